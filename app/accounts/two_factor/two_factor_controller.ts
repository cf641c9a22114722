import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { portalPath } from '#app/core/door'
import { NotFound } from '#app/core/errors/problem'
import { inArea } from '#app/core/http/return_url'
import { t } from '#app/core/text/text'
import { withWrittenText } from '#app/core/text/written_text'
import { actorOf } from '#app/accounts/audit/audit_log'
import {
  codeValidator,
  currentPasswordValidator,
  passwordAndCodeValidator,
} from '#app/accounts/auth_validators'
import { pullIntendedPage } from '#app/accounts/intended_page'
import { homeOf } from '#app/accounts/role'
import { pageSessionOf } from '#app/accounts/sessions/page_session'
import { countRecoveryCodes } from '#app/accounts/two_factor/recovery_codes'
import {
  offeredSecret,
  renewRecoveryCodes,
  startSetUp,
  switchOff,
  switchOn,
} from '#app/accounts/two_factor/two_factor'
import { qrCodeOf } from '#app/accounts/two_factor/totp'
import { mustSetUpTwoFactor, needsTwoFactor } from '#app/accounts/two_factor_requirement'

const PAGE = '/auth/two-factor'
const SET_UP = `${PAGE}/set-up`

/** Two-factor authentication of the user's own account. */
export default class TwoFactorController {
  async show(ctx: HttpContext) {
    const person = ctx.auth.getUserOrFail()
    return ctx.inertia.render('auth/two_factor', {
      is_on: person.twoFactorAt !== null,
      is_required: needsTwoFactor(person.role),
      must_set_up: mustSetUpTwoFactor(person),
      codes_left: await countRecoveryCodes(db.connection(), person.id),
      profile: `${person.area}/profile`,
    })
  }

  async start(ctx: HttpContext) {
    const { current_password: password } = await ctx.request.validateUsing(currentPasswordValidator)
    await startSetUp(ctx.auth.getUserOrFail(), password, actorOf(ctx))
    return ctx.response.redirect(portalPath(SET_UP))
  }

  /** Shows the secret. It is in the HTML only, not in the props, so Inertia visits are answered with a full page load. */
  async offer(ctx: HttpContext) {
    const secret = await offeredSecret(ctx.auth.getUserOrFail())
    if (secret === null) return ctx.response.redirect(portalPath(PAGE))
    if (ctx.request.header('x-inertia')) return ctx.inertia.location(portalPath(SET_UP))
    const page = await ctx.inertia.render('auth/two_factor_setup', {})
    const text = secret.replace(/.{4}(?=.)/g, '$& ')
    return withWrittenText(ctx, page, { id: 'totp-secret', text })
  }

  /** The offered secret as a QR code. */
  async qrCode(ctx: HttpContext) {
    const person = ctx.auth.getUserOrFail()
    const secret = await offeredSecret(person)
    if (secret === null) throw new NotFound()
    ctx.response.header('Content-Type', 'image/svg+xml')
    return qrCodeOf(secret, person.email)
  }

  async switchOn(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(codeValidator)
    const person = ctx.auth.getUserOrFail()
    const wasForced = mustSetUpTwoFactor(person)
    const by = { actor: actorOf(ctx), pageSession: pageSessionOf(ctx) }
    const codes = await switchOn(person, code, by)
    const home = wasForced ? portalPath(homeOf(person.role)) : inArea(ctx, '/profile')
    return showCodes(ctx, codes, (wasForced && pullIntendedPage(ctx.session)) || home)
  }

  async renewCodes(ctx: HttpContext) {
    const { current_password: password, code } =
      await ctx.request.validateUsing(passwordAndCodeValidator)
    const person = ctx.auth.getUserOrFail()
    const codes = await renewRecoveryCodes(person, { password, code }, actorOf(ctx))
    return showCodes(ctx, codes, inArea(ctx, '/profile'))
  }

  async switchOff(ctx: HttpContext) {
    const { current_password: password, code } =
      await ctx.request.validateUsing(passwordAndCodeValidator)
    await switchOff(ctx.auth.getUserOrFail(), { password, code }, actorOf(ctx))
    ctx.session.flash('success', t('auth_answers.two_factor_off'))
    return ctx.response.redirect(inArea(ctx, '/profile'))
  }
}

/** Shows new recovery codes, once. `next` is the URL of the next page. */
async function showCodes(ctx: HttpContext, codes: string[], next: string) {
  const page = await ctx.inertia.render('auth/recovery_codes', { next })
  return withWrittenText(ctx, page, { id: 'recovery-codes', text: codes.join('\n') })
}
