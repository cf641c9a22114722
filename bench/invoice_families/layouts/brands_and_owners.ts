import { townsWithCodes } from '../lists.ts'
import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import type { Country, Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
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

const english = monthsIn('GB')
const french = monthsIn('FR')
const dutch = monthsIn('NL')

function partiesOf(country: Country, own: Partial<Pools[Country]>): Pools {
  return { ...pools, [country]: { ...pools[country], ...own } }
}

function domainOf(brand: string): string {
  const letters = brand.normalize('NFKD').replace(/[^A-Za-z\d-]/g, '')
  return `${letters.toLowerCase()}.example`
}

const clinicItems: Family['plan']['items'] = [
  ['Office visit - established patient', '', 58, 82, 1],
  ['Rabies vaccine 3 yr', '', 24, 38, 1],
  ['DHPP booster', '', 28, 42, 1],
  ['Senior wellness panel (CBC/Chem/T4)', '', 135, 210, 1],
  ['Dental prophylaxis w/ anesthesia, grade 2', '', 340, 520, 1],
  ['Digital radiograph, 2 views', '', 145, 220, 1],
  ['Nail trim', '', 16, 24, 1],
  ['Carprofen 75 mg chewable, 60 tabs', '', 48, 72],
  ['Heartworm chew 51-100 lb, 6 pk', '', 52, 88],
  ['Flea & tick collar, large', '', 48, 69],
  ['Rx diet GI low fat 17.6 lb', '', 74, 112],
  ['E-collar size M', '', 12, 21],
]
const taxable = new Set(clinicItems.filter(([, , , , rate]) => !rate).map(([name]) => name))

/** Invoices with a brand at their head; the company or trader behind it stands elsewhere. */
export const brandsAndOwners: Family[] = [
  // Country inn, functions: centred name of the inn; `trading name of` in the footer, deposits.
  {
    name: 'en-inn-function',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20, 0],
      lines: [3, 9],
      isOnce: true,
      isGross: true,
      isBuyerPerson: true,
      most: 70,
      prepaid: 0.8,
      days: [7, 14],
      pools: partiesOf('GB', {
        last: ['Hartnoll', 'Lidgate', 'Merriman', 'Oakshott', 'Pascoe', 'Quayle', 'Rudge'],
        trade: ['Inns', 'Taverns', 'Hospitality', 'Leisure', 'Pub Company'],
        forms: ['Ltd', 'Limited', 'LLP'],
        streets: ['The Green', 'Bridge End', '1 Church Lane', 'High Street', 'Mill Road'],
        towns: townsWithCodes(
          'Ludlow|SY8 2HJ; Tetbury|GL8 8JG; Southwold|IP18 6EF; Hexham|NE46 3NP'
        ),
      }),
      items: [
        ['Garden Room hire, per guest', '', 4, 9, 1],
        ['Three course set menu', '', 34, 48],
        ['Evening buffet', '', 16, 24],
        ['Arrival drink - Prosecco', '', 6, 9],
        ['House wine, bottle', '', 22, 29],
        ['Canapés (4 per person)', '', 9, 14],
        ['Tea, coffee and petits fours', '', 4, 6],
        ['Overnight stay with breakfast, per person', '', 55, 85],
        ['Chair covers and sashes', '', 3, 5],
        ['Soft drinks package', '', 5, 8],
        ["Children's menu", '', 12, 17],
      ],
      numbers: (random) => `F${random.digits(4)}`,
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${Number(d)} ${english[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10.5pt/1.4 "EB Garamond";margin:0 6mm;color:#2b2b2b} .head{text-align:center;border-bottom:2pt double #6b4f2a;padding-bottom:4mm} .head h1{font:30pt "EB Garamond";margin:0;color:#6b4f2a;letter-spacing:1px} .head i{font-size:12pt} .two{display:flex;justify-content:space-between;margin:8mm 0} .kv{width:auto} .kv td{padding:.4mm 0} .kv td:first-child{color:#6b4f2a} h2{font:18pt "EB Garamond";margin:6mm 0 0;letter-spacing:3px} .list th{border-bottom:1pt solid #6b4f2a;text-align:left;font-weight:normal;font-style:italic;padding:1mm 0} .list td{padding:1.2mm 0;border-bottom:.4pt dotted #aaa} .sum{width:84mm;margin:4mm 0 0 auto} .sum td{padding:.8mm 0} .sum .b td{border-top:1pt solid #6b4f2a;font-size:13pt} .pay{margin-top:8mm} .foot{position:fixed;bottom:0;left:6mm;right:6mm;text-align:center;font-size:8pt;line-height:1.35;border-top:.6pt solid #6b4f2a;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const brand = random.pick([
        'The Plough & Harrow',
        'The Fleece at Arden',
        'The Otter Inn',
        'The Old Forge',
      ])
      const event = random.pick(['Wedding breakfast', '60th birthday', 'Christening lunch', 'Wake'])
      const paid = d.prepaid ? row(['Less deposit received', `>-${p.money(d.prepaid)}`]) : ''
      return `<div class=head><h1>${brand}</h1><i>Dining &nbsp;·&nbsp; Rooms &nbsp;·&nbsp; Private Parties</i><br>${d.seller.street}, ${d.seller.town} ${d.seller.postCode} &nbsp;|&nbsp; ${d.seller.telephone} &nbsp;|&nbsp; events@${domainOf(brand)}</div>
<h2>INVOICE</h2><div class=two><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table class=kv>${row(['Invoice no.', d.number])}${row(['Invoice date', p.date(d.issueDate)])}${row(['Function', event])}${row(['Date of function', p.date(d.deliveryDate)])}${row(['Booking ref.', d.orderNumber])}</table></div>
<table class=list>${heading(['Item', '>No.', '>Price', '>Total'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=sum>${row(['Total including VAT', `>${p.money(d.total)}`])}${paid}<tr class=b><td>Balance to pay</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<p style="font-size:9pt">All prices include VAT where it applies. Net ${p.money(d.subtotal)}, VAT ${p.money(d.tax)}. Room hire is exempt.</p>
<div class=pay>Please let us have the balance by <b>${p.date(d.dueDate)}</b>, by card over the telephone or by transfer:<br>Account name ${d.seller.name}, sort code ${random.digits(2)}-${random.digits(2)}-${random.digits(2)}, account ${random.digits(8)}. Please quote your invoice number.<p><i>With many thanks for choosing us – we do hope to see you again soon.</i></div>
<div class=foot>${brand} is a trading name of ${d.seller.name}. Registered in England &amp; Wales no. 0${random.digits(7)}. VAT no. ${d.seller.vatId}.<br>Registered office: c/o Tarrant Foley Accountants LLP, 2 Castle Yard, Shrewsbury SY1 2AT</div>`
    },
  },
  // Animal hospital: patient, taxable items marked T; the owning company is the payee.
  {
    name: 'en-animal-hospital',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [8.25, 0],
      lines: [3, 9],
      isOnce: true,
      isBuyerPerson: true,
      most: 4,
      prepaid: 0.4,
      days: [10, 15, 30],
      pools: partiesOf('US', {
        last: ['Hollister', 'Brandvold', 'Escobar', 'Tran', 'Rasmussen', 'Keene', 'Lindholm'],
        trade: ['Veterinary Services', 'Veterinary Group', 'Pet Health', 'Animal Care'],
        forms: ['PLLC', 'LLC', 'P.C.'],
        streets: ['4410 State Highway 9', '118 Ranch Rd', '2075 Mesa Dr, Ste 3', '61 Orchard St'],
        towns: townsWithCodes(
          'Georgetown, TX|78626; Bend, OR|97701; Loveland, CO|80537; Prescott, AZ|86301'
        ),
      }),
      items: clinicItems,
      numbers: (random) => random.digits(6),
    },
    style: { ...point, money: (plain) => `$${plain}`, date: (y, m, d) => `${m}/${d}/${y}` },
    css: 'body{font:9.5pt "Liberation Sans";margin:0} .top{display:flex;align-items:center;gap:5mm} .logo{width:20mm;height:20mm;border-radius:50%;border:2pt solid #1d6b5d;color:#1d6b5d;font:bold 9pt "Lato";display:flex;align-items:center;justify-content:center} .top h1{font:bold 19pt "Lato";color:#1d6b5d;margin:0} .top .no{margin-left:auto} .kv{width:auto} .kv td{padding:.4mm 0} .kv td:first-child{font-weight:bold} .two{display:flex;justify-content:space-between;margin:9mm 0 6mm} .pat{background:#e7f1ef;padding:2mm 4mm;width:78mm} .list th{text-align:left;border-top:1pt solid #333;border-bottom:1pt solid #333;padding:1mm 1.5mm} .list td{padding:1mm 1.5mm} .sum{width:74mm;border-top:1pt solid #333} .sum td{padding:.7mm 1.5mm} .end{display:flex;justify-content:space-between;align-items:flex-start;margin-top:3mm} .rem{width:90mm;margin-top:4mm} .rem th{text-align:left;font-size:8.5pt} .rem td{font-size:8.5pt} .stub{position:fixed;bottom:0;left:0;right:0;font-size:8.5pt} .cut{border-top:1pt dashed #777;margin-bottom:3mm} .stub .w{display:flex;justify-content:space-between} .own{text-align:center;font-size:7pt;color:#555;margin-top:4mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const brand = random.pick([
        'Cedar Creek Animal Hospital',
        'Happy Tails Veterinary Clinic',
        'Juniper Ridge Pet Hospital',
      ])
      const pet = random.pick(['Biscuit', 'Luna', 'Moose', 'Pepper'])
      const kind = random.pick([
        'Canine, Labrador Ret., M/N',
        'Canine, Boxer, M/N',
        'Canine, Mix, F/S',
      ])
      const vet = random.pick(['Dr. A. Whitlock', 'Dr. P. Novak', 'Dr. S. Imai'])
      const visit = p.date(d.deliveryDate)
      const paid = d.prepaid ? row(['Payment received - Visa', `>-${p.money(d.prepaid)}`]) : ''
      return `<div class=top><div class=logo>${brand
        .split(' ')
        .map(([first]) => first)
        .join(
          ''
        )}</div><div><h1>${brand}</h1>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>${d.seller.telephone} · ${domainOf(brand)}</div><table class="kv no">${row(['Invoice', d.number])}${row(['Date', p.date(d.issueDate)])}${row(['Client ID', d.customerNumber])}</table></div>
<div class=two><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div><div class=pat><b>Patient: ${pet}</b><br>${kind}<br>Weight: ${random.int(9, 74)}.${random.int(0, 9)} lb &nbsp; Seen by: ${vet}</div></div>
<table class=list>${heading(['Date', 'Description', '>Qty', '>Price', '>Total', ''])}${p.lines((l) => row([visit, l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`, taxable.has(l.description.replaceAll('&amp;', '&')) ? 'T' : ''])).join('')}</table>
<div class=end><table class=rem>${heading([`Reminders for ${pet}`, 'Due'])}${row(['Annual wellness exam', p.date(dayAfter(d.deliveryDate, 365))])}${row(['Fecal exam / heartworm test', p.date(dayAfter(d.deliveryDate, 182))])}</table><table class=sum>${row(['Subtotal', `>${p.money(d.subtotal)}`])}${row(['Sales tax', `>${p.money(d.tax)}`])}${row(['<b>Invoice total</b>', `><b>${p.money(d.total)}</b>`])}${paid}${row(['<b>Balance due</b>', `><b>${p.money(d.amountDue)}</b>`])}</table></div>
<p style="font-size:8.5pt">T = taxable item. Balances not paid by ${p.date(d.dueDate)} are subject to a 1.5% monthly finance charge.</p>
<div class=stub><div class=cut></div><div class=w><div>Please make checks payable to:<br><b>${d.seller.name}</b><br>P.O. Box ${random.digits(4)}, ${d.seller.town} ${d.seller.postCode}</div><table class=kv>${row(['Client', d.buyer.name])}${row(['Invoice', d.number])}${row(['Pay this amount', p.money(d.amountDue)])}${row(['Amount enclosed', '$ ____________'])}</table></div><div class=own>${brand} is owned and operated by ${d.seller.name}, a member practice of Sagebrush Veterinary Partners, Inc. Fed. ID ${d.seller.vatId}</div></div>`
    },
  },
  // Bicycle workshop of a sole trader: `Inh.` in the sender line and footer, prices with VAT.
  {
    name: 'de-fahrradwerkstatt',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [3, 10],
      isOnce: true,
      isGross: true,
      isSellerPerson: true,
      isBuyerPerson: true,
      most: 3,
      days: [7, 10, 14],
      pools: partiesOf('DE', {
        first: ['Arne', 'Bettina', 'Dirk', 'Gesa', 'Jörn', 'Kerstin', 'Timo', 'Wiebke'],
        last: ['Bachmeier', 'Cordes', 'Drexler', 'Finkbeiner', 'Harms', 'Lindner', 'Röhrig'],
        streets: ['Schillerstraße 22', 'Am Güterbahnhof 5', 'Wallgasse 9', 'Nordring 61'],
        towns: townsWithCodes('Göttingen|37073; Tübingen|72070; Oldenburg|26122; Bamberg|96047'),
      }),
      items: [
        ['Inspektion groß inkl. Probefahrt', 'Stk.', 79, 109],
        ['Schaltung einstellen', 'Stk.', 18, 29],
        ['Hinterrad zentrieren', 'Stk.', 19, 32],
        ['Kette 9-fach, verschleißfest', 'Stk.', 22, 36],
        ['Kassette 11-34', 'Stk.', 34, 52],
        ['Bremsbeläge Scheibenbremse', 'Paar', 14, 24],
        ['Schlauch 28 Zoll, Autoventil', 'Stk.', 6, 9],
        ['Reifen 47-622 mit Pannenschutz', 'Stk.', 32, 46],
        ['Montage nach Aufwand', 'Std.', 62, 78],
        ['Software-Update Antrieb', 'Stk.', 25, 39],
        ['Griffe ergonomisch', 'Paar', 24, 39],
        ['Kleinmaterial', 'pausch.', 3, 7],
      ],
      numbers: (random, year) => `${year}-${random.digits(4)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:10pt "Roboto";margin:0 3mm} .logo{text-align:right;font:900 24pt "Roboto";color:#d4551e} .logo small{display:block;font:10pt "Roboto";color:#444} .from{font-size:7pt;text-decoration:underline;margin-top:12mm} .two{display:flex;justify-content:space-between;align-items:flex-start;margin-top:2mm;line-height:1.4} .kv{width:auto} .kv td{padding:.3mm 0} h1{font:bold 14pt "Roboto";margin:14mm 0 2mm} .list{margin-top:4mm} .list th{background:#444;color:#fff;text-align:left;font-weight:normal;padding:1.2mm 2mm} .list td{padding:1.2mm 2mm;border-bottom:.4pt solid #ccc} .sum{width:90mm;margin:3mm 0 0 auto} .sum td{padding:.8mm 2mm} .sum tr:first-child td{font-weight:bold;font-size:11.5pt;border-bottom:1pt solid #444} .foot{position:fixed;bottom:0;left:3mm;right:3mm;border-top:1.5pt solid #d4551e;padding-top:2mm;display:flex;justify-content:space-between;font-size:7.5pt;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const brand = random.pick([
        'Radwerk Südstadt',
        'Speichenglück',
        'Die Kettenreaktion',
        'Velo 61',
      ])
      const bike = random.pick(['Trekkingrad, schwarz', 'E-Bike Tiefeinsteiger', 'Lastenrad, grün'])
      return `<div class=logo>${brand}<small>Meisterwerkstatt für Fahrräder und E-Bikes</small></div>
<div class=from>${brand}, Inh. ${d.seller.name}, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}</div>
<div class=two><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table class=kv>${row(['Rechnungsnummer:', d.number])}${row(['Rechnungsdatum:', p.date(d.issueDate)])}${row(['Kundennummer:', d.customerNumber])}${row(['Abgeholt am:', p.date(d.deliveryDate)])}</table></div>
<h1>Rechnung</h1>Fahrrad: ${bike}, Rahmennummer ${random.pick(['WU', 'KT', 'BX'])}${random.digits(8)}
<table class=list>${heading(['Pos.', 'Bezeichnung', '>Menge', 'Einheit', '>Einzelpreis', '>Gesamt'])}${p.lines((l, at) => row([at + 1, l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=sum>${row(['Rechnungsbetrag', `>${p.money(d.total)}`])}${row([`enthaltene MwSt. ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${row(['Nettobetrag', `>${p.money(d.subtotal)}`])}</table>
<p style="margin-top:9mm">Bitte überweisen Sie den Betrag bis zum ${p.date(d.dueDate)} auf das unten genannte Konto. Auf Arbeiten geben wir ein Jahr Gewährleistung; Altteile werden nach zwei Wochen entsorgt.<p>Gute Fahrt wünscht das Team von ${brand}!</p>
<div class=foot><div><b>${brand}</b><br>Inhaber: ${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</div><div>Tel. ${d.seller.telephone}<br>werkstatt@${domainOf(brand)}<br>Di–Fr 10–18 Uhr, Sa 10–14 Uhr</div><div>Kontoinhaber: ${d.seller.name}<br>${random.pick(['Volksbank', 'Sparkasse'])} ${d.seller.town}<br>IBAN ${grouped(d.seller.iban)}</div><div>Steuernr. ${d.seller.taxNumber}<br>USt-IdNr. ${d.seller.vatId}</div></div>`
    },
  },
  // Mail order, two pages: brand and KG share a word, the general partner is in the footer too.
  {
    name: 'de-objektbedarf-versand',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19, 7],
      lines: [26, 56],
      isOnce: true,
      most: 24,
      lineDiscount: 0.25,
      allowance: 0.5,
      charge: 0.5,
      days: [14, 30],
      pools: partiesOf('DE', {
        last: [
          ...pools.DE.last,
          'Wessels',
          'Grünewald',
          'Terhorst',
          'Paulsen',
          'Sandmann',
          'Vollmer',
          'Zander',
        ],
        trade: ['Hygiene', 'Gebäudeservice', 'Objektbedarf', 'Handel'],
        forms: ['GmbH & Co. KG'],
        streets: ['Gewerbepark 11', 'Max-Planck-Straße 30', 'Hansaring 144', 'Torfweg 2'],
        towns: townsWithCodes('Rheine|48429; Hameln|31785; Aalen|73430; Gütersloh|33330'),
      }),
      items: [
        ['Falthandtücher 2-lagig, weiß', 'KTN', 24, 39],
        ['Toilettenpapier 3-lagig, 72 Rollen', 'SACK', 23, 34],
        ['Müllsäcke 120 l, 25 Stück', 'ROL', 4, 8],
        ['Allzweckreiniger Zitrus 10 l', 'KAN', 18, 29],
        ['Sanitärreiniger sauer 1 l', 'FL', 3, 6],
        ['Glasreiniger 750 ml Sprühflasche', 'FL', 2, 5],
        ['Schaumseife mild 5 l', 'KAN', 15, 24],
        ['Händedesinfektion 1000 ml', 'FL', 6, 11],
        ['Nitrilhandschuhe blau, Gr. M', 'BOX', 5, 9],
        ['Mikrofasertuch 40 x 40 cm, rot', 'PAK', 6, 12],
        ['Wischbezug Baumwolle 50 cm', 'ST', 4, 8],
        ['Klapphalter 50 cm mit Magnet', 'ST', 19, 32],
        ['Aluminiumstiel 140 cm', 'ST', 7, 13],
        ['Doppelfahreimer 2 x 17 l', 'ST', 98, 149],
        ['Kehrbesen Arenga 60 cm', 'ST', 12, 21],
        ['Abfallbehälter 50 l mit Pedal', 'ST', 46, 79],
        ['Spender für Papierhandtücher', 'ST', 29, 48],
        ['Schmutzfangmatte 90 x 150 cm', 'ST', 54, 88],
        ['Spülmaschinentabs, 100 Stück', 'PAK', 12, 21],
        ['Batterien AA, 24 Stück', 'PAK', 9, 16],
        ['Erste-Hilfe-Füllung DIN 13157', 'SET', 24, 38],
        ['Röstkaffee gemahlen 500 g', 'PAK', 5, 9, 1],
        ['Kaffeesahne 10 g, 240 Stück', 'KTN', 11, 17, 1],
        ['Zuckersticks 4 g, 1000 Stück', 'KTN', 12, 19, 1],
        ['Früchtetee, 25 Beutel', 'PAK', 2, 4, 1],
        ['Gebäckmischung einzeln verpackt', 'KTN', 16, 26, 1],
      ],
      numbers: (random) => `7${random.digits(7)}`,
    },
    style: { ...comma, date: dotted },
    css: '@page{margin:12mm 15mm} body{font:8.5pt "Open Sans";margin:0} .pg{height:271mm;position:relative} .pg+.pg{break-before:page} .bar{background:#00558c;color:#fff;padding:3mm 5mm;display:flex;justify-content:space-between;align-items:center} .bar b{font:800 21pt "Open Sans"} .from{font-size:6.5pt;margin-top:9mm} .two{display:flex;justify-content:space-between;margin:2mm 0 5mm;font-size:9.5pt} .kv{width:auto} .kv td{padding:0;font-size:8.5pt} h1{font:bold 13pt "Open Sans";margin:3mm 0} .list th{border-bottom:1.2pt solid #00558c;text-align:left;font-size:7.5pt;padding:.8mm 1mm} .list td{padding:1.4mm 1mm;border-bottom:.3pt solid #ccc} .car td{font-style:italic;border:0} .sum{width:92mm;margin:4mm 0 0 auto} .sum td{padding:.5mm 1mm} .sum tr:last-child td{border-top:1.2pt solid #00558c;font-weight:bold;font-size:10.5pt} .foot{position:absolute;bottom:0;left:0;right:0;border-top:.6pt solid #00558c;padding-top:1.5mm;display:flex;justify-content:space-between;font-size:6.5pt;line-height:1.4;color:#333}',
    draw: (p) => {
      const { doc: d, random } = p
      const word = d.seller.name.split(' ')[0]
      const brand = `${word.toUpperCase()}24`
      const partner = random.pick(['Verwaltungs-GmbH', 'Beteiligungs GmbH'])
      const chief = random.pick(['Dr. Heiner Stolte', 'Marion Kappel', 'Uwe Brandes'])
      const register = `Amtsgericht ${d.seller.town}`
      const foot = `<div class=foot><div>${brand} ist ein Unternehmen der<br>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</div><div>${register}, HRA ${random.digits(4)}<br>Persönlich haftende Gesellschafterin:<br>${word} ${partner}<br>${register}, HRB ${random.digits(5)}</div><div>Geschäftsführer: ${chief}<br>USt-IdNr.: ${d.seller.vatId}<br>WEEE-Reg.-Nr. DE ${random.digits(8)}</div><div>Nordwestbank AG<br>IBAN: ${grouped(d.seller.iban)}<br>BIC: NWBADE3XXXX<br>Gläubiger-ID: DE${random.digits(2)}ZZZ0000${random.digits(7)}</div></div>`
      let carried = 0
      const list = p.lines((l, at) => {
        carried += l.amount
        const drawn = row([
          at + 1,
          random.digits(6),
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          l.discount ? `>${p.number(l.discount)} %` : '',
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)} %`,
        ])
        return { drawn, carried }
      })
      const first = Math.min(19, list.length - 3)
      const titles = ['Pos', 'Art.-Nr.', 'Artikel', '>Menge', 'VE', '>Preis']
      const table = (rows: typeof list, before: string, after: string) =>
        `<table class=list>${heading([...titles, '>Rabatt', '>Betrag', '>MwSt.'])}${before}${rows.map(({ drawn }) => drawn).join('')}${after}</table>`
      const carry = `<tr class=car><td colspan=7 class=r>Übertrag</td><td class=r>${p.plain(list[first - 1].carried)}</td><td></td></tr>`
      const less = d.allowance ? row(['abzgl. Mengenrabatt', `>-${p.plain(d.allowance)}`]) : ''
      const freight = d.charge ? row(['Fracht und Verpackung', `>${p.plain(d.charge)}`]) : ''
      const vat = p.taxes((t) =>
        row([
          `zzgl. ${p.number(t.rate)} % MwSt. auf ${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const bar = `<div class=bar><b>${brand}</b><span>Alles für Reinigung, Hygiene und Pause<br>Bestellen: 0800 ${random.digits(3)} ${random.digits(4)} · www.${domainOf(brand)}</span></div>`
      return `<div class=pg>${bar}<div class=from>${brand} · Postfach ${random.digits(2)} ${random.digits(2)} · ${d.seller.postCode} ${d.seller.town}</div><div class=two><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table class=kv>${row(['Rechnungs-Nr.', d.number])}${row(['Datum', p.date(d.issueDate)])}${row(['Kunden-Nr.', d.customerNumber])}${row(['Ihre Bestellung', `${d.orderNumber} vom ${p.date(d.orderDate)}`])}${row(['Lieferdatum', p.date(d.deliveryDate)])}${row(['Seite', '1 von 2'])}</table></div><h1>Rechnung</h1>${table(list.slice(0, first), '', carry)}${foot}</div>
<div class=pg>${bar}<p>Rechnung ${d.number} vom ${p.date(d.issueDate)} &nbsp; Seite 2 von 2</p>${table(list.slice(first), carry, '')}<table class=sum>${row(['Warenwert', `>${p.plain(d.lineTotal)}`])}${less}${freight}${row(['Nettobetrag', `>${p.plain(d.subtotal)}`])}${vat.join('')}${row(['Rechnungsbetrag EUR', `>${p.plain(d.total)}`])}</table><p>Zahlbar ohne Abzug bis ${p.date(d.dueDate)}. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Es gelten unsere AGB.</p>${foot}</div>`
    },
  },
  // Hotel and restaurant: `exploité par` in the footer, prices with VAT, arrhes.
  {
    name: 'fr-relais-hotel',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20, 10, 0],
      lines: [4, 11],
      isOnce: true,
      isGross: true,
      most: 4,
      prepaid: 0.5,
      pools: partiesOf('FR', {
        first: ['Agnès', 'Benoît', 'Corinne', 'Didier', 'Fanny', 'Gaël'],
        last: [
          ...pools.FR.last,
          'Aubry',
          'Bonnefoy',
          'Castaing',
          'Duvernay',
          'Leblond',
          'Poncet',
          'Tessier',
        ],
        trade: ['Hôtellerie', 'Participations', 'Gestion', 'Développement'],
        forms: ['SARL', 'SAS', 'EURL'],
        streets: ['2 place du Vieux Pont', '14 route de Saumur', '6 quai des Mariniers'],
        towns: townsWithCodes('Chinon|37500; Beaune|21200; Sarlat-la-Canéda|24200; Honfleur|14600'),
      }),
      items: [
        ['Chambre double confort', '', 98, 149, 1],
        ['Chambre individuelle', '', 74, 112, 1],
        ['Petit déjeuner buffet', '', 12, 17, 1],
        ['Menu du terroir', '', 29, 42, 1],
        ['Menu enfant', '', 11, 15, 1],
        ['Eau minérale 1 l', '', 4, 7, 1],
        ['Café gourmand', '', 8, 12, 1],
        ['Bouteille de vin, carte', '', 24, 58],
        ['Kir maison', '', 6, 9],
        ['Garage fermé', '', 9, 14],
        ['Bar', '', 5, 26],
        ['Taxe de séjour', '', 1, 3, 2],
      ],
      numbers: (random, year) => `${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...euroAfter, thousands: ' ', date: slashed },
    css: 'body{font:9.5pt/1.35 "Caladea";margin:0 4mm} .head{text-align:center;color:#5b1a2e} .head b{font:italic 28pt "Caladea"} .head div{letter-spacing:4px} .two{display:flex;justify-content:space-between;margin:9mm 0 5mm} .stay{width:auto} .stay td{padding:.3mm 0} .to{width:76mm;border-left:2pt solid #5b1a2e;padding-left:4mm} h1{font:15pt "Caladea";text-align:center;border-top:.6pt solid #5b1a2e;border-bottom:.6pt solid #5b1a2e;padding:1.5mm;margin:0 0 3mm} .list th{text-align:left;font-style:italic;font-weight:normal;padding:1mm 0} .list td{padding:.9mm 0} .list{border-bottom:.6pt solid #5b1a2e} .end{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm} .vat{width:84mm} .vat th,.vat td{border:.5pt solid #999;padding:.8mm 1.5mm;font-size:8.5pt;font-weight:normal;text-align:right} .sum{width:66mm} .sum td{padding:.7mm 0} .sum .b td{font-weight:bold;font-size:11.5pt} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.5pt;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const brand = random.pick([
        'Le Relais du Vieux Pont',
        'La Demeure des Lys',
        'Au Cheval Rouge',
      ])
      const days = daysOf(p, d.deliveryDate, d.issueDate)
      const paid = d.prepaid ? row(['Arrhes versées', `>-${p.money(d.prepaid)}`]) : ''
      const register = `${d.seller.vatId.slice(4, 7)} ${d.seller.vatId.slice(7, 10)} ${d.seller.vatId.slice(10)}`
      return `<div class=head><b>${brand}</b><div>HÔTEL *** RESTAURANT</div>${d.seller.street} – ${d.seller.postCode} ${d.seller.town} – Tél. ${d.seller.telephone}<br>accueil@${domainOf(brand)}</div>
<div class=two><table class=stay>${row(['Chambre', `: ${random.int(1, 28)}`])}${row(['Arrivée', `: ${p.date(d.deliveryDate)}`])}${row(['Départ', `: ${p.date(d.issueDate)}`])}${row(['Personnes', `: ${random.int(1, 4)}`])}${row(['Dossier', `: ${d.orderNumber}`])}</table><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<h1>Facture n° ${d.number} du ${p.date(d.issueDate)}</h1>
<table class=list>${heading(['Date', 'Prestation', '>Qté', '>Prix TTC', '>TVA', '>Montant TTC'])}${p.lines((l, at) => row([days[at], l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.number(l.rate)} %`, `>${p.plain(l.amount)}`])).join('')}</table>
<div class=end><table class=vat>${heading(['Taux', 'Montant HT', 'TVA', 'TTC'])}${p.taxes((t) => row([`${p.number(t.rate)} %`, p.plain(t.base), p.plain(t.amount), p.plain(t.base + t.amount)])).join('')}</table><table class=sum>${row(['Total HT', `>${p.money(d.subtotal)}`])}${row(['Total TVA', `>${p.money(d.tax)}`])}<tr class=b><td>Total TTC</td><td class=r>${p.money(d.total)}</td></tr>${paid}${row(['Reste à régler', `>${p.money(d.amountDue)}`])}</table></div>
<p style="margin-top:9mm">Mode de règlement : ${random.pick(['carte bancaire', 'virement', 'chèque vacances'])}<br><i>Nous vous remercions de votre visite et vous souhaitons un bon retour.</i></p>
<div class=foot>${brand} est exploité par ${d.seller.name} au capital de ${random.pick(['8 000', '15 000', '40 000'])} € – RCS ${random.pick(['Tours', 'Dijon', 'Bergerac'])} ${register} – APE 5510Z<br>N° TVA intracommunautaire ${d.seller.vatId} – Siège social : ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}</div>`
    },
  },
  // Studio of a person without VAT: data of the owner in a side column below the studio name.
  {
    name: 'fr-studio-independant',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [0],
      lines: [1, 6],
      isOnce: true,
      isPart: true,
      isSellerPerson: true,
      most: 5,
      prepaid: 0.5,
      days: [15, 30],
      pools: partiesOf('FR', {
        first: ['Anouk', 'Blaise', 'Clémence', 'Florian', 'Inès', 'Maëlle', 'Quentin'],
        last: ['Berthelot', 'Carpentier', 'Fournel', 'Le Goff', 'Millet', 'Rigaud', 'Savary'],
        streets: ['11 rue de la Fonderie', '3 cour des Artisans', '58 rue Voltaire, bât. C'],
        towns: townsWithCodes('Nantes|44000; Montreuil|93100; Valence|26000; Quimper|29000'),
      }),
      items: [
        ['Création du logotype et déclinaisons', 'jour', 320, 450],
        ['Mise en page du catalogue', 'jour', 280, 420],
        ['Illustrations de couverture', 'jour', 350, 480],
        ['Retouche photo', 'heure', 35, 55],
        ['Réunion et cadrage du projet', 'heure', 45, 60],
        ['Préparation des fichiers pour impression', 'heure', 38, 55],
        ['Corrections supplémentaires', 'heure', 40, 58],
        ['Suivi de fabrication chez l’imprimeur', 'jour', 260, 380],
      ],
      numbers: (random, year) => `${year}-${random.digits(3)}`,
    },
    style: {
      ...euroAfter,
      thousands: ' ',
      date: (y, m, d) => `${Number(d)} ${french[Number(m) - 1]} ${y}`,
    },
    css: '@page{margin:0} body{font:9.5pt/1.45 "Lato";margin:0;display:flex;height:296mm} .side{width:56mm;background:#f3e9dc;padding:16mm 6mm;box-sizing:border-box;font-size:8pt;display:flex;flex-direction:column} .side h1{font:26pt/1 "URW Gothic";margin:0 0 2mm;color:#c2452d} .side h4{color:#c2452d;margin:6mm 0 1mm;font-size:7.5pt;letter-spacing:1px;text-transform:uppercase} .side .low{margin-top:auto} .main{flex:1;padding:18mm 15mm} .main h2{font:20pt "URW Gothic";margin:0} .to{margin:10mm 0;padding-left:52mm} .list th{text-align:left;font-weight:normal;color:#c2452d;border-bottom:.8pt solid #c2452d;padding:1mm 0} .list td{padding:1.6mm 0;border-bottom:.3pt solid #ddd;vertical-align:top} .sum{width:78mm;margin:4mm 0 0 auto} .sum td{padding:.8mm 0} .sum tr:last-child td{font-weight:bold;font-size:12pt} .fine{font-size:7.5pt;color:#555;margin-top:12mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const brand = random.pick(['Studio Pampille', 'Papier Bleu', 'Encre & Cie', 'Atelier Minuit'])
      const paid = d.prepaid
        ? row(['Acompte reçu', `>-${p.money(d.prepaid)}`]) +
          row(['Net à payer', `>${p.money(d.amountDue)}`])
        : ''
      const object = random.pick(['identité visuelle', 'supports imprimés', 'catalogue de saison'])
      return `<div class=side><h1>${brand}</h1>graphisme &amp; illustration<h4>Contact</h4>bonjour@${domainOf(brand)}<br>${d.seller.telephone}<br>www.${domainOf(brand)}<div class=low><h4>Émetteur</h4>${d.seller.name}<br>Entrepreneur individuel<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>SIRET ${random.digits(3)} ${random.digits(3)} ${random.digits(3)} 000${random.int(11, 39)}<br>APE 7410Z<h4>Règlement</h4>Titulaire : ${d.seller.name}<br>IBAN ${grouped(d.seller.iban).replace(/(.{19}) /, '$1<br>')}<br>BIC CRMTFRP1</div></div>
<div class=main><h2>Facture</h2>N° ${d.number}<br>Émise le ${p.date(d.issueDate)}<br>À régler avant le ${p.date(d.dueDate)}<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<p>Objet : ${object} – devis ${d.orderNumber} accepté le ${p.date(d.orderDate)}</p>
<table class=list>${heading(['Prestation', '>Qté', 'Unité', '>Tarif', '>Montant'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=sum>${row(['Total', `>${p.money(d.total)}`])}${paid}</table>
<p class=fine>TVA non applicable, art. 293 B du CGI. En cas de retard, une pénalité de trois fois le taux d’intérêt légal et une indemnité forfaitaire de 40 € pour frais de recouvrement sont dues. Pas d’escompte pour paiement anticipé. Les droits sont cédés après paiement complet.</p></div>`
    },
  },
  // Winery: the estate above the company in one block, the parent company in the footer.
  {
    name: 'it-tenuta-vini',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22, 10, 4],
      lines: [5, 16],
      isOnce: true,
      most: 36,
      lineDiscount: 0.4,
      charge: 0.5,
      days: [30, 60],
      pools: partiesOf('IT', {
        last: [
          ...pools.IT.last,
          'Baldassarri',
          'Corsini',
          'Ferrante',
          'Morandi',
          'Rinaldi',
          'Sartori',
          'Zanella',
        ],
        trade: ['Vini', 'Vitivinicola', 'Enoteca', 'Distribuzione', 'Agroalimentare'],
        forms: ['S.r.l.', 'S.p.A.', 'Soc. Agr. S.r.l.', 'S.n.c.'],
        streets: ['Località Poggio Alto 3', 'Via delle Cantine, 27', 'Strada Provinciale 18, km 4'],
        towns: townsWithCodes(
          'Montepulciano|53045; Alba|12051; Valdobbiadene|31049; Marsala|91025'
        ),
      }),
      items: [
        ['Rosso riserva 2019 - 0,75 l', 'BT', 14, 26],
        ['Rosso classico 2022 - 0,75 l', 'BT', 7, 12],
        ['Bianco superiore 2023 - 0,75 l', 'BT', 6, 11],
        ['Rosato 2023 - 0,75 l', 'BT', 6, 9],
        ['Spumante brut metodo classico', 'BT', 13, 22],
        ['Magnum rosso riserva 2018 - 1,5 l', 'BT', 38, 64],
        ['Passito 2020 - 0,375 l', 'BT', 16, 27],
        ['Grappa barricata 0,5 l', 'BT', 18, 29],
        ['Bag in box rosso 5 l', 'PZ', 12, 18],
        ['Cassetta in legno da 3 bottiglie', 'PZ', 5, 9],
        ['Calice da degustazione', 'PZ', 3, 6],
        ['Miele di acacia 500 g', 'PZ', 6, 9, 1],
        ['Confettura di fichi 220 g', 'PZ', 3, 6, 1],
        ['Salsa al tartufo 90 g', 'PZ', 5, 9, 1],
        ['Olio extravergine di oliva 0,5 l', 'BT', 9, 15, 2],
        ['Olio extravergine latta 3 l', 'PZ', 42, 58, 2],
      ],
      numbers: (random) => `${random.int(12, 980)}/A`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.5pt "Nimbus Sans";margin:0} .top{display:flex;justify-content:space-between} .own{width:92mm;line-height:1.4} .own h1{font:italic 23pt "C059";color:#6d1f2f;margin:0} .own b{font-size:9.5pt} .to{width:78mm;border:.6pt solid #333;padding:2mm 3mm;font-size:9.5pt;box-sizing:border-box} .to+.to{margin-top:2mm} .lab{font-size:6.5pt;color:#555;display:block} .grid{margin:4mm 0 3mm} .grid td{border:.6pt solid #333;padding:.8mm 1.5mm;vertical-align:top} .list{border:.6pt solid #333;height:112mm} .list tr{height:1px} .list .fill{height:100%} .list th{background:#eee;border:.6pt solid #333;font-weight:normal;font-size:7pt;padding:.8mm 1mm} .list td{border-left:.4pt solid #999;padding:.9mm 1mm} .low{display:flex;justify-content:space-between;align-items:flex-start;gap:3mm;margin-top:3mm} .low table{width:88mm} .low th{font-weight:normal;font-size:7pt;border:.6pt solid #333;background:#eee;padding:.6mm 1mm} .low td{border:.6pt solid #333;padding:.9mm 1.5mm} .foot{position:fixed;bottom:0;left:0;right:0;font-size:6.5pt;text-align:center;color:#444}',
    draw: (p) => {
      const { doc: d, random } = p
      const brand = random.pick([
        'Tenuta Colle Fiorito',
        'Cantine del Moro',
        'Podere Santa Brigida',
      ])
      const box = (label: string, value: string) => `<span class=lab>${label}</span>${value}`
      const bank = random.pick(['Cassa Rurale Alta Valle', 'Banca dell’Appennino'])
      const freight = d.charge ? row(['Spese di trasporto', `>${p.plain(d.charge)}`]) : ''
      const goods = d.charge ? row(['Totale merce', `>${p.plain(d.lineTotal)}`]) : ''
      return `<div class=top><div class=own><h1>${brand}</h1><b>${d.seller.name}</b><br>Sede legale e cantina: ${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} – vendite@${domainOf(brand)}<br>P.IVA e C.F. ${d.seller.vatId}<br>Cap. soc. € ${random.pick(['10.000,00', '50.000,00', '100.000,00'])} i.v. – R.E.A. ${random.digits(6)}</div><div><div class=to>${box('Spett.le', '')}${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div class=to style="font-size:8pt">${box('Destinazione merce', 'IDEM')}</div></div></div>
<table class=grid><tr><td>${box('Documento', '<b>FATTURA ACCOMPAGNATORIA</b>')}</td><td>${box('Numero', `<b>${d.number}</b>`)}</td><td>${box('Data', `<b>${p.date(d.issueDate)}</b>`)}</td><td>${box('Cod. cliente', d.customerNumber)}</td><td>${box('P.IVA / C.F. cliente', d.buyer.vatId)}</td></tr><tr><td colspan=2>${box('Pagamento', 'Bonifico bancario')}</td><td colspan=3>${box('Banca d’appoggio', `${bank} – IBAN ${d.seller.iban}`)}</td></tr></table>
<table class=list>${heading(['Codice', 'Descrizione', 'U.M.', '>Quantità', '>Prezzo', '>Sc. %', '>Importo', '>IVA'])}${p.lines((l) => row([`P${random.digits(4)}`, l.description, l.unit, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${l.discount ? p.number(l.discount) : ''}`, `>${p.plain(l.amount)}`, `>${p.number(l.rate)}`])).join('')}<tr class=fill>${'<td></td>'.repeat(8)}</tr></table>
<div class=low><div><table>${heading(['Aliquota', '>Imponibile', '>Imposta'])}${p.taxes((t) => row([`IVA ${p.number(t.rate)}%`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])).join('')}</table><table style="margin-top:2mm">${heading(['Scadenza', '>Importo rata'])}${row([p.date(d.dueDate), `>${p.plain(d.amountDue)}`])}</table></div><table>${goods}${freight}${row(['Totale imponibile', `>${p.plain(d.subtotal)}`])}${row(['Totale imposta', `>${p.plain(d.tax)}`])}${row(['<b>TOTALE DOCUMENTO €</b>', `><b>${p.plain(d.total)}</b>`])}</table></div>
<table class=grid><tr><td>${box('Causale trasporto', 'Vendita')}</td><td>${box('Colli', String(random.int(2, 40)))}</td><td>${box('Aspetto esteriore', 'Cartoni')}</td><td>${box('Vettore', 'Autotrasporti Valli S.n.c.')}</td><td>${box('Inizio trasporto', p.date(d.issueDate))}</td><td style="width:30mm">${box('Firma', '&nbsp;')}</td></tr></table>
<div class=foot>${d.seller.name} – società soggetta all’attività di direzione e coordinamento di Poderi Riuniti Holding S.p.A. – Contributo CONAI assolto ove dovuto<br>Copia analogica della fattura elettronica inviata al Sistema di Interscambio</div>`
    },
  },
  // Coworking: the company in vertical text, as account holder and in the data notice.
  {
    name: 'es-coworking',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [1, 6],
      isOnce: true,
      most: 10,
      allowance: 0.3,
      days: [5, 10, 15],
      pools: partiesOf('ES', {
        first: ['Aitana', 'Borja', 'Elena', 'Gonzalo', 'Marta', 'Raúl'],
        last: [
          ...pools.ES.last,
          'Arroyo',
          'Cebrián',
          'Echevarría',
          'Llorente',
          'Montero',
          'Salcedo',
          'Urrutia',
        ],
        trade: ['Espacios', 'Proyectos', 'Gestión', 'Inversiones', 'Estudio'],
        forms: ['S.L.', 'S.L.U.', 'S.A.', 'S.Coop.'],
        streets: ['C/ del Pez, 27, bajo', 'Gran Vía, 88, 4.º', 'Polígono Sur, nave 12'],
        towns: townsWithCodes('Madrid|28004; Valencia|46007; Bilbao|48011; Sevilla|41003'),
      }),
      items: [
        ['Cuota mensual puesto fijo', '', 165, 240],
        ['Cuota mensual puesto flexible', '', 95, 140],
        ['Despacho privado 4 personas', '', 420, 690],
        ['Sala de reuniones (horas)', '', 12, 25],
        ['Domiciliación social y recepción de correo', '', 25, 45],
        ['Taquilla', '', 8, 15],
        ['Impresiones en color', '', 1, 2],
        ['Bono de 10 pases de día', '', 99, 150],
      ],
      numbers: (random, year) => `CW${year.slice(2)}-${random.digits(4)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: '@page{margin:12mm 14mm 12mm 8mm} body{font:9.5pt/1.45 "Inter";margin:0 0 0 14mm} .edge{position:fixed;left:0;top:250mm;width:230mm;transform-origin:0 0;transform:rotate(-90deg);font-size:6.5pt;color:#666;text-align:center} .top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3pt solid #111;padding-bottom:3mm} .top h1{font:900 30pt/1 "Inter";margin:0;letter-spacing:-1px} .top h1 i{font-weight:300;font-style:normal;font-size:14pt;letter-spacing:0} .top span{font-size:8pt;text-align:right} .two{display:grid;grid-template-columns:1fr 1fr;margin:10mm 0} .lab{font-size:7.5pt;color:#888;display:block;margin-top:2mm} .list th{text-align:left;font-size:8pt;border-bottom:1pt solid #111;padding:1mm 0} .list td{padding:1.8mm 0;border-bottom:.3pt solid #ccc} .sum{width:74mm;margin:5mm 0 0 auto} .sum td{padding:1mm 0} .sum tr:last-child td{background:#ffe14d;font-weight:bold;font-size:12pt;padding:2mm} .pay{margin-top:14mm} .fine{position:fixed;bottom:0;left:14mm;right:0;font-size:6.5pt;color:#666;line-height:1.35}',
    draw: (p) => {
      const { doc: d, random } = p
      const brand = random.pick(['La Fábrica', 'Nido', 'El Altillo', 'Bureau 27'])
      const less = d.allowance ? row(['Descuento', `>-${p.money(d.allowance)}`]) : ''
      const gross = d.allowance ? row(['Suma', `>${p.money(d.lineTotal)}`]) : ''
      const mail = `hola@${domainOf(brand)}`
      return `<div class=edge>${d.seller.name} · CIF ${d.seller.vatId} · Inscrita en el Registro Mercantil de ${d.seller.town}, Tomo ${random.digits(4)}, Libro 0, Folio ${random.int(10, 220)}, Hoja ${d.seller.town[0]}-${random.digits(5)}, Inscripción 1.ª</div>
<div class=top><h1>${brand} <i>espacio coworking</i></h1><span>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>${d.seller.telephone} · ${mail}</span></div>
<div class=two><div><span class=lab>Factura</span><b style="font-size:14pt">${d.number}</b><span class=lab>Fecha</span>${p.date(d.issueDate)}<span class=lab>Vencimiento</span>${p.date(d.dueDate)}<span class=lab>N.º de socio</span>${d.customerNumber}</div><div><span class=lab>Facturar a</span><b>${d.buyer.name}</b><br>NIF ${d.buyer.vatId}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<p>Periodo facturado: del ${p.date(d.from)} al ${p.date(d.until)}</p>
<table class=list>${heading(['Concepto', '>Uds.', '>Precio', '>Importe'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=sum>${gross}${less}${row(['Base imponible', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${row(['Total factura', `>${p.money(d.total)}`])}</table>
<div class=pay><b>Forma de pago:</b> transferencia bancaria<br>Titular: ${d.seller.name}<br>IBAN: ${grouped(d.seller.iban)}<br>Concepto: n.º de factura y nombre del socio</div>
<div class=fine>Responsable del tratamiento de sus datos: ${d.seller.name}; finalidad: gestión administrativa y facturación. Puede ejercer sus derechos de acceso, rectificación y supresión escribiendo a ${mail}. Más información en www.${domainOf(brand)}/privacidad.</div>`
    },
  },
  // Car centre of a franchise: network at the head, franchisee and the owner of the brand in the footer.
  {
    name: 'pt-centro-auto-rede',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23],
      lines: [3, 11],
      isOnce: true,
      most: 4,
      lineDiscount: 0.4,
      days: [0, 30],
      pools: partiesOf('PT', {
        first: ['Beatriz', 'Diogo', 'Filipa', 'Gonçalo', 'Joana', 'Tiago'],
        last: [
          ...pools.PT.last,
          'Amaral',
          'Bragança',
          'Cordeiro',
          'Lourenço',
          'Marreiros',
          'Saraiva',
          'Teles',
        ],
        trade: ['Auto', 'Reparações', 'Pneus', 'Transportes', 'Automóveis'],
        forms: ['Lda.', 'Unipessoal Lda.', 'S.A.'],
        streets: ['Estrada Nacional 10, 415', 'Zona Industrial, lote 8', 'Rua do Campo, 33'],
        towns: townsWithCodes(
          'Setúbal|2910-012; Viseu|3510-024; Faro|8005-146; Guimarães|4810-225'
        ),
      }),
      items: [
        ['PNEU 205/55R16 91V', 'UN', 58, 96],
        ['PNEU 195/65R15 91H', 'UN', 49, 78],
        ['MONTAGEM E EQUILÍBRIO', 'UN', 8, 14],
        ['ALINHAMENTO DE DIREÇÃO', 'UN', 25, 39],
        ['ÓLEO MOTOR 5W30', 'LT', 7, 13],
        ['FILTRO DE ÓLEO', 'UN', 8, 15],
        ['FILTRO DE HABITÁCULO', 'UN', 12, 24],
        ['PASTILHAS DE TRAVÃO FRENTE', 'JG', 38, 66],
        ['MÃO DE OBRA MECÂNICA', 'HR', 32, 45],
        ['BATERIA 70AH 640A', 'UN', 84, 129],
        ['ECOVALOR PNEU', 'UN', 1, 2],
        ['ESCOVAS LIMPA-VIDROS', 'PAR', 18, 32],
      ],
      numbers: (random, year) => `FT ${year}A/${random.digits(4)}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:8.5pt "Liberation Sans";margin:0} .top{display:flex;justify-content:space-between;align-items:center} .logo{background:#f5b400;color:#111;font:900 22pt "Lato";padding:3mm 6mm;transform:skewX(-8deg)} .top div:last-child{text-align:right} .two{display:flex;justify-content:space-between;margin:8mm 0 5mm} .to{width:84mm;font-size:9.5pt;line-height:1.4} .doc{font-size:12pt;font-weight:bold} .bar{border-top:.8pt solid #111;border-bottom:.8pt solid #111;margin-bottom:3mm} .bar th{text-align:left;font-size:7pt;font-weight:normal;padding:.8mm 0 0} .bar td{padding:0 0 .8mm} .list th{background:#111;color:#fff;text-align:left;font-size:7.5pt;padding:1mm 1.5mm} .list td{padding:.9mm 1.5mm;border-bottom:.3pt solid #bbb} .end{position:absolute;bottom:30mm;left:0;right:0;display:flex;justify-content:space-between;align-items:flex-end} body{position:relative;height:266mm} .vat{width:78mm} .vat th{border-bottom:.6pt solid #111;font-size:7.5pt;font-weight:normal;text-align:left} .sum{width:72mm} .sum td{padding:.7mm 1.5mm} .sum tr:last-child td{background:#f5b400;font-weight:bold;font-size:11pt} .foot{position:absolute;bottom:0;left:0;right:0;font-size:7pt;line-height:1.4;border-top:.8pt solid #111;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const brand = random.pick(['RODAFÁCIL', 'AUTOMINUTO', 'PITSTOP 7'])
      const plate = `${random.pick(['AB', 'BG', 'AX'])}-${random.digits(2)}-${random.pick(['CD', 'RT'])}`
      const model = random.pick(['Carrinha 1.5 DCI', 'Utilitário 1.0 TSI', 'Furgão 2.0 HDI'])
      const net = d.lines.reduce((whole, { quantity, price }) => {
        return whole + Math.round((quantity ?? 1) * price)
      }, 0)
      const code = `${random.pick(['JFKM', 'H7RT', 'XW3P'])}${random.pick(['9Q2V', 'B6ND'])}`
      return `<div class=top><div class=logo>${brand}</div><div>Centro Auto de ${d.seller.town}<br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} (chamada para a rede fixa nacional)<br>www.${domainOf(brand)}</div></div>
<div class=two><div><span class=doc>Fatura ${d.number}</span><br>Original<p>Data de emissão: ${p.date(d.issueDate)}<br>Data de vencimento: ${p.date(d.dueDate)}<br>ATCUD: ${code}-${random.digits(4)}</div><div class=to>Exmo.(s) Sr.(s)<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>Contribuinte: ${d.buyer.vatId}</div></div>
<table class=bar>${row(['Matrícula', 'Viatura', 'Km', 'Folha de obra', 'Cliente n.º', 'Condições'], 'th')}${row([plate, model, p.number(random.int(18, 240) * 1000 + 412), d.orderNumber, d.customerNumber, random.pick(['Pronto pagamento', 'Conta corrente'])])}</table>
<table class=list>${heading(['Ref.', 'Descrição', '>Qtd.', 'Un.', '>Preço unit.', '>Desc. %', '>IVA %', '>Valor'])}${p.lines((l) => row([random.digits(5), l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.plain(l.price)}`, `>${p.number(l.discount, 1)}`, `>${p.number(l.rate)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<div class=end><div><table class=vat>${heading(['Taxa', '>Incidência', '>Valor IVA'])}${row([`IVA ${p.number(d.taxes[0].rate)}%`, `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`])}</table><p>Pagamento por transferência: IBAN ${grouped(d.seller.iban)}<br>em nome de ${d.seller.name}</p></div><table class=sum>${row(['Total ilíquido', `>${p.plain(net)}`])}${row(['Descontos', `>${p.plain(net - d.lineTotal)}`])}${row(['Total líquido', `>${p.plain(d.subtotal)}`])}${row(['IVA', `>${p.plain(d.tax)}`])}${row(['Total (EUR)', `>${p.plain(d.total)}`])}</table></div>
<div class=foot>Centro ${brand} explorado em regime de franquia por ${d.seller.name} – Contribuinte n.º ${d.seller.vatId} – Capital social ${random.pick(['5 000,00', '50 000,00'])} € – Cons. Reg. Com. de ${d.seller.town}<br>${brand}® é uma marca registada de Redemotor Franchising Portugal, S.A. Os bens e serviços foram colocados à disposição em ${p.date(d.deliveryDate)}.<br>${code.slice(0, 4)}-Processado por programa certificado n.º ${random.digits(4)}/AT</div>`
    },
  },
  // Web shop, credit note to a consumer: `handelsnaam van` in the footer, prices with VAT.
  {
    name: 'nl-webshop-creditfactuur',
    plan: {
      country: 'NL',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [21, 9],
      lines: [1, 5],
      isOnce: true,
      isGross: true,
      isBuyerPerson: true,
      most: 3,
      pools: partiesOf('NL', {
        first: ['Anouk', 'Bart', 'Esther', 'Jelle', 'Lotte', 'Wouter'],
        last: ['Brouwer', 'Heida', 'Nijland', 'Schuurman', 'Terpstra', 'Wiersma'],
        trade: ['Buitenleven', 'Tuin', 'Retail', 'Online', 'Handelsonderneming'],
        forms: ['B.V.', 'BV', 'V.O.F.'],
        streets: ['Ambachtsweg 19', 'De Trompet 1804', 'Molenstraat 66', 'Zuiderkade 5a'],
        towns: townsWithCodes('Almelo|7602 EK; Heerenveen|8447 GH; Tilburg|5048 AS; Hoorn|1627 LM'),
      }),
      items: [
        ['Tuinstoel verstelbaar, antraciet', '', 59, 119],
        ['Parasol Ø 300 cm met zwengel', '', 89, 169],
        ['Loungekussen 60 x 60 cm', '', 24, 42],
        ['Vuurschaal gietijzer 70 cm', '', 79, 139],
        ['Plantenbak cortenstaal 80 x 40 cm', '', 69, 125],
        ['Buitenlamp op zonne-energie', '', 19, 39],
        ['Olijfboom op stam, 120 cm', '', 39, 69, 1],
        ['Lavendel, set van 6', '', 16, 26, 1],
        ['Klimhortensia, potmaat 2 l', '', 12, 19, 1],
      ],
      numbers: (random, year) => `C${year}${random.digits(5)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${dutch[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10pt/1.45 "Open Sans";margin:0} .top{display:flex;justify-content:space-between;align-items:center;background:#eaf3e4;padding:5mm 6mm} .top b{font:800 22pt "Open Sans";color:#3c7a2a} .top span{font-size:8.5pt} h1{font:bold 17pt "Open Sans";color:#3c7a2a;margin:9mm 0 5mm} .two{display:flex;justify-content:space-between} .kv{width:auto} .kv td{padding:.2mm 0} .kv td:first-child{color:#666} .list{margin-top:9mm} .list th{text-align:left;background:#3c7a2a;color:#fff;font-weight:normal;padding:1.5mm 2mm} .list td{padding:1.8mm 2mm;border-bottom:.4pt solid #ddd} .sum{width:96mm;margin:4mm 0 0 auto} .sum td{padding:.8mm 2mm;font-size:9pt} .sum tr:first-child td{font-weight:bold;font-size:11.5pt} .note{border:1pt solid #3c7a2a;border-radius:2mm;padding:3mm 4mm;margin-top:9mm} .foot{position:fixed;bottom:0;left:0;right:0;font-size:7.5pt;color:#555;border-top:.5pt solid #aaa;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const brand = random.pick(['Buitenleven.nl', 'Tuinplezier.nl', 'Groenterras.nl'])
      const site = domainOf(brand.slice(0, -3))
      const reason = random.pick([
        'retour binnen bedenktijd',
        'beschadigd ontvangen',
        'verkeerd artikel',
      ])
      const vat = p.taxes((t) =>
        row([`Btw ${p.number(t.rate)}% over ${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
      )
      return `<div class=top><b>${brand}</b><span>Klantenservice: ma–vr 9.00–17.00 uur<br>${d.seller.telephone}<br>klantenservice@${site}</span></div>
<h1>Creditfactuur</h1><div class=two><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table class=kv>${row(['Creditfactuurnummer', d.number])}${row(['Datum', p.date(d.issueDate)])}${row(['Bestelnummer', d.orderNumber])}${row(['Oorspronkelijke factuur', d.earlier])}${row(['Retour ontvangen', p.date(d.deliveryDate)])}${row(['Reden', reason])}</table></div>
<table class=list>${heading(['Artikel', '>Aantal', '>Prijs', '>Btw', '>Totaal'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.number(l.rate)}%`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=sum>${row(['Totaal terug te ontvangen', `>${p.money(d.total)}`])}${row(['Totaal exclusief btw', `>${p.money(d.subtotal)}`])}${vat.join('')}</table>
<div class=note>Je ontvangt het bedrag binnen 14 dagen terug via de betaalmethode waarmee je de bestelling hebt betaald (${random.pick(['iDEAL', 'creditcard', 'achteraf betalen'])}). Je hoeft hiervoor niets te doen.</div>
<div class=foot>${brand} is een handelsnaam van ${d.seller.name} | ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} (geen bezoekadres) | KvK ${random.digits(8)} | Btw-id ${d.seller.vatId} | IBAN ${grouped(d.seller.iban)} t.n.v. ${d.seller.name}<br>Alle prijzen zijn inclusief btw. Op onze leveringen zijn de algemene voorwaarden van toepassing, zie www.${site}/voorwaarden.</div>`
    },
  },
]
