import db from '@adonisjs/lucid/services/db'
import type Client from '#app/clients/client'
import { endEverySession } from '#app/auth/end_sessions'
import type User from '#app/auth/user'

/** Suspends a person and ends every page session and token family of theirs at once. */
export async function suspendUser(user: User): Promise<void> {
  await db.transaction(async (trx) => {
    await user.merge({ status: 'suspended' }).useTransaction(trx).save()
    await endEverySession(trx, { userId: user.id }, 'suspended')
  })
}

/** Suspends a client; its people are out at once, and signed out when it comes back. */
export async function suspendClient(client: Client): Promise<void> {
  await db.transaction(async (trx) => {
    await client.merge({ status: 'suspended' }).useTransaction(trx).save()
    await endEverySession(trx, { clientId: client.id }, 'suspended')
  })
}
