import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Truth } from './expected.ts'
import { families } from './families.ts'
import { pagesOf, photographed, type Way } from './photograph.ts'
import type { Page } from 'playwright'
import { composed, launch, missingFonts, printedPdf } from './render.ts'

export interface GeneratedCase extends Truth {
  id: string
  family: string
  isLeftOut: boolean
  kind: 'text' | Way
  /** The path of the PDF or JPEG. */
  file: string
}

/**
 * The invoices of the families, `count` each, rendered into a folder unless they are there. The first `pictures`
 * documents of each family with one page are also scanned and photographed.
 */
export async function generated(
  folder: string,
  count: number,
  pictures: number,
  isWanted: (family: string) => boolean = () => true
): Promise<GeneratedCase[]> {
  mkdirSync(folder, { recursive: true })
  const cases: GeneratedCase[] = []
  let page: Page | null = null
  const wanted = families.filter(({ name }) => isWanted(name))
  const missing = missingFonts(wanted)
  if (missing.length) console.warn(`Fonts that are not installed: ${missing.join(', ')}`)
  for (const family of wanted) {
    let left = pictures
    for (let seed = 0; seed < count; seed++) {
      const id = `${family.name}-${seed}`
      const file = join(folder, `${id}.pdf`)
      const own = { family: family.name, isLeftOut: family.isLeftOut }
      const { expected, printed, html } = composed(family, seed)
      if (!existsSync(file)) {
        page ??= await openPage()
        writeFileSync(file, await printedPdf(page, html))
      }
      cases.push({ id, ...own, kind: 'text', file, expected, printed })
      if (!left) continue
      const pdf = readFileSync(file)
      if ((await pagesOf(pdf)) > 1) continue
      left -= 1
      for (const way of ['scan', 'photo'] as const) {
        const picture = join(folder, `${id}.${way}.jpg`)
        if (!existsSync(picture)) writeFileSync(picture, await photographed(pdf, way, id))
        cases.push({ id: `${id} ${way}`, ...own, kind: way, file: picture, expected, printed })
      }
    }
  }
  await page?.context().browser()?.close()
  return cases
}

async function openPage(): Promise<Page> {
  const browser = await launch()
  return browser.newPage()
}
