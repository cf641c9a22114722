import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import { keyOf } from '#database/factories/api_key_factory'
import { axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { tabTo } from '#tests/browser/by_keyboard'
import { expectConsoleErrors } from '#tests/browser/console'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'

const PARTNERS = '/portal/partner/Documentation'

/** The section with this heading. */
function sectionOf(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

async function leftOf(place: Locator): Promise<number> {
  return (await place.boundingBox())!.x
}

test.group('The documentation in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows chapters, text and samples side by side, publicly and in the portal', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const { partner } = await createPartnerWith()
    await browserContext.loginAs(partner)
    const page = (await visit('/docs')) as unknown as Page
    await page.setViewportSize({ width: 1280, height: 900 })
    for (const door of ['/docs', PARTNERS]) {
      await page.goto(new URL(door, page.url()).href)
      const start = sectionOf(page, 'Quick start')
      const chapters = page.getByRole('navigation', { name: 'Documentation' })
      const places = [
        await leftOf(chapters.filter({ visible: true })),
        await leftOf(start.getByRole('heading', { name: 'Quick start' })),
        await leftOf(start.getByRole('region', { name: /playground-search.*curl/ }).first()),
      ]
      assert.deepEqual(
        places,
        places.toSorted((one, other) => one - other),
        door
      )
      assert.isAbove(places[2] - places[1], 300, door)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByText('Contents', { exact: true }).click()
    await page.locator('.docs-contents a[href$="/webhooks"]').click()
    await page.waitForURL(/Documentation\/webhooks/)
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor()
    assert.isAtMost(await overflowOf(page), 0)
  })

  test('shows the prefix of the reader’s key and remembers the language', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const { partner } = await createPartnerWith()
    const { key, text } = await keyOf(partner, { name: 'Job portal' })
    await browserContext.loginAs(partner)
    const page = (await visit(PARTNERS)) as unknown as Page

    await page.getByText(`export SKILLARY_KEY='${key.prefix}••••••••••••'`).waitFor()
    await page.getByText('Replace the dots with the secret of “Job portal”.').waitFor()
    assert.notInclude(await page.content(), text)

    const start = sectionOf(page, 'Quick start')
    await start.getByText('curl --fail-with-body').waitFor()
    await start.getByRole('link', { name: 'Python' }).click()
    await start.getByText('urlopen').first().waitFor()
    assert.equal(new URL(page.url()).searchParams.get('code'), 'python')

    await page.goto(new URL(`${PARTNERS}/search`, page.url()).href)
    const search = sectionOf(page, 'Search related skills')
    await search.getByText('urlopen').first().waitFor()
    assert.equal(await search.getByText('curl --fail').count(), 0)
    await search.locator('[aria-current=true]', { hasText: 'Python' }).waitFor()
  })

  test('makes a call with the button and shows its price', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith({ totalCalls: 10 })
    await browserContext.loginAs(partner)
    const page = (await visit(`${PARTNERS}/search`)) as unknown as Page
    const search = sectionOf(page, 'Search related skills')

    await search.getByText('Try it', { exact: true }).click()
    await search.getByText('Costs 1 call; you have 10 left.').waitFor()
    await search.getByLabel(/^skills/).fill('Python')
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })
    await search.getByRole('button', { name: 'Send request' }).click()
    await search.getByText(/^Response 200 in/).waitFor()
    await search.getByText('1 call was charged; 9 calls left.').waitFor()
    await search.getByRole('status').getByText('"Django"').waitFor()
    await search.getByText('Costs 1 call; you have 9 left.').waitFor()
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })

    expectConsoleErrors(/status of 4\d\d/)
    await search.getByLabel(/^limit/).fill('0')
    await search.getByRole('button', { name: 'Send request' }).click()
    await search.getByText(/^Response 4\d\d in/).waitFor()
    await search.getByText('This call was free.').waitFor()
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
    assert.deepEqual(await axeFaultsEverywhere(page), [])
  })

  test('is searched by a form and by the palette', async ({ assert, browserContext, visit }) => {
    const { partner } = await createPartnerWith()
    await browserContext.loginAs(partner)
    const page = (await visit(PARTNERS)) as unknown as Page

    const field = page.getByRole('searchbox', { name: 'Search the documentation' })
    await field.fill('quota_exceeded')
    await field.press('Enter')
    await page
      .getByRole('status')
      .getByText(/^\d+ sections for “quota_exceeded”$/)
      .waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Quota exceeded' }).waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])

    await page.keyboard.press('Control+K')
    await page.getByRole('combobox').fill('webhook.test')
    await page
      .getByRole('option', { name: /webhook\.test/ })
      .first()
      .waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/Documentation\/webhooks#webhook-webhook-test/)
  })

  test('reaches the first call within three screens of a phone', async ({ assert, visit }) => {
    const page = (await visit('/docs')) as unknown as Page
    await page.setViewportSize({ width: 390, height: 844 })
    const sample = await sectionOf(page, 'Quick start').locator('.doc-sample').boundingBox()
    assert.isBelow(sample!.y, 3 * 844)
  })

  test('is usable with the keyboard only', async ({ assert, browserContext, visit }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    await browserContext.loginAs(partner)
    const page = (await visit(`${PARTNERS}/search`)) as unknown as Page
    const search = sectionOf(page, 'Search related skills')

    const past = page.locator('.docs-nav').getByRole('link', { name: 'Skip to content' })
    await tabTo(page, past)
    await page.keyboard.press('Enter')
    await tabTo(page, search.getByText('Try it', { exact: true }))
    await page.keyboard.press('Enter')
    await tabTo(page, search.getByLabel(/^skills/))
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Python')
    await page.keyboard.press('Enter')
    await search.getByText('1 call was charged', { exact: false }).waitFor()
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
    await tabTo(page, search.getByRole('link', { name: 'PHP' }))
    await page.keyboard.press('Enter')
    await search.getByText('<?php').waitFor()
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
  })

  test('is readable without scripts', async ({ assert, browser }) => {
    const { partner } = await createPartnerWith()
    const { key } = await keyOf(partner)
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: `http://${process.env.HOST}:${process.env.PORT}`,
    })
    await plain.loginAs(partner)
    const page = await plain.newPage()
    await page.goto(PARTNERS)

    await page.getByText(`export SKILLARY_KEY='${key.prefix}`).waitFor()
    await sectionOf(page, 'Quick start').getByRole('link', { name: 'PHP' }).click()
    await sectionOf(page, 'Quick start').getByText('<?php').first().waitFor()
    await page.locator('.docs-nav').getByRole('link', { name: 'Search', exact: true }).click()
    const search = sectionOf(page, 'Search related skills')
    await search.getByText('<?php').waitFor()
    assert.equal(
      await page.getByRole('button', { name: 'Copy' }).filter({ visible: true }).count(),
      0
    )

    await search.getByText('Try it', { exact: true }).click()
    await search.getByLabel(/^skills/).fill('Python')
    await search.getByRole('button', { name: 'Send request' }).click()
    await page.waitForURL(/\/playground\?.*skills=Python/)
    await plain.close()
  })

  test('is accessible on desktop and phone', async ({ assert, visit }) => {
    const page = (await visit('/docs')) as unknown as Page
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.isAtMost(await overflowOf(page), 0)
  }).tags(['@full'])
})
