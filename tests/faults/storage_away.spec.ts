import { test } from '@japa/runner'
import { callStatus } from '#tests/faults/load'
import { queueFile, sendFile, untilOver } from '#tests/faults/relations'
import { until } from '#tests/faults/until'
import { deploy } from '#tests/functional/metering/deployment'
import { booksOf } from '#tests/functional/proof/calls'
import { jobsOf } from '#tests/helpers/jobs'
import { S3Server } from '#tests/helpers/s3_server'

const file = (weight: number) => `skill,related_skill,weight\nSQL,Django,${weight}`

/** The states of the storage while it responds are in functional/uploads/storage.spec.ts. */
test.group('The object storage is stopped', () => {
  test('calls go on, files are refused, waiting uploads run after its return', async ({
    assert,
    cleanup,
  }) => {
    const store = new S3Server()
    await store.start()
    cleanup(() => store.stop())
    const settings = { ...store.settings, QUEUE_WORKER: 'off' }
    const deployment = await deploy(1, { caller: [1000] }, settings)
    cleanup(() => deployment.end())
    const { database, prepared, servers } = deployment
    const uid = await queueFile(deployment, 'relations', file(40))

    await store.stop()
    deployment.work()
    const refused = await sendFile(deployment, 'relations', file(50))
    assert.equal(refused.headers.get('retry-after'), '30')
    assert.containSubset(await refused.json(), { status: 503, code: 'storage_unavailable' })
    const waiting = await until('a postponed upload', () =>
      database.from('uploads').where({ uid, status: 'queued' }).whereNotNull('said').first()
    )
    /** Text on SQLite, parsed on PostgreSQL. */
    assert.match(JSON.stringify(waiting.said), /storage_retried.*ECONNREFUSED/)
    assert.equal(waiting.attempts, 0)
    for (let call = 0; call < 10; call += 1) {
      assert.equal(await callStatus(servers[0], prepared.caller), 200)
    }

    await store.start()
    await jobsOf('uploads', database).update({ run_at: waiting.created_at })
    const over = await untilOver(deployment, uid)
    assert.containSubset(over, { status: 'succeeded', created: 1, said: null })
    await untilOver(deployment, await queueFile(deployment, 'relations', file(50)))
    const books = await booksOf(database, prepared.caller)
    assert.equal(books.requests.size, 10)
  })
})
