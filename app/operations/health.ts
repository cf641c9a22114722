import { BaseCheck, HealthChecks, Result } from '@adonisjs/core/health'
import type { HealthCheckReport } from '@adonisjs/core/types/health'
import db from '@adonisjs/lucid/services/db'
import { pendingMigrations } from '#app/core/db/pending_migrations'
import { isPostgres } from '#app/core/db/prepared_rows'
import { replicasInUse } from '#app/core/db/replicas/replicas'
import { isStopping } from '#app/core/stopping'
import { checkStorage } from '#app/core/files/storage_check'
import { queueFigures } from '#app/jobs/queue_figures'

/** How long a database may take to answer the check, in ms. */
const longestAnswer = 1500
/** A due job that has waited longer than this is a warning, in seconds. */
const longestWait = 10 * 60

/** Load balancers send no more requests to a server that is stopping. */
class ProcessCheck extends BaseCheck {
  name = 'process'

  async run() {
    return isStopping() ? Result.failed('The process is stopping') : Result.ok('The process runs')
  }
}

class DatabaseCheck extends BaseCheck {
  name = 'database'

  async run() {
    const begun = performance.now()
    try {
      const client = db.connection()
      await inTime(client.rawQuery(isPostgres(client) ? 'select 1' : 'pragma schema_version'))
    } catch (error) {
      return Result.failed('The database does not respond', error as Error)
    }
    const milliseconds = Math.round(performance.now() - begun)
    return Result.ok('The database responds').mergeMetaData({ milliseconds })
  }
}

/** Only a warning if they cannot be read: the database has its own check. */
class MigrationsCheck extends BaseCheck {
  name = 'migrations'

  async run() {
    try {
      const pending = await inTime(pendingMigrations())
      if (!pending.length) return Result.ok('All migrations have run')
      return Result.failed('Migrations have not run').mergeMetaData({ pending })
    } catch (error) {
      const { message } = error as Error
      return Result.warning('The migrations could not be read').mergeMetaData({ message })
    }
  }
}

/** A warning: most requests need no files, and those that do are answered by 503. */
class StorageCheck extends BaseCheck {
  name = 'storage'

  async run() {
    try {
      await inTime(checkStorage())
      return Result.ok('Files can be stored')
    } catch (error) {
      const { message } = error as Error
      return Result.warning('Files cannot be stored').mergeMetaData({ message })
    }
  }
}

/** Only a warning: requests are answered even if no worker runs. */
class QueueCheck extends BaseCheck {
  name = 'queues'

  async run() {
    try {
      const queues = await inTime(queueFigures())
      const isLate = queues.some(({ oldestSeconds }) => oldestSeconds > longestWait)
      const result = isLate
        ? Result.warning(`A job has been due for more than ${longestWait / 60} minutes`)
        : Result.ok('Jobs run in time')
      return result.mergeMetaData({ queues })
    } catch (error) {
      const { message } = error as Error
      return Result.warning('The queues could not be read').mergeMetaData({ message })
    }
  }
}

/** A warning: reads of replicas that cannot be used go to the primary. */
class ReplicasCheck extends BaseCheck {
  name = 'replicas'

  async run() {
    const replicas = replicasInUse().map(({ label, state, lag }) => ({
      replica: label,
      state,
      lagSeconds: lag === null ? null : lag / 1000,
    }))
    const unused = replicas.filter(({ state }) => state !== 'used')
    const result = unused.length
      ? Result.warning(
          `Not used: ${unused.map(({ replica, state }) => `${replica} (${state})`).join(', ')}`
        )
      : Result.ok(replicas.length ? 'All replicas are used' : 'There are no replicas')
    return result.mergeMetaData({ replicas })
  }
}

/** With caches, so that anonymous callers cannot burden the database. */
export function readinessChecks(): HealthChecks {
  return new HealthChecks().register([
    new ProcessCheck(),
    new DatabaseCheck().cacheFor('1 second'),
    new MigrationsCheck().cacheFor('5 seconds'),
    new StorageCheck().cacheFor('10 seconds'),
    new ReplicasCheck(),
    new QueueCheck().cacheFor('10 seconds'),
  ])
}

const checks = readinessChecks()
let running: Promise<HealthCheckReport> | null = null

/** Whether this process can answer requests, with details. Requests at the same time share one run of the checks. */
export function readiness(): Promise<HealthCheckReport> {
  running ??= checks.run().finally(() => (running = null))
  return running
}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new Error(`No answer within ${longestAnswer} ms`))
    timer = setTimeout(fail, longestAnswer)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
