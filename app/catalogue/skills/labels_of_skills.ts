import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { labelFieldsOf, type AliasRow, type LabelFields } from '#app/catalogue/skills/translations'
import { amongValues, preparedRows } from '#app/core/db/prepared_rows'

/** The aliases and translations of each of these skills, by internal id. */
export async function labelsOfSkills(
  client: QueryClientContract,
  ids: number[]
): Promise<Map<number, LabelFields>> {
  const among = amongValues(client, 'skill_id', 'integer')
  const rows = await preparedRows<AliasRow & { skill_id: number }>(
    client,
    'aliases_of_skills',
    `select skill_id, language, name, is_name from skill_aliases where ${among.sql} order by id`,
    [among.bind(ids)]
  )
  const rowsOf = Map.groupBy(rows, ({ skill_id: id }) => id)
  return new Map(ids.map((id) => [id, labelFieldsOf(rowsOf.get(id) ?? [])]))
}
