import { Search } from '~/icons'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'
import { useHydrated } from '~/use_hydrated'

/**
 * Opens the command palette, as Ctrl+K and ⌘K do. Its script is loaded when it is first opened; if that
 * fails, and without scripts, it links to the search page.
 */
export function PaletteButton() {
  const { to } = usePortal()
  const searchPage = to(useArea().at('/search'))
  const ready = useHydrated()
  const [Palette, setPalette] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  const [open, setOpen] = useState(false)

  async function show() {
    try {
      const { default: loaded } = await import('~/components/palette/palette')
      setPalette(() => loaded)
      setOpen(true)
    } catch {
      window.location.assign(searchPage)
    }
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!isShortcut || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    // Not while another dialog is open.
    if (!document.querySelector('dialog:modal')) void show()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  if (!ready) {
    return (
      <a className="icon-button" href={searchPage} aria-label={t('common.search')}>
        <Search size={20} />
      </a>
    )
  }
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t('common.search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={t('common.search_with_keys')}
        onClick={() => void show()}
      >
        <Search size={20} />
      </button>
      {open && Palette && <Palette onClose={() => setOpen(false)} />}
    </>
  )
}
