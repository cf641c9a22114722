import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { cancelUpload } from '#app/imports/actions/cancel_upload'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import Upload from '#app/imports/upload'
import { claimUpload, releaseUpload } from '#app/imports/run/upload_claims'
import { temporaryFolder } from '#tests/helpers/csv_files'
import { everything, makeSkills, relationsNow } from '#tests/helpers/imports'
import {
  isOver,
  nextUpload,
  queueLines,
  removeUploads,
  silence,
  untilUpload,
  workUntil,
} from '#tests/helpers/queued_uploads'
import { afterNextChunk, smallChunks } from '#tests/helpers/small_chunks'

const header = 'skill,related_skill,relation_type,weight'
/** Enough that a separate process has not imported all pairs before it is stopped. */
const names = Array.from({ length: 200 }, (_, index) => `skill ${index}`)

/** Every pair of the names, and one invalid row for each. */
function linesOf(all: string[]) {
  const lines = [header]
  for (const [at, from] of all.entries()) {
    lines.push(`${from},nobody ${at},,50`)
    for (const name of all) if (name !== from) lines.push(`${from},${name},,50`)
  }
  return lines.join('\n')
}

async function command(...args: string[]) {
  ace.ui.logger.flushLogs()
  const { exitCode } = await ace.exec('relations:import', ['--quiet', ...args])
  return { exitCode, output: outputSoFar() }
}

function outputSoFar() {
  return ace.ui.logger
    .getLogs()
    .map(({ message }) => message)
    .join('\n')
}

/** The command in a separate process, as an operator starts it. */
function started(...args: string[]) {
  const child = fork(app.makePath('ace.js'), ['relations:import', '--quiet', ...args], {
    silent: true,
    env: process.env,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const ended = once(child, 'close').then(([code]) => ({ exitCode: code as number | null, output }))
  return { child, ended }
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

test.group('Imports by command', (group) => {
  const files = temporaryFolder(group)
  group.each.teardown(removeUploads)
  group.setup(() => {
    ace.ui.switchMode('raw')
    return () => ace.ui.switchMode('normal')
  })

  test('are listed with their file, like imports of pages', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    const path = await files.write('ours.csv', `${header}\nPython,SQL,,40\n`)
    const { exitCode, output } = await command(path)

    assert.equal(exitCode, 0)
    const upload = await Upload.firstOrFail()
    assert.include(output, upload.uid)
    assert.containSubset(upload, {
      fileName: 'ours.csv',
      status: 'succeeded',
      created: 1,
      worker: null,
    })
    assert.isString(upload.storedFile)
    assert.deepEqual(await relationsNow(), ['Python > SQL related 40'])
  })

  test('are refused without an upload if --columns does not fit the file', async ({
    assert,
    cleanup,
  }) => {
    const path = await files.write('ours.csv', 'Von,Nach,Wie sehr\nPython,SQL,40\n')
    const { exitCode, output } = await command(path, '--columns=Von=skill,Farbe=weight')

    assert.equal(exitCode, 1)
    assert.include(output, 'Farbe')
    const lines: string[] = []
    const { log } = console
    console.log = (line: string) => lines.push(line)
    cleanup(() => {
      console.log = log
    })
    const asJson = await command(path, '--columns=Von=skill,Farbe=weight', '--json')
    assert.equal(asJson.exitCode, 1)
    assert.containSubset(JSON.parse(lines[0]), {
      status: 'refused',
      code: 'validation_failed',
      faults: [{ field: 'columns.Farbe', code: 'unknown_column' }],
    })
    assert.lengthOf(await Upload.all(), 0)
  })

  test('a check is a task too, and commits nothing else', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    const path = await files.write('ours.csv', `${header}\nPython,SQL,,40\nPython,nobody,,1\n`)
    const before = await everything()
    const errors = files.path('check_errors.csv')
    const { exitCode, output } = await command(path, '--dry-run', `--errors=${errors}`)

    assert.equal(exitCode, 2)
    assert.match(output, /1 would be created, .*, 1 would be rejected/)
    assert.match(output, /Dry run: nothing was written/)
    assert.match(await files.read('check_errors.csv'), /\n3,related_skill,unknown_related_skill,/)
    assert.deepEqual(await everything(), { ...before, uploads: 1, rejected_rows: 1 })
  })

  test('a refused file is listed with the reason, and nothing is written', async ({ assert }) => {
    const path = await files.write('faulty.csv', 'a,b\n1,2\n')
    const before = await everything()
    const { exitCode, output } = await command(path)

    assert.equal(exitCode, 1)
    assert.match(output, /no columns skill, related_skill, weight\./)
    assert.containSubset(await Upload.firstOrFail(), {
      status: 'failed',
      report: { fault: 'missing_column' },
    })
    assert.deepEqual(await everything(), { ...before, uploads: 1 })
  })

  test('wait for a running import of the same kind, and name it', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    const other = await queueLines([header, 'Python,SQL,,7'])
    const claim = (await claimUpload())!
    const path = await files.write('ours.csv', `${header}\nPython,SQL,,40\n`)
    const ended = command(path)
    const isEnded = ended.then(() => true)
    while (!outputSoFar().includes('Waiting for lines.csv')) {
      if (await Promise.race([isEnded, wait(20, false)])) break
    }

    const waiting = await Upload.query().orderBy('id', 'desc').firstOrFail()
    assert.containSubset(waiting, { fileName: 'ours.csv', status: 'queued', worker: null })
    await runClaimedUpload(claim)
    const done = await ended
    assert.equal(done.exitCode, 0, done.output)
    assert.include(done.output, other.uid)
    assert.deepEqual(await relationsNow(), ['Python > SQL related 40'])
  })

  test('exit with 130 and keep committed rows when cancelled', async ({ assert, cleanup }) => {
    const few = names.slice(0, 20)
    const relations = 20 * 19
    await makeSkills(few)
    cleanup(smallChunks(100))
    cleanup(afterNextChunk(async () => cancelUpload(await Upload.firstOrFail())))

    const { exitCode, output } = await command(await files.write('many.csv', linesOf(few)))
    const upload = await Upload.firstOrFail()
    assert.equal(exitCode, 130, output)
    assert.include(output, `--resume=${upload.uid}`)
    await upload.refresh()
    assert.containSubset(upload, { status: 'cancelled', worker: null })
    const [{ count }] = await db.from('skill_relations').count('* as count')
    assert.equal(Number(count), upload.created)
    assert.isAbove(upload.created, 0)
    assert.isBelow(upload.created, relations)

    const again = await command(`--resume=${upload.uid}`)
    assert.equal(again.exitCode, 2, again.output)
    await upload.refresh()
    assert.containSubset(upload, { status: 'succeeded_with_errors', created: relations })
  })

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    test(`are cancelled by ${signal}`, async ({ assert, cleanup }) => {
      await makeSkills(names)
      const { child, ended } = started(await files.write('many.csv', linesOf(names)))
      cleanup(() => kill(child))
      const upload = await nextUpload()
      await untilUpload(upload, ({ checkpoint }) => checkpoint > 0)
      child.kill(signal)

      const { exitCode, output } = await ended
      assert.equal(exitCode, 130, output)
      await upload.refresh()
      assert.equal(upload.status, 'cancelled')
    })
  }

  test('are resumed by a worker after a kill, without counting rows twice', async ({
    assert,
    cleanup,
  }) => {
    const relations = names.length * (names.length - 1)
    await makeSkills(names)
    const { child } = started(await files.write('many.csv', linesOf(names)))
    cleanup(() => kill(child))
    const upload = await nextUpload()
    await untilUpload(upload, ({ checkpoint }) => checkpoint > 0)
    await kill(child)
    await upload.refresh()
    assert.isFalse(isOver(upload))
    assert.isBelow(upload.created, relations)

    await silence(upload)
    await runClaimedUpload((await claimUpload())!)
    await upload.refresh()
    assert.containSubset(upload, { created: relations, failed: names.length })
  })

  test('resume an interrupted upload first, without a worker', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    const broken = await queueLines([header, 'Python,SQL,,7'])
    await claimUpload()
    await silence(broken)
    const path = await files.write('ours.csv', `${header}\nSQL,Python,,40\n`)
    const { exitCode, output } = await command(path)

    assert.equal(exitCode, 0)
    assert.match(output, /First resuming lines.csv/)
    await broken.refresh()
    assert.equal(broken.status, 'succeeded')
    assert.deepEqual(await relationsNow(), ['Python > SQL related 7', 'SQL > Python related 40'])
  })

  test('--resume continues the upload of another process', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    const left = await queueLines([header, 'Python,SQL,,7'])
    await releaseUpload((await claimUpload())!)
    const { exitCode } = await command(`--resume=${left.uid}`)

    assert.equal(exitCode, 0)
    await left.refresh()
    assert.equal(left.status, 'succeeded')
    const complete = await command(`--resume=${left.uid}`)
    assert.equal(complete.exitCode, 1)
    assert.match(complete.output, /cannot be resumed/)
    const other = await files.write('other.csv', `${header}\nPython,SQL,,8\n`)
    await db.from('uploads').update({ status: 'failed' })
    const wrong = await command(other, `--resume=${left.uid}`)
    assert.match(wrong.output, /not the one/)
  })

  test('--queue leaves the import to the workers, and --wait waits for the result', async ({
    assert,
  }) => {
    await makeSkills(['Python', 'SQL'])
    const path = await files.write('ours.csv', `${header}\nPython,SQL,,40\n`)
    const queued = await command(path, '--queue')
    assert.equal(queued.exitCode, 0)
    const upload = await Upload.firstOrFail()
    assert.include(queued.output, upload.uid)
    assert.equal(upload.status, 'queued')
    assert.deepEqual(await relationsNow(), [])

    await runClaimedUpload((await claimUpload())!)
    const waited = await workUntil(command(path, '--queue', '--wait'))
    assert.equal(waited.exitCode, 0, waited.output)
    assert.match(waited.output, /1 unchanged/)
    assert.deepEqual(await relationsNow(), ['Python > SQL related 40'])
  })
})
