import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { ChangedTexts } from '#app/core/text/changed_texts'
import { reloadTexts } from '#app/core/text/text'

const texts = new ChangedTexts(app.languageFilesPath(), reloadTexts)

/** Reloads edited texts of resources/lang in development; logs those that cannot be read. */
export default class ReloadTextsMiddleware {
  async handle({ logger }: HttpContext, next: NextFn) {
    try {
      await texts.refresh()
    } catch (error) {
      logger.error({ err: error }, 'The texts of resources/lang could not be reloaded')
    }
    return next()
  }
}
