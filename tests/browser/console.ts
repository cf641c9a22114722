import { decoratorsCollection } from '@japa/browser-client'
import type { Suite } from '@japa/runner/core'
import type { BrowserContext, ConsoleMessage } from 'playwright'
import { untilQuiet } from '#tests/helpers/test_server'

/**
 * Collects what pages of this context complain of: errors and warnings on the console (React's
 * hydration warnings among them) and scripts that threw.
 */
export function hearComplaints(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    complaints.push(`${whereOf(message)}: ${message.text()}`)
  })
  context.on('weberror', (error) => complaints.push(`${error.page()?.url()}: ${error.error()}`))
  return complaints
}

/** The page, and what it asked for where that is something else. */
function whereOf(message: ConsoleMessage): string {
  const page = message.page()?.url() ?? 'a page'
  const { url } = message.location()
  return url && url !== page ? `${page}, ${url}` : page
}

/** Each context of the test that runs, with what it complained of. */
let contexts = new Map<BrowserContext, string[]>()
let expected: RegExp[] = []

/** For a test of failures: complaints like these belong to it. */
export function expectComplaints(...patterns: RegExp[]) {
  expected.push(...patterns)
}

/**
 * Every test of the suite fails on a complaint of any of its pages, of what they still ask for when it ends
 * too. Its pages are closed before its database goes: they would ask for what is no longer there.
 */
export function failOnComplaints(suite: Suite) {
  decoratorsCollection.register({
    context: (context) => {
      contexts.set(context, hearComplaints(context))
    },
  })
  suite.onGroup((group) => {
    let ending: Promise<string[]> | undefined
    // A tap's hooks stand behind those of the group, the database's among them, and are undone first. What
    // fails here must not keep those from being undone, so it is told by the last hook.
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

/** Closes what the test opened, once all is answered; gives what its pages complained of unexpectedly. */
async function endPages(): Promise<string[]> {
  const opened = contexts
  const belonging = expected
  contexts = new Map()
  expected = []
  await untilQuiet()
  const complaints = [...opened.values()].flat()
  for (const context of opened.keys()) await context.close()
  await untilQuiet()
  return complaints.filter((complaint) => !belonging.some((pattern) => pattern.test(complaint)))
}
