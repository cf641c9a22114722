import type { HttpContext } from '@adonisjs/core/http'
import { resendInvitation } from '#app/accounts/invitations/invite'
import PersonTransformer from '#app/accounts/person_transformer'
import { setCreated } from '#app/core/http/created'
import { cursorList } from '#app/core/lists/listing'
import { serialize } from '#app/core/http/serializer'
import { sendVersion } from '#app/core/http/version_claim'
import { actorOf, writingOf } from '#app/accounts/audit/audit_log'
import { findStaff, staff, staffList } from '#app/accounts/staff/staff_list'
import {
  changeStaffValidator,
  inviteStaffValidator,
  replaceStaffValidator,
} from '#app/accounts/staff/staff_validators'
import { inviteStaff, updateStaff, type StaffChanges } from '#app/accounts/staff/update_staff'

/** Staff accounts on `/v1`, as `sub-admins`. */
export default class V1StaffController {
  async index(ctx: HttpContext) {
    const { rows, meta } = await cursorList(staffList, staff(), ctx)
    return serialize({ data: PersonTransformer.transform(rows), meta })
  }

  async store(ctx: HttpContext) {
    const invitee = await ctx.request.validateUsing(inviteStaffValidator)
    const { uid } = await inviteStaff(invitee, actorOf(ctx))
    setCreated(ctx, `/v1/sub-admins/edit/${uid}/`)
    return answer(ctx, uid)
  }

  async show(ctx: HttpContext) {
    return answer(ctx, ctx.params.id)
  }

  async replace(ctx: HttpContext) {
    const changes = await ctx.request.validateUsing(replaceStaffValidator)
    return save(ctx, changes as StaffChanges)
  }

  async update(ctx: HttpContext) {
    const changes = await ctx.request.validateUsing(changeStaffValidator)
    return save(ctx, changes as StaffChanges)
  }

  /** Sends the invitation again. */
  async resend(ctx: HttpContext) {
    const person = await findStaff(ctx.params.id)
    await resendInvitation(person, actorOf(ctx))
    ctx.response.status(202)
    return { message: `An invitation has been sent to ${person.email}.` }
  }
}

async function save(ctx: HttpContext, changes: StaffChanges) {
  const person = await findStaff(ctx.params.id)
  await updateStaff(person, changes, writingOf(ctx))
  return answer(ctx, person.uid)
}

/** Responds with the current account and its version in the `ETag`. */
async function answer(ctx: HttpContext, uid: unknown) {
  const person = await findStaff(uid)
  sendVersion(ctx, person.version)
  return serialize(PersonTransformer.transform(person))
}
