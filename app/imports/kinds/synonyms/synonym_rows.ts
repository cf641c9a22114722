import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  synonymFieldsOf,
  synonymKeysOf,
  type SynonymFields,
} from '#app/catalogue/synonyms/synonym_fields'
import { jsonTable, rawRows } from '#app/core/db/raw_rows'
import { newUid } from '#app/core/uid'

/** A synonym with the fields that imports use. */
export interface SynonymRow extends SynonymFields {
  id: number
  termKey: string
  equivalentKey: string
}

/** All synonyms: at most thousands. */
export function allSynonyms(client: QueryClientContract): Promise<SynonymRow[]> {
  return rawRows<SynonymRow>(
    client,
    `select id, term, equivalent, language, source, term_key as "termKey",
            equivalent_key as "equivalentKey"
     from synonyms order by id`
  )
}

const columns = {
  term: 'text',
  term_key: 'text',
  equivalent: 'text',
  equivalent_key: 'text',
  language: 'text',
  source: 'text',
} as const

/** Returns the ids of the new synonyms, in the same order. */
export async function insertSynonyms(
  trx: TransactionClientContract,
  synonyms: SynonymFields[]
): Promise<number[]> {
  if (!synonyms.length) return []
  const rows = synonyms.map((fields) => ({ uid: newUid(), ...columnsOf(fields) }))
  const names = Object.keys(columns).join(', ')
  await trx.rawQuery(
    `insert into synonyms (uid, ${names}, version, created_at, updated_at)
     select uid, ${names}, 1, current_timestamp, current_timestamp
     from ${jsonTable(trx, 'wanted', { uid: 'uuid', ...columns })}`,
    [JSON.stringify(rows)]
  )
  const made = await rawRows<{ id: number; uid: string }>(trx, 'select id, uid from synonyms')
  const ids = new Map(made.map(({ id, uid }) => [uid, id]))
  return rows.map(({ uid }) => ids.get(uid) ?? 0)
}

/** Updates existing synonyms to these values. */
export async function updateSynonyms(
  trx: TransactionClientContract,
  synonyms: Array<SynonymFields & { id: number }>
): Promise<void> {
  if (!synonyms.length) return
  const values = Object.keys(columns).map((name) => `${name} = wanted.${name}`)
  await trx.rawQuery(
    `update synonyms set ${values.join(', ')}, version = synonyms.version + 1,
       updated_at = current_timestamp
     from ${jsonTable(trx, 'wanted', { id: 'integer', ...columns })}
     where synonyms.id = wanted.id`,
    [JSON.stringify(synonyms.map(({ id, ...fields }) => ({ id, ...columnsOf(fields) })))]
  )
}

function columnsOf(fields: SynonymFields) {
  const { termKey, equivalentKey } = synonymKeysOf(fields)
  return { ...synonymFieldsOf(fields), term_key: termKey, equivalent_key: equivalentKey }
}
