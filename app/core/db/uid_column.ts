import { column } from '@adonisjs/lucid/orm'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { newUid } from '#app/core/uid'

/** The public id of a record, assigned before it is inserted. */
export function uidColumn() {
  const define = column()
  return (target: LucidRow, property: string) => {
    define(target, property)
    const model = target.constructor as LucidModel
    model.before('create', (row: LucidRow & { uid?: string }) => {
      row.uid ??= newUid()
    })
  }
}
