import { test } from '@japa/runner'
import type { BrowserContext, Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { operator } from '#app/accounts/audit/audit_log'
import type User from '#app/accounts/user'
import { activatePackage } from '#app/billing/sales/activate_package'
import Sale from '#app/billing/sale'
import { createSkill } from '#app/catalogue/skills/create_skill'
import Upload from '#app/imports/upload'
import { CategoryFactory } from '#database/factories/skill_factory'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { axeFaultsEverywhere } from '#tests/browser/axe'
import { expectConsoleErrors } from '#tests/browser/console'
import { createThreeNotifications } from '#tests/functional/notifications/three_notifications'
import { createOffers } from '#tests/helpers/offers'
import { searchable } from '#tests/helpers/searchable_skills'

interface State {
  name: string
  /** Creates the data; returns the path and the user. */
  prepare: () => Promise<{ path: string; person: User }>
  /** Opens the state and waits until it is visible. */
  open: (page: Page, context: BrowserContext) => Promise<void>
}

async function staffAt(path: string) {
  return { path, person: await UserFactory.create() }
}

const states: State[] = [
  {
    name: 'the profile menu',
    prepare: () => staffAt('/portal/admin/dashboard'),
    open: async (page) => {
      await page.getByLabel(/^Profile of/).click()
      await page.getByRole('button', { name: 'Logout' }).waitFor()
    },
  },
  {
    name: 'the latest notifications',
    prepare: async () => {
      const person = await createPartner()
      await createThreeNotifications(person)
      return { path: '/portal/partner/dashboard', person }
    },
    open: async (page) => {
      await page.getByLabel('Notifications, 1 unread').click()
      const panel = page.getByRole('region', { name: 'Notifications' })
      await panel.getByRole('listitem').nth(2).waitFor()
    },
  },
  {
    name: 'the upload status',
    prepare: async () => {
      const file = { kind: 'skills', fileName: 'ours.csv', bytes: 1, options: {} } as const
      await Upload.create({ ...file, status: 'succeeded' })
      await Upload.create({ ...file, status: 'running', total: 4, checkpoint: 1 })
      return staffAt('/portal/admin/dashboard')
    },
    open: async (page) => {
      await page.getByLabel('Upload-status, 1 in progress').click()
      const panel = page.getByRole('region', { name: 'Upload-status' })
      await panel.getByRole('listitem').nth(1).waitFor()
    },
  },
  {
    name: 'the menu of a phone',
    prepare: () => staffAt('/portal/admin/dashboard'),
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    },
  },
  {
    name: 'the command palette with results',
    prepare: async () => {
      await searchable('Welding')
      return staffAt('/portal/admin/dashboard')
    },
    open: async (page) => {
      await page.getByRole('button', { name: 'Search' }).click()
      const palette = page.getByRole('dialog', { name: 'Search' })
      await palette.getByRole('combobox').fill('wel')
      await palette.getByRole('option', { name: 'Welding' }).first().waitFor()
    },
  },
  {
    name: 'the sheet of keys',
    prepare: async () => {
      await createSkill({ name: 'Welding' }, { actorId: null })
      return staffAt('/portal/admin/skills')
    },
    open: async (page) => {
      await page.getByRole('button', { name: 'Shortcuts' }).waitFor()
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    },
  },
  {
    name: 'the menu of views',
    prepare: async () => {
      await createSkill({ name: 'Welding' }, { actorId: null })
      return staffAt('/portal/admin/skills')
    },
    open: async (page) => {
      await page.locator('.view-menu > summary', { hasText: 'View' }).click()
      await page.getByText('Density').first().waitFor()
    },
  },
  {
    name: 'a field with its choices',
    prepare: async () => {
      await CategoryFactory.merge({ name: 'Metal work' }).create()
      return staffAt('/portal/admin/skills/create')
    },
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Domain' }).fill('metal')
      await page.getByRole('option', { name: 'Metal work' }).waitFor()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'the question before a domain is deleted',
    prepare: async () => {
      const domain = await CategoryFactory.merge({ name: 'Metal work' }).create()
      return staffAt(`/portal/admin/categories/edit/${domain.uid}`)
    },
    open: async (page) => {
      await page.getByRole('button', { name: /^Delete/ }).click()
      await page.getByRole('dialog', { name: /^Delete/ }).waitFor()
    },
  },
  {
    name: 'the question before a sale is voided',
    prepare: async () => {
      const { basic } = await createOffers()
      const partner = await createPartner()
      await partner.load('client')
      await db.transaction((trx) =>
        activatePackage(
          { client: partner.client, offer: basic, actor: operator, channel: 'self' },
          trx
        )
      )
      const sale = await Sale.findByOrFail('clientId', partner.client.id)
      return staffAt(`/portal/admin/sales-history/${sale.uid}`)
    },
    open: async (page) => {
      await page.getByRole('button', { name: /^Void sale/ }).click()
      await page.getByRole('dialog', { name: /^Void sale/ }).waitFor()
    },
  },
  {
    name: 'a toast',
    prepare: () => staffAt('/portal/admin/skills/create'),
    open: async (page) => {
      await page.getByLabel('Name', { exact: true }).fill('Glass blowing')
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      await page.getByRole('status').filter({ hasText: 'Created the skill' }).waitFor()
      /** Toasts pause while the window is not focused. */
      await page.evaluate(`dispatchEvent(new Event('blur'))`)
    },
  },
  {
    name: 'the faults of a form',
    prepare: () => staffAt('/portal/admin/skills/create'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      await page.getByRole('alert').and(page.locator(':focus')).waitFor()
    },
  },
  {
    name: 'an empty list',
    prepare: () => staffAt('/portal/admin/skills'),
    open: (page) => page.getByText('No skills yet').waitFor(),
  },
  {
    name: 'a list in which nothing matches',
    prepare: () => staffAt('/portal/admin/skills?search=zzz&status=published'),
    open: (page) => page.getByText('No results').waitFor(),
  },
  {
    name: 'a list that could not be loaded',
    prepare: async () => {
      await createSkill({ name: 'Welding' }, { actorId: null })
      return staffAt('/portal/admin/skills')
    },
    open: async (page, context) => {
      await page.getByRole('button', { name: 'Shortcuts' }).waitFor()
      expectConsoleErrors(/ERR_INTERNET_DISCONNECTED/)
      await context.setOffline(true)
      await page.getByRole('link', { name: 'Updated' }).click()
      await page.getByText('The skills could not be loaded').waitFor()
      await context.setOffline(false)
    },
  },
  {
    name: 'a page that is not there yet',
    prepare: () => staffAt('/portal/admin/dashboard'),
    open: async (page) => {
      await followLinkWithoutScripts(page)
      await page.getByRole('status', { name: 'Loading' }).waitFor()
    },
  },
  {
    name: 'a page that could not be loaded',
    prepare: () => staffAt('/portal/admin/dashboard'),
    open: async (page) => {
      await page.clock.install()
      await followLinkWithoutScripts(page)
      await page.getByRole('status', { name: 'Loading' }).waitFor()
      await page.clock.fastForward(15_100)
      await page.getByRole('heading', { name: 'Something Went Wrong...' }).waitFor()
      await page.clock.resume()
    },
  },
  {
    name: 'the question of who was logged out',
    prepare: async () => ({ path: '/playground', person: await createPartner() }),
    open: async (page) => {
      expectConsoleErrors(/status of 401/)
      await page.evaluate(`new Promise((resolve) => {
        const look = () => (localStorage.getItem('user') ? resolve() : requestAnimationFrame(look))
        look()
      })`)
      await db.from('refresh_families').delete()
      await db.from('page_sessions').delete()
      await page.getByRole('combobox').first().fill('welding')
      await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor()
    },
  },
]

/** Follows a link to a page whose scripts never load. */
async function followLinkWithoutScripts(page: Page) {
  await page.getByRole('button', { name: 'Search' }).waitFor()
  expectConsoleErrors(/ERR_FAILED|could not be fetched/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Relations' }).first().click()
}

test.group('Open states of pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const { name, prepare, open } of states) {
    test(`${name} is accessible`, async ({ assert, browserContext, visit }) => {
      const { path, person } = await prepare()
      await browserContext.loginAs(person)
      const page = await visit(path)
      await page.setViewportSize({ width: 1280, height: 844 })
      await open(page, browserContext)
      assert.deepEqual(await axeFaultsEverywhere(page), [])
    }).tags(['@full'])
  }
})
