import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { Browser, BrowserContextOptions } from 'playwright'
import { createSkill } from '#app/catalogue/skills/create_skill'
import { UserFactory } from '#database/factories/user_factory'
import { axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { createOffers } from '#tests/helpers/offers'
import { createGraph, createPartnerWith } from '#tests/functional/playground/graph'
import { untilScriptsRun } from '#tests/helpers/wait_for_scripts'

/** Words that every page would contain if its texts were English. */
const english =
  /\b(the|and|with|your|search|save|delete|edit|show|all|none|of|skill|skills|package|log in|password|previous|next)\b/i

async function visitorFrom(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 844 },
    baseURL: `http://${process.env.HOST}:${process.env.PORT}`,
    ...options,
  })
  return { context, page: await context.newPage() }
}

test.group('Languages in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a German user logs in, sees skills and an error in German', async ({ assert, browser }) => {
    const person = await UserFactory.create()
    await createSkill({ name: 'Schweißen', status: 'published' }, { actorId: null })
    const { context, page } = await visitorFrom(browser, { locale: 'de-DE' })
    const read = async () => {
      const words = await page.locator('body').innerText()
      return english.exec(words.replaceAll(person.fullName, ''))?.[0]
    }

    await page.goto('/auth/login')
    assert.equal(await page.locator('html').getAttribute('lang'), 'de')
    assert.isUndefined(await read())
    await page.getByLabel('E-Mail').fill(person.email)
    await page.getByLabel('Passwort').fill('secret-password')
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Übersicht' }).waitFor()
    await untilScriptsRun(page)

    await page.getByRole('complementary').locator('summary', { hasText: 'Kompetenzen' }).click()
    await page.getByRole('complementary').getByRole('link', { name: 'Kompetenzen' }).click()
    const row = page.getByRole('row', { name: /Schweißen/ })
    await row.waitFor()
    assert.match(await row.innerText(), /Veröffentlicht[^]*\d{2}\.\d{2}\.\d{4}/)
    assert.isUndefined(await read())

    await page.goto('/portal/admin/skills/create')
    await page.getByRole('button', { name: 'Erstellen', exact: true }).click()
    await page.getByText('Korrigieren Sie 1 Angabe').waitFor()
    assert.isUndefined(await read())
    await context.close()
  })

  test('a German partner searches and sees numbers, money and dates in German format', async ({
    assert,
    browser,
  }) => {
    await createGraph()
    await createOffers()
    const { partner } = await createPartnerWith({ totalCalls: 1234 })
    const { context, page } = await visitorFrom(browser, { locale: 'de-DE' })
    await context.loginAs(partner)
    await page.goto('/playground')
    await page.getByRole('combobox').first().fill('Python, ')
    await page.getByRole('button', { name: /^Suchen/ }).click()
    await page.locator('#answer:focus').waitFor()
    assert.include(await page.locator('body').innerText(), '1.233')

    await page.goto('/portal/partner/packages-list')
    assert.match(await page.getByRole('main').innerText(), /\d[\d.,]*\s[€$]/)
    await page.goto('/portal/partner/all-activated-packages')
    const row = page.getByRole('row').filter({ hasText: 'Free Pack' })
    assert.match(await row.innerText(), /Aktiv[^]*\d{2}\.\d{2}\.\d{4}/)
    await context.close()
  })

  for (const [how, javaScriptEnabled] of [
    ['with scripts', true],
    ['without scripts', false],
  ] as const) {
    test(`an English reader switches to German in the footer, ${how}`, async ({
      assert,
      browser,
    }) => {
      const { context, page } = await visitorFrom(browser, {
        locale: 'en-GB',
        javaScriptEnabled,
      })
      await page.goto('/about-us')
      const german = page.getByRole('button', { name: 'Deutsch' })
      assert.equal(await german.getAttribute('lang'), 'de')
      await german.click()
      await page.getByRole('link', { name: 'Über uns' }).waitFor()
      assert.include(page.url(), '/about-us')
      assert.equal(await page.locator('html').getAttribute('lang'), 'de')
      assert.equal(await german.getAttribute('aria-pressed'), 'true')

      await page.getByRole('link', { name: 'Kontakt', exact: true }).click()
      await page.waitForURL('**/contact-us')
      await page.getByRole('button', { name: 'English' }).click()
      await page.getByRole('link', { name: 'AboutUs' }).waitFor()
      await context.close()
    })
  }

  test('a German page fits on a phone and is accessible', async ({ assert, browser }) => {
    await createSkill({ name: 'Schweißen', status: 'published' }, { actorId: null })
    const { context, page } = await visitorFrom(browser, { locale: 'de-DE' })
    await context.loginAs(await UserFactory.create())
    for (const path of ['/portal/admin/skills', '/portal/admin/profile', '/contact-us']) {
      await page.goto(path)
      assert.deepEqual(await axeFaultsEverywhere(page), [], path)
      await page.setViewportSize({ width: 390, height: 844 })
      assert.isAtMost(await overflowOf(page), 0, path)
    }
    await context.close()
  }).tags(['@full'])
})
