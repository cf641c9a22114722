import { configProvider } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import type { SessionData, SessionStoreContract } from '@adonisjs/session/types'

/**
 * Makes the store in memory return copies, as a database does. It returns its own object, so that a request
 * which takes a flash message takes it from all requests that run at the same time.
 */
export async function copySessions() {
  const config = await configProvider.resolve<{ stores: { memory: () => SessionStoreContract } }>(
    app,
    app.config.get('session')
  )
  const prototype = Object.getPrototypeOf(config!.stores.memory()) as {
    read: (id: string) => SessionData | null
  }
  const { read } = prototype
  prototype.read = (id) => structuredClone(read(id))
}
