import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { readCatalogue, sampleCatalogue } from '#app/billing/seed/read_catalogue'
import { seedCatalogue, type SeedReport } from '#app/billing/seed/seed_catalogue'
import { CatalogueFault, type Tally } from '#app/billing/seed/seed_report'

export default class PackagesSeed extends BaseCommand {
  static commandName = 'packages:seed'
  static description =
    'Load the sample catalogue of packages, or one of your own; again is no change'
  static help = [
    'Makes the currencies and packages that are missing. What is there and differs is kept and named, since',
    'staff may have edited it; with --update it is brought to what the file says, as edited by the operator.',
    'Currencies are known by their code, packages by family and name; what the file does not say stays.',
    '',
    'A JSON file holds "currencies", "packages" and "default_free_package"; amounts are in major units',
    '("49.00"). A CSV file holds either currencies (column "code") or packages (column "family").',
    '',
    '{{ binaryName }} packages:seed',
    '{{ binaryName }} packages:seed catalogue.json --dry-run',
    '{{ binaryName }} packages:seed packages.csv --update --default-free="Free Pack"',
    '',
    'Exit codes: 0 done, 1 the file was refused and nothing was written.',
  ]

  static options: CommandOptions = { startApp: true }

  @args.string({
    description: 'The file, gzipped ones too; the sample without it',
    required: false,
  })
  declare file?: string

  @flags.boolean({ description: 'Bring what differs to what the file says' })
  declare update: boolean

  @flags.boolean({ description: 'Say what would change, and change nothing' })
  declare dryRun: boolean

  @flags.string({ description: 'Name of the free package that new clients get' })
  declare defaultFree?: string

  async run() {
    const file = this.file ?? sampleCatalogue()
    try {
      const catalogue = await readCatalogue(file)
      if (this.defaultFree) catalogue.default_free_package = this.defaultFree
      const { update, dryRun } = this
      this.#print(await seedCatalogue(catalogue, { update, dryRun }))
    } catch (error) {
      if (!(error instanceof CatalogueFault)) throw error
      this.logger.error(`${file}: ${error.message} Nothing was written.`)
      this.exitCode = 1
    }
  }

  #print({ currencies, packages, defaultFreePackage: free }: SeedReport) {
    this.#printTally('currencies', currencies)
    this.#printTally('packages', packages)
    if (free?.outcome === 'set') this.logger.info(`New clients get "${free.name}" from now on`)
    if (free?.outcome === 'kept') {
      this.logger.warning(`What new clients get was kept; the file says "${free.name}"`)
    }
    if (currencies.kept.length || packages.kept.length || free?.outcome === 'kept') {
      this.logger.info('With --update what differs is brought to what the file says')
    }
    if (this.dryRun) this.logger.info('Dry run: nothing was written')
  }

  #printTally(what: string, { created, updated, unchanged, kept }: Tally) {
    this.logger.success(`${what}: ${created} created, ${updated} updated, ${unchanged} unchanged`)
    if (!kept.length) return
    this.logger.warning(`${what}: kept ${kept.length} that differ: ${kept.join(', ')}`)
  }
}
