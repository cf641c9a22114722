import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { newUid } from '#app/core/uid'
import Currency from '#app/money/currency'
import DefaultSetup from '#app/billing/default_setup'
import { exampleSearch } from '#app/site/example_search'
import { graphFigures } from '#app/site/graph_figures'
import { PackageFactory } from '#database/factories/package_factory'
import {
  CategoryFactory,
  SkillFactory,
  SkillRelationFactory,
} from '#database/factories/skill_factory'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { relate, searchable } from '#tests/helpers/searchable_skills'
import { renderedPage } from '#tests/helpers/rendered_page'

test.group('Home page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => graphFigures.forget())
  group.each.setup(() => exampleSearch.forget())
  group.each.teardown(() => graphFigures.forget())
  group.each.teardown(() => exampleSearch.forget())

  test('shows the number of published skills, relations and domains', async ({
    assert,
    client,
  }) => {
    await CategoryFactory.merge([{}, { active: false }]).createMany(2)
    const [one, two] = await SkillFactory.merge([{}, {}, { status: 'draft' }]).createMany(3)
    await SkillRelationFactory.merge({ skillId: one.id, relatedSkillId: two.id }).create()

    const { component, props, html } = renderedPage(await client.get('/'))

    assert.equal(component, 'site/home')
    assert.deepEqual(props.figures, { skills: 2, relations: 1, domains: 1 })
    assert.include(html, '<dt>weighted relations</dt><dd>1</dd>')
  })

  test('counts at most once a minute', async ({ assert }) => {
    const before = await graphFigures.get()
    await SkillFactory.create()
    const remembered = await graphFigures.get()
    graphFigures.forget()
    const after = await graphFigures.get()

    assert.deepEqual(
      [before, remembered, after].map(({ skills }) => skills),
      [0, 0, 1]
    )
  })

  test('shows active packages with their prices', async ({ assert, client }) => {
    const euro = await Currency.create({ code: 'EUR', name: 'Euro', symbol: '€', exponent: 2 })
    const [taster] = await PackageFactory.merge([
      { name: 'Taster' },
      { name: 'Starter', family: 'basic', price: 4950, priority: 20, currencyId: euro.id },
      { name: 'Unfinished', status: 'draft' },
    ]).createMany(3)
    const setup = await DefaultSetup.findOrFail(1)
    await setup.merge({ freePackageId: taster.id }).save()

    const { props, html } = renderedPage(await client.get('/'))

    assert.deepEqual(
      props.packages.map(({ name }: { name: string }) => name),
      ['Taster', 'Starter']
    )
    assert.include(html, '€49.50')
  })

  test('shows prices in one currency, which a visitor chooses once', async ({ assert, client }) => {
    const [euro, yen] = await Currency.createMany([
      { code: 'EUR', name: 'Euro', symbol: '€', exponent: 2 },
      { code: 'JPY', name: 'Yen', symbol: '¥', exponent: 0 },
    ])
    const basic = { family: 'basic' as const, price: 4950 }
    await PackageFactory.merge([
      { ...basic, name: 'Euros', currencyId: euro.id },
      { ...basic, name: 'Yens', currencyId: yen.id },
    ]).createMany(2)
    const shown = async (path: string, kept = '') => {
      const request = client.get(path)
      request.cookiesJar.currency = { name: 'currency', value: kept }
      const response = await request
      const { currency, packages } = renderedPage(response).props
      return { currency, names: packages.map(({ name }: { name: string }) => name), response }
    }
    const first = await shown('/')
    assert.deepEqual([first.currency, first.names], ['EUR', ['Euros']])
    const chosen = await shown('/?currency=JPY')
    assert.deepEqual([chosen.currency, chosen.names], ['JPY', ['Yens']])
    assert.include(String(chosen.response.header('set-cookie')), 'currency=JPY')
    const later = await shown('/', 'JPY')
    assert.equal(later.currency, 'JPY')
    const unknown = await shown('/?currency=XYZ', 'ABC')
    assert.equal(unknown.currency, 'EUR')
    assert.notInclude(String(unknown.response.header('set-cookie')), 'currency=')
  })

  test('shows every active package', async ({ assert, client }) => {
    const euro = await Currency.create({ code: 'EUR', name: 'Euro', symbol: '€', exponent: 2 })
    const priced = { price: 4950, currencyId: euro.id }
    const packages = Array.from({ length: 9 }, (_, index) => ({
      ...priced,
      name: `Basic ${index}`,
      family: 'basic' as const,
      priority: 20,
    }))
    const topUp = {
      ...priced,
      name: 'Top-up',
      family: 'additional_talk_time' as const,
      priority: 30,
    }
    await PackageFactory.merge([...packages, topUp]).createMany(10)

    const { props, html } = renderedPage(await client.get('/'))

    assert.lengthOf(props.packages, 10)
    assert.include(html, 'Top-up')
  })

  test('shows real results, also as structured data', async ({ assert, client }) => {
    const [python, statistics, draft] = await searchable('Python', 'Statistics', {
      name: 'Unfinished',
      status: 'draft',
    })
    await relate(python, statistics, 60)
    await relate(python, draft, 90)
    await relate(statistics, python, 40)

    const { props, html } = renderedPage(await client.get('/'))

    const { answer } = props.example
    const [match] = answer.matches
    assert.equal(answer.total, 1)
    assert.sameMembers([answer.skill, match.name], ['Python', 'Statistics'])
    assert.equal(match.score, answer.skill === 'Python' ? 60 : 40)
    const text = html.replaceAll('<!-- -->', '')
    assert.include(text, `Related to ${answer.skill}`)
    assert.include(text, `skills[]=${answer.skill}`)
  })

  test('suggests the skills that staff chose, while they are published', async ({
    assert,
    client,
  }) => {
    const [python, , go] = await searchable({ name: 'Python', popularity: 9 }, 'SQL', 'Go')
    const namesShown = async () => {
      exampleSearch.forget()
      const { props } = renderedPage(await client.get('/'))
      return props.example.skills.map(({ name }: { name: string }) => name)
    }
    assert.deepEqual(await namesShown(), ['Python'])
    const setup = await DefaultSetup.findOrFail(1)
    await setup.merge({ exampleSkills: ['SQL', 'Go'] }).save()
    assert.deepEqual(await namesShown(), ['SQL', 'Go'])

    const { props } = renderedPage(await client.get('/playground'))
    assert.deepEqual(props.examples, ['SQL', 'Go'])
    await go.merge({ status: 'archived' }).save()
    assert.deepEqual(await namesShown(), ['SQL'])
    await setup.merge({ exampleSkills: ['Go'] }).save()
    assert.deepEqual(await namesShown(), [python.name])
  })

  test('mentions free calls only if registration grants them', async ({ assert, client }) => {
    const offer = await PackageFactory.create()
    const without = renderedPage(await client.get('/'))
    assert.notInclude(without.html, 'free calls')

    const setup = await DefaultSetup.findOrFail(1)
    await setup.merge({ freePackageId: offer.id }).save()
    const withOne = renderedPage(await client.get('/'))
    assert.include(withOne.html, 'Start with free calls')
  })

  test('names the free package of new accounts, and no other', async ({ assert, client }) => {
    const [gift] = await PackageFactory.merge([
      { name: 'Welcome', totalCalls: 120 },
      { name: 'Other gift' },
    ]).createMany(2)
    const before = renderedPage(await client.get('/'))
    const registering = renderedPage(await client.get('/auth/register'))
    assert.lengthOf(before.props.packages, 0)
    assert.notInclude(registering.html, 'free call')

    const setup = await DefaultSetup.findOrFail(1)
    await setup.merge({ freePackageId: gift.id }).save()

    const after = renderedPage(await client.get('/'))
    assert.include(after.html, 'Every new account starts with Welcome: 120 free calls.')
    assert.notInclude(after.html, 'Other gift')
    const form = renderedPage(await client.get('/auth/register'))
    assert.include(form.html, 'You start with Welcome: 120 free calls for searches')
  })

  test('has a search form that works without scripts', async ({ assert, client }) => {
    const { html } = renderedPage(await client.get('/'))
    assert.match(html, /<form[^>]*action="\/playground"[^>]*method="get"/)
    assert.include(html, 'name="skills"')
  })

  test('redirects guests to login', async ({ assert, client }) => {
    const { html } = renderedPage(await client.get('/'))
    assert.match(html, /<a [^>]*href="\/auth\/login"[^>]*>Login<\/a>/)
  })

  test('redirects logged-in users to the dashboard of their role', async ({ assert, client }) => {
    const people = [
      [await UserFactory.create(), '/portal/admin/dashboard'],
      [await UserFactory.merge({ role: 1 }).create(), '/portal/admin/dashboard'],
      [await createPartner(), '/portal/partner/dashboard'],
      [await UserFactory.merge({ role: 4 }).create(), '/portal/companyUser/dashboard'],
    ] as const
    for (const [person, dashboard] of people) {
      const { html } = renderedPage(await client.get('/').loginAs(person))
      assert.match(html, new RegExp(`<a [^>]*href="${dashboard}"[^>]*>Dashboard</a>`))
    }
  })

  test('has the current year in its footer', async ({ assert, client }) => {
    const { html } = renderedPage(await client.get('/'))
    assert.match(html, new RegExp(`©[^<]*(<!-- -->)?${new Date().getUTCFullYear()}`))
  })
})

test.group('Unknown URLs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an unknown path redirects to login', async ({ client }) => {
    const response = await client.get('/no/such/page').redirects(0)
    response.assertStatus(302)
    response.assertHeader('location', '/auth/login')
  })

  test('an unknown path of an area is not found for its users', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const unknown = await client.get('/portal/admin/nothing/here').loginAs(admin).redirects(0)
    unknown.assertStatus(404)
    assert.include(renderedPage(unknown).html, 'class="sidebar"')

    const guest = await client.get('/portal/admin/nothing').redirects(0)
    guest.assertHeader('location', '/auth/login')
    const other = await client.get('/portal/partner/nothing').loginAs(admin).redirects(0)
    other.assertHeader('location', '/portal/admin/dashboard')
  })

  test('an asset of an earlier build is not found', async ({ client }) => {
    const response = await client.get('/assets/app-earlier.js').redirects(0)
    response.assertStatus(404)
  })

  test('an unknown id shows an error page within the portal', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const response = await client.get(`/portal/admin/skills/edit/${newUid()}`).loginAs(admin)

    response.assertStatus(404)
    const { component, html } = renderedPage(response)
    assert.equal(component, 'errors/error')
    assert.include(html, 'Not found')
    assert.include(html, 'class="sidebar"')
  })
})
