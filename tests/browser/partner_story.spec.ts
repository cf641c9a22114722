import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/user'
import ClientPackage from '#app/billing/client_package'
import DefaultSetup from '#app/billing/default_setup'
import { PackageFactory } from '#database/factories/package_factory'
import { createGraph } from '#tests/functional/playground/graph'

/** The tokens that the browser stores for `/v1`; empty if there are none. */
function keptTokens(page: Page): Promise<{ access: string; refresh: string }> {
  return page.evaluate(`({
    access: localStorage.getItem('accessToken') ?? '',
    refresh: localStorage.getItem('refreshToken') ?? '',
  })`)
}

test.group('The workflow of a partner', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('registers, searches, reads explanations, spends one call, finds it in the history, logs out', async ({
    assert,
    client,
    visit,
  }) => {
    await createGraph()
    const free = await PackageFactory.merge({ name: 'Free Pack', totalCalls: 100 }).create()
    const setup = await DefaultSetup.current()
    await setup.merge({ freePackageId: free.id }).save()

    const page = await visit('/auth/register')
    await page.getByLabel('Organisation').fill('Analytical Engines')
    await page.getByLabel('Your name').fill('Ada Lovelace')
    await page.getByLabel('E-mail').fill('ada@example.com')
    await page.getByLabel('Password').fill('a long secret password')
    await page.getByRole('button', { name: 'Register' }).click()
    await page.waitForURL('**/portal/partner/dashboard')
    await page.getByText('0 of 100 calls').waitFor()

    await page.getByRole('link', { name: 'Search in the playground' }).click()
    const field = page.getByRole('combobox', { name: 'Skills' })
    await field.pressSequentially('Pyt')
    await page.getByRole('option', { name: 'Python' }).click()
    await field.pressSequentially('SQL,')
    await page.getByRole('button', { name: 'Search · 1 call' }).click()

    await page.getByRole('heading', { name: '2 related skills' }).waitFor()
    const statistics = page.getByRole('row', { name: /Statistics/ })
    assert.match(await statistics.innerText(), /\t60\t/)
    assert.match(await statistics.innerText(), /Python\s+Related\s+20\s+Weak/)
    assert.match(await statistics.innerText(), /SQL\s+Related\s+50\s+Medium/)
    await page.getByText('1 of 100 calls').waitFor()
    const answered = page.url()
    await page.reload()
    await page.getByRole('heading', { name: '2 related skills' }).waitFor()
    await page.getByText('1 of 100 calls').waitFor()

    await page.getByRole('link', { name: 'Search-history' }).click()
    const search = page.getByRole('row', { name: /Python \+ SQL/ })
    const text = await search.innerText()
    assert.match(text, /Playground\s+2 of 2\s+\d+ ms\s+Ada Lovelace\s+Free Pack, 1 call/)
    const today = new Date().toISOString().slice(0, 10)
    await page.getByRole('textbox', { name: 'From', exact: true }).fill(today)
    await page.getByLabel('To', { exact: true }).fill(today)
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL(`**/search-history?from=${today}&to=${today}`)
    await search.getByRole('link').click()
    await page.getByRole('heading', { name: '2 related skills' }).waitFor()
    assert.equal(page.url().replace(/#.*/, ''), answered.replace(/#.*/, ''))

    const ada = await User.findByOrFail({ email: 'ada@example.com' })
    const pack = await ClientPackage.findByOrFail({ clientId: ada.clientId! })
    assert.equal(pack.usageCalls, 1)
    assert.lengthOf(await db.from('call_ledger').where({ client_package_id: pack.id }), 1)

    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.waitForURL('**/portal/partner/dashboard')
    const { access, refresh } = await keptTokens(page)
    const before = await client.get('/v1/skills/user-free-package-detail/').bearerToken(access)
    assert.deepEqual(before.body(), { total_calls: 100, usage_calls: 1, pack_name: null })

    await page.getByLabel('Profile of Ada Lovelace').click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/auth/login')
    assert.deepEqual(await keptTokens(page), { access: '', refresh: '' })
    const after = await client.get('/v1/skills/user-free-package-detail/').bearerToken(access)
    after.assertStatus(401)
    const renewed = await client.post('/v1/auth/token/refresh/').json({ refresh })
    renewed.assertStatus(401)
    await page.goto(answered)
    await page.getByText('visible only to the person who searched').waitFor()
    assert.equal(await page.getByRole('row').count(), 0)
  })
})
