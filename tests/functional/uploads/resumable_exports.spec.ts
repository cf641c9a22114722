import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { makeSkills } from '#tests/helpers/imports'
import { removesFiles } from '#tests/helpers/queued_uploads'
import type User from '#app/accounts/user'

const address = '/v1/skills/export-skills/'

function ask(client: ApiClient, user: User, path: string, headers: Record<string, string> = {}) {
  return client.get(path).headers(headers).withGuard('api').loginAs(user)
}

test.group('Resumable exports', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(removesFiles)

  test('are stored with snapshot=true, and parts have the original bytes', async ({
    assert,
    client,
  }) => {
    await makeSkills(['Python', 'SQL', 'Zürich'])
    const staff = await UserFactory.merge({ role: 4 }).create()
    const whole = await ask(client, staff, `${address}?snapshot=true`)
    whole.assertStatus(200)
    assert.equal(whole.header('accept-ranges'), 'bytes')
    assert.include(whole.header('cache-control'), 'no-transform')
    assert.equal(Number(whole.header('content-length')), Buffer.byteLength(whole.text()))
    const place = String(whole.header('content-location'))
    const etag = String(whole.header('etag'))

    await makeSkills(['Added later'])
    const rest = await ask(client, staff, place, { 'range': 'bytes=20-', 'if-range': etag })
    rest.assertStatus(206)
    const size = Buffer.byteLength(whole.text())
    assert.equal(rest.header('content-range'), `bytes 20-${size - 1}/${size}`)
    assert.equal(rest.text(), Buffer.from(whole.text()).subarray(20).toString())
    const again = await ask(client, staff, place)
    assert.equal(again.text(), whole.text())
  })

  test('are sent completely for another ETag or an unsupported range', async ({
    assert,
    client,
  }) => {
    await makeSkills(['Python'])
    const staff = await UserFactory.merge({ role: 1 }).create()
    const whole = await ask(client, staff, `${address}?snapshot=true&format=jsonl`)
    const place = String(whole.header('content-location'))
    for (const headers of [
      { 'range': 'bytes=20-', 'if-range': '"another"' },
      { range: 'bytes=-5' },
      { range: 'bytes=0-1,3-4' },
    ] as Array<Record<string, string>>) {
      const answer = await ask(client, staff, place, headers)
      answer.assertStatus(200)
      assert.equal(answer.text(), whole.text())
    }
    const behind = await ask(client, staff, place, { range: 'bytes=1000000-' })
    behind.assertStatus(416)
  })

  test('are only available to their user, at their own URL', async ({ client }) => {
    await makeSkills(['Python'])
    const staff = await UserFactory.merge({ role: 1 }).create()
    const other = await UserFactory.merge({ role: 1 }).create()
    const whole = await ask(client, staff, `${address}?snapshot=true`)
    const place = String(whole.header('content-location'))

    const theirs = await ask(client, other, place)
    theirs.assertStatus(410)
    theirs.assertBodyContains({ code: 'export_gone' })
    const elsewhere = await ask(
      client,
      staff,
      place.replace('export-skills', 'export-skills-newly-created')
    )
    elsewhere.assertStatus(410)
    const forged = await ask(client, staff, `${address}?snapshot=made-up`)
    forged.assertStatus(410)
    const partner = await ask(client, await createPartner(), place)
    partner.assertStatus(403)
  })

  test('include domains', async ({ assert, client }) => {
    const staff = await UserFactory.merge({ role: 1 }).create()
    const answer = await ask(client, staff, '/v1/categories/export/')
    answer.assertStatus(200)
    assert.match(answer.text(), /^name,code,uri,parent_code/)
  })
})
