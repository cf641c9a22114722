import { useRef, useState } from 'react'
import { CopyButton } from '~/components/playground/copy_button'

interface WrittenTextProps {
  /** The id of the element from the server; see app/core/text/written_text.ts. */
  id: string
  /** The name of the text for screen readers. */
  of: string
  text: string
}

/** A text that is shown only once, with a copy button. */
export function WrittenText({ id, of, text }: WrittenTextProps) {
  const code = useRef<HTMLElement>(null)
  return (
    <>
      <code className="code-block key-text" id={id} ref={code}>
        {text}
      </code>
      <div className="key-head">
        <CopyButton of={of} from={code} />
      </div>
    </>
  )
}

/**
 * The text that the server wrote into the page, outside of its props; null if there is none. During server
 * rendering it is not available.
 */
export function useWrittenText(id: string, isWritten: boolean): string | null {
  const [text] = useState(() => (isWritten ? readText(id) : null))
  return text
}

function readText(id: string): string | null {
  if (typeof document === 'undefined') return ''
  return document.getElementById(id)?.textContent ?? null
}
