import type { HttpContext } from '@adonisjs/core/http'
import { resendInvitation } from '#app/accounts/invitations/invite'
import PersonTransformer from '#app/accounts/person_transformer'
import type { RoleId } from '#app/accounts/role'
import type User from '#app/accounts/user'
import { answerListFile } from '#app/core/lists/list_file'
import { pageList } from '#app/core/lists/listing'
import { staffCsv, findStaff, staff, staffList } from '#app/accounts/staff/staff_list'
import { editForm, isStale } from '#app/core/http/edit_form'
import { returnUrlOf, redirectBack, inArea, withReturnUrl } from '#app/core/http/return_url'
import { t } from '#app/core/text/text'
import { actorOf, writingOf } from '#app/accounts/audit/audit_log'
import {
  inviteStaffValidator,
  staffFormValidator,
  staffStatusValidator,
} from '#app/accounts/staff/staff_validators'
import { resetByStaff } from '#app/accounts/two_factor/two_factor'
import { inviteStaff, updateStaff } from '#app/accounts/staff/update_staff'

/** The pages of staff accounts (menu label Company Users). */
export default class StaffController {
  async index(ctx: HttpContext) {
    const { rows, list } = await pageList(staffList, staff(), ctx)
    return ctx.inertia.render('staff/index', { people: PersonTransformer.transform(rows), list })
  }

  /** Exports the list with the filters and order of its URL. */
  async export(ctx: HttpContext) {
    return answerListFile(ctx, {
      name: 'company-users',
      list: staffList,
      query: staff(),
      rowsOf: (people) => people,
      columns: staffCsv,
      place: '/sub-admins',
    })
  }

  create(ctx: HttpContext) {
    return ctx.inertia.render('staff/create', { back: returnUrlOf(ctx) })
  }

  async store(ctx: HttpContext) {
    const invitee = await ctx.request.validateUsing(inviteStaffValidator)
    const { email } = await inviteStaff(invitee, actorOf(ctx))
    ctx.session.flash('success', t('auth_answers.invited', { email }))
    return redirectBack(ctx, '/sub-admins')
  }

  async edit(ctx: HttpContext) {
    return showForm(ctx, await findStaff(ctx.params.SubAdminId))
  }

  async update(ctx: HttpContext) {
    const person = await findStaff(ctx.params.SubAdminId)
    const { role, ...changes } = await ctx.request.validateUsing(staffFormValidator)
    const wanted = { full_name: changes.full_name, email: changes.email, role: role as RoleId }
    if (await isStale(ctx, updateStaff(person, wanted, writingOf(ctx)))) {
      await person.refresh()
      return showForm(ctx, person, {
        full_name: changes.full_name,
        email: changes.email ?? person.email,
        role: String(role ?? person.role),
      })
    }
    ctx.session.flash('success', t('auth_answers.person_saved', { name: changes.full_name }))
    return redirectBack(ctx, '/sub-admins')
  }

  /** Suspends or reactivates. */
  async changeStatus(ctx: HttpContext) {
    const person = await findStaff(ctx.params.SubAdminId)
    const { status } = await ctx.request.validateUsing(staffStatusValidator)
    await updateStaff(person, { status }, { actor: actorOf(ctx) })
    const done =
      status === 'suspended' ? 'auth_answers.person_suspended' : 'auth_answers.person_reactivated'
    ctx.session.flash('success', t(done, { name: person.fullName }))
    return backToForm(ctx, person)
  }

  async resetTwoFactor(ctx: HttpContext) {
    const person = await findStaff(ctx.params.SubAdminId)
    ctx.session.flash('success', await resetByStaff(person, actorOf(ctx)))
    return backToForm(ctx, person)
  }

  async resend(ctx: HttpContext) {
    const person = await findStaff(ctx.params.SubAdminId)
    await resendInvitation(person, actorOf(ctx))
    ctx.session.flash('success', t('auth_answers.invited_again', { email: person.email }))
    return backToForm(ctx, person)
  }
}

function backToForm(ctx: HttpContext, { uid }: User) {
  return ctx.response.redirect(
    withReturnUrl(inArea(ctx, `/sub-admins/edit/${uid}`), returnUrlOf(ctx))
  )
}

function showForm(ctx: HttpContext, person: User, typed?: Record<string, string>) {
  const now = { full_name: person.fullName, email: person.email, role: String(person.role) }
  return ctx.inertia.render('staff/edit', {
    person: PersonTransformer.transform(person),
    ...editForm(ctx, person.version, now, typed),
    is_self: person.id === ctx.auth.user?.id,
    back: returnUrlOf(ctx),
  })
}
