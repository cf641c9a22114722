import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import SavedView from '#app/saved_views/saved_view'
import { createSkill } from '#app/catalogue/skills/create_skill'
import { keyOf } from '#database/factories/api_key_factory'
import { ClientFactory, createPartner, UserFactory } from '#database/factories/user_factory'
import { overflowOf } from '#tests/browser/axe'
import { hold } from '#tests/browser/hold'
import { untilScriptsRun } from '#tests/helpers/wait_for_scripts'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/**
 * Opens each dialog of the page; returns styles that differ from those of a dialog directly in the
 * body, and clipped content.
 */
function dialogFaults(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const parts = ['.dialog', '.dialog-body', '.dialog-title', '.dialog-text', '.dialog-actions']
    const names = ['display', 'margin', 'max-width', 'width', 'font-size', 'font-weight', 'line-height',
      'text-align', 'white-space', 'overflow-wrap']
    function read(dialog) {
      for (let menu = dialog; (menu = menu.parentElement.closest('details')); ) menu.open = true
      dialog.showModal()
      const { left, right } = dialog.getBoundingClientRect()
      const isCut = dialog.scrollWidth > dialog.clientWidth || left < 0 || right > innerWidth
      const styles = parts.flatMap((part) => {
        const element = dialog.matches(part) ? dialog : dialog.querySelector(part)
        const style = getComputedStyle(element)
        return names.map((name) => part + ' ' + name + ': ' + style.getPropertyValue(name))
      })
      dialog.close()
      return isCut ? [...styles, 'is cut off'] : styles
    }
    const dialogs = [...document.querySelectorAll('dialog.dialog')]
    return dialogs.flatMap((dialog) => {
      const alone = dialog.cloneNode(true)
      document.body.append(alone)
      const wanted = read(alone)
      alone.remove()
      const title = dialog.querySelector('.dialog-title').textContent
      return read(dialog)
        .filter((style) => !wanted.includes(style) || style === 'is cut off')
        .map((style) => title + ' ' + style)
    })
  })()`)
}

test.group('Layout', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a dialog looks the same on every page', async ({
    assert,
    browser,
    browserContext,
    visit,
  }) => {
    const admin = await UserFactory.create()
    const partner = await createPartner()
    await keyOf(partner)
    await createSkill({ name: 'Welding', status: 'published' }, { actorId: null })
    await SavedView.store(admin, { list: '/skills', query: '', name: 'Short', isDefault: false })
    await browserContext.loginAs(admin)
    const page = (await visit('/portal/admin/skills')) as unknown as Page
    const partners = await browser.newContext({ baseURL: new URL(page.url()).origin })
    await partners.loginAs(partner)
    const keys = await partners.newPage()

    const faults: string[] = []
    for (const size of [desk, phone]) {
      await page.setViewportSize(size)
      await page.goto('/portal/admin/skills')
      await untilScriptsRun(page)
      await page.getByLabel('Select Welding').check()
      await page.getByText('1 on this page').first().waitFor()
      faults.push(...(await dialogFaults(page)))

      await page.goto('/portal/admin/clients')
      await page.goto((await page.locator('tbody th a').first().getAttribute('href'))!)
      await page.getByRole('button', { name: `Suspend ${partner.fullName}` }).waitFor()
      faults.push(...(await dialogFaults(page)))

      await keys.setViewportSize(size)
      await keys.goto('/portal/partner/api-keys')
      await keys.getByRole('button', { name: 'Revoke' }).waitFor()
      faults.push(...(await dialogFaults(keys)))
    }
    assert.deepEqual(faults, [])
  })

  test('a list does not shift while its scripts start', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    for (const name of ['Bending', 'Welding']) {
      await createSkill({ name, status: 'published' }, { actorId: null })
    }
    const page = (await visit('/portal/admin/skills')) as unknown as Page
    await page.setViewportSize(phone)
    const scripts = await hold(page, '**/assets/app-*.js')
    await page.goto('/portal/admin/skills', { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Welding', exact: true }).waitFor()
    await page.evaluate(`Promise.all(
      [...document.querySelectorAll('link[rel=stylesheet]')]
        .filter(({ sheet }) => !sheet)
        .map((link) => new Promise((resolve) => link.addEventListener('load', resolve)))
    )`)
    await page.evaluate('document.fonts.ready')
    const row = page.locator('tbody tr').first()
    const before = await row.boundingBox()
    scripts.release()
    await untilScriptsRun(page)

    assert.isTrue(await page.getByLabel('Select all 2 on this page').isVisible())
    assert.deepEqual(await row.boundingBox(), before)
    const shift = await page.evaluate<number>(`new Promise((resolve) => {
      const observer = new PerformanceObserver((list) =>
        resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0))
      )
      observer.observe({ type: 'layout-shift', buffered: true })
      // An observer that finds nothing says nothing.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
    })`)
    assert.isAtMost(shift, 0.02)
  })

  test('a long name hides no column of the list of clients', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    const name = 'Donaudampfschifffahrtsgesellschaft'.repeat(5)
    await ClientFactory.merge({ name, email: `${name.slice(0, 60)}@${name}.example` }).create()
    const page = (await visit('/portal/admin/clients')) as unknown as Page
    for (const width of [1440, 1216, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const frame = `document.querySelector('.table-frame')`
      const hidden = await page.evaluate(`${frame}.scrollWidth - ${frame}.clientWidth`)
      assert.equal(hidden, 0, `at ${width} px`)
    }
  })

  test('a long name does not widen a page', async ({ assert, browserContext, visit }) => {
    await browserContext.loginAs(await UserFactory.create())
    const name = 'Donaudampfschifffahrtsgesellschaft'.repeat(5)
    const { uid: client } = await ClientFactory.merge({ name }).create()
    const { uid: skill } = await createSkill({ name }, { actorId: null })
    const paths = [`clients/edit/${client}`, `skills/edit/${skill}`, `skills/history/${skill}`]
    for (const path of [...paths, 'search?q=donau']) {
      const page = (await visit(`/portal/admin/${path}`)) as unknown as Page
      for (const size of [desk, phone]) {
        await page.setViewportSize(size)
        assert.isAtMost(await overflowOf(page), 0, `${path} at ${size.width} px`)
      }
    }
  })

  test('the usage panel contains its button', async ({ assert, browserContext, visit }) => {
    await browserContext.loginAs(await createPartner())
    const page = (await visit('/portal/partner/dashboard')) as unknown as Page
    for (const size of [desk, phone]) {
      await page.setViewportSize(size)
      await page.locator('.usage-menu summary').click()
      const panel = (await page.locator('.usage-panel').boundingBox())!
      const button = (await page.locator('.usage-panel .button').boundingBox())!
      assert.isAtLeast(panel.x, 0)
      assert.isAtMost(button.x + button.width, panel.x + panel.width)
      await page.keyboard.press('Escape')
    }
  })

  test('each save of the profile is confirmed', async ({ browserContext, visit }) => {
    await browserContext.loginAs(await createPartner())
    const page = (await visit('/portal/partner/profile')) as unknown as Page
    const toast = page.locator('.Toastify__toast', { hasText: 'Saved.' })
    for (let save = 1; save <= 2; save += 1) {
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await toast.waitFor()
      await toast.getByRole('button', { name: 'close' }).click()
      await toast.waitFor({ state: 'detached' })
    }
  })
})
