import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import portal from '#config/portal'
import { portalPath } from '#app/core/door'
import { hostCookie } from '#app/core/http/cookie_names'
import { t } from '#app/core/text/text'
import { inArea } from '#app/core/http/return_url'
import {
  fontNames,
  groupNamePattern,
  radii,
  sidebars,
  languageChoices,
  themes,
  type Appearance,
} from '#app/core/text/appearance'
import { wholeNumber } from '#app/core/text/number_fields'
import { saveAppearance } from '#app/accounts/profile/save_appearance'

/** Forms cannot submit an empty list; `none` represents it. */
const noGroup = 'none'

const appearanceValidator = vine.create({
  theme: vine.enum(themes).optional(),
  font: vine.enum(fontNames).optional(),
  radius: wholeNumber()
    .in([...radii])
    .optional(),
  sidebar: vine.enum(sidebars).optional(),
  language: vine.enum(languageChoices).optional(),
  groups: vine.array(vine.string().regex(groupNamePattern)).maxLength(20).optional(),
})

/** Appearance settings: in cookies for guests, on the account for users. */
export default class AppearanceController {
  /** A single setting, changed by a button; scripts get 204. */
  async update(ctx: HttpContext) {
    await saveChoices(ctx)
    if (ctx.request.accepts(['html', 'json']) === 'json') return ctx.response.noContent()
    return ctx.response.redirect().withQs().back(portalPath('/'))
  }

  /** All settings of the form in the profile. */
  async save(ctx: HttpContext) {
    await saveChoices(ctx)
    ctx.session.flash('success', t('site_answers.appearance_saved'))
    return ctx.response.redirect(inArea(ctx, '/profile'))
  }
}

async function saveChoices({ auth, request, response }: HttpContext) {
  const { groups, ...rest } = await request.validateUsing(appearanceValidator)
  const open = groups?.filter((name) => name !== noGroup)
  const chosen = { ...rest, ...(open && { groups: open }) } as Partial<Appearance>
  for (const [name, value] of Object.entries({
    ...rest,
    ...(open && { groups: open.join('.') }),
  })) {
    response.plainCookie(hostCookie(name), String(value), {
      encode: false,
      httpOnly: false,
      path: '/',
      secure: portal.secureCookies,
      maxAge: '365d',
    })
  }
  if (auth.user) await saveAppearance(auth.user, chosen)
}
