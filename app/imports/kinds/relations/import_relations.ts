import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { refreshPopularity } from '#app/catalogue/names/skill_index'
import type { ImportFile } from '#app/core/files/import_file'
import { parseDecimal } from '#app/core/lists/cells'
import type { Chunk } from '#app/imports/chunk'
import {
  emptyImportTally,
  type Counting,
  type ImportContext,
  type Importer,
  type ImportKind,
  type ImportNote,
  type RemoveTransaction,
  type Step,
  type ImportTally,
} from '#app/imports/importer'
import { IdSet } from '#app/imports/kinds/relations/id_set'
import {
  newRelationStore,
  RelationParser,
  type RelationStore,
} from '#app/imports/kinds/relations/parse_relation_row'
import {
  columnsOfOneSkill,
  relationColumns,
  type RelationField,
} from '#app/imports/kinds/relations/relation_columns'
import { upsertRelations } from '#app/imports/kinds/relations/relation_rows'
import { RepeatedRelations } from '#app/imports/kinds/relations/repeated_relations'
import { ReplacedRelations } from '#app/imports/kinds/relations/replaced_relations'
import { SkillNames } from '#app/imports/kinds/relations/skill_names'
import { SkillsOfRows } from '#app/imports/kinds/relations/skills_of_rows'
import { wantedRelations } from '#app/imports/kinds/relations/wanted_relations'
import { Notes } from '#app/imports/notes'
import type { CsvShape } from '#app/imports/readers/csv_shape'
import type { CellFault } from '#app/imports/readers/row_fault'
import { RowReader } from '#app/imports/readers/row_reader'

/**
 * Imports relations: skill and related skill by name or by an unambiguous alias, type (`related` by
 * default), weight, and optionally source and confidence.
 */
export const relationsImport: ImportKind<RelationStore> = {
  columns: relationColumns,
  columnsFor: ({ skill }) => (skill ? columnsOfOneSkill : relationColumns),
  subjects: ['relation', 'skill'],
  tables: ['skill_relations', 'change_log', 'skills'],
  example: [
    ['skill', 'related_skill', 'weight', 'relation_type', 'source', 'confidence'],
    ['Welding', 'Metalworking', '80', 'related', 'Example', '0.9'],
    ['Welding', 'Reading technical drawings', '65', 'essential', 'Example', ''],
    ['Metalworking', 'Welding', '80', 'narrower', 'Example', ''],
  ],
  undoAtOnce: 10_000,
  make: (context) => new RelationsImport(context),
}

class RelationsImport implements Importer<RelationStore> {
  readonly chunkRows = 50_000
  readonly passes: number

  #context: ImportContext
  #row: RowReader<RelationField>
  #parser: RelationParser
  #names = new SkillNames()
  #notes = new Notes()
  /** The rounded weights of the valid rows of this chunk. */
  #rounded: string[] = []
  #skills: SkillsOfRows
  #repeated: RepeatedRelations
  #replaced = new ReplacedRelations()
  /**
   * Skills that are targets of the file's relations. All of them are counted again at the end, even
   * unchanged ones, since an unfinished import may have left a wrong count.
   */
  #touched = new IdSet()

  constructor(context: ImportContext) {
    this.#context = context
    this.#row = new RowReader(context)
    this.#parser = new RelationParser(context, this.#row, this.#names, this.#notes)
    this.#skills = new SkillsOfRows(context, this.#names, this.#notes)
    this.#repeated = new RepeatedRelations(this.#skills)
    this.passes = context.options.bothDirections ? 2 : 1
  }

  async prepare(file: ImportFile, shape: CsvShape, signal?: AbortSignal) {
    await this.#parser.detectScale(file, shape, signal)
  }

  newStore(): RelationStore {
    return newRelationStore()
  }

  read(store: RelationStore, place: number, cells: string[]): CellFault | null {
    return this.#parser.parse(store, place, cells)
  }

  /** Finds the skills of the rows; `write` checks each row against earlier ones just before it writes it. */
  async match(
    client: QueryClientContract | TransactionClientContract,
    chunk: Chunk<RelationStore>,
    { pass, replay }: Step
  ) {
    this.#repeated.begin()
    this.#skills.begin()
    this.#rounded = []
    await this.#skills.find(client, chunk)
    if (this.#context.options.createMissing && !replay && 'commit' in client) {
      await this.#skills.createMissing(client, chunk)
    }
    if (!replay) return
    const rows = this.#admitted(chunk, pass)
    while (!rows.next().done) continue
  }

  async write(
    trx: TransactionClientContract,
    chunk: Chunk<RelationStore>,
    { pass }: Step
  ): Promise<ImportTally> {
    const from = pass === 1 ? chunk.store.skill : chunk.store.related
    const fromIds = new Set<number>()
    for (const place of chunk.validPlaces()) fromIds.add(this.#skills.idOf(from[place]))
    const places = this.#admitted(chunk, pass)
    const wanted = wantedRelations(places, chunk.store, { pass, skills: this.#skills })
    const tally = await upsertRelations(trx, wanted, fromIds, this.#context.author)
    return { ...emptyImportTally(), ...tally, skillsCreated: this.#skills.draftsMade() }
  }

  settle() {
    this.#repeated.settle()
    this.#skills.settle()
    for (const cell of this.#rounded) {
      this.#notes.add('weights_rounded', cell)
      const isFraction = this.#parser.scale === 'percent' && (parseDecimal(cell) ?? 1) < 1
      if (isFraction) this.#notes.add('weights_below_one', cell)
    }
  }

  forget() {
    this.#names.forget()
  }

  async removeOthers(inTransaction: RemoveTransaction): Promise<void> {
    if (this.#context.options.mode !== 'replace') return
    await this.#replaced.removeOthers(inTransaction, {
      isInFile: (from, to, type) => this.#repeated.has(from, to, type),
      author: this.#context.author,
      notes: this.#notes,
    })
  }

  async finish(counting: Counting): Promise<void> {
    const total = this.#touched.size
    let done = 0
    for (const ids of this.#touched.inPieces(() => counting.skills)) {
      done += ids.length
      await counting.run(ids.length, (trx) => refreshPopularity(trx, ids), { done, total })
    }
  }

  notes(): ImportNote[] {
    return this.#notes.list()
  }

  weightHeader() {
    return { place: this.#context.columns.at.weight ?? 0, scale: this.#parser.scale }
  }

  /** The rows without a fault, each checked when it is requested: while the database writes earlier ones. */
  *#admitted(chunk: Chunk<RelationStore>, pass: number): Generator<number> {
    for (let place = 0; place < chunk.length; place += 1) {
      this.#admitRow(chunk, place, pass)
      if (!chunk.faults.has(place)) yield place
    }
  }

  #admitRow(chunk: Chunk<RelationStore>, place: number, pass: number) {
    if (!chunk.isReadable(place)) return this.#replaced.addUnreadable(chunk.rowAt(place))
    const skill = chunk.store.skill[place]
    const related = chunk.store.related[place]
    if (!chunk.faults.has(place)) {
      const fault =
        this.#skills.lookupFault(this.#row, skill, related) ??
        this.#repeated.fault(this.#row, chunk.store, place, pass)
      if (fault) chunk.fail(place, fault)
      else {
        this.#touched.add(this.#skills.idOf(pass === 1 ? related : skill))
        const rounded = chunk.store.rounded[place]
        if (rounded && pass === 1) this.#rounded.push(rounded)
      }
    }
    const id = this.#skills.idOf(skill)
    if (pass === 1 && id) this.#replaced.add(id, chunk.isRejected(place))
  }
}
