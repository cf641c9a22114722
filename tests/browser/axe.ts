import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { isFull } from '#tests/helpers/full'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Look = ['light' | 'dark', number]

const looks: Look[] = [
  ['light', 1280],
  ['light', 390],
  ['dark', 1280],
  ['dark', 390],
]

/**
 * The axe violations of the current page, one line each with the rule and the element. axe takes
 * about a second, so journeys only use it in `npm run test:full`; `npm test` checks one page of
 * each layout (every_page.spec.ts).
 */
export async function axeFaults(page: Page): Promise<string[]> {
  return isFull ? readByAxe(page) : []
}

/** The same in light and dark mode, on desktop and mobile. */
export async function axeFaultsEverywhere(page: Page): Promise<string[]> {
  return isFull ? readInEachLook(page) : []
}

/**
 * Transitions would show intermediate colors, and the bar at the bottom of small screens covers what
 * scrolls below it. The policy of the pages permits no style element.
 */
const disableMotion = `
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { transition: none !important } .price-bar { position: static !important }')
  document.adoptedStyleSheets = [sheet]
`

/**
 * The axe violations in light and dark mode, on desktop and mobile; each line says which. Leaves the
 * page at the size that it had.
 */
export async function readInEachLook(page: Page): Promise<string[]> {
  const faults: string[] = []
  const before = page.viewportSize()
  for (const [colorScheme, width] of looks) {
    await page.evaluate(disableMotion)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    const found = await readByAxe(page)
    faults.push(...found.map((fault) => `${colorScheme} ${width}: ${fault}`))
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  if (before) await page.setViewportSize(before)
  return faults
}

async function readByAxe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help}: ${target} ${any[0]?.message ?? ''}`)
  )
}

/** The number of pixels by which the page overflows horizontally; must be 0 or less. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - innerWidth')
}
