import { test } from '@japa/runner'
import { callStatus } from '#tests/faults/load'
import { permitMuch } from '#tests/faults/money'
import { until } from '#tests/faults/until'
import { deploy } from '#tests/functional/metering/deployment'
import { jobsOf } from '#tests/helpers/jobs'
import { SmtpServer } from '#tests/helpers/smtp_server'

/** Far below the 30 seconds after which a mail server that does not answer is given up, in ms. */
const longest = 20_000

test.group('The mail server is away', () => {
  test('no request waits for it, and each mail is sent once after its return', async ({
    assert,
    cleanup,
  }) => {
    const mail = new SmtpServer()
    await mail.start()
    mail.isSilent = true
    cleanup(() => mail.stop())
    const settings = { ...mail.settings, QUEUE_WORKER: 'off' }
    const deployment = await deploy(1, { caller: [10] }, settings)
    cleanup(() => deployment.end())
    const { database, prepared, servers, staff } = deployment
    await permitMuch(database)
    await database.from('users').update({ email_verified_at: database.raw('current_timestamp') })

    const send = async (path: string, token: string | null, body: Record<string, unknown>) => {
      const begun = performance.now()
      const response = await fetch(servers[0].url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      })
      assert.equal(response.status, 201, await response.text())
      assert.isBelow(performance.now() - begun, longest)
    }
    await send('/v1/auth/register/', null, {
      ...{ full_name: 'Eve', organisation: 'Eve Ltd', email: 'eve@example.com' },
      password: 'nine-plain-kettles-sing',
    })
    await send('/v1/sub-admins/create', staff, {
      ...{ full_name: 'Mallory', email: 'mallory@example.com', role: 1 },
    })
    await send('/v1/clients/colleagues/', prepared.caller.token, {
      ...{ full_name: 'Trent', email: 'trent@example.com' },
    })
    for (let call = 0; call < 9; call += 1) {
      assert.equal(await callStatus(servers[0], prepared.caller), 200)
    }

    const queued = await database.from('queued_mails').orderBy('id')
    assert.includeMembers(
      queued.map(({ kind, recipient }) => `${kind} ${recipient}`),
      [
        'email_confirmation eve@example.com',
        'invitation mallory@example.com',
        'invitation trent@example.com',
      ]
    )
    assert.include(
      queued.map(({ kind }) => kind),
      'calls_alert'
    )
    await mail.stop()
    deployment.work()
    const unsent = () => database.from('queued_mails').whereNull('sent_at')
    await until('the end of an attempt for each mail', async () => {
      const jobs = await jobsOf('mails', database)
      return jobs.length === queued.length && jobs.every((job) => job.attempts > 0 && !job.claim)
    })

    mail.isSilent = false
    await mail.start()
    await jobsOf('mails', database).update({ run_at: queued[0].created_at })
    await until('the end of the queue', async () => {
      const mails = await unsent()
      return mails.length === 0
    })
    const ids = mail.received.map((text) => /^Message-ID: (.+)$/im.exec(text)?.[1])
    assert.lengthOf(mail.received, queued.length)
    assert.lengthOf([...new Set(ids)], queued.length)
  })
})
