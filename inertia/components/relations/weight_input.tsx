import { useId, useState, type KeyboardEvent } from 'react'
import { v1, V1Problem } from '~/client'
import type { ListedRelation, Relation } from '~/components/relations/relation_rows'
import { t } from '~/text'
import { typedCount } from '~/typed_numbers'

type Stored = Pick<Relation, 'weight' | 'version'>

interface Note {
  tone: 'done' | 'fault'
  /** Formatted while rendering, as `t` requires. */
  text: () => string
}

/** The field of `WeightEditor`. */
export default function WeightInput({ relation }: { relation: ListedRelation }) {
  const id = useId()
  const [stored, setStored] = useState<Stored>(relation)
  const [text, setText] = useState(String(relation.weight))
  const [saving, setSaving] = useState(false)
  const [note, setNote] = useState<Note | null>(null)
  /** The value that another user has saved. */
  const [theirs, setTheirs] = useState<Stored | null>(null)

  async function save(version: number) {
    if (saving) return
    const weight = typedCount(text)
    if (weight === null) return setNote({ tone: 'fault', text: () => faultWords(422) })
    setSaving(true)
    setNote(null)
    try {
      const path = `/skills/skill-relations/update/${relation.id}/`
      const saved = await v1.patch<Relation>(path, { weight, version })
      take(saved, () => t('relations.saved'))
    } catch (error) {
      await explain(error)
    } finally {
      setSaving(false)
    }
  }

  async function explain(error: unknown) {
    const status = error instanceof V1Problem ? error.status : 0
    setNote({ tone: 'fault', text: () => faultWords(status) })
    if (status !== 412) return
    const path = `/skills/skill-relations/retrieve/${relation.id}/`
    const now = await v1.get<Relation>(path).catch(() => null)
    if (!now) return
    setTheirs(now)
    setNote({
      tone: 'fault',
      text: () => t('relations.saved_meanwhile', { weight: now.weight }),
    })
  }

  function take(now: Stored, message: () => string) {
    setStored(now)
    setText(String(now.weight))
    setTheirs(null)
    setNote({ tone: 'done', text: message })
  }

  function leave() {
    if (!theirs && text !== String(stored.weight)) void save(stored.version)
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault()
      leave()
    }
    if (event.key === 'Escape') {
      setText(String(stored.weight))
      setTheirs(null)
      setNote(null)
    }
  }

  return (
    <span className="weight-editor">
      <input
        className={`input${note?.tone === 'fault' ? ' is-danger' : ''}`}
        inputMode="numeric"
        aria-label={t('relations.weight_from_to', {
          skill: relation.skill.name,
          related: relation.related_skill.name,
        })}
        aria-describedby={`${id}-note`}
        aria-invalid={note?.tone === 'fault' || undefined}
        value={text}
        readOnly={saving}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={leave}
        onKeyDown={press}
      />
      <span
        id={`${id}-note`}
        role="status"
        className={note?.tone === 'fault' ? 'help is-danger' : 'help'}
      >
        {saving ? t('relations.saving') : note?.text()}
      </span>
      {theirs && (
        <span className="weight-choice">
          <button
            type="button"
            className="button is-small"
            onClick={() =>
              take(theirs, () => t('relations.using_saved_weight', { weight: theirs.weight }))
            }
          >
            {t('relations.use_saved_weight', { weight: theirs.weight })}
          </button>
          <button
            type="button"
            className="button is-small"
            onClick={() => void save(theirs.version)}
          >
            {t('relations.save_weight', { weight: text })}
          </button>
        </span>
      )}
    </span>
  )
}

/** Error messages of `/v1` are in English in every language. */
function faultWords(status: number): string {
  if (status === 422) return t('relations.weight_range')
  if (status === 404) return t('relations.gone')
  return t('relations.not_saved')
}
