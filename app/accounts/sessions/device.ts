import { HttpContext } from '@adonisjs/core/http'

/**
 * The IP address and the browser or program of the current request, as bindings of a statement; empty texts if they are not
 * known.
 */
export function deviceOfRequest(): [ip: string, userAgent: string] {
  const request = HttpContext.get()?.request
  return [request?.ip() ?? '', request?.header('user-agent', '')?.slice(0, 300) ?? '']
}
