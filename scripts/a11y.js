/**
 * npm run test:a11y: every page of every role in light and dark, on a desk and on a phone, by axe (WCAG 2.2 A
 * and AA, and its best practices). `npm test` looks at each page once, on a phone.
 *
 *   npm run test:a11y -- --only=sqlite | --only=pg      both by default
 */
process.env.A11Y = 'full'
process.argv.splice(2, 0, 'browser', '--files', 'every_page.spec.ts')
await import('./test.js')
