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

/** The same in light and dark, on a desk and on a phone. */
export async function axeFaultsEverywhere(page: Page): Promise<string[]> {
  /** A colour that is on its way to another one is not what people read. */
  await page.addStyleTag({ content: '* { transition: none !important }' })
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 844 })
      const found = await axeFaults(page)
      faults.push(...found.map((fault) => `${colorScheme} ${width}: ${fault}`))
    }
  }
  return faults
}

/** By how many px the page is wider than the screen; 0 or less is right. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - innerWidth')
}
