import { rm } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Takes away, once the request is over, the files that came with it and that nobody moved elsewhere:
 * the body parser parks them in the system's temporary folder, whoever sends them and wherever to.
 */
export default class DiscardFilesMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    try {
      return await next()
    } finally {
      const files = Object.values(request.allFiles()).flat()
      const parked = files.flatMap(({ tmpPath }) => tmpPath ?? [])
      await Promise.all(parked.map((path) => rm(path, { force: true })))
    }
  }
}
