/**
 * npm run test:a11y: every page of every role in light and dark, on a desk and on a phone, by axe (WCAG 2.2 A
 * and AA, and its best practices), and so all that opens on them. `npm test` looks at each once.
 *
 *   npm run test:a11y -- --only=sqlite | --only=pg      both by default
 */
process.env.A11Y = 'full'
process.argv.splice(
  2,
  0,
  'browser',
  '--files',
  'every_page.spec.ts',
  '--files',
  'open_states.spec.ts'
)
await import('./test.js')
