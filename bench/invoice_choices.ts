/** Trains the weights by which values are chosen among candidates, and measures how sure a choice is. */
import { documentText, type DocumentText } from '#app/invoices/reading/text/document_text'
import { findItems } from '#app/invoices/reading/text/items/find_items'
import type { FoundLabel } from '#app/invoices/reading/text/labels/find_labels'
import { partyOptions } from '#app/invoices/reading/text/parties/find_parties'
import { totalsOptions, type TotalsOption } from '#app/invoices/reading/text/totals/totals_options'
import { optionsOf } from '#app/invoices/reading/text/candidates'
import { dateCandidates } from '#app/invoices/reading/text/dates/find_dates'
import { numberCandidates } from '#app/invoices/reading/text/numbers/find_numbers'
import { probabilities, type ChoiceModel, type Option } from '#app/invoices/reading/text/choose'
import type { PageWords } from '#app/invoices/reading/pages/page_words'
import { isSame, type Wanted } from './invoice_scores.ts'

export const choices = [
  'invoiceNumber',
  'issueDate',
  'dueDate',
  'seller',
  'buyer',
  'totals',
] as const
type Choice = (typeof choices)[number]

/** The options of a document for a choice, and which of them are right; none of them can be. */
export interface Example {
  family: string
  /** Examples without their labels count less than those of real pages. */
  weight: number
  options: Option[]
  right: boolean[]
  /** For totals: the values of each option and whether they are right, by field. */
  fields?: Record<'subtotal' | 'tax' | 'total', { value: number | null; isRight: boolean }[]>
}

/** The labels that unknown layouts can word differently. */
const lost: Record<Exclude<Choice, 'totals'>, (label: FoundLabel) => boolean> = {
  invoiceNumber: ({ name, isCertain }) => name === 'invoiceNumber' && isCertain,
  issueDate: ({ name, isCertain }) => name === 'issueDate' && isCertain,
  dueDate: ({ name }) => name === 'dueDate',
  seller: ({ name }) => name === 'seller',
  buyer: ({ name }) => name === 'buyer',
}

/**
 * The examples of a document, and again as if the labels of each choice were unknown: on a layout that was never seen,
 * many are.
 */
export function examplesOf(
  pages: PageWords[],
  wanted: Wanted,
  family: string
): [Choice, Example][] {
  const text = documentText(pages)
  const whole = Object.entries(examplesIn(text, wanted, family)) as [Choice, Example][]
  const less = Object.entries(lost).flatMap(([choice, isLost]) => {
    if (!text.labels.flat().some(isLost)) return []
    const labels = text.labels.map((own) => own.filter((label) => !isLost(label)))
    const example = examplesIn({ ...text, labels }, wanted, family)[choice as Choice]
    return example ? [[choice, { ...example, weight: 0.5 }] as [Choice, Example]] : []
  })
  return [...whole, ...less]
}

function examplesIn(
  text: DocumentText,
  wanted: Wanted,
  family: string
): Partial<Record<Choice, Example>> {
  const items = findItems(text)
  const isThere = (field: string) =>
    (wanted.expected[field] ?? null) !== null && wanted.printed?.[field] !== false
  const example = <O extends Option>(
    field: string,
    options: O[],
    valueOf: (option: O) => string
  ): Example => ({
    family,
    weight: 1,
    options,
    right: options.map(
      (option) => isThere(field) && isSame(field, wanted.expected[field]!, valueOf(option), wanted)
    ),
  })
  const { table } = items
  const parties = partyOptions(text, items)
  const all: Record<Choice, Example> = {
    invoiceNumber: example(
      'invoiceNumber',
      optionsOf(text, numberCandidates(text, 'invoiceNumber', table)),
      ({ value }) => value
    ),
    issueDate: example(
      'issueDate',
      optionsOf(text, dateCandidates(text, 'issueDate', table)),
      ({ value }) => value
    ),
    seller: example('sellerName', parties.seller, (option) => option.text),
    buyer: example('buyerName', parties.buyer, (option) => option.text),
    totals: totalsExample(totalsOptions(text, items), wanted, family),
    dueDate: example(
      'dueDate',
      optionsOf(text, dateCandidates(text, 'dueDate', table)),
      ({ value }) => value
    ),
  }
  /** Public cases do not tell whether a page prints a value that its XML lacks. */
  const fieldOf = {
    ...Object.fromEntries(choices.map((name) => [name, name])),
    seller: 'sellerName',
    buyer: 'buyerName',
    totals: 'total',
  } as Record<Choice, string>
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => wanted.isComplete || isThere(fieldOf[name as Choice]))
  )
}

function totalsExample(options: TotalsOption[], wanted: Wanted, family: string): Example {
  const isCredit = wanted.expected.documentType === 'creditNote' || wanted.isSignless
  const judged = (field: 'subtotal' | 'tax' | 'total', value: number | null) => {
    const actual = wanted.expected[field] as number | null
    const isThere = actual !== null && actual !== undefined && wanted.printed?.[field] !== false
    if (!isThere && !wanted.isComplete) return true
    if (value === null) return !isThere
    const size = (one: number) => (isCredit ? Math.abs(one) : one)
    return actual !== null && actual !== undefined && Math.abs(size(value) - size(actual)) < 0.005
  }
  const of = (
    field: 'subtotal' | 'tax' | 'total',
    valueOf: (option: TotalsOption) => number | null
  ) =>
    options.map((option) => ({ value: valueOf(option), isRight: judged(field, valueOf(option)) }))
  const fields = {
    subtotal: of('subtotal', ({ net }) => net?.value ?? null),
    tax: of('tax', ({ tax }) => tax?.value ?? null),
    total: of('total', ({ gross }) => gross.value),
  }
  /** A document without a printed net amount is right with none, if another option has it. */
  const right = options.map(
    (_, at) => fields.subtotal[at].isRight && fields.tax[at].isRight && fields.total[at].isRight
  )
  return { family, weight: 1, options, right, fields }
}

const rounds = 250
/**
 * How much weights are kept small, chosen by cross-validation over families. The score of the rules is free: other
 * features only correct it, since there are too few layouts to learn them from scratch. Totals have no such score.
 */
const pulls = { rule: 0.015, totals: 0.02, other: 0.3 }

/** A conditional logit by gradient ascent with momentum; each family weighs the same. */
export function trained(choice: Choice, examples: Example[]): ChoiceModel {
  const usable = examples.filter(({ options }) => options.length > 0)
  const names = [
    ...new Set(
      usable.flatMap(({ options }) => options.flatMap(({ features }) => Object.keys(features)))
    ),
  ].sort()
  const index = new Map(names.map((name, at) => [name, at]))
  const rows = usable.map(({ options, right, family, weight }) => ({
    right,
    weight:
      weight / usable.reduce((sum, other) => sum + (other.family === family ? other.weight : 0), 0),
    vectors: options.map(({ features }) =>
      Object.entries(features).map(([name, value]) => [index.get(name)!, value])
    ),
  }))
  const whole = rows.reduce((sum, { weight }) => sum + weight, 0)
  const weights = new Float64Array(names.length + 1)
  const speed = new Float64Array(names.length + 1)
  const none = names.length
  const usual = choice === 'totals' ? pulls.totals : pulls.other
  const pullOf = [...names, 'none'].map((name) => (name === 'rule' ? pulls.rule : usual) / 10)
  for (let round = 0; round < rounds; round++) {
    const slope = new Float64Array(names.length + 1)
    for (const { right, vectors, weight } of rows) {
      const scores = vectors.map((vector) =>
        vector.reduce((sum, [at, value]) => sum + weights[at] * value, 0)
      )
      scores.push(weights[none])
      const most = Math.max(...scores)
      const parts = scores.map((score) => Math.exp(score - most))
      const sum = parts.reduce((all, part) => all + part, 0)
      const goods = right.some(Boolean) ? [...right, false] : [...right.map(() => false), true]
      const good = parts.reduce((all, part, at) => all + (goods[at] ? part : 0), 0)
      parts.forEach((part, at) => {
        const gain = weight * ((goods[at] ? part / good : 0) - part / sum)
        if (at === vectors.length) slope[none] += gain
        else for (const [feature, value] of vectors[at]) slope[feature] += gain * value
      })
    }
    for (let at = 0; at < weights.length; at++) {
      speed[at] = 0.9 * speed[at] + slope[at] / whole - pullOf[at] * weights[at]
      weights[at] += 0.6 * speed[at]
    }
  }
  return {
    none: rounded(weights[none]),
    weights: Object.fromEntries(names.map((name, at) => [name, rounded(weights[at])])),
    calibration: [
      [0, 0],
      [1, 1],
    ],
  }
}

/** The share and the rightness of the likeliest option of each example, by field. */
export function judgedChoices(choice: Choice, examples: Example[], model: ChoiceModel) {
  const found: { field: string; share: number; isRight: boolean }[] = []
  for (const { options, right, fields } of examples) {
    const shares = probabilities(options, model)
    const at = shares.indexOf(Math.max(...shares))
    if (at === -1) continue
    if (!fields) found.push({ field: choice, share: shares[at], isRight: right[at] })
    for (const [field, values] of Object.entries(fields ?? {})) {
      if (values[at].value === null) continue
      const share = shares.reduce(
        (sum, part, other) => sum + (values[other].value === values[at].value ? part : 0),
        0
      )
      found.push({ field, share, isRight: values[at].isRight })
    }
  }
  return found
}

/**
 * Isotonic regression of rightness on share, with two imagined errors at the bottom and half an error at the top, since
 * few cases prove little; at most one point for each level.
 */
export function isotonic(judged: { share: number; isRight: boolean }[]): number[][] {
  const sorted = judged.toSorted((a, b) => a.share - b.share)
  const blocks: { from: number; to: number; right: number; count: number }[] = []
  const size = Math.max(12, Math.ceil(sorted.length / 12))
  for (let at = 0; at < sorted.length; at += size) {
    const rest = sorted.length - at - size
    const part = sorted.slice(at, rest < size / 2 ? undefined : at + size)
    const right = part.filter(({ isRight }) => isRight).length
    blocks.push({ from: part[0].share, to: part.at(-1)!.share, right, count: part.length })
    if (rest < size / 2) break
  }
  for (let at = 1; at < blocks.length;) {
    const [a, b] = [blocks[at - 1], blocks[at]]
    if (a.right / a.count <= b.right / b.count) at += 1
    else {
      blocks.splice(at - 1, 2, {
        from: a.from,
        to: b.to,
        right: a.right + b.right,
        count: a.count + b.count,
      })
      at = Math.max(1, at - 1)
    }
  }
  const level = ({ right, count }: { right: number; count: number }) => (right + 0.5) / (count + 1)
  const points = blocks.flatMap((block) => [
    [rounded(block.from), rounded(level(block))],
    [rounded(block.to), rounded(level(block))],
  ])
  return [[0, rounded(Math.min(0.3, points[0]?.[1] ?? 0))], ...points].filter(
    (point, at, all) => at === 0 || point[0] > all[at - 1][0]
  )
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
