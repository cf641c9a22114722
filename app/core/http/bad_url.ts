import type { IncomingMessage, ServerResponse } from 'node:http'
import { isOfV1 } from '#app/core/door'
import { problemText, problemType } from '#app/core/errors/problem'
import { requestIdOf } from '#app/core/http/request_id_middleware'
import { setSecurityHeaders } from '#app/core/http/security_headers'
import { t } from '#app/core/text/text'

/**
 * Responds to a request whose URL is not percent-encoded UTF-8, before an HTTP context exists: with
 * a problem on `/v1`, with a text elsewhere.
 */
export function sendBadUrl(request: IncomingMessage, response: ServerResponse) {
  const detail = t('core_answers.invalid_encoding')
  const isV1 = isOfV1(request.url ?? '')
  const type = isV1 ? problemType : 'text/plain; charset=utf-8'
  const problem = { status: 400, code: 'invalid_encoding', detail }
  const requestId = requestIdOf(request.headers['x-request-id'])
  setSecurityHeaders(response)
  response.writeHead(400, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
  })
  if (request.method === 'HEAD') response.end()
  else response.end(isV1 ? problemText(problem, request, requestId) : detail)
}
