import { dayAfter } from '../days.ts'
import { taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import type { Item, Line } from '../make_document.ts'
import type { Person, Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import {
  comma,
  grouped,
  heading,
  monthsIn,
  point,
  row,
  slashed,
  type Print,
  britishVat,
} from '../print.ts'

const british = {
  ...pools.GB,
  first: ['Philippa', 'Desmond', 'Anjali', 'Hamish', 'Lowri', 'Bernard', 'Zainab', 'Toby'],
  last: ['Askwith', 'Blenkin', 'Coverdale', 'Dewhirst', 'Ellwood', 'Gaskell', 'Nuttall', 'Rudge'],
  streets: [
    '19 Tithebarn Street',
    'Unit 4B, Swallow Business Park',
    '230 Holderness Road',
    'Orchard House, Mill Green',
    '7 Friars Gate',
    '35a Beaumont Avenue',
    '112 The Broadway',
  ],
  towns: [
    ['Hull', 'HU9 2BW'],
    ['Stockport', 'SK1 3TA'],
    ['Ipswich', 'IP4 1LN'],
    ['Swansea', 'SA1 5QP'],
    ['Dundee', 'DD4 8XE'],
    ['Taunton', 'TA1 2PS'],
  ],
}
const american = {
  ...pools.US,
  first: ['Patrice', 'Leonard', 'Marisol', 'Wade', 'Colleen', 'Andre'],
  last: ['Bergstrom', 'Calloway', 'Fontaine', 'Hollis', 'Lindgren', 'Navarro', 'Pickett', 'Yates'],
  streets: [
    '3901 Quarry Rd',
    '128 S Commerce St',
    '7745 Old Mill Pkwy, Ste 120',
    '16 Foundry Ln',
    '2050 County Road 14',
    '611 Maple Ter',
  ],
  towns: [
    ['Joplin, MO', '64801'],
    ['Sedalia, MO', '65301'],
    ['Rockford, IL', '61104'],
    ['Lynchburg, VA', '24504'],
    ['Norwalk, CT', '06851'],
  ],
}
const dutch = {
  ...pools.NL,
  first: ['Anouk', 'Gijs', 'Wilma', 'Thijs', 'Hanneke', 'Bram'],
  last: ['Brouwer', 'van Dalen', 'Elzinga', 'Hermsen', 'de Koning', 'Nijland', 'Terpstra', 'Vos'],
  streets: [
    'Stationsplein 44',
    'Ambachtsweg 9a',
    'Burg. de Vlugtlaan 118',
    'Molenstraat 27',
    'Industrieweg 3-5',
    'Wilhelminasingel 60',
  ],
  towns: [
    ['Apeldoorn', '7311 GC'],
    ['Tilburg', '5038 AB'],
    ['Leeuwarden', '8921 HN'],
    ['Venlo', '5911 KD'],
    ['Alphen aan den Rijn', '2405 CT'],
  ],
}

/** The parties of a family whose companies have trades and legal forms of their own. */
function partiesOf(trade: string[], forms: string[]): Pools {
  const own = { trade, forms }
  return {
    ...pools,
    GB: { ...british, ...own },
    US: { ...american, ...own },
    NL: { ...dutch, ...own },
  }
}

/** The number of the calendar week of a day. */
function weekOf(day: string): number {
  const thursday = dayAfter(day, 4 - (new Date(day).getUTCDay() || 7))
  const year = Date.parse(`${thursday.slice(0, 4)}-01-01`)
  return Math.floor((Date.parse(thursday) - year) / 604_800_000) + 1
}

/** A list in parts of about the same length. */
function partsOf<T>(list: T[], count: number): T[][] {
  const at = (part: number) => Math.floor((part * list.length) / count)
  return Array.from({ length: count }, (_, part) => list.slice(at(part), at(part + 1)))
}

const total = (values: number[]) => values.reduce((whole, value) => whole + value, 0)

function address(person: Person, separator = '<br>'): string {
  const isDutch = person.country === dutch.country
  const place = isDutch ? [person.postCode, person.town] : [person.town, person.postCode]
  const town = place.join(isDutch ? '&nbsp; ' : ' ')
  return `${person.street}${separator}${town}`
}

const mixes: Item[] = [
  ['3000 PSI 3/4 LIMESTONE', 'CY', 128, 149],
  ['3500 PSI EXTERIOR AIR', 'CY', 134, 156],
  ['4000 PSI AIR ENTRAINED', 'CY', 139, 164],
  ['4500 PSI HIGH EARLY', 'CY', 152, 178],
  ['FLOWABLE FILL', 'CY', 94, 116],
]

const phases = [
  'Pre-Design',
  'Schematic Design',
  'Design Development',
  'Construction Documents',
  'Bidding and Negotiation',
  'Construction Administration',
  'Additional Services - Site Lighting Study',
]

/** A phase with its fee and the share that is done after this invoice. */
function phaseRow(p: Print, line: Line): string {
  const earlier = p.random.pick([0, 0, 145_000, 380_000, 962_500])
  const earned = earlier + line.amount
  const fee = Math.ceil(earned / p.random.pick([1, 0.85, 0.6, 0.4]) / 50_000) * 50_000
  return row([
    line.description,
    `>${p.plain(fee)}`,
    `>${p.number((earned / fee) * 100, 2)}`,
    `>${p.plain(earned)}`,
    `>${p.plain(earlier)}`,
    `>${p.plain(line.amount)}`,
  ])
}

const energyParts = [
  { name: 'Stroom', from: 0 },
  { name: 'Gas', from: 4 },
  { name: 'Netbeheer', from: 8 },
]
const energyItems: Item[] = [
  ['Levering stroom enkeltarief', '', 480, 920],
  ['Vaste leveringskosten stroom', '', 66, 84],
  ['Energiebelasting stroom', '', 210, 390],
  ['Opslag groene stroom', '', 12, 28],
  ['Levering gas', '', 520, 1380],
  ['Vaste leveringskosten gas', '', 66, 84],
  ['Energiebelasting gas', '', 380, 760],
  ['Regiotoeslag gas', '', 9, 31],
  ['Netbeheerkosten stroom 1x35 A', '', 310, 420],
  ['Netbeheerkosten gas G4', '', 205, 262],
  ['Meterhuur stroom en gas', '', 48, 62],
]

/** Invoices of British, American and Dutch companies as the programs of their trades print them. */
export const commonAngloDutch: Family[] = [
  // Fuel cards: a letter with sums by product, then the transactions of each card.
  {
    name: 'en-gb-fuel-cards',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [12, 38],
      most: 90,
      isPart: true,
      charge: 0.6,
      days: [7, 10, 14],
      pools: partiesOf(['Fuel Services', 'Haulage', 'Fleet Solutions', 'Roofing'], ['Ltd', 'plc']),
      items: [
        ['Diesel', '', 1.15, 1.3],
        ['Diesel', '', 1.15, 1.3],
        ['Unleaded 95', '', 1.1, 1.25],
        ['Super Unleaded', '', 1.25, 1.4],
        ['Premium Diesel', '', 1.3, 1.45],
        ['AdBlue', '', 0.6, 0.95],
      ],
      numbers: (random) => `FC${random.digits(8)}`,
    },
    style: { ...point, money: (plain) => `£${plain}`, date: slashed },
    css: 'body{font:9pt "Open Sans";margin:0;color:#222} .pg{height:262mm;position:relative} .pg+.pg{break-before:page} .top{display:flex;justify-content:space-between;border-bottom:3pt solid #0b6b4f;padding-bottom:3mm} .top b{font:bold 19pt "Roboto Condensed";color:#0b6b4f} .top span{font-size:15pt} .mid{display:flex;justify-content:space-between;margin:12mm 0 14mm} .mid table{width:82mm} .mid td{padding:3px 6px;background:#eef4f1;border-bottom:1pt solid #fff} h3{font-size:10.5pt;color:#0b6b4f;margin:0 0 2mm} th{text-align:left;background:#0b6b4f;color:#fff;font-weight:600;padding:4px 6px} .s td{padding:4px 6px;border-bottom:.5pt solid #ccc} .s .n td{border-bottom:0} .s .t td{font-weight:bold;border-top:1pt solid #0b6b4f;border-bottom:1pt solid #0b6b4f} .dd{margin-top:9mm;border:1pt solid #0b6b4f;border-radius:3mm;padding:4mm;line-height:1.5} .x{font-size:7.6pt} .x td{padding:1.6px 6px;border-bottom:.4pt solid #ddd} .x th{padding:3px 6px} .x .c td{background:#eef4f1;font-weight:600;padding-top:3px} .x .e td{font-weight:600;border-bottom:.8pt solid #555} .foot{position:absolute;bottom:0;left:0;right:0;font-size:7pt;color:#666;text-align:center;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      const start = dayAfter(d.issueDate, -7)
      const sites = [
        'Cross Lane S/Stn',
        'Ring Road Filling Stn',
        'Junction 19 Truckstop',
        'Harbour Rd',
      ]
      const sold = p.lines((l) => ({
        product: l.description,
        litres: l.quantity ?? 0,
        net: l.amount,
        cells: [
          l.description,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 2)}`,
          `>${p.plain(l.amount)}`,
        ],
      }))
      const sums = (list: typeof sold) => [
        `>${p.plain(100 * total(list.map(({ litres }) => litres)))}`,
        `>${p.plain(total(list.map(({ net }) => net)))}`,
      ]
      const products = [...new Set(sold.map(({ product }) => product))].map((product) => {
        const own = sold.filter((one) => one.product === product)
        return row([product, `>${own.length}`, ...sums(own)])
      })
      const cards = partsOf(sold, random.int(2, 4)).map((part) => {
        const plate = `${random.pick(['YK', 'MX', 'FD'])}${random.int(18, 24)} ${random.pick(['ZRT', 'LUV', 'OBN'])}`
        const rows = part.map(({ cells }, at) =>
          row([
            p.date(dayAfter(start, Math.floor((7 * at) / part.length))),
            random.pick(sites),
            random.digits(6),
            ...cells,
          ])
        )
        const [litres, net] = sums(part)
        return `<tr class=c><td colspan=8>Card ending ${random.digits(4)} &nbsp; Vehicle ${plate}</td></tr>${rows.join('')}<tr class=e><td colspan=4>Card total</td><td class=r>${litres.slice(1)}</td><td colspan=2></td><td class=r>${net.slice(1)}</td></tr>`
      })
      const top = (title: string) =>
        `<div class=top><b>${d.seller.name}</b><span>${title}</span></div>`
      const foot = `<div class=foot>Registered office: ${address(d.seller, ', ')} &nbsp; Registered in England No. ${random.digits(8)} &nbsp; VAT Reg No. ${britishVat(d.seller.vatId)}<br>Customer services ${d.seller.telephone} &nbsp; ${d.seller.mail}</div>`
      const sum = (label: string, cents: number, kind = 'n') =>
        `<tr class=${kind}><td colspan=3>${label}</td><td class=r>${p.plain(cents)}</td></tr>`
      return `<div class=pg>${top('VAT Invoice')}<div class=mid><div>${d.buyer.name}<br>${address(d.buyer)}</div><table>${row(['Invoice number', d.number])}${row(['Invoice date / tax point', p.date(d.issueDate)])}${row(['Account number', d.customerNumber])}${row(['Transactions', `${p.date(start)} to ${p.date(dayAfter(d.issueDate, -1))}`])}${row(['Page', '1 of 2'])}</table></div>
<h3>Your invoice at a glance</h3><table class=s>${heading(['Product', '>Fills', '>Litres', '>Net £'])}${products.join('')}${d.charge ? sum('Account service charge', d.charge) : ''}${sum('Total excluding VAT', d.subtotal, 't')}${sum(`VAT at ${p.number(d.taxes[0].rate, 2)}%`, d.tax)}${sum('Invoice total', d.total, 't')}</table>
<div class=dd><b>Payment by Direct Debit.</b> We will collect <b>${p.money(d.amountDue)}</b> from your bank account on or just after <b>${p.date(d.dueDate)}</b>. Please make sure that funds are available; an unpaid Direct Debit incurs a charge of £30.00 and cards may be stopped.</div>
<p>Lost or stolen cards must be reported at once. Prices are shown net of VAT and include any discount from the pump price.</p>${foot}</div>
<div class=pg>${top('Transactions')}<p>Invoice ${d.number} &nbsp; Account ${d.customerNumber} &nbsp; Page 2 of 2</p><table class=x>${heading(['Date', 'Site', 'Receipt', 'Product', '>Litres', '>Price/litre £', '>VAT %', '>Net £'])}${cards.join('')}<tr class=e><td colspan=4>All cards</td><td class=r>${sums(sold)[0].slice(1)}</td><td colspan=2></td><td class=r>${p.plain(d.lineTotal)}</td></tr></table>${foot}</div>`
    },
  },
  // Day nursery: a month of sessions, exempt from VAT, with how to pay in a column at the side.
  {
    name: 'en-gb-day-nursery',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [0],
      lines: [3, 8],
      isOnce: true,
      isBuyerPerson: true,
      allowance: 0.5,
      prepaid: 0.5,
      days: [7, 14],
      pools: partiesOf(['Day Nursery', 'Childcare', 'Kindergarten'], ['Ltd', 'Limited', 'CIC']),
      items: [
        ['Full day session 8am-6pm', '', 58, 74],
        ['Morning session 8am-1pm', '', 33, 42],
        ['Afternoon session 1pm-6pm', '', 33, 42],
        ['Early drop-off from 7.30am', '', 4, 7],
        ['Extra full day', '', 62, 78],
        ['Cooked lunch and tea', '', 5, 8],
        ['Late collection, per 15 minutes', '', 7, 12],
        ['Forest school morning', '', 8, 14],
        ['Music and movement class', '', 4, 8],
        ['Nappies and consumables, weekly', '', 3, 6],
      ],
      numbers: (random) => String(random.int(1020, 8990)),
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${Number(d)} ${monthsIn('GB')[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10pt "Lato";margin:0;color:#333} .head{text-align:center;margin-bottom:8mm} .head i{display:inline-block;width:17mm;height:17mm;border-radius:50%;background:#f4b43c;margin-bottom:2mm} .head b{display:block;font:17pt "URW Gothic";color:#5a3d8a} .all{display:flex;gap:9mm} .main{flex:1} .side{width:52mm;background:#f3eef9;border-radius:4mm;padding:5mm;font-size:9pt;line-height:1.45} .side h4{color:#5a3d8a;margin:5mm 0 1mm} .side h4:first-child{margin-top:0} .to{display:flex;justify-content:space-between;line-height:1.45;margin-bottom:7mm} h1{font:15pt "URW Gothic";color:#5a3d8a;margin:0 0 3mm} th{text-align:left;font-size:9pt;color:#5a3d8a;border-bottom:1.5pt solid #f4b43c;padding:4px 0} .l td{padding:5px 0;border-bottom:.5pt dotted #999} .t{margin-top:3mm} .t td{padding:3px 0} .t .d td{font-weight:bold;font-size:12pt;color:#5a3d8a;border-top:1.5pt solid #f4b43c;padding-top:6px} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:8pt;color:#777}',
    draw: (p) => {
      const { doc: d, random } = p
      const month = monthsIn('GB')[Number(d.issueDate.slice(5, 7)) - 1]
      const child = `${random.pick(['Otis', 'Wren', 'Maya', 'Idris'])} ${random.pick(['(Caterpillars)', '(Ladybirds)', '(Pre-school)'])}`
      const fees = d.allowance ? d.lineTotal : d.prepaid ? d.subtotal : d.total
      const less = d.allowance ? row(['Sibling discount', `>-${p.money(d.allowance)}`]) : ''
      const paid = d.prepaid
        ? row(['Tax-Free Childcare payment received', `>-${p.money(d.prepaid)}`])
        : ''
      return `<div class=head><i></i><b>${d.seller.name}</b>${address(d.seller, ', ')} &nbsp;|&nbsp; ${d.seller.telephone}</div>
<div class=all><div class=main><h1>Invoice for ${month}</h1><div class=to><div>${d.buyer.name}<br>${address(d.buyer)}</div><div>Child: ${child}</div></div>
<table class=l>${heading(['', '>How many', '>Fee each', '>Total'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=t>${row(['Fees this month', `>${p.money(fees)}`])}${less}${d.allowance || d.prepaid ? row(['Invoice total', `>${p.money(d.total)}`]) : ''}${paid}<tr class=d><td>Please pay</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<p style="font-size:9pt;margin-top:8mm">Fees are payable in advance. A late payment fee of £25 is added to accounts that are not settled by the date shown. Four weeks’ notice is required to change or end sessions.</p></div>
<div class=side><h4>Invoice no.</h4>${d.number}<h4>Date</h4>${p.date(d.issueDate)}<h4>Pay by</h4>${p.date(d.dueDate)}<h4>How to pay</h4>Bank transfer or standing order to<br>${d.seller.name}<br>Sort code ${random.digits(2)}-${random.digits(2)}-${random.digits(2)}<br>Account ${random.digits(8)}<br>Quote ${d.customerNumber}<h4>Childcare vouchers</h4>Tell us your provider and use the reference above.<h4>Questions?</h4>${d.seller.mail}</div></div>
<div class=f>${d.seller.name} is registered in England and Wales no. ${random.digits(8)}. Childcare is exempt from VAT.</div>`
    },
  },
  // Freight forwarder: a grid about the consignment, charges with their VAT, duty as a disbursement.
  {
    name: 'en-gb-freight-clearance',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20, 0],
      lines: [4, 11],
      isInOrder: true,
      isOnce: true,
      most: 0,
      days: [7, 14, 30],
      pools: partiesOf(
        ['Forwarding', 'Homewares', 'Freight', 'Tools & Fixings', 'Shipping'],
        ['Ltd', 'Limited', '(UK) Ltd']
      ),
      items: [
        ['International Freight', '', 640, 2950, 1],
        ['Bunker Adjustment Factor', '', 48, 210, 1],
        ['Origin Terminal Handling Charge', '', 96, 240, 1],
        ['Marine Insurance Premium', '', 35, 140, 1],
        ['Port Security Fee', '', 9, 22],
        ['Destination Terminal Handling Charge', '', 145, 265],
        ['Customs Clearance - Import Entry', '', 45, 85],
        ['Additional Commodity Codes', '', 5, 30],
        ['Deferment Usage Fee', '', 15, 48],
        ['Container Haulage to Door', '', 295, 760],
        ['Demurrage and Quay Rent', '', 60, 320],
        ['Import Duty (disbursement)', '', 120, 1840, 1],
        ['Port Health Inspection (disbursement)', '', 58, 130, 1],
      ],
      numbers: (random) => `S000${random.digits(5)}/${random.pick(['A', 'A', 'B'])}`,
    },
    style: {
      ...point,
      date: (y, m, d) => `${d}-${monthsIn('GB')[Number(m) - 1].slice(0, 3)}-${y.slice(2)}`,
    },
    css: 'body{font:8.5pt "Liberation Sans";margin:0} .top{display:flex;justify-content:space-between;margin-bottom:5mm} .top h1{font-size:14pt;margin:0 0 1.5mm} .top .i{font:bold 15pt "Liberation Sans";text-align:right} .two{display:flex;border:.8pt solid #000} .two>div{flex:1;padding:2mm 3mm;line-height:1.4} .two>div+div{border-left:.8pt solid #000} .two td{padding:1px 0;border:0} small{display:block;font-size:6.5pt;color:#444;text-transform:uppercase} .bar{background:#1d2f5f;color:#fff;font-weight:bold;font-size:8pt;padding:2px 3mm;margin-top:3mm} .g td{border:.6pt solid #777;padding:1.5px 5px 3px;vertical-align:top} .c th{text-align:left;font-size:7pt;border-bottom:.8pt solid #000;padding:4px 3mm} .c td{padding:3px 3mm} .c .t td{border-top:.8pt solid #000} .b{font-weight:bold} .end{display:flex;gap:8mm;margin-top:6mm} .end>div{flex:1} .end th{text-align:left;font-size:7pt;border-bottom:.6pt solid #000} .end td{padding:2px 0} .fine{font-size:7pt;margin-top:6mm;color:#444}',
    draw: (p) => {
      const { doc: d, random } = p
      const box = (label: string, text: string, span = 1) =>
        `<td colspan=${span}><small>${label}</small>${text}</td>`
      const weight = random.int(850, 9400)
      const [shipper, goods, origin, port] = random.pick([
        [
          'Lanmu Housewares Co., Ltd.',
          'KITCHENWARE, STAINLESS',
          'CNNGB = Ningbo, China',
          'GBFXT = Felixstowe',
        ],
        [
          'Devrani Castings Pvt. Ltd.',
          'IRON GRATINGS',
          'INNSA = Nhava Sheva, India',
          'GBLGP = London Gateway',
        ],
        ['Akpinar Tekstil A.S.', 'COTTON TOWELS', 'TRMER = Mersin, Türkiye', 'GBSOU = Southampton'],
      ])
      const vat = new Map([
        [20, 'S'],
        [0, 'Z'],
      ])
      const charges = p.lines((l) =>
        row([
          l.description,
          `${vat.get(l.rate)} &nbsp;${p.number(l.rate, 2)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const sums = p.taxes((t) =>
        row([
          vat.get(t.rate) ?? '',
          `>${p.number(t.rate, 2)}`,
          `>${p.plain(t.base)}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const sum = (label: string, cents: number, kind = '') =>
        `<tr class="${kind}"><td></td><td>${label}</td><td class=r>${p.plain(cents)}</td></tr>`
      return `<div class=top><div><h1>${d.seller.name}</h1>${address(d.seller, ', ')}<br>Tel ${d.seller.telephone} &nbsp; Email ${d.seller.mail}<br>VAT No. ${d.seller.vatId}</div><div class=i>INVOICE<br>${d.number}</div></div>
<div class=two><div><b>${d.buyer.name}</b><br>${address(d.buyer)}<br>${d.buyer.country}</div><div><table>${row(['Invoice date', `>${p.date(d.issueDate)}`])}${row(['Customer ID', `>${d.customerNumber}`])}${row(['Shipment', `>S000${random.digits(5)}`])}${row(['Due date', `><b>${p.date(d.dueDate)}</b>`])}${row(['Terms', `>${Math.round((Date.parse(d.dueDate) - Date.parse(d.issueDate)) / 86_400_000)} days from inv. date`])}</table></div></div>
<div class=bar>SHIPMENT DETAILS</div><table class=g><tr>${box('Shipper', shipper, 2)}${box('Consignee', d.buyer.name, 2)}</tr><tr>${box('Order numbers / owner’s reference', d.orderNumber, 2)}${box('Goods description', goods, 2)}</tr><tr>${box('Vessel / voyage', `${random.pick(['MORVEN STAR', 'BALTIC HERON', 'CAPE ADELINE'])} / ${random.digits(3)}W`)}${box('House bill of lading', `HBL${random.digits(7)}`)}${box('Weight', `${weight}.000 KG`)}${box('Packages', `${random.int(4, 22)} PLT`)}</tr><tr>${box('Origin', origin)}${box('ETD', p.date(dayAfter(d.deliveryDate, -36)))}${box('Destination', port)}${box('ETA', p.date(d.deliveryDate))}</tr></table>
<div class=bar>CHARGES</div><table class=c>${heading(['DESCRIPTION', 'VAT', '>CHARGES IN GBP'])}${charges.join('')}${sum('SUBTOTAL', d.subtotal, 't')}${sum('ADD VAT', d.tax)}${sum('TOTAL GBP', d.total, 't b')}</table>
<div class=end><div><b>Transfer funds to</b><table>${row(['Account name', d.seller.name])}${row(['Sort code / account', `${random.digits(2)}-${random.digits(2)}-${random.digits(2)} / ${random.digits(8)}`])}${row(['IBAN', grouped(d.seller.iban)])}${row(['Pay ref', d.number])}</table></div><div><b>VAT summary (GBP)</b><table>${heading(['Code', '>Rate %', '>Charges', '>VAT'])}${sums.join('')}</table></div></div>
<div class=fine>Please contact us within 7 days of the invoice date should there be any discrepancies. All business is transacted under our standard trading conditions, which limit our liability; a copy is available on request. Disbursements paid on your behalf are due on presentation.</div>`
    },
  },
  // Ready-mix plant: tickets of loads and additions in the type of its dispatch program.
  {
    name: 'en-us-ready-mix',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [7.725],
      lines: [9, 30],
      most: 10,
      isPart: true,
      days: [25, 30],
      pools: partiesOf(
        ['Ready Mix', 'Concrete', 'Paving', 'Construction', 'Materials'],
        ['Inc.', 'LLC', 'Co.']
      ),
      items: [
        ...mixes,
        ...mixes,
        ['FIBER MESH 1.0 LB', 'CY', 7, 11],
        ['NON-CHLORIDE ACCEL 1%', 'CY', 6, 10],
        ['WINTER SERVICE', 'CY', 5, 8],
        ['WATER REDUCER', 'CY', 4, 7],
        ['FUEL SURCHARGE', 'CY', 1.5, 3],
        ['ENVIRONMENTAL FEE', 'CY', 1, 2],
        ['SHORT LOAD CHARGE', 'CY', 25, 40],
        ['TRUCK TIME OVER ALLOWED', 'HR', 110, 150],
      ],
      numbers: (random) => random.int(1, 4) + random.digits(5),
    },
    style: { ...point, date: (y, m, d) => `${m}/${d}/${y.slice(2)}` },
    css: 'body{font:8.8pt "Liberation Mono";margin:0} .top{display:flex;justify-content:space-between;align-items:flex-start} .top b{font:bold 17pt "Liberation Sans"} .k{width:70mm} .k td{border:.8pt solid #000;padding:3px 6px} .k td:first-child{background:#ddd} .w{display:flex;gap:8mm;margin:8mm 0 5mm} .w>div{flex:1;border:.8pt solid #000;min-height:24mm;line-height:1.4} .w u{display:block;text-decoration:none;background:#ddd;border-bottom:.8pt solid #000;padding:1px 6px} .w p{margin:2mm 6px} .job{border:.8pt solid #000;margin-bottom:4mm;text-align:center} .job th{background:#ddd;font-weight:400;border-right:.8pt solid #000} .job td{border-right:.8pt solid #000;padding:3px} .it th{border-top:1pt solid #000;border-bottom:1pt solid #000;text-align:left;padding:3px 2px;font-weight:400} .it td{padding:2px} .end{display:flex;justify-content:space-between;align-items:flex-start;break-inside:avoid;border-top:1pt solid #000;margin-top:3mm;padding-top:3mm} .end table{width:84mm} .end td{padding:2px 0} .n{width:88mm;line-height:1.4} .tt td{border-top:1pt solid #000;border-bottom:2pt double #000;font-weight:bold;padding:4px 0}',
    draw: (p) => {
      const { doc: d, random } = p
      let ticket = random.int(41_000, 88_000)
      let load = -1
      const rows = p.lines((l, at) => {
        const isLoad = at === 0 || /PSI|FILL/.test(l.description)
        if (isLoad) {
          load++
          ticket += random.int(1, 9)
        }
        return row([
          isLoad ? p.date(dayAfter(d.deliveryDate, -Math.floor(6 / (load + 1)))) : '',
          isLoad ? ticket : '',
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const tax = p.number(d.taxes[0].rate, 3)
      return `<div class=top><div><b>${d.seller.name}</b><br>${address(d.seller)}<br>DISPATCH ${d.seller.telephone}</div><table class=k>${row(['INVOICE', `><b>${d.number}</b>`])}${row(['INVOICE DATE', `>${p.date(d.issueDate)}`])}${row(['CUSTOMER', `>${d.customerNumber}`])}${row(['DUE DATE', `>${p.date(d.dueDate)}`])}</table></div>
<div class=w><div><u>SOLD TO</u><p>${d.buyer.name}<br>${address(d.buyer)}</p></div><div><u>DELIVERED TO</u><p>${random.pick(['LOT 14 PRAIRIE VIEW SUBDIVISION', '4TH ST PARKING STRUCTURE', 'COUNTY BARN, HWY 65 N'])}<br>${random.pick(['FOOTINGS AND WALLS', 'SLAB ON GRADE', 'CURB AND GUTTER'])}</p></div></div>
<table class=job>${heading(['JOB NO', 'P.O. NUMBER', 'PLANT', 'TAX CODE', 'TERMS'])}${row([random.digits(4), d.orderNumber, random.pick(['01', '03']), `MO-${random.digits(3)}`, 'NET DUE DATE SHOWN'])}</table>
<table class=it>${heading(['DATE', 'TICKET', 'DESCRIPTION', '>QUANTITY', 'UM', '>PRICE', '>EXTENSION'])}${rows.join('')}</table>
<div class=end><div class=n>DISCOUNT OF ${p.plain(Math.round(d.subtotal * 0.02))} MAY BE TAKEN<br>IF PAID BY ${p.date(dayAfter(d.issueDate, 10))}<br><br>A FINANCE CHARGE OF 1.5% PER MONTH IS<br>MADE ON PAST DUE ACCOUNTS. NO CREDIT<br>FOR CONCRETE RETURNED.<br><br>PLEASE PAY FROM THIS INVOICE AND REMIT<br>TO THE ADDRESS ABOVE</div><table>${row(['MATERIALS AND SERVICES', `>${p.plain(d.subtotal)}`])}${row([`SALES TAX ${tax}%`, `>${p.plain(d.tax)}`])}<tr class=tt><td>INVOICE TOTAL</td><td class=r>$${p.plain(d.total)}</td></tr></table></div>`
    },
  },
  // Architects: progress of each phase of a fee, reimbursable expenses, the firm in a column.
  {
    name: 'en-us-architect-progress',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [0],
      lines: [6, 14],
      isInOrder: true,
      isOnce: true,
      most: 0,
      prepaid: 0.4,
      days: [30, 45],
      pools: partiesOf(
        ['Architects', 'Design Partners', 'Building Design'],
        ['PLLC', 'P.C.', 'LLC', 'LLP']
      ),
      items: [
        ...phases.map((name): Item => [name, '', 900, 8400]),
        ['Blueprints and plotting', '', 40, 310],
        ['Mileage and tolls', '', 25, 190],
        ['Consultant - geotechnical report', '', 850, 2900],
        ['Permit filing fees', '', 120, 940],
        ['Courier', '', 18, 65],
      ],
      numbers: (random, year) => `${year.slice(2)}${random.digits(2)}-${random.digits(2)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${monthsIn('US')[Number(m) - 1]} ${Number(d)}, ${y}`,
    },
    css: 'body{font:9.5pt "Carlito";margin:0;color:#222} .all{display:flex;gap:9mm} .s{width:36mm;border-right:.6pt solid #b5532d;min-height:250mm;font-size:8.5pt;line-height:1.5;color:#555;padding-right:3mm} .s b{display:block;font:15pt/1.15 "URW Gothic";color:#b5532d;margin-bottom:6mm} .m{flex:1} h1{font:22pt "URW Gothic";font-weight:normal;margin:0 0 8mm;color:#b5532d} .h{display:flex;justify-content:space-between;margin-bottom:7mm;line-height:1.4} .h table{width:64mm} .h td{padding:0} p{margin:2mm 0} h4{margin:5mm 0 1mm;font-size:10pt;border-bottom:.6pt solid #222} th{font-size:8.5pt;text-align:left;vertical-align:bottom;font-weight:normal;color:#555;padding:2px 0} td{padding:3px 0} .st td{border-top:.6pt solid #999;font-weight:bold} .due{margin-top:6mm;margin-left:auto;width:86mm} .due tr:last-child td{font-weight:bold;font-size:11.5pt;border-top:1pt solid #b5532d;border-bottom:1pt solid #b5532d;padding:5px 0} .e{font-size:8.5pt;margin-top:10mm;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const project = random.pick([
        'Riverside Branch Library Renovation',
        'Tenant Improvements, Building C',
        'Hillcrest Duplex Addition',
      ])
      const rows = p.lines((l) => ({
        isPhase: phases.includes(l.description),
        cents: l.amount,
        text: phases.includes(l.description)
          ? phaseRow(p, l)
          : row([l.description, `>${p.plain(l.amount)}`]),
      }))
      const section = (isPhase: boolean, title: string, names: string[], end: string) => {
        const own = rows.filter((one) => one.isPhase === isPhase)
        if (!own.length) return ''
        const sum = p.plain(total(own.map(({ cents }) => cents)))
        return `<h4>${title}</h4><table>${heading(names)}${own.map(({ text }) => text).join('')}<tr class=st><td colspan=${names.length - 1}>${end}</td><td class=r>${sum}</td></tr></table>`
      }
      return `<div class=all><div class=s><b>${d.seller.name}</b>${address(d.seller)}<br><br>${d.seller.telephone}<br>${d.seller.site}</div>
<div class=m><h1>Invoice</h1><div class=h><div>${d.buyer.name}<br>${address(d.buyer)}</div><table>${row(['Invoice date', `>${p.date(d.issueDate)}`])}${row(['Invoice No.', `>${d.number}`])}${row(['Project No.', `>${d.customerNumber}`])}${row(['Payment due', `>${p.date(d.dueDate)}`])}</table></div>
<p><b>Project: ${project}</b></p><p>Professional services from ${p.date(d.from)} to ${p.date(d.until)}</p>
${section(true, 'Fee', ['Phase', '>Contract<br>amount', '>Percent<br>complete', '>Earned<br>to date', '>Previously<br>billed', '>Current<br>billing'], 'Total fee this period')}${section(false, 'Reimbursable Expenses', ['', '>Amount'], 'Total reimbursables')}
<table class=due>${row(['Total this invoice', `>${p.money(d.total)}`])}${d.prepaid ? `${row(['Less retainer applied', `>(${p.plain(d.prepaid)})`])}${row(['Amount due', `>${p.money(d.amountDue)}`])}` : ''}</table>
<div class=e>Please make checks payable to ${d.seller.name} and note the invoice number. ACH: routing ${random.digits(9)}, account ${random.digits(10)}. Balances over 30 days are subject to interest of 1% per month.</div></div></div>`
    },
  },
  // Party rental: event and delivery in boxes, discount, damage waiver, deposits in a list.
  {
    name: 'en-us-party-rental',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [6.35],
      lines: [4, 14],
      isOnce: true,
      most: 12,
      allowance: 0.4,
      charge: 0.7,
      prepaid: 0.8,
      days: [5, 10, 14],
      pools: partiesOf(['Party Rentals', 'Tent & Event', 'Event Rental'], ['LLC', 'Inc.']),
      items: [
        ['20 x 20 frame tent, white top', '', 385, 495],
        ['Pop-up canopy 10 x 10', '', 75, 110],
        ['Tent sidewall, window, 20 ft', '', 28, 42],
        ['Table, round 60" (seats 8)', '', 9, 13],
        ['Table, banquet 8 ft', '', 8, 12],
        ['Chair, white resin folding, per dozen', '', 38, 54],
        ['Tablecloth 120" round, ivory', '', 14, 19],
        ['Napkins, per dozen', '', 7, 11],
        ['Dance floor 3 x 3 panel', '', 17, 24],
        ['Propane patio heater w/ tank', '', 68, 95],
        ['Chafing dish 8 qt', '', 16, 24],
        ['String light strand, 50 ft', '', 22, 35],
        ['Set-up labor, per man hour', '', 42, 58],
        ['Delivery & pick-up, zone 2', '', 75, 140],
      ],
      numbers: (random) => `${random.int(11, 29)}${random.digits(3)}-1`,
    },
    style: {
      ...point,
      money: (plain) => `$ ${plain}`,
      date: (y, m, d) => `${Number(m)}/${Number(d)}/${y}`,
    },
    css: 'body{font:9.5pt "Liberation Sans";margin:0} .top{display:flex;gap:6mm;border-bottom:2pt solid #8c1d40;padding-bottom:3mm} .top div:first-child{width:24mm;text-align:center;font-size:30pt;color:#8c1d40;line-height:1} .top .o{flex:1;line-height:1.4} .top .o b{font:bold 16pt "P052"} .top .q{text-align:right;line-height:1.5} .q b{font-size:13pt} .bx{display:flex;gap:4mm;margin:5mm 0} .bx>div{flex:1;border:.8pt solid #8c1d40;line-height:1.45;padding:0 3mm 2mm} .bx b{display:block;background:#8c1d40;color:#fff;margin:0 -3mm 1.5mm;padding:1px 3mm} .it th{text-align:left;border-bottom:1pt solid #8c1d40;padding:3px 4px} .it td{padding:3px 4px} .it tr:nth-child(even) td{background:#f6eef1} .end{display:flex;justify-content:space-between;align-items:flex-start;margin-top:4mm} .end table.t{width:74mm} .t td{padding:2.5px 4px} .t .g td{border-top:1pt solid #8c1d40;font-weight:bold} .p{width:92mm} .p th{text-align:left;font-size:8.5pt;border-bottom:.6pt solid #000} .p td{font-size:8.5pt;padding:2px 0} .law{font-size:7pt;column-count:2;column-gap:6mm;margin-top:8mm;text-align:justify} .sg{margin-top:8mm;display:flex;justify-content:space-between} .sg span{border-top:.6pt solid #000;width:80mm;font-size:8pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const event = dayAfter(d.dueDate, 3)
      const paid = d.prepaid
        ? `<b>Payments received</b><table>${heading(['Date', 'Method', '>Amount'])}${row([p.date(d.orderDate), `${random.pick(['Visa', 'MC', 'Check'])} ${random.digits(4)}`, `>${p.plain(d.prepaid)}`])}</table>`
        : '<b>Payments received</b><br>None to date'
      const sum = (label: string, text: string, kind = '') =>
        `<tr class="${kind}"><td>${label}</td><td class=r>${text}</td></tr>`
      return `<div class=top><div>&#9788;</div><div class=o><b>${d.seller.name}</b><br>${address(d.seller, ', ')}<br>${d.seller.telephone} &nbsp; ${d.seller.site}</div><div class=q><b>Rental Invoice</b><br>No. ${d.number}<br>${p.date(d.issueDate)}</div></div>
<div class=bx><div><b>Customer</b>${d.buyer.name}<br>${address(d.buyer)}<br>Acct ${d.customerNumber}</div><div><b>Event</b>${random.pick(['Graduation party', 'Wedding reception', 'Company picnic', 'Fundraiser'])}<br>Event date ${p.date(event)}<br>Deliver ${p.date(dayAfter(event, -1))} 9 AM-1 PM<br>Pick up ${p.date(dayAfter(event, 1))} after 10 AM</div><div><b>Delivery site</b>${random.pick(['Same as customer, rear lawn', 'Lakeview Pavilion, shelter 2', 'Grange Hall parking lot'])}<br>Surface: ${random.pick(['grass', 'asphalt'])}<br>Contact on site: ${random.pick(['Donna', 'Mike', 'Terry'])}<br>Rep: ${random.pick(['JLK', 'SP'])}</div></div>
<table class=it>${heading(['Qty', 'Item', '>Each', '>Total'])}${p.lines((l) => row([p.number(l.quantity), l.description, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<div class=end><div class=p>${paid}<p><b>Balance is due by ${p.date(d.dueDate)}</b>, before equipment leaves our warehouse.</p></div><table class=t>${sum('Rentals and services', p.money(d.lineTotal))}${d.allowance ? sum('Discount', `-${p.money(d.allowance)}`) : ''}${d.charge ? sum('Damage waiver', p.money(d.charge)) : ''}${sum('Subtotal', p.money(d.subtotal), 'g')}${sum(`Sales tax ${p.number(d.taxes[0].rate)}%`, p.money(d.tax))}${sum('Total', p.money(d.total), 'g')}${d.prepaid ? sum('Less deposit', `-${p.money(d.prepaid)}`) : ''}${sum('Balance due', p.money(d.amountDue), 'g')}</table></div>
<div class=law>Customer agrees to return all equipment in the condition received, wear excepted. Linens must be dry and free of debris. The damage waiver covers accidental breakage and not loss, theft or misuse. Cancellations within 14 days of the event forfeit the deposit. Tents are temporary structures and must be evacuated in severe weather. Customer is responsible for marking private underground lines. Counts are taken at our warehouse and are final unless a shortage is reported on delivery.</div>
<div class=sg><span>Customer signature</span><span>Date</span></div>`
    },
  },
  // Temporary staff: hours of a week for each person, a part of the sum to the blocked account.
  {
    name: 'nl-uitzendkrachten-week',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21],
      lines: [6, 24],
      most: 24,
      isPart: true,
      days: [8, 14, 30],
      pools: partiesOf(
        ['Personeelsdiensten', 'Uitzendgroep', 'Logistiek', 'Productie', 'Flexwerk'],
        ['B.V.', 'BV']
      ),
      items: [
        ['Normale uren dagdienst', 'uur', 27, 36],
        ['Normale uren avonddienst', 'uur', 29, 39],
        ['Normale uren nachtdienst', 'uur', 33, 44],
        ['Overuren 125%', 'uur', 34, 45],
        ['Overuren 150%', 'uur', 41, 54],
        ['Toeslag zaterdag', 'uur', 7, 13],
        ['Reiskosten woon-werk', 'km', 0.25, 0.4],
      ],
      numbers: (random, year) => `${year}${random.digits(5)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:9pt "Roboto";margin:0;color:#1c1c1c} .logo{text-align:right;font:bold 20pt "Roboto Condensed";color:#e2571e;height:18mm} .from{font-size:6.5pt;color:#666;text-decoration:underline;margin-bottom:2mm} .to{line-height:1.45;min-height:26mm;font-size:10pt} h1{font-size:15pt;margin:6mm 0 3mm;font-weight:500} .m{width:100%;margin-bottom:6mm;border-top:.8pt solid #e2571e;border-bottom:.8pt solid #e2571e} .m th{text-align:left;font-weight:normal;color:#777;font-size:7.5pt;padding:3px 0 0} .m td{padding:0 0 4px} .u th{text-align:left;font-size:8pt;border-bottom:.8pt solid #333;padding:3px 0} .u td{padding:2.2px 0} .u .w td{font-weight:500;padding-top:7px} .u .s{break-before:avoid} .u .s td{border-top:.4pt solid #aaa;color:#555} .t{width:78mm;margin:5mm 0 6mm auto;break-inside:avoid} .t td{padding:3px 0} .t tr:last-child td{font-weight:bold;border-top:1pt solid #333} .g{break-inside:avoid;line-height:1.5} .n{white-space:nowrap} .room{height:16mm} .f{position:fixed;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:7pt;color:#666;line-height:1.45;border-top:.8pt solid #e2571e;padding-top:2mm;background:#fff}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) => ({
        cents: l.amount,
        text: row([
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ]),
      }))
      const staff = [
        'J. Kowalska',
        'M. Ates',
        'R. van Beek',
        'D. Ionescu',
        'S. el Amrani',
        'T. Smit',
      ]
      const people = partsOf(rows, Math.ceil(rows.length / 5)).map((part, at) => {
        const job = random.pick(['Orderpicker', 'Heftruckchauffeur', 'Productiemedewerker'])
        const sum = p.plain(total(part.map(({ cents }) => cents)))
        return `<tr class=w><td colspan=5>${staff[at]} – ${job}</td></tr>${part.map(({ text }) => text).join('')}<tr class=s><td colspan=4>Subtotaal ${staff[at]}</td><td class=r>${sum}</td></tr>`
      })
      const blocked = Math.round(d.total / 4)
      return `<table><tfoot><tr><td class=room></td></tr></tfoot><tr><td><div class=logo>${d.seller.name}</div><div class=from>${address(d.seller, ' – ')}</div><div class=to>${d.buyer.name}<br>${address(d.buyer)}</div>
<h1>Factuur</h1><table class=m>${heading(['Factuurnummer', 'Factuurdatum', 'Vervaldatum', 'Debiteur', 'Uw referentie', 'Periode'])}${row([d.number, p.date(d.issueDate), p.date(d.dueDate), d.customerNumber, d.orderNumber, `Week ${weekOf(d.until)}`])}</table>
<table class=u>${heading(['Omschrijving', '>Aantal', 'Eenheid', '>Tarief', '>Bedrag'])}${people.join('')}</table>
<table class=t>${row(['Totaal excl. btw', `>${p.money(d.subtotal)}`])}${row([`Btw ${p.number(d.taxes[0].rate)}% over ${p.plain(d.subtotal)}`, `>${p.money(d.tax)}`])}${row(['Totaal incl. btw', `>${p.money(d.total)}`])}</table>
<div class=g>Wij verzoeken u het bedrag uiterlijk op de vervaldatum te voldoen, waarvan 25% (${p.money(blocked)}) op onze G-rekening <span class=n>NL61 INGB 0990 4173 25</span> en het restant (${p.money(d.total - blocked)}) op rekening <span class=n>${grouped(d.seller.iban)}</span>, onder vermelding van het factuurnummer. Klachten over deze factuur binnen 8 dagen na factuurdatum.</div></td></tr></table>
<div class=f><div>${d.seller.name}<br>${address(d.seller, ', ')}</div><div>T ${d.seller.telephone}<br>${d.seller.mail}</div><div>KvK ${random.digits(8)}<br>Btw-id ${d.seller.vatId}</div><div>Op al onze diensten zijn de<br>algemene voorwaarden van toepassing.</div></div>`
    },
  },
  // Energy of a year: what is left to pay in a letter, the costs by part on the next page.
  {
    name: 'nl-energie-jaarrekening',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21],
      lines: [9, 16],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      allowance: 1,
      prepaid: 1,
      days: [14, 21],
      pools: partiesOf(['Energie', 'Stroom en Gas', 'Bakkerij'], ['B.V.', 'N.V.']),
      items: energyItems,
      numbers: (random) => `${random.int(1, 9)}${random.digits(11)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${monthsIn('NL')[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10pt "Inter";margin:0;color:#1d2b3a} .pg{height:262mm;position:relative} .pg+.pg{break-before:page} .logo{font:bold 17pt "Inter";color:#00856f;margin-bottom:14mm} .a{display:flex;justify-content:space-between;min-height:38mm;line-height:1.5} .a table{width:84mm;font-size:8.5pt} .a td{padding:1.5px 0;vertical-align:top} .a td:first-child{color:#5e6b78} h1{font-size:17pt;color:#00856f;margin:4mm 0} h2{font-size:12pt;color:#00856f;margin:6mm 0 2mm} .o{margin:5mm 0;background:#e9f6f3;border-radius:3mm;padding:3mm 5mm} .o td{padding:4px 0} .o .b td{font-weight:bold;border-top:.8pt solid #00856f} .o .z td{font-weight:bold;font-size:13pt;color:#00856f;border-top:1.5pt solid #00856f;padding-top:7px} .k th{text-align:left;font-size:8.5pt;color:#5e6b78;font-weight:normal;border-bottom:.8pt solid #00856f;padding:3px 0} .k td{padding:3.5px 0;font-size:9pt} .k .p td{font-weight:bold;padding-top:8px} .k .s td{border-top:.5pt solid #9fb4b0;font-weight:600} .foot{position:absolute;bottom:0;left:0;right:0;font-size:7.5pt;color:#5e6b78;border-top:.5pt solid #9fb4b0;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const start = dayAfter(d.issueDate, -377)
      const end = dayAfter(d.issueDate, -13)
      const period = `${p.date(start)} t/m ${p.date(end)}`
      const names = energyItems.map(([name]) => name)
      const rows = p.lines((l) => ({
        at: names.indexOf(l.description),
        cents: l.amount,
        text: row([l.description, `>${p.number(l.rate)}%`, `>${p.money(l.amount)}`]),
      }))
      const parts = energyParts.flatMap(({ name, from }, at) => {
        const until = energyParts[at + 1]?.from ?? names.length
        const own = rows.filter((one) => one.at >= from && one.at < until)
        const sum = p.money(total(own.map(({ cents }) => cents)))
        return own.length ? [{ name, sum, own }] : []
      })
      const meter = (name: string, unit: string, first: number, used: number) =>
        row([name, `>${first}`, `>${first + used}`, `>${used} ${unit}`])
      const less = `-${p.money(d.allowance)}`
      const foot = `<div class=foot>${d.seller.name}, ${address(d.seller, ', ')} <br>KvK ${random.digits(8)} &nbsp;|&nbsp; Btw-nummer ${d.seller.vatId} &nbsp;|&nbsp; IBAN ${d.seller.iban}</div>`
      return `<div class=pg><div class=logo>${d.seller.name}</div><div class=a><div>${d.buyer.name}<br>${address(d.buyer)}</div><table>${row(['Factuurdatum', p.date(d.issueDate)])}${row(['Factuurnummer', d.number])}${row(['Klantnummer', d.customerNumber])}${row(['Leveringsadres', d.buyer.street])}${row(['Periode', period])}</table></div>
<h1>Uw jaarrekening</h1><p>Beste klant,</p><p>In dit overzicht ziet u wat u het afgelopen jaar aan energie heeft verbruikt en wat u daarvoor al heeft betaald. Op de volgende pagina vindt u de specificatie.</p>
<div class=o><table>${parts.map(({ name, sum }) => row([name, `>${sum}`])).join('')}${row(['Vermindering energiebelasting', `>${less}`])}<tr class=b><td>Totaal exclusief btw</td><td class=r>${p.money(d.subtotal)}</td></tr>${row([`Btw ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}<tr class=b><td>Totaal inclusief btw</td><td class=r>${p.money(d.total)}</td></tr>${row(['Uw betaalde termijnbedragen', `>-${p.money(d.prepaid)}`])}<tr class=z><td>U betaalt nog</td><td class=r>${p.money(d.amountDue)}</td></tr></table></div>
<p>Wij schrijven dit bedrag rond ${p.date(d.dueDate)} af van uw rekening. Betaalt u liever zelf? Maak het bedrag dan voor die datum over op ${grouped(d.seller.iban)} onder vermelding van uw klantnummer en factuurnummer.</p><p>Uw nieuwe termijnbedrag is <b>${p.money(Math.round(d.total / 1200) * 100)}</b> per maand.</p><p>Met vriendelijke groet,<br>Klantenservice, ${d.seller.telephone}</p>${foot}</div>
<div class=pg><div class=logo style="margin-bottom:6mm">${d.seller.name}</div><h2>Meterstanden</h2><table class=k>${heading(['Meter', '>Beginstand', '>Eindstand', '>Verbruik'])}${meter('Stroom normaal', 'kWh', random.int(8100, 24000), random.int(1400, 3100))}${meter('Gas', 'm³', random.int(3100, 9000), random.int(600, 1500))}</table>
<h2>Specificatie van uw kosten</h2><div>${period}</div><table class=k>${heading(['Omschrijving', '>Btw', '>Bedrag excl. btw'])}${parts.map(({ name, sum, own }) => `<tr class=p><td colspan=3>${name}</td></tr>${own.map(({ text }) => text).join('')}<tr class=s><td colspan=2>Totaal ${name.toLowerCase()}</td><td class=r>${sum}</td></tr>`).join('')}<tr class=p><td colspan=2>Vermindering energiebelasting</td><td class=r>${less}</td></tr></table>${foot}</div>`
    },
  },
]
