import '~/css/code.scss'
import { useRef, type ReactNode } from 'react'
import { CopyButton } from '~/components/playground/copy_button'
import { t } from '~/text'

interface CodeProps {
  /** The name of the text for screen readers. */
  label: string
  /** HTML from the server's syntax highlighting, in which everything else is escaped. */
  html: string
  /** The title above it, beside the copy button. */
  children: ReactNode
}

/** Highlighted code with a copy button. */
export function Code({ label, html, children }: CodeProps) {
  const text = useRef<HTMLElement>(null)
  return (
    <section aria-label={label}>
      <div className="code-head">
        {children}
        <CopyButton of={label} from={text} />
      </div>
      <pre className="code-block" tabIndex={0} role="region" aria-label={t('code.text', { label })}>
        <code ref={text} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </section>
  )
}
