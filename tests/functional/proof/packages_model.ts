import type { Family } from '#app/billing/families'

/** In days. Scheduled packages begin at half days, so that none begins when another one ends. */
export type Days = number

export interface ModelPack {
  family: Family
  name: string
  total: number
  used: number
  priority: number
  backup: boolean
  begins: Days
  ends: Days | null
  /** Its validity, which starts when a pending package is released. */
  lasts: Days | null
  cancelled: boolean
  pending: boolean
  /** In minor units of the base currency. */
  price: number
  sale: 'unpaid' | 'paid' | 'waived' | 'void'
  alerts: { first: boolean; last: boolean }
}

/** The calls that a package paid, by its index in the client's packages. */
export type Payment = Array<{ pack: number; units: number }>

/**
 * The rules of packages, charges and refunds, written independently of the code: one call at a time, in
 * memory, with a simulated clock.
 */
export class PackagesModel {
  clock: Days = 0
  setup = { price: 1, first: 80, last: 100, credit: 4000 }
  clients = [0, 1].map(() => ({
    suspended: false,
    packs: [] as ModelPack[],
    /** The response of each Idempotency-Key. */
    answers: new Map<string, Payment>(),
    /** The alerts sent to its users. */
    alertsSent: 0,
  }))

  /** Adds the package to the client, or returns the reason of the refusal. */
  activate(client: number, channel: 'self' | 'admin', pack: ModelPack) {
    const { packs, suspended } = this.clients[client]
    if (suspended) return channel === 'self' ? 'client_suspended' : 'receiver_suspended'
    const isBase = (one: ModelPack) => ['basic', 'pay_as_you_go'].includes(one.family)
    if (
      pack.family === 'additional_talk_time' &&
      !packs.some((one) => isBase(one) && this.#runs(one))
    ) {
      return 'needs_package'
    }
    const pending = packs.filter((one) => one.pending)
    const exceeds = pack.price > 0 && this.#open(packs) + pack.price > this.setup.credit
    if (channel === 'self' && exceeds) {
      if (pending.length >= 10) return 'unpaid_limit'
      pack = { ...pack, pending: true, ends: null }
    }
    packs.push(pack)
    return null
  }

  /** Settles the sale of a package or releases the package, or returns the reason of the refusal. */
  settle(client: number, index: number, how: 'paid' | 'waived' | 'voided' | 'released') {
    const pack = this.clients[client].packs[index]
    if (how === 'released') {
      if (!pack.pending) return 'not_pending'
    } else if (how === 'voided') {
      if (pack.sale === 'void') return 'already_settled'
      Object.assign(pack, { sale: 'void', cancelled: true, pending: false })
    } else {
      if (pack.sale !== 'unpaid') return 'already_settled'
      pack.sale = how
    }
    if (pack.pending) {
      const begins = Math.max(pack.begins, this.clock)
      const ends = pack.lasts === null ? null : begins + pack.lasts
      Object.assign(pack, { pending: false, begins, ends })
    }
    return null
  }

  /** What the client owes for packages that are not pending. */
  #open(packs: ModelPack[]): number {
    const owed = packs.filter((one) => one.sale === 'unpaid' && !one.pending)
    return owed.reduce((sum, { price }) => sum + price, 0)
  }

  /** Charges a call to the client's packages, or returns the reason of the refusal. */
  spend(client: number): Payment | 'quota_exceeded' | 'payment_pending' | 'client_suspended' {
    const { packs, suspended } = this.clients[client]
    if (suspended) return 'client_suspended'
    const payers = packs
      .map((pack, index) => ({ pack, index }))
      .filter((one) => this.#runs(one.pack))
    const left = payers.reduce((sum, { pack }) => sum + pack.total - pack.used, 0)
    if (left < this.setup.price) {
      return packs.some(({ pending }) => pending) ? 'payment_pending' : 'quota_exceeded'
    }

    const paid: Payment = []
    const never = Number.MAX_SAFE_INTEGER
    payers.sort(
      ({ pack: a, index: i }, { pack: b, index: j }) =>
        Number(a.backup) - Number(b.backup) ||
        a.priority - b.priority ||
        (a.ends ?? never) - (b.ends ?? never) ||
        a.begins - b.begins ||
        i - j
    )
    for (let open = this.setup.price; open > 0; open--) {
      const { pack, index } = payers.find((one) => one.pack.used < one.pack.total)!
      pack.used += 1
      const part = paid.find((one) => one.pack === index)
      if (part) part.units += 1
      else paid.push({ pack: index, units: 1 })
    }
    for (const { pack: index } of paid) this.#alert(client, packs[index])
    return paid
  }

  /** Whether the refund is accepted. */
  refund(client: number, pack: number, calls: number): boolean {
    const refunded = this.clients[client].packs[pack]
    if (calls > refunded.used) return false
    refunded.used -= calls
    return true
  }

  /** Started and not ended, exhausted or not. */
  #runs({ cancelled, pending, begins, ends }: ModelPack): boolean {
    return !cancelled && !pending && begins <= this.clock && (ends === null || ends > this.clock)
  }

  /** The alert levels by the current thresholds; each level is reached once. */
  #alert(client: number, pack: ModelPack) {
    const percent = (100 * pack.used) / pack.total
    for (const level of ['first', 'last'] as const) {
      if (pack.alerts[level] || percent < this.setup[level]) continue
      pack.alerts[level] = true
      this.clients[client].alertsSent += 1
    }
  }
}
