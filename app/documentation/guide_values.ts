import portal from '#config/portal'
import type { Language } from '#config/i18n'
import { mostRelatedInputs } from '#app/search/batch/related_skills'
import { mostFuzzyTerms, mostTerms } from '#app/search/batch/lookup_validators'
import { mostEvents } from '#app/changes/changes_validators'
import { bodyLimits } from '#app/core/http/body_limits'
import { portalPath } from '#app/core/door'
import { keptSeconds, longestKeptBody } from '#app/core/http/idempotency'
import { exactTotal, maximumLimit, standardLimit } from '#app/core/lists/list_url'
import { tIn } from '#app/core/text/text'
import { callChapters } from '#app/documentation/chapters'
import { clientPackage } from '#app/documentation/client_package'
import type { GuideValues } from '#app/documentation/guide'
import { extractDefaults, longestTextBytes } from '#app/search/extract/extract_validators'
import { keyAbilities } from '#app/accounts/api_keys/key_abilities'
import { keyPattern } from '#app/accounts/api_keys/key_text'
import { initialPackage } from '#app/billing/sales/free_package'
import type DefaultSetup from '#app/billing/default_setup'
import {
  guestSuggestionsPerDay,
  guestSuggestionsPerMinute,
  limitOf,
  type LimitName,
} from '#app/billing/limits'

/** The current values of this installation for the guide: URLs, prices, limits, key abilities. */
export async function guideValues(setup: DefaultSetup, language: Language): Promise<GuideValues> {
  const calls = callChapters('partner').flatMap((chapter) => chapter.calls)
  const figure = (name: LimitName) => limitOf(setup, name)
  const formatted = (value: number) => value.toLocaleString(language)
  const price = figure('playground_search_price')
  const free = await initialPackage(setup)
  const client = await clientPackage()
  return {
    portal: portal.name,
    api: portal.apiUrl,
    server: portal.apiUrl.replace(/\/v1$/, ''),
    client_file: client.file,
    client_sha256: client.sha256,
    client_url: client.url,
    errors: portalPath('/docs/errors'),
    starts_with: free
      ? tIn(language, 'documentation_answers.starts_with', {
          package: free.name,
          calls: free.total_calls,
        })
      : '',
    search_price: tIn(language, 'documentation_answers.calls', { calls: price }),
    charged: String(price),
    key_pattern: keyPattern,
    requests: String(figure('requests_per_minute')),
    requests_left: String(figure('requests_per_minute') - 1),
    requests_per_minute: formatted(figure('requests_per_minute')),
    maximum_search_skills: formatted(figure('maximum_search_skills')),
    guest_suggestions_per_minute: formatted(guestSuggestionsPerMinute),
    guest_suggestions_per_day: formatted(guestSuggestionsPerDay),
    related_skills: formatted(mostRelatedInputs),
    lookup_terms: formatted(mostTerms),
    fuzzy_names: formatted(mostFuzzyTerms),
    change_events: formatted(mostEvents),
    min_confidence: formatted(extractDefaults.min_confidence),
    text_kilobytes: formatted(longestTextBytes / 1024),
    standard_limit: formatted(standardLimit),
    maximum_limit: formatted(maximumLimit),
    exact_total: formatted(exactTotal),
    kept_hours: formatted(keptSeconds / 3600),
    kept_kilobytes: formatted(longestKeptBody / 1024),
    body_megabytes: formatted(bodyLimits.megabytes),
    guest_searches_per_day: formatted(figure('guest_searches_per_day')),
    prices: calls
      .flatMap(({ operationId, method, path, price: by }) =>
        by ? [`| [${method} ${path}](call:${operationId}) | ${formatted(figure(by))} |`] : []
      )
      .join('\n'),
    abilities: keyAbilities
      .flatMap((ability) => {
        const opened = calls
          .filter(({ keyAbility }) => keyAbility === ability)
          .map(({ operationId, method, path }) => `[${method} ${path}](call:${operationId})`)
        return opened.length ? [`| \`${ability}\` | ${opened.join(', ')} |`] : []
      })
      .join('\n'),
  }
}
