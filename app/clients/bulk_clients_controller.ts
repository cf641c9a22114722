import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/accounts/audit/audit_log'
import Client from '#app/accounts/client'
import { clientList } from '#app/clients/client_list'
import { bulkClientsValidator } from '#app/clients/client_validators'
import { changeClientStatuses } from '#app/clients/update_client'
import { answerBulk, readSelection } from '#app/core/lists/bulk_selection'

/** Suspends or reactivates several clients. */
export default class BulkClientsController {
  async update(ctx: HttpContext) {
    const { act } = await ctx.request.validateUsing(bulkClientsValidator)
    const { status, past } = acts[act]
    return answerBulk(ctx, { past, place: '/clients' }, async () => {
      const selection = await readSelection(clientList, Client.query(), ctx)
      return changeClientStatuses(selection, status, actorOf(ctx))
    })
  }
}

const acts = {
  suspend: { status: 'suspended', past: 'core_answers.past_suspended' },
  reactivate: { status: 'active', past: 'clients_answers.past_reactivated' },
} as const
