import { test } from '@japa/runner'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { documentText } from '#app/invoices/reading/text/document_text'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'
import { isPolishVatNumber, isSpanishTaxNumber } from '#app/money/identifiers'

const read = (text: string) => readInvoiceText(plainPages(Buffer.from(text), 1).pages)

/** An invoice with lines for numbers and dates, sums and a footer. */
function page({
  title = 'INVOICE',
  numbers = 'Invoice no. 4711\n Date: 12 March 2026',
  sums = '                       Net total          £120.00\n' +
    '                       Tax 20%             £24.00\n' +
    '                       Total              £144.00',
  footer = '',
}) {
  return `
 Halvorsen Tools Ltd                                ${title}
 88 Albert Street

 Bill to:
 Brierley Foods plc
 5 Church Walk

 ${numbers}


 Description                 Qty      Price      Amount
 Steel bracket 20 mm           2      50.00      100.00
 Paint                         1      20.00       20.00

${sums}


 ${footer}
`
}

test.group('Numbers', () => {
  test('of real layouts: "{0}"')
    .with([
      ['Compr. Nro:  00007-00000418', '00007-00000418'],
      ['Facture n °07-02-118', '07-02-118'],
      ['Proforma Invoice\n P.I. No. HT/2026-27/00118', 'HT/2026-27/00118'],
    ])
    .run(({ assert }, [numbers, expected]) => {
      assert.equal(read(page({ title: '', numbers })).invoiceNumber?.value, expected)
    })

  test('of an order can begin with letters that are its label', ({ assert }) => {
    const numbers =
      'Invoice no. 4711\n Date: 12 March 2026\n Customer Order No   PO-KVM-0551\n Terms   30 Days'
    assert.equal(read(page({ numbers })).purchaseOrder?.value, 'PO-KVM-0551')
  })

  test('of a bank account are no invoice numbers', ({ assert }) => {
    const footer = 'BANK ACCOUNT NUMBER - 471108154711.'
    assert.isNull(read(page({ title: '', numbers: 'Date: 12 March 2026', footer })).invoiceNumber)
  })
})

test('Polish forms of KSeF have a long label of the issue date', ({ assert }) => {
  const numbers =
    'Numer faktury: FV/118/2026\n' +
    ' Data wystawienia, z zastrzeżeniem art. 106na ust. 1 ustawy: 31.07.2026\n' +
    ' Data dokonania lub zakończenia dostawy towarów lub wykonania usługi:\n 03.07.2026'
  assert.equal(read(page({ title: '', numbers })).issueDate?.value, '2026-07-31')
})

test('a proof of purchase is a receipt in Italian', ({ assert }) => {
  const numbers = 'Data ricevuta 10 luglio 2026'
  const { documentType } = read(page({ title: "Ricevuta d'acquisto", numbers }))
  assert.equal(documentType?.value, 'receipt')
})

test('dirhams: "{0}" with "{1}"')
  .with([
    ['DH', '', 'MAD'],
    ['DH', 'Sheikh Zayed Road, Dubai', 'AED'],
    ['Dhs', '', 'AED'],
  ])
  .run(({ assert }, [sign, footer, expected]) => {
    const sums = `                       Total           41,500.00 ${sign}`
    assert.equal(read(page({ sums, footer })).currency?.value, expected)
  })

test.group('VAT numbers', () => {
  const vatId = (footer: string) => read(page({ footer })).seller.vatId

  test('have check digits or a control sign', ({ assert }) => {
    assert.isTrue(isPolishVatNumber('1234563218'))
    assert.isFalse(isPolishVatNumber('1234563219'))
    assert.isTrue(isSpanishTaxNumber('47110815F'))
    assert.isFalse(isSpanishTaxNumber('47110815A'))
    assert.isTrue(isSpanishTaxNumber('X1234567L'))
    assert.isTrue(isSpanishTaxNumber('B12345674'))
    assert.isFalse(isSpanishTaxNumber('B12345675'))
  })

  test('are in groups: {0}')
    .with([
      ['NIP: 123 456 32 18', 'PL1234563218'],
      ['NIP: 123 456 32 19', null],
      ['NIF B 12345674', 'ESB12345674'],
      ['NIF B 12345675', null],
    ])
    .run(({ assert }, [footer, expected]) => {
      assert.equal(vatId(footer!)?.value ?? null, expected)
    })

  test('have no label beside an e-mail address in Spain', ({ assert }) => {
    assert.equal(vatId('912 000 118 ana@ruiz.example 47110815F')?.value, 'ES47110815F')
    assert.isNull(vatId('912 000 118 ana@ruiz.example 47110815A'))
    assert.isNull(vatId('Lote 47110815F'))
  })

  test('in the form of no country are doubtful', ({ assert }) => {
    assert.equal(vatId('NIP: 471108154')?.value, '471108154')
    assert.isAtMost(vatId('NIP: 471108154')!.confidence, 0.5)
    assert.isNull(vatId('NIP: 1234567'))
    assert.equal(vatId('VAT F63000118118')?.value, 'F63000118118')
    assert.isNull(vatId('VAT 12000000'))
    assert.isNull(vatId('VAT 20%  12345678.00'))
  })

  test('below the name of the seller in a footer are the seller’s', ({ assert }) => {
    const { seller } = read(`
 Bergmann Technik GmbH • Werkstr. 8 • 97070 Bergen

 Lindner Holzbau GmbH                                  Kundennummer: K-118
 Am Hang 3                                        USt-IdNr.: DE999000226
 34117 Kassel                                       Rechnungsnummer: R118
                                                       Rechnungsdatum: 17.02.2026
 Rechnung R118

                                           Netto              100,00 €
                                           USt. (19 %)         19,00 €
                                           Brutto             119,00 €

 Bergmann Technik GmbH           Werkstr. 8
 Geschäftsführer: Max Berg       Tel.: +49 931 000118
 USt-IdNr. DE999000118           www.bergmann.example
`)
    assert.equal(seller.vatId?.value, 'DE999000118')
  })
})

test.group('Accounts', () => {
  test('have a form: {0}')
    .with([
      ['Konto DE21 4711 0815 4711 0815 47', 'DE21471108154711081547', 0.5],
      ['Bank: DE21 4711 0815 XXXX 0815 47', null, 0],
      ['Serie DE21 4711 0815 4711', null, 0],
      ['FR 76 3000 6000 0112 3456 7890 189', 'FR7630006000011234567890189', 0.96],
    ])
    .run(({ assert }, [footer, expected, most]) => {
      const { iban } = read(page({ footer: String(footer) })).seller
      assert.equal(iban?.value ?? null, expected)
      assert.isAtMost(iban?.confidence ?? 0, Number(most))
    })
})

test.group('Sums', () => {
  test('are to the right of a label one line lower', ({ assert }) => {
    const sums = (below: string) =>
      read(page({ sums: `                       BALANCE DUE\n${below}` })).amountDue?.value
    assert.equal(sums('                                             $120.00'), '120.00')
    assert.isUndefined(sums('                                      Goods  $120.00'))
  })

  test('are the total if labelled net amount and tax add up to them', ({ assert }) => {
    const { tax, total } = read(
      page({
        sums:
          '                       Subtotal            £120.00\n' +
          '                       VAT                  £28.80\n' +
          '                       TOTA L              £148.80',
      })
    )
    assert.deepEqual([tax?.value, total?.value], ['28.80', '148.80'])
  })

  test('are less a discount between net amount and tax', ({ assert }) => {
    const { tax, total } = read(
      page({
        sums:
          '                       Subtotal            $120.00\n' +
          '                       Discount (5%)        -$6.00\n' +
          '                       Tax (8.25%)           $9.41\n' +
          '                       TOTA L              $123.41',
      })
    )
    assert.deepEqual([tax?.value, total?.value], ['9.41', '123.41'])
  })

  test('are less a discount that is more than the tax, and more by postage', ({ assert }) => {
    const { subtotal, tax, total } = read(
      page({
        sums:
          '                       Subtotal            $120.00\n' +
          '                       Discount (10%)      -$12.00\n' +
          '                       Shipping              $4.00\n' +
          '                       Tax (6%)              $6.72\n' +
          '                       Total               $118.72',
      })
    )
    assert.deepEqual([subtotal?.value, tax?.value, total?.value], ['120.00', '6.72', '118.72'])
  })

  test('are at the left of columns below headings in their middle', ({ assert }) => {
    const { subtotal, tax, total } = read(
      page({
        sums:
          '      Base            % IVA           Cuota                     TOTAL FACTURA\n' +
          ' 120,00          20,00            24,00            144,00',
      })
    )
    assert.deepEqual([subtotal?.value, tax?.value, total?.value], ['120.00', '24.00', '144.00'])
  })

  test('have a net amount at the rate of a tax that is not printed', ({ assert }) => {
    const { subtotal, total } = read(`
 Halvorsen Tools Ltd                      Invoice No. 4711
                                          Date 05-11-2026
 Item                 Quantity   Unit Price    Amount
 Paint can 5 l             100           10      1000
 Brush box                 100          250     25000
                                           Subtotal: 26000
                                                GST: 12%
                                             Total: 29120
`)
    assert.deepEqual([subtotal?.value, total?.value], ['26000', '29120'])
  })

  test('have a net amount above a tax of zero', ({ assert }) => {
    const { subtotal, tax, total } = read(
      page({
        sums:
          '           Total                                     120.00\n' +
          '           TVA en sus 0.00%                            0.00\n' +
          '           Montant de la facture (taxe comprise)     120.00',
      })
    )
    assert.deepEqual([subtotal?.value, tax?.value, total?.value], ['120.00', '0.00', '120.00'])
  })

  test('have a net amount above a tax of which they are exempt', ({ assert }) => {
    const sumsOf = (...lines: string[]) => {
      const sums = lines.map((line) => `           ${line}`).join('\n')
      const { subtotal, total } = read(page({ sums }))
      return [subtotal?.value, total?.value]
    }
    const [net, gross] = [
      'Summe                          120,00',
      'Rechnungsbetrag                120,00',
    ]
    const exempt = 'USt                        steuerfrei'
    assert.deepEqual(sumsOf(net, exempt, gross), ['120.00', '120.00'])
    assert.deepEqual(sumsOf(net, gross), [undefined, '120.00'])
    assert.deepEqual(sumsOf(net, 'Lieferung                  frei Haus', gross), [
      undefined,
      '120.00',
    ])
  })

  test('in wide type have spaces around the sign of thousands, not between columns', ({
    assert,
  }) => {
    const amountsOf = (line: string) =>
      documentText(plainPages(Buffer.from(` ${line}`), 1).pages)
        .amounts.flat()
        .map(({ value }) => value)
    assert.deepEqual(amountsOf('Total 1 . 404,14'), ['1404.14'])
    assert.deepEqual(amountsOf('Total 1   .   404,14'), ['1', '404.14'])
    assert.deepEqual(amountsOf('Position 1 . 40,14'), ['1', '40.14'])
  })

  test('are paid in Spanish', ({ assert }) => {
    const { prepaid, amountDue } = read(
      page({
        sums:
          '           TOTAL                 120,00 $\n' +
          '           IMPORTE PAGADO        120,00 $\n' +
          '           IMPORTE ADEUDADO        0,00 $',
      })
    )
    assert.deepEqual([prepaid?.value, amountDue?.value], ['120.00', '0.00'])
  })
})

test('signs of several currencies are never certain: "{0}"')
  .with(['DH', 'Rs'])
  .run(({ assert }, sign) => {
    const sums = `                       Total           41,500.00 ${sign}`
    assert.isBelow(read(page({ sums })).currency!.confidence, 0.9)
  })

test('a long list of VAT numbers is read in time', ({ assert }) => {
  const list = Array.from({ length: 1900 }, (_, at) => ` DE${100000000 + at}`).join('\n')
  const start = performance.now()
  read(page({ footer: list }))
  assert.isBelow(performance.now() - start, 8_000)
})
