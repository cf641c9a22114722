import type { Family } from '../family.ts'
import { grouped, heading, row } from '../print.ts'

const spanish =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' '
  )
const italian =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
    ' '
  )
const euro = {
  decimal: ',',
  thousands: '.',
  money: (plain: string) => `${plain} €`,
  date: (y: string, m: string, d: string) => `${d}/${m}/${y}`,
} as const

export const southern: Family[] = [
  {
    name: 'es-profesional',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [1, 4],
      most: 20,
      isSellerPerson: true,
      withheld: 15,
      items: [
        ['Redacción de proyecto técnico', 'h', 30, 60],
        ['Traducción jurada', 'pág.', 12, 25],
        ['Asesoría fiscal trimestral', 'mes', 60, 120],
      ],
      numbers: (random, year) => `${random.digits(3)}/${year}`,
    },
    style: euro,
    css: 'body{font:10.5pt "Carlito"} td,th{padding:4px 6px;text-align:left} .x{border-top:1pt solid #555}',
    draw: (p) => {
      const { doc: d } = p
      return `<h1 style="font-weight:300">Factura</h1><table><tr><td style="width:50%;vertical-align:top">${d.seller.name}<br>NIF: ${d.seller.vatId}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</td><td><b>Cliente</b><br>${d.buyer.name}<br>CIF: ${d.buyer.vatId}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</td></tr></table><p>Nº de factura: ${d.number}<br>Fecha de emisión: ${p.date(d.issueDate)}<br>Vencimiento: ${p.date(d.dueDate)}</p>
<table class=x>${heading(['Concepto', '>Cantidad', '>Precio', '>Importe'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table><table class=x style="width:50%;margin-left:auto">${row(['Base imponible', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${row(['Total con IVA', `>${p.money(d.total)}`])}${row(['Retención IRPF 15 %', `>-${p.money(d.withheld)}`])}${row(['<b>Líquido a percibir</b>', `><b>${p.money(d.amountDue)}</b>`])}</table><p>Transferencia a: ${grouped(d.seller.iban)}</p>`
    },
  },
  {
    name: 'es-rectificativa',
    plan: {
      country: 'ES',
      currency: 'EUR',
      kind: 'corrected',
      rates: [21, 10],
      lines: [2, 6],
      most: 12,
      items: [
        ['Aceite de oliva virgen, garrafa 5 l', 'ud', 28, 45, 1],
        ['Botella termo', 'ud', 12, 20],
        ['Cesta de mimbre', 'ud', 18, 32],
        ['Miel de romero', 'ud', 5, 9, 1],
      ],
      numbers: (random) => `R-${random.digits(4)}`,
    },
    style: { ...euro, money: undefined },
    css: 'body{font:9.5pt "Open Sans"} th{background:#dde;text-align:left} td,th{padding:3px 5px} .c{border:.5pt solid #557;padding:6px}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="display:grid;grid-template-columns:1fr 1fr;gap:10px"><div class=c><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>CIF ${d.seller.vatId}</div><div class=c><b>FACTURA RECTIFICATIVA</b><br>Número ${d.number}<br>Fecha ${p.date(d.issueDate)}<br>Rectifica a la factura ${d.earlier} de ${p.date(d.orderDate)}</div><div></div><div class=c>Destinatario<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div><br>
<table>${heading(['Cód.', 'Descripción', '>Uds.', '>Precio', '>% IVA', '>Importe'])}${p.lines((l, at) => row([`A${100 + at}`, l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.number(l.rate)}`, `>${p.plain(l.amount)}`])).join('')}</table><br><table>${heading(['>Base imponible', '>% IVA', '>Cuota IVA', '>Total'])}${p.taxes((t) => row([`>${p.plain(t.base)}`, `>${p.number(t.rate)}`, `>${p.plain(t.amount)}`, `>${p.plain(t.base + t.amount)}`])).join('')}${row([`><b>${p.plain(d.subtotal)}</b>`, '', `><b>${p.plain(d.tax)}</b>`, `><b>${p.plain(d.total)}</b>`])}</table><p class=r><b>TOTAL FACTURA EUR ${p.plain(d.total)}</b></p><p>Forma de pago: transferencia, vencimiento ${p.date(d.dueDate)}. IBAN ${d.seller.iban}</p>`
    },
  },
  {
    name: 'es-luz',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [2, 4],
      most: 0,
      isBuyerPerson: true,
      items: [
        ['Potencia contratada', '', 12, 30],
        ['Energía consumida', '', 20, 90],
        ['Impuesto sobre electricidad', '', 1, 6],
        ['Alquiler de contador', '', 1, 2],
      ],
      numbers: (random) => `P${random.digits(2)}CON${random.digits(6)}`,
    },
    style: { ...euro, date: (y, m, d) => `${Number(d)} de ${spanish[Number(m) - 1]} de ${y}` },
    css: 'body{font:9.5pt "Lato"} .h{background:#084;color:#fff;padding:10px;-webkit-print-color-adjust:exact} td{padding:3px 0} .k{border:1pt solid #084;padding:8px;margin:10px 0}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=h>${d.seller.name}</div><div class=k><b>RESUMEN DE FACTURA</b><table>${row(['IMPORTE A PAGAR', `><b>${p.money(d.amountDue)}</b>`])}${row(['Nº factura', `>${d.number}`])}${row(['Fecha de factura', `>${p.date(d.issueDate)}`])}${row(['Periodo de facturación', `>del ${p.date(d.from)} al ${p.date(d.until)}`])}${row(['Fecha de cargo', `>${p.date(d.dueDate)}`])}</table></div><div style="margin-left:50%">${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<table>${p.lines((l) => row([l.description, `>${p.money(l.amount)}`])).join('')}${row(['Subtotal', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}% s/ ${p.money(d.taxes[0].base)}`, `>${p.money(d.tax)}`])}${row(['<b>TOTAL IMPORTE FACTURA</b>', `><b>${p.money(d.total)}</b>`])}</table><small>${d.seller.name}. CIF ${d.seller.vatId}. ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}</small>`
    },
  },
  {
    name: 'es-hotel',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [10],
      lines: [2, 6],
      most: 5,
      isGross: true,
      isBuyerPerson: true,
      prepaid: 0.6,
      items: [
        ['Habitación doble', '', 65, 130],
        ['Desayuno buffet', '', 8, 14],
        ['Media pensión', '', 15, 25],
        ['Plaza de garaje', '', 9, 15],
      ],
      numbers: (random, year) => `H${year.slice(2)}-${random.digits(5)}`,
    },
    style: { ...euro, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:9.5pt "P052"} h1{text-align:center} td,th{padding:3px;text-align:left} .l{border-top:1pt solid;border-bottom:1pt solid}',
    draw: (p) => {
      const { doc: d } = p
      return `<h1>${d.seller.name}</h1><center>${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · NIF ${d.seller.vatId} · ${d.seller.mail}</center><table style="margin:12px 0">${row([`Huésped: ${d.buyer.name}`, `Factura: ${d.number}`])}${row([`Domicilio: ${d.buyer.street}, ${d.buyer.postCode} ${d.buyer.town}`, `Fecha: ${p.date(d.issueDate)}`])}${row([`Entrada: ${p.date(d.from)}`, `Salida: ${p.date(d.until)}`])}</table>
<table class=l>${heading(['Concepto', '>Unidades', '>Precio', '>Total'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table><table>${row(['Base', `>${p.money(d.subtotal)}`, `>IVA ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`, '><b>Total factura</b>', `><b>${p.money(d.total)}</b>`])}${d.prepaid ? row(['', '', '', '', '>Anticipo', `>-${p.money(d.prepaid)}`]) : ''}${row(['', '', '', '', '>Pendiente de pago', `>${p.money(d.amountDue)}`])}</table>`
    },
  },
  {
    name: 'es-simplificada',
    page: '80mm 180mm',
    plan: {
      country: 'ES',
      currency: 'EUR',
      kind: 'receipt',
      rates: [10, 21],
      lines: [2, 7],
      most: 5,
      isGross: true,
      isBuyerPerson: true,
      items: [
        ['TORTILLA', '', 3, 6],
        ['CAÑA', '', 1, 3],
        ['CAMISETA', '', 9, 20, 1],
        ['AGUA 1,5L', '', 1, 2],
      ],
      numbers: (random) => `T${random.digits(3)}-${random.digits(4)}`,
    },
    style: { ...euro, money: undefined },
    css: 'body{font:8.5pt "Inconsolata";margin:0} td,th{padding:0;text-align:left}',
    draw: (p) => {
      const { doc: d } = p
      return `<b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIF: ${d.seller.vatId}<p>FACTURA SIMPLIFICADA<br>Nº ${d.number}<br>${p.date(d.issueDate)} 21:10</p><table>${heading(['UDS', 'ARTICULO', '>PVP', '>IMP'])}${p.lines((l) => row([p.number(l.quantity), l.description, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>----------<table>${row(['<b>TOTAL €</b>', `><b>${p.plain(d.total)}</b>`])}${row(['EFECTIVO', `>${p.plain(d.total)}`])}</table>IVA INCLUIDO<br>GRACIAS POR SU VISITA`
    },
  },
  {
    name: 'it-parcella',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [1, 4],
      most: 0,
      isSellerPerson: true,
      withheld: 20,
      items: [
        ['Consulenza amministrativa', '', 150, 600],
        ['Redazione bilancio', '', 400, 1500],
        ['Assistenza contrattuale', '', 100, 450],
      ],
      numbers: (random, year) => `${random.int(1, 99)}/${year}`,
    },
    style: {
      ...euro,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${italian[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:11pt "Nimbus Roman"} td{padding:4px 0}',
    draw: (p) => {
      const { doc: d } = p
      return `<p><small>Studio professionale</small><br><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>P.IVA ${d.seller.vatId}</p><p style="margin-left:60%">Spett.le<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>P.IVA ${d.buyer.vatId}</p><p>${d.seller.town}, ${p.date(d.issueDate)}</p><p><b>Fattura n. ${d.number}</b></p><p>Per le prestazioni professionali svolte in Vostro favore:</p>
<table>${p.lines((l) => row([l.description, `>${p.money(l.amount)}`])).join('')}${row(['Imponibile', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${row(['Totale fattura', `>${p.money(d.total)}`])}${row(['Ritenuta d’acconto 20%', `>- ${p.money(d.withheld)}`])}${row(['<b>Netto a pagare</b>', `><b>${p.money(d.amountDue)}</b>`])}</table><p>Bonifico bancario IBAN ${d.seller.iban} entro il ${p.date(d.dueDate)}</p>`
    },
  },
  {
    name: 'it-modulo',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22, 10, 4],
      lines: [3, 30],
      most: 48,
      lineDiscount: 0.3,
      charge: 0.3,
      items: [
        ['Cerniera a molla nichelata', 'NR', 1, 6],
        ['Pannello truciolare 280x207', 'NR', 20, 60],
        ['Pasta di semola 500 g', 'CT', 9, 16, 2],
        ['Olio extravergine lattina 5 l', 'NR', 30, 55, 2],
        ['Acqua minerale frizzante, confezione da sei bottiglie', 'CF', 2, 5, 1],
        ['Guida cassetto 500 mm', 'CP', 8, 20],
      ],
      numbers: (random) => `${random.digits(4)}/A`,
    },
    style: { ...euro, money: undefined },
    css: 'body{font:8pt "Liberation Sans"} .f{border:1pt solid;display:grid;grid-template-columns:1fr 1fr 1fr 1fr} .f div{border:.5pt solid;padding:3px} .f small{display:block;font-size:6pt;color:#444} th{font-size:6.5pt;border:.5pt solid;text-align:left} td{border-left:.5pt solid;border-right:.5pt solid;padding:1px 3px}',
    draw: (p) => {
      const { doc: d } = p
      const cell = (label: string, value: string) => `<div><small>${label}</small>${value}</div>`
      return `<div style="display:grid;grid-template-columns:1fr 1fr"><div><b style="font-size:13pt">${d.seller.name}</b><br>${d.seller.street} - ${d.seller.postCode} ${d.seller.town}<br>Partita IVA ${d.seller.vatId}</div><div style="border:1pt solid;padding:4px"><small>Cliente</small><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div><br><div class=f>${cell('Tipo documento', 'FATTURA')}${cell('Numero', d.number)}${cell('Data', p.date(d.issueDate))}${cell('Scadenza', p.date(d.dueDate))}${cell('Cod. cliente', d.customerNumber)}${cell('Data consegna', p.date(d.deliveryDate))}${cell('Pagamento', 'Bonifico')}${cell('Valuta', d.currency)}</div><br>
<table style="border:1pt solid">${heading(['Codice', 'Descrizione', 'UM', '>Quantità', '>Prezzo unitario', '>Sc. %', '>Importo', '>IVA'])}${p.lines((l, at) => row([`X${200 + at}`, l.description, l.unit, `>${p.number(l.quantity, 2)}`, `>${p.plain(l.price)}`, l.discount ? `>${l.discount}` : '', `>${p.plain(l.amount)}`, `>${p.number(l.rate)}`])).join('')}</table><br>
<table style="width:60%;border:1pt solid;float:left">${heading(['>Imponibile', '>% IVA', '>Imposta'])}${p.taxes((t) => row([`>${p.plain(t.base)}`, `>${p.number(t.rate)}`, `>${p.plain(t.amount)}`])).join('')}</table><div class=f style="grid-template-columns:1fr;width:35%;float:right">${d.charge ? cell('Spese di trasporto', p.plain(d.charge)) : ''}${cell('Totale imponibile', p.plain(d.subtotal))}${cell('Totale IVA', p.plain(d.tax))}${cell('TOTALE DOCUMENTO', `<b>${p.plain(d.total)}</b>`)}</div>`
    },
  },
  {
    name: 'it-nota-credito',
    plan: {
      country: 'IT',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [22],
      lines: [1, 4],
      most: 8,
      items: [
        ['Reso merce difettosa', 'pz', 20, 80],
        ['Abbuono concordato', 'pz', 15, 50],
        ['Storno trasporto', 'pz', 10, 30],
      ],
      numbers: (random, year) => `NC ${random.int(1, 80)}/${year}`,
    },
    style: {
      ...euro,
      money: (plain) => `€ ${plain}`.replace('€ -', '-€ '),
      date: (y, m, d) => `${d}.${m}.${y}`,
    },
    css: 'body{font:10pt "Roboto"} td,th{padding:4px;text-align:left;border-bottom:.5pt solid #aaa}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="text-align:right">${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>P. IVA ${d.seller.vatId}</div><h2>NOTA DI CREDITO</h2><p>N. ${d.number} del ${p.date(d.issueDate)}<br>Riferimento fattura ${d.earlier}</p><p>Intestatario: ${d.buyer.name}<br>${d.buyer.street}, ${d.buyer.postCode} ${d.buyer.town}</p>
<table>${heading(['Descrizione', '>Q.tà', '>Prezzo', '>Totale'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.money(-l.amount)}`])).join('')}</table><p class=r>Imponibile ${p.money(-d.subtotal)}<br>IVA ${p.number(d.taxes[0].rate)}% ${p.money(-d.tax)}<br><b>Totale a credito ${p.money(-d.total)}</b></p>`
    },
  },
  {
    name: 'it-albergo',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [10],
      lines: [2, 6],
      most: 6,
      isGross: true,
      isBuyerPerson: true,
      prepaid: 0.5,
      rounding: 0.4,
      items: [
        ['Pernottamento camera matrimoniale', '', 70, 150],
        ['Supplemento culla', '', 8, 15],
        ['Cena', '', 18, 35],
        ['Bar', '', 2, 12],
      ],
      numbers: (random) => `${random.digits(4)}`,
    },
    style: { ...euro, money: (plain) => `${plain} EUR` },
    css: 'body{font:10pt "C059"} td,th{padding:3px;text-align:left}',
    draw: (p) => {
      const { doc: d } = p
      return `<center><small>Albergo</small><h2 style="margin:0">${d.seller.name}</h2>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>P.IVA ${d.seller.vatId} – ${d.seller.telephone}</center><p>Ospite: <b>${d.buyer.name}</b><br>Residenza: ${d.buyer.street}, ${d.buyer.postCode} ${d.buyer.town}<br>Arrivo ${p.date(d.from)} Partenza ${p.date(d.until)}</p><p>Fattura n° ${d.number} del ${p.date(d.issueDate)}</p>
<table border=1>${heading(['Servizio', '>Notti/Nr', '>Prezzo', '>Importo'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table><table style="width:50%;margin-left:auto">${row(['Totale IVA inclusa', `>${p.money(d.total)}`])}${row([`di cui IVA ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${row(['imponibile', `>${p.money(d.subtotal)}`])}${d.prepaid ? row(['Acconto versato', `>-${p.money(d.prepaid)}`]) : ''}${d.rounding ? row(['Arrotondamento', `>${p.money(d.rounding)}`]) : ''}${row(['<b>Saldo da pagare</b>', `><b>${p.money(d.amountDue)}</b>`])}</table>`
    },
  },
  {
    name: 'pt-fatura',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23, 13, 6],
      lines: [2, 14],
      most: 20,
      lineDiscount: 0.3,
      items: [
        ['Azulejo decorado 20x20', 'CX', 25, 60],
        ['Vinho tinto reserva 75 cl', 'GF', 5, 14, 1],
        ['Queijo da serra', 'KG', 14, 22, 2],
        ['Argamassa cola 25 kg', 'SC', 6, 12],
        ['Serviço de entrega em horário nocturno', 'UN', 20, 45],
      ],
      numbers: (random, year) => `FT ${year}/${random.digits(3)}`,
    },
    style: { ...euro, thousands: ' ', date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:9pt "Open Sans"} th{border-bottom:1pt solid;text-align:left} td{padding:2px 0} .s{display:flex;justify-content:space-between;margin-top:14px}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=s><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Contribuinte N.º: ${d.seller.vatId}</div><div>Exmo.(s) Sr.(s)<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>V/N.º Contrib.: ${d.buyer.vatId}</div></div><h3>Fatura ${d.number}</h3><small>Original</small><table>${row(['Data', 'Vencimento', 'Cliente', 'Moeda'])}${row([p.date(d.issueDate), p.date(d.dueDate), d.customerNumber, d.currency])}</table><br>
<table>${heading(['Artigo', 'Descrição', '>Qtd.', 'Un.', '>Pr. Unitário', '>Desc.', '>IVA', '>Valor'])}${p.lines((l, at) => row([`P${at + 11}`, l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.plain(l.price)}`, `>${p.number(l.discount, 2)}`, `>${p.number(l.rate, 2)}`, `>${p.plain(l.amount)}`])).join('')}</table><div class=s><div>Quadro Resumo do IVA<table>${heading(['Taxa', '>Incidência', '>Total IVA'])}${p.taxes((t) => row([`${p.number(t.rate, 2)}`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])).join('')}</table></div><table style="width:40%">${row(['Total Ilíquido', `>${p.plain(d.subtotal)}`])}${row(['Total IVA', `>${p.plain(d.tax)}`])}${row(['<b>Total do documento</b>', `><b>${p.money(d.total)}</b>`])}</table></div><p>IBAN: ${grouped(d.seller.iban)}</p>`
    },
  },
  {
    name: 'pt-recibo-verde',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23],
      lines: [1, 2],
      most: 0,
      isSellerPerson: true,
      withheld: 25,
      items: [
        ['Serviços de design gráfico prestados em regime independente', '', 200, 900],
        ['Formação profissional', '', 150, 600],
      ],
      numbers: (random, year) => `FR ATSIRE01FR/${random.int(10, 99)}`.concat(year.slice(3)),
    },
    style: { ...euro, date: (y, m, d) => `${d}/${m}/${y}` },
    css: 'body{font:10pt "Liberation Sans"} fieldset{border:1pt solid #060;margin-bottom:10px} legend{color:#060} td{padding:2px 6px 2px 0}',
    draw: (p) => {
      const { doc: d } = p
      return `<h2 style="color:#060">Fatura-Recibo n.º ${d.number}</h2><p>Emitida em ${p.date(d.issueDate)}</p><fieldset><legend>Dados do transmitente dos bens ou prestador do serviço</legend><table>${row(['Nome:', d.seller.name])}${row(['NIF:', d.seller.vatId])}${row(['Domicílio:', `${d.seller.street}, ${d.seller.postCode} ${d.seller.town}`])}</table></fieldset><fieldset><legend>Dados do adquirente</legend><table>${row(['Nome:', d.buyer.name])}${row(['NIF:', d.buyer.vatId])}${row(['Morada:', `${d.buyer.street}, ${d.buyer.postCode} ${d.buyer.town}`])}</table></fieldset>
<fieldset><legend>Transmissão</legend>${p.lines((l) => `<table>${row([l.description, `>${p.money(l.amount)}`])}</table>`).join('')}</fieldset><table style="width:60%;margin-left:auto">${row(['Valor base', `>${p.money(d.subtotal)}`])}${row([`IVA (${p.number(d.taxes[0].rate)}%)`, `>${p.money(d.tax)}`])}${row(['Total do documento', `>${p.money(d.total)}`])}${row(['Retenção na fonte de IRS (25%)', `>${p.money(d.withheld)}`])}${row(['<b>Importância a receber</b>', `><b>${p.money(d.amountDue)}</b>`])}</table>`
    },
  },
  {
    name: 'pt-aguas',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [6, 23],
      lines: [2, 5],
      most: 25,
      isBuyerPerson: true,
      items: [
        ['Consumo de água', 'm3', 1, 2],
        ['Tarifa fixa saneamento', 'mês', 2, 6, 1],
        ['Taxa de recursos hídricos', 'm3', 1, 1],
        ['Resíduos urbanos', 'mês', 3, 6, 1],
      ],
      numbers: (random) => random.digits(11),
    },
    style: euro,
    css: 'body{font:9.5pt "Lato"} .a{float:right;background:#def;padding:8px;width:38%} td,th{padding:3px;text-align:left}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=a>Fatura n.º<br><b>${d.number}</b><br>Data de emissão<br>${p.date(d.issueDate)}<br>Período de faturação<br>${p.date(d.from)} a ${p.date(d.until)}<br>Data limite de pagamento<br>${p.date(d.dueDate)}<br>Valor a pagar<br><b>${p.money(d.amountDue)}</b></div><b style="color:#048;font-size:13pt">${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIPC ${d.seller.vatId}<p>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</p><table style="clear:both">${heading(['Descrição', '>Quantidade', '>Preço unitário', '>IVA %', '>Valor'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)} ${l.unit}`, `>${p.plain(l.price)}`, `>${p.number(l.rate)}`, `>${p.plain(l.amount)}`])).join('')}${row(['Total sem IVA', '', '', '', `>${p.plain(d.subtotal)}`])}${row(['IVA', '', '', '', `>${p.plain(d.tax)}`])}${row(['<b>Total da fatura</b>', '', '', '', `><b>${p.plain(d.total)}</b>`])}</table>`
    },
  },
  {
    name: 'pt-credito',
    plan: {
      country: 'PT',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [23],
      lines: [1, 4],
      most: 8,
      items: [
        ['Devolução candeeiro de mesa', 'UN', 25, 60],
        ['Desconto comercial posterior', 'UN', 10, 40],
        ['Devolução tapete', 'UN', 30, 90],
      ],
      numbers: (random, year) => `NC ${year}/${random.int(1, 300)}`,
    },
    style: { ...euro, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:10pt "Carlito"} td,th{border:.5pt solid #777;padding:4px;text-align:left} .n td{border:0}',
    draw: (p) => {
      const { doc: d } = p
      return `<table class=n>${row([`<b>${d.seller.name}</b><br>NIF ${d.seller.vatId}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}`, `<b style="font-size:14pt">Nota de Crédito</b><br>${d.number}<br>Data de emissão: ${p.date(d.issueDate)}<br>Documento de origem: ${d.earlier}`])}</table><p>Cliente: ${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</p><table>${heading(['Descrição', '>Quant.', '>Preço', '>Total'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table><table class=n style="width:45%;margin-left:auto">${row(['Total líquido', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${row(['Total', `>${p.money(d.total)}`])}</table>`
    },
  },
]
