import { decoratorsCollection } from '@japa/browser-client'
import type { Page } from 'playwright'

/**
 * A plugin that makes `visit` wait until the page's scripts answer. Who clicks sooner is served by the plain
 * page, as people are on a slow line: a test of that opens its page by `goto` and holds the scripts back
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

/** Returns once the scripts of a page answer; at once for what is no page of the portal. */
export function untilScriptsRun(page: Page): Promise<void> {
  return page.locator('html[data-scripts=running], html:not(:has(#app))').waitFor()
}
