import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { chosenFormat } from '#app/core/lists/chosen_format'
import { refuseUnknownParameters } from '#app/core/http/query_parameters'
import { sendFile } from '#app/core/http/send_file'
import { storeExport, sendStoredExport } from '#app/exports/stored_export'
import { rowFormats, type RowFormat } from '#app/core/lists/row_format'
import { formatTypes } from '#app/core/lists/row_formats'
import type { ExportPieces } from '#app/exports/export_rows'

/**
 * Streams an export in the format of `?format=` (default: CSV). With `?snapshot=true` it is stored first, so
 * that the download can be resumed (`storeExport`). `filters` are the other parameters of this export.
 *
 * @throws Refusal for an unknown format (422) or parameter (400)
 */
export async function sendExport(
  ctx: Pick<HttpContext, 'auth' | 'request' | 'response'>,
  name: string,
  open: (format: RowFormat) => ExportPieces,
  filters: string[] = []
) {
  refuseUnknownParameters(ctx, ['format', 'snapshot', ...filters])
  const { snapshot } = ctx.request.qs()
  if (snapshot !== undefined && snapshot !== 'true') return sendStoredExport(ctx, snapshot)

  const format = chosenFormat(ctx, rowFormats)
  const file = { fileName: `${name}.${format}`, type: formatTypes[format] }
  const content = Readable.from(open(format))
  if (snapshot) return storeExport(ctx, file, content)
  return sendFile(ctx, file.fileName, file.type, content)
}
