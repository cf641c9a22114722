import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import type { ApplicationService } from '@adonisjs/core/types'
import { refusalToListen, type ListenError } from '#app/core/start_refused'

const APP_ROOT = new URL('../', import.meta.url)

/**
 * The application that the server, the console and the test runner start:
 * settings are checked before anything else is loaded.
 */
export function ignite() {
  return new Ignitor(APP_ROOT, {
    importer: (filePath) =>
      filePath.startsWith('./') || filePath.startsWith('../')
        ? import(new URL(filePath, APP_ROOT).href)
        : import(filePath),
  }).tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.listen('SIGTERM', () => app.terminate())
    app.listen('SIGINT', () => app.terminate())
  })
}

/**
 * Ends a start that failed: one sentence for what an operator can fix, the whole error otherwise.
 * It exits at once, because an open database pool would keep the process alive.
 */
export async function failedToStart(error: StartError) {
  const sentence = sentenceFor(error)
  if (sentence) console.error(`The portal cannot start: ${sentence}`)
  else await prettyPrintError(error)
  process.exit(1)
}

interface StartError extends ListenError {
  /** `listen` or the operation on a file. */
  syscall?: string
}

function sentenceFor(error: StartError): string | null {
  if (error.code === 'E_START_REFUSED') return error.message
  if (error.syscall === 'listen') return refusalToListen(error, 'PORT')
  if (error.code !== 'EACCES') return null
  return `${error.message}. Give this user write access, or set DATA_DIR to a different folder.`
}

/** Makes a command without a usable database end with a sentence instead of a statement and a stack. */
export async function explainRefusals(app: ApplicationService) {
  const { errorHandler } = await app.container.make('ace')
  const render = errorHandler.render.bind(errorHandler)
  errorHandler.render = async (error, kernel) => {
    const { refusalBehind } = await import('#app/core/db/database_refusals')
    const refusal = await refusalBehind(error)
    if (!refusal) return render(error, kernel)
    kernel.ui.logger.error(`The command cannot run: ${refusal.message}`)
  }
}
