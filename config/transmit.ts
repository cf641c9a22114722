import { defineConfig } from '@adonisjs/transmit'

/**
 * Handles streams of this process only; notifications of other processes arrive by PostgreSQL's
 * NOTIFY, see app/notifications/live_notices.ts. The ping keeps proxies from closing idle streams.
 */
export default defineConfig({ pingInterval: '25s', transport: null })
