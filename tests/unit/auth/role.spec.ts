import { test } from '@japa/runner'
import { abilities, homeOf, may, Role, type Ability, type Visitor } from '#app/accounts/role'

/** The table of roles, intentionally written independently of the code. */
const cells: Record<Ability, Visitor[]> = {
  site: ['guest', 0, 1, 2, 4],
  login: ['guest'],
  account: [0, 1, 2, 4],
  two_factor: [0, 1, 2, 4],
  admin_area: [0, 1],
  partner_area: [2],
  company_area: [4],
  skills: [0, 1, 4],
  purge: [0],
  domain_search: [0, 1, 2, 4],
  documents: [0, 1, 2],
  setup: [0],
  staff_accounts: [0],
  contact_messages: [0, 1],
  clients: [0, 1],
  admin_search: [0, 1, 4],
  staff_contract: [0, 1, 4],
  playground: ['guest', 0, 1, 2, 4],
  suggestions: ['guest', 0, 1, 2, 4],
  invoices: ['guest', 0, 1, 2, 4],
  batch_calls: [0, 1, 2, 4],
  own_client: [2],
  colleagues: [2],
  api_keys: [2],
  search_history: [0, 1, 2, 4],
  purchases: [2],
  webhooks: [0, 2],
  notifications: [0, 1, 2, 4],
  staff_notices: [0, 1],
  audit_log: [0],
}

test.group('Roles', () => {
  for (const ability of Object.keys(abilities) as Ability[]) {
    test(`${ability} is held by exactly the roles of the design`, ({ assert }) => {
      const holders = (['guest', 0, 1, 2, 3, 4] as Visitor[]).filter((who) => may(who, ability))
      assert.sameMembers(holders, cells[ability])
    })
  }

  test('role 3 has no abilities and is redirected to the login page', ({ assert }) => {
    for (const ability of Object.keys(abilities) as Ability[]) {
      assert.isFalse(may(Role.unused, ability))
    }
    assert.equal(homeOf(Role.unused), '/auth/login')
  })

  test('each role is redirected to the dashboard of its area', ({ assert }) => {
    assert.equal(homeOf(Role.admin), '/portal/admin/dashboard')
    assert.equal(homeOf(Role.subAdmin), '/portal/admin/dashboard')
    assert.equal(homeOf(Role.partner), '/portal/partner/dashboard')
    assert.equal(homeOf(Role.companyUser), '/portal/companyUser/dashboard')
  })
})
