import { createServer } from 'vite'
import i18nManager from '@adonisjs/i18n/services/main'
import { textsOf } from '#app/core/text/text'

/**
 * Loads modules of `inertia/` as the server renders them; they belong to another TypeScript project,
 * so what they export has no type here. They speak English. `close` it in the group's teardown.
 */
export async function interfaceModules() {
  const vite = await createServer({
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  const { takeTexts } = await vite.ssrLoadModule('/inertia/text.ts')
  const rooms = Object.keys(i18nManager.getTranslationsFor('en')).map((id) => id.split('.')[0])
  const texts = [...new Set(rooms)].map((room) => [`texts_${room}`, textsOf(room, 'en')])
  takeTexts({ language: 'en', ...Object.fromEntries(texts) })
  return {
    load: (path: string) => vite.ssrLoadModule(`/inertia/${path}`),
    close: () => vite.close(),
  }
}
