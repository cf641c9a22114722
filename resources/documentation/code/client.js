import { Skillary, SkillaryProblem } from 'skillary-client'

const skillary = new Skillary({
  server: '{{server}}',
  apiKey: process.env.SKILLARY_KEY,
})

try {
  const { matches, calls } = await skillary.search({ skills: ['JavaScript'] })
  for (const { name, score } of matches) console.log(score, name)
  console.log(calls.remaining, 'calls left')
} catch (error) {
  if (!(error instanceof SkillaryProblem)) throw error
  console.error(error.code, error.message)
}
