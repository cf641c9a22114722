import type { Family } from '../family.ts'
import { grouped, heading, monthsIn, row } from '../print.ts'

const months = monthsIn('GB')
const pound = {
  decimal: '.',
  thousands: ',',
  money: (plain: string) => `£${plain}`.replace('£-', '-£'),
} as const

export const english: Family[] = [
  {
    name: 'en-ledger',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20, 5, 0],
      lines: [2, 14],
      most: 30,
      allowance: 0.4,
      charge: 0.4,
      items: [
        ['Copier paper A4, 80 gsm', 'box', 14, 32],
        ['Toner cartridge black', 'pcs', 45, 120],
        ['Child safety harness', 'pcs', 20, 60, 1],
        ['Illustrated atlas for schools', 'pcs', 8, 40, 2],
        ['Desk lamp, adjustable, with clamp and spare bulb', 'pcs', 18, 70],
        ['Heating fuel additive', 'can', 9, 30, 1],
        ['Box file, foolscap', 'pcs', 2, 6],
      ],
      numbers: (random) => `INV-${random.digits(6)}`,
    },
    style: { ...pound, date: (y, m, d) => `${d}/${m}/${y}` },
    css: 'body{font:9.5pt "Liberation Sans"} h1{font-size:22pt;text-align:right;margin:0} .two{display:flex;justify-content:space-between} th{background:#ddd;text-align:left;padding:3px} td{border-bottom:.5pt solid #999;padding:3px} .sum{width:45%;margin-left:auto;margin-top:8px}',
    draw: (p) => {
      const { doc: d } = p
      return `<h1>INVOICE</h1><div class=two><div><b style="font-size:13pt">${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>Tel ${d.seller.telephone}<br>VAT Reg No ${d.seller.vatId}</div>
<table style="width:auto">${row(['Invoice No', d.number])}${row(['Invoice Date', p.date(d.issueDate)])}${row(['Delivery Date', p.date(d.deliveryDate)])}${row(['Due Date', p.date(d.dueDate)])}${row(['Your Order No', d.orderNumber])}</table></div>
<p><b>Bill To</b><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</p>
<table>${heading(['Description', '>Qty', '>Unit £', '>VAT %', '>Net £'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.number(l.rate)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=sum>${row(['Goods total', `>${p.money(d.lineTotal)}`])}${d.allowance ? row(['Less trade discount', `>${p.money(-d.allowance)}`]) : ''}${d.charge ? row(['Carriage', `>${p.money(d.charge)}`]) : ''}${row(['Total excluding VAT', `>${p.money(d.subtotal)}`])}${p.taxes((t) => row([`VAT @ ${p.number(t.rate)}% on ${p.money(t.base)}`, `>${p.money(t.amount)}`])).join('')}${row(['Total VAT', `>${p.money(d.tax)}`])}${row(['<b>Invoice total</b>', `><b>${p.money(d.total)}</b>`])}</table>
<p>Please pay to account IBAN ${grouped(d.seller.iban)}, quoting the invoice number.</p>`
    },
  },
  {
    name: 'en-freelancer',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [1, 4],
      most: 10,
      isPart: true,
      isSellerPerson: true,
      days: [14, 30],
      items: [
        ['Copywriting for the spring catalogue, two rounds of changes included', 'hours', 45, 95],
        ['Photo editing', 'hours', 30, 60],
        ['Workshop and report', 'days', 320, 600],
        ['Proof-reading of the annual report', 'hours', 28, 55],
      ],
      numbers: (random, year) => `${year}-${random.digits(3)}`,
    },
    style: { ...pound, date: (y, m, d) => `${Number(d)} ${months[Number(m) - 1]} ${y}` },
    css: 'body{font:11pt "Caladea";line-height:1.5;margin:0 8mm} table{margin:10px 0} hr{border:0;border-top:1pt solid}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="text-align:right">${d.seller.name}<br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>${d.seller.mail}</div>
<p>${p.date(d.issueDate)}</p><p>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</p>
<p><b>Invoice ${d.number}</b></p><p>Dear Sir or Madam,<br>thank you for your order. For my work I charge as follows:</p>
<table>${p.lines((l) => row([l.description, `>${p.number(l.quantity)} ${l.unit} at ${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}${row(['Sum before VAT', '', `>${p.money(d.subtotal)}`])}${p.taxes((t) => row([`plus ${p.number(t.rate)}% VAT`, '', `>${p.money(d.tax)}`])).join('')}${row(['<b>To be paid</b>', '', `><b>${p.money(d.amountDue)}</b>`])}</table>
<p>Please transfer the amount by ${p.date(d.dueDate)}.</p><p>With kind regards</p><p>${d.seller.name}</p><hr><small>VAT registration ${d.seller.vatId} · IBAN ${d.seller.iban}</small>`
    },
  },
  {
    name: 'en-utility',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [5],
      lines: [2, 4],
      most: 800,
      isBuyerPerson: true,
      prepaid: 0.5,
      items: [
        ['Electricity day units', 'kWh', 1, 2],
        ['Electricity night units', 'kWh', 1, 1],
        ['Standing charge', 'days', 1, 1],
        ['Gas', 'kWh', 1, 1],
      ],
      numbers: (random) => random.digits(9),
    },
    style: { ...pound, date: (y, m, d) => `${d} ${months[Number(m) - 1].slice(0, 3)} ${y}` },
    css: 'body{font:9pt "Open Sans"} .box{border:2pt solid #369;border-radius:6px;padding:8px;width:44%;float:right} td{padding:2px 0} h2{clear:both;font-size:11pt;color:#369}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=box><table>${row(['Bill number', `>${d.number}`])}${row(['Bill date', `>${p.date(d.issueDate)}`])}${row(['Billing period', `>${p.date(d.from)} to ${p.date(d.until)}`])}${row(['Account number', `>${d.customerNumber}`])}${row(['<b>Amount to pay</b>', `><b>${p.money(d.amountDue)}</b>`])}${row(['We will collect this on', `>${p.date(d.dueDate)}`])}</table></div>
<div style="font-size:16pt;color:#369">${d.seller.name}</div><p>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</p>
<h2>Your energy bill in detail</h2><table>${p.lines((l) => row([l.description, `>${p.number(l.quantity)} ${l.unit} x ${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}
${row(['Total charges before VAT', '', `>${p.money(d.subtotal)}`])}${row([`VAT at ${p.number(d.taxes[0].rate)}%`, '', `>${p.money(d.tax)}`])}${row(['Total for this period', '', `>${p.money(d.total)}`])}${d.prepaid ? row(['Payments received, thank you', '', `>-${p.money(d.prepaid)}`]) : ''}</table>
<p style="position:fixed;bottom:0;font-size:7pt">${d.seller.name}, ${d.seller.street}, ${d.seller.town} ${d.seller.postCode}. VAT no. ${d.seller.vatId}</p>`
    },
  },
  {
    name: 'en-marketplace',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20, 0],
      lines: [1, 6],
      most: 4,
      isGross: true,
      isBuyerPerson: true,
      charge: 0.5,
      items: [
        ['Wireless mouse (grey)', '', 12, 30],
        ['USB-C cable 2 m, pack of 3', '', 6, 18],
        ['Paperback: The Salt Path Walks', '', 7, 12, 1],
        ['Water bottle 750 ml, insulated, leak-proof lid', '', 14, 28],
        ['Phone stand', '', 9, 20],
      ],
      numbers: (random) => `GB${random.digits(2)}-${random.digits(7)}`,
    },
    style: { ...pound, date: (y, m, d) => `${d} ${months[Number(m) - 1]} ${y}` },
    css: 'body{font:9pt "Roboto"} h1{font-size:15pt} .g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:10px} th{border-bottom:1.5pt solid;text-align:left} td{padding:5px 0;vertical-align:top} .b{font-size:12pt;font-weight:bold}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="display:flex;justify-content:space-between"><h1>Invoice</h1><div>Paid<br>Sold by <b>${d.seller.name}</b><br>VAT # ${d.seller.vatId}</div></div>
<div class=g><div><b>Billing Address</b><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}, ${d.buyer.postCode}<br>GB</div><div><b>Delivery Address</b><br>Reception<br>9 Canal Wharf<br>Hull, HU1 1AA</div><div><b>Sold by</b><br>${d.seller.name}<br>${d.seller.street}<br>${d.seller.town}, ${d.seller.postCode}<br>GB</div></div>
<p>Order date ${p.date(d.orderDate)} · Order # ${d.orderNumber}</p><p>Invoice date / Delivery date ${p.date(d.issueDate)}<br>Invoice # ${d.number}<br><span class=b>Total payable ${p.money(d.total)}</span></p>
<table>${heading(['Description', '>Qty', '>VAT rate', '>Unit price (incl. VAT)', '>Item subtotal (incl. VAT)'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.number(l.rate)}%`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}${d.charge ? row(['Shipping Charges', '', '', '', `>${p.money(d.charge)}`]) : ''}</table>
<p class="b r">Invoice total ${p.money(d.total)}</p><table style="width:50%;margin-left:auto">${heading(['VAT rate', '>Item subtotal (excl. VAT)', '>VAT subtotal'])}${p.taxes((t) => row([`${p.number(t.rate)}%`, `>${p.money(t.base)}`, `>${p.money(t.amount)}`])).join('')}${row(['Total', `>${p.money(d.subtotal)}`, `>${p.money(d.tax)}`])}</table>`
    },
  },
  {
    name: 'en-hotel',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [3, 9],
      most: 3,
      isGross: true,
      isBuyerPerson: true,
      prepaid: 0.7,
      items: [
        ['Room charge, double', '', 85, 160],
        ['Breakfast', '', 9, 18],
        ['Bar', '', 5, 40],
        ['Parking', '', 8, 15],
        ['Restaurant dinner', '', 20, 80],
      ],
      numbers: (random) => `F${random.digits(5)}`,
    },
    style: {
      decimal: '.',
      thousands: ',',
      date: (y, m, d) => `${d}-${months[Number(m) - 1].slice(0, 3)}-${y.slice(2)}`,
    },
    css: 'body{font:9pt "C059"} center{font-size:9pt} th{text-align:left;border-top:1pt solid;border-bottom:1pt solid}',
    draw: (p) => {
      const { doc: d } = p
      return `<center><span style="font-size:18pt;letter-spacing:2px">${d.seller.name}</span><br>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>${d.seller.telephone} · ${d.seller.site} · VAT No. ${d.seller.vatId}</center>
<table style="margin:14px 0">${row(['Guest', d.buyer.name, 'Folio No.', d.number])}${row(['Address', d.buyer.street, 'Arrival', p.date(d.from)])}${row(['', `${d.buyer.town} ${d.buyer.postCode}`, 'Departure', p.date(d.issueDate)])}${row(['Room', '214', 'Date', p.date(d.issueDate)])}</table><b>GUEST INVOICE</b>
<table>${heading(['Date', 'Details', '>Number', '>Each', '>Charges GBP'])}${p.lines((l) => row([p.date(d.until), l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}${row(['', '<b>Total</b>', '', '', `><b>${p.plain(d.total)}</b>`])}${d.prepaid ? row(['', 'Deposit paid', '', '', `>-${p.plain(d.prepaid)}`]) : ''}${row(['', 'Balance', '', '', `>${p.plain(d.amountDue)}`])}</table>
<p>Net ${p.plain(d.subtotal)} &nbsp; &nbsp; &nbsp; VAT ${p.number(d.taxes[0].rate)}% ${p.plain(d.tax)}</p>`
    },
  },
  {
    name: 'en-selfbill',
    plan: {
      country: 'GB',
      currency: 'GBP',
      kind: 'selfBilled',
      rates: [20],
      lines: [3, 20],
      most: 60,
      items: [
        ['Courier stops, zone 1', 'stops', 2, 5],
        ['Courier stops, zone 2', 'stops', 3, 7],
        ['Waiting time', 'hours', 12, 22],
        ['Fuel supplement', 'trips', 1, 4],
      ],
      numbers: (random, year) => `SB/${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...pound, date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:9pt "Nimbus Mono PS"} .h{border:1pt solid;padding:6px;display:grid;grid-template-columns:1fr 1fr} td,th{padding:1px 4px;text-align:left}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="text-align:center;font-weight:bold">SELF-BILLED INVOICE<br>The VAT shown is your output tax due to HMRC</div>
<div class=h><div>Supplier:<br>${d.seller.name}<br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>VAT No: ${d.seller.vatId}</div><div>Customer (issuer):<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div></div>
<p>Document no: ${d.number} &nbsp; Tax point: ${p.date(d.issueDate)} &nbsp; Period: ${p.date(d.from)} - ${p.date(d.until)}</p>
<table>${heading(['Service', '>Units', '>Rate', '>Amount'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table><hr>
<table>${row(['Net amount', `>${p.money(d.subtotal)}`])}${row([`VAT ${p.number(d.taxes[0].rate, 1)}%`, `>${p.money(d.tax)}`])}${row(['Gross amount', `>${p.money(d.total)}`])}</table><p>We will pay this amount on ${p.date(d.dueDate)} to ${grouped(d.seller.iban)}.</p>`
    },
  },
  {
    name: 'en-credit',
    plan: {
      country: 'GB',
      currency: 'GBP',
      kind: 'creditNote',
      rates: [20],
      lines: [1, 4],
      most: 8,
      items: [
        ['Returned: oak shelf 120 cm', 'pcs', 30, 90],
        ['Returned: bracket set', 'sets', 5, 15],
        ['Price correction for delivery in March', 'pcs', 10, 60],
      ],
      numbers: (random) => `CN${random.digits(5)}`,
    },
    style: {
      ...pound,
      date: (y, m, d) => `${Number(d)} ${months[Number(m) - 1].slice(0, 3)} ${y}`,
    },
    css: 'body{font:10pt "Carlito"} .top{background:#444;color:#fff;padding:10px;display:flex;justify-content:space-between;-webkit-print-color-adjust:exact} td,th{padding:4px;border:.5pt solid #888;text-align:left} .n td{border:0}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=top><b style="font-size:15pt">${d.seller.name}</b><span style="font-size:15pt">Credit Note</span></div>
<table class=n><tr><td style="vertical-align:top;width:50%">Credit to:<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}, ${d.buyer.postCode}</td><td>Credit note number: ${d.number}<br>Date of issue: ${p.date(d.issueDate)}<br>Relating to invoice: ${d.earlier}<br>Customer: ${d.customerNumber}</td></tr></table>
<table>${heading(['Item', '>Quantity', '>Price', '>Credit'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.money(-l.amount)}`])).join('')}${row(['', '', '>Subtotal', `>${p.money(-d.subtotal)}`])}${row(['', '', `>VAT ${p.number(d.taxes[0].rate)}%`, `>${p.money(-d.tax)}`])}${row(['', '', '>Total credit', `>${p.money(-d.total)}`])}</table>
<small>${d.seller.name} · ${d.seller.street} · ${d.seller.town} ${d.seller.postCode} · VAT ${d.seller.vatId}</small>`
    },
  },
  {
    name: 'en-till',
    page: '78mm 190mm',
    plan: {
      country: 'GB',
      currency: 'GBP',
      kind: 'receipt',
      rates: [20, 0],
      lines: [2, 8],
      most: 0,
      isGross: true,
      isBuyerPerson: true,
      items: [
        ['SEMI SKIMMED 2L', '', 1, 2, 1],
        ['SOURDOUGH', '', 2, 4, 1],
        ['AA BATTERIES', '', 4, 8],
        ['RED WINE', '', 7, 12],
        ['BANANAS', '', 1, 2, 1],
        ['LIGHT BULB', '', 3, 6],
      ],
      numbers: (random) => random.digits(4),
    },
    style: { ...pound, date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: 'body{font:9pt "Inconsolata";text-align:center;margin:0} td{padding:0;text-align:left}',
    draw: (p) => {
      const { doc: d } = p
      return `<b style="font-size:12pt">${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>VAT NO: ${d.seller.vatId}<br>-----------------------
<table>${p.lines((l) => row([l.description, `>${p.plain(l.amount)}`])).join('')}${row(['<b>TOTAL</b>', `><b>${p.money(d.total)}</b>`])}${row(['CARD', `>${p.money(d.total)}`])}${row(['CHANGE', `>${p.money(0)}`])}</table>
VISA **** **** **** 4242<br>VAT INCLUDED ${p.money(d.tax)}<br>RECEIPT ${d.number} &nbsp; TILL 3 &nbsp; OP 112<br>${p.date(d.issueDate)} 14:32<br>THANK YOU`
    },
  },
  {
    name: 'en-us',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [8.25],
      lines: [2, 10],
      most: 20,
      charge: 0.4,
      prepaid: 0.4,
      items: [
        ['Cedar deck boards 5/4 x 6', 'ea', 8, 20],
        ['Galvanized screws (1 lb)', 'box', 9, 15],
        ['Installation labor', 'hr', 45, 95],
        ['Post anchor, adjustable', 'ea', 12, 28],
      ],
      numbers: (random) => random.digits(5),
    },
    style: {
      decimal: '.',
      thousands: ',',
      money: (plain) => `$${plain}`.replace('$-', '-$'),
      date: (y, m, d) => `${m}/${d}/${y}`,
    },
    css: 'body{font:9.5pt "Lato"} h1{color:#a33;font-size:26pt;font-weight:300;margin:0} .f{display:flex;justify-content:space-between;margin-bottom:12px} th{background:#a33;color:#fff;padding:4px;text-align:left;-webkit-print-color-adjust:exact} td{padding:4px} tr:nth-child(even) td{background:#f4eaea}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=f><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>${d.seller.telephone}</div><h1>INVOICE</h1></div>
<div class=f><div><b>BILL TO</b><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div><div><b>SHIP TO</b><br>Job site<br>77 Quarry Rd<br>Salem, OR 97301</div><div><b>INVOICE #</b> ${d.number}<br><b>INVOICE DATE</b> ${p.date(d.issueDate)}<br><b>P.O.#</b> ${d.orderNumber}<br><b>DUE DATE</b> ${p.date(d.dueDate)}</div></div>
<table>${heading(['>QTY', 'DESCRIPTION', '>UNIT PRICE', '>AMOUNT'])}${p.lines((l) => row([`>${p.number(l.quantity)}`, l.description, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table style="width:40%;margin-left:auto">${d.charge ? row(['Shipping', `>${p.plain(d.charge)}`]) : ''}${row(['Subtotal', `>${p.plain(d.subtotal)}`])}${row([`Sales Tax ${p.number(d.taxes[0].rate, 2)}%`, `>${p.plain(d.tax)}`])}${row(['TOTAL', `>${p.money(d.total)}`])}${d.prepaid ? row(['Deposit received', `>${p.money(-d.prepaid)}`]) : ''}${row(['BALANCE DUE', `>${p.money(d.amountDue)}`])}</table><p>Make all checks payable to ${d.seller.name}</p>`
    },
  },
  {
    name: 'en-insurance',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [0],
      lines: [1, 3],
      most: 0,
      isBuyerPerson: true,
      items: [
        ['Home contents cover', '', 80, 220],
        ['Buildings cover', '', 120, 400],
        ['Legal expenses cover', '', 15, 40],
        ['Accidental damage cover', '', 25, 70],
      ],
      numbers: (random) => `PN${random.digits(7)}`,
    },
    style: { ...pound, date: (y, m, d) => `${Number(d)} ${months[Number(m) - 1]} ${y}` },
    css: 'body{font:10.5pt "Open Sans";line-height:1.4} h2{font-size:14pt;color:#063} td{padding:4px 0;border-bottom:1pt dotted #777}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="color:#063;font-size:17pt;font-weight:bold">${d.seller.name}</div><p>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</p><p>${p.date(d.issueDate)}</p>
<h2>Your premium invoice</h2><p>Invoice reference: ${d.number}<br>Policy number: ${d.customerNumber}<br>Period of cover: ${p.date(d.from)} to ${p.date(d.until)}</p>
<table>${p.lines((l) => row([l.description, `>${p.money(l.amount)}`])).join('')}${row(['<b>Total premium</b>', `><b>${p.money(d.total)}</b>`])}</table>
<p>Insurance is exempt from VAT. Please pay by ${p.date(d.dueDate)}.</p><small>${d.seller.name}. Registered office: ${d.seller.street}, ${d.seller.town} ${d.seller.postCode}.</small>`
    },
  },
]
