import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { translationLanguages } from '#app/catalogue/languages'
import type { FoundSkill } from '#app/catalogue/names/find_by_name'
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
  if (!isTranslated(language)) return answer
  const skills = [...skillsIn(answer)]
  const ids = skills.map(({ id }) => id)
  const names = await namesIn(client, ids, language)
  for (const skill of skills) skill.name = names.get(skill.id) ?? skill.name
  return answer
}

/**
 * The labels with those first that are names in the language, as names and not as aliases. Runs one statement, or none
 * for the default language.
 */
export async function withNamesIn(
  client: QueryClientContract,
  labels: FoundSkill[],
  language: string
): Promise<FoundSkill[]> {
  const own = labels.filter((label) => label.language === language)
  if (own.length === 0 || !isTranslated(language)) return labels
  const ids = own.map(({ uid }) => uid)
  const names = await namesIn(client, ids, language)
  const isName = ({ uid, alias, language: of }: FoundSkill) =>
    of === language && alias === names.get(uid)
  return [
    ...labels.filter(isName).map((label) => ({ ...label, name: label.alias!, alias: null })),
    ...labels.filter((label) => !isName(label)),
  ]
}

function isTranslated(language: string | undefined): language is string {
  return language !== undefined && translationLanguages.includes(language)
}

/** The names of the skills that have one in the language, by public id. */
async function namesIn(
  client: QueryClientContract,
  ids: string[],
  language: string
): Promise<Map<string, string>> {
  const among = amongValues(client, 's.uid', 'uuid')
  const rows = await preparedRows<Named>(
    client,
    'translate_names',
    `select s.uid as id, a.name from skills s join skill_aliases a on a.skill_id = s.id
      where ${among.sql} and a.language = ? and a.is_name`,
    [among.bind([...new Set(ids)]), language]
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The records with id and name in an answer, which are skills except below `domain`. */
function* skillsIn(value: unknown): Generator<Named> {
  if (typeof value !== 'object' || value === null) return
  if ('id' in value && 'name' in value) yield value as Named
  for (const [key, member] of Object.entries(value)) {
    if (key !== 'domain') yield* skillsIn(member)
  }
}
