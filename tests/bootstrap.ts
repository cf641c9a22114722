import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { assert } from '@japa/assert'
import { apiClient } from '@japa/api-client'
import { browserClient } from '@japa/browser-client'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'
import { authApiClient } from '@adonisjs/auth/plugins/api_client'
import { authBrowserClient } from '@adonisjs/auth/plugins/browser_client'
import { sessionApiClient } from '@adonisjs/session/plugins/api_client'
import { sessionBrowserClient } from '@adonisjs/session/plugins/browser_client'
import { shieldApiClient } from '@adonisjs/shield/plugins/api_client'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import * as defaultReporters from '@japa/runner/reporters'
import { freshDatabase } from '#tests/helpers/fresh_database'
import { summaryReporter } from '#tests/summary_reporter'

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

export const plugins: Config['plugins'] = [
  assert(),
  apiClient(),
  pluginAdonisJS(app),
  sessionApiClient(app),
  shieldApiClient(),
  authApiClient(app),
  browserClient({
    runInSuites: ['browser'],
    launcher: async (options) => {
      if (!existsSync(chromium)) {
        throw new Error(
          `The browser suite needs Chromium at ${chromium}: install it or set CHROMIUM_PATH`
        )
      }
      const playwright = await import('playwright')
      return playwright.chromium.launch({
        ...options,
        executablePath: chromium,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      })
    },
  }),
  sessionBrowserClient(app),
  authBrowserClient(app),
]

export const reporters: Config['reporters'] = {
  activated: ['spec', 'summary'],
  list: [defaultReporters.spec(), summaryReporter],
}

/** Every run begins on an empty database. */
export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [freshDatabase],
  teardown: [],
}

export const configureSuite: Config['configureSuite'] = (suite) => {
  if (suite.name !== 'unit') suite.setup(startServer)
}

/**
 * Ends with all its connections: a page that a failed test left open listens for ever, and the server
 * would wait for it while the browser waits to be closed after the server.
 */
async function startServer() {
  const servers: Server[] = []
  const close = await testUtils.httpServer().start((handler) => {
    const server = createServer(handler)
    servers.push(server)
    return server
  })
  return async () => {
    const closed = close()
    servers.forEach((server) => server.closeAllConnections())
    await closed
  }
}
