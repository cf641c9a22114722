import { dayAfter } from '../days.ts'
import { baseOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { goods, places, words } from '../lists.ts'
import { partiesIn } from '../people.ts'
import {
  britishVat,
  codeFirst,
  comma,
  dotted,
  euroAfter,
  grouped,
  heading,
  monthsIn,
  point,
  row,
  sirenOf,
  slashed,
} from '../print.ts'
import type { Random } from '../random.ts'
import { squareCode } from '../square_code.ts'

const germanOf = (trade: string, forms: string) =>
  partiesIn('DE', {
    first: words('Annegret|Jochen|Wiebke|Torsten|Mareike|Detlef|Ilka'),
    last: words('Brinkmeyer|Dallmann|Escher|Grotepass|Hülsmann|Kreyenborg|Lüdeke|Pohlschmidt|Voß'),
    trade: words(trade),
    forms: words(forms),
    streets: words(
      'Industriestr. 17a|Am Bahndamm 4|Lindenweg 23|Osterfeldstraße 112|Zum Mühlenbach 9|Kolpingstr. 31'
    ),
    towns: places(
      'Rheine = 48431|Lohne = 49393|Soest = 59494|Bad Oeynhausen = 32545|Nordhorn = 48529'
    ),
  })
const britishOf = (trade: string, forms: string) =>
  partiesIn('GB', {
    first: words('Gareth|Lynne|Martin|Siân|Rob|Deborah|Huw|Josie'),
    last: words('Addicott|Beynon|Cresswell|Gwilliam|Hodges|Pritchard|Seabrook|Watkins|Yeomans'),
    trade: words(trade),
    forms: words(forms),
    streets: words(
      '2 Usk View|The Old Forge, Station Road|41 Hereford Road|Unit 9, Mill Trading Estate|Ty Gwyn, Church Lane|17 Beacons Close'
    ),
    towns: places(
      'Abergavenny = NP7 5AE|Ross-on-Wye = HR9 7BW|Brecon = LD3 8DP|Monmouth = NP25 3EG|Ledbury = HR8 2AA'
    ),
  })
const frenchOf = (trade: string, forms: string) =>
  partiesIn('FR', {
    first: words('Maëlle|Yannick|Corinne|Loïc|Sandrine|Gaëtan|Odile'),
    last: words('Bouvier|Cadiou|Delorme|Ferrand|Guyomarc’h|Jaffré|Le Bihan|Perrichon|Thébault'),
    trade: words(trade),
    forms: words(forms),
    streets: words(
      '8 rue des Tanneurs|ZA de Kerbiquet|14 bis avenue de la Libération|Z.I. Nord - 3 rue Ampère|27 quai de la Marne|Lieu-dit Les Granges'
    ),
    towns: places(
      'QUIMPERLÉ = 29300|VITRY-LE-FRANÇOIS = 51300|LOUHANS = 71500|PLOËRMEL = 56800|ISSOIRE = 63500'
    ),
  })
const italianOf = (trade: string, forms: string) =>
  partiesIn('IT', {
    first: words('Ivano|Mirella|Gianluca|Ornella|Denis|Patrizia|Loris'),
    last: words('Bergamin|Cavalli|De Marchi|Franzoni|Guidetti|Malagoli|Pavan|Rinaldini|Zanchetta'),
    trade: words(trade),
    forms: words(forms),
    streets: words(
      'Via Emilia Ovest, 318|Via dell’Artigianato 12|Strada Provinciale 41 km 3|Via G. Matteotti, 77|Piazza Garibaldi 5|Via Molino Vecchio, 1'
    ),
    towns: places(
      'Castelfranco Emilia, MO = 41013|Oderzo, TV = 31046|Viadana, MN = 46019|Guastalla, RE = 42016|Este, PD = 35042'
    ),
  })

const germanMonths = monthsIn('DE')
const britishMonths = monthsIn('GB')

const workshopItems = goods(
  'Inspektion nach Herstellervorgabe 500 Bh = AW = 7 = 9|Hydraulikanlage auf Dichtheit geprüft = AW = 7 = 9|Frontladerkonsole ausgerichtet, Bolzen ersetzt = AW = 7 = 9|Bremsen eingestellt und abgedrückt = AW = 7 = 9|Fehlerspeicher ausgelesen, Probefahrt = AW = 7 = 9|Motorölfilter = ST = 14 = 29|Kraftstoff-Vorfilter = ST = 19 = 34|Luftfilter Hauptelement = ST = 42 = 88|Kabinenfilter Aktivkohle = ST = 31 = 64|Motoröl 15W-40 = L = 5 = 8|Getriebe-/Hydrauliköl UTTO = L = 4 = 7|Keilrippenband Lüfter = ST = 38 = 72|O-Ring-Satz Steuerventil = SATZ = 12 = 26|Hydraulikschlauch 2SN DN12 1.400 mm = ST = 44 = 71|Steckkupplung BG 3 Stecker = ST = 11 = 19|Lagerbolzen 40 x 185 gehärtet = ST = 52 = 79|Arbeitsscheinwerfer LED 2.800 lm = ST = 46 = 92|Kleinmaterial, Putz- und Schmiermittel = PSCH = 9 = 18'
)
const workshopLabour = 5

const drainItems = goods(
  'An- und Abfahrt, Zone 2, Einsatzfahrzeug = Pausch. = 49 = 69|Rohrreinigungsarbeiten mit Elektrospirale, 2 Monteure = Std. = 128 = 164|Hochdruckspülung Grundleitung DN 100/125 = Std. = 148 = 189|TV-Untersuchung inkl. Aufzeichnung auf Datenträger = Std. = 98 = 139|Zuschlag Einsatz außerhalb der Geschäftszeit = Pausch. = 65 = 95|WC-Becken demontiert und wieder montiert = Stck. = 74 = 98|WC-Anschlussdichtung exzentrisch = Stck. = 14 = 22|Rückstauklappe DN 100 mit Edelstahlklappe = Stck. = 139 = 198|Entsorgung Fett- und Räumgut = Pausch. = 28 = 44'
)
const drainLabour = 6

/** Three groups of two digits, as British banks write them. */
const sortCode = (random: Random) =>
  [random.pick(['20', '30', '40', '60']), random.digits(2), random.digits(2)].join('-')

/** The sixteen signs of an Italian person. */
function fiscalCode(random: Random, name: string): string {
  const [first, ...last] = name.toUpperCase().split(' ')
  const three = (text: string) =>
    `${text.replace(/[^B-DF-HJ-NP-TV-Z]/g, '')}${text.replace(/[^AEIOU]/g, '')}XX`.slice(0, 3)
  const letter = () => random.pick([...'ABCDEHLMPRST'])
  return `${three(last.join(''))}${three(first)}${random.int(48, 92)}${letter()}${random.int(10, 28)}${letter()}${random.digits(3)}${letter()}`
}

/** Invoices of eight businesses that no other file has: workshops, trades, breweries, mills. */
export const uskEger: Family[] = [
  {
    name: 'de-landmaschinen-werkstattauftrag',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [10, 20],
      isInOrder: true,
      isOnce: true,
      most: 6,
      lineDiscount: 0.2,
      days: [10, 14],
      pools: germanOf(
        'Landtechnik|Landmaschinen|LAND & FORST|Agrarservice|Lohnunternehmen|Milchhof',
        'GmbH & Co. KG|GmbH|KG|oHG|eG'
      ),
      items: workshopItems,
      numbers: (random, year) => `WR${year.slice(2)}${random.digits(5)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:9pt "Nimbus Sans";font-variant-ligatures:none;margin:0} .h{display:flex;justify-content:space-between;border-bottom:3pt solid #2c7a2c;padding-bottom:2mm;align-items:flex-end} .h b{font:bold 18pt "Roboto Condensed";color:#2c7a2c;max-width:100mm} .h div{font-size:7.6pt;text-align:right;line-height:1.35} .a{display:flex;justify-content:space-between;margin-top:9mm;min-height:36mm} .w{font-size:6.6pt;text-decoration:underline;margin-bottom:2.5mm} .ad{font-size:10pt;line-height:1.35} .k{width:72mm;align-self:flex-start} .k td{padding:1px 0;font-size:8.6pt} h1{font-size:13pt;margin:6mm 0 2mm} .f{margin-bottom:4mm;background:#eef4ec} .f td{font-size:8.2pt;padding:2px 5px} .f .c td{font-size:6.8pt;color:#444;padding-bottom:0} .l th{border-top:.8pt solid #000;border-bottom:.8pt solid #000;text-align:left;font-size:7.8pt;padding:3px 2px} .l td{padding:2px;vertical-align:top} .l .g td{font-weight:bold;padding-top:5px} .l .z td{border-top:.4pt solid #888;font-style:italic;padding-bottom:4px} .l tr{break-inside:avoid} .e{break-inside:avoid;margin-top:3mm} .s td{border:.6pt solid #000;padding:2px 5px;font-size:9pt} .s th{border:.6pt solid #000;font-size:7.2pt;font-weight:normal;background:#eef4ec;padding:2px 5px} .x{font-size:8.2pt;line-height:1.4;margin-top:4mm} .ft{break-inside:avoid;margin-top:9mm;border-top:.6pt solid #2c7a2c;padding-top:1.5mm;display:flex;justify-content:space-between;font-size:6.9pt;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l, at) => {
        const place = workshopItems.findIndex(([name]) => name === l.description)
        return {
          part: place < workshopLabour ? 0 : 1,
          amount: l.amount,
          html: row([
            String(at + 1),
            place < workshopLabour
              ? `A${1000 + place * 37}`
              : `${4020 + place * 173}.${place + 11}`,
            l.description,
            `>${p.number(l.quantity)}`,
            l.unit,
            `>${p.plain(l.price)}`,
            `>${l.discount ? `${l.discount} %` : ''}`,
            `>${p.plain(l.amount)}`,
          ]),
        }
      })
      const parts = ['Arbeitslohn', 'Ersatzteile und Betriebsstoffe'].map((name, at) => {
        const own = rows.filter(({ part }) => part === at)
        const sum = own.reduce((whole, { amount }) => whole + amount, 0)
        return own.length
          ? `<tr class=g><td colspan=8>${name}</td></tr>${own.map(({ html }) => html).join('')}<tr class=z><td colspan=7>Zwischensumme ${name}</td><td class=r>${p.plain(sum)}</td></tr>`
          : ''
      })
      return `<div class=h><b>${d.seller.name}</b><div>Verkauf · Werkstatt · Ersatzteile · Mietmaschinen<br>${d.seller.street}, ${codeFirst(d.seller)}<br>Tel. ${d.seller.telephone} · ${d.seller.mail}</div></div>
<div class=a><div><div class=w>${d.seller.name} · ${d.seller.street} · ${codeFirst(d.seller)}</div><div class=ad>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div><table class=k>${row(['Rechnungs-Nr.', `><b>${d.number}</b>`])}${row(['Rechnungsdatum', `>${p.date(d.issueDate)}`])}${row(['Kunden-Nr.', `>${d.customerNumber}`])}${row(['Auftrags-Nr.', `>${d.orderNumber}`])}${row(['Leistungsdatum', `>${p.date(d.deliveryDate)}`])}${row(['Annehmer', `>${random.pick(['H. Tiemann', 'Fr. Osthues', 'J. Kley'])}`])}</table></div>
<h1>Rechnung – Werkstatt</h1>
<table class=f><tr class=c><td>Fabrikat / Typ</td><td>Fahrgestell-Nr.</td><td>amtl. Kennz.</td><td>Betriebsstunden</td><td>Erstzulassung</td></tr>${row([random.pick(['Schlepper T 6.145', 'Teleskoplader TL 32-7', 'Schlepper 516 Vario S']), `WAT${random.digits(9)}`, `${random.pick(['ST', 'VEC', 'SO', 'NOH'])}-LW ${random.int(12, 988)}`, `${random.int(2, 8)}.${random.digits(3)} h`, `0${random.int(1, 9)}/${random.int(2012, 2021)}`])}</table>
<table class=l>${heading(['Pos', 'Nummer', 'Bezeichnung', '>Menge', 'ME', '>Einzelpreis', '>Rabatt', '>Betrag EUR'])}${parts.join('')}</table>
<div class=e><table class=s><tr><th>Nettobetrag</th><th>MwSt-Satz</th><th>MwSt-Betrag</th><th>Währung</th><th>Rechnungsbetrag</th></tr>${row([`>${p.plain(d.subtotal)}`, `>${p.number(d.taxes[0].rate, 2)} %`, `>${p.plain(d.tax)}`, 'EUR', `><b>${p.plain(d.total)}</b>`])}</table>
<div class=x>Zahlbar bis ${p.date(d.dueDate)} ohne Abzug. 12 AW = 1 Stunde. Altteile wurden, soweit nicht anders vereinbart, entsorgt.<br>Die gelieferte Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Reparaturrechnungen sind nicht skontierfähig. Es gelten unsere Reparaturbedingungen, die in der Werkstatt aushängen.</div></div>
<div class=ft><div>${d.seller.name}<br>Sitz ${d.seller.town}<br>USt-IdNr. ${d.seller.vatId}</div><div>Amtsgericht ${random.pick(['Osnabrück', 'Steinfurt', 'Arnsberg'])}<br>HR ${random.int(1200, 9800)}<br>St.-Nr. ${d.seller.taxNumber}</div><div>${random.pick(['Volksbank', 'VR-Bank', 'Kreissparkasse'])}<br>IBAN ${grouped(d.seller.iban)}<br>BIC GENODEM1${random.pick(['RHN', 'SOE', 'LOH'])}</div><div>Mo–Fr 7.30–17.30 Uhr<br>Sa 8.00–12.00 Uhr<br>Notdienst in der Ernte</div></div>`
    },
  },
  {
    name: 'de-rohrreinigung-einsatz',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [4, 8],
      isInOrder: true,
      isOnce: true,
      most: 3,
      isBuyerPerson: true,
      days: [7, 8, 10],
      pools: germanOf(
        'Rohrreinigung|Kanaltechnik|ROHR FREI|Abflussdienst|Hausverwaltung|Immobilien',
        'GmbH|UG (haftungsbeschränkt)|e. K.|GmbH & Co. KG'
      ),
      items: drainItems,
      numbers: (random, year) => `${year}-${random.int(1100, 9890)}`,
    },
    style: {
      ...euroAfter,
      date: (y, m, d) => `${Number(d)}. ${germanMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10pt "Roboto";color:#1a1a1a;margin:0} .t{display:flex;align-items:center;gap:5mm} .t svg{flex:none} .t b{font:900 17pt "Roboto";color:#c8102e;line-height:1.05} .t i{margin-left:auto;background:#c8102e;color:#fff;font-style:normal;padding:2mm 4mm;border-radius:1mm;font-weight:bold;font-size:9.5pt;text-align:center;white-space:nowrap} .w{margin-top:14mm;font-size:7pt;color:#666} .ad{margin-top:2mm;line-height:1.4;height:25mm} .o{font-weight:300;text-align:right;margin-top:-12mm} h1{font:500 15pt "Roboto";margin:8mm 0 3mm} .i{display:grid;grid-template-columns:34mm 1fr;gap:1mm 0;font-size:9.2pt;margin-bottom:5mm} .i span:nth-child(odd){color:#666} .p th{font-weight:500;font-size:8.5pt;text-align:left;border-bottom:1.4pt solid #c8102e;padding:4px 3px} .p td{padding:5px 3px;border-bottom:.4pt solid #ccc;vertical-align:top} .s{width:82mm;margin:3mm 0 0 auto;break-inside:avoid} .s td{padding:3px} .s .g td{font-weight:bold;font-size:11.5pt;border-top:1.4pt solid #c8102e} .q{display:flex;gap:6mm;margin-top:6mm;break-inside:avoid;font-size:9pt;line-height:1.45} .q svg{flex:none} .n{font-size:8pt;line-height:1.45;color:#333;margin-top:4mm} .ft{position:fixed;bottom:0;left:0;right:0;font-size:7pt;color:#666;text-align:center;line-height:1.45}',
    draw: (p) => {
      const { doc: d, random } = p
      let labour = 0
      const rows = p.lines((l) => {
        const place = drainItems.findIndex(([name]) => name === l.description)
        if (place < drainLabour) labour += l.amount
        return row([
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      })
      const labourTax = Math.round((labour * 19) / 100)
      const came = random.int(8, 19)
      return `<div class=t><svg width="17mm" viewBox="0 0 34 34"><circle cx=17 cy=17 r=16 fill="#c8102e"/><path d="M6 14h12a5 5 0 0 1 5 5v8" fill="none" stroke="#fff" stroke-width="6"/></svg><b>${d.seller.name}</b><i>24 h Notdienst<br>${d.seller.telephone}</i></div>
<div class=w>${d.seller.name}, ${d.seller.street}, ${codeFirst(d.seller)}</div><div class=ad>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div><div class=o>${d.seller.town}, ${p.date(d.issueDate)}</div>
<h1>Rechnung Nr. ${d.number}</h1>
<div class=i><span>Einsatzort</span><span>${d.buyer.street}, ${d.buyer.town}</span><span>Einsatz am</span><span>${p.date(d.deliveryDate)}, Ankunft ${came}:${random.pick(['05', '20', '40'])} Uhr</span><span>Arbeitsbericht</span><span>${random.digits(5)}, vom Auftraggeber unterzeichnet</span><span>Schadensbild</span><span>${random.pick(['Verstopfung Küchenfallleitung, Fettablagerungen', 'Rückstau im Keller, Wurzeleinwuchs in Grundleitung', 'WC-Strang verstopft, Feuchttücher entfernt'])}</span></div>
<table class=p>${heading(['Leistung', '>Menge', 'Einheit', '>Einzelpreis', '>Gesamt'])}${rows.join('')}</table>
<table class=s>${row(['Summe netto', `>${p.money(d.subtotal)}`])}${row([`zzgl. ${p.number(d.taxes[0].rate)} % Umsatzsteuer`, `>${p.money(d.tax)}`])}<tr class=g><td>Gesamtbetrag</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=q>${squareCode(random, '24mm', { side: 33 })}<div><b>Überweisen per Code:</b> GiroCode mit der Banking-App scannen.<br>Bitte überweisen Sie <b>${p.money(d.amountDue)}</b> bis spätestens <b>${p.date(d.dueDate)}</b> unter Angabe der Rechnungsnummer.<br>IBAN: ${grouped(d.seller.iban)}<br>Kontoinhaber: ${d.seller.name}</div></div>
<div class=n>${labour ? `Hinweis nach § 35a EStG: Im Gesamtbetrag sind begünstigte Arbeits-, Fahrt- und Maschinenkosten von ${p.money(labour)} netto zuzüglich ${p.money(labourTax)} Umsatzsteuer enthalten. ` : ''}Privatkunden sind verpflichtet, diese Rechnung zwei Jahre lang aufzubewahren (§ 14b Abs. 1 UStG). Auf die Reinigungsleistung geben wir keine Gewähr, wenn die Ursache in einem baulichen Mangel der Leitung liegt.</div>
<div class=ft>${d.seller.name} · Steuernummer ${d.seller.taxNumber} · USt-IdNr. ${d.seller.vatId}<br>${d.seller.mail} · ${d.seller.site} · Eingetragen in die Handwerksrolle der HWK</div>`
    },
  },
  {
    name: 'en-gb-chimney-sweep-visit',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [0],
      lines: [2, 5],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isSellerPerson: true,
      isBuyerPerson: true,
      days: [7, 14],
      pools: britishOf(
        'Lettings|Holiday Cottages|Farms|Arms|Property Services',
        'Ltd|LLP|& Sons|Limited'
      ),
      items: goods(
        'Sweep wood burning stove, lounge (brush and vac, smoke draw test) =  = 55 = 75|Sweep open fire, dining room =  = 50 = 70|Sweep Rayburn flue =  = 60 = 80|Remove birds nest from flue =  = 40 = 95|Supply and fit stainless bird guard, incl. ladder work =  = 85 = 130|Replace stove door rope and glass seal =  = 28 = 45|New fire bricks, set =  = 35 = 68|CCTV flue inspection with report =  = 80 = 110'
      ),
      numbers: (random) => `${random.int(318, 2970)}`,
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${Number(d)} ${britishMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:11.5pt "Carlito";margin:0 4mm} .t{text-align:center;border-bottom:2.2pt double #000;padding-bottom:4mm} .t b{font:bold 25pt "Caladea"} .t div{margin-top:1mm} h1{font:bold 17pt "Carlito";letter-spacing:3px;margin:8mm 0 6mm} .m{display:flex;justify-content:space-between;line-height:1.45} .m table{width:68mm;align-self:flex-start} .m td{padding:1px 0} .l{margin-top:10mm} .l th{background:#d9d9d9;border:.6pt solid #000;text-align:left;padding:4px 7px} .l td{border:.6pt solid #000;padding:5px 7px} .l .v td{border-color:transparent;border-right:.6pt solid #000} .l .v td+td{border:.6pt solid #000} .n{margin-top:7mm;line-height:1.45} .b{border:.6pt solid #000;display:inline-block;padding:3mm 5mm;margin-top:3mm;line-height:1.5} .s{margin-top:10mm;font-size:9.5pt;text-align:center;color:#333}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) => row([l.description, `>${p.money(l.amount)}`]))
      const next = dayAfter(d.deliveryDate, 365).slice(0, 7).split('-')
      return `<div class=t><b>${d.seller.name}</b><div>Chimney Sweep · Stove Servicing · Bird Guards &amp; Cowls</div><div>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}</div><div>07${random.digits(3)} ${random.digits(6)} &nbsp;|&nbsp; ${d.seller.mail}</div></div>
<h1>INVOICE</h1><div class=m><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table>${row(['Invoice no:', d.number])}${row(['Date:', p.date(d.issueDate)])}${row(['Date of visit:', p.date(d.deliveryDate)])}${row(['Certificate no:', `HE${random.digits(6)}`])}</table></div>
<table class=l>${heading(['Work carried out', '>Amount'])}${rows.join('')}<tr class=v><td class=r><b>Total</b></td><td class=r><b>${p.money(d.total)}</b></td></tr></table>
<div class=n>Please pay <b>${p.money(d.amountDue)}</b> by <b>${p.date(d.dueDate)}</b>. Bank transfer preferred, cheques payable to ${d.seller.name}.<div class=b>Sort code: ${sortCode(random)}<br>Account no: ${random.digits(8)}<br>Reference: ${d.number}</div></div>
<div class=n>Your certificate is enclosed, please keep it for your insurers. Sweeping is recommended at least once a year, so you are next due in <b>${britishMonths[Number(next[1]) - 1]} ${next[0]}</b>. Thank you for your custom.</div>
<div class=s>I am not registered for VAT. Fully insured, public liability £5 million. Trained and registered sweep no. ${random.digits(4)}.</div>`
    },
  },
  {
    name: 'en-gb-stone-worktops-final',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [7, 14],
      isInOrder: true,
      isOnce: true,
      most: 3,
      isBuyerPerson: true,
      prepaid: 0.8,
      days: [7, 14],
      pools: britishOf(
        'Stone|Granite|Marble & Quartz|Kitchens|STONE WORKS|Interiors',
        'Ltd|Limited|& Daughter|(Wales) Ltd|LLP'
      ),
      items: goods(
        'Quartz worktop 30mm "Calacatta Mist", straight run up to 3.0m = ea = 640 = 880|Quartz worktop 30mm "Calacatta Mist", island 2400 x 1000 = ea = 1190 = 1640|Upstand 100 x 20mm, matching = lm = 34 = 52|Hob splashback 900 x 750 x 20mm = ea = 210 = 295|Window sill 20mm, polished one edge = ea = 88 = 140|Undermount sink cut out, polished edges = ea = 145 = 190|Hob cut out = ea = 70 = 95|Drainer grooves (set of 5) = set = 90 = 130|Tap hole 35mm = ea = 22 = 32|Socket cut out = ea = 18 = 28|Templating visit (digital) = ea = 95 = 140|Delivery and fitting, two masons = ea = 280 = 420|Uplift and disposal of old worktops = ea = 90 = 160'
      ),
      numbers: (random) => `SI-${random.int(10240, 28950)}`,
    },
    style: { ...point, money: (plain) => `£${plain}`, date: slashed },
    css: 'body{font:9.3pt "Inter";color:#2b2b2b;margin:0} .t{display:grid;grid-template-columns:1fr 66mm;gap:8mm;align-items:start} .lg{font:600 21pt "URW Bookman";line-height:1.05;color:#3d4a4f;width:92mm} .lg small{display:block;font:8pt "Inter";letter-spacing:2px;margin-top:2mm;color:#888} .c{font-size:8pt;line-height:1.5} .bar{background:#3d4a4f;color:#fff;font:600 12pt "Inter";padding:2.5mm 4mm;margin:9mm 0 5mm;display:flex;justify-content:space-between} .g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6mm;line-height:1.45;margin-bottom:7mm} .g h4{margin:0 0 1mm;font-size:7.5pt;color:#888;font-weight:600} .l th{font-size:7.8pt;font-weight:600;text-align:left;padding:5px 4px;border-bottom:1pt solid #3d4a4f} .l td{padding:5px 4px;border-bottom:.4pt solid #d8d8d8;vertical-align:top} .d{display:grid;grid-template-columns:1fr 80mm;gap:9mm;margin-top:5mm;break-inside:avoid} .d p{font-size:8pt;line-height:1.5;margin:0 0 2mm} .s td{padding:4px} .s .k td{font-weight:700;background:#e8ecec;border-top:1pt solid #3d4a4f} .ft{position:fixed;bottom:0;left:0;right:0;font-size:7.2pt;color:#777;border-top:.4pt solid #bbb;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const paid = d.prepaid
        ? row([`Less deposit received ${p.date(d.orderDate)}`, `>-${p.money(d.prepaid)}`])
        : ''
      return `<div class=t><div class=lg>${d.seller.name}<small>WORKTOPS · FIREPLACES · FLOORS</small></div><div class=c>Showroom &amp; workshop:<br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>${d.seller.telephone}<br>${d.seller.mail}</div></div>
<div class=bar><span>Sales Invoice</span><span>No. ${d.number}</span></div>
<div class=g><div><h4>Invoice to</h4>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><h4>Job</h4>Order ref ${d.orderNumber}<br>Fitted ${p.date(d.deliveryDate)}<br>Slab batch ${random.pick(['CM', 'QX', 'LV'])}${random.digits(4)}</div><div><h4>Invoice date / tax point</h4>${p.date(d.issueDate)}<h4 style="margin-top:2mm">Balance due by</h4>${p.date(d.dueDate)}</div></div>
<table class=l>${heading(['Description', '>Qty', 'Unit', '>Unit price £', '>Net £'])}${rows.join('')}</table>
<div class=d><div><p><b>How to pay</b><br>BACS to ${d.seller.name}<br>Sort code ${sortCode(random)} &nbsp; Account ${random.digits(8)}<br>Please quote ${d.number}. Card payments by telephone, no surcharge.</p><p>Title to the goods remains with us until paid in full. Natural variation in vein and colour is not a defect. Please read the enclosed care leaflet before using any cleaning product; the stain warranty is valid for ${random.pick(['10', '15', '25'])} years from fitting.</p></div><table class=s style="align-self:start">${row(['Net total', `>${p.money(d.subtotal)}`])}${row([`VAT @ ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${row(['Invoice total', `>${p.money(d.total)}`])}${paid}<tr class=k><td>Balance due</td><td class=r>${p.money(d.amountDue)}</td></tr></table></div>
<div class=ft>${d.seller.name}. Registered in England and Wales no. ${random.digits(8)}. VAT registration ${britishVat(d.seller.vatId)}. E&amp;OE.</div>`
    },
  },
  {
    name: 'fr-pneus-grossiste-avoir',
    plan: {
      country: 'FR',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [20],
      lines: [2, 7],
      isOnce: true,
      most: 4,
      pools: frenchOf(
        'Pneus|Pneumatiques|Garage|CENTRE AUTO|Distri Pneus|Automobiles',
        'SAS|SARL|& Fils|EURL|SA'
      ),
      items: goods(
        '205/55 R16 91V ÉTÉ = PCE = 52 = 78|195/65 R15 91H ÉTÉ = PCE = 46 = 66|225/45 R17 94Y XL ÉTÉ = PCE = 64 = 98|225/40 R18 92Y XL 4 SAISONS = PCE = 81 = 118|185/65 R15 88T HIVER 3PMSF = PCE = 55 = 79|215/65 R16C 109T UTILITAIRE = PCE = 84 = 121|235/55 R19 105W XL SUV = PCE = 122 = 176|CONTRIBUTION ENVIRONNEMENTALE TOURISME = PCE = 1 = 2|CHAMBRE À AIR 15" VALVE TR13 = PCE = 9 = 15|CAPTEUR TPMS UNIVERSEL 433 MHz = PCE = 24 = 39'
      ),
      numbers: (random, year) => `AV${year.slice(2)}${random.digits(5)}`,
    },
    style: { decimal: ',', thousands: ' ', date: slashed },
    css: 'body{font:8.8pt "Liberation Sans";margin:0} .t{display:flex;justify-content:space-between} .lg b{font:italic bold 20pt "Liberation Sans Narrow";background:#111;color:#ffd400;padding:1mm 4mm;display:inline-block;max-width:90mm} .lg div{margin-top:2mm;line-height:1.4;font-size:8pt} .b{border:.8pt solid #111;width:78mm;height:33mm;margin-top:20mm;padding:3mm 4mm;line-height:1.45;box-sizing:border-box;font-size:9.5pt} .dc{width:82mm;margin-top:-14mm} .dc th{background:#111;color:#fff;font-size:11pt;padding:3px 6px;text-align:left} .dc td{border:.5pt solid #111;padding:2px 6px} .m{margin:6mm 0 3mm;line-height:1.45} .l{border:.8pt solid #111} .l th{background:#ffd400;border:.5pt solid #111;font-size:7.8pt;padding:3px 4px} .l td{border-left:.5pt solid #111;padding:3px 4px} .l .v td{height:34mm} .e{display:flex;justify-content:space-between;margin-top:4mm;break-inside:avoid} .e p{width:86mm;margin:0;font-size:8pt;line-height:1.45} .s{width:76mm} .s td{border:.5pt solid #111;padding:3px 6px} .s tr:last-child td{background:#ffd400;font-weight:bold;font-size:10.5pt} .ft{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:6.8pt;line-height:1.5;border-top:.5pt solid #111;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          random.digits(6),
          l.description,
          `BL ${random.int(41200, 68900)}`,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 2)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const why = random.pick([
        'Retour marchandise – erreur de commande client',
        'Retour marchandise – référence non conforme',
        'Reprise garantie manufacturier',
      ])
      return `<div class=t><div class=lg><b>${d.seller.name}</b><div>Négoce de pneumatiques tourisme · utilitaire · agricole<br>${d.seller.street} – ${codeFirst(d.seller)}<br>Tél. ${d.seller.telephone} – ${d.seller.mail}</div></div><div class=b>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<table class=dc><tr><th colspan=2>AVOIR N° ${d.number}</th></tr>${row(['Date', p.date(d.issueDate)])}${row(['Code client', d.customerNumber])}${row(['N° TVA client', d.buyer.vatId])}${row(['Bon de retour', `${d.orderNumber} du ${p.date(d.deliveryDate)}`])}</table>
<div class=m><b>Avoir sur notre facture n° FA${random.digits(7)} du ${p.date(d.orderDate)}</b><br>Motif : ${why}</div>
<table class=l>${heading(['Référence', 'Désignation', 'Livraison', '>Qté', '>P.U. net HT', '>TVA %', '>Montant HT'])}${rows.join('')}<tr class=v><td></td><td></td><td></td><td></td><td></td><td></td><td></td></tr></table>
<div class=e><p>Montants exprimés en euros.<br>Le présent avoir est à valoir sur vos prochains règlements. Il ne donne pas lieu à remboursement, sauf demande écrite de votre part.<br>Le client assujetti est tenu de rectifier la TVA initialement déduite (art. 272-1 du CGI).</p><table class=s>${row(['Total HT', `>${p.plain(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate, 2)} %`, `>${p.plain(d.tax)}`])}${row(['Total avoir TTC EUR', `>${p.plain(d.total)}`])}</table></div>
<div class=ft>${d.seller.name} au capital de ${random.int(2, 9)}0 000 € – RCS ${random.pick(['Quimper', 'Vannes', 'Reims', 'Clermont-Ferrand'])} ${sirenOf(d.seller)} – APE 4531Z – N° TVA intracommunautaire ${d.seller.vatId}<br>Clause de réserve de propriété : loi n° 80-335 du 12 mai 1980. Tout retour doit faire l’objet d’un accord préalable.</div>`
    },
  },
  {
    name: 'fr-brasserie-artisanale-futs',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20, 5.5, 0],
      lines: [5, 11],
      isInOrder: true,
      isOnce: true,
      most: 12,
      days: [15, 30],
      pools: frenchOf(
        'Brasserie|Bières|Cave & Comptoir|Bar|LE HOUBLON|Restaurant',
        'SARL|SAS|SCOP|& Associés|EURL'
      ),
      items: goods(
        'Blonde 5,2 % vol. – fût inox 30 L = fût = 84 = 108|Ambrée 6 % vol. – fût inox 30 L = fût = 92 = 116|IPA 6,5 % vol. – fût inox 20 L = fût = 78 = 98|Blanche 4,8 % vol. – carton 12 x 33 cl = carton = 19 = 25|Triple 8,5 % vol. – carton 12 x 33 cl = carton = 24 = 30|Blonde 5,2 % vol. – carton 6 x 75 cl = carton = 21 = 28|Brune 6,8 % vol. – carton 6 x 75 cl = carton = 23 = 30|Verre 25 cl sérigraphié = pièce = 2 = 3|Location tireuse 2 becs, week-end = forfait = 45 = 70|Limonade artisanale – carton 12 x 33 cl = carton = 13 = 17 = 1|Cola breton – carton 12 x 33 cl = carton = 14 = 18 = 1|Jus de pomme fermier – carton 6 x 1 L = carton = 14 = 19 = 1|Consigne fût inox = fût = 30 = 30 = 2|Consigne bouteille CO2 6 kg = pièce = 60 = 60 = 2'
      ),
      numbers: (random, year) => `${year}-F${random.int(101, 989)}`,
    },
    style: {
      decimal: ',',
      thousands: ' ',
      money: (plain) => `${plain} €`,
      date: slashed,
    },
    css: 'body{font:9.4pt "Lato";color:#2a2118;margin:0} .t{display:flex;gap:6mm;align-items:center;justify-content:center;border-bottom:1pt solid #b5772a;padding-bottom:4mm} .t b{font:bold 22pt "C059"} .t div{text-align:left;font-size:8pt;line-height:1.4} .i{display:flex;justify-content:space-between;margin:7mm 0 8mm} .i div{line-height:1.5} .i .n{font-size:15pt;font-weight:900;color:#b5772a} .to{background:#faf3e8;padding:4mm 6mm;min-width:74mm} .l th{font-size:8pt;text-align:left;background:#b5772a;color:#fff;padding:4px} .l td{padding:4px;border-bottom:.4pt dotted #b5772a} .z{display:flex;justify-content:space-between;align-items:flex-start;margin-top:6mm;break-inside:avoid} .v{width:84mm} .v th{font-size:7.8pt;font-weight:bold;text-align:left;border-bottom:.6pt solid #b5772a;padding:2px 3px} .v td{padding:2px 3px;font-size:8.6pt} .s{width:72mm} .s td{padding:3px} .s tr:last-child td{font-weight:900;font-size:12pt;border-top:1pt solid #b5772a} .p{margin-top:7mm;break-inside:avoid;line-height:1.5;font-size:8.6pt} .lg{font-size:7.3pt;line-height:1.45;margin-top:4mm;color:#5a4c3c}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate, 1)} %`,
          `>${p.money(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          t.rate ? `TVA ${p.number(t.rate, 1)} %` : 'Consignes (hors champ) 0,0 %',
          `>${p.money(baseOf(p, t))}`,
          `>${p.money(taxOf(p, t))}`,
        ])
      )
      return `<div class=t><svg width="15mm" viewBox="0 0 30 34"><path d="M4 8h17v24H4z" fill="#e2a84b" stroke="#2a2118" stroke-width="1.5"/><path d="M21 13h5v12h-5" fill="none" stroke="#2a2118" stroke-width="2"/><path d="M3 9c0-6 6-7 8-4 3-4 10-2 11 4z" fill="#fff" stroke="#2a2118" stroke-width="1.2"/></svg><b>${d.seller.name}</b><div>${d.seller.street}<br>${codeFirst(d.seller)}<br>${d.seller.telephone}<br>${d.seller.site}</div></div>
<div class=i><div><span class=n>Facture ${d.number}</span><br>Date de facturation : ${p.date(d.issueDate)}<br>Date de livraison : ${p.date(d.deliveryDate)}<br>Échéance : ${p.date(d.dueDate)}<br>Bon de commande : ${d.orderNumber}</div><div class=to><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>TVA : ${d.buyer.vatId}</div></div>
<table class=l>${heading(['Produit', '>Qté', 'Unité', '>Prix unit. HT', '>TVA', '>Total HT'])}${rows.join('')}</table>
<div class=z><table class=v>${heading(['Détail de la TVA', '>Base HT', '>Montant'])}${taxes.join('')}</table><table class=s>${row(['Total HT', `>${p.money(d.subtotal)}`])}${row(['Total TVA', `>${p.money(d.tax)}`])}${row(['Total TTC', `>${p.money(d.total)}`])}</table></div>
<div class=p><b>Règlement par virement</b> – net à payer ${p.money(d.amountDue)} avant le ${p.date(d.dueDate)}<br>IBAN ${grouped(d.seller.iban)} – BIC CMBRFR2B${random.pick(['ARK', 'XXX'])} – libellé : ${d.number}</div>
<div class=lg>Droits d’accise acquittés, inclus dans les prix. N° d’entrepositaire agréé FR0${random.digits(5)}E${random.digits(4)}. Les fûts consignés restent la propriété de la brasserie ; la consigne est remboursée au retour des fûts complets. L’abus d’alcool est dangereux pour la santé.<br>Pas d’escompte pour paiement anticipé. En cas de retard, pénalités au taux de 3 fois l’intérêt légal et indemnité forfaitaire de recouvrement de 40 € (art. L441-10 du code de commerce).<br>${d.seller.name} – SIREN ${sirenOf(d.seller)} – TVA ${d.seller.vatId} – capital ${random.int(5, 40)} 000 €</div>`
    },
  },
  {
    name: 'it-tende-sole-saldo',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [3, 7],
      isInOrder: true,
      isOnce: true,
      most: 3,
      isBuyerPerson: true,
      prepaid: 0.8,
      days: [10, 15, 30],
      pools: italianOf(
        'Tende|Tendaggi|Coperture|SOLE & OMBRA|Serramenti|Arredo',
        'S.n.c.|S.r.l.|di Pavan L. & C. S.a.s.|S.r.l.s.'
      ),
      items: goods(
        'Tenda a bracci estensibili con cassonetto, L 395 x sp. 250, tessuto acrilico rigato = nr = 1180 = 1690|Tenda a caduta con guide zip, L 300 x H 270, tessuto microforato = nr = 740 = 1120|Cappottina fissa 180 x 90, tessuto PVC = nr = 310 = 460|Motore tubolare radio con manovra di soccorso = nr = 165 = 240|Sensore vento e sole senza fili = nr = 88 = 135|Telecomando 5 canali = nr = 48 = 72|Sostituzione telo esistente, compresa confezione = nr = 260 = 410|Posa in opera con piattaforma aerea = corpo = 180 = 320|Smontaggio e smaltimento tenda esistente = corpo = 60 = 110'
      ),
      numbers: (random, year) => `${random.int(21, 640)}/${year}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: slashed },
    css: 'body{font:9.6pt "Open Sans";margin:0;color:#222} .t{display:flex;justify-content:space-between;align-items:flex-start} .t b{font:bold 19pt "URW Gothic";color:#d2691e;width:80mm;line-height:1.1} .aw{height:5mm;margin:3mm 0 6mm;background:repeating-linear-gradient(90deg,#d2691e 0 6mm,#fbe9d7 6mm 12mm);border-radius:0 0 2mm 2mm} .t div{font-size:8pt;text-align:right;line-height:1.5} .m{display:flex;justify-content:space-between;line-height:1.45;margin-bottom:7mm} .m h2{font-size:14pt;margin:0 0 1mm;color:#d2691e} .sp{font-size:8pt;color:#777} .l th{text-align:left;font-size:8pt;color:#d2691e;border-bottom:1pt solid #d2691e;padding:3px} .l td{padding:5px 3px;border-bottom:.4pt solid #e6cdb8;vertical-align:top} .s{width:90mm;margin:5mm 0 0 auto;break-inside:avoid} .s td{padding:3.5px 4px} .s .k td{background:#fbe9d7;font-weight:bold} .p{margin-top:7mm;break-inside:avoid;font-size:8.8pt;line-height:1.55} .n{font-size:7.6pt;line-height:1.45;color:#555;margin-top:5mm} .ft{position:fixed;bottom:0;left:0;right:0;font-size:7.2pt;color:#555;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          l.unit,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const paid = d.prepaid
        ? row([
            `Acconto versato alla conferma d’ordine il ${p.date(d.orderDate)}`,
            `>- ${p.money(d.prepaid)}`,
          ])
        : ''
      return `<div class=t><b>${d.seller.name}</b><div>Esposizione e laboratorio:<br>${d.seller.street} – ${codeFirst(d.seller)}<br>Tel. ${d.seller.telephone} – ${d.seller.mail}<br>C.F. e P.IVA ${d.seller.vatId.slice(2)}</div></div><div class=aw></div>
<div class=m><div><h2>FATTURA n. ${d.number}</h2>del ${p.date(d.issueDate)}<br>Rif. conferma d’ordine ${d.orderNumber} del ${p.date(d.orderDate)}<br>Montaggio eseguito il ${p.date(d.deliveryDate)}</div><div style="width:76mm"><span class=sp>Spett.le / Gent.le</span><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>${/S\.|&amp; C/.test(d.buyer.name) ? `P.IVA ${d.buyer.vatId.slice(2)}` : `C.F. ${fiscalCode(random, d.buyer.name)}`}<br>Codice cliente ${d.customerNumber}</div></div>
<table class=l>${heading(['Descrizione', 'U.M.', '>Q.tà', '>Prezzo unit.', '>IVA', '>Importo'])}${rows.join('')}</table>
<table class=s>${row(['Totale imponibile', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${row(['<b>Totale fattura</b>', `><b>${p.money(d.total)}</b>`])}${paid}<tr class=k><td>Saldo da pagare</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<div class=p><b>Pagamento:</b> bonifico bancario entro il ${p.date(d.dueDate)}<br>${random.pick(['Banca Popolare di Credito', 'Cassa Rurale', 'Banca di Credito Cooperativo'])} – IBAN ${grouped(d.seller.iban)}<br>Per la detrazione delle schermature solari usare il bonifico “parlante”, indicando codice fiscale del beneficiario della detrazione e la nostra partita IVA.</div>
<div class=n>Copia analogica della fattura elettronica trasmessa al Sistema di Interscambio; l’originale è disponibile nell’area riservata dell’Agenzia delle Entrate. Prodotto conforme a UNI EN 13561, marcatura CE; garanzia ${random.pick(['2', '5'])} anni su struttura e motore. Il telo va riavvolto solo asciutto.</div>
<div class=ft>${d.seller.name} – Iscr. Reg. Imprese di ${random.pick(['Modena', 'Treviso', 'Padova', 'Mantova'])} – REA ${random.digits(6)}</div>`
    },
  },
  {
    name: 'it-molino-farine-riba',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [4, 10, 22],
      lines: [46, 70],
      most: 16,
      lineDiscount: 0.2,
      days: [30, 60],
      pools: italianOf(
        'Molino|Molini|Pizzeria|Panificio|Alimentari|PANE & PIZZA',
        'S.p.A.|S.r.l.|S.n.c.|& Figli S.n.c.|Soc. Coop.'
      ),
      items: goods(
        'FARINA 00 PIZZA W280 SACCO KG 25 = SC = 17 = 24|FARINA 00 FROLLA W160 SACCO KG 25 = SC = 15 = 20|FARINA 0 MANITOBA SACCO KG 10 = SC = 10 = 14|FARINA TIPO 1 MACINATA A PIETRA KG 25 = SC = 22 = 29|FARINA INTEGRALE KG 25 = SC = 21 = 28|SEMOLA RIMACINATA GRANO DURO KG 25 = SC = 22 = 30|FARINA DI MAIS FIORETTO KG 5 = SC = 6 = 9|FARINA 00 BIOLOGICA KG 10 = SC = 13 = 18|OLIO EXTRAVERGINE LATTA LT 5 = PZ = 38 = 52|POMODORO PELATO LATTA KG 2,5 = PZ = 3 = 5|FARINA DI RISO KG 5 = SC = 9 = 13 = 1|LIEVITO MADRE SECCO BUSTA KG 1 = BS = 7 = 10 = 1|LIEVITO DI BIRRA FRESCO PANI G 500 = PN = 1 = 2 = 1|MIX CEREALI E SEMI KG 10 = SC = 24 = 32 = 1|MIGLIORATORE PER PANE KG 10 = SC = 38 = 49 = 1|SALE FINO SACCO KG 25 = SC = 6 = 9 = 2|CARTONI PIZZA 33X33 CF 100 = CF = 14 = 19 = 2|SACCHETTI PANE KRAFT KG 10 = CF = 26 = 34 = 2|CARTA FORNO 40X60 CF 500 = CF = 21 = 29 = 2'
      ),
      numbers: (random) => `V1/${random.int(1120, 9870)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.4pt "Liberation Sans";margin:0} .t{display:flex;justify-content:space-between;align-items:flex-start} .t b{font:bold 17pt "P052";color:#7a5c1e;max-width:90mm;display:block} .t div{line-height:1.4;font-size:7.8pt} .bx{display:flex;gap:4mm;margin-top:5mm} .bx div{flex:1;border:.6pt solid #7a5c1e;border-radius:1.5mm;padding:2mm 3mm;line-height:1.4;min-height:21mm} .cap{font-size:6.4pt;color:#7a5c1e;display:block} .f{margin:3mm 0} .f td{border:.6pt solid #7a5c1e;padding:1px 4px 2px;font-size:8.6pt} .l{border-bottom:.6pt solid #7a5c1e} .l th{background:#efe6d2;border:.6pt solid #7a5c1e;font-size:7pt;font-weight:normal;padding:2px 4px;text-align:left} .l td{padding:2px 4px;border-left:.4pt solid #c9b78d;border-right:.4pt solid #c9b78d} .l tr{break-inside:avoid} .l .dd td{font-style:italic;padding-top:4px} .e{break-inside:avoid;margin-top:4mm} .e .two{display:flex;gap:5mm;align-items:flex-start} .iv th,.sc th{background:#efe6d2;border:.6pt solid #7a5c1e;font-size:6.8pt;font-weight:normal;padding:2px 4px;text-align:left} .iv td,.sc td{border:.6pt solid #7a5c1e;padding:2px 4px} .tt{width:70mm;flex:none} .tt td{border:.6pt solid #7a5c1e;padding:3px 5px} .tt .k td{font-size:11pt;font-weight:bold;background:#efe6d2} .n{font-size:6.8pt;line-height:1.45;margin-top:3mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const size = random.int(12, 17)
      const first = random.int(2100, 7400)
      const rows = p.lines((l, at) => {
        const trip = Math.floor(at / size)
        const note =
          at % size
            ? ''
            : `<tr class=dd><td></td><td colspan=7>Rif. DDT n. ${first + trip * 83} del ${p.date(dayAfter(d.issueDate, trip * 5 - 27))}</td></tr>`
        return (
          note +
          row([
            `${l.description.slice(0, 2)}${100 + l.description.length * 7}`,
            l.description,
            l.unit,
            `>${p.number(l.quantity, 2)}`,
            `>${p.plain(l.price)}`,
            `>${l.discount ? p.number(l.discount, 1) : ''}`,
            `>${p.plain(l.amount)}`,
            `>${p.number(l.rate)}`,
          ])
        )
      })
      const taxes = p.taxes((t) =>
        row([
          `IVA ${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.number(t.rate)}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const box = (label: string, value: string) =>
        `<td><span class=cap>${label}</span>${value}</td>`
      return `<div class=t><div><b>${d.seller.name}</b>Macinazione grani teneri e duri dal 1924</div><div style="text-align:right">Sede e stabilimento: ${d.seller.street}<br>${codeFirst(d.seller)}<br>Tel. ${d.seller.telephone} – ${d.seller.mail}<br>P.IVA e C.F. ${d.seller.vatId.slice(2)} – REA ${random.digits(6)}</div></div>
<div class=bx><div><span class=cap>Destinazione merce</span>IDEM</div><div><span class=cap>Spett.le</span><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<table class=f><tr>${box('Tipo documento', '<b>FATTURA DIFFERITA</b>')}${box('Numero', `<b>${d.number}</b>`)}${box('Data', `<b>${p.date(d.issueDate)}</b>`)}${box('Cliente', d.customerNumber)}${box('Partita IVA cliente', d.buyer.vatId.slice(2))}${box('Valuta', 'EUR')}</tr><tr><td colspan=3><span class=cap>Condizioni di pagamento</span>Ricevuta bancaria</td><td colspan=3><span class=cap>Banca d’appoggio</span>${random.pick(['Banco Padano', 'Credito Emiliano Veneto', 'BCC della Bassa'])} – ABI 0${random.digits(4)} CAB ${random.digits(5)}</td></tr></table>
<table class=l>${heading(['Articolo', 'Descrizione', 'UM', '>Quantità', '>Prezzo', '>Sc.%', '>Importo', '>IVA'])}${rows.join('')}</table>
<div class=e><div class=two><div style="flex:1"><table class=iv>${heading(['Riepilogo IVA', '>Imponibile', '>Aliq.', '>Imposta'])}${taxes.join('')}</table><table class=sc style="margin-top:3mm">${heading(['Scadenza', 'Tipo', '>Importo rata'])}${row([p.date(d.dueDate), 'RI.BA.', `>${p.plain(d.amountDue)}`])}</table></div><table class=tt>${row(['Totale merce', `>${p.plain(d.subtotal)}`])}${row(['Spese incasso', '>0,00'])}${row(['Totale imponibile', `>${p.plain(d.subtotal)}`])}${row(['Totale IVA', `>${p.plain(d.tax)}`])}<tr class=k><td>Totale fattura €</td><td class=r>${p.plain(d.total)}</td></tr></table></div>
<div class=n>Contributo CONAI assolto ove dovuto. Beni ceduti ai sensi dell’art. 3 D.Lgs. 198/2021: i termini di pagamento dei prodotti agricoli e alimentari decorrono dalla fine del mese di consegna. Reclami entro 8 giorni dal ricevimento della merce. Conservare in luogo fresco e asciutto. Documento privo di valenza fiscale ai sensi dell’art. 21 DPR 633/72: l’originale è disponibile nella Vostra area riservata “Fatture e Corrispettivi”.</div></div>`
    },
  },
]
