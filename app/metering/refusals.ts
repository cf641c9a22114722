import { Refusal } from '#app/core/problem'

/**
 * The client's packages can't pay the whole price. Nothing was charged; waiting does not help, so
 * no Retry-After. `remaining`: the calls that are left, fewer than the price.
 */
export class QuotaExceeded extends Refusal {
  constructor(remaining: number) {
    super('You have no calls left. Activate a package to go on searching.', {
      status: 429,
      code: 'quota_exceeded',
      title: 'No call left',
      headers: { 'X-Calls-Remaining': String(remaining) },
    })
  }
}

/** The client may not spend at the moment, whatever its packages hold. */
export class ClientSuspended extends Refusal {
  constructor() {
    super('Your account is suspended. Ask the operator to lift the suspension.', {
      status: 403,
      code: 'client_suspended',
    })
  }
}
