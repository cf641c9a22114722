import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { portalPath } from '#app/core/door'
import { renderedPage } from '#tests/helpers/rendered_page'

/** The URLs of the scripts with the texts of the login page. */
async function scriptsOf(client: ApiClient, language: string): Promise<string[]> {
  const page = await client.get(portalPath('/auth/login')).header('accept-language', language)
  return [...page.text().matchAll(/<script defer src="([^"]+)"/g)].map(([, url]) => url)
}

test.group('The texts of a page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are scripts that browsers keep, not part of its HTML', async ({ assert, client }) => {
    const page = await client.get(portalPath('/auth/login'))
    const { props, html } = renderedPage(page)
    assert.notProperty(props, 'texts_common')
    assert.include(html, 'Forgot')

    const [common, own] = await scriptsOf(client, 'en')
    assert.match(own, /\/texts\/en\/auth-\w+\.js$/)
    const script = await client.get(common)
    script.assertStatus(200)
    script.assertHeader('content-type', 'text/javascript; charset=utf-8')
    script.assertHeader('cache-control', 'public, max-age=31536000, immutable')
    assert.isUndefined(script.header('set-cookie'))
    assert.notInclude(String(script.header('vary')), 'Cookie')
    assert.match(script.text(), /^\(window\.pageTexts\?\?=\{\}\)\.texts_common=\{"/)
  })

  test('have a URL for each language and state', async ({ assert, client }) => {
    const [english] = await scriptsOf(client, 'en')
    const [german] = await scriptsOf(client, 'de')
    assert.match(german, /\/texts\/de\/common-/)
    const outdated = await client.get(english.replace(/-\w+\.js$/, '-0123456789.js')).redirects(0)
    assert.notEqual(outdated.status(), 200)
    const unknown = await client.get(english.replace('common', 'nothing')).redirects(0)
    assert.notEqual(unknown.status(), 200)
  })
})
