import { relationTypes, type RelationType } from '#app/catalogue/skill_relation'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rawRows } from '#app/core/db/raw_rows'
import { refreshPopularity } from '#app/catalogue/names/skill_index'
import { parseDecimal } from '#app/core/lists/cells'
import type { Chunk } from '#app/imports/chunk'
import { headerKey, type Column } from '#app/imports/readers/columns'
import { createDrafts } from '#app/imports/kinds/relations/create_drafts'
import type { CsvShape } from '#app/imports/readers/csv_shape'
import type { ImportFile } from '#app/core/files/import_file'
import { idsOf } from '#app/core/db/bulk_rows'
import {
  emptyTally,
  type ImportContext,
  type CountTransaction,
  type RemoveTransaction,
  type Importer,
  type ImportKind,
  type ImportNote,
  type Step,
  type Tally,
  type WeightScale,
} from '#app/imports/importer'
import { Notes } from '#app/imports/notes'
import { IdSet, PairSet } from '#app/imports/kinds/relations/pair_set'
import {
  deleteRelations,
  upsertRelations,
  type WantedRelation,
} from '#app/imports/kinds/relations/relation_rows'
import type { CellFault } from '#app/imports/readers/row_fault'
import { LONGEST_NAME, SkillNames, type SkillName } from '#app/imports/kinds/relations/skill_names'
import type { SkillRow } from '#app/imports/kinds/skills/skill_rows'
import { inShort, RowReader } from '#app/imports/readers/text_cells'
import { weightScaleOf } from '#app/imports/kinds/relations/weight_scale'

type Field = 'skill' | 'related_skill' | 'relation_type' | 'weight' | 'source' | 'confidence'

const columns: ReadonlyArray<Column<Field>> = [
  {
    field: 'skill',
    names: ['skill', 'skill_name', 'name', 'source_skill', 'from_skill', 'from', 'main_skill'],
    required: true,
  },
  {
    field: 'related_skill',
    names: [
      'related_skill',
      'related_skill_name',
      'related',
      'related_to',
      'target_skill',
      'to_skill',
      'target',
      'to',
    ],
    required: true,
  },
  { field: 'relation_type', names: ['relation_type', 'type', 'relation', 'relationship'] },
  {
    field: 'weight',
    names: ['weight', 'score', 'strength', 'relevance', 'percent', 'percentage'],
    required: true,
  },
  { field: 'source', names: ['source', 'origin'] },
  { field: 'confidence', names: ['confidence', 'certainty'] },
]

/** Type names that other systems use. */
const typeNames = new Map<string, RelationType>([
  ...relationTypes.map((type) => [type, type] as const),
  ['co-occurs', 'co_occurs'],
  ['cooccurs', 'co_occurs'],
  ['co_occurrence', 'co_occurs'],
  ['cooccurrence', 'co_occurs'],
  ['co_occurs_with', 'co_occurs'],
  ['related_to', 'related'],
  ['relates_to', 'related'],
  ['broader_than', 'broader'],
  ['narrower_than', 'narrower'],
  ['is_essential_for', 'essential'],
  ['is_optional_for', 'optional'],
])

/** The type of the reverse relation. */
const reverseOf: Record<RelationType, RelationType> = {
  related: 'related',
  co_occurs: 'co_occurs',
  broader: 'narrower',
  narrower: 'broader',
  essential: 'essential',
  optional: 'optional',
}

const placeOfType = Object.fromEntries(relationTypes.map((type, index) => [type, index])) as Record<
  RelationType,
  number
>

const LONGEST_SOURCE = 200
/** Batch size of skills when the file replaces relations. */
const REPLACED_AT_ONCE = 200
const COUNTED_AT_ONCE = 200

/** The contents of a chunk's rows, by index. */
interface RelationStore {
  skill: SkillName[]
  related: SkillName[]
  type: RelationType[]
  weight: number[]
  source: Array<string | null | undefined>
  confidence: Array<number | null | undefined>
}

/**
 * Imports relations: skill and related skill by name or by an unambiguous alias, type (`related` by
 * default), weight, and optionally source and confidence.
 */
export const relationsImport: ImportKind<RelationStore> = {
  columns,
  columnsFor: ({ skill }) => (skill ? columns.map(withoutNeedOf('skill')) : columns),
  make: (context) => new RelationsImport(context),
}

class RelationsImport implements Importer<RelationStore> {
  readonly chunkRows = 20_000
  readonly passes: number

  #context: ImportContext
  #row: RowReader<Field>
  #scale: WeightScale = 'percent'
  #names = new SkillNames()
  #notes = new Notes()

  /** Relations of earlier chunks. */
  #seen = new PairSet()
  /** Relations of the current chunk. */
  #seenNow = new PairSet()

  /**
   * Skills that are targets of the file's relations. All of them are counted again at the end, even
   * unchanged ones, since an unfinished import may have left a wrong count.
   */
  #touched = new IdSet()
  /** For `replace`: the skills of the file, and those with a rejected row. */
  #replaced = new IdSet()
  #incomplete = new IdSet()
  #unreadable = 0

  /** Drafts that this chunk created. */
  #drafts = new Map<string, SkillRow>()
  #draftsCounted = 0
  /** Dry run: names that would become drafts, with negative numbers as placeholder ids. */
  #imagined = new Map<string, number>()

  constructor(context: ImportContext) {
    this.#context = context
    this.#row = new RowReader<Field>(context.columns.at, context.header)
    this.passes = context.options.bothDirections ? 2 : 1
  }

  async prepare(file: ImportFile, shape: CsvShape, signal?: AbortSignal) {
    const column = this.#context.columns.at.weight ?? 0
    this.#scale =
      this.#context.columns.scale ??
      this.#context.options.weightScale ??
      (await weightScaleOf(file, shape, column, signal))
    if (this.#scale === 'fraction') {
      this.#notes.add('weights_scaled')
    }
  }

  newStore(): RelationStore {
    return { skill: [], related: [], type: [], weight: [], source: [], confidence: [] }
  }

  read(store: RelationStore, place: number, cells: string[]): CellFault | null {
    const { at } = this.#context.columns
    const skill = this.#skillIn(cells)
    const related = this.#nameIn(cells, at.related_skill ?? 0)
    store.skill[place] = skill
    store.related[place] = related
    return (
      this.#row.errorFault(cells) ??
      this.#nameFault('skill', skill) ??
      this.#otherSkill(skill) ??
      this.#nameFault('related_skill', related) ??
      this.#readType(store, place, cells) ??
      this.#readWeight(store, place, cells) ??
      this.#readDetails(store, place, cells) ??
      (skill.key === related.key ? this.#selfRelation(skill) : null)
    )
  }

  async admit(
    client: QueryClientContract | TransactionClientContract,
    chunk: Chunk<RelationStore>,
    { pass, replay }: Step
  ) {
    this.#seenNow.clear()
    this.#drafts = new Map()
    await this.#find(client, chunk)
    if (this.#context.options.createMissing && !replay && 'commit' in client) {
      await this.#createMissing(client, chunk)
    }
    for (let place = 0; place < chunk.length; place += 1) this.#admitRow(chunk, place, pass)
  }

  async write(
    trx: TransactionClientContract,
    chunk: Chunk<RelationStore>,
    { pass }: Step
  ): Promise<Tally> {
    const { actorId, uploadId } = this.#context
    const from = pass === 1 ? chunk.store.skill : chunk.store.related
    const fromIds = new Set<number>()
    for (const place of chunk.takenPlaces()) fromIds.add(this.#idOf(from[place]))
    const author = { actorId, uploadId }
    const tally = await upsertRelations(trx, this.#wanted(chunk, pass), fromIds, author)
    return { ...emptyTally(), ...tally, skillsCreated: this.#draftsMade() }
  }

  settle() {
    this.#seen.addAll(this.#seenNow)
    this.#draftsCounted = this.#imagined.size
  }

  forget() {
    this.#names.forget()
  }

  async finish(inTransaction: CountTransaction): Promise<void> {
    const total = this.#touched.size
    let done = 0
    for (const ids of this.#touched.inPieces(COUNTED_AT_ONCE)) {
      done += ids.length
      await inTransaction((trx) => refreshPopularity(trx, ids), { done, total })
    }
  }

  notes(): ImportNote[] {
    return this.#notes.list()
  }

  weightHeader() {
    return { place: this.#context.columns.at.weight ?? 0, scale: this.#scale }
  }

  /** The skill of the row; defaults to the skill of the import. */
  #skillIn(cells: string[]): SkillName {
    const { at } = this.#context.columns
    const { skill: common } = this.#context.options
    if (!common) return this.#nameIn(cells, at.skill ?? 0)
    const named = at.skill === undefined ? null : this.#nameIn(cells, at.skill)
    return named && named.fault !== 'missing' ? named : this.#names.of(common)
  }

  #otherSkill({ text, key }: SkillName): CellFault | null {
    const { skill: common } = this.#context.options
    if (!common || key === this.#names.of(common).key) return null
    const values = { name: inShort(text), skill: inShort(common) }
    return this.#row.fault('skill', 'other_skill', values)
  }

  /** Looks up the name in a cell; equal cells of rows share one string to save memory. */
  #nameIn(cells: string[], place: number): SkillName {
    const name = this.#names.of(cells[place] ?? '')
    if (cells.length > place) cells[place] = name.cell
    return name
  }

  #readType(store: RelationStore, place: number, cells: string[]): CellFault | null {
    store.type[place] = 'related'
    const cell = this.#row.text(cells, 'relation_type')
    if (!cell) return null
    const type = typeNames.get(cell) ?? typeNames.get(headerKey(cell))
    if (type) {
      store.type[place] = type
      return null
    }
    const values = { value: inShort(cell), known: relationTypes.join(', ') }
    return this.#row.fault('relation_type', 'unknown_relation_type', values)
  }

  #readWeight(store: RelationStore, place: number, cells: string[]): CellFault | null {
    const cell = this.#row.text(cells, 'weight')
    if (!cell) return this.#row.fault('weight', 'weight_missing')
    const number = parseDecimal(cell)
    if (number === null) {
      return this.#row.fault('weight', 'weight_not_a_number', { value: inShort(cell) })
    }
    const fraction = this.#scale === 'fraction'
    const weight = fraction ? number * 100 : number
    if (weight < 0 || weight > 100) {
      const values = { value: inShort(cell), most: fraction ? 1 : 100 }
      return this.#row.fault('weight', 'weight_out_of_range', values)
    }
    const whole = Math.round(weight)
    store.weight[place] = whole
    if (Math.abs(whole - weight) > 1e-9) this.#notes.add('weights_rounded', cell)
    return null
  }

  #readDetails(store: RelationStore, place: number, cells: string[]): CellFault | null {
    const { options } = this.#context
    const blank = options.mode === 'replace' ? null : undefined
    const source = this.#row.text(cells, 'source')
    const noSource = options.source ?? (this.#row.has('source') ? blank : undefined)
    store.source[place] = source || noSource
    const fault = this.#row.textFault('source', source, LONGEST_SOURCE)
    if (fault) return fault

    const certainty = this.#row.text(cells, 'confidence')
    if (!certainty) {
      store.confidence[place] = this.#row.has('confidence') ? blank : undefined
      return null
    }
    const confidence = parseDecimal(certainty)
    if (confidence === null || confidence < 0 || confidence > 1) {
      const values = { value: inShort(certainty) }
      return this.#row.fault('confidence', 'confidence_out_of_range', values)
    }
    store.confidence[place] = confidence
    return null
  }

  #nameFault(field: 'skill' | 'related_skill', { text, fault }: SkillName): CellFault | null {
    if (!fault) return null
    if (fault === 'missing') return this.#row.fault(field, `${field}_missing`)
    if (fault === 'too_long') {
      return this.#row.fault(field, `${field}_too_long`, { most: LONGEST_NAME })
    }
    return this.#row.fault(field, fault, { cell: inShort(text) })
  }

  /** Looks up every name of the chunk, with `replace` also those of rows with a fault. */
  async #find(client: QueryClientContract, chunk: Chunk<RelationStore>) {
    const { store } = chunk
    const all = this.#context.options.mode === 'replace'
    const names = new Set<SkillName>()
    for (let place = 0; place < chunk.length; place += 1) {
      if (all ? !chunk.isReadable(place) : chunk.faults.has(place)) continue
      const [skill, related] = [store.skill[place], store.related[place]]
      if (skill.id === undefined) names.add(skill)
      if (related.id === undefined) names.add(related)
    }
    for (const { alias, name } of await this.#names.find(client, names)) {
      this.#notes.add('read_as_alias', `"${inShort(alias)}" → "${inShort(name)}"`)
    }
  }

  async #createMissing(trx: TransactionClientContract, chunk: Chunk<RelationStore>): Promise<void> {
    const missing = new Map<string, SkillName[]>()
    for (const place of chunk.takenPlaces()) {
      const names = [chunk.store.skill[place], chunk.store.related[place]]
      if (names.some(({ aliasOf }) => aliasOf > 1)) continue
      for (const name of names) {
        if (name.id) continue
        const same = missing.get(name.key)
        if (same) same.push(name)
        else missing.set(name.key, [name])
      }
    }
    if (!missing.size) return
    const texts = [...missing.values()].map(([{ text }]) => text)
    this.#drafts = await createDrafts(trx, texts, this.#context)
    for (const [key, names] of missing) {
      const draft = this.#drafts.get(key)
      if (!this.#context.dryRun) {
        for (const name of names) Object.assign(name, { id: draft?.id, uid: draft?.uid })
      }
      if (this.#context.dryRun && !this.#imagined.has(key)) {
        this.#imagined.set(key, -1 - this.#imagined.size)
      }
    }
  }

  #admitRow(chunk: Chunk<RelationStore>, place: number, pass: number) {
    if (!chunk.isReadable(place)) {
      this.#unreadable += 1
      return
    }
    const skill = chunk.store.skill[place]
    const related = chunk.store.related[place]
    if (!chunk.faults.has(place)) {
      const type = chunk.store.type[place]
      const fault =
        this.#lookupFault(skill, related) ?? this.#repeatFault(skill, related, type, pass)
      if (fault) chunk.fail(place, fault)
      else this.#touched.add(this.#idOf(pass === 1 ? related : skill))
    }
    const id = this.#idOf(skill)
    if (pass > 1 || !id) return
    this.#replaced.add(id)
    if (chunk.faults.has(place)) this.#incomplete.add(id)
  }

  #lookupFault(skill: SkillName, related: SkillName): CellFault | null {
    for (const [field, name] of [
      ['skill', skill],
      ['related_skill', related],
    ] as const) {
      if (this.#idOf(name)) continue
      if (name.aliasOf > 1) {
        const values = { name: inShort(name.text), count: name.aliasOf }
        return this.#row.fault(field, `ambiguous_${field}`, values)
      }
      return this.#row.fault(field, `unknown_${field}`, { name: inShort(name.text) })
    }
    return this.#idOf(skill) === this.#idOf(related) ? this.#selfRelation(skill) : null
  }

  /**
   * Rejects duplicate relations. In the second pass, which writes the reverse of each row, a
   * relation in the file takes precedence over a reverse one.
   */
  #repeatFault(
    skill: SkillName,
    related: SkillName,
    type: RelationType,
    pass: number
  ): CellFault | null {
    const from = this.#markOf(pass === 1 ? skill : related)
    const to = this.#markOf(pass === 1 ? related : skill)
    const kind = placeOfType[pass === 1 ? type : reverseOf[type]]
    if (!this.#seen.has(from, to, kind) && this.#seenNow.add(from, to, kind)) return null
    return this.#row.fault(null, 'duplicate_in_file', {
      ...{ what: 'relation', type },
      ...{ skill: inShort(skill.text), related: inShort(related.text) },
    })
  }

  /** The relations to write; in the second pass, the reverse ones. */
  *#wanted(chunk: Chunk<RelationStore>, pass: number): Generator<WantedRelation> {
    const { store } = chunk
    for (const place of chunk.takenPlaces()) {
      const [skill, related] = [store.skill[place], store.related[place]]
      const type = store.type[place]
      const [from, to] = pass === 1 ? [skill, related] : [related, skill]
      yield {
        skillId: this.#idOf(from),
        skillUid: this.#uidOf(from),
        relatedSkillId: this.#idOf(to),
        relatedSkillUid: this.#uidOf(to),
        type: pass === 1 ? type : reverseOf[type],
        weight: store.weight[place],
        source: store.source[place],
        confidence: store.confidence[place],
      }
    }
  }

  #idOf(name: SkillName): number {
    return name.id || (this.#drafts.get(name.key)?.id ?? 0)
  }

  #uidOf(name: SkillName): string {
    return name.uid || (this.#drafts.get(name.key)?.uid ?? '')
  }

  /**
   * The id under which the sets of relations store a skill: ids of rolled back drafts are reused.
   */
  #markOf(name: SkillName): number {
    return name.id || (this.#imagined.get(name.key) ?? this.#idOf(name))
  }

  #draftsMade(): number {
    return this.#context.dryRun ? this.#imagined.size - this.#draftsCounted : this.#drafts.size
  }

  async removeOthers(inTransaction: RemoveTransaction): Promise<void> {
    if (this.#context.options.mode !== 'replace') return
    if (this.#unreadable) {
      this.#notes.add('nothing_removed', undefined, this.#unreadable)
      return
    }
    const { actorId, uploadId } = this.#context
    let kept = 0
    for (const piece of this.#replaced.inPieces(REPLACED_AT_ONCE)) {
      const skills = piece.filter((id) => !this.#incomplete.has(id))
      kept += piece.length - skills.length
      await inTransaction(async (trx) => {
        const present = await relationsFrom(trx, skills)
        const others = present.filter(
          ({ from, to, type }) => !this.#seen.has(from, to, placeOfType[type])
        )
        await deleteRelations(
          trx,
          others.map(({ id }) => id),
          { actorId, uploadId }
        )
        if (others.length) await refreshPopularity(trx, [...new Set(others.map(({ to }) => to))])
        return others.length
      })
    }
    if (kept) this.#notes.add('relations_kept', undefined, kept)
  }

  #selfRelation({ text }: SkillName): CellFault {
    return this.#row.fault('related_skill', 'self_relation', { name: inShort(text) })
  }
}

function withoutNeedOf(field: Field) {
  return (column: Column<Field>): Column<Field> =>
    column.field === field ? { field, names: column.names } : column
}

function relationsFrom(trx: TransactionClientContract, skillIds: number[]) {
  const { sql, binding } = idsOf(trx, skillIds)
  return rawRows<{ id: number; from: number; to: number; type: RelationType }>(
    trx,
    `select id, skill_id as "from", related_skill_id as "to", type from skill_relations
     where skill_id in (${sql})`,
    [binding]
  )
}
