import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefusal } from '#app/core/errors/problem'
import type { RowFormat } from '#app/core/lists/row_format'
import { t } from '#app/core/text/text'

/** The format in `?format=`, CSV by default. @throws FieldRefusal (422) for another format */
export function chosenFormat<Format extends RowFormat>(
  { request }: Pick<HttpContext, 'request'>,
  formats: readonly Format[]
): Format {
  const given: unknown = request.qs().format || 'csv'
  const format = formats.find((known) => known === given)
  if (format) return format
  const message = t('core_answers.parameter_format', { names: formats.join(', ') })
  throw new FieldRefusal('format', 'invalid_parameter', message)
}
