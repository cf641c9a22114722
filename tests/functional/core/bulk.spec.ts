import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { Role, type RoleId } from '#app/accounts/role'
import type User from '#app/accounts/user'
import Client from '#app/accounts/client'
import { newUid } from '#app/core/uid'
import Notification from '#app/notifications/notification'
import SkillRelation from '#app/catalogue/skill_relation'
import { createSkill } from '#app/catalogue/skills/create_skill'
import Skill from '#app/catalogue/skill'
import {
  CategoryFactory,
  SkillFactory,
  SkillRelationFactory,
} from '#database/factories/skill_factory'
import { ClientFactory, createPartner, UserFactory } from '#database/factories/user_factory'
import { auditEntriesOf } from '#tests/helpers/audit_log'
import { changesOf } from '#tests/helpers/change_log'

const admin = '/portal/admin'

function post(client: ApiClient, path: string, user: User, form: Record<string, unknown>) {
  return client.post(path).loginAs(user).withCsrfToken().redirects(0).form(form)
}

async function skillsOf(...names: string[]) {
  const skills: Skill[] = []
  for (const name of names) {
    skills.push(await createSkill({ name, status: 'published' }, { actorId: null }))
  }
  return skills
}

async function statuses() {
  const skills = await Skill.query().orderBy('name_key')
  return skills.map(({ status }) => status)
}

test.group('Bulk actions on skills', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('archive selected rows and report already archived or deleted ones', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    const [bending, welding, wending] = await skillsOf('Bending', 'Welding', 'Wending')
    await wending.merge({ status: 'archived' }).save()

    const response = await post(client, `${admin}/skills/bulk`, staff, {
      'act': 'archive',
      'ids[]': [bending.uid, wending.uid, newUid()],
      'back': '/skills?search=en&page=2',
    })
    response.assertHeader('location', `${admin}/skills?search=en&page=2`)
    response.assertFlashMessage(
      'success',
      '1 archived, 1 was already archived, 1 no longer matched.'
    )
    assert.deepEqual(await statuses(), ['archived', 'published', 'archived'])
    const [, change] = await changesOf('skill', bending.id)
    assert.deepEqual(change, {
      action: 'archived',
      before: { status: 'published' },
      after: { status: 'archived' },
      actor_id: staff.id,
    })
    assert.lengthOf(await changesOf('skill', welding.id), 1)
    await bending.refresh()
    assert.equal(bending.version, 2)
  })

  test('apply to all rows of the filtered list, in several transactions', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.merge({ role: Role.companyUser }).create()
    await SkillFactory.merge({ status: 'draft' }).createMany(230)
    await skillsOf('Welding')

    const response = await post(
      client,
      '/portal/companyUser/skills/bulk?status=draft&sort=name',
      staff,
      { act: 'publish', all: '1', matching: '230' }
    )
    response.assertFlashMessage('success', '230 published.')
    assert.lengthOf(await Skill.query().where('status', 'published').where('version', 2), 230)
  })

  test('change nothing if more rows match than were shown', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    await skillsOf('Bending', 'Welding', 'Wending')

    const response = await post(client, `${admin}/skills/bulk?search=we`, staff, {
      act: 'archive',
      all: '1',
      matching: '1',
    })
    response.assertFlashMessage(
      'error',
      'Nothing was changed. 1 matched when you selected all, but 2 match now. Check the list again.'
    )
    assert.deepEqual(await statuses(), ['published', 'published', 'published'])
  })

  test('are refused for a misspelt filter, an empty selection or no action', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    const [skill] = await skillsOf('Welding')
    const misspelt = await post(client, `${admin}/skills/bulk?stats=draft`, staff, {
      act: 'archive',
      all: '1',
      matching: '1',
    })
    assert.include(misspelt.flashMessage('error'), 'Unknown parameter "stats"')
    const none = await post(client, `${admin}/skills/bulk`, staff, { act: 'archive' })
    none.assertFlashMessage('error', 'Nothing was changed. Select at least one row first.')
    const withoutAction = await post(client, `${admin}/skills/bulk`, staff, {
      'ids[]': [skill.uid],
    })
    assert.property(withoutAction.flashMessage('inputErrorsBag'), 'act')
    assert.deepEqual(await statuses(), ['published'])
  })

  test('assign and remove a domain', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const [bending, welding] = await skillsOf('Bending', 'Welding')
    const metal = await CategoryFactory.merge({ name: 'Metal' }).create()
    const ids = [bending.uid, welding.uid]

    const given = await post(client, `${admin}/skills/bulk`, staff, {
      'act': 'assign',
      'to_domain': metal.uid,
      'ids[]': ids,
    })
    given.assertFlashMessage('success', '2 assigned.')
    await bending.refresh()
    assert.equal(bending.categoryId, metal.id)

    await post(client, `${admin}/skills/bulk`, staff, {
      'act': 'assign',
      'to_domain': '',
      'ids[]': ids,
    })
    await welding.refresh()
    assert.isNull(welding.categoryId)

    const unknown = await post(client, `${admin}/skills/bulk`, staff, {
      'act': 'assign',
      'to_domain': newUid(),
      'ids[]': ids,
    })
    unknown.assertFlashMessage('error', 'Nothing was changed. This domain does not exist.')
  })
})

test.group('Bulk actions on other records', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('delete relations, each with an entry in the change log', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const [from, to] = await skillsOf('Welding', 'Brazing')
    const [strong, weak] = await SkillRelationFactory.merge([
      { skillId: from.id, relatedSkillId: to.id, weight: 90 },
      { skillId: to.id, relatedSkillId: from.id, weight: 10 },
    ]).createMany(2)

    const response = await post(client, `${admin}/skill-relations/bulk?min_weight=50`, staff, {
      all: '1',
      matching: '1',
    })
    response.assertFlashMessage('success', '1 deleted.')
    assert.isNull(await SkillRelation.find(strong.id))
    assert.isNotNull(await SkillRelation.find(weak.id))
    const [change] = await changesOf('relation', strong.id)
    assert.containSubset(change, { action: 'deleted', actor_id: staff.id, before: { weight: 90 } })
  })

  test('suspend and reactivate clients, each with an entry in the audit log', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.merge({ role: Role.subAdmin }).create()
    const clients = await ClientFactory.createMany(3)
    await clients[2].merge({ status: 'suspended' }).save()
    const ids = clients.map(({ uid }) => uid)

    const away = await post(client, `${admin}/clients/bulk`, staff, {
      'act': 'suspend',
      'ids[]': ids,
    })
    away.assertFlashMessage('success', '2 suspended, 1 was already suspended.')
    const [auditEntry] = await auditEntriesOf('client', clients[0].uid)
    assert.containSubset(auditEntry, { action: 'suspended', actorId: staff.id })
    assert.lengthOf(await auditEntriesOf('client', clients[2].uid), 0)

    await post(client, `${admin}/clients/bulk?status=suspended`, staff, {
      act: 'reactivate',
      all: '1',
      matching: '3',
    })
    assert.lengthOf(await Client.query().where('status', 'active'), 3)
  })

  test('suspend accounts, except one’s own and the last administrator', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    const other = await UserFactory.merge({ role: Role.companyUser }).create()
    const response = await post(client, `${admin}/sub-admins/bulk`, staff, {
      'act': 'suspend',
      'ids[]': [staff.uid, other.uid],
    })
    response.assertFlashMessage(
      'success',
      '1 suspended, 1 skipped. You cannot suspend your own account.'
    )
    await other.refresh()
    await staff.refresh()
    assert.deepEqual([staff.status, other.status], ['active', 'suspended'])
    assert.lengthOf(await auditEntriesOf('user', other.uid), 1)
  })

  test('mark only the user’s own notifications as read', async ({ assert, client }) => {
    const partner = await createPartner()
    const stranger = await createPartner()
    const tell = ({ id: userId }: User) =>
      Notification.create({ userId, kind: 'package', message: 'Hello', link: null })
    const [own, theirs] = [await tell(partner), await tell(stranger)]

    const response = await post(client, '/portal/partner/notifications/bulk', partner, {
      'ids[]': [own.uid, theirs.uid],
    })
    response.assertFlashMessage('success', '1 marked as read, 1 no longer matched.')
    await own.refresh()
    await theirs.refresh()
    assert.isNotNull(own.readAt)
    assert.isNull(theirs.readAt)
  })

  const forbidden: Array<{ path: string; role: RoleId }> = [
    { path: `${admin}/skills/bulk`, role: Role.partner },
    { path: `${admin}/skills/bulk`, role: Role.companyUser },
    { path: `${admin}/skill-relations/bulk`, role: Role.partner },
    { path: `${admin}/clients/bulk`, role: Role.companyUser },
    { path: `${admin}/sub-admins/bulk`, role: Role.subAdmin },
  ]
  test('{path} is refused for role {role}')
    .with(forbidden)
    .run(async ({ assert, client }, { path, role }) => {
      const person =
        role === Role.partner ? await createPartner() : await UserFactory.merge({ role }).create()
      const [skill] = await skillsOf('Welding')
      const response = await post(client, path, person, { 'act': 'archive', 'ids[]': [skill.uid] })
      response.assertStatus(302)
      assert.match(response.header('location') ?? '', /\/dashboard$/)
      assert.deepEqual(await statuses(), ['published'])
    })

  test('are available in lists without scripts', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const [skill] = await skillsOf('Welding', 'Wending', 'Bending')
    const response = await client.get(`${admin}/skills?search=we&limit=1`).loginAs(staff)
    const html = response.text()
    assert.include(html, `value="${skill.uid}"`)
    assert.include(html, 'Select Welding')
    assert.include(html, 'name="all"')
    assert.include(html, 'name="matching" value="2"')
    assert.include(html, `action="${admin}/skills/bulk?search=we"`)
  })
})
