import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import { newUid } from '#app/core/uid'
import { operator } from '#app/accounts/audit/audit_log'
import { createKey } from '#app/accounts/api_keys/save_key'
import Client from '#app/accounts/client'
import SearchHistory from '#app/billing/metering/search_history'
import { createSynonym } from '#app/catalogue/synonyms/save_synonym'
import { graphFigures } from '#app/site/graph_figures'
import Upload from '#app/imports/upload'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { ClientPackageFactory, PackageFactory } from '#database/factories/package_factory'
import {
  CategoryFactory,
  SkillFactory,
  SkillRelationFactory,
} from '#database/factories/skill_factory'
import { Role } from '#app/accounts/role'
import { ClientFactory, createPartner, UserFactory } from '#database/factories/user_factory'
import { searchable } from '#tests/helpers/searchable_skills'
import { renderedPage } from '#tests/helpers/rendered_page'
import { spend } from '#tests/unit/metering/spending'

test.group('Admin dashboard', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => graphFigures.forget())
  group.each.teardown(() => graphFigures.forget())

  test('shows the first steps to those who may change the setup', async ({ assert, client }) => {
    const [admin, subAdmin] = await UserFactory.merge([{}, { role: Role.subAdmin }]).createMany(2)
    const stepsOf = async (user: typeof admin) => {
      const response = await client.get('/portal/admin/dashboard').loginAs(user)
      return renderedPage(response).props.first_steps
    }

    const steps = await stepsOf(admin)
    assert.deepEqual(Object.keys(steps), ['currency', 'package', 'skills', 'mail', 'seller'])
    assert.containSubset(steps, { package: false, skills: false, mail: false })
    assert.isNull(await stepsOf(subAdmin))
  })

  test('shows the counts', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    await CategoryFactory.createMany(2)
    const [one, two] = await SkillFactory.merge([
      {},
      {},
      { status: 'draft' },
      { status: 'archived' },
    ]).createMany(4)
    await SkillRelationFactory.merge({ skillId: one.id, relatedSkillId: two.id }).create()
    const [active] = await ClientFactory.merge([{}, { status: 'suspended' }]).createMany(2)
    await ContactMessageFactory.merge([{}, { status: 'done' }]).createMany(2)
    await recordSearch(active, { units: 3 })
    await recordSearch(active, { createdAt: DateTime.utc().minus({ days: 1 }) })

    const response = await client.get('/portal/admin/dashboard').loginAs(admin)

    const { component, props, html } = renderedPage(response)
    assert.equal(component, 'dashboards/admin')
    assert.containSubset(props.panel, {
      skills: { draft: 1, published: 2, archived: 1, total: 4 },
      relations: 1,
      domains: 2,
      open_messages: 1,
      clients: { total: 2, active: 1, suspended: 1, new: 2 },
      today: { searches: 1, calls: 3 },
      searches_looked_at: { count: 2, is_capped: false },
    })
    assert.deepEqual(
      props.panel.days.slice(-2).map(({ calls }: { calls: number }) => calls),
      [1, 3]
    )
    assert.include(html, '4 calls used in 2 searches')
    assert.include(html, 'No imports yet')
  })

  test('offers to add a synonym for what clients did not find', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const searcher = await ClientFactory.create()
    await createSynonym({ term: 'K8S', equivalent: 'Kubernetes' }, operator)
    await createSynonym({ term: 'c & c', equivalent: 'Command' }, operator)
    await createSynonym({ term: 'bois', equivalent: 'Carpentry', language: 'fr' }, operator)
    await searchable('Carpentry', 'Kubernetes')
    for (const skills of [['bois'], ['c & c'], ['k8s'], ['k8s'], ['carpentry']]) {
      await recordSearch(searcher, { skills, outcome: 'empty' })
    }

    const from = DateTime.utc().minus({ days: 3 }).toISODate()
    const response = await client.get(`/portal/admin/dashboard?from=${from}`).loginAs(admin)

    const { props, html } = renderedPage(response)
    assert.deepEqual(props.panel.zero_result_searches, [
      { skill: 'k8s', searches: 2, is_resolved: true, stands_for: ['Kubernetes'] },
      { skill: 'bois', searches: 1, is_resolved: true, stands_for: ['Carpentry'] },
      { skill: 'c & c', searches: 1, is_resolved: false, stands_for: ['Command'] },
      { skill: 'carpentry', searches: 1, is_resolved: true, stands_for: [] },
    ])
    assert.include(html, 'Now stands for: Kubernetes')
    assert.include(html, 'Stands for: Command (no matching skill)')
    const [, href] = /href="([^"]*synonyms\/create[^"]*)"/.exec(html) ?? []
    assert.equal(
      href.replaceAll('&amp;', '&'),
      `/portal/admin/synonyms/create?term=c+%26+c&back=%2Fdashboard%3Ffrom%3D${from}`
    )
    assert.lengthOf(html.match(/synonyms\/create/g) ?? [], 1)
  })

  test('counts uncertain terms as not found, and ids as their skills', async ({
    assert,
    client,
  }) => {
    const admin = await UserFactory.create()
    const searcher = await ClientFactory.create()
    const [carpentry] = await searchable('Carpentry')
    const externalUri = 'http://example.com/carpentry'
    await carpentry.merge({ externalUri }).save()
    const uncertain = { skills: ['Carpentry', 'Xylophone'], unresolvedSkills: ['Xylophone'] }
    await recordSearch(searcher, uncertain)
    await recordSearch(searcher, { ...uncertain, outcome: 'empty' })
    await recordSearch(searcher, { skills: ['Xylophone'], outcome: 'unresolved' })
    await recordSearch(searcher, { skills: [carpentry.uid.toUpperCase()] })
    await recordSearch(searcher, { skills: [externalUri] })

    const response = await client.get('/v1/admin_panel/').withGuard('api').loginAs(admin)

    assert.deepEqual(response.body().top_searches, [
      { skill: 'Carpentry', searches: 4 },
      { skill: 'Xylophone', searches: 3 },
    ])
    assert.deepEqual(response.body().zero_result_searches, [
      { skill: 'Xylophone', searches: 3, is_resolved: false, stands_for: [] },
      { skill: 'Carpentry', searches: 1, is_resolved: true, stands_for: [] },
    ])
  })

  for (const [role, area] of [
    [1, '/portal/admin'],
    [4, '/portal/companyUser'],
  ] as const) {
    test(`lists the last uploads with their result, without checks and undos, in ${area}`, async ({
      assert,
      client,
    }) => {
      const person = await UserFactory.merge({ role }).create()
      const file = { kind: 'skills', fileName: 'skills.csv', bytes: 10, options: {} } as const
      const figures = { status: 'succeeded_with_errors', created: 1204, failed: 2 } as const
      const upload = await Upload.create({ ...file, ...figures })
      await Upload.create({ ...file, ...figures, fileName: 'checked.csv', dryRun: true })
      await Upload.create({ ...file, ...figures, fileName: 'undone.csv', undoOf: upload.id })
      await Upload.create({
        ...file,
        fileName: 'domains.csv',
        kind: 'categories',
        status: 'failed',
      })
      await Upload.create({ ...file, fileName: 'held.csv', status: 'queued', held: true })

      const response = await client.get(`${area}/dashboard`).loginAs(person)

      const { html } = renderedPage(response)
      assert.include(html, `href="${area}/skills/upload-status/${upload.uid}"`)
      assert.include(html, 'Succeeded with errors')
      assert.include(html, '1,204')
      assert.match(html, /domains\.csv<\/a><span class="cell-note">Domains/)
      for (const name of ['checked.csv', 'undone.csv', 'held.csv']) assert.notInclude(html, name)
    })
  }
})

test.group('Partner dashboard', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows usage, packages and last searches of the user’s client only', async ({
    assert,
    client,
  }) => {
    const partner = await createPartner()
    const other = await createPartner()
    const free = await PackageFactory.create()
    for (const person of [partner, other]) {
      await ClientPackageFactory.merge({
        clientId: person.clientId!,
        packageId: free.id,
        usageCalls: person === partner ? 62 : 1,
      }).create()
      const owner = await Client.findOrFail(person.clientId)
      await recordSearch(owner, { skills: [person === partner ? 'Python' : 'Other'] })
    }

    const response = await client.get('/portal/partner/dashboard').loginAs(partner)

    const { component, props, html } = renderedPage(response)
    assert.equal(component, 'dashboards/partner')
    assert.deepEqual(props.counter, { total_calls: 100, usage_calls: 62, pack_name: null })
    assert.containSubset(props.availableCalls, { total_calls: 100, usage_calls: 62, more: 0 })
    assert.include(html, '62 of 100 calls')
    const { name } = props.availableCalls.pays_next
    assert.include(html.replaceAll('<!-- -->', ''), `Used next</span> ${name}`)
    assert.include(html, 'progress is-success')
    assert.lengthOf(props.packages, 1)
    assert.isTrue(props.packages[0].pays_next)
    assert.deepEqual(
      props.searches.map(({ skills }: { skills: string[] }) => skills),
      [['Python']]
    )
    assert.include(html, '/v1/skills/playground-search/?skills=python')
  })

  test('tells packages of the same name apart by their first day', async ({ assert, client }) => {
    const partner = await createPartner()
    const { id: packageId } = await PackageFactory.create()
    for (const days of [40, 3]) {
      await ClientPackageFactory.merge({
        ...{ clientId: partner.clientId!, packageId, name: 'Starter', totalCalls: 10 },
        activatedAt: DateTime.utc().minus({ days }),
      }).create()
    }
    const owner = await Client.findOrFail(partner.clientId)
    for (const units of [10, 5]) await spend(owner, { units })

    const { html } = renderedPage(await client.get('/portal/partner/dashboard').loginAs(partner))

    const names = html.match(/Starter from \d+ \w+ \d{4}/g)
    assert.equal(new Set(names).size, 2)
  })

  test('reports an invalid range of days', async ({ assert, client }) => {
    const partner = await createPartner()
    const admin = await UserFactory.create()
    const tooLong = '?from=2020-01-01&to=2026-01-01'

    const own = await client.get(`/portal/partner/dashboard${tooLong}`).loginAs(partner)
    const ofAll = await client.get('/portal/admin/dashboard?from=2026-02-30').loginAs(admin)
    const fine = await client.get('/portal/admin/dashboard').loginAs(admin)

    assert.include(
      renderedPage(own).html,
      'Select at most 366 days. Showing the last 30 days instead.'
    )
    assert.include(
      renderedPage(ofAll).html,
      'Enter a valid date, such as 2026-01-31. Showing the last'
    )
    assert.deepEqual(renderedPage(fine).props.left_out, [])
  })

  test('names the package that pays next, a free one before paid ones', async ({
    assert,
    client,
  }) => {
    const partner = await createPartner()
    const { clientId } = partner
    const { id: packageId } = await PackageFactory.create()
    const attributes = { clientId: clientId!, packageId }
    await ClientPackageFactory.merge([
      { ...attributes, name: 'Starter', family: 'basic' as const, priority: 20 },
      { ...attributes, name: 'Gift of spring', family: 'free' as const, priority: 10 },
    ]).createMany(2)

    const { html } = renderedPage(await client.get('/portal/partner/dashboard').loginAs(partner))

    const words = html.replaceAll('<!-- -->', '')
    assert.include(words, 'Used next</span> Gift of spring')
    assert.notInclude(words, 'Used next</span> Starter')
    assert.include(words, 'Package</span> Starter')
  })

  test('shows the first steps until all are done', async ({ assert, client }) => {
    const partner = await createPartner()
    const { clientId } = partner
    const steps = async () => {
      const response = await client.get('/portal/partner/dashboard').loginAs(partner)
      const { props, html } = renderedPage(response)
      return { done: props.first_steps, isShown: html.includes('First steps') }
    }
    const first = await steps()
    await recordSearch(await Client.findOrFail(clientId), {})
    const second = await steps()

    const actor = { id: partner.id, ip: null }
    await createKey(partner, { name: 'Website', abilities: ['search'] }, { actor })
    await Client.query().where({ id: clientId! }).update({ billingAddress: '6 Linden Street' })
    const third = await steps()

    const none = { email: true, key: false, call: false, billing: false }
    assert.deepEqual(first, { done: none, isShown: true })
    assert.deepEqual(second, { done: { ...none, call: true }, isShown: true })
    assert.deepEqual(third, { done: null, isShown: false })
  })

  test('is complete without any package or search', async ({ assert, client }) => {
    const partner = await createPartner()
    const { html } = renderedPage(await client.get('/portal/partner/dashboard').loginAs(partner))
    assert.include(html, 'No packages yet')
    assert.match(
      html,
      /No package\..*?<a [^>]*href="\/portal\/partner\/packages-list"[^>]*>Choose a package/
    )
    assert.notInclude(html, 'Free Pack')
    assert.include(html, 'No searches yet')
  })
})

test.group('Company dashboard', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('counts skills and lists the latest changes', async ({ assert, client }) => {
    const user = await UserFactory.merge({ role: 4 }).create()
    await SkillFactory.merge([
      { name: 'Welding' },
      { name: 'Soldering', status: 'draft' },
    ]).createMany(2)

    const response = await client.get('/portal/companyUser/dashboard').loginAs(user)

    const { component, props, html } = renderedPage(response)
    assert.equal(component, 'dashboards/company')
    assert.deepEqual(props.counts, { draft: 1, published: 1, archived: 0, total: 2 })
    assert.include(html, 'Soldering')
  })
})

test.group('Dashboards of other roles', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('redirect users to their own dashboard', async ({ client }) => {
    const partner = await createPartner()
    const response = await client.get('/portal/admin/dashboard').loginAs(partner).redirects(0)
    response.assertStatus(302)
    response.assertHeader('location', '/portal/partner/dashboard')
  })

  test('redirect guests to login', async ({ assert, client }) => {
    const response = await client.get('/portal/partner/dashboard').redirects(0)
    response.assertStatus(302)
    assert.match(String(response.header('location')), /^\/auth\/login/)
  })
})

async function recordSearch(
  { id: clientId }: Client,
  attributes: {
    units?: number
    createdAt?: DateTime
    skills?: string[]
    unresolvedSkills?: string[]
    outcome?: SearchHistory['outcome']
  }
) {
  return SearchHistory.create({
    requestId: newUid(),
    clientId,
    origin: 'api',
    skills: ['Python'],
    filters: {},
    totalMatches: 2,
    returned: 2,
    outcome: 'found',
    units: 1,
    latencyMs: 4,
    ...attributes,
  })
}
