import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { operator } from '#app/accounts/audit/audit_log'
import { LastAdmin, updateStaff } from '#app/accounts/staff/update_staff'
import { UserFactory } from '#database/factories/user_factory'

test.group('The last administrator', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('cannot be suspended', async ({ assert }) => {
    const [one, other] = await UserFactory.createMany(2)
    await updateStaff(other, { status: 'suspended' }, { actor: { id: one.id, ip: null } })
    await assert.rejects(
      () => updateStaff(one, { status: 'suspended' }, { actor: { id: other.id, ip: null } }),
      LastAdmin
    )
    await assert.rejects(
      () => updateStaff(one, { status: 'suspended' }, { actor: operator }),
      LastAdmin
    )
    await one.refresh()
    assert.equal(one.status, 'active')
  })
})
