import type { Family } from '../family.ts'
import pools from '../pools.json' with { type: 'json' }
import { euroAfter, grouped, heading, monthsIn, row } from '../print.ts'

const french = monthsIn('FR')
const italian = monthsIn('IT')

/** Letterheads in French, Spanish, Italian, Polish and Portuguese with several addresses and numbers. */
export const letterheadsSouthern: Family[] = [
  {
    name: 'fr-livraison',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20, 5.5],
      lines: [2, 7],
      most: 40,
      items: [
        ['Ramette papier recyclé A4', 'u', 3, 7],
        ['Chaise empilable, coque noire', 'u', 38, 90],
        ['Manuel scolaire niveau 5e', 'u', 14, 26, 1],
        ['Casier métallique 6 portes', 'u', 210, 380],
      ],
      numbers: (random, year) => `FC${year.slice(2)}-${random.digits(5)}`,
    },
    style: { ...euroAfter, thousands: ' ', date: (y, m, d) => `${d}/${m}/${y}` },
    css: 'body{font:9pt "Liberation Sans"} h1{font-size:15pt;background:#333;color:#fff;padding:4px 8px} .three{display:flex;justify-content:space-between;margin:8mm 0} .three div{width:31%} .t{font-size:7.5pt;color:#777} th{text-align:left;border-bottom:1pt solid} td{padding:2px 0} .foot{position:fixed;bottom:0;width:100%;text-align:center;font-size:7pt}',
    draw: (p) => {
      const { doc: d } = p
      return `<h1>FACTURE ${d.number} DU ${p.date(d.issueDate)}</h1>
<div class=three><div><span class=t>Lieu de livraison</span><br>Collège Jean Moulin<br>Réserve – quai 2<br>4 rue des Écoles<br>${d.buyer.postCode} ${d.buyer.town}</div><div><span class=t>Adresse de facturation</span><br>${d.buyer.name}<br>Service comptabilité fournisseurs<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div>Commande : ${d.orderNumber}<br>Bon de livraison : BL${d.customerNumber}<br>Code client : ${d.customerNumber}<br>Livré le ${p.date(d.deliveryDate)}<br>Échéance : ${p.date(d.dueDate)}</div></div>
<table>${heading(['Désignation', '>Qté', '>P.U. HT', '>TVA', '>Montant HT'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.number(l.rate)} %`, `>${p.plain(l.amount)}`])).join('')}</table>
<table style="width:45%;margin:6mm 0 0 55%">${row(['Total HT', `>${p.money(d.subtotal)}`])}${p.taxes((t) => row([`TVA ${p.number(t.rate)} %`, `>${p.money(t.amount)}`])).join('')}${row(['<b>Net à payer</b>', `><b>${p.money(d.total)}</b>`])}</table>
<div class=foot>${d.seller.name} – ${d.seller.street} – ${d.seller.postCode} ${d.seller.town} – Tél. ${d.seller.telephone}<br>SIRET ${d.seller.vatId.slice(4)} 00018 – N° TVA ${d.seller.vatId} – IBAN ${grouped(d.seller.iban)}</div>`
    },
  },
  {
    name: 'es-columnas',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [2, 6],
      most: 20,
      isSellerPerson: true,
      items: [
        ['Saco de cemento 25 kg', 'ud', 4, 8],
        ['Pintura plástica blanca 15 l', 'ud', 32, 60],
        ['Mano de obra oficial', 'h', 22, 34],
        ['Transporte a obra', 'ud', 30, 75],
      ],
      numbers: (random, year) => `${year.slice(2)}/${random.digits(3)}`,
    },
    style: { ...euroAfter, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:10pt "DejaVu Sans";font-size:9pt} .two{display:flex;justify-content:space-between} .two div{width:46%;border:.8pt solid #999;padding:6px} .grid td,.grid th{border:.6pt solid #999;padding:3px;font-weight:normal;text-align:center} .grid{margin:6mm 0} td{padding:3px}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=two><div>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIF ${d.seller.vatId}<br>Tel. ${d.seller.telephone}</div><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>CIF ${d.buyer.vatId}</div></div>
<table class=grid>${heading(['Fecha', 'Factura', 'Cliente', 'Albarán', 'Su pedido', 'Vencimiento'])}${row([p.date(d.issueDate), d.number, d.customerNumber, `A-${d.customerNumber}`, d.orderNumber, p.date(d.dueDate)])}</table>
<table>${heading(['Concepto', '>Cant.', '>Precio', '>Importe'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=grid>${heading(['Base imponible', '% IVA', 'Cuota IVA', 'TOTAL FACTURA'])}${row([p.money(d.subtotal), p.number(d.taxes[0].rate), p.money(d.tax), `<b>${p.money(d.total)}</b>`])}</table>
<p>Forma de pago: transferencia a ${grouped(d.seller.iban)}</p>`
    },
  },
  {
    name: 'it-condominio',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [10],
      lines: [1, 4],
      most: 12,
      pools: { ...pools, IT: { ...pools.IT, trade: ['Ascensori', 'Giardini', 'Pulizie'] } },
      items: [
        ['Pulizia scale e parti comuni', 'mesi', 90, 220],
        ['Manutenzione ordinaria impianto', 'visite', 60, 150],
        ['Sostituzione lampade', 'pz', 6, 18],
      ],
      numbers: (random) => `${random.int(20, 980)}/E`,
    },
    style: {
      ...euroAfter,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${italian[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10pt "Gelasio","Liberation Serif"} .logo{font-size:16pt;font-style:italic} .to{margin-left:55%;margin-top:8mm} .obj{margin:8mm 0} td{padding:3px 0} th{text-align:left;border-bottom:.5pt solid}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=logo>${d.seller.name}</div><small>${d.seller.street} – ${d.seller.postCode} ${d.seller.town} – P.IVA ${d.seller.vatId}</small>
<div class=to>Spett.le<br>${d.buyer.name}<br>c/o Studio Amm.ne Rag. Conti<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>C.F. ${d.buyer.vatId.slice(2)}</div>
<div class=obj>${d.seller.town}, ${p.date(d.issueDate)}<br><b>Fattura n. ${d.number}</b><br>Rif. contratto ${d.customerNumber} del ${p.date(d.orderDate)} – CIG Z${d.orderNumber.replace(/\D/g, '')}A3</div>
<table>${heading(['Descrizione', '>Q.tà', '>Prezzo', '>Importo'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}${row(['Imponibile', '', '', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}%`, '', '', `>${p.money(d.tax)}`])}${row(['<b>Totale documento</b>', '', '', `><b>${p.money(d.total)}</b>`])}</table>
<p>Pagamento: bonifico bancario entro il ${p.date(d.dueDate)}<br>${grouped(d.seller.iban)} intestato a ${d.seller.name}</p>`
    },
  },
  {
    name: 'pl-odbiorca',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 8],
      lines: [1, 5],
      most: 30,
      items: [
        ['Papier ksero A4', 'ryza', 18, 30],
        ['Krzesło szkolne nr 6', 'szt.', 110, 190],
        ['Podręcznik do przyrody', 'szt.', 28, 44, 1],
        ['Montaż mebli', 'godz.', 60, 120],
      ],
      numbers: (random, year) => `${random.digits(4)}/MAG/${year}`,
    },
    style: {
      ...euroAfter,
      thousands: ' ',
      money: (plain) => `${plain} zł`,
      date: (y, m, d) => `${y}-${m}-${d}`,
    },
    css: 'body{font:9pt "DejaVu Sans";font-size:8.5pt} .top{display:flex;justify-content:space-between} .three{display:flex;justify-content:space-between;margin:7mm 0} .three div{width:31%} th{background:#eee;border:.5pt solid;font-weight:normal} td{padding:3px} .g td{border:.5pt solid}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=top><div style="font-size:18pt;color:#04a">${d.seller.name}</div><div class=r>${d.seller.town}, ${p.date(d.issueDate)}<br>Data dostawy: ${p.date(d.deliveryDate)}</div></div>
<h2 style="text-align:center">Faktura VAT nr ${d.number}</h2>
<div class=three><div><b>Wystawca</b><br>${d.seller.name}<br>ul. ${d.seller.street.replace(/^ul\. /, '')}<br>${d.seller.postCode} ${d.seller.town}<br>NIP: ${d.seller.vatId}</div><div><b>Nabywca</b><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIP: ${d.buyer.vatId.slice(2)}</div><div><b>Odbiorca</b><br>Szkoła Podstawowa nr 12<br>ul. Szkolna 4<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<table class=g>${heading(['Lp.', 'Nazwa towaru', 'Ilość', 'J.m.', 'Cena netto', 'VAT %', 'Wartość netto'])}${p.lines((l, at) => row([at + 1, l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price)}`, `>${p.number(l.rate)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table style="width:50%;margin:5mm 0 0 50%">${row(['Razem netto', `>${p.money(d.subtotal)}`])}${row(['Razem VAT', `>${p.money(d.tax)}`])}${row(['<b>Do zapłaty</b>', `><b>${p.money(d.total)}</b>`])}</table>
<p>Sposób zapłaty: przelew w terminie do ${p.date(d.dueDate)}. Zamówienie: ${d.orderNumber}. Konto: ${grouped(d.seller.iban.slice(2))}</p>`
    },
  },
  {
    name: 'pt-exmo',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23, 6],
      lines: [1, 6],
      most: 15,
      items: [
        ['Toner preto compatível', 'un', 20, 60],
        ['Assistência técnica no local', 'h', 25, 45],
        ['Água engarrafada, palete', 'un', 70, 120, 1],
        ['Deslocação', 'un', 15, 30],
      ],
      numbers: (random, year) => `FT A${year}/${random.int(12, 940)}`,
    },
    style: { ...euroAfter, date: (y, m, d) => `${y}/${m}/${d}` },
    css: 'body{font:9pt "Open Sans"} .two{display:flex;justify-content:space-between;margin-top:6mm} .grid{margin:8mm 0;font-size:8pt} .grid th{text-align:left;font-weight:normal;color:#777;padding-bottom:0} .grid td{padding-top:0;border-bottom:.5pt solid #777} th{text-align:left} td{padding:3px 0}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="text-align:right;font-size:8pt">Original · Pág. 1/1</div><div class=two><div><b style="font-size:12pt">${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Contribuinte n.º ${d.seller.vatId}<br>Capital social 5.000,00 €</div><div style="width:44%">Exmo.(s) Sr.(s)<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<p style="font-size:13pt">Fatura ${d.number}</p><table class=grid>${heading(['V/ N.º Contrib.', 'V/ Requisição', 'Moeda', 'Data', 'Vencimento', 'Cond. Pagamento'])}${row([d.buyer.vatId.slice(2), d.orderNumber, 'EUR', p.date(d.issueDate), p.date(d.dueDate), 'Factura a prazo'])}</table>
<table>${heading(['Artigo', 'Descrição', '>Qtd.', '>Pr. Unitário', '>IVA', '>Valor'])}${p.lines((l, at) => row([`A${at}7`, l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.number(l.rate)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table style="width:45%;margin:6mm 0 0 55%">${row(['Mercadoria/Serviços', `>${p.money(d.subtotal)}`])}${row(['IVA', `>${p.money(d.tax)}`])}${row(['<b>Total (EUR)</b>', `><b>${p.money(d.total)}</b>`])}</table><p>ATCUD: JF7K${d.customerNumber.replace(/\D/g, '')}-${d.number.split('/').at(-1)} · IBAN ${grouped(d.seller.iban)}</p>`
    },
  },
  {
    name: 'fr-cabinet',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      lines: [1, 4],
      most: 10,
      isPart: true,
      isSellerPerson: true,
      items: [
        ['Consultation et rédaction des statuts', 'h', 140, 260],
        ['Formalités au greffe', '', 90, 190],
        ['Assistance à l’assemblée générale', 'h', 150, 240],
      ],
      numbers: (random, year) => `${year}-${random.digits(2)}/${random.digits(3)}`,
    },
    style: {
      ...euroAfter,
      thousands: ' ',
      date: (y, m, d) => `${Number(d)} ${french[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:11pt "Caladea"} .left{position:absolute;width:40mm;font-size:8pt;text-align:center} .main{margin-left:50mm} td{padding:3px 0}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=left><span style="font-size:12pt">${d.seller.name.toUpperCase()}</span><br>Avocat à la Cour<br><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Toque 412<br>Tél. ${d.seller.telephone}<br>${d.seller.mail}<br><br>Membre d’une association agréée</div>
<div class=main><div style="margin-left:30mm">${d.buyer.name}<br>À l’attention de la direction juridique<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br><br>${d.seller.town}, le ${p.date(d.issueDate)}</div>
<p><b>NOTE D’HONORAIRES N° ${d.number}</b><br>Dossier : ${d.buyer.name} / Divers – N/Réf. ${d.customerNumber}</p>
<table>${p.lines((l) => row([`${l.description}${l.quantity ? ` (${p.number(l.quantity)} ${l.unit})` : ''}`, `>${p.money(l.amount)}`])).join('')}${row(['Total HT', `>${p.money(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${row(['<b>Total TTC</b>', `><b>${p.money(d.total)}</b>`])}</table><p>Règlement à réception et au plus tard le ${p.date(d.dueDate)}.<br>${d.seller.name} – IBAN ${grouped(d.seller.iban)} – TVA ${d.seller.vatId}</p></div>`
    },
  },
]
