import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { parse } from 'csv-parse/sync'
import app from '@adonisjs/core/services/app'
import { SkillDictionary } from '#app/search/extract/skill_dictionary'
import { cleanName } from '#app/core/text/name_key'
import { patternOf, standingIn } from '#tests/helpers/brute_force_reader'

interface EscoSkill {
  skill: string
  alt_labels: string
  description: string
}

/** The 3,133 ESCO skills of the demo. */
const skills = parse<EscoSkill>(
  gunzipSync(readFileSync(app.makePath('database/data/demo_skills.csv.gz'))),
  { columns: true, bom: true }
)
const labelled = skills.map(({ skill, alt_labels: aliases }) => ({
  name: cleanName(skill),
  aliases: aliases.split('|').filter(Boolean).map(cleanName),
}))
const dictionary = new SkillDictionary()
for (const [at, { name, aliases }] of labelled.entries()) {
  dictionary.set(at, [
    { text: name, kind: 'name' },
    ...aliases.map((text) => ({ text, kind: 'alias' as const })),
  ])
}
const every60th = (first: number) => skills.filter((_, at) => at % 60 === first)

test.group('Labels found in descriptions of ESCO', () => {
  test('are nine in ten of those in fifty texts, with few others', ({ assert }) => {
    const labels = labelled.flatMap(({ name, aliases }) => [name, ...aliases])
    const reader = standingIn([...new Set(labels.map(patternOf))].filter(Boolean))
    const sum = { standing: 0, found: 0, both: 0 }
    for (const { description } of every60th(7)) {
      const standing = reader(description)
      const found = new Set(dictionary.find(description).map(({ label }) => patternOf(label)))
      sum.standing += standing.size
      sum.found += found.size
      sum.both += found.intersection(standing).size
    }
    assert.isAbove(sum.standing, 40)
    assert.isAtLeast(sum.both / sum.standing, 0.95)
    assert.isAtLeast(sum.both / sum.found, 0.95)
  })
})
