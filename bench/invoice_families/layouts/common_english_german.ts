import { words } from '../lists.ts'
import { dayAfter } from '../days.ts'
import type { Family } from '../family.ts'
import type { Item, Line } from '../make_document.ts'
import { baseOf, taxOf } from '../everyday_parts.ts'
import type { Country, Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, dotted, euroAfter, grouped, heading, monthsIn, point, row } from '../print.ts'

const months = monthsIn('GB')
const germanMonths = monthsIn('DE')
const pairs = (text: string) => words(text).map((place) => place.split(';'))

const parties = {
  GB: {
    first: words('Philippa|Dougal|Sunita|Rhys|Maureen|Kieran|Tamsin|Leonard'),
    last: words('Aspinall|Bickerstaff|Cadwallader|Greenhalgh|Hesketh|Iqbal|Pendlebury|Tranter'),
    streets: words(
      '31 Foundry Street|Unit 4C, Riverside Park|Bank Chambers, 2 High Street|17a Gas Lane|The Granary, Manor Farm|108 Ormskirk Road'
    ),
    towns: pairs(
      'Preston;PR1 3HN|Hereford;HR4 9QT|Swansea;SA1 8AJ|Ipswich;IP3 0BE|Dumfries;DG1 2PF|Croydon;CR0 4WN'
    ),
  },
  US: {
    first: words('Shelby|Darnell|Yolanda|Curtis|Brenda|Anthony'),
    last: words('Applegate|Bauman|Crenshaw|Delacroix|Hollis|Nakamura|Strickland|Winslow'),
    streets: words(
      '3901 Commerce Pkwy|128 S Walnut St|7250 Old Mill Rd, Bldg C|PO Box 4471|19 Court Square|640 Lakeview Dr'
    ),
    towns: pairs(
      'Knoxville, TN;37902|Omaha, NE;68102|Spokane, WA;99201|Toledo, OH;43604|Greenville, SC;29601|Lubbock, TX;79401'
    ),
  },
  DE: {
    first: words('Gudrun|Steffen|Heike|Thorben|Renate|Bernd'),
    last: words(
      'Albers|Buschmann|Drechsler|Fröhlich|Hellwig|Kruse|Overbeck|Reinke|Stöcker|Wessels'
    ),
    streets: words(
      'Gewerbepark 11|Mühlenweg 5|Bremer Straße 240|Alte Poststr. 17|Am Güterbahnhof 2|Rosenstraße 33'
    ),
    towns: pairs(
      'Lingen (Ems);49808|Plauen;08523|Hameln;31785|Aschaffenburg;63739|Husum;25813|Iserlohn;58636'
    ),
  },
  AT: {
    first: words('Veronika|Clemens|Ingrid|Bernhard|Lisbeth|Roman'),
    last: words('Achleitner|Brunner|Dollinger|Feichtinger|Gruber|Hinterleitner|Reisinger|Strasser'),
    streets: words('Landstraße 81|Neutorgasse 19/4|Schulgasse 3|Innrain 52a|Kremser Straße 27'),
    towns: pairs('Steyr;4400|Klagenfurt am Wörthersee;9020|Krems an der Donau;3500|Wien;1140'),
  },
}

/** Items of a text: description, unit, lowest and highest price, and the index of the tax rate. */
function itemsOf(text: string): Item[] {
  const items = text.trim().split(/ \| |\n */)
  return items.map((item) => {
    const [name, unit, least, most, rate] = item.split(';')
    return [name, unit, Number(least), Number(most), Number(rate ?? 0)]
  })
}

/** Sellers of one trade; buyers are those of another country, which this one replaces. */
function partiesOf(
  country: keyof typeof parties,
  at: Country,
  trade: string,
  forms: string
): Pools {
  const { streets, ...here } = { ...pools[country], ...parties[country] }
  const sellers = { ...here, trade: words(trade), forms: words(forms), streets: streets.slice(3) }
  return { ...pools, [at]: { ...here, streets: streets.slice(0, 3) }, [country]: sellers }
}

/** The lines whose items are between two indexes of the list. */
function linesBetween(lines: Line[], items: Item[], from: number, until: number): Line[] {
  const names = items.slice(from, until).map(([name]) => name.replaceAll('&', '&amp;'))
  return lines.filter(({ description }) => names.includes(description))
}

const short = (y: string, m: string, d: string) =>
  `${Number(d)} ${months[Number(m) - 1].slice(0, 3)} ${y}`

const supportItems = itemsOf(`
  Managed support – full user;;28;42 | Managed support – email-only user;;9;15
  Server monitoring and patching;;55;85 | Firewall management;;24;38
  Endpoint protection (EDR);;3.5;6 | Cloud backup – mailbox;;2;4
  Cloud backup – server, per 500 GB;;38;60 | Office suite Business Standard, monthly;;10;12
  Office suite Business Premium, monthly;;17;20 | Email signature manager;;1;2
  Hosted phone seat inc. UK calls;;11;16 | Leased line 100/1000 – monthly rental;;240;310
  Domain name .co.uk renewal;;12;18 | Onsite: replace failed UPS and test shutdown;;75;95
  Remote: new starter setup and laptop build;;65;85
  Onsite: cabling to meeting room, 4 points;;75;95 | Out of hours: server migration;;110;140
  14" laptop, i5, 16GB, 512GB SSD;;640;890 | 27" QHD monitor with USB-C dock;;210;290
  24-port PoE+ managed switch;;330;480 | Wireless access point, ceiling, WiFi 6;;115;170
  Cat6 patch lead 2m, grey;;2;4 | UPS 1500VA rack mount;;390;520
`)

const untaxed = /Coffee|Tea |Water|Creamer|Sugar|Cocoa/

const buildingItems = itemsOf(`
  Hochlochziegel HLZ 12-0,9 2DF;STK;0.6;1.2 | Kalksandstein KS 20-2,0 NF;STK;0.4;0.8
  Porenbetonstein PP2 0,35 24x25x62,5;STK;4;7 | Zement CEM II 32,5 R 25 kg;SACK;4;7
  Mauermörtel M5 40 kg;SACK;5;8 | Estrichbeton C25/30 0-8 mm 40 kg;SACK;5;8
  Fliesenkleber flex S1 25 kg;SACK;15;26 | Kalk-Zement-Putz 30 kg;SACK;7;11
  Gipskartonplatte 12,5 mm 2000x1250;STK;7;12 | CW-Profil 75x0,6 mm, 3,00 m;STK;7;11
  Schnellbauschrauben 3,9x35, 1000 St.;PAK;14;22 | Mineralwolle WLG 035 160 mm;M2;9;15
  XPS-Dämmplatte 100 mm Stufenfalz;M2;16;25 | Dampfbremsfolie 1,50 x 50 m;ROL;39;62
  Bitumen-Dickbeschichtung 2K 30 l;EIM;52;79 | KG-Rohr DN 110 x 1000;STK;4;7
  KG-Bogen DN 110 45°;STK;2;4 | Noppenbahn 1,50 x 20 m;ROL;42;64
  Betonpflaster 20x10x8 grau;M2;12;18 | Tiefbord 8x25x100 grau;STK;4;7
  Splitt 2-5 mm Edelsplitt;TO;29;44 | Frostschutz 0-32;TO;17;26
  Betonstahlmatte Q188 A 6,00x2,30;STK;38;58 | Konterlatte KVH 40/60 mm;LFM;1;2
  Dachlatte S10 30/50 imprägniert;LFM;0.8;1.4 | Dachziegel Flachdachpfanne anthrazit;STK;1.5;2.6
  Euro-Palette;STK;9;12
`)

/** British, American, German and Austrian invoices of an ordinary month. */
export const commonEnglishGerman: Family[] = [
  {
    name: 'en-gb-accounts-practice-advice',
    plan: {
      country: 'GB',
      buyerCountry: 'US',
      currency: 'GBP',
      rates: [20, 0],
      lines: [2, 6],
      isOnce: true,
      most: 4,
      lineDiscount: 0.15,
      prepaid: 0.25,
      days: [7, 14, 30],
      pools: partiesOf('GB', 'US', 'Accountancy|Accounting|Business Services|Tax', 'Ltd|Limited'),
      items: itemsOf(`
        Bookkeeping and quarterly VAT return;;85;240 | Payroll bureau, monthly fee;;28;75
        Preparation of annual accounts and corporation tax return;;380;950
        Director’s self assessment tax return;;150;260
        Additional work: correcting postings on the bank account, as agreed by email;;45;80
        Accounting software subscription recharge;;15;39 | Management accounts pack;;120;260
        Companies House confirmation statement fee (disbursement);;34;50;1
      `),
      numbers: (random) => `INV-${String(random.int(310, 4999)).padStart(4, '0')}`,
    },
    style: { ...point, date: short },
    css: 'body{font:9.5pt "Liberation Sans";margin:0;line-height:1.4} .top{display:grid;grid-template-columns:1fr 38mm 50mm;gap:4mm;margin-bottom:12mm} .logo{grid-column:3;height:17mm} .logo svg{display:block} h1{font-size:20pt;font-weight:normal;margin:0;letter-spacing:.5px} .to{padding:5mm 0 0 10mm} .k b{display:block;margin-top:2.2mm} .k b:first-child{margin-top:0} .it th{text-align:left;border-bottom:1.2pt solid #000;padding:4px 0} .it td{border-bottom:.4pt solid #ccc;padding:6px 0;vertical-align:top} .it td:first-child{width:72mm} .it .sum td{border:0;padding:4px 0;text-align:right} .it .sum.u td+td{border-top:1pt solid #000} .sum.w td{font-weight:bold} .due{margin-top:8mm} .cut{position:fixed;bottom:11mm;left:0;right:0;border-top:.7pt dashed #000;padding-top:4mm} .cut h2{font-size:15pt;font-weight:normal;margin:0 0 3mm} .cut .g{display:flex;justify-content:space-between} .cut table{width:82mm} .cut td{padding:1.5px 0} .cut .a td{border-top:.5pt solid #888;padding-top:4px} .reg{position:fixed;bottom:0;left:0;right:0;font-size:7pt;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const isLess = d.lines.some((l) => l.discount)
      const wholeOf = (l: Line) => Math.round((l.quantity ?? 1) * l.price)
      const less = d.lines.reduce((sum, l) => sum + wholeOf(l) - l.amount, 0)
      const sum = (label: string, amount: string, kind = '') =>
        `<tr class="sum ${kind}"><td></td><td colspan=${isLess ? 4 : 3}>${label}</td><td class=r>${amount}</td></tr>`
      const note = less ? ` (includes a discount of ${p.plain(less)})` : ''
      const paid = d.prepaid
        ? sum('Less Amount Paid', p.plain(d.prepaid)) +
          sum('AMOUNT DUE GBP', p.plain(d.amountDue), 'u w')
        : ''
      const lines = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          ...(isLess ? [l.discount ? `>${p.number(l.discount, 2)}%` : ''] : []),
          l.rate ? `>${p.number(l.rate)}%` : '>No VAT',
          `>${p.plain(l.amount)}`,
        ])
      )
      const contact = random.pick(['Accounts', 'J Whitlock', 'The Directors'])
      const { name, street, town, postCode } = d.seller
      return `<div class=top><div class=logo><svg width=60 height=60><circle cx=30 cy=30 r=28 fill="#24556b"/><path d="M18 42V24h6v18zm9 0V15h6v27zm9 0V30h6v12z" fill="#fff"/></svg></div><div><h1>INVOICE</h1><div class=to>${d.buyer.name}<br>Attention: ${contact}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}<br>UNITED KINGDOM</div></div>
<div class=k><b>Invoice Date</b>${p.date(d.issueDate)}<b>Account Number</b>${d.customerNumber}<b>Invoice Number</b>${d.number}<b>Reference</b>${d.orderNumber}<b>VAT Number</b>${d.seller.vatId.slice(2)}</div><div>${name}<br>${street}<br>${town}<br>${postCode}<br>UNITED KINGDOM</div></div>
<table class=it>${heading(['Description', '>Quantity', '>Unit Price', ...(isLess ? ['>Disc.'] : []), '>VAT', '>Amount GBP'])}${lines.join('')}${sum(`Subtotal${note}`, p.plain(d.subtotal))}${sum(`TOTAL VAT ${p.number(d.taxes[0].rate)}%`, p.plain(d.tax))}${sum('TOTAL GBP', p.plain(d.total), 'u w')}${paid}</table>
<div class=due><b>Due Date: ${p.date(d.dueDate)}</b><br>Please pay by bank transfer to ${name}, sort code ${random.int(20, 79)}-${random.int(10, 99)}-${random.int(10, 99)}, account ${random.digits(8)}, quoting the invoice number.</div>
<div class=cut><h2>PAYMENT ADVICE</h2><div class=g><div>To: ${name}<br>${street}<br>${town}<br>${postCode}</div><table>${row(['<b>Customer</b>', d.buyer.name])}${row(['<b>Invoice Number</b>', d.number])}<tr class=a><td><b>Amount Due</b></td><td><b>${p.plain(d.amountDue)}</b></td></tr>${row(['<b>Due Date</b>', p.date(d.dueDate)])}<tr class=a><td><b>Amount Enclosed</b></td><td></td></tr>${row(['', '<small>Enter the amount you are paying above</small>'])}</table></div></div>
<div class=reg>Company Registration No: ${random.digits(8)}. Registered Office: ${street}, ${town}, ${postCode}, United Kingdom.</div>`
    },
  },
  {
    name: 'en-gb-it-support-agreement',
    plan: {
      country: 'GB',
      buyerCountry: 'US',
      currency: 'GBP',
      rates: [20],
      lines: [8, 46],
      isInOrder: true,
      isOnce: true,
      most: 8,
      days: [14, 30],
      pools: partiesOf(
        'GB',
        'US',
        'IT Services|Technology|Computing|Networks|Systems',
        'Ltd|Limited|plc'
      ),
      items: supportItems,
      numbers: (random) => String(random.int(18_200, 64_900)),
    },
    style: { ...point, money: (plain) => `£${plain}`, date: (y, m, d) => `${d}/${m}/${y}` },
    css: '@page{margin:14mm 15mm 18mm;@bottom-right{content:"Page " counter(page) " of " counter(pages);font:8pt "Roboto";color:#666}} body{font:9pt "Roboto";margin:0;color:#222;line-height:1.35} .top{display:flex;justify-content:space-between;align-items:flex-start} .logo{display:flex;gap:3mm;align-items:center;font-size:16pt;font-weight:500;color:#123d6a} .own{text-align:right;font-size:8.5pt;color:#444} .facts{margin:7mm 0 5mm} .facts th{background:#123d6a;color:#fff;font-weight:400;font-size:8pt;padding:3px 6px;text-align:left} .facts td{border:.5pt solid #123d6a;padding:4px 6px} .two{display:flex;gap:8mm;margin-bottom:5mm} .two>div{flex:1} .two b{display:block;color:#123d6a} .sec{margin-top:5mm} .sec caption{text-align:left;font-weight:500;font-size:10pt;color:#123d6a;padding:2mm 0 1mm} .sec th{text-align:left;background:#e9eef4;font-weight:500;padding:3px 6px} .sec td{padding:5.5px 6px;border-bottom:.4pt solid #ddd} .sec tr{break-inside:avoid} .sec .t td{font-weight:500;border-bottom:0} .end{display:flex;justify-content:space-between;gap:8mm;margin-top:6mm;break-inside:avoid} .pay{flex:1;border:.5pt solid #aaa;padding:2mm 3mm;font-size:8.5pt} .sum{width:72mm;align-self:flex-start} .sum td{padding:3.5px 6px} .sum .b td{background:#123d6a;color:#fff;font-weight:500;font-size:11pt} .sm{font-size:7.5pt;color:#555;margin-top:5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const month = `${months[Number(d.until.slice(5, 7)) - 1]} ${d.until.slice(0, 4)}`
      const engineers = ['Lewis P', 'Amara O', 'Josh T']
      const cells = (l: Line) => [`>${p.plain(l.price)}`, `>${p.plain(l.amount)}`]
      const section = (title: string, from: number, until: number, isTime = false) => {
        const lines = linesBetween(d.lines, supportItems, from, until)
        if (!lines.length) return ''
        const rows = lines.map((l) =>
          row(
            isTime
              ? [
                  `#${random.digits(6)}`,
                  random.pick(engineers),
                  l.description,
                  `>${p.number(l.quantity, 2)}`,
                  ...cells(l),
                ]
              : [l.description, `>${p.number(l.quantity)}`, ...cells(l)]
          )
        )
        const head = isTime
          ? ['Ticket', 'Engineer', 'Work', '>Hours', '>Rate', '>Amount']
          : ['Description', '>Quantity', '>Unit Price', '>Amount']
        const sum = lines.reduce((all, { amount }) => all + amount, 0)
        return `<table class=sec><caption>${title}</caption>${heading(head)}${rows.join('')}<tr class=t><td class=r colspan=${head.length - 1}>Total ${title.split(' –')[0]}</td><td class=r>${p.money(sum)}</td></tr></table>`
      }
      const { iban } = d.seller
      const account = `Sort code ${iban.slice(8, 14).replace(/(..)(?=.)/g, '$1-')} &nbsp; Account ${iban.slice(14)}`
      return `<div class=top><div class=logo><svg width=36 height=36><path d="M3 18 18 3l15 15-15 15z" fill="#1f8fc6"/><path d="M11 18l7-7 7 7-7 7z" fill="#fff"/></svg>${d.seller.name}</div><div class=own>${d.seller.street}<br>${d.seller.town}, ${d.seller.postCode}<br>${d.seller.telephone}<br>${d.seller.mail}<br>VAT Reg: ${d.seller.vatId}</div></div>
<table class=facts>${heading(['Invoice', 'Date', 'Account No.', 'PO Number', 'Agreement', 'Due Date'])}${row([d.number, p.date(d.issueDate), d.customerNumber, d.orderNumber, 'Managed Support', p.date(d.dueDate)])}</table>
<div class=two><div><b>Bill To</b>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><b>Site</b>Main Office<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div></div>
${section(`Managed Support – ${month}`, 0, 7)}${section(`Cloud and Connectivity – ${month}`, 7, 13)}${section('Time outside agreement', 13, 17, true)}${section('Products', 17, 23)}
<div class=end><div class=pay>Direct Debit customers: we will collect on the due date shown above. Otherwise please pay by BACS:<br>${account}<br>IBAN ${grouped(iban)}<br>Remittances to ${d.seller.mail}</div><table class=sum>${row(['Invoice Subtotal', `>${p.money(d.subtotal)}`])}${row([`VAT @ ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${row(['Invoice Total', `>${p.money(d.total)}`])}${row(['Payments', `>${p.money(0)}`])}${row(['Credits', `>${p.money(0)}`])}<tr class=b><td>Balance Due</td><td class=r>${p.money(d.amountDue)}</td></tr></table></div>
<div class=sm>Hardware remains our property until paid for in full. Fees for agreements are reviewed each April. Registered in England and Wales ${random.digits(8)}.</div>`
    },
  },
  {
    name: 'en-us-breakroom-deliveries',
    plan: {
      country: 'US',
      buyerCountry: 'GB',
      currency: 'USD',
      rates: [8.25, 0],
      lines: [6, 18],
      isOnce: true,
      most: 6,
      days: [15, 20],
      pools: partiesOf(
        'US',
        'GB',
        'Refreshments|Coffee Service|Water & Coffee|Vending',
        'Inc.|LLC|Co.'
      ),
      items: itemsOf(`
        House Blend Coffee 2.25oz, 42/cs;;44;62;1 | Dark Roast Coffee Whole Bean 5lb;;48;70;1
        Decaf Coffee 2oz, 24/cs;;31;45;1 | Green Tea Bags 100ct;;9;16;1
        Spring Water 5 Gal;;6;10;1 | French Vanilla Creamer 180ct;;14;22;1
        Sugar Packets 2000/cs;;13;20;1 | Hot Cocoa Single Serve 24ct;;11;18;1
        Cups Hot 12oz Printed 1000/cs;;58;84 | Lids Dome White 12-16oz 1000/cs;;32;47
        Stir Sticks 7" Wood 1000/bx;;5;9 | Napkins Dispenser 1-ply 6000/cs;;36;52
        Paper Towels Multifold 4000/cs;;27;39 | Cooler Rental Hot/Cold;;9;14
        Brewer Lease Dual Carafe;;25;45 | Bottle Deposit;;6;8 | Filter Change, Ice Machine;;59;95
        Fuel Surcharge;;3;7
      `),
      numbers: (random) => `${random.int(10, 49)}${random.digits(6)}`,
    },
    style: { ...point, date: (y, m, d) => `${m}/${d}/${y.slice(2)}` },
    css: 'body{font:9pt "Liberation Sans";margin:0;line-height:1.3} .stub{display:grid;grid-template-columns:1fr 70mm;gap:5mm;height:78mm} .co{font:bold 17pt "URW Gothic";color:#5a2d0c} .to{align-self:end;padding:0 0 3mm 8mm;font-size:10pt} .rem{align-self:end;padding-bottom:3mm;font-size:10pt} .box td{border:.6pt solid #5a2d0c;padding:3px 6px} .box td:first-child{background:#f3e9df;width:34mm} .perf{border-top:.8pt dashed #000;text-align:center;font-size:7pt;margin-bottom:4mm;padding-top:1mm} .line{display:flex;justify-content:space-between;border-bottom:1.2pt solid #5a2d0c;padding-bottom:1mm;margin-bottom:2mm} .it th{text-align:left;background:#5a2d0c;color:#fff;font-weight:normal;padding:2px 5px} .it td{padding:2.3px 5px} .it tr:nth-child(even) td{background:#f8f3ee} .end{display:flex;justify-content:space-between;margin-top:4mm} .end table{width:72mm;align-self:flex-start} .end td{padding:2px 5px} .end .b td{border-top:1pt solid;font-weight:bold} .msg{text-align:center;margin-top:6mm;font-size:8pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const visits = Math.min(3, Math.ceil(d.lines.length / 5))
      const first = random.int(441_000, 879_000)
      const before = random.int(9000, 62_000)
      const lines = p.lines((l, at) => {
        const visit = Math.floor((at * visits) / d.lines.length)
        return row([
          p.date(dayAfter(d.from, visit * 14)),
          String(first + visit * 1733),
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          untaxed.test(l.description) ? '' : 'T',
          `>${p.plain(l.amount)}`,
        ])
      })
      const [tax] = d.taxes
      const { name, street, town, postCode } = d.seller
      return `<div class=stub><div><div class=co>${name}</div>${street}<br>${town} ${postCode}<br>Customer care ${d.seller.telephone}</div><table class=box style="align-self:start">${row(['Invoice Number', d.number])}${row(['Invoice Date', p.date(d.issueDate)])}${row(['Customer Number', d.customerNumber])}${row(['Due Date', p.date(d.dueDate)])}${row(['Total Due', `<b>$${p.plain(d.amountDue)}</b>`])}${row(['Amount Enclosed', '$'])}</table>
<div class=to>${d.buyer.name}<br>ATTN ACCOUNTS PAYABLE<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div><div class=rem><small>REMIT TO:</small><br>${name}<br>PO BOX ${random.digits(5)}<br>${town} ${postCode}</div></div>
<div class=perf>Detach here and return the upper portion with your check. Please write your customer number on the check.</div>
<div class=line><b>INVOICE ${d.number}</b><span>Route ${random.int(2, 48)} &nbsp; PO# ${d.orderNumber}</span><span>Delivery address: ${d.buyer.street}, ${d.buyer.town}</span></div>
<table class=it>${heading(['Date', 'Ticket', 'Product', '>Qty', '>Price', 'Tax', '>Amount'])}${lines.join('')}</table>
<div class=end><table>${row(['Previous balance', `>${p.plain(before)}`])}${row([`Payment received ${p.date(d.until)} - thank you`, `>${p.plain(-before)}`])}<tr class=b><td>Balance forward</td><td class=r>${p.plain(0)}</td></tr></table><table>${row(['Subtotal', `>${p.plain(d.subtotal)}`])}${row([`Sales tax ${p.number(tax.rate, 2)}%`, `>${p.plain(d.tax)}`])}<tr class=b><td>Invoice total</td><td class=r>${p.plain(d.total)}</td></tr>${row(['Balance forward', `>${p.plain(0)}`])}<tr class=b><td>TOTAL DUE</td><td class=r>$${p.plain(d.amountDue)}</td></tr></table></div>
<div class=msg>T = taxable item. A late charge of 1.5% per month applies to past due balances. Pay online: ${d.seller.site}</div>`
    },
  },
  {
    name: 'en-us-seminar-registration-receipt',
    plan: {
      country: 'US',
      buyerCountry: 'GB',
      currency: 'USD',
      kind: 'receipt',
      rates: [0],
      lines: [1, 4],
      isOnce: true,
      most: 3,
      allowance: 0.4,
      pools: partiesOf('US', 'GB', 'Seminars|Training Institute|Conferences|Events', 'LLC|Inc.'),
      items: itemsOf(`
        Full Conference Pass – Member;;395;690 | Full Conference Pass – Non-Member;;595;890
        Pre-Conference Workshop: Compliance Update;;145;225 | Exhibit Hall Only;;40;75
        Awards Dinner Ticket (guest);;85;140 | On-Demand Session Recordings;;99;149
      `),
      numbers: (random) => `R${random.digits(4)}-${random.digits(5)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${months[Number(m) - 1]} ${Number(d)}, ${y}`,
    },
    css: 'body{font:10.5pt "Lato";color:#2b2b2b;margin:0 14mm;line-height:1.45} .ban{background:#33286b;color:#fff;padding:7mm 8mm} .ban h1{font-size:17pt;margin:0} .ok{font-size:15pt;font-weight:bold;margin:7mm 0 1mm} h3{font-size:10.5pt;text-transform:uppercase;letter-spacing:.6px;color:#33286b;border-bottom:1pt solid #33286b;margin:7mm 0 2mm} .kv td{padding:1.5px 0;vertical-align:top} .kv td:first-child{width:44mm;color:#777} .it td{padding:5px 0;vertical-align:top;border-bottom:.4pt solid #ddd} .it small{color:#777} .it th{text-align:left;font-size:9pt;color:#777;font-weight:normal} .it .s td{border:0;padding:3px 0;text-align:right} .it .b td{font-weight:bold} .pm td,.pm th{font-size:9.5pt;text-align:left;padding:3px 0} .end{margin-top:9mm;padding-top:3mm;border-top:.5pt solid #bbb;font-size:8.5pt;color:#666}',
    draw: (p) => {
      const { random } = p
      const d = Object.assign(p.doc, { prepaid: p.doc.total, amountDue: 0 })
      const title = random.pick(['Small Business Finance Summit', 'Workplace Safety Days'])
      const guests = ['Dale Whitcomb', 'Priscilla Adeyemi', 'Monique Farrow', 'Ted Kessler']
      const sum = (label: string, amount: string, kind = '') =>
        `<tr class="s ${kind}"><td colspan=3>${label}</td><td class=r>${amount}</td></tr>`
      const lines = p.lines((l, at) =>
        row([
          `${l.description}<br><small>${guests[at % 4]}${(l.quantity ?? 1) > 1 ? ' and others' : ''}</small>`,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const less = d.allowance
        ? sum('Subtotal', p.money(d.lineTotal)) +
          sum('Discount code EARLYBIRD', `-${p.money(d.allowance)}`)
        : ''
      return `<div class=ban><h1>${title} ${Number(d.issueDate.slice(0, 4)) + 1}</h1>Registration Receipt</div>
<div class=ok>Thank you. Your payment has been received.</div>Please keep this receipt for your records.
<h3>Order</h3><table class=kv>${row(['Receipt number', d.number])}${row(['Receipt date', p.date(d.issueDate)])}${row(['Confirmation', `${random.pick(['QX', 'HN', 'ZK'])}${random.digits(5)}`])}${row(['Billed to', `${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}`])}</table>
<h3>Items</h3><table class=it>${heading(['Item', '>Qty', '>Price', '>Amount'])}${lines.join('')}${less}${sum('Order total', p.money(d.total), 'b')}${sum('Amount paid', p.money(d.total))}${sum('Balance', p.money(d.amountDue))}</table>
<h3>Payment</h3><table class=pm>${heading(['Date', 'Method', 'Transaction', '>Amount'])}${row([p.date(d.issueDate), `Mastercard •••• ${random.digits(4)}`, `ch_${random.digits(9)}`, `>${p.money(d.total)}`])}</table>
<div class=end><b>${d.seller.name}</b><br>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>${d.seller.telephone} · ${d.seller.mail}<br>Federal Tax ID ${d.seller.vatId}<br><br>Cancellations up to 30 days before the event are refunded less a $75 processing fee. Substitutions are welcome at any time.</div>`
    },
  },
  {
    name: 'de-partyservice-anzahlung',
    plan: {
      country: 'DE',
      buyerCountry: 'AT',
      currency: 'EUR',
      rates: [19, 7],
      lines: [3, 9],
      isOnce: true,
      most: 60,
      isGross: true,
      prepaid: 0.5,
      days: [7, 10, 14],
      pools: partiesOf('DE', 'AT', 'Partyservice|Fleischerei|Catering', 'e.K.|OHG|GmbH'),
      items: itemsOf(`
        Buffet „Westfälische Art“ warm/kalt;Pers.;17;29;1 | Kanapees gemischt;Stück;1.8;3.2;1
        Suppe im Warmhaltetopf;Port.;4;6;1 | Spanferkel mit Krautsalat und Brot;Pers.;13;19;1
        Dessert im Glas;Stück;3;5;1 | Käseplatte mit Trauben und Baguette;Pers.;5;9;1
        Pils vom Fass;Liter;5;7 | Mineralwasser 0,7 l;Fl.;2;4
        Grauburgunder trocken 0,75 l;Fl.;12;18 | Servicepersonal;Std.;28;38
        Leihgeschirr und Besteck inkl. Reinigung;Ged.;2;4 | Stehtisch mit Husse;Stück;9;15
      `),
      numbers: (random, year) => `${random.int(12, 390)}-${year.slice(2)}`,
    },
    style: { ...euroAfter, date: (y, m, d) => `${Number(d)}. ${germanMonths[Number(m) - 1]} ${y}` },
    css: 'body{font:11pt "Liberation Serif";margin:0 5mm;line-height:1.3} .head{text-align:center;border-bottom:2.5pt double #7b1e22;padding-bottom:3mm} .head b{font:italic bold 24pt "URW Bookman";color:#7b1e22} .to{margin-top:14mm} .day{text-align:right;margin:8mm 0} h1{font-size:13pt;margin:0 0 4mm;text-decoration:underline} .it{margin:4mm 0} .it th{text-align:left;border:.6pt solid #000;padding:3px 5px;background:#eee} .it td{border:.6pt solid #000;padding:3px 5px;vertical-align:top} .it .s td{font-weight:bold} .mw{width:auto;margin:0 0 5mm;font-size:10pt} .foot{position:fixed;bottom:0;left:5mm;right:5mm;text-align:center;font-size:8.5pt;border-top:.6pt solid #7b1e22;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const sum = (label: string, amount: string) =>
        `<tr class=s><td colspan=4>${label}</td><td class=r>${amount}</td></tr>`
      const lines = p.lines((l) =>
        row([
          `>${p.number(l.quantity)} ${l.unit}`,
          l.description,
          `>${p.number(l.rate)} %`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `darin enthalten ${p.number(t.rate)} % MwSt.`,
          `>${p.money(taxOf(p, t))}`,
          `(netto ${p.money(baseOf(p, t))})`,
        ])
      )
      const paid = d.prepaid
        ? `${sum(`abzüglich Anzahlung vom ${p.date(d.orderDate)}`, `- ${p.money(d.prepaid)}`)}${sum('Restbetrag', p.money(d.amountDue))}`
        : ''
      const event = random.pick(['Betriebsfest', 'Jubiläumsfeier', 'Richtfest', 'Sommerfest'])
      return `<div class=head><b>${d.seller.name}</b><br>${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · Tel. ${d.seller.telephone}</div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br><br>${d.buyer.postCode} ${d.buyer.town}</div><div class=day>${d.seller.town}, ${p.date(d.issueDate)}</div>
<h1>Rechnung Nr. ${d.number}</h1>Für die Ausrichtung Ihrer Veranstaltung „${event}“ am ${p.date(d.deliveryDate)} berechnen wir Ihnen:
<table class=it>${heading(['Menge', 'Bezeichnung', '>MwSt.', '>Einzelpreis', '>Gesamtpreis'])}${lines.join('')}${sum('Rechnungsbetrag inkl. MwSt.', p.money(d.total))}${paid}</table>
<table class=mw>${taxes.join('')}</table>Zahlbar ohne Abzug bis zum ${p.date(d.dueDate)}. Bruch und Verlust von Leihgeschirr werden gesondert berechnet.<br><br>Herzlichen Dank für Ihren Auftrag. Wir würden uns freuen, Sie bald wieder bewirten zu dürfen!
<div class=foot>Bankverbindung: Volksbank, IBAN ${grouped(d.seller.iban)}<br>Steuernummer ${d.seller.taxNumber} · ${d.seller.mail} · ${d.seller.site}</div>`
    },
  },
  {
    name: 'de-baustoffe-lieferscheine',
    plan: {
      country: 'DE',
      buyerCountry: 'AT',
      currency: 'EUR',
      rates: [19],
      lines: [10, 70],
      isOnce: true,
      most: 96,
      lineDiscount: 0.3,
      charge: 0.7,
      days: [30],
      pools: partiesOf(
        'DE',
        'AT',
        'Baustoffe|Baustoffhandel|Bauzentrum|Baufachmarkt',
        'GmbH & Co. KG|GmbH|KG'
      ),
      items: buildingItems,
      numbers: (random) => `${random.int(2, 8)}${random.digits(6)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}.${m}.${y.slice(2)}` },
    css: 'body{font:9pt "Liberation Sans";margin:0} .pg{height:263mm;position:relative} .pg+.pg{break-before:page} .logo{text-align:right;font:bold 19pt "Roboto Condensed";color:#c25a00} .logo small{display:block;font:8pt "Liberation Sans";color:#333} .adr{display:flex;justify-content:space-between;margin-top:5mm;height:36mm} .adr u{font-size:7pt} .to{font-size:10.5pt;line-height:1.3;margin-top:2mm} .tel{font-size:8pt;line-height:1.45;width:56mm} .facts{margin:2mm 0 3mm} .facts th{font-weight:normal;font-size:7.5pt;text-align:left;border:.5pt solid #000;border-bottom:0;padding:1px 4px} .facts td{border:.5pt solid #000;border-top:0;padding:0 4px 2px;font-weight:bold} h1{font-size:14pt;margin:3mm 0 1mm;letter-spacing:2px} .it th{text-align:left;border-top:.8pt solid;border-bottom:.8pt solid;font-weight:normal;font-size:8pt;padding:2px 3px} .it td{padding:4.2px 3px} .ls td{padding-top:8px;font-weight:bold} .sum{margin-top:4mm} .sum th{font-weight:normal;font-size:7.5pt;text-align:right;border:.5pt solid #000;border-bottom:0;padding:1px 4px} .sum td{border:.5pt solid #000;border-top:0;text-align:right;padding:1px 4px 3px} .zb{margin-top:3mm;line-height:1.4} .foot{position:absolute;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:7pt;line-height:1.4;border-top:.5pt solid;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const notes = random.int(2, 4)
      const first = random.int(610_000, 940_000)
      const clerk = random.pick(['Herr Tiemann', 'Frau Kolb', 'Herr Öztürk'])
      const site = random.pick(['BV Neubau Kita', 'Lager', 'BV Sanierung Rathaus', 'Abholung'])
      const groupOf = (at: number) => Math.floor((at * notes) / d.lines.length)
      const rows = p.lines((l, at) => {
        const day = p.date(dayAfter(d.from, 9 * groupOf(at)))
        const note =
          at && groupOf(at) === groupOf(at - 1)
            ? ''
            : `<tr class=ls><td></td><td colspan=7>Lieferschein ${first + 517 * groupOf(at)} vom ${day} &nbsp; Kommission: ${site}</td></tr>`
        return (
          note +
          row([
            `${at + 1}`,
            `${random.int(1, 9)}0${random.digits(5)}`,
            l.description,
            `>${p.number(l.quantity, 2)}`,
            l.unit,
            `>${p.plain(l.price)}`,
            `>${l.discount ? `${p.number(l.discount, 1)}-` : ''}`,
            `>${p.plain(l.amount)}`,
          ])
        )
      })
      const cut = rows.length > 14 ? Math.min(20, rows.length - 3) : rows.length
      const cuts = [rows.slice(0, cut), rows.slice(cut)].filter((own) => own.length)
      const skonto = Math.round(d.total * 0.03)
      const net = d.charge ? [p.plain(d.lineTotal), p.plain(d.charge)] : []
      const labels = ['Warenwert', 'Fracht/Kran'].slice(0, net.length)
      const end = `<table class=sum><tr>${[...labels, 'Nettobetrag', 'MwSt. %', 'MwSt. EUR', 'Rechnungsbetrag EUR'].map((label) => `<th>${label}</th>`).join('')}</tr><tr>${[...net, p.plain(d.subtotal), p.number(d.taxes[0].rate, 2), p.plain(d.tax), `<b>${p.plain(d.total)}</b>`].map((text) => `<td>${text}</td>`).join('')}</tr></table>
<div class=zb>Zahlungsbedingungen: bis ${p.date(dayAfter(d.issueDate, 10))} 3,00 % Skonto = ${p.plain(skonto)} EUR, Zahlbetrag ${p.plain(d.total - skonto)} EUR<br>bis ${p.date(d.dueDate)} ohne Abzug. Paletten werden bei frachtfreier Rückgabe in einwandfreiem Zustand gutgeschrieben.<br>Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Das Leistungsdatum entspricht dem Lieferscheindatum.</div>`
      const { seller: s, buyer: b } = d
      const place = `${s.postCode} ${s.town}`
      const foot = `<div class=foot><span>${s.name}<br>${s.street}<br>${place}</span><span>Amtsgericht ${s.town}<br>HRA ${random.digits(5)}<br>USt-IdNr. ${s.vatId}</span><span>Sparkasse ${s.town}<br>IBAN ${grouped(s.iban)}<br>BIC NOLADE21${random.pick(['EMS', 'HIK', 'NOH'])}</span></div>`
      return cuts
        .map((own, at) => {
          const facts = `<table class=facts>${heading(['Rechnungs-Nr.', 'Rechnungsdatum', 'Kunden-Nr.', 'Ihre Bestellung', 'Seite'])}${row([d.number, p.date(d.issueDate), d.customerNumber, d.orderNumber, `${at + 1} / ${cuts.length}`])}</table>`
          const top = at
            ? ''
            : `<div class=adr><div><u>${s.name} · ${s.street} · ${place}</u><div class=to>Firma<br>${b.name}<br>${b.street}<br>${b.postCode} ${b.town}</div></div><div class=tel>Telefon ${s.telephone}<br>${s.mail}<br>${s.site}<br><br>Sachbearbeiter: ${clerk}<br>Mo–Fr 6.30–17.30, Sa 7.30–12.00 Uhr</div></div>`
          return `<div class=pg><div class=logo>${s.name}<small>Hochbau · Tiefbau · Dach · Trockenbau · Galabau</small></div>${top}<h1>RECHNUNG</h1>${facts}<table class=it>${heading(['Pos', 'Artikel-Nr.', 'Bezeichnung', '>Menge', 'ME', '>Preis', '>Rabatt %', '>Betrag EUR'])}${own.join('')}</table>${at < cuts.length - 1 ? '' : end}${foot}</div>`
        })
        .join('')
    },
  },
  {
    name: 'de-zeitung-anzeigen',
    plan: {
      country: 'DE',
      buyerCountry: 'AT',
      currency: 'EUR',
      rates: [19],
      lines: [1, 5],
      isOnce: true,
      most: 3,
      allowance: 0.5,
      days: [8, 14],
      pools: partiesOf(
        'DE',
        'AT',
        'Verlag|Zeitungsverlag|Medienhaus|Anzeigenblatt',
        'GmbH & Co. KG|GmbH|AG'
      ),
      items: itemsOf(`
        Stellenanzeige 2-spaltig / 120 mm, 4c;;410;890
        Stellenanzeige Online, Laufzeit 30 Tage;;290;690
        Geschäftsanzeige 3-spaltig / 80 mm, 4c;;340;760
        Titelkopfanzeige 1-spaltig / 50 mm;;180;320 | Beilage, je 1.000 Exemplare;;75;110
        Glückwunschanzeige 2-spaltig / 60 mm;;90;210 | Chiffregebühr;;8;12
      `),
      numbers: (random) => `A${random.int(1, 9)}${random.digits(7)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:10pt "Roboto Condensed";margin:0;line-height:1.35} .head{border-top:4pt solid #0b4f36;border-bottom:.6pt solid #0b4f36;padding:2mm 0;font:bold 22pt "C059";color:#0b4f36} .g{display:grid;grid-template-columns:1fr 46mm;gap:9mm;margin-top:6mm} .ab{font-size:7pt;color:#555} .to{font-size:11.5pt;height:32mm;margin-top:2mm} h1{font-size:15pt;margin:0 0 4mm} .it th{text-align:left;border-bottom:.8pt solid #0b4f36;padding:2px 0} .it td{padding:1px 0;vertical-align:top} .it .m td{color:#444;font-size:9pt;padding-top:7px} .it .q td{border-bottom:.4pt solid #bbb;padding-bottom:7px} .sum{width:80mm;margin:4mm 0 7mm auto} .sum td{padding:2px 0} .sum .b td{font-weight:bold;border-top:.8pt solid #0b4f36;font-size:12pt} .side{border-left:.6pt solid #0b4f36;padding-left:4mm;font-size:9pt} .side b{display:block;color:#0b4f36;font-size:8pt;margin-top:2.5mm} .side hr{border:0;border-top:.4pt solid #0b4f36;margin:4mm 0 0}',
    draw: (p) => {
      const { doc: d, random } = p
      const places = ['Stellenmarkt', 'Lokales', 'Wirtschaft', 'Gesamtausgabe']
      const lines = p.lines(
        (l, at) =>
          `<tr class=m><td colspan=4>Auftrag ${random.int(20, 89)}${random.digits(6)} · Erscheinungstag ${p.date(dayAfter(d.from, 7 * at))} · ${random.pick(places)}</td></tr><tr class=q><td>${l.description}</td><td class=r>${p.number(l.quantity)}</td><td class=r>${p.plain(l.price)}</td><td class=r>${p.plain(l.amount)}</td></tr>`
      )
      const share = Math.round((100 * d.allowance) / d.lineTotal)
      const less = d.allowance
        ? row(['Summe Anzeigen', `>${p.plain(d.lineTotal)}`]) +
          row([`./. ${share} % Mengennachlass`, `>-${p.plain(d.allowance)}`])
        : ''
      const { seller: s, buyer: b } = d
      const isDebit = random.chance(0.5)
      const last = `DE•• •••• •••• •••• ••${random.digits(2)} ${random.digits(2)}`
      const pay = isDebit
        ? `Den Rechnungsbetrag ziehen wir per SEPA-Lastschrift (Mandat ${d.customerNumber}-01) am ${p.date(d.dueDate)} von Ihrem Konto ${last} ein.`
        : `Bitte zahlen Sie bis zum ${p.date(d.dueDate)} unter Angabe von Kunden- und Rechnungsnummer.`
      const facts = [
        ['Rechnungsnummer', d.number],
        ['Rechnungsdatum', p.date(d.issueDate)],
        ['Kundennummer', d.customerNumber],
        ['Ihr Zeichen', d.orderNumber],
        ['Mediaberatung', random.pick(['Anke Struck', 'Marius Behn'])],
      ]
      return `<div class=head>${s.name}</div><div class=g><div><div class=ab>${s.name}, ${s.street}, ${s.postCode} ${s.town}</div><div class=to>${b.name}<br>Personalabteilung<br>${b.street}<br>${b.postCode} ${b.town}</div>
<h1>Anzeigenrechnung</h1><table class=it>${heading(['Leistung', '>Anzahl', '>Einzelpreis €', '>Betrag €'])}${lines.join('')}</table>
<table class=sum>${less}${row(['Nettobetrag', `>${p.plain(d.subtotal)}`])}${row([`+ ${p.number(d.taxes[0].rate)} % Mehrwertsteuer`, `>${p.plain(d.tax)}`])}<tr class=b><td>Rechnungsbetrag</td><td class=r>${p.plain(d.total)} €</td></tr></table>
${pay}<br><br>Es gelten unsere Allgemeinen Geschäftsbedingungen und die Preisliste Nr. ${random.int(38, 71)}. Beanstandungen richten Sie bitte innerhalb von vier Wochen an die Anzeigenabteilung.</div>
<div class=side>${facts.map(([label, text]) => `<b>${label}</b>${text}`).join('')}<hr><b>Anschrift</b>${s.street}<br>${s.postCode} ${s.town}<b>Telefon</b>${s.telephone}<b>E-Mail</b>${s.mail}<b>Bankverbindung</b>Commerzbank<br><span style="white-space:nowrap;font-size:8.5pt">${grouped(s.iban)}</span><b>USt-IdNr.</b>${s.vatId}<b>Gläubiger-ID</b>DE${random.digits(2)}ZZZ0000${random.digits(7)}<b>Registergericht</b>${s.town}, HRB ${random.digits(4)}</div></div>`
    },
  },
  {
    name: 'at-honorarnote-beratung',
    plan: {
      country: 'AT',
      buyerCountry: 'DE',
      currency: 'EUR',
      rates: [20, 0],
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 16,
      isSellerPerson: true,
      prepaid: 0.35,
      days: [10, 14, 21],
      pools: {
        ...partiesOf('AT', 'DE', 'Technik', 'GmbH'),
        DE: { ...pools.AT, ...parties.AT, forms: words('GmbH|KG|GmbH & Co KG|OG') },
      },
      items: itemsOf(`
        Workshop Ablauforganisation samt Vorbereitung;Std.;110;170
        Analyse der Ist-Situation, Interviews;Std.;95;150
        Erstellung Förderansuchen und Abstimmung mit der Förderstelle;Std.;95;150
        Begleitung der Umsetzung vor Ort;Std.;95;150 | Telefonische Besprechungen;Std.;85;120
        Reisezeit;Std.;45;75 | Firmenbuchauszüge;Stk.;12;16;1
      `),
      numbers: (random, year) => `${random.int(1, 60)}/${year}`,
    },
    style: { ...comma, date: (y, m, d) => `${Number(d)}.${Number(m)}.${y}` },
    css: 'body{font:10.5pt "P052";font-variant-ligatures:none;margin:2mm 8mm 0;line-height:1.3} .n{font-size:19pt;color:#444} .p{font-size:10pt;color:#777;border-bottom:.5pt solid #999;padding-bottom:2mm} .to{margin:16mm 0 12mm} .two{display:flex;justify-content:space-between} h1{font-size:14pt;font-weight:normal;letter-spacing:1px;margin:9mm 0 1mm} .it{margin:5mm 0} .it th{font-weight:normal;font-style:italic;text-align:left;padding:2px 0} .it td{padding:3px 0;vertical-align:top} .it .o td{border-top:.5pt solid #000} .it .h td{font-style:italic;padding-top:8px} .it .b td{border-top:.5pt solid #000;border-bottom:2pt double #000;font-weight:bold} .foot{position:fixed;bottom:0;left:8mm;right:8mm;font-size:8.5pt;white-space:nowrap;color:#555;border-top:.5pt solid #999;padding-top:2mm;display:flex;justify-content:space-between}',
    draw: (p) => {
      const { doc: d, random } = p
      const { seller: s, buyer: b } = d
      const sum = (label: string, amount: string, kind = '') =>
        `<tr class="${kind}"><td colspan=3>${label}</td><td class=r>${amount}</td></tr>`
      const drawn = p.lines((l) => ({
        isFee: l.description.startsWith('Firmenbuch'),
        html: row([
          l.description,
          `>${p.number(l.quantity, 2)} ${l.unit}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ]),
      }))
      const part = (isFeePart: boolean) =>
        drawn.filter((one) => one.isFee === isFeePart).map(({ html }) => html)
      const fees = part(true).length
        ? `<tr class=h><td colspan=4>Durchlaufende Posten (ohne Umsatzsteuer)</td></tr>${part(true).join('')}`
        : ''
      const taxes = p.taxes((t) =>
        t.rate
          ? sum('Honorar netto', p.plain(baseOf(p, t)), 'o') +
            sum(`zuzüglich ${p.number(t.rate)} % Umsatzsteuer`, p.plain(taxOf(p, t)))
          : ''
      )
      const paid = d.prepaid
        ? sum(`abzüglich Akontozahlung vom ${p.date(d.orderDate)}`, `−${p.plain(d.prepaid)}`) +
          sum('noch zu zahlen', p.plain(d.amountDue), 'b')
        : ''
      return `<div class=n>${s.name}</div><div class=p>Unternehmensberatung · Organisation · Förderungen</div>
<div class=to>${b.name}<br>${b.street}<br>${b.postCode} ${b.town}</div>
<div class=two><span>Projekt: ${random.pick(['Betriebsübergabe', 'Digitalisierung', 'Standort Süd'])}</span><span>${s.town}, am ${p.date(d.issueDate)}</span></div>
<h1>HONORARNOTE</h1>Nr. ${d.number}<p>Für meine Leistungen im Zeitraum ${p.date(d.from)} bis ${p.date(d.until)} erlaube ich mir, wie vereinbart in Rechnung zu stellen:</p>
<table class=it>${heading(['Leistung', '>Menge', '>Satz', '>EUR'])}${part(false).join('')}${taxes.join('')}${fees}${sum('Gesamtbetrag', p.plain(d.total), 'b')}${paid}</table>
<p>Ich ersuche um Überweisung bis längstens ${p.date(d.dueDate)} auf mein Konto IBAN ${grouped(s.iban)}, lautend auf ${s.name}.</p><p>Mit freundlichen Grüßen</p><br>
<div class=foot><span>${s.street}<br>${s.postCode} ${s.town}</span><span>Tel. ${s.telephone}<br>${s.mail}</span><span>UID: ${s.vatId}<br>Gerichtsstand ${s.town}</span></div>`
    },
  },
]
