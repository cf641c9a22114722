import { readFileSync } from 'node:fs'
import { documentText } from '#app/invoices/reading/text/document_text'
import { numberCandidates } from '#app/invoices/reading/text/find_values'
import { findItems } from '#app/invoices/reading/text/find_items'
import { pdfWords } from './invoice_sources.ts'
const text = documentText(await pdfWords(readFileSync(process.argv[2])))
const items = findItems(text)
for (const line of text.lines) console.log(line.index, items.rows.has(line.index) ? 'R' : ' ', line.cells.map((c: any) => c.text).join(' ‖ '), '  #', text.labels[line.index].map((l: any) => `${l.name}@${l.from}-${l.to}${l.isCertain ? '!' : ''}`).join(' '))
for (const c of numberCandidates(text, 'invoiceNumber', items.rows)) console.log(c.value, c.score, JSON.stringify(c.features))
for (const r of items.items ?? []) console.log(JSON.stringify(r, (k, v) => (k === 'box' || k === 'source' || k === 'page' ? undefined : v)))
console.log(Object.keys(items))
