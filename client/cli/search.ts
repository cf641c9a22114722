import { InvalidArgumentError, Option, type Command } from 'commander'
import type { Calls, RelationType, SearchAnswer } from '../src/skillary.ts'
import type { Connection } from './connection.ts'
import { addHelp } from './help.ts'
import { numberText, paint, print, printJson, table } from './terminal.ts'

/** Filters of relations. */
export interface RelationOptions {
  minWeight?: number
  maxWeight?: number
  type?: RelationType
  domain?: string
  limit?: number
  strict?: boolean
  language?: string
}

interface SearchOptions extends RelationOptions {
  idempotencyKey?: string
  json?: boolean
}

interface SuggestOptions {
  limit?: number
  language?: string
  json?: boolean
}

const reasonWords: Record<string, string> = {
  exact: 'its name',
  alias: 'alias',
  id: 'its id',
  prefix: 'start of its name',
  words: 'words of its name',
  forms: 'other forms of its words',
  synonym: 'synonym',
  initials: 'initials',
  typo: 'similar spelling',
}

/** `search`, `suggest` and `usage`. */
export function addSearchCommands(program: Command, connection: Connection) {
  const search = program
    .command('search')
    .argument(
      '<skill...>',
      'one or more names, ids or URIs of skills; quote names with several words'
    )
  relationOptions(search)
    .option(
      '--idempotency-key <key>',
      'the same key within 24 hours replays the answer free of charge'
    )
    .option('--json', 'print the answer as JSON')
    .description('find related skills; partners are charged for each call')
    .action(async (skills: string[], { json, idempotencyKey, ...options }: SearchOptions) => {
      const skillary = await connection.open()
      const { minWeight, maxWeight, ...rest } = options
      const query = { skills, min_weight: minWeight, max_weight: maxWeight, ...rest }
      const answer = await skillary.search(query, { idempotencyKey })
      if (json) return printJson(answer)
      printAnswer(answer)
    })
  addHelp(search, {
    about: [
      'Each input is matched by name, alias, id or URI, other forms of its words, or similar spelling; inexact matches are reported. Unknown ids are an error. An input without a certain match is not used; similar skills are suggested. The related skills of all inputs are ranked together, with a score and the relations behind it.',
      'A search usually costs one call, also if there are no related skills. A search without a certain match is free, as are searches that are rejected or fail. After a lost connection, the search is retried with the same Idempotency-Key, so it is never charged twice.',
    ],
    examples: [
      'skillary search Python SQL --min-weight 30',
      'skillary search comptabilité --language fr',
      `skillary search "manage budgets" --json | jq '.matches[].name'`,
    ],
  })

  const suggest = program
    .command('suggest')
    .argument('<text...>', 'the start of a name, a word of it, or a misspelt name')
    .addOption(countOption('--limit <count>', 'maximum number of results'))
    .addOption(languageOption())
    .option('--json', 'print JSON')
    .description('find skills by name; free')
    .action(async (words: string[], { json, ...options }: SuggestOptions) => {
      const skillary = await connection.open()
      const suggestions = await skillary.suggest(words.join(' '), options)
      if (json) return printJson(suggestions)
      if (!suggestions.length) return print('No skills found.')
      const rows = suggestions.map(({ name, match_reason: reason, matched_alias: alias }) => [
        name,
        alias ? `${reasonWords[reason] ?? reason}: ${alias}` : (reasonWords[reason] ?? reason),
      ])
      print(table([{ title: 'Skill', style: 'bold' }, { title: 'Found by' }], rows))
    })
  addHelp(suggest, { examples: ['skillary suggest java'] })

  program
    .command('usage')
    .option('--json', 'print JSON')
    .description('show how many calls are left')
    .action(async ({ json }: { json?: boolean }) => {
      const skillary = await connection.open()
      const { total_calls: total, usage_calls: used, ...rest } = await skillary.usage()
      if (json) return printJson({ total_calls: total, usage_calls: used, ...rest })
      const left = total - used
      const spent = `${numberText(used)} of ${numberText(total)} used.`
      if (left === 0) return print(`No calls left: ${spent}`)
      const packages = await skillary.packages()
      const next = packages.find(({ pays_next: paysNext }) => paysNext)
      if (next) print(`The next call is charged to ${paint('bold', next.name)}.`)
      print(`${numberText(left)} ${left === 1 ? 'call' : 'calls'} left: ${spent}`)
    })
}

/** The filter options of relations. */
export function relationOptions(command: Command): Command {
  return command
    .addOption(countOption('--min-weight <0-100>', 'only relations with at least this weight'))
    .addOption(countOption('--max-weight <0-100>', 'only relations with at most this weight'))
    .option('--type <type>', 'related, broader, narrower, essential, optional or co_occurs')
    .option('--domain <id>', 'only skills of this domain')
    .addOption(countOption('--limit <count>', 'maximum number of results'))
    .option('--strict', 'use only exact names and aliases')
    .addOption(languageOption())
}

/** The language of the names in the answer. */
export function languageOption(): Option {
  return new Option('--language <code>', 'show names in this language, if there are any')
}

/** An option that takes a whole number. */
export function countOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser(wholeNumber)
}

/** The price of an answer, which every metered command prints last. */
export function costOf({ charged, remaining }: Calls): string {
  if (remaining === null) return 'not metered'
  return `${numberText(charged)} ${charged === 1 ? 'call' : 'calls'} charged, ${numberText(remaining)} left`
}

function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(value)
}

function printAnswer(answer: SearchAnswer) {
  for (const { input, match_reason: reason, skill, suggestions } of answer.inputs) {
    if (reason === 'exact') continue
    const found = skill
      ? `"${input}" was matched to ${paint('bold', skill.name)} (${reasonWords[reason] ?? reason}).`
      : `"${input}" does not clearly match a skill.`
    const names = suggestions.map(({ name }) => name).join(', ')
    const others = skill ? `Similar: ${names}` : `Did you mean: ${names}?`
    print(names ? `${found} ${others}` : found)
  }

  if (answer.matches.length) {
    const rows = answer.matches.map((match, index) => [
      String(index + 1),
      match.name,
      numberText(match.score),
      match.domain?.name ?? '–',
      match.reasons
        .map(({ skill, type, weight }) => `${skill.name}: ${typeLabel(type)} ${weight}`)
        .join('; '),
    ])
    print(
      table(
        [
          { title: '#', align: 'right', style: 'dim' },
          { title: 'Skill', style: 'bold' },
          { title: 'Score', align: 'right' },
          { title: 'Domain' },
          { title: 'Why' },
        ],
        rows
      )
    )
  } else {
    print('No related skills found.')
  }
  print(paint('dim', summaryOf(answer)))
}

/** `co_occurs` → "co-occurs". */
function typeLabel(type: string): string {
  return type.replaceAll('_', '-')
}

function summaryOf({ returned, total_matches: total, ...rest }: SearchAnswer): string {
  const { res_percentage: share, calls, request_id: requestId } = rest
  return [
    `${numberText(returned)} of ${numberText(total)} matches`,
    ...(share < 100 ? [`your package shows ${share} %`] : []),
    costOf(calls),
    `request ${requestId}`,
  ].join(' · ')
}
