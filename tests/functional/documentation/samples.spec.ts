import { fork } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import portal from '#config/portal'
import { invoicePdf } from '#tests/helpers/invoice_pdfs'
import { callChapters } from '#app/documentation/chapters'
import { codeSample, sampleLanguageNames } from '#app/core/samples/code_samples'
import { exampleCall, firstAnswer } from '#app/documentation/example_call'
import { names } from '#app/webhooks/target_address'
import { stripeDouble, useDouble } from '#tests/helpers/stripe_double'
import { untilQuiet } from '#tests/helpers/test_server'
import { faultOf, interpreters, isFound, needed } from '#tests/functional/documentation/run_sample'
import { createSampleWorld } from '#tests/functional/documentation/sample_world'

/** Runs modules one after the other in one process, since starting a process takes longer than a sample. */
const driver = `
process.on('message', async ({ path, env }) => {
  Object.assign(process.env, env)
  await import(path).then(
    () => process.send(''),
    (error) => process.send('failed: ' + error.message)
  )
})`

async function moduleRunner(folder: string) {
  await writeFile(join(folder, 'driver.mjs'), driver)
  const child = fork(join(folder, 'driver.mjs'), {
    cwd: folder,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return {
    run: (path: string, env: NodeJS.ProcessEnv) =>
      new Promise<string>((resolve) => {
        child.once('message', (fault) => resolve(String(fault)))
        child.send({ path, env })
      }),
    end: () => child.kill(),
  }
}

/** The statuses of the server's responses since the last call. */
function watchAnswers() {
  let statuses: number[] = []
  const stop = emitter.on('http:request_completed', ({ ctx }) => {
    statuses.push(ctx.response.getStatus())
  })
  const take = () => {
    const seen = statuses
    statuses = []
    return seen
  }
  return { take, stop }
}

test.group('The samples of the documentation', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const language of sampleLanguageNames) {
    test(`run in ${language} with the documented statuses`, async ({ assert, client, cleanup }) => {
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
      const double = await stripeDouble()
      cleanup(() => double.close())
      cleanup(useDouble(double))
      const { environment, valuesOf } = await createSampleWorld(client)
      await writeFile(join(folder, 'skills.csv'), 'skill,related_skill,weight\nPython,SQL,40\n')
      await writeFile(join(folder, 'invoice.pdf'), await invoicePdf())
      const { program, ending } = interpreters[language]
      const modules = language === 'javascript' ? await moduleRunner(folder) : null
      cleanup(() => void modules?.end())
      const { resolve } = names
      names.resolve = async () => [{ address: '93.184.215.14', family: 4 }]
      cleanup(() => void (names.resolve = resolve))
      const faults: string[] = []

      for (const call of callChapters('staff').flatMap((chapter) => chapter.calls)) {
        const sample = codeSample(exampleCall(call, portal.apiUrl, valuesOf(call)), language)
        const name = `${call.operationId}${ending}`
        await writeFile(join(folder, name), sample)
        await db.rawQuery('savepoint sample')
        answers.take()
        const env = { PATH: process.env.PATH, ...environment(call) }
        const ended = modules
          ? await modules.run(join(folder, name), env)
          : await faultOf(program, [name], { cwd: folder, env })
        await untilQuiet()
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
    }).tags(language === 'curl' ? [] : ['@full'])
  }
})
