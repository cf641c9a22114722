import { defineConfig } from '@adonisjs/static'

/**
 * Built files have a hash in their name: browsers may cache them forever, icons for a day. The npm package of the
 * client must match the checksum in the documentation.
 */
function cacheControlOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return path.endsWith('.tgz') ? 'no-cache' : 'public, max-age=86400'
}

export default defineConfig({
  enabled: true,
  etag: true,
  lastModified: true,
  dotFiles: 'ignore',
  headers: (path) => ({
    'Cache-Control': cacheControlOf(path),
    ...(path.endsWith('.svg') && { 'Content-Type': 'image/svg+xml; charset=utf-8' }),
  }),
})
