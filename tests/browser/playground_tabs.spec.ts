import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { Page } from 'playwright'
import { SkillRelationFactory } from '#database/factories/skill_factory'
import { UserFactory } from '#database/factories/user_factory'
import { axeFaults, axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'

/** The focused element: its accessible name or text. */
function focused(page: Page): Promise<string> {
  return page.evaluate(
    `document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()`
  )
}

async function searchFor(page: Page, skills: string) {
  await page.goto(`/playground?skills=${encodeURIComponent(skills)}`)
  await page.getByRole('button', { name: /^Search/ }).click()
  await page.getByRole('heading', { name: /related skill/ }).waitFor()
}

test.group('The tabs of a result in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are used with the keyboard, from the search to the graph', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    await browserContext.loginAs(partner)
    const page = await visit('/playground')
    const { keyboard } = page

    await page.getByRole('combobox', { name: 'Skills' }).focus()
    await keyboard.type('Python, SQL,')
    await keyboard.press('Enter')
    await page.locator('#answer:focus').waitFor()

    await keyboard.press('Tab')
    assert.equal(await focused(page), 'Table')
    await keyboard.press('Tab')
    assert.equal(await focused(page), 'Graph')
    await keyboard.press('Enter')
    await page.getByRole('figure', { name: 'Graph of the related skills' }).waitFor()
    assert.equal(await focused(page), 'Graph')

    const order: string[] = []
    for (let stop = 0; stop < 9; stop++) {
      await keyboard.press('Tab')
      order.push(await focused(page))
    }
    assert.deepEqual(order, [
      'JSON',
      'Code',
      'Zoom in',
      'Zoom out',
      'Fit to view',
      'Python, searched for, 2 relations shown',
      'SQL, searched for, 1 relation shown',
      'Django, score 90. Python: Essential, 90',
      'Statistics, score 60. Python: Related, 20; SQL: Related, 50',
    ])
    const ring = `getComputedStyle(document.activeElement.querySelector('rect')).strokeWidth`
    assert.equal(await page.evaluate(ring), '3px')
    const readout = page.locator('.graph-readout')
    assert.match(await readout.innerText(), /^Statistics, score 60/)
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })

    await keyboard.press('Shift+Tab')
    await keyboard.press('Enter')
    await page.locator('#search:focus').waitFor()
    await page.getByRole('button', { name: 'Remove Django' }).waitFor()
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
    await keyboard.press('Enter')
    await page.getByRole('heading', { name: 'No related skills' }).waitFor()
    assert.equal(new URL(page.url()).searchParams.get('view'), 'graph')
    assert.deepEqual(await spentOf(pack), { counter: 2, ledger: 2 })
  })

  test('work without scripts and free of charge', async ({ assert, browser }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: `http://${process.env.HOST}:${process.env.PORT}`,
    })
    await context.loginAs(partner)
    const page = await context.newPage()
    await searchFor(page, 'Python')
    const tab = (name: string) => page.getByRole('link', { name, exact: true })

    await tab('Graph').click()
    const nodes = page.getByRole('figure').getByRole('link')
    assert.equal(await nodes.count(), 4)
    await page.getByRole('list', { name: 'Types of lines' }).getByText('essential').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Zoom in' }).count(), 0)
    await tab('JSON').click()
    await page.getByText('"total_matches": 3').waitFor()
    assert.equal(await page.getByRole('button', { name: /^Copy/ }).count(), 0)
    await tab('Code').click()
    await page.getByRole('region', { name: 'PHP, text' }).getByText('http_build_query').waitFor()
    await tab('Table').click()
    await page.getByRole('row', { name: /Django/ }).waitFor()
    await tab('Graph').click()
    await nodes.nth(1).click()
    await page.getByRole('checkbox', { name: 'Django' }).waitFor()
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
    await context.close()
  })

  test('keep the input of the next search', async ({ assert, browserContext, visit }) => {
    await createGraph()
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/playground')
    await searchFor(page, 'Python')
    await page.getByRole('combobox', { name: 'Skills' }).fill('SQL,')
    await page.getByRole('button', { name: 'Remove SQL' }).waitFor()

    await page.getByRole('link', { name: 'JSON', exact: true }).click()
    await page.getByText('"total_matches": 4').waitFor()

    assert.isTrue(await page.getByRole('button', { name: 'Remove SQL' }).isVisible())
  })

  test('copy the JSON and the code unchanged', async ({ assert, browserContext, visit }) => {
    await createGraph()
    await browserContext.loginAs(await UserFactory.create())
    await browserContext.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await visit('/playground')
    await searchFor(page, 'Python')
    const copied = () => page.evaluate<string>('navigator.clipboard.readText()')

    await page.getByRole('link', { name: 'JSON', exact: true }).click()
    await page.getByRole('button', { name: 'Copy Results as JSON' }).click()
    await page.getByRole('status').getByText('Copied').waitFor()
    const answer = JSON.parse(await copied())
    assert.equal(answer.total_matches, 4)
    assert.equal(await copied(), JSON.stringify(answer, null, 2))

    await page.getByRole('link', { name: 'Code', exact: true }).click()
    await page.getByRole('button', { name: 'Copy curl' }).click()
    await page.getByRole('status').getByText('Copied').waitFor()
    assert.match(
      await copied(),
      /^curl --fail-with-body --get .*\n *'?http.*\n.*--data-urlencode 'skills\[\]=Python'/
    )
  })

  test('zoom and pan the graph, and scroll the focused node into view', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await createGraph()
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/playground')
    await searchFor(page, 'Python')
    await page.getByRole('link', { name: 'Graph', exact: true }).click()
    const picture = page.locator('.graph-drawing:visible > svg')
    const seen = async () => (await picture.getAttribute('viewBox'))!.split(' ').map(Number)
    const all = await seen()

    await page.getByRole('button', { name: 'Zoom in' }).click()
    const [x, , width] = await seen()
    assert.isBelow(width, all[2])
    const { x: left, y: top, width: wide, height: high } = (await picture.boundingBox())!
    await page.mouse.move(left + wide / 2, top + high / 2)
    await page.mouse.down()
    await page.mouse.move(left + wide / 2 + 40, top + high / 2, { steps: 4 })
    await page.mouse.up()
    const [moved] = await seen()
    assert.isBelow(moved, x)
    assert.include(page.url(), 'view=graph')

    for (const node of await page.getByRole('figure').getByRole('link').all()) {
      await node.focus()
      const frame = (await picture.boundingBox())!
      const box = (await node.boundingBox())!
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      assert.isTrue(middle.x > frame.x && middle.x < frame.x + frame.width)
      assert.isTrue(middle.y > frame.y && middle.y < frame.y + frame.height)
    }
    await page.getByRole('button', { name: 'Fit to view' }).click()
    assert.deepEqual(await seen(), all)

    await page.getByRole('figure').getByRole('link').first().focus()
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    const [nearX, nearY, nearWidth] = await seen()
    assert.isBelow(nearWidth, all[2] / 2)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
    const [pannedX, pannedY] = await seen()
    assert.isBelow(pannedX, nearX)
    assert.isBelow(pannedY, nearY)
    await page.keyboard.press('-')
    const [, , backWidth] = await seen()
    assert.isAbove(backWidth, nearWidth)
    await page.keyboard.press('0')
    assert.deepEqual(await seen(), all)

    await picture.scrollIntoViewIfNeeded()
    const frame = (await picture.boundingBox())!
    await page.mouse.move(frame.x + frame.width / 4, frame.y + frame.height / 2)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -100)
    await page.keyboard.up('Control')
    await page.locator('svg.is-enlarged:visible').waitFor()
    const [turnedX, , turnedWidth] = await seen()
    const kept = turnedX + turnedWidth / 4
    assert.closeTo(kept, all[2] / 4, 2, 'the place at the pointer')
    assert.equal(await page.evaluate('window.visualViewport.scale'), 1)
  })

  test('are accessible in light and dark, and fit small screens', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const { python, lonely, comma } = await createGraph()
    for (const [to, type] of [
      [lonely, 'co_occurs'],
      [comma, 'optional'],
    ] as const) {
      await SkillRelationFactory.merge({
        skillId: python.id,
        relatedSkillId: to.id,
        weight: 60,
        type,
      }).create()
    }
    const { partner } = await createPartnerWith()
    await browserContext.loginAs(partner)
    const page = await visit('/playground')
    await searchFor(page, 'Python, SQL')

    for (const view of ['Table', 'Graph', 'JSON', 'Code']) {
      await page.getByRole('link', { name: view, exact: true }).click()
      await page.getByRole('link', { name: view, exact: true, includeHidden: false }).waitFor()
      await page.locator(`.tabs .is-active >> text=${view}`).waitFor()
      assert.deepEqual(await axeFaultsEverywhere(page), [], view)
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        assert.isAtMost(await overflowOf(page), 0, `${view} at ${width} px`)
      }
      await page.getByText('9 calls left, 1 per search').waitFor()
    }
    await page.getByRole('link', { name: 'Graph', exact: true }).click()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await page.getByRole('figure').getByRole('link').first().focus()
    assert.deepEqual(await axeFaults(page), [], 'the enlarged graph')
  }).tags(['@full'])
})
