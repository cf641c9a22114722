import type { CommandMetaData } from '@adonisjs/core/types/ace'
import { getCommand as getLucidCommand } from '@adonisjs/lucid/commands'

export { getMetaData } from '@adonisjs/lucid/commands'

/**
 * The commands of Lucid, except for `migration:run`: a command in `commands/` cannot replace one of a package.
 * In production, some ask for confirmation, which needs a terminal.
 */
export async function getCommand(metaData: CommandMetaData) {
  const Command = await commandOf(metaData)
  const prototype: { takeProductionConsent?: unknown } = Command?.prototype ?? {}
  if (prototype.takeProductionConsent && !process.stdin.isTTY) {
    prototype.takeProductionConsent = refuseWithoutTerminal
  }
  return Command
}

async function commandOf(metaData: CommandMetaData) {
  if (metaData.commandName !== 'migration:run') return getLucidCommand(metaData)
  const { default: OneMigrationRun } = await import('#app/core/db/migration_run')
  return OneMigrationRun
}

async function refuseWithoutTerminal(): Promise<never> {
  const { StartRefused } = await import('#app/core/start_refused')
  throw new StartRefused(
    'confirmation is required, but there is no terminal. Run it again with --force.'
  )
}
