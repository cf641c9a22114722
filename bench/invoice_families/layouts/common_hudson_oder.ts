import { partiesIn } from '../people.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import pools from '../pools.json' with { type: 'json' }
import {
  dotted,
  euroAfter,
  grouped,
  heading,
  monthsIn,
  point,
  row,
  slashed,
  townFirst,
  codeFirst,
} from '../print.ts'
import type { Random } from '../random.ts'

const rows = (facts: string[][]) => facts.map((cells) => row(cells)).join('')
const shortMonths = monthsIn('US').map((name) => name.slice(0, 3))

/** Splits rows into pages of a size; the last one has less room because of the sums. */
function paged<T>(list: T[], full: number, last: number): T[][] {
  const pages: T[][] = []
  let at = 0
  while (list.length - at > last) {
    const count = Math.min(full, list.length - at - 2)
    pages.push(list.slice(at, at + count))
    at += count
  }
  return [...pages, list.slice(at)]
}

/** Splits a quantity into a count for each of the sizes. */
function sizesOf(random: Random, quantity: number): number[] {
  let rest = quantity
  return [0.15, 0.3, 0.45, 0.6, 1].map((share, at) => {
    const count = at === 4 ? rest : Math.min(rest, Math.round(rest * share * random.next() * 1.6))
    rest -= count
    return count
  })
}

/** Senders of an ordinary month in the United States, Canada, Australia, Poland and Germany. */
export const commonHudsonOder: Family[] = [
  {
    name: 'en-us-hauler-coupon',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [6.35],
      items: itemsOf(`
        4 YD FRONT LOAD TRASH 1X WEEK|MO|98|165; 6 YD FRONT LOAD CARDBOARD 2X WEEK|MO|74|129;
        96 GAL RECYCLE TOTER 1X WEEK|MO|19|32; 20 YD ROLLOFF HAUL|EA|195|285;
        30 YD ROLLOFF HAUL|EA|225|340; DISPOSAL C&D DEBRIS|TON|62|94;
        CONTAINER DELIVERY|EA|85|125; EXTRA PICKUP ON CALL|EA|55|85;
        OVERAGE PER YARD|YD|18|36; LOCK BAR MONTHLY FEE|MO|6|12; DRY RUN TRIP CHARGE|EA|110|160`),
      lines: [3, 9],
      isInOrder: true,
      isOnce: true,
      most: 4,
      charge: 0.8,
      days: [15, 20, 30],
      pools: partiesIn('US', {
        first: listOf('Shawna|Dale|Rick|Teresa|Marcus'),
        last: listOf('Brannigan|Coyle|Dufresne|Hollis|Kimball|Ostrander|Rizzo|Swenson|Tuttle'),
        trade: listOf('Disposal|Properties|Environmental|Builders|Sanitation|Restaurant Group'),
        forms: listOf('Inc.|LLC|Co.|Inc'),
        streets: listOf('PO Box 1260|385 Route 9W|14 Depot Plaza|2 Quarry Rd|907 Washington Ave'),
        towns: townsOf(
          'Kingston, NY=12401|Danbury, CT=06810|Utica, NY=13502|Beacon, NY=12508|Meriden, CT=06450'
        ),
        tel: '+1 8',
      }),
      numbers: (random) => `${random.digits(3)}-${random.digits(7)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (year, month, day) => `${month}/${day}/${year.slice(2)}`,
    },
    css: '@page{margin:11mm 13mm} body{font:9pt "Nimbus Sans";margin:0;line-height:1.3} .h{display:flex;justify-content:space-between} .o b{font:bold italic 18pt "Nimbus Sans";color:#1c6b3a;display:block;max-width:95mm;line-height:1.1;margin-bottom:1.5mm} .f{width:78mm} .f td{padding:2px 6px;border-bottom:.5pt solid #9cb} .f td:first-child{background:#e4f0e8;font-weight:bold;font-size:8pt} .a{margin:6mm 0 5mm 8mm;min-height:17mm;font-size:10pt} .s{background:#1c6b3a;color:#fff;display:flex;margin-bottom:4mm} .s div{flex:1;padding:2mm 3mm;text-align:center;border-right:1pt solid #fff} .s i{font-style:normal;font-size:7.5pt;display:block} .s b{font-size:11.5pt} .l{font-weight:bold;border-bottom:1.2pt solid #1c6b3a;padding:1mm 0} .i th{font-size:8pt;text-align:left;padding:3px;color:#1c6b3a} .i td{padding:2.5px 3px;font-size:8.5pt} .i .t td{border-top:.5pt solid #888} .i .g td{font-weight:bold;border-top:1pt solid #000} .m{font-size:8pt;margin-top:5mm;border:.6pt solid #1c6b3a;padding:2mm 3mm} .c{position:fixed;bottom:0;left:0;right:0;border-top:1pt dashed #000;padding-top:2mm} .c p{margin:0 0 3mm;font-size:7.5pt;text-align:center} .c .w{display:flex;justify-content:space-between} .c table{width:82mm} .c td{border:.6pt solid #444;padding:2px 6px;font-size:8.5pt} .c .x{font:9pt "Liberation Mono";text-align:right;margin-top:3mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const account = `${random.digits(4)}-${random.digits(5)}`
      const before = p.money(random.int(9000, 89000))
      const list = p.lines((l) =>
        row([
          p.date(d.deliveryDate),
          l.description,
          random.chance(0.4) ? `T${random.digits(6)}` : '',
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const price = p.plain(d.charge)
      const recovery = 'FUEL/ENVIRONMENTAL RECOVERY'
      const charge = d.charge ? row(['', recovery, '', '', '', `>${price}`, `>${price}`]) : ''
      if (d.charge) {
        const own = { description: recovery, quantity: null, unit: '', price: d.charge }
        d.lines.push({ ...own, discount: 0, rate: d.taxes[0].rate, amount: d.charge })
      }
      const sums = (label: string, amount: string, kind: string) =>
        `<tr class=${kind}><td></td><td colspan=5>${label}</td><td class=r>${amount}</td></tr>`
      const facts = [
        ['ACCOUNT NUMBER', account],
        ['INVOICE NUMBER', d.number],
        ['INVOICE DATE', p.date(d.issueDate)],
        ['SERVICE PERIOD', `${p.date(d.from)} - ${p.date(d.until)}`],
        ['DUE DATE', p.date(d.dueDate)],
      ]
      const balance = [
        ['PREVIOUS BALANCE', before],
        ['PAYMENTS RECEIVED', `-${before}`],
        ['CURRENT CHARGES', p.money(d.total)],
        ['TOTAL AMOUNT DUE', p.money(d.amountDue)],
      ]
      const pay = [
        ['Account Number', account],
        ['Invoice Number', d.number],
        ['Please Pay By', p.date(d.dueDate)],
        ['Total Amount Due', `<b>${p.money(d.amountDue)}</b>`],
        ['Amount Enclosed', '$'],
      ]
      return `<div class=h><div class=o><b>${d.seller.name}</b>${d.seller.street}<br>${townFirst(d.seller)}<br>Customer Service ${d.seller.telephone}<br>${d.seller.site}</div><table class=f>${rows(facts)}</table></div>
<div class=a>${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}</div>
<div class=s>${balance.map(([label, sum]) => `<div><i>${label}</i><b>${sum}</b></div>`).join('')}</div>
<div class=l>SITE 0001 &nbsp; ${d.buyer.street.toUpperCase()}, ${d.buyer.town.toUpperCase()}</div>
<table class=i>${heading(['DATE', 'DESCRIPTION', 'TICKET', '>QTY', 'UNIT', '>RATE', '>AMOUNT'])}${list.join('')}${charge}${sums('SITE SUBTOTAL', p.plain(d.subtotal), 't')}${sums(`STATE SALES TAX ${p.number(d.taxes[0].rate)}%`, p.plain(d.tax), 'n')}${sums('TOTAL CURRENT CHARGES', p.plain(d.total), 'g')}</table>
<div class=m>Go paperless! Enroll at ${d.seller.site} with your account number. A late charge of 1.5% per month, minimum $5.00, applies to balances not paid by the due date. Please do not place batteries, paint or electronics in your container.</div>
<div class=c><p>PLEASE DETACH AND RETURN THIS PORTION WITH YOUR PAYMENT</p><div class=w><div>${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}<br><br>REMIT TO:<br>${d.seller.name}<br>${d.seller.street}<br>${townFirst(d.seller)}</div><table>${rows(pay)}</table></div><div class=x>${account.replace('-', '')} ${random.digits(9)} ${random.digits(8)} ${random.digits(1)}</div></div>`
    },
  },
  {
    name: 'en-us-print-sizes',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [8.25],
      items: itemsOf(`
        Unisex jersey tee, 2 color front|PC|7|13; Heavy cotton tee, 1 color front and back|PC|6|11;
        Pullover hoodie, full back print|PC|19|31; Long sleeve tee, sleeve print|PC|11|18;
        Performance polo, embroidered left chest|PC|17|28; Youth tee, 3 color front|PC|6|10;
        Quarter zip, embroidered left chest|PC|28|44; Tri-blend tank, 1 color front|PC|8|14;
        Crewneck sweatshirt, tackle twill|PC|24|38; Safety vest, name print|PC|9|15`),
      lines: [2, 7],
      isOnce: true,
      most: 72,
      allowance: 0.4,
      prepaid: 0.7,
      days: [7, 14, 30],
      pools: partiesIn('US', {
        first: listOf('Brooke|Nate|Yolanda|Curtis|Paige'),
        last: listOf('Abernathy|Bledsoe|Castillo|Draper|Eubanks|Guthrie|McCall|Renner|Villegas'),
        trade: listOf('Screen Printing|Athletics|Apparel|Youth Soccer|Ink & Thread|Brewing'),
        forms: listOf('LLC|Co.|Inc.'),
        streets: listOf('610 E Commerce St|18 Mill St, Bay 3|4405 Airport Fwy|229 S Broadway'),
        towns: townsOf(
          'Waco, TX=76701|Denton, TX=76201|Tulsa, OK=74103|Tyler, TX=75702|Lawton, OK=73501'
        ),
        tel: '+1 9',
      }),
      numbers: (random) => String(random.int(2104, 28990)),
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (year, month, day) => `${shortMonths[Number(month) - 1]} ${Number(day)}, ${year}`,
    },
    css: '@page{margin:14mm 12mm} body{font:9.5pt "Open Sans";margin:0;line-height:1.35} .h{display:flex;gap:6mm;align-items:center;border-bottom:.6pt solid #ddd;padding-bottom:4mm} .q{width:20mm;height:20mm;border-radius:4px;background:#ff5a36;color:#fff;font:bold 22pt "Lato";display:flex;align-items:center;justify-content:center} .h small{color:#666;font-size:8.5pt} .t{display:flex;justify-content:space-between;margin:6mm 0} .t h1{font:300 21pt "Open Sans";margin:0 0 1mm} .k{width:88mm;font-size:8.5pt} .k td{padding:2px 0} .k td:first-child{color:#777} .b{display:flex;gap:16mm;margin-bottom:6mm} .b i{font-style:normal;font-weight:bold;display:block;font-size:8.5pt;color:#777;border-bottom:.6pt solid #ddd;margin-bottom:1mm} .b div{min-width:58mm} .i th{background:#f3f3f3;font-size:7.5pt;text-align:left;padding:4px 3px;border:.5pt solid #ddd} .i td{font-size:8.5pt;padding:5px 3px;border:.5pt solid #ddd;vertical-align:top} .i .z{text-align:center;width:7mm} .e{display:flex;justify-content:space-between;margin-top:5mm} .n{width:95mm;font-size:8pt;color:#555} .m{width:70mm} .m td{padding:3px 5px;border-bottom:.5pt solid #ddd} .m tr:last-child td{font-weight:bold;font-size:12pt;border:0}',
    draw: (p) => {
      const { doc: d, random } = p
      const centered = (text: string | number) => `<td class=z>${text || ''}</td>`
      const list = p.lines((l) => {
        const counts = sizesOf(random, l.quantity ?? 0).map((count) => centered(count))
        const color = random.pick(listOf('Black|Navy|Ash|Forest|Royal|Sand|Red'))
        return `<tr><td>${random.pick(['G', 'BC', 'PC', 'ST'])}${random.digits(4)}</td><td>${color}</td><td>${l.description}</td>${counts.join('')}<td class=r>${p.number(l.quantity)}</td><td class=r>${p.money(l.price)}</td>${centered('✓')}<td class=r>${p.money(l.amount)}</td></tr>`
      })
      const sizes = listOf('S|M|L|XL|2XL').map((size) => `<th class=z>${size}</th>`)
      const facts = [
        ['Created', `>${p.date(d.issueDate)}`],
        ['In-Hands Date', `>${p.date(d.deliveryDate)}`],
        ['Payment Due Date', `>${p.date(d.dueDate)}`],
        ['PO #', `>${d.orderNumber}`],
        ['Total', `>${p.money(d.total)}`],
        ['Amount Outstanding', `><b>${p.money(d.amountDue)}</b>`],
      ]
      const sums = [
        ['Item Total', `>${p.money(d.lineTotal)}`],
        ...(d.allowance ? [['Discount', `>-${p.money(d.allowance)}`]] : []),
        ['Sub Total', `>${p.money(d.subtotal)}`],
        [`Sales Tax (${p.number(d.taxes[0].rate)}%)`, `>${p.money(d.tax)}`],
        ['Total Due', `>${p.money(d.total)}`],
        ['Paid', `>${p.money(d.prepaid)}`],
        ['Outstanding', `>${p.money(d.amountDue)}`],
      ]
      const job = random.pick(['Spring staff order', 'Fundraiser reorder', 'Team gear 2nd run'])
      const owner = `${random.pick(pools.US.first)} ${random.pick(pools.US.last)}`
      return `<div class=h><div class=q>${d.seller.name.slice(0, 1)}</div><div><b>${d.seller.name}</b><br><small>${d.seller.street}, ${townFirst(d.seller)}<br>${d.seller.telephone} &nbsp;|&nbsp; ${d.seller.mail} &nbsp;|&nbsp; ${d.seller.site}</small></div></div>
<div class=t><div><h1>Invoice #${d.number}</h1>${job}</div><table class=k>${rows(facts)}</table></div>
<div class=b><div><i>Customer Billing</i>${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}</div><div><i>Customer Shipping</i>PICKUP AT SHOP<br>Attn: ${owner}</div></div>
<table class=i><thead><tr><th>Item #</th><th>Color</th><th>Description</th>${sizes.join('')}<th class=r>Quantity</th><th class=r>Price</th><th>Taxed</th><th class=r>Total</th></tr></thead>${list.join('')}</table>
<div class=e><div class=n><b>Terms &amp; Conditions</b><br>50% deposit is required before production starts. Art proofs are approved by email; a 2% misprint allowance is standard for the industry. Goods supplied by the customer are printed at the customer’s own risk.</div><table class=m>${rows(sums)}</table></div>`
    },
  },
  {
    name: 'en-ca-packaging-bilingual',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'CAD',
      rates: [14.975],
      items: itemsOf(`
        Kraft take-out bag 10 x 5 x 13|CS|38|62; Clamshell 9 x 9 bagasse, 200/cs|CS|41|66;
        Deli cup 16 oz PP, 500/cs|CS|52|79; Deli lid universal, 500/cs|CS|31|46;
        Hot cup 12 oz ripple, 500/cs|CS|58|84; Hot cup lid black 12-20 oz|CS|34|49;
        Dinner napkin 2 ply white, 3000/cs|CS|44|63; Wood fork 6.5 in, 1000/cs|CS|27|41;
        Film wrap 18 in x 2000 ft|RL|19|29; Foil container 2.25 lb, 500/cs|CS|66|98;
        Portion cup 2 oz, 2500/cs|CS|36|55; Garbage bag 35 x 50 extra strong|BX|29|47;
        Nitrile gloves black L, 100/bx|BX|9|16; Thermal roll 3 1/8 x 230, 50/cs|CS|61|92;
        Pizza box 14 in B flute, 50/bd|BD|22|35; Cake board 10 in gold, 100/pk|PK|24|38;
        Parchment sheet 16 x 24, 1000/cs|CS|48|71; Paper straw 7.75 in, wrapped|BX|12|21;
        Carton sealing tape 48 mm x 100 m|RL|3|6; Stretch film 18 in 80 ga|RL|11|18;
        Multi-surface cleaner 4 L|EA|13|22; Hand towel roll 800 ft, 6/cs|CS|46|68;
        Soup bowl kraft 24 oz, 500/cs|CS|72|99; Bread bag micro-perforated|PK|17|28`),
      lines: [14, 60],
      isOnce: true,
      most: 12,
      charge: 0.4,
      days: [15, 30],
      pools: partiesIn('US', {
        first: listOf('Chantal|Stéphane|Karine|Elliot|Mylène'),
        last: listOf('Beaulac|Charron|Deslauriers|Ghattas|Lachance|Rinfret|Steinberg|Trépanier'),
        trade: listOf('Packaging|Emballages|Food Services|Bistro|Distribution|Traiteur'),
        forms: listOf('Inc.|Ltée|Ltd.|inc.'),
        streets: listOf('9255 boul. Langelier|480 rue Locke|1700 Trans-Canada Hwy|55 av. Lépine'),
        towns: townsOf(
          'Saint-Laurent, QC=H4T 1A5|Laval, QC=H7L 4S3|Dorval, QC=H9P 2V8|Gatineau, QC=J8X 2K4'
        ),
        country: 'Canada',
        tel: '+1 5',
      }),
      numbers: (random) => `0${random.digits(6)}`,
    },
    style: { ...point, date: (year, month, day) => `${year}/${month}/${day}` },
    css: '@page{margin:10mm 12mm} body{font:8.5pt "Liberation Sans";margin:0;line-height:1.25} .g{height:256mm;position:relative} .g+.g{break-before:page} .h{display:flex;justify-content:space-between} .h b.o{font-size:15pt;display:block} .v{border:1pt solid #000;width:64mm} .v td{border:.5pt solid #000;padding:2px 5px} .v .y td{background:#000;color:#fff;font-weight:bold;font-size:11pt;text-align:center} .a{display:flex;gap:5mm;margin:4mm 0 3mm} .a div{flex:1;border:.6pt solid #000;border-radius:2mm;padding:1.5mm 3mm;min-height:21mm;font-size:9pt} .a i{font-size:7pt;font-style:normal;display:block} .s th{font-size:6.5pt;font-weight:normal;border:.5pt solid #000;padding:1px 3px} .s td{border:.5pt solid #000;text-align:center;padding:2px 3px} .i{height:140mm;margin-top:2mm;border:.8pt solid #000} .i th{font-size:6.5pt;font-weight:normal;border:.5pt solid #000;text-align:left;padding:2px 3px} .i td{border-left:.5pt solid #000;padding:4px 3px;vertical-align:top} .i tr{height:1px} .i .fill{height:auto} .c{text-align:right;padding:2mm} .e{display:flex;justify-content:space-between;margin-top:2mm} .n{width:108mm;font-size:7.5pt} .n p{margin:0 0 1.5mm} .m{width:72mm} .m td{border:.5pt solid #000;padding:2.5px 5px} .m tr:last-child td{font-weight:bold;font-size:11pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const gstNumber = `${random.digits(9)} RT0001`
      d.seller.vatId = gstNumber
      const federal = Math.round(d.subtotal * 0.05)
      const provincial = d.taxes[0].amount - federal
      const list = p.lines((l) => {
        const missing = random.chance(0.1) ? random.int(1, 4) : 0
        return row([
          `${random.pick(['EM', 'PP', 'HY', 'BX'])}-${random.digits(4)}`,
          l.description,
          `>${p.number((l.quantity ?? 0) + missing)}`,
          `>${p.number(l.quantity)}`,
          `>${missing || ''}`,
          l.unit,
          `>${p.plain(l.price)}`,
          'GP',
          `>${p.plain(l.amount)}`,
        ])
      })
      const labels = listOf(
        'Item<br>Produit|Description|>Ord.<br>Comm.|>Shipped<br>Expéd.|>B/O<br>À venir|Unit<br>Unité|>Price<br>Prix|Tx|>Amount<br>Montant'
      )
      const shipLabels = listOf(
        'Customer / Client|Your P.O. / Votre commande|Ship date / Expédition|Rep. / Vendeur|Via|Terms / Conditions|Due / Échéance'
      )
      const agent = random.pick(['14 - Luc', '22 - Nadia', 'WEB', '07 - House'])
      const ship = [
        d.customerNumber,
        d.orderNumber,
        p.date(d.deliveryDate),
        agent,
        'OUR TRUCK',
        'NET',
        p.date(d.dueDate),
      ]
      const pages = paged(list, 20, 18)
      const address = `${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}`
      const page = (at: number) =>
        `<div class=h><div><b class=o>${d.seller.name}</b>${d.seller.street}<br>${townFirst(d.seller)}<br>Tel. / Tél. : ${d.seller.telephone}<br>${d.seller.mail}</div><table class=v><tr class=y><td colspan=2>INVOICE / FACTURE</td></tr>${row(['No. / N°', `<b>${d.number}</b>`])}${row(['Date', p.date(d.issueDate)])}${row(['Page', `${at + 1} / ${pages.length}`])}</table></div>
<div class=a><div><i>SOLD TO / VENDU À</i>${address}</div><div><i>SHIP TO / EXPÉDIÉ À</i>${address}</div></div>
<table class=s>${heading(shipLabels)}${row(ship)}</table>
<table class=i>${heading(labels)}${pages[at].join('')}${row(Array(9).fill('')).replace('<tr', '<tr class=fill')}</table>`
      const sums = [
        ['Merchandise / Marchandise', `>${p.plain(d.lineTotal)}`],
        ...(d.charge ? [['Delivery / Livraison', `>${p.plain(d.charge)}`]] : []),
        ['Subtotal / Sous-total', `>${p.plain(d.subtotal)}`],
        ['GST / TPS 5%', `>${p.plain(federal)}`],
        ['QST / TVQ 9.975%', `>${p.plain(provincial)}`],
        ['TOTAL CAD', `>$${p.plain(d.total)}`],
      ]
      const foot = `<div class=e><div class=n><p>GST / TPS : ${gstNumber} &nbsp;&nbsp; QST / TVQ : ${random.digits(10)} TQ0001</p><p>Returns accepted within 10 days with authorization; a 15% restocking charge applies. / Retours acceptés dans les 10 jours avec autorisation; des frais de 15 % s’appliquent.</p><p>Interest of 2% per month (24% per year) on overdue accounts. / Intérêt de 2 % par mois (24 % par an) sur les comptes en souffrance.</p>Received by / Reçu par : ____________________________</div><table class=m>${rows(sums)}</table></div>`
      const next = '<div class=c>Continued on next page / Suite à la page suivante</div>'
      return pages
        .map((_, at) => {
          const end = at === pages.length - 1 ? foot : next
          return `<div class=g>${page(at)}${end}</div>`
        })
        .join('')
    },
  },
  {
    name: 'en-au-support-hours',
    plan: {
      country: 'GB',
      currency: 'AUD',
      rates: [0],
      items: itemsOf(`
        Assistance With Self-Care Activities - Weekday Daytime|Hour|64|71;
        Assistance With Self-Care Activities - Saturday|Hour|91|98;
        Assistance With Self-Care Activities - Sunday|Hour|117|125;
        Access Community Social and Rec Activities - Weekday|Hour|64|71;
        House or Yard Maintenance|Hour|52|57; House Cleaning And Other Household Activities|Hour|54|58;
        Support Coordination Level 2|Hour|97|101; Non-labour costs - tolls and parking|Each|4|19`),
      lines: [3, 12],
      isInOrder: true,
      most: 6,
      isPart: true,
      days: [7, 14],
      pools: partiesIn('GB', {
        first: listOf('Kylie|Darren|Meera|Lachlan|Tahlia|Bruno'),
        last: listOf('Birtles|Cavanagh|Nguyen|Papadakis|Quilty|Rowlands|Singh|Tredinnick'),
        trade: listOf('Plan Management|Community Care|Support Services|Home Help|Allied Care'),
        forms: listOf('Pty Ltd|Pty. Ltd.|Pty Limited'),
        streets: listOf('3/41 Bell Street|PO Box 377|126 Murray Road|Level 1, 80 Keilor Road'),
        towns: townsOf(
          'Preston VIC=3072|Geelong VIC=3220|Toowoomba QLD=4350|Salisbury SA=5108|Penrith NSW=2750'
        ),
        country: 'Australia',
        tel: '+61 ',
      }),
      numbers: (random) => `${random.pick(['KB', 'MS', 'HH'])}-${random.int(102, 989)}`,
    },
    style: { ...point, money: (plain) => `$${plain}`, date: slashed },
    css: 'body{font:10.5pt "Carlito";margin:0;line-height:1.3} h1{text-align:center;font:bold 20pt "Caladea";color:#5b3a82;margin:0} .u{text-align:center;color:#5b3a82;margin-bottom:6mm} .w td{border:.7pt solid #8a7aa0;padding:3px 7px;width:25%} .w td:nth-child(odd){background:#eee8f5;font-weight:bold;width:19%} h3{font:bold 12pt "Caladea";color:#5b3a82;margin:6mm 0 2mm} .i th{background:#5b3a82;color:#fff;text-align:left;padding:4px 6px;font-size:9.5pt} .i td{border:.7pt solid #8a7aa0;padding:4px 6px;font-size:9.5pt;vertical-align:top} .i .k{white-space:nowrap} .i .m td{font-weight:bold} .b{margin-top:7mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const own = random.digits(9)
      const weighed = [...own].reduce((sum, digit, at) => sum + Number(digit) * (3 + 2 * at), 0)
      const abn = `${99 - (weighed % 89)} ${own.replace(/(...)(...)(...)/, '$1 $2 $3')}`
      d.seller.vatId = abn
      const participant = `${random.pick(pools.GB.first)} ${random.pick(pools.GB.last)}`
      const codes: [RegExp, string][] = [
        [/Care.*Weekday/, '01_011_0107_1_1'],
        [/Saturday/, '01_013_0107_1_1'],
        [/Sunday/, '01_014_0107_1_1'],
        [/Yard/, '01_019_0120_1_1'],
        [/Cleaning/, '01_020_0120_1_1'],
        [/Coordination/, '07_002_0106_8_3'],
        [/Non-labour/, '04_799_0125_6_1'],
        [/./, '04_104_0125_6_1'],
      ]
      const span = Date.parse(d.until) - Date.parse(d.from)
      const list = p.lines((l, at) => {
        const day = Date.parse(d.from) + (span * (at + 0.5)) / d.lines.length
        return row([
          p.date(new Date(day).toISOString().slice(0, 10)),
          `<span class=k>${codes.find(([form]) => form.test(l.description))?.[1]}</span>`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      })
      const facts = [
        ['Provider', d.seller.name, 'Invoice number', d.number],
        ['ABN', abn, 'Invoice date', p.date(d.issueDate)],
        ['Phone', d.seller.telephone, 'Payment due', p.date(d.dueDate)],
        ['Email', d.seller.mail, 'Supports from', p.date(d.from)],
        ['Address', `${d.seller.street}, ${townFirst(d.seller)}`, 'Supports to', p.date(d.until)],
      ]
      const who = [
        ['Invoice to', d.buyer.name, 'Participant', participant],
        [
          'Address',
          `${d.buyer.street}, ${townFirst(d.buyer)}`,
          'NDIS number',
          `43${random.digits(7)}`,
        ],
      ]
      const labels = listOf('Date|Item number|Support|>Qty|Unit|>Rate|>Amount')
      const sum = (label: string, amount: string) =>
        `<tr class=m><td colspan=6 class=r>${label}</td><td class=r>${amount}</td></tr>`
      return `<h1>INVOICE</h1><div class=u>Disability and in-home supports</div>
<table class=w>${rows(facts)}</table><h3>Bill to</h3><table class=w>${rows(who)}</table>
<h3>Supports delivered</h3><table class=i>${heading(labels)}${list.join('')}${sum('Subtotal', p.money(d.subtotal))}${sum('GST (GST-free supports)', p.money(d.tax))}${sum('Invoice total', p.money(d.total))}</table>
<div class=b><b>How to pay</b><br>Account name: ${d.seller.name}<br>BSB: ${random.digits(3)}-${random.digits(3)} &nbsp; Account number: ${random.digits(8)}<br>Please use ${d.number} as the payment reference.</div>`
    },
  },
  {
    name: 'pl-prad-firma',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      items: itemsOf(`
        Energia elektryczna czynna – strefa I||210|1900;
        Energia elektryczna czynna – strefa II||90|780; Opłata handlowa||19|45;
        Opłata sieciowa zmienna||140|890; Opłata sieciowa stała||38|210; Opłata jakościowa||14|96;
        Opłata mocowa||29|240; Opłata OZE||2|14; Opłata kogeneracyjna||3|22;
        Opłata abonamentowa||4|9`),
      lines: [16, 40],
      isInOrder: true,
      isOnce: true,
      most: 0,
      days: [14, 21],
      pools: partiesIn('PL', {
        last: listOf('Bednarz|Czapla|Frankowski|Górecka|Jaworski|Olszewska|Rogala|Urban'),
        trade: listOf('Energia|Obrót|Zakład Mechaniczny|Piekarnia|Stolarstwo|Energetyka'),
        forms: listOf('Sp. z o.o.|S.A.|Sp. j.'),
        streets: listOf('ul. Energetyków 6|ul. Leśna 19|al. Piłsudskiego 84|ul. Rynek 11/2'),
        towns: townsOf(
          'Opole=45-920|Gorzów Wlkp.=66-400|Wałbrzych=58-300|Jelenia Góra=58-500|Legnica=59-220'
        ),
      }),
      numbers: (random, year) => `${random.digits(2)}/${random.digits(6)}/${year.slice(2)}/E`,
    },
    style: {
      decimal: ',',
      thousands: ' ',
      money: (plain) => `${plain} zł`,
      date: dotted,
    },
    css: 'body{font:8.8pt "Lato";margin:0;line-height:1.35} .g{height:264mm;position:relative} .g+.g{break-before:page} .h{display:flex;justify-content:space-between} .o{font:900 20pt "Lato";color:#e5007d;line-height:1.05;max-width:88mm} .d{background:#e5007d;color:#fff;border-radius:3mm;padding:3mm 5mm;width:64mm} .d b{font-size:17pt;display:block} .a{display:flex;justify-content:space-between;margin:7mm 0 5mm} .a .w{width:78mm;font-size:10.5pt;padding-top:4mm} .k{width:88mm} .k td{padding:1px 0;vertical-align:top} .k td:first-child{color:#666;width:34mm} h2{font-size:12pt;color:#e5007d;margin:3mm 0 1.5mm} .i th{text-align:left;font-size:8pt;border-bottom:1pt solid #e5007d;padding:3px} .i td{padding:2.6px 3px;border-bottom:.4pt solid #ddd} .i .s td{font-weight:bold;background:#fdeaf4} .y{position:absolute;bottom:9mm;left:0;right:0;border:1pt solid #e5007d;display:grid;grid-template-columns:1fr 1fr} .y div{padding:1.5mm 3mm;border-bottom:.4pt solid #e5007d} .y i{font-style:normal;font-size:7pt;color:#e5007d;display:block} .z{position:absolute;bottom:0;left:0;right:0;font-size:6.5pt;color:#666} p{margin:0 0 2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const account = random.digits(10)
      const list = p.lines((l) =>
        row([l.description, `>${p.plain(l.amount)}`, `>${p.number(l.rate)}`])
      )
      const facts = [
        ['Faktura VAT nr', `<b>${d.number}</b>`],
        ['Data wystawienia', p.date(d.issueDate)],
        ['Okres rozliczeniowy', `${p.date(d.from)} – ${p.date(d.until)}`],
        ['Numer płatnika', account],
        ['NIP nabywcy', d.buyer.vatId.slice(2)],
        ['Punkt poboru', `${d.buyer.street}, ${d.buyer.town}`],
        ['Kod PPE', `5903224${random.digits(11)}`],
        ['Grupa taryfowa', random.pick(['C12a', 'C12b', 'C22a'])],
      ]
      const meter = String(random.int(90000000, 98999999))
      const readings = listOf('strefa I|strefa II').map((zone) => {
        const before = random.int(4200, 61000)
        const used = random.int(180, 2400)
        return row([zone, meter, `>${before}`, `>${before + used}`, `>${used}`, 'zdalny'])
      })
      const transfer = [
        ['Nazwa odbiorcy', d.seller.name],
        ['Nr rachunku odbiorcy', grouped(d.seller.iban).replace(/^PL/, '')],
        ['Kwota', p.money(d.amountDue)],
        ['Termin płatności', p.date(d.dueDate)],
        ['Nazwa zleceniodawcy', d.buyer.name],
        ['Tytułem', `Faktura ${d.number}, płatnik ${account}`],
      ].map(([label, text]) => `<div><i>${label}</i>${text}</div>`)
      const foot = `<div class=z>${d.seller.name}, ${d.seller.street}, ${codeFirst(d.seller)}, NIP ${d.seller.vatId.slice(2)}, REGON ${random.digits(9)}, KRS 0000${random.digits(6)}. Sprzedawca posiada status dużego przedsiębiorcy.</div>`
      return `<div class=g><div class=h><div class=o>${d.seller.name}</div><div class=d>Do zapłaty<b>${p.money(d.amountDue)}</b>do dnia ${p.date(d.dueDate)}</div></div>
<div class=a><table class=k>${rows(facts)}</table><div class=w>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<h2>Rozliczenie należności</h2><table class=i>${heading(['Opis', '>Wartość netto (zł)', '>VAT (%)'])}${list.join('')}</table>
<h2>Podsumowanie</h2><table class=i>${heading(['Stawka VAT', '>Netto (zł)', '>VAT (zł)', '>Brutto (zł)'])}${row([`${p.number(d.taxes[0].rate)}%`, `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`]).replace('<tr', '<tr class=s')}</table>
<div class=y>${transfer.join('')}</div>${foot}</div>
<div class=g><h2>Odczyty licznika</h2><table class=i>${heading(['Strefa', 'Nr licznika', '>Poprzedni', '>Bieżący', '>Zużycie (kWh)', 'Odczyt'])}${readings.join('')}</table>
<h2>Informacje</h2><p>Faktura do rachunku płatnika ${account}, nr ${d.number}, strona 2 z 2.</p><p>Sprzedaż energii elektrycznej podlega podatkowi akcyzowemu w wysokości 5,00 zł/MWh, który jest zawarty w cenie energii.</p><p>Za opóźnienie w płatności naliczamy odsetki ustawowe. Reklamacje można składać pisemnie, telefonicznie pod numerem ${d.seller.telephone} albo na adres ${d.seller.mail}.</p><p>Pogotowie energetyczne: 991 (całą dobę).</p>${foot}</div>`
    },
  },
  {
    name: 'pl-kurier-miesiac',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      items: itemsOf(`
        Przesyłka krajowa do 5 kg|szt.|11|16; Przesyłka krajowa do 20 kg|szt.|14|22;
        Przesyłka krajowa do 31,5 kg|szt.|19|29; Paleta do 400 kg|szt.|110|189;
        Przesyłka międzynarodowa UE do 10 kg|szt.|48|89; Pobranie za towar|szt.|3|6;
        Doręczenie do godz. 12:00|szt.|9|18; Zwrot do nadawcy|szt.|10|17;
        Ubezpieczenie powyżej 5 000 zł|szt.|4|12; Element niestandardowy|szt.|14|29`),
      lines: [4, 14],
      isInOrder: true,
      isOnce: true,
      most: 90,
      allowance: 0.5,
      charge: 0.7,
      days: [7, 14, 21],
      pools: partiesIn('PL', {
        last: listOf('Bielak|Cichoń|Drozd|Hajduk|Kaczor|Nalepa|Pietrzak|Sikora|Wierzba'),
        trade: listOf('Przesyłki|Ekspres|Kosmetyki|Sklepy|Zabawki|Kurier'),
        forms: listOf('Sp. z o.o.|S.A.|Sp. k.'),
        streets: listOf('ul. Magazynowa 3|ul. Targowa 60/14|ul. Lotnicza 22|ul. Polna 7'),
        towns: townsOf(
          'Stryków=95-010|Sosnowiec=41-200|Pruszków=05-800|Kalisz=62-800|Słupsk=76-200'
        ),
      }),
      numbers: (random, year) => `FK${year}${random.digits(2)}/${random.digits(5)}`,
    },
    style: {
      decimal: ',',
      thousands: ' ',
      date: (year, month, day) => `${year}-${month}-${day}`,
    },
    css: 'body{font:9pt "Roboto";margin:0;line-height:1.35} .h{background:#1b2a49;color:#ffc400;margin:-3mm 0 6mm;padding:4mm 6mm;display:flex;justify-content:space-between;align-items:center} .h b{font-size:14pt} .h span{color:#fff;font-size:8pt;text-align:right} .q{display:grid;grid-template-columns:48mm 1fr;gap:7mm} .s i{font-style:normal;font-size:7.5pt;color:#777;display:block;margin-top:2.5mm} .s{border-right:1.5pt solid #ffc400;padding-right:4mm;font-size:8.5pt;overflow-wrap:anywhere} h1{font-size:14pt;margin:0 0 4mm;font-weight:500} .i th{background:#1b2a49;color:#fff;text-align:left;font-size:7.5pt;font-weight:400;padding:4px} .i td{padding:4px;border-bottom:.4pt solid #ccc;font-size:8.5pt} .m{width:80mm;margin:4mm 0 0 auto} .m td{padding:2.5px 4px} .m tr:last-child td{border-top:1.5pt solid #1b2a49;font-weight:700;font-size:11pt} .n{margin-top:8mm;font-size:8pt;color:#444}',
    draw: (p) => {
      const { doc: d, random } = p
      const list = p.lines((l, at) =>
        row([
          at + 1,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const labels = listOf('Lp.|Usługa|>Ilość|J.m.|>Cena netto|>VAT|>Wartość netto')
      const isPlain = !d.allowance && !d.charge
      const sums = [
        ...(isPlain ? [] : [['Usługi razem', `>${p.plain(d.lineTotal)}`]]),
        ...(d.allowance ? [['Rabat za wolumen', `>-${p.plain(d.allowance)}`]] : []),
        ...(d.charge ? [['Dopłata paliwowa', `>${p.plain(d.charge)}`]] : []),
        ['Wartość netto', `>${p.plain(d.subtotal)}`],
        [`Podatek VAT ${p.number(d.taxes[0].rate)}%`, `>${p.plain(d.tax)}`],
        ['Wartość brutto', `>${p.plain(d.total)}`],
        ['Do zapłaty (PLN)', `>${p.plain(d.amountDue)}`],
      ]
      const side = [
        ['Data wystawienia', p.date(d.issueDate)],
        ['Okres świadczenia usług', `${p.date(d.from)} – ${p.date(d.until)}`],
        ['Termin płatności', `<b>${p.date(d.dueDate)}</b>`],
        ['Forma płatności', 'przelew, mechanizm podzielonej płatności'],
        ['Numer klienta', d.customerNumber],
        [
          'Sprzedawca',
          `${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP ${d.seller.vatId}`,
        ],
        [
          'Nabywca',
          `<b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>NIP ${d.buyer.vatId}`,
        ],
        ['Rachunek bankowy', grouped(d.seller.iban)],
      ].map(([label, text]) => `<i>${label}</i>${text}`)
      return `<div class=h><b>${d.seller.name}</b><span>Infolinia ${d.seller.telephone}<br>${d.seller.site}</span></div>
<div class=q><div class=s>${side.join('')}</div><div><h1>Faktura nr ${d.number}</h1><table class=i>${heading(labels)}${list.join('')}</table><table class=m>${rows(sums)}</table>
<div class=n>Szczegółowy wykaz przesyłek w formacie XLSX znajduje się w panelu klienta. Reklamacje dotyczące faktury prosimy zgłaszać w ciągu 14 dni na adres ${d.seller.mail}. W tytule przelewu prosimy podać ${d.number}.<br><br>Wystawił(a): ${random.pick(pools.PL.first)} ${random.pick(pools.PL.last)}</div></div></div>`
    },
  },
  {
    name: 'de-kopierer-zaehler',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      items: itemsOf(`
        Seiten s/w, MFP A3 Empfang|100 S.|0.8|1.4; Seiten Farbe, MFP A3 Empfang|100 S.|5|7.5;
        Seiten s/w, MFP A3 Buchhaltung|100 S.|0.8|1.4;
        Seiten Farbe, MFP A3 Buchhaltung|100 S.|5|7.5; Seiten s/w, Drucker A4 Lager|100 S.|1.2|1.9;
        Seiten s/w, MFP A4 Werkstatt|100 S.|1.2|1.9; Seiten Farbe, MFP A4 Werkstatt|100 S.|6|8.5`),
      lines: [3, 12],
      isInOrder: true,
      isOnce: true,
      most: 64,
      isPart: true,
      charge: 0.9,
      days: [10, 14, 30],
      pools: partiesIn('DE', {
        last: listOf('Altmann|Bergfeld|Cordes|Ehlers|Harms|Knobloch|Nüsse|Petersen|Strehlow'),
        trade: listOf('Bürotechnik|Kopiersysteme|Maschinenbau|Treuhand|Bürosysteme|Fenster'),
        forms: listOf('GmbH|GmbH & Co. KG|e.K.|KG'),
        streets: listOf('Beeskower Chaussee 14|Gewerbepark 5|Heinrich-Heine-Str. 21|Wallgasse 3'),
        towns: townsOf(
          'Eisenhüttenstadt=15890|Cottbus=03046|Schwedt/Oder=16303|Görlitz=02826|Eberswalde=16225'
        ),
      }),
      numbers: (random, year) => `RW${year.slice(2)}-${random.digits(5)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:9.5pt "Liberation Sans";margin:0;line-height:1.35} .l{text-align:right;height:24mm} .l b{font:bold 17pt "Lato";color:#00589c} .l i{display:block;font-style:normal;font-size:8.5pt;color:#666} .a{display:flex;justify-content:space-between} .a small{font-size:6.8pt;border-bottom:.5pt solid #000;display:inline-block;margin-bottom:2.5mm} .a .w{width:88mm;min-height:38mm;font-size:10pt} .k{width:68mm} .k td{padding:1px 0;font-size:9pt} h1{font-size:12.5pt;margin:5mm 0 1mm} .i{margin-top:4mm} .i th{text-align:left;font-size:8pt;border-top:.8pt solid #000;border-bottom:.8pt solid #000;padding:3px} .i td{padding:3.5px 3px;font-size:9pt;border-bottom:.4pt solid #ccc} .m{width:84mm;margin:2mm 0 0 auto} .m td{padding:2.5px 3px} .m tr:last-child td{font-weight:bold;border-top:.8pt solid #000;border-bottom:2pt double #000;font-size:10.5pt} .f{position:fixed;bottom:0;left:0;right:0;display:grid;grid-template-columns:1.2fr 1fr 1.4fr;gap:5mm;font-size:7.2pt;color:#444;border-top:1.2pt solid #00589c;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const contract = `WV-${random.digits(4)}`
      const list = p.lines((l, at) => {
        const before = random.int(4100, 98000)
        const reading = before + Math.round((l.quantity ?? 0) * 100)
        return row([
          at + 1,
          l.description,
          `>${before}`,
          `>${reading}`,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const labels = listOf(
        'Pos.|Bezeichnung|>Zähler alt|>Zähler neu|>Menge|Einheit|>Preis €|>Gesamt €'
      )
      const facts = [
        ['Rechnungs-Nr.', d.number],
        ['Datum', p.date(d.issueDate)],
        ['Kunden-Nr.', d.customerNumber],
        ['Vertrag', contract],
        ['Ansprechpartner', random.pick(['Frau Wendt', 'Herr Noack', 'Herr Schiller'])],
        ['Ust-IdNr. Kunde', d.buyer.vatId],
      ]
      const sums = [
        ...(d.charge
          ? [
              ['Seitenabrechnung', `>${p.money(d.lineTotal)}`],
              ['Servicepauschale', `>${p.money(d.charge)}`],
            ]
          : []),
        ['Nettobetrag', `>${p.money(d.subtotal)}`],
        [`zzgl. ${p.number(d.taxes[0].rate)} % USt.`, `>${p.money(d.tax)}`],
        ['Rechnungsbetrag', `>${p.money(d.total)}`],
      ]
      return `<div class=l><b>${d.seller.name}</b><i>Drucken · Kopieren · Scannen · Dokumentenmanagement</i></div>
<div class=a><div class=w><small>${d.seller.name} · ${d.seller.street} · ${codeFirst(d.seller)}</small><br>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div><table class=k>${rows(facts)}</table></div>
<h1>Rechnung – Seitenpreisabrechnung</h1>Abrechnungszeitraum ${p.date(d.from)} bis ${p.date(d.until)}, Zählerstände lt. Fernauslesung. Im Seitenpreis sind Toner, Ersatzteile und Technikereinsätze enthalten.
<table class=i>${heading(labels)}${list.join('')}</table><table class=m>${rows(sums)}</table>
<p>Bitte überweisen Sie den Rechnungsbetrag ohne Abzug bis zum ${p.date(d.dueDate)} unter Angabe der Rechnungsnummer.</p><p>Mit freundlichen Grüßen<br>${d.seller.name}</p>
<div class=f><div>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}</div><div>Tel. ${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}</div><div>IBAN ${grouped(d.seller.iban)}<br>USt-IdNr. ${d.seller.vatId}<br>Steuernummer ${d.seller.taxNumber}</div></div>`
    },
  },
  {
    name: 'de-transporter-miete',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      isGross: true,
      items: itemsOf(`
        Transporter 3,5 t Hochdach, Tagestarif|Tag|69|109; Anhänger 2,0 t Plane|Tag|29|45;
        Mehrkilometer, Paket 100 km|Paket|19|29; Haftungsreduzierung auf 500 €|Tag|12|19;
        Zweiter Fahrer|Tag|4|8; Umzugsdecken, 10er-Set|Set|8|15; Sackkarre|Stk|5|9;
        Spanngurte, 4er-Set|Set|6|12; Zustellung im Stadtgebiet|Fahrt|19|35`),
      lines: [3, 10],
      isInOrder: true,
      isOnce: true,
      most: 4,
      prepaid: 0.7,
      days: [7, 10, 14],
      pools: partiesIn('DE', {
        last: listOf('Bartsch|Dahlke|Giese|Jahnke|Lindner|Mahlow|Quast|Rohde|Zander'),
        trade: listOf('Autovermietung|Nutzfahrzeuge|Raumausstattung|Trockenbau|Mietservice'),
        forms: listOf('GmbH|e.K.|UG (haftungsbeschränkt)|OHG'),
        streets: listOf('Berliner Chaussee 77|Am Bahndamm 2|Feldstr. 40|Oderallee 11'),
        towns: townsOf(
          'Frankfurt (Oder)=15230|Prenzlau=17291|Fürstenwalde=15517|Guben=03172|Strausberg=15344'
        ),
      }),
      numbers: (random, year) => `MV-${year}-${random.digits(4)}`,
    },
    style: {
      ...euroAfter,
      date: (year, month, day) => `${day}.${month}.${year.slice(2)}`,
    },
    css: 'body{font:9.5pt "Roboto";margin:0;line-height:1.35} .h{display:flex;justify-content:space-between;border-bottom:3pt solid #f08a00;padding-bottom:2.5mm} .h b{font-size:15pt} .h span{font-size:8pt;text-align:right;color:#444} h1{font-size:16pt;margin:5mm 0 3mm;font-weight:700} h1 span{font-weight:400} .q{display:grid;grid-template-columns:1fr 1fr;border:.8pt solid #555} .q>div{padding:2mm 3mm;border:.4pt solid #555} .q h4{margin:0 0 1mm;color:#f08a00;font-size:8.5pt} .q td{padding:.8px 0;font-size:8.8pt} .q td:first-child{color:#666;width:32mm} .i{margin-top:6mm} .i th{background:#f08a00;color:#fff;text-align:left;font-size:8.5pt;padding:4px 5px} .i td{padding:4px 5px;border-bottom:.5pt solid #ccc} .e{display:flex;justify-content:space-between;gap:8mm;margin-top:4mm} .v{width:80mm;font-size:8.5pt;align-self:flex-start} .v th{text-align:left;font-weight:400;color:#666;border-bottom:.5pt solid #555} .v td,.v th{padding:2px 0} .m{width:78mm} .m td{padding:3px 5px} .m .b td{font-weight:700;font-size:11pt;border-top:1pt solid #000} .n{margin-top:7mm;font-size:8.8pt} .u{margin-top:14mm;display:flex;gap:20mm;font-size:8pt} .u div{border-top:.6pt solid #000;width:60mm;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const list = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const start = random.int(18000, 96000)
      const renter = [
        ['Firma / Name', `<b>${d.buyer.name}</b>`],
        ['Straße', d.buyer.street],
        ['PLZ / Ort', codeFirst(d.buyer)],
        ['Kundennummer', d.customerNumber],
      ]
      const papers = [
        ['Rechnungsdatum', p.date(d.issueDate)],
        ['Mietvertrag', `${random.int(2100, 9800)}/${random.int(1, 12)}`],
        ['Reserviert am', p.date(d.orderDate)],
        ['Zahlbar bis', p.date(d.dueDate)],
      ]
      const car = [
        [
          'Kennzeichen',
          `${random.pick(['FF', 'UM', 'MOL'])}-${random.pick(['MV', 'TR'])} ${random.digits(3)}`,
        ],
        ['km bei Übergabe', String(start)],
        ['km bei Rückgabe', String(start + random.int(60, 780))],
      ]
      const times = [
        ['Übergabe', `${p.date(d.deliveryDate)}, ${random.int(7, 9)}:30 Uhr`],
        ['Rückgabe', `${p.date(d.deliveryDate)}, ${random.int(16, 19)}:15 Uhr`],
        ['Tank / Zustand', 'voll / ohne neue Schäden'],
      ]
      const boxes: [string, string[][]][] = [
        ['MIETER', renter],
        ['RECHNUNG', papers],
        ['FAHRZEUG', car],
        ['MIETZEIT', times],
      ]
      const grid = boxes.map(
        ([name, facts]) => `<div><h4>${name}</h4><table>${rows(facts)}</table></div>`
      )
      const due = d.prepaid
        ? `${row(['Anzahlung bei Reservierung', `>-${p.money(d.prepaid)}`])}${row(['Noch zu zahlen', `>${p.money(d.amountDue)}`]).replace('<tr', '<tr class=b')}`
        : ''
      return `<div class=h><b>${d.seller.name}</b><span>${d.seller.street}, ${codeFirst(d.seller)}<br>Tel. ${d.seller.telephone} · ${d.seller.mail}<br>USt-IdNr. ${d.seller.vatId}</span></div>
<h1>Mietrechnung <span>${d.number}</span></h1><div class=q>${grid.join('')}</div>
<table class=i>${heading(['Leistung', '>Menge', 'Einheit', '>Einzelpreis brutto', '>Betrag brutto'])}${list.join('')}</table>
<div class=e><table class=v>${heading(['MwSt.-Satz', '>Netto', '>MwSt.', '>Brutto'])}${row([`${p.number(d.taxes[0].rate)} %`, `>${p.money(d.subtotal)}`, `>${p.money(d.tax)}`, `>${p.money(d.total)}`])}</table><table class=m>${row(['Gesamtbetrag inkl. MwSt.', `>${p.money(d.total)}`]).replace('<tr', '<tr class=b')}${due}</table></div>
<div class=n>Bankverbindung: ${d.seller.name}, IBAN ${grouped(d.seller.iban)}<br>Verwendungszweck: ${d.number}<br><br>Die hinterlegte Kaution wurde bei Rückgabe des Fahrzeugs erstattet. Es gelten unsere Allgemeinen Vermietbedingungen. Bußgelder werden dem Mieter zuzüglich einer Bearbeitungsgebühr berechnet.</div>
<div class=u><div>Vermieter</div><div>Mieter</div></div>`
    },
  },
]
