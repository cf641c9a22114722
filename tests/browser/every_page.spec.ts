import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role, type Visitor } from '#app/accounts/role'
import { overflowOf, readInEachLook } from '#tests/browser/axe'
import { isFull } from '#tests/helpers/full'
import { everyPage } from '#tests/helpers/every_page'

/**
 * The pages of guests and company users only run in `npm run test:full`; other visitors share them.
 */
const areas: Array<{ who: string; visitor: Visitor; tags: string[] }> = [
  { who: 'a guest', visitor: 'guest', tags: ['@full'] },
  { who: 'an admin', visitor: Role.admin, tags: [] },
  { who: 'a partner', visitor: Role.partner, tags: [] },
  { who: 'a company user', visitor: Role.companyUser, tags: ['@full'] },
]

/**
 * Cells of tables with several parts: on a phone a cell is a row with its label at the left and its content at the
 * right, so the content must be one element.
 */
function spreadCells(page: Page): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll('main td[data-label]')]
    .filter(({ children, childNodes }) =>
      children.length > 0 && [...childNodes].filter((part) => part.textContent.trim()).length > 1)
    .map((cell) => cell.textContent)`)
}

/** The limit of the HTML of a page without its texts (docs/interface.md), in bytes; the documentation is longer. */
const longestHtml = 60_000

test.group('Every page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const { who, visitor, tags } of areas) {
    test(`every page of ${who} responds, has one heading, fits the screen and logs nothing`, async ({
      assert,
      browserContext,
      visit,
    }) => {
      const { pages, people } = await everyPage()
      const person = people[visitor]
      if (person) await browserContext.loginAs(person)
      const faults: string[] = []
      const own = pages.filter((page) => page.visitor === visitor)
      const page = await visit('/')
      await page.setViewportSize({ width: 390, height: 844 })

      for (const { name, path } of own) {
        const answer = await page.goto(new URL(path, page.url()).href)
        const tell = (fault: string) => faults.push(`${name}: ${fault}`)
        if (answer?.status() !== 200) tell(`answered ${answer?.status()}`)
        if (new URL(page.url()).pathname !== path) tell(`led to ${page.url()}`)
        const html = await answer?.body()
        const length = html?.length ?? 0
        if (length > longestHtml && !/docs|documentation/i.test(path))
          tell(`has ${length} bytes of HTML`)
        if ((await page.locator('h1').count()) !== 1) tell('has not one h1')
        if ((await overflowOf(page)) > 0) tell('is wider than a phone')
        for (const cell of await spreadCells(page)) tell(`spreads the parts of a cell: ${cell}`)
        if (isFull) {
          const found = await readInEachLook(page)
          found.forEach(tell)
          await page.setViewportSize({ width: 390, height: 844 })
        }
      }
      assert.isAbove(own.length, 4)
      assert.deepEqual(faults, [])
    })
      .tags(tags)
      .timeout(isFull ? 900_000 : 300_000)
  }

  for (const name of ['home', 'auth.login', 'playground', 'admin.dashboard']) {
    test(`the layout of ${name} is accessible`, async ({ assert, browserContext, visit }) => {
      const { pages, people } = await everyPage()
      const { path, visitor } = pages.find((known) => known.name === name)!
      const person = people[visitor]
      if (person) await browserContext.loginAs(person)
      const page = await visit(path)

      assert.deepEqual(await readInEachLook(page), [])
    })
  }
})
