import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { answerKeyWithin, claimKey, IdempotencyKeyReused } from '#app/core/http/idempotency'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/** The form was already submitted with other input. */
class FormUsed extends Refusal {
  constructor() {
    super(t('core_answers.form_used'), {
      status: 409,
      code: 'form_used',
    })
  }
}

/** A submitted form. */
export interface SentForm {
  /** `client:<id>` or `user:<id>`. */
  owner: string
  /** The purpose of the key; a key is only valid for one purpose. */
  purpose: string
  /** The key that was rendered into the form. */
  once: string
  /** The input by which submissions are compared. */
  asked: readonly unknown[]
}

/**
 * Processes a form submission once, even if the button is pressed several times: later submissions
 * receive the result of the first. Lock the changed record beforehand, so that a second submission
 * waits for the first. Throws `FormUsed`.
 */
export async function oncePerForm(
  trx: TransactionClientContract,
  { owner, purpose, once, asked }: SentForm,
  work: () => Promise<string>
): Promise<string> {
  const requestHash = createHash('sha256').update(JSON.stringify(asked)).digest('hex')
  const claim = await claimKey(trx, { owner, key: `${purpose}:${once}`, requestHash }).catch(
    (error: unknown) => {
      throw error instanceof IdempotencyKeyReused ? new FormUsed() : error
    }
  )
  if (!('owner' in claim)) return claim.body

  const body = await work()
  await answerKeyWithin(trx, claim, { status: 303, headers: {}, body })
  return body
}
