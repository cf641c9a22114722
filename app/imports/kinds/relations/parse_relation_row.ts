import { relationTypes, type RelationType } from '#app/catalogue/skill_relation'
import type { ImportFile } from '#app/core/files/import_file'
import { parseDecimal } from '#app/core/lists/cells'
import type { ImportContext } from '#app/imports/importer'
import {
  relationTypeNames,
  type RelationField,
} from '#app/imports/kinds/relations/relation_columns'
import type { SkillNames } from '#app/imports/kinds/relations/skill_names'
import { weightScaleOf } from '#app/imports/kinds/relations/weight_scale'
import { nameFault, type SkillName } from '#app/imports/kinds/skills/skill_name'
import type { Notes } from '#app/imports/notes'
import { headerKey } from '#app/imports/readers/columns'
import { limitsOf, type WeightScale } from '#app/imports/readers/given_columns'
import type { CsvShape } from '#app/imports/readers/csv_shape'
import type { CellFault } from '#app/imports/readers/row_fault'
import { inShort, type RowReader } from '#app/imports/readers/row_reader'

const LONGEST_SOURCE = 200

/** The contents of a chunk's rows, by index. */
export interface RelationStore {
  skill: SkillName[]
  related: SkillName[]
  type: RelationType[]
  weight: number[]
  /** The cell of a weight that was rounded. */
  rounded: Array<string | null>
  source: Array<string | null | undefined>
  confidence: Array<number | null | undefined>
}

export function newRelationStore(): RelationStore {
  return { skill: [], related: [], type: [], weight: [], rounded: [], source: [], confidence: [] }
}

/** Reads the rows of a file, without the database. */
export class RelationParser {
  /** The detected scale of the weights. */
  scale: WeightScale = 'percent'
  #limits = limitsOf('percent')

  constructor(
    private context: ImportContext,
    private row: RowReader<RelationField>,
    private names: SkillNames,
    private notes: Notes
  ) {}

  /** Determines the scale, by scanning the file if nothing names it. */
  async detectScale(file: ImportFile, shape: CsvShape, signal?: AbortSignal) {
    const { columns, options, header } = this.context
    const { weight = 0 } = columns.at
    this.scale =
      columns.scale ??
      options.weightScale ??
      (weight < header.length ? await weightScaleOf(file, shape, weight, signal) : 'percent')
    this.#limits = limitsOf(this.scale)
    if (this.scale === 'fraction') this.notes.add('weights_scaled')
  }

  /** Stores the content of the row at its index, and returns its fault. */
  parse(store: RelationStore, place: number, cells: string[]): CellFault | null {
    const { at } = this.context.columns
    const skill = this.#skillIn(cells)
    const related = this.#nameIn(cells, at.related_skill ?? 0)
    store.skill[place] = skill
    store.related[place] = related
    return (
      this.row.errorFault(cells) ??
      nameFault(this.row, 'skill', skill) ??
      this.#otherSkill(skill) ??
      nameFault(this.row, 'related_skill', related, 'related_skill') ??
      this.#readType(store, place, cells) ??
      this.#readWeight(store, place, cells) ??
      this.#readDetails(store, place, cells) ??
      (skill.key === related.key ? selfRelation(this.row, skill) : null)
    )
  }

  /** The skill of the row; defaults to the skill of the import. */
  #skillIn(cells: string[]): SkillName {
    const { at } = this.context.columns
    const { skill: common } = this.context.options
    if (!common) return this.#nameIn(cells, at.skill ?? 0)
    const named = at.skill === undefined ? null : this.#nameIn(cells, at.skill)
    return named && named.fault !== 'missing' ? named : this.names.of(common)
  }

  #otherSkill({ text, key }: SkillName): CellFault | null {
    const { skill: common } = this.context.options
    if (!common || key === this.names.of(common).key) return null
    const values = { name: inShort(text), skill: inShort(common) }
    return this.row.fault('skill', 'other_skill', values)
  }

  /** Looks up the name in a cell; equal cells of rows share one string to save memory. */
  #nameIn(cells: string[], place: number): SkillName {
    const name = this.names.of(cells[place] ?? '')
    if (cells.length > place) cells[place] = name.cell
    return name
  }

  #readType(store: RelationStore, place: number, cells: string[]): CellFault | null {
    store.type[place] = 'related'
    const cell = this.row.text(cells, 'relation_type')
    if (!cell) return null
    const type = relationTypeNames.get(cell) ?? relationTypeNames.get(headerKey(cell))
    if (type) {
      store.type[place] = type
      return null
    }
    const values = { value: inShort(cell), known: relationTypes.join(', ') }
    return this.row.fault('relation_type', 'unknown_relation_type', values)
  }

  #readWeight(store: RelationStore, place: number, cells: string[]): CellFault | null {
    const cell = this.row.text(cells, 'weight')
    if (!cell) return this.row.fault('weight', 'weight_missing')
    const number = parseDecimal(cell)
    if (number === null) {
      return this.row.fault('weight', 'weight_not_a_number', { value: inShort(cell) })
    }
    const { from, to } = this.#limits
    const weight = from === 0 ? number * (100 / to) : ((number - from) * 100) / (to - from)
    if (number < from || number > to) {
      const values = { value: inShort(cell), most: to }
      if (from === 0) return this.row.fault('weight', 'weight_out_of_range', values)
      return this.row.fault('weight', 'weight_out_of_scale', { ...values, least: from })
    }
    const whole = Math.round(weight)
    store.weight[place] = whole
    store.rounded[place] = Math.abs(whole - weight) > 1e-9 ? cell : null
    return null
  }

  #readDetails(store: RelationStore, place: number, cells: string[]): CellFault | null {
    const source = this.row.text(cells, 'source')
    const noSource = this.context.options.source ?? this.row.valueOfBlank(['source'], undefined)
    store.source[place] = source || noSource
    const fault = this.row.textFault('source', source, LONGEST_SOURCE)
    if (fault) return fault

    const certainty = this.row.text(cells, 'confidence')
    if (!certainty) {
      store.confidence[place] = this.row.valueOfBlank(['confidence'], undefined)
      return null
    }
    const confidence = parseDecimal(certainty)
    if (confidence === null || confidence < 0 || confidence > 1) {
      const values = { value: inShort(certainty) }
      return this.row.fault('confidence', 'confidence_out_of_range', values)
    }
    store.confidence[place] = confidence
    return null
  }
}

export function selfRelation(row: RowReader<RelationField>, { text }: SkillName): CellFault {
  return row.fault('related_skill', 'self_relation', { name: inShort(text) })
}
