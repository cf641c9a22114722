import type { Infer } from '@vinejs/vine/types'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { writeAuditEntry, type Actor, type StaffWriting } from '#app/accounts/audit/audit_log'
import Synonym from '#app/catalogue/synonym'
import {
  synonymFieldsOf,
  synonymKeysOf,
  synonymName,
  type SynonymFields,
} from '#app/catalogue/synonyms/synonym_fields'
import type { changeSynonymValidator } from '#app/catalogue/synonyms/synonym_validators'
import { differenceOf, logChanges, type Change } from '#app/core/db/change_log'
import { inTransaction } from '#app/core/db/in_transaction'
import { lockRow } from '#app/core/db/lock_row'
import { isPostgres } from '#app/core/db/prepared_rows'
import { rawRows } from '#app/core/db/raw_rows'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

export type SynonymChanges = Infer<typeof changeSynonymValidator>

export const emptySynonym = { language: null, source: null }

/** Creates a synonym and logs it. Throws a 422 `Refusal`. */
export async function createSynonym(
  input: SynonymChanges & Pick<SynonymFields, 'term' | 'equivalent'>,
  actor: Actor
): Promise<Synonym> {
  const fields = synonymFieldsOf({ ...emptySynonym, ...input })
  return inTransaction(async (trx) => {
    await lockSynonyms(trx)
    const synonym = new Synonym().merge({ version: 1 })
    await writeSynonym(trx, synonym, fields)
    await logSynonym(trx, actor, synonym, { action: 'created', before: null, after: fields })
    return synonym
  })
}

/**
 * Updates the given fields of a synonym and logs the changes. Throws `StaleWrite` or a 422
 * `Refusal`.
 */
export async function updateSynonym(
  synonym: Synonym,
  { version: _, ...changes }: SynonymChanges,
  { claim, actor }: StaffWriting
): Promise<void> {
  await inTransaction(async (trx) => {
    const current = await lockSynonym(trx, synonym, claim)
    const before = synonymFieldsOf(current)
    const given = Object.entries(changes).filter(([, value]) => value !== undefined)
    const after: SynonymFields = { ...before, ...Object.fromEntries(given) }
    const difference = differenceOf(before, after)
    if (!difference) return

    current.version += 1
    await writeSynonym(trx, current, after)
    await logSynonym(trx, actor, current, { action: 'updated', ...difference })
  })
}

/** Throws `StaleWrite`. */
export async function deleteSynonym(
  synonym: Synonym,
  { claim, actor }: StaffWriting
): Promise<void> {
  await inTransaction(async (trx) => {
    const current = await lockSynonym(trx, synonym, claim)
    await current.useTransaction(trx).delete()
    const before = synonymFieldsOf(current)
    await logSynonym(trx, actor, current, { action: 'deleted', before, after: null })
  })
}

/**
 * Lets one transaction at a time write synonyms, since two could close a loop together. SQLite has
 * a single writer, whose transaction must start with a write.
 */
export async function lockSynonyms(client: QueryClientContract): Promise<void> {
  await client.rawQuery(
    isPostgres(client)
      ? "select pg_advisory_xact_lock(hashtext('synonyms'))"
      : 'update synonyms set version = version where id = 0'
  )
}

async function lockSynonym(
  trx: TransactionClientContract,
  { id }: Synonym,
  claim: StaffWriting['claim']
): Promise<Synonym> {
  await lockSynonyms(trx)
  const current = await lockRow(trx, Synonym, id, 'synonyms_answers.the_synonym')
  claim?.check(current.version, t('synonyms_answers.this_synonym'))
  return current
}

async function writeSynonym(
  trx: TransactionClientContract,
  synonym: Synonym,
  fields: SynonymFields
) {
  const keys = synonymKeysOf(fields)
  await refuseImpossible(trx, synonym, { ...fields, ...keys })
  await synonym
    .useTransaction(trx)
    .merge({ ...fields, ...keys })
    .save()
}

async function refuseImpossible(
  trx: TransactionClientContract,
  { id = 0 }: Partial<Pick<Synonym, 'id'>>,
  fields: SynonymFields & ReturnType<typeof synonymKeysOf>
) {
  const { term, equivalent, language, termKey, equivalentKey } = fields
  if (!termKey) throw new FieldRefusal('term', 'required', t('synonyms_answers.enter_term'))
  if (!equivalentKey) {
    throw new FieldRefusal('equivalent', 'required', t('synonyms_answers.enter_equivalent'))
  }
  if (termKey === equivalentKey) {
    throw new FieldRefusal('equivalent', 'self', t('synonyms_answers.same_text', { term }))
  }
  const others = Synonym.query({ client: trx }).where({ termKey, equivalentKey }).whereNot({ id })
  const same = await (language ? others.where({ language }) : others.whereNull('language')).first()
  if (same) {
    const values = { term: same.term, equivalent: same.equivalent }
    throw new FieldRefusal('term', 'taken', t('synonyms_answers.taken', values))
  }
  if (await leadsTo(trx, equivalentKey, termKey, id)) {
    throw new FieldRefusal('equivalent', 'circle', t('synonyms_answers.loop', { term, equivalent }))
  }
}

/** Whether the synonyms other than `except` lead from one key to another, in whatever language. */
async function leadsTo(
  trx: TransactionClientContract,
  from: string,
  to: string,
  except: number
): Promise<boolean> {
  const found = await rawRows(
    trx,
    `with recursive reached(key) as (
       select cast(? as text)
       union
       select synonyms.equivalent_key from reached
       join synonyms on synonyms.term_key = reached.key and synonyms.id <> ?
     )
     select 1 as found from reached where key = ? limit 1`,
    [from, except, to]
  )
  return found.length > 0
}

/** Both logs, as for domains: imports and their undo need the change log. */
async function logSynonym(
  trx: TransactionClientContract,
  actor: Actor,
  synonym: Synonym,
  change: Pick<Change, 'before' | 'after'> & { action: 'created' | 'updated' | 'deleted' }
) {
  const { id: subjectId, uid: subjectUid } = synonym
  await logChanges(trx, [{ subject: 'synonym', subjectId, ...change }], { actorId: actor.id })
  const subjectName = synonymName(synonym)
  await writeAuditEntry(trx, actor, { subject: 'synonym', subjectUid, subjectName, ...change })
}
