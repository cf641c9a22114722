import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import { claimUpload } from '#app/imports/run/upload_claims'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import { UserFactory } from '#database/factories/user_factory'
import { makeSkills, relationsNow } from '#tests/helpers/imports'
import { queueLines } from '#tests/helpers/queued_uploads'
import { axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { tabTo } from '#tests/browser/by_keyboard'

const place = '/portal/admin/skills/upload-status'

/** A file for the file chooser. */
function csv(lines: string[], name = 'relations.csv') {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
}

/** Runs the next upload in this process, since workers do not see the test's transaction. */
async function work() {
  const claim = await claimUpload()
  if (!claim) throw new Error('There is no upload to run')
  await runClaimedUpload(claim)
}

test.group('Uploads', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a file is mapped, checked and imported, then its corrected rows', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await makeSkills(['Python', 'SQL', 'Statistics'])
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit('/portal/admin/skill-relations')
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    await page.getByLabel('File', { exact: true }).setInputFiles({
      ...csv(['x']),
      name: 'relations.pdf',
    })
    await page.getByRole('button', { name: 'Upload file' }).click()
    await page.getByRole('alert').getByText('this one ends in .pdf').waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.isAtMost(await overflowOf(page), 0)
    await page.setViewportSize({ width: 1280, height: 844 })

    const lines = ['Skill,Nach,Percentage', 'Python,SQL,40', 'Python,Statistiks,60']
    await page.getByLabel('File', { exact: true }).setInputFiles(csv(lines))
    await page.getByRole('button', { name: 'Upload file' }).click()
    await page.getByText('Required columns are missing').waitFor()
    await page.getByLabel('Field for Nach').selectOption('related_skill')
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await page.setViewportSize({ width: 1280, height: 844 })
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await page.getByText('Waiting to start').first().waitFor()
    await work()
    await page.getByRole('heading', { name: '1 change would be made, 1 row rejected' }).waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    assert.isAtMost(await overflowOf(page), 0)
    await page.setViewportSize({ width: 1280, height: 844 })
    assert.deepEqual(await relationsNow(), [])

    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByRole('button', { name: 'Cancel import' }).first().waitFor()
    await work()
    await page.getByRole('heading', { name: '1 change was made, 1 row rejected' }).waitFor()
    assert.deepEqual(await relationsNow(), ['Python > SQL related 40'])

    await page.getByText('Export', { exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'CSV', exact: true }).click(),
    ])
    const rejected = await new Response(
      (await download.createReadStream()) as unknown as ReadableStream
    ).text()
    await page.getByRole('link', { name: 'Upload corrected file' }).click()
    const corrected = csv([rejected.replaceAll('Statistiks', 'Statistics')], 'corrected.csv')
    await page.getByLabel('File', { exact: true }).setInputFiles(corrected)
    await page.getByRole('button', { name: 'Upload file' }).click()
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await page.getByText('Waiting to start').first().waitFor()
    await work()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByRole('button', { name: 'Cancel import' }).first().waitFor()
    await work()
    await page.getByRole('heading', { name: '1 change was made', exact: true }).waitFor()
    assert.deepEqual(await relationsNow(), [
      'Python > SQL related 40',
      'Python > Statistics related 60',
    ])
  })

  test('progress updates automatically, and the import is cancelled', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await browserContext.loginAs(await UserFactory.create())
    const upload = await queueLines(['skill,related_skill,weight'])
    const page = await visit(place)
    await page.getByText('Waiting to start').waitFor()
    const search = page.getByRole('searchbox')
    await search.fill('half a na')
    await upload.merge({ status: 'running', total: 2000, processed: 500, checkpoint: 500 }).save()
    await page.getByText('500 of 2,000 rows').waitFor()
    assert.equal(await search.inputValue(), 'half a na')
    await page.getByRole('link', { name: 'lines.csv' }).click()
    await page.getByRole('heading', { name: 'Importing the file' }).waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await page.setViewportSize({ width: 1280, height: 844 })
    await upload.merge({ processed: 1500, checkpoint: 1500, created: 1500 }).save()
    await page.getByText('1,500 of 2,000 rows').waitFor()

    await page.getByRole('button', { name: 'Cancel import' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Cancel the import of lines.csv?' })
    await dialog.getByRole('button', { name: 'Cancel import' }).click()
    await page.getByRole('heading', { name: /^Cancelled: 1,500 changes/ }).waitFor()
    await upload.refresh()
    assert.equal(upload.status, 'cancelled')
  }).tags(['@full'])

  test('a file is imported and undone with the keyboard only', async ({
    assert,
    browserContext,
    visit,
  }) => {
    await makeSkills(['Python', 'SQL'])
    await browserContext.loginAs(await UserFactory.create())
    const page = await visit(`${place}/create`)
    const press = async (name: string, within: Page | Locator = page) => {
      await tabTo(page, within.getByRole('button', { name, exact: true }))
      await page.keyboard.press('Enter')
    }
    const field = page.getByLabel('File', { exact: true })
    // Requested first: Chromium only intercepts choosers opened afterwards.
    const chooser = page.waitForEvent('filechooser')
    await tabTo(page, field)
    await page.keyboard.press('Enter')
    const chosen = await chooser
    await chosen.setFiles(csv(['Skill,Nach,Weight', 'Python,SQL,40']))
    await press('Upload file')
    await page.getByRole('heading', { name: 'Columns of relations.csv' }).waitFor()
    await tabTo(page, page.getByLabel('Field for Nach'))
    await page.keyboard.type('related')
    await press('Check')
    await page.getByText('Waiting to start').first().waitFor()
    await work()
    await page.getByRole('heading', { name: '1 change would be made', exact: true }).waitFor()
    await press('Import')
    await page.getByRole('button', { name: 'Cancel import' }).first().waitFor()
    await work()
    await page.getByRole('heading', { name: '1 change was made', exact: true }).waitFor()
    assert.deepEqual(await relationsNow(), ['Python > SQL related 40'])

    await press('Undo upload')
    const dialog = page.getByRole('dialog', { name: 'Undo relations.csv?' })
    await dialog.getByText('The relation created by this upload will be deleted.').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    assert.deepEqual(await relationsNow(), ['Python > SQL related 40'])
    await page.keyboard.press('Enter')
    await press('Undo upload', dialog)
    await page.getByRole('heading', { name: 'Undo of relations.csv' }).waitFor()
    await work()
    await page.getByRole('heading', { name: '1 change was undone', exact: true }).waitFor()
    assert.deepEqual(await relationsNow(), [])
  })

  test('a file is imported without JavaScript', async ({ assert, browser }) => {
    await makeSkills(['Python', 'SQL'])
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: `http://${process.env.HOST}:${process.env.PORT}`,
    })
    await context.loginAs(await UserFactory.create())
    const page = await context.newPage()
    await page.goto(`${place}/create`)
    const lines = ['skill,related_skill,weight', 'Python,SQL,40', 'Python,nobody,60']
    await page.getByLabel('File', { exact: true }).setInputFiles(csv(lines))
    await page.getByRole('button', { name: 'Upload file' }).click()
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await page.getByText('Waiting to start').first().waitFor()
    await work()
    await page.getByRole('link', { name: 'Refresh' }).click()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByText('Waiting to start').first().waitFor()
    await work()
    await page.getByRole('link', { name: 'Refresh' }).click()
    await page.getByRole('heading', { name: '1 change was made, 1 row rejected' }).waitFor()
    assert.deepEqual(await relationsNow(), ['Python > SQL related 40'])
    await context.close()
  })
})
