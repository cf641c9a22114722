import { useEffect, useRef } from 'react'
import type { FieldView } from '#app/invoices/reading_page'
import { confidenceClass } from '~/components/invoices/words'
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
  /** The path of the focused field. */
  lit: string | null
  onChoose: (path: string) => void
}

/**
 * The pages with a frame around each value. The frame of the focused field is highlighted and scrolled into
 * view; a click on a frame focuses its field. Frames are only for sighted pointer users: the fields have all
 * information.
 */
export function PagePictures({ id, pictures, fields, lit, onChoose }: PagePicturesProps) {
  const { to } = usePortal()
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const box = frame.current?.querySelector('.is-lit')
    if (frame.current && box) scrollIntoView(frame.current, box)
  }, [lit])

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
          <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
            {fields.map(
              ({ path, page: stands, box, confidence, isCorrected }) =>
                box &&
                stands === page && (
                  <rect
                    key={path}
                    x={box.left - margin.x}
                    y={box.top - margin.y}
                    width={box.width + 2 * margin.x}
                    height={box.height + 2 * margin.y}
                    className={`value-box ${isCorrected ? 'is-corrected' : confidenceClass(confidence ?? 0)}${
                      path === lit ? ' is-lit' : ''
                    }`}
                    onClick={() => onChoose(path)}
                  />
                )
            )}
          </svg>
        </div>
      ))}
    </div>
  )
}

/** The padding of frames, as a share of the page. */
const margin = { x: 0.004, y: 0.003 }

/** Scrolls only the pages, so that the field does not move while typing. */
function scrollIntoView(frame: HTMLElement, box: Element) {
  const [around, inside] = [frame.getBoundingClientRect(), box.getBoundingClientRect()]
  if (inside.top >= around.top && inside.bottom <= around.bottom) return
  frame.scrollTop += inside.top - around.top - around.height / 3
}
