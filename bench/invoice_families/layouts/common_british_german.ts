import { paged } from '../pages.ts'
import { qrReference } from '../check_digits.ts'
import { asIrish, asSwiss } from '../irish_and_swiss.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import { dayAfter } from '../days.ts'
import { renderSVG } from 'uqr'
import { baseOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { sumOf, type Item, type Plan } from '../make_document.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, dotted, grouped, heading, monthsIn, point, row, slashed } from '../print.ts'

const english = monthsIn('GB')
const german = monthsIn('DE')

const british = {
  ...pools.GB,
  first: listOf('Judith|Alasdair|Kerry|Neil|Farah|Rhys|Winifred|Dominic'),
  last: listOf(`
    Ackroyd|Bellingham|Cawthorne|Deighton|Entwistle|Gilchrist|Hesketh|Oldroyd|Pargeter|
    Rushworth|Tolley`),
  streets: listOf(`
    19 Bridge Street|Unit 3C, Maltings Business Park|Rowan House, 70 London Road|
    112 Hollins Lane|The Forge, Church End|6-8 Market Place`),
  towns: townsOf(`
    Hereford=HR4 9BW|Skipton=BD23 1JR|Ipswich=IP4 1LN|Carlisle=CA3 8QG|Taunton=TA1 3NF|
    Paisley=PA1 2AE|Bury St Edmunds=IP33 1UZ`),
}

const irish = {
  ...british,
  first: listOf('Gráinne|Pádraig|Sinéad|Eoin|Maeve|Cathal'),
  last: listOf('Breslin|Corrigan|Fahy|Geoghegan|McInerney|Ó Riordan|Tuohy'),
  streets: listOf('Ballinvarra|3 Friary Lane|Unit 8, Quarry Road Enterprise Centre|27 Main St'),
  towns: townsOf(`
    Ennis, Co. Clare=V95 KX28|Athlone, Co. Westmeath=N37 W4C6|
    Clonmel, Co. Tipperary=E91 D2T9|Letterkenny, Co. Donegal=F92 PN34`),
  country: 'Ireland',
  tel: '+353 ',
}

const germany = {
  ...pools.DE,
  first: listOf('Heike|Manfred|Svea|Joachim|Nadine|Karsten|Elfriede|Murat'),
  last: listOf(`
    Althoff|Böttcher|Diekmann|Engelke|Fiedler|Holthaus|Knippschild|Meinert|Rosenau|
    Stegemann|Uhlenbrock`),
  streets: listOf('Am Bleichplatz 4|Weserstraße 56|Alte Poststr. 12a|Kirchplatz 1|Südring 88'),
  towns: townsOf(`
    Lemgo=32657|Rheine=48431|Pirna=01796|Weiden=92637|Husum=25813|Biberach=88400`),
}

const swiss = {
  ...pools.DE,
  first: listOf('Regula|Urs|Vreni|Beat|Ladina|Reto|Corinne|Köbi'),
  last: listOf('Aebischer|Bürgi|Caduff|Gnägi|Hürlimann|Odermatt|Rüegg|Zurbuchen'),
  streets: listOf('Bachtelstrasse 11|Rösslimatt 3|Im Zelgli 27|Unterdorf 8|Bahnhofplatz 2b'),
  towns: townsOf(`
    Wetzikon=8620|Langenthal=4900|Wil=9500|Sursee=6210|Chur=7000`),
  country: 'Schweiz',
  tel: '+41 ',
}

const austria = {
  ...pools.AT,
  first: listOf('Roswitha|Leopold|Katharina|Markus|Hermine|Christoph'),
  last: listOf('Bauer-Lang|Fritsch|Gruber|Jungwirth|Mantler|Rabl|Schachinger'),
  streets: listOf('Kellergasse 18|Weinzierl 41|Obere Hauptstraße 7|Kremser Straße 102/4'),
  towns: townsOf(`
    Langenlois=3550|Poysdorf=2170|Gols=7122|Wagram=3482|Leibnitz=8430`),
}

/** Sellers and buyers of one country, each with trades of its own. */
function between(
  country: 'GB' | 'DE' | 'AT',
  people: Pools['GB' | 'DE' | 'AT'],
  sellers: string,
  buyers: string,
  forms: string
): Pick<Plan, 'pools' | 'buyerCountry'> {
  const seller = { ...people, trade: listOf(sellers), forms: listOf(forms) }
  const buyer = { ...seller, trade: listOf(buyers) }
  return { buyerCountry: 'PT', pools: { ...pools, [country]: seller, PT: buyer } }
}

function codeOf(text: string, digits: number): string {
  const hash = [...text].reduce((sum, sign) => (sum * 37 + sign.codePointAt(0)!) % 899_981, 5)
  return String(hash + 100_000).slice(-digits)
}

const drinks: Item[] = itemsOf(`
    Millrace Best Bitter 3.9% 9gl|CSK|86|99; Millrace Pale 4.2% 9gl|CSK|92|108;
    Old Sexton Porter 5.0% 4.5gl|CSK|58|69; Harvest Gold 4.4% 9gl (guest)|CSK|97|118;
    Nordhaven Lager 4.0% 11gl|KEG|128|152; Nordhaven Lager 4.0% 22gl|KEG|249|288;
    Pilsner Czech Style 5.0% 30L|KEG|98|124; Session IPA 4.1% 30L keykeg|KEG|94|116;
    Extra Stout 4.1% 50L|KEG|172|195; Medium Dry Cider 4.5% 50L|KEG|138|161;
    Cloudy Cider 5.2% BIB 20L|BOX|46|58; Continental Lager 5.0% 24x330ml NRB|CSE|22|29;
    Alcohol Free Lager 0.5% 24x330ml NRB|CSE|17|23; Ginger Beer Alcoholic 4.0% 12x500ml|CSE|21|27;
    Berry Cider 4.0% 12x500ml NRB|CSE|22|28; Sauvignon Blanc Marlborough 12x187ml|CSE|31|39;
    Pinot Grigio Veneto 75cl|BTL|5.5|7.5; Merlot Valle Central 75cl|BTL|5|7;
    Prosecco Extra Dry DOC 6x75cl|CSE|44|57; Rioja Crianza 6x75cl|CSE|43|56;
    London Dry Gin 40% 70cl|BTL|14|19; Blended Scotch Whisky 40% 1.5L|BTL|32|39;
    Vodka Triple Distilled 37.5% 1.5L|BTL|28|34; Spiced Rum 35% 70cl|BTL|14|18;
    Coffee Liqueur 20% 70cl|BTL|12|16; Cola Syrup BIB 7L|BOX|48|61;
    Diet Cola 24x200ml glass|CSE|14|18; Indian Tonic Water 24x200ml|CSE|13|17;
    Slimline Tonic 24x200ml|CSE|13|17; Orange Juice 24x200ml|CSE|15|19;
    Sparkling Water 24x330ml|CSE|8|11; CO2 Cylinder 14lb (refill)|EA|23|29;
    Mixed Gas 60/40 Cylinder 14lb|EA|27|33; Line Cleaner Purple 5L|EA|11|16;
    Ready Salted Crisps 48x32.5g|BOX|16|20; Pork Pie 140g x 12|BOX|17|22|1;
    Whole Milk 12x1L UHT|CSE|11|14|1; Filter Coffee Sachets 50x60g|BOX|32|41|1`)

/** Linen for hire by groups. */
const linen: [string, Item[]][] = [
  [
    'Bettwäsche',
    itemsOf(`
    Bettbezug 140 x 200 Satin weiß|Stk|0.9|1.3; Bettbezug 155 x 220 Satin weiß|Stk|1.1|1.45;
    Kopfkissenbezug 80 x 80 Satin|Stk|0.5|0.7; Kopfkissenbezug 40 x 80 Satin|Stk|0.4|0.6;
    Laken 160 x 280 Linon|Stk|0.75|1.05; Spannbettlaken 90/100 x 200|Stk|0.95|1.25;
    Spannbettlaken 180 x 200|Stk|1.3|1.7; Kinderbettwäsche, Garnitur|Gar|1.8|2.3;
    Matratzenschoner 100 x 200|Stk|2.4|3.2`),
  ],
  [
    'Frottierwäsche',
    itemsOf(`
    Handtuch 50 x 100, 500 g/m²|Stk|0.35|0.5; Duschtuch 70 x 140|Stk|0.7|0.95;
    Saunatuch 100 x 200|Stk|1.45|1.9; Badvorleger 50 x 70|Stk|0.55|0.75;
    Bademantel Waffelpiqué L|Stk|2.8|3.6; Bademantel Waffelpiqué XL|Stk|2.9|3.7;
    Seiftuch 30 x 30|Stk|0.15|0.25; Poolhandtuch 90 x 180 blau|Stk|1.2|1.6`),
  ],
  [
    'Tischwäsche',
    itemsOf(`
    Tischdecke 90 x 90 Atlaskante|Stk|0.95|1.3; Tischdecke 130 x 130|Stk|1.6|2.1;
    Tischdecke 130 x 190|Stk|2.1|2.7; Tischdecke rund 240|Stk|4.9|6.2;
    Mundserviette 50 x 50|Stk|0.3|0.45; Mitteldecke 80 x 80 creme|Stk|0.8|1.1;
    Stuhlhusse Stretch weiß|Stk|2.2|3.1; Skirting 4,10 m|Stk|6.5|8.5`),
  ],
  [
    'Küche und Berufskleidung',
    itemsOf(`
    Geschirrtuch Halbleinen 50 x 70|Stk|0.25|0.4; Gläsertuch blau kariert|Stk|0.25|0.4;
    Grubentuch 50 x 90|Stk|0.3|0.45; Kochjacke weiß, langarm|Stk|1.5|2;
    Kochhose Pepita|Stk|1.3|1.75; Vorbinder bordeaux|Stk|0.6|0.85; Latzschürze weiß|Stk|0.75|1;
    Servicebluse / Hemd weiß|Stk|1.6|2.2;
    Wischbezug 40 cm|Stk|0.3|0.45`),
  ],
]

/** British, Irish, German, Swiss and Austrian senders. */
export const commonBritishGerman: Family[] = [
  // Coach operator: booking facts above the table, fares without VAT, deposit.
  {
    name: 'en-gb-coach-hire',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [0, 20],
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 3,
      prepaid: 0.6,
      days: [7, 14, 28],
      ...between('GB', british, 'Coaches|Travel|Coach Hire', 'Tours|Logistics', 'Ltd|Limited'),
      items: itemsOf(`
    53 seat coach, day excursion as itinerary||485|790; 49 seat coach, single||310|440;
    33 seat midi coach, one way transfer||260|410; Double deck coach, return||640|980;
    16 seat minibus, return evening transfer||170|265; 29 seat coach, return||290|420;
    Driver overnight accommodation||75|110; Coach parking and congestion charge||24|60;
    On-board refreshments package||45|140|1`),
      numbers: (random) => `CH${random.digits(5)}`,
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${Number(d)} ${english[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10pt "Carlito";line-height:1.3} .top{display:flex;justify-content:space-between;align-items:flex-end} .logo{font:italic bold 24pt "Liberation Serif";color:#123c7c;max-width:112mm;line-height:1.05} .strap{font-size:9pt;color:#b3261e;margin-top:1mm} .own{text-align:right;font-size:9pt} .bar{background:#123c7c;color:#fff;font-size:14pt;font-weight:bold;letter-spacing:2px;padding:4px 10px;margin:5mm 0} .two{display:flex;justify-content:space-between} .two>div:first-child{width:82mm;padding-left:10px} .f{width:80mm} .f td{padding:1.5px 0;vertical-align:top} .f td:first-child{font-weight:bold;width:34mm} .trip{border:.8pt solid #123c7c;border-radius:5px;margin:6mm 0;padding:3mm 10px} .trip td{padding:1px 0} .trip td:nth-child(odd){color:#555;width:32mm} .l th{text-align:left;border-bottom:1.2pt solid #123c7c;padding:3px 4px} .l td{padding:4px;border-bottom:.4pt solid #c5cede} .sum{width:78mm;margin:4mm 0 8mm auto} .sum td{padding:3px 4px} .due td{background:#e7edf7;font-weight:bold;font-size:11.5pt} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:8pt;color:#555;border-top:.6pt solid #123c7c;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const account = random.digits(8)
      const travel = p.date(dayAfter(d.dueDate, random.int(3, 30)))
      const passengers = random.int(12, 96)
      const deposit = d.prepaid
        ? row(['Less deposit received, thank you', `>-${p.money(d.prepaid)}`])
        : ''
      return `<div class=top><div><div class=logo>${d.seller.name}</div><div class=strap>Luxury coach and minibus hire · Contracts · School transport</div></div><div class=own>${d.seller.street}<br>${d.seller.town}, ${d.seller.postCode}<br>Tel ${d.seller.telephone}<br>${d.seller.mail}</div></div>
<div class=bar>INVOICE</div>
<div class=two><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table class=f>${row(['Invoice number', d.number])}${row(['Invoice date', p.date(d.issueDate)])}${row(['Your reference', d.orderNumber])}${row(['Customer account', d.customerNumber])}</table></div>
<div class=trip><table>${row(['Booking', `${random.digits(5)}/${random.pick(['A', 'B'])}`, 'Date of travel', travel])}${row(['Passengers', passengers, 'Pick up', `${random.pick(['07:45', '08:30', '09:15'])} ${d.buyer.town}`])}${row(['Destination', random.pick(['Chester Zoo', 'York, Clifford Street', 'Airport Terminal 2', 'Science Museum, London']), 'Return', random.pick(['15:30', '17:00', '22:45'])])}</table></div>
<table class=l>${heading(['Description', '>Vehicles / no.', '>Price', '>VAT', '>Amount'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.number(l.rate)}%`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=sum>${row(['Net', `>${p.money(d.subtotal)}`])}${row(['VAT', `>${p.money(d.tax)}`])}${row(['Total', `>${p.money(d.total)}`])}${deposit}<tr class=due><td>Balance due by ${p.date(d.dueDate)}</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<div><b>How to pay</b><br>Bank transfer: ${d.seller.name}, sort code 20-${account.slice(0, 2)}-${account.slice(5, 7)}, account ${account}. Please quote ${d.number}. Cards accepted by telephone. Vehicles are not released until the balance has cleared. Cancellations within 7 days of travel are charged in full.</div>
<div class=foot>Operator licence PF1${random.digits(6)} · VAT registration ${d.seller.vatId} · Passenger transport in vehicles of ten or more seats is zero rated</div>`
    },
  },

  // Drinks wholesaler for pubs: boxed facts, carried sums, containers on loan, direct debit.
  {
    name: 'en-gb-pub-drinks-pages',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20, 0],
      lines: [8, 80],
      isOnce: true,
      most: 10,
      lineDiscount: 0.3,
      days: [7, 14, 28],
      ...between('GB', british, 'Drinks|Wholesale', 'Inns|Taverns|Leisure', 'Ltd|Limited'),
      items: drinks,
      numbers: (random) => random.digits(7).replace(/^0/, '4'),
    },
    style: { ...point, money: (plain) => `£${plain}`, date: slashed },
    css: 'body{font:8.5pt "Liberation Sans";margin:0} .pg{height:264mm;position:relative} .pg+.pg{break-before:page} .top{display:flex;justify-content:space-between} .co{font:bold 19pt "URW Gothic";color:#5b2c06;max-width:100mm;line-height:1.1} .ad{font-size:7.5pt;line-height:1.4;margin-top:2mm} .ids{width:72mm} .ids td,.ids th{border:.6pt solid #5b2c06;text-align:left;padding:1.5px 5px;font-weight:normal} .ids th{background:#f3e9dd;font-size:7pt;color:#5b2c06} .ids .t{font-size:13pt;font-weight:bold;text-align:center} .par{display:flex;gap:6mm;margin:5mm 0 4mm} .par div{flex:1;border:.6pt solid #5b2c06;padding:2mm 3mm;line-height:1.35;min-height:21mm} .par small{color:#5b2c06;display:block} .l th{background:#5b2c06;color:#fff;font-size:7.5pt;text-align:left;padding:3px 4px} .l td{padding:2px 4px;border-bottom:.3pt solid #ddd} .cf td{font-weight:bold;border:0} .end{position:absolute;bottom:13mm;left:0;right:0} .cols{display:flex;gap:5mm;align-items:flex-end} .v th{font-weight:normal;text-align:left;background:#f3e9dd;font-size:7pt;padding:1.5px 4px} .v td{padding:1.5px 4px} .v{border:.6pt solid #5b2c06;width:56mm} .tot{width:60mm;margin-left:auto;border:.6pt solid #5b2c06} .tot td{padding:2.5px 5px} .tot tr:last-child td{background:#5b2c06;color:#fff;font-weight:bold;font-size:10pt} .dd{margin-top:3mm;border:.6pt solid #5b2c06;padding:2mm;text-align:center} .reg{position:absolute;bottom:0;left:0;right:0;text-align:center;font-size:6.5pt;color:#555;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const inn = random.pick(['The Plough', 'The Kings Arms', 'Railway Hotel', 'The Black Swan'])
      const route = `${random.pick(['TU', 'WE', 'TH'])}${random.int(1, 9)} / ${random.int(1, 22)}`
      const awrs = `XVAW0000010${random.digits(4)}`
      let carried = 0
      const list = p.lines((l) => {
        carried += l.amount
        const cells = [
          codeOf(l.description, 5),
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount, 1)}%` : ''}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate, 1)}`,
        ]
        return { text: row(cells), carried }
      })
      const pages = paged(list, 38, 24)
      const [casks, kegs] = [random.int(2, 14), random.int(1, 9)]
      const loan = `<table class=v>${heading(['Containers on loan', '>Del.', '>Ret.', '>Bal.'])}${row(['Cask 9gl', `>${casks}`, `>${casks - 1}`, `>${casks + 5}`])}${row(['Keg 30/50L', `>${kegs}`, `>${kegs}`, `>${kegs + 3}`])}${row(['CO2 / gas cylinder', '>1', '>1', '>4'])}</table>`
      const vat = `<table class=v>${heading(['VAT rate', '>Goods', '>VAT'])}${p.taxes((t) => row([`${p.number(t.rate, 1)}%`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])).join('')}</table>`
      const totals = `<table class=tot>${row(['Goods total', `>${p.plain(d.subtotal)}`])}${row(['VAT total', `>${p.plain(d.tax)}`])}${row(['Invoice total', `>${p.money(d.total)}`])}</table>`
      const end = `<div class=end><div class=cols>${loan}${vat}${totals}</div><div class=dd>The invoice total will be collected by Direct Debit on ${p.date(d.dueDate)}. Please do not pay the driver.</div></div>`
      return pages
        .map((rows, at) => {
          const isLast = at === pages.length - 1
          const before = at ? pages[at - 1].at(-1)!.carried : 0
          const brought = at
            ? `<tr class=cf><td></td><td colspan=5>Brought forward</td><td class=r>${p.plain(before)}</td><td></td></tr>`
            : ''
          const on = isLast
            ? ''
            : `<tr class=cf><td></td><td colspan=5>Carried forward</td><td class=r>${p.plain(rows.at(-1)!.carried)}</td><td></td></tr>`
          return `<div class=pg><div class=top><div><div class=co>${d.seller.name}</div><div class=ad>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>Telesales ${d.seller.telephone} · ${d.seller.mail}<br>VAT No. ${d.seller.vatId} · AWRS URN ${awrs}</div></div>
<table class=ids><tr><td class=t>INVOICE</td><td>Page ${at + 1} of ${pages.length}</td></tr>${row(['Invoice No.', 'Invoice date / tax point'], 'th')}${row([d.number, p.date(d.issueDate)])}${row(['Account', 'Route / drop'], 'th')}${row([d.customerNumber, route])}${row(['Order', 'Delivered'], 'th')}${row([d.orderNumber, p.date(d.deliveryDate)])}</table></div>
<div class=par><div><small>Invoice to</small>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><small>Deliver to</small>${inn}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div></div>
<table class=l>${heading(['Code', 'Product', '>Qty', 'UOM', '>Price', '>Disc', '>Value', '>VAT %'])}${brought}${rows.map(({ text }) => text).join('')}${on}</table>${isLast ? end : ''}
<div class=reg>All prices include excise duty. Shortages and breakages must be reported within 24 hours. Containers remain our property and are charged if not returned within 90 days.<br>Registered in England No. 0${codeOf(d.seller.name, 6)}2. Registered office as above.</div></div>`
        })
        .join('')
    },
  },

  // Credit note of a training provider with its particulars in a coloured column.
  {
    name: 'en-gb-training-credit',
    plan: {
      country: 'GB',
      currency: 'GBP',
      kind: 'creditNote',
      rates: [20],
      lines: [1, 4],
      isOnce: true,
      most: 12,
      ...between('GB', british, 'Training|Learning|First Aid', 'Foods|Scaffolding|Care', 'Ltd|CIC'),
      items: itemsOf(`
    Emergency First Aid at Work (1 day)||72|110;
    First Aid at Work requalification (2 days)||145|190;
    Manual Handling Train the Trainer||195|320; Asbestos Awareness, online licence||12|22;
    IPAF Operator 3a/3b||165|230; Food Safety Level 2, printed certificates||6|14;
    Fire Marshal half-day, at your premises||38|65`),
      numbers: (random) => `CN-${random.digits(5)}`,
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${d} ${english[Number(m) - 1].slice(0, 3)} ${y}`,
    },
    css: 'body{font:9.5pt "Open Sans";margin:0;line-height:1.4} .all{display:flex;gap:7mm;min-height:262mm} .side{width:54mm;background:#00695c;color:#fff;padding:6mm 4mm;font-size:8.5pt;box-sizing:border-box;flex:none} .side b{font-size:11.5pt;display:block;line-height:1.2;margin-bottom:5mm} .side p{margin:0 0 5mm;overflow-wrap:anywhere} .main{flex:1} h1{font-size:24pt;font-weight:300;color:#00695c;margin:2mm 0 8mm} .to{margin-bottom:8mm} .k td{padding:1.5px 0} .k td:first-child{color:#666;width:40mm} .why{background:#e0f2ef;padding:3mm 4mm;margin:6mm 0} .l th{text-align:left;font-weight:600;font-size:8.5pt;border-bottom:1pt solid #00695c;padding:4px 0} .l td{padding:5px 0;border-bottom:.4pt solid #ccc} .sum{width:66mm;margin:4mm 0 8mm auto} .sum td{padding:3px 0} .sum tr:last-child td{font-weight:700;font-size:11.5pt;border-top:1pt solid #00695c}',
    draw: (p) => {
      const { doc: d, random } = p
      const reason = random.pick([
        'Course cancelled by us, trainer unavailable',
        'Delegates withdrawn within the 14 day cancellation period',
        'Delegates charged in error',
      ])
      const course = p.date(dayAfter(d.issueDate, random.int(-10, 30)))
      return `<div class=all><div class=side><b>${d.seller.name}</b><p>${d.seller.street}<br>${d.seller.town}<br>${d.seller.postCode}</p><p>${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}</p><p>VAT number<br>${d.seller.vatId}</p><p>Company number<br>0${random.digits(7)}</p><p>Approved centre ${random.digits(4)}/E</p></div>
<div class=main><h1>Credit note</h1><div class=to>${d.buyer.name}<br>FAO Accounts<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div>
<table class=k>${row(['Credit note no.', d.number])}${row(['Date', p.date(d.issueDate)])}${row(['Against invoice', d.earlier.replace('CN', 'INV')])}${row(['Your purchase order', d.orderNumber])}${row(['Course date', course])}</table>
<div class=why>Reason for credit: ${reason}.</div>
<table class=l>${heading(['Course', '>Places', '>Per place', '>Credit'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=sum>${row(['Net credit', `>${p.money(d.subtotal)}`])}${row([`VAT ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${row(['Total credit', `>${p.money(d.total)}`])}</table>
<div>The credit has been placed on your account and can be used against any open invoice. If you have already paid, email us your bank details for a refund within 10 working days.</div></div></div>`
    },
  },

  // Irish kitchen maker: a letter from a word processor, two VAT rates, deposit and balance.
  {
    name: 'en-ie-kitchen-balance',
    plan: {
      country: 'GB',
      currency: 'EUR',
      rates: [13.5, 23],
      lines: [4, 9],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      prepaid: 0.85,
      days: [7, 14],
      ...between('GB', irish, 'Kitchens|Joinery|Furniture', 'Stores|Motors|Bakery', 'Ltd|Limited'),
      items: itemsOf(`
    To supply and fit in-frame kitchen, painted, as per drawing no. 3||6800|11400;
    Island unit with oak breakfast bar||1900|3200;
    Quartz worktop 30mm, templated and fitted||2300|3900;
    Utility room: tall press, worktop and shelving||850|1650;
    Plumbing and electrical second fix||480|920;
    Take down and dispose of existing kitchen||250|450;
    Integrated dishwasher (supply only)||420|690|1;
    Induction hob and single oven (supply only)||780|1350|1;
    Larder fridge, integrated (supply only)||640|1100|1;
    Boiling water tap (supply only)||590|980|1`),
      numbers: (random, year) => `${random.int(12, 240)}/${year.slice(2)}`,
    },
    style: {
      ...point,
      money: (plain) => `€${plain}`,
      date: slashed,
    },
    css: 'body{font:11pt "Caladea";line-height:1.3} .h{text-align:center;margin-bottom:9mm} .h b{font-size:20pt;color:#6b4a1f;letter-spacing:.5px} .h div{font-size:9.5pt} hr{border:0;border-top:2pt double #6b4a1f;margin:3mm 0 0} .two{display:flex;justify-content:space-between} .two p{margin:0} h2{font-size:14pt;text-align:center;text-decoration:underline;margin:7mm 0 2mm} .re{margin-bottom:5mm} .l th{border:.6pt solid #000;padding:3px 5px;text-align:left} .l td{border-left:.6pt solid #000;border-right:.6pt solid #000;padding:4px 5px} .l tr.s td{border:.6pt solid #000} .b td{font-weight:bold} .end{margin-top:6mm;font-size:10pt;break-inside:avoid}',
    draw: (p) => {
      asIrish(p, 'AIBK93')
      const { doc: d, random } = p
      const sum = (label: string, amount: string, kind = '') =>
        `<tr class="s ${kind}"><td colspan=2 style="text-align:right">${label}</td><td class=r>${amount}</td></tr>`
      const vat = p.taxes((t) =>
        sum(`VAT @ ${p.number(t.rate)}% on ${p.money(baseOf(p, t))}`, p.money(taxOf(p, t)))
      )
      const deposit = d.prepaid
        ? sum(`Less deposit paid ${p.date(d.orderDate)}`, `-${p.money(d.prepaid)}`)
        : ''
      return `<div class=h><b>${d.seller.name}</b><div>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>Tel: ${d.seller.telephone} &nbsp; Email: ${d.seller.mail}<br>VAT Reg No: ${d.seller.vatId}</div><hr></div>
<div class=two><p>${d.buyer.name},<br>${d.buyer.street},<br>${d.buyer.town},<br>${d.buyer.postCode}.</p><p>Date: ${p.date(d.issueDate)}<br>Invoice No: ${d.number}</p></div>
<h2>INVOICE</h2><div class=re>Re: Kitchen at the above address, completed ${p.date(d.deliveryDate)}</div>
<table class=l>${heading(['Description', '>VAT', '>Amount (€)'])}${p.lines((l) => row([l.description, `>${p.number(l.rate)}%`, `>${p.plain(l.amount)}`])).join('')}${sum('Total excluding VAT', p.money(d.subtotal))}${vat.join('')}${sum('Total including VAT', p.money(d.total), 'b')}${deposit}${sum('Balance now due', p.money(d.amountDue), 'b')}</table>
<div class=end>Balance to be paid by ${p.date(d.dueDate)} please. Cheque or bank transfer to ${d.seller.name}:<br>IBAN ${grouped(d.seller.iban)}<br><br>All goods remain the property of the company until paid for in full. Worktops carry the manufacturer’s ten year guarantee. Registered in Ireland no. ${random.digits(6)}.<br><br>Many thanks for your business.</div>`
    },
  },

  // Swiss gardener: address on the right, rounding to five centimes, QR payment part.
  {
    name: 'ch-gartenpflege-qr',
    plan: {
      country: 'DE',
      currency: 'CHF',
      rates: [8.1],
      lines: [2, 9],
      isOnce: true,
      most: 14,
      isPart: true,
      isBuyerPerson: true,
      allowance: 0.25,
      rounding: 1,
      days: [10, 30],
      ...between('DE', swiss, 'Gartenbau|Gartenpflege', 'Immobilien|Treuhand|Bau', 'GmbH|AG'),
      items: itemsOf(`
    Gartenunterhalt, Gärtner EFZ|Std.|78|95; Hilfsgärtner|Std.|58|69;
    Hecke schneiden inkl. Maschine|Std.|82|98; Grüngut abführen und entsorgen|m³|48|75;
    Rasendünger Frühling, organisch|kg|2.5|4; Bodendecker liefern und pflanzen|m²|38|55;
    Gartenerde torffrei, geliefert|m³|92|128; Maschinist mit Kleinbagger|Std.|105|135;
    Rindenmulch lose|m³|62|84; Rasen vertikutieren|m²|1.5|3`),
      numbers: (random) => `RE-${random.digits(5)}`,
    },
    style: { ...point, thousands: '’', money: (plain) => `CHF ${plain}`, date: dotted },
    css: '@page{margin:0} body{font:9.5pt "Inter";margin:0;line-height:1.35} .pg{height:296mm;position:relative;padding:16mm 18mm 0 22mm;box-sizing:border-box} .pg+.pg{break-before:page} .top{display:flex;justify-content:space-between;align-items:flex-start} .logo{color:#3b7d23;font-size:15pt;font-weight:700;max-width:90mm;line-height:1.15} .own{font-size:8pt;color:#444;margin-top:2mm} .to{position:absolute;left:120mm;top:42mm} h1{font-size:14pt;margin:42mm 0 3mm} .f{width:84mm} .f td{padding:1px 0} .f td:first-child{width:38mm;color:#555} p{margin:4mm 0} .l th{border-bottom:1pt solid #222;text-align:left;font-size:8.5pt;padding:3px 0} .l td{padding:3px 0;border-bottom:.4pt solid #ccc} .sum{width:86mm;margin:2mm 0 0 auto} .sum td{padding:1.8px 0} .sum tr:last-child td{border-top:1pt solid #222;font-weight:700} .qr{position:absolute;left:0;right:0;bottom:0;height:105mm;border-top:.5pt dashed #000;font:8pt/9.5pt "Liberation Sans";display:flex} .qr h3{font-size:11pt;margin:0 0 4mm} .qr b{font-size:6.5pt;display:block;margin-top:2mm} .rec{width:62mm;padding:5mm;box-sizing:border-box;border-right:.5pt dashed #000;position:relative} .rec .am,.pay .am{position:absolute;top:68mm;display:flex;gap:6mm} .rec .acc{position:absolute;right:5mm;top:82mm} .pay{flex:1;position:relative;padding:5mm} .pay svg{position:absolute;left:5mm;top:17mm;width:46mm;height:46mm} .pay .inf{position:absolute;left:56mm;top:5mm;font-size:9pt;line-height:11pt} .pay .inf b{font-size:7.5pt} .x{position:absolute;left:28mm;top:36.5mm;width:7mm;height:7mm;background:#000;border:.8mm solid #fff;box-sizing:border-box} .x:before,.x:after{content:"";position:absolute;background:#fff} .x:before{left:2.1mm;top:.9mm;width:1.2mm;height:3.6mm} .x:after{left:.9mm;top:2.1mm;width:3.6mm;height:1.2mm}',
    draw: (p) => {
      asSwiss(p, ['30', 100, 999])
      const { doc: d, random } = p
      const vatId = d.seller.vatId.replace(/^CHE(\d{3})(\d{3})(\d{3})$/, 'CHE-$1.$2.$3 MWST')
      const reference = qrReference(`${random.digits(6)}${codeOf(d.number, 6)}`.padStart(26, '0'))
      const printed = reference.replace(/^(..)/, '$1 ').replace(/(\d{5})(?=\d)/g, '$1 ')
      const amount = p.plain(d.amountDue)
      const less = d.allowance ? row(['Rabatt', `>-${p.plain(d.allowance)}`]) : ''
      const rounding = d.rounding ? row(['Rundung', `>${p.plain(d.rounding)}`]) : ''
      const own = `${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}`
      const payer = `${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}`
      const placeOf = (of: typeof d.seller) =>
        ['S', of.name, of.street, '', of.postCode, of.town, 'CH'].join('\n')
      const code = renderSVG(
        `SPC\n0200\n1\n${d.seller.iban}\n${placeOf(d.seller)}\n${'\n'.repeat(6)}\n${(d.amountDue / 100).toFixed(2)}\nCHF\n${placeOf(d.buyer)}\nQRR\n${reference}\nRechnung ${d.number}\nEPD`.replaceAll(
          '&amp;',
          '&'
        ),
        { ecc: 'M', border: 0 }
      )
      const money = `<div><b>Währung</b>CHF</div><div><b>Betrag</b>${amount.replace('’', ' ')}</div>`
      const account = `<b>Konto / Zahlbar an</b>${grouped(d.seller.iban)}<br>${own}<b>Referenz</b>${printed}`
      const slip = `<div class=qr><div class=rec><h3>Empfangsschein</h3>${account}<b>Zahlbar durch</b>${payer}<div class=am>${money}</div><b class=acc>Annahmestelle</b></div><div class=pay><h3>Zahlteil</h3>${code}<i class=x></i><div class=am>${money}</div><div class=inf>${account}<b>Zusätzliche Informationen</b>Rechnung ${d.number}<b>Zahlbar durch</b>${payer}</div></div></div>`
      return `<div class=pg><div class=top><div><div class=logo>${d.seller.name}</div><div class=own>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>${d.seller.telephone} | ${d.seller.mail}<br>${vatId}</div></div></div>
<div class=to>${payer}</div><h1>Rechnung ${d.number}</h1>
<table class=f>${row(['Rechnungsdatum', p.date(d.issueDate)])}${row(['Kundennummer', d.customerNumber])}${row(['Leistungsdatum', p.date(d.deliveryDate)])}${row(['Zahlbar bis', p.date(d.dueDate)])}</table>
<p>Guten Tag<br>Besten Dank für Ihren Auftrag. Wir erlauben uns, wie folgt zu verrechnen:</p>
<table class=l>${heading(['Pos.', 'Beschreibung', '>Menge', 'Einheit', '>Preis', '>Total CHF'])}${p.lines((l, at) => row([at + 1, l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=sum>${less}${row(['Total exkl. MWST', `>${p.plain(d.subtotal)}`])}${row([`MWST ${p.number(d.taxes[0].rate)}%`, `>${p.plain(d.tax)}`])}${row(['Total inkl. MWST', `>${p.plain(d.total)}`])}${rounding}${row(['Zu bezahlen', `>${p.money(d.amountDue)}`])}</table>
${d.lines.length > 3 ? '</div><div class=pg>' : ''}${slip}</div>`
    },
  },

  // Linen hire for hotels: monthly account in groups over two pages, direct debit.
  {
    name: 'de-mietwaesche-monat',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [14, 70],
      isInOrder: true,
      isOnce: true,
      most: 420,
      charge: 0.7,
      days: [7, 10, 14],
      ...between('DE', germany, 'Textilservice|Mietwäsche', 'Hotel|Gasthof', 'GmbH|KG|OHG'),
      items: linen.flatMap(([, items]) => items),
      numbers: (random, year) => `MW${year.slice(2)}-${random.digits(5)}`,
    },
    style: { ...comma, money: (plain) => `${plain} EUR`, date: dotted },
    css: 'body{font:9pt "Nimbus Sans";margin:0;line-height:1.25} .pg{height:265mm;position:relative} .pg+.pg{break-before:page} .brand{text-align:right;color:#0b7285;font-size:16pt;font-weight:bold;height:17mm} .brand small{display:block;font-size:8pt;font-weight:normal} .two{display:flex;justify-content:space-between;align-items:flex-start;height:46mm} .win small{font-size:6.5pt;border-bottom:.4pt solid #000;display:inline-block;margin-bottom:2mm} .win{font-size:10pt;padding-top:12mm} .i{width:66mm} .i td{padding:.8px 0} .sub{font-size:13pt;font-weight:bold;margin:6mm 0 2mm} .l{margin-top:3mm} .l th{border-top:.8pt solid #0b7285;border-bottom:.8pt solid #0b7285;text-align:left;padding:2px 0;font-size:8pt} .l td{padding:1.3px 0} .g td{font-weight:bold;color:#0b7285;padding-top:4px} .z td{border-top:.4pt solid #888;font-style:italic} .sum{width:84mm;margin:4mm 0 4mm auto} .sum td{padding:1.5px 0} .sum tr:last-child td{font-weight:bold;font-size:10.5pt;border-top:.8pt solid #0b7285;border-bottom:2.4pt double #0b7285} .top{display:flex;justify-content:space-between;border-bottom:.4pt solid #888;padding-bottom:1mm} .foot{position:absolute;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:6.8pt;color:#444;border-top:.4pt solid #0b7285;padding-top:1.5mm;line-height:1.35}',
    draw: (p) => {
      const { doc: d, random } = p
      const last = dayAfter(`${d.issueDate.slice(0, 8)}01`, -1)
      const first = `${last.slice(0, 8)}01`
      const mandate = `M-${random.digits(6)}`
      const creditor = `DE${random.int(10, 98)}ZZZ0000${random.digits(7)}`
      const list = p.lines((l) => {
        const name = l.description
        const group = linen.findIndex(([, items]) => items.some(([one]) => one === name))
        const cells = [
          codeOf(name, 4),
          name,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ]
        return { group, text: row(cells), amount: l.amount }
      })
      const rows = linen.flatMap(([title], group) => {
        const inGroup = list.filter((one) => one.group === group)
        if (!inGroup.length) return []
        const whole = inGroup.reduce((sum, { amount }) => sum + amount, 0)
        return [
          `<tr class=g><td></td><td colspan=5>${title}</td></tr>`,
          ...inGroup.map(({ text }) => text),
          `<tr class=z><td></td><td colspan=4>Summe ${title}</td><td class=r>${p.plain(whole)}</td></tr>`,
        ]
      })
      const isHeading = rows[29]?.startsWith('<tr class=z') || rows[28]?.startsWith('<tr class=g')
      const cut = rows.length <= 21 ? rows.length : isHeading ? 28 : 29
      const rest = rows.slice(cut)
      const pages = [rows.slice(0, cut), ...(rows.length > 21 ? paged(rest, 46, 34) : [])]
      const charge = d.charge
        ? `${row(['Summe Wäscheleistung', `>${p.plain(d.lineTotal)}`])}${row(['Energie- und Logistikzuschlag', `>${p.plain(d.charge)}`])}`
        : ''
      const end = `<table class=sum>${charge}${row(['Nettobetrag', `>${p.plain(d.subtotal)}`])}${row([`zzgl. ${p.number(d.taxes[0].rate)} % MwSt.`, `>${p.plain(d.tax)}`])}${row(['Rechnungsbetrag', `>${p.money(d.total)}`])}</table>
<div>Der Rechnungsbetrag wird am ${p.date(d.dueDate)} per SEPA-Basislastschrift von Ihrem Konto eingezogen (Mandat ${mandate}, Gläubiger-ID ${creditor}). Fehlmengen laut Bestandsaufnahme berechnen wir zum Jahresende.</div>`
      const foot = (at: number) =>
        `<div class=foot><div>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</div><div>Tel. ${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}</div><div>USt-IdNr. ${d.seller.vatId}<br>Steuer-Nr. ${d.seller.taxNumber}<br>Amtsgericht ${d.seller.town} HR ${codeOf(d.seller.name, 4)}</div><div>Volksbank ${d.seller.town}<br>IBAN ${grouped(d.seller.iban)}<br>Seite ${at + 1} von ${pages.length}</div></div>`
      const head = heading(['Art.', 'Bezeichnung', '>Menge', 'ME', '>Einzelpreis', '>Betrag EUR'])
      return pages
        .map((own, at) => {
          const above = at
            ? `<div class=top><span>Rechnung ${d.number} vom ${p.date(d.issueDate)}</span><span>Kunde ${d.customerNumber}</span></div>`
            : `<div class=brand>${d.seller.name}<small>Mietwäsche für Hotellerie und Gastronomie</small></div><div class=two><div class=win><small>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</small><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table class=i>${row(['Rechnungsnummer', `>${d.number}`])}${row(['Rechnungsdatum', `>${p.date(d.issueDate)}`])}${row(['Kundennummer', `>${d.customerNumber}`])}${row(['Leistungszeitraum', `>${p.date(first)} – ${p.date(last)}`])}${row(['Tour', `>${random.int(2, 38)}`])}${row(['Sachbearbeitung', `>Fr. ${random.pick(['Wenzel', 'Jahn', 'Özdemir'])}`])}</table></div><div class=sub>Monatsrechnung</div>Wir berechnen Ihnen für die im Leistungszeitraum gelieferte Mietwäsche:`
          const isLast = at === pages.length - 1
          return `<div class=pg>${above}${own.length ? `<table class=l>${head}${own.join('')}</table>` : ''}${isLast ? end : ''}${foot(at)}</div>`
        })
        .join('')
    },
  },

  // German municipality: letter with a block of facts, account reference, no tax.
  {
    name: 'de-gemeinde-hallennutzung',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [0],
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 4,
      isBuyerPerson: true,
      days: [14, 30],
      pools: { ...pools, DE: germany },
      items: itemsOf(`
    Benutzung Saal einschl. Foyer, je Tag||140|320; Benutzung kleiner Sitzungsraum, je Tag||35|70;
    Küche mit Inventar, je Tag||45|90; Auf- und Abbau der Bühne||60|140;
    Lautsprecheranlage mit Funkmikrofon||25|50; Heizkostenpauschale, je Tag||20|45;
    Endreinigung||65|120; Nicht zurückgegebener Schlüssel||38|75`),
      numbers: (random, year) => `${year}.${random.digits(5)}`,
    },
    style: {
      ...comma,
      money: (plain) => `${plain} €`,
      date: (y, m, d) => `${Number(d)}. ${german[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10.5pt "Liberation Sans";line-height:1.35;margin:0} .head{display:flex;align-items:center;gap:5mm;border-bottom:1pt solid #000;padding-bottom:3mm} .head svg{width:15mm;height:18mm} .head b{font-size:17pt} .mid{display:flex;justify-content:space-between;margin-top:9mm} .win{width:86mm} .win small{font-size:7pt;text-decoration:underline;display:block;margin-bottom:4mm} .inf{width:68mm;font-size:9pt} .inf td{padding:.6px 0;vertical-align:top} .inf td:first-child{width:25mm} .bet{font-weight:bold;margin:10mm 0 4mm} .l{margin:4mm 0} .l th{border-bottom:.8pt solid #000;text-align:left;font-size:9.5pt;padding:2px 0} .l td{padding:3px 0} .l .s td{border-top:.8pt solid #000;font-weight:bold} p{margin:0 0 3.5mm} .foot{position:fixed;bottom:0;left:0;right:0;border-top:.6pt solid #000;font-size:7.5pt;display:flex;justify-content:space-between;padding-top:1.5mm;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const { town } = d.seller
      d.seller.name = `${random.pick(['Gemeinde', 'Stadt'])} ${town}`
      const mail = `kasse@${town.toLowerCase()}.example`
      const clerk = random.pick(['Frau Lindner', 'Herr Osterkamp', 'Frau Yıldız', 'Herr Beyer'])
      const hall = random.pick(['Bürgerhauses', 'Dorfgemeinschaftshauses', 'Kulturbahnhofs'])
      const cash = `5.${random.digits(4)}.${random.digits(6)}.${random.int(1, 9)}`
      return `<div class=head><svg viewBox="0 0 30 36"><path d="M1 1h28v18q0 11-14 16Q1 30 1 19z" fill="#c9a227" stroke="#000"/><path d="M1 12h28v7H1z" fill="#1d4e89"/></svg><div><b>${d.seller.name}</b><br>${random.pick(['Der Bürgermeister', 'Die Bürgermeisterin'])}</div></div>
<div class=mid><div class=win><small>${d.seller.name}, ${d.seller.street}, ${d.seller.postCode} ${town}</small>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table class=inf>${row(['Fachbereich', 'Finanzen und Liegenschaften'])}${row(['Auskunft', clerk])}${row(['Zimmer', random.int(2, 31)])}${row(['Telefon', d.seller.telephone])}${row(['E-Mail', mail])}${row(['Mein Zeichen', `FB 2 / ${random.int(10, 99)}-${random.int(10, 99)}`])}${row(['Datum', p.date(d.issueDate)])}</table></div>
<div class=bet>Rechnung Nr. ${d.number}<br>Benutzung des ${hall} am ${p.date(d.deliveryDate)}</div>
<p>Sehr geehrte Damen und Herren,</p><p>nach der Entgeltordnung für die Benutzung gemeindlicher Räume berechne ich Ihnen:</p>
<table class=l>${heading(['Leistung', '>Anzahl', '>Entgelt', '>Betrag'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}<tr class=s><td colspan=3>Zu zahlender Betrag</td><td class=r>${p.money(d.total)}</td></tr></table>
<p>Die Leistung ist nach § 4 Nr. 12 UStG von der Umsatzsteuer befreit.</p><p>Bitte überweisen Sie den Betrag unter Angabe des Kassenzeichens <b>${cash}</b> bis zum <b>${p.date(d.dueDate)}</b> auf das unten genannte Konto der Gemeindekasse.</p><p>Mit freundlichen Grüßen<br>Im Auftrag</p><p>${clerk.split(' ')[1]}</p><p style="font-size:8.5pt">Dieses Schreiben wurde maschinell erstellt und ist ohne Unterschrift gültig.</p>
<div class=foot><div>Öffnungszeiten<br>Mo–Fr 8.00–12.00 Uhr<br>Do 14.00–18.00 Uhr</div><div>Bankverbindung<br>Sparkasse ${town}<br>IBAN ${grouped(d.seller.iban)}</div><div>Hausanschrift<br>${d.seller.street}<br>${d.seller.postCode} ${town}</div></div>`
    },
  },

  // Austrian winery: prices with tax, up to three tax rates, quantity discount, dispatch.
  {
    name: 'at-weingut-abhof',
    plan: {
      country: 'AT',
      currency: 'EUR',
      rates: [20, 13, 10],
      lines: [2, 9],
      isInOrder: true,
      isOnce: true,
      most: 24,
      isGross: true,
      isBuyerPerson: true,
      allowance: 0.35,
      charge: 0.5,
      days: [8, 14],
      ...between('AT', austria, 'Weingut|Weinbau|Winzerhof', 'Gasthof|Vinothek', 'KG|e.U.|OG'),
      items: itemsOf(`
    Grüner Veltliner Ried Steinleiten 2022|Fl.|9|13|1;
    Grüner Veltliner Klassik 2022, Doppler|Fl.|8|11|1; Riesling Urgestein 2021|Fl.|11|16|1;
    Gelber Muskateller 2021|Fl.|9|12|1; Zweigelt Barrique 2020|Fl.|12|19|1;
    Blauburgunder Reserve 2018, Magnum|Fl.|34|52|1; Sekt Brut Rosé g.U.|Fl.|15|22|0;
    Marillenbrand 0,35 l|Fl.|19|29|0; Geschenkkarton für 3 Flaschen|Stk.|2|4|0;
    Traubensaft rot 1 l|Fl.|3|5|2; Traubenkernöl 250 ml|Fl.|9|13|2`),
      numbers: (random, year) => `${random.int(34, 890)}-${year}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dotted },
    css: 'body{font:11.5pt "EB Garamond";font-variant-numeric:lining-nums tabular-nums;line-height:1.3} .h{text-align:center;color:#6d1029} .h b{font-size:23pt;font-weight:normal;letter-spacing:2px} .h i{display:block;font-size:11pt} .h:after{content:"❦";display:block;font:15pt "DejaVu Sans"} .to{margin:9mm 0} .no{display:flex;justify-content:space-between;border-bottom:.6pt solid #6d1029;padding-bottom:1mm;align-items:baseline} .no b{font-size:16pt;color:#6d1029;font-weight:normal} .l{margin-top:3mm} .l th{font-weight:normal;font-style:italic;text-align:left;color:#6d1029;padding:2px 0} .l td{padding:2.5px 0} .sum{width:84mm;margin:3mm 0 0 auto} .sum td{padding:2px 0} .sum .b td{border-top:.6pt solid #6d1029;font-weight:bold;font-size:13pt} .v{width:84mm;margin:3mm 0 8mm auto;font-size:9.5pt;color:#333} .v td,.v th{padding:1px 0;font-weight:normal;text-align:left} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:9pt;color:#6d1029;border-top:.6pt solid #6d1029;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const isReduced = d.allowance || d.charge
      const goods = isReduced ? row(['Warenwert', `>${p.money(d.lineTotal)}`]) : ''
      const less = d.allowance ? row(['abzüglich Mengenrabatt', `>– ${p.money(d.allowance)}`]) : ''
      const parcel = d.charge ? row(['Versandkostenanteil', `>${p.money(d.charge)}`]) : ''
      const bottles = sumOf(d.lines.map((l) => ({ ...l, amount: l.quantity ?? 0 })))
      const vat = p.taxes((t) =>
        row([`${p.number(t.rate)} % USt`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])
      )
      return `<div class=h><b>${d.seller.name}</b><i>Wein · Sekt · Edelbrände · Ab-Hof-Verkauf</i></div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=no><b>Rechnung ${d.number}</b><span>${d.seller.town}, am ${p.date(d.issueDate)}</span></div>
<table class=l>${heading(['>Menge', '', 'Bezeichnung', '>Preis', '>USt', '>Betrag'])}${p.lines((l) => row([`>${p.number(l.quantity)}`, l.unit, l.description, `>${p.plain(l.price)}`, `>${p.number(l.rate)} %`, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=sum>${goods}${less}${parcel}<tr class=b><td>Rechnungsbetrag</td><td class=r>${p.money(d.total)}</td></tr></table>
<table class=v>${heading(['Darin enthalten', '>Netto', '>Steuer'])}${vat.join('')}</table>
<div>${random.pick(['Abgeholt', 'Zugestellt'])} am ${p.date(d.deliveryDate)}, ${bottles} Einheiten. Wir bitten um Überweisung bis ${p.date(d.dueDate)}. Bis zur vollständigen Bezahlung bleibt die Ware unser Eigentum. Zum Wohl!</div>
<div class=foot>${d.seller.street}, ${d.seller.postCode} ${d.seller.town} · ${d.seller.telephone} · ${d.seller.mail} · ${d.seller.site}<br>Raiffeisenbank ${d.seller.town} · IBAN ${grouped(d.seller.iban)} · UID ${d.seller.vatId} · Betriebsnr. ${random.digits(7)}</div>`
    },
  },
]
