import type { Read } from '#app/invoices/reading/invoice_reading'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { chosen, placeOf, type Features } from '#app/invoices/reading/text/choose'
import { printed, type DocumentText } from '#app/invoices/reading/text/document_text'
import type { FoundLabel } from '#app/invoices/reading/text/labels/find_labels'
import type { Zone } from '#app/invoices/reading/text/labels/label_zones'

/** A candidate value of a field with its score: about 1 for a certain label with its value beside it. */
export interface Candidate<V = string> {
  value: V
  words: Word[]
  score: number
  features?: Features
}

export function labelFeatures(label: FoundLabel, zone: Zone): Features {
  return {
    isLabelled: 1,
    isCertain: label.isCertain ? 1 : 0,
    isLeading: label.isLeading ? 1 : 0,
    isPhrase: label.tokens > 1 ? 1 : 0,
    isBeside: zone.line === label.line ? 1 : 0,
    zone: zone.score,
  }
}

/** One option for each value: that with the highest score, with the number and the best of its places. */
export function optionsOf(text: DocumentText, found: Candidate[]) {
  const groups = Map.groupBy(found, ({ value }) => value)
  return [...groups.values()].map((same) => {
    const [top] = same.toSorted((a, b) => b.score - a.score)
    const any: Features = {}
    for (const { features = {} } of same) {
      for (const [name, value] of Object.entries(features))
        any[name] = Math.max(any[name] ?? 0, value)
    }
    const features = {
      ...any,
      ...placeOf(text, top.words),
      rule: Math.min(1.2, top.score),
      places: Math.min(3, same.length),
    }
    return { ...top, features }
  })
}

/** The most likely value, by weights that were learned. */
export function ranked(
  text: DocumentText,
  name: 'invoiceNumber' | 'issueDate' | 'dueDate',
  found: Candidate[]
): Read | null {
  const winner = chosen(name, optionsOf(text, found))
  if (!winner) return null
  const { value, words, features } = winner.option
  const most = isLabelCertain(features) ? 1 : mostWithoutLabel
  return printed(text, value, words, Math.min(most, winner.probability))
}

/** A value with an ambiguous label or none can belong to something else, however likely it is the best one. */
const mostWithoutLabel = 0.88

function isLabelCertain({ isCertain: isLabelled, ...features }: Features): boolean {
  const { isTitled, isAtTitle, isAtNumber, isToPayBy } = features
  return Boolean(isLabelled || isTitled || isAtTitle || isAtNumber || isToPayBy)
}

/** The value with the highest score. Several places raise its confidence; a close rival lowers it. */
export function best(text: DocumentText, found: Candidate[]): Read | null {
  const byValue = new Map<string, { top: Candidate; sum: number }>()
  for (const candidate of found) {
    const known = byValue.get(candidate.value)
    if (!known) byValue.set(candidate.value, { top: candidate, sum: candidate.score })
    else {
      known.sum = 1 - (1 - Math.min(known.sum, 0.99)) * (1 - Math.min(candidate.score, 0.9) * 0.5)
      if (candidate.score > known.top.score) known.top = candidate
    }
  }
  const sorted = [...byValue.values()].sort(
    (a, b) => Math.max(b.top.score, b.sum) - Math.max(a.top.score, a.sum)
  )
  const winner = sorted[0]
  if (!winner) return null
  const own = Math.min(0.97, Math.max(winner.top.score, winner.sum))
  const rival = sorted[1] ? Math.max(sorted[1].top.score, sorted[1].sum) : 0
  const doubt = rival > 0.9 * own ? 0.25 : rival > 0.75 * own ? 0.1 : 0
  return printed(text, winner.top.value, winner.top.words, own - doubt)
}
