import { test } from '@japa/runner'
import sharp from 'sharp'
import { PageImages } from '#app/invoices/reading/pages/page_images'
import { photoOf } from '#app/invoices/reading/pages/photo'
import { grayOf, reduced, sharpOf, turned, type Raster } from '#app/invoices/reading/pages/raster'
import { levelled, skewOf } from '#app/invoices/reading/pages/skew'
import { type InvoiceFault } from '#app/invoices/reading/invoice_fault'
import { invoicePdf, languages } from './printed_samples.js'

async function page(): Promise<Raster> {
  using pages = await PageImages.open(await invoicePdf(languages.en, 'columns'))
  const { raster } = await pages.draw(1, 120)
  return raster
}

const skewOfSmall = async (raster: Raster) => skewOf(grayOf(await reduced(raster, 800)))
async function skewAt(raster: Raster): Promise<number> {
  const { angle } = await skewOfSmall(raster)
  return angle
}

/** A sheet on a darker table. */
function photographed(sheet: Buffer): Promise<Buffer> {
  const table = sharp({
    create: { width: 1500, height: 2000, channels: 3, background: '#5a5048' },
  })
  return table
    .composite([{ input: sheet, left: 240, top: 260 }])
    .jpeg()
    .toBuffer()
}

async function faultOf(bytes: Buffer) {
  return photoOf(bytes).then(
    () => null,
    (error: InvoiceFault) => error.code
  )
}

test.group('Images of pages', () => {
  test('lines of text are levelled', async ({ assert }) => {
    const straight = await page()
    assert.equal(await skewAt(straight), 0)
    for (const angle of [-7.5, -1.2, 3, 9]) {
      const image = sharpOf(straight).rotate(angle, { background: '#fff' }).png()
      const tilted = await photoOf(await image.toBuffer())
      assert.approximately(await skewAt(tilted), angle, 0.25)
      assert.approximately(await skewAt(await levelled(tilted)), 0, 0.2)
    }
  })

  test('a page on its side is turned', async ({ assert }) => {
    const straight = await page()
    const side = [straight.height, straight.width]
    for (const degrees of [90, 270]) {
      const { width, height } = await levelled(await turned(straight, degrees))
      assert.deepEqual([height, width], side)
    }
    const tilted = sharpOf(await turned(straight, 90)).rotate(4, { background: '#fff' })
    const { width, height } = await photoOf(await tilted.png().toBuffer())
    assert.isAbove(width, height)
    const upright = await levelled(await photoOf(await tilted.png().toBuffer()))
    assert.isAbove(upright.height, upright.width)
    assert.approximately(await skewAt(upright), 0, 0.2)
  })

  test('a page with a dark column is not turned', async ({ assert }) => {
    const straight = sharpOf(await page()).extend({ left: 250, background: '#222' })
    const image = await photoOf(await straight.png().toBuffer())
    const [along, across] = [await skewOfSmall(image), await skewOfSmall(await turned(image, 90))]
    assert.isAbove(across.sharpness, along.sharpness)
    const { width, height } = await levelled(image)
    assert.deepEqual([width, height], [image.width, image.height])
  })

  test('a sheet on a table is cropped, and a scan is kept as it is', async ({ assert }) => {
    const sheet = await page()
    const scan = await sharpOf(sheet).png().toBuffer()
    const { width, height } = await photoOf(scan)
    assert.approximately(width / height, sheet.width / sheet.height, 0.001)
    const cropped = await photoOf(await photographed(scan))
    assert.approximately(cropped.width / cropped.height, sheet.width / sheet.height, 0.02)
    assert.isAbove(
      grayOf(cropped).data.reduce((sum, level) => sum + level) / (cropped.width * cropped.height),
      230
    )
  })

  test('a sheet with a dark bar or column is cropped as a whole', async ({ assert }) => {
    const sheet = await page()
    const { width, height } = sheet
    const bar = sharp({ create: { width, height: 60, channels: 3, background: '#333' } })
    const barred = await sharpOf(sheet)
      .composite([{ input: await bar.png().toBuffer(), left: 0, top: 500 }])
      .png()
      .toBuffer()
    const cropped = await photoOf(await photographed(barred))
    assert.approximately(cropped.width / cropped.height, width / height, 0.02)
    const letters = sharpOf(sheet).negate().extract({ left: 0, top: 0, width: 240, height })
    const column = await letters.png().toBuffer()
    const dark = sharpOf(sheet).composite([{ input: column, left: 0, top: 0 }])
    const whole = await photoOf(await photographed(await dark.png().toBuffer()))
    assert.isAtLeast(whole.width / whole.height, width / height - 0.03)
  })

  test('more than 50 megapixels are refused by the header, and damaged images', async ({
    assert,
  }) => {
    const blank = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#fff' } })
        .png()
        .toBuffer()
    assert.isNull(await faultOf(await blank(8064, 6048)))
    assert.equal(await faultOf(await blank(8500, 6000)), 'image_too_large')
    assert.equal(await faultOf(Buffer.from('ffd8ffe000040000', 'hex')), 'unreadable_image')
    const whole = await blank(400, 400)
    assert.equal(await faultOf(whole.subarray(0, whole.length / 2)), 'unreadable_image')
  })
})
