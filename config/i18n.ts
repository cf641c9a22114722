import app from '@adonisjs/core/services/app'
import { defineConfig, formatters, loaders } from '@adonisjs/i18n'

/** What resources/lang holds; English is what `/v1`, commands and logs speak. */
export const languages = ['en', 'de'] as const

export type Language = (typeof languages)[number]

export default defineConfig({
  defaultLocale: 'en',
  supportedLocales: [...languages],
  formatter: formatters.icu(),
  loaders: [loaders.fs({ location: app.languageFilesPath() })],
})
