import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#app/accounts/role'
import { newUid } from '#app/core/uid'
import { activatePackage } from '#app/billing/sales/activate_package'
import { families, familyIds } from '#app/billing/families'
import Package from '#app/billing/package'
import { operator } from '#app/accounts/audit/audit_log'
import { PackageFactory } from '#database/factories/package_factory'
import { ClientFactory, createPartner, UserFactory } from '#database/factories/user_factory'
import { auditEntriesOf } from '#tests/helpers/audit_log'
import { usersWithAccess } from '#tests/helpers/users_with_access'
import { createOffers } from '#tests/helpers/offers'
import { renderedPage } from '#tests/helpers/rendered_page'

const basics = '/portal/admin/packages'

/** By family: the heading, the posted form, and the resulting package. */
const forms = {
  basic: {
    noun: 'package',
    typed: { total_calls: '5000', price: '49.5', currency: 'EUR', validity_days: '30' },
    kept: { totalCalls: 5000, price: 4950, unitPrice: null, validityDays: 30 },
  },
  additional_talk_time: {
    noun: 'additional pack',
    typed: { total_calls: '1000', price: '12', currency: 'EUR' },
    kept: { totalCalls: 1000, price: 1200, unitPrice: null, validityDays: null },
  },
  pay_as_you_go: {
    noun: 'pay-as-you-go package',
    typed: {
      unit_price: '0.02',
      minimum_quantity: '500',
      maximum_quantity: '1000',
      currency: 'EUR',
    },
    kept: { totalCalls: 0, price: 0, unitPrice: 2, minimumQuantity: 500, maximumQuantity: 1000 },
  },
  free: {
    noun: 'free package',
    typed: { total_calls: '100' },
    kept: { totalCalls: 100, price: 0, unitPrice: null, currencyId: null },
  },
}

test.group('Screens of packages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const family of familyIds) {
    test(`lists, creates, edits and deletes: ${family}`, async ({ assert, client }) => {
      await createOffers()
      await db.from('default_setups').update({ res_percentage: 65 })
      const staff = await UserFactory.merge({ role: Role.subAdmin }).create()
      const screen = `/portal/admin${families[family].screen}`
      const list = await client.get(screen).loginAs(staff)
      list.assertStatus(200)
      assert.equal(renderedPage(list).component, 'packages/index')
      assert.deepEqual(
        renderedPage(list).props.packages.map((row: { family: string }) => row.family),
        [family]
      )
      const empty = await client.get(`${screen}/create`).loginAs(staff)
      assert.equal(renderedPage(empty).component, 'packages/create')
      assert.containSubset(renderedPage(empty).props.form, {
        priority: String(families[family].priority),
        res_percentage: '65',
      })

      const created = await client
        .post(`${screen}/create`)
        .loginAs(staff)
        .withCsrfToken()
        .redirects(0)
        .form({
          name: 'Offer',
          description: '',
          features: 'One\r\n\r\nTwo ',
          priority: '',
          res_percentage: '',
          status: 'active',
          ...forms[family].typed,
        })
      created.assertHeader('location', screen)
      created.assertFlashMessage('success', `Created the ${forms[family].noun} “Offer”.`)
      const offer = await Package.findByOrFail('name', 'Offer')
      assert.containSubset(offer.$attributes, {
        family,
        status: 'active',
        description: null,
        features: ['One', 'Two'],
        priority: families[family].priority,
        resPercentage: 65,
        ...forms[family].kept,
      })

      const page = await client.get(`${screen}/edit/${offer.uid}`).loginAs(staff)
      const { form, version } = renderedPage(page).props
      assert.containSubset(form, { name: 'Offer', features: 'One\nTwo' })
      const saved = await client
        .post(`${screen}/edit/${offer.uid}`)
        .loginAs(staff)
        .withCsrfToken()
        .redirects(0)
        .form({ ...fieldsOf(family, form), name: 'Offer 2', version, back: '/packages?page=2' })
      saved.assertHeader('location', '/portal/admin/packages?page=2')
      await offer.refresh()
      assert.containSubset(offer.$attributes, { name: 'Offer 2', ...forms[family].kept })
      assert.equal(offer.version, 2)
      assert.equal(offer.status, 'active')

      const gone = await client
        .post(`${screen}/edit/${offer.uid}?_method=DELETE`)
        .loginAs(staff)
        .withCsrfToken()
        .redirects(0)
      gone.assertHeader('location', screen)
      assert.isNull(await Package.find(offer.id))
      const auditEntries = await auditEntriesOf('package', offer.uid)
      assert.deepEqual(
        auditEntries.map(({ action, actorId }) => [action, actorId]),
        [
          ['created', staff.id],
          ['updated', staff.id],
          ['deleted', staff.id],
        ]
      )
    })
  }

  test('finds by name, filters by status and currency, sorts', async ({ assert, client }) => {
    const { euro } = await createOffers()
    const staff = await UserFactory.create()
    await PackageFactory.merge([
      { family: 'basic', name: 'Archive', price: 100, currencyId: euro.id, status: 'archived' },
      { family: 'basic', name: '100 %', price: 200, currencyId: euro.id, status: 'draft' },
    ]).createMany(2)
    const names = async (qs: Record<string, string>) => {
      const response = await client.get(basics).qs(qs).loginAs(staff)
      return renderedPage(response).props.packages.map(({ name }: { name: string }) => name)
    }
    assert.deepEqual(await names({ sort: 'price' }), ['Archive', '100 %', 'Basic 5,000'])
    assert.deepEqual(await names({ search: 'ARCH' }), ['Archive'])
    assert.deepEqual(await names({ search: '%' }), ['100 %'])
    assert.deepEqual(await names({ status: 'active' }), ['Basic 5,000'])
    assert.lengthOf(await names({ currency: 'EUR' }), 3)
    assert.deepEqual(await names({ currency: 'USD' }), [])
  })

  test('shows errors with the labels of the form', async ({ assert, client }) => {
    await createOffers()
    const staff = await UserFactory.create()
    const response = await client
      .post(`${basics}/create`)
      .loginAs(staff)
      .withCsrfToken()
      .header('Referer', `${basics}/create`)
      .form({
        name: 'Offer',
        ...forms.basic.typed,
        res_percentage: '101',
        priority: 'x',
        features: `One\n${'x'.repeat(201)}`,
      })

    const { html, props } = renderedPage(response)
    assert.equal(props.errors.res_percentage, 'The share of results must be between 0 and 100.')
    assert.equal(props.errors.priority, 'The priority must be a number, such as 1,000.')
    const message = 'A feature must have at most 200 characters.'
    assert.include(html, `<a href="#field-features">${message}</a>`)
    assert.include(html, `id="field-features-error">${message}`)
  })

  test('shows errors next to their fields and writes nothing', async ({ assert, client }) => {
    await createOffers()
    const staff = await UserFactory.create()
    const create = (input: Record<string, string>) =>
      client
        .post(`${basics}/create`)
        .loginAs(staff)
        .withCsrfToken()
        .redirects(0)
        .form({ name: 'Offer', ...forms.basic.typed, ...input })
    const wrong = await create({ name: ' ', price: '-1', total_calls: 'many', currency: 'EURO' })
    assert.properties(wrong.flashMessage('inputErrorsBag'), [
      'name',
      'price',
      'total_calls',
      'currency',
    ])
    wrong.assertFlashMessage('total_calls', 'many')
    const fine = await create({ price: '49.005' })
    assert.deepEqual(fine.flashMessage('inputErrorsBag'), {
      price: ['The price has more decimals than EUR allows.'],
    })
    const several = await create({ price: '49.005', total_calls: '0' })
    assert.properties(several.flashMessage('inputErrorsBag'), ['price', 'total_calls'])
    const noCurrency = await create({ price: '', total_calls: '0', currency: '' })
    assert.properties(noCurrency.flashMessage('inputErrorsBag'), [
      'currency',
      'price',
      'total_calls',
    ])
    const none = await create({ currency: '' })
    assert.deepEqual(none.flashMessage('inputErrorsBag'), { currency: ['Select a currency.'] })
    const taken = await create({ name: 'Basic 5,000' })
    assert.properties(taken.flashMessage('inputErrorsBag'), ['name'])
    assert.lengthOf(await Package.query().where('family', 'basic'), 1)
  })

  test('shows a stale save as a difference', async ({ assert, client }) => {
    const { basic } = await createOffers()
    const staff = await UserFactory.create()
    const url = `${basics}/edit/${basic.uid}`
    const page = await client.get(url).loginAs(staff)
    const { form, version } = renderedPage(page).props
    await basic.merge({ price: 5900, version: 2 }).save()
    const stale = await client
      .post(url)
      .loginAs(staff)
      .withCsrfToken()
      .form({ ...fieldsOf('basic', form), price: '39.00', version })
    stale.assertStatus(409)
    assert.containSubset(renderedPage(stale).props, {
      stale: true,
      version: '2',
      form: { price: '39.00', name: 'Basic 5,000' },
      differences: [{ field: 'price', now: '59.00', typed: '39.00' }],
    })
    await basic.refresh()
    assert.equal(basic.price, 5900)
  })

  test('creates a copy of another package', async ({ assert, client }) => {
    const { basic } = await createOffers()
    const staff = await UserFactory.create()
    const page = await client.get(`${basics}/create?from=${basic.uid}`).loginAs(staff)
    assert.containSubset(renderedPage(page).props.form, {
      name: 'Basic 5,000 (copy)',
      price: '49.00',
      currency: 'EUR',
    })
  })

  test('an activated package can be archived and restored, but not deleted or reset to draft', async ({
    assert,
    client,
  }) => {
    const { basic } = await createOffers()
    const staff = await UserFactory.create()
    const acme = await ClientFactory.create()
    const { clientPackage } = await db.transaction((trx) =>
      activatePackage({ client: acme, offer: basic, actor: operator, channel: 'self' }, trx)
    )
    const become = (status: string) =>
      client
        .post(`${basics}/status/${basic.uid}`)
        .loginAs(staff)
        .withCsrfToken()
        .redirects(0)
        .form({ status })
    const refused = await client
      .post(`${basics}/edit/${basic.uid}?_method=DELETE`)
      .loginAs(staff)
      .withCsrfToken()
      .redirects(0)
    refused.assertFlashMessage(
      'error',
      '“Basic 5,000” cannot be deleted because clients have activated it (once). Archive it instead.'
    )
    const draft = await become('draft')
    assert.isDefined(draft.flashMessage('error'))
    const archived = await become('archived')
    archived.assertFlashMessage('success', '“Basic 5,000” is now archived.')
    await basic.refresh()
    assert.equal(basic.status, 'archived')
    await clientPackage.refresh()
    assert.equal(clientPackage.status, 'active')
    const restored = await become('active')
    restored.assertFlashMessage('success', '“Basic 5,000” is now active.')
    const auditEntries = await auditEntriesOf('package', basic.uid)
    assert.deepEqual(
      auditEntries.map(({ action }) => action),
      ['archived', 'restored']
    )
  })

  test('a package of another family or an unknown one is not found', async ({ client }) => {
    const { basic } = await createOffers()
    const staff = await UserFactory.create()
    for (const path of [
      `/free-package/edit/${basic.uid}`,
      `/packages/edit/${newUid()}`,
      '/packages/edit/nonsense',
    ]) {
      const response = await client.get(`/portal/admin${path}`).loginAs(staff)
      response.assertStatus(404)
    }
  })

  test('other roles are redirected, guests to login', async ({ assert, client }) => {
    const { basic } = await createOffers()
    const people = [
      [await createPartner(), '/portal/partner/dashboard'],
      [
        await UserFactory.merge({ role: Role.companyUser }).create(),
        '/portal/companyUser/dashboard',
      ],
    ] as const
    const requests = [
      ['get', ''],
      ['get', '/create'],
      ['post', '/create'],
      ['get', `/edit/${basic.uid}`],
      ['post', `/edit/${basic.uid}`],
      ['delete', `/edit/${basic.uid}`],
      ['post', `/status/${basic.uid}`],
    ] as const
    assert.deepEqual(await usersWithAccess(client, basics, requests, people), [])
    await basic.refresh()
    assert.equal(basic.status, 'active')
  })
})

/** The fields of the form of a family. */
function fieldsOf(family: keyof typeof forms, form: Record<string, string>) {
  const { priced, quantity } = families[family]
  const absent = [
    ...(quantity
      ? ['price', 'total_calls']
      : ['unit_price', 'minimum_quantity', 'maximum_quantity']),
    ...(priced ? [] : ['price', 'currency']),
  ]
  return Object.fromEntries(Object.entries(form).filter(([name]) => !absent.includes(name)))
}
