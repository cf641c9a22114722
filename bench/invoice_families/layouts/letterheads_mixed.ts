import type { Family } from '../family.ts'
import pools from '../pools.json' with { type: 'json' }
import { euroAfter, grouped, heading, monthsIn, row } from '../print.ts'

const english = monthsIn('GB')

/** Letterheads of a publisher, a vet, a housing association and a garage. */
export const letterheadsMixed: Family[] = [
  {
    name: 'de-tierarzt',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [2, 5],
      most: 4,
      isBuyerPerson: true,
      pools: {
        ...pools,
        DE: { ...pools.DE, trade: ['Tierklinik', 'Kleintierpraxis'], forms: ['& Kollegen', 'GbR'] },
      },
      items: [
        ['Allgemeine Untersuchung Hund', '', 22, 40],
        ['Impfung Tollwut', '', 30, 55],
        ['Schmerzmittel oral, 10 Tabletten', 'Pckg.', 12, 28],
        ['Verbandswechsel', '', 15, 25],
      ],
      numbers: (random, year) => `TK ${year.slice(2)} ${random.digits(4)}`,
    },
    style: { ...euroAfter, date: (y, m, d) => `${Number(d)}.${Number(m)}.${y}` },
    css: 'body{font:10pt "Carlito"} .line{border-bottom:2pt solid #393;display:flex;justify-content:space-between;padding-bottom:4px} .own{font-size:7pt;margin-top:12mm;text-decoration:underline} th{text-align:left;font-size:8pt} td{padding:3px 0} .foot{position:fixed;bottom:0;display:flex;justify-content:space-between;width:94%;font-size:7pt}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=line><span style="font-size:17pt;color:#393">${d.seller.name}</span><span style="font-size:8pt">${d.seller.site}</span></div><div class=own>${d.seller.name} | ${d.seller.street} | ${d.seller.postCode} ${d.seller.town}</div>
<table><tr><td style="width:60%">Herrn<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<td style="vertical-align:top">Tierhalter-Nr.: ${d.customerNumber}<br>Tier: Bello, Mischling<br>Behandelnd: Dr. Sommer<br>Datum / Rechnung-Nr.:<br>${p.date(d.issueDate)} / ${d.number}</tr></table>
<h3>Rechnung nach GOT</h3><table>${heading(['Datum', 'Leistung', '>Anz.', '>Einzel', '>Gesamt'])}${p.lines((l) => row([p.date(d.deliveryDate), l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}${row(['', 'Summe netto', '', '', `>${p.money(d.subtotal)}`])}${row(['', `zzgl. ${p.number(d.taxes[0].rate)} % USt`, '', '', `>${p.money(d.tax)}`])}${row(['', '<b>Endbetrag</b>', '', '', `><b>${p.money(d.total)}</b>`])}</table><p>Bitte überweisen Sie den Betrag bis spätestens ${p.date(d.dueDate)}.</p>
<div class=foot><span>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</span><span>Tel. ${d.seller.telephone}<br>${d.seller.mail}</span><span>Volksbank<br>IBAN ${grouped(d.seller.iban)}<br>USt-IdNr. ${d.seller.vatId}</span></div>`
    },
  },
  {
    name: 'en-motor',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [2, 6],
      most: 6,
      isPart: true,
      isSellerPerson: true,
      items: [
        ['Labour, front brakes', 'hrs', 48, 75],
        ['Brake pads, front axle set', 'ea', 28, 60],
        ['Engine oil 5W-30', 'ltr', 6, 11],
        ['MOT test fee', 'ea', 40, 55],
      ],
      numbers: (random) => `J${random.digits(5)}/1`,
    },
    style: {
      decimal: '.',
      thousands: ',',
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${d}.${m}.${y.slice(2)}`,
    },
    css: 'body{font:10pt "Liberation Sans"} .c{text-align:center} .three td{border:.6pt solid #444;padding:4px;vertical-align:top} th{border:.6pt solid #444;font-size:8pt;background:#ddd} td{padding:2px 4px}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=c><span style="font-size:16pt">${d.seller.name}</span> <span>t/a Wheelhouse Motor Repairs</span><br>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode} — ${d.seller.telephone}</div><p class=c><b>SERVICE INVOICE</b></p>
<table class=three>${row([`Customer (${d.customerNumber})<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}`, `Vehicle<br>Ford Transit Custom<br>Reg: AB12 CDE<br>Mileage: 81,204`, `Invoice no / Job<br><b>${d.number}</b><br>Tax point<br>${p.date(d.issueDate)}<br>Date in<br>${p.date(d.deliveryDate)}`])}</table><br>
<table>${heading(['Description', '>Qty', '>Price', '>Net'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table style="width:40%;margin-left:60%">${row(['Sub total', `>${p.money(d.subtotal)}`])}${row([`VAT @ ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${row(['<b>TOTAL</b>', `><b>${p.money(d.total)}</b>`])}</table><p>Payment terms: please settle by ${p.date(d.dueDate)}. VAT No ${d.seller.vatId}. Received by: ______________ for ${d.buyer.name}</p>`
    },
  },
  {
    name: 'nl-corporatie',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21],
      lines: [1, 4],
      most: 3,
      isBuyerPerson: true,
      pools: {
        ...pools,
        NL: { ...pools.NL, trade: ['Woonstichting', 'Wonen'], forms: ['Stichting'] },
      },
      items: [
        ['Servicekosten trappenhuis', 'mnd', 12, 30],
        ['Huur parkeerplaats', 'mnd', 45, 80],
        ['Reparatie slot voordeur', '', 60, 120],
      ],
      numbers: (random) => `${random.digits(2)}-${random.digits(6)}-${random.digits(1)}`,
    },
    style: { ...euroAfter, money: (plain) => `€ ${plain}`, date: (y, m, d) => `${d}/${m}/${y}` },
    css: 'body{font:10pt "Open Sans"} .top{display:flex;justify-content:flex-end} .logo{font-weight:bold;color:#06c} .grid{margin:10mm 0} .grid th{text-align:left;font-size:7.5pt;color:#06c;padding:0} .grid td{padding:0 0 6px} td{padding:3px 0}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=top><div><span class=logo>${d.seller.name}</span><br>Postbus 214<br>${d.seller.postCode} ${d.seller.town}</div></div><p style="margin-top:10mm">Aan de bewoner van<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</p>
<h2>Factuur servicekosten</h2><table class=grid>${row(['factuurnummer', 'huurdernummer', 'factuurdatum'], 'th')}${row([d.number, d.customerNumber, p.date(d.issueDate)])}${row(['complex', 'periode', 'betalen vóór'], 'th')}${row([`C${d.customerNumber}`, `${p.date(d.from)} – ${p.date(d.until)}`, p.date(d.dueDate)])}</table>
<table>${p.lines((l) => row([l.description, `>${p.number(l.quantity)} ${l.unit}`, `>${p.plain(l.price)}`, `>${p.money(l.amount)}`])).join('')}${row(['Bedrag zonder btw', '', '', `>${p.money(d.subtotal)}`])}${row([`${p.number(d.taxes[0].rate)}% btw`, '', '', `>${p.money(d.tax)}`])}${row(['<b>Totaal te betalen</b>', '', '', `><b>${p.money(d.total)}</b>`])}</table><p>U kunt betalen op ${grouped(d.seller.iban)} ten name van ${d.seller.name}. Btw-nummer ${d.seller.vatId}. KvK 4103${d.customerNumber.replace(/\D/g, '').slice(0, 4)}.</p>`
    },
  },
  {
    name: 'us-publisher',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [6],
      lines: [1, 5],
      most: 60,
      days: [30, 45],
      items: [
        ['The Quiet Harbor, paperback', '', 9, 18],
        ['Field Guide to Prairie Birds', '', 14, 29],
        ['Workbook, grade 5', '', 7, 12],
      ],
      numbers: (random) => `${random.pick(['S', 'W'])}${random.digits(7)}`,
    },
    style: {
      decimal: '.',
      thousands: ',',
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${english[Number(m) - 1].slice(0, 3)} ${d}, ${y}`,
    },
    css: 'body{font:9pt "Liberation Mono"} .two{display:flex;justify-content:space-between} th{text-align:left;border-top:1pt solid;border-bottom:1pt solid} td{padding:1px 0} .g{width:auto;margin:6mm 0}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=two><div>REMIT TO:<br>${d.seller.name}<br>Lockbox 7714<br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}</div><div>INVOICE ${d.number}<br>PAGE 1<br>${p.date(d.issueDate)}</div></div><br>
<div class=two><div>SHIP TO:<br>Receiving Dock 3<br>Central Warehouse<br>900 Industrial Pkwy<br>${d.buyer.town} ${d.buyer.postCode}</div><div>BILL TO:<br>${d.buyer.name}<br>ATTN MS DANA FOX<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div></div>
<table class=g>${row(['ACCT', d.customerNumber, 'CUST PO', d.orderNumber, 'SHIPPED', p.date(d.deliveryDate)])}${row(['TERMS', 'NET', 'DUE', p.date(d.dueDate), 'VIA', 'UPS GROUND'])}</table>
<table>${heading(['TITLE', '>QTY', '>PRICE', '>EXT'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}${row(['', '', '>SUBTOTAL', `>${p.money(d.subtotal)}`])}${row(['', '', '>SALES TAX', `>${p.money(d.tax)}`])}${row(['', '', '>TOTAL', `>${p.money(d.total)}`])}</table>`
    },
  },
]
