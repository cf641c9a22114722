import type { Infer } from '@vinejs/vine/types'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { logChanges, type Change, type ChangeAuthor } from '#app/core/change_log'
import { Refusal, type FieldFault } from '#app/core/problem'
import { isUid } from '#app/core/uid'
import Skill from '#app/skills/skill'
import { nameKey } from '#app/skills/name_key'
import { refusingTaken, withCategory } from '#app/skills/skill_fields'
import { refreshPopularity } from '#app/skills/skill_index'
import { changeHeldSkill, holdSkill, type Writing } from '#app/skills/update_skill'
import { relationFieldsOf } from '#app/relations/relation_fields'
import type { skillWithRelationsValidator } from '#app/relations/relation_validators'
import SkillRelation from '#app/relations/skill_relation'
import { versionWithRelations } from '#app/relations/skill_with_relations'
import { changeHeldRelation } from '#app/relations/update_relation'

export type SkillWithRelations = Infer<typeof skillWithRelationsValidator>

type Row = NonNullable<NonNullable<SkillWithRelations['relations']>[number]>

/** What a row asks for, once its skill is found. */
interface Wanted {
  relatedSkill: Skill
  type: SkillRelation['type']
  weight: number
  source: string | null
  confidence: number | null
}

/**
 * Changes a skill and its relations in one transaction: all rows or none. Every change is logged; the
 * counts of use of all skills concerned follow.
 *
 * A relation is the same relation as long as skill, related skill and type are: a row that gives its
 * relation another type takes over the record of that type if there is one to be taken over.
 *
 * Throws `StaleWrite`, a 422 `Refusal` with one fault for each wrong row (`relations.3.weight`), and
 * what `updateSkill` throws.
 */
export async function updateSkillWithRelations(
  skill: Skill,
  { skill: input = {}, relations: rows = [], mode = 'merge' }: SkillWithRelations,
  { claim, ...author }: Writing
): Promise<void> {
  const { changes, categoryId } = await withCategory(input, path)
  const work = () =>
    db.transaction(async (trx) => {
      const held = await holdSkill(trx, skill.id)
      claim?.check(await versionWithRelations(trx, held), 'This skill')
      await changeHeldSkill(trx, held, changes, categoryId, author)
      await changeRelations(trx, held, rows, mode, author)
    })
  await refusingTaken(changes, work, path)
}

/** Where the skill's own fields stand in the input. */
const path = 'skill.'

async function changeRelations(
  trx: TransactionClientContract,
  skill: Skill,
  rows: Array<Row | null>,
  mode: 'merge' | 'replace',
  author: ChangeAuthor
) {
  const present = await SkillRelation.query({ client: trx })
    .where('skillId', skill.id)
    .preload('relatedSkill')
  for (const relation of present) relation.$setRelated('skill', skill)

  const plan = await planRows(trx, skill, present, rows, mode)
  const created = await applyPlan(trx, skill, plan, author)

  const counted = [...plan.removed, ...created].map(({ relatedSkillId }) => relatedSkillId)
  if (counted.length) await refreshPopularity(trx, counted)
}

interface Plan {
  removed: SkillRelation[]
  changed: Array<{ relation: SkillRelation; to: Wanted }>
  added: Wanted[]
}

/** Reads the rows against what is there. Throws the faults of all rows at once. */
async function planRows(
  trx: TransactionClientContract,
  skill: Skill,
  present: SkillRelation[],
  rows: Array<Row | null>,
  mode: 'merge' | 'replace'
): Promise<Plan> {
  const byId = new Map(present.map((relation) => [relation.uid, relation]))
  const byKey = new Map(present.map((relation) => [keyOf(relation), relation]))
  const findSkill = await skillFinder(trx, rows)

  const faults: FieldFault[] = []
  const wanted = new Map<string, Wanted>()
  const named = new Set<SkillRelation>()
  const removed = new Set<SkillRelation>()

  for (const [index, row] of rows.entries()) {
    if (!row) continue
    const fault = (field: keyof Row, code: string, message: string) =>
      faults.push({
        field: `relations.${index}.${field}`,
        code,
        message: `Row ${index + 1}: ${message}`,
      })

    const current = row.id ? byId.get(row.id) : undefined
    if (row.id && !current) {
      if (!row.remove) fault('id', 'not_found', `${skill.name} has no relation with this id.`)
      continue
    }
    const relatedSkill = row.related_skill ? findSkill(row.related_skill) : current?.relatedSkill
    if (!relatedSkill) {
      if (!row.related_skill) fault('related_skill', 'required', 'name the related skill.')
      else fault('related_skill', 'not_found', `there is no skill "${row.related_skill}".`)
      continue
    }
    if (relatedSkill.id === skill.id) {
      fault('related_skill', 'self', 'a skill has no relation to itself.')
      continue
    }
    const type = row.type ?? current?.type ?? 'related'
    const key = keyOf({ relatedSkillId: relatedSkill.id, type })
    const there = byKey.get(key)
    if (row.remove) {
      const gone = current ?? there
      if (gone) removed.add(gone)
      continue
    }
    const weight = row.weight ?? current?.weight ?? there?.weight
    if (weight === undefined) {
      fault('weight', 'required', 'give a weight from 0 to 100.')
      continue
    }
    if (wanted.has(key)) {
      fault('related_skill', 'duplicate', `"${relatedSkill.name}" stands here twice as ${type}.`)
      continue
    }
    const base = current ?? there
    wanted.set(key, {
      relatedSkill,
      type,
      weight,
      source: row.source === undefined ? (base?.source ?? null) : row.source,
      confidence: row.confidence === undefined ? (base?.confidence ?? null) : row.confidence,
    })
    if (current) named.add(current)
    if (current && there && there !== current && !namedBy(rows, there)) {
      fault('type', 'taken', `"${relatedSkill.name}" is a relation of type ${type} already.`)
    }
  }
  if (faults.length) throw new RowsRefused(faults)

  const isWanted = (relation: SkillRelation) => wanted.has(keyOf(relation))
  const plan: Plan = { removed: [], changed: [], added: [] }
  const free = [...named].filter((relation) => !isWanted(relation))
  for (const [key, to] of wanted) {
    const index = free.findIndex(({ relatedSkillId }) => relatedSkillId === to.relatedSkill.id)
    const relation = byKey.get(key) ?? (index < 0 ? undefined : free.splice(index, 1)[0])
    if (relation) plan.changed.push({ relation, to })
    else plan.added.push(to)
  }
  const kept = new Set(plan.changed.map(({ relation }) => relation))
  const goes = mode === 'replace' ? present : [...removed, ...free]
  plan.removed = [...new Set(goes)].filter((relation) => !kept.has(relation))
  return plan
}

async function applyPlan(
  trx: TransactionClientContract,
  skill: Skill,
  { removed, changed, added }: Plan,
  author: ChangeAuthor
): Promise<SkillRelation[]> {
  await SkillRelation.query({ client: trx })
    .whereIn(
      'id',
      removed.map(({ id }) => id)
    )
    .delete()
  for (const { relation, to } of changed) await changeHeldRelation(trx, relation, to, author)

  const created = await SkillRelation.createMany(
    added.map(({ relatedSkill, ...fields }) => ({
      ...fields,
      skillId: skill.id,
      relatedSkillId: relatedSkill.id,
      version: 1,
    })),
    { client: trx }
  )
  for (const [index, relation] of created.entries()) {
    relation.$setRelated('skill', skill)
    relation.$setRelated('relatedSkill', added[index].relatedSkill)
  }
  const logged = (relation: SkillRelation, action: 'created' | 'deleted'): Change => {
    const fields = { ...relationFieldsOf(relation) }
    const [before, after] = action === 'created' ? [null, fields] : [fields, null]
    return { subject: 'relation', subjectId: relation.id, action, before, after }
  }
  await logChanges(
    trx,
    [
      ...removed.map((relation) => logged(relation, 'deleted')),
      ...created.map((relation) => logged(relation, 'created')),
    ],
    author
  )
  return created
}

class RowsRefused extends Refusal {
  constructor(faults: FieldFault[]) {
    const message = faults.map((fault) => fault.message).join(' ')
    super(message, { status: 422, code: 'validation_failed', faults })
  }
}

/** Finds the skills that the rows name, by public id or by name, in two queries for all. */
async function skillFinder(trx: TransactionClientContract, rows: Array<Row | null>) {
  const names = rows.flatMap((row) => row?.related_skill ?? [])
  const ids = names.filter(isUid).map((id) => id.toLowerCase())
  const keys = names.filter((name) => !isUid(name)).map(nameKey)
  const found = await Skill.query({ client: trx }).whereIn('uid', ids).orWhereIn('nameKey', keys)
  const byId = new Map(found.map((skill) => [skill.uid, skill]))
  const byName = new Map(found.map((skill) => [skill.nameKey, skill]))
  return (name: string) => (isUid(name) ? byId.get(name.toLowerCase()) : byName.get(nameKey(name)))
}

function namedBy(rows: Array<Row | null>, relation: SkillRelation): boolean {
  return rows.some((row) => row?.id === relation.uid)
}

function keyOf({ relatedSkillId, type }: Pick<SkillRelation, 'relatedSkillId' | 'type'>): string {
  return `${relatedSkillId}:${type}`
}
