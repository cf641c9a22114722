import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import SkillRelation from '#app/catalogue/skill_relation'
import { SkillFactory } from '#database/factories/skill_factory'
import { UserFactory } from '#database/factories/user_factory'

/** The limit of docs/interface.md, in bytes, without the options of domains: 32, as in the demo, are 9 KB. */
const longest = 60_000 - 9_000

test.group('The HTML of a list', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has at most 60 KB with 25 rows, and one menu', async ({ assert, client }) => {
    await SkillFactory.createMany(25)
    const admin = await UserFactory.create()
    for (const language of ['en', 'de']) {
      const response = await client
        .get('/portal/admin/skills')
        .header('accept-language', language)
        .loginAs(admin)
      const html = response.text()
      assert.lengthOf(html.match(/name="ids\[\]"/g) ?? [], 25)
      assert.lengthOf(html.match(/href="\/portal\/admin\/sales-history"/g) ?? [], 1)
      assert.isBelow(Buffer.byteLength(html), longest)
    }
  })
})

test.group('The HTML of a skill', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has at most 60 KB with all relations that it shows', async ({ assert, client }) => {
    const [skill, ...others] = await SkillFactory.createMany(16)
    const relations = others.map(({ id }, place) => ({
      ...{ skillId: skill.id, relatedSkillId: id, weight: 90 - place },
      type: 'related' as const,
    }))
    await SkillRelation.createMany(relations)
    const admin = await UserFactory.create()

    const response = await client.get(`/portal/admin/skills/edit/${skill.uid}`).loginAs(admin)

    const html = response.text()
    assert.lengthOf(html.match(/aria-label="Remove Skill \d+"/g) ?? [], 15)
    assert.isBelow(Buffer.byteLength(html), longest)
  })
})
