import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { RouteJSON } from '@adonisjs/core/types/http'
import type { ApiClient } from '@japa/api-client'
import { operations } from '#app/contract/operations'
import ApiKey from '#app/accounts/api_keys/api_key'
import DefaultSetup from '#app/billing/default_setup'
import Webhook from '#app/webhooks/webhook'
import { CategoryFactory, SkillFactory } from '#database/factories/skill_factory'
import { UserFactory } from '#database/factories/user_factory'
import { createV1World, methodsOf, v1Routes, type V1World } from '#tests/helpers/v1_routes'

/** Requests the route as a user with access, or with a key if only keys have access. */
function ask(
  client: ApiClient,
  world: V1World,
  route: RouteJSON,
  {
    method = methodsOf(route)[0],
    query = {},
    slash = '/',
  }: { method?: string; query?: Record<string, string>; slash?: string } = {}
) {
  const request = client
    .request(world.pathOf(route) + slash, method)
    .qs(query)
    .redirects(0)
  return route.name === 'v1.api_keys.self'
    ? request.bearerToken(world.keyText)
    : request.withGuard('api').loginAs(world.visitorOf(route))
}

const reads = () => v1Routes().filter(({ methods }) => methods.includes('GET'))

/** Metered: HEAD only checks the query. */
const metered = ['v1.search', 'v1.changes']

/** The contract is public and the same for all callers. */
const published = ['v1.index', 'v1.openapi.json', 'v1.openapi.yaml']

test.group('Every read of /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('refuses unknown parameters', async ({ assert, client }) => {
    const world = await createV1World()
    const faults = []
    for (const route of reads()) {
      const query = { ...world.queryOf(route), nonsense: '1' }
      const response = await ask(client, world, route, { query })
      const { code, errors } = response.body() ?? {}
      const isReported = code === 'unknown_parameter' && errors[0].field === 'nonsense'
      if (response.status() !== 400 || !isReported)
        faults.push(`${route.name}: ${response.status()}`)
    }
    assert.deepEqual(faults, [])
    assert.isAbove(reads().length, 50)
  })

  test('refuses a reversed range and names its field', async ({ assert, client }) => {
    const world = await createV1World()
    const ranged = reads().filter(({ name }) => {
      const { list, query } = operations[name ?? '']
      return 'from' in { ...list?.filters, ...(query && 'parameters' in query && query.parameters) }
    })
    assert.isAbove(ranged.length, 8)
    for (const route of ranged) {
      for (const [from, to, status] of [
        ['2026-02-02', '2026-02-01', 422],
        ['2026-02-02T08:00:00Z', '2026-02-02T07:59:59Z', 422],
        ['2026-02-02', '2026-02-02', 200],
      ] as const) {
        if (from.includes('T') && route.name === 'v1.admin_panel') continue
        const response = await ask(client, world, route, { query: { from, to } })
        assert.equal(response.status(), status, `${route.name} from ${from} to ${to}`)
        if (status === 422) assert.equal(response.body().errors[0].field, 'to', route.name)
      }
    }
  })

  test('responds with and without a trailing slash, and to HEAD without a body', async ({
    assert,
    client,
  }) => {
    const world = await createV1World()
    const compared = ['content-type', 'etag', 'cache-control', 'link', 'vary']
    const faults = []
    for (const route of reads()) {
      const query = world.queryOf(route)
      const whole = await ask(client, world, route, { query })
      const bare = await ask(client, world, route, { query, slash: '' })
      const head = await ask(client, world, route, { query, method: 'HEAD' })
      const statuses = [whole.status(), bare.status(), head.status()]
      const expected = metered.includes(route.name ?? '') ? [200, 200, 204] : [200, 200, 200]
      if (statuses.join() !== expected.join()) faults.push(`${route.name}: ${statuses.join()}`)
      else if (!metered.includes(route.name ?? '')) {
        for (const name of compared) {
          const [one, other] = [whole.header(name), head.header(name)]
          /** These times change between two requests. */
          const same = name === 'etag' ? one?.split('-')[0] === other?.split('-')[0] : one === other
          if (!same) faults.push(`${route.name}: ${name} is ${one}, by HEAD ${other}`)
        }
        if (head.text()) faults.push(`${route.name}: HEAD has a body`)
      }
    }
    assert.deepEqual(faults, [])
  })

  test('forbids shared caching and has an ETag', async ({ assert, client }) => {
    const world = await createV1World()
    const faults = []
    for (const route of reads().filter(({ name }) => !published.includes(name ?? ''))) {
      const response = await ask(client, world, route, { query: world.queryOf(route) })
      const cacheControl = response.header('cache-control') ?? ''
      const isSafe = /no-store/.test(cacheControl) || /private, no-cache/.test(cacheControl)
      const varies = /authorization/i.test(response.header('vary') ?? '')
      if (!isSafe || !varies)
        faults.push(`${route.name}: ${cacheControl}; ${response.header('vary')}`)
      if (/no-cache/.test(cacheControl) && !response.header('etag'))
        faults.push(`${route.name}: no ETag`)
    }
    assert.deepEqual(faults, [])
  })
})

/** By the route that changes a record: the read with its version, or the list, and the body. */
const writes: Record<string, { read?: string; list?: string; body?: (world: V1World) => object }> =
  {
    'v1.skills.replace': {
      read: 'v1.skills.show',
      body: () => ({ name: 'New', type: 'skill', status: 'draft' }),
    },
    'v1.skills.update': { read: 'v1.skills.show', body: () => ({ description: 'New' }) },
    'v1.skills.destroy': { read: 'v1.skills.show' },
    'v1.relations.update_of_skill': {
      read: 'v1.relations.of_skill',
      body: ({ other }) => ({
        relations: [{ related_skill: other.uid, type: 'broader', weight: 1 }],
      }),
    },
    'v1.relations.replace': {
      read: 'v1.relations.show',
      body: () => ({ type: 'related', weight: 1 }),
    },
    'v1.relations.update': { read: 'v1.relations.show', body: () => ({ weight: 1 }) },
    'v1.relations.destroy': { read: 'v1.relations.show' },
    'v1.categories.replace': { read: 'v1.categories.show', body: () => ({ name: 'New' }) },
    'v1.categories.update': { read: 'v1.categories.edit', body: () => ({ name: 'New' }) },
    'v1.categories.destroy': { read: 'v1.categories.show' },
    'v1.currencies.replace': {
      read: 'v1.currencies.show',
      body: () => ({ name: 'New', symbol: 'N', rate: 2 }),
    },
    'v1.currencies.update': { read: 'v1.currencies.edit', body: () => ({ rate: 2 }) },
    'v1.currencies.destroy': { read: 'v1.currencies.show' },
    'v1.synonyms.replace': {
      read: 'v1.synonyms.show',
      body: () => ({ term: 'ecma', equivalent: 'JavaScript' }),
    },
    'v1.synonyms.update': { read: 'v1.synonyms.show', body: () => ({ source: 'New' }) },
    'v1.synonyms.destroy': { read: 'v1.synonyms.show' },
    ...Object.fromEntries(
      ['free', 'basic', 'additional_talk_time', 'pay_as_you_go'].flatMap((family) => [
        [
          `v1.packages.${family}.replace`,
          { read: `v1.packages.${family}.show`, body: () => packageOf(family) },
        ],
        [
          `v1.packages.${family}.update`,
          { read: `v1.packages.${family}.edit`, body: () => ({ name: 'New' }) },
        ],
        [`v1.packages.${family}.destroy`, { read: `v1.packages.${family}.show` }],
      ])
    ),
    'v1.clients.replace': {
      read: 'v1.clients.edit',
      body: () => ({ name: 'New', email: 'new@example.com' }),
    },
    'v1.clients.update': { read: 'v1.clients.edit', body: () => ({ name: 'New' }) },
    'v1.clients.people.update': {
      list: 'v1.clients.people',
      body: () => ({ status: 'suspended' }),
    },
    'v1.clients.people.destroy': {},
    'v1.colleagues.update': {
      list: 'v1.colleagues.index',
      body: () => ({ status: 'suspended' }),
    },
    'v1.colleagues.destroy': {},
    'v1.own_client.replace': {
      read: 'v1.own_client.show',
      body: () => ({ contact_name: 'New', email: 'new@example.com' }),
    },
    'v1.own_client.update': {
      read: 'v1.own_client.show',
      body: () => ({ contact_name: 'New' }),
    },
    'v1.staff.replace': {
      read: 'v1.staff.edit',
      body: () => ({ full_name: 'New', email: 'new@example.com', role: 1 }),
    },
    'v1.staff.update': { read: 'v1.staff.edit', body: () => ({ full_name: 'New' }) },
    'v1.me.update': { read: 'v1.me', body: () => ({ full_name: 'New' }) },
    'v1.setup.replace': { read: 'v1.setup.show' },
    'v1.setup.update': { read: 'v1.setup.show', body: () => ({ requests_per_minute: 7 }) },
    'v1.seller.replace': { read: 'v1.seller.show' },
    'v1.seller.update': { read: 'v1.seller.show', body: () => ({ city: 'Bonn' }) },
    'v1.contact.update': { read: 'v1.contact.show', body: () => ({ status: 'done' }) },
    'v1.notice_choices.update': {
      read: 'v1.notice_choices.show',
      body: () => ({ contact: 'mail' }),
    },
    'v1.notifications.update': { list: 'v1.notifications.index', body: () => ({ read: true }) },
    'v1.api_keys.update': { read: 'v1.api_keys.show', body: () => ({ name: 'New' }) },
    'v1.api_keys.destroy': { read: 'v1.api_keys.show' },
    'v1.webhooks.update': { read: 'v1.webhooks.show', body: () => ({ description: 'New' }) },
    'v1.webhooks.destroy': { read: 'v1.webhooks.show' },
    'v1.invoices.update': {
      read: 'v1.invoices.show',
      body: () => ({ corrections: { invoiceNumber: 'New' } }),
    },
    'v1.invoices.destroy': { read: 'v1.invoices.show' },
    'v1.client_packages.free_backup': { body: () => ({ backup: true }) },
    'v1.client_packages.free_res_percentage': { body: () => ({ res_percentage: 7 }) },
    'v1.client_packages.backup': { body: () => ({ backup: true }) },
    'v1.client_packages.res_percentage': { body: () => ({ res_percentage: 7 }) },
  }

test.group('Every write of /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** Login, logout and other requests that are idempotent or not repeated. */
  const repeatable = [
    'v1.auth.login',
    'v1.auth.logout',
    'v1.auth.refresh',
    'v1.auth.register',
    'v1.auth.forgot',
    'v1.auth.reset',
    'v1.auth.invitation',
    'v1.notifications.mark_all',
    'v1.uploads.cancel',
  ]

  test('accepts an Idempotency-Key on every POST that is not idempotent', ({ assert }) => {
    const without = v1Routes()
      .filter(({ methods }) => methods.includes('POST'))
      .filter(({ middleware }) => {
        return ![...middleware.all()].some(
          (entry) => 'name' in entry && entry.name === 'idempotent'
        )
      })
    assert.sameMembers(
      without.map(({ name }) => name),
      repeatable
    )
  })

  test('refuses query parameters before it writes', async ({ assert, client }) => {
    const world = await createV1World()
    const faults = []
    for (const route of v1Routes().filter(({ methods }) => !methods.includes('GET'))) {
      for (const method of methodsOf(route)) {
        const response = await ask(client, world, route, { method, query: { nonsense: '1' } })
        if (response.status() !== 400 || response.body().code !== 'unknown_parameter') {
          faults.push(`${method} ${route.name}: ${response.status()}`)
        }
      }
    }
    assert.deepEqual(faults, [])
  })

  test('that updates a record refuses another version and returns the current one', ({
    assert,
  }) => {
    const changing = v1Routes().filter(({ methods }) =>
      methods.some((method) => ['PUT', 'PATCH', 'DELETE'].includes(method))
    )
    assert.sameMembers(
      changing.map(({ name }) => name ?? ''),
      Object.keys(writes)
    )
  })

  for (const [name, { read, body }] of Object.entries(writes)) {
    test(`honours If-Match: ${name}`, async ({ assert, client }) => {
      const world = await createV1World()
      const routes = new Map(v1Routes().map((route) => [route.name, route]))
      const route = routes.get(name)!
      for (const method of methodsOf(route)) {
        const write = (ifMatch: string, sent: object) => {
          const request = ask(client, world, route, { method }).header('If-Match', ifMatch)
          return method === 'DELETE' ? request : request.json(sent)
        }
        const shown = read ? await ask(client, world, routes.get(read)!) : null
        const sent = body?.(world) ?? shown?.body()
        const known = shown?.header('etag')
        if (shown) assert.match(known ?? '', /^"[^"]+-[0-9a-f]{12}"$/)

        const stale = await write('"999", W/"1", "moonshine"', sent)
        assert.equal(stale.status(), 412, `${method}: ${JSON.stringify(stale.body())}`)
        assert.equal(stale.body().code, 'stale_write')
        if (known) {
          const weak = await write(`W/${known}`, sent)
          assert.equal(weak.status(), 412, `${method} with a weak tag`)
        }

        const fresh = await write(known ? `"999", ${known}` : '*', sent)
        /** A record in use cannot be deleted, which is checked after the version. */
        if (fresh.status() === 409 && fresh.body().code === 'in_use') continue
        const done = method === 'DELETE' ? 204 : 200
        assert.equal(fresh.status(), done, `${method}: ${JSON.stringify(fresh.body())}`)
        if (method === 'DELETE') assert.equal(fresh.text(), '')
        else assert.match(fresh.header('etag') ?? '', /^"[^"]+-[0-9a-f]{12}"$/)
      }
    })
  }
})

/** Values that can be kept but not set, and nested records. */
async function makeUnusual({ client, colleague, domain, skill, euro, free, basic }: V1World) {
  const parent = await CategoryFactory.create()
  await domain.merge({ parentId: parent.id, active: false }).save()
  await skill.merge({ status: 'archived' }).save()
  await colleague.merge({ status: 'invited' }).save()
  await client.merge({ currencyId: euro.id }).save()
  await euro.merge({ active: false }).save()
  await basic.merge({ status: 'archived' }).save()
  const setup = await DefaultSetup.current()
  await setup.merge({ freePackageId: free.id }).save()
  const key = await ApiKey.firstOrFail()
  await key.merge({ expiresAt: key.createdAt }).save()
  await Webhook.query().update({ status: 'disabled_by_failures' })
}

test.group('A record that was read from /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const updates = Object.entries(writes).filter(
    ([name, { read, list }]) => (read ?? list) && !name.endsWith('.destroy')
  )
  for (const [name, { read, list }] of updates) {
    test(`can be sent back unchanged: ${name}, {$self}`)
      .with(['usual', 'unusual'])
      .run(async ({ assert, client }, state) => {
        const world = await createV1World()
        if (state === 'unusual') await makeUnusual(world)
        const routes = new Map(v1Routes().map((route) => [route.name, route]))
        const route = routes.get(name)!
        const shown = async () => {
          const response = await ask(client, world, routes.get(read ?? list)!)
          response.assertStatus(200)
          const body = response.body()
          return { record: list ? (body.data ?? body)[0] : body, response }
        }
        for (const method of methodsOf(route)) {
          const { record, response } = await shown()
          const tag = list ? '*' : response.header('etag')!
          const saved = await ask(client, world, route, { method })
            .header('If-Match', tag)
            .json(record)
          assert.equal(saved.status(), 200, `${method}: ${JSON.stringify(saved.body())}`)
          const after = await shown()
          assert.deepEqual(after.record, record)

          const misspelt = await ask(client, world, route, { method }).json({ ...record, nmae: 1 })
          misspelt.assertStatus(422)
          const faults: Array<{ field: string }> = misspelt.body().errors
          assert.deepEqual(
            faults.map(({ field }) => field),
            ['nmae']
          )
        }
      })
  }
})

function packageOf(family: string) {
  const offer = { name: 'New', status: 'active' }
  switch (family) {
    case 'free':
      return { ...offer, total_calls: 10 }
    case 'pay_as_you_go':
      return {
        ...offer,
        currency: 'EUR',
        unit_price: 1,
        minimum_quantity: 1,
        maximum_quantity: 10,
      }
    default:
      return { ...offer, total_calls: 10, price: 100, currency: 'EUR' }
  }
}

test.group('A record of /v1 that the caller has already', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const show = 'v1.skills.show'

  test('is not sent again', async ({ assert, client }) => {
    const world = await createV1World()
    const route = v1Routes().find(({ name }) => name === show)!
    const shown = await ask(client, world, route)
    const tag = String(shown.header('etag'))

    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const response = await ask(client, world, route).header('If-None-Match', known)
      response.assertStatus(304)
      assert.equal(response.text(), '')
      response.assertHeader('etag', tag)
      response.assertHeader('cache-control', 'private, no-cache')
      assert.isUndefined(response.header('content-type'))
    }
    const other = await ask(client, world, route).header('If-None-Match', '"1"')
    other.assertStatus(200)
  })

  test('is sent again after a change of related data, and can still be written', async ({
    assert,
    client,
  }) => {
    const world = await createV1World()
    const route = v1Routes().find(({ name }) => name === show)!
    const before = await ask(client, world, route)
    const tag = String(before.header('etag'))
    await world.domain.merge({ name: 'Another name' }).save()

    const after = await ask(client, world, route).header('If-None-Match', tag)
    after.assertStatus(200)
    assert.equal(after.body().domain.name, 'Another name')
    assert.equal(after.body().version, before.body().version)

    const write = v1Routes().find(({ name }) => name === 'v1.skills.update')!
    const saved = await ask(client, world, write, { method: 'PATCH' })
      .header('If-Match', tag)
      .json({ description: 'New' })
    saved.assertStatus(200)
    assert.notEqual(saved.header('etag'), tag)
  })
})

test.group('A list of /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is traversed by its links, which keep filters, order and limit', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    await SkillFactory.merge([{ name: 'C' }, { name: 'A' }, { name: 'B' }]).createMany(3)
    await SkillFactory.merge({ status: 'draft' }).create()
    const read = async (address: string) => {
      const response = await client.get(address).withGuard('api').loginAs(staff)
      response.assertStatus(200)
      const links = [...(response.header('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)]
      return {
        names: response.body().data.map(({ name }: { name: string }) => name),
        links: Object.fromEntries(links.map(([, place, rel]) => [rel, place])),
      }
    }
    const start = '/v1/skills/list/?limit=1&sort=-name&status=published'
    const one = await read(start)
    assert.deepEqual([one.names, Object.keys(one.links)], [['C'], ['next']])
    const two = await read(one.links.next)
    assert.deepEqual([two.names, Object.keys(two.links)], [['B'], ['next', 'prev', 'first']])
    assert.equal(two.links.first, start)
    const three = await read(two.links.next)
    assert.deepEqual([three.names, Object.keys(three.links)], [['A'], ['prev', 'first']])
    const back = await read(three.links.prev)
    assert.deepEqual(back.names, ['B'])
  })
})

test.group('A record created on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const creations: Array<{ name: string; body: object; place: RegExp }> = [
    {
      name: 'v1.skills.store',
      body: { name: 'Welding', type: 'skill', status: 'draft' },
      place: /\/v1\/skills\/retrieve\/ID\/$/,
    },
    { name: 'v1.categories.store', body: { name: 'Crafts' }, place: /\/v1\/categories\/ID\/$/ },
    {
      name: 'v1.synonyms.store',
      body: { term: 'k8s', equivalent: 'Kubernetes' },
      place: /\/v1\/synonyms\/ID\/$/,
    },
    {
      name: 'v1.currencies.store',
      body: { code: 'CHF', rate: 1.1 },
      place: /\/v1\/currencies\/ID\/$/,
    },
    {
      name: 'v1.packages.free.store',
      body: packageOf('free'),
      place: /\/v1\/packages\/free_packages\/ID\/$/,
    },
    {
      name: 'v1.packages.basic.store',
      body: packageOf('basic'),
      place: /\/v1\/packages\/basic_packages\/ID\/$/,
    },
    {
      name: 'v1.clients.store',
      body: { name: 'Acme', email: 'acme@example.com', invite: false },
      place: /\/v1\/clients\/edit\/ID\/$/,
    },
    {
      name: 'v1.staff.store',
      body: { full_name: 'Ada', email: 'ada@example.com', role: 1 },
      place: /\/v1\/sub-admins\/edit\/ID\/$/,
    },
    {
      name: 'v1.contact.store',
      body: {
        name: 'Ada',
        email: 'ada@example.com',
        subject: 'Hello',
        message: 'A message of more than ten characters',
      },
      place: /\/v1\/contact\/ID\/$/,
    },
    {
      name: 'v1.api_keys.store',
      body: { name: 'Nightly', abilities: ['search'] },
      place: /\/v1\/api-keys\/ID\/$/,
    },
    {
      name: 'v1.webhooks.store',
      body: { url: 'https://203.1.2.3/hooks', events: ['upload.finished'] },
      place: /\/v1\/webhooks\/ID\/$/,
    },
  ]
  /** A replayed response omits the secret, so its fingerprint differs. */
  const versionIn = (tag?: string) => tag?.split('-')[0]
  for (const { name, body, place } of creations) {
    test(`is at its Location, also for a repeated key: ${name}`, async ({ assert, client }) => {
      const world = await createV1World()
      const route = v1Routes().find((known) => known.name === name)!
      const create = () =>
        ask(client, world, route).header('Idempotency-Key', 'made-once').json(body)
      const first = await create()
      const again = await create()

      assert.equal(first.status(), 201, JSON.stringify(first.body()))
      const location = String(first.header('location'))
      assert.match(location.replace(first.body().id, 'ID'), place)
      const shown = await client.get(location).withGuard('api').loginAs(world.visitorOf(route))
      shown.assertStatus(200)
      assert.equal(shown.body().id, first.body().id)

      again.assertStatus(201)
      again.assertHeader('idempotent-replayed', 'true')
      again.assertHeader('location', location)
      assert.equal(versionIn(again.header('etag')), versionIn(first.header('etag')))
    })
  }
})
