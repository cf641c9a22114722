import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import databaseConfig from '#config/database'
import { jsonTable } from '#app/core/db/raw_rows'
import { newUid } from '#app/core/uid'
import { cleanName, nameKey } from '#app/core/text/name_key'
import type { SkillStatus, SkillType } from '#app/catalogue/skill'
import {
  aliasRowsOf,
  arrangedAliases,
  arrangedTranslations,
  type Translation,
} from '#app/catalogue/skills/translations'
import { indexSkills } from '#app/catalogue/names/skill_index'
import { isPostgres } from '#app/core/db/prepared_rows'
import { randomNumbers } from '#tests/helpers/typos'

export interface NamedSkill {
  name: string
  aliases: string[]
  translations?: Translation[]
  /** Random by default. */
  popularity?: number
}

const connection = 'bench_search'
const batch = 5000

/** A separate database with all tables, dropped by `close`. */
export async function openScratch(): Promise<{
  client: QueryClientContract
  close: () => Promise<void>
}> {
  const pg = isPostgres(db.connection())
  const opened = pg ? await openPostgres() : openSqlite()
  const migrator = new MigrationRunner(db, app, { direction: 'up', connectionName: connection })
  await migrator.run()
  if (migrator.error) throw migrator.error
  return {
    client: db.connection(connection),
    close: async () => {
      await db.manager.close(connection, true)
      await opened.drop()
    },
  }
}

const { pool, migrations } = databaseConfig.connections[databaseConfig.connection]

function openSqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'skillary-bench-search-'))
  db.manager.add(connection, {
    client: 'sqlite3',
    connection: { filename: join(folder, 'bench.sqlite3') },
    useNullAsDefault: true,
    pool,
    migrations,
  })
  return { drop: async () => rmSync(folder, { recursive: true, force: true }) }
}

async function openPostgres() {
  const name = `bench_search_${process.pid}`
  await db.rawQuery(`create database ${name}`)
  const url = new URL(process.env.DATABASE_URL ?? '')
  url.pathname = `/${name}`
  db.manager.add(connection, { client: 'pg', connection: url.href, pool, migrations })
  return {
    drop: async () => {
      await db.rawQuery(`drop database ${name} with (force)`)
    },
  }
}

export function realFile(): string {
  const full = join(process.env.BENCH_DATA ?? app.makePath('../shared/data'), 'esco_skills.csv.gz')
  return existsSync(full) ? full : demoFile()
}

function demoFile() {
  return app.makePath('database/data/demo_skills.csv.gz')
}

/**
 * The skills of ESCO: all if the full data is next to the project (or in `BENCH_DATA`), otherwise
 * those of the demo.
 */
export function realSkills({ french = false } = {}): { skills: NamedSkill[]; source: string } {
  const file = realFile()
  const translations = french ? frenchLabels() : null
  const rows = parse<{ skill: string; alt_labels: string; uri: string }>(
    gunzipSync(readFileSync(file)),
    {
      columns: true,
      bom: true,
    }
  )
  const known = new Set<string>()
  const skills = rows
    .map((row) => ({
      name: cleanName(row.skill),
      aliases: row.alt_labels.split('|'),
      translations: translations?.get(row.uri),
    }))
    .filter(({ name }) => !known.has(nameKey(name)) && known.add(nameKey(name)))
  return { skills, source: file === demoFile() ? "the demo's" : 'real' }
}

/** The French names and aliases of ESCO, by URI. */
export function frenchLabels(): Map<string, Translation[]> {
  const rows = parse<Record<'conceptUri' | 'preferredLabel' | 'altLabels', string>>(
    gunzipSync(readFileSync(realFile().replace(/skills(?=\.csv)/, 'skills_fr'))),
    { columns: true, bom: true }
  )
  return new Map(
    rows.map(({ conceptUri: uri, preferredLabel: name, altLabels }) => {
      const aliases = altLabels.split('\n').map(cleanName).filter(Boolean)
      return [uri, arrangedTranslations([], [{ language: 'fr', name: cleanName(name), aliases }])]
    })
  )
}

/**
 * Realistic names: the start of one name with the end of another; every sixth has a unique word, so
 * that the vocabulary grows with the names.
 */
export function generatedSkills(real: NamedSkill[], count: number): NamedSkill[] {
  const random = randomNumbers(count)
  const pick = <Item>(items: Item[]) => items[Math.floor(random() * items.length)]
  const syllables =
    'ba ce di fo gu la me ni po ru sa te vi wo zu tra ster ling tion mar ken dol'.split(' ')
  const parted = real.map(({ name }) => name.split(' '))
  const names = new Map<string, string>()
  while (names.size < count) {
    const first = pick(parted)
    const second = pick(parted)
    const words = [
      ...first.slice(0, Math.ceil(first.length / 2)),
      ...second.slice(Math.floor(second.length / 2)),
    ]
    if (random() < 1 / 6) {
      const word = Array.from({ length: 4 }, () => pick(syllables)).join('')
      words.splice(Math.floor(random() * (words.length + 1)), 0, word)
    }
    const name = words.join(' ').slice(0, 200).trim()
    names.set(nameKey(name), name)
  }
  return [...names.values()].map((name) => ({ name, aliases: [] }))
}

/** Status, type and domain of a skill, by its number. */
type Details = (id: number) => { status: SkillStatus; type: SkillType; category_id: number | null }

const allPublished: Details = () => ({ status: 'published', type: 'skill', category_id: null })

/**
 * Creates skills 1 to n with realistic use counts, and indexes them. Returns the seconds that
 * indexing took.
 */
export async function loadSkills(
  client: QueryClientContract,
  skills: NamedSkill[],
  details = allPublished
): Promise<number> {
  const random = randomNumbers(7)
  let seconds = 0
  for (let start = 0; start < skills.length; start += batch) {
    const part = skills.slice(start, start + batch)
    const rows = part.map(({ name, popularity }, at) => ({
      id: start + at + 1,
      uid: newUid(),
      name,
      name_key: nameKey(name),
      slug: `s${start + at + 1}`,
      ...details(start + at + 1),
      popularity: popularity ?? Math.floor(20 / Math.sqrt(1 - random())) - 20,
    }))
    const aliases = part.flatMap((skill, at) =>
      aliasRowsOf({
        aliases: arrangedAliases('', [], skill.aliases.map(cleanName)),
        translations: skill.translations ?? [],
      }).map((alias) => ({ ...alias, skill_id: start + at + 1, name_key: nameKey(alias.name) }))
    )
    await client.transaction(async (trx) => {
      await trx.rawQuery(
        `insert into skills (id, uid, name, name_key, slug, popularity, status, type, category_id, created_at, updated_at)
           select id, uid, name, name_key, slug, popularity, status, type, category_id, current_timestamp, current_timestamp
             from ${jsonTable(trx, 'given', {
               id: 'integer',
               uid: 'uuid',
               name: 'text',
               name_key: 'text',
               slug: 'text',
               popularity: 'integer',
               status: 'text',
               type: 'text',
               category_id: 'integer',
             })}`,
        [JSON.stringify(rows)]
      )
      await trx.rawQuery(
        `insert into skill_aliases (skill_id, language, name, name_key, is_name, created_at, updated_at)
           select skill_id, language, name, name_key, is_name, current_timestamp, current_timestamp
             from ${jsonTable(trx, 'given', {
               skill_id: 'integer',
               language: 'text',
               name: 'text',
               name_key: 'text',
               is_name: 'boolean',
             })}`,
        [JSON.stringify(aliases)]
      )
      const before = performance.now()
      await indexSkills(
        trx,
        rows.map(({ id }) => id)
      )
      seconds += (performance.now() - before) / 1000
    })
  }
  await client.rawQuery('analyze')
  return seconds
}

/**
 * Creates `degree` relations from each of the skills 1 to `from` to random skills. Half of them are of
 * the type `related`; one in a thousand has a source that the others do not have.
 */
export async function loadRelations(
  client: QueryClientContract,
  { skills, from, degree }: { skills: number; from: number; degree: number }
) {
  const uid = isPostgres(client)
    ? 'gen_random_uuid()'
    : `printf('%08x-0000-7000-8000-%012x', source.n, target.n)`
  await client.rawQuery(
    `insert into skill_relations
       (uid, skill_id, related_skill_id, type, weight, source, created_at, updated_at)
     select ${uid}, source.n, (source.n + target.n * ${Math.floor(skills / (degree + 1))}) % ${skills} + 1,
            case when source.n % 2 = 0 then 'related' else 'co_occurs' end,
            1 + (source.n * 7 + target.n * 13) % 100,
            case when source.n % 1000 = 0 then 'occupations+adverts' else 'occupations+names' end,
            current_timestamp, current_timestamp
       from ${numbersUpTo(client, 'source', from)} cross join ${numbersUpTo(client, 'target', degree)}
      where (source.n + target.n * ${Math.floor(skills / (degree + 1))}) % ${skills} + 1 <> source.n`
  )
  await client.rawQuery('analyze')
}

/** A table of a statement: the column `n` with the numbers from 1. */
export function numbersUpTo(client: QueryClientContract, name: string, last: number) {
  return isPostgres(client)
    ? `generate_series(1, ${last}) as ${name}(n)`
    : `(with recursive up(n) as (select 1 union all select n + 1 from up where n < ${last}) select n from up) as ${name}`
}
