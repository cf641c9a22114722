import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockSynonyms } from '#app/catalogue/synonyms/save_synonym'
import { synonymFieldsOf } from '#app/catalogue/synonyms/synonym_fields'
import { differenceOf, logChanges, type Change } from '#app/core/db/change_log'
import { validRows, type Chunk } from '#app/imports/chunk'
import {
  emptyImportTally,
  type ImportContext,
  type Importer,
  type ImportKind,
  type ImportTally,
  type Step,
} from '#app/imports/importer'
import { matchSynonyms } from '#app/imports/kinds/synonyms/match_synonyms'
import { parseSynonymRow, type SynonymContent } from '#app/imports/kinds/synonyms/parse_synonym_row'
import { synonymColumns, type SynonymField } from '#app/imports/kinds/synonyms/synonym_columns'
import {
  allSynonyms,
  insertSynonyms,
  updateSynonyms,
  type SynonymRow,
} from '#app/imports/kinds/synonyms/synonym_rows'
import type { CellFault } from '#app/imports/readers/row_fault'
import { RowReader } from '#app/imports/readers/row_reader'

/**
 * Imports synonyms. The key is the search keys of both texts and the language, so a row can only
 * change the spelling and the source of a synonym.
 *
 * All rows are one chunk, because a loop may be closed by rows anywhere in the file.
 */
export const synonymsImport: ImportKind<SynonymContent[]> = {
  columns: synonymColumns,
  mostRows: 20_000,
  subjects: ['synonym'],
  example: [
    ['term', 'equivalent', 'language', 'source'],
    ['js', 'JavaScript', '', 'Example'],
    ['PM', 'project management', 'en', 'Example'],
  ],
  undoAtOnce: 10_000,
  make: (context) => new SynonymsImport(context),
}

class SynonymsImport implements Importer<SynonymContent[]> {
  readonly chunkRows = Number.POSITIVE_INFINITY
  readonly passes = 1

  #context: ImportContext
  #row: RowReader<SynonymField>

  constructor(context: ImportContext) {
    this.#context = context
    this.#row = new RowReader(context)
  }

  newStore(): SynonymContent[] {
    return []
  }

  read(store: SynonymContent[], place: number, cells: string[]): CellFault | null {
    const { content, fault } = parseSynonymRow(this.#row, cells)
    store[place] = content
    return fault
  }

  async match(client: QueryClientContract, chunk: Chunk<SynonymContent[]>, { replay }: Step) {
    if (!replay) await lockSynonyms(client)
    matchSynonyms(chunk, await allSynonyms(client), this.#row)
  }

  async write(
    trx: TransactionClientContract,
    chunk: Chunk<SynonymContent[]>
  ): Promise<ImportTally> {
    const contents = validRows(chunk).map(([, content]) => content)
    const created = await create(
      trx,
      contents.filter(({ present }) => !present)
    )
    const updated = await update(
      trx,
      contents.flatMap((content) =>
        content.present ? [this.#merge(content, content.present)] : []
      )
    )
    await logChanges(trx, [...created, ...updated], this.#context.author)
    return {
      ...emptyImportTally(),
      created: created.length,
      updated: updated.length,
      unchanged: contents.length - created.length - updated.length,
    }
  }

  /** The existing synonym with the values of the row. */
  #merge({ term, equivalent, source }: SynonymContent, present: SynonymRow): Merged {
    const kept = this.#row.valueOfBlank(['source'], present.source)
    return { present, wanted: { ...present, term, equivalent, source: source ?? kept } }
  }
}

interface Merged {
  present: SynonymRow
  wanted: SynonymRow
}

async function create(trx: TransactionClientContract, fresh: SynonymContent[]): Promise<Change[]> {
  const ids = await insertSynonyms(trx, fresh)
  return fresh.map((content, index) => ({
    ...{ subject: 'synonym', subjectId: ids[index], action: 'created', before: null },
    after: synonymFieldsOf(content),
  }))
}

async function update(trx: TransactionClientContract, merged: Merged[]): Promise<Change[]> {
  const changes: Change[] = []
  const changed: SynonymRow[] = []
  for (const { present, wanted } of merged) {
    const difference = differenceOf(synonymFieldsOf(present), synonymFieldsOf(wanted))
    if (!difference) continue
    changed.push(wanted)
    changes.push({ subject: 'synonym', subjectId: present.id, action: 'updated', ...difference })
  }
  await updateSynonyms(trx, changed)
  return changes
}
