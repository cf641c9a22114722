import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** The exit code is 1 if values are unreadable. */
export default class SecretsReencrypt extends BaseCommand {
  static commandName = 'secrets:reencrypt'
  static description =
    'Encrypt the secrets in the database (webhooks, authenticator apps, waiting mail) with APP_KEY, so that APP_PREVIOUS_KEYS can be removed'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { reencryptColumns } = await import('#app/core/db/encrypted_columns')
    for (const { name, reencrypted, unreadable } of await reencryptColumns(db.connection())) {
      this.logger.success(`${name}: ${reencrypted} encrypted with APP_KEY`)
      if (!unreadable) continue
      this.exitCode = 1
      this.logger.error(
        `${name}: neither APP_KEY nor APP_PREVIOUS_KEYS decrypts ${unreadable}. Add the missing key to APP_PREVIOUS_KEYS and run this again.`
      )
    }
  }
}
