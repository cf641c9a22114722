import '~/css/site.scss'
import '~/css/invoices.scss'
import type { Data } from '@generated/data'
import { DropForm } from '~/components/invoices/drop_form'
import { Readings } from '~/components/invoices/readings'
import { Meta } from '~/components/layout/meta'
import type { PageList } from '~/components/lists/pager'
import { PublicLayout } from '~/layouts/public'
import { t } from '~/text'

interface InvoiceReaderProps {
  readings: Data.Invoices.Reading[]
  list: PageList
  limits: { bytes: number; files: number }
  /** Whether the visitor has a token or is logged in. */
  is_known: boolean
}

export default function InvoiceReader(props: InvoiceReaderProps) {
  const { readings, list, limits, is_known: isKnown } = props
  return (
    <>
      <Meta title={t('invoices.title')} description={t('invoices.title_description')} />
      <section className="hero invoice-hero">
        <div className="wrap hero-grid">
          <div>
            <h1 tabIndex={-1}>{t('invoices.title')}</h1>
            <p className="hero-lead">{t('invoices.lead')}</p>
          </div>
          <DropForm limits={limits} isKnown={isKnown} />
        </div>
      </section>
      <Readings readings={readings} list={list} />
    </>
  )
}

InvoiceReader.layout = PublicLayout
