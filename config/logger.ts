import app from '@adonisjs/core/services/app'
import { defineConfig, targets } from '@adonisjs/core/logger'
import type { InferLoggers } from '@adonisjs/core/types'
import env from '#start/env'
import { shouldLogAway, isCertainlyDatabaseAway, reasonOf } from '#app/core/db/database_away'

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: env.get('APP_NAME'),
      level: env.get('LOG_LEVEL') ?? (app.inTest ? 'fatal' : 'info'),
      hooks: {
        /** While the database is away, everything fails: the log says it once a minute. */
        logMethod(args, method) {
          const { err } = Object(args[0]) as { err?: unknown }
          if (!isCertainlyDatabaseAway(err)) method.apply(this, args)
          else if (shouldLogAway()) {
            method.apply(this, [{ reason: reasonOf(err) }, 'The database does not respond'])
          }
        },
      },
      redact: {
        paths: [
          'password',
          '*.password',
          'req.headers.authorization',
          'req.headers.cookie',
          // PostgreSQL's error details quote the rejected row.
          'err.detail',
          'err.where',
        ],
      },
      transport: {
        targets: targets()
          .pushIf(app.inDev, targets.pretty())
          .pushIf(!app.inDev, targets.file({ destination: 1 }))
          .toArray(),
      },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
