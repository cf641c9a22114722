import { defineConfig } from '@adonisjs/limiter'
import type { InferLimiters, LimiterConsumptionOptions } from '@adonisjs/limiter/types'
import { RateLimitStore } from '#app/core/http/rate_limit_store'

/** Stored in the database, so that all processes share the counts. */
const limiterConfig = defineConfig({
  default: 'database',
  stores: { database: (options: LimiterConsumptionOptions) => new RateLimitStore(options) },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
