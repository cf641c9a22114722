import type { ApplicationService } from '@adonisjs/core/types'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'

type Work = (trx: TransactionClientContract) => Promise<unknown>

/** The method of Lucid's clients, whose first argument is the work, or the options if there is none. */
interface Clients {
  transaction(this: QueryClientContract, given?: unknown, options?: unknown): Promise<unknown>
}

/**
 * Makes transactions reject if their COMMIT fails, as with a full disk or a lost connection. knex only rejects its
 * `executionPromise`, which Lucid ignores: callers would report success for changes that are not stored.
 */
export default class CommitProvider {
  constructor(protected app: ApplicationService) {}

  /** Prepares the class of clients with the first one: to create one here would keep commands such as codegen alive. */
  async boot() {
    const db = await this.app.container.make('lucid.db')
    const { connection } = db
    db.connection = (...given) => {
      db.connection = connection
      const client = db.connection(...given)
      checkCommits(Object.getPrototypeOf(client) as Clients)
      return client
    }
  }
}

function checkCommits(clients: Clients) {
  const { transaction } = clients
  clients.transaction = async function begin(given, options) {
    if (typeof given !== 'function') {
      const trx = await transaction.call(this, given, options)
      return reportingFailedCommit(trx as TransactionClientContract, this)
    }
    const work = given as Work
    return transaction.call(
      this,
      (trx: TransactionClientContract) => work(reportingFailedCommit(trx, this)),
      options
    )
  }
}

function reportingFailedCommit(trx: TransactionClientContract, client: QueryClientContract) {
  const { knexClient } = trx
  const { commit } = knexClient
  const commitAndCheck = async (value?: unknown) => {
    await commit(value)
    try {
      await knexClient.executionPromise
    } catch (error) {
      /** SQLite's only connection may still be in the transaction; otherwise, this fails and changes nothing. */
      if (client.dialect.name === 'sqlite3') await client.rawQuery('rollback').catch(() => {})
      throw error
    }
  }
  Object.assign(knexClient, { commit: commitAndCheck })
  return trx
}
