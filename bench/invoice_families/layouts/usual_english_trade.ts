import type { Family } from '../family.ts'
import type { Item } from '../make_document.ts'
import pools from '../pools.json' with { type: 'json' }
import { grouped, heading, monthsIn, point, row, slashed } from '../print.ts'

const english = monthsIn('GB')

/** Names and addresses of wholesalers, contractors and shops. */
const tradePools = {
  ...pools,
  GB: {
    ...pools.GB,
    first: ['Darren', 'Siobhan', 'Gareth', 'Meera', 'Craig', 'Lorna'],
    last: ['Tattersall', 'Pym', 'Oldroyd', 'Beddoes', 'Haigh', 'Skelton', 'Wragg', 'Trevanion'],
    trade: ['Building Services', 'Trade Supplies', 'Contracts', 'Stores', 'Wholesale', 'Group'],
    forms: ['Ltd', 'Limited', '(UK) Ltd', 'LLP'],
    streets: [
      'Unit 11 Brookside Trading Estate',
      '240-246 Penistone Road',
      'The Old Maltings, Quay Street',
      '9 Foundry Court',
      'Plot 4, Holme Lane Industrial Park',
      '71 High Street',
    ],
    towns: [
      ['Barnsley', 'S70 2LW'],
      ['Hereford', 'HR4 9NS'],
      ['Ipswich', 'IP1 5NQ'],
      ['Swansea', 'SA5 4DJ'],
      ['Truro', 'TR1 2NA'],
      ['Preston', 'PR2 2YP'],
      ['Kirkcaldy', 'KY1 3NB'],
    ],
  },
  US: {
    ...pools.US,
    first: ['Renee', 'Doug', 'Alicia', 'Brent'],
    last: ['Kowalski', 'Brandt', 'Yarbrough', 'Fontenot', 'Ostrander', 'McGill', 'Pacheco'],
    trade: ['Supply', 'Graphics', 'Industrial', 'Mechanical', 'Property Management', 'Fabrication'],
    forms: ['Inc.', 'LLC', 'Co., Inc.', 'Company'],
    streets: ['6650 Commerce Pkwy', '318 N 3rd St', '1409 Route 22 East', 'PO Box 5519'],
    towns: [
      ['Toledo, OH', '43607'],
      ['Lafayette, LA', '70508'],
      ['Allentown, PA', '18109'],
      ['Boise, ID', '83705'],
      ['Grand Rapids, MI', '49512'],
    ],
  },
}

/** Groceries, with the size of their cases. */
const larder: Item[] = [
  ['Elderflower Pressé', '12 x 250ml', 11, 17, 0],
  ['Sicilian Lemonade', '12 x 330ml', 10, 15, 0],
  ['Dry Cider 5.5%', '12 x 500ml', 19, 27, 0],
  ['Pale Ale 4.2% can', '24 x 330ml', 30, 43, 0],
  ['Sea Salt Crisps', '12 x 150g', 13, 19, 0],
  ['Salted Caramel Chocolate Bar', '15 x 90g', 22, 31, 0],
  ['Smoked Almonds', '10 x 110g', 18, 26, 0],
  ['Cloudy Apple Juice', '6 x 1L', 9, 14, 0],
  ['Wholemeal Flour, Stoneground', '5 x 1.5kg', 6, 10, 1],
  ['Rolled Oats, Jumbo', '10 x 1kg', 12, 18, 1],
  ['Strawberry Jam, Extra Fruit', '6 x 340g', 12, 17, 1],
  ['Piccalilli', '6 x 280g', 12, 18, 1],
  ['Red Onion Chutney', '6 x 300g', 13, 18, 1],
  ['Cold Pressed Rapeseed Oil', '6 x 500ml', 19, 27, 1],
  ['Chopped Tomatoes', '12 x 400g', 8, 13, 1],
  ['Passata Rustica', '12 x 690g', 11, 16, 1],
  ['Fusilli, Bronze Die', '12 x 500g', 14, 20, 1],
  ['Cheddar Biscuits, Savoury', '12 x 100g', 15, 22, 1],
  ['All Butter Shortbread', '12 x 150g', 19, 26, 1],
  ['Ground Coffee, House Blend', '8 x 227g', 27, 38, 1],
  ['English Breakfast Tea, 80 bags', '6 x 250g', 14, 21, 1],
  ['Set Honey, Wildflower', '6 x 340g', 20, 29, 1],
  ['Organic Peanut Butter, Crunchy', '6 x 280g', 13, 19, 1],
  ['Oat Drink, Barista', '6 x 1L', 8, 12, 1],
]

/** Parts of a list with a fixed number of members. */
function chunks<T>(list: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size)
  )
}

/** The list price that a discount reduces to a net price, both in cents. */
function listPrice(net: number, discount: number): number {
  return Math.round(net / (1 - discount / 100))
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)
}

/** Invoices of British and American wholesalers, hirers, printers and subcontractors. */
export const usualEnglishTrade: Family[] = [
  {
    name: 'en-electrical-wholesale',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [40, 75],
      isOnce: true,
      most: 30,
      pools: tradePools,
      items: [
        ['2.5mm 6242Y Twin & Earth Grey 100m', 'DRM', 52, 71],
        ['1.5mm 6242Y Twin & Earth Grey 100m', 'DRM', 34, 48],
        ['10mm 6242Y Twin & Earth Grey', 'MTR', 2, 4],
        ['25mm 6181Y Meter Tails Brown', 'MTR', 3, 5],
        ['16mm 6491X Green/Yellow', 'MTR', 1, 3],
        ['4mm 3c SWA XLPE BASEC', 'MTR', 2, 4],
        ['13A 2G DP Switched Socket White Moulded', 'EA', 2, 5],
        ['13A 1G DP Switched Socket White Moulded', 'EA', 1, 3],
        ['13A Switched FCU c/w Neon & Flex Outlet', 'EA', 4, 8],
        ['10AX 1G 2W Plate Switch', 'EA', 1, 2],
        ['10AX 3G 2W Plate Switch', 'EA', 2, 4],
        ['50A DP Pull Cord Switch c/w Neon', 'EA', 6, 11],
        ['45A Cooker Control Unit & 13A Socket', 'EA', 9, 15],
        ['35mm 2G Galv Flush Box', 'EA', 1, 2],
        ['25mm 1G Galv Flush Box', 'EA', 1, 2],
        ['47mm 2G Dry Lining Box', 'EA', 1, 2],
        ['12 Way Metal Consumer Unit 100A Main Switch', 'EA', 48, 83],
        ['32A 30mA Type A RCBO 1 Module 6kA', 'EA', 14, 23],
        ['16A 30mA Type A RCBO 1 Module 6kA', 'EA', 14, 23],
        ['6A Type B MCB 6kA', 'EA', 2, 5],
        ['40A Type B MCB 6kA', 'EA', 3, 6],
        ['Type 2 SPD c/w 32A MCB', 'EA', 27, 44],
        ['20mm Galv Conduit Class 4 3.75m', 'LGT', 7, 12],
        ['20mm PVC Conduit H/G White 3m', 'LGT', 1, 3],
        ['50x50 PVC Maxi Trunking 3m', 'LGT', 8, 14],
        ['20mm Brass Male Bush Short', 'C', 16, 28],
        ['20mm Galv Spacer Bar Saddle', 'C', 22, 39],
        ['M6 x 12 Roofing Nut & Bolt BZP', 'C', 4, 9],
        ['M10 Zinc Plated Hex Nut', 'C', 3, 7],
        ['No.8 x 1.1/2in Twin Thread Woodscrew', 'C', 2, 4],
        ['Brown Wall Plugs', 'C', 1, 3],
        ['300 x 4.8mm Black Cable Tie', 'C', 3, 6],
        ['20S Brass Gland Kit SWA Outdoor (2)', 'PK', 4, 7],
        ['PVC Insulation Tape 19mm x 33m Black', 'EA', 1, 2],
        ['5A 3 Way Connector Lever Type Box 50', 'BOX', 13, 20],
        ['6W LED Downlight Fire Rated CCT Matt White', 'EA', 7, 13],
        ['1500mm 5ft LED Batten 4000K 5500lm', 'EA', 23, 37],
        ['1500mm 5ft LED Batten 4000K Emergency 3hr', 'EA', 62, 91],
        ['LED Bulkhead Round 15W IP65 c/w Photocell', 'EA', 19, 31],
        ['3W LED Exit Box Maintained c/w Legend', 'EA', 21, 36],
        ['Mains Optical Smoke Alarm c/w Lithium B/U', 'EA', 26, 41],
        ['Mains Heat Alarm c/w Lithium B/U', 'EA', 27, 43],
        ['100mm Axial Extractor Fan c/w Timer', 'EA', 17, 33],
        ['3kW Immersion Thermostat 11in', 'EA', 6, 10],
        ['16A 3P 240V IP44 Trailing Plug Blue', 'EA', 2, 5],
        ['1.8m x 16mm Earth Rod c/w Clamp & Pit', 'SET', 18, 27],
      ],
      days: [30, 45, 60],
      numbers: (random) => `${random.pick(['078', '112', '364'])}/${random.digits(6)}`,
    },
    style: { ...point, date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: 'body{font:9pt "Liberation Sans Narrow";margin:0} .pg{position:relative;height:265mm;break-after:page} .pg:last-child{break-after:auto} .top{display:flex;justify-content:space-between} .co{font-size:15pt;font-weight:bold} .doc{font-size:18pt;font-weight:bold;letter-spacing:2px} .adr{display:flex;gap:6mm;margin:5mm 0 3mm} .adr div{flex:1;border:.7pt solid #333;padding:5px 8px;min-height:27mm} .adr small,.ref small{color:#444;font-size:7pt} .ref td{border:.7pt solid #333;padding:2px 5px;vertical-align:top} .lns{margin-top:4mm} .lns th{background:#333;color:#fff;text-align:left;font-weight:normal;padding:3px 4px} .lns td{padding:5px 4px} .bot{position:absolute;bottom:0;left:0;right:0} .sum{display:flex;gap:4mm;align-items:flex-start} .sum td,.sum th{border:.7pt solid #333;padding:3px 6px;text-align:left} .small{font-size:7pt;border-top:.7pt solid #333;margin-top:3mm;padding-top:3px}',
    draw: (p) => {
      const { doc: d } = p
      const lines = p.lines((l) => {
        const discount = p.random.pick([20, 25, 37.5, 40, 50, 60])
        const code = l.description.replace(/[^A-Z0-9]/gi, '').slice(0, 5)
        return row([
          `${code.toUpperCase()}${p.random.digits(2)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(listPrice(l.price, discount))}`,
          `>${p.number(discount, 2)}`,
          `>${p.plain(l.price)}`,
          l.unit,
          `>${p.plain(l.amount)}`,
          '1',
        ])
      })
      const sheets = chunks(lines, 17)
      const advice = p.random.digits(6)
      return sheets
        .map((sheet, at) => {
          const isLast = at === sheets.length - 1
          return `<div class=pg><div class=top><div><div class=co>${d.seller.name}</div>Electrical Distributors<br>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>Tel ${d.seller.telephone} &nbsp; ${d.seller.mail}</div><div class=r><div class=doc>INVOICE</div>Page ${at + 1} of ${sheets.length}</div></div>
<div class=adr><div><small>Invoice to</small><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><small>Deliver to</small><br>Collected at trade counter<br>Branch 07 / CTR 2</div></div>
<table class=ref><tr><td><small>Account</small><br>${d.customerNumber}<td><small>Your order</small><br>${d.orderNumber}<td><small>Advice note</small><br>${advice}<td><small>Despatched</small><br>${p.date(d.deliveryDate)}<td><small>Invoice no.</small><br><b>${d.number}</b><td><small>Date / tax point</small><br><b>${p.date(d.issueDate)}</b></tr></table>
<table class=lns>${heading(['Product', 'Description', '>Qty', '>List', '>Disc %', '>Net price', 'Per', '>Goods value', 'V'])}${sheet.join('')}</table>
<div class=bot>${
            isLast
              ? `<div class=sum><table style="width:52%">${heading(['VAT code', '>Goods', '>Rate', '>VAT'])}${p.taxes((t) => row(['1', `>${p.plain(t.base)}`, `>${p.number(t.rate, 2)}`, `>${p.plain(t.amount)}`])).join('')}</table><table style="width:44%">${row(['Goods total', `>${p.plain(d.subtotal)}`])}${row(['VAT total', `>${p.plain(d.tax)}`])}${row(['<b>Invoice total &nbsp;GBP</b>', `><b>${p.plain(d.total)}</b>`])}${row(['Payment due', `>${p.date(d.dueDate)}`])}</table></div>`
              : '<div class=r>Continued on next page ...</div>'
          }<div class=small>VAT Reg. No. ${d.seller.vatId}. Shortages or damage must be notified within 3 working days of delivery. Title to the goods does not pass until payment has been received in full. C = price per 100. E &amp; OE.</div></div></div>`
        })
        .join('')
    },
  },
  {
    name: 'en-plant-hire',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [5, 15],
      isOnce: true,
      most: 5,
      isPart: true,
      pools: tradePools,
      charge: 0.6,
      items: [
        ['1.5T Mini Excavator c/w 3 Buckets', 'wk', 165, 240],
        ['3T Rubber Tracked Excavator', 'wk', 235, 310],
        ['Hydraulic Breaker to suit 1.5T', 'wk', 70, 110],
        ['1T Swivel Skip Dumper', 'wk', 120, 170],
        ['Wacker Plate 400mm Petrol', 'wk', 42, 65],
        ['Trench Rammer 62kg', 'wk', 55, 80],
        ['Floor Saw 450mm Diesel', 'wk', 78, 105],
        ['3kVA Transformer 110V Site', 'wk', 14, 22],
        ['Festoon Lighting Set 22m LED', 'wk', 18, 27],
        ['Alloy Tower 1450 x 1.8m, 5.2m Platform', 'wk', 85, 130],
        ['Trench Sheet 2.4m (bundle of 10)', 'wk', 22, 38],
        ['Heras Fence Panel (set of 10) c/w Block and Clip', 'wk', 12, 20],
        ['21ft Steel Store, Hi-Security', 'wk', 23, 36],
        ['Diamond Blade Wear, 450mm', 'mm', 16, 24],
        ['Gas Oil Used on Return', 'ltr', 1, 2],
        ['Chisel Point, Sale', 'ea', 28, 44],
      ],
      days: [14, 28, 30],
      numbers: (random) => `IN${random.digits(6)}`,
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${d}-${english[Number(m) - 1].slice(0, 3)}-${y.slice(2)}`,
    },
    css: 'body{font:9.5pt "Carlito"} .bar{background:#f2b705;display:flex;justify-content:space-between;align-items:center;padding:8px 12px} .bar b{font-size:17pt} .mid{display:flex;justify-content:space-between;margin:8mm 0 6mm} .win{padding-top:7mm} .info{width:78mm} .info td{padding:1.5px 4px} .info td:first-child{font-weight:bold;white-space:nowrap} .site{border:1pt dashed #999;padding:4px 8px;margin-bottom:4mm} .h th{text-align:left;border-bottom:1.5pt solid #f2b705;vertical-align:bottom} .h td{padding:3px 0;border-bottom:.4pt solid #ccc;vertical-align:top} .h td:nth-child(n+3){white-space:nowrap} .tot{width:62mm;margin:4mm 0 0 auto} .tot td{padding:2px 4px} .due{background:#222;color:#fff;font-weight:bold} .f{margin-top:9mm;font-size:8pt;color:#333}',
    draw: (p) => {
      const { doc: d } = p
      const contract = p.random.digits(5)
      return `<div class=bar><b>${d.seller.name}</b><span>PLANT &bull; TOOLS &bull; ACCESS</span></div><div style="font-size:8.5pt;text-align:center;padding-top:3px">Hire desk: ${d.seller.street}, ${d.seller.town}, ${d.seller.postCode} &nbsp;|&nbsp; ${d.seller.telephone} &nbsp;|&nbsp; ${d.seller.site}</div>
<div class=mid><div class=win>${d.buyer.name}<br>Purchase Ledger<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table class=info><tr><td colspan=2 style="font-size:15pt">Hire Invoice</td></tr>${row(['Invoice No', d.number])}${row(['Invoice Date', p.date(d.issueDate)])}${row(['Contract No', `C${contract}/2`])}${row(['A/C Code', d.customerNumber])}${row(['Order No', d.orderNumber])}${row(['Ordered by', 'Site agent, by phone'])}${row(['Due By', p.date(d.dueDate)])}</table></div>
<div class=site><b>Site:</b> Phase 2 Compound, off Ring Road, ${d.buyer.town} &nbsp; <b>Hire invoiced to:</b> ${p.date(d.until)}</div>
<table class=h>${heading(['Item / Fleet No', 'Status', 'On Hire', 'Off Hire', '>Period', '>Rate', '>Charge'])}${p
        .lines((l) => {
          const isHire = l.unit === 'wk'
          const isBack = p.random.chance(0.6)
          const on = daysBefore(d.until, Math.round((l.quantity ?? 1) * 7))
          return row([
            isHire
              ? `${l.description}<br><small>${p.random.pick(['EX', 'BR', 'DU', 'TR'])}${p.random.digits(4)}</small>`
              : l.description,
            isHire ? (isBack ? 'Off hire' : 'On hire') : 'Sale',
            isHire ? p.date(on) : '',
            isHire && isBack ? p.date(d.until) : '',
            `>${p.number(l.quantity)} ${l.unit}`,
            `>${p.plain(l.price)}`,
            `>${p.plain(l.amount)}`,
          ])
        })
        .join(
          ''
        )}${d.charge ? row(['Transport: delivery and collection', '', p.date(d.deliveryDate), '', '', '', `>${p.plain(d.charge)}`]) : ''}</table>
<table class=tot>${row(['Total Nett', `>${p.money(d.subtotal)}`])}${row([`VAT @ ${p.number(d.taxes[0].rate, 1)}%`, `>${p.money(d.tax)}`])}<tr class=due><td>Invoice Total<td class=r>${p.money(d.total)}</tr></table>
<div class=f>Hire charges continue until an off-hire number is obtained from the hire desk. Rates are per week, charged pro rata. All hires under CPA Model Conditions.<br>VAT Registration ${d.seller.vatId} &nbsp; Registered in England and Wales</div>`
    },
  },
  {
    name: 'en-larder-wholesale',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20, 0],
      lines: [14, 36],
      isOnce: true,
      most: 6,
      pools: tradePools,
      allowance: 0.4,
      items: larder,
      days: [7, 14, 30],
      numbers: (random) => `SI-${random.digits(7)}`,
    },
    style: { ...point, money: (plain) => `£${plain}`, date: slashed },
    css: 'body{font:8.5pt "Open Sans";color:#222} .l{font-family:"EB Garamond";font-size:22pt;color:#4b5d23} .head{text-align:center;border-bottom:.8pt solid #4b5d23;padding-bottom:5px} .cols{display:flex;justify-content:space-between;gap:8mm;margin:6mm 0} .cols>div{flex:1} .cols h4{margin:0 0 2px;font-size:8pt;color:#4b5d23;text-transform:uppercase} .g th{font-size:7.5pt;text-align:left;color:#4b5d23;border-bottom:.8pt solid #4b5d23;padding-bottom:3px} .g td{padding:2.6px 0} .g tr:nth-child(even) td{background:#f5f6ef} .g td:nth-child(3){white-space:nowrap} .end{display:flex;justify-content:space-between;align-items:flex-start;margin-top:6mm;break-inside:avoid} .end th{font-size:7.5pt;text-align:left} .big td{border-top:.8pt solid #4b5d23;font-weight:600;font-size:10pt} .bank{margin-top:6mm;font-size:7.5pt;break-inside:avoid}',
    draw: (p) => {
      const { doc: d } = p
      const body = p.lines((l) => {
        const size = larder.find(([name]) => name === l.description)?.[1] ?? ''
        const each = l.price / Number.parseInt(size, 10)
        const retail = Math.ceil((each * (1 + l.rate / 100)) / 0.68 / 5) * 5
        return row([
          p.random.digits(5),
          l.description,
          size,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(retail)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      })
      return `<div class=head><div class=l>${d.seller.name}</div>Speciality food and drink to the trade &middot; ${d.seller.street}, ${d.seller.town}, ${d.seller.postCode} &middot; ${d.seller.telephone}</div>
<div class=cols><div><h4>Customer</h4>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><h4>Delivery</h4>Route ${p.random.int(2, 19)}, drop ${p.random.int(1, 14)}<br>Delivered ${p.date(d.deliveryDate)}<br>Leave in rear yard, ring bell</div><div><h4>Sales invoice</h4>No. ${d.number}<br>Date: ${p.date(d.issueDate)}<br>Customer ref: ${d.orderNumber}<br>Account: ${d.customerNumber}<br>Payment due: ${p.date(d.dueDate)}</div></div>
<table class=g>${heading(['Code', 'Product', 'Case size', '>Cases', '>Trade price', '>RRP each', '>VAT', '>Line total'])}${body.join('')}</table>
<div class=end><table style="width:75mm">${heading(['VAT analysis', '>Goods', '>VAT'])}${p.taxes((t) => row([t.rate ? `Standard ${p.number(t.rate)}%` : `Zero rated ${p.number(t.rate)}%`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])).join('')}</table><table style="width:70mm">${d.allowance ? row(['Goods', `>${p.money(d.lineTotal)}`]) + row(['Less order discount', `>-${p.money(d.allowance)}`]) : ''}${row(['Net total', `>${p.money(d.subtotal)}`])}${row(['VAT', `>${p.money(d.tax)}`])}<tr class=big><td>Total<td class=r>${p.money(d.total)}</tr></table></div>
<div class=bank>BACS or Faster Payment quoting your account number. IBAN ${grouped(d.seller.iban)}. VAT number ${d.seller.vatId}. Organic certification GB-ORG-05. Please check goods on delivery: claims for chilled and glass cannot be accepted after the driver has left.</div>`
    },
  },
  {
    name: 'en-cis-subcontract',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [0],
      lines: [4, 10],
      isOnce: true,
      most: 14,
      isPart: true,
      withheld: 20,
      pools: tradePools,
      items: [
        ['Bricklayer, facework to plots 14 and 15', 'days', 210, 260],
        ['Bricklayer, garden walls and piers', 'days', 200, 250],
        ['Hod carrier / labourer', 'days', 120, 160],
        ['Forming openings and fitting lintels, ground floor', 'days', 190, 240],
        ['Laying 100mm dense block to inner leaf, price work per m2', 'm2', 14, 21],
        [
          'Daywork sheet 7: taking down and rebuilding gable as instructed by site manager',
          'hrs',
          24,
          34,
        ],
        ['Pointing up and snagging', 'hrs', 22, 32],
        ['Mixer driver', 'days', 115, 150],
      ],
      days: [7, 14, 21, 28],
      numbers: (random) => random.digits(3).replace(/^0/, '1'),
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${Number(d)} ${english[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:11pt "Caladea"} .me{text-align:right;line-height:1.25} .me b{font-size:13pt} h2{text-align:center;margin:9mm 0 5mm;font-size:15pt;text-decoration:underline} .meta{margin:5mm 0} .meta td{padding:1px 0;width:50%} .w th,.w td{border:.7pt solid #000;padding:3px 6px} .w th{background:#e6e6e6;text-align:left} .n td:first-child{border:0;text-align:right} .pay{margin-top:7mm} .rc{font-style:italic;margin:5mm 0}',
    draw: (p) => {
      const { doc: d } = p
      const sum = (label: string, value: string) =>
        `<tr class=n><td colspan=4>${label}<td class=r>${value}</tr>`
      return `<div class=me><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.town}<br>${d.seller.postCode}<br>Mob: ${d.seller.telephone}<br>${d.seller.mail}</div>
<div style="margin-top:5mm">To: ${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div>
<h2>INVOICE ${d.number}</h2>
<table class=meta>${row([`Date: ${p.date(d.issueDate)}`, `UTR: ${p.random.digits(10)}`])}${row([`Your order: ${d.orderNumber}`, `VAT Reg: ${d.seller.vatId}`])}</table>
<p>Works carried out at Orchard Rise, ${d.buyer.town}, between ${p.date(d.from)} and ${p.date(d.until)}:</p>
<table class=w>${heading(['Labour', '>Qty', 'Unit', '>Rate', '>Amount'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}${sum('Net', p.money(d.subtotal))}${sum('VAT (reverse charge)', p.money(d.tax))}${sum('Gross', p.money(d.total))}${sum('Less CIS tax deducted @ 20%', `-${p.money(d.withheld)}`)}${sum('<b>Amount payable</b>', `<b>${p.money(d.amountDue)}</b>`)}</table>
<p class=rc>Reverse charge: VAT Act 1994 Section 55A applies. Customer to account to HMRC for the VAT at the rate of 20%.</p>
<div class=pay>Please pay by ${p.date(d.dueDate)} into:<br>${d.seller.name}<br>Sort code ${p.random.digits(2)}-${p.random.digits(2)}-${p.random.digits(2)} &nbsp; Account ${p.random.digits(8)}</div><p>Many thanks</p>`
    },
  },
  {
    name: 'en-industrial-distributor',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [7.25],
      lines: [6, 18],
      isOnce: true,
      most: 48,
      pools: tradePools,
      charge: 0.85,
      items: [
        ['BALL VALVE 1/2 IN BRASS FPT FULL PORT LEAD FREE', 'EA', 9, 16],
        ['BALL VALVE 1 IN BRASS FPT FULL PORT LEAD FREE', 'EA', 17, 28],
        ['PIPE NIPPLE 1/2 X 4 SCH 40 GALV', 'EA', 2, 4],
        ['ELBOW 90 3/4 IN BLACK MALLEABLE 150#', 'EA', 2, 5],
        ['COPPER TUBE TYPE L 3/4 IN HARD 10 FT', 'LG', 31, 48],
        ['HEX CAP SCREW 3/8-16 X 1-1/2 GR 5 ZP', 'C', 18, 29],
        ['FLAT WASHER 3/8 SAE ZP', 'C', 5, 9],
        ['V-BELT A48 CLASSICAL', 'EA', 7, 13],
        ['BEARING INSERT UC205-16 1 IN BORE', 'EA', 14, 25],
        ['PILLOW BLOCK HOUSING P205 CAST IRON', 'EA', 11, 19],
        ['ROLLER CHAIN #50 RIVETED 10 FT BOX', 'BX', 39, 62],
        ['GREASE CARTRIDGE NLGI 2 LITHIUM COMPLEX 14 OZ', 'TB', 5, 9],
        ['NITRILE GLOVE 6 MIL BLACK LARGE', 'BX', 11, 18],
        ['SAFETY GLASSES CLEAR ANTI-FOG', 'PR', 3, 7],
        ['CUTOFF WHEEL 4-1/2 X .045 X 7/8 TYPE 1', 'EA', 2, 4],
        ['HOSE CLAMP SS SIZE 24', 'BX', 9, 15],
        ['THREAD SEALANT PTFE PASTE 1 PT', 'EA', 12, 19],
        ['AIR FILTER 20 X 25 X 2 MERV 8', 'CS', 52, 79],
      ],
      days: [30],
      numbers: (random) => `S${random.int(1, 9)}${random.digits(6)}.00${random.int(1, 3)}`,
    },
    style: { ...point, date: (y, m, d) => `${m}/${d}/${y}` },
    css: 'body{font:8.5pt "Liberation Sans"} .top{display:flex;justify-content:space-between;align-items:flex-start} .nm{font:bold 16pt "Liberation Serif"} .bx{width:74mm} .bx th{background:#cfd8e3;border:.6pt solid #000;font-size:7pt;padding:2px} .bx td,.ord td,.ord th{border:.6pt solid #000;text-align:center;padding:3px 4px} .bs{display:flex;margin:9mm 0 6mm} .bs div{flex:1;line-height:1.35} .bs small{display:block;font-weight:bold} .ord th,.it th{background:#cfd8e3;font-size:7pt;padding:2px 4px} .it{margin-top:-.6pt} .it th{border:.6pt solid #000} .it td{border-left:.6pt solid #000;border-right:.6pt solid #000;padding:2.5px 4px!important;vertical-align:top} .it tbody tr:last-child td{border-bottom:.6pt solid #000;height:12mm} .ft{display:flex;justify-content:space-between;margin-top:3mm;break-inside:avoid} .ft p{width:88mm;margin:0;font-size:7.5pt} .sm{width:64mm} .sm td{padding:2px 4px} .sm tr:last-child td{border:1.2pt solid #000;font-weight:bold;font-size:10pt}',
    draw: (p) => {
      const { doc: d } = p
      const body = p.lines((l, at) => {
        const quantity = l.quantity ?? 0
        const back = p.random.chance(0.2) ? p.random.int(1, 12) : 0
        return row([
          at + 1,
          `>${p.number(quantity + back)}`,
          `>${p.number(quantity)}`,
          `>${p.number(back)}`,
          l.unit,
          `${l.description}<br>ITEM: ${p.random.pick(['MIL', 'WTT', 'GAT', 'SKF', 'BRN'])}${p.random.digits(5)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      return `<div class=top><div><div class=nm>${d.seller.name}</div>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>PH ${d.seller.telephone}</div><div><div style="font-size:20pt;text-align:right">Invoice</div><table class=bx>${row(['INVOICE DATE', 'INVOICE NUMBER'], 'th')}${row([p.date(d.issueDate), `<b>${d.number}</b>`])}${row(['DUE DATE', 'CUSTOMER NO.'], 'th')}${row([p.date(d.dueDate), d.customerNumber])}</table></div></div>
<div class=bs><div><small>BILL TO:</small>${d.buyer.name}<br>ACCOUNTS PAYABLE<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div><div><small>SHIP TO:</small>${d.buyer.name}<br>MAINTENANCE SHOP, BLDG C<br>${p.random.int(200, 9800)} INDUSTRIAL DR<br>${d.buyer.town} ${d.buyer.postCode}</div></div>
<table class=ord>${row(['CUSTOMER PO', 'ORDER DATE', 'SHIP DATE', 'SHIP VIA', 'WRITER', 'FOB'], 'th')}${row([d.orderNumber, p.date(d.orderDate), p.date(d.deliveryDate), p.random.pick(['OUR TRUCK', 'UPS GROUND', 'LTL BEST WAY']), 'HOUSE', 'ORIGIN'])}</table>
<table class=it>${heading(['LN', '>ORDERED', '>SHIPPED', '>B/O', 'UM', 'DESCRIPTION', '>UNIT PRICE', '>EXT PRICE'])}<tbody>${body.join('')}</tbody></table>
<div class=ft><p>PLEASE REMIT TO: ${d.seller.name}, ${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br><br>Past due balances are subject to a service charge of 1.5% per month. No returns without authorization; special orders are not returnable.</p><table class=sm>${row(['MERCHANDISE', `>${p.plain(d.lineTotal)}`])}${row(['FREIGHT', `>${p.plain(d.charge)}`])}${row(['SUBTOTAL', `>${p.plain(d.subtotal)}`])}${row([`SALES TAX ${p.number(d.taxes[0].rate, 3)}%`, `>${p.plain(d.tax)}`])}${row(['AMOUNT DUE USD', `>${p.plain(d.total)}`])}</table></div>`
    },
  },
  {
    name: 'en-sign-shop',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [6],
      lines: [3, 8],
      isOnce: true,
      most: 20,
      pools: tradePools,
      prepaid: 0.7,
      charge: 0.5,
      items: [
        ['18" x 24" Coroplast yard sign, 4/4, single sided with H-stakes', '', 11, 19],
        ["3' x 8' 13 oz vinyl banner, hemmed with grommets", '', 78, 125],
        ['.080 aluminum panel 24" x 36", digital print with UV laminate', '', 96, 150],
        ['Cut vinyl door lettering, white, hours and logo', '', 65, 140],
        ['Magnetic vehicle sign 12" x 24", pair', '', 58, 90],
        ['Business cards, 16 pt matte, box of 500', '', 48, 75],
        ['Presentation folder, 4/0, aqueous coating', '', 2, 5],
        ['Retractable banner stand 33" with graphic', '', 165, 240],
        ['Design time, proofs and revisions (per hour)', '', 75, 95],
        ['Removal of existing channel letters and patching', '', 180, 350],
      ],
      days: [10, 15, 30],
      numbers: (random) => random.digits(5).replace(/^0/, '4'),
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${Number(m)}/${Number(d)}/${y}`,
    },
    css: 'body{font:10pt "Lato";color:#333} .a{display:flex;justify-content:space-between} .a h1{margin:0;font-size:28pt;font-weight:300;color:#d1345b} .sub{color:#777;font-size:9pt;line-height:1.4} .job{background:#f3f3f3;padding:8px 12px;margin:7mm 0;display:flex;justify-content:space-between} .job span{display:block;font-size:7.5pt;color:#777;text-transform:uppercase} .t th{font-size:8pt;text-align:left;text-transform:uppercase;color:#777;padding-bottom:4px} .t td{border-top:.5pt solid #ccc;padding:6px 0;vertical-align:top} .s{width:72mm;margin:6mm 0 0 auto;border-top:1.5pt solid #d1345b} .s td{padding:3px 0} .s .b td{font-weight:bold;font-size:12pt;color:#d1345b} .q{margin-top:14mm;font-size:8.5pt;color:#777;text-align:center}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=a><div><b style="font-size:14pt">${d.seller.name}</b><div class=sub>Signs, banners, print<br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>${d.seller.site}</div></div><div class=r><h1>Invoice</h1># ${d.number}</div></div>
<div class=job><div><span>Customer</span>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div><div><span>Job #</span>${p.random.int(21000, 68000)}<span>Job name</span>Spring storefront refresh</div><div><span>Your PO</span>${d.orderNumber}<span>Salesperson</span>${p.random.pick(['Tori', 'Marcus', 'Jo'])}</div><div><span>Date</span>${p.date(d.issueDate)}<span>Due</span>${p.date(d.dueDate)}</div></div>
<table class=t>${heading(['>Qty', 'Description', '>Each', '>Amount'])}${p.lines((l) => row([`>${p.number(l.quantity)}`, l.description, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=s>${d.charge ? row(['Shipping &amp; handling', `>${p.money(d.charge)}`]) : ''}${row(['Subtotal', `>${p.money(d.subtotal)}`])}${row([`Sales tax (${p.number(d.taxes[0].rate, 2)}%)`, `>${p.money(d.tax)}`])}${row(['Invoice total', `>${p.money(d.total)}`])}${d.prepaid ? row(['Deposit received with order', `>-${p.money(d.prepaid)}`]) : ''}<tr class=b><td>Balance due<td class=r>${p.money(d.amountDue)}</tr></table>
<div class=q>Make checks payable to ${d.seller.name} and write the job number on them. Artwork remains on file for 12 months. Questions? ${d.seller.mail} or ${d.seller.telephone}</div>`
    },
  },
]
