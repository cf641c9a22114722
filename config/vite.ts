import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/vite'
import portal from './portal.ts'

/** Tests without a browser request server-rendered pages and load no scripts or styles. */
const manifest = process.env.TEST_PAGES === 'server' ? 'ssr/server/.vite' : 'public/assets/.vite'

/** The server bundle is outside `public/`, so that it cannot be downloaded. */
export default defineConfig({
  buildDirectory: app.makePath('ssr'),
  manifestFile: app.makePath(manifest, 'manifest.json'),
  assetsUrl: `${portal.basePath}/assets`,
  scriptAttributes: { defer: true },
})
