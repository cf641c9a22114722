import app from '@adonisjs/core/services/app'
import { defineConfig, formatters, loaders } from '@adonisjs/i18n'

/** The languages in resources/lang; `/v1`, commands and logs use English. */
export const languages = ['en', 'de'] as const

export type Language = (typeof languages)[number]

export default defineConfig({
  defaultLocale: 'en',
  supportedLocales: [...languages],
  formatter: formatters.icu(),
  loaders: [loaders.fs({ location: app.languageFilesPath() })],
})
