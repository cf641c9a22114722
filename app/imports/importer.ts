import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SkillStatus } from '#app/catalogue/skill'
import type { Chunk } from '#app/imports/chunk'
import type { ColumnMap, Column, GivenColumns } from '#app/imports/readers/columns'
import type { CsvShape, Encoding } from '#app/imports/readers/csv_shape'
import type { ImportFile } from '#app/core/files/import_file'
import type { CellFault } from '#app/imports/readers/row_fault'

/** How a file is to be taken in; kept with the upload, so that it can go on after a crash. */
export interface ImportOptions {
  /**
   * `merge`: blank cells keep what is there, nothing is removed. `replace`: blank cells empty the
   * field, a skill's aliases are the file's, and the relations of each skill in the file's skill
   * column are the file's.
   */
  mode: 'merge' | 'replace'
  /** Relations: names that no skill has become draft skills. */
  createMissing: boolean
  /** Relations: each row stands for its reverse as well. */
  bothDirections: boolean
  /** Skills: what new ones become where the file does not say. */
  status: SkillStatus
  /** Relations: the name of the one skill that all rows are of; the file needs no column for it then. */
  skill: string | null
  /** Its public id: under which name it goes is read anew when the import begins. */
  skillUid: string | null
  /** Where the file comes from, for rows that don't say. */
  source: string | null
  /** Skills: domains that nobody has are created, where who began it may; otherwise their rows are rejected. */
  createDomains: boolean
  encoding: Encoding | null
  delimiter: string | null
  /** Which of our columns each column of the file is; null: all are guessed by their names. */
  columns: GivenColumns | null
}

export const defaultOptions: ImportOptions = {
  mode: 'merge',
  createMissing: false,
  bothDirections: false,
  status: 'published',
  skill: null,
  skillUid: null,
  source: null,
  createDomains: true,
  encoding: null,
  delimiter: null,
  columns: null,
}

/** Something that the person should know of, with how often and some cases. */
export interface ImportNote {
  code: string
  message: string
  count: number
  examples: string[]
}

/** How far a phase is: bytes of the stored file for `reading`, skills for `counting`, steps for `starting`. */
export interface PhaseFigures {
  done: number
  total: number
}

/** What happened to records; one row may touch several. */
export interface Tally {
  created: number
  updated: number
  unchanged: number
  removed: number
  skillsCreated: number
}

export function emptyTally(): Tally {
  return { created: 0, updated: 0, unchanged: 0, removed: 0, skillsCreated: 0 }
}

/** What an import knows when it begins. */
export interface ImportContext {
  options: ImportOptions
  columns: ColumnMap
  header: string[]
  dryRun: boolean
  /** Null in a dry run that is no upload. */
  uploadId: number | null
  actorId: number | null
}

/**
 * What differs between the imports of categories, skills and relations. The driver calls `read` for
 * each row, then for each chunk `admit` and `write` inside one transaction, and `settle` once that
 * transaction is over (committed, or rolled back in a dry run).
 */
export interface Importer<Store> {
  /** Rows of one transaction. */
  readonly chunkRows: number
  /** How often the file is gone through. */
  readonly passes: number
  /** A look at the whole file, if one is needed before its first row. */
  prepare?(file: ImportFile, shape: CsvShape, signal?: AbortSignal): Promise<void>
  /** A place for the contents of a chunk's rows. */
  newStore(): Store
  /** Puts the row's content at its place and says why it cannot be taken, if so; asks no database. */
  read(store: Store, place: number, cells: string[]): CellFault | null
  /**
   * Looks up what the rows name and fails those that cannot be taken. Of rows that an earlier process
   * took in already (`replay`) it only takes notice.
   */
  admit(
    client: QueryClientContract | TransactionClientContract,
    chunk: Chunk<Store>,
    step: Step
  ): Promise<void>
  /** Writes the rows without fault, and the change log of them. */
  write(trx: TransactionClientContract, chunk: Chunk<Store>, step: Step): Promise<Tally>
  settle(): void
  /** The chunk is tried again from `admit`, because the database changed under it. */
  forget(): void
  /** Removes, piece by piece, what the file does not name; behind the last row, where it was gone through to its end. */
  removeOthers?(inTransaction: RemoveTransaction): Promise<void>
  /** Runs once behind all that, or after a cancellation: what was committed is counted. */
  finish?(inTransaction: CountTransaction): Promise<void>
  notes(): ImportNote[]
  /** Which column the weight is in, and on which scale the file was read. */
  weightHeader?(): WeightHeader
}

export interface WeightHeader {
  place: number
  scale: 'percent' | 'fraction'
}

export interface Step {
  /** From 1. */
  pass: number
  replay: boolean
}

/** The database changed between two statements of a chunk: the chunk is tried again. */
export class Collision extends Error {}

/** Runs work in a transaction that is committed, or rolled back in a dry run. */
export type InTransaction = <Result>(
  work: (trx: TransactionClientContract) => Promise<Result>
) => Promise<Result>

/** A transaction of an upload that runs still; `work` says how many records it took away. */
export type RemoveTransaction = (
  work: (trx: TransactionClientContract) => Promise<number>
) => Promise<void>

/** A transaction of one that may have been cancelled meanwhile; `counted` is how far counting is with it. */
export type CountTransaction = (
  work: (trx: TransactionClientContract) => Promise<void>,
  counted: PhaseFigures
) => Promise<void>

/** How each kind of import is made. */
export interface ImportKind<Store = unknown> {
  columns: readonly Column[]
  /** Where options change what a file must have. */
  columnsFor?(options: ImportOptions): readonly Column[]
  /** How many rows a file may have, where all of them go in one transaction. */
  mostRows?: number
  make(context: ImportContext): Importer<Store>
}
