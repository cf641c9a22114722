import '~/css/site.scss'
import '~/css/invoices.scss'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { Data } from '@generated/data'
import type { Check, ReadingMeta } from '#app/invoices/reading/invoice_reading'
import { PagePictures, type Picture } from '~/components/invoices/page_pictures'
import { Checks, Downloads, Keeping } from '~/components/invoices/reading_facts'
import { ReadingForm, type ShownValues } from '~/components/invoices/reading_form'
import { readingTitle } from '~/components/invoices/readings'
import { methodText } from '~/components/invoices/words'
import { Meta } from '~/components/layout/meta'
import { PortalLink } from '~/components/portal_link'
import { PublicLayout } from '~/layouts/public'
import { t } from '~/text'
import { useLive } from '~/use_live'

interface ShowReadingProps {
  reading: Data.Invoices.Reading
  version: string
  has_file: boolean
  pictures: Picture[]
  /** Whether page images may still be added. */
  is_drawing: boolean
  /** Null if nothing was read. */
  values: ShownValues | null
  editable_lines: number
  checks: Array<Pick<Check, keyof Check>>
  meta: (Pick<ReadingMeta, 'profile' | 'warnings'> & { pages_read: number | null }) | null
}

export default function ShowReading(props: ShowReadingProps) {
  const { reading, version, values, meta } = props
  const title = readingTitle(reading)
  return (
    <>
      <Meta title={title} description={t('invoices.title_description')} />
      <div className="wrap invoice-reading">
        <p>
          <PortalLink className="link-arrow" href="/invoice-reader">
            <ArrowLeft size={16} /> {t('invoices.back')}
          </PortalLink>
        </p>
        <header className="invoice-head">
          <div>
            <h1 tabIndex={-1}>{title}</h1>
            <p className="is-weak">
              {reading.file_name} · {methodText(reading)}
              {meta?.profile && ` · ${meta.profile}`}
            </p>
          </div>
          <Keeping reading={reading} version={version} />
        </header>
        {values ? <Values {...props} values={values} /> : <Refused {...props} />}
      </div>
    </>
  )
}

ShowReading.layout = PublicLayout

function Values(props: ShowReadingProps & { values: ShownValues }) {
  const { reading, version, values, pictures, is_drawing: isDrawing, checks, meta } = props
  const [lit, setLit] = useState<string | null>(null)
  useLive(isDrawing, ['pictures', 'is_drawing'])
  const all = [...values.fields, ...values.taxes.flat(), ...values.lineItems.flat()]
  const hasPlaces = pictures.length > 0 && all.some(({ box }) => box)
  return (
    <div className={pictures.length || isDrawing ? 'invoice-split' : 'invoice-alone'}>
      {isDrawing ? (
        <p className="invoice-pages is-drawing" role="status">
          {t('invoices.drawing')}
        </p>
      ) : pictures.length > 0 ? (
        <PagePictures
          id={reading.id}
          pictures={pictures}
          fields={all}
          lit={lit}
          onChoose={(path) => goTo(all.find((field) => field.path === path)?.name)}
        />
      ) : (
        <p className="is-weak">{t('invoices.no_picture')}</p>
      )}
      <div>
        <Downloads reading={reading} hasFile={props.has_file} />
        <Checks
          checks={checks}
          warnings={meta?.warnings ?? []}
          pages={reading.pages}
          pagesRead={meta?.pages_read ?? null}
        />
        {hasPlaces && <p className="is-weak">{t('invoices.correct_lead')}</p>}
        <ReadingForm
          key={version}
          id={reading.id}
          version={version}
          values={values}
          editableLines={props.editable_lines}
          onFocus={setLit}
        />
      </div>
    </div>
  )
}

/** Focuses the field with this name, which highlights its frame. */
function goTo(name: string | undefined) {
  const field = document.querySelector<HTMLElement>(`form [name="${name}"]`)
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}

function Refused({ reading, has_file: hasFile }: ShowReadingProps) {
  return (
    <div className="invoice-refused" role="status">
      <p className="invoice-refused-title">{t('invoices.not_read', { file: reading.file_name })}</p>
      <p>{reading.problem?.detail}</p>
      <p>
        <PortalLink className="button is-primary" href="/invoice-reader">
          {t('invoices.try_another')}
        </PortalLink>
      </p>
      <Downloads reading={reading} hasFile={hasFile} />
    </div>
  )
}
