import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { updateSkill } from '#app/catalogue/skills/update_skill'
import SearchHistory from '#app/billing/metering/search_history'
import { createSkill } from '#app/catalogue/skills/create_skill'
import { createSynonym } from '#app/catalogue/synonyms/save_synonym'
import { operator } from '#app/accounts/audit/audit_log'
import { renderedPage } from '#tests/helpers/rendered_page'
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
    const history = '/portal/partner/playground/search-history'
    const { html } = renderedPage(await client.get(history).loginAs(partner))
    assert.include(html, 'Names in French')

    for (const language of [undefined, 'en', 'de']) {
      const other = await search(language)
      assert.equal(other.body().matches[0].name, 'Django')
    }
    const wrong = await search('xx')
    wrong.assertStatus(422)
    assert.equal(wrong.body().errors[0].field, 'language')
  })

  test('resolve on the page, on /v1 and in texts, in any case and without accents', async ({
    assert,
    client,
  }) => {
    const names = new Map([
      ['techniques de soudage', 'welding techniques'],
      ['comptabilité', 'accounting'],
      ['gestion de projets', 'manage projects'],
    ])
    for (const [french, name] of names) {
      const translations = [{ language: 'fr', name: french }]
      await createSkill({ name, status: 'published', translations }, nobody)
    }
    const { partner } = await createPartnerWith({ totalCalls: 100 })
    for (const [french, name] of names) {
      const plain = french.normalize('NFD').replace(/\p{M}/gu, '')
      for (const typed of [french, french.toUpperCase(), plain, french.normalize('NFD')]) {
        const answer = await client
          .get('/v1/skills/playground-search/')
          .qs({ skills: typed })
          .withGuard('api')
          .loginAs(partner)
        assert.equal(answer.body().inputs[0].skill.name, name, typed)
        const text = await client
          .post('/v1/skills/extract/')
          .json({ text: `Vous connaissez la ${typed} et les outils.` })
          .withGuard('api')
          .loginAs(partner)
        const found = text.body().skills.map(({ skill }: { skill: { name: string } }) => skill.name)
        assert.include(found, name, typed)
      }
      const page = await client
        .post('/playground')
        .form({ skills: [french] })
        .loginAs(partner)
        .withCsrfToken()
        .redirects(0)
      const shown = await client.get(page.header('location')!).loginAs(partner)
      assert.containSubset(renderedPage(shown).props, {
        search: { answer: { inputs: [{ skill: { name } }] } },
      })
    }
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

    const typed = await client
      .get('/v1/skills/playground-skill-suggestions/')
      .qs({ q: 'langage python', language: 'fr' })
    const named = { name: 'Langage Python', match_reason: 'exact', matched_alias: null }
    assert.containSubset(typed.body().data[0], named)
    const byName = await post('lookup', { names: ['langage python'] })
    assert.containSubset(byName.body().data[0], { match_reason: 'exact', confidence: 1 })
  })

  test('of other languages are used unless the term means something else', async ({
    assert,
    client,
  }) => {
    for (const [name, french, alias] of [
      ['surface-mount technology', 'technologie de montage en surface', 'CMS'],
      ['content management system', 'système de gestion de contenu', 'SGC'],
      ['accounting', 'comptabilité', 'tenue des comptes'],
      ['vocational education', 'formation', 'enseignement'],
      ['formation of rocks', 'roches', 'géologie'],
      ['formation of teams', 'équipes', 'groupes'],
    ]) {
      const translations = [{ language: 'fr', name: french, aliases: [alias] }]
      await createSkill({ name, status: 'published', translations }, nobody)
    }
    await createSynonym({ term: 'cms', equivalent: 'content management system' }, operator)
    const { partner } = await createPartnerWith()
    const search = async (skills: string, language?: string) => {
      const response = await client
        .get('/v1/skills/playground-search/')
        .qs({ skills, ...(language && { language }) })
        .withGuard('api')
        .loginAs(partner)
      const [{ skill, suggestions }] = response.body().inputs
      return {
        skill: skill?.name ?? null,
        suggestions: suggestions.map(({ name }: { name: string }) => name),
      }
    }

    for (const [term, language, name] of [
      ['cms', undefined, 'content management system'],
      ['cms', 'fr', 'technologie de montage en surface'],
      ['comptabilite', undefined, 'accounting'],
      ['formation', 'fr', 'formation'],
    ]) {
      const { skill } = await search(String(term), language)
      assert.equal(skill, name, `${term} in ${language}`)
    }
    assert.deepEqual(await search('formation'), {
      skill: null,
      suggestions: ['formation of rocks', 'formation of teams'],
    })

    const suggest = async (q: string, language?: string) => {
      const response = await client
        .get('/v1/skills/playground-skill-suggestions/')
        .qs({ q, ...(language && { language }) })
      return response.body().data.map(({ name }: { name: string }) => name)
    }
    assert.deepEqual(await suggest('form'), ['formation of rocks', 'formation of teams'])
    assert.deepEqual(await suggest('Formation'), [
      'vocational education',
      'formation of rocks',
      'formation of teams',
    ])
    assert.deepEqual(await suggest('compta'), ['accounting'])
    assert.include(await suggest('form', 'fr'), 'formation')

    const lookup = await client
      .post('/v1/skills/lookup/')
      .json({ names: ['SGC', 'cms', 'comptabilité'] })
      .withGuard('api')
      .loginAs(partner)
    assert.deepEqual(
      lookup.body().data.map(({ skill }: { skill: { name: string } }) => skill.name),
      ['content management system', 'surface-mount technology', 'accounting']
    )
  })

  test('are not suggested for a word that resembles one of another language', async ({
    assert,
    client,
  }) => {
    const translations = [{ language: 'fr', name: 'stocker des cultures', aliases: [] }]
    await createSkill({ name: 'store crops', status: 'published', translations }, nobody)
    const { partner } = await createPartnerWith()
    const namesFor = async (skills: string) => {
      const response = await client
        .get('/v1/skills/playground-search/')
        .qs({ skills })
        .withGuard('api')
        .loginAs(partner)
      const [{ skill, suggestions }] = response.body().inputs
      return [skill, ...suggestions].flatMap((found) => found?.name ?? [])
    }
    assert.deepEqual(await namesFor('docker'), [])
    assert.deepEqual(await namesFor('stoker'), ['store crops'])
    assert.deepEqual(await namesFor('stocke'), ['store crops'])
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

  test('are those of an earlier search in the playground when it is repeated', async ({
    assert,
    client,
  }) => {
    await frenchGraph()
    const { partner } = await createPartnerWith()
    const asked = { skills: 'Python', language: 'fr' }
    await client.get('/v1/skills/playground-search/').qs(asked).withGuard('api').loginAs(partner)

    const history = await client.get('/portal/partner/playground/search-history').loginAs(partner)
    const [, link] = /href="([^"]*playground\?skills=[^"#]*)/.exec(renderedPage(history).html)!
    assert.include(link, 'language=fr')
    const form = await client.get('/playground').qs(asked).loginAs(partner)
    const { props, html } = renderedPage(form)
    assert.equal(props.form.asked.language, 'fr')
    assert.include(html, 'Names in French')
    for (const page of ['en', 'de']) {
      await client
        .post('/playground')
        .form(asked)
        .header('Accept-Language', page)
        .loginAs(partner)
        .withCsrfToken()
        .redirects(0)
      const { answer, filters } = await SearchHistory.query().orderBy('id', 'desc').firstOrFail()
      assert.equal(filters.language, 'fr')
      assert.containSubset(answer, { inputs: [{ skill: { name: 'Langage Python' } }] })
    }

    const refused = await client
      .post('/playground')
      .form({ ...asked, language: '??' })
      .header('Referer', '/playground')
      .loginAs(partner)
      .withCsrfToken()
    refused.assertStatus(200)
    assert.equal(renderedPage(refused).props.form.asked.language, '')
  })
})
