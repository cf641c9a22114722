import type { Page } from 'playwright'

/** Keeps back what the page asks for until it is let go, as a slow line does. */
export async function hold(page: Page, address: string) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return { letGo }
}
