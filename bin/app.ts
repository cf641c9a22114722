import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'

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

/** Ends a start that failed: one sentence for what an operator can mend, the whole error otherwise. */
export async function failedToStart(error: Error & { code?: string; port?: number }) {
  process.exitCode = 1
  switch (error.code) {
    case 'EADDRINUSE':
      return console.error(
        `The portal cannot start: port ${error.port} is taken. Stop what uses it, or set PORT.`
      )
    case 'EACCES':
      return console.error(`The portal cannot start: ${error.message}. Set PORT or DATA_DIR.`)
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
      return console.error(
        `The portal cannot start: the database does not answer (${error.message}). Check DATABASE_URL.`
      )
    default:
      return prettyPrintError(error)
  }
}
