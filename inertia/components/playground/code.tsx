import '~/css/code.scss'
import { useRef, type ReactNode } from 'react'
import { CopyButton } from '~/components/playground/copy_button'
import { t } from '~/text'

interface CodeProps {
  /** Names the text, for those who hear it. */
  label: string
  /** As the server coloured it, with everything else escaped. */
  html: string
  /** What stands above it, beside the button that copies it. */
  children: ReactNode
}

/** Coloured code with a button that copies it. */
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
