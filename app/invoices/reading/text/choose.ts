import models from './choice_weights.json' with { type: 'json' }
import { oncePerDocument, type DocumentText } from '#app/invoices/reading/text/document_text'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { printedNameKey } from '#app/invoices/reading/printed_text'

/** Numeric features of a candidate; absent ones are 0. */
export type Features = Record<string, number>

export interface Option {
  features: Features
}

export type ChoiceName = keyof typeof models

/**
 * A conditional logit: the weights of the features, the score of choosing none, and points of probability and share of
 * right choices, which were measured on families of invoices that were not used for the weights.
 */
export interface ChoiceModel {
  none: number
  weights: Record<string, number>
  calibration: number[][]
}

export interface Chosen<O> {
  option: O
  probability: number
}

/** The probability of each option; the rest is the probability that none is right. */
export function probabilities(options: Option[], { none, weights }: ChoiceModel): number[] {
  const scores = options.map(({ features }) =>
    Object.entries(features).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, 0)
  )
  const most = Math.max(none, ...scores)
  const parts = scores.map((score) => Math.exp(score - most))
  const whole = parts.reduce((sum, part) => sum + part, Math.exp(none - most))
  return parts.map((part) => part / whole)
}

/** The most likely option, with the measured share of such choices that are right; null for no options. */
export function chosen<O extends Option>(name: ChoiceName, options: O[]): Chosen<O> | null {
  const model = modelOf(name)
  const shares = probabilities(options, model)
  const at = shares.indexOf(Math.max(...shares))
  return at === -1 ? null : { option: options[at], probability: calibrated(model, shares[at]) }
}

export function modelOf(name: ChoiceName): ChoiceModel {
  return models[name] as ChoiceModel
}

/** Interpolates between the points of the calibration. */
export function calibrated({ calibration }: ChoiceModel, probability: number): number {
  const above = calibration.findIndex(([from]) => from >= probability)
  if (above === -1) return calibration.at(-1)?.[1] ?? probability
  if (above === 0) return calibration[0][1]
  const [[x1, y1], [x2, y2]] = [calibration[above - 1], calibration[above]]
  return x2 === x1 ? y2 : y1 + ((y2 - y1) * (probability - x1)) / (x2 - x1)
}

/** Position and appearance of a value: fractions of the page, size relative to the median, and how often it is printed. */
export function placeOf(text: DocumentText, words: Word[]): Features {
  const [first] = words
  const page = text.layout.pages.find(({ number }) => number === first?.page)
  if (!page) return {}
  const key = printedNameKey(words.map((word) => word.text).join(' '))
  const times = lineKeys(text).filter((line) => line.includes(` ${key} `))
  return {
    top: first.top / page.height,
    left: first.left / page.width,
    right: words.at(-1)!.right / page.width,
    isFirstPage: page === text.layout.pages[0] ? 1 : 0,
    isLastPage: page === text.layout.pages.at(-1) ? 1 : 0,
    size: Math.min(3, first.size / usualSize(text)),
    times: Math.min(3, times.length),
  }
}

/** The words of each line, between spaces. */
const lineKeys = oncePerDocument(({ lines }) =>
  lines.map(({ text }) => ` ${printedNameKey(text)} `)
)

/** The median size of the letters, in points. */
export const usualSize = oncePerDocument((text) => {
  const sizes = text.lines
    .flatMap(({ words }) => words.map(({ size }) => size))
    .sort((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] || 10
})
