import type { Word } from '#app/invoices/reading/pages/page_words'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { isNfeKey } from '#app/money/identifiers'

/** Where the number of the invoice is in the access key of an NF-e. */
const ofNumber = [25, 34] as const

/** The digits of a key in a cell, whole or in groups of four. */
const keyDigits = /\b\d{44}\b|\b\d{4}(?:\s\d{4}){10}\b/g

/** A Brazilian electronic invoice (NF-e) prints its access key of 44 digits, which contains its number; null unless it is printed with nine digits, as `000.114.427`. */
export function nfeNumber(text: DocumentText): { value: string; words: Word[] } | null {
  const cells = text.lines.flatMap((line) => line.cells)
  const keys = cells.flatMap((cell) => cell.text.match(keyDigits) ?? [])
  const key = keys.map((own) => own.replace(/\s/g, '')).find(isNfeKey)
  if (!key) return null
  const number = Number(key.slice(...ofNumber))
  const isNumber = ({ text: own }: Word) =>
    /^\d{3}([.,]?)\d{3}\1\d{3}$/.test(own) && Number(own.replace(/\D/g, '')) === number
  const word = text.lines.flatMap(({ words }) => words).find(isNumber)
  return word ? { value: word.text, words: [word] } : null
}
