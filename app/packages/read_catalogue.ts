import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { catalogueValidator } from '#app/packages/catalogue_validators'
import { CatalogueFault, type Catalogue } from '#app/packages/seed_catalogue'

const maximumBytes = 5_000_000

/**
 * Reads a catalogue file: JSON with `currencies`, `packages` and `default_free_package`, or a CSV of
 * either currencies (it has a column `code`) or packages (it has a column `family`; features are parted
 * by "|"). Both may be gzipped. Throws `CatalogueFault` or the validator's error.
 */
export async function readCatalogue(path: string): Promise<Catalogue> {
  const bytes = await readFile(path)
  if (bytes.length > maximumBytes) throw new CatalogueFault(path, 'is larger than 5 MB')
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b
  const unpacked = packed ? gunzipSync(bytes, { maxOutputLength: maximumBytes }) : bytes
  const text = unpacked.toString('utf8').replace(/^\ufeff/, '')
  return catalogueValidator.validate(
    /^\s*\{/.test(text) ? fromJson(text, path) : fromCsv(text, path)
  )
}

function fromJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CatalogueFault(
      path,
      `is not valid JSON: ${error instanceof Error ? error.message : error}`
    )
  }
}

function fromCsv(text: string, path: string): unknown {
  let rows: Array<Record<string, string>>
  try {
    rows = parse(text, { columns: true, skip_empty_lines: true, trim: true })
  } catch (error) {
    throw new CatalogueFault(
      path,
      `is not valid CSV: ${error instanceof Error ? error.message : error}`
    )
  }
  const entries = rows.map((row) => {
    const given = Object.entries(row).filter(([, cell]) => cell !== '')
    const entry: Record<string, unknown> = Object.fromEntries(given)
    if (row.features) entry.features = row.features.split('|')
    return entry
  })
  const header = Object.keys(rows[0] ?? {})
  if (header.includes('family')) return { packages: entries }
  if (header.includes('code')) return { currencies: entries }
  throw new CatalogueFault(path, 'has neither a column "family" (packages) nor "code" (currencies)')
}
