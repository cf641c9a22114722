import type { HttpContext } from '@adonisjs/core/http'
import { isTextFile, languageOf, textsOfFile, textsStamp } from '#app/core/text/text'

/** Additional text files for the pages of a folder; checked by tests/unit/core/texts.spec.ts. */
const others: Record<string, string[]> = {
  api_keys: ['fields'],
  audit_log: ['fields'],
  billing: ['clients', 'fields'],
  categories: ['fields'],
  client_packages: ['fields', 'offers'],
  clients: ['fields', 'offers', 'sales', 'staff'],
  colleagues: ['clients', 'staff'],
  currencies: ['fields'],
  documentation: ['code'],
  packages: ['fields', 'offers'],
  playground: ['code'],
  profile: ['fields'],
  purchases: ['offers', 'sales'],
  relations: ['fields'],
  sales: ['offers'],
  setup: ['fields'],
  site: ['offers'],
  skills: ['fields', 'relations'],
  staff: ['fields'],
  synonyms: ['fields'],
  webhooks: ['fields'],
}

/** The same for single pages: a search without an account does not load the texts of lists. */
const ofPages: Record<string, string[]> = {
  'api_keys/shown': ['code'],
  'auth/recovery_codes': ['code'],
  'auth/two_factor_setup': ['code'],
  'billing/show': ['payments'],
  'billing/spending': ['dashboards', 'searches'],
  'dashboards/partner': ['code', 'searches'],
  'documents/show': ['payments'],
  'notifications/settings': ['fields'],
  'playground/client_searches': ['searches'],
  'playground/package_searches': ['searches'],
  'playground/search_history': ['searches'],
  'profile/data': ['auth'],
  'purchases/index': ['payments'],
  'uploads/columns': ['fields'],
  'uploads/show': ['fields'],
  'webhooks/secret': ['code'],
  'webhooks/show': ['code'],
}

/** The texts of a page as Inertia once props: `common` and the file of the page's folder. */
export function pageTexts(component: string, ctx: HttpContext) {
  const language = languageOf(ctx)
  return Object.fromEntries(
    textFilesOf(component).map((textFile) => {
      const key = `texts_${textFile}`
      const once = { key: [key, language, textsStamp()].filter(Boolean).join('_') }
      return [key, ctx.inertia.once(() => textsOfFile(textFile, language), once)]
    })
  )
}

export function textFilesOf(component: string): string[] {
  const [folder] = component.split('/')
  const own = isTextFile(folder) ? [folder] : []
  return ['common', ...own, ...(others[folder] ?? []), ...(ofPages[component] ?? [])]
}
