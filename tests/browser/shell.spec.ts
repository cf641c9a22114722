import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#app/accounts/role'
import { ClientPackageFactory, PackageFactory } from '#database/factories/package_factory'
import { SkillFactory } from '#database/factories/skill_factory'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { axeFaults, axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { hold } from '#tests/browser/hold'

test.group('Portal shell', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the collapsed sidebar stays collapsed after a reload', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/dashboard')
    await page.setViewportSize({ width: 1280, height: 844 })
    const toggle = page.getByRole('button', { name: 'Sidebar' })
    const sidebar = page.getByRole('complementary')

    assert.equal(await toggle.getAttribute('aria-expanded'), 'true')
    const box = await sidebar.boundingBox()
    assert.equal(box?.width, 260)

    const saved = page.waitForResponse('**/appearance')
    await toggle.click()
    await sidebar.waitFor({ state: 'hidden' })
    await saved
    await page.reload()
    assert.equal(await toggle.getAttribute('aria-expanded'), 'false')
    assert.isFalse(await sidebar.isVisible())

    await toggle.click()
    await sidebar.waitFor()
  })

  test('a group expands and collapses, and is open for the current page', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/dashboard')
    const sidebar = page.getByRole('complementary')
    const skills = sidebar.locator('summary', { hasText: 'Skills' })
    const link = sidebar.getByRole('link', { name: 'Skills' })

    assert.isFalse(await link.isVisible())
    await skills.press('Enter')
    await link.click()
    await page.waitForURL('**/portal/admin/skills')
    assert.equal(await link.getAttribute('aria-current'), 'page')
    assert.isTrue(await link.isVisible())
    await skills.click()
    await link.waitFor({ state: 'hidden' })
  })

  test('a group that is opened before the scripts run stays open', async ({
    assert,
    browserContext,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    const page = await browserContext.newPage()
    const scripts = Promise.withResolvers<void>()
    await page.route(/\.(js|tsx?)(\?|$)/, async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/portal/admin/dashboard', { waitUntil: 'commit' })
    const sidebar = page.getByRole('complementary')
    await sidebar.locator('summary', { hasText: 'Skills' }).click()
    const kept = page.waitForResponse('**/appearance')
    scripts.resolve()

    await kept
    assert.isTrue(await sidebar.getByRole('link', { name: 'Skills' }).isVisible())
  })

  test('following a link moves the focus to the heading', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.merge({ role: Role.companyUser }).create())
    await SkillFactory.createMany(8)
    const page = await visit('/portal/companyUser/dashboard')
    await page.setViewportSize({ width: 1280, height: 400 })
    await page.evaluate('window.scrollTo(0, 200)')

    await page.getByRole('link', { name: 'All skills' }).click()
    await page.waitForURL('**/portal/companyUser/skills')

    await page.locator('h1:focus').waitFor()
    assert.equal(await page.evaluate('window.scrollY'), 0)
  })

  test('on a phone the menu is a drawer, closed by Escape or a selection', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/dashboard')
    await page.setViewportSize({ width: 390, height: 844 })
    const open = page.getByRole('button', { name: 'Open menu' })
    const drawer = page.getByRole('dialog', { name: 'Menu' })

    assert.isFalse(await drawer.isVisible())
    await open.click()
    await drawer.waitFor()
    assert.deepEqual(await axeFaults(page), [])

    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })

    await open.click()
    await drawer.locator('summary', { hasText: 'Skills' }).click()
    await drawer.getByRole('link', { name: 'Skills' }).click()
    await page.waitForURL('**/portal/admin/skills')
    await drawer.waitFor({ state: 'hidden' })
  })

  test('a selected theme applies immediately and after a reload', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/dashboard')
    const theme = () => page.evaluate('document.documentElement.dataset.theme')
    const background = () =>
      page.evaluate('getComputedStyle(document.documentElement).backgroundColor')
    await page.emulateMedia({ colorScheme: 'light' })
    const light = await background()

    await page.getByLabel(/^Profile of/).click()
    assert.deepEqual(await axeFaults(page), [])
    const saved = page.waitForResponse('**/appearance')
    await page.getByRole('button', { name: 'Dark' }).click()
    assert.equal(await theme(), 'dark')
    assert.notEqual(await background(), light)

    await saved
    await page.reload()
    assert.equal(await theme(), 'dark')
    await page.getByLabel(/^Profile of/).click()
    await page.getByRole('button', { name: 'System' }).click()
    assert.isUndefined(await theme())
    assert.equal(await background(), light)
  })

  test('the appearance saved in the profile applies on every device', async ({
    assert,
    browser,
    browserContext,
    visit,
  }) => {
    const person = await UserFactory.create()
    await browserContext.loginAs(person)
    const page = await visit('/portal/admin/profile')
    await page.setViewportSize({ width: 1280, height: 844 })
    const form = page.locator('form#appearance')
    await form.getByLabel('Colours').selectOption('dark')
    await form.getByLabel('Font').selectOption('serif')
    await form.getByLabel('Corners').selectOption('0')
    await form.getByLabel('Sidebar', { exact: true }).selectOption('closed')
    await form.getByLabel('Setup').check()
    await form.getByRole('button', { name: 'Save appearance' }).click()
    await page.getByText('Appearance saved.').waitFor()
    await page.getByRole('complementary').waitFor({ state: 'hidden' })

    const looks = `(() => {
      const style = getComputedStyle(document.body)
      const button = getComputedStyle(document.querySelector('.button'))
      const { theme, font, radius } = document.documentElement.dataset
      return { theme, font, radius, family: style.fontFamily.split(',')[0], corner: button.borderRadius }
    })()`
    const chosen = { theme: 'dark', font: 'serif', radius: '0', family: 'Charter', corner: '0px' }
    assert.deepEqual(await page.evaluate(looks), chosen)

    const elsewhere = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      javaScriptEnabled: false,
    })
    await elsewhere.loginAs(person)
    const other = await elsewhere.newPage()
    await other.goto('/portal/admin/profile')
    assert.deepEqual(await other.evaluate(looks), chosen)
    assert.isTrue(await other.locator('form#appearance').getByLabel('Setup').isChecked())
    await other.getByLabel('Corners').selectOption('16')
    await other.getByRole('button', { name: 'Save appearance' }).click()
    await other.getByText('Appearance saved.').waitFor()
    assert.containSubset(await other.evaluate(looks), { theme: 'dark', radius: '16' })
    await elsewhere.close()
  })

  test('the profile menu logs out', async ({ browserContext, visit }) => {
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/dashboard')
    await page.getByLabel(/^Profile of/).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/auth/login')
    await page.goto(new URL('/portal/admin/dashboard', page.url()).href)
    await page.waitForURL('**/auth/login*')
  })

  test('a menu opened before the scripts run stays open', async ({ browserContext }) => {
    await browserContext.loginAs(await UserFactory.create())
    const page = await browserContext.newPage()
    const scripts = await hold(page, '**/assets/app-*.js')
    await page.goto('/portal/admin/dashboard', { waitUntil: 'commit' })
    await page.getByLabel(/^Profile of/).click()
    const profile = page.getByRole('link', { name: 'Your profile' })
    await profile.waitFor()
    scripts.release()

    await page.getByRole('button', { name: 'Search', exact: true }).waitFor()
    await profile.click()
    await page.getByRole('heading', { name: 'Your profile' }).waitFor()
    await profile.waitFor({ state: 'hidden' })
  })

  test('all parts of the shell are reached with the keyboard', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/skill-relations')
    await page.setViewportSize({ width: 1280, height: 844 })
    const focused = () =>
      page.evaluate<string>(
        `(document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent).trim()`
      )
    const goTo = async (name: string | RegExp) => {
      for (let stop = 0; stop < 40; stop++) {
        await page.keyboard.press('Tab')
        const here = await focused()
        if (typeof name === 'string' ? here === name : name.test(here)) return
      }
      throw new Error(`Tab never came to ${name}`)
    }

    await page.keyboard.press('Tab')
    assert.equal(await focused(), 'Skip to content')
    await page.keyboard.press('Enter')
    await page.locator('main:focus').waitFor()

    await page.reload()
    await goTo('Packages')
    await page.keyboard.press('Space')
    await goTo('Additional Packs')
    await goTo('Sidebar')
    await goTo(/^Notifications/)
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Notifications' }).waitFor()
    await goTo('View All')
    await page.keyboard.press('Escape')
    assert.match(await focused(), /^Notifications/)
    await goTo(/^Profile of/)
    await page.keyboard.press('Enter')
    await goTo('Your profile')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/portal/admin/profile')
    await page.locator('h1:focus').waitFor()
    assert.isFalse(await page.getByRole('link', { name: 'Your profile' }).isVisible())
  })

  test('the drawer keeps the focus until Escape closes it', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/dashboard')
    await page.setViewportSize({ width: 390, height: 844 })
    const open = page.getByRole('button', { name: 'Open menu' })
    await open.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()

    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        `document.activeElement !== document.body && !document.activeElement.closest('dialog')`
      )
      assert.isFalse(isOutside)
    }
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' })
    assert.equal(
      await page.evaluate(`document.activeElement.getAttribute('aria-label')`),
      'Open menu'
    )
  })

  test('open menus and dialogs are accessible in light and dark, on desktop and phone', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await createPartner())
    const page = await visit('/portal/partner/profile')
    await page.getByLabel(/^Profile of/).click()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.isAtMost(await overflowOf(page), 0)
    await page.keyboard.press('Escape')

    await page
      .getByLabel(/^Notifications$/)
      .first()
      .click()
    await page.getByText('No notifications yet').waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await page.keyboard.press('Escape')

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      assert.deepEqual(await axeFaults(page), [])
    }
  }).tags(['@full'])

  test('dashboards are accessible in light and dark, on desktop and phone', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const partner = await createPartner()
    const free = await PackageFactory.create()
    await ClientPackageFactory.merge({
      clientId: partner.clientId!,
      packageId: free.id,
      usageCalls: 80,
    }).create()
    await SkillFactory.merge([{}, { status: 'draft' }, { status: 'archived' }]).createMany(3)
    const people = [
      [await UserFactory.create(), '/portal/admin/dashboard'],
      [partner, '/portal/partner/dashboard'],
      [
        await UserFactory.merge({ role: Role.companyUser }).create(),
        '/portal/companyUser/dashboard',
      ],
    ] as const
    for (const [person, dashboard] of people) {
      await browserContext.loginAs(person)
      const page = await visit(dashboard)
      assert.deepEqual(await axeFaultsEverywhere(page), [], dashboard)
      assert.isAtMost(await overflowOf(page), 0)
      await page.close()
    }
  }).tags(['@full'])
})

test.group('Portal shell without scripts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('groups open, the sidebar collapses, the profile menu opens and logs out', async ({
    assert,
    browser,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 1280, height: 844 },
      baseURL: `http://${process.env.HOST}:${process.env.PORT}`,
    })
    await context.loginAs(await UserFactory.create())
    const page = await context.newPage()
    await page.goto('/portal/admin/dashboard')
    const sidebar = page.getByRole('complementary')

    await sidebar.locator('summary', { hasText: 'Skills' }).click()
    assert.isTrue(await sidebar.getByRole('link', { name: 'Skill-relations' }).isVisible())
    await page.getByRole('button', { name: 'Sidebar' }).click()
    await page.waitForURL('**/portal/admin/dashboard')
    await sidebar.waitFor({ state: 'hidden' })

    await page.getByLabel(/^Profile of/).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/auth/login')
    await context.close()
  })

  test('on a phone a link shows the sidebar, another hides it', async ({ assert, browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
      baseURL: `http://${process.env.HOST}:${process.env.PORT}`,
    })
    await context.loginAs(await UserFactory.create())
    const page = await context.newPage()
    await page.goto('/portal/admin/dashboard')
    const sidebar = page.getByRole('complementary')

    assert.isFalse(await sidebar.isVisible())
    await page.getByRole('link', { name: 'Open menu' }).click()
    await sidebar.waitFor()
    await sidebar.getByRole('link', { name: 'Close menu' }).click()
    await sidebar.waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Open menu' }).click()
    await sidebar.getByRole('link', { name: 'Clients' }).click()
    await page.waitForURL('**/portal/admin/clients')
    await context.close()
  })
})
