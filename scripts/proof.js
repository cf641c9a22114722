/**
 * npm run test:proof: what must hold of metering and of uploads, proved in full on SQLite and, where it is
 * found, on PostgreSQL: the model of packages and charges, the matrix of processes, packages, demand and
 * duplicate keys, servers killed under load, rows that nobody may change, imports killed at ten points, and
 * uploads that many processes ask for at once. Takes about half an hour; `npm test` runs a smaller part of each.
 *
 *   npm run test:proof -- --only=sqlite | --only=pg
 */
process.env.PROOF = 'full'
process.argv.splice(2, 0, 'functional', '--files', 'proof/*')
await import('./test.js')
