import type { Sending } from '~/components/invoices/use_sending'
import { PortalLink } from '~/components/portal_link'
import { t } from '~/text'

/** The files that were sent from this page, with progress and result. */
export function SendingList({ sendings }: { sendings: Sending[] }) {
  const done = sendings.filter(({ state }) => state === 'read' || state === 'refused').length
  return (
    <>
      <p className="invoice-sendings-status" role="status">
        {t('invoices.status', { done, files: sendings.length })}
      </p>
      <ul className="invoice-sendings">
        {sendings.map((sending) => (
          <li key={sending.key}>
            <span className="invoice-sending-name">{sending.name}</span>
            <State sending={sending} />
            {isUnderWay(sending) && (
              <progress
                className="progress is-primary"
                value={sending.state === 'reading' ? undefined : sending.sent}
                max={1}
                aria-label={t('invoices.progress', { file: sending.name })}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function State({ sending: { state, name, reading, detail } }: { sending: Sending }) {
  switch (state) {
    case 'waiting':
      return null
    case 'sending':
      return <span className="is-weak">{t('invoices.uploading')}</span>
    case 'reading':
      return <span className="is-weak">{t('invoices.reading_now')}</span>
    case 'retrying':
      return <span className="is-weak">{t('invoices.retrying')}</span>
    case 'refused':
      return <span className="invoice-refusal">{detail}</span>
    case 'read':
      return (
        <PortalLink className="link" href={`/invoice-reader/${reading!.id}`}>
          {t('invoices.show_reading', { file: name })}
        </PortalLink>
      )
  }
}

function isUnderWay({ state }: Sending): boolean {
  return state === 'sending' || state === 'reading' || state === 'retrying'
}
