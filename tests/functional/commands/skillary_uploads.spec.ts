import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { claimUpload } from '#app/uploads/upload_claims'
import { runClaimedUpload } from '#app/uploads/run_claimed_upload'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { importLines, makeSkills, relationsNow } from '#tests/helpers/imports'

const server = `http://${process.env.HOST}:${process.env.PORT}`
const header = 'skill,related_skill,relation_type,weight'
let home: string

/** Runs the program as a shell would, on a configuration of its own. */
function skillary(args: string[], input = '') {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const env = { ...process.env, XDG_CONFIG_HOME: home, SKILLARY_SERVER: server }
    const program = app.makePath('bin/skillary.js')
    const child = execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
    )
    child.stdin?.end(input)
  })
}

async function signInAs(role: 1 | 4 | 'partner') {
  const person =
    role === 'partner' ? await createPartner() : await UserFactory.merge({ role }).create()
  await skillary(['login', person.email, '--password-stdin'], 'secret-password\n')
  return person
}

const inHome = (name: string) => join(home, name)

/** As a worker would, in this process: what the test wrote is not committed. */
async function workUntil(done: Promise<unknown>) {
  let isDone = false
  const finished = done.finally(() => (isDone = true))
  while (!isDone) {
    const claim = await claimUpload()
    if (claim) await runClaimedUpload(claim)
    else await wait(50)
  }
  await finished
}

test.group('skillary: imports and exports', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    home = await mkdtemp(join(tmpdir(), 'skillary-'))
    return () => rm(home, { recursive: true })
  })

  test('import hands a file over and says which task it is', async ({ assert }) => {
    await signInAs(4)
    await writeFile(inHome('ours.csv'), `${header}\nPython,SQL,,40`)
    const { code, stdout } = await skillary(['import', inHome('ours.csv'), '--json'])

    assert.equal(code, 0)
    assert.containSubset(JSON.parse(stdout), {
      status: 'queued',
      file_name: 'ours.csv',
      options: { mode: 'merge', create_missing: false },
    })
  })

  test('import --watch waits for the end, writes rejected rows and exits with 6', async ({
    assert,
  }) => {
    await makeSkills(['Python', 'SQL'])
    await signInAs(4)
    await writeFile(inHome('ours.csv'), `${header}\nPython,SQL,,40\nPython,nobody,,50`)
    const errors = inHome('rejected.csv')
    const run = skillary(['import', inHome('ours.csv'), '--watch', '--errors', errors])
    await workUntil(run)
    const { code, stdout, stderr } = await run

    assert.equal(code, 6, stderr)
    assert.match(stdout, /succeeded with errors: ours.csv, 2 rows, 1 created, 1 rejected/)
    assert.match(stdout, /1 × unknown_related_skill, first on line 3/)
    assert.notInclude(stdout, '\u001b')
    assert.match(await readFile(errors, 'utf8'), /^error_line,.*\n3,related_skill,/)
    assert.deepEqual(await relationsNow(), ['Python > SQL related 40'])
  })

  test('a refused file exits with 2, when it is sent and when it runs', async ({ assert }) => {
    await signInAs(4)
    await writeFile(inHome('ours.exe'), header)
    const refused = await skillary(['import', inHome('ours.exe')])
    assert.equal(refused.code, 2)
    assert.match(refused.stderr, /must end in one of/)

    await writeFile(inHome('faulty.csv'), 'a,b\n1,2')
    const run = skillary(['import', inHome('faulty.csv'), '--watch'])
    await workUntil(run)
    const { code, stdout } = await run
    assert.equal(code, 2)
    assert.match(stdout, /no column skill/)

    const missing = await skillary(['import', inHome('nothing.csv')])
    assert.equal(missing.code, 2)
    assert.match(missing.stderr, /There is no file/)
  })

  test('tasks lists those of a terminal too; task, cancel and retry go by their id', async ({
    assert,
  }) => {
    await makeSkills(['Python', 'SQL'])
    const { report } = await importLines('relations', [header, 'Python,SQL,,40'])
    await signInAs(1)
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
    const run = skillary(['retry', id, '--rows', 'all', '--watch'])
    await workUntil(run)
    const retried = await run
    assert.equal(retried.code, 0, retried.stderr)
    const shown = await skillary(['task', id, '--json'])
    assert.containSubset(JSON.parse(shown.stdout), { status: 'succeeded', updated: 1 })
  })

  test('export writes relations, skills and what came of an import', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    const { report } = await importLines('relations', [header, 'Python,SQL,,40', 'Python,none,,1'])
    await signInAs(4)

    const relations = await skillary(['export', 'relations'])
    assert.equal(relations.stdout.split('\n')[1], 'Python,SQL,related,40,,')
    const none = await skillary(['export', 'relations', '--type', 'broader', '--format', 'jsonl'])
    assert.equal(none.stdout, '')
    const file = inHome('skills.jsonl')
    const skills = await skillary(['export', 'skills', file, '--format', 'jsonl'])
    assert.equal(skills.code, 0, skills.stderr)
    const written = await readFile(file, 'utf8')
    const [first] = written.split('\n')
    assert.equal(JSON.parse(first).name, 'Python')
    for (const what of ['taken', 'rejected']) {
      const task = await skillary(['export', what, '--task', String(report.upload)])
      assert.lengthOf(task.stdout.trim().split('\n'), 2)
    }
  })

  test('wrong usage exits with 2, a partner with 3', async ({ assert }) => {
    await signInAs('partner')
    const partner = await skillary(['tasks'])
    assert.equal(partner.code, 3)
    const what = await skillary(['export', 'everything'])
    assert.equal(what.code, 2)
    assert.match(what.stderr, /name relations, skills/)
    const task = await skillary(['export', 'rejected'])
    assert.equal(task.code, 2)
    const format = await skillary(['import', 'x.csv', '--mode', 'overwrite'])
    assert.equal(format.code, 2)
  })
})
