import type { HttpContext } from '@adonisjs/core/http'
import type { Searcher } from '#app/search/playground/searcher'
import { newUid } from '#app/core/uid'
import Category from '#app/catalogue/category'
import { callsAtHand } from '#app/billing/metering/calls_at_hand'
import { whyNoCalls, type WhyNoCalls } from '#app/billing/metering/why_no_calls'
import { guestAllowance } from '#app/search/playground/guest_allowance'
import { askedTerms, searchDefaults } from '#app/search/playground/read_search'
import type DefaultSetup from '#app/billing/default_setup'

/** A form's fields as text, the way they are typed and stand in an address. */
export type AskedSearch = {
  skills: string[]
  min_weight: string
  max_weight: string
  type: string
  domain: string
  limit: string
}

/** What a search costs this visitor and what is left, as it is known now. */
export type SearchPrice =
  | {
      payer: 'client'
      calls: number
      remaining: number
      total: number
      /** The package that pays the next call; null when none can. */
      pays_next: string | null
      /** Why nothing is left; null while something is. */
      why_none: WhyNoCalls | null
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
 * What the playground's form shows: the query of the address, or what was typed when the last attempt
 * was refused; the domains that have skills; a token that makes one press of Search one search.
 */
export async function playgroundForm(
  { request, session }: Pick<HttpContext, 'request' | 'session'>,
  setup: DefaultSetup
) {
  const refused = session.flashMessages.all() as Record<string, unknown>
  const isRefused = 'skills' in refused || 'more' in refused
  return {
    asked: askedSearch(isRefused ? refused : request.qs()),
    domains: await domainsWithSkills(),
    maximum_skills: setup.maximumSearchSkills,
    once: newUid(),
  }
}

export async function priceOfSearch(searcher: Searcher, setup: DefaultSetup): Promise<SearchPrice> {
  switch (searcher.kind) {
    case 'client': {
      const usage = await callsAtHand(searcher.clientId)
      const remaining = usage.total_calls - usage.usage_calls
      return {
        payer: 'client',
        calls: setup.playgroundSearchPrice,
        remaining,
        total: usage.total_calls,
        pays_next: usage.pays_next?.name ?? null,
        why_none: remaining === 0 ? await whyNoCalls(searcher.clientId) : null,
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

function askedSearch(input: Record<string, unknown>): AskedSearch {
  const text = (name: string, otherwise: string | number = '') => {
    const value = input[name]
    return typeof value === 'string' && value !== '' ? value : String(otherwise)
  }
  return {
    skills: askedTerms(input),
    min_weight: text('min_weight', searchDefaults.min_weight),
    max_weight: text('max_weight', searchDefaults.max_weight),
    type: text('type'),
    domain: text('domain'),
    limit: text('limit', searchDefaults.limit),
  }
}

/** Domains that a search can be narrowed to: those with a published skill. */
async function domainsWithSkills(): Promise<Array<{ id: string; name: string }>> {
  const domains = await Category.query()
    .where('active', true)
    .whereHas('skills', (skills) => skills.where('status', 'published'))
    .orderBy('name')
    .orderBy('id')
    .limit(mostDomains)
  return domains.map(({ uid, name }) => ({ id: uid, name }))
}
