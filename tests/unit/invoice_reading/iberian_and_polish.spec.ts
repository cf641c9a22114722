import { test } from '@japa/runner'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'
import { documentText } from '#app/invoices/reading/text/document_text'

const read = async (page: string) => plainValues(await readInvoice(Buffer.from(page)))

const dueOf = async (sentence: string) => {
  const { dueDate } = await read(`
 Panadería La Espiga
 Factura nº: A-117/26
 Fecha de emisión: 17.03.2026

 Total                                             242,00 €
 ${sentence}
`)
  return dueDate
}

test.group('Spanish, Portuguese and Polish invoices', () => {
  test('are due by a term that is all a line states, or the end of a list', async ({ assert }) => {
    for (const sentence of [
      '30 dias data fatura',
      'Transferencia bancaria a 30 días fecha de factura',
      'Przelew 30 dni',
      'Sposób zapłaty: przelew, 30 dni',
      'Prosimy o wpłatę w ciągu 30 dni',
    ]) {
      assert.equal(await dueOf(sentence), '2026-04-16', sentence)
    }
  })

  test('have no due date by a term in business days', async ({ assert }) => {
    for (const sentence of ['Plazo de pago: 30 días hábiles', 'Prazo de pagamento: 30 dias úteis'])
      assert.isNull(await dueOf(sentence), sentence)
  })

  test('are due by the dates that labels and sentences state', async ({ assert }) => {
    for (const sentence of [
      'Fin periodo voluntario: 16.04.2026',
      'Le cargaremos el importe en su cuenta el próximo día 16.04.2026.',
      'Pague até: 16.04.2026',
      'Zapłata przelewem do: 16.04.2026',
      'Zapłaty należy dokonać do dnia 16.04.2026.',
    ]) {
      assert.equal(await dueOf(sentence), '2026-04-16', sentence)
    }
  })

  test('are neither due at the end of a contract nor numbered as a page of a register', ({
    assert,
  }) => {
    const namesOf = (text: string) =>
      documentText(plainPages(Buffer.from(text), 1).pages).labels[0].map(({ name }) => name)
    assert.notInclude(namesOf('Fecha fin de contrato: 31.12.2026'), 'dueDate')
    assert.notInclude(
      namesOf('Inscrita en el Registro Mercantil de Madrid, Tomo 123, Folio 4'),
      'invoiceNumber'
    )
  })

  test('are from firms and for owners of houses that are named after their address', async ({
    assert,
  }) => {
    const { seller, buyer } = await read(`
 Firma Remontowa Paweł Dudek
 ul. Lipowa 9a
 15-001 Białystok
 NIP: 5421234567

 Cliente:
 Comunidad de Propietarios C/ Mayor, 12
 C/ Mayor, 12
 50001 Zaragoza

 Factura nº: A-117/26
 Total                                             242,00 €
`)
    assert.equal(seller.name, 'Firma Remontowa Paweł Dudek')
    assert.equal(buyer.name, 'Comunidad de Propietarios C/ Mayor, 12')
  })

  test('have the kind in the number in Portugal', async ({ assert }) => {
    const numberOf = async (label: string, [date, net]: string[]) => {
      const { invoiceNumber } = await read(`
 Fox Mill
 ${label}
 ${date} 05/12/2026

 ${net}                               100,00
 IVA                                   23,00
 Total                                123,00
`)
      return invoiceNumber
    }
    const portuguese = ['Data de emissão', 'Valor líquido']
    assert.equal(await numberOf('N.º FT A26/17', portuguese), 'FT A26/17')
    assert.equal(await numberOf('Fatura n.º 26/17', portuguese), '26/17')
    assert.equal(await numberOf('N.º FT A26-17', portuguese), 'A26-17')
  })

  test('may have a heading for the address', async ({ assert }) => {
    const { buyer } = await read(`
 Panadería La Espiga                    Factura nº: A-117/26
 Plaza Mayor, 1                         Fecha: 17.03.2026
 37002 Salamanca

                                        Domicilio fiscal
                                        Javier Ortega Salas
                                        C/ Luna, 7
                                        28004 Madrid

 Total                                             242,00 €
`)
    assert.equal(buyer.name, 'Javier Ortega Salas')
  })
})

test.group('Polish corrections', () => {
  test('have the lines of the difference only', async ({ assert }) => {
    const heading = 'Lp   Nazwa                       Ilość J.m.   Cena netto     Wart. netto   VAT'
    const { lineItems, subtotal, taxes, total } = await read(`
 FAKTURA KORYGUJĄCA FK/0012/02/2026                              Wrocław, 09.02.2026
 do faktury FS/0188/01/2026 z dnia 22.01.2026

 SPRZEDAWCA                                  NABYWCA
 Hurtownia Lis Sp. z o.o.                    Serwis Bednarz s.c.
 ul. Bierutowska 57                          ul. Zabrska 3
 51-317 Wrocław                              44-100 Gliwice

 PRZED KOREKTĄ
 ${heading}
 1    Amortyzator przedni            4 szt.      312,40        1 249,60     23%
 2    Klocki hamulcowe              10 szt.      118,90        1 189,00     23%
 PO KOREKCIE
 ${heading}
 1    Amortyzator przedni            2 szt.      312,40          624,80     23%
 2    Klocki hamulcowe              10 szt.      112,90        1 129,00     23%
 RÓŻNICA (KOREKTA)
 ${heading}
 1    Amortyzator przedni           -2 szt.      312,40         -624,80     23%
 2    Klocki hamulcowe               0 szt.       -6,00          -60,00     23%

                         Stawka        Netto          VAT       Brutto
                            23%      -684,80      -157,50      -842,30
                          Razem      -684,80      -157,50      -842,30
`)
    assert.deepEqual(
      lineItems.map(({ quantity, amount }) => [quantity, amount]),
      [
        ['-2', '-624.80'],
        ['0', '-60.00'],
      ]
    )
    assert.deepEqual([subtotal, total], ['-684.80', '-842.30'])
    assert.deepEqual(
      taxes.map(({ base, amount }) => [base, amount]),
      [['-684.80', '-157.50']]
    )
  })
})
