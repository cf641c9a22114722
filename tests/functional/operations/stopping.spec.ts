import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newUid } from '#app/core/uid'
import { processName } from '#app/jobs/process_name'
import { releaseOwnClaims } from '#app/jobs/jobs'
import { deploy, type Deployment, type Server } from '#tests/functional/metering/deployment'

const body = JSON.stringify({ names: ['Python'] })

test.group('A server that is told to stop', (group) => {
  let deployment: Deployment<'caller'>

  group.setup(async () => {
    const more = { SHUTDOWN_SECONDS: '5', SHUTDOWN_DELAY_SECONDS: '3' }
    deployment = await deploy(1, { caller: [1000] }, more)
    return () => deployment.end()
  })

  /** A call whose body has not arrived. */
  async function begin({ url }: Server): Promise<Socket> {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    socket.write(
      `POST /v1/skills/lookup/ HTTP/1.1\r\nHost: ${hostname}\r\n` +
        `Authorization: Bearer ${deployment.prepared.caller.token}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
    )
    await wait(200)
    return socket
  }

  test('is not ready, finishes its requests, and closes their connections', async ({ assert }) => {
    const [server] = deployment.servers
    const socket = await begin(server)
    const idle = connect(Number(new URL(server.url).port), '127.0.0.1')
    const isIdleClosed = once(idle, 'close')
    const ended = once(server.process, 'exit')
    server.process.kill('SIGTERM')
    await wait(300)
    const ready = await fetch(`${server.url}/health/ready`)
    assert.equal(ready.status, 503)
    assert.equal(ready.headers.get('connection'), 'close')
    const live = await fetch(`${server.url}/health/live`)
    assert.equal(live.status, 200)

    socket.write(body)
    const answer = await text(socket)
    assert.match(answer, /^HTTP\/1.1 200 OK/)
    assert.match(answer, /\r\nConnection: close\r\n/i)
    const [code] = await ended
    assert.equal(code, 0)
    await isIdleClosed
  })

  test('cuts off requests that take too long', async ({ assert }) => {
    const server = await deployment.start(deployment.servers[0])
    const socket = await begin(server)
    const closed = once(socket, 'close')
    const begun = performance.now()
    const ended = once(server.process, 'exit')
    server.process.kill('SIGTERM')
    socket.on('error', () => {}).resume()
    await closed
    const [code] = await ended
    assert.equal(code, 0)
    assert.isAbove(performance.now() - begun, 4900)
    assert.isBelow(performance.now() - begun, 15_000)
  })
})

test.group('A worker that stops', () => {
  test('gives back the jobs that it could not finish', async ({ assert, cleanup }) => {
    const [own, other] = [newUid(), newUid()]
    const job = { queue: 'tests', run_at: db.raw('current_timestamp'), attempts: 1 }
    await db.table('jobs').multiInsert([
      { ...job, subject_id: 1, claim: own, claimed_by: processName },
      { ...job, subject_id: 2, claim: other, claimed_by: 'another' },
    ])
    cleanup(async () => {
      await db.from('jobs').where('queue', 'tests').delete()
    })
    await releaseOwnClaims()
    const jobs = await db.from('jobs').where('queue', 'tests').orderBy('subject_id')
    assert.deepEqual(
      jobs.map(({ claim }) => claim),
      [null, other]
    )
  })
})
