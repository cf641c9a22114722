import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { BrowserContext, Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import type { Corrections } from '#app/invoices/corrections'
import type { PageText } from '#app/invoices/reading/process/page_text'
import StoredReading from '#app/invoices/stored_reading'
import { readInvoice, StoredReadingFactory } from '#database/factories/stored_reading_factory'
import { UserFactory } from '#database/factories/user_factory'
import { axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { invoicePdf } from '#tests/helpers/invoice_pdfs'

/** A reading of this user, with two lines and two doubtful values. */
async function readingOf(userId: number, corrections: Corrections = {}) {
  const reading = readInvoice()
  const [line] = reading.lineItems
  reading.lineItems.push({ ...line, quantity: { ...line.quantity!, value: '3' } })
  const owned = { userId, readerTokenHash: null, reading, corrections }
  return StoredReadingFactory.merge(owned).create()
}

async function member(context: BrowserContext) {
  const user = await UserFactory.create()
  await context.loginAs(user)
  return user
}

/** The middle of a word of page 1 on the screen. */
async function pointOf(page: Page, text: string) {
  const { pathname } = new URL(page.url())
  const answer = await page.request.get(`${pathname}/words`)
  const [{ words }] = (await answer.json()) as PageText[]
  const word = words.find((one) => one.text === text)!
  const image = page.getByRole('img', { name: 'Page 1 of the invoice' })
  const area = (await image.boundingBox())!
  return {
    x: area.x + area.width * (word.left + word.width / 2),
    y: area.y + area.height * (word.top + word.height / 2),
  }
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test.group('Reviewing an invoice', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('fills fields from words of the page, by mouse and by keyboard', async ({
    assert,
    visit,
  }) => {
    const page = await visit('/invoice-reader')
    await page.getByLabel('Drop invoices here, or choose files').setInputFiles({
      ...{ name: 'engine.pdf', mimeType: 'application/pdf', buffer: await invoicePdf() },
    })
    await page.getByRole('button', { name: 'Read invoices', exact: true }).click()
    await page.getByRole('img', { name: 'Page 1 of the invoice' }).waitFor({ timeout: 80_000 })
    await page.getByText('Fill the selected field from the page').waitFor()

    const total = field(page, 'Total')
    await total.focus()
    const tax = await pointOf(page, '19.00')
    await page.mouse.click(tax.x, tax.y)
    assert.equal(await total.inputValue(), '19.00')
    assert.equal(await page.locator('.is-marked').count(), 1)
    await page.getByRole('status').getByText('Total: 19.00').waitFor()
    assert.equal(await page.evaluate('document.activeElement.name'), 'total')
    await page.keyboard.press('Control+Z')
    assert.equal(await total.inputValue(), '119.00')
    await page.getByRole('status').getByText('Undone. Total: 119.00').waitFor()
    await page.mouse.click(tax.x, tax.y)
    assert.equal(await total.inputValue(), '19.00')
    await page.getByRole('button', { name: 'Undo' }).click()
    assert.equal(await total.inputValue(), '119.00')
    assert.equal(await page.evaluate('document.activeElement.name'), 'total')
    await page.mouse.click(tax.x, tax.y)

    await field(page, 'Due date').focus()
    const day = await pointOf(page, 'November')
    await page.mouse.click(day.x, day.y)
    assert.equal(await field(page, 'Due date').inputValue(), '2026-11-02')

    await total.focus()
    await page.mouse.click(day.x, day.y)
    await page.getByRole('status').getByText('“November” is not an amount.').waitFor()
    assert.equal(await page.evaluate('document.activeElement.name'), 'total')
    assert.equal(await total.inputValue(), '19.00')

    const iban = field(page, 'Seller IBAN')
    await iban.fill('')
    const digits = await pointOf(page, '0417')
    await page.mouse.click(digits.x, digits.y)
    assert.equal(await iban.inputValue(), 'NL91ABNA0417164300')
    const heading = await pointOf(page, 'Quantity')
    await page.mouse.click(heading.x, heading.y)
    await page.getByRole('status').getByText('“Quantity” is not an IBAN.').waitFor()
    assert.equal(await iban.inputValue(), 'NL91ABNA0417164300')

    const name = field(page, 'Seller Name')
    await name.focus()
    const [from, to] = [await pointOf(page, 'Lovelace'), await pointOf(page, 'GmbH')]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.mouse.up()
    assert.equal(await name.inputValue(), 'Lovelace GmbH')

    await total.focus()
    await page.keyboard.press('F9')
    const list = page.getByLabel('Fill “Total” from the page')
    await list.waitFor()
    assert.equal(await page.evaluate('document.activeElement.tagName'), 'SELECT')
    await page.keyboard.type('119')
    await page.keyboard.press('Enter')
    assert.equal(await page.evaluate('document.activeElement.name'), 'total')
    assert.equal(await total.inputValue(), '119.00')
    assert.deepEqual(await axeFaultsEverywhere(page), [])

    await page.keyboard.press('Control+Enter')
    await page.getByText('Corrected; originally read: Analytical Ltd').waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await page.getByRole('button', { name: 'Restore original value of Seller Name' }).click()
    assert.equal(await name.inputValue(), 'Analytical Ltd')
    assert.equal(await page.evaluate('document.activeElement.name'), 'seller_name')
    await page.keyboard.press('Enter')
    await page.getByText('Corrected; originally read: Analytical Ltd').waitFor({ state: 'hidden' })
    assert.equal(await name.inputValue(), 'Analytical Ltd')
  })

  test('links the fields of a failed check', async ({ assert, browserContext, visit }) => {
    const { id } = await member(browserContext)
    const { uid } = await readingOf(id, { total: '118.00' })
    const page = await visit(`/invoice-reader/${uid}`)
    await page.getByRole('button', { name: 'Add line' }).waitFor()
    await page.getByText('Subtotal 100.00 + Tax 19.00 = 119.00, not Total 118.00').waitFor()
    await page.getByText('Lines 200.00, not Subtotal 100.00 / Total 118.00').waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await page.getByRole('link', { name: 'Total 118.00' }).first().click()
    assert.equal(await page.evaluate('document.activeElement.name'), 'total')
    await page.getByRole('link', { name: 'Lines 200.00' }).click()
    assert.equal(await page.evaluate('document.activeElement.name'), 'lineItems_0_amount')
  })

  test('moves through doubtful fields by keyboard', async ({ assert, browserContext, visit }) => {
    const { id } = await member(browserContext)
    const { uid } = await readingOf(id)
    const page = await visit(`/invoice-reader/${uid}`)
    const bar = page.getByRole('region', { name: 'Review' })
    await bar.getByRole('button', { name: 'Next doubtful field' }).waitFor()
    await bar.getByText('2 doubtful fields').waitFor()
    const focused = () => page.evaluate('document.activeElement.name')
    await page.keyboard.press('F8')
    await bar.getByText('1 of 2 doubtful').waitFor()
    assert.equal(await focused(), 'seller_name')
    await page.keyboard.press('F8')
    await bar.getByText('2 of 2 doubtful').waitFor()
    assert.equal(await focused(), 'buyer_name')
    await bar.getByRole('button', { name: 'Next doubtful field' }).click()
    assert.equal(await focused(), 'seller_name')
    await page.keyboard.press('Shift+F8')
    assert.equal(await focused(), 'buyer_name')
    await page.keyboard.press('End')
    await page.keyboard.type(' & Co')
    await page.keyboard.press('Control+Enter')
    await bar.getByText('1 doubtful field').waitFor()
  })

  test('counts a line with several doubtful values once', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const { id } = await member(browserContext)
    const reading = readInvoice()
    for (const read of [reading.lineItems[0].quantity!, reading.lineItems[0].amount!]) {
      read.confidence = 0.5
    }
    const owned = { userId: id, readerTokenHash: null, reading }
    const { uid } = await StoredReadingFactory.merge(owned).create()
    const page = await visit(`/invoice-reader/${uid}`)
    const bar = page.getByRole('region', { name: 'Review' })
    await bar.getByText('2 doubtful fields, 1 doubtful line').waitFor()
    await page.getByRole('button', { name: 'Add line' }).waitFor()
    await page.keyboard.press('Shift+F8')
    await bar.getByText('3 of 3 doubtful').waitFor()
    assert.equal(await page.evaluate('document.activeElement.name'), 'lineItems_0_quantity')
    await page.keyboard.press('F8')
    assert.equal(await page.evaluate('document.activeElement.name'), 'seller_name')
  })

  test('can be saved from every field on a phone, and shows errors instead of "Saved."', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const { id } = await member(browserContext)
    const { uid } = await readingOf(id)
    const page = await visit(`/invoice-reader/${uid}`)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Add line' }).waitFor()
    await field(page, 'Total').fill('999.5')
    const save = page.getByRole('button', { name: 'Save' })
    const top = page.getByRole('button', { name: 'Back to top' })
    await top.waitFor()
    const [bar, arrow] = await Promise.all(
      [page.locator('.form-actions'), top].map((one) => one.boundingBox())
    )
    assert.isAtMost(bar!.y + bar!.height, 844)
    assert.isAtMost(bar!.y, arrow!.y, 'the button back to the top is inside of the bar')
    await save.click()
    const toast = page.getByRole('status').filter({ hasText: 'Saved.' })
    await toast.waitFor()
    /** Keeps the toast open. */
    await toast.hover()
    await field(page, 'Total').fill('much')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Enter a number such as 1234.50.').first().waitFor()
    await page.getByText('Saved.').first().waitFor({ state: 'detached' })
  })

  test('does not save a date that does not exist', async ({ assert, browserContext, visit }) => {
    const { id } = await member(browserContext)
    const { uid } = await readingOf(id)
    const page = await visit(`/invoice-reader/${uid}`)
    const date = field(page, 'Issue date')
    const before = await date.inputValue()
    await page.getByRole('button', { name: 'Next doubtful field' }).waitFor()
    await date.focus()
    await page.keyboard.type('02312024')
    await page.getByRole('button', { name: 'Save' }).click()
    assert.equal(await page.locator('input[type="date"]:invalid').count(), 1)
    await field(page, 'Total').fill('12')
    await date.fill(before)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.').first().waitFor()
    const { corrections } = await StoredReading.findByOrFail('uid', uid)
    assert.deepEqual(corrections, { total: '12' })
  })

  test('keeps place and focus when it is saved', async ({ assert, browserContext, visit }) => {
    const { id } = await member(browserContext)
    const { uid } = await readingOf(id)
    const page = await visit(`/invoice-reader/${uid}`)
    await page.getByRole('button', { name: 'Add line' }).waitFor()
    const place = () => page.evaluate('[scrollY, document.activeElement.name]')
    await field(page, 'Payment reference').fill('RF18')
    const before = (await place()) as [number, string]
    assert.isAbove(before[0], 100)
    await page.keyboard.press('Control+Enter')
    const saved = page.locator('.form-actions').getByText('Saved.')
    await saved.waitFor()
    const [top, name] = (await place()) as [number, string]
    assert.closeTo(top, before[0], 40)
    assert.equal(name, 'paymentReference')

    await field(page, 'Payment reference').fill('RF19')
    await saved.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Save' }).click()
    await saved.waitFor()
    assert.equal(await page.evaluate('document.activeElement.name'), 'save')
  })

  test('edits lines as a table by keyboard, adds and removes them', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const { id } = await member(browserContext)
    const { uid } = await readingOf(id)
    const page = await visit(`/invoice-reader/${uid}`)
    await page.getByRole('button', { name: 'Add line' }).waitFor()
    const focused = () => page.evaluate('document.activeElement.name')
    const firstText = field(page, 'Line 1 Description')
    const heights = await page.evaluate<[number, number][]>(
      "[...document.querySelectorAll('td textarea')].map((own) => [own.clientHeight, own.scrollHeight])"
    )
    assert.isNotEmpty(heights)
    for (const [shown, whole] of heights) assert.isAtMost(whole, shown + 1)
    await firstText.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowDown')
    assert.equal(await focused(), 'lineItems_1_description')
    await field(page, 'Line 1 Quantity').focus()
    await page.keyboard.press('ArrowDown')
    assert.equal(await focused(), 'lineItems_1_quantity')
    await page.keyboard.press('ArrowRight')
    assert.equal(await focused(), 'lineItems_1_unit')
    await page.keyboard.press('Enter')
    assert.equal(await focused(), 'lineItems_2_unit')
    await page.keyboard.press('Enter')
    await page.getByLabel('Line 4 Description').waitFor()
    assert.equal(await focused(), 'lineItems_3_description')
    await page.keyboard.type('Postage')
    await page.getByLabel('Line 4 Amount').fill('4.90')
    await page.getByLabel('Remove line 2').check()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await page.setViewportSize({ width: 390, height: 844 })
    assert.isAtMost(await overflowOf(page), 0)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.').first().waitFor()

    const stored = await StoredReading.findByOrFail('uid', uid)
    assert.deepEqual(
      stored.values.lineItems.map(({ description, amount }) => [description, amount]),
      [
        ['Engine, analytical', '100.00'],
        ['Postage', '4.90'],
      ]
    )
    assert.isTrue(await page.getByLabel('Remove line 2').isChecked())
    const removed = page.locator('tr', { has: page.getByLabel('Remove line 2') })
    assert.notInclude(await removed.textContent(), 'Corrected')
    await page.getByLabel('Remove line 2').uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForFunction('!document.querySelector("[name=remove_lineItems_1]").checked')
    await page.getByRole('button', { name: 'Save' }).waitFor()
  })

  test('shows amounts of six digits whole at every width', async ({
    assert,
    browserContext,
    visit,
  }) => {
    const { id } = await member(browserContext)
    const large = { quantity: '1234', unitPrice: '123456.78', amount: '123456.78' }
    const corrections = Object.fromEntries(
      Object.entries(large).map(([name, value]) => [`lineItems.0.${name}`, value])
    )
    const { uid } = await readingOf(id, corrections)
    const page = await visit(`/invoice-reader/${uid}`)
    for (const width of [1440, 700, 600, 560, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const cut = await page.evaluate(`[
        ...document.querySelectorAll('.lines-table .is-figure .input, .lines-frame')
      ].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.name)`)
      assert.deepEqual(cut, [], `${width} px`)
    }
  })

  test('downloads selected readings together', async ({ assert, browserContext, visit }) => {
    const { id } = await member(browserContext)
    await readingOf(id)
    await readingOf(id)
    const page = await visit('/invoice-reader')
    const json = page.getByRole('button', { name: 'JSON' })
    assert.isTrue(await json.isDisabled())
    await page.getByLabel('Select all').check()
    await page.getByText('2 invoices selected').waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    const downloading = page.waitForEvent('download')
    await json.click()
    const download = await downloading
    assert.equal(download.suggestedFilename(), 'invoices.json')
    const content = await readFile((await download.path())!, 'utf8')
    assert.lengthOf(JSON.parse(content), 2)
    await page.setViewportSize({ width: 390, height: 844 })
    assert.isAtMost(await overflowOf(page), 0)
  })
})

test.group('Reviewing an invoice without scripts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('adds and removes lines, and downloads several readings', async ({ assert, browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: `http://${process.env.HOST}:${process.env.PORT}`,
    })
    const { id } = await member(context)
    const { uid } = await readingOf(id)
    await readingOf(id)
    const page = await context.newPage()
    await page.goto(`/invoice-reader/${uid}`)
    await page.getByText('2 doubtful fields').waitFor()
    await page.getByLabel('Line 3 Description').fill('Postage')
    await page.getByLabel('Remove line 1').check()
    const date = field(page, 'Issue date')
    const before = await date.inputValue()
    await date.focus()
    await page.keyboard.type('02312024')
    await page.getByRole('button', { name: 'Save' }).click()
    assert.equal(await page.locator('input[type="date"]:invalid').count(), 1)
    await date.fill(before)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.').first().waitFor()
    await page.getByLabel('Line 4 Description').waitFor()
    const stored = await StoredReading.findByOrFail('uid', uid)
    assert.deepEqual(
      stored.values.lineItems.map(({ description, quantity }) => [description, quantity]),
      [
        ['Engine, analytical', '3'],
        ['Postage', null],
      ]
    )

    await page.getByRole('link', { name: 'All invoices' }).click()
    const boxes = page.getByLabel(/^Select Invoice R-2026-0117/)
    await boxes.first().waitFor()
    for (const box of await boxes.all()) await box.check()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'UBL 2.1 (ZIP)' }).click()
    const download = await downloading
    assert.equal(download.suggestedFilename(), 'invoices.zip')
    await page.goto('/invoice-reader')
    await page.getByRole('button', { name: 'CSV' }).click()
    await page.getByText('Select at least one invoice.').first().waitFor()
    await context.close()
  })
})
