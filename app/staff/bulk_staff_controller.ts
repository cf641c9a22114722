import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/audit/audit_log'
import { answerBulk, readSelection } from '#app/core/bulk_selection'
import { staff, staffList } from '#app/staff/staff_list'
import { suspendAccounts } from '#app/staff/update_staff'

/** Several staff accounts of the list suspended at once. */
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
