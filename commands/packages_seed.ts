import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { readCatalogue, sampleCatalogue } from '#app/billing/seed/read_catalogue'
import { seedCatalogue, type SeedReport } from '#app/billing/seed/seed_catalogue'
import { CatalogueFault, type SeedTally } from '#app/billing/seed/seed_report'

export default class PackagesSeed extends BaseCommand {
  static commandName = 'packages:seed'
  static description = 'Load the sample catalogue of packages, or your own'
  static help = [
    'Creates missing currencies and packages. Existing ones that differ are kept and listed, since staff may',
    'have edited them; --update changes them to the values of the file. Running the command again changes',
    'nothing. Currencies are identified by code, packages by family and name. Values that are not in the file',
    'are kept.',
    '',
    'A JSON file contains "currencies", "packages" and "default_free_package"; amounts are in major units',
    '("49.00"). A CSV file contains either currencies (column "code") or packages (column "family").',
    '',
    '{{ binaryName }} packages:seed',
    '{{ binaryName }} packages:seed catalogue.json --dry-run',
    '{{ binaryName }} packages:seed packages.csv --update --default-free="Free Pack"',
    '',
    'Exit codes: 0 done, 1 invalid file, nothing was written.',
  ]

  static options: CommandOptions = { startApp: true }

  @args.string({
    description: 'The file, optionally gzipped (default: the sample catalogue)',
    required: false,
  })
  declare file?: string

  @flags.boolean({ description: 'Update existing records that differ from the file' })
  declare update: boolean

  @flags.boolean({ description: 'Show the changes without writing anything' })
  declare dryRun: boolean

  @flags.string({ description: 'Name of the default free package for new clients' })
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
    if (free?.outcome === 'set') this.logger.info(`New clients now get "${free.name}"`)
    if (free?.outcome === 'kept') {
      this.logger.warning(`The default free package was kept; the file has "${free.name}"`)
    }
    if (currencies.kept.length || packages.kept.length || free?.outcome === 'kept') {
      this.logger.info('Use --update to change them to the values of the file')
    }
    if (this.dryRun) this.logger.info('Dry run: nothing was written')
  }

  #printTally(what: string, { created, updated, unchanged, kept }: SeedTally) {
    this.logger.success(`${what}: ${created} created, ${updated} updated, ${unchanged} unchanged`)
    if (!kept.length) return
    this.logger.warning(`${what}: kept ${kept.length} that differ: ${kept.join(', ')}`)
  }
}
