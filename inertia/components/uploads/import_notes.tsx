import { Card } from '~/components/card'
import type { UploadInFull } from '~/components/uploads/words'
import { t } from '~/text'

/** What should be known about the file, with examples. */
export function ImportNotes({ notes }: Pick<UploadInFull, 'notes'>) {
  if (!notes.length) return null
  return (
    <Card title={t('uploads.notes')}>
      <ul className="upload-notes">
        {notes.map(({ code, message, examples }) => (
          <li key={code}>
            {message}
            {examples.length > 0 && <span className="cell-note">{examples.join(', ')}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
