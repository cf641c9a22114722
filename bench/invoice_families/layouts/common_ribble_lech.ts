import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import { dayAfter } from '../days.ts'
import { qrReference } from '../check_digits.ts'
import type { Family } from '../family.ts'
import { asIrish, asSwiss } from '../irish_and_swiss.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import type { Document, Line } from '../make_document.ts'
import { paged } from '../pages.ts'
import { partiesIn } from '../people.ts'
import {
  britishVat,
  comma,
  dotted,
  euroAfter,
  grouped,
  heading,
  monthsIn,
  point,
  row,
  slashed,
  type Print,
} from '../print.ts'
import { squareCode } from '../square_code.ts'

const british = {
  first: listOf('Bethan|Imogen|Rupert|Saira|Dominic|Lorna|Kwame|Jodie'),
  last: listOf('Aspinall|Birtwistle|Clegg|Duxbury|Entwistle|Hindle|Okafor|Pickup|Thwaites|Whalley'),
  streets: listOf(
    '41 Whalley Road|Unit 11, Ribble Court|The Old Dairy, Back Lane|7 Castle Street|126 Preston New Road|Lower Barn Farm'
  ),
  towns: townsOf('Clitheroe=BB7 2DL|Longridge=PR3 3JB|Skipton=BD23 1NH|Lancaster=LA1 4XQ'),
}
const irish = {
  first: listOf('Aoife|Ciarán|Gráinne|Declan|Niamh|Pádraig'),
  last: listOf('Breathnach|Costello|Devaney|Finnerty|Heneghan|Mulqueen|Ó Sé|Tierney'),
  streets: listOf(
    'Main Street|Unit 4, Deerpark Business Park|12 Eyre Square|Bridge Street|Dublin Road|3 The Crescent'
  ),
  towns: townsOf(
    'Athlone, Co. Westmeath=N37 W4K8|Ennis, Co. Clare=V95 P2X6|Tuam, Co. Galway=H54 Y3C1|Nenagh, Co. Tipperary=E45 T9R2'
  ),
  trade: listOf('Health Store|Wholefoods|Pharmacy|Natural Living|Foodhall|Grocers'),
  forms: listOf('Ltd|Limited|DAC|Ltd.'),
  country: 'Ireland',
  tel: '+353 ',
}
const german = {
  first: listOf('Annegret|Thorsten|Yasemin|Jörg|Friederike|Malte|Sabrina|Gernot'),
  last: listOf(
    'Achterberg|Bühler|Dornseif|Ehlert|Gronau|Kessel|Lohmeyer|Özdemir|Schwerdt|Weidlich'
  ),
  streets: listOf(
    'Lechstraße 19|Am Alten Schlachthof 2|Frauentorstr. 44 a|Gewerbepark Süd 8|Haunstetter Weg 103|Kapellenplatz 5'
  ),
  towns: townsOf('Landsberg am Lech=86899|Augsburg=86152|Memmingen=87700|Göppingen=73033'),
}
const austrian = {
  first: listOf('Roswitha|Markus|Hannelore|Gerald|Verena|Alois'),
  last: listOf('Auer|Feuerstein|Ganahl|Lechleitner|Pirker|Strolz|Tschofen|Wolf'),
  streets: listOf(
    'Dorfstraße 61|Reuttener Straße 12|Kirchweg 4|Untermarkt 27/2|Innsbrucker Str. 88'
  ),
  towns: townsOf('Reutte=6600|Imst=6460|Landeck=6500|Bludenz=6700'),
}
const swiss = {
  first: listOf('Regula|Beat|Ursina|Reto|Corinne|Urs|Nadja'),
  last: listOf('Ammann|Bösch|Frischknecht|Gmür|Hugentobler|Inauen|Rüegg|Stähli|Zellweger'),
  streets: listOf('Hauptstrasse 34|Bahnhofplatz 2|Im Gässli 7|Oberdorfstrasse 18b|Rütistrasse 51'),
  towns: townsOf('Uzwil=9240|Wattwil=9630|Appenzell=9050|Weinfelden=8570|Rapperswil=8640'),
  trade: listOf('Treuhand|Holzbau|Architektur|Elektro|Metallbau|Immobilien'),
  forms: listOf('AG|GmbH|& Co.|Partner AG'),
  country: 'Schweiz',
  tel: '+41 ',
}

const britishMonths = monthsIn('GB')
const longDay = (year: string, month: string, day: string) =>
  `${Number(day)} ${britishMonths[Number(month) - 1]} ${year}`
const shortDay = (year: string, month: string, day: string) =>
  `${day} ${britishMonths[Number(month) - 1].slice(0, 3)} ${year}`

/** Gives the seller one of these names, with addresses in the internet to match. */
function asSeller(p: Print, names: string): void {
  const name = p.random.pick(listOf(names))
  const site = name
    .normalize('NFKD')
    .replace(/[^A-Za-z ]+/g, '')
    .split(/ +/)
    .slice(0, 3)
    .join('')
    .toLowerCase()
  const { seller } = p.doc
  seller.name = name
  seller.site = `www.${site}.example`
  seller.mail = `${p.random.pick(['info', 'accounts', 'buero', 'post'].slice(...(/Ltd|LLP|Limited/i.test(name) ? [0, 2] : [2, 4])))}@${site}.example`
}

/** A value of the document that is not printed by reading it. */
function bare<K extends keyof Document>(d: Document, key: K): Document[K] {
  return Object.getOwnPropertyDescriptor(d, key)!.value as Document[K]
}

/** Sets quantities, and prices if given, that suit the goods, and adds up again. */
function recount(p: Print, of: (line: Line, at: number) => [number, number?], isGross = false) {
  const { doc: d } = p
  const lines = bare(d, 'lines')
  for (const [at, line] of lines.entries()) {
    const [quantity, price] = of(line, at)
    line.quantity = quantity
    line.price = price ?? line.price
    line.amount = Math.round(Math.round(quantity * line.price) * (1 - line.discount / 100))
  }
  const taxes = bare(d, 'taxes')
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
  for (const tax of taxes) {
    const own = sum(lines.filter(({ rate }) => rate === tax.rate).map(({ amount }) => amount))
    tax.amount = Math.round((own * tax.rate) / (isGross ? 100 + tax.rate : 100))
    tax.base = isGross ? own - tax.amount : own
  }
  const net = sum(taxes.map(({ base }) => base))
  const tax = sum(taxes.map(({ amount }) => amount))
  const prepaid = bare(d, 'prepaid') ? Math.round((net + tax) / 2500) * 1000 : 0
  const exact = net + tax - prepaid
  const rounding = bare(d, 'currency') === 'CHF' ? Math.round(exact / 5) * 5 - exact : 0
  d.lineTotal = sum(lines.map(({ amount }) => amount))
  Object.assign(d, { subtotal: net, tax, total: net + tax, prepaid, rounding })
  d.amountDue = exact + rounding
}

/** The price of each description, in steps of some cents, the same wherever it comes again. */
function steady(p: Print, step: number): (line: Line) => number {
  const prices = new Map<string, number>()
  for (const { description, price } of bare(p.doc, 'lines')) {
    const even = Math.max(step, Math.round(price / step) * step)
    if (!prices.has(description)) prices.set(description, even)
  }
  return ({ description, price }) => prices.get(description) ?? price
}

const has = (line: Line, words: RegExp) => words.test(line.description)

/** British and Irish, German, Austrian and Swiss invoices of ordinary months. */
export const ribbleLech: Family[] = [
  {
    name: 'en-gb-glass-merchant-cut-sizes',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [36, 58],
      days: [30, 31, 45],
      pools: partiesIn('GB', {
        ...british,
        trade: listOf('Glazing|Windows|Joinery|Conservatories|Shopfitters|Splashbacks'),
        forms: listOf('Ltd|Limited|LLP|(Northern) Ltd|& Sons'),
      }),
      items: itemsOf(
        '4mm Clear Float|ea|24|30; 6mm Clear Float|ea|33|42; 4mm Clear Toughened|ea|38|48; 6mm Clear Toughened|ea|48|62; 10mm Clear Toughened, polished edges|ea|96|128; 6.4mm Clear Laminated|ea|52|66; 8.8mm Acoustic Laminated|ea|88|104; 4mm Satin Etched Toughened|ea|66|80; 6mm Silver Mirror, polished all round|ea|64|84; 28mm Sealed Unit 4-20-4 Soft Coat Argon|ea|58|74; 24mm Sealed Unit 4-16-4 Pattern: Cotswold|ea|62|78; 28mm Sealed Unit, Georgian bar 18mm white|ea|82|110; 6mm Georgian Wired Polished|ea|90|112'
      ),
      numbers: (random) => `SI${random.int(204100, 398900)}`,
    },
    style: { ...point, date: slashed },
    css: 'body{font:8.6pt "Liberation Mono";margin:0} .pg+.pg{break-before:page} .top{display:flex;justify-content:space-between;color:#0b5d3b;font-family:"Nimbus Sans"} .nm{font:bold 17pt "Nimbus Sans";width:92mm;line-height:1.1} .ad{text-align:right;font-size:8pt;line-height:1.4} .hd{display:flex;justify-content:space-between;margin:6mm 0 4mm} .to{width:88mm;border:.8pt solid #0b5d3b;border-radius:2.5mm;padding:3mm 4mm;min-height:25mm;line-height:1.45} .to i,.x th,.ttl,.t td:first-child{font-family:"Nimbus Sans";color:#0b5d3b;font-style:normal} .to i{font-size:7pt;display:block} .ttl{font-weight:bold;font-size:15pt;text-align:right;margin-bottom:1mm;letter-spacing:1px} .f{width:74mm} .f td{border:.8pt solid #0b5d3b;padding:2px 5px} .f td:first-child{font:7.5pt "Nimbus Sans";color:#0b5d3b;width:27mm} .x{border:.8pt solid #0b5d3b} .x th{font-size:7.6pt;text-align:left;border-bottom:.8pt solid #0b5d3b;padding:4px 5px} .x td{padding:2.1px 5px} .x td,.x th{border-right:.5pt solid #8bb9a4} .cf{text-align:right;margin-top:3mm} .e{display:flex;justify-content:space-between;margin-top:4mm} .bk{font:8pt/1.45 "Nimbus Sans";width:98mm} .t{width:70mm} .t td{border:.8pt solid #0b5d3b;padding:4px 6px} .t tr:last-child td{font-weight:bold;font-size:10.5pt} .l{font:6.6pt/1.35 "Nimbus Sans";color:#0b5d3b;margin-top:5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      asSeller(
        p,
        'HODDER VALLEY GLASS & MIRROR MERCHANTS LIMITED|Pendle Toughened Glass Co. Ltd|Sawley Bros. (Glass Merchants) Ltd|CALDERSTONE GLASS PROCESSORS LTD'
      )
      const sizes = bare(d, 'lines').map(() => [random.int(240, 1980), random.int(260, 1240)])
      const priceOf = steady(p, 25)
      const areaOf = (at: number) => Math.max(0.3, (sizes[at][0] * sizes[at][1]) / 1e6)
      recount(p, (l, at) => [
        random.pick([1, 1, 1, 2, 2, 3, 4, 6]),
        Math.round(priceOf(l) * areaOf(at)),
      ])
      const rows = p.lines((l, at) =>
        row([
          `>${p.number(l.quantity)}`,
          l.description,
          `>${sizes[at][0]} x ${sizes[at][1]}`,
          `>${areaOf(at).toFixed(2)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          '1',
        ])
      )
      const account = d.seller.iban
      const pages = paged(rows, 40, 31)
      const head = (at: number) =>
        `<div class=top><div class=nm>${d.seller.name}</div><div class=ad>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>Tel ${d.seller.telephone}<br>${d.seller.mail}<br>VAT Reg. No. ${britishVat(d.seller.vatId)}</div></div>
<div class=hd><div class=to><i>Invoice to</i>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><div class=ttl>INVOICE</div><table class=f>${row(['Invoice No.', `<b>${d.number}</b>`])}${row(['Date / Tax Point', p.date(d.issueDate)])}${row(['Account', d.customerNumber])}${row(['Your Order', d.orderNumber])}${row(['Due Date', p.date(d.dueDate)])}${row(['Page', `${at + 1} of ${pages.length}`])}</table></div></div>`
      const table = (part: string[]) =>
        `<table class=x>${heading(['>Qty', 'Description', '>Size mm (H x W)', '>m² each', '>Each £', '>Net £', 'VC'])}${part.join('')}</table>`
      const end = `<div class=e><div class=bk><b>Delivery:</b> our van, ${p.date(d.deliveryDate)}. Signed for unchecked. Minimum charge 0.30 m² per piece. VC 1 = 20.00%<br><b>Payment by BACS:</b> Sort code ${account.slice(8, 10)}-${account.slice(10, 12)}-${account.slice(12, 14)} &nbsp;Account ${account.slice(14)}<br>IBAN ${grouped(account)}<br>Please quote your account number. E. &amp; O. E.</div><table class=t>${row(['Total Net', `>£${p.plain(d.subtotal)}`])}${row(['VAT @ 20.00%', `>£${p.plain(d.tax)}`])}${row(['Invoice Total', `>£${p.plain(d.total)}`])}</table></div>
<div class=l>Title to the goods shall not pass to the buyer until payment in full has been received. Claims for shortage, scratches or breakage must be notified within 24 hours of delivery and before glazing. We reserve the right to charge statutory interest and compensation under the Late Payment of Commercial Debts (Interest) Act 1998. Stillages remain our property. Registered in England No. 0${random.digits(7)}. Registered office as above.</div>`
      return pages
        .map(
          (part, at) =>
            `<div class=pg>${head(at)}${table(part)}${at < pages.length - 1 ? '<div class=cf>Continued on next page …</div>' : end}</div>`
        )
        .join('')
    },
  },
  {
    name: 'en-gb-cake-maker-wedding',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [0],
      lines: [6, 12],
      isInOrder: true,
      isOnce: true,
      isSellerPerson: true,
      isBuyerPerson: true,
      prepaid: 0.75,
      days: [7, 14, 28],
      pools: partiesIn('GB', british),
      items: itemsOf(
        'Three-tier buttercream cake, lemon & elderflower / vanilla, serves 90||390|460; Two-tier semi-naked cake, chocolate & salted caramel, serves 50||240|310; Cutting cake, gluten free, 8 inch||68|90; Cupcakes, vanilla with pressed flowers||2.5|3.5; Favour biscuits with names, boxed||2|3; Macarons, pistachio and raspberry||1.5|2.25; Sugar flowers: garden roses and sweet peas||4|7; Gold cake stand hire||25|40; Delivery and set-up at the venue||45|85'
      ),
      numbers: (random) => `${random.int(1014, 1690)}`,
    },
    style: { ...point, money: (plain) => `£${plain}`, date: slashed },
    css: 'body{font:9.5pt "Lato";color:#404040;margin:0} .own{line-height:1.5} .own b{font-size:11pt;color:#222} h1{font:300 21pt "Lato";color:#b0567a;margin:9mm 0 6mm} .h{display:flex;justify-content:space-between;margin-bottom:9mm} .h small,.k small{display:block;color:#8a8a8a;font-size:8pt} .h div{line-height:1.5} .k{text-align:right} .k b{color:#404040} .k table td{padding:1px 0} .k td:first-child{color:#8a8a8a;font-size:8.5pt} .a th{background:#f6e6ed;color:#b0567a;font-weight:400;font-size:8.5pt;text-align:left;padding:6px 8px} .a td{padding:7px 8px;vertical-align:top;border-bottom:.4pt solid #eee} .b{display:flex;justify-content:space-between;border-top:1pt dotted #bbb;margin-top:6mm;padding-top:5mm} .n{width:86mm;font-size:8.8pt;line-height:1.5} .t{width:76mm} .t td{padding:4px 0} .t td:first-child{color:#8a8a8a;font-size:8.5pt} .t .d td{font-size:15pt;font-weight:bold;color:#222;border-top:1pt dotted #bbb;padding-top:8px} .t .d td:first-child{font-size:8.5pt;font-weight:400;color:#8a8a8a;vertical-align:middle}',
    draw: (p) => {
      const { doc: d, random } = p
      const priceOf = steady(p, 25)
      recount(p, (l) => [
        has(l, /Cupcakes|Favour|Macarons/)
          ? random.pick([24, 30, 36, 48, 60, 72])
          : has(l, /Sugar/)
            ? random.int(6, 18)
            : 1,
        priceOf(l),
      ])
      const lines = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const rest = d.prepaid
        ? `${row(['BOOKING DEPOSIT PAID', `>-${p.plain(d.prepaid)}`])}<tr class=d><td>BALANCE DUE</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : `<tr class=d><td>BALANCE DUE</td><td class=r>${p.money(d.amountDue)}</td></tr>`
      return `<div class=own><b>${d.seller.name}</b><br>Celebration Cakes · ${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>07${random.digits(3)} ${random.digits(6)}<br>${d.seller.mail}</div>
<h1>INVOICE</h1>
<div class=h><div><small>BILL TO</small>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><small>EVENT DATE</small>${p.date(dayAfter(d.dueDate, 28))}</div><div class=k><table>${row(['INVOICE', `>${d.number}`])}${row(['DATE', `>${p.date(d.issueDate)}`])}${row(['TERMS', '>Due before event'])}${row(['DUE DATE', `>${p.date(d.dueDate)}`])}</table></div></div>
<table class=a>${heading(['ACTIVITY', '>QTY', '>RATE', '>AMOUNT'])}${lines.join('')}</table>
<div class=b><div class=n>The balance is due 4 weeks before your event. Booking deposits are non-refundable. Hired stands should be returned within 5 days, clean and undamaged.<br><br><b>Bank transfer</b><br>${d.seller.name}, sort code ${random.digits(2)}-${random.digits(2)}-${random.digits(2)}, account no. ${random.digits(8)}<br>Reference: your surname and invoice number<br><br>Not VAT registered. Food hygiene rating 5. All cakes are made in a kitchen that handles nuts, gluten, egg and dairy.</div><table class=t>${row(['TOTAL', `>${p.plain(d.total)}`])}${rest}</table></div>`
    },
  },
  {
    name: 'en-ie-health-foods-credit',
    plan: {
      country: 'GB',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [23, 13.5, 0],
      lines: [4, 12],
      isOnce: true,
      pools: partiesIn('GB', irish),
      items: itemsOf(
        'Organic Porridge Oats 1kg x 6|case|11|16|2; Brown Rice Cakes Lightly Salted 100g x 12|case|13|18|2; Tahini Light 340g x 6|case|22|28|2; Chickpeas Organic Tin 400g x 12|case|10|14|2; Manuka Honey MGO 100+ 250g|ea|14|19|2; Vitamin D3 1000 IU 90 Tabs|ea|5|8|1; Magnesium Citrate 120 Caps|ea|11|16|1; Omega 3 Fish Oil 60 Caps|ea|8|13|1; Kombucha Ginger & Lemon 330ml x 12|case|19|26; Dark Chocolate 85% 100g x 15|case|27|36; Oat Drink Barista 1L x 6|case|9|12; Aluminium-free Deodorant Lavender|ea|5|8; Laundry Liquid Refill 5L|ea|17|24; Bamboo Toothbrush Adult Soft x 12|case|21|29'
      ),
      numbers: (random) => `CN${random.digits(5)}`,
    },
    style: { ...point, money: (plain) => `€${plain}`, date: shortDay },
    css: 'body{font:9pt "Roboto";color:#111;margin:0} .band{background:#3d6b35;color:#fff;padding:5mm 6mm;display:flex;justify-content:space-between;align-items:center} .band b{font:700 16pt "Roboto"} .band span{font-size:13pt;letter-spacing:2px} .sub{font-size:7.8pt;color:#444;padding:2mm 6mm;border-bottom:1pt solid #3d6b35} .g{display:flex;gap:6mm;margin:6mm 0} .g>div{flex:1;line-height:1.45} .g small{display:block;font-size:7pt;color:#3d6b35;font-weight:700;text-transform:uppercase;margin-bottom:1mm} .kv td{padding:1.5px 0;font-size:8.8pt} .l th{font-size:7.8pt;text-align:left;background:#e9f0e6;padding:4px 5px} .l td{padding:3.5px 5px;border-bottom:.4pt solid #cfd9cb} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:7mm;break-inside:avoid} .v{width:88mm} .v th{font-size:7.5pt;text-align:left;border-bottom:.7pt solid #3d6b35;padding:2px 4px} .v td{padding:2.5px 4px} .t{width:70mm} .t td{padding:3px 4px} .t .z td{font-weight:700;font-size:12pt;border-top:1.2pt solid #3d6b35;border-bottom:1.2pt solid #3d6b35} .n{font-size:8pt;line-height:1.5;margin-top:8mm}',
    draw: (p) => {
      const { doc: d, random } = p
      asIrish(p, random.pick(['AIBK93', 'BOFI90']))
      asSeller(
        p,
        'Slieve Bawn Wholefoods Ltd|NATURALLY WEST DISTRIBUTION LIMITED|Burren & Shannon Health Foods Ltd|Corrib Organic Trading Ltd'
      )
      recount(p, (l) => [l.unit === 'case' ? random.int(1, 4) : random.int(1, 12)])
      const codes: Record<number, string> = { 23: 'A', 13.5: 'B', 0: 'Z' }
      const reasons = [
        'Short dated',
        'Damaged in transit',
        'Not delivered',
        'Ordered in error',
        'Overcharged qty',
      ]
      const lines = p.lines((l) =>
        row([
          `${random.pick('BKLNV'.split(''))}${random.digits(4)}`,
          l.description,
          random.pick(reasons),
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 1)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          codes[t.rate],
          `>${p.number(t.rate, 1)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      return `<div class=band><b>${d.seller.name}</b><span>CREDIT NOTE</span></div><div class=sub>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode} · T ${d.seller.telephone} · ${d.seller.mail} · VAT No. ${d.seller.vatId} · Organic certification IE-ORG-02</div>
<div class=g><div><small>Customer</small><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><small>Collected from</small>As customer address<br>Driver: ${random.pick(['Noel', 'Marek', 'Sharon'])}, route ${random.int(3, 18)}</div><div><table class=kv>${row(['Credit note no.', `<b>${d.number}</b>`])}${row(['Date', p.date(d.issueDate)])}${row(['Account', d.customerNumber])}${row(['Original invoice', `IN${random.digits(5)}`])}${row(['Invoice date', p.date(d.orderDate)])}${row(['Returns no.', `R-${random.digits(4)}`])}</table></div></div>
<table class=l>${heading(['Code', 'Product', 'Reason', '>Qty', 'Unit', '>Price', '>VAT', '>Net €'])}${lines.join('')}</table>
<div class=e><table class=v>${heading(['VAT', '>Rate', '>Goods €', '>VAT €'])}${taxes.join('')}</table><table class=t>${row(['Net credit', `>${p.money(d.subtotal)}`])}${row(['VAT', `>${p.money(d.tax)}`])}<tr class=z><td>Total credit</td><td class=r>${p.money(d.total)}</td></tr></table></div>
<div class=n>This credit has been applied to your account and will appear on your next statement. Please do not deduct it before receipt of this document.<br>Claims for damaged or short-dated goods must be made within 48 hours of delivery. Chilled and frozen goods cannot be returned.<br>${d.seller.name}. Registered in Ireland No. ${random.digits(6)}. Directors: ${random.pick(irish.first)} ${random.pick(irish.last)}, ${random.pick(irish.first)} ${random.pick(irish.last)}.</div>`
    },
  },
  {
    name: 'en-gb-payroll-bureau-direct-debit',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [3, 7],
      isInOrder: true,
      isOnce: true,
      days: [10, 14],
      pools: partiesIn('GB', {
        ...british,
        trade: listOf('Care Homes|Nurseries|Roofing|Veterinary Group|Taverns|Engineering'),
        forms: listOf('Ltd|Limited|LLP|CIC'),
      }),
      items: itemsOf(
        'Monthly payroll – payslips processed||3.5|5.5; Weekly payroll – payslips processed||2.25|3.5; Pension auto-enrolment upload||15|28; New starters and P45 leavers||4|6; CIS subcontractor statements||3|5; Employee portal licence||0.8|1.4; RTI amendment / Earlier Year Update||25|40; BACS file submission||12|18'
      ),
      numbers: (random) => `PB-${random.digits(5)}`,
    },
    style: { ...point, money: (plain) => `£${plain}`, date: longDay },
    css: 'body{font:9.3pt "Inter";color:#1d2433;margin:0} .top{display:flex;justify-content:space-between;align-items:flex-start} .lg{font-weight:700;font-size:14pt;color:#3b2fb3} .lg small{display:block;font-weight:400;font-size:8pt;color:#6a7184;margin-top:1mm} h1{font-size:15pt;font-weight:600;margin:0;text-align:right} h1 small{display:block;font-size:9pt;font-weight:400;color:#6a7184} .m{display:flex;margin:11mm 0 7mm;gap:10mm} .m>div{flex:1;line-height:1.5} .m small{display:block;color:#6a7184;font-size:7.8pt} .dd{background:#eeedfb;border-radius:3mm;padding:4.5mm 6mm;display:flex;justify-content:space-between;align-items:center;line-height:1.45} .dd b.a{font-size:17pt;color:#3b2fb3} .dd svg{flex:none} .l{margin-top:8mm} .l th{font-size:7.8pt;color:#6a7184;font-weight:500;text-align:left;border-bottom:1pt solid #1d2433;padding:4px 0} .l td{padding:6px 0;border-bottom:.4pt solid #d8dbe4} .t{width:76mm;margin:4mm 0 0 auto} .t td{padding:3.5px 0} .t tr:last-child td{font-weight:700;border-top:1pt solid #1d2433;font-size:10.5pt} .gu{margin-top:10mm;border:.7pt solid #9aa1b3;border-radius:2mm;padding:3mm 5mm;font-size:7.3pt;line-height:1.45} .ft{position:fixed;bottom:0;left:0;right:0;font-size:7.2pt;color:#6a7184;line-height:1.5;border-top:.5pt solid #d8dbe4;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      asSeller(
        p,
        'Thistledown Payroll Ltd|Hodge & Arkwright Payroll Services LLP|PAYWELL BUREAU LIMITED|Ribchester Payroll Solutions Ltd'
      )
      const priceOf = steady(p, 5)
      const staff = random.int(6, 64)
      recount(p, (l) => [
        has(l, /Monthly/)
          ? staff
          : has(l, /Weekly/)
            ? 4 * random.int(3, 22)
            : has(l, /portal/)
              ? staff + random.int(0, 9)
              : has(l, /Pension|RTI/)
                ? 1
                : has(l, /BACS/)
                  ? random.pick([1, 5])
                  : random.int(1, 7),
        priceOf(l),
      ])
      const lines = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const sign =
        '<svg width="32mm" viewBox="0 0 120 40"><path d="M4 20a14 14 0 0 1 14-14h4v28h-4a14 14 0 0 1-14-14zM28 6h4a14 14 0 0 1 0 28h-4z" fill="#1d2433"/><text x="52" y="18" font-family="Inter" font-size="14" font-weight="700" fill="#1d2433">DIRECT</text><text x="52" y="33" font-family="Inter" font-size="14" font-weight="700" fill="#1d2433">Debit</text></svg>'
      return `<div class=top><div class=lg>${d.seller.name}<small>Managed payroll · Pensions · CIS</small></div><h1>Invoice<small>${d.number}</small></h1></div>
<div class=m><div><small>Billed to</small><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><small>Invoice date and tax point</small>${p.date(d.issueDate)}<br><small style="margin-top:2mm">Period</small>${p.date(dayAfter(d.until, -30))} to ${p.date(d.until)}</div><div><small>Client reference</small>${d.customerNumber}<br><small style="margin-top:2mm">PAYE reference</small>${random.digits(3)}/${random.pick(['GA', 'KE', 'TZ'])}${random.digits(5)}</div></div>
<div class=dd><div>To be collected by Direct Debit on or just after <b>${p.date(d.dueDate)}</b><br><b class=a>${p.money(d.amountDue)}</b><br>Nothing to do: please do not send a separate payment.</div>${sign}</div>
<table class=l>${heading(['Service', '>Quantity', '>Unit price', '>VAT', '>Net'])}${lines.join('')}</table>
<table class=t>${row(['Net', `>${p.money(d.subtotal)}`])}${row(['VAT 20%', `>${p.money(d.tax)}`])}${row(['Total including VAT', `>${p.money(d.total)}`])}</table>
<div class=gu><b>The Direct Debit Guarantee</b> · This Guarantee is offered by all banks and building societies that accept instructions to pay Direct Debits. If there are any changes to the amount, date or frequency of your Direct Debit we will notify you 5 working days in advance of your account being debited or as otherwise agreed. If an error is made in the payment of your Direct Debit you are entitled to a full and immediate refund of the amount paid from your bank or building society. You can cancel a Direct Debit at any time by simply contacting your bank or building society. Service user number ${random.digits(6)}.</div>
<div class=ft>${d.seller.name} · ${d.seller.street}, ${d.seller.town} ${d.seller.postCode} · ${d.seller.telephone} · ${d.seller.mail}<br>VAT registration ${britishVat(d.seller.vatId)} · Company number 0${random.digits(7)} · Supervised for anti-money-laundering purposes by HMRC</div>`
    },
  },
  {
    name: 'de-volkshochschule-kursentgelt',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [0],
      lines: [1, 4],
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      days: [10, 14, 21],
      pools: partiesIn('DE', {
        ...german,
        trade: listOf('Pflegeheim|Werkzeugbau|Kanzlei|Logistik'),
        forms: listOf('GmbH|e.V.|KG'),
      }),
      items: itemsOf(
        'Italienisch A1, Stufe 2||98|134; Deutsch als Zweitsprache B1.2, Abendkurs||186|245; Excel für den Beruf – Aufbaukurs||89|126; Rückenfit am Vormittag||58|82; Hatha-Yoga für Geübte||64|88; Aquarellmalerei im Freien, Wochenendseminar||72|96; Nähwerkstatt für Anfänger||78|105; Fotografie: Bildbearbeitung am eigenen Laptop||54|79; Vegetarische Küche aus dem Allgäu||24|34; Gitarre Grundkurs, Kleingruppe||102|138'
      ),
      numbers: (random, year) => `${year.slice(2)}/${random.digits(6)}`,
    },
    style: { ...comma, money: (plain) => `${plain} EUR`, date: dotted },
    css: 'body{font:10pt "Open Sans";color:#111;margin:0} .top{display:flex;justify-content:space-between;align-items:flex-start} .vhs{font:bold 30pt "URW Gothic";color:#c4161c;line-height:.9} .vhs i{display:inline-block;width:7mm;height:7mm;border-radius:50%;background:#f5a300;margin-left:1mm} .top div+div{font-size:9pt;text-align:right;line-height:1.4} .w{display:flex;justify-content:space-between;margin-top:16mm} .a{line-height:1.4;width:86mm} .a small{font-size:6.3pt;white-space:nowrap;text-decoration:underline;display:block;margin-bottom:3mm} .i{width:72mm;font-size:8.3pt;white-space:nowrap} .i td{padding:1.5px 0;vertical-align:top} .i td:first-child{color:#555} h2{font-size:11.5pt;margin:14mm 0 5mm} p{line-height:1.5;margin:0 0 4mm} .l th{text-align:left;font-size:8.5pt;border-bottom:1.2pt solid #c4161c;padding:3px 0} .l td{padding:5px 0;vertical-align:top;border-bottom:.4pt solid #bbb} .l .s td{font-weight:bold;border-bottom:1.2pt solid #c4161c} .n{font-size:8.5pt;line-height:1.5} .f{position:fixed;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:7pt;line-height:1.45;color:#444;border-top:.5pt solid #999;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const { town } = d.seller
      d.seller.name = random.pick([
        `Volkshochschule ${town} e.V.`,
        `Stadt ${town} – Volkshochschule`,
        `Zweckverband Volkshochschule Lechrain`,
      ])
      d.seller.mail = 'anmeldung@vhs-lechrain.example'
      d.seller.site = 'www.vhs-lechrain.example'
      const priceOf = steady(p, 50)
      recount(p, (l) => [1, priceOf(l)])
      const isSpring = /-0[1-6]-/.test(bare(d, 'issueDate'))
      const rows = p.lines((l) =>
        row([
          `${isSpring ? 'F' : 'H'}${random.int(1, 6)}${random.digits(4)}`,
          l.description,
          p.date(dayAfter(d.issueDate, random.int(8, 40))),
          `>${has(l, /Küche|seminar/) ? 1 : random.int(8, 15)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      return `<div class=top><div class=vhs>vhs<i></i></div><div><b>${d.seller.name}</b><br>Programm ${isSpring ? 'Frühjahr/Sommer' : 'Herbst/Winter'}<br>Geschäftsstelle: Mo–Fr 9–12 Uhr, Do 14–17 Uhr</div></div>
<div class=w><div class=a><small>${d.seller.name}, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}</small>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table class=i style="align-self:flex-start">${row(['Rechnungs-Nr.', `<b>${d.number}</b>`])}${row(['Datum', p.date(d.issueDate)])}${row(['Kunden-Nr.', d.customerNumber])}${row(['Auskunft', `${random.pick(german.first)} ${random.pick(german.last)}`])}${row(['Telefon', d.seller.telephone])}${row(['E-Mail', d.seller.mail])}</table></div>
<h2>Anmeldebestätigung und Rechnung über Kursentgelte</h2>
<p>Guten Tag,<br>vielen Dank für Ihre Anmeldung. Wir haben folgende Kurse verbindlich für Sie gebucht:</p>
<table class=l>${heading(['Kurs-Nr.', 'Kurs', 'Beginn', '>Termine', '>Entgelt'])}${rows.join('')}<tr class=s><td></td><td>Rechnungsbetrag</td><td></td><td></td><td class=r>${p.money(d.total)}</td></tr></table>
<p style="margin-top:6mm">Den Betrag von <b>${p.money(d.amountDue)}</b> ziehen wir am <b>${p.date(d.dueDate)}</b> mit SEPA-Lastschrift von Ihrem Konto mit den Endziffern ${random.digits(4)} ein. Gläubiger-Identifikationsnummer DE${random.digits(2)}ZZZ0000${random.digits(7)}, Mandatsreferenz VHS-${random.digits(7)}. Bitte sorgen Sie für ausreichende Deckung; Kosten einer Rücklastschrift stellen wir Ihnen in Rechnung.</p>
<p class=n>Die Leistungen sind nach § 4 Nr. 22 Buchst. a UStG von der Umsatzsteuer befreit. Eine Abmeldung ist bis sieben Werktage vor Kursbeginn schriftlich möglich; die Bearbeitungspauschale hierfür beträgt 5,00 EUR. Danach ist das volle Entgelt zu entrichten. Eine gesonderte Einladung zum Kurs erfolgt nicht.</p>
<p>Wir wünschen Ihnen viel Freude in Ihrem Kurs.<br>Ihre Volkshochschule</p>
<div class=f><div>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</div><div>Telefon ${d.seller.telephone}<br>${d.seller.site}<br>St.-Nr. ${d.seller.taxNumber}</div><div>Sparkasse Lechrain<br>IBAN ${grouped(d.seller.iban)}<br>BIC BYLADEM1XLR</div></div>`
    },
  },
  {
    name: 'at-steinmetz-grabanlage-anzahlung',
    plan: {
      country: 'AT',
      currency: 'EUR',
      rates: [20],
      lines: [5, 9],
      isInOrder: true,
      isOnce: true,
      isBuyerPerson: true,
      prepaid: 0.8,
      days: [14, 30],
      pools: partiesIn('AT', {
        ...austrian,
        trade: listOf('Hotel|Bau|Bestattung|Pfarre'),
        forms: listOf('GmbH|KG|OG'),
      }),
      items: itemsOf(
        'Grabstein Gneis, Vorderseite poliert, Seiten bruchrau, 75/95/14 cm|Stk|1450|2300; Grabeinfassung Granit hell, gestockt, 160/80 cm|Stk|780|1180; Abdeckplatte zweiteilig, poliert|Stk|420|640; Fundament für Grabstein und Einfassung herstellen|pauschal|290|440; Inschrift vertieft, gehauen und getönt|Bst|9|13; Ornament Ähre, Bronze|Stk|95|160; Grablaterne Bronze mit Sockel|Stk|180|280; Weihwasserschale, Stein|Stk|85|140; Alte Grabanlage abtragen und entsorgen|pauschal|240|380; Versetzarbeiten durch zwei Mann|Std|58|72; Splitt weiß, liefern und einbringen|Sack|8|14'
      ),
      numbers: (random, year) => `AR${year}-${random.int(102, 688)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dotted },
    css: 'body{font:10.5pt "EB Garamond";font-variant-numeric:lining-nums;color:#1a1a1a;margin:0} .top{text-align:center;border-bottom:.6pt solid #777;padding-bottom:4mm} .top b{font:22pt "EB Garamond";letter-spacing:1.5px;display:block} .top span{font-size:9.5pt;letter-spacing:.5px} .a{display:flex;justify-content:space-between;margin:13mm 0 12mm;line-height:1.35} .a table{width:68mm} .a td{padding:1px 0} h2{font-size:15pt;font-weight:600;margin:0 0 3mm} .l th{font-weight:600;font-size:9.5pt;border-top:.6pt solid #777;border-bottom:.6pt solid #777;text-align:left;padding:3px 0} .l td{padding:4px 0;vertical-align:top} .s{width:88mm;margin:4mm 0 7mm auto;break-inside:avoid} .s td{padding:2.5px 0;border-top:.4pt solid #bbb} .s .b td{font-weight:600;font-size:12pt;border-top:.8pt solid #1a1a1a;border-bottom:2.4pt double #1a1a1a} .z{display:flex;gap:7mm;break-inside:avoid;line-height:1.4} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:8.3pt;line-height:1.4;border-top:.6pt solid #777;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      asSeller(
        p,
        'Steinmetzmeister Tschofen & Sohn KG|Naturstein Hahnenkamm GmbH|STEINMETZ LECHTALER e.U.|Marmor & Granit Wolfgruber GmbH & Co KG'
      )
      const prepaid = bare(d, 'prepaid')
      const priceOf = steady(p, 50)
      recount(p, (l) => [
        has(l, /Inschrift/)
          ? random.int(18, 56)
          : has(l, /Versetz/)
            ? random.pick([3, 4.5, 6, 7.5])
            : has(l, /Splitt/)
              ? random.int(2, 6)
              : 1,
        l.price < 10_000 ? priceOf(l) : Math.round(l.price / 1000) * 1000,
      ])
      const rows = p.lines((l, at) =>
        row([
          `${at + 1}.`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const rest = prepaid
        ? `${row(['Gesamtbetrag', `>${p.money(d.total)}`])}${row([`abzüglich Anzahlung vom ${p.date(d.orderDate)}`, `>- ${p.money(d.prepaid)}`])}<tr class=b><td>Restbetrag</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : `<tr class=b><td>Gesamtbetrag</td><td class=r>${p.money(d.total)}</td></tr>`
      return `<div class=top><b>${d.seller.name}</b><span>Grabanlagen · Inschriften · Stiegen · Küchenarbeitsplatten · Restaurierung</span></div>
<div class=a><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table style="align-self:flex-start">${row(['Rechnungsnummer', `>${d.number}`])}${row(['Rechnungsdatum', `>${p.date(d.issueDate)}`])}${row(['Leistungsdatum', `>${p.date(d.deliveryDate)}`])}${row(['Kundennummer', `>${d.customerNumber}`])}${row(['Unser Zeichen', `>${random.pick(['AW', 'GT', 'hl'])}`])}</table></div>
<h2>Rechnung</h2><p style="margin:0 0 4mm;line-height:1.4">Grabstätte Friedhof ${d.buyer.town}, Feld ${random.pick(['A', 'C', 'N'])}, Reihe ${random.int(2, 14)}, Nr. ${random.int(1, 38)}<br>Für die Ausführung laut Auftragsbestätigung Nr. ${d.orderNumber} erlauben wir uns zu verrechnen:</p>
<table class=l>${heading(['Pos.', 'Leistung', '>Menge', 'EH', '>Einzelpreis €', '>Betrag €'])}${rows.join('')}</table>
<table class=s>${row(['Summe netto', `>${p.money(d.subtotal)}`])}${row(['zuzüglich 20 % Umsatzsteuer', `>${p.money(d.tax)}`])}${rest}</table>
<div class=z>${squareCode(random, '25mm')}<div>Zahlbar bis ${p.date(d.dueDate)} ohne Abzug auf unser Konto<br>IBAN ${grouped(d.seller.iban)}<br>Verwendungszweck: ${d.number}<br>Die gelieferte Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.<br>Wir danken für Ihr Vertrauen.</div></div>
<div class=f>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · ${d.seller.telephone} · ${d.seller.mail}<br>UID-Nr. ${d.seller.vatId} · FN ${random.digits(6)}${random.pick(['d', 'k', 'x'])} · Landesgericht Innsbruck · Gerichtsstand ${d.seller.town}</div>`
    },
  },
  {
    name: 'ch-metzgerei-apero-qr',
    page: '210mm 297mm',
    plan: {
      country: 'DE',
      currency: 'CHF',
      rates: [8.1, 2.6],
      lines: [4, 8],
      isInOrder: true,
      isOnce: true,
      isGross: true,
      rounding: 1,
      days: [10, 20, 30],
      pools: partiesIn('DE', swiss),
      items: itemsOf(
        'Apéroplatte Bauernart|Pers.|9|14|1; Hausgemachter Fleischkäse warm|kg|22|28|1; Schinkengipfeli|Stk.|2.4|3.2|1; Partyfilet im Teig|kg|46|58|1; Siedfleischsalat|kg|26|34|1; Kalbsbratwurst 160 g|Stk.|3.8|5.2|1; Kartoffelsalat|kg|14|18|1; Käseplatte gemischt|Pers.|7|10|1; Silserbrötli|Stk.|1.3|1.8|1; Rivella / Mineral 5 dl|Fl.|2.8|3.6|1; Weisswein Müller-Thurgau 7,5 dl|Fl.|16|22; Grillmiete inkl. Gas|Tag|80|120; Grillmeister vor Ort|Std.|58|74; Geschirr und Besteck, Miete und Reinigung|Pers.|2.5|4'
      ),
      numbers: (random) => `${random.int(20110, 48990)}`,
    },
    style: { ...point, thousands: "'", date: dotted },
    css: 'body{font:9.5pt "Carlito";margin:0;color:#000} .pg{padding:8mm 14mm 0} .top{display:flex;justify-content:space-between} .lg{font:bold 19pt "URW Bookman";color:#8c1515;line-height:1.1;width:100mm} .lg small{font:italic 10pt "URW Bookman";color:#333;display:block;margin-top:1mm} .ct{font-size:8.6pt;line-height:1.35;text-align:right} .ad{margin:7mm 0 6mm 104mm;line-height:1.35;font-size:10.5pt} .h{display:flex;justify-content:space-between;border-bottom:1.4pt solid #8c1515;padding-bottom:1.5mm;margin-bottom:2mm;align-items:baseline} .h b{font-size:14pt} .l th{font-size:8.4pt;text-align:left;padding:2px 0} .l td{padding:2.2px 0;border-top:.3pt solid #ccc} .l .z td{font-weight:bold;font-size:11pt;border-top:1pt solid #8c1515} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:3mm;font-size:8.4pt} .mw{width:92mm} .mw th{text-align:left;border-bottom:.4pt solid #000;font-weight:normal} .mw td{padding:1px 0} .sl{position:fixed;left:-4mm;right:-4mm;bottom:0;height:101mm;border-top:.6pt dashed #000;display:flex;font:8pt/1.3 "Liberation Sans";background:#fff} .sl h4{font-size:11pt;margin:0 0 3mm} .sl h5{font-size:6.4pt;margin:2.2mm 0 0} .em{width:52mm;padding:4mm 5mm;border-right:.6pt dashed #000;position:relative;font-size:7.6pt} .za{padding:4mm 5mm;width:52mm;position:relative} .in{padding:4mm 5mm;flex:1;font-size:9pt} .in h5{font-size:7.4pt} .bt{display:flex;gap:6mm;position:absolute;bottom:16mm} .em .bt{bottom:20mm} .an{position:absolute;right:6mm;bottom:8mm;font-size:6.4pt;font-weight:bold}',
    draw: (p) => {
      const { doc: d, random } = p
      asSwiss(p, ['30', 100, 999])
      asSeller(
        p,
        'Metzgerei Frischknecht AG|Dorfmetzg Gmür & Söhne|METZGEREI ZUM OCHSEN GmbH|Inauen Fleisch und Partyservice AG'
      )
      const priceOf = steady(p, 10)
      /** The rates are those of 2024 and later. */
      if (bare(d, 'issueDate') < '2024') {
        const { deliveryDate, orderDate } = d
        d.deliveryDate = dayAfter(deliveryDate, 366)
        d.orderDate = dayAfter(orderDate, 366)
        d.dueDate = dayAfter(bare(d, 'dueDate'), 366)
        d.issueDate = dayAfter(bare(d, 'issueDate'), 366)
      }
      const people = random.int(18, 85)
      recount(
        p,
        (l) => [
          l.unit === 'Pers.'
            ? people
            : l.unit === 'kg'
              ? random.int(10, 50) / 5
              : l.unit === 'Std.'
                ? random.int(6, 10) / 2
                : l.unit === 'Tag'
                  ? 1
                  : random.int(12, people + 12),
          priceOf(l),
        ],
        true
      )
      const rows = p.lines((l) =>
        row([
          `>${p.number(l.quantity, l.unit === 'kg' ? 3 : 0)}`,
          l.unit,
          l.description,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 1)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) => {
        const base = baseOf(p, t)
        const tax = taxOf(p, t)
        return row([
          `${p.number(t.rate, 1)}%`,
          `>${p.plain(base)}`,
          `>${p.plain(tax)}`,
          `>${p.plain(base + tax)}`,
        ])
      })
      const sums = row([
        'Total',
        `>${p.plain(d.subtotal)}`,
        `>${p.plain(d.tax)}`,
        `>${p.plain(d.total)}`,
      ])
      const reference = qrReference(`00000${random.digits(21)}`).replace(
        /(?<=^..)|(?<=^..(?:.{5})+)(?=.)/g,
        ' '
      )
      const account = `<h5>Konto / Zahlbar an</h5>${grouped(d.seller.iban)}<br>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<h5>Referenz</h5>${reference}`
      const payer = `<h5>Zahlbar durch</h5>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}`
      const sum = p.plain(d.amountDue).replace("'", ' ')
      const amount = `<div class=bt><div><h5>Währung</h5>CHF</div><div><h5>Betrag</h5>${sum}</div></div>`
      const cross =
        '<rect x="12" y="12" width="7" height="7" fill="#fff"/><rect x="12.5" y="12.5" width="6" height="6"/><path d="M15 13.5h1v1.5h1.5v1h-1.5v1.5h-1v-1.5h-1.5v-1h1.5z" fill="#fff"/>'
      const vat = d.seller.vatId.replace(/^CHE(...)(...)(...)$/, 'CHE-$1.$2.$3 MWST')
      return `<div class=pg><div class=top><div class=lg>${d.seller.name}<small>Fleisch · Wurst · Partyservice</small></div><div class=ct>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>${d.seller.telephone}<br>${d.seller.mail}<br>${vat}</div></div>
<div class=ad>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=h><b>Rechnung ${d.number}</b><span>Datum ${p.date(d.issueDate)} &nbsp; Lieferung ${p.date(d.deliveryDate)} &nbsp; Kunde ${d.customerNumber}</span></div>
<table class=l>${heading(['>Menge', 'Einh.', 'Artikel', '>Preis', '>MWST %', '>Betrag CHF'])}${rows.join('')}${row(['', '', 'Total inkl. MWST', '', '', `>${p.plain(d.total)}`])}${row(['', '', 'Rundungsdifferenz', '', '', `>${p.plain(d.rounding)}`])}<tr class=z><td></td><td></td><td>Zu bezahlen CHF</td><td></td><td></td><td class=r>${p.plain(d.amountDue)}</td></tr></table>
<div class=e><table class=mw>${heading(['MWST-Satz', '>Netto', '>MWST', '>Brutto'])}${taxes.join('')}${sums}</table><div style="width:76mm">Alle Preise inkl. MWST. Zahlbar netto bis ${p.date(d.dueDate)}.<br>Platten und Chromstahlbehälter bitte innert 3 Tagen gereinigt zurückbringen. Besten Dank für Ihren Auftrag!</div></div></div>
<div class=sl><div class=em><h4>Empfangsschein</h4>${account}${payer}${amount}<div class=an>Annahmestelle</div></div><div class=za><h4>Zahlteil</h4>${squareCode(random, '46mm', { side: 31, middle: cross })}${amount}</div><div class=in>${account}<h5>Zusätzliche Informationen</h5>Rechnung ${d.number}${payer}</div></div>`
    },
  },
  {
    name: 'de-kurierdienst-touren',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [7, 18],
      days: [7, 8, 14],
      pools: partiesIn('DE', {
        ...german,
        trade: listOf('Dentaltechnik|Werbetechnik|Labor|Druck|Ersatzteile|Optik'),
        forms: listOf('GmbH|GmbH & Co. KG|KG|e.K.|PartG mbB'),
      }),
      items: itemsOf(
        'Stadtkurier Pkw bis 20 kg|Fahrt|12|19; Overnight-Dokumente, Zustellung bis 9 Uhr|Sendung|28|39; Direktfahrt Kombi Augsburg – Ulm|km|0.9|1.2; Direktfahrt Transporter nach Kufstein|km|1.2|1.6; Linientour Probentransport|Tour|38|56; Wartezeit je angefangene Viertelstunde|VE|8|11; Zuschlag Nacht / Wochenende|Fahrt|14|25; Palettentransport Sprinter mit Hebebühne|Fahrt|85|140; Zweiter Mann zum Be- und Entladen|Std.|26|34'
      ),
      numbers: (random, year) => `RE-${year}-${random.int(1040, 4890)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:9.4pt "Liberation Sans";color:#1c1c1c;margin:0} .top{display:flex;justify-content:flex-end;align-items:center;gap:4mm} .top svg{width:17mm} .top b{font-size:13pt} .ad{display:flex;justify-content:space-between;margin:13mm 0 14mm} .ad small{font-size:6.6pt;color:#666;display:block;margin-bottom:3mm} .ad div{line-height:1.4} .kv{width:66mm} .kv td{padding:1.5px 0} h2{font-size:13.5pt;margin:0 0 4mm} p{margin:0 0 4mm;line-height:1.45} .l th{background:#f28c00;color:#fff;font-size:8.4pt;text-align:left;padding:4px 5px} .l td{padding:3.8px 5px;border-bottom:.4pt solid #ddd;font-size:9pt} .l tr{break-inside:avoid} .t{width:82mm;margin:3mm 0 6mm auto;break-inside:avoid} .t td{padding:3px 5px} .t tr:last-child td{font-weight:bold;border-top:1pt solid #1c1c1c;border-bottom:1pt solid #1c1c1c;font-size:10.5pt} .q svg{flex:none} .q{display:flex;gap:5mm;align-items:center;break-inside:avoid;line-height:1.45;font-size:8.8pt} .f{break-inside:avoid;margin-top:9mm;display:flex;justify-content:space-between;font-size:7.2pt;line-height:1.45;color:#555;border-top:.5pt solid #f28c00;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      asSeller(
        p,
        'Lechblitz Kurier GmbH|Schwerdt & Özdemir Express OHG|KURIER ACHT e.K.|EILBOTE SÜD Inh. Malte Gronau e.K.'
      )
      const priceOf = steady(p, 1)
      recount(p, (l) => [
        l.unit === 'km'
          ? has(l, /Ulm/)
            ? random.int(78, 96)
            : random.int(168, 192)
          : l.unit === 'Std.'
            ? random.pick([1, 1.5, 2, 2.5])
            : l.unit === 'VE' || l.unit === 'Fahrt'
              ? random.int(1, 3)
              : random.int(1, 4),
        priceOf(l),
      ])
      const from = dayAfter(d.until, -29)
      const days = daysOf(p, from, d.until)
      const rows = p.lines((l, at) =>
        row([
          `${at + 1}`,
          days[at],
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      return `<div class=top><svg viewBox="0 0 60 36"><path d="M2 26V8h32v18zM36 14h12l9 8v4H36z" fill="#f28c00"/><circle cx="14" cy="28" r="6" fill="#1c1c1c"/><circle cx="46" cy="28" r="6" fill="#1c1c1c"/></svg><b>${d.seller.name}</b></div>
<div class=ad><div><small>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</small>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table class=kv style="align-self:flex-end">${row(['Rechnungsnr.:', `>${d.number}`])}${row(['Rechnungsdatum:', `>${p.date(d.issueDate)}`])}${row(['Kundennr.:', `>${d.customerNumber}`])}${row(['Leistungszeitraum:', `>${p.date(from)} –<br>${p.date(d.until)}`])}</table></div>
<h2>Rechnung Nr. ${d.number}</h2><p>Sehr geehrte Damen und Herren,<br>für die im Leistungszeitraum ausgeführten Transporte berechnen wir Ihnen wie vereinbart:</p>
<table class=l>${heading(['Pos.', 'Datum', 'Leistung', '>Menge', 'Einheit', '>Einzelpreis', '>Gesamtpreis'])}${rows.join('')}</table>
<table class=t>${row(['Zwischensumme (netto)', `>${p.money(d.subtotal)}`])}${row(['Umsatzsteuer 19 %', `>${p.money(d.tax)}`])}${row(['Gesamtbetrag', `>${p.money(d.total)}`])}</table>
<div class=q>${squareCode(random, '24mm')}<div><b>Überweisen per Code</b><br>Bitte überweisen Sie den Gesamtbetrag ohne Abzüge bis zum ${p.date(d.dueDate)} auf das unten angegebene Konto. Einzelnachweise mit Unterschrift der Empfänger liegen im Kundenportal bereit. Wir arbeiten ausschließlich auf Grundlage der ADSp 2017.<br>Mit freundlichen Grüßen</div></div>
<div class=f><div>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</div><div>Tel. ${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}</div><div>Amtsgericht Augsburg HR ${random.digits(5)}<br>USt-IdNr. ${d.seller.vatId}<br>Steuernr. ${d.seller.taxNumber}</div><div>Stadtsparkasse<br>IBAN ${grouped(d.seller.iban)}</div></div>`
    },
  },
]
