import type { IncomingMessage, ServerResponse } from 'node:http'
import { safeEqual } from '@adonisjs/core/helpers'
import { metricsToken } from '#config/operations'
import { readiness } from '#app/operations/health'
import { isForOperators } from '#app/operations/paths'

/**
 * Responds to a request of a path for operators, without session, language, redirect and rate limit. Details and
 * metrics are sent with the token, and on a port of their own (`isOwnPort`) if no token is set. Returns false for other
 * requests; `/metrics` exists on the port of the portal only with a token.
 */
export async function answerOperator(
  request: IncomingMessage,
  response: ServerResponse,
  { isOwnPort = false } = {}
): Promise<boolean> {
  const { method, url = '', headers } = request
  const path = url.split('?')[0].replace(/\/$/, '')
  if (!isForOperators(path) || !['GET', 'HEAD'].includes(method ?? '')) return false

  const isTrusted = metricsToken ? hasToken(headers.authorization) : isOwnPort
  if (path === '/metrics') {
    if (!metricsToken && !isOwnPort) return false
    if (!isTrusted) {
      send(response, 401, { status: 'error' }, { 'WWW-Authenticate': 'Bearer' })
      return true
    }
    const { metricsText } = await import('#app/operations/metrics')
    const { type, body } = await metricsText()
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
    return true
  }
  if (path === '/health/live') {
    send(response, 200, { status: 'ok' })
    return true
  }
  const report = await readiness()
  const status = report.isHealthy ? 'ok' : 'error'
  send(response, report.isHealthy ? 200 : 503, isTrusted ? report : { status })
  return true
}

function hasToken(authorization: string | undefined): boolean {
  const token = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
  return safeEqual(token, metricsToken!.release())
}

function send(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {}
) {
  const type = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }
  response.writeHead(status, { ...type, ...headers }).end(JSON.stringify(body))
}
