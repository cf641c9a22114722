import { readFile, readdir, writeFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { updateSkill } from '#app/catalogue/skills/update_skill'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'
import {
  answers,
  breaks,
  fakeServer,
  isSilent,
  refuses,
  type Seen,
} from '#tests/helpers/fake_server'
import { skillaryProgram } from '#tests/helpers/skillary_program'

const prices = { 'playground-search': 1, 'related': 1, 'lookup': 2, 'extract': 5, 'changes': 1 }
const priceList = answers({ packages: [], prices })

/** Responds to a lookup with a skill for each name. */
function lookedUp({ body }: Seen) {
  const { names } = JSON.parse(body) as { names: string[] }
  const data = names.map((input) => ({
    input,
    match_reason: 'exact',
    confidence: 1,
    skill: { id: input, name: input, type: 'skill', domain: null },
  }))
  return { data, calls: { charged: 2, remaining: 7 }, request_id: 'r' }
}
const looksUp: Parameters<typeof fakeServer>[number] = (response, request) =>
  answers(lookedUp(request))(response, request)

const thousand = Array.from({ length: 1001 }, (_, at) => `skill ${at}`).join('\n')

test.group('skillary batch', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const { run, unreadProcess, login, inHome, interruptedProcess } = skillaryProgram(group)

  /** Runs the program against a fake server with these behaviours. */
  const at = (url: string) => ({ SKILLARY_SERVER: url, SKILLARY_KEY: 'skk_made_up' })

  test('lookup shows the price, pays it and prints CSV', async ({ assert }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    await login(partner.email)
    const { code, stdout, stderr } = await run(['batch', 'lookup', '-'], {
      input: 'python\n\nnobody\nSQL\n',
    })

    assert.equal(code, 0, stderr)
    const [header, python, nobody, sql] = stdout.trim().split('\n')
    assert.equal(
      header,
      'input,match_reason,id,name,type,domain,external_id,external_uri,confidence,suggestions'
    )
    assert.match(python, /^python,exact,[0-9a-f-]{36},Python,/)
    assert.equal(nobody, 'nobody,none,,,,,,,0,')
    assert.match(sql, /^SQL,exact,/)
    assert.match(stderr, /3 lines in 1 request: 1 call\./)
    assert.match(stderr, /3 answered · 1 call charged, 9 left/)
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
  })

  test('lookup prints the suggestions for names without a match', async ({ assert }) => {
    await createGraph()
    const { partner } = await createPartnerWith()
    await login(partner.email)
    const lookup = ['batch', 'lookup', '-', '--fuzzy', '--column', 'skill']
    const { stdout, stderr, code } = await run(lookup, { input: 'skill\nSQL guru\n' })

    assert.equal(code, 0, stderr)
    const [, line] = stdout.trim().split('\n')
    assert.match(line, /^SQL guru,none,,,,,,,0\.\d+,SQL$/)
  })

  test('lookup and related accept ids', async ({ assert }) => {
    const { python } = await createGraph()
    const { partner } = await createPartnerWith()
    await login(partner.email)
    const input = `id\n${python.uid}\nnobody\n`
    const found = await run(['batch', 'lookup', '-', '--by', 'ids', '--column', 'id'], { input })
    const [, first, second] = found.stdout.trim().split('\n')
    assert.match(first, /,exact,[0-9a-f-]{36},Python,/)
    assert.equal(second, 'nobody,unknown_id,,,,,,,0,')

    const searched = await run(['search', python.uid])
    assert.include(searched.stdout, `"${python.uid}" was matched to Python (its id).`)
    const related = await run(['batch', 'related', '-', '--json'], { input: python.uid })
    assert.containSubset(JSON.parse(related.stdout), [{ match_reason: 'id', total_related: 4 }])
  })

  test('shows names in a language', async ({ assert }) => {
    const { python } = await createGraph()
    const translations = [{ language: 'fr', name: 'Langage Python' }]
    await updateSkill(python, { translations }, { actorId: null })
    const { partner } = await createPartnerWith()
    await login(partner.email)
    for (const command of [
      ['batch', 'lookup', '-'],
      ['batch', 'related', '-'],
      ['extract', '-'],
      ['search', 'python', '--json'],
      ['suggest', 'python'],
    ]) {
      const input = 'python\n'
      const { code, stdout, stderr } = await run([...command, '--language', 'fr'], { input })
      assert.equal(code, 0, stderr)
      assert.include(stdout, 'Langage Python', command.join(' '))
    }
  })

  test('related prints the related skills of a table’s column', async ({ assert }) => {
    await createGraph()
    const { partner } = await createPartnerWith()
    await login(partner.email)
    await writeFile(inHome('ours.csv'), 'no;Fähigkeit\n1;Python\n2;Plastering\n')
    const table = ['batch', 'related', inHome('ours.csv'), '--column', 'Fähigkeit']
    const { code, stdout, stderr } = await run([...table, '--min-weight', '30'])

    assert.equal(code, 0, stderr)
    assert.deepEqual(stdout.trim().split('\n'), [
      'no,Fähigkeit,match_reason,skill,related_skill,relation_type,weight,direction',
      '1,Python,exact,Python,Django,essential,90,outgoing',
      '1,Python,exact,Python,"ear, nose and throat",related,70,incoming',
      '1,Python,exact,Python,SQL,related,40,outgoing',
      '2,Plastering,exact,Plastering,,,,',
    ])
    assert.include(stderr, 'Using column "Fähigkeit".')
    const json = await run([...table, '--json'])
    const [first] = JSON.parse(json.stdout)
    const row = { no: '1', Fähigkeit: 'Python' }
    assert.containSubset(first, { row, input: 'Python', total_related: 4 })
  })

  test('a table keeps its rows and columns, with one request per name', async ({
    assert,
    cleanup,
  }) => {
    const rows = ['1,  SQL ,"old, but in use"', '2,,empty', '3,R', '4,SQL,again', '5,r,=1+1']
    await writeFile(inHome('ours.csv'), `\uFEFFid,Name,note\n${rows.join('\n')}\n`)
    const server = await fakeServer(priceList, looksUp)
    cleanup(server.close)
    const env = at(server.url)
    const { code, stdout, stderr } = await run(['batch', 'lookup', inHome('ours.csv')], { env })

    assert.equal(code, 0, stderr)
    assert.deepEqual(stdout.trim().split('\n'), [
      'id,Name,note,match_reason,skill_id,name,type,domain,external_id,external_uri,confidence,suggestions',
      '1,  SQL ,"old, but in use",exact,SQL,SQL,skill,,,,1,',
      '2,,empty,,,,,,,,,',
      '3,R,,exact,R,R,skill,,,,1,',
      '4,SQL,again,exact,SQL,SQL,skill,,,,1,',
      "5,r,'=1+1,exact,r,r,skill,,,,1,",
    ])
    assert.match(stderr, /^Using column "Name"\.\n5 lines, 3 unique, in 1 request: 2 calls\./)
    assert.deepEqual(JSON.parse(server.seen[1].body).names, ['SQL', 'R', 'r'])

    server.behave(priceList, looksUp)
    const lines = await run(['batch', 'lookup', inHome('ours.csv'), '--format', 'jsonl'], { env })
    const records = lines.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    assert.deepEqual(records[1], { row: { id: '2', Name: '', note: 'empty' }, input: null })
    assert.containSubset(records[3], { row: { id: '4', note: 'again' }, input: 'SQL' })
  })

  test('escaped cells are sent unescaped and escaped once in the output', async ({
    assert,
    cleanup,
  }) => {
    const server = await fakeServer(priceList, looksUp)
    cleanup(server.close)
    const found = await run(['batch', 'lookup', '-', '--column', 'skill'], {
      env: at(server.url),
      input: "skill\n'-webkit\n",
    })
    assert.deepEqual(JSON.parse(server.seen[1].body).names, ['-webkit'])
    assert.include(found.stdout, "\n'-webkit,exact,'-webkit,'-webkit,")
  })

  test('a repeated name has its result in each place, across requests', async ({
    assert,
    cleanup,
  }) => {
    const server = await fakeServer(priceList, looksUp)
    cleanup(server.close)
    const { stdout, stderr } = await run(['batch', 'lookup', '-'], {
      env: at(server.url),
      input: `${thousand}\nskill 3\nskill 700\n`,
    })
    assert.match(stderr, /1,003 lines, 1,001 unique, in 3 requests: 6 calls\./)
    const inputs = stdout
      .trim()
      .split('\n')
      .map((line) => line.split(',')[0])
    assert.deepEqual(inputs.slice(1), [...thousand.split('\n'), 'skill 3', 'skill 700'])
  })

  test('resumes after paid parts, with the same key for the open request', async ({
    assert,
    cleanup,
  }) => {
    await writeFile(inHome('all.txt'), thousand)
    const broken = await fakeServer(priceList, looksUp, refuses(429, 'quota_exceeded'))
    cleanup(broken.close)
    const command = ['batch', 'lookup', inHome('all.txt'), '-o', inHome('found.jsonl')]
    const env = at(broken.url)
    const first = await run(command, { env })
    assert.equal(first.code, 4)
    assert.match(first.stderr, /1,001 lines in 3 requests: 6 calls\./)
    assert.match(first.stderr, /found\.jsonl\.part\. Run the same command again to resume/)
    const left = await readdir(inHome('.'))
    assert.deepEqual(left.sort(), ['all.txt', 'found.jsonl.part'])

    const other = await run(
      ['batch', 'lookup', inHome('all.txt'), '--fuzzy', '-o', inHome('found.jsonl')],
      { env }
    )
    assert.equal(other.code, 2)
    assert.include(other.stderr, 'contains the paid results of another run')

    broken.behave(priceList, looksUp)
    const second = await run([...command, '--json'], { env })
    assert.equal(second.code, 0, second.stderr)
    assert.match(second.stderr, /1,001 lines in 2 requests: 4 calls\./)
    assert.deepEqual(JSON.parse(second.stdout), {
      file: inHome('found.jsonl'),
      inputs: 1001,
      calls_charged: 6,
      calls_remaining: 7,
    })
    const written = await readFile(inHome('found.jsonl'), 'utf8')
    const lines = written.trim().split('\n')
    assert.lengthOf(lines, 1001)
    assert.equal(JSON.parse(lines[1000]).input, 'skill 1000')
    const keys = broken.seen
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers['idempotency-key'])
    assert.lengthOf(keys, 4)
    assert.equal(keys[1], keys[2])
    assert.lengthOf(new Set(keys), 3)
    const files = await readdir(inHome('.'))
    assert.deepEqual(files.sort(), ['all.txt', 'found.jsonl'])
  })

  test('a named run without a file reuses its keys', async ({ assert, cleanup }) => {
    const server = await fakeServer(priceList, refuses(500, 'internal_error'))
    cleanup(server.close)
    const env = at(server.url)
    const first = await run(['batch', 'lookup', '-'], { env, input: 'SQL' })
    assert.equal(first.code, 1)
    const name = /--run (\S+) within 24 hours/.exec(first.stderr)?.[1]
    server.behave(priceList, looksUp)
    const second = await run(['batch', 'lookup', '-', '--run', String(name)], { env, input: 'SQL' })
    assert.equal(second.code, 0, second.stderr)
    server.behave(priceList, looksUp)
    const third = await run(['batch', 'lookup', '-'], { env, input: 'SQL' })
    assert.equal(third.code, 0)

    const keys = server.seen
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers['idempotency-key'])
    const later = keys.pop()
    assert.lengthOf(new Set(keys), 1)
    assert.notEqual(later, keys[0])
  })

  test('a lost connection is retried with the same key', async ({ assert, cleanup }) => {
    const server = await fakeServer(priceList, breaks, looksUp)
    cleanup(server.close)
    const { code, stdout } = await run(['batch', 'lookup', '-', '--json'], {
      env: at(server.url),
      input: 'SQL',
    })

    assert.equal(code, 0)
    assert.lengthOf(JSON.parse(stdout), 1)
    const [first, second] = server.seen.slice(1).map(({ headers }) => headers['idempotency-key'])
    assert.equal(first, second)
  })

  test('is silent if the reader closes the pipe', async ({ assert, cleanup }) => {
    const server = await fakeServer(priceList, looksUp)
    cleanup(server.close)
    const command = ['batch', 'lookup', '-']
    const { code, stderr } = await unreadProcess(command, { env: at(server.url), input: 'SQL' })
    assert.equal(code, 0)
    assert.equal(stderr, '1 line in 1 request: 2 calls.\n')
  })

  test('above a price limit it requires --yes before any paid request', async ({
    assert,
    cleanup,
  }) => {
    const server = await fakeServer(priceList, looksUp)
    cleanup(server.close)
    const env = at(server.url)
    const refused = await run(['batch', 'lookup', '-', '--ask-above', '5'], {
      env,
      input: thousand,
    })
    assert.equal(refused.code, 2)
    assert.match(refused.stderr, /3 requests: 6 calls\.\n.*exceeds 5 calls\. Add --yes/)
    assert.equal(refused.stdout, '')
    assert.lengthOf(server.seen, 1)

    server.behave(priceList, looksUp)
    const agreed = await run(['batch', 'lookup', '-', '--ask-above', '5', '--yes'], {
      env,
      input: thousand,
    })
    assert.equal(agreed.code, 0, agreed.stderr)
    assert.lengthOf(agreed.stdout.trim().split('\n'), 1002)
  })

  test('Ctrl+C keeps paid results and exits with 130', async ({ assert, cleanup }) => {
    await writeFile(inHome('all.txt'), thousand)
    let third = () => {}
    const isThird = new Promise<void>((resolve) => (third = resolve))
    const server = await fakeServer(priceList, looksUp, (response, request) => {
      third()
      isSilent(response, request)
    })
    cleanup(server.close)
    const command = ['batch', 'lookup', inHome('all.txt'), '-o', inHome('found.csv')]
    const { code, stdout, stderr } = await interruptedProcess(command, {
      env: at(server.url),
      when: isThird,
    })

    assert.equal(code, 130)
    assert.equal(stdout, '')
    assert.match(stderr, /Interrupted\. The results so far are in \S+found\.csv\.part/)
    const partial = await readFile(inHome('found.csv.part'), 'utf8')
    assert.lengthOf(partial.trim().split('\n'), 2)
  })

  test('wrong usage exits with 2 before any request', async ({ assert }) => {
    await writeFile(inHome('two.csv'), 'a,b\n1,2\n')
    await writeFile(inHome('none.txt'), '\n \n')
    await writeFile(inHome('none.csv'), '')
    await writeFile(inHome('bare.csv'), 'name,note\n')
    await writeFile(inHome('twice.csv'), 'name,Name\na,b\n')
    await writeFile(inHome('wide.csv'), 'name,note\nPython,SQL\nHTML, CSS,more\n')
    await writeFile(inHome('quote.csv'), 'name,note\n"Python,SQL\n')
    await writeFile(inHome('latin.txt'), Buffer.from('F\xE4higkeit\n', 'latin1'))
    await writeFile(inHome('long.txt'), `Python\n${'x'.repeat(256)}\n`)
    const faults: Array<[string[], RegExp]> = [
      [['nowhere.txt'], /The file \S+nowhere\.txt does not exist/],
      [['.'], /is a directory/],
      [['two.csv'], /several columns\. Choose one with --column: a, b/],
      [['two.csv', '--column', 'c'], /has no column "c"/],
      [['none.txt'], /contains no inputs/],
      [['none.csv'], /contains no inputs/],
      [['bare.csv'], /Using column "name"\.\n.*contains no inputs/],
      [['twice.csv'], /has the column "name" more than once/],
      [['wide.csv'], /Row 2 after the header of \S+wide\.csv has 3 cells, but the header has 2/],
      [['quote.csv'], /quote\.csv cannot be read as a table: Quote Not Closed/],
      [['latin.txt'], /is not UTF-8 text/],
      [['long.txt'], /"x+…" is longer than 255 characters/],
      [['none.txt', '-o', inHome('no/where.csv')], /does not exist/],
      [['none.txt', '--fuzzy', '--by', 'uris'], /--fuzzy requires --by names/],
      [['none.txt', '--format', 'xml'], /Allowed choices are csv, json, jsonl/],
    ]
    for (const [[file, ...args], message] of faults) {
      const { code, stderr, stdout } = await run(['batch', 'lookup', inHome(file), ...args], {
        env: { SKILLARY_KEY: 'skk_made_up' },
      })
      assert.equal(code, 2, String(message))
      assert.match(stderr, message)
      assert.equal(stdout, '')
      assert.notInclude(stderr, 'skk_made_up')
    }
  })
})
