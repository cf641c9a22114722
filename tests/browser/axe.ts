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

/** `npm test` looks at what a spec has opened on a dark phone; every_page.spec looks at each page on a light desk. */
const looks: Look[] = [
  ...(thorough
    ? ([
        ['light', 1280],
        ['light', 390],
        ['dark', 1280],
      ] satisfies Look[])
    : []),
  ['dark', 390],
]

/** The same on a dark phone, or, for `npm run test:a11y`, in light and dark on a desk and on a phone. */
export async function axeFaultsEverywhere(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const look of looks) faults.push(...(await axeFaultsIn(look, page)))
  return faults
}

/** What axe finds in one colour scheme and at one width, in px: the lines say which. */
export async function axeFaultsIn([colorScheme, width]: Look, page: Page): Promise<string[]> {
  /** A colour that is on its way to another one is not what people read. */
  await page.addStyleTag({ content: '* { transition: none !important }' })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 844 })
  const found = await axeFaults(page)
  return found.map((fault) => `${colorScheme} ${width}: ${fault}`)
}

/** By how many px the page is wider than the screen; 0 or less is right. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - innerWidth')
}
