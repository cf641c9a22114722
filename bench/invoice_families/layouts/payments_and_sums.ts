import { partiesIn } from '../people.ts'
import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { sumOf, type Line } from '../make_document.ts'
import {
  comma,
  dotted,
  euroAfter,
  grouped,
  heading,
  monthsIn,
  point,
  row,
  slashed,
} from '../print.ts'
import type { Print } from '../print.ts'

function listed(text: string): string[] {
  return text.split(' / ')
}

function townsOf(text: string): string[][] {
  return listed(text).map((town) => town.split('|'))
}

function isCompany(name: string): boolean {
  return /(Ltd|Limited|LLP|plc|SARL|SASU?|EURL|B\.?V\.?|V\.O\.F\.|N\.V\.)$/.test(name)
}

/** A document whose whole total was paid before it was printed; nothing is left to pay. */
function paidInFull(p: Print): Print['doc'] {
  return Object.assign(p.doc, { prepaid: p.doc.total, amountDue: 0 })
}

const englishMonths = monthsIn('GB')
const germanMonths = monthsIn('DE')
const dutchMonths = monthsIn('NL')

/** Bills and invoices with sums, payments and dates in the places and words of daily life. */
export const paymentsAndSums: Family[] = [
  // Waste collection on contract: summary with the debit on page 1, each collection on page 2.
  {
    name: 'en-gb-waste-contract',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [9, 26],
      most: 6,
      charge: 0.7,
      allowance: 0.3,
      prepaid: 0.5,
      days: [14, 21, 28],
      pools: partiesIn('GB', {
        last: listed(
          'Ackroyd / Bagshaw / Crowther / Hebblethwaite / Ollerton / Pickles / Tattersall'
        ),
        trade: listed('Waste Services / Recycling / Environmental / Skip Hire / Facilities'),
        towns: townsOf(
          'Burnley|BB11 2DL / Scunthorpe|DN15 6TU / Stafford|ST16 3AQ / Yeovil|BA20 1NE'
        ),
      }),
      items: [
        ['1100L general waste', 'lift', 12, 19],
        ['1100L mixed recycling', 'lift', 9, 14],
        ['660L cardboard', 'lift', 6, 10],
        ['240L food waste', 'lift', 7, 11],
        ['240L glass', 'lift', 5, 9],
        ['Container rental, 1100L', 'wk', 1, 3],
        ['Excess weight', '10 kg', 1, 3],
        ['8yd skip exchange, inert', 'each', 145, 210],
        ['Wasted journey - bin not accessible', 'each', 25, 35],
        ['Duty of care documentation', 'each', 3, 6],
      ],
      numbers: (random) => `SI${random.digits(7)}`,
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${Number(d)} ${englishMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9.5pt "Open Sans";color:#222;margin:0} .top{display:flex;justify-content:space-between;align-items:center;border-bottom:3pt solid #3c7d22;padding-bottom:3mm} .top b{font-size:15pt;color:#3c7d22} .cols{display:flex;justify-content:space-between;margin-top:10mm} .due{width:70mm;background:#eef6ea;border-radius:4px;padding:4mm 5mm;box-sizing:border-box} .due big{font-size:22pt;font-weight:bold;color:#3c7d22;display:block} .ref{margin-top:6mm;width:70mm} .ref td{padding:1.5px 0;font-size:9pt} .from{font-size:7pt;color:#666} h2{font-size:13pt;color:#3c7d22;margin:14mm 0 2mm;font-weight:600} .sum td{padding:5px 4px;border-bottom:.5pt solid #cbd8c5} .sum .b td{font-weight:bold;background:#eef6ea} .how{font-size:8.5pt;margin-top:6mm;line-height:1.4} .foot{font-size:7pt;color:#666;margin-top:8mm} .next{break-before:page} .next h2{margin-top:5mm} .det th{text-align:left;font-size:8.5pt;border-bottom:1pt solid #3c7d22;padding:3px 4px} .det td{font-size:8.5pt;padding:3px 4px;border-bottom:.5pt solid #e0e6dd}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const logo =
        '<svg width="34" height="34"><circle cx="17" cy="17" r="15" fill="none" stroke="#3c7d22" stroke-width="4" stroke-dasharray="25 6"/></svg>'
      const extra = d.charge
        ? row(['Fuel and environmental surcharge', `>${p.money(d.charge)}`])
        : ''
      const less = d.allowance ? row(['Contract discount', `>-${p.money(d.allowance)}`]) : ''
      const paid = d.prepaid
        ? `${row([`Payment received ${p.date(d.until)} - thank you`, `>-${p.money(d.prepaid)}`])}<tr class=b><td>Balance to be collected</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      const list = p.lines((l, at) =>
        row([
          days[at],
          `T${random.digits(6)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=top><b>${d.seller.name}</b>${logo}</div>
<div class=cols><div><div class=from>If undelivered: ${d.seller.street}, ${d.seller.town} ${d.seller.postCode}</div><div style="margin-top:4mm">${isCompany(d.buyer.name) ? 'The Accounts Department<br>' : ''}${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div></div>
<div><div class=due>Amount due<big>${p.money(d.amountDue)}</big>will be debited from your bank account on or just after <b>${p.date(d.dueDate)}</b></div><table class=ref>${row(['Account number', `>${d.customerNumber}`])}${row(['Invoice number', `>${d.number}`])}${row(['Invoice date and tax point', `>${p.date(d.issueDate)}`])}${row(['Your reference', `>${d.orderNumber}`])}</table></div></div>
<h2>Your invoice in brief</h2><div>Collections from ${p.date(d.from)} to ${p.date(d.until)}</div>
<table class=sum style="margin-top:3mm">${row(['Collections and rental (see page 2)', `>${p.money(d.lineTotal)}`])}${extra}${less}${row(['Total before VAT', `>${p.money(d.subtotal)}`])}${row([`VAT at ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}<tr class=b><td>Total for this invoice</td><td class=r>${p.money(d.total)}</td></tr>${paid}</table>
<div class=how><b>Ways to pay.</b> You pay by Direct Debit, so there is nothing you need to do. Customers without a mandate can pay by bank transfer to IBAN ${grouped(d.seller.iban)}, quoting the account number. Late payment incurs an administration fee of £12.50.<br><b>Questions?</b> Call ${d.seller.telephone} Monday to Friday 8am to 5pm or write to ${d.seller.mail}.</div>
<div class=foot>${d.seller.name}. Registered in England and Wales no. 0${random.digits(7)}. Registered office: ${d.seller.street}, ${d.seller.town} ${d.seller.postCode}. VAT registration ${d.seller.vatId}. Waste carrier licence CBDU${random.digits(6)}.</div>
<div class=next><div class=top><b>${d.seller.name}</b><span>Invoice ${d.number} &nbsp; Page 2 of 2</span></div><h2>Your collections in detail</h2><div>Site: ${d.buyer.street}, ${d.buyer.town}</div><table class=det style="margin-top:3mm">${heading(['Date', 'Ticket', 'Service', '>Qty', 'Per', '>Rate £', '>Charge £'])}${list.join('')}<tr><td colspan=6><b>Total of collections and rental</b></td><td class=r><b>${p.plain(d.lineTotal)}</b></td></tr></table></div>`
    },
  },
  // Tent and party rental: balance box at the top with the date below, discount and delivery.
  {
    name: 'en-us-tent-hire',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [8.25],
      lines: [4, 11],
      isOnce: true,
      most: 24,
      isBuyerPerson: true,
      allowance: 0.5,
      charge: 0.8,
      prepaid: 0.8,
      days: [7, 10, 21],
      pools: partiesIn('US', {
        last: listed('Applegate / Buchanan / Cisneros / Fairbanks / Lindqvist / Montoya / Yoder'),
        trade: listed('Party Rentals / Tents & Events / Event Rental / Celebrations'),
        forms: listed('LLC / Inc. / Co.'),
        towns: townsOf(
          'Lancaster, PA|17603 / Fort Collins, CO|80524 / Waco, TX|76701 / Salem, OR|97301'
        ),
      }),
      items: [
        ['Folding chair, white resin', '', 2, 5],
        ['Round table 60", seats 8', '', 9, 15],
        ['Banquet table 8 ft', '', 8, 14],
        ['Frame tent 10 x 10, white', '', 140, 210],
        ['Sidewall, window, 20 ft section', '', 24, 40],
        ['Dance floor panel 4 x 4, oak', '', 16, 27],
        ['Linen, 120" round, ivory', '', 12, 19],
        ['Chafing dish, 8 qt', '', 14, 22],
        ['String lights, 50 ft', '', 25, 45],
        ['Patio heater with propane', '', 65, 95],
        ['Beverage dispenser, 3 gal', '', 8, 14],
      ],
      numbers: (random) => String(random.int(10400, 48900)),
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${englishMonths[Number(m) - 1].slice(0, 3)} ${Number(d)}, ${y}`,
    },
    css: 'body{font:9.5pt "Lato"} .top{display:flex;justify-content:space-between} .top b{font:italic bold 18pt "EB Garamond";color:#7b2d5b} .right{text-align:center;width:58mm} .box{border:1.2pt solid #7b2d5b;padding:2mm 4mm;font-size:9pt;letter-spacing:.5pt} .box div{font-size:19pt;letter-spacing:0} .right small{font-size:9pt;display:block;margin-top:1mm} .three{display:flex;gap:8mm;margin:8mm 0 6mm} .three>div{flex:1} h4{margin:0 0 1mm;font-size:8.5pt;color:#7b2d5b;text-transform:uppercase} .list th{text-align:left;background:#7b2d5b;color:#fff;padding:4px 6px;font-weight:normal} .list td{padding:4px 6px;border-bottom:.5pt solid #ddd} .low{display:flex;gap:10mm;margin-top:5mm} .low>div{flex:1;font-size:8.5pt;line-height:1.4} .low table{width:76mm} .low td{padding:2.5px 6px} .low .t td{border-top:.8pt solid;font-weight:bold} .low p{margin:0 0 2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const card = `${random.pick(['Visa', 'MC', 'AmEx'])} ...${random.digits(4)}`
      const venue = random.pick(['Backyard', 'Grange Hall', 'Riverside Park shelter', 'Barn'])
      const adjusted = d.allowance || d.charge
      const sums = [
        adjusted ? row(['Rental items', `>${p.money(d.lineTotal)}`]) : '',
        d.allowance ? row(['Weekday discount', `>(${p.money(d.allowance)})`]) : '',
        d.charge ? row(['Delivery &amp; pick-up', `>${p.money(d.charge)}`]) : '',
        row(['Subtotal', `>${p.money(d.subtotal)}`]),
        row([`Sales tax ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`]),
        `<tr class=t><td>Order total</td><td class=r>${p.money(d.total)}</td></tr>`,
        d.prepaid
          ? row([`Deposit ${p.date(d.orderDate)} (${card})`, `>(${p.money(d.prepaid)})`])
          : '',
        `<tr class=t><td>Balance</td><td class=r>${p.money(d.amountDue)}</td></tr>`,
      ]
      return `<div class=top><div><b>${d.seller.name}</b><br>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>${d.seller.telephone} &nbsp;•&nbsp; ${d.seller.site}</div><div class=right><div class=box>BALANCE DUE<div>${p.money(d.amountDue)}</div></div><small>due by ${p.date(d.dueDate)}</small></div></div>
<div class=three><div><h4>Customer</h4>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}<br>${d.buyer.telephone}</div><div><h4>Event</h4>${venue}<br>Deliver ${p.date(dayAfter(d.dueDate, -(-2)))} a.m.<br>Pick up ${p.date(dayAfter(d.dueDate, -(-4)))} after 9 a.m.</div><div><h4>Invoice ${d.number}</h4>Issued ${p.date(d.issueDate)}<br>Reservation ${d.orderNumber}<br>Coordinator: ${random.pick(['Shelby', 'Renee T.', 'Mark'])}</div></div>
<table class=list>${heading(['>Qty', 'Item', '>Each', '>Extended'])}${p.lines((l) => row([`>${p.number(l.quantity)}`, l.description, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<div class=low><div><p>Deposits hold the date and are not refundable. The balance must be paid before delivery; after the date above a card on file will be charged.</p><p>Make checks payable to:<br>${d.seller.name}<br>Returned checks $35.</p><p>Damaged or missing items are billed at replacement cost. Linens must be dry and free of debris.</p></div><table>${sums.join('')}</table></div>`
    },
  },
  // Photographer without VAT: one sum, part payment, days to pay in a sentence only.
  {
    name: 'de-fotografie-klein',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [0],
      lines: [1, 6],
      isOnce: true,
      most: 6,
      isSellerPerson: true,
      isBuyerPerson: true,
      prepaid: 0.6,
      days: [14],
      pools: partiesIn('DE', {
        first: listed('Friederike / Lennart / Marlene / Jonas / Antje / Sören / Wiebke'),
        last: listed('Petersen / Lindhorst / Osterkamp / Bruns / Tiedemann / Voigtländer'),
        towns: townsOf('Oldenburg|26122 / Göttingen|37073 / Weimar|99423 / Tübingen|72070'),
      }),
      items: [
        ['Hochzeitsreportage mit zwei Kameras', 'Std.', 160, 210],
        ['Zusätzliche Stunde Begleitung', 'Std.', 120, 160],
        ['Porträtshooting im Freien', 'Termin', 180, 260],
        ['Bildbearbeitung, digital', 'Bild', 8, 15],
        ['Fotobuch 30 x 30 cm, Leineneinband', 'Stück', 190, 280],
        ['Abzug 20 x 30 cm auf Barytpapier', 'Stück', 12, 22],
        ['Anfahrt', 'Fahrt', 25, 70],
      ],
      numbers: (random, year) => `${year}-${random.digits(3)}`,
    },
    style: {
      ...euroAfter,
      date: (y, m, d) => `${Number(d)}. ${germanMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10pt "Lato";color:#333;line-height:1.4} .top{text-align:center;font:300 20pt "Lato Light","Lato";letter-spacing:4pt} .sub{text-align:center;font-size:8.5pt;letter-spacing:2pt;color:#98826a;margin-bottom:16mm} .to{min-height:30mm} .day{text-align:right} h1{font-size:13pt;font-weight:normal;color:#98826a;margin:6mm 0 4mm} .list{margin:4mm 0} .list th{font-weight:normal;color:#98826a;text-align:left;border-bottom:.6pt solid #98826a;padding:4px 2px} .list td{padding:5px 2px} .list .t td{border-top:.6pt solid #98826a} .list .o td{font-weight:bold} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:8pt;color:#777;border-top:.6pt solid #98826a;padding-top:2mm}',
    draw: (p) => {
      const { doc: d } = p
      const paid = d.prepaid
        ? `<tr><td colspan=4>abzüglich Ihrer Anzahlung vom ${p.date(d.orderDate)}</td><td class=r>−${p.money(d.prepaid)}</td></tr><tr class=o><td colspan=4>Noch offen</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      return `<div class=top>${d.seller.name}</div><div class=sub>FOTOGRAFIE · HOCHZEIT · FAMILIE</div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div class=day>${d.seller.town}, ${p.date(d.issueDate)}</div>
<h1>Rechnung ${d.number}</h1><div>Liebe Kundin, lieber Kunde,<br>vielen Dank für den schönen Auftrag am ${p.date(d.deliveryDate)}. Dafür berechne ich:</div>
<table class=list>${heading(['Leistung', '>Menge', 'Einheit', '>Einzelpreis', '>Gesamt'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}<tr class="t o"><td colspan=4>Rechnungsbetrag</td><td class=r>${p.money(d.total)}</td></tr>${paid}</table>
<div>Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.</div><p>Bitte überweisen Sie den ${d.prepaid ? 'offenen Betrag' : 'Betrag'} innerhalb von 14 Tagen ab Rechnungsdatum auf mein unten genanntes Konto. Die Nutzungsrechte gehen mit der vollständigen Zahlung auf Sie über; eine Veröffentlichung bedarf meiner Zustimmung.</p><p>Herzliche Grüße<br><br><i style="font:italic 15pt 'EB Garamond'">${d.seller.name.split(' ')[0]}</i></p>
<div class=foot>${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · ${d.seller.telephone} · ${d.seller.mail}<br>Steuernummer ${d.seller.taxNumber} · IBAN ${grouped(d.seller.iban)}</div>`
    },
  },
  // Scaffolding, interim invoice: sum carried to page 2, rebate, retention, blocked second account.
  {
    name: 'de-geruestbau-abschlag',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [26, 38],
      most: 80,
      isPart: true,
      allowance: 0.5,
      prepaid: 0.8,
      withheld: 5,
      days: [18, 21, 30],
      pools: partiesIn('DE', {
        last: listed('Budde / Ellerbrock / Hillebrand / Kruthaup / Sievers / Wortmann / Zumdick'),
        trade: listed('Gerüstbau / Gerüste / Hochbau / Wohnbau / Bauunternehmung'),
        forms: listed('GmbH / GmbH & Co. KG / KG'),
        towns: townsOf('Paderborn|33098 / Lingen (Ems)|49808 / Gera|07545 / Hildesheim|31134'),
      }),
      items: [
        ['Fassadengerüst LK 3, W06, auf-, um- und abbauen, Grundeinsatz 4 Wochen', 'm²', 6, 10],
        ['Gebrauchsüberlassung je weitere Woche', 'm²Wo', 0.3, 0.7],
        ['Innenkonsole 0,36 m, Zulage', 'm', 4, 8],
        ['Dachfang mit Schutznetz', 'm', 9, 15],
        ['Treppenturm, außen, bis 12 m Höhe', 'm', 62, 95],
        ['Gerüstverkleidung mit Staubschutznetz', 'm²', 2, 4],
        ['Überbrückung mit Gitterträgern', 'm', 19, 32],
        ['Passantenschutztunnel b = 1,50 m', 'm', 48, 80],
        ['Verbreiterung 0,70 m auf Konsolen', 'm', 8, 14],
        ['Stundenlohn Gerüstbauer', 'Std', 52, 64],
      ],
      numbers: (random, year) => `${year.slice(2)}${random.digits(4)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:9.5pt "Liberation Sans";line-height:1.25;margin:0} .pg{height:266mm;position:relative} .pg+.pg{break-before:page} .logo{text-align:right;font-size:17pt;font-weight:bold;color:#0a4a8f} .logo span{display:block;font-size:8pt;font-weight:normal;color:#333} .win{display:flex;justify-content:space-between;margin-top:14mm} .win u{font-size:7pt} .inf{width:70mm} .inf td{padding:1px 0} h1{font-size:12.5pt;margin:12mm 0 1mm} .list{margin-top:4mm} .list th{text-align:left;border-top:.8pt solid;border-bottom:.8pt solid;padding:3px 2px} .list td{padding:2.5px 2px;vertical-align:top} .cf td{font-weight:bold;border-top:.8pt solid} .sum{width:104mm;margin:4mm 0 0 auto} .sum td{padding:2px} .sum .l td{border-top:.5pt solid} .sum .b td{font-weight:bold;border-top:.8pt solid;border-bottom:2.2pt double;font-size:10.5pt} .acc{margin-top:4mm;width:auto} .acc td{padding:1px 8px 1px 0} .foot{position:absolute;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:7.5pt;border-top:.5pt solid;padding-top:1.5mm;line-height:1.35}',
    draw: (p) => {
      const { doc: d, random } = p
      const place = random.pick([
        'Wohnanlage Süd, Haus 4–6',
        'Schulzentrum, 2. BA',
        'Rathausplatz 1',
      ])
      const clerk = random.pick(['Herr Deppe', 'Frau Stallmann', 'Herr Vogt'])
      const lines = p.lines((line) => line)
      const own = lines.slice(0, 24)
      const sum = p.plain(sumOf(own))
      const draw = (l: Line, at: number) =>
        row([
          `${at + 1}.`,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          l.description,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      const head = heading(['Pos.', '>Menge', 'Einh.', 'Leistung', '>EP EUR', '>GP EUR'])
      const carried = (text: string) =>
        `<tr class=cf><td colspan=5 class=r>${text}</td><td class=r>${sum}</td></tr>`
      const foot = `<div class=foot><div>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</div><div>Tel. ${d.seller.telephone}<br>${d.seller.mail}<br>USt-IdNr. ${d.seller.vatId}</div><div>Bankverbindung<br>IBAN ${grouped(d.seller.iban)}<br>Amtsgericht ${d.seller.town} HR ${random.digits(4)}</div></div>`
      const rebate = d.allowance
        ? `${row(['Zwischensumme', `>${p.plain(d.lineTotal)}`])}${row(['Nachlass gemäß Auftrag', `>-${p.plain(d.allowance)}`])}`
        : ''
      const paid = d.prepaid
        ? row([`abzgl. 1. Abschlagszahlung vom ${p.date(d.orderDate)}`, `>-${p.plain(d.prepaid)}`])
        : ''
      return `<div class=pg><div class=logo>${d.seller.name}<span>Arbeits- und Schutzgerüste · Treppentürme · Wetterschutzdächer</span></div>
<div class=win><div><u>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</u><br><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table class=inf>${row(['Rechnungs-Nr.', `>${d.number}`])}${row(['Datum', `>${p.date(d.issueDate)}`])}${row(['Kunden-Nr.', `>${d.customerNumber}`])}${row(['Auftrag', `>${d.orderNumber} v. ${p.date(d.orderDate)}`])}${row(['Sachbearbeiter', `>${clerk}`])}${row(['Leistungszeitraum', `>${p.date(d.from)} – ${p.date(d.until)}`])}</table></div>
<h1>${d.prepaid ? 2 : 1}. Abschlagsrechnung</h1><div>Bauvorhaben: ${place}. Leistungsstand kumuliert gemäß Aufmaß.</div>
<table class=list>${head}${own.map(draw).join('')}${carried('Übertrag')}</table>${foot}</div>
<div class=pg><div style="display:flex;justify-content:space-between"><span>Rechnung ${d.number} vom ${p.date(d.issueDate)}</span><span>Seite 2</span></div>
<table class=list>${head}${carried('Übertrag von Seite 1')}${lines
        .slice(24)
        .map((l, at) => draw(l, at + 24))
        .join(
          ''
        )}</table><table class=sum>${rebate}<tr class=l><td>Nettosumme</td><td class=r>${p.plain(d.subtotal)}</td></tr>${row([`zzgl. ${p.number(d.taxes[0].rate)} % Mehrwertsteuer`, `>${p.plain(d.tax)}`])}<tr class=l><td>Bruttosumme</td><td class=r>${p.plain(d.total)}</td></tr>${paid}${row(['abzgl. Sicherheitseinbehalt 5 % der Nettosumme', `>-${p.plain(d.withheld)}`])}<tr class=b><td>Noch zu zahlender Betrag EUR</td><td class=r>${p.plain(d.amountDue)}</td></tr></table>
<p>Der Betrag ist bis spätestens ${p.date(d.dueDate)} ohne Abzug zahlbar. Den Sicherheitseinbehalt zahlen Sie bitte nach § 17 VOB/B auf das gemeinsame Sperrkonto ein.</p><table class=acc>${row(['Zahlung:', 'IBAN', grouped(d.seller.iban)])}${row(['Sperrkonto:', 'IBAN', `${grouped(d.buyer.iban)} (nur Einbehalt)`])}</table>${foot}</div>`
    },
  },
  // Training body, exempt from VAT: coloured side column, sums in a row of boxes, two parts.
  {
    name: 'fr-formation-exo',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [0],
      lines: [1, 4],
      isOnce: true,
      most: 8,
      prepaid: 0.5,
      days: [30, 45, 60],
      pools: partiesIn('FR', {
        last: listed('Aubert / Castaing / Duchêne / Gicquel / Lafargue / Pottier / Sauvage'),
        trade: listed('Formation / Compétences / Institut / Conseil et Formation / Académie'),
        forms: listed('SARL / SAS / SASU / EURL'),
        towns: townsOf('Laval|53000 / Montauban|82000 / Troyes|10000 / Valence|26000'),
      }),
      items: [
        ['Habilitation électrique B0-H0V, recyclage', 'jour', 420, 690],
        ['Sauveteur secouriste du travail (SST)', 'stagiaire', 145, 230],
        ['Tableur : niveau intermédiaire', 'heure', 48, 75],
        ['CACES R489 catégories 1A et 3', 'stagiaire', 490, 720],
        ['Management d’équipe de proximité', 'jour', 780, 1150],
        ['Bilan de compétences', 'heure', 62, 82],
        ['Frais de dossier', 'forfait', 45, 90],
        ['Location de salle équipée', 'jour', 110, 180],
      ],
      numbers: (random, year) => `FOR-${year}-${random.digits(4)}`,
    },
    style: { decimal: ',', thousands: ' ', money: (plain) => `${plain} €`, date: slashed },
    css: 'body{font:9.5pt "Roboto";margin:0;line-height:1.4} .all{display:flex;gap:8mm} .side{width:46mm;min-height:262mm;background:#f3efe4;border-top:5mm solid #c7592b;padding:5mm;box-sizing:border-box;font-size:8pt} .side b{font-size:11.5pt;line-height:1.2;color:#c7592b} .main{flex:1} h1{font-size:17pt;font-weight:500;margin:0;color:#c7592b} .to{margin:12mm 0 8mm 45mm} .list th{text-align:left;font-weight:500;border-bottom:1pt solid #c7592b;padding:4px 2px;font-size:8.5pt} .list td{padding:6px 2px;border-bottom:.5pt solid #ddd} .boxes{display:flex;gap:3mm;margin-top:9mm} .boxes div{flex:1;border:.7pt solid #c7592b;padding:2mm;text-align:center;font-size:8pt} .boxes strong{display:block;font-size:11pt;font-weight:500;white-space:nowrap} .boxes .n{background:#c7592b;color:#fff} .ex{font-size:8.5pt;margin-top:2mm;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const box = (label: string, value: string, kind = '') =>
        `<div class="${kind}">${label}<strong>${value}</strong></div>`
      const trainee = random.pick(['M. Perrot', 'Mme Le Goff, M. Ba', 'Groupe A', 'Mme Roche'])
      const paid = d.prepaid ? box('Acompte reçu', p.money(d.prepaid)) : ''
      return `<div class=all><div class=side><b>${d.seller.name}</b><br><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br><br>${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}<br><br>SIRET<br>${random.digits(9)} 000${random.int(10, 40)}<br><br>Déclaration d’activité<br>n° ${random.digits(2)} ${random.digits(2)} ${random.digits(5)} ${random.digits(2)}<br>(ne vaut pas agrément de l’État)<br><br>Qualiopi : actions de formation</div>
<div class=main><h1>Facture ${d.number}</h1>${d.seller.town}, le ${p.date(d.issueDate)}<div class=to>${d.buyer.name}${isCompany(d.buyer.name) ? '<br>Service des ressources humaines' : ''}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div style="margin-bottom:5mm">Convention n° ${d.orderNumber} du ${p.date(d.orderDate)}<br>Session du ${p.date(d.from)} au ${p.date(d.until)} – Participant(s) : ${trainee}</div>
<table class=list>${heading(['Intitulé', '>Qté', 'Unité', '>P.U.', '>Montant'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<div class=boxes>${box('Total HT', p.money(d.subtotal))}${box('TVA', p.money(d.tax))}${box('Total', p.money(d.total))}${paid}${box(d.prepaid ? 'Reste à payer' : 'Net à payer', p.money(d.amountDue), 'n')}</div><div class=ex>Exonération de TVA, article 261-4-4° a du Code général des impôts.</div>
<p>Cette somme peut être réglée en deux fois : la moitié à réception de la facture, le solde le ${p.date(d.dueDate)} au plus tard, par virement sur le compte IBAN ${grouped(d.seller.iban)}.</p><p>En cas de prise en charge par un OPCO, la facture lui est adressée directement après réception de l’accord. Tout retard entraîne des pénalités égales à trois fois le taux d’intérêt légal et une indemnité forfaitaire de 40 €.</p></div></div>`
    },
  },
  // Farmers' cooperative: sums only as the last row of the table by rate, the debit beside it.
  {
    name: 'fr-cooperative-agricole',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20, 10, 5.5],
      lines: [5, 16],
      isOnce: true,
      most: 30,
      allowance: 0.5,
      charge: 0.3,
      prepaid: 0.7,
      days: [30, 45, 60],
      pools: partiesIn('FR', {
        first: listed('Gaël / Maryvonne / Denis / Sylvie / Benoît'),
        last: listed('Ballanger / Chevrier / Grosjean / Lecomte / Marchais / Pineau / Tessier'),
        trade: listed('Coopérative Agricole / Agri / Céréales / Élevage'),
        forms: listed('SCA / SARL / SA'),
        streets: listed(
          'La Grande Lande / 4 route de la Coopérative / Le Bois Joli / 18 rue du Silo'
        ),
        towns: townsOf('Chalonnes-sur-Loire|49290 / Loudun|86200 / Ploërmel|56800 / Nérac|47600'),
      }),
      items: [
        ['Gants nitrile manches longues, la paire', 'PR', 6, 11],
        ['Ficelle agricole 400 m/kg', 'BOB', 19, 29],
        ['Film étirable enrubannage 750', 'BOB', 72, 96],
        ['Clôture : isolateur annulaire x 25', 'SAC', 7, 13],
        ['Désherbant maïs, bidon 5 L', 'BID', 88, 165],
        ['Raticide pâte 10 kg', 'SEA', 44, 68],
        ['Bottes de sécurité S5', 'PR', 39, 62],
        ['Aliment vache laitière VL 21', 'QTL', 29, 38, 1],
        ['Granulé poulet finition', 'SAC', 11, 16, 1],
        ['Semence ray-grass anglais', 'SAC', 68, 92, 1],
        ['Semence maïs grain, dose 50 000', 'DOS', 86, 128, 1],
        ['Ammonitrate 33,5 % big-bag', 'T', 340, 460],
        ['Pierre à sel 10 kg', 'PCE', 5, 9, 1],
        ['Huile de colza alimentaire 5 L', 'BID', 12, 18, 2],
        ['Farine T55 25 kg', 'SAC', 17, 26, 2],
      ],
      numbers: (random) => `${random.int(2, 9)}0${random.digits(6)}`,
    },
    style: { decimal: ',', thousands: ' ', date: slashed },
    css: 'body{font:8.5pt "DejaVu Sans Condensed";line-height:1.3} .top{display:flex;justify-content:space-between} .own b{font-size:12pt;color:#5c6b00} .t{border:.8pt solid #5c6b00;padding:2mm 4mm;text-align:center;height:fit-content} .t b{font-size:12pt} .ad{margin:8mm 0 7mm 100mm;font-size:9.5pt} .meta th,.list th,.vat th{background:#e9edcf;font-weight:normal;padding:2px 4px;border:.5pt solid #5c6b00} .meta td{border:.5pt solid #5c6b00;text-align:center;padding:2px 4px} .list{margin-top:4mm} .list th{text-align:left} .list td{padding:2.2px 4px;border-left:.5pt solid #5c6b00;border-right:.5pt solid #5c6b00} .list tr:last-child td{border-bottom:.5pt solid #5c6b00} .adj{width:70mm;margin:1mm 0 0 auto} .adj td{padding:2px 4px} .end{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm} .vat{width:112mm} .vat td{border:.5pt solid #5c6b00;padding:3px 4px} .vat tr:last-child td{font-weight:bold} .pay{width:58mm;text-align:center;border:1.4pt solid #5c6b00;padding:3mm 2mm;box-sizing:border-box} .pay strong{display:block;font-size:15pt;margin:1mm 0} .foot{position:fixed;bottom:0;left:0;right:0;font-size:7pt;text-align:center;color:#444}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = [dayAfter(d.deliveryDate, -4), d.deliveryDate]
      const half = Math.ceil(d.lines.length / 2)
      const codes: Record<number, string> = { 20: 'N', 10: 'I', 5.5: 'R' }
      const list = p.lines((l, at) => {
        const note =
          at % half === 0
            ? row([
                '',
                `<i>BL ${random.digits(6)} du ${p.date(days[at ? 1 : 0])}</i>`,
                '',
                '',
                '',
                '',
                '',
              ])
            : ''
        const cells = [
          random.digits(5),
          l.description,
          `>${p.number(l.quantity, 3)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          codes[l.rate],
        ]
        return note + row(cells)
      })
      const isPlain = !d.allowance && !d.charge
      const more = d.allowance ? row(['Ristourne adhérent', `>-${p.plain(d.allowance)}`]) : ''
      const cost = d.charge ? row(['Participation transport', `>${p.plain(d.charge)}`]) : ''
      const adjusted = isPlain
        ? ''
        : `<table class=adj>${row(['Total marchandises', `>${p.plain(d.lineTotal)}`])}${more}${cost}</table>`
      const taxes = p.taxes((t) =>
        row([
          codes[t.rate],
          `>${p.number(t.rate, 2)}`,
          `>${p.plain(t.base)}`,
          `>${p.plain(t.amount)}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const paid = d.prepaid
        ? `<div style="text-align:left">Acompte campagne déduit : <span style="float:right">${p.plain(d.prepaid)}</span></div><br>`
        : ''
      return `<div class=top><div class=own><b>${d.seller.name}</b><br>Approvisionnement – Collecte – Nutrition animale<br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>Tél. ${d.seller.telephone}</div><div class=t><b>FACTURE</b><br>N° ${d.number}<br>du ${p.date(d.issueDate)}</div></div>
<div class=ad>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}</div>
<table class=meta>${heading(['N° adhérent', 'Dépôt', 'Technicien', 'Commande'])}${row([d.customerNumber, d.seller.town, random.pick(['R. Moulin', 'C. Hervé', 'A. Texier']), d.orderNumber])}</table>
<table class=list>${heading(['Code', 'Désignation', '>Quantité', 'U', '>P.U. HT', '>Montant HT', 'TVA'])}${list.join('')}</table>${adjusted}
<div class=end><table class=vat>${heading(['Code', '>Taux %', '>Base HT', '>TVA', '>TTC'])}${taxes.join('')}${row(['TOTAUX', '', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table><div class=pay>${paid}MONTANT À PAYER<strong>${p.plain(d.amountDue)} EUR</strong>par prélèvement le ${p.date(d.dueDate)}</div></div>
<p>Prélèvement sur votre compte d’activité ; règlement par virement possible : IBAN ${grouped(d.seller.iban)}. Réserve de propriété : loi du 12 mai 1980.</p><div class=foot>${d.seller.name} – Société coopérative agricole à capital variable, agrément n° ${random.digits(4)} – TVA intracommunautaire ${d.seller.vatId}<br>Pas d’escompte pour paiement anticipé. Retard de paiement : intérêts au taux BCE majoré de 10 points et indemnité de 40 € pour frais de recouvrement.</div>`
    },
  },
  // Renovation, certified works: retention and advance below the total, date in a sentence.
  {
    name: 'es-certificacion-obra',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [3, 9],
      isInOrder: true,
      isOnce: true,
      most: 24,
      allowance: 0.3,
      prepaid: 0.5,
      withheld: 5,
      days: [30, 45, 60],
      pools: partiesIn('ES', {
        last: listed('Aizpurua / Belmonte / Caballero / Echevarría / Montesinos / Robledo / Vidal'),
        trade: listed('Reformas / Obras y Servicios / Rehabilitaciones / Promociones / Contratas'),
        towns: townsOf('Logroño|26003 / Albacete|02001 / Lugo|27002 / Castellón de la Plana|12004'),
      }),
      items: [
        ['Demolición de tabique de ladrillo hueco y carga de escombros', 'm²', 9, 16],
        ['Picado de alicatado existente', 'm²', 8, 14],
        ['Tabique de placa de yeso 15+48+15 con lana mineral', 'm²', 31, 44],
        ['Solado de gres porcelánico 60x60', 'm²', 34, 52],
        ['Alicatado de azulejo 20x60 con junta', 'm²', 29, 43],
        ['Punto de luz con mecanismo', 'ud', 27, 41],
        ['Instalación de fontanería en baño completo', 'ud', 480, 760],
        ['Puerta de paso lacada en blanco, montada', 'ud', 195, 290],
        ['Pintura plástica lisa en paramentos', 'm²', 5, 9],
        ['Contenedor de residuos 6 m³', 'ud', 140, 210],
      ],
      numbers: (random, year) => `C${random.int(1, 9)}/${random.digits(3)}-${year.slice(2)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:9.5pt "Carlito";line-height:1.25} .head{border:1pt solid #444;display:flex} .head>div{flex:1;padding:3mm} .head>div+div{border-left:1pt solid #444} .head b{font-size:12pt} h1{font-size:13pt;margin:6mm 0 2mm;text-align:center;letter-spacing:1pt} .obra{background:#eee;padding:2mm 3mm;display:flex;justify-content:space-between;gap:6mm;margin-bottom:4mm} .list th{border:.6pt solid #444;text-align:left;padding:3px;font-size:8.5pt} .list td{border:.6pt solid #999;padding:3px;vertical-align:top} .sum{width:100mm;margin-top:6mm} .sum td{padding:3px;border-bottom:.4pt dotted #888} .sum .b td{font-weight:bold;border-bottom:1pt solid #444} .sum .l td{font-weight:bold;font-size:12pt;background:#eee;border:0} .pay{margin-top:6mm} .foot{margin-top:12mm;display:flex;justify-content:space-around;font-size:8.5pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const list = p.lines((l, at) =>
        row([
          `${at + 1}.0${random.int(1, 9)}`,
          l.description,
          l.unit,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const site = random.pick([
        'Reforma de local en planta baja',
        'Rehabilitación de vivienda',
        'Oficinas 2ª planta',
      ])
      const gross = d.allowance
        ? `${row(['Total ejecución', `>${p.money(d.lineTotal)}`])}${row(['Baja de adjudicación', `>-${p.money(d.allowance)}`])}`
        : ''
      const paid = d.prepaid
        ? row([`Anticipo abonado el ${p.date(d.orderDate)}`, `>-${p.money(d.prepaid)}`])
        : ''
      return `<div class=head><div><b>${d.seller.name}</b><br>NIF ${d.seller.vatId}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone}<br>${d.seller.mail}</div><div>Cliente:<br><b>${d.buyer.name}</b><br>NIF ${d.buyer.vatId}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<h1>FACTURA ${d.number}</h1><div class=obra><span>Fecha: ${p.date(d.issueDate)}</span><span>Obra: ${site}</span><span>Contrato ${d.orderNumber}</span></div><div style="margin-bottom:2mm">Certificación de los trabajos ejecutados entre el ${p.date(d.from)} y el ${p.date(d.until)}, según medición adjunta:</div>
<table class=list>${heading(['Código', 'Descripción de la partida', 'Ud.', '>Medición', '>Precio', '>Importe'])}${list.join('')}</table>
<table class=sum>${gross}${row(['Base imponible', `>${p.money(d.subtotal)}`])}${row([`I.V.A. ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}<tr class=b><td>Total factura</td><td class=r>${p.money(d.total)}</td></tr>${row(['Retención de garantía 5 % s/ base', `>-${p.money(d.withheld)}`])}${paid}<tr class=l><td>Líquido a percibir</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<div class=pay>El importe líquido se abonará mediante transferencia a la cuenta ${grouped(d.seller.iban)} como máximo el ${p.date(d.dueDate)}. La retención se devolverá a los doce meses de la recepción de la obra.</div>
<div class=foot><span>Conforme, la propiedad</span><span>Por la empresa</span></div>`
    },
  },
  // Campsite: prices with tax, sums as the last row by rate, all paid by card at the desk.
  {
    name: 'es-camping-pagado',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [10, 21],
      lines: [3, 8],
      isOnce: true,
      isInOrder: true,
      most: 9,
      isGross: true,
      isBuyerPerson: true,
      days: [7],
      pools: partiesIn('ES', {
        first: listed('Amaya / Gonzalo / Mireia / Óscar / Begoña / Pau'),
        last: listed('Arrieta / Cortés / Llorente / Miralles / Salvatierra / Tejedor'),
        trade: listed('Camping / Camping Playa / Turismo Rural / Bungalows'),
        streets: listed('Ctra. N-340, km 1.042 / Camino de la Playa, s/n / Partida El Molino, 7'),
        towns: townsOf('Peñíscola|12598 / Cambrils|43850 / Ribadesella|33560 / Tarifa|11380'),
      }),
      items: [
        ['Parcela con electricidad 6A', 'noche', 22, 34],
        ['Adulto', 'noche', 6, 9],
        ['Niño (3-10 años)', 'noche', 4, 6],
        ['Bungalow 4 plazas', 'noche', 68, 112],
        ['Mascota', 'noche', 2, 4],
        ['Coche adicional', 'noche', 4, 7],
        ['Ficha lavadora', 'ud', 4, 6, 1],
        ['Alquiler de bicicleta, día', 'ud', 9, 14, 1],
        ['Bombona de gas 3 kg', 'ud', 14, 19, 1],
        ['Pista de pádel, hora', 'ud', 8, 12, 1],
      ],
      numbers: (random, year) => `${year.slice(2)}F${random.digits(5)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:10pt "Nimbus Sans"} .top{display:flex;gap:6mm;align-items:center;border-bottom:2pt solid #0f7a8a;padding-bottom:3mm} .top h1{font-size:15pt;margin:0;color:#0f7a8a} .two{display:flex;justify-content:space-between;margin:7mm 0} .kv{width:70mm} .kv td{padding:1.5px 0} .list th{text-align:left;border-bottom:.8pt solid #0f7a8a;padding:4px 3px} .list td{padding:4px 3px} .vat{width:110mm;margin-top:7mm} .vat th{background:#0f7a8a;color:#fff;font-weight:normal;text-align:left;padding:3px} .vat td{padding:3px;border-bottom:.4pt solid #aaa} .vat tr:last-child td{font-weight:bold} .vat tr:last-child td:last-child{font-size:12pt} .pay{width:110mm;margin-top:5mm} .pay td{padding:3px} .thx{margin-top:14mm;text-align:center;font-style:italic} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.5pt;color:#555}',
    draw: (p) => {
      const d = paidInFull(p)
      const { random } = p
      const logo =
        '<svg width="46" height="38"><path d="M23 3L2 36h12l9-15 9 15h12z" fill="#0f7a8a"/></svg>'
      const place = random.pick(['A-14', 'B-07', 'C-112', 'Bungalow 9'])
      const taxes = p.taxes((t) =>
        row([
          `IVA ${p.number(t.rate)} %`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      return `<div class=top>${logo}<div><h1>${d.seller.name}</h1>${d.seller.street} – ${d.seller.postCode} ${d.seller.town}<br>NIF ${d.seller.vatId} – Tel. ${d.seller.telephone} – ${d.seller.site}</div></div>
<div class=two><div><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table class=kv>${row(['Factura nº', `>${d.number}`])}${row(['Fecha', `>${p.date(d.issueDate)}`])}${row(['Parcela / alojamiento', `>${place}`])}${row(['Llegada', `>${p.date(dayAfter(d.issueDate, -9))}`])}${row(['Salida', `>${p.date(d.issueDate)}`])}${row(['Reserva', `>${d.orderNumber}`])}</table></div>
<table class=list>${heading(['Concepto', '>Cant.', '', '>Precio', '>IVA', '>Importe'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price)}`, `>${p.number(l.rate)} %`, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=vat>${heading(['Tipo', '>Base', '>Cuota', '>Total EUR'])}${taxes.join('')}${row(['Total', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
<table class=pay>${row([`Pagado con tarjeta ****${random.digits(4)} el ${p.date(d.issueDate)}`, `>${p.plain(d.prepaid)}`])}${row(['<b>Pendiente de pago</b>', `><b>${p.plain(d.amountDue)}</b>`])}</table>
<div class=thx>Precios con IVA incluido. ¡Gracias por su visita y buen viaje!</div><div class=foot>${d.seller.name} – Registro de Turismo ${random.pick(['CV', 'KT', 'CA'])}-${random.digits(5)}. Hojas de reclamaciones a disposición de los clientes.</div>`
    },
  },
  // Dairy, deferred invoice: sums carried between pages, discounts, amount below its label.
  {
    name: 'it-caseificio-riporto',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22, 10, 4],
      lines: [12, 52],
      most: 24,
      lineDiscount: 0.3,
      charge: 0.4,
      prepaid: 0.3,
      days: [30, 60],
      pools: partiesIn('IT', {
        last: listed(
          'Baldassarri / Cavallini / Donati / Ferrante / Guidetti / Montanari / Zanetti'
        ),
        trade: listed('Caseificio / Latticini / Gastronomia / Alimentari / Salumi e Formaggi'),
        towns: townsOf(
          'Reggio nell’Emilia|42121 / Battipaglia|84091 / Asiago|36012 / Frosinone|03100'
        ),
      }),
      items: [
        ['Mozzarella fior di latte 125 g', 'KG', 7, 10, 2],
        ['Ricotta vaccina fresca', 'KG', 5, 7, 2],
        ['Burro panetto 1 kg', 'PZ', 8, 11, 2],
        ['Formaggio stagionato 24 mesi, ottavo', 'KG', 15, 21, 2],
        ['Caciotta dolce', 'KG', 8, 12, 2],
        ['Stracchino vaschetta', 'PZ', 3, 5, 2],
        ['Panna UHT 1 lt', 'PZ', 3, 5, 1],
        ['Prosciutto cotto alta qualità', 'KG', 9, 14, 1],
        ['Mortadella con pistacchio', 'KG', 7, 11, 1],
        ['Uova pasta gialla x 30', 'CT', 5, 8, 1],
        ['Yogurt bianco intero 500 g', 'PZ', 2, 3, 1],
        ['Vino bianco frizzante 0,75', 'BT', 4, 7],
        ['Sacchetto termico', 'PZ', 1, 3],
      ],
      numbers: (random) => `${random.int(102, 2980)}/${random.pick(['A', 'B', 'FE'])}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.5pt "Liberation Sans";margin:0;line-height:1.25} .pg{height:266mm;position:relative} .pg+.pg{break-before:page} .top{display:flex;justify-content:space-between} .own{width:84mm} .own b{font-size:13pt;font-family:"C059"} .to{width:84mm;border:.7pt solid;padding:2mm 3mm;min-height:22mm;box-sizing:border-box} .to i{font-size:7.5pt} .doc{margin:4mm 0} .doc td,.doc th{border:.7pt solid;padding:1px 4px;text-align:left;font-weight:normal} .doc th{font-size:6.5pt;border-bottom:0} .doc td{border-top:0;font-size:9pt} .list th{border:.7pt solid;font-size:7.5pt;text-align:left;padding:2px 4px;font-weight:normal;background:#f4f1e6} .list td{padding:1.8px 4px} .ddt td{font-style:italic;padding-top:4px} .cf td{font-weight:bold;padding-top:5px} .end{display:flex;gap:4mm;margin-top:4mm;align-items:flex-start} .iva{flex:1} .iva th{border:.7pt solid;font-size:7pt;font-weight:normal;padding:2px 4px} .iva td{border:.7pt solid;padding:2px 4px} .iva tr:last-child td{font-weight:bold} .right{width:62mm} .net{border:1.5pt solid;padding:1mm 3mm 2mm} .net span{font-size:7.5pt;display:block} .net b{font-size:14pt;display:block;text-align:right} .acc{margin-bottom:2mm} .acc td{padding:1px 4px} .foot{position:absolute;bottom:0;left:0;right:0;font-size:7pt;color:#444;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      let carried = 0
      const note = random.int(1200, 4300)
      const list = p.lines((l, at) => {
        carried += l.amount
        const day = dayAfter(d.issueDate, Math.floor((at * 3) / d.lines.length) * 7 - 21)
        const isNew = at === 0 || (at * 3) % d.lines.length < 3
        const before = isNew
          ? `<tr class=ddt><td></td><td colspan=7>Rif. DDT n. ${note + at * 9} del ${p.date(day)}</td></tr>`
          : ''
        const cells = [
          `L${random.digits(3)}`,
          l.description,
          l.unit,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount) : ''}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}`,
        ]
        return { text: before + row(cells), carried }
      })
      const first = list.length > 32 ? Math.min(36, list.length - 4) : list.length
      const pages = [list.slice(0, first), list.slice(first)].filter(({ length }) => length)
      const labels = [
        'Codice',
        'Descrizione',
        'U.M.',
        '>Quantità',
        '>Prezzo',
        '>Sc. %',
        '>Importo',
        '>IVA',
      ]
      const carry = (text: string) =>
        `<tr class=cf><td></td><td colspan=5>${text}</td><td class=r>${p.plain(pages[0].at(-1)!.carried)}</td><td></td></tr>`
      const head = (at: number) =>
        `<div class=top><div class=own><b>${d.seller.name}</b><br>${d.seller.street} – ${d.seller.postCode} ${d.seller.town}<br>P. IVA ${d.seller.vatId}<br>Tel. ${d.seller.telephone} – ${d.seller.mail}</div><div class=to><i>Spett.le</i><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div><table class=doc>${heading(['Tipo documento', 'Numero', 'Data', 'Cod. cliente', 'Partita IVA cliente', 'Pag.'])}${row(['Fattura differita', d.number, p.date(d.issueDate), d.customerNumber, d.buyer.vatId, `${at + 1}/${pages.length}`])}</table>`
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)} %`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const cost = d.charge ? row(['Spese di trasporto', `>${p.plain(d.charge)}`]) : ''
      const paid = d.prepaid
        ? row([`Acconto del ${p.date(d.orderDate)}`, `>-${p.plain(d.prepaid)}`])
        : ''
      const end = `<div class=end><table class=iva>${heading(['Aliquota', '>Imponibile', '>Imposta', '>Totale'])}${taxes.join('')}${row(['Totali', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table><div class=right><table class=acc>${row(['Totale merce', `>${p.plain(d.lineTotal)}`])}${cost}${paid}</table><div class=net><span>Netto a pagare EUR</span><b>${p.plain(d.amountDue)}</b></div><div style="margin-top:1mm">Scadenza ${p.date(d.dueDate)} – bonifico bancario<br>IBAN ${grouped(d.seller.iban)}</div></div></div><p>Contributo CONAI assolto ove dovuto. Le forniture di prodotti deperibili si pagano nei termini del D.Lgs. 198/2021. Copia di cortesia della fattura elettronica trasmessa al Sistema di Interscambio.</p>`
      return pages
        .map((rows, at) => {
          const before = at ? carry('Riporto') : ''
          const isLast = at === pages.length - 1
          const after = isLast ? '' : carry('A riportare')
          return `<div class=pg>${head(at)}<table class=list>${heading(labels)}${before}${rows.map(({ text }) => text).join('')}${after}</table>${isLast ? end : ''}<div class=foot>${d.seller.name} – Bollo CE IT ${random.int(8, 20)} ${random.digits(3)} – Reclami entro 24 ore dal ricevimento della merce</div></div>`
        })
        .join('')
    },
  },
  // Subcontractor in building: VAT reverse-charged, a part of the sum to the blocked wage-tax account.
  {
    name: 'nl-onderaanneming-g',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [0],
      lines: [2, 8],
      isInOrder: true,
      isOnce: true,
      most: 40,
      isPart: true,
      prepaid: 0.3,
      days: [14, 30],
      pools: partiesIn('NL', {
        last: listed(
          'Bakermans / van den Broek / Dijkema / Hulshof / Roelofs / Stokvis / Veenstra'
        ),
        trade: listed('Timmerwerken / Stukadoors / Bouwgroep / Afbouw / Montage / Aannemers'),
        towns: townsOf('Hengelo|7551 CW / Roosendaal|4701 AE / Assen|9401 KX / Venlo|5911 GB'),
      }),
      items: [
        ['Manuren timmerman, stelwerk binnenkozijnen', 'uur', 42, 52],
        ['Manuren leerling', 'uur', 27, 34],
        ['Manuren metal-studwanden', 'uur', 41, 49],
        ['Afhangen binnendeuren stomp', 'uur', 43, 52],
        ['Plafondplaten aanbrengen', 'm²', 14, 22],
        ['Plinten leveren en monteren', 'm', 5, 9],
        ['Meerwerk trapgat begane grond', 'uur', 44, 54],
        ['Reiskosten busje', 'km', 0.4, 0.7],
        ['Gipsplaten leveren', 'm²', 6, 11],
      ],
      numbers: (random, year) => `${year}.${random.digits(3)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${dutchMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10pt "Roboto Condensed";line-height:1.3} .top{background:#2b2b2b;color:#fff;padding:5mm 6mm;display:flex;justify-content:space-between;align-items:flex-end} .top b{font-size:17pt;color:#ffb300} .two{display:flex;justify-content:space-between;margin:10mm 0 8mm} .kv{width:78mm} .kv td{padding:1px 0} h1{font-size:16pt;margin:0 0 4mm} .list th{text-align:left;border-bottom:1.2pt solid #ffb300;padding:3px} .list td{padding:4px 3px} .sum{width:80mm;margin:4mm 0 0 auto;border-top:1.2pt solid #ffb300} .sum td{padding:3px} .sum .b td{font-weight:bold} .pay{margin-top:8mm;background:#f5f5f5} .pay td,.pay th{padding:3px 6px;text-align:left} .pay th{font-weight:normal;color:#666} .txt{margin-top:5mm} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:8pt;color:#666}',
    draw: (p) => {
      const { doc: d, random } = p
      const week = random.int(3, 48)
      const share = random.pick([25, 30, 35])
      const paid = d.prepaid
        ? `${row(['Af: betaald voorschot', `>- ${p.money(d.prepaid)}`])}<tr class=b><td>Nog te betalen</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      const rest = d.prepaid ? d.amountDue : d.total
      const blocked = Math.round((rest * share) / 100)
      return `<div class=top><b>${d.seller.name}</b><span>${d.seller.telephone}<br>${d.seller.mail}</span></div>
<div class=two><div>${d.buyer.name}${isCompany(d.buyer.name) ? '<br>t.a.v. de crediteurenadministratie' : ''}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table class=kv>${row(['Factuurnummer', d.number])}${row(['Factuurdatum', p.date(d.issueDate)])}${row(['Uw opdracht', d.orderNumber])}${row(['Btw-nr. opdrachtgever', d.buyer.vatId])}</table></div>
<h1>Factuur</h1><div>Project ${random.pick(['De Hoge Brink', 'Parkzicht fase 2', 'Stationskwartier'])}, uitgevoerd in week ${week} en ${week + 1}</div>
<table class=list style="margin-top:3mm">${heading(['Omschrijving', '>Aantal', 'Eenheid', '>Tarief', '>Bedrag'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=sum>${row(['Totaal exclusief btw', `>${p.money(d.subtotal)}`])}${row(['Btw verlegd', `>${p.money(d.tax)}`])}<tr class=b><td>Factuurbedrag</td><td class=r>${p.money(d.total)}</td></tr>${paid}</table>
<table class=pay>${heading(['Verdeling van de betaling', 'Rekening', '>Bedrag'])}${row([`G-rekening (${share} %)`, grouped(d.buyer.iban), `>${p.money(blocked)}`])}${row(['Vrije rekening', grouped(d.seller.iban), `>${p.money(rest - blocked)}`])}</table>
<div class=txt>Wij ontvangen uw betaling graag uiterlijk ${p.date(d.dueDate)} onder vermelding van ${d.number}. De manurenstaat en het geldige ID-overzicht zijn bijgevoegd.</div>
<div class=foot>${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · KvK ${random.digits(8)} · Btw ${d.seller.vatId} · Loonheffingennummer ${random.digits(9)}L01</div>`
    },
  },
]
