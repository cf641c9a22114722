import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#app/accounts/role'
import { newUid } from '#app/core/uid'
import SkillRelation from '#app/catalogue/skill_relation'
import type Skill from '#app/catalogue/skill'
import { createSkill } from '#app/catalogue/skills/create_skill'
import { SkillFactory, SkillRelationFactory } from '#database/factories/skill_factory'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { changesOf } from '#tests/helpers/change_log'
import { assertVersion } from '#tests/helpers/assert_version'

/** Welding with relations to Brazing (80) and Soldering (40, essential), and an unrelated Plastering. */
async function weldingAndOthers() {
  const staff = await UserFactory.create()
  const [welding, brazing, soldering, plastering] = await SkillFactory.merge(
    ['Welding', 'Brazing', 'Soldering', 'Plastering'].map((name) => ({ name }))
  ).createMany(4)
  const [toBrazing, toSoldering] = await SkillRelationFactory.merge([
    { skillId: welding.id, relatedSkillId: brazing.id, weight: 80, source: 'ESCO' },
    { skillId: welding.id, relatedSkillId: soldering.id, weight: 40, type: 'essential' },
  ]).createMany(2)
  return { staff, welding, brazing, soldering, plastering, toBrazing, toSoldering }
}

/** The relations of a skill, as `[related skill, type, weight]`. */
async function relationsFrom(skill: Skill) {
  const relations = await SkillRelation.query()
    .where('skillId', skill.id)
    .preload('relatedSkill')
    .orderBy('id')
  return relations.map(({ relatedSkill, type, weight }) => [relatedSkill.name, type, weight])
}

test.group('A skill with its relations on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('retrieves both, the strongest relation first, with one version', async ({
    assert,
    client,
  }) => {
    const { staff, welding, brazing } = await weldingAndOthers()
    const response = await client
      .get(`/v1/skills/skill-with-relations-retrieve/${welding.uid}/`)
      .withGuard('api')
      .loginAs(staff)

    response.assertStatus(200)
    const { skill, relations, version } = response.body()
    assert.equal(skill.name, 'Welding')
    assert.equal(skill.relations_count, 2)
    assert.containSubset(relations[0], {
      skill: { name: 'Welding' },
      related_skill: { id: brazing.uid, name: 'Brazing', status: 'published' },
      type: 'related',
      weight: 80,
      source: 'ESCO',
    })
    assert.lengthOf(relations, 2)
    assertVersion(response, version)
  })

  test('exports the relations as CSV', async ({ assert, client }) => {
    const { staff, welding } = await weldingAndOthers()
    const response = await client
      .get(`/v1/skills/skill-with-relations-retrieve-export/${welding.uid}/`)
      .withGuard('api')
      .loginAs(staff)
    response.assertStatus(200)
    assert.include(response.header('content-type'), 'text/csv')
    assert.equal(
      response.header('content-disposition'),
      'attachment; filename="welding-relations.csv"'
    )
    assert.equal(
      response.text(),
      [
        'skill,related_skill,relation_type,weight,source,confidence',
        'Welding,Brazing,related,80,ESCO,',
        'Welding,Soldering,essential,40,,',
        '',
      ].join('\n')
    )
  })

  test('merge updates or adds the given relations and keeps others', async ({ assert, client }) => {
    const { staff, welding, brazing, plastering, toBrazing } = await weldingAndOthers()
    const response = await client
      .put(`/v1/skills/skill-with-relations-update/${welding.uid}/`)
      .withGuard('api')
      .loginAs(staff)
      .json({
        skill: { description: 'Joining metal' },
        relations: [
          { related_skill: 'brazing', weight: 90 },
          { related_skill: plastering.uid, type: 'optional', weight: 5, confidence: 0.5 },
        ],
      })

    response.assertStatus(200)
    assert.equal(response.body().skill.description, 'Joining metal')
    assert.deepEqual(await relationsFrom(welding), [
      ['Brazing', 'related', 90],
      ['Soldering', 'essential', 40],
      ['Plastering', 'optional', 5],
    ])
    await toBrazing.refresh()
    assert.equal(toBrazing.source, 'ESCO')
    assert.equal(toBrazing.version, 2)
    await plastering.refresh()
    await brazing.refresh()
    assert.equal(plastering.popularity, 1)

    const [change] = await changesOf('relation', toBrazing.id)
    assert.deepEqual(change.before, { weight: 80 })
    assert.deepEqual(change.after, { weight: 90 })
    assert.equal(change.actor_id, staff.id)
    assert.lengthOf(await changesOf('skill', welding.id), 1)
  })

  test('replace deletes relations that are not given', async ({ assert, client }) => {
    const { staff, welding, soldering, toSoldering } = await weldingAndOthers()
    const response = await client
      .patch(`/v1/skills/skill-with-relations-update/${welding.uid}/`)
      .withGuard('api')
      .loginAs(staff)
      .json({ mode: 'replace', relations: [{ related_skill: 'Brazing', weight: 80 }] })

    response.assertStatus(200)
    assert.deepEqual(await relationsFrom(welding), [['Brazing', 'related', 80]])
    await soldering.refresh()
    assert.equal(soldering.popularity, 0)
    const [change] = await changesOf('relation', toSoldering.id)
    assert.equal(change.action, 'deleted')
    assert.containSubset(change.before, { related_skill: soldering.uid, weight: 40 })
  })

  test('accepts its own response without a change', async ({ assert, client }) => {
    const { staff, welding } = await weldingAndOthers()
    const read = await client
      .get(`/v1/skills/skill-with-relations-retrieve/${welding.uid}/`)
      .withGuard('api')
      .loginAs(staff)
    const { skill, relations, version } = read.body()
    const written = await client
      .put(`/v1/skills/skill-with-relations-update/${welding.uid}/`)
      .withGuard('api')
      .loginAs(staff)
      .json({ skill: { ...skill, domain: null }, relations, mode: 'replace', version })

    written.assertStatus(200)
    assert.equal(written.body().version, version)
    assert.lengthOf(await db.from('change_log'), 0)
  })

  test('deletes the rows with remove: true', async ({ assert, client }) => {
    const { staff, welding, toBrazing } = await weldingAndOthers()
    const response = await client
      .put(`/v1/skills/skill-with-relations-update/${welding.uid}/`)
      .withGuard('api')
      .loginAs(staff)
      .json({
        relations: [
          { id: toBrazing.uid, remove: true },
          { related_skill: 'Soldering', type: 'essential', remove: true },
          { related_skill: 'Plastering', remove: true },
        ],
      })
    response.assertStatus(200)
    assert.deepEqual(await relationsFrom(welding), [])
  })

  test('a row may change its relation’s type; two may swap theirs', async ({ assert, client }) => {
    const { staff, welding, brazing, toBrazing } = await weldingAndOthers()
    const second = await SkillRelationFactory.merge({
      skillId: welding.id,
      relatedSkillId: brazing.id,
      type: 'broader',
      weight: 10,
    }).create()
    const put = (relations: unknown[]) =>
      client
        .put(`/v1/skills/skill-with-relations-update/${welding.uid}/`)
        .withGuard('api')
        .loginAs(staff)
        .json({ relations })

    const traded = await put([
      { id: toBrazing.uid, type: 'broader' },
      { id: second.uid, type: 'related' },
    ])
    traded.assertStatus(200)
    assert.sameDeepMembers(await relationsFrom(welding), [
      ['Brazing', 'related', 10],
      ['Brazing', 'broader', 80],
      ['Soldering', 'essential', 40],
    ])

    const changed = await put([{ id: second.uid, type: 'narrower' }])
    changed.assertStatus(200)
    await second.refresh()
    assert.equal(second.type, 'narrower')

    const duplicate = await put([{ id: second.uid, type: 'related' }])
    duplicate.assertStatus(422)
    duplicate.assertBodyContains({ errors: [{ field: 'relations.0.type', code: 'taken' }] })
  })

  test('refuses all rows if one is invalid: {code} at {field}')
    .with([
      { row: { related_skill: 'Nowhere', weight: 1 }, field: 'related_skill', code: 'not_found' },
      { row: { related_skill: newUid(), weight: 1 }, field: 'related_skill', code: 'not_found' },
      { row: { related_skill: 'CHANGED', weight: 1 }, field: 'related_skill', code: 'self' },
      { row: { related_skill: 'Brazing', weight: 1 }, field: 'related_skill', code: 'duplicate' },
      { row: { related_skill: 'Plastering' }, field: 'weight', code: 'required' },
      { row: { related_skill: 'Plastering', weight: 101 }, field: 'weight', code: 'range' },
      {
        row: { related_skill: 'Plastering', weight: 1.5 },
        field: 'weight',
        code: 'whole_number',
      },
      { row: { related_skill: 'Plastering', weight: 1, type: 'x' }, field: 'type', code: 'enum' },
      { row: { id: newUid(), weight: 1 }, field: 'id', code: 'not_found' },
    ])
    .run(async ({ assert, client }, { row, field, code }) => {
      const { staff, welding } = await weldingAndOthers()
      const before = await relationsFrom(welding)
      const response = await client
        .put(`/v1/skills/skill-with-relations-update/${welding.uid}/`)
        .withGuard('api')
        .loginAs(staff)
        .json({
          skill: { name: 'Changed' },
          relations: [{ related_skill: 'Brazing', weight: 1 }, row],
        })
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field: `relations.1.${field}`, code }] })
      assert.deepEqual(await relationsFrom(welding), before)
      await welding.refresh()
      assert.equal(welding.name, 'Welding')
      assert.lengthOf(await db.from('change_log'), 0)
    })

  test('refuses a stale write after changes of the skill or its relations', async ({
    assert,
    client,
  }) => {
    const { staff, welding, brazing, toBrazing, toSoldering, plastering } = await weldingAndOthers()
    const read = async () => {
      const response = await client
        .get(`/v1/skills/skill-with-relations-retrieve/${welding.uid}/`)
        .withGuard('api')
        .loginAs(staff)
      return String(response.body().version)
    }
    const changes = [
      () => welding.merge({ version: 2 }).save(),
      () => toBrazing.merge({ weight: 1, version: 2 }).save(),
      () => toSoldering.delete(),
      () =>
        SkillRelationFactory.merge({ skillId: welding.id, relatedSkillId: plastering.id }).create(),
    ]
    for (const change of changes) {
      const version = await read()
      await change()
      for (const stale of [{ body: { version } }, { body: {}, header: `"${version}"` }]) {
        const request = client
          .put(`/v1/skills/skill-with-relations-update/${welding.uid}/`)
          .withGuard('api')
          .loginAs(staff)
          .json({ ...stale.body, relations: [{ related_skill: brazing.uid, weight: 99 }] })
        if (stale.header) request.header('If-Match', stale.header)
        const response = await request
        response.assertStatus(412)
      }
    }
    await toBrazing.refresh()
    assert.equal(toBrazing.weight, 1)

    const fresh = await client
      .put(`/v1/skills/skill-with-relations-update/${welding.uid}/`)
      .withGuard('api')
      .loginAs(staff)
      .json({ version: await read(), relations: [{ related_skill: brazing.uid, weight: 99 }] })
    fresh.assertStatus(200)
  })
})

test.group('Relations on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lists relations by skill, the strongest first, with search and filters', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    const [brazing, welding, soldering] = await Promise.all(
      ['Brazing', 'Welding', 'Soldering'].map((name) =>
        createSkill({ name, status: 'published' }, { actorId: null })
      )
    )
    await SkillRelationFactory.merge([
      { skillId: welding.id, relatedSkillId: soldering.id, weight: 40, type: 'essential' },
      { skillId: welding.id, relatedSkillId: brazing.id, weight: 80 },
      { skillId: brazing.id, relatedSkillId: soldering.id, weight: 60 },
    ]).createMany(3)

    const list = async (qs: Record<string, string | number>) => {
      const response = await client
        .get('/v1/skills/skill-relations/list/')
        .qs(qs)
        .withGuard('api')
        .loginAs(staff)
      response.assertStatus(200)
      return response
        .body()
        .data.map(
          (row: { skill: { name: string }; related_skill: { name: string }; weight: number }) =>
            `${row.skill.name}>${row.related_skill.name}:${row.weight}`
        )
    }
    const all = ['Brazing>Soldering:60', 'Welding>Brazing:80', 'Welding>Soldering:40']
    assert.deepEqual(await list({}), all)
    assert.deepEqual(await list({ sort: '-weight' }), [all[1], all[0], all[2]])
    assert.deepEqual(await list({ sort: 'created_at' }), [all[2], all[1], all[0]])
    assert.deepEqual(await list({ search: 'weld' }), [all[1], all[2]])
    assert.deepEqual(await list({ related: 'solder' }), [all[0], all[2]])
    assert.deepEqual(await list({ search: 'weld', related: 'solder' }), [all[2]])
    assert.deepEqual(await list({ type: 'essential' }), [all[2]])
    assert.deepEqual(await list({ min_weight: 50, max_weight: 70 }), [all[0]])
    const reversed = await client
      .get('/v1/skills/skill-relations/list/?min_weight=90&max_weight=10')
      .withGuard('api')
      .loginAs(staff)
    reversed.assertStatus(422)
    reversed.assertBodyContains({ detail: 'max_weight must not be less than min_weight.' })
    assert.deepEqual(await list({ skill: welding.uid }), [all[1], all[2]])
    assert.deepEqual(await list({ related_skill: brazing.uid }), [all[1]])

    const first = await client
      .get('/v1/skills/skill-relations/list/?limit=2')
      .withGuard('api')
      .loginAs(staff)
    assert.deepEqual(await list({ limit: 2, cursor: first.body().meta.next_cursor }), [all[2]])
  })

  test('retrieves and changes one relation', async ({ assert, client }) => {
    const { staff, toBrazing } = await weldingAndOthers()
    const read = await client
      .get(`/v1/skills/skill-relations/retrieve/${toBrazing.uid}/`)
      .withGuard('api')
      .loginAs(staff)
    read.assertStatus(200)
    assertVersion(read, 1)
    assert.containSubset(read.body(), { weight: 80, related_skill: { name: 'Brazing' } })

    const patched = await client
      .patch(`/v1/skills/skill-relations/update/${toBrazing.uid}/`)
      .header('If-Match', '"1"')
      .withGuard('api')
      .loginAs(staff)
      .json({ weight: 70 })
    patched.assertStatus(200)
    assertVersion(patched, 2)
    assert.containSubset(patched.body(), { weight: 70, source: 'ESCO', version: 2 })

    const put = await client
      .put(`/v1/skills/skill-relations/update/${toBrazing.uid}/`)
      .withGuard('api')
      .loginAs(staff)
      .json({ weight: 70, type: 'co_occurs' })
    put.assertStatus(200)
    assert.containSubset(put.body(), { weight: 70, type: 'co_occurs', source: null, version: 3 })

    const changes = await changesOf('relation', toBrazing.id)
    assert.deepEqual(
      changes.map(({ after }) => after),
      [{ weight: 70 }, { type: 'co_occurs', source: null }]
    )
  })

  test('refuses a stale, invalid or duplicate change of one relation', async ({
    assert,
    client,
  }) => {
    const { staff, welding, brazing, toBrazing } = await weldingAndOthers()
    await SkillRelationFactory.merge({
      skillId: welding.id,
      relatedSkillId: brazing.id,
      type: 'broader',
    }).create()
    const patch = (input: Record<string, unknown>) =>
      client
        .patch(`/v1/skills/skill-relations/update/${toBrazing.uid}/`)
        .withGuard('api')
        .loginAs(staff)
        .json(input)

    const stale = await patch({ weight: 1, version: 7 })
    stale.assertStatus(412)
    const wrong = await patch({ weight: -1 })
    wrong.assertStatus(422)
    wrong.assertBodyContains({ errors: [{ field: 'weight' }] })
    const duplicate = await patch({ type: 'broader' })
    duplicate.assertStatus(422)
    duplicate.assertBodyContains({ errors: [{ field: 'type', code: 'taken' }] })
    await toBrazing.refresh()
    assert.equal(toBrazing.weight, 80)
    assert.equal(toBrazing.version, 1)
  })

  test('deletes one relation, once', async ({ assert, client }) => {
    const { staff, welding, brazing, toBrazing } = await weldingAndOthers()
    await brazing.merge({ popularity: 1 }).save()
    const remove = () =>
      client
        .delete(`/v1/skills/skill-relation-delete/${toBrazing.uid}/`)
        .withGuard('api')
        .loginAs(staff)

    const first = await remove()
    first.assertStatus(204)
    assert.deepEqual(await relationsFrom(welding), [['Soldering', 'essential', 40]])
    await brazing.refresh()
    assert.equal(brazing.popularity, 0)
    const [change] = await changesOf('relation', toBrazing.id)
    assert.equal(change.action, 'deleted')

    const second = await remove()
    second.assertStatus(404)
  })

  test('partners and guests have no access', async ({ assert, client }) => {
    const { welding, toBrazing } = await weldingAndOthers()
    const partner = await createPartner()
    const requests = [
      ['get', `/v1/skills/skill-with-relations-retrieve/${welding.uid}/`],
      ['get', `/v1/skills/skill-with-relations-retrieve-export/${welding.uid}/`],
      ['put', `/v1/skills/skill-with-relations-update/${welding.uid}/`],
      ['patch', `/v1/skills/skill-with-relations-update/${welding.uid}/`],
      ['get', '/v1/skills/skill-relations/list/'],
      ['get', `/v1/skills/skill-relations/retrieve/${toBrazing.uid}/`],
      ['put', `/v1/skills/skill-relations/update/${toBrazing.uid}/`],
      ['patch', `/v1/skills/skill-relations/update/${toBrazing.uid}/`],
      ['delete', `/v1/skills/skill-relation-delete/${toBrazing.uid}/`],
    ] as const
    for (const [method, url] of requests) {
      const asPartner = await client[method](url).withGuard('api').loginAs(partner)
      asPartner.assertStatus(403)
      const asGuest = await client[method](url)
      asGuest.assertStatus(401)
    }
    assert.lengthOf(await relationsFrom(welding), 2)
  })

  test('company users have access', async ({ client }) => {
    const { toBrazing } = await weldingAndOthers()
    const staff = await UserFactory.merge({ role: Role.companyUser }).create()
    const response = await client
      .patch(`/v1/skills/skill-relations/update/${toBrazing.uid}/`)
      .withGuard('api')
      .loginAs(staff)
      .json({ weight: 1 })
    response.assertStatus(200)
  })
})
