import type { Page } from 'playwright'

/** Delays matching requests until released, like a slow connection. */
export async function hold(page: Page, address: string) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return { release }
}
