import { defineConfig } from '@adonisjs/static'

/** Built files have a hash in their name: browsers may cache them forever, icons for a day. */
export default defineConfig({
  enabled: true,
  etag: true,
  lastModified: true,
  dotFiles: 'ignore',
  headers: (path) => ({
    'Cache-Control': path.includes('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=86400',
    ...(path.endsWith('.svg') && { 'Content-Type': 'image/svg+xml; charset=utf-8' }),
  }),
})
