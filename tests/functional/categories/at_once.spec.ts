import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#app/core/raw_rows'
import { FieldRefusal, Refusal } from '#app/core/problem'
import Category from '#app/categories/category'
import { deleteCategory, updateCategory } from '#app/categories/save_category'
import Skill from '#app/skills/skill'
import { operator } from '#app/audit/audit_log'
import { CategoryFactory, SkillFactory } from '#database/factories/skill_factory'
import { freshDatabase } from '#tests/helpers/fresh_database'

const author = { actor: operator }

/** Returns once a statement on PostgreSQL waits for another's lock; SQLite's wait for their turn. */
async function untilOneWaits() {
  const client = db.connection()
  if (client.dialect.name !== 'postgres') return
  for (;;) {
    const waiting = await rawRows(client, 'select 1 from pg_locks where not granted')
    if (waiting.length) return
  }
}

/** In transactions of their own, which one around the test would make one after another. */
test.group('Domains changed at once', (group) => {
  group.each.teardown(freshDatabase)

  test('never stand below each other', async ({ assert }) => {
    for (let round = 0; round < 5; round++) {
      const pair = await CategoryFactory.createMany(2)
      const [one, other] = pair

      const moves = await Promise.allSettled([
        updateCategory(one, { parent: other.uid }, author),
        updateCategory(other, { parent: one.uid }, author),
      ])

      const refused = moves.filter((move) => move.status === 'rejected')
      assert.lengthOf(refused, 1)
      assert.instanceOf(refused[0].reason, FieldRefusal)
      for (const category of pair) await category.refresh()
      assert.lengthOf(
        pair.filter(({ parentId }) => parentId === null),
        1
      )
    }
  })

  test('stay where one gets a skill while it is deleted', async ({ assert }) => {
    const category = await CategoryFactory.create()
    const skill = await SkillFactory.create()
    const placing = await db.transaction()
    await placing.from('skills').where('id', skill.id).update({ category_id: category.id })

    const deletion = Promise.allSettled([deleteCategory(category, author)])
    await untilOneWaits()
    await placing.commit()
    const [deleted] = await deletion

    assert.equal(deleted.status, 'rejected')
    const reason: unknown = deleted.status === 'rejected' ? deleted.reason : null
    assert.instanceOf(reason, Refusal)
    assert.containSubset(reason, { status: 409, code: 'in_use' })
    assert.isNotNull(await Category.find(category.id))
    const placed = await Skill.findOrFail(skill.id)
    assert.equal(placed.categoryId, category.id)
  })
})
