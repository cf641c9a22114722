import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#app/accounts/role'
import { newUid } from '#app/core/uid'
import { createSkill } from '#app/catalogue/skills/create_skill'
import Skill from '#app/catalogue/skill'
import Upload from '#app/imports/upload'
import {
  CategoryFactory,
  SkillFactory,
  SkillRelationFactory,
} from '#database/factories/skill_factory'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { changesOf } from '#tests/helpers/change_log'
import { assertVersion } from '#tests/helpers/assert_version'

const nobody = { actorId: null }

test.group('Skills on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lists skills with domain and number of relations, of every status', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.merge({ role: Role.companyUser }).create()
    const domain = await CategoryFactory.merge({ name: 'Metal' }).create()
    const [welding, bending] = await SkillFactory.merge([
      { name: 'Welding', categoryId: domain.id },
      { name: 'bending', status: 'draft' },
    ]).createMany(2)
    await SkillRelationFactory.merge({
      skillId: welding.id,
      relatedSkillId: bending.id,
    }).create()

    const response = await client.get('/v1/skills/list/').withGuard('api').loginAs(staff)

    response.assertStatus(200)
    const { data, meta } = response.body()
    assert.deepEqual(
      data.map((skill: { name: string }) => skill.name),
      ['bending', 'Welding']
    )
    assert.containSubset(data[1], {
      id: welding.uid,
      status: 'published',
      type: 'skill',
      domain: { id: domain.uid, name: 'Metal' },
      relations_count: 1,
      version: 1,
    })
    assert.match(data[1].created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    assert.notProperty(data[1], 'description')
    assert.deepInclude(meta, { limit: 25, total: 2, total_capped: false, next_cursor: null })
  })

  test('finds by prefixes of words, filtered by status, type and domain', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    const parent = await CategoryFactory.create()
    const child = await CategoryFactory.merge({ parentId: parent.id }).create()
    await createSkill(
      {
        name: 'JavaScript programming',
        status: 'published',
        type: 'knowledge',
        domain: child.uid,
        aliases: ['ECMAScript'],
      },
      nobody
    )
    await createSkill({ name: 'Java', status: 'published', type: 'tool' }, nobody)
    await createSkill({ name: 'C++', type: 'tool' }, nobody)

    const names = async (qs: Record<string, string>) => {
      const response = await client.get('/v1/skills/list').qs(qs).withGuard('api').loginAs(staff)
      response.assertStatus(200)
      return response.body().data.map((skill: { name: string }) => skill.name)
    }
    assert.deepEqual(await names({ search: 'prog java' }), ['JavaScript programming'])
    assert.deepEqual(await names({ search: 'ecma' }), ['JavaScript programming'])
    assert.deepEqual(await names({ search: 'C++' }), ['C++'])
    assert.deepEqual(await names({ search: `"o'brien* | \\` }), [])
    assert.deepEqual(await names({ search: '\u{6f14a}' }), [])
    assert.deepEqual(await names({ type: 'tool', sort: '-name' }), ['Java', 'C++'])
    const plain = await client
      .get('/v1/skills/list?sort=-type,name&type=tool,skill')
      .withGuard('api')
      .loginAs(staff)
    plain.assertStatus(200)
    assert.deepEqual(await names({ status: 'draft' }), ['C++'])
    assert.deepEqual(await names({ domain: parent.uid }), ['JavaScript programming'])
  })

  test('refuses unknown list parameters', async ({ client }) => {
    const staff = await UserFactory.create()
    const response = await client.get('/v1/skills/list/?colour=red').withGuard('api').loginAs(staff)
    response.assertStatus(400)
    response.assertBodyContains({ code: 'unknown_parameter', errors: [{ field: 'colour' }] })
  })

  test('creates a draft with aliases, logs it and makes it searchable', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    const domain = await CategoryFactory.create()

    const response = await client
      .post('/v1/skills/create/')
      .withGuard('api')
      .loginAs(staff)
      .json({
        name: '  Gas   welding ',
        domain: domain.uid,
        description: 'Joining metal',
        aliases: ['Oxy welding', 'oxy  Welding', 'gas welding'],
      })

    response.assertStatus(201)
    assertVersion(response, 1)
    assert.containSubset(response.body(), {
      name: 'Gas welding',
      slug: 'gas-welding',
      type: 'skill',
      status: 'draft',
      domain: { id: domain.uid },
      aliases: ['oxy Welding'],
      description: 'Joining metal',
      version: 1,
    })
    const skill = await Skill.findByOrFail('uid', response.body().id)
    assert.equal(skill.nameKey, 'gas welding')
    assert.equal(skill.createdBy, staff.id)
    assert.containSubset(await changesOf('skill', skill.id), [
      { action: 'created', before: null, after: { name: 'Gas welding' }, actor_id: staff.id },
    ])
    const labels = await db.from('search_labels').where('skill_id', skill.id)
    assert.sameMembers(
      labels.map(({ key }) => key),
      ['gas welding', 'oxy welding']
    )
  })

  test('creates one skill for two requests with the same Idempotency-Key', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    const create = () =>
      client
        .post('/v1/skills/create/')
        .header('Idempotency-Key', 'once')
        .withGuard('api')
        .loginAs(staff)
        .json({ name: 'Once' })

    const first = await create()
    const second = await create()
    second.assertStatus(201)
    second.assertHeader('idempotent-replayed', 'true')
    assert.equal(second.body().id, first.body().id)
    assert.lengthOf(await Skill.query(), 1)
  })

  test('refuses a name equivalent to that of another skill, and names it', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    await SkillFactory.merge({ name: 'Straße', status: 'archived' }).create()

    const response = await client
      .post('/v1/skills/create/')
      .withGuard('api')
      .loginAs(staff)
      .json({ name: ' STRAßE ' })

    response.assertStatus(422)
    const [fault] = response.body().errors
    assert.equal(fault.field, 'name')
    assert.equal(fault.code, 'taken')
    assert.include(fault.message, '"Straße" (archived)')
    assert.lengthOf(await Skill.query(), 1)
  })

  test('refuses a slug and an external id of another skill', async ({ client }) => {
    const staff = await UserFactory.create()
    await SkillFactory.merge({ name: 'One', externalId: 'x1' }).create()
    for (const [field, value] of [
      ['slug', 'One'],
      ['external_id', 'x1'],
    ]) {
      const response = await client
        .post('/v1/skills/create/')
        .withGuard('api')
        .loginAs(staff)
        .json({ name: 'Two', [field]: value })
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field, code: 'taken' }] })
    }
  })

  test('creates unique slugs for similar names', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const create = (name: string) =>
      client.post('/v1/skills/create/').withGuard('api').loginAs(staff).json({ name })

    const first = await create('Résumé')
    const second = await create('Resume')
    const third = await create('溶接')
    assert.equal(first.body().slug, 'resume')
    assert.match(second.body().slug, /^resume-[0-9a-f]{6}$/)
    assert.match(third.body().slug, /^skill-[0-9a-f]{6}$/)
  })

  test('refuses an invalid {field} and changes nothing')
    .with([
      { field: 'name', input: { name: ' \u0000 ' } },
      { field: 'name', input: { name: 'x'.repeat(301) } },
      { field: 'type', input: { name: 'x', type: 'weapon' } },
      { field: 'status', input: { name: 'x', status: 'gone' } },
      { field: 'domain', input: { name: 'x', domain: 'metal' } },
      { field: 'domain', input: { name: 'x', domain: '0190d7a2-0000-7000-8000-000000000000' } },
      { field: 'aliases.1', input: { name: 'x', aliases: ['a', 'y'.repeat(501)] } },
    ])
    .run(async ({ assert, client }, { field, input }) => {
      const staff = await UserFactory.create()
      const response = await client
        .post('/v1/skills/create/')
        .withGuard('api')
        .loginAs(staff)
        .json(input)
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field }] })
      assert.lengthOf(await Skill.query(), 0)
      assert.lengthOf(await db.from('change_log'), 0)
    })

  test('shows a skill with all editable fields', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const { uid } = await createSkill(
      { name: 'Welding', aliases: ['b', 'a'], source: 'ESCO' },
      nobody
    )
    const response = await client.get(`/v1/skills/retrieve/${uid}/`).withGuard('api').loginAs(staff)
    response.assertStatus(200)
    assert.deepEqual(response.body().aliases, ['b', 'a'])
    assert.equal(response.body().source, 'ESCO')
    assertVersion(response, 1)
  })

  test('PATCH changes and logs only given fields, with a new version', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    const skill = await createSkill({ name: 'Welding', aliases: ['a'], description: 'd' }, nobody)

    const response = await client
      .patch(`/v1/skills/update/${skill.uid}/`)
      .withGuard('api')
      .loginAs(staff)
      .json({ name: 'Gas welding', aliases: ['a', 'b'], status: 'published' })

    response.assertStatus(200)
    assertVersion(response, 2)
    assert.containSubset(response.body(), {
      name: 'Gas welding',
      slug: 'welding',
      description: 'd',
      aliases: ['a', 'b'],
      version: 2,
    })
    const [, change] = await changesOf('skill', skill.id)
    assert.equal(change.action, 'updated')
    assert.deepEqual(change.before, { name: 'Welding', status: 'draft', aliases: ['a'] })
    assert.deepEqual(change.after, {
      name: 'Gas welding',
      status: 'published',
      aliases: ['a', 'b'],
    })
    const labels = await db.from('search_labels').where('skill_id', skill.id)
    assert.sameMembers(
      labels.map(({ key }) => key),
      ['gas welding', 'a', 'b']
    )
  })

  test('PUT clears missing fields but keeps the slug', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const domain = await CategoryFactory.create()
    const skill = await createSkill(
      { name: 'Welding', aliases: ['a'], description: 'd', domain: domain.uid },
      nobody
    )
    const response = await client
      .put(`/v1/skills/update/${skill.uid}/`)
      .withGuard('api')
      .loginAs(staff)
      .json({ name: 'Joining', type: 'tool', status: 'published' })

    response.assertStatus(200)
    assert.containSubset(response.body(), {
      name: 'Joining',
      slug: 'welding',
      type: 'tool',
      description: null,
      aliases: [],
      domain: null,
    })
  })

  test('a write without changes keeps version and log', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const skill = await createSkill({ name: 'Welding', aliases: ['a', 'b'] }, nobody)
    const response = await client
      .patch(`/v1/skills/update/${skill.uid}/`)
      .withGuard('api')
      .loginAs(staff)
      .json({ name: 'Welding ', aliases: ['b', ' a'] })
    response.assertStatus(200)
    assertVersion(response, 1)
    assert.lengthOf(await changesOf('skill', skill.id), 1)
  })

  test('refuses a stale write with If-Match or a version in the body', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    const skill = await createSkill({ name: 'Welding' }, nobody)
    await skill.merge({ version: 2 }).save()
    const patch = () =>
      client.patch(`/v1/skills/update/${skill.uid}/`).withGuard('api').loginAs(staff)

    for (const stale of [
      patch().header('If-Match', '"1"').json({ name: 'x' }),
      patch().header('If-Match', 'W/"2"').json({ name: 'x' }),
      patch().json({ name: 'x', version: 1 }),
      client
        .delete(`/v1/skills/delete/${skill.uid}/`)
        .header('If-Match', '"1"')
        .withGuard('api')
        .loginAs(staff),
    ]) {
      const response = await stale
      response.assertStatus(412)
      response.assertBodyContains({ code: 'stale_write' })
    }
    await skill.refresh()
    assert.equal(skill.name, 'Welding')
    assert.equal(skill.status, 'draft')

    const fresh = await patch().header('If-Match', '"1", "2"').json({ name: 'x' })
    fresh.assertStatus(200)
    const any = await patch().header('If-Match', '*').json({ name: 'y' })
    any.assertStatus(200)
  })

  test('refuses to rename a skill to the name of another one', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    await createSkill({ name: 'Joining' }, nobody)
    const skill = await createSkill({ name: 'Welding', aliases: ['a'] }, nobody)
    const response = await client
      .patch(`/v1/skills/update/${skill.uid}/`)
      .withGuard('api')
      .loginAs(staff)
      .json({ name: 'joining', aliases: ['b'] })
    response.assertStatus(422)
    response.assertBodyContains({ errors: [{ field: 'name', code: 'taken' }] })
    await skill.load('aliases')
    assert.equal(skill.aliases[0].name, 'a')
    assert.lengthOf(await changesOf('skill', skill.id), 1)
  })

  test('DELETE archives, and can be repeated', async ({ assert, client }) => {
    const staff = await UserFactory.merge({ role: Role.companyUser }).create()
    const skill = await createSkill({ name: 'Welding', status: 'published' }, nobody)
    for (let time = 0; time < 2; time++) {
      const response = await client
        .delete(`/v1/skills/delete/${skill.uid}/`)
        .withGuard('api')
        .loginAs(staff)
      response.assertStatus(204)
    }
    await skill.refresh()
    assert.equal(skill.status, 'archived')
    const changes = await changesOf('skill', skill.id)
    assert.deepEqual(
      changes.map(({ action }) => action),
      ['created', 'archived']
    )
  })

  test('role 0 deletes an archived skill permanently, with its relations', async ({
    assert,
    client,
  }) => {
    const admin = await UserFactory.create()
    const [skill, other] = await SkillFactory.createMany(2)
    await SkillRelationFactory.merge([
      { skillId: skill.id, relatedSkillId: other.id },
      { skillId: other.id, relatedSkillId: skill.id },
    ]).createMany(2)
    await other.merge({ popularity: 1 }).save()
    const purge = () =>
      client.delete(`/v1/skills/delete/${skill.uid}/?purge=true`).withGuard('api').loginAs(admin)

    const early = await purge()
    early.assertStatus(409)
    early.assertBodyContains({ code: 'not_archived' })

    await skill.merge({ status: 'archived' }).save()
    const response = await purge()
    response.assertStatus(204)
    assert.isNull(await Skill.find(skill.id))
    assert.lengthOf(await db.from('skill_relations'), 0)
    assert.lengthOf(await db.from('search_labels').where('skill_id', skill.id), 0)
    await other.refresh()
    assert.equal(other.popularity, 0)
    const [change] = await changesOf('skill', skill.id)
    assert.equal(change.action, 'deleted')
    assert.lengthOf(await db.from('change_log').where('subject', 'relation'), 2)

    const again = await purge()
    again.assertStatus(404)
  })

  test('does not permanently delete a skill that was changed in the meantime', async ({
    assert,
    client,
  }) => {
    const admin = await UserFactory.create()
    const skill = await SkillFactory.merge({ status: 'archived', version: 4 }).create()
    const stale = await client
      .delete(`/v1/skills/delete/${skill.uid}/?purge=true`)
      .header('If-Match', '"3"')
      .withGuard('api')
      .loginAs(admin)
    stale.assertStatus(412)
    assert.isNotNull(await Skill.find(skill.id))
  })

  test('refuses a name whose normalized form is too long', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const response = await client
      .post('/v1/skills/create/')
      .json({ name: 'ﷺ'.repeat(100), aliases: ['fine'] })
      .withGuard('api')
      .loginAs(staff)
    response.assertStatus(422)
    assert.equal(response.body().errors[0].field, 'name')
    assert.lengthOf(await Skill.all(), 0)
  })

  test('only role 0 deletes a skill permanently', async ({ assert, client }) => {
    const skill = await SkillFactory.merge({ status: 'archived' }).create()
    for (const role of [Role.subAdmin, Role.companyUser]) {
      const staff = await UserFactory.merge({ role }).create()
      const response = await client
        .delete(`/v1/skills/delete/${skill.uid}/?purge=true`)
        .withGuard('api')
        .loginAs(staff)
      response.assertStatus(403)
    }
    assert.isNotNull(await Skill.find(skill.id))
  })

  test('exports the drafts created by uploads only', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const upload = await Upload.create({
      kind: 'relations',
      fileName: 'a.csv',
      bytes: 1,
      options: {},
    })
    const skill = await createSkill({ name: 'New, one', aliases: ['x', 'y'] }, nobody)
    await skill.merge({ createdByUpload: upload.id }).save()
    await createSkill({ name: 'By hand' }, nobody)
    await SkillFactory.merge({ status: 'published', createdByUpload: upload.id }).create()

    const response = await client
      .get('/v1/skills/export-skills-newly-created/')
      .withGuard('api')
      .loginAs(staff)
    response.assertStatus(200)
    assert.include(response.header('content-type'), 'text/csv')
    const lines = response.text().trim().split('\n')
    assert.lengthOf(lines, 2)
    assert.match(
      lines[0],
      /^skill,category_code,category,category_uri,skill_type,status,alt_labels/
    )
    assert.match(lines[1], /^"New, one",,,,skill,draft,x\|y,/)
  })

  test('responds with 404 to an unknown or invalid id', async ({ client }) => {
    const staff = await UserFactory.create()
    for (const id of [newUid(), '1', "1' or 1=1"]) {
      for (const [method, path] of [
        ['get', 'retrieve'],
        ['patch', 'update'],
        ['delete', 'delete'],
      ] as const) {
        const url = `/v1/skills/${path}/${encodeURIComponent(id)}/`
        const response = await client[method](url).withGuard('api').loginAs(staff)
        response.assertStatus(404)
        response.assertBodyContains({ code: 'not_found' })
      }
    }
  })

  test('partners and guests have no access', async ({ assert, client }) => {
    const partner = await createPartner()
    const { uid } = await SkillFactory.create()
    const requests = [
      ['get', '/v1/skills/list/'],
      ['post', '/v1/skills/create/'],
      ['get', `/v1/skills/retrieve/${uid}/`],
      ['put', `/v1/skills/update/${uid}/`],
      ['patch', `/v1/skills/update/${uid}/`],
      ['delete', `/v1/skills/delete/${uid}/`],
      ['get', '/v1/skills/export-skills-newly-created/'],
    ] as const
    for (const [method, url] of requests) {
      const asPartner = await client[method](url).withGuard('api').loginAs(partner)
      asPartner.assertStatus(403)
      const asGuest = await client[method](url)
      asGuest.assertStatus(401)
    }
    assert.lengthOf(await Skill.query().where('status', 'published'), 1)
  })
})
