import { qrReference } from '../check_digits.ts'
import { vatOf } from '../everyday_parts.ts'
import { listOf, townsOf } from '../lists.ts'
import { renderSVG } from 'uqr'
import type { Family } from '../family.ts'
import type { Item, Line } from '../make_document.ts'
import type { Country, Person, Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, dotted, grouped, heading, monthsIn, point, row } from '../print.ts'
import type { Print } from '../print.ts'

/** Items as text: description, unit, price from and to, and index of the tax rate. */
function itemsOf(text: string): Item[] {
  return text.split(';').map((one): Item => {
    const [name, unit, least, most, rate] = listOf(one)
    return [name, unit, Number(least), Number(most), Number(rate ?? 0)]
  })
}

/** The parties of a country: first names, last names, trades, legal forms, streets and towns. */
function partiesIn(country: Country, texts: string[], place?: [string, string]): Pools {
  const [first, last, trade, forms, streets] = texts.map(listOf)
  const own = { ...pools[country], first, last, trade, forms, streets, towns: townsOf(texts[5]) }
  return { ...pools, [country]: place ? { ...own, country: place[0], tel: place[1] } : own }
}

const americans = `Gwen|Rashad|Colleen|Victor|Marisol|Dwight`
const american = (trades: string, forms: string) =>
  partiesIn('US', [
    americans,
    'Ballard|Cardenas|Fairbanks|Grigsby|Holloway|Lindqvist|Novak|Stroud|Yates',
    trades,
    forms,
    '900 Commerce Pkwy|4415 Ridge Rd, Ste 120|18 Depot St|2701 Airport Way S|63 Canal St, Fl 3',
    'Eau Claire, WI=54701|Fargo, ND=58102|Spokane, WA=99201|Columbus, OH=43215|Lowell, MA=01852',
  ])

const after = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
const daysBetween = (from: string, until: string) =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000)
const addressOf = (who: Person, isCodeFirst = false) =>
  `${who.name}<br>${who.street}<br>${isCodeFirst ? `${who.postCode} ${who.town}` : `${who.town} ${who.postCode}`}`
const sumRow = (kind: string, cells: string[]) => row(cells).replace('<tr', `<tr class=${kind}`)
const shortMonths = monthsIn('US').map((name) => name.slice(0, 3))

/** Splits rows into pages; the first has a taller head, the last has the sums. */
function paged<T>(rows: T[], first: number, full: number, sums: number): T[][] {
  const pages: T[][] = []
  let rest = rows
  for (let room = first; rest.length > room - sums; room = full) {
    const count = Math.min(room, rest.length - 2)
    pages.push(rest.slice(0, count))
    rest = rest.slice(count)
  }
  return [...pages, rest]
}

const seats = itemsOf(`
  Business line, unlimited domestic|line|24|36; Virtual fax number|number|8|12;
  Auto attendant|site|12|20; Dedicated internet 500 Mbps|circuit|389|560;
  Static IP block, 5 usable|block|15|30; Call recording seat|seat|6|10;
  Toll-free inbound minutes|min|0.05|0.05; International calling, Mexico|min|0.1|0.15;
  Directory assistance calls|call|1.5|2.5; Desk phone rental, 6-line color|phone|5|8;
  Managed router rental|unit|12|25; PoE switch rental, 24 port|unit|18|30`)
const seatGroups: [string, number, number][] = [
  ['Monthly recurring services', 0, 6],
  ['Usage', 6, 9],
  ['Equipment', 9, 12],
]

const lastNames = 'Arbuckle|Desjardins|Fleury|McCrae|Nguyen|Pelletier|Thorburn|Zwicker'
const canadian = partiesIn(
  'US',
  [
    'Darlene|Kevin|Parminder|Heather|Luc|Siobhan',
    lastNames,
    'Window & Gutter|Exterior Cleaning|Building Services|Property Management|Dental Centre',
    'Inc.|Ltd.|Limited',
    '1450 Sydenham Rd|RR #2|88 Dalhousie St, Unit 4|3120 Bayfield St N|PO Box 77, 9 King St E',
    'Kingston, ON=K7M 4H4|Barrie, ON=L4M 4S5|Sudbury, ON=P3E 3N1|Owen Sound, ON=N4K 2K6',
  ],
  ['Canada', '+1 ']
)
const australian = partiesIn(
  'GB',
  [
    'Narelle|Damien|Priyanka|Shane|Lachlan|Bronwyn',
    'Atherton|Callinan|Giannopoulos|Haddad|Moffat|Pascoe|Tran|Wetherby',
    'Bakehouse|Sourdough Bakery|Patisserie|Espresso Bar|Catering|Kitchens|Canteens',
    'Pty Ltd|Pty. Ltd.|Pty Limited',
    '2/17 Foundry St|341 Sandgate Rd|Shop 5, 60 The Esplanade|9 Wattle Gr|118-122 High St',
    'Fremantle WA=6160|Newcastle NSW=2300|Ballarat VIC=3350|Toowoomba QLD=4350|Hobart TAS=7000',
  ],
  ['Australia', '+61 ']
)

const polish = (trades: string, forms: string) =>
  partiesIn('PL', [
    'Katarzyna|Rafał|Iwona|Łukasz|Barbara|Dariusz',
    'Chmielewska|Frączek|Hajduk|Kalinowski|Olszewska|Pawlak|Sikora|Urban|Żak',
    trades,
    forms,
    'ul. Lipowa 19|ul. Dworcowa 3/11|al. Wojska Polskiego 66|ul. Garbarska 2A|rynek Solny 8',
    'Wrocław=50-062|Katowice=40-013|Białystok=15-427|Szczecin=70-419|Kielce=25-310|Opole=45-018',
  ])

const alemannic = partiesIn(
  'DE',
  [
    'Heidi|Roland|Monika|Jürg|Nicole|Andrin',
    'Ammann|Bieri|Eichenberger|Flückiger|Inauen|Läderach|Rohner|Stöckli|Wüthrich',
    'Garage|Auto|Fahrzeugtechnik|Autocenter|Sanitär|Malergeschäft|Transporte',
    'AG|GmbH',
    'Bernstrasse 88|Gewerbestrasse 5|Dorfstrasse 41|Industrie Neuhof 14|Zürcherstrasse 203',
    'Burgdorf=3400|Frauenfeld=8500|Lyss=3250|Zofingen=4800|Altdorf=6460|Herisau=9100',
  ],
  ['Schweiz', '+41 ']
)
const romand = partiesIn(
  'FR',
  [
    'Françoise|Pierre-Alain|Valérie|Blaise|Anouk|Jean-Daniel',
    'Bovard|Chappuis|Cruchon|Duboux|Germanier|Monachon|Pittet|Ravessoud',
    'Cave|Domaine|Vins|Vignoble|Maison',
    'SA|Sàrl',
    'Route de la Corniche 12|Rue du Temple 4|Chemin des Vignes 31|Place du Marché 2|Es Perreyres 9',
    'Cully=1096|Rivaz=1071|Féchy=1173|Chamoson=1955|Auvernier=2012|Aigle=1860|Satigny=1242',
  ],
  ['Suisse', '+41 ']
)

/** Gives the seller an IBAN and a VAT number of Switzerland, which has no entry in the pools. */
function asSwiss({ doc, random }: Print, bank: string): void {
  const weights = [5, 4, 3, 2, 7, 6, 5, 4]
  let digits = ''
  let check = 10
  while (check === 10) {
    digits = `1${random.digits(7)}`
    check = (11 - (weights.reduce((sum, by, at) => sum + by * Number(digits[at]), 0) % 11)) % 11
  }
  doc.seller.vatId = `CHE${digits}${check}`
  const rest = `${bank}${random.digits(12)}`
  const number = BigInt(`${rest}121700`)
  doc.seller.iban = `CH${String(98n - (number % 97n)).padStart(2, '0')}${rest}`
}

/** A Swiss VAT number as it is printed, without the letters after it. */
const dashed = (vatId: string) => vatId.replace(/^CHE(...)(...)(...)$/, 'CHE-$1.$2.$3')

const garage = itemsOf(`
  Service nach Herstellervorgabe|AW|11.5|14.5; Bremsen vorne ersetzen|AW|11.5|14.5;
  Räder wechseln und auswuchten|AW|9|12; Fehlerspeicher auslesen, Diagnose|AW|12|15;
  Vorbereitung und Vorführen MFK|AW|12|14; Motorenöl 5W-30 Longlife|l|18|26;
  Ölfilter mit Dichtung|Stk|19|32; Innenraumfilter Aktivkohle|Stk|34|58;
  Bremsscheibe belüftet|Stk|84|145; Bremsbelagsatz Vorderachse|Satz|92|149;
  Scheibenwischer Flachbalken|Stk|24|39; Winterreifen 205/55 R16 91H|Stk|108|165;
  Batterie 70 Ah AGM|Stk|198|279; Kleinmaterial und Entsorgung|Pausch.|8|18;
  Ersatzwagen pro Tag|Tag|40|60; Gebühr Strassenverkehrsamt|Stk|55|65`)

/** American, Canadian, Australian, Polish and Swiss invoices that are only measured. */
export const commonAmericaPoland: Family[] = [
  {
    name: 'en-us-component-catalog',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [7.75],
      lines: [8, 34],
      isOnce: true,
      most: 60,
      charge: 0.8,
      days: [15, 30, 45],
      pools: american(
        'Instruments|Controls|Electronics|Devices|Avionics|Robotics',
        'Inc.|LLC|Corp.'
      ),
      items: itemsOf(`
        RES SMD 10K OHM 1% 1/10W 0603|EA|0.1|0.15; RES SMD 4.7K OHM 1% 1/8W 0805|EA|0.1|0.15;
        CAP CER 0.1UF 50V X7R 0603|EA|0.1|0.2; CAP CER 10UF 25V X5R 1206|EA|0.25|0.55;
        CAP ALUM 470UF 20% 35V RADIAL|EA|0.4|0.9; IC REG LINEAR 3.3V 1A SOT223|EA|0.6|1.4;
        IC MCU 32BIT 256KB FLASH 64LQFP|EA|4.5|9.8; IC OPAMP GP 2 CIRCUIT 8SOIC|EA|0.5|1.9;
        MOSFET N-CH 60V 30A TO252|EA|0.7|1.8; DIODE SCHOTTKY 40V 3A SMC|EA|0.3|0.6;
        TVS DIODE 24VWM 38.9VC SMB|EA|0.4|0.8; LED GREEN CLEAR 0603 SMD|EA|0.2|0.4;
        CRYSTAL 8.0000MHZ 18PF SMD|EA|0.5|1; CONN HEADER VERT 10POS 2.54MM|EA|0.4|1.2;
        CONN RCPT USB2.0 TYPE C SMD R/A|EA|0.7|1.6; TERM BLK 4P SIDE ENT 5.08MM PCB|EA|1.2|2.4;
        RELAY GEN PURPOSE SPDT 10A 12V|EA|1.5|3.2; SWITCH TACTILE SPST-NO 0.05A 12V|EA|0.2|0.5;
        FUSE HOLDER BLADE 500V 20A PCB|EA|1|2.1; AC/DC CONVERTER 24V 60W DIN RAIL|EA|22|39;
        SENSOR TEMP DIGITAL -40C-125C SOT23|EA|1.1|2.6; ENCLOSURE ABS GRAY 6.3"L X 3.2"W|EA|9|17;
        CABLE FLAT FLEX 20POS 0.5MM 4"|EA|1.4|3; HEAT SHRINK 1/4" X 4' BLACK|EA|2|4.5;
        FAN AXIAL 60X25MM 24VDC WIRE|EA|7.5|14; BATTERY LITHIUM 3V COIN 20.0MM|EA|0.4|0.9`),
      numbers: (random) => `1${random.digits(8)}`,
    },
    style: { ...point, date: (y, m, d) => `${d}-${shortMonths[Number(m) - 1].toUpperCase()}-${y}` },
    css: '@page{margin:11mm 13mm} body{font:8pt "Liberation Sans";margin:0;line-height:1.25} .g{height:255mm;position:relative} .g+.g{break-before:page} .h{display:flex;justify-content:space-between;align-items:flex-start} .h b.o{font:bold 17pt "Liberation Sans";color:#c00;display:block} .h table{width:66mm} .h td{border:.5pt solid #000;padding:1.5px 5px} .h td:first-child{background:#e8e8e8;width:27mm} .a{display:flex;gap:6mm;margin:4mm 0} .a>div{flex:1;border-top:1.4pt solid #c00;padding-top:1mm;min-height:19mm} .a small,.f th{font-size:6.8pt;color:#555;display:block} .f td,.f th{border:.5pt solid #000;padding:1.5px 4px;text-align:center;display:table-cell;font-weight:normal} .l{margin-top:3mm} .l th{background:#333;color:#fff;text-align:left;font-size:7pt;padding:2.5px 4px} .l td{padding:2.4px 4px;border-bottom:.4pt solid #aaa;vertical-align:top} .l i{font:6.8pt "Liberation Sans";color:#555} .e{display:flex;justify-content:space-between;margin-top:4mm} .e>div{width:104mm;font-size:7.2pt} .e table{width:70mm} .e td{padding:2px 4px} .e .b td{border-top:1.2pt solid #000;font-weight:bold;font-size:10pt} .n{position:absolute;bottom:0;left:0;right:0;font-size:6.5pt;color:#444;border-top:.5pt solid #999;padding-top:1mm;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      const list = p.lines((l, at) => {
        const short = random.chance(0.08) ? random.int(1, 20) : 0
        const maker = `${random.pick(['RC', 'GRM', 'LM', 'B3B', 'STX', 'PMV'])}${random.digits(4)}`
        const code = `${random.digits(3)}-${maker}${random.pick(['CT', 'TR', 'ND', '1'])}`
        const origin = random.pick(['CN', 'TW', 'MY', 'JP', 'MX', 'US'])
        return row([
          at + 1,
          `>${(l.quantity ?? 0) + short}`,
          `>${p.number(l.quantity)}`,
          `>${short}`,
          `<b>${code}</b><br>${l.description}<br><i>MFG P/N ${maker} &nbsp; COO ${origin} &nbsp; HTSUS 85${random.digits(2)}.${random.digits(2)}.00${random.digits(2)} &nbsp; RoHS3</i>`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const labels = ['#', '>Ordered', '>Shipped', '>B/O', 'Item', 'U/M', '>Unit Price', '>Amount']
      const pages = paged(list, 14, 17, 2)
      const order = `${random.digits(8)}`
      const terms = `NET ${daysBetween(d.issueDate, d.dueDate)} DAYS`
      const facts = (at: number) =>
        `<table>${row(['Invoice No.', d.number])}${row(['Invoice Date', p.date(d.issueDate)])}${row(['Sales Order', order])}${row(['Page', `${at + 1} of ${pages.length}`])}</table>`
      const head = (at: number) =>
        `<div class=h><div><b class=o>${d.seller.name}</b>${d.seller.street}, ${d.seller.town} ${d.seller.postCode} USA<br>${d.seller.telephone} &nbsp; ${d.seller.site} &nbsp; FED ID ${d.seller.vatId}</div>${facts(at)}</div>`
      const parties = `<div class=a><div><small>BILL TO</small>${addressOf(d.buyer)}<br>ACCOUNTS PAYABLE</div><div><small>SHIP TO</small>${addressOf(d.buyer)}<br>RECEIVING DOCK</div><div><small>REMIT TO</small>${d.seller.name}<br>PO BOX ${random.digits(6)}<br>${d.seller.town} ${d.seller.postCode}</div></div>
<table class=f>${heading(['CUSTOMER NO.', 'PURCHASE ORDER', 'ORDERED', 'SHIPPED', 'SHIP VIA', 'TERMS', 'DUE DATE'])}${row([d.customerNumber, d.orderNumber, p.date(d.orderDate), p.date(d.deliveryDate), 'GROUND', terms, p.date(d.dueDate)])}</table>`
      const freight = d.charge ? row(['Shipping and Handling', `>${p.plain(d.charge)}`]) : ''
      const end = `<div class=e><div>Items classified under the Export Administration Regulations may not be diverted contrary to U.S. law. Claims for shortage must be reported within 30 days of receipt. Tracking 1Z${random.digits(14)}.</div><table>${row(['Merchandise', `>${p.plain(d.lineTotal)}`])}${freight}${row(['Taxable Amount', `>${p.plain(d.subtotal)}`])}${row([`Sales Tax ${p.number(d.taxes[0].rate)}%`, `>${p.plain(d.tax)}`])}${sumRow('b', ['INVOICE TOTAL (USD)', `>${p.plain(d.total)}`])}</table></div>`
      const page = (rows: string[], at: number) =>
        `<div class=g>${head(at)}${at ? '' : parties}<table class=l>${heading(labels)}${rows.join('')}</table>${at === pages.length - 1 ? end : '<p class=r>Continued on next page</p>'}<div class=n>All sales are subject to the terms and conditions of sale of ${d.seller.name} in effect on the date of shipment.</div></div>`
      return pages.map(page).join('')
    },
  },
  {
    name: 'en-us-office-phone-autopay',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [14.2],
      lines: [7, 20],
      isInOrder: true,
      isOnce: true,
      most: 9,
      allowance: 0.3,
      days: [14, 21],
      pools: american('Communications|Networks|Broadband|Telecom|Voice', 'LLC|Inc.|Cooperative'),
      items: seats,
      numbers: (random) => `${random.digits(4)}${random.digits(5)}-0${random.int(1, 9)}`,
    },
    style: {
      ...point,
      money: (plain) => (plain.startsWith('-') ? `-$${plain.slice(1)}` : `$${plain}`),
      date: (y, m, d) => `${shortMonths[Number(m) - 1]} ${Number(d)}, ${y}`,
    },
    css: '@page{margin:14mm 16mm} body{font:9.5pt "Open Sans";margin:0;line-height:1.35} .p{height:250mm;position:relative} .p+.p{break-before:page} .h{display:flex;justify-content:space-between;align-items:center;background:#0b3d63;color:#fff;padding:4mm 5mm} .h b{font-size:15pt} .h span{font-size:8.5pt} .k{display:flex;justify-content:space-between;margin:6mm 0} .k div{font-size:8pt;color:#555} .k b{display:block;font-size:10pt;color:#000} .c{display:flex;gap:9mm} .c>div{flex:1} .box{background:#eaf2f8;padding:4mm 5mm} .big{font-size:23pt;font-weight:600;color:#0b3d63} h3{font-size:11pt;color:#0b3d63;margin:0 0 2mm;border-bottom:1pt solid #0b3d63} td{padding:2.5px 0} .s td{border-top:.6pt solid #888;font-weight:600} .to{position:absolute;left:8mm;bottom:34mm} .ft{position:absolute;bottom:0;left:0;right:0;font-size:7.5pt;color:#555;border-top:.5pt solid #aaa;padding-top:2mm} .d{margin-bottom:6mm} .d th{font-size:8pt;color:#555;text-align:left;font-weight:400} .d tbody td{border-bottom:.4pt solid #ddd} .d td:first-child{width:92mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const nameOf = ([name]: Item) => name
      const groups = seatGroups
        .map(([title, from, until]) => {
          const names = seats.slice(from, until).map(nameOf)
          return { title, own: d.lines.filter((l) => names.includes(l.description)) }
        })
        .filter(({ own }) => own.length)
        .map(({ title, own }) => ({
          title,
          own,
          sum: own.reduce((whole, { amount }) => whole + amount, 0),
        }))
      const detail = groups.map(
        ({ title, own, sum }) =>
          `<h3>${title}</h3><table class=d>${heading(['Description', '>Qty', '', '>Rate', '>Charge'])}<tbody>${own.map((l) => row([l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</tbody>${sumRow('s', [`Total ${title.toLowerCase()}`, '', '', '', `>${p.money(sum)}`])}</table>`
      )
      const shares = [0.46, 0.39]
      const parts = shares.map((share) => Math.floor(d.tax * share))
      const taxes = [...parts, d.tax - parts[0] - parts[1]].map((part, at) =>
        row([
          ['Federal Universal Service', 'State sales tax', 'State and county 911'][at],
          `>${p.money(part)}`,
        ])
      )
      const less = d.allowance ? row(['Term agreement discount', `>${p.money(-d.allowance)}`]) : ''
      const previous = random.int(18_000, 92_000)
      const head = (page: number) =>
        `<div class=h><b>${d.seller.name}</b><span>Page ${page} of 2</span></div><div class=k><div>Account number<b>${d.customerNumber}</b></div><div>Invoice number<b>${d.number}</b></div><div>Bill date<b>${p.date(d.issueDate)}</b></div><div>Billing period<b>${p.date(after(d.issueDate, 1))} - ${p.date(after(d.issueDate, 30))}</b></div></div>`
      return `<div class=p>${head(1)}<div class=c><div><h3>Last bill</h3><table>${row(['Previous balance', `>${p.money(previous)}`])}${row([`AutoPay payment ${p.date(d.orderDate)}`, `>${p.money(-previous)}`])}${sumRow('s', ['Balance forward', `>${p.money(0)}`])}</table><br><h3>This bill</h3><table>${groups.map(({ title, sum }) => row([title, `>${p.money(sum)}`])).join('')}${less}${sumRow('s', ['Charges before taxes', `>${p.money(d.subtotal)}`])}${row(['Taxes and fees', `>${p.money(d.tax)}`])}${sumRow('s', ['Total new charges', `>${p.money(d.total)}`])}</table></div><div><div class=box>Total amount due<div class=big>${p.money(d.amountDue)}</div>Due by <b>${p.date(d.dueDate)}</b><br><br>You are enrolled in AutoPay. Do not mail a payment. The card ending in ${random.digits(4)} will be charged on the due date.</div><br><b>News for you</b><br>Starting next quarter paper bills cost $3.00 a month. Switch to email bills at ${d.seller.site}.</div></div><div class=to>${addressOf(d.buyer)}</div><div class=ft>${d.seller.name}, ${d.seller.street}, ${d.seller.town} ${d.seller.postCode} | Support ${d.seller.telephone}<br>A late fee of 1.5% per month applies to balances not paid by the due date. Disputes must be raised within 60 days of the bill date.</div></div>
<div class=p>${head(2)}${detail.join('')}<h3>Taxes and fees</h3><table class=d><tbody>${taxes.join('')}</tbody>${sumRow('s', ['Total taxes and fees', `>${p.money(d.tax)}`])}</table></div>`
    },
  },
  {
    name: 'en-ca-exterior-cleaning',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'CAD',
      rates: [13],
      lines: [1, 7],
      isOnce: true,
      most: 12,
      isPart: true,
      prepaid: 0.6,
      days: [7, 15, 30],
      pools: canadian,
      items: itemsOf(`
        Storefront window cleaning, monthly||85|240; Interior windows, per floor||110|190;
        Eavestrough cleaning, per linear section||38|72; Pressure washing, hourly||95|145;
        Parking garage sweep and scrub||420|780; Awning wash and treatment||60|125;
        Boom lift with operator, hourly||140|210; Graffiti removal, per square metre||24|45`),
      numbers: (random) => String(random.int(118, 1940)),
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${monthsIn('US')[Number(m) - 1]} ${Number(d)}, ${y}`,
    },
    css: '@page{margin:0} body{font:9.5pt "Inter";margin:0;color:#1c252c;line-height:1.45} .h{display:flex;justify-content:space-between;padding:13mm 14mm 6mm} .logo{width:34mm;height:25mm;background:#1d6fa5;color:#fff;font:bold 24pt "URW Gothic";display:flex;align-items:center;justify-content:center} .o{text-align:right} .o h1{font-size:26pt;font-weight:400;margin:0 0 2mm;line-height:1} .a{display:flex;justify-content:space-between;padding:6mm 14mm;border-top:.8pt solid #dfe3e6} .a small{color:#8a949c;font-size:9pt;display:block} .k{width:88mm} .k td{padding:1.6px 3px} .k td:first-child{text-align:right;font-weight:600} .k .d td{background:#f4f5f5;font-weight:600;padding:3px} .l th{background:#1d6fa5;color:#fff;text-align:left;padding:6px 8px;font-weight:600} .l th:first-child,.l td:first-child{padding-left:14mm} .l th:last-child,.l td:last-child{padding-right:14mm} .l td{padding:6px 8px;vertical-align:top} .l{border-bottom:1.6pt solid #dfe3e6} .l i{font-style:normal;color:#566} .t{width:120mm;margin:4mm 14mm 0 auto} .t td{text-align:right;padding:3px 0} .t td+td{width:32mm} .t .b td{border-top:1.6pt solid #dfe3e6;font-weight:600;padding-top:6px} .n{padding:9mm 14mm 0} .f{position:fixed;bottom:9mm;left:0;right:0;text-align:center;font-size:8pt;color:#8a949c}',
    draw: (p) => {
      const { doc: d, random } = p
      const account = `${random.digits(9)} RT0001`
      d.seller.vatId = account
      const list = p.lines((l) =>
        row([
          `<b>${l.description}</b>`,
          `>${p.number(l.quantity, 2).replace(/\.?0+$/, '')}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const way = random.pick(['a bank payment', 'cheque', 'cash'])
      const paid = d.prepaid
        ? row([`Payment on ${p.date(d.orderDate)} using ${way}:`, p.money(d.prepaid)])
        : ''
      return `<div class=h><div class=logo>${d.seller.name[0]}</div><div class=o><h1>INVOICE</h1><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.town.replace(', ON', ', Ontario')} ${d.seller.postCode}<br>Canada<br><br>Phone: ${d.seller.telephone}<br>${d.seller.site}</div></div>
<div class=a><div><small>Bill to</small><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.town.replace(', ON', ', Ontario')} ${d.buyer.postCode}<br>Canada<br><br>${d.buyer.mail}</div><table class=k>${row(['Invoice Number:', d.number])}${row(['P.O./S.O. Number:', d.orderNumber])}${row(['Invoice Date:', p.date(d.issueDate)])}${row(['Payment Due:', p.date(d.dueDate)])}${sumRow('d', ['Amount Due (CAD):', p.money(d.amountDue)])}</table></div>
<table class=l>${heading(['Services', '>Quantity', '>Price', '>Amount'])}${list.join('')}</table>
<table class=t>${row(['<b>Subtotal:</b>', p.money(d.subtotal)])}${row([`HST ${p.number(d.taxes[0].rate)}% (${account}):`, p.money(d.tax)])}${sumRow('b', ['Total:', p.money(d.total)])}${paid}${sumRow('b', ['Amount Due (CAD):', p.money(d.amountDue)])}</table>
<div class=n><b>Notes / Terms</b><br>Services from ${p.date(d.from)} to ${p.date(d.until)}. Interac e-Transfer to ${d.seller.mail}, auto-deposit is on. Accounts over 30 days are charged 2% monthly. Please keep windows closed on the day of service.</div><div class=f>Thank you for choosing a local crew!</div>`
    },
  },
  {
    name: 'en-au-bakery-advice-slip',
    plan: {
      country: 'GB',
      currency: 'AUD',
      rates: [10, 0],
      lines: [5, 15],
      isOnce: true,
      most: 60,
      prepaid: 0.25,
      days: [7, 14, 21],
      pools: australian,
      items: itemsOf(`
        Sourdough white 800g||5|7.5|1; Rye and caraway loaf||6|8|1; Seeded batard||6|8.5|1;
        Burger bun, milk||1|1.5|1; Turkish roll||1|1.6|1; Baguette||2.8|3.9|1;
        Gluten free loaf||7|9|1; Butter croissant||2.8|3.9; Almond croissant||3.6|4.9;
        Danish, seasonal fruit||3.4|4.6; Sausage roll, beef||3.2|4.8; Portuguese tart||2.6|3.5;
        Lamington||2.4|3.4; Delivery before 6am||12|18`),
      numbers: (random) => `INV-${random.int(1100, 9800)}`,
    },
    style: {
      ...point,
      date: (y, m, d) => `${Number(d)} ${shortMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9pt "Liberation Sans";margin:0;line-height:1.4} .p{height:264mm;position:relative;padding-top:1px;box-sizing:border-box} h1{font-size:19pt;font-weight:normal;margin:12mm 0 8mm} .t{display:grid;grid-template-columns:1fr 42mm 52mm;gap:4mm;margin-bottom:12mm} .t b{display:block} .t .to{padding-left:8mm} .t p{margin:0 0 2mm} .l th{border-bottom:1pt solid #000;text-align:left;padding:4px 0} .l td{border-bottom:.5pt solid #bbb;padding:4px 0} .l .s td{border:0} .l .b td{border-top:1pt solid #000;border-bottom:0;font-weight:bold} .d{margin-top:7mm} .d b{font-size:10pt} .cut{position:absolute;left:0;right:0;bottom:0;border-top:1pt dashed #666;padding-top:6mm;display:flex;justify-content:space-between} .cut h2{font-weight:normal;font-size:16pt;margin:0 0 4mm} .cut table{width:84mm} .cut td{padding:3px 0} .cut td:first-child{font-weight:bold} .cut .x td{border-top:.6pt solid #000} .cut .w td{border-top:.6pt solid #000;font-size:8pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const own = random.digits(9)
      const sum = [...own].reduce((whole, digit, at) => whole + Number(digit) * (3 + 2 * at), 0)
      const abn = `${99 - (sum % 89)} ${own.replace(/(...)(...)(...)/, '$1 $2 $3')}`
      d.seller.vatId = abn.replaceAll(' ', '')
      const list = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${l.rate ? `${p.number(l.rate)}%` : 'GST Free'}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const end = (label: string, cents: number, kind = 's') =>
        `<tr class=${kind}><td></td><td colspan=3 class=r>${label}</td><td class=r>${p.plain(cents)}</td></tr>`
      const label = d.taxes.some(({ amount }) => amount) ? 'TOTAL GST 10%' : 'TOTAL GST'
      const paid = d.prepaid ? end('Less Amount Paid', d.prepaid) : ''
      const due = paid ? end('AMOUNT DUE AUD', d.amountDue, 'b') : ''
      return `<div class=p><h1>TAX INVOICE</h1><div class=t><div class=to>${addressOf(d.buyer)}<br>AUSTRALIA</div><div><p><b>Invoice Date</b>${p.date(d.issueDate)}</p><p><b>Invoice Number</b>${d.number}</p><p><b>Reference</b>${d.orderNumber}</p><p><b>ABN</b>${abn}</p></div><div>${addressOf(d.seller)}<br>AUSTRALIA<br>${d.seller.telephone}</div></div>
<table class=l>${heading(['Description', '>Quantity', '>Unit Price', '>GST', '>Amount AUD'])}${list.join('')}${end('Subtotal', d.subtotal)}${end(label, d.tax)}${end('TOTAL AUD', d.total, 'b')}${paid}${due}</table>
<div class=d><b>Due Date: ${p.date(d.dueDate)}</b><br>Deliveries ${p.date(d.from)} to ${p.date(d.until)}. Direct deposit: ${d.seller.name}, BSB ${random.int(11, 76)}${random.int(1, 9)}-${random.digits(3)}, Account ${random.digits(8)}. Crates remain our property.</div>
<div class=cut><div><h2>PAYMENT ADVICE</h2>To: ${addressOf(d.seller)}</div><table>${row(['Customer', d.buyer.name])}${row(['Invoice Number', d.number])}${sumRow('x', ['Amount Due', `<b>${p.plain(d.amountDue)}</b>`])}${row(['Due Date', p.date(d.dueDate)])}${sumRow('x', ['Amount Enclosed', ''])}${sumRow('w', ['', 'Enter the amount you are paying above'])}</table></div></div>`
    },
  },
  {
    name: 'pl-badania-profilaktyczne',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 0],
      lines: [3, 17],
      isOnce: true,
      most: 14,
      days: [7, 14, 21],
      pools: polish('Przychodnia|Pro-Medica|Vita|Grupa|Centrum|Sanitas', 'Sp. z o.o.|S.A.|Sp. j.'),
      items: itemsOf(`
        Badanie wstępne – pracownik biurowy|szt.|110|160|1; Badanie okresowe – produkcja|szt.|140|210|1;
        Badanie kontrolne po chorobie pow. 30 dni|szt.|90|140|1; Badanie kierowcy kat. C+E|szt.|190|260|1;
        Badanie wysokościowe powyżej 3 m|szt.|170|230|1; Operator wózka jezdniowego|szt.|150|210|1;
        Konsultacja okulistyczna|szt.|60|95|1; Konsultacja laryngologiczna|szt.|60|95|1;
        Konsultacja neurologiczna|szt.|65|100|1; Audiometria|szt.|35|55|1; Spirometria|szt.|30|50|1;
        EKG spoczynkowe z opisem|szt.|35|60|1; Morfologia, OB, glukoza|kpl.|32|48|1;
        RTG klatki piersiowej|szt.|55|85|1; Orzeczenie do celów sanitarno-epid.|szt.|70|110|1;
        Szkolenie okresowe BHP|os.|60|110; Udostępnienie kopii dokumentacji|szt.|15|30`),
      numbers: (random, year) => `${random.int(14, 980)}/MP/0${random.int(1, 9)}/${year}`,
    },
    style: { ...comma, thousands: ' ', date: dotted },
    css: 'body{font:9pt "Liberation Serif";margin:0;line-height:1.3} .h{text-align:center;border-bottom:2.4pt double #000;padding-bottom:2mm} .h b{font-size:14pt;display:block} .t{display:flex;justify-content:space-between;margin:6mm 0} .t h1{font-size:15pt;margin:0} .t table{width:76mm} .t td{padding:.5px 0} .t td+td{text-align:right} .n{display:grid;grid-template-columns:24mm 1fr;row-gap:1.5mm;margin-bottom:5mm} .n i{font-style:normal} .l th{border:.5pt solid #000;font-weight:normal;font-size:8pt;padding:2px;text-align:center!important} .l td{border:.5pt solid #000;padding:2px 4px} .m{display:flex;justify-content:space-between;align-items:flex-start;margin-top:4mm} .m table{width:100mm} .m th,.m td{border:.5pt solid #000;padding:2px 4px;font-weight:normal} .z{font-size:13pt;font-weight:bold;text-align:right} .u{margin-top:5mm;font-size:8.5pt} .s{margin-top:24mm;display:flex;justify-content:space-between;text-align:center;font-size:8pt} .s div{border-top:.5pt dotted #000;width:58mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const codeOf = (rate: number) => (rate ? `${p.number(rate)}%` : 'zw.')
      const list = p.lines((l, at) =>
        row([
          at + 1,
          l.description,
          l.rate ? '85.59.19' : '86.21.10',
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          codeOf(l.rate),
          `>${p.plain(vatOf(l))}`,
          `>${p.plain(l.amount + vatOf(l))}`,
        ])
      )
      const labels =
        'Lp|Nazwa usługi|PKWiU|Ilość|Jm|Cena netto|Wartość netto|VAT|Kwota VAT|Wartość brutto'
      const taxes = p.taxes((t) =>
        row([
          codeOf(t.rate),
          `>${p.plain(t.base)}`,
          `>${p.plain(t.amount)}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const nip = (vatId: string) => vatId.slice(2).replace(/(...)(...)(..)(..)/, '$1-$2-$3-$4')
      const exempt = d.taxes.some(({ rate }) => !rate)
        ? 'Podstawa zwolnienia (zw.): art. 43 ust. 1 pkt 19 ustawy o podatku od towarów i usług.<br>'
        : ''
      return `<div class=h><b>${d.seller.name}</b>Poradnia medycyny pracy, laboratorium, diagnostyka<br>${d.seller.postCode} ${d.seller.town}, ${d.seller.street}, tel. ${d.seller.telephone}<br>NIP ${nip(d.seller.vatId)} &nbsp; REGON ${random.digits(9)} &nbsp; Nr księgi rejestrowej 0000${random.digits(8)}</div>
<div class=t><div><h1>Faktura nr ${d.number}</h1>ORYGINAŁ / KOPIA</div><table>${row(['Data wystawienia', p.date(d.issueDate)])}${row(['Data wykonania usługi', p.date(d.until)])}${row(['Forma płatności', 'przelew'])}${row(['Termin płatności', p.date(d.dueDate)])}</table></div>
<div class=n><i>Nabywca:</i><div><b>${d.buyer.name}</b><br>${d.buyer.street}, ${d.buyer.postCode} ${d.buyer.town}<br>NIP ${nip(d.buyer.vatId)}</div><i>Umowa:</i><div>nr ${d.orderNumber} o świadczenie usług medycyny pracy</div></div>
<table class=l>${heading(listOf(labels))}${list.join('')}</table>
<div class=m><table>${heading(['Stawka', 'Netto', 'VAT', 'Brutto'])}${taxes.join('')}${row(['<b>Razem</b>', `><b>${p.plain(d.subtotal)}</b>`, `><b>${p.plain(d.tax)}</b>`, `><b>${p.plain(d.total)}</b>`])}</table><div class=z>Do zapłaty:<br>${p.plain(d.amountDue)} PLN</div></div>
<div class=u>${exempt}Nr konta: ${d.seller.iban.slice(2, 4)} ${grouped(d.seller.iban.slice(4))}<br>Imienna lista przebadanych pracowników w załączeniu. W tytule przelewu prosimy podać numer faktury.</div>
<div class=s><div>podpis osoby upoważnionej do odbioru</div><div>podpis osoby upoważnionej do wystawienia<br>${random.pick(['Halina Wójtowicz', 'Anna Rusin', 'Piotr Bielecki'])}</div></div>`
    },
  },
  {
    name: 'pl-serwery-odnowienie',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      lines: [1, 6],
      isOnce: true,
      most: 3,
      lineDiscount: 0.3,
      pools: polish(
        'Host|Serwery|Domeny|Druk|Fotografia|Sklepy|Nieruchomości',
        'Sp. z o.o.|S.A.|P.S.A.|Sp. z o.o. Sp. k.'
      ),
      items: itemsOf(`
        Odnowienie domeny .pl|szt.|69|139; Odnowienie domeny .com|szt.|65|99; Domena .eu|szt.|45|79;
        Hosting Firma 50 GB|szt.|249|490; Serwer VPS 4 vCPU / 8 GB|mies.|69|129;
        Certyfikat SSL Wildcard|szt.|320|560; Poczta firmowa 25 kont|szt.|180|360;
        Kopie zapasowe 100 GB|mies.|19|39; Dodatkowy adres IPv4|mies.|9|18`),
      numbers: (random, year) => `FVS/${random.digits(6)}/${year}`,
    },
    style: {
      ...comma,
      thousands: ' ',
      money: (plain) => `${plain} PLN`,
      date: (y, m, d) => `${y}-${m}-${d}`,
    },
    css: 'body{font:9pt "Roboto";margin:0;color:#26323a;line-height:1.45} .h{display:flex;justify-content:space-between;align-items:flex-start} .o{font-size:17pt;font-weight:700;color:#6a1b9a;border-left:5pt solid #f9a825;padding-left:3mm;line-height:1.1} .b{border:1.4pt solid #2e7d32;color:#2e7d32;border-radius:4px;padding:1.5mm 4mm;font-weight:700} h1{font-size:15pt;margin:10mm 0 1mm;font-weight:500} .q{display:flex;gap:12mm;margin:7mm 0} .q>div{flex:1} .q h4{margin:0 0 1mm;color:#6a1b9a;font-weight:500;border-bottom:.6pt solid #ccc} .l th{font-weight:500;font-size:8pt;color:#666;text-align:left;border-bottom:1.2pt solid #6a1b9a;padding:4px 0} .l td{padding:5px 0;border-bottom:.4pt solid #ddd;vertical-align:top} .l small{color:#777;display:block} .t{width:86mm;margin:5mm 0 0 auto} .t td{padding:2.5px 0} .t .x td{font-size:12pt;font-weight:700;border-top:1.2pt solid #6a1b9a} .f{position:fixed;bottom:0;left:0;right:0;font-size:7pt;color:#777;border-top:.5pt solid #ccc;padding-top:2mm;display:flex;justify-content:space-between;gap:8mm}',
    draw: (p) => {
      const d = Object.assign(p.doc, { prepaid: p.doc.total, amountDue: 0 })
      const { random } = p
      const account = `klient${random.digits(4)}`
      const list = p.lines((l, at) => {
        const months = (l.unit === 'mies.' ? 1 : 12) * (l.quantity ?? 1)
        const until = after(d.issueDate, Math.round(months * 30.4))
        return row([
          at + 1,
          `${l.description}<small>${account}, okres ${p.date(d.issueDate)} – ${p.date(until)}</small>`,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `-${p.number(l.discount)}%` : ''}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount + vatOf(l))}`,
        ])
      })
      const labels = 'Lp.|Usługa|>Ilość|>Cena netto|>Rabat|>Wartość netto|>VAT|>Wartość brutto'
      const way = random.pick([
        'karta płatnicza',
        'BLIK',
        'szybki przelew',
        'środki z konta klienta',
      ])
      return `<div class=h><div class=o>${d.seller.name}</div><div class=b>ZAPŁACONO</div></div>
<h1>Faktura VAT ${d.number}</h1>Data wystawienia: ${p.date(d.issueDate)} &nbsp;|&nbsp; Data otrzymania zapłaty: ${p.date(d.issueDate)} &nbsp;|&nbsp; Zamówienie: ${d.orderNumber}
<div class=q><div><h4>Sprzedawca</h4><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIP: ${d.seller.vatId}</div><div><h4>Nabywca</h4><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIP: ${d.buyer.vatId}</div></div>
<table class=l>${heading(listOf(labels))}${list.join('')}</table>
<table class=t>${row(['Wartość netto', `>${p.money(d.subtotal)}`])}${row([`Podatek VAT ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${sumRow('x', ['Razem brutto', `>${p.money(d.total)}`])}${row([`Zapłacono (${way})`, `>${p.money(d.total)}`])}${row(['Pozostało do zapłaty', `>${p.money(d.amountDue)}`])}</table>
<p>Automatyczne odnawianie usług można wyłączyć w panelu klienta. Dziękujemy, że są Państwo z nami!</p>
<div class=f><span>Sąd Rejonowy w m. ${d.seller.town}, KRS 0000${random.digits(6)}<br>Kapitał zakładowy ${random.int(1, 9)}00 000,00 zł (opłacony w całości)</span><span>Rachunek do wpłat: ${grouped(d.seller.iban)}<br>BOK: ${d.seller.telephone}, ${d.seller.mail}</span></div>`
    },
  },
  {
    name: 'ch-autogarage-auftrag',
    plan: {
      country: 'DE',
      currency: 'CHF',
      rates: [8.1],
      lines: [2, 15],
      isInOrder: true,
      isOnce: true,
      most: 4,
      lineDiscount: 0.2,
      rounding: 1,
      days: [10, 20, 30],
      pools: alemannic,
      items: garage,
      numbers: (random) => `${random.int(2, 6)}${random.digits(5)}`,
    },
    style: { ...point, thousands: "'", date: dotted },
    css: '@page{margin:0} body{font:9.5pt "Liberation Sans";margin:0;line-height:1.3} .g{height:296mm;position:relative;padding:13mm 18mm 0 20mm;box-sizing:border-box} .g+.g{break-before:page} .h{text-align:right;border-bottom:1.6pt solid #d1001f;padding-bottom:2mm} .h b{font-size:16pt;float:left;color:#d1001f} .h span{font-size:8pt;display:block} .w{display:flex;justify-content:space-between;margin-top:8mm} .v{width:84mm;font-size:8.5pt} .v td{padding:.6px 0} .v td:first-child{color:#555;width:32mm} .to{width:74mm} .to u{font-size:6.5pt;display:block;margin-bottom:1.5mm} h1{font-size:13pt;margin:7mm 0 2mm} .l th{font-size:8pt;text-align:left;border-bottom:.8pt solid #000;padding:2px 0} .l td{padding:1.6px 0} .l .c td{font-weight:bold;padding-top:5px} .l .z td{border-top:.4pt solid #888} .t{width:92mm;margin:3mm 0 0 auto} .t td{padding:1.4px 0} .t .x td{font-weight:bold;border-top:.8pt solid #000;border-bottom:.8pt solid #000} .i{font-size:8pt;margin-top:3mm} .q{position:absolute;left:0;right:0;bottom:0;height:105mm;border-top:.5pt dashed #000;display:flex;font-size:8pt;line-height:9.5pt;background:#fff} .q h3{font-size:11pt;margin:0 0 4mm} .q b{font-size:6.5pt;display:block;margin-top:2mm} .e{width:62mm;padding:5mm;box-sizing:border-box;border-right:.5pt dashed #000;position:relative} .y{flex:1;position:relative;padding:5mm} .m{position:absolute;top:68mm;display:flex;gap:6mm} .e .a{position:absolute;right:5mm;top:82mm} .y svg{position:absolute;left:5mm;top:17mm;width:46mm;height:46mm} .y .o{position:absolute;left:56mm;top:5mm;font-size:9pt;line-height:11pt} .k{position:absolute;left:24.5mm;top:36.5mm;width:7mm;height:7mm;background:#000;outline:.7mm solid #fff;color:#fff;font:bold 19pt/6.4mm "Liberation Sans";text-align:center}',
    draw: (p) => {
      asSwiss(p, `31${p.random.int(100, 999)}`)
      const { doc: d, random } = p
      const titles = ['Arbeit', 'Material', 'Übriges']
      const groupOf = (l: Line) => {
        const place = garage.findIndex(([name]) => name === l.description)
        return place < 5 ? 0 : place < 13 ? 1 : 2
      }
      const drawn = p.lines((l) => ({
        group: groupOf(l),
        amount: l.amount,
        cells: row([
          `${random.pick(['10', '22', '47', '98'])}${random.digits(4)}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount) : ''}`,
          `>${p.plain(l.amount)}`,
        ]),
      }))
      const groups = titles.map((title, at) => {
        const own = drawn.filter(({ group }) => group === at)
        const sum = own.reduce((whole, { amount }) => whole + amount, 0)
        return own.length
          ? `<tr class=c><td colspan=7>${title}</td></tr>${own.map(({ cells }) => cells).join('')}<tr class=z><td></td><td colspan=5>Total ${title}</td><td class=r>${p.plain(sum)}</td></tr>`
          : ''
      })
      const rounding = d.rounding ? row(['Rundung', '', `>${p.plain(d.rounding)}`]) : ''
      const reference = qrReference(random.digits(26))
      const printed = reference.replace(/^(..)/, '$1 ').replace(/(\d{5})(?=\d)/g, '$1 ')
      const lineOf = (who: Person) => ['S', who.name, who.street, '', who.postCode, who.town, 'CH']
      const code = [
        ...['SPC', '0200', '1', d.seller.iban, ...lineOf(d.seller), ...Array(7).fill('')],
        ...[(d.amountDue / 100).toFixed(2), 'CHF', ...lineOf(d.buyer), 'QRR', reference],
        ...[`Rechnung ${d.number}`, 'EPD'],
      ].join('\n')
      const svg = renderSVG(code.replaceAll('&amp;', '&'), { ecc: 'M', border: 0 })
      const account = `<b>Konto / Zahlbar an</b>${grouped(d.seller.iban)}<br>${addressOf(d.seller, true)}<b>Referenz</b>${printed}`
      const payer = `<b>Zahlbar durch</b>${addressOf(d.buyer, true)}`
      const money = `<div class=m><div><b>Währung</b>CHF</div><div><b>Betrag</b>${p.plain(d.amountDue).replace("'", ' ')}</div></div>`
      const slip = `<div class=q><div class=e><h3>Empfangsschein</h3>${account}${payer}${money}<b class=a>Annahmestelle</b></div><div class=y><h3>Zahlteil</h3>${svg}<i class=k>+</i>${money}<div class=o>${account}<b>Zusätzliche Informationen</b>Rechnung ${d.number}${payer}</div></div></div>`
      const car = random.pick([
        'Octavia Combi 2.0 TDI',
        'Yaris 1.5 Hybrid',
        'Kangoo 1.5 dCi',
        'Polo 1.0',
      ])
      const plate = `${random.pick(['BE', 'TG', 'AG', 'UR', 'AR'])} ${random.int(10, 399)} ${random.digits(3)}`
      return `<div class=g><div class=h><b>${d.seller.name}</b><span>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}</span><span>Telefon ${d.seller.telephone} / ${d.seller.mail}</span><span>${dashed(d.seller.vatId)} MWST</span></div>
<div class=w><table class=v>${row(['Fahrzeug', car])}${row(['Kontrollschild', plate])}${row(['Stammnummer', `${random.digits(3)}.${random.digits(3)}.${random.digits(3)}`])}${row(['1. Inverkehrsetzung', `${random.int(10, 28)}.0${random.int(1, 9)}.20${random.int(12, 22)}`])}${row(['Kilometerstand', `${random.int(18, 199)}'${random.digits(3)}`])}${row(['Auftrag vom', p.date(d.deliveryDate)])}${row(['Kunden-Nr.', d.customerNumber])}</table><div class=to>${addressOf(d.buyer, true)}</div></div>
<h1>Rechnung Nr. ${d.number}</h1>${d.seller.town}, ${p.date(d.issueDate)}
<table class=l>${heading(['Nr.', 'Bezeichnung', '>Menge', 'Einh.', '>Preis', '>Rab. %', '>Betrag CHF'])}${groups.join('')}</table>
<table class=t>${row(['Total exkl. MWST', '', `>${p.plain(d.subtotal)}`])}${row([`MWST ${p.number(d.taxes[0].rate, 1)} %`, `>von ${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`])}${row(['Total inkl. MWST', '', `>${p.plain(d.total)}`])}${rounding}${sumRow('x', ['Rechnungsbetrag CHF', '', `>${p.plain(d.amountDue)}`])}</table>
<div class=i>Zahlbar bis ${p.date(d.dueDate)} rein netto. Radschrauben nach 50 km nachziehen. Besten Dank für Ihren Auftrag und gute Fahrt!</div>${d.lines.length > 3 ? '</div><div class=g>' : ''}${slip}</div>`
    },
  },
  {
    name: 'ch-vigneron-commande',
    plan: {
      country: 'FR',
      currency: 'CHF',
      rates: [8.1, 2.6],
      lines: [2, 9],
      isOnce: true,
      isGross: true,
      most: 24,
      isBuyerPerson: true,
      allowance: 0.6,
      charge: 0.4,
      rounding: 1,
      days: [10, 30],
      pools: romand,
      items: itemsOf(`
        Chasselas Grand Cru 75 cl|bt|13|19; Chasselas «Sur Lie» 50 cl|bt|10|13;
        Pinot Noir 75 cl|bt|15|21; Gamaret-Garanoir élevé en barrique 75 cl|bt|22|29;
        Œil-de-Perdrix 75 cl|bt|14|18; Viognier 75 cl|bt|21|27; Plant Robert 75 cl|bt|19|26;
        Mousseux brut rosé 75 cl|bt|20|28; Merlot Réserve 150 cl|mag|48|65;
        Marc vieilli en fût 50 cl|bt|34|46; Jus de raisin blanc 100 cl|bt|6|9|1;
        Nectar d’abricot 33 cl|bt|3|4.5|1`),
      numbers: (random, year) => `${year.slice(2)}-${random.digits(4)}`,
    },
    style: { ...point, thousands: '’', date: dotted },
    css: 'body{font:10.5pt "EB Garamond";font-variant-numeric:lining-nums;margin:0;line-height:1.3} .h{display:flex;gap:7mm;align-items:center} .h svg{width:17mm} .h b{font-size:20pt;font-weight:500;color:#6b1530} .h span{font-style:italic;display:block} .a{margin:13mm 0 0 104mm} .d{margin:9mm 0 0 104mm} h1{font-size:17pt;font-weight:500;color:#6b1530;margin:9mm 0 1mm} .l{margin-top:5mm} .l th{border-top:.8pt solid #6b1530;border-bottom:.8pt solid #6b1530;font-weight:500;text-align:left;padding:3px 0} .l td{padding:2.5px 0} .l .s td{border-top:.8pt solid #6b1530} .l .x td{font-weight:700;font-size:12pt;border-bottom:2.4pt double #6b1530} .v{width:92mm;margin-top:7mm;font-size:9pt} .v th{font-weight:500;text-align:left;border-bottom:.5pt solid #999} .v tr:last-child td{border-top:.5pt solid #999} .c{margin-top:7mm} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:9pt;color:#6b1530;border-top:.6pt solid #6b1530;padding-top:2mm}',
    draw: (p) => {
      asSwiss(p, `0${p.random.pick(['0767', '0765', '8048'])}`)
      const { doc: d, random } = p
      const year = Number(d.issueDate.slice(0, 4))
      const list = p.lines((l) =>
        row([
          `>${p.number(l.quantity)}`,
          l.unit,
          l.description,
          /Jus|Nectar|Marc/.test(l.description) ? '' : String(year - random.int(1, 4)),
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const line = (label: string, cents: number, kind = '') =>
        `<tr class="${kind}"><td></td><td></td><td colspan=3>${label}</td><td class=r>${p.plain(cents)}</td></tr>`
      const share = Math.round((100 * d.allowance) / d.lineTotal)
      const extra = [
        d.allowance ? line(`Rabais ${share} %`, -d.allowance) : '',
        d.charge ? line('Participation aux frais d’envoi', d.charge) : '',
      ].join('')
      const before = extra ? line('Total des vins', d.lineTotal, 's') : ''
      const rounding = d.rounding ? line('Arrondi', d.rounding) : ''
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate, 1)} %`,
          `>${p.plain(t.base)}`,
          `>${p.plain(t.amount)}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const glass = `<svg viewBox="0 0 40 60"><path d="M8 2h24q4 26-10 30v20h9v4H9v-4h9V32Q4 28 8 2z" fill="#6b1530"/></svg>`
      return `<div class=h>${glass}<div><b>${d.seller.name}</b><span>Vignerons-encaveurs depuis ${random.int(1871, 1968)}</span></div></div>
<div class=a>${addressOf(d.buyer, true)}</div><div class=d>${d.seller.town}, le ${p.date(d.issueDate)}</div>
<h1>Facture n° ${d.number}</h1>Votre commande du ${p.date(d.orderDate)}, ${random.pick(['expédiée par la poste', 'retirée au caveau', 'livrée par nos soins'])} le ${p.date(d.deliveryDate)}
<table class=l>${heading(['>Quantité', '', 'Désignation', 'Millésime', '>Prix TTC', '>Montant CHF'])}${list.join('')}${before}${extra}${line('Total TTC', d.total, 's')}${rounding}${line('Net à payer CHF', d.amountDue, 'x')}</table>
<table class=v>${heading(['TVA incluse', '>Montant HT', '>TVA', '>Montant TTC'])}${taxes.join('')}${row(['Total', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
<div class=c>Payable jusqu’au ${p.date(d.dueDate)}, net sans escompte, au moyen de la QR-facture annexée ou sur notre compte IBAN ${grouped(d.seller.iban)}. Les cartons entamés ne sont pas repris.<br><br>Avec nos remerciements et nos meilleures salutations. Santé !</div>
<div class=f>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · ${d.seller.telephone} · ${d.seller.mail}<br>${dashed(d.seller.vatId)} TVA · Caveau ouvert le samedi de 9 h à 12 h</div>`
    },
  },
]
