import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { refuseUnknownParameters } from '#app/core/known_parameters'
import { FieldRefusal } from '#app/core/problem'
import { sendFile } from '#app/core/send_file'
import { exportFormats, type ExportFormat } from '#app/uploads/export_rows'

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  jsonl: 'application/x-ndjson; charset=utf-8',
}

/**
 * Answers with an export in the format that `?format=` names, CSV without it, sent piece by piece.
 * `filters` are the other parameters that this export takes.
 *
 * @throws Refusal 400 for another format, and for a parameter that is not there
 */
export function sendExport(
  ctx: Pick<HttpContext, 'request' | 'response'>,
  name: string,
  open: (format: ExportFormat) => AsyncIterable<string>,
  filters: string[] = []
) {
  refuseUnknownParameters(ctx, ['format', ...filters])
  const given: unknown = ctx.request.qs().format ?? 'csv'
  const format = exportFormats.find((known) => known === given)
  if (!format) {
    const message = `format takes ${exportFormats.join(', ')}.`
    throw new FieldRefusal('format', 'invalid_parameter', message, 400)
  }
  return sendFile(ctx, `${name}.${format}`, types[format], Readable.from(open(format)))
}
