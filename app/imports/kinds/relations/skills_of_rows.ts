import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Chunk } from '#app/imports/chunk'
import type { ImportContext } from '#app/imports/importer'
import { createDrafts } from '#app/imports/kinds/relations/create_drafts'
import { selfRelation, type RelationStore } from '#app/imports/kinds/relations/parse_relation_row'
import type { RelationField } from '#app/imports/kinds/relations/relation_columns'
import type { SkillNames } from '#app/imports/kinds/relations/skill_names'
import type { SkillName } from '#app/imports/kinds/skills/skill_name'
import type { SkillRow } from '#app/imports/kinds/skills/skill_rows'
import type { Notes } from '#app/imports/notes'
import type { CellFault } from '#app/imports/readers/row_fault'
import { inShort, type RowReader } from '#app/imports/readers/row_reader'

/** Finds the skills that the rows name, and creates drafts for missing ones. */
export class SkillsOfRows {
  /** Drafts that this chunk created. */
  #drafts = new Map<string, SkillRow>()
  #draftsCounted = 0
  /** Dry run: names that would become drafts, with negative numbers as placeholder ids. */
  #imagined = new Map<string, number>()

  constructor(
    private context: ImportContext,
    private names: SkillNames,
    private notes: Notes
  ) {}

  begin() {
    this.#drafts = new Map()
  }

  settle() {
    this.#draftsCounted = this.#imagined.size
  }

  /** Looks up every name of the chunk, with `replace` also those of rows with a fault. */
  async find(client: QueryClientContract, chunk: Chunk<RelationStore>) {
    const { store } = chunk
    const all = this.context.options.mode === 'replace'
    const names = new Set<SkillName>()
    for (let place = 0; place < chunk.length; place += 1) {
      if (all ? !chunk.isReadable(place) : chunk.faults.has(place)) continue
      const [skill, related] = [store.skill[place], store.related[place]]
      if (skill.id === undefined) names.add(skill)
      if (related.id === undefined) names.add(related)
    }
    for (const { alias, name } of await this.names.find(client, names)) {
      this.notes.add('read_as_alias', `"${inShort(alias)}" → "${inShort(name)}"`)
    }
  }

  /** Creates drafts for the unknown names of valid rows. */
  async createMissing(trx: TransactionClientContract, chunk: Chunk<RelationStore>): Promise<void> {
    const missing = new Map<string, SkillName[]>()
    for (const place of chunk.validPlaces()) {
      const names = [chunk.store.skill[place], chunk.store.related[place]]
      if (names.some(({ id, aliasOf, mark }) => aliasOf > 1 || (mark && !id))) continue
      for (const name of names) {
        if (name.id) continue
        const same = missing.get(name.key)
        if (same) same.push(name)
        else missing.set(name.key, [name])
      }
    }
    if (!missing.size) return
    const texts = [...missing.values()].map(([{ text }]) => text)
    this.#drafts = await createDrafts(trx, texts, this.context)
    for (const [key, names] of missing) {
      const draft = this.#drafts.get(key)
      if (!this.context.dryRun) {
        for (const name of names) name.id = draft?.id
      }
      if (this.context.dryRun && !this.#imagined.has(key)) {
        this.#imagined.set(key, -1 - this.#imagined.size)
      }
    }
  }

  /** The fault of a row whose names do not lead to two different skills. */
  lookupFault(
    row: RowReader<RelationField>,
    skill: SkillName,
    related: SkillName
  ): CellFault | null {
    for (const [field, name] of [
      ['skill', skill],
      ['related_skill', related],
    ] as const) {
      if (this.idOf(name)) continue
      if (name.aliasOf > 1) {
        const values = { name: inShort(name.text), count: name.aliasOf }
        return row.fault(field, `ambiguous_${field}`, values)
      }
      return row.fault(field, `unknown_${field}`, { name: inShort(name.text) })
    }
    return this.idOf(skill) === this.idOf(related) ? selfRelation(row, skill) : null
  }

  idOf(name: SkillName): number {
    return name.id || (this.#drafts.get(name.key)?.id ?? 0)
  }

  /**
   * The id under which the sets of relations store a skill: ids of rolled back drafts are reused.
   */
  markOf(name: SkillName): number {
    return name.id || (this.#imagined.get(name.key) ?? this.idOf(name))
  }

  draftsMade(): number {
    return this.context.dryRun ? this.#imagined.size - this.#draftsCounted : this.#drafts.size
  }
}
