import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import type { ApplicationService } from '@adonisjs/core/types'

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

interface StartError extends Error {
  code?: string
  /** `listen` or the operation on a file. */
  syscall?: string
  port?: number
}

function sentenceFor(error: StartError): string | null {
  switch (error.code) {
    case 'EADDRINUSE':
      return `port ${error.port} is in use. Stop the process that uses it, or set PORT.`
    case 'EADDRNOTAVAIL':
      return `${error.message}. Set HOST to an address of this machine.`
    case 'EACCES':
      return error.syscall === 'listen'
        ? `${error.message}. Set PORT to a port that this user may use, such as 3333.`
        : `${error.message}. Permit this user to write there, or set DATA_DIR to another folder.`
    case 'E_START_REFUSED':
      return error.message
    default:
      return null
  }
}

/** Makes a command without a usable database end with a sentence instead of a statement and a stack. */
export async function explainRefusals(app: ApplicationService) {
  const { errorHandler } = await app.container.make('ace')
  const render = errorHandler.render.bind(errorHandler)
  errorHandler.render = async (error, kernel) => {
    const { refusalBehind } = await import('#app/core/db/refuse_to_start')
    const refusal = await refusalBehind(error)
    if (!refusal) return render(error, kernel)
    kernel.ui.logger.error(`The command cannot run: ${refusal.message}`)
  }
}
