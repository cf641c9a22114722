import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { readCsv } from '#app/imports/readers/csv_reader'
import { inspectCsv } from '#app/imports/readers/csv_shape'
import { localFile } from '#app/core/files/import_file'
import { relationsImport } from '#app/imports/kinds/relations/import_relations'
import { makeSkills } from '#tests/helpers/imports'

/** The folder with realistic files of relations. */
export const messy = app.makePath('tests/fixtures/messy')

interface Expected {
  rows?: number
  ok?: number
  /** Data rows that are equal to an earlier one. */
  repeated?: number[]
  errors?: Array<{ data_row: number; code: string }>
  bad_line?: number
  file_error?: string
}

/** The expected result of each file by name. */
export const expected: Record<string, Expected> = JSON.parse(
  readFileSync(`${messy}/expected.json`, 'utf8')
)

/** Names in the files that intentionally do not exist. */
const wrongNames = /^(no such skill|=HYPERLINK|xxx|line one)|\0/

/** Creates the skills in a file, except the nonexistent ones. */
export async function makeSkillsOf(name: string) {
  const file = await localFile(`${messy}/${name}`)
  const shape = await inspectCsv(file, relationsImport.columns, { maximumBytes: 1e6 })
  const names = new Map<string, string>()
  for await (const rows of readCsv(file, shape)) {
    for (const { cells, damage } of rows) {
      if (damage) continue
      for (const cell of cells.slice(0, 2)) {
        const normalized = cell.replace(/[\s\u00a0]+/g, ' ').trim()
        if (normalized && !wrongNames.test(cell)) names.set(normalized.toLowerCase(), normalized)
      }
    }
  }
  await makeSkills(names.values())
}
