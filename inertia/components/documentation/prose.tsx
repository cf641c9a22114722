import { languageNow } from '~/text'

interface ProseProps {
  /** HTML of our own texts, in which everything else is escaped. */
  html: string
  /** Whether it is English in every language. */
  isEnglish?: boolean
  className?: string
}

export function Prose({ html, isEnglish = false, className = '' }: ProseProps) {
  return (
    <div
      className={`doc-prose ${className}`}
      lang={english(isEnglish)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** The `lang` of an English text on a page in another language. */
export function english(isEnglish: boolean): 'en' | undefined {
  return isEnglish && languageNow() !== 'en' ? 'en' : undefined
}
