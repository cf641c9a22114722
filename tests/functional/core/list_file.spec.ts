import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#app/accounts/role'
import { newUid } from '#app/core/uid'
import { createSkill } from '#app/catalogue/skills/create_skill'
import { SkillFactory, SkillRelationFactory } from '#database/factories/skill_factory'
import { rowsIn } from '#tests/helpers/workbooks'
import { createPartner, UserFactory } from '#database/factories/user_factory'

const admin = '/portal/admin'

/** The lists of administrators with the columns of their pages. */
const shown = {
  '/skills': 'name,type,domain,relations_count,status,updated_at',
  '/skill-relations': 'skill,related_skill,type,weight,source',
  '/synonyms': 'term,equivalent,language,source,updated_at',
  '/clients': 'name,country,usage_calls,last_search_at,unpaid_sales,status,created_at',
  '/packages': 'name,price,total_calls,validity_days,activations_count,status,updated_at',
  '/pay-as-you-go': 'name,price,minimum_quantity,validity_days,activations_count,status,updated_at',
  '/currencies': 'code,name,symbol,exponent,rate,packages_count,active,updated_at',
  '/categories': 'name,parent,children_count,total_skills_count,active',
  '/sub-admins': 'name,email,role,status,last_login_at,created_at',
  '/audit-log': 'subject_name,actor,created_at,after',
  '/clients/search-history': 'skills,client,person,created_at,origin,total_matches,paid_by',
}

test.group('Files of lists', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('contain the view: search, filters, order and columns', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    for (const name of ['Welding', '=Wending', 'Bending']) {
      await createSkill({ name, type: 'tool', status: 'published' }, { actorId: null })
    }
    await createSkill({ name: 'Wearing', type: 'attitude' }, { actorId: null })

    const response = await client
      .get(
        `${admin}/skills/export?search=we&type=tool&sort=-name&columns=name,status&limit=1&page=2`
      )
      .loginAs(staff)
    response.assertStatus(200)
    response.assertHeader('content-type', 'text/csv; charset=utf-8')
    response.assertHeader('content-disposition', 'attachment; filename="skills.csv"')
    assert.equal(response.text(), "name,status\nWelding,published\n'=Wending,published\n")
    const whole = await client
      .get(`${admin}/skills/export`)
      .qs({ search: 'wending' })
      .loginAs(staff)
    assert.match(whole.text(), /^id,name,slug,.*\n.*,'=Wending,/)
  })

  test('are also available as workbook, JSON and JSON lines', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    for (const name of ['=Wending', 'Bending']) {
      await createSkill({ name, type: 'tool', status: 'published' }, { actorId: null })
    }
    const ask = (format: string) => {
      const file = `${admin}/skills/export?sort=name&columns=name,relations_count`
      const request = client.get(`${file}&format=${format}`)
      if (format === 'xlsx') request.request.responseType('blob')
      return request.loginAs(staff)
    }
    const json = await ask('json')
    json.assertHeader('content-disposition', 'attachment; filename="skills.json"')
    const records = [
      { name: '=Wending', relations_count: 0 },
      { name: 'Bending', relations_count: 0 },
    ]
    assert.deepEqual(JSON.parse(json.text()), records)
    const lines = await ask('jsonl')
    lines.assertHeader('content-type', 'application/x-ndjson; charset=utf-8')
    assert.equal(lines.text(), records.map((record) => `${JSON.stringify(record)}\n`).join(''))
    const workbook = await ask('xlsx')
    const bytes = workbook.response.body as Buffer
    const { header, cells } = await rowsIn(bytes, 'skills.xlsx')
    assert.deepEqual(header, ['name', 'relations_count'])
    assert.deepEqual(cells, [
      ['=Wending', '0'],
      ['Bending', '0'],
    ])

    const none = await client
      .get(`${admin}/skills/export?search=nothing&format=json`)
      .loginAs(staff)
    assert.deepEqual(JSON.parse(none.text()), [])
    const other = await ask('pdf').redirects(0)
    assert.include(other.flashMessage('error'), 'format accepts csv, xlsx, json, jsonl.')
  })

  test('contain all pages in order, each row once', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    await SkillFactory.createMany(1203)
    const response = await client
      .get(`${admin}/skills/export?sort=-type,name&columns=name`)
      .loginAs(staff)
    const [, ...names] = response.text().trimEnd().split('\n')
    assert.lengthOf(new Set(names), 1203)
    assert.lengthOf(names, 1203)
  })

  test('sort relations by their first skill', async ({ assert, client }) => {
    const staff = await UserFactory.merge({ role: Role.companyUser }).create()
    const [from, to] = await SkillFactory.merge([{ name: 'B' }, { name: 'A' }]).createMany(2)
    await SkillRelationFactory.merge([
      { skillId: from.id, relatedSkillId: to.id, weight: 90 },
      { skillId: to.id, relatedSkillId: from.id, weight: 10 },
    ]).createMany(2)
    const response = await client
      .get('/portal/companyUser/skill-relations/export?columns=skill,weight')
      .loginAs(staff)
    assert.equal(response.text(), 'skill,weight\nA,10\nB,90\n')
  })

  for (const [path, columns] of Object.entries(shown)) {
    test(`${path} exports the columns that its page shows`, async ({ assert, client }) => {
      const staff = await UserFactory.create()
      const response = await client.get(`${admin}${path}/export?columns=${columns}`).loginAs(staff)
      response.assertStatus(200)
      assert.equal(response.text().split('\n')[0], columns)
      const whole = await client.get(`${admin}${path}/export`).loginAs(staff)
      assert.match(whole.text(), /^id,/)
    })
  }

  test('refuse misspelt filters and unknown columns with a message', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const filter = await client.get(`${admin}/skills/export?typ=tool`).loginAs(staff).redirects(0)
    filter.assertHeader('location', `${admin}/skills?typ=tool`)
    assert.include(filter.flashMessage('error'), 'Unknown parameter "typ"')
    const column = await client
      .get(`${admin}/skills/export?columns=name,password`)
      .loginAs(staff)
      .redirects(0)
    assert.include(column.flashMessage('error'), 'Nothing was exported. columns accepts id, name,')
    const german = await client
      .get(`${admin}/skills/export?columns=name,password`)
      .header('Accept-Language', 'de')
      .loginAs(staff)
      .redirects(0)
    assert.match(
      String(german.flashMessage('error')),
      /^Nichts wurde exportiert\. columns akzeptiert id, name,/
    )
  })

  test('of searches are limited to the partner’s client', async ({ assert, client }) => {
    const partner = await createPartner()
    const own = await client
      .get('/portal/partner/playground/search-history/export')
      .loginAs(partner)
    assert.match(own.text(), /^id,request_id,call,skills,/)
    const other = await client
      .get(`/portal/partner/all-activated-packages/${newUid()}/search-history/export`)
      .loginAs(partner)
    other.assertStatus(404)
  })
})
