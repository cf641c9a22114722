import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/db/prepared_rows'
import { rawRows } from '#app/core/db/raw_rows'
import { callerAndBuyer, CallsAndPurchases } from '#tests/faults/calls_and_purchases'
import {
  outcomeOf,
  queueFile,
  relationsOf,
  skillNames,
  untilOver,
  uploadNow,
} from '#tests/faults/relations'
import { until } from '#tests/faults/until'
import { deploy, stop, type Deployment, type Worker } from '#tests/functional/metering/deployment'
import { inFull, noteFigures } from '#tests/helpers/full'
import { seeded } from '#tests/helpers/seeded'

const kills = inFull(20, 2)
const names = skillNames(inFull(200, 60))
/** Servers serve, workers work. */
const settings = { QUEUE_WORKER: 'off' }

/** A worker that is killed together with the process of its upload, or alone. */
async function killWorker({ process: worker }: Worker, withChild: boolean) {
  const children = withChild
    ? await readFile(`/proc/${worker.pid}/task/${worker.pid}/children`, 'utf8').catch(() => '')
    : ''
  await stop(worker)
  for (const pid of children.trim().split(' ').filter(Boolean)) {
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      /** It has already ended. */
    }
  }
}

/** Needs a worker. */
async function importSkills(deployment: Deployment<'caller' | 'buyer'>) {
  const text = ['skill', ...names].join('\n')
  await untilOver(deployment, await queueFile(deployment, 'skills', text))
}

/** Imports the same files without a fault; what they leave behind. */
async function undisturbed(files: number) {
  const deployment = await deploy(1, callerAndBuyer, settings)
  try {
    deployment.work()
    await importSkills(deployment)
    for (let round = 0; round < files; round += 1) {
      await untilOver(
        deployment,
        await queueFile(deployment, 'relations', relationsOf(names, round))
      )
    }
    return await outcomeOf(deployment.database)
  } finally {
    await deployment.end()
  }
}

async function refuseDamage(database: QueryClientContract) {
  if (isPostgres(database)) return
  const [{ integrity_check: found }] = await rawRows<{ integrity_check: string }>(
    database,
    'pragma integrity_check'
  )
  if (found !== 'ok') throw new Error(found)
}

test.group('Servers and workers killed under load', () => {
  test('lose nothing and do nothing twice', async ({ assert, cleanup }) => {
    const random = seeded(`${kills} kills`)
    const deployment = await deploy(2, callerAndBuyer, settings)
    cleanup(() => deployment.end())
    const { servers, database } = deployment
    const workers = [deployment.work()]
    await importSkills(deployment)

    const load = new CallsAndPurchases(deployment)
    cleanup(() => load.stop())
    await load.start({ callers: 6, buyers: 2 })

    let files = 0
    let uid = await queueFile(deployment, 'relations', relationsOf(names, files++))
    let seen = 0
    const killed = { server: 0, worker: 0, upload: 0 }
    /** The next upload follows when one has ended; a worker dies only after its upload went on. */
    const untilFurther = () =>
      until('an upload that goes on', async () => {
        const { isOver, checkpoint, worker } = await uploadNow(database, uid)
        if (isOver) {
          uid = await queueFile(deployment, 'relations', relationsOf(names, files++))
          seen = 0
          return false
        }
        return worker !== null && checkpoint > seen && (seen = checkpoint)
      })
    const untilAnswers = (more: number) => {
      const enough = load.answers + more
      return until('more answers', () => load.answers >= enough)
    }

    for (let kill = 0; kill < kills; kill += 1) {
      if (random(0, 1)) {
        await untilAnswers(random(1, 60))
        const [victim] = servers.slice(random(0, servers.length - 1))
        await stop(victim.process)
        await deployment.start(victim)
        killed.server += 1
      } else {
        await untilFurther()
        await untilAnswers(random(1, 20))
        const withChild = random(0, 1) === 1
        await killWorker(workers.pop()!, withChild)
        killed[withChild ? 'upload' : 'worker'] += 1
        workers.push(deployment.work())
      }
    }
    await load.proveOnce(assert)
    await untilOver(deployment, uid)
    await refuseDamage(database)
    const outcome = await outcomeOf(database)
    await deployment.end()
    assert.deepEqual(outcome, await undisturbed(files))
    noteFigures(
      `killed: ${killed.server} servers, ${killed.worker} workers, ${killed.upload} workers with an upload; ` +
        `${load.figures}; ${files} imports of ${outcome.relations} relations`
    )
  }).timeout(900_000)
})
