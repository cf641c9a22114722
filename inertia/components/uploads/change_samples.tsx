import '~/css/changes.scss'
import { Card } from '~/components/card'
import { fieldWords, valueWords } from '~/components/field_words'
import { statusLabel } from '~/components/status_tag'
import type { UploadInFull } from '~/components/uploads/words'
import { formatCount } from '~/format'
import { t } from '~/text'

type Sample = UploadInFull['samples'][number]
type Values = Record<string, unknown> | null

/** Samples of the changes that a dry run found, with their fields. */
export function ChangeSamples({ samples }: { samples: Sample[] }) {
  if (!samples.length) return null
  const groups = [
    { action: 'created', title: t('uploads.created', { stage: 'check' }) },
    { action: 'updated', title: t('uploads.updated', { stage: 'check' }) },
    { action: 'removed', title: t('uploads.removed', { stage: 'check' }) },
  ]
  return (
    <Card title={t('uploads.samples_title')} lead={t('uploads.samples_lead')}>
      {groups.map(({ action, title }) => {
        const some = samples.filter((sample) => sample.action === action)
        if (!some.length) return null
        return (
          <section key={action} className="change-samples">
            <h3>{title}</h3>
            <ul>
              {some.map((sample, index) => (
                <li key={index}>
                  <Sample sample={sample} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </Card>
  )
}

function Sample({ sample: { subject, label, before, after } }: { sample: Sample }) {
  const fields = changedFields(before, after)
  return (
    <details className="changes">
      <summary>{subject === 'relation' ? withType(label) : label}</summary>
      <dl>
        {fields.map((field) => (
          <div key={field}>
            <dt>{fieldWords(field)}</dt>
            <dd>
              {before && <Value field={field} value={before[field]} />}
              {before && after && (
                <span>
                  <span aria-hidden="true"> → </span>
                  <span className="is-sr-only"> {t('uploads.changes_to')} </span>
                </span>
              )}
              {after && <Value field={field} value={after[field]} />}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** For created or removed records the filled fields; otherwise those that differ. */
function changedFields(before: Values, after: Values): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.filter((name) => {
    if (before && after) return written(before[name]) !== written(after[name])
    return written((before ?? after)?.[name]) !== ''
  })
}

function Value({ field, value }: { field: string; value: unknown }) {
  const text = written(value)
  return text ? valueWords(field, text) : <em>{t('common.empty')}</em>
}

/** `Python → SQL (co_occurs)`, with a label for the type. */
function withType(label: string): string {
  return label.replace(/\((\w+)\)$/, (_, type: string) => `(${statusLabel(type)})`)
}

function written(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return formatCount(value)
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.map(written).join(', ') : JSON.stringify(value)
}
