import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import portal from '#config/portal'
import { portalPath } from '#app/core/door'
import { sidebars, themes } from '#app/site/appearance'

const appearanceValidator = vine.create({
  theme: vine.enum(themes).optional(),
  sidebar: vine.enum(sidebars).optional(),
})

/** Theme and sidebar for browsers that run no script; the others write the cookies themselves. */
export default class AppearanceController {
  async update({ request, response }: HttpContext) {
    const chosen = await request.validateUsing(appearanceValidator)
    for (const [name, value] of Object.entries(chosen)) {
      response.plainCookie(name, value, {
        encode: false,
        httpOnly: false,
        path: portal.basePath || '/',
        maxAge: '365d',
      })
    }
    return response.redirect().withQs().back(portalPath('/'))
  }
}
