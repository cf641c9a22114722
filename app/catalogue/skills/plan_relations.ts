import type { Infer } from '@vinejs/vine/types'
import { detailOf, Refusal, type FieldFault } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import type { skillWithRelationsValidator } from '#app/catalogue/skills/skill_with_relations_validator'
import type SkillRelation from '#app/catalogue/skill_relation'
import type Skill from '#app/catalogue/skill'

export type SkillWithRelations = Infer<typeof skillWithRelationsValidator>

/** A row of the input. Null is an empty row of a form. */
export type RelationRowInput = NonNullable<NonNullable<SkillWithRelations['relations']>[number]>

/** A row with its skill resolved. */
export interface ResolvedRow {
  relatedSkill: Skill
  type: SkillRelation['type']
  weight: number
  source: string | null
  confidence: number | null
}

/** The changes to the relations of a skill. */
export interface RelationsPlan {
  removed: SkillRelation[]
  changed: Array<{ relation: SkillRelation; to: ResolvedRow }>
  added: ResolvedRow[]
}

/**
 * The current state: the skill, its relations with their related skills, and a lookup of skills by
 * name or id.
 */
interface Present {
  skill: Skill
  relations: SkillRelation[]
  findSkill: (name: string) => Skill | undefined
}

/**
 * Compares the rows with the current relations and plans the changes. A relation is identified by
 * skill, related skill and type: a row that changes the type of its relation takes over the record
 * of that type if another row releases it.
 *
 * Throws a 422 `Refusal` with one error per invalid row (`relations.3.weight`).
 */
export function planRelations(
  present: Present,
  rows: Array<RelationRowInput | null>,
  mode: 'merge' | 'replace'
): RelationsPlan {
  const { wanted, removed, named } = readRows(present, rows)
  const byKey = new Map(present.relations.map((relation) => [keyOf(relation), relation]))
  const free = [...named].filter((relation) => !wanted.has(keyOf(relation)))

  const plan: RelationsPlan = { removed: [], changed: [], added: [] }
  for (const [key, to] of wanted) {
    const index = free.findIndex(({ relatedSkillId }) => relatedSkillId === to.relatedSkill.id)
    const relation = byKey.get(key) ?? (index < 0 ? undefined : free.splice(index, 1)[0])
    if (relation) plan.changed.push({ relation, to })
    else plan.added.push(to)
  }
  const kept = new Set(plan.changed.map(({ relation }) => relation))
  const going = mode === 'replace' ? present.relations : [...removed, ...free]
  plan.removed = [...new Set(going)].filter((relation) => !kept.has(relation))
  return plan
}

interface Reading {
  /** By related skill and type. */
  wanted: Map<string, ResolvedRow>
  removed: Set<SkillRelation>
  /** Relations that rows refer to by id. */
  named: Set<SkillRelation>
}

function readRows(present: Present, rows: Array<RelationRowInput | null>): Reading {
  const byId = new Map(present.relations.map((relation) => [relation.uid, relation]))
  const byKey = new Map(present.relations.map((relation) => [keyOf(relation), relation]))
  const namedIds = new Set(rows.map((row) => row?.id))
  const reading: Reading = { wanted: new Map(), removed: new Set(), named: new Set() }

  function read(row: RelationRowInput) {
    const current = row.id ? byId.get(row.id) : undefined
    if (row.id && !current) {
      if (row.remove) return
      const message = t('relations_answers.row_no_relation', { skill: present.skill.name })
      throw new RowFault('id', 'not_found', message)
    }
    const relatedSkill = relatedSkillOf(row, current, present)
    const type = row.type ?? current?.type ?? 'related'
    const key = keyOf({ relatedSkillId: relatedSkill.id, type })
    const there = byKey.get(key)
    const before = current ?? there
    if (row.remove) {
      if (before) reading.removed.add(before)
      return
    }
    if (reading.wanted.has(key)) {
      const message = t('relations_answers.listed_twice', { name: relatedSkill.name, type })
      throw new RowFault('related_skill', 'duplicate', message)
    }
    if (current && there && there !== current && !namedIds.has(there.uid)) {
      const message = t('relations_answers.row_type_taken', { name: relatedSkill.name, type })
      throw new RowFault('type', 'taken', message)
    }
    const weight = row.weight ?? before?.weight
    if (weight === undefined) {
      throw new RowFault('weight', 'required', t('relations_answers.row_needs_weight'))
    }
    const { source = before?.source ?? null, confidence = before?.confidence ?? null } = row
    reading.wanted.set(key, { relatedSkill, type, weight, source, confidence })
    if (current) reading.named.add(current)
  }

  const faults: FieldFault[] = []
  for (const [index, row] of rows.entries()) {
    try {
      if (row) read(row)
    } catch (error) {
      if (!(error instanceof RowFault)) throw error
      faults.push(error.at(index, rows.length > 1))
    }
  }
  if (faults.length) {
    throw new Refusal(detailOf(faults), { status: 422, code: 'validation_failed', faults })
  }
  return reading
}

function relatedSkillOf(
  row: RelationRowInput,
  current: SkillRelation | undefined,
  present: Present
): Skill {
  const name = row.related_skill
  const relatedSkill = name ? present.findSkill(name) : current?.relatedSkill
  if (!relatedSkill && name) {
    throw new RowFault('related_skill', 'not_found', t('relations_answers.row_no_skill', { name }))
  }
  if (!relatedSkill)
    throw new RowFault('related_skill', 'required', t('relations_answers.row_needs_skill'))
  if (relatedSkill.id === present.skill.id) {
    throw new RowFault('related_skill', 'self', t('relations_answers.row_to_itself'))
  }
  return relatedSkill
}

class RowFault extends Error {
  constructor(
    private field: keyof RelationRowInput,
    private code: string,
    message: string
  ) {
    super(message)
  }

  /** The fault of a row, whose number is in the message if there are several. */
  at(index: number, isOneOfSeveral: boolean): FieldFault {
    const message = isOneOfSeveral
      ? t('relations_answers.row', { row: index + 1, fault: this.message })
      : this.message
    return { field: `relations.${index}.${this.field}`, code: this.code, message }
  }
}

function keyOf({ relatedSkillId, type }: Pick<SkillRelation, 'relatedSkillId' | 'type'>): string {
  return `${relatedSkillId}:${type}`
}
