import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import { sumOf, type Document, type Item, type Line } from '../make_document.ts'
import { paged } from '../pages.ts'
import { partiesIn, type Country, type Person } from '../people.ts'
import {
  codeFirst,
  comma,
  dashed,
  dotted,
  grouped,
  heading,
  monthsIn,
  point,
  row,
  rowOf,
  townFirst,
} from '../print.ts'
import type { Random } from '../random.ts'
import { polishWords } from '../polish_words.ts'
import { squareCode } from '../square_code.ts'

/** The parties of a country: first names, last names, trades, legal forms, streets and towns. */
function parties(country: Country, texts: string[], place?: [string, string]) {
  const [first, last, trade, forms, streets] = texts.map(listOf)
  const own = { first, last, trade, forms, streets, towns: townsOf(texts[5]) }
  return partiesIn(country, place ? { ...own, country: place[0], tel: place[1] } : own)
}

const polish = (trades: string, forms: string) =>
  parties('PL', [
    'Aleksandra|Dariusz|Jolanta|Krystian|Martyna|Ryszard|Sylwia',
    'Bąk|Chojnacka|Figiel|Gąsior|Kępa|Łuczak|Nowakowska|Pilch|Sitarz|Urbaniak|Żurek',
    trades,
    forms,
    'ul. Opoczyńska 3|ul. Warszawska 118A|ul. Mickiewicza 7 m. 12|Smardzewice 64|ul. Św. Antoniego 21/23|ul. Składowa 5',
    'Tomaszów Mazowiecki=97-200|Opoczno=26-300|Nowe Miasto nad Pilicą=26-420|Piotrków Trybunalski=97-300|Warka=05-660|Koniecpol=42-230',
  ])

/** Gives a party one of the names `name=site`. */
function named(random: Random, who: Person, names: string): void {
  const [name, site] = random.pick(townsOf(names))
  Object.assign(who, { name, site: `www.${site}.example`, mail: `biuro@${site}.example` })
}
const nipOf = (who: Person) => who.vatId.slice(2)
const nipInGroups = (who: Person) => nipOf(who).replace(/^(...)(...)(..)(..)$/, '$1-$2-$3-$4')
/** A Polish account without the country. */
const accountOf = (iban: string) => `${iban.slice(2, 4)} ${grouped(iban.slice(4))}`
const block = (who: Person) => `${who.name}<br>${who.street}<br>${townFirst(who)}`

/** Changes lines and brings the sums of a document with net prices into line. */
function settle(d: Document, random: Random, change: (line: Line) => void): void {
  for (const line of d.lines) {
    change(line)
    const whole = Math.round((line.quantity ?? 1) * line.price)
    line.amount = Math.round(whole * (1 - line.discount / 100))
  }
  let base = 0
  let tax = 0
  for (const sum of d.taxes) {
    const own = sumOf(d.lines.filter((line) => line.rate === sum.rate))
    const amount = Math.round((own * sum.rate) / 100)
    Object.assign(sum, { base: own, amount })
    base += own
    tax += amount
  }
  const total = base + tax
  const prepaid = d.prepaid ? Math.round((total * random.pick([0.2, 0.3, 0.6])) / 10000) * 10000 : 0
  Object.assign(d, { lineTotal: base, subtotal: base, tax, total, prepaid })
  d.amountDue = total - prepaid
}

/** An Australian business number with its check digits. */
function abnOf(digits: string): string {
  const sum = [...digits].reduce((whole, digit, at) => whole + Number(digit) * (3 + 2 * at), 0)
  return `${99 - (sum % 89)} ${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`
}

/** An amount in Polish words, with the hundredths in digits. */
const inWords = (cents: number) =>
  `${polishWords(Math.floor(cents / 100), 'jeden tysiąc')} zł ${String(cents % 100).padStart(2, '0')}/100`

/** Goods of an electrical wholesaler in their variants. */
const electrical: Item[] = [
  ...[
    'YDYp 450/750 V 3x1,5=m=2.9',
    'YDYp 450/750 V 3x2,5=m=4.6',
    'YDYp 450/750 V 5x4=m=12.4',
    'YKY 0,6/1 kV 5x10=m=29',
    'YKYżo 0,6/1 kV 4x16=m=38',
    'LgY 450/750 V 1x6 czarny=m=4.1',
    'LgY 450/750 V 1x16 żółto-zielony=m=9.8',
    'H05VV-F (OWY) 3x1,5 biały=m=3.4',
    'UTP kat. 6 LSOH 305 m=m=2.1',
  ].map((one): Item => {
    const [name, unit, price] = one.split('=')
    return [`Przewód ${name}`, unit, Number(price), Number(price) * 1.2]
  }),
  ...['B6', 'B10', 'B16', 'B20', 'C16', 'C20', 'C25', 'C32'].flatMap((kind): Item[] => [
    [`Wyłącznik nadprądowy 1P ${kind} 6 kA`, 'szt.', 9, 16],
    [`Wyłącznik nadprądowy 3P ${kind} 6 kA`, 'szt.', 39, 58],
  ]),
  ...itemsOf(`
    Wyłącznik różnicowoprądowy 4P 40 A 30 mA typ A|szt.|118|164;
    Wyłącznik różnicowoprądowy 2P 25 A 30 mA AC|szt.|66|92; Ogranicznik przepięć T1+T2 4P|szt.|310|480;
    Rozłącznik FR 303 63 A|szt.|52|71; Rozdzielnica podtynkowa 3x18 IP40|szt.|128|186;
    Rozdzielnica natynkowa 2x12 IP65|szt.|94|139; Szyna łączeniowa 3F widełkowa 1 m|szt.|24|36;
    Puszka podtynkowa fi 60 głęboka|szt.|1|2; Puszka n/t 98x98 IP55|szt.|4|7;
    Gniazdo podwójne z/u białe SIMPLE|szt.|9|15; Łącznik schodowy biały SIMPLE|szt.|7|12;
    Ramka 2-krotna biała SIMPLE|szt.|4|6; Gniazdo siłowe 16 A 5P n/t IP44|szt.|18|27;
    Wtyczka siłowa 32 A 5P IP44|szt.|16|24; Rura karbowana RKGL 20 320N|m|1|2;
    Rura sztywna RL 22 szara 3 m|szt.|5|8; Korytko kablowe 100x50 2 m|szt.|27|41;
    Opaska kablowa 200x3,6 czarna (100 szt.)|op.|5|9; Taśma izolacyjna 19 mm 20 m|szt.|3|5;
    Złączka 221 3x4 mm² (50 szt.)|op.|62|84; Złączka 221 5x4 mm² (25 szt.)|op.|54|71;
    Końcówka tulejkowa 2,5/8 (100 szt.)|op.|4|7; Oprawa LED hermetyczna 36 W 1200 mm|szt.|58|87;
    Panel LED 60x60 40 W 4000 K|szt.|69|98; Naświetlacz LED 50 W IP65|szt.|37|59;
    Źródło LED E27 9 W 3000 K|szt.|5|9; Czujnik ruchu 180° n/t|szt.|34|52;
    Bednarka FeZn 30x4|kg|7|9; Uziom pionowy fi 16 1,5 m|szt.|36|49; Drut odgromowy FeZn fi 8|kg|9|12;
    Zacisk krzyżowy 4xM8|szt.|6|9; Przekaźnik bistabilny 230 V|szt.|39|57;
    Zegar astronomiczny 1-kan.|szt.|128|179; Stycznik modułowy 25 A 4NO|szt.|74|103`),
]

const newspaperItems = itemsOf(`
  Display ROP - Fall Furniture Clearance|IN|9|19; Display ROP - Grand Opening|IN|9|19;
  Display ROP - Help Wanted|IN|9|16; Legal - Notice of Public Hearing|IN|6|9;
  Legal - Invitation to Bid|IN|6|9; Legal - Notice to Creditors|IN|6|9;
  Classified Display - Route Driver|IN|8|14; Service Directory - monthly|IN|5|9;
  County Fair Tab - quarter page|IN|11|17; Graduation Edition sponsor ad|IN|8|13;
  Church & Community page sponsor|IN|5|9; Weekly Shopper pickup|IN|4|8;
  Website run-of-site banner|IN|6|12`)

/** American, Canadian, Australian, New Zealand and Polish invoices of ordinary months. */
export const commonPlattePilica: Family[] = [
  {
    name: 'en-us-newspaper-advertising-boxes',
    page: '216mm 279mm',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [0],
      lines: [2, 9],
      most: 32,
      days: [10, 15, 20],
      pools: parties('US', [
        'Loretta|Dwight|Shauna|Hector|Marlene|Curtis',
        'Brandt|Coulter|Dvorak|Eberhart|Fitch|Krajicek|Nuss|Stromquist|Wiese',
        'Furniture|Implement|Ford|Realty|Feed & Seed|Jewelers|Dental',
        'Inc.|LLC|Co.|& Sons',
        '212 N Dewey St|1405 E 4th St|PO Box 370|88 Central Ave, Ste B|3100 Frontage Rd',
        'North Platte, NE=69101|Kearney, NE=68847|Scottsbluff, NE=69361|Sterling, CO=80751|Casper, WY=82601',
      ]),
      items: newspaperItems,
      numbers: (random, year) =>
        `${year.slice(2)}${random.pick(['01', '04', '09', '12'])}${random.digits(5)}`,
    },
    style: { ...point, date: (y, m, d) => `${m}/${d}/${y.slice(2)}` },
    css: '@page{margin:11mm 13mm} body{font:9pt "Liberation Sans Narrow";margin:0} .h{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:3mm} .h b{font:bold 23pt "EB Garamond"} .h span{text-align:right;font-size:8.5pt} .h em{font-style:normal;font-weight:bold;font-size:12pt} .g{table-layout:fixed;width:calc(100% - .4mm)} .g td{border:.7pt solid #000;padding:1px 4px 3px!important;vertical-align:top;height:8.5mm;font-size:10.5pt} .g i{font:6.2pt "Liberation Sans";display:block;background:#dcdcdc;margin:-1px -4px 2px;padding:1px 4px} .g .a{height:31mm;line-height:1.35} .cut{border-top:.6pt dashed #000;text-align:center;font-size:7pt;margin:3mm 0;padding-top:.6mm} .l{width:calc(100% - .4mm)} .l th{background:#dcdcdc;border:.7pt solid #000;font:6.4pt "Liberation Sans";text-align:center;padding:2px 3px} .l td{border-left:.7pt solid #000;border-right:.7pt solid #000;padding:2px 5px} .l tr.e td{border-bottom:.7pt solid #000;height:12mm} .l td:first-child{white-space:nowrap} .st{text-align:center;font-weight:bold;font-size:8pt;border:.7pt solid #000;border-width:0 .7pt;padding:1mm;width:calc(100% - .4mm);box-sizing:border-box} .n{font-size:7.5pt;margin-top:2.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const [name, site] = random.pick(
        townsOf(
          'Sandhills Register=sandhillsregister|Lodgepole Publishing Co., Inc.=lodgepolepub|THE PLATTE DISPATCH=plattedispatch|Medicine Bow & Goshen Newspapers LLC=mbgnews|Keith County Courier=kccourier'
        )
      )
      Object.assign(d.seller, {
        name,
        site: `www.${site}.example`,
        mail: `billing@${site}.example`,
      })
      const phone = `(308) 555-01${random.digits(2)}`
      const days = daysOf(p, dayAfter(d.issueDate, -29), d.issueDate)
      const list = p.lines((l, at) => {
        const inches = l.quantity ?? 1
        const columns = inches > 12 ? random.pick([2, 4]) : inches > 3 ? 2 : 1
        return row([
          days[at],
          `${random.int(30, 39)}${random.digits(5)}`,
          l.description,
          `${columns} x ${(inches / columns).toFixed(2)}`,
          `>${p.number(inches, 2)} ${l.unit}`,
          '>1',
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const before = p.plain(random.int(4200, 61000))
      const opening = [
        row([
          p.date(dayAfter(d.issueDate, -30)),
          '',
          'BALANCE FORWARD',
          '',
          '',
          '',
          '',
          `>${before}`,
        ]),
        row([
          p.date(dayAfter(d.issueDate, -random.int(27, 29))),
          '',
          `PAYMENT - THANK YOU CK# ${random.digits(4)}`,
          '',
          '',
          '',
          '',
          `>-${before}`,
        ]),
      ]
      const box = (at: string, label: string, value: string, span = 1, kind = '') =>
        `<td colspan=${span} class="${kind}"><i>${at} ${label}</i>${value}</td>`
      const period = `${p.date(dayAfter(d.issueDate, -29))} - ${p.date(d.issueDate)}`
      const account = random.digits(6)
      const aging = `<tr>${box('21', 'CURRENT NET AMOUNT DUE', p.plain(d.total))}${box('22', '30 DAYS', '0.00')}${box('', '60 DAYS', '0.00')}${box('', 'OVER 90 DAYS', '0.00')}`
      return `<div class=h><b>${d.seller.name}</b><span><em>ADVERTISING INVOICE</em><br>${d.seller.street}, ${townFirst(d.seller)}<br>Ph. ${phone} &nbsp; Fax (308) 555-01${random.digits(2)}</span></div>
<table class=g><tr>${box('1', 'BILLING PERIOD', period, 2)}${box('2', 'ADVERTISER/CLIENT NAME', d.buyer.name, 2)}</tr><tr>${box('23', 'TOTAL AMOUNT DUE', `<b>$${p.plain(d.amountDue)}</b>`)}${box('*', 'UNAPPLIED AMOUNT', '0.00')}${box('3', 'TERMS OF PAYMENT', `Due ${p.date(d.dueDate)}`, 2)}</tr>${aging}</tr><tr>${box('4', 'PAGE #', '1')}${box('5', 'BILLING DATE', p.date(d.issueDate))}${box('6', 'BILLED ACCOUNT NUMBER', account)}${box('7', 'ADVERTISER/CLIENT NUMBER', account)}</tr><tr>${box('8', 'BILLED ACCOUNT NAME AND ADDRESS', block(d.buyer), 2, 'a')}${box('9', 'REMITTANCE ADDRESS', block(d.seller), 2, 'a')}</tr></table>
<div class=cut>PLEASE DETACH AND RETURN UPPER PORTION WITH YOUR REMITTANCE</div>
<table class=l>${heading(['10 DATE', '11 NEWSPAPER REFERENCE', '12 13 14 DESCRIPTION-OTHER COMMENTS/CHARGES', '15 SAU SIZE', '16 BILLED UNITS', '17 TIMES RUN', '18 RATE', '20 NET AMOUNT'])}${opening.join('')}${list.join('')}<tr class=e>${'<td></td>'.repeat(8)}</tr></table>
<div class=st>STATEMENT OF ACCOUNT &nbsp; AGING OF PAST DUE AMOUNTS</div>
<table class=g><tr>${box('21', 'CURRENT NET AMOUNT DUE', p.plain(d.total))}${box('22', '30 DAYS', '0.00')}${box('', '60 DAYS', '0.00')}${box('', 'OVER 90 DAYS', '0.00')}${box('23', 'TOTAL AMOUNT DUE', `<b>${p.plain(d.amountDue)}</b>`)}</tr></table>
<table class=g style="margin-top:2mm"><tr>${box('24', 'INVOICE NUMBER', `<b>${d.number}</b>`)}${box('25', 'BILLING PERIOD', period)}${box('6', 'BILLED ACCOUNT NUMBER', account)}${box('2', 'ADVERTISER/CLIENT NAME', d.buyer.name, 2)}</tr></table>
<div class=n>* UNAPPLIED AMOUNTS ARE INCLUDED IN TOTAL AMOUNT DUE. A finance charge of 1.5% per month (18% annual) is added to balances over 30 days. Errors must be reported within 5 days of first publication; liability is limited to the cost of the space. Affidavits of publication for legal notices: ${d.seller.mail}. Prices in US dollars.</div>`
    },
  },
  {
    name: 'en-ca-seafood-credit-memo',
    page: '216mm 279mm',
    plan: {
      country: 'US',
      currency: 'CAD',
      kind: 'creditNote',
      rates: [0, 15],
      lines: [1, 5],
      isOnce: true,
      most: 40,
      pools: parties(
        'US',
        [
          'Réjean|Heather|Gilles|Colleen|Murdoch',
          'Arseneau|Boudreau|Chiasson|Doucet|LeBlanc|MacKinnon|Savoie|Steeves',
          'Bistro|Fish Market|Restaurant Group|Chowder House|Catering|Grocery',
          'Inc.|Ltd.|Ltée',
          '640 Main Street|27 Quai Road|1188 Mountain Rd, Unit 4|15 Pleasant St|320 rue St-Pierre O',
          'Shediac, NB=E4P 2G1|Moncton, NB=E1C 1B9|Caraquet, NB=E1W 1A1|Saint John, NB=E2L 4Z6|Bouctouche, NB=E4S 2J2',
        ],
        ['Canada', '+1 5']
      ),
      items: itemsOf(`
        Lobster, live, hard shell 1.25 lb|lb|10|15; Lobster meat CK, frozen 2 lb tin|tin|68|94;
        Oysters, Beausoleil, choice|doz|9|14; Mussels, rope grown 5 lb bag|bag|9|13;
        Haddock fillet, skinless|lb|9|13; Scallops 20/30, dry|lb|22|29; Snow crab sections|lb|13|18;
        Smoked salmon, sliced 1 kg|ea|38|52; Xactic tote deposit|ea|25|40|1;
        Delivery surcharge, Fredericton run|ea|12|18|1; Styrofoam shipper w/ gel packs|ea|8|14|1`),
      numbers: (random) => `CM-${random.int(1012, 5870)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${y}-${m}-${d}`,
    },
    css: '@page{margin:15mm 16mm} body{font:9.5pt "Roboto";color:#393a3d;margin:0;line-height:1.4} .t{display:flex;justify-content:space-between} .t b{font-size:11pt} .lg{width:26mm;height:20mm} h1{font:400 19pt "Roboto";color:#2a7f9e;margin:7mm 0 4mm} .a{display:flex;margin-bottom:6mm;gap:10mm} .a>div:first-child{width:78mm} small{display:block;font-size:7.8pt;font-weight:500;color:#6b6c72} .a table{width:62mm;margin-left:auto} .a td{padding:1px 0} .a td:first-child{font-size:8pt;color:#6b6c72;font-weight:500} .l th{background:#d8eaf0;color:#2a7f9e;font-size:8pt;font-weight:400;text-align:left;padding:5px 6px} .l td{padding:5px 6px;vertical-align:top} .l td:first-child{font-weight:500} .ln{border-top:1pt dashed #babec5;margin-top:4mm;padding-top:4mm;display:flex;justify-content:space-between;align-items:flex-start} .ln p{margin:0;width:74mm;font-size:8.8pt} .s{width:84mm!important} .s td{padding:3px 6px} .s td:first-child{font-size:8.5pt;color:#6b6c72} .s .k td{border-top:1pt dashed #babec5;font-size:13pt;color:#393a3d;font-weight:500;padding-top:8px} .x{margin-top:9mm} .x caption{font-size:8.5pt;text-align:center;padding:2mm;color:#6b6c72} .x th{background:#d8eaf0;color:#2a7f9e;font-size:8pt;font-weight:400;text-align:right;padding:4px 6px} .x td{padding:4px 6px;text-align:right}',
    draw: (p) => {
      const { doc: d, random } = p
      const [name, site] = random.pick(
        townsOf(
          'Petit-Cap Seafoods Ltd.=petitcapseafoods|Northumberland Lobster & Shellfish Inc.=nlshellfish|FUNDY TIDE Fisheries=fundytide|Les Pêcheries Arsenault Ltée=pecheriesarsenault|Cocagne Fish Co-operative=cocagnecoop'
        )
      )
      Object.assign(d.seller, {
        name,
        site: `www.${site}.example`,
        mail: `accounts@${site}.example`,
      })
      settle(d, random, (l) => {
        if (/surcharge|shipper|deposit/.test(l.description)) l.quantity = random.int(1, 2)
      })
      const list = p.lines((l) => {
        return row([
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.plain(l.price)}`,
          `>${l.rate ? 'HST' : 'Z'} ${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const summary = p.taxes((t) =>
        row([
          `${t.rate ? 'HST (NB)' : 'Zero-rated'} @ ${p.number(t.rate)}%`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(baseOf(p, t))}`,
        ])
      )
      const reason = random.pick([
        'Product refused at receiving, core temperature 7 °C. Photos on file with dispatch.',
        'Billed in error, order was picked up by another customer on the route.',
        'Short on delivery. Driver initialled the slip.',
        'Goodwill credit agreed with our sales desk for the late truck.',
      ])
      const facts = [
        row(['CREDIT NO.', d.number]),
        row(['DATE', p.date(d.issueDate)]),
        row(['ORIG. INVOICE', `${random.int(20411, 39876)}`]),
        row(['CUSTOMER PO', d.orderNumber]),
      ]
      return `<div class=t><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${townFirst(d.seller)}<br>+1 506-555-01${random.digits(2)}<br>${d.seller.mail}<br>GST/HST Registration No.: ${random.digits(9)} RT0001</div><svg class=lg viewBox="0 0 52 40"><path d="M2 20C14 4 30 4 40 20c-10 16-26 16-38 0zM38 20l12-10v20z" fill="#2a7f9e"/><circle cx="12" cy="17" r="2" fill="#fff"/></svg></div>
<h1>Credit Memo</h1>
<div class=a><div><small>CREDIT TO</small>${block(d.buyer)}</div><table>${facts.join('')}</table></div>
<table class=l>${heading(['PRODUCT', '>QTY', '>RATE', '>TAX', '>AMOUNT'])}${list.join('')}</table>
<div class=ln><p>${reason}<br><br>This credit has been placed on your account. Apply it to any open invoice; note the credit number on your cheque stub.</p><table class=s>${row(['SUBTOTAL', `>${p.plain(d.subtotal)}`])}${row(['HST (NB) @ 15%', `>${p.plain(d.tax)}`])}${row(['TOTAL', `>${p.plain(d.total)}`])}${rowOf('k', ['TOTAL CREDIT', `>CAD ${p.money(d.total)}`])}</table></div>
<table class=x><caption>TAX SUMMARY</caption>${heading(['RATE', 'TAX', 'NET'])}${summary.join('')}</table>`
    },
  },
  {
    name: 'en-au-occupational-therapist-ndis',
    plan: {
      country: 'GB',
      currency: 'AUD',
      rates: [0],
      lines: [2, 7],
      most: 3,
      isSellerPerson: true,
      days: [7, 14],
      pools: parties(
        'GB',
        [
          'Tegan|Lachlan|Bronwyn|Jarrod|Imogen|Declan|Kirra',
          'Abercrombie|Burridge|Conlon|Drysdale|Galvin|Heffernan|Mulcahy|Rowlands|Vukovic',
          'Plan Management|Plan Partners|Disability Services|Care Plans',
          'Pty Ltd|Pty Limited|Inc.',
          '4/28 Napier Street|PO Box 1147|61 Bungaree Road|Level 2, 190 Lonsdale St|12 Wattle Court',
          'Bendigo VIC=3550|Geelong VIC=3220|Orange NSW=2800|Toowoomba QLD=4350|Mount Barker SA=5251',
        ],
        ['Australia', '+61 ']
      ),
      items: itemsOf(`
        Individual therapy, clinic|h|190|190; Individual therapy, home visit|h|190|190;
        Functional capacity assessment|h|190|190; Report writing, NDIS plan review|h|190|190;
        School observation and teacher liaison|h|190|190; Provider travel, labour|h|190|190;
        Provider travel, vehicle|km|1|1; Equipment trial with supplier|h|190|190`),
      numbers: (random) => `INV-0${random.int(112, 989)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${Number(d)} ${monthsIn('GB')[Number(m) - 1].slice(0, 3)} ${y}`,
    },
    css: 'body{font:9.5pt "Lato";color:#333;margin:0;line-height:1.45} .h{display:flex;justify-content:space-between;border-bottom:3pt solid #b56576;padding-bottom:5mm} .h b{font-size:18pt;font-weight:300;color:#6d3b47;display:block;line-height:1.1} .h span{text-align:right;font-size:8.5pt} h1{font:300 22pt "Lato";margin:8mm 0 5mm;color:#b56576} .a{display:grid;grid-template-columns:1fr 1fr 54mm;gap:7mm;margin-bottom:8mm;font-size:9pt} .a small{display:block;text-transform:uppercase;letter-spacing:.7px;font-size:7pt;color:#b56576;font-weight:700} .a dl{display:grid;grid-template-columns:auto auto;margin:0;row-gap:1px} .a dd{margin:0;text-align:right} .l th{font-size:7.8pt;text-align:left;color:#6d3b47;border-bottom:1pt solid #b56576;padding:4px 2px} .l td{padding:5px 2px;border-bottom:.5pt solid #e4cfd3;vertical-align:top;font-size:9pt} .l td:first-child,.l td:nth-child(2){white-space:nowrap} .l td:nth-child(2){font-size:8pt} .s{width:74mm;margin:3mm 0 0 auto} .s td{padding:3px 2px} .s .k td{border-top:1pt solid #b56576;font-weight:700;font-size:12pt} .p{background:#faf3f4;margin-top:10mm;padding:4mm 6mm;font-size:9pt;display:flex;gap:16mm} .f{margin-top:6mm;font-size:7.8pt;color:#777}',
    draw: (p) => {
      const { doc: d, random } = p
      settle(d, random, (l) => {
        const isWay = l.description.endsWith('vehicle')
        l.price = isWay ? 99 : 19399
        l.quantity = isWay
          ? random.int(4, 46)
          : l.description.includes('travel')
            ? 0.5
            : random.pick([0.5, 0.75, 1, 1, 1, 1.5, 2.25])
      })
      const codes = (l: Line) =>
        l.description.endsWith('vehicle') ? '15_799_0128_1_3' : '15_617_0128_1_3'
      const days = daysOf(p, d.from, d.until)
      const list = p.lines((l, at) =>
        row([
          days[at],
          codes(l),
          l.description,
          `>${p.number(l.quantity, 2)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const participant = `${random.pick(['Noah', 'Isla', 'Bodhi', 'Maeve', 'Trent'])} ${random.pick(['Pascoe', 'Tran', 'Whelan', 'Sarkis'])}`
      return `<div class=h><div><b>${d.seller.name}</b>Occupational Therapist &nbsp;·&nbsp; B.OccTher (Hons) &nbsp;·&nbsp; AHPRA OCC000${random.digits(7)}</div><span>${d.seller.street}<br>${townFirst(d.seller)}<br>04${random.digits(2)} ${random.digits(3)} ${random.digits(3)}<br>${d.seller.mail}<br>ABN ${abnOf(random.digits(9))}</span></div>
<h1>Invoice</h1>
<div class=a><div><small>Bill to</small>${block(d.buyer)}</div><div><small>NDIS participant</small>${participant}<br>NDIS no. 43${random.digits(1)} ${random.digits(3)} ${random.digits(3)}<br>Funding: Improved Daily Living</div><dl><dt>Invoice no.</dt><dd><b>${d.number}</b></dd><dt>Invoice date</dt><dd>${p.date(d.issueDate)}</dd><dt>Due date</dt><dd>${p.date(d.dueDate)}</dd></dl></div>
<table class=l>${heading(['Date', 'Support item', 'Description', '>Qty', '>Unit price', '>GST', '>Amount'])}${list.join('')}</table>
<table class=s>${row(['Subtotal', `>${p.money(d.subtotal)}`])}${row(['GST (GST-free supply, s 38-38)', `>${p.money(d.tax)}`])}${row(['Total AUD', `>${p.money(d.total)}`])}${rowOf('k', ['Amount due', `>${p.money(d.amountDue)}`])}</table>
<div class=p><div><b>Pay by bank transfer</b><br>Account name: ${d.seller.name}<br>BSB: 633-${random.digits(3)} &nbsp; Account: ${random.digits(9)}<br>Reference: ${d.number}</div><div><b>Plan managers</b><br>Please send remittance advice to<br>${d.seller.mail}</div></div>
<div class=f>Prices follow the NDIS Pricing Arrangements and Price Limits. Appointments cancelled with less than two clear business days’ notice may be charged in full. I am not a registered provider; supports can be claimed by plan-managed and self-managed participants.</div>`
    },
  },
  {
    name: 'en-nz-building-consent-council',
    plan: {
      country: 'GB',
      currency: 'NZD',
      rates: [15],
      lines: [4, 9],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isGross: true,
      isBuyerPerson: true,
      prepaid: 0.65,
      days: [14, 20, 28],
      pools: parties(
        'GB',
        [
          'Aroha|Craig|Nikau|Lynette|Tane|Gwenda',
          'Barclay|Corrigan|Haerewa|Laidlaw|Paewai|Rutledge|Te Kanawa|Winiata',
          'Builders|Homes|Drainage|Architecture|Developments',
          'Limited|Ltd|(2018) Limited',
          '41 Takahē Drive|RD 3, 188 Ōtūreia Road|6B Fergusson Street|PO Box 90|215 State Highway 4',
          'Taihape=4720|Ōtaki=5512|Te Kūiti=3910|Geraldine=7930|Dannevirke=4930',
        ],
        ['New Zealand', '+64 ']
      ),
      items: itemsOf(`
        Building consent lodgement fee||120|190; PIM – project information memorandum||210|360;
        Building consent processing||380|1450; Engineering peer review||240|690;
        Inspections – site||190|980; Certificate of title search||20|35; Code compliance certificate||140|260;
        BRANZ levy||60|320; MBIE building levy||90|470; Online portal charge||75|110;
        Vehicle crossing application||180|240; Development contribution – wastewater||900|2400`),
      numbers: (random) => `${random.int(140210, 188970)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${d}/${m}/${y}`,
    },
    css: '@page{margin:13mm 16mm} body{font:9.5pt "Open Sans";margin:0;line-height:1.4} .h{display:flex;gap:5mm;align-items:center} .h b{font:bold 15pt "Open Sans Condensed";color:#114b5f;line-height:1.15} .h small{display:block;font:8pt "Open Sans";color:#333} .h span{margin-left:auto;font-size:8pt;text-align:right} .ti{display:flex;justify-content:space-between;align-items:flex-start;margin:14mm 0 9mm} .ti table{width:78mm;margin-right:.5mm;border:1pt solid #114b5f} .ti td{padding:2px 6px} .ti h1{font-size:13pt;margin:0 0 2mm;color:#114b5f;text-align:right} .c{background:#e6f0f2;padding:2.5mm 4mm;font-size:9pt;margin-bottom:5mm} .l th{border-top:1pt solid #114b5f;border-bottom:1pt solid #114b5f;text-align:left;font-size:8.5pt;padding:3px 4px} .l td{padding:3px 4px} .l .u td{border-top:.6pt solid #114b5f} .l .k td{font-weight:bold;border-top:1pt solid #114b5f;border-bottom:1pt solid #114b5f} .n{font-size:8pt;margin-top:5mm} .slip{position:fixed;bottom:0;left:0;right:0;border-top:.8pt dashed #000;padding-top:3mm;display:grid;grid-template-columns:1fr 76mm;gap:8mm;font-size:8.5pt;background:#fff} .slip h2{font-size:10.5pt;margin:0 0 1.5mm} .slip td{border:.5pt solid #999;padding:2px 5px}',
    draw: (p) => {
      const { doc: d, random } = p
      const [name, site] = random.pick(
        townsOf(
          'Upper Rangitīkei District Council=urdc|Waimārino District Council=waimarinodc|Te Awa Iti Borough Council=teawaiti|TARATAHI DISTRICT COUNCIL=taratahidc'
        )
      )
      Object.assign(d.seller, { name, site: `www.${site}.example`, mail: `info@${site}.example` })
      const list = p.lines((l) => row([l.description, `>${p.plain(l.amount)}`]))
      const debtor = random.digits(6)
      const facts = [
        row(['Invoice number', `>${d.number}`]),
        row(['Invoice date', `>${p.date(d.issueDate)}`]),
        row(['Debtor number', `>${debtor}`]),
        row(['GST number', `>${random.digits(2)}-${random.digits(3)}-${random.digits(3)}`]),
      ]
      const paid = d.prepaid
        ? row([`Less deposit received ${p.date(d.orderDate)}`, `>-${p.plain(d.prepaid)}`])
        : ''
      const property = `${random.int(3, 480)} ${random.pick(['Rātā Street', 'Mangaohane Road', 'Kōwhai Terrace'])}, Lot ${random.int(1, 9)} DP ${random.int(31200, 98700)}`
      const work = random.pick([
        'New dwelling with attached garage',
        'Install freestanding wood burner and re-roof',
        'Relocate dwelling onto new foundations',
        'Farm shed, six bays',
      ])
      return `<div class=h><svg width="19mm" viewBox="0 0 44 40"><path d="M2 34 16 8l8 14 6-8 12 20z" fill="#114b5f"/><path d="M2 38c8-4 12 3 20 0s12-3 20 0" stroke="#3aa0b5" stroke-width="2.4" fill="none"/></svg><b>${d.seller.name}<small>${random.pick(['Tō tātou rohe – our place', 'Ki uta ki tai', 'Together on the river'])}</small></b><span>${d.seller.street}<br>${townFirst(d.seller)}<br>Phone 0800 ${random.digits(3)} ${random.digits(3)}<br>${d.seller.site}</span></div>
<div class=ti><div>${block(d.buyer)}</div><div><h1>TAX INVOICE</h1><table>${facts.join('')}</table></div></div>
<div class=c>Building consent <b>BC${d.issueDate.slice(2, 4)}0${random.digits(3)}</b> – ${work}<br>Property: ${property} &nbsp;&nbsp; Valuation no. ${random.int(12, 15)}${random.digits(3)}/${random.digits(3)}.00</div>
<table class=l>${heading(['Description', '>Amount incl. GST $'])}${list.join('')}${rowOf('u', ['Total excluding GST', `>${p.plain(d.subtotal)}`])}${row(['GST at 15%', `>${p.plain(d.tax)}`])}${rowOf('u', ['<b>Total including GST</b>', `><b>${p.plain(d.total)}</b>`])}${paid}${rowOf('k', [`Amount payable by ${p.date(d.dueDate)}`, `>NZ${p.money(d.amountDue)}`])}</table>
<div class=n>Fees and charges are set under section 219 of the Building Act 2004. The consent or code compliance certificate is not issued until all fees have been paid. Overdue accounts may be referred to a collection agency and the cost added.</div>
<div class=slip><div><h2>Remittance advice</h2>${d.seller.name}<br>Internet banking: account 02-07${random.digits(2)}-00${random.digits(5)}-00<br>Particulars: ${debtor} &nbsp; Reference: ${d.number}<br>EFTPOS and cash at the service centre, Monday to Friday 8.30 am – 4.30 pm. We no longer accept cheques.</div><table>${row(['Debtor', d.buyer.name])}${row(['Invoice', d.number])}${row(['Due date', p.date(d.dueDate)])}${row(['Amount payable', `<b>${p.money(d.amountDue)}</b>`])}</table></div>`
    },
  },
  {
    name: 'pl-odpady-kontenery-karty',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [8, 23],
      lines: [4, 10],
      isInOrder: true,
      isOnce: true,
      most: 4,
      days: [14, 21, 30],
      pools: polish(
        'Budownictwo|Zakłady Mięsne|Tartak|Wspólnota Handlowa|Ceramika|Poligrafia',
        'Sp. z o.o.|S.A.|Sp. k.|Sp. j.'
      ),
      items: itemsOf(`
        Zmieszane odpady z budowy 17 09 04|Mg|520|790; Gruz betonowy 17 01 01|Mg|60|115;
        Gruz ceglany 17 01 02|Mg|75|130; Odpady wielkogabarytowe 20 03 07|Mg|880|1240;
        Opakowania z papieru 15 01 01|Mg|90|180; Folia opakowaniowa 15 01 02|Mg|110|240;
        Drewno 17 02 01|Mg|240|360; Opróżnienie pojemnika 1100 l – zmieszane|szt.|88|132;
        Opróżnienie pojemnika 240 l – bio|szt.|26|39; Podstawienie i odbiór kontenera KP-7|kurs|180|290|1;
        Dzierżawa kontenera KP-7|m-c|70|120|1; Dzierżawa pojemnika 1100 l|m-c|24|36|1;
        Przestój pojazdu hakowego|godz.|140|195|1`),
      numbers: (random, year) => `FS/${random.digits(4)}/${year.slice(2)}/ODP`,
    },
    style: { ...comma, thousands: ' ', date: (y, m, d) => `${y}-${m}-${d}` },
    css: '@page{margin:12mm 14mm} body{font:8.8pt "DejaVu Sans Condensed";margin:0;line-height:1.35} .h{display:flex;justify-content:space-between} .h .lg{font-weight:bold;font-size:13pt;color:#2d6a31;width:88mm;line-height:1.15} .h .lg span{display:block;font:7.5pt "DejaVu Sans Condensed";color:#000;margin-top:1.5mm} .dd{width:74mm;margin-right:.4mm} .dd td{border:.5pt solid #888;padding:2px 5px;font-size:8pt} .dd td:first-child{background:#eee} h1{font-size:13pt;text-align:center;margin:6mm 0 4mm;border:.5pt solid #888;background:#eee;padding:1.6mm;margin-right:.4mm} .pp{display:flex;gap:4mm;margin:0 .4mm 4mm 0} .pp>div{flex:1;border:.5pt solid #888;padding:0 2.5mm 2mm} .pp small{display:block;background:#eee;margin:0 -2.5mm 1.4mm;padding:.7mm 2.5mm;font-weight:bold;font-size:7.5pt} .l{width:calc(100% - .4mm)} .l th{background:#eee;border:.5pt solid #888;font-size:7.2pt;padding:2px 3px} .l td{border:.5pt solid #888;padding:2px 4px} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:3mm;gap:6mm;break-inside:avoid} .v{width:98mm!important} .v th,.v td{border:.5pt solid #888;padding:2px 4px;font-size:8pt} .v th{background:#eee} .z{flex:1;margin-right:.4mm;border:1pt solid #2d6a31;padding:2.5mm 3.5mm} .z b{font-size:13pt} .k{margin-top:5mm;font-size:7.8pt} .k td,.k th{border-bottom:.4pt solid #bbb;text-align:left;padding:1.4px 3px;font-size:7.5pt} .sg{display:flex;justify-content:space-between;margin-top:18mm;font-size:7pt;text-align:center} .sg div{width:62mm;border-top:.4pt dotted #000}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        random,
        d.seller,
        'EKO-PILICA Sp. z o.o.=eko-pilica|Zakład Oczyszczania Miasta „Czyścioch” Sp. z o.o.=zom-czyscioch|Kontenery Sitarz i Syn sp.j.=kontenerysitarz|Przedsiębiorstwo Komunalne w Opocznie Sp. z o.o.=pk-opoczno'
      )
      settle(d, random, (l) => {
        if (l.unit === 'Mg') l.quantity = random.int(32, 940) / 100
        if (l.description.startsWith('Dzierżawa')) l.quantity = 1
        if (l.description.startsWith('Opróżnienie')) l.quantity = random.int(2, 17)
      })
      const list = p.lines((l, at) =>
        row([
          `${at + 1}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}%`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `w tym ${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(baseOf(p, t) + taxOf(p, t))}`,
        ])
      )
      const days = daysOf(p, d.from, d.until)
      const cards = d.lines
        .map((l, at) => ({ unit: l.unit, text: l.description, weight: l.quantity, day: days[at] }))
        .filter(({ unit }) => unit === 'Mg')
        .map(({ text, weight, day }) =>
          row([
            `${random.digits(5)}/KPO/${d.issueDate.slice(0, 4)}`,
            day,
            text.slice(-8),
            `>${p.number(weight, 4)}`,
            `EOP ${random.digits(2)}${random.pick(['CX', 'GA', 'MR'])}`,
          ])
        )
      const kpo = cards.length
        ? `<div class=k><b>Zestawienie kart przekazania odpadów (KPO)</b><table>${heading(['Nr karty', 'Data przekazania', 'Kod odpadu', '>Masa [Mg]', 'Nr rej. pojazdu'])}${cards.join('')}</table></div>`
        : ''
      return `<div class=h><div class=lg>${d.seller.name}<span>${d.seller.street}, ${codeFirst(d.seller)}<br>tel. ${d.seller.telephone}, ${d.seller.mail}<br>Nr rejestrowy BDO: 000${random.digits(6)}</span></div><table class=dd style="align-self:flex-start">${row(['Miejsce wystawienia', d.seller.town])}${row(['Data wystawienia', p.date(d.issueDate)])}${row(['Okres świadczenia usługi', `${p.date(d.from)} – ${p.date(d.until)}`])}${row(['Nr umowy', `${random.int(12, 480)}/U/${Number(d.issueDate.slice(0, 4)) - 1}`])}</table></div>
<h1>FAKTURA VAT nr ${d.number} – oryginał</h1>
<div class=pp><div><small>SPRZEDAWCA</small>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP ${nipOf(d.seller)}</div><div><small>NABYWCA</small>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>NIP ${nipOf(d.buyer)}</div><div><small>MIEJSCE ODBIORU ODPADÓW</small>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>Kod odbiorcy: ${d.customerNumber}</div></div>
<table class=l>${heading(['Lp.', 'Nazwa usługi / kod odpadu', '>Ilość', 'J.m.', '>Cena netto', '>Wartość netto', '>VAT'])}${list.join('')}</table>
<div class=e><table class=v>${heading(['Stawka VAT', '>Netto', '>VAT', '>Brutto'])}${row(['<b>Razem</b>', `><b>${p.plain(d.subtotal)}</b>`, `><b>${p.plain(d.tax)}</b>`, `><b>${p.plain(d.total)}</b>`])}${taxes.join('')}</table><div class=z>Razem do zapłaty:<br><b>${p.plain(d.amountDue)} PLN</b><br>Forma płatności: przelew<br>Termin płatności: ${p.date(d.dueDate)}</div></div>
<p>Słownie: ${inWords(d.amountDue)}<br>Rachunek bankowy: <b>${accountOf(d.seller.iban)}</b> (w tytule przelewu prosimy podać nr faktury)</p>${kpo}
<div class=sg><div>podpis osoby upoważnionej do odbioru faktury</div><div>podpis osoby upoważnionej do wystawienia faktury<br>${random.pick(['Edyta Kaczor', 'Paulina Mróz', 'A. Stępień'])}</div></div>`
    },
  },
  {
    name: 'pl-hurt-elektryczna-przeniesienie',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      lines: [90, 170],
      isOnce: true,
      most: 60,
      lineDiscount: 0.7,
      days: [14, 30, 45, 60],
      pools: polish(
        'Elektroinstal|Instalacje Elektryczne|Elektromontaż|Zakład Usług Technicznych|Energo-Serwis',
        'Sp. z o.o.|s.c.|Sp. j.|Sp. k.'
      ),
      items: electrical,
      numbers: (random, year) => `F/${random.digits(6)}/${random.pick(['03', '11', '27'])}/${year}`,
    },
    style: { ...comma, thousands: ' ', date: dotted },
    css: '@page{margin:10mm 12mm} body{font:8pt "Roboto Condensed";margin:0} .pg+.pg{break-before:page} .h{display:flex;justify-content:space-between;align-items:flex-start;border-bottom:2.2pt solid #d6001c;padding-bottom:2mm} .h b{font:900 15pt "Roboto";color:#d6001c} .h div{font-size:7.5pt;line-height:1.35} .h .r{line-height:1.3} .no{font-size:13pt;font-weight:700;margin:3.5mm 0 2mm;display:flex;justify-content:space-between} .no span{font-size:8pt;font-weight:400} .pp{display:grid;grid-template-columns:1fr 1fr 62mm;gap:4mm;margin-bottom:3mm;line-height:1.4;font-size:8.5pt} .pp small{display:block;color:#d6001c;font-size:7pt;text-transform:uppercase} .pp td{padding:.5px 0;font-size:8pt} .l th{border-bottom:1pt solid #000;border-top:1pt solid #000;text-align:left;font-size:7.3pt;padding:2px 3px} .l td{padding:1.9px 3px;border-bottom:.3pt solid #bbb} .l .c td{font-style:italic;border:0;border-top:.8pt solid #000} .e{display:grid;grid-template-columns:1fr 74mm;gap:8mm;margin-top:4mm;break-inside:avoid} .e th,.v td{border:.5pt solid #000;padding:2px 4px;font-size:7.6pt} .b{border:1.4pt solid #d6001c;padding:2mm 3mm;font-size:12pt;font-weight:700;display:flex;justify-content:space-between;margin-right:.5mm} .t{font-size:7pt;margin-top:4mm;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        random,
        d.seller,
        'ELHURT Tomaszów Sp. z o.o.=elhurt-tm|Amper & Wolt Hurtownie Elektryczne S.A.=amperwolt|P.H.U. „KABLEX” Bogdan Pilch=kablex|Hurtownia Elektryczna Fazowa sp.j.=fazowa'
      )
      let sum = 0
      const rows = p.lines((l, at) => {
        sum += l.amount
        const code = [...l.description].reduce(
          (all, one) => (all * 31 + one.charCodeAt(0)) % 89999,
          7
        )
        return {
          sum,
          html: row([
            `${at + 1}`,
            `${10000 + code}`,
            l.description,
            l.unit,
            `>${p.number(l.quantity)}`,
            `>${p.plain(l.price)}`,
            `>${p.number(l.discount, 1)}`,
            `>${p.plain(l.amount)}`,
            `>${p.number(l.rate)}`,
          ]),
        }
      })
      const labels = [
        'Lp.',
        'Indeks',
        'Nazwa towaru',
        'J.m.',
        '>Ilość',
        '>Cena netto',
        '>Rabat %',
        '>Wartość netto',
        '>VAT %',
      ]
      const pages = paged(rows, 43, 34)
      const carried = (label: string, value: number) =>
        `<tr class=c><td></td><td></td><td>${label}</td><td></td><td></td><td></td><td></td><td class=r>${p.plain(value)}</td><td></td></tr>`
      const branch = `Oddział 0${random.int(2, 8)}`
      const line = `${random.digits(3)} ${random.digits(3)}`
      const top = (at: number) =>
        `<div class=h><div><b>${d.seller.name}</b><br>${d.seller.street}, ${codeFirst(d.seller)} · NIP ${nipInGroups(d.seller)}<br>tel. ${d.seller.telephone} · ${d.seller.mail} · ${d.seller.site}</div><div class=r>${branch}<br>Infolinia 801 ${line}<br>Strona ${at + 1} z ${pages.length}</div></div><div class=no>FAKTURA ${d.number} <span>${at ? 'ciąg dalszy' : 'Oryginał'}</span></div>`
      const facts = [
        row(['Data wystawienia', `>${p.date(d.issueDate)}`]),
        row(['Data dokonania dostawy', `>${p.date(d.deliveryDate)}`]),
        row(['Termin płatności', `><b>${p.date(d.dueDate)}</b>`]),
        row(['Sposób zapłaty', '>przelew']),
        row(['Zamówienie', `>${d.orderNumber}`]),
        row(['WZ', `>${random.digits(6)}/WZ/${d.issueDate.slice(0, 4)}`]),
      ]
      const head = `<div class=pp><div><small>Nabywca (płatnik)</small><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>NIP ${nipInGroups(d.buyer)}</div><div><small>Adres dostawy</small>${random.pick(['Budowa: hala magazynowa, ul. Portowa 2', 'Odbiór własny w oddziale', 'Budowa: przedszkole nr 4, ul. Szkolna 1'])}<br>Odebrał: ${random.pick(['Ł. Cichy', 'M. Pająk', 'R. Goc'])}<br>Handlowiec: ${random.pick(['Robert Socha', 'Iwona Wnuk'])}</div><table>${facts.join('')}</table></div>`
      const tax = p.taxes((t) =>
        row([
          `${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(d.total)}`,
        ])
      )
      const end = `<div class=e><div><table class=v>${heading(['Stawka', '>Netto', '>VAT', '>Brutto'])}${tax.join('')}${row(['RAZEM', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table></div><div><div class=b><span>DO ZAPŁATY</span><span>${p.plain(d.amountDue)} PLN</span></div></div></div>
<div class=t>Słownie: ${inWords(d.amountDue)}<br>Konto: <b>${grouped(d.seller.iban)}</b><br>Towar pozostaje własnością sprzedawcy do czasu zapłaty całej należności (art. 589 k.c.). Reklamacje ilościowe przyjmujemy w ciągu 3 dni roboczych od dostawy. Kabli i przewodów ciętych z bębna na życzenie nie przyjmujemy do zwrotu. Po terminie naliczamy odsetki ustawowe za opóźnienie w transakcjach handlowych.</div>`
      return pages
        .map((page, at) => {
          const before = at ? carried('z przeniesienia', pages[at - 1].at(-1)?.sum ?? 0) : ''
          const isLast = at === pages.length - 1
          const after = isLast ? '' : carried('do przeniesienia', page.at(-1)?.sum ?? 0)
          return `<div class=pg>${top(at)}${at ? '' : head}<table class=l>${heading(labels)}${before}${page.map(({ html }) => html).join('')}${after}</table>${isLast ? end : ''}</div>`
        })
        .join('')
    },
  },
  {
    name: 'pl-fotowoltaika-zaliczka-dom',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [8, 23],
      lines: [9, 17],
      isInOrder: true,
      isOnce: true,
      most: 26,
      isBuyerPerson: true,
      prepaid: 0.75,
      days: [5, 7, 14],
      pools: polish('Agro|Stolarnia|Pieczarkarnia|Gospodarstwo Rolne', 'Sp. z o.o.|s.c.|Sp. j.'),
      items: itemsOf(`
        Moduł fotowoltaiczny 455 W, full black|szt.|340|460; Falownik hybrydowy 10 kW, 3-fazowy|kpl.|5200|7400;
        Magazyn energii 10,24 kWh|kpl.|12800|16900; Konstrukcja wsporcza, dachówka|kpl.|1900|2800;
        Zabezpieczenia AC/DC z rozdzielnicą|kpl.|980|1450; Okablowanie solarne 6 mm²|m|6|9;
        Montaż instalacji na dachu budynku mieszkalnego|usł.|3400|4900;
        Uruchomienie i zgłoszenie do operatora sieci|usł.|450|700;
        Konstrukcja gruntowa, 2 rzędy|kpl.|2100|3200|1; Przekop i kabel ziemny poza budynkiem|m|48|72|1;
        Zgłoszenie do Straży Pożarnej – uzgodnienie projektu|usł.|350|520|1`),
      numbers: (random, year) => `FK ${random.int(3, 148)}/${year}`,
    },
    style: { ...comma, thousands: ' ', money: (plain) => `${plain} zł`, date: dashed },
    css: '@page{margin:15mm} body{font:9pt "Inter";color:#1f2933;margin:0;line-height:1.45} .h{display:flex;justify-content:space-between;align-items:center} .h b{font-size:14pt;color:#c77700;max-width:96mm;line-height:1.2} .h h1{font-size:12.5pt;margin:0;text-align:right} .h h1 span{display:block;font-weight:400;font-size:9pt} .m{display:grid;grid-template-columns:repeat(4,1fr);background:#fff5e3;border-radius:2mm;padding:3mm 4mm;margin:6mm 0;font-size:8.5pt} .m small,.pp small{display:block;color:#8a6a3a;font-size:7.3pt} .pp{display:grid;grid-template-columns:1fr 1fr;gap:8mm;margin-bottom:6mm} .l th{font-size:7.5pt;font-weight:600;text-align:left;border-bottom:1.2pt solid #f0a020;padding:4px 3px} .l td{padding:4px 3px;border-bottom:.4pt solid #e3d9c8;font-size:8.6pt} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm;break-inside:avoid} .v{width:88mm!important} .v th{font-size:7.3pt;text-align:left;color:#8a6a3a;font-weight:600;padding:2px 3px} .v td{padding:2px 3px;font-size:8.3pt} .v .k td{border-top:.6pt solid #f0a020;font-weight:600} .q{width:80mm!important} .q td{padding:3px 4px} .q .k td{background:#f0a020;color:#000;font-weight:700;font-size:11pt} .z{margin-top:5mm;font-size:8.3pt} .y{display:flex;gap:6mm;align-items:center;margin-top:5mm;font-size:8.5pt;break-inside:avoid} .f{margin-top:6mm;font-size:7.3pt;color:#667;border-top:.4pt solid #e3d9c8;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        random,
        d.seller,
        'Słoneczna Warka Sp. z o.o.=sloneczna-warka|PV Instal Żurek i Wspólnicy sp.k.=pvinstal|HELIOS DOM Sp. z o.o.=heliosdom|Eko-Energia Nowakowska & Kępa s.c.=eko-energia-nk'
      )
      settle(d, random, (l) => {
        if (l.unit === 'kpl.' || l.unit === 'usł.') l.quantity = 1
        if (l.unit === 'szt.') l.quantity = random.int(10, 26)
        if (l.unit === 'm') l.quantity = random.int(12, 80)
      })
      const list = p.lines((l, at) =>
        row([
          `${at + 1}.`,
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}%`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(baseOf(p, t) + taxOf(p, t))}`,
        ])
      )
      const advance = `FZ ${random.int(2, 120)}/${d.orderDate.slice(0, 4)}`
      const paid = d.prepaid
        ? row([`Zaliczka ${advance}<br>z ${p.date(d.orderDate)}`, `>-${p.money(d.prepaid)}`])
        : ''
      const facts: [string, string][] = [
        ['Data wystawienia', p.date(d.issueDate)],
        ['Data wykonania usługi', p.date(d.deliveryDate)],
        ['Termin płatności', p.date(d.dueDate)],
        ['Sposób płatności', 'przelew'],
      ]
      return `<div class=h><b>${d.seller.name}</b><h1>Faktura ${d.number}<span>do umowy nr ${d.orderNumber}</span></h1></div>
<div class=m>${facts.map(([label, value]) => `<div><small>${label}</small>${value}</div>`).join('')}</div>
<div class=pp><div><small>Sprzedawca</small><strong>${d.seller.name}</strong><br>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP: ${nipInGroups(d.seller)}</div><div><small>Nabywca</small><strong>${d.buyer.name}</strong><br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<table class=l>${heading(['Lp.', 'Nazwa towaru lub usługi', '>Ilość', '>Cena netto', '>Wartość netto', '>VAT'])}${list.join('')}</table>
<div class=e><table class=v>${heading(['Stawka', '>Netto', '>Kwota VAT', '>Brutto'])}${taxes.join('')}${rowOf('k', ['Razem', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table><table class=q>${row(['Wartość brutto', `>${p.money(d.total)}`])}${paid}${rowOf('k', ['Do zapłaty', `>${p.money(d.amountDue)}`])}</table></div>
<div class=z>Słownie: ${inWords(d.amountDue)}</div>
<div class=y>${squareCode(random, '23mm', { side: 33, dark: 0.49 })}<div>Zapłać, skanując kod w aplikacji banku, albo przelewem na konto:<br><strong>${accountOf(d.seller.iban)}</strong><br>Tytuł przelewu: ${d.number}</div></div>
<div class=f>Stawka 8% – art. 41 ust. 12 ustawy o VAT, budynek mieszkalny jednorodzinny do 300 m². Gwarancja: moduły 25 lat, falownik 10 lat, montaż 5 lat. Faktura uprawnia do ulgi termomodernizacyjnej. ${d.seller.telephone} · ${d.seller.mail}</div>`
    },
  },
  {
    name: 'pl-geodeta-mapa-arkusz',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      lines: [1, 4],
      isOnce: true,
      most: 3,
      isSellerPerson: true,
      days: [7, 14],
      pools: polish(
        'Deweloper|Biuro Projektów|Inwestycje|Drogi i Mosty|Architektura',
        'Sp. z o.o.|S.A.|Sp. k.|s.c.'
      ),
      items: itemsOf(`
        Mapa do celów projektowych 1:500|szt.|900|1600; Wytyczenie budynku w terenie|kpl.|450|700;
        Inwentaryzacja powykonawcza budynku|kpl.|750|1200; Inwentaryzacja przyłącza wodociągowego|szt.|400|650;
        Podział nieruchomości na działki|dz.|1400|2200; Wznowienie znaków granicznych|pkt|180|290;
        Pomiar kontrolny wykopu i obliczenie objętości|godz.|140|190;
        Opłata za materiały z zasobu PODGiK|kpl.|60|180`),
      numbers: (random, year) => `${random.int(3, 68)}/${year}`,
    },
    style: {
      ...comma,
      thousands: ' ',
      money: (plain) => `${plain} zł`,
      date: (y, m, d) => `${d}.${m}.${y} r.`,
    },
    css: 'body{font:11pt "Carlito";margin:0;line-height:1.3} .g td{border:.5pt solid #000;padding:3px 6px;vertical-align:top} .g{width:calc(100% - .4mm)} .g .s td{background:#d9e2f3;font-weight:bold;text-align:center} .g small{font-size:8.5pt} h1{font-size:17pt;margin:0;text-align:center} .l td,.l th{text-align:center} .l{margin-top:5mm} .l th{border:.5pt solid #000;background:#d9e2f3;font-size:9.5pt;padding:3px} .l td:nth-child(2){text-align:left} .su td{font-weight:bold} .x{border:0!important} .p{margin-top:5mm;line-height:1.55} .pz{font-size:14pt;font-weight:bold} .sg{margin:26mm 0 0 auto;width:70mm;text-align:center;font-size:9pt} .sg i{font:17pt "Z003";display:block;border-bottom:.5pt dotted #000;color:#1d2f7a}',
    draw: (p) => {
      const { doc: d, random } = p
      settle(d, random, (l) => {
        if (l.unit === 'kpl.') l.quantity = 1
        if (l.unit === 'pkt') l.quantity = random.int(2, 9)
      })
      const list = p.lines((l, at) =>
        row([
          `${at + 1}`,
          l.description,
          l.unit,
          p.number(l.quantity),
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
          `${p.number(l.rate)}%`,
        ])
      )
      const parcel = `${random.int(12, 980)}/${random.int(1, 14)}`
      const precinct = random.pick(['Wąwał', 'Smardzewice', 'Libiszów', 'Zarzęcin'])
      return `<table class=g><tr><td rowspan=2 style="width:46%"><b>${d.seller.name}</b><br>geodeta uprawniony, nr upr. ${random.digits(5)} (zakres 1, 2)<br>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP ${nipInGroups(d.seller)}<br>tel. kom. ${random.int(501, 698)} ${random.digits(3)} ${random.digits(3)}</td><td colspan=2><h1>FAKTURA nr ${d.number}</h1></td></tr><tr><td><small>miejscowość i data wystawienia</small><br>${d.seller.town}, ${p.date(d.issueDate)}</td><td><small>data wykonania usługi</small><br>${p.date(d.deliveryDate)}</td></tr><tr class=s><td>NABYWCA</td><td colspan=2>ROBOTA GEODEZYJNA</td></tr><tr><td>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>NIP ${nipInGroups(d.buyer)}</td><td colspan=2>Zgłoszenie nr GN.6640.${random.int(110, 3900)}.${d.issueDate.slice(0, 4)}<br>obręb ${precinct}, dz. nr ew. ${parcel}</td></tr></table>
<table class="g l">${heading(['Lp.', 'Wyszczególnienie', 'j.m.', 'ilość', 'cena netto', 'wartość netto', 'VAT'])}${list.join('')}<tr class=su><td class=x colspan=4></td><td class=r>Razem netto</td><td class=r>${p.money(d.subtotal)}</td><td class=x></td></tr><tr class=su><td class=x colspan=4></td><td class=r>VAT 23%</td><td class=r>${p.money(d.tax)}</td><td class=x></td></tr><tr class=su><td class=x colspan=4></td><td class=r>Razem brutto</td><td class=r>${p.money(d.total)}</td><td class=x></td></tr></table>
<div class=p><span class=pz>Do zapłaty: ${p.money(d.amountDue)}</span><br>słownie: ${inWords(d.amountDue)}<br>Płatność przelewem do dnia ${p.date(d.dueDate)}<br>nr konta: ${accountOf(d.seller.iban)}</div>
<div class=sg><i>${d.seller.name}</i>podpis wystawcy</div>`
    },
  },
]
