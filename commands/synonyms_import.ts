import { ImportCommand, importExitCodes, importHelp } from '#app/imports/commands/import_command'

export default class SynonymsImport extends ImportCommand {
  static commandName = 'synonyms:import'
  static description = 'Import synonyms from a CSV file'
  static help = [
    ...importHelp,
    '',
    'Columns: term and equivalent, and optionally language (en, fr, de, …; blank for any) and source. A ' +
      'synonym is identified by term, equivalent and language.',
    '',
    '{{ binaryName }} synonyms:import synonyms.csv',
    '',
    importExitCodes,
  ]

  protected kind = 'synonyms' as const
}
