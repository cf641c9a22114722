import { statSync } from 'node:fs'
import logger from '@adonisjs/core/services/logger'
import { dataDir } from '#config/app'
import env from '#start/env'

const settings = {
  url: env.get('APP_URL'),
  trustedProxies: env.get('TRUST_PROXY'),
  dataMode: statSync(dataDir).mode,
}
for (const warning of warningsOf(settings)) logger.warn(warning)

/** What is probably wrong with settings that the server starts with. `dataMode` is the mode of DATA_DIR. */
export function warningsOf({ url, trustedProxies, dataMode }: typeof settings): string[] {
  const warnings = []
  if (url.startsWith('https:') && !trustedProxies.length) {
    warnings.push(
      'APP_URL is https, so a proxy is in front of this server, but TRUST_PROXY is empty: all visitors have the IP ' +
        'address of the proxy and share its limits, such as those of searches and failed sign-ins. Set TRUST_PROXY.'
    )
  }
  if (process.platform !== 'win32' && dataMode & 0o077) {
    warnings.push(
      'Other users of this machine can open the folder DATA_DIR. Permit only the user of the server: chmod 700.'
    )
  }
  return warnings
}
