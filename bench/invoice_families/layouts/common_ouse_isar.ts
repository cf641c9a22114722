import { qrReference } from '../check_digits.ts'
import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { asIrish, asSwiss } from '../irish_and_swiss.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import { partiesIn, type Country, type Pools } from '../people.ts'
import {
  address,
  britishVat,
  codeFirst,
  dotted,
  euroAfter,
  comma,
  grouped,
  heading,
  monthsIn,
  point,
  row,
  slashed,
  type Print,
} from '../print.ts'
import type { Random } from '../random.ts'
import { squareCode } from '../square_code.ts'

type Words = Partial<Pools['GB']>

const yorkshire: Words = {
  first: listOf('Gillian|Haroon|Rosalind|Craig|Philippa|Stuart|Nadia'),
  last: listOf('Ackroyd|Barraclough|Dinsdale|Hebblethwaite|Metcalfe|Outhwaite|Thwaites|Wardle'),
  streets: listOf(
    '19 Skeldergate|Low Farm, Carr Lane|2-4 Bridge Street|The Granary, Mill Yard|Unit 11 Ryedale Court'
  ),
  towns: townsOf(
    'York=YO1 6DS|Selby=YO8 4NW|Ripon=HG4 2AB|Malton=YO17 7LP|Thirsk=YO7 1HB|Harrogate=HG1 5QR'
  ),
}
const leinster: Words = {
  first: listOf('Niamh|Cathal|Gráinne|Eoin|Orla|Donal'),
  last: listOf('Brennan|Delahunty|Fogarty|Keogh|Mulhall|Phelan|Tynan'),
  streets: listOf('Unit 3 Naas Road Business Park|14 Parnell Street|Abbey Mill|6A The Crescent'),
  towns: townsOf(
    'Dublin 12=D12 X8P6|Carlow=R93 V2N4|Kilkenny=R95 HY60|Athy, Co. Kildare=R14 K2A9|Tullamore, Co. Offaly=R35 WD45'
  ),
}
const bavaria: Words = {
  first: listOf('Christine|Korbinian|Annemarie|Ludwig|Theresa|Quirin|Gabriele'),
  last: listOf(
    'Achatz|Breitsameter|Daxenberger|Filser|Hierl|Loibl|Neumeier|Schwaiger|Winklhofer|Zellner'
  ),
  streets: listOf('Isarstraße 41|Am Gries 7|Münchner Straße 112|Kirchweg 3|Hochfeldstr. 22 b'),
  towns: townsOf(
    'Landshut=84028|Freising=85354|Bad Tölz=83646|Moosburg a.d. Isar=85368|Dingolfing=84130|Wolfratshausen=82515'
  ),
}
const styria: Words = {
  first: listOf('Franz|Maria|Alois|Elfriede|Gernot|Hermine'),
  last: listOf('Fauland|Gollner|Kainz|Neubauer|Pucher|Resch|Strohmeier|Trummer'),
  streets: listOf(
    'Schlossberg 27|Hauptstraße 61|Grazer Straße 14|Untere Siedlung 5|Weinstraße 108'
  ),
  towns: townsOf(
    'Leibnitz=8430|Gamlitz=8462|Deutschlandsberg=8530|Feldbach=8330|Bad Radkersburg=8490'
  ),
}
const aargau: Words = {
  first: listOf('Regula|Beat|Corinne|Hansruedi|Silvia|Thomas'),
  last: listOf('Ackermann|Baumli|Frei-Huser|Hürzeler|Keusch|Lüscher|Suter|Wüst'),
  streets: listOf('Aarauerstrasse 19|Bünztalweg 4|Kirchrain 11|Industriestrasse 32a|Im Moos 6'),
  towns: townsOf('Lenzburg=5600|Wohlen AG=5610|Brugg AG=5200|Zofingen=4800|Muri AG=5630'),
}

const among = (country: Country, own: Words, trade: string, forms: string) => ({
  country,
  pools: partiesIn(country, { ...own, trade: listOf(trade), forms: listOf(forms) }),
})

/** Streets of sellers, so that they do not live where their buyers do. */
const seats = {
  yorkshire: listOf('Carr House Farm|7 Ousegate|Unit 4, Kirkby Mills|31 Finkle Street'),
  leinster: listOf('Second Floor, 9 Castle Street|Unit 21 Kilcullen Road|Barrow House, The Quay'),
  bavaria: listOf('Gewerbepark Ost 18|Industriestr. 5|Freisinger Landstraße 60|Am Moosanger 2'),
  styria: listOf('Kitzeck 14|Steinbach 33|Flamberg 8|Wiesberg 52'),
  aargau: listOf('Gewerbering 7|Hallwilstrasse 21|Allmendweg 3'),
}

/** Names the seller, `*` being family names, and returns how its mail and site end. */
function nameSeller({ doc, random }: Print, own: Words, shapes: string, streets: string[]): string {
  const name = random.pick(listOf(shapes)).replace(/\*/g, () => random.pick(own.last ?? []))
  const words = name
    .normalize('NFKD')
    .replace(/[^A-Za-z ]|^The | (of|und)\b/g, '')
    .replace(/ (Ltd|LLP|Limited|GmbH|GbR|AG|KG|UG|eK|Inh)\b.*/, '')
  const domain = `${words.trim().split(/ +/).slice(0, 2).join('-').toLowerCase()}.example`
  Object.assign(doc.seller, {
    name,
    street: random.pick(streets),
    mail: `info@${domain}`,
    site: `www.${domain}`,
  })
  return domain
}

interface Charge {
  description: string
  quantity: number | null
  unit: string
  price: number
}

/** Gives the document other lines, all of one rate, and their sums. */
function charge(
  { doc }: Print,
  rate: number,
  charges: Charge[],
  { isGross = false, prepaid: share = 0, isRounded = false } = {}
): void {
  const lines = charges.map((own) => ({
    ...own,
    rate,
    discount: 0,
    amount: Math.round((own.quantity ?? 1) * own.price),
  }))
  const lineTotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const tax = Math.round((lineTotal * rate) / (isGross ? 100 + rate : 100))
  const subtotal = isGross ? lineTotal - tax : lineTotal
  const total = subtotal + tax
  const prepaid = Math.round((total * share) / 5000) * 5000
  const rounding = isRounded ? Math.round(total / 5) * 5 - total : 0
  const taxes = [{ rate, base: subtotal, amount: tax }]
  const amountDue = total - prepaid + rounding
  Object.assign(doc, {
    lines,
    lineTotal,
    subtotal,
    taxes,
    tax,
    total,
    prepaid,
    rounding,
    amountDue,
  })
}

/** Some of a list, in its order. */
function someOf<T>(random: Random, list: T[], least: number): T[] {
  const kept = list.filter(() => random.chance(0.55))
  return kept.length < least ? list.slice(0, least) : kept
}

/** What was delivered on six days, with nothing on some. */
function spread(random: Random, quantity: number): string[] {
  const days = [0, 0, 0, 0, 0, 0]
  const delivered = [0, 1, 2, 3, 4, 5].filter((day) => day === 0 || random.chance(0.75))
  for (let at = 0; at < quantity; at++) days[random.pick(delivered)]++
  return days.map((count) => `>${count || ''}`)
}

const shortDay = (y: string, m: string, d: string) =>
  `${Number(d)} ${monthsIn('GB')[Number(m) - 1].slice(0, 3)} ${y}`
const sortCode = (random: Random) => `${random.int(20, 60)}-${random.digits(2)}-${random.digits(2)}`

/** The next day of the week, 0 being Sunday. */
const weekdayAfter = (day: string, weekday: number) =>
  dayAfter(day, (weekday - new Date(day).getUTCDay() + 7) % 7)

const plants = itemsOf(`
  Acer campestre 'Elsrijk'#H 3xv mDb 14-16|Stk|128|210; Acer platanoides 'Globosum'#H 3xv mDb 12-14|Stk|118|180;
  Amelanchier lamarckii#Sol 3xv mDb 150-175|Stk|74|128; Berberis thunbergii 'Atropurpurea'#Str 2xv C 3 40-60|Stk|4|8;
  Betula utilis 'Doorenbos'#Sol 4xv mDb 200-250|Stk|165|290; Buddleja davidii 'Empire Blue'#Str C 5 60-80|Stk|7|12;
  Carpinus betulus#He 2xv oB 125-150|Stk|4|9; Carpinus betulus 'Frans Fontaine'#H 4xv mDb 18-20|Stk|310|440;
  Cornus mas#Str 3xv mB 100-125|Stk|28|46; Cornus sanguinea#vStr 4 Tr oB 60-100|Stk|1|3;
  Corylus avellana#vStr 5 Tr oB 100-150|Stk|2|5; Deutzia gracilis#Str C 3 30-40|Stk|5|9;
  Fagus sylvatica#He 3xv mB 150-175|Stk|18|34; Forsythia intermedia 'Lynwood'#vStr 5 Tr oB 60-100|Stk|2|4;
  Geranium macrorrhizum 'Spessart'#Stauden P 0,5|Stk|1|3; Hedera helix#Tb 5/6 40-60|Stk|1|2;
  Hydrangea paniculata 'Limelight'#Str C 7,5 60-80|Stk|14|24; Ligustrum vulgare 'Atrovirens'#vStr 5 Tr oB 60-100|Stk|1|3;
  Lonicera xylosteum#vStr 4 Tr oB 60-100|Stk|1|3; Malus 'Evereste'#H 3xv mDb 12-14|Stk|132|190;
  Philadelphus coronarius#Str 2xv oB 100-150|Stk|5|9; Pinus mugo var. mughus#mB 30-40|Stk|12|22;
  Potentilla fruticosa 'Abbotswood'#Str C 2 30-40|Stk|3|6; Prunus avium 'Plena'#H 3xv mDb 16-18|Stk|178|260;
  Prunus laurocerasus 'Herbergii'#Str mB 80-100|Stk|16|28; Quercus robur#H 4xv mDb 18-20|Stk|290|420;
  Rosa rugosa 'Alba'#Str 2xv oB A-Qualität|Stk|2|4; Spiraea vanhouttei#Str 2xv oB 60-100|Stk|2|4;
  Taxus baccata#He mB 80-100|Stk|22|38; Tilia cordata 'Greenspire'#H 4xv mDb 18-20|Stk|270|390;
  Vinca minor#Tb 5/6 Tr|Stk|1|2; Baumpfahl Kiefer, kesseldruckimprägniert#8 x 250 cm|Stk|6|10|1;
  Kokosstrick ungeteert#Rolle 400 m|Rol|24|36|1; Bewässerungssack 75 l#UV-stabil, grün|Stk|17|26|1;
  Pflanzsubstrat Big Bag#1,0 m³|Stk|78|118|1; Schilfrohrmatte Stammschutz#180 cm|Stk|4|7|1
`)

/** Goods of a farm: what they cost, in cents, and the most of one delivery. */
const produce: [string, string, number, number, number][] = [
  ['Bio-Erdäpfel Ditta, festkochend', 'kg', 130, 190, 40],
  ['Käferbohnen, getrocknet', 'kg', 740, 980, 5],
  ['Steirischer Kren', 'kg', 980, 1390, 3],
  ['Vogerlsalat', 'kg', 1150, 1580, 4],
  ['Grazer Krauthäuptel', 'Stk', 110, 170, 24],
  ['Hokkaido-Kürbis', 'kg', 160, 240, 18],
  ['Rote Rüben', 'kg', 140, 220, 10],
  ['Paradeiser bunt', 'kg', 340, 560, 12],
  ['Freilandeier Gr. M, 30er-Höcker', 'Hck', 940, 1290, 6],
  ['Kürbiskernöl g.g.A. 0,5 l', 'Fl', 1190, 1590, 6],
  ['Apfelsaft naturtrüb 1 l', 'Fl', 210, 320, 24],
  ['Suppenhendl', 'kg', 920, 1240, 8],
]

/** Pages with as many rows as they have room for. */
function sheetsOf<T>(rows: T[], first: number, middle: number, last: number): T[][] {
  const sheets: T[][] = []
  let at = 0
  for (;;) {
    const rest = rows.length - at
    const room = sheets.length ? last : first - 6
    if (rest <= room) return [...sheets, rows.slice(at)]
    const count = Math.min(sheets.length ? middle : first, rest - 2)
    sheets.push(rows.slice(at, at + count))
    at += count
  }
}

const swissCross =
  '<path fill="#fff" d="M11 11h7v7h-7z"/><path d="M11.5 11.5h6v6h-6z"/><path fill="#fff" d="M14 12.5h1v4h-1zM12.5 14h4v1h-4z"/>'

/** British, Irish, German, Austrian and Swiss invoices, as each of these trades sends them. */
export const ouseIsar: Family[] = [
  // Dairy: a week of deliveries by day, on printed stationery, collected by direct debit.
  {
    name: 'en-gb-dairy-week-matrix',
    plan: {
      ...among('GB', yorkshire, 'Coffee House|Tearooms|Kitchens|Bakery|Bistro', 'Ltd|LLP'),
      currency: 'GBP',
      rates: [0, 20],
      lines: [6, 16],
      isOnce: true,
      isInOrder: true,
      most: 48,
      days: [10, 14],
      items: itemsOf(`
        Whole milk 2 ltr poly||1.4|1.9; Semi-skimmed milk 2 ltr poly||1.35|1.85; Semi-skimmed milk 1 ltr glass||0.95|1.3;
        Skimmed milk 2 ltr poly||1.3|1.8; Whole milk 13 ltr pergal||9|12.5; Double cream 2 ltr||7.5|10.4;
        Clotted cream 1 kg||8.8|11.6; Natural yoghurt 5 kg||9.2|12.8; Salted butter 250 g||1.7|2.3;
        Free range eggs, tray 30||5.4|7.4; Mature cheddar 5 kg block||32|41; Orange juice 1 ltr carton||1.2|1.7|1;
        Apple juice 1 ltr carton||1.1|1.6|1; Sparkling water 12 x 750 ml||6.9|9.4|1; Vanilla ice cream 4 ltr||7.8|11.2|1`),
      numbers: (random) => random.int(104000, 198000).toString(),
    },
    style: { ...point, money: (plain) => `£${plain}`, date: slashed },
    css: 'body{font:9pt "Nimbus Sans";margin:0 .6mm 0 0;color:#10264d} .top{display:flex;justify-content:space-between;border-bottom:2.2pt solid #10264d;padding-bottom:3mm} .nm{font:bold 22pt/1.05 "URW Bookman";max-width:105mm} .nm small{display:block;font:italic 9.5pt/1.5 "URW Bookman"} .ad{text-align:right;font-size:8pt;line-height:1.45} .mid{display:flex;justify-content:space-between;margin:6mm 0 5mm} .to{border:1pt solid #10264d;border-radius:3mm;padding:3mm 4mm;width:84mm;line-height:1.4;color:#000;font-size:10pt;min-height:24mm} .to i,.kv i{font:normal 7pt "Nimbus Sans";color:#10264d} .kv{width:74mm;border:1pt solid #10264d} .kv td{border:.5pt solid #10264d;padding:2.5px 5px;color:#000} .kv td:first-child{background:#dfe7f4;color:#10264d;width:28mm;font-size:8pt} .kv .h td{background:#10264d;color:#fff;font:bold 13pt "Nimbus Sans";text-align:center;letter-spacing:2px;padding:4px} .m th{background:#dfe7f4;border:.5pt solid #10264d;font-size:7.6pt;padding:3px;text-align:left} .m td{border-left:.5pt solid #10264d;border-right:.5pt solid #10264d;padding:3.2px 4px;color:#000} .m .d{width:7.5mm} .m{border-bottom:1pt solid #10264d} .b{display:flex;justify-content:space-between;margin-top:4mm;break-inside:avoid} .v{width:82mm;align-self:flex-start} .v th,.v td{border:.5pt solid #10264d;padding:2.5px 5px;font-size:8pt;text-align:left} .v td{color:#000} .t{width:66mm} .t td{border:.5pt solid #10264d;padding:4px 6px;color:#000} .t td:first-child{background:#dfe7f4;color:#10264d} .t tr:last-child td{font-weight:bold;font-size:11pt} .dd{border:1pt solid #10264d;margin-top:6mm;padding:3mm 4mm;color:#000;line-height:1.45} .n{font-size:7.4pt;margin-top:4mm;line-height:1.45}',
    draw: (p) => {
      const { doc: d, random } = p
      nameSeller(
        p,
        yorkshire,
        '* & Daughters Dairy Ltd|CARR LANE DAIRY LTD|* Bros (Dairymen) Ltd|Vale of Mowbray Creamery & Milk Round Ltd|Lowfield Dairies',
        seats.yorkshire
      )
      const saturday = weekdayAfter(dayAfter(d.issueDate, -7), 6)
      const rows = p.lines((l) =>
        row([
          l.description,
          ...spread(random, l.quantity ?? 0),
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 1)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `${t.rate ? 'Standard' : 'Zero'} ${p.number(t.rate, 1)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const days = 'Mon Tue Wed Thu Fri Sat'.split(' ').map((day) => `>${day}`)
      const phone = `01${random.int(423, 904)} ${random.digits(6)}`
      return `<div class=top><div class=nm>${d.seller.name}<small>Fresh milk, cream and eggs to the trade since 19${random.int(21, 74)}</small></div><div class=ad>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>Tel ${phone} (order line from 4 am)<br>${d.seller.mail}<br>VAT Reg No ${britishVat(d.seller.vatId)}</div></div>
<div class=mid><div class=to><i>INVOICE TO</i><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table class=kv style="align-self:flex-start"><tr class=h><td colspan=2>INVOICE</td></tr>${row(['Invoice No', d.number])}${row(['Date / Tax Point', p.date(d.issueDate)])}${row(['Account', d.customerNumber])}${row(['Round / Drop', `${random.int(1, 9)} / ${random.int(4, 68)}`])}${row(['Week ending', p.date(saturday)])}</table></div>
<table class=m>${heading(['Product', ...days, '>Qty', '>Price', '>VAT %', '>Value £'])}${rows.join('')}</table>
<div class=b><table class=v>${heading(['VAT rate', '>Goods £', '>VAT £'])}${taxes.join('')}</table><table class=t>${row(['Total Goods', `>${p.money(d.subtotal)}`])}${row(['VAT', `>${p.money(d.tax)}`])}${row(['Invoice Total', `>${p.money(d.total)}`])}</table></div>
<div class=dd><b>Do not pay.</b> ${p.money(d.amountDue)} will be collected from your bank account by Direct Debit on or just after ${p.date(d.dueDate)}.</div>
<div class=n>Please return empty crates, pergal boxes and glass. Shortages must be reported before 10 am on the day of delivery. Goods remain the property of the company until paid for in full. Credits are shown on the following week’s invoice.</div>`
    },
  },
  // Holiday cottages: a booking invoice with prices that contain the tax, and a deposit.
  {
    name: 'en-gb-cottage-booking-balance',
    plan: {
      ...among('GB', yorkshire, 'Training|Architects|Cycling Club', 'Ltd|LLP'),
      currency: 'GBP',
      rates: [20],
      lines: [1, 1],
      isGross: true,
      isBuyerPerson: true,
      days: [7, 14, 28],
      items: itemsOf('Cottage||400|900'),
      numbers: (random, year) => `B${year.slice(2)}${random.digits(4)}`,
    },
    style: { ...point, money: (plain) => `£${plain}`, date: shortDay },
    css: 'body{font:11pt/1.4 "EB Garamond";color:#2c2c2c;margin:0;font-variant-numeric:lining-nums} .hd{text-align:center;border-bottom:.7pt solid #7d8c6b;padding-bottom:4mm} .hd b{font:400 27pt/1.1 "EB Garamond";color:#56664a;letter-spacing:1px;display:block} .hd span{font-size:9.5pt;color:#777} h1{font:italic 19pt "EB Garamond";color:#56664a;margin:9mm 0 6mm} .c{display:flex;gap:12mm} .c>div{flex:1} .bk{background:#f1f3ec;padding:4mm 5mm} .bk td{padding:1.5px 0;vertical-align:top} .bk td:first-child{color:#56664a;width:29mm} .l{margin-top:9mm} .l th{text-align:left;font-weight:400;font-style:italic;color:#56664a;border-bottom:.7pt solid #7d8c6b;padding:3px 0} .l td{padding:4.5px 0;border-bottom:.4pt dotted #aaa} .l .s td{border:0;padding-top:5px} .l .k td{font-size:14pt;font-weight:600;border-top:.7pt solid #7d8c6b;border-bottom:2.2pt double #7d8c6b} .v{font-size:9.5pt;color:#555;margin-top:3mm} .w{display:flex;gap:10mm;margin-top:10mm;font-size:10pt} .w>div{flex:1} .w h4{font:600 11pt "EB Garamond";color:#56664a;margin:0 0 1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      nameSeller(
        p,
        yorkshire,
        'Kestrel & Wren Cottages|* Holiday Lets Ltd|Dales Doorstep Holidays Ltd|The Old Forge Retreats|* & * Country Cottages LLP',
        seats.yorkshire
      )
      const cottage = random.pick(
        listOf('Swallow Barn|Beck Cottage|The Signal House|Curlew Byre|Weaver’s Rest')
      )
      const nights = random.pick([3, 4, 7, 7, 7, 14])
      const guests = random.int(2, 6)
      const extras = someOf(
        random,
        [
          { description: 'Dog supplement, 1 dog', price: random.pick([2500, 3000, 3500]) },
          { description: 'Travel cot and high chair', price: 1500 },
          { description: 'Yorkshire breakfast hamper', price: random.pick([4200, 4850]) },
          { description: 'Log basket for the stove, extra', price: 1200 },
          { description: 'Late departure, until 1 pm', price: 4000 },
          { description: 'Hot tub, heated on arrival', price: random.pick([8500, 9500]) },
        ],
        0
      )
      const rent = nights * random.int(88, 190) * 100 - random.pick([0, 500, 100])
      const arrival = weekdayAfter(dayAfter(d.dueDate, random.pick([42, 56])), 5)
      charge(
        p,
        20,
        [
          { description: `${cottage}, ${nights} nights for ${guests} guests`, price: rent },
          ...extras,
          { description: 'Booking fee', price: random.pick([2500, 2950, 3500]) },
        ].map((own) => ({ ...own, quantity: null, unit: '' })),
        { isGross: true, prepaid: random.pick([0.25, 0.3, 0.33, 0]) }
      )
      const rows = p.lines((l) => row([l.description, `>${p.money(l.amount)}`]))
      const deposit = d.prepaid
        ? `<tr class=s><td>Deposit received with thanks on ${p.date(dayAfter(d.issueDate, -random.int(2, 6)))}</td><td class=r>− ${p.money(d.prepaid)}</td></tr>`
        : ''
      return `<div class=hd><b>${d.seller.name}</b><span>${d.seller.street}, ${d.seller.town} ${d.seller.postCode} &nbsp;·&nbsp; 01${random.int(423, 904)} ${random.digits(6)} &nbsp;·&nbsp; ${d.seller.site}</span></div>
<h1>Booking invoice</h1>
<div class=c><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table class=bk style="width:94mm"><tr><td style="padding-left:3mm">Invoice</td><td>${d.number}</td></tr><tr><td style="padding-left:3mm">Date</td><td>${p.date(d.issueDate)}</td></tr><tr><td style="padding-left:3mm">Property</td><td>${cottage}</td></tr><tr><td style="padding-left:3mm">Arrival</td><td>Friday ${p.date(arrival)}, from 4 pm</td></tr><tr><td style="padding-left:3mm">Departure</td><td>${p.date(dayAfter(arrival, nights))}, by 10 am</td></tr></table></div>
<table class=l>${heading(['Your stay', '>Price including VAT'])}${rows.join('')}<tr class=s><td><b>Total cost of your holiday</b></td><td class=r><b>${p.money(d.total)}</b></td></tr>${deposit}<tr class=k><td>Balance to pay by ${p.date(d.dueDate)}</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<div class=v>The total includes VAT at 20%: ${p.money(d.subtotal)} net and ${p.money(d.tax)} VAT. VAT registration ${britishVat(d.seller.vatId)}.</div>
<div class=w><div><h4>How to pay</h4>By card at ${d.seller.site}/pay, or by bank transfer:<br>Account name ${d.seller.name}<br>Sort code ${sortCode(random)}, account ${random.digits(8)}<br>Reference ${cottage.split(' ').at(-1)?.toUpperCase()}${random.digits(2)}</div><div><h4>If your plans change</h4>Deposits are not refundable. If the balance has not reached us by the date above we may treat the booking as cancelled. Directions and the key safe code follow by e-mail one week before you arrive.</div></div>`
    },
  },
  // Piano tuner: a person, a letter from a word processor, no VAT.
  {
    name: 'en-gb-piano-tuner-visits',
    plan: {
      ...among('GB', yorkshire, 'Music|Theatre', 'Ltd|CIC'),
      currency: 'GBP',
      rates: [0],
      lines: [1, 1],
      isSellerPerson: true,
      days: [14, 28, 30],
      items: itemsOf('Tuning||60|80'),
      numbers: (random, year) => `${random.int(12, 188)}/${year.slice(2)}`,
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${Number(d)} ${monthsIn('GB')[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:11.5pt/1.4 "Liberation Serif";margin:4mm 6mm} .me{text-align:right;line-height:1.35} .me b{font:italic bold 17pt "P052"} .to{margin:10mm 0 9mm;line-height:1.35} h2{font:bold 13pt "Liberation Serif";text-decoration:underline;margin:0 0 4mm} .d td{padding:1px 0} .d td:first-child{width:32mm} .l{margin:7mm 0 0} .l th,.l td{border:.7pt solid #000;padding:4px 7px;text-align:left;vertical-align:top} .l th{background:#eee;font-size:10.5pt} .x{margin-top:8mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const first = random.pick(yorkshire.first ?? [])
      const last = random.pick(yorkshire.last ?? [])
      d.seller.name = `${first} ${random.pick(['', 'M. ', 'J. '])}${last}`
      d.seller.street = random.pick(seats.yorkshire)
      d.buyer.name = random.pick(
        listOf(
          'St Oswald’s C of E Primary School|Easingwold & District Choral Society|The Assembly Rooms Trust|Wharfedale Music Centre|PCC of All Saints, Nether Poppleton|Bishop Holgate Grammar School'
        )
      )
      const rooms = [
        ['Yamaha U1 upright, Music Room 1', 1],
        ['Yamaha U1 upright, Music Room 2', 1],
        ['Kawai KG-2 grand, main hall', 1.2],
        ['Kemble upright, practice room', 1],
        ['Danemann upright, studio', 1],
      ] as const
      const fee = random.int(62, 78) * 100
      const tunings = someOf(random, [...rooms], 1).map(([piano, by]) => ({
        description: `Tuning: ${piano}`,
        price: Math.round((fee * by) / 100) * 100,
      }))
      const repairs = [
        { description: 'Replacing two broken bass strings', price: random.int(46, 72) * 100 },
        { description: 'Easing sticking keys, re-gluing hammer', price: random.int(25, 40) * 100 },
      ]
      charge(
        p,
        0,
        [...tunings, ...(random.chance(0.5) ? [random.pick(repairs)] : [])].map((own) => ({
          ...own,
          quantity: 1,
          unit: '',
        }))
      )
      const rows = p.lines((l) => row([l.description, `>${p.money(l.amount)}`]))
      return `<div class=me><b>${d.seller.name}</b><br>Piano tuner and technician, MPTA<br>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>07${random.digits(3)} ${random.digits(6)}<br>${first.toLowerCase()}@${last.toLowerCase()}pianos.example</div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div>
<h2>INVOICE</h2><table class=d>${row(['Invoice no.', d.number])}${row(['Date', p.date(d.issueDate)])}${row(['Date of visit', p.date(d.deliveryDate)])}${row(['Your order', d.orderNumber])}</table>
<table class=l>${heading(['Work done', '>Amount'])}${rows.join('')}<tr><td><b>Total</b></td><td class=r><b>${p.money(d.total)}</b></td></tr></table>
<div class=x>I am not registered for VAT.</div>
<p>Please pay ${p.money(d.amountDue)} by ${p.date(d.dueDate)}, by bank transfer to ${first[0]} ${last}, sort code ${sortCode(random)}, account number ${random.digits(8)}, quoting the invoice number, or by cheque made out to the name above.</p>
<p>The pitch was holding well at A440. The next tuning is due in ${random.pick(['four', 'six'])} months; I will telephone to arrange it.</p><p>With many thanks,</p><p style="font:italic 17pt 'Z003';margin-top:6mm">${first}</p>`
    },
  },
  // Staffing agency: a credit note of an online bookkeeping program for hours that were overcharged.
  {
    name: 'en-ie-staffing-hours-credit',
    plan: {
      ...among('GB', leinster, 'Catering|Food Logistics|Hotel|Cold Stores', 'Ltd|DAC|Limited'),
      currency: 'EUR',
      kind: 'creditNote',
      rates: [23],
      lines: [1, 1],
      items: itemsOf('Hours|hrs|15|25'),
      numbers: (random) => `CN-${random.int(1012, 2480)}`,
    },
    style: { ...point, money: (plain) => `€${plain}`, date: slashed },
    css: 'body{font:9.5pt/1.4 "Open Sans";color:#393a3d;margin:0} .t{display:flex;justify-content:space-between} .t b{font-size:11.5pt} .lg{width:34mm;height:15mm;background:#c8502b;color:#fff;font:700 15pt/15mm "Open Sans";text-align:center;letter-spacing:2px} h1{font:400 19pt "Open Sans";color:#c8502b;margin:8mm 0 5mm} .a{display:flex;justify-content:space-between;border-bottom:.7pt solid #e2b6a8;padding-bottom:6mm} .a h6,.k h6{font:600 8.5pt "Open Sans";margin:0;color:#393a3d} .n{display:grid;grid-template-columns:auto auto;gap:.6mm 5mm;align-content:start} .n i{font:600 8.5pt/1.6 "Open Sans";text-align:right} .k{display:flex;gap:13mm;padding:4mm 0 6mm} .k h6{white-space:nowrap} .l th{background:#f4dcd4;color:#c8502b;font-weight:400;font-size:8.5pt;padding:5px 6px;text-align:left} .l td{padding:6px;vertical-align:top} .l small{display:block;color:#6b6c72;font-size:8.3pt} .l{border-bottom:.8pt dashed #bbb} .s{display:flex;justify-content:space-between;margin-top:4mm} .s p{width:84mm;font-size:8.6pt;margin:0} .u{width:78mm} .u td{padding:3px 0;color:#6b6c72} .u .g td{border-top:.8pt dashed #bbb;padding-top:8px;color:#393a3d} .u .g td:last-child{font:700 15pt "Open Sans"} .v{margin-top:12mm;break-inside:avoid} .v div{text-align:center;font-size:9pt;color:#c8502b;letter-spacing:1px;margin-bottom:2mm} .v th{background:#f4dcd4;color:#c8502b;font-weight:400;font-size:8.5pt;padding:4px 6px} .v td{padding:5px 6px}',
    draw: (p) => {
      const { doc: d, random } = p
      const domain = nameSeller(
        p,
        leinster,
        '* Recruitment Ltd|ShiftLine Staffing Limited|* & * People Partners|BARROW TEMPS LTD|Rota Ready Workforce Solutions Limited',
        seats.leinster
      )
      asIrish(p, 'AIBK93')
      const rise = random.pick([
        ['Night premium charged on a day shift', 390, 460],
        ['Sunday rate charged on weekday shifts', 640, 790],
        ['Agreed rate from the 1st of the month not applied', 85, 190],
      ] as const)
      const roles = someOf(
        random,
        listOf(
          'Kitchen Porter|Commis Chef|Warehouse Operative|Forklift Driver|Banqueting Staff|Cleaner'
        ),
        1
      ).slice(0, 4)
      const workers = roles.map(
        () => `${random.pick(leinster.first ?? [])} ${random.pick('BDFKMPT'.split(''))}.`
      )
      charge(
        p,
        23,
        roles.map((role) => ({
          description: role,
          quantity: random.int(14, 158) / 4,
          unit: 'hrs',
          price: random.int(rise[1], rise[2]),
        }))
      )
      const sunday = weekdayAfter(dayAfter(d.issueDate, -random.int(16, 30)), 0)
      const invoice = `INV-${random.int(20310, 38990)}`
      const rows = p.lines((l, at) => {
        const role = l.description
        const sheet = `${workers[at]}, week ending ${p.date(sunday)}, timesheet ${random.digits(5)}`
        l.description = `${role} ${sheet}`
        return row([
          `${role}<small>${sheet}</small>`,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `${p.number(l.rate, 1)}% S`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const taxes = p.taxes((t) =>
        row([
          `>VAT @ ${p.number(t.rate)}%`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(baseOf(p, t))}`,
        ])
      )
      const initials = domain.slice(0, 3).toUpperCase()
      return `<div class=t><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.town}<br>${d.seller.postCode}<br>+353 ${random.pick(['57', '59', '45', '56'])} ${random.digits(3)} ${random.digits(4)}<br>accounts@${domain}<br>VAT Registration No.: ${d.seller.vatId}</div><div class=lg>${initials}</div></div>
<h1>Credit Note</h1>
<div class=a><div><h6>CREDIT TO</h6>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div class=n><i>CREDIT NOTE NO.</i>${d.number}<br><i>DATE</i><span>${p.date(d.issueDate)}</span></div></div>
<div class=k><div><h6>YOUR P.O. NO.</h6>${d.orderNumber}</div><div><h6>ORIGINAL INVOICE</h6>${invoice} of ${p.date(dayAfter(sunday, 2))}</div><div><h6>REASON</h6>${rise[0]}</div></div>
<table class=l>${heading(['ACTIVITY', '>HOURS', '>RATE CREDITED', 'VAT', '>AMOUNT'])}${rows.join('')}</table>
<div class=s><p>This credit has been set against invoice ${invoice}. Please deduct it from your next payment; no refund will be issued unless you ask for one.<br><br>Licensed under the Employment Agency Act 1971, licence EA ${random.digits(4)}.</p><table class=u>${row(['SUBTOTAL', `>${p.plain(d.subtotal)}`])}${row(['VAT TOTAL', `>${p.plain(d.tax)}`])}${row(['TOTAL', `>${p.plain(d.total)}`])}<tr class=g><td>TOTAL CREDIT</td><td class=r>${p.money(d.total)}</td></tr></table></div>
<div class=v><div>VAT SUMMARY</div><table>${heading(['>RATE', '>VAT', '>NET'])}${taxes.join('')}</table></div>`
    },
  },
  // Solar installer: a house with the zero rate and the rest after the first payment.
  {
    name: 'de-photovoltaik-nullsteuersatz',
    plan: {
      ...among('DE', bavaria, 'Holzbau|Metzgerei|Autohaus', 'GmbH|KG|e.K.'),
      currency: 'EUR',
      rates: [0],
      lines: [1, 1],
      isBuyerPerson: true,
      days: [7, 10, 14],
      items: itemsOf('Modul|Stk.|100|120'),
      numbers: (random, year) => `RE-${year}-${random.digits(4)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:9.5pt/1.4 "Inter";color:#1d1d1b;margin:0;min-height:265mm;display:flex;flex-direction:column} .hd{display:flex;justify-content:space-between;align-items:center} .hd b{font:800 17pt/1.15 "Inter";max-width:100mm} .hd svg{width:20mm} .ad{display:flex;justify-content:space-between;margin-top:12mm;min-height:34mm} .ab{font-size:6.3pt;color:#777;margin-bottom:2.5mm;white-space:nowrap} .kv{width:66mm;align-self:flex-start} .kv td{padding:1.6px 0;font-size:8.8pt} .kv td:first-child{color:#666} h1{font:700 14pt "Inter";margin:8mm 0 3mm} .l{margin-top:4mm} .l th{text-align:left;font-size:8pt;border-bottom:1.4pt solid #f3b200;padding:4px 3px} .l td{padding:4.5px 3px;border-bottom:.4pt solid #ddd;vertical-align:top} .l tr{break-inside:avoid} .l small{display:block;color:#666;font-size:7.8pt} .s{width:106mm;margin:4mm 0 0 auto;break-inside:avoid} .s td{padding:3px} .s .k td{border-top:1.4pt solid #f3b200;font-weight:700;font-size:11pt;padding-top:5px} .tx{font-size:8.8pt;break-inside:avoid} .ft{display:flex;justify-content:space-between;border-top:.5pt solid #bbb;margin-top:auto;padding-top:2mm;font-size:6.6pt;line-height:1.5;color:#555;break-inside:avoid;white-space:nowrap;gap:3mm}',
    draw: (p) => {
      const { doc: d, random } = p
      nameSeller(
        p,
        bavaria,
        'Solartechnik * GmbH|* Energie & Dach GmbH & Co. KG|SONNWERK ISARTAL GmbH|Elektro * – Inh. Quirin Loibl e.K.|* + * Photovoltaik UG (haftungsbeschränkt)',
        seats.bavaria
      )
      const modules = random.int(14, 34)
      const watts = random.pick([430, 440, 450, 475])
      const kwp = Math.round((modules * watts) / 10) / 100
      const kwh = random.pick([7.7, 10.2, 12.8])
      const hasBattery = random.chance(0.7)
      const rest = [
        ['Hybrid-Wechselrichter 3-phasig, 10 kW', 1, 'Stk.', random.int(1490, 2180)],
        ...(hasBattery
          ? [[`Batteriespeicher LFP ${p.number(kwh)} kWh`, 1, 'Stk.', random.int(3400, 5200)]]
          : []),
        ['Solarkabel 6 mm², schwarz/rot', random.int(60, 140), 'm', 2],
        [
          'Zählerschrankumbau inkl. SPD und SLS-Schalter',
          1,
          'psch.',
          random.pick([890, 1180, 1450]),
        ],
        ['Gerüst inkl. Auf- und Abbau', 1, 'psch.', random.pick([780, 920, 1150])],
        ['Montage DC, Monteurstunde', random.int(18, 34), 'Std.', random.pick([62, 65, 68])],
        [
          'Inbetriebnahme, Anmeldung Netzbetreiber und MaStR',
          1,
          'psch.',
          random.pick([290, 350, 390]),
        ],
      ] as [string, number, string, number][]
      charge(
        p,
        0,
        [
          {
            description: `Glas-Glas-Modul ${watts} Wp, Full Black`,
            quantity: modules,
            unit: 'Stk.',
            price: random.int(1020, 1380) * 10,
          },
          {
            description: 'Montagesystem Ziegeldach, je Modul',
            quantity: modules,
            unit: 'Stk.',
            price: random.int(420, 590) * 10,
          },
          ...rest.map(([description, quantity, unit, price]) => ({
            description,
            quantity,
            unit,
            price: unit === 'm' ? 185 : price * 100,
          })),
        ],
        { prepaid: random.pick([0.3, 0.5, 0.8, 0]) }
      )
      const rows = p.lines((l, at) => {
        const name = l.description
        const note = at ? '' : '30 Jahre Leistungsgarantie, Seriennummern lt. Anlage'
        if (note) l.description = `${name} ${note}`
        return row([
          `${at + 1}`,
          `${name}${note && `<small>${note}</small>`}`,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      })
      const paid = d.prepaid
        ? `${row([`abzgl. Anzahlung, Rechnung ${d.earlier}, erhalten`, `>-${p.money(d.prepaid)}`])}<tr class=k><td>Noch zu zahlen</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      const until = d.prepaid
        ? 'den noch offenen Betrag'
        : `den Rechnungsbetrag von ${p.money(d.amountDue)}`
      return `<div class=hd><b>${d.seller.name}</b><svg viewBox="0 0 40 40"><circle cx="20" cy="20" r="9" fill="#f3b200"/><path stroke="#f3b200" stroke-width="3" d="M20 1v6M20 33v6M1 20h6M33 20h6M6.500 6.500l4.200 4.200M29.300 29.300l4.200 4.200M33.500 6.500l-4.200 4.200M6.500 33.500l4.200-4.200"/></svg></div>
<div class=ad><div><div class=ab>${d.seller.name} · ${d.seller.street} · ${codeFirst(d.seller)}</div>${d.buyer.name}<br>${address(d.buyer)}</div><table class=kv>${row(['Rechnungs-Nr.', `>${d.number}`])}${row(['Rechnungsdatum', `>${p.date(d.issueDate)}`])}${row(['Inbetriebnahme', `>${p.date(d.deliveryDate)}`])}${row(['Kunden-Nr.', `>${d.customerNumber}`])}${row(['Angebot', `>AN-${random.digits(4)}`])}</table></div>
<h1>Rechnung ${d.number}</h1><div>PV-Anlage ${p.number(kwp, 2)} kWp${hasBattery ? ` mit Speicher ${p.number(kwh)} kWh` : ''}, Aufstellort ${d.buyer.street}, ${d.buyer.town}. Wir danken für den Auftrag und berechnen wie folgt:</div>
<table class=l>${heading(['Pos.', 'Bezeichnung', '>Menge', '>Einzelpreis', '>Gesamtpreis'])}${rows.join('')}</table>
<table class=s>${row(['Gesamtbetrag netto', `>${p.money(d.subtotal)}`])}${row(['zzgl. 0 % Umsatzsteuer', `>${p.money(d.tax)}`])}<tr class=k><td>Gesamtbetrag brutto</td><td class=r>${p.money(d.total)}</td></tr>${paid}</table>
<p class=tx>Für die Lieferung und Installation gilt der Nullsteuersatz nach § 12 Abs. 3 UStG (Anlage auf oder in der Nähe von Privatwohnungen).<br>Bitte überweisen Sie ${until} bis zum <b>${p.date(d.dueDate)}</b> ohne Abzug. Bis zur vollständigen Zahlung bleibt die Ware unser Eigentum. Bitte bewahren Sie diese Rechnung nach § 14b Abs. 1 Satz 5 UStG zwei Jahre auf.</p>
<div class=ft><div>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}</div><div>Tel. 08${random.digits(3)} ${random.digits(5)}<br>${d.seller.mail}<br>${d.seller.site}</div><div>Sparkasse ${d.seller.town}<br>IBAN ${grouped(d.seller.iban)}</div><div>USt-IdNr. ${d.seller.vatId}<br>Steuer-Nr. ${d.seller.taxNumber}<br>EFZN ${random.digits(6)}</div></div>`
    },
  },
  // Tree nursery: several pages with carried sums, plants at 7 % and materials at 19 %.
  {
    name: 'de-baumschule-pflanzenlieferung',
    plan: {
      ...among('DE', bavaria, 'Gartenbau|Landschaftsbau|Grünanlagen|Garten', 'GmbH|GmbH & Co. KG'),
      currency: 'EUR',
      rates: [7, 19],
      lines: [30, 70],
      isOnce: true,
      most: 26,
      days: [30, 45],
      items: plants,
      numbers: (random) => `4${random.digits(5)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:9pt "Carlito";margin:0;color:#000} .sh{position:relative;height:266mm;break-after:page} .sh:last-child{break-after:auto} .hd{display:flex;justify-content:space-between;border-bottom:1pt solid #2d5a27;padding-bottom:2mm} .hd b{font:bold 18pt/1.1 "Caladea";color:#2d5a27} .hd span{display:block;font:9pt "Caladea";color:#2d5a27} .hd div:last-child{text-align:right;font-size:8pt;line-height:1.35} .ab{font-size:6.3pt;border-bottom:.4pt solid #000;width:88mm;margin:9mm 0 2mm;white-space:nowrap} .mid{display:flex;justify-content:space-between;min-height:30mm} .to{font-size:11pt;line-height:1.3} .kv{width:74mm;align-self:flex-start} .kv td{padding:1px 0} h1{font:bold 15pt "Carlito";margin:5mm 0 1mm} .pg{display:flex;justify-content:space-between;margin:3mm 0 2mm;font-weight:bold} .l{margin-top:2mm} .l th{text-align:left;border-top:.7pt solid #000;border-bottom:.7pt solid #000;padding:2px 2px;font-size:8.5pt} .l td{padding:2px 2px;vertical-align:top} .l small{font-size:8pt;display:block} .l .u td{border-top:.5pt solid #000;font-style:italic;padding-top:3px} .e{margin-top:3mm;border-top:.7pt solid #000} .e th,.e td{padding:2.5px 2px;text-align:left} .e th{font-weight:normal;font-size:8pt} .e td{border-bottom:.4pt solid #999} .e .k td{font-weight:bold} .tx{font-size:8.3pt;line-height:1.35;margin-top:3mm} .ft{position:absolute;bottom:0;left:0;right:0;border-top:1pt solid #2d5a27;padding-top:1.5mm;display:flex;justify-content:space-between;font-size:7.2pt;line-height:1.35}',
    draw: (p) => {
      const { doc: d, random } = p
      nameSeller(
        p,
        bavaria,
        'Baumschulen * KG|* & Söhne Baumschule GbR|BAUMSCHULE ISARHANG GmbH|Baumschulen * GmbH & Co. Forstpflanzen KG|Pflanzenhof * e.K.',
        seats.bavaria
      )
      const article = (name: string) =>
        10_240 + [...name].reduce((code, sign) => (code * 31 + sign.charCodeAt(0)) % 79_999, 7)
      const rows = p.lines((l, at) => {
        const [name, quality] = l.description.split('#')
        const { amount } = l
        return {
          amount,
          html: row([
            `${(at + 1) * 10}`,
            article(l.description),
            `${name}<br>${quality}`,
            `>${p.number(l.quantity)}`,
            l.unit,
            `>${p.plain(l.price)}`,
            `>${p.number(l.rate)}`,
            `>${p.plain(l.amount)}`,
          ]),
        }
      })
      for (const line of d.lines) line.description = line.description.replace('#', ' ')
      const sheets = sheetsOf(rows, 15, 22, 15)
      let carried = 0
      const head = heading([
        'Pos.',
        'Art.-Nr.',
        'Bezeichnung / Qualität',
        '>Menge',
        'Einh.',
        '>Preis EUR',
        '>MwSt %',
        '>Betrag EUR',
      ])
      const carry = (label: string) =>
        `<tr class=u><td colspan=7>${label}</td><td class=r>${p.plain(carried)}</td></tr>`
      const letterhead = `<div class=hd><div><b>${d.seller.name}</b><span>Alleebäume · Solitärs · Heckenpflanzen · Forstware</span></div><div>${d.seller.street}<br>${codeFirst(d.seller)}<br>Tel. 08${random.digits(3)} / ${random.digits(4)}<br>${d.seller.mail}</div></div>`
      const foot = `<div class=ft><div>Gerichtsstand ${d.seller.town}<br>Pflanzenpass-Reg.-Nr. DE-BY-${random.digits(6)}</div><div>USt-IdNr. ${d.seller.vatId}<br>Steuer-Nr. ${d.seller.taxNumber}</div><div>Raiffeisenbank ${d.seller.town}<br>IBAN ${grouped(d.seller.iban)}</div></div>`
      const first = `<div class=ab>${d.seller.name} · ${d.seller.street} · ${codeFirst(d.seller)}</div><div class=mid><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div><table class=kv>${row(['Rechnungs-Nr.', d.number])}${row(['Rechnungsdatum', p.date(d.issueDate)])}${row(['Kunden-Nr.', d.customerNumber])}${row(['Lieferschein-Nr.', random.digits(6)])}${row(['Lieferdatum', p.date(d.deliveryDate)])}${row(['Ihre Bestellung', d.orderNumber])}${row(['Sachbearbeiter', 'Fr. Huber'])}</table></div><h1>RECHNUNG</h1><div>Bauvorhaben: Außenanlagen ${random.pick(['Kindergarten', 'Wohnanlage', 'Pausenhof', 'Friedhofserweiterung'])} ${random.pick(bavaria.towns ?? [])[0]}. Die Lieferung erfolgte frei Baustelle, Abladen durch den Besteller.</div>`
      const taxes = p.taxes((t) =>
        row([
          `MwSt ${p.number(t.rate)} %`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          '',
          '',
        ])
      )
      const skonto = Math.round(d.total * 0.02)
      const end = `<table class=e>${heading(['Steuersatz', '>Nettobetrag', '>Steuerbetrag', '', '>'])}${taxes.join('')}<tr class=k><td>Summe</td><td class=r>${p.plain(d.subtotal)}</td><td class=r>${p.plain(d.tax)}</td><td class=r>Rechnungsbetrag EUR</td><td class=r>${p.plain(d.total)}</td></tr></table><div class=tx>Zahlbar bis ${p.date(dayAfter(d.issueDate, 10))} mit 2 % Skonto = ${p.plain(skonto)} EUR, bis ${p.date(d.dueDate)} ohne Abzug.<br>Es gelten die Gütebestimmungen für Baumschulpflanzen (FLL) und die ADB des Bundes deutscher Baumschulen (BdB). Offene Mängel sind innerhalb von 5 Tagen nach Erhalt der Ware anzuzeigen. Eine Anwuchsgarantie wird nicht übernommen. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.</div>`
      return sheets
        .map((sheet, at) => {
          const from = at ? carry('Übertrag') : ''
          for (const { amount } of sheet) carried += amount
          const isLast = at === sheets.length - 1
          const to = isLast ? '' : carry('Zwischensumme / Übertrag')
          const page = `Seite ${at + 1} von ${sheets.length}`
          const start = at
            ? `<div class=pg><span>Rechnung ${d.number} vom ${p.date(d.issueDate)}</span><span>${page}</span></div>`
            : `${first}<div style="text-align:right">${page}</div>`
          return `<div class=sh>${letterhead}${start}<table class=l>${head}${from}${sheet.map(({ html }) => html).join('')}${to}</table>${isLast ? end : ''}${foot}</div>`
        })
        .join('')
    },
  },
  // Organic farm: a farmer with the flat tax rate, deliveries of a month to an inn.
  {
    name: 'at-biohof-wochenlieferung',
    plan: {
      ...among('AT', styria, 'Gasthof|Buschenschank|Landhotel|Naturkost', 'GmbH|KG|OG'),
      currency: 'EUR',
      rates: [13],
      lines: [1, 1],
      isSellerPerson: true,
      days: [7, 14],
      items: itemsOf('Erdäpfel|kg|1|2'),
      numbers: (random, year) => `${random.int(4, 148)}/${year}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:9.3pt/1.35 "DejaVu Serif";margin:0 .6mm 0 0;font-variant-ligatures:none} .hd{display:flex;align-items:center;gap:7mm} .hd svg{width:23mm} .hd b{font:bold 17pt "P052";color:#3f6b1e} .hd i{font:italic 10pt "P052"} .own{margin-left:auto;text-align:right;font-size:8.3pt} .to{margin:13mm 0 10mm} h1{font:bold 14pt "DejaVu Serif";margin:0 0 1mm} .i{margin-bottom:5mm} .l th{border:.6pt solid #3f6b1e;background:#e8f0df;font-size:8.2pt;padding:3px 5px;text-align:left} .l td{border:.6pt solid #3f6b1e;padding:3px 5px} .l .s td{border:0;padding-top:4px} .l .s td:last-child{border:.6pt solid #3f6b1e} .pay{display:flex;gap:8mm;margin-top:8mm;align-items:center;break-inside:avoid} .q{border:1pt solid #000;padding:2mm 2mm 1mm;text-align:center;font:bold 7.5pt "DejaVu Sans"} .n{font-size:7.8pt;margin-top:6mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const owner = `${random.pick(styria.first ?? [])} ${random.pick(styria.last ?? [])}`
      d.seller.name = owner
      d.seller.street = random.pick(seats.styria)
      const goods = produce.map(([description, unit, least, most, count]) => ({
        description,
        unit,
        count,
        price: random.int(least, most),
      }))
      const deliveries = Array.from({ length: random.int(5, 15) }, () => random.pick(goods))
      charge(
        p,
        13,
        deliveries.map(({ description, unit, count, price }) => ({
          description,
          unit,
          price,
          quantity: unit === 'kg' ? random.int(2, 2 * count) / 2 : random.int(1, count),
        }))
      )
      const farm = random.pick(listOf('am Sonnenhang|vulgo Krainer|im Sulmtal|vulgo Moarhof'))
      const from = dayAfter(d.issueDate, -27)
      const days = daysOf(p, from, d.issueDate)
      const rows = p.lines((l, at) =>
        row([
          days[at],
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const sum = (label: string, value: number, isBold = false) => {
        const [open, close] = isBold ? ['<b>', '</b>'] : ['', '']
        return `<tr class=s><td colspan=5 class=r>${open}${label}${close}</td><td class=r>${open}${p.plain(value)}${close}</td></tr>`
      }
      return `<div class=hd><svg viewBox="0 0 40 40"><path fill="#6f9a3c" d="M20 3C8 9 5 21 12 33c4-9 6-14 9-19-2 6-4 12-6 20 14 0 20-15 5-31z"/></svg><div><b>${d.seller.name}</b><br><i>Biohof ${farm}</i></div><div class=own>${d.seller.street}, ${codeFirst(d.seller)}<br>Tel. 0664 / ${random.digits(3)} ${random.digits(4)}<br>UID ${d.seller.vatId}<br>LFBIS-Nr. ${random.digits(7)} · AT-BIO-301</div></div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div>
<h1>Rechnung Nr. ${d.number}</h1><div class=i>${d.seller.town}, am ${p.date(d.issueDate)} &nbsp;–&nbsp; Lieferungen laut Lieferscheinen vom ${p.date(from)} bis ${p.date(d.issueDate)}</div>
<table class=l>${heading(['Lieferung', 'Ware', '>Menge', 'Einh.', '>Preis netto €', '>Betrag netto €'])}${rows.join('')}${sum('Summe netto', d.subtotal)}${sum(`${p.number(d.taxes[0].rate)} % USt (Durchschnittssteuersatz gem. § 22 UStG)`, d.tax)}${sum('Rechnungsbetrag EUR', d.total, true)}</table>
<div class=pay><div class=q>${squareCode(random, '27mm')}<br>Zahlen mit Code</div><div>Wir ersuchen um Überweisung von <b>${p.money(d.amountDue)}</b> bis <b>${p.date(d.dueDate)}</b>.<br><br>Kontoinhaber: ${owner}<br>IBAN: ${grouped(d.seller.iban)}<br>Verwendungszweck: Rechnung ${d.number}</div></div>
<div class=n>Alle Erzeugnisse aus kontrolliert biologischer Landwirtschaft, Kontrollstelle AT-BIO-301. Kisten und Eierhöcker bitte bei der nächsten Lieferung zurückgeben. Danke für die gute Zusammenarbeit!</div>`
    },
  },
  // Blinds and awnings: a repair with discount terms, rounded to 5 centimes, and the payment part below.
  {
    name: 'ch-storenservice-reparatur',
    plan: {
      ...among('DE', aargau, 'Liegenschaften|Immobilien|Verwaltung', 'AG|GmbH'),
      currency: 'CHF',
      rates: [8.1],
      lines: [1, 1],
      isBuyerPerson: true,
      days: [30],
      items: itemsOf('Storen|Stk|100|120'),
      numbers: (random) => `RE-0${random.digits(4)}`,
    },
    style: { decimal: '.', thousands: '’', date: dotted },
    css: '@page{margin:0} body{margin:0;font:9.5pt/1.4 "Liberation Sans"} .pg{position:relative;width:210mm;height:296.5mm;overflow:hidden} .in{padding:13mm 18mm 0 22mm} .hd{display:flex;justify-content:space-between;align-items:flex-start} .lg{font:bold 16pt/1.1 "Lato";color:#a3122a;max-width:86mm;border-left:3mm solid #a3122a;padding-left:3mm} .sd{text-align:right;font-size:8pt;line-height:1.4;color:#444} .to{margin:9mm 0 7mm 98mm;line-height:1.35;min-height:18mm} h1{font:bold 13pt "Liberation Sans";margin:0 0 2mm} .kv{width:100%;margin-bottom:3mm} .kv td{padding:.8px 0;font-size:8.8pt} .kv td:nth-child(odd){color:#555;width:25mm} .l th{border-bottom:1pt solid #000;text-align:left;font-size:8.3pt;padding:3px 2px} .l td{padding:2.8px 2px;vertical-align:top;border-bottom:.3pt solid #ccc;font-size:9pt} .s{width:88mm;margin:2mm 0 0 auto} .s td{padding:1.6px 2px} .s .k td{font-weight:bold;border-top:1pt solid #000;border-bottom:2pt double #000} .c{font-size:8.6pt;margin:2mm 0 0} .qr{position:absolute;left:0;right:0;bottom:0;height:105mm;border-top:.6pt dashed #000;display:flex;font:8pt/1.25 "Liberation Sans"} .qr h3{font:bold 11pt "Liberation Sans";margin:0 0 3mm} .qr h4{font:bold 6pt/1.5 "Liberation Sans";margin:2mm 0 0} .rc{width:52mm;padding:5mm;border-right:.6pt dashed #000;position:relative} .pt{flex:1;padding:5mm;position:relative} .pt h4{font-size:8pt} .pt .x{position:absolute;left:56mm;top:3.2mm;width:87mm;font-size:9.5pt} .am{display:flex;gap:6mm;position:absolute;top:68mm} .am h4{margin-top:0}',
    draw: (p) => {
      const { doc: d, random } = p
      nameSeller(
        p,
        aargau,
        'Storen-Service * GmbH|* Sonnen- und Wetterschutz AG|LAMELLA STORENBAU AG|* & * Storen|Freiämter Storentechnik, Inh. Beat Keusch',
        seats.aargau
      )
      asSwiss(p, ['30', 100, 999])
      const rate = d.deliveryDate < '2024' ? 7.7 : 8.1
      const work = someOf(
        random,
        [
          ['Aufzugsgurt grau 14 mm, ersetzt', random.int(1, 4), 'Stk', random.int(36, 52) * 100],
          ['Endlamelle Alu inkl. Führungsnippel', 1, 'Stk', random.int(84, 128) * 100],
          ['Storenmotor 10 Nm inkl. Anschluss', 1, 'Stk', random.int(348, 465) * 100],
          ['Kurbelstange mit Gelenklager 45°', random.int(1, 2), 'Stk', random.int(68, 95) * 100],
          ['Leiterkordel, pro Laufmeter', random.int(4, 22) / 2, 'm', 890],
          ['Tuchersatz Knickarmmarkise 4.0 × 2.5 m', 1, 'Stk', random.int(620, 890) * 100],
        ] as [string, number, string, number][],
        1
      ).slice(0, 4)
      charge(
        p,
        rate,
        [
          ...work,
          [
            'Arbeitszeit Storenmonteur',
            random.int(2, 14) / 2,
            'Std',
            random.pick([9800, 10400, 11200]),
          ] as const,
          ['Anfahrt, Zone 1', 1, 'psch', random.pick([4800, 5500, 6000])] as const,
          [
            'Kleinmaterial und Entsorgung',
            1,
            'psch',
            random.pick([1240, 1865, 2430, 975]),
          ] as const,
        ].map(([description, quantity, unit, price]) => ({ description, quantity, unit, price })),
        { isRounded: true }
      )
      const rows = p.lines((l, at) =>
        row([
          `${at + 1}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const rounding = d.rounding ? row(['Rundungsdifferenz', `>${p.plain(d.rounding)}`]) : ''
      const vat = d.seller.vatId.replace(/^CHE(...)(...)(...)$/, 'CHE-$1.$2.$3 MWST')
      const reference = qrReference(random.digits(26)).replace(/^(..)/, '$1 ')
      const grouping = reference.slice(0, 3) + reference.slice(3).replace(/(.{5})(?=.)/g, '$1 ')
      const payee = `${grouped(d.seller.iban)}<br>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}`
      const payer = `${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}`
      const amount = p.plain(d.amountDue).replaceAll('’', ' ')
      const parts = `<h4>Referenz</h4>${grouping}`
      return `<div class=pg><div class=in><div class=hd><div class=lg>${d.seller.name}</div><div class=sd>${d.seller.street}<br>${codeFirst(d.seller)}<br>Telefon 056 ${random.digits(3)} ${random.digits(2)} ${random.digits(2)}<br>${d.seller.mail}<br>${vat}</div></div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div>
<h1>Rechnung Nr. ${d.number}</h1><table class=kv>${row(['Datum', p.date(d.issueDate), 'Auftrag', `${random.digits(5)}, ausgeführt ${p.date(d.deliveryDate)}`])}${row(['Zahlbar bis', p.date(d.dueDate), 'Objekt', `${d.buyer.street}, ${random.pick(['EG links', '1. OG rechts', '2. OG', 'Attika'])}`])}</table>
<table class=l>${heading(['Pos.', 'Beschreibung', '>Menge', 'Einheit', '>Preis', '>Betrag CHF'])}${rows.join('')}</table>
<table class=s>${row(['Total exkl. MWST', `>${p.plain(d.subtotal)}`])}${row([`MWST ${p.number(d.taxes[0].rate)}%`, `>${p.plain(d.tax)}`])}${row(['Total inkl. MWST', `>${p.plain(d.total)}`])}${rounding}<tr class=k><td>Rechnungsbetrag CHF</td><td class=r>${p.plain(d.amountDue)}</td></tr></table>
<p class=c>Zahlungskonditionen: 30 Tage netto. Auf Reparaturen gewähren wir 1 Jahr Garantie. Besten Dank für Ihren Auftrag.</p></div>
<div class=qr><div class=rc><h3>Empfangsschein</h3><h4>Konto / Zahlbar an</h4>${payee}${parts}<h4>Zahlbar durch</h4>${payer}<div class=am><div><h4>Währung</h4>CHF</div><div><h4>Betrag</h4>${amount}</div></div><h4 style="position:absolute;right:5mm;bottom:16mm">Annahmestelle</h4></div><div class=pt><h3>Zahlteil</h3>${squareCode(random, '46mm', { middle: swissCross, margin: 0 })}<div class=am><div><h4>Währung</h4>CHF</div><div><h4>Betrag</h4>${amount}</div></div><div class=x><h4>Konto / Zahlbar an</h4>${payee}${parts}<h4>Zusätzliche Informationen</h4>Rechnung ${d.number}<h4>Zahlbar durch</h4>${payer}</div></div></div></div>`
    },
  },
]
