import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#app/accounts/role'
import { newUid } from '#app/core/uid'
import Currency from '#app/money/currency'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { auditEntriesOf } from '#tests/helpers/audit_log'
import { usersWithAccess } from '#tests/helpers/users_with_access'
import { createOffers } from '#tests/helpers/offers'
import { renderedPage } from '#tests/helpers/rendered_page'

const list = '/portal/admin/currencies'

test.group('Screens of currencies', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lists, searches and filters', async ({ assert, client }) => {
    await createOffers()
    await Currency.create({ code: 'CHF', name: 'Franc', symbol: 'CHF', rate: 1.2, active: false })
    const staff = await UserFactory.create()
    const codes = async (qs: Record<string, string>) => {
      const response = await client.get(list).qs(qs).loginAs(staff)
      response.assertStatus(200)
      assert.equal(renderedPage(response).props.base, 'USD')
      return renderedPage(response).props.currencies.map(({ code }: { code: string }) => code)
    }
    assert.deepEqual(await codes({}), ['CHF', 'EUR', 'USD'])
    assert.deepEqual(await codes({ sort: '-rate' }), ['CHF', 'EUR', 'USD'])
    assert.deepEqual(await codes({ search: 'franc' }), ['CHF'])
    assert.deepEqual(await codes({ active: 'false' }), ['CHF'])
  })

  test('shows standard names in German, others as entered', async ({ assert, client }) => {
    const offers = await createOffers()
    await Currency.query().where('code', 'USD').update({ name: 'US Dollar' })
    await Currency.query().where('code', 'EUR').update({ name: 'Our euro' })
    const staff = await UserFactory.merge({ appearance: { language: 'de' } }).create()

    const shown = renderedPage(await client.get(list).loginAs(staff))
    const names = shown.props.currencies.map(({ name }: { name: string }) => name)
    assert.deepEqual(names, ['Our euro', 'US-Dollar'])
    const usd = await Currency.findByOrFail('code', 'USD')
    const form = renderedPage(await client.get(`${list}/edit/${usd.uid}`).loginAs(staff)).props
    assert.equal(form.form.name, 'US Dollar')
    const choice = renderedPage(
      await client.get(`/portal/admin/packages/edit/${offers.basic.uid}`).loginAs(staff)
    )
    assert.include(choice.html, 'EUR – Our euro')
    assert.include(choice.html, 'USD – US-Dollar')

    const unchanged = await client
      .delete(`${list}/edit/${usd.uid}`)
      .loginAs(staff)
      .withCsrfToken()
      .redirects(0)
    unchanged.assertFlashMessage(
      'error',
      'USD ist die Basiswährung. Machen Sie zuerst eine andere Währung zur Basiswährung.'
    )
  })

  test('adds a currency of ISO 4217 that does not exist yet', async ({ assert, client }) => {
    await createOffers()
    const staff = await UserFactory.create()
    const form = await client.get(`${list}/create`).loginAs(staff)
    const { choices, base } = renderedPage(form).props
    const offered = choices.map(({ code }: { code: string }) => code)
    assert.includeMembers(offered, ['CHF', 'JPY', 'KWD'])
    assert.notIncludeMembers(offered, ['EUR'])
    assert.equal(base, 'USD')

    const add = (input: Record<string, string>) =>
      client.post(`${list}/create`).loginAs(staff).withCsrfToken().redirects(0).form(input)
    const added = await add({ code: 'KWD', rate: '3.25' })
    added.assertHeader('location', list)
    const dinar = await Currency.findByOrFail('code', 'KWD')
    assert.containSubset(dinar.$attributes, { exponent: 3, rate: 3.25, isBase: false })
    const wrong = await add({ code: '', rate: 'much' })
    assert.properties(wrong.flashMessage('inputErrorsBag'), ['code', 'rate'])
    const duplicate = await add({ code: 'EUR', rate: '1' })
    assert.deepEqual(duplicate.flashMessage('inputErrorsBag'), { code: ['EUR already exists.'] })
    assert.lengthOf(await Currency.all(), 3)
  })

  test('edits a currency, and shows a stale save as a difference', async ({ assert, client }) => {
    const { euro } = await createOffers()
    const staff = await UserFactory.create()
    const url = `${list}/edit/${euro.uid}`
    const page = await client.get(url).loginAs(staff)
    const { form, version, uses, exponent_fixed: isFixed } = renderedPage(page).props
    assert.deepEqual(uses, ['packages (3)'])
    assert.isTrue(isFixed)
    const save = (input: Record<string, string>) =>
      client
        .post(url)
        .loginAs(staff)
        .withCsrfToken()
        .form({ ...form, version, ...input })
    const saved = await save({ rate: '1.2' }).redirects(0)
    saved.assertHeader('location', list)
    await euro.refresh()
    assert.equal(euro.rate, 1.2)
    assert.isTrue(euro.active)
    assert.containSubset(await auditEntriesOf('currency', euro.uid), [
      { action: 'updated', actorId: staff.id, before: { rate: 1.1 }, after: { rate: 1.2 } },
    ])

    const stale = await save({ rate: '1.4' })
    stale.assertStatus(409)
    assert.containSubset(renderedPage(stale).props, {
      stale: true,
      form: { rate: '1.4' },
      differences: [{ field: 'rate', now: '1.2', typed: '1.4' }],
    })
    const wrong = await save({ rate: '0', symbol: '', version: '2' }).redirects(0)
    assert.properties(wrong.flashMessage('inputErrorsBag'), ['rate', 'symbol'])
    const fixed = await save({ exponent: '0', version: '2' }).redirects(0)
    assert.properties(fixed.flashMessage('inputErrorsBag'), ['exponent'])

    const { name, symbol, exponent, rate } = form
    const inactive = await client
      .post(url)
      .loginAs(staff)
      .withCsrfToken()
      .redirects(0)
      .form({ name, symbol, exponent, rate, version: '2' })
    inactive.assertHeader('location', list)
    await euro.refresh()
    assert.isFalse(euro.active)
  })

  test('makes another currency the base', async ({ assert, client }) => {
    const { euro } = await createOffers()
    const staff = await UserFactory.create()
    const response = await client
      .post(`${list}/base/${euro.uid}`)
      .loginAs(staff)
      .withCsrfToken()
      .redirects(0)
    response.assertFlashMessage(
      'success',
      'EUR is now the base currency. All rates were converted.'
    )
    const bases = await Currency.query().where('isBase', true)
    assert.deepEqual(
      bases.map(({ code, rate }) => [code, rate]),
      [['EUR', 1]]
    )
  })

  test('deletes only unused currencies', async ({ assert, client }) => {
    const { euro } = await createOffers()
    const franc = await Currency.create({ code: 'CHF', name: 'Franc', symbol: 'CHF', rate: 1.2 })
    const staff = await UserFactory.create()
    const remove = (uid: string) =>
      client.post(`${list}/edit/${uid}?_method=DELETE`).loginAs(staff).withCsrfToken().redirects(0)
    const used = await remove(euro.uid)
    used.assertFlashMessage(
      'error',
      'EUR is in use: packages (3). Set it to inactive instead of deleting it.'
    )
    const deleted = await remove(franc.uid)
    deleted.assertFlashMessage('success', 'Deleted CHF.')
    assert.lengthOf(await Currency.all(), 2)
  })

  test('an unknown currency is a 404 page', async ({ client }) => {
    const staff = await UserFactory.create()
    for (const id of [newUid(), 'nonsense']) {
      const response = await client.get(`${list}/edit/${id}`).loginAs(staff)
      response.assertStatus(404)
    }
  })

  test('only role 0 manages currencies', async ({ assert, client }) => {
    const { euro } = await createOffers()
    const people = [
      [await UserFactory.merge({ role: Role.subAdmin }).create(), '/portal/admin/dashboard'],
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
      ['get', `/edit/${euro.uid}`],
      ['post', `/edit/${euro.uid}`],
      ['delete', `/edit/${euro.uid}`],
      ['post', `/base/${euro.uid}`],
    ] as const
    assert.deepEqual(await usersWithAccess(client, list, requests, people), [])
    await euro.refresh()
    assert.isFalse(euro.isBase)
  })
})
