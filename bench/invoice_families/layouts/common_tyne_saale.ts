import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { asIrish, asSwiss } from '../irish_and_swiss.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import type { Item, Line, TaxSum } from '../make_document.ts'
import { paged } from '../pages.ts'
import { partiesIn, type Person } from '../people.ts'
import {
  britishVat,
  codeFirst,
  comma,
  dotted,
  euroAfter,
  grouped,
  heading,
  monthsIn,
  point,
  row,
  rowOf,
  slashed,
  two,
  type Print,
} from '../print.ts'
import type { Random } from '../random.ts'
import { squareCode } from '../square_code.ts'

const british = {
  first: listOf('Hazel|Gareth|Moira|Jonty|Yasmin|Ewan|Rosalind|Tariq|Bethan'),
  last: listOf('Armstrong|Charlton|Elliott|Hepple|Milburn|Ridley|Robson|Stobbart|Thirlwell|Wear'),
  streets: listOf(`
    Unit 3B, Tyne Point Trading Estate|19 Hencotes|The Granary, Priestpopple|42 Front Street|
    7 Saville Row|Ground Floor, Milburn Court|Old Station Yard, Station Road|115 Heaton Road`),
  towns: townsOf(`
    Hexham=NE46 1QD|Newcastle upon Tyne=NE6 5HL|Morpeth=NE61 1PR|Alnwick=NE66 2AB|Kendal=LA9 4QL|
    Stockport=SK1 3AX|Exeter=EX4 3SR|Haverfordwest=SA61 2AL`),
}
const irish = {
  first: listOf('Deirdre|Fintan|Nuala|Colm|Bríd|Declan|Maeve|Oisín'),
  last: listOf('Brosnan|Considine|Devaney|Fogarty|Hickey|Keaveney|Looby|Ní Bhriain|O’Sullivan'),
  streets: listOf(`
    14 Abbey Street|Knocklofty Road|Unit 7, Gortnafleur Business Park|22 Ashgrove|Ballyvaughan|
    Kilmeaden Cross|5 The Crescent, Oakfield`),
  towns: townsOf(`
    Clonmel, Co. Tipperary=E91 H6T8|Dungarvan, Co. Waterford=X35 VW92|Tullamore, Co. Offaly=R35 K7N3|
    Loughrea, Co. Galway=H62 AX40|Mallow, Co. Cork=P51 T2D6`),
  country: 'Ireland',
  tel: '+353 ',
}
const german = {
  first: listOf('Gudrun|Henning|Sabrina|Wolfram|Anja|Mirko|Edeltraud|Yusuf'),
  last: listOf('Apitz|Barthel|Döring|Graupner|Hoyer|Kretzschmar|Naumann|Oelze|Schöne|Wagenknecht'),
  streets: listOf(`
    Saalestraße 22|Merseburger Chaussee 140|Am Güterbahnhof 5-9|Rudolf-Diesel-Str. 31|Neumarkt 11|
    Gewerbepark Süd 4|Weinbergweg 2b|Halberstädter Str. 66`),
  towns: townsOf(`
    Naumburg (Saale)=06618|Halle (Saale)=06112|Jena=07743|Weißenfels=06667|Bernburg=06406|Hof=95028|
    Göttingen=37081|Neuss=41460`),
}
const austrian = {
  first: listOf('Marlies|Gerhard|Veronika|Roswitha|Anneliese|Gudrun|Ingrid'),
  last: listOf(
    'Auer|Ebner|Fuchsberger|Hinterleitner|Kaltenböck|Lechner|Pichler|Schwaighofer|Zauner'
  ),
  streets: listOf(`
    Saalachgasse 9|Dorfplatz 4|Bundesstraße 61|Alte Landstraße 17/1|Kirchenweg 2|Seepromenade 30`),
  towns: townsOf(`
    Zell am See=5700|Saalfelden=5760|Lofer=5090|Bischofshofen=5500|Gmunden=4810|Kitzbühel=6370`),
}
const swiss = {
  first: listOf('Andrina|Hansueli|Nadja|Christoph|Vreni|Jürg|Silvan'),
  last: listOf('Ammann|Bürgi|Dätwyler|Frauchiger|Kälin|Odermatt|Schaffner|Stöckli|Wyss'),
  streets: listOf(`
    Aarauerstrasse 48|Oberdorf 6|Industriestrasse 19|Birkenweg 3|Zürcherstrasse 211|Mühlegasse 14`),
  towns: townsOf('Olten=4600|Sursee=6210|Wetzikon ZH=8620|Liestal=4410|Lyss=3250|Frauenfeld=8500'),
  country: 'Schweiz',
  tel: '+41 ',
}

const form = (trade: string, forms: string) => ({ trade: listOf(trade), forms: listOf(forms) })

/** Names a company with one of a list of `name=domain`, and gives it the pages and mail of this name. */
function nameSeller({ doc, random }: Print, companies: string): void {
  const [name, domain] = random.pick(listOf(companies)).split('=')
  doc.seller.name = name
  doc.seller.mail = `${random.pick(['accounts', 'office', 'info'])}@${domain}.example`
  doc.seller.site = `www.${domain}.example`
}

/** Gives the parties other streets, and the buyer another name than that of a person who sells. */
function keepApart({ doc, random }: Print, pool: typeof british): void {
  while (doc.seller.street === doc.buyer.street) doc.seller.street = random.pick(pool.streets)
  while (doc.seller.name === doc.buyer.name)
    doc.buyer.name = `${random.pick(pool.first)} ${random.pick(pool.last)}`
}

/** Whole prices, as people quote them, for rows without quantity and documents without tax. */
function roundPrices({ doc }: Print, step: number): void {
  let total = 0
  for (const line of doc.lines) {
    line.amount = Math.max(step, Math.round(line.amount / step) * step)
    line.price = line.amount
    total += line.amount
  }
  doc.subtotal = total
  doc.total = total
  doc.amountDue = total
}

interface Recount {
  change: (line: Line) => void
  /** The only rate of the document; without it, prices contain the taxes of the lines. */
  rate?: number
  isRounded?: boolean
}

/** Changes quantities that no such business has, and all amounts with them. */
function recount({ doc }: Print, { change, rate, isRounded }: Recount): void {
  const sums = new Map<number, number>()
  let lineTotal = 0
  for (const line of doc.lines) {
    change(line)
    line.amount = Math.round((line.quantity ?? 1) * line.price)
    if (rate !== undefined) line.rate = rate
    const own = rate ?? line.rate
    sums.set(own, (sums.get(own) ?? 0) + line.amount)
    lineTotal += line.amount
  }
  const taxes = [...sums]
    .sort(([one], [other]) => other - one)
    .map(([own, whole]): TaxSum => {
      if (rate !== undefined) {
        const base = whole + doc.charge
        return { rate: own, base, amount: Math.round((base * own) / 100) }
      }
      const amount = Math.round((whole * own) / (100 + own))
      return { rate: own, base: whole - amount, amount }
    })
  const subtotal = taxes.reduce((sum, { base }) => sum + base, 0)
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0)
  const prepaid = doc.prepaid ? Math.max(1, Math.round((subtotal + tax) / 30000)) * 10000 : 0
  const exact = subtotal + tax - prepaid
  const rounding = isRounded ? Math.round(exact / 5) * 5 - exact : 0
  Object.assign(doc, { lineTotal, taxes, subtotal, tax, total: subtotal + tax, prepaid, rounding })
  doc.amountDue = exact + rounding
}

/** The same code for the same goods. */
const codeOf = (name: string, digits: number) => {
  const size = 9 * 10 ** (digits - 1)
  return (
    size / 9 + [...name].reduce((code, letter) => (code * 37 + letter.charCodeAt(0)) % size, 11)
  )
}

const lines = (...parts: string[]) => parts.filter(Boolean).join('<br>')
const britishAddress = (who: Person) => lines(...who.street.split(', '), who.town, who.postCode)
const britishPhone = (random: Random) => `01${random.digits(3)} ${random.digits(6)}`

/** A Swiss reference number of 27 digits with its check digit, in groups. */
function swissReference(random: Random): string {
  const digits = `${random.int(10, 99)}0000${random.digits(20)}`
  let carry = 0
  for (const digit of digits) carry = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5][(carry + Number(digit)) % 10]
  return `${digits}${(10 - carry) % 10}`.replace(/^(..)/, '$1 ').replace(/(\d{5})(?=\d)/g, '$1 ')
}
const swissCross =
  '<path fill="#fff" d="M11 11h7v7h-7z"/><path d="M11.5 11.5h6v6h-6z"/><path fill="#fff" d="M14 12.5h1v4h-1zM12.5 14h4v1h-4z"/>'

const shades = listOf('Bracken|Heather|Oatmeal|Cobalt|Foxglove|Slate|Gorse|Juniper|Snowdrop')
const yarnItems: Item[] = [
  ...['Cheviot Fell DK 50g|PK10|24|31', 'Border Aran 100g|PK5|19|26'],
  ...['Tarn Sock 4ply 100g|PK5|27|36', 'Lambkin Baby Cotton 50g|PK10|18|24'],
  ...['Moorland Chunky 100g|PK5|17|23'],
].flatMap((yarn) => {
  const [name, pack, least, most] = yarn.split('|')
  return shades.map((shade): Item => [`${name} ${shade}`, pack, Number(least), Number(most)])
})
const yarnPatterns = itemsOf(`
  Leaflet 4417 Child’s Raglan, DK|EA|1.5|2.2|1; Leaflet 4432 Cabled Throw, Aran|EA|1.5|2.2|1;
  Leaflet 4450 Beanie & Mitts|EA|1.5|2.2|1; Book: Twelve Sock Recipes|EA|6|8|1;
  Book: First Blankets|EA|5|7|1; Bamboo circular needle 4.0mm/80cm|EA|3|4;
  Birch DPN set 2.5mm|EA|3|5; Stitch markers, tin of 20|EA|2|3; Pompom maker set|EA|3|5`)

const journeys = itemsOf(`
  Head Office to Central Station||9|14; Central Station to Head Office||9|14;
  Head Office to Airport Terminal||21|29; Airport Terminal to Head Office||21|29;
  Royal Infirmary to Fenham (home)||8|12; Central Station to Quayside Hotel||6|9;
  Head Office to Cramlington depot||19|26; Cramlington depot to Head Office||19|26;
  Head Office to Gosforth, via Jesmond||11|17; Quayside Hotel to Airport Terminal||22|30;
  Head Office to Ferry Terminal, North Shields||23|31; Durham Station to Head Office||41|55;
  Head Office to Team Valley, 6-seater||17|24; Head Office to Whitley Bay (late shift)||22|29`)

/** British, Irish, German, Austrian and Swiss invoices of an ordinary month. */
export const tyneSaale: Family[] = [
  {
    name: 'en-gb-yarn-wholesale-shades',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20, 0],
      lines: [40, 74],
      isOnce: true,
      isInOrder: true,
      most: 6,
      lineDiscount: 0.15,
      charge: 0.6,
      days: [30],
      pools: partiesIn('GB', {
        ...british,
        ...form('Wools|Knit & Sew|Haberdashery|Crafts|Yarn Loft', 'Ltd|Limited|& Daughter|& Co'),
      }),
      items: [...yarnItems, ...yarnPatterns],
      numbers: (random) => `SI-${random.int(108, 344)}${random.digits(3)}`,
    },
    style: { ...point, money: (plain) => `£${plain}`, date: slashed },
    css: 'body{font:8.6pt "Liberation Sans";margin:0 .5mm;color:#111} .pg+.pg{break-before:page} .hd{display:flex;justify-content:space-between;align-items:flex-start} .hd .n{font:bold 17pt "URW Bookman";color:#5b2a5e;max-width:95mm;line-height:1.1} .hd .a{font-size:7.8pt;line-height:1.4;margin-top:2mm} h1{font-size:15pt;margin:0 0 2mm;text-align:right;letter-spacing:1px} .kv{width:66mm} .kv td{border:.5pt solid #999;padding:2px 5px} .kv td:first-child{background:#efe6f0;width:27mm} .ad{display:flex;gap:8mm;margin:6mm 0 5mm} .ad>div{flex:1;border:.5pt solid #999;padding:2mm 3mm;line-height:1.35;min-height:22mm} .ad small{display:block;color:#5b2a5e;font-weight:bold;font-size:7pt;margin-bottom:1mm} .g th{background:#5b2a5e;color:#fff;text-align:left;padding:3px 4px;font-size:7.8pt} .g td{padding:2.1px 4px;border-bottom:.4pt solid #ddd} .ct{text-align:right;font-style:italic;margin-top:3mm} .en{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm} .va{width:74mm} .va th{text-align:left;font-size:7.6pt;border-bottom:.6pt solid #5b2a5e} .va td{padding:2px 0} .to{width:70mm} .to td{padding:2.3px 4px} .to .k td{border-top:1pt solid #5b2a5e;border-bottom:1pt solid #5b2a5e;font-weight:bold;font-size:10.5pt} .no{font-size:7.6pt;line-height:1.45;margin-top:5mm} .ft{margin-top:3mm;font-size:7.2pt;color:#555;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      nameSeller(
        p,
        'Cheviot Loom Yarns Ltd=cheviotloom|HEPPLE WOOLS=hepplewools|Thirlwell & Stobbart (Yarns) Limited=thirlwellstobbart|Ridley’s Wool Warehouse=ridleyswool'
      )
      keepApart(p, british)
      const order = `${random.pick(['PO', 'WEB', 'TEL'])} ${random.digits(4)}`
      const phone = britishPhone(random)
      const rows = p.lines((l) =>
        row([
          codeOf(l.description, 6),
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          l.discount ? `>${p.number(l.discount, 1)}` : '>',
          `>${p.number(l.rate, 1)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const pages = paged(rows, 38, 29, 2)
      const vat = p.taxes((t) =>
        row([
          `${p.number(t.rate, 1)}%${t.rate ? '' : ' (zero rated)'}`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const carriage = d.charge ? row(['Carriage (20.0% VAT)', `>${p.plain(d.charge)}`]) : ''
      const top = (at: number) => `<div class=hd><div><div class=n>${d.seller.name}</div>
<div class=a>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>Tel ${phone} · ${d.seller.mail}<br>VAT Reg. No. ${britishVat(d.seller.vatId)}</div></div><div><h1>INVOICE</h1><table class=kv>${row(['Invoice No.', d.number])}${row(['Invoice Date', p.date(d.issueDate)])}${row(['Account', d.customerNumber])}${row(['Your Ref.', order])}${row(['Page', `${at + 1} of ${pages.length}`])}</table></div></div>
<div class=ad><div><small>INVOICE TO</small>${d.buyer.name}<br>${britishAddress(d.buyer)}</div><div><small>DELIVER TO</small>${at ? 'As page 1' : `${d.buyer.name}<br>${britishAddress(d.buyer)}`}</div></div>`
      const end = `<div class=en><table class=va>${heading(['VAT analysis', '>Net £', '>VAT £'])}${vat.join('')}</table><table class=to>${row(['Goods', `>${p.plain(d.lineTotal)}`])}${carriage}${row(['Total net', `>${p.plain(d.subtotal)}`])}${row(['Total VAT', `>${p.plain(d.tax)}`])}${rowOf('k', ['Invoice total GBP', `>${p.money(d.total)}`])}</table></div>
<div class=no><b>Terms: 30 days. Payment due ${p.date(d.dueDate)}.</b> BACS: sort code ${d.seller.iban.slice(8, 14).replace(/(..)(?=.)/g, '$1-')}, account ${d.seller.iban.slice(14)} (IBAN ${grouped(d.seller.iban)}). Please quote your account number.<br>Shortages and damages must be reported within 3 working days. Dye lots cannot be guaranteed on repeat orders. Goods remain our property until paid for in full.</div>
<div class=ft>${d.seller.name}. ${/Ltd|Limited/.test(d.seller.name) ? `Registered in England and Wales No. 0${random.digits(7)}.` : ''} E&amp;OE</div>`
      return pages
        .map((own, at) => {
          const last = at === pages.length - 1
          return `<div class=pg>${top(at)}<table class=g>${heading(['Code', 'Description', '>Qty', 'Pack', '>Price', '>Disc %', '>VAT %', '>Net £'])}${own.join('')}</table>${last ? end : '<div class=ct>Continued on next page …</div>'}</div>`
        })
        .join('')
    },
  },
  {
    name: 'en-gb-illustrator-licence',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [0],
      lines: [2, 5],
      isOnce: true,
      isInOrder: true,
      most: 0,
      isSellerPerson: true,
      days: [30],
      pools: partiesIn('GB', {
        ...british,
        ...form('Publishing|Magazines|Books|Press|Greetings Cards', 'Ltd|Limited|LLP|CIC'),
      }),
      items: itemsOf(`
        Cover illustration, full colour artwork||450|780; Two spot illustrations, black & white||140|240;
        Full-page illustration, Autumn issue||280|420; Hand-drawn map of the estate||380|620;
        Additional round of amends (agreed by email)||60|120; Lettering for title page||90|170;
        Extended licence: tea towels and tote bags, UK, 2 years||150|300; Scanning and colour proofs||30|60`),
      numbers: (random) => `${random.int(11, 189)}`,
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, day) => `${Number(day)} ${monthsIn('GB')[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:11pt/1.5 "EB Garamond";font-variant-numeric:lining-nums;color:#262626;margin:4mm 12mm} .me{font:30pt "Z003";color:#b3492d;line-height:1} .sub{letter-spacing:3px;font-size:9pt;text-transform:uppercase;margin:1mm 0 14mm;color:#666} .two{display:flex;justify-content:space-between;margin-bottom:12mm} .two>div:last-child{text-align:right} h1{font:400 21pt "EB Garamond";font-variant-numeric:lining-nums;margin:0 0 1mm} .w td{padding:7px 0;border-bottom:.5pt solid #cfc4bb;vertical-align:top} .w .t td{border:0;font-size:14pt;padding-top:5mm} .n{font-style:italic;color:#666;font-size:10pt} .pay{margin-top:13mm} .pay table{width:auto} .pay td{padding:0 8mm 0 0} .pay td:first-child{color:#888} .end{margin-top:10mm;font-size:9.3pt;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      roundPrices(p, 500)
      keepApart(p, british)
      const rows = p.lines((l) => row([l.description, `>${p.money(l.amount)}`]))
      const contact = `${random.pick(british.first)} ${random.pick(british.last)}`
      const sort = `${random.int(11, 60)}-${random.digits(2)}-${random.digits(2)}`
      const years = random.pick(['three', 'five'])
      return `<div class=me>${d.seller.name}</div><div class=sub>Illustration &amp; lettering</div>
<div class=two><div><h1>Invoice ${d.number}</h1>${p.date(d.issueDate)}<br><br>To: <b>${d.buyer.name}</b><br>${britishAddress(d.buyer)}<br><span class=n>Commissioned by ${contact}, your ref. ${d.orderNumber}</span></div><div>${britishAddress(d.seller)}<br>07${random.digits(3)} ${random.digits(6)}<br>${d.seller.mail}</div></div>
<table class=w>${rows.join('')}${rowOf('t', ['Total', `>${p.money(d.total)}`])}</table>
<p class=n>Licence: one-time use in the edition named in your order, print and e-book, world English rights, ${years} years from publication. Licence takes effect on receipt of full payment. I am not registered for VAT.</p>
<div class=pay>Please pay <b>${p.money(d.amountDue)}</b> by bank transfer by <b>${p.date(d.dueDate)}</b>:<table>${row(['Name', d.seller.name])}${row(['Sort code', sort])}${row(['Account no.', random.digits(8)])}${row(['Reference', `Invoice ${d.number}`])}</table></div>
<div class=end>I reserve the right to claim statutory interest and compensation under the Late Payment of Commercial Debts (Interest) Act 1998 if payment is not received within the agreed terms. Copyright in all artwork remains with the artist; originals to be returned by the publisher. Thank you for the lovely brief!</div>`
    },
  },
  {
    name: 'en-ie-stove-showroom-deposit',
    plan: {
      country: 'GB',
      currency: 'EUR',
      rates: [23, 13.5],
      lines: [5, 11],
      isOnce: true,
      isInOrder: true,
      most: 2,
      isGross: true,
      prepaid: 0.8,
      isBuyerPerson: true,
      days: [7, 14],
      pools: partiesIn('GB', {
        ...irish,
        ...form(
          'Guesthouse|Bar & Restaurant|Property Lettings|Nursing Home',
          'Ltd|Limited|DAC|CLG'
        ),
      }),
      items: itemsOf(`
        Kilcash 5kW room heater stove, matt black|ea|890|1290; Galtee 8kW multi-fuel insert, 3-sided frame|ea|1450|1990;
        Vitreous enamel flue pipe 5" x 1m|ea|58|84; Flue bend 45° with door|ea|46|68;
        Granite hearth, black polished, cut to template|ea|240|390; Oak beam mantel 1500mm|ea|280|420;
        Carbon monoxide alarm, 10 year sealed|ea|28|42; Companion set, 4 piece|ea|45|79;
        Removal of existing fireplace and opening up|job|260|420|1; Chimney liner 316 grade supplied and fitted, 9m|job|480|690|1;
        Install stove, register plate and commission|job|380|560|1; Plastering and making good|job|120|220|1`),
      numbers: (random) => `${random.int(21, 78)}${random.digits(3)}`,
    },
    style: { ...point, money: (plain) => `€${plain}`, date: slashed },
    css: 'body{font:9.6pt "Open Sans";color:#222;margin:0} .bn{background:#2b2b2b;color:#fff;padding:5mm 6mm;display:flex;justify-content:space-between;align-items:center} .bn b{font:700 17pt "Open Sans Condensed";color:#f0a23b;max-width:92mm;line-height:1.15} .bn span{font-size:8pt;text-align:right;line-height:1.5} .in{display:flex;justify-content:space-between;margin:8mm 0 6mm} .in h1{font:700 18pt "Open Sans Condensed";margin:0 0 2mm} .in table{width:72mm} .in td{padding:1px 0;font-size:9pt} .l th{text-align:left;border-bottom:1.4pt solid #f0a23b;font-size:8pt;padding:3px 2px} .l td{padding:4px 2px;border-bottom:.4pt solid #ddd;vertical-align:top} .s{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm} .v{width:84mm;font-size:8pt} .v th{text-align:left;font-weight:600;color:#777} .v td{padding:1.5px 0} .v .k td{border-top:.5pt solid #999} .t{width:76mm} .t td{padding:3px 2px} .t .k td{background:#f0a23b;font-weight:700;font-size:11pt;padding:4px 5px} .c{margin-top:7mm;font-size:8pt;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      asIrish(p, random.pick(['AIBK93', 'BOFI90', 'IPBS99']))
      nameSeller(
        p,
        'Slievenamon Stoves & Fireplaces Ltd=slievenamonstoves|Hickey Hearth & Home=hickeyhearth|EMBER ROOM=emberroom|Fogarty Stove Centre Limited=fogartystoves'
      )
      keepApart(p, irish)
      recount(p, {
        change: (line) => {
          if (line.unit === 'job' || line.price > 20000) line.quantity = 1
        },
      })
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const vat = p.taxes((t) =>
        row([`${p.number(t.rate)}%`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])
      )
      const paid = d.prepaid
        ? row([
            `Less deposit paid ${p.date(d.orderDate)} (${random.pick(['card', 'bank transfer'])})`,
            `>-${p.money(d.prepaid)}`,
          ])
        : ''
      const due = d.prepaid ? 'Balance due' : 'Amount due'
      return `<div class=bn><b>${d.seller.name}</b><span>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>Showroom open Mon–Sat 9.30–5.30 · 0${random.int(51, 67)} ${random.digits(3)} ${random.digits(4)}<br>${d.seller.mail}<br>VAT No. ${d.seller.vatId}</span></div>
<div class=in><div><h1>Invoice</h1><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table style="align-self:flex-start">${row(['Invoice number', `>${d.number}`])}${row(['Date', `>${p.date(d.issueDate)}`])}${row(['Order', `>${d.orderNumber}`])}${row(['Delivered / fitted', `>${p.date(d.deliveryDate)}`])}${row(['Fitter', `>${random.pick(irish.first)}`])}${row([d.prepaid ? 'Balance payable by' : 'Payable by', `>${p.date(d.dueDate)}`])}</table></div>
<table class=l>${heading(['Description', '>Qty', '', '>Price inc. VAT', '>VAT', '>Total inc. VAT'])}${rows.join('')}</table>
<div class=s><table class=v>${heading(['VAT rate', '>Net', '>VAT'])}${vat.join('')}${rowOf('k', ['Total', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`])}</table><table class=t>${row(['Total including VAT', `>${p.money(d.total)}`])}${paid}${rowOf('k', [due, `>${p.money(d.amountDue)}`])}</table></div>
<div class=c><b>Bank details:</b> IBAN ${grouped(d.seller.iban)} · quote invoice number and surname. We also take cards in the showroom.<br><b>Warranty:</b> 5 years on stove body from date of fitting provided the chimney is swept yearly; glass, rope and fire bricks are wearing parts. Please burn only dry, low smoke fuel. First fires should be small to let the paint cure. Your commissioning certificate is handed over when the balance has been cleared.</div>`
    },
  },
  {
    name: 'en-gb-taxi-account-journeys',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [9, 24],
      most: 0,
      days: [14],
      pools: partiesIn('GB', {
        ...british,
        ...form(
          'Insurance Services|Engineering|Care Group|Shipping|Recruitment',
          'Ltd|plc|LLP|Limited'
        ),
      }),
      items: journeys,
      numbers: (random) => `TA${random.int(10, 48)}${random.digits(3)}`,
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, day) => `${day}/${m}/${y.slice(2)}`,
    },
    css: 'body{font:9pt "Roboto";margin:0 .5mm;color:#1c1c1c} .st{height:5mm;background:repeating-linear-gradient(90deg,#111 0 5mm,#f7c600 5mm 10mm)} .h{display:flex;justify-content:space-between;margin:5mm 0 8mm} .h b{font:900 20pt "Roboto Condensed";display:block;max-width:95mm;line-height:1.05} .h div:last-child{font-size:8pt;text-align:right;line-height:1.5} .a{display:flex;justify-content:space-between;margin-bottom:7mm} .a .w{line-height:1.45;font-size:10pt} .b{width:70mm} .b td{padding:2.5px 6px;background:#f4f4f4;border-bottom:1pt solid #fff} .b td:last-child{text-align:right;font-weight:500} h2{font:700 12pt "Roboto Condensed";margin:0 0 2mm} .j th{text-align:left;font-size:7.6pt;text-transform:uppercase;border-top:.8pt solid #111;border-bottom:.8pt solid #111;padding:3px 2px} .j td{padding:2.6px 2px;border-bottom:.3pt dotted #999} .j tr{break-inside:avoid} .s{width:72mm;margin:3mm 0 0 auto;break-inside:avoid} .s td{padding:2.5px 2px} .s .k td{border-top:1.2pt solid #111;font:700 12pt "Roboto Condensed"} .d{border:1.2pt solid #f7c600;padding:3mm 4mm;margin-top:6mm;display:flex;gap:6mm;align-items:center;line-height:1.45;break-inside:avoid} .d b{white-space:nowrap} .f{font-size:7.4pt;color:#555;margin-top:4mm;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      nameSeller(
        p,
        'Blackfriars Cars Ltd=blackfriarscars|TYNE TAXIS=tynetaxis|Wear & Milburn Private Hire=wearmilburn|Five Bridges Executive Travel Limited=fivebridgestravel'
      )
      keepApart(p, british)
      d.from = dayAfter(d.until, -29)
      const days = daysOf(p, d.from, d.until)
      const rider = () => `${random.pick([...'ABCDEJKLMNPRST'])} ${random.pick(british.last)}`
      const riders = Array.from({ length: 6 }, rider)
      let hour = 0
      const times = days.map((day, at) => {
        hour = day === days[at - 1] ? Math.min(23, hour + random.int(1, 5)) : random.int(5, 19)
        return `${two(hour)}:${two(random.int(0, 11) * 5)}`
      })
      const rows = p.lines((l, at) =>
        row([
          days[at],
          times[at],
          `${random.int(311, 989)}${random.digits(3)}`,
          random.pick(riders),
          l.description,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=st></div><div class=h><div><b>${d.seller.name}</b>Account bookings 24 hours: ${britishPhone(random)}</div><div>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>${d.seller.mail}<br>VAT Registration GB ${d.seller.vatId.slice(2)}<br>Operator licence PHO ${random.digits(4)}</div></div>
<div class=a><div class=w>${/ (Ltd|plc|LLP|Limited)/.test(d.buyer.name) ? 'Accounts Payable<br>' : ''}${d.buyer.name}<br>${britishAddress(d.buyer)}</div><table class=b style="align-self:flex-start">${row(['VAT invoice', d.number])}${row(['Invoice date / tax point', p.date(d.issueDate)])}${row(['Account', d.customerNumber])}${row(['Journeys from', p.date(d.from)])}${row(['Journeys to', p.date(d.until)])}</table></div>
<h2>Journeys on your account</h2><table class=j>${heading(['Date', 'Time', 'Booking', 'Passenger', 'Journey', '>Fare £ ex VAT'])}${rows.join('')}</table>
<table class=s>${row(['Total fares', `>${p.plain(d.subtotal)}`])}${row([`VAT at ${p.number(d.taxes[0].rate)}%`, `>${p.plain(d.tax)}`])}${rowOf('k', ['Total', `>${p.money(d.total)}`])}</table>
<div class=d><b>Direct Debit</b><div>You do not need to do anything. We will collect ${p.money(d.amountDue)} from your account ending ****${random.digits(4)} on or just after ${p.date(d.dueDate)}. Originator’s ID ${random.digits(6)}, reference ${d.customerNumber}.</div></div>
<div class=f>Fares include parking and tolls where applicable. Waiting time is free for the first 5 minutes, then charged with the fare. Queries on any journey please within 14 days, quoting the booking number.</div>`
    },
  },
  {
    name: 'de-reifengrosshandel-warengutschrift',
    plan: {
      country: 'DE',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [19],
      lines: [2, 7],
      isOnce: true,
      most: 8,
      lineDiscount: 0.3,
      pools: partiesIn('DE', {
        ...german,
        ...form(
          'Autoservice|Kfz-Werkstatt|Fahrzeugtechnik|Autohaus|Landtechnik',
          'GmbH|e.K.|GmbH & Co. KG|OHG'
        ),
      }),
      items: itemsOf(`
        205/55 R16 91V Sommer Veloro S2|Stk|48|79; 195/65 R15 91T Winter Nordkap 4|Stk|44|71;
        225/45 R17 94Y XL Sommer Veloro Sport|Stk|61|98; 235/55 R18 100V Ganzjahr Quadro|Stk|92|139;
        215/65 R16C 109T Transporter Lastra|Stk|81|124; 6,5Jx16 LK5x112 ET46 Stahlfelge schwarz|Stk|39|58;
        7,5Jx17 LK5x112 ET45 Alufelge Typ Arco anthrazit|Stk|84|129; RDKS-Sensor 433 MHz, Clamp-in|Stk|19|32;
        Radschraube M14x1,5 Kegel 60°, Satz 20|Satz|16|24; Auswuchtgewichte Klebe 5/10 g, Karton|Kart|22|35`),
      numbers: (random) => `GU${random.int(30, 69)}${random.digits(5)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:8.8pt "Inter";font-variant-ligatures:no-contextual;margin:0;color:#000} .lg{display:flex;justify-content:space-between;align-items:center;border-bottom:2.4pt solid #c1121f;padding-bottom:3mm} .lg b{font:bold 18pt "Roboto Condensed";max-width:110mm} .lg span{font-size:8pt;color:#555} .mid{display:flex;justify-content:space-between;margin:9mm 0 9mm} .abs{font-size:6.2pt;white-space:nowrap;text-decoration:underline;margin-bottom:3mm} .to{width:86mm;line-height:1.4;font-size:10pt} .inf{width:70mm} .inf td{padding:1.3px 0;font-size:8.6pt} h1{font-size:14pt;margin:0 0 1mm} .p th{font-size:8pt;text-align:left;border-top:.7pt solid #000;border-bottom:.7pt solid #000;padding:3px 2px} .p td{padding:3.2px 2px;vertical-align:top} .p small{color:#444} .sm{width:84mm;margin:4mm 0 0 auto;border-top:.7pt solid #000} .sm td{padding:2.5px 2px} .sm .k td{font-weight:bold;border-top:.7pt solid #000;border-bottom:2pt double #000} .tx{margin-top:7mm;line-height:1.5} .ft{position:fixed;bottom:0;left:0;right:0;border-top:.6pt solid #c1121f;padding-top:2mm;display:flex;justify-content:space-between;font-size:7pt;line-height:1.45}',
    draw: (p) => {
      const { doc: d, random } = p
      nameSeller(
        p,
        'Saale-Reifen Großhandel GmbH & Co. KG=saale-reifen|RÄDERHAUS OELZE=raederhaus-oelze|Kretzschmar & Hoyer Reifen OHG=kh-reifen|Reifenlogistik Mitteldeutschland GmbH=rlm-reifen'
      )
      keepApart(p, german)
      const reason = random.pick([
        'Falschlieferung',
        'Kulanzrücknahme',
        'Überbestand',
        'Transportschaden',
      ])
      const rows = p.lines((l, at) => {
        const name = l.description
        const made = /R1\d/.test(name) ? `DOT ${two(random.int(1, 52))}22` : ''
        if (made) l.description = `${name} ${made}`
        return row([
          `${at + 1}`,
          codeOf(name, 7),
          `${name}${made && `<br><small>${made}</small>`}`,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          l.discount ? `>${p.number(l.discount)} %` : '>',
          `>${p.plain(l.amount)}`,
        ])
      })
      const before = p.date(dayAfter(d.issueDate, -random.int(14, 31)))
      return `<div class=lg><b>${d.seller.name}</b><span>Reifen · Felgen · Werkstattbedarf</span></div>
<div class=mid><div class=to><div class=abs>${d.seller.name}, ${d.seller.street}, ${codeFirst(d.seller)}</div>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div><table class=inf style="align-self:flex-start">${row(['Belegnummer', d.number])}${row(['Belegdatum', p.date(d.issueDate)])}${row(['Kundennummer', d.customerNumber])}${row(['Retourenschein', `RS ${random.digits(6)}`])}${row(['Wareneingang Lager', p.date(d.deliveryDate)])}${row(['Sachbearbeiter', `${random.pick(german.first)} ${random.pick(german.last)}`])}${row(['Durchwahl', `-${random.int(12, 89)}`])}</table></div>
<h1>Warengutschrift</h1><div style="margin-bottom:5mm">zu unserer Rechnung Nr. ${d.earlier.replace('GU', 'RE')} vom ${before} · Grund: ${reason}</div>
<table class=p>${heading(['Pos', 'Art.-Nr.', 'Bezeichnung', '>Menge', 'ME', '>E-Preis', '>Rabatt', '>Betrag EUR'])}${rows.join('')}</table>
<table class=sm>${row(['Warenwert netto', `>${p.plain(d.subtotal)}`])}${row([`${p.number(d.taxes[0].rate)} % Mehrwertsteuer`, `>${p.plain(d.tax)}`])}${rowOf('k', ['Gutschriftsbetrag EUR', `>${p.plain(d.total)}`])}</table>
<div class=tx>Wir haben den Gutschriftsbetrag Ihrem Kundenkonto gutgeschrieben; bitte verrechnen Sie ihn mit Ihrer nächsten Zahlung. Bei Teilnahme am Lastschriftverfahren wird die Verrechnung automatisch vorgenommen.<br>Bitte berichtigen Sie Ihren Vorsteuerabzug entsprechend (§ 17 UStG).</div>
<div class=ft><div>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}</div><div>Tel. ${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}</div><div>USt-IdNr. ${d.seller.vatId}<br>Steuer-Nr. ${d.seller.taxNumber}<br>WEEE-Reg.-Nr. DE ${random.digits(8)}</div><div>Bankverbindung<br>${grouped(d.seller.iban)}</div></div>`
    },
  },
  {
    name: 'at-floristin-hausschmuck',
    plan: {
      country: 'AT',
      currency: 'EUR',
      rates: [20, 13],
      lines: [3, 10],
      isOnce: true,
      most: 9,
      isSellerPerson: true,
      days: [8, 14],
      pools: partiesIn('AT', {
        ...austrian,
        ...form('Gasthof|Seehotel|Kurhaus|Bestattung|Hotelbetriebs', 'GmbH|KG|OG|GmbH & Co KG'),
      }),
      items: itemsOf(`
        Tischgesteck Saison, rund|Stk|14|24|1; Bodenvase Rezeption, Schnittblumen|Stk|38|62|1;
        Strauß „Geburtstag“|Stk|22|35|1; Rosen rot 60 cm|Stk|2|4|1; Orchidee weiß, 2 Rispen|Stk|17|26|1;
        Balkonkistl bepflanzt 80 cm|Stk|29|44|1; Buchskugel im Topf|Stk|24|39|1; Gräserbund getrocknet|Bd|8|13|1;
        Glasvase Zylinder 30 cm|Stk|11|19; Übertopf Keramik anthrazit|Stk|9|18; Kerze Stumpen creme|Stk|3|5;
        Satinband 25 mm, Rolle|Rl|5|9; Zustellung und Aufbau|Fahrt|12|25`),
      numbers: (random, year) => `${random.int(9, 318)}/${year.slice(2)}`,
    },
    style: { ...euroAfter, date: (y, m, day) => `${Number(day)}.${Number(m)}.${y}` },
    css: 'body{font:10pt/1.4 "Lato";color:#33402f;margin:0} .c{text-align:center;border-bottom:.6pt solid #8aa57c;padding-bottom:4mm} .c,h1{font-variant-ligatures:none} .c b{font:400 22pt "C059";color:#4f7942;display:block} .c i{font:italic 10.5pt "C059"} .c small{display:block;font-size:8pt;margin-top:1.5mm} .to{margin:11mm 0 10mm} .r1{display:flex;justify-content:space-between;align-items:baseline;margin-bottom:4mm} h1{font:400 17pt "C059";font-variant-ligatures:none;margin:0} .l th{text-align:left;font-size:8.3pt;font-weight:700;color:#4f7942;border-bottom:.8pt solid #8aa57c;padding:3px 0} .l td{padding:3.5px 0;border-bottom:.3pt solid #d9e2d4} .s{width:80mm;margin:4mm 0 0 auto} .s td{padding:2px 0} .s .k td{font-weight:700;font-size:11.5pt;border-top:.8pt solid #4f7942} .q{display:flex;gap:6mm;align-items:center;margin-top:9mm} .q small{font-size:7pt;display:block;text-align:center} .e{margin-top:7mm;font-size:8.4pt}',
    draw: (p) => {
      const { doc: d, random } = p
      keepApart(p, austrian)
      d.from = dayAfter(d.until, -29)
      const days = daysOf(p, d.from, d.until)
      const rows = p.lines((l, at) =>
        row([
          days[at],
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.money(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `+ ${p.number(t.rate)} % USt. von ${p.money(baseOf(p, t))}`,
          `>${p.money(taxOf(p, t))}`,
        ])
      )
      const both = d.taxes.length > 1 ? row(['Umsatzsteuer gesamt', `>${p.money(d.tax)}`]) : ''
      return `<div class=c><b>${d.seller.name}</b><i>Meisterfloristin – Blumen, Kränze, Dekoration</i><small>${d.seller.street} · ${codeFirst(d.seller)} · Tel. 0${random.int(650, 699)}/${random.digits(7)} · ${d.seller.mail} · UID ${d.seller.vatId}</small></div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div>
<div class=r1><h1>Rechnung Nr. ${d.number}</h1><div>${d.seller.town}, am ${p.date(d.issueDate)}</div></div>
<p>Für die Lieferungen von ${p.date(d.from)} bis ${p.date(d.until)} erlaube ich mir zu verrechnen:</p>
<table class=l>${heading(['Geliefert', 'Ware', '>Menge', '>Einzel', '>USt.', '>Gesamt netto'])}${rows.join('')}</table>
<table class=s>${row(['Summe netto', `>${p.money(d.subtotal)}`])}${taxes.join('')}${both}${rowOf('k', ['Rechnungsbetrag', `>${p.money(d.total)}`])}</table>
<div class=q><div>${squareCode(random, '27mm')}<small>Zahlen mit Code</small></div><div>Bitte überweisen Sie den Betrag von ${p.money(d.amountDue)} bis ${p.date(d.dueDate)} ohne Abzug auf mein Konto<br>IBAN <b>${grouped(d.seller.iban)}</b><br>lautend auf ${d.seller.name}, Verwendungszweck: RE ${d.number}</div></div>
<div class=e>Vielen Dank für Ihren Auftrag! Die gelieferte Ware bleibt bis zur vollständigen Bezahlung mein Eigentum. Leihvasen bitte gereinigt zurückstellen.</div>`
    },
  },
  {
    name: 'ch-bodenbelaege-akonto-qr',
    page: 'A4',
    plan: {
      country: 'DE',
      currency: 'CHF',
      rates: [8.1],
      lines: [3, 8],
      isOnce: true,
      isInOrder: true,
      most: 46,
      isPart: true,
      prepaid: 0.7,
      rounding: 1,
      isBuyerPerson: true,
      days: [30],
      pools: partiesIn('DE', {
        ...swiss,
        ...form('Immobilien|Verwaltungs|Architektur|Hausverwaltung', 'AG|GmbH|& Partner AG'),
      }),
      items: itemsOf(`
        Alten Teppich entfernen und entsorgen|m²|8|13; Unterlagsboden schleifen und grundieren|m²|6|10;
        Spachtelmasse selbstverlaufend 3 mm|m²|13|19; Eiche Landhausdiele 14 mm, natur geölt|m²|82|128;
        Vinyl-Designbelag 2.5 mm, vollflächig geklebt|m²|56|84; Trittschallunterlage 2 mm|m²|5|9;
        Sockelleisten weiss 16/60, geschraubt|m|9|14; Abschlussprofil Alu eloxiert|m|18|27;
        Türen kürzen|Std.|92|104; Möbel räumen und zurückstellen|Std.|84|96`),
      numbers: (random) => `R-${random.int(20, 49)}${random.digits(3)}`,
    },
    style: { decimal: '.', thousands: '’', date: dotted },
    css: 'body{font:9.4pt/1.35 "Carlito";margin:0;color:#111} .pg{padding:8mm 15mm 0 17mm} .hd{display:flex;justify-content:space-between} .hd b{font:bold 16pt "URW Gothic";color:#7a5230;display:block;max-width:95mm;line-height:1.1} .hd div:last-child{text-align:right;font-size:8.4pt} .to{margin:7mm 0 7mm 96mm;font-size:10.5pt} h1{font:bold 13pt "Carlito";margin:0 0 1mm} .kv{width:auto;margin-bottom:3mm} .kv td{padding:0 6mm 0 0} .l th{font-size:8.4pt;text-align:left;border-bottom:.8pt solid #7a5230;padding:2px 0} .l td{padding:2px 0} .l .z td{border-top:.5pt solid #999} .l .k td{font-weight:bold;border-top:.8pt solid #7a5230;font-size:10.5pt} .no{font-size:8.2pt;margin-top:2mm} .qb{position:fixed;left:0;right:0;bottom:0;height:101mm;border-top:.6pt dashed #000;display:flex;font:8pt/1.3 "Liberation Sans";color:#000;background:#fff} .qb .e{width:54mm;border-right:.6pt dashed #000;padding:4mm 3mm 0 3mm;box-sizing:border-box} .qb .z{flex:1;display:flex;padding:4mm 3mm 0 5mm} .qb h2{font:bold 11pt "Liberation Sans";margin:0 0 3mm} .qb b{font-size:6.6pt;display:block;margin-top:2.2mm} .qb .z b{font-size:8pt;margin-top:2.6mm} .qb .z .i{flex:1;font-size:9pt;line-height:1.25} .qb .z .l1{width:54mm} .qb .am{display:flex;gap:7mm;margin-top:4mm} .qb .x{text-align:right;font-weight:bold;font-size:6.6pt;margin-top:5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      asSwiss(p, ['30', 100, 999])
      nameSeller(
        p,
        'Stöckli Bodenbeläge AG=stoeckli-boden|PARKETT WYSS=parkettwyss|Kälin & Odermatt GmbH=kaelin-odermatt|Boden 4 You GmbH=boden4you'
      )
      keepApart(p, swiss)
      const area = random.int(50, 230) / 4
      const rate = d.issueDate < '2024-01-01' ? 7.7 : 8.1
      recount(p, {
        rate,
        isRounded: true,
        change: (line) => {
          if (line.unit === 'm²') line.quantity = area
          if (line.unit === 'Std.') line.quantity = Math.ceil((line.quantity ?? 1) / 5) / 2
        },
      })
      const rows = p.lines((l, at) =>
        row([
          `${at + 1}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const sum = (kind: string, label: string, cents: string) =>
        `<tr class=${kind}><td></td><td colspan=4>${label}</td><td class=r>${cents}</td></tr>`
      const paid = d.prepaid
        ? sum('n', `./. Akontozahlung gemäss Rechnung ${d.earlier}`, `-${p.plain(d.prepaid)}`)
        : ''
      const cents = d.rounding ? sum('n', 'Rundung', p.plain(d.rounding)) : ''
      const name = d.prepaid ? 'Restbetrag zu unseren Gunsten CHF' : 'Rechnungsbetrag CHF'
      const uid = d.seller.vatId.replace(/^CHE(...)(...)(...)$/, 'CHE-$1.$2.$3 MWST')
      const place = (who: Person) => lines(who.name, who.street, codeFirst(who))
      const reference = swissReference(random)
      const slip = (label: string, value: string) => `<b>${label}</b>${value}`
      const due = p.plain(d.amountDue).replace('’', ' ')
      const account = slip('Konto / Zahlbar an', lines(grouped(d.seller.iban), place(d.seller)))
      const debtor = slip('Zahlbar durch', place(d.buyer))
      const both = `<div class=am><div>${slip('Währung', 'CHF')}</div><div>${slip('Betrag', due)}</div></div>`
      return `<div class=pg><div class=hd><div><b>${d.seller.name}</b>Parkett · Vinyl · Teppich · Reparaturen</div><div>${d.seller.street}, ${codeFirst(d.seller)}<br>Tel. 0${random.int(31, 62)} ${random.digits(3)} ${random.digits(2)} ${random.digits(2)} · ${d.seller.mail}<br>${uid}</div></div>
<div class=to>${place(d.buyer)}</div>
<h1>${d.prepaid ? 'Schlussrechnung' : 'Rechnung'} ${d.number}</h1>
<table class=kv>${row(['Datum', p.date(d.issueDate), 'Objekt', `${random.pick(['Wohnung 2. OG links', 'EFH, Erdgeschoss', 'Dachwohnung', 'Büro 1. OG'])}, ${d.buyer.town}`])}${row(['Zahlbar bis', `${p.date(d.dueDate)}, rein netto`, 'Ausführung', p.date(d.deliveryDate)])}</table>
<table class=l>${heading(['Pos.', 'Leistung', '>Menge', 'Einh.', '>Ansatz', '>Total CHF'])}${rows.join('')}${sum('z', 'Total exkl. MWST', p.plain(d.subtotal))}${sum('n', `MWST ${p.number(rate)} %`, p.plain(d.tax))}${sum('z', '<b>Total inkl. MWST</b>', `<b>${p.plain(d.total)}</b>`)}${paid}${cents}${sum('k', name, p.plain(d.amountDue))}</table>
<div class=no>Garantie nach SIA 118. Bitte beachten Sie die beiliegende Pflegeanleitung. Besten Dank für Ihren Auftrag.</div></div>
<div class=qb><div class=e><h2>Empfangsschein</h2>${account}${slip('Referenz', reference)}${debtor}${both}<div class=x>Annahmestelle</div></div><div class=z><div class=l1><h2>Zahlteil</h2>${squareCode(random, '46mm', { middle: swissCross })}${both}</div><div class=i>${account}${slip('Referenz', reference)}${slip('Zusätzliche Informationen', `Rechnung ${d.number}`)}${debtor}</div></div></div>`
    },
  },
  {
    name: 'de-kartonagen-tausend-skonto',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [2, 9],
      isOnce: true,
      most: 8,
      isPart: true,
      charge: 0.5,
      days: [30, 45],
      pools: partiesIn('DE', {
        ...german,
        ...form(
          'Süßwaren|Feinmechanik|Pharma|Getränke|Leuchten|Versandhandel',
          'GmbH|AG|GmbH & Co. KG|KG|SE'
        ),
      }),
      items: itemsOf(`
        Faltkarton FEFCO 0201 300x200x150 mm 1.30 B|TSD|310|480; Faltkarton FEFCO 0201 600x400x400 mm 2.50 BC|TSD|1280|1750;
        Stülpdeckelschachtel 220x220x60 mm, 2/0-fbg.|TSD|620|890; Automatikboden 250x180x120 mm E-Welle weiß|TSD|540|760;
        Gefacheeinsatz 12er, 1.20 B|TSD|190|280; Zwischenlage 1180x780 mm, Vollpappe|TSD|240|350;
        Kantenschutzwinkel 50x50x3 x 1000 mm|TSD|280|390; Stretchfolie 23 my 500 mm x 300 m|RO|6|9;
        PP-Klebeband braun 50 mm x 66 m, lautlos|KAR|38|56; Europalette EPAL, gebraucht, Klasse B|ST|9|14;
        Stanzwerkzeug-Anteil Auftrag Neuanlage|PSC|180|360; Druckklischee 2-farbig, einmalig|PSC|140|290`),
      numbers: (random) => `9${random.int(1, 4)}00${random.digits(6)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:8.8pt "Liberation Sans Narrow";margin:0 .5mm;color:#000} .lg{text-align:right;font:bold 16pt "Liberation Sans";color:#00553d} .lg small{display:block;font:8pt "Liberation Sans Narrow";color:#333} .tp{display:flex;justify-content:space-between;margin:7mm 0 8mm} .to{width:88mm;font:10pt/1.35 "Liberation Sans"} .to u{font-size:6.8pt;display:block;margin-bottom:4mm;text-decoration:none;border-bottom:.4pt solid #000} .bx{width:76mm;border:.7pt solid #000;padding:2mm 3mm} .bx td{padding:1px 0} .bx h1{font:bold 13pt "Liberation Sans";margin:0 0 2mm} .p th{text-align:left;border-bottom:.7pt solid #000;border-top:.7pt solid #000;padding:2.5px 2px;font-weight:normal;font-size:8.2pt} .p td{padding:3px 2px 0;vertical-align:top} .p tr.d td{padding:0 2px 3px;font-size:7.8pt;color:#333} .s{margin-top:3mm;border-top:.7pt solid #000} .s td{padding:2px} .s .k td{font-weight:bold;font-size:10.5pt;border-top:.7pt solid #000;border-bottom:1.6pt solid #000} .z{margin-top:5mm;width:132mm} .z th{text-align:left;font-weight:normal;border-bottom:.5pt solid #000} .z td{padding:2px 0} .t{font-size:8.2pt;line-height:1.45;margin-top:5mm} .ft{position:fixed;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:7pt;line-height:1.4;border-top:.4pt solid #000;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      nameSeller(
        p,
        'Unstrut Wellpappe GmbH & Co. KG=unstrut-wellpappe|Barthel Kartonagenfabrik GmbH=barthel-kartonagen|DÖRING PACK=doering-pack|Graupner & Söhne Verpackungswerke KG=graupner-verpackung'
      )
      keepApart(p, german)
      d.charge *= 10
      recount(p, {
        rate: 19,
        change: (line) => {
          if (line.unit !== 'TSD') line.quantity = Math.ceil(line.quantity ?? 1) * 6
          if (line.unit === 'PSC') line.quantity = 1
        },
      })
      const first = random.int(4500120, 4599870)
      const rows = p.lines((l, at) => {
        const name = l.description
        const note = `Lieferschein 80${first + Math.floor(at / 3)} / Charge ${random.digits(6)}`
        l.description = `${name} ${note}`
        const head = row([
          `${(at + 1) * 10}`,
          `${codeOf(name, 8)}`,
          name,
          `>${p.number(l.quantity, 3)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
        const batch = `<tr class=d><td></td><td></td><td colspan=5>${note}</td></tr>`
        return head + batch
      })
      const freight = d.charge
        ? row(['Warenwert', `>${p.plain(d.lineTotal)}`]) +
          row(['Frachtkostenanteil', `>${p.plain(d.charge)}`])
        : ''
      const quick = dayAfter(d.issueDate, random.pick([8, 10, 14]))
      const share = random.pick([2, 3])
      const less = Math.round((d.amountDue * share) / 100)
      const officer = `${random.pick(german.first)} ${random.pick(german.last)}`
      return `<div class=lg>${d.seller.name}<small>Verpackungen aus Wellpappe und Vollpappe – FSC®-Recycled</small></div>
<div class=tp><div class=to><u>${d.seller.name} · ${d.seller.street} · ${codeFirst(d.seller)}</u>${d.buyer.name}${/ (GmbH|AG|KG|SE)/.test(d.buyer.name) ? '<br>Rechnungsprüfung' : ''}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div><div class=bx><h1>Rechnung</h1><table>${row(['Rechnungsnr.', `>${d.number}`])}${row(['Rechnungsdatum', `>${p.date(d.issueDate)}`])}${row(['Leistungsdatum', `>${p.date(d.deliveryDate)}`])}${row(['Kundennr.', `>${d.customerNumber}`])}${row(['Ihre Bestellung', `>${d.orderNumber}`])}${row(['vom', `>${p.date(d.orderDate)}`])}${row(['Auftragsnr.', `>${first - 3312}`])}${row(['Ansprechpartner', `>${officer}`])}${row(['Währung', '>EUR'])}</table></div></div>
<div style="margin-bottom:3mm">Lieferbedingung: ${d.charge ? 'FCA Werk' : 'DAP frei Haus'} (Incoterms 2020) &nbsp; Versandart: LKW &nbsp; Bruttogewicht: ${random.int(1, 6)}.${random.digits(3)},0 kg</div>
<table class=p>${heading(['Pos.', 'Material', 'Bezeichnung', '>Menge', 'ME', '>Preis je ME', '>Betrag'])}${rows.join('')}</table>
<table class=s>${freight}${row(['Nettobetrag', `>${p.plain(d.subtotal)}`])}${row([`Umsatzsteuer ${p.number(d.taxes[0].rate, 2)} %`, `>${p.plain(d.tax)}`])}${rowOf('k', ['Endbetrag EUR', `>${p.plain(d.total)}`])}</table>
<table class=z>${heading(['Zahlungsbedingungen', '>Skonto', '>Skontobetrag', '>Zahlbetrag'])}${row([`Bis ${p.date(quick)}`, `>${share},00 %`, `>${p.plain(less)}`, `>${p.plain(d.amountDue - less)}`])}${row([`Bis ${p.date(d.dueDate)}`, '>netto', '>0,00', `>${p.plain(d.amountDue)}`])}</table>
<div class=t>ME TSD = 1.000 Stück. Produktionsbedingte Mehr- oder Mindermengen bis 10 % gelten als vertragsgemäß. Verkaufsverpackungen sind von uns nicht systembeteiligt (§ 7 VerpackG). Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Im Übrigen gelten unsere Allgemeinen Verkaufsbedingungen.</div>
<div class=ft><div>${d.seller.name}<br>${d.seller.street}, ${codeFirst(d.seller)}<br>Tel. ${d.seller.telephone}</div><div>Amtsgericht ${random.pick(['Stendal', 'Jena', 'Hof'])} HR${random.pick(['A', 'B'])} ${random.digits(5)}<br>Geschäftsführung: ${random.pick(german.first)} ${random.pick(german.last)}<br>USt-IdNr.: ${d.seller.vatId}</div><div>Bank: IBAN ${grouped(d.seller.iban)}<br>${d.seller.mail}<br>${d.seller.site}</div></div>`
    },
  },
]
