import '~/css/code.scss'
import { useRef } from 'react'
import { CopyButton } from '~/components/playground/copy_button'

interface CodeBlockProps {
  /** What is copied, for screen readers. */
  of: string
  children: string
}

/** Plain code with a copy button. */
export function CodeBlock({ of, children }: CodeBlockProps) {
  const text = useRef<HTMLElement>(null)
  return (
    <div className="code-copy">
      <pre className="code-block" tabIndex={0}>
        <code ref={text}>{children}</code>
      </pre>
      <div className="code-copy-row">
        <CopyButton of={of} from={text} />
      </div>
    </div>
  )
}
