import { doors } from '#app/core/samples/documentation_doors'
import { findCall, placeOfCall } from '#app/documentation/chapters'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import SearchHistory from '#app/billing/metering/search_history'
import { UserFactory } from '#database/factories/user_factory'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'
import { renderedPage } from '#tests/helpers/rendered_page'

/** Searches on the page; returns the URL of the result, without its fragment. */
async function search(client: ApiClient, person: User, fields: Record<string, unknown>) {
  const posted = await client
    .post('/playground')
    .form(fields)
    .withCsrfToken()
    .redirects(0)
    .loginAs(person)
  return posted.header('location')!.replace(/#.*/, '')
}

const entities: Record<string, string> = { '&#60;': '<', '&#62;': '>', '&#38;': '&' }
const textOf = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&#\d+;/g, (entity) => entities[entity])

/** The names and order of all keys, without values. */
const shapeOf = (value: unknown): unknown =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)])
    : null

test.group('The tabs of a result', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('show the stored result without searching or charging again', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    const address = await search(client, partner, { 'skills[]': 'Python', 'more': 'SQL' })

    for (const view of ['graph', 'json', 'code', 'nonsense', '']) {
      const { props } = renderedPage(await client.get(`${address}&view=${view}`).loginAs(partner))
      assert.equal(props.view.name, ['graph', 'json', 'code'].includes(view) ? view : 'table')
    }

    assert.lengthOf(await SearchHistory.all(), 1)
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
  })

  test('keep the selected tab for the next search', async ({ assert, client }) => {
    await createGraph()
    const admin = await UserFactory.create()
    assert.include(await search(client, admin, { skills: 'Python', view: 'graph' }), '&view=graph')
    assert.notInclude(await search(client, admin, { skills: 'Python', view: 'x' }), 'view')
  })

  test('are empty for other users and before a search', async ({ assert, client }) => {
    await createGraph()
    const { partner } = await createPartnerWith()
    const address = await search(client, partner, { skills: 'Python' })
    const { partner: stranger } = await createPartnerWith()

    for (const path of [`${address}&view=json`, '/playground?skills=Python&view=json']) {
      const { props } = renderedPage(await client.get(path).loginAs(stranger))
      assert.deepEqual(props.view, { name: 'table' })
    }
  })

  test('show the same JSON as /v1', async ({ assert, client }) => {
    await createGraph()
    const { partner } = await createPartnerWith()
    const address = await search(client, partner, { skills: 'Python, Pyhton & <b>' })
    const api = await client
      .get('/v1/skills/playground-search/')
      .qs({ skills: 'Python, Pyhton & <b>' })
      .withGuard('api')
      .loginAs(partner)

    const { props } = renderedPage(await client.get(`${address}&view=json`).loginAs(partner))

    assert.notInclude(props.view.html, '<b>')
    const shown = JSON.parse(textOf(props.view.html))
    const { request_id: id, calls, ...rest } = shown
    const { request_id: otherId, calls: otherCalls, ...others } = api.body()
    assert.deepEqual(rest, others)
    assert.notEqual(id, otherId)
    assert.deepEqual(
      [calls, otherCalls],
      [
        { charged: 1, remaining: 9 },
        { charged: 1, remaining: 8 },
      ]
    )
    assert.deepEqual(shapeOf(shown), shapeOf(api.body()))
  })

  test('show the rows of the table as a graph', async ({ assert, client }) => {
    await createGraph()
    const { partner } = await createPartnerWith()
    const address = await search(client, partner, { skills: 'Python, SQL' })

    const { props, html } = renderedPage(await client.get(`${address}&view=graph`).loginAs(partner))

    const { nodes, edges } = props.view.graph
    const names = nodes.map(({ name }: { name: string }) => name)
    assert.deepEqual(names, ['Python', 'SQL', 'Django', 'Statistics'])
    assert.deepEqual(
      edges.map(({ from, to, type, weight }: Record<string, number>) => [
        names[from],
        names[to],
        type,
        weight,
      ]),
      props.search.answer.matches.flatMap((match: Record<string, any>) =>
        match.reasons.map((reason: Record<string, any>) => [
          reason.skill.name,
          match.name,
          reason.type,
          reason.weight,
        ])
      )
    )
    assert.include(html, 'Statistics, score 60. Python: Related, 20; SQL: Related, 50')
  })

  test('show code that runs the same search', async ({ assert, client, cleanup }) => {
    const { mathematics } = await createGraph()
    const { partner, pack } = await createPartnerWith()
    const address = await search(client, partner, {
      'skills[]': ['Python', 'SQL', 'ear, nose and throat', `it's "\\$x`],
      'min_weight': 30,
      'domain': mathematics.uid,
    })
    const signedIn = await client
      .post('/v1/auth/login/')
      .json({ email: partner.email, password: 'secret-password' })

    const { props } = renderedPage(await client.get(`${address}&view=code`).loginAs(partner))
    assert.equal(props.view.documentation, placeOfCall(findCall('search')!, doors.portal))

    const samples: Array<{ title: string; html: string }> = props.view.samples
    assert.deepEqual(
      samples.map(({ title }) => title),
      ['curl', 'JavaScript', 'Python', 'PHP', 'Command line']
    )
    const german = await client
      .get(`${address}&view=code`)
      .header('Accept-Language', 'de')
      .loginAs(partner)
    const headings = [...renderedPage(german).html.matchAll(/<h3>([^<]+)<\/h3>/g)]
    assert.deepEqual(
      headings.map(([, heading]) => heading),
      ['curl', 'JavaScript', 'Python', 'PHP', 'Kommandozeile']
    )
    const [curl, javascript, python, php] = samples.map(({ html }) => textOf(html))
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })

    process.env.SKILLARY_KEY = signedIn.body().access
    cleanup(() => {
      delete process.env.SKILLARY_KEY
    })
    const { matches } = await run(javascript)
    assert.deepEqual(matches, props.search.answer.matches)
    assert.deepEqual(named(matches), ['Statistics'])
    assert.deepEqual(await spentOf(pack), { counter: 2, ledger: 2 })
    assert.include(curl, `--data-urlencode 'skills[]=it'\\''s "\\$x'`)
    assert.include(python, String.raw`("skills[]", "it's \"\\$x")`)
    assert.include(php, String.raw`'it\'s "\\$x'`)
  })

  test('show guests code without a token', async ({ assert, client }) => {
    await createGraph()
    const posted = await client
      .post('/playground')
      .form({ skills: 'Python' })
      .withCsrfToken()
      .redirects(0)
    const location = new URL(posted.header('location')!, 'http://portal')
    const id = location.searchParams.get('search')

    const { props } = renderedPage(
      await client
        .get(`/playground${location.search}&view=code`)
        .withSession({ guest_searches: [id] })
    )

    const samples: Array<{ title: string; html: string }> = props.view.samples
    assert.deepEqual(
      samples.map(({ title }) => title),
      ['curl', 'JavaScript', 'Python', 'PHP']
    )
    for (const { html } of samples) assert.notMatch(textOf(html), /TOKEN|KEY|Authorization/)
    const { matches } = await run(textOf(samples[1].html))
    assert.deepEqual(named(matches), ['Django', 'SQL', 'Statistics'])
  })
})

const named = (matches: Array<{ name: string }>) => matches.map(({ name }) => name)

/** Runs the JavaScript as a module, without the last line, which prints the result. */
function run(code: string): Promise<{ matches: Array<{ name: string }> }> {
  const module = code.replace(/\nfor .*$/, '\nexport { matches }')
  return import(`data:text/javascript,${encodeURIComponent(module)}`)
}
