import { dayAfter } from '../days.ts'
import type { Family } from '../family.ts'
import type { Item, Plan } from '../make_document.ts'
import type { Country } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, grouped, heading, monthsIn, point, row } from '../print.ts'

const english = monthsIn('GB')
const dutch = monthsIn('NL')

const british = {
  first: ['Imogen', 'Rhys', 'Saoirse', 'Dev', 'Beatrice', 'Alistair', 'Gwen', 'Hamish'],
  last: [
    'Pickersgill',
    'Trelawny',
    'Oxenham',
    'Wardle',
    'Cresswell',
    'Haddow',
    'Rushworth',
    'Penhale',
    'Gillibrand',
    'Tansley',
    'Moncrieff',
  ],
  trade: ['Property Care', 'Builders', 'Dental Practice', 'Lettings', 'Engineering', 'Bakeries'],
  forms: ['Ltd', 'Limited', 'LLP', '(Holdings) Ltd'],
  streets: [
    '41 Castle Foregate',
    'The Old Dairy, Pound Lane',
    '7a Corn Square',
    '112 Harrogate Road',
    'Units 3-5, Teal Business Park',
    '19 Quayside',
  ],
  towns: [
    ['Shrewsbury', 'SY1 2EJ'],
    ['Truro', 'TR1 2NB'],
    ['Skipton', 'BD23 1JE'],
    ['Inverness', 'IV1 1QP'],
    ['Hereford', 'HR4 9AR'],
    ['Lancaster', 'LA1 1HT'],
    ['Ipswich', 'IP4 1AW'],
  ],
  country: 'United Kingdom',
  tel: '+44 ',
}

const american = {
  first: ['Denise', 'Hector', 'Paige', 'Marcus', 'Lorraine', 'Tyrell'],
  last: ['Calloway', 'Ostrander', 'Villarreal', 'Stockdale', 'Yoder', 'Hargrove', 'Beaumont'],
  trade: ['Foods', 'Building Products', 'Packaging', 'Dental Lab', 'Beverage', 'Analytics'],
  forms: ['Inc.', 'LLC', 'Co.', 'LP'],
  streets: [
    '6401 Commerce Pkwy',
    '218 N Third St, Ste 400',
    '77 Foundry Rd',
    'PO Box 10492',
    '1550 Kestrel Ln',
  ],
  towns: [
    ['Boise, ID', '83702'],
    ['Toledo, OH', '43604'],
    ['Lincoln, NE', '68508'],
    ['Macon, GA', '31201'],
    ['Spokane, WA', '99201'],
    ['Amarillo, TX', '79101'],
  ],
  country: 'USA',
  tel: '+1 ',
}

const netherlandish = {
  first: ['Lotte', 'Bram', 'Annelies', 'Gijs', 'Willemijn', 'Sjoerd'],
  last: ['Wiersma', 'Verhoeven', 'Dekkers', 'van Rijswijk', 'Terpstra', 'Nijland', 'Smeets'],
  trade: ['Vastgoed', 'Tandartsen', 'Horeca', 'Makelaars', 'Klimaattechniek', 'Onderhoud'],
  forms: ['B.V.', 'BV', 'VOF', 'Beheer B.V.'],
  streets: [
    'Oude Singel 88',
    'Ambachtsweg 15',
    'Burgemeester Roelenlaan 3a',
    'Veemarkt 41',
    'De Hoefslag 120',
  ],
  towns: [
    ['Deventer', '7411 KG'],
    ['Roermond', '6041 EP'],
    ['Hoorn', '1621 AB'],
    ['Middelburg', '4331 JT'],
    ['Leeuwarden', '8911 DH'],
    ['Amersfoort', '3811 NB'],
  ],
  country: 'Nederland',
  tel: '+31 ',
}

type Words = typeof british

/** Sellers of these trades, and buyers of others: they are in the pool of a country that is not used. */
function between(
  country: Country,
  words: Words,
  trade: string[],
  forms: string[]
): Pick<Plan, 'country' | 'buyerCountry' | 'pools'> {
  const own = { ...pools, [country]: { ...words, trade, forms }, AT: words }
  return { country, buyerCountry: 'AT', pools: own }
}

function daysBetween(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / 86_400_000
}

const merchantItems: Item[] = [
  ['Sawn Carcassing C16 47 x 100mm x 4.8m', 'EA', 11, 17],
  ['Sawn Carcassing C24 47 x 200mm x 3.6m', 'EA', 19, 28],
  ['OSB3 Board 2440 x 1220 x 18mm', 'SHT', 21, 32],
  ['Hardwood Faced Plywood BB/CC 18mm 2440 x 1220', 'SHT', 38, 52],
  ['Plasterboard Square Edge 2400 x 1200 x 12.5mm', 'SHT', 8, 12],
  ['Multi Finish Plaster 25kg', 'BAG', 8, 12],
  ['General Purpose Cement 25kg Plastic Bag', 'BAG', 5, 8],
  ['Building Sand Bulk Bag', 'BLK', 48, 66],
  ['Limestone 20mm to Dust (Type 1) Bulk Bag', 'BLK', 44, 60],
  ['Dense Concrete Block 7N 440 x 215 x 100mm', 'EA', 1.5, 3],
  ['Engineering Brick Class B Solid Red 65mm', 'EA', 0.5, 1.5],
  ['Cavity Insulation Slab 100mm 455 x 1200 (5.46m2)', 'PK', 34, 49],
  ['Damp Proof Course 112.5mm x 30m', 'RL', 7, 11],
  ['Joist Hanger Standard Leg 47mm', 'EA', 1, 3],
  ['Decking Screw Green 4.5 x 70mm (box 200)', 'BX', 9, 15],
  ['Expanding Foam Gun Grade 750ml', 'TIN', 5, 9],
  ['Underground Pipe 110mm x 3m Plain Ended', 'LGTH', 14, 22],
  ['Underground 110mm 87.5deg Single Socket Bend', 'EA', 6, 11],
  ['Copper Tube 15mm x 3m', 'LGTH', 10, 16],
  ['Air Source Heat Pump Mounting Kit', 'EA', 65, 130, 1],
  ['Loft Insulation Roll 200mm x 6.47m2', 'RL', 24, 33, 1],
  ['Roof Batten BS5534 25 x 50mm', 'M', 0.5, 1.5],
]

const phoneSections: Record<string, Item[]> = {
  'Broadband and lines': [
    ['Full Fibre 500 Business', '', 38, 62],
    ['Static IP address, block of 5', '', 5, 12],
    ['Digital Voice line, 2 channels', '', 14, 26],
  ],
  'Mobile': [
    ['Business Unlimited SIM, 07700 900341', '', 16, 28],
    ['Business 20GB SIM, 07700 900127', '', 9, 15],
    ['Handset plan 24 months (month 7), 07700 900341', '', 18, 39],
    ['Roaming day passes, Europe', '', 4, 22],
  ],
  'Usage and one-off charges': [
    ['Calls to 0845 and 0870 numbers', '', 0.5, 7],
    ['Calls to UK mobiles outside allowance', '', 1, 14],
    ['International calls, zone 2', '', 2, 30],
    ['Engineer visit, abortive', '', 65, 95],
  ],
}

/** Layouts of a merchant, a phone company, a hotel, a web service, a haulier, a painter and a technical wholesaler. */
export const commonEnglishDutch: Family[] = [
  {
    name: 'en-builders-merchant',
    plan: {
      ...between(
        'GB',
        british,
        ['Timber & Builders Merchants', 'Building Supplies', 'Trade Centre'],
        ['Ltd', 'plc', 'Limited']
      ),
      currency: 'GBP',
      rates: [20, 0],
      items: merchantItems,
      lines: [16, 64],
      most: 60,
      lineDiscount: 0.35,
      charge: 0.4,
      days: [30, 31, 45],
      numbers: (random) => `${random.pick(['SHR', 'HFD', 'LAN'])}/${random.digits(7)}`,
    },
    style: { ...point, date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: '@page{margin:11mm 11mm 17mm;@bottom-left{content:"E. & O. E.  Goods remain the property of the seller until paid for in full. Shortages to be notified within 3 days.";font:6.5pt "Liberation Sans"}@bottom-right{content:"Page " counter(page) " of " counter(pages);font:7pt "Liberation Sans"}} body{font:8.5pt "Liberation Sans";margin:0 1mm} .top{display:flex;justify-content:space-between;align-items:flex-start} .logo{font:bold 18pt "Liberation Sans Narrow";color:#0b5d3b;text-transform:none} .tag{background:#0b5d3b;color:#fff;padding:1mm 2mm;font-size:7.5pt;letter-spacing:.5pt;margin:1mm 0 2mm} .facts{width:76mm;flex:none;margin-left:6mm} .facts td{border:.5pt solid #0b5d3b;padding:1.2mm 2mm} .facts td:first-child{background:#e4efe9;font-weight:bold;width:34mm} .facts .t{font:bold 15pt "Liberation Sans Narrow";text-align:center;background:#fff!important} .to{display:flex;gap:6mm;margin:5mm 0} .to>div{flex:1;border:.5pt solid #0b5d3b;padding:2mm;min-height:24mm} .to b{color:#0b5d3b;font-size:7pt;display:block} .items th{background:#0b5d3b;color:#fff;text-align:left;font-size:7.5pt;padding:1.2mm 1mm} .items td{font:8.5pt "Liberation Sans Narrow";padding:.7mm 1mm;vertical-align:top} .items .n td{font:bold 7.5pt "Liberation Sans";background:#eee;padding:1mm} tr{break-inside:avoid} .end{display:flex;justify-content:space-between;align-items:flex-start;border-top:1pt solid #0b5d3b;margin-top:3mm;padding-top:3mm;break-inside:avoid} .end table{width:auto} .end td,.end th{padding:.8mm 2mm;text-align:left} .an td,.an th{border:.5pt solid #999;font-size:8pt} .sum td{min-width:24mm} .last{break-inside:avoid} .pay{border:.5pt solid #0b5d3b;padding:2mm;margin-top:4mm;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const names = merchantItems.map(([name]) => name)
      const codeOf = (name: string) => 104_729 + ((names.indexOf(name) * 79_193) % 891_377)
      const size = random.int(5, 11)
      const site = `Plot ${random.int(2, 48)}, ${random.pick(['Larkfield Rise', 'Hollins Bank', 'St Mary’s Mead'])}`
      const note = random.int(410_000, 880_000)
      const group = (at: number) =>
        `<tr class=n><td colspan=8>Delivery Note ${note + at * 7} &nbsp; Despatched ${p.date(dayAfter(d.deliveryDate, at ? 1 : 0))} &nbsp; Your Order ${at < size ? d.orderNumber : `VERBAL ${random.pick(['DAVE', 'STEVE', 'KIERAN'])}`}</td></tr>`
      const rows = p.lines((l, at) => {
        const cells = row([
          String(codeOf(l.description)),
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.number(l.price / 100, 4)}`,
          `>${l.discount ? p.number(l.discount, 1) : ''}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate, 1)}`,
        ])
        return at % size ? cells : group(at) + cells
      })
      const vat = d.seller.vatId.replace(/^(..)(...)(....)(..)$/, '$1 $2 $3 $4')
      return `<div class=top><div><div class=logo>${d.seller.name}</div><div class=tag>TIMBER &nbsp;·&nbsp; BUILDING &nbsp;·&nbsp; PLUMBING &nbsp;·&nbsp; LANDSCAPING</div>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>Tel: ${d.seller.telephone} &nbsp; Email: ${d.seller.mail}<br>VAT Reg No: ${vat}</div>
<table class=facts><tr><td colspan=2 class=t>INVOICE</td></tr>${row(['Invoice No', d.number])}${row(['Date / Tax Point', p.date(d.issueDate)])}${row(['Account No', d.customerNumber])}${row(['Payment Due', p.date(d.dueDate)])}</table></div>
<div class=to><div><b>INVOICE TO</b>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><b>DELIVERED TO</b>${site}<br>${d.buyer.town}<br>Site contact on arrival</div></div>
<table class=items>${heading(['Product', 'Description', '>Qty', 'Unit', '>Price', '>Disc %', '>Goods £', '>VAT %'])}${rows.join('')}</table>
<div class=last><div class=end><table class=an>${heading(['VAT Rate', '>Goods £', '>VAT £'])}${p.taxes((t) => row([`${p.number(t.rate, 1)}%`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])).join('')}</table>
<table class=sum>${d.charge ? row(['Goods', `>${p.plain(d.lineTotal)}`]) + row(['Carriage', `>${p.plain(d.charge)}`]) : ''}${row(['Total excl. VAT', `>${p.plain(d.subtotal)}`])}${row(['VAT', `>${p.plain(d.tax)}`])}${row(['<b>INVOICE TOTAL GBP</b>', `><b>${p.plain(d.total)}</b>`])}</table></div>
<div class=pay>Please pay by BACS to sort code 30-${random.int(10, 98)}-${random.int(10, 98)}, account ${random.digits(8)}, quoting account number ${d.customerNumber}. Credit card payments on account are not accepted. Accounts queries: ${d.seller.telephone}, option 3.</div></div>`
    },
  },
  {
    name: 'en-phone-bill',
    plan: {
      ...between('GB', british, ['Telecom', 'Fibre', 'Connect Business'], ['Ltd', 'Limited']),
      currency: 'GBP',
      rates: [20],
      items: Object.values(phoneSections).flat(),
      lines: [6, 14],
      most: 0,
      isInOrder: true,
      isOnce: true,
      allowance: 0.5,
      days: [10, 14],
      numbers: (random) => `Q${random.digits(3)} ${random.digits(2)} M0${random.int(1, 9)}`,
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${Number(d)} ${english[Number(m) - 1].slice(0, 3)} ${y}`,
    },
    css: '@page{margin:14mm 16mm} body{font:9.5pt/1.4 "Open Sans";margin:0 1mm;color:#222} .brand{font:600 19pt "Open Sans";color:#5b2a86} .page{position:relative;height:266mm;break-after:page;overflow:hidden} .page:last-child{break-after:auto} .band{height:3mm;background:linear-gradient(90deg,#5b2a86,#e0457b);margin:2mm 0 9mm} .cols{display:flex;justify-content:space-between} .side{width:56mm} .side div{margin-bottom:2.5mm} .side b{display:block;font-size:8pt;color:#5b2a86} h1{font:300 24pt "Open Sans";margin:10mm 0 4mm} .big{background:#f4eef8;border-radius:4mm;padding:5mm 7mm;display:flex;justify-content:space-between;align-items:center} .big .v{font:300 27pt "Open Sans";color:#5b2a86} h3{color:#5b2a86;margin:7mm 0 1mm;font-size:11pt} td{padding:1.4mm 0;border-bottom:.5pt solid #ddd} th{text-align:left;font-size:8pt;color:#666;padding:1mm 0} .b td{font-weight:bold} .foot{position:absolute;bottom:0;left:0;right:0;font-size:7pt;color:#666} .head{display:flex;justify-content:space-between;font-size:8pt;border-bottom:1pt solid #5b2a86;padding-bottom:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const before = random.int(4000, 26_000)
      const bold = (cells: string[]) => row(cells).replace('<tr>', '<tr class=b>')
      const sections = Object.entries(phoneSections).map(([title, items]) => {
        const names = items.map(([name]) => name)
        const lines = d.lines.filter((line) => names.includes(line.description))
        return { title, lines, sum: lines.reduce((whole, { amount }) => whole + amount, 0) }
      })
      const used = sections.filter(({ lines }) => lines.length)
      const company = random.digits(7)
      const foot = (page: number) =>
        `<div class=foot>${d.seller.name}. Registered office: ${d.seller.street}, ${d.seller.town} ${d.seller.postCode}. Registered in England and Wales no. 0${company}. VAT registration number ${d.seller.vatId}.<br>Page ${page} of 2</div>`
      return `<div class=page><div class=brand>${d.seller.name}</div><div class=band></div>
<div class=cols><div style="padding-top:8mm">${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div class=side><div><b>Your account number</b>${d.customerNumber}</div><div><b>Bill number</b>${d.number}</div><div><b>Bill date (tax point)</b>${p.date(d.issueDate)}</div><div><b>Billing period</b>${p.date(d.from)} to ${p.date(d.until)}</div></div></div>
<h1>Here’s your latest bill</h1><div class=big><div><b>Total to pay</b><br>We’ll collect this by Direct Debit on ${p.date(d.dueDate)}</div><div class=v>${p.money(d.amountDue)}</div></div>
<h3>Since your last bill</h3><table>${row(['Amount of your last bill', `>${p.money(before)}`])}${row(['Direct Debit received – thank you', `>-${p.money(before)}`])}${bold(['Brought forward', `>${p.money(0)}`])}</table>
<h3>New charges</h3><table>${used.map(({ title, sum }) => row([title, `>${p.money(sum)}`])).join('')}${d.allowance ? row(['Loyalty discount', `>-${p.money(d.allowance)}`]) : ''}${bold(['Total before VAT', `>${p.money(d.subtotal)}`])}${row([`VAT at ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${bold(['Total new charges including VAT', `>${p.money(d.total)}`])}</table>
<p style="font-size:8.5pt;margin-top:6mm">Questions about your bill? Call us on ${d.seller.telephone}, Monday to Friday 8am to 6pm, or go to ${d.seller.site}/bills. If we can’t sort things out you can go to the ombudsman free of charge.</p>${foot(1)}</div>
<div class=page><div class=head><span>${d.seller.name}</span><span>Account ${d.customerNumber} &nbsp;|&nbsp; Bill ${d.number} &nbsp;|&nbsp; ${p.date(d.issueDate)}</span></div><h1 style="font-size:18pt">Your charges in detail</h1>
${used.map(({ title, lines, sum }) => `<h3>${title}</h3><table>${heading(['Service', 'Period', '>Excl. VAT'])}${lines.map((l) => row([l.description, `${p.date(d.from)} – ${p.date(d.until)}`, `>${p.money(l.amount)}`])).join('')}${bold([`Total ${title.toLowerCase()}`, '', `>${p.money(sum)}`])}</table>`).join('')}${foot(2)}</div>`
    },
  },
  {
    name: 'en-hotel-folio',
    plan: {
      ...between('GB', british, ['Hotel', 'Country House Hotel', 'Arms Hotel'], ['Ltd', 'LLP']),
      currency: 'GBP',
      rates: [20, 0],
      items: [
        ['Accommodation – Superior Double', '', 105, 190],
        ['Accommodation – Superior Double', '', 105, 190],
        ['Accommodation – Classic Twin', '', 84, 140],
        ['Accommodation – Classic Twin', '', 84, 140],
        ['Full English Breakfast', '', 14, 21],
        ['Bramley Restaurant – Dinner', '', 32, 118],
        ['Lounge Bar – Beverages', '', 6, 48],
        ['Room Service', '', 12, 40],
        ['Guest Laundry', '', 8, 30],
        ['Car Parking', '', 8, 15],
        ['Newspapers', '', 1.5, 4, 1],
        ['Charity Donation', '', 1, 2, 1],
      ],
      lines: [5, 15],
      most: 0,
      isGross: true,
      isBuyerPerson: true,
      prepaid: 0.6,
      days: [14, 28],
      numbers: (random) => `${random.int(10, 99)}${random.digits(4)}`,
    },
    style: {
      ...point,
      date: (y, m, d) => `${d}-${english[Number(m) - 1].slice(0, 3).toUpperCase()}-${y.slice(2)}`,
    },
    css: 'body{font:10.5pt/1.35 "EB Garamond";font-variant-numeric:lining-nums tabular-nums;margin:0 1mm} .crest{text-align:center;border-bottom:.5pt solid #8a6d3b;padding-bottom:4mm} .crest b{font:600 21pt "EB Garamond";letter-spacing:1pt;color:#5a4520;display:block} .who{display:flex;justify-content:space-between;margin:8mm 0 7mm} .who table{width:auto} .who td{padding:.4mm 0} .who td:first-child{color:#777;padding-right:5mm} h2{font:600 14pt "EB Garamond";text-align:center;margin:6mm 0 0;letter-spacing:2pt} .f th{border-top:.7pt solid #000;border-bottom:.7pt solid #000;text-align:left;padding:1.3mm 0;font-weight:600} .f td{padding:.6mm 0} .f .s td{border-top:.7pt solid #000;padding-top:1.5mm} .f .d td{font-weight:600;border-bottom:2pt double #000} .v{width:92mm;margin-top:9mm;font-size:9pt} .v th{text-align:left;border-bottom:.5pt solid #999;font-weight:normal;color:#555} .v td{padding:.5mm 0} .sig{margin-top:9mm;font-size:9pt} .foot{margin-top:9mm;text-align:center;font-size:8pt;color:#666;border-top:.5pt solid #8a6d3b;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const nights = daysBetween(d.deliveryDate, d.issueDate)
      const count = d.lines.length
      const drawn = p.lines((l, at) =>
        row([
          p.date(dayAfter(d.deliveryDate, Math.floor((at * nights) / count))),
          l.description,
          `>${p.plain(l.amount)}`,
          '',
        ])
      )
      if (d.prepaid) {
        const text = `Deposit – Mastercard XXXX ${random.digits(4)}`
        drawn.unshift(row([p.date(d.orderDate), text, '', `>${p.plain(d.prepaid)}`]))
      }
      const totals = row(['', 'Total', `>${p.plain(d.total)}`, `>${p.plain(d.prepaid)}`])
      return `<div class=crest><b>${d.seller.name}</b>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>Telephone ${d.seller.telephone} &nbsp;·&nbsp; ${d.seller.mail} &nbsp;·&nbsp; ${d.seller.site}</div><h2>GUEST INVOICE</h2>
<div class=who><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table>${row(['Room', String(random.int(101, 347))])}${row(['Arrival', p.date(d.deliveryDate)])}${row(['Departure', p.date(d.issueDate)])}${row(['Persons', String(random.int(1, 3))])}${row(['Confirmation', d.orderNumber])}</table><table>${row(['Invoice No.', d.number])}${row(['Invoice Date', p.date(d.issueDate)])}${row(['Cashier', random.pick(['JOANNA', 'MILES', 'FRONT2', 'NIGHT'])])}${row(['VAT No.', d.seller.vatId])}</table></div>
<table class=f>${heading(['Date', 'Description', '>Charges GBP', '>Credits GBP'])}${drawn.join('')}${totals.replace('<tr>', '<tr class=s>')}${row(['', 'Balance Due', `>${p.plain(d.amountDue)}`, '']).replace('<tr>', '<tr class=d>')}</table>
<table class=v>${heading(['VAT included', '>Net', '>VAT', '>Gross'])}${p.taxes((t) => row([`${p.number(t.rate)} %`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`, `>${p.plain(t.base + t.amount)}`])).join('')}${row(['Total', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
<div class=sig>I agree that my liability for this account is not waived and that I am personally liable if the person, company or association named above fails to pay. Accounts on credit are payable by ${p.date(d.dueDate)}.<br><br><br>Signature ________________________________</div>
<div class=foot>Thank you for staying with us. We hope to welcome you again soon.</div>`
    },
  },
  {
    name: 'en-us-web-receipt',
    plan: {
      ...between(
        'US',
        american,
        ['Labs', 'Cloud', 'Software', 'Workspace'],
        ['Inc.', 'PBC', 'Technologies, Inc.']
      ),
      currency: 'USD',
      kind: 'receipt',
      rates: [8.25],
      items: [
        ['Team plan (per seat)', '', 24, 96],
        ['Pro plan (per seat)', '', 12, 29],
        ['Additional storage, 100 GB', '', 4, 10],
        ['Priority support', '', 49, 199],
        ['API requests, tier 2 (per 10k)', '', 1, 6],
        ['Remaining time on Pro plan after seat change', '', 3, 20],
      ],
      lines: [1, 5],
      most: 25,
      isOnce: true,
      allowance: 0.4,
      numbers: (random) =>
        `${random.pick(['8F3A', 'C41D', 'E07B', '5BD2'])}${random.digits(4)}-00${random.digits(2)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${english[Number(m) - 1]} ${Number(d)}, ${y}`,
    },
    css: '@page{size:letter;margin:13mm 14mm} body{font:9.5pt/1.45 "Inter";margin:0 1mm;color:#1a1f36} .h{display:flex;justify-content:space-between;align-items:center} h1{font:600 17pt "Inter";margin:0} .logo{font:600 12pt "Inter";color:#8792a2} .k{width:auto;margin:5mm 0 8mm} .k td{padding:.5mm 0} .k td:first-child{font-weight:600} .two{display:flex} .two>div{width:50%} h2{font:600 14pt "Inter";margin:10mm 0 7mm} h3{font:600 11pt "Inter";margin:13mm 0 3mm} th{font-weight:400;font-size:8pt;color:#697386;text-align:left;padding:1mm 0;border-bottom:.7pt solid #1a1f36} td{padding:2mm 0;vertical-align:top} small{display:block;color:#697386;font-size:8.5pt} .s{width:50%;margin-left:50%} .s td{border-top:.5pt solid #e3e8ee;padding:1.4mm 0} .f{position:fixed;bottom:0;right:1mm;font-size:8pt;color:#697386}',
    draw: (p) => {
      const { doc: d, random } = p
      const card = `${random.pick(['Visa', 'Mastercard', 'American Express'])} - ${random.digits(4)}`
      const receipt = `2${random.digits(3)}-${random.digits(4)}`
      const share = p.number(Math.round((d.allowance / d.lineTotal) * 100))
      const sums = d.allowance
        ? row(['Subtotal', `>${p.money(d.lineTotal)}`]) +
          row([`Partner credit (${share}% off)`, `>-${p.money(d.allowance)}`]) +
          row(['Total excluding tax', `>${p.money(d.subtotal)}`])
        : row(['Subtotal', `>${p.money(d.subtotal)}`])
      const { rate } = d.taxes[0]
      return `<div class=h><h1>Receipt</h1><span class=logo>${d.seller.name}</span></div>
<table class=k>${row(['Invoice number', d.number])}${row(['Receipt number', receipt])}${row(['Date paid', p.date(d.issueDate)])}</table>
<div class=two><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>United States<br>${d.seller.mail}</div><div><b>Bill to</b><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}<br>United States</div></div>
<h2>${p.money(d.total)} paid on ${p.date(d.issueDate)}</h2>
<table>${heading(['Description', '>Qty', '>Unit price', '>Tax', '>Amount'])}${p.lines((l) => row([`${l.description}<small>${p.date(d.from)} – ${p.date(d.until)}</small>`, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.number(l.rate)}%`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=s>${sums}${row([`Sales Tax (${p.number(rate)}% on ${p.money(d.subtotal)})`, `>${p.money(d.tax)}`])}${row(['Total', `>${p.money(d.total)}`])}${row(['<b>Amount paid</b>', `><b>${p.money(d.total)}</b>`])}</table>
<h3>Payment history</h3><table>${heading(['Payment method', 'Date', '>Amount paid', '>Receipt number'])}${row([card, p.date(d.issueDate), `>${p.money(d.total)}`, `>${receipt}`])}</table><div class=f>Page 1 of 1</div>`
    },
  },
  {
    name: 'en-us-trucking',
    plan: {
      ...between(
        'US',
        american,
        ['Trucking', 'Freight Lines', 'Transport', 'Carriers'],
        ['Inc', 'LLC', 'Co.']
      ),
      currency: 'USD',
      rates: [0],
      items: [
        ['Line haul, 53 ft dry van', 'TON', 38, 74],
        ['Line haul, 53 ft dry van', 'TON', 38, 74],
        ['Line haul, interline leg', 'TON', 21, 46],
        ['Fuel surcharge', 'TON', 6, 14],
        ['Stop-off', 'EA', 50, 85],
        ['Detention with power, consignee', 'HR', 55, 80],
        ['Driver assist / unload', 'HR', 30, 48],
        ['Pallet exchange', 'PLT', 11, 18],
        ['Chassis rental', 'DAY', 28, 45],
      ],
      lines: [6, 11],
      most: 18,
      isPart: true,
      isInOrder: true,
      isOnce: true,
      prepaid: 0.5,
      days: [15, 30],
      numbers: (random) => `${random.int(3, 9)}${random.digits(6)}`,
    },
    style: { ...point, date: (y, m, d) => `${m}/${d}/${y}` },
    css: '@page{size:letter;margin:11mm 12mm} body{font:9pt "Roboto Condensed";margin:0 1mm} .h{display:flex;justify-content:space-between;align-items:flex-end} .n{font:900 17pt "Roboto";text-transform:none} .t{font:bold 13pt "Roboto";border:1.5pt solid;padding:1mm 4mm} .strip{margin:4mm 0 0} .strip th{font:6.5pt "Roboto";text-align:left;border:.7pt solid;border-bottom:0;padding:.6mm 1.2mm 0} .strip td{border:.7pt solid;border-top:0;padding:0 1.2mm 1mm;font-size:10.5pt} .three{table-layout:fixed} .three td{border:.7pt solid;border-top:0;padding:1mm 1.2mm 2mm;vertical-align:top;height:24mm} .three u{font:6.5pt "Roboto";text-decoration:none;display:block;margin-bottom:1mm} .g{margin-top:4mm} .g th{background:#222;color:#fff;text-align:left;padding:1mm 1.2mm;font-weight:400} .g td{border-left:.7pt solid;border-right:.7pt solid;padding:1.1mm 1.2mm} .g .e td{height:72mm} .g .z td{border:.7pt solid;font-weight:bold} .remit{display:flex;justify-content:space-between;margin-top:8mm;border-top:.7pt dashed;padding-top:4mm} .big{font-size:11pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const [from, into] = random.pick([
        [
          'Sun Valley Cold Storage<br>Dock 14<br>Fresno, CA 93706',
          'Dist. Center 0788<br>Joliet, IL 60433',
        ],
        ['Tri-Rivers Paper Mill<br>Kalama, WA 98625', 'Gate City Converting<br>Ogden, UT 84404'],
        [
          'Port Terminal 6, Bay C<br>Savannah, GA 31408',
          'Midland Crossdock<br>Knoxville, TN 37921',
        ],
      ])
      const strong = (cells: string[]) => row(cells).replace('<tr>', '<tr class=z>')
      const tail = d.prepaid
        ? strong(['', '', 'TOTAL CHARGES', '', `>$${p.plain(d.total)}`]) +
          strong([
            '',
            '',
            `LESS PAYMENT RECEIVED ${p.date(d.orderDate)}`,
            '',
            `>$${p.plain(d.prepaid)}`,
          ])
        : strong(['', '', 'TOTAL CHARGES', '', `>$${p.plain(d.total)}`])
      return `<div class=h><div><div class=n>${d.seller.name}</div>${d.seller.street} &nbsp; ${d.seller.town} ${d.seller.postCode}<br>Dispatch ${d.seller.telephone} &nbsp; MC-${random.digits(6)} &nbsp; USDOT ${random.int(1, 3)}${random.digits(6)}</div><div class=t>FREIGHT BILL</div></div>
<table class=strip>${row(['INVOICE / PRO NO.', 'INVOICE DATE', 'DUE DATE', 'B/L NO.', 'CUSTOMER REF', 'CUSTOMER NO.'], 'th')}${row([d.number, p.date(d.issueDate), p.date(d.dueDate), random.digits(9), d.orderNumber, d.customerNumber])}</table>
<table class=three>${row([`<u>BILL TO</u>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}`, `<u>SHIPPER</u>${from}<br><br>Pickup ${p.date(dayAfter(d.deliveryDate, -2))}`, `<u>CONSIGNEE</u>${into}<br><br>Delivered ${p.date(d.deliveryDate)}`])}</table>
<table class=g>${heading(['>QTY', 'UOM', 'DESCRIPTION', '>RATE', '>AMOUNT'])}${p.lines((l) => row([`>${p.number(l.quantity, 2)}`, l.unit, l.description, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}<tr class=e><td><td><td style="vertical-align:bottom">Trailer ${random.digits(5)} &nbsp; Seal ${random.digits(7)}<br>Signed POD and lumper receipts attached<td><td></tr>${tail}${strong(['', '', 'PLEASE PAY THIS AMOUNT (USD)', '', `>$${p.plain(d.amountDue)}`])}</table>
<div class=remit><div>REMIT TO<br><span class=big>${d.seller.name}<br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}</span></div><div style="width:80mm">ICC regulations require payment within 15 days of presentation unless credit terms have been agreed. Freight claims may not be deducted from freight charges. Questions: ${d.seller.mail}</div></div>`
    },
  },
  {
    name: 'nl-schilder',
    plan: {
      ...between(
        'NL',
        netherlandish,
        ['Schilderwerken', 'Schildersbedrijf', 'Afbouw'],
        ['V.O.F.', 'B.V.']
      ),
      currency: 'EUR',
      rates: [21, 9],
      items: [
        ['Schuren, plamuren en gronden kozijnen voorgevel', 'uur', 43, 52, 1],
        ['Aflakken kozijnen en boeidelen, tweede laag', 'uur', 43, 52, 1],
        ['Glasvliesbehang aanbrengen en sauzen', 'm²', 11, 18, 1],
        ['Sauzen plafond', 'm²', 6.5, 11, 1],
        ['Houtrotherstel met tweecomponentenvulmiddel', 'uur', 46, 55, 1],
        ['Grondverf alkyd wit, 2,5 liter', 'blik', 46, 74],
        ['Hoogglanslak RAL 7016, 1 liter', 'blik', 29, 44],
        ['Muurverf extra mat, 10 liter', 'emmer', 68, 112],
        ['Afplaktape en afdekfolie', 'set', 12, 24],
        ['Beglazingskit overschilderbaar', 'koker', 7, 13],
      ],
      lines: [4, 12],
      most: 18,
      isInOrder: true,
      isOnce: true,
      isBuyerPerson: true,
      charge: 0.4,
      prepaid: 0.6,
      days: [8, 14],
      numbers: (random, year) => `${year}-${random.int(1, 3)}${random.digits(2)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${dutch[Number(m) - 1]} ${y}`,
    },
    css: '@page{margin:12mm 0} @page :first{margin:0 0 12mm} body{font:10pt/1.4 "Lato";margin:0} .band{background:#1f4e79;color:#fff;padding:11mm 18mm 8mm;display:flex;justify-content:space-between;align-items:flex-end;gap:10mm} .band b{font:900 18pt/1.15 "Lato"} .band div{font-size:8.5pt;text-align:right;white-space:nowrap} .in{padding:0 18mm} .bar{background:#e8eef4;padding:2.5mm 18mm;display:flex;justify-content:space-between;margin:9mm 0 6mm;font-size:9.5pt} .i td{padding:1mm 0;vertical-align:top} .i th{text-align:left;color:#1f4e79;border-bottom:1pt solid #1f4e79;padding:1mm 0;font-size:9pt} .i .s td{font-weight:bold;color:#1f4e79;padding-top:3mm} .i .u td{border-top:.5pt solid #bbb;font-style:italic;padding-bottom:2mm} tr{break-inside:avoid} .t{width:88mm;margin:4mm 0 0 auto;break-inside:avoid} .t td{padding:.9mm 0} .t .b td{border-top:1pt solid #1f4e79;font-weight:bold} .e{margin-top:8mm;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const work = ['uur', 'm²']
      const parts = [
        { title: 'Arbeid', lines: d.lines.filter((line) => work.includes(line.unit)) },
        { title: 'Materiaal', lines: d.lines.filter((line) => !work.includes(line.unit)) },
      ].filter(({ lines }) => lines.length)
      const marked = (mark: string, cells: string[]) =>
        row(cells).replace('<tr>', `<tr class=${mark}>`)
      const drawn = parts.map(({ title, lines }) => {
        const sum = lines.reduce((whole, { amount }) => whole + amount, 0)
        const rows = lines.map((l) =>
          row([
            `>${p.number(l.quantity)}`,
            l.unit,
            l.description,
            `>${p.plain(l.price)}`,
            `>${p.number(l.rate)}%`,
            `>${p.plain(l.amount)}`,
          ])
        )
        return `<tr class=s><td colspan=6>${title}</td></tr>${rows.join('')}${marked('u', ['', '', `Totaal ${title.toLowerCase()}`, '', '', `>${p.plain(sum)}`])}`
      })
      const charge = d.charge ? row(['Parkeer- en reiskosten', `>${p.money(d.charge)}`]) : ''
      const taxes =
        d.taxes.length > 1
          ? p
              .taxes((t) =>
                row([`${p.number(t.rate)}% btw over ${p.money(t.base)}`, `>${p.money(t.amount)}`])
              )
              .join('') + row(['Totaal btw', `>${p.money(d.tax)}`])
          : row([`${p.number(d.taxes[0].rate)}% btw`, `>${p.money(d.tax)}`])
      const paid = d.prepaid
        ? row([`Aanbetaling ontvangen ${p.date(d.orderDate)}`, `>- ${p.money(d.prepaid)}`])
        : ''
      return `<div class=band><b>${d.seller.name}</b><div>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>${d.seller.telephone} · ${d.seller.mail}<br>KvK ${random.int(5, 8)}${random.digits(7)} · btw ${d.seller.vatId}</div></div>
<div class=in style="padding-top:12mm">${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=bar><span><b>Factuur</b> ${d.number}</span><span><b>Datum</b> ${p.date(d.issueDate)}</span><span><b>Klant</b> ${d.customerNumber}</span><span><b>Vervalt op</b> ${p.date(d.dueDate)}</span></div>
<div class=in>Betreft: schilderwerk aan uw ${random.pick(['woning', 'pand', 'appartement'])}, uitgevoerd t/m ${p.date(d.deliveryDate)} volgens offerte ${d.orderNumber}.<br><br>
<table class=i>${heading(['>Aantal', '', 'Omschrijving', '>Prijs', '>Btw', '>Bedrag'])}${drawn.join('')}</table>
<table class=t>${charge}${row(['Totaal exclusief btw', `>${p.money(d.subtotal)}`])}${taxes}${marked('b', ['Totaal inclusief btw', `>${p.money(d.total)}`])}${paid}${d.prepaid ? marked('b', ['Nog te voldoen', `>${p.money(d.amountDue)}`]) : ''}</table>
<div class=e>Gelieve ${p.money(d.prepaid ? d.amountDue : d.total)} vóór de vervaldatum over te maken op rekening ${grouped(d.seller.iban)} t.n.v. ${d.seller.name}, onder vermelding van het factuurnummer. Op arbeid aan woningen ouder dan twee jaar is het verlaagde btw-tarief toegepast.<br><br>Met vriendelijke groet,<br>${d.seller.name}</div></div>`
    },
  },
  {
    name: 'nl-creditnota-technisch',
    plan: {
      ...between(
        'NL',
        netherlandish,
        ['Installatiemateriaal', 'Sanitair Groothandel', 'Elektro Import'],
        ['B.V.', 'N.V.']
      ),
      currency: 'EUR',
      kind: 'creditNote',
      rates: [21],
      items: [
        ['Installatieautomaat B16 1P+N', 'st', 9, 21],
        ['Aardlekautomaat 30 mA B16', 'st', 34, 62],
        ['Kogelkraan 22 mm knel met aftap', 'st', 11, 24],
        ['Meerlagenbuis 16 x 2 mm, rol 100 m', 'rol', 98, 160],
        ['Installatiekabel 3G2,5 mm² Dca', 'm', 1, 3],
        ['Thermostaatkraan haaks 1/2 inch, wit, met voetventiel en afsluitdop', 'st', 24, 41],
        ['Pomp circulatie 25-60, 180 mm', 'st', 145, 260],
        ['Inbouwdoos 50 mm, doos à 25', 'ds', 17, 29],
      ],
      lines: [2, 9],
      most: 40,
      isOnce: true,
      lineDiscount: 0.5,
      numbers: (random, year) => `${year.slice(2)}70${random.digits(4)}`,
    },
    style: { decimal: ',', thousands: '', date: (y, m, d) => `${d}-${m}-${y}` },
    css: '@page{margin:13mm 15mm} body{font:9pt/1.35 "Carlito";margin:0 1mm;position:relative;min-height:268mm} .logo{text-align:right;font:bold 16pt "URW Gothic";color:#c8102e} .own{text-align:right;font-size:8pt;color:#444} .adr{display:flex;justify-content:space-between;margin-top:12mm} .adr>div:last-child{width:78mm} h1{font:bold 17pt "Carlito";margin:14mm 0 3mm} .l{width:auto} .l td{padding:.2mm 0} .l td:nth-child(2){padding-left:4mm!important} .a{margin-top:7mm} .a th{border-top:1pt solid #c8102e;border-bottom:1pt solid #c8102e;text-align:left;padding:1mm 0;font-size:8.5pt} .a td{padding:1mm 0;vertical-align:top} .z{position:absolute;bottom:26mm;left:0} .z th{background:#f2f2f2;text-align:right;font-weight:normal;font-size:8pt;padding:1mm 2mm;border:.5pt solid #bbb} .z td{text-align:right;padding:1.5mm 2mm;border:.5pt solid #bbb;font-size:10.5pt} .m{position:absolute;bottom:15mm;left:0} .foot{position:absolute;bottom:0;left:0;right:0;font-size:7.5pt;border-top:.5pt solid #c8102e;padding-top:1.5mm;display:flex;justify-content:space-between;color:#444}',
    draw: (p) => {
      const { doc: d, random } = p
      const { rate } = d.taxes[0]
      const label = (name: string, value: string) => row([name, `: ${value}`])
      return `<div class=logo>${d.seller.name}</div><div class=own>${d.seller.street} – ${d.seller.postCode} ${d.seller.town}</div>
<div class=adr><div></div><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode}&nbsp; ${d.buyer.town.toUpperCase()}</div></div>
<h1>Creditnota</h1><table class=l>${label('Creditnotanummer', d.number)}${label('Creditnotadatum', p.date(d.issueDate))}${label('Debiteurnummer', d.customerNumber)}${label('Betreft onze factuur', d.earlier)}${label('Uw ordernummer', d.orderNumber)}${label('Reden', random.pick(['retour onbeschadigd, retourbon', 'verkeerd geleverd, melding', 'prijsverschil, melding']) + ` ${random.digits(5)}`)}</table>
<table class=a>${heading(['Artikel', 'Omschrijving', '>Aantal', 'Ehd', '>Brutoprijs', '>Krt. %', '>Netto'])}${p.lines((l) => row([`${random.int(10, 99)}.${random.digits(4)}`, l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price)}`, `>${l.discount ? p.number(l.discount, 2) : ''}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=z>${row(['Goederenbedrag', 'Btw %', 'Grondslag btw', 'Btw-bedrag', 'Te crediteren EUR'], 'th')}${row([p.plain(d.subtotal), p.number(rate, 2), p.plain(d.subtotal), p.plain(d.tax), `<b>${p.plain(d.total)}</b>`])}</table>
<div class=m>Dit bedrag wordt verrekend met uw openstaande posten. U hoeft niets te betalen.</div>
<div class=foot><span>KvK ${random.int(1, 3)}${random.digits(7)}</span><span>Btw-nr. ${d.seller.vatId}</span><span>IBAN ${grouped(d.seller.iban)}</span><span>${d.seller.telephone}</span><span>${d.seller.site}</span></div>`
    },
  },
]
