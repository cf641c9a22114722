/**
 * npm run bench:invoices: how much of real invoices is read, and how rightly.
 *
 *   npm run bench:invoices                      the folder in INVOICE_CASES, or ../shared/invoices
 *   npm run bench:invoices -- FOLDER            another folder with cases/ and hostile/
 *   npm run bench:invoices -- --only fnfe       cases with a name or family that holds this
 *   npm run bench:invoices -- --errors          each wrong value, too
 *   npm run bench:invoices -- --no-ocr          without images, which take long
 */
import { install, run } from './setup.js'

await install()
const args = process.argv.slice(2)
process.exit(await run('node', ['--import=./bin/typescript.js', 'bench/invoices.ts', ...args]))
