import { XMLValidator } from 'fast-xml-parser'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import portal from '#config/portal'
import { callChapters, placeOfCall } from '#app/documentation/chapters'
import { skillPath } from '#app/catalogue/skills/skill_path'
import { SkillFactory } from '#database/factories/skill_factory'
import { renderedPage } from '#tests/helpers/rendered_page'
import { searchable } from '#tests/helpers/searchable_skills'

test.group('Resources for crawlers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('llms.txt has the guide with its code, and links to every call for partners', async ({
    assert,
    client,
  }) => {
    const response = await client.get('/llms.txt')
    response.assertStatus(200)
    response.assertHeader('content-type', 'text/plain; charset=utf-8')
    const text = response.text()
    assert.match(text, /^# .+\n\n> .+\n\n## Quick start\n/)
    assert.include(text, "import { Skillary, SkillaryProblem } from 'skillary-client'")
    for (const { calls } of callChapters('partner')) {
      for (const call of calls) {
        assert.include(text, `](${portal.url}${portal.basePath}${placeOfCall(call, '/docs')})`)
      }
    }
    for (const page of ['', '/cost', '/batch', '/webhooks', '/changelog']) {
      assert.include(text, `](${portal.url}${portal.basePath}/docs${page})`)
    }
    assert.notMatch(text, /\]\((\/|call:)|^::|\{\{/m)
  })

  test('robots.txt excludes the portal and refers to the sitemap', async ({ assert, client }) => {
    const response = await client.get('/robots.txt')
    response.assertStatus(200)
    response.assertHeader('content-type', 'text/plain; charset=utf-8')
    const lines = response.text().split('\n')
    for (const path of [
      '/portal/',
      '/v1/',
      '/auth/reset-password/',
      '/auth/accept-invitation/',
      '/invoice-reader/',
      '/playground?',
    ]) {
      assert.include(lines, `Disallow: ${portal.basePath}${path}`)
    }
    assert.include(lines, `Sitemap: ${portal.url}${portal.basePath}/sitemap.xml`)
  })

  test('the sitemaps list existing public pages and published skills', async ({
    assert,
    client,
  }) => {
    const names = ['C++', 'Welding', 'Ärztliche Kunst']
    const skills = await searchable(...names, { name: 'Secret', status: 'draft' })
    const addressesIn = async (path: string) => {
      const response = await client.get(path)
      response.assertStatus(200)
      response.assertHeader('content-type', 'application/xml; charset=utf-8')
      response.assertHeader('cache-control', 'public, max-age=3600')
      assert.isUndefined(response.header('set-cookie'))
      assert.isTrue(XMLValidator.validate(response.text()))
      return [...response.text().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found]) => found)
    }
    const home = `${portal.url}${portal.basePath}`
    const [pages, ...files] = await addressesIn(`${portal.basePath}/sitemap.xml`)
    assert.equal(pages, `${home}/sitemaps/pages.xml`)
    const addresses = await addressesIn(pages.slice(portal.url.length))
    const own = [
      '/',
      '/about-us',
      '/contact-us',
      '/invoice-reader',
      '/playground',
      '/auth/register',
    ]
    const documentation = ['', '/cost', '/webhooks', '/packages', '/errors', '/changelog']
    assert.includeMembers(
      addresses,
      [...own, ...documentation.map((path) => `/docs${path}`)].map((path) => `${home}${path}`)
    )
    assert.deepEqual(addresses, [...new Set(addresses)])
    const listed = []
    for (const file of files) listed.push(...(await addressesIn(file.slice(portal.url.length))))
    assert.deepEqual(
      listed,
      skills.slice(0, 3).map(({ uid: id, name }) => `${home}${skillPath({ id, name })}`)
    )
    for (const address of [...addresses, ...listed]) {
      const page = await client.get(address.slice(portal.url.length)).redirects(0)
      page.assertStatus(200)
    }
    for (const part of ['0', '01', '1e0', '9999']) {
      const unknown = await client.get(`${portal.basePath}/sitemaps/skills/${part}.xml`)
      unknown.assertStatus(404)
    }
  })

  test('sitemaps have at most 50,000 skills, and none is empty', async ({ assert, client }) => {
    const far = await SkillFactory.merge({ id: 50_000_000 }).create()
    await SkillFactory.merge({ id: 50_050_001, status: 'draft' }).create()
    const next = await SkillFactory.merge({ id: 50_100_001 }).create()
    const index = await client.get('/sitemap.xml')
    const files = [...index.text().matchAll(/\/skills\/(\d+)\.xml/g)].map(([, part]) => part)
    assert.deepEqual(files.slice(-2), ['1000', '1003'])
    for (const [part, { uid: id, name }] of [
      ['1000', far],
      ['1003', next],
    ] as const) {
      const file = await client.get(`/sitemaps/skills/${part}.xml`)
      assert.lengthOf(file.text().match(/<url>/g) ?? [], 1)
      assert.include(file.text(), `${skillPath({ id, name })}</loc>`)
    }
    const drafts = await client.get('/sitemaps/skills/1002.xml')
    drafts.assertStatus(404)
  })

  test('robots.txt and sitemap respect BASE_PATH and APP_URL', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { url, basePath } = portal
    cleanup(() => {
      Object.assign(portal, { url, basePath })
    })
    Object.assign(portal, { url: 'https://skills.example', basePath: '/graph' })

    const robots = await client.get('/robots.txt')
    assert.include(robots.text(), 'Disallow: /graph/portal/')
    assert.include(robots.text(), 'Sitemap: https://skills.example/graph/sitemap.xml')
    const sitemap = await client.get('/sitemap.xml')
    assert.include(sitemap.text(), '<loc>https://skills.example/graph/sitemaps/pages.xml</loc>')
  })

  test('each public page has a description, canonical URL and preview', async ({
    assert,
    client,
  }) => {
    const titles = new Set<string>()
    for (const path of ['/', '/about-us', '/contact-us']) {
      const { html } = renderedPage(await client.get(`${path}?from=elsewhere`))
      const address = `${portal.url}${portal.basePath}${path}`
      assert.match(html, /<html lang="en"/)
      assert.match(html, /<meta name="description" content="[^"]{50,170}"/)
      assert.include(html, `<link rel="canonical" href="${address}"`)
      assert.include(html, `<meta property="og:url" content="${address}"`)
      assert.include(html, `content="${portal.url}${portal.basePath}/icons/shared.png"`)
      titles.add(/<title[^>]*>(.*?)<\/title>/.exec(html)?.[1] ?? '')
    }
    assert.equal(titles.size, 3)
  })

  test('each public page has its metadata in the requested language', async ({
    assert,
    client,
  }) => {
    for (const [path, title, words] of [
      ['/', 'Wissen, welche Kompetenzen zusammengehören', 'gewichteten Beziehungen'],
      ['/about-us', 'Über uns', 'wie Aufrufe berechnet werden'],
      ['/contact-us', 'Kontakt', 'Sie erhalten eine Antwort per E-Mail.'],
    ]) {
      const page = await client.get(path).header('Accept-Language', 'de')
      const html = page.text()
      assert.include(html, `<meta property="og:title" content="${title} · Skillary"`)
      assert.match(html, new RegExp(`<meta name="description" content="[^"]*${words}`))
      assert.match(html, new RegExp(`<meta property="og:description" content="[^"]*${words}`))
    }
    const home = await client.get('/').header('Accept-Language', 'de')
    assert.include(home.text(), '"inLanguage":"de"')
  })

  test('the home page describes its search as structured data', async ({ assert, client }) => {
    const { html } = renderedPage(await client.get('/'))
    const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
    const graph = JSON.parse(data ?? '{}')['@graph']
    assert.deepEqual(
      graph.map((node: Record<string, unknown>) => node['@type']),
      ['Organization', 'WebSite']
    )
    assert.equal(
      graph[1].potentialAction.target.urlTemplate,
      `${portal.url}${portal.basePath}/playground?skills={search_term_string}`
    )
  })

  test('the referenced icons exist', async ({ assert, client }) => {
    const { html } = renderedPage(await client.get('/'))
    const icons = [...html.matchAll(/(?:href|content)="([^"]*\/icons\/[^"]+)"/g)]
    assert.isAtLeast(icons.length, 4)
    for (const [, icon] of icons) {
      const file = await client.get(icon.replace(portal.url, ''))
      file.assertStatus(200)
      assert.match(file.header('content-type') ?? '', /^image\//)
      assert.include(file.header('cache-control'), 'max-age=86400')
    }
  })
})
