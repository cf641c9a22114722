import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { errors } from '@vinejs/vine'
import { readCatalogue } from '#app/packages/read_catalogue'
import { CatalogueFault, seedCatalogue, type Tally } from '#app/packages/seed_catalogue'

export default class PackagesSeed extends BaseCommand {
  static commandName = 'packages:seed'
  static description = 'Load currencies and packages from a JSON or CSV file; again changes nothing'
  static help = [
    'A JSON file holds "currencies", "packages" and "default_free_package"; amounts are in major units',
    '("49.00"). A CSV file holds either currencies (column "code") or packages (column "family").',
    'Currencies are known by their code, packages by family and name; what the file does not name stays.',
    '',
    '{{ binaryName }} packages:seed catalogue.json --dry-run',
    '{{ binaryName }} packages:seed packages.csv --default-free="Free Pack"',
    '',
    'Exit codes: 0 done, 1 the file was refused and nothing was written.',
  ]

  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The file; gzipped ones too' })
  declare file: string

  @flags.boolean({ description: 'Say what would change, and change nothing' })
  declare dryRun: boolean

  @flags.string({ description: 'Name of the free package that new clients get' })
  declare defaultFree?: string

  async run() {
    try {
      const catalogue = await readCatalogue(this.file)
      if (this.defaultFree) catalogue.default_free_package = this.defaultFree
      const report = await seedCatalogue(catalogue, { dryRun: this.dryRun })
      this.#print('currencies', report.currencies)
      this.#print('packages', report.packages)
      if (report.defaultFreePackage) {
        this.logger.info(`New clients get "${report.defaultFreePackage}"`)
      }
      if (this.dryRun) this.logger.info('Dry run: nothing was written')
    } catch (error) {
      for (const message of refusals(error)) this.logger.error(message)
      this.exitCode = 1
    }
  }

  #print(what: string, { created, updated, unchanged }: Tally) {
    this.logger.success(`${what}: ${created} created, ${updated} updated, ${unchanged} unchanged`)
  }
}

function refusals(error: unknown): string[] {
  if (error instanceof CatalogueFault) return [error.message]
  if (error instanceof errors.E_VALIDATION_ERROR) {
    const messages = error.messages as Array<{ field: string; message: string }>
    return messages.map(({ field, message }) => `${field}: ${message}`)
  }
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
    return [`There is no such file: ${error.message}`]
  }
  throw error
}
