import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { parse } from 'yaml'
import { deploy, freePort, type Deployment } from '#tests/functional/metering/deployment'
import { ask } from '#tests/functional/proof/calls'
import { answers, fakeServer } from '#tests/helpers/fake_server'

const token = 'a-token-of-tests-0123456789'
const trusted = { authorization: `Bearer ${token}` }
const traceId = '0af7651916cd43dd8448eb211c80319c'
const mailed = 'a-token-in-a-mailed-link'

interface Check {
  name: string
  status: string
}

test.group('Health, metrics, log and traces of a server', (group) => {
  let deployment: Deployment<'partner'>
  let collector: Awaited<ReturnType<typeof fakeServer>>
  let ownPort: string

  group.setup(async () => {
    collector = await fakeServer(answers({}))
    const port = await freePort()
    ownPort = `http://127.0.0.1:${port}`
    deployment = await deploy(
      1,
      { partner: [1000] },
      {
        METRICS_PORT: String(port),
        METRICS_TOKEN: token,
        LOG_LEVEL: 'info',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_BSP_SCHEDULE_DELAY: '100',
      }
    )
    return async () => {
      await deployment.end()
      await collector.close()
    }
  })

  const metrics = async () => {
    const response = await get('/metrics', trusted)
    return response.text()
  }

  const get = (path: string, headers: Record<string, string> = {}, base?: string) =>
    fetch(`${base ?? deployment.servers[0].url}${path}`, { headers, redirect: 'manual' })

  test('health is sent to everybody, without redirect, session and details', async ({ assert }) => {
    const headers = { 'accept': 'text/html', 'accept-language': 'de' }
    for (const path of ['/health/live', '/health/ready', '/health/ready/']) {
      const response = await get(path, headers)
      assert.equal(response.status, 200, path)
      assert.deepEqual(await response.json(), { status: 'ok' })
      assert.equal(response.headers.get('cache-control'), 'no-store')
      assert.isNull(response.headers.get('set-cookie'))
    }
  })

  test('the token gives the details of each check', async ({ assert }) => {
    for (const base of [deployment.servers[0].url, ownPort]) {
      const response = await get('/health/ready', trusted, base)
      const { checks, isHealthy } = (await response.json()) as {
        isHealthy: boolean
        checks: Check[]
      }
      assert.isTrue(isHealthy)
      assert.deepEqual(
        checks.map(({ name, status }) => [name, status]),
        ['process', 'database', 'migrations', 'storage', 'replicas', 'queues'].map((name) => [
          name,
          'ok',
        ])
      )
    }
  })

  test('metrics require the token, on both ports', async ({ assert }) => {
    for (const base of [deployment.servers[0].url, ownPort]) {
      for (const given of ['', 'Bearer wrong']) {
        const response = await get('/metrics', { authorization: given }, base)
        assert.equal(response.status, 401)
        assert.equal(response.headers.get('www-authenticate'), 'Bearer')
      }
    }
    const unknown = await get('/nothing', trusted, ownPort)
    assert.equal(unknown.status, 404)
  })

  test('metrics count requests by route, charges, jobs and connections', async ({ assert }) => {
    const { servers, prepared } = deployment
    for (let call = 0; call < 3; call += 1) {
      await ask(servers[0], prepared.partner)
    }
    await get(`/auth/reset-password/${mailed}`)
    const sent = await metrics()
    const search = 'method="GET",route="/v1/skills/playground-search"'
    for (const line of [
      `skillary_http_requests_total{${search},status="200"} 3`,
      `skillary_http_request_duration_seconds_count{${search}} 3`,
      'skillary_charge_duration_seconds_count{outcome="charged"} 3',
      'skillary_queue_jobs{queue="uploads",state="waiting"} 0',
      'skillary_queue_oldest_seconds{queue="mails"} 0',
    ]) {
      assert.include(sent.split('\n'), line)
    }
    assert.match(sent, /skillary_database_connections\{pool="\w+",state="(free|used)"\} [1-9]/)
    assert.match(sent, /skillary_database_pool_size\{pool="\w+"\} [1-9]/)
    assert.include(sent, 'nodejs_eventloop_lag_p99_seconds')
    assert.notInclude(sent, mailed)
    assert.notInclude(sent, '/health')
  })

  test('every alert uses metrics that exist', async ({ assert }) => {
    const sent = await metrics()
    const { groups } = parse(await readFile(app.makePath('deploy/alerts.yml'), 'utf8')) as {
      groups: Array<{ rules: Array<{ alert: string; expr: string }> }>
    }
    const known = new Set(Array.from(sent.matchAll(/^# TYPE (\w+)/gm), ([, name]) => name))
    for (const { alert, expr } of groups.flatMap(({ rules }) => rules)) {
      const used = expr.match(/\b(skillary|nodejs)_\w+/g) ?? ['up']
      for (const name of used.filter((one) => one !== 'up')) {
        assert.isTrue(known.has(name.replace(/_(bucket|count|sum)$/, '')), `${alert}: ${name}`)
      }
    }
  })

  test('the log has a line for each request, without secrets', async ({ assert }) => {
    const { servers, prepared } = deployment
    const { clientId } = prepared.partner
    const requestId = 'a-request-of-tests'
    await get('/v1/skills/playground-search/?skills=Python', {
      'authorization': `Bearer ${prepared.partner.token}`,
      'x-request-id': requestId,
    })
    await get(`/auth/reset-password/${mailed}?token=${mailed}`)
    await get('/health/live')
    const { output } = servers[0]
    while (!output.text.includes(requestId)) await wait(10)
    while (!output.text.includes('/auth/reset-password/:token')) await wait(10)

    const lines = output.text
      .split('\n')
      .flatMap((line) => (line.includes('"msg":"request"') ? [JSON.parse(line)] : []))
    assert.containSubset(
      lines.find((line) => line.request_id === requestId),
      {
        ...{ method: 'GET', route: '/v1/skills/playground-search', status: 200 },
        client_id: clientId,
      }
    )
    assert.isAbove(lines[0].duration_ms, 0)
    for (const secret of [mailed, prepared.partner.token, token, 'Python', '/health']) {
      assert.notInclude(output.text, secret)
    }
  })

  test('the log has sign-ins, failures and refused requests, without what was sent', async ({
    assert,
  }) => {
    const { servers, prepared } = deployment
    const secret = 'a-wrong-password-of-tests'
    const email = 'nobody@tests.example'
    await fetch(`${servers[0].url}/v1/auth/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'a-failed-sign-in' },
      body: JSON.stringify({ email, password: secret }),
    })
    await fetch(`${servers[0].url}/v1/auth/me/`, {
      method: 'PATCH',
      headers: {
        'authorization': `Bearer ${prepared.partner.token}`,
        'content-type': 'application/json',
        'x-request-id': 'a-wrong-confirmation',
      },
      body: JSON.stringify({ current_password: secret, password: 'correct horse battery 7' }),
    })
    await get('/v1/sub-admins/list/', {
      'authorization': `Bearer ${prepared.partner.token}`,
      'x-request-id': 'a-forbidden-request',
    })
    await get('/portal/admin/dashboard', { 'x-request-id': 'a-guest-of-tests' })
    const { output } = servers[0]
    while (!output.text.includes('a-guest-of-tests')) await wait(10)

    const events = (requestId: string) =>
      output.text
        .split('\n')
        .flatMap((line) => (line.includes('"msg":"security"') ? [JSON.parse(line)] : []))
        .filter((line) => line.request_id === requestId)
    const route = '/v1/auth/login'
    assert.containSubset(events('a-failed-sign-in'), [
      { event: 'sign_in_failed', method: 'POST', route, ip: '127.0.0.1' },
      { event: 'refused', status: 401, code: 'wrong_credentials' },
    ])
    assert.match(events('a-failed-sign-in')[0].account, /^[\w-]{16}$/)
    const [confirmation] = events('a-wrong-confirmation')
    assert.containSubset(confirmation, { event: 'sign_in_failed', factor: 'password' })
    assert.isNumber(confirmation.user_id)
    assert.containSubset(events('a-forbidden-request'), [
      { event: 'refused', status: 403, code: 'forbidden', client_id: prepared.partner.clientId },
    ])
    assert.containSubset(events('a-guest-of-tests'), [
      { event: 'refused', code: 'unauthenticated', route: '/portal/admin/dashboard' },
    ])
    for (const sent of [secret, email]) assert.notInclude(output.text, sent)
  })

  test('a request continues the trace of its caller, down to the charge', async ({ assert }) => {
    const { prepared } = deployment
    await get('/v1/skills/playground-search/?skills=Python', {
      authorization: `Bearer ${prepared.partner.token}`,
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    })
    interface Span {
      traceId: string
      spanId: string
      parentSpanId?: string
      name: string
    }
    const spans = (): Span[] =>
      collector.seen
        .flatMap(({ body }) => JSON.parse(body).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope: { spans: Span[] }) => scope.spans))
        .filter((span: Span) => span.traceId === traceId)
    const named = (name: string) => spans().find((span) => span.name === name)
    const route = 'GET /v1/skills/playground-search'
    while (!named(route)) await wait(10)

    assert.equal(named(route)!.parentSpanId, 'b7ad6b7169203331')
    assert.equal(named('charge')!.parentSpanId, named(route)!.spanId)
    assert.equal(collector.seen[0].path, '/v1/traces')
    assert.notInclude(JSON.stringify(collector.seen.map(({ body }) => body)), mailed)
  })
})
