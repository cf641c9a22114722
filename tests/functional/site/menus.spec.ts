import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#app/accounts/role'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { interfaceModules } from '#tests/helpers/interface_module'
import { renderedPage } from '#tests/helpers/rendered_page'

interface Entry {
  href?: string
  items?: Entry[]
}

const modules = await interfaceModules()
const { menuOf } = await modules.load('layouts/menu.ts')
await modules.close()

test.group('Menus', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('every menu item of every role links to an allowed page', async ({ assert, client }) => {
    const people = [
      await UserFactory.create(),
      await UserFactory.merge({ role: Role.subAdmin }).create(),
      await createPartner(),
      await UserFactory.merge({ role: Role.companyUser }).create(),
    ]
    for (const person of people) {
      const entries: Entry[] = menuOf(person.role)
      const items = entries.flatMap((entry) => entry.items ?? [entry])
      assert.isNotEmpty(items)
      for (const { href } of items) {
        const response = await client.get(href!).loginAs(person).redirects(0)
        assert.equal(response.status(), 200, `${href} for role ${person.role}`)
        assert.include(renderedPage(response).html, '<h1')
      }
    }
  })
})
