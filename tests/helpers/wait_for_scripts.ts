import { decoratorsCollection } from '@japa/browser-client'
import type { Page } from 'playwright'

/**
 * A plugin that makes `visit` wait until the scripts of the page run. Clicks before that use the
 * plain page, as with a slow connection: a test of this uses `goto` and delays the scripts
 * (tests/browser/hold.ts).
 */
export function waitForScripts() {
  return () => {
    decoratorsCollection.register({
      context(context) {
        const { visit } = context
        const visitAndWait = async (...where: Parameters<typeof visit>) => {
          const page = (await visit(...where)) as unknown as Page
          await untilScriptsRun(page)
          return page
        }
        context.visit = visitAndWait as unknown as typeof visit
      },
    })
  }
}

/** Waits until the scripts of a page run; returns immediately for other pages. */
export function untilScriptsRun(page: Page): Promise<void> {
  return page.locator('html[data-scripts=running], html:not(:has(#app))').waitFor()
}
