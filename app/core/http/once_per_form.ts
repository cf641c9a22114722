import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { answerKeyWithin, claimKey, KeyReused } from '#app/core/http/idempotency'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/** The form was sent before, with other input. */
class FormUsed extends Refusal {
  constructor() {
    super(t('core_answers.form_used'), {
      status: 409,
      code: 'form_used',
    })
  }
}

/** A form as it was sent. */
export interface SentForm {
  /** `client:<id>` or `user:<id>`. */
  owner: string
  /** What it is for; a key of one purpose is none of another. */
  purpose: string
  /** The key that the form was shown with. */
  once: string
  /** What it asks for, equal for equal input. */
  asked: readonly unknown[]
}

/**
 * Does the work of a form once, however often its button is pressed: the second press gets what the
 * first one made. Hold the record that the work changes beforehand, so that a second press waits for
 * the first. Throws `FormUsed`.
 */
export async function oncePerForm(
  trx: TransactionClientContract,
  { owner, purpose, once, asked }: SentForm,
  work: () => Promise<string>
): Promise<string> {
  const requestHash = createHash('sha256').update(JSON.stringify(asked)).digest('hex')
  const claim = await claimKey(trx, { owner, key: `${purpose}:${once}`, requestHash }).catch(
    (error: unknown) => {
      throw error instanceof KeyReused ? new FormUsed() : error
    }
  )
  if (!('owner' in claim)) return claim.body

  const body = await work()
  await answerKeyWithin(trx, claim, { status: 303, headers: {}, body })
  return body
}
