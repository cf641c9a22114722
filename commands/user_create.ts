import { text } from 'node:stream/consumers'
import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { errors } from '@vinejs/vine'
import { createStaff } from '#app/accounts/staff/create_staff'
import { Refusal } from '#app/core/errors/problem'

const roles = [
  { name: '0', message: 'Administrator (0)' },
  { name: '1', message: 'Sub-administrator (1)' },
  { name: '4', message: 'Company user (4)' },
]

export default class UserCreate extends BaseCommand {
  static commandName = 'user:create'
  static description =
    'Create a staff account, such as the first administrator of a new installation'
  static help = [
    'Prompts for missing values. The password is not accepted as an argument, where other users could',
    'read it: it is prompted for, or read from standard input.',
    'Partners (role 2) register themselves.',
    '',
    '{{ binaryName }} user:create',
    '{{ binaryName }} user:create --email=ada@example.com --name="Ada Lovelace" --role=0',
    'cat password.txt | {{ binaryName }} user:create --email=… --name=… --role=0 --password-stdin',
    '',
    'Exit codes: 0 created, 1 invalid input, nothing was written.',
  ]

  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'E-mail address to log in with' })
  declare email?: string

  @flags.string({ description: 'Full name' })
  declare name?: string

  @flags.string({ description: '0 administrator, 1 sub-administrator, 4 company user' })
  declare role?: string

  @flags.boolean({ description: 'Read the password from standard input' })
  declare passwordStdin: boolean

  /** Whether questions can be answered. */
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
    this.#requireTerminal()
    return this.prompt.ask(question, { validate: (answer) => answer.trim() !== '' })
  }

  #choose() {
    this.#requireTerminal()
    return this.prompt.choice('Role', roles)
  }

  async #password(): Promise<string> {
    if (this.passwordStdin) {
      const input = await text(process.stdin)
      return input.replace(/\r?\n$/, '')
    }
    this.#requireTerminal()
    const password = await this.prompt.secure('Password, at least 10 characters')
    const repeated = await this.prompt.secure('Repeat the password')
    if (password !== repeated)
      throw new MissingAnswer('The passwords do not match. Nothing was created.')
    return password
  }

  #requireTerminal() {
    if (this.interactive) return
    throw new MissingAnswer(
      'Without a terminal, --email, --name, --role and --password-stdin are required.'
    )
  }
}

class MissingAnswer extends Error {}

function refusals(error: unknown): string[] {
  if (error instanceof errors.E_VALIDATION_ERROR) {
    const faults = error.messages as Array<{ message: string }>
    return faults.map(({ message }) => message)
  }
  if (error instanceof Refusal || error instanceof MissingAnswer) return [error.message]
  if (error instanceof Error && 'code' in error && error.code === 'E_PROMPT_CANCELLED') {
    return ['Cancelled. Nothing was created.']
  }
  throw error
}
