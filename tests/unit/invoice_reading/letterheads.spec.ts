import { test } from '@japa/runner'
import { wordsFromPieces } from '#app/invoices/reading/pages/page_words'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'

const read = (text: string) => readInvoiceText(plainPages(Buffer.from(text), 1).pages)

/** An invoice with an address and lines with numbers. */
function page({ buyer = 'Brierley Foods plc', title = 'INVOICE', numbers = 'Invoice no. 4711' }) {
  return `
 Garside Marine Services Ltd                                ${title}
 88 Albert Street
 Perth PH1 5LU

 ${buyer.split('\n').join('\n ')}
 5 Church Walk
 London SE1 9PX

 ${numbers.split('\n').join('\n ')}


 Description                 Qty      Price      Amount
 Steel bracket 20 mm           2      50.00      100.00
 Paint                         1      20.00       20.00

                       Net total               120.00
                       VAT 20%                  24.00
                       Total EUR               144.00
`
}

test.group('Numbers of invoices', () => {
  test('are read as printed: "{0}"')
    .with([
      ['Invoice # BE 0118', 'BE 0118'],
      ['Rechnung Nr. A 2024 118', 'A 2024 118'],
      ['INVOICE N FA-118', 'FA-118'],
      ['Rechnung Nr. 118 KL, Kundennummer K-5512', '118 KL'],
      ['Rechnungsnummer: INV 0045 / B', 'INV 0045 / B'],
      ['Rechnungsnummer: MK-A 118/03/2024', 'MK-A 118/03/2024'],
      ['Beleg-Nr. / Datum: 118/24 / 01.02.2026', '118/24'],
      ['Datum / Rechnung-Nr.: 01.02.2026 / 118/24', '118/24'],
      ['Nr.: 2024118', '2024118'],
      ['Nr. 118/24 del 12/03/2026', '118/24'],
      ['N.º 2024/118', '2024/118'],
      [
        'Date          Invoice No.     Due\n 12/03/26      FV 7/03/2026    26/03/26',
        'FV 7/03/2026',
      ],
    ])
    .run(({ assert }, [numbers, expected]) => {
      assert.equal(read(page({ numbers })).invoiceNumber?.value, expected)
    })

  test('and dates without labels are below the title', ({ assert }) => {
    const numbers = 'FEE ACCOUNT\nSUM24/2553\n2 December 2024\n\nPayable in advance, by 1 May 2025.'
    const { invoiceNumber, issueDate, documentType } = read(page({ title: '', numbers }))
    assert.equal(invoiceNumber?.value, 'SUM24/2553')
    assert.equal(issueDate?.value, '2024-12-02')
    assert.equal(documentType?.value, 'invoice')
  })
})

test.group('The name in an address', () => {
  test('is not that of a person or department: "{0}"')
    .with([
      'Attn: Accounts Payable,\nDept. 12\nBrierley Foods plc',
      'Mr A Treasurer\nFinance Department\nBrierley Foods plc',
      'Brierley Foods plc\nT.a.v. de crediteurenadministratie',
      'Customer (K62129)\nBrierley Foods plc',
      'Tierhalter: Brierley Foods plc',
    ])
    .run(({ assert }, buyer) => {
      assert.equal(read(page({ buyer })).buyer.name?.value, 'Brierley Foods plc')
    })

  test('is not a sentence about services or their period', ({ assert }) => {
    const numbers =
      'Rechnung für ärztliche Leistungen\nBehandlung von 1. Mai bis 2. Juli 2025\nNr. 17'
    assert.equal(read(page({ numbers })).buyer.name?.value, 'Brierley Foods plc')
  })

  test('is above a street without a word for one', ({ assert }) => {
    const own = page({}).replace('5 Church Walk\n London SE1 9PX', 'Zum Eichbaum 5\n 61348 Homburg')
    assert.equal(read(own).buyer.name?.value, 'Brierley Foods plc')
    assert.match(read(own).buyer.address!.value, /^Zum Eichbaum 5/)
  })

  test('of a sole trader is before that of the shop', ({ assert }) => {
    const own = page({}).replace('Garside Marine Services Ltd', 'Alice Fox t/a Wheelhouse Repairs')
    assert.equal(read(own).seller.name?.value, 'Alice Fox')
  })
})

test.group('Names in Dutch and German', () => {
  test('may have a year that is no postal code', ({ assert }) => {
    const own = page({ buyer: 'Invoice to:\nJane Fox' }).replace(
      'Garside Marine Services Ltd',
      'Turnverein 1861 Kirchheim e. V.'
    )
    assert.equal(read(own).seller.name?.value, 'Turnverein 1861 Kirchheim e. V.')
  })

  test('have no salutation: "{0}"')
    .with([
      ['Mevrouw K. Willems', 'K. Willems'],
      ['De heer J. Maes', 'J. Maes'],
    ])
    .run(({ assert }, [buyer, expected]) => {
      assert.equal(read(page({ buyer })).buyer.name?.value, expected)
    })
})

test.group('Addresses', () => {
  const sellerIn = (text: string) => {
    const { address, country } = read(page({}).replace('Perth PH1 5LU', text)).seller
    return [address?.value, country?.value ?? '']
  }

  test('have a street and a place: "{0}"')
    .with([
      ['Perth PH1 5LU', '88 Albert Street, Perth PH1 5LU', 'GB'],
      ['Perth PH1 5LU · Tel. 01738 496 000', '88 Albert Street, Perth PH1 5LU', 'GB'],
      ['1012 AB Amsterdam', '88 Albert Street, 1012 AB Amsterdam', 'NL'],
      ['Unit 5\n 00-950 Warszawa', '88 Albert Street, Unit 5, 00-950 Warszawa', 'PL'],
      ['29000 Quimper', '88 Albert Street, 29000 Quimper', ''],
    ])
    .run(({ assert }, [place, address, country]) => {
      assert.deepEqual(sellerIn(place), [address, country])
    })

  test('of the United States may have a house number with four digits', ({ assert }) => {
    const street = '1100 Riverfront Plaza, Ste 900'
    const own = page({})
      .replace('88 Albert Street', street)
      .replace('Perth PH1 5LU', 'Dayton, OH 45402')
    const { address, country } = read(own).seller
    assert.equal(address?.value, `${street}, Dayton, OH 45402`)
    assert.equal(country?.value, 'US')
  })

  test('have no trade or number above the street: "{0}"')
    .with([['Plumbing and heating'], ['VAT no. GB122801902']])
    .run(({ assert }, [line]) => {
      const own = page({}).replace('88 Albert', `${line}\n 88 Albert`)
      assert.equal(read(own).seller.address?.value, '88 Albert Street, Perth PH1 5LU')
    })

  test('are also read from the line at the foot that repeats the name', ({ assert }) => {
    const own = page({}).replace('88 Albert Street\n Perth PH1 5LU', '')
    const foot =
      'Garside Marine Services Ltd - VAT no. GB122801902 - 88 Albert Street - Perth PH1 5LU'
    assert.equal(read(`${own}\n${foot}`).seller.address?.value, '88 Albert Street, Perth PH1 5LU')
  })
})

test.group('Accounts', () => {
  test('are read if they are wrapped, without a label', ({ assert }) => {
    const own = `${page({})}\n Bank transfers to GB33 BUKB 2020 1555\n 5555 55, quote the number\n`
    assert.equal(read(own).seller.iban?.value, 'GB33BUKB20201555555555')
  })

  test('are no VAT numbers with the next line', ({ assert }) => {
    const own = `${page({})}\n VAT GB122801902\n Guest Harriet Cole stayed here\n`
    assert.isNull(read(own).seller.iban)
  })
})

test.group('Words with spaced letters', () => {
  test('are joined although some pairs are closer', ({ assert }) => {
    const piece = { text: 'I N VO I C E', left: 40, right: 80, baseline: 50, size: 7 }
    assert.deepEqual(
      wordsFromPieces([piece], 1).map(({ text }) => text),
      ['INVOICE']
    )
  })

  test('do not include a postal code', ({ assert }) => {
    const piece = { text: 'Norwich NR3 1DD', left: 40, right: 120, baseline: 50, size: 9 }
    assert.deepEqual(
      wordsFromPieces([piece], 1).map(({ text }) => text),
      ['Norwich', 'NR3', '1DD']
    )
  })
})

test.group('Addresses of sellers', () => {
  const addressOf = (head: string, foot = '') => {
    const { seller } = read(`
${head}

 Timo Lindner
 9 Station Road
 Leeds LS1 4AP

 Invoice number 2026-6404
 Invoice date   05/12/2026

 Description          Qty     Price     Amount
 Night                  2     50.00     100.00

 Net total                              100.00
 VAT 20%                                 20.00
 Total                                  120.00

${foot}
`)
    return seller.address?.value ?? null
  }
  const own = '6 Mill Lane, York YO1 7HH'

  test('can be beside the name, at the right edge of its column', ({ assert }) => {
    const head = ` Fox Joinery Ltd                                      6 Mill Lane
                                                     York YO1 7HH`
    assert.equal(addressOf(head), own)
  })

  test('can be below the lines of another column, without a trade in parts', ({ assert }) => {
    const head = ` Fox Joinery Ltd                             INVOICE
 STAIRS · DOORS · WINDOWS
                                             Page 1 of 1
 6 Mill Lane, York YO1 7HH`
    assert.equal(addressOf(head), own)
  })

  test('can be the registered office, also in a sentence after the name', ({ assert }) => {
    const office = `Registered office: ${own}.`
    assert.equal(addressOf(' Fox Joinery Ltd', ` ${office}`), own)
    const sentence = ` Fox Joinery Ltd. Registered in England no. 4711. ${office} VAT no. GB123456789`
    assert.equal(addressOf(' Fox Joinery Ltd', sentence), own)
  })

  test('are not the number of a register and its court', ({ assert }) => {
    const address =
      ' Fox Joinery Ltd · Inh. Ann Fox · HRA 8841 AG München\n 6 Mill Lane, York YO1 7HH'
    assert.equal(addressOf(address), own)
  })

  test('are without the numbers of a company, with the code of an Indian town', ({ assert }) => {
    const australian = ' Fox Joinery Ltd\n ABN 51 824 753 556\n 6 Jetty Rd\n Ringwood VIC 3134'
    assert.equal(addressOf(australian), '6 Jetty Rd, Ringwood VIC 3134')
    const indian = ' Fox Joinery Ltd\n No. 18, Main Road, Chennai - 600017, Tamil Nadu'
    assert.equal(addressOf(indian), 'No. 18, Main Road, Chennai - 600017')
  })

  test('are not those of buyers', ({ assert }) => {
    assert.isNull(addressOf(' Fox Joinery Ltd'))
  })
})
