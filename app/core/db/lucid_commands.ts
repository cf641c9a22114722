import type { CommandMetaData } from '@adonisjs/core/types/ace'
import { getCommand as getLucidCommand } from '@adonisjs/lucid/commands'

export { getMetaData } from '@adonisjs/lucid/commands'

/** The commands of Lucid, except for `migration:run`: a command in `commands/` cannot replace one of a package. */
export async function getCommand(metaData: CommandMetaData) {
  if (metaData.commandName !== 'migration:run') return getLucidCommand(metaData)
  const { default: OneMigrationRun } = await import('#app/core/db/migration_run')
  return OneMigrationRun
}
