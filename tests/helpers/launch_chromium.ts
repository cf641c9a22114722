import { existsSync } from 'node:fs'
import type { Browser, LaunchOptions } from 'playwright'

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** How long Chromium may take for what runs in hooks, in ms: japa gives those no limit of their own. */
const LONGEST = 30_000

/**
 * Starts the Chromium of this machine. Starting it, opening and closing a context and ending it fail where
 * they take longer than 30 seconds: it has answered no more, and the run would wait for ever.
 * Throws where there is no Chromium.
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
  browser.newContext = async (wanted) => {
    const context = await within('opened no context', newContext(wanted))
    const close = context.close.bind(context)
    context.close = (reason) => within('did not close a context', close(reason))
    return context
  }
  browser.close = (reason) => within('did not end', end(reason))
  return browser
}

/** What Chromium gives, or an error that says what it failed to do in time. */
async function within<Given>(failing: string, given: Promise<Given>): Promise<Given> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Chromium hangs: it ${failing} within ${LONGEST / 1000} seconds`)),
      LONGEST
    )
  })
  try {
    return await Promise.race([given, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
