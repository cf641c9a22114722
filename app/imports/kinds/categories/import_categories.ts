import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockTree } from '#app/catalogue/categories/save_category'
import { validRows, type Chunk } from '#app/imports/chunk'
import type { ImportContext, Importer, ImportKind, Step, ImportTally } from '#app/imports/importer'
import { categoryColumns, type CategoryField } from '#app/imports/kinds/categories/category_columns'
import { allCategories, type CategoryRow } from '#app/imports/kinds/categories/category_rows'
import { findParents } from '#app/imports/kinds/categories/find_parents'
import { matchCategories } from '#app/imports/kinds/categories/match_categories'
import {
  parseCategoryRow,
  type CategoryContent,
} from '#app/imports/kinds/categories/parse_category_row'
import { refuseLoops } from '#app/imports/kinds/categories/refuse_loops'
import { writeCategories } from '#app/imports/kinds/categories/write_categories'
import type { CellFault } from '#app/imports/readers/row_fault'
import { RowReader } from '#app/imports/readers/row_reader'

/**
 * Imports domains. The key is the external URI, since codes are not unique; without it, the code
 * and the name. A parent is given by URI or by code: if several domains have the code, the nearest
 * preceding row one level up is used, as in files in tree order.
 *
 * All rows are one chunk, because a parent may be anywhere in the file. The number of rows is
 * limited so that other writers do not wait for long (one to three seconds).
 */
export const categoriesImport: ImportKind<CategoryContent[]> = {
  columns: categoryColumns,
  mostRows: 20_000,
  subjects: ['category'],
  example: [
    ['name', 'code', 'uri', 'parent_code', 'description', 'active'],
    ['Engineering and manufacturing', '07', '', '', '', 'true'],
    ['Metalworking trades', '0715', '', '07', 'Welding, turning and milling.', 'true'],
  ],
  ability: 'setup',
  /** All at once, because a domain can only be deleted after those below it. */
  undoAtOnce: Number.POSITIVE_INFINITY,
  make: (context) => new CategoriesImport(context),
}

class CategoriesImport implements Importer<CategoryContent[]> {
  readonly chunkRows = Number.POSITIVE_INFINITY
  readonly passes = 1

  #context: ImportContext
  #row: RowReader<CategoryField>
  #present: CategoryRow[] = []

  constructor(context: ImportContext) {
    this.#context = context
    this.#row = new RowReader(context)
  }

  newStore(): CategoryContent[] {
    return []
  }

  read(store: CategoryContent[], place: number, cells: string[]): CellFault | null {
    const { content, fault } = parseCategoryRow(this.#row, cells)
    store[place] = content
    return fault
  }

  async match(client: QueryClientContract, chunk: Chunk<CategoryContent[]>, { replay }: Step) {
    if (!replay) await lockTree(client)
    this.#present = await allCategories(client, { hold: !replay })
    matchCategories(chunk, this.#present, this.#row)
    findParents(chunk, this.#present, this.#row)
    refuseLoops(chunk, this.#present, this.#row)
  }

  async write(
    trx: TransactionClientContract,
    chunk: Chunk<CategoryContent[]>
  ): Promise<ImportTally> {
    const contents = validRows(chunk).map(([, content]) => content)
    const { author } = this.#context
    return writeCategories(trx, contents, this.#present, { row: this.#row, author })
  }
}
