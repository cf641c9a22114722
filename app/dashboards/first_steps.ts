import config from '@adonisjs/core/services/config'
import ApiKey from '#app/accounts/api_keys/api_key'
import { awaitsConfirmation } from '#app/accounts/account_links/resend_confirmation'
import Client from '#app/accounts/client'
import type User from '#app/accounts/user'
import { pricedFamilies } from '#app/billing/families'
import SearchHistory from '#app/billing/metering/search_history'
import Package from '#app/billing/package'
import Seller from '#app/billing/seller'
import Skill from '#app/catalogue/skill'
import Currency from '#app/money/currency'

/** The first steps of a partner or an operator, and whether each is done. Null if all are. */
export type FirstSteps<Step extends string> = Record<Step, boolean> | null

/** Confirming the e-mail address, a key, a first call, and the billing address. */
export async function firstStepsOfPartner(
  user: User,
  clientId: number
): Promise<FirstSteps<'email' | 'key' | 'call' | 'billing'>> {
  const { billingAddress } = await Client.findOrFail(clientId)
  return unlessDone({
    email: !awaitsConfirmation(user),
    key: (await ApiKey.query().where({ clientId }).first()) !== null,
    call: (await SearchHistory.query().where({ clientId }).first()) !== null,
    billing: billingAddress !== null,
  })
}

/** A currency, a package with a price, skills, mail by SMTP, and the data of the seller. */
export async function firstStepsOfOperator(): Promise<
  FirstSteps<'currency' | 'package' | 'skills' | 'mail' | 'seller'>
> {
  const priced = Package.query().where('status', 'active').whereIn('family', pricedFamilies)
  const { isComplete } = await Seller.current()
  return unlessDone({
    currency: (await Currency.query().first()) !== null,
    package: (await priced.first()) !== null,
    skills: (await Skill.query().first()) !== null,
    mail: config.get('mail.default') === 'smtp',
    seller: isComplete,
  })
}

function unlessDone<Step extends string>(steps: Record<Step, boolean>): FirstSteps<Step> {
  return Object.values(steps).every(Boolean) ? null : steps
}
