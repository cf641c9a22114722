import logger from '@adonisjs/core/services/logger'
import env from '#start/env'

for (const warning of warningsOf(env.get('APP_URL'), env.get('TRUST_PROXY'))) logger.warn(warning)

/** What is probably wrong with settings that the server starts with. */
export function warningsOf(url: string, trustedProxies: string[]): string[] {
  if (!url.startsWith('https:') || trustedProxies.length) return []
  return [
    'APP_URL is https, so a proxy is in front of this server, but TRUST_PROXY is empty: all visitors have the IP ' +
      'address of the proxy and share its limits, such as those of searches and failed sign-ins. Set TRUST_PROXY.',
  ]
}
