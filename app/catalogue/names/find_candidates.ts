import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { amongValues, eachRowJoins, isPostgres, preparedRows } from '#app/core/db/prepared_rows'
import { jsonTable } from '#app/core/db/raw_rows'
import { deleteHashes } from '#app/catalogue/names/typo_dictionary'
import { lastLetter, type FoundSkill } from '#app/catalogue/names/find_by_name'

/** The maximum number of labels of a stem that are checked for their language. */
const labelsOfStem = 600

/** Maximum number of labels with the same key or the same stems. */
const mostEqual = 60

/** Numbers of words from this on count as one less, so that id and words of a label fit into one number. */
const wordsBase = 64

/** What a label may have in common with a text. */
interface Likeness {
  keys: string[]
  /** Sorted stems, as in `search_labels.stems`. */
  stems: string[]
  /** Ids of labels. */
  ids: number[]
}

/** The labels with one of the keys, exactly the same stems or one of the ids. */
export async function findCandidates(
  client: QueryClientContract,
  { keys, stems, ids }: Likeness,
  lastPlace: number
): Promise<FoundSkill[]> {
  const byKey = amongValues(client, 'key', 'text')
  const byStems = amongValues(client, 'stems', 'text')
  const byId = amongValues(client, 'id', 'integer')
  return preparedRows(
    client,
    'find_candidate_labels',
    `select l.skill_id, s.uid, s.name, k.place, l.key, l.alias, l.language from (
       select * from (select id from search_labels where ${byKey.sql} order by key, skill_id limit ${mostEqual}) as equal
       union select * from (select id from search_labels where ${byStems.sql} order by stems, id limit ${mostEqual}) as inflected
       union select id from search_labels where ${byId.sql}) as c
       ${eachRowJoins(
         client,
         {
           table: 'search_labels',
           as: 'l',
           columns: 'skill_id, key, alias, language',
           key: 'id',
           value: 'c.id',
         },
         {
           table: 'search_skills',
           as: 'k',
           columns: 'place',
           key: 'skill_id',
           value: 'l.skill_id',
         },
         { table: 'skills', as: 's', columns: 'uid, name', key: 'id', value: 'l.skill_id' }
       )} and k.place <= ?`,
    [byKey.bind(keys), byStems.bind(stems), byId.bind(ids), lastPlace]
  )
}

/** A label with a stem, and its number of content words. */
export interface LabelOfStem {
  id: number
  words: number
}

/** The shortest labels with each of these stems, at most `most` of each. The cost does not depend on the number of skills. */
export async function labelsOfStems(
  client: QueryClientContract,
  stems: string[],
  most: number
): Promise<Map<string, LabelOfStem[]>> {
  const [given, joined] = isPostgres(client)
    ? ['json_array_elements_text(cast(? as json)) as given(value)', 'string_agg']
    : ['json_each(?) as given', 'group_concat']
  const fewWords = `case when words < ${wordsBase} then words else ${wordsBase - 1} end`
  const rows = await preparedRows<{ stem: string; labels: string | null }>(
    client,
    'labels_of_stems',
    `select value as stem, (
       select ${joined}(cast(cast(label_id as bigint) * ${wordsBase} + ${fewWords} as text), ' ') from (
         select label_id, words from search_stems where stem = value
          order by words, label_id limit ${most}) as shortest) as labels
       from ${given}`,
    [JSON.stringify(stems)]
  )
  return new Map(
    rows.map(({ stem, labels }) => [
      stem,
      (labels?.split(' ') ?? []).map(Number).map((label) => ({
        id: Math.floor(label / wordsBase),
        words: label % wordsBase,
      })),
    ])
  )
}

/** The sorted stems of all labels of these skills. */
export async function stemsOfSkills(
  client: QueryClientContract,
  skillIds: number[]
): Promise<Map<number, Set<string>>> {
  const among = amongValues(client, 'skill_id', 'integer')
  const rows = await preparedRows<{ skill_id: number; stems: string }>(
    client,
    'stems_of_skills',
    `select skill_id, stems from search_labels where ${among.sql}`,
    [among.bind(skillIds)]
  )
  const found = new Map(skillIds.map((id) => [id, new Set<string>()]))
  for (const { skill_id: id, stems } of rows) {
    for (const stem of stems.split(' ')) found.get(id)!.add(stem)
  }
  return found
}

/** The number of labels with each of these stems; that of the empty stem counts all labels. */
export async function usesOfStems(
  client: QueryClientContract,
  stems: Iterable<string>
): Promise<Map<string, number>> {
  const among = amongValues(client, 'stem', 'text')
  const rows = await preparedRows<{ stem: string; uses: number }>(
    client,
    'uses_of_stems',
    `select stem, uses from search_stem_uses where ${among.sql}`,
    [among.bind([...stems])]
  )
  return new Map(rows.map(({ stem, uses }) => [stem, uses]))
}

/**
 * The stems that labels in the language have, of these stems in a language. Labels of any language count for each.
 * Reads only the shortest labels of a stem.
 */
export async function knownStems(
  client: QueryClientContract,
  stems: Array<{ stem: string; language: string }>
): Promise<Set<string>> {
  const rows = await preparedRows<{ stem: string }>(
    client,
    'known_stems',
    `select stem from ${jsonTable(client, 'asked', { stem: 'text', language: 'text' })}
      where exists (
        select 1 from (select label_id from search_stems where search_stems.stem = asked.stem
                        order by words, label_id limit ${labelsOfStem}) as of_stem
         where exists (select 1 from search_labels l
                        where l.id = of_stem.label_id and l.language = asked.language limit 1 offset 0))`,
    [JSON.stringify(stems)]
  )
  return new Set(rows.map(({ stem }) => stem))
}

/** Which of these words occur in labels, with the number of labels. */
export async function usesOfWords(
  client: QueryClientContract,
  words: Iterable<string>
): Promise<Map<string, number>> {
  const among = amongValues(client, 'word', 'text')
  const rows = await preparedRows<{ word: string; uses: number }>(
    client,
    'uses_of_words',
    `select word, uses from search_vocabulary where ${among.sql}`,
    [among.bind([...words])]
  )
  return new Map(rows.filter(({ uses }) => uses > 0).map(({ word, uses }) => [word, uses]))
}

/** For each prefix, the words of labels that start with it, itself included; null if there are more than `most`. */
export async function wordsByPrefix(
  client: QueryClientContract,
  prefixes: string[],
  most: number
): Promise<Map<string, string[] | null>> {
  const [given, joined] = isPostgres(client)
    ? ['json_array_elements_text(cast(? as json)) as given(value)', 'string_agg']
    : ['json_each(?) as given', 'group_concat']
  const rows = await preparedRows<{ prefix: string; words: string | null }>(
    client,
    'words_by_prefix',
    `select value as prefix, (
       select ${joined}(word, ' ') from (
         select word from search_vocabulary
          where word >= value and word < value || '${lastLetter}' and uses > 0
          order by word limit ${most + 1}) as matching) as words
       from ${given}`,
    [JSON.stringify([...new Set(prefixes)])]
  )
  return new Map(
    rows.map(({ prefix, words }) => {
      const list = words?.split(' ') ?? []
      return [prefix, list.length > most ? null : list]
    })
  )
}

/** Words of labels that may differ from one of these words by up to `edits` letters. */
export async function similarWords(
  client: QueryClientContract,
  words: string[],
  edits: number
): Promise<Array<{ word: string; uses: number }>> {
  const hashes = new Set(words.flatMap((word) => deleteHashes(word, edits)))
  const near = amongValues(client, 'd.hash', 'integer')
  return preparedRows(
    client,
    'similar_words',
    `select distinct v.word, v.uses from search_deletes d ${eachRowJoins(client, {
      table: 'search_vocabulary',
      as: 'v',
      columns: 'word, uses',
      key: 'id',
      value: 'd.word_id',
    })} and ${near.sql}`,
    [near.bind([...hashes])]
  )
}
