import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DemoNotAllowed, loadDemo } from '#app/demo/load_demo'

export default class DemoLoad extends BaseCommand {
  static commandName = 'demo:load'
  static description = 'Load the demo: real skills, packages and one account for each role'
  static help = [
    'Requires DEMO=1. Running it again adds missing records and keeps edited ones.',
    'Exit codes: 0 loaded, 1 DEMO=1 is not set.',
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
