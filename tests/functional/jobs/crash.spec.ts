import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#app/core/db/database_clock'
import { newUid } from '#app/core/uid'
import { newSecret, sealSecret } from '#app/webhooks/webhook_secret'
import { deploy, stop } from '#tests/functional/metering/deployment'
import { inFull, noteFigures } from '#tests/helpers/full'
import { jobsOf } from '#tests/helpers/jobs'
import { startReceiver } from '#tests/helpers/receiver'

/** The time limit in ms from the restarted server being ready until all its jobs are resumed. */
const longest = 5000

/** A webhook of the organisation for uploads. */
async function addWebhook(database: QueryClientContract, url: string) {
  const now = database.raw(sqlNow(database))
  await database
    .insertQuery()
    .table('webhooks')
    .insert({
      ...{ uid: newUid(), url, events: JSON.stringify(['upload.finished']), status: 'active' },
      ...{ secret: sealSecret(newSecret()), version: 1, created_at: now, updated_at: now },
    })
}

/** A mail that the process was sending when it was killed. */
async function addMail(database: QueryClientContract, claimedBy: string) {
  const now = database.raw(sqlNow(database))
  const content = JSON.stringify({ sentence: 'All calls are used.' })
  await database
    .insertQuery()
    .table('queued_mails')
    .insert({
      ...{ uid: newUid(), kind: 'calls_alert', recipient: 'office@example.com', content },
      ...{ created_at: now, updated_at: now },
    })
  const { id } = await database.from('queued_mails').firstOrFail()
  await database
    .insertQuery()
    .table('jobs')
    .insert({
      ...{ queue: 'mails', subject_id: id, run_at: now, attempts: 1, heartbeat_at: now },
      ...{ claim: newUid(), claimed_by: claimedBy },
    })
}

test.group('The only server, killed and started again', () => {
  test('resumes its upload, mail and delivery within five seconds', async ({ assert, cleanup }) => {
    const deployment = await deploy(
      1,
      {},
      { WEBHOOK_PRIVATE_NETWORKS: '1', WEBHOOK_HTTP: '1', WEBHOOK_PORTS: '*' }
    )
    cleanup(() => deployment.end())
    const { database, staff, servers } = deployment
    const pending: ServerResponse[] = []
    const receiver = await startReceiver((response) => void pending.push(response))
    await addWebhook(database, receiver.url)
    const names = Array.from({ length: inFull(500, 250) }, (_, index) => `craft ${index}`)
    const send = async (kind: string, lines: string[]) => {
      const form = new FormData()
      form.set('file', new Blob([lines.join('\n')]), 'ours.csv')
      form.set('kind', kind)
      const response = await fetch(`${servers[0].url}/v1/skills/skill_relation_bulk_import/`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${staff}`, accept: 'application/json' },
      })
      assert.equal(response.status, 202)
    }
    /** Waits for the condition; returns the milliseconds. */
    const until = async (condition: () => boolean | Promise<boolean>) => {
      const begun = performance.now()
      while (!(await condition())) {
        if (performance.now() - begun > 60_000) throw new Error('It did not come')
        await wait(10)
      }
      return Math.round(performance.now() - begun)
    }
    const upload = async () => {
      const row = await database.from('uploads').where({ kind: 'relations' }).firstOrFail()
      return { ...row, checkpoint: Number(row.checkpoint) }
    }
    const untilUpload = (condition: (row: Awaited<ReturnType<typeof upload>>) => boolean) =>
      until(async () => condition(await upload()))
    const isSent = async () => {
      const { sent_at: sentAt } = await database.from('queued_mails').firstOrFail()
      return sentAt !== null
    }

    await send('skills', ['skill', ...names])
    await until(() => receiver.received.length === 1)
    const pairs = names.flatMap((from) =>
      names.filter((to) => to !== from).map((to) => `${from},${to},,50`)
    )
    await send('relations', ['skill,related_skill,relation_type,weight', ...pairs])
    await untilUpload(({ checkpoint }) => checkpoint > 0)
    const claims = await jobsOf('uploads', database)
    await stop(servers.pop()!.process)
    await addMail(database, claims[0].claimed_by)
    const left = await upload()
    assert.containSubset(left, { status: 'running', worker: claims[0].claim })
    assert.lengthOf(receiver.received, 1)

    await deployment.start()
    const [claimed, delivered, mailed, further] = await Promise.all([
      untilUpload(({ worker }) => ![null, left.worker].includes(worker)),
      until(() => receiver.received.length === 2),
      until(isSent),
      untilUpload(({ checkpoint }) => checkpoint > left.checkpoint),
    ])

    noteFigures(
      `after the start: upload claimed ${claimed} ms, its next rows ${further} ms, ` +
        `delivery ${delivered} ms, mail ${mailed} ms`
    )
    for (const took of [claimed, delivered, mailed]) assert.isBelow(took, longest)
    const [first, second] = receiver.received
    assert.equal(second.headers['webhook-id'], first.headers['webhook-id'])
    await untilUpload(({ finished_at: at }) => at !== null)
    assert.containSubset(await upload(), { status: 'succeeded', created: pairs.length, failed: 0 })
  }).timeout(180_000)
})
