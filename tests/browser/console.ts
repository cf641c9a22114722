import { decoratorsCollection } from '@japa/browser-client'
import type { Suite } from '@japa/runner/core'
import type { BrowserContext } from 'playwright'

/**
 * Collects what pages of this context complain of: errors and warnings on the console (React's
 * hydration warnings among them) and scripts that threw.
 */
export function hearComplaints(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    complaints.push(`${message.page()?.url()}: ${message.text()}`)
  })
  context.on('weberror', (error) => complaints.push(`${error.page()?.url()}: ${error.error()}`))
  return complaints
}

/** What each context of the test that runs complained of. */
let heard: string[][] = []
let expected: RegExp[] = []

/** For a test of failures: complaints like these belong to it. */
export function expectComplaints(...patterns: RegExp[]) {
  expected.push(...patterns)
}

/** Every test of the suite fails on a complaint of any of its pages. */
export function failOnComplaints(suite: Suite) {
  decoratorsCollection.register({
    context: (context) => {
      heard.push(hearComplaints(context))
    },
  })
  suite.onGroup((group) => {
    group.each.teardown(() => {
      const unexpected = heard
        .flat()
        .filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))
      heard = []
      expected = []
      if (unexpected.length) throw new Error(`The console says:\n${unexpected.join('\n')}`)
    })
  })
}
