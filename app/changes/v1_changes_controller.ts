import type { HttpContext } from '@adonisjs/core/http'
import { changesValidator, standardEvents } from '#app/changes/changes_validators'
import { beginning, parsePosition, signPosition } from '#app/changes/feed_position'
import { positionSince } from '#app/changes/position_since'
import { readChanges } from '#app/changes/read_changes'
import { refuseUnknownParameters } from '#app/core/http/query_parameters'
import { momentOf } from '#app/core/moment'
import { respondToCall } from '#app/billing/metering/respond_to_call'

/**
 * `GET /v1/skills/changes/`: the changes feed, page by page, with which clients keep a copy. A metered call;
 * pages without events are free, and HEAD only validates the query.
 */
export default class V1ChangesController {
  async handle(ctx: HttpContext) {
    const { request, response } = ctx
    refuseUnknownParameters(ctx, ['cursor', 'limit', 'since'])
    const input = await request.validateUsing(changesValidator)
    const { cursor, since, limit = standardEvents } = input
    const known = cursor === undefined ? beginning : parsePosition(cursor)
    response.header('Cache-Control', 'no-store')
    if (request.method() === 'HEAD') return response.noContent()

    return respondToCall(ctx, {
      call: 'changes',
      compute: async () =>
        readChanges(since === undefined ? known : await positionSince(momentOf(since)!), limit),
      isFree: ({ events }) => events.length === 0,
      body: ({ events, position, hasMore }) => ({
        data: events,
        meta: { next_cursor: signPosition(position), has_more: hasMore },
      }),
      record: ({ data }) => ({
        skills: [],
        filters: { limit, ...(since !== undefined && { since }) },
        totalMatches: data.length,
        returned: data.length,
      }),
    })
  }
}
