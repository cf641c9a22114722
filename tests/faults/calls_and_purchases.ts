import type { Assert } from '@japa/assert'
import { Load } from '#tests/faults/load'
import { payAsYouGo, verifyLedgerByCommand } from '#tests/faults/money'
import type { Deployment } from '#tests/functional/metering/deployment'
import { booksOf } from '#tests/functional/proof/calls'

/** The clients of the deployment: one with calls, one that buys. */
export const callerAndBuyer = { caller: [10_000_000], buyer: [1] }

/** Metered calls and purchases during a fault, and the proof that each was done once. */
export class CallsAndPurchases {
  #calls: Load
  #purchases: Load

  constructor(private deployment: Deployment<'caller' | 'buyer'>) {
    const { servers } = deployment
    this.#calls = new Load(servers, (body) => String(body.request_id))
    this.#purchases = new Load(servers, (body) => String(body.id))
  }

  /** Starts this many clients that call, and that buy. */
  async start({ callers, buyers }: { callers: number; buyers: number }) {
    const { database, prepared } = this.deployment
    const offer = await payAsYouGo(database)
    const call = '/v1/skills/playground-search/?skills=Python'
    this.#calls.start({ path: call, token: prepared.caller.token }, callers)
    const path = '/v1/packages/activate-pay-as-you-go-package/'
    const body = { package: offer, quantity: 500, allow_repeat: true }
    this.#purchases.start({ path, token: prepared.buyer.token, body }, buyers)
  }

  /** The number of answers so far. */
  get answers(): number {
    return this.#calls.answers.length + this.#purchases.answers.length
  }

  get figures(): string {
    const repeated = this.#calls.repeated + this.#purchases.repeated
    return (
      `${this.#calls.answers.length} calls and ${this.#purchases.answers.length} purchases answered, ` +
      `${repeated} repeated`
    )
  }

  /** Stops the clients; also for the end of a test that failed. */
  async stop() {
    await Promise.all([this.#calls.stop(), this.#purchases.stop()])
  }

  /** Stops the clients, and verifies that every order was answered and is in the database once. */
  async proveOnce(assert: Assert) {
    const { database, prepared } = this.deployment
    await this.#calls.finish(database)
    await this.#purchases.finish(database)
    assert.deepEqual([...this.#calls.unexpected, ...this.#purchases.unexpected], [])
    const books = await booksOf(database, prepared.caller)
    assert.deepEqual(new Set(this.#calls.answers), books.requests)
    assert.lengthOf(this.#calls.answers, books.requests.size)
    assert.deepEqual(books.counters, books.ledger)
    assert.equal(books.searches, books.requests.size)
    const bought = await database
      .from('client_packages')
      .join('sales', 'sales.client_package_id', 'client_packages.id')
      .where('client_packages.client_id', prepared.buyer.clientId)
      .select('client_packages.uid')
    assert.sameMembers(
      bought.map((row) => row.uid),
      this.#purchases.answers
    )
    await verifyLedgerByCommand(this.deployment)
  }
}
