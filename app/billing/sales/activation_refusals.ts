import type ClientPackage from '#app/billing/client_package'
import { FieldRefusal, Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/** The package is a draft or archived. */
export class NotOnOffer extends Refusal {
  constructor(name: string) {
    super(t('sales_answers.not_on_offer', { package: name }), { code: 'not_on_offer' })
  }
}

/** The offer was edited after the client read it. */
export class OfferChanged extends Refusal {
  constructor(name: string) {
    super(t('sales_answers.offer_changed', { package: name }), { code: 'offer_changed' })
  }
}

export class QuantityOutOfRange extends FieldRefusal {
  constructor(least: number, most: number) {
    const message =
      least === most
        ? t('sales_answers.one_at_a_time', { least })
        : t('sales_answers.quantity_from_to', { least, most })
    super('quantity', 'quantity_out_of_range', message)
  }
}

/** Staff have not allowed the client to buy in other currencies than its own. */
export class OtherCurrency extends Refusal {
  constructor(code: string) {
    super(t('sales_answers.other_currency', { code }), { code: 'other_currency' })
  }
}

/** An additional pack requires a paid, active package. */
export class NeedsPackage extends Refusal {
  constructor() {
    super(t('sales_answers.needs_package'), { code: 'needs_package' })
  }
}

/** The client already has a package of the offer that it can use or that is pending. */
export class AlreadyRunning extends Refusal {
  constructor({ name, status, totalCalls, usageCalls, expiresAt }: ClientPackage) {
    const left = totalCalls - usageCalls
    const until = expiresAt?.toUTC().toISODate() ?? 'none'
    const message =
      status === 'pending'
        ? t('sales_answers.already_pending', { package: name })
        : t('sales_answers.already_running', { package: name, left, until })
    super(message, { code: 'already_running' })
  }
}

/** The client has reached the maximum number of pending purchases. */
export class TooManyPending extends Refusal {
  constructor(count: number) {
    super(t('sales_answers.unpaid_limit', { count }), { code: 'unpaid_limit' })
  }
}

/** The error for staff; clients get `ClientSuspended`. */
export class ReceiverSuspended extends Refusal {
  constructor(name: string) {
    super(t('sales_answers.receiver_suspended', { client: name }), {
      status: 409,
      code: 'receiver_suspended',
    })
  }
}

export class StartsInThePast extends FieldRefusal {
  constructor() {
    super('starts_at', 'in_the_past', t('sales_answers.starts_in_the_past'))
  }
}
