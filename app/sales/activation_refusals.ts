import { FieldRefusal, Refusal } from '#app/core/problem'

/** The package may not be activated: a draft, or archived. */
export class NotOnOffer extends Refusal {
  constructor(name: string) {
    super(`“${name}” is not on offer any more. Choose another package.`, {
      status: 409,
      code: 'not_on_offer',
    })
  }
}

/** The offer was edited since it was read, so its terms may be others. */
export class OfferChanged extends Refusal {
  constructor(name: string) {
    super(`“${name}” was changed since you opened it. Look at its terms again.`, {
      status: 409,
      code: 'offer_changed',
    })
  }
}

export class QuantityOutOfRange extends FieldRefusal {
  constructor(least: number, most: number) {
    const message =
      least === most
        ? `This package is bought one at a time: the quantity must be ${least}.`
        : `The quantity must be from ${least} to ${most}.`
    super('quantity', 'quantity_out_of_range', message)
  }
}

/** An additional pack goes on top of a package that is bought and runs. */
export class NeedsPackage extends Refusal {
  constructor() {
    super(
      'An additional pack goes on top of an active package. Activate a package or pay as you go first.',
      { status: 409, code: 'needs_package' }
    )
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
        ? 'Packages are not sold here without a person: ask us for the one you want, and we give it to you.'
        : unpaid === 1
          ? 'One purchase waits for payment. Have it settled before you activate another package.'
          : `${unpaid} purchases wait for payment. Have them settled before you activate another package.`
    super(detail, { status: 409, code: 'unpaid_limit' })
  }
}

/** What staff are told; the client itself is told `ClientSuspended`. */
export class ReceiverSuspended extends Refusal {
  constructor(name: string) {
    super(`${name} is suspended. Lift the suspension before you give it a package.`, {
      status: 409,
      code: 'client_suspended',
    })
  }
}

export class StartsInThePast extends FieldRefusal {
  constructor() {
    super('starts_at', 'in_the_past', 'A package starts today or later.')
  }
}
