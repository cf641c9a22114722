import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Keeps flash messages and form errors in the session until a page shows them. Otherwise, a
 * background request of a script between the form submission and the next page would consume them.
 */
export default class KeepMessagesMiddleware {
  handle({ request, session }: HttpContext, next: NextFn) {
    if (!session.flashMessages.isEmpty && !isPageRequest(request)) session.reflash()
    return next()
  }
}

/** Requests without an Accept header do not come from our scripts. */
function isPageRequest(request: HttpContext['request']): boolean {
  const accept = request.header('accept', 'text/html')!
  return accept.includes('text/html') && request.header('purpose') !== 'prefetch'
}
