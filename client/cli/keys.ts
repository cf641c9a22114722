import { Option, type Command } from 'commander'
import { rowsOf, type ApiKey, type NewApiKey, type Skillary } from '../src/skillary.ts'
import type { Connection } from './connection.ts'
import { wrongUsage } from './exit.ts'
import { addHelp } from './help.ts'
import { collect } from './rows.ts'
import { countOption } from './search.ts'
import { surroundings } from './surroundings.ts'
import { ask, numberText, print, printJson, printToStderr, table } from './terminal.ts'

interface CreateOptions {
  name: string
  ability: string[]
  expires?: string
  cap?: number
  json?: boolean
}

const shownOnce =
  'The key is printed once, and nothing else is printed to standard output, so that it can be piped into a secret store. The server stores only its hash.'

/** `keys list`, `create`, `rotate` and `revoke`; they need a session, since keys cannot manage keys. */
export function addKeyCommands(program: Command, connection: Connection) {
  const keys = program.command('keys').description('list, create, rotate and revoke API keys')
  addHelp(keys, {
    about: ['Requires a partner who is logged in with a password. Keys cannot manage keys.'],
  })

  const list = keys
    .command('list')
    .addOption(
      new Option(
        '--status <statuses>',
        'active, capped, expired or revoked; separate several with commas'
      )
    )
    .option('--json', 'print JSON')
    .description('list the keys of your client, newest first')
    .action(async ({ status, json }: { status?: string; json?: boolean }) => {
      const skillary = await connection.open()
      const given = { ...(status && { status }) }
      const all = await collect(rowsOf((filters) => skillary.apiKeys(filters), given))
      if (json) return printJson(all)
      if (!all.length) return print('No keys found.')
      printKeys(all)
    })
  addHelp(list, { examples: ['skillary keys list --status active'] })

  const create = keys
    .command('create')
    .requiredOption('--name <name>', 'a name that describes its purpose')
    .requiredOption(
      '--ability <abilities>',
      'search, lookup, extract, changes, suggest, usage; separate several with commas',
      listOf
    )
    .option('--expires <moment>', 'expiry date, such as 2027-06-30 (default: never)')
    .addOption(countOption('--cap <calls>', 'maximum number of calls that can be charged to it'))
    .option('--json', 'print JSON')
    .description('create a key, which is shown only once')
    .action(async ({ name, ability, expires, cap, json }: CreateOptions) => {
      const skillary = await connection.open()
      const fields = { name, abilities: ability, expires_at: expires, cap_calls: cap }
      printNewKey(await skillary.createApiKey(fields), 'created', json)
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
    .argument('<id>', 'the id from "keys list", or the first 12 characters of the key')
    .addOption(
      countOption('--overlap <days>', 'days that the previous key stays valid, 0 to 7 (default: 1)')
    )
    .option('--json', 'print JSON')
    .description('generate a new secret; the previous one stays valid for a while')
    .action(async (named: string, { overlap, json }: { overlap?: number; json?: boolean }) => {
      const skillary = await connection.open()
      const id = await idOf(named, skillary)
      printNewKey(await skillary.rotateApiKey(id, { overlap_days: overlap }), 'rotated', json)
    })
  addHelp(rotate, {
    about: [shownOnce, 'The name, abilities, cap and charged calls of the key are kept.'],
    examples: ['skillary keys rotate skk_1a2B3c4D --overlap 3'],
  })

  const revoke = keys
    .command('revoke')
    .argument('<id>', 'the id from "keys list", or the first 12 characters of the key')
    .option('-y, --yes', 'do not ask for confirmation')
    .option('--json', 'print JSON')
    .description('revoke a key permanently, with immediate effect')
    .action(async (named: string, { yes, json }: { yes?: boolean; json?: boolean }) => {
      const skillary = await connection.open()
      const id = await idOf(named, skillary)
      if (!yes) await confirmRevocation()
      await skillary.revokeApiKey(id)
      if (json) return printJson({ id, revoked: true })
      print(`The key ${named} was revoked.`)
    })
  addHelp(revoke, {
    about: [
      'If the key was rotated, its previous secret is revoked too. On a terminal, the command asks for confirmation.',
    ],
    examples: ['skillary keys revoke skk_1a2B3c4D --yes'],
  })
}

/** Prints only the key to standard output, so that it can be piped, and details to standard error. */
function printNewKey({ key, ...shape }: NewApiKey, what: 'created' | 'rotated', json?: boolean) {
  if (json) printJson({ ...shape, key })
  else if (key) print(key)
  if (!key) {
    printToStderr(
      `The key ${shape.prefix}… was ${what}, but the response with the key was lost. Run: skillary keys rotate ${shape.id} --overlap 0`
    )
    return
  }
  if (json) return
  const { name, abilities, previous, expires_at: end } = shape
  printToStderr(`Key "${name}" ${what}: ${abilities.join(', ')}${end ? `, until ${end}` : ''}.`)
  if (previous) printToStderr(`${previous.prefix}… stays valid until ${previous.expires_at}.`)
  printToStderr('Store the key now. It cannot be shown again.')
}

function printKeys(keys: ApiKey[]) {
  const rows = keys.map((key) => [
    key.id,
    key.prefix,
    key.name,
    key.status,
    key.abilities.join(', '),
    key.cap_calls === null
      ? numberText(key.used_calls)
      : `${numberText(key.used_calls)} of ${numberText(key.cap_calls)}`,
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

/** The id of a key, also for its first characters before or after a rotation. */
async function idOf(named: string, skillary: Skillary): Promise<string> {
  if (!named.startsWith('skk_')) return named
  const prefix = named.slice(0, 12)
  const all = await collect(rowsOf((filters) => skillary.apiKeys(filters)))
  const found = all.filter((key) => key.prefix === prefix || key.previous?.prefix === prefix)
  if (found.length === 1) return found[0].id
  throw wrongUsage(`No single key starts with ${prefix}. See skillary keys list.`)
}

async function confirmRevocation() {
  if (!surroundings().stdin.isTTY) throw wrongUsage('Without a terminal, --yes is required.')
  const answer = await ask('This cannot be undone. Revoke the key? [y/N] ')
  if (!/^y(es)?$/i.test(answer)) throw wrongUsage('Cancelled. The key was not revoked.')
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}
