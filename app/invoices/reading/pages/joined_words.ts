import { partsOfWord, type Word } from '#app/invoices/reading/pages/page_words'

/** A quantity and its unit, `3hr`. */
const counted = /^(\d{1,4}(?:[.,]\d{1,3})?)(\p{L}{1,5}[²³]?\.?)$/u
/** Units that are also separate if they are printed once. */
const usualUnit =
  /^(h|hrs?|std|stk|st|uds?|un|ea|pcs?|szt|kg|g|l|ml|m[²³]?|km|pz|nr|lot|days?|jours?|u|fl|kt|bx|cx)\.?$/i
/** The code or name of a tax and its rate, `20.0%S`, `1=19%`, `TVA20` and `MwSt.19%`. */
const coded =
  /^(\d{1,2}(?:[.,]\d{1,2})?%)([A-Z])$|^([A-Z\d])(=)(\d{1,2}(?:[.,]\d{1,2})?%)$|^(TVA|IVA|VAT|BTW|MwSt\.?|USt\.?|TPS|TVQ|[GHPQ]ST)(\d{1,2}(?:[.,]\d{1,3})?%?)$/

/** The words of a picture, with quantities and codes apart from what character recognition joined to them. */
export function withoutJoins(words: Word[]): Word[] {
  const units = unitsAmong(words)
  return words.flatMap((word, at) => {
    const code = coded.exec(word.text)
    if (code) return partsOfWord(word, code.slice(1).filter(Boolean))
    const [, count, unit] = counted.exec(word.text) ?? []
    const isUnit = unit && (units.has(unit) || (usualUnit.test(unit) && isInColumn(words, at)))
    return isUnit && isAlone(words, at) ? partsOfWord(word, [count, unit]) : [word]
  })
}

/** Letters that follow a number more than once, also apart from it. */
function unitsAmong(words: Word[]): Set<string> {
  const times = new Map<string, number>()
  words.forEach(({ text }, at) => {
    const isApart = /^\d+$/.test(words[at - 1]?.text ?? '') && /^\p{L}{2,5}\.?$/u.test(text)
    const unit = counted.exec(text)?.[2] ?? (isApart ? text : undefined)
    if (unit) times.set(unit, (times.get(unit) ?? 0) + 1)
  })
  return new Set([...times].filter(([, count]) => count > 1).map(([unit]) => unit))
}

/** Whether another quantity with its unit is above or below. */
function isInColumn(words: Word[], at: number): boolean {
  const { left, right, page } = words[at]
  return words.some(
    (other, index) =>
      index !== at &&
      other.page === page &&
      other.left < right &&
      other.right > left &&
      usualUnit.test(counted.exec(other.text)?.[2] ?? '')
  )
}

/** Whether no other word is close beside it, as in a column. */
function isAlone(words: Word[], at: number): boolean {
  const word = words[at]
  return [words[at - 1], words[at + 1]].every((other) => {
    const isLevel = other && other.top < word.bottom && other.bottom > word.top
    return !isLevel || Math.max(other.left - word.right, word.left - other.right) > word.size
  })
}
