import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import portal from '#config/portal'
import { renderedPage } from '#tests/helpers/rendered_page'

test.group('Resources for crawlers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('robots.txt excludes the portal and refers to the sitemap', async ({ assert, client }) => {
    const response = await client.get('/robots.txt')
    response.assertStatus(200)
    response.assertHeader('content-type', 'text/plain; charset=utf-8')
    const lines = response.text().split('\n')
    for (const path of ['/portal/', '/v1/', '/auth/reset-password/', '/auth/accept-invitation/']) {
      assert.include(lines, `Disallow: ${portal.basePath}${path}`)
    }
    assert.include(lines, `Sitemap: ${portal.url}${portal.basePath}/sitemap.xml`)
  })

  test('the sitemap lists existing public pages', async ({ assert, client }) => {
    const response = await client.get(`${portal.basePath}/sitemap.xml`)
    response.assertStatus(200)
    response.assertHeader('content-type', 'application/xml')
    const addresses = [...response.text().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found]) => found)
    assert.deepEqual(
      addresses,
      [
        '/',
        '/about-us',
        '/contact-us',
        '/invoice-reader',
        '/playground',
        '/docs',
        '/auth/register',
      ].map((path) => `${portal.url}${portal.basePath}${path}`)
    )
    for (const address of addresses) {
      const page = await client.get(address.slice(portal.url.length)).redirects(0)
      page.assertStatus(200)
    }
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
    assert.include(sitemap.text(), '<loc>https://skills.example/graph/about-us</loc>')
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
