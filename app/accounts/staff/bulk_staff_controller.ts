import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/accounts/audit/audit_log'
import { answerBulk, readSelection } from '#app/core/lists/bulk_selection'
import { staff, staffList } from '#app/accounts/staff/staff_list'
import { suspendAccounts } from '#app/accounts/staff/update_staff'

/** Suspends several staff accounts of the list at once. */
export default class BulkStaffController {
  async update(ctx: HttpContext) {
    return answerBulk(
      ctx,
      { past: 'core_answers.past_suspended', place: '/sub-admins' },
      async () => {
        const selection = await readSelection(staffList, staff(), ctx)
        return suspendAccounts(selection, actorOf(ctx))
      }
    )
  }
}
