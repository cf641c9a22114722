import { test } from '@japa/runner'
import { answers, fakeServer, refuses } from '#tests/helpers/fake_server'
import { skillaryProgram } from '#tests/helpers/skillary_program'

const calls = { charged: 5, remaining: 20 }
const place = (text: string, start: number) => ({
  ...{ text, start, end: start + text.length, label: text, kind: 'name' },
})
const extraction = {
  skills: [
    {
      skill: { id: '1', name: 'SQL', type: 'skill', domain: { id: '2', name: 'Databases' } },
      matches: [place('SQL', 4), place('sql', 20), place('SQL', 30), place('SQL', 40)],
      count: 7,
      confidence: 0.95,
    },
  ],
  ...{ total_matches: 1, returned: 1, offsets: 'utf16', calls, request_id: 'r' },
}
const webhook = {
  ...{ id: 'w1', url: 'https://example.com/hooks', description: null, events: ['calls.low'] },
  ...{ status: 'active', failing_since: null, last_delivered_at: null, version: 1 },
  previous_secret_ends_at: null,
  ...{ created_at: '2026-11-22T00:00:00.000Z', updated_at: '2026-11-22T00:00:00.000Z' },
}
const delivery = {
  ...{ id: 'd1', event: 'webhook.test', state: 'failed', attempts: 2, response_status: 500 },
  ...{ error: 'connection_refused', payload: {}, created_at: '2026-11-22T10:00:00.000Z' },
}

const listedKey = {
  ...{ prefix: 'skk_1a2B3c4D', name: 'nightly', abilities: ['search'], cap_calls: null },
  ...{ status: 'active', used_calls: 0, last_used_at: null },
}

test.group('skillary: handling of responses', (group) => {
  const { run } = skillaryProgram(group)
  const at = (url: string) => ({ SKILLARY_SERVER: url, SKILLARY_TOKEN: 'made_up' })

  test('extract prints a table with places, from a file or a pipe', async ({ assert, cleanup }) => {
    const server = await fakeServer(answers(extraction))
    cleanup(server.close)
    const env = at(server.url)
    const piped = await run(['extract', '--min-confidence', '0.8', '--limit', '10'], {
      env,
      input: 'Our SQL and more sql',
    })
    assert.equal(piped.code, 0, piped.stderr)
    assert.match(piped.stdout, /SQL +0\.95 +Databases +4–7, 20–23, 30–33 and 4 more +SQL, sql/)
    assert.match(piped.stdout, /1 of 1 skills · 5 calls charged, 20 left · request r/)
    assert.notInclude(piped.stdout, '\u001b')
    assert.deepEqual(JSON.parse(server.seen[0].body), {
      ...{ text: 'Our SQL and more sql', limit: 10, min_confidence: 0.8 },
    })
    const json = await run(['extract', '-', '--json'], { env, input: 'SQL' })
    assert.deepEqual(JSON.parse(json.stdout), extraction)

    const none = await run(['extract'], { env, input: ' \n' })
    assert.equal(none.code, 2)
    const unsure = await run(['extract', '--min-confidence', '80'], { env, input: 'SQL' })
    assert.equal(unsure.code, 2)
    assert.match(unsure.stderr, /a number from 0 to 1/)
  })

  test('a text that is too long is refused with the server’s message', async ({
    assert,
    cleanup,
  }) => {
    const server = await fakeServer(refuses(413, 'text_too_long'))
    cleanup(server.close)
    const { code, stderr } = await run(['extract'], { env: at(server.url), input: 'SQL' })
    assert.equal(code, 2)
    assert.notInclude(stderr, 'Split the file')
  })

  test('webhooks are listed, created with only the secret on stdout, and tested', async ({
    assert,
    cleanup,
  }) => {
    const page = (data: unknown[]) => answers({ data, meta: { limit: 100, next_cursor: null } })
    const server = await fakeServer(
      page([webhook]),
      answers({ ...webhook, secret: 'whsec_x' }, { status: 201 }),
      answers(delivery, { status: 202 }),
      page([delivery])
    )
    cleanup(server.close)
    const env = at(server.url)
    const list = await run(['webhooks', 'list'], { env })
    assert.match(list.stdout, /w1 +active +calls\.low +never +https:\/\/example\.com\/hooks/)
    const create = ['webhooks', 'create', webhook.url, '--event', 'calls.low, package.expired']
    const created = await run(create, { env })
    assert.equal(created.stdout, 'whsec_x\n')
    assert.include(created.stderr, 'Webhook w1 created')
    const tried = await run(['webhooks', 'test', 'w1'], { env })
    assert.match(tried.stdout, /webhook\.test is being sent/)
    const sent = await run(['webhooks', 'deliveries', 'w1'], { env })
    assert.match(sent.stdout, /10:00:00 +webhook\.test +failed +2 +500 +connection refused/)
    assert.deepEqual(
      server.seen.map(({ method, path }) => `${method} ${path}`),
      [
        'GET /v1/webhooks/?limit=100',
        'POST /v1/webhooks/',
        'POST /v1/webhooks/w1/test/',
        'GET /v1/webhooks/w1/deliveries/?limit=20',
      ]
    )
    assert.deepEqual(JSON.parse(server.seen[1].body).events, ['calls.low', 'package.expired'])
  })

  test('lists are read to the end, or up to --limit', async ({ assert, cleanup }) => {
    const page = (ids: string[], next: string | null) => {
      const data = ids.map((id) => ({ ...listedKey, ...delivery, id }))
      return answers({ data, meta: { limit: 100, next_cursor: next } })
    }
    const many = Array.from({ length: 100 }, (_, index) => `a${index}`)
    const pages = [page(many, 'c1'), page(['b'], 'c2'), page(['c'], null)]
    const server = await fakeServer(...pages)
    cleanup(server.close)
    const env = at(server.url)
    const keys = await run(['keys', 'list', '--status', 'active', '--json'], { env })
    assert.lengthOf(JSON.parse(keys.stdout), 102)
    assert.deepEqual(
      server.seen.map(({ path }) => path.split('?')[1]),
      [
        'status=active&limit=100',
        'status=active&limit=100&cursor=c1',
        'status=active&limit=100&cursor=c2',
      ]
    )
    server.behave(...pages)
    const list = await run(['keys', 'list'], { env })
    assert.lengthOf(list.stdout.trim().split('\n'), 103)

    for (const command of [['tasks'], ['webhooks', 'deliveries', 'w1']]) {
      server.behave(...pages)
      const before = server.seen.length
      const some = await run([...command, '--limit', '101', '--json'], { env })
      assert.lengthOf(JSON.parse(some.stdout), 101, command[0])
      assert.lengthOf(server.seen.slice(before), 2)
    }
    const wrong = await run(['tasks', '--limit', 'many'], { env })
    assert.equal(wrong.code, 2)
  })

  test('creating a key explains how to recover from a lost response', async ({
    assert,
    cleanup,
  }) => {
    const key = { id: 'k1', name: 'x', prefix: 'skk_1a2B3c4D', abilities: ['usage'], key: null }
    const server = await fakeServer(answers({ ...key, previous: null, expires_at: null }))
    cleanup(server.close)
    const create = ['keys', 'create', '--name', 'x', '--ability', 'usage']
    const { stdout, stderr } = await run(create, { env: at(server.url) })
    assert.equal(stdout, '')
    assert.include(stderr, 'skillary keys rotate k1 --overlap 0')
  })

  test('errors name the option of the field and the wrong key', async ({ assert, cleanup }) => {
    const errors = [
      { field: 'abilities.0', code: 'enum', message: 'It must be one of them.' },
      { field: 'expires_at', code: 'past', message: 'It must lie in the future.' },
    ]
    const refusal = { status: 422, code: 'validation_failed', detail: 'Two faults.', errors }
    const server = await fakeServer(
      answers(refusal, { status: 422 }),
      refuses(401, 'malformed_api_key')
    )
    cleanup(server.close)
    const env = { ...at(server.url), SKILLARY_KEY: 'skk_made_up' }
    const create = ['keys', 'create', '--name', 'x', '--ability', 'all', '--expires', '2020-01-01']
    const refused = await run(create, { env })
    assert.equal(refused.code, 2)
    assert.include(refused.stderr, '--ability (abilities): It must be one of them.')
    assert.include(refused.stderr, '--expires (expires_at): It must lie in the future.')

    const wrongKey = await run(['usage'], { env })
    assert.equal(wrongKey.code, 3)
    assert.include(wrongKey.stderr, 'The credentials come from SKILLARY_KEY')
    assert.notInclude(wrongKey.stderr, 'skk_made_up')
  })

  test('wrong usage is reported like other errors', async ({ assert }) => {
    const missing = await run(['suggest'])
    assert.equal(missing.code, 2)
    assert.match(missing.stderr, /^skillary: missing required argument 'text'\n/)
  })

  test('help describes each command, and an unknown one exits with 2', async ({ assert }) => {
    const found = await run(['batch', 'help', 'lookup'])
    assert.equal(found.code, 0)
    assert.match(found.stdout, /^Usage: skillary batch lookup /)
    assert.include(found.stdout, 'Examples:')
    const unknown = await run(['batch', 'nothing'])
    assert.equal(unknown.code, 2)
    assert.include(unknown.stderr, "unknown command 'nothing'")
  })
})
