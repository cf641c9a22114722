import { paged } from '../pages.ts'
import { itemsOf, townsWithCodes } from '../lists.ts'
import { partiesIn } from '../people.ts'
import { baseOf, daysOf, taxOf, vatOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import type { Person } from '../people.ts'
import {
  comma,
  dotted,
  grouped,
  heading,
  monthsIn,
  point,
  row,
  rowOf,
  townFirst,
  codeFirst,
} from '../print.ts'
import type { Random } from '../random.ts'

/** An Australian business number with its check digits. */
function businessNumber(random: Random): string {
  const own = random.digits(9)
  const sum = [...own].reduce((whole, digit, at) => whole + Number(digit) * (3 + 2 * at), 0)
  return `${99 - (sum % 89)} ${own.replace(/(...)(...)(...)/, '$1 $2 $3')}`
}

const shortMonths = monthsIn('US').map((name) => name.slice(0, 3))

const inspections = itemsOf(`
  10 lb ABC dry chemical extinguisher, new|ea|78|118;
  5 lb ABC extinguisher c/w wall bracket|ea|52|79; Extinguisher recharge - 5 lb ABC|ea|24|36;
  Pull pin, seal and tag kit|ea|3|6; Emergency light battery 6V 10Ah|ea|29|44;
  LED exit sign, edge-lit running man|ea|84|135; Smoke alarm, hardwired 120V|ea|38|62;
  Fire alarm panel battery 12V 7Ah|ea|34|52`)
const labour = itemsOf(`
  Annual inspection - portable extinguishers|ea|5|9|1;
  Annual fire alarm test, per device|ea|4|8|1;
  Emergency lighting 30 min. discharge test|ea|8|14|1;
  Technician labour - regular hours|hr|98|128|1; Truck charge and travel, zone 2|ea|45|75|1`)
const labourNames = new Set(labour.map(([name]) => name))

const routes = itemsOf(`
  A1 Alverca – Santarém||4.65|4.65; A1 Santarém – Alverca||4.65|4.65;
  A1 Santarém – Leiria||5.9|5.9; A1 Leiria – Coimbra Sul||4.8|4.8;
  A1 Coimbra Norte – Aveiro Sul||3.25|3.25; A1 Aveiro Sul – Coimbra Norte||3.25|3.25;
  A1 Feira – Grijó||1.1|1.1; A2 Palmela – Alcácer do Sal||3.95|3.95;
  A2 Grândola – Palmela||6.35|6.35; A3 Maia – Famalicão||2.05|2.05;
  A3 Famalicão – Braga Sul||1.45|1.45; A4 Águas Santas – Penafiel||2.6|2.6;
  A5 Carcavelos (barreira)||1.4|1.4; A8 Loures – Torres Vedras Sul||3.3|3.3;
  A8 Torres Vedras Sul – Loures||3.3|3.3; A8 Óbidos – Caldas da Rainha||0.75|0.75;
  A12 Pinhal Novo – Montijo||1.2|1.2; A13 Almeirim – Salvaterra de Magos||2.45|2.45;
  A15 Santarém – Rio Maior||2.1|2.1; A17 Mira – Marinha Grande Este||6.7|6.7;
  A21 Mafra – Ericeira||0.55|0.55; A25 Albergaria – Viseu Sul||3.4|3.4; A29 Ovar – Estarreja||1|1;
  A41 Ermida – Argoncilhe||1.35|1.35; Ponte Vasco da Gama – Alcochete||3.2|3.2;
  Ponte 25 de Abril – Almada||2.15|2.15; Parque da Ribeira, estacionamento||2.4|7.8;
  Parque do Mercado, estacionamento||1.2|4.6`)

/** Invoices from Canada, Australia, the United States, Poland and Portugal. */
export const commonOverseasPolish: Family[] = [
  {
    name: 'en-ca-fire-inspection',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'CAD',
      rates: [12, 5],
      items: [...labour, ...inspections],
      lines: [2, 9],
      isInOrder: true,
      isOnce: true,
      most: 14,
      days: [15, 30],
      pools: partiesIn('US', {
        first: ['Gurpreet', 'Allison', 'Trevor', 'Joanne', 'Darcy', 'Mei'],
        last: ['Haldane', 'Kowalchuk', 'Sidhu', 'Beaudry', 'Fraserview', 'Penner', 'Oduya'],
        trade: [
          'Fire & Safety',
          'Fire Protection',
          'Building Services',
          'Facilities',
          'Life Safety',
        ],
        forms: ['Ltd.', 'Inc.', 'Corp.'],
        streets: [
          '#104 - 1875 Kirschner Rd',
          '2260 Hunter Court',
          '33412 S Fraser Way',
          'Box 918',
          '590 Bay St',
        ],
        towns: townsWithCodes(
          'Kelowna, BC|V1Y 2A4; Nanaimo, BC|V9R 5L9; Kamloops, BC|V2C 1Z6; Abbotsford, BC|V2T 0B3'
        ),
        country: 'Canada',
      }),
      numbers: (random) => String(random.int(21400, 68900)),
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (year, month, day) => `${shortMonths[Number(month) - 1]} ${Number(day)}, ${year}`,
    },
    css: '@page{margin:13mm 15mm} body{font:9.5pt "Liberation Sans";margin:0;line-height:1.3} .lh{text-align:center;border-bottom:2.2pt solid #b3131b;padding-bottom:2.5mm} .lh b{font:bold 19pt "Nimbus Roman";color:#b3131b;display:block} .t{display:flex;justify-content:space-between;margin:5mm 0;align-items:flex-start} .t h1{font-size:20pt;margin:0;letter-spacing:1px} .t table{width:64mm} .t td{border:.6pt solid #444;padding:2px 6px} .t td:first-child{background:#eee;font-weight:bold} .a{display:flex;gap:8mm} .a div{flex:1;border:.6pt solid #444;padding:0 3mm 2mm;min-height:25mm} .a h4{background:#eee;margin:0 -3mm 1.5mm;padding:1mm 3mm;font-size:8.5pt;border-bottom:.6pt solid #444} .s{margin:4mm 0} .s th,.s td{border:.6pt solid #444;text-align:center;padding:2px 4px;font-size:8.5pt} .s th{background:#eee} .i th{background:#b3131b;color:#fff;font-size:8.5pt;text-align:left;padding:3px 5px} .i td{padding:3.5px 5px;border-bottom:.4pt solid #bbb} .e{display:flex;justify-content:space-between;margin-top:4mm} .n{width:98mm;font-size:8.5pt} .m{width:66mm} .m td{padding:2.5px 5px} .m .b td{border-top:1.2pt solid #000;font-weight:bold;font-size:12pt} .f{position:fixed;bottom:0;left:0;right:0;font-size:8pt;text-align:center;border-top:.6pt solid #444;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const registration = `${random.digits(5)} ${random.digits(4)} RT0001`
      d.seller.vatId = registration
      let goods = 0
      const list = p.lines((l) => {
        const isLabour = labourNames.has(l.description)
        if (!isLabour) goods += l.amount
        return row([
          `>${p.number(l.quantity)}`,
          l.unit,
          l.description,
          isLabour ? 'G' : 'GP',
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const tax = p.taxes(({ amount }) => amount).reduce((whole, amount) => whole + amount, 0)
      const provincial = Math.round(goods * 0.07)
      const technician = random.pick(['Dale R.', 'Mike T.', 'S. Gill', 'Cory'])
      const buyer = `${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}`
      const place = random.pick([
        'Building A & parkade',
        'Main building',
        'Lobby panel, key at desk',
      ])
      const sums = [
        row(['Subtotal', `>${p.money(d.subtotal)}`]),
        row(['GST 5%', `>${p.money(provincial ? tax - provincial : d.tax)}`]),
        row(['PST 7%', `>${p.money(provincial)}`]),
      ]
      return `<div class=lh><b>${d.seller.name}</b>${d.seller.street}, ${townFirst(d.seller)} &nbsp;|&nbsp; Tel: ${d.seller.telephone} &nbsp;|&nbsp; ${d.seller.site}</div>
<div class=t><h1>INVOICE</h1><table>${row(['Invoice #', d.number])}${row(['Invoice Date', p.date(d.issueDate)])}${row(['Due Date', p.date(d.dueDate)])}${row(['Customer #', d.customerNumber])}</table></div>
<div class=a><div><h4>BILL TO</h4>${buyer}</div><div><h4>SERVICE LOCATION</h4>${place}<br>${d.buyer.street}<br>${townFirst(d.buyer)}</div></div>
<table class=s>${heading(['Work Order', 'P.O. Number', 'Service Date', 'Technician'])}${row([`WO-${random.digits(6)}`, d.orderNumber, p.date(d.deliveryDate), technician])}</table>
<table class=i>${heading(['>Qty', 'Unit', 'Description', 'Tax', '>Unit Price', '>Amount'])}${list.join('')}</table>
<div class=e><div class=n><b>Comments</b><br>Annual inspection completed as per BC Fire Code. Tags updated, report e-mailed to the contact on file. Deficiencies, if any, are quoted separately.<br><br>Please make cheques payable to ${d.seller.name} or send an e-transfer to ${d.seller.mail} (auto-deposit, no password). Tax codes: G = GST, P = PST.</div><table class=m>${sums.join('')}${rowOf('b', ['TOTAL CAD', `>${p.money(d.total)}`])}</table></div>
<div class=f>GST Reg. No. ${registration} &nbsp;&nbsp; PST No. 1${random.digits(3)}-${random.digits(4)}<br>Interest of 2% per month (26.82% per annum) is charged on overdue accounts. Thank you for your business!</div>`
    },
  },
  {
    name: 'en-au-safety-wholesale',
    plan: {
      country: 'GB',
      currency: 'AUD',
      rates: [10, 0],
      items: itemsOf(`
        Hi-vis polo, short sleeve, orange/navy|EA|17|29;
        Hi-vis drill shirt, taped, long sleeve|EA|34|52; Cargo pants, stretch, khaki|PR|48|74;
        Broad brim hat, canvas, 59 cm|EA|14|23; Safety boot, zip sided, wheat|PR|112|169;
        Gumboot, steel cap, white|PR|38|58; Hard hat, vented, white, ratchet|EA|16|27;
        Hard hat brim attachment|EA|9|15; Safety glasses, clear, anti-fog|EA|4|9;
        Safety glasses, smoke lens|EA|4|9; Earmuff, class 5, headband|EA|19|34;
        Earplugs, corded, box 100|BX|24|38; Respirator P2 valved, box 10|BX|18|31;
        Half mask respirator, medium|EA|29|46; Glove, nitrile foam, size 9|PR|3|7;
        Glove, rigger, cowhide|PR|5|10; Nitrile disposable gloves, large, 100|BX|11|19;
        Coverall, type 5/6, XL|EA|6|11; Barrier mesh, orange, 1 m x 50 m|RL|29|48;
        Traffic cone 700 mm, reflective|EA|15|26; Danger tape 75 mm x 100 m|RL|7|12;
        Lockout padlock, red, keyed different|EA|17|28;
        Spill kit, general purpose, 50 L|EA|98|155; Eye wash station refill 1 L|EA|21|34;
        First aid kit, workplace, wall mount|EA|89|139; Fire blanket 1.2 m x 1.8 m|EA|19|33;
        Harness kit, roofer's, 15 m rope|KT|179|269; Retractable lanyard 3 m|EA|119|189;
        Kneepads, gel, pair|PR|22|37; Knife, safety, auto-retract|EA|12|22;
        Floor stand, wet floor, A-frame|EA|14|24; Sign, PPE must be worn, 600 x 450|EA|18|29;
        Water cooler jug 10 L|EA|42|68; Sunscreen SPF50+ 1 L pump|EA|21|33|1;
        Sunscreen SPF50+ 110 mL tube|EA|6|10|1; Spring water 600 mL, carton 24|CT|11|17|1;
        Instant coffee 500 g tin|EA|16|24|1`),
      lines: [12, 46],
      isOnce: true,
      most: 24,
      lineDiscount: 0.35,
      charge: 0.5,
      days: [14, 30],
      pools: partiesIn('GB', {
        last: ['Brannigan', 'Cusack', 'Doolan', 'Papadakis', 'Nguyen', 'Strickland', 'Whelan'],
        first: ['Shane', 'Kylie', 'Darren', 'Thuy', 'Bronwyn'],
        trade: [
          'Safety',
          'Industrial',
          'Industrial Supplies',
          'Workwear',
          'Rigging',
          'Site Services',
        ],
        forms: ['Pty Ltd', 'Pty. Ltd.', '(Aust) Pty Ltd'],
        streets: [
          '12-16 Assembly Drive',
          'Unit 3/48 Enterprise Cct',
          '205 Boundary Rd',
          'Lot 9 Hume Hwy',
          '71 Bellrick St',
        ],
        towns: townsWithCodes(
          'Dandenong South VIC|3175; Wacol QLD|4076; Wetherill Park NSW|2164; Welshpool WA|6106'
        ),
        country: 'Australia',
        tel: '+61 ',
      }),
      numbers: (random) => `SI${random.digits(7)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (year, month, day) => `${day}/${month}/${year.slice(2)}`,
    },
    css: 'body{font:8.5pt "Liberation Sans";margin:0;line-height:1.3} .g{height:264mm;position:relative} .g+.g{break-before:page} .h{display:grid;grid-template-columns:1fr 62mm;gap:5mm} .h b.o{font:italic bold 17pt "Nimbus Sans";color:#e06a00} .h h1{margin:0 0 1.5mm;font-size:15pt;text-align:right} .k td{padding:1px 0} .k td:last-child{text-align:right;font-weight:bold} .d{display:grid;grid-template-columns:1fr 1fr;gap:6mm;margin:4mm 0 3mm} .d div{border-left:2.5pt solid #e06a00;padding-left:3mm;min-height:19mm} .d i{font-style:normal;color:#777;font-size:7.5pt;display:block} .s th{font-size:7.5pt;text-align:left;background:#333;color:#fff;padding:2px 5px} .s td{padding:2px 5px;border-bottom:.5pt solid #333} .i{margin-top:3mm} .i th{font-size:7.5pt;text-align:left;border-bottom:1pt solid #333;padding:3px} .i td{padding:2.4px 3px} .i tbody tr:nth-child(even) td{background:#f4f4f4} .w{position:absolute;bottom:0;left:0;right:0} .c{text-align:right;font-style:italic} .x{display:grid;grid-template-columns:1fr 70mm;gap:6mm;border-top:1pt solid #333;padding-top:2mm} .x td{padding:1.8px 4px} .x .b td{background:#333;color:#fff;font-weight:bold;font-size:10.5pt} .y{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4mm;border:.6pt solid #999;padding:2mm 3mm;margin-top:3mm;font-size:7.5pt} .y b{color:#e06a00}',
    draw: (p) => {
      const { doc: d, random } = p
      const abn = businessNumber(random)
      d.seller.vatId = abn
      const list = p.lines((l) => {
        const missing = l.quantity !== null && random.chance(0.12) ? random.int(1, 6) : 0
        return row([
          `${random.pick(['PP', 'WW', 'FT', 'SG'])}${random.digits(5)}`,
          l.description,
          `>${p.number((l.quantity ?? 0) + missing)}`,
          `>${p.number(l.quantity)}`,
          `>${missing || ''}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 1) : ''}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const labels = [
        'Item Code',
        'Description',
        '>Ordered',
        '>Supplied',
        '>B/Ord',
        'UOM',
        '>Price Ex',
        '>Disc %',
        '>GST',
        '>Total Ex GST',
      ]
      const pages = paged(list, 35, 27)
      const account = `${random.int(2, 7)}${random.digits(5)}`
      const facts = (at: number) =>
        [
          ['Invoice No', d.number],
          ['Invoice Date', p.date(d.issueDate)],
          ['Account', d.customerNumber],
          ['Page', `${at + 1} of ${pages.length}`],
        ].map((cells) => row(cells))
      const site = random.pick([
        'Site office, Gate 4',
        'Store, attn. leading hand',
        'Deliver to dock',
      ])
      const agent = random.pick(['Tanya M', 'Web order', 'Luke P'])
      const order = [d.orderNumber, p.date(d.orderDate), p.date(d.deliveryDate), agent]
      const freight = d.charge ? row(['Freight', `>${p.plain(d.charge)}`]) : ''
      const head = (at: number) =>
        `<div class=h><div><b class=o>${d.seller.name}</b><br>ABN ${abn}<br>${d.seller.street}, ${townFirst(d.seller)}<br>Ph ${d.seller.telephone} &nbsp; ${d.seller.mail}</div><div><h1>TAX INVOICE</h1><table class=k>${facts(at).join('')}</table></div></div>
<div class=d><div><i>Invoice to</i>${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}</div><div><i>Deliver to</i>${d.buyer.name}<br>${site}<br>${townFirst(d.buyer)}</div></div>
<table class=s>${heading(['Customer Order No', 'Order Date', 'Despatched', 'Sales Rep'])}${row(order)}</table>`
      const foot = `<div class=x><div>Goods remain the property of ${d.seller.name} until paid for in full. Claims must be made within 7 days. Back-ordered items are supplied as soon as stock arrives. All amounts are in Australian dollars.</div><table>${row(['Goods', `>${p.plain(d.lineTotal)}`])}${freight}${row(['Total Ex GST', `>${p.plain(d.subtotal)}`])}${row(['GST', `>${p.plain(d.tax)}`])}${rowOf('b', ['Total Inc GST', `>${p.money(d.total)}`])}</table></div>
<div class=y><div><b>EFT</b><br>BSB ${random.int(11, 76)}${random.int(1, 9)}-${random.digits(3)}<br>Account ${account} ${random.digits(3)}<br>Remittance to ${d.seller.mail}</div><div><b>Bill payment</b><br>Biller code ${random.digits(6)}<br>Ref ${random.digits(10)}</div><div><b>Payment due ${p.date(d.dueDate)}</b><br>Please quote ${d.number}.<br>Credit cards attract a surcharge of 1.1%.</div></div>`
      return pages
        .map((rows, at) => {
          const isLast = at === pages.length - 1
          const end = isLast ? foot : '<div class=c>Continued on next page</div>'
          return `<div class=g>${head(at)}<table class=i>${heading(labels)}<tbody>${rows.join('')}</tbody></table><div class=w>${end}</div></div>`
        })
        .join('')
    },
  },
  {
    name: 'en-us-video-production',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [0],
      items: itemsOf(`
        Pre-production and storyboard, per hour||75|120;
        Director of photography, per day||850|1400; Camera operator, per day||420|680;
        Drone pilot, per hour||140|220; Lighting and grip package, per day||175|420;
        Editing and color grade, per hour||75|125; Motion graphics, per hour||85|140;
        Sound mix, per hour||70|115; Captions and social cut-downs, per hour||45|80;
        Crew travel time, per hour||35|60`),
      lines: [2, 8],
      isInOrder: true,
      isOnce: true,
      most: 6,
      isPart: true,
      allowance: 0.5,
      prepaid: 0.6,
      days: [14, 15, 30],
      pools: partiesIn('US', {
        first: ['Renee', 'Malik', 'Tessa', 'Andre', 'Bryn'],
        last: ['Calloway', 'Ferreira', 'Lindqvist', 'Okafor', 'Stroud', 'Vance', 'Yamada'],
        trade: ['Films', 'Media', 'Pictures', 'Outfitters', 'Creative'],
        forms: ['LLC', 'Inc.', 'Co.'],
        streets: [
          '818 N Kentucky St',
          '2201 Larimer St, Unit 4',
          '77 Foundry Row',
          '1503 E 6th St',
          '340 Depot Ave',
        ],
        towns: townsWithCodes(
          'Asheville, NC|28801; Denver, CO|80205; Knoxville, TN|37917; Boise, ID|83702'
        ),
      }),
      numbers: (random) => `000${random.int(1010, 2960)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (year, month, day) => `${month}/${day}/${year}`,
    },
    css: '@page{margin:0} body{font:10pt "Open Sans";color:#333;margin:0;line-height:1.4} .h{background:#12303a;color:#fff;padding:11mm 17mm 9mm;display:grid;grid-template-columns:34mm 1fr auto;gap:8mm;font-size:9pt} .h .l{width:22mm;height:22mm;border:2pt solid #f2b84b;transform:rotate(45deg) scale(.72);display:flex;align-items:center;justify-content:center} .h .l span{transform:rotate(-45deg);font:600 19pt "Open Sans";color:#f2b84b} .b{padding:10mm 17mm} .m{display:grid;grid-template-columns:1.3fr 1fr 1fr 1.4fr;gap:6mm} .m i{font-style:normal;color:#8a979c;font-size:8.5pt;display:block} .m p{margin:0 0 4mm} .m .r b{font-size:20pt;font-weight:400;color:#12303a} .i{margin-top:7mm;border-top:2.5pt solid #f2b84b} .i th{text-align:left;color:#12303a;font-size:9pt;padding:3mm 0} .i td{padding:2.8mm 0;border-bottom:.5pt solid #dde3e5} .t{width:84mm;margin:5mm 0 0 auto} .t td{padding:1.2mm 0} .t .u td{border-top:.5pt solid #c4cdd0} .t .d td{border-top:3pt double #c4cdd0;color:#12303a;font-weight:600;font-size:11pt;padding-top:2mm} .n{margin-top:12mm;font-size:9pt} .n b{display:block;color:#8a979c;font-weight:400}',
    draw: (p) => {
      const { doc: d, random } = p
      const list = p.lines((l) =>
        row([
          l.description,
          `>${p.money(l.price)}`,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const share = Math.round((100 * d.allowance) / d.lineTotal)
      const less = d.allowance
        ? row(['Production total', `>${p.plain(d.lineTotal)}`]) +
          row([`Discount (${share}%)`, `>-${p.plain(d.allowance)}`])
        : ''
      const paid = d.prepaid ? row(['Deposit Paid', `>-${p.plain(d.prepaid)}`]) : ''
      const project = random.pick([
        'Brand film',
        'Spring campaign',
        'Recruiting video',
        'Gala recap',
      ])
      return `<div class=h><div class=l><span>${d.seller.name.slice(0, 1)}</span></div><div><b style="font-size:13pt">${d.seller.name}</b><br>${d.seller.telephone}<br>${d.seller.mail}</div><div>${d.seller.street}<br>${townFirst(d.seller)}<br>United States</div></div>
<div class=b><div class=m><div><i>Billed To</i>${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}</div><div><p><i>Date of Issue</i>${p.date(d.issueDate)}</p><p><i>Due Date</i>${p.date(d.dueDate)}</p></div><div><p><i>Invoice Number</i>${d.number}</p><p><i>Reference</i>${d.orderNumber}</p></div><div class=r><i>Amount Due (USD)</i><b>${p.money(d.amountDue)}</b></div></div>
<table class=i>${heading(['Description', '>Rate', '>Qty', '>Line Total'])}${list.join('')}</table>
<table class=t>${less}${row(['Subtotal', `>${p.plain(d.subtotal)}`])}${row(['Tax', `>${p.plain(d.tax)}`])}${rowOf('u', ['Total', `>${p.plain(d.total)}`])}${paid}${rowOf('d', ['Amount Due (USD)', `>${p.money(d.amountDue)}`])}</table>
<div class=n><b>Notes</b>${project}. Final files are delivered by download link once the balance is cleared; raw footage is kept for 90 days.<br><br><b>Terms</b>Pay by ACH or card from the link in your e-mail, or by check to the address above. A late fee of 1.5% applies after the due date.</div></div>`
    },
  },
  {
    name: 'pl-leasing-rata',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 0],
      items: itemsOf(`
        Rata leasingowa – część kapitałowa||890|3900; Rata leasingowa – część odsetkowa||110|780;
        Opłata za użytkowanie urządzenia GPS||39|69;
        Opłata za rejestrację i obsługę pojazdu||45|120;
        Ubezpieczenie OC/AC – refaktura||180|460|1; Ubezpieczenie GAP – refaktura||60|140|1`),
      lines: [4, 11],
      isInOrder: true,
      isOnce: true,
      most: 0,
      days: [7, 10, 14],
      pools: partiesIn('PL', {
        trade: ['Leasing', 'Finanse', 'Logistyka', 'Grupa', 'Inwestycje', 'Handel'],
        last: ['Bielecki', 'Chmura', 'Domański', 'Frączek', 'Gawron', 'Sobczyk', 'Zaręba'],
        forms: ['S.A.', 'Sp. z o.o.', 'Sp. z o.o. Sp. k.'],
        streets: [
          'ul. Prosta 68',
          'al. Jana Pawła II 27',
          'ul. Strzegomska 142A',
          'ul. Chłodna 9/4',
          'ul. Taneczna 18',
        ],
        towns: townsWithCodes(
          'Warszawa|00-838; Wrocław|54-429; Katowice|40-085; Gdańsk|80-309; Szczecin|70-551'
        ),
      }),
      numbers: (random, year) => `L/${year}/${random.digits(7)}`,
    },
    style: { decimal: ',', thousands: ' ', date: dotted },
    css: 'body{font:9pt "Roboto";margin:0;line-height:1.35} .h{display:flex;justify-content:space-between;align-items:flex-start} .h .l{font-size:15pt;font-weight:700;color:#00594f;max-width:95mm;line-height:1.15} .h .l i{display:block;font:8pt "Roboto";color:#555;margin-top:1.5mm} .h .d{text-align:right;font-size:8.5pt} .a{display:flex;justify-content:space-between;margin:11mm 0 9mm} .a .z{font-size:8.5pt} .a .z td{padding:.6mm 0} .a .z table{width:auto} .a .w{width:80mm;font-size:10.5pt;padding-top:2mm} h1{font-size:13pt;margin:0;color:#00594f} .u{color:#555;margin-bottom:4mm} .i th{background:#00594f;color:#fff;font-weight:500;font-size:8pt;text-align:left;padding:4px 5px} .i td{padding:4px 5px;border-bottom:.5pt solid #cfd8d6} .i .s td{background:#eef4f2} .i .s td:first-child{background:none;border:0} .i .y td{font-weight:700} .p{margin-top:7mm;border:1pt solid #00594f;border-radius:3px;display:grid;grid-template-columns:1fr 1.5fr 1fr} .p div{padding:2.5mm 4mm} .p div+div{border-left:.5pt solid #00594f} .p i{font-style:normal;color:#555;font-size:8pt;display:block} .p b{font-size:11pt} .n{font-size:8pt;margin-top:5mm} .f{position:fixed;bottom:0;left:0;right:0;font-size:7pt;color:#555;border-top:.5pt solid #999;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const rateOf = (rate: number) => (rate ? `${p.number(rate)}%` : 'zw.')
      const list = p.lines((l, at) =>
        row([
          at + 1,
          l.description,
          `>${p.plain(l.amount)}`,
          `>${rateOf(l.rate)}`,
          `>${p.plain(vatOf(l))}`,
          `>${p.plain(l.amount + vatOf(l))}`,
        ])
      )
      const taxes = p.taxes((t, at) => {
        const sums = [
          p.plain(t.base),
          rateOf(t.rate),
          p.plain(t.amount),
          p.plain(t.base + t.amount),
        ]
        return rowOf('s', ['', at ? '' : '>W tym:', ...sums.map((sum) => `>${sum}`)])
      })
      const whole = [p.plain(d.subtotal), 'X', p.plain(d.tax), p.plain(d.total)]
      const razem = rowOf('"s y"', ['', '>Razem', ...whole.map((sum) => `>${sum}`)])
      const labels = ['Lp.', 'Nazwa usługi', '>Netto', '>VAT', '>Kwota VAT', '>Brutto']
      const thing = random.pick([
        'samochód ciężarowy, 3,5 t, r. prod. 2022',
        'wózek widłowy elektryczny',
        'samochód osobowy, kombi',
        'naczepa kurtynowa',
      ])
      const contract = `${random.digits(5)}/${random.pick(['WA', 'KT'])}/${random.int(20, 23)}`
      const exempt = d.taxes.some(({ rate }) => rate === 0)
        ? ' Usługi ubezpieczeniowe zwolnione z VAT na podstawie art. 43 ust. 1 pkt 37 ustawy o VAT.'
        : ''
      const facts = [
        ['NIP nabywcy:', d.buyer.vatId.slice(2)],
        ['Nr klienta:', d.customerNumber],
        ['Umowa leasingu nr:', contract],
        ['Przedmiot leasingu:', thing],
        ['Numer raty:', `${random.int(3, 34)} z ${random.pick([36, 48])}`],
      ]
      return `<div class=h><div class=l>${d.seller.name}<i>${d.seller.street}, ${codeFirst(d.seller)}</i></div><div class=d>${d.seller.town}, ${p.date(d.issueDate)}<br>Infolinia: ${d.seller.telephone}<br>${d.seller.site}</div></div>
<div class=a><div class=z><table>${facts.map((cells) => row(cells)).join('')}</table></div><div class=w>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<h1>Faktura nr ${d.number}</h1><div class=u>Data wystawienia: ${p.date(d.issueDate)} &nbsp;·&nbsp; Okres rozliczeniowy: ${p.date(d.from)} – ${p.date(d.until)}</div>
<table class=i>${heading(labels)}${list.join('')}${taxes.join('')}${razem}</table>
<div class=p><div><i>Termin płatności</i><b>${p.date(d.dueDate)}</b></div><div><i>Indywidualny numer rachunku</i>${grouped(d.seller.iban)}</div><div><i>Do zapłaty</i><b>${p.plain(d.amountDue)} PLN</b></div></div>
<div class=n>W tytule przelewu prosimy podać numer faktury lub umowy. Za datę zapłaty uznaje się dzień wpływu środków na rachunek.${exempt} Faktura wystawiona elektronicznie, nie wymaga podpisu.</div>
<div class=f>${d.seller.name}, ${d.seller.street}, ${codeFirst(d.seller)}. Sąd Rejonowy, Wydział Gospodarczy KRS, nr KRS 0000${random.digits(6)}. NIP ${d.seller.vatId.slice(2)}, REGON ${random.digits(9)}. Kapitał zakładowy ${random.pick(['40 000 000', '12 500 000'])} zł, wpłacony w całości.</div>`
    },
  },
  {
    name: 'pl-market-budowlany-paragon',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 8, 5],
      items: itemsOf(`
        FARBA LATEKS. BIAŁA MAT 10L|SZT|119|219; GRUNT GŁĘBOKO PENETR. 5L|SZT|24|46;
        GŁADŹ SZPACHLOWA 20KG|SZT|44|69; KLEJ DO GRESU C2TE 25KG|SZT|39|72;
        FUGA ELASTYCZNA SZARA 5KG|SZT|34|58; PŁYTA GK 12,5MM 1200X2600|SZT|27|41;
        PROFIL CD60 3M|SZT|13|22; WKRĘT GK 3,5X35 OP.500|OPK|15|27; WEŁNA MINERALNA 10CM|M2|16|29;
        PANEL PODŁOGOWY AC4 DĄB|M2|34|79; LISTWA PRZYPODŁ. MDF 2,4M|SZT|19|36;
        SILIKON UNIWERS. BEZB. 280ML|SZT|11|19; TAŚMA MALARSKA 38MM 50M|SZT|6|13;
        WAŁEK MIKROFIBRA 25CM|SZT|14|29; FOLIA MALARSKA 4X5M|SZT|3|8; ŻARÓWKA LED E27 9W|SZT|7|16;
        PRZEDŁUŻACZ 5GN. 3M|SZT|29|54; TARCZA DIAMENTOWA 125|SZT|22|49;
        WORKI NA GRUZ 120L OP.10|OPK|12|22; ZIEMIA UNIWERSALNA 50L|SZT|15|26|1;
        NAWÓZ DO TRAWNIKA 10KG|SZT|39|79|1; TUJA SZMARAGD C2 60CM|SZT|12|24|1;
        NASIONA TRAWY 1KG|SZT|19|36|1; ZIOŁA W DONICZCE BAZYLIA|SZT|5|9|2`),
      lines: [4, 22],
      isOnce: true,
      most: 12,
      isGross: true,
      pools: partiesIn('PL', {
        first: ['Iwona', 'Dariusz', 'Natalia', 'Rafał', 'Bożena'],
        last: ['Bąk', 'Czajka', 'Filipek', 'Kozioł', 'Maciejewska', 'Pietrzak', 'Urban'],
        trade: ['Market', 'Wykończenia', 'Dom i Ogród', 'Remonty', 'Deweloper', 'Materiały'],
        forms: ['Sp. z o.o.', 'S.A.', 'Sp. j.'],
        streets: [
          'ul. Handlowa 1',
          'ul. Obwodowa 30',
          'ul. Polna 5A',
          'ul. Wiejska 77',
          'al. Solidarności 118/22',
        ],
        towns: townsWithCodes(
          'Radom|26-600; Opole|45-837; Kielce|25-656; Siedlce|08-110; Płock|09-410'
        ),
      }),
      numbers: (random, year) => `F0${random.int(11, 86)}/${random.digits(5)}/${year.slice(2)}`,
    },
    style: {
      decimal: ',',
      thousands: ' ',
      date: (year, month, day) => `${year}-${month}-${day}`,
    },
    css: 'body{font:8.5pt "DejaVu Sans Mono";margin:0;line-height:1.35} .h{display:flex;justify-content:space-between;border-bottom:1pt dashed #000;padding-bottom:3mm} .h h1{font-size:13pt;margin:0 0 1mm} .k td{padding:0} .k{width:auto} .p{display:grid;grid-template-columns:1fr 1fr;gap:8mm;margin:4mm 0} .p u{display:block;margin-bottom:1mm} .i{border-bottom:1pt dashed #000} .i th{font-weight:normal;text-align:left;border-bottom:1pt dashed #000;border-top:1pt dashed #000;padding:3px 0;font-size:8pt} .i td{padding:1px 0} .i .c td{font-size:7.5pt;padding-bottom:3px} .e{display:flex;justify-content:space-between;margin-top:4mm;align-items:flex-start} .v{width:100mm} .v th{font-weight:normal;text-align:left;border-bottom:1pt dashed #000} .v .s td{border-top:1pt dashed #000} .o{width:66mm} .o .b td{font-weight:bold;font-size:11pt;padding:2px 0} .n{margin-top:8mm;font-size:7.5pt} .g{display:flex;justify-content:space-between;margin-top:16mm;font-size:7.5pt;text-align:center} .g div{border-top:1pt dotted #000;width:64mm;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      d.prepaid = d.total
      d.amountDue = 0
      const list = p.lines(
        (l, at) =>
          row([
            at + 1,
            l.description,
            `>${p.number(l.quantity, 3)}`,
            l.unit,
            `>${p.plain(l.price)}`,
            `>${p.number(l.rate)}%`,
            `>${p.plain(l.amount)}`,
          ]) + `<tr class=c><td></td><td colspan=6>EAN 590${random.digits(10)}</td></tr>`
      )
      const taxes = p.taxes((t) =>
        row([
          `${'ABC'[[23, 8, 5].indexOf(t.rate)]} ${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const labels = ['Lp', 'Nazwa', '>Ilość', 'JM', '>Cena br.', '>VAT', '>Wart. brutto']
      const sums = [d.subtotal, d.tax, d.total].map((sum) => `>${p.plain(sum)}`)
      const means = random.pick(['karta płatnicza', 'gotówka', 'BLIK'])
      const facts = [
        ['Data wystawienia', p.date(d.issueDate)],
        ['Data sprzedaży', p.date(d.issueDate)],
        ['Paragon fiskalny', `${random.digits(6)}/${random.digits(4)}`],
        ['Kasa/kasjer', `${random.int(1, 14)} / ${random.digits(4)}`],
      ].map(([label, value]) => row([label, `: ${value}`]))
      const party = (who: Person) =>
        `${who.name}<br>${who.street}<br>${codeFirst(who)}<br>NIP: ${who.vatId.slice(2)}`
      return `<div class=h><div><h1>FAKTURA ${d.number}</h1>do paragonu fiskalnego<br>ORYGINAŁ</div><table class=k>${facts.join('')}</table></div>
<div class=p><div><u>SPRZEDAWCA</u>${party(d.seller)}<br>BDO: 0000${random.digits(5)}<br>tel. ${d.seller.telephone}</div><div><u>NABYWCA</u>${party(d.buyer)}</div></div>
<table class=i>${heading(labels)}${list.join('')}</table>
<div class=e><table class=v>${heading(['Stawka', '>Netto', '>VAT', '>Brutto'])}${taxes.join('')}${rowOf('s', ['RAZEM', ...sums])}</table><table class=o>${rowOf('b', ['SUMA PLN', `>${p.plain(d.total)}`])}${row(['Zapłacono', `>${p.plain(d.total)}`])}${row(['Do zapłaty', `>${p.plain(d.amountDue)}`])}${row(['Forma płatności', `>${means}`])}</table></div>
<div class=n>Zwrot towaru pełnowartościowego możliwy w ciągu 30 dni z dowodem zakupu. Reklamacje przyjmuje punkt obsługi klienta.</div>
<div class=g><div>osoba upoważniona do wystawienia</div><div>osoba upoważniona do odbioru</div></div>`
    },
  },
  {
    name: 'pl-okna-koncowa',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [8, 23],
      items: itemsOf(`
        Okno PVC 1465x1435, trzyszybowe, antracyt|szt.|980|1690;
        Okno PVC 865x1135, rozwierno-uchylne|szt.|640|990;
        Drzwi balkonowe PSK 2400x2200|szt.|3400|5200;
        Drzwi wejściowe stalowe 90, prawe|szt.|2450|3900;
        Roleta zewnętrzna z napędem|szt.|890|1480; Montaż warstwowy okna|szt.|210|340;
        Demontaż i utylizacja starych okien|szt.|70|130; Obróbka szpalet po montażu|mb|45|80;
        Parapet wewnętrzny konglomerat|mb|140|230|1; Parapet zewnętrzny aluminiowy|mb|65|120|1;
        Moskitiera ramkowa|szt.|95|160|1`),
      lines: [3, 10],
      isInOrder: true,
      isOnce: true,
      most: 8,
      lineDiscount: 0.25,
      prepaid: 1,
      days: [3, 7, 14],
      pools: partiesIn('PL', {
        first: ['Kamil', 'Halina', 'Patryk', 'Weronika', 'Leszek'],
        last: ['Brzeziński', 'Gajda', 'Kubiak', 'Marciniak', 'Sikora', 'Tomczyk', 'Wilk'],
        trade: ['Okna', 'Stolarka', 'Dom-Bud', 'Inwest', 'Okna i Drzwi'],
        forms: ['Sp. z o.o.', 'Sp. j.', 's.c.'],
        streets: [
          'ul. Fabryczna 22',
          'ul. Leśna 7',
          'ul. Mickiewicza 41/6',
          'ul. Ogrodowa 15',
          'ul. Rzemieślnicza 3',
          'Nowa Wieś 118',
        ],
        towns: townsWithCodes(
          'Kalisz|62-800; Tarnów|33-100; Suwałki|16-400; Legnica|59-220; Sanok|38-500'
        ),
      }),
      numbers: (random, year) => `FK ${random.int(12, 348)}/${year}`,
    },
    style: { ...comma, thousands: ' ', money: (plain) => `${plain} zł`, date: dotted },
    css: '@page{margin:0} body{font:9pt "Lato";margin:0;line-height:1.4;color:#222} .w{display:grid;grid-template-columns:55mm 1fr;min-height:296mm} .l{background:#253348;color:#fff;padding:14mm 7mm;font-size:8.5pt} .l h2{font-size:12.5pt;line-height:1.15;margin:0 0 8mm} .l i{font-style:normal;color:#9fb3cf;display:block;margin-top:6mm;font-size:7.5pt;text-transform:uppercase;letter-spacing:.5px} .m{padding:14mm 11mm 10mm 9mm} h1{font-size:17pt;font-weight:300;margin:0} .n{font-size:12pt;font-weight:700;margin-bottom:6mm} .g{display:grid;grid-template-columns:1fr 1fr;gap:6mm;margin-bottom:7mm} .g i{font-style:normal;color:#6d7c92;font-size:8pt;display:block} .g i+i,.g i:not(:first-child){margin-top:1.5mm} .i th{font-size:7.5pt;color:#6d7c92;font-weight:400;text-align:left;border-bottom:1pt solid #253348;padding:3px 0;vertical-align:bottom} .i td{padding:4px 0;border-bottom:.4pt solid #d6dce5;font-size:8.5pt;vertical-align:top} h3{font-size:9pt;margin:6mm 0 1mm} .v th{font-size:7.5pt;color:#6d7c92;font-weight:400;text-align:left} .v td{padding:2px 0} .v .s td{font-weight:700;border-top:.6pt solid #253348} .t{margin:6mm 0 0 auto;width:88mm} .t td{padding:3px 6px} .t .b td{background:#e9eef6;font-weight:700;font-size:12pt;padding:6px}',
    draw: (p) => {
      const { doc: d, random } = p
      const list = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)}%` : '–'}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount + vatOf(l))}`,
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
      const labels = ['Nazwa', '>Ilość', '>Cena netto', '>Rabat', '>Netto', '>VAT', '>Brutto']
      const sums = [d.subtotal, d.tax, d.total].map((sum) => `>${p.plain(sum)}`)
      const advance = row([
        `FZ ${random.int(9, 340)}/${d.orderDate.slice(0, 4)}`,
        p.date(d.orderDate),
        `>${p.plain(d.prepaid)}`,
      ])
      const rest = [
        row(['Wartość zamówienia brutto', `>${p.money(d.total)}`]),
        row(['Wpłacone zaliczki', `>${p.money(-d.prepaid)}`]),
      ]
      const site = random.pick([
        'jak wyżej',
        'Osiedle Leśne, budynek B',
        'dom jednorodzinny, dz. 214/3',
      ])
      return `<div class=w><div class=l><h2>${d.seller.name}</h2>${d.seller.street}<br>${codeFirst(d.seller)}<i>NIP</i>${d.seller.vatId.slice(2)}<i>Kontakt</i>${d.seller.telephone}<br><span style="overflow-wrap:anywhere">${d.seller.mail}</span><i>Rachunek bankowy</i>${grouped(d.seller.iban)}<i>Opiekun zamówienia</i>${random.pick(['Marta Sowa', 'Piotr Hajduk', 'Ania z salonu'])}</div>
<div class=m><h1>Faktura końcowa</h1><div class=n>nr ${d.number}</div>
<div class=g><div><i>Nabywca</i><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>NIP ${d.buyer.vatId.slice(2)}<i>Miejsce montażu</i>${site}</div><div><i>Data wystawienia</i>${p.date(d.issueDate)}<i>Data wykonania usługi</i>${p.date(d.deliveryDate)}<i>Termin płatności</i>${p.date(d.dueDate)}<i>Zamówienie</i>${d.orderNumber} z dnia ${p.date(d.orderDate)}</div></div>
<table class=i>${heading(labels)}${list.join('')}</table>
<h3>Podsumowanie VAT</h3><table class=v>${heading(['Stawka', '>Netto', '>VAT', '>Brutto'])}${taxes.join('')}${rowOf('s', ['Razem', ...sums])}</table>
<h3>Rozliczenie zaliczek</h3><table class=v>${heading(['Faktura zaliczkowa', 'Data', '>Kwota brutto'])}${advance}</table>
<table class=t>${rest.join('')}${rowOf('b', ['Pozostało do zapłaty', `>${p.money(d.amountDue)}`])}</table></div></div>`
    },
  },
  {
    name: 'pt-portagens-extrato',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23],
      items: routes,
      lines: [9, 64],
      most: 0,
      isGross: true,
      days: [10, 15, 20],
      pools: partiesIn('PT', {
        first: ['Sofia', 'Hélder', 'Marta', 'Vasco', 'Teresa'],
        last: ['Abrantes', 'Cardoso', 'Falcão', 'Guedes', 'Nogueira', 'Queirós', 'Valente'],
        trade: ['Mobilidade', 'Vias', 'Transportes', 'Serviços', 'Comércio'],
        forms: ['S.A.', 'Lda.', 'Unipessoal Lda.'],
        streets: [
          'Rua do Alecrim, 57 – 3.º',
          'Av. 5 de Outubro, 124',
          'Quinta da Torre, Lote 2',
          'Rua D. Dinis, 41',
        ],
        towns: townsWithCodes(
          'Oeiras|2780-730; Lisboa|1050-061; Maia|4470-177; Leiria|2400-098; Viseu|3500-101'
        ),
      }),
      numbers: (random, year) => `FT ${year}V/${random.digits(7)}`,
    },
    style: {
      ...comma,
      money: (plain) => `${plain} €`,
      date: (year, month, day) => `${year}-${month}-${day}`,
    },
    css: '@page{margin:14mm 15mm 22mm} body{font:8.5pt "Inter";margin:0;line-height:1.4;color:#1c1c1c} .h{display:grid;grid-template-columns:1fr 84mm;gap:8mm} .h .l{font-size:16pt;font-weight:700;color:#0a7d4f;line-height:1.1} .h small{font-size:7.5pt;color:#666} .to{padding:13mm 0 0 0;font-size:9.5pt} .r3{display:grid;grid-template-columns:1.1fr 1fr;gap:8mm;margin:8mm 0 6mm} .k td{padding:1mm 0;border-bottom:.5pt solid #d5d5d5} .k td:last-child{text-align:right} .c{background:#eaf5f0;border-radius:5px;padding:4mm 5mm} .c b{font-size:19pt;color:#0a7d4f} .c td{padding:.6mm 0} h3{font-size:9.5pt;color:#0a7d4f;margin:5mm 0 1mm} .i th{font-size:7.5pt;text-align:left;font-weight:600;border-bottom:1pt solid #0a7d4f;padding:2px 0} .i td{padding:1.7px 0;border-bottom:.3pt solid #e2e2e2} .i tr{break-inside:avoid} .i .s{break-before:avoid} .i .s td{font-weight:600;border-bottom:0;padding-bottom:2mm} .e{break-inside:avoid;display:grid;grid-template-columns:1fr 76mm;gap:8mm;margin-top:4mm} .e td{padding:1mm 0} .e .b td{border-top:1pt solid #0a7d4f;font-weight:700;font-size:10.5pt} .f{font-size:7pt;color:#666;margin:3mm 0 0}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const split = d.lines.length > 16 ? random.int(6, d.lines.length - 6) : d.lines.length
      const plate = () =>
        `${random.pick(['AB', 'BD'])}-${random.digits(2)}-${random.pick(['TZ', 'LM', 'QF'])}`
      const groups = [0, split].map((from) => ({ plate: plate(), device: random.digits(10), from }))
      const list = p.lines((l, at) => ({
        amount: l.amount,
        drawn: row([
          days[at],
          `${String(random.int(6, 21)).padStart(2, '0')}:${random.int(10, 59)}`,
          l.description,
          random.pick(['1', '1', '2']),
          `>${p.plain(l.amount)}`,
        ]),
      }))
      const tables = groups
        .map((group, at) => ({ group, rows: list.slice(group.from, groups[at + 1]?.from) }))
        .filter(({ rows }) => rows.length)
        .map(({ group, rows }) => {
          const own = rows.reduce((whole, { amount }) => whole + amount, 0)
          const sum = `<tr class=s><td colspan=4>Subtotal da viatura ${group.plate}</td><td class=r>${p.plain(own)}</td></tr>`
          return `<h3>Matrícula ${group.plate} &nbsp;·&nbsp; Identificador ${group.device}</h3><table class=i>${heading(['Data', 'Hora', 'Percurso', 'Classe', '>Valor c/ IVA (€)'])}${rows.map(({ drawn }) => drawn).join('')}${sum}</table>`
        })
      const facts = [
        ['Fatura n.º', d.number],
        ['ATCUD', `J${random.digits(2)}RKWTD-${d.number.match(/\d+/g)?.pop()}`],
        ['Data de emissão', p.date(d.issueDate)],
        ['Período', `${p.date(d.from)} a ${p.date(d.until)}`],
        ['N.º de contrato', d.customerNumber],
        ['NIF do cliente', d.buyer.vatId.slice(2)],
      ]
      const rate = p.number(d.taxes[0].rate)
      const sums = [
        row(['Valor sem IVA', `>${p.money(d.subtotal)}`]),
        row([`IVA (${rate}%)`, `>${p.money(d.tax)}`]),
      ]
      return `<div class=h><div><div class=l>${d.seller.name}</div><small>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIPC ${d.seller.vatId.slice(2)} · Apoio ao cliente ${d.seller.telephone}</small></div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<div class=r3><table class=k>${facts.map((cells) => row(cells)).join('')}</table><div class=c>Valor a pagar<br><b>${p.money(d.amountDue)}</b><table>${row(['Data limite de pagamento', `>${p.date(d.dueDate)}`])}${row(['Entidade', `>${random.int(20, 21)}${random.digits(3)}`])}${row(['Referência', `>${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`])}</table></div></div>
<h3 style="font-size:12pt;margin-bottom:-2mm">Detalhe de utilizações</h3>${tables.join('')}
<div class=e><div>Os valores das portagens incluem IVA à taxa legal em vigor. As transações comunicadas após o fecho do período são incluídas na fatura seguinte.<p class=f>Processado por programa certificado n.º ${random.digits(4)}/AT · ${d.seller.site}</p></div><table>${sums.join('')}${rowOf('b', ['Total da fatura', `>${p.money(d.total)}`])}</table></div>`
    },
  },
  {
    name: 'pt-proforma-expositores',
    plan: {
      country: 'PT',
      currency: 'EUR',
      kind: 'proforma',
      rates: [23],
      items: itemsOf(`
        Expositor modular 3x3 m em alumínio|un|890|1650;
        Impressão em tela retroiluminada|m2|24|39; Vinil de recorte aplicado em montra|m2|32|55;
        Letras em relevo PVC 19 mm, pintadas|un|18|36; Roll-up 85x200 cm com saco|un|58|89;
        Balcão promocional dobrável|un|135|210; Placa em dibond 3 mm, corte à forma|m2|64|98;
        Iluminação LED para lona, kit|un|120|190; Montagem e desmontagem em feira|h|28|42;
        Transporte em carrinha própria|un|75|160; Maquetização e arte-final|h|25|40`),
      lines: [2, 9],
      isOnce: true,
      most: 8,
      lineDiscount: 0.2,
      allowance: 0.4,
      days: [8, 15, 30],
      pools: partiesIn('PT', {
        first: ['Raquel', 'Jorge', 'Cláudia', 'Simão', 'Luísa'],
        last: ['Antunes', 'Brandão', 'Meireles', 'Peixoto', 'Rebelo', 'Sampaio', 'Toscano'],
        trade: ['Publicidade', 'Imagem', 'Eventos', 'Têxteis', 'Cerâmicas'],
        forms: ['Lda.', 'Lda', 'S.A.', 'Unipessoal, Lda.'],
        streets: [
          'Rua da Indústria, 310 – Pav. C',
          'Av. Dr. Sá Carneiro, 88',
          'Rua Nova, 12 – R/C',
          'Travessa do Forno, 5',
          'Zona Industrial, Lote 21',
        ],
        towns: townsWithCodes(
          'Aveiro|3800-164; Barcelos|4750-333; Loures|2670-450; Santarém|2000-135'
        ),
      }),
      numbers: (random, year) => `PF ${year}/${random.int(14, 690)}`,
    },
    style: {
      decimal: ',',
      thousands: ' ',
      money: (plain) => `€ ${plain}`,
      date: (year, month, day) => `${day}-${month}-${year}`,
    },
    css: 'body{font:9pt "Carlito";margin:0;line-height:1.3} .h{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:4pt solid #d81b60;padding-bottom:3mm} .h b{font:bold 20pt "URW Gothic";color:#d81b60} .h span{font-size:16pt;color:#555} .s{display:grid;grid-template-columns:1fr 88mm;gap:8mm;margin:6mm 0} .s .c{background:#f3f3f3;padding:3mm 4mm} .s .c b{font-size:10.5pt} .q td{padding:1px 0} .q{width:auto} .q td:first-child{color:#777} .i th{font-size:8.5pt;text-align:left;border-top:.8pt solid #000;border-bottom:.8pt solid #000;padding:3px 4px} .i td{padding:3.5px 4px} .i{border-bottom:.8pt solid #000} .e{display:grid;grid-template-columns:1fr 72mm;gap:10mm;margin-top:5mm;align-items:start} .v th{font-size:8pt;text-align:left;font-weight:normal;color:#777} .o td{padding:2px 4px} .o .b td{background:#d81b60;color:#fff;font-size:12pt;font-weight:bold} .p{margin-top:8mm} .p h4{margin:0 0 1mm;color:#d81b60;font-size:9pt} .f{position:fixed;bottom:0;left:0;right:0;display:grid;grid-template-columns:1fr 1fr 1fr;gap:5mm;font-size:7.5pt;color:#555;border-top:.6pt solid #999;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const list = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)} %` : ''}`,
          `>${p.number(l.rate)} %`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const labels = ['Designação', '>Qtd.', 'Un.', '>Preço unit.', '>Desc.', '>IVA', '>Total']
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate)} %`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])
      )
      const less = d.allowance
        ? row(['Soma', `>${p.money(d.lineTotal)}`]) +
          row(['Desconto comercial', `>${p.money(d.allowance).replace('€ ', '€ -')}`])
        : ''
      const facts = [
        ['Data', p.date(d.issueDate)],
        ['Vencimento', p.date(d.dueDate)],
        ['V/ Referência', d.orderNumber],
        ['Comercial', random.pick(['Ana Paula', 'Ricardo S.', 'Geral'])],
        ['Prazo de entrega', `${random.int(5, 15)} dias úteis após adjudicação`],
      ]
      const bank = random.pick(['Banco Atlântico Sul', 'Caixa Mútua do Vouga'])
      return `<div class=h><b>${d.seller.name}</b><span>Fatura Pró-Forma</span></div>
<div class=s><div><div style="font-size:12pt;margin-bottom:2mm">N.º <b>${d.number}</b></div><table class=q>${facts.map((cells) => row(cells)).join('')}</table></div><div class=c>Exmo.(s) Sr.(s)<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>Contribuinte: ${d.buyer.vatId.slice(2)}</div></div>
<table class=i>${heading(labels)}${list.join('')}</table>
<div class=e><table class=v>${heading(['Taxa IVA', '>Base', '>Valor do IVA'])}${taxes.join('')}</table><table class=o>${less}${row(['Total sem IVA', `>${p.money(d.subtotal)}`])}${row(['IVA', `>${p.money(d.tax)}`])}${rowOf('b', ['Total', `>${p.money(d.total)}`])}</table></div>
<div class=p><h4>Condições</h4>Adjudicação com 50 % do valor; restante na entrega. Artes finais sujeitas a aprovação do cliente. Preços válidos por 30 dias.</div>
<div class=p><h4>Dados para pagamento</h4>${bank} &nbsp; IBAN ${grouped(d.seller.iban)}<br>Agradecemos o envio do comprovativo para ${d.seller.mail}</div>
<p style="font-size:8pt">Este documento não serve de fatura.</p>
<div class=f><div>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}</div><div>Contribuinte PT ${d.seller.vatId.slice(2)}<br>Capital social: 5 000,00 €<br>Matriculada na C.R.C. de ${d.seller.town}</div><div>Tel. ${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}</div></div>`
    },
  },
]
