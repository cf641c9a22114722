import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { createV1World } from '#tests/helpers/v1_routes'

test.group('A status that users cannot set', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is refused unless it is the current one: {route}')
    .with([
      { route: 'staff', status: 'invited' },
      { route: 'people', status: 'invited' },
      { route: 'webhooks', status: 'disabled_by_failures' },
    ])
    .run(async ({ assert, client }, { route, status }) => {
      const { admin, colleague, client: acme, partner, webhook } = await createV1World()
      const path = {
        staff: `/v1/sub-admins/update/${colleague.uid}/`,
        people: `/v1/clients/people/${acme.uid}/${partner.uid}/`,
        webhooks: `/v1/webhooks/${webhook.uid}/`,
      }[route]!
      const response = await client.patch(path).withGuard('api').loginAs(admin).json({ status })

      response.assertStatus(422)
      assert.containSubset(response.body().errors, [{ field: 'status', code: 'enum' }])
    })

  test('is accepted if it is unchanged', async ({ client }) => {
    const { admin, client: acme, partner } = await createV1World()
    await partner.merge({ status: 'invited' }).save()
    const response = await client
      .patch(`/v1/clients/people/${acme.uid}/${partner.uid}/`)
      .withGuard('api')
      .loginAs(admin)
      .json({ status: 'invited' })

    response.assertStatus(200)
    response.assertBodyContains({ status: 'invited', version: 1 })
  })
})
