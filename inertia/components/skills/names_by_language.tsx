import { languageName } from '~/text'

interface NamesByLanguageProps {
  names: Array<{ language: string; names: string[] }>
}

/** A term list with the names of a skill in each language, which screen readers pronounce in it. */
export function NamesByLanguage({ names }: NamesByLanguageProps) {
  return names.map(({ language, names: all }) => (
    <div key={language}>
      <dt>{languageName(language)}</dt>
      <dd lang={language}>{all.join(' · ')}</dd>
    </div>
  ))
}
