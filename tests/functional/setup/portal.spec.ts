import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { Role } from '#app/accounts/role'
import type User from '#app/accounts/user'
import DefaultSetup from '#app/billing/default_setup'
import { limitNames, limitOf } from '#app/billing/limits'
import { majorUnits } from '#app/money/money'
import { PackageFactory } from '#database/factories/package_factory'
import { UserFactory } from '#database/factories/user_factory'
import { renderedPage } from '#tests/helpers/rendered_page'

const screen = '/portal/admin/default-setup'

/** The current form with changes. */
async function save(client: ApiClient, person: User, changes: Record<string, unknown>) {
  const setup = await DefaultSetup.current()
  const figures = limitNames.map((name) => [name, limitOf(setup, name)])
  return client
    .post(screen)
    .loginAs(person)
    .withCsrfToken()
    .header('referer', screen)
    .redirects(0)
    .form({
      free_package: '',
      example_skills: '',
      ...Object.fromEntries(figures),
      credit_limit: majorUnits(setup.creditLimit, 2),
      version: setup.version,
      ...changes,
    })
}

test.group('Screen of Limitation Setup', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows every limit with its unit and bounds', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const offer = await PackageFactory.merge({ name: 'Welcome' }).create()
    const { component, props, html } = renderedPage(await client.get(screen).loginAs(admin))

    assert.equal(component, 'setup/edit')
    for (const name of limitNames) assert.include(html, `name="${name}"`)
    assert.include(html, 'Searches per day')
    assert.include(html, '0: clients pay first.')
    assert.deepInclude(props.free_packages, { value: offer.uid, label: 'Welcome (100 calls)' })
    assert.include(html, 'No changes yet')
  })

  test('is in German on request', async ({ assert, client }) => {
    const admin = await UserFactory.merge({ appearance: { language: 'de' } }).create()
    const offer = await PackageFactory.merge({ name: 'Welcome', totalCalls: 1200 }).create()
    const response = await save(client, admin, { guest_searches_per_day: '1' })
    response.assertFlashMessage('success', 'Grenzwerte gespeichert. Die Änderungen gelten sofort.')

    const { props, html } = renderedPage(await client.get(screen).loginAs(admin))
    const choices: Array<{ value: string; label: string }> = props.free_packages
    const choice = choices.find(({ value }) => value === offer.uid)
    assert.equal(choice?.label, 'Welcome (1.200 Aufrufe)')
    assert.include(html, 'Suchen pro Tag')
    assert.include(html, 'Von 1.024 bis 10.737.418.240.')
    assert.match(props.form.import_maximum_bytes, /^\d{1,3}(\.\d{3})+$/)
    const before = await DefaultSetup.current()
    await save(client, admin, props.form)
    const after = await DefaultSetup.current()
    assert.equal(after.version, before.version)
    assert.notInclude(html, 'Searches per day')

    for (const [field, value, expected] of [
      ['free_package', 'x', 'Wählen Sie ein aktives Gratispaket.'],
      ['last_alert_percentage', '2', 'Die letzte Warnung muss höher sein als die erste.'],
    ]) {
      const refused = await save(client, admin, { [field]: value })
      const errors = refused.flashMessages().inputErrorsBag as Record<string, unknown>
      assert.deepEqual(errors[field], [expected])
    }
  })

  test('saves and shows the history', async ({ assert, client }) => {
    const admin = await UserFactory.merge({ fullName: 'Ada Root' }).create()
    const offer = await PackageFactory.merge({ name: 'Welcome' }).create()
    const response = await save(client, admin, {
      guest_searches_per_day: '11',
      free_package: offer.uid,
      credit_limit: '1,250.50',
    })

    response.assertHeader('location', screen)
    response.assertFlashMessage(
      'success',
      'Limitation Setup saved. The changes take effect immediately.'
    )
    const setup = await DefaultSetup.current()
    assert.deepEqual([setup.guestSearchesPerDay, setup.freePackageId], [11, offer.id])
    assert.equal(setup.creditLimit, 125_050)
    const { props, html } = renderedPage(await client.get(screen).loginAs(admin))
    assert.lengthOf(props.history, 1)
    assert.equal(props.history[0].after.guest_searches_per_day, 11)
    assert.include(html, 'Ada Root')
  })

  test('shows errors next to the field and keeps the input', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const { version } = await DefaultSetup.current()
    for (const [field, value] of [
      ['guest_searches_per_day', '-1'],
      ['requests_per_minute', 'many'],
      ['credit_limit', '-1'],
      ['credit_limit', '1.005'],
      ['last_alert_percentage', '2'],
      ['free_package', 'x'],
    ]) {
      const refused = await save(client, admin, { [field]: value })
      refused.assertStatus(302)
      refused.assertHeader('location', screen)
      const errors = refused.flashMessages().inputErrorsBag as Record<string, unknown>
      assert.property(errors, field)
    }
    const setup = await DefaultSetup.current()
    assert.equal(setup.version, version)
  })

  test('a stale save shows the differences and writes nothing', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const { version } = await DefaultSetup.current()
    await save(client, admin, { guest_searches_per_day: '11' })
    const stale = await save(client, admin, { guest_searches_per_day: '12', version })

    stale.assertStatus(409)
    const { props } = renderedPage(stale)
    assert.isTrue(props.stale)
    assert.equal(props.form.guest_searches_per_day, '12')
    assert.equal(props.version, String(version + 1))
    assert.lengthOf(props.differences, 1)
    const setup = await DefaultSetup.current()
    assert.equal(setup.guestSearchesPerDay, 11)
  })

  test('is for administrators only', async ({ assert, client }) => {
    const subAdmin = await UserFactory.merge({ role: Role.subAdmin }).create()
    const { version } = await DefaultSetup.current()
    const read = await client.get(screen).loginAs(subAdmin).redirects(0)
    read.assertHeader('location', '/portal/admin/dashboard')
    const written = await save(client, subAdmin, { guest_searches_per_day: '11' })
    written.assertHeader('location', '/portal/admin/dashboard')
    const setup = await DefaultSetup.current()
    assert.equal(setup.version, version)
  })
})
