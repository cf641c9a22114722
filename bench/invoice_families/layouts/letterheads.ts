import type { Family } from '../family.ts'
import pools from '../pools.json' with { type: 'json' }
import { grouped, heading, row } from '../print.ts'

const english =
  'January February March April May June July August September October November December'.split(' ')
const german =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')

/** Letterheads of studios, craftsmen, doctors, councils, clubs and schools, many without a legal form. */
export const letterheads: Family[] = [
  {
    name: 'us-sidebar',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [8],
      lines: [2, 5],
      most: 9,
      days: [15, 30],
      items: [
        ['Brand workshop, half day', '', 400, 900],
        ['Icon set', '', 60, 180],
        ['Hosting and maintenance', '', 25, 90],
        ['Rush fee', '', 50, 120],
      ],
      numbers: (random, year) => `${year.slice(2)}-${random.digits(4)}`,
    },
    style: {
      decimal: '.',
      thousands: ',',
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${english[Number(m) - 1]} ${Number(d)}, ${y}`,
    },
    css: 'body{font:10pt "Lato"} .bar{position:absolute;left:0;top:0;width:44mm;font-size:8.5pt} .bar b{display:block;font-size:7pt;color:#888;margin-top:9px;letter-spacing:1px} .main{margin-left:52mm} .logo{font-size:19pt;color:#714;margin-bottom:14mm} th{text-align:left;border-bottom:1pt solid #714} td{padding:5px 0;border-bottom:.4pt solid #ccc} .foot{position:fixed;bottom:0;left:52mm;font-size:7.5pt;color:#666}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=bar><b>INVOICE</b>${d.number}<b>ISSUED</b>${p.date(d.issueDate)}<b>DUE</b>${p.date(d.dueDate)}<b>YOUR PO</b>${d.orderNumber}<b>PROJECT</b>${d.customerNumber}<b>CLIENT</b>Attn: Accounts Payable, Dept. 12<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div>
<div class=main><div class=logo>${d.seller.name}</div><table>${heading(['What we did', '>Qty', '>Rate', '>Amount'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}${row(['', '', '>Subtotal', `>${p.money(d.subtotal)}`])}${row(['', '', `>Sales tax ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${row(['', '', '><b>Total</b>', `><b>${p.money(d.total)}</b>`])}</table><p>Thanks, it was fun to work with you again.</p></div>
<div class=foot>${d.seller.street} · ${d.seller.town} ${d.seller.postCode} · ${d.seller.telephone} · ${d.seller.mail}</div>`
    },
  },
  {
    name: 'de-craftsman',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [2, 6],
      most: 14,
      isPart: true,
      isBuyerPerson: true,
      isSellerPerson: true,
      items: [
        ['Monteurstunde', 'Std.', 52, 68],
        ['Eckventil 1/2 Zoll', 'Stk.', 9, 22],
        ['Kupferrohr 15 mm', 'm', 8, 14],
        ['An- und Abfahrt', 'psch.', 25, 45],
        ['Waschtischarmatur, verchromt', 'Stk.', 95, 240],
      ],
      numbers: (random, year) => `${random.digits(4)}/${year.slice(2)}`,
    },
    style: {
      decimal: ',',
      thousands: '.',
      money: (plain) => `${plain} €`,
      date: (y, m, d) => `${d}.${m}.${y.slice(2)}`,
    },
    css: 'body{font:10.5pt "Carlito"} .right{position:absolute;right:0;top:0;width:52mm;text-align:center;font-size:9pt} .right b{font-size:15pt;color:#063} .win{margin-top:38mm} th{border:1pt solid;font-weight:normal;text-align:left;padding:2px 4px} td{padding:2px 4px} .head{margin:12mm 0 4mm} .sum{width:55%;margin-left:45%} small{display:block;margin-top:20mm;text-align:center}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=right><b>${d.seller.name}</b><br>Meisterbetrieb<br>Heizung · Sanitär · Solar<br><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone}<br>Notdienst: 0171 ${d.customerNumber}<br><br>${d.seller.town}, den ${p.date(d.issueDate)}</div>
<div class=win>Frau<br>${d.buyer.name}<br>${d.buyer.street}<br><br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=head><b>RECHNUNG Nr. ${d.number}</b><br>Auftrag ${d.orderNumber} vom ${p.date(d.orderDate)}, Kd.-Nr. ${d.customerNumber}<br>Bauvorhaben: Bad im Obergeschoss, ${d.buyer.street}</div><p>Für die in der Zeit vom ${p.date(d.from)} bis ${p.date(d.deliveryDate)} ausgeführten Arbeiten erlauben wir uns zu berechnen:</p>
<table>${heading(['Pos.', 'Menge', 'Einh.', 'Leistung', '>E-Preis', '>G-Preis'])}${p.lines((l, at) => row([at + 1, p.number(l.quantity), l.unit, l.description, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table><table class=sum>${row(['Netto', `>${p.money(d.subtotal)}`])}${row([`${p.number(d.taxes[0].rate)} % MwSt.`, `>${p.money(d.tax)}`])}${row(['<b>Rechnungsbetrag</b>', `><b>${p.money(d.total)}</b>`])}</table>
<p>Zahlbar rein netto bis ${p.date(d.dueDate)}.</p><small>Inh. ${d.seller.name} · Sparkasse · IBAN ${grouped(d.seller.iban)} · St.-Nr. ${d.seller.taxNumber}</small>`
    },
  },
  {
    name: 'en-council',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [1, 3],
      most: 6,
      pools: {
        ...pools,
        GB: { ...pools.GB, forms: ['Council'], trade: ['District', 'Borough', 'Parish'] },
      },
      items: [
        ['Hire of the sports hall', 'hours', 22, 40],
        ['Trade waste collection, 660 litre bin', 'lifts', 9, 18],
        ['Temporary events notice', '', 21, 60],
      ],
      numbers: (random) => `${random.digits(3)} ${random.digits(4)} ${random.digits(2)}`,
    },
    style: {
      decimal: '.',
      thousands: ',',
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${d}-${english[Number(m) - 1].slice(0, 3)}-${y}`,
    },
    css: 'body{font:10pt "Liberation Serif"} .top{display:flex;justify-content:space-between;align-items:flex-start} .grid td{border:.6pt solid #555;padding:3px 5px;font-size:9pt} th{text-align:left;border-bottom:1pt solid} .slip{border-top:1pt dashed;margin-top:26mm;padding-top:4mm}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=top><div><b style="font-size:15pt">${d.seller.name}</b><br>Sundry Debtors Team</div><div style="font-size:20pt">Invoice</div></div>
<p style="margin-top:12mm">Mr A Treasurer<br>Finance Department<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</p>
<table class=grid>${row(['Debtor No.', 'Invoice No.', 'Tax Point', 'Your Order', 'Cost Centre'])}${row([d.customerNumber, d.number, p.date(d.issueDate), d.orderNumber, '40-221'])}</table><br>
<table>${heading(['Details of supply', '>Quantity', '>Unit price', '>Net'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}${row(['', '', '>Net total', `>${p.money(d.subtotal)}`])}${row(['', '', `>VAT at ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${row(['', '', '><b>Amount due</b>', `><b>${p.money(d.amountDue)}</b>`])}</table>
<p>Payment is required on or before ${p.date(d.dueDate)}. VAT registration number ${d.seller.vatId}</p>
<div class=slip><b>REMITTANCE SLIP</b> – please return with your payment<table style="margin-top:3mm">${row(['Name', d.buyer.name, 'Debtor No.', d.customerNumber])}${row(['Invoice', d.number, 'Amount', p.money(d.amountDue)])}${row(['Cheques payable to', d.seller.name, '', ''])}</table><p>${d.seller.name}, ${d.seller.street}, ${d.seller.town} ${d.seller.postCode}. Bank transfers: IBAN ${grouped(d.seller.iban)}</p></div>`
    },
  },
  {
    name: 'de-surgery',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [0],
      lines: [3, 7],
      most: 3,
      isBuyerPerson: true,
      isSellerPerson: true,
      pools: {
        ...pools,
        DE: { ...pools.DE, first: ['Dr. med. Petra', 'Dr. med. dent. Ulf', 'Ines'] },
      },
      items: [
        ['Beratung, auch telefonisch', '', 10, 20],
        ['Symptombezogene Untersuchung', '', 10, 22],
        ['Blutentnahme mittels Spritze', '', 4, 6],
        ['Ruhe-EKG mit Auswertung', '', 25, 40],
      ],
      numbers: (random, year) => `${year}${random.digits(6)}`,
    },
    style: {
      decimal: ',',
      thousands: '.',
      money: (plain) => `${plain} EUR`,
      date: (y, m, d) => `${d}. ${german[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9.5pt "Open Sans"} .head{text-align:right;line-height:1.4} .head b{font-size:13pt} .two{display:flex;justify-content:space-between;margin:14mm 0 10mm} th{text-align:left;background:#eef} td{padding:2px 0} .foot{position:fixed;bottom:0;width:100%;font-size:7.5pt;border-top:.5pt solid}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=head><b>${d.seller.name}</b><br>Fachärztin für Innere Medizin<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Sprechzeiten Mo–Fr 8–12 Uhr</div>
<div class=two><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table style="width:auto">${row(['Rechnungsnummer:', `>${d.number}`])}${row(['Rechnungsdatum:', `>${p.date(d.issueDate)}`])}${row(['Patienten-ID:', `>${d.customerNumber}`])}${row(['Zahlbar bis:', `>${p.date(d.dueDate)}`])}</table></div>
<h3>Rechnung für ärztliche Leistungen nach GOÄ</h3><p>Behandlung von ${p.date(d.from)} bis ${p.date(d.until)}<br>Diagnose: Zustand nach grippalem Infekt</p>
<table>${heading(['GOÄ', 'Leistung', '>Anzahl', '>Einzelbetrag', '>Betrag'])}${p.lines((l, at) => row([at * 3 + 1, l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}${row(['', '<b>Gesamtbetrag</b>', '', '', `><b>${p.money(d.total)}</b>`])}</table><p>Heilbehandlungen sind nach § 4 Nr. 14 UStG von der Umsatzsteuer befreit.</p>
<div class=foot>Deutsche Apotheker- und Ärztebank · IBAN ${grouped(d.seller.iban)} · Steuernummer ${d.seller.taxNumber}</div>`
    },
  },
  {
    name: 'nl-club',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21, 9],
      lines: [1, 4],
      most: 12,
      pools: { ...pools, NL: { ...pools.NL, forms: ['Sportclub'], trade: ['Hockey', 'Tennis'] } },
      items: [
        ['Advertentie clubblad, halve pagina', 'st', 60, 140],
        ['Sponsorbord langs veld 1', 'st', 180, 400],
        ['Lunchpakket toernooi', 'st', 6, 12, 1],
      ],
      numbers: (random, year) => `S${year.slice(2)}.${random.digits(3)}`,
    },
    style: {
      decimal: ',',
      thousands: '.',
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${d}-${m}-${y}`,
    },
    css: 'body{font:10.5pt "Liberation Sans"} .logo{text-align:center;font-size:24pt;color:#c30} td{padding:3px 0} .info td{padding:1px 0} .foot{margin-top:24mm;text-align:center;font-size:8pt}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=logo>${d.seller.name}</div><div style="text-align:center;font-size:8pt">opgericht 1923 · Sportpark De Eik</div>
<p style="margin-top:14mm">Aan: ${d.buyer.name}<br>T.a.v. de crediteurenadministratie<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</p>
<table class=info style="width:60%">${row(['Betreft', ':', 'sponsoring seizoen'])}${row(['Factuur', ':', d.number])}${row(['Datum', ':', p.date(d.issueDate)])}${row(['Uw kenmerk', ':', d.orderNumber])}${row(['Relatienummer', ':', d.customerNumber])}${row(['Vervaldatum', ':', p.date(d.dueDate)])}</table><hr>
<table>${heading(['Omschrijving', '>Aantal', '>Prijs', '>Btw', '>Bedrag'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.number(l.rate)}%`, `>${p.plain(l.amount)}`])).join('')}${row(['Totaal exclusief btw', '', '', '', `>${p.money(d.subtotal)}`])}${p.taxes((t) => row([`Btw ${p.number(t.rate)}%`, '', '', '', `>${p.money(t.amount)}`])).join('')}${row(['<b>Te voldoen</b>', '', '', '', `><b>${p.money(d.total)}</b>`])}</table>
<div class=foot>${d.seller.street}, ${d.seller.postCode} ${d.seller.town} – penningmeester@${d.seller.site.slice(4)} – Rabobank ${grouped(d.seller.iban)} – btw ${d.seller.vatId}</div>`
    },
  },
  {
    name: 'en-school',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [0],
      lines: [2, 5],
      most: 1,
      isBuyerPerson: true,
      isOnce: true,
      pools: {
        ...pools,
        GB: { ...pools.GB, forms: ['School', 'Academy'], trade: ['Abbey', 'Hill'] },
      },
      items: [
        ['Tuition, summer term', '', 900, 2400],
        ['Lunches', '', 120, 190],
        ['Clarinet lessons, ten weeks', '', 150, 240],
        ['School trip to the coast', '', 35, 80],
      ],
      numbers: (random, year) => `SUM${year.slice(2)}/${random.digits(4)}`,
    },
    style: {
      decimal: '.',
      thousands: ',',
      money: (plain) => `£ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${english[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:11pt "Caladea"} h1{font-size:17pt;text-align:center;margin:0} .c{text-align:center;font-size:8.5pt} .two{display:flex;justify-content:space-between;margin:10mm 0} td{padding:4px 0}',
    draw: (p) => {
      const { doc: d } = p
      return `<h1>${d.seller.name}</h1><div class=c>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>Bursar’s Office: ${d.seller.telephone}, ${d.seller.mail}</div>
<div class=two><div>To the parents of<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div><div class=r>FEE ACCOUNT<br>${d.number}<br>${p.date(d.issueDate)}<br>Pupil no. ${d.customerNumber}</div></div>
<table>${p.lines((l) => row([l.description, `>${p.money(l.amount)}`])).join('')}${row(['<b>Total fees</b>', `><b>${p.money(d.total)}</b>`])}</table><p>Fees are payable in advance, by ${p.date(d.dueDate)} at the latest, to IBAN ${grouped(d.seller.iban)}. School fees are exempt from VAT.</p><p class=c>Registered charity no. ${d.orderNumber.replace(/\D/g, '')}</p>`
    },
  },
]
