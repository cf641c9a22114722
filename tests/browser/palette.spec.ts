import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#app/accounts/role'
import { ClientFactory, createPartner, UserFactory } from '#database/factories/user_factory'
import { axeFaults, axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { expectConsoleErrors } from '#tests/browser/console'
import { searchable } from '#tests/helpers/searchable_skills'

test.group('Command palette', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('opens a page, a skill and a client with the keyboard and remembers them', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await searchable('Welding', 'Wending machines')
    const acme = await ClientFactory.merge({ name: 'Welders & Sons' }).create()
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/dashboard')
    const { keyboard } = page
    const palette = page.getByRole('dialog', { name: 'Search' })
    const focused = page.locator('*:focus')
    await page.getByRole('button', { name: 'Search' }).waitFor()

    await keyboard.press('Control+k')
    await palette.waitFor()
    assert.equal(await focused.getAttribute('role'), 'combobox')
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.isAtMost(await overflowOf(page), 0)

    await keyboard.type('new sk')
    await palette.getByRole('option', { name: 'New skill', selected: true }).waitFor()
    await keyboard.press('Enter')
    await page.waitForURL('**/portal/admin/skills/create')
    await page.locator('h1:focus').waitFor()
    await palette.waitFor({ state: 'hidden' })

    await keyboard.press('Meta+k')
    await palette.getByRole('group', { name: 'Recent' }).getByText('New skill').waitFor()
    await keyboard.type('wel')
    const skills = palette.getByRole('group', { name: 'Skills' })
    await skills.getByRole('option', { name: 'Welding' }).waitFor()
    assert.equal(await skills.locator('mark').first().textContent(), 'Wel')
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    const clients = palette.getByRole('group', { name: 'Clients' })
    await clients.getByRole('option', { name: 'Welders & Sons', selected: false }).waitFor()
    const options = await palette.getByRole('option').all()
    for (const option of options.slice(1)) {
      await keyboard.press('ArrowDown')
      await option.and(palette.locator('[aria-selected=true]')).waitFor()
      if (await option.getByText('Welders').count()) break
    }
    await keyboard.press('Enter')
    await page.waitForURL(`**/portal/admin/clients/edit/${acme.uid}`)

    await keyboard.press('Control+k')
    await palette.waitFor()
    const recent = palette.getByRole('group', { name: 'Recent' }).getByRole('option')
    const labels = await recent.allTextContents()
    assert.deepEqual(
      labels.map((text) => text.slice(0, 9)),
      ['Welders &', 'New skill']
    )
  })

  test('Escape returns the focus; an open dialog keeps it', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/dashboard')
    await page.setViewportSize({ width: 390, height: 844 })
    const button = page.getByRole('button', { name: 'Search' })
    const palette = page.getByRole('dialog', { name: 'Search' })

    await button.focus()
    await page.keyboard.press('Enter')
    await palette.waitFor()
    await page.keyboard.press('Escape')
    await palette.waitFor({ state: 'hidden' })
    await button.and(page.locator(':focus')).waitFor()

    await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' })
    assert.equal(await palette.count(), 0)
  })

  test('shows the results for the latest text, and failures', async ({
    assert,
    browserContext,
    visit,
  }) => {
    expectConsoleErrors(/status of 500/)
    await searchable('Welding', 'Bending')
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/dashboard')
    const palette = page.getByRole('dialog', { name: 'Search' })
    const requestedPaths: string[] = []
    let answerFirst = () => {}
    await page.route('**/v1/skills/admin-search/**', async (route) => {
      const text = new URL(route.request().url()).searchParams.get('skill') ?? ''
      requestedPaths.push(text)
      if (text === 'weld') await new Promise<void>((resolve) => (answerFirst = resolve))
      await route.continue().catch(() => {})
    })
    await page.route('**/v1/clients/search-auto/**', (route) => route.fulfill({ status: 500 }))

    await page.getByRole('button', { name: 'Search' }).click()
    const input = palette.getByRole('combobox')
    await input.fill('weld')
    await page.waitForRequest('**/v1/skills/admin-search/?skill=weld*')
    await input.fill('bend')
    const skills = palette.getByRole('group', { name: 'Skills' })
    await skills.getByRole('option', { name: 'Bending' }).waitFor()
    answerFirst()
    await palette.getByText('Clients could not be searched. Try again.').waitFor()
    assert.equal(await skills.getByRole('option', { name: 'Welding' }).count(), 0)
    assert.deepEqual(requestedPaths, ['weld', 'bend'])
    assert.deepEqual(await axeFaults(page), [])

    await input.fill('dash')
    await palette.getByRole('option', { name: 'Dashboard' }).click()
    await palette.waitFor({ state: 'hidden' })
  })

  test('a partner only finds pages, and the next user sees no earlier choices', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await searchable('Packages of clients')
    const requestedPaths: string[] = []
    await browserContext.loginAs(await createPartner())
    const page = await visit('/portal/partner/dashboard')
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
    const palette = page.getByRole('dialog', { name: 'Search' })

    await page.getByRole('button', { name: 'Search' }).click()
    await palette.getByRole('combobox').fill('packages')
    await palette.getByRole('option', { name: 'Packages-list' }).click()
    await page.waitForURL('**/portal/partner/packages-list')
    assert.deepEqual(
      requestedPaths.filter((path) => /^\/v1\/(skills|clients\/search)/.test(path)),
      []
    )

    await browserContext.loginAs(await UserFactory.merge({ role: Role.companyUser }).create())
    await page.goto(new URL('/portal/companyUser/dashboard', page.url()).href)
    await page.getByRole('button', { name: 'Search' }).click()
    await palette.getByRole('group', { name: 'Pages' }).waitFor()
    assert.equal(await palette.getByRole('group', { name: 'Recent' }).count(), 0)
  })

  test('without its script, the button links to the search page', async ({
    browserContext,
    visit,
  }) => {
    expectConsoleErrors(/ERR_FAILED/)
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/dashboard')
    await page.route('**/assets/palette-*.js', (route) => route.abort())
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/portal/admin/search')
    await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor()
  })
})
