import type { Family } from '../family.ts'
import { comma, dotted, grouped, heading, monthsIn, point, row, slashed } from '../print.ts'

const englishMonths = monthsIn('GB')

/** Further families whose parties, numbers and dates stand in unusual places. */
export const moreUnusualPlaces: Family[] = [
  {
    name: 'en-car-rental',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [2, 5],
      most: 9,
      isOnce: true,
      items: [
        ['Daily rate, group C', 'days', 28, 60],
        ['Additional driver', 'days', 6, 12],
        ['Refuelling charge', 'unit', 30, 70],
        ['Collision damage waiver', 'days', 9, 19],
        ['Airport surcharge', 'unit', 15, 40],
      ],
      isBuyerPerson: true,
      numbers: (random) => `${random.digits(4)}-${random.digits(2)}-${random.digits(3)}`,
    },
    style: {
      ...point,
      money: (plain) => `GBP ${plain}`,
      date: (y, m, d) => `${d}-${englishMonths[Number(m) - 1].slice(0, 3).toUpperCase()}-${y}`,
    },
    css: 'body{font:9pt "Liberation Mono"} td,th{padding:1px 4px;text-align:left} .w td{width:50%;vertical-align:top}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="text-align:center">${d.seller.name.toUpperCase()}<br>RENTAL INVOICE</div><br>
<table class=w><tr><td>RENTER<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</td><td>RENTAL AGREEMENT : ${d.earlier}<br>INVOICE NUMBER &nbsp;: ${d.number}<br>INVOICE DATE &nbsp;&nbsp;: ${p.date(d.issueDate)}<br>VEHICLE &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;: YK71 FGD<br>OUT : ${p.date(d.from)} IN : ${p.date(d.until)}</td></tr></table><hr>
<table>${heading(['CHARGES', '>UNITS', '', '>RATE', '>AMOUNT'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table><hr>
<table style="width:60%">${row(['SUBTOTAL', `>${p.plain(d.subtotal)}`])}${row(['VAT AT 20.00%', `>${p.plain(d.tax)}`])}${row(['TOTAL DUE', `>${p.money(d.total)}`])}</table><br>CHARGED TO VISA XXXX XXXX XXXX 4417 ON ${p.date(d.issueDate)}<br><br><small>${d.seller.name}, ${d.seller.street}, ${d.seller.town} ${d.seller.postCode}. VAT Registration: ${d.seller.vatId}</small>`
    },
  },
  {
    name: 'de-druckhaus',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19, 7],
      lines: [1, 5],
      most: 20,
      items: [
        ['Faltblatt A5, vierfarbig', 'Tsd.', 60, 140],
        ['Broschüre, 24 Seiten, Rückstichheftung', 'Tsd.', 320, 780, 1],
        ['Plakat A1', 'Stück', 12, 30],
        ['Satzarbeiten nach Aufwand', 'Std.', 65, 85],
      ],
      numbers: (random) => `1${random.digits(6)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}.${m}.${y.slice(2)}` },
    css: 'body{font:9pt "Carlito"} .i td{border:1px solid #888;padding:2px 8px;text-align:center} th{text-align:left;border-bottom:1px solid} td{padding:2px} .f{position:fixed;bottom:0;font-size:7pt;display:flex;gap:15mm}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="text-align:right;font-size:7pt">${d.seller.name}, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}</div><div style="margin:20mm 0 14mm">An<br>${d.buyer.name}<br>Frau Petra Sommer<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div style="display:flex;justify-content:space-between;align-items:flex-end"><b style="font-size:15pt">Rechnung</b><table class=i style="width:75%">${row(['Rechn.-Nr. / Kd.-Nr. / Auftrag', 'Ihre Bestellung', 'Lieferung', 'Datum'])}${row([`${d.number} / ${d.customerNumber} / ${d.orderNumber}`, `Mail vom ${p.date(d.orderDate)}`, p.date(d.deliveryDate), p.date(d.issueDate)])}</table></div>
<table style="margin-top:8mm">${heading(['Menge', '', 'Gegenstand', '>Preis', '>USt', '>Gesamt'])}${p.lines((l) => row([`>${p.number(l.quantity)}`, l.unit, l.description, `>${p.plain(l.price)}`, `>${p.number(l.rate)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table style="width:50%;margin:8mm 0 0 auto">${row(['Warenwert', `>${p.plain(d.subtotal)}`])}${p.taxes((t) => row([`USt ${p.number(t.rate)} % aus ${p.plain(t.base)}`, `>${p.plain(t.amount)}`])).join('')}${row(['<b>Endbetrag EUR</b>', `><b>${p.plain(d.total)}</b>`])}</table><p>Zahlbar ohne Abzug bis ${p.date(d.dueDate)}.</p>
<div class=f><span>Geschäftsführer: Otto Brandl<br>HRB 1188</span><span>USt-ID ${d.seller.vatId}<br>${d.seller.site}</span><span>Sparkasse<br>IBAN ${grouped(d.seller.iban)}</span></div>`
    },
  },
  {
    name: 'de-fahrschule',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [2, 6],
      most: 12,
      isGross: true,
      isBuyerPerson: true,
      items: [
        ['Übungsstunde 45 Minuten', '', 48, 62],
        ['Grundbetrag', '', 180, 350],
        ['Sonderfahrt Autobahn', '', 60, 80],
        ['Lehrmaterial', '', 40, 75],
      ],
      numbers: (random, year) => `${random.int(10, 999)} / ${year}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: dotted },
    css: 'body{font:11pt "Liberation Sans"} td{padding:3px 0} .z td{border-bottom:1px solid #ccc}',
    draw: (p) => {
      const { doc: d } = p
      return `<p><b style="font-size:18pt">${d.seller.name}</b><br>Inhaber: Jörg Timm<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>St.-Nr. ${d.seller.taxNumber}</p>
<p>Fahrschüler: ${d.buyer.name}<br>wohnhaft: ${d.buyer.street}, ${d.buyer.postCode} ${d.buyer.town}<br>Ausbildung: Klasse B, Vertrag ${d.orderNumber}</p><p>Rechnung ${d.number}<span style="float:right">${d.seller.town}, ${p.date(d.issueDate)}</span></p>
<table class=z>${p.lines((l) => row([l.description, `>${p.number(l.quantity)} ×`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}${row(['<b>Rechnungssumme</b>', '', '', `><b>${p.money(d.total)}</b>`])}</table><p>In der Rechnungssumme sind 19 % MwSt. = ${p.money(d.tax)} enthalten, Nettobetrag ${p.money(d.subtotal)}.</p><p>Bitte bis ${p.date(d.dueDate)} begleichen: ${grouped(d.seller.iban)}</p>`
    },
  },
  {
    name: 'fr-traductrice',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [0],
      lines: [1, 4],
      most: 40,
      isSellerPerson: true,
      items: [
        ['Traduction allemand–français', 'feuillets', 30, 52],
        ['Relecture', 'heures', 40, 60],
        ['Interprétation de liaison', 'heures', 70, 110],
      ],
      numbers: (random, year) => `${year}-${random.int(1, 12)}-${random.int(1, 9)}`,
    },
    style: { decimal: ',', thousands: ' ', money: (plain) => `${plain} €`, date: slashed },
    css: 'body{font:10.5pt "Liberation Serif"} td,th{padding:4px;border-top:1px solid #ccc;text-align:left}',
    draw: (p) => {
      const { doc: d } = p
      return `<p><span style="font-size:15pt">${d.seller.name}</span><br>Traductrice assermentée<br>${d.seller.street} – ${d.seller.postCode} ${d.seller.town}<br>SIRET 812 334 556 00017 – ${d.seller.mail}</p><p style="margin-left:50%">Facturé à<br>${d.buyer.name}<br>Mme Claire Vasseur<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</p>
<p>Date : ${p.date(d.issueDate)}<br>Note d’honoraires n° : ${d.number}<br>Référence client : ${d.customerNumber}<br>Bon de commande : ${d.orderNumber}</p>
<table>${heading(['Mission', '>Volume', '>Tarif', '>Total'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)} ${l.unit}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table><p style="text-align:right"><b>Montant dû : ${p.money(d.total)}</b><br><small>TVA non applicable, art. 293 B du CGI</small></p><p>Échéance le ${p.date(d.dueDate)}. Compte : ${grouped(d.seller.iban)}</p>`
    },
  },
  {
    name: 'it-immediata',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22, 10],
      lines: [2, 9],
      most: 30,
      items: [
        ['Biglietti da visita, plastificati', 'conf.', 18, 40],
        ['Manifesto 70x100', 'n.', 4, 12],
        ['Catalogo brossura fresata', 'n.', 6, 15, 1],
        ['Allestimento e consegna', 'a corpo', 30, 120],
      ],
      numbers: (random) => String(random.int(12, 2900)),
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.5pt "Liberation Sans"} .q{border:1px solid #333;padding:4px;margin:3px;width:47%;min-height:20mm} .q small{color:#555} table.l td,table.l th{border:1px solid #aaa;padding:2px 4px}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="display:flex"><div class=q style="border:0"><b style="font-size:13pt">${d.seller.name}</b><br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>Partita IVA ${d.seller.vatId}<br>Cap. Soc. € 10.400 i.v.</div><div class=q><small>Spettabile</small><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<div style="display:flex"><div class=q><small>Documento</small><br>FATTURA IMMEDIATA N. ${d.number} DEL ${p.date(d.issueDate)}</div><div class=q><small>Vs. ordine / Rif.</small><br>${d.orderNumber} del ${p.date(d.orderDate)}<br><small>Codice cliente</small> ${d.customerNumber}</div></div>
<table class=l>${heading(['Descrizione della merce', 'UM', '>Quantità', '>Prezzo unit.', '>Totale', '>Al. IVA'])}${p.lines((l) => row([l.description, l.unit, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`, `>${p.number(l.rate)}`])).join('')}</table>
<div style="display:flex"><div class=q><small>Riepilogo IVA</small><table>${p.taxes((t) => row([`${p.number(t.rate)}%`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])).join('')}</table></div><div class=q><table>${row(['Totale imponibile', `>${p.plain(d.subtotal)}`])}${row(['Totale imposta', `>${p.plain(d.tax)}`])}${row(['<b>TOTALE DOCUMENTO</b>', `><b>${p.plain(d.total)}</b>`])}</table></div></div><p>Pagamento: Ri.Ba. scadenza ${p.date(d.dueDate)} – Ns. banca ${grouped(d.seller.iban)}</p>`
    },
  },
  {
    name: 'es-gimnasio',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [1, 3],
      most: 3,
      isGross: true,
      isBuyerPerson: true,
      items: [
        ['Cuota mensual, tarifa completa', '', 32, 60],
        ['Matrícula', '', 20, 45],
        ['Entrenador personal, bono', '', 90, 160],
      ],
      numbers: (random, year) => `GYM${year}${random.digits(6)}`,
    },
    style: { ...comma, money: (plain) => `${plain}€`, date: slashed },
    css: 'body{font:10pt "Carlito"} .h{background:#222;color:#fff;padding:10px;display:flex;justify-content:space-between} td,th{padding:5px;text-align:left;border-bottom:1px solid #eee}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=h><span style="font-size:18pt">FACTURA</span><span>${d.number}<br>${p.date(d.issueDate)}</span></div>
<table style="margin:14px 0">${row(['Socio', d.buyer.name])}${row(['Domicilio', `${d.buyer.street}, ${d.buyer.postCode} ${d.buyer.town}`])}${row(['Nº de socio', d.customerNumber])}${row(['Periodo', `${p.date(d.from)} - ${p.date(d.until)}`])}</table>
<table>${heading(['Descripción', '>Cant.', '>Precio', '>Importe'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<table style="width:40%;margin-left:auto">${row(['Base imponible', `>${p.money(d.subtotal)}`])}${row(['IVA 21%', `>${p.money(d.tax)}`])}${row(['<b>Importe total</b>', `><b>${p.money(d.total)}</b>`])}</table><p>Cobrado por domiciliación bancaria.</p><p style="margin-top:20mm;font-size:8pt">Centro: ${d.seller.name} · CIF ${d.seller.vatId} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</p>`
    },
  },
  {
    name: 'nl-vertaalbureau',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21],
      lines: [1, 5],
      most: 30,
      isPart: true,
      items: [
        ['Vertaling handleiding', 'uur', 55, 90],
        ['Spoedtoeslag', 'stuk', 40, 95],
        ['Opmaak volgens huisstijl', 'uur', 45, 70],
      ],
      numbers: (random, year) => `F${year.slice(2)}-${random.digits(4)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:10pt "Liberation Sans"} .l{position:absolute;right:0;top:0;width:50mm;font-size:8pt} td,th{padding:3px 0;text-align:left}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=l><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>T ${d.seller.telephone}<br>E ${d.seller.mail}<br><br>KvK 30211456<br>BTW ${d.seller.vatId}<br>IBAN ${grouped(d.seller.iban)}</div>
<div style="padding-top:45mm">t.a.v. afdeling Crediteuren<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<table style="width:55%;margin:10mm 0">${row(['Factuurdatum', p.date(d.issueDate)])}${row(['Vervaldatum', p.date(d.dueDate)])}${row(['Factuurnr.', d.number])}${row(['Uw kenmerk', d.orderNumber])}${row(['Debiteurnr.', d.customerNumber])}</table>
<table>${heading(['Omschrijving', '>Aantal', '', '>Tarief', '>Bedrag'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<table style="width:50%;margin:6mm 0 0 auto">${row(['Totaal exclusief btw', `>${p.money(d.subtotal)}`])}${row(['Btw hoog 21%', `>${p.money(d.tax)}`])}${row(['<b>Te voldoen</b>', `><b>${p.money(d.total)}</b>`])}</table>`
    },
  },
  {
    name: 'pl-wystawca',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      lines: [1, 5],
      most: 10,
      items: [
        ['Druk ulotek A6', 'opak.', 80, 220],
        ['Projekt graficzny', 'godz.', 90, 160],
        ['Oprawa bindowana', 'szt.', 6, 14],
      ],
      numbers: (random, year) => `${random.int(1, 99)}/${random.int(1, 9)}/${year}/D`,
    },
    style: {
      decimal: ',',
      thousands: ' ',
      money: (plain) => `${plain} zł`,
      date: (y, m, d) => `${y}-${m}-${d}`,
    },
    css: 'body{font:9pt "Liberation Serif"} td,th{padding:3px;border:1px solid #777;text-align:left} .n td{border:0}',
    draw: (p) => {
      const { doc: d } = p
      return `<table class=n><tr><td>Wystawca:<br>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIP: ${d.seller.vatId}</td><td class=r>Miejsce wystawienia: ${d.seller.town}<br>Data wystawienia: ${p.date(d.issueDate)}<br>Data wykonania usługi: ${p.date(d.deliveryDate)}</td></tr></table>
<h2 style="text-align:center">FAKTURA VAT NR ${d.number}</h2><p>Odbiorca faktury (płatnik):<br><b>${d.buyer.name}</b>, ${d.buyer.street}, ${d.buyer.postCode} ${d.buyer.town}</p>
<table>${heading(['L.p.', 'Usługa', 'J.m.', '>Ilość', '>Cena', '>Wartość netto'])}${p.lines((l, at) => row([at + 1, l.description, l.unit, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table style="width:55%;margin:8px 0 0 auto">${row(['Wartość netto', `>${p.money(d.subtotal)}`])}${row(['Podatek VAT 23%', `>${p.money(d.tax)}`])}${row(['<b>Wartość brutto</b>', `><b>${p.money(d.total)}</b>`])}</table><p>Płatność przelewem do ${p.date(d.dueDate)}, konto ${grouped(d.seller.iban)}</p>`
    },
  },
  {
    name: 'pt-empreitada',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23],
      lines: [1, 5],
      most: 30,
      items: [
        ['Reboco de paredes', 'm2', 9, 18],
        ['Fornecimento e montagem de caixilharia', 'vg', 320, 900],
        ['Pintura de tetos', 'm2', 5, 9],
      ],
      numbers: (random, year) => `FA ${year}/${random.int(1, 500)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:9.5pt "Carlito"} .b{border:1px solid #000;padding:6px;width:45%} td,th{padding:3px;text-align:left;border-bottom:1px solid #999}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="display:flex;justify-content:space-between"><div>Adquirente:<br><div class=b style="width:70mm">${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>Contribuinte n.º 503504564</div></div><div style="text-align:right"><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIPC ${d.seller.vatId}<br>Alvará 55213</div></div>
<table style="margin:14px 0">${row(['Documento', 'Data de emissão', 'Vencimento', 'Obra', 'Auto n.º'], 'th')}${row([`Fatura ${d.number}`, p.date(d.issueDate), p.date(d.dueDate), 'Moradia Quinta do Lago', '03'])}</table>
<table>${heading(['Trabalhos realizados', 'Un', '>Quant.', '>Preço', '>Valor'])}${p.lines((l) => row([l.description, l.unit, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table style="width:50%;margin:10px 0 0 auto">${row(['Total ilíquido', `>${p.plain(d.subtotal)}`])}${row(['IVA à taxa de 23%', `>${p.plain(d.tax)}`])}${row(['<b>Total a pagar (EUR)</b>', `><b>${p.plain(d.total)}</b>`])}</table><p>Transferência para ${grouped(d.seller.iban)}</p>`
    },
  },
  {
    name: 'en-courier-month',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [3, 9],
      most: 60,
      items: [
        ['Next day parcel up to 5 kg', '', 4, 8],
        ['Economy pallet', '', 38, 70],
        ['Saturday delivery', '', 12, 20],
        ['Fuel and energy surcharge', '', 1, 3],
      ],
      numbers: (random) => `60${random.digits(7)}`,
    },
    style: { ...point, date: (y, m, d) => `${Number(d)} ${englishMonths[Number(m) - 1]} ${y}` },
    css: 'body{font:9pt "Liberation Sans"} td,th{padding:2px 4px;text-align:left} .box{background:#f2f2f2;padding:8px;width:70mm} .f{position:fixed;bottom:0;font-size:6.5pt;color:#555}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="display:flex;justify-content:space-between"><div style="padding-top:25mm">The Accounts Department<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div class=box><b>Your account at a glance</b><table>${row(['Account no.', d.customerNumber])}${row(['Statement no.', d.orderNumber])}${row(['Invoice no.', d.number])}${row(['Date', p.date(d.issueDate)])}${row(['Period', `${p.date(d.from)} – ${p.date(d.until)}`])}${row(['Amount due', `£${p.plain(d.total)}`])}${row(['Payment due by', p.date(d.dueDate)])}</table></div></div>
<h3>VAT invoice</h3><table>${heading(['Service', '>Items', '>Rate £', '>Charge £'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}${row(['Total charges', '', '', `>${p.plain(d.subtotal)}`])}${row(['VAT at 20%', '', '', `>${p.plain(d.tax)}`])}${row(['<b>Total including VAT</b>', '', '', `><b>${p.plain(d.total)}</b>`])}</table>
<div class=f>${d.seller.name}. Registered office: ${d.seller.street}, ${d.seller.town} ${d.seller.postCode}. Registered in England no. 04417720. VAT no. ${d.seller.vatId}. Bank: ${grouped(d.seller.iban)}</div>`
    },
  },
  {
    name: 'en-design-studio',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [0],
      lines: [1, 5],
      most: 30,
      isPart: true,
      isSellerPerson: true,
      items: [
        ['Brand guidelines, second draft', 'hrs', 80, 140],
        ['Homepage wireframes', 'hrs', 80, 140],
        ['Stock photo licenses', 'ea', 15, 60],
      ],
      prepaid: 0.4,
      numbers: (random) => `#0${random.digits(3)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${englishMonths[Number(m) - 1]} ${Number(d)}, ${y}`,
    },
    css: 'body{font:10pt "Carlito"} h1{font-weight:100;font-size:34pt;margin:0} .c{display:flex;gap:12mm;margin:8mm 0} .c small{color:#888;display:block} td,th{padding:5px 0;text-align:left;border-bottom:1px solid #eee}',
    draw: (p) => {
      const { doc: d } = p
      return `<h1>Invoice</h1><div style="color:#888">${d.number}</div><div class=c><div><small>From</small>${d.seller.name}<br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>${d.seller.mail}</div><div><small>Prepared for</small>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div><div><small>Project</small>Relaunch 2.0<small>Issued</small>${p.date(d.issueDate)}<small>Due</small>${p.date(d.dueDate)}</div></div>
<table>${heading(['Item', '>Hours/Qty', '>Rate', '>Line total'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<table style="width:45%;margin:6mm 0 0 auto">${row(['Total', `>${p.money(d.total)}`])}${d.prepaid ? row(['Deposit received', `>-${p.money(d.prepaid)}`]) + row(['<b>Balance due</b>', `><b>${p.money(d.amountDue)}</b>`]) : ''}</table><p>Thank you! Payable by check or ACH.</p>`
    },
  },
  {
    name: 'fr-maraicher',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [5.5],
      lines: [3, 12],
      most: 40,
      isPart: true,
      items: [
        ['Tomates anciennes', 'kg', 3, 5],
        ['Salade batavia', 'pièce', 1, 2],
        ['Carottes botte', 'botte', 2, 3],
        ['Pommes de terre Charlotte', 'kg', 1, 2],
      ],
      numbers: (random) => `N${random.digits(5)}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: 'body{font:9.5pt "Liberation Mono"} td,th{padding:1px 3px;text-align:left}',
    draw: (p) => {
      const { doc: d } = p
      return `<pre style="font:inherit">${d.seller.name}
${d.seller.street}
${d.seller.postCode} ${d.seller.town}
TVA ${d.seller.vatId}

FACTURE ${d.number}                DU ${p.date(d.issueDate)}
LIVRAISON DU ${p.date(d.deliveryDate)}           BL ${d.orderNumber}

                              LIVRE ET FACTURE A :
                              ${d.buyer.name}
                              ${d.buyer.street}
                              ${d.buyer.postCode} ${d.buyer.town}
</pre><table>${heading(['PRODUIT', 'UN.', '>QTE', '>PU HT', '>MT HT'])}${p.lines((l) => row([l.description, l.unit, `>${p.number(l.quantity, 3)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table><pre style="font:inherit">
                    TOTAL HT      ${p.plain(d.subtotal)}
                    TVA 5,50%     ${p.plain(d.tax)}
                    TOTAL TTC EUR ${p.plain(d.total)}

A REGLER AVANT LE ${p.date(d.dueDate)}</pre>`
    },
  },
]
