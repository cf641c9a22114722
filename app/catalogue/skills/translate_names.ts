import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { translationLanguages } from '#app/catalogue/languages'
import { amongValues, preparedRows } from '#app/core/db/prepared_rows'

interface Named {
  id: string
  name: string
}

/**
 * Replaces the names of the skills in an answer, in place, by those in the language; skills without one keep
 * theirs, and the order does not change. Runs one statement, or none for the default language.
 */
export async function translateNames<Answer>(
  client: QueryClientContract,
  answer: Answer,
  language: string | undefined
): Promise<Answer> {
  if (language === undefined || !translationLanguages.includes(language)) return answer
  const skills = [...skillsIn(answer)]
  const among = amongValues(client, 's.uid', 'uuid')
  const rows = await preparedRows<Named>(
    client,
    'translate_names',
    `select s.uid as id, a.name from skills s join skill_aliases a on a.skill_id = s.id
      where ${among.sql} and a.language = ? and a.is_name`,
    [among.bind([...new Set(skills.map(({ id }) => id))]), language]
  )
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  for (const skill of skills) skill.name = names.get(skill.id) ?? skill.name
  return answer
}

/** The records with id and name in an answer, which are skills except below `domain`. */
function* skillsIn(value: unknown): Generator<Named> {
  if (typeof value !== 'object' || value === null) return
  if ('id' in value && 'name' in value) yield value as Named
  for (const [key, member] of Object.entries(value)) {
    if (key !== 'domain') yield* skillsIn(member)
  }
}
