import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { createSkill } from '#app/catalogue/skills/create_skill'
import { LiveDictionary } from '#app/search/extract/live_dictionary'
import { extractDefaults } from '#app/search/extract/extract_validators'
import { languageOfText } from '#app/search/extract/text_language'

const nobody = { actorId: null }
const skills = [
  ['welding techniques', 'techniques de soudage'],
  ['accounting', 'comptabilité'],
  ['manage projects', 'gestion de projets'],
  ['investigation methods', "méthodes d'enquête"],
  ['vocational training', 'formation'],
]

async function namesIn(text: string) {
  const reader = await new LiveDictionary().current(db.connection())
  return reader
    .find(text)
    .filter(({ confidence }) => confidence >= extractDefaults.min_confidence)
    .map(({ label }) => label)
}

test.group('Texts in other languages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    for (const [name, label] of skills) {
      const translations = [{ language: 'fr', name: label, aliases: [] }]
      await createSkill({ name, status: 'published', translations }, nobody)
    }
    await createSkill({ name: 'JavaScript', status: 'published' }, nobody)
  })

  test('are read with the labels of their language and those of all', async ({ assert }) => {
    const found = await namesIn(
      'Vous maîtrisez les TECHNIQUES DE SOUDAGE, la comptabilite, la gestion du projet et JavaScript. Vous connaissez les méthodes d’enquête.'
    )
    assert.sameMembers(found, [
      'techniques de soudage',
      'comptabilité',
      'gestion de projets',
      'JavaScript',
      "méthodes d'enquête",
    ])
  })

  test('have the labels of all languages if the language is unknown', async ({ assert }) => {
    assert.sameMembers(await namesIn('Comptabilité, JavaScript'), ['comptabilité', 'JavaScript'])
  })

  test('do not have labels of other languages', async ({ assert }) => {
    const found = await namesIn(
      'You will support the formation of teams in JavaScript for our office.'
    )
    assert.deepEqual(found, ['JavaScript'])
  })

  test('are recognized by their frequent words', ({ assert }) => {
    assert.equal(languageOfText('techniques de soudage'), 'fr')
    assert.equal(languageOfText('the welding of steel'), 'en')
    assert.isNull(languageOfText('Wir suchen einen erfahrenen Schweißer'))
    assert.isNull(languageOfText(''))
  })
})
