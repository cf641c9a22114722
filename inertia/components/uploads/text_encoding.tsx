import type { ReactNode } from 'react'
import { Card } from '~/components/card'
import { encodingName, encodingOptions } from '~/components/uploads/encodings'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

interface TextEncodingProps {
  /** The page that shows the columns. */
  action: string
  read: { encoding: string; texts: { samples: string[]; doubtful: string[]; rival: string | null } }
  given: string | null
  encodings: string[]
  /** Hidden fields for what else was chosen. */
  children?: ReactNode
}

/** The encoding of a file with samples of its text, and a choice that reads it again. */
export function TextEncoding({ action, read, given, encodings, children }: TextEncodingProps) {
  const { to } = usePortal()
  const { samples, doubtful, rival } = read.texts
  const name = encodingName(read.encoding)
  if (!samples.length && !given) return null
  return (
    <Card title={t('uploads.text_of_file')}>
      <p>{t(given ? 'uploads.read_as_given' : 'uploads.read_as_detected', { name })}</p>
      {samples.length > 0 && (
        <ul className="column-samples">
          {samples.map((sample) => (
            <li key={sample}>{sample}</li>
          ))}
        </ul>
      )}
      {rival && (
        <p className="note">{t('uploads.encoding_rival', { name: encodingName(rival) })}</p>
      )}
      {doubtful.length > 0 && (
        <p className="note is-warning">
          {t('uploads.text_doubtful', { words: doubtful.slice(0, 5).join(', ') })}
        </p>
      )}
      <form action={to(action)} method="get" className="text-encoding-form">
        {children}
        <label className="label" htmlFor="read-encoding">
          {t('uploads.encoding')}
        </label>
        <div className="select">
          <select id="read-encoding" name="encoding" defaultValue={given ?? ''} key={given ?? ''}>
            <option value="">{t('uploads.detected')}</option>
            {encodingOptions(encodings).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <button className="button" type="submit">
          {t('uploads.read_again')}
        </button>
      </form>
    </Card>
  )
}
