import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { LedgerFault } from '#app/billing/metering/ledger'

const formats = ['text', 'json']

/** The subjects of faults. */
const subjects: Record<LedgerFault['kind'], string> = {
  counter: 'client package',
  owner: 'client package',
  refund: 'client package',
  history: 'request',
  key: 'API key',
  pending: 'client package',
}

/** The exit code is 1 if there are faults or wrong options, so that a scheduled run can raise an alarm. */
export default class LedgerVerify extends BaseCommand {
  static commandName = 'ledger:verify'
  static description = 'Verify that the counters, ledger and history of metered calls match'
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: formats.join(' or '), default: 'text' })
  declare format: string

  async run() {
    if (!formats.includes(this.format)) {
      this.logger.error(`--format must be ${formats.join(' or ')}, not "${this.format}"`)
      this.exitCode = 1
      return
    }
    const { verifyLedger } = await import('#app/billing/metering/ledger')
    const report = await verifyLedger()
    if (report.faults.length) this.exitCode = 1
    if (this.format === 'json') return console.log(JSON.stringify(report))

    for (const { kind, subject, message } of report.faults) {
      this.logger.error(`${subjects[kind]} ${subject}: ${message}`)
    }
    const { packages, entries, faults } = report
    const looked = `${packages} client packages and ${entries} ledger entries`
    if (faults.length) this.logger.error(`${looked}: ${faults.length} faults`)
    else this.logger.success(`${looked} match`)
  }
}
