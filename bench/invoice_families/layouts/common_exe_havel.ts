import { dayAfter } from '../days.ts'
import { baseOf, taxOf } from '../everyday_parts.ts'
import { qrReference } from '../check_digits.ts'
import type { Family } from '../family.ts'
import { asIrish, asSwiss } from '../irish_and_swiss.ts'
import { itemsOf, townsOf, words } from '../lists.ts'
import type { Line } from '../make_document.ts'
import { partiesIn, type Country, type Pools } from '../people.ts'
import {
  britishVat,
  codeFirst,
  comma,
  dotted,
  euroAfter,
  grouped,
  heading,
  monthsIn,
  point,
  row,
  rowOf,
  slashed,
  townFirst,
  type Print,
} from '../print.ts'
import type { Random } from '../random.ts'

type Parties = Partial<Pools['GB']>

const british: Parties = {
  first: words('Martin|Leanne|Kieran|Dorothy|Samir|Bethan|Roger|Annabel'),
  last: words('Chugg|Westcott|Pengelly|Yeo|Hannaford|Luscombe|Snell|Trethewey|Kingdon|Bidgood'),
  streets: words(
    '3 Barnfield Close|Lower Hele Farm|The Old Dairy, Exe Street|61 Magdalen Road|Unit 4, Heron Way'
  ),
  towns: townsOf(
    'Exeter=EX2 4TL|Tiverton=EX16 6PP|Cullompton=EX15 1BQ|Taunton=TA1 3RG|Crediton=EX17 2AH'
  ),
  tel: '01392 ',
}
const irish: Parties = {
  first: words('Maeve|Fintan|Aoife|Declan|Ciara|Padraig|Sinéad'),
  last: words('Hurley|McCarthy|Twomey|O’Driscoll|Coughlan|Kingston|Deasy|Harrington'),
  streets: words('Main Street|The Quay|8 Strand Road|Knockbrack|22 Wolfe Tone Square'),
  towns: townsOf(
    'Bantry, Co. Cork=P75 KX21|Kinsale, Co. Cork=P17 HN60|Kenmare, Co. Kerry=V93 D8R4|Mallow, Co. Cork=P51 Y2F7'
  ),
  tel: '027 ',
}
const german: Parties = {
  first: words('Heike|Torsten|Anja|Ronny|Kerstin|Detlef|Mandy|Uwe'),
  last: words(
    'Buchholz|Ziemann|Lehnigk|Paulick|Noack|Wernicke|Krienke|Schönfeldt|Jahnke|Dommaschk'
  ),
  streets: words('Uferstr. 12|Am Mühlgraben 4|Potsdamer Chaussee 88|Dorfaue 7a|Ziegeleiweg 31'),
  towns: townsOf('Rathenow=14712|Brandenburg an der Havel=14770|Nauen=14641|Werder (Havel)=14542'),
  tel: '03385 ',
}
const austrian: Parties = {
  first: words('Verena|Katharina|Bernadette|Sabine|Judith|Doris'),
  last: words('Pichler|Ortner|Holzinger|Zehetner|Reisinger|Mayrhofer|Wimmer|Stadlbauer'),
  streets: words('Linzer Straße 18/2|Schulgasse 5|Kirchenplatz 3|Am Sonnenhang 22|Bahnhofstraße 9'),
  towns: townsOf('Wels=4600|Steyr=4400|Vöcklabruck=4840|Ried im Innkreis=4910|Gmunden=4810'),
  tel: '0660 ',
}
const swiss: Parties = {
  first: words('Vreni|Christof|Ladina|Marcel|Ursina|Jürg'),
  last: words('Amstutz|Bieri|Inauen|Gmür|Zgraggen|Rüegg|Fässler|Hösli'),
  streets: words('Dorfstrasse 31|Rickenstrasse 8|Bahnhofplatz 2|Im Feld 14|Toggenburgerstrasse 77'),
  towns: townsOf('Wattwil=9630|Uznach=8730|Lichtensteig=9620|Rapperswil SG=8640|Appenzell=9050'),
  tel: '071 ',
}

/** Buyers of these trades, and persons with the names of a country. */
const among = (country: Country, own: Parties, trade: string, forms: string) => ({
  country,
  pools: partiesIn(country, { ...own, trade: words(trade), forms: words(forms) }),
})

/** Names the seller by one of the shapes; its mail and site follow. */
function named({ doc, random }: Print, own: Parties, shapes: string): void {
  const last = () => random.pick(own.last ?? [])
  const name = random.pick(words(shapes)).replace(/\{last\}/g, last)
  const site = name
    .normalize('NFKD')
    .replace(/ (Ltd|Limited|GmbH|AG|KG|e\.K\.).*$/, '')
    .replace(/[^A-Za-z ]/g, '')
    .trim()
    .split(/ +/)
    .slice(0, 3)
    .join('-')
    .toLowerCase()
  doc.seller.name = name
  doc.seller.mail = `${random.pick(['info', 'office', 'mail'])}@${site}.example`
  doc.seller.site = `www.${site}.example`
}

/** Gives lines other quantities and prices, and the document the sums of them. */
function settle(
  { doc }: Print,
  of: (line: Line) => [quantity: number | null, price: number, rate: number]
): number {
  const sums = new Map<number, number>()
  for (const line of doc.lines) {
    const [quantity, price, rate] = of(line)
    const amount = Math.round((quantity ?? 1) * price)
    Object.assign(line, { quantity, price, amount })
    sums.set(rate, (sums.get(rate) ?? 0) + amount)
  }
  const taxes = [...sums]
    .sort(([a], [b]) => b - a)
    .map(([rate, base]) => ({ rate, base, amount: Math.round((base * rate) / 100) }))
  const net = taxes.reduce((sum, { base }) => sum + base, 0)
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0)
  const total = net + tax
  Object.assign(doc, { taxes, lineTotal: net, subtotal: net, tax, total, amountDue: total })
  return total
}

/** A drawing of a QR code, with something in its middle. */
function qrCode(random: Random, width: string, middle = ''): string {
  const size = 37
  const dots = Array.from({ length: size * size }, (_, at) =>
    random.chance(0.48) ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : ''
  ).join('')
  const eyes = [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ].map(
    ([x, y]) =>
      `<path fill="#fff" d="M${x - 1} ${y - 1}h9v9h-9z"/><path d="M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z" fill-rule="evenodd"/>`
  )
  return `<svg viewBox="0 0 ${size} ${size}" width="${width}" height="${width}" shape-rendering="crispEdges"><path d="${dots}"/>${eyes.join('')}${middle}</svg>`
}
const swissCross =
  '<path fill="#fff" d="M15 15h7v7h-7z"/><path d="M15.5 15.5h6v6h-6z"/><path fill="#fff" d="M18 16.5h1v4h-1zM16.5 18h4v1h-4z"/>'

const sortCode = (random: Random) => `${random.int(20, 60)}-${random.digits(2)}-${random.digits(2)}`

/** What visits of a care agency cost per hour, in cents. */
const careRates: Record<string, number> = {
  'Personal care': 2680,
  'Medication prompt': 2680,
  'Meal preparation': 2550,
  'Companionship': 2400,
  'Domestic support': 2320,
}
const therapyFees: Record<string, number> = {
  'Logopädische Therapie 45 Min.': 8200,
  'Logopädische Therapie 60 Min.': 10800,
  'Logopädische Therapie 30 Min.': 5500,
  'Elternberatung 30 Min.': 5600,
  'Videotherapie 45 Min.': 7800,
}

/** British, Irish, German, Austrian and Swiss senders of ordinary months. */
export const exeHavel: Family[] = [
  // Tree surgeon: an app on his telephone, no VAT, the balance in large letters.
  {
    name: 'en-gb-tree-surgeon-app',
    plan: {
      ...among('GB', british, 'Lettings|Nurseries|Holiday Cottages|Housing', 'Ltd|LLP'),
      currency: 'GBP',
      rates: [0],
      lines: [1, 5],
      isOnce: true,
      most: 2,
      isSellerPerson: true,
      isBuyerPerson: true,
      items: itemsOf(`
        Fell dead ash in rear garden and remove|| 320| 680; Reduce crown of oak by 25%|| 280| 540;
        Trim leylandii hedge, both sides and top|| 140| 320; Stump grinding to 200mm|| 70| 140;
        Chipper and arb waste disposal|| 60| 120; Pollard lime at front boundary|| 190| 380;
        Logs split and stacked on site|| 50| 110; Emergency call-out, windblown limb|| 120| 210`),
      numbers: (random) => `INV0${random.int(112, 984)}`,
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${Number(d)} ${monthsIn('GB')[Number(m) - 1].slice(0, 3)} ${y}`,
    },
    css: 'body{font:10.5pt/1.45 "Roboto";color:#222;margin:0} .t{display:flex;justify-content:space-between} .t b{font-size:15pt} .t .k{font-size:9.5pt;color:#555} .lg{width:26mm;height:26mm;border-radius:50%;background:#2f6b3a;color:#fff;font:700 20pt/26mm "Roboto";text-align:center} .m{display:flex;justify-content:space-between;margin:12mm 0 10mm} h5{font:700 8pt "Roboto";color:#2f6b3a;margin:0 0 1mm;letter-spacing:.6px} .nr{display:grid;grid-template-columns:auto auto;gap:1mm 9mm;text-align:right;align-content:start} .nr i{font:700 8pt/1.9 "Roboto";color:#2f6b3a;letter-spacing:.6px} .l th{border-top:1.6pt solid #2f6b3a;border-bottom:1.6pt solid #2f6b3a;color:#2f6b3a;font-size:8pt;padding:6px 0;text-align:left} .l td{padding:8px 0;border-bottom:.5pt solid #ddd} .s{width:82mm;margin:5mm 0 0 auto} .s td{padding:5px 0} .s tr:last-child td{font-weight:700;font-size:13pt;border-top:1.6pt solid #2f6b3a;padding-top:8px} .p{display:flex;gap:16mm;margin-top:16mm;font-size:9.5pt} .g{margin-top:11mm;font-size:9pt;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.money(l.price)}`,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const tel = `07${random.digits(3)} ${random.digits(6)}`
      return `<div class=t><div><b>${d.seller.name}</b><div class=k>Tree surgeon – NPTC qualified, £5m public liability<br>${d.seller.street}<br>${d.seller.town}, ${d.seller.postCode}<br>${tel}<br>${d.seller.mail}</div></div><div class=lg>&#9650;</div></div>
<div class=m><div><h5>BILL TO</h5><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div class=nr><i>INVOICE</i><span>${d.number}</span><i>DATE</i><span>${p.date(d.issueDate)}</span><i>DUE</i><span>On Receipt</span><i>BALANCE DUE</i><b>GBP ${p.money(d.amountDue)}</b></div></div>
<table class=l>${heading(['DESCRIPTION', '>RATE', '>QTY', '>AMOUNT'])}${rows.join('')}</table>
<table class=s>${row(['TOTAL', `>${p.money(d.total)}`])}${row(['BALANCE DUE', `>GBP ${p.money(d.amountDue)}`])}</table>
<div class=p><div><h5>PAYMENT INFO</h5>Bank transfer or cash<br>${d.seller.name}<br>Sort code ${sortCode(random)}<br>Account no. ${random.digits(8)}<br>Please use ${d.number} as reference</div><div><h5>JOB</h5>Work done ${p.date(d.deliveryDate)}<br>No VAT charged – not VAT registered</div></div>
<div class=g>Thank you for your business. A Google review is always appreciated!</div>`
    },
  },
  // Farm supplies: a form of an accounting program, zero and standard rate, VAT analysis, batches.
  {
    name: 'en-gb-crop-inputs-analysis',
    plan: {
      ...among('GB', british, 'Farms|Farming Partners|Estates|Contracting', 'Ltd|Partnership|LLP'),
      currency: 'GBP',
      rates: [20, 0],
      lines: [4, 11],
      isOnce: true,
      most: 30,
      days: [28, 30],
      items: itemsOf(`
        WINTER WHEAT EXTASE C1 REDIGO 500KG|BAG|248|312|1; WINTER BARLEY TARDIS C2 500KG|BAG|236|290|1;
        SPRING OATS MERLIN C1 25KG|BAG|16|22|1; FORAGE MAIZE PROSPECT 50K SEEDS|UNIT|118|146|1;
        GRASS SEED 4 YEAR CUT AND GRAZE 13KG|ACRE|58|84|1; AMMONIUM NITRATE 34.5% N 600KG|BAG|198|262;
        NPK 20-10-10 600KG|BAG|216|276; MURIATE OF POTASH 60% 600KG|BAG|205|258;
        GLYPHOSATE 360 20 LITRE|CAN|62|94; PROTHIOCONAZOLE 250 EC 5 LITRE|CAN|96|142;
        MCPA 500 10 LITRE|CAN|44|61; MANGANESE 15% LIQUID 10 LITRE|CAN|24|38;
        SILAGE WRAP 750MM X 1500M GREEN|ROLL|58|79; FERRIC PHOSPHATE SLUG PELLETS 20KG|BAG|41|58`),
      numbers: (random) => `${random.int(204, 239)}${random.digits(3)}`,
    },
    style: { ...point, date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: 'body{font:8.6pt/1.35 "Liberation Sans";margin:0} .h{display:flex;justify-content:space-between} .h b{font:700 17pt/1.1 "URW Gothic";color:#215732;display:block;width:96mm} .h .a{text-align:right;font-size:8pt} .ti{font-size:15pt;font-weight:bold;text-align:center;margin:5mm 0 3mm;letter-spacing:2px} .bx{display:flex;gap:4mm} .ad{flex:1;border:.8pt solid #215732;border-radius:2mm;padding:2mm 3mm;min-height:27mm} .ad u{text-decoration:none;font-size:7pt;color:#215732;display:block} .re{width:62mm} .re td{border:.8pt solid #215732;padding:2.6px 5px} .re td:first-child{background:#e3efe6;width:25mm} .l{margin-top:4mm;border:.8pt solid #215732} .l th{background:#215732;color:#fff;font-size:7.8pt;text-align:left;padding:3px 5px} .l td{padding:3px 5px 1px;border-left:.5pt solid #9bbca5;vertical-align:top} .l small{color:#555;font-size:7pt} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:4mm;break-inside:avoid} .v{width:84mm} .v th{font-size:7.5pt;text-align:left;border-bottom:.8pt solid #215732} .v td{padding:2px 0} .s{width:68mm} .s td{border:.8pt solid #215732;padding:4px 6px} .s tr:last-child td{background:#e3efe6;font-weight:bold;font-size:11pt} .f{margin-top:5mm;font-size:7.3pt;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        british,
        '{last} & {last} (Agri) Ltd|CULM VALLEY FARM SUPPLIES LTD|Exe Vale Agronomy Limited|{last} Bros Seeds & Fertilisers|Wessex Crop Services'
      )
      const rows = p.lines((l) =>
        row([
          random.digits(6),
          `${l.description}<br><small>Batch ${random.digits(5)}${random.pick(['A', 'K', 'M'])}</small>`,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate, 2)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          t.rate ? `${p.number(t.rate, 2)} Standard` : '0.00 Zero rated',
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const to = `${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}`
      return `<div class=h><b>${d.seller.name}</b><div class=a>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>Tel ${d.seller.telephone}<br>${d.seller.mail}<br>VAT Reg No ${britishVat(d.seller.vatId)} &nbsp; BASIS Reg ${random.digits(6)}</div></div>
<div class=ti>INVOICE</div>
<div class=bx><div class=ad><u>Invoice To</u>${to}</div><div class=ad><u>Deliver To</u>Yard, ${d.buyer.street}<br>${d.buyer.town}</div><table class=re>${row(['Invoice No', `<b>${d.number}</b>`])}${row(['Tax Date', p.date(d.issueDate)])}${row(['Account', d.customerNumber])}${row(['Your Ref', d.orderNumber])}${row(['Delivered', p.date(d.deliveryDate)])}${row(['Payment Due', `<b>${p.date(d.dueDate)}</b>`])}</table></div>
<table class=l>${heading(['Product', 'Description', '>Qty', 'Unit', '>Price £', '>Net £', '>VAT %'])}${rows.join('')}</table>
<div class=e><table class=v>${heading(['VAT Analysis', '>Goods £', '>VAT £'])}${taxes.join('')}</table><table class=s>${row(['Goods Total', `>£${p.plain(d.subtotal)}`])}${row(['VAT', `>£${p.plain(d.tax)}`])}${row(['Invoice Total', `>£${p.plain(d.total)}`])}</table></div>
<div class=f>Payment by BACS to ${d.seller.name}, sort code ${sortCode(random)}, account ${random.digits(8)}. Interest may be charged on overdue accounts at 2% per month. Title to the goods remains with the seller until payment has been received in full. Use plant protection products safely: always read the label and product information before use. Seed is sold under the conditions of the UK seed regulations; claims within 10 days of delivery.</div>`
    },
  },
  // Guesthouse in Ireland: prices with VAT, analysis at the foot, deposit and balance.
  {
    name: 'en-ie-guesthouse-party-balance',
    plan: {
      ...among('GB', irish, 'Walking Tours|Golf Travel|Anglers|Engineering', 'Ltd|Limited'),
      currency: 'EUR',
      rates: [13.5, 23],
      lines: [7, 14],
      isOnce: true,
      isInOrder: true,
      isGross: true,
      isBuyerPerson: true,
      most: 4,
      prepaid: 0.85,
      days: [7, 14],
      items: itemsOf(`
        Double room en suite, bed & breakfast||118|156; Twin room, bed & breakfast||112|148;
        Family room, bed & breakfast||165|210; Single supplement||20|35; Packed lunch||9|14;
        Evening meal, three courses||38|49; Afternoon tea and scones||9|13; House wine, bottle||26|34|1;
        Draught beer and minerals, bar tab||18|64|1; Hire of function room, evening||120|180|1`),
      numbers: (random) => `${random.int(1104, 6890)}`,
    },
    style: {
      ...point,
      money: (plain) => `€${plain}`,
      date: (y, m, d) => `${Number(d)} ${monthsIn('GB')[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:11pt/1.4 "EB Garamond";font-variant-numeric:lining-nums;color:#1d2b36;margin:0 6mm} .c{text-align:center;border-bottom:2.4pt double #7a8f9c;padding-bottom:4mm} .c b{font:400 25pt/1.15 "C059";color:#28546c;display:block} .c i{font-size:10pt} .g{display:flex;justify-content:space-between;margin:9mm 0 7mm} .g table{width:74mm} .g td{padding:1px 0} .g td:first-child{font-style:italic} h1{font:400 15pt "C059";margin:0 0 3mm;color:#28546c} .l th{font-weight:400;font-style:italic;text-align:left;border-bottom:.6pt solid #28546c;padding:3px 0} .l td{padding:4px 0} .l .t td{border-top:.6pt solid #28546c;font-weight:700} .l .b td{font-weight:700;font-size:13pt;border-bottom:2.4pt double #28546c} .v{width:104mm;margin-top:10mm} .v caption{text-align:left;font-style:italic} .v th{font-weight:400;font-size:9.5pt;text-align:left;border-bottom:.5pt solid #7a8f9c} .v td{font-size:10pt;padding:1.5px 0} .v .s td{border-top:.5pt solid #7a8f9c} .n{margin-top:9mm;font-size:10.5pt} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:9pt;color:#4d606c}',
    draw: (p) => {
      const { doc: d, random } = p
      asIrish(p, random.pick(['AIBK93', 'BOFI90']))
      named(
        p,
        irish,
        'Carraig View House|THE HARBOUR LODGE|{last}’s Guesthouse|Sheep’s Head Inn & Restaurant Ltd|Glenbeg Country House|{last} & {last} Hospitality Limited'
      )
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
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
      const sum = (kind: string, label: string, value: string) =>
        `<tr class=${kind}><td colspan=4>${label}</td><td class=r>${value}</td></tr>`
      const rest = d.prepaid
        ? sum(
            'd',
            `Less deposit received ${p.date(d.orderDate)}, with thanks`,
            `-${p.money(d.prepaid)}`
          ) + sum('b', 'Balance due', p.money(d.amountDue))
        : ''
      const nights = random.int(2, 4)
      return `<div class=c><b>${d.seller.name}</b><i>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>${d.seller.telephone} &nbsp;·&nbsp; ${d.seller.mail}</i></div>
<div class=g><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table>${row(['Invoice no.', `>${d.number}`])}${row(['Date', `>${p.date(d.issueDate)}`])}${row(['Arrival', `>${p.date(dayAfter(d.issueDate, -nights))}`])}${row(['Departure', `>${p.date(d.issueDate)}`])}${row(['Booking', `>${d.orderNumber}`])}</table></div>
<h1>Invoice</h1>
<table class=l>${heading(['', '>Qty', '>Each €', '>VAT', '>€ incl. VAT'])}${rows.join('')}${sum('t', 'Total including VAT', p.money(d.total))}${rest}</table>
<table class=v><caption>VAT analysis (EUR)</caption>${heading(['Rate', '>Net', '>VAT', '>Gross'])}${taxes.join('')}${rowOf('s', ['Total', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
<div class=n>Kindly settle by bank transfer to ${d.seller.name}, IBAN ${grouped(d.seller.iban)}, by ${p.date(d.dueDate)}, or by card at reception. We hope you enjoyed your stay and look forward to welcoming you back.</div>
<div class=f>${d.seller.name} · VAT No. ${d.seller.vatId} · ${d.seller.site}</div>`
    },
  },
  // Home care agency: a row for each visit, weeks, several pages, exempt, direct debit.
  {
    name: 'en-gb-homecare-visits',
    plan: {
      ...among('GB', british, 'Trustees|Estate Management|Legal', 'LLP|Ltd'),
      currency: 'GBP',
      rates: [0],
      lines: [38, 74],
      most: 2,
      isPart: true,
      isBuyerPerson: true,
      days: [10, 14],
      items: Object.keys(careRates).map((name) => [name, 'hour', 20, 30]),
      numbers: (random) => `SI-${random.int(18, 61)}${random.digits(3)}`,
    },
    style: { ...point, money: (plain) => `£${plain}`, date: slashed },
    css: 'body{font:9pt/1.4 "Open Sans";color:#2b2b2b;margin:0} .h{display:flex;justify-content:space-between;align-items:flex-start;border-bottom:2pt solid #7b2d8b;padding-bottom:4mm} .h b{font:700 16pt/1.2 "Open Sans";color:#7b2d8b;display:block;max-width:88mm} .h div{font-size:8pt} .m{display:flex;justify-content:space-between;margin:8mm 0 7mm} .k{width:76mm} .k td{padding:1.2px 0} .k td:first-child{color:#666} .du{background:#f4eaf6;padding:3mm 4mm;margin-bottom:6mm;display:flex;justify-content:space-between;font-size:10pt} .l th{background:#7b2d8b;color:#fff;font-size:8pt;text-align:left;padding:3px 4px} .l td{padding:2.4px 4px;border-bottom:.4pt solid #ddd} .l tr{break-inside:avoid} .l .w td{background:#f4eaf6;font-weight:600;break-after:avoid} .e{break-inside:avoid;margin-top:6mm} .s{width:84mm;margin-left:auto} .s td{padding:3px 4px} .s tr:last-child td{font-weight:700;font-size:12pt;border-top:1.2pt solid #7b2d8b} .n{font-size:8pt;margin-top:6mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        british,
        'Exe Valley Homecare Ltd|KINDLY CARE|{last} Care at Home Limited|Bright Mornings Domiciliary Care Services (South West) Limited|{last} & {last} Care Ltd'
      )
      settle(p, (l) => [l.quantity, careRates[l.description], 0])
      const { length } = d.lines
      const span = Math.ceil(length / 2)
      const first = dayAfter(d.issueDate, -span - 1)
      const carers = Array.from(
        { length: 4 },
        () => `${random.pick(british.first ?? [])} ${random.pick([...'BCHKPTW'])}.`
      )
      let hours = 0
      const rows = p.lines((l, at) => {
        const day = dayAfter(first, Math.floor(at / 2))
        const minutes = Math.round((l.quantity ?? 0) * 60)
        const start = (at % 2 ? 17 * 60 : 8 * 60) + random.int(0, 6) * 5
        const clock = (time: number) =>
          `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`
        hours += l.quantity ?? 0
        const week = at % 14 ? '' : `<tr class=w><td colspan=7>Week from ${p.date(day)}</td></tr>`
        return (
          week +
          row([
            p.date(day),
            `${clock(start)}–${clock(start + minutes)}`,
            l.description,
            random.pick(carers),
            `>${p.number(l.quantity, 2)}`,
            `>${p.plain(l.price)}`,
            `>${p.plain(l.amount)}`,
          ])
        )
      })
      const registered = / (Ltd|Limited)$/.test(d.seller.name)
        ? ` Registered in England and Wales no. 0${random.digits(7)}.`
        : ''
      return `<div class=h><div><b>${d.seller.name}</b>Regulated by the Care Quality Commission, provider 1-${random.digits(9)}</div><div style="text-align:right">${d.seller.street}<br>${townFirst(d.seller)}<br>${d.seller.telephone}<br>${d.seller.mail}</div></div>
<div class=m><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table class=k>${row(['Invoice number', `<b>${d.number}</b>`])}${row(['Invoice date', p.date(d.issueDate)])}${row(['Client reference', d.customerNumber])}${row(['Visits', `${p.date(first)} to ${p.date(dayAfter(first, span - 1))}`])}${row(['Funding', 'Private client'])}</table></div>
<div class=du><span>Invoice total for care provided: <b>${p.money(d.total)}</b></span><span>Direct Debit on <b>${p.date(d.dueDate)}</b></span></div>
<table class=l>${heading(['Date', 'Time', 'Visit', 'Care worker', '>Hours', '>Rate £/h', '>Charge £'])}${rows.join('')}</table>
<div class=e><table class=s>${row(['Total hours', `>${p.number(hours, 2)}`])}${row(['Net charges', `>${p.money(d.subtotal)}`])}${row(['VAT (welfare services, exempt)', `>${p.money(d.tax)}`])}${row(['Amount due', `>${p.money(d.amountDue)}`])}</table>
<div class=n>The amount due will be collected from your bank account by Direct Debit on or just after ${p.date(d.dueDate)} (service user number ${random.digits(6)}, reference ${d.customerNumber}). If you do not pay by Direct Debit, please pay ${d.seller.name}, sort code ${sortCode(random)}, account ${random.digits(8)}. Visits cancelled with less than 24 hours’ notice are charged in full. Queries about visits must reach us within 14 days.${registered}</div></div>`
    },
  },
  // Shoe wholesale: credit note for returned pairs, narrow print of a merchandise system.
  {
    name: 'de-schuhgrosshandel-retouren',
    plan: {
      ...among(
        'DE',
        german,
        'Schuhhaus|Schuhmoden|Sporthaus|Orthopädie-Schuhtechnik',
        'GmbH|e.K.|KG|OHG'
      ),
      currency: 'EUR',
      kind: 'creditNote',
      rates: [19],
      lines: [2, 12],
      isOnce: true,
      most: 6,
      lineDiscount: 0.3,
      items: itemsOf(`
        Da. Schnürhalbschuh Nappa schwarz Gr. 38|Paar|34|58; Da. Pumps Velours nude Gr. 39|Paar|29|52;
        He. Business-Oxford cognac Gr. 43|Paar|46|79; He. Sneaker Canvas marine Gr. 44|Paar|22|39;
        Ki. Lauflernschuh Klett rosé Gr. 23|Paar|18|31; Ki. Winterstiefel TEX grau Gr. 30|Paar|26|42;
        Da. Stiefelette Reißverschl. braun Gr. 40|Paar|41|69; Hausschuh Filz anthrazit Gr. 42|Paar|11|19;
        He. Trekking Mid GTX oliv Gr. 45|Paar|58|89; Imprägnierspray 400 ml, VE 6|VE|21|33;
        Da. Sandale Keil weiß Gr. 37|Paar|19|36; Sicherheitsschuh S3 schwarz Gr. 46|Paar|32|54`),
      numbers: (random, year) => `G${year.slice(2)}-${random.int(10, 98)}${random.digits(3)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:10pt/1.3 "Liberation Sans Narrow";margin:0} .lo{text-align:right;font:700 20pt/1.05 "Liberation Sans Narrow";letter-spacing:1px;width:100mm;margin-left:auto} .su{text-align:right;font-size:9pt;border-bottom:1pt solid #000;padding-bottom:2mm} .ad{display:flex;justify-content:space-between;margin:12mm 0 8mm} .ad u{font-size:7.5pt;display:block;margin-bottom:2mm} .to{width:88mm;font-size:11pt} .in{width:66mm} .in td{padding:.8px 0} h1{font-size:15pt;margin:0 0 2mm} .l{margin-top:4mm} .l th{border-top:.8pt solid #000;border-bottom:.8pt solid #000;text-align:left;padding:3px 2px} .l td{padding:2.5px 2px;vertical-align:top} .s{width:100%;margin-top:4mm;border-top:.8pt solid #000;border-bottom:1.6pt solid #000;break-inside:avoid} .s th{font-weight:400;font-size:9pt;padding:3px 2px;text-align:left} .s td{padding:2px 2px 4px;font-size:11pt} .n{margin-top:6mm} .f{position:fixed;bottom:0;left:0;right:0;border-top:.8pt solid #000;padding-top:2mm;font-size:8pt;display:flex;justify-content:space-between}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        german,
        '{last} Schuhe GmbH & Co. KG|SCHUHRING NORDOST|{last} & Söhne Schuhgroßhandel KG|Lederwaren- und Schuhvertrieb {last} GmbH|Pirma Trend Footwear GmbH'
      )
      const register = /GmbH$/.test(d.seller.name) ? 'HRB' : 'HRA'
      const court = / (GmbH|KG)$/.test(d.seller.name)
        ? `Amtsgericht Potsdam ${register} ${random.int(1104, 9870)}<br>`
        : ''
      const reasons = ['Falschlieferung', 'Reklamation Sohle', 'Retoure Saisonware', 'Übermenge']
      const rows = p.lines((l, at) =>
        row([
          `${(at + 1) * 10}`,
          `${random.digits(3)}.${random.digits(4)}`,
          l.description,
          random.pick(reasons),
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 1) : ''}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const from = `${d.seller.name} · ${d.seller.street} · ${codeFirst(d.seller)}`
      return `<div class=lo>${d.seller.name}</div><div class=su>Schuhe und Zubehör für den Fachhandel</div>
<div class=ad><div class=to><u>${from}</u>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div><table class=in>${row(['Gutschrift-Nr.', `><b>${d.number}</b>`])}${row(['Datum', `>${p.date(d.issueDate)}`])}${row(['Kunden-Nr.', `>${d.customerNumber}`])}${row(['Rücksendung vom', `>${p.date(d.deliveryDate)}`])}${row(['Vertreter', `>${random.int(11, 48)}`])}${row(['Seite', '>1'])}</table></div>
<h1>Gutschrift</h1>Zu unserer Rechnung ${random.int(310, 890)}${random.digits(3)} vom ${p.date(d.orderDate)} schreiben wir Ihnen folgende Retouren gut:
<table class=l>${heading(['Pos', 'Artikel', 'Bezeichnung', 'Grund', '>Menge', 'ME', '>Preis', '>Rab.%', '>Betrag'])}${rows.join('')}</table>
<table class=s>${heading(['Währung', '>Warenwert netto', '>MwSt-Satz', '>MwSt-Betrag', '>Gutschriftsbetrag'])}${row(['EUR', `>${p.plain(d.subtotal)}`, `>${p.number(d.taxes[0].rate, 2)} %`, `>${p.plain(d.tax)}`, `><b>${p.plain(d.total)}</b>`])}</table>
<div class=n>Der Betrag wird Ihrem Kundenkonto gutgeschrieben und mit der nächsten Regulierung verrechnet. Bitte kürzen Sie offene Rechnungen nicht selbstständig. Bitte berichtigen Sie Ihren Vorsteuerabzug entsprechend (§ 17 UStG).</div>
<div class=f><div>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}</div><div>Tel. ${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}</div><div>${court}USt-IdNr. ${d.seller.vatId}<br>Steuer-Nr. ${d.seller.taxNumber}</div><div>Havelbank eG<br>IBAN ${grouped(d.seller.iban)}</div></div>`
    },
  },
  // Water board: yearly account on two pages, payments on account, table of the next ones.
  {
    name: 'de-wasserverband-jahresabrechnung',
    plan: {
      ...among('DE', german, 'Hausverwaltung|Gartenbau|Bäckerei|Landbau', 'GmbH|KG|GbR'),
      currency: 'EUR',
      rates: [7, 0],
      lines: [18, 26],
      isOnce: true,
      isInOrder: true,
      most: 140,
      isBuyerPerson: true,
      prepaid: 1,
      days: [21, 30],
      items: itemsOf(`
        Trinkwasser Mengenpreis|m³|1.4|1.95; Trinkwasser Grundpreis Zähler Q3 4|Monate|7|11;
        Schmutzwasser Mengengebühr|m³|2.9|4.1|1; Schmutzwasser Grundgebühr|Monate|6|10|1;
        Niederschlagswasser befestigte Fläche|m²|0.6|1.1|1`),
      numbers: (random, year) => `${year.slice(2)}${random.int(1, 4)}0${random.digits(6)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:9.8pt/1.42 "Carlito";margin:0;color:#111} .h{display:flex;justify-content:space-between;align-items:flex-start} .h b{font:700 13.5pt/1.2 "Carlito";color:#00598c;width:92mm;display:block} .h svg{flex:none} .ad{display:flex;justify-content:space-between;margin:12mm 0 9mm} .ad small{font-size:7pt;display:block;border-bottom:.4pt solid #555;margin-bottom:2mm} .in{width:72mm;font-size:9.2pt} .in td{padding:.6px 0} h1{font-size:14pt;margin:0 0 3mm;color:#00598c} .s{margin:4mm 0} .s td{padding:4px 3px;border-bottom:.4pt solid #9cc} .s .t td{font-weight:700} .s .k td{background:#00598c;color:#fff;font-weight:700;font-size:11.5pt} .a{width:104mm;margin:3mm 0} .a th{font-size:8.6pt;text-align:left;border-bottom:.8pt solid #00598c} .a td{padding:1.4px 0} .p2{break-before:page} .l th{background:#d9ebf5;text-align:left;font-size:8.6pt;padding:4px 3px} .l td{padding:4px 3px;border-bottom:.4pt solid #bcd} .z{margin:3mm 0 6mm} .z td,.z th{border:.5pt solid #9ab;padding:3px 5px;font-size:9pt;text-align:left} .f{margin-top:8mm;font-size:8pt;color:#333;border-top:.6pt solid #00598c;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        german,
        'Zweckverband Wasserversorgung und Abwasserbeseitigung Havelbogen|WASSERVERBAND WESTHAVEL|Trink- und Abwasserverband Rhinluch|Wasser- und Abwasserzweckverband „Mittlere Dosse“'
      )
      const used = random.int(62, 178)
      const area = random.int(48, 210)
      const total = settle(p, (l) => [
        l.unit === 'm³' ? used : l.unit === 'm²' ? area : 12,
        l.price,
        l.rate,
      ])
      const part = Math.floor((total * random.pick([0.78, 0.86, 0.93])) / 600) * 100
      d.prepaid = part * 6
      d.amountDue = total - part * 6
      const next = Math.ceil(total / 600) * 100
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.rate ? `${p.number(l.rate)} %` : '0 %'}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const year = Number(d.issueDate.slice(0, 4)) - 1
      const later = Array.from({ length: 6 }, (_, at) =>
        row([`${at + 1}. Abschlag`, p.date(dayAfter(d.dueDate, 30 + at * 61)), `>${p.money(next)}`])
      )
      const meter = random.int(118, 940)
      const drop =
        '<svg viewBox="0 0 20 26" width="15mm"><path fill="#00598c" d="M10 0C14 8 19 12 19 17a9 9 0 0 1-18 0C1 12 6 8 10 0z"/><path fill="#fff" d="M4 17c2-2 4 2 6 0s4 2 6 0v2c-2 2-4-2-6 0s-4-2-6 0z"/></svg>'
      return `<div class=h><b>${d.seller.name}</b>${drop}</div>
<div class=ad><div style="width:86mm"><small>${d.seller.name}, ${d.seller.street}, ${codeFirst(d.seller)}</small>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div><table class=in>${row(['Rechnungsnummer', d.number])}${row(['Rechnungsdatum', p.date(d.issueDate)])}${row(['Kundennummer', d.customerNumber])}${row(['Verbrauchsstelle', d.buyer.street])}${row(['Abrechnungszeitraum', `01.01.${year} – 31.12.${year}`])}${row(['Kundenservice', d.seller.telephone])}</table></div>
<h1>Rechnung – Jahresabrechnung Wasser und Abwasser ${year}</h1>
Sehr geehrte Damen und Herren,<br>für den oben genannten Zeitraum rechnen wir Ihre Verbrauchsstelle wie folgt ab. Die Einzelheiten finden Sie auf Seite 2.
<table class=s>${row(['Entgelte und Gebühren netto', `>${p.money(d.subtotal)}`])}${row(['zuzüglich 7 % Umsatzsteuer auf Trinkwasser', `>${p.money(d.tax)}`])}${rowOf('t', ['Rechnungsbetrag brutto', `>${p.money(d.total)}`])}${row([`abzüglich geleisteter Abschläge (6 × ${p.money(part)})`, `>-${p.money(d.prepaid)}`])}${rowOf('k', [`Nachzahlung, fällig am ${p.date(d.dueDate)}`, `>${p.money(d.amountDue)}`])}</table>
Bitte überweisen Sie die Nachzahlung unter Angabe der Kundennummer ${d.customerNumber} auf das Konto IBAN <b style="white-space:nowrap">${grouped(d.seller.iban)}</b>. Liegt uns ein SEPA-Lastschriftmandat vor, buchen wir den Betrag zum Fälligkeitstag ab.
<p style="margin:5mm 0 0"><b>Ihre künftigen Abschläge</b> (einschließlich Umsatzsteuer)</p><table class=a>${heading(['Abschlag', 'fällig am', '>Betrag'])}${later.join('')}</table>
<div class=p2>Seite 2 zur Rechnung ${d.number} · Kundennummer ${d.customerNumber}<h1 style="margin-top:5mm">Verbrauchsermittlung</h1><table class=z>${heading(['Zähler-Nr.', 'Stand alt', 'Stand neu', 'Verbrauch m³', 'Ablesung'])}${row([`8ZRI${random.digits(8)}`, `${meter}`, `${meter + used}`, `${used}`, 'Kundenablesung'])}</table>
<h1>Berechnung</h1><table class=l>${heading(['Leistung', '>Menge', 'Einheit', '>Preis EUR', '>USt', '>Netto EUR'])}${rows.join('')}</table>
<p>Die Abwasserbeseitigung erfolgt hoheitlich und ist nicht umsatzsteuerbar (0 %). Grundlage sind die Wasserversorgungs- und die Gebührensatzung des Verbandes in der jeweils gültigen Fassung. Einwendungen gegen die Rechnung berechtigen nur nach § 30 AVBWasserV zum Zahlungsaufschub.</p>
<div class=f>${d.seller.name} · Körperschaft des öffentlichen Rechts · Verbandsvorsteher: ${random.pick(german.first ?? [])} ${random.pick(german.last ?? [])} · USt-IdNr. ${d.seller.vatId} · Steuernummer ${d.seller.taxNumber} · ${d.seller.mail}</div></div>`
    },
  },
  // Speech therapist in Austria: fee note of a person by sessions, free of tax, payment code.
  {
    name: 'at-logopaedin-wahltherapie',
    plan: {
      ...among('AT', austrian, 'Kindergarten|Lerninstitut|Tagesheim', 'GmbH|gGmbH|OG'),
      currency: 'EUR',
      rates: [0],
      lines: [2, 8],
      most: 0,
      isSellerPerson: true,
      isBuyerPerson: true,
      days: [14],
      items: Object.keys(therapyFees).map((name) => [name, '', 40, 120]),
      numbers: (random, year) => `${year}-${random.int(11, 240)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dotted },
    css: 'body{font:10.4pt/1.45 "Lato";color:#333;margin:0 4mm} .h{border-left:5pt solid #e2894a;padding-left:5mm} .h b{font:400 19pt "Lato";color:#b55d20;display:block} .h span{font-size:9pt} .to{margin:10mm 0 2mm} .o{text-align:right;margin-bottom:6mm} h1{font:700 13pt "Lato";color:#b55d20;margin:0 0 2mm} .pt{font-size:9.5pt;margin-bottom:6mm} .l th{text-align:left;font-weight:400;color:#b55d20;border-bottom:1pt solid #e2894a;padding:3px 0} .l td{padding:4px 0;border-bottom:.4pt dotted #bbb} .l .t td{border-bottom:0;border-top:1pt solid #e2894a;font-weight:700;font-size:12pt} .u{font-size:9pt;margin:3mm 0 8mm} .b{display:flex;gap:8mm;align-items:center;border:.6pt solid #e2894a;border-radius:3mm;padding:4mm 6mm;break-inside:avoid} .g{margin-top:9mm}',
    draw: (p) => {
      const { doc: d, random } = p
      settle(p, (l) => [null, therapyFees[l.description], 0])
      const { length } = d.lines
      const days = Array.from({ length }, (_, at) => {
        const day = dayAfter(d.issueDate, -42 + Math.floor((39 * at) / length))
        const ahead = [1, 0, 0, 0, 0, 0, -1][new Date(day).getUTCDay()]
        return p.date(dayAfter(day, ahead))
      })
      const rows = p.lines((l, at) => row([days[at], l.description, `>${p.plain(l.amount)}`]))
      const child = random.pick(['Emilia', 'Paul', 'Valentina', 'Jakob', 'Ida'])
      const born = `${random.digits(3)}${random.int(1, 9)} ${random.int(10, 28)}0${random.int(1, 9)}${random.int(14, 20)}`
      return `<div class=h><b>${d.seller.name}</b><span>Logopädin (MSc) · Wahltherapeutin aller Kassen<br>${d.seller.street}, ${codeFirst(d.seller)} · ${d.seller.telephone} · ${d.seller.mail}</span></div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div>
<div class=o>${d.seller.town}, ${p.date(d.issueDate)}</div>
<h1>Honorarnote Nr. ${d.number}</h1><div class=pt>Patient/in: ${child}, SV-Nr. ${born}<br>Zuweisung: ${random.pick(['Dr. Hainzl', 'Dr. Aschauer', 'Dr. Lindner'])}, FA für Kinder- und Jugendheilkunde, Diagnose ${random.pick(['F80.0', 'F80.1', 'R47.8'])}</div>
<table class=l>${heading(['Datum', 'Leistung', '>Honorar in €'])}${rows.join('')}<tr class=t><td></td><td>Gesamtbetrag</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=u>Umsatzsteuerfrei gemäß § 6 Abs. 1 Z 19 UStG.</div>
<div class=b>${qrCode(random, '27mm')}<div>Bitte überweisen Sie <b>${p.money(d.amountDue)}</b> bis <b>${p.date(d.dueDate)}</b> auf mein Konto:<br>${d.seller.name}<br>IBAN ${grouped(d.seller.iban)}<br>Verwendungszweck: Honorarnote ${d.number}</div></div>
<div class=g>Zur teilweisen Kostenrückerstattung reichen Sie bitte diese Honorarnote samt Zahlungsbestätigung und ärztlicher Verordnung bei Ihrer Krankenkasse ein.<br><br>Mit freundlichen Grüßen<br><br><span style="font:20pt Z003">${d.seller.name}</span></div>`
    },
  },
  // Cheese dairy in Switzerland: delivered weights, two rates, rounding, QR payment part.
  {
    name: 'ch-kaeserei-lieferung-qr',
    page: 'A4',
    plan: {
      ...among('DE', swiss, 'Gasthaus|Hotel|Dorfladen|Altersheim|Bäckerei', 'AG|GmbH'),
      currency: 'CHF',
      rates: [2.6, 8.1],
      lines: [2, 7],
      isOnce: true,
      isInOrder: true,
      most: 9,
      isPart: true,
      rounding: 1,
      days: [10, 30],
      items: itemsOf(`
        Bergkäse rezent, Viertellaib|kg|21|27; Tilsiter mild|kg|16|20; Raclettekäse Scheiben|kg|19|24;
        Fondue-Hausmischung moitié|kg|20|25; Mutschli Kräuter|kg|22|27; Alpbutter, Ballen|kg|19|24;
        Vollrahm 35%, offen|l|7|9; Joghurt nature, offen|kg|3|5;
        Brennpaste für Rechaud|kg|9|13|1; Transport mit Kühlfahrzeug|Std.|60|85|1`),
      numbers: (random) => `${random.int(24, 68)}${random.digits(3)}`,
    },
    style: { decimal: '.', thousands: '’', date: dotted },
    css: 'body{font:10pt/1.35 "Roboto Condensed";color:#000;margin:0} .pg{padding:7mm 14mm 0 16mm} .h{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:1.4pt solid #c79a1b;padding-bottom:2mm} .h b{font:700 17pt/1.1 "URW Bookman";max-width:100mm} .h div{font-size:8.4pt;text-align:right} .m{display:flex;justify-content:space-between;margin:7mm 0 6mm} .m table{width:72mm} .m td{padding:.6px 0;font-size:9pt} h1{font-size:13pt;margin:0 0 2mm} .l th{font-size:8.4pt;text-align:left;border-bottom:.7pt solid #000;padding:2px 0} .l td{padding:2.4px 0} .l .u td{border-top:.7pt solid #000} .l .k td{font-weight:700;border-top:.7pt solid #000;border-bottom:1.6pt solid #000} .no{font-size:8.4pt;margin-top:3mm} .q{position:fixed;left:0;right:0;bottom:0;height:101mm;border-top:.5pt dashed #000;display:flex;font:8pt/1.3 "Liberation Sans"} .q h2{font-size:11pt;margin:0 0 3mm} .q b{display:block;font-size:7pt;margin-top:2.4mm} .q .e{width:52mm;padding:4mm 4mm 0 1mm;border-right:.5pt dashed #000;box-sizing:border-box} .q .z{width:56mm;padding:4mm 3mm 0 5mm} .q .i{flex:1;padding:4mm 2mm 0;font-size:9pt} .am{display:flex;gap:6mm;margin-top:3mm}',
    draw: (p) => {
      const { doc: d, random } = p
      asSwiss(p, ['30', 100, 999])
      // The rates are those since 2024.
      const ahead = d.issueDate < '2024' ? 366 : 0
      d.issueDate = dayAfter(d.issueDate, ahead)
      d.dueDate = dayAfter(d.dueDate, ahead)
      d.deliveryDate = dayAfter(d.deliveryDate, ahead)
      named(
        p,
        swiss,
        'Käserei {last} AG|{last} & {last} Milchprodukte|BERGKÄSEREI OBERTAL|Chäsi Thurboden GmbH|Milchgenossenschaft Hinterau'
      )
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 1)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const sum = (kind: string, label: string, value: string) =>
        `<tr class=${kind}><td colspan=5>${label}</td><td class=r>${value}</td></tr>`
      const taxes = p.taxes((t) =>
        sum('x', `MWST ${p.number(t.rate, 1)}% von ${p.plain(baseOf(p, t))}`, p.plain(taxOf(p, t)))
      )
      const vat = d.seller.vatId.replace(/^CHE(...)(...)(...)$/, 'CHE-$1.$2.$3 MWST')
      const reference = qrReference(`${random.int(10, 99)}${random.digits(24)}`).replace(
        /(?<=^..)|(?<=^..(?:.{5})+)(?=.)/g,
        ' '
      )
      const part = (label: string, value: string) => `<b>${label}</b>${value}`
      const account = part(
        'Konto / Zahlbar an',
        `${grouped(d.seller.iban)}<br>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}`
      )
      const debtor = part(
        'Zahlbar durch',
        `${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}`
      )
      const amount = `<div class=am><div>${part('Währung', 'CHF')}</div><div>${part('Betrag', p.plain(d.amountDue).replace('’', ' '))}</div></div>`
      return `<div class=pg><div class=h><b>${d.seller.name}</b><div>${d.seller.street}, ${codeFirst(d.seller)}<br>${d.seller.telephone} · ${d.seller.mail}<br>${vat}</div></div>
<div class=m><table>${row(['Rechnung Nr.', d.number])}${row(['Datum', p.date(d.issueDate)])}${row(['Kunde', d.customerNumber])}${row(['Lieferung vom', p.date(d.deliveryDate)])}${row(['Zahlbar bis', p.date(d.dueDate)])}</table><div style="width:72mm">${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<h1>Rechnung</h1>
<table class=l>${heading(['Artikel', '>Menge', '', '>Preis', '>MWST', '>CHF'])}${rows.join('')}${sum('u', 'Total exkl. MWST', p.plain(d.subtotal))}${taxes.join('')}${sum('u', 'Total inkl. MWST', p.plain(d.total))}${sum('x', 'Rundungsdifferenz', p.plain(d.rounding))}${sum('k', 'Rechnungsbetrag CHF', p.plain(d.amountDue))}</table>
<div class=no>Reklamationen bitte innert 3 Tagen. Vielen Dank für Ihren Auftrag – hergestellt aus silofreier Milch der Region.</div></div>
<div class=q><div class=e><h2>Empfangsschein</h2>${account}${part('Referenz', reference)}${debtor}${amount}<div style="text-align:right"><b>Annahmestelle</b></div></div><div class=z><h2>Zahlteil</h2>${qrCode(random, '46mm', swissCross)}${amount}</div><div class=i>${account}${part('Referenz', reference)}${part('Zusätzliche Informationen', `Rechnung ${d.number}`)}${debtor}</div></div>`
    },
  },
]
