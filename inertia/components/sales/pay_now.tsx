import { CreditCard } from '~/icons'
import { Form } from '~/components/forms/form'
import { SubmitButton } from '~/components/forms/submit_button'
import { t } from '~/text'

interface PayNowProps {
  /** The id of the sale. */
  sale: string
  /** The package, where the page has several such buttons. */
  of?: string
  /** In a table. */
  isSmall?: boolean
}

/** A button that leads to the page of Stripe. */
export function PayNow({ sale, of: name, isSmall = false }: PayNowProps) {
  return (
    <Form id={`pay-${sale}`} action={`/portal/partner/sales/${sale}/checkout`} className="mt-2">
      <SubmitButton
        className={isSmall ? 'is-small' : 'is-primary'}
        aria-label={name && t('payments.pay_now_for', { package: name })}
      >
        <CreditCard size={16} aria-hidden /> {t('payments.pay_now')}
      </SubmitButton>
      {!isSmall && <p className="help mt-2">{t('payments.pay_hint')}</p>}
    </Form>
  )
}
