import type { HttpContext } from '@adonisjs/core/http'
import portal from '#config/portal'
import { NotFound } from '#app/core/errors/problem'
import { hostCookie } from '#app/core/http/cookie_names'
import { languageOf } from '#app/core/text/text'
import { doors } from '#app/core/samples/documentation_doors'
import {
  sampleLanguageNames,
  sampleLanguages,
  type SampleLanguage,
} from '#app/core/samples/code_samples'
import { documentationPage } from '#app/documentation/documentation_page'
import { readerOf } from '#app/documentation/reader'
import DefaultSetup from '#app/billing/default_setup'

/** The API documentation: public at /docs, and for partners in their portal. */
export default class DocumentationController {
  async everybody(ctx: HttpContext) {
    return ctx.inertia.render('documentation/show', await propsOf(ctx, 'public'))
  }

  async partner(ctx: HttpContext) {
    return ctx.inertia.render('documentation/portal', await propsOf(ctx, 'portal'))
  }
}

async function propsOf(ctx: HttpContext, door: keyof typeof doors) {
  const setup = await DefaultSetup.current()
  const sampleLanguage = sampleLanguageOf(ctx)
  const page = await documentationPage({
    door: doors[door],
    slug: String(ctx.params.chapter ?? ''),
    language: languageOf(ctx),
    sampleLanguage,
    visitor: ctx.auth.user?.role ?? 'guest',
    setup,
  })
  if (!page) throw new NotFound()
  return {
    ...page,
    sample_language: sampleLanguage,
    sample_languages: sampleLanguageNames.map((name) => ({
      name,
      title: sampleLanguages[name].title,
    })),
    reader: await readerOf(ctx, setup),
  }
}

const cookie = 'code'

/** The language of samples: from the query, which is remembered, or else the previous one. */
function sampleLanguageOf({ request, response }: HttpContext): SampleLanguage {
  const known = (name: unknown) => sampleLanguageNames.find((one) => one === name)
  const requested = known(request.qs().code)
  if (!requested)
    return known(request.plainCookie(hostCookie(cookie), { encoded: false })) ?? 'curl'
  response.plainCookie(hostCookie(cookie), requested, {
    encode: false,
    path: '/',
    secure: portal.secureCookies,
    maxAge: '365d',
  })
  return requested
}
