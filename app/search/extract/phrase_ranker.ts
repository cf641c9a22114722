import model from './phrase_weights.json' with { type: 'json' }

/** What a sentence shares with a skill. Weights of words are their rarity in labels, 0 to 1. */
export interface PhraseFeatures {
  /** The share of the label's weight that the sentence has. */
  coverage: number
  /** The weight that it does not have. */
  missing: number
  /** Other words between the shared ones: the logarithm of their range through their number. */
  gap: number
  /** The weight of the rarest shared word. */
  rarest: number
  alias: number
  oneWord: number
  /** The coverage of the skill's name. */
  nameCoverage: number
  /** The score through the highest one of the sentence. */
  relative: number
  /** The logarithm of one and the number of better skills for the same words. */
  rivals: number
  /** The confidence of `SkillDictionary`; 0 if no label of the skill is in the sentence. */
  literal: number
  literalName: number
}

export const featureNames = Object.keys(model.weights) as Array<keyof PhraseFeatures>

/** The probability that somebody who reads the sentence lists the skill, by logistic regression. */
export function confidenceOf(features: PhraseFeatures): number {
  let sum = model.bias
  for (const name of featureNames) sum += model.weights[name] * features[name]
  return 1 / (1 + Math.exp(-sum))
}
