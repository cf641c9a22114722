import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/** Stripe is not set up, or cannot charge this amount in this currency. */
export class NotPayableOnline extends Refusal {
  constructor() {
    super(t('payments_answers.not_payable_online'), { code: 'not_payable_online' })
  }
}

/** No response of Stripe. The request may have been executed; repeating it has no further effect. */
export class PaymentsUnavailable extends Refusal {
  constructor() {
    super(t('payments_answers.unavailable'), {
      code: 'payments_unavailable',
      headers: { 'Retry-After': '30' },
    })
  }
}

/** The sale was not paid by Stripe, or that payment is refunded already. */
export class NotRefundable extends Refusal {
  constructor() {
    super(t('payments_answers.not_refundable'), { code: 'not_refundable' })
  }
}

/** Stripe refused the refund; it is still due. */
export class RefundRefused extends Refusal {
  constructor(reason: string) {
    super(t('payments_answers.refund_refused', { reason }), { code: 'refund_refused' })
  }
}
