import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { DocumentFault } from '#app/billing/documents/verify_documents'
import type { LedgerFault } from '#app/billing/metering/ledger'

const formats = ['text', 'json']

/** The subjects of faults. */
const subjects: Record<(LedgerFault | DocumentFault)['kind'], string> = {
  counter: 'client package',
  owner: 'client package',
  refund: 'client package',
  history: 'request',
  key: 'API key',
  pending: 'client package',
  sale: 'sale',
  document: 'document',
  numbers: 'numbers of',
  payment: 'sale',
}

/** The exit code is 1 if there are faults or wrong options, so that a scheduled run can raise an alarm. */
export default class LedgerVerify extends BaseCommand {
  static commandName = 'ledger:verify'
  static description =
    'Verify that calls (counters, ledger, history) and money (sales, documents, payments, refunds) match'
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
    const { verifyDocuments } = await import('#app/billing/documents/verify_documents')
    const [calls, money] = [await verifyLedger(), await verifyDocuments()]
    const report = { ...calls, ...money, faults: [...calls.faults, ...money.faults] }
    if (report.faults.length) this.exitCode = 1
    if (this.format === 'json') return console.log(JSON.stringify(report))

    for (const { kind, subject, message } of report.faults) {
      this.logger.error(`${subjects[kind]} ${subject}: ${message}`)
    }
    const { packages, entries, sales, documents, faults } = report
    const looked = `${packages} client packages, ${entries} ledger entries, ${sales} sales and ${documents} documents`
    if (faults.length) this.logger.error(`${looked}: ${faults.length} faults`)
    else this.logger.success(`${looked} match`)
  }
}
