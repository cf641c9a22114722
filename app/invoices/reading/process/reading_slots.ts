import { InvoiceFault } from '#app/invoices/reading/invoice_fault'

/** Limits concurrent readings; further ones wait in a bounded queue. */
export class ReadingSlots {
  #inside = 0
  #waiting: (() => void)[] = []

  constructor(
    private readonly most: number,
    private readonly mostWaiting: number
  ) {}

  /** @throws InvoiceFault `queue_full` */
  async enter(): Promise<void> {
    if (this.#inside < this.most) {
      this.#inside += 1
      return
    }
    if (this.#waiting.length >= this.mostWaiting) throw new InvoiceFault('queue_full')
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  /** Passes the slot to the first in the queue. */
  leave() {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#inside -= 1
  }
}
