import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import AuditEntry from '#app/accounts/audit/audit_entry'
import { cancelUpload } from '#app/imports/actions/cancel_upload'
import { uploadToResume } from '#app/imports/commands/upload_to_resume'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import Upload from '#app/imports/upload'
import { claimUpload } from '#app/imports/run/upload_claims'
import { UserFactory } from '#database/factories/user_factory'
import { makeSkills } from '#tests/helpers/imports'
import { queueLines } from '#tests/helpers/queued_uploads'
import { renderedPage } from '#tests/helpers/rendered_page'

const lines = ['skill,related_skill,weight', 'Python,SQL,40', 'Python,nobody,50']

test.group('Uploads in the audit log', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('contain who uploaded, imported, retried and cancelled, with the IP address', async ({
    assert,
    client,
  }) => {
    await makeSkills(['Python', 'SQL'])
    const person = await UserFactory.merge({ role: 4 }).create()
    const post = (path: string) =>
      client.post(`/v1/skills/${path}`).withGuard('api').loginAs(person).accept('json')
    const work = async () => runClaimedUpload((await claimUpload())!)

    const file = { filename: 'ours.csv', contentType: 'text/csv' }
    const sent = await post('skill_relation_bulk_import/')
      .file('file', Buffer.from(lines.join('\n')), file)
      .field('dry_run', 'true')
    sent.assertStatus(202)
    await work()
    const retried = await post(`task-retry/${sent.body().id}/`).json({
      rows: 'all',
      dry_run: false,
    })
    await work()
    const again = await post(`task-retry/${retried.body().id}/`).json({ rows: 'failed' })
    const cancelled = await post(`task-cancel/${again.body().id}/`)
    cancelled.assertStatus(200)
    const resumed = await post(`task-retry/${again.body().id}/`).json({ rows: 'all' })
    resumed.assertStatus(202)

    const entries = await AuditEntry.query().where('actorId', person.id).orderBy('id')
    const ids = [sent, retried, again, again, again].map((response) => response.body().id)
    assert.deepEqual(
      entries.map(({ action, subjectUid }) => [action, subjectUid]),
      ['uploaded', 'taken_in', 'retried', 'cancelled', 'retried'].map((word, at) => [word, ids[at]])
    )
    assert.containSubset(entries[0], {
      subject: 'upload',
      subjectName: 'ours.csv',
      after: { kind: 'relations', dry_run: true },
    })
    const undone = await post(`task-undo/${retried.body().id}/`)
    undone.assertStatus(202)
    const last = await AuditEntry.query().where('actorId', person.id).orderBy('id', 'desc').first()
    assert.containSubset(last, { action: 'undone', subjectUid: retried.body().id })
    for (const { ip } of entries) assert.match(ip ?? '', /127\.0\.0\.1/)

    const admin = await UserFactory.create()
    const page = await client
      .get('/portal/admin/audit-log')
      .qs({ subject: 'upload', action: 'taken_in', person: person.uid })
      .loginAs(admin)
    const { html, props } = renderedPage(page)
    assert.lengthOf(props.entries, 1)
    assert.include(html, 'Imported')
  })

  test('exclude refused actions, and have no user for commands', async ({ assert, client }) => {
    const upload = await queueLines(lines)
    const [entry] = await AuditEntry.query().where('subjectUid', upload.uid)
    assert.containSubset(entry, { action: 'uploaded', actorId: null, ip: null })

    const { id: startedBy } = await UserFactory.create()
    const stopped = await queueLines(lines, { startedBy })
    await cancelUpload(stopped)
    await uploadToResume(stopped.uid, 'relations')
    const auditEntries = await AuditEntry.query().where('subjectUid', stopped.uid).orderBy('id')
    assert.deepEqual(
      auditEntries.map(({ action, actorId }) => [action, actorId]),
      [
        ['uploaded', startedBy],
        ['cancelled', null],
        ['retried', null],
      ]
    )

    await upload.merge({ status: 'succeeded' }).save()
    const person = await UserFactory.merge({ role: 4 }).create()
    const refused = await client
      .post(`/v1/skills/task-cancel/${upload.uid}/`)
      .withGuard('api')
      .loginAs(person)
      .accept('json')
    refused.assertStatus(409)
    assert.lengthOf(await AuditEntry.query().where('actorId', person.id), 0)
    const { status } = await Upload.findOrFail(upload.id)
    assert.equal(status, 'succeeded')
  })
})
