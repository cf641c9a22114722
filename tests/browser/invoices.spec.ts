import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import { axeFaultsEverywhere, overflowOf } from '#tests/browser/axe'
import { invoicePdf, invoicePhoto } from '#tests/helpers/invoice_pdfs'
import { ciiInvoice } from '#tests/unit/invoice_reading/xml_samples'

const pdf = 'application/pdf'

/** A separate browser context for a visitor. */
async function visitor(browser: Browser, javaScriptEnabled = true) {
  const context = await browser.newContext({
    javaScriptEnabled,
    viewport: { width: 1280, height: 900 },
    baseURL: `http://${process.env.HOST}:${process.env.PORT}`,
    permissions: [],
  })
  const page = await context.newPage()
  await page.goto('/invoice-reader')
  return { context, page }
}

async function uploadFile(page: Page, name: string, mimeType: string, buffer: Buffer) {
  const drop = page.getByLabel('Drop invoices here, or choose files')
  await drop.setInputFiles({ name, mimeType, buffer })
  await page.getByRole('button', { name: 'Read invoices', exact: true }).click()
}

test.group('The invoice reader', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('highlights each value in a text PDF and accepts corrections', async ({ assert, visit }) => {
    const page = await visit('/invoice-reader')
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await page.getByLabel('Drop invoices here, or choose files').setInputFiles({
      ...{ name: 'engine.pdf', mimeType: pdf, buffer: await invoicePdf() },
    })
    await page.getByText('1 file selected').waitFor()
    await page.getByRole('button', { name: 'Read invoices', exact: true }).click()
    await page.getByRole('heading', { name: 'Invoice AE-2026-17' }).waitFor({ timeout: 40_000 })

    const total = page.getByLabel('Total', { exact: true })
    assert.equal(await total.inputValue(), '119.00')
    await page.getByRole('img', { name: 'Page 1 of the invoice' }).waitFor()
    await total.focus()
    assert.equal(await page.locator('.value-box.is-lit').count(), 1)
    const number = page.getByLabel('Number', { exact: true })
    assert.isNotEmpty(await number.inputValue())
    await page.locator('.value-box').first().click()
    assert.match(await page.evaluate('document.activeElement.name'), /\w/)

    await total.fill('1.190,00')
    await page.getByText('Changed, not saved yet').waitFor()
    await page.keyboard.press('Control+Enter')
    await page.getByText('Corrected; originally read: 119.00').waitFor()
    assert.equal(await total.inputValue(), '1190.00')
    await page.getByRole('button', { name: 'Keep for 90 days' }).click()
    await page.getByText(/^Kept until/).waitFor()
    assert.deepEqual(await axeFaultsEverywhere(page), [])
    await page.setViewportSize({ width: 390, height: 844 })
    assert.isAtMost(await overflowOf(page), 0)
  })

  test('reads dropped files once their options are chosen', async ({ assert, visit }) => {
    const page = await visit('/invoice-reader')
    await page.getByText('Drop invoices here').waitFor()
    const dropped = await page.evaluateHandle(`(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([${JSON.stringify(ciiInvoice())}], 'dropped.xml'))
      return transfer
    })()`)
    await page.locator('.drop-zone').dispatchEvent('drop', { dataTransfer: dropped })
    await page.getByText('1 file selected').waitFor()
    assert.isEmpty(await page.locator('.invoice-sendings').all())
    await page.getByLabel('Also keep the files').check()
    await page.getByRole('button', { name: 'Read invoices', exact: true }).click()
    await page.getByRole('link', { name: 'Original file' }).waitFor({ timeout: 40_000 })
  })

  test('refuses no file until one is chosen, and reads more files than a request can have', async ({
    visit,
  }) => {
    const page = await visit('/invoice-reader')
    const drop = page.getByLabel('Drop invoices here, or choose files')
    const file = { name: 'list.xml', mimeType: 'text/xml', buffer: Buffer.from('<shopping-list/>') }
    const read = page.getByRole('button', { name: 'Read invoices', exact: true })
    await page.getByText('Drop invoices here').waitFor()
    await read.click()
    const missing = page.getByText('Choose an invoice first.')
    await missing.waitFor()
    await drop.setInputFiles(Array.from({ length: 21 }, () => file))
    await missing.waitFor({ state: 'detached' })
    await read.click()
    await page.getByText('21 of 21 files done').waitFor({ timeout: 40_000 })
  })

  test('uploads several files, shows each result, and only to their owner', async ({
    assert,
    browser,
    visit,
  }) => {
    const page = await visit('/invoice-reader')
    await page.getByLabel('Drop invoices here, or choose files').setInputFiles([
      { name: 'factur-x.pdf', mimeType: pdf, buffer: await invoicePdf(ciiInvoice()) },
      { name: 'list.xml', mimeType: 'text/xml', buffer: Buffer.from('<shopping-list/>') },
      { name: 'large.pdf', mimeType: pdf, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    ])
    await page.getByRole('button', { name: 'Read invoices', exact: true }).click()
    await page.getByText('3 of 3 files done').waitFor({ timeout: 40_000 })
    await page.getByText('large.pdf is larger than 10 MB. Upload only the pages').waitFor()
    await page.getByText('The XML is not an invoice in CII').first().waitFor()
    await page.getByRole('link', { name: 'View factur-x.pdf' }).click()
    await page.getByRole('heading', { name: 'Invoice R & D-7' }).waitFor()
    await page.getByText('from the XML in the PDF').waitFor()

    const other = await visitor(browser)
    await other.page.getByText('No invoices yet').waitFor()
    const refused = await other.page.request.get(new URL(page.url()).pathname)
    assert.equal(refused.status(), 404)
    await other.context.close()

    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Deleted factur-x.pdf and its results.').first().waitFor()
  }).tags(['@full'])

  test('reads a photo and indicates that OCR was used', async ({ assert, visit }) => {
    const page = await visit('/invoice-reader')
    await uploadFile(page, 'photo.jpg', 'image/jpeg', await invoicePhoto())
    await page.getByRole('heading', { name: 'Invoice AE-2026-17' }).waitFor({ timeout: 80_000 })
    await page.getByText('Some pages were read as images').waitFor()
    const total = page.getByLabel('Total', { exact: true })
    assert.equal(await total.inputValue(), '119.00')
    await page.getByText('image, page 1').first().waitFor()
    await page.getByRole('img', { name: 'Page 1 of the invoice' }).waitFor()
    await total.focus()
    assert.equal(await page.locator('.value-box.is-lit').count(), 1)
  }).tags(['@full'])

  test('reads a text PDF and a photo without scripts, and shows their pages', async ({
    assert,
    browser,
  }) => {
    const { context, page } = await visitor(browser, false)
    for (const [name, type, content] of [
      ['engine.pdf', pdf, await invoicePdf()],
      ['photo.jpg', 'image/jpeg', await invoicePhoto()],
    ] as const) {
      await page.goto('/invoice-reader')
      await uploadFile(page, name, type, content)
      await page.getByRole('heading', { name: 'Invoice AE-2026-17' }).waitFor({ timeout: 80_000 })
      assert.equal(await page.getByLabel('Total', { exact: true }).inputValue(), '119.00')
      await page.getByRole('img', { name: 'Page 1 of the invoice' }).waitFor()
      assert.isAbove(await page.locator('.value-box').count(), 5)
    }
    const read = new URL(page.url()).pathname
    const other = await visitor(browser, false)
    await other.page.getByText('No invoices yet').waitFor()
    for (const path of [read, `${read}/pages/1`, `${read}/export?format=json`]) {
      const refused = await other.page.request.get(path)
      assert.equal(refused.status(), 404)
    }
    await other.context.close()
    await context.close()
  }).tags(['@full'])

  test('reads, corrects and downloads files without scripts', async ({ assert, browser }) => {
    const { context, page } = await visitor(browser, false)
    await uploadFile(page, 'factur-x.pdf', pdf, await invoicePdf(ciiInvoice()))
    await page.getByRole('heading', { name: 'Invoice R & D-7' }).waitFor({ timeout: 40_000 })
    await page.getByRole('img', { name: 'Page 1 of the invoice' }).waitFor()
    await page.getByLabel('Total', { exact: true }).fill('much')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('alert').getByText('Enter a number').waitFor()
    assert.equal(await page.getByLabel('Total', { exact: true }).inputValue(), 'much')
    await page.getByText('Changed, not saved yet').waitFor()
    assert.notInclude(await page.locator('form').last().textContent(), 'Arrow keys')
    await page.getByLabel('Total', { exact: true }).fill('120')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Corrected; originally read: 119.00').waitFor()
    const link = await page.getByRole('link', { name: 'UBL 2.1' }).getAttribute('href')
    const ubl = await page.request.get(String(link))
    assert.include(await ubl.text(), '<cbc:TaxInclusiveAmount currencyID="EUR">120.00<')
    await page.getByRole('link', { name: 'All invoices' }).click()
    await page.getByRole('link', { name: 'Invoice R & D-7' }).waitFor()
    await context.close()
  })
})
