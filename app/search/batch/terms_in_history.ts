/** Of so many terms the history keeps the words; of the rest how many there were. */
const mostKept = 50

/** What the history keeps of a call with many terms: the first of them, and with the filters their number. */
export function termsInHistory(terms: string[], filters: Record<string, unknown> = {}) {
  return { skills: terms.slice(0, mostKept), filters: { ...filters, count: terms.length } }
}
