import portal from '#config/portal'
import { t } from '#app/core/text'
import type SearchHistory from '#app/playground/search_history'
import type { CodeLanguage } from '#app/playground/coloured_code'
import { searchDefaults } from '#app/playground/playground_validators'

export interface CodeSample {
  /** In the language of whoever asks. */
  title: string
  language: CodeLanguage
  code: string
}

/**
 * This very search as a call of `/v1` from programs, ready to copy and run: nothing to install, and only
 * who one is stays open, as SKILLARY_TOKEN in the environment. Guests call without a token (`withToken`
 * false); they draw on the same searches of the day as here.
 */
export function codeSamples(search: SearchHistory, withToken: boolean): CodeSample[] {
  const call: Call = {
    url: `${portal.apiUrl}/skills/playground-search/`,
    skills: search.skills,
    filters: filtersOf(search),
    withToken,
  }
  return [
    { title: 'curl', language: 'shellscript', code: curlOf(call) },
    { title: 'JavaScript', language: 'javascript', code: javascriptOf(call) },
    { title: 'Python', language: 'python', code: pythonOf(call) },
    { title: 'PHP', language: 'php', code: phpOf(call) },
    ...(withToken
      ? [
          {
            title: t('playground_answers.sample_token'),
            language: 'shellscript' as const,
            code: tokenCode,
          },
          {
            title: t('playground_answers.sample_program'),
            language: 'shellscript' as const,
            code: programOf(call),
          },
        ]
      : []),
  ]
}

interface Call {
  url: string
  skills: string[]
  filters: Array<[name: string, value: string]>
  withToken: boolean
}

/** The filters that differ from the usual ones. */
function filtersOf({ filters }: SearchHistory): Array<[string, string]> {
  return Object.entries(filters)
    .map(([name, value]): [string, string] => [name, String(value)])
    .filter(
      ([name, value]) => value !== String(searchDefaults[name as keyof typeof searchDefaults])
    )
}

function parametersOf({ skills, filters }: Call): Array<[string, string]> {
  return [...skills.map((skill): [string, string] => ['skills[]', skill]), ...filters]
}

function curlOf(call: Call): string {
  const parts = parametersOf(call).map(
    ([name, value]) => `--data-urlencode ${inShell(`${name}=${value}`)}`
  )
  if (call.withToken) parts.push(`--header "Authorization: Bearer $SKILLARY_TOKEN"`)
  return [`curl --get ${inShell(call.url)}`, ...parts].join(' \\\n  ')
}

function javascriptOf(call: Call): string {
  const headers = call.withToken
    ? ', {\n  headers: { Authorization: `Bearer ${process.env.SKILLARY_TOKEN}` },\n}'
    : ''
  return [
    'const query = new URLSearchParams([',
    ...parametersOf(call).map(
      ([name, value]) => `  [${JSON.stringify(name)}, ${JSON.stringify(value)}],`
    ),
    '])',
    `const response = await fetch(\`${call.url}?\${query}\`${headers})`,
    'if (!response.ok) throw new Error(await response.text())',
    '',
    'const { matches } = await response.json()',
    'for (const { name, score } of matches) console.log(score, name)',
  ].join('\n')
}

function pythonOf(call: Call): string {
  return [
    'import json',
    ...(call.withToken ? ['import os'] : []),
    'from urllib.parse import urlencode',
    'from urllib.request import Request, urlopen',
    '',
    'query = urlencode([',
    ...parametersOf(call).map(
      ([name, value]) => `    (${JSON.stringify(name)}, ${JSON.stringify(value)}),`
    ),
    '])',
    `request = Request("${call.url}?" + query)`,
    ...(call.withToken
      ? ['request.add_header("Authorization", "Bearer " + os.environ["SKILLARY_TOKEN"])']
      : []),
    'with urlopen(request) as response:',
    '    answer = json.load(response)',
    '',
    'for match in answer["matches"]:',
    '    print(match["score"], match["name"])',
  ].join('\n')
}

function phpOf(call: Call): string {
  return [
    '<?php',
    '$query = http_build_query([',
    `    'skills' => [${call.skills.map(inPhp).join(', ')}],`,
    ...call.filters.map(([name, value]) => `    ${inPhp(name)} => ${inPhp(value)},`),
    ']);',
    ...(call.withToken
      ? [
          '$context = stream_context_create([',
          `    'http' => ['header' => 'Authorization: Bearer ' . getenv('SKILLARY_TOKEN')],`,
          ']);',
          `$body = file_get_contents("${call.url}?$query", false, $context);`,
        ]
      : [`$body = file_get_contents("${call.url}?$query");`]),
    '',
    `foreach (json_decode($body, true)['matches'] as $match) {`,
    "    echo $match['score'], ' ', $match['name'], \"\\n\";",
    '}',
  ].join('\n')
}

/** What signing in gives: an access token for ten minutes, and another one to renew it with. */
const tokenCode = [
  `curl ${inShell(`${portal.apiUrl}/auth/login/`)} \\`,
  `  --json '{"email": "you@example.com", "password": "…"}'`,
].join('\n')

function programOf({ skills, filters }: Call): string {
  const options = filters.map(([name, value]) => `--${name.replace('_', '-')} ${inShell(value)}`)
  return [
    `skillary login --server ${inShell(portal.apiUrl.replace(/\/v1$/, ''))}`,
    ['skillary search', ...skills.map(inShell), ...options].join(' '),
  ].join('\n')
}

/** As one word. */
function inShell(text: string): string {
  return /^[\w./:=+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}

function inPhp(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}
