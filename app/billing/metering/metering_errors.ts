import portal from '#config/portal'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/**
 * The client's packages cannot pay the price. Nothing was charged. There is no Retry-After, because waiting
 * does not help. `needed` is the price.
 */
export class QuotaExceeded extends Refusal {
  constructor(calls: { needed: number; remaining: number }) {
    super(t('metering_answers.quota_exceeded', calls), {
      code: 'quota_exceeded',
      headers: { 'X-Calls-Remaining': String(calls.remaining) },
      members: { calls },
    })
  }
}

/** No calls are left, and no user of the client has confirmed an e-mail address, which gives the free package. */
export class EmailUnconfirmed extends Refusal {
  constructor(calls: { needed: number; remaining: number }) {
    const link = `${portal.url}${portal.basePath}/auth/confirm-email`
    super(t('metering_answers.email_unconfirmed', { link }), {
      code: 'email_unconfirmed',
      members: { calls },
    })
  }
}

/** The packages cannot pay the price, but one of the client is pending payment. */
export class PaymentPending extends Refusal {
  constructor(calls: { needed: number; remaining: number }) {
    super(t('metering_answers.payment_pending', calls), {
      code: 'payment_pending',
      members: { calls },
    })
  }
}

/** A suspended client cannot be charged. */
export class ClientSuspended extends Refusal {
  constructor() {
    super(t('metering_answers.client_suspended'), {
      status: 403,
      code: 'client_suspended',
    })
  }
}
