import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { refreshPopularity } from '#app/catalogue/names/skill_index'
import type { RelationType } from '#app/catalogue/skill_relation'
import { idsOf } from '#app/core/db/bulk_rows'
import type { ChangeAuthor } from '#app/core/db/change_log'
import { rawRows } from '#app/core/db/raw_rows'
import type { RemoveTransaction } from '#app/imports/importer'
import { IdSet } from '#app/imports/kinds/relations/id_set'
import { deleteRelationRows } from '#app/imports/kinds/relations/relation_rows'
import type { Notes } from '#app/imports/notes'

/** Batch size of skills. */
const REPLACED_AT_ONCE = 200

/** In `replace` mode: the skills of the file, whose other relations are deleted at the end. */
export class ReplacedRelations {
  #skills = new IdSet()
  /** Skills with a rejected row. */
  #incomplete = new IdSet()
  /** Rows of the file; a second pass or a retry meets them again. */
  #unreadable = new Set<number>()

  addUnreadable(row: number) {
    this.#unreadable.add(row)
  }

  add(skillId: number, isRejected: boolean) {
    this.#skills.add(skillId)
    if (isRejected) this.#incomplete.add(skillId)
  }

  /** Deletes the relations that are not in the file, in batches. */
  async removeOthers(
    inTransaction: RemoveTransaction,
    {
      isInFile,
      author,
      notes,
    }: {
      isInFile: (from: number, to: number, type: RelationType) => boolean
      author: ChangeAuthor
      notes: Notes
    }
  ): Promise<void> {
    const unreadable = this.#unreadable.size
    if (unreadable) return notes.add('nothing_removed', undefined, unreadable)
    let kept = 0
    for (const piece of this.#skills.inPieces(() => REPLACED_AT_ONCE)) {
      const skills = piece.filter((id) => !this.#incomplete.has(id))
      kept += piece.length - skills.length
      await inTransaction(async (trx) => {
        const present = await relationsFrom(trx, skills)
        const others = present.filter(({ from, to, type }) => !isInFile(from, to, type))
        await deleteRelationRows(
          trx,
          others.map(({ id }) => id),
          author
        )
        if (others.length) await refreshPopularity(trx, [...new Set(others.map(({ to }) => to))])
        return others.length
      })
    }
    if (kept) notes.add('relations_kept', undefined, kept)
  }
}

function relationsFrom(trx: TransactionClientContract, skillIds: number[]) {
  const { sql, binding } = idsOf(trx, skillIds)
  return rawRows<{ id: number; from: number; to: number; type: RelationType }>(
    trx,
    `select id, skill_id as "from", related_skill_id as "to", type from skill_relations
     where skill_id in (${sql})`,
    [binding]
  )
}
