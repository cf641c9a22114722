import type { Family } from '../family.ts'
import { sumOf, type Document, type Item, type Line } from '../make_document.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { grouped, heading, monthsIn, row } from '../print.ts'

const months = monthsIn('GB')
const monthOf = (month: string) => months[Number(month) - 1]

const british = {
  ...pools.GB,
  streets: [
    '31 Chapel Street',
    'Hollins Barn, Back Lane',
    '8 Victoria Terrace',
    '112 Tavistock Road',
    '5 Market Place',
    'Kiln House, Union Street',
    '46 Priory Gardens',
  ],
  towns: [
    ['Hexham', 'NE46 3LP'],
    ['Launceston', 'PL15 8BA'],
    ['Shrewsbury', 'SY1 2DQ'],
    ['Beccles', 'NR34 9TN'],
    ['Chippenham', 'SN15 3HR'],
    ['Kendal', 'LA9 4RE'],
    ['Oakham', 'LE15 6AH'],
  ],
}

const britishBuyers = {
  ...british,
  first: ['Margaret', 'Idris', 'Sunita', 'Gareth', 'Philippa', 'Emeka', 'Lorna', 'Barnaby'],
  last: ['Hesketh', 'Trevanion', 'Ramsbottom', 'Adeleke', 'Pickering', 'Lyddon', 'Varma'],
  trade: ['Bakery', 'Lettings', 'Haulage', 'Textiles', 'Fitness', 'Nurseries', 'Tuition'],
  forms: ['Ltd', 'Limited', 'CIC', 'LLP'],
  streets: [
    '19 Bridge Street',
    'Unit 3, Tofts Farm Estate',
    '72 Lower Bristol Road',
    '1 Castle Mews',
    'The Granary, Mill Street',
  ],
}

const irish = {
  ...british,
  streets: ['The Clubhouse, Strand Road', 'Pier Road', 'Ballinure Road', 'The Demesne'],
  towns: [
    ['Schull, Co. Cork', 'P81 TX20'],
    ['Rosslare, Co. Wexford', 'Y35 F8H3'],
    ['Buncrana, Co. Donegal', 'F93 K6R1'],
    ['Clifden, Co. Galway', 'H71 PD54'],
  ],
  country: 'Ireland',
  tel: '+353 ',
}

const irishBuyers = {
  ...irish,
  first: ['Bríd', 'Eoin', 'Maeve', 'Colm', 'Nuala', 'Tadhg'],
  last: ['Geraghty', 'McNamee', 'Ó Faoláin', 'Lenihan', 'Rafferty', 'Costigan'],
  trade: ['Pharmacy', 'Motors', 'Auctioneers', 'Fuels', 'Hardware'],
  forms: ['Ltd', 'Limited', 'DAC'],
  streets: ['Main Street', '14 Shandon Street', 'Unit 2, Gateway Business Park', 'Quay Street'],
}

const american = {
  ...pools.US,
  streets: ['8814 County Road 12', '240 Depot St', '1905 Frontage Rd', '615 Mill Pond Dr'],
  towns: [
    ['Ocala, FL', '34471'],
    ['Bangor, ME', '04401'],
    ['Salina, KS', '67401'],
    ['Redding, CA', '96001'],
    ['Greenville, SC', '29601'],
  ],
}

const americanBuyers = {
  ...american,
  first: ['Denise', 'Raymond', 'Yolanda', 'Curtis', 'Beth', 'Anil'],
  last: ['Haverford', 'Castellano', 'Voss', 'Okonkwo', 'Brandt', 'Tipton', 'Schuyler'],
  trade: ['Dental Group', 'Farms', 'Properties', 'Event Rentals', 'Stables', 'Realty'],
  forms: ['LLC', 'Inc.', 'Co.'],
  streets: ['3320 Orchard Way', '77 N Broad St, Ste 4', '1408 Juniper Ct', '29 Quarry Rd'],
}

/** Sellers and buyers with names of different kinds; the buyers take the place of an unused country. */
const britishNamed = (first: string[], last: string[]): Pools => ({
  ...pools,
  GB: { ...british, first, last },
  AT: britishBuyers,
})
const irishNamed = (first: string[], last: string[]): Pools => ({
  ...pools,
  GB: { ...irish, first, last },
  AT: irishBuyers,
})
const americanNamed = (first: string[], last: string[]): Pools => ({
  ...pools,
  US: { ...american, first, last },
  AT: americanBuyers,
})

const pounds = { decimal: '.', thousands: ',', money: (plain: string) => `£${plain}` } as const
const dollars = { decimal: '.', thousands: ',', money: (plain: string) => `$${plain}` } as const

/** The only sum of a bill, which is both its total and what is due. */
const onlySum = (d: Document) => (d.amountDue === d.total ? d.total : d.amountDue)

const daysToPay = (d: Document) => (Date.parse(d.dueDate) - Date.parse(d.issueDate)) / 86_400_000

const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

function ordinal(day: string): string {
  const value = Number(day)
  const isTeen = value > 10 && value < 14
  return `${value}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')}`
}

const labour: Item[] = [
  ['Carpenter, lead', 'hr', 58, 72],
  ['Carpenter helper', 'hr', 32, 42],
  ['Demolition and haul-off', 'hr', 40, 55],
  ['Drywall hang, tape and finish', 'hr', 45, 60],
  ['Interior painting', 'hr', 38, 48],
  ['Framing, two-man crew', 'hr', 95, 125],
  ['Trim and finish carpentry', 'hr', 56, 70],
  ['Trip charge / mobilization', 'ea', 45, 75],
]
const materials: Item[] = [
  ['2x4x8 KD stud', 'ea', 3.5, 5, 1],
  ['2x10x12 pressure treated', 'ea', 21, 28, 1],
  ['5/4x6x12 deck board, cedar tone', 'ea', 13, 18, 1],
  ['1/2 in. drywall sheet 4x8', 'ea', 12, 16, 1],
  ['All-purpose joint compound 4.5 gal', 'pail', 17, 22, 1],
  ['Paper joint tape 250 ft', 'roll', 4, 6, 1],
  ['Deck screws 3 in. (5 lb)', 'box', 28, 36, 1],
  ['Joist hanger LUS210', 'ea', 2, 4, 1],
  ['Concrete mix 80 lb', 'bag', 6, 8, 1],
  ['Post base ABA66Z', 'ea', 19, 27, 1],
  ['Exterior paint, satin, white', 'gal', 42, 58, 1],
  ['Primed MDF baseboard 5-1/4 in. x 12 ft', 'ea', 19, 26, 1],
  ['Prehung interior door 30 in. LH', 'ea', 139, 189, 1],
  ['Passage lever set, satin nickel', 'ea', 24, 38, 1],
  ['Painter’s caulk', 'tube', 4, 7, 1],
  ['2x6x10 KD hem-fir', 'ea', 8, 12, 1],
  ['4x4x8 ground contact post', 'ea', 13, 18, 1],
  ['3/4 in. CDX plywood 4x8', 'sheet', 42, 56, 1],
  ['7/16 in. OSB 4x8', 'sheet', 14, 20, 1],
  ['R-13 fiberglass batts, 15 in. kraft faced', 'bag', 62, 84, 1],
  ['Housewrap tape', 'roll', 11, 15, 1],
  ['Deck flashing, 4x4x10 ft, vinyl', 'ea', 9, 14, 1],
  ['Balusters, black aluminum (10 pk)', 'pk', 34, 46, 1],
  ['Rail kit 6 ft, level', 'ea', 88, 129, 1],
  ['Stair stringer, 4 step', 'ea', 24, 33, 1],
  ['16d framing nails, 1 lb', 'box', 5, 8, 1],
  ['Drywall screws 1-5/8 in. (5 lb)', 'box', 23, 30, 1],
  ['Corner bead, metal 8 ft', 'ea', 4, 6, 1],
  ['PVA primer', 'gal', 17, 24, 1],
  ['Casing, colonial 2-1/4 in. x 7 ft', 'ea', 7, 10, 1],
  ['Construction adhesive 28 oz', 'tube', 6, 9, 1],
]
const materialNames = new Set(materials.map(([name]) => name))

/** Bills of small sellers: trades, schools, councils, clubs, practices and storage. */
export const commonSmallEnglish: Family[] = [
  // A tradesman's bill from a word processor, without VAT.
  {
    name: 'en-gb-sole-trader-bill-small',
    plan: {
      country: 'GB',
      buyerCountry: 'AT',
      currency: 'GBP',
      rates: [0],
      lines: [1, 5],
      isOnce: true,
      most: 0,
      isSellerPerson: true,
      isBuyerPerson: true,
      prepaid: 0.35,
      days: [7, 14, 21, 28],
      pools: britishNamed(
        ['Jane', 'Kev', 'Dilwyn', 'Stuart', 'Agnieszka', 'Roy', 'Michelle'],
        ['Fox', 'Blenkinsop', 'Prosser', 'Yelland', 'Nowicka', 'Tibbs', 'Hallam']
      ),
      items: [
        ['Attend to leak under bath, cut out and replace section of pipe', '', 65, 140],
        ['Supply and fit new kitchen mixer tap and isolation valves', '', 110, 210],
        ['Replace 2 no. radiators in back bedroom, refill and bleed system', '', 260, 420],
        ['Repair flat roof over porch, new felt and lead flashing', '', 340, 780],
        ['Clear gutters and downpipes front and rear', '', 60, 95],
        ['Make good plaster and paint ceiling', '', 150, 290],
        ['Materials as per receipts', '', 24, 160],
        ['Removal of rubbish and tip charges', '', 35, 80],
      ],
      numbers: (random) => `${random.int(12, 640)}`.padStart(4, '0'),
    },
    style: { ...pounds, date: (y, m, d) => `${ordinal(d)} ${monthOf(m)} ${y}` },
    css: 'body{font:12pt "Caladea";line-height:1.3} .own{text-align:right} .own b{font-size:17pt} .own i{font-size:13pt} .to{margin:4mm 0 8mm} .day{margin-bottom:7mm} .t{font-size:14pt;font-weight:bold;text-decoration:underline;margin-bottom:4mm} .list{margin:6mm 0} .list td{padding:5px 0;vertical-align:top} .list td.r{width:32mm} .owing td{border-top:1pt solid;border-bottom:2.5pt double;font-weight:bold;padding:4px 0} p{margin:0 0 4mm} .sign{margin-top:9mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const own = d.seller.name
      const surname = own.split(' ')[1]
      const trade = random.pick([
        'Plumbing &amp; Property Repairs',
        'Building Services',
        'Home Maintenance',
      ])
      const list = p.lines((l) => row([l.description, `>${p.money(l.amount)}`]))
      const deposit = d.prepaid
        ? `${row(['Total', `>${p.money(d.total)}`])}${row(['Less deposit received with thanks', `>-${p.money(d.prepaid)}`])}`
        : ''
      const account = random.digits(8)
      return `<div class=own><b>${own}</b><br><i>trading as ${surname} ${trade}</i><br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>Mobile 07${random.digits(3)} ${random.digits(6)}</div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div>
<div class=day>${p.date(d.issueDate)}</div>
<div class=t>Bill ${d.number}</div>
<div>To works carried out at the above address as agreed:</div>
<table class=list>${list.join('')}${deposit}<tr class=owing><td>Amount owing</td><td class=r>${p.money(onlySum(d))}</td></tr></table>
<p>Please pay within ${daysToPay(d)} days, by cheque or by bank transfer to ${own}, sort code 40-${account.slice(0, 2)}-${account.slice(3, 5)}, account ${account}.</p>
<p>I am not registered for VAT.</p>
<div class=sign>With many thanks</div>`
    },
  },
  // A school's finance office charging for the hire of its rooms.
  {
    name: 'en-gb-school-lettings-small',
    plan: {
      country: 'GB',
      buyerCountry: 'AT',
      currency: 'GBP',
      rates: [0],
      lines: [2, 9],
      most: 4,
      isPart: true,
      isInOrder: true,
      isSellerPerson: true,
      days: [14, 28, 30],
      pools: britishNamed(
        ['Harrowby', 'Lady Margaret Wroth', 'Ravensmoor', 'St Brannoc C of E', 'Thornleigh Park'],
        ['Primary School', 'Academy', 'High School', 'Community College', 'Grammar School']
      ),
      items: [
        ['Sports hall (whole)', 'hrs', 32, 46],
        ['3G pitch, full size', 'hrs', 60, 85],
        ['Main hall with stage', 'hrs', 28, 44],
        ['Dance studio', 'hrs', 18, 27],
        ['Classroom, single', 'hrs', 10, 16],
        ['Swimming pool incl. lifeguard', 'hrs', 55, 80],
        ['Caretaker, opening and closing', 'hrs', 16, 22],
      ],
      numbers: (random, year) => `LET${year.slice(2)}-${random.digits(4)}`,
    },
    style: { ...pounds, date: (y, m, d) => `${d}-${monthOf(m).slice(0, 3)}-${y.slice(2)}` },
    css: 'body{font:9pt "Open Sans";line-height:1.4} .head{display:flex;align-items:center;gap:5mm;border-bottom:1.5pt solid #7a1f2b;padding-bottom:4mm} .crest{flex:none;width:18mm;height:21mm;background:#7a1f2b;border-radius:0 0 9mm 9mm;color:#f2d58a;text-align:center;font:20pt/20mm "URW Bookman"} .head h1{font:22pt/1.1 "URW Bookman";color:#7a1f2b;margin:0 0 1mm} .grid{margin:6mm 0} .grid td{border:.5pt solid #aaa;padding:2px 6px;width:25%} .grid td:nth-child(odd){background:#f5efe6;font-weight:600} .to{margin:0 0 6mm;min-height:24mm} .list th{text-align:left;background:#7a1f2b;color:#fff;font-weight:600;padding:3px 6px} .list td{padding:3px 6px;border-bottom:.4pt solid #ccc} .list .r{padding-right:6px} .pay{margin:5mm 0 7mm auto;width:74mm;background:#f5efe6;font-size:13pt;font-weight:700;padding:3mm;display:flex;justify-content:space-between} .foot{position:fixed;bottom:0;left:8px;right:8px;font-size:7.5pt;color:#555;text-align:center} p{margin:0 0 2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const head = random.pick(['Mrs J Attwell', 'Mr S Oyelaran BA (Hons)', 'Dr H Pym'])
      const account = random.digits(8)
      const list = p.lines((l, at) =>
        row([
          p.date(later(d.from, 4 * at)),
          l.description,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=head><div class=crest>✠</div><div><h1>${d.seller.name}</h1>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>Tel ${d.seller.telephone} &nbsp; ${d.seller.site} &nbsp; Headteacher: ${head}</div></div>
<table class=grid>${row(['Account invoice', d.number, 'Date raised', p.date(d.issueDate)])}${row(['Hirer ref', d.customerNumber, 'Payment by', p.date(d.dueDate)])}</table>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div>
<p><b>Hire of school premises</b> (booking form ${d.orderNumber})</p>
<table class=list>${heading(['Date of hire', 'Facility', '>Hours', '>£ per hour', '>Charge £'])}${list.join('')}</table>
<div class=pay><span>Please pay</span><span>${p.money(onlySum(d))}</span></div>
<p>Lettings of school premises are exempt from VAT.</p>
<p>BACS: sort code 30-${account.slice(2, 4)}-${account.slice(5, 7)}, account ${account}, quoting the invoice number. Cheques payable to ${d.seller.name}. We regret that cash cannot be accepted at reception.</p>
<p>Queries: Finance Office, ext. ${random.int(201, 239)}</p>
<div class=foot>Please note that further bookings cannot be confirmed while an invoice is more than 30 days overdue.</div>`
    },
  },
  // A council's sundry debtor invoice with a payment slip.
  {
    name: 'en-gb-council-debtor-small',
    plan: {
      country: 'GB',
      buyerCountry: 'AT',
      currency: 'GBP',
      rates: [20, 0],
      lines: [1, 6],
      isOnce: true,
      most: 12,
      isSellerPerson: true,
      days: [14, 21, 28],
      pools: britishNamed(
        ['Wendale', 'North Axholme', 'Tamarford', 'Eskmouth and Ruswarp', 'Vale of Arrow'],
        ['District Council', 'Borough Council', 'Town Council', 'Parish Council']
      ),
      items: [
        ['Staff parking permit, Market Street car park', 'permit', 28, 55],
        ['Trade waste collection 1100 ltr, weekly', 'lift', 14, 21],
        ['Trade waste collection 660 ltr, weekly', 'lift', 10, 15],
        ['Pavement licence, tables and chairs', 'licence', 100, 350, 1],
        ['Market stall pitch, Saturday', 'pitch', 18, 32, 1],
        ['Allotment rent, half plot', 'plot', 22, 45, 1],
        ['Sharps box collection', 'box', 8, 16],
        ['Skip permit on highway', 'week', 30, 62, 1],
        ['Pest control visit – rodents', 'visit', 65, 110],
      ],
      numbers: (random) => `7${random.digits(7)}`,
    },
    style: { ...pounds, date: (y, m, d) => `${d}/${m}/${y}` },
    css: 'body{font:9pt "Liberation Sans";line-height:1.25} .top{display:flex;justify-content:space-between} .own{text-align:right} .own b{font-size:16pt;color:#00573f} .win{margin:10mm 0 0 6mm;width:80mm;line-height:1.35} .meta{width:74mm;margin:6mm 0 0 auto} .meta td{padding:1.5px 0;border-bottom:.4pt solid #bbb} .t{font-size:13pt;font-weight:bold;margin:9mm 0 3mm} .list th{border-top:1pt solid;border-bottom:1pt solid;text-align:left;padding:3px 0;font-size:8pt} .list td{padding:3px 0;vertical-align:top} .ends{display:flex;justify-content:space-between;border-top:1pt solid;margin-top:3mm;padding-top:2mm} .vat{width:76mm;font-size:8pt;align-self:flex-start} .vat th{text-align:left;font-weight:normal;color:#444} .sum{width:66mm} .sum td{padding:1.5px 0} .sum .last td{font-weight:bold;font-size:11pt;border-top:.6pt solid} .note{margin-top:6mm;font-size:8pt} .slip{position:fixed;bottom:0;left:8px;right:8px;border-top:1pt dashed #333;padding-top:2mm} .slip h4{margin:0 0 2mm;font-size:9pt;display:flex;justify-content:space-between} .slip td{border:.5pt solid #777;padding:3px 5px;vertical-align:top} .slip small{color:#555;font-size:6.5pt;display:block}',
    draw: (p) => {
      const { doc: d, random } = p
      const office = random.pick(['Exchequer Services', 'Accounts Receivable', 'Revenues Section'])
      const account = random.digits(8)
      const list = p.lines((l, at) =>
        row([
          String((at + 1) * 10),
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 2)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const vat = p.taxes((t) =>
        row([`${p.number(t.rate, 2)}%`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])
      )
      const box = (label: string, text: string) => `<td><small>${label}</small>${text}</td>`
      return `<div class=top><div class=win>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><div class=own><b>${d.seller.name}</b><br>${office}, Council Offices<br>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>Telephone ${d.seller.telephone}</div><table class=meta>${row(['Document no', `>${d.number}`])}${row(['Document date / tax point', `>${p.date(d.issueDate)}`])}${row(['Customer account', `>${d.customerNumber}`])}${row(['Your order', `>${d.orderNumber}`])}${row(['VAT registration no', `>${d.seller.vatId}`])}</table></div></div>
<div class=t>Sundry debtor invoice</div>
<table class=list>${heading(['Item', 'Details of charge', '>Qty', 'Unit', '>Price £', '>VAT %', '>Net £'])}${list.join('')}</table>
<div class=ends><table class=vat>${heading(['VAT rate', '>Goods £', '>VAT £'])}${vat.join('')}</table><table class=sum>${row(['Net total', `>${p.plain(d.subtotal)}`])}${row(['VAT', `>${p.plain(d.tax)}`])}<tr class=last><td>Total payable</td><td class=r>${p.money(d.total)}</td></tr></table></div>
<div class=note><b>Payment is required by ${p.date(d.dueDate)}.</b> If you dispute this charge, contact the service named on your order within 7 days. Unpaid invoices may be passed to the Council’s legal department and costs may be added.<br><br>Ways to pay: online at ${d.seller.site}; by BACS to sort code 20-${account.slice(0, 2)}-${account.slice(4, 6)}, account ${account}; by card, telephone ${d.seller.telephone}.</div>
<div class=slip><h4><span>PAYMENT SLIP</span><span>${d.seller.name}</span></h4><table><tr>${box('Document no', d.number)}${box('Customer account', d.customerNumber)}${box('Pay by', p.date(d.dueDate))}${box('Amount due', p.money(d.amountDue))}</tr><tr>${box('From', d.buyer.name)}${box('Signature', '&nbsp;')}${box('Date', '&nbsp;')}${box('Amount enclosed', '£')}</tr></table></div>`
    },
  },
  // The honorary treasurer of an Irish club.
  {
    name: 'en-ie-club-treasurer-small',
    plan: {
      country: 'GB',
      buyerCountry: 'AT',
      currency: 'EUR',
      rates: [0],
      lines: [1, 5],
      isOnce: true,
      most: 4,
      isSellerPerson: true,
      days: [14, 21, 30],
      pools: irishNamed(
        ['Carrigbawn', 'Inishlacken', 'Rathdooley', 'Kilmacreddan Bay', 'Ballynoe'],
        ['Golf Club', 'Sailing Club', 'Rowing Club', 'Rugby Football Club', 'Lawn Tennis Club']
      ),
      items: [
        ['Advertising board at clubhouse, one year', '', 180, 400],
        ['Full-page advertisement in annual yearbook', '', 120, 250],
        ['Corporate membership', '', 420, 850],
        ['Society day, per player', '', 35, 65],
        ['Hire of function room, evening', '', 150, 320],
        ['Prize sponsorship, Captain’s Day', '', 200, 500],
        ['Finger food and tea/coffee, per head', '', 9, 16],
        ['Dinghy park berth', '', 80, 140],
      ],
      numbers: (random, year) => `${random.int(9, 210)}/${year.slice(2)}`,
    },
    style: {
      decimal: '.',
      thousands: ',',
      money: (plain) => `€${plain}`,
      date: (y, m, d) => `${Number(d)}.${Number(m)}.${y}`,
    },
    css: 'body{font:11pt "C059";line-height:1.35} .head{text-align:center;color:#12315c} .head b{display:block;font-size:24pt;line-height:1.1;margin-bottom:1mm} .rule{border-top:2.5pt solid #12315c;border-bottom:.7pt solid #12315c;height:2px;margin:3mm 0 9mm} .t{font-size:15pt;display:flex;justify-content:space-between;margin:8mm 0 4mm} .list th{font-weight:normal;font-style:italic;text-align:left;border-bottom:.7pt solid;padding:3px 0} .list td{padding:5px 0;vertical-align:top} .list td:first-child{width:13mm;text-align:center} .sum td{border-top:.7pt solid;border-bottom:.7pt solid;font-weight:bold} .end{margin-top:10mm} .foot{position:fixed;bottom:0;left:8px;right:8px;text-align:center;font-size:8.5pt;color:#12315c;border-top:.7pt solid #12315c;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const founded = random.int(1871, 1968)
      const treasurer = random.pick(['Donal Keaveney', 'Patricia Scully', 'Fintan Mac Giolla'])
      const list = p.lines((l) =>
        row([p.number(l.quantity), l.description, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])
      )
      return `<div class=head><b>${d.seller.name}</b>Founded ${founded}<br>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}</div><div class=rule></div>
<div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div>
<div class=t><span>Invoice No. ${d.number}</span><span>Date: ${p.date(d.issueDate)}</span></div>
<table class=list>${heading(['No.', 'Details', '>Each €', '>€'])}${list.join('')}<tr class=sum><td></td><td>Sum due</td><td></td><td class=r>${p.money(onlySum(d))}</td></tr></table>
<div class=end>Terms: ${daysToPay(d)} days from date of invoice.<br>Cheques should be made payable to the Club and sent to the Hon. Treasurer at the above address. Card payments may be made in the office, Tuesday to Saturday, 10 a.m. to 4 p.m.<br><br>Thank you for your continued support.<br><br>${treasurer}<br>Hon. Treasurer</div>
<div class=foot>The Club is not registered for VAT. &nbsp; Telephone ${d.seller.telephone} &nbsp; ${d.seller.mail}</div>`
    },
  },
  // The fee account of a professional partnership, named in the footer only.
  {
    name: 'en-gb-partners-fee-account-small',
    plan: {
      country: 'GB',
      buyerCountry: 'AT',
      currency: 'GBP',
      rates: [20],
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isSellerPerson: true,
      pools: britishNamed(
        ['Penhallow Grice', 'Ormerod & Lisle', 'Tolland Sykes', 'Merrick Vaughan', 'Askew & Daly'],
        [
          'Partnership',
          'Chartered Surveyors',
          'Architects',
          'Associates LLP',
          'Consulting Engineers',
        ]
      ),
      items: [
        ['Inspection of premises and preparation of schedule of condition', '', 480, 1250],
        ['Design stage 3, fixed fee, second instalment', '', 900, 2800],
        ['Preparing drawings and submitting application for building regulations', '', 650, 1700],
        ['Acting as party wall surveyor, including award', '', 550, 1100],
        ['Attendance at site meetings during the period', '', 190, 620],
        ['Structural calculations for steel beams at rear opening', '', 280, 560],
        ['Printing and copying of plans', '', 18, 65],
        ['Travelling, 45p per mile', '', 12, 70],
        ['Ordnance Survey site plan', '', 22, 48],
      ],
      numbers: (random) => `${random.int(2100, 6980)}/${random.int(1, 14)}`,
    },
    style: {
      decimal: '.',
      thousands: ',',
      money: (plain) => `£ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${monthOf(m)} ${y}`,
    },
    css: 'body{font:10.5pt "P052";line-height:1.4} .mono{font:40pt/1 "URW Gothic";letter-spacing:-3pt;color:#8a7a55;margin-bottom:14mm} .two{display:flex;justify-content:space-between;margin-bottom:9mm} .refs td{padding:0;vertical-align:top} .refs td:first-child{color:#8a7a55;width:19mm} .t{font-size:17pt;color:#8a7a55;margin-bottom:2mm} .list{margin-top:5mm} .list td{padding:4px 0;vertical-align:top} .list td.r{width:34mm;vertical-align:bottom} .list .sec td{font-style:italic;color:#8a7a55;padding-top:9px} .list .net td{border-top:.5pt solid #8a7a55} .list .due td{font-weight:bold;font-size:12.5pt;border-top:.5pt solid #8a7a55} .bank{margin-top:8mm;font-size:9pt} .foot{position:fixed;bottom:0;left:8px;right:8px;font-size:8pt;line-height:1.45;border-top:.5pt solid #8a7a55;padding-top:2mm;color:#555} .foot b{color:#222;font-size:9.5pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const initials = d.seller.name
        .replaceAll('&amp;', '')
        .split(/\s+/)
        .slice(0, 2)
        .map((word) => word[0].toLowerCase())
        .join('')
      const project = random.pick([
        'Proposed extension to workshop',
        'Dilapidations at first-floor offices',
        'Conversion of former chapel',
      ])
      const isExpense = (l: Line) => /Printing|Travelling|Ordnance/.test(l.description)
      const section = (title: string, own: Line[]) =>
        own.length
          ? `<tr class=sec><td>${title}</td><td></td></tr>${own.map((l) => row([l.description, `>${p.plain(l.amount)}`])).join('')}`
          : ''
      const fees = d.lines.filter((l) => !isExpense(l))
      const expenses = d.lines.filter(isExpense)
      return `<div class=mono>${initials}</div>
<div class=two><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table class=refs style="width:72mm">${row(['Our ref', d.number])}${row(['Your ref', d.orderNumber])}<tr><td></td><td style="padding-top:3mm!important">${p.date(d.issueDate)}</td></tr></table></div>
<div class=t>Fee account</div><div>${project}, ${d.buyer.town}</div>
<table class=list>${section('To professional services', fees)}${section('Expenses', expenses)}<tr class=net><td>Net</td><td class=r>${p.plain(d.subtotal)}</td></tr>${row([`VAT at ${p.number(d.taxes[0].rate)} per cent`, `>${p.plain(d.tax)}`])}<tr class=due><td>Sum due</td><td class=r>${p.money(onlySum(d))}</td></tr></table>
<div class=bank>Fees are payable on presentation of this account.<br>Bank transfers: IBAN ${grouped(d.seller.iban)}</div>
<div class=foot><b>${d.seller.name}</b><br>${d.seller.street}, ${d.seller.town} ${d.seller.postCode} &nbsp;|&nbsp; ${d.seller.telephone} &nbsp;|&nbsp; ${d.seller.mail}<br>VAT registration ${d.seller.vatId}. A list of partners is open to inspection at the above address. Professional indemnity insurance held.</div>`
    },
  },
  // Monthly rent of a storage unit; the seller is named at "Remit to" in the stub.
  {
    name: 'en-us-self-storage-small',
    plan: {
      country: 'US',
      buyerCountry: 'AT',
      currency: 'USD',
      rates: [6.5, 0],
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isSellerPerson: true,
      isBuyerPerson: true,
      days: [10, 15],
      pools: americanNamed(
        ['Pine Hollow', 'Depot Street', 'Lock & Leave', 'Sunny Acres', 'Route 27'],
        ['Self Storage LLC', 'Mini Storage', 'Storage Partners LP', 'U-Store, Inc.']
      ),
      items: [
        ['Rent – climate controlled 10x15', '', 129, 219],
        ['Rent – drive-up 10x20', '', 119, 189],
        ['Rent – RV / boat space, uncovered', '', 55, 95],
        ['Disc lock', '', 13, 19],
        ['Boxes, medium (bundle)', '', 18, 32],
        ['Tenant protection plan $3,000', '', 11, 16, 1],
        ['Administration fee', '', 20, 30, 1],
        ['Late charge', '', 15, 25, 1],
      ],
      numbers: (random) => `${random.int(31, 96)}-${random.digits(5)}`,
    },
    style: { ...dollars, date: (y, m, d) => `${m}/${d}/${y}` },
    css: 'body{font:9.5pt "Roboto";color:#1d1d1d} .bar{background:#f28c1e;color:#fff;padding:4mm 5mm;display:flex;justify-content:space-between;align-items:center} .bar b{font-size:21pt;font-weight:900} .strip{margin:6mm 0} .strip th{font-size:7.5pt;font-weight:500;color:#777;text-align:left;border-top:1.2pt solid #f28c1e;padding-top:3px} .strip td{font-size:11pt;font-weight:500} .to{margin:7mm 0 9mm;line-height:1.4} .list th{background:#eee;text-align:left;padding:4px 6px;font-weight:500} .list td{padding:4px 6px;border-bottom:.4pt solid #ddd} .list .r{padding-right:6px} .sum{width:72mm;margin:3mm 0 0 auto} .sum td{padding:2.5px 6px} .sum .owe td{background:#f28c1e;color:#fff;font-weight:700;font-size:12pt;padding:5px 6px} .msg{margin-top:8mm;color:#444} .stub{position:fixed;bottom:0;left:8px;right:8px;border-top:1pt dashed #666;padding-top:3mm} .stub .cap{font-size:7.5pt;text-align:center;color:#666;margin-bottom:4mm} .stub .two{display:flex;justify-content:space-between} .stub table{width:68mm} .stub td{padding:2px 0} .lab{font-size:7.5pt;color:#777}',
    draw: (p) => {
      const { doc: d, random } = p
      const unit = `${random.pick(['A', 'B', 'C', 'RV'])}${random.int(4, 312)}`
      const start = later(d.issueDate, 5)
      const through = later(d.issueDate, 34)
      const list = p.lines((l) =>
        row([
          unit,
          l.description,
          /^Rent|plan/.test(l.description) ? `${p.date(start)} – ${p.date(through)}` : '',
          `>${p.money(l.amount)}`,
        ])
      )
      const taxed = row(['Sales tax', `>${p.money(d.tax)}`])
      return `<div class=bar><b>INVOICE</b><span>Office hours Mon–Sat 9–5:30 &nbsp;•&nbsp; Gate access 6 a.m.–10 p.m.</span></div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div>
<table class=strip>${heading(['Ref', 'Account', 'Unit', 'Date', 'Due'])}${row([d.number, d.customerNumber, unit, p.date(d.issueDate), p.date(d.dueDate)])}</table>
<table class=list>${heading(['Unit', 'Description', 'Period', '>Amount'])}${list.join('')}</table>
<table class=sum>${row(['Charges', `>${p.money(d.subtotal)}`])}${taxed}<tr class=owe><td>Amount owing</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=msg>A late charge applies if payment is not received by the due date. Rent is due each month whether or not an invoice is received. Please remember to give 10 days’ written notice before moving out. Pay online anytime at ${d.seller.site} or call ${d.seller.telephone}.</div>
<div class=stub><div class=cap>Detach and return this portion with your payment</div><div class=two><div><div class=lab>Remit to</div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}</div><table>${row(['Ref', `>${d.number}`])}${row(['Unit', `>${unit}`])}${row(['Tenant', `>${d.buyer.name}`])}${row(['Due', `>${p.date(d.dueDate)}`])}${row(['<b>Please pay</b>', `><b>${p.money(d.amountDue)}</b>`])}</table></div></div>`
    },
  },
  // Time and materials of a carpenter with a trade name, over several pages.
  {
    name: 'en-us-carpenter-dba-small',
    plan: {
      country: 'US',
      buyerCountry: 'AT',
      currency: 'USD',
      rates: [0, 6.25],
      lines: [36, 84],
      isInOrder: true,
      isOnce: true,
      most: 16,
      isSellerPerson: true,
      prepaid: 0.6,
      days: [10, 15, 30],
      pools: americanNamed(
        ['Walter', 'Luis', 'Tammy', 'Duane', 'Gus', 'Ernesto'],
        ['Quigley', 'Hatch', 'Barragan', 'Sorensen', 'McAfee', 'Dupree']
      ),
      items: [...labour, ...materials],
      numbers: (random) => `${random.int(1040, 3980)}`,
    },
    style: { ...dollars, date: (y, m, d) => `${monthOf(m).slice(0, 3)} ${Number(d)}, ${y}` },
    css: 'body{font:10pt "Nimbus Sans";line-height:1.3} .top{display:flex;justify-content:space-between;align-items:flex-start} .own b{font-size:14pt} .t{text-align:right;font-size:22pt;font-weight:bold;line-height:1.1} .t small{display:block;font-size:11pt;font-weight:normal;margin-top:1mm} .boxes{display:flex;gap:6mm;margin:7mm 0} .boxes div{flex:1;border:1pt solid #000;padding:2mm 3mm;min-height:19mm} .boxes small{font-size:7.5pt;font-weight:bold;display:block} .list{border:1pt solid #000} .list th{border:1pt solid #000;padding:3px 5px;font-size:8.5pt} .list td{border-left:.6pt solid #000;border-right:.6pt solid #000;border-bottom:.3pt solid #999;padding:4px 5px} .list tr{break-inside:avoid} .list .c{text-align:center;width:14mm} .list .r{padding-right:5px} .list .sec td{font-weight:bold;background:#e4e4e4} .list .st td{font-style:italic;border-bottom:.8pt solid #000} .sum{width:84mm;margin:5mm 0 0 auto;break-inside:avoid} .sum td{padding:3px 5px;border:.6pt solid #000} .sum .now td{font-weight:bold;font-size:12pt} .end{margin-top:8mm;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const own = d.seller.name
      const surname = own.split(' ')[1]
      const trade = random.pick([
        'Carpentry &amp; Remodeling',
        'Home Repair',
        'Decks &amp; Porches',
      ])
      const license = random.digits(6)
      const job = random.pick(['Back deck and porch', 'Basement finish', 'Office build-out'])
      const isMaterial = (l: Line) => materialNames.has(l.description)
      const groups: [string, Line[]][] = [
        ['Labor', d.lines.filter((l) => !isMaterial(l))],
        ['Materials', d.lines.filter(isMaterial)],
      ]
      const used = groups.filter(([, lines]) => lines.length)
      const list = used.map(
        ([title, lines]) =>
          `<tr class=sec><td></td><td></td><td>${title}</td><td></td><td></td></tr>${lines.map((l) => `<tr><td class=c>${p.number(l.quantity)}</td><td class=c>${l.unit}</td><td>${l.description}</td><td class=r>${p.plain(l.price)}</td><td class=r>${p.plain(l.amount)}</td></tr>`).join('')}<tr class=st><td></td><td></td><td>Total ${title.toLowerCase()}</td><td></td><td class=r>${p.plain(sumOf(lines))}</td></tr>`
      )
      const tax = row(['Sales tax 6.25% on materials', `>${p.money(d.tax)}`])
      const paid = d.prepaid ? row(['Less down payment', `>-${p.money(d.prepaid)}`]) : ''
      return `<div class=top><div class=own><b>${own}</b><br>dba ${surname} ${trade}<br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>${d.seller.telephone}<br>Lic. # ${license} – Insured</div><div class=t>INVOICE ${d.number}<small>${p.date(d.issueDate)}</small></div></div>
<div class=boxes><div><small>CUSTOMER</small>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div><div><small>JOB</small>${job}<br>Finished ${p.date(d.deliveryDate)}<br>Terms: Net ${daysToPay(d)}</div></div>
<table class=list><thead><tr><th>QTY</th><th>UNIT</th><th>DESCRIPTION</th><th>PRICE</th><th>AMOUNT</th></tr></thead>${list.join('')}</table>
<table class=sum>${row(['Labor and materials', `>${p.money(d.subtotal)}`])}${tax}${row(['Total', `>${p.money(d.total)}`])}${paid}<tr class=now><td>Balance now due</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<div class=end>Make checks payable to ${own}. All work guaranteed for one year. Thank you for your business!</div>`
    },
  },
  // A veterinary hospital's program, with the account figures in a row at the end.
  {
    name: 'en-us-veterinary-hospital-small',
    plan: {
      country: 'US',
      buyerCountry: 'AT',
      currency: 'USD',
      rates: [0, 8.25],
      lines: [3, 11],
      isInOrder: true,
      isOnce: true,
      most: 3,
      isSellerPerson: true,
      isBuyerPerson: true,
      prepaid: 0.5,
      pools: americanNamed(
        ['Whitlock-Amado', 'Cedar Fork', 'Drs. Pell & Amundsen', 'Tri-County', 'Bluestem'],
        [
          'Veterinary Hospital',
          'Animal Clinic, P.C.',
          'Veterinary Associates',
          'Large Animal Practice',
        ]
      ),
      items: [
        ['Office visit/exam', '', 52, 78],
        ['Farm call', '', 60, 95],
        ['DHPP vaccination – 1 year', '', 24, 38],
        ['Rabies vaccination – 3 year', '', 22, 34],
        ['Coggins test', '', 38, 55],
        ['Heartworm/tick screen (4Dx)', '', 45, 66],
        ['Radiograph, two views', '', 140, 220],
        ['Sedation, dexmedetomidine', '', 55, 90],
        ['Hazardous waste fee', '', 3, 6],
        ['Carprofen 75 mg chewable #30', '', 32, 48, 1],
        ['Apoquel 16 mg tabs #14', '', 42, 60, 1],
        ['Prescription diet k/d 8.5 lb', '', 44, 62, 1],
        ['E-collar, large', '', 14, 22, 1],
      ],
      numbers: (random) => random.digits(6),
    },
    style: { decimal: '.', thousands: ',', date: (y, m, d) => `${m}-${d}-${y.slice(2)}` },
    css: 'body{font:10pt "Liberation Serif";line-height:1.2} .head{display:flex;justify-content:space-between} .head b{font-size:13pt} .for{margin:9mm 0 6mm;display:flex;justify-content:space-between} .ids{width:62mm} .ids td{padding:0} .ids td:first-child{text-align:right} .list th{text-align:left;border-top:.8pt solid;border-bottom:.8pt solid;padding:2px 0;font-weight:bold} .list td{padding:2px 0} .list .pet td{padding-top:6px;font-weight:bold} .sum{width:70mm;margin:4mm 0 7mm auto} .sum td{padding:1px 0} .acct th,.acct td{border:.6pt solid;text-align:center!important;padding:3px} .acct th{font-weight:normal;font-size:9pt} .acct td{font-size:11pt} .remind{margin:7mm 0 0;width:118mm} .remind th{text-align:left;font-weight:bold} .remind td{padding:0} .end{margin-top:7mm;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      const pets = random.pick([
        ['Biscuit', 'Tank'],
        ['Dolly (mare)', 'Ranger'],
        ['Miss Kitty', 'Olive'],
      ])
      const doctor = random.pick(['R. Amado, DVM', 'K. Pell, DVM', 'S. Whitlock, DVM'])
      const half = Math.ceil(d.lines.length / 2)
      const list = p.lines((l, at) => {
        const pet =
          at === 0 || at === half
            ? `<tr class=pet><td></td><td>${pets[at === 0 ? 0 : 1]}</td><td></td><td></td><td></td></tr>`
            : ''
        return `${pet}${row([p.date(d.issueDate), l.description, doctor, `>${p.number(l.quantity)}`, `>${p.plain(l.amount)}`])}`
      })
      const paid = d.prepaid ? p.plain(d.prepaid) : '0.00'
      const tax = row(['Tax', `>${p.plain(d.tax)}`])
      const next = String(Number(d.issueDate.slice(0, 4)) + 1)
      const month = `${d.issueDate.slice(5, 7)}-${next.slice(2)}`
      return `<div class=head><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>${d.seller.telephone}</div></div>
<div class=for><div><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div><table class=ids>${row(['Date:', p.date(d.issueDate)])}${row(['Client:', d.customerNumber])}${row(['Invoice:', d.number])}${row(['Page:', '1 of 1'])}</table></div>
<table class=list>${heading(['Date', 'Description', 'Provider', '>Qty', '>Ext. amount'])}${list.join('')}</table>
<table class=sum>${row(['Total charges', `>${p.plain(d.subtotal)}`])}${tax}${row(['<b>Total invoice</b>', `><b>${p.plain(d.total)}</b>`])}</table>
<table class=acct>${heading(['Old balance', 'This invoice', 'Payment', 'Balance now due'])}<tr><td>0.00</td><td>${p.plain(d.total)}</td><td>${paid}</td><td><b>$${p.plain(d.amountDue)}</b></td></tr></table>
<table class=remind>${heading(['Reminders', 'Patient', 'Due'])}${row(['Annual exam', pets[0], month])}${row(['Fecal / intestinal parasite check', pets[1], month])}</table>
<div class=end>Payment is due when services are rendered. A billing charge of 1.5% per month is added to past-due accounts.<br>After-hours emergencies: call the number above and follow the prompts.</div>`
    },
  },
]
