import { useRef, useState } from 'react'
import { CopyButton } from '~/components/playground/copy_button'

interface WrittenTextProps {
  /** Where the server writes it, as app/core/text/written_text.ts has it. */
  id: string
  /** Names the text, for those who hear it. */
  of: string
  text: string
}

/** A text that is shown this once, with a button that copies it. */
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
 * The text that the server wrote into the page, which stands in none of its props; null where none is.
 * The server itself writes it behind this.
 */
export function useWrittenText(id: string, isWritten: boolean): string | null {
  const [text] = useState(() => (isWritten ? readText(id) : null))
  return text
}

function readText(id: string): string | null {
  if (typeof document === 'undefined') return ''
  return document.getElementById(id)?.textContent ?? null
}
