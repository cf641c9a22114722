import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { createPartner } from '#database/factories/user_factory'
import { deploy, type Deployment, type Server } from '#tests/functional/metering/deployment'
import { isPostgres } from '#app/core/db/prepared_rows'

const plan = { one: [1], other: [1] }

/** The password of users created by the factory. */
const password = 'secret-password'

/** Logs in like a browser; returns the cookies. */
async function logIn({ url }: Server, email: string): Promise<string> {
  const form = await fetch(`${url}/auth/login`)
  const cookies = cookiesOf(form)
  const page = await form.text()
  const [, token] = /name="_csrf" value="([^"]+)"/.exec(page) ?? [null, page]
  if (!form.ok) throw new Error(`${form.status} ${page}`)
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookies },
    body: new URLSearchParams({ _csrf: token, email, password }),
  })
  return cookiesOf(answer)
}

const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** Opens the stream of the user with these cookies; `next` returns the next event. */
async function listen({ url }: Server, cookie: string) {
  const stop = new AbortController()
  const response = await fetch(`${url}/portal/partner/notifications/live`, {
    headers: { cookie, accept: 'text/event-stream' },
    signal: stop.signal,
    redirect: 'manual',
  })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  return {
    response,
    next: async () => {
      const { value } = await reader.read()
      return value
    },
    close: () => stop.abort(),
  }
}

test.group('Live notifications of a deployment', (group) => {
  let deployment: Deployment<keyof typeof plan>

  group.setup(async () => {
    deployment = await deploy(2, plan)
    return () => deployment.end()
  })

  /** Opens the stream of a client's user on this server. */
  async function listenAs(server: Server, name: keyof typeof plan) {
    const { clientId } = deployment.prepared[name]
    const person = await deployment.database
      .from('users')
      .where('client_id', clientId)
      .firstOrFail()
    const stream = await listen(server, await logIn(server, person.email))
    return { ...stream, uid: String(person.uid) }
  }

  /** Assigns a package to a client, which notifies its users. */
  async function tell({ url }: Server, name: keyof typeof plan) {
    const { database, prepared, staff } = deployment
    const client = await database.from('clients').where('id', prepared[name].clientId).firstOrFail()
    const offer = await database.from('packages').firstOrFail()
    const response = await fetch(
      `${url}/v1/packages/free_packages/admin-assign-client-free-package/`,
      {
        method: 'POST',
        headers: { 'authorization': `Bearer ${staff}`, 'content-type': 'application/json' },
        body: JSON.stringify({ client: client.uid, package: offer.uid }),
      }
    )
    return response.status
  }

  test('reach the user’s pages from every process', async ({ assert }) => {
    const [first, second] = deployment.servers
    const own = await listenAs(first, 'one')
    const foreign = await listenAs(first, 'other')
    assert.equal(own.response.headers.get('content-type'), 'text/event-stream')
    assert.equal(await own.next(), ':ok\n\n')
    assert.equal(await foreign.next(), ':ok\n\n')

    // With SQLite there are no notifications between processes: other pages poll.
    const isShared = isPostgres(db.connection())
    const teller = isShared ? second : first
    assert.equal(await tell(teller, 'one'), 201)
    assert.include(await own.next(), `{"channel":"people/${own.uid}","payload":"news"}`)

    assert.equal(await tell(teller, 'other'), 201)
    const event = await foreign.next()
    assert.notInclude(event, own.uid)
    assert.include(event, '"news"')
    own.close()
    foreign.close()
  })

  test('are told to reconnect elsewhere by a server that stops', async ({ assert }) => {
    const server = await deployment.start()
    const stream = await listenAs(server, 'one')
    assert.equal(await stream.next(), ':ok\n\n')

    const ended = new Promise<number | null>((resolve) => server.process.once('exit', resolve))
    server.process.kill('SIGTERM')
    assert.equal(await ended, 0)
    assert.equal(await stream.next(), 'retry: 1000\n\n')
    assert.isUndefined(await stream.next())
  })
})

test.group('The stream of live notifications', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('requires a logged-in user and an event stream', async ({ client }) => {
    const guest = await client
      .get('/portal/partner/notifications/live')
      .header('accept', 'text/event-stream')
      .redirects(0)
    guest.assertStatus(302)
    guest.assertHeader('location', '/auth/login')

    const partner = await createPartner()
    const reader = await client.get('/portal/partner/notifications/live').loginAs(partner)
    reader.assertStatus(406)
  })
})
