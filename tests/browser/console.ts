import { decoratorsCollection } from '@japa/browser-client'
import type { Suite } from '@japa/runner/core'
import type { BrowserContext, ConsoleMessage } from 'playwright'
import { untilQuiet } from '#tests/helpers/test_server'

/**
 * Collects errors and warnings of a context's pages: console messages (including React's hydration
 * warnings) and uncaught errors.
 */
export function collectConsoleErrors(context: BrowserContext): string[] {
  const consoleErrors: string[] = []
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    consoleErrors.push(`${whereOf(message)}: ${message.text()}`)
  })
  context.on('weberror', (error) => consoleErrors.push(`${error.page()?.url()}: ${error.error()}`))
  return consoleErrors
}

/** The page, and the requested URL if it differs. */
function whereOf(message: ConsoleMessage): string {
  const page = message.page()?.url() ?? 'a page'
  const { url } = message.location()
  return url && url !== page ? `${page}, ${url}` : page
}

/** The contexts of the current test, with their messages. */
let contexts = new Map<BrowserContext, string[]>()
let expected: RegExp[] = []

/** Allows matching messages in a test of failures. */
export function expectConsoleErrors(...patterns: RegExp[]) {
  expected.push(...patterns)
}

/**
 * Fails tests whose pages log unexpected messages, including those of requests still pending at the
 * end. Closes the pages before the database is rolled back.
 */
export function failOnConsoleErrors(suite: Suite) {
  decoratorsCollection.register({
    context: (context) => {
      contexts.set(context, collectConsoleErrors(context))
    },
  })
  suite.onGroup((group) => {
    let ending: Promise<string[]> | undefined
    // Hooks of a tap run after those of the group, such as the database's, and are cleaned up
    // first. A failure must not prevent their cleanup, so it is reported by the last hook.
    group.tap((test) =>
      test.setup(() => async () => {
        ending = endPages()
        await Promise.allSettled([ending])
      })
    )
    group.each.teardown(async () => {
      const unexpected = (await ending) ?? []
      ending = undefined
      if (unexpected.length) throw new Error(`The console says:\n${unexpected.join('\n')}`)
    })
  })
}

/** Closes the test's pages after their requests have finished; returns unexpected messages. */
async function endPages(): Promise<string[]> {
  const opened = contexts
  const belonging = expected
  contexts = new Map()
  expected = []
  await untilQuiet()
  const consoleErrors = [...opened.values()].flat()
  for (const context of opened.keys()) await context.close()
  await untilQuiet()
  return consoleErrors.filter(
    (consoleError) => !belonging.some((pattern) => pattern.test(consoleError))
  )
}
