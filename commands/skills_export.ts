import { flags } from '@adonisjs/core/ace'
import { skillStatuses } from '#app/catalogue/skill'
import { ExportCommand, exportExitCodes, exportHelp } from '#app/exports/export_command'
import type { RowFormat } from '#app/core/lists/row_format'
import { countSkills, exportSkills } from '#app/exports/export_skills'

export default class SkillsExport extends ExportCommand {
  static commandName = 'skills:export'
  static description = 'Export skills with their domains and aliases'
  static help = [
    ...exportHelp,
    '',
    '{{ binaryName }} skills:export skills.csv.gz',
    '{{ binaryName }} skills:export --status=published --format=jsonl',
    '',
    exportExitCodes,
  ]

  @flags.string({ description: `Only skills of this status: ${skillStatuses.join(', ')}` })
  declare status?: string

  protected what = 'skills'

  protected async open(format: RowFormat, onRows: (count: number) => void) {
    const status = skillStatuses.find((known) => known === this.status)
    if (this.status && !status) {
      throw new RangeError(`--status must be one of ${skillStatuses.join(', ')}`)
    }
    const total = await countSkills({ status })
    return { total, text: exportSkills({ format, status, onRows }) }
  }
}
