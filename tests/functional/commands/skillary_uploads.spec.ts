import { appendFile, readFile, readdir, writeFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { operator } from '#app/accounts/audit/audit_log'
import { createSynonym } from '#app/catalogue/synonyms/save_synonym'
import Upload from '#app/imports/upload'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { importLines, makeSkills, relationsNow } from '#tests/helpers/imports'
import { workUntil } from '#tests/helpers/queued_uploads'
import { skillaryProgram } from '#tests/helpers/skillary_program'

const header = 'skill,related_skill,relation_type,weight'

test.group('skillary: imports and exports', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const { server, run: skillary, login, saved, inHome, interrupted } = skillaryProgram(group)

  async function logInAs(role: 1 | 4 | 'partner') {
    const person =
      role === 'partner' ? await createPartner() : await UserFactory.merge({ role }).create()
    await login(person.email)
    return person
  }

  /** Simulates a download of skills that was interrupted after some bytes. */
  async function breakOff(file: string) {
    const { access } = await saved()
    const address = '/v1/skills/export-skills/?snapshot=true'
    const answer = await fetch(`${server}${address}`, {
      headers: {
        'Authorization': `Bearer ${access}`,
        'Accept-Encoding': 'identity',
      },
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const location = answer.headers.get('content-location')
    const etag = answer.headers.get('etag')
    await writeFile(`${file}.part`, bytes.subarray(0, 40))
    await writeFile(`${file}.part.json`, JSON.stringify({ server, address, location, etag }))
  }

  test('import uploads a file and prints its task', async ({ assert }) => {
    await logInAs(4)
    await writeFile(inHome('ours.csv'), `${header}\nPython,SQL,,40`)
    const { code, stdout } = await skillary(['import', inHome('ours.csv'), '--json'])

    assert.equal(code, 0)
    assert.containSubset(JSON.parse(stdout), {
      status: 'queued',
      file_name: 'ours.csv',
      options: { mode: 'merge', create_missing: false },
    })
  })

  test('import recognises files, and takes columns by place', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    await logInAs(4)
    await writeFile(
      inHome('esco.csv'),
      'conceptType,conceptUri,skillType,preferredLabel,altLabels\n' +
        'KnowledgeSkillCompetence,http://example.org/1,knowledge,physics,nature\n'
    )
    const recognised = await workUntil(skillary(['import', inHome('esco.csv'), '--watch']))
    assert.match(recognised.stdout, /1 row, 1 created/)
    assert.match(recognised.stdout, /^Recognised as ESCO skills\.$/m)
    const refused = await skillary(['import', inHome('esco.csv'), '--preset', 'onet_tools'])
    assert.equal(refused.code, 2)
    assert.include(refused.stderr, 'This file does not look like O*NET tools used.')

    await writeFile(inHome('bare.csv'), 'Python,SQL,4\n')
    const columns = {
      '#1': 'skill',
      '#2': 'related_skill',
      '#3': { field: 'weight', scale: '1-5' },
    }
    await workUntil(
      skillary([
        ...['import', inHome('bare.csv'), '--watch', '--no-header'],
        ...['--columns', JSON.stringify(columns)],
      ])
    )
    assert.deepEqual(await relationsNow(), ['Python > SQL related 75'])
  })

  test('import --watch waits for the end, writes rejected rows and exits with 6', async ({
    assert,
  }) => {
    await makeSkills(['Python', 'SQL'])
    await logInAs(4)
    await writeFile(inHome('ours.csv'), `${header}\nPython,SQL,,40\nPython,nobody,,50`)
    const errors = inHome('rejected.csv')
    for (const place of ['nowhere/rejected.csv', 'rejected.jsonx']) {
      const refused = await skillary(['import', inHome('ours.csv'), '--errors', inHome(place)])
      assert.equal(refused.code, 2, place)
    }
    const { code, stdout, stderr } = await workUntil(
      skillary(['import', inHome('ours.csv'), '--watch', '--errors', errors])
    )

    assert.equal(code, 6, stderr)
    assert.match(stdout, /succeeded with errors: ours.csv, 2 rows, 1 created, 1 rejected\./)
    assert.match(stdout, /^Line 3, column related_skill: There is no skill "nobody"\.$/m)
    assert.notInclude(stdout, '\u001b')
    assert.match(await readFile(errors, 'utf8'), /^error_line,.*\n3,related_skill,/)
    assert.deepEqual(await relationsNow(), ['Python > SQL related 40'])
  })

  test('a dry run prints what would change, with words and separators', async ({ assert }) => {
    await makeSkills(['Python'])
    await logInAs(4)
    const rows = Array.from({ length: 1200 }, (_, index) => `Skill ${index},`)
    const lines = ['skill,description', ...rows, 'Python,A language', ...['', ''].map(() => ',x')]
    await writeFile(inHome('ours.csv'), lines.join('\n'))
    const send = ['import', inHome('ours.csv'), '--kind', 'skills', '--dry-run']
    const queued = await skillary(send)
    assert.match(queued.stdout, /^queued: dry run of ours\.csv\.\n/)
    const { stdout, stderr } = await workUntil(skillary([...send, '--watch']))

    const result = '1,200 would be created, 1 would be updated, 2 would be rejected'
    assert.include(
      stdout,
      `succeeded with errors: dry run of ours.csv, 1,203 rows, ${result}.\n`,
      stderr
    )
    const reason = 'The name of the skill is missing.'
    assert.include(stdout, `2 rows, column skill: ${reason} The first one is on line 1,203.\n`)
    assert.notMatch(stdout, /skill_missing|(?<!would be )(created|updated|rejected)/)
    const list = await skillary(['tasks'])
    assert.include(list.stdout, result)
    assert.notMatch(list.stdout, /(?<!would be )(created|updated|rejected)/)
  })

  test('a refused file exits with 2, on upload and on import', async ({ assert }) => {
    await logInAs(4)
    await writeFile(inHome('ours.exe'), header)
    const refused = await skillary(['import', inHome('ours.exe')])
    assert.equal(refused.code, 2)
    assert.match(refused.stderr, /must end in one of/)

    await writeFile(inHome('faulty.csv'), 'a,b\n1,2')
    const { code, stdout } = await workUntil(skillary(['import', inHome('faulty.csv'), '--watch']))
    assert.equal(code, 2)
    assert.match(stdout, /no columns skill, related_skill, weight\./)

    const missing = await skillary(['import', inHome('nothing.csv')])
    assert.equal(missing.code, 2)
    assert.match(missing.stderr, /does not exist/)
  })

  test('tasks includes those of commands; task, cancel and retry use their id', async ({
    assert,
  }) => {
    await makeSkills(['Python', 'SQL'])
    const { report } = await importLines('relations', [header, 'Python,SQL,,40'])
    await logInAs(1)
    await writeFile(inHome('ours.csv'), `${header}\nPython,SQL,,41`)
    const sent = await skillary(['import', inHome('ours.csv'), '--json'])
    const { id } = JSON.parse(sent.stdout)

    const { stdout } = await skillary(['tasks'])
    assert.match(stdout, /^TASK +KIND +STATUS/)
    assert.include(stdout, String(report.upload))
    assert.match(stdout, /queued .* ours\.csv/)
    const some = await skillary(['tasks', '--status', 'queued', '--json'])
    assert.lengthOf(JSON.parse(some.stdout), 1)

    const cancelled = await skillary(['cancel', id])
    assert.match(cancelled.stdout, /^cancelled: ours.csv/)
    const again = await skillary(['cancel', id])
    assert.equal(again.code, 2)
    const retried = await workUntil(skillary(['retry', id, '--rows', 'all', '--watch']))
    assert.equal(retried.code, 0, retried.stderr)
    const shown = await skillary(['task', id, '--json'])
    assert.containSubset(JSON.parse(shown.stdout), { status: 'succeeded', updated: 1 })
  })

  test('undo creates a new task, once', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    const { report } = await importLines('relations', [header, 'Python,SQL,,40'])
    const id = String(report.upload)
    await logInAs(4)
    const { code, stdout, stderr } = await workUntil(skillary(['undo', id, '--watch']))

    assert.equal(code, 0, stderr)
    assert.match(stdout, /^succeeded: undo of .*, 1 change, 1 deleted\./)
    assert.deepEqual(await relationsNow(), [])
    const shown = await skillary(['task', id])
    assert.match(shown.stdout, /Undo task: /)
    const list = await skillary(['tasks'])
    assert.match(list.stdout, /relations \(undo\)/)
    const again = await skillary(['undo', id])
    assert.equal(again.code, 2)
    assert.match(again.stderr, /undone/)
  })

  test('undo is refused after a later import changed the same records', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    const { report } = await importLines('relations', [header, 'Python,SQL,,40'])
    await importLines('relations', [header, 'Python,SQL,,50'])
    await logInAs(4)
    const { code, stderr } = await skillary(['undo', String(report.upload)])

    assert.equal(code, 2)
    assert.match(stderr, /changed/)
    assert.deepEqual(await relationsNow(), ['Python > SQL related 50'])
  })

  test('export writes relations, skills and the results of an import', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    const { report } = await importLines('relations', [header, 'Python,SQL,,40', 'Python,none,,1'])
    await logInAs(4)

    const relations = await skillary(['export', 'relations'])
    assert.equal(relations.stdout.split('\n')[1], 'Python,SQL,related,40,,')
    const none = await skillary(['export', 'relations', '--type', 'broader', '--format', 'jsonl'])
    assert.equal(none.stdout, '')
    const file = inHome('skills.jsonl')
    const skills = await skillary(['export', 'skills', '-o', file, '--format', 'jsonl'])
    assert.equal(skills.code, 0, skills.stderr)
    const written = await readFile(file, 'utf8')
    const [first] = written.split('\n')
    assert.equal(JSON.parse(first).name, 'Python')
    for (const what of ['taken', 'rejected']) {
      const task = await skillary(['export', what, '--task', String(report.upload)])
      assert.lengthOf(task.stdout.trim().split('\n'), 2)
      const whole = ['-o', inHome(`${what}.jsonl`), '--format', 'jsonl']
      const stored = await skillary(['export', what, '--task', String(report.upload), ...whole])
      assert.equal(stored.code, 0, stored.stderr)
      const lines = await readFile(inHome(`${what}.jsonl`), 'utf8')
      assert.lengthOf(lines.trim().split('\n'), 1)
    }
  })

  test('exported synonyms are imported again without a change', async ({ assert }) => {
    await createSynonym({ term: 'js', equivalent: 'JavaScript', source: 'us' }, operator)
    await logInAs(4)
    const file = inHome('synonyms.csv')
    const exported = await skillary(['export', 'synonyms', '-o', file])
    assert.equal(exported.code, 0, exported.stderr)
    assert.match(await readFile(file, 'utf8'), /\njs,JavaScript,,us\n/)

    const send = ['import', file, '--kind', 'synonyms', '--watch']
    const { code, stdout, stderr } = await workUntil(skillary(send))
    assert.equal(code, 0, stderr)
    assert.include(stdout, 'succeeded: synonyms.csv, 1 row, 1 unchanged.')
  })

  test('a complete file is written, gzipped by its name, without a partial file', async ({
    assert,
  }) => {
    await makeSkills(['Python', 'SQL'])
    await logInAs(4)
    const file = inHome('skills.csv.gz')
    const { code, stdout, stderr } = await skillary(['export', 'skills', '-o', file, '--json'])

    assert.equal(code, 0, stderr)
    const written = gunzipSync(await readFile(file)).toString()
    assert.match(written, /\nPython,/)
    assert.containSubset(JSON.parse(stdout), { what: 'skills', bytes: written.length })
    const files = await readdir(inHome('.'))
    assert.deepEqual(files.sort(), ['skillary', 'skills.csv.gz'])
  })

  test('the file name determines the format; unknown ones are refused', async ({ assert }) => {
    await makeSkills(['Python'])
    await logInAs(4)
    const lines = inHome('skills.jsonl.gz')
    const { code, stderr } = await skillary(['export', 'skills', '-o', lines])
    assert.equal(code, 0, stderr)
    const [record] = gunzipSync(await readFile(lines))
      .toString()
      .trim()
      .split('\n')
    assert.containSubset(JSON.parse(record), { name: 'Python' })

    const pdf = await skillary(['export', 'skills', '-o', inHome('skills.pdf')])
    assert.equal(pdf.code, 2)
    assert.include(pdf.stderr, 'Unknown extension .pdf. Use one of csv, xlsx')
    const packed = await skillary(['export', 'skills', '-o', inHome('skills.xlsx.gz')])
    assert.equal(packed.code, 2)
    assert.include(packed.stderr, 'A workbook is already compressed')
    const missingFolder = await skillary(['export', 'skills', '-o', inHome('no/skills.csv')])
    assert.equal(missingFolder.code, 2)
    assert.include(missingFolder.stderr, 'does not exist')
    const folder = await skillary(['import', inHome('.')])
    assert.equal(folder.code, 2)
    assert.include(folder.stderr, `${inHome('.')} is not a file.`)
  })

  test('an interrupted download is resumed with the same bytes', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    await logInAs(4)
    const file = inHome('skills.csv')
    await breakOff(file)
    const before = await readFile(`${file}.part`, 'utf8')
    await makeSkills(['Added later'])
    const { code, stdout, stderr } = await skillary(['export', 'skills', '-o', file, '--json'])

    assert.equal(code, 0, stderr)
    assert.equal(JSON.parse(stdout).resumed_from, before.length)
    const written = await readFile(file, 'utf8')
    assert.isTrue(written.startsWith(before))
    assert.lengthOf(written.trim().split('\n'), 3)
  })

  test('restarts a download that the server no longer stores', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    await logInAs(4)
    const file = inHome('skills.csv')
    await breakOff(file)
    const note = JSON.parse(await readFile(`${file}.part.json`, 'utf8'))
    note.location = note.location.replace(/snapshot=.*/, 'snapshot=gone')
    await writeFile(`${file}.part.json`, JSON.stringify(note))
    await makeSkills(['Added later'])
    const { code, stderr } = await skillary(['export', 'skills', '-o', file])

    assert.equal(code, 0, stderr)
    const written = await readFile(file, 'utf8')
    assert.lengthOf(written.trim().split('\n'), 4)
  })

  test('restarts if the partial file is too long', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    await logInAs(4)
    const file = inHome('skills.csv')
    await breakOff(file)
    await appendFile(`${file}.part`, 'x'.repeat(10_000))
    const { code, stderr } = await skillary(['export', 'skills', '-o', file])

    assert.equal(code, 0, stderr)
    const written = await readFile(file, 'utf8')
    assert.notInclude(written, 'xxx')
    assert.lengthOf(written.trim().split('\n'), 3)
  })

  test('tasks are filtered by kind, name and user', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    await importLines('relations', [header, 'Python,SQL,,40'])
    await logInAs(1)
    await writeFile(inHome('ours.csv'), 'skill\nRust\n')
    await skillary(['import', inHome('ours.csv'), '--kind', 'skills', '--dry-run'])
    const names = async (...filters: string[]) => {
      const { stdout } = await skillary(['tasks', '--json', ...filters])
      return (JSON.parse(stdout) as Array<{ file_name: string }>).map((task) => task.file_name)
    }

    assert.deepEqual(await names(), ['ours.csv', 'memory.csv'])
    for (const filter of [['--mine'], ['--kind', 'skills'], ['--search', 'ours'], ['--dry-runs']]) {
      assert.deepEqual(await names(...filter), ['ours.csv'], filter.join(' '))
    }
    assert.deepEqual(await names('--to', '2020-01-01'), [])
  })

  test('--columns assigns columns', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    await logInAs(4)
    await writeFile(inHome('ours.csv'), 'Von,Nach,Wie sehr,Rest\nPython,SQL,40,x\n')
    const columns = 'Von=skill,Nach=related_skill,Wie sehr=weight,Rest='
    const { code, stdout, stderr } = await workUntil(
      skillary(['import', inHome('ours.csv'), '--columns', columns, '--watch'])
    )
    assert.equal(code, 0, stdout + stderr)
    assert.deepEqual(await relationsNow(), ['Python > SQL related 40'])

    const wrong = await skillary(['import', inHome('ours.csv'), '--columns', 'Von'])
    assert.equal(wrong.code, 2)
    assert.match(wrong.stderr, /does not have the form Header=field/)
  })

  test('--watch --json prints a line per change, the last one with the result', async ({
    assert,
  }) => {
    await makeSkills(['Python', 'SQL'])
    await logInAs(4)
    await writeFile(inHome('ours.csv'), `${header}\nPython,SQL,,40\n`)
    const { stdout } = await workUntil(
      skillary(['import', inHome('ours.csv'), '--watch', '--json'])
    )
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    assert.equal(lines[0].status, 'queued')
    assert.containSubset(lines.at(-1), { status: 'succeeded', created: 1 })
  })

  test('Ctrl+C while watching keeps the import, or cancels it on request', async ({ assert }) => {
    await logInAs(4)
    await writeFile(inHome('ours.csv'), header)
    const left = await interrupted(['import', inHome('ours.csv'), '--watch', '--json'])
    assert.equal(left.code, 130)
    const { id } = JSON.parse(left.stdout.split('\n')[0])
    assert.include(left.stderr, `skillary task ${id} --watch`)
    const task = await Upload.findByOrFail('uid', id)
    assert.equal(task.status, 'queued')

    const cancelled = await interrupted(['task', id, '--watch', '--json', '--cancel-on-interrupt'])
    assert.equal(cancelled.code, 130)
    await task.refresh()
    assert.equal(task.status, 'cancelled')
  })

  test('a refused option is named, and an unreachable server is reported', async ({ assert }) => {
    await logInAs(4)
    await writeFile(inHome('ours.csv'), header)
    const refused = await skillary(['import', inHome('ours.csv'), '--encoding', 'ebcdic'])
    assert.equal(refused.code, 2)
    assert.include(refused.stderr, '--encoding (encoding)')
    const over = await skillary(['cancel', '01a1fbdc-4e85-77fd-8574-3e81a4d70dc4'])
    assert.equal(over.code, 2)
    const away = await skillary(['tasks', '--server', 'http://127.0.0.1:1'], {
      env: { SKILLARY_TOKEN: 'x' },
    })
    assert.equal(away.code, 5)
    assert.match(away.stderr, /ECONNREFUSED|bad port/)
    const token = await skillary(['tasks'], { env: { SKILLARY_TOKEN: 'made-up' } })
    assert.equal(token.code, 3)
    assert.match(token.stderr, /SKILLARY_TOKEN/)
  })

  test('wrong usage exits with 2, a partner with 3', async ({ assert }) => {
    await logInAs('partner')
    const partner = await skillary(['tasks'])
    assert.equal(partner.code, 3)
    const what = await skillary(['export', 'everything'])
    assert.equal(what.code, 2)
    assert.match(what.stderr, /"everything" cannot be exported\. Use one of relations, skills, /)
    const task = await skillary(['export', 'rejected'])
    assert.equal(task.code, 2)
    const format = await skillary(['import', 'x.csv', '--mode', 'overwrite'])
    assert.equal(format.code, 2)
  })
})
