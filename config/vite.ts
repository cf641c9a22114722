import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/vite'
import portal from './portal.ts'

/** Tests without a browser ask for pages that the server renders, and load no script or style. */
const manifest = process.env.TEST_PAGES === 'server' ? 'ssr/server/.vite' : 'public/assets/.vite'

/**
 * The server bundle is kept outside `public/`: what renders pages is nobody's download.
 */
export default defineConfig({
  buildDirectory: app.makePath('ssr'),
  manifestFile: app.makePath(manifest, 'manifest.json'),
  assetsUrl: `${portal.basePath}/assets`,
  scriptAttributes: { defer: true },
})
