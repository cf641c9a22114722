import { readFileSync } from 'node:fs'
import { documentText } from '#app/invoices/reading/text/document_text'
import { findItems } from '#app/invoices/reading/text/find_items'
import { findVatIds, findAccounts } from '#app/invoices/reading/text/find_numbers_of_parties'
import { partyOptions, findParties } from '#app/invoices/reading/text/find_parties'
import { pdfWords } from './invoice_sources.ts'
const text = documentText(await pdfWords(readFileSync(process.argv[2])))
const items = findItems(text)
console.log(findVatIds(text).map((x) => [x.value, x.isBuyers, x.words[0].left, x.words[0].right, x.words[0].top]), findAccounts(text).map((x) => x.value))
const p = partyOptions(text, items)
for (const role of ['seller', 'buyer'] as const) for (const o of p[role]) console.log(role, o.text, o.score.toFixed(2), o.block && [o.block.left, o.block.right, o.block.top, o.block.bottom].map(Math.round).join(','), JSON.stringify(o.sources))
console.log(findParties(text, items).seller.name, findParties(text, items).buyer.name)
