import type { Command } from 'commander'
import { Skillary, SkillaryProblem, type Retry } from '../src/skillary.ts'
import { ConfigFile, type SavedLogin } from './config.ts'
import { asUsage, LoggedOut, wrongUsage } from './exit.ts'
import { surroundings } from './surroundings.ts'
import { printToStderr } from './terminal.ts'

/** The server and the credentials of a command. */
export class Connection {
  readonly config = new ConfigFile()
  #program: Command

  constructor(program: Command) {
    this.#program = program
  }

  /** A client with the key or token of the environment, else with the saved login. */
  async open(): Promise<Skillary> {
    const skillary = await this.#openIfKnown()
    if (skillary) return skillary
    const { server } = await this.asGuest()
    throw new LoggedOut(server)
  }

  /** Same as `open`, but a guest if there are no credentials. */
  async openOrAsGuest(): Promise<Skillary> {
    return (await this.#openIfKnown()) ?? this.asGuest()
  }

  /** A client without credentials for the server of `--server`, the environment or the last login. */
  async asGuest(apiKey?: string): Promise<Skillary> {
    const { server } = this.#program.opts<{ server?: string }>()
    const named =
      server ?? surroundings().env.SKILLARY_SERVER ?? (await this.config.defaultServer())
    if (!named) throw wrongUsage('Specify the server, such as --server https://skills.example.com.')
    return clientOf(named, { apiKey })
  }

  async #openIfKnown(): Promise<Skillary | null> {
    const { server } = await this.asGuest()
    const apiKey = environmentCredential()
    if (apiKey) return clientOf(server, { apiKey })
    const saved = await this.config.savedLogin(server)
    return saved ? this.#clientOf(server, saved) : null
  }

  #clientOf(server: string, saved: SavedLogin): Skillary {
    if ('key' in saved) return clientOf(server, { apiKey: saved.key })
    return clientOf(server, {
      session: { access: saved.access, refresh: saved.refresh },
      renew: async (spent, exchange) => {
        const pair = await this.config.renew(server, spent, exchange).catch((error) => {
          if (error instanceof SkillaryProblem && error.status === 401) return undefined
          throw error
        })
        if (!pair) throw new LoggedOut(server)
        return pair
      },
    })
  }
}

/** The environment variable with a key or token, which takes precedence over a login. */
export function credentialVariable(): string | undefined {
  return ['SKILLARY_KEY', 'SKILLARY_TOKEN'].find((name) => surroundings().env[name])
}

export function environmentCredential(): string | undefined {
  const name = credentialVariable()
  return name && surroundings().env[name]
}

/** Makes fewer attempts than a service would, and reports long pauses, since a user is waiting. */
function clientOf(
  server: string,
  credentials: Omit<ConstructorParameters<typeof Skillary>[0], 'server'>
): Skillary {
  return asUsage(() => new Skillary({ server, retries: 2, onRetry: reportRetry, ...credentials }))
}

function reportRetry({ wait, error }: Retry) {
  if (wait < 1000) return
  printToStderr(`skillary: ${error.message} Retrying in ${Math.ceil(wait / 1000)} s.`)
}
