import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { Role } from '#app/accounts/role'
import type User from '#app/accounts/user'
import DefaultSetup from '#app/billing/default_setup'
import { limitNames, limitOf } from '#app/billing/limits'
import Package from '#app/billing/package'
import Currency from '#app/money/currency'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { createOffers } from '#tests/helpers/offers'
import { renderedPage } from '#tests/helpers/rendered_page'

const setupPage = '/portal/admin/default-setup'

function personWith(language: 'en' | 'de') {
  return UserFactory.merge({ appearance: { language } }).create()
}

function post(client: ApiClient, person: User, path: string, form: Record<string, unknown>) {
  return client.post(path).loginAs(person).withCsrfToken().redirects(0).form(form)
}

/** The messages beside the fields. */
function errorsOf(response: { flashMessages(): Record<string, unknown> }) {
  return (response.flashMessages().inputErrorsBag ?? {}) as Record<string, string[] | undefined>
}

async function requestsPerMinute() {
  const setup = await DefaultSetup.current()
  return setup.requestsPerMinute
}

async function setupWith(changes: Record<string, unknown>) {
  const setup = await DefaultSetup.current()
  const figures = limitNames.map((name) => [name, limitOf(setup, name)])
  return { ...Object.fromEntries(figures), version: setup.version, ...changes }
}

test.group('Numbers of forms', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const [language, typed, other, message] of [
    ['de', '1.000', '1,000', '„Anfragen pro Minute“ muss eine Zahl sein, etwa 1.000.'],
    ['en', '1,000', '1.000', 'The requests per minute must be a number, such as 1,000.'],
  ] as const) {
    test(`are whole as the page writes them, or refused (${language})`, async ({
      assert,
      client,
    }) => {
      const admin = await personWith(language)
      const save = async (requests: string) =>
        post(client, admin, setupPage, await setupWith({ requests_per_minute: requests }))

      assert.isEmpty(errorsOf(await save(typed)))
      assert.equal(await requestsPerMinute(), 1000)
      assert.deepEqual(errorsOf(await save(other)).requests_per_minute, [message])
      for (const wrong of ['1e3', '0x10', '2.5', '2,5', '']) {
        assert.property(errorsOf(await save(wrong)), 'requests_per_minute', wrong)
      }
      assert.equal(await requestsPerMinute(), 1000)
    })
  }

  test('name the bounds of a range with separators', async ({ assert, client }) => {
    const german = await personWith('de')
    const form = await setupWith({ requests_per_minute: '9.999.999' })
    const { requests_per_minute: messages } = errorsOf(await post(client, german, setupPage, form))
    assert.match(messages?.[0] ?? '', /zwischen 1 und \d{1,3}(\.\d{3})+ liegen/)
  })

  test('are amounts and counts of a package in the format of the page', async ({
    assert,
    client,
  }) => {
    await createOffers()
    const staff = await UserFactory.merge({
      role: Role.subAdmin,
      appearance: { language: 'de' },
    }).create()
    const screen = '/portal/admin/packages'
    const form = { name: 'Groß', total_calls: '5.000', price: '1.234,50', currency: 'EUR' }

    await post(client, staff, `${screen}/create`, form)
    const offer = await Package.findByOrFail('name', 'Groß')
    assert.containSubset(offer.$attributes, { totalCalls: 5000, price: 123_450 })
    const edit = renderedPage(await client.get(`${screen}/edit/${offer.uid}`).loginAs(staff))
    assert.containSubset(edit.props.form, { total_calls: '5000', price: '1234,50' })

    for (const [price, minor] of [
      ['49,5', 4950],
      ['49.50', 4950],
      ['2.000', 200_000],
    ] as const) {
      const saved = await post(client, staff, `${screen}/edit/${offer.uid}`, { ...form, price })
      assert.isEmpty(errorsOf(saved))
      await offer.refresh()
      assert.equal(offer.price, minor, price)
    }
    for (const price of ['1,000', '1.2.3', '-5', '49 EUR']) {
      const refused = await post(client, staff, `${screen}/edit/${offer.uid}`, { ...form, price })
      assert.property(errorsOf(refused), 'price', price)
    }
    await offer.refresh()
    assert.equal(offer.price, 200_000)
  })

  test('are rates in the format of the page', async ({ assert, client }) => {
    await createOffers()
    const staff = await personWith('de')
    const currency = await Currency.findByOrFail('code', 'EUR')
    const place = `/portal/admin/currencies/edit/${currency.uid}`
    const form = { name: 'Euro', symbol: '€', exponent: '2', rate: '1,085', active: 'true' }

    assert.isEmpty(errorsOf(await post(client, staff, place, form)))
    await currency.refresh()
    assert.equal(currency.rate, 1.085)
    const { props } = renderedPage(await client.get(place).loginAs(staff))
    assert.equal(props.form.rate, '1,085')
  })

  test('show what was typed on the confirmation of a purchase', async ({ assert, client }) => {
    const { payAsYouGo } = await createOffers()
    const partner = await createPartner()
    const place = `/portal/partner/packages-list/${payAsYouGo.uid}`
    const page = renderedPage(await client.get(place).qs({ quantity: '1,250' }).loginAs(partner))
    assert.equal(page.props.quantity, '1,250')
    assert.include(page.html, '€25')
  })
})

test.group('Numbers of /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const written = ['1.000', '1,000', '1e3', '0x10', '+7', ' 7 ', '7\n', true, [7]]

  test('are JSON numbers or plain digits, in bodies', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const save = (value: unknown) =>
      client
        .patch('/v1/default-setup/')
        .json({ requests_per_minute: value })
        .withGuard('api')
        .loginAs(admin)

    for (const value of [...written, 7.5, '7.5', '-7']) {
      const refused = await save(value)
      assert.equal(refused.status(), 422, JSON.stringify(value))
      assert.equal(refused.body().errors[0].field, 'requests_per_minute')
    }
    const spaced = await save(' 7 ')
    const message = 'The requests per minute must be a number in plain digits, without spaces.'
    assert.equal(spaced.body().errors[0].message, message)
    const negative = await save('-3')
    assert.equal(negative.body().errors[0].code, 'range')
    const asNumber = await save(-3)
    assert.deepEqual(negative.body().errors, asNumber.body().errors)
    for (const value of [70, '71']) {
      const saved = await save(value)
      assert.equal(saved.status(), 200, saved.text())
      assert.equal(await requestsPerMinute(), Number(value))
    }
  })

  test('have a point, where they can have decimals', async ({ assert, client }) => {
    await createOffers()
    const admin = await UserFactory.create()
    const currency = await Currency.findByOrFail('code', 'EUR')
    const save = (rate: unknown) =>
      client
        .patch(`/v1/currencies/update/${currency.uid}/`)
        .json({ rate })
        .withGuard('api')
        .loginAs(admin)

    for (const value of ['1,5', '1e3', ' 1.085', true]) {
      const refused = await save(value)
      assert.equal(refused.status(), 422, JSON.stringify(value))
    }
    for (const value of [1.25, '1.085']) {
      const saved = await save(value)
      assert.equal(saved.status(), 200, saved.text())
      await currency.refresh()
      assert.equal(currency.rate, Number(value))
    }
  })

  test('are plain digits, in queries', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    for (const [limit, status] of [
      ['7', 200],
      ['7.0', 422],
      [' 7 ', 422],
      ['1e1', 422],
    ] as const) {
      const response = await client
        .get('/v1/skills/playground-search/')
        .qs({ skills: 'Python', limit, min_weight: '10' })
        .withGuard('api')
        .loginAs(staff)
      assert.equal(response.status(), status, limit)
    }
  })
})
