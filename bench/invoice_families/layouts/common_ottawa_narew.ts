import { baseOf, taxOf, vatOf } from '../everyday_parts.ts'
import { dayAfter, daysBetween } from '../days.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import { sumOf } from '../make_document.ts'
import { paged } from '../pages.ts'
import { partiesIn, type Country, type Person } from '../people.ts'
import {
  address,
  codeFirst,
  comma,
  dotted,
  grouped,
  heading,
  monthsIn,
  point,
  row,
  rowOf,
  slashed,
  townFirst,
} from '../print.ts'

/** The parties of a country: first names, last names, trades, legal forms, streets and towns. */
function parties(country: Country, texts: string[], place?: [string, string]) {
  const [first, last, trade, forms, streets] = texts.map(listOf)
  const own = { first, last, trade, forms, streets, towns: townsOf(texts[5]) }
  return partiesIn(country, place ? { ...own, country: place[0], tel: place[1] } : own)
}

const american = (trades: string, forms: string) =>
  parties('US', [
    'Judith|Darnell|Kristin|Omar|Pauline|Emmett',
    'Abernathy|Brandvold|Castleberry|Engstrom|Hightower|Lombard|Pettigrew|Underhill',
    trades,
    forms,
    '1100 Broadway, Ste 650|3370 Old Mill Rd|77 E Fourth St|2900 Industrial Loop|615 Pearl St',
    'Rockford, IL=61101|Erie, PA=16501|Knoxville, TN=37902|Yakima, WA=98901|Peoria, IL=61602',
  ])
const polish = (trades: string, forms: string) =>
  parties('PL', [
    'Urszula|Bartosz|Halina|Konrad|Magdalena|Zbigniew',
    'Banaszak|Czajka|Filipek|Górecki|Kubiak|Nowicka|Rutkowska|Stachura|Wilczek',
    trades,
    forms,
    'ul. Targowa 27|ul. Zielna 5/14|al. Jana Pawła II 80|ul. Fabryczna 16B|ul. Długa 3',
    'Łomża=18-400|Białystok=15-062|Płock=09-402|Radom=26-600|Tarnów=33-100|Legnica=59-220',
  ])
const german = (trades: string, forms: string) =>
  parties('DE', [
    'Hannelore|Uwe|Dagmar|Thorben|Ingrid|Marcel',
    'Altmeier|Bockholt|Dettmer|Fürst|Hinrichs|Kaltenbach|Rösler|Vollmer|Zumbusch',
    trades,
    forms,
    'Gewerbepark 11|Mühlenweg 38|Südring 204|Am Alten Bahnhof 7|Lessingstr. 19|Hauptstraße 66a',
    'Lingen (Ems)=49808|Bamberg=96047|Wismar=23966|Hanau=63450|Görlitz=02826|Offenburg=77652',
  ])

const longDay = (year: string, month: string, day: string) =>
  `${monthsIn('US')[Number(month) - 1]} ${Number(day)}, ${year}`
const block = (who: Person) => `${who.name}<br>${who.street}<br>${townFirst(who)}`
const centralBlock = (who: Person) => `${who.name}<br>${address(who)}`
const netDays = (from: string, until: string) => `Net ${daysBetween(from, until)} days`

/** An Australian business number with its check digits. */
function businessNumber(digits: string): string {
  const sum = [...digits].reduce((whole, digit, at) => whole + Number(digit) * (3 + 2 * at), 0)
  return `${99 - (sum % 89)} ${digits.replace(/(...)(...)(...)/, '$1 $2 $3')}`
}

const labour = itemsOf(`
  Log book service 60,000 km|hr|120|165; Replace front brake pads and machine rotors|hr|120|165;
  Diagnose and rectify air conditioning fault|hr|130|175; Wheel alignment, four wheel|ea|89|129;
  Safety inspection certificate (pink slip)|ea|46|52`)
const spares = itemsOf(`
  Oil filter|ea|18|34; Engine oil 5W-30 full synthetic|L|13|19; Air filter element|ea|29|55;
  Cabin filter|ea|34|62; Front brake pad set|set|98|165; Brake fluid DOT 4|L|18|26;
  Wiper blade pair|set|39|68; Spark plug iridium|ea|24|38; Coolant concentrate|L|16|24;
  Battery 12V 620CCA|ea|189|289; Workshop consumables and oil disposal|ea|12|25`)
const labourNames = new Set(labour.map(([name]) => name))

const telecomGroups: [string, number, number][] = [
  ['Abonamenty', 0, 5],
  ['Usługi dodatkowe', 5, 12],
  ['Płatności przez telefon', 12, 15],
]
const telecom = itemsOf(`
  Abonament Biznes Start|szt.|24|32; Abonament Biznes Bez Limitu|szt.|39|55;
  Abonament Biznes Premium 5G|szt.|69|95; Internet mobilny 200 GB|szt.|45|60;
  Internet stacjonarny LTE, router|szt.|59|80; Pakiet roaming UE 20 GB|szt.|15|25;
  Pakiet minut międzynarodowych|szt.|10|20; Stały adres IP|szt.|12|18;
  Ochrona internetu|szt.|5|10; Centralka wirtualna – stanowisko|szt.|19|29;
  Karta SIM dodatkowa|szt.|4|9; Duplikat karty SIM|szt.|20|25;
  Bilet komunikacji miejskiej 20 min|szt.|3|5|1; Bilet komunikacji miejskiej 24 h|szt.|12|16|1;
  Bilet kolei regionalnej|szt.|9|27|1`)

const carpentry = itemsOf(`
  Aufmaß vor Ort und Werkzeichnung|Std.|58|72;
  Einbauschrank nach Maß, Eiche furniert|Stk|1450|3900;
  Zimmertür Weißlack mit Zarge, 86 x 198,5 cm|Stk|390|680; Drückergarnitur Edelstahl|Stk|38|89;
  Arbeitsplatte Buche massiv, 40 mm, geölt|lfm|165|290; Fensterbank innen, Esche|lfm|58|110;
  Sockelleisten Eiche, auf Gehrung geschnitten|lfm|11|19;
  Beschläge und Kleinmaterial|Satz|19|48; Demontage und Entsorgung Altteile|Std.|52|64;
  Montage Tischlergeselle|Std.|54|64; Montage Tischlermeister|Std.|66|78;
  Anfahrt mit Werkstattwagen|Fahrt|28|55`)
const wages = /^(Aufmaß|Demontage|Montage|Anfahrt)/

/** American, Canadian, Australian, Polish and German invoices that are only measured. */
export const commonOttawaNarew: Family[] = [
  {
    name: 'en-us-counsel-timekeepers',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [0],
      lines: [6, 26],
      most: 4,
      isPart: true,
      charge: 1,
      prepaid: 0.5,
      days: [15, 30],
      pools: american('Partners|Associates|Group', 'LLP|P.C.|LLC'),
      items: itemsOf(`
        Review and revise draft asset purchase agreement||285|460;
        Telephone conference with client regarding lease terms||285|460;
        Draft response to first set of interrogatories||260|420;
        Research successor liability under state law||240|350;
        Prepare for and attend deposition of plant manager||320|480;
        Review opposing counsel's document production||230|340;
        Correspondence with opposing counsel regarding scheduling||240|410;
        Draft operating agreement and member consent||285|430;
        Attend status conference||310|480; Prepare exhibits and index for filing||135|190;
        Conference with J. Whitlow regarding settlement position||290|470;
        Revise non-competition covenant and circulate to client||270|420`),
      numbers: (random) => String(random.int(104200, 189900)),
    },
    style: { ...point, money: (plain) => `$${plain}`, date: longDay },
    css: '@page{margin:16mm 20mm} body{font:10pt "C059";margin:0;line-height:1.35} .g{min-height:240mm;position:relative} .g+.g{break-before:page} .h{text-align:center;margin-bottom:9mm} .h b{font-size:17pt;letter-spacing:.6px;font-weight:normal;display:block} .h i{font-style:normal;font-size:8.5pt;display:block;border-top:.6pt solid #000;margin-top:1.5mm;padding-top:1mm} .t{display:flex;justify-content:space-between;margin-bottom:6mm} .t table{width:76mm} .t td{padding:0} .re{margin:0 0 5mm 12mm} h2{font-size:10pt;text-align:center;font-weight:bold;margin:4mm 0 2mm} .l th{font-size:8.5pt;font-weight:normal;text-align:left;text-decoration:underline;padding-bottom:2mm} .l td{padding:1.2mm 0;vertical-align:top} .l td:first-child{width:19mm} .s{margin:3mm 0 0 auto;width:96mm} .s td{padding:.8mm 0} .s .b td{border-top:.6pt solid #000;border-bottom:2.4pt double #000;font-weight:bold} .k{width:96mm;margin-top:2mm} .k th{text-align:left;font-weight:normal;font-size:8.5pt;text-decoration:underline} .c{display:flex;justify-content:space-between;font-size:9pt;margin-bottom:4mm} .n{font-size:9pt;margin-top:7mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const people = random.pick([
        ['RAP', 'MLE', 'TCB'],
        ['JDH', 'KSL'],
        ['EWB', 'APC', 'NRU'],
      ])
      const span = daysBetween(d.from, d.until) / d.lines.length
      const sums = new Map<string, [number, number]>()
      const list = p.lines((l, at) => {
        const who = random.pick(people)
        const [hours, amount] = sums.get(who) ?? [0, 0]
        sums.set(who, [hours + (l.quantity ?? 0), amount + l.amount])
        const [year, month, day] = dayAfter(d.from, Math.floor(span * (at + 0.5))).split('-')
        return row([
          `${month}/${day}/${year.slice(2)}`,
          who,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const keepers = [...sums].map(([who, [hours, amount]]) =>
        row([who, `>${p.number(hours, 2)}`, `>${p.plain(amount)}`])
      )
      const matter = random.pick(['General Corporate', 'Lease Dispute', 'Acquisition of Assets'])
      const cost = random.pick(['Court e-filing fee', 'Messenger service', 'Certified copies'])
      const paid = d.prepaid ? row(['Less retainer applied', `>(${p.plain(d.prepaid)})`]) : ''
      const pages = paged(list, 21, 11)
      const first = `<div class=h><b>${d.seller.name}</b>Attorneys at Law<i>${d.seller.street} &nbsp;·&nbsp; ${townFirst(d.seller)} &nbsp;·&nbsp; Telephone ${d.seller.telephone} &nbsp;·&nbsp; Tax I.D. ${d.seller.vatId}</i></div><div class=t><div>${block(d.buyer)}</div><table>${row(['Invoice No.', d.number])}${row(['Invoice Date', p.date(d.issueDate)])}${row(['Client–Matter No.', `${d.customerNumber}-0001`])}${row(['Payment Due', p.date(d.dueDate)])}</table></div><div class=re>Re: &nbsp; ${matter}</div>For professional services rendered through ${p.date(d.until)}<h2>FEES</h2>`
      const end = `<table class=s>${row(['Total fees for this matter', `>${p.plain(d.lineTotal)}`])}${row([`Costs advanced: ${cost}`, `>${p.plain(d.charge)}`])}${row(['Total this invoice', `>${p.money(d.total)}`])}${paid}${rowOf('b', ['BALANCE DUE', `>${p.money(d.amountDue)}`])}</table><h2 style="text-align:left">TIMEKEEPER SUMMARY</h2><table class=k>${heading(['Timekeeper', '>Hours', '>Amount'])}${keepers.join('')}</table><div class=n>Please return one copy of this invoice with your remittance, payable to the firm. Balances unpaid after the due date bear interest at 1% per month. Trust account balances are reported on a separate statement.</div>`
      return pages
        .map((rows, at) => {
          const next = `<div class=c><span>Invoice No. ${d.number}</span><span>${p.date(d.issueDate)}</span><span>Page ${at + 1}</span></div>`
          return `<div class=g>${at ? next : first}<table class=l>${heading(['Date', 'Tkpr', 'Description of Services', '>Hours', '>Rate', '>Amount'])}${rows.join('')}</table>${at === pages.length - 1 ? end : ''}</div>`
        })
        .join('')
    },
  },
  {
    name: 'en-us-welding-gases',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [7],
      lines: [3, 12],
      isOnce: true,
      most: 8,
      charge: 1,
      days: [10, 30],
      pools: american('Welding Supply|Fabrication|Steel|Machine & Tool|Equipment', 'Co.|Inc.|LLC'),
      items: itemsOf(`
        OXYGEN INDUSTRIAL SIZE K|CYL|24|38; ACETYLENE SIZE 4|CYL|62|98; ARGON 330 CF|CYL|74|115;
        75/25 ARGON CO2 MIX SIZE T|CYL|58|92; NITROGEN HIGH PRESSURE 300|CYL|36|55;
        PROPANE FORKLIFT 33 LB|CYL|22|34; MIG WIRE ER70S-6 .035 33 LB SPOOL|EA|58|86;
        ELECTRODE E7018 1/8 X 14 10 LB|BX|32|49; GRINDING WHEEL 4-1/2 X 1/4 X 7/8|EA|3|6;
        FLAP DISC 4-1/2 60 GRIT|EA|6|10; CONTACT TIP .035 PKG 25|PK|18|29;
        WELDING GLOVE MIG LARGE|PR|14|26; HELMET LENS COVER OUTSIDE 5 PK|PK|8|14;
        REGULATOR ARGON FLOWMETER|EA|89|148; TIP CLEANER STANDARD|EA|4|8;
        CYLINDER RENTAL HIGH PRESSURE|MO|7|11; CYLINDER RENTAL ACETYLENE|MO|8|13`),
      numbers: (random) => `0${random.int(1, 9)}-${random.digits(6)}`,
    },
    style: { ...point, date: (y, m, d) => `${m}/${d}/${y}` },
    css: '@page{margin:11mm 13mm} body{font:9pt "Liberation Mono";margin:0;line-height:1.25} .h{display:flex;justify-content:space-between;align-items:flex-start} .h .o{font:bold 16pt "Roboto Condensed"} .h .v{font:bold 18pt "Roboto Condensed";letter-spacing:2px} .h table{width:72mm;margin-top:1mm} .x td,.x th{border:.6pt solid #333;padding:2px 4px;font-size:8.5pt;text-align:center} .x th{font:7pt "Liberation Sans";background:#e4e9e4} .a{display:flex;margin:5mm 0 4mm;gap:8mm} .a div{flex:1;display:flex;gap:3mm} .a i{font:bold 7.5pt "Liberation Sans";writing-mode:vertical-rl;transform:rotate(180deg);text-align:center;border-left:.6pt solid #333;padding:0 1mm} .l{margin-top:3mm;border:.6pt solid #333} .l th{font:7pt "Liberation Sans";background:#e4e9e4;border:.6pt solid #333;padding:2px 3px;text-align:center!important} .l td{padding:3px 4px;border-left:.6pt solid #333;font-size:8.5pt;white-space:nowrap} .l .z td{height:26mm} .e{display:flex;justify-content:space-between;margin-top:3mm;align-items:flex-start} .e>table{width:74mm} .q{width:98mm!important} .e td{padding:2px 4px} .b td{border-top:1pt solid #000;font-weight:bold} .w{font:7.5pt "Liberation Sans";margin-top:4mm} .r2{border-top:1pt dashed #333;margin-top:8mm;padding-top:4mm;display:flex;justify-content:space-between}',
    draw: (p) => {
      const { doc: d, random } = p
      const gases: string[][] = []
      const list = p.lines((l) => {
        const isGas = l.unit === 'CYL'
        const returned = isGas ? random.int(0, l.quantity ?? 0) : 0
        const held = random.int(2, 14)
        const out = held + (l.quantity ?? 0) - returned
        if (isGas)
          gases.push([l.description, `>${held}`, `>${l.quantity}`, `>${returned}`, `>${out}`])
        return row([
          `>${p.number(l.quantity)}`,
          `>${returned || ''}`,
          l.unit,
          `${random.pick(['OX', 'AR', 'ML', 'WS', 'RD'])}${random.digits(4)}`,
          l.description,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const labels = ['SHIPPED', 'CYL RET', 'U/M', 'ITEM', 'DESCRIPTION', 'UNIT PRICE', 'AMOUNT']
      const balance = gases.length
        ? `<b>CYLINDER BALANCE</b><table class=x>${heading(['TYPE', 'PREV', 'SHIP', 'RET', 'NOW'])}${gases.map((cells) => row(cells)).join('')}</table>`
        : '<b>NO CYLINDERS THIS DELIVERY</b>'
      const branch = random.pick(['04 NORTH', '11 MAIN', '02 RIVER'])
      const terms = netDays(d.issueDate, d.dueDate).toUpperCase()
      const sums = [
        row(['MERCHANDISE / RENTAL', `>${p.plain(d.lineTotal)}`]),
        row(['HAZMAT & DELIVERY CHARGE', `>${p.plain(d.charge)}`]),
        row(['SUBTOTAL', `>${p.plain(d.subtotal)}`]),
        row([`SALES TAX ${p.number(d.taxes[0].rate, 3)}%`, `>${p.plain(d.tax)}`]),
        rowOf('b', ['INVOICE TOTAL USD', `>$${p.plain(d.total)}`]),
      ]
      return `<div class=h><div><span class=o>${d.seller.name}</span><br>${d.seller.street}<br>${townFirst(d.seller)}<br>PHONE ${d.seller.telephone}</div><div class=r><span class=v>INVOICE</span><table class=x>${heading(['INVOICE NO.', 'INVOICE DATE', 'PAGE'])}${row([d.number, p.date(d.issueDate), '1'])}</table></div></div>
<div class=a><div><i>SOLD TO</i><span>${block(d.buyer)}</span></div><div><i>SHIP TO</i><span>${block(d.buyer)}<br>DOCK 2</span></div></div>
<table class=x>${heading(['CUST. NO.', 'CUSTOMER P.O.', 'BRANCH', 'SHIPPED', 'VIA', 'TERMS', 'DUE DATE'])}${row([d.customerNumber, d.orderNumber, branch, p.date(d.deliveryDate), 'OUR TRUCK', terms, p.date(d.dueDate)])}</table>
<table class=l>${heading(labels)}${list.join('')}<tr class=z>${'<td></td>'.repeat(7)}</tr></table>
<div class=e><div class=q>${balance}</div><table>${sums.join('')}</table></div>
<div class=w>Cylinders remain our property and are charged at replacement value if not returned. Past due accounts are subject to a service charge of 1-1/2% per month.</div>
<div class=r2><div>REMIT TO:<br>${d.seller.name}<br>P.O. BOX ${random.digits(5)}<br>${townFirst(d.seller)}</div><div>CUSTOMER ${d.customerNumber}<br>INVOICE ${d.number}<br>PAY THIS AMOUNT $${p.plain(d.amountDue)}</div></div>`
    },
  },
  {
    name: 'en-ca-editor-billed-to',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'CAD',
      rates: [13],
      isSellerPerson: true,
      lines: [1, 6],
      isOnce: true,
      most: 16,
      isPart: true,
      prepaid: 0.4,
      days: [14, 15, 30],
      pools: parties(
        'US',
        [
          'Maureen|Tariq|Genevieve|Scott|Leila|Graham',
          'Ainsworth|Bouchard|Chau|Dhaliwal|Ferrier|MacIsaac|Ostrowski|Tremblay',
          'Publishing|Learning|Communications|Heritage|Health Network|Research',
          'Inc.|Ltd.|Corporation',
          '212 Sparks St|48 Glebe Ave, Unit 2|1755 Bank Street|Suite 300, 99 Metcalfe St|6 Elgin Crt',
          'Ottawa, ON=K1P 5B9|Guelph, ON=N1H 4G2|London, ON=N6A 3K7|Toronto, ON=M5V 2T6',
        ],
        ['Canada', '+1 ']
      ),
      items: itemsOf(`
        Copy editing, annual report||55|85; Proofreading, second pass||45|65;
        Substantive editing, training manual||60|95; Plain language review||65|90;
        Indexing||50|70; Fact checking||45|70; Web content writing||70|110;
        Meeting with project team||60|90; French-English comparison read||65|100`),
      numbers: (random) => `0000${random.int(112, 948)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${d}/${m}/${y}`,
    },
    css: '@page{margin:14mm 19mm} body{font:10pt "Lato";color:#303c42;margin:0;line-height:1.45} .h{text-align:right;margin-bottom:9mm} .h b{font-size:11.5pt} .g{display:grid;grid-template-columns:1.15fr .8fr .9fr 1.25fr;gap:5mm;margin-bottom:6mm} .g small,.th th{color:#5a7385;font-size:8.5pt;font-weight:400;display:block} .g p{margin:0 0 4mm} .g .r b{font-size:20pt;font-weight:400} .th{border-top:2.6pt solid #5c9a3c} .th th{display:table-cell;text-align:left;padding:3mm 0} .th td{border-bottom:.6pt solid #d5dde1;padding:2mm 0;vertical-align:top} .th small{color:#5a7385;display:block;font-size:8pt} .s{width:84mm;margin:5mm 0 0 auto} .s td{padding:1mm 0} .s small{display:block;color:#5a7385;font-size:8pt} .s .u td{border-top:.6pt solid #d5dde1} .s .d td{border-top:3pt double #d5dde1;padding-top:2mm} .n{margin-top:8mm;font-size:9pt} .n b{display:block;font-weight:400;color:#5a7385;margin-top:3mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const account = `${random.digits(9)} RT0001`
      d.seller.vatId = account
      const list = p.lines((l) =>
        row([
          l.description,
          `>${p.money(l.price)}<small>+HST</small>`,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const paid = row(['Amount Paid', `>${p.money(d.prepaid ? d.prepaid : 0)}`])
      const sums = [
        row(['Subtotal', `>${p.money(d.subtotal)}`]),
        row([
          `HST (${p.number(d.taxes[0].rate)}%)<small>#${account}</small>`,
          `>${p.money(d.tax)}`,
        ]),
        rowOf('u', ['Total', `>${p.money(d.total)}`]),
        paid,
        rowOf('d', ['Amount Due (CAD)', `>${p.money(d.amountDue)}`]),
      ]
      return `<div class=h><b>${d.seller.name}</b><br>${d.seller.telephone}<br>${d.seller.street}<br>${townFirst(d.seller)}<br>Canada</div>
<div class=g><div><small>Billed To</small>${block(d.buyer)}<br>Canada</div><div><p><small>Date of Issue</small>${p.date(d.issueDate)}</p><p><small>Due Date</small>${p.date(d.dueDate)}</p></div><div><p><small>Invoice Number</small>${d.number}</p><p><small>Reference</small>${d.orderNumber}</p></div><div class=r><small>Amount Due (CAD)</small><b>${p.money(d.amountDue)}</b></div></div>
<table class=th>${heading(['Description', '>Rate', '>Qty', '>Line Total'])}${list.join('')}</table>
<table class=s>${sums.join('')}</table>
<div class=n><b>Notes</b>Work completed ${p.date(d.until)}. Thank you, it was a pleasure.<b>Terms</b>Please pay by e-transfer to ${d.seller.mail} or by cheque. A late fee of 2% per month applies after the due date.</div>`
    },
  },
  {
    name: 'en-au-mechanic-job-card',
    plan: {
      country: 'GB',
      currency: 'AUD',
      rates: [10],
      isGross: true,
      lines: [3, 13],
      isInOrder: true,
      isOnce: true,
      most: 3,
      prepaid: 0.3,
      days: [7, 14],
      pools: parties(
        'GB',
        [
          'Craig|Leanne|Vikram|Tegan|Ross|Anh',
          'Barlow|Dimitriou|Fitzsimmons|Hogan|Kapoor|Lindsay|Mancini|Ogilvie',
          'Automotive|Auto Repairs|Mechanical|Auto Electrical|Fleet',
          'Pty Ltd|Pty. Ltd.',
          '4/22 Garnet St|187 Princes Hwy|63 Wirraway Rd|Shed 2, 9 Coolibah Ct|310 Nerang St',
          'Unanderra NSW=2526|Geelong VIC=3220|Southport QLD=4215|Elizabeth SA=5112|Moonah TAS=7009',
        ],
        ['Australia', '+61 ']
      ),
      items: [...labour, ...spares],
      numbers: (random) => String(random.int(18200, 67900)),
    },
    style: { ...point, money: (plain) => `$${plain}`, date: slashed },
    css: 'body{font:9pt "Carlito";margin:0;line-height:1.3} .h{display:flex;justify-content:space-between;border-bottom:3pt solid #123a72;padding-bottom:3mm} .h h1{font-size:21pt;color:#123a72;margin:0} .o{font-size:15pt;font-weight:bold} .a{display:flex;gap:5mm;margin:4mm 0} .a>*{flex:1;border:.6pt solid #123a72;border-radius:2mm;padding:2mm 3mm} .a b{color:#123a72} .v td{border:.6pt solid #9ab;padding:2px 5px;text-align:center} .v th{background:#dfe7f2;border:.6pt solid #9ab;font-size:8pt;padding:2px 5px} .c{margin:3mm 0} .l th{background:#123a72;color:#fff;text-align:left;padding:3px 5px;font-size:8.5pt} .l td{padding:3px 5px;border-bottom:.4pt solid #ccd} .l .s td{background:#dfe7f2;font-weight:bold} .l .f td{font-weight:bold;text-align:right;border:0} .e{display:flex;justify-content:space-between;margin-top:5mm;align-items:flex-start;break-inside:avoid} .p{width:98mm} .e table{width:70mm;border:.6pt solid #123a72} .e td{padding:3px 6px} .e .b td{background:#123a72;color:#fff;font-weight:bold;font-size:11pt} .q{font-size:8pt;margin-top:5mm;border-top:.5pt solid #9ab;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const abn = businessNumber(random.digits(9))
      d.seller.vatId = abn
      const part = (title: string, isLabour: boolean) => {
        const own = d.lines.filter((l) => labourNames.has(l.description) === isLabour)
        if (!own.length) return ''
        const rows = own.map((l) =>
          row([
            l.description,
            `>${p.number(l.quantity)}`,
            l.unit,
            `>${p.plain(l.price)}`,
            `>${p.plain(l.amount)}`,
          ])
        )
        return `<tr class=s><td colspan=5>${title}</td></tr>${rows.join('')}<tr class=f><td colspan=4>${title} total</td><td class=r>${p.plain(sumOf(own))}</td></tr>`
      }
      const [make, plate] = random.pick([
        ['Toyota HiLux SR 2.8 TD', 'EKR 47D'],
        ['Ford Ranger XLT', '1SV 6RT'],
        ['Hyundai iLoad', 'CD 61 PW'],
      ])
      const odometer = `${random.int(41, 218)},${random.digits(3)}`
      const paid = d.prepaid
        ? row([`Deposit paid ${p.date(d.deliveryDate)}`, `>-${p.money(d.prepaid)}`])
        : ''
      const sums = [
        row(['Total ex GST', `>${p.money(d.subtotal)}`]),
        row(['GST', `>${p.money(d.tax)}`]),
        row(['Total inc GST', `>${p.money(d.total)}`]),
        paid,
        rowOf('b', ['Balance due AUD', `>${p.money(d.amountDue)}`]),
      ]
      return `<div class=h><div><div class=o>${d.seller.name}</div>ABN ${abn}<br>${d.seller.street}, ${townFirst(d.seller)}<br>Ph ${d.seller.telephone} &nbsp; ${d.seller.mail}<br>Lic. MVRL ${random.digits(5)}</div><div class=r><h1>TAX INVOICE</h1><b>${d.number}</b><br>Date: ${p.date(d.issueDate)}<br>Due: ${p.date(d.dueDate)}</div></div>
<div class=a><div><b>Customer</b><br>${block(d.buyer)}</div><div><b>Job card</b> ${random.digits(5)}<br>Order No: ${d.orderNumber}<br>Date in: ${p.date(d.deliveryDate)}<br>Technician: ${random.pick(['Jayden', 'Mick', 'Sam T'])}</div></div>
<table class=v>${heading(['Vehicle', 'Rego', 'Odometer', 'Year', 'VIN'])}${row([make, plate, odometer, `20${random.int(12, 22)}`, `MR0${random.digits(14)}`])}</table>
<div class=c><b>Work requested:</b> Carry out service, check brakes and report. Customer advised of tyre wear on rear, suggest replacing within 5,000 km.</div>
<table class=l>${heading(['Description', '>Qty', 'Unit', '>Price inc', '>Total inc'])}${part('Labour', true)}${part('Parts', false)}</table>
<div class=e><div class=p><b>How to pay</b><br>EFTPOS at the counter, or direct deposit:<br>BSB ${random.int(11, 76)}${random.digits(1)}-${random.digits(3)} &nbsp; Account ${random.digits(8)}<br>Reference ${d.number}</div><table>${sums.join('')}</table></div>
<div class=q>Warranty on parts and labour 12 months or 20,000 km, whichever comes first. Old parts are available for inspection on request. Vehicles are driven and stored at owner's risk. A surcharge of 1.4% applies to credit cards.</div>`
    },
  },
  {
    name: 'pl-komorka-firmowa',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 8],
      lines: [6, 18],
      isInOrder: true,
      isOnce: true,
      most: 14,
      days: [14, 15],
      pools: polish('Telekom|Mobile|Sieć|Komunikacja|Media', 'S.A.|Sp. z o.o.|Sp. k.'),
      items: telecom,
      numbers: (random, year) => `F${random.digits(8)}/0${random.int(1, 9)}/${year.slice(2)}`,
    },
    style: { ...comma, thousands: ' ', money: (plain) => `${plain} zł`, date: dotted },
    css: '@page{margin:14mm 16mm} body{font:9pt "Roboto";margin:0;line-height:1.4;color:#222} .g{height:266mm;position:relative} .g+.g{break-before:page} .h{display:flex;justify-content:space-between;align-items:center;margin-bottom:9mm} .h .o{font-size:19pt;font-weight:900;color:#7a1fa2;letter-spacing:-.5px} .h .o:before{content:"";display:inline-block;width:8mm;height:8mm;border-radius:50%;background:#7a1fa2;margin-right:3mm;vertical-align:-1.5mm} .a{display:flex;justify-content:space-between} .a .w{margin-top:14mm;font-size:10pt} .k{width:82mm} .k td{padding:1.2mm 0;border-bottom:.4pt solid #ccc} .k td+td{text-align:right} .p{background:#f3e8f8;display:flex;justify-content:space-between;padding:5mm 6mm;margin:9mm 0 7mm} .p small{display:block;color:#666} .p b{font-size:16pt;color:#7a1fa2} h3{font-size:11pt;color:#7a1fa2;margin:6mm 0 2mm} .l th{font-size:8pt;font-weight:400;color:#666;text-align:left;border-bottom:.8pt solid #7a1fa2;padding:1mm 0} .l td{padding:1.1mm 0;border-bottom:.4pt solid #ddd} .l .s td{font-weight:700} .l .s td,.l .q td{border-top:.8pt solid #7a1fa2} .l .q td{background:#f3e8f8} .f{position:absolute;bottom:0;left:0;right:0;font-size:7pt;color:#666;border-top:.5pt solid #bbb;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const period = `${p.date(dayAfter(d.issueDate, -31))} – ${p.date(dayAfter(d.issueDate, -1))}`
      const groups = telecomGroups
        .map(([title, from, until]) => {
          const names = telecom.slice(from, until).map(([name]) => name)
          return { title, own: d.lines.filter((l) => names.includes(l.description)) }
        })
        .filter(({ own }) => own.length)
      const summary = groups.map(({ title, own }) => row([title, `>${p.plain(sumOf(own))}`]))
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const detail = groups.map(({ title, own }) => {
        const rows = own.map((l) =>
          row([
            l.description,
            `>${p.number(l.quantity)}`,
            l.unit,
            `>${p.plain(l.price)}`,
            `>${p.number(l.rate)}%`,
            `>${p.plain(l.amount)}`,
          ])
        )
        const labels = ['Usługa', '>Liczba', 'J.m.', '>Cena netto', '>VAT', '>Wartość netto']
        return `<h3>${title}</h3><table class=l>${heading(labels)}${rows.join('')}${rowOf('s', ['Razem', '', '', '', '', `>${p.plain(sumOf(own))}`])}</table>`
      })
      const head = `<div class=h><span class=o>${d.seller.name}</span><span class=r>Faktura ${d.number}</span></div>`
      const foot = (at: number) =>
        `<div class=f>${d.seller.name}, ${d.seller.street}, ${codeFirst(d.seller)}, NIP ${d.seller.vatId}, REGON ${d.customerNumber.replace(/\D/g, '')}0417, kapitał zakładowy 38 400 000 zł wpłacony w całości. Obsługa klienta biznesowego ${d.seller.telephone}, ${d.seller.site}<span style="float:right">Strona ${at} z 2</span></div>`
      const facts = [
        row(['Data wystawienia', p.date(d.issueDate)]),
        row(['Okres rozliczeniowy', period]),
        row(['Numer klienta', d.customerNumber]),
        row(['NIP nabywcy', d.buyer.vatId]),
      ]
      return `<div class=g>${head}<div class=a><div class=w>${centralBlock(d.buyer)}</div><table class=k>${facts.join('')}</table></div>
<div class=p><div><small>Kwota do zapłaty</small><b>${p.money(d.amountDue)}</b></div><div><small>Termin płatności</small><b>${p.date(d.dueDate)}</b></div><div><small>Indywidualny numer konta do wpłat</small>${grouped(d.seller.iban)}<br>Tytuł: ${d.customerNumber}</div></div>
<h3>Podsumowanie opłat</h3><table class=l>${heading(['Rodzaj opłat', '>Kwota netto (zł)'])}${summary.join('')}</table>
<h3>Zestawienie VAT</h3><table class=l>${heading(['Stawka', '>Netto', '>Kwota VAT', '>Brutto'])}${taxes.join('')}${rowOf('q', ['<b>Razem</b>', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `><b>${p.plain(d.total)}</b>`])}</table>
<h3>Warto wiedzieć</h3>Reklamację można złożyć w ciągu 12 miesięcy od ostatniego dnia okresu rozliczeniowego. Po terminie płatności naliczamy odsetki ustawowe za opóźnienie. Aktywnych numerów na koncie: ${random.int(6, 31)}.${foot(1)}</div>
<div class=g>${head}<b>Szczegóły opłat w okresie ${period}</b>${detail.join('')}${foot(2)}</div>`
    },
  },
  {
    name: 'pl-szkolenie-pro-forma',
    plan: {
      country: 'PL',
      currency: 'PLN',
      kind: 'proforma',
      rates: [23],
      lines: [1, 4],
      isInOrder: true,
      isOnce: true,
      most: 6,
      lineDiscount: 0.4,
      days: [3, 5, 7],
      pools: polish(
        'Akademia|Centrum Szkoleń|Edukacja|Kadry|Kursy|Rozwój',
        'Sp. z o.o.|S.A.|Sp. z o.o. Sp. k.'
      ),
      items: itemsOf(`
        Szkolenie: Zmiany w VAT i KSeF w praktyce|os.|590|890;
        Szkolenie: Kadry i płace od podstaw|os.|690|1100;
        Szkolenie: Excel średniozaawansowany|os.|480|760;
        Szkolenie: Uprawnienia SEP do 1 kV|os.|320|450;
        Kurs operatora wózków jezdniowych|os.|540|780; Egzamin kwalifikacyjny|os.|180|350;
        Materiały szkoleniowe drukowane|kpl.|45|90; Obiad w dniu szkolenia|os.|35|60`),
      numbers: (random, year) => `PF/${random.int(11, 870)}/0${random.int(1, 9)}/${year}`,
    },
    style: { ...comma, thousands: ' ', date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:9.5pt "Carlito";margin:0;line-height:1.35} .h{display:grid;grid-template-columns:24mm 1fr;gap:5mm;border-bottom:1.5pt solid #00796b;padding-bottom:4mm} .h .m{height:18mm;background:#00796b;color:#fff;font:bold 20pt "Carlito";display:flex;align-items:center;justify-content:center} .h b{font-size:12.5pt} h1{font-size:17pt;font-weight:normal;margin:7mm 0 1mm} .d{margin-bottom:6mm} .n{margin-left:92mm;margin-bottom:7mm;border:.6pt solid #888;padding:2.5mm 4mm} .n i{font-size:8pt;font-style:normal;color:#666} .l th{border-top:.8pt solid #00796b;border-bottom:.8pt solid #00796b;text-align:left;font-size:8pt;padding:1.5mm 1mm} .l td{padding:2mm 1mm;border-bottom:.4pt solid #bbb;vertical-align:top} .l small{color:#555} .s{width:78mm;margin:3mm 0 6mm auto} .s td{padding:.8mm 1mm} .s .b td{font-weight:bold;font-size:12pt;border-top:.8pt solid #00796b} .p{background:#e6f2f0;padding:3mm 4mm} .p table{width:auto} .p td{padding:.6mm 0} .p td:first-child{width:44mm;color:#555} .u{margin-top:5mm;font-size:8.5pt} .z{margin-top:17mm;text-align:right}',
    draw: (p) => {
      const { doc: d, random } = p
      const first = dayAfter(d.dueDate, random.int(4, 12))
      const place = random.pick(['online', 'sala A, I piętro', 'Hotel Podzamcze'])
      const list = p.lines((l, at) => {
        const when = /^(Szkolenie|Kurs|Egzamin)/.test(l.description)
          ? `<br><small>${p.date(dayAfter(first, at))}, ${place}</small>`
          : ''
        return row([
          `${at + 1}.`,
          `${l.description}${when}`,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${l.discount}%` : '–'}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount + vatOf(l))}`,
        ])
      })
      const labels = listOf(
        'Lp.|Nazwa usługi|>Ilość|Jm.|>Cena netto|>Rabat|>Wart. netto|>VAT|>Wart. brutto'
      )
      const rate = p.number(d.taxes[0].rate)
      const clerk = random.pick(['Jolanta Mrozek', 'Piotr Sadowski', 'Ewa Tkaczyk'])
      const sums = [
        row(['Razem netto', `>${p.plain(d.subtotal)}`]),
        row([`VAT ${rate}%`, `>${p.plain(d.tax)}`]),
        row(['Razem brutto', `>${p.plain(d.total)}`]),
        rowOf('b', ['Do zapłaty', `>${p.plain(d.amountDue)} PLN`]),
      ]
      const payment = [
        row(['Forma płatności', 'przedpłata przelewem']),
        row(['Prosimy o wpłatę do', `<b>${p.date(d.dueDate)}</b>`]),
        row(['Rachunek bankowy', grouped(d.seller.iban)]),
        row(['W tytule przelewu', d.number]),
      ]
      return `<div class=h><div class=m>${d.seller.name[0]}</div><div><b>${d.seller.name}</b><br>${d.seller.street}, ${codeFirst(d.seller)}<br>NIP: ${d.seller.vatId.replace('PL', '')} &nbsp; tel. ${d.seller.telephone} &nbsp; ${d.seller.mail}</div></div>
<h1>Faktura pro forma ${d.number}</h1><div class=d>${d.seller.town}, ${p.date(d.issueDate)}</div>
<div class=n><i>Nabywca</i><br>${centralBlock(d.buyer)}<br>NIP: ${d.buyer.vatId.replace('PL', '')}</div>
<table class=l>${heading(labels)}${list.join('')}</table><table class=s>${sums.join('')}</table>
<div class=p><table>${payment.join('')}</table></div>
<div class=u>Zgłoszenie nr ${d.orderNumber} z dnia ${p.date(d.orderDate)}. Dokument nie jest fakturą VAT w rozumieniu ustawy. Fakturę VAT wystawimy po zaksięgowaniu wpłaty. Rezygnacja później niż 5 dni przed szkoleniem nie zwalnia z opłaty.</div>
<div class=z>Wystawił(a): ${clerk}</div>`
    },
  },
  {
    name: 'de-tischlerei-einbau',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [3, 10],
      isInOrder: true,
      isOnce: true,
      most: 8,
      prepaid: 0.6,
      days: [10, 14],
      pools: german(
        'Tischlerei|Schreinerei|Möbelwerkstatt|Innenausbau',
        'GmbH|e.K.|GbR|GmbH & Co. KG'
      ),
      items: carpentry,
      numbers: (random, year) => `${year.slice(2)}-${random.digits(4)}`,
    },
    style: { ...comma, date: dotted },
    css: '@page{margin:15mm 18mm 12mm 22mm} body{font:10pt "Carlito";margin:0;line-height:1.3} .h{display:flex;justify-content:space-between;border-bottom:3pt solid #8a5a2b;padding-bottom:3mm;height:20mm;align-items:flex-end} .h b{font:bold 20pt "P052";color:#8a5a2b} .h span{font-size:8.5pt;text-align:right} .a{display:flex;justify-content:space-between;margin:11mm 0 9mm} .a u{font-size:7pt;display:block;margin-bottom:2mm} .a>div{width:84mm} .a table{width:76mm} .a td{padding:.4mm 0} h1{font-size:13pt;margin:0 0 1mm} .l{margin-top:5mm} .l th{text-align:left;border-bottom:1pt solid #8a5a2b;padding:1mm} .l td{padding:1.3mm 1mm;vertical-align:top} .l small{display:block;color:#555} .s{width:92mm;margin:3mm 0 5mm auto;border-top:.8pt solid #8a5a2b;break-inside:avoid} .s td{padding:.8mm 1mm} .s .b td{font-weight:bold;border-top:.8pt solid #8a5a2b;border-bottom:2.4pt double #8a5a2b} .f{position:fixed;bottom:0;left:0;right:0;display:flex;justify-content:space-between;border-top:.8pt solid #8a5a2b;padding-top:1.5mm;font-size:7.5pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const list = p.lines((l, at) =>
        row([
          `${at + 1}`,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          l.description,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const rate = d.taxes[0].rate
      const work = Math.round(sumOf(d.lines.filter((l) => wages.test(l.description))) * 1.19)
      const note = work
        ? `<p>Im Rechnungsbetrag sind Arbeits- und Fahrtkosten von ${p.plain(work)} € (inkl. MwSt.) enthalten.</p>`
        : ''
      const paid = d.prepaid
        ? [row([`abzüglich Anzahlung vom ${p.date(d.orderDate)}`, `>-${p.plain(d.prepaid)}`])]
        : []
      const last = d.prepaid ? 'Restbetrag EUR' : 'Zu zahlen EUR'
      const sums = [
        row(['Nettosumme', `>${p.plain(d.subtotal)}`]),
        row([`zzgl. ${p.number(rate)} % Mehrwertsteuer`, `>${p.plain(d.tax)}`]),
        row(['<b>Rechnungsbetrag</b>', `><b>${p.plain(d.total)}</b>`]),
        ...paid,
        rowOf('b', [last, `>${p.plain(d.amountDue)}`]),
      ]
      const facts = [
        row(['Rechnungs-Nr.', d.number]),
        row(['Datum', p.date(d.issueDate)]),
        row(['Kunden-Nr.', d.customerNumber]),
        row(['Auftrag', d.orderNumber]),
        row(['Leistungszeitraum', `${p.date(d.deliveryDate)} – ${p.date(d.issueDate)}`]),
      ]
      const room = random.pick(['Wohn- und Essbereich', 'Dachgeschoss', 'Empfang und Büro'])
      const bank = random.pick(['Volksbank', 'Sparkasse', 'Raiffeisenbank'])
      return `<div class=h><b>${d.seller.name}</b><span>Meisterbetrieb<br>Möbel · Türen · Innenausbau</span></div>
<div class=a><div><u>${d.seller.name} · ${d.seller.street} · ${codeFirst(d.seller)}</u>${centralBlock(d.buyer)}</div><table>${facts.join('')}</table></div>
<h1>Rechnung</h1>Bauvorhaben: ${room}, ${d.buyer.street}
<p>Sehr geehrte Damen und Herren,<br>für die ausgeführten Arbeiten berechnen wir wie folgt:</p>
<table class=l>${heading(['Pos.', '>Menge', 'Einheit', 'Bezeichnung', '>EP €', '>Gesamt €'])}${list.join('')}</table><table class=s>${sums.join('')}</table>
<p>Bitte überweisen Sie den Betrag ohne Abzug bis zum ${p.date(d.dueDate)} auf unser unten genanntes Konto. Die gelieferten Teile bleiben bis zur vollständigen Bezahlung unser Eigentum.</p>${note}<p>Mit freundlichen Grüßen<br>${d.seller.name}</p>
<div class=f><div>${d.seller.street}<br>${codeFirst(d.seller)}<br>Tel. ${d.seller.telephone}</div><div>${d.seller.mail}<br>${d.seller.site}<br>Mitglied der Handwerkskammer</div><div>${bank}<br>IBAN ${grouped(d.seller.iban)}</div><div>Steuer-Nr. ${d.seller.taxNumber}<br>USt-IdNr. ${d.seller.vatId}</div></div>`
    },
  },
  {
    name: 'de-systemhaus-seriennummern',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [8, 44],
      isOnce: true,
      most: 10,
      lineDiscount: 0.3,
      charge: 0.6,
      days: [14, 21, 30],
      pools: german(
        'IT-Systeme|Computer|Datentechnik|Systemhaus|Netzwerke',
        'GmbH|AG|GmbH & Co. KG'
      ),
      items: itemsOf(`
        Notebook 14" i5/16 GB/512 GB|Stück|849|1190; Notebook 15,6" i7/32 GB/1 TB|Stück|1290|1780;
        Desktop-PC SFF i5/16 GB|Stück|629|880; Monitor 27" QHD USB-C|Stück|239|349;
        Monitor 24" Full HD höhenverstellbar|Stück|129|189; Dockingstation USB-C 100 W|Stück|139|219;
        Tastatur-Maus-Set kabellos|Stück|32|59; Headset USB beidseitig|Stück|49|95;
        Webcam Full HD mit Abdeckung|Stück|39|79; Multifunktionsdrucker A4 Farblaser|Stück|329|540;
        Toner schwarz 6.500 Seiten|Stück|89|145; Switch 24-Port PoE managed|Stück|349|590;
        WLAN-Access-Point Wi-Fi 6|Stück|119|210; Firewall-Appliance inkl. 1 Jahr Update|Stück|590|980;
        NAS 4-Bay ohne Festplatten|Stück|420|640; Festplatte 8 TB NAS|Stück|169|240;
        USV 1500 VA Tower|Stück|310|480; Patchkabel Cat.6A 2 m blau|Stück|4|8;
        Patchkabel Cat.6A 5 m grau|Stück|7|12; HDMI-Kabel 2 m|Stück|8|15;
        Office-Paket Abo, Jahreslizenz|Lizenz|118|165; Virenschutz Business, Jahreslizenz|Lizenz|24|42;
        Datensicherung Cloud 1 TB|Monat|29|55; Wartungsvertrag Server|Monat|89|160;
        Einrichtung Arbeitsplatz|Std|89|115; Techniker vor Ort|Std|95|125;
        Fernwartung|Std|82|105; Anfahrtspauschale Zone 1|Pausch.|35|59;
        Entsorgung Altgeräte|Stück|9|18; SSD 1 TB NVMe|Stück|69|119`),
      numbers: (random) => `RE${random.int(1, 9)}${random.digits(5)}`,
    },
    style: { ...comma, date: dotted },
    css: '@page{margin:12mm 15mm} body{font:8.5pt "Open Sans";margin:0;line-height:1.3} .g{height:270mm;position:relative} .g+.g{break-before:page} .o{text-align:right;font-size:17pt;font-weight:600;color:#0062a8} .a{display:flex;justify-content:space-between;margin:8mm 0 7mm} .a u{font-size:6.5pt;text-decoration:none;border-bottom:.4pt solid #000;display:inline-block;margin-bottom:2mm} .a .w{width:85mm;font-size:9.5pt;min-height:32mm} .a .k{width:76mm;border-left:2pt solid #0062a8} .k td{padding:.5mm 0 .5mm 3mm} h1{font-size:13pt;margin:0 0 2mm} .c{display:flex;justify-content:space-between;margin:6mm 0 3mm} .l th{background:#0062a8;color:#fff;font-weight:600;font-size:7.5pt;text-align:left;padding:1.2mm} .l td{padding:.9mm 1.2mm;vertical-align:top} .l small{display:block;font-size:7pt;color:#555} .l .u td{font-weight:600;border-top:.6pt solid #0062a8} .s{margin-top:4mm} .s th{background:#e6eff6;font-weight:600;padding:1.2mm;text-align:right} .s td{padding:1.4mm;text-align:right;border-bottom:.6pt solid #0062a8} .s td:last-child{font-weight:600;font-size:10pt} .t{margin-top:4mm} .f{position:absolute;bottom:0;left:0;right:0;border-top:.6pt solid #0062a8;padding-top:1.5mm;font-size:6.5pt;display:grid;grid-template-columns:repeat(4,auto);justify-content:space-between;color:#444}',
    draw: (p) => {
      const { doc: d, random } = p
      let carried = 0
      const list = p.lines((l, at) => {
        const isDevice = l.unit === 'Stück' && l.price > 20_000
        const serial = `S/N: ${random.pick(['5CD', 'MXL', 'CN0', 'VNB'])}${random.digits(7)}`
        const more = l.quantity === 1 ? serial : `${serial} u. a.`
        carried += l.amount
        const drawn = row([
          `${at + 1}`,
          `${random.int(100, 989)}${random.digits(3)}`,
          `${l.description}${isDevice ? `<small>${more}</small>` : ''}`,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${l.discount} %` : ''}`,
          `>${p.plain(l.amount)}`,
        ])
        return { drawn, carried }
      })
      const pages = paged(list, 25, 19)
      const labels = listOf(
        'Pos|Artikel|Bezeichnung|>Menge|Einheit|>Einzelpreis|>Rabatt|>Gesamtpreis'
      )
      const carry = (label: string, sum: number) =>
        rowOf('u', ['', '', label, '', '', '', '', `>${p.plain(sum)}`])
      const clerk = random.pick(['Frau Lemke', 'Herr Sievers', 'Herr Yildiz'])
      const facts = [
        row(['Belegnummer', d.number]),
        row(['Belegdatum', p.date(d.issueDate)]),
        row(['Kundennummer', d.customerNumber]),
        row(['Ihre Bestellung', d.orderNumber]),
        row(['Lieferschein', `LS${random.digits(6)} vom ${p.date(d.deliveryDate)}`]),
        row(['Ihre USt-IdNr.', d.buyer.vatId]),
        row(['Bearbeitung', clerk]),
      ]
      const logo = `<div class=o>${d.seller.name}</div>`
      const first = `${logo}<div class=a><div class=w><u>${d.seller.name} | ${d.seller.street} | ${codeFirst(d.seller)}</u><br>${centralBlock(d.buyer)}</div><table class=k>${facts.join('')}</table></div><h1>Rechnung</h1>`
      const rate = p.number(d.taxes[0].rate)
      const freight = d.charge ? ['>Versandkosten', `>${p.plain(d.charge)}`] : []
      const sums: [string, string][] = [
        ['>Warenwert', `>${p.plain(d.lineTotal)}`],
        ...(freight.length ? [freight as [string, string]] : []),
        ['>Netto', `>${p.plain(d.subtotal)}`],
        [`>MwSt. ${rate} %`, `>${p.plain(d.tax)}`],
        ['>Endbetrag EUR', `>${p.plain(d.total)}`],
      ]
      const less = Math.round(d.total * 0.02)
      const early = dayAfter(d.issueDate, 8)
      const end = `<table class=s>${heading(sums.map(([label]) => label))}${row(sums.map(([, sum]) => sum))}</table>
<div class=t>Zahlbar bis ${p.date(early)} mit 2 % Skonto (${p.plain(less)} EUR), bis ${p.date(d.dueDate)} rein netto. Das Lieferdatum entspricht dem Datum des Lieferscheins. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Es gelten unsere AGB.</div>`
      const foot = `<div class=f><div>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}</div><div>Tel. ${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}</div><div>Genossenschaftsbank<br>IBAN ${grouped(d.seller.iban)}<br>BIC GENODEF1XYZ</div><div>Amtsgericht HRB ${random.digits(5)}<br>USt-IdNr. ${d.seller.vatId}<br>Steuernr. ${d.seller.taxNumber}</div></div>`
      return pages
        .map((rows, at) => {
          const isLast = at === pages.length - 1
          const next = `${logo}<div class=c><b>Rechnung ${d.number}</b><span>Seite ${at + 1} von ${pages.length}</span></div>`
          const before = at ? carry('Übertrag', pages[at - 1].at(-1)!.carried) : ''
          const after = isLast ? '' : carry('Zwischensumme', rows.at(-1)!.carried)
          return `<div class=g>${at ? next : first}<table class=l>${heading(labels)}${before}${rows.map(({ drawn }) => drawn).join('')}${after}</table>${isLast ? end : ''}${foot}</div>`
        })
        .join('')
    },
  },
]
