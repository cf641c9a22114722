import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { SkillFactory } from '#database/factories/skill_factory'
import { UserFactory } from '#database/factories/user_factory'

/** The limit of docs/interface.md, in bytes, without the options of the domain filters. */
const longest = 60_000

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
      // 32 domains, as in the demo, are 9 KB.
      assert.isBelow(Buffer.byteLength(html), longest - 9_000)
    }
  })
})
