import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands: one line a fault, with the rule and the element. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help}: ${target} ${any[0]?.message ?? ''}`)
  )
}

/** Whether this is `npm run test:a11y`, which looks at each page in every way. */
export const thorough = process.env.A11Y === 'full'

type Look = ['light' | 'dark', number]

/** `npm test` looks in two ways that differ in all. */
const looks: Look[] = [
  ['light', 1280],
  ...(thorough
    ? ([
        ['light', 390],
        ['dark', 1280],
      ] satisfies Look[])
    : []),
  ['dark', 390],
]

/** The same on a light desk and a dark phone, or, for `npm run test:a11y`, also the other way round. */
export async function axeFaultsEverywhere(page: Page): Promise<string[]> {
  /** A colour that is on its way to another one is not what people read. */
  await page.addStyleTag({ content: '* { transition: none !important }' })
  const faults: string[] = []
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    const found = await axeFaults(page)
    faults.push(...found.map((fault) => `${colorScheme} ${width}: ${fault}`))
  }
  return faults
}

/** By how many px the page is wider than the screen; 0 or less is right. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - innerWidth')
}
