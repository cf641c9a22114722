import type { Command } from 'commander'
import { SkillaryProblem, type Skillary } from '../src/skillary.ts'
import { environmentCredential, type Connection } from './connection.ts'
import { wrongUsage } from './exit.ts'
import { addHelp } from './help.ts'
import { surroundings } from './surroundings.ts'
import { ask, askSecret, paint, print, printJson, readStdin } from './terminal.ts'

interface LoginOptions {
  passwordStdin?: boolean
  code?: string
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
    .argument('[email]', 'prompted for if omitted')
    .option('--password-stdin', 'read the password from standard input instead of prompting')
    .option(
      '--code <code>',
      'the code from your authenticator app, or a recovery code (default: prompt)'
    )
    .option('--key', 'log in with an API key, which is prompted for')
    .option('--key-stdin', 'read the API key from standard input')
    .option('--json', 'print JSON')
    .description('log in and save the session for other commands')
    .action(async (email: string | undefined, options: LoginOptions) => {
      refuseSecretArgument(email)
      if (options.key || options.keyStdin) return logInWithKey(email, options)
      const { passwordStdin, json, code } = options
      if ((!email || !passwordStdin) && !surroundings().stdin.isTTY) {
        throw wrongUsage(
          'Without a terminal, the e-mail address and --password-stdin are required.'
        )
      }
      const skillary = await connection.asGuest()
      email ??= await ask('E-mail: ')
      const password = passwordStdin ? await readStdin() : await askSecret('Password: ')
      const { access, refresh, user } = await signIn(skillary, { email, password, code })
      await connection.config.keep(skillary.server, { access, refresh, user })
      if (json) return printJson({ server: skillary.server, user })
      print(`Logged in to ${skillary.server} as ${user.full_name} <${user.email}>.`)
    })

  /** Prompts for the code of an account with two-factor authentication, if there is a terminal. */
  async function signIn(
    skillary: Skillary,
    { email, password, code }: { email: string; password: string; code?: string }
  ) {
    try {
      return await skillary.signIn(email, password, { code })
    } catch (error) {
      const needsCode = error instanceof SkillaryProblem && error.code === 'second_factor_required'
      if (!needsCode || !surroundings().stdin.isTTY) throw error
      return skillary.signIn(email, password, { code: await ask('Code from your app: ') })
    }
  }

  async function logInWithKey(email: string | undefined, { keyStdin, json }: LoginOptions) {
    if (email) throw wrongUsage('An e-mail address cannot be combined with --key or --key-stdin.')
    if (!keyStdin && !surroundings().stdin.isTTY)
      throw wrongUsage('Without a terminal, --key-stdin is required.')
    const key = (keyStdin ? await readStdin() : await askSecret('API key: ')).trim()
    if (!key) throw wrongUsage('No key was entered.')
    const skillary = await connection.asGuest(key)
    const { name, prefix, abilities } = await skillary.ownApiKey()
    await connection.config.keep(skillary.server, { key })
    if (json) return printJson({ server: skillary.server, name, prefix, abilities })
    print(`Logged in to ${skillary.server} with the key "${name}": ${abilities.join(', ')}.`)
  }
  addHelp(login, {
    about: [
      'With a password, the command saves a session that is renewed automatically. With an API key (created in the portal or with "skillary keys create"), it saves the key. Passwords and keys are not accepted as arguments, because other users of the machine could read them.',
      'An account with two-factor authentication also needs a code, which is prompted for. It works once, so it may be an argument.',
      'Other commands use the server of the last login.',
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
      .description('log out and end the session on the server')
      .action(async ({ json }: { json?: boolean }) => {
        const skillary = await connection.asGuest()
        const ended = await logOut(skillary)
        if (json) return printJson({ server: skillary.server, signed_out: ended })
        print(
          ended
            ? `Logged out of ${skillary.server}.`
            : `You were not logged in to ${skillary.server}.`
        )
      }),
    {
      about: [
        'A saved API key is deleted from this machine but stays valid. Use "skillary keys revoke" to revoke it.',
      ],
    }
  )

  async function logOut(skillary: Skillary): Promise<boolean> {
    const { server } = skillary
    const saved = await connection.config.savedLogin(server)
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
    .description('show who is logged in, and check with the server that the session is valid')
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

  /** Whether requests are sent with an API key, not with a user's session. */
  async function hasKey(server: string): Promise<boolean> {
    const given = environmentCredential()
    if (given) return isKey(given)
    const saved = await connection.config.savedLogin(server)
    return saved !== undefined && 'key' in saved
  }
}

/** Arguments are visible in the shell's history and in the process list. */
function refuseSecretArgument(argument: string | undefined) {
  if (!argument || !isKey(argument)) return
  throw wrongUsage(
    'Keys in arguments are visible to other users. Use --key, which prompts for it, or --key-stdin, and consider rotating this key.'
  )
}

function isKey(text: string): boolean {
  return text.startsWith('skk_')
}
