import { appendFile, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { answers, fakeServer, isSilent, refuses } from '#tests/helpers/fake_server'
import { skillaryProgram } from '#tests/helpers/skillary_program'

function page(from: number, count: number, hasMore: boolean, price = 1) {
  const data = Array.from({ length: count }, (_, at) => ({
    at: '2026-11-22T00:00:00.000Z',
    event: 'skill.deleted',
    skill: { id: String(from + at) },
  }))
  return answers({
    data,
    meta: { next_cursor: `after-${from + count}`, has_more: hasMore },
    calls: { charged: count ? price : 0, remaining: 5 },
    request_id: 'r',
  })
}

test.group('skillary changes', (group) => {
  const { run, unreadProcess, inHome, interrupted } = skillaryProgram(group)
  const at = (url: string) => ({ SKILLARY_SERVER: url, SKILLARY_KEY: 'skk_made_up' })
  const idsIn = (text: string) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).skill.id)

  test('follows the pages, stores the cursor and resumes from it', async ({ assert, cleanup }) => {
    const server = await fakeServer(page(1, 2, true), page(3, 1, false))
    cleanup(server.close)
    const env = at(server.url)
    const first = await run(['changes', '-o', inHome('all.jsonl'), '--since', '2026-11-01'], {
      env,
    })
    assert.equal(first.code, 0, first.stderr)
    assert.equal(first.stdout, '')
    assert.match(first.stderr, /3 events · 2 calls charged, 5 left/)

    server.behave(page(4, 1, false))
    const again = await run(['changes', '-o', inHome('all.jsonl')], { env })
    assert.equal(again.code, 0, again.stderr)
    assert.deepEqual(idsIn(await readFile(inHome('all.jsonl'), 'utf8')), ['1', '2', '3', '4'])
    assert.deepEqual(
      server.seen.map(({ path }) => new URL(path, server.url).search),
      ['?limit=1000&since=2026-11-01', '?limit=1000&cursor=after-3', '?limit=1000&cursor=after-4']
    )
    const twice = await run(['changes', '-o', inHome('all.jsonl'), '--since', '2026-11-01'], {
      env,
    })
    assert.equal(twice.code, 2)
    const elsewhere = await run(
      ['changes', '-o', inHome('all.jsonl'), '--server', 'http://localhost:1'],
      {
        env,
      }
    )
    assert.equal(elsewhere.code, 2)
    assert.include(elsewhere.stderr, 'belongs to another server')
  })

  test('stops after ten calls or the given limit, and explains how to resume', async ({
    assert,
    cleanup,
  }) => {
    const server = await fakeServer(page(1, 2, true))
    cleanup(server.close)
    const env = at(server.url)
    const usual = await run(['changes', '-o', inHome('all.jsonl')], { env })
    assert.equal(usual.code, 0, usual.stderr)
    assert.match(usual.stderr, /20 events · 10 calls charged/)
    assert.match(usual.stderr, /More events are available\. Run the command again to continue/)
    assert.lengthOf(server.seen, 10)

    const more = await run(['changes', '-o', inHome('all.jsonl'), '--max-calls', '3'], { env })
    assert.match(more.stderr, /6 events · 3 calls charged/)
    assert.lengthOf(server.seen, 13)

    server.behave(page(1, 2, true, 4))
    const tooExpensive = await run(['changes', '--max-calls', '10'], { env })
    assert.match(tooExpensive.stderr, /4 events · 8 calls charged/)
    const none = await run(['changes', '--max-calls', '0'], { env })
    assert.equal(none.code, 2)
  })

  test('keeps a cursor from before a restore and gives advice', async ({ assert, cleanup }) => {
    const server = await fakeServer(page(1, 2, false), refuses(410, 'cursor_gone'))
    cleanup(server.close)
    const env = at(server.url)
    await run(['changes', '-o', inHome('all.jsonl')], { env })
    const { code, stderr } = await run(['changes', '-o', inHome('all.jsonl')], { env })
    assert.equal(code, 2)
    assert.include(stderr, 'Move the cursor file and its output, then start again')
    assert.include(await readFile(inHome('all.jsonl.cursor'), 'utf8'), 'after-3')
  })

  test('requests an unwritten page with the same key, and writes no event twice', async ({
    assert,
    cleanup,
  }) => {
    let received = () => {}
    const isAsked = new Promise<void>((resolve) => (received = resolve))
    const server = await fakeServer(page(1, 2, true), (response, request) => {
      received()
      isSilent(response, request)
    })
    cleanup(server.close)
    const env = at(server.url)
    const broken = await interrupted(['changes', '-o', inHome('all.jsonl')], {
      when: isAsked,
      env,
    })
    assert.equal(broken.code, 130)
    await appendFile(inHome('all.jsonl'), '{"half":')
    server.behave(page(3, 1, false))
    const { code, stderr } = await run(['changes', '-o', inHome('all.jsonl')], { env })

    assert.equal(code, 0, stderr)
    assert.deepEqual(idsIn(await readFile(inHome('all.jsonl'), 'utf8')), ['1', '2', '3'])
    const [, open, once] = server.seen.map(({ headers }) => headers['idempotency-key'])
    assert.equal(open, once)
  })

  test('stops when the pipe closes, and repeats that page free of charge', async ({
    assert,
    cleanup,
  }) => {
    const server = await fakeServer(page(1, 2, true))
    cleanup(server.close)
    const env = at(server.url)
    const command = ['changes', '--cursor-file', inHome('here.cursor'), '--follow']
    const { code, stderr } = await unreadProcess(command, { env })
    assert.equal(code, 0)
    assert.equal(stderr, '')
    assert.lengthOf(server.seen, 1)

    server.behave(page(1, 2, false))
    const again = await run(command.slice(0, 3), { env })
    assert.deepEqual(idsIn(again.stdout), ['1', '2'])
    const [first, second] = server.seen.map(({ headers }) => headers['idempotency-key'])
    assert.equal(first, second)
  })

  test('an unwritable file is refused before any request', async ({ assert, cleanup }) => {
    const server = await fakeServer(page(1, 2, false))
    cleanup(server.close)
    const env = at(server.url)
    for (const option of ['--output', '--cursor-file']) {
      const { code, stderr } = await run(['changes', option, inHome('no/where')], { env })
      assert.equal(code, 2)
      assert.match(stderr, /The directory \S+no does not exist/)
    }
    assert.lengthOf(server.seen, 0)
  })

  test('--follow polls until Ctrl+C', async ({ assert, cleanup }) => {
    let again = () => {}
    const isAgain = new Promise<void>((resolve) => (again = resolve))
    const server = await fakeServer(page(1, 1, false), page(2, 0, false), (response, request) => {
      page(2, 1, false)(response, request)
      again()
    })
    cleanup(server.close)
    const command = ['changes', '--follow', '--every', '1']
    const { code, stdout } = await interrupted(command, {
      when: isAgain,
      env: at(server.url),
    })

    assert.equal(code, 130)
    assert.equal(idsIn(stdout)[0], '1')
    const keys = server.seen.map(({ headers }) => headers['idempotency-key'])
    assert.lengthOf(new Set(keys), keys.length)
  })
})
