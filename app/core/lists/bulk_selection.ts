import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { errors as vineErrors } from '@vinejs/vine'
import { inTransaction } from '#app/core/db/in_transaction'
import { exactTotal } from '#app/core/lists/list_url'
import { exportedQuery, type ListDefinition, type ListQuery } from '#app/core/lists/listing'
import type { MessageId } from '#lang/message_id'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { isUid } from '#app/core/uid'
import { redirectBack } from '#app/core/http/return_url'

/** Rows per transaction: it takes a fraction of a second, in which SQLite blocks other writers. */
const chunkSize = 200

/** The selected rows of a list for a bulk action. */
export interface Selection<Model extends LucidModel> {
  /** Internal ids, ascending. */
  ids: number[]
  /** The condition that a row must still match when it is processed. */
  query: ListQuery<Model>
  /** The number of selected rows that no longer exist. */
  gone: number
}

/** The result of a bulk action. */
export interface BulkOutcome {
  done: number
  /** Rows that were already in the target state. */
  already: number
  gone: number
  /** Refused rows, one sentence per reason. */
  refused: string[]
}

/**
 * Reads the selection: `ids[]` with the public ids of one page, or with `all=1` all rows that match
 * the URL, of which the page showed `matching`. `query` is already limited to what the user may
 * see. Throws a `Refusal`: 422 for an empty or too large selection, 400 for an invalid filter, 409
 * if the number of matching rows has changed since.
 */
export async function readSelection<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  ctx: Pick<HttpContext, 'request'>
): Promise<Selection<Model>> {
  const body = ctx.request.body()
  if (body.all === '1') return everyMatch(definition, query, Number(body.matching), ctx)

  const uids = [...new Set([body.ids].flat().filter(isUid))]
  if (!uids.length) {
    throw new Refusal(t('core_answers.nothing_selected'), { status: 422, code: 'nothing_chosen' })
  }
  if (uids.length > exactTotal) throw new TooManyRows()
  const { table } = query.model
  const found = await idsOf(query.clone().whereIn(`${table}.uid`, uids))
  return { ids: found, query, gone: uids.length - found.length }
}

/**
 * Runs the action on the selected rows, a few hundred per transaction, so that other requests are
 * not blocked; committed parts remain if a later one fails. Each part is locked and checked again:
 * `work` receives the ids that still match and returns how many it changed and what it refused.
 */
export async function eachSelected<Model extends LucidModel>(
  { ids, query, gone }: Selection<Model>,
  work: (
    trx: TransactionClientContract,
    ids: number[]
  ) => Promise<number | { done: number; refused: string[] }>
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: 0, already: 0, gone, refused: [] }
  const { table } = query.model
  for (let start = 0; start < ids.length; start += chunkSize) {
    const chunk = ids.slice(start, start + chunkSize)
    const part = await inTransaction(async (trx) => {
      // An update that changes nothing: it locks the rows on PostgreSQL, and SQLite requires the
      // transaction to begin with a write.
      await trx
        .from(table)
        .whereIn('id', chunk)
        .update({ uid: trx.raw('uid') })
      const matching = await idsOf(query.clone().useTransaction(trx).whereIn(`${table}.id`, chunk))
      const answer = matching.length ? await work(trx, matching) : 0
      return {
        matching: matching.length,
        ...(typeof answer === 'number' ? { done: answer } : answer),
      }
    })
    const refused = 'refused' in part ? part.refused : []
    outcome.done += part.done
    outcome.already += part.matching - part.done - refused.length
    outcome.gone += chunk.length - part.matching
    outcome.refused.push(...refused)
  }
  return outcome
}

/**
 * Redirects back to the list, or else to `place` inside the area, with a message about the result
 * (`past`: "archived") or the reason for the refusal.
 */
export async function answerBulk(
  ctx: Pick<HttpContext, 'auth' | 'request' | 'response' | 'session'>,
  { past, place }: { past: MessageId; place: string },
  work: () => Promise<BulkOutcome>
) {
  try {
    ctx.session.flash('success', outcomeWords(await work(), t(past)))
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === null) throw error
    ctx.session.flash('error', t('core_answers.nothing_changed', { reason }))
  }
  return redirectBack(ctx, place)
}

/** The fields of a bulk action have no place for messages of their own. */
function reasonOf(error: unknown): string | null {
  if (error instanceof vineErrors.E_VALIDATION_ERROR) return error.messages[0].message
  return error instanceof Refusal ? error.message : null
}

/** The result as a sentence: "23 archived, 2 were archived already, 1 did not match any more." */
function outcomeWords({ done, already, gone, refused }: BulkOutcome, past: string): string {
  const parts = [
    t('core_answers.bulk_done', { count: done, past }),
    already ? t('core_answers.bulk_already', { count: already, past }) : '',
    gone ? t('core_answers.bulk_gone', { count: gone }) : '',
    refused.length ? t('core_answers.bulk_left_out', { count: refused.length }) : '',
  ]
  return [`${parts.filter(Boolean).join(', ')}.`, ...new Set(refused)].join(' ')
}

class TooManyRows extends Refusal {
  constructor() {
    super(t('core_answers.too_many_rows', { count: exactTotal }), {
      status: 422,
      code: 'too_many_rows',
    })
  }
}

async function everyMatch<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  matching: number,
  ctx: Pick<HttpContext, 'request'>
): Promise<Selection<Model>> {
  const narrowed = exportedQuery(definition, query, ctx)
  const ids = await idsOf(narrowed.clone().limit(exactTotal + 1))
  if (ids.length > exactTotal) throw new TooManyRows()
  if (ids.length !== matching) {
    const now = ids.length
    const message = Number.isSafeInteger(matching)
      ? t('core_answers.selection_changed', { before: matching, now })
      : t('core_answers.selection_uncounted', { now })
    throw new Refusal(message, { status: 409, code: 'selection_changed' })
  }
  return { ids, query: narrowed, gone: 0 }
}

async function idsOf<Model extends LucidModel>(query: ListQuery<Model>): Promise<number[]> {
  const key = `${query.model.table}.id`
  const rows = await query.select(`${key} as id`).orderBy(key).pojo<{ id: number }>()
  return rows.map(({ id }) => id)
}
