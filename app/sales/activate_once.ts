import { createHash } from 'node:crypto'
import { answerKeyWithin, claimKey, KeyReused } from '#app/core/idempotency'
import { inTransaction } from '#app/core/in_transaction'
import { Refusal } from '#app/core/problem'
import { activatePackage, holdClient, type Activation } from '#app/metering/activate_package'

/** The form was sent before, with other input. */
class FormUsed extends Refusal {
  constructor() {
    super('This form was sent already. Load the page again to begin another one.', {
      status: 409,
      code: 'form_used',
    })
  }
}

/**
 * Activates a package once for each form, however often its button is pressed: the second press gets
 * what the first one made. The client's row is locked before the form's key is looked for, so a
 * second press waits for the first. Returns the public id of the client package.
 */
export async function activateOnce(
  activation: Activation,
  { owner, once }: { owner: string; once: string }
): Promise<string> {
  const { client, offer, quantity = 1, startsAt, backup, resPercentage } = activation
  const asked = [client.id, offer.id, quantity, startsAt?.toISO(), backup, resPercentage]
  const requestHash = createHash('sha256').update(JSON.stringify(asked)).digest('hex')

  return inTransaction(async (trx) => {
    await holdClient(client.id, trx)
    const claim = await claimKey(trx, { owner, key: `activation:${once}`, requestHash }).catch(
      (error: unknown) => {
        throw error instanceof KeyReused ? new FormUsed() : error
      }
    )
    if (!('owner' in claim)) return claim.body

    const { clientPackage } = await activatePackage(activation, trx)
    await answerKeyWithin(trx, claim, { status: 303, headers: {}, body: clientPackage.uid })
    return clientPackage.uid
  })
}
