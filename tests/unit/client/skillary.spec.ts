import { inspect } from 'node:util'
import { test } from '@japa/runner'
import {
  Skillary,
  SkillaryProblem,
  SkillaryUnreachable,
  type Retry,
  type TokenPair,
} from '../../../client/src/skillary.ts'
import { answers, breaks, fakeServer, isSilent, refuses } from '#tests/helpers/fake_server'

const apiKey = 'skk_0123456789abcdefghijklmnopqrstuvwxyzAB'
const found = { matches: [], calls: { charged: 1, remaining: 9 } }
const quick = { apiKey, pause: 1 }

test.group('Client module: paid calls', () => {
  test('sends one Idempotency-Key with all attempts of a metered call', async ({
    assert,
    cleanup,
  }) => {
    const server = await fakeServer(breaks, refuses(503, 'busy'), answers(found))
    cleanup(server.close)
    const answer = await new Skillary({ server: server.url, ...quick }).search({ skills: ['SQL'] })

    assert.deepEqual(answer.calls, { charged: 1, remaining: 9 })
    const keys = server.seen.map(({ headers }) => headers['idempotency-key'])
    assert.lengthOf(keys, 3)
    assert.match(String(keys[0]), /^[0-9a-f]{32}$/)
    assert.lengthOf(new Set(keys), 1)
  })

  test('generates a key per call, or uses the given one', async ({ assert, cleanup }) => {
    const server = await fakeServer(answers(found))
    cleanup(server.close)
    const skillary = new Skillary({ server: server.url, ...quick })
    await skillary.search({ skills: ['SQL'] })
    await skillary.search({ skills: ['SQL'] })
    await skillary.search({ skills: ['SQL'] }, { idempotencyKey: 'nightly-1' })

    const keys = server.seen.map(({ headers }) => headers['idempotency-key'])
    assert.lengthOf(new Set(keys), 3)
    assert.equal(keys[2], 'nightly-1')
  })

  test('waits for a response in progress, beyond the retry limit', async ({ assert, cleanup }) => {
    const inFlight = refuses(409, 'idempotency_key_in_flight', { 'Retry-After': '0' })
    const server = await fakeServer(breaks, inFlight, inFlight, inFlight, answers(found))
    cleanup(server.close)
    const skillary = new Skillary({ server: server.url, ...quick, retries: 1 })
    await skillary.search({ skills: ['SQL'] })

    assert.lengthOf(server.seen, 5)
  })

  test('a guest has no key, so the call is not retried', async ({ assert, cleanup }) => {
    const server = await fakeServer(breaks)
    cleanup(server.close)
    const skillary = new Skillary({ server: server.url, pause: 1 })
    await assert.rejects(() => skillary.search({ skills: ['SQL'] }), SkillaryUnreachable)

    assert.lengthOf(server.seen, 1)
    assert.isUndefined(server.seen[0].headers['idempotency-key'])
    assert.isUndefined(server.seen[0].headers.authorization)
  })
})

test.group('Client module: retries', () => {
  test('retries reads up to the given number of times', async ({ assert, cleanup }) => {
    const server = await fakeServer(breaks)
    cleanup(server.close)
    const retries: Retry[] = []
    const onRetry = (retry: Retry) => retries.push(retry)
    const skillary = new Skillary({ server: server.url, ...quick, retries: 3, onRetry })
    const error = await skillary.usage().catch((reason) => reason)

    assert.instanceOf(error, SkillaryUnreachable)
    assert.include(error.message, server.url)
    assert.lengthOf(server.seen, 4)
    assert.deepEqual(
      retries.map(({ attempt }) => attempt),
      [1, 2, 3]
    )
  })

  test('writes without a key are sent once', async ({ assert, cleanup }) => {
    const server = await fakeServer(breaks)
    cleanup(server.close)
    const skillary = new Skillary({ server: server.url, ...quick })
    await assert.rejects(() => skillary.cancelTask('x'), SkillaryUnreachable)
    await assert.rejects(() => skillary.signIn('a@example.com', 'secret'), SkillaryUnreachable)

    assert.lengthOf(server.seen, 2)
  })

  test('retries errors of the server and of proxies, but not an unknown method', async ({
    assert,
    cleanup,
  }) => {
    const server = await fakeServer(
      ...[refuses(500, 'server_error'), refuses(502, 'bad_gateway'), answers(found)],
      refuses(501, 'not_implemented')
    )
    cleanup(server.close)
    const skillary = new Skillary({ server: server.url, ...quick })
    await skillary.search({ skills: ['SQL'] })
    assert.lengthOf(server.seen, 3)

    const refused = await skillary.search({ skills: ['SQL'] }).catch((reason) => reason)
    assert.equal(refused.status, 501)
    assert.lengthOf(server.seen, 4)
  })

  test('waits for the Retry-After of a 429, and fails without a usable one', async ({
    assert,
    cleanup,
  }) => {
    const limited = refuses(429, 'rate_limited', { 'Retry-After': '1' })
    const spent = refuses(429, 'quota_exceeded')
    const late = refuses(429, 'rate_limited', { 'Retry-After': '3600' })
    const server = await fakeServer(limited, answers(found), spent, late)
    cleanup(server.close)
    const skillary = new Skillary({ server: server.url, ...quick })
    const began = performance.now()
    await skillary.search({ skills: ['SQL'] })
    assert.isAtLeast(performance.now() - began, 990)

    const exceeded = await skillary.search({ skills: ['SQL'] }).catch((reason) => reason)
    assert.containSubset(exceeded, { status: 429, code: 'quota_exceeded', retryAfter: null })
    const refused = await skillary.search({ skills: ['SQL'] }).catch((reason) => reason)
    assert.equal(refused.retryAfter, 3600)
    assert.lengthOf(server.seen, 4)
  })

  test('4xx responses are not retried', async ({ assert, cleanup }) => {
    const server = await fakeServer(refuses(422, 'invalid'), refuses(404, 'not_found'))
    cleanup(server.close)
    const skillary = new Skillary({ server: server.url, ...quick })
    await assert.rejects(() => skillary.usage(), SkillaryProblem)
    await assert.rejects(() => skillary.usage(), SkillaryProblem)

    assert.lengthOf(server.seen, 2)
  })

  test('a URL of another service is not retried', async ({ assert, cleanup }) => {
    const server = await fakeServer((response) => response.end('<h1>Hello</h1>'))
    cleanup(server.close)
    const skillary = new Skillary({ server: server.url, ...quick })
    const error = await skillary.usage().catch((reason) => reason)

    assert.match(error.message, /this is not a Skillary server/)
    assert.lengthOf(server.seen, 1)
  })

  test('an attempt has a timeout', async ({ assert, cleanup }) => {
    const server = await fakeServer(isSilent, answers(found))
    cleanup(server.close)
    const skillary = new Skillary({ server: server.url, ...quick, timeout: 500 })
    await skillary.search({ skills: ['SQL'] })
    assert.lengthOf(server.seen, 2)

    const silent = await fakeServer(isSilent)
    cleanup(silent.close)
    const patient = new Skillary({ server: silent.url, ...quick, retries: 0 })
    const error = await patient.usage({ timeout: 50 }).catch((reason) => reason)
    assert.match(error.message, /the request timed out/)
  })

  test('an abort rejects with its reason, during and between attempts', async ({
    assert,
    cleanup,
  }) => {
    const during = new AbortController()
    const between = new AbortController()
    const server = await fakeServer(
      () => during.abort(new Error('enough')),
      refuses(503, 'busy', { 'Retry-After': '30' })
    )
    cleanup(server.close)
    const onRetry = () => void setImmediate(() => between.abort(new Error('really')))
    const skillary = new Skillary({ server: server.url, ...quick, onRetry })
    for (const { signal } of [during, between]) {
      const error = await skillary.usage({ signal }).catch((thrown) => thrown)
      assert.strictEqual(error, signal.reason)
    }
    assert.lengthOf(server.seen, 2)
  })
})

test.group('Client module: credentials', () => {
  test('sends the key, which is in no error and no inspected object', async ({
    assert,
    cleanup,
  }) => {
    const server = await fakeServer(refuses(401, 'invalid_api_key'))
    cleanup(server.close)
    const skillary = new Skillary({ server: server.url, ...quick })
    const error = await skillary.usage().catch((reason) => reason)

    assert.equal(server.seen[0].headers.authorization, `Bearer ${apiKey}`)
    assert.lengthOf(server.seen, 1)
    assert.notInclude(inspect([skillary, error], { depth: 9, showHidden: true }), apiKey)
    const broken = `${apiKey}\nX: y`
    assert.throws(
      () => new Skillary({ server: server.url, apiKey: broken }),
      'An API key contains only letters, digits and underscores.'
    )
  })

  test('an expired access token is refreshed once for all waiting calls', async ({
    assert,
    cleanup,
  }) => {
    const usage = { total_calls: 1, usage_calls: 0, pack_name: null }
    const server = await fakeServer((response, request) => {
      if (request.path === '/v1/auth/token/refresh/') {
        return answers({ access: 'new', refresh: 'next' })(response, request)
      }
      const isNew = request.headers.authorization === 'Bearer new'
      return (isNew ? answers(usage) : refuses(401, 'unauthenticated'))(response, request)
    })
    cleanup(server.close)
    const savedPairs: TokenPair[] = []
    const skillary = new Skillary({
      server: server.url,
      session: { access: 'old', refresh: 'first' },
      renew: async (spent, exchange) => {
        savedPairs.push(spent, await exchange(spent.refresh))
        return savedPairs[1]
      },
    })
    await Promise.all([skillary.usage(), skillary.usage(), skillary.usage()])
    await skillary.usage()

    assert.deepEqual(savedPairs, [
      { access: 'old', refresh: 'first' },
      { access: 'new', refresh: 'next' },
    ])
    const renewals = server.seen.filter(({ path }) => path === '/v1/auth/token/refresh/')
    assert.lengthOf(renewals, 1)
    assert.deepEqual(JSON.parse(renewals[0].body), { refresh: 'first' })
  })

  test('a failed refresh rejects the call', async ({ assert, cleanup }) => {
    const server = await fakeServer(refuses(401, 'invalid_token'))
    cleanup(server.close)
    const session = { access: 'old', refresh: 'spent' }
    const skillary = new Skillary({ server: server.url, session })
    await assert.rejects(() => skillary.usage(), SkillaryProblem)

    assert.lengthOf(server.seen, 2)
  })

  test('accepts a URL with or without /v1, and refuses invalid ones', ({ assert }) => {
    const at = (server: string) => new Skillary({ server }).server
    assert.equal(at('https://skills.example.com/base/v1/'), 'https://skills.example.com/base')
    assert.equal(at('http://user:secret@localhost:3333/'), 'http://localhost:3333')
    assert.throws(() => at('skills.example.com'), /is not a server URL/)
    assert.throws(() => at('ftp://skills.example.com'), /is not a server URL/)
  })

  test('a problem has code, errors, request id and delay', async ({ assert, cleanup }) => {
    const errors = [{ field: 'limit', code: 'range', message: 'At most 100.' }]
    const problem = { code: 'validation_failed', detail: 'See errors.', request_id: 'r-1', errors }
    const when = new Date(Date.now() + 90_000).toUTCString()
    const server = await fakeServer(
      answers(problem, { status: 422, headers: { 'Retry-After': when } })
    )
    cleanup(server.close)
    const error = await new Skillary({ server: server.url }).usage().catch((reason) => reason)

    assert.instanceOf(error, SkillaryProblem)
    assert.equal(error.message, 'See errors.')
    assert.containSubset(error, {
      status: 422,
      code: 'validation_failed',
      requestId: 'r-1',
      errors,
    })
    assert.approximately(error.retryAfter, 90, 2)
  })
})

test.group('Client module: exports', () => {
  test('resumes an interrupted download of the same bytes', async ({ assert, cleanup }) => {
    const head = {
      'ETag': '"one"',
      'Content-Location': '/v1/skills/export-skills/?snapshot=7',
      'Content-Length': '10',
    }
    const server = await fakeServer(
      (response) => {
        response.writeHead(200, head)
        response.write('01234', () => response.destroy())
      },
      (response) => {
        response.writeHead(206, { ...head, 'Content-Length': '5' })
        response.end('56789')
      }
    )
    cleanup(server.close)
    const skillary = new Skillary({ server: server.url, ...quick })
    const first = await skillary.export('skills', { snapshot: true })
    assert.equal(first.bytes, 10)
    const { received, error } = await readAll(first.content)
    assert.equal(received, '01234')
    assert.instanceOf(error, SkillaryUnreachable)

    const rest = await skillary.export('skills', {}, { begun: first.place!, have: 5 })
    assert.equal(rest.from, 5)
    const whole = await readAll(rest.content)
    assert.deepEqual(whole, { received: '56789', error: null })
    const { path, headers } = server.seen[1]
    assert.equal(path, '/v1/skills/export-skills/?snapshot=7')
    assert.containSubset(headers, { 'range': 'bytes=5-', 'if-range': '"one"' })
  })

  test('restarts if the bytes are no longer available', async ({ assert, cleanup }) => {
    const server = await fakeServer(refuses(404, 'not_found'), (response) => response.end('all'))
    cleanup(server.close)
    const skillary = new Skillary({ server: server.url, ...quick })
    const begun = { location: '/v1/skills/export-skills/?snapshot=7', etag: '"one"' }
    const { content, from } = await skillary.export('skills', {}, { begun, have: 5 })

    assert.equal(from, 0)
    assert.deepEqual(await readAll(content), { received: 'all', error: null })
  })

  test('a refused stream leaves no timer', async ({ assert, cleanup }) => {
    const server = await fakeServer(refuses(404, 'not_found'))
    cleanup(server.close)
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout')
    const before = timers().length
    const skillary = new Skillary({ server: server.url, ...quick })
    await assert.rejects(() => skillary.export('skills', {}, { timeout: 54_321 }))
    assert.isAtMost(timers().length, before)
  })

  test('a stream without data times out', async ({ assert, cleanup }) => {
    const server = await fakeServer((response) => {
      response.writeHead(200)
      response.write('begun')
    })
    cleanup(server.close)
    const skillary = new Skillary({ server: server.url, ...quick })
    const { content } = await skillary.export('skills', {}, { timeout: 100 })
    const { received, error } = await readAll(content)

    assert.equal(received, 'begun')
    assert.match(String(error), /the request timed out/)
  })
})

async function readAll(content: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder()
  let received = ''
  try {
    for await (const chunk of content) received += decoder.decode(chunk, { stream: true })
    return { received, error: null }
  } catch (error) {
    return { received, error }
  }
}
