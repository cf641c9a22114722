import { defineConfig } from '@adonisjs/static'

/** Built files have a hash in their name: browsers may cache them forever, icons for a day. */
export default defineConfig({
  enabled: true,
  etag: true,
  lastModified: true,
  dotFiles: 'ignore',
  headers: (path) =>
    path.includes('/assets/')
      ? { 'Cache-Control': 'public, max-age=31536000, immutable' }
      : { 'Cache-Control': 'public, max-age=86400' },
})
