import { join } from 'node:path'
import PDFDocument from 'pdfkit'

/** The words of an invoice in one language. */
export interface Words {
  title: string
  number: string
  date: string
  due: string
  order: string
  buyer: string
  seller: string
  columns: [string, string, string, string, string]
  net: string
  tax: string
  total: string
  base: string
  vatId: string
  day: (iso: string) => string
  money: (amount: string) => string
  people: {
    seller: [string, string, string]
    buyer: [string, string, string]
    vatId: string
    iban: string
    site: string
  }
}

const dotted = (iso: string) => iso.split('-').reverse().join('.')
const slashed = (iso: string) => iso.split('-').reverse().join('/')
const dashed = (iso: string) => iso.split('-').reverse().join('-')
const comma = (group: string, sign: string) => (amount: string) =>
  `${amount.replace('.', ',').replace(/\d(?=(\d{3})+,)/g, `$&${group}`)} ${sign}`

export const languages: Record<string, Words> = {
  en: {
    title: 'Invoice',
    number: 'Invoice No.',
    date: 'Invoice date',
    due: 'Due date',
    order: 'PO number',
    buyer: 'Bill to',
    seller: 'From',
    columns: ['Description', 'Qty', 'Unit price', 'VAT', 'Amount'],
    net: 'Subtotal',
    tax: 'VAT',
    total: 'Total',
    base: 'Net',
    vatId: 'VAT No.',
    day: (iso) =>
      new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
    money: (amount) => `£${amount.replace(/\d(?=(\d{3})+\.)/g, '$&,')}`,
    people: {
      seller: ['Harbour Lights Ltd', '12 Quay Street', 'Bristol BS1 4DJ'],
      buyer: ['Greenfield Farms plc', '7 Mill Lane', 'York YO1 7HH'],
      vatId: 'GB123456789',
      iban: 'GB29NWBK60161331926819',
      site: 'www.harbourlights.co.uk',
    },
  },
  de: {
    title: 'Rechnung',
    number: 'Rechnungsnummer',
    date: 'Rechnungsdatum',
    due: 'Zahlbar bis',
    order: 'Ihre Bestellnummer',
    buyer: 'Rechnungsempfänger',
    seller: 'Lieferant',
    columns: ['Bezeichnung', 'Menge', 'Einzelpreis', 'USt.', 'Gesamt'],
    net: 'Nettobetrag',
    tax: 'zzgl. USt.',
    total: 'Rechnungsbetrag',
    base: 'Netto',
    vatId: 'USt-IdNr.',
    day: dotted,
    money: comma('.', '€'),
    people: {
      seller: ['Nordlicht Technik GmbH', 'Am Kai 14', '20457 Hamburg'],
      buyer: ['Bäckerei Sonnenschein KG', 'Lindenweg 3', '80331 München'],
      vatId: 'DE129273398',
      iban: 'DE89370400440532013000',
      site: 'www.nordlicht-technik.de',
    },
  },
  fr: {
    title: 'Facture',
    number: 'N° de facture',
    date: 'Date de facturation',
    due: "Date d'échéance",
    order: 'N° de commande',
    buyer: 'Facturé à',
    seller: 'Émetteur',
    columns: ['Désignation', 'Qté', 'P.U. HT', 'TVA', 'Montant HT'],
    net: 'Total HT',
    tax: 'TVA',
    total: 'Total TTC',
    base: 'Base HT',
    vatId: 'N° TVA',
    day: slashed,
    money: comma(' ', '€'),
    people: {
      seller: ['Ateliers Dubois SARL', '8 rue des Lilas', '69003 Lyon'],
      buyer: ['Hôtel de la Plage SAS', '25 avenue de la Mer', '06400 Cannes'],
      vatId: 'FR40303265045',
      iban: 'FR1420041010050500013M02606',
      site: 'www.ateliersdubois.fr',
    },
  },
  it: {
    title: 'Fattura',
    number: 'Numero fattura',
    date: 'Data fattura',
    due: 'Scadenza',
    order: 'N. ordine',
    buyer: 'Cliente',
    seller: 'Fornitore',
    columns: ['Descrizione', 'Quantità', 'Prezzo unitario', 'IVA', 'Importo'],
    net: 'Imponibile',
    tax: 'IVA',
    total: 'Totale fattura',
    base: 'Imponibile',
    vatId: 'P. IVA',
    day: slashed,
    money: comma('.', '€'),
    people: {
      seller: ['Officine Bellini S.r.l.', 'Via Garibaldi 21', '20121 Milano'],
      buyer: ['Trattoria Da Marco S.n.c.', 'Corso Italia 5', '50123 Firenze'],
      vatId: 'IT07643520567',
      iban: 'IT60X0542811101000000123456',
      site: 'www.officinebellini.it',
    },
  },
  es: {
    title: 'Factura',
    number: 'Nº de factura',
    date: 'Fecha de emisión',
    due: 'Fecha de vencimiento',
    order: 'Pedido nº',
    buyer: 'Datos del cliente',
    seller: 'Emisor',
    columns: ['Concepto', 'Cantidad', 'Precio unitario', 'IVA', 'Importe'],
    net: 'Base imponible',
    tax: 'IVA',
    total: 'Total factura',
    base: 'Base',
    vatId: 'CIF',
    day: dashed,
    money: comma('.', '€'),
    people: {
      seller: ['Talleres Ortega S.L.', 'Calle Mayor 45', '28013 Madrid'],
      buyer: ['Viñedos del Sur S.A.', 'Avda. Andalucía 9', '41001 Sevilla'],
      vatId: 'ESB58378431',
      iban: 'ES9121000418450200051332',
      site: 'www.talleresortega.es',
    },
  },
  nl: {
    title: 'Factuur',
    number: 'Factuurnummer',
    date: 'Factuurdatum',
    due: 'Vervaldatum',
    order: 'Uw ordernummer',
    buyer: 'Factuuradres',
    seller: 'Leverancier',
    columns: ['Omschrijving', 'Aantal', 'Prijs', 'BTW', 'Bedrag'],
    net: 'Totaal excl. btw',
    tax: 'Btw',
    total: 'Totaal incl. btw',
    base: 'Grondslag',
    vatId: 'Btw-nummer',
    day: dashed,
    money: (amount) => `€ ${comma('.', '')(amount).trim()}`,
    people: {
      seller: ['Van Dijk Installaties B.V.', 'Havenstraat 88', '1013 AB Amsterdam'],
      buyer: ['Bloemen de Wit V.O.F.', 'Dorpsplein 2', '3511 CD Utrecht'],
      vatId: 'NL004495445B01',
      iban: 'NL91ABNA0417164300',
      site: 'www.vandijkinstallaties.nl',
    },
  },
  pl: {
    title: 'Faktura VAT',
    number: 'Nr faktury',
    date: 'Data wystawienia',
    due: 'Termin płatności',
    order: 'Nr zamówienia',
    buyer: 'Nabywca',
    seller: 'Sprzedawca',
    columns: ['Nazwa towaru lub usługi', 'Ilość', 'Cena netto', 'Stawka VAT', 'Wartość netto'],
    net: 'Razem netto',
    tax: 'Kwota VAT',
    total: 'Do zapłaty',
    base: 'Wartość netto',
    vatId: 'NIP',
    day: (iso) => iso,
    money: comma(' ', 'zł'),
    people: {
      seller: ['Wiśniewski Meble Sp. z o.o.', 'ul. Długa 17', '31-147 Kraków'],
      buyer: ['Zakłady Łódzkie S.A.', 'ul. Piotrkowska 100', '90-004 Łódź'],
      vatId: 'PL5260250995',
      iban: 'PL61109010140000071219812874',
      site: 'www.wisniewski-meble.pl',
    },
  },
}

/** The values of every sample; amounts as in XML. */
export const facts = {
  number: 'AB-2026/0417',
  date: '2026-03-17',
  due: '2026-04-16',
  order: 'PO-88123',
  lines: [
    { name: 'Alpha 100', quantity: '3', price: '400.00', rate: '20', amount: '1200.00' },
    { name: 'Beta cable', quantity: '12', price: '12.50', rate: '20', amount: '150.00' },
    { name: 'Gamma book', quantity: '2', price: '35.25', rate: '5', amount: '70.50' },
  ],
  taxes: [
    { rate: '20', base: '1350.00', amount: '270.00' },
    { rate: '5', base: '70.50', amount: '3.53' },
  ],
  net: '1420.50',
  tax: '273.53',
  total: '1694.03',
}

export type Layout = 'letter' | 'columns' | 'boxes'

type Draw = (
  text: string,
  x: number,
  y: number,
  options?: { size?: number; right?: boolean; bold?: boolean }
) => void

const fonts = join(import.meta.dirname, '../../../node_modules/@expo-google-fonts/noto-sans')

/** An invoice as a PDF without XML. */
export async function invoicePdf(words: Words, layout: Layout): Promise<Buffer> {
  return drawn((draw) => layouts[layout](draw, words))
}

/** A PDF with drawings on one A4 page. */
export async function drawn(paint: (draw: Draw) => void, pages = 1): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false })
  pdf.registerFont('regular', join(fonts, '400Regular/NotoSans_400Regular.ttf'))
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const isOver = new Promise((resolve) => pdf.on('end', resolve))
  for (let page = 0; page < pages; page++) {
    pdf.addPage()
    paint((text, x, y, { size = 9, right = false } = {}) => {
      pdf.font('regular').fontSize(size)
      const left = right ? x - pdf.widthOfString(text) : x
      pdf.text(text, left, y, { lineBreak: false })
    })
  }
  pdf.end()
  await isOver
  return Buffer.concat(chunks)
}

const layouts: Record<Layout, (draw: Draw, words: Words) => void> = {
  /** A letter: the sender in a small line above the address, labels with colons, a footer in columns. */
  letter(draw, words) {
    const { people } = words
    draw(people.seller[0], 380, 30, { size: 15 })
    people.seller.slice(1).forEach((line, at) => draw(line, 380, 52 + 12 * at))
    draw(people.site, 380, 76)
    draw(people.seller.join(' · '), 60, 118, { size: 6.5 })
    people.buyer.forEach((line, at) => draw(line, 60, 134 + 13 * at, { size: 10 }))
    const info: [string, string][] = [
      [words.number, facts.number],
      [words.date, words.day(facts.date)],
      [words.order, facts.order],
    ]
    info.forEach(([label, value], at) => {
      draw(`${label}:`, 360, 150 + 13 * at)
      draw(value, 535, 150 + 13 * at, { right: true })
    })
    draw(`${words.title} ${facts.number}`, 60, 250, { size: 14 })
    const end = table(draw, words, 290)
    totals(draw, words, end + 10)
    draw(`${words.due}: ${words.day(facts.due)}`, 60, end + 110)
    draw(people.seller[0], 60, 780, { size: 7 })
    draw(`${words.vatId} ${people.vatId}`, 230, 780, { size: 7 })
    draw(`IBAN ${people.iban}`, 400, 780, { size: 7 })
  },
  /** A large title, labels above their values, the seller at the top left. */
  columns(draw, words) {
    const { people } = words
    draw(words.title.toUpperCase(), 555, 40, { size: 22, right: true })
    people.seller.forEach((line, at) => draw(line, 40, 44 + 12 * at, { size: at ? 9 : 12 }))
    draw(people.site, 40, 82)
    draw(`${words.vatId}: ${people.vatId}`, 40, 94)
    draw(words.buyer, 40, 140, { size: 8 })
    people.buyer.forEach((line, at) => draw(line, 40, 153 + 12 * at))
    const info: [string, string][] = [
      [words.number, facts.number],
      [words.date, words.day(facts.date)],
      [words.due, words.day(facts.due)],
      [words.order, facts.order],
    ]
    info.forEach(([label, value], at) => {
      draw(label, 40 + 135 * at, 215, { size: 8 })
      draw(value, 40 + 135 * at, 227, { size: 10 })
    })
    const end = table(draw, words, 270)
    totals(draw, words, end + 14)
    draw(`IBAN: ${people.iban.replace(/(.{4})/g, '$1 ').trim()}`, 40, end + 120)
  },
  /** Seller and buyer side by side under their labels, and the taxes as a table. */
  boxes(draw, words) {
    const { people } = words
    draw(`${words.title} ${facts.number}`, 40, 36, { size: 16 })
    draw(`${words.date}: ${words.day(facts.date)}`, 555, 40, { right: true })
    draw(`${words.due}: ${words.day(facts.due)}`, 555, 54, { right: true })
    const sides: [string, string[], number][] = [
      [words.seller, [...people.seller, `${words.vatId}: ${people.vatId}`], 40],
      [words.buyer, people.buyer, 310],
    ]
    for (const [label, lines, left] of sides) {
      draw(`${label}:`, left, 90)
      lines.forEach((line, at) => draw(line, left, 104 + 12 * at))
    }
    draw(`${words.order}: ${facts.order}`, 40, 180)
    const end = table(draw, words, 210)
    const top = end + 20
    draw('%', 300, top)
    draw(words.base, 420, top, { right: true })
    draw(words.columns[3], 480, top, { right: true })
    facts.taxes.forEach((tax, at) => {
      const y = top + 14 * (at + 1)
      draw(`${tax.rate}%`, 300, y)
      draw(words.money(tax.base), 420, y, { right: true })
      draw(words.money(tax.amount), 480, y, { right: true })
    })
    totals(draw, words, top + 60, false)
    draw(`IBAN: ${people.iban}`, 40, top + 150)
  },
}

function table(draw: Draw, words: Words, top: number): number {
  const edges = [0, 330, 415, 465, 555]
  words.columns.forEach((label, at) => {
    if (at === 0) draw(label, 40, top)
    else draw(label, edges[at], top, { right: true, size: at === 3 ? 7 : 9 })
  })
  facts.lines.forEach((line, at) => {
    const y = top + 20 + 18 * at
    draw(line.name, 40, y)
    draw(line.quantity, edges[1], y, { right: true })
    draw(words.money(line.price), edges[2], y, { right: true })
    draw(`${line.rate}%`, edges[3], y, { right: true })
    draw(words.money(line.amount), edges[4], y, { right: true })
  })
  return top + 20 + 18 * facts.lines.length
}

function totals(draw: Draw, words: Words, top: number, withRates = true) {
  const rows: [string, string][] = [[words.net, facts.net]]
  if (withRates) {
    for (const { rate, amount } of facts.taxes) rows.push([`${words.tax} ${rate}%`, amount])
  }
  rows.push([words.tax, facts.tax], [words.total, facts.total])
  rows.forEach(([label, amount], at) => {
    draw(label, 400, top + 15 * at)
    draw(words.money(amount), 555, top + 15 * at, { right: true })
  })
}
