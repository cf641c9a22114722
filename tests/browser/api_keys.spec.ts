import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import { sha256 } from '#app/accounts/sessions/token'
import ApiKey from '#app/accounts/api_keys/api_key'
import { isKeyText } from '#app/accounts/api_keys/key_text'
import { keyOf } from '#database/factories/api_key_factory'
import { createPartner } from '#database/factories/user_factory'
import { axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { untilScriptsRun } from '#tests/helpers/wait_for_scripts'

const KEYS = '/portal/partner/api-keys'

/** Everything that the browser stores of the visited pages. */
function keptHistory(page: Page): Promise<string> {
  return page.evaluate<string>(
    'JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }, document.cookie])'
  )
}

test.group('API keys in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are created, copied once, rotated and revoked', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.grantPermissions(['clipboard-read', 'clipboard-write'])
    await browserContext.loginAs(await createPartner())
    const page = (await visit('/portal/partner/dashboard')) as unknown as Page
    await page.getByRole('link', { name: 'API keys' }).click()
    await page.getByText('No API keys yet').waitFor()
    await page.getByRole('link', { name: 'New API key' }).first().click()

    await page.getByLabel('Name').fill('Job portal')
    await page.getByLabel('Call limit').fill('100')
    await page.getByRole('button', { name: 'Create key' }).click()
    await page.getByRole('heading', { name: 'Key “Job portal”' }).waitFor()
    await untilScriptsRun(page)
    const shown = page.locator('#api-key-text')
    const text = (await shown.textContent()) ?? ''
    assert.isTrue(isKeyText(text))
    await page.getByRole('button', { name: 'Copy the API key' }).click()
    await page.getByText('Copied').first().waitFor()
    assert.equal(await page.evaluate<string>('navigator.clipboard.readText()'), text)
    assert.notInclude(await keptHistory(page), text)

    const key = await ApiKey.findByOrFail({ hash: sha256(text) })
    assert.deepEqual(key.abilities, ['search', 'suggest', 'usage'])
    await page.getByRole('link', { name: 'Back to API keys' }).click()
    await page.getByRole('row', { name: /Job portal/ }).waitFor()
    assert.notInclude(await page.content(), text)
    await page.goBack()
    await page.getByText('is not stored').waitFor()
    assert.equal(await shown.count(), 0)
    assert.notInclude(await page.content(), text)

    await page.goto(new URL(KEYS, page.url()).href)
    await page.getByRole('link', { name: 'Rotate Job portal' }).click()
    await page.getByLabel(/^Keep the current secret/).selectOption('3')
    await page.getByRole('button', { name: 'Rotate' }).click()
    await page.getByText(/works until/).waitFor()
    const next = (await shown.textContent()) ?? ''
    assert.isTrue(isKeyText(next))
    assert.notEqual(next, text)

    await page.getByRole('link', { name: 'Back to API keys' }).click()
    await page.getByRole('button', { name: 'Revoke Job portal' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('row', { name: /Job portal.*Revoked/ }).waitFor()
    await key.refresh()
    assert.isNotNull(key.revokedAt)
  })

  test('are created with the keyboard only', async ({ assert, browserContext, visit }) => {
    await browserContext.loginAs(await createPartner())
    const page = (await visit(`${KEYS}/create`)) as unknown as Page

    await page.getByLabel('Name').focus()
    await page.keyboard.type('Typed')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('heading', { name: 'Key “Typed”' }).waitFor()
    const key = await ApiKey.findByOrFail({ name: 'Typed' })
    assert.deepEqual(key.abilities, ['lookup', 'suggest', 'usage'])
  }).tags(['@full'])

  test('are created, rotated and revoked without scripts', async ({ assert, browser }) => {
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: `http://${process.env.HOST}:${process.env.PORT}`,
    })
    await plain.loginAs(await createPartner())
    const page = await plain.newPage()
    await page.goto(`${KEYS}/create`)

    await page.getByRole('button', { name: 'Create key' }).click()
    await page.getByText('Enter a name').first().waitFor()
    await page.getByLabel('Name').fill('Plain')
    await page.getByRole('button', { name: 'Create key' }).click()
    const text = (await page.locator('#api-key-text').textContent()) ?? ''
    assert.isTrue(isKeyText(text))
    await page.getByRole('link', { name: 'Rotate' }).click()
    await page.getByRole('button', { name: 'Rotate' }).click()
    const next = (await page.locator('#api-key-text').textContent()) ?? ''
    assert.isTrue(isKeyText(next))
    await page.getByRole('link', { name: 'Back to API keys' }).click()
    await page.getByRole('button', { name: 'Revoke Plain' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    const key = await ApiKey.findByOrFail({ name: 'Plain' })
    assert.isNotNull(key.revokedAt)
    await plain.close()
  }).tags(['@full'])

  test('are accessible and fit on a phone', async ({ assert, browserContext, visit }) => {
    const partner = await createPartner()
    const { key } = await keyOf(partner, { name: 'Job portal, production', capCalls: 200 })
    await key.merge({ usedCalls: 120 }).save()
    const { key: revoked } = await keyOf(partner, { name: 'Old', revokedAt: key.createdAt })
    await browserContext.loginAs(partner)
    const page = (await visit(KEYS)) as unknown as Page

    for (const path of [
      KEYS,
      `${KEYS}/create`,
      `${KEYS}/edit/${key.uid}`,
      `${KEYS}/edit/${revoked.uid}`,
      `${KEYS}/rotate/${key.uid}`,
    ]) {
      await page.goto(new URL(path, page.url()).href)
      assert.deepEqual(await axeFaultsEverywhere(page), [], path)
      assert.isAtMost(await overflowOf(page), 0, path)
    }
    await page.goto(new URL(`${KEYS}/rotate/${key.uid}`, page.url()).href)
    await page.getByRole('button', { name: 'Rotate' }).click()
    await page.locator('#api-key-text').waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.isAtMost(await overflowOf(page), 0)
  }).tags(['@full'])
})
