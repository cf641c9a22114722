import { dayAfter } from '../days.ts'
import type { Family } from '../family.ts'
import type { Line } from '../make_document.ts'
import type { Country, Pools } from '../people.ts'
import usual from '../pools.json' with { type: 'json' }
import { comma, grouped, heading, monthsIn, point, row } from '../print.ts'
import { polishWords } from '../polish_words.ts'

const english = monthsIn('GB')
const dutch = monthsIn('NL')

const pools: Pools = {
  ...usual,
  GB: {
    first: ['Imogen', 'Rhys', 'Daniel', 'Shazia', 'Morag', 'Hugh'],
    last: ['Penhallow', 'Stainforth', 'Ackroyd', 'Oakeshott', 'Tranter', 'Gillespie', 'Pemberton'],
    trade: ['Dental Care', 'Coffee Roasters', 'Lettings', 'Bakery', 'Architects', 'Hotels'],
    forms: ['Ltd', 'Limited', 'LLP'],
    streets: ['The Old Forge, High Street', '61 Cowgate', '19-23 Queens Road', '8 Tannery Yard'],
    towns: [
      ['Sheffield', 'S3 8QD'],
      ['Exeter', 'EX4 3RP'],
      ['Stirling', 'FK8 1HA'],
      ['Shrewsbury', 'SY1 2DT'],
      ['Brighton', 'BN1 6AF'],
    ],
    country: 'United Kingdom',
    tel: '01',
  },
  US: {
    first: ['Heather', 'Marcus', 'Luis', 'Tiffany', 'Greg', 'Noelle'],
    last: ['Ostrander', 'Fontenot', 'McAllister', 'Beckwith', 'Yoder', 'Villanueva', 'Haskell'],
    trade: ['Property Management', 'Dental Partners', 'Brewing', 'Realty', 'Academy'],
    forms: ['LLC', 'Inc', 'Co.', 'PLLC'],
    streets: [
      '7716 Ridgeview Ct',
      '300 S Wacker Dr, Ste 1450',
      '84 County Road 12',
      '1529 Pearl St',
    ],
    towns: [
      ['Boulder, CO', '80302'],
      ['Chattanooga, TN', '37402'],
      ['Des Moines, IA', '50309'],
      ['Spokane, WA', '99201'],
    ],
    country: 'United States',
    tel: '(4',
  },
  NL: {
    first: ['Lotte', 'Bram', 'Anouk', 'Thijs', 'Mirjam', 'Koen'],
    last: ['van Rijswijk', 'Terpstra', 'de Ruijter', 'Schouten', 'Wiersma', 'Brouwer', 'ten Cate'],
    trade: ['Fysiotherapie', 'Makelaardij', 'Notariaat', 'Fietsen', 'Advies', 'Kinderopvang'],
    forms: ['B.V.', 'VOF', 'Holding B.V.'],
    streets: [
      'Molenstraat 88',
      'Oude Gracht 17a',
      'Stationsplein 1',
      'Zeedijk 143-II',
      'Parallelweg 6',
    ],
    towns: [
      ['Amersfoort', '3811 BK'],
      ['Leeuwarden', '8911 DN'],
      ["'s-Hertogenbosch", '5211 RW'],
      ['Haarlem', '2011 CE'],
      ['Venlo', '5911 GJ'],
    ],
    country: 'Nederland',
    tel: '0',
  },
  PL: {
    first: ['Katarzyna', 'Michał', 'Joanna', 'Grzegorz', 'Beata', 'Kacper'],
    last: ['Pawlak', 'Sikora', 'Szymczak', 'Kubiak', 'Wójcik', 'Bielak', 'Zaręba', 'Gołąb'],
    trade: ['Instal', 'Agro', 'Stolarnia', 'Projekt', 'Auto Serwis'],
    forms: ['Sp. z o.o.', 'spółka jawna', 'Spółka z ograniczoną odpowiedzialnością', 's.c.'],
    streets: [
      'ul. Wrzosowa 4',
      'ul. Piłsudskiego 118/12',
      'Rynek 7',
      'ul. Fabryczna 33B',
      'ul. Św. Jana 2',
    ],
    towns: [
      ['Toruń', '87-100'],
      ['Rzeszów', '35-064'],
      ['Bielsko-Biała', '43-300'],
      ['Olsztyn', '10-117'],
      ['Zielona Góra', '65-401'],
    ],
    country: 'Polska',
    tel: '+48 ',
  },
}

/** Sellers of a trade; their buyers come from the place of France, with the trades of `buyers`. */
function soldBy(country: Country, trade: string[], buyers = pools[country]): Pools {
  return { ...pools, [country]: { ...pools[country], trade }, FR: buyers }
}

const irish: Pools['GB'] = {
  first: ['Aoife', 'Cormac', 'Niamh', 'Declan'],
  last: ['Brannigan', 'Cullinane', 'Mulvihill', 'Heffernan', 'Tuohy'],
  trade: ['Tiles', 'Agri Sales', 'Bathrooms', 'Engineering'],
  forms: ['DAC', 'Ltd', 'Limited', 'Teoranta'],
  streets: ['Unit 9, Coes Road', 'Main Street', '22 Bridge Street', 'Lisdoo'],
  towns: [
    ['Dundalk, Co. Louth', 'A91 K2F8'],
    ['Monaghan, Co. Monaghan', 'H18 W6X3'],
    ['Navan, Co. Meath', 'C15 D7T4'],
  ],
  country: 'Ireland',
  tel: '+353 ',
}

const depotItems: Family['plan']['items'] = [
  ['Plain flour strong white 16kg', 'sack', 9, 14, 1],
  ['Caster sugar 15kg', 'sack', 14, 19, 1],
  ['Chopped tomatoes 6 x 2.5kg', 'case', 13, 18, 1],
  ['Baked beans in tomato sauce 6 x 2.62kg', 'case', 16, 24, 1],
  ['Rapeseed oil 20 ltr', 'each', 24, 36, 1],
  ['Frying chips 10mm 4 x 2.27kg frozen', 'case', 9, 14, 1],
  ['Garden peas grade A 2.5kg frozen', 'bag', 4, 6, 1],
  ['Chicken breast fillets 5kg frozen', 'case', 21, 32, 1],
  ['Cod fillets 140-170g 4.54kg frozen', 'case', 38, 52, 1],
  ['Beef burgers 4oz x 48', 'case', 22, 31, 1],
  ['Mature cheddar grated 2kg', 'bag', 11, 16, 1],
  ['Salted butter 40 x 250g', 'case', 52, 70, 1],
  ['Whole milk 2 ltr', 'each', 1, 2, 1],
  ['Free range eggs medium 15 doz', 'case', 29, 38, 1],
  ['Back bacon rindless 2.27kg', 'pack', 10, 15, 1],
  ['Pork sausages 8s 4.54kg', 'case', 17, 24, 1],
  ['Mayonnaise 10 ltr', 'tub', 15, 22, 1],
  ['Tomato ketchup sachets x 200', 'box', 6, 9, 1],
  ['Vegetable bouillon paste 1kg', 'tub', 8, 12, 1],
  ['Basmati rice 20kg', 'sack', 26, 38, 1],
  ['Penne pasta 3kg', 'bag', 4, 7, 1],
  ['English breakfast tea bags x 1100', 'box', 18, 26, 1],
  ['Filter coffee sachets 50 x 60g', 'case', 28, 42, 1],
  ['Demerara sugar sticks x 1000', 'box', 5, 8, 1],
  ['Ready salted crisps 48 x 32.5g', 'box', 13, 18],
  ['Vanilla ice cream 4 ltr', 'tub', 5, 9],
  ['Cola 24 x 330ml', 'case', 9, 13],
  ['Still spring water 24 x 500ml', 'case', 4, 7],
  ['Orange juice from concentrate 12 x 1 ltr', 'case', 9, 13],
  ['Blue roll 2 ply 6 x 150m', 'pack', 8, 12],
  ['Washing up liquid 5 ltr', 'each', 4, 7],
  ['Vinyl gloves powder free large x 100', 'box', 3, 6],
]

const technicalItems: Family['plan']['items'] = [
  ['Śruba M8x40 DIN 933 ocynk kl. 8.8 (100 szt.)', 'op.', 21, 38],
  ['Nakrętka M8 DIN 934 ocynk (200 szt.)', 'op.', 14, 26],
  ['Podkładka powiększana fi 8 DIN 9021', 'kg', 11, 19],
  ['Kołek rozporowy 10x80 z wkrętem', 'szt.', 1, 2],
  ['Pręt gwintowany M10 L=1000', 'szt.', 3, 7],
  ['Kotwa chemiczna winyloestrowa 300 ml', 'szt.', 24, 41],
  ['Tarcza do cięcia metalu 125x1,0', 'szt.', 2, 5],
  ['Wiertło SDS Plus 12x210', 'szt.', 9, 18],
  ['Wiertło kobaltowe HSS-Co 6,5 mm', 'szt.', 7, 13],
  ['Pianka montażowa pistoletowa 750 ml', 'szt.', 15, 24],
  ['Silikon sanitarny biały 280 ml', 'szt.', 9, 16],
  ['Taśma izolacyjna PVC 19 mm x 20 m', 'szt.', 2, 5],
  ['Rękawice robocze powlekane nitrylem r. 10', 'para', 3, 8],
  ['Okulary ochronne bezbarwne', 'szt.', 6, 14],
  ['Kask ochronny biały EN 397', 'szt.', 28, 46],
  ['Przewód YDYp 3x2,5 450/750V', 'mb', 3, 5],
  ['Puszka podtynkowa fi 60 głęboka', 'szt.', 1, 2],
  ['Złączka szybkomontażowa 3x4 mm2', 'szt.', 1, 3],
  ['Wyłącznik nadprądowy B16 1P', 'szt.', 12, 23],
  ['Rura PP 20 mm stabi', 'mb', 5, 9],
  ['Kolano PP 20 mm 90 stopni', 'szt.', 1, 2],
  ['Zawór kulowy 1/2" z motylkiem', 'szt.', 17, 29],
  ['Wąż ogrodowy 3/4" 50 m', 'szt.', 98, 160],
  ['Łopata piaskowa trzonek drewniany', 'szt.', 31, 48],
  ['Norma PN-EN ISO 898-1, wydanie drukowane', 'egz.', 60, 95, 1],
  ['Poradnik spawacza, książka', 'egz.', 35, 58, 1],
  ['Woda mineralna niegazowana 1,5 l', 'szt.', 1, 3],
  ['Smar litowy ŁT-43 800 g', 'szt.', 19, 33],
  ['Opaska zaciskowa 4,8x300 czarna (100 szt.)', 'op.', 8, 15],
  ['Klucz płasko-oczkowy 13 mm', 'szt.', 11, 22],
]

/** The tax of each line; those of one rate add up to the sum of the document. */
function taxesOf(lines: Line[]): number[] {
  const before = new Map<number, number>()
  return lines.map(({ rate, amount }) => {
    const net = before.get(rate) ?? 0
    before.set(rate, net + amount)
    return Math.round(((net + amount) * rate) / 100) - Math.round((net * rate) / 100)
  })
}

/** Invoices of accounting software, wholesalers, contractors, hauliers, a guest house and subscriptions. */
export const usualNorthern: Family[] = [
  {
    name: 'en-studio-hours',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20, 0],
      lines: [2, 6],
      most: 10,
      isPart: true,
      isOnce: true,
      prepaid: 0.4,
      buyerCountry: 'FR',
      pools: soldBy('GB', ['Design', 'Creative', 'Studio', 'Brand Partners']),
      days: [14, 30],
      items: [
        ['Brand positioning workshop including preparation and write-up', '', 380, 650],
        ['Logo refinement – second round of amends', '', 65, 95],
        ['Packaging artwork, 330ml can range', '', 70, 110],
        ['Project management', '', 60, 80],
        ['Web design: product page templates for the new online shop', '', 85, 120],
        ['Printed product leaflets (A5, per 1,000)', '', 110, 190, 1],
        ['Image research and retouching', '', 55, 80],
      ],
      numbers: (random) => `INV-${random.digits(4)}`,
    },
    style: {
      ...point,
      date: (y, m, d) => `${Number(d)} ${english[Number(m) - 1].slice(0, 3)} ${y}`,
    },
    css: 'body{font:9pt/1.45 "Liberation Sans"} .mark{width:26mm;height:26mm;border-radius:50%;background:#e8533f;color:#fff;font:bold 22pt/26mm "URW Gothic";text-align:center;margin-left:auto} .top{display:grid;grid-template-columns:1fr 42mm 46mm;gap:6mm;margin:4mm 0 14mm} .top h1{font-weight:normal;font-size:21pt;margin:0 0 5mm} .top b{display:block} .lines th{text-align:left;border-bottom:1pt solid #000;padding:5px 0} .lines td{border-bottom:.5pt solid #ccc;padding:6px 0;vertical-align:top} .sums{width:46%;margin-left:54%} .sums td{padding:5px 0} .rule td{border-top:1pt solid #000} .cut{border-top:1pt dashed #777;margin-top:12mm;padding-top:5mm;break-inside:avoid} .cut .two{display:grid;grid-template-columns:1fr 80mm} .cut h2{font-weight:normal;font-size:16pt;margin:0 0 4mm} .cut table td{padding:2px 0} .small{font-size:7pt;color:#555;margin-top:8mm}',
    draw: (p) => {
      const { doc: d } = p
      const bank = d.seller.iban
      const paid = d.prepaid
      return `<div class=mark>${d.seller.name.slice(0, 1)}</div>
<div class=top><div><h1>INVOICE</h1><div style="padding-left:8mm">${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}<br>UNITED KINGDOM</div></div><div><b>Invoice Date</b>${p.date(d.issueDate)}<b style="margin-top:2mm">Invoice Number</b>${d.number}<b style="margin-top:2mm">Reference</b>${d.orderNumber}<b style="margin-top:2mm">VAT Number</b>${d.seller.vatId}</div><div>${d.seller.name}<br>${d.seller.street}<br>${d.seller.town}<br>${d.seller.postCode}<br>${d.seller.mail}</div></div>
<table class=lines>${heading(['Description', '>Quantity', '>Unit Price', '>VAT', '>Amount GBP'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity, 2)}`, `>${p.plain(l.price)}`, `>${p.number(l.rate)}%`, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=sums>${row(['>Subtotal', `>${p.plain(d.subtotal)}`])}${row([`>TOTAL VAT ${p.number(d.taxes[0].rate)}%`, `>${p.plain(d.tax)}`])}<tbody class=rule>${row(['><b>TOTAL GBP</b>', `><b>${p.plain(d.total)}</b>`])}</tbody>${paid ? `${row(['>Less Amount Paid', `>${p.plain(paid)}`])}<tbody class=rule>${row(['><b>AMOUNT DUE GBP</b>', `><b>${p.plain(d.amountDue)}</b>`])}</tbody>` : ''}</table>
<p><b>Due Date: ${p.date(d.dueDate)}</b><br>Please pay by bank transfer quoting the invoice number.<br>Account name: ${d.seller.name}<br>Sort code: ${bank.slice(8, 14).replace(/(..)(?=.)/g, '$1-')}&emsp;Account no: ${bank.slice(14)}<br>IBAN: ${grouped(bank)}</p>
<div class=cut><div class=two><div><h2>PAYMENT ADVICE</h2>To:&emsp;${d.seller.name}<br>&emsp;&emsp;&ensp;${d.seller.street}<br>&emsp;&emsp;&ensp;${d.seller.town}<br>&emsp;&emsp;&ensp;${d.seller.postCode}</div><table>${row(['<b>Customer</b>', d.buyer.name])}${row(['<b>Invoice Number</b>', d.number])}<tbody class=rule>${row(['<b>Amount Due</b>', `<b>${p.plain(d.amountDue)}</b>`])}${row(['<b>Due Date</b>', p.date(d.dueDate)])}</tbody><tbody class=rule>${row(['<b>Amount Enclosed</b>', ''])}${row(['', '<span style="font-size:7pt;color:#777">Enter the amount you are paying above</span>'])}</tbody></table></div></div>
<div class=small>Company Registration No: 0${p.random.digits(7)}. Registered Office: ${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}, United Kingdom.</div>`
    },
  },
  {
    name: 'en-food-depot',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20, 0],
      lines: [16, 70],
      most: 8,
      isOnce: true,
      charge: 0.5,
      buyerCountry: 'FR',
      pools: soldBy('GB', ['Foodservice', 'Catering Supplies', 'Fine Foods', 'Frozen Foods']),
      days: [14, 21],
      items: depotItems,
      numbers: (random) => `${random.int(2, 9)}${random.digits(6)}`,
    },
    style: { ...point, date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: 'body{font:9.5pt "Liberation Sans Narrow"} .next{break-before:page} .head{display:flex;justify-content:space-between;border-bottom:2pt solid #184a2c} .firm{font:bold 17pt "Liberation Sans Narrow";color:#184a2c} .head h1{font-size:15pt;margin:0;text-align:right} .to{display:grid;grid-template-columns:1fr 1fr;gap:8mm;margin:4mm 0} .to div{border:.7pt solid #555;min-height:24mm;padding:2mm} .to i{display:block;font-size:8pt;color:#184a2c} .facts{margin-bottom:4mm} .facts th{font-size:8pt;font-weight:normal;background:#dfe9e2;border:.7pt solid #555} .facts td{text-align:center;border:.7pt solid #555;padding:3px} .lines th{background:#184a2c;color:#fff;text-align:left;padding:3px} .lines th:last-child{text-align:center} .lines td{padding:4px 3px;border-left:.5pt solid #aaa} .lines tr td:last-child{border-right:.5pt solid #aaa;text-align:center} .lines{border-bottom:.7pt solid #555} .foot{display:flex;justify-content:space-between;align-items:flex-start;gap:8mm;margin-top:4mm} .foot table{width:auto} .foot td,.foot th{padding:2px 6px;border:.5pt solid #999;text-align:left} p{font-size:8.5pt}',
    draw: (p) => {
      const { doc: d } = p
      const size = 22
      const names = depotItems.map(([name]) => name)
      const pages = Math.ceil(d.lines.length / size)
      const code = (rate: number) => (rate ? 'S' : 'Z')
      const rows = p.lines((l) =>
        row([
          `${names.indexOf(l.description) * 317 + 10204}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          code(l.rate),
        ])
      )
      const van = p.random.int(2, 19)
      const head = (
        page: number
      ) => `<div class="head${page ? ' next' : ''}"><div><div class=firm>${d.seller.name}</div>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>Tel ${d.seller.telephone} &nbsp; ${d.seller.mail}<br>VAT Reg No ${d.seller.vatId}</div><div><h1>SALES INVOICE</h1><div style="text-align:right">Page ${page + 1} of ${pages}</div></div></div>
<div class=to><div><i>Invoice to</i>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><i>Deliver to</i>${d.buyer.name}<br>Kitchen entrance, rear yard<br>${d.buyer.town}<br>Before 11am – ring bell</div></div>
<table class=facts>${heading(['Account', 'Invoice No', 'Tax Point', 'Delivered', 'Your Order', 'Van'])}${row([d.customerNumber, `<b>${d.number}</b>`, p.date(d.issueDate), p.date(d.deliveryDate), d.orderNumber, van])}</table>`
      const body = Array.from({ length: pages }, (_, page) => {
        const own = rows.slice(page * size, page * size + size).join('')
        const more =
          page < pages - 1 ? '<p style="text-align:right">Continued on next page…</p>' : ''
        return `${head(page)}<table class=lines>${heading(['Code', 'Description', '>Qty', 'Unit', '>Price', '>Value £', 'VAT'])}${own}</table>${more}`
      })
      return `${body.join('')}<div class=foot><div><table>${heading(['VAT code', '>Rate', '>Goods', '>VAT'])}${p.taxes((t) => row([code(t.rate), `>${p.number(t.rate, 2)}%`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])).join('')}</table><p>Goods checked and received in good condition<br>Chilled 3°C &nbsp; Frozen -19°C<br><br>Signed ............................ Print ............................</p></div>
<table>${row(['Total goods', `>${p.plain(d.lineTotal)}`])}${d.charge ? row([`Delivery charge (${code(d.taxes[0].rate)})`, `>${p.plain(d.charge)}`]) : ''}${row(['Total net', `>${p.plain(d.subtotal)}`])}${row(['VAT', `>${p.plain(d.tax)}`])}${row(['<b>INVOICE TOTAL £</b>', `><b>${p.plain(d.total)}</b>`])}</table></div>
<p>Payment due by <b>${p.date(d.dueDate)}</b>. BACS payments to ${d.seller.name}, IBAN ${grouped(d.seller.iban)}. Shortages must be notified within 24 hours of delivery. Title in the goods does not pass until payment has been received in full. E&amp;OE.</p>`
    },
  },
  {
    name: 'en-road-freight',
    plan: {
      country: 'GB',
      currency: 'EUR',
      rates: [0],
      lines: [2, 8],
      most: 9,
      isOnce: true,
      charge: 0.6,
      buyerCountry: 'FR',
      pools: {
        ...soldBy('GB', ['Haulage', 'International Transport', 'Freight Forwarding'], irish),
        GB: {
          ...pools.GB,
          last: ['McGuigan', 'Rafferty', 'Hanratty', 'Magill', 'Savage'],
          trade: ['Haulage', 'International Transport', 'Freight Forwarding'],
          streets: ['Carnbane Industrial Estate', '112 Armagh Road', 'Greenbank Business Park'],
          towns: [
            ['Newry', 'BT35 6PQ'],
            ['Warrenpoint', 'BT34 3JZ'],
          ],
        },
      },
      days: [30],
      items: [
        ['Groupage Rotterdam – Dublin, curtainsider', 'pallets', 95, 170],
        ['Groupage Milano – Dundalk via Cherbourg', 'pallets', 140, 240],
        ['Full load Antwerp – Navan, 13.6m', 'trips', 1450, 2300],
        ['Import customs entry', 'entries', 40, 65],
        ['Waiting time after 2 free hours', 'hours', 35, 50],
        ['Tail lift delivery, residential', 'drops', 28, 45],
        ['Pallet storage Newry depot', 'weeks', 4, 9],
      ],
      numbers: (random, year) => `${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...point, money: (plain) => `€${plain}`, date: (y, m, d) => `${d}/${m}/${y}` },
    css: 'body{font:10pt "C059"} .c{text-align:center} .c b{font-size:20pt;letter-spacing:1pt} hr{border:0;border-top:1.5pt solid #1d3c6e;margin:3mm 0} h2{font-size:14pt;letter-spacing:4pt;text-align:center;margin:3mm} .mid{display:flex;justify-content:space-between;margin-bottom:6mm} .mid table{width:auto} .mid td{padding:1.5px 0} .lines th{border-top:1pt solid #1d3c6e;border-bottom:1pt solid #1d3c6e;text-align:left;padding:4px 0;font-size:9pt} .lines td{padding:4px 0} .sum{border-top:1pt solid #1d3c6e;width:52%;margin:4mm 0 0 48%} .sum td{padding:3px 0} .end{font-size:8.5pt} .fix{position:fixed;bottom:0;left:8px;right:8px;text-align:center;border-top:1pt solid #1d3c6e;padding-top:2mm}',
    draw: (p) => {
      const { doc: d } = p
      const job = () => `J${p.random.digits(6)}`
      return `<div class=c><b>${d.seller.name}</b><br>${d.seller.street}, ${d.seller.town}, Co. Down, ${d.seller.postCode}<br>Tel ${d.seller.telephone} · ${d.seller.mail}</div><hr><h2>INVOICE</h2>
<div class=mid><table>${row(['Invoice No.', `<b>${d.number}</b>`])}${row(['Invoice Date', p.date(d.issueDate)])}${row(['A/C No.', d.customerNumber])}${row(['Your Ref.', d.orderNumber])}${row(['Terms', '30 days from invoice date'])}${row(['Due', p.date(d.dueDate)])}</table><div style="width:72mm">${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}<br>${d.buyer.country}</div></div>
<table class=lines>${heading(['Job', 'Details', '>Qty', 'Per', '>Rate', '>EUR'])}${p.lines((l) => row([job(), l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=sum>${d.charge ? `${row(['Carriage', `>${p.money(d.lineTotal)}`])}${row(['Fuel surcharge', `>${p.money(d.charge)}`])}` : ''}${row(['Net', `>${p.money(d.subtotal)}`])}${row([`VAT @ ${p.number(d.taxes[0].rate)}% – reverse charge`, `>${p.money(d.tax)}`])}${row(['<b>Total EUR</b>', `><b>${p.money(d.total)}</b>`])}</table>
<p class=end>VAT Registration ${d.seller.vatId}. Customer to account for VAT under the reverse charge procedure.<br>Euro account: IBAN ${grouped(d.seller.iban)}</p><p class="end fix">All goods are carried subject to RHA Conditions of Carriage 2020, a copy of which is available on request. Claims must be notified in writing within seven days.</p>`
    },
  },
  {
    name: 'en-seat-plan',
    plan: {
      country: 'US',
      currency: 'USD',
      kind: 'receipt',
      rates: [8.25],
      lines: [1, 3],
      most: 35,
      isOnce: true,
      buyerCountry: 'FR',
      pools: soldBy('US', ['Labs', 'Software', 'Cloud', 'AI']),
      items: [
        ['Team plan (per seat)', '', 12, 29],
        ['Additional storage, 100 GB', '', 4, 10],
        ['API requests (per 10,000)', '', 1, 3],
        ['Priority support add-on', '', 49, 99],
      ],
      numbers: (random) =>
        `${random.pick(['7C', 'F1', 'B9', '4E'])}${random.digits(3)}${random.pick(['DA', 'E8', 'A0'])}${random.digits(1)}-00${random.digits(2)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${english[Number(m) - 1]} ${Number(d)}, ${y}`,
    },
    css: 'body{font:9pt/1.5 "Inter";color:#1a1a1a} .top{display:flex;justify-content:space-between;align-items:flex-start} h1{font-size:17pt;margin:0 0 5mm} .logo{font-weight:bold;font-size:13pt;color:#6b6b80} .f td{padding:0} .f{width:auto} .who{display:grid;grid-template-columns:1fr 1fr;margin:7mm 0} h2{font-size:13pt;margin:0 0 8mm} th{font-weight:normal;font-size:8pt;text-align:left;border-bottom:.7pt solid #1a1a1a;padding:3px 0} .l td{padding:5px 0;vertical-align:top} .l div{color:#555;font-size:8pt} .s{width:50%;margin-left:50%} .s td{border-top:.5pt solid #ddd;padding:4px 0} h3{font-size:11pt;margin:12mm 0 2mm} .bottom{position:fixed;bottom:0;left:8px;right:8px;font-size:7.5pt;color:#666;border-top:.5pt solid #ddd;padding-top:2mm}',
    draw: (p) => {
      const { doc: d } = p
      const receipt = `2${p.random.digits(3)}-${p.random.digits(4)}`
      const card = `${p.random.pick(['Visa', 'Mastercard', 'American Express'])} - ${p.random.digits(4)}`
      const rate = `${p.number(d.taxes[0].rate)}%`
      return `<div class=top><div><h1>Receipt</h1><table class=f>${row(['<b>Invoice number</b>', `<b>${d.number}</b>`])}${row(['Receipt number', receipt])}${row(['Date paid', p.date(d.issueDate)])}${row(['Payment method', card])}</table></div><div class=logo>${d.seller.name.split(' ')[0]}</div></div>
<div class=who><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>United States<br>${d.seller.mail}</div><div><b>Bill to</b><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}<br>United States<br>${d.buyer.mail}</div></div>
<h2>${p.money(d.total)} paid on ${p.date(d.issueDate)}</h2>
<table class=l>${heading(['Description', '>Qty', '>Unit price', '>Tax', '>Amount'])}${p.lines((l) => row([`${l.description}<div>${p.date(d.issueDate)} – ${p.date(dayAfter(d.issueDate, 30))}</div>`, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.number(l.rate)}%`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=s>${row(['Subtotal', `>${p.money(d.subtotal)}`])}${row(['Total excluding tax', `>${p.money(d.subtotal)}`])}${row([`Sales Tax - ${d.buyer.town.split(', ')[1]} (${rate} on ${p.money(d.taxes[0].base)})`, `>${p.money(d.tax)}`])}${row(['Total', `>${p.money(d.total)}`])}${row(['<b>Amount paid</b>', `><b>${p.money(d.total)}</b>`])}</table>
<h3>Payment history</h3><table class=l>${heading(['Payment method', 'Date', '>Amount paid', '>Receipt number'])}${row([card, p.date(d.issueDate), `>${p.money(d.total)}`, `>${receipt}`])}</table><div class=bottom>${receipt} · ${p.money(d.total)} paid on ${p.date(d.issueDate)}<span style="float:right">Page 1 of 1</span></div>`
    },
  },
  {
    name: 'en-heating-call',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [7.5],
      lines: [3, 8],
      most: 3,
      isOnce: true,
      prepaid: 0.6,
      isBuyerPerson: true,
      buyerCountry: 'FR',
      pools: soldBy('US', ['Heating', 'Plumbing', 'HVAC Services', 'Mechanical']),
      days: [15, 30],
      items: [
        ['Service call - diagnose no heat, main floor furnace', 'ea', 89, 129],
        ['Labor, licensed technician', 'hr', 95, 145],
        ['Hot surface ignitor, silicon nitride', 'ea', 42, 88],
        ['Flame sensor cleaned and reinstalled', 'ea', 25, 45],
        ['1" pleated filter 16x25', 'ea', 9, 18],
        ['40 gal natural gas water heater, 6 yr warranty', 'ea', 690, 980],
        ['3/4" copper type L', 'ft', 4, 8],
        ['Disposal of old unit', 'ea', 35, 60],
      ],
      numbers: (random) => `${random.int(1, 4)}${random.digits(4)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${Number(m)}/${Number(d)}/${y}`,
    },
    css: 'body{font:9.5pt "Liberation Sans"} .b td,.b th{border:1pt solid #000;padding:3px 6px} .b th{font-weight:normal;font-size:8.5pt} .b td{text-align:center} .top{display:flex;justify-content:space-between} .top h1{font:bold 24pt "Liberation Serif";margin:0 0 2mm;text-align:right} .to{display:flex;justify-content:space-between;margin:6mm 0} .box{width:78mm;border:1pt solid #000;min-height:27mm} .box i{font-style:normal;display:block;border-bottom:1pt solid #000;padding:2px 5px;font-size:8.5pt} .box p{margin:3px 5px} .l th{border:1pt solid #000;font-weight:normal;font-size:8.5pt;padding:3px} .l td{border-left:1pt solid #000;border-right:1pt solid #000;padding:3px 5px;vertical-align:top} .l{border-bottom:1pt solid #000} .sum{display:grid;grid-template-columns:1fr 76mm} .sum>div{border:1pt solid #000;border-top:0;padding:6px;font-size:8.5pt} .sum td{border:1pt solid #000;border-top:0;padding:6px;font-weight:bold} .sum td+td{border-left:0} .sum td:first-child{border-left:0;border-right:0}',
    draw: (p) => {
      const { doc: d } = p
      const blank = 110 - d.lines.length * 7
      const days = (Date.parse(d.dueDate) - Date.parse(d.issueDate)) / 86_400_000
      return `<div class=top><div><b style="font-size:12pt">${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}</div><div><h1>Invoice</h1><table class=b style="width:60mm">${heading(['Date', 'Invoice #'])}${row([p.date(d.issueDate), d.number])}</table></div></div>
<div class=to><div class=box><i>Bill To</i><p>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</p></div><div class=box><i>Job Site</i><p>Same as billing<br>Gate code at side door<br>Call 30 min ahead</p></div></div>
<table class=b style="width:76%;margin-left:24%">${heading(['P.O. Number', 'Terms', 'Due Date', 'Tech', 'Completed'])}${row([d.orderNumber, `Net ${days}`, p.date(d.dueDate), p.random.pick(['RJ', 'DM', 'KT']), p.date(d.deliveryDate)])}</table>
<table class=l style="margin-top:-1pt"><colgroup><col style="width:18mm"><col><col style="width:13mm"><col style="width:27mm"><col style="width:30mm"></colgroup>${heading(['Quantity', 'Description', 'U/M', 'Price Each', 'Amount'])}${p.lines((l) => row([`>${p.number(l.quantity)}`, l.description, l.unit, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}<tr style="height:${blank}mm"><td><td><td><td><td></tr></table>
<div class=sum><div>Thank you for choosing ${d.seller.name}! All work is guaranteed for one year on labor. A finance charge of 1.5% per month applies to past due balances.<br><br>License # PL-${p.random.digits(5)}<br>${d.seller.telephone.replace(/^\(4(\d)(\d)/, '(4$1$2)')}<br>${d.seller.mail}</div><table>${row(['Subtotal', `>${p.money(d.subtotal)}`])}${row([`Sales Tax (${p.number(d.taxes[0].rate)}%)`, `>${p.money(d.tax)}`])}${row(['Total', `>${p.money(d.total)}`])}${row(['Payments/Credits', `>${d.prepaid ? '-' : ''}${p.money(d.prepaid)}`])}${row(['<span style="font-size:12pt">Balance Due</span>', `><span style="font-size:12pt">${p.money(d.amountDue)}</span>`])}</table></div>`
    },
  },
  {
    name: 'nl-tekst-bureau',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21, 9],
      lines: [2, 6],
      most: 8,
      isPart: true,
      isOnce: true,
      allowance: 0.4,
      buyerCountry: 'FR',
      pools: soldBy('NL', ['Tekst', 'Communicatie', 'Redactie', 'Woord & Beeld']),
      days: [14, 30],
      items: [
        ['Interview en uitwerking relatiemagazine', '', 75, 95],
        ['Redactie jaarverslag, tweede ronde', '', 70, 90],
        ['Webteksten: homepage, over ons en vier dienstenpagina’s', '', 80, 105],
        ['Artikel vakblad: research en schrijven', '', 75, 95, 1],
        ['Overleg en projectcoördinatie', '', 65, 85],
        ['Column nieuwsbrief incl. correctieronde', '', 70, 90, 1],
      ],
      numbers: (random, year) => `${year}-${random.digits(4)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${dutch[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9.5pt/1.5 "Lato";color:#333} .top{display:grid;grid-template-columns:1fr 62mm;margin-bottom:14mm} .logo{font:italic 26pt "EB Garamond";color:#b3542d} h1{font-weight:300;font-size:22pt;margin:0 0 4mm} .f{width:auto;margin-bottom:9mm} .f td{padding:1px 0} .f td+td{padding-left:8mm!important} .l th{text-align:left;color:#b3542d;border-bottom:1pt solid #b3542d;padding:4px 0} .l td{padding:5px 0;border-bottom:.5pt solid #e5e0da;vertical-align:top} .s{width:58%;margin:3mm 0 10mm 42%} .s td{padding:3px 0}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=top><div><div class=logo>${/[A-Z]\w+/.exec(d.seller.name)?.[0] ?? ''}.</div><div style="margin-top:16mm">${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode}&ensp;${d.buyer.town}</div></div><div style="font-size:8.5pt"><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br><br>${d.seller.telephone}<br>${d.seller.mail}<br><br>KvK: ${p.random.digits(8)}<br>Btw-id: ${d.seller.vatId}<br>IBAN: ${grouped(d.seller.iban)}</div></div>
<h1>Factuur</h1><table class=f>${row(['Factuurnummer:', d.number])}${row(['Factuurdatum:', p.date(d.issueDate)])}${row(['Vervaldatum:', p.date(d.dueDate)])}${row(['Uw referentie:', d.orderNumber])}</table>
<table class=l>${heading(['Aantal', 'Omschrijving', '>Prijs', '>Btw', '>Bedrag'])}${p.lines((l) => row([`${p.number(l.quantity)} x`, l.description, `>${p.money(l.price)}`, `>${p.number(l.rate)}%`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=s>${d.allowance ? `${row(['Totaal werkzaamheden', `>${p.money(d.lineTotal)}`])}${row(['Korting', `>− ${p.money(d.allowance)}`])}` : ''}${row(['Subtotaal exclusief btw', `>${p.money(d.subtotal)}`])}${p.taxes((t) => row([`${p.number(t.rate)}% btw over ${p.money(t.base)}`, `>${p.money(t.amount)}`])).join('')}${d.taxes.length > 1 ? row(['Totaal btw', `>${p.money(d.tax)}`]) : ''}${row(['<b>Totaal te betalen</b>', `><b>${p.money(d.total)}</b>`])}</table>
<p>We verzoeken je vriendelijk het bovenstaande bedrag van ${p.money(d.total)} vóór ${p.date(d.dueDate)} te voldoen op onze bankrekening onder vermelding van het factuurnummer ${d.number}. Voor vragen kun je contact opnemen per e-mail.</p>`
    },
  },
  {
    name: 'nl-retour-groothandel',
    plan: {
      country: 'NL',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [21, 9],
      lines: [2, 9],
      most: 24,
      isOnce: true,
      lineDiscount: 0.4,
      buyerCountry: 'FR',
      pools: soldBy('NL', ['Horecagroothandel', 'Dranken', 'Versgroothandel', 'Zuivel'], {
        ...pools.NL,
        trade: ['Eetcafé', 'Brasserie', 'Lunchroom', 'Hotel', 'Cafetaria'],
      }),
      items: [
        ['Pils fust 50 ltr', 'fust', 118, 152],
        ['Tonic 24x20cl krat', 'krat', 17, 25, 1],
        ['Halfvolle melk 10 ltr bag in box', 'doos', 8, 12, 1],
        ['Frites dagvers 7 mm 5 kg', 'zak', 6, 9, 1],
        ['Bitterballen rundvlees 20% 100x20 g', 'doos', 18, 27, 1],
        ['Huiswijn wit Verdejo 6x75cl', 'doos', 23, 35],
        ['Servetten 3-lgs bordeaux 250 st', 'pak', 9, 14],
        ['Vaatwastabletten emmer 150 st', 'emmer', 21, 34],
        ['Espressobonen dark roast 1 kg', 'zak', 11, 17, 1],
        ['Koffiecups bruin 180 cc 1000 st', 'doos', 26, 41],
        ['Jong belegen kaas 48+ plakken 1 kg', 'pak', 8, 13, 1],
      ],
      numbers: (random, year) => `C${year.slice(2)}${random.digits(6)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:8.5pt "Roboto"} .bar{background:#003d7c;color:#fff;padding:5mm;font-size:18pt;font-weight:bold} .win{display:grid;grid-template-columns:1fr 75mm;margin:12mm 0 10mm} .win table td{padding:1.5px 0} .win td:first-child{color:#003d7c} h1{font-size:14pt;margin:0 0 3mm;color:#003d7c} .l th{text-align:left;background:#e6edf5;padding:4px 3px} .l td{padding:3px;border-bottom:.5pt dotted #888} .t{margin-top:8mm} .t th{font-size:7.5pt;text-align:right;border-top:1pt solid #003d7c;padding:3px 0} .t td{text-align:right;padding:2px 0} .foot{position:fixed;bottom:0;left:8px;right:8px;text-align:center;font-size:7.5pt;border-top:1pt solid #003d7c;padding-top:2mm}',
    draw: (p) => {
      const { doc: d } = p
      const several = d.taxes.length > 1
      return `<div class=bar>${d.seller.name}</div><div class=win><div>${d.buyer.name}<br>T.a.v. de crediteurenadministratie<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div><h1>CREDITNOTA</h1><table>${row(['Nummer', `<b>${d.number}</b>`])}${row(['Datum', p.date(d.issueDate)])}${row(['Debiteur', d.customerNumber])}${row(['Retourbon', `R${p.random.digits(6)}`])}${row(['Retour ontvangen', p.date(d.deliveryDate)])}${row(['Betreft factuur', d.earlier])}</table></div></div>
<table class=l>${heading(['Artikel', 'Omschrijving', '>Aantal', 'Eenh.', '>Prijs', '>Krt.%', '>Bedrag', '>BTW%'])}${p.lines((l) => row([p.random.digits(6), l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price)}`, l.discount ? `>${p.number(l.discount, 1)}` : '', `>${p.plain(l.amount)}`, `>${p.number(l.rate)}`])).join('')}</table>
<table class=t>${heading(['BTW %', 'Grondslag', 'BTW-bedrag', 'Netto', 'BTW', 'Te crediteren EUR'])}${p.taxes((t, at) => row([p.number(t.rate, 1), p.plain(t.base), p.plain(t.amount), ...(several || at ? ['', '', ''] : [p.plain(d.subtotal), p.plain(d.tax), `<b>${p.plain(d.total)}</b>`])])).join('')}${several ? row(['', '', '', p.plain(d.subtotal), p.plain(d.tax), `<b>${p.plain(d.total)}</b>`]) : ''}</table>
<p style="margin-top:8mm">Het creditbedrag wordt verrekend met uw openstaande posten. Emballage wordt op een afzonderlijke nota verwerkt.</p><div class=foot>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · T ${d.seller.telephone} · ${d.seller.site}<br>IBAN ${grouped(d.seller.iban)} · BTW ${d.seller.vatId} · KvK ${p.random.digits(8)} · Op al onze leveringen zijn de HFC-voorwaarden van toepassing</div>`
    },
  },
  {
    name: 'pl-pensjonat-nocleg',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 8],
      lines: [2, 8],
      most: 6,
      isGross: true,
      isOnce: true,
      isInOrder: true,
      prepaid: 0.5,
      isBuyerPerson: true,
      buyerCountry: 'FR',
      pools: soldBy('PL', ['Pensjonat', 'Hotel', 'Willa', 'Dworek']),
      days: [7, 14],
      items: [
        ['Usługa noclegowa – pokój dwuosobowy ze śniadaniem', 'doba', 220, 390, 1],
        ['Usługa noclegowa – pokój jednoosobowy', 'doba', 160, 260, 1],
        ['Usługa noclegowa – apartament', 'doba', 380, 620, 1],
        ['Usługa noclegowa – dostawka dla dziecka', 'doba', 60, 90, 1],
        ['Obiadokolacja', 'os.', 55, 80, 1],
        ['Parking strzeżony', 'doba', 25, 45],
        ['Wynajem sali konferencyjnej', 'godz.', 120, 200],
        ['Sauna – wynajem na wyłączność', 'godz.', 90, 130],
      ],
      numbers: (random, year) => `${random.int(11, 480)}/H/${year}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:10pt "Carlito"} .top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:1pt solid #7a2430;padding-bottom:3mm} .logo{font:bold 17pt "Caladea";color:#7a2430} h1{font-size:15pt;text-align:center;margin:7mm 0} .who{display:grid;grid-template-columns:1fr 1fr;gap:10mm;margin-bottom:7mm} .who b:first-child{display:block;color:#7a2430;border-bottom:.5pt solid #bbb} .l th,.l td,.v th,.v td{border:.5pt solid #999;padding:3px 4px} .l th,.v th{font-size:8.5pt;background:#f4eaea} .v{width:62%;margin:4mm 0 0 38%} .big{margin-top:5mm} .big td{padding:2px 0} .big{width:auto} .sign{display:flex;justify-content:space-between;margin-top:24mm;font-size:8pt} .sign div{border-top:.5pt dotted #000;width:60mm;text-align:center}',
    draw: (p) => {
      const { doc: d } = p
      const sums = p.taxes((t) =>
        row([
          `>${p.number(t.rate)}%`,
          `>${p.plain(t.base)}`,
          `>${p.plain(t.amount)}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const toPay = d.amountDue
      return `<div class=top><div class=logo>${d.seller.name}</div><div class=r>${d.seller.town}, ${p.date(d.issueDate)}<br>Rezerwacja nr ${d.orderNumber}</div></div><h1>Faktura nr ${d.number}</h1>
<div class=who><div><b>Sprzedawca</b>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIP: ${d.seller.vatId}<br>tel. ${d.seller.telephone}</div><div><b>Nabywca</b>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<p>Data wystawienia: ${p.date(d.issueDate)} &emsp; Data wykonania usługi: ${p.date(d.deliveryDate)}</p>
<table class=l>${heading(['Lp.', 'Nazwa usługi', 'Ilość', 'J.m.', 'Cena brutto', 'VAT', 'Wartość brutto'])}${p.lines((l, at) => row([at + 1, l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price)}`, `>${p.number(l.rate)}%`, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=v>${heading(['Stawka VAT', 'Wartość netto', 'Kwota VAT', 'Wartość brutto'])}${sums.join('')}${row(['><b>Razem</b>', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `><b>${p.plain(d.total)}</b>`])}</table>
<table class=big>${d.prepaid ? row(['Wpłacono zaliczkę:', `>${p.plain(d.prepaid)} PLN`]) : ''}${row(['<b style="font-size:12pt">Do zapłaty:</b>', `><b style="font-size:12pt">${p.plain(toPay)} PLN</b>`])}${row(['Słownie:', `${polishWords(Math.floor(toPay / 100))} PLN ${String(toPay % 100).padStart(2, '0')}/100`])}${row(['Sposób zapłaty:', 'przelew'])}${row(['Termin płatności:', p.date(d.dueDate)])}${row(['Konto bankowe:', grouped(d.seller.iban)])}</table>
<div class=sign><div>osoba upoważniona do odbioru</div><div>osoba upoważniona do wystawienia</div></div>`
    },
  },
  {
    name: 'pl-internet-domowy',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      lines: [5, 14],
      most: 0,
      isOnce: true,
      isInOrder: true,
      isBuyerPerson: true,
      pools: soldBy('PL', ['Net', 'Światłowód', 'Telekom', 'Multimedia']),
      days: [14, 21],
      items: [
        ['Internet światłowodowy 600 Mb/s – abonament', '', 45, 68],
        ['Telewizja cyfrowa, pakiet Rodzinny', '', 30, 52],
        ['Telefon stacjonarny bez limitu', '', 9, 20],
        ['Dzierżawa routera Wi-Fi 6', '', 4, 10],
        ['Ochrona antywirusowa (3 urządzenia)', '', 5, 9],
        ['Połączenia międzynarodowe', '', 1, 14],
        ['Opłata aktywacyjna', '', 20, 49],
      ],
      numbers: (random, year) => `FA${random.digits(7)}/${year.slice(2)}`,
    },
    style: {
      decimal: ',',
      thousands: ' ',
      money: (plain) => `${plain} zł`,
      date: (y, m, d) => `${y}-${m}-${d}`,
    },
    css: 'body{font:9pt/1.4 "Open Sans"} .strip{background:linear-gradient(90deg,#5b2a86,#c2378d);color:#fff;padding:4mm 5mm;font-size:15pt;font-weight:bold} .g{display:grid;grid-template-columns:1fr 74mm;gap:8mm;margin:6mm 0} .pay{background:#f3ecf8;padding:4mm} .pay div{font-size:8pt;color:#5b2a86} .pay b{font-size:16pt} .pay b.m{font-size:11pt} .l th{text-align:left;font-size:8pt;color:#5b2a86;border-bottom:1.5pt solid #5b2a86;padding:3px 0} .l td{padding:4px 0;border-bottom:.5pt solid #ddd} .l tfoot td{font-weight:bold} .small{font-size:7pt;color:#555} .slip{position:fixed;bottom:0;left:8px;right:8px;border-top:1pt dashed #666;padding-top:3mm;display:grid;grid-template-columns:52mm 1fr;font-size:8pt} .slip>div{border:1pt solid #c2378d;padding:2mm} .slip i{display:block;font:6pt "Open Sans";color:#c2378d}',
    draw: (p) => {
      const { doc: d } = p
      const own = taxesOf(d.lines)
      const period = `${p.date(dayAfter(d.issueDate, -31))} – ${p.date(dayAfter(d.issueDate, -1))}`
      const iban = grouped(d.seller.iban)
      const total = d.total
      return `<div class=strip>${d.seller.name}</div><div class=g><div><b>Faktura VAT nr ${d.number}</b><br>Data wystawienia: ${p.date(d.issueDate)}<br>Okres rozliczeniowy: ${period}<br><br><span class=small>Nabywca</span><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div class=pay><div>Numer klienta</div><b class=m>${d.customerNumber}</b><div>Do zapłaty</div><b>${p.money(d.amountDue)}</b><div>Termin płatności</div><b class=m>${p.date(d.dueDate)}</b><div>Twój indywidualny numer rachunku</div>${iban}</div></div>
<b>Opłaty za usługi</b><table class=l>${heading(['Usługa', '>Netto', '>VAT %', '>Kwota VAT', '>Brutto'])}${p.lines((l, at) => row([l.description, `>${p.plain(l.amount)}`, `>${p.number(l.rate)}`, `>${p.plain(own[at])}`, `>${p.plain(l.amount + own[at])}`])).join('')}<tfoot>${row(['Razem', `>${p.plain(d.subtotal)}`, '', `>${p.plain(d.tax)}`, `>${p.plain(total)}`])}</tfoot></table>
<p>Wartość faktury brutto: <b>${p.money(total)}</b>, słownie: ${polishWords(Math.floor(total / 100))} zł ${String(total % 100).padStart(2, '0')}/100.<br>Zaległości na dzień wystawienia faktury: brak.</p>
<p class=small>Sprzedawca: ${d.seller.name}, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}, NIP ${d.seller.vatId}. Biuro Obsługi Klienta: ${d.seller.telephone}. Reklamację można złożyć w ciągu 12 miesięcy od ostatniego dnia okresu rozliczeniowego.</p>
<div class=slip><div><i>odbiorca</i>${d.seller.name}<i>kwota</i>${p.money(total)}<i>zleceniodawca</i>${d.buyer.name}<i>tytułem</i>${d.number}</div><div><i>nazwa odbiorcy</i>${d.seller.name}, ${d.seller.street}, ${d.seller.town}<i>nr rachunku odbiorcy</i>${iban}<i>waluta / kwota</i>PLN &emsp; ${p.plain(total)}<i>nazwa zleceniodawcy</i>${d.buyer.name}, ${d.buyer.street}, ${d.buyer.town}<i>tytułem</i>Faktura ${d.number}, klient ${d.customerNumber}</div></div>`
    },
  },
  {
    name: 'pl-hurtownia-techniczna',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 5],
      lines: [18, 120],
      most: 40,
      isOnce: true,
      lineDiscount: 0.3,
      pools: soldBy('PL', ['Technika', 'Metalex', 'Hurt-Met', 'Stal-Bud', 'Instal-Bud']),
      days: [14, 30],
      items: technicalItems,
      numbers: (random, year) => `FS ${random.int(104, 8800)}/MAG/${year}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:8.5pt "DejaVu Sans"} .top{display:grid;grid-template-columns:1fr 58mm;gap:10mm} .k{background:#ddd;font-size:7.5pt;text-align:center;padding:1mm} .k+div{text-align:center;padding:1mm;border:.5pt solid #ddd} .who{display:grid;grid-template-columns:1fr 1fr;gap:6mm;margin:5mm 0} .who .k+div{text-align:left;padding:2mm;min-height:20mm} h1{font-size:13pt;text-align:center;margin:5mm 0 1mm} .o{text-align:center;margin-bottom:4mm} .l th,.v th{background:#ddd;font-weight:normal;font-size:7pt;padding:2px;border:.5pt solid #777} .l td{font-size:7.5pt;padding:6px 3px;border:.5pt solid #777} tr{break-inside:avoid} td+td,th+th{padding-left:3px!important} .v td{padding:2px 4px;border:.5pt solid #777;font-size:7.5pt} .bot{display:grid;align-items:start;grid-template-columns:2fr 3fr;gap:6mm;margin-top:4mm;break-inside:avoid} .end{break-inside:avoid} .sum{font-size:12pt;margin:4mm 0 1mm} .sig{display:grid;grid-template-columns:1fr 1fr;gap:20mm;margin-top:12mm} .sig div{border-top:.5pt solid #000;text-align:center;font-size:6.5pt;padding-top:1mm}',
    draw: (p) => {
      const { doc: d } = p
      const own = taxesOf(d.lines)
      const total = d.total
      return `<div class=top><div><b style="font-size:12pt">${d.seller.name}</b><br>tel. ${d.seller.telephone}<br>BDO 000${p.random.digits(6)}</div><div><div class=k>Miejsce wystawienia:</div><div>${d.seller.town}</div><div class=k>Data wystawienia:</div><div>${p.date(d.issueDate)}</div><div class=k>Data zakończenia dostawy/usługi:</div><div>${p.date(d.deliveryDate)}</div></div></div>
<div class=who><div><div class=k>Sprzedawca:</div><div>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIP: ${d.seller.vatId}</div></div><div><div class=k>Nabywca:</div><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIP: ${d.buyer.vatId}</div></div></div>
<h1>Faktura VAT ${d.number}</h1><div class=o>oryginał</div>
<table class=l>${heading(['Lp.', 'Nazwa', 'Ilość', 'jm', 'Rabat', 'Cena netto', 'Wartość netto', 'VAT', 'Kwota VAT', 'Wartość brutto'])}${p.lines((l, at) => row([at + 1, l.description, `>${p.number(l.quantity)}`, l.unit, l.discount ? `>${p.number(l.discount)}%` : '', `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`, `>${p.number(l.rate)}%`, `>${p.plain(own[at])}`, `>${p.plain(l.amount + own[at])}`])).join('')}</table>
<div class=bot><table class=v>${heading(['Forma płatności', 'Termin', 'Kwota', 'Waluta'])}${row(['Przelew', p.date(d.dueDate), `>${p.plain(total)}`, 'PLN'])}</table><table class=v>${heading(['według stawki VAT', 'netto', 'VAT', 'brutto'])}${p.taxes((t) => row([`${t.rate === 23 ? 'Podstawowy' : 'Obniżony'} podatek VAT ${p.number(t.rate)}%`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`, `>${p.plain(t.base + t.amount)}`])).join('')}${row(['<b>Razem:</b>', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(total)}`])}</table></div>
<div class=end><div class=sum>Razem do zapłaty: <b>${p.plain(total)} PLN</b></div>Słownie: ${polishWords(Math.floor(total / 100))} PLN ${String(total % 100).padStart(2, '0')}/100<br>Rachunek bankowy: ${grouped(d.seller.iban)}<br>Numer zamówienia: ${d.orderNumber}<div class=sig><div>Imię i nazwisko osoby uprawnionej do odbioru faktury</div><div>Imię i nazwisko osoby uprawnionej do wystawienia faktury</div></div></div>`
    },
  },
]
