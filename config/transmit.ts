import { defineConfig } from '@adonisjs/transmit'

/**
 * Streams of this process only: what other processes tell comes by PostgreSQL's NOTIFY, see
 * app/notifications/live_notices.ts. The ping keeps proxies from closing a quiet stream.
 */
export default defineConfig({ pingInterval: '25s', transport: null })
