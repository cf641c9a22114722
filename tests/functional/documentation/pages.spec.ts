import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { languages } from '#config/i18n'
import portal from '#config/portal'
import { mostTerms } from '#app/search/batch/lookup_validators'
import { errorCodes, sectionOf } from '#app/core/errors/error_codes'
import { bodyLimits } from '#app/core/http/body_limits'
import { fieldCodes } from '#app/core/errors/field_codes'
import { doors } from '#app/core/samples/documentation_doors'
import type { Audience } from '#app/contract/audience'
import { callChapters, findCall } from '#app/documentation/chapters'
import type { CallFacts, DocumentationPage } from '#app/documentation/page_parts'
import { guideNames, readGuide } from '#app/documentation/guide'
import { searchDocumentation } from '#app/documentation/search_documentation'
import { titlesIn } from '#app/documentation/titles'
import { guideValues } from '#app/documentation/guide_values'
import { longestTextBytes } from '#app/search/extract/extract_validators'
import DefaultSetup from '#app/billing/default_setup'
import { keyOf } from '#database/factories/api_key_factory'
import { UserFactory } from '#database/factories/user_factory'
import { createPartnerWith, spentOf } from '#tests/functional/playground/graph'
import { renderedPage } from '#tests/helpers/rendered_page'

/** A page for a guest. */
async function read(client: ApiClient, path: string, language = 'en') {
  return renderedPage(await client.get(path).header('Accept-Language', language))
}

const reader = { door: doors.public, language: 'en', visitor: 'guest' } as const

/** The ids of the sections of a page. */
async function idsOn(client: ApiClient, path: string): Promise<string[]> {
  const { props } = await read(client, path)
  return (props as DocumentationPage).sections.map(({ id }) => id)
}

/** The operations of a page that have a form to try them. */
function callsToTry({ sections }: Pick<DocumentationPage, 'sections'>): CallFacts[] {
  return sections.flatMap(({ call }) => (call?.try_form ? [call] : []))
}

test.group('The documentation', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('describes every operation of the contract on the page of its tag', async ({
    assert,
    client,
  }) => {
    const admin = await UserFactory.create()
    for (const { slug, title, calls } of callChapters('staff')) {
      const { html } = renderedPage(await client.get(`/docs/${slug}`).loginAs(admin))
      assert.include(html, `<h1 id="page" tabindex="-1">${title}</h1>`)
      for (const { id, path } of calls) {
        assert.include(html, `<h2 id="${id}"`)
        assert.include(html, path)
      }
    }
  })

  test('names both bounds of a number, also 0', ({ assert }) => {
    const { parameters } = findCall('search')!
    for (const name of ['min_weight', 'max_weight']) {
      assert.containSubset(parameters, [{ name, limits: ['0 to 100'] }])
    }
  })

  test('shows guests and partners the operations of partners only', async ({ assert, client }) => {
    const { partner } = await createPartnerWith()
    const pages = [
      await read(client, '/docs/packages'),
      renderedPage(await client.get('/docs/packages').loginAs(partner)),
      renderedPage(await client.get('/portal/partner/Documentation/packages').loginAs(partner)),
    ]
    for (const { props, html } of pages as Array<{ props: DocumentationPage; html: string }>) {
      assert.include(html, 'id="offers-available"')
      assert.notInclude(html, 'id="packages-basic-store"')
      assert.notInclude(
        props.navigation.map(({ name }) => name),
        'staff_calls'
      )
    }
    const ofStaff = await client.get('/docs/staff').loginAs(partner)
    ofStaff.assertStatus(404)
  })

  test('has a section for each code, linked by the type of problems', async ({
    assert,
    client,
  }) => {
    const { html } = await read(client, '/docs/errors')
    for (const code of Object.keys(errorCodes)) assert.include(html, `id="${sectionOf(code)}"`)
    const refused = await client.get('/v1/skills/playground-search/').qs({ limit: 1 })
    const anchor = refused.body().type.split('#')[1]
    assert.include(html, `id="${anchor}"`)
    for (const code of Object.keys(fieldCodes))
      assert.include(html, `<td><code>${code}</code></td>`)
  })

  test('shows the changelog of the API', async ({ assert, client }) => {
    const { html } = await read(client, '/docs/changelog')
    assert.include(html, 'OpenAPI 3.1')
    assert.include(html, 'id="november-2026"')
  })

  test('responds with 404 for other pages', async ({ client }) => {
    const response = await client.get('/docs/nonsense')
    response.assertStatus(404)
  })

  test('shows the current prices and limits of Limitation Setup', async ({ assert, client }) => {
    const setup = await DefaultSetup.current()
    await setup.merge({ playgroundSearchPrice: 7, requestsPerMinute: 4321 }).save()

    const { html } = await read(client, '/docs/cost')

    assert.match(html, /playground-search\/<\/a><\/td>\s*<td>7<\/td>/)
    const limits = await read(client, '/docs/limits')
    assert.include(limits.html, '4,321')
    const page = await read(client, '/docs/search')
    assert.include(page.html, '7 calls')
  })

  test('shows partners the prefix of their newest active key, free of charge', async ({
    assert,
    client,
  }) => {
    const { partner, pack } = await createPartnerWith()
    const path = '/portal/partner/Documentation'
    const without = renderedPage(await client.get(path).loginAs(partner))
    assert.include(without.html, '/portal/partner/api-keys/create')
    const { key, text } = await keyOf(partner, { name: 'Warehouse' })

    const { html, component } = renderedPage(await client.get(path).loginAs(partner))

    assert.equal(component, 'documentation/portal')
    assert.include(html, `${key.prefix}••••`)
    assert.notInclude(html, text)
    assert.include(html, 'href="/portal/partner/Documentation/search"')
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })
  })

  test('identifies guests and staff, without keys', async ({ assert, client }) => {
    const { props } = await read(client, '/docs')
    assert.equal(props.reader.kind, 'guest')
    const admin = await UserFactory.create()
    const staff = renderedPage(await client.get('/docs').loginAs(admin))
    assert.deepEqual(staff.props.reader, { kind: 'staff' })
  })

  test('shows samples in the language of the URL, and remembers it', async ({ assert, client }) => {
    const asked = await client.get('/docs/search').qs({ code: 'python' })
    assert.include(renderedPage(asked).html, 'urllib')
    assert.include(String(asked.header('set-cookie')), 'code=python')
    const later = await fetch(`${portal.url}/docs/search`, { headers: { cookie: 'code=php' } })
    assert.include(await later.text(), 'file_get_contents')
    const wrong = await client.get('/docs/search').qs({ code: 'cobol' })
    assert.include(renderedPage(wrong).html, 'curl')
  })

  test('speaks German but for the descriptions of calls, which are marked as English', async ({
    assert,
    client,
  }) => {
    const guide = await read(client, '/docs', 'de')
    assert.include(guide.html, 'Schnelleinstieg')
    const { html, props } = await read(client, '/docs/search', 'de')
    assert.include(html, '<h1 id="page" tabindex="-1">Suche</h1>')
    assert.include(html, 'Verfügbar für')
    const { navigation } = props as DocumentationPage
    const entries = navigation.flatMap(({ items }) => items.map(({ title }) => title))
    assert.includeMembers(entries, ['Schnelleinstieg', 'Suche', 'API-Schlüssel', 'Fehler'])
    assert.notIncludeMembers(entries, ['Search', 'API keys'])
    assert.include(html, '<h2 id="search"><a href="#search">Verwandte Kompetenzen suchen</a></h2>')
    assert.match(html, /<div class="doc-prose " lang="en"><p>Returns the skills related/)
  })

  test('has titles of chapters and calls in every language', async ({ assert }) => {
    const chapters = ['staff', 'partner'].flatMap((audience) => callChapters(audience as Audience))
    for (const language of languages.filter((name) => name !== 'en')) {
      const titles = await titlesIn(language)
      assert.sameMembers(Object.keys(titles!.chapters), [
        ...new Set(chapters.map(({ slug }) => slug)),
      ])
      const calls = chapters.flatMap((chapter) => chapter.calls.map((call) => call.operationId))
      assert.sameMembers(Object.keys(titles!.calls), [...new Set(calls)])
    }
  })

  test('shows limits as in the code', async ({ assert, client }) => {
    for (const [language, lookup] of [
      ['en', 'Names, ids or URIs in a lookup'],
      ['de', 'Namen, IDs oder URIs pro Nachschlagen'],
    ]) {
      const { html } = await read(client, '/docs/limits', language)
      assert.include(html, `<td>${lookup}</td>\n<td>${mostTerms}</td>`)
      assert.include(html, `<td>${longestTextBytes / 1024} KB</td>`)
      assert.include(html, `<td>${bodyLimits.megabytes} MB</td>`)
      const text = await readFile(`resources/documentation/${language}/limits.md`, 'utf8')
      assert.notMatch(text, /\| +\d/, 'a limit is written twice')
    }
  })

  test('has the same sections and code in every language', async ({ assert }) => {
    const setup = await DefaultSetup.current()
    for (const name of guideNames) {
      const [english, german] = await Promise.all(
        (['en', 'de'] as const).map(async (language) => {
          const values = await guideValues(setup, language)
          const { sections } = await readGuide(name, { language, values, links: (href) => href })
          return sections.map(({ id, parts }) => [
            id,
            ...parts.flatMap((part) =>
              part.kind === 'place' ? [`${part.name} ${part.argument.split(' ')[0]}`] : []
            ),
          ])
        })
      )
      assert.deepEqual(german, english, name)
    }
  })

  test('only refers to existing operations, pages and sections', async ({ assert, client }) => {
    const targets = new Set<string>()
    const places = new Map<string, string[]>()
    for (const language of ['en', 'de'] as const) {
      const names = guideNames.map((name) => `resources/documentation/${language}/${name}.md`)
      const texts = await Promise.all(names.map((name) => readFile(name, 'utf8')))
      for (const [, call] of texts.join('').matchAll(/(?:\(call:|^::(?:call|answer) )(\w+)/gm)) {
        assert.isNotNull(findCall(call), call)
      }
      for (const [, href] of texts.join('').matchAll(/\((\/docs[^)]*)\)/g)) targets.add(href)
    }
    for (const { path } of await searchDocumentation('e', reader, Infinity)) targets.add(path)
    for (const target of targets) {
      const [path, id] = target.split('#')
      const ids = places.get(path) ?? (await idsOn(client, path))
      places.set(path, ids)
      if (id) assert.include(ids, id, target)
      assert.deepEqual(ids, [...new Set(ids)], path)
    }
    assert.isAbove(places.size, 20)
  })

  test('is found by its words, those in titles first', async ({ assert, client }) => {
    const { html, props } = await read(client, '/docs?q=webhook%20signature')
    assert.include(html, '1 section for “webhook signature”')
    assert.deepEqual(
      props.found.hits.map(({ path }: { path: string }) => path),
      ['/docs/webhooks']
    )
    for (const [text, path] of [
      ['quota_exceeded', '/docs/errors#quota-exceeded'],
      ['Look up skills', '/docs/search#lookup'],
      ['Text to skills', '/docs/extract'],
      ['calls.low', '/docs/webhooks#webhook-calls-low'],
    ]) {
      const [first] = await searchDocumentation(text, reader)
      assert.equal(first.path, path)
    }
    const nothing = await read(client, '/docs?q=%3Cb%3Ezebra')
    assert.include(nothing.html, 'Nothing found for “&lt;b&gt;zebra”')
    const german = await read(client, '/docs?q=Rechnungen', 'de')
    assert.equal(german.props.found.hits[0].title, 'Rechnungen')
    const titles = await searchDocumentation('Assign a free package', reader)
    assert.notInclude(
      titles.map(({ note }) => note.split(' ')[0]),
      'POST'
    )
  })

  test('is found by the palette, in the portal of partners', async ({ assert, client }) => {
    const { partner } = await createPartnerWith()
    const response = await client
      .get('/portal/partner/Documentation?q=webhooks')
      .accept('json')
      .loginAs(partner)
    const { data } = response.body()
    assert.equal(data[0].path, '/portal/partner/Documentation/webhooks')
    assert.isAtMost(data.length, 8)
    const page = await client.get('/portal/partner/search?q=webhooks').loginAs(partner)
    assert.include(page.text(), 'href="/portal/partner/Documentation/webhooks"')
  })

  test('shows the price of each call beside its sample', async ({ assert, client }) => {
    const setup = await DefaultSetup.current()
    await setup.merge({ lookupPrice: 3 }).save()
    const batch = await read(client, '/docs/batch')
    const { samples } = batch.props as DocumentationPage
    assert.equal(samples.lookup[0].price, '3 calls')
    const start = await read(client, '/docs', 'de')
    assert.match(start.html, /<span class="doc-type"> · (<!-- -->)?1 Aufruf</)
  })

  test('shows the messages of webhooks with their fields', async ({ assert, client }) => {
    const { props } = await read(client, '/docs/webhooks')
    const { sections, samples } = props as DocumentationPage
    const low = sections.find(({ event }) => event?.name === 'calls.low')!
    const fields = low.event!.fields.map(({ name }) => name)
    assert.includeMembers(fields, ['type', 'timestamp', 'data', 'percentage'])
    assert.lengthOf(samples[low.id], 1)
    assert.notInclude(
      sections.map(({ event }) => event?.name),
      'upload.finished'
    )
  })

  test('offers guests only the search to try, and no operations with secrets', async ({
    assert,
    client,
  }) => {
    const { props } = await read(client, '/docs/search')
    const offered = callsToTry(props)
    assert.deepEqual(
      offered.map(({ path }) => path),
      ['/skills/playground-search/']
    )
    const { partner } = await createPartnerWith()
    const auth = renderedPage(await client.get('/docs/authentication').loginAs(partner))
    const methods = callsToTry(auth.props).map(({ method }) => method)
    assert.deepEqual([...new Set(methods)], ['GET'])
  })
})
