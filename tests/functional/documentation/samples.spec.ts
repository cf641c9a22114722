import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import portal from '#config/portal'
import { callChapters } from '#app/documentation/chapters'
import {
  codeSample,
  sampleLanguageNames,
  type SampleLanguage,
} from '#app/documentation/code_samples'
import { exampleCall, firstAnswer } from '#app/documentation/example_call'
import { createSampleWorld } from '#tests/functional/documentation/sample_world'

const run = promisify(execFile)

/** How a sample is run, and what must be there for it. */
const interpreters: Record<SampleLanguage, { program: string; file: string }> = {
  curl: { program: 'bash', file: 'sample.sh' },
  javascript: { program: process.execPath, file: 'sample.mjs' },
  python: { program: 'python3', file: 'sample.py' },
  php: { program: 'php', file: 'sample.php' },
}
/** Who writes the programs that a shell only starts. */
const needed: Record<SampleLanguage, string> = {
  curl: 'curl',
  javascript: process.execPath,
  python: 'python3',
  php: 'php',
}

async function isFound(program: string): Promise<boolean> {
  return run(program, ['--version']).then(
    () => true,
    () => false
  )
}

/** Runs a program; what it wrote where it ended badly, else nothing. */
function faultOf(
  program: string,
  words: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv }
): Promise<string> {
  return run(program, words, { ...options, timeout: 20_000 }).then(
    () => '',
    (error: { stdout: string; stderr: string }) => `failed: ${error.stdout}${error.stderr}`
  )
}

/** The same of a module, in a thread: a process of its own would take longer to start than to run. */
function faultOfModule(path: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve) => {
    const thread = new Worker(path, { env, stdout: true, stderr: true, execArgv: [] })
    let fault = ''
    thread.once('error', (error: Error) => (fault = `failed: ${error.message}`))
    thread.once('exit', () => resolve(fault))
  })
}

/** The statuses that the server answered with since it was last asked. */
function watchAnswers() {
  let statuses: number[] = []
  const stop = emitter.on('http:request_completed', ({ ctx }) => {
    statuses.push(ctx.response.getStatus())
  })
  const take = () => {
    const taken = statuses
    statuses = []
    return taken
  }
  return { take, stop }
}

test.group('The samples of the documentation', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const language of sampleLanguageNames) {
    test(`run in ${language}: every call ends with the status that is documented`, async ({
      assert,
      client,
      cleanup,
    }) => {
      if (!(await isFound(needed[language]))) {
        console.log(`${needed[language]} was not found: its samples were not run`)
        return
      }
      const folder = await mkdtemp(join(tmpdir(), 'skillary-samples-'))
      const answers = watchAnswers()
      cleanup(async () => {
        answers.stop()
        await rm(folder, { recursive: true, force: true })
      })
      const { environment, valuesOf } = await createSampleWorld(client)
      await writeFile(join(folder, 'skills.csv'), 'skill,related_skill,weight\nPython,SQL,40\n')
      const { program, file } = interpreters[language]
      const faults: string[] = []

      for (const call of callChapters().flatMap((chapter) => chapter.calls)) {
        const sample = codeSample(exampleCall(call, portal.apiUrl, valuesOf(call)), language)
        await writeFile(join(folder, file), sample)
        await db.rawQuery('savepoint sample')
        answers.take()
        const env = { PATH: process.env.PATH, ...environment(call) }
        const isAlone = language !== 'javascript' || sample.includes('openAsBlob')
        const ended = isAlone
          ? await faultOf(program, [file], { cwd: folder, env })
          : await faultOfModule(join(folder, file), env)
        const statuses = answers.take()
        await db.rawQuery('rollback to savepoint sample')
        const { status } = firstAnswer(call.answers)
        if (ended || String(statuses) !== String(status)) {
          faults.push(
            `${call.operationId} ${call.method} ${call.path}: ${statuses} ${ended.slice(0, 400)}`
          )
        }
      }
      assert.deepEqual(faults, [])
    }).timeout(120_000)
  }
})
