import { existsSync } from 'node:fs'
import type { Browser, LaunchOptions } from 'playwright'
import { LONGEST, within } from '#tests/helpers/within'

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/**
 * Starts the Chromium of this machine. Starting it, opening and closing a context and closing the
 * browser fail after 30 seconds: a hung browser would block the run forever. Throws if there is no
 * Chromium.
 */
export async function launchChromium(options: LaunchOptions): Promise<Browser> {
  if (!existsSync(executablePath)) {
    throw new Error(
      `The browser suite needs Chromium at ${executablePath}: install it or set CHROMIUM_PATH`
    )
  }
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({
    ...options,
    executablePath,
    timeout: LONGEST,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  const newContext = browser.newContext.bind(browser)
  const end = browser.close.bind(browser)
  browser.newContext = async (settings) => {
    const context = await within(hangs('opened no context'), newContext(settings))
    const close = context.close.bind(context)
    context.close = (reason) => within(hangs('did not close a context'), close(reason))
    return context
  }
  browser.close = (reason) => within(hangs('did not end'), end(reason))
  return browser
}

function hangs(failing: string) {
  return () => `Chromium hangs: it ${failing}`
}
