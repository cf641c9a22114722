import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import DefaultSetup from '#app/billing/default_setup'
import { UserFactory } from '#database/factories/user_factory'
import { axeFaults, axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { expectConsoleErrors } from '#tests/browser/console'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'

test.group('The playground in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is used with the keyboard only; Back and reload are free', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    await browserContext.loginAs(partner)
    const page = await visit('/playground')
    const { keyboard } = page
    const field = page.getByRole('combobox', { name: 'Skills' })
    const removals = page.getByRole('button', { name: /^Remove/ })

    await field.focus()
    await keyboard.type('stati')
    await page.getByRole('option', { name: 'Statistics' }).waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remove Statistics' }).waitFor()
    await keyboard.press('Backspace')
    assert.equal(await removals.count(), 0)
    await keyboard.type('Python')
    await keyboard.press('Enter')
    assert.equal(await removals.count(), 1)
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })

    await keyboard.press('Enter')
    const heading = page.getByRole('heading', { name: '3 related skills' })
    await heading.waitFor()
    await page.locator('#answer:focus').waitFor()
    await page.getByRole('link', { name: 'JSON' }).click()
    await page.getByText('"res_percentage": 100').waitFor()
    await page.goBack()
    await page.getByRole('row', { name: /Django/ }).waitFor()
    await page.reload()
    await heading.waitFor()
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
  })

  test('accepts a pasted list and suggests corrections of misspelt names', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await createGraph()
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/playground')
    const field = page.getByRole('combobox', { name: 'Skills' })

    await field.fill('Pyhton, SQL, ')
    await page.getByRole('button', { name: 'Remove SQL' }).waitFor()
    await page.getByRole('button', { name: 'Search', exact: true }).click()

    await page.getByText('Pyhton was interpreted as Python, which is spelled similarly').waitFor()
    assert.match(await page.getByRole('main').innerText(), /Not charged/)
  }).tags(['@full'])

  test('uses no guess: a suggestion is one click away and nothing is charged', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    await browserContext.loginAs(partner)
    const page = await visit('/playground?skills=Python+trees')
    const search = page.getByRole('button', { name: /^Search/ })

    await search.click()
    await page.getByText('Python trees does not clearly match a skill').waitFor()
    await page.getByRole('heading', { name: 'No skill was recognised' }).waitFor()
    assert.equal(await page.getByText('No related skills').count(), 0)
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })

    await page.locator('.input-notes').getByRole('link', { name: 'Python' }).click()
    await page.getByRole('button', { name: 'Remove Python', exact: true }).waitFor()
    await search.click()
    await page.getByRole('heading', { name: /related skill/ }).waitFor()
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
  })

  for (const [path, label] of [
    ['/playground', 'Skills'],
    ['/', 'Which skills are you looking for?'],
  ]) {
    test(`says that there are no suggestions because of too many requests (${path})`, async ({
      visit,
    }) => {
      await createGraph()
      const page = await visit(path)
      expectConsoleErrors(/429/)
      const suggestions = '**/skills/playground-skill-suggestions/*'
      await page.route(suggestions, (route) =>
        route.fulfill({ status: 429, json: { code: 'too_many_requests', detail: 'Wait.' } })
      )
      const field = page.getByRole('combobox', { name: label })
      const note = page.getByText('No suggestions at the moment')

      await field.fill('Pyt')
      await note.waitFor()
      await page.unroute(suggestions)
      await field.fill('Pyth')
      await page.getByRole('option', { name: 'Python' }).waitFor()
      await note.waitFor({ state: 'detached' })
    })
  }

  test('works without scripts: several names, a charged search, a free reload', async ({
    assert,
    browser,
  }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: `http://${process.env.HOST}:${process.env.PORT}`,
    })
    await context.loginAs(partner)
    const page = await context.newPage()
    await page.goto('/playground?skills=Python,Plastering')

    await page.getByRole('checkbox', { name: 'Plastering' }).uncheck()
    await page.locator('[name=more]').fill('SQL, Django')
    await page.getByRole('button', { name: 'Add' }).click()
    assert.equal(new URL(page.url()).search, '?skills=Python%2C+SQL%2C+Django')
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })

    await page.getByLabel('From').fill('101')
    await page.getByRole('button', { name: 'Search · 1 call' }).click()
    await page
      .getByRole('link', { name: 'A weight must be a whole number from 0 to 100.' })
      .waitFor()
    assert.equal(await page.getByRole('checkbox', { name: /Python|SQL|Django/ }).count(), 3)
    await page.getByLabel('From').fill('10')
    await page.getByRole('button', { name: 'Search · 1 call' }).click()

    await page.getByRole('heading', { name: '1 related skill' }).waitFor()
    await page.getByRole('row', { name: /Statistics/ }).waitFor()
    await page.reload()
    await page.getByRole('link', { name: 'Code' }).click()
    await page.getByText("--data-urlencode 'skills[]=SQL'").waitFor()
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
    await context.close()
  })

  test('shows guests the remaining searches, and advice when none are left', async ({
    assert,
    visit,
  }) => {
    await createGraph()
    const setup = await DefaultSetup.current()
    await setup.merge({ guestSearchesPerDay: 1, guestResultLimit: 2 }).save()
    const page = await visit('/playground?skills=Python')
    await page.getByText('1 of 1 free searches left today').waitFor()

    await page.getByRole('button', { name: 'Search', exact: true }).click()

    await page.getByText('Showing the 2 strongest of 3').waitFor()
    await page.getByText('No free searches left today').waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await page.getByRole('button', { name: 'Search again' }).click()
    await page.getByText('used today’s free searches').waitFor()
    assert.equal(await page.getByRole('row').count(), 0)
  }).tags(['@full'])

  test('shows a partner’s calls in its header, with a panel that fits the screen', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const { partner } = await createPartnerWith()
    await browserContext.loginAs(partner)
    const page = await visit('/playground')
    for (const width of [1440, 390, 360]) {
      await page.setViewportSize({ width, height: 844 })
      await page.reload()
      const header = (await page.getByRole('banner').boundingBox())!
      const button = (await page.getByRole('link', { name: 'Dashboard' }).boundingBox())!
      assert.isAtMost(header.height, 62)
      assert.isBelow(button.y + button.height, header.y + header.height)

      await page.locator('.usage-menu summary').click()
      const panel = (await page.locator('.usage-panel').boundingBox())!
      assert.isAtLeast(panel.x, 0)
      assert.isAtMost(panel.x + panel.width, width)
    }
  }).tags(['@full'])

  test('is accessible in every state, color scheme and width', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await createGraph()
    const { partner } = await createPartnerWith({ totalCalls: 1 })
    await browserContext.loginAs(partner)
    const page = await visit('/playground')
    const search = page.getByRole('button', { name: /^Search/ })
    const field = page.getByRole('combobox', { name: 'Skills' })

    assert.deepEqual(await axeFaultsEverywhere(page), [], 'the empty page')
    await search.click()
    await page.getByRole('link', { name: 'Enter at least one skill.' }).waitFor()
    assert.deepEqual(await axeFaults(page), [], 'a refused form')
    await field.fill('s')
    await page.getByRole('option').first().waitFor()
    assert.deepEqual(await axeFaults(page), [], 'suggestions')
    await field.fill('Python, Sqll,')
    await search.click()
    await page.getByRole('heading', { name: /related skill/ }).waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [], 'an answer')
    for (const [width, path] of [
      [390, page.url()],
      [320, page.url()],
      [390, '/portal/partner/playground/search-history'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      assert.isAtMost(await overflowOf(page), 0, `${path} at ${width} px`)
    }
    assert.deepEqual(await axeFaultsEverywhere(page), [], 'the history')
    await page.goto('/playground?skills=Xylophone')
    await search.click()
    await page.getByText('Xylophone does not clearly match a skill').waitFor()
    await page.getByText('You have no calls left').waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [], 'nothing found, nothing left')
    for (const view of ['JSON', 'Code']) {
      await page.getByRole('link', { name: view, exact: true }).click()
      await page.locator('.code-block').first().waitFor()
      assert.deepEqual(await axeFaultsEverywhere(page), [], view)
    }
  }).tags(['@full'])
})
