import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { chosenFormat } from '#app/core/lists/chosen_format'
import { refuseUnknownParameters } from '#app/core/http/query_parameters'
import { sendFile } from '#app/core/http/send_file'
import { keepExport, sendKeptExport } from '#app/exports/kept_export'
import { rowFormats, type RowFormat } from '#app/core/lists/row_format'
import { formatTypes } from '#app/core/lists/row_formats'
import type { ExportPieces } from '#app/exports/export_rows'

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
  open: (format: RowFormat) => ExportPieces,
  filters: string[] = []
) {
  refuseUnknownParameters(ctx, ['format', 'snapshot', ...filters])
  const { snapshot } = ctx.request.qs()
  if (snapshot !== undefined && snapshot !== 'true') return sendKeptExport(ctx, snapshot)

  const format = chosenFormat(ctx, rowFormats)
  const file = { fileName: `${name}.${format}`, type: formatTypes[format] }
  const content = Readable.from(open(format))
  if (snapshot) return keepExport(ctx, file, content)
  return sendFile(ctx, file.fileName, file.type, content)
}
