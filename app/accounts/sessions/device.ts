import { HttpContext } from '@adonisjs/core/http'

/**
 * The IP address and the User-Agent (at most 300 characters) of the current request, as bindings of a statement; empty
 * strings if unknown.
 */
export function deviceOfRequest(): [ip: string, userAgent: string] {
  const request = HttpContext.get()?.request
  return [request?.ip() ?? '', request?.header('user-agent', '')?.slice(0, 300) ?? '']
}
