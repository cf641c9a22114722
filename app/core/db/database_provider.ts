import { directUrl } from '#config/database'
import { databaseWatch } from '#app/core/db/database_watch'

/** Watches PostgreSQL while a server runs. */
export default class DatabaseProvider {
  ready() {
    if (directUrl) databaseWatch.start(directUrl)
  }

  async shutdown() {
    await databaseWatch.stop()
  }
}
