import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockTree } from '#app/categories/save_category'
import {
  logChanges,
  type Change,
  type ChangeAction,
  type ChangeSubject,
} from '#app/core/change_log'
import { jsonTable, rawRows } from '#app/core/raw_rows'
import { newUid } from '#app/core/uid'
import { nameKey } from '#app/skills/name_key'
import type { SkillFields } from '#app/skills/skill_fields'
import { indexSkills } from '#app/skills/skill_index'
import { idsOf, isPostgres } from '#app/uploads/bulk_rows'
import { allCategories, updateCategories, type CategoryRow } from '#app/uploads/category_rows'
import {
  deleteAliases,
  findSkills,
  insertAliases,
  skillsById,
  updateSkillRows,
  type SkillRow,
} from '#app/uploads/skill_rows'
import type { ChangePiece } from '#app/uploads/upload_changes'

/** What an undo did to records; `left` stay as somebody has made them meanwhile. */
export interface UndoTally {
  created: number
  updated: number
  removed: number
  left: number
}

interface Author {
  actorId: number | null
  uploadId: number
}

interface Entry {
  id: number
  subject: ChangeSubject
  subjectId: number
  action: ChangeAction
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/**
 * Takes back one piece of what an upload did, and writes that into the change log. Records that somebody
 * touched since, or that others depend on, are left as they are. An upload may have touched a record more than once.
 *
 * `silent` are uploads whose entries do not count as touching.
 */
export async function undoPiece(
  trx: TransactionClientContract,
  piece: ChangePiece,
  { author, silent }: { author: Author; silent: number[] }
): Promise<UndoTally> {
  const undoing = new PieceUndo(trx, piece, author, silent)
  return undoing.run()
}

class PieceUndo {
  #trx: TransactionClientContract
  #piece: ChangePiece
  #author: Author
  #silent: string
  #left = new Set<number>()
  #tally: UndoTally = { created: 0, updated: 0, removed: 0, left: 0 }

  constructor(
    trx: TransactionClientContract,
    piece: ChangePiece,
    author: Author,
    silent: number[]
  ) {
    this.#trx = trx
    this.#piece = piece
    this.#author = author
    this.#silent = silent.join(',')
  }

  async run(): Promise<UndoTally> {
    await this.#hold()
    for (const id of await this.#touched()) this.#left.add(id)
    await this.#deleteRelations()
    await this.#restoreRelations()
    const entries = await this.#entries(`(own.subject <> 'relation' or own.action = 'deleted')`)
    const of = (subject: ChangeSubject) => entries.filter((entry) => entry.subject === subject)
    await this.#undoSkills(of('skill'))
    await this.#undoCategories(of('category'))
    await this.#bringRelationsBack(of('relation'))
    return { ...this.#tally, left: this.#left.size }
  }

  /** The piece's entries about relations or all, without those that are left. */
  #own(condition: string): { sql: string; bindings: number[] } {
    const { uploadId, low, below } = this.#piece
    const left = this.#left.size ? ` and own.id not in (${[...this.#left].join(',')})` : ''
    return {
      sql: `own.upload_id = ? and own.id >= ? and own.id < ? and ${condition}${left}`,
      bindings: [uploadId, low, below],
    }
  }

  /** On PostgreSQL whoever writes one of the records now is waited for, and the next one waits. */
  async #hold() {
    if (!isPostgres(this.#trx)) return
    await this.#holdDomains()
    for (const [subject, table] of [
      ['relation', 'skill_relations'],
      ['skill', 'skills'],
    ]) {
      const own = this.#own(`own.subject = '${subject}'`)
      await this.#trx.rawQuery(
        `select count(*) from (
           select id from ${table} where id in (select own.subject_id from change_log own where ${own.sql})
           order by id for update) held`,
        own.bindings
      )
    }
  }

  /** All of them, as their undo asks for the tree. */
  async #holdDomains() {
    const own = this.#own(`own.subject = 'category'`)
    const found = await rawRows(
      this.#trx,
      `select 1 as found from change_log own where ${own.sql} limit 1`,
      own.bindings
    )
    if (!found.length) return
    await lockTree(this.#trx)
    await allCategories(this.#trx, { hold: true })
  }

  /** Entries whose records have later ones of somebody else. */
  async #touched(): Promise<number[]> {
    const own = this.#own('true')
    const found = await rawRows<{ id: number | string }>(
      this.#trx,
      `select own.id from change_log own where ${own.sql} and exists (
         select 1 from change_log later
         where later.subject = own.subject and later.subject_id = own.subject_id and later.id > own.id
           and (later.upload_id is null or later.upload_id not in (${this.#silent})))`,
      own.bindings
    )
    return found.map(({ id }) => Number(id))
  }

  async #entries(condition: string): Promise<Entry[]> {
    const own = this.#own(condition)
    const rows = await rawRows<Record<string, unknown>>(
      this.#trx,
      `select own.id, own.subject, own.subject_id, own.action, own."before", own."after"
       from change_log own where ${own.sql} order by own.id desc`,
      own.bindings
    )
    return rows.map((row) => ({
      id: Number(row.id),
      subject: row.subject as ChangeSubject,
      subjectId: Number(row.subject_id),
      action: row.action as ChangeAction,
      before: fieldsOf(row.before),
      after: fieldsOf(row.after),
    }))
  }

  async #deleteRelations() {
    const own = this.#own(`own.subject = 'relation' and own.action = 'created'`)
    await this.#log('deleted', own)
    const gone = await this.#trx.rawQuery(
      `delete from skill_relations where id in (
         select own.subject_id from change_log own where ${own.sql}) returning id`,
      own.bindings
    )
    this.#tally.removed += this.#count(gone)
  }

  async #restoreRelations() {
    const own = this.#own(`own.subject = 'relation' and own.action = 'updated'`)
    await this.#log('updated', own)
    const given = (field: string, was: string) =>
      `case when own."before" -> '${field}' is not null then ${was} else relation.${field} end`
    const done = await this.#trx.rawQuery(
      `update skill_relations as relation set
         weight = coalesce(cast(own."before" ->> 'weight' as integer), relation.weight),
         source = ${given('source', `own."before" ->> 'source'`)},
         confidence = ${given('confidence', `cast(own."before" ->> 'confidence' as double precision)`)},
         upload_id = ${this.#uploadBefore('own.subject_id', 'own.id')},
         version = relation.version + 1, updated_at = current_timestamp
       from change_log own where relation.id = own.subject_id and ${own.sql} returning version`,
      own.bindings
    )
    this.#tally.updated += this.#count(done)
  }

  /** The upload that wrote a relation before this one did. */
  #uploadBefore(relation: string, entry: string): string {
    return `(select earlier.upload_id from change_log earlier
       where earlier.subject = 'relation' and earlier.subject_id = ${relation}
         and earlier.id < ${entry} and earlier.upload_id is not null
         and earlier.upload_id not in (${this.#silent})
       order by earlier.id desc limit 1)`
  }

  async #bringRelationsBack(entries: Entry[]) {
    if (!entries.length) return
    const wanted = entries.map(({ id, subjectId, before }) => ({
      ...before,
      entry: id,
      id: subjectId,
      uid: before?.id ?? newUid(),
    }))
    const table = jsonTable(this.#trx, 'wanted', {
      entry: 'integer',
      id: 'integer',
      uid: 'uuid',
      skill: 'uuid',
      related_skill: 'uuid',
      type: 'text',
      weight: 'integer',
      source: 'text',
      confidence: 'double precision',
    })
    const made = await rawRows<{ id: number }>(
      this.#trx,
      `insert into skill_relations (id, uid, skill_id, related_skill_id, type, weight, source,
         confidence, upload_id, version, created_at, updated_at)
       select wanted.id, wanted.uid, skill.id, related.id, wanted.type, wanted.weight, wanted.source,
         wanted.confidence, ${this.#uploadBefore('wanted.id', 'wanted.entry')}, 1,
         current_timestamp, current_timestamp
       from ${table} join skills skill on skill.uid = wanted.skill
       join skills related on related.uid = wanted.related_skill where true
       on conflict do nothing returning id`,
      [JSON.stringify(wanted)]
    )
    const back = new Set(made.map(({ id }) => id))
    const changes: Change[] = []
    for (const { id, subjectId, before } of entries) {
      if (!back.has(subjectId)) this.#left.add(id)
      else {
        const { id: uid, ...after } = before ?? {}
        changes.push({ subject: 'relation', subjectId, action: 'created', before: null, after })
      }
    }
    await logChanges(this.#trx, changes, this.#author)
    this.#tally.created += back.size
  }

  /** Logs what becomes of relations: the entries of the upload, turned round. */
  async #log(action: ChangeAction, { sql, bindings }: { sql: string; bindings: number[] }) {
    const { actorId, uploadId } = this.#author
    await this.#trx.rawQuery(
      `insert into change_log (actor_id, upload_id, subject, subject_id, action, "before", "after", created_at)
       select nullif(cast(? as integer), 0), cast(? as integer), own.subject, own.subject_id, '${action}',
         own."after", own."before", current_timestamp
       from change_log own where ${sql}`,
      [actorId ?? 0, uploadId, ...bindings]
    )
  }

  async #undoSkills(entries: Entry[]) {
    if (!entries.length) return
    const created = entries.filter(({ action }) => action === 'created')
    const gone = await this.#deleteSkills(created)
    const back = await this.#restoreSkills(entries.filter(({ action }) => action !== 'created'))
    await indexSkills(this.#trx, [...gone, ...back])
  }

  async #deleteSkills(entries: Entry[]): Promise<number[]> {
    if (!entries.length) return []
    const ids = idsOf(
      this.#trx,
      entries.map(({ subjectId }) => subjectId)
    )
    const used = await rawRows<{ id: number }>(
      this.#trx,
      `select id from skills where id in (${ids.sql}) and (
         exists (select 1 from skill_relations other where other.skill_id = skills.id)
         or exists (select 1 from skill_relations other where other.related_skill_id = skills.id)
         or exists (select 1 from merged_skills other where other.skill_id = skills.id))`,
      [ids.binding]
    )
    const gone = this.#without(entries, new Set(used.map(({ id }) => id)))
    const going = idsOf(this.#trx, gone)
    await this.#trx.rawQuery(`delete from skills where id in (${going.sql})`, [going.binding])
    await this.#logTurned(entries, gone, 'deleted')
    this.#tally.removed += gone.length
    return gone
  }

  async #restoreSkills(entries: Entry[]): Promise<number[]> {
    if (!entries.length) return []
    const categories = await allCategories(this.#trx)
    const uids = new Map(categories.map(({ id, uid }) => [id, uid]))
    const ids = new Map(categories.map(({ id, uid }) => [uid, id]))
    const uidOf = (id: number | null) => (id === null ? null : (uids.get(id) ?? null))
    const touched = [...new Set(entries.map(({ subjectId }) => subjectId))]
    const skillsNow = await skillsById(this.#trx, touched, uidOf)
    const present = new Map(skillsNow.map((skill) => [skill.id, skill]))
    const wanted = new Map<number, SkillRow>()
    for (const { subjectId, before } of entries) {
      const skill = wanted.get(subjectId) ?? present.get(subjectId)
      if (!skill || !before) continue
      const fields: SkillFields = { ...skill.fields, ...before }
      const categoryId = fields.domain === null ? null : ids.get(fields.domain)
      if (categoryId !== undefined) wanted.set(subjectId, { ...skill, fields, categoryId })
    }
    await this.#leaveTaken(wanted, uidOf)

    const back = this.#without(
      entries,
      new Set(entries.map(({ subjectId }) => subjectId).filter((id) => !wanted.has(id)))
    )
    const skills = [...wanted.values()]
    await this.#park(skills.filter((skill) => hasOtherKeys(skill, present.get(skill.id))))
    await updateSkillRows(this.#trx, skills)
    await this.#restoreAliases(skills, present)
    await this.#logTurned(entries, back)
    this.#tally.updated += back.length
    return back
  }

  /** Skills whose name, uri or external id is another's by now. */
  async #leaveTaken(
    wanted: Map<number, SkillRow>,
    uidOf: (id: number | null) => string | null
  ): Promise<void> {
    const found = await findSkills(
      this.#trx,
      [...wanted.values()].map(({ fields }) => ({
        key: nameKey(fields.name),
        uri: fields.external_uri ?? '',
        externalId: fields.external_id ?? '',
      })),
      uidOf
    )
    for (const { id, fields } of [...wanted.values()]) {
      const holders = [
        found.byName.get(nameKey(fields.name)),
        found.byUri.get(fields.external_uri ?? ''),
        found.byExternalId.get(fields.external_id ?? ''),
      ]
      if (holders.some((holder) => holder && holder.id !== id && !wanted.has(holder.id))) {
        wanted.delete(id)
      }
    }
  }

  /** Takes keys that must be unique away, so that skills can swap them in one statement. */
  async #park(skills: SkillRow[]) {
    if (!skills.length) return
    const { sql, binding } = idsOf(
      this.#trx,
      skills.map(({ id }) => id)
    )
    await this.#trx.rawQuery(
      `update skills set name_key = 'parked ' || cast(uid as text), external_id = null,
         external_uri = null where id in (${sql})`,
      [binding]
    )
  }

  /** In the order in which they stood: where one comes back all are written anew. */
  async #restoreAliases(skills: SkillRow[], present: Map<number, SkillRow>) {
    const gone: Array<{ skill_id: number; name_key: string }> = []
    const added: Array<{ skill_id: number; name: string }> = []
    for (const { id, fields } of skills) {
      const now = present.get(id)?.fields.aliases ?? []
      const keys = new Set(fields.aliases.map(nameKey))
      const there = new Set(now.map(nameKey))
      const comesBack = [...keys].some((key) => !there.has(key))
      for (const key of there) {
        if (comesBack || !keys.has(key)) gone.push({ skill_id: id, name_key: key })
      }
      if (comesBack) added.push(...fields.aliases.map((name) => ({ skill_id: id, name })))
    }
    await deleteAliases(this.#trx, gone)
    await insertAliases(this.#trx, added)
  }

  async #undoCategories(entries: Entry[]) {
    if (!entries.length) return
    const all = await allCategories(this.#trx)
    await this.#restoreCategories(
      entries.filter(({ action }) => action !== 'created'),
      all
    )
    await this.#deleteCategories(entries.filter(({ action }) => action === 'created'))
  }

  async #restoreCategories(entries: Entry[], all: CategoryRow[]) {
    if (!entries.length) return
    const byUid = new Map(all.map((category) => [category.uid, category]))
    const byId = new Map(all.map((category) => [category.id, category]))
    const wanted = new Map<number, CategoryRow>()
    for (const { subjectId, before } of entries) {
      const category = wanted.get(subjectId) ?? byId.get(subjectId)
      if (!category || !before) continue
      const { parent, ...fields } = before
      const isMoved = 'parent' in before
      const parentId = parent === null ? null : byUid.get(String(parent))?.id
      if (isMoved && parentId === undefined) continue
      wanted.set(subjectId, {
        ...category,
        ...(fields as Partial<CategoryRow>),
        parent_id: isMoved ? (parentId ?? null) : category.parent_id,
        version: category.version + 1,
      })
    }
    const uriOf = new Map(all.map((category) => [category.external_uri, category.id]))
    for (const { id, external_uri: uri } of [...wanted.values()]) {
      const holder = uri === null ? undefined : uriOf.get(uri)
      if (holder !== undefined && holder !== id && !wanted.has(holder)) wanted.delete(id)
      else if (isInCircle(id, byId, wanted)) wanted.delete(id)
    }
    const back = this.#without(
      entries,
      new Set(entries.map(({ subjectId }) => subjectId).filter((id) => !wanted.has(id)))
    )
    const { sql, binding } = idsOf(this.#trx, back)
    await this.#trx.rawQuery(`update categories set external_uri = null where id in (${sql})`, [
      binding,
    ])
    await updateCategories(this.#trx, [...wanted.values()])
    await this.#logTurned(entries, back)
    this.#tally.updated += back.length
  }

  /** Those in which something stands that stays are left. */
  async #deleteCategories(entries: Entry[]) {
    const used = new Set<number>()
    for (;;) {
      const going = entries.map(({ subjectId }) => subjectId).filter((id) => !used.has(id))
      if (!going.length) break
      const { sql, binding } = idsOf(this.#trx, going)
      const found = await rawRows<{ id: number }>(
        this.#trx,
        `select id from categories where id in (${sql}) and (
           exists (select 1 from skills where skills.category_id = categories.id)
           or exists (select 1 from categories below where below.parent_id = categories.id
             and below.id not in (${sql})))`,
        [binding, binding]
      )
      if (!found.length) break
      for (const { id } of found) used.add(id)
    }
    const gone = this.#without(entries, used)
    const { sql, binding } = idsOf(this.#trx, gone)
    await this.#trx.rawQuery(`delete from categories where id in (${sql})`, [binding])
    await this.#logTurned(entries, gone, 'deleted')
    this.#tally.removed += gone.length
  }

  /** The records of the entries but for those that are left. */
  #without(entries: Entry[], left: Set<number>): number[] {
    for (const { id, subjectId } of entries) if (left.has(subjectId)) this.#left.add(id)
    return entries.map(({ subjectId }) => subjectId).filter((id) => !left.has(id))
  }

  async #logTurned(entries: Entry[], done: number[], action?: ChangeAction) {
    const isDone = new Set(done)
    const changes = entries
      .filter(({ subjectId }) => isDone.has(subjectId))
      .map((entry): Change => ({
        subject: entry.subject,
        subjectId: entry.subjectId,
        action: action ?? turned(entry),
        before: entry.after,
        after: entry.before,
      }))
    await logChanges(this.#trx, changes, this.#author)
  }

  #count(answer: { rows?: unknown[] } | unknown[]): number {
    return Array.isArray(answer) ? answer.length : (answer.rows?.length ?? 0)
  }
}

/** Archived is turned into restored, and the other way. */
function turned({ action }: Entry): ChangeAction {
  if (action === 'archived') return 'restored'
  return action === 'restored' ? 'archived' : 'updated'
}

function hasOtherKeys({ fields }: SkillRow, present?: SkillRow): boolean {
  return (
    fields.name !== present?.fields.name ||
    fields.external_id !== present.fields.external_id ||
    fields.external_uri !== present.fields.external_uri
  )
}

/** Whether a domain would stand below itself. */
function isInCircle(
  id: number,
  now: Map<number, CategoryRow>,
  wanted: Map<number, CategoryRow>
): boolean {
  const seen = new Set<number>()
  let up = (wanted.get(id) ?? now.get(id))?.parent_id ?? null
  while (up !== null && !seen.has(up)) {
    if (up === id) return true
    seen.add(up)
    up = (wanted.get(up) ?? now.get(up))?.parent_id ?? null
  }
  return false
}

/** SQLite hands JSON back as text. */
function fieldsOf(stored: unknown): Record<string, unknown> | null {
  const fields: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored
  return (fields ?? null) as Record<string, unknown> | null
}
