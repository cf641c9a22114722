import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import portal from '#config/portal'
import { sqlNow } from '#app/core/db/database_clock'
import { rawRows } from '#app/core/db/raw_rows'
import { Refusal } from '#app/core/errors/problem'
import { languageNow, t } from '#app/core/text/text'
import Client from '#app/accounts/client'
import { ipKey } from '#app/core/http/ip_key'
import { refuseTakenEmail, refusingTakenEmail } from '#app/accounts/email_taken'
import { useAccountToken } from '#app/accounts/account_links/account_token'
import { storePassword } from '#app/accounts/passwords/change_password'
import { hashNewPassword } from '#app/accounts/passwords/new_password'
import { mailAccountLink } from '#app/accounts/account_links/mail_account_link'
import { Role } from '#app/accounts/role'
import User from '#app/accounts/user'
import DefaultSetup from '#app/billing/default_setup'
import { notifyStaff } from '#app/notifications/notify_staff'
import { grantDefaultFreePackage } from '#app/billing/sales/free_package'

/**
 * Registers an organisation and its first user, a partner. Writes the client, the user and, if mail goes to a
 * file, the default free package; if mail is sent, the mail that confirms the e-mail address, for which the
 * package waits.
 * Throws EmailTaken, WeakPassword, or RegistrationLimitReached above the daily limit of Limitation Setup for one IP address.
 */
export async function register(registration: {
  full_name: string
  organisation: string
  email: string
  password: string
  address: string
}): Promise<User> {
  const { email } = registration
  await countRegistration(registration.address)
  await refuseTakenEmail(db.connection(), email, null, { registering: true })

  const hashed = await hashNewPassword(registration.password, {
    fullName: registration.full_name,
    email,
    organisation: registration.organisation,
  })
  return db.transaction(async (trx) => {
    const client = await Client.create(
      {
        name: registration.organisation,
        contactName: registration.full_name,
        email,
        status: 'active',
      },
      { client: trx }
    )
    const user = await createPartner(trx, client, registration)
    await storePassword(trx, user.id, hashed)
    await user.refresh()
    if (portal.confirmsEmail) {
      await mailAccountLink(trx, 'email_confirmation', { email, language: languageNow() })
    } else {
      await grantDefaultFreePackage(client, trx)
    }
    await notifyStaff(
      {
        event: 'registration',
        message: { id: 'notices.registration', values: { client: client.name } },
        link: `/portal/admin/clients/edit/${client.uid}`,
      },
      trx
    )
    return user
  })
}

class RegistrationLimitReached extends Refusal {
  constructor(resetsIn: number) {
    super(t('auth_answers.registration_limit_reached'), {
      code: 'registration_limit_reached',
      headers: { 'Retry-After': String(resetsIn) },
    })
  }
}

/** Counts a registration from this IP address; the day starts with its first one. */
async function countRegistration(address: string) {
  const { registrationsPerDay: requests } = await DefaultSetup.current()
  const counter = limiter.use({ requests, duration: '1 day' })
  const { consumed, availableIn } = await counter.increment(`register-from:${ipKey(address)}`)
  if (consumed > requests) throw new RegistrationLimitReached(availableIn)
}

/**
 * Confirms the e-mail address with the token of the mail, and assigns the pending free package. Throws
 * AccountTokenRefused.
 */
export async function confirmEmail(token: string): Promise<void> {
  await db.transaction(async (trx) => {
    const { userId } = await useAccountToken(trx, token, 'email_confirmation')
    const now = sqlNow(trx)
    const [confirmed] = await rawRows<{ client_id: number | null }>(
      trx,
      `update users set email_verified_at = ${now}, updated_at = ${now}
       where id = ? and email_verified_at is null returning client_id`,
      [userId]
    )
    if (!confirmed?.client_id) return
    await grantDefaultFreePackage(
      await Client.findOrFail(confirmed.client_id, { client: trx }),
      trx
    )
  })
}

function createPartner(
  trx: TransactionClientContract,
  client: Client,
  { full_name: fullName, email }: { full_name: string; email: string }
): Promise<User> {
  return refusingTakenEmail(
    () =>
      User.create(
        {
          fullName,
          email,
          role: Role.partner,
          clientId: client.id,
          isOwner: true,
          status: 'active',
        },
        { client: trx }
      ),
    { registering: true }
  )
}
