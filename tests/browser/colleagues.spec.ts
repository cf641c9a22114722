import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import { findByApiKey } from '#app/accounts/api_keys/find_by_api_key'
import User from '#app/accounts/user'
import { keyOf } from '#database/factories/api_key_factory'
import { createPartner } from '#database/factories/user_factory'
import { axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'

const COLLEAGUES = '/portal/partner/colleagues'

async function createTeam() {
  const owner = await createPartner()
  await owner.load('client')
  const member = await createPartner(owner.client)
  return { owner, member }
}

test.group('Colleagues in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are invited, made owner, suspended, and removed with their keys', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const { owner, member } = await createTeam()
    const { text } = await keyOf(member)
    await browserContext.loginAs(owner)
    const page = (await visit('/portal/partner/dashboard')) as unknown as Page
    await page.getByRole('link', { name: 'Colleagues' }).click()
    await page.getByRole('link', { name: 'Invite a person' }).click()
    await page.getByLabel('Name').fill('Ada Lovelace')
    await page.getByLabel('E-mail address').fill('ada@example.com')
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await page.getByRole('row', { name: /Ada Lovelace.*Invited/ }).waitFor()

    const name = member.fullName
    await page.getByRole('button', { name: `Make owner ${name}` }).click()
    await page.getByText(`${name} is an owner now.`).waitFor()
    await page.getByRole('button', { name: `Suspend ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
    await page.getByRole('row', { name: new RegExp(`${name}.*Suspended`) }).waitFor()
    await page.getByRole('button', { name: `End ownership ${owner.fullName}` }).click()
    await page.getByText('An active owner must remain.').waitFor()
    await page.getByRole('button', { name: `Reactivate ${name}` }).click()
    await page.getByRole('row', { name: new RegExp(`${name}.*Active`) }).waitFor()

    await page.getByRole('link', { name: `Remove ${name}` }).click()
    await page.getByLabel('Revoke API keys').check()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByText(`Removed ${name}.`).waitFor()
    assert.equal(await page.getByRole('row').count(), 3)
    await member.refresh()
    assert.equal(member.status, 'removed')
    assert.isNull(await findByApiKey(text))
  })

  test('are managed without scripts on a phone; others only see them', async ({
    assert,
    browser,
  }) => {
    const { owner, member } = await createTeam()
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
      baseURL: `http://${process.env.HOST}:${process.env.PORT}`,
    })
    await plain.loginAs(owner)
    const page = await plain.newPage()
    await page.goto(COLLEAGUES)
    await page.getByRole('link', { name: `Remove ${member.fullName}` }).click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: `Make owner ${member.fullName}` }).click()
    await page.getByText('is an owner now').waitFor()
    const changed = await User.findOrFail(member.id)
    assert.isTrue(changed.isOwner)
    assert.isAtMost(await overflowOf(page), 0)

    await changed.merge({ isOwner: false }).save()
    await plain.loginAs(changed)
    await page.goto(COLLEAGUES)
    await page.getByText('Ask an owner to invite').waitFor()
    assert.equal(await page.getByRole('link', { name: 'Invite a person' }).count(), 0)
    assert.equal(await page.getByRole('button', { name: /Suspend|Make owner/ }).count(), 0)
  })
})
