import { BaseTransformer } from '@adonisjs/core/transformers'
import { translationsText, type Translation } from '#app/catalogue/skills/translations'
import type { HistoryRow } from '#app/catalogue/skills/skill_history'

/** An entry of a skill's history; without an actor it was an upload or a command. */
export default class SkillChangeTransformer extends BaseTransformer<HistoryRow> {
  toObject() {
    const { change, actor, upload, relatedSkill } = this.resource
    return {
      id: String(change.id),
      created_at: change.createdAt.toJSDate().toISOString(),
      subject: change.subject,
      action: change.action,
      /** The other skill, for an entry about a relation. */
      related_skill: relatedSkill,
      actor: actor ? { id: actor.uid, full_name: actor.fullName } : null,
      upload,
      changes: changesOf(this.resource),
    }
  }
}

/** Implied by the entry, unless a merge moved an end. */
const ends = ['skill', 'related_skill']

/** The values before and after, by field, as text; null for no value. */
function changesOf({ change: { before, after, subject, action }, names }: HistoryRow) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const read = (value: unknown) => textOf(value, names)
  return fields
    .filter((field) => field !== 'id')
    .filter((field) => subject === 'skill' || action === 'updated' || !ends.includes(field))
    .map((field) => ({ field, before: read(before?.[field]), after: read(after?.[field]) }))
    .filter((one) => one.before !== one.after)
}

/** An alias, or a translation like in files and forms. */
function entryOf(value: unknown): string {
  return typeof value === 'object' ? translationsText([value as Translation]) : String(value)
}

function textOf(value: unknown, names: Map<string, string>): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.map(entryOf).join(', ') || null
  return names.get(String(value)) ?? String(value)
}
