import portal from '#config/portal'
import { t } from '#app/core/text/text'
import {
  codeSample,
  inShell,
  sampleLanguageNames,
  sampleLanguages,
  type ApiCall,
} from '#app/core/samples/code_samples'
import type { CodeLanguage } from '#app/core/samples/coloured_code'
import type SearchHistory from '#app/billing/metering/search_history'
import type { Searcher } from '#app/search/playground/searcher'
import { searchDefaults } from '#app/search/playground/read_search'

interface CodeSample {
  /** In the language of the user. */
  title: string
  language: CodeLanguage
  code: string
}

/**
 * Code samples of this search as a call of `/v1`, ready to run without dependencies; only credentials must be
 * set. Clients use an API key (SKILLARY_KEY in the environment), staff an access token (SKILLARY_TOKEN),
 * guests neither; the guest limit applies to them as well.
 */
export function codeSamples(search: SearchHistory, searcher: Searcher['kind']): CodeSample[] {
  const call: ApiCall = {
    method: 'GET',
    url: `${portal.apiUrl}/skills/playground-search/`,
    query: [
      ...search.skills.map((skill): [string, string] => ['skills[]', skill]),
      ...filtersOf(search),
    ],
    credential: credentials[searcher],
    body: null,
    answer: 'json',
    rows: { of: 'matches', members: ['score', 'name'] },
  }
  return [
    ...sampleLanguageNames.map((name) => {
      const { title, grammar } = sampleLanguages[name]
      return { title, language: grammar, code: codeSample(call, name) }
    }),
    ...(searcher === 'staff'
      ? [
          {
            title: t('playground_answers.sample_token'),
            language: 'shellscript' as const,
            code: tokenCode,
          },
        ]
      : []),
    ...(searcher === 'guest'
      ? []
      : [
          {
            title: t('playground_answers.sample_program'),
            language: 'shellscript' as const,
            code: programOf(search),
          },
        ]),
  ]
}

const credentials = { client: 'SKILLARY_KEY', staff: 'SKILLARY_TOKEN', guest: null } as const

/** The filters that differ from the defaults. */
function filtersOf({ filters }: SearchHistory): Array<[string, string]> {
  return Object.entries(filters)
    .map(([name, value]): [string, string] => [name, String(value)])
    .filter(
      ([name, value]) => value !== String(searchDefaults[name as keyof typeof searchDefaults])
    )
}

/** Logging in returns an access token for ten minutes and a refresh token. */
const tokenCode = [
  `curl ${inShell(`${portal.apiUrl}/auth/login/`)} \\`,
  `  --json '{"email": "you@example.com", "password": "…"}'`,
].join('\n')

function programOf(search: SearchHistory): string {
  const options = filtersOf(search).map(
    ([name, value]) => `--${name.replace('_', '-')}${name === 'strict' ? '' : ` ${inShell(value)}`}`
  )
  return [
    `skillary login --server ${inShell(portal.apiUrl.replace(/\/v1$/, ''))}`,
    ['skillary search', ...search.skills.map(inShell), ...options].join(' '),
  ].join('\n')
}
