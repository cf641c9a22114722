import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import Synonym from '#app/catalogue/synonym'
import { findSynonyms } from '#app/catalogue/synonyms/find_synonyms'
import { searchKey } from '#app/catalogue/names/search_key'

test.group('Synonyms of terms', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are found by the search key of the term', async ({ assert }) => {
    await keep('JS', 'JavaScript')
    await keep('PM', 'project management')
    await keep('PM', 'product management')
    const found = await findSynonyms(db.connection(), ['js', 'pm', 'absent'])
    assert.deepEqual(Object.fromEntries(found), {
      js: ['JavaScript'],
      pm: ['project management', 'product management'],
    })
  })

  test('are those of the language, or of any, each equivalent once', async ({ assert }) => {
    await keep('BI', 'business intelligence', 'de')
    await keep('BI', 'business intelligence')
    await keep('BI', 'brain injury', 'en')
    const inLanguage = async (language?: string) => {
      const found = await findSynonyms(db.connection(), ['bi'], language)
      return found.get('bi')
    }
    assert.deepEqual(await inLanguage('de'), ['business intelligence'])
    assert.deepEqual(await inLanguage('fr'), ['business intelligence'])
    assert.deepEqual(await inLanguage(), ['business intelligence', 'brain injury'])
  })
})

async function keep(term: string, equivalent: string, language: string | null = null) {
  await Synonym.create({
    term,
    termKey: searchKey(term),
    equivalent,
    equivalentKey: searchKey(equivalent),
    language,
    version: 1,
  })
}
