import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import { daysBetween } from '../days.ts'
import type { Family } from '../family.ts'
import { asIrish, asSwiss } from '../irish_and_swiss.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import type { Item, Plan } from '../make_document.ts'
import { paged } from '../pages.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { britishVat, comma, dotted, euroAfter, grouped, heading, monthsIn } from '../print.ts'
import { point, row, rowOf, slashed, two } from '../print.ts'

type Land = 'GB' | 'DE' | 'AT'

const british = {
  ...pools.GB,
  first: listOf('Rosalind|Gareth|Imogen|Darren|Sunita|Clive|Bethan|Kwame'),
  last: listOf(`
    Aldersey|Birtwistle|Calloway|Entwhistle|Formby|Greenhalgh|Haslam|Leatherbarrow|
    Ormerod|Pilkerton|Rimmer|Tyldesley`),
  streets: listOf(`
    Unit 12, Brookside Industrial Estate|41 Duke Street|Canal House, 7 Wharf Street|
    118 London Road|The Old Dairy, Church Lane|9 Princes Square|2b Victoria Buildings`),
  towns: townsOf(`
    Southport=PR8 1RF|Warrington=WA1 2NF|Chester=CH1 3BD|Lancaster=LA1 4XF|Stafford=ST16 2AB|
    Hereford=HR4 9BW|Wrexham=LL13 8DG|Ipswich=IP1 3QP`),
}

const irish = {
  ...british,
  first: listOf('Aisling|Donal|Niamh|Cathal|Gráinne|Eoin|Orlaith|Pádraig'),
  last: listOf('Breslin|Coughlan|Devaney|Gilhooly|Hennessy|Kilbride|McGovern|O’Dwyer|Tuohy'),
  streets: listOf(`
    Dublin Road|Unit 3, Millpark Business Centre|17 Patrick Street|Ballinagore|
    The Quay|5 Castle Yard|Clonmore Cross`),
  towns: townsOf(`
    Tullamore, Co. Offaly=R35 Y2K8|Ennis, Co. Clare=V95 F4T6|Navan, Co. Meath=C15 X7P2|
    Clonmel, Co. Tipperary=E91 K5W3|Sligo=F91 D8N4|Bandon, Co. Cork=P72 V6H1`),
  country: 'Ireland',
  tel: '+353 ',
}

const german = {
  ...pools.DE,
  first: listOf('Gudrun|Thorben|Ines|Wolfram|Heike|Steffen|Roswitha|Malte'),
  last: listOf(`
    Altmeyer|Brinkhoff|Daubner|Eichstädt|Giesecke|Hufnagel|Kölling|Lautenschläger|
    Oberhauser|Reitmeier|Stöcklein|Wagenknecht`),
  streets: listOf(`
    Isarstraße 22|Alter Postweg 9|Gutenbergstr. 64|Am Bahndamm 11|Ziegeleiweg 5b|
    Werner-von-Siemens-Str. 3|Schlossplatz 1`),
  towns: townsOf(`
    Landshut=84028|Bielefeld=33602|Deggendorf=94469|Gütersloh=33330|Zwickau=08056|
    Itzehoe=25524|Bruchsal=76646|Neumarkt i. d. OPf.=92318`),
}

const austrian = {
  ...pools.AT,
  first: listOf('Elfriede|Christoph|Verena|Alois|Sieglinde|Lukas'),
  last: listOf('Achleitner|Edlinger|Grabner|Hinterberger|Mayrhofer|Prammer|Stadlbauer|Zehetner'),
  streets: listOf('Kirchenplatz 1|Hauptstraße 38|Mühlbachgasse 6|Feldweg 14/1|Rathausplatz 2'),
  towns: townsOf(`
    Mattighofen=5230|Zwettl=3910|Leibnitz=8430|Spittal an der Drau=9800|Kufstein=6330|
    Neusiedl am See=7100`),
}

const swiss = {
  ...pools.DE,
  first: listOf('Regula|Urs|Vreni|Beat|Corinne|Reto'),
  last: listOf('Aeschlimann|Bänziger|Frischknecht|Gmür|Hürlimann|Rüegg|Stucki|Zgraggen'),
  streets: listOf('Seestrasse 41|Dorfplatz 3|Industriestrasse 18|Rebhalde 7|Alte Landstrasse 112'),
  towns: townsOf('Wädenswil=8820|Gossau=9200|Langenthal=4900|Stans=6370|Frick=5070|Uster=8610'),
  country: 'Schweiz',
  tel: '+41 ',
}

const plumbing: [string, Item[]][] = [
  [
    'Arbeit',
    itemsOf(`
      Sanitärmonteur|Std.|108|128; Servicemonteur|Std.|118|138; Lernender 3. Lehrjahr|Std.|58|72;
      Projektleiter|Std.|135|155; Zuschlag Pikettdienst|Std.|45|60`),
  ],
  [
    'Material',
    itemsOf(`
      Pressrohr Chromstahl 22 mm|m|18|27; Pressbogen 22 mm|Stk.|14|22; Kugelhahn ¾"|Stk.|38|56;
      Sicherheitsventil 6 bar|Stk.|62|88; Dämmung PIR 22 mm|m|11|17; Siphon verchromt|Stk.|44|69;
      Einhebelmischer Waschtisch|Stk.|178|286; Duschengleitstange-Set|Stk.|142|228;
      Eckregulierventil ½"|Stk.|19|29;
      Ablaufrohr PE 56 mm|m|9|15; Elektroschweissmuffe 56 mm|Stk.|12|19;
      Silikon sanitär weiss|Stk.|14|19; Dicht- und Kleinmaterial|Pausch.|35|65`),
  ],
  [
    'Fahrzeug und Entsorgung',
    itemsOf(`
      Servicefahrzeug|Fahrt|38|55; Kernbohrgerät|Std.|42|60; Entsorgung Altmaterial|kg|0.8|1.4`),
  ],
]

/** Pools with trades of sellers, trades of buyers, and forms of companies: `a|b / c|d / Ltd`. */
function between(
  country: Land,
  people: Pools[Land],
  names: string
): Pick<Plan, 'country' | 'buyerCountry' | 'pools'> {
  const [sellers, buyers, forms] = names.split(' / ').map(listOf)
  const seller = { ...people, trade: sellers, forms }
  const buyer = { ...seller, trade: buyers }
  return { country, buyerCountry: 'PT', pools: { ...pools, [country]: seller, PT: buyer } }
}

const subjects = listOf('Garden Designers|Building Conservators|Payroll Managers|Land Agents')

/** Invoices of companies, trades and public bodies of five countries. */
export const commonMerseyIsar: Family[] = [
  // Office dealer: stock codes, VAT codes with an analysis, carriage, continued pages.
  {
    name: 'en-gb-office-dealer-continued',
    plan: {
      ...between(
        'GB',
        british,
        'Stationers|Office Supplies / Lettings|Engineering|Care Homes / Ltd|Limited'
      ),
      currency: 'GBP',
      rates: [20, 0],
      lines: [8, 70],
      isOnce: true,
      most: 24,
      lineDiscount: 0.3,
      charge: 0.4,
      days: [14, 30],
      items: itemsOf(`
        Copier Paper A4 80gsm White|Box 5|17|24; Lever Arch File A4 70mm Black|Pack 10|16|23;
        Ballpoint Pen Medium Blue|Box 50|6|11; Ballpoint Pen Medium Black|Box 50|6|11;
        Permanent Marker Bullet Tip Assorted|Pack 4|3|6;
        Highlighter Chisel Tip Yellow|Pack 10|5|9;
        Sticky Notes 76x76mm Canary|Pack 12|7|13; Manilla Folder Foolscap Buff|Pack 100|12|18;
        Suspension File Foolscap Green|Box 50|23|34;
        Envelope DL Window Self Seal 90gsm|Box 1000|19|28;
        Envelope C4 Plain Peel and Seal|Box 250|18|26; Board Backed Envelope C5|Box 125|17|25;
        Stapler Half Strip Metal 20 Sheet|Each|6|12; Staples 26/6mm|Box 5000|1|3;
        Heavy Duty Hole Punch 40 Sheet|Each|14|24; Clear Tape 19mm x 33m|Pack 8|7|11;
        Parcel Tape Brown 48mm x 66m|Pack 6|6|10; Laminating Pouch A4 150 Micron|Pack 100|9|15;
        Toner Cartridge 26X Black HY|Each|88|142; Toner Cartridge 410A Cyan|Each|66|97;
        Ink Cartridge 950XL Black|Each|24|36; AA Battery Alkaline|Pack 24|8|14;
        Hand Towel C-Fold 2 Ply White|Case|21|32; Toilet Roll 2 Ply 320 Sheet|Pack 36|13|19;
        Antibacterial Hand Wash 500ml|Each|2|4; Refuse Sack Black Heavy Duty|Box 200|15|24;
        Operator Chair Medium Back Blue|Each|84|139; Desk Lamp LED Silver|Each|22|39;
        Whiteboard Magnetic 900x600mm|Each|29|48; Cash Box 8in with Key|Each|11|18;
        UHT Milk Portions Semi Skimmed|Box 120|8|11|1; Filter Coffee Sachets 60g|Box 50|29|44|1;
        Everyday Tea Bags One Cup|Pack 440|9|14|1; White Sugar Sticks|Box 1000|9|13|1;
        First Aid at Work Handbook|Each|4|8|1; Accident Report Book A4|Each|5|8|1`),
      numbers: (random) => `SI${random.digits(6)}`,
    },
    style: { ...point, date: slashed },
    css: 'body{font:8.5pt "Liberation Sans";margin:0} .pg{height:264mm;position:relative} .pg+.pg{break-before:page} .top{display:flex;justify-content:space-between;align-items:flex-start} .own b{font:italic bold 17pt "Liberation Sans";color:#b3282d} .own{line-height:1.35} .ttl{text-align:right;font-size:17pt;letter-spacing:2px;color:#444} .ttl small{display:block;font-size:8.5pt;letter-spacing:0} .ad{display:flex;gap:6mm;margin:5mm 0 4mm} .ad div{flex:1;border:.6pt solid #999;min-height:25mm;padding:2mm 3mm;line-height:1.3} .ad i{font-style:normal;font-size:7pt;color:#b3282d;display:block} .meta th{background:#b3282d;color:#fff;font-size:7.5pt;font-weight:400;text-align:left;padding:2px 5px} .meta td{border-bottom:.6pt solid #999;padding:3px 5px} .l{margin-top:4mm} .l th{border-bottom:.8pt solid #b3282d;font-size:7.5pt;text-align:left;padding:2px 3px} .l td{padding:1.7px 3px;border-bottom:.3pt solid #ddd} .more{text-align:right;margin-top:3mm;font-style:italic} .end{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm} .vat{width:82mm} .vat th{background:#eee;font-size:7.5pt;text-align:left;padding:2px 5px} .vat td{padding:2px 5px} .tot{width:66mm;border:.8pt solid #b3282d} .tot td{padding:3px 6px} .tot tr:last-child td{background:#b3282d;color:#fff;font-weight:700} .fine{position:absolute;bottom:0;left:0;right:0;font-size:7pt;color:#555;border-top:.5pt solid #999;padding-top:1.5mm;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const codes = (rate: number) => (rate ? '1' : '0')
      const net = daysBetween(d.issueDate, d.dueDate)
      const list = p.lines((l) =>
        row([
          random.pick(listOf('Q|OX|LB|WX')) + random.digits(5),
          l.description,
          l.unit,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 2) : ''}`,
          `>${p.plain(l.amount)}`,
          codes(l.rate),
        ])
      )
      const pages = paged(list, 38, 26)
      const sorts = [random.digits(2), random.digits(2), random.digits(2)].join('-')
      const account = random.digits(8)
      const order = random.digits(6)
      const buyer = `${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}`
      const company = random.digits(8)
      const sheet = (
        rows: string[],
        at: number
      ) => `<div class=pg><div class=top><div class=own><b>${d.seller.name}</b><br>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>Tel ${d.seller.telephone} &nbsp; ${d.seller.mail}<br>VAT Reg No ${britishVat(d.seller.vatId)}</div><div class=ttl>INVOICE<small>Page ${at + 1} of ${pages.length}</small></div></div>
<div class=ad><div><i>INVOICE TO</i>${buyer}</div><div><i>DELIVER TO</i>${buyer}</div></div>
<table class=meta>${heading(['Account', 'Invoice No', 'Invoice Date / Tax Point', 'Your Order', 'Our Order', 'Despatched'])}${row([d.customerNumber, d.number, p.date(d.issueDate), d.orderNumber, order, p.date(d.deliveryDate)])}</table>
<table class=l>${heading(['Code', 'Description', 'Unit', '>Qty', '>Price', '>Disc %', '>Net £', 'VAT'])}${rows.join('')}</table>
${at + 1 < pages.length ? '<div class=more>Continued overleaf...</div>' : ending}<div class=fine>All goods remain the property of ${d.seller.name} until paid for in full. Shortages must be reported within 3 working days of delivery. Returns are subject to a 15% handling charge.<br>Registered in England No. ${company}. Registered office as above.</div></div>`
      const ending = `<div class=end><div><table class=vat>${heading(['VAT code', '>Rate %', '>Goods £', '>VAT £'])}${p.taxes((t) => row([codes(t.rate), `>${p.number(t.rate, 2)}`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])).join('')}</table><p>Terms: ${net} days from date of invoice. <b>Payment due ${p.date(d.dueDate)}</b><br>Pay by BACS: sort code ${sorts}, account ${account}, quoting ${d.number}</p></div><table class=tot>${d.charge ? row(['Goods Total', `>${p.plain(d.lineTotal)}`]) + row(['Carriage (VAT code 1)', `>${p.plain(d.charge)}`]) : ''}${row(['Total Net', `>${p.plain(d.subtotal)}`])}${row(['Total VAT', `>${p.plain(d.tax)}`])}${row(['INVOICE TOTAL', `>£${p.plain(d.total)}`])}</table></div>`
      return pages.map(sheet).join('')
    },
  },

  // Membership body: a request for renewal that is no VAT invoice, with a slip to return.
  {
    name: 'en-gb-institute-renewal-request',
    plan: {
      ...between('GB', british, 'Consulting / Partnership|Associates|Estates|Consulting / LLP|Ltd'),
      currency: 'GBP',
      kind: 'proforma',
      rates: [20, 0],
      lines: [3, 7],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      allowance: 0.3,
      days: [28, 30],
      items: itemsOf(`
        Annual subscription - Fellow||265|348|1; Annual subscription - Member||188|246|1;
        Regional branch levy||15|28|1; Quarterly journal, printed edition||38|56|1;
        Practice directory listing||72|120; CPD online library access||58|96;
        Specialist group: Historic Buildings||24|36; Tender alerts service||85|140;
        Certificate of practice (replacement)||18|25; Annual conference early booking||145|220`),
      numbers: (random, year) => `PF${year.slice(2)}/${random.digits(5)}`,
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${Number(d)} ${monthsIn('GB')[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10pt "EB Garamond";font-variant-numeric:lining-nums;margin:0;line-height:1.3} .crest{text-align:center;margin-bottom:9mm;color:#1d2f5c} .crest b{display:block;font-size:19pt;font-variant:small-caps;letter-spacing:1px} .crest span{font-size:9pt} .two{display:flex;justify-content:space-between;align-items:flex-start} .ref{width:74mm} .ref td{padding:.6px 0} .ref td:first-child{color:#1d2f5c} h2{font-size:14pt;color:#1d2f5c;margin:9mm 0 0} .not{font-size:9pt;font-style:italic;margin-bottom:4mm} .l th{border-top:1pt solid #1d2f5c;border-bottom:.5pt solid #1d2f5c;text-align:left;font-weight:600;padding:3px 0} .l td{padding:3.5px 0} .l .s td{border-top:.4pt solid #999} .l .e td{border-top:1pt solid #1d2f5c;border-bottom:1pt solid #1d2f5c;font-weight:700;font-size:11.5pt} .how{font-size:9pt;margin-top:6mm} .how b{color:#1d2f5c} .slip{position:fixed;bottom:0;left:0;right:0;border-top:.8pt dashed #444;padding-top:3mm;font-size:9pt} .slip table{width:88mm} .slip td{padding:1px 0}',
    draw: (p) => {
      const { doc: d, random } = p
      const subject = random.pick(subjects)
      d.seller.name = `${random.pick(listOf('The Institute of|Guild of|Association of'))} ${subject}`
      const site = `${subject.toLowerCase().replace(' ', '-')}.example`
      const sum = (kind: string, label: string, cents: number) =>
        rowOf(kind, [label, '', `>${p.money(cents)}`])
      const taxes = p.taxes((t) =>
        t.rate
          ? sum('t', `VAT at ${p.number(t.rate)}% on ${p.money(baseOf(p, t))}`, taxOf(p, t))
          : ''
      )
      const less = d.allowance
        ? sum('s', 'Subscriptions and services', d.lineTotal) +
          sum('t', 'Less direct debit discount', -d.allowance).replace('£-', '-£')
        : ''
      const vat = d.tax ? taxes.join('') : sum('t', 'VAT', d.tax)
      const year = Number(d.dueDate.slice(0, 4))
      return `<div class=crest><b>${d.seller.name}</b><span>${d.seller.street}, ${d.seller.town} ${d.seller.postCode} &nbsp;·&nbsp; ${d.seller.telephone} &nbsp;·&nbsp; membership@${site}</span></div>
<div class=two><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table class=ref>${row(['Membership number', d.customerNumber])}${row(['Pro forma number', d.number])}${row(['Date', p.date(d.issueDate)])}${row(['Please pay by', p.date(d.dueDate)])}</table></div>
<h2>Pro forma invoice: membership renewal ${year}/${String(year + 1).slice(2)}</h2><div class=not>This is not a VAT invoice. A receipted VAT invoice will be sent once your payment has been received.</div>
<table class=l>${heading(['Subscription or service', '>VAT rate', '>Amount'])}${p.lines((l) => row([l.description, `>${l.rate ? `${p.number(l.rate)}%` : 'Exempt'}`, `>${p.money(l.amount)}`])).join('')}${less}${sum('s', 'Total excluding VAT', d.subtotal)}${vat}${sum('e', 'Total to pay', d.total)}</table>
<div class=how><p><b>Online</b> at www.${site}/renew with your membership number. <b>Bank transfer</b> to ${d.seller.name}, IBAN ${grouped(d.seller.iban)}, reference ${d.customerNumber}. <b>Cheque</b> payable to us, with the slip below.</p><p>Members who have not renewed by the date shown lose the use of designatory letters (Bye-law 14). If you are over 65 or on parental leave please ask us for the reduced rate before paying. VAT registration ${britishVat(d.seller.vatId)}. Registered charity ${random.digits(7)}.</p></div>
<div class=slip><i>Return with your cheque</i><table>${row(['Name', d.buyer.name])}${row(['Membership number', d.customerNumber])}${row(['Pro forma', d.number])}${row(['Amount due', p.money(d.amountDue)])}</table></div>`
    },
  },

  // Fuel distributor: a printed form with boxes, dockets in litres, sums below the table.
  {
    name: 'en-ie-fuel-dockets-form',
    plan: {
      ...between(
        'GB',
        irish,
        'Oil|Fuels|Oil Distributors / Plant Hire|Nursing Home|Farms|Haulage / Ltd|DAC|Limited'
      ),
      currency: 'EUR',
      rates: [23, 13.5],
      lines: [1, 9],
      most: 1900,
      days: [14, 21, 30],
      items: itemsOf(`
        Kerosene|Ltr|0.9|1.25|1; Marked Gas Oil|Ltr|0.95|1.3|1; Auto Diesel (DERV)|Ltr|1.3|1.55;
        AdBlue bulk|Ltr|0.45|0.8; Kerosene premium additive|Ltr|0.95|1.3|1`),
      numbers: (random) => random.digits(6),
    },
    style: { ...point, date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: 'body{font:9.5pt "Nimbus Sans";margin:0;color:#111} .hd{text-align:center;color:#0a6b3d} .hd b{font:bold 22pt "Nimbus Roman";display:block} .hd{line-height:1.35;font-size:9pt} .f{display:flex;gap:4mm;margin:5mm 0 4mm} .bx{border:1pt solid #0a6b3d;border-radius:4px;padding:2mm 3mm;line-height:1.35} .bx i{font-style:normal;color:#0a6b3d;font-size:7pt;display:block} .f .to{flex:1;min-height:28mm} .f .no{width:62mm} .no td{padding:1.5px 0} .no td:first-child{color:#0a6b3d;font-size:8pt} .l{border:1pt solid #0a6b3d} .l th{color:#0a6b3d;border-bottom:1pt solid #0a6b3d;border-right:.5pt solid #0a6b3d;font-size:8pt;padding:3px 5px;text-align:left} .l td{border-right:.5pt solid #0a6b3d;padding:3px 5px;vertical-align:top} .l .fill td{height:var(--rest)} .b{display:flex;gap:4mm;margin-top:4mm;align-items:stretch} .b .bx{flex:1} .v th{color:#0a6b3d;font-size:8pt;font-weight:400;text-align:left} .v td,.v th{padding:1px 0} .t{width:70mm;border:1pt solid #0a6b3d} .t td{padding:4px 6px;border-bottom:.5pt solid #0a6b3d} .t tr:last-child td{font-weight:700;font-size:12pt;border:0} .s{font-size:7.5pt;margin-top:4mm;line-height:1.4} .s u{text-decoration:none;color:#0a6b3d;font-weight:700}',
    draw: (p) => {
      asIrish(p, 'AIBK93')
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const docket = random.int(20400, 88000)
      const tank = random.pick(listOf('MAIN TANK|YARD|BOILER HOUSE|BUNDED TANK'))
      const rows = p.lines((l, at) =>
        row([
          days[at],
          docket + at * 41,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 1)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=hd><b>${d.seller.name}</b>Home Heating Oil &bull; Agri Diesel &bull; Road Diesel &bull; AdBlue<br>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>Tel: ${d.seller.telephone} &nbsp; E: ${d.seller.mail}</div>
<div class=f><div class="bx to"><i>CUSTOMER</i>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div class="bx no"><b>INVOICE</b><table>${row(['NO.', `>${d.number}`])}${row(['DATE', `>${p.date(d.issueDate)}`])}${row(['A/C NO.', `>${d.customerNumber}`])}${row(['DELIVERY POINT', `>${tank}`])}${row(['PAYMENT DUE', `>${p.date(d.dueDate)}`])}</table></div></div>
<table class=l style="--rest:${Math.max(4, 92 - 7 * rows.length)}mm">${heading(['DATE', 'DOCKET', 'PRODUCT', '>QTY', 'UNIT', '>PRICE', '>VAT %', '>VALUE €'])}${rows.join('')}${rowOf('fill', ['', '', '', '', '', '', '', ''])}</table>
<div class=b><div class=bx><table class=v>${heading(['VAT RATE', '>NET', '>VAT'])}${p.taxes((t) => row([`${p.number(t.rate, 1)}%`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])).join('')}</table><i style="margin-top:3mm">VAT REG. NO.</i>${d.seller.vatId}</div><table class=t>${row(['NET GOODS', `>${p.plain(d.subtotal)}`])}${row(['VAT', `>${p.plain(d.tax)}`])}${row(['TOTAL €', `>${p.plain(d.total)}`])}</table></div>
<div class=s><u>BANK:</u> IBAN ${grouped(d.seller.iban)} &nbsp; BIC AIBKIE2D<br><u>TERMS:</u> Strictly nett. Prices include Mineral Oil Tax and Carbon Tax at the rates in force on the day of delivery. Interest is charged on overdue accounts at 1.5% per month. Marked gas oil must not be used as a propellant in road vehicles. Quantities are metered at ambient temperature.<br>Registered in Ireland No. ${random.digits(6)} &nbsp; Licence MOT/${random.digits(5)} &nbsp; E. &amp; O.E.</div>`
    },
  },

  // Interior designer: sender in a coloured column, hours and furniture, deposit.
  {
    name: 'en-ie-interiors-studio-column',
    plan: {
      ...between(
        'GB',
        irish,
        'Interiors|Design Studio|Home Styling / Dental|Guesthouse|Legal|Bakery / Ltd|Limited'
      ),
      currency: 'EUR',
      rates: [23],
      lines: [3, 9],
      isInOrder: true,
      isOnce: true,
      most: 8,
      isPart: true,
      isBuyerPerson: true,
      prepaid: 0.7,
      allowance: 0.4,
      days: [7, 14],
      items: itemsOf(`
        Concept design and mood boards|hrs|75|95; Site survey and measured drawings|hrs|65|85;
        Sourcing and procurement|hrs|65|85; Project co-ordination|hrs|70|90;
        Linen curtain fabric, oatmeal|m|38|64; Wallpaper panels, fern green|m|42|68;
        Wool rug, hand tufted|sq m|165|240; Oak shelving, oiled finish|m|88|140;
        Paint, eggshell, to sample|litres|19|28; Upholstery labour|hrs|48|62;
        Fitting and styling on site|hrs|55|75`),
      numbers: (random) => `#${random.int(101, 940)}`,
    },
    style: {
      ...point,
      money: (plain) => `€${plain}`,
      date: (y, m, d) => `${Number(d)} ${monthsIn('GB')[Number(m) - 1].slice(0, 3)} ${y}`,
    },
    css: '@page{margin:0} body{font:9.5pt "Lato";margin:0;color:#333;line-height:1.4} .side{position:fixed;left:0;top:0;bottom:0;width:52mm;background:#e9e1d8;padding:18mm 7mm 12mm 10mm;box-sizing:border-box;font-size:8.5pt;overflow-wrap:anywhere} .side .n{font:500 15pt/1.2 "P052";color:#6b4f3a;margin-bottom:9mm;overflow-wrap:normal} .side h4{font-size:7.5pt;letter-spacing:1.5px;color:#6b4f3a;margin:6mm 0 .5mm;font-weight:700} .main{margin-left:60mm;padding:18mm 15mm 0 0} h1{font:24pt "P052";color:#6b4f3a;margin:0 0 8mm;font-weight:400} .q{display:flex;justify-content:space-between;margin-bottom:9mm} .q span,.k{color:#8a7a6d;font-size:8pt;display:block} .l th{font-size:8pt;color:#8a7a6d;font-weight:400;text-align:left;border-bottom:.8pt solid #6b4f3a;padding:3px 0} .l td{padding:5px 0;border-bottom:.4pt solid #d8cdc2;vertical-align:top} .l td:first-child small{display:block;color:#8a7a6d} .t{width:78mm;margin:4mm 0 0 auto} .t td{padding:2.5px 0} .t .x td{font:13pt "P052";color:#6b4f3a;border-top:.8pt solid #6b4f3a;padding-top:5px} .note{margin-top:10mm;font-size:8.5pt;color:#666}',
    draw: (p) => {
      asIrish(p, 'BOFI90')
      const { doc: d, random } = p
      const project = random.pick(
        listOf('Ground floor refresh|Reception and hall|Main bedroom suite')
      )
      const less = d.allowance
        ? row(['Sum of items', `>${p.money(d.lineTotal)}`]) +
          row(['Trade discount passed on', `>-${p.money(d.allowance)}`])
        : ''
      const paid = d.prepaid
        ? row(['Invoice total', `>${p.money(d.total)}`]) +
          row([`Deposit received ${p.date(d.orderDate)}`, `>-${p.money(d.prepaid)}`]) +
          rowOf('x', ['Balance due', `>${p.money(d.amountDue)}`])
        : rowOf('x', ['Invoice total', `>${p.money(d.total)}`])
      return `<div class=side><div class=n>${d.seller.name}</div>${d.seller.street}<br>${d.seller.town}<br>${d.seller.postCode}<h4>TALK</h4>${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}<h4>VAT NO</h4>${d.seller.vatId}<h4>BANK</h4>Bank of the Liffey<br>IBAN<br>${grouped(d.seller.iban)}<h4>REFERENCE</h4>${d.number}</div>
<div class=main><h1>Invoice</h1><div class=q><div><span>For</span>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><span>Invoice no</span>${d.number}<br><span>Date</span>${p.date(d.issueDate)}<br><span>Pay before</span>${p.date(d.dueDate)}</div></div>
<p><span class=k>Project</span>${project}, ${p.date(d.from)} to ${p.date(d.until)}</p>
<table class=l>${heading(['What', '>How many', '', '>Rate', '>Amount'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=t>${less}${row(['Net', `>${p.money(d.subtotal)}`])}${row([`VAT @ ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${paid}</table>
<div class=note>Thank you for having me in your home. Fabrics and papers are cut to order and cannot be returned. Title in furnishings passes on payment. Snags reported within two weeks are put right free of charge.<br><br>${d.seller.name}, registered in Ireland No. ${random.digits(6)}</div></div>`
    },
  },

  // Assessor of damaged cars: letter to a person, particulars of the car, fees without quantities.
  {
    name: 'de-kfz-gutachten-honorar',
    plan: {
      ...between(
        'DE',
        german,
        'Kfz-Sachverständige|Ingenieurbüro / Autohaus|Pflegedienst / GmbH|PartG|e.K.'
      ),
      currency: 'EUR',
      rates: [19],
      lines: [10, 30],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      days: [14, 21],
      items: itemsOf(`
        Grundhonorar nach Schadenhöhe||385|820; Restwertermittlung über Restwertbörse||18|29;
        Zweitbesichtigung in der Werkstatt||65|95; Karosserievermessung, Fremdleistung||85|140;
        Auslesen Fehlerspeicher||38|62; Lichtbilder, 1. Satz||18|42;
        Lichtbilder, weitere Sätze||5|14;
        Schreibkosten Original||14|31; Schreibkosten Kopien||5|12; Fahrtkosten||17|49;
        EDV-Abrufgebühr||18|25; Porto, Telefon, Internet pauschal||15|17`),
      numbers: (random, year) => `${year.slice(2)}-${two(random.int(1, 12))}${random.digits(3)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:10pt "Liberation Sans";margin:0;line-height:1.3} .brand{text-align:right;border-bottom:2pt solid #003b73;padding-bottom:2mm;height:15mm} .brand b{font-size:14pt;color:#003b73;display:block} .two{display:flex;justify-content:space-between;margin-top:9mm;height:43mm;align-items:flex-start} .win small{font-size:6.5pt;text-decoration:underline;display:block;margin-bottom:3mm} .inf{width:66mm;font-size:9pt} .inf td{padding:.5px 0} h1{font-size:12.5pt;margin:2mm 0 1mm} .car{font-size:9pt;margin:2mm 0 5mm;width:128mm} .car td{padding:.4px 0} .car td:first-child{width:42mm} .l{margin-top:2mm} .l th{text-align:left;border-bottom:.8pt solid #000;padding:2px 0} .l td{padding:2px 0} .l .s td{border-top:.8pt solid #000} .l .e td{font-weight:700;border-top:.8pt solid #000;border-bottom:2.4pt double #000} p{margin:2mm 0} .foot{position:fixed;bottom:0;left:0;right:0;border-top:.6pt solid #003b73;font-size:7pt;display:flex;justify-content:space-between;padding-top:1.5mm;line-height:1.35;color:#333}',
    draw: (p) => {
      const { doc: d, random } = p
      const car = random.pick(
        listOf('Kombi, Diesel, EZ 03/2019|Kleinwagen, Benzin, EZ 07/2021|SUV, Hybrid, EZ 11/2020')
      )
      const plate = `${random.pick(listOf('BI|GT|DEG|LA'))}-${random.pick(listOf('KM|TR|WE'))} ${random.int(12, 998)}`
      const insurer = random.pick(
        listOf('Norddeutsche Kasko|Isartaler Versicherung|Deichsel Direkt')
      )
      return `<div class=brand><b>${d.seller.name}</b>Schadengutachten &ndash; Bewertungen &ndash; Beweissicherung</div>
<div class=two><div class=win><small>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</small>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table class=inf>${row(['Rechnungs-Nr.:', d.number])}${row(['Rechnungsdatum:', p.date(d.issueDate)])}${row(['Gutachten-Nr.:', `G${random.digits(6)}`])}${row(['Leistungsdatum:', p.date(d.deliveryDate)])}${row(['Steuer-Nr.:', d.seller.taxNumber])}${row(['USt-IdNr.:', d.seller.vatId])}${row(['Telefon:', d.seller.telephone])}</table></div>
<h1>Honorarrechnung</h1><table class=car>${row(['Schadentag:', p.date(d.orderDate)])}${row(['Fahrzeug:', car])}${row(['Amtl. Kennzeichen:', plate])}${row(['Versicherung Gegner:', `${insurer}, Schaden-Nr. ${random.digits(9)}`])}</table>
Sehr geehrte Damen und Herren,<br>für die Erstellung des oben genannten Gutachtens erlauben wir uns zu berechnen:
<table class=l>${heading(['Leistung', '>Betrag'])}${p.lines((l) => row([l.description, `>${p.money(l.amount)}`])).join('')}${rowOf('s', ['Honorar netto', `>${p.money(d.subtotal)}`])}${row([`zzgl. ${p.number(d.taxes[0].rate)} % Mehrwertsteuer`, `>${p.money(d.tax)}`])}${rowOf('e', ['Rechnungsbetrag', `>${p.money(d.total)}`])}</table>
<p>Bitte überweisen Sie den Rechnungsbetrag bis zum ${p.date(d.dueDate)} ohne Abzug unter Angabe der Rechnungsnummer.</p><p style="font-size:9pt">Liegt eine unterzeichnete Abtretungserklärung vor, wird die Rechnung zugleich der Versicherung des Unfallgegners übersandt. Ihre Zahlungspflicht bleibt hiervon unberührt. Das Honorar richtet sich nach der Höhe des Schadens einschließlich Wertminderung.</p><p>Mit freundlichen Grüßen<br><i style="font:16pt Z003">${d.seller.name.split(' ')[0].slice(0, 1)}. ${random.pick(german.last)}</i></p>
<div class=foot><div>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</div><div>Tel. ${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}</div><div>Sparkasse ${d.seller.town}<br>IBAN ${grouped(d.seller.iban)}</div><div>Öffentlich bestellt und vereidigt<br>Mitglied im Berufsverband</div></div>`
    },
  },

  // Software house: yearly care of licences, periods below the descriptions, direct debit.
  {
    name: 'de-softwarepflege-vertrag',
    plan: {
      ...between(
        'DE',
        german,
        'Software|Informationssysteme / Maschinenbau|Großküchen / GmbH|AG|GmbH & Co. KG'
      ),
      currency: 'EUR',
      rates: [19],
      lines: [3, 10],
      isInOrder: true,
      isOnce: true,
      most: 12,
      lineDiscount: 0.3,
      allowance: 0.3,
      days: [10, 14],
      items: itemsOf(`
        Pflege Basismodul Warenwirtschaft|Lizenz|118|240; Pflege Arbeitsplatzlizenz|User|46|88;
        Pflege Modul Lagerverwaltung|Lizenz|85|160; Pflege Modul Lohnschnittstelle|Lizenz|64|120;
        Pflege Modul E-Rechnung|Lizenz|39|75; Mobile Inventur, Gerätelizenz|Gerät|12|28;
        Hotline Premium, Reaktionszeit 4 h|Monat|95|180;
        Datensicherung Rechenzentrum, 500 GB|Monat|38|72;
        Fernwartung, angefangene Viertelstunde|VE|28|34;
        Updateeinspielung außerhalb Servicezeit|Std.|125|155`),
      numbers: (random) => `R-${random.digits(7)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:9pt "Open Sans";margin:0;color:#222;line-height:1.35} .logo{font:700 18pt "Open Sans";color:#e8590c} .logo small{font:400 8pt "Open Sans";color:#666;display:block} .head{display:flex;justify-content:space-between;margin:10mm 0 8mm} .to{width:80mm} .to small{color:#888;font-size:6.5pt;display:block;margin-bottom:2mm;white-space:nowrap} .blk{background:#f4f4f4;padding:3mm 4mm;width:72mm;box-sizing:border-box} .blk td{padding:.8px 0} .blk td:first-child{color:#666} h1{font:700 15pt "Open Sans";margin:0 0 1mm} .l{margin-top:4mm} .l th{font-size:7.5pt;color:#666;text-align:left;border-bottom:1.2pt solid #e8590c;padding:3px 0;font-weight:600} .l td{padding:4px 0;border-bottom:.4pt solid #ccc;vertical-align:top} .l small{color:#777;font-size:7.5pt;display:block} .sum{width:88mm;margin:3mm 0 0 auto} .sum td{padding:2px 0} .sum tr:last-child td{font-weight:700;font-size:11pt;border-top:1.2pt solid #e8590c;padding-top:4px} .sepa{border-left:3pt solid #e8590c;padding-left:4mm;margin:8mm 0} .foot{position:fixed;bottom:0;left:0;right:0;font-size:6.3pt;white-space:nowrap;color:#666;display:grid;grid-template-columns:repeat(4,auto);justify-content:space-between;column-gap:3mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const [thisYear, month] = d.issueDate.split('-').map(Number)
      const year = month > 6 ? thisYear + 1 : thisYear
      const span = `${p.date(`${year}-01-01`)} – ${p.date(`${year}-12-31`)}`
      const less = `${row(['Summe Positionen', `>${p.plain(d.lineTotal)}`])}${row(['Treuerabatt auf Vertrag', `>-${p.plain(d.allowance)}`])}`
      const list = p.lines((l, at) =>
        row([
          at + 1,
          `${l.description}<small>Art. ${random.digits(2)}-${random.digits(4)}</small>`,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)} %` : ''}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=logo>${d.seller.name}<small>Branchensoftware für den Mittelstand · ${d.seller.site}</small></div>
<div class=head><div class=to><small>${d.seller.name} | ${d.seller.street} | ${d.seller.postCode} ${d.seller.town}</small>${d.buyer.name}<br>Buchhaltung<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div class=blk><table>${row(['Rechnungsnummer', d.number])}${row(['Rechnungsdatum', p.date(d.issueDate)])}${row(['Kundennummer', d.customerNumber])}${row(['Vertragsnummer', `WV-${random.digits(4)}`])}${row(['Ihre Bestellung', d.orderNumber])}</table></div></div>
<h1>Wartungsrechnung ${year}</h1>Leistungszeitraum ${span}, soweit nicht anders angegeben
<table class=l>${heading(['Pos', 'Bezeichnung', '>Menge', 'Einheit', '>Einzelpreis', '>Rabatt', '>Gesamt EUR'])}${list.join('')}</table>
<table class=sum>${d.allowance ? less : ''}${row(['Nettobetrag EUR', `>${p.plain(d.subtotal)}`])}${row([`Umsatzsteuer ${p.number(d.taxes[0].rate)} %`, `>${p.plain(d.tax)}`])}${row(['Bruttobetrag EUR', `>${p.plain(d.total)}`])}</table>
<div class=sepa><b>Zahlung per SEPA-Firmenlastschrift</b><br>Der Bruttobetrag wird am ${p.date(d.dueDate)} von Ihrem Konto mit den Endziffern ${random.digits(4)} eingezogen.<br>Mandatsreferenz M${random.digits(6)}, Gläubiger-ID DE${random.digits(2)}ZZZ0000${random.digits(7)}</div>
<p>Ihr Vertrag verlängert sich um weitere 12 Monate, wenn er nicht mit einer Frist von drei Monaten zum Jahresende gekündigt wird. Preisanpassung gemäß § 7 der Pflegebedingungen.</p>
<div class=foot><div>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</div><div>Fon ${d.seller.telephone}<br>Mo–Fr 8–17 Uhr</div><div>Amtsgericht ${d.seller.town}, HRB ${random.digits(5)}<br>USt-IdNr. ${d.seller.vatId}<br>Steuernummer ${d.seller.taxNumber}</div><div>Volksbank ${d.seller.town}<br>IBAN ${grouped(d.seller.iban)}</div></div>`
    },
  },

  // Municipality: quarterly charges by meter and object, two rates, payment slip at the bottom.
  {
    name: 'at-gemeinde-quartal-abgaben',
    plan: {
      ...between(
        'AT',
        austrian,
        'Kommunal / Gasthof|Tischlerei|Zahntechnik|Immobilien / GmbH|KG|e.U.'
      ),
      currency: 'EUR',
      rates: [10, 0],
      lines: [4, 11],
      isInOrder: true,
      isOnce: true,
      most: 60,
      isBuyerPerson: true,
      days: [15, 30],
      items: itemsOf(`
        Grundsteuer B, Messbetrag × 500 %|MB|4.95|5|1; Wasserbezugsgebühr|m³|1.7|2.4;
        Wasserbereitstellung lt. Bescheid|m²|0.2|0.5; Kanalbenützungsgebühr|m³|2.6|3.9;
        Kanalgrundgebühr Nutzfläche|m²|0.5|0.9; Niederschlagswasser|m²|0.15|0.4;
        Restmüll Tonne 120 l|Entl.|6.5|9; Biomüll Tonne 120 l|Entl.|4|6.5;
        Altpapier Tonne 240 l|Entl.|1.5|3; Sperrmüll Anlieferung|kg|0.2|0.5;
        Ortstaxe Nächtigungen|Nächt.|1.5|2.7|1`),
      numbers: (random, year) => `${year}/${random.digits(6)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:9pt "Carlito";margin:0;line-height:1.3} .top{display:flex;gap:5mm;align-items:center;border-bottom:.8pt solid #000;padding-bottom:3mm} .arms{width:15mm;height:18mm;border:1pt solid #000;border-radius:0 0 8mm 8mm;background:linear-gradient(#a11 50%,#fff 50%)} .top b{font-size:15pt;display:block} .two{display:flex;justify-content:space-between;margin:8mm 0 7mm} .to{font-size:10.5pt;width:85mm} .to small{font-size:7pt;display:block} .k{width:74mm} .k td{padding:2px 4px;border:.4pt solid #888} .k td:first-child{background:#eee} h1{font-size:13pt;margin:0} .l{margin-top:3mm} .l th{background:#ddd;text-align:left;padding:2px 4px;font-size:8pt;border:.4pt solid #888} .l td{padding:2px 4px;border:.4pt solid #888} .u{width:112mm;margin:4mm 0 0 auto} .u td,.u th{padding:1.5px 4px;text-align:left} .u th{border-bottom:.5pt solid #000;font-size:8pt} .u .e td{border-top:.8pt solid #000;font-weight:700} .n{font-size:7.5pt;margin-top:4mm;width:150mm} .za{position:fixed;bottom:0;left:0;right:0;border:1pt solid #b8860b;background:#fff6d8;padding:3mm;font-size:8.5pt} .za h3{margin:0 0 2mm;font-size:10pt;color:#8a6500} .za i{display:block;font-style:normal;font-size:6.5pt;color:#8a6500;margin-top:1mm} .za .g{display:flex;gap:10mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const kind = random.pick(listOf('Marktgemeinde|Stadtgemeinde|Gemeinde'))
      const place = d.seller.town
      d.seller.name = `${kind} ${place}`
      d.buyer.town = place
      d.buyer.postCode = d.seller.postCode
      const [year, month] = d.issueDate.split('-').map(Number)
      const quarter = Math.ceil(month / 3)
      const days = ['01-01', '03-31', '04-01', '06-30', '07-01', '09-30', '10-01', '12-31']
      const [from, until] = days.slice(2 * quarter - 2).map((day) => p.date(`${year}-${day}`))
      const reference = random.digits(12)
      const site = place
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[^a-z]+/g, '')
      const sum = (name: string, base: string, tax: string, whole: string) =>
        row([name, `>${base}`, `>${tax}`, `>${whole}`])
      const taxes = p.taxes((t) => {
        const base = baseOf(p, t)
        const tax = taxOf(p, t)
        return sum(
          `${p.number(t.rate)} % USt`,
          p.plain(base),
          p.plain(tax),
          p.plain(t.base + t.amount)
        )
      })
      const whole = sum('Gesamt', p.plain(d.subtotal), p.plain(d.tax), p.plain(d.total))
      return `<div class=top><div class=arms></div><div><b>${d.seller.name}</b>${d.seller.street}, ${d.seller.postCode} ${place} · Abgabenverwaltung<br>Tel. ${d.seller.telephone} · abgaben@${site}.example · UID ${d.seller.vatId}</div></div>
<div class=two><div class=to><small>Zustellung ohne Zustellnachweis</small>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table class=k>${row(['Rechnungsnr.', d.number])}${row(['Datum', p.date(d.issueDate)])}${row(['EDV-Nr. (Abgabenkonto)', d.customerNumber])}${row(['Objekt', `${d.buyer.street}, Gst. ${random.int(12, 890)}/${random.int(1, 9)}`])}${row(['Fällig am', p.date(d.dueDate)])}</table></div>
<h1>Vorschreibung von Gemeindeabgaben, ${quarter}. Vierteljahr</h1>Zeitraum ${from} bis ${until}, Rechnung im Sinne des § 11 UStG
<table class=l>${heading(['Abgabenart', '>Menge', 'Einheit', '>Satz', '>USt %', '>Netto EUR'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price)}`, `>${p.number(l.rate)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=u>${heading(['', '>Netto', '>USt', '>Brutto'])}${taxes.join('')}${whole.replace('<tr', '<tr class=e')}</table>
<div class=n>Bei verspäteter Entrichtung sind Säumniszuschlag (2 %) und Mahngebühr zu leisten. Einwendungen gegen diese Vorschreibung hemmen die Fälligkeit nicht. Zählerstände können Sie im Bürgerportal melden. Parteienverkehr Mo–Fr 8–12 Uhr, Di auch 14–18 Uhr.</div>
<div class=za><h3>ZAHLUNGSANWEISUNG</h3><div class=g><div><i>EmpfängerIn Name/Firma</i>${d.seller.name}<i>IBAN EmpfängerIn</i>${grouped(d.seller.iban)}<i>Zahlungsreferenz</i>${reference}</div><div><i>EUR Betrag</i><b>${p.plain(d.amountDue)}</b><i>Zahlbar bis</i>${p.date(d.dueDate)}<i>Verwendungszweck</i>Abgabenkonto ${d.customerNumber}, Rechnung ${d.number}</div><div><i>KontoinhaberIn/AuftraggeberIn</i>${d.buyer.name}</div></div></div>`
    },
  },

  // Plumber on account: hours, material and travel in groups, discount, deposit, rounding.
  {
    name: 'ch-sanitaer-regie-arbeiten',
    plan: {
      ...between(
        'DE',
        swiss,
        'Sanitär|Haustechnik|Spenglerei / Verwaltungen|Schreinerei|Gastro / AG|GmbH'
      ),
      currency: 'CHF',
      rates: [8.1],
      lines: [6, 24],
      isInOrder: true,
      isOnce: true,
      most: 9,
      isBuyerPerson: true,
      allowance: 0.4,
      prepaid: 0.4,
      rounding: 1,
      days: [10, 30],
      items: plumbing.flatMap(([, items]) => items),
      numbers: (random, year) => `${year.slice(2)}${random.digits(4)}`,
    },
    style: { ...point, thousands: '’', date: (y, m, d) => `${Number(d)}.${Number(m)}.${y}` },
    css: 'body{font:9.5pt "Roboto";margin:0;line-height:1.3} .logo{display:flex;align-items:center;gap:4mm} .drop{width:11mm;height:11mm;background:#0b62a8;border-radius:0 50% 50% 50%;transform:rotate(45deg);margin:2mm} .logo b{font-size:16pt;color:#0b62a8} .own{font-size:8pt;color:#333;margin-top:2mm} .to{margin:8mm 0 8mm 100mm} .ln{border-top:1pt solid #0b62a8;border-bottom:1pt solid #0b62a8;padding:1.5mm 0;display:flex;justify-content:space-between;font-size:8.5pt} .ob{margin:3mm 0} .ob b{font-size:12pt} .l th{text-align:left;font-size:8pt;border-bottom:.5pt solid #000;padding:2px 0} .l td{padding:1.5px 0} .l .g td{font-weight:700;color:#0b62a8;padding-top:6px} .l .z td{font-style:italic;border-top:.4pt solid #999} tr{break-inside:avoid} .sum{width:96mm;margin:4mm 0 0 auto;break-inside:avoid} .sum td{padding:1.8px 0} .sum .e td{font-weight:700;font-size:11pt;border-top:1pt solid #0b62a8;border-bottom:1pt solid #0b62a8} .pay{margin-top:7mm;break-inside:avoid;font-size:9pt}',
    draw: (p) => {
      asSwiss(p, ['00', 700, 799])
      const { doc: d, random } = p
      const vat = d.seller.vatId.replace(/^CHE(...)(...)(...)$/, 'CHE-$1.$2.$3 MWST')
      const list = p.lines((l) => ({
        name: l.description,
        amount: l.amount,
        text: row([
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ]),
      }))
      const groups = plumbing.map(([title, items]) => {
        const own = list.filter(({ name }) => items.some(([item]) => item === name))
        const sum = own.reduce((whole, { amount }) => whole + amount, 0)
        if (!own.length) return ''
        return `${rowOf('g', [title, '', '', '', ''])}${own.map(({ text }) => text).join('')}${rowOf('z', [`Total ${title}`, '', '', '', `>${p.plain(sum)}`])}`
      })
      const less = `${row(['Zwischentotal', `>${p.plain(d.lineTotal)}`])}${row(['Rabatt', `>-${p.plain(d.allowance)}`])}`
      const paid = d.prepaid
        ? row([`Akontozahlung vom ${p.date(d.orderDate)}`, `>-${p.plain(d.prepaid)}`])
        : ''
      const rounding = d.rounding ? row(['Rundungsdifferenz', `>${p.plain(d.rounding)}`]) : ''
      const work = random.pick(
        listOf('Ersatz Boiler und Leitungen Waschküche|Umbau Dusche 2. OG|Rohrbruch Keller')
      )
      return `<div class=logo><div class=drop></div><b>${d.seller.name}</b></div><div class=own>${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · Telefon ${d.seller.telephone} · ${d.seller.mail}</div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=ln><span>${d.seller.town}, ${p.date(d.issueDate)}</span><span>Kunde ${d.customerNumber}</span><span>Sachbearbeiter ${random.pick(swiss.last)}</span><span>MWST-Nr. ${vat}</span></div>
<div class=ob><b>Rechnung Nr. ${d.number}</b><br>Objekt: ${d.buyer.street}, ${d.buyer.town}<br>Arbeiten: ${work}<br>Ausgeführt ${p.date(d.from)} bis ${p.date(d.until)} gemäss Regierapporten ${random.digits(4)} und ${random.digits(4)}</div>
<table class=l>${heading(['Bezeichnung', '>Menge', 'Einh.', '>Ansatz', '>Betrag CHF'])}${groups.join('')}</table>
<table class=sum>${d.allowance ? less : ''}${row(['Total exkl. MWST', `>${p.plain(d.subtotal)}`])}${row([`${p.number(d.taxes[0].rate, 1)}% MWST`, `>${p.plain(d.tax)}`])}${row(['Total inkl. MWST', `>${p.plain(d.total)}`])}${paid}${rounding}${rowOf('e', ['Zu unseren Gunsten CHF', `>${p.plain(d.amountDue)}`])}</table>
<div class=pay>Zahlbar netto bis ${p.date(d.dueDate)}. Ungerechtfertigte Abzüge werden nachbelastet.<br>Bankverbindung: Regionalbank ${d.seller.town}, IBAN ${grouped(d.seller.iban)}, lautend auf ${d.seller.name}.<br>Wir danken für den geschätzten Auftrag. Der QR-Zahlteil liegt separat bei.</div>`
    },
  },
]
