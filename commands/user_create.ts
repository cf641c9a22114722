import { text } from 'node:stream/consumers'
import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { errors } from '@vinejs/vine'
import { AddressTaken } from '#app/accounts/auth/address_taken'
import { createStaff } from '#app/accounts/staff/create_staff'

const roles = [
  { name: '0', message: 'Administrator (0)' },
  { name: '1', message: 'Sub-administrator (1)' },
  { name: '4', message: 'Company user (4)' },
]

export default class UserCreate extends BaseCommand {
  static commandName = 'user:create'
  static description = 'Make a staff account, e.g. the first administrator of a new installation'
  static help = [
    'Asks for what is not given. The password never stands on the command line, where others could',
    'read it: it is asked for, or read from the standard input.',
    'Partners (role 2) register themselves.',
    '',
    '{{ binaryName }} user:create',
    '{{ binaryName }} user:create --email=ada@example.com --name="Ada Lovelace" --role=0',
    'cat password.txt | {{ binaryName }} user:create --email=… --name=… --role=0 --password-stdin',
    '',
    'Exit codes: 0 made, 1 refused and nothing was written.',
  ]

  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'E-mail address to log in with' })
  declare email?: string

  @flags.string({ description: 'Full name' })
  declare name?: string

  @flags.string({ description: '0 administrator, 1 sub-administrator, 4 company user' })
  declare role?: string

  @flags.boolean({ description: 'Read the password from the standard input' })
  declare passwordStdin: boolean

  /** Whether somebody is there to answer questions. */
  interactive = process.stdin.isTTY

  async run() {
    try {
      const user = await createStaff({
        email: this.email ?? (await this.#ask('E-mail address')),
        full_name: this.name ?? (await this.#ask('Full name')),
        role: this.role ?? (await this.#choose()),
        password: await this.#password(),
      })
      this.logger.success(`${user.fullName} can log in as ${user.email} (role ${user.role})`)
    } catch (error) {
      for (const message of refusals(error)) this.logger.error(message)
      this.exitCode = 1
    }
  }

  #ask(question: string) {
    this.#needSomebody()
    return this.prompt.ask(question, { validate: (answer) => answer.trim() !== '' })
  }

  #choose() {
    this.#needSomebody()
    return this.prompt.choice('Role', roles)
  }

  async #password(): Promise<string> {
    if (this.passwordStdin) {
      const input = await text(process.stdin)
      return input.replace(/\r?\n$/, '')
    }
    this.#needSomebody()
    const password = await this.prompt.secure('Password, at least 10 characters')
    const repeated = await this.prompt.secure('The same again')
    if (password !== repeated) throw new Unanswered('The two passwords differ: nothing was made.')
    return password
  }

  #needSomebody() {
    if (this.interactive) return
    throw new Unanswered(
      'Nobody is there to answer: give --email, --name, --role and --password-stdin.'
    )
  }
}

class Unanswered extends Error {}

function refusals(error: unknown): string[] {
  if (error instanceof errors.E_VALIDATION_ERROR) {
    const faults = error.messages as Array<{ message: string }>
    return faults.map(({ message }) => message)
  }
  if (error instanceof AddressTaken) return [error.message]
  if (error instanceof Unanswered) return [error.message]
  if (error instanceof Error && 'code' in error && error.code === 'E_PROMPT_CANCELLED') {
    return ['Nothing was made.']
  }
  throw error
}
