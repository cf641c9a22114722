import { test } from '@japa/runner'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'

/** The seller of a page whose head and foot have these lines. */
const sellerOf = async (head: string, foot: string, buyer = 'Timo Lindner') => {
  const page = `
 ${head}
 6 Mill Lane, Leeds LS2 8BD
 Tel. +44 113 496 0000

 ${buyer}
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
`
  const { seller } = plainValues(await readInvoice(Buffer.from(page)))
  return seller.name
}

test.group('The seller behind a brand', () => {
  test('is its owner in "{1}"')
    .with([
      [
        'Happy Tails Clinic',
        'Happy Tails Clinic is owned and operated by Fox Care P.C., a member of Sage Partners',
        'Fox Care P.C.',
      ],
      [
        'The Old Mill',
        'The Old Mill is a trading name of Fox Hotels Limited. Registered in England no. 4711',
        'Fox Hotels Limited',
      ],
      [
        'Au Cheval Rouge',
        'Au Cheval Rouge est exploité par Gestion Leblond EURL au capital de 8 000 €',
        'Gestion Leblond EURL',
      ],
      [
        'WESSELS24',
        'WESSELS24 ist ein Unternehmen der\n Wessels & Immel GmbH & Co. KG',
        'Wessels & Immel GmbH & Co. KG',
      ],
      [
        'Centro Minuto',
        'Centro Minuto explorado em regime de franquia por Barroso Pneus Lda.',
        'Barroso Pneus Lda.',
      ],
      ['De Fietser Flex\n Handelsnaam van Bakker Fietsen B.V.', '', 'Bakker Fietsen B.V.'],
      [
        'De Fietser',
        'De Fietser is een handelsnaam van Bakker Fietsen B.V.',
        'Bakker Fietsen B.V.',
      ],
    ] as [string, string, string][])
    .run(async ({ assert }, [head, foot, owner]) => {
      assert.equal(await sellerOf(head, foot), owner)
    })

  test('is the person after "Inh."', async ({ assert }) => {
    assert.equal(
      await sellerOf('Speichenglück', 'Inhaber: Kerstin Finkbeiner      Steuernr. 271/9986/2516'),
      'Kerstin Finkbeiner'
    )
  })

  test('is the company that holds the account', async ({ assert }) => {
    assert.equal(
      await sellerOf(
        'Bureau 27 espacio coworking',
        'Titular: Escudero & Ferrer S.Coop.\n IBAN: ES97 6225 9711 7791 6185 1157'
      ),
      'Escudero & Ferrer S.Coop.'
    )
  })

  test('is the company that precedes the register numbers at the foot', async ({ assert }) => {
    const gap = '\n'.repeat(30)
    assert.equal(
      await sellerOf(
        'Le Grand Jardin',
        `${gap} Leblond Gestion SAS – RCS Dijon 505 337 881 – TVA FR73505337881 – Sage Assurances SA`
      ),
      'Leblond Gestion SAS'
    )
    assert.equal(
      await sellerOf('Kita Sonnenhügel', `${gap} Fox Träger GmbH · HRB 1583 · Sage Versorgung AG`),
      'Fox Träger GmbH'
    )
  })

  test('is not the buyer, from whose account the amount is collected', async ({ assert }) => {
    const foot = 'Account holder: Lindner Trading Ltd\n Sort code 10-20-30'
    assert.equal(await sellerOf('Happy Tails', foot, 'Lindner Trading Ltd'), 'Happy Tails')
  })

  test('is not the owner of a registered trade mark, and companies keep their names', async ({
    assert,
  }) => {
    assert.equal(
      await sellerOf('Fox Motors Ltd', 'Minuto® is a registered trademark of Sage Franchising Ltd'),
      'Fox Motors Ltd'
    )
    assert.equal(
      await sellerOf('Fox Motors Ltd', 'Fox Motors is a division of Sage Holding plc'),
      'Fox Motors Ltd'
    )
  })
})
