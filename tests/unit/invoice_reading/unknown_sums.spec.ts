import { test } from '@japa/runner'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'

const head = `
 Brierley Tools Ltd                          Invoice no. 2026-118
 14 Mill Lane, Bristol BS1 4ST               Invoice date: 04/05/2026
`
const reading = (page: string) => readInvoice(Buffer.from(head + page))
const read = async (page: string) => plainValues(await reading(page))
const lines = `
 Description               Qty      Unit £        Net £
 Child safety harness       28       46.50     1,302.00
 Box file, foolscap         14        5.95        83.30
`

test.group('Sums with unknown labels', () => {
  test('are read if net amount, rate and tax add up, and are never certain', async ({ assert }) => {
    const { subtotal, tax, total } = await reading(`${lines}
 Value of the above                            1,385.30
 Levied at 20%                                   277.06
 All in all                                    1,662.36
`)
    assert.deepEqual(
      [subtotal, tax, total].map((one) => one?.value),
      ['1385.30', '277.06', '1662.36']
    )
    assert.isBelow(total!.confidence, 0.9)
  })

  test('are read left of their labels', async ({ assert }) => {
    const { tax, total } = await read(`${lines}
 £1,385.30       Fees for the period
 £277.06         Value added tax at 20%
 £1,662.36       Invoice total
`)
    assert.deepEqual([tax, total], ['277.06', '1662.36'])
  })

  test('are the rest after deductions with a minus', async ({ assert }) => {
    const { total, prepaid, amountDue } = await read(`${lines}
 Net total                                     1,385.30
 VAT 20%                                         277.06
 Invoice total                                 1,662.36
 Handed over at the counter                     -162.36
 Left for you                                  1,500.00
`)
    assert.deepEqual([total, prepaid, amountDue], ['1662.36', '162.36', '1500.00'])
  })
})

test.group('Sums without tax', () => {
  const sumsOf = async (tax: string, total: string) => {
    const {
      subtotal,
      tax: own,
      total: whole,
    } = await read(`
 Description                 Net         VAT       Amount
 Lesson in May            500.00        0.00       500.00
 Books                     78.84        0.00        78.84
 Total                    578.84        ${tax}       ${total}
`)
    return [subtotal, own, whole]
  }

  test('are in one row: net amount, zero, and the same amount', async ({ assert }) => {
    assert.deepEqual(await sumsOf('0.00', '578.84'), ['578.84', '0.00', '578.84'])
    const [subtotal] = await sumsOf('0.00', '600.00')
    assert.notEqual(subtotal, '578.84')
  })
})

test.group('Payments', () => {
  const paidOf = async (line: string) => {
    const { tax, prepaid } = await read(`
 Total                                      500.00
 ${line}
`)
    return [tax, prepaid]
  }

  test('are after a text with other labels, alone in the last cell', async ({ assert }) => {
    const text = 'Already paid: 2 deposits, VAT included'
    assert.deepEqual(await paidOf(`${text}          - € 376.00`), [null, '376.00'])
    assert.deepEqual(await paidOf(`${text}          see total 376.00`), [null, null])
  })

  const sums = `${lines}
 Net total                                     1,385.30
 VAT 20%                                         277.06
 Invoice total                                 1,662.36`

  test('are added if only all of them make up the difference', async ({ assert }) => {
    const { prepaid, amountDue } = await read(`${sums}
 Deposit                                         162.36
 Already paid                                    500.00
 Balance due                                   1,000.00
`)
    assert.deepEqual([prepaid, amountDue], ['662.36', '1000.00'])
  })

  test('of the previous bill are not those of this one', async ({ assert }) => {
    const { prepaid, amountDue } = await read(`
 Previous bill                                    99.00
 Payments received, thank you                    -99.00
${sums}
 Balance due                                   1,662.36
`)
    assert.deepEqual([prepaid, amountDue], [null, '1662.36'])
  })

  test('do not make the rest a total that is not printed', async ({ assert }) => {
    const { subtotal, tax, total, prepaid, amountDue } = await read(`${lines}
 Net total                                     1,385.30
 VAT 20%                                         277.06
 Deposit paid                                   -662.36
 Balance due                                   1,000.00
`)
    assert.deepEqual(
      [subtotal, tax, total, prepaid, amountDue],
      ['1385.30', '277.06', null, '662.36', '1000.00']
    )
  })
})

test.group('Lines in unknown tables', () => {
  const linesOf = async (table: string) => {
    const { lineItems } = await read(`${table}
 Net total                                     1,385.30
 VAT 20%                                         277.06
 Total                                         1,662.36
`)
    return lineItems.map(({ description, quantity, unitPrice, amount }) => [
      description,
      ...[quantity, unitPrice, amount].map((value) => value && Number(value)),
    ])
  }
  const harness = ['Child safety harness', 28, 46.5, 1302]
  const file = ['Box file, foolscap', 14, 5.95, 83.3]

  test('have the columns whose products are printed', async ({ assert }) => {
    const found = await linesOf(`
 What                    How many     Each         Comes to
 Child safety harness          28    46.50         1,302.00
 Box file, foolscap            14     5.95            83.30
`)
    assert.deepEqual(found, [harness, file])
  })

  test('go on below the sum of a group', async ({ assert }) => {
    const found = await linesOf(`
 Description               Qty      Unit £        Net £
 Child safety harness       28       46.50     1,302.00
 Subtotal safety                               1,302.00
 Box file, foolscap         14        5.95        83.30
 Subtotal office                                  83.30
`)
    assert.deepEqual(found, [harness, file])
  })

  test('are no sums that are carried over', async ({ assert }) => {
    const found = await linesOf(`
 Description               Qty      Unit £        Net £
 Child safety harness       28       46.50     1,302.00
 Taken to sheet 2                              1,302.00
 Box file, foolscap         14        5.95        83.30
`)
    assert.deepEqual(found, [harness, file])
  })

  test('have the text above a number without text', async ({ assert }) => {
    const found = await linesOf(`
 Item                      Qty      Unit £        Net £
 Child safety harness
 1.1                        28       46.50     1,302.00
 Box file, foolscap
 1.2                        14        5.95        83.30
`)
    assert.deepEqual(found, [harness, file])
  })
})

test.group('Adjustments', () => {
  test('are found at the sums of charges and of discounts', async ({ assert }) => {
    const page = await readInvoice(
      Buffer.from(`
 Lieferant GmbH                         Rechnung Nr. 471102
 Lieferantenstraße 20, 80333 München    Datum: 05.06.2018

 Beschreibung              Menge     Preis      Betrag
 Kunstrasen grün               3     33,00       99,00
 Schweinesteak                 5      5,50       27,50

 Positionssumme                                 126,50
 Gesamtbetrag der Zuschläge                       5,80
 Gesamtbetrag der Abschläge                     -12,65
 Rechnungssumme ohne USt.                       119,65
 USt. 19%                                        22,73
 Bruttosumme                                    142,38
`)
    )
    assert.deepEqual(page.meta.adjustments, [
      { kind: 'charge', amount: '5.80' },
      { kind: 'allowance', amount: '12.65' },
    ])
    assert.isTrue(page.checks.find(({ name }) => name === 'lines_are_net')!.isPassed)
  })
})
