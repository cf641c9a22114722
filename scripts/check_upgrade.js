/**
 * npm run check:upgrade -- OLD NEW: upgrades from one release to another as docs/operators.md describes, with one server
 * restarted after the other behind nginx, under metered calls and purchases. Both are folders of releases.
 */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { prepareStack, stop } from './release_stack.js'
import { fail, say } from './setup.js'

const least = 2000
const connections = 12
const quantityOfPurchase = 500
/** How many failures are printed. */
const mostShown = 10
const password = 'correct horse battery staple 7'

const folders = process.argv.slice(2).map((folder) => resolve(folder))
if (folders.length !== 2) fail('Name two releases: npm run check:upgrade -- OLD NEW')
const [older, newer] = folders

async function checkUpgrade() {
  const skills = join(stack.scratch, 'skills.csv')
  const relations = join(stack.scratch, 'relations.csv')
  writeFileSync(skills, 'skill\nPython\nDjango\nFlask\n')
  writeFileSync(relations, 'skill,related_skill,weight\nPython,Django,80\nPython,Flask,70\n')
  await stack.ace(older, ['migration:run', '--force', '--compact-output'])
  await stack.ace(older, ['packages:seed', join(older, 'database/data/demo_catalogue.json')])
  await stack.ace(older, ['skills:import', skills])
  await stack.ace(older, ['relations:import', relations])
  const servers = [await stack.serve(older, 0), await stack.serve(older, 1)]
  const worker = stack.work(older)
  const request = await stack.proxy()
  const database = new pg.Client(stack.database)
  await database.connect()
  let load
  try {
    const partner = await register(request, database)
    load = new Load(request, partner)
    load.start()
    await load.untilSent(least / 4)

    say('Migrating while the servers of the old release run')
    await stack.ace(newer, ['migration:run', '--force', '--compact-output'])
    await load.untilSent(least / 2)
    assert.equal(await stop(worker), 0)
    stack.work(newer)
    for (const [index, server] of servers.entries()) {
      say(`Restarting server ${index + 1} of 2`)
      assert.equal(await stop(server), 0)
      servers[index] = await stack.serve(newer, index)
    }
    await load.untilSent(least)
    await load.finish()

    assert.equal(load.failures.length, 0)
    await assertDoneOnce(database, load)
    await stack.ace(newer, ['ledger:verify'])
    say(
      `${load.sent} requests, 0 failed: ${load.calls.length} calls, each charged once, and ` +
        `${load.purchases.length} purchases`
    )
  } finally {
    await load?.finish()
    await database.end()
  }
}

/** Registers a client with enough calls, and without limits of requests; its access token and API key. */
async function register(request, database) {
  const send = async (path, json, token) => {
    const headers = token && { authorization: `Bearer ${token}` }
    const response = await request(path, { json, headers })
    assert.ok(response.status < 300, `${path}: ${response.text}`)
    return JSON.parse(response.text)
  }
  const login = { email: 'ada@example.com', password }
  await send('/v1/auth/register/', { ...login, organisation: 'Example', full_name: 'Ada' })
  const { access } = await send('/v1/auth/login/', login)
  await database.query(`update access_tokens set expires_at = now() + interval '1 day'`)
  await database.query(
    'update default_setups set credit_limit = 1000000000, requests_per_minute = 1000000000'
  )
  const { data } = await send('/v1/clients/available-packages-list/', undefined, access)
  const offerOf = (family) => data.find((offer) => offer.family === family).id
  const quantity = 100_000
  const offer = offerOf('pay_as_you_go')
  await send('/v1/packages/activate-pay-as-you-go-package/', { package: offer, quantity }, access)
  const abilities = ['search', 'lookup']
  const { key } = await send('/v1/api-keys/', { name: 'Upgrade', abilities }, access)
  return { access, key, offer }
}

/** Requests without a pause over several connections: calls by GET and POST, with and without a key, and purchases. */
class Load {
  sent = 0
  failures = []
  /** The `request_id` of each call. */
  calls = []
  /** The public id of each purchased package. */
  purchases = []
  #isOver = false
  #clients = []

  constructor(request, partner) {
    this.request = request
    this.partner = partner
  }

  start() {
    this.#clients = Array.from({ length: connections }, async () => {
      while (!this.#isOver) await this.#send(this.sent++)
    })
  }

  async untilSent(count) {
    while (this.sent < count) await new Promise((resolved) => setTimeout(resolved, 50))
  }

  async finish() {
    this.#isOver = true
    await Promise.all(this.#clients)
  }

  async #send(number) {
    const { access, key, offer } = this.partner
    const isPurchase = number % 50 === 0
    const json = isPurchase
      ? { package: offer, quantity: quantityOfPurchase, allow_repeat: true }
      : number % 4 < 2
        ? undefined
        : { names: ['Python'] }
    const path = isPurchase
      ? '/v1/packages/activate-pay-as-you-go-package/'
      : json
        ? '/v1/skills/lookup/'
        : '/v1/skills/playground-search/?skills=Python'
    const headers = {
      authorization: `Bearer ${isPurchase || number % 3 === 0 ? access : key}`,
      ...((isPurchase || number % 2) && { 'idempotency-key': randomUUID() }),
    }
    try {
      const { status, text } = await this.request(path, { json, headers })
      if (status >= 300) throw new Error(`${status} ${text.slice(0, 300)}`)
      const body = JSON.parse(text)
      if (isPurchase) this.purchases.push(body.id)
      else this.calls.push(body.request_id)
    } catch (error) {
      this.failures.push(`${number} ${path}: ${error.message}`)
      if (this.failures.length <= mostShown) console.error(this.failures.at(-1))
    }
  }
}

async function assertDoneOnce(database, { calls, purchases }) {
  const { rows: charges } = await database.query(
    `select request_id, sum(units)::int as units from call_ledger where kind = 'charge' group by request_id`
  )
  assert.deepEqual(charges.map((row) => row.request_id).sort(), calls.toSorted())
  assert.deepEqual([...new Set(charges.map(({ units }) => units))], [1])
  const { rows: bought } = await database.query(
    `select client_packages.uid from client_packages
     join sales on sales.client_package_id = client_packages.id
     where client_packages.total_calls = $1`,
    [quantityOfPurchase]
  )
  assert.deepEqual(bought.map(({ uid }) => uid).sort(), purchases.toSorted())
}

const stack = await prepareStack()
try {
  await checkUpgrade()
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await stack.end()
}
if (process.exitCode) fail('The upgrade does not work')
say('The upgrade works')
