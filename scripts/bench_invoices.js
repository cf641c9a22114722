/**
 * npm run bench:invoices: measures how many values of real invoices are read, and how many
 * correctly.
 *
 * npm run bench:invoices                      the folder in INVOICE_CASES, or ../shared/invoices
 * npm run bench:invoices -- FOLDER            another folder with cases/ and hostile/
 * npm run bench:invoices -- --only fnfe,de-   cases whose name or family contains one of these
 * npm run bench:invoices -- --errors          also each wrong value, except of families that are left out
 * npm run bench:invoices -- --generated 3     also three invoices of each family of bench/invoice_families (needs Chromium)
 * npm run bench:invoices -- --generated 3 --pictures 1   also a scan and a photo of each family
 * npm run bench:invoices -- --no-public       only generated invoices
 * npm run bench:invoices -- --no-ocr          without images, which take long
 */
import { install, run } from './setup.js'

await install()
const args = process.argv.slice(2)
process.exit(await run('node', ['--import=./bin/typescript.js', 'bench/invoices.ts', ...args]))
