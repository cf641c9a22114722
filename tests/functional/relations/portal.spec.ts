import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#app/accounts/role'
import { newUid } from '#app/core/uid'
import SkillRelation from '#app/catalogue/skill_relation'
import { createSkill } from '#app/catalogue/skills/create_skill'
import { SkillFactory, SkillRelationFactory } from '#database/factories/skill_factory'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { changesOf } from '#tests/helpers/change_log'
import { renderedPage } from '#tests/helpers/rendered_page'

const together = '/portal/admin/skills/skill-update-with-related-skills'
const single = '/portal/admin/skills/skill-relation-edit'

/** Welding with a relation to Brazing (80), and Soldering without one. */
async function weldingAndOthers() {
  const staff = await UserFactory.create()
  const [welding, brazing, soldering] = await SkillFactory.merge(
    ['Welding', 'Brazing', 'Soldering'].map((name) => ({ name }))
  ).createMany(3)
  const toBrazing = await SkillRelationFactory.merge({
    skillId: welding.id,
    relatedSkillId: brazing.id,
    weight: 80,
  }).create()
  return { staff, welding, brazing, soldering, toBrazing }
}

test.group('Screen of a skill with its related skills', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows the skill and its relations, and marks the one in the URL', async ({
    assert,
    client,
  }) => {
    const { staff, welding, toBrazing } = await weldingAndOthers()
    for (const [url, chosen] of [
      [`${together}/${welding.uid}`, null],
      [`${together}/${welding.uid}/${toBrazing.uid}`, toBrazing.uid],
    ] as const) {
      const response = await client.get(url).loginAs(staff)
      response.assertStatus(200)
      assert.equal(renderedPage(response).component, 'skills/with_relations')
      assert.containSubset(renderedPage(response).props, {
        skill: { name: 'Welding', relations_count: 1 },
        form: { name: 'Welding' },
        relations: [{ id: toBrazing.uid, weight: 80, related_skill: { name: 'Brazing' } }],
        chosen,
        stale: false,
      })
    }
    const html = await client.get(`${together}/${welding.uid}/${toBrazing.uid}`).loginAs(staff)
    assert.include(html.text(), `id="relation-${toBrazing.uid}" class="is-chosen"`)
    assert.include(html.text(), 'name="relations[1][related_skill]"')
  })

  test('saves skill, changed, deleted and new relations in one plain form', async ({
    assert,
    client,
  }) => {
    const { staff, welding, brazing, soldering, toBrazing } = await weldingAndOthers()
    const extra = await SkillRelationFactory.merge({
      skillId: welding.id,
      relatedSkillId: soldering.id,
      type: 'optional',
    }).create()
    const form = await client.get(`${together}/${welding.uid}`).loginAs(staff)

    const response = await client
      .post(`${together}/${welding.uid}`)
      .loginAs(staff)
      .withCsrfToken()
      .redirects(0)
      .form({
        'version': renderedPage(form).props.version,
        'back': '/skills?search=wel',
        'skill[name]': 'Gas welding',
        'skill[status]': 'published',
        'skill[description]': 'Joining metal',
        'relations[0][id]': toBrazing.uid,
        'relations[0][type]': 'related',
        'relations[0][weight]': '33',
        'relations[1][id]': extra.uid,
        'relations[1][type]': 'optional',
        'relations[1][weight]': '50',
        'relations[1][remove]': 'true',
        'relations[2][related_skill]': 'soldering',
        'relations[2][type]': 'essential',
        'relations[2][weight]': '7',
        'relations[3][related_skill]': '',
        'relations[3][type]': 'related',
        'relations[3][weight]': '50',
      })
    response.assertStatus(302)
    response.assertHeader('location', '/portal/admin/skills?search=wel')
    response.assertFlashMessage('success', 'Saved “Gas welding” and its related skills.')

    await welding.refresh()
    assert.equal(welding.name, 'Gas welding')
    assert.equal(welding.description, 'Joining metal')
    const relations = await SkillRelation.query().where('skillId', welding.id).orderBy('id')
    assert.deepEqual(
      relations.map(({ relatedSkillId, type, weight }) => [relatedSkillId, type, weight]),
      [
        [brazing.id, 'related', 33],
        [soldering.id, 'essential', 7],
      ]
    )
    const [change] = await changesOf('relation', extra.id)
    assert.equal(change.action, 'deleted')
    assert.equal(change.actor_id, staff.id)
  })

  test('accepts more rows than the form parser allows in a list', async ({ assert, client }) => {
    const { staff, welding } = await weldingAndOthers()
    const others = await SkillFactory.createMany(30)
    const fields = others.flatMap(({ name }, index) => [
      [`relations[${index}][related_skill]`, name],
      [`relations[${index}][weight]`, String(index)],
    ])
    const response = await client
      .post(`${together}/${welding.uid}`)
      .loginAs(staff)
      .withCsrfToken()
      .redirects(0)
      .form(Object.fromEntries(fields))
    response.assertStatus(302)
    assert.lengthOf(await SkillRelation.query().where('skillId', welding.id), 31)
  })

  test('shows errors of rows at their fields and keeps the input', async ({ assert, client }) => {
    const { staff, welding, toBrazing } = await weldingAndOthers()
    const url = `${together}/${welding.uid}`
    const response = await client
      .post(url)
      .loginAs(staff)
      .withCsrfToken()
      .header('referer', url)
      .redirects(0)
      .form({
        'skill[name]': 'Changed',
        'relations[0][id]': toBrazing.uid,
        'relations[0][weight]': '12',
        'relations[1][related_skill]': 'Nowhere',
        'relations[1][type]': 'broader',
        'relations[1][weight]': '5',
      })
    response.assertHeader('location', url)
    const shown = await client.get(url).loginAs(staff).withFlashMessages(response.flashMessages())
    assert.containSubset(renderedPage(shown).props, {
      errors: { 'relations.1.related_skill': 'Row 2: There is no skill "Nowhere".' },
      form: { name: 'Changed' },
      typed_rows: [
        { id: toBrazing.uid, weight: '12' },
        { id: '', related_skill: 'Nowhere', type: 'broader', weight: '5' },
      ],
      stale: false,
    })
    await toBrazing.refresh()
    assert.equal(toBrazing.weight, 80)
    await welding.refresh()
    assert.equal(welding.name, 'Welding')
  })

  test('refuses a stale save with 409, the current values and the input', async ({
    assert,
    client,
  }) => {
    const { staff, welding, toBrazing } = await weldingAndOthers()
    const url = `${together}/${welding.uid}`
    const form = await client.get(url).loginAs(staff)
    await toBrazing.merge({ weight: 81, version: 2 }).save()

    const response = await client
      .post(url)
      .loginAs(staff)
      .withCsrfToken()
      .form({
        'version': renderedPage(form).props.version,
        'skill[name]': 'Mine',
        'relations[0][id]': toBrazing.uid,
        'relations[0][weight]': '12',
      })
    response.assertStatus(409)
    assert.containSubset(renderedPage(response).props, {
      stale: true,
      form: { name: 'Mine' },
      relations: [{ weight: 81 }],
      typed_rows: [{ id: toBrazing.uid, weight: '12' }],
      differences: [
        { field: 'name', now: 'Welding', typed: 'Mine' },
        { field: 'weight of Brazing', now: '81', typed: '12' },
      ],
    })
    await toBrazing.refresh()
    assert.equal(toBrazing.weight, 81)
  })

  test('shows the strongest hundred and the requested one', async ({ assert, client }) => {
    const { staff, welding } = await weldingAndOthers()
    const others = await SkillFactory.createMany(101)
    const relations = await SkillRelationFactory.merge(
      others.map(({ id }, index) => ({
        skillId: welding.id,
        relatedSkillId: id,
        weight: index === 100 ? 0 : 60,
      }))
    ).createMany(101)
    const weakest = relations[100]

    const all = await client.get(`${together}/${welding.uid}`).loginAs(staff)
    assert.lengthOf(renderedPage(all).props.relations, 100)
    assert.equal(renderedPage(all).props.relations[0].weight, 80)
    const one = await client.get(`${together}/${welding.uid}/${weakest.uid}`).loginAs(staff)
    assert.equal(renderedPage(one).props.relations.at(-1).id, weakest.uid)
  })

  test('an unknown skill or relation is a 404 page', async ({ client }) => {
    const { staff, welding, soldering, toBrazing } = await weldingAndOthers()
    for (const path of [
      newUid(),
      `${welding.uid}/${newUid()}`,
      `${soldering.uid}/${toBrazing.uid}`,
    ]) {
      const response = await client.get(`${together}/${path}`).loginAs(staff)
      response.assertStatus(404)
    }
  })
})

test.group('Screens of relations', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lists relations with search and filters for both areas', async ({ assert, client }) => {
    const [welding, brazing] = await Promise.all(
      ['Welding', 'Brazing'].map((name) => createSkill({ name }, { actorId: null }))
    )
    await SkillRelationFactory.merge([
      { skillId: welding.id, relatedSkillId: brazing.id, weight: 80 },
      {
        skillId: brazing.id,
        relatedSkillId: welding.id,
        weight: 20,
        type: 'broader',
        source: 'ESCO v1',
      },
    ]).createMany(2)
    for (const [area, role] of [
      ['admin', Role.subAdmin],
      ['companyUser', Role.companyUser],
    ] as const) {
      const staff = await UserFactory.merge({ role }).create()
      const names = async (qs: Record<string, string>) => {
        const response = await client.get(`/portal/${area}/skill-relations`).qs(qs).loginAs(staff)
        response.assertStatus(200)
        assert.equal(renderedPage(response).component, 'relations/index')
        return renderedPage(response).props.relations.map(
          ({ skill }: { skill: { name: string } }) => skill.name
        )
      }
      assert.deepEqual(await names({}), ['Brazing', 'Welding'])
      assert.deepEqual(await names({ search: 'weld' }), ['Welding'])
      assert.deepEqual(await names({ related: 'weld' }), ['Brazing'])
      assert.deepEqual(await names({ type: 'broader' }), ['Brazing'])
      assert.deepEqual(await names({ min_weight: '50' }), ['Welding'])
      assert.deepEqual(await names({ source: 'esco' }), ['Brazing'])
      assert.deepEqual(await names({ search: 'nothing' }), [])
    }
  })

  test('the list ignores and reports a reversed range of weights', async ({ assert, client }) => {
    const { staff } = await weldingAndOthers()
    const response = await client
      .get('/portal/admin/skill-relations?min_weight=90&max_weight=10')
      .loginAs(staff)
    const { props } = renderedPage(response)
    assert.isAbove(props.relations.length, 0)
    assert.deepEqual(props.list.filters, {})
    assert.deepEqual(props.list.left_out, [
      'The filter “Maximum weight” (10) is less than the filter “Minimum weight” (90). Both were ignored.',
    ])
  })

  test('the list reports an order that it does not have', async ({ assert, client }) => {
    const { staff } = await weldingAndOthers()
    const response = await client.get('/portal/admin/skill-relations?sort=colour').loginAs(staff)
    const { props } = renderedPage(response)
    assert.isAbove(props.relations.length, 0)
    assert.deepEqual(props.list.left_out, [
      'The list cannot be sorted by “colour”. The default order was used.',
    ])
  })

  test('edits one relation and redirects back', async ({ assert, client }) => {
    const { staff, toBrazing } = await weldingAndOthers()
    const url = `${single}/${toBrazing.uid}`
    const form = await client.get(url).loginAs(staff)
    assert.equal(renderedPage(form).component, 'relations/edit')
    assert.containSubset(renderedPage(form).props, {
      relation: { skill: { name: 'Welding' }, related_skill: { name: 'Brazing' } },
      form: { type: 'related', weight: '80', source: '', confidence: '' },
    })

    const response = await client.post(url).loginAs(staff).withCsrfToken().redirects(0).form({
      type: 'essential',
      weight: '81',
      source: 'Expert',
      confidence: '0.9',
      version: '1',
      back: '/skill-relations?min_weight=50',
    })
    response.assertHeader('location', '/portal/admin/skill-relations?min_weight=50')
    await toBrazing.refresh()
    assert.containSubset(toBrazing.toJSON(), {
      type: 'essential',
      weight: 81,
      source: 'Expert',
      confidence: 0.9,
      version: 2,
    })
    const [change] = await changesOf('relation', toBrazing.id)
    assert.equal(change.actor_id, staff.id)
  })

  test('refuses an invalid weight and a stale save of one relation', async ({ assert, client }) => {
    const { staff, toBrazing } = await weldingAndOthers()
    const url = `${single}/${toBrazing.uid}`
    const save = (input: Record<string, string>) =>
      client.post(url).loginAs(staff).withCsrfToken().redirects(0).form(input)

    const wrong = await save({ type: 'related', weight: '101' })
    assert.deepEqual(wrong.flashMessage('inputErrorsBag'), {
      weight: ['Enter the weight as a whole number from 0 to 100.'],
    })
    const stale = await save({ type: 'broader', weight: '5', version: '9' })
    stale.assertStatus(409)
    assert.containSubset(renderedPage(stale).props, {
      form: { type: 'broader', weight: '5' },
      differences: [
        { field: 'type', now: 'related', typed: 'broader' },
        { field: 'weight', now: '80', typed: '5' },
      ],
    })
    await toBrazing.refresh()
    assert.equal(toBrazing.weight, 80)
    assert.equal(toBrazing.type, 'related')
  })

  test('deletes one relation and redirects back', async ({ assert, client }) => {
    const { staff, toBrazing } = await weldingAndOthers()
    const response = await client
      .post(`${single}/${toBrazing.uid}?_method=DELETE`)
      .loginAs(staff)
      .withCsrfToken()
      .redirects(0)
      .form({})
    response.assertHeader('location', '/portal/admin/skill-relations')
    response.assertFlashMessage('success', 'Removed the relation from “Welding” to “Brazing”.')
    assert.isNull(await SkillRelation.find(toBrazing.id))
  })

  test('other roles are redirected, guests to login', async ({ assert, client }) => {
    const { welding, toBrazing } = await weldingAndOthers()
    const partner = await createPartner()
    const requests = [
      ['get', '/portal/admin/skill-relations'],
      ['get', `${together}/${welding.uid}/${toBrazing.uid}`],
      ['post', `${together}/${welding.uid}`],
      ['get', `${single}/${toBrazing.uid}`],
      ['post', `${single}/${toBrazing.uid}`],
      ['delete', `${single}/${toBrazing.uid}`],
      ['get', '/portal/companyUser/skill-relations'],
    ] as const
    for (const [method, url] of requests) {
      const response = await client[method](url).loginAs(partner).withCsrfToken().redirects(0)
      assert.equal(response.header('location'), '/portal/partner/dashboard')
      const guest = await client[method](url).withCsrfToken().redirects(0)
      assert.equal(guest.header('location'), '/auth/login')
    }
    await toBrazing.refresh()
    assert.equal(toBrazing.weight, 80)
  })
})
