import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { claimUpload } from '#app/imports/run/upload_claims'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import { UserFactory } from '#database/factories/user_factory'
import { makeSkills, relationsNow } from '#tests/helpers/imports'
import { queueLines } from '#tests/helpers/queued_uploads'
import { axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { tabTo } from '#tests/browser/by_keyboard'
import { expectConsoleErrors } from '#tests/browser/console'

const place = '/portal/admin/skills/upload-status'
const header = 'skill,related_skill,weight'

/** Runs the next upload in this process, since workers do not see the test's transaction. */
async function work() {
  const claim = await claimUpload()
  if (!claim) throw new Error('There is no upload to run')
  await runClaimedUpload(claim)
}

test.group('Pages of imports', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the check follows the chosen columns', async ({ assert, browserContext, visit }) => {
    await makeSkills(['Python', 'SQL'])
    const lines = ['skill,Nach,weight', 'Python,SQL,40', 'Python,nobody,50']
    const upload = await queueLines(lines, { held: true })
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit(`${place}/${upload.uid}/columns`)
    await page.getByText('Required columns are missing:').first().waitFor()

    await page.getByLabel('Field for Nach').selectOption('related_skill')
    await page.getByRole('heading', { name: 'All 2 rows with these columns' }).waitFor()
    await page.getByRole('rowheader', { name: 'This related skill does not exist.' }).waitFor()
    assert.equal(await page.locator('[aria-current=step]').innerText(), '2. Columns')
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.isAtMost(await overflowOf(page), 0)
  })

  test('rejected rows are opened by cause and fixed with the keyboard', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await makeSkills(['Python', 'SQL'])
    const upload = await queueLines([header, 'Python,SQQL,40', 'Python,SQL,many'])
    await work()
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit(`${place}/${upload.uid}`)
    await tabTo(page, page.getByRole('link', { name: 'This related skill does not exist.' }))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Rejected rows of lines.csv' }).waitFor()
    await page.locator('h1:focus').waitFor()
    await page.getByText('SQQL', { exact: true }).waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.isAtMost(await overflowOf(page), 0)
    await page.setViewportSize({ width: 1280, height: 844 })

    await tabTo(page, page.getByRole('link', { name: 'Fix here' }))
    await page.keyboard.press('Enter')
    await page.locator('h1:focus').waitFor()
    await tabTo(page, page.getByLabel('related_skill, line 2'))
    await page.keyboard.press('Control+A')
    await page.keyboard.type('SQL')
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await page.setViewportSize({ width: 1280, height: 844 })
    await tabTo(page, page.getByRole('button', { name: 'Import corrected rows' }))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Importing the file' }).waitFor()
    await work()
    await page.getByRole('heading', { name: '1 change was made, 1 row rejected' }).waitFor()
    assert.deepEqual(await relationsNow(), ['Python > SQL related 40'])
  })

  test('several dropped files are imported in order', async ({ assert, browserContext, visit }) => {
    expectConsoleErrors(/status of 422/)
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit(place)
    await page.getByLabel('Choose files, or drop them here').waitFor()
    const files = JSON.stringify([
      ['relations.csv', `${header}\nWelding,Metalwork,60`],
      ['strange.csv', 'a,b\n1,2'],
      ['skills.csv', 'skill\nWelding\nMetalwork'],
      ['other.csv', 'skill\nSewing'],
    ])
    const dropped = await page.evaluateHandle(`(() => {
      const data = new DataTransfer()
      for (const [name, text] of ${files}) data.items.add(new File([text], name))
      return data
    })()`)
    await page.dispatchEvent('body', 'dragover', { dataTransfer: dropped })
    await page.getByText('Drop the files to import them').waitFor()
    await page.dispatchEvent('body', 'drop', { dataTransfer: dropped })
    await page.getByRole('button', { name: 'Import in this order' }).waitFor()
    const names = () => page.locator('.files-in-order strong').allInnerTexts()
    assert.deepEqual(await names(), ['skills.csv', 'other.csv', 'relations.csv', 'strange.csv'])
    await page
      .getByText('The kind of data cannot be determined from the columns of this file.')
      .waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.isAtMost(await overflowOf(page), 0)
    await page.setViewportSize({ width: 1280, height: 844 })

    await page.reload()
    await page.getByRole('button', { name: 'Remove other.csv' }).click()
    await page.getByText('Cancelled “other.csv”.').first().waitFor()
    await page.getByText('other.csv', { exact: true }).waitFor({ state: 'detached' })
    assert.deepEqual(await names(), ['skills.csv', 'relations.csv'])
    await page.getByRole('button', { name: 'Import in this order' }).click()
    await page.getByText('2 imports were started.').waitFor()
    await work()
    await work()
    assert.deepEqual(await relationsNow(), ['Welding > Metalwork related 60'])
  })

  test('causes, columns and their check work without JavaScript', async ({ assert, browser }) => {
    await makeSkills(['Python', 'SQL'])
    const upload = await queueLines([header, 'Python,nobody,40'])
    await work()
    const lines = ['skill,Nach,weight', 'Python,SQL,40', 'Python,nobody,50']
    const held = await queueLines(lines, { held: true })
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: `http://${process.env.HOST}:${process.env.PORT}`,
    })
    await context.loginAs(await UserFactory.create())
    const page = await context.newPage()
    await page.goto(`${place}/${upload.uid}`)
    await page.getByRole('link', { name: 'This related skill does not exist.' }).click()
    await page.getByText('nobody', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Fix here' }).waitFor()

    await page.goto(`${place}/${held.uid}/columns`)
    await page.getByLabel('Field for Nach').selectOption('related_skill')
    await page.getByRole('button', { name: 'Check first rows' }).click()
    await page.getByRole('heading', { name: 'All 2 rows with these columns' }).waitFor()
    assert.equal(await page.getByLabel('Field for Nach').inputValue(), 'related_skill')
    await context.close()
  })
})
