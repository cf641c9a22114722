import emitter from '@adonisjs/core/services/emitter'
import type { HttpContext } from '@adonisjs/core/http'
import { isForOperators } from '#app/operations/paths'

/** A request after its response. */
export interface AnsweredRequest {
  ctx: HttpContext
  method: string
  /** The pattern of the route, which contains no ids or tokens; `none` for files and unknown paths. */
  route: string
  /** 499 if the client closed the connection before the response ended. */
  status: number
  seconds: number
}

/** Calls the listener after every response, except those of the paths for operators. */
export function onRequest(listen: (request: AnsweredRequest) => void) {
  emitter.on('http:request_completed', ({ ctx, duration: [seconds, nanoseconds] }) => {
    const { request, response, route } = ctx
    if (!route && isForOperators(request.url())) return
    const { writableFinished } = response.response
    listen({
      ctx,
      method: request.method(),
      route: route?.pattern ?? 'none',
      status: writableFinished ? response.response.statusCode : 499,
      seconds: seconds + nanoseconds / 1e9,
    })
  })
}
