import { defineConfig, drivers } from '@adonisjs/core/hash'
import type { InferHashers } from '@adonisjs/core/types'
import app from '@adonisjs/core/services/app'

/**
 * The cost of the OWASP Password Storage Cheat Sheet with the least memory per hash but one: 32 MB, three times.
 * Tests log in hundreds of times, so they use the lowest cost that scrypt allows. A login renews older hashes.
 */
const hashConfig = defineConfig({
  default: 'scrypt',
  list: {
    scrypt: drivers.scrypt({
      cost: app.inTest ? 2 : 2 ** 15,
      blockSize: 8,
      parallelization: app.inTest ? 1 : 3,
      maxMemory: 64 * 1024 * 1024,
    }),
  },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
