import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { UserFactory } from '#database/factories/user_factory'
import { renderedPage } from '#tests/helpers/rendered_page'

test.group('The language of a page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is the browser’s preferred supported language, else English', async ({
    assert,
    client,
  }) => {
    for (const [asked, language] of [
      ['de-AT, en;q=0.5', 'de'],
      ['fr, de;q=0.8, en;q=0.5', 'de'],
      ['fr', 'en'],
      ['en-GB, de;q=0.5', 'en'],
    ]) {
      const response = await client.get('/auth/login').header('Accept-Language', asked)
      assert.include(response.text(), `<html lang="${language}"`, asked)
      assert.equal(renderedPage(response).props.language, language)
      assert.match(response.header('vary')!, /Accept-Language/)
      assert.match(response.header('vary')!, /X-Inertia/i)
    }
  })

  test('is only sent together with its texts', async ({ assert, client }) => {
    const { component, version } = renderedPage(await client.get('/playground'))

    const part = await client
      .get('/playground')
      .header('Accept-Language', 'de')
      .header('X-Inertia', 'true')
      .header('X-Inertia-Version', version)
      .header('X-Inertia-Partial-Component', component)
      .header('X-Inertia-Partial-Data', 'pageSession')

    part.assertStatus(200)
    assert.property(part.body().props, 'portal')
    assert.notProperty(part.body().props, 'language')
    assert.notProperty(part.body().props, 'texts_common')
  })

  test('is the guest’s choice in this browser, or the user’s on every device', async ({
    assert,
    client,
  }) => {
    const asGuest = client.get('/auth/login')
    asGuest.cookiesJar.language = { name: 'language', value: 'de' }
    const guest = await asGuest
    assert.include(guest.text(), 'Passwort vergessen?')

    const person = await UserFactory.merge({ appearance: { language: 'de' } }).create()
    const page = await client
      .get('/portal/admin/profile')
      .header('Accept-Language', 'en')
      .loginAs(person)
    assert.include(page.text(), '<html lang="de"')
  })

  test('can be selected with a form on public pages, which redirects back', async ({
    assert,
    client,
  }) => {
    const page = renderedPage(await client.get('/about-us'))
    for (const [language, name] of [
      ['en', 'English'],
      ['de', 'Deutsch'],
    ]) {
      assert.match(page.html, new RegExp(`<button[^>]* lang="${language}"[^>]*>${name}</button>`))
    }
    const chosen = await client
      .post('/appearance')
      .header('Referer', '/about-us')
      .form({ language: 'de' })
      .withCsrfToken()
      .redirects(0)
    chosen.assertStatus(302)
    chosen.assertHeader('location', '/about-us')
    assert.include(String(chosen.headers()['set-cookie']), 'language=de;')
  })

  test('can be set in the profile for every device, and unset', async ({ assert, client }) => {
    const person = await UserFactory.create()
    const page = () =>
      client.get('/portal/admin/profile').header('Accept-Language', 'en').loginAs(person)
    const choose = (language: string) =>
      client.post('/appearance').form({ language }).loginAs(person).withCsrfToken().redirects(0)

    await choose('de')
    await person.refresh()
    assert.deepEqual(person.appearance, { language: 'de' })
    const german = renderedPage(await page()).html
    assert.include(german, '<html lang="de"')
    assert.match(german, /<button[^>]* aria-pressed="true"[^>]*>Deutsch</)

    await choose('auto')
    assert.match(renderedPage(await page()).html, /aria-pressed="true"[^>]*>Browser default</)

    await choose('fr')
    await person.refresh()
    assert.deepEqual(person.appearance, { language: 'auto' })
  })

  test('also applies to refusals', async ({ assert, client }) => {
    const form = client.post('/appearance').form({ language: 'de' }).header('Accept-Language', 'de')
    const refused = await form.redirects(0)
    assert.include(JSON.stringify(refused.flashMessages()), 'Die Seite war zu lange offen.')
  })

  test('does not affect /v1, which is always English', async ({ assert, client }) => {
    const person = await UserFactory.merge({ appearance: { language: 'de' } }).create()
    for (const [address, status] of [
      ['/v1/skills/list/?typ=tool', 400],
      ['/v1/skills/list/?limit=0', 422],
    ] as const) {
      const asked = client.get(address).header('Accept-Language', 'de')
      asked.cookiesJar.language = { name: 'language', value: 'de' }
      const response = await asked.withGuard('api').loginAs(person)
      response.assertStatus(status)
      assert.match(response.body().detail, /^(Unknown parameter|limit must be a whole number)/)
    }
    const asked = client.get('/v1/clients/list/').header('Accept-Language', 'de')
    asked.cookiesJar.language = { name: 'language', value: 'de' }
    const response = await asked
    assert.equal(response.body().title, 'Authentication required')
    assert.match(response.body().detail, /^[\x20-\x7e]+$/)
  })
})
