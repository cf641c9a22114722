import { startListening } from '#app/notifications/live_notices'

/** Event streams of a server. Listens before the connection to PostgreSQL is opened. */
export default class LiveNoticesProvider {
  start() {
    startListening()
  }
}
