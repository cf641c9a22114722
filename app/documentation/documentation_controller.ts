import type { HttpContext } from '@adonisjs/core/http'
import portal from '#config/portal'
import { NotFound } from '#app/core/errors/problem'
import { hostCookie } from '#app/core/http/cookie_names'
import { doors } from '#app/core/samples/documentation_doors'
import {
  sampleLanguageNames,
  sampleLanguages,
  type SampleLanguage,
} from '#app/core/samples/code_samples'
import { documentationPage } from '#app/documentation/documentation_page'
import { searchTextOf } from '#app/core/lists/list_url'
import { readerOf } from '#app/documentation/reader'
import { searchDocumentation, searchReader } from '#app/documentation/search_documentation'
import DefaultSetup from '#app/billing/default_setup'

/** The API documentation: public at /docs, and for partners in their portal. `?q=` searches it. */
export default class DocumentationController {
  async everybody(ctx: HttpContext) {
    if (wantsJson(ctx)) return foundBy(ctx, 'public')
    return ctx.inertia.render('documentation/show', await propsOf(ctx, 'public'))
  }

  async partner(ctx: HttpContext) {
    if (wantsJson(ctx)) return foundBy(ctx, 'portal')
    return ctx.inertia.render('documentation/portal', await propsOf(ctx, 'portal'))
  }
}

type Door = keyof typeof doors

/** The palette asks for JSON. */
function wantsJson({ request }: HttpContext): boolean {
  return request.accepts(['html', 'json']) === 'json'
}

async function foundBy(ctx: HttpContext, door: Door) {
  const reader = searchReader(ctx, doors[door])
  const hits = await searchDocumentation(searchTextOf(ctx) ?? '', reader, hitsOfPalette)
  return ctx.response.json({ data: hits })
}

async function propsOf(ctx: HttpContext, door: Door) {
  const setup = await DefaultSetup.current()
  const sampleLanguage = sampleLanguageOf(ctx)
  const reader = searchReader(ctx, doors[door])
  const slug = String(ctx.params.chapter ?? '')
  const page = await documentationPage({ ...reader, slug, sampleLanguage, setup })
  if (!page) throw new NotFound()
  const text = searchTextOf(ctx)
  return {
    ...page,
    found: text === null ? null : { text, hits: await searchDocumentation(text, reader) },
    sample_language: sampleLanguage,
    sample_languages: sampleLanguageNames.map((name) => ({
      name,
      title: sampleLanguages[name].title,
    })),
    reader: await readerOf(ctx, setup),
  }
}

const hitsOfPalette = 8

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
