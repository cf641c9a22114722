import { baseOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import { paged } from '../pages.ts'
import { partiesIn, type Country, type Person } from '../people.ts'
import { codeFirst, grouped, heading, monthsIn, point, row, rowOf, townFirst } from '../print.ts'
import type { Print } from '../print.ts'

/** The parties of a country: first names, last names, trades, legal forms, streets and towns. */
function parties(country: Country, texts: string[], place: [string, string]) {
  const [first, last, trade, forms, streets] = texts.map(listOf)
  const towns = townsOf(texts[5])
  return partiesIn(country, {
    first,
    last,
    trade,
    forms,
    streets,
    towns,
    country: place[0],
    tel: place[1],
  })
}

const polish = (trades: string, forms: string) =>
  parties(
    'PL',
    [
      'Bożena|Zdzisław|Karolina|Dariusz|Halina|Przemysław|Iga|Łukasz',
      'Gliniecki|Kaszuba|Kloska|Literski|Megger|Narloch|Pestka|Rekowski|Stoltman|Wirkus|Żmuda',
      trades,
      forms,
      'ul. Człuchowska 27|ul. Dworcowa 14/3|Męcikał 41|ul. 14 Lutego 8|pl. Jagielloński 5|Rytel-Dworzec 6A|ul. Gdańska 112 lok. 2|ul. Świętopełka 19|os. Bursztynowe 3/44',
      'Chojnice=89-600|Tuchola=89-500|Czersk=89-650|Brusy=89-632|Koronowo=86-010|Bytów=77-100',
    ],
    ['Polska', '+48 ']
  )

/** Names of sellers with the domain of their mail. */
function named(p: Print, box: string, names: [string, string][]) {
  const [name, domain] = p.random.pick(names)
  Object.assign(p.doc.seller, { name, mail: `${box}@${domain}`, site: `www.${domain}` })
}

/** The tax of each line, rounded such that the lines of a rate have its sum. */
function vatsOf(p: Print): number[] {
  const sums = new Map<number, number>()
  return p.lines(({ rate, amount }) => {
    const before = sums.get(rate) ?? 0
    sums.set(rate, before + amount)
    return Math.round(((before + amount) * rate) / 100) - Math.round((before * rate) / 100)
  })
}

const usDay = (year: string, month: string, day: string) =>
  `${Number(month)}/${Number(day)}/${year}`
const isoDay = (year: string, month: string, day: string) => `${year}-${month}-${day}`
const canadianDay = (year: string, month: string, day: string) =>
  `${monthsIn('US')[Number(month) - 1].slice(0, 3)} ${day}, ${year}`
const wordDay = (year: string, month: string, day: string) =>
  `${Number(day)} ${monthsIn('GB')[Number(month) - 1]} ${year}`
const slashDay = (year: string, month: string, day: string) => `${day}/${month}/${year}`
const dotDay = (year: string, month: string, day: string) => `${day}.${month}.${year}`
const block = (who: Person) => `${who.name}<br>${who.street}<br>${townFirst(who)}`
const polishBlock = (who: Person) => `${who.name}<br>${who.street}<br>${codeFirst(who)}`
const taxIdOf = (who: Person) => who.vatId.replace('PL', '')
const accountOf = (iban: string) => `${iban.slice(2, 4)} ${grouped(iban.slice(4))}`
const polishAmounts = { decimal: ',', thousands: ' ' } as const

/** An Australian business number with its check digits. */
function businessNumber(digits: string): string {
  const sum = [...digits].reduce((whole, digit, at) => whole + Number(digit) * (3 + 2 * at), 0)
  return `${99 - (sum % 89)} ${digits.replace(/(...)(...)(...)/, '$1 $2 $3')}`
}

/** The same code for the same goods. */
const codeOf = (name: string) =>
  1000 + [...name].reduce((code, letter) => (code * 37 + letter.charCodeAt(0)) % 8993, 5)

/** The 20th of the month after a day. */
function twentiethAfter(day: string): string {
  const [year, month] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 20)).toISOString().slice(0, 10)
}

const ones = listOf(
  '|jeden|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|jedenaście|dwanaście|trzynaście|czternaście|piętnaście|szesnaście|siedemnaście|osiemnaście|dziewiętnaście'
)
const tens = listOf(
  '||dwadzieścia|trzydzieści|czterdzieści|pięćdziesiąt|sześćdziesiąt|siedemdziesiąt|osiemdziesiąt|dziewięćdziesiąt'
)
const hundreds = listOf(
  '|sto|dwieście|trzysta|czterysta|pięćset|sześćset|siedemset|osiemset|dziewięćset'
)

/** An amount below a million in Polish words. */
function inWords(cents: number): string {
  const below = (value: number) => {
    const rest = value % 100
    const end = rest < 20 ? ones[rest] : `${tens[Math.floor(rest / 10)]} ${ones[rest % 10]}`
    return `${hundreds[Math.floor(value / 100)]} ${end}`.trim()
  }
  const whole = Math.floor(cents / 100)
  const thousands = Math.floor(whole / 1000)
  const isFew =
    thousands % 10 >= 2 && thousands % 10 <= 4 && Math.floor((thousands % 100) / 10) !== 1
  const form = thousands === 1 ? 'tysiąc' : isFew ? 'tysiące' : 'tysięcy'
  const head = thousands ? `${thousands > 1 ? below(thousands) : ''} ${form} ` : ''
  return `${head}${below(whole % 1000)} PLN ${String(cents % 100).padStart(2, '0')}/100`.trim()
}

/** American, Canadian, Australian, New Zealand and Polish invoices that are only measured. */
export const skeenaBrda: Family[] = [
  {
    name: 'en-us-kitchen-equipment-credit-memo',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'USD',
      kind: 'creditNote',
      rates: [8.25],
      lines: [1, 5],
      isOnce: true,
      most: 2,
      allowance: 0.6,
      pools: parties(
        'US',
        [
          'Lorenzo|Tamika|Gretchen|Duane|Phuong',
          'Arceneaux|Bustamante|Fontenot|Hightower|Kilgore|Ledoux|Nguyen|Trahan',
          'Taqueria|Catering|Smokehouse|Hospitality Group|Bakery|Seafood Kitchen',
          'LLC|Inc.|LP|Restaurants, Inc.',
          '6120 Bissonnet St|1404 W 34th St, Ste B|2919 Fondren Rd|815 Fannin St|11200 Westheimer Rd #610|403 FM 1960 Rd W',
          'Houston, TX=77036|Pasadena, TX=77502|Beaumont, TX=77701|Katy, TX=77449',
        ],
        ['USA', '+1 7']
      ),
      items: itemsOf(`
        Reach-in refrigerator, 2 section, 49 cu ft, S/S|EA|1890|3150; Undercounter ice machine, 120 lb|EA|1420|2280;
        Convection oven, full size, natural gas|EA|2950|4480; Work table 30 x 72, 16 ga top|EA|265|430;
        Half size sheet pan, 18 ga, case of 12|CS|62|98; Pre-rinse faucet, wall mount, 8 in. centers|EA|185|320;
        Drop-in hand sink 10 x 14|EA|74|135; Countertop fryer, 15 lb, 120V|EA|138|260;
        Wire shelving unit 24 x 48 x 74, chrome|EA|118|190; Cutting board 18 x 24, color coded set|ST|64|110;
        Immersion blender 14 in., variable speed|EA|240|415`),
      numbers: (random) => `CM${random.digits(5)}`,
    },
    style: { ...point, money: (plain) => `$${plain}`, date: usDay },
    css: '@page{margin:13mm 14mm} body{font:9.5pt "Open Sans";margin:0;color:#333;line-height:1.35} .h{display:flex;justify-content:space-between;align-items:flex-start} .o{font:bold 15pt "Open Sans";max-width:88mm;line-height:1.15;color:#8a1f11} .h small{display:block;font-size:8.5pt;margin-top:2mm} .k{text-align:right} .k h1{font:300 25pt "Open Sans";margin:0} .k div{font-size:12pt} .a{display:flex;margin:10mm 0 7mm;gap:6mm} .a>div{flex:1} .a b{display:block;font-size:8.5pt} .t{background:#e9e9e9;padding:3mm 4mm;text-align:right} .t span{font-size:21pt;display:block} .f th{background:#e9e9e9;text-align:left;font-size:8pt;padding:4px 6px} .f td{padding:5px 6px} .l{margin-top:4mm} .l th{background:#333;color:#fff;text-align:left;font-size:8pt;padding:5px 6px} .l td{padding:6px;border-bottom:.5pt solid #ccc;vertical-align:top} .s{width:78mm;margin:4mm 0 0 auto} .s td{padding:4px 6px} .s .b td{font-weight:bold;background:#e9e9e9} .n{margin-top:12mm;font-size:8.3pt;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      named(p, 'returns', [
        ['Bayou City Restaurant Supply', 'bayoucityrs.example'],
        ['HIGHTOWER FOODSERVICE', 'hightowerfs.example'],
        ['Ledoux & Kilgore Equipment Co., Inc.', 'ledouxkilgore.example'],
        ['Gulf Prairie Kitchen Outfitters LLC', 'gulfprairie.example'],
      ])
      const list = p.lines((l) =>
        row([
          `${random.pick(['RF', 'SM', 'CK', 'TB'])}-${codeOf(l.description)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const less = d.allowance
        ? row(['Returned merchandise', `>${p.money(d.lineTotal)}`]) +
          row(['Less restocking fee', `>-${p.money(d.allowance)}`])
        : ''
      const sums = [
        row(['Subtotal', `>${p.money(d.subtotal)}`]),
        row([`Tax Total (${p.number(d.taxes[0].rate)}%)`, `>${p.money(d.tax)}`]),
        rowOf('b', ['Total Credit', `>${p.money(d.total)}`]),
      ]
      const reason = random.pick([
        'Wrong voltage',
        'Freight damage, noted on BOL',
        'Ordered in error',
        'Item discontinued, exchange',
      ])
      return `<div class=h><div><div class=o>${d.seller.name}</div><small>${d.seller.street}<br>${townFirst(d.seller)}<br>United States<br>${d.seller.telephone}</small></div><div class=k><h1>Credit Memo</h1><div>#${d.number}</div><div>${p.date(d.issueDate)}</div></div></div>
<div class=a><div><b>Bill To</b>${block(d.buyer)}<br>United States</div><div><b>Returned To</b>${d.seller.street}<br>Dock ${random.int(2, 9)}<br>${townFirst(d.seller)}</div><div class=t>TOTAL CREDIT<span>${p.money(d.total)}</span></div></div>
<table class=f>${heading(['Customer ID', 'Created From', 'RMA #', 'Sales Rep', 'Memo'])}${row([d.customerNumber, `Invoice #${d.earlier.replace('CM', 'INV')}`, `RMA${random.digits(4)}`, random.pick(['T. Broussard', 'House', 'M. Okafor']), reason])}</table>
<table class=l>${heading(['Item', 'Description', '>Quantity', 'Units', '>Rate', '>Amount'])}${list.join('')}</table>
<table class=s>${less}${sums.join('')}</table>
<div class=n>This credit has been posted to your account and will be applied to open invoices. It may be used against any future order for 12 months. Refunds by check are issued on request only: ${d.seller.mail}.<br>Returns must be authorized within 30 days of delivery. Freight is not refundable. Opened smallwares and special orders cannot be returned.</div>`
    },
  },
  {
    name: 'en-ca-sugarbush-stores-wholesale',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'CAD',
      rates: [0, 13],
      lines: [5, 13],
      isOnce: true,
      most: 24,
      days: [15, 30],
      pools: parties(
        'US',
        [
          'Marielle|Gord|Heather|Anil|Rosemarie',
          'Bechard|Caldwell|Drummond|Fader|McIntyre|Pilon|Séguin|Van Dyk',
          'General Store|Fine Foods|Country Market|Gift Shop|Inn|Farm Stand',
          'Ltd.|Inc.|Co-operative Inc.|Limited',
          '44 Gore St E|RR 3, 1187 Concession 5|210 Bridge St|17 Mill St, Unit 2|6630 County Rd 10|92 Main St N',
          'Perth, ON=K7H 1J2|Lanark, ON=K0G 1K0|Almonte, ON=K0A 1A0|Carleton Place, ON=K7C 3P3|Merrickville, ON=K0G 1N0',
        ],
        ['Canada', '+1 6']
      ),
      items: itemsOf(`
        Maple syrup, amber rich, 250 ml glass|ea|7.5|9.8; Maple syrup, amber rich, 500 ml can|ea|11|14.5;
        Maple syrup, dark robust, 1 L jug|ea|18|23.5; Maple syrup, very dark, 4 L jug|ea|58|76;
        Maple butter 330 g|ea|9.5|12.5; Maple sugar, granulated, 200 g|ea|7.8|10.5;
        Pancake mix, buttermilk, 680 g|ea|5.2|7.4; Maple vinegar 250 ml|ea|8|11;
        Maple mustard 190 ml|ea|4.6|6.5; Maple candy, leaf box of 12|bx|6.4|8.9|1;
        Maple lollipops, display of 40|cs|24|33|1; Maple taffy cones, box of 24|bx|28|39|1;
        Gift basket "Sugar Shack"|ea|31|46|1; Maple popcorn 150 g|ea|3.4|4.9|1;
        Tea towel, sap bucket print|ea|7|10.5|1; Empty jug 1 L with cap, printed|ea|1.2|1.9|1`),
      numbers: (random) => random.digits(5),
    },
    style: { ...point, date: canadianDay },
    css: '@page{margin:12mm 15mm} body{font:9pt "Liberation Serif";margin:0 .6mm;line-height:1.3} .h{display:flex;justify-content:space-between} .o{font:bold 17pt "C059";max-width:100mm;line-height:1.1} .i{width:66mm} .i td{padding:1px 3px} h1{font:bold 19pt "Liberation Serif";text-align:right;margin:0 0 2mm} .a{display:flex;gap:6mm;margin:7mm 0 5mm} .a>div{flex:1;border:.7pt solid #000;padding:2mm 3mm;min-height:22mm} .a i{display:block;font-weight:bold} .m{margin-bottom:1.5mm} .m span{margin-right:9mm} .l{border:.7pt solid #000} .l th{border:.7pt solid #000;background:#f1ece2;text-align:center!important;padding:3px} .l td{border-left:.7pt solid #000;border-right:.7pt solid #000;padding:2.5px 4px} .l .z td{height:10mm} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:2mm;break-inside:avoid} .x{width:84mm} .x td,.x th{border:.7pt solid #000;padding:2px 4px;text-align:left} .s{width:72mm;border:.7pt solid #000} .s td{padding:2.5px 4px} .s .b td{border-top:.7pt solid #000;font-weight:bold;font-size:11pt} .c{margin-top:6mm;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      named(p, 'orders', [
        ['Pilon Family Sugar Bush', 'pilonsugarbush.example'],
        ['Ramsay Ridge Maple Products Ltd.', 'ramsayridge.example'],
        ['FADER & SONS MAPLE', 'fadermaple.example'],
        ['Tay Valley Syrup Producers Co-operative Inc.', 'tayvalleysyrup.example'],
      ])
      const list = p.lines((l) =>
        row([
          `${codeOf(l.description)}`,
          `>${p.number(l.quantity)}`,
          l.unit,
          l.description,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          t.rate ? 'HST Ontario' : 'Zero-rated (basic groceries)',
          `>${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const sums = [
        row(['Subtotal:', `>${p.plain(d.subtotal)}`]),
        row(['HST:', `>${p.plain(d.tax)}`]),
        row(['Freight:', `>${p.plain(0)}`]),
        rowOf('b', ['Total Amount (CAD):', `>$ ${p.plain(d.total)}`]),
      ]
      return `<div class=h><div><div class=o>${d.seller.name}</div>${d.seller.street}<br>${townFirst(d.seller)}<br>Tel. ${d.seller.telephone} &nbsp; ${d.seller.mail}</div><div><h1>INVOICE</h1><table class=i>${row(['Invoice No.:', d.number])}${row(['Date:', p.date(d.issueDate)])}${row(['Ship Date:', p.date(d.deliveryDate)])}${row(['Page:', '1'])}${row(['Re: Order No.', d.orderNumber])}</table></div></div>
<div class=a><div><i>Sold to:</i>${block(d.buyer)}</div><div><i>Ship to:</i>${d.buyer.street}<br>${townFirst(d.buyer)}<br>${random.pick(['Back door before 11', 'Receiving Tue/Thu', 'Leave with bakery staff'])}</div></div>
<div class=m><span>Business No.: ${random.digits(5)} ${random.digits(4)} RT0001</span><span>Customer: ${d.customerNumber}</span><span>Sold By: ${random.pick(['Lise', 'Doug', 'Web'])}</span></div>
<table class=l>${heading(['Item No.', 'Quantity', 'Unit', 'Description', 'Tax', 'Unit Price', 'Amount'])}${list.join('')}<tr class=z>${'<td></td>'.repeat(7)}</tr></table>
<div class=e><table class=x>${heading(['Tax summary', '>Rate', '>Net', '>Tax'])}${taxes.join('')}</table><table class=s>${sums.join('')}</table></div>
<div class=c>Shipped By: ${random.pick(['Our truck', 'Canpar', 'Customer pick-up'])} &nbsp;&nbsp; Terms: due <b>${p.date(d.dueDate)}</b>. Overdue accounts 1.5% per month (19.56% per annum).<br>E-transfer to ${d.seller.mail} (auto-deposit) or cheque to ${d.seller.name}, address above.<br><i>Comment:</i> Registered establishment, Canada Grade A. Keep opened containers refrigerated. Shortages to be reported within 48 hours. Thank you for selling local!</div>`
    },
  },
  {
    name: 'en-au-electrician-person-payid',
    plan: {
      country: 'GB',
      currency: 'AUD',
      rates: [10],
      lines: [2, 8],
      isOnce: true,
      most: 4,
      isSellerPerson: true,
      isBuyerPerson: true,
      prepaid: 0.5,
      days: [7, 14],
      pools: parties(
        'GB',
        [
          'Craig|Shane|Leanne|Tuan|Bec|Damien|Rosa',
          'Attard|Delaney|Hoang|McKellar|Petrakis|Rigby|Schembri|Wilmot',
          'Property|Body Corporate|Cafe|Early Learning',
          'Pty Ltd|Pty. Ltd.|Trust',
          '14 Banksia Crt|3/88 Raglan Pde|27 Koornang St|1560 Princes Hwy|9 Lighthouse Rd|U4, 61 Nicholson St',
          'Warrnambool VIC=3280|Port Fairy VIC=3284|Colac VIC=3250|Terang VIC=3264|Portland VIC=3305',
        ],
        ['Australia', '+61 4']
      ),
      items: itemsOf(`
        Labour, A-grade electrician|hr|95|125; Call out and first half hour|ea|110|155;
        Supply and install LED downlight, 10 W tri-colour|ea|48|72; Double GPO with USB-C, white|ea|78|115;
        Interconnected photoelectric smoke alarm, 240 V|ea|128|175; RCBO 16 A, supply and fit|ea|88|130;
        Switchboard upgrade, 18 pole enclosure|ea|780|1150; Ceiling fan 52" DC, customer supplied, install|ea|140|190;
        Oven and cooktop, disconnect and reconnect|ea|150|210; Fault finding, earth leakage|hr|105|135;
        Cable 2.5 mm² twin & earth|m|3|5; Sundries (clips, saddles, connectors)|lot|15|38`),
      numbers: (random) => `INV-${random.int(310, 2980)}`,
    },
    style: { ...point, money: (plain) => `$${plain}`, date: wordDay },
    css: 'body{font:9.5pt "Roboto";margin:0;color:#263238;line-height:1.45} .h{display:flex;justify-content:space-between;border-bottom:3pt solid #f9a825;padding-bottom:5mm} .h h1{font:900 24pt "Roboto";margin:0 0 1mm} .h div:last-child{text-align:right;font-size:9pt} .h b{font-size:14pt;display:block} .a{display:flex;gap:8mm;margin:6mm 0} .a>div{flex:1} .a small{color:#78909c;display:block} .a table td{padding:1px 0} .w{background:#fff8e1;padding:3mm 4mm;margin-bottom:5mm;font-size:9pt} .l th{text-align:left;border-bottom:1pt solid #263238;padding:4px 2px;font-weight:500} .l td{padding:5px 2px;border-bottom:.4pt solid #cfd8dc} .s{width:80mm;margin:4mm 0 0 auto} .s td{padding:3px 2px} .s .t td{font-weight:500;border-top:.8pt solid #263238} .s .u td{font-weight:900;font-size:13pt;background:#f9a825;padding:5px 4px} .p{display:flex;gap:8mm;margin-top:11mm;font-size:9pt;break-inside:avoid} .p>div{flex:1;border:.8pt solid #cfd8dc;border-radius:2mm;padding:3mm 4mm} .n{font-size:7.8pt;color:#607d8b;margin-top:6mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const phone = `04${random.digits(2)} ${random.digits(3)} ${random.digits(3)}`
      const list = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const paid = d.prepaid
        ? row([`Deposit received ${p.date(d.orderDate)}`, `>-${p.money(d.prepaid)}`])
        : ''
      const sums = [
        row(['Subtotal (ex GST)', `>${p.money(d.subtotal)}`]),
        row([`GST ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`]),
        rowOf('t', ['Total inc GST', `>${p.money(d.total)}`]),
        paid,
        rowOf('u', ['Balance due AUD', `>${p.money(d.amountDue)}`]),
      ]
      const done = random.pick([
        'Attended site as arranged. Isolated supply, completed works as listed below, tested all circuits and left site clean. Old fittings removed from site.',
        'Works carried out per accepted quote. Megger and RCD trip times tested OK. Owner shown new labels on switchboard.',
        'Traced intermittent fault, replaced damaged parts and tested. Recommend roof space cabling is looked at within 12 months.',
      ])
      return `<div class=h><div><h1>TAX INVOICE</h1>${d.number}</div><div><b>${d.seller.name}</b>Electrical Contractor · REC ${random.digits(5)}<br>ABN ${businessNumber(random.digits(9))}<br>${d.seller.street}, ${townFirst(d.seller)}<br>${phone}</div></div>
<div class=a><div><small>Bill to</small>${block(d.buyer)}</div><div><small>Site</small>${d.buyer.street}<br>${townFirst(d.buyer)}</div><div><table>${row(['Invoice date', `>${p.date(d.issueDate)}`])}${row(['Due date', `><b>${p.date(d.dueDate)}</b>`])}${row(['Job', `>J${random.digits(4)}`])}${row(['Completed', `>${p.date(d.deliveryDate)}`])}</table></div></div>
<div class=w><b>Work completed</b><br>${done}</div>
<table class=l>${heading(['Description', '>Qty', '', '>Unit price', '>Amount ex GST'])}${list.join('')}</table>
<table class=s>${sums.join('')}</table>
<div class=p><div><b>Bank transfer</b><br>Name: ${d.seller.name}<br>BSB: 633-${random.digits(3)} &nbsp; Account: ${random.digits(9)}<br>Reference: ${d.number}</div><div><b>PayID</b><br>${phone}<br>Cash and card on site also fine. Card surcharge 1.6% applies.</div></div>
<div class=n>Certificate of Electrical Safety no. ${random.digits(8)} lodged with Energy Safe Victoria. 12 months workmanship warranty; parts per manufacturer. Title in goods stays with the contractor until paid in full. Accounts over 30 days may be passed to a collection agency. Thanks for your business!</div>`
    },
  },
  {
    name: 'en-nz-school-stationery-pages',
    plan: {
      country: 'GB',
      currency: 'NZD',
      rates: [15],
      lines: [80, 140],
      isOnce: true,
      most: 40,
      lineDiscount: 0.3,
      charge: 0.6,
      pools: parties(
        'GB',
        [
          'Aroha|Bruce|Mereana|Nigel|Sina',
          'Aitken|Bathgate|Henare|Lilburn|Paewai|Rewi|Tuffery|Walding',
          'Primary School|Area School|Intermediate School|College|Kindergarten Association|Kura',
          'Board of Trustees|Board|Trust|Inc.',
          '112 Church Street|45 Rangitikei Line|8 Kōwhai Avenue|301 Broadway|State Highway 3, Bulls|19 Tāne Street',
          'Palmerston North=4410|Feilding=4702|Dannevirke=4930|Levin=5510|Whanganui=4500',
        ],
        ['New Zealand', '+64 6']
      ),
      items: itemsOf(`
        Exercise book 1B5 7mm ruled 40lf|EA|0.55|0.95; Exercise book 1E5 quad 7mm|EA|0.6|1.05;
        Exercise book 1J8 3mm quad A4|EA|1.4|2.1; Scrapbook No.3 64pg|EA|1.7|2.6;
        Topless refill pad A4 7mm 80lf|EA|2.2|3.4; Clearfile A4 20 pocket black|EA|1.9|3.1;
        Ring binder A4 2/26 assorted|EA|3.1|4.8; Glue stick 35g|EA|1.3|2.2;
        PVA glue 5 litre|EA|24|34; HB pencil box 20|BX|3.8|5.9; Coloured pencils pk 24|PK|5.4|8.2;
        Crayons jumbo class pack 288|PK|42|58; Felt pens pk 12 washable|PK|4.1|6.3;
        Whiteboard marker bullet black|EA|1.6|2.4; Whiteboard eraser magnetic|EA|3.2|5.1;
        Handheld whiteboard A4 lined|EA|2.8|4.4; Scissors 165mm left/right|EA|2.3|3.6;
        Copy paper A4 80gsm white ream|RM|6.9|9.4; Copy paper A3 80gsm white ream|RM|14|19;
        Cartridge paper A3 110gsm pk 500|PK|38|52; Card A4 200gsm brights pk 100|PK|15|22;
        Laminating pouches A4 125mic bx 100|BX|21|31; Tempera paint 2 litre primary red|EA|13|19;
        Tempera paint 2 litre primary blue|EA|13|19; Brush hog round size 12|EA|2.1|3.7;
        Chalk giant pavement bucket 20|EA|11|16; Wool ball assorted 100g|EA|3.9|6;
        Protractor 180° 10cm|EA|0.5|0.9; Ruler 30cm clear|EA|0.6|1.1; Calculator scientific|EA|22|34;
        Staples 26/6 bx 5000|BX|1.8|2.9; Masking tape 24mm x 50m|RL|2.9|4.5; Blu tack 75g|EA|2.7|4.2;
        Vivid marker black|EA|2.4|3.5; Post-it notes 76x76 pk 12|PK|14|22; Sharpener metal 2 hole|EA|0.9|1.6;
        Maths cubes interlocking pk 100|PK|14|21; Geoboard 23cm double sided|EA|3.4|5.2;
        Magnetic letters lower case tub|EA|19|28; Manila folder foolscap bx 100|BX|26|37;
        Suspension file bx 20|BX|24|36; Hand sanitiser 500ml pump|EA|6.2|9.1;
        Tissues 2ply 224 sheet|BX|2.1|3.3; Flax paper harakeke A3 pk 50|PK|17|25`),
      numbers: (random) => `SI${random.digits(6)}`,
    },
    style: { ...point, date: slashDay },
    css: 'body{font:8.6pt "Nimbus Sans";margin:0;line-height:1.3} .pg{break-after:page} .pg:last-child{break-after:auto} .h{display:flex;justify-content:space-between;align-items:flex-start} .o{font:bold 18pt "Carlito";color:#00695c;max-width:95mm;line-height:1.05} h1{font:bold 15pt "Nimbus Sans";margin:0;text-align:right} .a{display:flex;justify-content:space-between;margin:6mm 0 4mm;min-height:22mm} .a>div{width:62mm} .a small{color:#00695c;font-weight:bold} .k{width:52mm;align-self:flex-start} .k td{padding:.6mm 1mm;border-bottom:.4pt solid #aaa} .c{margin-bottom:4mm;border-top:.6pt solid #00695c;border-bottom:.6pt solid #00695c;padding:1.2mm 0;display:flex;justify-content:space-between} .l th{background:#00695c;color:#fff;text-align:left;font-size:7.6pt;padding:1mm} .l td{padding:.75mm 1mm} .l tr:nth-child(odd) td{background:#eef5f4} .q{text-align:right;font-style:italic;margin-top:2mm} .e{display:flex;justify-content:space-between;margin-top:4mm} .s{width:70mm} .s td{padding:.8mm 1mm} .s .b td{font-weight:bold;font-size:11pt;border-top:1pt solid #00695c;border-bottom:1pt solid #00695c} .r2{border-top:1pt dashed #555;margin-top:7mm;padding-top:3mm;display:flex;justify-content:space-between} .r2 table{width:78mm} .r2 td{padding:.7mm 1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(p, 'accounts', [
        ['Manawatū Classroom Supplies Limited', 'manawatuclassroom.example'],
        ['LEARNERS DEPOT', 'learnersdepot.example'],
        ['Bathgate & Rewi Stationers Ltd', 'bathgaterewi.example'],
        ['Paper Kererū School & Office Ltd', 'paperkereru.example'],
      ])
      d.dueDate = twentiethAfter(d.issueDate)
      const gst = `${random.int(52, 138)}-${random.digits(3)}-${random.digits(3)}`
      const account = `${random.pick(['02', '03', '12', '38'])}-${random.digits(4)}-${random.digits(7)}-00`
      const rows = p.lines((l) =>
        row([
          `${codeOf(l.description)}${random.pick(['', '', 'B'])}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 1) : ''}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const pages = paged(rows, 31, 20, 4)
      const labels = ['Code', 'Description', '>Qty', 'Unit', '>Price', '>Disc %', '>Amount']
      const sums = [
        d.charge ? row(['Goods', `>${p.plain(d.lineTotal)}`]) : '',
        d.charge ? row(['Freight', `>${p.plain(d.charge)}`]) : '',
        row(['Total excl. GST', `>${p.plain(d.subtotal)}`]),
        row([`GST @ ${p.number(d.taxes[0].rate)}%`, `>${p.plain(d.tax)}`]),
        rowOf('b', ['TOTAL NZD', `>$${p.plain(d.total)}`]),
      ]
      const head = (at: number) =>
        `<div class=h><div><div class=o>${d.seller.name}</div>GST No. ${gst}</div><div><h1>TAX INVOICE</h1><table class=k>${row(['Invoice', `>${d.number}`])}${row(['Date', `>${p.date(d.issueDate)}`])}${row(['Account', `>${d.customerNumber}`])}${row(['Page', `>${at + 1} of ${pages.length}`])}</table></div></div>`
      const top = `<div class=a><div><small>INVOICE TO</small><br>${block(d.buyer)}</div><div><small>DELIVER TO</small><br>School office<br>${d.buyer.street}<br>${townFirst(d.buyer)}</div></div><div class=c><span>Your order: ${d.orderNumber}</span><span>Packing slip: PS${random.digits(6)}</span><span>Despatched: ${p.date(d.deliveryDate)}</span><span>Carrier: ${random.pick(['Own van', 'Courier', 'Overnight freight'])}</span></div>`
      const end = `<div class=e><div>Prices are exclusive of GST. Claims within 7 days of delivery.<br>Goods remain the property of the supplier until paid for.<br>Back orders follow freight free.<br><br>${d.seller.street}, ${townFirst(d.seller)}<br>Ph ${d.seller.telephone} · ${d.seller.mail}</div><table class=s>${sums.join('')}</table></div>
<div class=r2><div><b>REMITTANCE ADVICE</b><br>Direct credit to ${d.seller.name}<br>Bank account ${account}<br>Particulars: ${d.customerNumber} &nbsp; Reference: ${d.number}</div><table>${row(['Payment due by', `><b>${p.date(d.dueDate)}</b>`])}${row(['Terms', '>20th of month following'])}${row(['Amount to pay', `><b>$${p.plain(d.amountDue)}</b>`])}</table></div>`
      const drawn = pages.map((page, at) => {
        const isLast = at === pages.length - 1
        return `<div class=pg>${head(at)}${at ? '<br>' : top}<table class=l>${heading(labels)}${page.join('')}</table>${isLast ? end : '<div class=q>Continued on next page …</div>'}</div>`
      })
      return drawn.join('')
    },
  },
  {
    name: 'pl-hydraulik-awaria-osoba',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [8],
      lines: [2, 7],
      isOnce: true,
      most: 3,
      isSellerPerson: true,
      isBuyerPerson: true,
      days: [3, 7, 14],
      pools: polish('Wspólnota|Zarząd Nieruchomości|Administracja', 'Sp. z o.o.|s.c.'),
      items: itemsOf(`
        Dojazd i diagnostyka awarii|usł.|80|150; Wymiana zaworu kątowego 1/2" z materiałem|szt.|90|160;
        Udrożnienie pionu kanalizacyjnego sprężyną|usł.|220|420; Wymiana syfonu umywalkowego|szt.|90|150;
        Montaż baterii zlewozmywakowej (bateria inwestora)|szt.|120|190; Wymiana odcinka rury PP 20 mm|mb|55|95;
        Montaż miski WC kompakt z uszczelnieniem|szt.|240|380; Wymiana grzałki i anody w bojlerze 80 l|kpl.|260|410;
        Próba szczelności instalacji|usł.|100|180; Wymiana wodomierza z plombowaniem|szt.|150|230;
        Robocizna – prace dodatkowe|godz.|80|130`),
      numbers: (random, year) => `${random.int(2, 41)}/${`0${random.int(1, 9)}`}/${year}`,
    },
    style: { ...polishAmounts, date: isoDay },
    css: 'body{font:9.5pt "Carlito";margin:0 .6mm;line-height:1.4} .h{display:flex;justify-content:space-between;align-items:flex-start} h1{font-size:17pt;margin:0;font-weight:normal} .h b{font-size:12pt;display:block} .h div:last-child{text-align:right} .a{display:flex;gap:10mm;margin:9mm 0 8mm} .a>div{flex:1;border-top:1pt solid #2c7be5;padding-top:2mm} .a small{color:#2c7be5;display:block} .l td,.l th{border:.5pt solid #bbb;padding:4px 5px} .l th{background:#f4f7fb;font-size:8.4pt;text-align:left;font-weight:normal} .s{width:74mm;margin:4mm 0 0 auto} .s td{padding:3px 5px} .z{background:#f4f7fb;padding:3mm 4mm;margin:7mm 0;font-size:10pt} .z b{font-size:14pt} .p td{padding:2px 0;vertical-align:top} .p td:first-child{width:40mm;color:#555} .g{display:flex;justify-content:space-between;margin-top:24mm;font-size:8pt;text-align:center;color:#555} .g div{width:60mm;border-top:.5pt solid #888;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const list = p.lines((l, at) =>
        row([
          `${at + 1}`,
          l.description,
          l.unit,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const labels = listOf('LP|Nazwa usługi|Jedn.|>Ilość|>Cena netto|>VAT %|>Wartość netto')
      const sums = [
        row(['Razem netto', `>${p.plain(d.subtotal)} PLN`]),
        row([`VAT ${p.number(d.taxes[0].rate)}%`, `>${p.plain(d.tax)} PLN`]),
        row(['<b>Razem brutto</b>', `><b>${p.plain(d.total)} PLN</b>`]),
      ]
      return `<div class=h><div><h1>Faktura numer <b style="display:inline;font-size:17pt">${d.number}</b></h1>Data wystawienia: ${d.seller.town}, ${p.date(d.issueDate)}<br>Data sprzedaży: ${p.date(d.deliveryDate)}</div><div><b>${random.pick(['POGOTOWIE HYDRAULICZNE 24 h', 'USŁUGI WOD-KAN-GAZ-CO', 'Instalacje sanitarne i grzewcze'])}</b>tel. ${d.seller.telephone}</div></div>
<div class=a><div><small>Sprzedawca</small>${polishBlock(d.seller)}<br>NIP ${taxIdOf(d.seller)}<br>REGON ${random.digits(9)}</div><div><small>Nabywca</small>${polishBlock(d.buyer)}</div></div>
<table class=l>${heading(labels)}${list.join('')}</table>
<table class=s>${sums.join('')}</table>
<div class=z>Do zapłaty: <b>${p.plain(d.amountDue)} PLN</b><br>słownie: ${inWords(d.amountDue)}</div>
<table class=p>${row(['Sposób płatności', 'przelew'])}${row(['Termin płatności', p.date(d.dueDate)])}${row(['Numer konta', accountOf(d.seller.iban)])}${row(['Uwagi', `Prace w lokalu mieszkalnym, adres: ${d.buyer.street}, ${d.buyer.town}. Usługa objęta stawką 8% – art. 41 ust. 12 ustawy o VAT. Gwarancja na wykonane prace 12 miesięcy.`])}</table>
<div class=g><div>Imię i nazwisko osoby uprawnionej<br>do odbioru faktury</div><div>Imię i nazwisko osoby uprawnionej<br>do wystawienia faktury</div></div>`
    },
  },
  {
    name: 'pl-hurt-warzywa-gielda',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [5, 23, 8],
      lines: [9, 22],
      isOnce: true,
      most: 40,
      isPart: true,
      days: [7, 14, 21],
      pools: polish(
        'Delikatesy|Restauracja|Sklep Spożywczy|Stołówka|Market|Bar Mleczny',
        'Sp. z o.o.|s.c.|Sp. j.|Sp. k.'
      ),
      items: itemsOf(`
        ZIEMNIAK JADALNY LUZ|kg|1.1|2.1; MARCHEW MYTA|kg|1.8|3.2; CEBULA ŻÓŁTA WOREK|kg|1.6|2.8;
        KAPUSTA BIAŁA|kg|1.2|2.6; POMIDOR MALINOWY|kg|7.5|13; POMIDOR GAŁĄZKA IMP.|kg|6.2|10.5;
        OGÓREK SZKLARNIOWY|kg|5|9.8; PAPRYKA CZERWONA|kg|8.4|14; SAŁATA LODOWA|kg|6.2|9.4;
        RZODKIEWKA CIĘTA|kg|5.6|8.9; KOPEREK|kg|14|22; PIECZARKA ŚREDNIA|kg|8.5|12.5;
        JABŁKO LIGOL KL.I|kg|2.4|4.2; BANAN|kg|4.1|5.9; CYTRYNA|kg|5.4|8.6; MANDARYNKA|kg|5.2|8.8;
        KAPUSTA KISZONA WIADRO|kg|3.4|5.2; OGÓREK KISZONY WIADRO|kg|7|10.5; BROKUŁ|kg|6|9.8;
        PIEPRZ CZARNY MIELONY|kg|34|52|2; PAPRYKA SŁODKA MIELONA|kg|22|36|2; LIŚĆ LAUROWY|kg|38|55|2;
        WĘGIEL DRZEWNY LUZ|kg|3.9|5.8|1; KAWA ZIARNISTA|kg|52|78|1; FOLIA STRETCH|kg|9.5|13|1;
        HERBATA CZARNA LIŚCIASTA|kg|41|66|1`),
      numbers: (random, year) => `FS-${random.int(120, 9800)}/${year.slice(2)}/H2`,
    },
    style: { ...polishAmounts, date: dotDay },
    css: 'body{font:8.5pt "Liberation Sans";margin:.6mm;line-height:1.3} .t{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:1.5pt solid #2e7d32;padding-bottom:2mm} .o{font:bold 14pt "Liberation Sans Narrow";color:#2e7d32;max-width:98mm;line-height:1.15} .d{text-align:right;line-height:1.5} h1{font-size:13pt;margin:4mm 0 3mm;text-align:center} h1 small{font-size:8pt;font-weight:normal;margin-left:4mm} .a{display:flex;gap:4mm;margin-bottom:3mm} .a>div{flex:1;border:.6pt solid #777;padding:1.5mm 2mm} .a u{display:block;text-decoration:none;font-size:7pt;color:#555} .y{margin-bottom:3mm} .y td{border:.6pt solid #777;padding:1mm 2mm} .l td,.l th,.v td,.v th{border:.6pt solid #777;padding:.8mm 1mm} .l th,.v th{font-size:7pt;background:#eaf3ea;text-align:center!important} .e{display:flex;justify-content:space-between;margin-top:3mm;align-items:flex-start;break-inside:avoid} .v{width:104mm} .z{width:68mm;text-align:right} .z b{font-size:14pt;display:block} .w{margin-top:3mm} .k{font-size:7.2pt;margin-top:3mm} .g{display:flex;justify-content:space-between;margin-top:15mm;font-size:7pt;text-align:center;break-inside:avoid} .g div{width:60mm;border-top:.6pt dotted #000;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(p, 'zamowienia', [
        [
          'Hurtownia Owoców i Warzyw „Zielony Koszyk” Danuta i Jan Narloch s.c.',
          'zk-narloch.example',
        ],
        ['PESTKA-FRUIT Sp. z o.o.', 'pestkafruit.example'],
        ['AGRO BRDA', 'agrobrda.example'],
        ['Literski & Wirkus Handel Warzywami Sp. j.', 'literskiwirkus.example'],
      ])
      const vats = vatsOf(p)
      const list = p.lines((l, at) =>
        row([
          `>${at + 1}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(vats[at])}`,
          `>${p.plain(l.amount + vats[at])}`,
        ])
      )
      const labels = listOf(
        'Lp.|Nazwa towaru|Ilość|J.m.|Cena netto|Wartość netto|VAT|Kwota VAT|Wartość brutto'
      )
      const taxes = p.taxes((t) =>
        row([
          `>${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(baseOf(p, t) + taxOf(p, t))}`,
        ])
      )
      const all = row([
        '><b>Razem</b>',
        `><b>${p.plain(d.subtotal)}</b>`,
        `><b>${p.plain(d.tax)}</b>`,
        `><b>${p.plain(d.total)}</b>`,
      ])
      return `<div class=t><div class=o>${d.seller.name}</div><div class=d>Miejsce wystawienia: ${d.seller.town}<br>Data wystawienia: <b>${p.date(d.issueDate)}</b><br>Data dostawy: ${p.date(d.deliveryDate)}</div></div>
<h1>FAKTURA nr ${d.number}<small>oryginał</small></h1>
<div class=a><div><u>Sprzedawca</u><b>${d.seller.name}</b><br>${d.seller.street}, ${codeFirst(d.seller)}<br>NIP: ${taxIdOf(d.seller)} &nbsp; tel. ${d.seller.telephone}<br>Nr rej. BDO: 000${random.digits(6)}</div><div><u>Nabywca</u><b>${d.buyer.name}</b><br>${d.buyer.street}, ${codeFirst(d.buyer)}<br>NIP: ${taxIdOf(d.buyer)}<br>Kod kontrahenta: ${d.customerNumber}</div></div>
<table class=y>${row([`Forma płatności: <b>przelew</b>`, `Termin płatności: <b>${p.date(d.dueDate)}</b>`, `Dokument magazynowy: WZ ${random.digits(4)}/H2`, `Trasa: ${random.pick(['A', 'B', 'C'])}${random.int(1, 9)}`])}</table>
<table class=l>${heading(labels)}${list.join('')}</table>
<div class=e><table class=v>${heading(['Stawka VAT', 'Netto', 'VAT', 'Brutto'])}${taxes.join('')}${all}</table><div class=z>Razem do zapłaty<b>${p.plain(d.amountDue)} PLN</b></div></div>
<div class=w>Słownie: ${inWords(d.amountDue)}<br>Rachunek bankowy: <b>${accountOf(d.seller.iban)}</b></div>
<div class=k>Opakowania zwrotne (skrzynki EPS, palety) – saldo wg odrębnej kartoteki, nie podlegają sprzedaży. Reklamacje jakościowe owoców i warzyw przyjmujemy w dniu dostawy do godz. 12:00. Kraj pochodzenia i klasa jakości towaru podane na dokumencie WZ.</div>
<div class=g><div>${random.pick(['Anna Kloska', 'Robert Pestka', 'Iga Stoltman'])}<br>Osoba upoważniona do wystawienia</div><div><br>Osoba upoważniona do odbioru</div></div>`
    },
  },
  {
    name: 'pl-ogrodzenia-zaliczka-rozliczenie',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      lines: [4, 10],
      isInOrder: true,
      isOnce: true,
      most: 3,
      isBuyerPerson: true,
      prepaid: 0.85,
      days: [3, 7, 14],
      pools: polish('Budownictwo|Deweloper|Przedszkole|Logistyka', 'Sp. z o.o.|S.A.|Sp. k.'),
      items: itemsOf(`
        Panele ogrodzeniowe 3D 153 × 250 cm, drut 5 mm, RAL 7016, 10 szt.|pacz.|880|1420; Przęsło palisadowe typ B3, 120 × 200 cm|szt.|390|620;
        Słupki 60 × 40 mm, h 220 cm z kapturkiem, 10 szt.|pacz.|420|690; Obejmy montażowe ze śrubą zrywalną, 50 szt.|op.|160|290;
        Podmurówka betonowa 25 × 248 cm, 10 szt.|pal.|440|660; Łącznik betonowy podmurówki, pośredni, 10 szt.|pal.|210|340;
        Brama przesuwna samonośna 400 × 150 cm|kpl.|3900|5800; Napęd do bramy z 2 pilotami i fotokomórkami|kpl.|1450|2350;
        Furtka 100 × 150 cm z zamkiem i klamką|kpl.|790|1290; Skrzynka na listy wrzutowa, panel stalowy|szt.|240|390;
        Wykonanie fundamentu pod bramę|usł.|1100|1900; Montaż ogrodzenia, dniówka ekipy 2-osobowej|dzień|950|1450;
        Transport HDS|kurs|200|450`),
      numbers: (random, year) => `FK/${random.int(3, 260)}/${year}`,
    },
    style: { ...polishAmounts, money: (plain) => `${plain} zł`, date: dotDay },
    css: 'body{font:9.2pt "Inter";margin:0;line-height:1.45;color:#1c1c1c} .h{display:grid;grid-template-columns:1fr 72mm;gap:8mm} .o{font:800 16pt "Inter";line-height:1.15;border-left:4mm solid #37474f;padding-left:4mm;align-self:center;text-wrap:balance} .f td{padding:.5mm 0;font-size:8.6pt} .f td:last-child{font-weight:600} h1{font-size:13.5pt;background:#37474f;color:#fff;padding:2.2mm 4mm;margin:8mm 0 5mm} .a{display:flex;gap:8mm;margin-bottom:6mm} .a>div{flex:1} .a span{font-size:7.5pt;letter-spacing:1px;color:#607d8b;display:block} .l th{font-size:7.4pt;font-weight:600;text-align:left;border-bottom:1.2pt solid #37474f;padding:1.4mm 1mm} .l td{padding:1.5mm 1mm;border-bottom:.4pt solid #cfd8dc;vertical-align:top} .e{display:flex;justify-content:space-between;margin-top:5mm;align-items:flex-start;break-inside:avoid} .q{width:80mm;font-size:8.2pt} .s{width:88mm} .s td{padding:1mm} .s .t td{font-weight:700;border-top:.8pt solid #37474f} .s .b td{font-weight:800;font-size:11.5pt;border:1.2pt solid #37474f;border-left:0;border-right:0;padding:1.8mm 1mm} .n{margin-top:8mm;font-size:7.8pt;color:#455a64}',
    draw: (p) => {
      const { doc: d, random } = p
      named(p, 'biuro', [
        ['Stal-Płot Rekowski', 'stalplot.example'],
        ['OGRODZENIA BRDA Sp. z o.o.', 'ogrodzeniabrda.example'],
        ['Kaszuba & Syn Bramy i Ogrodzenia Sp. j.', 'kaszubaisyn.example'],
        ['Zakład Ślusarsko-Kowalski Megger s.c.', 'zsk-megger.example'],
      ])
      const list = p.lines((l, at) =>
        row([
          `${at + 1}.`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const labels = listOf('Lp.|Nazwa|>Ilość|J.m.|>Cena netto [zł]|>VAT|>Wartość netto [zł]')
      const paid = d.prepaid
        ? row([
            `Zaliczka wpłacona ${p.date(d.orderDate)} (faktura zaliczkowa FZ/${random.int(3, 260)})`,
            `>-${p.money(d.prepaid)}`,
          ])
        : ''
      const sums = [
        row(['Razem netto', `>${p.money(d.subtotal)}`]),
        row([`VAT ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`]),
        rowOf('t', ['Razem brutto', `>${p.money(d.total)}`]),
        paid,
        rowOf('b', ['Pozostało do zapłaty', `>${p.money(d.amountDue)}`]),
      ]
      const facts = [
        row(['Data wystawienia', `>${p.date(d.issueDate)}`]),
        row(['Data wykonania', `>${p.date(d.deliveryDate)}`]),
        row(['Termin płatności', `>${p.date(d.dueDate)}`]),
        row(['Sposób zapłaty', '>przelew']),
        row(['Zamówienie', `>${d.orderNumber}`]),
      ]
      return `<div class=h><div class=o>${d.seller.name}</div><table class=f>${facts.join('')}</table></div>
<h1>Faktura końcowa ${d.number}</h1>
<div class=a><div><span>SPRZEDAWCA</span>${polishBlock(d.seller)}<br>NIP: ${taxIdOf(d.seller)}</div><div><span>NABYWCA</span>${polishBlock(d.buyer)}</div><div><span>MIEJSCE MONTAŻU</span>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<table class=l>${heading(labels)}${list.join('')}</table>
<div class=e><div class=q><b>Konto do wpłaty</b><br>${accountOf(d.seller.iban)}<br>Tytuł: ${d.number}<br><br>Monter: ${random.pick(['ekipa 1 – P. Żmuda', 'ekipa 2 – D. Kloska', 'ekipa 3'])}<br>Protokół odbioru podpisany bez uwag.</div><table class=s>${sums.join('')}</table></div>
<div class=n>Gwarancja: panele i słupki 10 lat na powłokę, automatyka 24 miesiące pod warunkiem corocznego przeglądu. Do czasu zapłaty całości towar pozostaje własnością sprzedawcy (art. 589 k.c.).<br>${d.seller.site} · ${d.seller.mail} · tel. ${d.seller.telephone} · dokument wystawiono elektronicznie, podpis nie jest wymagany</div>`
    },
  },
  {
    name: 'pl-nadlesnictwo-drewno-kwity',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 8],
      lines: [2, 9],
      most: 32,
      isPart: true,
      days: [14, 21, 30],
      pools: polish(
        'Tartak|Palety|Zakład Drzewny|Stolarnia|Pellet|Składnica Opału',
        'Sp. z o.o.|S.A.|Sp. j.|s.c.'
      ),
      items: itemsOf(`
        W0 SO STANDARD WC01|m3|398|540; W0 SO KLASA D|m3|330|430; W0 ŚW WC02|m3|360|480;
        S2AP SO PAPIERÓWKA|m3|212|295; S2AP BRZ PAPIERÓWKA|m3|205|280; S2B SO ŻERDZIE|m3|240|318;
        W_STANDARD DB WB01|m3|940|1620; S3B SO SŁUPKI|m3|198|260;
        S4 BRZ OPAŁ 1,2 M|mp|138|190|1; S4 SO OPAŁ|mp|96|140|1; S4 OL OPAŁ|mp|110|152|1;
        M2 SO GAŁĘZIÓWKA|mp|28|46|1`),
      numbers: (random, year) => `${random.digits(4)}/${year.slice(2)}/${random.digits(6)}`,
    },
    style: { ...polishAmounts, date: isoDay },
    css: 'body{font:8.6pt "Liberation Mono";margin:.6mm;line-height:1.35} .t{display:flex;justify-content:space-between;font-size:8pt} .t b{font-size:11.5pt;display:block} h1{font:bold 13pt "Liberation Mono";margin:7mm 0 1mm;text-align:center} .su{text-align:center;margin-bottom:5mm} .a{display:flex;border:.7pt solid #000;margin-bottom:4mm} .a>div{flex:1;padding:2mm} .a>div+div{border-left:.7pt solid #000} .a u{display:block;margin-bottom:1mm} .i td{padding:.3mm 0} .i{margin-bottom:4mm} .l th,.v th{border-top:.7pt solid #000;border-bottom:.7pt solid #000;text-align:left;font-weight:normal;font-size:8pt;padding:1mm .6mm} .l td,.v td{padding:.8mm .6mm} .l{border-bottom:.7pt solid #000} .e{margin-top:4mm;break-inside:avoid} .v{width:130mm;margin-left:auto} .v .b td{border-top:.7pt solid #000;font-weight:bold} .z{font-size:11pt;font-weight:bold;margin:5mm 0 1mm} .n{font-size:7.4pt;margin-top:5mm} .g{display:flex;justify-content:space-between;margin-top:17mm;font-size:7.4pt}',
    draw: (p) => {
      const { doc: d, random } = p
      named(p, 'sekretariat', [
        ['Nadleśnictwo Stary Bór', 'starybor.example'],
        ['Nadleśnictwo Czarna Struga', 'czarnastruga.example'],
        ['NADLEŚNICTWO KLONOWICZKI', 'klonowiczki.example'],
        ['Lasy Miejskie Zapceń – Zakład Budżetowy', 'lasyzapcen.example'],
      ])
      const list = p.lines((l, at) =>
        row([
          `${at + 1}`,
          `${random.pick(['L', 'M', 'R'])}${random.int(10, 19)}${random.digits(5)}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}%`,
        ])
      )
      const labels = listOf(
        'Lp|Nr kwitu|Sortyment / grupa|>Ilość|Jm|>Cena netto|>Wartość netto|>VAT'
      )
      const taxes = p.taxes((t) =>
        row([
          `stawka ${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(baseOf(p, t) + taxOf(p, t))}`,
        ])
      )
      const all = rowOf('b', [
        'RAZEM',
        `>${p.plain(d.subtotal)}`,
        `>${p.plain(d.tax)}`,
        `>${p.plain(d.total)}`,
      ])
      return `<div class=t><div><b>${d.seller.name}</b>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP ${taxIdOf(d.seller)}</div><div>tel. ${d.seller.telephone}<br>${d.seller.mail}<br>BDO 0000${random.digits(5)}</div></div>
<h1>FAKTURA VAT NR ${d.number}</h1><div class=su>ORYGINAŁ &nbsp; sprzedaż drewna</div>
<div class=a><div><u>SPRZEDAWCA:</u>${polishBlock(d.seller)}<br>NIP: ${taxIdOf(d.seller)}</div><div><u>NABYWCA:</u>${polishBlock(d.buyer)}<br>NIP: ${taxIdOf(d.buyer)}</div></div>
<table class=i>${row(['Data wystawienia:', p.date(d.issueDate), 'Forma płatności:', 'PRZELEW'])}${row(['Data wydania drewna:', p.date(d.deliveryDate), 'Termin płatności:', p.date(d.dueDate)])}${row(['Umowa nr:', `SN.805.${random.int(2, 88)}.${d.orderDate.slice(0, 4)}`, 'Nr odbiorcy:', d.customerNumber])}${row(['Leśnictwo:', random.pick(['Płęsno', 'Dębowa Góra', 'Zacisze', 'Jeziorki']), 'Loco:', 'las po zrywce'])}</table>
<table class=l>${heading(labels)}${list.join('')}</table>
<div class=e><table class=v>${heading(['Podsumowanie', '>Netto', '>VAT', '>Brutto'])}${taxes.join('')}${all}</table>
<div class=z>DO ZAPŁATY: ${p.plain(d.amountDue)} PLN</div>słownie: ${inWords(d.amountDue)}<br>Konto: ${accountOf(d.seller.iban)}
<div class=n>Drewno pozyskane zgodnie z Ustawą o lasach; pochodzenie: Polska (EUTR/EUDR). Kwity wywozowe stanowią załącznik do faktury. W razie nieterminowej zapłaty naliczane będą odsetki ustawowe za opóźnienie w transakcjach handlowych. Wywóz drewna w godzinach 6:00–20:00 po uzgodnieniu z leśniczym.</div>
<div class=g><span>Wystawił(a): ${random.pick(['Halina Gliniecka', 'Łukasz Żmuda', 'Beata Rekowska'])}</span><span>Odebrał(a): ..............................</span></div></div>`
    },
  },
]
