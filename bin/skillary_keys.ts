import { Option, type Command } from 'commander'
import { rowsOf, type ApiKey, type NewApiKey, type Skillary } from '../client/skillary.ts'
import type { Connection } from './skillary_connection.ts'
import { wrongUsage } from './skillary_exit.ts'
import { addHelp } from './skillary_help.ts'
import { collect } from './skillary_rows.ts'
import { countOption } from './skillary_search.ts'
import { surroundings } from './skillary_surroundings.ts'
import { ask, print, printJson, printToStderr, table } from './skillary_terminal.ts'

interface CreateOptions {
  name: string
  ability: string[]
  expires?: string
  cap?: number
  json?: boolean
}

const shownOnce =
  'The text of the key is printed once, to standard output and nothing else there, so that it can be piped into a store of secrets; the server keeps its hash alone.'

/** `keys list`, `create`, `rotate` and `revoke`: with a session, since no key manages keys. */
export function addKeyCommands(program: Command, connection: Connection) {
  const keys = program.command('keys').description('list, create, rotate and revoke API keys')
  addHelp(keys, {
    about: ['For partners who signed in with a password: a key can never manage keys.'],
  })

  const list = keys
    .command('list')
    .addOption(
      new Option('--status <statuses>', 'active, capped, expired or revoked; several with commas')
    )
    .option('--json', 'print JSON')
    .description('list the keys of your client, the latest first')
    .action(async ({ status, json }: { status?: string; json?: boolean }) => {
      const skillary = await connection.open()
      const given = { ...(status && { status }) }
      const all = await collect(rowsOf((filters) => skillary.apiKeys(filters), given))
      if (json) return printJson(all)
      if (!all.length) return print('There are no keys.')
      printKeys(all)
    })
  addHelp(list, { examples: ['skillary keys list --status active'] })

  const create = keys
    .command('create')
    .requiredOption('--name <name>', 'what it is for')
    .requiredOption(
      '--ability <abilities>',
      'search, lookup, extract, changes, suggest, usage; several with commas',
      listOf
    )
    .option('--expires <moment>', 'when it ends, such as 2027-06-30; never if not said')
    .addOption(countOption('--cap <calls>', 'the most calls that may be charged to it'))
    .option('--json', 'print JSON')
    .description('create a key; its text is shown this once')
    .action(async ({ name, ability, expires, cap, json }: CreateOptions) => {
      const skillary = await connection.open()
      const fields = { name, abilities: ability, expires_at: expires, cap_calls: cap }
      tellNew(await skillary.createApiKey(fields), 'created', json)
    })
  addHelp(create, {
    about: [shownOnce],
    examples: [
      'skillary keys create --name nightly --ability search,lookup --cap 10000 | pass insert -m skillary-key',
      'skillary keys create --name trial --ability search,suggest --expires 2027-06-30',
    ],
  })

  const rotate = keys
    .command('rotate')
    .argument('<id>', 'as keys list says it, or the first 12 characters of the key')
    .addOption(
      countOption('--overlap <days>', 'how long the previous secret works, 0 to 7; default 1')
    )
    .option('--json', 'print JSON')
    .description('generate a new secret for a key; the previous one works for a while')
    .action(async (named: string, { overlap, json }: { overlap?: number; json?: boolean }) => {
      const skillary = await connection.open()
      const id = await idOf(named, skillary)
      tellNew(await skillary.rotateApiKey(id, { overlap_days: overlap }), 'rotated', json)
    })
  addHelp(rotate, {
    about: [shownOnce, 'Name, abilities, cap and what was charged stay with the key.'],
    examples: ['skillary keys rotate skk_1a2B3c4D --overlap 3'],
  })

  const revoke = keys
    .command('revoke')
    .argument('<id>', 'as keys list says it, or the first 12 characters of the key')
    .option('-y, --yes', 'do not ask')
    .option('--json', 'print JSON')
    .description('end a key at once, for ever')
    .action(async (named: string, { yes, json }: { yes?: boolean; json?: boolean }) => {
      const skillary = await connection.open()
      const id = await idOf(named, skillary)
      if (!yes) await agree()
      await skillary.revokeApiKey(id)
      if (json) return printJson({ id, revoked: true })
      print(`The key ${named} is revoked.`)
    })
  addHelp(revoke, {
    about: ['Both of its texts end, where it was rotated. On a terminal it is asked for.'],
    examples: ['skillary keys revoke skk_1a2B3c4D --yes'],
  })
}

/** The text on standard output, alone there when it is piped; what belongs to it on standard error. */
function tellNew({ key, ...shape }: NewApiKey, what: 'created' | 'rotated', json?: boolean) {
  if (json) printJson({ ...shape, key })
  else if (key) print(key)
  if (!key) {
    printToStderr(
      `The key ${shape.prefix}… was ${what}, and the answer with its text was lost on the way: skillary keys rotate ${shape.id} --overlap 0 gives it another.`
    )
    return
  }
  if (json) return
  const { name, abilities, previous, expires_at: end } = shape
  printToStderr(`Key "${name}" ${what}: ${abilities.join(', ')}${end ? `, until ${end}` : ''}.`)
  if (previous) printToStderr(`${previous.prefix}… works until ${previous.expires_at}.`)
  printToStderr('Keep it now: it cannot be shown again.')
}

function printKeys(keys: ApiKey[]) {
  const rows = keys.map((key) => [
    key.id,
    key.prefix,
    key.name,
    key.status,
    key.abilities.join(', '),
    key.cap_calls === null ? String(key.used_calls) : `${key.used_calls} of ${key.cap_calls}`,
    key.last_used_at?.slice(0, 16).replace('T', ' ') ?? 'never',
  ])
  print(
    table(
      [
        { title: 'Id', style: 'dim' },
        { title: 'Key' },
        { title: 'Name', style: 'bold' },
        { title: 'Status' },
        { title: 'Abilities' },
        { title: 'Calls', align: 'right' },
        { title: 'Last used' },
      ],
      rows
    )
  )
}

/** People know a key by its first characters, also by those that it had before, the server by its id. */
async function idOf(named: string, skillary: Skillary): Promise<string> {
  if (!named.startsWith('skk_')) return named
  const prefix = named.slice(0, 12)
  const all = await collect(rowsOf((filters) => skillary.apiKeys(filters)))
  const found = all.filter((key) => key.prefix === prefix || key.previous?.prefix === prefix)
  if (found.length === 1) return found[0].id
  throw wrongUsage(`There is no one key that begins with ${prefix}: see skillary keys list.`)
}

async function agree() {
  if (!surroundings().stdin.isTTY) throw wrongUsage('Without a terminal add --yes.')
  const answer = await ask('It cannot be taken back. Revoke the key? [y/N] ')
  if (!/^y(es)?$/i.test(answer)) throw wrongUsage('Nothing was revoked.')
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}
