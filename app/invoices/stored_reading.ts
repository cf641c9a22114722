import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { InvoiceReadingSchema } from '#database/schema'
import { sqlNow } from '#app/core/db/database_clock'
import { lockRow } from '#app/core/db/lock_row'
import { findByUid } from '#app/core/db/find_by_uid'
import {
  amountIn,
  correctedChecks,
  correctedValues,
  type Corrections,
} from '#app/invoices/corrections'
import InvoiceFile, { wordsType } from '#app/invoices/invoice_file'
import type { InvoiceFaultCode } from '#app/invoices/reading/invoice_fault'
import type {
  Adjustment,
  InvoiceReading,
  ReadingWarning,
} from '#app/invoices/reading/invoice_reading'
import { ReadingRefused } from '#app/invoices/reading_problem'
import type { ReadingOwner } from '#app/invoices/reading_owner'

export const readingStates = ['read', 'refused'] as const

export type ReadingState = (typeof readingStates)[number]

/** A file of the invoice reader and its result. */
export default class StoredReading extends InvoiceReadingSchema {
  static table = 'invoice_readings'

  declare state: ReadingState
  declare problem: InvoiceFaultCode | null
  declare reading: InvoiceReading | null
  declare corrections: Corrections
  declare warnings: ReadingWarning[] | null

  @hasMany(() => InvoiceFile, { foreignKey: 'readingId' })
  declare files: HasMany<typeof InvoiceFile>

  /** The unexpired readings of this owner; none without owner. */
  static of(owner: ReadingOwner | null) {
    const query = this.query()
    if (!owner) return query.whereRaw('1 = 0')
    const [column, value] = Object.entries(owner).find(([, one]) => one !== null)!
    return query.where(column, value).where((unexpired) => {
      unexpired
        .whereNull('expiresAt')
        .orWhere('expiresAt', '>', query.client.raw(sqlNow(query.client)))
    })
  }

  /** Finds a reading of this owner by its public id. @throws NotFound */
  static async findOf(owner: ReadingOwner | null, uid: unknown): Promise<StoredReading> {
    return findByUid(this.of(owner).preload('files'), uid, 'invoices_answers.the_reading')
  }

  /** Locks the row, see `lockRow`. */
  static lock(trx: TransactionClientContract, id: number): Promise<StoredReading> {
    return lockRow(trx, this, id, 'invoices_answers.the_reading')
  }

  /** The invoice itself, if it was kept. Load the files beforehand, as for the following ones. */
  get ownFile() {
    return this.files.find(({ page, mediaType }) => page === null && mediaType !== wordsType)
  }

  get wordsFile() {
    return this.files.find(({ mediaType }) => mediaType === wordsType)
  }

  /** The original reading. @throws ReadingRefused if nothing was read */
  get asRead(): InvoiceReading {
    if (!this.reading) throw new ReadingRefused(this.problem ?? 'reading_failed', this)
    return this.reading
  }

  /** The values with corrections applied. @throws ReadingRefused */
  get values() {
    return correctedValues(this.asRead, this.corrections)
  }

  /** The adjustments, with the decimals of the currency of `values`. @throws ReadingRefused */
  get adjustments(): Adjustment[] {
    const { meta, currency: read } = this.asRead
    const { currency = read?.value ?? null } = this.corrections
    return (meta.adjustments ?? []).map(({ kind, amount }) => ({
      kind,
      amount: amountIn(currency, amount),
    }))
  }

  /** The checks of `values`. @throws ReadingRefused */
  get checks() {
    return correctedChecks(this.asRead, this.corrections)
  }
}
