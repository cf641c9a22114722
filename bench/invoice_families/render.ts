import { spawnSync } from 'node:child_process'
import { chromium, type Browser, type Page } from 'playwright'
import type { Family } from './family.ts'
import { truthOf, type Truth } from './expected.ts'
import { makeDocument } from './make_document.ts'
import { Print } from './print.ts'
import { Random } from './random.ts'
import { varied } from './vary.ts'

export function launch(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
}

/** The fonts of style sheets that are not installed; pages would be printed in another one, with other widths. */
export function missingFonts(layouts: Family[]): string[] {
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  if (!stdout) return []
  const installed = new Set(stdout.split(/[\n,]/).map((name) => name.trim()))
  const used = layouts
    .flatMap(({ css }) => css.match(/font(-family)?:[^;}]+/g) ?? [])
    .flatMap((declaration) => [...declaration.matchAll(/"([^"]+)"/g)].map(([, name]) => name))
  return [...new Set(used)].filter((name) => !installed.has(name)).sort()
}

/** Documents of a family from this seed on have numbers and dates in other formats. */
const firstVaried = 3

/** The page of a family as HTML, and its true values. */
export function composed(layout: Family, seed: number): Truth & { html: string } {
  const family = seed < firstVaried ? layout : varied(layout, seed)
  const random = new Random(`${family.name} ${seed}`)
  const doc = makeDocument(random, family.plan)
  const print = new Print(doc, family.style, random)
  const body = family.draw(print)
  const html = `<!doctype html><meta charset=utf-8><style>@page{size:${family.page ?? 'A4'};margin:${family.page ? '4mm' : '15mm'}} table{border-collapse:collapse;width:100%} td+td,th+th{padding-left:7px!important} .r{text-align:right!important;white-space:nowrap} ${family.css}</style><body>${body}`
  return { html, ...truthOf(doc, print.used) }
}

/** The PDF of a page as Chromium prints it. */
export async function printedPdf(page: Page, html: string): Promise<Buffer> {
  await page.setContent(html)
  return page.pdf({ preferCSSPageSize: true, printBackground: true })
}
