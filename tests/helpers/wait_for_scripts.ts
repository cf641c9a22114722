import { decoratorsCollection } from '@japa/browser-client'
import type { Page } from 'playwright'

/**
 * A plugin that makes `visit` wait until the page's scripts answer. Who clicks sooner is served by the plain page, as
 * people are on a slow line: a test of that opens its page by `goto` and holds the scripts back (tests/browser/hold.ts).
 */
export function waitForScripts() {
  return () => {
    decoratorsCollection.register({
      context(context) {
        const { visit } = context
        const visitAndWait = async (...where: Parameters<typeof visit>) => {
          const page: unknown = await visit(...where)
          if (page && isPage(page)) await page.locator(scriptsRun).waitFor()
          return page
        }
        context.visit = visitAndWait as typeof visit
      },
    })
  }
}

/** There at once for what is no page of the portal. */
const scriptsRun = 'html[data-scripts=running], html:not(:has(#app))'

function isPage(visited: object): visited is Page {
  return 'locator' in visited
}
