import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright'
import { DateTime } from 'luxon'
import { successorsOf } from '#app/accounts/sessions/token'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { axeFaults, axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { expectConsoleErrors, collectConsoleErrors } from '#tests/browser/console'
import { untilScriptsRun } from '#tests/helpers/wait_for_scripts'

const SUGGESTIONS = '**/v1/skills/playground-skill-suggestions/**'
const REFRESH = '**/v1/auth/token/refresh/'

type Entries = Record<string, string>

function entriesOf(page: Page): Promise<Entries> {
  return page.evaluate('({ ...localStorage })')
}

/** Waits until the page's script has requested its tokens. */
async function tokensOf(page: Page): Promise<Entries> {
  await page.evaluate(`new Promise((resolve) => {
    const look = () =>
      localStorage.getItem('user') ? resolve() : requestAnimationFrame(look)
    look()
  })`)
  return entriesOf(page)
}

async function expireAccess() {
  const past = DateTime.utc().minus({ minutes: 1 }).toFormat('yyyy-MM-dd HH:mm:ss')
  await db.from('access_tokens').update({ expires_at: past })
}

/** Types into the playground; returns the final status of the suggestions. */
async function suggestionsOn(page: Page, text: string): Promise<number> {
  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('playground-skill-suggestions')) statuses.push(response.status())
  })
  const answered = page.waitForResponse(
    (response) => response.url().includes(`q=${text}`) && response.status() === 200
  )
  await page.getByRole('combobox').first().fill(text)
  const response = await answered
  return response.status()
}

test.group('The session in the browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('logging in stores four entries; logging out clears them and ends the session', async ({
    assert,
    visit,
  }) => {
    const user = await createPartner()
    const page = await visit('/portal/partner/dashboard')
    await page.waitForURL('**/auth/login')
    await page.getByLabel('E-mail').fill(user.email)
    await page.getByLabel('Password').fill('secret-password')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL('**/portal/partner/dashboard')

    const tokens = await tokensOf(page)
    assert.sameMembers(Object.keys(tokens), ['user', 'accessToken', 'refreshToken', 'refresh'])
    assert.equal(JSON.parse(tokens.user).role, 2)
    assert.match(tokens.accessToken, /^ska_/)
    assert.match(tokens.refreshToken, /^skr_/)
    assert.equal(tokens.refresh, tokens.refreshToken)
    assert.notInclude(await page.content(), tokens.accessToken)
    assert.notInclude(await page.evaluate('JSON.stringify(history.state)'), tokens.accessToken)

    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    assert.deepEqual(await entriesOf(page), tokens)

    await page.locator('details.profile summary').click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/auth/login')
    assert.deepEqual(await entriesOf(page), {})
    assert.lengthOf(await db.from('page_sessions').where('user_id', user.id), 0)
    const family = await db.from('refresh_families').where('user_id', user.id).firstOrFail()
    assert.equal(family.revoked_reason, 'signed_out')
    await page.goBack()
    await page.waitForURL('**/auth/login')
    await untilScriptsRun(page)
    await page.getByLabel('Password').waitFor()
  })

  test('a failed logout is logged and changes nothing', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const consoleErrors = collectConsoleErrors(browserContext)
    expectConsoleErrors(/status of 500|Logout failed/)
    await browserContext.loginAs(await createPartner())
    const page = await visit('/portal/partner/dashboard')
    const tokens = await tokensOf(page)
    await page.route('**/v1/auth/logout/', (route) =>
      route.fulfill({ status: 500, json: { detail: 'No.' } })
    )
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Logout failed')
    )

    await page.locator('details.profile summary').click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await logged

    assert.match(page.url(), /dashboard$/)
    assert.deepEqual(await entriesOf(page), tokens)
    assert.isNotEmpty(consoleErrors)
  }).tags(['@full'])

  test('two tabs with an expired access token get the same new pair', async ({
    assert,
    browserContext,
    visit,
  }) => {
    expectConsoleErrors(/status of 401/)
    const user = await createPartner()
    await browserContext.loginAs(user)
    const one = await visit('/playground')
    const tokens = await tokensOf(one)
    const other = await visit('/playground')
    await other.getByRole('combobox').first().waitFor()
    await expireAccess()
    const renewals: Array<Promise<unknown>> = []
    browserContext.on('response', (response) => {
      if (response.url().endsWith('/v1/auth/token/refresh/')) renewals.push(response.json())
    })

    const statuses = await Promise.all([suggestionsOn(one, 'red'), suggestionsOn(other, 'blue')])

    assert.deepEqual(statuses, [200, 200])
    // The second tab may not see the stored pair yet and then receives the same one.
    const renewed = await Promise.all(renewals)
    assert.isNotEmpty(renewed)
    for (const pair of renewed) assert.deepEqual(pair, renewed[0])
    const family = await db.from('refresh_families').where('user_id', user.id).firstOrFail()
    assert.equal(family.generation, 2)
    const next = await entriesOf(other)
    assert.equal(next.refreshToken, successorsOf(tokens.refreshToken)[0].refresh)
    assert.equal(next.refresh, next.refreshToken)
    assert.equal(next.user, tokens.user)
  })

  test('two tabs also get the same pair without the Web Locks API', async ({
    assert,
    browserContext,
    visit,
  }) => {
    expectConsoleErrors(/status of 401/)
    await browserContext.addInitScript(
      `Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }); delete Navigator.prototype.locks`
    )
    const user = await createPartner()
    await browserContext.loginAs(user)
    const one = await visit('/playground')
    await tokensOf(one)
    const other = await visit('/playground')
    await other.getByRole('combobox').first().waitFor()
    assert.isFalse(await other.evaluate(`'locks' in navigator`))
    await expireAccess()

    const statuses = await Promise.all([suggestionsOn(one, 'red'), suggestionsOn(other, 'blue')])

    assert.deepEqual(statuses, [200, 200])
    const family = await db.from('refresh_families').where('user_id', user.id).firstOrFail()
    assert.equal(family.generation, 2)
    assert.isNull(family.revoked_at)
    assert.notProperty(await entriesOf(one), 'lock:skillary-tokens')
  }).tags(['@full'])

  test('a copied local storage is useless in another browser', async ({
    assert,
    browser,
    browserContext,
    visit,
  }) => {
    expectConsoleErrors(/status of 401/)
    await browserContext.loginAs(await createPartner())
    const page = await visit('/playground')
    const tokens = await tokensOf(page)
    await expireAccess()

    const elsewhere = await browser.newContext()
    const thief = await elsewhere.newPage()
    await thief.goto(new URL('/', page.url()).href)
    const status = await thief.evaluate(
      `fetch('/v1/auth/token/refresh/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ refresh: '${tokens.refreshToken}' }),
      }).then((response) => response.status)`
    )
    await elsewhere.close()

    assert.equal(status, 401)
  })

  test('after a failed refresh, a login in another tab keeps the input', async ({
    assert,
    browserContext,
    visit,
  }) => {
    expectConsoleErrors(/status of 401/)
    const user = await createPartner()
    await browserContext.loginAs(user)
    const page = await visit('/playground')
    await tokensOf(page)
    await db.from('refresh_families').delete()
    await db.from('page_sessions').delete()

    const refused = page.waitForResponse(REFRESH)
    await page.getByRole('combobox').first().fill('something long that was typed')
    const response = await refused
    assert.equal(response.status(), 401)
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await dialog.waitFor()
    assert.deepEqual(await axeFaults(page), [])
    assert.notProperty(await entriesOf(page), 'accessToken')

    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByText('You are not logged in yet.').waitFor()

    const opened = browserContext.waitForEvent('page')
    await dialog.getByRole('link', { name: 'Log in again' }).click()
    const tab = await opened
    await tab.getByLabel('E-mail').fill(user.email)
    await tab.getByLabel('Password').fill('secret-password')
    await tab.getByRole('button', { name: 'Log in' }).click()
    await tab.waitForURL('**/portal/partner/dashboard')
    await tokensOf(tab)

    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.waitFor({ state: 'detached' })
    const typed = page.getByRole('combobox').first()
    assert.equal(await typed.inputValue(), 'something long that was typed')
    assert.equal(await suggestionsOn(page, 'red'), 200)
  })

  test('a guest’s page sends and stores no token', async ({ assert, visit }) => {
    const page = await visit('/auth/login')
    await page.evaluate(`localStorage.setItem('accessToken', 'left behind')`)
    await page.goto(new URL('/playground', page.url()).href)
    const suggestionRequest = page.waitForRequest(SUGGESTIONS)
    await page.getByRole('combobox').first().fill('red')
    const request = await suggestionRequest

    assert.isUndefined(await request.headers().authorization)
    assert.deepEqual(await entriesOf(page), {})
  }).tags(['@full'])

  test('a user logs in, reads and logs out without scripts', async ({ assert, browser, visit }) => {
    const user = await UserFactory.create()
    const scripted = await visit('/auth/login')
    const { origin } = new URL(scripted.url())
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
    const page = await plain.newPage()
    await page.goto('/portal/admin/skills')
    await page.getByLabel('E-mail').fill(user.email)
    await page.getByLabel('Password').fill('a wrong password')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page
      .getByRole('alert')
      .getByText('The e-mail address or the password is wrong.')
      .first()
      .waitFor()
    assert.equal(await page.getByLabel('E-mail').inputValue(), user.email)

    await page.getByLabel('Password').fill('secret-password')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL('**/portal/admin/skills')
    await page.locator('details.profile summary').click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/auth/login')
    assert.lengthOf(await db.from('page_sessions'), 0)
    await plain.close()
  })
})

test.group('Login pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const pages = [
    '/auth/login',
    '/auth/register',
    '/auth/forgot-password',
    '/auth/reset-password/unknown',
    '/auth/confirm-email/unknown',
  ]

  for (const path of pages) {
    test(`${path} is accessible, fits a phone, and logs nothing`, async ({ assert, visit }) => {
      const page = await visit(path)
      assert.deepEqual(await axeFaultsEverywhere(page), [])
      assert.isAtMost(await overflowOf(page), 0)
    }).tags(['@full'])
  }

  test('registration errors are shown next to their fields and keep the input', async ({
    assert,
    visit,
  }) => {
    const page = await visit('/auth/register')
    await page.getByLabel('Organisation').fill('Analytical Engines')
    await page.getByLabel('Password').fill('short')
    await page.getByRole('button', { name: 'Register' }).click()

    const summary = page.getByRole('alert').filter({ hasText: /Correct \d/ })
    await summary.waitFor()
    assert.equal(await page.getByLabel('Organisation').inputValue(), 'Analytical Engines')
    assert.equal(await page.getByLabel('Password').inputValue(), '')
    assert.equal(await page.getByLabel('E-mail').getAttribute('aria-invalid'), 'true')
    assert.deepEqual(await axeFaults(page), [])
  }).tags(['@full'])
})
