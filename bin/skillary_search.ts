import { InvalidArgumentError, Option, type Command } from 'commander'
import type { Calls, RelationType, SearchAnswer } from '../client/skillary.ts'
import type { Connection } from './skillary_connection.ts'
import { addHelp } from './skillary_help.ts'
import { paint, print, printJson, table } from './skillary_terminal.ts'

/** What narrows relations down. */
export interface RelationOptions {
  minWeight?: number
  maxWeight?: number
  type?: RelationType
  domain?: string
  limit?: number
}

interface SearchOptions extends RelationOptions {
  idempotencyKey?: string
  json?: boolean
}

const reasonWords: Record<string, string> = {
  exact: 'its name',
  alias: 'another name',
  prefix: 'beginning of its name',
  words: 'words of its name',
  typo: 'a name spelt alike',
}

/** `search`, `suggest` and `usage`. */
export function addSearchCommands(program: Command, connection: Connection) {
  const search = program
    .command('search')
    .argument('<skill...>', 'one or more skills; quote a name of several words')
  relationOptions(search)
    .option('--idempotency-key <key>', 'the same key within 24 hours gives the same answer, unpaid')
    .option('--json', 'print the answer as JSON')
    .description('find related skills; for partners each answer is paid')
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
      'Each name is read as the skill of that name, else by another name of it, by its beginning, by words of it, or in spite of a typo; what was not read as it stands is said. The related skills of all names together come with a score and with the relations that speak for them.',
      'An answer costs what the server asks for it, usually one call, also when nothing is found; what is refused or fails costs nothing. A broken connection is tried again with the same Idempotency-Key, so it is never paid twice.',
    ],
    examples: [
      'skillary search Python SQL --min-weight 30',
      `skillary search "manage budgets" --json | jq '.matches[].name'`,
    ],
  })

  const suggest = program
    .command('suggest')
    .argument('<text...>', 'the beginning of a name, a word of it, or a name with a typo')
    .addOption(countOption('--limit <count>', 'how many at most'))
    .option('--json', 'print JSON')
    .description('find skills by name; free')
    .action(async (words: string[], { json, limit }: { json?: boolean; limit?: number }) => {
      const skillary = await connection.open()
      const suggestions = await skillary.suggest(words.join(' '), { limit })
      if (json) return printJson(suggestions)
      if (!suggestions.length) return print('No skill has that name.')
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
      const spent = `${used} of ${total} used.`
      if (left === 0) return print(`No calls left: ${spent}`)
      const packages = await skillary.packages()
      const next = packages.find(({ pays_next: paysNext }) => paysNext)
      if (next) print(`${paint('bold', next.name)} pays the next call.`)
      print(`${left} ${left === 1 ? 'call' : 'calls'} left: ${spent}`)
    })
}

/** The options that narrow relations down. */
export function relationOptions(command: Command): Command {
  return command
    .addOption(countOption('--min-weight <0-100>', 'only relations at least this strong'))
    .addOption(countOption('--max-weight <0-100>', 'only relations at most this strong'))
    .option('--type <type>', 'related, broader, narrower, essential, optional or co_occurs')
    .option('--domain <id>', 'only skills of this domain')
    .addOption(countOption('--limit <count>', 'how many at most'))
}

/** An option that takes a whole number. */
export function countOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser(wholeNumber)
}

/** What an answer cost, as each metered command says it last. */
export function costOf({ charged, remaining }: Calls): string {
  if (remaining === null) return 'not metered'
  return `${charged} ${charged === 1 ? 'call' : 'calls'} paid, ${remaining} left`
}

function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('Give a whole number.')
  return Number(value)
}

function printAnswer(answer: SearchAnswer) {
  for (const { input, match_reason: reason, skill, alternatives } of answer.inputs) {
    if (reason === 'exact') continue
    const others = alternatives.map(({ name }) => name).join(', ')
    const found = skill
      ? `"${input}" was read as ${paint('bold', skill.name)} (${reasonWords[reason] ?? reason})`
      : `"${input}" is not known`
    print(others ? `${found}. Similar: ${others}` : `${found}.`)
  }

  if (answer.matches.length) {
    const rows = answer.matches.map((match, index) => [
      String(index + 1),
      match.name,
      match.score.toFixed(2),
      match.domain?.name ?? '–',
      match.reasons.map(({ skill, type, weight }) => `${skill.name}: ${type} ${weight}`).join('; '),
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
    print('No related skill was found.')
  }
  print(paint('dim', summaryOf(answer)))
}

function summaryOf({ returned, total_matches: total, ...rest }: SearchAnswer): string {
  const { res_percentage: share, calls, request_id: requestId } = rest
  return [
    `${returned} of ${total} matches`,
    ...(share < 100 ? [`your package shows ${share} %`] : []),
    costOf(calls),
    `request ${requestId}`,
  ].join(' · ')
}
