import type { Command } from 'commander'
import { SkillaryProblem, type Skillary } from '../client/skillary.ts'
import { givenKey, type Connection } from './skillary_connection.ts'
import { wrongUsage } from './skillary_exit.ts'
import { addHelp } from './skillary_help.ts'
import { surroundings } from './skillary_surroundings.ts'
import { ask, askSecret, paint, print, printJson, readStdin } from './skillary_terminal.ts'

interface LoginOptions {
  passwordStdin?: boolean
  key?: boolean
  keyStdin?: boolean
  json?: boolean
}

const roleNames: Record<number, string> = {
  0: 'administrator',
  1: 'sub-administrator',
  2: 'partner',
  4: 'company user',
}

/** `login`, `logout` and `whoami`. */
export function addAccountCommands(program: Command, connection: Connection) {
  const login = program
    .command('login')
    .argument('[email]', 'asked for when missing')
    .option('--password-stdin', 'read the password from standard input instead of asking')
    .option('--key', 'sign in with an API key instead, which is asked for')
    .option('--key-stdin', 'read the API key from standard input')
    .option('--json', 'print JSON')
    .description('sign in and keep it for the next commands')
    .action(async (email: string | undefined, options: LoginOptions) => {
      refuseSecretArgument(email)
      if (options.key || options.keyStdin) return logInWithKey(email, options)
      const { passwordStdin, json } = options
      if ((!email || !passwordStdin) && !surroundings().stdin.isTTY) {
        throw wrongUsage('Without a terminal give the e-mail address and --password-stdin.')
      }
      const skillary = await connection.asGuest()
      email ??= await ask('E-mail: ')
      const password = passwordStdin ? await readStdin() : await askSecret('Password: ')
      const { access, refresh, user } = await skillary.signIn(email, password)
      await connection.config.keep(skillary.server, { access, refresh, user })
      if (json) return printJson({ server: skillary.server, user })
      print(`Signed in at ${skillary.server} as ${user.full_name} <${user.email}>.`)
    })

  async function logInWithKey(email: string | undefined, { keyStdin, json }: LoginOptions) {
    if (email) throw wrongUsage('A key needs no e-mail address.')
    if (!keyStdin && !surroundings().stdin.isTTY)
      throw wrongUsage('Without a terminal give --key-stdin.')
    const key = (keyStdin ? await readStdin() : await askSecret('API key: ')).trim()
    if (!key) throw wrongUsage('There was no key.')
    const skillary = await connection.asGuest(key)
    const { name, prefix, abilities } = await skillary.ownApiKey()
    await connection.config.keep(skillary.server, { key })
    if (json) return printJson({ server: skillary.server, name, prefix, abilities })
    print(`Signed in at ${skillary.server} with the key "${name}": ${abilities.join(', ')}.`)
  }
  addHelp(login, {
    about: [
      'With a password it keeps a session that renews itself; with an API key (made in the portal or by "skillary keys create") it keeps the key, which can do what was ticked for it. Neither password nor key is ever taken as an argument, where others on the machine could read it.',
      'The server of the last sign-in is the one that other commands ask.',
    ],
    examples: [
      'skillary login you@example.com --server https://skills.example.com',
      'pass show skillary | skillary login you@example.com --password-stdin',
      'pass show skillary-key | skillary login --key-stdin --server https://skills.example.com',
    ],
  })

  addHelp(
    program
      .command('logout')
      .option('--json', 'print JSON')
      .description('end the session, here and at the server')
      .action(async ({ json }: { json?: boolean }) => {
        const skillary = await connection.asGuest()
        const ended = await logOut(skillary)
        if (json) return printJson({ server: skillary.server, signed_out: ended })
        print(
          ended
            ? `Signed out of ${skillary.server}.`
            : `Nobody was signed in at ${skillary.server}.`
        )
      }),
    {
      about: ['A kept API key is forgotten, and stays valid: "skillary keys revoke" ends it.'],
    }
  )

  async function logOut(skillary: Skillary): Promise<boolean> {
    const { server } = skillary
    const saved = await connection.config.signIn(server)
    if (!saved) return false
    try {
      if ('refresh' in saved) await skillary.signOut(saved.refresh)
    } catch (error) {
      if (!(error instanceof SkillaryProblem) || error.status >= 500) throw error
    } finally {
      await connection.config.forget(server)
    }
    return true
  }

  program
    .command('whoami')
    .option('--json', 'print JSON')
    .description('say who is signed in, and check with the server that it holds')
    .action(async ({ json }: { json?: boolean }) => {
      const skillary = await connection.open()
      const { server } = skillary
      if (await hasKey(server)) {
        const key = await skillary.ownApiKey()
        if (json) return printJson({ server, ...key })
        print(`API key "${key.name}" (${key.prefix}…): ${key.abilities.join(', ')}`)
      } else {
        const person = await skillary.me()
        if (json) return printJson({ server, ...person })
        const role = roleNames[person.role] ?? `role ${person.role}`
        print(`${person.full_name} <${person.email}>, ${role}`)
      }
      print(paint('dim', server))
    })

  /** Requests carry an API key; otherwise they are of a person. */
  async function hasKey(server: string): Promise<boolean> {
    const given = givenKey()
    if (given) return isKey(given)
    const saved = await connection.config.signIn(server)
    return saved !== undefined && 'key' in saved
  }
}

/** Arguments stand in the shell's history and in the list of processes. */
function refuseSecretArgument(argument: string | undefined) {
  if (!argument || !isKey(argument)) return
  throw wrongUsage(
    'A key in the arguments is seen by others: use --key, which asks for it, or --key-stdin. Think of rotating this one.'
  )
}

function isKey(text: string): boolean {
  return text.startsWith('skk_')
}
