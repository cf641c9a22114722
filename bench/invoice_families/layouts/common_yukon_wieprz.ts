import { dayAfter, daysBetween } from '../days.ts'
import { baseOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import type { Item } from '../make_document.ts'
import { paged } from '../pages.ts'
import { partiesIn, type Country, type Person } from '../people.ts'
import {
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
    'Grażyna|Szymon|Beata|Wojciech|Kinga|Leszek|Justyna',
    'Bielak|Cieśla|Drozd|Gawlik|Krupa|Malec|Olszak|Pietrzyk|Sobczak|Zaręba',
    trades,
    forms,
    'ul. Lubelska 41|ul. Partyzantów 9/3|Rynek 14|ul. Hutnicza 22C|ul. Ks. J. Popiełuszki 6|Al. Racławickie 118 lok. 2',
    'Lubartów=21-100|Zamość=22-400|Puławy=24-100|Chełm=22-100|Kielce=25-004|Rzeszów=35-030',
  ])

/** Gives a party another name than those of the pools. */
function named(who: Person, [name, site]: string[]): void {
  Object.assign(who, { name, site: `www.${site}.example`, mail: `office@${site}.example` })
}
const namesOf = (text: string) => townsOf(text)

const shortDay = (year: string, month: string, day: string) =>
  `${monthsIn('US')[Number(month) - 1].slice(0, 3)} ${day}, ${year}`
const block = (who: Person) => `${who.name}<br>${who.street}<br>${townFirst(who)}`
const nipOf = (who: Person) => who.vatId.slice(2)
/** Polish accounts are printed without the country. */
const accountOf = (iban: string) => iban.slice(2)

/** An Australian business number with its check digits. */
function abnOf(digits: string): string {
  const sum = [...digits].reduce((whole, digit, at) => whole + Number(digit) * (3 + 2 * at), 0)
  return `${99 - (sum % 89)} ${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`
}

/** A bar code of a payment slip. */
function bars(random: Random, count: number): string {
  let at = 0
  const lines = Array.from({ length: count }, () => {
    const width = random.int(1, 3)
    const bar = `<rect x="${at}" y="0" width="${width}" height="26"/>`
    at += width + random.int(1, 2)
    return bar
  })
  return `<svg viewBox="0 0 ${at} 26" width="62mm" height="11mm" preserveAspectRatio="none">${lines.join('')}</svg>`
}

/** An amount in Polish words, with the hundredths in digits. */
const inWords = (cents: number) =>
  `${polishWords(Math.floor(cents / 100))} PLN ${String(cents % 100).padStart(2, '0')}/100`

const flowers: Item[] = [
  ...[
    ['Róża cięta Avalanche', 2.4],
    ['Róża cięta Red Naomi', 2.8],
    ['Róża cięta Sweet Unique', 3.1],
    ['Chryzantema gał. Baltica', 2.2],
    ['Gerbera standard mix', 1.6],
    ['Lilia OR Santander', 5.4],
    ['Eustoma biała', 3.9],
    ['Goździk czerwony', 1.5],
    ['Tulipan Strong Gold', 1.3],
    ['Alstremeria różowa', 2.1],
  ].flatMap(([name, price]): Item[] =>
    ['40 cm', '50 cm', '60 cm'].map((size, at) => {
      const least = Number(price) + at / 2
      return [`${name} ${size}`, 'szt.', least, least + 1, 0]
    })
  ),
  ...itemsOf(`
    Eukaliptus Cinerea pęczek|pęcz.|14|19; Ruskus włoski pęczek|pęcz.|11|15;
    Gipsówka Million Stars|pęcz.|24|33; Storczyk Phalaenopsis 2 pędy d12|szt.|27|36;
    Cyklamen d10|szt.|7|10; Poinsecja czerwona d13|szt.|9|13; Wrzos pąkowy d11|szt.|4|6;
    Hortensja doniczkowa d14|szt.|21|29; Gąbka florystyczna sucha 20 szt.|kart.|38|52|1;
    Gąbka florystyczna mokra 35 szt.|kart.|59|78|1; Wstążka satynowa 25 mm x 32 m|rol.|6|9|1;
    Celofan bezbarwny 70 cm x 2 kg|rol.|44|61|1; Drut florystyczny 0,8 mm 2,5 kg|op.|36|45|1;
    Koszyk wiklinowy owalny|szt.|18|29|1; Osłonka ceramiczna d13 biała|szt.|9|15|1;
    Wkład do zniczy 48 h|szt.|2|3|1; Podkład pod wieniec 30 cm|szt.|5|8|1;
    Papier pakowy kraft 50 cm x 10 kg|rol.|72|95|1`),
]

/** Plants and the grades that they are sold in. */
const plants = itemsOf(`
  Coprosma repens 'Poor Knights'|PB5|8|12; Griselinia littoralis 'Broadway Mint'|PB8|14|19;
  Phormium tenax|PB3|5|8; Pittosporum 'Golf Ball'|2.5 L|13|18; Carex secta|RT|2|4;
  Corokia x virgata 'Frosted Chocolate'|PB6.5|11|15; Lomandra 'Lime Tuff'|1.5 L|8|11;
  Sophora microphylla|PB12|22|34; Camellia 'Setsugekka'|PB8|19|26; Buxus sempervirens|PB3|6|9;
  Hebe 'Wiri Mist'|1.5 L|7|10; Magnolia 'Little Gem'|PB28|69|95;
  Dodonaea viscosa 'Purpurea'|PB5|8|12; Leptospermum scoparium|RT|2|4`)
const grades = new Map(plants.map(([name, grade]) => [name, grade]))

/** American, Canadian, Australian, New Zealand and Polish invoices of ordinary months. */
export const commonYukonWieprz: Family[] = [
  {
    name: 'en-us-dental-lab-cases',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [0],
      lines: [2, 9],
      isOnce: true,
      most: 3,
      days: [15, 30],
      pools: parties('US', [
        'Rochelle|Grant|Anita|Theodore|Mei|Craig',
        'Amundsen|Bellweather|Crowder|Fairbanks|Khoury|Lindqvist|Nakagawa|Stovall|Yarborough',
        'Family Dentistry|Dental Care|Prosthodontics|Smiles|Orthodontics',
        'PLLC|DDS, PC|LLC|DMD, PA',
        '8140 N Meridian Rd, Ste 4|305 Linden Ave|1620 Harrison Blvd|44 Professional Plaza|2718 W Cherry Ln',
        'Boise, ID=83702|Spokane, WA=99201|Helena, MT=59601|Salem, OR=97301|Ogden, UT=84401',
      ]),
      items: itemsOf(`
        Zirconia Crown, Full Contour HT||89|129; Layered Zirconia Crown, Anterior||139|179;
        E.max Pressed Crown||119|159; PFM Crown, Non-Precious||85|115;
        Full Cast Crown, Noble (alloy incl.)||165|240; Porcelain Veneer||129|169;
        Custom Titanium Abutment||189|245; Screw-Retained Implant Crown||239|299;
        Implant Soft Tissue Model||22|35; Digital Model, Printed (pair)||18|28;
        Diagnostic Wax-Up, per unit||24|36; PMMA Temporary, Milled||39|55;
        Hard/Soft Night Guard||79|109; Essix Retainer, Clear||35|48;
        Custom Tray||19|27; Bite Block||15|22; Complete Denture Set-Up, Upper||165|220;
        Partial Framework, Vitallium 2000||185|245; Reline, Hard, Lab Processed||85|110;
        Repair, Add Tooth to Partial||65|90`),
      numbers: (random) => String(random.int(380200, 614900)),
    },
    style: { ...point, money: (plain) => `$${plain}`, date: (y, m, d) => `${m}/${d}/${y}` },
    css: '@page{margin:12mm 15mm} body{font:9pt "Nimbus Sans";margin:0;line-height:1.35} .h{display:flex;justify-content:space-between} .h .o{width:86mm} .h .o b{font:bold 17pt/1.1 "Nimbus Sans";color:#00539b;display:block;margin-bottom:1mm} .h .o i{font-size:8.5pt;color:#00539b} .h .v{text-align:right} .h .v>b{font-size:20pt;letter-spacing:1.5px;color:#666} .h table{width:66mm;margin:2mm 0 0 auto} .h td{border:.6pt solid #999;padding:2px 5px;text-align:left} .h td:first-child{background:#e8eef5;font-size:8pt;width:27mm} .b{display:flex;gap:10mm;margin:7mm 0 5mm} .b>div{flex:1;border-top:1.6pt solid #00539b;padding-top:1.5mm} .b small{display:block;color:#00539b;font-weight:bold} .l th{background:#00539b;color:#fff;font-size:8pt;padding:4px 5px;text-align:left} .l td{padding:4px 5px;border-bottom:.4pt solid #bbb;vertical-align:top} .l small{color:#666;display:block} .e{display:flex;justify-content:space-between;margin-top:4mm;align-items:flex-start} .e p{width:104mm;margin:0;font-size:8pt;color:#333} .e table{width:68mm} .e td{padding:3px 5px} .e .t td{border-top:1.2pt solid #00539b;font-weight:bold;font-size:11pt} .s{position:fixed;bottom:0;left:0;right:0;border-top:.8pt dashed #555;padding-top:3mm;font-size:8.5pt} .s .g{display:flex;justify-content:space-between} .s .q{width:78mm} .s .q td{border:.6pt solid #999;padding:2px 5px} .s u{text-decoration:none;display:inline-block;border-bottom:.6pt solid #000;width:38mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        d.seller,
        random.pick(
          namesOf(
            'Bridger Peak Dental Laboratory, Inc.=bridgerpeaklab|Ostrander & Lowe Dental Arts=ostranderlowe|TRU-MARGIN Dental Studio LLC=trumargin|Palouse Valley Prosthetics, Inc.=palouseprosthetics'
          )
        )
      )
      d.seller.telephone = `(208) 555-${random.digits(4)}`
      const patients = listOf('R. Ames|K. Dufresne|L. Ortiz|M. Tran|J. Beckett|S. Holloway|P. Igwe')
      const shades = ['A1', 'A2', 'A3', 'A3.5', 'B1', 'B2', 'C2', 'D3']
      const first = random.int(24100, 88700)
      const list = p.lines((l, at) => {
        const isTooth = /Crown|Veneer|Abutment/.test(l.description)
        const tooth = /Anterior|Veneer/.test(l.description) ? random.int(6, 9) : random.int(18, 28)
        const count = l.quantity ?? 1
        const teeth = Array.from({ length: count }, (_, next) => `#${tooth + next}`).join(' ')
        return row([
          `${first + at * 7}`,
          patients[at % patients.length],
          l.description,
          isTooth ? teeth : '',
          isTooth ? random.pick(shades) : '',
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const labels = ['Case #', 'Patient', 'Description', 'Tooth', 'Shade', '>Qty', '>Unit Price']
      const facts = [
        row(['Invoice No.', `<b>${d.number}</b>`]),
        row(['Invoice Date', p.date(d.issueDate)]),
        row(['Account No.', d.customerNumber]),
        row(['Terms', `Net ${daysBetween(d.issueDate, d.dueDate)}`]),
        row(['Due Date', p.date(d.dueDate)]),
      ]
      const slip = [
        row(['Account / Invoice', `>${d.customerNumber} / ${d.number}`]),
        row(['Amount Due', `>${p.money(d.amountDue)}`]),
        row(['Amount Enclosed', '>$&emsp;&emsp;&emsp;&emsp;']),
      ]
      return `<div class=h><div class=o><b>${d.seller.name}</b>${d.seller.street}<br>${townFirst(d.seller)}<br>${d.seller.telephone} &nbsp;|&nbsp; ${d.seller.site}<br><i>Crown &amp; Bridge &middot; Implants &middot; Removables</i></div><div class=v><b>INVOICE</b><table>${facts.join('')}</table></div></div>
<div class=b><div><small>Bill To</small>${block(d.buyer)}</div><div><small>Ship To</small>${block(d.buyer)}<br>Shipped ${p.date(d.deliveryDate)}, lab courier route ${random.int(2, 9)}</div></div>
<table class=l>${heading([...labels, '>Amount'])}${list.join('')}</table>
<div class=e><p>Materials: zirconia (Y-TZP) and lithium disilicate, FDA 510(k) cleared. All restorations fabricated in the USA. Crown and bridge work carries a 5-year remake warranty; remakes require return of the original case and impression. Medical devices by prescription, not subject to sales tax.</p><table>${row(['Invoice Total', `>${p.money(d.total)}`])}${row(['Payments / Credits', `>${p.money(0)}`])}${rowOf('t', ['Balance Due', `>${p.money(d.amountDue)}`])}</table></div>
<div class=s><div class=g><div>Detach and return with payment. Make checks payable to:<br><b>${d.seller.name}</b><br>${d.seller.street}<br>${townFirst(d.seller)}<br><br>&#9633; Visa &nbsp; &#9633; MasterCard &nbsp; &#9633; Amex &nbsp; Card no. <u></u> <br>Exp. ____ / ____ &nbsp; Signature <u></u></div><table class=q>${slip.join('')}</table></div><div style="margin-top:2mm;font-size:7.5pt">A finance charge of 1.5% per month (18% A.P.R.) is added to balances not paid by the due date. $35 fee for returned checks.</div></div>`
    },
  },
  {
    name: 'en-ca-town-ice-contract',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'CAD',
      rates: [13],
      lines: [2, 8],
      isInOrder: true,
      isOnce: true,
      most: 24,
      prepaid: 0.6,
      days: [21, 30],
      pools: parties(
        'US',
        [
          'Denise|Faisal|Marc-André|Heather|Gurpreet|Colin',
          'Arsenault|Boisvert|Cardinal|Fenn|Hollinger|MacKay|Pawlak|Sidhu|Zehr',
          'Minor Hockey|Ringette|Skating|Oldtimers Hockey|Lacrosse',
          'Association|Club Inc.|League',
          '91 Arena Road|Box 340, 12 Queen St E|2280 Concession 4|455 Birch Cres|18 Mill Street, Unit B',
          'Huntsville, ON=P1H 1A1|Fergus, ON=N1M 2W4|Perth, ON=K7H 1J2|Napanee, ON=K7R 2Z4',
        ],
        ['Canada', '+1 ']
      ),
      items: itemsOf(`
        Ice Rental - Prime, Pad A|hour|238|276; Ice Rental - Prime, Pad B|hour|221|259;
        Ice Rental - Non-Prime, Pad A|hour|148|179; Ice Rental - Minor Youth Prime|hour|168|199;
        Ice Rental - Last Minute (under 48 h)|hour|99|125; Dry Floor Rental|hour|62|84;
        Community Hall - Half Day|booking|145|190; Meeting Room B|hour|24|32;
        Dressing Room Storage|month|45|65; Sign Board Advertising|month|30|40;
        Facility Attendant|hour|31|38; Damage - Board Glass Panel|each|310|420`),
      numbers: (random) => `R${random.int(10400, 29900)}`,
    },
    style: { ...point, money: (plain) => `$${plain}`, date: shortDay },
    css: '@page{margin:15mm 17mm} body{font:9.5pt "Liberation Serif";margin:0;line-height:1.3} .h{display:flex;gap:5mm;align-items:center;border-bottom:1pt solid #000;padding-bottom:3mm} .h svg{flex:none} .h .o{width:78mm;font:bold 14pt/1.15 "Liberation Serif"} .h .d{margin-left:auto;text-align:right;font-size:8.5pt} h1{font:bold 14pt "Liberation Sans";text-align:center;margin:5mm 0 4mm} .a{display:flex;justify-content:space-between} .a>div{width:84mm} .a table{width:76mm} .a td{padding:1px 0;vertical-align:top} .a td:first-child{font-weight:bold;width:36mm} .w{margin:5mm .3mm 3mm 0;border:.6pt solid #000;padding:2mm 3mm;font-size:9pt} .l th{font:bold 8pt "Liberation Sans";border-top:.8pt solid #000;border-bottom:.8pt solid #000;text-align:left;padding:3px 2px} .l td{padding:3px 2px;vertical-align:top} .l td small{display:block;font-size:8pt;color:#333} .s{width:88mm;margin:3mm 0 0 auto;border-top:.8pt solid #000} .s td{padding:2px 2px} .s .k td{font-weight:bold;border-top:.6pt solid #000;border-bottom:2pt double #000} .p{margin-top:8mm;font-size:8.5pt} .p b{display:block;margin-top:2mm} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:8pt;border-top:.6pt solid #000;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        d.seller,
        random.pick(
          namesOf(
            'The Corporation of the Town of Pinehollow=pinehollow|Municipality of Loon Harbour=loonharbour|Township of West Carrick=westcarrick|Corporation of the Township of Brudenell Falls=brudenellfalls'
          )
        )
      )
      d.seller.telephone = `613-555-${random.digits(4)}`
      const [hirer, person] = random
        .pick(
          listOf(
            'Carrick Minor Hockey Association|Loon Harbour Skating Club|Thursday Night Oldtimers c/o Dale Fenn|Highlands Ringette Assoc.|Zehr Brothers Hockey School Inc.|Heather MacKay'
          )
        )
        .split(' c/o ')
      d.buyer.name = hirer
      const care = person ? `c/o ${person}<br>` : ''
      const account = `${random.digits(9)} RT0001`
      d.seller.vatId = account
      const span = `${p.date(d.from)} to ${p.date(d.until)}`
      const list = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          'H',
          `>${p.plain(l.amount)}`,
        ])
      )
      const paid = d.prepaid
        ? `${row([`Less: deposit rec’d ${p.date(d.orderDate)}, receipt ${random.digits(6)}`, `>-${p.plain(d.prepaid)}`])}`
        : ''
      const sums = [
        row(['Subtotal', `>${p.plain(d.subtotal)}`]),
        row([`H - HST ${p.number(d.taxes[0].rate)}%`, `>${p.plain(d.tax)}`]),
        rowOf(d.prepaid ? 'j' : 'k', ['Total Invoice', `>${p.money(d.total)}`]),
        paid,
        rowOf('k', ['Please Pay (CAD)', `>${p.money(d.amountDue)}`]),
      ]
      const facts = [
        row(['Invoice No.', d.number]),
        row(['Invoice Date', p.date(d.issueDate)]),
        row(['Customer ID', d.customerNumber]),
        row(['Permit No.', d.orderNumber]),
        row(['Due Date', p.date(d.dueDate)]),
      ]
      const venue = random.pick([
        'Memorial Community Centre',
        'Lions Arena',
        'Kinsmen Recreation Complex',
      ])
      return `<div class=h><svg width="17mm" viewBox="0 0 40 46"><path d="M2 2h36v22q0 14-18 20Q2 38 2 24z" fill="none" stroke="#000" stroke-width="2"/><path d="M20 8l9 22H11z"/><path d="M8 36h24" stroke="#000" stroke-width="2"/></svg><div class=o>${d.seller.name}</div><div class=d>Recreation &amp; Culture Department<br>${d.seller.street}<br>${townFirst(d.seller)}<br>Tel ${d.seller.telephone}<br>HST Reg. No. ${account}</div></div>
<h1>INVOICE</h1>
<div class=a><div><b>Invoice To:</b><br>${d.buyer.name}<br>${care}${d.buyer.street}<br>${townFirst(d.buyer)}</div><table>${facts.join('')}</table></div>
<div class=w><b>Facility:</b> ${venue} &emsp; <b>Rental period:</b> ${span}<br><b>Contact for permit:</b> Facility Bookings, extension ${random.int(210, 289)}</div>
<table class=l>${heading(['Charge Description', '>Quantity', 'Unit', '>Rate', 'Tax', '>Amount'])}${list.join('')}</table>
<table class=s>${sums.join('')}</table>
<div class=p><b>Payment options</b>Cheque payable to ${d.seller.name}; debit or cash at the Municipal Office, Monday to Friday 8:30 a.m. to 4:30 p.m.; or online banking, payee “Recreation/Misc. Receivable”, account ${d.customerNumber}.<b>Conditions</b>Interest of 1.25% per month (15% per annum) is charged on overdue accounts. Ice time not cancelled 14 days in advance is billed in full. Accounts more than 60 days overdue may lose their permits under By-law ${random.int(2011, 2022)}-${random.int(12, 98)}.</div>
<div class=f>${d.seller.site} &nbsp;&bull;&nbsp; ${d.seller.mail} &nbsp;&bull;&nbsp; This document is available in alternate formats upon request.</div>`
    },
  },
  {
    name: 'en-au-strata-levy-slip',
    plan: {
      country: 'GB',
      currency: 'AUD',
      rates: [10],
      isGross: true,
      lines: [3, 7],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      days: [28, 30, 31],
      pools: parties(
        'GB',
        [
          'Naomi|Stavros|Bronwyn|Hamish|Jia|Rohan',
          'Athanasiou|Birrell|Cheng|Donaghy|Ferreira|Gillespie|Nguyen|Sutherland',
          'Property|Investments|Super Fund|Holdings',
          'Pty Ltd|Nominees Pty Ltd|Pty. Limited',
          '14/72 Ocean St|PO Box 1187|9 Banksia Ave|305/8 Wattle Cres|61 Kingsway',
          'Cronulla NSW=2230|Dee Why NSW=2099|Parramatta NSW=2150|Randwick NSW=2031',
        ],
        ['Australia', '+61 ']
      ),
      items: itemsOf(`
        Administrative Fund - standard levy||380|960; Capital Works Fund - standard levy||140|520;
        Special levy - façade remediation, instalment 2 of 4||450|1250;
        Special levy - lift upgrade||250|690; Water usage, lot meter||38|140;
        Security key / fob replacement||55|110; By-law registration recovery||165|240`),
      numbers: (random) => `L${random.digits(7)}`,
    },
    style: { ...point, money: (plain) => `$${plain}`, date: slashed },
    css: '@page{margin:13mm 16mm} body{font:9pt "Roboto";margin:0;line-height:1.4;color:#1b1b1b} .h{display:flex;justify-content:space-between;align-items:flex-start} .h h1{font-size:17pt;margin:0;font-weight:500;color:#6b1f3a} .h .n{width:74mm;text-align:right;font-weight:700;font-size:11pt} .h .n span{font-weight:400;font-size:8.5pt} .m{display:flex;justify-content:space-between;margin:12mm 0 8mm} .m table{width:80mm;background:#f5eef1} .m td{padding:4px 8px;border-bottom:1.5px solid #fff} .m td:first-child{color:#6b1f3a} .l th{text-align:left;font-weight:500;font-size:8pt;border-bottom:1.2pt solid #6b1f3a;padding:3px 0} .l td{padding:4px 0;border-bottom:.4pt solid #ccc} .l .k td{font-weight:700;border-bottom:0;font-size:10.5pt} .l .j td{border:0} .i{font-size:7.8pt;color:#444;margin-top:6mm} .s{position:fixed;bottom:0;left:0;right:0;border-top:1pt dashed #555;padding-top:4mm;font-size:8.2pt} .s .g{display:flex;gap:6mm} .s .g>div{flex:1} .s .bp{border:1pt solid #1a4f9c;padding:2mm 3mm;flex:none!important;width:50mm} .s .bp b{color:#1a4f9c;font-size:11pt} .s table td{padding:2px 4px;border:.5pt solid #888}',
    draw: (p) => {
      const { doc: d, random } = p
      const plan = random.int(11200, 98700)
      const [agent, site] = random.pick(
        namesOf(
          'Corella Strata Management Pty Ltd=corellastrata|Headland & Bay Strata=headlandbay|Quayside Owners Services Pty Ltd=quaysideowners'
        )
      )
      const owners = [
        `The Owners – Strata Plan No. ${plan}`,
        `The Owners - Strata Plan ${plan}`,
        `Owners Corporation SP${plan}`,
      ]
      named(d.seller, [random.pick(owners), site])
      d.seller.telephone = `02 9${random.digits(3)} ${random.digits(4)}`
      const abn = abnOf(random.digits(9))
      d.seller.vatId = abn
      const lot = random.int(2, 64)
      const from = d.dueDate
      const list = p.lines((l) => {
        const isFund = /Fund/.test(l.description)
        const period = isFund ? `${p.date(from)} – ${p.date(dayAfter(from, 91))}` : ''
        return row([p.date(d.dueDate), l.description, period, `>${p.plain(l.amount)}`])
      })
      const reference = `${random.digits(3)} ${random.digits(3)} ${random.digits(3)} ${random.digits(2)}`
      const facts = [
        row(['Notice no.', `>${d.number}`]),
        row(['Issue date', `>${p.date(d.issueDate)}`]),
        row(['Lot / Unit', `>${lot} / ${lot + 100}`]),
        row(['Unit entitlement', `>${random.int(8, 40)} / 1,000`]),
        row(['Due date', `><b>${p.date(d.dueDate)}</b>`]),
      ]
      const slip = [
        row(['Strata plan / lot', `>${plan} / ${lot}`]),
        row(['Notice', `>${d.number}`]),
        row(['Due date', `>${p.date(d.dueDate)}`]),
        row(['<b>Amount due</b>', `><b>${p.money(d.amountDue)}</b>`]),
      ]
      return `<div class=h><div><h1>Levy notice</h1><b>TAX INVOICE</b></div><div class=n>${d.seller.name}<br><span>ABN ${abn}<br>${random.int(3, 99)} ${random.pick(['Marine Parade', 'Station Street', 'Anzac Parade'])}, ${townFirst(d.seller)}</span></div></div>
<div class=m><div>${block(d.buyer)}</div><table>${facts.join('')}</table></div>
Levies and charges determined by the owners corporation under Part 5 of the Strata Schemes Management Act 2015 (NSW):
<table class=l style="margin-top:3mm">${heading(['Due', 'Details', 'Period', '>Amount AUD'])}${list.join('')}${rowOf('j', ['', 'Total of this notice (including GST)', '', `>${p.plain(d.total)}`])}${rowOf('j', ['', 'GST included in the total', '', `>${p.plain(d.tax)}`])}${rowOf('j', ['', 'Arrears brought forward', '', `>${p.plain(0)}`])}${rowOf('k', ['', 'Amount due', '', `>${p.money(d.amountDue)}`])}</table>
<div class=i>Levies not paid within one month of the due date bear simple interest at 10% per annum, and the owners corporation may recover its reasonable expenses. If you are in financial difficulty, contact us about a payment plan before the due date. Please update your address for service by email.<br><br>Issued by ${agent.replace('&', '&amp;')}, managing agent, for the owners corporation. Enquiries: ${d.seller.telephone}, ${d.seller.mail}</div>
<div class=s><div class=g><div class=bp><b>BPAY</b><br>Biller Code: ${random.digits(5)}<br>Ref: ${reference}<br><small>Contact your bank to pay from your cheque, savings, debit or transaction account.</small></div><div><b>Pay online or by phone</b><br>Quote reference ${reference}.<br>Card payments incur a surcharge.<br><br><b>Post Billpay</b> at any post office<br>${bars(random, 46)}<br>*${random.digits(4)} ${reference.replace(/ /g, '')}</div><div><table>${slip.join('')}</table><br>${d.buyer.name}</div></div></div>`
    },
  },
  {
    name: 'en-nz-plant-nursery-credit',
    plan: {
      country: 'GB',
      currency: 'NZD',
      kind: 'creditNote',
      rates: [15],
      lines: [1, 6],
      isOnce: true,
      most: 40,
      lineDiscount: 0.35,
      pools: parties(
        'GB',
        [
          'Ngaire|Stewart|Mereana|Blair|Philippa',
          'Bidwill|Cotterell|Hohepa|Inglis|McAra|Pohatu|Stanbury|Wihongi',
          'Landscapes|Garden Centre|Gardens|Earthworks|Revegetation',
          'Limited|Ltd|2014 Ltd',
          '118 Omahu Road|RD 2, 640 Taonui Road|27A Kowhai Street|PO Box 512|9 Rangiora Way',
          'Hastings=4120|Feilding=4775|Whakatāne=3120|Rangiora=7400|Cambridge=3434',
        ],
        ['New Zealand', '+64 ']
      ),
      items: plants.map(([name, , least, most]): Item => [name, '', least, most]),
      numbers: (random) => `CN${random.int(2040, 7980)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${Number(d)} ${monthsIn('GB')[Number(m) - 1].slice(0, 3)} ${y}`,
    },
    css: 'body{font:10pt "Caladea";margin:0;line-height:1.35} .h{text-align:center;border-bottom:2.4pt solid #2f6b3a;padding-bottom:3mm} .h b{font-size:20pt;color:#2f6b3a} .h div{font-size:8.5pt} h1{font-size:16pt;margin:7mm 0 4mm;letter-spacing:2px} .a{display:grid;grid-template-columns:1fr 70mm;margin-bottom:6mm} .a td{padding:1px 0} .a td:first-child{font-style:italic} .y{border-left:3pt solid #2f6b3a;padding:1mm 4mm;margin-bottom:5mm;font-size:9.5pt} .l{width:calc(100% - .4mm)} .l th{background:#dfeade;font-size:8.5pt;text-align:left;padding:4px 5px;border:.5pt solid #2f6b3a} .l td{padding:4px 5px;border-left:.5pt solid #2f6b3a;border-right:.5pt solid #2f6b3a} .l tr:last-child td{border-bottom:.5pt solid #2f6b3a;height:46mm;vertical-align:top} .l i{font-size:9.5pt} .s{width:76mm;margin:0 .4mm 0 auto} .s td{border:.5pt solid #2f6b3a;border-top:0;padding:4px 5px} .s .k td{font-weight:bold;background:#dfeade} .n{margin-top:9mm;font-size:9pt} .f{position:fixed;bottom:0;left:0;right:0;font-size:8pt;text-align:center;color:#2f6b3a}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        d.seller,
        random.pick(
          namesOf(
            'Tukituki Tree Nursery Limited=tukitukitrees|Ashhurst & Sons Nurseries=ashhurstnurseries|KAURI GLEN Growers Ltd=kauriglen|Bell Road Wholesale Plants (2009) Ltd=bellroadplants'
          )
        )
      )
      d.seller.telephone = `0${random.pick([6, 7])} ${random.int(320, 878)} ${random.digits(4)}`
      const tax = `${random.int(100, 129)}-${random.digits(3)}-${random.digits(3)}`
      d.seller.vatId = tax
      const withDiscount = d.lines.some((l) => l.discount)
      const list = p.lines((l) =>
        row([
          l.description.slice(0, 3).toUpperCase() + random.digits(3),
          `<i>${l.description}</i>`,
          grades.get(l.description) ?? '',
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          ...(withDiscount ? [`>${l.discount ? `${p.number(l.discount)}%` : ''}`] : []),
          `>${p.plain(l.amount)}`,
        ])
      )
      const labels = [
        'Code',
        'Plant',
        'Grade',
        '>Qty',
        '>Price',
        ...(withDiscount ? ['>Disc'] : []),
      ]
      const invoice = random.int(40120, 68900)
      const reason = random.pick([
        'plants arrived with frost damage, driver’s photos received; not to be returned',
        'short delivered, pallet 2 missing from the consignment note',
        'wrong grade supplied, plants collected by our truck',
      ])
      const facts = [
        row(['Credit note no.', `<b>${d.number}</b>`]),
        row(['Date', p.date(d.issueDate)]),
        row(['Account', d.customerNumber]),
        row(['Your order', d.orderNumber]),
        row(['GST number', tax]),
      ]
      return `<div class=h><svg width="14mm" viewBox="0 0 40 30"><path d="M20 29C4 24 3 10 6 2c12 3 15 13 14 27C20 14 25 5 36 4c2 10-3 22-16 25z" fill="#2f6b3a"/></svg><br><b>${d.seller.name}</b><div>${d.seller.street}, ${townFirst(d.seller)} &nbsp;·&nbsp; Ph ${d.seller.telephone} &nbsp;·&nbsp; ${d.seller.mail}</div></div>
<h1>CREDIT NOTE</h1><div class=a><div><i>Credit to</i><br>${block(d.buyer)}</div><table>${facts.join('')}</table></div>
<div class=y>Supply correction information for our tax invoice <b>${invoice}</b> of ${p.date(d.orderDate)}.<br>Reason: ${reason}.</div>
<table class=l>${heading([...labels, '>Credit NZD'])}${list.join('')}</table>
<table class=s>${row(['Subtotal excl. GST', `>${p.plain(d.subtotal)}`])}${row([`GST ${p.number(d.taxes[0].rate)}%`, `>${p.plain(d.tax)}`])}${rowOf('k', ['Total credit incl. GST', `>${p.money(d.total)}`])}</table>
<div class=n>The credit has been applied to your account and will show on your next statement. Please do not pay on this document. Claims for losses are accepted within seven days of delivery.<br><br>Approved: ${random.pick(['T. Hapuku', 'Jo Marriner', 'Des W.'])}, dispatch</div>
<div class=f>Growers of native, hedging and specimen trees &nbsp;·&nbsp; Trade only &nbsp;·&nbsp; ${d.seller.site}</div>`
    },
  },
  {
    name: 'pl-notariusz-repertorium',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      isSellerPerson: true,
      lines: [1, 6],
      isInOrder: true,
      isOnce: true,
      most: 0,
      days: [3, 7, 14],
      pools: polish('Nieruchomości|Development|Agro|Inwestycje', 'Sp. z o.o.|S.A.|Sp. k.'),
      items: itemsOf(`
        Umowa sprzedaży lokalu mieszkalnego – taksa notarialna||950|2400;
        Umowa deweloperska – taksa notarialna||700|1600;
        Ustanowienie hipoteki – taksa notarialna||180|420;
        Protokół zgromadzenia wspólników||750|1100; Oświadczenie o poddaniu się egzekucji||160|390;
        Pełnomocnictwo||25|30; Wypisy aktu notarialnego||36|180;
        Poświadczenie podpisu||17|24; Poświadczenie zgodności odpisu z okazanym dokumentem||6|54;
        Wniosek wieczystoksięgowy||200|245`),
      numbers: (random, year) => `${random.int(14, 1290)}/${year}`,
    },
    style: {
      ...comma,
      thousands: ' ',
      date: (y, m, d) => `${Number(d)} ${monthsIn('PL')[Number(m) - 1]} ${y} r.`,
    },
    css: '@page{margin:18mm 20mm} body{font:10.5pt "EB Garamond";font-variant-numeric:lining-nums;margin:0;line-height:1.35} .h{display:flex;justify-content:space-between} .h .o{text-align:center;width:78mm} .h .o i{font-style:normal;letter-spacing:1.5px;font-size:11pt} .h .o b{font-size:14pt} .h .o small{display:block;font-size:9.5pt} h1{font-size:15pt;text-align:center;margin:12mm 0 6mm;font-weight:600} .n{margin-bottom:6mm} .n span{display:inline-block;width:26mm;vertical-align:top} .n div{display:inline-block} .l{width:calc(100% - .3mm);border:.7pt solid #000} .l th{border:.7pt solid #000;font-weight:600;font-size:9.5pt;padding:3px 5px;text-align:center} .l td{border:.7pt solid #000;padding:3px 5px;vertical-align:top} .s{width:82mm;margin:4mm 0 5mm auto} .s td{padding:1.5px 5px} .s .k td{font-weight:700;font-size:12pt;border-top:.8pt solid #000} .z{display:flex;justify-content:space-between;margin-top:24mm;text-align:center;font-size:8.5pt} .z div{width:62mm;border-top:.6pt dotted #000;padding-top:1mm} .u{font-size:9pt;margin-top:6mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const first = random.int(410, 7900)
      const year = d.deliveryDate.slice(0, 4)
      const list = p.lines((l, at) =>
        row([
          `${at + 1}.`,
          l.description,
          `${first + at}/${year}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const sums = [
        row(['Razem netto', `>${p.plain(d.subtotal)} zł`]),
        row([`Podatek VAT ${p.number(d.taxes[0].rate)}%`, `>${p.plain(d.tax)} zł`]),
        row(['Razem brutto', `>${p.plain(d.total)} zł`]),
        rowOf('k', ['Do zapłaty', `>${p.plain(d.amountDue)} zł`]),
      ]
      return `<div class=h><div class=o><i>KANCELARIA NOTARIALNA</i><br>Notariusz<br><b>${d.seller.name}</b><small>${d.seller.street}, ${codeFirst(d.seller)}<br>NIP ${nipOf(d.seller)}<br>tel. ${d.seller.telephone}</small></div><div>${d.seller.town}, dnia ${p.date(d.issueDate)}</div></div>
<h1>FAKTURA nr ${d.number}</h1>
<div class=n><span>Nabywca:</span><div><b>${d.buyer.name}</b><br>${d.buyer.street}, ${codeFirst(d.buyer)}<br>NIP ${nipOf(d.buyer)}</div><br><span>Data czynności:</span><div>${p.date(d.deliveryDate)}</div></div>
<table class=l>${heading(['Lp.', 'Nazwa czynności', 'Rep. A nr', 'VAT', 'Wynagrodzenie netto (zł)'])}${list.join('')}</table>
<table class=s>${sums.join('')}</table>
Słownie: ${inWords(d.amountDue)}<br>Sposób zapłaty: przelew, w terminie do ${p.date(d.dueDate)}<br>Rachunek: ${grouped(accountOf(d.seller.iban))}
<div class=u>Podatek od czynności cywilnoprawnych i opłaty sądowe pobrane przez notariusza jako płatnika zostały rozliczone odrębnie i nie są objęte niniejszą fakturą. Wynagrodzenie ustalono na podstawie rozporządzenia Ministra Sprawiedliwości w sprawie maksymalnych stawek taksy notarialnej.</div>
<div class=z><div>podpis osoby upoważnionej do odbioru</div><div>${d.seller.name}, notariusz</div></div>`
    },
  },
  {
    name: 'pl-zajazd-przyjecie-rozliczenie',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [8, 23],
      lines: [4, 10],
      isInOrder: true,
      isOnce: true,
      most: 20,
      prepaid: 0.8,
      days: [7, 14],
      pools: polish('Mechanika|Logistyka|Stolarnia|Apteka|Kadry', 'Sp. z o.o.|s.c.|Sp. j.|S.A.'),
      items: itemsOf(`
        Obiad serwowany, zestaw II|os.|72|98; Bufet zimny|os.|48|69; Serwis kawowy całodzienny|os.|22|34;
        Deser i owoce|os.|14|22; Nocleg, pokój 1-os. ze śniadaniem|doba|170|230;
        Nocleg, pokój 2-os. ze śniadaniem|doba|230|310; Napoje gazowane i soki 1 l|szt.|9|13|1;
        Wino stołowe 0,75 l|but.|46|72|1; Wynajem sali kominkowej|godz.|110|160|1;
        Nagłośnienie i rzutnik|godz.|35|60|1; Dekoracja stołu, kwiaty żywe|szt.|38|65|1;
        Korkowe|but.|12|18|1`),
      numbers: (random, year) => `${random.int(2, 219)}/ZJ/0${random.int(1, 9)}/${year}`,
    },
    style: { ...comma, thousands: ' ', date: (y, m, d) => `${y}-${m}-${d}` },
    css: '@page{margin:14mm} body{font:9pt "Open Sans";margin:0;line-height:1.35} .h{display:flex;justify-content:space-between;align-items:center;background:#f4ece0;padding:4mm 6mm;border-bottom:2pt solid #8c4a1f} .h b{font:bold 18pt "Z003";color:#8c4a1f} .h span{font-size:8pt;text-align:right} h1{font-size:14pt;margin:6mm 0 1mm} .d{display:flex;gap:9mm;font-size:8.5pt;margin-bottom:5mm} .pp{display:flex;gap:6mm;margin:0 .3mm 5mm 0} .pp>div{flex:1;border:.6pt solid #c9b79f;padding:3mm 4mm} .pp small{display:block;color:#8c4a1f;font-weight:600} .l th{background:#8c4a1f;color:#fff;font-size:7.5pt;font-weight:600;text-align:left;padding:3px 4px} .l td{padding:3px 4px;border-bottom:.4pt solid #c9b79f} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:4mm;break-inside:avoid} .v{width:84mm!important} .v th{font-size:7.5pt;text-align:left;border-bottom:.7pt solid #8c4a1f;padding:2px} .v td{padding:2px} .v .k td{font-weight:700;border-top:.7pt solid #8c4a1f} .q{width:92mm!important} .q td{padding:2px 4px} .q .k td{background:#f4ece0;font-weight:700;font-size:11pt} .y{margin-top:6mm} .t{margin-top:20mm;display:flex;justify-content:space-between;font-size:7.5pt;text-align:center} .t div{width:72mm;border-top:.5pt solid #555}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        d.seller,
        random.pick(
          namesOf(
            'Zajazd „Pod Kasztanami” Helena i Adam Wójtowicz s.c.=podkasztanami|Dworek Nadwieprzański Sp. z o.o.=dworek-nw|Karczma Młyńska Roman Pawelec=karczmamlynska|HOTEL ROZTOKA Sp. k.=hotelroztoka'
          )
        )
      )
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
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const paid = d.prepaid
        ? row([
            `Zaliczka – faktura ${random.int(1, 90)}/ZAL/${d.orderDate.slice(0, 4)} z <span style="white-space:nowrap">${p.date(d.orderDate)}</span>`,
            `>-${p.plain(d.prepaid)}`,
          ])
        : ''
      const all = ['Razem', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`]
      const sums = [
        row(['Wartość brutto usług', `>${p.plain(d.total)}`]),
        paid,
        rowOf('k', ['Do zapłaty PLN', `>${p.plain(d.amountDue)}`]),
        row(['Termin płatności', `>${p.date(d.dueDate)}`]),
        row(['Forma płatności', '>przelew']),
      ]
      return `<div class=h><b>${d.seller.name}</b><span>restauracja · noclegi · przyjęcia<br>tel. ${d.seller.telephone}<br>${d.seller.site}</span></div>
<h1>Faktura VAT nr ${d.number}</h1><div class=d><span>Data wystawienia: <b>${p.date(d.issueDate)}</b></span><span>Data wykonania usługi: <b>${p.date(d.deliveryDate)}</b></span><span>Miejsce: ${d.seller.town}</span></div>
<div class=pp><div><small>Sprzedawca</small><b>${d.seller.name}</b><br>${d.seller.street}, ${codeFirst(d.seller)}<br>NIP: ${nipOf(d.seller)}</div><div><small>Nabywca</small><b>${d.buyer.name}</b><br>${d.buyer.street}, ${codeFirst(d.buyer)}<br>NIP: ${nipOf(d.buyer)}</div></div>
<table class=l>${heading(['Lp.', 'Nazwa usługi / towaru', '>Ilość', 'J.m.', '>Cena netto', '>Wartość netto', '>VAT'])}${list.join('')}</table>
<div class=e><table class=v>${heading(['Stawka VAT', '>Netto', '>VAT', '>Brutto'])}${taxes.join('')}${rowOf('k', all)}</table><table class=q>${sums.join('')}</table></div>
<div class=y>Słownie do zapłaty: ${inWords(d.amountDue)}<br>Nr rachunku: <b>${grouped(accountOf(d.seller.iban))}</b><br>Uwagi: ${random.pick(['spotkanie firmowe', 'jubileusz 20-lecia', 'szkolenie wyjazdowe'])}, umowa nr ${d.orderNumber}</div>
<div class=t><div>Osoba upoważniona do wystawienia: ${random.pick(['Monika Kot', 'R. Pawelec', 'Iza Dec'])}</div><div>Osoba upoważniona do odbioru</div></div>`
    },
  },
  {
    name: 'pl-hurt-kwiaty-strony',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [8, 23],
      lines: [46, 90],
      isOnce: true,
      most: 60,
      lineDiscount: 0.2,
      days: [7, 14, 21],
      pools: polish('Kwiaciarnia|Florystyka|Ogród|Flora|Bukiet', 'Sp. z o.o.|Sp. j.|s.c.'),
      items: flowers,
      numbers: (random, year) => `FS ${random.int(120, 9870)}/MAG1/${year}`,
    },
    style: { ...comma, thousands: ' ', date: dotted },
    css: '@page{margin:10mm 11mm} body{font:8pt "Liberation Sans";margin:0;line-height:1.25} .g{height:274mm;position:relative} .g+.g{break-before:page} .h{display:flex;border:.7pt solid #000} .h>div{flex:1;padding:2mm 3mm} .h>div+div{border-left:.7pt solid #000} .h .o{font-weight:bold;font-size:11pt} .h .i{display:grid;grid-template-columns:32mm 1fr;gap:.5mm} .nr{text-align:center;font-size:13pt;font-weight:bold;padding:3mm 0} .pa{display:flex;gap:3mm;margin-bottom:3mm} .pa>div{flex:1;border:.7pt solid #000;padding:1.5mm 3mm} .pa i{font-size:7pt;display:block} .l{width:calc(100% - .3mm)} .l th{background:#ddd;border:.6pt solid #000;font-size:7pt;padding:2px;text-align:center!important} .l td{border:.6pt solid #000;padding:2px 3px!important} .v{width:98mm!important;margin-top:3mm} .v td,.v th{border:.6pt solid #000;padding:2px 4px!important;font-size:8pt} .v th{background:#ddd;font-size:7pt} .b{font-size:12pt;font-weight:bold;margin:3mm 0 1mm} .x{position:absolute;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:7pt;border-top:.5pt solid #000;padding-top:1mm} .c{display:flex;justify-content:space-between;margin-bottom:2mm;font-weight:bold} .sg{display:flex;justify-content:space-between;margin-top:15mm;text-align:center;font-size:7pt} .sg div{border-top:.5pt dotted #000;width:64mm;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        d.seller,
        random.pick(
          namesOf(
            'Hurtownia Kwiatów STOKROTKA Teresa Gajda=stokrotka-hurt|Flor-Import Sp. z o.o.=florimport|Giełda Kwiatowa Wschód Sp. k.=gieldawschod|„Zielony Targ” Kuna i Wspólnicy Sp. j.=zielonytarg'
          )
        )
      )
      const list = p.lines((l, at) =>
        row([
          `>${at + 1}`,
          random.digits(5),
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)}%` : ''}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}%`,
        ])
      )
      const labels = 'Lp.|Indeks|Nazwa towaru|Ilość|Jm|Cena netto|Rabat|Wartość netto|VAT'
      const operator = random.pick(['ANNA', 'MAGAZYN2', 'ADMIN'])
      const pages = paged(list, 41, 20, 2)
      const taxes = p.taxes((t) =>
        row([
          `>${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const all = [
        '><b>Razem</b>',
        `>${p.plain(d.subtotal)}`,
        `>${p.plain(d.tax)}`,
        `>${p.plain(d.total)}`,
      ]
      const head = `<div class=h><div><span class=o>${d.seller.name}</span><br>${d.seller.street}, ${codeFirst(d.seller)}<br>tel. ${d.seller.telephone}, ${d.seller.mail}<br>BDO 0000${random.digits(5)}</div><div class=i><span>Miejsce wystawienia:</span><span>${d.seller.town}</span><span>Data wystawienia:</span><span>${p.date(d.issueDate)}</span><span>Data dostawy:</span><span>${p.date(d.issueDate)}</span><span>Zamówienie:</span><span>${d.orderNumber}</span></div></div><div class=nr>Faktura ${d.number} &nbsp;<small style="font-weight:normal;font-size:8pt">oryginał</small></div><div class=pa><div><i>Sprzedawca:</i><b>${d.seller.name}</b><br>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP: ${nipOf(d.seller)}</div><div><i>Nabywca:</i><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>NIP: ${nipOf(d.buyer)}</div></div>`
      const end = `<table class=v>${heading(['Stawka', 'Wartość netto', 'Kwota VAT', 'Wartość brutto'])}${taxes.join('')}${row(all)}</table><div class=b>Do zapłaty: ${p.plain(d.amountDue)} PLN</div>Słownie: ${inWords(d.amountDue)}<br>Płatność: przelew, termin ${p.date(d.dueDate)}<br>Konto: ${random.pick(['Bank Spółdzielczy', 'PKO BP', 'mBank'])} ${grouped(accountOf(d.seller.iban))}<br>Kierowca: ${random.pick(['A. Mazur', 'Z. Król', 'P. Iwan'])}, skrzynie zwrotne wydane: ${random.int(2, 14)}, zwrócone: ${random.int(0, 9)}. Reklamacje roślin ciętych wyłącznie w dniu dostawy.<div class=sg><div>imię i nazwisko osoby uprawnionej do odbioru faktury</div><div>imię i nazwisko osoby uprawnionej do wystawienia faktury</div></div>`
      return pages
        .map((rows, at) => {
          const next = `<div class=c><span>Faktura ${d.number}</span><span>c.d.</span></div>`
          const table = `<table class=l>${heading(labels.split('|'))}${rows.join('')}</table>`
          return `<div class=g>${at ? next : head}${table}${at === pages.length - 1 ? end : ''}<div class=x><span>Program magazynowo-handlowy, operator ${operator}</span><span>Strona ${at + 1} z ${pages.length}</span></div></div>`
        })
        .join('')
    },
  },
  {
    name: 'pl-gmina-dzierzawa-ksef',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      lines: [1, 4],
      isInOrder: true,
      isOnce: true,
      most: 6,
      days: [14, 21, 30],
      pools: polish('Gastronomia|Kino|Market|Reklama|Handel', 'Sp. z o.o.|S.A.|Sp. j.|Sp. k.'),
      items: itemsOf(`
        Czynsz dzierżawny gruntu, dz. nr 214/7|mies.|120|460;
        Czynsz najmu lokalu użytkowego, Rynek 2|mies.|780|1650;
        Opłata za umieszczenie reklamy na budynku|mies.|90|240; Ryczałt za ogrzewanie|mies.|140|390;
        Energia elektryczna – refaktura|mies.|60|280; Udostępnienie sali widowiskowej|godz.|110|180;
        Zajęcie placu targowego, stanowisko 14|mies.|45|130`),
      numbers: (random, year) => `GN/${String(random.int(3, 780)).padStart(4, '0')}/${year}`,
    },
    style: { ...comma, thousands: ' ', money: (plain) => `${plain} zł`, date: dotted },
    css: '@page{margin:17mm 18mm} body{font:9.5pt "DejaVu Sans";font-size:8.6pt;margin:0;line-height:1.45} .h{display:flex;justify-content:space-between} h1{font-size:13pt;margin:0} .q{display:flex;gap:4mm;margin-top:5mm;align-items:center;font-size:7pt;color:#444} .ii{display:grid;grid-template-columns:1.4fr 1fr;gap:1mm 8mm;margin:6mm 0;border-top:.6pt solid #999;border-bottom:.6pt solid #999;padding:2mm 0} .pp{display:grid;grid-template-columns:1fr 1fr;gap:8mm;margin-bottom:7mm} .pp b{display:block} .pp small{color:#555;display:block;font-size:7.5pt} .l th{font-size:7.2pt;text-align:left;background:#eee;padding:3px 5px} .l td{padding:4px 5px;border-bottom:.5pt solid #bbb;vertical-align:top} .s{width:90mm;margin:3mm 0 8mm auto} .s td{padding:2px 5px} .s .k td{font-weight:bold;border-top:.8pt solid #000} .pay{margin-right:.3mm;border:.6pt solid #999;padding:3mm 4mm} .pay td{padding:1px 0} .pay td:first-child{width:42mm;color:#555} .u{font-size:7.4pt;margin-top:5mm;color:#333}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        d.seller,
        random.pick(
          namesOf(
            'Gmina Olszanica Stara=olszanicastara|Gmina Miasto Wierzbinek Dolny=wierzbinekdolny|GMINA RADOSZKÓW=radoszkow|Powiat Zawieprzański=zawieprzanski'
          )
        )
      )
      d.seller.street = random.pick(['Plac Wolności 1', 'ul. Ratuszowa 2', 'Rynek 1'])
      const office = random.pick(['Wydział Gospodarki Nieruchomościami', 'Referat Mienia'])
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
      const day = d.issueDate.replaceAll('-', '')
      const hex = Array.from({ length: 12 }, () => random.pick([...'0123456789ABCDEF'])).join('')
      const ksef = `${nipOf(d.seller)}-${day}-${hex}-${random.digits(2)}`
      const sums = [
        row(['Wartość netto', `>${p.money(d.subtotal)}`]),
        row([`VAT ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`]),
        row(['Kwota należności ogółem', `>${p.money(d.total)}`]),
        rowOf('k', ['Pozostało do zapłaty', `>${p.money(d.amountDue)}`]),
      ]
      const payment = [
        row(['Termin płatności', `<b>${p.date(d.dueDate)}</b>`]),
        row(['Rachunek do wpłat', `<b>${grouped(accountOf(d.seller.iban))}</b>`]),
        row(['Tytuł przelewu', `${d.number}, kontrahent ${d.customerNumber}`]),
        row(['Słownie', inWords(d.amountDue)]),
      ]
      return `<div class=h><div><h1>Faktura</h1>numer <b>${d.number}</b></div><div class=r>Numer KSeF: ${ksef}<br>Data wystawienia: ${p.date(d.issueDate)}</div></div>
<div class=ii><span>Data wykonania usługi: ${p.date(d.deliveryDate)}</span><span>Umowa: ${d.orderNumber}, ${office}</span></div>
<div class=pp><div><small>Sprzedawca</small><b>${d.seller.name}</b>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP ${nipOf(d.seller)}<small>Jednostka: ${office}, tel. ${d.seller.telephone}</small></div><div><small>Nabywca</small><b>${d.buyer.name}</b>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>NIP ${nipOf(d.buyer)}</div></div>
<table class=l>${heading(['Lp.', 'Nazwa towaru lub usługi', '>Ilość', 'Miara', '>Cena jedn. netto', '>Wartość netto', '>Stawka'])}${list.join('')}</table>
<table class=s>${sums.join('')}</table>
<div class=pay><table>${payment.join('')}</table></div>
<div class=u>Od wpłat dokonanych po terminie nalicza się odsetki ustawowe za opóźnienie. Za datę zapłaty uważa się dzień uznania rachunku. Sprawę prowadzi: ${random.pick(['Lidia Bąk', 'Tadeusz Wnuk', 'Marta Siwiec'])}.</div>
<div class=q>${squareCode(random, '26mm')}<div>Sprawdź, czy Twoja faktura znajduje się w KSeF.<br>Zeskanuj kod lub podaj numer KSeF:<br>${ksef}</div></div>`
    },
  },
]
