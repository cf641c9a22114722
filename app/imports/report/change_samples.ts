import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { updates, type ChangeAction, type ChangeSubject } from '#app/core/db/change_log'
import { valuesAtCreation } from '#app/catalogue/relations/values_at_creation'
import { synonymName } from '#app/catalogue/synonyms/synonym_fields'
import { isUid } from '#app/core/uid'
import type { ChangeSample } from '#app/imports/import_report'
import { importKinds } from '#app/imports/kinds/import_kinds'
import type { UploadKind } from '#app/imports/upload'

interface Entry {
  id: number | string
  subject: ChangeSubject
  subject_id: number
  before: unknown
  after: unknown
}

/** The number of samples per action. */
const MOST = 10

/** Sample actions for the actions of the change log. */
const actionsOfSamples: Record<ChangeSample['action'], ChangeAction[]> = {
  created: ['created'],
  updated: updates,
  removed: ['deleted'],
}

/**
 * Collects the first changes of each kind in a dry run, from the change log that the import writes
 * in the transaction before it is rolled back.
 */
export class ChangeSamples {
  #samples: ChangeSample[] = []
  #kind: UploadKind
  #uploadId: number
  #logAfter: number

  /** `logAfter`: the last log entry before the dry run. */
  constructor(kind: UploadKind, uploadId: number, logAfter: number) {
    this.#kind = kind
    this.#uploadId = uploadId
    this.#logAfter = logAfter
  }

  list(): ChangeSample[] {
    return this.#samples
  }

  /** Reads the log entries of the transaction until all samples are collected. */
  async gather(trx: TransactionClientContract) {
    for (const action of ['created', 'updated', 'removed'] as const) {
      const free = MOST - this.#samples.filter((sample) => sample.action === action).length
      if (free < 1) continue
      const entries: Entry[] = await trx
        .from('change_log')
        .where('id', '>', this.#logAfter)
        .where('upload_id', this.#uploadId)
        .whereIn('action', actionsOfSamples[action])
        .orderByRaw('case when subject = ? then 0 else 1 end', [
          importKinds[this.#kind].subjects[0],
        ])
        .orderBy('id')
        .limit(free)
        .select('id', 'subject', 'subject_id', 'before', 'after')
      if (entries.length) this.#samples.push(...(await samplesOf(trx, action, entries)))
    }
  }
}

async function samplesOf(
  trx: TransactionClientContract,
  action: ChangeSample['action'],
  entries: Entry[]
): Promise<ChangeSample[]> {
  const created = entries
    .filter(({ subject, after }) => subject === 'relation' && action === 'created' && !after)
    .map(({ id, subject_id: subjectId }) => ({ id: Number(id), subjectId: Number(subjectId) }))
  const values = await valuesAtCreation(trx, created)
  const read = entries.map(({ id, subject, subject_id: subjectId, before, after }) => ({
    ...{ subject, id: Number(subjectId) },
    before: fieldsOf(before),
    after: fieldsOf(after) ?? values.get(Number(id)) ?? null,
  }))
  const names = await namesIn(
    trx,
    read.flatMap(({ before, after }) => [before, after])
  )
  const labels = await labelsOf(trx, read)
  return read.map(({ subject, id, before, after }) => {
    const fields = { before: withNames(before, names), after: withNames(after, names) }
    const { before: was, after: is } = fields
    const gone = `${was?.skill} → ${was?.related_skill} (${was?.type})`
    const known = subject === 'relation' ? gone : String(was?.name ?? '')
    return {
      subject,
      action,
      label: labels.get(`${subject} ${id}`) ?? known,
      before: was,
      after: is,
    }
  })
}

/** The current labels of existing records. */
async function labelsOf(
  trx: TransactionClientContract,
  entries: Array<{ subject: ChangeSubject; id: number }>
): Promise<Map<string, string>> {
  const ids = (wanted: ChangeSubject) =>
    entries.filter(({ subject }) => subject === wanted).map(({ id }) => id)
  const labels = new Map<string, string>()
  for (const [subject, table] of [
    ['skill', 'skills'],
    ['category', 'categories'],
  ] as const) {
    const rows = await trx.from(table).whereIn('id', ids(subject)).select('id', 'name')
    for (const { id, name } of rows) labels.set(`${subject} ${id}`, name)
  }
  for (const { id, ...texts } of await trx.from('synonyms').whereIn('id', ids('synonym'))) {
    labels.set(`synonym ${id}`, synonymName(texts))
  }
  const relations = await trx
    .from('skill_relations as relation')
    .join('skills as skill', 'skill.id', 'relation.skill_id')
    .join('skills as related', 'related.id', 'relation.related_skill_id')
    .whereIn('relation.id', ids('relation'))
    .select('relation.id', 'relation.type', 'skill.name', 'related.name as related')
  for (const { id, type, name, related } of relations) {
    labels.set(`relation ${id}`, `${name} → ${related} (${type})`)
  }
  return labels
}

/** The names of the skills and domains in the fields, by public id. */
async function namesIn(
  trx: TransactionClientContract,
  fields: Array<Record<string, unknown> | null>
): Promise<Map<unknown, string>> {
  const uids = (columns: string[]) =>
    fields.flatMap((given) => columns.map((column) => given?.[column])).filter(isUid)
  const skills = await trx
    .from('skills')
    .whereIn('uid', uids(['skill', 'related_skill']))
    .select('uid', 'name')
  const domains = await trx
    .from('categories')
    .whereIn('uid', uids(['domain', 'parent']))
    .select('uid', 'name')
  return new Map([...skills, ...domains].map(({ uid, name }) => [uid, name]))
}

function withNames(fields: Record<string, unknown> | null, names: Map<unknown, string>) {
  if (!fields) return null
  const entries = Object.entries(fields).map(([field, value]) => [field, names.get(value) ?? value])
  return Object.fromEntries(entries) as Record<string, unknown>
}

/** SQLite returns JSON as text. */
function fieldsOf(stored: unknown): Record<string, unknown> | null {
  const fields: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored
  return fields as Record<string, unknown> | null
}
