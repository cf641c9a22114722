import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { FieldRefusal, Refusal } from '#app/core/errors/problem'
import Category from '#app/catalogue/category'
import {
  createCategory,
  deleteCategory,
  updateCategory,
} from '#app/catalogue/categories/save_category'
import { createSkill } from '#app/catalogue/skills/create_skill'
import Skill from '#app/catalogue/skill'
import { updateSkill } from '#app/catalogue/skills/update_skill'
import { operator } from '#app/accounts/audit/audit_log'
import { CategoryFactory, SkillFactory } from '#database/factories/skill_factory'
import { importLines } from '#tests/helpers/imports'
import { freshDatabase } from '#tests/helpers/fresh_database'
import { untilOneWaits } from '#tests/helpers/until_one_waits'

const author = { actor: operator }

/** Uses committed transactions, since one around the test would serialize them. */
test.group('Concurrent changes of domains', (group) => {
  group.each.teardown(freshDatabase)

  test('cannot make two domains each other’s parent', async ({ assert }) => {
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

  test('cannot delete a domain that is assigned to a skill', async ({ assert }) => {
    const category = await CategoryFactory.create()
    const skill = await SkillFactory.create()
    const placing = await db.transaction()
    await placing.from('skills').where('id', skill.id).update({ category_id: category.id })

    const deletion = Promise.allSettled([deleteCategory(category, author)])
    await untilOneWaits(deletion)
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

  test('cannot add a skill or child to a domain being deleted', async ({ assert }) => {
    const places = [
      {
        field: 'domain',
        place: async (uid: string) =>
          updateSkill(await SkillFactory.create(), { domain: uid }, { actorId: null }),
      },
      {
        field: 'domain',
        place: (uid: string) => createSkill({ name: 'New', domain: uid }, { actorId: null }),
      },
      {
        field: 'parent',
        place: (uid: string) => createCategory({ name: 'New', parent: uid }, operator),
      },
    ]
    for (const { field, place } of places) {
      const category = await CategoryFactory.create()
      const deleting = await db.transaction()
      await deleting.from('categories').where('id', category.id).delete()

      const placing = Promise.allSettled([place(category.uid)])
      await untilOneWaits(placing)
      await deleting.commit()
      const [placed] = await placing

      const reason: unknown = placed.status === 'rejected' ? placed.reason : null
      assert.instanceOf(reason, FieldRefusal)
      assert.containSubset(reason, { status: 422, faults: [{ field, code: 'not_found' }] })
    }
    assert.isNull(await Skill.findBy('name', 'New'))
  })

  test('cannot make two domains each other’s parent by an import', async ({ assert }) => {
    const one = await CategoryFactory.merge({ name: 'One', code: 'ONE' }).create()
    const other = await CategoryFactory.merge({ name: 'Other', code: 'OTHER' }).create()
    const moving = await db.transaction()
    await moving.from('categories').where('id', one.id).update({ parent_id: other.id })

    const importing = importLines('categories', ['name,code,parent_code', 'Other,OTHER,ONE'])
    await untilOneWaits(importing)
    await moving.commit()
    const { rejected } = await importing

    assert.containSubset(rejected, [{ code: 'parent_loop' }])
    await other.refresh()
    assert.isNull(other.parentId)
  })
})
