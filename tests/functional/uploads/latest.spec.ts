import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Upload, { type UploadStatus } from '#app/imports/upload'
import { UserFactory } from '#database/factories/user_factory'
import { usersWithAccess } from '#tests/helpers/users_with_access'
import { renderedPage } from '#tests/helpers/rendered_page'

const address = '/portal/admin/skills/upload-status/latest'

async function uploadsOf(statuses: UploadStatus[], more = {}) {
  for (const [place, status] of statuses.entries()) {
    const fileName = `${status} ${place}.csv`
    await Upload.create({ kind: 'skills', fileName, bytes: 1, status, options: {}, ...more })
  }
}

test.group('The upload status of the top bar', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lists running uploads, then the last five finished ones', async ({ assert, client }) => {
    await uploadsOf(['cancelled', 'failed', 'succeeded', 'failed', 'succeeded', 'cancelled'])
    await uploadsOf(['queued', 'running', 'running'])
    await uploadsOf(['queued', 'cancelled'], { held: true })
    const person = await UserFactory.merge({ role: 1 }).create()

    const response = await client.get(address).loginAs(person)

    response.assertStatus(200)
    response.assertHeader('cache-control', 'no-store')
    assert.deepEqual(
      response.body().uploads.map(({ file_name: name }: { file_name: string }) => name),
      [
        ...['running 2.csv', 'running 1.csv', 'queued 0.csv'],
        ...[
          'cancelled 5.csv',
          'succeeded 4.csv',
          'failed 3.csv',
          'succeeded 2.csv',
          'failed 1.csv',
        ],
      ]
    )
    const first = { progress: 0, kind: 'skills', dry_run: false }
    assert.containSubset(response.body().uploads[0], first)
    assert.equal(response.body().under_way, 3)
  })

  test('lists the first twenty of a long queue and its count', async ({ assert, client }) => {
    await uploadsOf(Array.from({ length: 25 }, () => 'queued' as const))
    await uploadsOf(['succeeded'])
    const person = await UserFactory.merge({ role: 1 }).create()

    const answer = await client.get(address).loginAs(person)
    const opened = answer.body()
    const closed = await client.get(`${address}/count`).loginAs(person)

    assert.equal(opened.under_way, 25)
    assert.lengthOf(opened.uploads, 21)
    assert.equal(opened.uploads.at(-1).status, 'succeeded')
    closed.assertHeader('cache-control', 'no-store')
    assert.deepEqual(closed.body(), { under_way: 25 })
  })

  test('has its count on each page of the admin area only', async ({ assert, client }) => {
    await uploadsOf(['queued', 'running', 'failed'])
    const admin = await UserFactory.create()
    const company = await UserFactory.merge({ role: 4 }).create()

    const page = await client.get('/portal/admin/profile').loginAs(admin)
    assert.equal(renderedPage(page).props.uploadsUnderWay, 2)
    page.assertTextIncludes('href="/portal/admin/skills/upload-status"')
    const other = await client.get('/portal/companyUser/profile').loginAs(company)
    assert.isNull(renderedPage(other).props.uploadsUnderWay)
  })

  test('is forbidden without the admin area', async ({ assert, client }) => {
    const company = await UserFactory.merge({ role: 4 }).create()
    const requests = [
      ['get', '/latest'],
      ['get', '/latest/count'],
    ] as const
    const people = [[company, '/portal/companyUser/dashboard']] as const
    assert.deepEqual(
      await usersWithAccess(client, '/portal/admin/skills/upload-status', requests, people),
      []
    )
  })
})
