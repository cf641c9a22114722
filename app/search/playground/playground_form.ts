import type { HttpContext } from '@adonisjs/core/http'
import { filterLeftOut } from '#app/core/lists/list_url'
import type { Searcher } from '#app/search/playground/searcher'
import { newUid } from '#app/core/uid'
import Category from '#app/catalogue/category'
import { labelLanguages } from '#app/catalogue/languages'
import { availableCalls } from '#app/billing/client_packages/available_calls'
import { noCallsReason, type NoCallsReason } from '#app/billing/client_packages/no_calls_reason'
import { guestAllowance } from '#app/search/playground/guest_allowance'
import { searchDefaults, submittedTerms, validFilters } from '#app/search/playground/read_search'
import type DefaultSetup from '#app/billing/default_setup'

/** The fields of the form as strings, as in a URL. */
export type SearchFields = {
  skills: string[]
  min_weight: string
  max_weight: string
  type: string
  domain: string
  limit: string
  /** `true` or empty. */
  strict: string
  /** The language of the names; empty for that of the page. */
  language: string
}

/** The price of a search and the remaining calls of the user. */
export type SearchPrice =
  | {
      payer: 'client'
      calls: number
      remaining: number
      total: number
      /** The package that the next call is charged to, if any. */
      pays_next: string | null
      /** Why no calls are left; otherwise null. */
      why_none: NoCallsReason | null
    }
  | { payer: 'staff' }
  | {
      payer: 'guest'
      remaining: number
      limit: number
      resets_in: number
      result_limit: number
    }

const mostDomains = 500

/**
 * The data of the playground form: the query of the URL or of the rejected form, the domains with skills, and
 * a token that makes repeated submissions one search.
 */
export async function playgroundForm(
  { request, session }: Pick<HttpContext, 'request' | 'session'>,
  setup: DefaultSetup
) {
  const refused = session.flashMessages.all() as Record<string, unknown>
  const isRefused = 'skills' in refused || 'more' in refused
  const { valid, leftOut } = isRefused
    ? { valid: refused, leftOut: [] }
    : await validFilters(request.qs())
  const domains = await domainsWithSkills()
  const asked = askedSearch(valid)
  if (asked.domain && !domains.some(({ id }) => id === asked.domain)) {
    leftOut.push(filterLeftOut('domain', asked.domain))
    asked.domain = ''
  }
  return {
    asked,
    left_out: leftOut,
    domains,
    maximum_skills: setup.maximumSearchSkills,
    once: newUid(),
  }
}

export async function priceOfSearch(searcher: Searcher, setup: DefaultSetup): Promise<SearchPrice> {
  switch (searcher.kind) {
    case 'client': {
      const usage = await availableCalls(searcher.clientId)
      const remaining = usage.total_calls - usage.usage_calls
      return {
        payer: 'client',
        calls: setup.playgroundSearchPrice,
        remaining,
        total: usage.total_calls,
        pays_next: usage.pays_next?.name ?? null,
        why_none: remaining === 0 ? await noCallsReason(searcher.clientId) : null,
      }
    }
    case 'staff':
      return { payer: 'staff' }
    case 'guest': {
      const { remaining, limit, resetsIn } = await guestAllowance(searcher.address, setup)
      const { guestResultLimit } = setup
      return {
        payer: 'guest',
        remaining,
        limit,
        resets_in: resetsIn,
        result_limit: guestResultLimit,
      }
    }
  }
}

function askedSearch(input: Record<string, unknown>): SearchFields {
  const text = (name: string, otherwise: string | number = '') => {
    const value = input[name]
    return typeof value === 'string' && value !== '' ? value : String(otherwise)
  }
  return {
    skills: submittedTerms(input),
    min_weight: text('min_weight', searchDefaults.min_weight),
    max_weight: text('max_weight', searchDefaults.max_weight),
    type: text('type'),
    domain: text('domain'),
    limit: text('limit', searchDefaults.limit),
    strict: text('strict'),
    language: labelLanguages.find((code) => code === input.language) ?? '',
  }
}

/** The domains of the filter: those with a published skill. */
async function domainsWithSkills(): Promise<Array<{ id: string; name: string }>> {
  const domains = await Category.query()
    .where('active', true)
    .whereHas('skills', (skills) => skills.where('status', 'published'))
    .orderBy('name')
    .orderBy('id')
    .limit(mostDomains)
  return domains.map(({ uid, name }) => ({ id: uid, name }))
}
