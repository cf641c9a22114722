import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DemoNotAllowed, loadDemo } from '#app/demo/load_demo'

export default class DemoLoad extends BaseCommand {
  static commandName = 'demo:load'
  static description = 'Load the demo: real skills, packages and one account for each role'
  static help = [
    'Only where DEMO=1. Again it adds what is missing and leaves what people edited.',
    'Exit codes: 0 loaded, 1 not allowed here.',
  ]

  static options: CommandOptions = { startApp: true }

  async run() {
    try {
      await loadDemo((line) => this.logger.log(`  ${line}`))
    } catch (error) {
      if (!(error instanceof DemoNotAllowed)) throw error
      this.logger.error(error.message)
      this.exitCode = 1
    }
  }
}
