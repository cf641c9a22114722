import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { SavedViewSchema } from '#database/schema'
import User from '#app/accounts/user'
import { findByUid } from '#app/core/db/find_by_uid'
import { inTransaction } from '#app/core/db/in_transaction'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { parseViewSettings, type ViewSettings } from '#app/saved_views/view_url'

/** Maximum number of views per user, over all lists. */
export const mostViews = 50

interface Naming {
  name: string
  /** Whether the plain URL of the list shows it. */
  isDefault: boolean
}

/** A saved view of a list. It is only a URL; permissions are checked each time it is opened. */
export default class SavedView extends SavedViewSchema {
  declare density: ViewSettings['density']

  /** Finds a view of the user by its public id. Throws `NotFound`. */
  static findOf({ id: userId }: User, uid: unknown): Promise<SavedView> {
    return findByUid(this.query().where({ userId }), uid, 'lists_answers.the_view')
  }

  /**
   * Saves the settings in `query`, the query string of a list. Throws a `FieldRefusal` for the name if the
   * user already has it for this list, or has reached the maximum number of views.
   */
  static async store(
    user: User,
    { list, query, name, isDefault }: Naming & { list: string; query: string }
  ): Promise<SavedView> {
    return inTransaction(async (trx) => {
      await User.lock(trx, user.id)
      const userId = user.id
      const kept = await this.query({ client: trx }).where({ userId }).select('id')
      if (kept.length >= mostViews) {
        const message = t('lists_answers.too_many_views', { count: mostViews })
        throw new FieldRefusal('name', 'too_many_views', message)
      }
      await prepare(trx, { userId, list, name, isDefault, except: 0 })
      return this.create(
        { userId, list, name, isDefault, ...parseViewSettings(query) },
        { client: trx }
      )
    })
  }

  /** Renames the view, and sets or clears it as the default of its list. Throws as `store` does. */
  async rename({ name, isDefault }: Naming): Promise<void> {
    const { id, userId, list } = this
    await inTransaction(async (trx) => {
      await User.lock(trx, userId)
      await prepare(trx, { userId, list, name, isDefault, except: id })
      this.name = name
      this.isDefault = isDefault
      await this.useTransaction(trx).save()
    })
  }
}

/** Checks that the name is free, and clears other defaults. */
async function prepare(
  trx: TransactionClientContract,
  {
    userId,
    list,
    name,
    isDefault,
    except,
  }: Naming & { userId: number; list: string; except: number }
): Promise<void> {
  const others = () =>
    SavedView.query({ client: trx }).where({ userId, list }).whereNot('id', except)
  if (await others().where({ name }).first()) {
    throw new FieldRefusal('name', 'taken', t('lists_answers.view_name_taken', { name }))
  }
  if (isDefault) await others().where({ isDefault: true }).update({ isDefault: false })
}
