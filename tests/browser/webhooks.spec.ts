import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Webhook from '#app/webhooks/webhook'
import { openSecret } from '#app/webhooks/webhook_secret'
import { createPartner } from '#database/factories/user_factory'
import { axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { isGenuine, startReceiver, withStatus } from '#tests/helpers/receiver'
import { runDue } from '#tests/helpers/jobs'

test.group('Webhooks in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are created, tested and sent again, signed with the displayed secret', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const receiver = await startReceiver(withStatus(500, 'not yet'))
    await browserContext.loginAs(await createPartner())
    const page = await visit('/portal/partner/webhooks')
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await page.getByRole('link', { name: 'New webhook' }).first().click()
    await page.getByLabel('URL').fill(receiver.url)
    await page.getByLabel('calls.low').check()
    await page.getByRole('button', { name: 'Create webhook' }).click()
    await page.getByRole('button', { name: 'Show secret' }).click()
    await page.getByText('This is the signing secret:').waitFor()
    const webhook = await Webhook.firstOrFail()
    const secret = openSecret(webhook.secret)!
    await page.getByText(secret).waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.isAtMost(await overflowOf(page), 0)

    await page.getByRole('link', { name: 'Back to webhook' }).click()
    await page.getByRole('button', { name: 'Send test' }).click()
    await page.getByText('The test message will be sent.').first().waitFor()
    await runDue('webhook_deliveries')
    await page.getByText('The server did not accept the message.').first().waitFor()
    await page.getByText('Message and responses').click()
    await page.getByText('not yet').waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.isAtMost(await overflowOf(page), 0)

    receiver.answers = withStatus(200)
    await page.getByRole('button', { name: /Send again/ }).click()
    await page.getByText('The message will be sent again.').first().waitFor()
    await runDue('webhook_deliveries')
    await page.locator('td .status', { hasText: 'Delivered' }).waitFor()
    assert.equal(await page.locator('.webhook-attempts > li').count(), 2)
    assert.isTrue(receiver.received.every((message) => isGenuine(message, secret)))
  })
})
