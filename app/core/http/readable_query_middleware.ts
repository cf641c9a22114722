import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/**
 * Refuses (400) an address whose query is not valid percent-encoded UTF-8, before anything is searched,
 * counted or charged: read letter by letter, `%E0%A4%A` would pass for the text that was meant.
 */
export default class ReadableQueryMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    if (!isEncoded(request.parsedUrl.query ?? '')) throw new UnreadableQuery()
    return next()
  }
}

class UnreadableQuery extends Refusal {
  constructor() {
    super(t('core_answers.invalid_encoding'), { status: 400, code: 'invalid_encoding' })
  }
}

function isEncoded(query: string): boolean {
  try {
    decodeURIComponent(query)
    return true
  } catch {
    return false
  }
}
