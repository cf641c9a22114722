import type { Locator, Page } from 'playwright'

const mostStops = 120

/**
 * Presses Tab until the target is focused. Throws if the focus gets lost, is not visible, or never
 * reaches the target.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const focusedTarget = target.and(page.locator(':focus'))
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate<string>(focusFault)
    if (fault) throw new Error(`On the way to ${String(target)}: ${fault}`)
    if (await focusedTarget.count()) return
  }
  throw new Error(`Tab never came to ${String(target)}`)
}

/** The problem with the current focus; empty if it is visible. */
export const focusFault = `(() => {
  const here = document.activeElement
  if (!here || here === document.body) return 'the focus is lost'
  const box = here.closest('label') ?? here
  const name = here.outerHTML.slice(0, 120)
  const { width, height } = box.getBoundingClientRect()
  if (width < 1 || height < 1) return 'the focus is on something that is not seen: ' + name
  const marks = [here, box].map((element) => getComputedStyle(element))
  const isMarked = marks.some(
    ({ outlineStyle, outlineWidth, boxShadow }) =>
      (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  )
  return isMarked ? '' : 'the focus does not show: ' + name
})()`

/** Whether nothing is focused. */
export function isFocusLost(page: Page): Promise<boolean> {
  return page.evaluate<boolean>(
    '!document.activeElement || document.activeElement === document.body'
  )
}
