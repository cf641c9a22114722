import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { operator } from '#app/accounts/audit/audit_log'
import { Role } from '#app/accounts/role'
import Synonym from '#app/catalogue/synonym'
import { createSynonym } from '#app/catalogue/synonyms/save_synonym'
import { findSynonyms } from '#app/catalogue/synonyms/find_synonyms'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { auditEntriesOf } from '#tests/helpers/audit_log'
import { assertVersion } from '#tests/helpers/assert_version'
import { changesOf } from '#tests/helpers/change_log'

test.group('Synonyms on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('staff list, search, filter and sort them', async ({ assert, client }) => {
    const staff = await UserFactory.merge({ role: Role.companyUser }).create()
    await createSynonym({ term: 'JS', equivalent: 'JavaScript' }, operator)
    await createSynonym({ term: 'KI', equivalent: 'AI', language: 'de' }, operator)
    await createSynonym({ term: 'RH', equivalent: 'HR', language: 'fr' }, operator)
    const terms = async (qs: Record<string, string>) => {
      const response = await client.get('/v1/synonyms/list/').qs(qs).withGuard('api').loginAs(staff)
      response.assertStatus(200)
      return response.body().data.map(({ term }: Synonym) => term)
    }
    assert.deepEqual(await terms({}), ['JS', 'KI', 'RH'])
    assert.deepEqual(await terms({ sort: '-equivalent' }), ['JS', 'RH', 'KI'])
    assert.deepEqual(await terms({ search: 'JAVA' }), ['JS'])
    assert.deepEqual(await terms({ search: 'ki' }), ['KI'])
    assert.deepEqual(await terms({ language: 'de,any' }), ['JS', 'KI'])
    const wrong = await client.get('/v1/synonyms/list/?language=xx').withGuard('api').loginAs(staff)
    wrong.assertStatus(422)
  })

  test('staff create one, once per Idempotency-Key', async ({ assert, client }) => {
    const staff = await UserFactory.merge({ role: Role.companyUser }).create()
    const create = () =>
      client
        .post('/v1/synonyms/create/')
        .header('Idempotency-Key', 'k')
        .withGuard('api')
        .loginAs(staff)
        .json({ term: ' K8s ', equivalent: 'Kubernetes', language: 'en', source: 'us' })
    const response = await create()
    response.assertStatus(201)
    await create()
    const synonym = await Synonym.query().where('termKey', 'k8s').firstOrFail()
    response.assertHeader('location', `/v1/synonyms/${synonym.uid}/`)
    assert.containSubset(response.body(), {
      ...{ id: synonym.uid, term: 'K8s', equivalent: 'Kubernetes', language: 'en', source: 'us' },
      version: 1,
    })
    assert.lengthOf(await Synonym.all(), 1)
    const found = await findSynonyms(db.connection(), ['k8s'])
    assert.deepEqual(found.get('k8s'), ['Kubernetes'])
    const [logged] = await changesOf('synonym', synonym.id)
    assert.containSubset(logged, { action: 'created', actor_id: staff.id })
    assert.containSubset(await auditEntriesOf('synonym', synonym.uid), [
      { action: 'created', after: { term: 'K8s' }, before: null },
    ])
  })

  test('changes, replaces and deletes one, and refuses stale writes', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    const fields = { term: 'js', equivalent: 'Java', language: 'en' as const, source: 'us' }
    const synonym = await createSynonym(fields, operator)
    const send = (method: 'put' | 'patch', input: Record<string, unknown>) =>
      client[method](`/v1/synonyms/update/${synonym.uid}/`)
        .withGuard('api')
        .loginAs(staff)
        .json(input)

    const changed = await send('patch', { equivalent: 'JavaScript', version: 1 })
    changed.assertStatus(200)
    assertVersion(changed, 2)
    assert.containSubset(changed.body(), { equivalent: 'JavaScript', language: 'en' })
    const stale = await send('patch', { equivalent: 'ECMAScript', version: 1 })
    stale.assertStatus(412)
    const unchanged = await send('patch', { term: 'js' })
    assertVersion(unchanged, 2)
    const replaced = await send('put', { term: 'JS', equivalent: 'JavaScript' })
    assert.containSubset(replaced.body(), { term: 'JS', language: null, source: null, version: 3 })

    const path = `/v1/synonyms/${synonym.uid}/`
    const shown = await client.get(path).withGuard('api').loginAs(staff)
    shown.assertStatus(200)
    const deleted = await client.delete(path).withGuard('api').loginAs(staff)
    deleted.assertStatus(204)
    const gone = await client.get(path).withGuard('api').loginAs(staff)
    gone.assertStatus(404)
    const logged = await auditEntriesOf('synonym', synonym.uid)
    assert.deepEqual(
      logged.map(({ action }) => action),
      ['created', 'updated', 'updated', 'deleted']
    )
  })

  test('refuses impossible synonyms by field', async ({ client }) => {
    const staff = await UserFactory.create()
    await createSynonym({ term: 'a', equivalent: 'b' }, operator)
    const last = await createSynonym({ term: 'b', equivalent: 'c' }, operator)
    const refused: Array<[Record<string, unknown>, string, string]> = [
      [{ term: ' ', equivalent: 'x' }, 'term', 'too_short'],
      [{ term: 'x' }, 'equivalent', 'required'],
      [{ term: 'x'.repeat(201), equivalent: 'y' }, 'term', 'too_long'],
      [{ term: 'x', equivalent: 'y'.repeat(301) }, 'equivalent', 'too_long'],
      [{ term: 'Café', equivalent: 'CAFE' }, 'equivalent', 'self'],
      [{ term: 'x', equivalent: 'y', language: 'xx' }, 'language', 'enum'],
      [{ term: 'js\ud800', equivalent: 'y' }, 'term', 'format'],
      [{ term: 'x', equivalent: '\ufffd y' }, 'equivalent', 'format'],
      [{ term: 'x', equivalent: 'y', source: 'z\ufffd' }, 'source', 'format'],
      [{ term: 'A', equivalent: 'B.' }, 'term', 'taken'],
      [{ term: 'c', equivalent: 'a' }, 'equivalent', 'circle'],
      [{ term: 'c', equivalent: 'A', language: 'de' }, 'equivalent', 'circle'],
    ]
    for (const [input, field, code] of refused) {
      const response = await client
        .post('/v1/synonyms/create/')
        .withGuard('api')
        .loginAs(staff)
        .json(input)
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field, code }] })
    }
    const long = await client
      .post('/v1/synonyms/create/')
      .withGuard('api')
      .loginAs(staff)
      .json({ term: 'x', equivalent: 'y'.repeat(301) })
    long.assertBodyContains({
      detail: 'The text that the term stands for must have at most 300 characters.',
    })
    const turned = await client
      .patch(`/v1/synonyms/update/${last.uid}/`)
      .withGuard('api')
      .loginAs(staff)
      .json({ equivalent: 'a' })
    turned.assertBodyContains({ errors: [{ field: 'equivalent', code: 'circle' }] })
  })

  test('the same texts in another language are another synonym', async ({ assert }) => {
    await createSynonym({ term: 'a', equivalent: 'b' }, operator)
    await createSynonym({ term: 'a', equivalent: 'b', language: 'de' }, operator)
    assert.lengthOf(await Synonym.all(), 2)
  })

  test('clients and guests have no access', async ({ client }) => {
    const partner = await createPartner()
    const response = await client.get('/v1/synonyms/list/').withGuard('api').loginAs(partner)
    response.assertStatus(403)
    const guest = await client.get('/v1/synonyms/export/')
    guest.assertStatus(401)
  })
})
