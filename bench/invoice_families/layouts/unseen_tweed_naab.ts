import { renderSVG } from 'uqr'
import { dayAfter, daysBetween } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { asIrish, asSwiss } from '../irish_and_swiss.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import { paged } from '../pages.ts'
import type { Person, Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { britishVat, codeFirst, comma, dotted, euroAfter, grouped, heading } from '../print.ts'
import { monthsIn, point, row, rowOf, slashed, type Print } from '../print.ts'

const english = monthsIn('GB')

const border = {
  ...pools.GB,
  first: listOf('Isla|Duncan|Morag|Rory|Sadia|Fiona|Gareth|Lorna'),
  last: listOf('Armstrong|Charlton|Elliot|Hogarth|Kerr|Nixon|Rutherford|Turnbull|Usher|Younger'),
  streets: listOf(
    '41 Marygate|The Steading, Cessford Mains|Unit 3B Tweedbank Business Park|7 Bridge Terrace|Old Creamery, Station Yard|112 High Street'
  ),
  towns: townsOf(
    'Kelso=TD5 7HF|Berwick-upon-Tweed=TD15 1BG|Galashiels=TD1 3AF|Hexham=NE46 1QA|Carlisle=CA3 8RR|Peebles=EH45 8AG'
  ),
}
const irish = {
  ...pools.GB,
  first: listOf('Aoife|Colm|Gráinne|Padraig|Sinéad|Eoin|Majella'),
  last: listOf('Brosnan|Culleton|Devane|Gilhooly|Hanrahan|McEvoy|Ní Bhriain|Tuohy|Walshe'),
  streets: listOf(
    '8 The Paddocks|Tinnahinch|23 Abbey Court|Ard na Gréine, Ballinroad|15 Sycamore Drive|Knockroe'
  ),
  towns: townsOf(
    'Dungarvan, Co. Waterford=X35 PD61|Tullow, Co. Carlow=R93 E2H5|Gorey, Co. Wexford=Y25 V9X2|Portlaoise, Co. Laois=R32 W4A9'
  ),
  country: 'Ireland',
  tel: '+353 ',
}
const palatine = {
  ...pools.DE,
  first: listOf('Gudrun|Alois|Veronika|Tobias|Hildegard|Emre|Ludwig|Franziska'),
  last: listOf(
    'Bauernfeind|Dotzler|Gleixner|Hierl|Kraus|Lobenhofer|Pirner|Schmidbauer|Weigl|Zeitler'
  ),
  streets: listOf(
    'Naabtalstraße 19|Regensburger Str. 84|Am Sandbühl 6|Obere Hauptstraße 3-5|Schlossberg 11|Max-Reger-Platz 2'
  ),
  towns: townsOf(
    'Weiden i.d.OPf.=92637|Schwandorf=92421|Amberg=92224|Regensburg=93047|Nabburg=92507|Bamberg=96047'
  ),
}
const coast = {
  ...pools.DE,
  first: listOf('Wiebke|Hauke|Silke|Uwe|Antje|Malte|Frauke'),
  last: listOf('Andresen|Boysen|Carstens|Feddersen|Ketelsen|Lorenzen|Petersen|Thomsen'),
  streets: listOf('Dünenweg 7|Süderstraat 22|Achtern Diek 4|Badallee 31a|Lüttmoorweg 15'),
  towns: townsOf('St. Peter-Ording=25826|Büsum=25761|Husum=25813|Wyk auf Föhr=25938'),
}
const tyrolean = {
  ...pools.AT,
  first: listOf('Andreas|Monika|Lukas|Burgi|Christoph|Edith'),
  last: listOf('Anfang|Fankhauser|Gstrein|Hechenbichler|Lechner|Mair|Oberhofer|Thaler|Unterberger'),
  streets: listOf('Innstraße 62|Dorf 114|Gewerbepark Süd 3|Loferer Straße 8/Top 2|Achenweg 27'),
  towns: townsOf('Kufstein=6330|Wörgl=6300|St. Johann in Tirol=6380|Schwaz=6130|Imst=6460'),
}
const swiss = {
  ...pools.DE,
  first: listOf('Reto|Ursina|Beat|Michèle|Hansruedi|Corinne'),
  last: listOf('Aebischer|Bieri|Gerber|Hofstetter|Leuenberger|Röthlisberger|Stucki|Wüthrich|Zaugg'),
  streets: listOf('Dorfstrasse 41|Längackerweg 3|Bernstrasse 118|Hohlweg 12b|Alte Landstrasse 7'),
  towns: townsOf('Langenthal=4900|Burgdorf=3400|Herzogenbuchsee=3360|Münsingen=3110|Lyss=3250'),
  country: 'Schweiz',
  tel: '+41 ',
}

type Pool = typeof border

function partiesOf(country: 'GB' | 'DE' | 'AT', pool: Pool, trade: string, forms: string): Pools {
  return { ...pools, [country]: { ...pool, trade: listOf(trade), forms: listOf(forms) } }
}

/** Gives a party one of the names, and addresses in the web that fit it. */
function call({ random }: Print, who: Person, pool: Pool, names: string): void {
  who.name = random
    .pick(listOf(names))
    .replace(/\{last\}/g, () => random.pick(pool.last))
    .replace('{first}', () => random.pick(pool.first))
  const site = who.name
    .normalize('NFKD')
    .replace(/ß/g, 'ss')
    .replace(/&amp;/g, '')
    .replace(/\b(GmbH|Ltd|Limited|AG|e\.U\.|KG|OG)(?= |$)/g, '')
    .replace(/[\u0300-\u036f’.]/g, '')
    .replace(/[^A-Za-z]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
  who.mail = `${random.pick(['info', 'office', 'mail'])}@${site}.example`
  who.site = `www.${site}.example`
}

/** Moves all days of the document. */
function moveTo({ doc }: Print, day: string): void {
  const days = daysBetween(doc.issueDate, day)
  doc.number = doc.number.replace(doc.issueDate.slice(0, 4), day.slice(0, 4))
  doc.issueDate = dayAfter(doc.issueDate, days)
  doc.dueDate = dayAfter(doc.dueDate, days)
  doc.deliveryDate = dayAfter(doc.deliveryDate, days)
  doc.orderDate = dayAfter(doc.orderDate, days)
  doc.from = dayAfter(doc.from, days)
  doc.until = dayAfter(doc.until, days)
}

interface Counts {
  /** Lowest and highest quantity of each unit. */
  units: Record<string, [number, number]>
  isGross?: boolean
  /** The share of the total that was paid, in whole tens. */
  prepaid?: number
  /** Whether the amount to pay ends with 0 or 5. */
  isRounded?: boolean
}

/** Gives the lines quantities that fit their units, and the document the sums of them. */
function recount({ doc, random }: Print, { units, isGross, prepaid = 0, isRounded }: Counts): void {
  const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  for (const line of doc.lines) {
    line.price = doc.lines.find(({ description }) => description === line.description)!.price
    const range = units[line.unit]
    if (range) line.quantity = random.int(...range)
    line.amount = Math.round((line.quantity ?? 1) * line.price)
  }
  for (const tax of doc.taxes) {
    const own = doc.lines.filter(({ rate }) => rate === tax.rate).map(({ amount }) => amount)
    const share = isGross ? tax.rate / (100 + tax.rate) : tax.rate / 100
    tax.amount = Math.round(sumOf(own) * share)
    tax.base = isGross ? sumOf(own) - tax.amount : sumOf(own)
  }
  doc.lineTotal = sumOf(doc.lines.map(({ amount }) => amount))
  doc.subtotal = sumOf(doc.taxes.map(({ base }) => base))
  doc.tax = sumOf(doc.taxes.map(({ amount }) => amount))
  doc.total = doc.subtotal + doc.tax
  doc.prepaid = Math.round((doc.total * prepaid) / 1000) * 1000
  const exact = doc.total - doc.prepaid
  doc.rounding = isRounded ? Math.round(exact / 5) * 5 - exact : 0
  doc.amountDue = exact + doc.rounding
}

/** Makes the main goods of a trade the first line; the others of the document follow. */
function startWith({ doc }: Print, description: string, unit: string, price: number): void {
  const [line] = doc.lines
  if (!unescaped(line.description).startsWith(description))
    Object.assign(line, { description, unit, price })
}

/** The text of an element, for codes. */
const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&lt;', '<')

/** The same number for the same title. */
const hashOf = (name: string) =>
  [...name].reduce((code, letter) => (code * 31 + letter.charCodeAt(0)) % 89999, 11) + 10000

function isbnOf(title: string): string {
  const twelve = `97839${hashOf(title)}${String(hashOf(`${title}.`)).slice(0, 2)}`
  const sum = [...twelve].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${twelve.slice(0, 3)}-3-${twelve.slice(4, 8)}-${twelve.slice(8)}-${(10 - (sum % 10)) % 10}`
}

/** A reference of 27 digits for Swiss payments, with its check digit. */
function swissReference(digits: string): string {
  const table = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]
  const own = digits.padStart(26, '0')
  const carry = [...own].reduce((rest, digit) => table[(rest + Number(digit)) % 10], 0)
  return `${own}${(10 - carry) % 10}`
}

const party = (who: Person) => `${who.name}<br>${who.street}<br>${who.postCode} ${who.town}`
const britishParty = (who: Person) =>
  `${who.name}<br>${who.street}<br>${who.town}<br>${who.postCode}`

/** British, Irish, German, Austrian and Swiss invoices of ordinary months. */
export const tweedNaab: Family[] = [
  // Distributor of toys and children's books: several sheets, VAT codes, remittance slip.
  {
    name: 'en-gb-toy-book-distributor-sheets',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20, 0],
      lines: [42, 74],
      isOnce: true,
      most: 24,
      charge: 0.5,
      days: [30, 45, 60],
      pools: partiesOf(
        'GB',
        border,
        'Toys|Books & Gifts|Farm Shop|Garden Centre|Bookshop|Museum Trading',
        'Ltd|Limited|LLP'
      ),
      items: itemsOf(`
        Wooden Stacking Rings 7pc|EACH|4|7; Wooden Noah’s Ark Puzzle|EACH|6|9; Peg Dolls Family of 4|SET|5|8;
        Knights Castle Playset|EACH|18|27; Dinosaur Dig Kit T-Rex|EACH|3|5; Magnetic Fishing Game|EACH|4|7;
        Bath Squirters Sea Life (CDU 12)|CDU|14|20; Bouncy Balls 32mm Assorted (Tub 100)|TUB|11|16;
        Wind-Up Chick Yellow (CDU 24)|CDU|19|28; Snap Cards Farmyard|EACH|1|3; Tin Spinning Top|EACH|5|8;
        Kite Delta 130cm Rainbow|EACH|4|7; Plush Highland Cow 18cm|EACH|4|6; Plush Puffin 15cm|EACH|3|5;
        Plush Red Squirrel 20cm|EACH|5|7; Plush Border Collie 25cm|EACH|6|9; Pull-Along Tractor|EACH|7|11;
        Marble Run 45pc|EACH|9|14; Jigsaw 100pc Woodland|EACH|4|6; Jigsaw 500pc Steam Days|EACH|6|8;
        Face Paint Sticks 6 Colour|PACK|2|4; Bubble Swords (CDU 18)|CDU|12|17; Yo-Yo Wooden Painted|EACH|1|2;
        Finger Puppets Zoo (Bag 10)|BAG|6|9; Glow Stars Ceiling Pack|PACK|2|3; Tea Set Tin 15pc|SET|8|12;
        Skipping Rope Wooden Handles|EACH|2|3; Harmonica Junior|EACH|2|4; Ukulele Soprano Blue|EACH|13|19;
        Slime Putty Tins (CDU 16)|CDU|15|22; Crayons Chunky Pack 12|PACK|1|3; Modelling Clay 8 Colour|PACK|2|4;
        Balance Bike 12in Red|EACH|29|39; Dolls House Starter Furniture|SET|11|16; Bug Viewer Magnifier|EACH|2|4;
        Pencil Tin Unicorn|EACH|2|3; Stationery Set Space|SET|3|5; Snow Globe Snowman 65mm|EACH|3|5;
        Rag Book Baby Animals|EACH|3|5|1; Board Book Tractors|EACH|2|4|1; Board Book Counting Sheep|EACH|2|4|1;
        Sticker Book Dinosaurs|EACH|2|4|1; Sticker Book Fairies|EACH|2|4|1; Colouring Book Castles|EACH|1|3|1;
        Lift-the-Flap Seaside|EACH|3|5|1; First Atlas of Britain HB|EACH|6|9|1; Spotter’s Guide Birds PB|EACH|2|4|1;
        Spotter’s Guide Rockpools PB|EACH|2|4|1; Picture Book The Lost Lamb PB|EACH|3|4|1;
        Picture Book Puffin Post PB|EACH|3|4|1; Fairy Tale Treasury HB|EACH|7|11|1; Joke Book 1001 Groans PB|EACH|2|3|1;
        Activity Pad Travel|EACH|1|3|1; Nursery Rhymes Padded HB|EACH|4|6|1`),
      numbers: (random) => `SI${random.int(2, 4)}${random.digits(5)}`,
    },
    style: { ...point, money: (plain) => `£${plain}`, date: slashed },
    css: '@page{margin:0} body{font:8.3pt "Liberation Sans";margin:0} .pg{height:296mm;box-sizing:border-box;padding:11mm 12mm 9mm;break-after:page;display:flex;flex-direction:column} .pg:last-child{break-after:auto} .hd{display:flex;justify-content:space-between;align-items:flex-start} .hd b{font:bold 17pt "P052";color:#8a1f3d} .hd .c{font-size:7.6pt;line-height:1.35} .ttl{text-align:right;font:bold 20pt "Liberation Sans";letter-spacing:1px} .ttl small{display:block;font:8pt "Liberation Sans";letter-spacing:0;margin-top:1mm} .ad{display:flex;gap:6mm;margin:5mm 0 3mm} .ad>div{flex:1;border:.7pt solid #777;border-radius:2mm;padding:2mm 3mm;min-height:25mm;line-height:1.35} .ad i{display:block;font:bold 7pt "Liberation Sans";color:#8a1f3d;margin-bottom:1mm} .kv th{background:#8a1f3d;color:#fff;font-size:7.2pt;padding:2px 4px;text-align:left} .kv td{border:.7pt solid #777;padding:3px 4px} .li{margin-top:3mm} .li th{background:#8a1f3d;color:#fff;font-size:7.2pt;padding:2.5px 4px;text-align:left} .li td{padding:1.9px 4px;border-bottom:.3pt solid #ddd} .cf{text-align:right;margin-top:2mm;font-style:italic} .ft{margin-top:auto;font-size:6.8pt;color:#333;line-height:1.35;border-top:.5pt solid #777;padding-top:1.5mm} .sm{display:flex;justify-content:space-between;align-items:flex-start;margin-top:4mm} .vat{width:82mm} .vat th,.vat td{border:.7pt solid #777;padding:2px 5px;font-size:7.8pt;text-align:left} .tt{width:70mm} .tt td{padding:2.2px 4px} .tt .g td{font-weight:bold;font-size:10.5pt;border-top:1pt solid #000} .rm{margin-top:6mm;border-top:.8pt dashed #000;padding-top:2mm} .rm h4{margin:0 0 1.5mm;font-size:9pt} .rm .x{display:flex;gap:8mm;line-height:1.45}',
    draw: (p) => {
      const { doc: d, random } = p
      call(
        p,
        d.seller,
        border,
        '{last} & {last} (Wholesale) Ltd|TUMBLEDOWN TOYS|Little Merlin Distribution Limited|{last} Toy & Book Supplies plc|The Toybox Trading Company Ltd'
      )
      if (random.chance(0.5))
        call(
          p,
          d.buyer,
          border,
          'The {last} Bookshop|{first} {last} t/a The Rocking Horse|BORDER GIFTS|{last}’s of Market Square|Abbey Visitor Centre Trading Ltd'
        )
      p.used.clear()
      const codeOf = (rate: number) => (rate ? 'T1' : 'T0')
      const rows = p.lines((l) =>
        row([
          `${l.rate ? 'TY' : 'BK'}${hashOf(l.description)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          codeOf(l.rate),
          `>${p.plain(l.amount)}`,
        ])
      )
      const sheets = paged(rows, 40, 26)
      const account = `${unescaped(d.buyer.name)
        .replace(/[^A-Za-z]/g, '')
        .slice(0, 4)
        .toUpperCase()}0${random.int(1, 4)}`
      const sort = `${random.int(20, 89)}-${random.digits(2)}-${random.digits(2)}`
      const bank = random.digits(8)
      const order = d.orderNumber
      const rep = random.pick(['04 – North & Borders', '07 – Scotland', '11 – Web'])
      const company = random.digits(6)
      const taxes = p.taxes((t) =>
        row([
          codeOf(t.rate),
          `>${p.number(t.rate, 2)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const carriage = d.charge ? row(['Carriage (T1)', `>${p.plain(d.charge)}`]) : ''
      const goods = d.charge ? row(['Goods Total', `>${p.plain(d.lineTotal)}`]) : ''
      const top = (at: number) =>
        `<div class=hd><div><b>${d.seller.name}</b><div class=c>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>Tel ${d.seller.telephone} &nbsp; ${d.seller.mail} &nbsp; ${d.seller.site}</div></div><div class=ttl>INVOICE<small>Page ${at + 1} of ${sheets.length}</small></div></div>
<div class=ad><div><i>Invoice To</i>${britishParty(d.buyer)}</div><div><i>Deliver To</i>${at ? 'As invoice address' : britishParty(d.buyer)}</div></div>
<table class=kv>${heading(['Invoice No.', 'Invoice / Tax Point', 'Account', 'Your Order No.', 'Despatched', 'Rep', 'Payment Due'])}${row([`<b>${d.number}</b>`, p.date(d.issueDate), account, order, p.date(d.deliveryDate), rep, p.date(d.dueDate)])}</table>
<table class=li>${heading(['Stock Code', 'Description', '>Qty', 'Unit', '>Price £', 'VAT', '>Net £'])}`
      const foot = `<div class=ft>Claims for shortages or damage must be made in writing within 3 working days of delivery. Title to the goods remains with ${d.seller.name} until payment has been received in full. E &amp; OE.<br>Company No. 0${company}${random.int(0, 9)} &nbsp; VAT Reg. No. ${britishVat(d.seller.vatId)} &nbsp; Registered office as above</div>`
      const sums = `<div class=sm><table class=vat>${heading(['VAT Code', '>Rate', '>Goods £', '>VAT £'])}${taxes.join('')}</table><table class=tt>${goods}${carriage}${row(['Total Net', `>${p.plain(d.subtotal)}`])}${row(['Total VAT', `>${p.plain(d.tax)}`])}${rowOf('g', ['Invoice Total GBP', `>${p.money(d.total)}`])}</table></div>
<div class=rm><h4>REMITTANCE ADVICE &nbsp;–&nbsp; please return with your payment</h4><div class=x><div>Account<br>Invoice<br>Due<br>Amount due</div><div>${account}<br>${d.number}<br>${p.date(d.dueDate)}<br><b>${p.money(d.amountDue)}</b></div><div>BACS: Sort code ${sort}, Account ${bank}<br>Account name: ${d.seller.name}<br>Reference: ${account}<br>Cheques payable to the account name above.</div></div></div>`
      return sheets
        .map(
          (sheet, at) =>
            `<div class=pg>${top(at)}${sheet.join('')}</table>${at === sheets.length - 1 ? sums : '<div class=cf>Continued on next page …</div>'}${foot}</div>`
        )
        .join('')
    },
  },
  // Live sound engineer who writes the invoice as a text.
  {
    name: 'en-gb-sound-engineer-gigs',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [0],
      lines: [4, 8],
      isInOrder: true,
      isOnce: true,
      most: 2,
      isSellerPerson: true,
      days: [14, 28, 30],
      pools: partiesOf('GB', border, 'Events|Productions|Arts Centre|Touring', 'Ltd|CIC|LLP'),
      items: itemsOf(`
        FOH engineer, ceilidh weekend|day|240|320; Monitor engineer, main stage|day|230|290;
        System tech, get-in and line check|day|200|260; Overtime after midnight|hour|28|40;
        Hire of own radio mic kit (4 way)|day|45|70; Fuel, own van|trip|38|84; Overnight stay|night|62|95`),
      numbers: (random) => `${random.int(46, 318)}`,
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${Number(d)} ${english[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:11pt/1.38 "Carlito"} .me{text-align:right;margin-bottom:9mm} .me b{font-size:15pt} h1{font:bold 24pt "Carlito";margin:9mm 0 5mm;color:#2e5597} .i td{padding:1px 0} .i{width:auto;margin-bottom:7mm} .i td+td{padding-left:9mm!important} .l th{background:#2e5597;color:#fff;text-align:left;padding:4px 6px;border:.7pt solid #2e5597} .l td{border:.7pt solid #8ea9d4;padding:4px 6px;vertical-align:top} .l tr.t td{font-weight:bold;background:#dbe4f3} p{margin:5mm 0}',
    draw: (p) => {
      const { doc: d, random } = p
      startWith(p, 'FOH engineer, ceilidh weekend', 'day', random.int(48, 64) * 500)
      recount(p, {
        units: { day: [1, 3], hour: [1, 4], trip: [1, 2], night: [1, 3] },
      })
      p.used.clear()
      const days = daysOf(p, dayAfter(d.issueDate, -26), dayAfter(d.issueDate, -2))
      const rows = p.lines((l, at) =>
        row([
          days[at],
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)} / ${l.unit}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const event = random.pick([
        'Harvest Ceilidh',
        'Riverside Folk Weekend',
        'Common Riding concerts',
        'Winter tour, 2nd leg',
      ])
      return `<div class=me><b>${d.seller.name}</b><br>Live sound &amp; system tech<br>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>${d.seller.telephone}<br>${d.seller.mail}</div>
<div>To:<br>${britishParty(d.buyer)}</div><h1>Invoice</h1>
<table class=i>${row(['Invoice number', `<b>${d.number}</b>`])}${row(['Date', p.date(d.issueDate)])}${row(['Job', event])}${row(['Your ref', d.orderNumber])}</table>
<table class=l>${heading(['Date', 'Details', '>No.', '>Rate', '>Amount'])}${rows.join('')}<tr class=t><td colspan=4 class=r>Total</td><td class=r>${p.money(d.total)}</td></tr></table>
<p>I am not registered for VAT.</p>
<p>Please pay <b>${p.money(d.amountDue)}</b> by bank transfer by ${p.date(d.dueDate)}:<br>Account name: ${d.seller.name}<br>Sort code: ${random.int(20, 89)}-${random.digits(2)}-${random.digits(2)}<br>Account number: ${random.digits(8)}<br>Please use the invoice number as the reference.</p>
<p>I am responsible for my own tax and National Insurance. UTR ${random.digits(5)} ${random.digits(5)}.</p><p>Many thanks,<br>${d.seller.name.split(' ')[0]}</p>`
    },
  },
  // Garage doors, from an accounting program in the web: deposit paid, balance due.
  {
    name: 'en-gb-garage-doors-balance',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [4, 9],
      isInOrder: true,
      isOnce: true,
      most: 2,
      prepaid: 1,
      isBuyerPerson: true,
      days: [0, 7, 14],
      pools: partiesOf('GB', border, 'Developments|Property|Builders|Lettings', 'Ltd|Limited'),
      items: itemsOf(`
        Insulated roller garage door, 77 mm slat, anthracite RAL 7016, internal motor|each|1120|1680;
        Insulated sectional garage door, woodgrain, golden oak, 2440 x 2130|each|1340|1980;
        Side-hinged personnel door to match, steel, RH outward|each|640|890;
        Remote handset, 2 channel rolling code|each|38|55; External wireless keypad|each|62|88;
        Battery back-up unit for operator|each|95|135; Timber sub-frame and making good of reveals|each|140|260;
        Remove and dispose of existing up-and-over door|each|75|110;
        Installation by two fitters, one day|each|320|460`),
      numbers: (random) => `${random.int(1, 9)}${random.digits(3)}`,
    },
    style: { ...point, money: (plain) => `£${plain}`, date: slashed },
    css: 'body{font:9.2pt "Roboto";color:#393a3d} .tp{display:flex;justify-content:space-between;align-items:flex-start;line-height:1.45} .tp b{font-size:11pt} .lg{width:34mm;height:20mm;background:#1d3b4f;color:#fff;display:flex;flex-direction:column;justify-content:center;padding:0 3mm;box-sizing:border-box} .lg i{display:block;height:1.6mm;background:#f28c28;margin:.7mm 0} h1{font:300 20pt "Roboto";color:#2a7f9e;margin:9mm 0 5mm} .ad{display:flex;gap:8mm;line-height:1.45;padding-bottom:5mm;border-bottom:1pt solid #9fc9d8;margin-bottom:5mm} .ad>div{flex:1} .cp{color:#8d9096;font-size:7.8pt;letter-spacing:.3px} .ad .k{width:auto;margin-left:auto;align-self:flex-start;flex:none} .k td{padding:1px 0;font-size:8.8pt} .k td:first-child{color:#8d9096;text-align:right;font-size:7.8pt} .l th{background:#d3e9f0;color:#2a7f9e;font-weight:400;font-size:7.8pt;text-align:left;padding:5px 6px} .l td{padding:6px;vertical-align:top} .l td:nth-child(2){max-width:72mm} .en{border-top:1.2pt dotted #9fa3a8;margin-top:3mm;padding-top:4mm;display:flex;gap:10mm;break-inside:avoid} .en .m{flex:1;font-size:8.6pt;line-height:1.5;color:#55585e} .s{width:80mm} .s td{padding:3.5px 0;font-size:8.8pt} .s td:first-child{color:#6b6f76} .s .b td{font-size:14pt;font-weight:700;color:#222;border-top:1.2pt dotted #9fa3a8;padding-top:3mm} .s .b td:first-child{font-size:8.8pt;font-weight:400}',
    draw: (p) => {
      const { doc: d, random } = p
      call(
        p,
        d.seller,
        border,
        '{last} Garage Doors Ltd|Up & Over Door Co. Ltd|BORDERLAND DOORS|{last} & Sons Doors|Tyne Valley Garage Doors Limited'
      )
      startWith(p, 'Insulated', 'each', random.int(1120, 1680) * 100)
      if (d.lines[0].description === 'Insulated')
        d.lines[0].description =
          'Insulated roller garage door, 77 mm slat, anthracite RAL 7016, internal motor'
      recount(p, { prepaid: random.pick([0.25, 0.4, 0.5]), units: { each: [1, 2] } })
      d.buyer.mail = `${unescaped(d.buyer.name)
        .toLowerCase()
        .replace(/[^a-z]+/g, '.')
        .replace(/\.$/, '')}@post.example`
      p.used.clear()
      const rows = p.lines((l) =>
        row([
          p.date(d.deliveryDate),
          l.description,
          `${p.number(l.rate, 1)}% S`,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const terms = daysBetween(d.issueDate, d.dueDate)
      return `<div class=tp><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode} GB<br>${d.seller.telephone}<br>${d.seller.mail}<br>VAT Registration No.: ${britishVat(d.seller.vatId)}<br>Company Registration No. ${random.digits(8).replace(/^../, '09')}</div><div class=lg><i></i><i></i><i></i><i></i></div></div>
<h1>Invoice</h1><div class=ad><div><div class=cp>BILL TO</div>${britishParty(d.buyer)}<br>${d.buyer.mail}</div><table class=k>${row(['INVOICE', d.number])}${row(['DATE', p.date(d.issueDate)])}${row(['TERMS', terms ? `Net ${terms}` : 'Due on receipt'])}${row(['DUE DATE', p.date(d.dueDate)])}</table></div>
<table class=l>${heading(['DATE', 'ACTIVITY', 'VAT', '>QTY', '>RATE', '>AMOUNT'])}${rows.join('')}</table>
<div class=en><div class=m>Thank you for choosing us. Your door carries a 10 year warranty on the panels and 2 years on motor and electronics; please keep this invoice as proof.<br><br>Bank transfer: ${d.seller.name}<br>Sort code ${random.int(20, 89)}-${random.digits(2)}-${random.digits(2)} &nbsp; Account ${random.digits(8)}<br>Reference: invoice number and surname</div><table class=s>${row(['SUBTOTAL', `>${p.plain(d.subtotal)}`])}${row(['VAT TOTAL', `>${p.plain(d.tax)}`])}${row(['TOTAL', `>${p.plain(d.total)}`])}${d.prepaid ? row([`PAYMENT (deposit ${p.date(d.orderDate)})`, `>${p.plain(d.prepaid)}`]) : ''}${rowOf('b', ['BALANCE DUE', `>${p.money(d.amountDue)}`])}</table></div>`
    },
  },
  // Kerbside bins of a household: prices with VAT, direct debit, VAT table.
  {
    name: 'en-ie-household-bins-month',
    plan: {
      country: 'GB',
      currency: 'EUR',
      rates: [13.5, 23],
      lines: [7, 12],
      isInOrder: true,
      isOnce: true,
      most: 4,
      isGross: true,
      isBuyerPerson: true,
      days: [10, 14],
      pools: partiesOf('GB', irish, 'Guesthouse|Pharmacy|Veterinary|Bakery', 'Ltd|DAC'),
      items: itemsOf(`
        Household service charge|day|0.45|0.75; General waste bin 240L lift|lift|3|5; General waste|kg|0.25|0.35;
        Recycling bin 240L lift|lift|1|2; Food & garden bin 140L lift|lift|2|3; Food & garden waste|kg|0.15|0.2;
        Extra waste tag|tag|8|11; Glass bin collection|lift|5|7; Compostable liners, roll of 25|roll|4|6|1;
        Kitchen caddy 7L|item|6|9|1; Bin lock, fitted|item|18|25|1`),
      numbers: (random) => `${random.int(10, 38)}${random.digits(6)}`,
    },
    style: {
      ...point,
      money: (plain) => `€${plain}`,
      date: (y, m, d) => `${d} ${english[Number(m) - 1].slice(0, 3)} ${y}`,
    },
    css: '@page{margin:0} body{font:9.6pt/1.4 "Open Sans";margin:0;color:#2b2b2b} .bar{background:#4c9a2a;color:#fff;padding:8mm 16mm;display:flex;justify-content:space-between;align-items:center} .bar b{font:700 19pt/1.15 "Open Sans Condensed";max-width:95mm} .bar span{font-size:8.4pt;text-align:right;line-height:1.5} .bd{padding:8mm 16mm} .two{display:flex;justify-content:space-between;gap:10mm} .to{padding-top:8mm} .bx{width:84mm;background:#eef6ea;padding:4mm 5mm} .bx td{padding:1.5px 0;font-size:9pt} .bx tr.p td{font-weight:700;font-size:12pt;border-top:.7pt solid #4c9a2a;padding-top:2mm} h2{font-size:10.5pt;color:#38751d;margin:8mm 0 2mm} .l th{font-size:8pt;text-align:left;border-bottom:1.2pt solid #4c9a2a;padding:3px} .l td{padding:3.5px 3px;border-bottom:.4pt solid #cfe2c4} .l tr.t td{font-weight:700;border-bottom:0;border-top:1.2pt solid #4c9a2a} .v{width:100mm;margin-top:3mm} .v td,.v th{font-size:8.2pt;padding:2px 3px;text-align:left;color:#444} .v tr:last-child td{border-top:.5pt solid #999} .dd{border:1pt solid #4c9a2a;padding:3mm 4mm;margin-top:7mm;font-size:9pt} .ft{font-size:7.6pt;color:#666;margin-top:8mm;border-top:.5pt solid #aaa;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      asIrish(p, 'AIBK931047')
      call(
        p,
        d.seller,
        irish,
        '{last} Waste & Recycling Ltd|GREENWAY BINS|Barrow Valley Recycling Limited|{last} Brothers Refuse Ltd'
      )
      startWith(p, 'Household service charge', 'day', random.int(9, 15) * 5)
      recount(p, {
        isGross: true,
        units: {
          day: [28, 31],
          kg: [11, 68],
          lift: [1, 4],
          tag: [1, 3],
          roll: [1, 2],
          item: [1, 1],
        },
      })
      p.used.clear()
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 1)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate, 1)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const mandate = `${random.digits(6)}-${random.digits(3)}`
      return `<div class=bar><b>${d.seller.name}</b><span>Customer care ${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}</span></div><div class=bd>
<div class=two><div class=to>${britishParty(d.buyer)}</div><div class=bx><b>VAT invoice</b><table>${row(['Invoice number', `>${d.number}`])}${row(['Invoice date', `>${p.date(d.issueDate)}`])}${row(['Account number', `>${d.customerNumber}`])}${row(['Billing period', `>${p.date(dayAfter(d.issueDate, -31))} – ${p.date(dayAfter(d.issueDate, -1))}`])}${row(['Balance from last bill', `>${p.money(0)}`])}${rowOf('p', ['Amount due', `>${p.money(d.amountDue)}`])}${row(['Direct debit on', `>${p.date(d.dueDate)}`])}</table></div></div>
<h2>Your charges this period (€, prices include VAT)</h2>
<table class=l>${heading(['Description', '>Quantity', 'Unit', '>Price', '>VAT', '>Total'])}${rows.join('')}<tr class=t><td colspan=5>Total charges including VAT</td><td class=r>${p.plain(d.total)}</td></tr></table>
<table class=v>${heading(['VAT rate', '>Net', '>VAT', '>Gross'])}${taxes.join('')}${row(['Total', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
<div class=dd><b>You pay by SEPA Direct Debit – no action is needed.</b> We will collect ${p.money(d.amountDue)} from your account on or after ${p.date(d.dueDate)}. Mandate reference (UMR) ${mandate}. Creditor identifier IE${random.int(11, 89)}ZZZ${random.digits(6)}.</div>
<h2>Help us to keep the recycling clean</h2><div>Clean, dry and loose: soft plastics may go in the recycling bin. No nappies, glass, textiles or food. Bins out by 6 am on your day and handles facing the road, please.</div>
<div class=ft>${d.seller.name}, ${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}. VAT no. ${d.seller.vatId}. Company reg. no. ${random.digits(6)}. Waste collection permit NWCPO-${random.int(10, 22)}-1${random.digits(4)}-0${random.int(1, 5)}.</div></div>`
    },
  },
  // Publisher credits the books that a shop sent back.
  {
    name: 'de-verlag-remittenden-gutschrift',
    plan: {
      country: 'DE',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [7],
      lines: [6, 19],
      isOnce: true,
      most: 9,
      pools: partiesOf(
        'DE',
        palatine,
        'Buchhandlung|Bücherstube|Buch & Papier|Bücher',
        'GmbH|e.K.|OHG|GmbH & Co. KG'
      ),
      items: itemsOf(`
        Wandern im Naabtal|Ex.|8|10; Oberpfälzer Kochbuch|Ex.|11|14; Die Glasmacherin (Roman)|Ex.|9|13;
        Tod am Steinernen Meer|Ex.|7|8; Mord auf der Dult|Ex.|7|8; Sagen aus dem Böhmerwald|Ex.|8|11;
        Radführer Fünf-Flüsse-Weg|Ex.|7|9; Kleine Geschichte der Oberpfalz|Ex.|12|16;
        Das große Pilzbuch|Ex.|14|18; Zoiglkultur|Ex.|11|15; Kräuter der Klöster|Ex.|10|13;
        Der letzte Flößer (Roman)|Ex.|10|14; Mundart-Wörterbuch|Ex.|9|12; Kinder entdecken den Wald|Ex.|8|10;
        Gedichte aus dem Grenzland|Ex.|7|9; Burgen und Ruinen|Ex.|13|17; Postkartenbuch Regensburg|Ex.|5|6;
        Backen mit Roggen|Ex.|10|13; Brauereien der Region|Ex.|11|14; Fotoband Steinwald|Ex.|17|23;
        Eisenbahnen in Ostbayern|Ex.|16|21; Mein Gartentagebuch|Ex.|8|11`),
      numbers: (random) => `RG${random.int(4, 7)}${random.digits(5)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:9.6pt/1.35 "EB Garamond";margin:0;min-height:264mm;display:flex;flex-direction:column} .v{text-align:center;border-bottom:.5pt solid #000;padding-bottom:3mm;letter-spacing:.4px} .v b{display:block;font:500 21pt "EB Garamond";letter-spacing:2.5px} .ab{font-size:7.3pt;border-bottom:.4pt solid #000;width:82mm;margin:9mm 0 2mm} .a{display:flex;justify-content:space-between} .a>div{font-size:11pt;width:82mm} .k{width:72mm} .k td{padding:1px 0;font-size:9.6pt} h1{font:600 15pt "EB Garamond";margin:9mm 0 2mm} p{margin:0 0 4mm;font-size:10.3pt} .l th{font-weight:600;text-align:left;border-top:.8pt solid #000;border-bottom:.8pt solid #000;padding:3px 2px} .l td{padding:2.4px 2px;font-variant-numeric:lining-nums tabular-nums} .s{width:84mm;margin:3mm 0 6mm auto;break-inside:avoid} .s td{padding:2px} .s tr:first-child td{border-top:.8pt solid #000} .s .t td{font-weight:700;font-size:11.5pt;border-top:.5pt solid #000;border-bottom:2.4pt double #000} .ft{margin-top:auto;display:flex;justify-content:space-between;border-top:.5pt solid #000;padding-top:2mm;font-size:7.8pt} .mm{font-variant-numeric:lining-nums}',
    draw: (p) => {
      const { doc: d, random } = p
      call(
        p,
        d.seller,
        palatine,
        'Verlag {first} {last}|{last} & {last} Verlag|Naabtal Verlag GmbH|Edition {last}|Kleine Steinpresse Verlagsgesellschaft mbH'
      )
      p.used.clear()
      const rows = p.lines((l, at) =>
        row([
          String(at + 1),
          isbnOf(unescaped(l.description)),
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const [tax] = p.taxes((t) => ({ rate: p.number(t.rate), amount: p.money(taxOf(p, t)) }))
      return `<div class=v><b>${d.seller.name}</b>Regionalia · Belletristik · Bildbände</div>
<div class=ab>${d.seller.name} · ${d.seller.street} · ${codeFirst(d.seller)}</div><div class=a><div>${party(d.buyer)}</div><table class="k mm">${row(['Gutschrift Nr.', `>${d.number}`])}${row(['Datum', `>${p.date(d.issueDate)}`])}${row(['Kundennummer', `>${d.customerNumber}`])}${row(['Verkehrsnummer', `>${random.digits(5)}`])}${row(['Ihr Remissionsschein', `>${random.digits(4)} v. ${p.date(d.orderDate)}`])}${row(['Wareneingang', `>${p.date(d.deliveryDate)}`])}</table></div>
<h1>Gutschrift Remittenden</h1><p class=mm>Für Ihre Rücksendung schreiben wir Ihnen wie folgt gut. Alle Titel wurden ungelesen und in verkaufsfähigem Zustand übernommen.</p>
<table class=l>${heading(['Pos.', 'ISBN', 'Titel', '>Menge', '', '>Nettopreis €', '>Betrag €'])}${rows.join('')}</table>
<table class="s mm">${row(['Warenwert netto', `>${p.money(d.subtotal)}`])}${row([`zzgl. ${tax.rate} % Mehrwertsteuer`, `>${tax.amount}`])}${rowOf('t', ['Gutschriftsbetrag', `>${p.money(d.total)}`])}</table>
<p class=mm>Der Betrag wird Ihrem Kundenkonto gutgeschrieben und mit offenen Rechnungen verrechnet. Die Nettopreise entsprechen dem gebundenen Ladenpreis ohne Mehrwertsteuer abzüglich Ihres Grundrabatts; bitte berichtigen Sie Ihren Vorsteuerabzug entsprechend.</p>
<div class="ft mm"><div>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}</div><div>Tel. ${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}</div><div>USt-IdNr. ${d.seller.vatId}<br>Steuernr. ${d.seller.taxNumber}<br>Finanzamt ${d.seller.town}</div><div>Sparkasse Oberpfalz Nord<br>IBAN ${grouped(d.seller.iban)}</div></div>`
    },
  },
  // Private landlady of a holiday flat: small business, deposit, rest before arrival.
  {
    name: 'de-ferienwohnung-restzahlung',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [0],
      lines: [4, 9],
      isInOrder: true,
      isOnce: true,
      most: 3,
      prepaid: 1,
      isSellerPerson: true,
      isBuyerPerson: true,
      days: [10, 14, 21],
      pools: partiesOf('DE', coast, 'Planungsbüro|Tischlerei|Wellness', 'GmbH|e.K.'),
      items: itemsOf(`
        Übernachtung Ferienwohnung „Austernfischer“|Nacht|74|132; Aufbettung Kind|Nacht|8|12;
        Haustier (1 Hund)|Nacht|5|8; Kurabgabe für 2 Erwachsene|Nacht|6|8; Endreinigung|pauschal|60|95;
        Wäschepaket (Bettwäsche, Handtücher)|Person|14|19; Brötchenservice|Tag|4|8;
        Strandkorb, Wochenmiete|Woche|48|65; Leihfahrrad|Stück|35|49`),
      numbers: (random, year) => `${year}-${random.int(12, 96)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:11pt/1.4 "Lato"} .o{display:flex;justify-content:space-between;border-bottom:2pt solid #3f7f93;padding-bottom:4mm} .o b{font:italic 20pt "URW Bookman";color:#3f7f93} .o span{font-size:9pt;text-align:right} .to{margin:12mm 0 0} .dt{text-align:right;margin:4mm 0 6mm} h1{font-size:15pt;color:#3f7f93;margin:0 0 4mm} .st{background:#eef5f7;padding:3mm 4mm;margin:4mm 0} .st td{padding:1.5px 2mm;font-size:10.3pt} .l th{text-align:left;border-bottom:1pt solid #3f7f93;font-size:9.5pt;padding:3px 4px} .l td{padding:4px;font-size:10.3pt} .l .t td{border-top:1pt solid #3f7f93;font-weight:700} .l .d td{font-weight:700;background:#eef5f7} p{margin:4mm 0}',
    draw: (p) => {
      const { doc: d, random } = p
      const nights = random.int(5, 14)
      startWith(
        p,
        'Übernachtung Ferienwohnung „Austernfischer“',
        'Nacht',
        random.int(74, 132) * 100
      )
      recount(p, {
        prepaid: random.pick([0.2, 0.3, 0.5]),
        units: {
          Nacht: [nights, nights],
          pauschal: [1, 1],
          Person: [2, 4],
          Tag: [4, nights - 1],
          Woche: [1, 1],
          Stück: [1, 4],
        },
      })
      p.used.clear()
      const arrival = dayAfter(d.dueDate, 14)
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const sum = (kind: string, words: string, amount: string) =>
        `<tr class=${kind}><td colspan=4>${words}</td><td class=r>${amount}</td></tr>`
      return `<div class=o><b>Haus Austernfischer</b><span>${d.seller.name}<br>${d.seller.street}, ${codeFirst(d.seller)}<br>Tel. ${d.seller.telephone}<br>${d.seller.mail}</span></div>
<div class=to>${party(d.buyer)}</div><div class=dt>${d.seller.town}, ${p.date(d.issueDate)}</div>
<h1>Rechnung Nr. ${d.number}</h1><div>Moin und herzlichen Dank für Ihre Buchung! Für Ihren Aufenthalt berechne ich Ihnen:</div>
<table class=st>${row(['Anreise', `${p.date(arrival)}, ab 16 Uhr`])}${row(['Abreise', `${p.date(dayAfter(arrival, nights))}, bis 10 Uhr`])}${row(['Buchung vom', p.date(d.orderDate)])}</table>
<table class=l>${heading(['Leistung', '>Anzahl', 'Einheit', '>Einzelpreis', '>Gesamt'])}${rows.join('')}${sum('t', 'Gesamtpreis', p.money(d.total))}${d.prepaid ? sum('z', `abzüglich Anzahlung, eingegangen am ${p.date(dayAfter(d.orderDate, 6))}`, `– ${p.money(d.prepaid)}`) : ''}${sum('d', `Restzahlung, fällig am ${p.date(d.dueDate)}`, p.money(d.amountDue))}</table>
<p>Gemäß § 19 UStG wird keine Umsatzsteuer berechnet (Kleinunternehmerregelung).</p>
<p>Bitte überweisen Sie die Restzahlung auf mein Konto:<br>${d.seller.name}, Nord-Ostsee Sparkasse<br>IBAN ${grouped(d.seller.iban)}<br>Verwendungszweck: Rechnung ${d.number}</p>
<p>Die Nummer für den Schlüsseltresor schicke ich Ihnen drei Tage vor der Anreise. Gute Fahrt und bis bald an der Nordsee!</p><div>Herzliche Grüße<br><i>${d.seller.name}</i></div><div style="font-size:8.5pt;color:#555;margin-top:8mm">Steuernummer ${d.seller.taxNumber}</div>`
    },
  },
  // Winter service with a code for payments.
  {
    name: 'at-winterdienst-einsaetze',
    plan: {
      country: 'AT',
      currency: 'EUR',
      rates: [20],
      lines: [6, 14],
      most: 4,
      isPart: true,
      days: [8, 14, 30],
      pools: partiesOf(
        'AT',
        tyrolean,
        'Hausverwaltung|Immobilien|Lebensmittel|Seilbahnen|Hotel',
        'GmbH|KG|OG|AG'
      ),
      items: itemsOf(`
        Schneeräumung Parkplatz, Traktor mit Pflug|Std|78|96; Schneeräumung Gehsteig, Kleingerät|Std|54|68;
        Handräumung Eingänge und Stiegen|Std|42|52; Salzstreuung Zufahrt|Einsatz|34|48;
        Splittstreuung Gehwege|Einsatz|29|44; Schneefräse, Zufahrt Tiefgarage|Std|88|112;
        Schneeabtransport mit LKW|Fuhre|95|135; Auftausalz|Sack|9|13; Kontrollfahrt ohne Einsatz|Fahrt|18|26`),
      numbers: (random, year) => `${year.slice(2)}/${random.int(1, 9)}${random.digits(3)}`,
    },
    style: { ...comma, money: (plain) => `EUR ${plain}`, date: dotted },
    css: 'body{font:9.3pt/1.38 "Nimbus Sans";margin:0;min-height:264mm;display:flex;flex-direction:column} .h{display:flex;justify-content:space-between;align-items:flex-start} .h b{font:bold 18pt/1.1 "Nimbus Sans";max-width:105mm;color:#c00018} .h span{font-size:8pt;text-align:right} .a{display:flex;justify-content:space-between;margin-top:14mm} .a>div{font-size:10.4pt;width:80mm} .k{width:70mm} .k td{padding:1px 0} h1{font-size:14pt;margin:9mm 0 1mm} .ob{margin-bottom:4mm} .l th{background:#e7e7e7;text-align:left;padding:3.5px 4px;font-size:8.3pt} .l td{padding:3px 4px;border-bottom:.4pt solid #bbb} .s{width:84mm;margin:3mm 0 0 auto;break-inside:avoid} .s td{padding:2.5px 4px} .s .t td{font-weight:bold;font-size:11pt;border-top:1pt solid #000;border-bottom:1pt solid #000} .q{display:flex;gap:6mm;margin:7mm 0;break-inside:avoid;align-items:center} .q figure{margin:0;border:1pt solid #000;padding:2mm;width:27mm;text-align:center;font-size:6.8pt} .q svg{width:27mm;height:27mm;display:block;margin-bottom:2mm} .ft{margin-top:auto;border-top:1.2pt solid #c00018;padding-top:2mm;font-size:7.3pt;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      const [year, month] = d.issueDate.split('-')
      if (Number(month) > 3 && Number(month) < 12)
        moveTo(p, `${year}-0${random.int(1, 3)}-${random.int(10, 28)}`)
      call(
        p,
        d.seller,
        tyrolean,
        '{last} Kommunalservice GmbH|{first} {last} e.U.|MASCHINENHOF UNTERLAND|{last} & {last} Winterdienst OG|Hausbetreuung {last} KG'
      )
      if (random.chance(0.5))
        call(
          p,
          d.buyer,
          tyrolean,
          'WEG {last}siedlung 4-8|Gasthof {last} KG|Pfarre St. Nikolaus|Hausverwaltung {last} GmbH|Tourismusverband Kaiserwinkl und Tiroler Unterland'
        )
      recount(p, { units: { Einsatz: [1, 2], Fuhre: [1, 4], Sack: [1, 6], Fahrt: [1, 1] } })
      p.used.clear()
      const days = daysOf(p, dayAfter(d.issueDate, -32), dayAfter(d.issueDate, -2))
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
      const [rate] = p.taxes((t) => p.number(t.rate))
      const payload = `BCD\n002\n1\nSCT\n\n${unescaped(d.seller.name)}\n${d.seller.iban}\nEUR${(d.amountDue / 100).toFixed(2)}\n\n\nRechnung ${d.number}`
      return `<div class=h><b>${d.seller.name}</b><span>${d.seller.street}<br>${codeFirst(d.seller)}<br>Tel ${d.seller.telephone}<br>${d.seller.mail}<br>Einsatzleitung Winter 0664 / ${random.digits(7)}</span></div>
<div class=a><div>${party(d.buyer)}</div><table class=k>${row(['Rechnungsnummer:', `>${d.number}`])}${row(['Rechnungsdatum:', `>${p.date(d.issueDate)}`])}${row(['Kundennummer:', `>${d.customerNumber}`])}${row(['Sachbearbeiter:', `>${random.pick(tyrolean.first)} ${random.pick(tyrolean.last)}`])}</table></div>
<h1>Rechnung</h1><div class=ob>Winterdienst lt. Vereinbarung, Objekt ${d.buyer.street}, ${d.buyer.town}<br>Leistungszeitraum ${p.date(dayAfter(d.issueDate, -32))} bis ${p.date(dayAfter(d.issueDate, -2))}</div>
<table class=l>${heading(['Datum', 'Bezeichnung', '>Menge', 'EH', '>Preis', '>Betrag'])}${rows.join('')}</table>
<table class=s>${row(['Nettobetrag', `>${p.plain(d.subtotal)}`])}${row([`+ ${rate} % MwSt.`, `>${p.plain(d.tax)}`])}${rowOf('t', ['Rechnungsbetrag', `>${p.money(d.total)}`])}</table>
<div class=q><figure>${renderSVG(payload, { ecc: 'M', border: 0 })}Zahlen mit Code</figure><div>Zahlbar bis ${p.date(d.dueDate)} ohne Abzug.<br>Offener Betrag: ${p.money(d.amountDue)}<br>IBAN: ${grouped(d.seller.iban)}<br>Zahlungsreferenz: Rechnung ${d.number}<br><br>Einsatzprotokolle mit GPS-Aufzeichnung senden wir auf Wunsch gerne zu. Bei Zahlungsverzug werden 9,2 Prozentpunkte über dem Basiszinssatz verrechnet (§ 456 UGB).</div></div>
<div class=ft>${d.seller.name} · ${d.seller.street} · ${codeFirst(d.seller)} · FN ${random.digits(6)}${random.pick(['a', 'h', 'k', 'x'])} · Landesgericht Innsbruck · UID ${d.seller.vatId}<br>Raiffeisenbank Unterland · IBAN ${grouped(d.seller.iban)} · Es gelten unsere AGB.</div>`
    },
  },
  // Chimney sweep and control of burners, with the bill for payment at the foot.
  {
    name: 'ch-kaminfeger-feuerungskontrolle',
    plan: {
      country: 'DE',
      currency: 'CHF',
      rates: [8.1],
      lines: [4, 9],
      isInOrder: true,
      isOnce: true,
      most: 3,
      rounding: 1,
      isBuyerPerson: true,
      days: [30],
      pools: partiesOf('DE', swiss, 'Immobilien|Verwaltungs|Baugeschäft|Käserei', 'AG|GmbH'),
      items: itemsOf(`
        Grundtaxe pro Anlage|Anl.|19|27; Reinigung Heizkessel Öl bis 50 kW|Std.|92|108;
        Reinigung Cheminéeofen und Abgasanlage|Std.|92|108; Russsack und Entsorgung|Stk.|6|11;
        Amtliche Feuerungskontrolle, Messung Öl einstufig|Stk.|84|112; Vignette Kanton|Stk.|8|12;
        Messung Holzfeuerung, Sichtkontrolle Brennstoff|Stk.|62|88; Wegpauschale|Stk.|14|22;
        Rauchrohrdichtung 130 mm ersetzt|Stk.|11|19; Brandschutzkontrolle Bericht|Stk.|45|70`),
      numbers: (random) => `${random.int(14, 38)}${random.digits(3)}`,
    },
    style: { ...point, thousands: "'", date: dotted },
    css: '@page{margin:0} body{font:9.6pt/1.38 "Inter";margin:0} .pg{height:296mm;position:relative;padding:12mm 20mm 0 22mm;box-sizing:border-box;overflow:hidden} .h{display:flex;justify-content:space-between} .h b{font:700 14.5pt/1.15 "Inter";display:block;max-width:85mm} .h span{font-size:7.8pt;text-align:right;line-height:1.45} .a{display:flex;justify-content:space-between;margin:9mm 0 7mm} .a .k{width:62mm} .k td{padding:.8px 0;font-size:8.6pt} .to{width:66mm} h1{font:700 12.5pt "Inter";margin:0 0 1mm} .o{font-size:8.6pt;margin-bottom:3mm} .l th{font-size:7.6pt;text-align:left;border-bottom:.9pt solid #000;padding:2px} .l td{padding:2.4px 2px;font-size:8.8pt} .l .f td{border-top:.6pt solid #000} .l .t td{font-weight:700;border-top:.9pt solid #000;border-bottom:.9pt solid #000} .n{font-size:7.6pt;margin-top:3mm} .qr{position:absolute;left:0;bottom:0;width:210mm;height:105mm;border-top:.6pt dashed #000;display:flex;font:8pt/1.15 "Liberation Sans";box-sizing:border-box;background:#fff} .qr h4{font:bold 11pt "Liberation Sans";margin:0 0 4mm} .qr b{display:block;font-size:7pt;margin-top:2.2mm} .rc{width:62mm;padding:5mm;box-sizing:border-box;border-right:.6pt dashed #000;position:relative} .rc b{font-size:6pt} .am{display:flex;gap:5mm} .rc .am{position:absolute;top:66mm} .ac{position:absolute;right:5mm;top:82mm;font:bold 6pt "Liberation Sans"} .pp{padding:5mm;display:flex;gap:5mm;position:relative} .pp svg{width:46mm;height:46mm;display:block} .pp .c{width:51mm} .pp .i{width:82mm;font-size:9.5pt} .pp .i b{font-size:8pt;margin-top:2.6mm} .pp .i b:first-child{margin-top:0} .pp .am{margin-top:3mm;font-size:9.5pt} .co{position:relative;width:46mm;height:46mm} .co i{position:absolute;left:19.5mm;top:19.5mm;width:7mm;height:7mm;background:#000;border:.6mm solid #fff;box-sizing:border-box} .co i:before{content:"";position:absolute;left:2.35mm;top:1mm;width:1.1mm;height:3.8mm;background:#fff} .co i:after{content:"";position:absolute;left:1mm;top:2.35mm;width:3.8mm;height:1.1mm;background:#fff}',
    draw: (p) => {
      const { doc: d, random } = p
      asSwiss(p, ['30', 100, 999])
      if (d.issueDate.startsWith('2023')) moveTo(p, dayAfter(d.issueDate, 366))
      call(
        p,
        d.seller,
        swiss,
        'Kaminfegergeschäft {last} GmbH|{last} Kaminfeger AG|{first} {last} Kaminfegermeister|{last} & Partner Feuerungstechnik|RUSSWEG KAMINFEGER'
      )
      if (random.chance(0.5))
        call(
          p,
          d.buyer,
          swiss,
          '{first} und Peter {last}|Erbengemeinschaft {last}|Stockwerkeigentümergemeinschaft Sonnenhof|Einwohnergemeinde Bauverwaltung|{last} Liegenschaften AG'
        )
      recount(p, { isRounded: true, units: { 'Anl.': [1, 2], 'Std.': [1, 2], 'Stk.': [1, 1] } })
      p.used.clear()
      const { seller, buyer } = d
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const [rate] = p.taxes((t) => p.number(t.rate))
      const sum = (kind: string, words: string, amount: number) =>
        `<tr class=${kind}><td colspan=4>${words}</td><td class=r>${p.plain(amount)}</td></tr>`
      const reference = swissReference(
        `${random.int(1, 9)}${random.digits(5)}${random.digits(8)}${d.number.replace(/\D/g, '').slice(-6)}`
      )
      const parts = reference.replace(/(?<=^..)|(?<=^..(?:.{5})+)(?=.)/g, ' ')
      const of = (who: Person) =>
        ['S', who.name, who.street, '', who.postCode, who.town, 'CH'].join('\n')
      const payload = `SPC\n0200\n1\n${seller.iban}\n${of(seller)}${'\n'.repeat(8)}${(d.amountDue / 100).toFixed(2)}\nCHF\n${of(buyer)}\nQRR\n${reference}\nRechnung ${d.number}\nEPD`
      const money = `<div class=am><span><b>Währung</b>CHF</span><span><b>Betrag</b>${p.plain(d.amountDue).replace("'", ' ')}</span></div>`
      const account = `<b>Konto / Zahlbar an</b>${grouped(seller.iban)}<br>${party(seller)}`
      const rest = `<b>Referenz</b>${parts}`
      const debtor = `<b>Zahlbar durch</b>${party(buyer)}`
      const vat = seller.vatId.replace(/^CHE(...)(...)(...)$/, 'CHE-$1.$2.$3 MWST')
      return `<div class=pg><div class=h><div><b>${seller.name}</b></div><span>${seller.street}, ${codeFirst(seller)}<br>Telefon ${seller.telephone}<br>${seller.mail}<br>${vat}</span></div>
<div class=a><table class=k>${row(['Rechnungsdatum', p.date(d.issueDate)])}${row(['Kundennummer', d.customerNumber])}${row(['Ausgeführt am', p.date(d.deliveryDate)])}${row(['Zahlbar bis', p.date(d.dueDate)])}</table><div class=to>${party(buyer)}</div></div>
<h1>Rechnung Nr. ${d.number}</h1><div class=o>Objekt: ${buyer.street}, ${buyer.town} – Anlage Nr. ${random.digits(6)}</div>
<table class=l>${heading(['Leistung', '>Anzahl', 'Einheit', '>Ansatz CHF', '>Betrag CHF'])}${rows.join('')}${sum('f', 'Zwischentotal exkl. MWST', d.subtotal)}${sum('x', `MWST ${rate} %`, d.tax)}${sum('x', 'Total inkl. MWST', d.total)}${d.rounding ? sum('x', 'Rundung', d.rounding) : ''}${sum('t', 'Rechnungsbetrag CHF', d.amountDue)}</table>
<div class=n>Zahlbar innert 30 Tagen netto. Besten Dank für Ihren Auftrag.</div>
<div class=qr><div class=rc><h4>Empfangsschein</h4>${account}${rest}${debtor}${money}<div class=ac>Annahmestelle</div></div><div class=pp><div class=c><h4>Zahlteil</h4><div class=co>${renderSVG(unescaped(payload), { ecc: 'M', border: 0 })}<i></i></div>${money}</div><div class=i>${account}${rest}<b>Zusätzliche Informationen</b>Rechnung ${d.number}${debtor}</div></div></div></div>`
    },
  },
]
