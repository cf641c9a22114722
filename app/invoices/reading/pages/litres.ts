import type { OcrWord } from '#app/invoices/reading/pages/ocr_words'

/** The widest space before a unit, in heights of its line. */
const widestSpace = 0.6

/** `2 |`, `1,0 I` and `50 mi`: the letter `l` of litres after a number. */
export function withLitres(words: OcrWord[]): OcrWord[] {
  return words.map((word, at) => {
    const before = words[at - 1]
    const high = word.line.y1 - word.line.y0
    const isAfterNumber =
      before !== undefined &&
      /^\d+([.,]\d+)?$/.test(before.text) &&
      before.line.y0 === word.line.y0 &&
      word.bbox.x0 - before.bbox.x1 < widestSpace * high &&
      Math.abs(word.bbox.y1 - word.bbox.y0 - before.bbox.y1 + before.bbox.y0) < 0.25 * high
    if (!isAfterNumber || !/^([|I]|mi)$/.test(word.text)) return word
    return { ...word, text: word.text === 'mi' ? 'ml' : 'l' }
  })
}
