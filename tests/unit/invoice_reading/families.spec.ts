import { test } from '@japa/runner'
import { isIban, isVatId } from '#app/money/identifiers'
import { families } from '../../../bench/invoice_families/families.js'
import { composed } from '../../../bench/invoice_families/render.js'

test.group('Generated invoices', () => {
  test('are many for development, and some are left out', ({ assert }) => {
    assert.lengthOf(new Set(families.map(({ name }) => name)), families.length)
    const leftOut = families.filter(({ isLeftOut }) => isLeftOut)
    assert.deepEqual([families.length - leftOut.length, leftOut.length], [939, 48])
  })

  test('are the same for the same seed', ({ assert }) => {
    assert.deepEqual(composed(families[0], 3), composed(families[0], 3))
    assert.notEqual(composed(families[0], 3).html, composed(families[0], 4).html)
  })

  test('have numbers and dates in other formats from the fourth on', ({ assert }) => {
    const family = families.find(({ name }) => name === 'en-ledger')!
    const own = [0, 1, 2].map((seed) => String(composed(family, seed).expected.invoiceNumber))
    assert.isTrue(own.every((number) => /^INV-\d{6}$/.test(number)))
    const others = [3, 4, 5, 6, 7].map((seed) => composed(family, seed).expected.invoiceNumber)
    assert.isTrue(others.some((number) => !/^INV-\d{6}$/.test(String(number))))
  })

  test('have sums that add up, and numbers with valid check digits', ({ assert }) => {
    for (const family of families) {
      for (const seed of [0, 1, 2]) {
        const { expected, printed } = composed(family, seed)
        const { subtotal, tax, total, iban, sellerVatId } = expected
        assert.closeTo(Number(subtotal) + Number(tax), Number(total), 0.001, family.name)
        if (printed.iban) assert.isTrue(isIban(String(iban)), family.name)
        if (printed.sellerVatId) assert.isTrue(isVatId(String(sellerVatId)), family.name)
        assert.isTrue(printed.total || printed.amountDue, family.name)
      }
    }
  })
})
