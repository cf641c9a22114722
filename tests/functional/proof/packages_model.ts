/** Hours; the model's clock stands on whole ones, terms begin and end at half ones. */
export type Hours = number

export interface ModelPack {
  name: string
  total: number
  used: number
  priority: number
  backup: boolean
  begins: Hours
  ends: Hours | null
  cancelled: boolean
  alerts: { first: boolean; last: boolean }
}

/** Calls that a package paid, by its place among the client's packages. */
export type Payment = Array<{ pack: number; units: number }>

/**
 * What must hold of packages, charges and refunds, written from design.md section 7 and not from the code:
 * one call at a time, in memory, by a clock that is moved by hand.
 */
export class PackagesModel {
  clock: Hours = 0
  setup = { price: 1, first: 80, last: 100 }
  clients = [0, 1].map(() => ({
    suspended: false,
    packs: [] as ModelPack[],
    /** What each Idempotency-Key was answered. */
    answers: new Map<string, Payment>(),
    /** Alerts that its people have been told of. */
    told: 0,
  }))

  /** What pays a call of the client, or why it is refused. */
  spend(client: number): Payment | 'quota_exceeded' | 'client_suspended' {
    const { packs, suspended } = this.clients[client]
    if (suspended) return 'client_suspended'
    const purses = packs
      .map((pack, index) => ({ pack, index }))
      .filter((one) => this.canPay(one.pack))
    const left = purses.reduce((sum, { pack }) => sum + pack.total - pack.used, 0)
    if (left < this.setup.price) return 'quota_exceeded'

    const paid: Payment = []
    const never = Number.MAX_SAFE_INTEGER
    purses.sort(
      ({ pack: a, index: i }, { pack: b, index: j }) =>
        Number(a.backup) - Number(b.backup) ||
        a.priority - b.priority ||
        (a.ends ?? never) - (b.ends ?? never) ||
        a.begins - b.begins ||
        i - j
    )
    for (let open = this.setup.price; open > 0; open--) {
      const { pack, index } = purses.find((one) => one.pack.used < one.pack.total)!
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

  canPay({ cancelled, begins, ends }: ModelPack): boolean {
    return !cancelled && begins < this.clock && (ends === null || ends > this.clock)
  }

  /** How much of the calls is used, by the thresholds of the moment; each level once, for good. */
  #alert(client: number, pack: ModelPack) {
    const percent = (100 * pack.used) / pack.total
    for (const level of ['first', 'last'] as const) {
      if (pack.alerts[level] || percent < this.setup[level]) continue
      pack.alerts[level] = true
      this.clients[client].told += 1
    }
  }
}
