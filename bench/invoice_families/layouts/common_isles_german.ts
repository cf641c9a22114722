import { paged } from '../pages.ts'
import { dayAfter } from '../days.ts'
import { listOf, townsOf } from '../lists.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { sumOf, type Item, type Plan } from '../make_document.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, dotted, euroAfter, grouped, heading, monthsIn, point, row } from '../print.ts'
import { slashed, type Print } from '../print.ts'

/** Items as `description|unit|lowest price|highest price|index of the rate`, with semicolons. */
function itemsOf(text: string): Item[] {
  return text.split(';').map((one) => {
    const [name, unit, least, most, rate] = listOf(one)
    return [name, unit, Number(least), Number(most), Number(rate ?? 0)]
  })
}

const british = {
  ...pools.GB,
  first: listOf('Philippa|Dean|Anjali|Hamish|Lorna|Trevor|Megan|Winston'),
  last: listOf(`
    Arkwright|Bagshaw|Cullompton|Dewhurst|Fothergill|Gascoigne|Huxtable|Mottram|
    Nuttall|Pargeter|Stobart-Lee|Twemlow`),
  streets: listOf(`
    23 Foundry Street|Unit 4, Gateway Trading Estate|11 Sheep Street|Bridge House, 2 Mill Road|
    97 Wellington Road|The Stables, Manor Farm|35a High Street`),
  towns: townsOf(`
    Kendal=LA9 4QT|Shrewsbury=SY1 3BQ|Barnsley=S70 2RD|Lowestoft=NR32 1LR|Yeovil=BA20 1SH|
    Galashiels=TD1 3AZ|Bridgend=CF31 3NA|Ware=SG12 9QE`),
}

const irish = {
  ...british,
  first: listOf('Dervla|Colm|Bríd|Tadhg|Fionnuala|Ruairí'),
  last: listOf('Cassidy|Dunphy|Egan|Furlong|Keaveney|Lenihan|Mac Mahon|Scully'),
  streets: listOf(`
    Unit 14, Ballymount Road|Abbey Street|2 Railway Terrace|Kilmurry Business Park|
    Rathmore|66 Lower Main Street`),
  towns: townsOf(`
    Carlow=R93 T8W2|Mallow, Co. Cork=P51 D6F8|Ballina, Co. Mayo=F26 H9K3|Dublin 12=D12 XY46|
    Enniscorthy, Co. Wexford=Y21 C7V9`),
  country: 'Ireland',
  tel: '+353 ',
}

const germany = {
  ...pools.DE,
  first: listOf('Anke|Bernd|Dörte|Ekkehard|Gisela|Marvin|Petra|Rüdiger'),
  last: listOf(`
    Abendroth|Buchholz|Dettmer|Elsässer|Fenske|Gutknecht|Hölscher|Klapproth|Mühlbauer|
    Pietsch|Rieger|Steinkamp|Zschoche`),
  streets: listOf(`
    Hauptstr. 57|Mühlenweg 3|Gewerbepark Ost 21|Rathausgasse 10|Dorfstraße 8a|
    Bgm.-Schmidt-Straße 40|Lerchenfeld 15`),
  towns: townsOf(`
    Uelzen=29525|Aalen=73430|Döbeln=04720|Soest=59494|Eutin=23701|Ansbach=91522|
    Bad Kreuznach=55543|Wismar=23966`),
}

const austria = {
  ...pools.AT,
  first: listOf('Elfriede|Gernot|Sabrina|Wolfgang|Theresia|Manuel'),
  last: listOf('Angerer|Bichler|Dorfinger|Feichtner|Hofstätter|Koller|Neuhauser|Stöckl'),
  streets: listOf('Gewerbestraße 9|Am Anger 2/1|Bundesstraße 133|Stadtplatz 21|Feldgasse 6'),
  towns: townsOf(`
    Ried im Innkreis=4910|Wolfsberg=9400|Zell am See=5700|Mistelbach=2130|Liezen=8940|
    Schwaz=6130`),
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

/** Gives the seller an IBAN and a VAT number of Ireland, which has no entry in the pools. */
function asIrish({ doc, random }: Print): void {
  const digits = `3${random.digits(6)}`
  const sum = [...digits].reduce((whole, digit, at) => whole + Number(digit) * (8 - at), 9 * 8)
  const rest = `BOFI90${random.digits(12)}`
  const signs = [...`${rest}IE00`].map((sign) => Number.parseInt(sign, 36)).join('')
  doc.seller.vatId = `IE${digits}${'WABCDEFGHIJKLMNOPQRSTUV'[sum % 23]}H`
  doc.seller.iban = `IE${String(98n - (BigInt(signs) % 97n)).padStart(2, '0')}${rest}`
}

/** The same article number for the same article. */
function codeOf(text: string, digits: number): string {
  const hash = [...text].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 899_983, 7)
  return String(hash + 100_000).slice(-digits)
}

const eventSections: [string, Item[]][] = [
  [
    'Tontechnik',
    itemsOf(`
    Line-Array-Element 2x8", aktiv|Stk.|68|95;
    Subwoofer 18", aktiv|Stk.|55|80;
    Digitalmischpult 32 Kanal|Stk.|140|220;
    Funkmikrofon-Strecke Handsender|Stk.|35|55;
    Monitorlautsprecher 12"|Stk.|28|42`),
  ],
  [
    'Lichttechnik',
    itemsOf(`
    LED-Moving-Head Spot 300 W|Stk.|58|85;
    LED-PAR RGBW, akkubetrieben|Stk.|16|26;
    Lichtsteuerpult mit Touchscreen|Stk.|110|180;
    Hazer inkl. Fluid|Stk.|35|50`),
  ],
  [
    'Bühne und Rigging',
    itemsOf(`
    Bühnenpodest 2 x 1 m, Höhe 60 cm|Stk.|24|34;
    Traverse 3-Punkt, 2 m|Stk.|12|19;
    Molton schwarz, B1|m|3|5`),
  ],
  [
    'Personal und Transport',
    itemsOf(`
    Tontechniker/in|Tag|360|460;
    Auf- und Abbauhelfer/in|Std.|26|36;
    Transport LKW 7,5 t, einfache Strecke|Fahrt|180|290`),
  ],
]

/** British, Irish, German and Austrian senders of ordinary months. */
export const commonIslesGerman: Family[] = [
  // Brewery to a pub: pages with rows by product group, containers on deposit, direct debit.
  {
    name: 'en-gb-brewery-dray',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20, 0],
      lines: [14, 70],
      isInOrder: true,
      isOnce: true,
      most: 9,
      days: [7, 14, 21],
      ...between(
        'GB',
        british,
        'Brewery|Brewing Company|Ales',
        'Inns|Taverns|Pub Company|Leisure|Hotels',
        'Ltd|Limited|plc'
      ),
      items: itemsOf(`
    Old Tup Best Bitter 4.0% 9gal|Firkin|88|104;
    Haymaker Golden Ale 3.8% 9gal|Firkin|84|99;
    Black Ram Porter 5.2% 9gal|Firkin|104|121;
    Pale Rider IPA 4.5% 9gal|Firkin|94|112;
    Winter Warmer 5.8% 4.5gal|Pin|58|69;
    Guest: Fell Walker 4.2% 9gal|Firkin|92|108;
    Pilsner Lager 4.4% 50L|Keg|138|165;
    Premium Lager 5.0% 50L|Keg|152|178;
    Stout Nitro 4.1% 50L|Keg|146|172;
    Session Pale 3.4% 30L|Keg|79|96;
    Dry Cider 4.5% 50L|Keg|128|149;
    Cloudy Cider 5.5% 20L|BIB|52|67;
    Low Alcohol Lager 0.5% 24x330ml|Case|19|26;
    Ginger Beer 12x500ml|Case|13|19;
    Tonic Water 24x200ml|Case|11|16;
    Slimline Tonic 24x200ml|Case|11|16;
    Cola 24x330ml NRB|Case|14|21;
    Orange Juice 24x200ml|Case|15|22;
    Sparkling Mineral Water 12x750ml|Case|9|14;
    Lemonade Post-mix 10L|BIB|31|44;
    Sauvignon Blanc 75cl|6 Btl|32|48;
    Merlot 75cl|6 Btl|29|44;
    Pinot Grigio Blush 75cl|6 Btl|30|42;
    Prosecco Extra Dry 20cl|24 Btl|54|72;
    London Dry Gin 70cl|Btl|15|24;
    Blended Scotch Whisky 70cl|Btl|14|22;
    Spiced Rum 1.5L|Btl|27|38;
    Vodka 1.5L|Btl|24|33;
    Salted Crisps 32x40g|Box|12|18;
    Dry Roasted Peanuts 24x50g card|Card|11|17;
    CO2 Cylinder 7kg|Each|16|24;
    Mixed Gas 30/70 Cylinder|Each|19|28;
    Beer Line Cleaner 5L|Each|8|13;
    Container deposit, cask|Each|15|15|1;
    Container deposit, keg|Each|30|30|1;
    Cylinder deposit|Each|40|40|1`),
      numbers: (random) => `${random.int(4, 8)}${random.digits(6)}`,
    },
    style: { ...point, date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: 'body{font:8.5pt "Liberation Sans";margin:0} .pg{height:264mm;position:relative} .pg+.pg{break-before:page} .top{display:flex;justify-content:space-between;border-bottom:2.5pt solid #5b1a1a;padding-bottom:2mm} .top b{font:bold 19pt "P052";color:#5b1a1a} .top i{font-size:8pt;display:block} .inv{font-size:17pt;letter-spacing:2px;align-self:end} .three{display:flex;gap:4mm;margin:4mm 0} .three>div{width:58mm;line-height:1.35} .three small{color:#5b1a1a;font-weight:bold;display:block} .three table{flex:1;border:.6pt solid #5b1a1a} .three table td{padding:1.2px 5px} .l th{background:#5b1a1a;color:#fff;font-size:7.5pt;text-align:left;padding:3px 4px} .l td{padding:2px 4px;border-bottom:.3pt solid #ccc} .end{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm} .vat{width:70mm} .vat th{text-align:left;font-size:7.5pt;border-bottom:.6pt solid #000} .tot{width:68mm} .tot td,.vat td{padding:2.2px 3px} .tot .b td{border-top:1pt solid #000;border-bottom:1pt solid #000;font-weight:bold;font-size:10.5pt} .dd{margin-top:6mm;border:.6pt solid #5b1a1a;padding:2mm 3mm} .ft{position:absolute;bottom:0;left:0;right:0;font-size:7pt;color:#444;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      const drawn = p.lines((l) =>
        row([
          codeOf(l.description, 5),
          l.description,
          l.unit,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate, 1)}`,
        ])
      )
      const pages = paged(drawn, 36, 25)
      const since = random.pick([1842, 1874, 1981, 2009])
      const licence = random.pick(['The Plough', 'Railway Inn', 'The Kings Head', 'Bay Horse'])
      const drop = `${random.pick(['Mon', 'Tue', 'Thu'])} ${random.int(1, 9)} / drop ${random.int(1, 22)}`
      const head = (at: number) =>
        `<div class=top><div><b>${d.seller.name}</b><i>Independent brewers since ${since}</i>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>Orders ${d.seller.telephone} &nbsp; Accounts ${d.seller.mail}</div><div class=inv>INVOICE</div></div>
<div class=three><div><small>Invoice to</small>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><small>Deliver to</small>${licence}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table>${row(['Invoice no.', `>${d.number}`])}${row(['Date / tax point', `>${p.date(d.issueDate)}`])}${row(['Account', `>${d.customerNumber}`])}${row(['Order', `>${d.orderNumber}`])}${row(['Route', `>${drop}`])}${row(['Page', `>${at + 1} of ${pages.length}`])}</table></div>`
      const foot = `<div class=ft>${d.seller.name} · Registered in England no. 00${codeOf(d.seller.name, 6)} · VAT reg. ${d.seller.vatId} · AWRS URN XKAW0000${codeOf(d.seller.town, 6)}<br>Casks, kegs and cylinders remain our property. Shortages must be noted on the delivery sheet and reported within 48 hours.</div>`
      const columns = heading(['Code', 'Product', 'Unit', '>Qty', '>Price', '>Value', '>VAT %'])
      const vat = p.taxes((t) =>
        row([`${p.number(t.rate, 1)}%`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])
      )
      const end = `<div class=end><table class=vat>${heading(['VAT rate', '>Goods', '>VAT'])}${vat.join('')}</table><table class=tot>${row(['Total goods and deposits', `>${p.plain(d.subtotal)}`])}${row(['VAT', `>${p.plain(d.tax)}`])}<tr class=b><td>INVOICE TOTAL &pound;</td><td class=r>${p.plain(d.total)}</td></tr></table></div><div class=dd><b>DO NOT PAY.</b> This amount will be collected from your bank account by Direct Debit on or after ${p.date(d.dueDate)}.</div>`
      return pages
        .map((rows, at) => {
          const isLast = at === pages.length - 1
          const rest = isLast ? end : '<div class=r style="margin-top:3mm">Continued …</div>'
          return `<div class=pg>${head(at)}<table class=l>${columns}${rows.join('')}</table>${rest}${foot}</div>`
        })
        .join('')
    },
  },

  // Credit note of a parts counter on a half sheet: returned parts, totals side by side in a strip.
  {
    name: 'en-gb-parts-counter-credit',
    plan: {
      country: 'GB',
      currency: 'GBP',
      kind: 'creditNote',
      rates: [20],
      lines: [1, 5],
      isOnce: true,
      most: 3,
      lineDiscount: 0.6,
      ...between(
        'GB',
        british,
        'Motor Factors|Auto Parts|Vehicle Components',
        'Garage|Motors|Autos|Recovery|MOT Centre',
        'Ltd|Limited'
      ),
      items: itemsOf(`
    BRAKE PAD SET FRONT||22|46;
    BRAKE DISC VENTED 280MM||28|55;
    ALTERNATOR 120A EXCH||118|189;
    SURCHARGE - ALTERNATOR||30|45;
    STARTER MOTOR 1.4KW EXCH||96|152;
    SURCHARGE - STARTER||25|40;
    CLUTCH KIT 3PC 228MM||89|164;
    LAMBDA SENSOR 4 WIRE||41|78;
    WISHBONE LH FRONT LOWER||33|69;
    WHEEL BEARING KIT REAR||24|51;
    BATTERY TYPE 027 60AH||48|82;
    CALIPER REAR RH EXCH||54|91;
    SURCHARGE - CALIPER||15|25;
    TIMING BELT KIT & W/PUMP||72|138;
    OIL FILTER||4|9`),
      numbers: (random) => `${random.pick(['C', 'CN', 'CR'])}${random.digits(6)}`,
    },
    page: '210mm 148mm',
    style: { ...point, thousands: '', date: slashed },
    css: 'body{font:8.5pt "Liberation Sans";margin:0} .pg{height:138mm;position:relative;padding:2mm 4mm;box-sizing:border-box} .top{display:flex;justify-content:space-between} .nm{font-size:15pt;font-weight:bold;font-style:italic;color:#14387f} .box{border:1pt solid #14387f;width:72mm} .box th{background:#14387f;color:#fff;font-size:12pt;padding:3px;letter-spacing:1px} .box td{padding:1.5px 5px} .to{display:flex;gap:10mm;margin:3mm 0} .to div{line-height:1.3;min-width:60mm} .to small{color:#14387f} .l{border:.6pt solid #14387f} .l th{border-bottom:.6pt solid #14387f;text-align:left;font-size:7.5pt;padding:2px 5px} .l td{padding:2px 5px;font-family:"Liberation Mono";font-size:8.5pt} .strip{position:absolute;bottom:13mm;left:4mm;right:4mm;width:auto} .strip table{border:.6pt solid #14387f} .strip th{font-size:7pt;background:#dfe6f3;padding:2px 6px;text-align:right;border-right:.6pt solid #14387f} .strip td{padding:3px 6px;text-align:right;font-size:10pt;border-right:.6pt solid #14387f} .strip td:last-child{font-weight:bold} .ft{position:absolute;bottom:2mm;left:4mm;right:4mm;font-size:6.5pt;line-height:1.35;color:#333}',
    draw: (p) => {
      const { doc: d, random } = p
      const reasons = 'Ordered in error|Wrong part supplied|Old unit returned|Faulty - warranty'
      const makes = 'BL|FX|QK|TRM|VD'
      return `<div class=pg><div class=top><div><div class=nm>${d.seller.name}</div>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>Tel: ${d.seller.telephone} &nbsp; Trade counter open Mon-Fri 8.00-5.30, Sat 8.30-12.30<br>VAT No: ${d.seller.vatId}</div><table class=box><tr><th colspan=2>CREDIT NOTE</th></tr>${row(['Credit No', `>${d.number}`])}${row(['Date', `>${p.date(d.issueDate)}`])}${row(['Account', `>${d.customerNumber}`])}${row(['Against Invoice', `>${random.int(4, 7)}${random.digits(5)}`])}${row(['Served by', `>${random.pick(['DAZ', 'KEV', 'LISA', 'MARK'])} / ${random.int(1, 4)}`])}</table></div>
<div class=to><div><small>CUSTOMER</small><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div><div><small>YOUR REF</small><br>${d.orderNumber}<br><small>REASON</small><br>${random.pick(listOf(reasons))}</div></div>
<table class=l>${heading(['Part No', 'Description', '>Qty', '>Unit Price', '>Disc %', '>Value', '>VAT %'])}${p.lines((l) => row([`${random.pick(listOf(makes))}${codeOf(l.description, 5)}`, l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${l.discount ? p.number(l.discount, 1) : ''}`, `>${p.plain(l.amount)}`, `>${p.number(l.rate, 2)}`])).join('')}</table>
<div class=strip><table>${row(['VAT rate', 'Goods', 'VAT', 'TOTAL CREDIT £'], 'th')}${row([`${p.number(d.taxes[0].rate, 2)}%`, p.plain(d.subtotal), p.plain(d.tax), p.plain(d.total)])}</table></div>
<div class=ft>This credit has been posted to your account and will show on your next statement. Electrical items are non-returnable unless faulty. Surcharges are refunded when the old unit is received complete and in its original box within 60 days. Terms and conditions at ${d.seller.site}.</div></div>`
    },
  },

  // Pest controller with an online bookkeeping program: dated visits, VAT summary at the end.
  {
    name: 'en-gb-pest-visits',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [1, 6],
      most: 4,
      prepaid: 0.25,
      days: [7, 14, 30],
      ...between(
        'GB',
        british,
        'Pest Control|Pest Solutions|Environmental Services',
        'Bakery|Care Homes|Farm Shop|Lettings|Storage|Foods',
        'Ltd|Limited'
      ),
      items: itemsOf(`
    Routine visit - rodent bait stations checked and replenished||45|85;
    Call-out - wasp nest treated (roof void)||55|95;
    Fly screen fitted to kitchen door||120|210;
    EFK unit service and replacement UV tubes||38|72;
    Proofing works - air bricks and pipe entries sealed||65|140;
    Follow-up visit - cockroach treatment||70|110;
    Bird spikes supplied and fitted, per metre||9|16;
    Annual contract, quarterly instalment||95|260;
    Out of hours surcharge||35|60`),
      numbers: (random) => `${random.int(1040, 9890)}`,
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: slashed,
    },
    css: 'body{font:9.5pt "Open Sans";color:#333;line-height:1.35} .top{display:flex;justify-content:space-between} .top b{font-size:11pt;color:#111} h1{font-weight:400;font-size:20pt;color:#2c8a3d;margin:7mm 0 4mm} .mid{display:flex;justify-content:space-between} .mid small,.sum small{color:#777;font-size:8pt;font-weight:600} .mid table{width:62mm} .mid td:first-child{color:#777;font-size:8pt;font-weight:600;text-align:right} .l{margin-top:8mm} .l th{background:#dff0e2;color:#2c8a3d;font-size:8pt;font-weight:400;text-align:left;padding:5px 6px} .l td{padding:5px 6px;vertical-align:top} .l td:first-child{white-space:nowrap} .cut{border-top:1.2pt dashed #aaa;margin-top:4mm;display:flex;justify-content:space-between;padding-top:4mm} .cut p{margin:0;width:78mm;font-size:8.5pt} .sum{width:78mm} .sum td{padding:3px 0} .sum td:first-child{font-size:8.5pt;color:#777} .sum .b td+td{font-size:14pt;font-weight:700;color:#111} .vs{margin-top:8mm} .vs th{background:#dff0e2;color:#2c8a3d;font-size:8pt;font-weight:400;padding:4px 6px;text-align:left} .vs td{padding:4px 6px} .vs caption{font-size:8pt;color:#777;text-align:center;padding-bottom:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const logo =
        '<svg width="62" height="62"><circle cx="31" cy="31" r="29" fill="none" stroke="#2c8a3d" stroke-width="4"/><ellipse cx="31" cy="33" rx="9" ry="14" fill="#333"/><circle cx="31" cy="17" r="6" fill="#333"/><path d="M10 10L52 52" stroke="#2c8a3d" stroke-width="4"/></svg>'
      const dates = daysOf(p, d.from, d.until)
      const terms = Math.round((Date.parse(d.dueDate) - Date.parse(d.issueDate)) / 86_400_000)
      const rate = `${p.number(d.taxes[0].rate, 1)}%`
      const paid = d.prepaid ? row(['PAYMENT', `>${p.plain(d.prepaid)}`]) : ''
      return `<div class=top><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.town}<br>${d.seller.postCode}<br>${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}<br>VAT Registration No.: ${d.seller.vatId}<br>Company Registration No. ${codeOf(d.seller.name, 4)}${random.digits(4)}</div>${logo}</div>
<h1>Invoice</h1><div class=mid><div><small>INVOICE TO</small><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table>${row(['INVOICE', d.number])}${row(['DATE', p.date(d.issueDate)])}${row(['TERMS', `Net ${terms}`])}${row(['DUE DATE', p.date(d.dueDate)])}</table></div>
<table class=l>${heading(['DATE', 'DESCRIPTION', 'VAT', '>QTY', '>RATE', '>AMOUNT'])}${p.lines((l, at) => row([dates[at], l.description, `${p.number(l.rate, 1)}% S`, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<div class=cut><p>Thank you for your business. Please pay by BACS quoting the invoice number:<br>Sort code ${random.digits(2)}-${random.digits(2)}-${random.digits(2)}<br>Account no. ${random.digits(8)}<br><br>Treatment reports are left in the site folder after every visit.</p><table class=sum>${row(['SUBTOTAL', `>${p.plain(d.subtotal)}`])}${row(['VAT TOTAL', `>${p.plain(d.tax)}`])}${row(['TOTAL', `>${p.plain(d.total)}`])}${paid}<tr class=b><td>BALANCE DUE</td><td class=r>${p.money(d.amountDue)}</td></tr></table></div>
<table class=vs><caption>VAT SUMMARY</caption>${heading(['RATE', '>VAT', '>NET'])}${row([`VAT @ ${rate}`, `>${p.plain(d.tax)}`, `>${p.plain(d.subtotal)}`])}</table>`
    },
  },

  // Irish alarm installer: the company in a side column, two VAT rates, site and service period.
  {
    name: 'en-ie-alarm-service',
    plan: {
      country: 'GB',
      currency: 'EUR',
      rates: [23, 13.5],
      lines: [2, 7],
      isInOrder: true,
      isOnce: true,
      most: 3,
      prepaid: 0.5,
      days: [14, 30],
      ...between(
        'GB',
        irish,
        'Security|Alarms|Fire & Security|Electronic Security',
        'Pharmacy|Hotel|Motors|Creamery|Credit Union|Supermarkets',
        'Ltd|Limited|DAC'
      ),
      items: itemsOf(`
    Intruder alarm monitoring, 12 months|yr|145|260;
    GSM dialler SIM and airtime, 12 months|yr|72|110;
    Wireless PIR detector, pet tolerant|ea|58|94;
    External bell box with battery|ea|85|130;
    Smoke detector, optical, addressable|ea|44|78;
    IP dome camera 4MP|ea|139|225;
    12V 7Ah standby battery|ea|24|39;
    Keyfob, encrypted|ea|28|45;
    Annual service of intruder alarm, labour|visit|90|140|1;
    Quarterly fire alarm test and log book|visit|110|185|1;
    Engineer call-out, first hour|visit|85|115|1;
    Additional labour|hr|55|75|1`),
      numbers: (random) => `SI${random.digits(5)}`,
    },
    style: {
      ...point,
      money: (plain) => `€${plain}`,
      date: (y, m, d) => `${d} ${monthsIn('GB')[Number(m) - 1].slice(0, 3)} ${y}`,
    },
    css: 'body{font:9.5pt "Roboto";margin:0;line-height:1.35} .pg{display:flex;gap:8mm;min-height:262mm} .side{width:43mm;background:#15324a;color:#fff;padding:5mm 4mm;font-size:8pt;box-sizing:border-box;line-height:1.5} .side b{font-size:13pt;line-height:1.2;display:block;margin-bottom:5mm} .side h4{margin:5mm 0 0;font-size:8pt;color:#f2b632} .main{flex:1} h1{font-size:22pt;font-weight:300;margin:0 0 6mm;color:#15324a} .ids{display:flex;justify-content:space-between;margin-bottom:7mm} .ids table{width:58mm} .ids td{padding:1.5px 0} .site{border-left:3pt solid #f2b632;padding-left:3mm;margin-bottom:6mm} .l th{border-bottom:1.2pt solid #15324a;text-align:left;font-size:8pt;padding:3px 0} .l td{border-bottom:.4pt solid #ccc;padding:4px 0;vertical-align:top} .tot{width:78mm;margin:5mm 0 0 auto} .tot td{padding:2.5px 0} .tot .b td{border-top:1.2pt solid #15324a;font-weight:bold;font-size:11pt} .bank{margin-top:10mm;background:#f3f5f7;padding:3mm 4mm}',
    draw: (p) => {
      asIrish(p)
      const { doc: d, random } = p
      const vat = p.taxes((t) =>
        row([`VAT @ ${p.number(t.rate)}% on ${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
      )
      const sum = d.taxes.length > 1 ? row(['Total VAT', `>${p.money(d.tax)}`]) : ''
      const paid = d.prepaid
        ? `${row(['Deposit received, thank you', `>-${p.money(d.prepaid)}`])}<tr class=b><td>Balance payable</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      return `<div class=pg><div class=side><b>${d.seller.name}</b>${d.seller.street}<br>${d.seller.town}<br>${d.seller.postCode}<h4>TALK TO US</h4>${d.seller.telephone}<br>24 hr: 1800 ${random.digits(3)} ${random.digits(3)}<br><span style="font-size:7pt;overflow-wrap:anywhere">${d.seller.mail}</span><h4>LICENCE</h4>PSA No. 0${random.digits(4)}<br>EN 50131 / I.S. 3218<h4>COMPANY</h4>Reg. in Ireland ${random.digits(6)}<br>VAT No. ${d.seller.vatId}<br>Directors: ${random.pick(['J. & A. Furlong', 'P. Egan, M. Daly', 'C. Scully'])}</div>
<div class=main><h1>Invoice</h1><div class=ids><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table>${row(['Invoice No.', `>${d.number}`])}${row(['Invoice Date', `>${p.date(d.issueDate)}`])}${row(['Account', `>${d.customerNumber}`])}${row(['Your PO', `>${d.orderNumber}`])}${row(['Payment due', `>${p.date(d.dueDate)}`])}</table></div>
<div class=site>Site: ${d.buyer.name}, ${d.buyer.town.split(',')[0]} &nbsp;&nbsp; Job sheet ${random.digits(5)}<br>Work completed ${p.date(d.deliveryDate)}</div>
<table class=l>${heading(['Description', '>Qty', 'Unit', '>Price', '>VAT', '>Net'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price)}`, `>${p.number(l.rate)}%`, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=tot>${row(['Net total', `>${p.money(d.subtotal)}`])}${vat.join('')}${sum}<tr class=b><td>Invoice total</td><td class=r>${p.money(d.total)}</td></tr>${paid}</table>
<div class=bank>Bank transfers: IBAN ${grouped(d.seller.iban)} &nbsp; BIC BOFIIE2D<br>Please use ${d.number} as the reference and email remittance to our accounts office.</div></div></div>`
    },
  },

  // Butcher to restaurants: a week of delivery notes by weight, two VAT rates, carried sums.
  {
    name: 'de-fleischerei-woche',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [7, 19],
      lines: [14, 60],
      isOnce: true,
      most: 12,
      isPart: true,
      days: [7, 10, 14],
      ...between(
        'DE',
        germany,
        'Fleischerei|Metzgerei|Fleisch- und Wurstwaren|Landmetzgerei',
        'Gastronomie|Gaststätten|Restaurant|Seniorenheim|Kantinen|Hotel',
        'GmbH|e.K.|GmbH & Co. KG|OHG'
      ),
      items: itemsOf(`
    Rinderhackfleisch, frisch|kg|8|11;
    Schweinenacken o. Knochen|kg|6|9;
    Schweineschnitzel, Oberschale, 180 g|kg|8|11;
    Rinderrouladen, geschnitten|kg|14|19;
    Rinderfilet, pariert|kg|38|49;
    Tafelspitz|kg|15|21;
    Kalbsleber|kg|17|24;
    Gulasch, halb und halb|kg|9|13;
    Hähnchenbrustfilet|kg|8|12;
    Putenoberkeule o. K.|kg|6|9;
    Bratwurst, fein, 100 g|kg|8|11;
    Nürnberger Rostbratwürstchen|kg|10|14;
    Wiener Würstchen|kg|9|12;
    Leberkäse zum Selbstbacken|kg|6|9;
    Kochschinken, Aufschnitt|kg|12|16;
    Kassler Lachs|kg|9|12;
    Bauchspeck, geräuchert|kg|8|11;
    Rinderknochen für Fond|kg|1|2;
    Kartoffelsalat, hausgemacht|kg|5|7;
    Fleischsalat|kg|7|10;
    Lammkeule, ohne Knochen|kg|19|27;
    Suppenfleisch vom Rind|kg|9|12;
    Entenbrust, weiblich|kg|18|25;
    Spareribs, mariniert|kg|8|12;
    Schinkenwürfel|kg|9|13;
    Salami, geschnitten|kg|13|18;
    Leberwurst, grob, im Darm|kg|9|12;
    Blutwurst, Ring|kg|7|10;
    Mett, gewürzt|kg|8|11;
    Griebenschmalz|kg|5|8;
    Eisbein, gepökelt|kg|4|7;
    Frikadellen, vorgebraten|kg|9|12;
    Maultaschen, hausgemacht|kg|9|13;
    Grillkohle Buche, Sackware|kg|1.2|2|1;
    Pergamentersatzpapier, Bogen|kg|4|6|1`),
      numbers: (random, year) => `${year.slice(2)}${random.digits(4)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:9pt "Lato";margin:0;line-height:1.22} .pg{min-height:262mm;position:relative} .pg+.pg{break-before:page} .kopf{text-align:center;color:#8e1b1b;border-bottom:1pt solid #8e1b1b;padding-bottom:2mm} .kopf b{font:bold 20pt "P052"} .kopf div{font-size:8pt;color:#333} .mid{display:flex;justify-content:space-between;margin-top:9mm} .adr{font-size:10pt;line-height:1.3} .adr small{font-size:6.5pt;display:block;margin-bottom:2mm;text-decoration:underline} .inf{width:66mm} .inf td{padding:1px 0} h1{font-size:14pt;margin:8mm 0 2mm} .l th{text-align:left;border-top:.8pt solid #000;border-bottom:.8pt solid #000;padding:2px;font-size:8pt} .l td{padding:1.1px 2px} .ls td{font-weight:bold;padding-top:4px} .ue td{border-top:.6pt solid #000;font-weight:bold} .sum{width:116mm;margin:4mm 0 0 auto} .sum th{text-align:left;font-size:8pt;border-bottom:.6pt solid #000;padding:2px} .sum td{padding:2px} .sum .b td{font-weight:bold;border-top:.8pt solid #000} .txt{margin-top:5mm} .fuss{position:absolute;bottom:0;left:0;right:0;font-size:7pt;text-align:center;border-top:.6pt solid #8e1b1b;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const notes = d.lines.length > 24 ? 5 : 3
      const first = random.int(21000, 88000)
      let carried = 0
      const drawn = p.lines((l, at) => {
        const group = Math.floor((at * notes) / d.lines.length)
        const isNew = at === 0 || group !== Math.floor(((at - 1) * notes) / d.lines.length)
        const day = p.date(dayAfter(d.issueDate, group - notes))
        const note = isNew
          ? `<tr class=ls><td colspan=7>Lieferschein ${first + 23 * group} vom ${day}</td></tr>`
          : ''
        const cells = row([
          codeOf(l.description, 4),
          l.description,
          `>${p.number(l.quantity, 3)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.plain(l.amount)}`,
        ])
        carried += l.amount
        return { text: note + cells, carried }
      })
      const pages = paged(drawn, 30, 23)
      const columns = heading(listOf('Art.-Nr.|Artikel|>Menge|ME|>Preis €|>MwSt.|>Betrag €'))
      const carry = (label: string, cents: number) =>
        `<tr class=ue><td></td><td colspan=5>${label}</td><td class=r>${p.plain(cents)}</td></tr>`
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)} %`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(d.taxes.length === 1 ? d.total : t.base + t.amount)}`,
        ])
      )
      const all =
        d.taxes.length > 1
          ? `<tr class=b><td>Summe</td><td class=r>${p.plain(d.subtotal)}</td><td class=r>${p.plain(d.tax)}</td><td class=r>${p.plain(d.total)}</td></tr>`
          : ''
      const end = `<table class=sum>${heading(['MwSt.-Satz', '>Netto €', '>MwSt. €', '>Brutto €'])}${taxes.join('')}${all}<tr class=b style="font-size:11pt"><td colspan=3>Rechnungsbetrag EUR</td><td class=r>${p.plain(d.total)}</td></tr></table><div class=txt>Zahlbar ohne Abzug bis ${p.date(d.dueDate)}. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Beanstandungen bitte am Tag der Lieferung melden.</div>`
      const head = `<div class=kopf><b>${d.seller.name}</b><div>${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · Telefon ${d.seller.telephone} · ${d.seller.mail}</div></div>`
      const letter = `<div class=mid><div class=adr><small>${d.seller.name}, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}</small>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table class=inf>${row(['Rechnungs-Nr.', `>${d.number}`])}${row(['Datum', `>${p.date(d.issueDate)}`])}${row(['Kunden-Nr.', `>${d.customerNumber}`])}${row(['Tour', `>${random.int(1, 6)}`])}${row(['Seiten', `>${pages.length}`])}</table></div><h1>Wochenrechnung</h1>`
      const foot = `<div class=fuss>Sparkasse · IBAN ${grouped(d.seller.iban)} · USt-IdNr. ${d.seller.vatId} · Steuer-Nr. ${d.seller.taxNumber} · EU-Zulassung DE NW ${codeOf(d.seller.name, 5)} EG</div>`
      return pages
        .map((rows, at) => {
          const isLast = at === pages.length - 1
          const before = at ? carry('Übertrag', pages[at - 1].at(-1)!.carried) : ''
          const after = isLast ? '' : carry('Zwischensumme', rows.at(-1)!.carried)
          const next = at
            ? `<div class=r style="margin:3mm 0">Rechnung ${d.number} · Seite ${at + 1}</div>`
            : letter
          return `<div class=pg>${head}${next}<table class=l>${columns}${before}${rows.map(({ text }) => text).join('')}${after}</table>${isLast ? end : ''}${foot}</div>`
        })
        .join('')
    },
  },

  // Chimney sweep: a letter to the owner of a house with sums only, provisions and a payment form.
  {
    name: 'de-schornsteinfeger-liegenschaft',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [1, 6],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      isSellerPerson: true,
      days: [14, 21],
      pools: { ...pools, DE: { ...germany, trade: listOf('Hausverwaltung|Wohnbau|Immobilien') } },
      items: itemsOf(`
    Grundwert je Gebäude einschl. Wegepauschale||16|24;
    Feuerstättenschau||19|34;
    Feuerstättenbescheid||11|16;
    Abgaswegüberprüfung Gas-Brennwertgerät||38|58;
    Emissionsmessung Ölheizkessel nach 1. BImSchV||49|74;
    Kehrung Schornstein, fester Brennstoff||17|29;
    Überprüfung Kaminofen, Raumluftverbund||14|27;
    Reinigung des Verbindungsstücks||12|22;
    Abnahme der Feuerungsanlage mit Bescheinigung||68|115`),
      numbers: (random, year) => `${year}-${random.digits(5)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:10.5pt "Carlito";line-height:1.3;margin:0} .pg{height:263mm;position:relative} .kopf{display:flex;gap:4mm;justify-content:flex-end;align-items:center;text-align:right} .kopf b{font-size:14pt} .kopf small{display:block;color:#444;font-size:8.5pt;line-height:1.35} .ab{font-size:7pt;margin-top:8mm;color:#444} .to{margin-top:2mm;min-height:26mm} h1{font-size:13pt;margin:9mm 0 0} .bez{display:flex;justify-content:space-between;border-top:.6pt solid #000;border-bottom:.6pt solid #000;padding:1.5mm 0;margin:2mm 0 5mm;font-size:9.5pt} .l th{text-align:left;font-size:9pt;border-bottom:.6pt solid #000;padding:2px 0} .l td{padding:2.5px 0;vertical-align:top} .l .s td{border-top:.6pt solid #000} .l .b td{font-weight:bold;border-top:.6pt solid #000;border-bottom:2pt double #000} .txt{margin-top:5mm} .zahl{position:absolute;bottom:0;left:0;right:0;border:.8pt solid #000;padding:3mm 4mm;font-size:9.5pt} .zahl td{padding:1px 0} .zahl td:first-child{width:40mm;color:#444}',
    draw: (p) => {
      const { doc: d, random } = p
      const provision = (name: string) => {
        if (/Grundwert/.test(name)) return 'Anl. 3 Nr. 1'
        if (/schau|bescheid$/.test(name)) return 'Anl. 3 Nr. 2'
        return /Abnahme/.test(name) ? 'Anl. 3 Nr. 3' : 'freie Tätigkeit'
      }
      const sweep =
        '<svg width="46" height="46"><circle cx="23" cy="23" r="22" fill="#111"/><path d="M23 6v34M14 40l9-12 9 12M13 14h20" stroke="#fff" stroke-width="3" fill="none"/></svg>'
      const sum = (label: string, amount: string, kind = '') =>
        `<tr class="${kind}"><td></td><td colspan=2>${label}</td><td class=r>${amount}</td></tr>`
      const rate = p.number(d.taxes[0].rate)
      return `<div class=pg><div class=kopf><div><b>${d.seller.name}</b><small>Schornsteinfeger-Meisterbetrieb · Gebäudeenergieberatung (HWK)<br>Kehrbezirk ${codeOf(d.seller.town, 2)}<br>${d.seller.street} · ${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} · ${d.seller.mail}</small></div>${sweep}</div>
<div class=ab>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=r>${d.seller.town}, ${p.date(d.issueDate)}</div><h1>Rechnung Nr. ${d.number}</h1><div class=bez><span>Liegenschaft: ${d.buyer.street}, ${d.buyer.town}</span><span>Liegenschafts-Nr. ${random.digits(4)}</span><span>Leistung vom ${p.date(d.deliveryDate)}</span></div>
Für die nach KÜO und Feuerstättenbescheid ausgeführten Arbeiten berechne ich:
<table class=l style="margin-top:4mm">${heading(['Nr.', 'Leistung', 'Grundlage', '>Betrag'])}${p.lines((l, at) => row([at + 1, l.description, provision(l.description), `>${p.money(l.amount)}`])).join('')}${sum('Summe netto', p.money(d.subtotal), 's')}${sum(`Mehrwertsteuer ${rate} %`, p.money(d.tax))}${sum('Gesamtbetrag', p.money(d.total), 'b')}</table>
<div class=txt>Der Gesamtbetrag besteht aus Arbeits- und Fahrtkosten und ist als Handwerkerleistung nach § 35a EStG begünstigt. Bitte bewahren Sie die Rechnung zwei Jahre auf.<br><br>Steuernummer ${d.seller.taxNumber}</div>
<div class=zahl><b>Bitte überweisen Sie bis zum ${p.date(d.dueDate)}</b> (kein Einzug, keine Barzahlung)<table>${row(['Empfänger', d.seller.name])}${row(['IBAN', grouped(d.seller.iban)])}${row(['Verwendungszweck', `${d.number}, ${d.buyer.name}`])}${row(['Betrag', p.money(d.amountDue)])}</table></div></div>`
    },
  },

  // Event technology: equipment by section with sums, summary of the sections, rebate and deposit.
  {
    name: 'de-eventtechnik-abrechnung',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [7, 18],
      isInOrder: true,
      isOnce: true,
      most: 8,
      allowance: 0.6,
      prepaid: 0.6,
      days: [7, 14],
      ...between(
        'DE',
        germany,
        'Veranstaltungstechnik|Eventtechnik|Ton & Licht|Showtechnik',
        'Stadtmarketing|Autohaus|Messebau|Kulturbetriebe|Pharma',
        'GmbH|GbR|UG (haftungsbeschränkt)|e.K.'
      ),
      items: eventSections.flatMap(([, items]) => items),
      numbers: (random, year) => `RG-${year}-${random.digits(4)}`,
    },
    style: {
      ...euroAfter,
      date: (y, m, d) => `${Number(d)}. ${monthsIn('DE')[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9pt "Inter";font-feature-settings:"calt" 0;margin:0;line-height:1.35;color:#1b1b1b} .bar{background:#1d1d24;color:#fff;padding:5mm;display:flex;justify-content:space-between;align-items:center} .bar b{font-size:13pt} .bar span{color:#ff8a3d;font-size:18pt;font-weight:300} .mid{display:flex;justify-content:space-between;margin:8mm 0 6mm} .mid table{width:78mm} .mid td{padding:1.2px 0} .mid td:first-child{color:#777} .mid small{font-size:7pt;color:#777} .vt{background:#f4f1ee;padding:2.5mm 4mm;margin-bottom:4mm} .l th{text-align:left;font-size:7.5pt;color:#777;font-weight:400;border-bottom:.6pt solid #999;padding:2px 0} .l td{padding:2.2px 0;vertical-align:top} .l td:nth-child(4){padding-left:11px!important} .l .g td{font-weight:600;padding-top:7px;color:#d9621a} .l .z td{border-top:.4pt solid #bbb;color:#555;font-size:8.5pt} .end{display:flex;justify-content:space-between;margin-top:7mm;align-items:flex-start;break-inside:avoid} .end h3{font-size:9pt;margin:0 0 1mm;color:#d9621a} .zus{width:66mm} .sum{width:88mm} .sum td,.zus td{padding:2px 0} .sum .b td{font-weight:700;border-top:1.2pt solid #1d1d24;padding-top:4px} .txt{margin-top:6mm} .ft{margin-top:8mm;border-top:.6pt solid #999;padding-top:2mm;font-size:7pt;color:#666;display:flex;justify-content:space-between;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const rate = p.number(d.taxes[0].rate)
      const show = random.pick(['Sommerfest', 'Hausmesse', 'Firmenfeier', 'Jubiläumsgala'])
      const place = random.pick(['Stadthalle', 'Kurpark', 'Werkhalle 2', 'Schlosshof'])
      let position = 0
      const sections = eventSections.map(([title, items]) => {
        const names = items.map(([name]) => name)
        const own = d.lines.filter(({ description }) => names.includes(description))
        const rows = own.map((l) => {
          position += 1
          return row([
            position,
            l.description,
            `>${p.number(l.quantity)}`,
            l.unit,
            `>${p.money(l.price)}`,
            `>${p.money(l.amount)}`,
          ])
        })
        const amount = p.money(sumOf(own))
        const text = `<tr class=g><td></td><td colspan=5>${title}</td></tr>${rows.join('')}<tr class=z><td></td><td colspan=4>Summe ${title}</td><td class=r>${amount}</td></tr>`
        return { title, amount, text: own.length ? text : '' }
      })
      const used = sections.filter(({ text }) => text)
      const less = d.allowance
        ? `${row(['Zwischensumme', `>${p.money(d.lineTotal)}`])}${row(['abzgl. Stammkundenrabatt', `>-${p.money(d.allowance)}`])}`
        : ''
      const paid = d.prepaid
        ? `${row([`abzgl. Anzahlung (Rechnung ${d.earlier})`, `>-${p.money(d.prepaid)}`])}<tr class=b><td>Restbetrag</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      return `<div class=bar><b>${d.seller.name}</b><span>Rechnung</span></div>
<div class=mid><div><small>${d.seller.name} | ${d.seller.street} | ${d.seller.postCode} ${d.seller.town}</small><br><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table>${row(['Rechnungsnummer', `>${d.number}`])}${row(['Rechnungsdatum', `>${p.date(d.issueDate)}`])}${row(['Kundennummer', `>${d.customerNumber}`])}${row(['Projektnummer', `>${d.orderNumber}`])}${row(['Fällig am', `>${p.date(d.dueDate)}`])}</table></div>
<div class=vt><b>${show}</b>, ${place} ${d.buyer.town} · Veranstaltungstag ${p.date(d.deliveryDate)}</div>
<table class=l>${heading(['Pos.', 'Bezeichnung', '>Menge', 'Einheit', '>Einzelpreis', '>Gesamtpreis'])}${used.map(({ text }) => text).join('')}</table>
<div class=end><div class=zus><h3>Zusammenstellung</h3><table>${used.map(({ title, amount }) => row([title, `>${amount}`])).join('')}</table></div><table class=sum>${less}${row(['Summe netto', `>${p.money(d.subtotal)}`])}${row([`zzgl. ${rate}% USt.`, `>${p.money(d.tax)}`])}<tr class=b><td>Rechnungssumme</td><td class=r>${p.money(d.total)}</td></tr>${paid}</table></div>
<div class=txt>Vielen Dank für die Zusammenarbeit! Alle Mietpreise gelten je Veranstaltungstag. Es gelten unsere Allgemeinen Mietbedingungen.</div>
<div class=ft><div>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</div><div>${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}</div><div>IBAN ${grouped(d.seller.iban)}<br>BIC GENODEF1${random.pick(['UEL', 'SOE', 'EUT'])}</div><div>USt-IdNr. ${d.seller.vatId}<br>St.-Nr. ${d.seller.taxNumber}</div></div>`
    },
  },

  // Austrian electrician: rows by work sheet, cash discount, sender on the right.
  {
    name: 'at-elektro-regiescheine',
    plan: {
      country: 'AT',
      currency: 'EUR',
      rates: [20],
      lines: [5, 20],
      isOnce: true,
      most: 9,
      allowance: 0.3,
      days: [21, 30],
      ...between(
        'AT',
        austria,
        'Elektrotechnik|Elektro|Elektroanlagen|E-Technik',
        'Hotelbetriebs|Bau|Sägewerk|Immobilien|Bäckerei',
        'GmbH|GmbH & Co KG|KG|e.U.'
      ),
      items: itemsOf(`
    Facharbeiterstunde Elektrotechniker|Std.|62|78;
    Helferstunde|Std.|44|54;
    Lehrlingsstunde 3. Lehrjahr|Std.|34|42;
    Fahrzeugpauschale Zone 1|PA|28|42;
    Mantelleitung YM-J 3x1,5|m|1|1.6;
    Mantelleitung YM-J 5x2,5|m|2.4|3.6;
    Installationsrohr flexibel M25|m|1.2|1.9;
    Kabelkanal 40x60 weiß|m|7|11;
    Schukosteckdose UP, reinweiß|Stk|9|15;
    Serienschalter UP, reinweiß|Stk|13|19;
    LS-Schalter B16 1-polig|Stk|8|14;
    FI/LS-Schalter 2-polig B16/30mA|Stk|44|69;
    FI-Schutzschalter 4-polig 40A/30mA|Stk|58|89;
    LED-Einbauleuchte 18W, 4000K|Stk|36|58;
    LED-Feuchtraumleuchte 1500 mm|Stk|49|76;
    Bewegungsmelder 180° IP54|Stk|54|82;
    Netzwerkdose 2-fach Cat.6A|Stk|22|34;
    Kleinmaterial (Klemmen, Dübel, Schellen)|PA|12|38;
    E-Befund nach OVE E 8101|PA|180|320`),
      numbers: (random, year) => `AR${year.slice(2)}/${random.digits(4)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:10pt "Liberation Sans";margin:0;line-height:1.25} .top{display:flex;justify-content:space-between;align-items:flex-start} .to{margin-top:24mm;line-height:1.35} .own{width:64mm;font-size:8.5pt;line-height:1.4} .own b{font-size:12.5pt;color:#c8102e;line-height:1.15;display:block;margin:2mm 0} h1{font-size:14pt;margin:9mm 0 0;display:flex;justify-content:space-between;align-items:end} h1 span{font-size:10pt;font-weight:400} .ref{border-top:1pt solid #c8102e;border-bottom:1pt solid #c8102e;padding:1.5mm 0;margin:1.5mm 0 4mm;font-size:9pt} .ref td{padding:1px 0} .l th{text-align:left;font-size:8.5pt;border-bottom:.6pt solid #000;padding:2px 0} .l td{padding:2px 0;vertical-align:top} .l .rs td{padding-top:7px;text-decoration:underline} .keep{break-inside:avoid} .tot{margin-top:3mm;border-top:.6pt solid #000} .tot td{padding:2px 0} .tot td:first-child{padding-left:92mm} .tot .b td{font-weight:bold} .tot .b td+td{border-top:.6pt solid #000;border-bottom:2pt double #000} .txt{margin-top:5mm} .ft{margin-top:9mm;font-size:7.5pt;text-align:center;color:#444;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const sheets = Math.min(3, Math.ceil(d.lines.length / 4))
      const first = random.int(2100, 9400)
      const who = random.pick([
        'Hr. Koller / Hr. Bichler',
        'Hr. Angerer',
        'Fr. Stöckl / Hr. Rainer',
      ])
      const list = p.lines((l, at) => {
        const group = Math.floor((at * sheets) / d.lines.length)
        const isNew = at === 0 || group !== Math.floor(((at - 1) * sheets) / d.lines.length)
        const day = p.date(dayAfter(d.deliveryDate, 3 * (group - sheets + 1)))
        const sheet = isNew
          ? `<tr class=rs><td></td><td colspan=5>Regieschein Nr. ${first + 11 * group} vom ${day}</td></tr>`
          : ''
        const place = `${group + 1}.${String(at + 1).padStart(2, '0')}`
        return `${sheet}${row([place, l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])}`
      })
      const isDiscount = random.chance(0.6)
      const discount = Math.round(d.total * 0.03)
      const early = p.date(dayAfter(d.issueDate, 10))
      const terms = isDiscount
        ? `Bei Zahlung bis ${early} 3 % Skonto (EUR ${p.plain(discount)}), sonst netto bis ${p.date(d.dueDate)}.`
        : `Zahlbar netto ohne Abzug bis ${p.date(d.dueDate)}.`
      const less = d.allowance
        ? `${row(['Summe', `>${p.plain(d.lineTotal)}`])}${row(['abzügl. Nachlass', `>-${p.plain(d.allowance)}`])}`
        : ''
      const logo =
        '<svg width="40" height="40"><rect width="40" height="40" fill="#c8102e"/><path d="M23 4L10 23h8l-3 13 15-20h-9z" fill="#fff"/></svg>'
      return `<div class=top><div class=to>${d.buyer.name}<br>${d.buyer.street}<br><b>${d.buyer.postCode} ${d.buyer.town}</b></div><div class=own>${logo}<b>${d.seller.name}</b>Planung · Installation · Service · Photovoltaik<br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone}<br>${d.seller.mail}</div></div>
<h1>RECHNUNG ${d.number}<span>${d.seller.town}, am ${p.date(d.issueDate)}</span></h1><table class=ref>${row(['Kundennummer', d.customerNumber, 'Bestellung', d.orderNumber])}${row(['Leistungszeitraum', `bis ${p.date(d.deliveryDate)}`, 'Ausgeführt von', who])}</table>
Für die an Ihrem Objekt ${d.buyer.street} nach Aufwand durchgeführten Arbeiten erlauben wir uns zu verrechnen:
<table class=l style="margin-top:3mm">${heading(['Pos.', 'Bezeichnung', '>Menge', 'EH', '>EP EUR', '>Gesamt EUR'])}${list.join('')}</table>
<div class=keep><table class=tot>${less}${row(['Nettobetrag', `>${p.plain(d.subtotal)}`])}${row([`+ ${p.number(d.taxes[0].rate)} % MwSt.`, `>${p.plain(d.tax)}`])}<tr class=b><td>Gesamtbetrag EUR</td><td class=r>${p.plain(d.total)}</td></tr></table><div class=txt>${terms}<br>Wir danken für Ihren Auftrag.</div>
<div class=ft>${d.seller.name} · FN ${codeOf(d.seller.name, 6)}k · LG ${d.seller.town} · UID ${d.seller.vatId} · Raiffeisenbank · IBAN ${grouped(d.seller.iban)}<br>Erfüllungsort und Gerichtsstand ist der Sitz des Unternehmens. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.</div></div>`
    },
  },
]
