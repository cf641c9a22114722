import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { Role } from '#app/accounts/role'
import { updateClient } from '#app/clients/update_client'
import { newUid } from '#app/core/uid'
import AuditEntry from '#app/accounts/audit/audit_entry'
import { operator } from '#app/accounts/audit/audit_log'
import { ClientFactory, UserFactory } from '#database/factories/user_factory'
import { renderedPage } from '#tests/helpers/rendered_page'

async function recordActions() {
  const admin = await UserFactory.merge({ fullName: 'Zoe' }).create()
  const acme = await ClientFactory.merge({ name: 'Acme' }).create()
  await updateClient(acme, { phone: '1' }, { actor: { id: admin.id, ip: '192.0.2.7' } })
  await updateClient(acme, { status: 'suspended' }, { actor: operator })
  await AuditEntry.create({
    action: 'archived',
    subject: 'package',
    subjectUid: newUid(),
    subjectName: 'Gold',
    before: { features: ['a', 'b'], active: true, description: null },
    after: { features: [], active: false, description: '' },
    createdAt: DateTime.fromISO('2026-01-15T23:30:00Z'),
  })
  return { admin, acme }
}

test.group('The audit log', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows who changed what, before and after, on pages and /v1', async ({ assert, client }) => {
    const [{ before }] = await db.from('audit_entries').count('* as before')
    const { admin, acme } = await recordActions()
    const expected = [
      {
        actor: null,
        action: 'suspended',
        action_label: 'Suspended',
        subject: 'client',
        subject_id: acme.uid,
        subject_name: 'Acme',
        changes: [{ field: 'status', before: 'active', after: 'suspended' }],
      },
      {
        actor: { full_name: 'Zoe', id: admin.uid },
        action: 'updated',
        changes: [{ field: 'phone', before: null, after: '1' }],
        ip: '192.0.2.7',
      },
      {
        action: 'archived',
        changes: [
          { field: 'features', before: '["a","b"]', after: '[]' },
          { field: 'active', before: 'true', after: 'false' },
        ],
      },
    ]
    const page = await client.get('/portal/admin/audit-log').loginAs(admin)
    assert.equal(renderedPage(page).component, 'audit_log/index')
    assert.containSubset(
      renderedPage(page).props.entries,
      expected.map(({ action, changes }) => ({ action, changes }))
    )
    assert.lengthOf(renderedPage(page).props.entries[2].changes, 2)
    assert.include(renderedPage(page).html, 'Suspended')
    assert.include(renderedPage(page).props.actions, 'refunded_calls')
    assert.include(
      renderedPage(page).html,
      '<option value="refunded_calls">Refunded calls</option>'
    )
    assert.containSubset(renderedPage(page).props.people, [{ id: admin.uid, full_name: 'Zoe' }])
    const api = await client.get('/v1/audit-log/').withGuard('api').loginAs(admin)
    api.assertStatus(200)
    assert.containSubset(api.body().data, expected)
    assert.equal(api.body().meta.total, Number(before) + 3)
  })

  test('is filtered by user, subject, action, record and period', async ({ assert, client }) => {
    const { admin, acme } = await recordActions()
    const actions = async (qs: Record<string, string>) => {
      const response = await client.get('/v1/audit-log/').qs(qs).withGuard('api').loginAs(admin)
      response.assertStatus(200)
      return response.body().data.map(({ action }: { action: string }) => action)
    }
    assert.deepEqual(await actions({ person: admin.uid }), ['updated'])
    assert.deepEqual(await actions({ subject: 'package' }), ['archived'])
    assert.deepEqual(await actions({ action: 'suspended' }), ['suspended'])
    assert.deepEqual(await actions({ subject_id: acme.uid }), ['suspended', 'updated'])
    assert.deepEqual(await actions({ search: 'gol' }), ['archived'])
    assert.deepEqual(await actions({ to: '2026-01-15' }), ['archived'])
    assert.deepEqual(await actions({ from: '2026-01-16', subject_id: acme.uid }), [
      'suspended',
      'updated',
    ])
    assert.deepEqual(await actions({ limit: '1' }), ['suspended'])
    assert.deepEqual(await actions({ action: 'suspended,archived' }), ['suspended', 'archived'])
    for (const wrong of ['from=yesterday', 'action=danced']) {
      const response = await client.get(`/v1/audit-log/?${wrong}`).withGuard('api').loginAs(admin)
      response.assertStatus(422)
    }

    const page = await client
      .get(`/portal/admin/audit-log?limit=1&page=2&subject_id=${acme.uid}`)
      .loginAs(admin)
    assert.lengthOf(renderedPage(page).props.entries, 1)
  })

  test('names the limits as the menu does, in each language', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    await AuditEntry.create({
      action: 'updated',
      subject: 'default_setup',
      subjectUid: null,
      subjectName: 'Limitation Setup',
    })
    const inLanguage = async (language: string) => {
      const request = client.get('/portal/admin/audit-log').header('Accept-Language', language)
      return renderedPage(await request.loginAs(admin)).html
    }
    assert.match(await inLanguage('en'), /<th[^>]*>Limitation Setup</)
    const german = await inLanguage('de')
    assert.match(german, /<th[^>]*>Grenzwerte</)
    assert.notInclude(german, 'Limitation Setup')
  })

  test('is for role 0 only', async ({ assert, client }) => {
    const subAdmin = await UserFactory.merge({ role: Role.subAdmin }).create()
    const page = await client.get('/portal/admin/audit-log').loginAs(subAdmin).redirects(0)
    assert.equal(page.header('location'), '/portal/admin/dashboard')
    const api = await client.get('/v1/audit-log/').withGuard('api').loginAs(subAdmin)
    api.assertStatus(403)
  })
})
