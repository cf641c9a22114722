import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#app/accounts/role'
import User from '#app/accounts/user'
import { newUid } from '#app/core/uid'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { recipientsOf } from '#tests/helpers/account_mails'
import { renderedPage } from '#tests/helpers/rendered_page'

const list = '/portal/admin/sub-admins'

test.group('Screens of staff accounts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lists, filters and sorts staff', async ({ assert, client }) => {
    const admin = await UserFactory.merge({ fullName: 'Zoe' }).create()
    await UserFactory.merge({ fullName: 'Ada', role: Role.companyUser }).create()
    await createPartner()
    const names = async (qs: Record<string, string>) => {
      const response = await client.get(list).qs(qs).loginAs(admin)
      const { people } = renderedPage(response).props
      return people.map((person: { full_name: string }) => person.full_name)
    }
    assert.deepEqual(await names({}), ['Ada', 'Zoe'])
    assert.deepEqual(await names({ role: '4' }), ['Ada'])
    assert.deepEqual(await names({ search: 'zo' }), ['Zoe'])
    assert.deepEqual(await names({ sort: '-name' }), ['Zoe', 'Ada'])
  })

  test('invites, edits, suspends, reactivates and invites again', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const post = (path: string, input: Record<string, string> = {}) =>
      client.post(`${list}${path}`).loginAs(admin).withCsrfToken().redirects(0).form(input)

    const invited = await post('/create', {
      full_name: 'Ada',
      email: 'ada@example.com',
      role: '1',
      back: '/sub-admins?role=1',
    })
    invited.assertHeader('location', `${list}?role=1`)
    const ada = await User.findByOrFail('email', 'ada@example.com')
    assert.equal(ada.role, Role.subAdmin)
    await post(`/edit/${ada.uid}/invitation`)
    assert.lengthOf(await recipientsOf('invitation'), 2)

    const page = await client.get(`${list}/edit/${ada.uid}`).loginAs(admin)
    const { form, version, is_self: isSelf } = renderedPage(page).props
    assert.deepEqual(form, { full_name: 'Ada', email: 'ada@example.com', role: '1' })
    assert.isFalse(isSelf)
    await post(`/edit/${ada.uid}`, { ...form, full_name: 'Ada Smith', role: '4', version })
    await ada.refresh()
    assert.equal(ada.fullName, 'Ada Smith')
    assert.equal(ada.role, Role.companyUser)

    const suspended = await post(`/edit/${ada.uid}/status`, { status: 'suspended' })
    suspended.assertHeader('location', `${list}/edit/${ada.uid}`)
    await ada.refresh()
    assert.equal(ada.status, 'suspended')
    await post(`/edit/${ada.uid}/status`, { status: 'active' })
    await ada.refresh()
    assert.equal(ada.status, 'invited')
  })

  test('shows errors next to their fields, and differences of a stale save', async ({
    assert,
    client,
  }) => {
    const admin = await UserFactory.create()
    const ada = await UserFactory.merge({ fullName: 'Ada', role: Role.companyUser }).create()
    const wrong = await client
      .post(`${list}/create`)
      .loginAs(admin)
      .withCsrfToken()
      .redirects(0)
      .form({ full_name: '', email: 'x', role: '0' })
    assert.properties(wrong.flashMessage('inputErrorsBag'), ['full_name', 'email', 'role'])
    await ada.merge({ fullName: 'Theirs', version: 2 }).save()
    const stale = await client
      .post(`${list}/edit/${ada.uid}`)
      .loginAs(admin)
      .withCsrfToken()
      .form({ full_name: 'Mine', email: ada.email, role: '4', version: '1' })
    stale.assertStatus(409)
    assert.containSubset(renderedPage(stale).props, {
      stale: true,
      version: '2',
      differences: [{ field: 'full_name', now: 'Theirs', typed: 'Mine' }],
    })
  })

  test('administrators can only rename, not suspend, themselves', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const url = `${list}/edit/${admin.uid}`
    const page = await client.get(url).loginAs(admin)
    assert.isTrue(renderedPage(page).props.is_self)
    assert.notInclude(page.text(), 'name="role"')
    assert.notInclude(page.text(), `${url}/status`)
    const refused = await client
      .post(`${url}/status`)
      .loginAs(admin)
      .withCsrfToken()
      .redirects(0)
      .form({ status: 'suspended' })
    refused.assertFlashMessage('error', 'You cannot suspend your own account.')
    await client
      .post(url)
      .loginAs(admin)
      .withCsrfToken()
      .redirects(0)
      .form({ full_name: 'Renamed' })
    await admin.refresh()
    assert.equal(admin.fullName, 'Renamed')
    assert.equal(admin.status, 'active')
  })

  test('partners and unknown ids are not found; other roles are redirected', async ({
    assert,
    client,
  }) => {
    const admin = await UserFactory.create()
    const partner = await createPartner()
    for (const uid of [partner.uid, newUid(), 'x']) {
      const response = await client.get(`${list}/edit/${uid}`).loginAs(admin)
      response.assertStatus(404)
    }
    const subAdmin = await UserFactory.merge({ role: Role.subAdmin }).create()
    for (const path of ['', '/create', `/edit/${admin.uid}`]) {
      const response = await client.get(`${list}${path}`).loginAs(subAdmin).redirects(0)
      assert.equal(response.header('location'), '/portal/admin/dashboard')
    }
  })
})
