import { ImportCommand, importExitCodes, importHelp } from '#app/imports/commands/import_command'

export default class CategoriesImport extends ImportCommand {
  static commandName = 'categories:import'
  static description = 'Import domains from a CSV file'
  static help = [
    ...importHelp,
    '',
    'Columns: name, and optionally code, uri, parent_code or parent_uri, level, description, active. A ' +
      'domain is identified by its uri, else by its code and name.',
    '',
    '{{ binaryName }} categories:import esco_categories.csv.gz',
    '',
    importExitCodes,
  ]

  protected kind = 'categories' as const
}
