import type { ApplicationService } from '@adonisjs/core/types'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'

type Work = (trx: TransactionClientContract) => Promise<unknown>

/** The method of Lucid's clients, whose first argument is the work, or the options if there is none. */
interface Clients {
  transaction(this: QueryClientContract, given?: unknown, options?: unknown): Promise<unknown>
}

/**
 * Makes transactions reject with the error of the database if their BEGIN or COMMIT fails, as with a full disk or a
 * lost connection. knex only rejects its `executionPromise`, which Lucid ignores: after a failed COMMIT, callers would
 * report success for changes that are not stored; after a failed BEGIN, the first statement would fail with
 * "Transaction query already complete", which does not tell that the database is away.
 */
export default class TransactionProvider {
  constructor(protected app: ApplicationService) {}

  /** Prepares the class of clients with the first one: to create one here would keep commands such as codegen alive. */
  async boot() {
    const db = await this.app.container.make('lucid.db')
    const { connection } = db
    db.connection = (...given) => {
      db.connection = connection
      const client = db.connection(...given)
      checkTransactions(Object.getPrototypeOf(client) as Clients)
      return client
    }
  }
}

function checkTransactions(clients: Clients) {
  const { transaction } = clients
  clients.transaction = async function begin(given, options) {
    const checked = (trx: unknown) => begun(trx as TransactionClientContract, this)
    if (typeof given !== 'function') return checked(await transaction.call(this, given, options))
    const work = given as Work
    return transaction.call(this, async (trx: unknown) => work(await checked(trx)), options)
  }
}

/** The transaction, whose `commit` rejects if COMMIT fails. Rejects if its BEGIN failed. */
async function begun(trx: TransactionClientContract, client: QueryClientContract) {
  const { knexClient } = trx
  if (trx.isCompleted) await knexClient.executionPromise
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
