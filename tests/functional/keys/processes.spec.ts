import { test } from '@japa/runner'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { deploy, type Deployment, type Server } from '#tests/functional/metering/deployment'
import type { Holder } from '#tests/functional/metering/prepare_deployment'

const plan = { cap: [1000], revoked: [1000], rotated: [10] }

interface MadeKey {
  id: string
  key: string
}

/** Requests `/v1/api-keys/` from one of the servers as the client's user. */
async function manage(
  { url }: Server,
  { token }: Holder,
  method: string,
  path = '',
  body?: object
): Promise<MadeKey> {
  const response = await fetch(`${url}/v1/api-keys/${path}`, {
    method,
    headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
  return response.status === 204 ? { id: '', key: '' } : ((await response.json()) as MadeKey)
}

/** A metered call with a key; returns the status and the code of a problem. */
async function call({ url }: Server, key: string) {
  const response = await fetch(`${url}/v1/skills/playground-search/?skills=Python`, {
    headers: { authorization: `Bearer ${key}` },
  })
  const { code } = (await response.json()) as { code?: string }
  const left = response.headers.get('x-key-calls-remaining')
  return { status: response.status, code, left: left === null ? null : Number(left), response }
}

async function booksOf(database: QueryClientContract, key: MadeKey) {
  const row = await database.from('api_keys').where({ uid: key.id }).first()
  const [ledger] = await database
    .from('call_ledger')
    .where({ api_key_id: row.id })
    .sum('units as n')
  const searches = await database.from('search_history').where({ api_key_id: row.id })
  return { used: Number(row.used_calls), ledger: Number(ledger.n), history: searches.length }
}

test.group('API keys in several server processes', (group) => {
  let deployment: Deployment<keyof typeof plan>

  group.setup(async () => {
    deployment = await deploy(2, plan)
    return () => deployment.end()
  })

  test('do not exceed a cap, with concurrent calls to all', async ({ assert }) => {
    const { servers, prepared, database } = deployment
    const input = { name: 'Capped', abilities: ['search'], cap_calls: 15 }
    const key = await manage(servers[0], prepared.cap, 'POST', '', input)
    const free = await manage(servers[0], prepared.cap, 'POST', '', { ...input, cap_calls: null })

    const responses = await Promise.all(
      servers.flatMap((server) =>
        Array.from({ length: 30 }, (_, index) => call(server, index % 3 ? key.key : free.key))
      )
    )

    const byCap = responses.filter((_, index) => (index % 30) % 3 !== 0)
    const paid = byCap.filter(({ status }) => status === 200)
    const refused = byCap.filter(({ status }) => status === 429)
    assert.lengthOf(byCap, 40)
    assert.lengthOf(paid, 15)
    assert.lengthOf(refused, 25)
    assert.isTrue(refused.every(({ code }) => code === 'key_cap_reached'))
    assert.isTrue(refused.every(({ response }) => !response.headers.has('retry-after')))
    assert.sameMembers(
      paid.map(({ left }) => left),
      Array.from({ length: 15 }, (_, left) => left)
    )
    assert.deepEqual(await booksOf(database, key), { used: 15, ledger: 15, history: 15 })
    assert.deepEqual(await booksOf(database, free), { used: 20, ledger: 20, history: 20 })
    const pack = await database
      .from('client_packages')
      .where({ id: prepared.cap.packageIds[0] })
      .first()
    assert.equal(Number(pack.usage_calls), 35)
  })

  test('are revoked immediately in the other process', async ({ assert }) => {
    const { servers, prepared, database } = deployment
    const [here, there] = servers
    const input = { name: 'Leaked', abilities: ['search'] }
    const key = await manage(here, prepared.revoked, 'POST', '', input)
    const before = await call(there, key.key)
    assert.equal(before.status, 200)

    let revoked = false
    const late: number[] = []
    let paid = 1
    const callOn = async (server: Server) => {
      for (;;) {
        const wasRevoked = revoked
        const { status } = await call(server, key.key)
        if (status === 200) paid += 1
        if (wasRevoked) late.push(status)
        if (status !== 200) return
      }
    }
    const callers = Array.from({ length: 6 }, () => callOn(there))
    await manage(here, prepared.revoked, 'DELETE', `${key.id}/`)
    revoked = true
    await Promise.all(callers)
    const after = await call(there, key.key)

    assert.deepEqual([after.status, after.code], [401, 'invalid_api_key'])
    assert.isTrue(late.every((status) => status === 401))
    assert.deepEqual(await booksOf(database, key), { used: paid, ledger: paid, history: paid })
  })

  test('are rotated in the other process too, with their overlap', async ({ assert }) => {
    const { servers, prepared } = deployment
    const [here, there] = servers
    const input = { name: 'Rotated', abilities: ['search'] }
    const old = await manage(here, prepared.rotated, 'POST', '', input)

    const fresh = await manage(here, prepared.rotated, 'POST', `${old.id}/rotate/`, {})
    const during = [await call(there, old.key), await call(there, fresh.key)]
    const last = await manage(here, prepared.rotated, 'POST', `${old.id}/rotate/`, {
      overlap_days: 0,
    })
    const behind = [old, fresh, last].map(({ key }) => call(there, key))

    assert.deepEqual(
      during.map(({ status }) => status),
      [200, 200]
    )
    const answers = await Promise.all(behind)
    assert.deepEqual(
      answers.map(({ status }) => status),
      [401, 401, 200]
    )
  })
})
