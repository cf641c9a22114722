import type { BrowserContext } from 'playwright'

/**
 * Collects what pages of this context complain of: errors and warnings on the console (React's
 * hydration warnings among them) and scripts that threw. A test ends with `assert.deepEqual(complaints, [])`.
 */
export function hearComplaints(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    complaints.push(`${message.page()?.url()}: ${message.text()}`)
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  return complaints
}
