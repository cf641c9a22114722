import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { inviteUser } from '#app/accounts/invitations/invite'
import { Role } from '#app/accounts/role'
import User from '#app/accounts/user'
import Client from '#app/accounts/client'
import { updateClient } from '#app/clients/update_client'
import { inTransaction } from '#app/core/db/in_transaction'
import Currency from '#app/money/currency'
import { operator } from '#app/accounts/audit/audit_log'
import { ClientPackageFactory, PackageFactory } from '#database/factories/package_factory'
import { ClientFactory, createPartner, UserFactory } from '#database/factories/user_factory'
import { mailedToken } from '#tests/helpers/account_mails'
import { axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'

async function inviteAda() {
  const client = await ClientFactory.merge({ name: 'Smiths & Sons' }).create()
  const invitee = { fullName: 'Ada', email: 'ada@example.com', role: Role.partner }
  const user = await inTransaction((trx) =>
    inviteUser(trx, { ...invitee, clientId: client.id }, operator)
  )
  return { user, token: await mailedToken(user.email) }
}

test.group('Clients and accounts in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('staff create a client, edit it, invite a second user and suspend it', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.merge({ role: Role.subAdmin }).create())
    await Currency.create({ code: 'CHF', name: 'Swiss franc', symbol: 'CHF' })

    const page = await visit('/portal/admin/clients')
    await page.getByRole('link', { name: 'New client' }).first().click()
    await page.getByRole('heading', { name: 'New client' }).waitFor()
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByText('Correct 2 fields').waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Acme')
    await page.getByLabel('Contact person (optional)').fill('Wile Coyote')
    await page.getByLabel('E-mail address', { exact: true }).fill('wile@acme.example')
    await page.getByLabel('Country').selectOption('US')
    await page.getByLabel('Default currency').selectOption('CHF')
    await page.getByRole('button', { name: 'Create', exact: true }).click()

    await page.getByRole('heading', { name: 'Acme', level: 1 }).waitFor()
    await page.getByText('An invitation is on its way to wile@acme.example').first().waitFor()
    await page.getByRole('link', { name: 'Invite a person' }).click()
    await page.getByRole('heading', { name: 'Invite a person for Acme' }).waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Road Runner')
    await page.getByLabel('E-mail').fill('runner@acme.example')
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await page.getByText('Sent an invitation to runner@acme.example').first().waitFor()

    await page.getByRole('button', { name: 'Suspend Road Runner' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend', exact: true }).click()
    await page.getByText('Suspended Road Runner').first().waitFor()
    await page.getByRole('button', { name: 'Suspend Acme' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend', exact: true }).click()
    await page.getByText('Suspended the client “Acme”').first().waitFor()

    const acme = await Client.findByOrFail('name', 'Acme')
    assert.equal(acme.status, 'suspended')
    assert.equal(acme.country, 'US')
    const runner = await User.findByOrFail('email', 'runner@acme.example')
    assert.equal(runner.status, 'suspended')
  })

  test('invited users accept without JavaScript and are logged in', async ({ assert, browser }) => {
    const { user, token } = await inviteAda()
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: `http://${process.env.HOST}:${process.env.PORT}`,
    })
    try {
      const page = await context.newPage()
      await page.goto(`/auth/accept-invitation/${token}`)
      await page.getByText('ada@example.com').waitFor()
      await page.getByLabel('Your name').fill('Ada Smith')
      await page.getByLabel('Password').fill('a-long-password')
      await page.getByRole('button', { name: 'Accept invitation' }).click()
      await page.getByRole('heading', { level: 1 }).waitFor()
      assert.match(page.url(), /\/portal\/partner\/dashboard$/)
    } finally {
      await context.close()
    }
    await user.refresh()
    assert.equal(user.fullName, 'Ada Smith')
    assert.equal(user.status, 'active')
  })

  test('a user changes their name and password and stays logged in', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const person = await createPartner()
    await browserContext.loginAs(person)
    const page = await visit('/portal/partner/dashboard')
    await page.getByLabel(`Profile of ${person.fullName}`).click()
    await page.getByRole('link', { name: 'Your profile' }).click()
    await page.getByRole('heading', { name: 'Your profile' }).waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Ada Smith')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByLabel('Profile of Ada Smith').waitFor()

    const form = page.locator('form#password')
    await form.getByLabel('Current password').fill('wrong-password')
    await form.getByLabel('New password').fill('another-password')
    await form.getByRole('button', { name: 'Change password' }).click()
    await form.getByText('This is not your current password.').first().waitFor()
    assert.equal(await page.locator('form#person').getByText('This is not').count(), 0)
    await form.getByLabel('Current password').fill('secret-password')
    await form.getByLabel('New password').fill('another-password')
    await form.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('You are logged out everywhere else.').first().waitFor()
    await page.getByRole('heading', { name: 'Your profile' }).waitFor()
    const sessions = await db.from('page_sessions').where('user_id', person.id)
    assert.lengthOf(sessions, 1)
  }).tags(['@full'])

  test('the pages are accessible and fit the screen', async ({ assert, browserContext, visit }) => {
    const admin = await UserFactory.create()
    await browserContext.loginAs(admin)
    const partner = await createPartner(
      await ClientFactory.merge({ name: 'Smiths & Sons', country: 'CH' }).create()
    )
    await partner.load('client')
    const { id: packageId } = await PackageFactory.create()
    await ClientPackageFactory.merge({
      clientId: partner.client.id,
      packageId,
      usageCalls: 80,
    }).create()
    await updateClient(
      partner.client,
      { phone: '+41 44 555 00 00', notes: 'A long note '.repeat(20) },
      { actor: { id: admin.id, ip: '192.0.2.7' } }
    )
    await inviteAda()
    const colleague = await UserFactory.merge({ role: Role.companyUser }).create()

    const addresses = [
      '/portal/admin/clients',
      '/portal/admin/clients?search=nothing',
      '/portal/admin/clients/create',
      `/portal/admin/clients/edit/${partner.client.uid}`,
      `/portal/admin/clients/edit/${partner.client.uid}/people/create`,
      '/portal/admin/sub-admins',
      '/portal/admin/sub-admins/create',
      `/portal/admin/sub-admins/edit/${admin.uid}`,
      `/portal/admin/sub-admins/edit/${colleague.uid}`,
      '/portal/admin/profile',
      '/portal/admin/audit-log',
    ]
    const page = await visit('/portal/admin/dashboard')
    for (const address of addresses) {
      await page.goto(new URL(address, page.url()).href)
      for (const details of await page.locator('details.changes > summary').all()) {
        await details.click()
      }
      assert.deepEqual(await axeFaultsEverywhere(page), [], address)
      assert.isAtMost(await overflowOf(page), 0, address)
    }
  }).tags(['@full'])

  test('the pages for invitations and new addresses are accessible', async ({ assert, visit }) => {
    const { token } = await inviteAda()
    for (const address of [
      `/auth/accept-invitation/${token}`,
      '/auth/accept-invitation/used',
      '/auth/confirm-new-email/any',
    ]) {
      const page = await visit(address)
      assert.deepEqual(await axeFaultsEverywhere(page), [], address)
      assert.isAtMost(await overflowOf(page), 0, address)
    }
  }).tags(['@full'])
})
