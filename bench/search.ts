import MiniSearch from 'minisearch'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { BenchRow } from './types.js'
import { isPostgres } from '#app/core/db/prepared_rows'
import { rawRows } from '#app/core/db/raw_rows'
import { searchPlayground } from '#app/search/playground/playground_search'
import { suggestSkills } from '#app/search/playground/suggestions'
import { nameKey } from '#app/core/text/name_key'
import { typosOf } from '#tests/helpers/typos'
import { sideBySide } from './side_by_side.js'
import {
  generatedSkills,
  loadRelations,
  loadSkills,
  openScratch,
  realSkills,
  type NamedSkill,
} from './search_data.js'

interface Stage {
  client: QueryClientContract
  skills: NamedSkill[]
  /** As in the rows: "13,896 real skills". */
  title: string
}

const limit = 10
const behindAll = '\u{10ffff}'

/** MiniSearch keeps everything in memory, so it is not used with a million names. */
const mostForMiniSearch = 200_000

/**
 * Compares searches with the minimal statement for the same result on the same connection, with
 * trigrams, and with MiniSearch.
 */
export default async function bench({ large }: { large: boolean }): Promise<BenchRow[]> {
  const { skills: real, source } = realSkills()
  const sizes = [
    { skills: real, title: `${count(real.length)} ${source} skills`, relations: 130_000 },
    ...(large
      ? [
          {
            skills: generatedSkills(real, 100_000),
            title: '100,000 generated',
            relations: 1_000_000,
          },
          {
            skills: generatedSkills(real, 1_000_000),
            title: '1,000,000 generated',
            relations: 5_000_000,
          },
        ]
      : []),
  ]
  const rows: BenchRow[] = []
  for (const { skills, title, relations } of sizes) {
    process.stderr.write(`search: ${title}\n`)
    const { client, close } = await openScratch()
    try {
      const seconds = await loadSkills(client, skills)
      const stage = { client, skills, title }
      rows.push(await tables(stage, seconds))
      rows.push(...(await names(stage)))
      if (skills === real) rows.push(await recall(stage))
      rows.push(await related(stage, relations))
    } finally {
      await close()
    }
  }
  if (large) rows.push(growth(rows))
  return rows
}

/** How the time of a search with a typo grows from 100,000 to 1,000,000 skills. */
function growth(rows: BenchRow[]): BenchRow {
  const [small, great] = ['100,000', '1,000,000'].map(
    (size) => rows.find(({ name }) => name === `one typo, ${size} generated`)!.ours
  )
  const ours = Math.log10(great / small)
  const reference = 0.65
  return {
    name: 'one typo, exponent of its time in the number of skills',
    ...{ ours, reference, unit: '', ratio: ours / reference, target: '≤ 1' },
    note: 'from 100,000 to 1,000,000; the reference is the limit',
  }
}

async function names(stage: Stage): Promise<BenchRow[]> {
  const { client, skills, title } = stage
  const suggest = (text: string) => suggestSkills(text, { limit, audience: 'client', client })
  const chosen = every(skills, 240)
  const rows: BenchRow[] = []

  const prefixes = chosen.map(({ name }, at) => name.slice(0, 1 + (at % 8)))
  rows.push(
    row(`autocomplete, ${title}`, await sideBySide(prefixes, rawBeginning(client), suggest), {
      target: '≤ 3',
      note: 'raw: the index of names, in its order; 1 to 8 letters',
    })
  )

  const typed = typosOf(
    chosen.map(({ name }) => name),
    60,
    1
  ).map((typo) => typo.typed)
  const byTrigrams = await trigrams(client)
  for (const text of typed) await suggest(text)
  // with a million names, trigrams take seconds per name
  const [few, rounds] = skills.length > mostForMiniSearch ? [12, 1] : [60, 3]
  const { ours } = await sideBySide(typed, async () => {}, suggest)
  const { reference } = await sideBySide(typed.slice(0, few), byTrigrams, async () => {}, rounds)
  rows.push(
    row(
      `one typo, ${title}`,
      { ours, reference },
      {
        target: skills.length >= 100_000 ? '< 0.1' : undefined,
        note: `reference: ${isPostgres(client) ? 'pg_trgm, GIN' : 'FTS5 trigram'}`,
      }
    )
  )

  const twoWords = chosen
    .map(({ name }) => name.split(' ').filter((word) => /^[a-z]{4,}$/.test(word)))
    .filter((words) => words.length >= 3)
    .map((words) => `${words.at(-1)} ${words.at(-2)}`)
  rows.push(
    row(`two words, ${title}`, await sideBySide(twoWords, rawWords(client), suggest), {
      target: '≤ 3',
      note: 'raw: the word index, by use',
    })
  )

  const twoBeginnings = twoWords.map((text) => text.replace(/\p{L}+/gu, (word) => word.slice(0, 4)))
  rows.push(
    row(
      `two prefixes, ${title}`,
      await sideBySide(twoBeginnings, rawWords(client, { begun: true }), suggest),
      { target: '≤ 3', note: 'raw: the word index, by use; four letters of each word' }
    )
  )

  if (skills.length > mostForMiniSearch) return rows
  const mini = miniSearch(skills)
  const prefix = (text: string) => mini(text, { prefix: true })
  const fuzzy = (text: string) => mini(text, { fuzzy: 0.2 })
  for (const [name, inputs, inMemory] of [
    ['autocomplete', prefixes, prefix],
    ['one typo', typed, fuzzy],
    ['two words', twoWords, prefix],
  ] as const) {
    rows.push(
      row(`${name} against MiniSearch, ${title}`, await sideBySide(inputs, inMemory, suggest), {
        note: 'reference: names only, in memory, no database',
      })
    )
  }
  return rows
}

/** How often the correct skill is among the first five, ours and with trigrams. */
async function recall({ client, skills, title }: Stage): Promise<BenchRow> {
  const typos = typosOf(
    skills.map(({ name }) => name),
    2000,
    20261121
  )
  const byTrigrams = await trigrams(client, 5)
  const found = { ours: 0, reference: 0 }
  for (const [turn, { at, typed }] of typos.entries()) {
    const suggestions = await suggestSkills(typed, { limit: 5, audience: 'client', client })
    if (suggestions.some(({ name }) => name === skills[at].name)) found.ours += 1
    if (turn % 10 > 0) continue
    const rows = await byTrigrams(typed)
    if (rows.some(({ name }) => name === skills[at].name)) found.reference += 10
  }
  const ours = (100 * found.ours) / typos.length
  const reference = (100 * found.reference) / typos.length
  return {
    name: `typos found in the first five, ${title}`,
    ours,
    reference,
    unit: '%',
    ratio: ours / reference,
    target: 'ours ≥ 97',
    note: '2,000 names with one typo each, spaces included; trigrams: every tenth',
  }
}

/** Related skills of three names, compared with one statement that reads these relations. */
async function related({ client, skills, title }: Stage, relations: number): Promise<BenchRow> {
  const degree = Math.min(10, Math.ceil(relations / skills.length))
  const from = Math.round(relations / degree)
  await loadRelations(client, {
    skills: skills.length,
    from: Math.min(from, skills.length),
    degree,
  })
  const ids = every(
    Array.from({ length: Math.min(from, skills.length) }, (_, at) => at + 1),
    240
  )
  const queries = ids.map((id) => {
    const three = [id, (id % from) + 1, ((id + 1) % from) + 1]
    return { ids: three, skills: three.map((one) => skills[one - 1].name) }
  })
  const raw = ({ ids: three }: { ids: number[] }) =>
    rawRows(
      client,
      `select r.skill_id, r.type, r.weight, s.uid, s.name, s.type as skill_type, c.uid as domain, c.name as domain_name
         from skill_relations r join skills s on s.id = r.related_skill_id
         left join categories c on c.id = s.category_id
        where r.skill_id in (?, ?, ?) and r.weight between 0 and 100 and s.status = 'published'
        order by r.weight desc`,
      three
    )
  const ours = (query: { skills: string[] }) =>
    searchPlayground(
      { skills: query.skills, min_weight: 0, max_weight: 100, limit: 25 },
      { audience: 'client', client }
    )
  return row(
    `playground, ${count(relations)} relations, ${title}`,
    await sideBySide(queries, raw, ours),
    { target: '≤ 3, flat', note: 'ours finds the three names too, combines, ranks and explains' }
  )
}

/** The cost of the search tables: writing and size. */
async function tables({ client, skills, title }: Stage, seconds: number): Promise<BenchRow> {
  const pg = isPostgres(client)
  const size = async (pattern: string) => {
    const [{ bytes }] = await rawRows<{ bytes: number }>(
      client,
      pg
        ? `select sum(pg_total_relation_size(oid))::bigint as bytes from pg_class
            where relkind = 'r' and relnamespace = 'public'::regnamespace and relname like '${pattern}'`
        : `select sum(pgsize) as bytes from dbstat where name like '${pattern}%' and name not like 'search_history%'`
    )
    return bytes / 1e6
  }
  const own = (await size('search\\_%')) || (await size('search_%'))
  const catalogue = await size('skill%')
  return {
    name: `search tables, ${title}`,
    ours: own,
    reference: catalogue,
    unit: 'MB',
    ratio: own / catalogue,
    note: `reference: skills and aliases; written in ${seconds.toFixed(1)} s, ${count(Math.round(skills.length / seconds))} skills/s`,
  }
}

function rawBeginning(client: QueryClientContract) {
  return (text: string) => {
    const key = nameKey(text)
    return rawRows(
      client,
      'select id, uid, name from skills where name_key >= ? and name_key < ? order by name_key limit 10',
      [key, key + behindAll]
    )
  }
}

function rawWords(client: QueryClientContract, { begun = false } = {}) {
  return (text: string) =>
    isPostgres(client)
      ? rawRows(
          client,
          `select s.id, s.uid, s.name from search_labels l
             join search_skills k on k.skill_id = l.skill_id join skills s on s.id = l.skill_id
            where array_to_tsvector(string_to_array(l.key, ' ')) @@ cast(? as tsquery)
            order by k.place limit 10`,
          [
            text
              .split(' ')
              .map((word) => (begun ? `${word}:*` : word))
              .join(' & '),
          ]
        )
      : rawRows(
          client,
          `select s.id, s.uid, s.name from search_words w
             join search_labels l on l.id = w.rowid
             join search_skills k on k.skill_id = l.skill_id join skills s on s.id = l.skill_id
            where w.search_words match ? order by k.place limit 10`,
          [
            text
              .split(' ')
              .map((word) => (begun ? `${word}*` : word))
              .join(' AND '),
          ]
        )
}

/** Names by the number of trigrams shared with the text, as supported by each database. */
async function trigrams(client: QueryClientContract, most = limit) {
  if (isPostgres(client)) {
    await client.rawQuery('create extension if not exists pg_trgm')
    await client.rawQuery(
      'create index if not exists bench_trigrams on skills using gin (name gin_trgm_ops)'
    )
    return (text: string) =>
      rawRows<{ name: string }>(
        client,
        'select id, name from skills where name % ? order by similarity(name, ?) desc limit ?',
        [text, text, most]
      )
  }
  const [{ made }] = await rawRows<{ made: number }>(
    client,
    "select count(*) as made from sqlite_master where name = 'bench_trigrams'"
  )
  if (!made) {
    await client.rawQuery(
      "create virtual table bench_trigrams using fts5(name, tokenize='trigram')"
    )
    await client.rawQuery('insert into bench_trigrams (rowid, name) select id, name from skills')
  }
  return (text: string) => {
    const parts = new Set<string>()
    for (let at = 0; at + 3 <= text.length; at++) parts.add(text.slice(at, at + 3))
    const query = [...parts].map((part) => `"${part.replaceAll('"', '""')}"`).join(' OR ')
    if (query === '') return Promise.resolve([])
    return rawRows<{ name: string }>(
      client,
      `select rowid as id, name from bench_trigrams where bench_trigrams match ? order by rank limit ?`,
      [query, most]
    )
  }
}

function miniSearch(skills: NamedSkill[]) {
  const index = new MiniSearch<{ id: number; name: string }>({ fields: ['name'] })
  index.addAll(skills.map(({ name }, at) => ({ id: at + 1, name })))
  return async (text: string, options: { prefix?: boolean; fuzzy?: number }) =>
    index.search(text, { combineWith: 'AND', ...options }).slice(0, limit)
}

function row(
  name: string,
  { ours, reference }: { ours: number; reference: number },
  more: { target?: string; note?: string }
): BenchRow {
  return { name, ours, reference, unit: 'µs', ratio: ours / reference, ...more }
}

function every<Item>(items: Item[], size: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / size))
  return items.filter((_, at) => at % step === 0).slice(0, size)
}

function count(number: number) {
  return number.toLocaleString('en')
}
