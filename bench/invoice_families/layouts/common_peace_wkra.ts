import { dayAfter, daysBetween } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import { paged } from '../pages.ts'
import { partiesIn, type Country, type Person } from '../people.ts'
import { polishWords } from '../polish_words.ts'
import {
  codeFirst,
  grouped,
  heading,
  monthsIn,
  point,
  row,
  rowOf,
  townFirst,
  two,
} from '../print.ts'
import type { Print } from '../print.ts'
import { squareCode } from '../square_code.ts'

/** The parties of a country: first names, last names, trades, legal forms, streets and towns. */
function parties(country: Country, texts: string[], place?: [string, string]) {
  const [first, last, trade, forms, streets] = texts.map(listOf)
  const own = { first, last, trade, forms, streets, towns: townsOf(texts[5]) }
  return partiesIn(country, place ? { ...own, country: place[0], tel: place[1] } : own)
}

const polish = (trades: string, forms: string) =>
  parties('PL', [
    'Halina|Przemysław|Justyna|Zbigniew|Natalia|Bogdan|Iwona|Łukasz|Stanisława',
    'Gajda|Olszak|Kubiak|Sowa|Pietrzak|Bąk|Tomczyk|Wilk|Maciejczyk|Kłos|Karaś',
    trades,
    forms,
    'ul. Płocka 18|ul. Sienkiewicza 3/11|Strzegowo-Osada 27|ul. Warszawska 104|ul. Kościelna 6|pl. Wolności 2|ul. Dworcowa 33B|os. Młodych 8/25|Wola Młocka 61',
    'Mława=06-500|Ciechanów=06-400|Działdowo=13-200|Płońsk=09-100|Żuromin=09-300|Nowy Dwór Mazowiecki=05-100',
  ])

/** Gives the seller one of the names with the domain of its mail. */
function named(p: Print, box: string, names: [string, string][]) {
  const [name, domain] = p.random.pick(names)
  Object.assign(p.doc.seller, {
    name,
    mail: `${box}@${domain}.example`,
    site: `www.${domain}.example`,
  })
}

/** Sets quantities that fit their units, and counts amounts and sums again; reads the rates of lines only if there are several. */
function fitted(p: Print, fit: (quantity: number, unit: string) => number, isGross = false) {
  const { doc: d } = p
  const sums = new Map<number, number>()
  const prices = new Map<string, number>()
  for (const line of d.lines) {
    line.price = prices.get(line.description) ?? line.price
    prices.set(line.description, line.price)
    line.quantity = fit(line.quantity ?? 1, line.unit)
    const whole = Math.round(line.quantity * line.price)
    line.amount = line.discount ? Math.round(whole * (1 - line.discount / 100)) : whole
    const rate = d.taxes.length === 1 ? d.taxes[0].rate : line.rate
    sums.set(rate, (sums.get(rate) ?? 0) + line.amount)
  }
  const taxes = [...sums]
    .sort(([a], [b]) => b - a)
    .map(([rate, whole]) => {
      const amount = Math.round((whole * rate) / (isGross ? 100 + rate : 100))
      return { rate, base: isGross ? whole - amount : whole, amount }
    })
  const lineTotal = [...sums.values()].reduce((sum, one) => sum + one, 0)
  const subtotal = taxes.reduce((sum, { base }) => sum + base, 0)
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0)
  const total = subtotal + tax
  Object.assign(d, { taxes, lineTotal, subtotal, tax, total, amountDue: total })
}

/** Moves the dates of a document into some months of its year. */
function inSeason({ doc: d, random }: Print, first: number, last: number) {
  const day = `${d.issueDate.slice(0, 4)}-${two(random.int(first, last))}-${two(random.int(1, 28))}`
  const shift = daysBetween(d.issueDate, day)
  const moved = [d.dueDate, d.deliveryDate, d.orderDate].map((one) => dayAfter(one, shift))
  const [dueDate, deliveryDate, orderDate] = moved
  Object.assign(d, { issueDate: day, dueDate, deliveryDate, orderDate })
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
const longDay = (year: string, month: string, day: string) =>
  `${Number(day)} ${monthsIn('GB')[Number(month) - 1]} ${year}`
const block = (who: Person) => `${who.name}<br>${who.street}<br>${townFirst(who)}`
const polishBlock = (who: Person) => `${who.name}<br>${who.street}<br>${codeFirst(who)}`
const taxIdOf = (who: Person) => who.vatId.replace('PL', '')
const accountOf = (iban: string) => `${iban.slice(2, 4)} ${grouped(iban.slice(4))}`
const zloty = { decimal: ',', thousands: ' ' } as const
const inWords = (cents: number) =>
  `${polishWords(Math.floor(cents / 100))} zł ${String(cents % 100).padStart(2, '0')}/100`

/** An Australian business number with its check digits. */
function businessNumber(digits: string): string {
  const sum = [...digits].reduce((whole, digit, at) => whole + Number(digit) * (3 + 2 * at), 0)
  return `${99 - (sum % 89)} ${digits.replace(/(...)(...)(...)/, '$1 $2 $3')}`
}

/** American, Canadian, Australian, New Zealand and Polish invoices that are only measured. */
export const peaceWkra: Family[] = [
  {
    name: 'en-us-machine-shop-job-parts',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [0],
      lines: [2, 7],
      isOnce: true,
      most: 250,
      charge: 0.7,
      days: [30],
      pools: parties(
        'US',
        [
          'Darlene|Vince|Todd|Roxanne|Mitch',
          'Birkholz|Haugen|Kasten|Lindqvist|Novak|Schroeder|Thiel|Zastrow',
          'Hydraulics|Ag Equipment|Fluid Power|Packaging Machinery|Conveyor|Pump & Valve',
          'Inc.|LLC|Corp.|Co.',
          'N57 W13420 Reichert Ave|2204 S Calhoun Rd|P.O. Box 1180|815 Industrial Pkwy|W140 N5955 Lilly Rd|4700 County Hwy K',
          'Menomonee Falls, WI=53051|Oshkosh, WI=54902|Rockford, IL=61109|Dubuque, IA=52002|Sheboygan, WI=53081',
        ],
        ['USA', '+1 2']
      ),
      items: itemsOf(`
        BUSHING, BRONZE 932, 1.250 ID|EA|6|19; SHAFT, OUTPUT, 4140 HT|EA|38|96;
        FLANGE, MOUNTING, 6061-T6|EA|22|58; SPACER, DELRIN, .500 THK|EA|3|9;
        MANIFOLD BLOCK, 8 PORT|EA|84|210; PLATE, WEAR, A2 RC 58-60|EA|41|88;
        ROLLER, IDLER, STAINLESS 303|EA|29|67; BRACKET, SENSOR, LASER + FORM|EA|7|18;
        PISTON, VALVE, HARD CHROME|EA|33|71; GEAR BLANK, 8620, ROUGH TURN|EA|18|44;
        PIN, CLEVIS, GROUND +.000/-.001|EA|4|12; HOUSING, BEARING, DUCTILE IRON|EA|61|148`),
      numbers: (random) => `00${random.digits(5)}`,
    },
    style: { ...point, money: (plain) => `$${plain}`, date: usDay },
    css: '@page{margin:11mm 13mm} body{font:8.8pt "Liberation Sans";margin:0 .6mm;line-height:1.3} .h{display:flex;justify-content:space-between;align-items:flex-start} .o{font:bold 16pt "Liberation Sans Narrow";text-wrap:balance;max-width:100mm;line-height:1.1} .o+div{margin-top:1.5mm} .k{width:64mm} .k h1{font:bold italic 20pt "Liberation Serif";margin:0 0 2mm;text-align:right} .k td{border:.7pt solid #000;padding:1mm 2mm} .k td:first-child{background:#e3e3e3;font-weight:bold} .a{display:flex;gap:10mm;margin:9mm 0 7mm} .a>div{flex:1;display:flex;gap:3mm} .a i{font-weight:bold;font-style:normal;width:13mm} .t th,.l th{border:.7pt solid #000;background:#e3e3e3;font-size:7.6pt;padding:1mm;text-align:center!important} .t td{border:.7pt solid #000;text-align:center;padding:1mm} .l{margin-top:4mm} .l td{padding:1mm;vertical-align:top} .l tr.z td{padding-top:0;font-size:8pt;color:#222;border-bottom:.5pt solid #aaa;padding-bottom:1.5mm} .e{display:flex;justify-content:space-between;margin-top:6mm;border-top:1pt solid #000;padding-top:3mm;break-inside:avoid} .m{width:104mm;font-size:7.6pt;line-height:1.4} .s{width:72mm} .s td{padding:.8mm 1mm} .s .b td{border-top:1pt solid #000;border-bottom:2.5pt double #000;font-weight:bold;font-size:10.5pt} .f{position:fixed;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:7.5pt}',
    draw: (p) => {
      const { doc: d, random } = p
      named(p, 'ar', [
        ['Haugen Precision Machining, Inc.', 'haugenprecision'],
        ['BADGER SCREW MACHINE', 'badgerscrew'],
        ['Thiel & Zastrow Tool Co.', 'thielzastrow'],
        ['Lake Country Turning and Milling Works LLC', 'lakecountrytm'],
      ])
      const cells = (line: string, part: string, rest: string[]) => row([line, part, ...rest])
      const job = random.int(31_000, 68_000)
      const list = p.lines((l, at) => {
        const open = random.chance(0.2) ? random.int(2, 40) : 0
        const shipped = l.quantity ?? 0
        const part = `${random.pick(['10', '44', 'A7', 'HX'])}-${random.digits(5)}${random.pick(['', '-01', '-RH'])}`
        const head = cells(`${at + 1}`, `<b>${part}</b>`, [
          random.pick(['A', 'B', 'C', '04', 'NC']),
          `>${p.number(shipped + open)}`,
          `>${p.number(shipped)}`,
          `>${open}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
        return `${head}<tr class=z><td></td><td colspan=4>${l.description}</td><td colspan=4>Job ${job + at * 3} / Packing list ${random.int(22_000, 29_000)}</td></tr>`
      })
      const labels = listOf(
        'Line|Part Number|Rev|Qty<br>Ordered|Qty<br>Shipped|Back<br>Order|U/M|Unit Price|Extension'
      )
      const terms = listOf('Customer PO|Sales Order|Ship Date|Ship Via|FOB|Terms')
      const via = random.pick(
        d.charge
          ? ['UPS GROUND PPD & ADD', 'SPEEDEE PREPAID']
          : ['UPS GROUND COLLECT', 'OUR TRUCK', 'CUSTOMER PICKUP']
      )
      const facts = [
        row(['Invoice No.', d.number]),
        row(['Invoice Date', p.date(d.issueDate)]),
        row(['Customer ID', d.customerNumber]),
        row(['Due Date', p.date(d.dueDate)]),
      ]
      const sums = [
        row(['Parts', `>${p.plain(d.lineTotal)}`]),
        row(['Freight', `>${d.charge ? p.plain(d.charge) : '0.00'}`]),
        row(['Subtotal', `>${p.plain(d.subtotal)}`]),
        row(['Sales Tax (exempt – resale)', `>${p.plain(d.tax)}`]),
        row(['Invoice Total', `>${p.money(d.total)}`]),
        rowOf('b', ['Balance Due USD', `>${p.money(d.amountDue)}`]),
      ]
      return `<div class=h><div><div class=o>${d.seller.name}</div><div>${d.seller.street}<br>${townFirst(d.seller)}<br>Phone ${d.seller.telephone} &nbsp; ${d.seller.mail}<br>ISO 9001:2015 Registered</div></div><div class=k><h1>Invoice</h1><table>${facts.join('')}</table></div></div>
<div class=a><div><i>Bill To:</i><span>${block(d.buyer)}<br>ATTN: ACCOUNTS PAYABLE</span></div><div><i>Ship To:</i><span>${d.buyer.name}<br>RECEIVING DOCK ${random.int(1, 6)}<br>${townFirst(d.buyer)}</span></div></div>
<table class=t>${heading(terms)}${row([`PO ${random.digits(6)}`, `SO-${random.digits(5)}`, p.date(d.deliveryDate), via, 'Origin', 'Net 30'])}</table>
<table class=l>${heading(labels)}${list.join('')}</table>
<div class=e><div class=m><b>Remit to:</b> ${d.seller.name}, Lockbox ${random.digits(6)}, Milwaukee, WI 53288<br><b>ACH:</b> routing 0759${random.digits(5)}, account ${random.digits(10)}. Send remittance detail to ${d.seller.mail}.<br>Parts were manufactured in compliance with the Fair Labor Standards Act of 1938, as amended. Certificates of conformance and material certs are on file. Claims for shortage or nonconformance must be made within 10 days of receipt. Past due invoices bear interest at 1.5% per month.</div><table class=s>${sums.join('')}</table></div>
<div class=f><span>Form AR-100 Rev. 6</span><span>Original</span></div>`
    },
  },
  {
    name: 'en-ca-qc-snow-season-contract',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'CAD',
      rates: [14.975],
      lines: [3, 8],
      isInOrder: true,
      isOnce: true,
      most: 0,
      prepaid: 0.85,
      isBuyerPerson: true,
      days: [10, 14, 21],
      pools: parties(
        'US',
        [
          'Gordon|Sylvie|Rajesh|Heather|Giuseppe|Marlene',
          'Beaulieu|Chartrand|DiPietro|Fairbairn|Goldwater|MacAulay|Papadakis|Tessier',
          'Dental Clinic|Condominiums|Montessori|Veterinary Centre|Realties',
          'Inc.|Ltd.|Syndicate',
          '43 Sunnyside Ave|118 Cedar Ave|21 Rue Bord-du-Lac|207 Hermitage Rd|6 Lakebreeze Cres|340 Av. Broadview',
          'Pointe-Claire, QC=H9S 4Z5|Beaconsfield, QC=H9W 2P4|Hudson, QC=J0P 1H0|Kirkland, QC=H9J 1R1',
        ],
        ['Canada', '+1 5']
      ),
      items: itemsOf(`
        Snow clearing, double driveway, full season||420|690;
        Snow clearing, municipal bank at entrance||60|120;
        Hand shovelling, front walk and steps||180|320;
        Hand shovelling, side door or patio||90|160;
        Ice melt on steps, as needed (max. 12 visits)||110|190;
        Tempo shelter clearance, sides only||75|140;
        Driveway markers, supply and install||25|45`),
      numbers: (random, year) => `${year.slice(2)}S-${random.digits(3)}`,
    },
    style: { ...point, money: (plain) => `$${plain}`, date: longDay },
    css: '@page{margin:15mm 18mm} body{font:10pt "Lato";margin:0 .6mm;line-height:1.45;color:#1b2733} .h{display:flex;gap:6mm;align-items:center} .h svg{flex:none} .o{font:900 18pt "Lato";color:#12527c;line-height:1.1} .h p{margin:1mm 0 0;font-size:8.5pt} .bar{background:#12527c;color:#fff;display:flex;justify-content:space-between;padding:2mm 4mm;margin:7mm 0 6mm;font-weight:700} .a{display:flex;justify-content:space-between;margin-bottom:7mm} .a small{color:#12527c;display:block;font-weight:700} .l td,.l th{padding:2mm 3mm;border:.5pt solid #9db6c7;text-align:left} .l th{background:#e6eff5} .l .u td{border:0;padding:1mm 3mm} .l .g td{border:0;border-top:.8pt solid #12527c;font-weight:700;padding:1.5mm 3mm} .l .d td{border:0;background:#12527c;color:#fff;font-weight:900;font-size:12pt} .n{font-size:8.4pt;margin-top:7mm} .n ul{margin:1mm 0;padding-left:5mm} .v{margin-top:6mm;border:.8pt solid #12527c;padding:3mm 4mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(p, 'info', [
        ['Lakeshore Snow Removal Inc.', 'lakeshoresnow'],
        ['CHARTRAND & FILS', 'chartrandfils'],
        ['Déneigement Tessier', 'deneigementtessier'],
        ['West Island Plow Pros Inc.', 'wiplowpros'],
      ])
      inSeason(p, 9, 11)
      const federal = Math.round(d.subtotal * 0.05)
      const provincial = d.taxes[0].amount - federal
      const list = p.lines((l) => row([l.description, `>${p.money(l.amount)}`]))
      const sums = [
        rowOf('u', ['>Subtotal', `>${p.money(d.subtotal)}`]),
        rowOf('u', ['>GST / TPS 5%', `>${p.money(federal)}`]),
        rowOf('u', ['>QST / TVQ 9.975%', `>${p.money(provincial)}`]),
        rowOf('g', ['>Season total', `>${p.money(d.total)}`]),
        d.prepaid
          ? rowOf('u', [
              `>Deposit received ${p.date(d.orderDate)}, thank you`,
              `>− ${p.money(d.prepaid)}`,
            ])
          : '',
        rowOf('d', ['>Balance due (CAD)', `>${p.money(d.amountDue)}`]),
      ]
      const start = Number(d.issueDate.slice(0, 4))
      const flake = [0, 60, 120]
        .map(
          (turn) =>
            `<path transform="rotate(${turn} 20 20)" d="M20 2v36M15 6l5 5 5-5M15 34l5-5 5 5" stroke="#12527c" stroke-width="2.4" fill="none"/>`
        )
        .join('')
      return `<div class=h><svg viewBox="0 0 40 40" width="17mm">${flake}</svg><div><div class=o>${d.seller.name}</div><p>Residential & commercial snow clearing since ${random.int(1984, 2012)}<br>${d.seller.street}, ${townFirst(d.seller)} &nbsp; ${d.seller.telephone} &nbsp; ${d.seller.mail}</p></div></div>
<div class=bar><span>INVOICE ${d.number}</span><span>Season ${start}–${start + 1}</span></div>
<div class=a><div><small>Customer</small>${block(d.buyer)}</div><div><small>Date</small>${p.date(d.issueDate)}</div><div><small>Balance payable by</small>${p.date(d.dueDate)}</div><div><small>Route / stop</small>${random.pick(['B', 'C', 'F'])}${random.int(1, 9)} / ${random.int(4, 88)}</div></div>
<table class=l>${heading(['Service (November 15 to April 1)', '>Amount'])}${list.join('')}${sums.join('')}</table>
<div class=v>Pay by Interac e-Transfer to <b>${d.seller.mail}</b> (auto-deposit, no password needed) with ${d.number} in the message, or send a cheque payable to ${d.seller.name} at the address above.</div>
<div class=n><b>Terms of service</b><ul><li>Clearing starts when 5 cm or more have accumulated; two passes per snowfall, first pass before 7 a.m. when snow stops before 4 a.m.</li><li>Vehicles must be moved before the second pass. We are not responsible for lawn edges without markers.</li><li>The price is fixed for the season up to 300 cm of snow. No refund for light winters.</li></ul>GST/TPS ${random.digits(5)} ${random.digits(4)} RT0001 &nbsp;·&nbsp; QST/TVQ ${random.digits(10)} TQ0001</div>`
    },
  },
  {
    name: 'en-au-landscape-yard-dockets-pages',
    plan: {
      country: 'GB',
      currency: 'AUD',
      rates: [10],
      lines: [34, 58],
      most: 8,
      isPart: true,
      isGross: true,
      days: [14, 30],
      pools: parties(
        'GB',
        [
          'Trent|Jodie|Vlado|Kylie|Angelo|Sharyn',
          'Bourke|Camilleri|Delaney|Farrugia|Jankovic|McKinnon|Tran|Zammit',
          'Landscapes|Concreting|Paving|Civil|Pools|Property Maintenance',
          'Pty Ltd|Pty. Ltd.|Group Pty Ltd',
          '118 Boundary Rd|Lot 6 Quarry Rd|27 Tallowwood Dr|5/90 Enterprise Ct|PO Box 418|63 Old Gympie Rd',
          'Caboolture, QLD=4510|Narangba, QLD=4504|Melton, VIC=3337|Wyong, NSW=2259|Penrith, NSW=2750',
        ],
        ['Australia', '+61 ']
      ),
      items: itemsOf(`
        SAND BRICKIES YELLOW|m3|62|88; SAND WASHED RIVER|m3|68|95; PAVING SAND|m3|58|79;
        CRUSHER DUST|m3|49|72; ROAD BASE CBR45|m3|52|77; BLUE METAL 20MM|m3|82|112;
        DRAINAGE GRAVEL 10MM|m3|79|108; TOPSOIL UNDERTURF|m3|46|69; GARDEN SOIL ORGANIC BLEND|m3|59|84;
        MULCH FOREST FINES|m3|42|64; MULCH CYPRESS|m3|78|104; DECO GRANITE GOLD|m3|94|128;
        CONCRETE MIX DRY|t|88|122; CEMENT GP 20KG|bag|9|13; RAPID SET 20KG|bag|9|12;
        SLEEPER TREATED PINE 200X75 2.4M|ea|29|44; SLEEPER CONCRETE 2M SMOOTH|ea|46|68;
        AG PIPE 100MM SOCKED 20M|roll|62|89; GEOTEXTILE BIDIM A14 2X50M|roll|96|138;
        DELIVERY ZONE 1|load|55|70; DELIVERY ZONE 2|load|75|95; CLEAN FILL TIP FEE|t|38|56`),
      numbers: (random) => `IN${random.digits(6)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${d}/${m}/${y.slice(2)}`,
    },
    css: '@page{margin:11mm 13mm} body{font:8.4pt "Roboto Condensed";margin:0;line-height:1.3} .g{height:271mm;position:relative} .g+.g{break-before:page} .h{display:flex;justify-content:space-between;align-items:flex-start;border-top:5mm solid #6b4a2b;padding-top:3mm} .o{font:700 19pt "Roboto Condensed";color:#6b4a2b;line-height:1.05;max-width:108mm;text-wrap:balance;margin-bottom:1mm} .k{width:62mm} .k td{padding:.5mm 0} .k h1{margin:0 0 1mm;font-size:14pt} .a{display:flex;gap:12mm;margin:6mm 0 5mm} .a>div{flex:1;border-left:1.2mm solid #d9c7b3;padding-left:3mm} .a small{display:block;color:#6b4a2b;font-weight:700} .l th{border-top:.8pt solid #6b4a2b;border-bottom:.8pt solid #6b4a2b;text-align:left;padding:1mm} .l td{padding:.6mm 1mm} .l .w td{background:#f3ece4;font-weight:700} .s{width:78mm;margin:4mm 0 0 auto} .s td{padding:.8mm 1mm} .s .b td{font-weight:700;font-size:11pt;border-top:.8pt solid #6b4a2b;border-bottom:.8pt solid #6b4a2b} .r2{position:absolute;bottom:7mm;left:0;right:0;border-top:.8pt dashed #444;padding-top:3mm;display:flex;gap:8mm;font-size:8pt} .r2>div,.r2>table{flex:1} .r2 td{padding:.4mm 0} .f{position:absolute;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:7.2pt;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      named(p, 'accounts', [
        ['Tallowwood Landscape Supplies Pty Ltd', 'tallowwoodsupplies'],
        ['FARRUGIA SAND & SOIL', 'farrugiasand'],
        ['Delaney Bros Garden & Building Centre', 'delaneybros'],
        ['Boundary Road Quarry Products Pty Ltd', 'boundaryroad'],
      ])
      fitted(
        p,
        (many, unit) => (unit === 'load' ? 1 : /m3|t$/.test(unit) ? many : Math.ceil(many)),
        true
      )
      const days = daysOf(p, dayAfter(d.issueDate, -30), d.issueDate)
      const jobs = ['Lot 14 Fairway Dr', 'Stage 2 retaining', 'Yard', 'Smith', 'PO 2291', 'Unit 4']
      let docket = random.int(118_000, 164_000)
      let left = 0
      const groups = p.lines((l, at) => {
        const isNew = left === 0
        if (isNew) {
          left = random.int(1, 4)
          docket += random.int(3, 60)
        }
        left -= 1
        const one = row([
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
        if (!isNew) return [one]
        const docketRow = `<tr class=w><td colspan=5>Docket ${docket} &nbsp; ${days[at]} &nbsp; Ref: ${random.pick(jobs)}</td></tr>`
        return [docketRow, one]
      })
      const pages = paged(groups.flat(), 37, 28, 5)
      for (const [at, own] of pages.entries()) {
        const isHeadLast = own[own.length - 1].startsWith('<tr class=w')
        if (isHeadLast) pages[at + 1].unshift(own.pop() ?? '')
      }
      const abn = businessNumber(random.digits(9))
      const rate = p.number(d.taxes[0].rate)
      const facts = [
        row(['Invoice no.', `><b>${d.number}</b>`]),
        row(['Invoice date', `>${p.date(d.issueDate)}`]),
        row(['Account', `>${d.customerNumber}`]),
        row(['Due date', `>${p.date(d.dueDate)}`]),
      ]
      const labels = ['Product', '>Qty', 'Unit', '>Price inc GST', '>Amount inc GST']
      const sums = [
        row(['Total excluding GST', `>${p.money(d.subtotal)}`]),
        row([`GST ${rate}%`, `>${p.money(d.tax)}`]),
        row(['Total including GST', `>${p.money(d.total)}`]),
        rowOf('b', ['AMOUNT PAYABLE (AUD)', `>${p.money(d.amountDue)}`]),
      ]
      const bank = `BSB ${random.int(12, 76)}${random.digits(1)}-${random.digits(3)} &nbsp; Acc ${random.digits(9)}`
      const slip = `<div class=r2><div><b>REMITTANCE ADVICE</b><br>EFT: ${d.seller.name}<br>${bank}<br>Email remittance to ${d.seller.mail}</div><table>${row(['Account', `>${d.customerNumber}`])}${row(['Invoice', `>${d.number}`])}${row(['Amount paid', '>$ ______________'])}</table><div>Card payments by phone attract a 1.1% surcharge. Goods remain the property of the seller until paid in full. Retention of title registered on the PPSR.</div></div>`
      return pages
        .map((own, at) => {
          const isLast = at === pages.length - 1
          const top = `<div class=a><div><small>INVOICE TO</small>${block(d.buyer)}</div><div><small>TRADING TERMS</small>Net ${daysBetween(d.issueDate, d.dueDate)} days from invoice date<br>Soils may contain Legionella: wear a mask and gloves.</div></div>`
          const next = `<div class=a><div><small>CONTINUED</small>${d.buyer.name}</div></div>`
          return `<div class=g><div class=h><div><div class=o>${d.seller.name}</div>ABN ${abn}<br>${d.seller.street}, ${townFirst(d.seller)}<br>Ph ${d.seller.telephone}</div><div class=k><h1>TAX INVOICE</h1><table>${facts.join('')}</table></div></div>${at ? next : top}<table class=l>${heading(labels)}${own.join('')}</table>${isLast ? `<table class=s>${sums.join('')}</table>${slip}` : ''}<div class=f><span>${d.seller.site}</span><span>Page ${at + 1} of ${pages.length}</span></div></div>`
        })
        .join('')
    },
  },
  {
    name: 'en-nz-beekeeper-pollination',
    plan: {
      country: 'GB',
      currency: 'NZD',
      rates: [15],
      isSellerPerson: true,
      lines: [2, 5],
      isInOrder: true,
      isOnce: true,
      most: 48,
      days: [14, 20, 30],
      pools: parties(
        'GB',
        [
          'Murray|Aroha|Glenys|Tane|Bevan|Marama|Colin',
          'Bidois|Frew|Hape|Kirkwood|Lockyer|Matenga|Rolleston|Simmonds',
          'Orchards|Kiwifruit|Horticulture|Avocados|Packhouse',
          'Ltd|Limited|Partnership|Family Trust',
          '214 No. 3 Road, RD 3|88 Rangiuru Road|1043 State Highway 2, RD 6|17 Te Tumu Road|59 Old Coach Road, RD 9',
          'Te Puke=3183|Katikati=3177|Opotiki=3197|Kerikeri=0293',
        ],
        ['New Zealand', '+64 ']
      ),
      items: itemsOf(`
        Hives for pollination, gold (G3) blocks|hive|205|260;
        Hives for pollination, Hayward blocks|hive|195|245;
        Hives for pollination, avocado block|hive|120|165;
        Extra shift between blocks, night work|hive|12|22;
        Sugar syrup feeding, 1 L per hive|hive|3|6;
        Late call-in of hives, under 24 hours|hive|15|28`),
      numbers: (random) => String(random.int(14, 420)).padStart(4, '0'),
    },
    style: { ...point, money: (plain) => `$${plain}`, date: longDay },
    css: 'body{font:11pt "EB Garamond";margin:0 .6mm;line-height:1.35} .o{font:600 21pt "EB Garamond";text-align:center;letter-spacing:.6px} .o+div{text-align:center;border-bottom:.7pt solid #b8860b;padding-bottom:4mm;font-size:10pt} h1{font:600 15pt "EB Garamond";color:#8a6508;margin:9mm 0 6mm} .a{display:flex;justify-content:space-between;margin-bottom:8mm} .a table{width:70mm} .a td{padding:.3mm 0} .l th{border-bottom:.8pt solid #b8860b;text-align:left;font-weight:600;padding:1.2mm 0} .l td{padding:1.8mm 0;border-bottom:.4pt dotted #999} .l .n td{border:0;padding:.9mm 0} .l .t td{border:0;border-top:.8pt solid #b8860b;font-weight:600;font-size:12.5pt} .p{margin-top:11mm}',
    draw: (p) => {
      const { doc: d, random } = p
      inSeason(p, 11, 12)
      const gst = `${random.int(48, 134)}-${random.digits(3)}-${random.digits(3)}`
      const list = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const sum = (kind: string, label: string, value: string) =>
        `<tr class=${kind}><td colspan=4 class=r>${label}</td><td class=r>${value}</td></tr>`
      const account = `${random.pick(['01', '03', '12', '38'])}-0${random.digits(3)}-0${random.digits(6)}-0${random.int(0, 2)}`
      const facts = [
        row(['Invoice number', `>${d.number}`]),
        row(['Invoice date', `>${p.date(d.issueDate)}`]),
        row(['Hives in', `>${p.date(dayAfter(d.deliveryDate, -16))}`]),
        row(['Hives out', `>${p.date(d.deliveryDate)}`]),
        row(['KPIN', `>${random.digits(4)}`]),
      ]
      return `<div class=o>${d.seller.name}</div><div>Beekeeper &nbsp;·&nbsp; ${d.seller.street}, ${townFirst(d.seller)} &nbsp;·&nbsp; ${d.seller.telephone} &nbsp;·&nbsp; Beekeeper reg. ${random.pick('BCGK'.split(''))}${random.digits(4)}<br>GST no. ${gst}</div>
<h1>Tax Invoice</h1>
<div class=a><div>${block(d.buyer)}</div><table>${facts.join('')}</table></div>
<table class=l>${heading(['Pollination service', '>Number', 'Unit', '>Rate excl. GST', '>Amount'])}${list.join('')}${sum('n', 'Subtotal', p.money(d.subtotal))}${sum('n', `GST at ${p.number(d.taxes[0].rate)}%`, p.money(d.tax))}${sum('n', 'Total including GST', p.money(d.total))}${sum('t', 'Please pay NZD', p.money(d.amountDue))}</table>
<div class=p>Payment is due by ${p.date(d.dueDate)}. Please pay by internet banking to ${account} with the particulars <i>Pollination</i> and the code ${d.number}.</div>
<div class=p>All hives were graded to the pollination standard of at least seven frames of brood. No sprays were notified while the hives were on site; thank you for keeping the water troughs filled.</div>`
    },
  },
  {
    name: 'pl-weterynarz-gospodarstwo',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [8, 23],
      isSellerPerson: true,
      isBuyerPerson: true,
      lines: [4, 11],
      isOnce: true,
      most: 8,
      days: [7, 14],
      pools: polish(
        'Ferma Drobiu|Stadnina|Gospodarstwo Rolne|Mleczarnia',
        'Sp. z o.o.|s.c.|Sp. k.'
      ),
      items: itemsOf(`
        Wizyta w gospodarstwie, badanie kliniczne|usł.|90|150; Dojazd lekarza|km|1.5|2.4;
        Inseminacja krowy z nasieniem|szt.|75|120; Badanie USG, cielność|szt.|25|40;
        Korekcja racic|szt.|40|60; Pomoc porodowa|usł.|260|420; Odrogowanie cielęcia|szt.|30|45;
        Pobranie krwi i wysyłka prób|szt.|14|22; Szczepienie stada, bydło|szt.|11|19;
        Antybiotyk inj. 100 ml|fl.|68|140; Preparat wapniowy inf. 500 ml|fl.|24|38;
        Iniektor dowymieniowy|szt.|9|16; Bolus po wycieleniu|szt.|32|48;
        Kolczyk z paszportem, para|kpl.|6|10|1; Środek do dezynfekcji strzyków 5 kg|szt.|78|115|1;
        Wiadro do odpajania cieląt|szt.|38|56|1; Poskrom nosowy|szt.|55|84|1`),
      numbers: (random, year) => `${random.int(14, 396)}/W/${year}`,
    },
    style: { ...zloty, date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:9.6pt "DejaVu Serif Condensed";margin:0 .6mm;line-height:1.35} .h{display:flex;justify-content:space-between;align-items:flex-start} .st{border:.9pt solid #24437a;color:#24437a;padding:2.5mm 4mm;width:78mm;text-align:center;font-size:8.6pt} .st b{display:block;font-size:10.5pt;margin:.5mm 0} .h table{width:76mm} .h td{padding:.5mm 0} h1{font-size:14pt;text-align:center;margin:8mm 0 6mm;font-weight:bold} .a{display:flex;gap:10mm;margin-bottom:6mm} .a>div{flex:1} .a u{display:block;margin-bottom:1mm} .l th,.l td,.v th,.v td{border:.5pt solid #333;padding:1.1mm 1.4mm} .l th,.v th{font-size:7.8pt;text-align:center!important;font-weight:normal} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm;break-inside:avoid} .v{width:98mm} .v .b td{font-weight:bold} .d{width:70mm;line-height:1.6} .d b{font-size:12pt} .n{margin-top:6mm;font-size:8.4pt} .g{display:flex;justify-content:space-between;margin-top:20mm;font-size:7.8pt} .g div{width:62mm;border-top:.5pt dotted #000;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      fitted(p, (many, unit) =>
        unit === 'km' ? many * 4 + 6 : unit === 'usł.' ? Math.ceil(many / 4) : many
      )
      const list = p.lines((l, at) =>
        row([
          `>${at + 1}`,
          l.description,
          l.unit,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}%`,
        ])
      )
      const labels = listOf('Lp.|Nazwa usługi / towaru|J.m.|Ilość|Cena netto|Wartość netto|VAT')
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
      const all = rowOf('b', [
        '>Razem',
        `>${p.plain(d.subtotal)}`,
        `>${p.plain(d.tax)}`,
        `>${p.plain(d.total)}`,
      ])
      const facts = [
        row(['Miejsce wystawienia:', d.seller.town]),
        row(['Data wystawienia:', p.date(d.issueDate)]),
        row(['Data wykonania usługi:', p.date(d.deliveryDate)]),
        row(['Sposób zapłaty:', 'przelew']),
        row(['Termin zapłaty:', p.date(d.dueDate)]),
      ]
      return `<div class=h><div class=st>Gabinet weterynaryjny dla zwierząt gospodarskich<b>lek. wet. ${d.seller.name}</b>${d.seller.street}, ${codeFirst(d.seller)}<br>NIP ${taxIdOf(d.seller)} &nbsp; tel. ${d.seller.telephone}<br>nr prawa wyk. zawodu ${random.digits(5)}</div><table>${facts.join('')}</table></div>
<h1>Faktura VAT nr ${d.number}</h1>
<div class=a><div><u>Sprzedawca:</u>${polishBlock(d.seller)}<br>NIP: ${taxIdOf(d.seller)}</div><div><u>Nabywca:</u>${polishBlock(d.buyer)}<br>NIP: ${taxIdOf(d.buyer)}<br>nr siedziby stada PL0${random.digits(8)}-001</div></div>
<table class=l>${heading(labels)}${list.join('')}</table>
<div class=e><div class=d>Do zapłaty: <b>${p.plain(d.amountDue)} zł</b><br>Słownie: ${inWords(d.amountDue)}<br>Konto: ${accountOf(d.seller.iban)}</div><table class=v>${heading(['Stawka VAT', 'Netto', 'Kwota VAT', 'Brutto'])}${taxes.join('')}${all}</table></div>
<div class=n>Zastosowane leki i okresy karencji wpisano do książki leczenia zwierząt, poz. ${random.int(12, 240)}. Karencja na mleko i tkanki – zgodnie z wpisem lekarza.</div>
<div class=g><div>podpis nabywcy</div><div>podpis wystawcy faktury</div></div>`
    },
  },
  {
    name: 'pl-pralnia-hotele-miesiac',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      lines: [11, 30],
      isInOrder: true,
      isOnce: true,
      most: 240,
      days: [14, 21, 30],
      pools: polish(
        'Hotele|Pensjonat|Spa|Sanatorium|Restauracje|Ośrodek',
        'Sp. z o.o.|S.A.|Sp. j.'
      ),
      items: itemsOf(`
        Pranie – poszwa 160 × 200|szt.|3|5; Pranie – poszwa 220 × 200|szt.|4|6;
        Pranie – prześcieradło 160 × 280|szt.|2.4|4; Pranie – prześcieradło z gumką|szt.|3|5;
        Pranie – poszewka 70 × 80|szt.|1.2|2; Pranie – ręcznik 50 × 100|szt.|0.9|1.6;
        Pranie – ręcznik 70 × 140|szt.|1.6|2.6; Pranie – dywanik łazienkowy|szt.|1.3|2.2;
        Pranie – szlafrok frotte|szt.|5|8; Pranie – obrus do 2 m|szt.|6|9;
        Pranie – obrus okrągły bankietowy|szt.|9|15; Pranie – serwetka|szt.|0.8|1.3;
        Pranie – skirting|szt.|14|24; Pranie – fartuch kuchenny|szt.|4|7;
        Pranie – bluza kucharska|szt.|5|8; Pranie ręczne – narzuta|szt.|16|28;
        Pranie – zasłona|kg|9|14; Pranie – koc|szt.|11|19`),
      numbers: (random, year) => `FV/${random.digits(4)}/${year.slice(2)}/PR`,
    },
    style: { ...zloty, date: isoDay },
    css: 'body{font:8.8pt "Open Sans";margin:0 .6mm;line-height:1.35;color:#1c2a33} .h{display:flex;justify-content:space-between;background:#e3f3f4;padding:4mm 5mm;align-items:center} .o{font:800 17pt "Open Sans";color:#0a7f86;max-width:88mm;line-height:1.1} .h h1{margin:0;font-size:13pt;text-align:right} .h h1 small{display:block;font-size:8pt;font-weight:400} .a{display:grid;grid-template-columns:1fr 1fr 62mm;gap:5mm;margin:6mm 0} .a b.c{display:block;color:#0a7f86;font-size:7.6pt;border-bottom:.6pt solid #0a7f86;margin-bottom:1.5mm} .a td{padding:.3mm 0;font-size:8pt;white-space:nowrap} .l th{font-size:7.3pt;text-align:left;border-bottom:1.2pt solid #0a7f86;padding:1.2mm .8mm;vertical-align:bottom} .l td{padding:1.15mm .8mm;border-bottom:.4pt solid #cfe2e4} .l .b td{font-weight:700;border-bottom:0;border-top:1.2pt solid #0a7f86} .z{display:flex;justify-content:space-between;align-items:center;margin-top:5mm;padding:3mm 5mm;background:#0a7f86;color:#fff;break-inside:avoid} .z b{font-size:15pt;white-space:nowrap} .p{margin-top:5mm;line-height:1.5} .n{font-size:7.4pt;color:#445;margin-top:6mm;border-top:.4pt solid #cfe2e4;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(p, 'faktury', [
        ['BIAŁA FALA Pralnia Przemysłowa Sp. z o.o.', 'bialafala'],
        ['Pralnie Mazowsza S.A.', 'pralniemazowsza'],
        ['Kubiak i Wspólnicy Sp. j.', 'kubiakpranie'],
        ['Wkra-Tex', 'wkratex'],
      ])
      const vats = vatsOf(p)
      const last = dayAfter(`${d.issueDate.slice(0, 7)}-01`, -1)
      const first = `${last.slice(0, 7)}-01`
      const list = p.lines((l, at) =>
        row([
          `${at + 1}`,
          l.description,
          '96.01.19.0',
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
        'Lp.|Usługa|PKWiU|>Ilość|Jm|>Cena netto|>Wartość netto|>VAT|>Kwota VAT|>Wartość brutto'
      )
      const facts = [
        row(['Data wystawienia', p.date(d.issueDate)]),
        row(['Okres', `${p.date(first)} – ${p.date(last)}`]),
        row(['Umowa', `${random.int(2, 88)}/PR`]),
        row(['Płatność', 'przelew']),
        row(['Termin płatności', `<b>${p.date(d.dueDate)}</b>`]),
      ]
      const all = rowOf('b', [
        '',
        'RAZEM',
        '',
        '',
        '',
        '',
        `>${p.plain(d.subtotal)}`,
        '',
        `>${p.plain(d.tax)}`,
        `>${p.plain(d.total)}`,
      ])
      const clerk = random.pick(['Dorota Jagielska', 'Marcin Ołdak', 'Ewa Prusik'])
      return `<div class=h><div class=o>${d.seller.name}</div><h1>FAKTURA ${d.number}<small>oryginał</small></h1></div>
<div class=a><div><b class=c>SPRZEDAWCA</b>${polishBlock(d.seller)}<br>NIP ${taxIdOf(d.seller)}<br>BDO 000${random.digits(6)}</div><div><b class=c>NABYWCA</b>${polishBlock(d.buyer)}<br>NIP ${taxIdOf(d.buyer)}<br>Nr kontrahenta ${d.customerNumber}</div><div><b class=c>INFORMACJE</b><table>${facts.join('')}</table></div></div>
<table class=l>${heading(labels)}${list.join('')}${all}</table>
<div class=z><span>Do zapłaty</span><b>${p.plain(d.amountDue)} PLN</b></div>
<div class=p>Słownie: ${inWords(d.amountDue)}<br>Rachunek bankowy: <b>${accountOf(d.seller.iban)}</b><br>W tytule przelewu prosimy podać numer faktury.</div>
<div class=p>Wystawił(a): ${clerk} &nbsp;|&nbsp; ${d.seller.mail} &nbsp;|&nbsp; tel. ${d.seller.telephone}</div>
<div class=n>Ilości zgodne z podpisanymi kwitami przyjęcia i wydania bielizny. Reklamacje przyjmujemy w ciągu 3 dni od dostawy. Za opóźnienie w płatności naliczamy odsetki ustawowe w transakcjach handlowych. ${random.pick(['Posiadamy status dużego przedsiębiorcy.', 'Oświadczamy, że nie posiadamy statusu dużego przedsiębiorcy.'])}</div>`
    },
  },
  {
    name: 'pl-haft-odziez-pro-forma',
    plan: {
      country: 'PL',
      currency: 'PLN',
      kind: 'proforma',
      rates: [23],
      lines: [2, 7],
      isOnce: true,
      most: 80,
      days: [3, 5, 7],
      pools: polish(
        'Logistyka|Catering|Budownictwo|Klinika|Przedszkole|Ogrody',
        'Sp. z o.o.|S.A.|s.c.'
      ),
      items: itemsOf(`
        Koszulka polo męska 220 g, granat, haft lewa pierś|szt.|46|74;
        Koszulka polo damska 200 g, biała, haft lewa pierś|szt.|44|72;
        T-shirt 180 g, czarny, sitodruk 1 kolor plecy|szt.|19|34;
        Bluza z kapturem 300 g, szary melanż, haft|szt.|84|129;
        Softshell 3-warstwowy, haft lewa pierś + plecy|szt.|148|235;
        Czapka z daszkiem 5-panelowa, haft 3D|szt.|24|39;
        Fartuch kelnerski, termotransfer|szt.|28|47;
        Kamizelka odblaskowa, nadruk dwustronny|szt.|14|26;
        Ręcznik 50 × 90, haft w rogu|szt.|22|36;
        Przygotowanie programu hafciarskiego do 8 tys. wkłuć|usł.|60|110;
        Przygotowanie matryc i odbitka próbna|usł.|45|90`),
      numbers: (random, year) => `PF ${random.int(3, 240)}/${year}`,
    },
    style: {
      ...zloty,
      money: (plain) => `${plain} zł`,
      date: (y, m, d) => `${Number(d)}.${m}.${y}`,
    },
    css: 'body{font:9.2pt "Inter";margin:0 .6mm;line-height:1.45;color:#222} .h{display:flex;justify-content:space-between;align-items:flex-end;padding-bottom:4mm} .o{font:700 16pt "Inter";max-width:90mm;line-height:1.15} .st{border-top:1.6pt dashed #c2185b;margin-bottom:7mm} h1{font:300 19pt "Inter";margin:0;color:#c2185b;text-align:right} h1 b{display:block;font-size:11pt;color:#222} .a{display:flex;gap:8mm;margin-bottom:8mm} .a>div{flex:1} .a small{color:#999;display:block} .c{background:#fafafa;padding:3mm 4mm;margin-bottom:3mm;border-left:1.4mm solid #c2185b;display:flex;justify-content:space-between;gap:5mm} .c div{flex:1} .c .q{flex:none;text-align:right} .c small{display:block;color:#666;font-size:8pt} .s{width:84mm;margin:6mm 0 0 auto;break-inside:avoid} .s td{padding:1mm 0} .s .b td{font-weight:700;font-size:13pt;color:#c2185b;border-top:1pt solid #c2185b;padding-top:2mm} .p{display:flex;gap:6mm;margin-top:8mm;align-items:center;break-inside:avoid} .n{font-size:8pt;color:#555;margin-top:7mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(p, 'zamowienia', [
        ['Nitka & Igła Studio Haftu', 'nitkaigla'],
        ['HAFT-PUNKT Sowa i Bąk s.c.', 'haftpunkt'],
        ['Ubierz Firmę Sp. z o.o.', 'ubierzfirme'],
        ['RUTKOWSKA REKLAMA', 'rutkowskareklama'],
      ])
      fitted(p, (many, unit) => (unit === 'usł.' ? 1 : many + 5))
      const list = p.lines(
        (l) =>
          `<div class=c><div>${l.description}<small>${p.number(l.quantity)} ${l.unit} × ${p.money(l.price)} netto</small></div><div class=q>${p.money(l.amount)}<small>VAT ${p.number(l.rate)}%</small></div></div>`
      )
      const sums = [
        row(['Razem netto', `>${p.money(d.subtotal)}`]),
        row(['VAT', `>${p.money(d.tax)}`]),
        row(['Razem brutto', `>${p.money(d.total)}`]),
        rowOf('b', ['Do zapłaty', `>${p.money(d.amountDue)}`]),
      ]
      return `<div class=h><div class=o>${d.seller.name}</div><h1>Faktura pro forma<b>nr ${d.number}</b></h1></div><div class=st></div>
<div class=a><div><small>Wystawca</small>${polishBlock(d.seller)}<br>NIP ${taxIdOf(d.seller)}<br>${d.seller.mail}</div><div><small>Dla</small>${polishBlock(d.buyer)}<br>NIP ${taxIdOf(d.buyer)}</div><div><small>Data wystawienia</small>${p.date(d.issueDate)}<br><small>Zapłata do</small>${p.date(d.dueDate)}<br><small>Zamówienie</small>${d.orderNumber}</div></div>
${list.join('')}
<table class=s>${sums.join('')}</table>
<div class=p>${squareCode(random, '24mm')}<div>Przelew na konto ${random.pick(['mBank', 'ING', 'Santander', 'PKO BP'])}<br><b>${accountOf(d.seller.iban)}</b><br>tytuł: ${d.number}<br>BLIK na telefon: ${d.seller.telephone}</div></div>
<div class=n>Produkcję zaczynamy po akceptacji wizualizacji i zaksięgowaniu wpłaty, czas realizacji ${random.pick(['7', '10', '14'])} dni roboczych. Po wpłacie otrzymają Państwo fakturę VAT. Niniejszy dokument nie jest fakturą w rozumieniu ustawy o VAT i nie uprawnia do odliczenia podatku. Towar personalizowany nie podlega zwrotowi.</div>`
    },
  },
  {
    name: 'pl-wydawnictwo-prenumerata-blankiet',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [8, 5, 23],
      lines: [4, 9],
      isOnce: true,
      most: 3,
      lineDiscount: 0.3,
      days: [14, 21],
      pools: polish(
        'Biuro Rachunkowe|Kancelaria|Przychodnia|Kadry i Płace|Doradztwo|Przedszkole',
        'Sp. z o.o.|s.c.|Sp. p.|S.A.'
      ),
      items: itemsOf(`
        Czasopismo „Kadry bez błędów”, prenumerata 12 mies.|egz.|390|640;
        Czasopismo „Dyrektor Szkoły Radzi”, prenumerata 12 mies.|egz.|340|590;
        Czasopismo „Podatki Dziś”, prenumerata 6 mies.|egz.|210|390;
        Czasopismo „BHP w Firmie”, prenumerata 12 mies.|egz.|360|610;
        Książka „Kodeks pracy z komentarzem praktycznym”|egz.|89|169|1;
        Książka „Inwentaryzacja krok po kroku”|egz.|69|119|1;
        Książka „Dokumentacja RODO, wzory”|egz.|79|149|1;
        Dostęp do portalu online, 12 mies.|lic.|290|690|2;
        Szkolenie online z certyfikatem|os.|190|420|2;
        Aktywne druki i wzory, pakiet|lic.|99|199|2`),
      numbers: (random, year) => `${random.digits(7)}/${year}/P`,
    },
    style: { ...zloty, date: (y, m, d) => `${d}-${m}-${y}` },
    css: '@page{margin:11mm 14mm} body{font:8.6pt "Liberation Sans";margin:0 .6mm;line-height:1.3} .h{display:flex;justify-content:space-between} .o{font:bold 17pt "URW Gothic";max-width:88mm;line-height:1.1} .h>div:last-child{text-align:right} .w{margin:10mm 0 6mm 95mm;font-size:10pt;line-height:1.4;min-height:24mm} h1{font-size:12.5pt;margin:0 0 1mm} .f{display:flex;gap:8mm;border-top:.6pt solid #000;border-bottom:.6pt solid #000;padding:1.5mm 0;margin-bottom:4mm} .f span b{display:block;font-weight:normal;font-size:7pt;color:#444} .l th{font-size:7.2pt;text-align:left;background:#ddd;padding:1mm} .l td{padding:1.2mm 1mm;border-bottom:.4pt solid #bbb;vertical-align:top} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:4mm} .v{width:96mm} .v th{font-size:7.2pt;text-align:left;border-bottom:.6pt solid #000} .v td{padding:.5mm 0} .v .b td{border-top:.6pt solid #000;font-weight:bold} .d{width:76mm;text-align:right;font-size:11.5pt;font-weight:bold} .d small{display:block;font-size:7.8pt;font-weight:normal} .n{font-size:7.4pt;margin-top:4mm} .b2{position:fixed;bottom:0;left:0;right:0;border-top:.8pt dashed #000;padding-top:3mm} .b2 h2{font-size:8pt;margin:0 0 1.5mm;color:#b00} .b2 .q{display:grid;grid-template-columns:1fr 1fr 1fr;border:.8pt solid #b00} .b2 .q div{border:.4pt solid #b00;padding:1.1mm 2mm 1mm;min-height:7.5mm;line-height:1.15;font-family:"Liberation Mono";font-size:8.6pt} .b2 .q i{display:block;font:6.2pt/1.2 "Liberation Sans";color:#b00;margin-bottom:.4mm} .b2 .x{grid-column:span 3} .b2 .y{grid-column:span 2}',
    draw: (p) => {
      const { doc: d, random } = p
      named(p, 'prenumerata', [
        ['Oficyna Fachowa Sp. z o.o.', 'oficynafachowa'],
        ['WIEM WIĘCEJ Wydawnictwo', 'wiemwiecej'],
        ['Tomczyk Media Sp. k.', 'tomczykmedia'],
        ['Praktyk – Wydawnictwa i Szkolenia S.A.', 'praktykwis'],
      ])
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
        ])
      )
      const labels = listOf('Lp.|Tytuł / usługa|>Ilość|J.m.|>Cena netto|>Rabat|>Wart. netto|>VAT')
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
        'Ogółem',
        `>${p.plain(d.subtotal)}`,
        `>${p.plain(d.tax)}`,
        `>${p.plain(d.total)}`,
      ])
      const fact = (label: string, value: string) => `<span><b>${label}</b>${value}</span>`
      const cell = (label: string, value: string, kind = '') =>
        `<div class="${kind}"><i>${label}</i>${value}</div>`
      const until = dayAfter(d.issueDate, 365)
      return `<div class=h><div class=o>${d.seller.name}</div><div>${d.seller.street}, ${codeFirst(d.seller)}<br>NIP ${taxIdOf(d.seller)}, KRS 0000${random.digits(6)}<br>Centrum Obsługi Klienta: ${d.seller.telephone}<br>${d.seller.mail}</div></div>
<div class=w>${polishBlock(d.buyer)}</div>
<h1>Faktura nr ${d.number}</h1>
<div class=f>${fact('Data wystawienia', p.date(d.issueDate))}${fact('Termin płatności', p.date(d.dueDate))}${fact('Forma płatności', 'przelew')}${fact('Nr klienta', d.customerNumber)}${fact('NIP nabywcy', taxIdOf(d.buyer))}${fact('Prenumerata ważna do', p.date(until))}</div>
<table class=l>${heading(labels)}${list.join('')}</table>
<div class=e><table class=v>${heading(['Stawka VAT', '>Netto', '>VAT', '>Brutto'])}${taxes.join('')}${all}</table><div class=d>Razem do zapłaty: ${p.plain(d.amountDue)} zł<small>słownie: ${inWords(d.amountDue)}</small></div></div>
<div class=n>Faktura bez podpisu odbiorcy. Brak rezygnacji na 30 dni przed końcem okresu oznacza przedłużenie prenumeraty na kolejny okres na dotychczasowych warunkach. Wpłaty prosimy kierować wyłącznie na rachunek wskazany na blankiecie – jest on przypisany indywidualnie do Państwa numeru klienta.</div>
<div class=b2><h2>Polecenie przelewu / wpłata gotówkowa</h2><div class=q>${cell('nazwa odbiorcy', d.seller.name, 'y')}${cell('waluta / kwota', `PLN &nbsp; ${p.plain(d.amountDue)}`)}${cell('nr rachunku odbiorcy', accountOf(d.seller.iban), 'x')}${cell('nazwa i adres zleceniodawcy', `${d.buyer.name}, ${d.buyer.street}, ${codeFirst(d.buyer)}`, 'x')}${cell('tytułem', `FV ${d.number}, klient ${d.customerNumber}`, 'y')}${cell('pieczęć, data i podpis', '')}</div></div>`
    },
  },
]
