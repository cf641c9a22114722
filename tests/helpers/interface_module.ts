import { createServer } from 'vite'
import i18nManager from '@adonisjs/i18n/services/main'
import { textsOfFile } from '#app/core/text/text'

/**
 * Loads modules of `inertia/` as for server-side rendering, in English; their exports are untyped,
 * since they belong to another TypeScript project. Call `close` in the group's teardown.
 */
export async function interfaceModules() {
  const vite = await createServer({
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  /** An open server would keep the process alive after a test file failed to load. */
  const load = async (path: string) => {
    try {
      return await vite.ssrLoadModule(`/inertia/${path}`)
    } catch (error) {
      await vite.close()
      throw error
    }
  }
  const { replaceTexts } = await load('text.ts')
  const textFiles = Object.keys(i18nManager.getTranslationsFor('en')).map((id) => id.split('.')[0])
  const texts = [...new Set(textFiles)].map((textFile) => [
    `texts_${textFile}`,
    textsOfFile(textFile, 'en'),
  ])
  replaceTexts({ language: 'en', ...Object.fromEntries(texts) })
  return { load, close: () => vite.close() }
}
