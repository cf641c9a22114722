import { configProvider } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import type { SessionStoreContract } from '@adonisjs/session/types'

/**
 * A plugin that gives each request its own copy of the session, as the store in the database does. The
 * framework's store in memory returns one object to all, so that parallel requests changed each other's.
 */
export function copySessions() {
  return async () => {
    const config = await configProvider.resolve<{
      stores: { memory: () => SessionStoreContract }
    }>(app, app.config.get('session'))
    const store = Object.getPrototypeOf(config!.stores.memory()) as SessionStoreContract
    const read = store.read
    store.read = function (id) {
      return structuredClone(read.call(this, id))
    }
  }
}
