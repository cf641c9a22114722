import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { readCsv } from '#app/imports/readers/csv_reader'
import { inspectCsv } from '#app/imports/readers/csv_shape'
import { localFile } from '#app/core/files/import_file'
import { relationsImport } from '#app/imports/kinds/import_relations'
import { makeSkills } from '#tests/helpers/imports'

/** Where the files of relations lie as people send them. */
export const messy = app.makePath('tests/fixtures/messy')

interface Expected {
  rows?: number
  ok?: number
  errors?: Array<{ data_row: number; code: string }>
  bad_line?: number
  file_error?: string
}

/** How each of them ends, by its name. */
export const expected: Record<string, Expected> = JSON.parse(
  readFileSync(`${messy}/expected.json`, 'utf8')
)

/** Names that rows of the files are there to get wrong. */
const wrongNames = /^(no such skill|=HYPERLINK|xxx|line one)|\0/

/** Makes the skills that a file's rows name, but for the wrong ones. */
export async function makeSkillsOf(name: string) {
  const file = await localFile(`${messy}/${name}`)
  const shape = await inspectCsv(file, relationsImport.columns, { maximumBytes: 1e6 })
  const names = new Map<string, string>()
  for await (const rows of readCsv(file, shape)) {
    for (const { cells, damage } of rows) {
      if (damage) continue
      for (const cell of cells.slice(0, 2)) {
        const clean = cell.replace(/[\s\u00a0]+/g, ' ').trim()
        if (clean && !wrongNames.test(cell)) names.set(clean.toLowerCase(), clean)
      }
    }
  }
  await makeSkills(names.values())
}
