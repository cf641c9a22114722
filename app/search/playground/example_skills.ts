import db from '@adonisjs/lucid/services/db'
import { publishedNames } from '#app/billing/setup/change_setup'
import DefaultSetup from '#app/billing/default_setup'
import { nameKey } from '#app/core/text/name_key'
import { wellConnectedSkills } from '#app/search/playground/well_connected_skills'

/**
 * Example names for a search, at most `limit`: those that staff chose in Limitation Setup, as far as they are still
 * published, or else well connected skills.
 */
export async function exampleSkills(limit: number): Promise<string[]> {
  const { exampleSkills: chosen } = await DefaultSetup.current()
  if (chosen.length) {
    const names = await publishedNames(db.connection(), chosen)
    const shown = chosen.flatMap((name) => names.get(nameKey(name)) ?? [])
    if (shown.length) return shown.slice(0, limit)
  }
  return wellConnectedSkills(limit)
}
