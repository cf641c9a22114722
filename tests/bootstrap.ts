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
import { failOnComplaints } from '#tests/browser/console'
import { freshDatabase } from '#tests/helpers/fresh_database'
import { launchChromium } from '#tests/helpers/launch_chromium'
import { waitForSignIn } from '#tests/helpers/wait_for_sign_in'
import { summaryReporter } from '#tests/summary_reporter'

export const plugins: Config['plugins'] = [
  assert(),
  apiClient(),
  pluginAdonisJS(app),
  sessionApiClient(app),
  shieldApiClient(),
  authApiClient(app),
  browserClient({ runInSuites: ['browser'], launcher: launchChromium }),
  sessionBrowserClient(app),
  authBrowserClient(app),
  waitForSignIn(),
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
  if (suite.name === 'browser') failOnComplaints(suite)
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
