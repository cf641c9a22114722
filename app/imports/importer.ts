import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Ability } from '#app/accounts/role'
import type { ChangeAuthor, ChangeSubject } from '#app/core/db/change_log'
import type { SkillStatus } from '#app/catalogue/skill'
import type { Chunk } from '#app/imports/chunk'
import type { ColumnDefinition } from '#app/imports/readers/columns'
import type { ColumnMap } from '#app/imports/readers/map_columns'
import type { CsvShape } from '#app/imports/readers/csv_shape'
import type { Encoding } from '#app/imports/readers/encodings'
import type { ImportFile } from '#app/core/files/import_file'
import type { GivenColumns, WeightScale } from '#app/imports/readers/given_columns'
import type { CellFault } from '#app/imports/readers/row_fault'

/** The options of an import; stored with the upload, so that it can be resumed after a crash. */
export interface ImportOptions {
  /**
   * `merge`: blank cells keep the existing value, nothing is deleted. `replace`: blank cells clear
   * the field, the aliases of a skill are replaced, and so are the relations of each skill in the
   * file's skill column.
   */
  mode: 'merge' | 'replace'
  /** Relations: creates draft skills for unknown names. */
  createMissing: boolean
  /** Relations: each row also creates the reverse relation. */
  bothDirections: boolean
  /** Skills: the language of the names and aliases of the file; null imports the skills themselves. */
  language: string | null
  /** Skills: the status of new skills if the file has none. */
  status: SkillStatus
  /**
   * Relations: the name of the skill to which all rows belong, if the file has no column for it.
   */
  skill: string | null
  /** Its public id: its current name is read when the import starts. */
  skillUid: string | null
  /** The source for rows that have none. */
  source: string | null
  /** Skills: creates unknown domains if the user may do so; otherwise their rows are rejected. */
  createDomains: boolean
  encoding: Encoding | null
  delimiter: string | null
  /** The first row is data: columns are given by place. */
  noHeader: boolean
  /** The recognised or chosen preset; "last" for the columns of an earlier file. */
  preset: string | null
  /** Maps the columns of the file to ours; null: all are detected by name. */
  columns: GivenColumns | null
  /** Relations: the scale of the weights, known from the upload whose rejected rows these are. */
  weightScale: WeightScale | null
}

export const defaultOptions: ImportOptions = {
  mode: 'merge',
  createMissing: false,
  bothDirections: false,
  language: null,
  status: 'published',
  skill: null,
  skillUid: null,
  source: null,
  createDomains: true,
  encoding: null,
  delimiter: null,
  noHeader: false,
  preset: null,
  columns: null,
  weightScale: null,
}

/** A note to the user, with its number of occurrences and some examples. */
export interface ImportNote {
  code: string
  count: number
  examples: string[]
  /** In English, only in reports from before the texts were in resources/lang. */
  message?: string
}

/**
 * The progress of a phase: bytes of the stored file for `reading`, skills for `counting`, steps for
 * `starting`.
 */
export interface PhaseFigures {
  done: number
  total: number
}

/** Counts of changed records; one row may change several. */
export interface ImportTally {
  created: number
  updated: number
  unchanged: number
  removed: number
  skillsCreated: number
}

export function emptyImportTally(): ImportTally {
  return { created: 0, updated: 0, unchanged: 0, removed: 0, skillsCreated: 0 }
}

/** The context in which an import starts. */
export interface ImportContext {
  options: ImportOptions
  columns: ColumnMap
  header: string[]
  dryRun: boolean
  author: ChangeAuthor
}

/**
 * The steps of an import of one kind. `import_rows.ts` calls `read`
 * for each row, then for each chunk `match` and `write` inside one transaction, and `settle` after
 * that transaction (committed, or rolled back in a dry run).
 */
export interface Importer<Store> {
  /** The maximum number of rows per transaction. */
  readonly chunkRows: number
  /** How many times the file is read. */
  readonly passes: number
  /** Scans the whole file, if this is needed before the first row. */
  prepare?(file: ImportFile, shape: CsvShape, signal?: AbortSignal): Promise<void>
  /** Creates the storage for the contents of a chunk's rows. */
  newStore(): Store
  /**
   * Stores the content of the row at its index and returns its fault, if any; without database
   * access.
   */
  read(store: Store, place: number, cells: string[]): CellFault | null
  /**
   * Looks up the records that the rows refer to and marks rows that cannot be imported. With
   * `replay`, the rows were already imported by an earlier process and are only tracked.
   */
  match(
    client: QueryClientContract | TransactionClientContract,
    chunk: Chunk<Store>,
    step: Step
  ): Promise<void>
  /** Writes the rows without a fault and their change log entries. */
  write(trx: TransactionClientContract, chunk: Chunk<Store>, step: Step): Promise<ImportTally>
  settle?(): void
  /**
   * Called when the chunk is retried from `match`, because of a concurrent change of the database.
   */
  forget?(): void
  /**
   * Deletes in batches what the file does not contain; called after the last row of a completely
   * read file.
   */
  removeOthers?(inTransaction: RemoveTransaction): Promise<void>
  /** Called once at the end or after a cancellation, to count the committed changes. */
  finish?(counting: Counting): Promise<void>
  notes?(): ImportNote[]
  /** The weight column and the detected scale of the file. */
  weightHeader?(): WeightHeader
}

export interface WeightHeader {
  place: number
  scale: WeightScale
}

export interface Step {
  /** Starts at 1. */
  pass: number
  replay: boolean
}

/** The database was changed between two statements of a chunk: the chunk is retried. */
export class Collision extends Error {}

/** A transaction of a running upload; `work` returns how many records it deleted. */
export type RemoveTransaction = (
  work: (trx: TransactionClientContract) => Promise<number>
) => Promise<void>

/** The transactions of an upload that may have been cancelled, to count the uses of skills. */
export interface Counting {
  /** The number of skills of the next transaction. */
  readonly skills: number
  /** `counted` is the progress after the transaction, in which `work` counts `count` skills. */
  run(
    count: number,
    work: (trx: TransactionClientContract) => Promise<void>,
    counted: PhaseFigures
  ): Promise<void>
}

/** A kind of import. */
export interface ImportKind<Store = unknown> {
  columns: readonly ColumnDefinition[]
  /** For kinds whose required columns depend on the options. */
  columnsFor?(options: ImportOptions): readonly ColumnDefinition[]
  /** The records that it writes, as in the change log; the main ones first. */
  subjects: readonly [ChangeSubject, ...ChangeSubject[]]
  /** The tables that it writes unless it creates skills; without them, an import updates the statistics of all tables. */
  tables?: string[]
  /** A header and rows that can be imported unchanged, once the skills of relations exist. */
  example: string[][]
  /** What its users must be allowed to do beside importing. */
  ability?: Ability
  /** The maximum number of changes that an undo reverts in a transaction. */
  undoAtOnce: number
  /** The maximum number of rows, for kinds that import the whole file in one transaction. */
  mostRows?: number
  make(context: ImportContext): Importer<Store>
}
