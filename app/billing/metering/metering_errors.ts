import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/**
 * The client's packages can't pay the whole price. Nothing was charged; waiting does not help, so
 * no Retry-After. `needed` is the price, and the calls that are left are fewer.
 */
export class QuotaExceeded extends Refusal {
  constructor(calls: { needed: number; remaining: number }) {
    super(t('metering_answers.quota_exceeded', calls), {
      status: 429,
      code: 'quota_exceeded',
      headers: { 'X-Calls-Remaining': String(calls.remaining) },
      members: { calls },
    })
  }
}

/** The client may not spend at the moment, whatever its packages hold. */
export class ClientSuspended extends Refusal {
  constructor() {
    super(t('metering_answers.client_suspended'), {
      status: 403,
      code: 'client_suspended',
    })
  }
}
