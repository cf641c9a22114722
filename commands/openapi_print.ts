import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Prints what `/v1/openapi.json` serves, without a server. */
export default class OpenapiPrint extends BaseCommand {
  static commandName = 'openapi:print'
  static description = 'Print the OpenAPI document of /v1'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'As YAML' })
  declare yaml: boolean

  async run() {
    const { default: router } = await import('@adonisjs/core/services/router')
    router.commit()
    const { contractText } = await import('#app/contract/contract')
    process.stdout.write(`${contractText(this.yaml ? 'yaml' : 'json').text}\n`)
  }
}
