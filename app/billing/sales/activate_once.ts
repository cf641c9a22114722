import Client from '#app/accounts/client'
import { inTransaction } from '#app/core/db/in_transaction'
import { oncePerForm } from '#app/core/http/once_per_form'
import { activatePackage, type Activation } from '#app/billing/sales/activate_package'

/**
 * Activates a package once per form, even if it is submitted several times: repeated submissions get the
 * result of the first one. The client's row is locked before the form's key is looked up, so a second
 * submission waits for the first. Returns the public id of the client package.
 */
export async function activateOnce(
  activation: Activation,
  form: { owner: string; once: string }
): Promise<string> {
  const { client, offer, quantity = 1, startsAt, backup, resPercentage } = activation
  const asked = [client.id, offer.id, quantity, startsAt?.toISO(), backup, resPercentage]

  return inTransaction(async (trx) => {
    await Client.lock(trx, client.id)
    return oncePerForm(trx, { ...form, purpose: 'activation', asked }, async () => {
      const { clientPackage } = await activatePackage(activation, trx)
      return clientPackage.uid
    })
  })
}
