/**
 * npm run test:a11y: every page of every role in light and dark, on a desk and on a phone, by axe (WCAG 2.2 A
 * and AA, and its best practices), and the states that open: menus, dialogs, messages, refused forms. `npm test` looks at each page once.
 *
 *   npm run test:a11y -- --only=sqlite | --only=pg      both by default
 */
process.env.A11Y = 'full'
process.argv.splice(2, 0, 'browser', '--files', 'every_page.spec.ts')
await import('./test.js')
