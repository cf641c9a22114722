import { Check, Copy } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'
import { useReady } from '~/use_ready'

interface CopyButtonProps {
  /** Names what is copied, for those who hear it. */
  of: string
  from: RefObject<HTMLElement | null>
}

const SHOWN_MS = 2500

/** Copies the text; where the browser does not allow it, marks it to be copied by hand. */
export function CopyButton({ of, from }: CopyButtonProps) {
  const [done, setDone] = useState('')
  const ready = useReady()

  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(''), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [done])

  async function copy() {
    const element = from.current
    if (!element) return
    try {
      await navigator.clipboard.writeText(element.textContent)
      setDone('Copied')
    } catch {
      getSelection()?.selectAllChildren(element)
      setDone('Marked: press Ctrl+C')
    }
  }

  return (
    <>
      <span className="code-copied" role="status">
        {done}
      </span>
      {ready && (
        <button type="button" className="button is-small" onClick={copy}>
          {done === 'Copied' ? <Check size={14} /> : <Copy size={14} />} Copy
          <span className="is-sr-only"> {of}</span>
        </button>
      )}
    </>
  )
}
