import type { Family } from '../family.ts'
import pools from '../everyday_pools.json' with { type: 'json' }
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import { sumOf } from '../make_document.ts'
import { grouped, heading, row } from '../print.ts'

const months =
  'January February March April May June July August September October November December'.split(' ')
const euro = {
  decimal: ',',
  thousands: '.',
  money: (plain: string) => `${plain} €`,
  date: (y: string, m: string, d: string) => `${d}.${m}.${y}`,
} as const
const pound = {
  decimal: '.',
  thousands: ',',
  money: (plain: string) => `£${plain}`.replace('£-', '-£'),
} as const

/** English and German families that were written after the reader was trained. */
export const everyday: Family[] = [
  {
    name: 'de-maler',
    plan: {
      country: 'DE',
      pools,
      currency: 'EUR',
      rates: [19],
      lines: [4, 11],
      most: 24,
      isPart: true,
      isInOrder: true,
      isOnce: true,
      prepaid: 0.6,
      days: [10, 14],
      items: [
        ['Malergeselle, Facharbeiterstunde', 'Std.', 48, 59],
        ['Meisterstunde', 'Std.', 62, 74],
        ['Auszubildender, 2. Lehrjahr', 'Std.', 24, 32],
        ['Altanstriche anschleifen und spachteln', 'm²', 6, 14],
        ['Decke zweimal mit Dispersionsfarbe streichen, stumpfmatt', 'm²', 8, 13],
        ['Dispersionsfarbe weiß, Nassabriebklasse 2, 12,5 l', 'Eimer', 68, 119],
        ['Tiefgrund LF, 10 l', 'Kan.', 28, 46],
        ['Raufasertapete, mittlere Körnung', 'Rolle', 9, 18],
        ['Abdeckvlies', 'm²', 1, 3],
        ['Acryl-Fugendichtmasse, Kartusche', 'Stk.', 3, 7],
      ],
      numbers: (random, year) => `${year}-${random.digits(3)}`,
    },
    style: euro,
    css: 'body{font:9.5pt "Roboto",sans-serif} .k{display:flex;justify-content:space-between;border-bottom:3pt solid #2a6f4e;padding-bottom:6px} .a{font-size:6.5pt;color:#555;margin:12mm 0 3mm} h2{font-size:12pt;margin:12mm 0 4px} h4{margin:12px 0 2px;color:#2a6f4e} th{font-weight:normal;font-size:8pt;text-align:left;border-bottom:.5pt solid #2a6f4e} td{vertical-align:top;padding:2px 0} .z td{border-top:.5pt solid #aaa;font-style:italic} .f{margin-top:12mm;display:grid;grid-template-columns:1fr 1fr 1fr;font-size:7pt;border-top:.5pt solid #555;padding-top:4px}',
    draw: (p) => {
      const { doc: d } = p
      const wages = d.lines.filter(({ unit }) => unit === 'Std.')
      const goods = d.lines.filter(({ unit }) => unit !== 'Std.')
      const parts = [
        ['Lohnarbeiten', wages] as const,
        ['Flächenleistungen und Material', goods] as const,
      ].filter(([, lines]) => lines.length)
      const tables = parts.map(
        ([title, lines], part) =>
          `<h4>${part + 1}. ${title}</h4><table>${heading(['Pos', '>Menge', 'Einh.', 'Leistung / Artikel', '>EP in €', '>GP in €'])}${lines.map((l, at) => row([`${part + 1}.${at + 1}`, `>${p.number(l.quantity, 2)}`, l.unit, l.description, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}<tbody class=z>${row(['', '', '', `Zwischensumme ${part + 1}`, '', `>${p.plain(sumOf(lines))}`])}</tbody></table>`
      )
      return `<div class=k><div><b style="font-size:18pt;color:#2a6f4e">${d.seller.name}</b><br>Maler- und Lackierermeister · Fassaden · Bodenbeläge</div><div style="font-size:8pt">${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Fon ${d.seller.telephone}<br>${d.seller.mail}</div></div>
<div class=a>${d.seller.name} – ${d.seller.street} – ${d.seller.postCode} ${d.seller.town}</div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}
<h2>Schlussrechnung ${d.number} vom ${p.date(d.issueDate)}</h2>Objekt: Treppenhaus und Flure, Auftrag vom ${p.date(d.orderDate)}<br>Ausgeführt in der Zeit vom ${p.date(d.from)} bis ${p.date(d.until)}
${tables.join('')}<table style="width:60%;margin:10px 0 0 auto;break-inside:avoid">${row(['Summe netto', `>${p.money(d.subtotal)}`])}${row([`+ ${p.number(d.taxes[0].rate)} % Mehrwertsteuer`, `>${p.money(d.tax)}`])}${row(['<b>Rechnungssumme</b>', `><b>${p.money(d.total)}</b>`])}${d.prepaid ? row(['./. erhaltene Anzahlung', `>${p.money(-d.prepaid)}`]) + row(['<b>Restforderung</b>', `><b>${p.money(d.amountDue)}</b>`]) : ''}</table>
<p>Der Betrag ist bis zum ${p.date(d.dueDate)} ohne Abzug zu zahlen.${wages.length ? ` Im Nettobetrag sind ${p.money(sumOf(wages))} Lohnkosten enthalten (§ 35a EStG).` : ''} Privatkunden bewahren diese Rechnung zwei Jahre auf.</p>
<div class=f><div>Inhaber: Handwerkskammer-Nr. 4410${d.customerNumber}</div><div>St.-Nr. ${d.seller.taxNumber}<br>USt-Id. ${d.seller.vatId}</div><div>Volksbank eG<br>${grouped(d.seller.iban)}</div></div>`
    },
  },
  {
    name: 'de-kaffeeversand',
    plan: {
      country: 'DE',
      pools,
      currency: 'EUR',
      rates: [19, 7],
      isOnce: true,
      lines: [1, 9],
      most: 6,
      isGross: true,
      isBuyerPerson: true,
      charge: 0.6,
      allowance: 0.3,
      items: [
        ['Espresso „Nachtschicht“, ganze Bohne, 1.000 g', '', 21, 32, 1],
        ['Filterkaffee Äthiopien Yirgacheffe 250 g', '', 8, 13, 1],
        ['Siebträger 58 mm, bodenlos', '', 32, 69],
        ['Milchkännchen Edelstahl 350 ml', '', 12, 24],
        ['Handmühle mit Keramikmahlwerk', '', 45, 110],
        ['Bio-Kakao 400 g', '', 6, 11, 1],
        ['Entkalker flüssig, 2er-Pack', '', 8, 15],
        ['Cantuccini mit Mandeln', '', 4, 8, 1],
        ['Tamper 58,5 mm mit Holzgriff', '', 24, 49],
        ['Filterpapier Gr. 4, 100 Blatt', '', 3, 5],
        ['Espresso entkoffeiniert, gemahlen, 500 g', '', 13, 18, 1],
        ['Tassen-Set „Brasil“, 6-teilig', '', 29, 55],
      ],
      numbers: (random) => `KV${random.digits(8)}`,
    },
    style: { ...euro, money: (plain) => `${plain} EUR` },
    css: 'body{font:9pt "Open Sans",sans-serif} .v th{font-size:7.5pt;color:#777;font-weight:normal;text-align:left} .v td{padding-bottom:6px;font-weight:bold} .p th{background:#3b2a20;color:#fff;text-align:left;padding:4px;font-weight:normal;-webkit-print-color-adjust:exact} .p td{padding:5px 4px;border-bottom:.5pt dotted #999} .i{position:fixed;bottom:0;left:0;right:0;font-size:6.5pt;text-align:center;color:#666}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="display:flex;justify-content:space-between;align-items:end"><span style="font-size:15pt;letter-spacing:2px">☕ ${d.seller.site}</span><span style="font-size:15pt">Rechnung</span></div>
<div style="font-size:6.5pt;margin:14mm 0 2mm">Abs.: ${d.seller.name}, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}</div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}
<table class=v style="margin-top:14mm">${heading(['Rechnungsnummer', 'Rechnungsdatum', 'Bestellnummer', 'Bestelldatum', 'Kundennummer'])}${row([d.number, p.date(d.issueDate), d.orderNumber, p.date(d.orderDate), d.customerNumber])}</table>
<table class=p>${heading(['Art.-Nr.', 'Artikel', '>Anzahl', '>Stückpreis', '>MwSt.', '>Summe'])}${p.lines((l, at) => row([`${2107 + at * 34}-${l.rate}`, l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.number(l.rate)} %`, `>${p.money(l.amount)}`])).join('')}</table>
<table style="width:55%;margin:8px 0 0 auto">${d.allowance || d.charge ? row(['Zwischensumme', `>${p.money(d.lineTotal)}`]) : ''}${d.allowance ? row(['Gutschein „WILLKOMMEN“', `>${p.money(-d.allowance)}`]) : ''}${d.charge ? row(['Verpackung und Versand (DHL)', `>${p.money(d.charge)}`]) : ''}${row(['<b>Gesamtbetrag inkl. MwSt.</b>', `><b>${p.money(d.total)}</b>`])}${p.taxes((t) => row([`enthaltene MwSt. ${p.number(t.rate)} % (netto ${p.money(baseOf(p, t))})`, `>${p.money(taxOf(p, t))}`])).join('')}</table>
<p>Zahlungsart: PayPal. Der Betrag wurde bereits beglichen. Lieferdatum: ${p.date(d.deliveryDate)}</p><p>Sie haben 30 Tage Rückgaberecht. Fragen? ${d.seller.mail}</p>
<div class=i>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · Registergericht ${d.seller.town} · USt-IdNr.: ${d.seller.vatId}</div>`
    },
  },
  {
    name: 'at-gasthof',
    plan: {
      country: 'AT',
      pools,
      currency: 'EUR',
      rates: [20, 10, 0],
      lines: [3, 12],
      most: 5,
      isGross: true,
      isBuyerPerson: true,
      prepaid: 0.5,
      items: [
        ['Nächtigung Doppelzimmer „Bergblick“', '', 58, 130, 1],
        ['Frühstücksbuffet', '', 14, 22, 1],
        ['Abendmenü viergängig', '', 29, 44, 1],
        ['Ortstaxe', '', 2, 3, 2],
        ['Tiefgarage', '', 9, 18],
        ['1/4 Zweigelt', '', 5, 9],
        ['Saunatuch', '', 3, 6],
        ['Minibar', '', 3, 14],
        ['Zustellbett Kind', '', 19, 35, 1],
        ['Hund pro Nacht', '', 10, 18, 1],
        ['Apfelstrudel mit Vanillesauce', '', 6, 9, 1],
      ],
      numbers: (random, year) => `${random.digits(4)}/${year.slice(2)}`,
    },
    style: { ...euro, money: (plain) => `€ ${plain}`.replace('€ -', '€ –') },
    css: 'body{font:10pt "EB Garamond","Liberation Serif",serif} .k{text-align:center;border-bottom:1pt double #7a5c1e;padding-bottom:6px} .b{border:.5pt solid #7a5c1e;padding:6px 10px;width:70mm} td,th{padding:2px 4px} .l th{border-bottom:.5pt solid;text-align:left;font-variant:small-caps}',
    draw: (p) => {
      const { doc: d } = p
      const days = daysOf(p, d.deliveryDate, d.issueDate)
      return `<div class=k><span style="font-size:20pt">${d.seller.name}</span><br>${d.seller.street}, A-${d.seller.postCode} ${d.seller.town} · Tel. ${d.seller.telephone} · ${d.seller.site}</div>
<div style="display:flex;justify-content:space-between;margin:10mm 0"><div><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div class=b>Zimmer: <b>${p.random.int(101, 318)}</b><br>Anreise: ${p.date(d.deliveryDate)}<br>Abreise: ${p.date(d.issueDate)}<br>Rechnung: ${d.number}<br>${d.seller.town}, am ${p.date(d.issueDate)}</div></div>
<h2 style="font-weight:normal">Hotelrechnung</h2><table class=l>${heading(['Tag', 'Leistung', '>Anz.', '>à', '>EUR', '>USt'])}${p.lines((l, at) => row([days[at], l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`, `>${p.number(l.rate)}%`])).join('')}</table>
<p class=r style="font-size:13pt">Gesamtbetrag inkl. aller Steuern: <b>${p.money(d.total)}</b></p>${d.prepaid ? `<p class=r>Abzüglich Anzahlung vom ${p.date(d.orderDate)}: ${p.money(-d.prepaid)}<br>Offener Betrag: <b>${p.money(d.amountDue)}</b></p>` : ''}
<table style="width:60%">${row(['USt-Satz', '>Netto', '>USt', '>Brutto'])}${p.taxes((t) => row([`${p.number(t.rate)} %`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`, `>${p.plain(t.base + t.amount)}`])).join('')}${row(['Summe', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, ''])}</table>
<p>Zahlbar bei Abreise oder prompt nach Erhalt. IBAN: ${grouped(d.seller.iban)}, UID: ${d.seller.vatId}. Wir freuen uns auf ein Wiedersehen!</p>`
    },
  },
  {
    name: 'en-saas',
    plan: {
      country: 'GB',
      pools,
      currency: 'GBP',
      rates: [20],
      isOnce: true,
      lines: [1, 5],
      most: 40,
      allowance: 0.4,
      items: [
        ['Business plan, per seat, monthly', '', 9, 29],
        ['Viewer seats', '', 2, 6],
        ['Extra storage (100 GB)', '', 4, 12],
        ['Priority support add-on', '', 49, 120],
        ['API requests, per 10,000', '', 1, 4],
        ['Single sign-on module', '', 25, 80],
        ['Onboarding session (60 min, remote)', '', 75, 150],
        ['SMS notifications', '', 1, 2],
      ],
      numbers: (random) =>
        `${random.pick(['7F', 'C0', 'E4', 'A9'])}${random.digits(4)}BD-00${random.digits(2)}`,
    },
    style: {
      ...pound,
      date: (y, m, d) => `${months[Number(m) - 1].slice(0, 3)} ${Number(d)}, ${y}`,
    },
    css: 'body{font:9.5pt "Inter",sans-serif;color:#1f2937} small{color:#6b7280} .g{display:grid;grid-template-columns:repeat(4,1fr);gap:8px;background:#f3f4f6;padding:10px;margin:14px 0;-webkit-print-color-adjust:exact} .w{display:grid;grid-template-columns:1fr 1fr;gap:10px} .l th{color:#6b7280;font-size:8pt;font-weight:500;text-align:left;border-bottom:.5pt solid #d1d5db;padding:4px 0} .l td{padding:8px 0} .t{width:45%;margin-left:auto} .t td{padding:4px 0;border-top:.5pt solid #e5e7eb}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="display:flex;justify-content:space-between"><b style="font-size:17pt">Your invoice</b><b style="font-size:13pt;color:#4f46e5">◆ ${d.seller.site.replace('www.', '').replace('.example', '')}</b></div>
<div class=g><div><small>Invoice ID</small><br>${d.number}</div><div><small>Issued</small><br>${p.date(d.issueDate)}</div><div><small>Subscription period</small><br>${p.date(d.from)} – ${p.date(d.until)}</div><div><small>Payment method</small><br>Visa •••• ${p.random.digits(4)}</div></div>
<div class=w><div><small>Billed to</small><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}<br>${d.buyer.country}</div><div><small>From</small><br><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>${d.seller.country}<br>VAT ${d.seller.vatId}</div></div><br>
<table class=l>${heading(['Product', '>Quantity', '>Price', '>Total'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table><br>
<table class=t>${d.allowance ? row(['Sum of products', `>${p.money(d.lineTotal)}`]) + row(['Annual loyalty discount', `>${p.money(-d.allowance)}`]) : ''}${row(['Total excl. VAT', `>${p.money(d.subtotal)}`])}${row([`VAT – United Kingdom (${p.number(d.taxes[0].rate)}%)`, `>${p.money(d.tax)}`])}${row(['<b>Total</b>', `><b>${p.money(d.total)}</b>`])}</table>
<p><small>Nothing to do: your card was charged automatically on ${p.date(d.issueDate)}. The next renewal is on the first day after the period. Manage your plan under Settings › Billing or write to ${d.seller.mail}.</small></p>`
    },
  },
  {
    name: 'en-solicitors',
    plan: {
      country: 'GB',
      pools,
      currency: 'GBP',
      rates: [20],
      lines: [6, 34],
      most: 3,
      isPart: true,
      charge: 0.5,
      prepaid: 0.5,
      days: [14, 21, 28],
      items: [
        ['Attending you by telephone to take instructions', '', 180, 340],
        ['Drafting witness statement', '', 180, 340],
        ['Perusing lease and schedule of dilapidations; noting points of concern', '', 180, 340],
        ['Letter to the other side’s solicitors', '', 110, 190],
        ['Preparing bundle for hearing', '', 110, 190],
        ['Conference with counsel', '', 240, 390],
        ['Considering Land Registry search results', '', 110, 190],
        ['Emails in and out re: completion date', '', 110, 190],
        ['Reviewing draft transfer and amending clauses 4 to 9', '', 180, 340],
        ['File review and cost estimate', '', 110, 190],
      ],
      numbers: (random) => random.digits(6),
    },
    style: { ...pound, date: (y, m, d) => `${Number(d)} ${months[Number(m) - 1]} ${y}` },
    css: 'body{font:10.5pt "Liberation Serif",serif;line-height:1.3} th{font-size:9pt;text-align:left;border-top:.5pt solid;border-bottom:.5pt solid;padding:3px 0} td{vertical-align:top;padding:2px 0} .n td{padding:3px 0} .k{letter-spacing:3px;text-align:center;font-size:15pt}',
    draw: (p) => {
      const { doc: d } = p
      const days = daysOf(p, d.from, d.until)
      const staff = ['RJP', 'SKD', 'AMW']
      return `<div class=k>${d.seller.name}</div><div style="text-align:center;font-size:8.5pt">SOLICITORS AND NOTARIES<br>${d.seller.street}, ${d.seller.town} ${d.seller.postCode} · DX 1204 · Telephone ${d.seller.telephone}</div>
<p><b>Private and confidential</b><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</p>
<table class=n style="width:auto">${row(['Date and tax point:', p.date(d.issueDate)])}${row(['Our ref:', `RJP/${d.customerNumber}/2`])}${row(['Bill number:', d.number])}${row(['VAT registration:', d.seller.vatId])}</table>
<p><b>Re: Renewal of business tenancy</b></p><p>To our professional charges in connection with the above matter for the period ${p.date(d.from)} to ${p.date(d.until)}, as set out in the following statement of time.</p>
<table>${heading(['Date', 'Fee earner', 'Work done', '>Hours', '>Rate £', '>Charge £'])}${p.lines((l, at) => row([`<span style="white-space:nowrap;font-size:9pt">${days[at]}</span>`, p.random.pick(staff), l.description, `>${p.number(l.quantity, 2)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table><br>
<table style="break-inside:avoid">${d.charge ? row(['Time charges', `>${p.plain(d.lineTotal)}`]) + row(['Photocopying and search fees', `>${p.plain(d.charge)}`]) : ''}${row(['Our costs, net of VAT', `>${p.plain(d.subtotal)}`])}${row([`VAT thereon at ${p.number(d.taxes[0].rate)}%`, `>${p.plain(d.tax)}`])}${row(['<b>TOTAL OF THIS BILL</b>', `><b>${p.money(d.total)}</b>`])}${d.prepaid ? row(['Less sum held on client account', `>${p.plain(-d.prepaid)}`]) + row(['<b>BALANCE PAYABLE</b>', `><b>${p.money(d.amountDue)}</b>`]) : ''}</table>
<p>We should be grateful for payment no later than ${p.date(d.dueDate)}. Interest at 8% per annum may be charged on overdue bills.</p><p>Bank: Lloyds, client account, IBAN ${grouped(d.seller.iban)}</p><p>${d.seller.name}</p>`
    },
  },
  {
    name: 'en-us-hvac',
    plan: {
      country: 'US',
      pools,
      currency: 'USD',
      rates: [7.25, 0],
      isOnce: true,
      lines: [2, 9],
      most: 6,
      isPart: true,
      prepaid: 0.35,
      days: [10, 15, 30],
      items: [
        ['Run capacitor 45/5 MFD', 'EA', 18, 45],
        ['R-410A refrigerant', 'LB', 55, 95],
        ['Pleated filter 16x25x4', 'EA', 14, 38],
        ['Condenser fan motor, 1/4 HP', 'EA', 140, 290],
        ['Thermostat wire 18/8', 'FT', 1, 2],
        ['Wi-Fi thermostat, programmable', 'EA', 110, 240],
        ['Contactor 2-pole 30A', 'EA', 22, 48],
        ['PVC drain line 3/4 in. with trap', 'FT', 3, 8],
        ['Service labor - journeyman', 'HR', 95, 145, 1],
        ['Diagnostic and system check', 'HR', 89, 129, 1],
        ['After-hours labor', 'HR', 150, 210, 1],
      ],
      numbers: (random) => `SVC-${random.digits(5)}`,
    },
    style: {
      decimal: '.',
      thousands: ',',
      money: (plain) => `$${plain}`.replace('$-', '-$'),
      date: (y, m, d) => `${Number(m)}/${Number(d)}/${y}`,
    },
    css: 'body{font:9pt "Liberation Sans Narrow","Liberation Sans",sans-serif} .x{border:1pt solid #1d4e89;margin-top:6px} .x td,.x th{border:.5pt solid #1d4e89;padding:4px 7px;vertical-align:top} .x th{background:#e3edf7;text-align:left;font-size:7.5pt;-webkit-print-color-adjust:exact} .s{border-top:1pt dashed #444;margin-top:14mm;padding-top:6px;display:flex;justify-content:space-between}',
    draw: (p) => {
      const { doc: d } = p
      const taxed = d.taxes.filter(({ rate }) => rate > 0)
      return `<div style="display:flex;justify-content:space-between;align-items:center"><div style="font-size:15pt;font-weight:bold;color:#1d4e89">${d.seller.name}</div><div style="text-align:right">${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>24-hr dispatch ${d.seller.telephone}<br>Lic. #CAC${p.random.digits(6)}</div></div>
<table class=x>${heading(['SERVICE INVOICE', 'DATE', 'WORK ORDER', 'TERMS', 'PAY BY'])}${row([`<b>${d.number}</b>`, p.date(d.issueDate), d.orderNumber, `Net ${(Date.parse(d.dueDate) - Date.parse(d.issueDate)) / 86_400_000}`, p.date(d.dueDate)])}</table>
<table class=x>${heading(['CUSTOMER', 'SERVICE LOCATION', 'EQUIPMENT'])}${row([`${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}`, `Same as customer<br>Serviced ${p.date(d.deliveryDate)}`, 'Rooftop unit, 5 ton<br>Not cooling; low charge, failed capacitor'])}</table>
<table class=x>${heading(['>QTY', 'U/M', 'PARTS AND LABOR', '>PRICE EACH', 'TAX', '>EXTENDED'])}${p.lines((l) => row([`>${p.number(l.quantity)}`, l.unit, l.description, `>${p.plain(l.price)}`, l.unit === 'HR' ? 'N' : 'T', `>${p.plain(l.amount)}`])).join('')}</table>
<table class=x style="width:46%;margin-left:auto">${row(['Net amount', `>${p.plain(d.subtotal)}`])}${taxed.map((t) => row([`Sales tax ${p.number(t.rate, 2)}% on ${p.plain(t.base)}`, `>${p.plain(d.tax)}`])).join('')}${row(['<b>Invoice total</b>', `><b>${p.money(d.total)}</b>`])}${d.prepaid ? row(['Paid at time of service', `>${p.money(-d.prepaid)}`]) : ''}${d.prepaid ? row(['<b>Amount owed</b>', `><b>${p.money(d.amountDue)}</b>`]) : ''}</table>
<p style="font-size:7.5pt">All parts carry a 12-month warranty. A finance charge of 1.5% per month applies to past due accounts.</p>
<div class=s><div>DETACH AND RETURN WITH PAYMENT<br>${d.buyer.name}</div><div>Ref. ${d.number}<br>Check no. __________ &nbsp; Enclosed $ __________</div></div>`
    },
  },
  {
    name: 'en-garage-receipt',
    page: '148mm 210mm',
    plan: {
      country: 'GB',
      pools,
      currency: 'GBP',
      kind: 'receipt',
      rates: [20, 0],
      isOnce: true,
      lines: [1, 6],
      most: 0,
      isGross: true,
      isBuyerPerson: true,
      items: [
        ['Interim service incl. oil and filter', '', 95, 160],
        ['MOT test fee', '', 40, 54, 1],
        ['Brake pads, front axle', '', 70, 140],
        ['Wiper blades (pair)', '', 18, 32],
        ['Puncture repair', '', 20, 30],
        ['Wheel alignment', '', 45, 80],
        ['Labour', '', 60, 240],
        ['Battery 063, fitted', '', 75, 130],
        ['Air-con re-gas', '', 55, 90],
      ],
      numbers: (random) => `R${random.digits(5)}`,
    },
    style: { ...pound, date: (y, m, d) => `${d}-${m}-${y.slice(2)}` },
    css: 'body{font:9pt "Liberation Sans",sans-serif;margin:4mm} .u{border-bottom:.5pt dotted #000;padding:0 6px} td{padding:4px 2px;border-bottom:.5pt solid #bbb} p{line-height:1.8}',
    draw: (p) => {
      const { doc: d } = p
      const plate = `${p.random.pick(['WF', 'LK', 'SD'])}${p.random.int(14, 24)} ${p.random.pick(['KXR', 'ZVN', 'HTO'])}`
      return `<div style="display:flex;justify-content:space-between"><div><b style="font-size:13pt">${d.seller.name}</b><br>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>Phone ${d.seller.telephone} · VAT no. ${d.seller.vatId}</div><div style="text-align:right"><b style="font-size:15pt">RECEIPT</b><br>No. ${d.number}</div></div><hr>
<p>Received on <span class=u>${p.date(d.issueDate)}</span> from <span class=u>${d.buyer.name}</span><br>Vehicle <span class=u>${plate}</span> Mileage <span class=u>${p.random.int(11, 140)},${p.random.digits(3)}</span></p>
<table>${p.lines((l) => row([l.description, `>${p.money(l.amount)}`])).join('')}${row(['<b>Paid in full, by debit card</b>', `><b>${p.money(d.total)}</b>`])}</table>
<p style="font-size:8pt">${p.taxes((t) => (t.rate ? `Includes VAT at ${p.number(t.rate)}% of ${p.money(taxOf(p, t))}. ` : 'MOT fees are outside the scope of VAT. ')).join('')}</p><p style="text-align:center">Thank you – drive safely</p>`
    },
  },
]
