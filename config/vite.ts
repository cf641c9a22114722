import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/vite'
import portal from './portal.ts'

/**
 * The server bundle is kept outside `public/`: what renders pages is nobody's download.
 */
export default defineConfig({
  buildDirectory: app.makePath('ssr'),
  manifestFile: app.makePath('public/assets/.vite/manifest.json'),
  assetsUrl: `${portal.basePath}/assets`,
  scriptAttributes: { defer: true },
})
