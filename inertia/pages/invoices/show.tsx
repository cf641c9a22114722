import '~/css/site.scss'
import '~/css/invoice_reading.scss'
import { ArrowLeft } from '~/icons'
import { Keeping } from '~/components/invoices/reading_facts'
import type { ShownValues } from '~/components/invoices/reading_form'
import { Refused } from '~/components/invoices/refused'
import { Review, type ReviewProps } from '~/components/invoices/review'
import { methodText, readingTitle } from '~/components/invoices/words'
import { Meta } from '~/components/layout/meta'
import { PortalLink } from '~/components/portal_link'
import { PublicLayout } from '~/layouts/public'
import { t } from '~/text'

interface ShowReadingProps extends Omit<ReviewProps, 'values'> {
  /** Null if nothing was read. */
  values: ShownValues | null
}

export default function ShowReading(props: ShowReadingProps) {
  const { reading, version, values, meta } = props
  const { file_name: file } = reading
  const title = readingTitle(reading)
  return (
    <>
      <Meta title={title} description={t('invoices.title_description')} />
      <div className={values ? 'wrap invoice-reading is-wide' : 'wrap invoice-reading'}>
        <p>
          <PortalLink className="link-arrow" href="/invoice-reader">
            <ArrowLeft size={16} /> {t('invoices.back')}
          </PortalLink>
        </p>
        <header className="invoice-head">
          <div>
            <h1 tabIndex={-1}>{title}</h1>
            <p className="is-weak">
              {[title !== file && file, methodText(reading), meta?.profile]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <Keeping reading={reading} version={version} />
        </header>
        {values ? (
          <Review {...props} values={values} />
        ) : (
          <Refused reading={reading} hasFile={props.has_file} />
        )}
      </div>
    </>
  )
}

ShowReading.layout = PublicLayout
