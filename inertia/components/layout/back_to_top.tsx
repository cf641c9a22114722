import { ArrowUp } from '~/icons'
import { useEffect, useState } from 'react'
import { BACK_TO_TOP_AFTER } from '~/constants'
import { t } from '~/text'

/** Appears after 50 px of scrolling. */
export function BackToTop() {
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    const look = () => setVisible(window.scrollY > BACK_TO_TOP_AFTER)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])

  if (!visible) return null
  return (
    <button
      type="button"
      className="icon-button back-to-top"
      aria-label={t('common.back_to_top')}
      onClick={() => {
        window.scrollTo({ top: 0, behavior: 'smooth' })
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
      }}
    >
      <ArrowUp size={20} />
    </button>
  )
}
