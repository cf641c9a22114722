import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import {
  withIdentifierLetters,
  withIdentifierStarts,
} from '#app/invoices/reading/pages/identifier_letters'
import { withNumberSigns, withUsualSigns } from '#app/invoices/reading/pages/misread_words'
import { rowsOf } from '#app/invoices/reading/pages/page_layout'
import { pageOf, pixelSize, wordsOfTsv } from '#app/invoices/reading/pages/ocr_words'
import { hasTesseract, startTesseract } from '#app/invoices/reading/process/native_tesseract'
import { withoutVerticalMargin } from '#app/invoices/reading/pages/vertical_margin_text'
import type { PageWords } from '#app/invoices/reading/pages/page_words'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { withoutSplits, withPowers } from '#app/invoices/reading/pages/split_words'
import { documentText } from '#app/invoices/reading/text/document_text'
import { findAccounts } from '#app/invoices/reading/text/parties/find_accounts'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'
import { spelledName } from '#app/invoices/reading/text/parties/spelled_name'

const tsv = [
  'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext',
  '4\t1\t1\t1\t1\t0\t100\t50\t300\t20\t-1\t',
  '5\t1\t1\t1\t1\t1\t100\t52\t80\t16\t96.5\tInvoice',
  '5\t1\t1\t1\t1\t2\t190\t52\t10\t16\t95\t|',
  '5\t1\t1\t1\t1\t3\t210\t52\t40\t16\t12\tnoise',
  '5\t1\t1\t1\t1\t4\t260\t52\t60\t16\t90\t 4711 ',
].join('\n')

/** Plain text as if it were recognized on a picture. */
const recognized = (text: string): PageWords[] =>
  plainPages(Buffer.from(text), 1).pages.map((page) => ({
    ...page,
    source: 'ocr' as const,
    words: page.words.map((word) => ({ ...word, certainty: 0.9 })),
  }))

test.group('Recognized names', () => {
  const spelled = (text: string, certainty: number, page = '') =>
    spelledName(documentText(recognized(page)), { text, words: [word(certainty)] })
  const word = (certainty: number) => ({
    ...{ text: 'Fox', page: 1, left: 0, top: 0, right: 30, bottom: 10, size: 10 },
    certainty,
  })

  test('have the signs of companies, and those of text stay', ({ assert }) => {
    assert.equal(spelled('Fox 8 Miller Ltd', 0.9), 'Fox & Miller Ltd')
    assert.equal(spelled('Pawlak 6 Fox Sp. z o.o.', 0.9), 'Pawlak & Fox Sp. z o.o.')
    assert.equal(spelled('Pawlak Sp. z 0.0.', 0.9), 'Pawlak Sp. z o.o.')
    assert.equal(spelled('PAWLAK SP. Z 0.0.', 0.9), 'PAWLAK SP. z o.o.')
    assert.equal(spelled('PAWLAK SP. Z 0.0.', 1), 'PAWLAK SP. Z 0.0.')
    assert.equal(spelled('ZONE-Z 0.8', 0.9), 'ZONE-Z 0.8')
    assert.equal(spelled('Pier 8 Gallery', 1), 'Pier 8 Gallery')
    assert.equal(spelled('Pier 8 Gallery', 0.95), 'Pier 8 Gallery')
  })

  test('have their last letter if it is printed elsewhere', ({ assert }) => {
    const page = 'Rémi Charpentie\n\nTitulaire : Rémi Charpentier\n'
    assert.equal(spelled('Rémi Charpentie', 0.9, page), 'Rémi Charpentier')
    assert.equal(spelled('NORTHCOT T Ltd', 0.9, 'Pay to Northcott'), 'NORTHCOTT Ltd')
    assert.equal(spelled('NORTHCOT T Ltd', 0.9), 'NORTHCOT T Ltd')
    assert.equal(spelled('FOX AG', 0.9, 'Konto foxag'), 'FOX AG')
    assert.equal(spelled('Rémi Charpentie', 0.9, `${page}\nRémi Charpentie`), 'Rémi Charpentie')
  })
})

test.group('Recognized words', () => {
  test('have the places of Tesseract’s TSV, without noise', ({ assert }) => {
    const page = pageOf(wordsOfTsv(tsv), { number: 1, width: 500, height: 700, scale: 0.5 })
    assert.deepEqual(
      page.words.map(({ text, left, right, top, bottom }) => [text, left, right, top, bottom]),
      [
        ['Invoice', 50, 90, 26, 34],
        ['4711', 130, 160, 26, 34],
      ]
    )
    assert.approximately(page.words[0].size, 9.9, 0.1)
  })

  test('have a middle dot in place of a hyphen that is as small', ({ assert }) => {
    const line = { y0: 50, y1: 70 }
    const hyphen = (width: number) => ({
      text: '-',
      confidence: 90,
      bbox: { x0: 100, y0: 58, x1: 100 + width, y1: 61 },
      line,
    })
    const page = pageOf([hyphen(3), hyphen(6)], { number: 1, width: 500, height: 700, scale: 1 })
    assert.deepEqual(
      page.words.map(({ text }) => text),
      ['·', '-']
    )
  })

  test('are in points, since most text has the usual size', ({ assert }) => {
    assert.approximately(pixelSize(wordsOfTsv(tsv)), 0.5, 0.001)
    assert.equal(pixelSize([]), 1)
  })

  test('have the letters and digits of account and VAT numbers', ({ assert }) => {
    const read = ['1T24939873063', 'GBO3', 'FRO2864477609,', 'Es4042794692277026600321', 'DEO3']
    assert.deepEqual(read.map(withIdentifierLetters), [
      'IT24939873063',
      'GB03',
      'FR02864477609,',
      'ES4042794692277026600321',
      'DE03',
    ])
    assert.equal(withIdentifierLetters('1724939873063'), 'IT24939873063')
    assert.equal(withIdentifierLetters('1724939873064'), '1724939873064')
    assert.deepEqual(['ESBs1076610', 'NL132268437Bo1.', '1E3041721WH'].map(withIdentifierLetters), [
      'ESB51076610',
      'NL132268437B01.',
      'IE3041721WH',
    ])
    assert.deepEqual(
      ['ESB$1076610', 'NL186251257802', '12E4S67B9o3', '1234567890s'].map(withIdentifierLetters),
      ['ESB51076610', 'NL186251257B02', '12E4S67B9o3', '1234567890s']
    )
    assert.equal(withIdentifierLetters('s2345678909'), '52345678909')
    const others = [
      '1T',
      'XO12',
      'A4711',
      'DEOO',
      'USs4',
      'XXs4',
      'ROS2025',
      '1E1234567',
      'Total',
      'DE12A',
      '1200',
      'SEO2024',
      'GEO123',
    ]
    assert.deepEqual(others.map(withIdentifierLetters), others)
  })

  test('have the letters of Irish VAT numbers', ({ assert }) => {
    const read = ['[E6388047V', 'IE32011850H', '[E32011850H']
    assert.deepEqual(read.map(withIdentifierLetters), ['IE6388047V', 'IE3201185OH', 'IE3201185OH'])
    /** Neither form of the country: no second letter, a letter too high, a code in brackets. */
    const others = ['IE32011850', 'IE32011850J', '[E1234567]', '[E63880471']
    assert.deepEqual(others.map(withIdentifierLetters), others)
  })

  test('have the letters before which a label or a group of an account is', ({ assert }) => {
    const startsOf = (text: string) =>
      withIdentifierStarts(recognized(text)[0].words).map((word) => word.text)
    assert.deepEqual(startsOf('CIF 851076610'), ['CIF', 'B51076610'])
    assert.deepEqual(startsOf('CIF 851076611'), ['CIF', '851076611'])
    assert.deepEqual(startsOf('Tel 851076610'), ['Tel', '851076610'])
    assert.deepEqual(startsOf('ESs4 9119 7889'), ['ES54', '9119', '7889'])
    assert.deepEqual(startsOf('MTS5 and BES1'), ['MTS5', 'and', 'BES1'])
    assert.deepEqual(startsOf('NLig INGB 4934 1103 18')[0], 'NL19')
    assert.deepEqual(startsOf('NLig INGB 4934 1103 19')[0], 'NLig')
  })

  test('are Portuguese numbers after NIF if their check digit is right', ({ assert }) => {
    const startsOf = (text: string) =>
      withIdentifierStarts(recognized(text)[0].words).map((word) => word.text)
    assert.deepEqual(startsOf('NIF 500000018'), ['NIF', '500000018'])
    /** A `CIF` is Spanish. */
    assert.deepEqual(startsOf('CIF 500000018'), ['CIF', 'B00000018'])
    assert.deepEqual(startsOf('NIF 851076611'), ['NIF', '851076611'])
  })

  test('have the signs of legal forms and numbers', ({ assert }) => {
    const read = ['V.O,F.', 'S:R.L.', '0G', '0HG', '$6418242.001', '$6418242', 'info(Ofox.de', '_:']
    const units = [
      'S.r.1.',
      '5',
      'Itr',
      'Ibs,',
      'Item',
      '17-0CT-2023',
      '0CTO',
      'Nc25/2289',
      'No25/2289',
    ]
    assert.deepEqual([...read, ...units].map(withUsualSigns), [
      ...['V.O.F.', 'S.R.L.', 'OG', 'OHG', 'S6418242.001', 'S6418242', 'info@fox.de', ':'],
      ...['S.r.l.', '5', 'ltr', 'lbs,', 'Item', '17-OCT-2023', '0CTO', 'NC25/2289', 'No25/2289'],
    ])
    const words = [
      'LV.A.',
      'N.LF.:',
      'C.I.F:',
      's.A.',
      '-B64,00',
      '234,/11€',
      '2,771:15',
      '2:791:10€',
    ]
    assert.deepEqual(words.map(withUsualSigns), [
      ...['I.V.A.', 'N.I.F.:', 'C.I.F.:', 'S.A.', '-864,00', '234,11€', '2,771.15', '2.791,10€'],
    ])
    const more = ['It.', 'AAZ024/101', '|IE96', '_DE1234']
    assert.deepEqual(more.map(withUsualSigns), ['lt.', 'AA2024/101', 'IE96', 'DE1234'])
    const recent = [':20251055', 'C.LE/N.L.F.:', 'N.LF,', 'Maclsaac', '£4.102.13', '17.556,77:€']
    assert.deepEqual(recent.map(withUsualSigns), [
      ...['20251055', 'C.I.F./N.I.F.:', 'N.I.F.,', 'MacIsaac', '£4,102.13', '17.556,77€'],
    ])
    assert.deepEqual(['1‚39', '‚99', ';29', '12;50'].map(withUsualSigns), [
      ...['1,39', ',99', ',29', '12,50'],
    ])
    assert.deepEqual(['s.C.', 's.L.', 'infoEfox.example'].map(withUsualSigns), [
      ...['S.C.', 'S.L.', 'info@fox.example'],
    ])
    const others = [
      ...['s.c.', 's.r.l.', 'mailEMill.example', 'foxE.example', 'www.fox.example'],
      ...[':fox', 'Macleod', 'Mclaren', 'A4.102.13', '4.102.134', '1.12.2025'],
      ...['A,B', 'FZ012/2024', 'Z015/2025'],
      ...['12:30', '24./25.', 'LV.Antonio', 'CLF', 'Ne', '$33,45'],
      '1;2',
      '$1,418.20',
      '$64182.00',
      '$70',
      'e.g.,',
      '0GB',
      'MacOffice.de',
      '_x',
    ]
    assert.deepEqual(others.map(withUsualSigns), others)
  })

  test('are number signs before a number only', ({ assert }) => {
    const [page] = recognized('Ne T102-9717\nNe pas plier')
    const texts = withNumberSigns(page.words).map(({ text }) => text)
    assert.deepEqual(texts, ['Nº', 'T102-9717', 'Ne', 'pas', 'plier'])
    const titles = recognized('FACTURA N.2        FECHA\nFATTURA N.2 del 10/01/2025')[0].words
    const signs = withNumberSigns(titles).map(({ text }) => text)
    assert.deepEqual(signs, ['FACTURA', 'Nº', 'FECHA', 'FATTURA', 'N.2', 'del', '10/01/2025'])
  })

  test('are number signs before a number, not before a date, and `Mª` is before a name', ({
    assert,
  }) => {
    const textOf = (text: string) =>
      withNumberSigns(recognized(text)[0].words)
        .map((word) => word.text)
        .join(' ')
    assert.equal(textOf('N.2 EV2024-181'), 'Nº EV2024-181')
    assert.equal(textOf('N.9% 26/60534'), 'Nº 26/60534')
    assert.equal(textOf('Via Roma N.9 20121 Milano'), 'Via Roma N.9 20121 Milano')
    assert.equal(textOf('Fattura N.2 10/01/2025'), 'Fattura N.2 10/01/2025')
    assert.equal(textOf('N.2 pages'), 'N.2 pages')
    assert.equal(textOf('M* Dolores Fox'), 'Mª Dolores Fox')
    assert.equal(textOf('M* 12'), 'M* 12')
  })

  test('have the size of their own letters, although their line has other columns', ({
    assert,
  }) => {
    const line = { y0: 50, y1: 110 }
    const at = (text: string, x0: number, y0: number, y1: number, confidence = 90) => ({
      ...{ text, confidence, line },
      bbox: { x0, y0, x1: x0 + 60, y1 },
    })
    const sizesOf = (...words: ReturnType<typeof at>[]) =>
      pageOf(words, { number: 1, width: 500, height: 700, scale: 1 }).words.map(({ size }) =>
        Math.round(size)
      )
    /** Without descenders, of small letters, with both, and with the accent of a capital. */
    assert.deepEqual(sizesOf(at('Muebles', 0, 50, 70)), [25])
    assert.deepEqual(sizesOf(at('same', 0, 60, 74)), [24])
    assert.deepEqual(sizesOf(at('Invoicing', 0, 50, 76)), [25])
    assert.deepEqual(sizesOf(at('MÁLAGA', 0, 46, 70)), [24])
    /** Adjacent words have the same size, unless one is in much larger type; others do not. */
    assert.deepEqual(sizesOf(at('Fox', 0, 50, 70), at('son', 70, 57, 72)), [25, 25])
    assert.deepEqual(sizesOf(at('Total', 0, 60, 70), at('99', 70, 50, 70)), [12, 25])
    assert.deepEqual(sizesOf(at('Fox', 0, 50, 70), at('Tel', 200, 60, 68)), [25, 10])
    /** A mark has that of the words beside it, or else of its line. */
    assert.deepEqual(sizesOf(at('Fox', 0, 50, 70), at('&', 70, 54, 68)), [25, 25])
    assert.deepEqual(sizesOf(at('*', 0, 50, 56)), [57])
  })

  test('have raised digits, and are in the row of the nearest word although a speck is level with two', ({
    assert,
  }) => {
    const at = (text: string, left: number, right: number, top: number, bottom: number) => ({
      ...{ text, page: 1, left, right, top, bottom, size: 10 },
      certainty: 0.95,
    })
    const textsOf = (rows: PageWords['words'][]) =>
      rows.map((row) => row.map(({ text }) => text).join(' '))
    const area = [
      at('43', 0, 12, 100, 108),
      at('m', 20, 28, 102, 108),
      at('2', 29, 33, 99, 104),
      at('18,80', 60, 90, 100, 109),
    ]
    assert.deepEqual(textsOf(rowsOf(withPowers(area))), ['43 m² 18,80'])
    const sizes = [at('3', 0, 5, 100, 108), at('m', 20, 28, 102, 108), at('2', 40, 45, 100, 108)]
    assert.deepEqual(textsOf(rowsOf(withPowers(sizes))), ['3 m 2'])
    const name = [
      at('Fox', 0, 40, 61, 78),
      at('e', 48, 60, 66, 78),
      at('Mill', 68, 100, 61, 78),
      at('Copy', 300, 340, 61, 69),
      at('i', 338, 339, 72, 73),
    ]
    assert.deepEqual(textsOf(rowsOf(name)), ['Fox e Mill Copy', 'i'])
  })

  test('have no spaces within letters of large type, and amounts their commas', ({ assert }) => {
    const at = (text: string, left: number, right: number, size = 10) => ({
      ...{ text, page: 1, left, right, top: 0, bottom: 9, size },
      certainty: 0.9,
    })
    const texts = (...words: ReturnType<typeof at>[]) =>
      withoutSplits(words).map(({ text }) => text)
    const [kogel, n, ik] = [at('Kogel', 0, 50, 22), at('n', 52, 60, 22), at('ik', 62, 78, 22)]
    assert.deepEqual(texts(kogel, n, ik), ['Kogelnik'])
    assert.deepEqual(texts(at('auf', 0, 20), at('das', 21, 40)), ['auf', 'das'])
    const [fox, form] = [at('Fox', 0, 50, 22), at('e.U.', 52, 70, 22)]
    assert.deepEqual(texts(fox, form), ['Fox', 'e.U.'])
    const amount = { ...at('13,68', 250, 283), top: 20, bottom: 29 }
    assert.deepEqual(texts(at('27', 250, 262), at('57', 271, 283), amount), ['27,57', '13,68'])
    const parts = [at('1', 242, 247), at('38', 250, 262), at('68', 271, 283)]
    assert.deepEqual(texts(...parts, amount), ['138,68', '13,68'])
    assert.deepEqual(texts(at('143', 250, 264), at(',78', 267, 283)), ['143,78'])
    assert.deepEqual(texts(at('686,', 250, 265), at('72', 271, 283), amount), ['686,72', '13,68'])
    assert.deepEqual(texts(at('686,', 250, 265), at('72', 271, 283)), ['686,', '72'])
    const priced = [at('93114', 258, 283), at('€', 286, 291)]
    assert.deepEqual(texts(...priced, amount), ['931,14', '€', '13,68'])
    assert.deepEqual(texts(priced[0], amount), ['93114', '13,68'])
    const below = (text: string, line: number) => ({
      ...at(text, 250, 283),
      ...{ top: 20 * line, bottom: 20 * line + 9 },
    })
    const column = [amount, below('4,20', 2), below('17,88', 3)]
    /** 17.88 less 13.68, and 2 × 4.20 */
    assert.deepEqual(texts(...column, below('420', 4)).at(-1), '4,20')
    const counted = [at('2', 100, 106), at('420', 250, 283), at('8,40', 300, 320)]
    assert.deepEqual(texts(...counted, amount), ['2', '4,20', '8,40', '13,68'])
    assert.deepEqual(texts(...column, below('150', 4)).at(-1), '150')
    assert.deepEqual(texts(...column, below('93114€', 4)).at(-1), '931,14€')
    assert.deepEqual(texts(at('21', 248, 260), at('71€', 268, 283), amount), ['21,71€', '13,68'])
    assert.deepEqual(texts(...column, below('$420', 4)).at(-1), '$4,20')
    assert.deepEqual(texts(amount, below('1368', 2)), ['13,68', '13,68'])
    assert.deepEqual(texts(amount, below('1390', 2)), ['13,68', '1390'])
    const lacking = below('3,77122', 2)
    const pointed = { ...amount, text: '13.68' }
    assert.deepEqual(texts(pointed, lacking), ['13.68', '3,771.22'])
    assert.deepEqual(texts({ ...pointed, right: 300 }, lacking), ['13.68', '3,77122'])
    /** The difference of the total and the net amount, which has a space. */
    const spaced = [at('13', 180, 190), at('747,01', 193, 225), at('316181', 250, 283)]
    const sum = at('16.908,82', 300, 345)
    assert.deepEqual(texts(...spaced, sum, amount)[2], '3161,81')
    const thousand = [at('3.', 250, 258), at('093,05', 260, 283)]
    assert.deepEqual(texts(...thousand, amount), ['3.093,05', '13,68'])
    assert.deepEqual(texts(at('3.', 250, 258), at('093.05', 260, 283)), ['3.', '093.05'])
    const apart = { ...amount, right: 300 }
    assert.deepEqual(texts(at('27', 250, 262), at('57', 271, 283), apart), ['27', '57', '13,68'])
    const telephone = [at('16', 250, 262), at('12', 271, 283), at('89', 292, 304)]
    assert.deepEqual(texts(...telephone, amount), ['16', '12', '89', '13,68'])
  })

  test('of numbers with slashes are joined, not those of texts', ({ assert }) => {
    const textsOf = (texts: string[], gap: number) => {
      let left = 40
      const words = texts.map((text) => {
        const own = { text, page: 1, left, right: left + 5 * text.length, top: 0, bottom: 9 }
        left = own.right + gap
        return { ...own, size: 10, certainty: 0.9 }
      })
      return withoutSplits(words).map(({ text }) => text)
    }
    const parts = ['33/', 'KAM/', '2026']
    assert.deepEqual(textsOf(parts, 3), ['33/KAM/2026'])
    assert.deepEqual(textsOf(parts, 12), parts)
    assert.deepEqual(textsOf(['FV/2025', '/', '176'], 3), ['FV/2025/176'])
    for (const other of [
      ['AND/', 'OR'],
      ['Hours/', '2026'],
      ['and/', 'or'],
      ['33/', 'of'],
      ['33', '/2026'],
      ['2025', '/', '176'],
    ])
      assert.deepEqual(textsOf(other, 3), other)
  })

  test('of a column of split amounts are joined, in any order', ({ assert }) => {
    const split = [1, 2, 3].flatMap((line) => [
      { ...{ text: '36.', left: 250, right: 268 }, ...{ top: 20 * line, bottom: 20 * line + 9 } },
      { ...{ text: '54', left: 274, right: 284 }, ...{ top: 20 * line, bottom: 20 * line + 9 } },
    ])
    const words = split.map((own) => ({ ...own, page: 1, size: 9, certainty: 0.9 }))
    const mixed = words.toSorted((a, b) => a.left - b.left)
    assert.deepEqual(
      withoutSplits(rowsOf(mixed).flat()).map(({ text }) => text),
      ['36.54', '36.54', '36.54']
    )
  })

  test('leave out what is made of vertical text in the margin', ({ assert }) => {
    const [page] = recognized('     Fox Ltd\n     Invoice 4711')
    const noise = ['E', '5', 'ñ', 'Es', 'El', ';'].map((text, at) => ({
      ...{ ...page.words[0], text, left: 5, right: 10, size: 9 },
      ...{ top: 20 * at, bottom: 20 * at + 9 },
    }))
    assert.deepEqual(withoutVerticalMargin([...noise, ...page.words]), page.words)
    const few = [...noise.slice(0, 5), ...page.words]
    assert.deepEqual(withoutVerticalMargin(few), few)
    const counted = [...noise.map((word) => ({ ...word, text: '2x' })), ...page.words]
    assert.deepEqual(withoutVerticalMargin(counted), counted)
    assert.deepEqual(withoutVerticalMargin(noise), noise)
  })

  test('of a long sentence are one, although a gap divides it', ({ assert }) => {
    const dueOf = (sentence: string, certainty = 0.9) => {
      const pages = recognized(`Fox Holzbau GmbH          Rechnung Nr. 118
Rechnungsdatum 01.12.2026
Gesamtbetrag            119,00

${sentence}
unter Angabe der Nummer bis 19.12.2026

Nächste Wartung 01.02.2027
Messe am 10.01.2027
`).map((page) => ({
        ...page,
        words: page.words.map((own) => ({
          ...own,
          ...{ top: 0.66 * own.top, bottom: 0.66 * own.top + 8, certainty },
        })),
      }))
      return plainValues(readInvoiceText(pages)).dueDate
    }
    const divided = 'Bitte überweisen Sie den ganzen Betrag       auf unser Konto bei der Mühlbank'
    assert.equal(dueOf(divided), '2026-12-19')
    /** Columns of exact text, and short cells. */
    assert.notEqual(dueOf(divided, 1), '2026-12-19')
    assert.notEqual(dueOf('Bitte überweisen Sie den Betrag       auf das Konto'), '2026-12-19')
  })

  test('have the currency of its code, not of a sign that is as frequent', ({ assert }) => {
    const currencyOf = (text: string) =>
      readInvoiceText(recognized(`Invoice 4711\n${text}\nTotal      120.00\n`)).currency?.value
    assert.equal(currencyOf('Fox £ Mill\nAmounts EUR'), 'EUR')
    assert.equal(currencyOf('Chair £100.00\nTable £20.00\nalso EUR'), 'GBP')
  })

  test('of numbers are joined at a hyphen, with capitals', ({ assert }) => {
    const numberOf = (own: string) => {
      const text = `Fox Ltd\n\nInvoice No. ${own}\nDate 25/09/2025\nTotal 30.69\n`
      return readInvoiceText(recognized(text)).invoiceNumber
    }
    assert.equal(numberOf('s1- 2978- 2025')?.value, 'S1-2978-2025')
    assert.equal(numberOf('2025/12c')?.value, '2025/12c')
    /** A guess: sales invoices are more frequent than a series `S`. */
    assert.equal(numberOf('S1610155')?.value, 'SI610155')
    assert.isBelow(numberOf('S1610155')!.confidence, 0.75)
  })

  test('of a total and a payment give an amount due that was not recognized, and the reverse', ({
    assert,
  }) => {
    const text = (rest: string) => `Lhermitte SA            Facture FA-4711
Total HT                                   931,14 €
TVA 20 %                                   186,23 €
Total TTC                                1 117,37 €
${rest}
`
    const restOf = (rest: string) => {
      const { prepaid, amountDue } = readInvoiceText(recognized(text(rest)))
      return [prepaid?.value, amountDue?.value]
    }
    const [paid, due] = ['Acompte versé', 'Net à payer']
    const gap = ' '.repeat(26)
    assert.deepEqual(restOf(`${paid}${gap}-500,00 €\n${due}`), ['500.00', '617.37'])
    assert.deepEqual(restOf(`${paid}\n${due}${gap}617,37 €`), ['500.00', '617.37'])
    assert.deepEqual(restOf(`${due}${gap}1 117,37 €`), [undefined, '1117.37'])
  })

  test('of lines without a recognized text are in the sum of the lines', ({ assert }) => {
    const till = (rows: string) => `Kaufland Legionowo
ul. Zegrzyńska 115
Paragon fiskalny
Data 2024-12-09
${rows}
Suma PLN               12,90
`
    const linesOf = (rows: string, pages = recognized(till(rows))) =>
      readInvoiceText(pages).lineItems.map(({ description, amount }) => [
        ...[description?.value, amount?.value],
      ])
    const rows = `
Imbir kg                5,43
                        2,00
Cytryny kg              5,47
`
    assert.deepEqual(linesOf(rows), [
      ['Imbir kg', '5.43'],
      [undefined, '2.00'],
      ['Cytryny kg', '5.47'],
    ])
    assert.isEmpty(linesOf(rows, plainPages(Buffer.from(till(rows)), 1).pages))
    assert.isEmpty(linesOf(rows.replace('2,00', '2,10')))
    /** A sum without a label is not a line. */
    assert.lengthOf(
      linesOf(
        'Imbir kg                5,43\nCytryny kg              7,47\n                       12,90\n'
      ),
      2
    )
  })

  test('of a total give an amount due that was not recognized, unless a part of it is paid', ({
    assert,
  }) => {
    const text = (rest: string) => `Fox Ltd                 Invoice 4711
Net                                        100.00
VAT 20 %                                    20.00
Total                                      120.00
${rest}
`
    const dueOf = (rest: string) => readInvoiceText(recognized(text(rest))).amountDue?.value
    assert.equal(dueOf('Amount due'), '120.00')
    assert.isUndefined(dueOf('Deposit\nAmount due'))
    assert.isUndefined(dueOf('Paid in cash                               120.00\nAmount due'))
    assert.isUndefined(dueOf('The amount due is shown on your next statement.'))
    assert.isUndefined(dueOf('Amount due                             Nil'))
    assert.isUndefined(dueOf('Amount due                             NIL'))
    /** In a text nothing is lost. */
    const printed = plainPages(Buffer.from(text('Amount due')), 1).pages
    assert.isNull(readInvoiceText(printed).amountDue)
  })

  test('of net amount and tax give a total that was not recognized', ({ assert }) => {
    const text = (total: string) => `Lhermitte SA            Facture FA-4711
Peinture            2        50,00 €       100,00 €
Total HT                                   100,00 €
TVA 20 % sur 100,00 €                       20,00 €
${total}
`
    const totals = (total: string) => {
      const values = readInvoiceText(recognized(text(total)))
      return [plainValues(values).total, values.total?.box, values.total?.confidence]
    }
    assert.deepEqual(totals(''), ['120.00', null, 0.8])
    const [total, box] = totals('Total TTC                                  120,00 €')
    assert.equal(total, '120.00')
    assert.isNotNull(box)
  })

  test('of net amount and taxes at several rates give a total that was not recognized', ({
    assert,
  }) => {
    const text = `Keukens Wouters NV        Factuur VF-4711
Keukenmeubelen       2        450,00       900,00
Plaatsing            1        100,00       100,00
Totaal excl. btw                        € 1.000,00
Btw 21% op € 900,00                       € 189,00
Btw 6% op € 100,00                          € 6,00
Totaal incl. btw
Betaald voorschot                       - € 400,00
Nog te betalen                            € 795,00
`
    const { total, tax, prepaid, amountDue } = plainValues(readInvoiceText(recognized(text)))
    assert.deepEqual([total, tax, prepaid, amountDue], ['1195.00', null, '400.00', '795.00'])
  })

  test('of one tax give a net amount or a total that was not recognized', ({ assert }) => {
    const sumsOf = (net: string, total: string) => {
      const text = `Lhermitte SA            Facture FA-4711
Peinture            2        50,00 €       100,00 €
Total HT                                   ${net}
TVA 20 %                                    20,00 €
Total TTC                                  ${total}
`
      const { subtotal, total: own } = plainValues(readInvoiceText(recognized(text)))
      return [subtotal, own]
    }
    assert.deepEqual(sumsOf('', '120,00 €'), ['100.00', '120.00'])
    assert.deepEqual(sumsOf('100,00 €', ''), ['100.00', '120.00'])
    assert.deepEqual(sumsOf('', '130,00 €'), [null, '130.00'])
  })

  test('of net amount and total give a tax at a printed rate or of several rates', ({ assert }) => {
    const sums = (text: string) => {
      const { subtotal, tax, total } = plainValues(readInvoiceText(recognized(text)))
      return [subtotal, tax, total]
    }
    const atRate = (total: string) =>
      sums(`Lhermitte SA            Facture FA-4711
Peinture            2        50,00 €       100,00 €
Montant total HT          100,00 €
TVA 20 %
Montant total TTC         ${total}
`)
    assert.deepEqual(atRate('120,00 €'), ['100.00', '20.00', '120.00'])
    assert.deepEqual(atRate('130,00 €'), ['100.00', null, '130.00'])
    const ofRates = (total: string) =>
      sums(`Fox Ltd                 Invoice no. 4711
Net total           140.00
VAT 20% on 100.00    20.00
VAT 5% on 40.00       2.00
Total VAT
Invoice total       ${total}
`)
    assert.deepEqual(ofRates('162.00'), ['140.00', '22.00', '162.00'])
    assert.deepEqual(ofRates('163.00'), ['140.00', null, '163.00'])
  })

  test('of total and tax give the net amount of several rates or of the lines', ({ assert }) => {
    const netOf = (text: string) => plainValues(readInvoiceText(recognized(text))).subtotal
    const ofRates = (base: string) =>
      netOf(`Fox Ltd                 Invoice no. 4711
Chair              2         50.00         100.00
Book               1         40.00          40.00
Net total
VAT 20% on ${base}                           20.00
VAT 5% on 40.00                              2.00
Total VAT                                   22.00
Total                                      162.00
`)
    assert.equal(ofRates('100.00'), '140.00')
    assert.isNull(ofRates('101.00'))
    /** One digit of the net amount is misread. */
    const misread = (net: string) =>
      netOf(`Fox Ltd                 Invoice no. 4711
Chair              2         50.00         100.00
Book               1         40.00          40.00
Net total                                  ${net}
VAT 20%                                     28.00
Total                                      168.00
`)
    assert.equal(misread('148.00'), '140.00')
    assert.equal(misread('158.00'), '158.00')
    const ofLines = (amount: string) =>
      netOf(`Fox Ltd                 Invoice no. 4711
Description      Qty       Price         Amount
Chair              2         50.00         ${amount}
Book               1         40.00          40.00
Net total
VAT                                         22.00
Total                                      162.00
`)
    assert.equal(ofLines('100.00'), '140.00')
    assert.isNull(ofLines('90.00'))
  })

  test('have the comma of the total where they are to be paid', ({ assert }) => {
    const dueOf = (amount: string) =>
      plainValues(
        readInvoiceText(
          recognized(`Fox Ltd                 Invoice no. 4711
Net total                                  540,00
VAT 19%                                    102,60
Total                                      642,60 €

Please pay by bank transfer
Reference 4711      ${amount}
`)
        )
      ).amountDue
    assert.equal(dueOf('64260 €'), '642.60')
    assert.isNull(dueOf('64360 €'))
  })

  test('are on the line of the nearest word, although it is slanted', ({ assert }) => {
    const [page] = recognized('Fox Ltd          Room 194          Invoice No.     227235')
    page.words.forEach((word, at) => {
      word.top += 1.5 * at
      word.bottom += 1.5 * at
    })
    assert.lengthOf(documentText([page]).lines, 1)
  })

  test('of one text stay together where all spaces are wide', ({ assert }) => {
    const [page] = recognized('Mill & Fox Ltd            Invoice number 4711')
    const sizes = [1, 0.5].map((share) => {
      const words = page.words.map((word) => ({ ...word, size: share * word.size }))
      return documentText([{ ...page, words }]).lines[0].cells.map(({ text }) => text)
    })
    assert.deepEqual(sizes[0], ['Mill & Fox Ltd', 'Invoice number 4711'])
    assert.deepEqual(sizes[1], sizes[0])
  })

  test('with thousands and lost first digits are amounts that fit', ({ assert }) => {
    const text = (due: string, paid = '') => `Lhermitte SA            Facture FA-4711
Total HT                                   931,14 €
TVA 20 %                                   186,23 €
Total TTC                                1 117,37 €
${paid}Net à payer                                ${due} €
`
    const read = (own: string) => plainValues(readInvoiceText(recognized(own)))
    const paid = text('117,37', 'Acompte versé                           -1 000,00 €\n')
    assert.equal(read(paid).amountDue, '117.37')
    assert.equal(read(text('117,37')).amountDue, '1117.37')
    assert.equal(read(text('118,37')).amountDue, '118.37')
  })

  test('that are accounts have their digits if the check digits are then right', ({ assert }) => {
    const accountsOf = (text: string) =>
      findAccounts(documentText(recognized(text))).map(({ value }) => value)
    assert.deepEqual(accountsOf('IBAN\nDE72 9472 2240 5066 9205 $2'), ['DE72947222405066920552'])
    assert.deepEqual(accountsOf('Konto DEO08 7052 0704 6224 8012 16'), ['DE08705207046224801216'])
    assert.deepEqual(accountsOf('IBAN PT79 2356 7011 1775 9325 6162 O'), [
      'PT79235670111775932561620',
    ])
    assert.deepEqual(accountsOf('Konto DE72 9472 2240 5066 9205 $3'), [])
    /** Signs of a sentence, and the letters of a bank, which are no digits. */
    assert.deepEqual(accountsOf('Konto DE72 9472 2240 5066 9205 $2, BIC FOXXDEXX'), [
      'DE72947222405066920552',
    ])
    assert.deepEqual(accountsOf('IBAN IE68 BOFI 9OO5 8381 2345 67'), ['IE68BOFI90058381234567'])
    assert.deepEqual(accountsOf('IBAN NL61 INGB O4I7 1643 00.'), ['NL61INGB0417164300'])
    assert.deepEqual(accountsOf('Item FR12 4711, 10 pcs, 20.00'), [])
  })

  test('come from the program if it is installed, in version 5 or later', async ({
    assert,
    cleanup,
  }) => {
    const { PATH } = process.env
    const folder = await mkdtemp(join(tmpdir(), 'skillary-tesseract-'))
    cleanup(async () => {
      process.env.PATH = PATH
      await rm(folder, { recursive: true })
    })
    const file = join(folder, 'tesseract')
    const install = async (version: string) => {
      await writeFile(
        file,
        `#!/bin/sh\nif [ "$1" = --version ]; then echo "tesseract ${version}"; exit; fi\n/bin/cat >/dev/null\necho "$@"\n`
      )
      await chmod(file, 0o755)
    }
    await install('4.1.1')
    process.env.PATH = folder
    assert.isFalse(hasTesseract())
    await install('5.3.0')
    process.env.PATH = `${folder}:/nowhere`
    assert.isTrue(hasTesseract())
    const request = {
      image: Buffer.from('P5\n1 1\n255\n '),
      language: 'deu',
      isShaded: true,
      isBlock: true,
    } as const
    const output = await startTesseract(request, '/models').tsv
    assert.include(output, '-l deu --tessdata-dir /models')
    assert.include(output, '--psm 6')
    assert.include(output, 'thresholding_method=2')
  })
})
