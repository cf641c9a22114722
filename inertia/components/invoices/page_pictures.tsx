import { useEffect, useRef } from 'react'
import type { PageText } from '#app/invoices/reading/process/page_text'
import type { FieldView } from '#app/invoices/reading_page'
import { PageOverlay, type Selected } from '~/components/invoices/page_overlay'
import type { WordsOfPage } from '~/components/invoices/page_words'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

export type Picture = {
  page: number
  width: number | null
  height: number | null
}

interface PagePicturesProps {
  id: string
  pictures: Picture[]
  fields: FieldView[]
  texts: PageText[]
  /** The path of the chosen field. */
  lit: string | null
  /** The words that the chosen field was filled with. */
  marked: WordsOfPage | null
  onSelect: (selected: Selected) => void
}

/**
 * The pages with a frame around each value, and their words. The frame of the chosen field is highlighted and
 * scrolled into view. Frames and words are only for sighted pointer users: the fields have all information, and
 * `ReviewBar` lists the words.
 */
export function PagePictures(props: PagePicturesProps) {
  const { id, pictures, fields, texts, lit, marked, onSelect } = props
  const { to } = usePortal()
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const box =
      frame.current?.querySelector('.is-marked') ?? frame.current?.querySelector('.is-lit')
    if (frame.current && box) scrollIntoView(frame.current, box)
  }, [lit, marked])

  return (
    <div
      className="invoice-pages"
      ref={frame}
      tabIndex={0}
      role="group"
      aria-label={t('invoices.picture')}
    >
      {pictures.map(({ page, width, height }) => (
        <div className="invoice-page" key={page}>
          <img
            src={to(`/invoice-reader/${id}/pages/${page}`)}
            width={width ?? undefined}
            height={height ?? undefined}
            alt={t('invoices.page_picture', { page })}
          />
          <PageOverlay
            page={page}
            fields={fields}
            text={texts.find((text) => text.page === page) ?? null}
            lit={lit}
            marked={marked?.page === page ? marked.words : []}
            onSelect={onSelect}
          />
        </div>
      ))}
    </div>
  )
}

/** Scrolls only the pages, so that the field does not move while typing. */
function scrollIntoView(frame: HTMLElement, box: Element) {
  const [around, inside] = [frame.getBoundingClientRect(), box.getBoundingClientRect()]
  if (inside.top >= around.top && inside.bottom <= around.bottom) return
  frame.scrollTop += inside.top - around.top - around.height / 3
}
