import { daysBetween } from '../days.ts'
import type { Family } from '../family.ts'
import type { Line } from '../make_document.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { grouped, heading, monthsIn, row } from '../print.ts'

const english = monthsIn('GB')
const dutch = monthsIn('NL')

const british = {
  ...pools.GB,
  first: ['Rosalind', 'Gareth', 'Anjali', 'Douglas', 'Beth', 'Femi', 'Catriona', 'Miles'],
  last: [
    'Hallworth',
    'Pemberton',
    'Adebayo',
    'Truscott',
    'Netherwood',
    'Gilchrist',
    'Patel',
    'Wetherell',
    'Skelton',
    'Yarrow',
  ],
  trade: ['Civil Engineering', 'Interiors', 'Packaging', 'Dental Care', 'Lifts', 'Recruitment'],
  forms: ['Ltd', 'Limited', 'LLP', 'plc'],
  streets: [
    '19 Castlegate',
    'Unit 11, Foxhills Industrial Park',
    '204 Wellington Road South',
    'Ground Floor, Mercury House',
    '8 Priory Gardens',
    '52 Lower Bridge Street',
    'Rosemount, Kirk Lane',
  ],
  towns: [
    ['Chester', 'CH1 1RS'],
    ['Stockport', 'SK2 6NG'],
    ['Lincoln', 'LN1 3AA'],
    ['Inverness', 'IV1 1QY'],
    ['Taunton', 'TA1 3NB'],
    ['Hereford', 'HR4 9AR'],
    ['Harrogate', 'HG1 5JP'],
  ],
}

const american = {
  ...pools.US,
  first: ['Denise', 'Terrence', 'Gloria', 'Wyatt', 'Leticia', 'Brandon', 'Mai'],
  last: [
    'Pulaski',
    'Hargrove',
    'Villanueva',
    'Eklund',
    'Trombley',
    'Washburn',
    'Okonkwo',
    'Dietz',
    'Castellano',
  ],
  trade: ['Orthodontics', 'Freight', 'Realty', 'Marketing', 'Coffee Roasters', 'Physical Therapy'],
  forms: ['Inc.', 'LLC', 'Corporation', 'Co.'],
  streets: [
    '2218 W Burnside Ave',
    '640 Fulton St, Floor 3',
    '15 Commerce Pkwy',
    '4807 Old Mill Rd',
    '1100 Riverfront Plaza, Ste 900',
    '73 Linwood Ct',
  ],
  towns: [
    ['Toledo, OH', '43604'],
    ['Grand Rapids, MI', '49503'],
    ['Boise, ID', '83702'],
    ['Knoxville, TN', '37902'],
    ['Worcester, MA', '01608'],
    ['Spokane, WA', '99201'],
  ],
}

const hollandic = {
  ...pools.NL,
  first: ['Jeroen', 'Anouk', 'Wouter', 'Fatima', 'Liesbeth', 'Thijs'],
  last: [
    'Terpstra',
    'van der Wal',
    'Schippers',
    'Oosterhuis',
    'Brouwer',
    'de Ruiter',
    'Haverkamp',
    'Nijland',
    'van Dongen',
  ],
  trade: ['Dakwerken', 'Zorggroep', 'Vastgoed', 'Bakkerij', 'Interieurbouw', 'Kozijnen'],
  forms: ['B.V.', 'BV', 'V.O.F.', 'Holding B.V.'],
  streets: [
    'Stationsplein 41',
    'Ambachtsweg 16b',
    'Wilhelminasingel 203',
    'Industrieterrein Noord 8',
    'Hoge Rijndijk 77',
    'Parallelweg 120-14',
  ],
  towns: [
    ['Deventer', '7411 HK'],
    ['Leiden', '2314 AC'],
    ['Roosendaal', '4701 DE'],
    ['Assen', '9401 JV'],
    ['Amersfoort', '3818 LE'],
    ['Venlo', '5911 BG'],
    ['Hoorn', '1621 GT'],
  ],
}

/** Sellers of one trade and buyers of several; those of Britain and the Netherlands take the place of Americans. */
const ofSoftware: Pools = {
  ...pools,
  US: {
    ...american,
    trade: ['Northloop', 'Analytics', 'Cloud', 'Systems'],
    forms: ['Inc.', 'Labs, Inc.', 'Software LLC', 'Technologies, Inc.'],
  },
  GB: american,
}
const ofMarket: Pools = {
  ...pools,
  GB: {
    ...british,
    trade: ['Home & Garden', 'Trading', 'Outlet', 'Direct', 'Hobbies'],
    forms: ['Ltd', 'Limited', 'UK Ltd'],
  },
}
const ofLaw: Pools = {
  ...pools,
  GB: {
    ...british,
    trade: ['Rudge', 'Pym', 'Hathersage', 'Lyle'],
    forms: ['Solicitors LLP', 'LLP', 'Law Limited', 'Solicitors'],
  },
  US: british,
}
const ofHotels: Pools = {
  ...pools,
  GB: {
    ...british,
    trade: ['Coastal', 'Heritage', 'Wayside', 'Regent'],
    forms: ['Hotels Ltd', 'Hotel Company Limited', 'Leisure plc', 'Hospitality LLP'],
  },
  US: british,
}
const ofGarages: Pools = {
  ...pools,
  US: {
    ...american,
    trade: ['Hilltop', 'Eastside', 'Valley', 'Crossroads'],
    forms: ['Auto Repair LLC', 'Automotive Inc.', 'Tire & Service, Inc.', 'Garage'],
  },
  GB: american,
}
const ofTelephones: Pools = {
  ...pools,
  NL: {
    ...hollandic,
    trade: ['Polder', 'Vuurtoren', 'Helder', 'Noordlicht'],
    forms: ['Telecom B.V.', 'Mobiel B.V.', 'Netwerken N.V.'],
  },
  US: hollandic,
}
const ofAccountants: Pools = {
  ...pools,
  NL: {
    ...hollandic,
    trade: ['Accountants', 'Administratie', 'Belastingadvies'],
    forms: ['B.V.', 'Adviseurs B.V.', 'Maatschap', '& Partners B.V.'],
  },
  US: hollandic,
}
const ofCouriers: Pools = {
  ...pools,
  NL: {
    ...hollandic,
    trade: ['Koeriers', 'Transport', 'Expresse', 'Koeriersdienst'],
    forms: ['V.O.F.', 'B.V.', 'Logistiek'],
  },
  US: hollandic,
}

/** A day some days after another. */
function after(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The department of a company; persons have none. */
function within(name: string, department: string): string {
  const isPerson = [...british.first, ...hollandic.first].some((own) => name.startsWith(`${own} `))
  return isPerson ? '' : `${department}<br>`
}

function ordinal(day: number): string {
  if (day % 10 === 1 && day !== 11) return `${day}st`
  if (day % 10 === 2 && day !== 12) return `${day}nd`
  return day % 10 === 3 && day !== 13 ? `${day}rd` : `${day}th`
}

function weekOf(day: string): number {
  const at = new Date(day)
  at.setUTCDate(at.getUTCDate() + 4 - (at.getUTCDay() || 7))
  return Math.ceil(((at.getTime() - Date.UTC(at.getUTCFullYear(), 0, 1)) / 86_400_000 + 1) / 7)
}

const labor = [
  'Scan vehicle for codes, diagnose check engine light',
  'Remove and replace front brake pads and rotors',
  'Four wheel alignment, set toe and camber',
  'Coolant flush and pressure test',
  'R&R alternator, test charging system',
  'Mount and balance tires',
]

/** Invoices of a software service, a marketplace seller, solicitors, a hotel, a garage, a telephone company, accountants and couriers. */
export const commonServices: Family[] = [
  // Subscription with the product name on top and the company only in the footer.
  {
    name: 'en-saas-subscription',
    plan: {
      country: 'US',
      buyerCountry: 'GB',
      currency: 'USD',
      rates: [8.25],
      lines: [1, 4],
      isInOrder: true,
      isOnce: true,
      most: 30,
      allowance: 0.35,
      days: [0, 7, 15, 30],
      pools: ofSoftware,
      items: [
        ['Business plan – per seat, billed monthly', 'seats', 9, 29],
        ['Viewer seats', 'seats', 2, 6],
        ['Extra storage (100 GB block)', 'blocks', 4, 12],
        ['API calls over plan limit (per 10,000)', 'units', 1, 5],
        ['Single sign-on (SAML) add-on', 'seats', 2, 5],
        ['Priority support', 'months', 39, 120],
      ],
      numbers: (random) =>
        `${random.pick(['QX', 'TB', 'MW', 'HD'])}${random.digits(4)}-${random.digits(4)}`,
    },
    style: {
      decimal: '.',
      thousands: ',',
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${english[Number(m) - 1].slice(0, 3)} ${Number(d)}, ${y}`,
    },
    css: 'body{font:9pt "Inter";color:#1c2330;line-height:1.45} .top{display:flex;align-items:center;gap:3mm} .dot{width:9mm;height:9mm;border-radius:50%;background:#5b5bd6} .brand{font-size:16pt;font-weight:700;letter-spacing:-.4pt} .h{font-size:20pt;font-weight:600;margin:12mm 0 1mm} .due{color:#5b6270;margin-bottom:9mm} .cols{display:flex;justify-content:space-between;padding:5mm 0;border-top:.6pt solid #d8dbe2} .lab{color:#7a8190;font-size:8pt;margin-bottom:1mm} .meta{width:82mm} .meta td{padding:1.5px 0} .meta td:first-child{color:#7a8190;width:33mm} .list{margin-top:6mm} .list th{font-weight:500;color:#7a8190;font-size:8pt;text-align:left;border-bottom:.6pt solid #d8dbe2;padding:4px 0} .list td{padding:7px 0;border-bottom:.6pt solid #eceef2;vertical-align:top} .per{color:#7a8190;font-size:7.5pt} .sum{width:78mm;margin:3mm 0 0 auto} .sum td{padding:4px 0} .fin td{font-weight:700;border-top:.6pt solid #1c2330} .note{margin-top:12mm;color:#5b6270;font-size:8pt} .foot{position:fixed;bottom:0;left:0;right:0;border-top:.6pt solid #d8dbe2;padding-top:2mm;font-size:7.5pt;color:#7a8190}',
    draw: (p) => {
      const { doc: d, random } = p
      const brand = random.pick(['Tallyboard', 'Pingwell', 'Docksmith', 'Rosterly'])
      const period = `${p.date(d.issueDate)} – ${p.date(after(d.issueDate, 30))}`
      const card = `${random.pick(['Visa', 'Mastercard', 'American Express'])} ending in ${random.digits(4)}`
      const list = p.lines((l) =>
        row([
          `${l.description}<div class=per>${period}</div>`,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const discount = d.allowance
        ? `${row(['Charges this period', `>${p.money(d.lineTotal)}`])}${row([`Coupon ${random.pick(['WELCOME', 'LOYAL', 'STARTUP'])}`, `>-${p.money(d.allowance)}`])}`
        : ''
      return `<div class=top><div class=dot></div><div class=brand>${brand}</div></div>
<div class=h>Invoice</div><div class=due>${p.money(d.amountDue)} USD due ${p.date(d.dueDate)}</div>
<div class=cols><div><div class=lab>Bill to</div><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}<br>United States<br>${d.buyer.mail}</div><table class=meta>${row(['Invoice number', d.number])}${row(['Invoice date', p.date(d.issueDate)])}${row(['Account ID', `acct_${d.customerNumber.replace('C-', '')}`])}${row(['PO number', d.orderNumber])}${row(['Payment method', card])}</table></div>
<table class=list>${heading(['Description', '>Qty', '>Unit price', '>Amount'])}${list.join('')}</table>
<table class=sum>${discount}${row(['Subtotal', `>${p.money(d.subtotal)}`])}${row([`Sales tax (${p.number(d.taxes[0].rate)}%)`, `>${p.money(d.tax)}`])}${row(['Total', `>${p.money(d.total)}`])}<tr class=fin><td>Amount due (USD)</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<div class=note>Your ${card} will be charged automatically on the due date. Manage your plan, seats and billing contacts under Settings › Billing. Questions about this invoice? Reply to ${d.seller.mail}.</div>
<div class=foot>${brand} is a product of ${d.seller.name} · ${d.seller.street}, ${d.seller.town} ${d.seller.postCode}, USA · EIN ${d.seller.vatId}</div>`
    },
  },
  // Order on a marketplace: prices with VAT, seller in the third address column.
  {
    name: 'en-marketplace-order',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20, 0],
      lines: [1, 5],
      isOnce: true,
      most: 3,
      isGross: true,
      isBuyerPerson: true,
      charge: 0.6,
      pools: ofMarket,
      items: [
        ['Weatherproof Garden Storage Box 270 L, Anthracite, with Gas Struts', '', 49, 85],
        ['USB-C to HDMI Adapter 4K 60Hz, Braided Cable, Silver', '', 11, 22],
        ['Cast Iron Casserole Dish 26 cm – Marine Blue', '', 34, 59],
        ['LED Desk Lamp with Wireless Charger, 5 Brightness Levels', '', 24, 42],
        ['Microfibre Cleaning Cloths (Pack of 24)', '', 8, 14],
        ['The Weekend Baker: 90 Recipes (Hardback)', '', 12, 25, 1],
        ['Children’s Waterproof Jacket, Age 5–6, Yellow', '', 16, 29, 1],
        ['Replacement Water Filter Cartridges, 6 Pack', '', 18, 31],
      ],
      numbers: (random, year) => `GB-${random.digits(7)}-${year}-${random.digits(4)}`,
    },
    style: {
      decimal: '.',
      thousands: ',',
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${d} ${english[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:8.5pt "Liberation Sans";color:#111;line-height:1.35} .bar{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:1.5pt solid #111;padding-bottom:2mm} .mk{font-size:15pt;font-weight:bold;color:#c2410c} .doc{font-size:17pt} .ids{display:flex;justify-content:space-between;margin:4mm 0 7mm} .ids table{width:80mm} .ids td{padding:1px 0} .ids td:first-child{color:#555;width:32mm} .three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6mm;margin-bottom:9mm} .three b.k{display:block;border-bottom:.5pt solid #999;margin-bottom:1mm;padding-bottom:.5mm} h3{font-size:10pt;margin:0 0 1.5mm} .list th{background:#f1f1f1;text-align:left;font-size:7.5pt;padding:5px 4px;vertical-align:bottom} .list td{padding:6px 4px;border-bottom:.5pt solid #ddd;vertical-align:top} .sku{font-size:7pt;color:#666} .low{display:flex;justify-content:space-between;margin-top:6mm;align-items:flex-start} .vat{width:82mm} .vat th{font-size:7.5pt;text-align:left;border-bottom:.5pt solid #999;padding:2px 0} .vat td{padding:2px 0} .sum{width:72mm} .sum td{padding:2.5px 0} .sum tr:last-child td{border-top:1pt solid #111;font-weight:bold;font-size:10.5pt;padding-top:4px} .foot{position:fixed;bottom:0;left:0;right:0;font-size:7pt;color:#666;border-top:.5pt solid #bbb;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const order = `${random.digits(3)}-${random.digits(7)}-${random.digits(7)}`
      const list = p.lines((l) =>
        row([
          `${l.description}<div class=sku>SKU ${random.pick(['HG', 'TQ', 'OL', 'KX'])}-${random.digits(5)}</div>`,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const vat = p.taxes((t) =>
        row([`${p.number(t.rate)}%`, `>${p.money(t.base)}`, `>${p.money(t.amount)}`])
      )
      const way = random.pick(['Visa debit', 'PayPal', 'Mastercard', 'gift card balance'])
      const address = `${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}<br>United Kingdom`
      return `<div class=bar><div class=mk>cratelo</div><div class=doc>VAT invoice</div></div>
<div class=ids><table>${row(['Order number', order])}${row(['Order date', p.date(d.orderDate)])}${row(['Dispatched', p.date(d.deliveryDate)])}</table><table>${row(['Invoice number', d.number])}${row(['Invoice date', p.date(d.issueDate)])}${row(['Paid by', way])}</table></div>
<div class=three><div><b class=k>Billing address</b>${address}</div><div><b class=k>Delivery address</b>${address}</div><div><b class=k>Sold by</b>${d.seller.name}<br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>VAT no. ${d.seller.vatId}</div></div>
<h3>Items in this shipment</h3>
<table class=list>${heading(['Item', '>Qty', '>Unit price<br>(incl. VAT)', '>VAT rate', '>Item total<br>(incl. VAT)'])}${list.join('')}</table>
<div class=low><table class=vat>${heading(['VAT rate', '>Total excl. VAT', '>VAT'])}${vat.join('')}${row(['<b>Total</b>', `><b>${p.money(d.subtotal)}</b>`, `><b>${p.money(d.tax)}</b>`])}</table><table class=sum>${row(['Items', `>${p.money(d.lineTotal)}`])}${row(['Postage & packing'.replace('&', '&amp;'), d.charge ? `>${p.money(d.charge)}` : '>FREE'])}${row(['Invoice total', `>${p.money(d.total)}`])}</table></div>
<div class=foot>This invoice was created by cratelo.example on behalf of the seller. The contract of sale is between you and the seller. To ask a question or start a return, go to Your orders and choose the order. Returns are accepted within 30 days of delivery.</div>`
    },
  },
  // Solicitors' bill: a letter with the sums, then a schedule of time entries on the next pages.
  {
    name: 'en-solicitors-bill',
    plan: {
      country: 'GB',
      buyerCountry: 'US',
      currency: 'GBP',
      rates: [20],
      lines: [16, 44],
      isInOrder: true,
      isOnce: true,
      most: 4,
      isPart: true,
      charge: 0.6,
      prepaid: 0.5,
      days: [14, 21, 28],
      pools: ofLaw,
      items: [
        ['Initial telephone call with you to take instructions', '', 165, 320],
        ['Opening file, conflict search and client care letter', '', 120, 180],
        ['Reading in: correspondence and draft heads of terms', '', 165, 320],
        ['E-mail to you with list of documents required', '', 120, 180],
        ['Considering Land Registry entries and title plan', '', 165, 320],
        ['Telephone call to the other side’s solicitors, no answer; message left', '', 120, 180],
        ['Drafting lease report and note on repairing obligations', '', 165, 320],
        ['Reviewing draft contract and raising preliminary enquiries', '', 165, 320],
        ['Attending you at our offices to discuss break clause and rent review', '', 240, 320],
        ['Letter to landlord’s agents', '', 120, 180],
        ['Considering replies to enquiries and advising you by e-mail', '', 165, 320],
        [
          'Preparing amendments to clauses 3, 7 and 12 and schedule 2 and sending travelling draft',
          '',
          165,
          320,
        ],
        ['Conference call with surveyor regarding schedule of condition', '', 240, 320],
        ['Perusing local search, drainage search and environmental report', '', 165, 320],
        ['Drafting statutory declaration (contracting out)', '', 165, 320],
        ['E-mails in and out (6) concerning licence for alterations', '', 120, 180],
        ['Negotiating outstanding points with the other side by telephone', '', 240, 320],
        ['Approving engrossments; arranging signature', '', 120, 180],
        ['Preparing completion statement', '', 120, 180],
        ['Completion: calls, dating documents, undertaking', '', 165, 320],
        ['Submitting SDLT return and obtaining certificate', '', 120, 180],
        ['Application to HM Land Registry for registration of lease', '', 120, 180],
        ['Final report to you and closing letter', '', 165, 320],
      ],
      numbers: (random) => `${random.int(20, 59)}${random.digits(4)}`,
    },
    style: {
      decimal: '.',
      thousands: ',',
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${ordinal(Number(d))} ${english[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10.5pt "C059";line-height:1.3} .lh{text-align:center;border-bottom:.6pt solid #333;padding-bottom:3mm;margin-bottom:8mm} .lh div{font-size:18pt;color:#16324f} .lh span{font-size:8.5pt} .two{display:flex;justify-content:space-between;margin-bottom:9mm} .refs{font-size:9.5pt;width:68mm} .refs td{padding:1px 0;vertical-align:top} .refs td:first-child{width:27mm} .re{font-weight:bold;margin:5mm 0} .sum{margin:6mm 0 6mm 12mm;width:150mm} .sum td{padding:3px 0;vertical-align:top} .sum .l td{border-top:.6pt solid #333} .sum .t td{font-weight:bold;border-top:.6pt solid #333;border-bottom:2pt double #333} .small{font-size:8pt} .sched{break-before:page} .sched h4{text-align:center;margin:0 0 1mm;font-size:11pt} .list{margin-top:5mm;font-size:9pt} .list th{text-align:left;border-top:.6pt solid #333;border-bottom:.6pt solid #333;padding:3px 0} .list td{padding:3px 0;vertical-align:top} .list td:first-child{white-space:nowrap} .list tr{break-inside:avoid} .list .all td{border-top:.6pt solid #333;font-weight:bold}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysBetween(d.issueDate, d.dueDate)
      const [year, month] = d.issueDate.split('-')
      const initials = random.pick(['RJH', 'AP', 'MTW'])
      const count = d.lines.length
      const span = daysBetween(d.from, d.until)
      const matter = random.pick([
        'Lease of Unit 4, Canal Wharf',
        'Grant of new lease – 31 Market Place',
        'Lease renewal, Bridge House',
      ])
      const list = p.lines((l, at) => {
        const [, m, day] = after(d.from, Math.floor((at * span) / count)).split('-')
        const earner = l.price > 24000 ? initials : l.price > 18000 ? 'KLB' : 'TNS'
        return row([
          `${Number(day)} ${english[Number(m) - 1].slice(0, 3)}`,
          earner,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const hours = p.lines((l) => l.quantity ?? 0).reduce((whole, own) => whole + own, 0)
      const copies = d.charge
        ? row(['Telegraphic transfer fee and copying charges', `>${p.plain(d.charge)}`])
        : ''
      const account = d.prepaid
        ? `${row(['<i>Less</i> received from you on account of costs', `>(${p.plain(d.prepaid)})`])}`
        : ''
      return `<div class=lh><div>${d.seller.name}</div><span>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode} &nbsp; Tel: ${d.seller.telephone} &nbsp; DX ${random.digits(5)} ${d.seller.town}<br>${d.seller.mail} &nbsp; ${d.seller.site}</span></div>
<div class=two><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table class=refs>${row(['Bill number', d.number])}${row(['Date', p.date(d.issueDate)])}${row(['Our ref', `${initials}/${d.customerNumber.replace('C-', '')}/${random.int(1, 9)}`])}${row(['Your ref', d.orderNumber])}${row(['VAT number', d.seller.vatId])}</table></div>
<div class=re>${matter}</div>
<div>To our professional charges for acting on your behalf in connection with the above from ${p.date(d.from)} to ${p.date(d.until)}, as set out in the attached schedule.</div>
<table class=sum><tr><td></td><td class=r>£</td></tr>${row(['Professional charges', `>${p.plain(d.lineTotal)}`])}${copies}<tr class=l><td>Total excluding VAT</td><td class=r>${p.plain(d.subtotal)}</td></tr>${row([`VAT at ${p.number(d.taxes[0].rate)}%`, `>${p.plain(d.tax)}`])}<tr class=l><td>Total including VAT</td><td class=r>${p.plain(d.total)}</td></tr>${account}<tr class=t><td>Amount due</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<div>This bill is payable within ${days} days of its date. Payment may be made by bank transfer to our office account, IBAN ${grouped(d.seller.iban)}, quoting bill number ${d.number}.</div>
<p>E &amp; O E</p>
<p class=small>Interest may be charged on bills unpaid after that period at the rate payable on judgment debts. You may be entitled to have our charges reviewed by the court under sections 70, 71 and 72 of the Solicitors Act 1974. Please telephone us to confirm our bank details before sending money; we will not change them by e-mail. Authorised and regulated by the Solicitors Regulation Authority, no. ${random.digits(6)}.</p>
<div class=sched><h4>Schedule of work done</h4><div style="text-align:center">Bill ${d.number} &nbsp; ${english[Number(month) - 1]} ${year} &nbsp; ${matter}</div>
<table class=list>${heading(['Date', 'F/E', 'Work done', '>Hours', '>Rate £', '>Value £'])}${list.join('')}<tr class=all><td></td><td></td><td>Total time</td><td class=r>${p.number(hours, 2)}</td><td></td><td class=r>${p.plain(d.lineTotal)}</td></tr></table></div>`
    },
  },
  // Hotel folio: charges and credits by date, operator only in the footer.
  {
    name: 'en-hotel-charges',
    plan: {
      country: 'GB',
      buyerCountry: 'US',
      currency: 'GBP',
      rates: [20, 0],
      lines: [4, 13],
      most: 0,
      isGross: true,
      prepaid: 0.5,
      days: [14, 30],
      pools: ofHotels,
      items: [
        ['Accommodation – Classic Double', '', 95, 185],
        ['Accommodation – Classic Double', '', 95, 185],
        ['Accommodation – Classic Double', '', 95, 185],
        ['Accommodation – Sea View King', '', 140, 240],
        ['Accommodation – Sea View King', '', 140, 240],
        ['Full English Breakfast', '', 14, 19],
        ['Restaurant Food – Dinner', '', 28, 85],
        ['Lounge Bar Beverage', '', 6, 42],
        ['Room Service', '', 12, 38],
        ['Car Park Overnight', '', 10, 18],
        ['Meeting Room Hire', '', 90, 260],
        ['Laundry', '', 9, 30],
        ['Gratuity', '', 5, 15, 1],
      ],
      numbers: (random) => random.digits(6),
    },
    style: {
      decimal: '.',
      thousands: ',',
      money: (plain) => `${plain} GBP`,
      date: (y, m, d) => `${d}-${english[Number(m) - 1].slice(0, 3).toUpperCase()}-${y.slice(2)}`,
    },
    css: 'body{font:9pt "Nimbus Sans";line-height:1.4} .logo{text-align:center;font:26pt "P052";color:#7b6a3d;line-height:1.1} .stars{text-align:center;font-size:8pt;letter-spacing:2pt;color:#7b6a3d;margin-bottom:11mm} .two{display:flex;justify-content:space-between;margin-bottom:8mm} .ids{width:70mm} .ids td{padding:.8px 0} .ids td:first-child{width:30mm} .t{font-weight:bold;font-size:12pt;margin-bottom:3mm} .list th{text-align:left;border-top:.8pt solid;border-bottom:.8pt solid;padding:4px 0;font-weight:bold} .list td{padding:2.5px 0} .list .tot td{border-top:.8pt solid;padding-top:4px} .list .bal td{font-weight:bold;font-size:10.5pt;padding-top:5px} .vat{width:100mm;margin-top:9mm;font-size:8.5pt} .vat th{text-align:left;border-bottom:.5pt solid;padding:2px 0} .vat td{padding:2px 0} .sign{margin-top:10mm;font-size:7.5pt;width:120mm} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.5pt;color:#555;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      const hotel = random.pick(['The Saltmarsh', 'Abbot’s Lodge', 'The Old Exchange', 'Fernhill'])
      const guest = `${random.pick(['Mr', 'Ms', 'Mrs', 'Dr'])} ${random.pick(british.first).charAt(0)}. ${random.pick(british.last)}`
      const to = random.pick(['Invoice to:<br>', 'Account:<br>', ''])
      const isNight = (line: Line) => line.description.startsWith('Accommodation')
      const nights = Math.max(1, d.lines.filter(isNight).length)
      const arrival = after(d.issueDate, -nights)
      let night = -1
      const list = p.lines((l) => {
        if (isNight(l)) night += 1
        return row([
          p.date(after(arrival, Math.max(0, night))),
          l.description,
          random.digits(6),
          `>${p.plain(l.amount)}`,
          '',
        ])
      })
      const paid = d.prepaid
        ? row([
            p.date(arrival),
            'Advance deposit – thank you',
            `XX${random.digits(4)}`,
            '',
            `>${p.plain(d.prepaid)}`,
          ])
        : ''
      const vat = p.taxes((t) =>
        row([
          `VAT ${p.number(t.rate)}%`,
          `>${p.plain(t.base)}`,
          `>${p.plain(t.amount)}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      return `<div class=logo>${hotel}</div><div class=stars>HOTEL · RESTAURANT · SPA</div>
<div class=two><div>${to}${d.buyer.name}<br>${within(d.buyer.name, 'Accounts Payable')}${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}<br>United Kingdom</div><div><div class=t>INVOICE</div><table class=ids>${row(['Invoice No.', d.number])}${row(['Date', p.date(d.issueDate)])}${row(['Guest', guest])}${row(['Room No.', random.int(101, 428)])}${row(['Arrival', p.date(arrival)])}${row(['Departure', p.date(d.issueDate)])}${row(['Conf. No.', random.digits(8)])}${row(['A/R Account', d.customerNumber])}${row(['Cashier', random.int(2, 48)])}</table></div></div>
<table class=list>${heading(['Date', 'Description', 'Reference', '>Charges', '>Credits'])}${list.join('')}${paid}<tr class=tot><td></td><td>Total</td><td></td><td class=r>${p.plain(d.total)}</td><td class=r>${d.prepaid ? p.plain(d.prepaid) : '0.00'}</td></tr><tr class=bal><td></td><td>Balance</td><td></td><td></td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<table class=vat>${heading(['', '>Net', '>VAT', '>Gross'])}${vat.join('')}${row(['Total', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
<div class=sign>Payment due: ${p.date(d.dueDate)}. All charges include VAT where it applies. I agree that my liability for this bill is not waived and that I am personally liable should the company named fail to pay it in full.<br><br><br>Guest signature ______________________________</div>
<div class=foot>${hotel}, ${d.seller.street}, ${d.seller.town} ${d.seller.postCode} · T ${d.seller.telephone} · ${d.seller.site}<br>Owned and operated by ${d.seller.name}. Registered in England. VAT Registration ${d.seller.vatId}</div>`
    },
  },
  // Repair shop: labor and parts with totals of their own, tax only on parts.
  {
    name: 'en-repair-order',
    plan: {
      country: 'US',
      buyerCountry: 'GB',
      currency: 'USD',
      rates: [7.25, 0],
      lines: [4, 12],
      isInOrder: true,
      isOnce: true,
      most: 4,
      isBuyerPerson: true,
      charge: 0.7,
      pools: ofGarages,
      items: [
        [labor[0], '', 95, 165, 1],
        [labor[1], '', 95, 165, 1],
        [labor[2], '', 95, 165, 1],
        [labor[3], '', 95, 165, 1],
        [labor[4], '', 95, 165, 1],
        [labor[5], '', 20, 35, 1],
        ['Brake pad set, front, ceramic', '', 58, 110],
        ['Rotor, front, coated', '', 64, 120],
        ['Alternator, remanufactured, 130 A', '', 189, 320],
        ['Serpentine belt', '', 28, 52],
        ['Antifreeze/coolant, 50/50, gal', '', 16, 26],
        ['Oxygen sensor, bank 1 upstream', '', 62, 118],
        ['All-season tire 225/65R17 102T', '', 128, 190],
        ['Valve stem, TPMS service kit', '', 6, 12],
      ],
      numbers: (random) => `${random.int(10, 89)}${random.digits(3)}`,
    },
    style: {
      decimal: '.',
      thousands: ',',
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${Number(m)}/${Number(d)}/${y}`,
    },
    css: 'body{font:8.5pt "Liberation Sans";line-height:1.25} .top{display:flex;justify-content:space-between;align-items:flex-start} .shop{font-size:9pt} .shop b{font-size:15pt;display:block} .ro{border:1.2pt solid #000;text-align:center;width:48mm} .ro div{background:#000;color:#fff;font-weight:bold;padding:2px} .ro p{margin:1.5mm 0;font-size:13pt;font-weight:bold} .info{margin:4mm 0 5mm} .info td{border:.6pt solid #000;padding:3px 5px!important;vertical-align:top} .k{font-size:6.5pt;color:#444;display:block} .list th{border-bottom:.8pt solid #000;text-align:left;padding:2px 0} .list td{padding:2.5px 0;vertical-align:top} .list .g td{font-weight:bold;background:#e5e5e5;padding:2.5px 3px} .list .s td{border-top:.5pt solid #888;font-weight:bold;padding-bottom:4mm} .low{display:flex;gap:8mm;margin-top:2mm;align-items:flex-start} .low .txt{flex:1;font-size:7pt;text-align:justify} .sum{width:68mm;border:.8pt solid #000} .sum td{padding:2.5px 5px} .sum tr:last-child td{background:#e5e5e5;font-weight:bold;font-size:10.5pt;border-top:.8pt solid #000} .sig{margin-top:14mm;display:flex;gap:20mm} .sig div{flex:1;border-top:.6pt solid #000;font-size:7pt;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const [year, make] = random.pick([
        ['2014', 'Honda CR-V EX-L 2.4L'],
        ['2017', 'Ford F-150 XLT 5.0L'],
        ['2019', 'Subaru Outback 2.5i'],
      ])
      const miles = random.int(48000, 139000)
      const isLabor = (line: Line) => labor.includes(line.description.replace('&amp;', '&'))
      const group = (title: string, total: string, lines: Line[], code: () => string) =>
        lines.length
          ? `<tr class=g><td colspan=5>${title}</td></tr>${lines
              .map((l) =>
                row([
                  code(),
                  l.description,
                  `>${p.number(l.quantity)}`,
                  `>${p.plain(l.price)}`,
                  `>${p.plain(l.amount)}`,
                ])
              )
              .join(
                ''
              )}<tr class=s><td></td><td></td><td></td><td class=r>${total}</td><td class=r>${p.plain(lines.reduce((whole, { amount }) => whole + amount, 0))}</td></tr>`
          : ''
      const taxed = d.taxes.find(({ rate }) => rate > 0)
      const tax = taxed
        ? `${row(['Taxable amount', `>${p.plain(taxed.base)}`])}${row([`Sales tax ${p.number(taxed.rate, 2)}%`, `>${p.plain(d.tax)}`])}`
        : row(['Sales tax', `>${p.plain(d.tax)}`])
      const cell = (label: string, text: string) => `<td><span class=k>${label}</span>${text}</td>`
      return `<div class=top><div class=shop><b>${d.seller.name}</b>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>Phone: ${d.seller.telephone} &nbsp; ${d.seller.site}<br>Mon–Fri 7:30–5:30 &nbsp; Shop Reg. No. ${random.digits(6)}</div><div class=ro><div>INVOICE</div><p>${d.number}</p><div style="background:#fff;color:#000">${p.date(d.issueDate)}</div></div></div>
<table class=info><tr><td rowspan=2 style="width:62mm"><span class=k>CUSTOMER</span><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}<br>Cell: ${d.buyer.telephone}</td>${cell('YEAR / MAKE / MODEL', `${year} ${make}`)}${cell('LICENSE', `${random.pick(['HKR', 'BWX', 'GTA'])} ${random.digits(4)}`)}${cell('ODOMETER IN / OUT', `${miles} / ${miles + random.int(2, 9)}`)}</tr><tr>${cell('VIN', `${random.pick(['5J6RM4H', '1FTEW1E', '4S4BSAN'])}${random.digits(10)}`)}${cell('DATE RECEIVED', p.date(d.deliveryDate))}${cell('SERVICE WRITER', random.pick(['Deb', 'Curtis', 'Manny']))}</tr></table>
<table class=list>${heading(['Code / Part #', 'Description', '>Hrs / Qty', '>Rate / Price', '>Extended'])}${group('LABOR', 'Labor', d.lines.filter(isLabor), () => `L${random.digits(3)}`)}${group(
        'PARTS',
        'Parts',
        d.lines.filter((line) => !isLabor(line)),
        () => `${random.pick(['AC', 'BX', 'WD'])}${random.digits(5)}`
      )}</table>
<div class=low><div class=txt>I hereby authorize the above repair work to be done along with the necessary material. An express mechanic’s lien is acknowledged on the above vehicle to secure the amount of repairs thereto. Warranty on parts and labor is 24 months or 24,000 miles, whichever comes first. Old parts are discarded unless requested. A storage fee may apply to vehicles left more than 3 days after completion.</div><table class=sum>${row(['Labor and parts', `>${p.plain(d.lineTotal)}`])}${d.charge ? row(['Shop supplies', `>${p.plain(d.charge)}`]) : ''}${row(['Subtotal', `>${p.plain(d.subtotal)}`])}${tax}${row(['TOTAL', `>${p.money(d.total)}`])}</table></div>
<div class=sig><div>Customer signature</div><div>Date</div></div>`
    },
  },
  // Telephone bill: sums on the first page, a section for each number after it, company in the footer.
  {
    name: 'nl-telefoonrekening',
    plan: {
      country: 'NL',
      buyerCountry: 'US',
      currency: 'EUR',
      rates: [21],
      lines: [8, 34],
      most: 0,
      days: [10, 14, 21],
      pools: ofTelephones,
      items: [
        ['Zakelijk Onbeperkt 5G 20 GB', '', 18, 32],
        ['Zakelijk Start 5 GB', '', 9, 15],
        ['Toestelkrediet', '', 8, 31],
        ['Bellen buiten de EU', '', 1, 14],
        ['Datagebruik buiten bundel', '', 2, 19],
        ['Servicenummers (0900)', '', 0.4, 6],
        ['Extra databundel 5 GB', '', 7, 10],
        ['Toestelverzekering Compleet', '', 5, 12],
        ['Vast IP-adres en VPN-toegang', '', 3, 6],
      ],
      numbers: (random) => `9${random.digits(9)}`,
    },
    style: {
      decimal: ',',
      thousands: '.',
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${dutch[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9.5pt "Open Sans";color:#222;line-height:1.4} .head{display:flex;justify-content:space-between;align-items:center} .logo{background:#00a39a;color:#fff;font-weight:800;font-size:18pt;padding:3mm 6mm;border-radius:0 6mm 6mm 6mm} .klant{font-size:8pt;text-align:right} .adr{margin:14mm 0 14mm} h1{font-size:19pt;font-weight:700;color:#00a39a;margin:0 0 4mm} .cols{display:flex;gap:10mm} .l{flex:1} .side{width:58mm;flex:none;background:#eef8f7;padding:4mm;font-size:8.5pt} .side b{display:block;margin-top:2mm} .side b:first-child{margin-top:0} .sum td{padding:4px 0;border-bottom:.5pt solid #ccc} .sum tr:last-child td{font-weight:700;font-size:12pt;border-bottom:0} .spec{break-before:page;font-size:8.5pt} .spec td{padding:2.5px 0} .spec thead td{padding-bottom:5mm} .nr td{font-weight:700;color:#00a39a;border-bottom:1pt solid #00a39a;padding-top:4mm} .st td{font-weight:600;border-top:.5pt solid #999} tr,tbody{break-inside:avoid} .gap td{height:14mm} .foot{position:fixed;bottom:0;left:0;right:0;font-size:7pt;color:#666;border-top:.5pt solid #aaa;padding-top:1.5mm;background:#fff}',
    draw: (p) => {
      const { doc: d, random } = p
      const brand = random.pick(['bello', 'ZIP mobiel', 'Lijn8', 'kwiek'])
      const size = random.int(2, 4)
      const [month, year] = [Number(d.issueDate.slice(5, 7)), d.issueDate.slice(0, 4)]
      const first = `${year}-${d.issueDate.slice(5, 7)}-01`
      const before = after(first, -1)
      const used = `${p.date(`${before.slice(0, 8)}01`)} t/m ${p.date(before)}`
      const amounts = p.lines(({ amount }) => amount)
      const list = p.lines((l, at) => {
        const start = at - (at % size)
        const whole = amounts.slice(start, start + size).reduce((sum, own) => sum + own, 0)
        const isLast = at === amounts.length - 1 || (at + 1) % size === 0
        const period = /buiten|0900/.test(l.description)
          ? 'gebruik vorige maand'
          : `${dutch[month - 1]} ${year}`
        const head =
          at % size === 0
            ? `<tbody><tr class=nr><td>Mobiel nummer 06 ${random.digits(4)} ${random.digits(4)}</td><td></td><td></td></tr>`
            : ''
        const foot = isLast
          ? `<tr class=st><td>Totaal van dit nummer</td><td></td><td class=r>${p.plain(whole)}</td></tr></tbody>`
          : ''
        return `${head}${row([l.description, period, `>${p.plain(l.amount)}`])}${foot}`
      })
      return `<div class=head><div class=logo>${brand}</div><div class=klant>Klantenservice zakelijk ${d.seller.telephone}<br>${d.seller.site}</div></div>
<div class=adr>${d.buyer.name}<br>${within(d.buyer.name, 'Afd. Crediteuren')}${d.buyer.street}<br>${d.buyer.postCode} &nbsp;${d.buyer.town}</div>
<h1>Uw factuur van ${dutch[month - 1]}</h1>
<div class=cols><div class=l><table class=sum>${row(['Abonnementen en gebruik (excl. btw)', `>${p.money(d.subtotal)}`])}${row([`Btw ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${row(['Te betalen (incl. btw)', `>${p.money(d.total)}`])}</table>
<p>Het totaalbedrag schrijven wij omstreeks ${p.date(d.dueDate)} af van uw rekening eindigend op ${random.digits(3)}. U hoeft zelf niets te doen.</p><p>De specificatie van deze factuur vindt u op de volgende pagina. Het gebruik buiten uw bundels is berekend over de periode ${used}.</p><p style="font-size:8pt">Niet eens met deze factuur? Laat het ons binnen 30 dagen weten via Mijn ${brand} Zakelijk. Uw inkoopnummer kunt u daar ook wijzigen.</p></div>
<div class=side><b>Factuurnummer</b>${d.number}<b>Factuurdatum</b>${p.date(d.issueDate)}<b>Klantnummer</b>${d.customerNumber}<b>Contractnummer</b>${random.digits(8)}<b>Uw referentie</b>${d.orderNumber}<b>Betaalwijze</b>Automatische incasso</div></div>
<table class=spec><thead><tr><td><b style="font-size:12pt">Specificatie</b><br>Factuur ${d.number}</td><td></td><td class=r style="vertical-align:bottom">Bedrag excl. btw in €</td></tr></thead><tfoot><tr class=gap><td></td><td></td><td></td></tr></tfoot>${list.join('')}</table>
<div class=foot>${d.seller.name}, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}. KvK ${random.digits(8)}. Btw-nummer ${d.seller.vatId}. IBAN ${grouped(d.seller.iban)}. Incassant-ID NL${random.digits(2)}ZZZ${random.digits(12)}</div>`
    },
  },
  // Fee note of accountants: a letter with amounts and no table head, letterhead in the right margin.
  {
    name: 'nl-honorariumnota',
    plan: {
      country: 'NL',
      buyerCountry: 'US',
      currency: 'EUR',
      rates: [21],
      lines: [1, 6],
      isInOrder: true,
      isOnce: true,
      most: 0,
      charge: 0.5,
      prepaid: 0.3,
      days: [14, 21, 30],
      pools: ofAccountants,
      items: [
        [
          'Samenstellen van de jaarrekening, inclusief bespreking van het concept en deponering bij de Kamer van Koophandel',
          '',
          1450,
          3900,
        ],
        ['Verzorgen van de aangifte vennootschapsbelasting', '', 420, 780],
        ['Aangiften omzetbelasting, vier kwartalen', '', 320, 640],
        ['Salarisadministratie en loonaangiften', '', 180, 760],
        ['Verzorgen van de aangifte inkomstenbelasting van de directie', '', 275, 450],
        ['Advies inzake bedrijfsopvolging en aandelenwaardering', '', 650, 2200],
        ['Diverse telefonische adviezen en correspondentie met de Belastingdienst', '', 90, 380],
      ],
      numbers: (random, year) => `${year}.${random.digits(4)}`,
    },
    style: {
      decimal: ',',
      thousands: '.',
      date: (y, m, d) => `${d}-${m}-${y}`,
    },
    css: 'body{font:11pt "Caladea";line-height:1.35} .page{display:flex;gap:9mm} .text{flex:1} .mar{width:44mm;flex:none;font-size:8pt;line-height:1.45;border-left:2pt solid #8c1d2f;padding-left:4mm;min-height:250mm} .mar .n{font-size:12.5pt;font-weight:bold;color:#8c1d2f;line-height:1.15;margin-bottom:4mm} .mar p{margin:0 0 3.5mm} .adr{margin:24mm 0 18mm} .t{font-size:13pt;letter-spacing:2pt;margin-bottom:5mm} .ref{width:88mm;margin-bottom:8mm} .ref td{padding:1px 0} .ref td:first-child{width:36mm} .list{margin:4mm 0} .list td{padding:3px 0;vertical-align:bottom} .list .e{width:8mm} .list .a{width:24mm} .line td{border-top:.6pt solid #000} .dbl td{border-top:.6pt solid #000;border-bottom:2.2pt double #000;font-weight:bold}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysBetween(d.issueDate, d.dueDate)
      const add = (kind: string, text: string, amount: string) =>
        `<tr class="${kind}"><td>${text}</td><td class=e>€</td><td class="r a">${amount}</td></tr>`
      const list = p.lines((l) => add('', l.description, p.plain(l.amount)))
      const costs = d.charge
        ? add('', random.pick(['Verschotten', 'Kantoorkosten']), p.plain(d.charge))
        : ''
      const sum = d.prepaid
        ? `${add('line', 'Totaal inclusief btw', p.plain(d.total))}${add('', 'Af: in rekening gebracht en betaald voorschot', `${p.plain(d.prepaid)} -/-`)}${add('dbl', 'Door u te voldoen', p.plain(d.amountDue))}`
        : add('dbl', 'Totaal inclusief btw', p.plain(d.total))
      return `<div class=page><div class=text><div class=adr>${d.buyer.name}<br>${within(d.buyer.name, 'T.a.v. de directie')}${d.buyer.street}<br>${d.buyer.postCode} &nbsp;${d.buyer.town.toUpperCase()}</div>
<div class=t>HONORARIUMNOTA</div><table class=ref>${row(['Notanummer', d.number])}${row(['Dagtekening', p.date(d.issueDate)])}${row(['Cliëntnummer', d.customerNumber])}${row(['Behandeld door', `${random.pick(hollandic.first).charAt(0)}. ${random.pick(hollandic.last)}`])}</table>
<div>Voor de ten behoeve van u in de periode van <nobr>${p.date(d.from)}</nobr> tot en met <nobr>${p.date(d.until)}</nobr> verrichte werkzaamheden brengen wij u in rekening:</div>
<table class=list>${list.join('')}${costs}${add('line', 'Totaal exclusief btw', p.plain(d.subtotal))}${add('', `Omzetbelasting ${p.number(d.taxes[0].rate)}%`, p.plain(d.tax))}${sum}</table>
<p>Wij verzoeken u dit bedrag binnen ${days} dagen na dagtekening over te maken onder vermelding van het notanummer.</p><p style="font-size:9pt">Een specificatie van de bestede uren ligt op verzoek ter inzage op ons kantoor.</p></div>
<div class=mar><div class=n>${d.seller.name}</div><p>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</p><p>T ${d.seller.telephone}<br>${d.seller.mail}</p><p>IBAN<br>${grouped(d.seller.iban)}</p><p>Btw-nummer<br>${d.seller.vatId}</p><p>KvK ${random.digits(8)}<br>Beconnr. ${random.digits(6)}</p><p>Op al onze diensten zijn de algemene voorwaarden van toepassing die zijn gedeponeerd bij de Kamer van Koophandel.</p></div></div>`
    },
  },
  // Spreadsheet of a courier: grid of trips with headings of the weeks.
  {
    name: 'nl-koeriersritten',
    plan: {
      country: 'NL',
      buyerCountry: 'US',
      currency: 'EUR',
      rates: [21],
      lines: [5, 19],
      most: 6,
      charge: 0.8,
      days: [8, 14, 30],
      pools: ofCouriers,
      items: [
        ['Spoedrit Rotterdam – Eindhoven v.v.', 'rit', 85, 145],
        ['Dagdistributie regio Noord', 'stop', 6, 14],
        ['Pallettransport naar DC Tiel', 'pallet', 28, 52],
        ['Wachttijd laden/lossen', 'uur', 32, 45],
        ['Avondlevering particulier, 2e verdieping', 'stop', 14, 26],
        ['Koerier met bestelbus + laadklep', 'uur', 44, 58],
        ['Retour emballage', 'rit', 15, 30],
        ['Documentenrit notaris, aangetekend', 'rit', 22, 48],
      ],
      numbers: (random, year) => `F${year.slice(2)}-${random.digits(3)}`,
    },
    style: {
      decimal: ',',
      thousands: '.',
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)}-${Number(m)}-${y}`,
    },
    css: 'body{font:10.5pt "Carlito";line-height:1.2} .kop{background:#ffd54a;padding:3mm 4mm;font-size:20pt;font-weight:bold} .sub{font-size:9.5pt;padding:1.5mm 4mm;border-bottom:1pt solid #000;margin-bottom:7mm} .two{display:flex;justify-content:space-between;align-items:flex-start;margin-bottom:6mm} .ids{width:72mm} .ids td{border:.5pt solid #999;padding:2px 5px!important} .ids td:first-child{background:#f2f2f2;width:34mm} .list td,.list th{border:.5pt solid #999;padding:2px 5px!important} .list th{background:#ffd54a;text-align:left} .list td{height:13px} .list tr{break-inside:avoid} .list .w td{font-style:italic;background:#f8f8f8} .list .n{border:0} .list .tot td{font-weight:bold} .pay{margin-top:7mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysBetween(d.issueDate, d.dueDate)
      const count = d.lines.length
      const start = after(d.issueDate, -16)
      const slip = random.int(3100, 8800)
      let last = 0
      const list = p.lines((l, at) => {
        const any = after(start, Math.floor((at * 14) / count))
        const day = new Date(any).getUTCDay() ? any : after(any, 1)
        const week = weekOf(day)
        const head = week === last ? '' : `<tr class=w><td colspan=7>Week ${week}</td></tr>`
        last = week
        return `${head}${row([p.date(day), slip + at * 4, l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])}`
      })
      const blank = '<tr><td></td><td></td><td></td><td></td><td></td><td></td><td></td></tr>'
      const total = (kind: string, label: string, amount: number) =>
        `<tr class="${kind}"><td class=n colspan=3></td><td colspan=3>${label}</td><td class=r>${p.money(amount)}</td></tr>`
      return `<div class=kop>${d.seller.name}</div><div class=sub>${d.seller.street}, ${d.seller.postCode} ${d.seller.town} | Tel. ${d.seller.telephone} | KvK ${random.digits(8)} | BTW ${d.seller.vatId}</div>
<div class=two><div>Factuur aan:<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table class=ids>${row(['FACTUUR', d.number])}${row(['Datum', p.date(d.issueDate)])}${row(['Debiteur', d.customerNumber])}${row(['Uw ordernr.', d.orderNumber])}</table></div>
<table class=list>${heading(['Datum', 'Ritbon', 'Omschrijving', '>Aantal', 'Eenh.', '>Tarief', '>Totaal'])}${list.join('')}${count < 12 ? blank.repeat(3) : blank}${d.charge ? `${total('', 'Ritten', d.lineTotal)}${total('', 'Brandstoftoeslag', d.charge)}` : ''}${total('', 'Totaal ex BTW', d.subtotal)}${total('', `BTW ${p.number(d.taxes[0].rate)}%`, d.tax)}${total('tot', 'Te voldoen', d.total)}</table>
<div class=pay>Gaarne betaling binnen ${days} dagen na factuurdatum op ${grouped(d.seller.iban)} t.n.v. ${d.seller.name} o.v.v. het factuurnummer.</div>`
    },
  },
]
