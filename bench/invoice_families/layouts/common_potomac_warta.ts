import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import { dayAfter } from '../days.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import type { Line } from '../make_document.ts'
import type { Country, Person, Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, dotted, grouped, heading, monthsIn, point, row, slashed } from '../print.ts'

/** Pools of one country with other words, each list as `one|two`. */
function partiesOf(
  country: Country,
  words: { last: string; trade: string; forms: string; streets: string; towns: string }
): Pools {
  const { last, trade, forms, streets, towns } = words
  const own = {
    ...pools[country],
    last: listOf(last),
    trade: listOf(trade),
    forms: listOf(forms),
    streets: listOf(streets),
    towns: townsOf(towns),
  }
  return { ...pools, [country]: own }
}

const townFirst = ({ town, postCode }: Person) => `${town} ${postCode}`
const codeFirst = ({ town, postCode }: Person) => `${postCode} ${town}`
const months = monthsIn('US')

const american = {
  last: 'Rasmussen|Calloway|Ortega|Lindqvist|Boudreaux|Harker|Nakamura|Tolliver|Swenson',
  streets:
    '6150 Commerce Pkwy|318 N Railroad Ave|2207 State Route 9|77 Foundry St|1405 E Grand Ave, Ste 4|940 Mill Creek Rd|52 Union Sq|3311 Airport Blvd',
  towns:
    'Harrisburg, PA=17104|Boise, ID=83702|Mobile, AL=36602|Toledo, OH=43604|Fargo, ND=58102|Frederick, MD=21701',
}
const polish = {
  last: 'Banaszak|Chmielewski|Domagała|Frąckowiak|Górecki|Kubiak|Nowicka|Olejnik|Rogalska|Stachowiak',
  streets:
    'ul. Dąbrowskiego 77/4|ul. Polna 3|ul. Warszawska 118|ul. Obornicka 245A|os. Piastowskie 61/12|ul. Kolejowa 9|ul. Sienkiewicza 22',
  towns: 'Konin=62-500|Gniezno=62-200|Kalisz=62-800|Śrem=63-100|Sieradz=98-200|Koło=62-600',
}
const german = {
  last: 'Bertram|Diekmann|Engelke|Heitmann|Knoblauch|Lammers|Oberländer|Rüther|Stegemann|Wübben',
  streets:
    'Hansaring 61|Gutenbergstraße 4–6|Alte Ziegelei 2|An der Bundesstraße 19|Siemensstr. 33|Mühlenweg 8 a',
  towns:
    'Lingen (Ems)=49808|Hameln=31785|Paderborn=33100|Wetzlar=35576|Chemnitz=09111|Offenburg=77652',
}

/** A number that is the same for the same item. */
function codeOf({ description }: Line, digits: number): string {
  const sum = [...description].reduce(
    (whole, sign) => (whole * 31 + sign.charCodeAt(0)) % 999983,
    7
  )
  return String(sum * 7919).slice(0, digits)
}

const polishDigits = listOf('zero|jeden|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć')

/** The digits of an amount as words, as some Polish programs print it. */
function inPolishWords(cents: number): string {
  const words = [...String(Math.floor(cents / 100))].map((digit) => polishDigits[Number(digit)])
  return `${words.join('*')} zł ${String(cents % 100).padStart(2, '0')}/100`
}

/** An IBAN without its country, as Polish invoices print it. */
const accountOf = ({ iban }: Person) => `${iban.slice(2, 4)} ${grouped(iban.slice(4))}`

const taxOfLine = (line: Line) => Math.round((line.amount * line.rate) / 100)

const stores = ['DRY GROCERY', 'REFRIGERATED', 'FROZEN', 'PAPER & CHEMICAL']
const groceries = itemsOf(`
  FLOUR ALL PURPOSE BLEACHED 50 LB|BG|17|24; SUGAR GRANULATED CANE 50 LB|BG|31|39;
  OIL CANOLA FRYER CLEAR 35 LB|EA|29|41; TOMATO CRUSHED HEAVY 6/10 CAN|CS|32|44;
  RICE JASMINE 50 LB|BG|34|46; KETCHUP POUCH PACK 6/114 OZ|CS|33|42; SALT KOSHER 12/3 LB|CS|29|38;
  BEANS BLACK LOW SODIUM 6/10|CS|29|36; COFFEE GROUND MEDIUM 42/2.5 OZ|CS|58|83;
  BUTTER SOLID UNSALTED 36/1 LB|CS|99|142; CHEESE MOZZ SHREDDED WM 4/5 LB|CS|52|71;
  CREAM HEAVY 40% UHT 12/32 OZ|CS|44|59; EGG SHELL LARGE GRADE A 15 DZ|CS|31|78;
  LETTUCE ROMAINE HEARTS 12/3 CT|CS|27|48; CHICKEN BREAST BNLS SKLS 40 LB|CS|79|118;
  BACON LAYFLAT 14/18 15 LB|CS|56|72; POTATO FRY 3/8 SKIN-ON 6/5 LB|CS|34|46;
  SHRIMP WHITE 16/20 P&D T-OFF 5/2 LB|CS|68|89; DOUGH BALL PIZZA 16 OZ 30 CT|CS|27|38;
  PEAS GREEN IQF 20 LB|CS|25|33; ICE CREAM VANILLA BEAN 3 GAL|EA|29|43;
  NAPKIN DISPENSER 1-PLY WHITE 6000 CT|CS|39|52|1; CONTAINER HINGED 9X9 3-COMP 200 CT|CS|31|46|1;
  GLOVE NITRILE BLACK LARGE 10/100|CS|48|69|1; DETERGENT WAREWASH LIQ 5 GAL|EA|72|98|1;
  FILM CUTTER BOX 18X2000|RL|17|24|1; TOWEL MULTIFOLD NATURAL 4000 CT|CS|24|33|1`)
const storeOf = (line: Line) =>
  [9, 16, 21, 99].findIndex(
    (end) => groceries.findIndex(([name]) => name.replace('&', '&amp;') === line.description) < end
  )

/** Invoices of American, Canadian, Australian, Polish and German senders. */
export const commonPotomacWarta: Family[] = [
  {
    name: 'en-us-foodservice-route',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [0, 6],
      items: groceries,
      lines: [14, 90],
      isInOrder: true,
      isOnce: true,
      most: 9,
      charge: 0.7,
      days: [7, 14, 21],
      pools: partiesOf('US', {
        ...american,
        trade: 'Foodservice|Provisions|Food Distributors|Bistro|Restaurant Group|Diner',
        forms: 'Inc.|LLC|Co.|Corp.',
      }),
      numbers: (random) => `${random.int(2, 9)}${random.digits(7)}`,
    },
    style: { ...point, date: (y, m, d) => `${m}/${d}/${y.slice(2)}` },
    css: 'body{font:8.5pt "Liberation Sans";margin:4mm} .top{display:flex;justify-content:space-between} .own{font-size:8pt;line-height:1.3} .own b{font-size:15pt;font-style:italic} .top h1{font-size:17pt;margin:0 0 2mm;text-align:right;letter-spacing:2px} .box{border:.8pt solid #000;width:auto} .box th{background:#222;color:#fff;font-size:7pt;padding:2px 6px;font-weight:400} .box td{padding:2px 6px;text-align:center;border-left:.5pt solid #000} .adr{display:flex;gap:5mm;margin:4mm 0} .adr div{flex:1;border:.8pt solid #000;padding:2mm 3mm;line-height:1.3} .adr i{font-size:7pt;font-style:normal;font-weight:bold;display:block} .wide{width:100%;margin-bottom:3mm} .it thead th{border-top:1pt solid #000;border-bottom:1pt solid #000;font-size:7pt;text-align:left;padding:3px 2px} .it td{padding:3.2px 2px} .it .s td{font-weight:bold;padding-top:6px} .it .q td{border-top:.4pt solid #888;font-style:italic} .end{display:flex;justify-content:space-between;margin-top:4mm} .tail{break-inside:avoid} .end p{width:108mm;font-size:7pt;margin:0;line-height:1.35} .tot{width:66mm;border:.8pt solid #000} .tot td{padding:2.5px 5px} .tot .b td{font-weight:bold;font-size:11pt;border-top:.8pt solid #000} .sig{display:flex;gap:8mm;margin-top:10mm} .sig span{flex:1;border-top:.6pt solid #000;font-size:7pt;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const lines = p.lines((line) => line)
      const goods = stores.map((name, at) => {
        const own = lines.filter((line) => storeOf(line) === at)
        const cases = own.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
        const drawn = own.map((l) =>
          row([
            `>${p.number(l.quantity)}`,
            `>${p.number(l.quantity)}`,
            l.unit,
            codeOf(l, 6),
            l.description,
            `>${p.plain(l.price)}`,
            l.rate ? 'T' : 'N',
            `>${p.plain(l.amount)}`,
          ])
        )
        if (!own.length) return ''
        return `<tr class=s><td colspan=8>*** ${name} ***</td></tr>${drawn.join('')}<tr class=q><td class=r>${cases}</td><td colspan=7>PIECES ${name}</td></tr>`
      })
      const charge = d.charge ? row(['Fuel Surcharge', `>${p.plain(d.charge)}`]) : ''
      /** The only sum, which is both the total and what is due. */
      const sum = d.amountDue === d.total ? d.total : d.amountDue
      return `<div class=top><div class=own><b>${d.seller.name}</b><br>${d.seller.street}, ${townFirst(d.seller)}<br>Customer Service ${d.seller.telephone}<br>${d.seller.site}</div><div><h1>INVOICE</h1><table class=box>${heading(['INVOICE NO.', 'INVOICE DATE', 'CUSTOMER NO.'])}${row([d.number, p.date(d.issueDate), d.customerNumber])}</table></div></div>
<div class=adr><div><i>SOLD TO</i>${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}</div><div><i>SHIP TO</i>${d.buyer.name}<br>KITCHEN / REAR DOOR<br>${d.buyer.street}<br>${townFirst(d.buyer)}</div></div>
<table class="box wide">${heading(['ROUTE', 'STOP', 'SALES REP', 'CUST. P.O.', 'DELIVERY DATE', 'TERMS', 'DUE DATE'])}${row([random.int(102, 480), random.int(1, 19), random.pick(['PAM K', 'D. RIOS', 'HOUSE']), d.orderNumber, p.date(d.issueDate), random.pick(['NET TERMS', 'EFT ON DUE DATE', 'CHECK']), p.date(d.dueDate)])}</table>
<table class=it>${heading(['>ORD', '>SHIP', 'UM', 'ITEM', 'DESCRIPTION', '>PRICE', 'TX', '>EXTENSION'])}${goods.join('')}</table>
<div class=tail><div class=end><p>The perishable agricultural commodities listed on this invoice are sold subject to the statutory trust authorized by section 5(c) of the Perishable Agricultural Commodities Act, 1930. Shortages and damages must be noted at time of delivery. No returns without authorization. A service charge of 1 1/2% per month applies to past due accounts.<br><br><b>REMIT TO:</b> ${d.seller.name}, P.O. Box ${random.digits(5)}, ${townFirst(d.seller)}</p><table class=tot>${charge}${row(['Sub Total', `>${p.plain(d.subtotal)}`])}${row(['Sales Tax 6% (T items)', `>${p.plain(d.tax)}`])}<tr class=b><td>PLEASE PAY</td><td class=r>$${p.plain(sum)}</td></tr></table></div>
<div class=sig><span>RECEIVED BY (SIGN)</span><span>PRINT NAME</span><span>DRIVER</span></div></div>`
    },
  },
  {
    name: 'en-us-electric-supply-memo',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'USD',
      kind: 'creditNote',
      rates: [7.25],
      items: itemsOf(`
        3/4 EMT CONDUIT 10FT|EA|8|14; 1/2 EMT SET SCREW CONNECTOR|EA|0.5|1.2;
        12/2 NM-B W/G 250FT COIL|RL|118|164; 20A 1P BOLT-ON BREAKER|EA|14|31;
        100A MAIN LUG LOADCENTER 20SP|EA|89|142; 4SQ BOX 2-1/8 DEEP COMB KO|EA|2|5;
        LED WALLPACK 40W 4000K BRZ|EA|74|128; 2X4 FLAT PANEL 5000L SEL CCT|EA|52|86;
        GFCI RECEPTACLE 20A TR WH|EA|16|25; OCC SENSOR CEILING 360 LV|EA|61|97;
        THHN 10 STR BLK 500FT|RL|92|138; 60A FUSED DISC NEMA 3R|EA|104|171`),
      lines: [1, 7],
      isOnce: true,
      most: 12,
      allowance: 0.6,
      pools: partiesOf('US', {
        ...american,
        trade: 'Electric Supply|Electrical Wholesale|Electric|Contractors|Mechanical',
        forms: 'Inc.|LLC|Company',
      }),
      numbers: (random) => `S${random.digits(7)}.00${random.int(1, 4)}`,
    },
    style: { ...point, date: (y, m, d) => `${Number(m)}/${Number(d)}/${y}` },
    css: 'body{font:9pt "Liberation Mono";margin:4mm} .top{display:flex;justify-content:space-between;align-items:flex-start} .own{font:9.5pt "Liberation Sans";line-height:1.35} .own b{font-size:13pt} .t{border:1.2pt solid #000;border-radius:3mm;padding:2mm 6mm;font:bold 16pt "Liberation Sans"} .i{width:auto;margin:3mm 0 0 auto} .i td{padding:1px 0} .a{display:flex;gap:22mm;margin:9mm 0 7mm;line-height:1.35} .a small{display:block;font-family:"Liberation Sans"} .g td{border:.6pt solid #000;padding:2px 5px;text-align:center} .g .h td{font:7pt "Liberation Sans";background:#ddd} .l{margin-top:3mm} .l th{font:bold 7.5pt "Liberation Sans";border-bottom:1pt solid #000;text-align:left;padding:3px 0} .l td{padding:3px 0;vertical-align:top} .l small{font-size:7.5pt} .s{width:92mm;margin:6mm 0 0 auto;border-top:1pt solid #000} .s td{padding:2px 0} .s .b td{border-top:.6pt solid #000;font-weight:bold;padding-top:4px} p{font:8pt "Liberation Sans";margin-top:12mm;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const invoice = `S${random.digits(7)}.001`
      const reason = random.pick([
        'Customer overordered',
        'Wrong material shipped',
        'Job cancelled',
      ])
      const less = d.allowance
        ? row(['Less restocking charge', `>${p.plain(d.allowance)}-`])
        : row(['Restocking charge', '>.00'])
      return `<div class=top><div class=own><b>${d.seller.name}</b><br>${d.seller.street}<br>${townFirst(d.seller)}<br>${d.seller.telephone}</div><div><div class=t>CREDIT MEMO</div><table class=i>${row(['Credit #', `>${d.number}`])}${row(['Credit date', `>${p.date(d.issueDate)}`])}${row(['Page', '>1 of 1'])}</table></div></div>
<div class=a><div><small>BILL TO:</small>${d.buyer.name}<br>ATTN: ACCOUNTS PAYABLE<br>${d.buyer.street}<br>${townFirst(d.buyer)}</div><div><small>RETURNED FROM:</small>${d.buyer.name}<br>JOB ${random.int(1101, 2890)} ${random.pick(['HIGH SCHOOL ADDN', 'CLINIC T.I.', 'PARKING DECK'])}<br>${d.buyer.town}</div></div>
<table class=g><tr class=h><td>CUSTOMER NUMBER</td><td>CUSTOMER P.O.</td><td>ORIGINAL INVOICE</td><td>ORIGINAL DATE</td><td>WRITER</td><td>RETURN DATE</td></tr>${row([d.customerNumber, d.orderNumber, invoice, p.date(d.orderDate), random.pick(['MIKE T.', 'JESS', 'COUNTER 2']), p.date(d.deliveryDate)])}</table>
<table class=l>${heading(['Return qty', 'Description', '>Unit price', '>Ext. credit'])}${p.lines((l) => row([`${p.number(l.quantity)} ${l.unit}`, `${l.description}<br><small>Return reason: ${reason}</small>`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=s>${row(['Returned merchandise', `>${p.plain(d.lineTotal)}`])}${less}${row(['Subtotal', `>${p.plain(d.subtotal)}`])}${row([`Sales tax ${p.number(d.taxes[0].rate, 2)}%`, `>${p.plain(d.tax)}`])}<tr class=b><td>Total credit</td><td class=r>${p.plain(d.total)}</td></tr></table>
<p>** DO NOT PAY - THIS IS A CREDIT TO YOUR ACCOUNT **<br>This credit may be applied against open invoices or will be shown on your next statement. Credits expire twelve months from the credit date. Special order and cut wire are not returnable.</p>`
    },
  },
  {
    name: 'en-ca-apparel-decorator',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'CAD',
      rates: [13],
      items: itemsOf(`
        Adult cotton T-shirt, black, 1-colour left chest|pcs|9|15;
        Adult cotton T-shirt, sport grey, 3-colour full back|pcs|13|21;
        Youth performance tee, royal, sublimated|pcs|14|22;
        Pullover hoodie, navy, embroidered crest|pcs|38|56;
        Quarter zip fleece, charcoal, embroidered logo|pcs|44|69;
        Structured cap, snapback, 3D embroidery|pcs|17|26;
        Knit toque with cuff, woven patch|pcs|14|22; Hi-vis vest, orange, 2-sided print|pcs|16|25;
        Screen set-up, per colour|ea|20|35; Logo digitizing, up to 8,000 stitches|ea|45|75;
        Individual names, vinyl heat press|ea|5|8; Fold and polybag, per garment|pcs|1|2`),
      lines: [2, 8],
      isInOrder: true,
      isOnce: true,
      most: 48,
      lineDiscount: 0.25,
      charge: 0.4,
      prepaid: 0.8,
      days: [7, 14, 15],
      pools: partiesOf('US', {
        last: 'Tremblay|McAllister|Dhaliwal|Bouchard|Kozak|Fraser|Leblanc|Sinclair|Vandenberg',
        trade: 'Custom Apparel|Sportswear|Embroidery|Minor Hockey|Paving|Brewing',
        forms: 'Inc.|Ltd.|Limited',
        streets:
          '88 Speedvale Ave W|2450 Dundas St E, Unit 7|19 Queen St S|1033 Gardiners Rd|401 Bayfield St|RR 2, 5127 County Rd 43',
        towns:
          'Guelph, ON=N1H 6J9|Kingston, ON=K7P 2R8|Barrie, ON=L4M 3C5|Sudbury, ON=P3E 4N1|Mississauga, ON=L4X 1L4',
      }),
      numbers: (random) => `${random.int(11, 48)}${random.digits(3)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${months[Number(m) - 1].slice(0, 3)} ${Number(d)}, ${y}`,
    },
    css: 'body{font:9.5pt "Open Sans";color:#222;margin:6mm} .h{display:flex;justify-content:space-between;align-items:center;border-bottom:3pt solid #c8102e;padding-bottom:4mm} .h b{font:bold 19pt "URW Gothic"} .h span{text-align:right;font-size:8.5pt;line-height:1.5} .m{display:flex;gap:8mm;margin:6mm 0} .m>div{flex:1} .m h4{margin:0 0 1mm;font-size:8pt;color:#c8102e} .m table td{padding:1px 0} .m table td:first-child{color:#666} h2{margin:0;font-weight:400;font-size:17pt} .l th{background:#222;color:#fff;font-size:8pt;font-weight:600;text-align:left;padding:5px 6px} .l td{padding:6px;border-bottom:.5pt solid #ccc} .l small{color:#777} .e{display:flex;justify-content:space-between;margin-top:5mm} .n{width:88mm;font-size:8pt;line-height:1.5} .t{width:74mm} .t td{padding:3px 6px} .t .b td{background:#f3f3f3;font-weight:bold;border-top:1pt solid #222} .f{margin-top:12mm;font-size:8pt;text-align:center;color:#666}',
    draw: (p) => {
      const { doc: d, random } = p
      const tax = `${random.digits(5)} ${random.digits(4)} RT0001`
      const lessOf = (l: Line) =>
        l.discount ? `<br><small>${l.discount}% team discount</small>` : ''
      const shipping = d.charge ? row(['Shipping', `>${p.money(d.charge)}`]) : ''
      const paid = d.prepaid
        ? row([`Deposit received ${p.date(d.orderDate)}`, `>-${p.money(d.prepaid)}`])
        : ''
      return `<div class=h><b>${d.seller.name}</b><span>${d.seller.street}, ${townFirst(d.seller)}<br>${d.seller.telephone} &nbsp;|&nbsp; ${d.seller.mail}<br>HST # ${tax}</span></div>
<div class=m><div><h2>Invoice ${d.number}</h2></div><div><h4>CUSTOMER</h4>${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}</div><div><table>${row(['Invoice date', p.date(d.issueDate)])}${row(['Order no.', d.orderNumber])}${row(['In-hands date', p.date(d.deliveryDate)])}${row(['Payment due', p.date(d.dueDate)])}</table></div></div>
<table class=l>${heading(['Item', '>Qty', '>Each', '>Total'])}${p.lines((l) => row([l.description + lessOf(l), `>${p.number(l.quantity)} ${l.unit}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<div class=e><div class=n><b>How to pay</b><br>Interac e-Transfer to ${d.seller.mail} (quote the invoice number), cheque, or credit card by phone. Visa and Mastercard payments over $1,000 are subject to a 2.4% fee.<br><br>Please count your order within 5 days of pick-up. A spoilage allowance of 2% applies to all decorated goods.</div><table class=t>${row(['Items', `>${p.money(d.lineTotal)}`])}${shipping}${row(['Subtotal', `>${p.money(d.subtotal)}`])}${row([`HST (ON) ${d.taxes[0].rate}%`, `>${p.money(d.tax)}`])}${row(['<b>Total</b>', `><b>${p.money(d.total)}</b>`])}${paid}<tr class=b><td>Balance owing (CAD)</td><td class=r>${p.money(d.amountDue)}</td></tr></table></div>
<div class=f>Thanks for supporting a local shop! &nbsp; ${d.seller.site}</div>`
    },
  },
  {
    name: 'en-au-market-produce',
    plan: {
      country: 'GB',
      currency: 'AUD',
      rates: [10, 0],
      items: itemsOf(`
        Apples Pink Lady 100ct|ctn|38|52|1; Asparagus bunched|bch|2|4|1; Avocado Hass 22s|tray|24|41|1;
        Bananas Cavendish XL 13kg|ctn|27|44|1; Basil|bch|2|3|1; Broccoli 8kg|ctn|22|39|1;
        Capsicum red|kg|4|9|1; Carrots pre-pack 1kg|bag|1|3|1; Cucumber Lebanese|kg|3|7|1;
        Eggplant|kg|3|6|1; Garlic purple|kg|14|22|1; Herbs coriander|bch|1|3|1;
        Lettuce cos twin 12s|ctn|18|34|1; Limes|kg|6|13|1; Mushrooms cup 4kg|box|32|42|1;
        Onions brown 20kg|bag|19|31|1; Potato washed 20kg|bag|24|36|1; Pumpkin butternut|kg|1|3|1;
        Rocket wild 1.5kg|box|17|26|1; Strawberries 250g|pun|2|5|1; Tomato roma 10kg|ctn|24|43|1;
        Zucchini green|kg|3|7|1; Micro herbs punnet mixed|pun|6|9;
        Orange juice cold pressed 2L|btl|9|13; Fruit salad cut 5kg|tub|38|52;
        Veg prep - diced onion 5kg|tub|26|34; Rice crackers sea salt carton|ctn|21|29`),
      lines: [6, 34],
      isInOrder: true,
      isOnce: true,
      most: 8,
      charge: 0.5,
      days: [7, 14],
      pools: partiesOf('GB', {
        last: 'Callahan|Papadakis|Nguyen|Trimboli|Whitelaw|Mancuso|Hargreaves|Duong|Barlow',
        trade: 'Fresh Produce|Fruit Market|Providores|Cafe|Hotel|Catering',
        forms: 'Pty Ltd|Pty. Ltd.|& Sons Pty Ltd',
        streets:
          'Store 114, Produce Markets, 250 Parramatta Rd|27 Wellington St|Shop 3/88 Lygon St|410 Pacific Hwy|6 Jetty Rd|19 Fitzgerald Ave',
        towns:
          'Homebush West, NSW=2140|Richmond, VIC=3121|Glenelg, SA=5045|Brunswick, VIC=3056|Coffs Harbour, NSW=2450',
      }),
      numbers: (random) => `00${random.int(10, 48)}${random.digits(4)}`,
    },
    style: { ...point, date: slashed },
    css: 'body{font:9pt "Liberation Sans";margin:0} .h{display:flex;justify-content:space-between} .h b{font-size:14pt;color:#186a3b} .h .o{line-height:1.35} .h .d td{padding:1.5px 6px;border:.5pt solid #999} .h .d{width:74mm} h1{font-size:15pt;margin:0 0 2mm;text-align:right} .a{display:flex;gap:6mm;margin:6mm 0 4mm} .a div{flex:1;border-left:3pt solid #186a3b;padding-left:3mm;line-height:1.35} .a i{color:#186a3b;font-style:normal;font-weight:bold} .l th{background:#186a3b;color:#fff;font-size:8pt;text-align:left;padding:3px 5px} .l td{padding:2.6px 5px} .l tbody tr:nth-child(even){background:#eef6f0} .e{display:flex;justify-content:space-between;margin-top:4mm;break-inside:avoid} .e .n{width:100mm;font-size:8pt;line-height:1.45} .t{width:70mm} .t td{padding:3px 5px;border-bottom:.5pt solid #bbb} .t .b td{font-weight:bold;font-size:11pt;border-top:1pt solid #000}',
    draw: (p) => {
      const { doc: d, random } = p
      const abn = `${random.int(11, 98)} ${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`
      const charge = d.charge ? row(['Delivery', `>${p.plain(d.charge)}`]) : ''
      const bank = `BSB 0${random.digits(2)}-${random.digits(3)} &nbsp; Acc ${random.digits(8)}`
      return `<div class=h><div class=o><b>${d.seller.name}</b><br>ABN ${abn}<br>${d.seller.street}<br>${townFirst(d.seller)}<br>Orders ${d.seller.telephone} (before 11pm)<br>${d.seller.mail}</div><div><h1>TAX INVOICE</h1><table class=d>${row(['Invoice No', `>${d.number}`])}${row(['Date', `>${p.date(d.issueDate)}`])}${row(['Your Order', `>${d.orderNumber}`])}${row(['Account', `>${d.customerNumber}`])}${row(['Due Date', `>${p.date(d.dueDate)}`])}</table></div></div>
<div class=a><div><i>Bill To</i><br>${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}</div><div><i>Deliver To</i><br>${d.buyer.name} - Kitchen<br>Run ${random.int(1, 14)}, before ${random.pick(['6.00am', '7.30am'])}<br>${random.pick(['Key under gas meter', 'Leave in coolroom', 'Ring bell at roller door'])}</div></div>
<table class=l>${heading(['>Qty', 'Unit', 'Product', '>Price ex GST', '>GST %', '>Amount ex GST'])}<tbody>${p.lines((l) => row([`>${p.number(l.quantity, 2)}`, l.unit, l.description, `>${p.plain(l.price)}`, `>${l.rate}`, `>${p.plain(l.amount)}`])).join('')}</tbody></table>
<div class=e><div class=n><b>Direct deposit</b><br>${d.seller.name}<br>${bank}<br>Reference ${d.number}<br><br>Claims for quality or short delivery must be phoned through by 10am on the day of delivery. Crates and pallets remain our property. Goods remain the property of the supplier until paid in full.</div><table class=t>${charge}${row(['Subtotal (ex GST)', `>${p.plain(d.subtotal)}`])}${row(['GST', `>${p.plain(d.tax)}`])}<tr class=b><td>Total inc GST (AUD)</td><td class=r>$${p.plain(d.total)}</td></tr></table></div>`
    },
  },
  {
    name: 'pl-klimatyzacja-montaz',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 8],
      items: itemsOf(`
        Klimatyzator ścienny 3,5 kW R32 z modułem WiFi|kpl.|2390|3250|1;
        Montaż klimatyzatora typu split do 3 mb instalacji|usł.|890|1350|1;
        Dodatkowy metr instalacji chłodniczej 1/4"-3/8"|mb|95|140|1;
        Pompka skroplin ze sterowaniem|szt.|320|460|1; Korytko maskujące 80x60 białe|mb|24|39|1;
        Wsporniki jednostki zewnętrznej z amortyzatorami|kpl.|85|140;
        Przegląd okresowy klimatyzacji z odgrzybianiem|szt.|190|290;
        Uzupełnienie czynnika R32|kg|160|240; Wpis do Centralnego Rejestru Operatorów|szt.|100|180;
        Zabezpieczenie elektryczne B16 z okablowaniem|szt.|210|340; Dojazd serwisu|km|2|4`),
      lines: [2, 9],
      isOnce: true,
      most: 8,
      prepaid: 0.6,
      days: [3, 7, 14],
      pools: partiesOf('PL', {
        ...polish,
        trade: 'Klima|Chłód-Serwis|Instalacje|Went-Klim|Ogród|Piekarnia',
        forms: 'Sp. z o.o.|s.c.|Sp. j.|Sp. z o.o. Sp. k.',
      }),
      numbers: (random, year) => `${random.int(3, 96)}/${random.pick(['04', '06', '07'])}/${year}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:9pt "Lato";color:#333;margin:0} .h{display:flex;justify-content:space-between} .h .r{line-height:1.5} h1{font-size:17pt;font-weight:400;margin:9mm 0 6mm} .p{display:flex;gap:10mm;line-height:1.45} .p div{flex:1} .p h3{font-size:9pt;margin:0 0 1.5mm;border-bottom:1pt solid #2b7bb9;padding-bottom:1mm} .l{margin-top:7mm} .l th{background:#eaf2f8;font-size:7.5pt;text-align:left;padding:4px 5px;border:.5pt solid #c5d5e2} .l td{padding:4px 5px;border:.5pt solid #c5d5e2} .s{width:86mm;margin:4mm 0 0 auto} .s td{padding:2.5px 5px;text-align:right} .s .b td{border-top:.5pt solid #333;font-weight:bold} .e{display:flex;justify-content:space-between;margin-top:6mm} .e table{width:86mm} .e td{padding:2px 5px} .e .k{width:82mm;line-height:1.5} .big td{font-size:12pt;font-weight:bold} .g{display:flex;justify-content:space-between;margin-top:22mm;font-size:7.5pt;text-align:center} .g span{width:60mm;border-top:.5pt dotted #333;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const isPerson = !/Sp\.|s\.c\./.test(d.buyer.name)
      const paid = d.prepaid
        ? row([`Zapłacono (zaliczka ${p.date(d.orderDate)})`, `>${p.plain(d.prepaid)} PLN`])
        : ''
      const grossOf = (base: number, tax: number) => (d.taxes.length === 1 ? d.total : base + tax)
      const rates = p.taxes((t) => {
        const [base, tax] = [baseOf(p, t), taxOf(p, t)]
        return row([`${t.rate}%`, p.plain(base), p.plain(tax), p.plain(grossOf(base, tax))])
      })
      const sum = row(['Razem', p.plain(d.subtotal), p.plain(d.tax), p.plain(d.total)])
      return `<div class=h><div></div><div class=r>Miejsce wystawienia: <b>${d.seller.town}</b><br>Data wystawienia: <b>${p.date(d.issueDate)}</b><br>Data wykonania usługi: <b>${p.date(d.deliveryDate)}</b></div></div>
<h1>Faktura nr ${d.number}</h1>
<div class=p><div><h3>Sprzedawca</h3>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP ${d.seller.vatId.slice(2)}<br>tel. ${d.seller.telephone}</div><div><h3>Nabywca</h3>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}${isPerson ? '' : `<br>NIP ${d.buyer.vatId.slice(2)}`}</div></div>
<table class=l>${heading(['Lp.', 'Nazwa towaru lub usługi', 'J.m.', '>Ilość', '>Cena netto', '>Wartość netto', '>VAT', '>Wartość brutto'])}${p.lines((l, at) => row([at + 1, l.description, l.unit, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`, `>${l.rate}%`, `>${p.plain(l.amount + taxOfLine(l))}`])).join('')}</table>
<table class=s>${row(['Stawka VAT', 'Netto', 'Kwota VAT', 'Brutto'])}${rates.join('')}${sum.replace('<tr>', '<tr class=b>')}</table>
<div class=e><div class=k>Sposób płatności: przelew<br>Termin płatności: ${p.date(d.dueDate)}<br>${random.pick(['Bank Spółdzielczy', 'Bank Ziemski S.A.'])}<br>${accountOf(d.seller)}</div><table>${row(['Wartość faktury brutto', `>${p.plain(d.total)} PLN`])}${paid}<tr class=big><td>Do zapłaty</td><td class=r>${p.plain(d.amountDue)} PLN</td></tr></table></div>
<p>Słownie do zapłaty: ${inPolishWords(d.amountDue)}</p><p style="font-size:8pt">Gwarancja 24 miesiące pod warunkiem corocznego przeglądu. Nr F-gaz: FGAZ-P/${random.digits(2)}/${random.digits(4)}/19. Stawka 8% zgodnie z art. 41 ust. 12 ustawy o VAT - budynek mieszkalny do 300 m².</p>
<div class=g><span>Imię i nazwisko osoby uprawnionej do odbioru</span><span>Imię i nazwisko osoby uprawnionej do wystawienia</span></div>`
    },
  },
  {
    name: 'pl-ochrona-abonament',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      items: itemsOf(`
        Monitoring systemu alarmowego - biuro|mies.|89|160;
        Monitoring systemu alarmowego - magazyn|mies.|110|210;
        Dozór fizyczny obiektu, pracownik ochrony|godz.|33|42;
        Interwencja grupy patrolowej ponad limit|szt.|95|150;
        Konserwacja systemu SSWiN|szt.|180|390; Konserwacja kamer CCTV|szt.|220|480;
        Dzierżawa nadajnika GPRS|mies.|25|45; Konwój wartości pieniężnych|kurs|120|240;
        Wymiana akumulatora 12V 17Ah|szt.|145|220; Wideoweryfikacja zdarzeń|mies.|60|130`),
      lines: [2, 10],
      isInOrder: true,
      most: 4,
      days: [14, 21, 30],
      pools: partiesOf('PL', {
        ...polish,
        trade: 'Ochrona|Security|Agencja Ochrony|Zakłady Mięsne|Centrum Ogrodnicze|Logistyka',
        forms: 'Sp. z o.o.|S.A.|Sp. k.',
      }),
      numbers: (random, year) => `FS/${random.digits(5)}/${year.slice(2)}/ABO`,
    },
    style: { decimal: ',', thousands: ' ', date: dotted },
    css: 'body{font:9pt "Roboto";margin:0} .h{display:flex;justify-content:space-between;align-items:center} .logo{background:#13294b;color:#ffc20e;font:bold 13pt "Roboto Condensed";padding:3mm 5mm} .h .n{text-align:right;font-size:13pt} .h .n small{font-size:8.5pt} .m{display:flex;justify-content:space-between;margin-top:8mm} .w{width:82mm;margin-top:12mm;line-height:1.45;font-size:10.5pt} .k{width:82mm;border:1.2pt solid #13294b} .k th{background:#13294b;color:#fff;padding:4px 8px;text-align:left} .k td{padding:4px 8px;border-bottom:.5pt solid #ccd} .k .b td{font-size:13pt;font-weight:bold} h3{margin:9mm 0 2mm;font-size:10pt;color:#13294b} .l th{border-bottom:1.2pt solid #13294b;text-align:left;font-size:7.5pt;padding:3px 4px;font-weight:500} .l td{padding:4px;border-bottom:.5pt solid #ccd;vertical-align:top} .l .s td{font-weight:bold;border:0} .i{font-size:8pt;line-height:1.5;margin-top:8mm} .f{position:fixed;bottom:0;left:0;right:0;border-top:1pt solid #ffc20e;font-size:7.5pt;line-height:1.4;padding-top:1.5mm;color:#444}',
    draw: (p) => {
      const { doc: d, random } = p
      const period = `${p.date(d.from)} - ${p.date(d.until)}`
      const places = ['ul. Fabryczna 2', 'ul. Rolna 15', d.buyer.street]
      const account = accountOf(d.seller)
      const krs = `KRS 0000${random.digits(6)}, kapitał zakładowy ${random.int(1, 9)}00 000,00 zł`
      return `<div class=h><div class=logo>&#9670; 24h OCHRONA</div><div class=n>Faktura VAT <b>${d.number}</b><br><small>data wystawienia: ${p.date(d.issueDate)} &nbsp; oryginał</small></div></div>
<div class=m><div class=w>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br><span style="font-size:9pt">NIP nabywcy: ${d.buyer.vatId.slice(2)}</span></div><table class=k><tr><th colspan=2>Podsumowanie płatności</th></tr>${row(['Numer klienta', `>${d.customerNumber}`])}${row(['Okres rozliczeniowy', `>${period}`])}${row(['Termin płatności', `>${p.date(d.dueDate)}`])}<tr class=b><td>Do zapłaty</td><td class=r>${p.plain(d.amountDue)} zł</td></tr><tr><td colspan=2>Numer rachunku do wpłat:<br><b>${account}</b></td></tr></table></div>
<h3>Szczegóły rozliczenia</h3>
<table class=l>${heading(['Lp.', 'Usługa / obiekt', '>Ilość', 'J.m.', '>Cena jedn. netto', '>Netto', '>St. VAT', '>VAT', '>Brutto'])}${p.lines((l, at) => row([at + 1, `${l.description}<br><small>obiekt: ${places[at % 3]}</small>`, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`, `>${l.rate}%`, `>${p.plain(taxOfLine(l))}`, `>${p.plain(l.amount + taxOfLine(l))}`])).join('')}<tr class=s><td></td><td>RAZEM</td><td colspan=3></td><td class=r>${p.plain(d.subtotal)}</td><td></td><td class=r>${p.plain(d.tax)}</td><td class=r>${p.plain(d.total)}</td></tr></table>
<div class=i>Mechanizm podzielonej płatności. W tytule przelewu prosimy podać numer faktury. Za opóźnienie w płatności naliczamy odsetki ustawowe za opóźnienie w transakcjach handlowych. Reklamacje prosimy zgłaszać w terminie 14 dni na adres ${d.seller.mail} lub w Dziale Obsługi Klienta. Alarm - centrum monitorowania czynne całą dobę: ${d.seller.telephone}.</div>
<div class=f><b>${d.seller.name}</b>, ${d.seller.street}, ${codeFirst(d.seller)} &nbsp;|&nbsp; NIP ${d.seller.vatId.slice(2)}, REGON ${random.digits(9)}<br>${krs}. Koncesja MSWiA nr L-0${random.digits(3)}/02. BDO 000${random.digits(6)}. ${d.seller.site}</div>`
    },
  },
  {
    name: 'de-entsorgung-wiegescheine',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      items: itemsOf(`
        Altholz A II, AVV 170201|t|68|105; Bauschutt rein, AVV 170107|t|19|34;
        Baumischabfall, AVV 170904|t|185|290; Gemischte Siedlungsabfälle, AVV 200301|t|205|310;
        Grünschnitt, AVV 200201|t|48|79; Boden und Steine, AVV 170504|t|17|31;
        Pappe/Papier, AVV 200101|t|12|25; Dämmmaterial KMF in Big-Bags, AVV 170603*|t|390|620;
        Fahrzeugeinsatz Abrollkipper|Std|82|104;
        Fahrzeugeinsatz Absetzkipper|Std|76|95; Einsatz Ladekran inkl. Fahrer|Std|98|124;
        Standzeit Container 22 m³|Wo|18|32; Wartezeit auf der Baustelle|Std|72|89;
        Handsortierung Fehlwürfe|Std|42|56; Kehrmaschine mit Fahrer|Std|98|122`),
      lines: [4, 26],
      most: 7,
      isPart: true,
      charge: 0.5,
      days: [10, 14, 30],
      pools: partiesOf('DE', {
        ...german,
        trade: 'Entsorgung|Recycling|Containerdienst|Bauunternehmung|Gerüstbau|Autohaus',
        forms: 'GmbH|GmbH & Co. KG|e. K.|KG',
      }),
      numbers: (random, year) => `${year.slice(2)}${random.digits(2)}-${random.digits(4)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:9pt "Liberation Sans";margin:0;min-height:265mm;display:flex;flex-direction:column} .h{text-align:right;border-bottom:2pt solid #3f7d20;padding-bottom:2mm;color:#3f7d20} .h b{font-size:18pt} .m{display:flex;justify-content:space-between;margin-top:10mm;height:46mm;align-items:flex-start} .w{width:84mm;font-size:10pt;line-height:1.35} .w small{display:block;font-size:6.5pt;text-decoration:underline;margin-bottom:3mm} .k{width:70mm} .k td{padding:1.2px 0} h2{font-size:13pt;margin:0 0 1mm} .l{margin:4mm 0} .l th{text-align:left;border-top:.6pt solid #000;border-bottom:.6pt solid #000;font-size:8pt;padding:3px 0} .l td{padding:2.5px 0;vertical-align:top} .t{width:80mm;margin-left:auto;break-inside:avoid} .t td{padding:2px 0} .t .b td{font-weight:bold;border-top:.6pt solid #000;border-bottom:2pt double #000;padding:3px 0} p{line-height:1.4;break-inside:avoid} .f{display:flex;justify-content:space-between;border-top:.6pt solid #3f7d20;font-size:7pt;line-height:1.4;padding-top:1.5mm;margin-top:auto;break-inside:avoid;color:#444}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const site = random.pick([
        'Neubau Kita Nordring',
        'Abbruch Halle 3',
        'Betriebshof',
        'BV Rathausplatz 4',
      ])
      const first = random.int(40210, 91800)
      const charge = d.charge ? row(['Maut- und Energiezuschlag', `>${p.plain(d.charge)}`]) : ''
      const noteOf = (l: Line, at: number) =>
        l.unit === 't' ? `W${first + 13 * at}` : `L${first + 13 * at}`
      return `<div class=h><b>${d.seller.name}</b><br>Container &middot; Entsorgung &middot; Verwertung &middot; Zertifizierter Entsorgungsfachbetrieb gem. § 56 KrWG</div>
<div class=m><div class=w><small>${d.seller.name} &middot; ${d.seller.street} &middot; ${codeFirst(d.seller)}</small>${d.buyer.name}<br>${d.buyer.street}<br><br>${codeFirst(d.buyer)}</div><table class=k>${row(['Rechnungs-Nr.:', `>${d.number}`])}${row(['Rechnungsdatum:', `>${p.date(d.issueDate)}`])}${row(['Debitor:', `>${d.customerNumber}`])}${row(['Auftrag:', `>${d.orderNumber}`])}${row(['Leistungszeitraum:', `>${p.date(d.from)} - ${p.date(d.until)}`])}${row(['Sachbearbeiter/in:', `>${random.pick(['Fr. Thiele', 'Hr. Kross', 'Disposition'])}`])}${row(['Telefon:', `>${d.seller.telephone}`])}</table></div>
<h2>Rechnung</h2>Anfallstelle: ${site}
<table class=l>${heading(['Datum', 'Schein-Nr.', 'Leistung / Abfallart', '>Menge', 'ME', '>Preis/ME', '>Betrag EUR'])}${p.lines((l, at) => row([days[at], noteOf(l, at), l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=t>${charge}${row(['Summe netto', `>${p.plain(d.subtotal)}`])}${row([`zzgl. ${d.taxes[0].rate} % MwSt.`, `>${p.plain(d.tax)}`])}<tr class=b><td>Rechnungsbetrag EUR</td><td class=r>${p.plain(d.total)}</td></tr></table>
<p>Zahlbar ohne Abzug bis zum ${p.date(d.dueDate)}. Wiegescheine liegen der Rechnung bei. Mit * gekennzeichnete Abfälle sind gefährlich im Sinne der AVV. Es gelten unsere Allgemeinen Geschäftsbedingungen.</p>
<div class=f><div>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}</div><div>${d.seller.mail}<br>${d.seller.site}<br>Amtsgericht ${d.seller.town}</div><div>USt-IdNr.: ${d.seller.vatId}<br>St.-Nr.: ${d.seller.taxNumber}<br>Entsorger-Nr. ${random.pick(['C', 'E', 'F'])}${random.digits(8)}</div><div>Volksbank ${d.seller.town}<br>IBAN ${grouped(d.seller.iban)}</div></div>`
    },
  },
  {
    name: 'de-tagungshaus-gruppe',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19, 7],
      items: itemsOf(`
        Einzelzimmer mit Bad, je Nacht||62|94|1; Doppelzimmer zur Einzelnutzung, je Nacht||74|108|1;
        Mehrbettzimmer, je Person und Nacht||34|49|1; Vollpension, je Person und Tag||34|46;
        Mittagessen, Menü vegetarisch||13|19; Abendbüfett||15|22; Tagungspauschale ganztags||39|58;
        Plenarsaal, Miete je Tag||180|320; Gruppenraum, Miete je Tag||60|120;
        Beamer und Leinwand, je Tag||25|45; Moderationskoffer||12|20; Kaffeepause mit Gebäck||5|9;
        Getränke laut Liste||2|4; Kopien und Ausdrucke||0.5|1`),
      lines: [3, 11],
      isInOrder: true,
      isOnce: true,
      most: 28,
      isGross: true,
      prepaid: 0.5,
      days: [10, 14, 21],
      pools: partiesOf('DE', {
        ...german,
        trade: 'Tagungshaus|Bildungsstätte|Seminarzentrum|Landesverband|Akademie',
        forms: 'gGmbH|e. V.|GmbH',
      }),
      numbers: (random, year) => `RG-${year}-${random.digits(4)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: dotted },
    css: 'body{font:11pt "EB Garamond";font-variant-numeric:lining-nums;margin:0} .c{text-align:center;line-height:1.4} .c b{font-size:19pt;letter-spacing:1px} .c i{display:block;font-size:11pt} .w{margin:16mm 0 10mm;line-height:1.35;font-size:11pt} .r1{display:flex;justify-content:space-between;align-items:baseline} h2{font-size:15pt;margin:0} .l{margin:5mm 0} .l th{text-align:left;border-bottom:1pt solid #7a1f2b;color:#7a1f2b;padding:3px 4px} .l td{padding:3px 4px;border-bottom:.4pt dotted #999} .l .b td{font-weight:bold;border:0;padding-top:6px} .l .p td{border:0} .v{width:110mm;font-size:9pt;margin:6mm 0} .v td,.v th{text-align:right;padding:1.5px 6px;font-weight:400} .v tr:last-child td{border-top:.5pt solid #000} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:9pt;line-height:1.4;border-top:1pt solid #7a1f2b;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const title = random.pick([
        'Klausurtagung',
        'Jugendleiterschulung',
        'Chorwochenende',
        'Teamtage',
      ])
      const rates = p.taxes((t) => {
        const [base, tax] = [baseOf(p, t), taxOf(p, t)]
        const gross = d.taxes.length === 1 ? d.total : base + tax
        return row([`${t.rate} %`, p.plain(base), p.plain(tax), p.plain(gross)])
      })
      const sums =
        rates.length > 1
          ? row(['Summe', p.plain(d.subtotal), p.plain(d.tax), p.plain(d.total)])
          : ''
      const paid = d.prepaid
        ? `<tr class=p><td colspan=4>abzüglich Anzahlung, eingegangen am ${p.date(d.orderDate)}</td><td class=r>-${p.money(d.prepaid)}</td></tr><tr class=b><td colspan=4>Restbetrag</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      return `<div class=c><b>${d.seller.name}</b><i>Tagen &ndash; Lernen &ndash; Ausruhen</i>${d.seller.street} &bull; ${codeFirst(d.seller)} &bull; Telefon ${d.seller.telephone}</div>
<div class=w>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div>
<div class=r1><h2>Rechnung ${d.number}</h2><span>${d.seller.town}, den ${p.date(d.issueDate)}</span></div>
<p>Sehr geehrte Damen und Herren,<br>für Ihre Veranstaltung „${title}“ (Buchung ${d.orderNumber}) vom ${p.date(dayAfter(d.deliveryDate, -2))} bis ${p.date(d.deliveryDate)} erlauben wir uns zu berechnen:</p>
<table class=l>${heading(['Leistung', '>Anzahl', '>Einzelpreis', '>MwSt.', '>Gesamtpreis'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${l.rate} %`, `>${p.money(l.amount)}`])).join('')}<tr class=b><td colspan=4>Gesamtbetrag inkl. MwSt.</td><td class=r>${p.money(d.total)}</td></tr>${paid}</table>
<table class=v>${row(['enthaltene MwSt.', 'Nettobetrag', 'MwSt.-Betrag', 'Bruttobetrag'], 'th')}${rates.join('')}${sums}</table>
<p>Bitte überweisen Sie den Betrag bis ${p.date(d.dueDate)} unter Angabe der Rechnungsnummer. Wir danken für Ihren Aufenthalt und freuen uns, wenn Sie wiederkommen.</p><p>Mit freundlichen Grüßen<br><br>${random.pick(['i. A. M. Seidel, Belegung', 'Hausleitung', 'i. A. Jana Vogt'])}</p>
<div class=f>Bankverbindung: Sparkasse, IBAN ${grouped(d.seller.iban)} &nbsp;|&nbsp; Steuernummer ${d.seller.taxNumber} &nbsp;|&nbsp; USt-IdNr. ${d.seller.vatId}<br>${d.seller.mail} &nbsp;|&nbsp; ${d.seller.site}</div>`
    },
  },
]
