import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#app/accounts/role'
import type User from '#app/accounts/user'
import { sqlFromNow } from '#app/core/db/database_clock'
import Notification from '#app/notifications/notification'
import { cancelUpload } from '#app/imports/actions/cancel_upload'
import { longSeconds } from '#app/imports/run/close_upload'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import { undoUpload } from '#app/imports/actions/undo_upload'
import type Upload from '#app/imports/upload'
import { claimUpload, failUpload, type UploadClaim } from '#app/imports/run/upload_claims'
import { UserFactory } from '#database/factories/user_factory'
import { importLines, makeSkills } from '#tests/helpers/imports'
import { queueLines, relationsHeader as header } from '#tests/helpers/queued_uploads'

/** Simulates an upload that started so long ago that its user has probably left the page. */
async function makeLong({ id }: Upload) {
  const client = db.connection()
  const before = client.raw(sqlFromNow(client, -longSeconds))
  await client.from('uploads').where({ id }).update({ created_at: before })
}

async function claim(): Promise<UploadClaim> {
  const claimed = await claimUpload()
  if (!claimed) throw new Error('There is no upload to run')
  return claimed
}

async function work() {
  await runClaimedUpload(await claim())
}

async function toldTo({ id: userId }: User) {
  const notifications = await Notification.query().where({ userId }).orderBy('id')
  return notifications.map((notification) => {
    const { kind, link, message } = notification
    return { kind, link, message, german: notification.messageIn('de') }
  })
}

test.group('The user who started an upload', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is notified when a long upload ends, with a link to the report', async ({ assert }) => {
    const person = await UserFactory.merge({ role: Role.companyUser }).create()
    await UserFactory.create()
    await makeSkills(['Python', 'SQL'])
    const lines = [header, 'Python,SQL,,40', 'Python,nobody,,40']
    const upload = await queueLines(lines, { startedBy: person.id })
    await makeLong(upload)

    await work()

    assert.deepEqual(await toldTo(person), [
      {
        kind: 'upload',
        link: `/portal/companyUser/skills/upload-status/${upload.uid}`,
        message: '“lines.csv” is finished: 1 change, 1 row rejected.',
        german: '„lines.csv“ ist fertig: 1 Änderung, 1 Zeile abgelehnt.',
      },
    ])
    assert.lengthOf(await Notification.all(), 1)
  })

  test('is not notified of success if nothing changed', async ({ assert }) => {
    const person = await UserFactory.create()
    const lines = [header, 'Python,SQL,,40']
    await makeSkills(['Python', 'SQL'])
    await importLines('relations', lines)
    const upload = await queueLines(lines, { startedBy: person.id })
    await makeLong(upload)

    await work()

    const [notification] = await toldTo(person)
    assert.equal(notification.message, '“lines.csv” is finished: no changes.')
  })

  test('is notified of every failure', async ({ assert }) => {
    const person = await UserFactory.create()
    const upload = await queueLines(['skill,weight', 'Python,40'], { startedBy: person.id })

    await work()

    await upload.refresh()
    assert.equal(upload.status, 'failed')
    assert.deepEqual(await toldTo(person), [
      {
        kind: 'upload',
        link: `/portal/admin/skills/upload-status/${upload.uid}`,
        message: '“lines.csv” was not fully imported. See the report for the reason.',
        german: '„lines.csv“ wurde nicht vollständig importiert. Den Grund nennt der Bericht.',
      },
    ])
  })

  test('is notified when an upload fails after repeated interruptions', async ({ assert }) => {
    const person = await UserFactory.create()
    await queueLines([header], { startedBy: person.id })

    await failUpload(await claim())

    assert.lengthOf(await toldTo(person), 1)
  })

  test('is notified of a long undo', async ({ assert }) => {
    const person = await UserFactory.create()
    await makeSkills(['Python', 'SQL'])
    const upload = await queueLines([header, 'Python,SQL,,40'], { startedBy: null })
    await work()
    await upload.refresh()
    await makeLong(await undoUpload(upload, { startedBy: person.id }))

    await work()

    const [notification] = await toldTo(person)
    assert.equal(notification.message, '“lines.csv” was undone: 1 change reverted.')
  })

  test('is not notified of short uploads, checks and cancellations', async ({ assert }) => {
    const person = await UserFactory.create()
    await makeSkills(['Python', 'SQL'])
    const lines = [header, 'Python,SQL,,40']
    await queueLines(lines, { startedBy: person.id })
    await work()
    await makeLong(await queueLines(lines, { startedBy: person.id, dryRun: true }))
    await work()
    const cancelled = await queueLines(lines, { startedBy: person.id })
    await makeLong(cancelled)
    await cancelUpload(cancelled)

    assert.deepEqual(await toldTo(person), [])
  })

  test('is not notified if they cannot log in', async ({ assert }) => {
    const person = await UserFactory.merge({ status: 'suspended' }).create()
    await queueLines(['skill,weight'], { startedBy: person.id })
    await work()
    await queueLines(['skill,weight'])
    await work()

    assert.lengthOf(await Notification.all(), 0)
  })
})
