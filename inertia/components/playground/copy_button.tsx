import '~/css/code.scss'
import { Check, Copy } from '~/icons'
import { useEffect, useState, type RefObject } from 'react'
import { rich, t } from '~/text'
import { useHydrated } from '~/use_hydrated'

interface CopyButtonProps {
  /** What is copied, for screen readers. */
  of: string
  from: RefObject<HTMLElement | null>
}

const SHOWN_MS = 2500

/** Copies the text; selects it if the browser does not permit copying. */
export function CopyButton({ of, from }: CopyButtonProps) {
  const [done, setDone] = useState<'copied' | 'marked' | null>(null)
  const ready = useHydrated()

  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [done])

  async function copy() {
    const element = from.current
    if (!element) return
    try {
      await navigator.clipboard.writeText(element.textContent)
      setDone('copied')
    } catch {
      getSelection()?.selectAllChildren(element)
      setDone('marked')
    }
  }

  return (
    <>
      <span className="code-copied" role="status">
        {done === 'copied' && t('code.copied')}
        {done === 'marked' && t('code.marked')}
      </span>
      {ready && (
        <button type="button" className="button is-small" onClick={copy}>
          {done === 'copied' ? <Check size={14} /> : <Copy size={14} />}{' '}
          {rich('code.copy', {
            what: of,
            heard: (inside) => <span className="is-sr-only">{inside}</span>,
          })}
        </button>
      )}
    </>
  )
}
