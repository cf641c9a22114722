import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { amongValues, preparedRows } from '#app/core/db/prepared_rows'
import { LanguageReaders, type LabelInLanguage } from '#app/search/extract/language_readers'

/** Skills per statement; other requests can run in between. */
const batch = 500

/**
 * The labels of all published skills, cached in this process and updated on demand: each request reads a
 * revision number and, if it has changed, the skills that changed since. Concurrent requests share the
 * update. There is no background work, and an import that changes no labels costs nothing.
 */
export class LiveDictionary {
  #reader = new LanguageReaders()
  /** The last change that the reader includes. */
  #revision: number | null = null
  #catchingUp: Promise<void> | null = null

  /** Returns a reader with everything that was committed before the call. */
  async current(client: QueryClientContract): Promise<LanguageReaders> {
    const revision = await lastRevision(client)
    while (this.#revision !== revision) {
      const pending = this.#catchingUp
      await (pending ?? this.#catchUp(client))
      if (!pending || (this.#revision !== null && this.#revision >= revision)) break
    }
    return this.#reader
  }

  /** Makes the next `current` read everything again. */
  forget() {
    this.#revision = null
  }

  #catchUp(client: QueryClientContract): Promise<void> {
    this.#catchingUp = this.#readChanges(client).finally(() => {
      this.#catchingUp = null
    })
    return this.#catchingUp
  }

  /** Reads everything the first time, after many removals, and if the database is older than before. */
  async #readChanges(client: QueryClientContract) {
    const revision = await lastRevision(client)
    const since = this.#revision
    const isRebuild = since === null || revision < since || this.#reader.needsRebuild
    const reader = isRebuild ? new LanguageReaders() : this.#reader
    const changed = isRebuild ? await publishedSkills(client) : await changedSkills(client, since)
    for (let start = 0; start < changed.length; start += batch) {
      await setSkills(client, reader, changed.slice(start, start + batch))
    }
    this.#reader = reader
    this.#revision = revision
  }
}

export const liveDictionary = new LiveDictionary()

async function lastRevision(client: QueryClientContract): Promise<number> {
  const [{ revision }] = await preparedRows<{ revision: number | null }>(
    client,
    'last_revision',
    'select max(revision) as revision from search_revisions',
    []
  )
  return revision ?? 0
}

async function publishedSkills(client: QueryClientContract): Promise<number[]> {
  const rows = await preparedRows<{ id: number }>(
    client,
    'labelled_skills',
    "select id from skills where status = 'published' order by id",
    []
  )
  return rows.map(({ id }) => id)
}

async function changedSkills(client: QueryClientContract, since: number): Promise<number[]> {
  const rows = await preparedRows<{ id: number }>(
    client,
    'changed_skills',
    'select skill_id as id from search_revisions where revision > ? order by skill_id',
    [since]
  )
  return rows.map(({ id }) => id)
}

/** Sets the current labels of these skills, names first. */
async function setSkills(client: QueryClientContract, reader: LanguageReaders, ids: number[]) {
  const among = amongValues(client, 's.id', 'integer')
  const rows = await preparedRows<LabelRow>(
    client,
    'labels_of_skills',
    `select s.id, s.name, a.name as alias, a.language, a.is_name from skills s left join skill_aliases a on a.skill_id = s.id
      where ${among.sql} and s.status = 'published' order by s.id, a.id`,
    [among.bind(ids)]
  )
  const rowsOf = Map.groupBy(rows, ({ id }) => id)
  for (const id of ids) reader.set(id, labelsOf(rowsOf.get(id) ?? []))
}

interface LabelRow {
  id: number
  name: string
  alias: string | null
  language: string | null
  is_name: boolean | null
}

function labelsOf(rows: LabelRow[]): LabelInLanguage[] {
  const labels = rows.flatMap(({ alias, language, is_name: isName }): LabelInLanguage[] =>
    alias === null
      ? []
      : [{ text: alias, kind: isName ? 'name' : 'alias', language: language ?? '' }]
  )
  const [first] = rows
  const names = labels.filter(({ kind }) => kind === 'name')
  const aliases = labels.filter(({ kind }) => kind === 'alias')
  return first ? [{ text: first.name, kind: 'name', language: '' }, ...names, ...aliases] : []
}
