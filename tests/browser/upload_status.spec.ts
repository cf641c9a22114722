import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { Page } from 'playwright'
import Upload from '#app/imports/upload'
import { UserFactory } from '#database/factories/user_factory'
import { axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'

const upload = { kind: 'skills', bytes: 10, options: {}, total: 100 } as const

const buttonOf = (page: Page) => page.getByLabel(/^Upload-status(, .* in progress)?$/).first()
const panelOf = (page: Page) => page.getByRole('region', { name: 'Upload-status' })

test.group('The upload status in the top bar', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows running uploads until they end', async ({ assert, browserContext, visit }) => {
    const over = { ...upload, kind: 'categories', status: 'succeeded_with_errors' } as const
    const { id } = await Upload.create({ ...over, fileName: 'over.csv' })
    await Upload.create({ ...over, fileName: 'undone.csv', status: 'succeeded', undoOf: id })
    const running = {
      ...upload,
      fileName: 'running.csv',
      status: 'running',
      checkpoint: 25,
    } as const
    const task = await Upload.create(running)
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/profile')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const address = '/portal/admin/skills/upload-status/latest'
    await page.waitForRequest((request) => request.url().endsWith(`${address}/count`))
    assert.notInclude(asked, address)
    await page.getByLabel('Upload-status, 1 in progress').click()

    const items = panelOf(page).getByRole('listitem')
    await items.first().getByText('25 %').waitFor()
    assert.equal(await items.first().getByRole('progressbar').getAttribute('value'), '25')
    await items.nth(1).getByRole('link', { name: 'Undo of undone.csv' }).waitFor()
    await items.nth(2).getByText('Succeeded with errors · Domains').waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.isAtMost(await overflowOf(page), 0)

    await task.merge({ checkpoint: 50 }).save()
    await items.first().getByText('50 %').waitFor()
    await task.merge({ status: 'succeeded' }).save()
    await items.first().getByText('Succeeded', { exact: true }).waitFor()
    assert.equal(await buttonOf(page).getAttribute('aria-label'), 'Upload-status')
    const link = items.first().getByRole('link', { name: 'running.csv' })
    assert.equal(await link.getAttribute('href'), `/portal/admin/skills/upload-status/${task.uid}`)
  })
})
