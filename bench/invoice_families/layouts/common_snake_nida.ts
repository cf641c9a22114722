import { dayAfter, daysBetween } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import { paged } from '../pages.ts'
import { partiesIn, type Country, type Person } from '../people.ts'
import { codeFirst, grouped, heading, monthsIn, point, row, rowOf, townFirst } from '../print.ts'
import type { Print } from '../print.ts'
import type { Random } from '../random.ts'

/** The parties of a country: first names, last names, trades, legal forms, streets and towns. */
function parties(country: Country, texts: string[], place?: [string, string]) {
  const [first, last, trade, forms, streets] = texts.map(listOf)
  const own = { first, last, trade, forms, streets, towns: townsOf(texts[5]) }
  return partiesIn(country, place ? { ...own, country: place[0], tel: place[1] } : own)
}

const polish = (trades: string, forms: string) =>
  parties('PL', [
    'Grażyna|Sławomir|Beata|Witold|Oliwia|Ryszard|Kinga|Mirosław',
    'Bielak|Chmura|Drozd|Jurek|Krawiec|Kozieł|Ptak|Sroka|Szpak|Urbaniak|Żak',
    trades,
    forms,
    'ul. Kielecka 41|ul. Ogrodowa 7/2|Brzeziny 118|ul. 11 Listopada 30|ul. Mostowa 5A|os. Zachód 14/66|ul. Leśna 23|ul. Armii Krajowej 9|Nowa Wieś 52B|ul. Szkolna 16/3',
    'Pińczów=28-400|Busko-Zdrój=28-100|Jędrzejów=28-300|Zamość=22-400|Ostrołęka=07-410|Konin=62-510',
  ])

/** Names of sellers with the domain of their mail. */
function named(p: Print, names: [string, string][]) {
  const [name, domain] = p.random.pick(names)
  Object.assign(p.doc.seller, { name, mail: `biuro@${domain}`, site: `www.${domain}` })
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

const usDay = (year: string, month: string, day: string) => `${month}/${day}/${year}`
const isoDay = (year: string, month: string, day: string) => `${year}-${month}-${day}`
const wordDay = (year: string, month: string, day: string) =>
  `${Number(day)} ${monthsIn('GB')[Number(month) - 1].slice(0, 3)} ${year}`
const polishDay = (year: string, month: string, day: string) =>
  `${Number(day)} ${monthsIn('PL')[Number(month) - 1]} ${year}`
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

/** A square code as payment apps read it. */
function squareCode(random: Random, width: string): string {
  const squares = Array.from({ length: 29 * 29 }, (_, at) =>
    random.chance(0.5) ? `M${at % 29} ${Math.floor(at / 29)}h1v1h-1z` : ''
  )
  const corners = ['0 0', '22 0', '0 22'].map((place) => {
    const [x, y] = place.split(' ').map(Number)
    return `<path fill="#fff" d="M${x - 1} ${y - 1}h9v9h-9z"/><path d="M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z" fill-rule="evenodd"/>`
  })
  return `<svg viewBox="0 0 29 29" width="${width}" shape-rendering="crispEdges"><path d="${squares.join('')}"/>${corners.join('')}</svg>`
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

/** The form of a Polish noun after a number. */
function formAfter(value: number, one: string, few: string, many: string): string {
  if (value === 1) return one
  const isFew = value % 10 >= 2 && value % 10 <= 4 && Math.floor((value % 100) / 10) !== 1
  return isFew ? few : many
}

function belowThousand(value: number): string {
  const rest = value % 100
  const end = rest < 20 ? [ones[rest]] : [tens[Math.floor(rest / 10)], ones[rest % 10]]
  return [hundreds[Math.floor(value / 100)], ...end].filter(Boolean).join(' ')
}

/** An amount below a million in Polish words. */
function inWords(cents: number): string {
  const whole = Math.floor(cents / 100)
  const thousands = Math.floor(whole / 1000)
  const form = formAfter(thousands, 'tysiąc', 'tysiące', 'tysięcy')
  const parts = [
    thousands > 1 ? belowThousand(thousands) : '',
    thousands ? form : '',
    belowThousand(whole % 1000),
  ]
  const text = parts.filter(Boolean).join(' ') || 'zero'
  return `${text} ${formAfter(whole, 'złoty', 'złote', 'złotych')} ${String(cents % 100).padStart(2, '0')}/100`
}

const canadian = [
  'Noreen|Devon|Harpreet|Elise|Murray',
  'Boychuk|Gillespie|Hnatiuk|Kwan|Lachance|Sandhu|Verbeek|Wiebe',
  'Dental Supply|Legal Services|Instruments|Oilfield Parts|Diagnostics|Print & Copy',
  'Ltd.|Inc.|Corp.|LLP',
  '4410 Macleod Trail SE|1020 36 St NE, Bay 6|215 9 Ave SW, Suite 1400|7705 Flint Rd SE|3320 Blackfoot Trail SE|118 Elizabeth St, Unit 4',
  'Calgary, AB=T2G 2R6|Airdrie, AB=T4B 2C9|Okotoks, AB=T1S 1A4|Calgary, AB=T2E 6K7',
]

/** American, Canadian, Australian, New Zealand and Polish invoices that are only measured. */
export const snakeNida: Family[] = [
  {
    name: 'en-us-fuel-oil-tanks',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [6.25],
      lines: [1, 4],
      isOnce: true,
      most: 280,
      isPart: true,
      charge: 1,
      days: [10, 15, 30],
      pools: parties(
        'US',
        [
          'Eugene|Rosalie|Brent|Yvonne|Marcus',
          'Ahearn|Bissonnette|Costigan|Dufault|Kirwan|Mello|Pelletier|Sylvia',
          'Greenhouses|Property Management|Excavating|Cranberry|Boat Yard|School Bus',
          'Inc.|LLC|Co.|Corp.',
          '88 Chestnut Hill Rd|455 State Road|19 Quarry St|1264 Main St, Rte 28|340 Plymouth St|61 Railroad Ave|7 Depot Ave',
          'Wareham, MA=02571|Gardner, MA=01440|Ware, MA=01082|Middleboro, MA=02346|Athol, MA=01331',
        ],
        ['USA', '+1 9']
      ),
      items: itemsOf(`
        #2 HEATING OIL|GAL|2.9|4.1; KEROSENE K-1|GAL|4.4|5.6; OFF-ROAD DYED DIESEL|GAL|3|4.2;
        BIOHEAT B20|GAL|3.1|4.3; LP GAS COMMERCIAL|GAL|2.2|3.4`),
      numbers: (random) => random.digits(7),
    },
    style: { ...point, date: usDay },
    css: '@page{margin:12mm 15mm} body{font:9.5pt "Nimbus Sans";margin:0 .6mm;line-height:1.3} .h{display:flex;justify-content:space-between;align-items:flex-start} .o{font:bold 21pt "URW Bookman";color:#b3261e;line-height:1} .o+div{font-size:8.5pt;margin-top:2mm} .k{width:70mm} .k td,.k th{border:.8pt solid #b3261e;text-align:center;padding:3px} .k th{font-size:7pt;color:#b3261e} .a{display:flex;gap:12mm;margin:13mm 0 8mm 8mm} .a>div{flex:1} .a small{display:block;color:#b3261e} .l{border:.8pt solid #b3261e} .l th{background:#f8e3e1;border-bottom:.8pt solid #b3261e;text-align:left;padding:4px;font-size:7.5pt} .l td{padding:6px 4px;font-family:"Nimbus Mono PS";font-weight:bold} .l .z td{height:20mm} .e{display:flex;justify-content:space-between;margin-top:3mm} .m{width:96mm;font-size:8pt} .m b{color:#b3261e} .s{width:76mm} .s td{padding:3px 4px} .s .b td{border:1.4pt solid #b3261e;border-right:0;font-weight:bold;font-size:11pt} .s .b td.r{border:1.4pt solid #b3261e;border-left:0} .c{position:fixed;bottom:0;left:0;right:0;border-top:1pt dashed #555;padding-top:4mm;display:flex;justify-content:space-between;align-items:flex-start} .c table{width:84mm} .c td{padding:2px 4px;border-bottom:.5pt solid #999} .c i{font-size:7.5pt;display:block;margin-bottom:3mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const [name, site] = random.pick([
        ['Ahearn Bros. Oil', 'ahearnoil'],
        ['BAY FUELS', 'bayfuels'],
        ['Costigan & Mello Fuel Co., Inc.', 'costiganmello'],
        ['Dufault Oil & Propane LLC', 'dufaultoil'],
      ])
      Object.assign(d.seller, { name, site: `www.${site}.example` })
      const list = p.lines((l, at) =>
        row([
          `${at + 1}`,
          `${random.int(100, 989)}${random.digits(3)}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const labels = ['TANK', 'TICKET', 'PRODUCT', '>QUANTITY', 'UNIT', '>PRICE', '>AMOUNT']
      const sums = [
        row(['Product total', `>${p.plain(d.lineTotal)}`]),
        row(['Hazmat compliance fee', `>${p.plain(d.charge)}`]),
        row(['Subtotal', `>${p.plain(d.subtotal)}`]),
        row([`MA sales tax ${p.number(d.taxes[0].rate, 2)}%`, `>${p.plain(d.tax)}`]),
        rowOf('b', ['INVOICE TOTAL', `>$${p.plain(d.total)}`]),
      ]
      const truck = random.pick(['T-4 / R. Souza', 'T-7 / D. Hale', 'T-2 / Kenny'])
      return `<div class=h><div><div class=o>${d.seller.name}</div><div>Heating Oil · Diesel · Propane · 24-Hour Burner Service<br>${d.seller.street}, ${townFirst(d.seller)}<br>${d.seller.telephone} &nbsp; ${d.seller.site}</div></div><table class=k>${heading(['INVOICE NO.', 'INVOICE DATE', 'ACCOUNT'])}${row([d.number, p.date(d.issueDate), d.customerNumber])}<tr><th colspan=2>DELIVERY DATE</th><th>TRUCK / DRIVER</th></tr><tr><td colspan=2>${p.date(d.deliveryDate)}</td><td>${truck}</td></tr></table></div>
<div class=a><div><small>BILL TO</small>${block(d.buyer)}</div><div><small>DELIVERED TO</small>${d.buyer.street}<br>${townFirst(d.buyer)}<br>Fill on left side, whistle</div></div>
<table class=l>${heading(labels)}${list.join('')}<tr class=z>${'<td></td>'.repeat(7)}</tr></table>
<div class=e><div class=m><b>METERED DELIVERY</b> – temperature compensated to 60° F.<br>Next delivery: automatic, K-factor ${random.int(4, 9)}.${random.digits(1)}<br><br><b>TERMS</b> Net ${daysBetween(d.issueDate, d.dueDate)} days. A finance charge of 1½% per month (18% annual rate) is added to past due balances. There is a $25.00 fee for returned checks.<br><br>Out of heat? Do not relight the burner more than once. Call us day or night.</div><table class=s>${sums.join('')}</table></div>
<div class=c><div><i>Please detach and return this portion with your payment.</i>Make checks payable to<br><b>${d.seller.name}</b><br>P.O. Box ${random.digits(4)}<br>${townFirst(d.seller)}</div><table>${row(['Account', `>${d.customerNumber}`])}${row(['Invoice', `>${d.number}`])}${row(['Due date', `>${p.date(d.dueDate)}`])}${row(['<b>Amount due</b>', `><b>$${p.plain(d.amountDue)}</b>`])}${row(['Amount enclosed', '>$ ____________'])}</table></div>`
    },
  },
  {
    name: 'en-ca-courier-waybills',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'CAD',
      rates: [5],
      lines: [34, 68],
      most: 0,
      charge: 1,
      days: [15, 21, 30],
      pools: parties('US', canadian, ['Canada', '+1 4']),
      items: itemsOf(`
        Regular 4 hr, Downtown to Foothills||11|18; Rush 90 min, Downtown to Airport||24|36;
        Direct drive, Manchester to Airdrie||42|68; Overnight, Calgary to Edmonton||19|34;
        Regular 4 hr, Beltline to Sunridge||12|19; Rush 90 min, Foothills to Beltline||22|31;
        Overnight, Calgary to Red Deer||17|28; Court filing, Calgary Courts Centre||28|39;
        Direct drive, Sunridge to Okotoks||51|79; Return trip, Downtown to Downtown||14|21;
        Same day, Calgary to Cochrane||38|56; After hours call-out, Calgary||65|95;
        Waiting time, 15 min||9|12; Overnight, Calgary to Lethbridge||21|36`),
      numbers: (random) => `${random.int(1, 9)}${random.digits(5)}W`,
    },
    style: { ...point, money: (plain) => `$${plain}`, date: isoDay },
    css: '@page{margin:11mm 14mm} body{font:8.7pt "Roboto";margin:0;line-height:1.3} .g{height:252mm;position:relative} .g+.g{break-before:page} .h{display:flex;justify-content:space-between;align-items:center;border-bottom:2pt solid #f28c00;padding-bottom:2mm} .o{font:italic 900 19pt "Roboto";letter-spacing:-.5px} .h h1{margin:0;font-size:14pt;font-weight:500} .a{display:flex;justify-content:space-between;margin:6mm 0} .a table{width:80mm} .a td{padding:.5mm 0} .a td:first-child{color:#666} .l th{background:#333;color:#fff;font-weight:500;font-size:7.6pt;text-align:left;padding:1.1mm} .l td{padding:.85mm 1.1mm;border-bottom:.4pt solid #ddd} .s{width:92mm;margin:5mm 0 0 auto} .s td{padding:.9mm 1mm} .s .b td{background:#fdebd0;font-weight:700;font-size:10.5pt} .n{font-size:7.8pt;margin-top:5mm} .f{position:absolute;bottom:0;left:0;right:0;font-size:7pt;color:#555;border-top:.5pt solid #999;padding-top:1mm;display:flex;justify-content:space-between}',
    draw: (p) => {
      const { doc: d, random } = p
      const [name, site] = random.pick([
        ['Chinook Dash Messengers Inc.', 'chinookdash'],
        ['PRAIRIE RELAY', 'prairierelay'],
        ['Boychuk & Kwan Courier Ltd.', 'bkcourier'],
      ])
      Object.assign(d.seller, {
        name,
        mail: `billing@${site}.example`,
        site: `www.${site}.example`,
      })
      const gst = `${random.int(1, 8)}${random.digits(8)} RT0001`
      const from = dayAfter(d.issueDate, -7)
      const until = dayAfter(d.issueDate, -1)
      d.seller.vatId = gst
      const days = daysOf(p, from, dayAfter(until, 1))
      const first = random.int(410_000, 880_000)
      const list = p.lines((l, at) =>
        row([
          days[at],
          `${first + at * 17}`,
          l.description,
          random.pick(['', '', `PO ${random.digits(4)}`, 'Reception', 'File 22-118', 'Lab']),
          `>${/^(Waiting|Court)/.test(l.description) ? '' : random.int(1, 38)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const pages = paged(list, 31, 22, 6)
      const labels = [
        'Date',
        'Waybill',
        'Service and route',
        'Your reference',
        '>Wt (lb)',
        '>Charge',
      ]
      const facts = [
        row(['Account', d.customerNumber]),
        row(['Invoice number', `<b>${d.number}</b>`]),
        row(['Invoice date', p.date(d.issueDate)]),
        row(['Week', `${p.date(from)} to ${p.date(until)}`]),
        row(['Payment due', p.date(d.dueDate)]),
      ]
      const sums = [
        row(['Waybill charges', `>${p.money(d.lineTotal)}`]),
        row(['Weekly account fee', `>${p.money(d.charge)}`]),
        row(['Subtotal', `>${p.money(d.subtotal)}`]),
        row([`GST ${p.number(d.taxes[0].rate)}% (${gst})`, `>${p.money(d.tax)}`]),
        row(['Invoice total', `>${p.money(d.total)}`]),
        rowOf('b', ['Please pay (CAD)', `>${p.money(d.amountDue)}`]),
      ]
      const head = `<div class=h><span class=o>${d.seller.name}</span><h1>Invoice</h1></div>`
      const end = `<table class=s>${sums.join('')}</table><div class=n>Fuel is included in the rates shown. Claims for loss or damage must be made in writing within 7 days of delivery; liability is limited to $2.00 per pound. E-transfer or EFT: send the remittance to ${d.seller.mail}. Overdue accounts: 2% per month (26.82% per annum).</div>`
      return pages
        .map((rows, at) => {
          const isLast = at === pages.length - 1
          const next = `<div class=a><span>Account ${d.customerNumber}</span><span>Invoice ${d.number}, continued</span></div>`
          const top = `<div class=a><div>${block(d.buyer)}<br>Attn: Accounts Payable</div><table>${facts.join('')}</table></div>`
          return `<div class=g>${head}${at ? next : top}<table class=l>${heading(labels)}${rows.join('')}</table>${isLast ? end : ''}<div class=f><span>${d.seller.street}, ${townFirst(d.seller)} · Dispatch ${d.seller.telephone} · ${d.seller.site}</span><span>Page ${at + 1} of ${pages.length}</span></div></div>`
        })
        .join('')
    },
  },
  {
    name: 'en-nz-shearing-tally',
    plan: {
      country: 'GB',
      currency: 'NZD',
      rates: [15],
      isSellerPerson: true,
      lines: [2, 7],
      isOnce: true,
      most: 940,
      days: [14, 20],
      pools: parties(
        'GB',
        [
          'Hemi|Raewyn|Wiremu|Shona|Darryl|Ngaire',
          'Aperahama|Buchan|Cotter|McKerrow|Ngatai|Paewai|Strachan|Tipoki',
          'Station|Farms|Pastoral|Romneys|Downs|Grazing',
          'Ltd|Limited|Partnership|Family Trust',
          'RD 2|418 Ridge Road, RD 4|1190 State Highway 52|77 Woolshed Lane, RD 1|23 Huia Street|296 Mangatoro Rd|54 Valley Road, RD 3|1027 Pahiatua Track',
          'Dannevirke=4972|Masterton=5871|Gore=9772|Taihape=4792|Wairoa=4195',
        ],
        ['New Zealand', '+64 ']
      ),
      items: itemsOf(`
        Ewes, full shear|head|4.4|5.6; Ewes, second shear|head|4.1|5.1; Hoggets|head|4|4.9;
        Lambs, woolly|head|3.9|4.7; Crutching ewes|head|1.3|2; Crutching lambs|head|1.1|1.7;
        Two-tooths|head|4.5|5.5; Rouseabouts and presser|head|1.8|2.6; Belly and eye clip|head|0.9|1.4;
        Dagging hoggets|head|0.8|1.3`),
      numbers: (random) => String(random.int(38, 790)),
    },
    style: { ...point, money: (plain) => `$${plain}`, date: wordDay },
    css: 'body{font:10.5pt "Caladea";margin:0 .6mm;line-height:1.35} .h{display:flex;justify-content:space-between;border-bottom:.8pt solid #000;padding-bottom:4mm} .h b{font-size:16pt} h1{font-size:14pt;margin:7mm 0 5mm;text-align:center} .a{display:flex;justify-content:space-between;margin-bottom:7mm} .a table{width:74mm} .a td{padding:0} .l td,.l th{border:.7pt solid #000;padding:1.3mm 2mm} .l th{text-align:left;background:#eee} .l .t td{font-weight:bold} .l .n td{border:0} .p{margin-top:9mm} .p table{width:auto} .p td{padding:.4mm 0} .q{margin-top:8mm;font-style:italic}',
    draw: (p) => {
      const { doc: d, random } = p
      const gst = `${random.int(52, 138)}-${random.digits(3)}-${random.digits(3)}`
      d.seller.vatId = gst
      const days = daysOf(p, d.from, d.until)
      const list = p.lines((l, at) =>
        row([
          days[at],
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const sum = (kind: string, label: string, value: string) =>
        `<tr class=${kind}><td colspan=5 class=r>${label}</td><td class=r>${value}</td></tr>`
      const shed = random.pick(['Top shed', 'Homestead shed', 'Flat shed'])
      const bank = `0${random.int(1, 3)}-0${random.digits(3)}-0${random.digits(6)}-00`
      return `<div class=h><div><b>${d.seller.name}</b><br>Shearing Contractor</div><div class=r>${d.seller.street}<br>${townFirst(d.seller)}<br>Ph ${d.seller.telephone}<br>GST No. ${gst}</div></div>
<h1>TAX INVOICE</h1>
<div class=a><div>To:<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${townFirst(d.buyer)}</div><table>${row(['Invoice no.', d.number])}${row(['Date', p.date(d.issueDate)])}${row(['Shed', shed])}${row(['Stands', `${random.int(3, 6)}`])}</table></div>
<table class=l>${heading(['Date', 'Tally', '>Number', 'Per', '>Rate $', '>Amount $'])}${list.join('')}${sum('n', 'Sub total', p.plain(d.subtotal))}${sum('n', `GST ${p.number(d.taxes[0].rate)}%`, p.plain(d.tax))}${sum('n', 'Total incl. GST', p.plain(d.total))}${sum('t', 'TOTAL TO PAY (NZD)', p.money(d.amountDue))}</table>
<div class=p>Please pay by ${p.date(d.dueDate)}.<table>${row(['Account name', d.seller.name])}${row(['Bank account', bank])}${row(['Reference', `Invoice ${d.number}`])}</table></div>
<div class=q>Rates are per head and include combs, cutters, meals and travel. Thanks for having the gang back this season.</div>`
    },
  },
  {
    name: 'en-au-blinds-deposit-bpay',
    plan: {
      country: 'GB',
      currency: 'AUD',
      rates: [10],
      lines: [3, 9],
      isOnce: true,
      most: 3,
      prepaid: 0.8,
      isBuyerPerson: true,
      days: [7, 14],
      pools: parties(
        'GB',
        [
          'Kerryn|Stavros|Bronwyn|Dimitri|Lachlan|Mei',
          'Ashcroft|Callaghan|Duong|Giannakis|Hewitt|Nguyen|Petrovski|Whittaker',
          'Early Learning|Body Corporate|Real Estate|Medical Centre|Homes',
          'Pty Ltd|Pty. Ltd.|Trust',
          '12 Banksia Ave|Unit 3/71 Torrens Rd|5 Kurrajong Cres|208 Brighton Pde|40 Wattle Gr',
          'Glenelg SA=5045|Prospect SA=5082|Mawson Lakes SA=5095|Victor Harbor SA=5211',
        ],
        ['Australia', '+61 ']
      ),
      items: itemsOf(`
        Roller blind, blockout|ea|165|320; Roller blind, sunscreen 5%|ea|175|340;
        Double roller, blockout and sheer|ea|340|590; Plantation shutter, PVC white|ea|420|880;
        Venetian, basswood 50 mm|ea|190|360; Zip-track outdoor blind|ea|780|1490;
        S-fold sheer curtain|ea|390|760; Motor, rechargeable|ea|185|260;
        Remote control, 5 channel|ea|65|95; Removal of old blinds|ea|15|30;
        Honeycomb blind, day/night|ea|310|540`),
      numbers: (random) => `SO${random.digits(5)}`,
    },
    style: { ...point, money: (plain) => `$${plain}`, date: wordDay },
    css: 'body{font:9.5pt "Inter";margin:0 .6mm;line-height:1.4;color:#222} .h{display:flex;justify-content:space-between} .o{font:300 20pt "Inter";letter-spacing:-.5px;color:#4a6b5d;max-width:95mm;line-height:1.15} .i{font-size:8pt;text-align:right;color:#555} .a{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6mm;margin:9mm 0 7mm;padding:4mm;background:#f2f5f3} .a small,.b small{display:block;color:#4a6b5d;font-size:7.5pt;text-transform:uppercase} .l th{font-size:7.5pt;text-align:left;color:#4a6b5d;border-bottom:1pt solid #4a6b5d;padding:4px 2px} .l td{padding:5px 2px;border-bottom:.4pt solid #d6ded9} .s{width:82mm;margin:4mm 0 0 auto} .s td{padding:3px 2px} .s .t td{font-weight:600;border-top:.8pt solid #4a6b5d} .s .u td{font-weight:700;font-size:11.5pt;color:#4a6b5d} .b{display:flex;gap:8mm;margin-top:10mm;break-inside:avoid;font-size:8.2pt} .b>div{flex:1} .y{border:1.2pt solid #14316b;display:flex;padding:2mm;gap:3mm;align-items:center} .y b{font:bold 13pt "Roboto Condensed";background:#14316b;color:#fff;padding:5mm 2mm} .n{font-size:7.5pt;color:#555;margin-top:7mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const [name, site] = random.pick([
        ['Southern Light Blinds & Shutters', 'southernlightblinds'],
        ['Giannakis Window Furnishings Pty Ltd', 'giannakiswf'],
        ['SHADE HOUSE', 'shadehouse'],
        ['Callaghan Curtains Pty Ltd', 'callaghancurtains'],
      ])
      Object.assign(d.seller, { name, mail: `hello@${site}.example`, site: `${site}.example` })
      const abn = businessNumber(random.digits(9))
      d.seller.vatId = abn
      const rooms = ['Bed 1', 'Bed 2', 'Living', 'Kitchen', 'Study', 'Alfresco', 'Family']
      const list = p.lines((l) => {
        const isCut = !/^(Motor|Remote|Removal)/.test(l.description)
        return row([
          isCut ? random.pick(rooms) : '',
          l.description,
          isCut ? `${random.int(62, 280)}0 × ${random.int(90, 240)}0` : '',
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      })
      const labels = [
        'Room',
        'Product',
        'Width × drop (mm)',
        '>Qty',
        '>Unit ex GST',
        '>Amount ex GST',
      ]
      const paid = d.prepaid
        ? row([`Deposit received ${p.date(d.orderDate)}`, `>−${p.money(d.prepaid)}`])
        : ''
      const sums = [
        row(['Subtotal (ex GST)', `>${p.money(d.subtotal)}`]),
        row([`GST ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`]),
        rowOf('t', ['Total (inc GST)', `>${p.money(d.total)}`]),
        paid,
        rowOf('u', ['Balance due AUD', `>${p.money(d.amountDue)}`]),
      ]
      const bsb = `${random.int(105, 633)}-${random.digits(3)}`
      return `<div class=h><div class=o>${d.seller.name}</div><div class=i>ABN ${abn}<br>${d.seller.street}, ${townFirst(d.seller)}<br>${d.seller.telephone}<br>${d.seller.mail}<br>Builders Licence BLD ${random.digits(6)}</div></div>
<div class=a><div><small>Tax invoice to</small>${block(d.buyer)}</div><div><small>Installed at</small>${d.buyer.street}<br>${townFirst(d.buyer)}<br>on ${p.date(d.deliveryDate)}</div><div><small>Tax invoice</small><b>${d.number}</b><br>Date ${p.date(d.issueDate)}<br>Due ${p.date(d.dueDate)}</div></div>
<table class=l>${heading(labels)}${list.join('')}</table><table class=s>${sums.join('')}</table>
<div class=b><div><small>Direct deposit</small>${d.seller.name}<br>BSB ${bsb} &nbsp; Account ${random.digits(8)}<br>Please use ${d.number} as the reference.</div><div class=y><b>BPAY</b><div>Biller Code: ${random.digits(6)}<br>Ref: ${random.digits(5)} ${random.digits(5)} ${random.digits(2)}<br>From your cheque, savings, debit or transaction account.</div></div></div>
<div class=n>Made to measure goods cannot be returned for change of mind. Five-year warranty on tracks and fabric, three years on motors. Title passes when the account is paid in full.</div>`
    },
  },
  {
    name: 'pl-silownia-sprzet-proforma',
    plan: {
      country: 'PL',
      currency: 'PLN',
      kind: 'proforma',
      rates: [23],
      lines: [3, 9],
      isOnce: true,
      most: 6,
      lineDiscount: 0.4,
      days: [3, 7],
      pools: polish('Fitness Klub|Hotele|Rehabilitacja|Sport|Spa', 'Sp. z o.o.|S.A.|Sp. k.'),
      items: itemsOf(`
        Bieżnia elektryczna Pro 8, silnik 4 KM|szt.|6900|12400; Rower spinningowy magnetyczny|szt.|1850|3200;
        Ławka regulowana, obciążenie do 300 kg|szt.|740|1280; Klatka do przysiadów z wyciągiem|szt.|2900|5100;
        Hantle gumowane 1–10 kg, komplet ze stojakiem|kpl.|1490|2300; Gryf olimpijski 220 cm|szt.|390|720;
        Obciążenie bumper 20 kg|szt.|240|340; Mata podłogowa 100 × 100 × 2 cm|szt.|74|118;
        Orbitrek z generatorem|szt.|4600|7800; Wioślarz powietrzny|szt.|2700|4500;
        Montaż i uruchomienie u klienta|usł.|450|900; Transport paletowy z wniesieniem|usł.|190|420`),
      numbers: (random, year) => `PROF ${random.int(4, 310)}/${year}`,
    },
    style: { ...polishAmounts, date: isoDay },
    css: 'body{font:9pt "Lato";margin:0;line-height:1.4;color:#222} .h{display:flex;justify-content:space-between;align-items:flex-start} .o{font:900 17pt "Lato";color:#fff;background:#1d1d1f;padding:3mm 5mm;transform:skewX(-8deg);text-wrap:balance;max-width:92mm;line-height:1.15} .h table{width:72mm} .h td{padding:.4mm 0} h1{font-size:15pt;margin:9mm 0 5mm;padding-bottom:2mm;border-bottom:2pt solid #d6002a} .a{display:flex;gap:10mm;margin-bottom:6mm} .a>div{flex:1} .a b{display:block;color:#d6002a;font-size:8pt} .l th{background:#f0f0f0;text-align:left;font-size:7.6pt;padding:1.5mm 1mm} .l td{padding:1.7mm 1mm;border-bottom:.4pt solid #ccc;vertical-align:top} .e{display:flex;justify-content:space-between;margin-top:6mm;align-items:flex-start;break-inside:avoid} .q{display:flex;gap:4mm;width:92mm;font-size:8pt} .s{width:78mm} .s td{padding:1mm} .s .b td{background:#d6002a;color:#fff;font-weight:bold;font-size:12pt;padding:2mm} .n{margin-top:7mm;font-size:8pt}',
    draw: (p) => {
      const { doc: d, random } = p
      named(p, [
        ['ŻELAZNY PARK', 'zelaznypark.example'],
        ['Kozieł Fit Sp. z o.o.', 'kozielfit.example'],
        ['Drozd & Ptak Sprzęt Sportowy s.c.', 'drozdptak.example'],
        ['Moc-Sport Wyposażenie Klubów Sp. z o.o.', 'mocsport.example'],
      ])
      const vats = vatsOf(p)
      const list = p.lines((l, at) =>
        row([
          `${at + 1}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${l.discount}%` : ''}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount + vats[at])}`,
        ])
      )
      const labels = listOf(
        'Lp.|Nazwa towaru / usługi|>Ilość|J.m.|>Cena netto|>Rabat|>Wartość netto|>VAT|>Wartość brutto'
      )
      const facts = [
        row(['Data wystawienia:', p.date(d.issueDate)]),
        row(['Termin płatności:', p.date(d.dueDate)]),
        row(['Metoda płatności:', 'przelew']),
        row(['Zamówienie:', d.orderNumber]),
      ]
      const sums = [
        row(['Wartość netto', `>${p.plain(d.subtotal)} PLN`]),
        row([`Podatek VAT ${p.number(d.taxes[0].rate)}%`, `>${p.plain(d.tax)} PLN`]),
        row(['Wartość brutto', `>${p.plain(d.total)} PLN`]),
        rowOf('b', ['Do zapłaty', `>${p.plain(d.amountDue)} PLN`]),
      ]
      return `<div class=h><div class=o>${d.seller.name}</div><table>${facts.join('')}</table></div>
<h1>Faktura Pro Forma nr ${d.number}</h1>
<div class=a><div><b>SPRZEDAWCA</b>${polishBlock(d.seller)}<br>NIP ${taxIdOf(d.seller)}<br>${d.seller.mail}, tel. ${d.seller.telephone}</div><div><b>NABYWCA</b>${polishBlock(d.buyer)}<br>NIP ${taxIdOf(d.buyer)}</div></div>
<table class=l>${heading(labels)}${list.join('')}</table>
<div class=e><div class=q>${squareCode(random, '25mm')}<div>Zeskanuj kod w aplikacji banku lub przelej na konto:<br><b>${accountOf(d.seller.iban)}</b><br>Tytułem: ${d.number}</div></div><table class=s>${sums.join('')}</table></div>
<div class=n>Słownie: ${inWords(d.amountDue)}<br><br>Towar rezerwujemy do dnia terminu płatności. Czas realizacji od zaksięgowania wpłaty: ${random.pick(['5–7 dni roboczych', 'do 14 dni', '3 tygodnie (produkcja na zamówienie)'])}. Gwarancja 24 miesiące w użytku komercyjnym. Faktura pro forma nie jest dokumentem księgowym i nie stanowi podstawy do odliczenia podatku VAT.</div>`
    },
  },
  {
    name: 'pl-nawozy-skup-rolnik',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [8, 23],
      lines: [5, 16],
      isOnce: true,
      most: 24,
      days: [14, 30, 60, 90],
      pools: polish(
        'Gospodarstwo Rolne|Ferma|Sady|Agro|Szkółka|Grupa Producentów',
        'Sp. z o.o.|s.c.|Sp. j.'
      ),
      items: itemsOf(`
        SALETRA AMONOWA 34,4% BIG BAG 500KG|szt|780|1080; MOCZNIK 46% BIG BAG 500KG|szt|960|1290;
        POLIFOSKA 6 WOREK 50KG|szt|118|156; SÓL POTASOWA 60% 50KG|szt|96|138;
        WAPNO KREDOWE GRANUL. 25KG|szt|11|18; SIARCZAN MAGNEZU 25KG|szt|32|46;
        PASZA LOCHA PROŚNA 25KG|szt|44|62; KONCENTRAT BROJLER 25KG|szt|69|98;
        PSZENICA OZIMA C1 MATERIAŁ SIEWNY 50KG|szt|118|162; KUKURYDZA FAO 250 50TYS.NAS.|js|390|590;
        LUCERNA MIESZANKA 10KG|szt|210|310; HERBICYD GLIFOSAT 360 20L|szt|410|560;
        FUNGICYD AZOKSYSTROBINA 5L|szt|360|520; NAWÓZ DOLISTNY MIKRO 20L|szt|140|230;
        FOLIA KISZONKARSKA 10X33M|szt|240|360|1; SIATKA ROLNICZA 1,23X3000M|szt|310|420|1;
        SZNUREK ROLNICZY 4KG|szt|38|56|1; OPRYSKIWACZ PLECAKOWY 16L|szt|140|240|1;
        PASTUCH ELEKTRYCZNY SOLAR|kpl|420|690|1; RĘKAWICE NITRYLOWE OP.|op|14|26|1`),
      numbers: (random, year) => `FS ${random.int(102, 3900)}/MAG1/${year}`,
    },
    style: { ...polishAmounts, date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:8.6pt "DejaVu Sans Condensed";margin:.6mm;line-height:1.3} .t{display:flex;justify-content:space-between;align-items:flex-start} .x{border:.7pt solid #000;text-align:center;width:62mm} .x div{background:#d9d9d9;border-bottom:.7pt solid #000;font-size:7.5pt} .x p{margin:0;padding:1mm;border-bottom:.7pt solid #000} .x p:last-child{border:0} .lo{font:bold 16pt "DejaVu Sans Condensed";color:#27632a;max-width:105mm;line-height:1.15} .a{display:flex;gap:8mm;margin:6mm 0 4mm} .a>div{flex:1} .a i{display:block;font-style:normal;background:#d9d9d9;padding:.6mm 2mm;font-weight:bold;margin-bottom:1mm} h1{text-align:center;font-size:14pt;margin:4mm 0 5mm} .l td,.l th,.v td,.v th{border:.6pt solid #000;padding:1mm} .l th,.v th{background:#d9d9d9;font-size:7.4pt;font-weight:normal;text-align:center!important} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:4mm;break-inside:avoid} .v{width:100mm} .p{width:72mm} .p td{padding:.5mm 0} .z{font-size:13pt;font-weight:bold;margin-top:5mm;border-top:1pt solid #000;padding-top:2mm} .w{margin:1mm 0 4mm} .g{display:flex;justify-content:space-between;margin-top:20mm;font-size:7pt;text-align:center;break-inside:avoid} .g div{width:64mm;border-top:.6pt dotted #000;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(p, [
        ['"ROLNIK" Zaopatrzenie i Skup Żak Sp. j.', 'rolnikzak.example'],
        ['AGRO PLON', 'agroplon.example'],
        ['Centrum Ogrodniczo-Rolne Krawiec & Syn', 'krawiecisyn.example'],
        ['Gminna Spółdzielnia „Samopomoc Chłopska”', 'gs-samopomoc.example'],
      ])
      const vats = vatsOf(p)
      const list = p.lines((l, at) =>
        row([
          `>${at + 1}`,
          l.description,
          l.unit,
          `>${p.number(l.quantity, 3)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}`,
          `>${p.plain(vats[at])}`,
        ])
      )
      const labels = listOf('Lp.|Nazwa|J.m.|Ilość|Cena netto|Wartość netto|Stawka VAT %|Kwota VAT')
      const taxes = p.taxes((t) => {
        const base = baseOf(p, t)
        const tax = taxOf(p, t)
        return row([
          `>${p.number(t.rate)}%`,
          `>${p.plain(base)}`,
          `>${p.plain(tax)}`,
          `>${p.plain(base + tax)}`,
        ])
      })
      const all = row([
        '><b>Razem</b>',
        `>${p.plain(d.subtotal)}`,
        `>${p.plain(d.tax)}`,
        `><b>${p.plain(d.total)}</b>`,
      ])
      const payment = [
        row(['Forma płatności:', 'przelew']),
        row(['Termin płatności:', `<b>${p.date(d.dueDate)}</b>`]),
        row(['Bank:', 'Bank Spółdzielczy']),
        row(['Nr dokumentu WZ:', `WZ ${random.int(100, 4900)}/MAG1`]),
      ]
      return `<div class=t><div class=lo>${d.seller.name}</div><div class=x><div>Miejsce wystawienia</div><p>${d.seller.town}</p><div>Data wystawienia</div><p>${p.date(d.issueDate)}</p><div>Data dokonania dostawy</div><p>${p.date(d.deliveryDate)}</p></div></div>
<div class=a><div><i>Sprzedawca</i>${polishBlock(d.seller)}<br>NIP: ${taxIdOf(d.seller)} &nbsp; tel. ${d.seller.telephone}<br>Konto: ${accountOf(d.seller.iban)}</div><div><i>Nabywca</i>${polishBlock(d.buyer)}<br>NIP: ${taxIdOf(d.buyer)}</div></div>
<h1>Faktura ${d.number}</h1>
<table class=l>${heading(labels)}${list.join('')}</table>
<div class=e><table class=p>${payment.join('')}</table><table class=v>${heading(['wg stawki VAT', 'wartość netto', 'kwota VAT', 'wartość brutto'])}${taxes.join('')}${all}</table></div>
<div class=z>Razem do zapłaty: ${p.plain(d.amountDue)} PLN</div><div class=w>Słownie: ${inWords(d.amountDue)}</div>
<div>Uwagi: Opakowania po środkach ochrony roślin przyjmujemy nieodpłatnie. Nr rej. PIORiN ${random.digits(2)}/${random.digits(2)}/${random.digits(4)}. Towar odebrano bez zastrzeżeń co do ilości.</div>
<div class=g><div>Imię, nazwisko i podpis osoby upoważnionej<br>do odebrania dokumentu</div><div>${random.pick(['Wiesława Kmieć', 'Adam Pietras', 'Iwona Sobol'])}<br>Imię, nazwisko i podpis osoby upoważnionej<br>do wystawienia dokumentu</div></div>`
    },
  },
  {
    name: 'pl-kominiarz-przeglad',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      isSellerPerson: true,
      lines: [1, 5],
      isOnce: true,
      most: 48,
      days: [7, 14, 21],
      pools: polish('Administracja Domów|Nieruchomości|Zarząd Budynków', 'Sp. z o.o.|S.A.|Sp. k.'),
      items: itemsOf(`
        Roczna kontrola przewodów kominowych|lokal|28|45; Czyszczenie przewodów dymowych|szt.|18|32;
        Czyszczenie przewodów spalinowych|szt.|16|28; Czyszczenie przewodów wentylacyjnych|szt.|9|17;
        Pomiar ciągu anemometrem|szt.|8|15; Próba szczelności instalacji gazowej|lokal|24|40;
        Wymiana kratki wentylacyjnej 14 × 21|szt.|19|34; Frezowanie przewodu|mb|120|190`),
      numbers: (random, year) => `${random.int(3, 148)}/${year}`,
    },
    style: { ...polishAmounts, money: (plain) => `${plain} zł`, date: polishDay },
    css: 'body{font:11pt "Liberation Serif";margin:0 .6mm;line-height:1.4} .d{text-align:right} .o{margin-top:-6mm;width:90mm} .o b{font-size:13pt} h1{font-size:15pt;text-align:center;margin:12mm 0 8mm} .n{margin-bottom:7mm} .l td,.l th{border:.6pt solid #000;padding:1.2mm 1.6mm} .l th{font-size:9.5pt;text-align:center!important} .l .t td{font-weight:bold} .p{margin-top:7mm} .g{margin:22mm 0 0 auto;width:70mm;text-align:center;font-size:9pt;border-top:.6pt dotted #000}',
    draw: (p) => {
      const { doc: d, random } = p
      const home = `Wspólnota Mieszkaniowa ${random.pick(['„Pod Lipami”', 'ul. Polna 4–8', 'Nieruchomości Rynek 17'])}`
      if (random.chance(0.6)) d.buyer.name = home
      const vats = vatsOf(p)
      const list = p.lines((l, at) =>
        row([
          `${at + 1}.`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(vats[at])}`,
          `>${p.plain(l.amount + vats[at])}`,
        ])
      )
      const labels = listOf(
        'Lp.|Nazwa usługi|Ilość|Jedn.|Cena netto|Wartość netto|VAT|Kwota VAT|Wartość brutto'
      )
      const sum = `<tr class=t><td colspan=5 class=r>Razem</td><td class=r>${p.plain(d.subtotal)}</td><td></td><td class=r>${p.plain(d.tax)}</td><td class=r>${p.plain(d.total)}</td></tr>`
      return `<div class=d>${d.seller.town}, dnia ${p.date(d.issueDate)} r.</div>
<div class=o><b>${d.seller.name}</b><br>mistrz kominiarski, upr. nr ${random.digits(3)}/${random.int(88, 99)}<br>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP ${taxIdOf(d.seller)}<br>tel. ${d.seller.telephone}</div>
<h1>FAKTURA NR ${d.number}</h1>
<div class=n>Nabywca: <b>${d.buyer.name}</b><br>Adres: ${d.buyer.street}, ${codeFirst(d.buyer)}<br>Data wykonania usługi: ${p.date(d.deliveryDate)} r.</div>
<table class=l>${heading(labels)}${list.join('')}${sum}</table>
<div class=p>Do zapłaty: <b>${p.money(d.amountDue)}</b><br>Słownie: ${inWords(d.amountDue)}<br>Sposób zapłaty: przelew w terminie do ${p.date(d.dueDate)} r.<br>Nr konta: ${accountOf(d.seller.iban)}</div>
<div class=p style="font-size:10pt">Protokół z kontroli okresowej nr ${random.int(11, 420)} w załączeniu. Kontrolę wykonano zgodnie z art. 62 ust. 1 pkt 1 lit. c ustawy Prawo budowlane, wpis do systemu CEEB dokonany.</div>
<div class=g>podpis wystawcy</div>`
    },
  },
  {
    name: 'pl-kamieniarz-nagrobek',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 8],
      lines: [5, 11],
      isInOrder: true,
      isOnce: true,
      most: 1,
      prepaid: 0.8,
      isBuyerPerson: true,
      days: [3, 7, 14],
      pools: polish('Parafia|Dom Pogrzebowy|Zakład Pogrzebowy|Cmentarze', 'Sp. z o.o.|s.c.|Sp. j.'),
      items: itemsOf(`
        Nagrobek podwójny, granit Szwed|kpl.|6900|11800;
        Tablica napisowa 60 × 80 cm|szt.|480|850; Litery kute i złocone, napis do 60 znaków|kpl.|290|520;
        Portret na porcelanie 9 × 12|szt.|140|230; Wazon granitowy toczony|szt.|160|290;
        Ławka cmentarna z granitu|szt.|540|890; Opaska z kostki granitowej|kpl.|620|1150;
        Demontaż starego nagrobka|kpl.|350|600; Fundament i montaż na cmentarzu|kpl.|700|1300;
        Utrzymanie grobu, sezon letni|usł.|180|320|1; Sprzątanie grobu po montażu|usł.|60|120|1;
        Nasadzenia i obsianie wokół grobu|usł.|90|190|1`),
      numbers: (random, year) => `${random.int(2, 96)}/KAM/${year}`,
    },
    style: { ...polishAmounts, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:9.5pt "Carlito";margin:0 .6mm;line-height:1.35} .h{text-align:center;border-top:3pt double #444;border-bottom:3pt double #444;padding:3mm 0} .h b{font:bold 17pt "P052";display:block} .m{display:flex;justify-content:space-between;margin:6mm 0} .m h1{font-size:16pt;margin:0} .m table{width:80mm} .m td{padding:.3mm 0} .a{display:flex;gap:6mm;margin-bottom:6mm} .a>div{flex:1;border:.6pt solid #777;padding:2mm 3mm} .a i{font-size:8pt;color:#555} .l th{border-bottom:1pt solid #444;border-top:1pt solid #444;font-size:8.2pt;text-align:left;padding:1.3mm 1mm} .l td{padding:1.6mm 1mm;border-bottom:.4pt solid #aaa} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:6mm;break-inside:avoid} .v{width:92mm} .v th{font-size:8pt;text-align:left;border-bottom:.6pt solid #444} .v td{padding:.8mm 0} .v .b td{border-top:.6pt solid #444;font-weight:bold} .s{width:80mm;background:#ececec} .s td{padding:1.2mm 2mm} .s .b td{font-weight:bold;font-size:12pt;background:#444;color:#fff} .n{margin-top:6mm} .g{display:flex;justify-content:space-between;margin-top:18mm;font-size:8pt}',
    draw: (p) => {
      const { doc: d, random } = p
      named(p, [
        ['Kamieniarstwo Bielak', 'kamieniarstwobielak.example'],
        ['GRANIT ART Sroka Sp. j.', 'granitart.example'],
        ['Zakład Kamieniarski Urbaniak i Synowie s.c.', 'urbaniakisynowie.example'],
        ['Nida-Stone Sp. z o.o.', 'nidastone.example'],
      ])
      const list = p.lines((l, at) =>
        row([
          `${at + 1}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}%`,
        ])
      )
      const labels = [
        'Lp.',
        'Wyszczególnienie',
        '>Ilość',
        'Jm',
        '>Cena netto',
        '>Wartość netto',
        '>VAT',
      ]
      const taxes = p.taxes((t) => {
        const base = baseOf(p, t)
        const tax = taxOf(p, t)
        return row([
          `${p.number(t.rate)}%`,
          `>${p.plain(base)}`,
          `>${p.plain(tax)}`,
          `>${p.plain(base + tax)}`,
        ])
      })
      const all = rowOf('b', [
        'Razem',
        `>${p.plain(d.subtotal)}`,
        `>${p.plain(d.tax)}`,
        `>${p.plain(d.total)}`,
      ])
      const paid = d.prepaid
        ? row([`Wpłacono zadatek ${p.date(d.orderDate)}`, `>${p.plain(d.prepaid)}`])
        : ''
      const sums = [
        row(['Wartość faktury brutto', `>${p.plain(d.total)}`]),
        paid,
        rowOf('b', ['Pozostaje do zapłaty', `>${p.plain(d.amountDue)} zł`]),
      ]
      const facts = [
        row(['Data wystawienia', p.date(d.issueDate)]),
        row(['Data wykonania', p.date(d.deliveryDate)]),
        row(['Umowa nr', `${d.orderNumber} z ${p.date(d.orderDate)}`]),
        row(['Termin zapłaty', p.date(d.dueDate)]),
      ]
      const place = random.pick(['parafialny', 'komunalny'])
      return `<div class=h><b>${d.seller.name}</b>nagrobki · parapety · schody · blaty kuchenne<br>${d.seller.street}, ${codeFirst(d.seller)} · tel. ${d.seller.telephone} · NIP ${taxIdOf(d.seller)}</div>
<div class=m><h1>Faktura VAT<br>${d.number}</h1><table>${facts.join('')}</table></div>
<div class=a><div><i>Nabywca</i><br>${polishBlock(d.buyer)}</div><div><i>Miejsce wykonania</i><br>Cmentarz ${place}, ${d.buyer.town}<br>kwatera ${random.pick(['A', 'C', 'XII'])}, rząd ${random.int(1, 14)}, grób ${random.int(1, 30)}</div></div>
<table class=l>${heading(labels)}${list.join('')}</table>
<div class=e><table class=v>${heading(['Stawka VAT', '>Netto', '>VAT', '>Brutto'])}${taxes.join('')}${all}</table><table class=s>${sums.join('')}</table></div>
<div class=n>Słownie do zapłaty: ${inWords(d.amountDue)}<br>Płatność gotówką w zakładzie lub przelewem: ${accountOf(d.seller.iban)}<br>Na montaż udzielamy 5 lat gwarancji. Reklamacje przyjmujemy pisemnie pod adresem zakładu lub na ${d.seller.mail}.</div>
<div class=g><span>........................................<br>podpis odbiorcy</span><span>........................................<br>podpis wystawcy</span></div>`
    },
  },
]
