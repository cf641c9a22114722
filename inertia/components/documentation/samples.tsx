import { urlWith } from '~/url'
import type { CodeView } from '#app/documentation/code_view'
import { Link } from '~/components/link'
import { Code } from '~/components/playground/code'
import { english } from '~/components/documentation/prose'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

interface SamplesProps {
  /** The section, and its heading, which distinguishes its samples for screen readers. */
  of: string
  heading: string
  codes: CodeView[]
  sample_language: string
  sample_languages: Array<{ name: string; title: string }>
}

/** Code samples of a section, with a tab for each language: links that work without scripts. */
export function Samples({ of, heading, codes, ...languages }: SamplesProps) {
  const { sample_language: chosen, sample_languages: all } = languages
  const name = all.find((one) => one.name === chosen)?.title ?? ''
  return codes.map(({ title, html, isSample, isEnglish, price }) => (
    <div key={title} className={isSample ? 'doc-sample' : undefined}>
      <Code label={[heading, title, ...(isSample ? [name] : [])].join(', ')} html={html}>
        <p className="doc-code-title">
          <span lang={english(isEnglish)}>{title}</span>
          {price && <span className="doc-type"> · {price}</span>}
        </p>
      </Code>
      {isSample && <Languages of={of} {...languages} />}
    </div>
  ))
}

function Languages({
  of,
  sample_language: chosen,
  sample_languages: all,
}: Omit<SamplesProps, 'codes' | 'heading'>) {
  const { url } = usePortal()
  return (
    <ul className="doc-languages" aria-label={t('documentation.code_samples')}>
      {all.map(({ name, title }) => (
        <li key={name}>
          <Link
            href={`${urlWith(url, { code: name })}#${of}`}
            aria-current={name === chosen ? 'true' : undefined}
            only={['samples', 'sample_language']}
            preserveScroll
            preserveState
            replace
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
