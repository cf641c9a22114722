import { FieldRefusal, Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/** The package may not be activated: a draft, or archived. */
export class NotOnOffer extends Refusal {
  constructor(name: string) {
    super(t('sales_answers.not_on_offer', { package: name }), {
      status: 409,
      code: 'not_on_offer',
    })
  }
}

/** The offer was edited since it was read, so its terms may be others. */
export class OfferChanged extends Refusal {
  constructor(name: string) {
    super(t('sales_answers.offer_changed', { package: name }), {
      status: 409,
      code: 'offer_changed',
    })
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

/** An additional pack goes on top of a package that is bought and runs. */
export class NeedsPackage extends Refusal {
  constructor() {
    super(t('sales_answers.needs_package'), { status: 409, code: 'needs_package' })
  }
}

/**
 * So many purchases wait for payment that the operator sells no more on account; with a limit of 0 it
 * sells nothing to clients by themselves.
 */
export class UnpaidLimit extends Refusal {
  constructor(unpaid: number, limit: number) {
    const detail =
      limit === 0
        ? t('sales_answers.no_sales_on_account')
        : t('sales_answers.unpaid_limit', { count: unpaid })
    super(detail, { status: 409, code: 'unpaid_limit' })
  }
}

/** What staff are told; the client itself is told `ClientSuspended`. */
export class ReceiverSuspended extends Refusal {
  constructor(name: string) {
    super(t('sales_answers.receiver_suspended', { client: name }), {
      status: 409,
      code: 'client_suspended',
    })
  }
}

export class StartsInThePast extends FieldRefusal {
  constructor() {
    super('starts_at', 'in_the_past', t('sales_answers.starts_in_the_past'))
  }
}
