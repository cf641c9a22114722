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
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 844 })
      await transitionsOf(page)
      const found = await axeFaults(page)
      faults.push(...found.map((fault) => `${colorScheme} ${width}: ${fault}`))
    }
  }
  return faults
}

/** Waits until colours have become what they change to. */
function transitionsOf(page: Page) {
  return page.evaluate(`new Promise((resolve) => {
    const look = () =>
      document.getAnimations().some((one) => one instanceof CSSTransition)
        ? requestAnimationFrame(look)
        : resolve()
    requestAnimationFrame(look)
  })`)
}

/** By how many px the page is wider than the screen; 0 or less is right. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - innerWidth')
}
