import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { sumOf, type Item, type Line } from '../make_document.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import {
  comma,
  dotted,
  euroAfter,
  grouped,
  heading,
  monthsIn,
  point,
  row,
  slashed,
} from '../print.ts'

const englishMonths = monthsIn('GB')
const germanMonths = monthsIn('DE')

const partyWords = {
  GB: {
    last: ['Aldous', 'Birkbeck', 'Coverdale', 'Hexham', 'Penrose', 'Tremayne', 'Wetherby'],
    streets: ['Quay House, 2 Harbour Road', '61 Castle Street', 'Unit 11, Ferry Lane'],
  },
  US: {
    last: ['Bauer', 'Castillo', 'Ferris', 'Kowalski', 'Lindgren', 'Ogden', 'Tran', 'Yates'],
    streets: ['7350 NE Marine Dr', '18 County Road 12', '2201 Airport Fwy, Ste 400'],
  },
  DE: {
    last: ['Albers', 'Dietzel', 'Harms', 'Kröger', 'Nölting', 'Seifert', 'Uhlig', 'Vossen'],
    streets: ['Nordring 86', 'Am Kornhaus 4', 'Ludwigstr. 23', 'Hafenstraße 19 c'],
  },
  AT: {
    last: ['Brunnthaler', 'Feichtner', 'Huemer', 'Leitgeb', 'Rathmayr', 'Schwaiger'],
    streets: ['Deponiestraße 1', 'Bundesstraße 60', 'Gewerbepark 14/B', 'Teichgasse 9'],
  },
  NL: {
    last: ['Dijkstra', 'van Eck', 'Haverkamp', 'Nijland', 'Oosting', 'Terpstra', 'Wolters'],
    streets: ['Ambachtsweg 22', 'Molenstraat 5', 'Rijksweg Noord 138', 'Eikenlaan 71'],
  },
}

function partiesOf(
  country: keyof typeof partyWords,
  trade: string[],
  forms = pools[country].forms
): Pools {
  const { last, streets } = partyWords[country]
  const usual = pools[country]
  const names = { last, trade, forms, streets: [...usual.streets, ...streets] }
  return { ...pools, [country]: { ...usual, ...names } }
}

function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
}

/** The number of the week by ISO 8601. */
function weekOf(day: string): number {
  const date = new Date(day)
  const thursday = daysAfter(day, 3 - ((date.getUTCDay() + 6) % 7))
  return 1 + Math.floor((Date.parse(thursday) - Date.parse(thursday.slice(0, 4))) / 604_800_000)
}

/** Splits rows into two pages if they have no room beside the totals on one. */
function paged<T>(rows: T[]): T[][] {
  if (rows.length <= 31) return [rows]
  const first = Math.min(37, rows.length - 5)
  return [rows.slice(0, first), rows.slice(first)]
}

/** Plants by the size of the container, with unit and prices. */
const stock: [string, string, number, number, string[]][] = [
  ['4" pot', 'FLAT', 24, 38, ['Liriope muscari Big Blue', 'Ajuga Chocolate Chip', 'Vinca minor']],
  ['100 tray', 'FLAT', 34, 52, ['Pachysandra terminalis', 'Carex pensylvanica plug']],
  [
    '#1',
    'EA',
    5,
    10,
    (
      'Andropogon gerardii Blackhawks;Echinacea Magnus;Geranium Rozanne;Heuchera Palace Purple;' +
      'Hemerocallis Happy Returns;Hosta Patriot;Nepeta x Walkers Low;Rudbeckia Goldsturm;' +
      'Miscanthus sinensis Morning Light;Panicum virgatum Shenandoah;Salvia Caradonna'
    ).split(';'),
  ],
  [
    '#3',
    'EA',
    11,
    24,
    (
      'Abelia Kaleidoscope;Azalea Autumn Amethyst;Berberis thunbergii Crimson Pygmy;' +
      'Cornus sericea Arctic Fire;Fothergilla gardenii;Hydrangea arborescens Annabelle;' +
      'Ilex glabra Shamrock;Itea virginica Little Henry;Rosa Double Knock Out;' +
      'Spiraea japonica Little Princess;Syringa patula Miss Kim;Weigela florida Wine and Roses'
    ).split(';'),
  ],
  [
    '#5',
    'EA',
    25,
    46,
    (
      'Buxus x Green Velvet 15-18";Hydrangea paniculata Limelight;Pinus mugo;' +
      'Rhododendron PJM 24-30";Taxus x media Densiformis 18-24";Viburnum dentatum Blue Muffin'
    ).split(';'),
  ],
  ['#15', 'EA', 84, 140, ['Cercis canadensis', 'Nyssa sylvatica Wildfire']],
  [
    'B&B',
    'EA',
    74,
    240,
    (
      "Acer rubrum October Glory 2\";Amelanchier x Autumn Brilliance 6-7';Picea abies 5-6';" +
      "Betula nigra Heritage clump 8-10';Quercus bicolor 2.5\";Thuja occidentalis Emerald 5-6'"
    ).split(';'),
  ],
]
const plants = stock.flatMap(([size, unit, least, most, names]) =>
  names.map((name): Item => [`${name} ${size}`, unit, least, most])
)

const phases: Record<string, number> = {
  'Grundlagenermittlung': 1,
  'Vorplanung': 2,
  'Entwurfsplanung': 3,
  'Genehmigungsplanung': 4,
  'Ausführungsplanung': 5,
  'Vorbereitung der Vergabe': 6,
  'Mitwirkung bei der Vergabe': 7,
  'Objektüberwachung – Bauüberwachung und Dokumentation': 8,
}

const garageSections = ['Arbeid', 'Onderdelen en materialen', 'Diversen']
const garageItems: Item[] = [
  ['Grote onderhoudsbeurt volgens fabrieksschema', 'uur', 82, 98],
  ['Diagnose en uitlezen storingscodes', 'uur', 82, 98],
  ['Remblokken en remschijven voorzijde vervangen', 'uur', 82, 98],
  ['Banden monteren en balanceren', 'wiel', 16, 24],
  ['Motorolie 5W-30 longlife', 'liter', 13, 19],
  ['Bougie iridium', 'st', 14, 23],
  ['Band 205/55 R16 91V', 'st', 84, 126],
  ['Rubberventiel', 'st', 3, 5],
  ['Remschijf voor, geventileerd', 'st', 48, 79],
  ['Ruitenwisserblad flatblade', 'st', 14, 24],
  ['Lamp H7 12V 55W', 'st', 9, 16],
  ['Koelvloeistof G12', 'liter', 7, 11],
  ['Milieutoeslag en klein materiaal', 'st', 5, 9],
  ['Verwijderingsbijdrage autoband', 'st', 2, 3],
  ['RDW-leges afmelden APK', 'st', 4, 5, 1],
]

/** The section of a line: those of the items from 0, 4 and 12 on. */
function garageSection({ description }: Line): number {
  const at = garageItems.findIndex(([name]) => name === description)
  return at < 4 ? 0 : at < 12 ? 1 : 2
}

/** Trades that differ widely, from five countries. */
export const tradesNorth: Family[] = [
  // Electricity of several sites: summary with a side column, charges of each meter on page two.
  {
    name: 'en-gb-business-power',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [5, 16],
      isOnce: true,
      isInOrder: true,
      most: 6400,
      charge: 1,
      days: [14, 21],
      pools: partiesOf('GB', ['Energy', 'Power', 'Foods', 'Leisure', 'Cold Storage', 'Retail']),
      items: [
        'Head office',
        'Depot 1',
        'Depot 2',
        'Warehouse',
        'Showroom',
        'Yard lighting',
      ].flatMap((site): Item[] => [
        [`${site} – day units`, 'kWh', 0.25, 0.35],
        [`${site} – night units`, 'kWh', 0.15, 0.2],
        [`${site} – evening and weekend units`, 'kWh', 0.2, 0.25],
      ]),
      numbers: (random) => `${random.digits(4)}-${random.digits(6)}`,
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`.replace('£-', '-£'),
      date: (y, m, d) => `${Number(d)} ${englishMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9.5pt/1.4 "Open Sans";margin:0;color:#222} .pg{height:266mm;position:relative} .pg+.pg{break-before:page} .top{display:flex;justify-content:space-between;align-items:center;border-bottom:3pt solid #0b7a75;padding-bottom:4mm} .top b{font-size:16pt;color:#0b7a75} .w{display:flex;gap:8mm;margin-top:6mm} .side{width:52mm;background:#eef5f4;padding:4mm;box-sizing:border-box;font-size:8.5pt} .side small{color:#0b7a75;display:block;margin-top:2.5mm} .side small:first-child{margin:0} .main{flex:1} .due{background:#0b7a75;color:#fff;padding:3mm 4mm;display:flex;justify-content:space-between;font-size:12pt;margin:12mm 0 6mm} td{padding:3px 0} .s td{border-bottom:.5pt solid #ccd} .b td{font-weight:600;border-bottom:1pt solid #222} h3{margin:5mm 0 1mm;font-size:10.5pt;color:#0b7a75} .foot{position:absolute;bottom:0;left:0;right:0;font-size:6.8pt;color:#666;border-top:.5pt solid #999;padding-top:2mm} .d th{text-align:left;border-bottom:1pt solid #222;font-weight:600;padding:3px 0;font-size:8.5pt} .d td{border-bottom:.4pt solid #ccd}',
    draw: (p) => {
      const { doc: d, random } = p
      const last = p.money(random.int(40000, 320000))
      const side = (label: string, value: string) => `<small>${label}</small>${value}`
      const foot = `<div class=foot>${d.seller.name}. Registered in England and Wales no. 0${random.digits(7)}. Registered office: ${d.seller.street}, ${d.seller.town} ${d.seller.postCode}. VAT registration number ${d.seller.vatId}. Part of Calder Vale Utilities Group plc. Supply licence held by Calder Vale Supply Limited. No power? Call 105 free at any time.</div>`
      const area = random.int(10, 23)
      const known = new Map<string, string>()
      const meterOf = (site: string) => {
        const meter =
          known.get(site) ??
          `${area} ${random.int(1000, 9999)} ${random.digits(4)} ${random.digits(3)}`
        known.set(site, meter)
        return meter
      }
      const meters = p.lines((l) =>
        row([
          l.description,
          meterOf(l.description.split(' – ')[0]),
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      return `<div class=pg><div class=top><b>${d.seller.name}</b><span>Your business electricity bill</span></div><div class=w><div class=side>${side('Account number', d.customerNumber)}${side('Bill number', d.number)}${side('Bill date (tax point)', p.date(d.issueDate))}${side('Billing period', `${p.date(d.from)} to ${p.date(d.until)}`)}${side('Your contract', 'Fixed Business 24')}${side('Queries', `${d.seller.telephone}<br>${d.seller.mail}<br>Mon to Fri, 8am to 6pm`)}${side('Smart meters', 'We read your meters remotely. Compare your usage hour by hour in the online portal.')}</div>
<div class=main>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}<div class=due><span>Please pay by ${p.date(d.dueDate)}</span><b>${p.money(d.amountDue)}</b></div>
<h3>Your account</h3><table class=s>${row(['Balance on your last bill', `>${last}`])}${row(['Payment received, thank you', `>-${last}`])}<tr class=b><td>Balance brought forward</td><td class=r>£0.00</td></tr></table>
<h3>Charges on this bill</h3><table class=s>${row(['Electricity used (see page 2)', `>${p.money(d.lineTotal)}`])}${row(['Meter operation and data collection', `>${p.money(d.charge)}`])}<tr class=b><td>Total charges before VAT</td><td class=r>${p.money(d.subtotal)}</td></tr>${row([`VAT at ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}<tr class=b><td>Total for this bill including VAT</td><td class=r>${p.money(d.total)}</td></tr></table>
<h3>How to pay</h3>Bank transfer to ${d.seller.name}, IBAN ${grouped(d.seller.iban)}, quoting ${d.customerNumber}. To set up a Direct Debit go to ${d.seller.site}/pay.</div></div>${foot}</div>
<div class=pg><div class=top><b>Your charges in detail</b><span>Bill ${d.number} · page 2 of 2</span></div><br><table class=d>${heading(['Supply', 'MPAN', '>Units', '', '>£ per unit', '>Charge'])}${meters.join('')}<tr class=b><td colspan=5>Total electricity charges, excluding VAT</td><td class=r>${p.money(d.lineTotal)}</td></tr></table><p style="font-size:8pt">All readings are actual readings. Unit rates include distribution, transmission and the Climate Change Levy.</p>${foot}</div>`
    },
  },
  // Pro forma of a marina: centred name, form about the boat, tax codes in a box.
  {
    name: 'en-gb-marina-berthing',
    plan: {
      country: 'GB',
      currency: 'GBP',
      kind: 'proforma',
      rates: [20, 5],
      lines: [5, 14],
      isOnce: true,
      isInOrder: true,
      most: 6,
      isBuyerPerson: true,
      allowance: 0.4,
      prepaid: 0.5,
      days: [14, 30],
      pools: partiesOf('GB', ['Marina', 'Yacht Harbour', 'Boatyard', 'Quays']),
      items: [
        ['Berthing, pontoon C, per month', '', 280, 520],
        ['Winter storage ashore, per month', '', 140, 230],
        ['Lift out, pressure wash and relaunch', '', 210, 390],
        ['Hire of cradle, per month', '', 35, 60],
        ['Mast unstepping and rack storage', '', 120, 190],
        ['Yard labour, per hour', '', 48, 62],
        ['Engine winterising', '', 110, 165],
        ['Car park permit', '', 25, 40],
        ['Access fob', '', 10, 15],
        ['Shore power, liveaboard supply, per month', '', 30, 75, 1],
      ],
      numbers: (random) => `PF${random.digits(5)}`,
    },
    style: { ...point, date: slashed },
    css: 'body{font:10pt/1.35 "P052";margin:0} .n{text-align:center} .n b{font-size:21pt;color:#14305c} .n i{font-size:10.5pt} hr{border:0;border-top:1.5pt solid #14305c;margin:3mm 0} h2{text-align:center;letter-spacing:2px;font-size:13pt;margin:4mm 0} .f{margin-bottom:6mm} .f td{border:.6pt solid #14305c;padding:3px 6px!important;width:31%} .f td:nth-child(odd){background:#e9eef6;width:17%;font-size:8.5pt} .l th{border-bottom:1pt solid #14305c;text-align:left;padding:3px 0} .l td{padding:4px 0;border-bottom:.4pt dotted #888} .e{display:flex;justify-content:space-between;align-items:flex-start;margin:5mm 0} .v{width:78mm;font-size:9pt} .v td,.v th{border:.6pt solid #14305c;padding:2px 5px;font-weight:normal} .t{width:76mm} .t td{padding:2.5px 0} .t tr:last-child td{border-top:1pt solid #14305c;font-weight:bold;font-size:11.5pt} .s{font-size:8.5pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const code = (rate: number) => (rate === 20 ? 'S' : 'R')
      const boat = random.pick(['Sea Pinks', 'Curlew II', 'Wandering Star', 'Halcyon', 'Mistral'])
      const kind = random.pick(['Sailing yacht, fin keel', 'Motor cruiser', 'Bilge keel yacht'])
      const less = d.allowance
        ? row(['Charges', `>${p.plain(d.lineTotal)}`]) +
          row(['Less loyalty discount', `>-${p.plain(d.allowance)}`])
        : ''
      const paid = d.prepaid ? row(['Less deposit received', `>-${p.plain(d.prepaid)}`]) : ''
      return `<div class=n><b>${d.seller.name}</b><br><i>Berths · Boatyard · Chandlery</i><br><span class=s>${d.seller.street}, ${d.seller.town} ${d.seller.postCode} &nbsp; Tel ${d.seller.telephone} &nbsp; ${d.seller.mail} &nbsp; VHF Ch 80</span></div><hr><h2>PRO FORMA INVOICE</h2>
<table class=f>${row(['Berth holder', d.buyer.name, 'Pro forma no.', d.number])}${row(['Address', `${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}`, 'Date', p.date(d.issueDate)])}${row(['Vessel', boat, 'Account', d.customerNumber])}${row(['Type', kind, 'LOA / beam', `${random.int(8, 13)}.${random.int(1, 9)} m / 3.${random.int(1, 9)} m`])}${row(['Berth', `C${random.int(4, 48)}`, 'Payment due by', p.date(d.dueDate)])}</table>
<table class=l>${heading(['Details', '>Qty', '>Rate £', '>VAT', '>Net £'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${code(l.rate)} ${p.number(l.rate)}%`, `>${p.plain(l.amount)}`])).join('')}</table>
<div class=e><table class=v>${heading(['Code', '>Rate', '>Goods £', '>VAT £'])}${p.taxes((t) => row([code(t.rate), `>${p.number(t.rate, 2)}`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])).join('')}</table><table class=t>${less}${row(['Total net', `>${p.plain(d.subtotal)}`])}${row(['VAT', `>${p.plain(d.tax)}`])}${row(['Total including VAT', `>${p.plain(d.total)}`])}${paid}${row(['Amount payable', `>£${p.plain(d.amountDue)}`])}</table></div>
<p><b>Payment</b><br>Account name: ${d.seller.name}<br>IBAN: ${grouped(d.seller.iban)}<br>Reference: ${d.customerNumber} ${boat}</p><p class=s>This is not a VAT invoice. A VAT invoice will be sent when payment has been received. Vessels remain at the owner's risk; our terms of berthing (edition 7) apply. Proof of third party insurance of at least £3,000,000 is required. VAT No. ${d.seller.vatId}</p>`
    },
  },
  // Wholesale plants: sold to and ship to, strip of references, pages with a carried sum.
  {
    name: 'en-us-grower-pages',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [7.25],
      lines: [8, 85],
      isOnce: true,
      isInOrder: true,
      most: 48,
      allowance: 0.5,
      charge: 0.8,
      days: [30],
      pools: partiesOf('US', ['Nurseries', 'Growers', 'Tree Farm', 'Garden Centers', 'Landscape']),
      items: plants,
      numbers: (random) => `0${random.digits(6)}`,
    },
    style: { ...point, date: (y, m, d) => `${m}/${d}/${y.slice(2)}` },
    css: 'body{font:8.8pt "Liberation Mono";margin:0} .pg{height:266mm;position:relative} .pg+.pg{break-before:page} .top{display:flex;justify-content:space-between} .top b{font:italic bold 19pt "P052";color:#1f5130} .inv{text-align:right} .inv b{font:bold 15pt "Liberation Sans";color:#000} .a{display:flex;gap:6mm;margin:5mm 0 3mm} .a div{flex:1;border:.6pt solid #000;padding:2mm 3mm;min-height:21mm} .a small{font:7pt "Liberation Sans"} .k{margin-bottom:3mm} .k th,.k td{border:.6pt solid #000;text-align:center;padding:2px} .k th,.l th{font:7pt "Liberation Sans";background:#dfe8e1} .l th{border:.6pt solid #000;padding:3px;text-align:left} .l td{padding:2.1px 3px} .c{text-align:right;margin-top:3mm} .e{display:flex;justify-content:space-between;border-top:.6pt solid #000;margin-top:3mm;padding-top:2mm} .e div{width:88mm;font:7.5pt/1.4 "Liberation Sans"} .e table{width:80mm} .e td{padding:2px 0} .e tr:last-child td{font-weight:bold;border-top:.6pt solid #000}',
    draw: (p) => {
      const { doc: d, random } = p
      const driver = random.pick(['OUR TRUCK', 'COMMON CARRIER', 'CUST PICKUP'])
      const rows = p.lines((l) =>
        row([
          `>${p.number(l.quantity)}`,
          l.unit,
          `${random.pick(['A', 'C', 'H', 'N'])}${random.int(10, 44)}`,
          l.description,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const pages = paged(rows)
      const buyer = `${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}`
      const head = (at: number) =>
        `<div class=top><div><b>${d.seller.name}</b><br>${d.seller.street} &nbsp; ${d.seller.town} ${d.seller.postCode}<br>Phone ${d.seller.telephone}</div><div class=inv><b>INVOICE</b><br>No. ${d.number}<br>Date ${p.date(d.issueDate)}<br>Page ${at + 1} of ${pages.length}</div></div>`
      const first = `<div class=a><div><small>SOLD TO</small> &nbsp;${d.customerNumber}<br>${buyer}</div><div><small>SHIP TO</small><br>${random.pick(['Job: Riverwalk Phase II', 'Yard 2, rear gate', 'Job: Maple Ridge HOA'])}<br>${d.buyer.town} ${d.buyer.postCode}<br>Call 1 hr ahead</div></div><table class=k>${heading(['ORDER NO.', 'CUSTOMER P.O.', 'SHIPPED', 'VIA', 'SALES', 'TERMS', 'DUE DATE'])}${row([random.digits(5), d.orderNumber, p.date(d.deliveryDate), driver, random.pick(['BJ', 'HOUSE', 'RK']), 'NET 30', p.date(d.dueDate)])}</table>`
      const table = (list: string[]) =>
        `<table class=l>${heading(['>QTY', 'U/M', 'BLOCK', 'DESCRIPTION / SIZE', '>PRICE', '>EXTENSION'])}${list.join('')}</table>`
      const less = d.allowance ? row(['Early order discount', `>${p.plain(d.allowance)}-`]) : ''
      const freight = d.charge ? row(['Pallets and handling', `>${p.plain(d.charge)}`]) : ''
      const end = `<div class=e><div>All plants are inspected and certified. Claims must be made within 5 days of receipt. We give no warranty, expressed or implied, as to the productiveness or life of any plants we sell and will not be responsible for results. Past due accounts are charged 1.5% per month.<br><br>Remit to: ${d.seller.name}, ${d.seller.street}, ${d.seller.town} ${d.seller.postCode}</div><table>${row(['Merchandise', `>${p.plain(d.lineTotal)}`])}${less}${freight}${row(['Taxable subtotal', `>${p.plain(d.subtotal)}`])}${row([`Sales tax ${p.number(d.taxes[0].rate, 3)}%`, `>${p.plain(d.tax)}`])}${row(['INVOICE TOTAL', `>$${p.plain(d.total)}`])}</table></div>`
      return pages
        .map(
          (list, at) =>
            `<div class=pg>${head(at)}${at ? '<br>' : first}${table(list)}${at + 1 < pages.length ? '<div class=c>*** CONTINUED ON NEXT PAGE ***</div>' : end}</div>`
        )
        .join('')
    },
  },
  // Forwarder: boxed grid about the shipment, charges without quantities, wire details.
  {
    name: 'en-us-forwarder-file',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [0],
      lines: [7, 24],
      isOnce: true,
      isInOrder: true,
      most: 0,
      days: [10, 15, 30],
      pools: partiesOf('US', ['Freight', 'Forwarding', 'Global Logistics', 'Imports', 'Trading']),
      items: [
        ['OCEAN FREIGHT', '', 1450, 4280],
        ['BUNKER ADJUSTMENT FACTOR', '', 120, 390],
        ['TERMINAL HANDLING ORIGIN', '', 140, 220],
        ['ISF FILING', '', 25, 45],
        ['CUSTOMS ENTRY SERVICE', '', 125, 175],
        ['CONTINUOUS BOND', '', 90, 140],
        ['HARBOR MAINTENANCE FEE', '', 18, 86],
        ['MERCHANDISE PROCESSING FEE', '', 31, 614],
        ['ESTIMATED DUTY ADVANCED', '', 320, 5900],
        ['DESTINATION DELIVERY CHARGE', '', 85, 140],
        ['DRAYAGE TO DOOR', '', 480, 1150],
        ['CHASSIS USAGE', '', 40, 160],
        ['FUEL SURCHARGE DRAYAGE', '', 96, 310],
        ['MESSENGER AND DOCUMENT HANDLING', '', 35, 65],
      ],
      numbers: (random) => `S${random.digits(8)}/A`,
    },
    style: {
      ...point,
      date: (y, m, d) => `${d}-${englishMonths[Number(m) - 1].slice(0, 3)}-${y.slice(2)}`,
    },
    css: 'body{font:9pt "Nimbus Sans";margin:0} .top{display:flex;justify-content:space-between;align-items:flex-start} .logo{font:bold 17pt "Nimbus Sans";color:#a3211c} .sm{font-size:7.5pt;color:#333;line-height:1.4} h1{font-size:15pt;margin:0;text-align:right} .g{display:grid;grid-template-columns:repeat(4,1fr);border-top:.6pt solid #000;border-left:.6pt solid #000} .g div{border-right:.6pt solid #000;border-bottom:.6pt solid #000;padding:1mm 1.5mm;min-height:7.6mm;line-height:1.25} .g .h{grid-column:span 2} .g small{display:block;font-size:6.2pt;color:#444} .bill{display:flex;justify-content:space-between;margin:7mm 0 5mm} .bill table{width:74mm} .bill td{border:.6pt solid #000;padding:2.5px 5px!important} .bill td:first-child{background:#eee;font-size:7.5pt} .l{margin-top:4mm;border:.6pt solid #000} .l th{background:#333;color:#fff;text-align:left;padding:3px 5px;font-size:8pt} .l td{padding:2.6px 5px} .l .tot td{border-top:.6pt solid #000;font-weight:bold;font-size:10.5pt;padding:5px} .b{display:flex;gap:5mm;margin-top:5mm} .b div{flex:1;border:.6pt solid #000;padding:2mm;line-height:1.45;font-size:8pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const box = (label: string, value: string, kind = '') =>
        `<div class="${kind}"><small>${label}</small>${value}</div>`
      const [origin, goods, shipper] = random.pick([
        [
          'Ningbo, China',
          'HOUSEHOLD ARTICLES',
          'NINGBO HAOLIN HOMEWARE CO LTD<br>NO 88 XINQI ROAD, BEILUN',
        ],
        ['Hamburg, Germany', 'PUMPS AND PARTS', 'ROTHE PUMPEN EXPORT GMBH<br>SPALDINGSTR 64'],
        [
          'Ho Chi Minh City, Vietnam',
          'WOODEN FURNITURE',
          'TAN PHAT FURNITURE JSC<br>LOT C4 SONG THAN IP',
        ],
      ])
      const port = random.pick(['Long Beach, CA', 'Savannah, GA', 'Newark, NJ', 'Houston, TX'])
      const buyer = `${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}`
      return `<div class=top><div><div class=logo>${d.seller.name}</div><div class=sm>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>Tel ${d.seller.telephone} &nbsp; ${d.seller.mail}<br>FMC OTI No. 0${random.digits(5)}N &nbsp; Licensed customs broker &nbsp; EIN ${d.seller.vatId}</div></div><h1>INVOICE</h1></div>
<div class=bill><div><b class=sm>BILL TO</b><br>${buyer}<br>ATTN: ACCOUNTS PAYABLE</div><table>${row(['INVOICE NO.', d.number])}${row(['INVOICE DATE', p.date(d.issueDate)])}${row(['CUSTOMER ID', d.customerNumber])}${row(['YOUR REFERENCE', d.orderNumber])}${row(['DUE DATE', p.date(d.dueDate)])}</table></div>
<div class=g>${box('SHIPPER', shipper, 'h')}${box('CONSIGNEE', buyer, 'h')}${box('OCEAN BILL OF LADING', `MEDU${random.digits(8)}`)}${box('HOUSE BILL OF LADING', `HBL${random.digits(7)}`)}${box('VESSEL / VOYAGE', `${random.pick(['EVER LOYAL', 'COSMO BRIDGE', 'ATLANTIC HERON'])} / 0${random.int(10, 99)}E`)}${box('CONTAINER', `TCLU${random.digits(7)} 40HC`)}${box('ORIGIN', origin)}${box('PORT OF DISCHARGE', port)}${box('ETD', p.date(d.from))}${box('ETA', p.date(d.deliveryDate))}${box('PIECES', `${random.int(12, 840)} CTN`)}${box('GROSS WEIGHT', `${random.int(2, 19)},${random.digits(3)} KG`)}${box('VOLUME', `${random.int(14, 67)}.${random.digits(3)} M3`)}${box('INCOTERMS', random.pick(['FOB', 'EXW', 'FCA']))}${box('GOODS DESCRIPTION', goods, 'h')}${box('CUSTOMS ENTRY NO.', `BQX-${random.digits(7)}-${random.int(1, 9)}`)}${box('ENTRY DATE', p.date(d.deliveryDate))}</div>
<table class=l>${heading(['CHARGES', '>AMOUNT USD'])}${p.lines((l) => row([l.description, `>${p.plain(l.amount)}`])).join('')}<tr class=tot><td class=r>TOTAL USD</td><td class=r>${p.plain(d.total)}</td></tr></table>
<div class=b><div><b>WIRE / ACH</b><br>Bank: Prairie Commercial Bank<br>Routing: 0${random.digits(8)}<br>Account: ${random.digits(10)}<br>Reference: ${d.number}</div><div><b>REMIT CHECKS TO</b><br>${d.seller.name}<br>P.O. Box ${random.digits(5)}<br>${d.seller.town} ${d.seller.postCode}</div><div>All business is handled under our terms and conditions of service, which limit our liability. If you are the importer of record, payment to the broker will not relieve you of liability for customs charges in the event the charges are not paid by the broker.</div></div>`
    },
  },
  // Temporary workers: hours by worker and week, footer with the offices and firms of a group.
  {
    name: 'de-zeitarbeit-wochen',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [6, 38],
      most: 38,
      isPart: true,
      days: [7, 10, 14],
      pools: partiesOf(
        'DE',
        ['Personaldienste', 'Zeitarbeit', 'Personalservice', 'Logistik', 'Maschinenbau'],
        ['GmbH', 'GmbH & Co. KG', 'AG']
      ),
      items: [
        ['Normalstunden', 'Std.', 24, 34],
        ['Überstunden inkl. 25 % Zuschlag', 'Std.', 30, 42],
        ['Nachtstunden inkl. 25 % Zuschlag', 'Std.', 30, 42],
        ['Sonntagsstunden inkl. 50 % Zuschlag', 'Std.', 36, 51],
        ['Einarbeitung', 'Std.', 21, 27],
      ],
      numbers: (random, year) => `${year.slice(2)}${random.int(10, 52)}-${random.digits(4)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:9pt/1.35 "Roboto";margin:0} .logo{text-align:right;font-size:17pt;font-weight:bold;color:#d35400;height:22mm} .h{display:flex;justify-content:space-between;min-height:46mm} .snd{font-size:6.5pt;border-bottom:.4pt solid #555;margin-bottom:3mm;white-space:nowrap} .adr{font-size:10pt} .i{width:70mm;font-size:8.5pt} .i td{padding:1px 0;vertical-align:top} .i td:first-child{color:#777} h2{font-size:12.5pt;margin:6mm 0 2mm} .l{margin-top:3mm} .l th{text-align:left;background:#f4ede8;padding:4px;font-weight:500} .l td{padding:2px 4px} .l tbody{break-inside:avoid} .l .w td{font-weight:500;padding-top:8px;border-bottom:.4pt solid #bbb} .l .z td{color:#555;font-style:italic} .l tfoot td{height:25mm} .s{width:84mm;margin:-22mm 0 4mm auto;break-inside:avoid} .s td{padding:3px 4px} .s tr:last-child td{font-weight:bold;border-top:1pt solid #000;border-bottom:2pt double #000} .f{position:fixed;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:6.5pt;line-height:1.4;color:#555;border-top:.6pt solid #d35400;padding-top:1.5mm;background:#fff} .end{break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const groups: Line[][] = []
      for (const line of p.lines((one) => one)) {
        const own = groups.at(-1)
        const isNext = own?.some(({ description }) => description === line.description)
        if (!own || isNext || own.length > 2) groups.push([line])
        else own.push(line)
      }
      const names =
        'Nowak, Piotr;Yıldız, Emre;Schott, Kevin;Popescu, Dana;Okafor, Grace;Lange, Ines;' +
        'Haddad, Omar;Petrov, Ivan;Brandt, Uwe;Sánchez, Marta;Kaya, Deniz;Böhme, Silvio;' +
        'Rossi, Luca;Wójcik, Ewa;Thiel, Marco;Diallo, Awa;Schulz, Rico;Horvat, Ana'
      const staff = names.split(';').slice(random.int(0, 4))
      const jobs = ['Staplerfahrer', 'Kommissionierer', 'Maschinenbediener', 'Produktionshelfer']
      const workers = groups.map((own, at) => {
        const name = `${staff[at % staff.length]} (${random.digits(4)})`
        const first = random.int(0, 2)
        const hours = own.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
        const rows = own.map((l, place) =>
          row([
            `${weekOf(daysAfter(d.from, 7 * (first + Math.floor(place / 2))))}`,
            l.description,
            `>${p.number(l.quantity, 2)}`,
            l.unit,
            `>${p.plain(l.price)}`,
            `>${p.plain(l.amount)}`,
          ])
        )
        return `<tbody><tr class=w><td colspan=6>${name}, ${random.pick(jobs)}</td></tr>${rows.join('')}<tr class=z><td colspan=2>Summe Mitarbeiter</td><td class=r>${p.number(hours, 2)}</td><td></td><td></td><td class=r>${p.plain(sumOf(own))}</td></tr></tbody>`
      })
      return `<div class=logo>${d.seller.name}</div><div class=h><div><div class=snd>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</div><div class=adr>${d.buyer.name}<br>Rechnungsprüfung<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div><table class=i>${row(['Rechnungsnummer', d.number])}${row(['Rechnungsdatum', p.date(d.issueDate)])}${row(['Kundennummer', d.customerNumber])}${row(['Ihre Bestellung', d.orderNumber])}${row(['Leistungszeitraum', `${p.date(d.from)} – ${p.date(d.until)}`])}${row(['Kostenstelle', random.digits(4)])}${row(['Ansprechpartnerin', 'Frau Reimers'])}${row(['Telefon', d.seller.telephone])}${row(['E-Mail', d.seller.mail])}</table></div>
<h2>Rechnung über Arbeitnehmerüberlassung</h2>Gemäß Überlassungsvertrag und den von Ihnen unterzeichneten Tätigkeitsnachweisen berechnen wir:
<table class=l><thead>${row(['KW', 'Stundenart', '>Menge', 'ME', '>Satz EUR', '>Betrag EUR'], 'th')}</thead>${workers.join('')}<tfoot><tr><td colspan=6></td></tr></tfoot></table>
<div class=end><table class=s>${row(['Nettobetrag', `>${p.plain(d.subtotal)}`])}${row([`Umsatzsteuer ${p.number(d.taxes[0].rate)} %`, `>${p.plain(d.tax)}`])}${row(['Rechnungsbetrag EUR', `>${p.plain(d.total)}`])}</table>Zahlbar ohne Abzug bis zum ${p.date(d.dueDate)}. Wir besitzen die unbefristete Erlaubnis zur Arbeitnehmerüberlassung nach § 1 AÜG.<br>Unsere Mitarbeiter sind nicht zum Inkasso berechtigt.<div style="height:24mm"></div></div>
<div class=f><div>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>${d.seller.site}</div><div>Amtsgericht ${d.seller.town}<br>HRB ${random.int(1200, 28000)}<br>USt-IdNr. ${d.seller.vatId}<br>Geschäftsführer: Uwe Reimers</div><div>Volksbank Mitte eG<br>IBAN ${grouped(d.seller.iban)}<br>BIC GENODEF1XYZ</div><div>Weitere Unternehmen der Gruppe:<br>Medicura Pflegepersonal GmbH, Bremen<br>Officium Fachkräfte GmbH, Hannover<br>TalentWerk Akademie gGmbH, Celle</div></div>`
    },
  },
  // Architects: side column with all details, fees by phase, earlier payments deducted.
  {
    name: 'de-architekt-abschlag',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [14, 40],
      isOnce: true,
      isInOrder: true,
      most: 0,
      allowance: 0.3,
      prepaid: 0.7,
      days: [14, 21, 30],
      pools: partiesOf(
        'DE',
        ['Architekten', 'Architektur', 'Planungsbüro', 'Projektbau', 'Wohnungsbau'],
        ['PartG mbB', 'GmbH', 'GbR', 'mbH']
      ),
      items: [
        ...Object.keys(phases).map((name): Item => [name, '', 1150, 9800]),
        ['Besondere Leistung: Bestandsaufmaß', '', 640, 2900],
        ['Nebenkosten pauschal', '', 240, 1150],
      ],
      numbers: (random, year) => `${random.int(101, 398)}-${year.slice(2)}-AR${random.int(2, 4)}`,
    },
    style: {
      ...euroAfter,
      date: (y, m, d) => `${Number(d)}. ${germanMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9.5pt/1.45 "Lato";font-weight:300;margin:0} .w{display:flex;gap:10mm} .m{width:126mm} .c{flex:1;font-size:7.5pt;line-height:1.55;border-left:.5pt solid #000;padding-left:4mm;height:262mm} .c b{font-size:11pt;display:block;line-height:1.25;margin-bottom:4mm} .c p{margin:0 0 4.5mm} .snd{font-size:6.5pt;margin:24mm 0 2mm} .adr{min-height:24mm} .o{margin-top:5mm} h3{font-weight:700;font-size:11pt;margin:6mm 0 2mm} .k td{padding:0;vertical-align:top} .k td:first-child{width:40mm;color:#555} .l{margin:5mm 0 0} .l th{text-align:left;font-weight:400;font-size:8pt;border-top:.8pt solid #000;border-bottom:.4pt solid #000;padding:3px 0} .l td{padding:2px 0;vertical-align:top} .l td:first-child,.l th:first-child{width:15mm;white-space:nowrap} .l td:nth-child(3){width:16mm} .l td:nth-child(4){width:26mm} .t{border-top:.4pt solid #000} .t td{padding:2.5px 0} .t .b td{font-weight:700;border-top:.8pt solid #000}',
    draw: (p) => {
      const { doc: d, random } = p
      const index = random.int(2, 4)
      const earlier = index > 2 ? `AR 1 bis ${index - 1}` : 'AR 1'
      const project = random.pick([
        'Umbau und Aufstockung Wohnhaus Gartenweg 11',
        'Neubau Kindertagesstätte Am Rehwinkel, 2. BA',
        'Sanierung Bürogebäude, Haus C',
      ])
      const less = d.allowance
        ? row(['abzgl. Nachlass gem. Vertrag', `>-${p.money(d.allowance)}`])
        : ''
      const paid = d.prepaid
        ? row([`abzgl. erhaltener Zahlungen (${earlier})`, `>-${p.money(d.prepaid)}`])
        : ''
      const rows = p.lines((l) => {
        const phase = phases[l.description]
        return row([
          phase ? `LPH ${phase}` : '',
          l.description,
          `>${phase && phase > 4 ? random.pick([40, 60, 85]) : 100} %`,
          `>${p.money(l.amount)}`,
        ])
      })
      return `<div class=w><div class=m><div class=snd>${d.seller.name} &nbsp;|&nbsp; ${d.seller.street} &nbsp;|&nbsp; ${d.seller.postCode} ${d.seller.town}</div><div class=adr>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div class=o>${d.seller.town}, ${p.date(d.issueDate)}</div>
<h3>${index}. Abschlagsrechnung</h3><table class=k>${row(['Rechnungs-Nr.', d.number])}${row(['Bauvorhaben', project])}${row(['Architektenvertrag vom', p.date(d.orderDate)])}${row(['Leistungszeitraum', `${p.date(d.from)} bis ${p.date(d.until)}`])}${row(['Honorarzone', `${random.pick(['III', 'IV'])}, Basissatz, HOAI 2021`])}</table>
<table class=l>${heading(['Phase', 'Leistung', '>Stand', '>Honorar'])}${rows.join('')}</table>
<table class=t>${d.allowance ? row(['Honorar gesamt', `>${p.money(d.lineTotal)}`]) : ''}${less}${row(['Honorar netto', `>${p.money(d.subtotal)}`])}${row([`zzgl. ${p.number(d.taxes[0].rate)} % MwSt.`, `>${p.money(d.tax)}`])}<tr class=b><td>Honorar brutto</td><td class=r>${p.money(d.total)}</td></tr>${paid}<tr class=b><td>${d.prepaid ? 'Noch zu zahlen' : 'Zahlbetrag'}</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<p>Wir bitten um Überweisung bis zum ${p.date(d.dueDate)}.</p><p style="margin:0">Mit freundlichen Grüßen<br>i. A. S. Wolff</p></div>
<div class=c><b>${d.seller.name}</b><p>Dipl.-Ing. Jörn Wolff<br>M. A. Katja Steen<br>Architekten BDA, Stadtplaner</p><p>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</p><p>T ${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}</p><p>Eintragung Architektenkammer<br>Nr. ${random.digits(5)} und ${random.digits(5)}</p><p>Steuernummer<br>${d.seller.taxNumber}<br>USt-IdNr.<br>${d.seller.vatId}</p><p>Bankverbindung<br>Sparkasse<br>${grouped(d.seller.iban)}<br>BIC SPKADE2HXXX</p></div></div>`
    },
  },
  // Waste contractor: delivery notes with weights, two tax rates, cash discount.
  {
    name: 'at-entsorger-container',
    plan: {
      country: 'AT',
      currency: 'EUR',
      rates: [20, 10],
      lines: [4, 16],
      most: 9,
      isPart: true,
      charge: 0.5,
      days: [14, 30],
      pools: partiesOf('AT', ['Entsorgung', 'Transporte', 'Umweltservice', 'Bau', 'Erdbau']),
      items: [
        ['Bauschutt rein, SN 31409', 't', 18, 34, 1],
        ['Baustellenmischabfall, SN 91206', 't', 168, 245, 1],
        ['Sperrmüll, SN 91401', 't', 190, 260, 1],
        ['Altholz behandelt, SN 17202', 't', 85, 125, 1],
        ['Grün- und Strauchschnitt, SN 92105', 't', 48, 72, 1],
        ['Bodenaushub, SN 31411', 't', 9, 16, 1],
        ['Wartezeit LKW', 'Std', 78, 98],
        ['Ladekran inkl. Fahrer', 'Std', 92, 124],
        ['Recyclingschotter 0/32 frei Baustelle', 't', 14, 22],
        ['Humus gesiebt', 'm³', 24, 38],
      ],
      numbers: (random, year) => `AR${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:9.5pt "Carlito";margin:0} .t{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:4pt solid #7fa51d} .t b{font-size:20pt;color:#3d5210} .t span{font-size:8.5pt;color:#555;padding-bottom:2px} .h{display:flex;justify-content:space-between;margin:14mm 0 8mm} .h table{width:68mm;border:.8pt solid #7fa51d} .h td{padding:2px 6px!important} .h th{background:#7fa51d;color:#fff;text-align:left;padding:3px 6px;font-size:12pt} .l th{text-align:left;border-bottom:1.2pt solid #7fa51d;padding:3px 0;font-size:8.5pt} .l td{padding:3px 0;border-bottom:.4pt solid #ddd} .s{width:92mm;margin:4mm 0 6mm auto} .s td{padding:2px 0} .s tr:last-child td{font-weight:bold;font-size:12pt;border-top:1.2pt solid #7fa51d;padding-top:4px} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.5pt;line-height:1.4;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const rows = p.lines((l, at) =>
        row([
          days[at],
          String(38120 + at * 7 + random.int(0, 5)),
          l.description,
          `>${p.number(l.quantity, l.unit === 't' ? 3 : 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const charge = d.charge ? row(['Maut- und Energiezuschlag', `>${p.plain(d.charge)}`]) : ''
      const discount = Math.round(d.total * 0.02)
      return `<div class=t><b>${d.seller.name}</b><span>Mulden · Container · Abbruch · Recycling</span></div><div class=h><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br><br>Ihre UID: ${d.buyer.vatId}</div><table><tr><th colspan=2>Rechnung</th></tr>${row(['Nummer', d.number])}${row(['Datum', p.date(d.issueDate)])}${row(['Kunde', d.customerNumber])}${row(['Baustelle', random.pick(['WHA Seegasse', 'Betriebshof', 'BVH Kirchner'])])}${row(['Leistung', `${p.date(d.from)} – ${p.date(d.until)}`])}</table></div>
<table class=l>${heading(['Datum', 'LS-Nr.', 'Leistung', '>Menge', 'EH', '>Preis', '>USt', '>EUR netto'])}${rows.join('')}</table>
<table class=s>${d.charge ? row(['Summe Leistungen', `>${p.plain(d.lineTotal)}`]) : ''}${charge}${row(['Nettobetrag', `>${p.plain(d.subtotal)}`])}${p.taxes((t) => row([`${p.number(t.rate)} % USt von ${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])).join('')}${row(['Rechnungsbetrag EUR', `>${p.plain(d.total)}`])}</table>
<p>Zahlbar bis ${p.date(daysAfter(d.issueDate, 8))} mit 2 % Skonto (EUR ${p.plain(discount)}) oder bis ${p.date(d.dueDate)} netto.<br>Wiegescheine und Begleitscheine liegen bei. Beanstandungen bitte binnen 8 Tagen.</p>
<div class=f>${d.seller.name}, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}, Tel. ${d.seller.telephone}, ${d.seller.mail}<br>FN ${random.digits(6)}k, Landesgericht, UID ${d.seller.vatId}, Raiffeisenbank IBAN ${grouped(d.seller.iban)}<br>Deponiebetrieb durch Umweltpark Traunau GmbH, Abfallsammlung nach § 24a AWG, Personen-GLN 90083${random.digits(8)}</div>`
    },
  },
  // Garage: data of the car, work and parts with sums of their own, paid by card or transfer.
  {
    name: 'nl-autobedrijf-werkorder',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21, 0],
      lines: [4, 14],
      isOnce: true,
      isInOrder: true,
      most: 4,
      isBuyerPerson: true,
      lineDiscount: 0.25,
      days: [8, 14],
      pools: partiesOf('NL', ['Autobedrijf', 'Garage', 'Autoservice', 'Bedrijfswagens']),
      items: garageItems,
      numbers: (random, year) => `${year.slice(2)}7${random.digits(5)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:9.2pt "Roboto Condensed";margin:0} .t{display:flex;justify-content:space-between} .t b{font:italic bold 19pt "Roboto";color:#c8102e} .t div+div{text-align:right;line-height:1.4} .a{display:flex;justify-content:space-between;margin:11mm 0 6mm;line-height:1.4;font-size:10.5pt} .a h1{font-size:15pt;margin:0 0 1mm} .a table{width:66mm;font-size:9.2pt} .a td{padding:1px 0} .car{display:grid;grid-template-columns:repeat(4,auto 1fr);background:#f1f1f1;padding:2.5mm 3mm;gap:1.2mm 2.5mm;border-left:3pt solid #c8102e;margin-bottom:5mm} .car i{font-style:normal;color:#666} .l th{text-align:left;border-bottom:1pt solid #c8102e;padding:3px 0;font-weight:bold} .l td{padding:2.6px 0} .l .k td{font-weight:bold;padding-top:7px} .l .z td{border-top:.4pt solid #999;font-style:italic} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:8mm} .v{width:84mm} .v th{font-weight:normal;color:#666;text-align:left} .v td,.v th{padding:2px 0;border-bottom:.4pt solid #ccc} .s{width:70mm} .s td{padding:2.5px 0} .s tr:last-child td{background:#c8102e;color:#fff;font-weight:bold;font-size:11.5pt;padding:4px 5px!important} .x{margin-top:7mm} .f{position:fixed;bottom:0;left:0;right:0;font-size:7.5pt;color:#666;border-top:.4pt solid #999;padding-top:2mm;display:flex;justify-content:space-between}',
    draw: (p) => {
      const { doc: d, random } = p
      const code = (rate: number) => (rate ? 'H' : 'O')
      const drawn = p.lines((l) => {
        const cells = [
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)}%` : ''}`,
          `>${p.plain(l.amount)}`,
          code(l.rate),
        ]
        return { at: garageSection(l), text: row(cells), line: l }
      })
      const sections = garageSections.map((name, at) => {
        const own = drawn.filter((one) => one.at === at)
        if (own.length === 0) return ''
        return `<tr class=k><td colspan=7>${name}</td></tr>${own.map(({ text }) => text).join('')}<tr class=z><td colspan=5>Totaal ${name.toLowerCase()}</td><td class=r>${p.plain(sumOf(own.map(({ line }) => line)))}</td><td></td></tr>`
      })
      const car = [
        [
          'Kenteken',
          `${random.pick(['G', 'K', 'T'])}-${random.digits(3)}-${random.pick(['ZB', 'RX', 'HL'])}`,
        ],
        ['Merk', random.pick(['Solvo', 'Brenta', 'Kirin'])],
        ['Type', random.pick(['1.2 TSI Comfort', '1.0 Active', 'Hybrid Touring'])],
        ['Km-stand', `${random.int(21, 188)}.${random.digits(3)}`],
        ['Bouwjaar', String(random.int(2012, 2020))],
        ['Meldcode', random.digits(4)],
        ['APK tot', p.date(daysAfter(d.deliveryDate, 364))],
        ['Monteur', random.pick(['Dennis', 'Mo', 'Arjan'])],
      ]
      return `<div class=t><div><b>${d.seller.name}</b><br>Onderhoud · APK · Banden · Airco</div><div>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>${d.seller.telephone}<br>${d.seller.mail}</div></div>
<div class=a><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div><h1>Factuur</h1><table>${row(['Factuurnummer', d.number])}${row(['Factuurdatum', p.date(d.issueDate)])}${row(['Debiteurnummer', d.customerNumber])}${row(['Werkorder', random.digits(6)])}${row(['Datum werkzaamheden', p.date(d.deliveryDate)])}</table></div></div>
<div class=car>${car.map(([label, value]) => `<i>${label}</i><span>${value}</span>`).join('')}</div>
<table class=l>${heading(['Omschrijving', '>Aantal', '', '>Prijs', '>Korting', '>Bedrag', 'Btw'])}${sections.join('')}</table>
<div class=e><table class=v>${heading(['Btw', '>Tarief', '>Grondslag', '>Bedrag'])}${p.taxes((t) => row([code(t.rate), `>${t.rate ? `${p.number(t.rate)}%` : 'onbelast'}`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(t.rate ? taxOf(p, t) : t.amount)}`])).join('')}</table><table class=s>${row(['Totaal exclusief btw', `>${p.money(d.subtotal)}`])}${row(['Btw', `>${p.money(d.tax)}`])}${row(['Totaal inclusief btw', `>${p.money(d.total)}`])}${row(['Te betalen', `>${p.money(d.amountDue)}`])}</table></div>
<p class=x>Betaling graag voor ${p.date(d.dueDate)} op ${grouped(d.seller.iban)} t.n.v. ${d.seller.name} o.v.v. het factuurnummer. Wielmoeren na 50 km laten natrekken. Vervangen onderdelen zijn 14 dagen ter inzage.</p>
<div class=f><span>KvK ${random.digits(8)}</span><span>Btw-id ${d.seller.vatId}</span><span>Op al onze werkzaamheden 12 maanden garantie</span><span>${d.seller.site}</span></div>`
    },
  },
]
