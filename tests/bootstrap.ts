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
import * as defaultReporters from '@japa/runner/reporters'
import { liveDictionary } from '#app/search/extract/live_dictionary'
import { failOnConsoleErrors } from '#tests/browser/console'
import { copySessions } from '#tests/helpers/copied_sessions'
import { freshDatabase } from '#tests/helpers/fresh_database'
import { checkContract } from '#tests/helpers/check_contract'
import { launchChromium } from '#tests/helpers/launch_chromium'
import { startServer } from '#tests/helpers/test_server'
import { waitForScripts } from '#tests/helpers/wait_for_scripts'
import { waitForLogin } from '#tests/helpers/wait_for_login'
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
  waitForLogin(),
  waitForScripts(),
]

export const reporters: Config['reporters'] = {
  activated: ['spec', 'summary'],
  list: [defaultReporters.spec(), summaryReporter],
}

/** Every run starts with an empty database. */
export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [freshDatabase, copySessions],
  teardown: [],
}

export const configureSuite: Config['configureSuite'] = (suite) => {
  if (['functional', 'browser'].includes(suite.name)) suite.setup(startServer)
  if (suite.name === 'functional') checkContract(suite)
  if (suite.name === 'browser') failOnConsoleErrors(suite)
  /** Resets state in memory that depends on rolled back data. */
  suite.onGroup((group) => group.each.setup(() => liveDictionary.forget()))
}
