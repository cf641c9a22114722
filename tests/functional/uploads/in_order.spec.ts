import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { Role } from '#app/accounts/role'
import type User from '#app/accounts/user'
import { retryUpload } from '#app/imports/actions/retry_upload'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import { claimUpload } from '#app/imports/run/upload_claims'
import Upload from '#app/imports/upload'
import { UserFactory } from '#database/factories/user_factory'
import { relationsNow } from '#tests/helpers/imports'

const place = '/portal/admin/skills/upload-status'

/** Sends a file as the list's script does. */
function send(client: ApiClient, person: User, name: string, lines: string[]) {
  return client
    .post(place)
    .accept('application/json, application/problem+json')
    .loginAs(person)
    .withCsrfToken()
    .fields({ recognised: 'true' })
    .file('file', Buffer.from(lines.join('\n')), { filename: name, contentType: 'text/csv' })
}

function start(client: ApiClient, person: User, uids: string[]) {
  const fields = Object.fromEntries(uids.map((uid, index) => [`uploads[${index}]`, uid]))
  return client
    .post(`${place}/start`)
    .redirects(0)
    .loginAs(person)
    .withCsrfToken()
    .header('referer', place)
    .fields(fields)
}

/** Runs the next upload that may start. */
async function work() {
  const claim = await claimUpload()
  if (!claim) return null
  await runClaimedUpload(claim)
  return Upload.findOrFail(claim.id)
}

const relations = ['skill,related_skill,weight', 'Welding,Metalwork,60']
const skills = ['skill,category_code', 'Welding,1', 'Metalwork,1']
const domains = ['code,name,parent_code', '1,Crafts,']

async function arrive(client: ApiClient, person: User, files: Array<[string, string[]]>) {
  const uids: string[] = []
  for (const [name, lines] of files) {
    const answer = await send(client, person, name, lines)
    answer.assertStatus(200)
    uids.push(answer.body().data.id)
  }
  return uids
}

test.group('Several files', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are recognised and imported in the order of their kinds', async ({ assert, client }) => {
    const person = await UserFactory.create()
    const uids = await arrive(client, person, [
      ['relations.csv', relations],
      ['skills.csv', skills],
      ['domains.csv', domains],
    ])
    const answer = await start(client, person, uids)
    answer.assertStatus(302)

    const first = await work()
    const page = await client.get(`${place}/${uids[1]}`).loginAs(person)
    const order = [first, await work(), await work()].map((upload) => upload?.fileName)

    assert.deepEqual(order, ['domains.csv', 'skills.csv', 'relations.csv'])
    assert.include(page.text(), 'Runs after')
    assert.deepEqual(await relationsNow(), ['Welding > Metalwork related 60'])
    assert.isNull(await work())
  })

  test('wait while the one before runs', async ({ assert, client }) => {
    const person = await UserFactory.create()
    const uids = await arrive(client, person, [
      ['skills.csv', skills],
      ['relations.csv', relations],
    ])
    await start(client, person, uids)
    const claim = await claimUpload()
    assert.isNull(await claimUpload())
    await runClaimedUpload(claim!)
    const last = await work()
    assert.equal(last?.fileName, 'relations.csv')
  })

  test('fail if the one before failed, until they are retried', async ({ assert, client }) => {
    const person = await UserFactory.create()
    const uids = await arrive(client, person, [
      ['skills.csv', skills],
      ['relations.csv', relations],
    ])
    await start(client, person, uids)
    const [first, second] = await Promise.all(uids.map((uid) => Upload.named(uid)))
    await first.merge({ status: 'failed' }).save()

    await work()
    await second.refresh()
    assert.containSubset(second, { status: 'failed', report: { fault: 'earlier_failed' } })

    await retryUpload(first, { rows: 'all', startedBy: person.id })
    await work()
    await retryUpload(second, { rows: 'all', startedBy: person.id })
    await work()
    assert.deepEqual(await relationsNow(), ['Welding > Metalwork related 60'])
  })

  test('are refused one by one if their columns tell nothing', async ({ assert, client }) => {
    const person = await UserFactory.create()
    for (const lines of [['a,b', '1,2'], ['x'], ['"a', 'b']]) {
      const answer = await send(client, person, 'strange.csv', lines)
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, 'file')
    }
    const answer = await send(client, person, 'strange.csv', ['a,b', '1,2'])
    assert.include(answer.body().detail, 'The kind of data cannot be determined')
    const image = await send(client, person, 'photo.png', ['x'])
    assert.include(image.body().detail, 'this one ends in .png')
    assert.lengthOf(await Upload.all(), 0)
  })

  test('are refused if they are domains and the user may not write them', async ({ client }) => {
    const person = await UserFactory.merge({ role: Role.subAdmin }).create()
    const answer = await send(client, person, 'domains.csv', domains)
    answer.assertStatus(403)
  })

  test('are started once, and only by who sent them', async ({ assert, client }) => {
    const person = await UserFactory.create()
    const uids = await arrive(client, person, [['skills.csv', skills]])
    await start(client, await UserFactory.create(), uids)
    assert.isNull(await work())
    await start(client, person, uids)
    await start(client, person, uids)
    const done = await work()
    assert.equal(done?.status, 'succeeded')
    assert.isNull(await work())
  })
})
