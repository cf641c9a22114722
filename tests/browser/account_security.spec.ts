import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { Page } from 'playwright'
import { openApiFamily } from '#app/accounts/sessions/refresh_family'
import { createPartner } from '#database/factories/user_factory'
import { axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { codeOf, withTwoFactor } from '#tests/helpers/two_factor'

async function enterPassword(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill('secret-password')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
}

async function enterCode(page: Page, code: string) {
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

test.group('The security of an account in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is set up on the profile, used at the next login, and switched off', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const user = await createPartner()
    await browserContext.loginAs(user)
    const page = await visit('/portal/partner/profile')
    await page.getByRole('link', { name: 'Set up two-factor authentication' }).click()
    await page.getByRole('heading', { name: 'Two-factor authentication', level: 1 }).waitFor()
    await page.getByLabel('Current password').fill('secret-password')
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await page.getByRole('button', { name: 'Set up' }).click()

    await page.getByRole('heading', { name: 'Scan the QR code' }).waitFor()
    const written = await page.locator('#totp-secret').textContent()
    const secret = String(written).replaceAll(' ', '')
    await page.waitForFunction(`document.querySelector('.qr-code')?.naturalWidth > 0`)
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await page.getByLabel('Code from your app').fill(codeOf(secret))
    await page.getByRole('button', { name: 'Switch on' }).click()

    await page.getByRole('heading', { name: 'Recovery codes' }).waitFor()
    const codes = String(await page.locator('#recovery-codes').textContent()).split('\n')
    assert.lengthOf(codes, 10)
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download' }).click()
    const download = await downloading
    assert.equal(download.suggestedFilename(), 'recovery-codes.txt')
    await page.getByRole('link', { name: 'I have saved the codes' }).click()
    await page.getByText('On: to log in, you also need a code').waitFor()

    await browserContext.clearCookies()
    await page.goto('/portal/partner/profile')
    await enterPassword(page, user.email)
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.equal(await overflowOf(page), 0)
    await enterCode(page, '000000')
    await page.getByText('This code is wrong').first().waitFor()
    await enterCode(page, codes[0])
    await page.waitForURL('**/portal/partner/profile')

    await page.getByRole('link', { name: 'Manage two-factor authentication' }).click()
    await page.getByText('9 recovery codes are left').waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await page.getByLabel('Current password').fill('secret-password')
    await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1))
    await page.getByRole('button', { name: 'Switch off two-factor authentication' }).click()
    await page.getByText('Off: you log in with your password only.').waitFor()
  })

  test('works without JavaScript', async ({ assert, browser }) => {
    const user = await createPartner()
    const { secret } = await withTwoFactor(user)
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: `http://${process.env.HOST}:${process.env.PORT}`,
    })
    try {
      const page = await context.newPage()
      await page.goto('/auth/login')
      await enterPassword(page, user.email)
      await enterCode(page, codeOf(secret))
      await page.waitForURL('**/portal/partner/dashboard')
      await page.goto('/auth/two-factor')
      await page.getByLabel('Current password').fill('secret-password')
      await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1))
      await page.getByRole('button', { name: 'Create new recovery codes' }).click()
      const codes = await page.locator('#recovery-codes').textContent()
      assert.lengthOf(String(codes).split('\n'), 10)
    } finally {
      await context.close()
    }
  })

  test('a user ends the session of a program, then deletes the account', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const owner = await createPartner()
    await owner.load('client')
    const user = await createPartner(owner.client)
    await openApiFamily(user)
    await browserContext.loginAs(user)
    const page = await visit('/portal/partner/profile')
    await page.getByRole('link', { name: 'Show sessions' }).click()
    await page.getByRole('heading', { name: 'Sessions and devices', level: 1 }).waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.equal(await overflowOf(page), 0)
    await page.getByRole('button', { name: /^Log out Unknown program/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
    await page.getByText('The session has ended.').first().waitFor()

    await page.getByRole('link', { name: 'Back to your profile' }).click()
    await page.getByRole('link', { name: 'Download or delete' }).click()
    await page.getByRole('heading', { name: 'Your data', level: 1 }).waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download data' }).click()
    const download = await downloading
    assert.equal(download.suggestedFilename(), 'personal-data.json')
    await page.getByLabel('Current password').fill('secret-password')
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
    await page.getByText('Your account has been deleted.').first().waitFor()
    await user.refresh()
    assert.equal(user.status, 'removed')
  })
})
