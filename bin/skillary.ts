#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import {
  ServerProblem,
  ServerUnreachable,
  SignedOut,
  SkillaryClient,
  type SearchAnswer,
} from './skillary_client.ts'
import { addCompletionCommand } from './skillary_completion.ts'
import { addExportCommand } from './skillary_export.ts'
import { addUploadCommands } from './skillary_uploads.ts'
import { ConfigFile } from './skillary_config.ts'
import { ask, askSecret, paint, print, printJson, readStdin, table } from './skillary_terminal.ts'

/** What the program ends with; scripts may rely on these. */
const exit = {
  done: 0,
  failed: 1,
  usage: 2,
  signIn: 3,
  exhausted: 4,
  unreachable: 5,
  rejected: 6,
} as const

const EXIT_CODES = `
Exit codes:
  0  done
  1  the server failed, or something unexpected happened
  2  wrong usage, or the server refused the input (400, 404, 409, 410, 413, 415, 422)
  3  not signed in, or not allowed (401, 403)
  4  no call left, or too many requests (429)
  5  no answer from the server
  6  the import ended, and some rows were rejected; or the undo, and some records were left
  130  interrupted by Ctrl+C; what was begun at the server goes on

Environment:
  SKILLARY_SERVER  the server to ask, where --server does not say
  SKILLARY_TOKEN   an access token of its API, in place of a sign-in
  NO_COLOR         no colours; there are none in a pipe or a file either`

const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8')
) as { version: string }

const config = new ConfigFile()

const program = new Command('skillary')
  .description(
    'Searches related skills on a Skillary server, and imports and exports them, over its API.'
  )
  .version(version)
  .option('--server <url>', 'the server to ask (default: SKILLARY_SERVER, else the last sign-in)')
  .addHelpText('after', EXIT_CODES)
  .addHelpText(
    'after',
    `
Examples:
  $ skillary login you@example.com --server https://skills.example.com
  $ skillary search Python SQL --min-weight 30
  $ skillary import relations.csv --create-missing --watch --errors rejected.csv
  $ skillary tasks --status running,queued
  $ skillary export skills --output skills.csv
  $ skillary search "manage budgets" --json | jq '.matches[].name'`
  )
  .showHelpAfterError('Run with --help to see what is possible.')
  .exitOverride()

program
  .command('login')
  .argument('[email]', 'asked for when missing')
  .option('--password-stdin', 'read the password from standard input instead of asking')
  .description('sign in and keep the session for the next commands')
  .action(async (email: string | undefined, options: { passwordStdin?: boolean }) => {
    const client = await connect()
    const { passwordStdin } = options
    if ((!email || !passwordStdin) && !process.stdin.isTTY) {
      throw wrongUsage('Without a terminal give the e-mail address and --password-stdin.')
    }
    email ??= await ask('E-mail: ')
    const password = passwordStdin ? await readStdin() : await askSecret('Password: ')
    const { user } = await client.login(email, password)
    print(`Signed in at ${client.server} as ${user.full_name} <${user.email}>.`)
  })

program
  .command('logout')
  .description('end the session, here and at the server')
  .action(async () => {
    const client = await connect()
    const ended = await client.logout()
    print(ended ? `Signed out of ${client.server}.` : `Nobody was signed in at ${client.server}.`)
  })

program
  .command('whoami')
  .option('--json', 'print JSON')
  .description('say who is signed in, and check with the server that the session holds')
  .action(async (options: { json?: boolean }) => {
    const client = await connect()
    const user = await client.whoami()
    if (options.json) return printJson({ server: client.server, ...user })
    print(`${user.full_name} <${user.email}>, ${roleNames[user.role] ?? `role ${user.role}`}`)
    print(paint('dim', client.server))
  })

program
  .command('search')
  .argument('<skill...>', 'one or more skills; quote a name of several words')
  .addOption(weightOption('--min-weight <0-100>', 'only relations at least this strong'))
  .addOption(weightOption('--max-weight <0-100>', 'only relations at most this strong'))
  .option('--type <type>', 'related, broader, narrower, essential, optional or co_occurs')
  .option('--domain <id>', 'only skills of this domain')
  .addOption(new Option('--limit <count>', 'how many matches at most').argParser(wholeNumber))
  .option('--idempotency-key <key>', 'the same key within 24 hours gives the same answer, unpaid')
  .option('--json', 'print the answer as JSON')
  .description('find related skills; for partners each answer costs one call')
  .action(async (skills: string[], { json, ...filters }: SearchOptions) => {
    const client = await connect()
    const answer = await client.search({ skills, ...filters })
    if (json) return printJson(answer)
    printAnswer(answer)
  })

program
  .command('suggest')
  .argument('<text...>', 'the beginning of a name, a word of it, or a name with a typo')
  .option('--json', 'print JSON')
  .description('find skills by name; free')
  .action(async (words: string[], options: { json?: boolean }) => {
    const client = await connect()
    const suggestions = await client.suggest(words.join(' '))
    if (options.json) return printJson(suggestions)
    if (!suggestions.length) return print('No skill has that name.')
    const rows = suggestions.map(({ name, match_reason: reason, matched_alias: alias }) => [
      name,
      alias ? `${reasonWords[reason] ?? reason}: ${alias}` : (reasonWords[reason] ?? reason),
    ])
    print(table([{ title: 'Skill', style: 'bold' }, { title: 'Found by' }], rows))
  })

program
  .command('usage')
  .option('--json', 'print JSON')
  .description('show how many calls are left')
  .action(async (options: { json?: boolean }) => {
    const client = await connect()
    const usage = await client.usage()
    if (options.json) return printJson(usage)
    const left = usage.total_calls - usage.usage_calls
    const used = `${usage.usage_calls} of ${usage.total_calls} used.`
    if (left === 0) return print(`No calls left: ${used}`)
    const packages = await client.packages()
    const next = packages.find(({ pays_next: paysNext }) => paysNext)
    if (next) print(`${paint('bold', next.name)} pays the next call.`)
    print(`${left} ${left === 1 ? 'call' : 'calls'} left: ${used}`)
  })

addUploadCommands(program, { connect, exit })
addExportCommand(program, { connect, exit })
addCompletionCommand(program)

interface SearchOptions {
  minWeight?: number
  maxWeight?: number
  type?: string
  domain?: string
  limit?: number
  idempotencyKey?: string
  json?: boolean
}

const roleNames: Record<number, string> = {
  0: 'administrator',
  1: 'sub-administrator',
  2: 'partner',
  4: 'company user',
}

const reasonWords: Record<string, string> = {
  exact: 'its name',
  alias: 'another name',
  prefix: 'beginning of its name',
  words: 'words of its name',
  typo: 'a name spelt alike',
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

function summaryOf({
  returned,
  total_matches: total,
  res_percentage: share,
  ...rest
}: SearchAnswer) {
  const { calls, request_id: requestId } = rest
  const paid = calls.charged === 1 ? '1 call' : `${calls.charged} calls`
  return [
    `${returned} of ${total} matches`,
    ...(share < 100 ? [`your package shows ${share} %`] : []),
    calls.remaining === null ? 'not metered' : `${paid} paid, ${calls.remaining} left`,
    `request ${requestId}`,
  ].join(' · ')
}

/** The client of the server that `--server`, the environment or the last sign-in names. */
async function connect(): Promise<SkillaryClient> {
  const { server } = program.opts<{ server?: string }>()
  const named = server ?? process.env.SKILLARY_SERVER ?? (await config.defaultServer())
  if (!named) throw wrongUsage('Name the server: --server https://skills.example.com')
  return new SkillaryClient(addressOf(named), config)
}

/** `https://host/base/` and `https://host/base/v1` both mean `https://host/base`. */
function addressOf(server: string): string {
  if (!/^https?:/.test(server) || !URL.canParse(server)) {
    throw wrongUsage(`"${server}" is no address of a server, such as https://skills.example.com`)
  }
  const url = new URL(server)
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '').replace(/\/v1$/, '')
}

function weightOption(flags: string, description: string) {
  return new Option(flags, description).argParser(wholeNumber)
}

function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('Give a whole number.')
  return Number(value)
}

function wrongUsage(message: string) {
  return new CommanderError(exit.usage, 'skillary.usage', message)
}

function exitCodeOf(error: unknown): number {
  if (error instanceof SignedOut) return exit.signIn
  if (error instanceof ServerUnreachable) return exit.unreachable
  if (error instanceof CommanderError) return error.exitCode === 0 ? exit.done : exit.usage
  if (!(error instanceof ServerProblem)) return exit.failed
  if (error.status === 401 || error.status === 403) return exit.signIn
  if (error.status === 429) return exit.exhausted
  return error.status < 500 ? exit.usage : exit.failed
}

function report(error: unknown) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(`${paint('red', 'skillary:', process.stderr)} ${message}`)
  if (!(error instanceof ServerProblem)) return
  for (const { field, message: text } of error.faults) {
    console.error(
      message.includes(text) ? `  at ${optionOf(field)}` : `  ${optionOf(field)}: ${text}`
    )
  }
  const advice = adviceOn(error)
  if (advice) console.error(`  ${advice}`)
  const traced = [`status ${error.status}`, error.code]
  if (error.requestId) traced.push(`request ${error.requestId}`)
  console.error(paint('dim', traced.join(' · '), process.stderr))
}

/** A field of the API as the option that fills it. */
function optionOf(field: string): string {
  const long = `--${field.replaceAll('_', '-')}`
  const isKnown = program.commands.some((command) =>
    command.options.some((option) => option.long === long)
  )
  return isKnown ? `${long} (${field})` : field
}

/** What may be done about it, where the server's own sentence cannot know. */
function adviceOn({ status, code, retryAfter }: ServerProblem): string | null {
  if (status === 401) return 'Sign in again: skillary login'
  if (status === 403) return 'skillary whoami says who is signed in, and as what.'
  if (status === 409 && code === 'upload_is_over') return 'skillary tasks says how it ended.'
  if (status === 413) return 'Part the file, or ask for a higher limit in Limitation Setup.'
  if (status === 429 && retryAfter) return `Try again in ${retryAfter} s.`
  if (status >= 500) return 'Try again later; the request below helps those who run the server.'
  return null
}

/** Whoever reads our output may stop before its end: `skillary search … | head`. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

try {
  await program.parseAsync()
} catch (error) {
  const isCommanders = error instanceof CommanderError && error.code.startsWith('commander.')
  if (!isCommanders) report(error)
  process.exitCode = exitCodeOf(error)
}
