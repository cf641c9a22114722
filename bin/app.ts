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

/**
 * Ends a start that failed: one sentence for what an operator can fix, the whole error otherwise.
 * It exits at once, because an open database pool would keep the process alive.
 */
export async function failedToStart(error: Error & { code?: string; port?: number }) {
  const sentence = sentenceFor(error)
  if (sentence) console.error(`The portal cannot start: ${sentence}`)
  else await prettyPrintError(error)
  process.exit(1)
}

function sentenceFor(error: Error & { code?: string; port?: number }): string | null {
  switch (error.code) {
    case 'EADDRINUSE':
      return `port ${error.port} is in use. Stop the process that uses it, or set PORT.`
    case 'EACCES':
      return `${error.message}. Set PORT or DATA_DIR.`
    case 'E_START_REFUSED':
      return error.message
    default:
      return null
  }
}
