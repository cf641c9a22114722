import { test } from '@japa/runner'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { plainValues } from '#app/invoices/reading/plain_values'
import { documentText } from '#app/invoices/reading/text/document_text'
import { isName, isSalutation, legalForm } from '#app/invoices/reading/text/parties/name_texts'
import type { OcrLanguage } from '#app/invoices/reading/pages/ocr_language'
import { cleanPartyName, withoutTitle } from '#app/invoices/reading/text/parties/party_names'
import { nameOfSite } from '#app/invoices/reading/text/parties/spelled_name'
import { domainsOf } from '#app/invoices/reading/text/parties/web_addresses'
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

  test('continue with a year before the legal form', ({ assert }) => {
    const name = 'Mill Plumbing & Heating'
    assert.equal(wholeOf(`${name}\n(1996) Ltd.`, name), `${name} (1996) Ltd.`)
    assert.equal(wholeOf(`${name}\n(1996) Ltd.`, '(1996) Ltd.'), `${name} (1996) Ltd.`)
    assert.isUndefined(wholeOf(`${name}\n(2026) Annual service`, name))
    assert.isUndefined(wholeOf(`${name}\n(4711) Ltd.`, name))
    assert.isUndefined(wholeOf('Statement of account\n(2026) Fox Ltd', '(2026) Fox Ltd'))
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
    assert.equal(buyerOf('Rose s.c. R.\nFox, J. Mill'), 'Rose s.c. R. Fox, J. Mill')
    assert.equal(buyerOf('Rose s.c. R. Fox\nBakery'), 'Rose s.c. R. Fox')
  })

  test('of the owners of a house and of organizations have their second line', ({ assert }) => {
    const owners = 'Syndicat des copropriétaires'
    assert.equal(buyerOf(`${owners}\nRésidence Les Tilleuls`), `${owners} Résidence Les Tilleuls`)
    assert.equal(buyerOf(`${owners}\n9 rue du Moulin`), owners)
    /** Who manages the house. */
    assert.equal(buyerOf(`${owners}\nc/o Cabinet Fox`), owners)
    assert.equal(buyerOf(`${owners}\nreprésenté par Fox Syndic`), owners)
    assert.equal(buyerOf(`${owners}\nParc Fox`), `${owners} Parc Fox`)
    assert.equal(buyerOf('Cabinet Fox\nRésidence Les Tilleuls'), 'Cabinet Fox')
    assert.equal(buyerOf('Leeds Harriers Running\nClub'), 'Leeds Harriers Running Club')
    /** Where a person is, and what a company belongs to. */
    assert.equal(buyerOf('Jane Fox\nClub'), 'Jane Fox')
    assert.equal(buyerOf('Mill Bakery Ltd\nGroup'), 'Mill Bakery Ltd')
    assert.equal(buyerOf('Leeds Harriers Running\nClub House'), 'Leeds Harriers Running')
  })

  test('are longer than those of one line if they are printed again', ({ assert }) => {
    const [upper, lower] = [
      'Landwirtschaftliche Vermarktungsgesellschaft Obermühlbach',
      'Unterfuchsdorf Genossenschaftsverwaltung',
    ]
    const page = `${upper}\n${lower}\n\n  `
    assert.equal(wholeOf(`${page}${upper} ${lower}`, upper), `${upper} ${lower}`)
    assert.isUndefined(wholeOf(`${page}${upper}`, upper))
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
    assert.equal(named('M. et Mme Antoine Perrin', 'fra'), 'Antoine Perrin')
    assert.equal(named('M. & Madame A. Perrin', 'fra'), 'A. Perrin')
    assert.equal(named('M. et Mme Perrin SARL', 'fra'), 'M. et Mme Perrin SARL')
    assert.equal(named('M. et Fils Perrin', 'fra'), 'M. et Fils Perrin')
    assert.equal(named('Dhr. en mevr. De Vos', 'nld'), 'De Vos')
    assert.equal(named('dhr. en mw. T. Smeets', 'nld'), 'T. Smeets')
    assert.equal(named('Dhr. en Zonen B.V.', 'nld'), 'Dhr. en Zonen B.V.')
    assert.equal(named('Dhr. en mevr. De Vos', 'deu'), 'Dhr. en mevr. De Vos')
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

  test('have no Italian titles of persons', ({ assert }) => {
    const named = (text: string) => cleanPartyName(wordsOf(text))?.text
    assert.equal(named('Dott. Anna Volpe'), 'Anna Volpe')
    assert.equal(named('Dott.ssa Anna Volpe'), 'Anna Volpe')
    assert.equal(named('AVV. ANNA VOLPE'), 'ANNA VOLPE')
    assert.equal(named('Arch. Anna Volpe'), 'Anna Volpe')
    assert.equal(named('Arch Fox Ltd'), 'Arch Fox Ltd')
    assert.equal(named('Studio Arch. Volpe'), 'Studio Arch. Volpe')
  })

  test('are beside a label in two lines, unless the second is an address', ({ assert }) => {
    const buyerBeside = (first: string, second: string) => {
      const pages = pagesOf(`
 Fox Ltd                                  Invoice 118

                           ${first}
 Customer
                           ${second}

 Total                                    180.00
`)
      const place = (word: (typeof pages)[0]['words'][0]) => ({
        ...word,
        ...{ top: word.top / 2, bottom: word.top / 2 + 10 },
      })
      const close = pages.map((page) => ({ ...page, words: page.words.map(place) }))
      return plainValues(readInvoiceText(close)).buyer.name
    }
    assert.isNull(buyerBeside('Mill Joinery', '14 Station Road'))
    assert.equal(buyerBeside('Mill Joinery and', 'Workshop Ltd'), 'Mill Joinery and Workshop Ltd')
    assert.equal(buyerBeside('Mill Joinery', 'Mill Street Works'), 'Mill Joinery Mill Street Works')
  })

  test('are no labels of banks, but banks can be addressed', ({ assert }) => {
    const addressed = (lines: string) =>
      plainValues(
        readInvoiceText(
          pagesOf(`
 Volpe Srl                              Fattura 118 del 04/05/2026
 Via Mulino 3, 20121 Milano
${lines}
 Via Roma 2, 10121 Torino
 Totale fattura                                       122,00
`)
        )
      ).buyer.name
    const label = ' Destinatario\n Banca appoggio      Banca Volpe SpA\n Mulino Srl'
    assert.equal(addressed(label), 'Mulino Srl')
    assert.equal(addressed(' Spett.le\n Banca Mulino SpA'), 'Banca Mulino SpA')
  })

  test('of partners are lists of names after their legal form', ({ assert }) => {
    const named = (text: string) => cleanPartyName(wordsOf(text))?.text
    for (const name of [
      'SCP Fox, Mill & Baker',
      'SCP Fox, Mill et Baker',
      'GbR Fox, Mill und Baker',
    ])
      assert.equal(named(name), name)
    assert.equal(named('SELARL Fox, Paris'), 'SELARL Fox')
  })

  test('are no floors, units or lists of goods', ({ assert }) => {
    assert.equal(buyerOf('Ground floor\nMill Bakery'), 'Mill Bakery')
    assert.equal(buyerOf('Unit 4, Mill Park\nMill Bakery'), 'Mill Bakery')
    for (const other of ['3rd floor', 'Suite 12B, Fox House', 'Gates, railings, fences'])
      assert.isFalse(isName(other), other)
    for (const name of [
      'Top Floor Fitness',
      'Unit 4 Fitness',
      'Fox, Mill, Baker Ltd',
      'Fox, Mill & Baker',
      'Fox, Baker and Mill, Solicitors',
    ])
      assert.isTrue(isName(name), name)
  })

  test('are no address of a house, and end before one that is wrapped', ({ assert }) => {
    assert.isNull(buyerOf('Wiesberg 52, 8462 Gamlitz\nTel. 0316 000000'))
    const named = (text: string) => cleanPartyName(wordsOf(text))?.text
    assert.isUndefined(named('Wiesberg 52, 8462 Gamlitz'))
    assert.equal(named('Fox 24 GmbH, 8462 Gamlitz'), 'Fox 24 GmbH')
    assert.equal(named('Turnverein Fox 1861'), 'Turnverein Fox 1861')
    assert.equal(buyerOf('Fox Mill, Am\nMühlgraben 4\n10115 Berlin'), 'Fox Mill')
    assert.equal(named('Gasthaus Zum'), 'Gasthaus Zum')
    assert.equal(named('Fox, Mill & Baker'), 'Fox, Mill & Baker')
  })

  test('are not those of a site', ({ assert }) => {
    const site = '9 Hill Road\nLeeds LS3 1AA\n\nInstalled at\nRose Cottage'
    assert.equal(buyerOf(`Mill Bakery\n${site}`), 'Mill Bakery')
    assert.equal(buyerOf(`Installed Systems Ltd\n${site}`), 'Installed Systems Ltd')
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

  test('are no states or provinces in addresses, and signs are no words', ({ assert }) => {
    assert.notMatch('Adelaide SA 5000', legalForm)
    assert.notMatch('Red Deer, AB T4N 1A1', legalForm)
    for (const name of [
      'Fox Mill SA',
      'Fox Mill SA, 1200 Genève',
      'Fox Mill SA 1200 Genève',
      'Fox Mill AB',
    ])
      assert.match(name, legalForm)
    assert.isTrue(isName('Fox & Mill & Rose & Oak & Elm & Ash'))
    assert.isFalse(isName('One two three four five six seven eight nine ten'))
  })

  test('are no headings of shops or payments alone', ({ assert }) => {
    assert.equal(namesOf({ head: 'PHARMACY\nFox & Mill', large: 'PHARMACY' }).seller, 'Fox & Mill')
    assert.equal(namesOf({ head: 'Mill Pharmacy' }).seller, 'Mill Pharmacy')
    assert.equal(buyerOf('Farmacia Fox'), 'Farmacia Fox')
    assert.isFalse(isName('Payments'))
    assert.isTrue(isName('Mill Payments'))
    assert.isTrue(isName('City Pharmacy'))
    assert.isFalse(isName('Notaria'))
    assert.isFalse(isName('Customer Account'))
    const person = 'Jeanne Renard'
    assert.equal(namesOf({ head: `Entrepreneur individuel\n${person}` }).seller, person)
    assert.equal(namesOf({ head: `Micro-entrepreneur\n${person}` }).seller, person)
    assert.isFalse(isName('Entrepreneure individuelle'))
    assert.isTrue(isName('Renard Entrepreneur SARL'))
  })

  test('are legal forms of Spain and Portugal', ({ assert }) => {
    for (const name of ['Fox S.A.T.', 'Fox S.L.L.', 'Escola C.R.L.']) assert.match(name, legalForm)
    for (const name of [
      'Fox S.A.T.',
      'Fox S.L.L.',
      'Escola C.R.L.',
      'Mill Sdad. Coop. And.',
      'Fox Sociedad Cooperativa',
      'Fox Sociedade Cooperativa',
    ])
      assert.match(name, legalForm)
    assert.notMatch('La Cooperativa Fox', legalForm)
    assert.notMatch('Sociedad Fox', legalForm)
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
    /** The name of another web address begins with that of the own one. */
    const sites = 'Mill Gallery Shop  www.millgalleryshop.example  mail@mill.example'
    assert.equal(sellerOf('Mill Gallery', sites), 'Mill Gallery')
    const one = 'Mill Gallery Shop  www.millgalleryshop.example'
    assert.equal(sellerOf('Mill Gallery', one), 'Mill Gallery Shop')
    /** A letter that the picture adds, and the legal form. */
    const both = 'Foxmill Interiors\nmail@foxmill.example  www.foxmill-interiors.example'
    assert.equal(sellerOf('Foxmill I', both), 'Foxmill Interiors')
    assert.equal(sellerOf('Foxmill', both), 'Foxmill')
    const company = 'Foxmill AG Interiors\nmail@foxmill.example  www.foxmill-ag-interiors.example'
    assert.equal(sellerOf('Foxmill AG', company), 'Foxmill AG')
  })

  test('can be a block of large type alone', ({ assert }) => {
    const sellerOf = (head: string, foot = '') =>
      plainValues(
        readInvoiceText(
          pagesOf(`
 ${head.replaceAll('\n', '\n ')}


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
`).map((page) => ({
            ...page,
            words: page.words.map((own) =>
              head.split(/\s/).includes(own.text) ? { ...own, size: 14 } : own
            ),
          }))
        )
      ).seller.name
    const mail = 'mail@foxaccountants.example'
    assert.equal(sellerOf('Fox Accountants\nand Mill', mail), 'Fox Accountants and Mill')
    assert.equal(sellerOf('MILL\nJOINERY'), 'MILL JOINERY')
    /** The second line alone would be a company, too. */
    const foot = 'Zorro S.L. - NIF B27235076'
    assert.equal(sellerOf('Muebles y Electro\nZorro S.L.', foot), 'Muebles y Electro Zorro S.L.')
    assert.equal(sellerOf('Hotel\nZorro S.L.', foot), 'Zorro S.L.')
    /** A legal form at the start does not end a name. */
    assert.equal(sellerOf('Stichting Muziekschool\nMolen'), 'Stichting Muziekschool Molen')
    assert.equal(sellerOf('Fox Stichting\nMolen'), 'Fox Stichting')
    /** A complete name above the place, and a name above its street. */
    assert.equal(sellerOf('Fox Ltd\nLeeds'), 'Fox Ltd')
    assert.equal(sellerOf('Fox Mill\n6 Mill Street'), 'Fox Mill')
  })

  test('in two lines of a picture can differ a little in size, not those of a person', ({
    assert,
  }) => {
    const sellerOf = (sizes: number[], lines: string[], certainty = 0.9) => {
      const words = [...lines, '6 Mill Lane', 'Leeds LS2 8BD', 'Invoice no. 118'].flatMap(
        (line, at) => {
          const size = sizes[at] ?? 10
          let left = 40
          return line.split(' ').map((text) => {
            const right = left + 0.5 * size * text.length
            const own = { text, page: 1, left, right, top: 22 * at, bottom: 22 * at + 0.9 * size }
            left = right + 0.3 * size
            return { ...own, size, certainty }
          })
        }
      )
      const page = { number: 1, source: 'ocr' as const, width: 595, height: 842, words }
      return plainValues(readInvoiceText([page])).seller.name
    }
    assert.equal(sellerOf([14, 14.8], ['MILLER', 'JOINERY']), 'MILLER JOINERY')
    assert.equal(sellerOf([14, 14.8], ['MILLER', 'JOINERY'], 1), 'MILLER')
    assert.equal(sellerOf([14, 16], ['MILLER', 'JOINERY']), 'MILLER')
    assert.equal(sellerOf([14, 14.8], ['Jane Fox', 'Therapist']), 'Jane Fox')
  })

  test('have web addresses that are wrapped after a hyphen', ({ assert }) => {
    const domains = (text: string) => domainsOf(documentText(pagesOf(text)))
    assert.deepEqual(domains('mail@fox-\njoinery.example'), ['foxjoinery'])
    assert.notInclude(domains('mail@mill.example\njoinery.example').join(), 'joinery')
    assert.isEmpty(domains('mail@fox-\nOur terms apply.'))
  })

  test('have the words of the web address in pictures, if their letters are apart', ({
    assert,
  }) => {
    const nameOf = (head: string, isPicture = true) => {
      const [page] = pagesOf(`${head}\nmail@fox-joinery.example`)
      const text = documentText([{ ...page, source: isPicture ? 'ocr' : 'text' }])
      return nameOfSite(text, text.lines[0].cells[0])?.text
    }
    assert.equal(nameOf('F ox & Jo i merv Ltd'), 'Fox & Joinery Ltd')
    assert.equal(nameOf('E FOX JOINERY'), 'FOX JOINERY')
    assert.isUndefined(nameOf('F ox & Jo i merv Ltd', false))
    /** Other names, and a name whose letters are not apart. */
    for (const other of ['F ox Jo i nt Ltd', 'Fax Joinery', 'Fox Joinery 2 B', 'Fox y Joinery'])
      assert.isUndefined(nameOf(other), other)
  })

  test('are not villages with the number of a house, postal codes or legal forms', ({ assert }) => {
    assert.equal(namesOf({ head: 'Jane Fox\nKitzeck 14, 8442 Sankt Johann' }).seller, 'Jane Fox')
    assert.isFalse(isName('Ltd'))
    assert.isFalse(isName('SA'))
    assert.isTrue(isName('Verein Fox'))
    const named = (text: string) => cleanPartyName(wordsOf(text))?.text
    assert.equal(named('Gasthaus Fox 1861, 8442 Sankt Johann'), 'Gasthaus Fox 1861')
    assert.isUndefined(named('Mühlstraße 14, 8442 Sankt Johann'))
  })

  test('are not what they offer', ({ assert }) => {
    const sellerOf = (line: string, foot = 'mail@foxenergy.example') =>
      namesOf({ head: `${line}                FoxEnergy`, foot, large: 'FoxEnergy' }).seller
    assert.equal(sellerOf('Heating Oil · Diesel · Propane'), 'FoxEnergy')
    assert.equal(sellerOf('Mill Heating Ltd · Leeds · York'), 'Mill Heating Ltd')
    assert.equal(sellerOf('Heating Oil · Diesel · Propane', 'mail@mill.example'), 'Heating Oil')
  })

  test('are neither hamlets nor the labels of dates and parties', ({ assert }) => {
    assert.isFalse(isName('Lieu-dit Les Renards'))
    assert.equal(namesOf({ head: 'Le Lieu-Dit SARL' }).seller, 'Le Lieu-Dit SARL')
    /** The place can be farther below a street without a number, too. */
    for (const street of ['Lieu-dit Les Renards', 'Rue des Renards'])
      assert.equal(buyerOf(`Inès Renard\n${street}\n\n24200 Sarlat`), 'Inès Renard')
    assert.equal(buyerOf('Lieu de livraison\nRenard SARL'), 'Renard SARL')
    /** Labels that are directly above a street. */
    assert.isNull(buyerOf('RECEIVED FROM (OWNER)'))
    assert.equal(buyerOf('RECEIVED FROM (OWNER)\nJane Mill'), 'Jane Mill')
    assert.equal(buyerOf('Fox Clients (Leeds)'), 'Fox Clients (Leeds)')
    assert.equal(namesOf({ head: 'EVENT DATE\n20/06/2026\nFox Ltd' }).seller, 'Fox Ltd')
    assert.equal(namesOf({ head: 'Fox Date Farm' }).seller, 'Fox Date Farm')
    assert.equal(namesOf({ head: 'Fox Up To Date Ltd' }).seller, 'Fox Up To Date Ltd')
  })

  test('may end with the word for a department after three others', ({ assert }) => {
    const name = 'Fox Brothers Wrecker Service'
    assert.equal(buyerOf(`${name}\nJane Mill`), name)
    assert.equal(buyerOf('Finance Department\nFox Brothers'), 'Fox Brothers')
    assert.equal(buyerOf('Accounts Payable Department\nFox Brothers'), 'Fox Brothers')
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
