/** How many terms the history stores; for the rest it stores only their number. */
const mostKept = 50

/** The history entry of a call with many terms: the first terms, and their number in the filters. */
export function termsInHistory(terms: string[], filters: Record<string, unknown> = {}) {
  return { skills: terms.slice(0, mostKept), filters: { ...filters, count: terms.length } }
}
