import type { Family } from '../family.ts'
import { comma, dotted, grouped, heading, point, row, slashed } from '../print.ts'

/** Families of credit notes, proforma and self-billed invoices, receipts and final invoices. */
export const kinds: Family[] = [
  {
    name: 'de-storno-maschinen',
    plan: {
      country: 'DE',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [19],
      lines: [1, 3],
      most: 4,
      items: [
        ['Rücknahme Hydraulikpumpe', 'Stk', 180, 420],
        ['Gutschrift Frachtkosten', 'psch', 20, 60],
        ['Preisdifferenz Dichtungssatz', 'Satz', 15, 45],
      ],
      numbers: (random) => `GS${random.digits(5)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:9.5pt "Liberation Sans"} td,th{padding:2px 4px;text-align:left} .r1{float:right;width:70mm;border:1px solid #999}',
    draw: (p) => {
      const { doc: d } = p
      return `<p><b>${d.seller.name}</b>, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}</p><table class=r1>${row(['Belegnummer', d.number])}${row(['Belegdatum', p.date(d.issueDate)])}${row(['Kundennummer', d.customerNumber])}${row(['Rechnungsnummer', d.earlier])}${row(['Rechnungsdatum', p.date(d.orderDate)])}</table>
<p>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</p><h2 style="clear:both">Gutschrift</h2><p>Zu unserer Rechnung ${d.earlier} vom ${p.date(d.orderDate)} schreiben wir Ihnen gut:</p>
<table>${heading(['Pos', 'Text', '>Menge', 'ME', '>E-Preis', '>G-Preis'])}${p.lines((l, at) => row([at + 1, l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table style="width:45%;margin-left:auto">${row(['Netto', `>${p.plain(d.subtotal)}`])}${row(['19 % MwSt', `>${p.plain(d.tax)}`])}${row(['<b>Gutschriftbetrag EUR</b>', `><b>${p.plain(d.total)}</b>`])}</table><small>USt-IdNr. ${d.seller.vatId} · IBAN ${grouped(d.seller.iban)}</small>`
    },
  },
  {
    name: 'fr-avoir-grossiste',
    plan: {
      country: 'FR',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [20, 5.5],
      lines: [1, 4],
      most: 12,
      items: [
        ['Retour palette de pots', 'pal', 120, 260],
        ['Casse au transport', 'col', 15, 60],
        ['Graines périmées', 'sac', 8, 25, 1],
      ],
      numbers: (random, year) => `AV-${year}-${random.digits(4)}`,
    },
    style: { decimal: ',', thousands: ' ', date: slashed },
    css: 'body{font:9pt "Carlito"} td,th{padding:3px;border:1px solid #bbb;text-align:left} .n td{border:0}',
    draw: (p) => {
      const { doc: d } = p
      return `<table class=n><tr><td><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>TVA ${d.seller.vatId}</td><td><b>AVOIR</b><br>Pièce : ${d.number}<br>Date : ${p.date(d.issueDate)}<br>Facture d’origine : ${d.earlier}<br>Client : ${d.customerNumber}</td><td>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</td></tr></table>
<table style="margin-top:8px">${heading(['Libellé', 'Cond.', '>Qté', '>PU net', '>Total HT', '>TVA'])}${p.lines((l) => row([l.description, l.unit, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`, `>${p.number(l.rate)}`])).join('')}</table>
<table style="margin-top:8px;width:70%">${row(['Taux', '>HT', '>TVA'], 'th')}${p.taxes((t) => row([p.number(t.rate), `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])).join('')}</table><p style="text-align:right">Total HT ${p.plain(d.subtotal)}<br>Total TVA ${p.plain(d.tax)}<br><b>Net à votre crédit ${p.plain(d.total)} EUR</b></p>`
    },
  },
  {
    name: 'en-proforma-export',
    plan: {
      country: 'GB',
      buyerCountry: 'FR',
      currency: 'USD',
      kind: 'proforma',
      rates: [0],
      lines: [2, 6],
      most: 200,
      items: [
        ['Bearing housing, cast', 'pcs', 12, 40],
        ['Shaft seal kit', 'sets', 6, 18],
        ['Export packing', 'crate', 60, 180],
      ],
      numbers: (random) => `PI-${random.digits(5)}`,
      prepaid: 0,
    },
    style: { ...point, money: (plain) => `USD ${plain}`, date: (y, m, d) => `${y}/${m}/${d}` },
    css: 'body{font:9pt "Liberation Sans"} .g td{border:1px solid #000;width:50%;vertical-align:top;padding:4px} .l td,.l th{border:1px solid #000;padding:2px 4px;text-align:left}',
    draw: (p) => {
      const { doc: d } = p
      return `<h2 style="text-align:center">PROFORMA INVOICE</h2><table class=g><tr><td>Exporter<br>${d.seller.name}<br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>VAT ${d.seller.vatId}</td><td>Proforma No. ${d.number}<br>Date ${p.date(d.issueDate)}<br>Buyer’s reference ${d.orderNumber}</td></tr><tr><td>Importer of record<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>France</td><td>Incoterms 2020: CIP Lyon<br>Country of origin: United Kingdom<br>Terms of payment: 100 % in advance</td></tr></table>
<table class=l style="margin-top:8px">${heading(['HS code', 'Goods description', '>Qty', 'Unit', '>Unit value', '>Extended value'])}${p.lines((l) => row(['8483.30', l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table><p style="text-align:right"><b>Total value ${p.money(d.total)}</b></p><p>Remit to ${grouped(d.seller.iban)}</p>`
    },
  },
  {
    name: 'nl-credit-verzekering',
    plan: {
      country: 'NL',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [21],
      lines: [1, 3],
      most: 3,
      items: [
        ['Retour servicekosten', 'mnd', 25, 60],
        ['Correctie stroomverbruik', 'mnd', 18, 70],
      ],
      numbers: (random, year) => `${year.slice(2)}C${random.digits(4)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${d}-${m}-${y}`,
    },
    css: 'body{font:10pt "Carlito"} td,th{padding:3px;text-align:left}',
    draw: (p) => {
      const { doc: d } = p
      return `<table><tr><td style="width:60%">${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</td><td><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Btw-nr ${d.seller.vatId}</td></tr></table>
<h2>Creditfactuur ${d.number}</h2><table style="width:60%">${row(['Datum', p.date(d.issueDate)])}${row(['Betreft factuurnummer', d.earlier])}${row(['Relatienummer', d.customerNumber])}</table>
<table style="margin-top:8mm">${heading(['Aantal', 'Omschrijving', '>Stukprijs', '>Bedrag'])}${p.lines((l) => row([`${p.number(l.quantity)} ${l.unit}`, l.description, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table><table style="width:45%;margin-left:auto">${row(['Subtotaal', `>${p.money(d.subtotal)}`])}${row(['21% btw', `>${p.money(d.tax)}`])}${row(['<b>Te ontvangen</b>', `><b>${p.money(d.total)}</b>`])}</table><p>Wij maken dit bedrag over op uw rekening.</p>`
    },
  },
  {
    name: 'es-menu-del-dia',
    plan: {
      country: 'ES',
      currency: 'EUR',
      kind: 'receipt',
      rates: [10],
      lines: [2, 6],
      most: 3,
      isGross: true,
      items: [
        ['Menú del día', '', 12, 16],
        ['Café solo', '', 1, 2],
        ['Tarta de queso', '', 5, 7],
        ['Agua mineral', '', 2, 3],
      ],
      numbers: (random) => `T2-${random.digits(5)}`,
    },
    page: '80mm 190mm',
    style: { ...comma, date: slashed },
    css: 'body{font:9pt "Liberation Mono";text-align:center} td{text-align:left}',
    draw: (p) => {
      const { doc: d } = p
      return `${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIF ${d.seller.vatId}<br>--------------------------<br>FACTURA SIMPLIFICADA<br>${d.number} &nbsp; ${p.date(d.issueDate)} 14:32<br>Mesa 7 &nbsp; Camarero: Luis<br><table>${p.lines((l) => row([p.number(l.quantity), l.description, `>${p.plain(l.amount)}`])).join('')}</table>--------------------------<br><table>${row(['BASE 10%', `>${p.plain(d.subtotal)}`])}${row(['CUOTA IVA', `>${p.plain(d.tax)}`])}${row(['<b>TOTAL EUROS</b>', `><b>${p.plain(d.total)}</b>`])}${row(['ENTREGADO', `>${p.plain(Math.ceil(d.total / 1000) * 1000)}`])}${row(['CAMBIO', `>${p.plain(Math.ceil(d.total / 1000) * 1000 - d.total)}`])}</table>GRACIAS POR SU VISITA`
    },
  },
  {
    name: 'de-schlussrechnung-dach',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [4, 14],
      most: 60,
      isPart: true,
      prepaid: 0.9,
      items: [
        ['Dachlatten 40/60 liefern und montieren', 'm', 4, 8],
        ['Tonziegel decken', 'm²', 32, 55],
        ['Dachrinne Titanzink', 'm', 38, 60],
        ['Gerüst stellen und vorhalten', 'm²', 7, 12],
      ],
      numbers: (random, year) => `SR-${year}-${random.digits(3)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: dotted },
    css: 'body{font:10pt "Liberation Serif"} td,th{padding:2px 4px;text-align:left;vertical-align:top}',
    draw: (p) => {
      const { doc: d } = p
      return `<p style="text-align:center"><b style="font-size:16pt">${d.seller.name}</b><br>${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · ${d.seller.telephone}</p><table><tr><td>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</td><td class=r>Datum: ${p.date(d.issueDate)}<br>Auftrag: ${d.orderNumber}</td></tr></table>
<h3>Schlussrechnung Nr. ${d.number}</h3><p>Objekt: Neubau Kindertagesstätte</p><table>${heading(['Pos.', 'Beschreibung der Leistung', '>Menge', 'Einh.', '>EP', '>Summe'])}${p.lines((l, at) => row([`${at + 1}.`, l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table style="width:60%;margin:6mm 0 0 auto">${row(['Auftragssumme netto', `>${p.money(d.subtotal)}`])}${row(['+ 19 % Umsatzsteuer', `>${p.money(d.tax)}`])}${row(['Auftragssumme brutto', `>${p.money(d.total)}`])}${d.prepaid ? row(['./. 1. Abschlagsrechnung, bezahlt', `>${p.money(d.prepaid)}`]) : ''}${row(['<b>Restzahlung</b>', `><b>${p.money(d.amountDue)}</b>`])}</table><p>Zahlung erbeten bis ${p.date(d.dueDate)} auf ${grouped(d.seller.iban)}. Steuernummer ${d.seller.taxNumber}</p>`
    },
  },
  {
    name: 'it-parcella-avvocato',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [1, 3],
      most: 0,
      isOnce: true,
      isSellerPerson: true,
      withheld: 20,
      items: [
        ['Assistenza stragiudiziale', '', 400, 1800],
        ['Redazione contratto', '', 300, 900],
        ['Parere scritto', '', 250, 700],
      ],
      numbers: (random, year) => `${random.int(1, 90)}/${year}/PA`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: slashed },
    css: 'body{font:11pt "Liberation Serif"} td{padding:3px 0}',
    draw: (p) => {
      const { doc: d } = p
      return `<p>${d.seller.name}<br>${d.seller.street} – ${d.seller.postCode} ${d.seller.town}<br>P. IVA ${d.seller.vatId}</p><p style="margin-left:55%">Spett.le<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</p><p><b>Parcella n. ${d.number} del ${p.date(d.issueDate)}</b></p><table>${p.lines((l) => row([l.description, `>${p.money(l.amount)}`])).join('')}${row(['Totale compensi', `>${p.money(d.subtotal)}`])}${row(['IVA 22%', `>${p.money(d.tax)}`])}${row(['Totale', `>${p.money(d.total)}`])}${row(['A dedurre ritenuta d’acconto 20%', `>${p.money(d.withheld)}`])}${row(['<b>Netto da corrispondere</b>', `><b>${p.money(d.amountDue)}</b>`])}</table><p>Bonifico: ${grouped(d.seller.iban)} entro il ${p.date(d.dueDate)}</p>`
    },
  },
  {
    name: 'pl-korekta-farby',
    plan: {
      country: 'PL',
      currency: 'PLN',
      kind: 'corrected',
      rates: [23],
      lines: [1, 3],
      most: 10,
      items: [
        ['Farba elewacyjna 10 l', 'szt.', 120, 220],
        ['Wałek malarski', 'szt.', 12, 25],
      ],
      numbers: (random, year) => `KOR/${random.int(1, 60)}/${year}`,
    },
    style: {
      decimal: ',',
      thousands: ' ',
      money: (plain) => `${plain} PLN`,
      date: (y, m, d) => `${d}-${m}-${y}`,
    },
    css: 'body{font:9pt "Liberation Sans"} td,th{padding:3px;border:1px solid #888;text-align:left} .n td{border:0;vertical-align:top}',
    draw: (p) => {
      const { doc: d } = p
      return `<table class=n><tr><td><b>Faktura korygująca</b><br>numer: ${d.number}<br>do faktury nr ${d.earlier} z dnia ${p.date(d.orderDate)}</td><td class=r>data wystawienia korekty: ${p.date(d.issueDate)}</td></tr><tr><td>Sprzedawca<br>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIP ${d.seller.vatId}</td><td>Nabywca<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</td></tr></table>
<p>Po korekcie:</p><table>${heading(['Nazwa', 'J.m.', '>Ilość', '>Cena netto', '>Wartość netto'])}${p.lines((l) => row([l.description, l.unit, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table><table style="width:50%;margin:8px 0 0 auto">${row(['Netto', `>${p.money(d.subtotal)}`])}${row(['VAT 23%', `>${p.money(d.tax)}`])}${row(['<b>Brutto</b>', `><b>${p.money(d.total)}</b>`])}</table><p>Przyczyna korekty: zmiana ceny</p>`
    },
  },
]
