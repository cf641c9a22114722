import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import app from '@adonisjs/core/services/app'
import { errors } from '@vinejs/vine'
import { parse } from 'csv-parse/sync'
import { catalogueValidator } from '#app/billing/seed/catalogue_validators'
import type { Catalogue } from '#app/billing/seed/seed_catalogue'
import { CatalogueFault } from '#app/billing/seed/seed_report'

const maximumBytes = 5_000_000

/** The sample catalogue: packages of every family in three currencies. */
export function sampleCatalogue(): string {
  return app.makePath('database', 'data', 'demo_catalogue.json')
}

/**
 * Reads a catalogue file: JSON with `currencies`, `packages` and `default_free_package`, or a CSV of either
 * currencies (with a column `code`) or packages (with a column `family`; features are separated by "|"). Both
 * can be gzipped. Throws `CatalogueFault` with the position in the file and the fix.
 */
export async function readCatalogue(path: string): Promise<Catalogue> {
  const text = textOf(await bytesOf(path))
  const content = /^\s*[[{]/.test(text) ? fromJson(text) : fromCsv(text)
  if (Array.isArray(content)) {
    throw new CatalogueFault(
      '',
      'The file contains an array. Put it into an object, under "packages" or "currencies".'
    )
  }
  const catalogue = await validated(content)
  if (catalogue.currencies || catalogue.packages || catalogue.default_free_package) return catalogue
  throw new CatalogueFault(
    '',
    'The file has none of "currencies", "packages" and "default_free_package".'
  )
}

async function bytesOf(path: string): Promise<Buffer> {
  try {
    const bytes = await readFile(path)
    if (bytes.length <= maximumBytes) return bytes
  } catch (error) {
    const reason = unreadable[(error as NodeJS.ErrnoException).code ?? '']
    if (!reason) throw error
    throw new CatalogueFault('', reason)
  }
  throw new CatalogueFault('', 'The file is larger than 5 MB. Split it.')
}

const unreadable: Partial<Record<string, string>> = {
  ENOENT: 'The file does not exist. Check the path, or omit it to load the sample catalogue.',
  ENOTDIR: 'The file does not exist. Check the path, or omit it to load the sample catalogue.',
  EISDIR: 'The path is a directory. Enter the path of a JSON or CSV file.',
  EACCES: 'Permission denied. Give this user read access to the file.',
}

function textOf(bytes: Buffer): string {
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b
  let unpacked: Buffer
  try {
    unpacked = packed ? gunzipSync(bytes, { maxOutputLength: maximumBytes }) : bytes
  } catch {
    throw new CatalogueFault('', 'The gzip file is damaged, or its content is larger than 5 MB.')
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(unpacked)
  } catch {
    throw new CatalogueFault('', 'The file is not UTF-8 text. Save it as UTF-8 and try again.')
  }
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CatalogueFault('', `The file is not valid JSON: ${reason}`)
  }
}

function fromCsv(text: string): unknown {
  let rows: Array<Record<string, string>>
  try {
    rows = parse(text, { columns: true, skip_empty_lines: true, trim: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CatalogueFault('', `The file is not valid CSV: ${reason}`)
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
  throw new CatalogueFault(
    '',
    'The file is neither JSON nor a CSV with rows and a "family" (packages) or "code" (currencies) column.'
  )
}

/** Reports the first error and the number of further ones. */
async function validated(content: unknown): Promise<Catalogue> {
  try {
    return await catalogueValidator.validate(content)
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    const faults = error.messages as Array<{ field: string; message: string }>
    const [{ field, message }, ...others] = faults
    const more = others.length ? ` (and ${others.length} more)` : ''
    throw new CatalogueFault(field, `${message}${more}`)
  }
}
