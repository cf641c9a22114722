import { dayAfter } from '../days.ts'
import { baseOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { sumOf, type Item, type Line } from '../make_document.ts'
import type { Country, Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, dotted, euroAfter, grouped, heading, monthsIn, row, type Print } from '../print.ts'

/** The usual words of a country, some of them replaced. */
function wordsOf<C extends Country>(country: C, own: Partial<Pools[C]>): Pools {
  return { ...pools, [country]: { ...pools[country], ...own } }
}

const listOf = (words: string) => words.split('; ')
const placeOf = (place: string) => [place.replace(/^\S+ /, ''), place.split(' ')[0]]

const german = {
  first: ['Heike', 'Lennart', 'Gudrun', 'Sascha', 'Wiebke', 'Norbert', 'Ayşe', 'Konrad'],
  last: listOf('Achterberg; Buchholz; Ehlers; Grabenhorst; Kirchberg; Lindau; Oelmann; Zander'),
  streets: listOf(
    'Hansaring 55; Alte Poststr. 3 a; Mühlenweg 19; Dieselstraße 4-6; Breite Gasse 21; An der Bleiche 8; Wilhelm-Leuschner-Str. 140'
  ),
  towns: listOf(
    '59494 Soest; 73430 Aalen; 21680 Stade; 08056 Zwickau; 84028 Landshut; 55543 Bad Kreuznach'
  ).map(placeOf),
}

const polish = {
  first: ['Danuta', 'Krzysztof', 'Magdalena', 'Ryszard', 'Weronika', 'Jacek'],
  last: ['Bednarek', 'Chmielewska', 'Filipiak', 'Górski', 'Kubicka', 'Rutkowski', 'Śliwa', 'Zdrój'],
  streets: listOf(
    'ul. Ogrodowa 27; ul. Tadeusza Kościuszki 14/6; al. Jana Pawła II 88; ul. Fabryczna 3B; Nowa Wieś 61; ul. Warszawska 190'
  ),
  towns: listOf(
    '62-800 Kalisz; 33-100 Tarnów; 82-300 Elbląg; 33-300 Nowy Sącz; 59-220 Legnica'
  ).map(placeOf),
}

/** Splits rows into pages; the last one has less room because of the sums. */
function paged<T>(rows: T[], full: number, last: number): T[][] {
  const pages: T[][] = []
  let rest = rows
  while (rest.length > last) {
    const count = Math.min(full, rest.length - 3)
    pages.push(rest.slice(0, count))
    rest = rest.slice(count)
  }
  return [...pages, rest]
}

/** A row of cells that bars divide. */
const rowOf = (cells: string) => row(cells.split('|'))

const townOf = ({ postCode, town }: { postCode: string; town: string }) => `${postCode} ${town}`

const labour: Item[] = [
  ['Inspektion nach Herstellervorgabe durchführen', 'AW', 22, 29],
  ['Bremsbeläge Vorderachse ersetzen', 'AW', 22, 29],
  ['Fahrwerk vermessen und einstellen', 'AW', 22, 29],
  ['Fehlerspeicher auslesen', 'AW', 24, 31],
  ['Räder umstecken, Luftdruck prüfen', 'AW', 18, 24],
  ['Klimaanlage evakuieren und befüllen', 'AW', 24, 31],
]
const parts: Item[] = [
  ['Bremsbelagsatz VA', 'Satz', 58, 96],
  ['Bremsscheibe belüftet 288x25', 'Stück', 49, 83],
  ['Ölfilter mit Dichtung', 'Stück', 9, 19],
  ['Ölablassschraube', 'Stück', 2, 5],
  ['Motorenöl 5W-30 Longlife', 'Liter', 13, 23],
  ['Innenraumfilter Aktivkohle', 'Stück', 24, 41],
  ['Zündkerze Iridium', 'Stück', 12, 22],
  ['Wischerblatt', 'Stück', 16, 28],
  ['Glühlampe H7 55 W', 'Stück', 9, 18],
  ['Bremsflüssigkeit DOT 4', 'Liter', 11, 17],
  ['Kältemittel R134a', '100 g', 9, 16],
  ['Schlauchschelle', 'Stück', 2, 4],
]
const isLabour = ({ description }: Line) => labour.some(([name]) => name === description)

/** A pattern that looks like a QR code. */
function squareCode(p: Print): string {
  const corners = [
    [0, 0],
    [18, 0],
    [0, 18],
  ]
  const isCorner = (x: number, y: number) =>
    corners.some(([left, top]) => x >= left && x < left + 7 && y >= top && y < top + 7)
  const dots = Array.from({ length: 625 }, (_, at) => [at % 25, Math.floor(at / 25)])
    .filter(([x, y]) => !isCorner(x, y) && p.random.chance(0.5))
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
  const frames = corners.map(
    ([x, y]) => `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`
  )
  return `<svg viewBox="0 0 25 25" width="26mm" height="26mm"><path d="${dots.join('')}${frames.join('')}"/></svg>`
}

/** Invoices of German, Austrian and Polish senders. */
export const commonCentral: Family[] = [
  // Garage: vehicle data beside the address, labour and parts with their sums.
  {
    name: 'de-kfz-meisterbetrieb',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [5, 18],
      isInOrder: true,
      isOnce: true,
      most: 4,
      isBuyerPerson: true,
      lineDiscount: 0.2,
      days: [7, 10, 14],
      pools: wordsOf('DE', {
        ...german,
        trade: ['Kfz-Technik', 'Autohaus', 'Autoservice', 'Fahrzeugtechnik'],
        forms: ['GmbH', 'e.K.', 'GmbH & Co. KG', 'OHG'],
      }),
      items: [...labour, ...parts],
      numbers: (random) => `${random.int(1, 3)}${random.digits(5)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:9.5pt "Liberation Sans";margin:0;line-height:1.3} .hd{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2.4pt solid #b3151b;padding-bottom:2mm} .hd b{font-size:18pt;color:#b3151b} .hd div{text-align:right;font-size:8pt} .two{display:flex;justify-content:space-between;margin-top:11mm} .sm{font-size:7pt;text-decoration:underline;margin-bottom:3mm} .to{font-size:10.5pt} .veh{width:78mm;font-size:8.5pt} .veh td{padding:1px 0} .veh td:first-child{color:#555;width:32mm} .ti{display:flex;justify-content:space-between;align-items:baseline;margin:9mm 0 3mm} h1{font-size:15pt;margin:0} .li th{text-align:left;font-size:8.5pt;background:#eee;padding:3px 4px} .li td{padding:2.5px 4px;vertical-align:top} .h td{font-weight:bold;padding-top:7px} .s td{border-top:.5pt solid #999;font-style:italic} .su{width:84mm;margin:5mm 0 0 auto} .su td{padding:2.5px 4px} .su .e td{font-weight:bold;font-size:11.5pt;border-top:1pt solid;border-bottom:2.5pt double} .tx{margin-top:7mm;font-size:8.5pt} .ft{position:fixed;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:7pt;color:#444;border-top:.5pt solid #b3151b;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const plate = `${random.pick(['SO', 'AA', 'STD', 'Z', 'LA', 'KH'])}-${random.pick(['BX', 'KM', 'LH', 'RT', 'NE'])} ${random.int(12, 990)}`
      const car = random.pick([
        ['Škoda Octavia Combi 1.5 TSI', 'TMBJR7NX'],
        ['Ford Focus 1.0 EcoBoost', 'WF0NXXGC'],
        ['VW Caddy 2.0 TDI', 'WV1ZZZSK'],
        ['Hyundai i20 1.2', 'NLHBA51A'],
      ])
      const lineOf = (l: Line) =>
        rowOf(
          `${isLabour(l) ? random.digits(8) : `${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`}|${l.description}|>${p.number(l.quantity)}|${l.unit}|>${p.plain(l.price)}|>${l.discount ? `${p.number(l.discount)} %` : ''}|>${p.plain(l.amount)}`
        )
      const groups = ['Arbeitslohn', 'Ersatzteile und Material'].map((title, at) => {
        const own: Line[] = d.lines.filter((l) => isLabour(l) === !at)
        if (!own.length) return ''
        return `<tr class=h><td colspan=7>${title}</td></tr>${own.map(lineOf).join('')}<tr class=s><td></td><td colspan=5>Summe ${title}</td><td class=r>${p.plain(sumOf(own))}</td></tr>`
      })
      const place = `${d.seller.street} · ${townOf(d.seller)}`
      return `<div class=hd><b>${d.seller.name}</b><div>Kfz-Meisterbetrieb · Inspektion · HU/AU · Unfallinstandsetzung<br>${place}<br>Tel. ${d.seller.telephone}</div></div>
<div class=two><div><div class=sm>${d.seller.name} · ${place}</div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${townOf(d.buyer)}</div></div><table class=veh>${row(['Amtl. Kennzeichen', `<b>${plate}</b>`])}${row(['Fahrzeug', car[0]])}${row(['Fahrgestell-Nr.', `${car[1]}${random.digits(9)}`])}${row(['Erstzulassung', p.date(`${random.int(2014, 2021)}-0${random.int(1, 9)}-1${random.int(0, 9)}`)])}${row(['KM-Stand', `${random.int(21, 180)}.${random.digits(3)}`])}${row(['Nächste HU', `0${random.int(1, 9)}/${Number(d.issueDate.slice(0, 4)) + 1}`])}${row(['Annehmer', random.pick(['Hr. Petersen', 'Fr. Klose', 'M. Yildiz'])])}</table></div>
<div class=ti><h1>Rechnung ${d.number}</h1><span>Auftrag ${random.digits(5)} &nbsp; Kunde ${d.customerNumber} &nbsp; Datum ${p.date(d.issueDate)}</span></div>
<table class=li>${heading(['Nummer', 'Bezeichnung', '>Menge', 'Einh.', '>Preis', '>Rabatt', '>Betrag'])}${groups.join('')}</table>
<table class=su>${row(['Nettobetrag', `>${p.plain(d.subtotal)}`])}${row([`+ ${p.number(d.taxes[0].rate, 2)} % MwSt.`, `>${p.plain(d.tax)}`])}<tr class=e><td>Gesamtbetrag EUR</td><td class=r>${p.plain(d.total)}</td></tr></table>
<div class=tx>Leistungsdatum: ${p.date(d.deliveryDate)}. 1 AW = 15 Minuten. Zahlbar bei Abholung in bar oder mit Karte, bei Überweisung ohne Abzug bis ${p.date(d.dueDate)}.<br>Ersetzte Teile gehen in unser Eigentum über, sofern sie nicht bei Abholung verlangt werden. Bitte Radschrauben nach 50 km nachziehen lassen. Wir danken für Ihren Auftrag und wünschen gute Fahrt.</div>
<div class=ft><div>${d.seller.name}<br>${d.seller.mail}<br>${d.seller.site}</div><div>Amtsgericht ${d.seller.town}<br>HR ${random.digits(5)}</div><div>USt-IdNr. ${d.seller.vatId}<br>Steuernr. ${d.seller.taxNumber}</div><div style="white-space:nowrap">VR-Bank ${d.seller.town}<br>IBAN ${grouped(d.seller.iban)}</div></div>`
    },
  },
  // Hosting: sums of the projects on the first page, usage on the next, direct debit.
  {
    name: 'de-hosting-projekte',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [10, 32],
      most: 720,
      prepaid: 0.35,
      days: [5, 8, 10],
      pools: wordsOf('DE', {
        ...german,
        trade: ['Hosting', 'Datacenter', 'Cloud Services', 'Netzwerke', 'Onlinedienste'],
        forms: ['GmbH', 'AG', 'GmbH & Co. KG', 'UG (haftungsbeschränkt)'],
      }),
      items: [
        ['Cloud Server CX2, 2 vCPU, 4 GB RAM', 'Std.', 0.1, 0.2],
        ['Cloud Server CX4, 4 vCPU, 16 GB RAM', 'Std.', 0.2, 0.35],
        ['Dedizierter Server EX44', 'Std.', 0.2, 0.4],
        ['Backup-Speicher', 'GB', 0.05, 0.15],
        ['Volume SSD', 'GB', 0.1, 0.2],
        ['Object Storage', 'GB', 0.05, 0.1],
        ['Snapshot', 'GB', 0.1, 0.15],
        ['Load Balancer LB11', 'Std.', 0.1, 0.2],
        ['Primäre IPv4-Adresse', 'Std.', 0.05, 0.1],
        ['Traffic über Inklusivvolumen', 'GB', 0.05, 0.1],
        ['Managed Datenbank S', 'Std.', 0.15, 0.3],
      ],
      numbers: (random) => `R00${random.digits(8)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:9pt "Open Sans";color:#222;margin:0;line-height:1.45} .lo{text-align:right;font-size:17pt;font-weight:600;color:#c8102e} .lo span{display:inline-block;width:5mm;height:5mm;background:#c8102e;margin-right:2mm} .two{display:flex;justify-content:space-between;margin-top:12mm} .sm{font-size:6.3pt;color:#777;margin-bottom:2mm;white-space:nowrap;height:4mm} .me{width:74mm} .me td{padding:.5px 0} h1{font-size:13pt;font-weight:600;margin:14mm 0 4mm} th{text-align:left;font-weight:600;border-bottom:1pt solid #c8102e;padding:4px 2px} td{padding:4px 2px;vertical-align:top} .pr td,.li td{border-bottom:.4pt solid #ddd} .su td{border:0!important} .su.k td{font-weight:600;border-top:1pt solid #222!important;font-size:10pt} .pa{margin-top:8mm} .ft{position:fixed;bottom:0;left:0;right:0;font-size:6.8pt;color:#666;display:flex;justify-content:space-between;gap:3mm;border-top:.4pt solid #bbb;padding-top:1.5mm} .de{break-before:page} .de h2{font-size:11pt;margin:0 0 1mm} .li{margin-bottom:6mm;font-size:8.5pt} .li td{padding:2.5px 2px} .po td{font-weight:600;background:#f5f5f5}',
    draw: (p) => {
      const { doc: d, random } = p
      const names = random.pick([
        ['shop-prod', 'shop-staging', 'intern'],
        ['kundenportal', 'monitoring', 'archiv'],
        ['web-live', 'web-test', 'ci-runner'],
      ])
      const period = `${p.date(d.from)} – ${p.date(d.until)}`
      const size = Math.ceil(d.lines.length / names.length)
      const projects = names
        .map((name, at) => ({ name, lines: d.lines.slice(at * size, (at + 1) * size) as Line[] }))
        .filter(({ lines }) => lines.length)
      const lineOf = (l: Line) =>
        rowOf(
          `${l.description}|>${p.number(l.quantity)}|${l.unit}|>${p.money(l.price)}|>${p.money(l.amount)}`
        )
      const sum = (label: string, amount: number, kind = '') =>
        `<tr class="su ${kind}"><td colspan=2>${label}</td><td class=r>${p.money(amount)}</td></tr>`
      const paid = d.prepaid
        ? `${sum('abzüglich Guthaben aus Vorauszahlung', -d.prepaid)}${sum('Zu zahlender Betrag', d.amountDue, 'k')}`
        : ''
      const details = projects.map(
        ({ name, lines }) =>
          `<tr class=po><td colspan=4>Projekt „${name}“</td><td class=r>${p.money(sumOf(lines))}</td></tr>${lines.map(lineOf).join('')}`
      )
      const debit = d.prepaid ? 'Den verbleibenden Betrag' : 'Den Gesamtbetrag'
      const short = d.seller.name.split(' ')[0]
      return `<div class=lo><span></span>${short.toLowerCase()}</div>
<div class=two><div><div class=sm>${d.seller.name} · ${d.seller.street} · ${townOf(d.seller)}</div>${d.buyer.name}<br>${d.buyer.street}<br>${townOf(d.buyer)}<br>${d.buyer.country}</div><table class=me>${row(['Rechnungsnr.:', `>${d.number}`])}${row(['Kundennr.:', `>K${random.digits(10)}`])}${row(['Rechnungsdatum:', `>${p.date(d.issueDate)}`])}${row(['Leistungszeitraum:', `>${period}`])}${row(['Ihre USt-IdNr.:', `>${d.buyer.vatId}`])}</table></div>
<h1>Rechnung</h1><table class=pr>${heading(['Projekt', 'Positionen', '>Summe'])}${projects.map(({ name, lines }) => row([`Cloud-Projekt „${name}“`, String(lines.length), `>${p.money(sumOf(lines))}`])).join('')}${sum('Summe (netto)', d.subtotal)}${sum(`Umsatzsteuer ${p.number(d.taxes[0].rate)} %`, d.tax)}${sum('Gesamtbetrag', d.total, 'k')}${paid}</table>
<div class=pa>${debit} ziehen wir am ${p.date(d.dueDate)} per SEPA-Lastschrift von Ihrem Konto bei der ${random.pick(['Sparkasse', 'Volksbank', 'Stadtbank'])} mit den Endziffern ${random.digits(4)} ein (Mandatsreferenz ${random.digits(8)}, Gläubiger-ID DE${random.digits(2)}ZZZ0000${random.digits(7)}). Die Aufstellung der Positionen finden Sie auf den folgenden Seiten.<br><br>Bei Fragen zu dieser Rechnung erreichen Sie uns unter ${d.seller.mail}.</div>
<div class=de><h2>Einzelaufstellung</h2><p>Rechnung ${d.number}, Zeitraum ${period}</p><table class=li>${heading(['Beschreibung', '>Menge', 'Einheit', '>Preis je Einheit', '>Summe'])}${details.join('')}</table></div>
<div class=ft><div>${d.seller.name}<br>${d.seller.street}, ${townOf(d.seller)}</div><div>Registergericht ${d.seller.town}, HRB ${random.digits(4)}<br>USt-IdNr. ${d.seller.vatId}</div><div>${d.seller.telephone}<br>${d.seller.site}</div><div style="white-space:nowrap">IBAN ${grouped(d.seller.iban)}<br>BIC GENODEF1${random.digits(3)}</div></div>`
    },
  },
  // Sports club: a typed letter without VAT, bank details in the text.
  {
    name: 'de-verein-brief',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [0],
      lines: [2, 9],
      isInOrder: true,
      isOnce: true,
      most: 14,
      prepaid: 0.3,
      days: [14, 21, 30],
      pools: wordsOf('DE', {
        ...german,
        trade: ['Turnverein', 'Schwimmclub', 'Sportfreunde', 'Reitverein', 'Schützenverein'],
        forms: ['e.V.', '1921 e.V.', '1898 e. V.'],
      }),
      items: [
        ['Startgeld Einzel', '', 8, 18],
        ['Startgeld Mannschaft', '', 25, 60],
        ['Übernachtung im Vereinsheim, je Person', '', 9, 16],
        ['Hallennutzung, je angefangene Stunde', '', 18, 35],
        ['Verpflegungspauschale Trainingslager', '', 22, 48],
        ['Anzeige im Vereinsheft, 1/4 Seite', '', 40, 75],
        ['Kampfrichterumlage', '', 10, 25],
      ],
      numbers: (random, year) => `${random.int(1, 9)}${random.int(0, 9)}/${year}`,
    },
    style: {
      ...comma,
      money: (plain) => `${plain} €`,
      date: (y, m, d) => `${Number(d)}.${Number(m)}.${y}`,
    },
    css: 'body{font:11.5pt "Liberation Serif";margin:6mm 8mm} .hd{text-align:center;color:#11563a} .hd b{font-size:19pt;display:block} .hd span{font-size:9.5pt} hr{border:0;border-top:1.2pt solid #11563a;margin:3mm 0 12mm} .da{text-align:right} h1{font-size:12pt;margin:12mm 0 6mm} .li{margin:5mm 0} .li td,.li th{border:.6pt solid #444;padding:3px 6px} .li th{font-weight:bold;background:#e8f0ec;text-align:left} .no{font-size:10pt} .ft{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:8.5pt;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const event = random.pick([
        'unseres Vereinsturniers',
        'des Übungsleiterlehrgangs',
        'der Kreismeisterschaft',
      ])
      const people = [
        random.pick(['Jutta Brandes', 'Erwin Kölling']),
        random.pick(['Frank Meinert', 'Sabrina Wolff']),
      ]
      const sum = (label: string, amount: string) =>
        `<tr><td colspan=3>${label}</td><td class=r>${amount}</td></tr>`
      const paid = d.prepaid
        ? `${sum('bereits erhalten', `- ${p.money(d.prepaid)}`)}${sum('<b>noch zu zahlen</b>', `<b>${p.money(d.amountDue)}</b>`)}`
        : ''
      const list = p.lines((l) =>
        rowOf(
          `>${p.number(l.quantity)}|${l.description}|>${p.money(l.price)}|>${p.money(l.amount)}`
        )
      )
      return `<div class=hd><b>${d.seller.name}</b><span>Geschäftsstelle: ${d.seller.street}, ${townOf(d.seller)} – Tel. ${d.seller.telephone} – ${d.seller.mail}</span></div><hr>
${d.buyer.name}<br>${d.buyer.street}<br>${townOf(d.buyer)}<div class=da>${d.seller.town}, ${p.date(d.issueDate)}</div>
<h1>Rechnung Nr. ${d.number}</h1>Sehr geehrte Damen und Herren,<br><br>im Rahmen ${event} am ${p.date(d.deliveryDate)} erlauben wir uns, Ihnen folgende Beträge in Rechnung zu stellen:
<table class=li>${heading(['>Anzahl', 'Bezeichnung', '>Einzelpreis', '>Gesamt'])}${list.join('')}${sum('<b>Rechnungsbetrag</b>', `<b>${p.money(d.total)}</b>`)}${paid}</table>
<p>Bitte überweisen Sie den ${d.prepaid ? 'offenen Betrag' : 'Betrag'} bis spätestens ${p.date(d.dueDate)} unter Angabe der Rechnungsnummer auf unser Konto ${grouped(d.seller.iban)} bei der Sparkasse ${d.seller.town}.</p><p class=no>Als gemeinnütziger Verein weisen wir keine Umsatzsteuer aus (§ 4 Nr. 22 UStG).</p><p>Mit sportlichen Grüßen<br><br><br>${people[1]}<br>Kassenwart/in</p>
<div class=ft>1. Vorsitz: ${people[0]} · Amtsgericht ${d.seller.town} VR ${random.digits(4)} · Steuernummer ${d.seller.taxNumber} · ${d.seller.site}</div>`
    },
  },
  // Seller on a marketplace: prices with tax, three columns of addresses, already paid.
  {
    name: 'de-marktplatz-verkauf',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19, 7],
      lines: [1, 7],
      isOnce: true,
      most: 3,
      isGross: true,
      isBuyerPerson: true,
      charge: 0.5,
      pools: wordsOf('DE', {
        ...german,
        trade: ['Handel', 'Versand', 'Trading', 'Warenkontor', 'E-Commerce'],
        forms: ['GmbH', 'e.K.', 'UG (haftungsbeschränkt)', 'GbR'],
      }),
      items: [
        ['Edelstahl Trinkflasche 750 ml, auslaufsicher, BPA-frei, matt schwarz', '', 14, 27],
        ['USB-C Ladekabel 2 m, 60 W, geflochten, 2er-Pack, grau', '', 8, 16],
        ['Schreibtischlampe LED dimmbar mit Klemme, 3 Farbtemperaturen', '', 24, 46],
        ['Yogamatte rutschfest 183 x 61 x 0,6 cm mit Tragegurt, petrol', '', 19, 34],
        ['Fahrradschloss faltbar, 90 cm, Sicherheitsstufe 9', '', 29, 59],
        ['Spannbettlaken Jersey 140x200 - 160x200 cm, anthrazit', '', 15, 25],
        ['Bio Espresso ganze Bohnen, 1 kg, säurearm geröstet', '', 16, 26, 1],
        ['Das große Wanderbuch Alpenvorland (Taschenbuch)', '', 14, 25, 1],
        ['Mandeln naturbelassen, ganze Kerne, 1 kg Beutel', '', 11, 18, 1],
      ],
      numbers: (random) => `DE${random.digits(4)}${random.pick(['XKAEUI', 'BQAEUI', 'ZRAEUS'])}`,
    },
    style: {
      ...euroAfter,
      date: (y, m, d) => `${d} ${monthsIn('DE')[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9pt "Liberation Sans";margin:0;color:#111} .tp{display:flex;justify-content:space-between} .tp h1{font-size:20pt;font-weight:normal;margin:0 0 2mm} .lo{font-size:16pt;font-weight:bold;letter-spacing:-.5pt} .lo i{color:#00796b} .pd{background:#f0f2f2;padding:3mm 4mm;width:78mm;line-height:1.5} .pd b{font-size:10pt} .pd table td{padding:0} .ad{display:flex;gap:6mm;margin:6mm 0 4mm;line-height:1.3} .ad div{flex:1} h2{font-size:10.5pt;margin:0 0 1.5mm} .hi{border-top:.8pt solid #aaa;padding-top:2mm;margin-top:3mm} .li th{font-size:8pt;text-align:left;vertical-align:bottom;background:#f0f2f2;padding:4px} .li th.r{white-space:normal!important;width:20mm} .li tr,.tx,.go{break-inside:avoid} .li td{padding:3px 4px;vertical-align:top;border-bottom:.4pt solid #ccc} .li td:first-child{width:80mm} .sm{color:#555;font-size:8pt} .go{display:flex;justify-content:space-between;font-size:11pt;font-weight:bold;margin:4mm 0;padding:0 4px} .tx{width:98mm;margin-left:auto} .tx th{font-size:8pt;background:#f0f2f2;padding:3px 4px;text-align:left} .tx td{padding:3px 4px} .tx .e td{font-weight:bold;border-top:.6pt solid} .ft{margin-top:5mm;font-size:7.5pt;color:#555;line-height:1.4;border-top:.6pt solid #aaa;padding-top:2mm;break-inside:avoid}',
    draw: (p) => {
      const { random } = p
      const d = Object.assign(p.doc, { prepaid: p.doc.total, amountDue: 0 })
      const order = `${random.int(302, 306)}-${random.digits(7)}-${random.digits(7)}`
      const list = p.lines((l) =>
        rowOf(
          `${l.description}<br><span class=sm>Art.-Nr.: M0${random.digits(4)}${random.pick(['KX', 'TQ', 'ZN'])}${random.digits(2)}</span>|>${p.number(l.quantity)}|>${p.money(Math.round((l.price * 100) / (100 + l.rate)))}|>${p.number(l.rate)} %|>${p.money(l.price)}|>${p.money(l.amount)}`
        )
      )
      const sent = d.charge ? row(['Versandkosten', '', '', '', '', `>${p.money(d.charge)}`]) : ''
      const buyer = `${d.buyer.name}<br>${d.buyer.street}<br>${townOf(d.buyer)}<br>DE`
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate)} %`, `>${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
      )
      return `<div class=tp><div class=lo>kauf<i>bogen</i></div><div><h1>Rechnung</h1><div class=pd><b>Bezahlt</b><br>Zahlungsreferenznummer ${random.digits(4)}Hq${random.digits(5)}Lw${random.digits(3)}<br>Verkauft von ${d.seller.name}<br>USt-IDNr. ${d.seller.vatId}<table style="margin-top:2mm">${row(['Rechnungsdatum<br>/Lieferdatum', `>${p.date(d.issueDate)}`])}${row(['Rechnungsnummer', `>${d.number}`])}${row(['<b>Zahlbetrag</b>', `><b>${p.money(d.prepaid)}</b>`])}</table></div></div></div>
<div class=ad><div><h2>Rechnungsadresse</h2>${buyer}</div><div><h2>Lieferadresse</h2>${buyer}</div><div><h2>Verkauft von</h2>${d.seller.name}<br>${d.seller.street}<br>${townOf(d.seller)}<br>DE<br>USt-IDNr. ${d.seller.vatId}</div></div>
<div class=hi><h2>Bestellinformationen</h2>Bestelldatum ${p.date(d.orderDate)}<br>Bestellnummer ${order}</div>
<div class=hi><h2>Rechnungsdetails</h2><table class=li>${heading(['Beschreibung', '>Menge', '>Stückpreis (ohne USt.)', '>USt. %', '>Stückpreis (inkl. USt.)', '>Zwischensumme (inkl. USt.)'])}${list.join('')}${sent}</table><div class=go><span>Rechnungsbetrag</span><span>${p.money(d.total)}</span></div>
<table class=tx>${heading(['USt. %', '>Zwischensumme (ohne USt.)', '>USt.'])}${taxes.join('')}<tr class=e><td>USt. Gesamt</td><td class=r>${p.money(d.subtotal)}</td><td class=r>${p.money(d.tax)}</td></tr></table></div>
<div class=ft>Hinweise zur Rückgabe finden Sie unter „Meine Bestellungen“. Den Verkäufer erreichen Sie über das Kontaktformular des Marktplatzes. Diese Rechnung wurde im Auftrag des Verkäufers maschinell erstellt.<br>${d.seller.name}, ${d.seller.street}, ${townOf(d.seller)}, HRA ${random.digits(4)} Amtsgericht ${d.seller.town}</div>`
    },
  },
  // Farm supplies: printed like a terminal on letterhead, delivery notes, early payment discount.
  {
    name: 'de-landhandel-liste',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19, 7],
      lines: [9, 40],
      most: 40,
      allowance: 0.4,
      days: [30],
      pools: wordsOf('DE', {
        ...german,
        trade: ['Landhandel', 'Agrarhandel', 'Landwirtschaft', 'Mühle', 'Agrar'],
        forms: ['GmbH & Co. KG', 'KG', 'eG', 'GbR', 'OHG'],
      }),
      items: [
        ['KALKAMMONSALPETER 27 % LOSE', 'DT', 28, 41],
        ['NPK 15-15-15 BIGBAG', 'DT', 42, 58],
        ['KOHLENS. KALK FEUCHT', 'T', 24, 36],
        ['HERBIZID MAIS 5 L', 'KAN', 89, 164],
        ['FUNGIZID GETREIDE 10 L', 'KAN', 210, 345],
        ['STRETCHFOLIE 750 MM WEISS', 'ROL', 68, 92],
        ['PRESSENGARN 130 SISAL', 'PAK', 31, 46],
        ['WEIDEZAUNLITZE 400 M', 'ROL', 19, 33],
        ['EICHENSPALTPFAHL 1,75 M', 'STK', 4, 8],
        ['HYDRAULIKOEL HLP 46 20 L', 'KAN', 52, 79],
        ['WINTERWEIZEN Z-SAATGUT GEB.', 'DT', 52, 74, 1],
        ['WINTERRAPS HYBRID 1,5 MIO K.', 'EH', 138, 219, 1],
        ['MILCHLEISTUNGSFUTTER 18/4', 'DT', 27, 39, 1],
        ['SOJASCHROT 44 NON-GMO', 'DT', 44, 61, 1],
        ['LEGEMEHL 25 KG', 'SCK', 11, 17, 1],
        ['MINERALFUTTER RIND 25 KG', 'SCK', 18, 29, 1],
        ['MELASSESCHNITZEL PELL.', 'DT', 23, 34, 1],
        ['VIEHSALZ 50 KG', 'SCK', 12, 18, 1],
      ],
      numbers: (random) => `${random.int(2, 8)}${random.digits(6)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}.${m}.${y.slice(2)}` },
    css: 'body{margin:0;font:9.5pt/1.25 "Liberation Mono"} .pg{height:264mm;position:relative} .pg+.pg{break-before:page} .lh{font-family:"Lato";color:#2e6b1f;text-align:center;border-bottom:1.5pt solid #2e6b1f;padding-bottom:2mm;line-height:1.3} .lh b{font-size:17pt;display:block} .lh span{font-size:8pt} .two{display:flex;justify-content:space-between;margin:8mm 0 6mm} .kv{width:auto} .kv td{padding:0} .dash{border-top:.7pt dashed #000;margin:1mm 0} .li th{text-align:left;font-weight:normal;border-top:.7pt dashed;border-bottom:.7pt dashed;padding:3px 0} .li td{padding:.6px 0} .ls td{padding-top:5px} .tx{width:118mm;margin-top:3mm} .tx th{font-weight:normal;text-align:left;padding:0} .tx td{padding:0} .en{border-top:.7pt dashed;border-bottom:.7pt dashed;margin:2mm 0;padding:1mm 0;display:flex;justify-content:space-between;font-weight:bold} .lf{position:absolute;bottom:0;left:0;right:0;font:7pt "Lato";color:#2e6b1f;display:flex;justify-content:space-between;border-top:.6pt solid #2e6b1f;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const first = random.int(41_000, 88_000)
      const list = p.lines((l, at) => {
        const note =
          at % 7 === 0
            ? `<tr class=ls><td></td><td colspan=6>LIEFERSCHEIN ${first + at * 13} V. ${p.date(dayAfter(d.from, Math.min(at, 28)))}</td></tr>`
            : ''
        return `${note}${rowOf(`${random.digits(5)}|${l.description}|>${p.number(l.quantity, 2)}|${l.unit}|>${p.plain(l.price)}|>${p.plain(l.amount)}|>${l.rate === 7 ? '2' : '1'}`)}`
      })
      const less = d.allowance
        ? `<div class=en style="font-weight:normal;border:0;margin:0">WARENWERT<span>${p.plain(d.lineTotal)}</span></div><div class=en style="font-weight:normal;border:0;margin:0">./. FRÜHBEZUGSRABATT ${p.number((100 * d.allowance) / d.lineTotal)} %<span>${p.plain(d.allowance)}-</span></div>`
        : ''
      const taxes = p.taxes((t) =>
        rowOf(
          `${t.rate === 7 ? '2' : '1'}|>${p.number(t.rate, 2)} %|>${p.plain(baseOf(p, t))}|>${p.plain(taxOf(p, t))}|>${p.plain(t.base + t.amount)}`
        )
      )
      const early = Math.round(d.total * 0.02)
      const end = `<div class=dash></div>${less}<table class=tx>${heading(['ST', '>SATZ', '>NETTO', '>MWST', '>BRUTTO'])}${taxes.join('')}${row(['', '>SUMME', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, ''])}</table><div class=en>RECHNUNGSBETRAG EUR<span>${p.plain(d.total)}</span></div>
ZAHLBAR BIS ${p.date(dayAfter(d.issueDate, 10))} MIT 2 % SKONTO = ${p.plain(d.total - early)} EUR (SKONTO ${p.plain(early)})<br>ZAHLBAR BIS ${p.date(d.dueDate)} OHNE ABZUG<br><br>PFLANZENSCHUTZMITTEL: ABGABE NUR AN SACHKUNDIGE. WARE BLEIBT BIS ZUR BEZAHLUNG UNSER EIGENTUM.`
      const letter = `<div class=lh><b>${d.seller.name}</b><span>Dünger · Saaten · Futtermittel · Getreideerfassung &nbsp;|&nbsp; ${d.seller.street} · ${townOf(d.seller)} · Telefon ${d.seller.telephone}</span></div>`
      const foot = `<div class=lf><span>${d.seller.mail}<br>${d.seller.site}</span><span>Raiffeisenbank ${d.seller.town}<br>IBAN ${grouped(d.seller.iban)}</span><span>Steuer-Nr. ${d.seller.taxNumber}<br>USt-IdNr. ${d.seller.vatId}</span><span>Öko-Kontrollstelle<br>DE-ÖKO-0${random.digits(2)}</span></div>`
      const pages = paged(list, 33, 22)
      return pages
        .map((rows, at) => {
          const top = at
            ? `<p>RECHNUNG ${d.number} VOM ${p.date(d.issueDate)} &nbsp; SEITE ${at + 1}</p>`
            : `<div class=two><div>FIRMA/HERRN/FRAU<br>${d.buyer.name}<br>${d.buyer.street}<br><br>${townOf(d.buyer)}</div><table class=kv>${row(['R E C H N U N G', ''])}${row(['NUMMER', d.number])}${row(['DATUM', p.date(d.issueDate)])}${row(['KUNDE', d.customerNumber])}${row(['VERTRETER', random.digits(2)])}${row(['SEITE', '1'])}</table></div>`
          const table = `<table class=li>${heading(['ARTIKEL', 'BEZEICHNUNG', '>MENGE', 'EH', '>PREIS', '>BETRAG', '>ST'])}${rows.join('')}</table>`
          const more = at < pages.length - 1 ? '<p class=r>FORTSETZUNG NÄCHSTE SEITE</p>' : end
          return `<div class=pg>${letter}${top}${table}${more}${foot}</div>`
        })
        .join('')
    },
  },
  // Rent from a housing company: charges of the month with keys, taxes of two rates.
  {
    name: 'at-wohnbau-vorschreibung',
    plan: {
      country: 'AT',
      currency: 'EUR',
      rates: [20, 10],
      lines: [16, 30],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      prepaid: 0.3,
      days: [5, 7, 10],
      pools: wordsOf('AT', {
        first: ['Renate', 'Gernot', 'Ljiljana', 'Herwig', 'Sieglinde', 'Alois'],
        last: ['Zauner', 'Hödl', 'Prantl', 'Schwaiger', 'Jovanović', 'Neuhold'],
        trade: ['Wohnbau', 'Hausverwaltung', 'Immobilien', 'Realitäten', 'Siedlungsbau'],
        forms: ['GmbH', 'Gesellschaft m.b.H.', 'GmbH & Co KG', 'eGen', 'OG'],
        streets: listOf(
          'Annenstraße 38/2/14; Kaiserfeldgasse 9; Dr.-Karl-Renner-Straße 71/6; Bahnhofring 3'
        ),
        towns: listOf(
          '8700 Leoben; 4400 Steyr; 2700 Wiener Neustadt; 9020 Klagenfurt am Wörthersee; 6330 Kufstein'
        ).map(placeOf),
      }),
      items: [
        ['Hauptmietzins', '', 390, 780, 1],
        ['Betriebskosten', '', 110, 210, 1],
        ['Liftkosten', '', 14, 38, 1],
        ['Kaltwasser und Kanal', '', 16, 45, 1],
        ['Erhaltungs- und Verbesserungsbeitrag', '', 22, 60, 1],
        ['Verwaltungskosten', '', 18, 29, 1],
        ['Kellerabteil', '', 9, 25, 1],
        ['Heizkosten', '', 48, 120],
        ['Warmwasser', '', 19, 52],
        ['Möblierung und Küche', '', 28, 75],
        ['Tiefgaragenplatz', '', 62, 115],
        ['Motorradstellplatz', '', 18, 32],
        ['Waschküche Jetons', '', 5, 14],
      ],
      numbers: (random, year) => `${random.digits(5)}-${random.int(10, 12)}/${year}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dotted },
    css: 'body{font:10pt "Carlito";margin:0;line-height:1.3} .lg{position:absolute;right:0;top:0;width:52mm;font-size:8.5pt;color:#444} .lg i{display:block;width:16mm;height:16mm;background:linear-gradient(135deg,#5a3d82 50%,#b79fd6 50%);margin-bottom:3mm} .lg b{font-size:11.5pt;color:#5a3d82;display:block;margin-bottom:1mm} .lg p{margin:0 0 2mm} .to{padding-top:26mm;font-size:11pt;height:24mm} .to small{font-size:7.5pt;color:#777} .bx{display:flex;border:.7pt solid #5a3d82;margin:22mm 0 5mm} .bx div{flex:1 1 auto;padding:1.5mm 2.5mm;border-left:.4pt solid #5a3d82} .bx div:first-child{border:0} .bx span{font-size:7.5pt;color:#5a3d82;display:block} h1{font-size:14pt;margin:0;color:#5a3d82} .ob{margin:1mm 0 4mm} .li th{text-align:left;background:#5a3d82;color:#fff;font-weight:normal;padding:3px 6px} .li td{padding:3px 6px} .li tr:nth-child(even) td{background:#f4f1f8} .tx{width:112mm;margin:5mm 0 0 auto} .tx th{font-weight:normal;text-align:left;font-size:8.5pt;color:#555;padding:2px 6px} .tx td{padding:2px 6px} .tx .e td{border-top:.8pt solid;font-weight:bold} .tx .z td{font-size:12pt;font-weight:bold;color:#5a3d82;padding-top:6px} .py{margin-top:8mm;border-top:.4pt solid #999;padding-top:3mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const top = `${random.int(1, 4)}/${random.int(1, 38)}`
      const area = `Nutzfläche ${random.int(48, 96)},${random.digits(2)} m²`
      const people = `${random.int(1, 5)} Personenanteil(e)`
      const share = `Nutzwert ${random.int(42, 110)}/3.480`
      const keyOf = (text: string) => {
        if (/Lift/.test(text)) return share
        if (/wasser und/.test(text)) return people
        if (/Heiz|Warm/.test(text)) return 'Verbrauch (Akonto)'
        return /zins|Betrieb|Erhalt/.test(text) ? area : 'je Bestandseinheit'
      }
      const list = p.lines((l) =>
        rowOf(
          `${l.description}|${keyOf(l.description)}|>${p.number(l.rate)} %|>${p.plain(l.amount)}`
        )
      )
      const taxes = p.taxes((t) =>
        rowOf(
          `${p.number(t.rate)} % USt|>${p.plain(baseOf(p, t))}|>${p.plain(taxOf(p, t))}|>${p.plain(t.base + t.amount)}`
        )
      )
      const last = (label: string, amount: number, kind = '') =>
        `<tr class=${kind}><td colspan=3>${label}</td><td class=r>${p.money(amount)}</td></tr>`
      const due = d.prepaid
        ? `${last('abzüglich bereits geleisteter Zahlung', -d.prepaid).replace('€ -', '– € ')}${last('Zahlbetrag', d.amountDue, 'z')}`
        : last('Zahlbetrag', d.amountDue, 'z')
      return `<div class=lg><i></i><b>${d.seller.name}</b><p>${d.seller.street}<br>${townOf(d.seller)}</p><p>T ${d.seller.telephone}<br>${d.seller.mail}</p><p>UID ${d.seller.vatId}<br>FN ${random.digits(6)}${random.pick(['f', 'm', 'x'])}, LG ${d.seller.town}</p></div>
<div class=to><small>Retouren an ${d.seller.street}, ${townOf(d.seller)}</small><br>${d.buyer.name}<br>${d.buyer.street}<br>${townOf(d.buyer)}</div>
<div class=bx><div><span>Belegnummer</span>${d.number}</div><div><span>Belegdatum</span>${p.date(d.issueDate)}</div><div><span>Mieternummer</span>${d.customerNumber}</div><div><span>Fällig am</span>${p.date(d.dueDate)}</div></div>
<h1>Vorschreibung – Rechnung gemäß § 11 UStG</h1><div class=ob>Objekt ${random.digits(4)}, ${d.buyer.street}, ${townOf(d.buyer)} · Top ${top} · Zeitraum ${p.date(d.from)} bis ${p.date(d.until)}</div>
<table class=li>${heading(['Bezeichnung', 'Aufteilung nach', '>USt', '>Netto EUR'])}${list.join('')}</table>
<table class=tx>${heading(['Steuersatz', '>Netto', '>USt-Betrag', '>Brutto'])}${taxes.join('')}<tr class=e><td>Gesamt</td><td class=r>${p.plain(d.subtotal)}</td><td class=r>${p.plain(d.tax)}</td><td class=r>${p.plain(d.total)}</td></tr>${due}</table>
<div class=py>Bitte verwenden Sie für Ihre Zahlung ausschließlich folgendes Konto:<br>Empfänger: ${d.seller.name} &nbsp; IBAN: ${grouped(d.seller.iban)} &nbsp; BIC: RZSTAT2G${random.digits(3)}<br>Zahlungsreferenz: ${random.digits(12)}<br><br>Bei Zahlungsverzug werden Mahnspesen und Verzugszinsen von 4 % p. a. verrechnet. Haben Sie uns einen Abbuchungsauftrag erteilt, ist diese Vorschreibung nur zu Ihrer Information.</div>`
    },
  },
  // The view of the national e-invoice system: labels of the form, sums by rate, no letterhead.
  {
    name: 'pl-e-faktura-podglad',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 8, 5],
      lines: [6, 26],
      isOnce: true,
      most: 30,
      days: [7, 14, 30],
      pools: wordsOf('PL', {
        ...polish,
        trade: ['Hurt', 'Delikatesy', 'Dystrybucja', 'Zaopatrzenie', 'Gastro'],
        forms: ['Sp. z o.o.', 'Sp. j.', 'S.A.', 'Sp. z o.o. Sp. k.'],
      }),
      items: [
        ['Olej rzepakowy 10 l kanister', 'szt.', 62, 88, 2],
        ['Mąka pszenna typ 550 25 kg', 'worek', 48, 69, 2],
        ['Ryż długoziarnisty 5 kg', 'opak.', 24, 38, 2],
        ['Filet z kurczaka chłodzony', 'kg', 19, 27, 2],
        ['Ser żółty Gouda blok', 'kg', 24, 34, 2],
        ['Masło ekstra 82% 200 g', 'szt.', 6, 9, 2],
        ['Jaja kl. L wytłoczka 30 szt.', 'opak.', 24, 36, 2],
        ['Śmietana 30% 5 l', 'wiadro', 58, 79, 2],
        ['Ogórki konserwowe 3,2 kg', 'puszka', 24, 33, 2],
        ['Frytki mrożone 9 mm 2,5 kg', 'opak.', 17, 25, 2],
        ['Ketchup łagodny 5 kg', 'wiadro', 34, 49, 1],
        ['Przyprawa do grilla 1 kg', 'opak.', 28, 41, 1],
        ['Kawa ziarnista 1 kg', 'opak.', 58, 96],
        ['Woda gazowana 0,5 l zgrzewka', 'zgrz.', 11, 17],
        ['Serwetki gastronomiczne 24x24', 'opak.', 6, 11],
        ['Płyn do zmywarek 10 l', 'szt.', 64, 98],
        ['Folia spożywcza 45 cm x 300 m', 'rolka', 22, 35],
        ['Pojemnik na wynos 500 ml, 50 szt.', 'opak.', 18, 29],
        ['Rękawice nitrylowe L, 100 szt.', 'opak.', 19, 32],
        ['Papier do pieczenia 38 cm x 50 m', 'rolka', 12, 20],
        ['Usługa transportowa', 'kurs', 30, 60],
        ['Sok jabłkowy tłoczony 3 l', 'szt.', 13, 21, 2],
      ],
      numbers: (random, year) =>
        `FS-${random.int(11, 9800)}/${year.slice(2)}/${random.pick(['HG', 'MAG1', 'C'])}`,
    },
    style: { decimal: ',', thousands: '\u00A0', date: dotted },
    css: 'body{font:8.5pt "Roboto";margin:0;line-height:1.35;color:#111} .tp{display:flex;justify-content:space-between;align-items:flex-start;padding-bottom:4mm} .ks{font-size:17pt;font-weight:300} .ks b{color:#d4213d;font-weight:700} .nr{text-align:right} .nr big{font-size:13pt;font-weight:bold;display:block} .tw{display:flex;gap:8mm;border-top:.8pt solid #bbb;padding:3mm 0} .tw>div{flex:1} h2{font-size:11.5pt;margin:0 0 2mm} h3{font-size:8.5pt;margin:2mm 0 .5mm} .g{border-top:.8pt solid #bbb;padding:3mm 0} .g p{margin:0 0 1.5mm} .li th{background:#f6f7fa;border:.5pt solid #bbb;font-size:7.5pt;padding:3px;text-align:left} .li td{border:.5pt solid #bbb;padding:2.5px 3px} .li tr{break-inside:avoid} .li th.r{white-space:normal!important} .al{text-align:right;font-size:11.5pt;margin:4mm 0} .qr{display:flex;gap:6mm;align-items:center;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const system = `${d.seller.vatId.slice(2)}-${d.issueDate.replaceAll('-', '')}-${random.digits(5)}A${random.digits(3)}F${random.digits(2)}-${random.digits(2)}`
      const party = (
        title: string,
        { name, vatId, street, mail, telephone, ...home }: typeof d.seller
      ) =>
        `<div><h2>${title}</h2><h3>Dane identyfikacyjne</h3>NIP: ${vatId}<br>Nazwa: ${name}<h3>Adres</h3>${street}<br>${townOf(home)}<br>${home.country}<h3>Dane kontaktowe</h3>E-mail: ${mail}<br>Tel.: ${telephone}</div>`
      const list = p.lines((l, at) =>
        rowOf(
          `${at + 1}|${l.description}|>${p.plain(l.price)}|>${p.number(l.quantity)}|${l.unit}|>${p.number(l.rate)}%|>${p.plain(l.amount)}`
        )
      )
      const taxes = p.taxes((t, at) =>
        rowOf(
          `${at + 1}|${p.number(t.rate)}%|>${p.plain(baseOf(p, t))}|>${p.plain(taxOf(p, t))}|>${p.plain(t.base + t.amount)}`
        )
      )
      return `<div class=tp><div class=ks>Krajowy System <b>e</b>-Faktur</div><div class=nr>Numer Faktury:<big>${d.number}</big>Faktura podstawowa<br>Numer KSEF: ${system}</div></div>
<div class=tw>${party('Sprzedawca', d.seller)}${party('Nabywca', d.buyer)}</div>
<div class=g><h2>Szczegóły</h2><div class=tw style="border:0;padding:0"><div>Data wystawienia, z zastrzeżeniem art. 106na ust. 1 ustawy: <b>${p.date(d.issueDate)}</b><br>Miejsce wystawienia: ${d.seller.town}</div><div>Data dokonania lub zakończenia dostawy towarów lub wykonania usługi: <b>${p.date(d.deliveryDate)}</b><br>Kod waluty: PLN</div></div></div>
<div class=g><h2>Pozycje</h2><p>Faktura wystawiona w cenach netto w walucie PLN</p><table class=li>${heading(['Lp.', 'Nazwa towaru lub usługi', '>Cena jedn. netto', '>Ilość', 'Miara', '>Stawka podatku', '>Wartość sprzedaży netto'])}${list.join('')}</table><div class=al>Kwota należności ogółem: <b>${p.plain(d.total)} PLN</b></div></div>
<div class=g style="break-inside:avoid"><h2>Podsumowanie stawek podatku</h2><table class=li>${heading(['Lp.', 'Stawka podatku', '>Kwota netto', '>Kwota podatku', '>Kwota brutto'])}${taxes.join('')}</table></div>
<div class=g style="break-inside:avoid"><h2>Płatność</h2><p>Informacja o płatności: Brak zapłaty<br>Forma płatności: Przelew</p><div class=tw style="border:0;padding:0;align-items:flex-start"><table class=li style="width:45mm">${heading(['Termin płatności'])}${row([p.date(d.dueDate)])}</table><div><b>Numer rachunku bankowego</b><table class=li style="margin-top:1mm">${row(['Pełny numer rachunku', d.seller.iban])}${row(['Nazwa banku', random.pick(['Bank Spółdzielczy', 'Bank Regionalny'])])}</table></div></div></div>
<div class="g qr">${squareCode(p)}<div><h2>Sprawdź, czy Twoja faktura znajduje się w KSeF!</h2>${system}<br>Nie możesz zeskanować kodu z obrazka? Otwórz weryfikację faktury w przeglądarce.</div></div>`
    },
  },
  // Water utility: meter readings in the rows, paid advances, a transfer slip at the foot.
  {
    name: 'pl-wodociagi-odczyt',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [8],
      lines: [5, 12],
      isInOrder: true,
      isOnce: true,
      most: 58,
      isBuyerPerson: true,
      prepaid: 0.4,
      days: [14, 21],
      pools: wordsOf('PL', {
        ...polish,
        trade: ['Wodociągi', 'Zakład Wodociągów', 'Aqua', 'Wod-Kan'],
        forms: ['Sp. z o.o.', 'S.A.'],
      }),
      items: [
        ['Dostawa wody – grupa W1', 'm³', 4, 7],
        ['Odprowadzanie ścieków – grupa S1', 'm³', 6, 11],
        ['Woda do podlewania – podlicznik', 'm³', 4, 7],
        ['Ścieki dowożone', 'm³', 12, 19],
        ['Odprowadzanie wód opadowych', 'm²', 0.3, 0.8],
        ['Opłata abonamentowa – woda', 'dzień', 0.1, 0.3],
        ['Opłata abonamentowa – ścieki', 'dzień', 0.1, 0.3],
      ],
      numbers: (random, year) => `${random.digits(6)}/${random.int(1, 4)}/${year}/W`,
    },
    style: {
      decimal: ',',
      thousands: ' ',
      money: (plain) => `${plain} zł`,
      date: (y, m, d) => `${y}-${m}-${d}`,
    },
    css: 'body{font:9pt "DejaVu Sans";margin:0;line-height:1.35;font-size:8.3pt} .tp{display:flex;justify-content:space-between;align-items:flex-start} .tp svg{margin-right:3mm} .fi{display:flex} .fi b{font-size:11pt;color:#0b5fa5} .bo{font-size:7.3pt;text-align:right;color:#444} h1{font-size:12.5pt;margin:7mm 0 1mm} .two{display:flex;gap:6mm;margin:5mm 0} .two>div{flex:1;border:.6pt solid #0b5fa5;border-radius:4px;padding:2.5mm 3mm} .two h2{font-size:7.3pt;color:#0b5fa5;margin:0 0 1.5mm;font-weight:normal} .two table td{padding:.5px 0} .li th{background:#dcebf7;font-size:7.2pt;font-weight:normal;text-align:left;padding:3px;vertical-align:top} .li th.r{white-space:normal!important} .li td{padding:3.5px 3px;border-bottom:.4pt solid #b9d2e6} .su{width:92mm;margin:4mm 0 0 auto} .su td{padding:2.5px 3px} .su .k td{background:#0b5fa5;color:#fff;font-weight:bold;font-size:10.5pt;padding:4px 3px} .nt{margin-top:5mm;font-size:7.3pt;color:#333} .sl{position:fixed;bottom:0;left:0;right:0;border-top:.8pt dashed #000;padding-top:3mm;font-size:8pt} .sl table td{border:.6pt solid #d88;padding:1mm 2mm 1.5mm;vertical-align:top} .sl span{display:block;font-size:6.3pt;color:#b33}',
    draw: (p) => {
      const { doc: d, random } = p
      const list = p.lines((l, at) => {
        const before = random.int(140, 1900)
        const isRead = l.unit === 'm³'
        return rowOf(
          `${at + 1}|${l.description}|${isRead ? `>${before}` : '>–'}|${isRead ? `>${before + Number(l.quantity)}` : '>–'}|>${p.number(l.quantity)}|${l.unit}|>${p.plain(l.price)}|>${p.number(l.rate)}%|>${p.plain(l.amount)}`
        )
      })
      const paid = d.prepaid ? row(['Wpłacone zaliczki', `>-${p.money(d.prepaid)}`]) : ''
      const drop =
        '<svg width="28" height="34" viewBox="0 0 28 34"><path d="M14 1C9 10 3 15 3 22a11 11 0 0 0 22 0C25 15 19 10 14 1z" fill="#0b5fa5"/></svg>'
      const account = `${random.digits(4)}-${random.digits(3)}`
      const cell = (label: string, value: string, span = 1) =>
        `<td colspan=${span}><span>${label}</span>${value}</td>`
      return `<div class=tp><div class=fi>${drop}<div><b>${d.seller.name}</b><br>${d.seller.street}, ${townOf(d.seller)}<br>NIP ${d.seller.vatId} &nbsp; REGON ${random.digits(9)}</div></div><div class=bo>Biuro Obsługi Klienta: pn.–pt. 7:00–15:00<br>tel. ${d.seller.telephone}, ${d.seller.mail}<br>Pogotowie wodociągowe: 994<br>e-BOK: ${d.seller.site}</div></div>
<h1>Faktura VAT nr ${d.number}</h1>Data wystawienia: ${p.date(d.issueDate)} &nbsp;&nbsp; Okres rozliczeniowy: ${p.date(d.from)} – ${p.date(d.until)}
<div class=two><div><h2>NABYWCA</h2><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${townOf(d.buyer)}</div><div><h2>PUNKT POBORU</h2><table>${row(['Adres', d.buyer.street])}${row(['Nr ewidencyjny', account])}${row(['Nr wodomierza', `${random.digits(8)}/${random.int(17, 24)}`])}${row(['Rodzaj odczytu', random.pick(['fizyczny', 'zdalny', 'podany przez klienta'])])}</table></div></div>
<table class=li>${heading(['Lp.', 'Nazwa usługi', '>Odczyt poprz.', '>Odczyt bież.', '>Ilość', 'J.m.', '>Cena netto', '>VAT', '>Wartość netto'])}${list.join('')}</table>
<table class=su>${row(['Razem netto', `>${p.money(d.subtotal)}`])}${row([`Podatek VAT ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${row(['Razem brutto', `>${p.money(d.total)}`])}${paid}<tr class=k><td>Do zapłaty do ${p.date(d.dueDate)}</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<div class=nt>Reklamacja faktury nie wstrzymuje obowiązku zapłaty. Za datę zapłaty uważa się dzień wpływu środków na rachunek. Od należności zapłaconych po terminie naliczamy odsetki ustawowe. Taryfa zatwierdzona decyzją dyrektora regionalnego zarządu gospodarki wodnej. Twardość wody: ${random.int(210, 340)} mg CaCO₃/l.</div>
<div class=sl><table><tr>${cell('nazwa odbiorcy', `${d.seller.name}, ${townOf(d.seller)}`, 3)}</tr><tr>${cell('nr rachunku odbiorcy', grouped(d.seller.iban), 3)}</tr><tr>${cell('waluta', 'PLN')}${cell('kwota', p.plain(d.amountDue))}${cell('termin płatności', p.date(d.dueDate))}</tr><tr>${cell('nazwa zleceniodawcy', `${d.buyer.name}, ${d.buyer.street}, ${townOf(d.buyer)}`, 3)}</tr><tr>${cell('tytułem', `Faktura ${d.number}, nr ewid. ${account}`, 3)}</tr></table></div>`
    },
  },
]
