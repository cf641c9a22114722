import { startListening } from '#app/notifications/live_notices'

/** Event streams of a server. Registers its channel before `DatabaseProvider` connects to PostgreSQL. */
export default class LiveNoticesProvider {
  start() {
    startListening()
  }
}
