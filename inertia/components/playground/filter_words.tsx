import { statusLabel } from '~/components/status_tag'
import { languageName, languageNow, t } from '~/text'

/** The input of a search with its filters. */
export function FilterWords({ filters }: { filters: Record<string, unknown> }) {
  const { min_weight: least = 0, max_weight: most = 100, type, domain, strict, language } = filters
  const words = [
    ...(least !== 0 || most !== 100
      ? [t('playground.weight_range', { least: Number(least), most: Number(most) })]
      : []),
    ...(type ? [statusLabel(String(type))] : []),
    ...(domain ? [t('playground.one_domain')] : []),
    ...(strict ? [t('playground.strict')] : []),
    ...(language && language !== languageNow() ? [namesIn(String(language))] : []),
  ]
  return words.length > 0 ? <span className="match-domain">{words.join(', ')}</span> : null
}

function namesIn(code: string): string {
  return t('playground.names_in_language', { language: languageName(code) })
}
