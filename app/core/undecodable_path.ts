import type { IncomingMessage, ServerResponse } from 'node:http'
import { isBelowV1 } from '#app/core/door'
import { problemType, problemTitle } from '#app/core/problem'
import { requestIdOf } from '#app/core/request_id_middleware'
import { tIn } from '#app/core/text'

/**
 * Answers (400) a request whose path is not percent-encoded UTF-8. No route can be looked for, and
 * the framework makes no context for it: this is all that it meets.
 */
export function refuseUndecodablePath(request: IncomingMessage, response: ServerResponse) {
  const [path] = (request.url ?? '/').split('?')
  const requestId = requestIdOf(request.headers['x-request-id'])
  const detail = tIn('en', 'core_answers.invalid_path_encoding')
  const isV1 = isBelowV1(path)
  const code = 'invalid_encoding'
  const problem = {
    type: problemType(code),
    title: problemTitle(400),
    status: 400,
    detail,
    instance: encodeURI(path),
    code,
    request_id: requestId,
  }
  response.writeHead(400, {
    'Content-Type': isV1 ? 'application/problem+json; charset=utf-8' : 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
  })
  response.end(request.method === 'HEAD' ? undefined : isV1 ? JSON.stringify(problem) : detail)
}
