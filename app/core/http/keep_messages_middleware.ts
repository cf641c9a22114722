import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * What the session says to the person, a message or the faults of a form, waits for the page that shows it.
 * A page's script asks for data and news beside it: one of these, between a form that was sent and the page
 * that follows, would else take the message, and nobody would see it.
 */
export default class KeepMessagesMiddleware {
  handle({ request, session }: HttpContext, next: NextFn) {
    if (!session.flashMessages.isEmpty && !isForAPage(request)) session.reflash()
    return next()
  }
}

/** Who says nothing of what is wanted is no script of ours. */
function isForAPage(request: HttpContext['request']): boolean {
  const wanted = request.header('accept', 'text/html')!
  return wanted.includes('text/html') && request.header('purpose') !== 'prefetch'
}
