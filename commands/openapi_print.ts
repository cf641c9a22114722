import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Prints what `/v1/openapi.json` serves, without a server. */
export default class OpenapiPrint extends BaseCommand {
  static commandName = 'openapi:print'
  static description = 'Print the OpenAPI document of /v1'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'As YAML' })
  declare yaml: boolean

  @flags.string({ description: 'Who it is for: partner or staff', default: 'partner' })
  declare audience: string

  async run() {
    const { audiences } = await import('#app/contract/audience')
    const audience = audiences.find((known) => known === this.audience)
    if (!audience) {
      this.logger.error(`--audience is one of ${audiences.join(', ')}`)
      this.exitCode = 1
      return
    }
    const { contractText } = await import('#app/contract/contract')
    process.stdout.write(`${contractText(audience, this.yaml ? 'yaml' : 'json').text}\n`)
  }
}
