import { languageNow } from '~/text'

interface ProseProps {
  /** From our own texts, with everything escaped but their markup. */
  html: string
  /** English whatever the language of the page is. */
  isEnglish: boolean
  className?: string
}

export function Prose({ html, isEnglish, className = '' }: ProseProps) {
  return (
    <div
      className={`doc-prose ${className}`}
      lang={english(isEnglish)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** The `lang` of a text that is English on a page in another language. */
export function english(isEnglish: boolean): 'en' | undefined {
  return isEnglish && languageNow() !== 'en' ? 'en' : undefined
}
