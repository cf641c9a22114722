import type { Family } from '../family.ts'
import type { Item } from '../make_document.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { grouped, heading, monthsIn, point, row, slashed } from '../print.ts'

const english = monthsIn('GB')

const british = {
  ...pools.GB,
  first: ['Rosalind', 'Gareth', 'Imran', 'Moira', 'Stuart', 'Bethan', 'Declan', 'Yasmin'],
  last: [
    'Aldous',
    'Birtwhistle',
    'Chowdhury',
    'Penhallow',
    'Threlfall',
    'Varley',
    'Wragg',
    'Sutcliffe',
  ],
  streets: [
    'Unit 11, Tanyard Estate',
    '62 Corporation Street',
    'The Old Dairy, Back Lane',
    '9 Quarry Hill',
    '143-147 Canal Street',
    '4 Chantry Court',
    '210 Moorside Road',
    'Flat 3, 28 Victoria Crescent',
    '51 Weavers Row',
  ],
  towns: [
    ['Rochdale', 'OL16 1DN'],
    ['Kettering', 'NN16 8UQ'],
    ['Newry', 'BT34 2QB'],
    ['Truro', 'TR1 2XN'],
    ['Wrexham', 'LL13 7YF'],
    ['Falkirk', 'FK2 9HD'],
  ],
}

const irish = {
  ...british,
  first: ['Aoife', 'Ciarán', 'Niamh', 'Fergal', 'Orla', 'Donal'],
  last: ['Brannigan', 'Devaney', 'Hanratty', 'Mulcahy', 'O’Driscoll', 'Tierney'],
  streets: [
    '18 Merchants Quay',
    'Abbey House, Upper Main Street',
    '7 Castle Terrace',
    '31 O’Connell Street',
    '5 Bothar na Mara',
    'Knockroe House',
    '44 Barrack Lane',
  ],
  towns: [
    ['Waterford', 'X91 K2P7'],
    ['Sligo', 'F91 H4T6'],
    ['Naas, Co. Kildare', 'W91 D8R3'],
    ['Tralee, Co. Kerry', 'V92 C5X0'],
  ],
  country: 'Ireland',
  tel: '+353 ',
}

const american = {
  ...pools.US,
  first: ['Lorraine', 'Marcus', 'Tabitha', 'Hector', 'Noelle', 'Desmond'],
  last: [
    'Branscomb',
    'Castellano',
    'Dufresne',
    'Eddington',
    'Kowalczyk',
    'Okafor',
    'Ridgeway',
    'Vance',
  ],
  streets: [
    '2214 Cottonwood Rd',
    '77 Ferry Landing',
    '1600 N Prospect Ave, Ste 400',
    '518 Larchmont St',
    '845 Tamarack Way',
    '30 Quaker Bridge Ct',
    '1209 E Juniper St, Unit B',
    '6 Millrace Rd',
  ],
  towns: [
    ['Dayton, OH', '45402'],
    ['Boise, ID', '83702'],
    ['Macon, GA', '31201'],
    ['Duluth, MN', '55802'],
    ['Savannah, GA', '31401'],
    ['Reno, NV', '89501'],
  ],
}

/** The parties of a family whose companies have trades and legal forms of their own. */
function partiesOf(trade: string[], forms: string[]): Pools {
  const own = { trade, forms }
  return { ...pools, GB: { ...british, ...own }, US: { ...american, ...own } }
}

/** Shelves of a wholesaler: heading, index of the tax rate, and goods with pack and lowest price. */
const shelves: [string, number, [string, string, number][]][] = [
  [
    'TINNED & PACKET GROCERY',
    1,
    [
      ['Baked Beans in Tomato Sauce', '24x410g', 13.5],
      ['Chopped Tomatoes', '12x400g', 5.75],
      ['Garden Peas', '12x300g', 6.25],
      ['Tuna Chunks in Brine', '12x145g', 11],
      ['Long Grain Rice', '6x1kg', 7.5],
      ['Plain Flour', '10x1.5kg', 9.25],
      ['Granulated Sugar', '15x1kg', 13],
      ['Instant Noodles Chicken', '40x70g', 12.5],
      ['Cornflakes', '10x500g', 16.25],
      ['Porridge Oats', '10x1kg', 12],
    ],
  ],
  [
    'TEA, COFFEE & BISCUITS',
    1,
    [
      ['Breakfast Tea Bags 80s', '6x80pk', 9.5],
      ['Instant Coffee Rich Roast PM £3.49', '6x100g', 15.75],
      ['Digestive Biscuits', '12x400g', 10.5],
      ['Custard Creams PM 79p', '20x150g', 11.25],
      ['UHT Semi-Skimmed Milk', '12x1ltr', 9],
      ['Ginger Nuts', '12x250g', 8.5],
    ],
  ],
  [
    'CONFECTIONERY',
    0,
    [
      ['Milk Chocolate Bar PM £1.25', '24x95g', 19.5],
      ['Wine Gums Bag PM £1', '14x140g', 8.25],
      ['Mint Imperials', '12x150g', 7.75],
      ['Caramel Wafer Std', '48x30g', 14],
      ['Extra Strong Mints Roll', '24x41g', 9.75],
      ['Sour Laces Tub', '120x15g', 6.5],
      ['Bubble Gum Strawberry', '100x5g', 5.25],
      ['Fudge Box Assorted', '6x250g', 12.75],
    ],
  ],
  [
    'CRISPS & SNACKS',
    0,
    [
      ['Ready Salted Crisps Grab Bag', '32x45g', 15.25],
      ['Cheese & Onion Crisps PM £1.25', '15x70g', 11.5],
      ['Prawn Shells PM £1', '18x65g', 11.75],
      ['Salted Peanuts Card', '24x50g', 10],
      ['Tortilla Chips Cool', '12x180g', 13.25],
      ['Pork Scratchings Card', '12x35g', 8],
    ],
  ],
  [
    'SOFT DRINKS',
    0,
    [
      ['Cola Can PM 75p', '24x330ml', 10.75],
      ['Diet Cola Can PM 75p', '24x330ml', 10.25],
      ['Lemonade PET', '12x2ltr', 9.75],
      ['Still Spring Water Sports Cap', '24x500ml', 5.5],
      ['Energy Drink Original PM £1', '24x500ml', 14.25],
      ['Orange Juice Drink Carton', '27x200ml', 7],
      ['Blackcurrant Squash', '6x1ltr', 7.25],
      ['Tonic Water Slimline', '8x1ltr', 6.75],
    ],
  ],
  [
    'HOUSEHOLD & CLEANING',
    0,
    [
      ['Washing Up Liquid Original', '8x433ml', 8.75],
      ['Toilet Tissue White 4pk', '10x4pk', 15],
      ['Kitchen Towel Twin', '12x2pk', 13.75],
      ['Thick Bleach Citrus', '12x750ml', 9],
      ['Bin Liners 50ltr', '20x20pk', 16.5],
      ['Aluminium Foil', '12x10m', 11],
      ['Biological Capsules 12w PM £3.99', '6x12pk', 17.25],
      ['Scourers 3pk', '24x3pk', 8.25],
    ],
  ],
  [
    'PET & BABY',
    0,
    [
      ['Dog Food Beef in Jelly', '12x400g', 10.5],
      ['Cat Pouches Fish Selection', '4x12pk', 13.5],
      ['Cat Litter Lightweight', '4x10ltr', 14.75],
      ['Baby Wipes Sensitive', '12x56pk', 8.5],
    ],
  ],
]
const groceries: Item[] = shelves.flatMap(([, rate, goods]) =>
  goods.map(([name, , least]): Item => [name, '', least, least + 2, rate])
)
const packs = new Map(
  shelves.flatMap(([shelf, , goods], at) =>
    goods.map(
      ([name, pack], place) =>
        [name, { shelf, pack, code: String(104210 + at * 3117 + place * 43) }] as const
    )
  )
)

const measured: Item[] = [
  ['Preliminaries, site set-up and welfare', '', 1400, 3200],
  ['Demolition and strip out of existing rear extension', '', 1800, 4100],
  ['Excavation, foundations and ground floor slab', '', 4200, 9800],
  ['Brickwork, blockwork and cavity insulation', '', 5100, 11800],
  ['Structural steel to engineer’s drawing S-04', '', 2600, 4900],
  ['Flat roof, rooflights and rainwater goods', '', 3900, 8200],
  ['Windows and sliding doors supplied and fitted', '', 3500, 7400],
  ['First and second fix carpentry', '', 2100, 5200],
  ['Plastering and dry lining', '', 1900, 3800],
]
const variations: Item[] = [
  ['Additional drainage run and inspection chamber', '', 640, 1450],
  ['Upgrade of radiators to underfloor heating, kitchen only', '', 1150, 2600],
  ['Omit: PC sum for floor tiles (supplied by employer)', '', -950, -420],
  ['Extra sockets and data points as instruction no. 7', '', 180, 520],
]

const ordinal = (day: number) =>
  `${day}${day % 100 > 10 && day % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`

const before = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

/** British, Irish and American invoices of usual kinds, with more pages or more lines than elsewhere. */
export const usualEnglish: Family[] = [
  {
    name: 'en-cash-carry',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20, 0],
      lines: [44, 78],
      isInOrder: true,
      isOnce: true,
      most: 8,
      days: [7, 14],
      pools: partiesOf(
        ['Cash & Carry', 'Convenience Stores', 'Wholesale', 'Food & Wine'],
        ['Ltd', 'Limited', 'plc']
      ),
      items: groceries,
      numbers: (random) => `${random.int(3, 9)}${random.digits(6)}`,
    },
    style: { ...point, date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: 'body{font:9pt "Liberation Sans Narrow";margin:0} .page{break-after:page} .page:last-child{break-after:auto} .top{display:flex;justify-content:space-between} .name{font-size:17pt;font-weight:bold} .facts{width:62mm} .facts td{border:.5pt solid #000;padding:1.5px 4px} .addr{display:flex;gap:6mm;margin:3mm 0} .addr div{flex:1;border:.5pt solid #000;padding:3px 5px;min-height:19mm} .addr small,.tiny{font-size:7pt} .goods th{background:#000;color:#fff;text-align:left;padding:2px 4px;font-weight:normal} .goods td{padding:2.9px 4px;border-bottom:.3pt solid #bbb} .goods .sec td{font-weight:bold;padding-top:4px} .cf td{border:0!important;font-style:italic} .end{display:flex;justify-content:space-between;margin-top:5mm;break-inside:avoid} .end td,.end th{border:.5pt solid #000;padding:2px 5px} .end th{background:#ddd}',
    draw: (p) => {
      const { doc: d } = p
      const code = (rate: number) => (rate ? 'S' : 'Z')
      let shelf = ''
      let cases = 0
      let running = 0
      const drawn = p.lines((l) => {
        const own = packs.get(l.description.replaceAll('&amp;', '&'))!
        const section =
          own.shelf === shelf
            ? ''
            : `<tr class=sec><td colspan=9>${own.shelf.replace('&', '&amp;')}</td></tr>`
        shelf = own.shelf
        cases += l.quantity ?? 0
        running += l.amount
        const cost = (l.price * (1 + l.rate / 100)) / 100 / Number.parseInt(own.pack)
        const [, pounds, pence] = /PM (?:£([\d.]+)|(\d+)p)/.exec(l.description) ?? []
        const marked = pounds ? Number(pounds) : Number(pence ?? 0) / 100
        const retail = marked || Math.ceil(cost * 13.6) / 10 - 0.01
        const profit = 100 - (100 * cost) / retail
        return {
          html:
            section +
            row([
              own.code,
              l.description,
              own.pack,
              `>${p.number(l.quantity)}`,
              `>${p.plain(l.price)}`,
              `>${p.plain(l.amount)}`,
              code(l.rate),
              `>${retail.toFixed(2)}`,
              `>${profit.toFixed(1)}`,
            ]),
          running,
        }
      })
      const size = 25
      const pages = Math.ceil(drawn.length / size)
      const route = p.random.int(2, 38)
      return Array.from({ length: pages }, (_, at) => {
        const own = drawn.slice(at * size, at * size + size)
        const forward = at
          ? `<tr class=cf><td colspan=5>Brought forward</td><td class=r>${p.plain(drawn[at * size - 1].running)}</td></tr>`
          : ''
        const carried =
          at < pages - 1
            ? `<tr class=cf><td colspan=5>Carried forward to page ${at + 2}</td><td class=r>${p.plain(own[own.length - 1].running)}</td></tr>`
            : ''
        const end =
          at < pages - 1
            ? ''
            : `<div class=end><div><table style="width:78mm">${heading(['VAT code', '>Rate', '>Goods', '>VAT'])}${p.taxes((t) => row([code(t.rate), `>${p.number(t.rate, 1)}%`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])).join('')}</table><p>Total cases/outers: ${cases} &nbsp; Lines: ${drawn.length}<br>Payment due by Direct Debit: ${p.date(d.dueDate)}</p></div><table style="width:62mm;align-self:flex-start">${row(['Goods total', `>${p.plain(d.subtotal)}`])}${row(['VAT', `>${p.plain(d.tax)}`])}${row(['<b>INVOICE TOTAL &nbsp;GBP</b>', `><b>${p.plain(d.total)}</b>`])}</table></div><p class=tiny>Shortages and damages must be notified within 24 hours of delivery. PM = price marked. Goods remain the property of ${d.seller.name} until paid for in full.</p>`
        return `<div class=page><div class=top><div><div class=name>${d.seller.name}</div>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>Telesales ${d.seller.telephone} &nbsp; ${d.seller.site}<br>VAT Reg. No. ${d.seller.vatId}</div><table class=facts>${row(['<b>INVOICE</b>', `Page ${at + 1} of ${pages}`])}${row(['Invoice No.', d.number])}${row(['Date / Tax point', p.date(d.issueDate)])}${row(['Account', d.customerNumber])}${row(['Order ref', d.orderNumber])}${row(['Route / Drop', `${route} / 07`])}</table></div>
<div class=addr><div><small>INVOICE TO</small><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><small>DELIVER TO</small><br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}<br>Rear entrance, before 11am</div></div>
<table class=goods>${heading(['Code', 'Product', 'Pack', '>Qty', '>Price', '>Value', 'VAT', '>RRP', '>POR%'])}${forward}${own.map(({ html }) => html).join('')}${carried}</table>${end}</div>`
      }).join('')
    },
  },
  {
    name: 'en-final-account',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [7, 15],
      isInOrder: true,
      isOnce: true,
      most: 0,
      prepaid: 0.5,
      withheld: 2.5,
      days: [14, 21, 28],
      pools: partiesOf(
        ['Building Contractors', 'Construction', 'Property', 'Developments'],
        ['Ltd', 'Limited', 'LLP']
      ),
      items: [...measured, ...variations],
      numbers: (random) => `${random.int(11, 39)}/${random.digits(3)}/FA`,
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${Number(d)} ${english[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10.5pt "Caladea"} h1{font-size:15pt;font-weight:normal;letter-spacing:1px;margin:7mm 0 0} .head{text-align:right;font-size:9.5pt;line-height:1.35} .head b{font-size:13pt;color:#7a1f14} .facts{margin:6mm 0 4mm} .facts td{padding:1px 0;vertical-align:top} .facts td:first-child{width:48mm;color:#555} .works td{padding:2.5px 0;vertical-align:top} .works tr.sec td{border-bottom:.6pt solid #7a1f14;font-weight:bold;padding-top:9px} .works td:first-child{width:14mm} .sum{width:118mm;margin:5mm 0 0 auto;break-inside:avoid} .sum td{padding:2px 0} .rule td{border-top:.6pt solid #000} .dbl td{border-top:.6pt solid #000;border-bottom:2.5pt double #000;font-weight:bold} p{font-size:9.5pt}',
    draw: (p) => {
      const { doc: d } = p
      const changes = new Set(variations.map(([name]) => name))
      const works = p.lines((l) => ({
        isChange: changes.has(l.description),
        name: l.description,
        amount: l.amount,
      }))
      const part = (title: string, sign: string, isChange: boolean) => {
        const own = works.filter((one) => one.isChange === isChange)
        if (!own.length) return ''
        const rows = own.map(({ name, amount }, at) =>
          row([`${sign}${at + 1}`, name, `>${p.plain(amount)}`])
        )
        return `<tr class=sec><td colspan=2>${title}</td><td class=r>£</td></tr>${rows.join('')}`
      }
      const paid = d.prepaid
        ? row([`Less deposit received ${p.date(d.orderDate)}`, `>(${p.plain(d.prepaid)})`])
        : ''
      return `<div class=head><b>${d.seller.name}</b><br>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>T ${d.seller.telephone} &nbsp; E ${d.seller.mail}<br>VAT registration ${d.seller.vatId}</div>
<h1>FINAL ACCOUNT</h1><i>and VAT invoice under JCT Minor Works Building Contract</i>
<table class=facts>${row(['Employer', `${d.buyer.name}<br>${d.buyer.street}, ${d.buyer.town} ${d.buyer.postCode}`])}${row(['The Works', `Rear extension and alterations at ${d.buyer.street}`])}${row(['Date of practical completion', p.date(d.deliveryDate)])}${row(['Invoice / account no.', d.number])}${row(['Date of this account', p.date(d.issueDate)])}${row(['Final date for payment', p.date(d.dueDate)])}</table>
<table class=works>${part('Measured works', '1.', false)}${part('Variations and adjustments', 'V', true)}</table>
<table class=sum><tr class=rule><td>Value of works executed, excluding VAT</td><td class=r>${p.plain(d.subtotal)}</td></tr>${row([`VAT at ${p.number(d.taxes[0].rate)}%`, `>${p.plain(d.tax)}`])}<tr class=rule><td>Total including VAT</td><td class=r>${p.money(d.total)}</td></tr>${row(['Less retention 2.5% of works value, held to end of defects period', `>(${p.plain(d.withheld)})`])}${paid}<tr class=dbl><td>Amount now payable</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<p>Payment by bank transfer to ${d.seller.name}, IBAN ${grouped(d.seller.iban)}, quoting the account number. Retention will be applied for separately on issue of the certificate of making good.</p><p>Signed for the Contractor ……………………………………</p>`
    },
  },
  {
    name: 'en-supplies-ledger',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [3, 11],
      isOnce: true,
      most: 24,
      lineDiscount: 0.3,
      charge: 0.6,
      days: [30],
      pools: partiesOf(
        ['Workwear', 'Fixings & Tools', 'Packaging', 'Office Supplies', 'Engineering'],
        ['Ltd', 'Limited']
      ),
      items: [
        ['Double wall carton 457 x 305 x 305mm', '', 1.5, 3],
        ['Polythene lay flat tubing 6" 250 gauge 336m', '', 24, 41],
        ['Brown packing tape 48mm x 66m low noise', '', 1, 2.5],
        ['Nitrile gloves powder free, large, box 100', '', 4, 9],
        ['Hi-vis waistcoat class 2 yellow XL', '', 3, 6],
        ['Safety trainer S1P size 9', '', 28, 49],
        ['M8 x 40 hex set screw BZP, box 100', '', 6, 14],
        ['Cable tie 300 x 4.8 black, pack 100', '', 2, 5],
        ['A4 copier paper 80gsm, box 5 reams', '', 15, 24],
        ['Pallet wrap 400mm x 300m 17mu clear', '', 5, 9],
        ['Bubble wrap 750mm x 100m small', '', 12, 19],
        ['Lever arch file A4 blue', '', 1, 3],
      ],
      numbers: (random) => random.digits(5).replace(/^0/, '3'),
    },
    style: { decimal: '.', thousands: '', money: (plain) => `£ ${plain}`, date: slashed },
    css: 'body{font:9pt "Liberation Sans";margin:0} .sheet{min-height:264mm;display:flex;flex-direction:column} .top{display:flex;justify-content:space-between} .co{font-size:15pt;font-weight:bold} .inv{font-size:18pt;font-weight:bold} .mid{display:flex;justify-content:space-between;margin:9mm 0 6mm} .to{width:84mm;min-height:32mm;border:.6pt solid #000;border-radius:6px;padding:6px 9px;line-height:1.4} .mid table{width:74mm} .mid td{padding:2.5px 6px;border:.6pt solid #000} .mid td:first-child{background:#e6e6e6} .l{flex:1;border:.6pt solid #000} .l th{border-bottom:.6pt solid #000;background:#e6e6e6;text-align:left;padding:3px 6px} .l td{padding:3px 6px} .foot{display:flex;justify-content:space-between;margin-top:4mm} .foot table{width:70mm} .foot td{border:.6pt solid #000;padding:3px 6px} .s{font-size:7.5pt;width:95mm;line-height:1.45} .reg{text-align:center;font-size:7pt;margin-top:5mm}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=sheet><div class=top><div><div class=co>${d.seller.name}</div>${d.seller.street}<br>${d.seller.town}<br>${d.seller.postCode}</div><div class=r><div class=inv>Invoice</div>Page 1<br><br>Tel: ${d.seller.telephone}<br>${d.seller.mail}</div></div>
<div class=mid><div class=to>${d.buyer.name}<br>Accounts Payable<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table>${row(['Invoice No', d.number])}${row(['Invoice/Tax Date', p.date(d.issueDate)])}${row(['Cust. Order No', d.orderNumber])}${row(['Account No', d.customerNumber])}${row(['Despatch Date', p.date(d.deliveryDate)])}${row(['VAT Reg No', d.seller.vatId])}</table></div>
<div class=l><table>${heading(['Quantity', 'Details', '>Unit Price', '>Disc %', '>Net Amount', '>VAT %'])}${p.lines((l) => row([`${p.number(l.quantity, 2)}`, l.description, `>${p.plain(l.price)}`, `>${p.number(l.discount, 2)}`, `>${p.plain(l.amount)}`, `>${p.number(l.rate, 2)}`])).join('')}</table></div>
<div class=foot><div class=s>Payment is due by ${p.date(d.dueDate)}. We reserve the right to charge interest on overdue accounts.<br>Bank details: Sort Code 30-94-17 &nbsp; Account 00418826<br>E &amp; OE. Title to goods does not pass until payment is received in full.</div><table>${row(['Total Goods', `>${p.money(d.lineTotal)}`])}${row(['Carriage Net', `>${p.money(d.charge)}`])}${row(['Total Net Amount', `>${p.money(d.subtotal)}`])}${row(['Total VAT Amount', `>${p.money(d.tax)}`])}${row(['<b>Invoice Total</b>', `><b>${p.money(d.total)}</b>`])}</table></div>
<div class=reg>Registered in England &amp; Wales No. 04417${d.customerNumber.replace(/\D/g, '').slice(0, 3)}. Registered office as above.</div></div>`
    },
  },
  {
    name: 'en-order-dispatch',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20, 0],
      lines: [1, 5],
      isOnce: true,
      most: 3,
      isGross: true,
      isBuyerPerson: true,
      allowance: 0.3,
      charge: 0.6,
      pools: partiesOf(['Homeware', 'Hobby Shop', 'Trading', 'Online Retail'], ['Ltd', 'Limited']),
      items: [
        [
          'Stovetop espresso maker, 6 cup, brushed aluminium with silicone seal (induction compatible)',
          '',
          24,
          39,
        ],
        ['Merino walking socks, charcoal, UK 6-8.5, 2 pairs', '', 14, 22],
        ['Rechargeable bike light set, front 400 lumen and rear', '', 18, 34],
        ['Bread Without Fuss: 80 Recipes for Busy Kitchens (Hardback)', '', 12, 20, 1],
        ['USB-C to HDMI adapter 4K 60Hz, space grey', '', 11, 19],
        ['Children’s raincoat with hood, mustard, age 5-6', '', 19, 28, 1],
        ['Cast iron plant stand, 3 tier', '', 32, 58],
        ['Replacement filter cartridges for fridge jug, pack of 6', '', 21, 27],
      ],
      numbers: (random, year) => `GB-${random.digits(4)}-INV-${year}-${random.digits(5)}`,
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${d} ${english[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9pt "Open Sans";color:#111} .top{display:flex;justify-content:space-between;align-items:flex-start} .pay{background:#f1f3f3;padding:9px 12px;width:90mm} .pay td{padding:2px 0 2px 8px} .pay td+td{padding-right:8px} h2{font-size:17pt;margin:0} h3{font-size:10.5pt;margin:6mm 0 1mm;border-bottom:1.5pt solid #111;padding-bottom:2px} .three{display:flex;gap:8mm;margin-top:7mm} .three div{flex:1} .it th{text-align:left;font-size:7.5pt;vertical-align:bottom;padding:3px 0;border-bottom:.5pt solid #aaa} .it td{padding:5px 0;vertical-align:top;border-bottom:.5pt solid #ddd} .sku{color:#666;font-size:7.5pt} .tot{background:#f1f3f3;font-weight:bold} .vat{width:92mm;margin:6mm 0 0 auto} .vat th{text-align:left;font-size:7.5pt} .vat td{padding:2px 0} footer{margin-top:12mm;font-size:7pt;color:#555}',
    draw: (p) => {
      const { doc: d } = p
      const order = `${p.random.int(200, 206)}-${p.random.digits(7)}-${p.random.digits(7)}`
      const extra = (label: string, cents: number) =>
        `<tr><td colspan=4>${label}</td><td class=r>${p.money(cents).replace('£-', '-£')}</td></tr>`
      return `<div class=top><div><h2>Invoice</h2><span style="color:#1a7a3c">✓ Paid</span><br><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}, ${d.buyer.postCode}<br>GB</div><table class=pay>${row(['<b>Paid with</b>', '>Visa ending in 4417'])}${row(['Sold by', `>${d.seller.name}`])}${row(['VAT #', `>${d.seller.vatId}`])}${row(['Invoice date / Delivery date', `>${p.date(d.issueDate)}`])}${row(['Invoice #', `>${d.number}`])}${row(['<b>Total payable</b>', `><b>${p.money(d.total)}</b>`])}</table></div>
<div class=three><div><b>Billing address</b><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}, ${d.buyer.postCode}<br>GB</div><div><b>Delivery address</b><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}, ${d.buyer.postCode}<br>GB</div><div><b>Sold by</b><br>${d.seller.name}<br>${d.seller.street}<br>${d.seller.town}, ${d.seller.postCode}<br>GB<br>VAT # ${d.seller.vatId}</div></div>
<h3>Order information</h3>Order date: ${p.date(d.orderDate)} &nbsp;&nbsp; Order #: ${order} &nbsp;&nbsp; Dispatched with: tracked 48
<h3>Invoice details</h3><table class=it>${heading(['Description', '>Qty', '>Unit price<br>(incl. VAT)', '>VAT rate', '>Item subtotal<br>(incl. VAT)'])}${p.lines((l, at) => row([`${l.description}<br><span class=sku>SKU: ${'KQTMZ'[at]}B0${order.slice(4, 9)}${at + 2}</span>`, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.number(l.rate)}%`, `>${p.money(l.amount)}`])).join('')}${d.charge ? extra('Postage &amp; packaging', d.charge) : ''}${d.allowance ? extra('Promotions', -d.allowance) : ''}<tr class=tot><td colspan=4>Invoice total</td><td class=r>${p.money(d.total)}</td></tr></table>
<table class=vat>${heading(['VAT rate', '>Item subtotal (excl. VAT)', '>VAT subtotal'])}${p.taxes((t) => row([`${p.number(t.rate)}%`, `>${p.money(t.base)}`, `>${p.money(t.amount)}`])).join('')}${row(['<b>Total</b>', `><b>${p.money(d.subtotal)}</b>`, `><b>${p.money(d.tax)}</b>`])}</table>
<footer>Changed your mind? Return unused items within 30 days at ${d.seller.site}. Customer services: ${d.seller.mail}. This invoice was issued by ${d.seller.name}.</footer>`
    },
  },
  {
    name: 'en-legal-outlay',
    plan: {
      country: 'GB',
      currency: 'EUR',
      rates: [23, 0],
      lines: [5, 10],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      prepaid: 0.4,
      pools: {
        ...pools,
        GB: { ...irish, trade: ['Solicitors', 'Legal'], forms: ['LLP', '& Co.'] },
      },
      items: [
        ['To professional fee for acting in the sale of the above property', '', 1250, 2400],
        ['To professional fee for acting in the discharge of the existing mortgage', '', 150, 420],
        ['To advices regarding the right of way and statutory declaration', '', 280, 650],
        ['To attending the auctioneer and agreeing contents', '', 120, 300],
        ['To care, conduct and general correspondence', '', 95, 240],
        ['Land Registry fees', '', 40, 90, 1],
        ['Copy folio and filed plan', '', 5, 45, 1],
        ['Law searchers', '', 60, 140, 1],
        ['Commissioner for Oaths', '', 12, 36, 1],
        ['Local authority search and planning letter', '', 55, 120, 1],
      ],
      numbers: (random, year) =>
        `${random.pick(['FD', 'OM', 'NT'])}/${random.digits(4)}/${year.slice(2)}`,
    },
    style: {
      ...point,
      money: (plain) => `€${plain}`,
      date: (y, m, d) => `${ordinal(Number(d))} ${english[Number(m) - 1]}, ${y}`,
    },
    css: 'body{font:11.5pt "EB Garamond";font-variant-numeric:lining-nums} .lh{text-align:center;border-bottom:.5pt solid #333;padding-bottom:4mm} .lh b{font-size:21pt;font-weight:normal;letter-spacing:1.5px} .lh small{font-size:9pt} .refs{margin:6mm 0;font-size:10.5pt;line-height:1.3} .re{font-weight:bold;margin:4mm 0 4mm 12mm} .costs td{padding:2px 0;vertical-align:bottom} .costs .h td{font-variant:small-caps;font-size:12pt;padding-top:8px;text-decoration:underline} .costs td:nth-child(2),.costs td:nth-child(3){width:30mm;white-space:nowrap} .u{border-top:.5pt solid #000} .uu{border-top:.5pt solid #000;border-bottom:2.5pt double #000;font-weight:bold} .bot{font-size:9.5pt;margin-top:8mm}',
    draw: (p) => {
      const { doc: d } = p
      const lines = p.lines(({ rate, description, amount }) => ({
        isFee: rate > 0,
        description,
        amount,
      }))
      const part = (title: string, isFee: boolean, last: string) => {
        const own = lines.filter((one) => one.isFee === isFee)
        if (!own.length) return ''
        const whole = own.reduce((sum, { amount }) => sum + amount, 0)
        return `<tr class=h><td colspan=3>${title}</td></tr>${own.map(({ description, amount }) => row([description, `>${p.plain(amount)}`, ''])).join('')}<tr><td style="padding-left:12mm">${last}</td><td class="r u"></td><td class=r>${p.plain(whole)}</td></tr>`
      }
      const rate = d.taxes[0].rate
      const paid = d.prepaid
        ? `${row(['Less: received from you on account', '', `>(${p.plain(d.prepaid)})`])}<tr><td><b>Balance due</b></td><td></td><td class="r uu">${p.money(d.amountDue)}</td></tr>`
        : ''
      return `<div class=lh><b>${d.seller.name}</b><br>Commissioners for Oaths<br><small>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode} &nbsp;·&nbsp; Telephone ${d.seller.telephone} &nbsp;·&nbsp; ${d.seller.mail}</small></div>
<div class=refs>Our ref: ${d.customerNumber}/SALE<br><br>${p.date(d.issueDate)}<br><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div>
<div class=re>RE: Sale of Site at Ballinamuck Road</div>Bill No. ${d.number}
<table class=costs><tr><td></td><td class=r>€</td><td class=r>€</td></tr>${part(`Professional fees (liable to VAT at ${p.number(rate)}%)`, true, 'Total fees')}${part('Outlay (VAT at 0%)', false, 'Total outlay')}<tr><td style="padding-top:10px">Total exclusive of VAT</td><td></td><td class="r u">${p.plain(d.subtotal)}</td></tr>${row([`VAT on professional fees @ ${p.number(rate)}%`, '', `>${p.plain(d.tax)}`])}<tr><td><b>Total fees, outlay and VAT</b></td><td></td><td class="r uu">${p.money(d.total)}</td></tr>${paid}</table>
<div class=bot>This account falls due for payment on or before ${p.date(d.dueDate)}. Cheques should be made payable to ${d.seller.name} and crossed. With compliments and thanks. E. &amp; O. E.</div>`
    },
  },
  {
    name: 'en-water-bill',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [4],
      lines: [9, 18],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      days: [21],
      pools: partiesOf(
        ['Water & Sewer', 'Utilities', 'Water Works'],
        ['Authority', 'Company', 'District']
      ),
      items: [
        ['Water base charge 5/8" meter', '', 9, 18],
        ['Water consumption tier 1', '', 14, 27],
        ['Water consumption tier 2', '', 5, 22],
        ['Sewer base charge', '', 11, 21],
        ['Sewer volume charge', '', 19, 46],
        ['Stormwater management', '', 4, 11],
        ['Solid waste and recycling, 64 gal cart', '', 16, 29],
        ['Fire line readiness', '', 2, 6],
        ['State drinking water program', '', 1, 3],
      ],
      numbers: (random) => `${random.digits(4)}-${random.digits(7)}`,
    },
    style: { ...point, money: (plain) => `$${plain}`, date: (y, m, d) => `${m}/${d}/${y}` },
    css: 'body{font:9.5pt "Roboto";margin:0;color:#222} .bill{min-height:262mm;display:flex;flex-direction:column} .top{display:flex;justify-content:space-between} .brand{font-size:16pt;color:#0a6c9f;font-weight:bold;max-width:100mm} .due{background:#0a6c9f;color:#fff;padding:7px 12px;width:60mm} .due td{padding:4px 0 4px 9px} .due td+td{padding-right:9px} .due b{font-size:14pt} .two{display:flex;gap:8mm;margin-top:5mm} .two>div{flex:1} h4{margin:0 0 3px;background:#e3f0f6;color:#0a6c9f;padding:3px 6px;font-size:9pt} .two td{padding:2.5px 6px} .two th{padding:1.5px 6px;text-align:left;font-weight:normal;color:#777;font-size:7.5pt} .sum td{border-top:.5pt solid #999;font-weight:bold} .bars{display:flex;align-items:flex-end;gap:4px;height:34mm;margin:2mm 6px 0} .bars span{flex:1;background:#7db9d6;text-align:center;font-size:6pt;display:flex;align-items:flex-end;justify-content:center} .msg{margin-top:4mm;border:.5pt solid #999;padding:5px 8px;font-size:8pt} .stub{border-top:1pt dashed #555;margin-top:auto;padding-top:2mm} .stub .cols{display:flex;justify-content:space-between;margin-top:3mm} .stub table{width:78mm} .stub td{border:.5pt solid #777;padding:3px 6px}',
    draw: (p) => {
      const { doc: d } = p
      const previous = p.random.int(5200, 16800)
      const read = p.random.int(1200, 8800)
      const use = p.random.int(3, 14)
      const bars = [...'JFMAMJJASOND']
        .map((month) => `<span style="height:${p.random.int(25, 100)}%">${month}</span>`)
        .join('')
      return `<div class=bill><div class=top><div><div class=brand>${d.seller.name}</div><div style="font-size:8pt">Customer service ${d.seller.telephone} &nbsp;|&nbsp; ${d.seller.site}<br>Mon-Fri 8:00 am - 4:30 pm</div></div><table class=due>${row(['Amount Due', `><b>${p.money(d.amountDue)}</b>`])}${row(['Due Date', `>${p.date(d.dueDate)}`])}${row(['Account Number', `>${d.customerNumber}`])}</table></div>
<div class=two><div><h4>Your Account</h4><table>${row(['Customer', `>${d.buyer.name}`])}${row(['Service address', `>${d.buyer.street}`])}${row(['', `>${d.buyer.town} ${d.buyer.postCode}`])}${row(['Bill number', `>${d.number}`])}${row(['Bill date', `>${p.date(d.issueDate)}`])}${row(['Service period', `>${p.date(d.from)} - ${p.date(d.until)}`])}</table><br><h4>Meter Reading</h4><table>${heading(['Meter', '>Previous', '>Current', '>Usage (kgal)'])}${row([`N${read}07`, `>${read}`, `>${read + use}`, `>${use}`])}</table><br><h4>Usage History</h4><div class=bars>${bars}</div></div>
<div><h4>Account Summary</h4><table>${row(['Previous balance', `>${p.money(previous)}`])}${row([`Payment received ${p.date(d.orderDate)} - thank you`, `>${p.money(previous).replace('$', '-$')}`])}<tr class=sum><td>Balance forward</td><td class=r>${p.money(0)}</td></tr></table><br><h4>Current Charges</h4><table>${p.lines((l) => row([l.description, `>${p.money(l.amount)}`])).join('')}<tr class=sum><td>Subtotal current charges</td><td class=r>${p.money(d.subtotal)}</td></tr>${row([`Municipal utility tax ${p.number(d.taxes[0].rate, 2)}%`, `>${p.money(d.tax)}`])}<tr class=sum><td>Total current charges</td><td class=r>${p.money(d.total)}</td></tr></table><br><table><tr class=sum style="font-size:11pt"><td>Total Amount Due</td><td class=r>${p.money(d.amountDue)}</td></tr></table></div></div>
<div class=msg><b>Messages.</b> A late charge of 1.5% is added to balances unpaid after the due date. Your annual water quality report is available online. Lead service line questions? Call us.</div>
<div class=stub><small>Please detach and return this portion with your payment. Do not send cash.</small><div class=cols><div><br><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div><table>${row(['Account Number', `>${d.customerNumber}`])}${row(['Pay by', `>${p.date(d.dueDate)}`])}${row(['Amount Due', `>${p.money(d.amountDue)}`])}${row(['Amount Enclosed', '>$ ____________'])}</table></div><div style="margin:4mm 0 0 102mm">${d.seller.name}<br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}</div></div></div>`
    },
  },
  {
    name: 'en-lodge-folio',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [13.25, 8.5],
      lines: [4, 14],
      most: 0,
      isBuyerPerson: true,
      prepaid: 0.5,
      pools: partiesOf(['Inn', 'Lodge', 'Grand Hotel', 'Suites'], ['LLC', 'Inc.']),
      items: [
        ['Room 412 king nightly rate', '', 139, 289],
        ['Room 414 double queen nightly rate', '', 129, 259],
        ['Room 412 king nightly rate', '', 139, 289],
        ['Room 412 king weekend rate', '', 169, 319],
        ['Destination amenity fee', '', 20, 35],
        ['Rollaway bed', '', 15, 25],
        ['Boathouse Grill dinner', '', 38, 142, 1],
        ['Lobby Bar', '', 11, 64, 1],
        ['Breakfast buffet', '', 18, 48, 1],
        ['Self parking overnight', '', 16, 32, 1],
        ['Gift shop', '', 6, 45, 1],
        ['Guest laundry and pressing', '', 9, 38, 1],
      ],
      numbers: (random) => `${random.digits(6)}${random.pick(['A', 'B'])}`,
    },
    style: {
      ...point,
      date: (y, m, d) => `${d}-${english[Number(m) - 1].slice(0, 3).toUpperCase()}-${y.slice(2)}`,
    },
    css: 'body{font:9.5pt "Lato"} .c{text-align:center} .c b{font:20pt "P052"} .info{display:flex;justify-content:space-between;margin:8mm 0 5mm} .info table{width:auto} .info td{padding:1px 0 1px 0} .info td:first-child{color:#666} .f th{border-top:1pt solid #000;border-bottom:1pt solid #000;text-align:left;padding:4px 0;font-size:8.5pt} .f td{padding:3px 0} .t td{border-top:1pt solid #000} .sign{margin-top:14mm;font-size:8pt;color:#333} .sign i{display:block;border-top:.6pt solid #000;width:75mm;margin-top:12mm;padding-top:2px}',
    draw: (p) => {
      const { doc: d } = p
      const nights = Math.ceil(d.lines.length / 2)
      const arrival = before(d.issueDate, nights)
      const rows = p.lines((l, at) =>
        row([
          p.date(before(arrival, -Math.floor(at / 2))),
          String(410233 + at * 317),
          l.description,
          `>${p.plain(l.amount)}`,
          '',
        ])
      )
      const names = new Map([
        [13.25, 'Occupancy tax'],
        [8.5, 'State and county sales tax'],
      ])
      const taxes = p.taxes((t) =>
        row([
          p.date(d.issueDate),
          '',
          `${names.get(t.rate)} ${p.number(t.rate)}% on ${p.plain(t.base)}`,
          `>${p.plain(t.amount)}`,
          '',
        ])
      )
      const deposit = d.prepaid
        ? row([
            p.date(d.orderDate),
            '',
            'Advance deposit Mastercard XXXX 8830',
            '',
            `>${p.plain(d.prepaid)}`,
          ])
        : ''
      const end = (label: string, cents: number) =>
        `<tr><td colspan=3 class=r>${label}</td><td class=r>${p.plain(cents)}</td><td></td></tr>`
      return `<div class=c><b>${d.seller.name}</b><br>${d.seller.street} &bull; ${d.seller.town} ${d.seller.postCode} &bull; ${d.seller.telephone}</div>
<div class=info><table>${row(['Guest', d.buyer.name])}${row(['Address', d.buyer.street])}${row(['', `${d.buyer.town} ${d.buyer.postCode}`])}${row(['Rate plan', 'BAR flexible'])}${row(['Guests', '2 / 0'])}</table><table>${row(['Folio', d.number])}${row(['Confirmation', p.random.digits(8)])}${row(['Arrival', p.date(arrival)])}${row(['Departure', p.date(d.issueDate)])}${row(['Folio date', p.date(d.issueDate)])}${row(['Cashier', 'TBAKER'])}</table></div>
<table class=f>${heading(['Date', 'Reference', 'Description', '>Charges (USD)', '>Credits (USD)'])}${deposit}${rows.join('')}${taxes.join('')}<tr class=t><td colspan=3 class=r>Charges before tax</td><td class=r>${p.plain(d.subtotal)}</td><td></td></tr>${end('Taxes', d.tax)}${end('Total charges', d.total)}${d.prepaid ? `<tr><td colspan=3 class=r>Total credits</td><td></td><td class=r>${p.plain(d.prepaid)}</td></tr>` : ''}${end('<b>Balance due</b>', d.amountDue)}</table>
<div class=sign>I agree that my liability for this bill is not waived and agree to be held personally liable in the event that the indicated person, company or association fails to pay for any part or the full amount of these charges.<i>Guest signature</i></div><p class=c style="font-size:8pt">Thank you for staying with us. Questions about this folio: ${d.seller.mail}</p>`
    },
  },
  {
    name: 'en-cloud-usage',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [6.25],
      lines: [9, 24],
      isInOrder: true,
      isOnce: true,
      most: 744,
      isPart: true,
      allowance: 0.5,
      days: [14, 30],
      pools: partiesOf(
        ['Cloud Services', 'Robotics', 'Data Systems', 'Analytics Labs'],
        ['Inc.', 'LLC', 'Corporation']
      ),
      items: [
        ['Compute c4.large on demand, us-east', 'hours', 0.1, 0.5],
        ['Compute c4.xlarge on demand, us-east', 'hours', 0.2, 0.75],
        ['Compute gpu.t1 spot, us-west', 'hours', 0.5, 2],
        ['Managed PostgreSQL db.m2, us-east', 'hours', 0.15, 0.5],
        ['Database backup storage', 'GB-month', 0.05, 0.15],
        ['Block storage SSD', 'GB-month', 0.1, 0.2],
        ['Object storage, standard class', 'GB-month', 0.05, 0.1],
        ['Data transfer out to internet', 'GB', 0.05, 0.15],
        ['Data transfer between regions', 'GB', 0.05, 0.1],
        ['Function invocations', 'million requests', 0.2, 0.4],
        ['Load balancer capacity', 'LCU-hours', 0.05, 0.1],
        ['Message queue operations', 'million requests', 0.3, 0.5],
        ['Log ingestion', 'GB', 0.25, 0.6],
        ['Container registry storage', 'GB-month', 0.1, 0.2],
      ],
      numbers: (random) => random.int(1, 2) + random.digits(9),
    },
    style: {
      ...point,
      money: (plain) => `USD ${plain}`,
      date: (y, m, d) => `${english[Number(m) - 1]} ${Number(d)}, ${y}`,
    },
    css: 'body{font:9pt "Inter";color:#16191f;margin:0} .top{display:flex;justify-content:space-between;margin-bottom:10mm} .logo{font-size:13pt;font-weight:bold;color:#d9560b} .top .r{white-space:normal} .grid{display:flex;gap:14mm} .grid>div{flex:1} .grid>div+div{flex:1.35} .gr{color:#687078;font-size:7.5pt} .kv td{padding:2.5px 0;border-bottom:.5pt solid #e5e7ea} .sum{margin-top:9mm} .sum td{padding:5px 0;border-bottom:.5pt solid #d5dbdb} .sum .big td{font-size:12pt;font-weight:bold;border-top:1.5pt solid #16191f} h1{font-size:14pt;margin:0 0 3mm} .detail{break-before:page} .detail th{font-size:7.5pt;color:#687078;text-align:left;border-bottom:1pt solid #16191f;padding:4px 0} .detail td{padding:5px 0;border-bottom:.5pt solid #e5e7ea} .fine{margin-top:9mm;font-size:7.5pt;color:#687078;line-height:1.5}',
    draw: (p) => {
      const { doc: d } = p
      const less = d.allowance
        ? row(['Committed use credits', `>${p.money(-d.allowance).replace('USD -', '-USD ')}`])
        : ''
      return `<div class=top><div class=logo>${d.seller.name}</div><div class=r>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>EIN ${d.seller.vatId}</div></div>
<h1>Invoice</h1><div class=grid><div><span class=gr>BILL TO ADDRESS</span><br>${d.buyer.name}<br>ATTN: Cloud Billing<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}<br>US<p><span class=gr>EMAIL OR TALK TO US ABOUT YOUR BILL</span><br>${d.seller.mail}<br>${d.seller.site}/billing</p></div><div><span class=gr>INVOICE SUMMARY</span><table class=kv>${row(['Account number', `>${d.customerNumber}`])}${row(['Invoice number', `>${d.number}`])}${row(['Invoice date', `>${p.date(d.issueDate)}`])}${row(['Purchase order', `>${d.orderNumber}`])}${row([`<b>Total amount due on ${p.date(d.dueDate)}</b>`, `><b>${p.money(d.amountDue)}</b>`])}</table></div></div>
<p style="margin-top:9mm">This invoice is for the billing period ${p.date(d.from)} - ${p.date(d.until)}.</p>
<table class=sum>${row(['Usage charges', `>${p.money(d.lineTotal)}`])}${less}${row(['Net charges', `>${p.money(d.subtotal)}`])}${row([`US sales tax (${p.number(d.taxes[0].rate)}%)`, `>${p.money(d.tax)}`])}<tr class=big><td>Total for this invoice</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=fine>Charges and usage are calculated on a UTC basis. Please include the invoice number with your remittance. Wire instructions are shown in the billing console. ${d.seller.name} does not accept checks. A breakdown by service follows on the next page; usage by linked account can be downloaded in the console.</div>
<div class=detail><div class=gr style="margin-bottom:5mm">Invoice ${d.number} &nbsp;|&nbsp; Account ${d.customerNumber} &nbsp;|&nbsp; Page 2</div><h1>Detail</h1><table>${heading(['Service', '>Usage', 'Unit', '>Price per unit', '>Charge'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}<tr><td colspan=4><b>Total usage charges (USD)</b></td><td class=r><b>${p.plain(d.lineTotal)}</b></td></tr></table></div>`
    },
  },
  {
    name: 'en-payment-stub',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [7.5],
      lines: [2, 8],
      isOnce: true,
      most: 10,
      prepaid: 0.4,
      days: [15, 30],
      pools: partiesOf(
        ['Sign Shop', 'Pool & Spa', 'Lawn Care', 'Flooring', 'Plumbing'],
        ['LLC', 'Inc.', 'Co.']
      ),
      items: [
        ['Weekly service - chemicals, skim and brush', '', 45, 85],
        ['Filter cartridge 150 sq ft replacement', '', 68, 120],
        ['Service call - pump diagnosis and leak test', '', 75, 125],
        ['Labor - certified technician', '', 65, 110],
        ['Variable speed pump motor seal kit', '', 28, 52],
        ['Acid wash, per hundred sq ft', '', 40, 75],
        ['PVC union 2 in. schedule 40', '', 9, 18],
        ['LED niche light, color, 50 ft cord', '', 210, 390],
        ['Salt, pool grade, 40 lb bag', '', 8, 14],
      ],
      numbers: (random) => String(random.int(1040, 9870)),
    },
    style: { decimal: '.', thousands: ',', date: (y, m, d) => `${m}/${d}/${y}` },
    css: 'body{font:10.5pt "Carlito";margin:0} .top{display:flex;justify-content:space-between} .logo{width:24mm;height:24mm;border-radius:50%;background:#2a7f9e;color:#fff;font:26pt "URW Gothic";display:flex;align-items:center;justify-content:center} h1{color:#2a7f9e;font-size:20pt;font-weight:normal;margin:5mm 0 3mm} .three{display:flex;justify-content:space-between} .lab{color:#777;font-size:8.5pt} .n{width:auto} .n td{padding:0} .n td:first-child{color:#777;font-size:8.5pt;text-align:right} .band{background:#d4e6ec;margin:7mm 0 3mm;padding:4px 8px;display:flex;gap:14mm} .it th{background:#d4e6ec;color:#2a7f9e;text-align:left;font-weight:normal;font-size:9pt;padding:4px 8px} .it td{padding:5px 8px} .tot{width:86mm;margin-left:auto;border-top:1pt dotted #888;margin-top:3mm} .tot td{padding:3px 8px} .tot td:first-child{color:#777;font-size:9pt} .stub{position:fixed;bottom:0;left:0;right:0;border-top:1pt dashed #333;padding-top:3mm;font-size:9.5pt} .stub .w{display:flex;justify-content:space-between;margin-top:3mm} .stub table{width:72mm} .stub td{padding:2px 0}',
    draw: (p) => {
      const { doc: d } = p
      const paid = d.prepaid ? row(['DEPOSIT PAID', `>${p.plain(d.prepaid)}`]) : ''
      const service = p.date(d.deliveryDate)
      return `<div class=top><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>${d.seller.telephone}<br>${d.seller.mail}</div><div class=logo>${d.seller.name.slice(0, 1)}</div></div><h1>INVOICE</h1>
<div class=three><div><span class=lab>BILL TO</span><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div><div><span class=lab>SERVICE ADDRESS</span><br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div><table class=n>${row(['INVOICE #', d.number])}${row(['DATE', p.date(d.issueDate)])}${row(['DUE DATE', p.date(d.dueDate)])}${row(['TERMS', 'Due on date shown'])}</table></div>
<div class=band><div><span class=lab>P.O. NUMBER</span><br>${d.orderNumber}</div><div><span class=lab>SALES REP</span><br>JT</div></div>
<table class=it>${heading(['DATE', 'ACTIVITY', '>QTY', '>RATE', '>AMOUNT'])}${p.lines((l) => row([service, l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=tot>${row(['SUBTOTAL', `>${p.plain(d.subtotal)}`])}${row([`TAX (${p.number(d.taxes[0].rate)}%)`, `>${p.plain(d.tax)}`])}${row(['TOTAL', `>${p.plain(d.total)}`])}${paid}${row(['BALANCE DUE', `><b style="font-size:14pt">$${p.plain(d.amountDue)}</b>`])}</table><p style="font-size:9.5pt">Thank you for your business! Returned checks are subject to a $35.00 fee.</p>
<div class=stub><span class=lab>PLEASE RETURN THIS STUB WITH YOUR PAYMENT</span><div class=w><div>Make check payable to:<br>${d.seller.name}<br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}</div><table>${row(['Customer', `>${d.buyer.name}`])}${row(['Invoice #', `>${d.number}`])}${row(['Amount due', `>$${p.plain(d.amountDue)}`])}${row(['Amount enclosed', '>$ ______________'])}</table></div></div>`
    },
  },
]
