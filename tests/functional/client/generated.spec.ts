import { test } from '@japa/runner'
import { contract } from '#app/contract/contract'
import { createSkill } from '#app/catalogue/skills/create_skill'
import { mergeSkill } from '#app/catalogue/skills/merge_skill'
import { keyOf } from '#database/factories/api_key_factory'
import { CategoryFactory } from '#database/factories/skill_factory'
import { createPartnerWith } from '#tests/functional/playground/graph'
import { faultOf } from '#tests/helpers/check_contract'
import { freshDatabase } from '#tests/helpers/fresh_database'
import { relate } from '#tests/helpers/searchable_skills'

type Input = Record<string, string | string[] | undefined>

interface Parameter {
  name: string
  in: string
}

/**
 * A client with a method for each operation of the contract for partners: parameters in the query as described, the
 * rest in the JSON body. Every response must match the contract.
 */
function generatedClient(key: string) {
  const server = `http://${process.env.HOST}:${process.env.PORT}`
  const operations = Object.entries(contract('partner').paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation }))
  )
  return async (operationId: string, input: Input = {}) => {
    const { path, method, ...operation } = operations.find(
      (one) => one.operationId === operationId
    )!
    const query = new URLSearchParams()
    const body = { ...input }
    for (const { name, in: place } of operation.parameters as Parameter[]) {
      if (place !== 'query' || input[name] === undefined) continue
      query.set(name, String(input[name]))
      delete body[name]
    }
    const address = `/v1${path}${query.size ? `?${query}` : ''}`
    const response = await fetch(`${server}${address}`, {
      method: method.toUpperCase(),
      headers: { 'authorization': `Bearer ${key}`, 'content-type': 'application/json' },
      body: method === 'get' ? undefined : JSON.stringify(body),
    })
    const text = await response.text()
    const fault = faultOf({
      method: method.toUpperCase(),
      path: address,
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text,
    })
    if (fault ?? !response.ok) throw new Error(fault ?? text)
    return JSON.parse(text)
  }
}

/** The feed only contains committed changes. */
test.group('A client generated from the contract', (group) => {
  group.each.teardown(freshDatabase)

  test('sends back the ids that it was given, with each call', async ({ assert }) => {
    const operator = { actorId: null }
    const category = await CategoryFactory.create()
    const external = { external_id: 'S-1', external_uri: 'http://skills.test/1' }
    const published = { status: 'published', type: 'skill', domain: category.uid } as const
    const python = await createSkill({ name: 'Python', ...published, ...external }, operator)
    const django = await createSkill({ name: 'Django', ...published }, operator)
    await relate(python, django, 90)
    await relate(django, python, 80)
    const { partner } = await createPartnerWith({ totalCalls: 1000 })
    const { text: key } = await keyOf(partner)
    const call = generatedClient(key)

    const found = {
      suggestions: await call('suggestions', { q: 'pyth' }),
      searchAuto: await call('searchAuto', { q: 'pyth' }),
      search: await call('search', { skills: ['Django'] }),
      related: await call('related', { skills: ['Django'] }),
      lookup: await call('lookup', { names: ['Python'] }),
      extract: await call('extract', { text: 'We write Python.' }),
      changes: await call('changes'),
    }
    const [{ skill }] = found.lookup.data
    const ids: string[] = [
      found.suggestions.data[0].id,
      found.searchAuto.data[0].id,
      found.search.matches[0].id,
      found.related.matches[0].id,
      found.related.inputs[0].related[0].skill.id,
      found.extract.skills[0].skill.id,
      found.changes.data[0].skill.id,
      skill.id,
      skill.external_id,
      skill.external_uri,
    ]
    for (const id of ids) {
      const searched = await call('search', { skills: [id], domain: skill.domain.id })
      const related = await call('related', { skills: [id], domain: skill.domain.id })
      for (const { inputs, matches } of [searched, related]) {
        assert.deepEqual([inputs[0].skill.id, inputs[0].match_reason], [python.uid, 'id'])
        assert.equal(matches[0].id, django.uid)
      }
    }
    for (const list of [
      { ids: [skill.id] },
      { external_ids: [skill.external_id] },
      { uris: [skill.external_uri] },
    ]) {
      const { data } = await call('lookup', list)
      assert.lengthOf(data, 1)
      assert.containSubset(data, [{ match_reason: 'exact', skill }])
    }
    const inDomain = await call('extract', { text: 'Python', domain: skill.domain.id })
    assert.equal(inDomain.skills[0].skill.id, python.uid)

    await mergeSkill(python, django, operator)
    const { meta, data } = await call('changes', { cursor: found.changes.meta.next_cursor })
    const { skill: gone, into } = data.find(
      ({ event }: { event: string }) => event === 'skill.merged'
    )
    const after = await call('lookup', { ids: [gone.id, into.id] })
    assert.deepEqual(
      after.data.map((one: { match_reason: string; skill: { id: string } }) => [
        one.match_reason,
        one.skill.id,
      ]),
      [
        ['merged', django.uid],
        ['exact', django.uid],
      ]
    )
    assert.isFalse(meta.has_more)
  })
})
