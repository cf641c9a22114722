import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { updateSkill } from '#app/catalogue/skills/update_skill'
import SearchHistory from '#app/billing/metering/search_history'
import { createGraph, createPartnerWith } from '#tests/functional/playground/graph'

const nobody = { actorId: null }

/** Django and Python have a French name, SQL has none. */
async function frenchGraph() {
  const graph = await createGraph()
  for (const [skill, name] of [
    [graph.python, 'Langage Python'],
    [graph.django, 'Cadriciel Django'],
  ] as const) {
    await updateSkill(skill, { translations: [{ language: 'fr', name }] }, nobody)
  }
  return graph
}

test.group('Names in the language of the call', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are in a search, else the names of the catalogue', async ({ assert, client }) => {
    await frenchGraph()
    const { partner } = await createPartnerWith()
    const search = (language?: string) =>
      client
        .get('/v1/skills/playground-search/')
        .qs({ skills: 'Pyhton', ...(language && { language }) })
        .withGuard('api')
        .loginAs(partner)
    const french = await search('fr')
    assert.equal(french.body().inputs[0].skill.name, 'Langage Python')
    assert.deepEqual(
      french.body().matches.map(({ name }: { name: string }) => name),
      ['Cadriciel Django', 'SQL', 'Statistics']
    )
    assert.equal(french.body().matches[0].reasons[0].skill.name, 'Langage Python')
    const { filters } = await SearchHistory.query().orderBy('id', 'desc').firstOrFail()
    assert.equal(filters.language, 'fr')

    for (const language of [undefined, 'en', 'de']) {
      const other = await search(language)
      assert.equal(other.body().matches[0].name, 'Django')
    }
    const wrong = await search('xx')
    wrong.assertStatus(422)
    assert.equal(wrong.body().errors[0].field, 'language')
  })

  test('are in related skills, lookups, texts and suggestions', async ({ assert, client }) => {
    await frenchGraph()
    const { partner } = await createPartnerWith()
    const post = (path: string, body: object) =>
      client
        .post(`/v1/skills/${path}/`)
        .json({ ...body, language: 'fr' })
        .withGuard('api')
        .loginAs(partner)

    const related = await post('related', { skills: ['Python'] })
    assert.equal(related.body().inputs[0].skill.name, 'Langage Python')
    assert.include(
      related.body().inputs[0].related.map(({ skill }: { skill: { name: string } }) => skill.name),
      'Cadriciel Django'
    )
    const lookup = await post('lookup', { names: ['Python', 'SQL'] })
    assert.deepEqual(
      lookup.body().data.map(({ skill }: { skill: { name: string } }) => skill.name),
      ['Langage Python', 'SQL']
    )
    const text = await post('extract', { text: 'Python' })
    assert.equal(text.body().skills[0].skill.name, 'Langage Python')

    const suggested = await client
      .get('/v1/skills/playground-skill-suggestions/')
      .qs({ q: 'langage py', language: 'fr' })
    assert.containSubset(suggested.body().data[0], { name: 'Langage Python', matched_alias: null })
  })

  test('are those of the page in the playground', async ({ assert, client }) => {
    const { python } = await createGraph()
    const translations = [{ language: 'de', name: 'Programmiersprache Python', aliases: [] }]
    await updateSkill(python, { translations }, nobody)
    const { partner } = await createPartnerWith()
    await client
      .post('/playground')
      .form({ skills: ['Python'] })
      .header('Accept-Language', 'de')
      .loginAs(partner)
      .withCsrfToken()
      .redirects(0)
    const { answer } = await SearchHistory.firstOrFail()
    assert.containSubset(answer, { inputs: [{ skill: { name: 'Programmiersprache Python' } }] })
  })
})
