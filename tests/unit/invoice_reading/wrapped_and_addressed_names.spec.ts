import { test } from '@japa/runner'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { plainValues } from '#app/invoices/reading/plain_values'
import { documentText } from '#app/invoices/reading/text/document_text'
import { isName, isSalutation, legalForm } from '#app/invoices/reading/text/parties/name_texts'
import type { OcrLanguage } from '#app/invoices/reading/pages/ocr_language'
import { cleanPartyName, withoutTitle } from '#app/invoices/reading/text/parties/party_names'
import { wholeName } from '#app/invoices/reading/text/parties/whole_name'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'

const pagesOf = (text: string) => plainPages(Buffer.from(text), 1).pages
const wordsOf = (text: string) => pagesOf(text)[0].words

interface Parts {
  head?: string
  buyer?: string
  foot?: string
  /** A word in large type. */
  large?: string
  isPicture?: boolean
}

/** The names of a page. */
function namesOf({ head = 'Fox Joinery Ltd', buyer, foot = '', large, isPicture }: Parts) {
  const lines = (text: string) => text.split('\n').join('\n ')
  const address = buyer === '' ? '' : `${buyer ?? 'Timo Lindner'}\n9 Station Road\nLeeds LS1 4AP`
  const text = `
 ${lines(head)}
 6 Mill Lane, Leeds LS2 8BD
 Tel. +44 113 496 0000

 ${lines(address)}

 Invoice number 2026-6404
 Invoice date   05/12/2026

 Description          Qty     Price     Amount
 Night                  2     50.00     100.00

 Net total                              100.00
 VAT 20%                                 20.00
 Total                                  120.00

 ${lines(foot)}
`
  const pages = pagesOf(text).map((page) => ({
    ...page,
    source: isPicture ? ('ocr' as const) : page.source,
    words: page.words.map((word) => ({
      ...word,
      size: word.text === large ? 14 : word.size,
      certainty: isPicture ? 0.9 : 1,
    })),
  }))
  const values = plainValues(readInvoiceText(pages))
  return { seller: values.seller.name, buyer: values.buyer.name }
}
const buyerOf = (buyer: string) => namesOf({ buyer }).buyer

test.group('Wrapped names', () => {
  /** The whole name that contains the text of a cell. */
  const wholeOf = (text: string, own: string) => {
    const page = documentText(pagesOf(text))
    const cell = page.lines.flatMap(({ cells }) => cells).find((one) => one.text === own)!
    return wholeName(page, cell)?.text
  }

  test('continue after a preposition or before the partners', ({ assert }) => {
    assert.equal(wholeOf('Comunidad de\nPropietarios', 'Propietarios'), 'Comunidad de Propietarios')
    const partners = 'di Marin Paolo & C. S.n.c.'
    assert.equal(
      wholeOf(`Sanitaria Fabris\n${partners}`, 'Sanitaria Fabris'),
      `Sanitaria Fabris ${partners}`
    )
    assert.isUndefined(wholeOf('A division of\nFox Ltd', 'Fox Ltd'))
    assert.isUndefined(wholeOf('To the owners of\nFox House', 'Fox House'))
    assert.isUndefined(wholeOf('INVOICE of\nFox House', 'Fox House'))
  })

  test('continue with an article, in quotes and in a list that a word begins', ({ assert }) => {
    const cases = [
      ['Stichting Muziekschool De', 'Amstelstem'],
      ['Santé au Travail', 'du Haut-Poitou'],
      ['Zakład Oczyszczania Miasta', '„Błysk” Sp. z o.o.'],
      ['Centrum voor', 'Muziek, Dans en Theater'],
    ]
    for (const [upper, lower] of cases)
      assert.equal(wholeOf(`${upper}\n${lower}`, upper), `${upper} ${lower}`)
    assert.isUndefined(wholeOf('Delivery and\nFox Ltd', 'Fox Ltd'))
    assert.isUndefined(wholeOf('Garage Jansen B.V.\nvoor al uw reparaties', 'Garage Jansen B.V.'))
    assert.isUndefined(wholeOf('Ein Unternehmen der\nFox Gruppe GmbH', 'Fox Gruppe GmbH'))
    assert.isUndefined(wholeOf('Jean Dupont\ndes Lilas', 'Jean Dupont'))
    assert.isUndefined(wholeOf('Jane Fox\nLeeds, Yorkshire', 'Jane Fox'))
  })

  test('begin above their legal form if the web address does', ({ assert }) => {
    const name = 'Mill Supplies\nFox Unipessoal, Lda.'
    assert.equal(
      wholeOf(`${name}\ngeral@millsupplies.example`, 'Fox Unipessoal, Lda.'),
      'Mill Supplies Fox Unipessoal, Lda.'
    )
    assert.isUndefined(wholeOf(`${name}\ngeral@fox.example`, 'Fox Unipessoal, Lda.'))
  })

  test('can be centred, not far beside each other', ({ assert }) => {
    const [upper, lower] = ['Comunidad de Agua de', 'Propietarios']
    assert.equal(wholeOf(`${upper}\n    ${lower}`, lower), `${upper} ${lower}`)
    assert.isUndefined(wholeOf(`${upper}\n${' '.repeat(30)}${lower}`, lower))
  })

  test('continue after a comma in a list, not below a person or department', ({ assert }) => {
    const list = 'Jane Fox Plumbing,\nHeating & Cooling, Inc.'
    assert.equal(buyerOf(list), 'Jane Fox Plumbing, Heating & Cooling, Inc.')
    assert.equal(buyerOf('Anna Weber,\nWeber und Söhne GmbH'), 'Weber und Söhne GmbH')
    assert.equal(buyerOf('Jane Fox,\nMill Ltd'), 'Mill Ltd')
    assert.equal(buyerOf('Jane Fox,\nMill & Sons Ltd'), 'Mill & Sons Ltd')
    assert.equal(buyerOf('Mr A Fox,\nHeating & Cooling, Inc.'), 'Heating & Cooling, Inc.')
    assert.equal(buyerOf('Finance Department,\nHeating & Cooling, Inc.'), 'Heating & Cooling, Inc.')
  })

  test('of partnerships have all partners', ({ assert }) => {
    assert.equal(buyerOf('Kanarek s.c. R. Fox, M.\nFox'), 'Kanarek s.c. R. Fox, M. Fox')
  })
})

test.group('Addressed names', () => {
  test('follow a role, and a person has one', ({ assert }) => {
    assert.isTrue(isSalutation('Exmo.(a) Sr.(a) Encarregado(a) de Educação'))
    assert.isFalse(isSalutation('Exmo.(a) Sr.(a) Rui Antunes'))
    const role = 'Exmo.(a) Sr.(a) Encarregado(a) de Educação'
    assert.equal(buyerOf(`${role}\nRui Antunes`), 'Rui Antunes')
    assert.include(buyerOf('Exmo.(a) Sr.(a) Rui Antunes'), 'Rui Antunes')
  })

  test('have no titles of persons in the language of the page', ({ assert }) => {
    const named = (text: string, language: OcrLanguage | null) =>
      withoutTitle({ text, words: wordsOf(text) }, language).text
    assert.equal(named('M. Antoine Perrin', 'fra'), 'Antoine Perrin')
    assert.equal(named('M. Teresa Rossi', 'ita'), 'M. Teresa Rossi')
    assert.equal(named('M. Perrin SARL', 'fra'), 'M. Perrin SARL')
    assert.equal(named('M. et Mme Roche', 'fra'), 'M. et Mme Roche')
    assert.equal(named('Dr. med. dent. Anna Weber', 'deu'), 'Anna Weber')
    assert.equal(named('Dr. Anna Weber', 'deu'), 'Dr. Anna Weber')
    assert.equal(named('drs. T.M. Smeets', 'nld'), 'T.M. Smeets')
    assert.equal(buyerOf('Mlle Jane Fox'), 'Jane Fox')
  })

  test('are not those who receive the letters', ({ assert }) => {
    assert.equal(buyerOf('Jane Fox\nc/o Mill Management Ltd'), 'Jane Fox')
    assert.equal(buyerOf('Jane Fox\nMill Management Ltd'), 'Mill Management Ltd')
    const owners = 'The Owners – Strata Plan No. 12345'
    assert.equal(buyerOf(`${owners}\nc/- Mill Strata Pty Ltd`), owners)
    assert.isFalse(isName('Plan No. 12345'))
  })

  test('have no degrees of persons', ({ assert }) => {
    const named = (text: string) => cleanPartyName(wordsOf(text))?.text
    assert.equal(named('Jane Fox BSc (Hons) MCOptom'), 'Jane Fox')
    assert.equal(named('Jane Fox-Mill, MRICS'), 'Jane Fox-Mill')
    assert.equal(named('Jane Fox BV'), 'Jane Fox BV')
    assert.equal(named('Mill House CPA Services'), 'Mill House CPA Services')
  })

  test('are not several labels side by side', ({ assert }) => {
    assert.isNull(buyerOf('Customer / Patient'))
    assert.equal(buyerOf('Customer / Patient\nJane Fox'), 'Jane Fox')
    assert.equal(namesOf({ head: 'Patient / Client Jane' }).seller, 'Patient / Client Jane')
  })
})

test.group('Ends of names', () => {
  test('can be abbreviated', ({ assert }) => {
    assert.isTrue(isName('Highland Ringette Assoc.'))
    assert.isFalse(isName('Please pay within thirty days.'))
  })

  test('are no Irish counties', ({ assert }) => {
    assert.notMatch('Main Street, Tralee, Co. Kerry', legalForm)
    for (const name of ['Fox & Co.', 'Fox & Co. Dublin', 'Kerry Co.']) assert.match(name, legalForm)
  })

  test('are legal forms of Spain and Portugal', ({ assert }) => {
    for (const name of ['Fox S.A.T.', 'Fox S.L.L.', 'Escola C.R.L.']) assert.match(name, legalForm)
    assert.equal(cleanPartyName(wordsOf('Fox S.L.L., Calle Sol 3'))?.text, 'Fox S.L.L.')
  })
})

test.group('Sellers', () => {
  test('are the organization in large type, not its department', ({ assert }) => {
    const head = 'Council Leeds\n\nPlanning Department'
    const foot = 'mail@council.example\nPlanning Department'
    assert.equal(namesOf({ head, foot, large: 'Council' }).seller, 'Council Leeds')
    const alone = namesOf({ head: 'Planning Department', foot: 'mail@council.example' })
    assert.equal(alone.seller, 'Planning Department')
  })

  test('have the name of the web address in pictures, if it is like theirs', ({ assert }) => {
    const sellerOf = (head: string, foot: string, isPicture = true) =>
      namesOf({ head, foot, isPicture }).seller
    const foot = 'Collard & Wéry Réception  www.collard-wery-reception.example'
    assert.equal(sellerOf('Réception', foot), 'Collard & Wéry Réception')
    assert.equal(sellerOf('Réception', foot, false), 'Réception')
    const site = 'Fox Joinery  www.foxjoinery.example'
    assert.equal(sellerOf('Fax Joinery', site), 'Fox Joinery')
    assert.equal(sellerOf('Mill Gallery', site), 'Mill Gallery')
  })

  test('can have the words of the buyer in another order', ({ assert }) => {
    const names = namesOf({ head: 'Agricola Fox S.n.c.', buyer: 'Fox Agricola S.n.c.' })
    assert.deepEqual(names, { seller: 'Agricola Fox S.n.c.', buyer: 'Fox Agricola S.n.c.' })
  })

  test('are not the buyers whose names end with theirs', ({ assert }) => {
    const head = 'Tierney\nWeddings Ltd'
    const foot = 'Tierney Weddings Ltd\n6 Mill Lane\nLeeds LS2 8BD'
    const { seller } = namesOf({ head, buyer: '', foot, large: 'Tierney' })
    assert.equal(seller, 'Tierney Weddings Ltd')
    const labelled = namesOf({ head: 'Weddings Ltd', buyer: 'Bill to\nTierney Weddings Ltd' })
    assert.equal(labelled.buyer, 'Tierney Weddings Ltd')
  })
})
