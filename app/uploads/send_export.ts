import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { refuseUnknownParameters } from '#app/core/known_parameters'
import { FieldRefusal } from '#app/core/problem'
import { sendFile } from '#app/core/send_file'
import { workbookType } from '#app/core/workbook_writer'
import { keepExport, sendKeptExport } from '#app/uploads/kept_export'
import { exportFormats, type ExportFormat, type ExportPieces } from '#app/uploads/export_rows'

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: workbookType,
  json: 'application/json; charset=utf-8',
  jsonl: 'application/x-ndjson; charset=utf-8',
  jsonld: 'application/ld+json; charset=utf-8',
}

/**
 * Answers with an export in the format that `?format=` names, CSV without it, sent piece by piece.
 * With `?snapshot=true` it is kept first, so that it can be gone on with after a break (`keepExport`).
 * `filters` are the other parameters that this export takes.
 *
 * @throws Refusal 400 for another format, and for a parameter that is not there
 */
export async function sendExport(
  ctx: Pick<HttpContext, 'auth' | 'request' | 'response'>,
  name: string,
  open: (format: ExportFormat) => ExportPieces,
  filters: string[] = []
) {
  const { snapshot } = ctx.request.qs()
  if (snapshot !== undefined && snapshot !== 'true') return sendKeptExport(ctx, snapshot)

  refuseUnknownParameters(ctx, ['format', 'snapshot', ...filters])
  const given: unknown = ctx.request.qs().format ?? 'csv'
  const format = exportFormats.find((known) => known === given)
  if (!format) {
    const message = `format takes ${exportFormats.join(', ')}.`
    throw new FieldRefusal('format', 'invalid_parameter', message, 400)
  }
  const file = { fileName: `${name}.${format}`, type: types[format] }
  const content = Readable.from(open(format))
  if (snapshot) return keepExport(ctx, file, content)
  return sendFile(ctx, file.fileName, file.type, content)
}
