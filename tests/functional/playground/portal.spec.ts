import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiResponse } from '@japa/api-client'
import { DateTime } from 'luxon'
import { Role } from '#app/accounts/role'
import Client from '#app/accounts/client'
import { newUid } from '#app/core/uid'
import QueuedMail from '#app/mail/queued_mail'
import SearchHistory from '#app/billing/metering/search_history'
import DefaultSetup from '#app/billing/default_setup'
import type ClientPackage from '#app/billing/client_package'
import { ClientPackageFactory } from '#database/factories/package_factory'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'
import { renderedPage } from '#tests/helpers/rendered_page'

const named = (rows: Array<{ name: string }>) => rows.map(({ name }) => name)

/** The redirect of the response, and the id of its search. */
function resultOf(response: ApiResponse) {
  response.assertStatus(302)
  const location = new URL(response.header('location') ?? '', 'http://portal')
  return {
    location: `${location.pathname}${location.search}`,
    query: Object.fromEntries(location.searchParams),
    search: location.searchParams.get('search') ?? '',
  }
}

test.group('The playground page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('fills in the form from the URL, free of charge', async ({ assert, client }) => {
    const { mathematics } = await createGraph()
    const { partner, pack } = await createPartnerWith()

    const response = await client
      .get('/playground')
      .qs({
        skills: 'Python,"ear, nose and throat"',
        min_weight: 20,
        type: 'essential',
        domain: mathematics.uid,
      })
      .loginAs(partner)

    const { component, props, html } = renderedPage(response)
    assert.equal(component, 'playground/show')
    assert.containSubset(props.form.asked, {
      skills: ['Python', 'ear, nose and throat'],
      min_weight: '20',
      max_weight: '100',
      type: 'essential',
      domain: mathematics.uid,
    })
    assert.deepEqual(named(props.form.domains), ['Mathematics'])
    assert.isNull(props.search)
    assert.include(html, 'Search · 1 call')
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })
  })

  test('searches by id and reports unknown ids at the field', async ({ assert, client }) => {
    const { python } = await createGraph()
    const { partner, pack } = await createPartnerWith()
    const search = (id: string) =>
      client
        .post('/playground')
        .form({ skills: [id], once: newUid() })
        .header('Referer', '/playground')
        .withCsrfToken()
        .loginAs(partner)

    const { location } = resultOf(await search(python.uid).redirects(0))
    const found = renderedPage(await client.get(location).loginAs(partner))
    const read = `<strong>${python.uid}</strong> was interpreted as <strong>Python</strong>, which has this id.`
    assert.include(found.html.replaceAll('<!-- -->', ''), read)

    const unknown = newUid()
    const refused = await search(unknown)
    assert.include(renderedPage(refused).html, `There is no skill with the id “${unknown}”.`)
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
  })

  test('ignores and reports invalid filters of the URL', async ({ assert, client }) => {
    const formOf = async (qs: Record<string, string>) => {
      const { props, html } = renderedPage(await client.get('/playground').qs(qs))
      return { ...props.form, html }
    }
    const domain = newUid()
    const { html, ...form } = await formOf({
      min_weight: 'abc',
      max_weight: '40',
      type: 'x',
      domain,
    })
    assert.deepEqual(form.left_out, [
      '“abc” is not a valid value of the filter “Minimum weight”. The filter was ignored.',
      '“x” is not a valid value of the filter “Type”. The filter was ignored.',
      `“${domain}” is not a valid value of the filter “Domain”. The filter was ignored.`,
    ])
    assert.containSubset(form.asked, { min_weight: '0', max_weight: '40', type: '', domain: '' })
    assert.include(html, '“abc” is not a valid value')

    const reversed = await formOf({ min_weight: '90', max_weight: '10' })
    assert.deepEqual(reversed.left_out, [
      'The maximum weight must not be less than the minimum weight. Both weights were ignored.',
    ])
    assert.containSubset(reversed.asked, { min_weight: '0', max_weight: '100' })
  })

  test('is German for German users, including errors', async ({ assert, client }) => {
    await createGraph()
    const { partner } = await createPartnerWith()
    const german = 'de-DE,de;q=0.9,en;q=0.5'

    const page = await client
      .get('/playground')
      .qs({ skills: 'Python' })
      .header('Accept-Language', german)
      .loginAs(partner)
    const { props, html } = renderedPage(page)
    assert.equal(props.language, 'de')
    assert.include(html, 'Suchen · 1 Aufruf')
    assert.notProperty(props, 'texts_searches')

    const refused = await client
      .post('/playground')
      .form({ skills: '', max_weight: '101' })
      .header('Accept-Language', german)
      .header('Referer', '/playground')
      .withCsrfToken()
      .loginAs(partner)
    const { errors } = renderedPage(refused).props
    assert.equal(errors.skills, 'Geben Sie mindestens eine Kompetenz ein.')
    assert.equal(errors.max_weight, 'Ein Gewicht muss eine ganze Zahl von 0 bis 100 sein.')
  })

  test('notifies the client in the language of its user only', async ({ assert, client }) => {
    await createGraph()
    for (const [address, language] of [
      ['office@example.com', 'en'],
      ['own@example.com', 'de'],
    ]) {
      const { partner } = await createPartnerWith({ totalCalls: 1 })
      if (language === 'de') await partner.merge({ email: address }).save()
      const payer = await Client.findOrFail(partner.clientId!)
      await payer.merge({ email: address }).save()

      await client
        .post('/playground')
        .form({ skills: 'Python', once: newUid() })
        .header('Accept-Language', 'de')
        .withCsrfToken()
        .redirects(0)
        .loginAs(partner)

      const mails = await QueuedMail.query().where({ recipient: address })
      assert.deepEqual(
        mails.map(({ content }) => content.language),
        [language, language]
      )
    }
  })

  test('charges a search, stores its result and shows it repeatedly', async ({
    assert,
    client,
  }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()

    const response = await client
      .post('/playground')
      .form({ 'skills[]': 'Python', 'more': 'SQL', 'min_weight': 30, 'once': newUid() })
      .withCsrfToken()
      .redirects(0)
      .loginAs(partner)

    const { query, location, search } = resultOf(response)
    assert.deepEqual(query, { skills: 'Python, SQL', min_weight: '30', search })
    for (let time = 1; time <= 3; time++) {
      const { props, html } = renderedPage(await client.get(location).loginAs(partner))
      assert.deepEqual(named(props.search.answer.matches), ['Django', 'Statistics'])
      assert.deepEqual(props.search.answer.calls, { charged: 1, remaining: 9 })
      assert.containSubset(props.price, { payer: 'client', calls: 1, remaining: 9, total: 10 })
      assert.include(html, 'Search again · 1 call')
      assert.include(html, 'Django')
    }
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
    const stored = await SearchHistory.findByOrFail({ uid: search })
    assert.containSubset(stored.$attributes, {
      clientId: partner.clientId,
      userId: partner.id,
      clientPackageId: pack.id,
      origin: 'playground',
      skills: ['Python', 'SQL'],
      units: 1,
    })
  })

  test('exports a stored result to its owner', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    const posted = await client
      .post('/playground')
      .form({ skills: 'Python', min_weight: 30 })
      .withCsrfToken()
      .redirects(0)
      .loginAs(partner)
    const { search } = resultOf(posted)

    const file = await client.get(`/playground/export?search=${search}`).loginAs(partner)
    file.assertHeader('content-type', 'text/csv; charset=utf-8')
    const [header, ...rows] = file.text().trim().split('\n')
    assert.equal(header, 'id,name,domain,score,reasons')
    assert.match(rows[0], /,Django,.*Python essential \d+$/)
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })

    const stored = await SearchHistory.findByOrFail('uid', search)
    const answer = stored.answer as { matches: Array<{ name: string }> }
    answer.matches[0].name = '=1+1'
    await stored.merge({ answer }).save()
    const escaped = await client.get(`/playground/export?search=${search}`).loginAs(partner)
    assert.include(escaped.text(), ",'=1+1,")

    const other = await createPartner()
    const refused = client.get(`/playground/export?search=${search}`).loginAs(other)
    const responses = [await refused, await client.get('/playground/export').loginAs(partner)]
    for (const response of responses) response.assertStatus(404)
  })

  test('finds searches of the history by a term or a part of the request id', async ({
    assert,
    client,
  }) => {
    await createGraph()
    const { partner } = await createPartnerWith()
    for (const skills of ['Python', 'SQL']) {
      await client
        .post('/playground')
        .form({ skills })
        .withCsrfToken()
        .redirects(0)
        .loginAs(partner)
    }
    const { requestId } = await SearchHistory.query().orderBy('id').firstOrFail()
    const found = async (search: string) => {
      const list = client.get('/portal/partner/playground/search-history').qs({ search })
      const { props } = renderedPage(await list.loginAs(partner))
      return props.searches.map(({ skills }: { skills: string[] }) => skills)
    }

    assert.deepEqual(await found('pyth'), [['Python']])
    assert.deepEqual(await found(requestId.slice(-12)), [['Python']])
    assert.deepEqual(await found('welding'), [])
  })

  test('shows the source of relations in words, in the language of the user', async ({
    assert,
    client,
  }) => {
    await createGraph()
    const { partner } = await createPartnerWith()
    const asked = { skills: 'Python', min_weight: '0', max_weight: '100', limit: '25' }
    const posted = await client
      .post('/playground')
      .redirects(0)
      .form(asked)
      .withCsrfToken()
      .loginAs(partner)
    const { location, search } = resultOf(posted)
    const shown = async (language: string) => {
      const page = client.get(location).header('Accept-Language', language).loginAs(partner)
      return renderedPage(await page).html
    }

    const english = await shown('en')
    assert.include(english, 'Essential · from occupations and job adverts')
    assert.include(english, 'Related · Survey 2024')
    assert.include(await shown('de'), '· aus Berufen und Stellenanzeigen')

    const stored = await SearchHistory.findByOrFail('uid', search)
    const earlier = stored.answer as { matches: Array<{ reasons: Array<{ source?: string }> }> }
    for (const { reasons } of earlier.matches) delete reasons[0].source
    await stored.merge({ answer: earlier }).save()
    assert.notInclude(await shown('en'), 'occupations')
  })

  test('runs a repeated form as one search', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    const once = newUid()
    const send = (skills: string) =>
      client
        .post('/playground')
        .form({ skills, once })
        .withCsrfToken()
        .redirects(0)
        .loginAs(partner)

    const both = await Promise.all([send('Python'), send('Python')])
    const [first, second] = both.map(resultOf)
    const changed = resultOf(await send('SQL'))

    assert.equal(second.location, first.location)
    assert.notEqual(changed.search, first.search)
    assert.deepEqual(await spentOf(pack), { counter: 2, ledger: 2 })
  })

  test('shows the result to all users of the client only', async ({ assert, client }) => {
    await createGraph()
    const { partner } = await createPartnerWith()
    const posted = await client
      .post('/playground')
      .form({ skills: 'Python' })
      .withCsrfToken()
      .redirects(0)
      .loginAs(partner)
    const { location } = resultOf(posted)
    await partner.load('client')
    const colleague = await createPartner(partner.client)
    const { partner: stranger, pack } = await createPartnerWith()
    const admin = await UserFactory.create()

    const own = renderedPage(await client.get(location).loginAs(colleague))
    assert.lengthOf(own.props.search.answer.matches, 3)

    for (const visit of [
      client.get(location).loginAs(stranger),
      client.get(location).loginAs(admin),
      client.get(location),
    ]) {
      const { props, html } = renderedPage(await visit)
      assert.isNull(props.search)
      assert.isTrue(props.elsewhere)
      assert.deepEqual(props.form.asked.skills, ['Python'])
      assert.include(html, 'visible only to the person who searched')
      assert.notInclude(html, 'Django')
    }
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })
  })

  test('redirects a form without JavaScript to one URL', async ({ assert, client }) => {
    const response = await client
      .get('/playground')
      .qs({ skills: ['Python'], more: 'SQL', min_weight: '0', type: '', once: newUid() })
      .redirects(0)

    const { query } = resultOf(response)
    assert.deepEqual(query, { skills: 'Python, SQL' })
  })

  test('shows errors next to the fields, keeps the input and charges nothing', async ({
    assert,
    client,
  }) => {
    const { partner, pack } = await createPartnerWith()

    const response = await client
      .post('/playground')
      .form({ skills: 'Python', min_weight: 80, max_weight: 20, type: 'sideways' })
      .withCsrfToken()
      .header('Referer', '/playground')
      .loginAs(partner)

    const { props } = renderedPage(response)
    assert.equal(
      props.errors.max_weight,
      'The maximum weight must not be less than the minimum weight.'
    )
    assert.match(props.errors.type, /one of related/)
    assert.containSubset(props.form.asked, { skills: ['Python'], min_weight: '80' })
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })
  })

  test('shows a message if no calls are left', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith({ totalCalls: 1, usageCalls: 1 })

    const response = await client
      .post('/playground')
      .form({ skills: 'Python', once: newUid() })
      .withCsrfToken()
      .header('Referer', '/playground?skills=Python')
      .loginAs(partner)

    const { props, flash, html } = renderedPage(response)
    assert.include(flash.error, 'You have no calls left')
    assert.include(html, 'You have no calls left')
    assert.deepEqual(props.form.asked.skills, ['Python'])
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 0 })
    assert.lengthOf(await SearchHistory.all(), 0)
  })

  test('names the package that pays next', async ({ assert, client }) => {
    const { partner, pack } = await createPartnerWith({ name: 'Gift of spring', priority: 10 })
    await ClientPackageFactory.merge({
      clientId: partner.clientId!,
      packageId: pack.packageId,
      name: 'Starter',
      family: 'basic',
      priority: 20,
    }).create()

    const { html } = renderedPage(await client.get('/playground').loginAs(partner))

    const words = html.replaceAll('<!-- -->', '')
    assert.include(words, 'Gift of spring is used next')
    assert.notInclude(words, 'Starter is used next')
  })

  const yesterday = () => DateTime.utc().minus({ days: 1 })
  const endings: Array<[string, Partial<ClientPackage> | null, string]> = [
    ['used up', { totalCalls: 1, usageCalls: 1 }, 'All calls of your packages are used.'],
    ['expired', { expiresAt: yesterday() }, 'Your packages have expired'],
    ['cancelled', { status: 'cancelled' }, 'Your last package was cancelled or refunded.'],
    ['still to come', { activatedAt: DateTime.utc().plus({ days: 1 }) }, 'has not started'],
    ['never there', null, 'You have no package yet'],
  ]
  for (const [what, attributes, words] of endings) {
    test(`links to the offers when packages are ${what}`, async ({ assert, client }) => {
      const { partner } = attributes
        ? await createPartnerWith(attributes)
        : { partner: await createPartner() }

      const { html } = renderedPage(await client.get('/playground').loginAs(partner))

      assert.include(html, words)
      assert.match(html, /<a [^>]*href="\/portal\/partner\/packages-list"[^>]*>Buy calls<\/a> to/)
    })
  }

  test('is free for staff', async ({ assert, client }) => {
    await createGraph()
    for (const role of [Role.admin, Role.subAdmin, Role.companyUser]) {
      const person = await UserFactory.merge({ role }).create()

      const posted = await client
        .post('/playground')
        .form({ skills: 'Python' })
        .withCsrfToken()
        .redirects(0)
        .loginAs(person)

      const { props, html } = renderedPage(
        await client.get(resultOf(posted).location).loginAs(person)
      )
      assert.include(html, 'free and not metered')
      assert.include(named(props.search.answer.matches), 'Secret')
      assert.deepEqual(props.price, { payer: 'staff' })
    }
  })

  test('shows guests a few matches with a daily limit, and their own searches', async ({
    assert,
    client,
  }) => {
    await createGraph()
    const setup = await DefaultSetup.current()
    await setup.merge({ guestSearchesPerDay: 1, guestResultLimit: 2 }).save()

    const posted = await client
      .post('/playground')
      .form({ skills: 'Python' })
      .withCsrfToken()
      .redirects(0)
    const { location, search } = resultOf(posted)
    posted.assertSession('guest_searches', [search])

    const own = renderedPage(await client.get(location).withSession({ guest_searches: [search] }))
    assert.deepEqual(named(own.props.search.answer.matches), ['Django', 'SQL'])
    assert.equal(own.props.search.answer.total_matches, 3)
    assert.containSubset(own.props.price, { payer: 'guest', remaining: 0, limit: 1 })
    assert.include(own.html, 'No free searches left today')

    const next = await client
      .post('/playground')
      .form({ skills: 'SQL' })
      .withCsrfToken()
      .header('Referer', '/playground?skills=SQL')
    assert.include(renderedPage(next).flash.error, 'used today’s free searches')
    assert.lengthOf(await SearchHistory.all(), 1)
  })

  test('redirects from the paths of the specification', async ({ client }) => {
    const partner = await createPartner()
    const company = await UserFactory.merge({ role: Role.companyUser }).create()

    for (const [address, person] of [
      ['/portal/partner/playground', partner],
      ['/portal/companyUser/skills/playground', company],
    ] as const) {
      const response = await client.get(address).redirects(0).loginAs(person)
      response.assertStatus(302)
      response.assertHeader('location', '/playground')
    }
  })

  test('refuses a form without a CSRF token', async ({ assert, client }) => {
    const { partner, pack } = await createPartnerWith()

    await client.post('/playground').form({ skills: 'Python' }).redirects(0).loginAs(partner)

    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })
  })
})

test.group('The search history page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const HISTORY = '/portal/partner/playground/search-history'

  test('lists searches without a certain term as free', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith({ totalCalls: 1, usageCalls: 1 })
    const once = newUid()
    const search = () =>
      client
        .post('/playground')
        .form({ skills: 'Pythn trees', once })
        .withCsrfToken()
        .redirects(0)
        .loginAs(partner)

    const first = await search()
    const second = await search()

    assert.equal(second.header('location'), first.header('location'))
    const answer = renderedPage(await client.get(first.header('location')!).loginAs(partner))
    assert.include(answer.html, 'does not clearly match a skill')
    assert.include(answer.html, 'Did you mean')
    assert.include(answer.html, 'This search was free.')
    const { props, html } = renderedPage(await client.get(HISTORY).loginAs(partner))
    assert.lengthOf(props.searches, 1)
    assert.containSubset(props.searches, [{ outcome: 'unresolved', paid_by: [] }])
    assert.include(html, 'Not recognised')
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 0 })
  })

  test('lists the client’s searches on pages and /v1, latest first', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    await client
      .get('/v1/skills/playground-search/')
      .qs({ skills: 'SQL' })
      .withGuard('api')
      .loginAs(partner)
    await client
      .post('/playground')
      .form({ skills: 'Python', min_weight: 30 })
      .withCsrfToken()
      .redirects(0)
      .loginAs(partner)
    const { partner: stranger } = await createPartnerWith()

    const { props, html } = renderedPage(await client.get(HISTORY).loginAs(partner))

    assert.containSubset(props.searches, [
      {
        skills: ['Python'],
        origin: 'playground',
        total_matches: 2,
        returned: 2,
        outcome: 'found',
        paid_by: [{ name: pack.name, calls: 1 }],
        has_answer: true,
      },
      { skills: ['SQL'], origin: 'api', has_answer: false },
    ])
    const [{ id }] = props.searches
    assert.include(html, `/playground?skills=Python&amp;min_weight=30&amp;search=${id}#answer`)
    const others = renderedPage(await client.get(HISTORY).loginAs(stranger))
    assert.lengthOf(others.props.searches, 0)
    assert.include(others.html, 'No searches yet')
  })

  test('links an API search to its query', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    await client
      .get('/v1/skills/playground-search/')
      .qs({ skills: 'SQL' })
      .withGuard('api')
      .loginAs(partner)
    const { uid } = await SearchHistory.firstOrFail()

    const { props, html } = renderedPage(
      await client.get('/playground').qs({ skills: 'SQL', search: uid }).loginAs(partner)
    )

    assert.isFalse(props.elsewhere)
    assert.isNull(props.search.answer)
    assert.include(html, 'were not saved')
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
  })

  test('is filtered by a range of days', async ({ assert, client }) => {
    await createGraph()
    const { partner } = await createPartnerWith()
    for (const skills of ['Python', 'SQL']) {
      await client
        .get('/v1/skills/playground-search/')
        .qs({ skills })
        .withGuard('api')
        .loginAs(partner)
    }
    const [first] = await SearchHistory.query().orderBy('id')
    await first.merge({ createdAt: DateTime.utc(2026, 3, 14, 23, 59, 59) }).save()
    const list = async (qs: Record<string, string>) => {
      const { props, html } = renderedPage(await client.get(HISTORY).qs(qs).loginAs(partner))
      return {
        html,
        skills: props.searches.map((search: { skills: string[] }) => search.skills[0]),
      }
    }

    const day = await list({ from: '2026-03-14', to: '2026-03-14' })
    const after = await list({ from: '2026-03-15' })
    const before = await list({ to: '2026-03-13' })

    assert.deepEqual(day.skills, ['Python'])
    assert.deepEqual(after.skills, ['SQL'])
    assert.deepEqual(before.skills, [])
    assert.include(before.html, 'No results')
  })

  test('is for partners only', async ({ client }) => {
    const admin = await UserFactory.create()

    const asAdmin = await client.get(HISTORY).redirects(0).loginAs(admin)
    const asGuest = await client.get(HISTORY).redirects(0)

    asAdmin.assertHeader('location', '/portal/admin/dashboard')
    asGuest.assertStatus(302)
  })
})
