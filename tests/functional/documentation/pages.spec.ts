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
import type { Audience } from '#app/contract/audience'
import { callChapters, findCall } from '#app/documentation/chapters'
import type { CallFacts, DocumentationPage } from '#app/documentation/documentation_page'
import { guideSections, readGuide } from '#app/documentation/guide'
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
      assert.include(html, `<h1 tabindex="-1">${title}</h1>`)
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

    const { html } = await read(client, '/docs')

    assert.match(html, /playground-search\/<\/a><\/td>\s*<td>7<\/td>/)
    assert.include(html, '4,321')
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
    assert.include(html, '<h1 tabindex="-1">Suche</h1>')
    assert.include(html, 'Verfügbar für')
    const { navigation } = props as DocumentationPage
    const entries = navigation.flatMap(({ items }) => items.map(({ title }) => title))
    assert.includeMembers(entries, ['Anleitung', 'Suche', 'API-Schlüssel', 'Fehler'])
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
      const { html } = await read(client, '/docs', language)
      assert.include(html, `<td>${lookup}</td>\n<td>${mostTerms}</td>`)
      assert.include(html, `<td>${longestTextBytes / 1024} KB</td>`)
      assert.include(html, `<td>${bodyLimits.megabytes} MB</td>`)
      const text = await readFile(`resources/documentation/${language}/limits.md`, 'utf8')
      assert.notMatch(text, /\| +\d/, 'a limit is written twice')
    }
  })

  test('has the same sections and code in every language', async ({ assert }) => {
    const setup = await DefaultSetup.current()
    for (const name of guideSections) {
      const [english, german] = await Promise.all(
        (['en', 'de'] as const).map(async (language) => {
          const values = await guideValues(setup, language)
          const { parts } = await readGuide(name, { language, values, links: (href) => href })
          return parts.flatMap((part) =>
            part.kind === 'place' ? [`${part.name} ${part.argument.split(' ')[0]}`] : []
          )
        })
      )
      assert.deepEqual(german, english, name)
    }
  })

  test('only refers to existing operations', async ({ assert }) => {
    for (const operation of ['search', 'lookup', 'changes', 'extract']) {
      assert.isNotNull(findCall(operation), operation)
    }
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
