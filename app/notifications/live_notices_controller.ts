import transmit from '@adonisjs/transmit/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#app/core/errors/problem'
import { reconnect } from '#app/core/http/event_streams'
import { isStopping } from '#app/core/stopping'
import { newUid } from '#app/core/uid'
import { channelOf } from '#app/notifications/live_notices'

/**
 * A stream of server-sent events that signals new notifications. The channel is always that of the user: no
 * route has a channel parameter.
 */
export default class LiveNoticesController {
  async show(ctx: HttpContext) {
    const { auth, request, response } = ctx
    if (!request.header('accept')?.includes('text/event-stream')) {
      throw new Refusal('This endpoint is an event stream for the pages of the portal.', {
        status: 406,
        code: 'not_acceptable',
      })
    }
    if (isStopping()) {
      response.header('Content-Type', 'text/event-stream')
      return response.send(reconnect)
    }
    const uid = newUid()
    const stream = transmit.createStream({
      uid,
      context: ctx,
      request: request.request,
      response: response.response,
      injectResponseHeaders: response.getHeaders(),
    })
    await transmit.subscribe({
      ...{ uid, context: ctx, skipAuthorization: true },
      channel: channelOf(auth.getUserOrFail().uid),
    })
    return response.stream(stream)
  }
}
