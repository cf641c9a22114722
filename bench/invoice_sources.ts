/** Invoices with known values: the public cases, and those of our own families. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageWords } from '#app/invoices/reading/pages/page_words'
import { mostPages } from '#app/invoices/reading/reading_limits'
import { openPdf, pageWords } from '#app/invoices/reading/pages/pdf_document'
import { hasTesseract } from '#app/invoices/reading/process/native_tesseract'
import { generated } from './invoice_families/generate.ts'
import type { Wanted } from './invoice_scores.ts'
import { openUsualOcr } from './native_ocr.ts'

export type Way = 'structured' | 'text' | 'scan' | 'photo'

export interface Source extends Wanted {
  id: string
  family: string
  file: string
  way: Way
  /** `public`, or whether the family was used to develop and train. */
  origin: 'public' | 'trained' | 'left out'
  /** Reads the pages although XML is attached. */
  ignoreAttached: boolean
}

interface PublicCase {
  id: string
  file: string
  kind: string
  family: string
  expected: Wanted['expected']
  printed?: Record<string, boolean>
}

export function publicSources(folder: string): Source[] {
  const cases = join(folder, 'cases')
  return readdirSync(cases)
    .filter((name) => name.endsWith('.expected.json'))
    .sort()
    .flatMap((name) => {
      const one = JSON.parse(readFileSync(join(cases, name), 'utf8')) as PublicCase
      const isXml = one.kind === 'xml' || one.kind === 'facturx-pdf'
      const way = isXml ? 'structured' : one.kind === 'image-invoice' ? 'photo' : 'text'
      const own = { id: one.id, family: one.family, file: join(cases, one.file) }
      const { expected, printed } = one
      const base = { ...own, expected, origin: 'public' as const }
      const asXml: Source = { ...base, way, isComplete: isXml, ignoreAttached: false }
      if (one.kind !== 'facturx-pdf') return [asXml]
      /** A page with positive amounts can have XML with negative ones. */
      const isSignless = Number(expected.total) < 0
      const { lineItems: lines, ...values } = expected
      const isKnown = (field: string) =>
        field in (printed ?? {}) || field === 'documentType' || field === 'currency'
      const known: Record<string, string | number | null> = Object.fromEntries(
        Object.entries(values).filter(([field]) => isKnown(field))
      )
      const lineItems = lines.map((line) => ({ ...line, unit: null }))
      const asText: Source = {
        ...base,
        /** Units are codes in XML and words on pages. */
        expected: Object.assign(known, { lineItems }),
        way: 'text',
        printed,
        isComplete: false,
        isSignless,
        ignoreAttached: true,
      }
      return [asXml, asText]
    })
}

export async function generatedSources(
  folder: string,
  count: number,
  pictures: number,
  isWanted?: (family: string) => boolean
): Promise<Source[]> {
  const found = await generated(folder, count, pictures, isWanted)
  return found.map(({ isLeftOut, kind, ...one }) => ({
    ...one,
    way: kind,
    origin: isLeftOut ? 'left out' : 'trained',
    isComplete: true,
    ignoreAttached: true,
  }))
}

/** The words of a file; those of pictures are kept in a folder, since character recognition is slow. */
export async function wordsOf({ file }: Source, cache: string): Promise<PageWords[]> {
  const bytes = readFileSync(file)
  if (file.endsWith('.pdf')) return pdfWords(bytes)
  mkdirSync(cache, { recursive: true })
  const engine = hasTesseract() ? 'native' : 'js'
  const hash = createHash('sha256').update(bytes).digest('hex')
  const kept = join(cache, `${hash}.${engine}.json`)
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as PageWords[]
  await using ocr = await openUsualOcr()
  const pages = [await ocr.readImage(bytes)]
  writeFileSync(kept, JSON.stringify(pages))
  return pages
}

export async function pdfWords(bytes: Buffer): Promise<PageWords[]> {
  const pdf = await openPdf(bytes)
  const pages: PageWords[] = []
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number++) {
    pages.push(await pageWords(pdf, number))
  }
  await pdf.loadingTask.destroy()
  return pages
}
