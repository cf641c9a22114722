import { dayAfter } from '../days.ts'
import type { Family } from '../family.ts'
import type { Item } from '../make_document.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, dotted, euroAfter, grouped, heading, monthsIn, row } from '../print.ts'

const own: Pools = {
  ...pools,
  DE: {
    ...pools.DE,
    first: ['Anneliese', 'Thorsten', 'Miriam', 'Detlef', 'Franziska', 'Henning', 'Aylin', 'Jürgen'],
    last: [
      'Achterberg',
      'Baumgart',
      'Hinrichsen',
      'Krüger',
      'Nolte',
      'Oberländer',
      'Pfeiffer',
      'Schröter',
      'Tönnies',
      'Wieczorek',
      'Zierold',
    ],
    trade: [
      'Anlagenbau',
      'Haustechnik',
      'Kältetechnik',
      'Bauelemente',
      'Druckerei',
      'Fördertechnik',
      'Ladenbau',
      'Verpackungen',
    ],
    forms: ['GmbH', 'GmbH & Co. KG', 'KG', 'e. K.', 'OHG', 'AG'],
    streets: [
      'Ziegeleiweg 19',
      'Hansastraße 212',
      'An der Schleuse 7',
      'Robert-Koch-Str. 33',
      'Gewerbepark Süd 4 b',
      'Obere Marktgasse 11',
      'Fritz-Reuter-Platz 1',
    ],
    towns: [
      ['Braunschweig', '38100'],
      ['Erfurt', '99084'],
      ['Osnabrück', '49074'],
      ['Heilbronn', '74072'],
      ['Görlitz', '02826'],
      ['Flensburg', '24937'],
      ['Kempten', '87435'],
      ['Mülheim an der Ruhr', '45468'],
    ],
  },
  AT: {
    ...pools.AT,
    first: ['Magdalena', 'Lukas', 'Theresia', 'Gernot', 'Verena'],
    last: ['Achleitner', 'Dornauer', 'Hölzl', 'Lechner', 'Pichler', 'Reisinger', 'Wallner'],
    trade: ['Hochbau', 'Zimmerei', 'Erdbewegung', 'Spenglerei', 'Gerüstbau'],
    forms: ['GmbH', 'KG', 'GmbH & Co KG', 'e.U.'],
    streets: ['Bahnzeile 15', 'Obere Donaulände 63', 'Dr.-Karl-Renner-Straße 9', 'Kirchplatz 2/1'],
    towns: [
      ['Wels', '4600'],
      ['Dornbirn', '6850'],
      ['St. Pölten', '3100'],
      ['Villach', '9500'],
      ['Klagenfurt', '9020'],
      ['Wien', '1100'],
    ],
  },
}

/** The shared names with sellers of another trade. */
function tradesIn(country: 'DE' | 'AT', trade: string[], forms: string[]): Pools {
  return { ...own, [country]: { ...own[country], trade, forms } }
}

/** An article number of six digits, always the same for a text. */
function articleOf(description: string): string {
  const hash = [...description].reduce(
    (sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 899_981,
    7
  )
  return String(hash + 100_000)
}

const german = monthsIn('DE')

/** Articles of a wholesaler, each in some sizes. */
const articles = (
  [
    ['Kupplung starr PVC grau', 'ST', 0.5, 1.5, '16 mm', '20 mm', '25 mm', '32 mm'],
    ['Mantelleitung NYM-J', 'RIN', 48, 95, '3x1,5 50 m', '3x2,5 50 m', '5x1,5 50 m', '5x2,5 50 m'],
    ['Leitungsschutzschalter', 'ST', 2.5, 9, 'B10 1p', 'B16 1p', 'B16 3p', 'C16 1p', 'C32 3p'],
    ['FI-Schutzschalter 4p', 'ST', 28, 46, '25A 30mA', '40A 30mA', '63A 30mA'],
    ['Geräteverbindungsdose UP', 'ST', 0.4, 1.5, '41 mm', '47 mm', '61 mm'],
    ['Abzweigkasten AP IP54', 'ST', 1.5, 4, '75x75', '85x85', '104x104'],
    ['Rahmen reinweiß glänzend', 'ST', 2, 9, '1-fach', '2-fach', '3-fach', '4-fach', '5-fach'],
    ['Einsatz UP', 'ST', 3, 11, 'Wechsel', 'Serien', 'Kreuz', 'Taster', 'Jalousie'],
    ['Steckdose SCHUKO', 'ST', 3.5, 7, 'reinweiß', 'alpinweiß', 'anthrazit', 'mit Klappdeckel'],
    ['Installationskanal 2 m', 'M', 3, 9, '15x15', '30x30', '40x60', '60x110'],
    ['Kabelverschraubung IP68', 'ST', 1, 3, 'M16', 'M20', 'M25', 'M32', 'M40'],
    ['Nagelschelle Packung 100', 'PAK', 4, 8, '4-7 mm', '7-11 mm', '10-14 mm'],
    ['Dosenklemme Packung 50', 'PAK', 9, 16, '2-polig', '3-polig', '5-polig'],
    ['Feuchtraumleuchte LED', 'ST', 24, 48, '600 mm', '1200 mm', '1500 mm'],
    ['Bewegungsmelder AP', 'ST', 18, 39, '180° weiß', '180° braun', '240° weiß'],
    ['Aderendhülse Beutel 100', 'BTL', 2, 6, '0,75 mm²', '1,5 mm²', '2,5 mm²', '6 mm²', '10 mm²'],
    ['Schrumpfschlauch 1 m', 'ST', 1, 4, '3,2 mm', '6,4 mm', '12,7 mm', '19 mm'],
    ['Kleinverteiler AP', 'ST', 14, 42, '1-reihig', '2-reihig', '3-reihig'],
  ] as [string, string, number, number, ...string[]][]
).flatMap(([name, unit, least, most, ...sizes]) =>
  sizes.map((size): Item => [`${name} ${size}`, unit, least, most])
)

/** Ordinary invoices as German and Austrian companies send them. */
export const usualGerman: Family[] = [
  {
    name: 'de-freiberuf-online',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [3, 7],
      most: 10,
      isPart: true,
      isOnce: true,
      isSellerPerson: true,
      allowance: 0.25,
      days: [7, 14, 30],
      pools: own,
      items: [
        ['Konzeption Landingpage inkl. Abstimmung', 'Std.', 75, 110],
        [
          'Gestaltung Faltblatt DIN lang inkl. zwei Korrekturläufe und Reinzeichnung',
          'Seiten',
          60,
          110,
        ],
        ['Bildbearbeitung und Freisteller', 'Stück', 9, 18],
        ['Programmierung Kontaktformular mit Spamschutz', 'Std.', 80, 105],
        ['Texterstellung für die Unterseiten Leistungen und Über uns', 'Std.', 65, 90],
        ['Druckdatenprüfung und Versand an die Druckerei', 'Std.', 55, 80],
        ['Fahrtkosten', 'km', 0.4, 0.6],
      ],
      numbers: (random) => `RE${random.int(1001, 4999)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:9.5pt "Open Sans";color:#222} .logo{text-align:right;font-size:17pt;font-weight:300;color:#0a7d8c;height:22mm} .logo small{display:block;font-size:8pt;color:#777} .top{display:flex;justify-content:space-between} .own{font-size:6.5pt;color:#777;margin-bottom:3mm} .info{width:70mm} .info td{padding:1px 0} h1{font-size:14pt;font-weight:600;margin:16mm 0 4mm} .pos th{font-size:8.5pt;text-align:left;border-bottom:1pt solid #0a7d8c;padding:4px 0} .pos td{padding:5px 0;border-bottom:.5pt solid #ddd;vertical-align:top} .sum{width:82mm;margin:3mm 0 6mm auto} .sum td{padding:3px 0} .sum tr:last-child td{font-weight:600;border-top:1pt solid #0a7d8c} .foot{position:fixed;bottom:0;left:2mm;right:2mm;border-top:.5pt solid #bbb;padding-top:2mm;display:flex;justify-content:space-between;font-size:7pt;color:#555}',
    draw: (p) => {
      const { doc: d } = p
      const lines = p.lines((l, at) =>
        row([
          `${at + 1}.`,
          l.description,
          `>${p.number(l.quantity, 2)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const less = d.allowance
        ? row(['Zwischensumme netto', `>${p.money(d.lineTotal)}`]) +
          row(['abzgl. Rabatt', `>-${p.money(d.allowance)}`])
        : ''
      return `<div class=logo>${d.seller.name}<small>Grafik · Web · Text</small></div>
<div class=top><div><div class=own>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<table class=info>${row(['Rechnungs-Nr.', `>${d.number}`])}${row(['Rechnungsdatum', `>${p.date(d.issueDate)}`])}${row(['Lieferdatum', `>${p.date(d.deliveryDate)}`])}${row(['Ihre Kundennummer', `>${d.customerNumber}`])}${row(['Ihr Ansprechpartner', `>${d.seller.name}`])}</table></div>
<h1>Rechnung Nr. ${d.number}</h1><p>Sehr geehrte Damen und Herren,</p><p>vielen Dank für Ihren Auftrag und das damit verbundene Vertrauen! Hiermit stelle ich Ihnen die folgenden Leistungen in Rechnung:</p>
<table class=pos>${heading(['Pos.', 'Beschreibung', '>Menge', '>Einzelpreis', '>Gesamtpreis'])}${lines.join('')}</table>
<table class=sum>${less}${row(['Gesamtbetrag netto', `>${p.money(d.subtotal)}`])}${row([`zzgl. Umsatzsteuer ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${row(['Gesamtbetrag brutto', `>${p.money(d.total)}`])}</table>
<p>Bitte überweisen Sie den Rechnungsbetrag unter Angabe der Rechnungsnummer auf das unten angegebene Konto. Der Rechnungsbetrag ist fällig bis zum ${p.date(d.dueDate)}.</p><p>Mit freundlichen Grüßen<br>${d.seller.name}</p>
<div class=foot><span>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>${d.seller.country}</span><span>Tel. ${d.seller.telephone}<br>E-Mail ${d.seller.mail}<br>Web ${d.seller.site}</span><span>USt-ID ${d.seller.vatId}<br>Steuer-Nr. ${d.seller.taxNumber}</span><span>Sparkasse<br>IBAN ${grouped(d.seller.iban)}</span></div>`
    },
  },
  {
    name: 'de-grosshandel-sap',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [90, 190],
      isOnce: true,
      most: 40,
      lineDiscount: 0.4,
      charge: 0.6,
      days: [30, 45],
      pools: tradesIn(
        'DE',
        ['Elektrogroßhandel', 'Elektrotechnik', 'Industriebedarf', 'Gebäudetechnik'],
        ['GmbH', 'GmbH & Co. KG', 'KG', 'AG']
      ),
      items: articles,
      numbers: (random) => `9000${random.digits(6)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:8.5pt "Nimbus Sans";font-variant-ligatures:none} .head{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2pt solid #004a93;height:16mm;padding-bottom:2mm} .name{font-size:16pt;font-weight:bold;color:#004a93} .own{font-size:6.5pt;margin:8mm 0 3mm} .top{display:flex;justify-content:space-between} .to{font-size:10pt;line-height:1.3} .box{width:84mm;border:.6pt solid #000;margin-top:6mm;padding:2mm;box-sizing:border-box} .box b{display:block;font-size:11pt;margin-bottom:1.5mm} .box td{padding:.5px 0;vertical-align:top} .terms{margin:6mm 0 3mm} .pos td,.pos th{padding:1.8px 0;white-space:nowrap} .pos th{text-align:left;border-top:.6pt solid;border-bottom:.6pt solid;font-weight:normal} .pos td:nth-child(3){width:60mm} .carry td{border-top:.4pt solid #000;font-style:italic} .next{break-before:page} .line{display:flex;justify-content:space-between;border-bottom:.6pt solid #004a93;margin-bottom:3mm;padding-bottom:1mm} .sum{width:92mm;margin:3mm 0 5mm auto} .sum td{padding:1.5px 0} .sum tr:last-child td{border-top:.6pt solid;border-bottom:1.8pt double;font-weight:bold} .foot{position:fixed;bottom:0;left:2mm;right:2mm;display:flex;justify-content:space-between;border-top:.6pt solid #004a93;padding-top:1mm;font-size:6.5pt}',
    draw: (p) => {
      const { doc: d } = p
      const amounts = p.lines((l) => l.amount)
      const rows = p.lines((l, at) =>
        row([
          String((at + 1) * 10).padStart(6, '0'),
          articleOf(l.description),
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          l.discount ? `>${p.number(l.discount, 1)}-` : '',
          `>${p.plain(l.amount)}`,
        ])
      )
      const starts = rows.flatMap((_, at) =>
        at === 0 || (at >= 36 && (at - 36) % 46 === 0) ? [at] : []
      )
      const carried = (until: number, word: string) => {
        const whole = amounts.slice(0, until).reduce((sum, amount) => sum + amount, 0)
        return `<tr class=carry><td colspan=7>${word}<td class=r>${p.plain(whole)}</tr>`
      }
      const tables = starts.map((start, at) => {
        const end = starts[at + 1] ?? rows.length
        const head = heading([
          'Pos.',
          'Material',
          'Bezeichnung',
          '>Menge',
          'ME',
          '>Preis',
          '>Rabatt %',
          '>Wert EUR',
        ])
        const before = at
          ? `<div class="line next"><span>Rechnungsnummer/Datum ${d.number} / ${p.date(d.issueDate)}</span><span>Seite ${at + 1} von ${starts.length}</span></div>`
          : ''
        const inner = rows.slice(start, end).join('')
        return `${before}<table class=pos>${head}${at ? carried(start, 'Übertrag') : ''}${inner}${end < rows.length ? carried(end, 'Zwischensumme Übertrag') : ''}</table>`
      })
      const charge = d.charge ? row(['Frachtkosten', 'EUR', `>${p.plain(d.charge)}`]) : ''
      return `<div class=head><span class=name>${d.seller.name}</span><span>Elektro-Großhandel · Lager · Abholmarkt</span></div>
<div class=top><div><div class=own>${d.seller.name}, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}</div><div class=to>Firma<br>${d.buyer.name}<br>Einkauf<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<div class=box><b>Rechnung</b><table>${row(['Rechnungsnummer/Datum', `${d.number} / ${p.date(d.issueDate)}`])}${row(['Referenznummer/Datum', `${d.orderNumber} / ${p.date(d.orderDate)}`])}${row(['Lieferschein/Datum', `8${articleOf(`Schein ${d.orderNumber}`)} / ${p.date(d.deliveryDate)}`])}${row(['Kundennummer', d.customerNumber])}${row(['Steuernummer', d.seller.taxNumber])}${row(['USt-IdNr.', d.seller.vatId])}${row(['Währung', 'EUR'])}${row(['Seite', `1 von ${starts.length}`])}</table></div></div>
<div class=terms>Lieferbedingungen: frei Lager, inkl. Verpackung<br>Zahlungsbedingungen: innerhalb 14 Tagen 2 % Skonto, bis zum ${p.date(d.dueDate)} ohne Abzug</div>
${tables.join('')}
<table class=sum>${row(['Summe Positionen', 'EUR', `>${p.plain(d.lineTotal)}`])}${charge}${row(['Nettowert', 'EUR', `>${p.plain(d.subtotal)}`])}${row([`Ausgangssteuer ${p.number(d.taxes[0].rate, 3)} %`, 'EUR', `>${p.plain(d.tax)}`])}${row(['Endbetrag', 'EUR', `>${p.plain(d.total)}`])}</table>
<div>Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Dieser Beleg wurde maschinell erstellt und ist ohne Unterschrift gültig.</div>
<div class=foot><span>${d.seller.name}<br>${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</span><span>Telefon ${d.seller.telephone}<br>${d.seller.mail}</span><span>Commerzbank<br>IBAN ${grouped(d.seller.iban)}</span></div>`
    },
  },
  {
    name: 'de-stadtwerke-verbrauch',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19, 7],
      lines: [7, 14],
      isInOrder: true,
      isOnce: true,
      isBuyerPerson: true,
      prepaid: 0.9,
      days: [14, 21],
      pools: tradesIn(
        'DE',
        ['Stadtwerke', 'Energieversorgung', 'Versorgungsbetriebe'],
        ['GmbH', 'AG']
      ),
      items: [
        ['Fernwärme Arbeitspreis', 'MWh', 92, 148],
        ['Fernwärme Grundpreis', 'Monate', 14, 38],
        ['Fernwärme Emissionspreis', 'MWh', 8, 16],
        ['Messung und Abrechnung Wärmezähler', 'Monate', 4, 9],
        ['Trinkwasser Mengenpreis', 'm³', 1.5, 2.5, 1],
        ['Trinkwasser Grundpreis Zähler Q3 4', 'Monate', 5, 11, 1],
      ],
      numbers: (random, year) =>
        `VR ${year.slice(2)}${random.digits(2)} ${random.digits(4)} ${random.digits(3)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:10pt "Lato";color:#1a1a1a} .band{background:#00693e;color:#fff;padding:4mm 5mm;font-size:16pt;font-weight:bold} .top{display:flex;justify-content:space-between;margin-top:8mm} .own{font-size:7pt;color:#555;margin-bottom:3mm} .side{width:62mm;background:#eef5f0;padding:3mm 4mm;box-sizing:border-box;font-size:8.5pt;line-height:1.35} .side b{color:#00693e} h1{font-size:15pt;color:#00693e;margin:9mm 0 3mm} h2{font-size:12pt;color:#00693e;margin:7mm 0 2mm} .big td{padding:5px 0;border-bottom:.5pt solid #9bbfad} .big tr:last-child td{font-weight:bold;font-size:12pt} .detail th{font-size:8pt;text-align:left;vertical-align:bottom;border-bottom:1pt solid #00693e;padding:3px 0} .detail td{font-size:9pt;padding:4px 0;border-bottom:.4pt solid #ccc} .detail tr:last-child td{font-weight:bold} .next{break-before:page} .foot{position:fixed;bottom:0;left:2mm;right:2mm;font-size:7pt;color:#444;border-top:.5pt solid #00693e;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d } = p
      const lines = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.money(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `Umsatzsteuersatz ${p.number(t.rate)} %`,
          `>${p.money(t.base)}`,
          `>${p.money(t.amount)}`,
          `>${p.money(t.base + t.amount)}`,
        ])
      )
      const paid = d.prepaid
        ? row(['abzüglich Ihrer gezahlten Abschläge', `>-${p.money(d.prepaid)}`]) +
          row(['Noch zu zahlen (Nachzahlung)', `>${p.money(d.amountDue)}`])
        : ''
      const begin = dayAfter(d.until, -364)
      return `<div class=band>${d.seller.name}</div>
<div class=top><div style="margin-top:6mm"><div class=own>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=side><b>Vertragskonto</b><br>${d.customerNumber}<br><b>Rechnungsnummer</b><br>${d.number}<br><b>Rechnungsdatum</b><br>${p.date(d.issueDate)}<br><b>Abrechnungszeitraum</b><br>${p.date(begin)} – ${p.date(d.until)}<br><b>Kundenservice</b><br>${d.seller.telephone}<br>${d.seller.mail}<br>Mo–Fr 8–18 Uhr</div></div>
<h1>Ihre Verbrauchsabrechnung</h1><p>Verbrauchsstelle: ${d.buyer.street}, ${d.buyer.postCode} ${d.buyer.town}</p><p>Guten Tag ${d.buyer.name},</p><p>für den oben genannten Zeitraum haben wir Ihren Verbrauch an Wärme und Wasser abgerechnet. Die Berechnung im Einzelnen finden Sie auf der nächsten Seite.</p>
<table class=big>${row(['Nettobetrag', `>${p.money(d.subtotal)}`])}${row(['Umsatzsteuer', `>${p.money(d.tax)}`])}${row(['<b>Rechnungsbetrag (brutto)</b>', `><b>${p.money(d.total)}</b>`])}${paid}</table>
<p>Bitte überweisen Sie den Betrag bis zum <b>${p.date(d.dueDate)}</b> auf unser Konto IBAN ${grouped(d.seller.iban)}. Geben Sie dabei als Verwendungszweck Ihr Vertragskonto ${d.customerNumber} an. Wenn Sie uns ein SEPA-Lastschriftmandat erteilt haben, buchen wir den Betrag zu diesem Termin ab.</p><p>Freundliche Grüße<br>Ihre ${d.seller.name}</p>
<div class=next><h2>Berechnung Ihres Verbrauchs</h2><table class=detail>${heading(['Preisbestandteil', '>Menge', 'Einheit', '>Preis je Einheit', '>USt', '>Betrag netto'])}${lines.join('')}${row(['Summe netto', '', '', '', '', `>${p.money(d.subtotal)}`])}</table>
<h2>Umsatzsteuer</h2><table class=detail>${heading(['', '>Netto', '>Umsatzsteuer', '>Brutto'])}${taxes.join('')}${row(['Gesamt', `>${p.money(d.subtotal)}`, `>${p.money(d.tax)}`, `>${p.money(d.total)}`])}</table>
<h2>Gut zu wissen</h2><p>Informationen zu Energieeffizienz, Verbraucherrechten und zur Schlichtungsstelle Energie finden Sie auf ${d.seller.site}. Ihre Zählerstände können Sie uns auch online mitteilen.</p></div>
<div class=foot>${d.seller.name} · Sitz der Gesellschaft: ${d.seller.town} · USt-IdNr. ${d.seller.vatId} · Steuernummer ${d.seller.taxNumber}</div>`
    },
  },
  {
    name: 'de-maler-aufmass',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [5, 11],
      most: 60,
      isPart: true,
      isInOrder: true,
      isOnce: true,
      isBuyerPerson: true,
      prepaid: 0.5,
      days: [7, 14],
      pools: tradesIn(
        'DE',
        ['Malerbetrieb', 'Raumausstattung', 'Malerwerkstätten'],
        ['GmbH', 'e. K.', 'GbR']
      ),
      items: [
        ['Boden mit Abdeckvlies schützen und nach Abschluss der Arbeiten aufnehmen', 'm²', 1, 2.5],
        ['Vorhandene Tapeten entfernen, Untergrund nachwaschen, Schutt entsorgen', 'm²', 4, 7],
        ['Risse und Löcher spachteln und schleifen', 'Std.', 48, 58],
        ['Wandflächen grundieren mit Tiefgrund, lösemittelfrei', 'm²', 2, 3.5],
        ['Raufaser mittelkörnig liefern und tapezieren', 'm²', 7, 11],
        [
          'Decken und Wände mit Dispersionsfarbe weiß, Nassabriebklasse 2, zweimal streichen',
          'm²',
          6,
          9.5,
        ],
        ['Sockelleisten lackieren, seidenmatt', 'lfm', 5, 8],
        ['Türzargen anschleifen und lackieren', 'lfm', 8, 14],
        ['Heizkörper reinigen, anschleifen und lackieren', 'm²', 14, 22],
      ],
      numbers: (random, year) => `${year}-0${random.digits(3)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:10pt "Caladea"} .brand{text-align:center;border-bottom:3pt double #7a1f1f;padding-bottom:3mm} .brand b{font-size:19pt;color:#7a1f1f} .to{margin:9mm 0 8mm} .to u{font-size:7.5pt} .split{display:flex;justify-content:space-between} .nr{font-size:14pt;font-weight:bold} .pos th{text-align:left;border-top:.8pt solid;border-bottom:.8pt solid;padding:2px 0} .pos td{padding:3px 0;vertical-align:top} .pos .title td{font-weight:bold;padding-top:7px} .pos .part td{border-top:.4pt solid #666;font-style:italic} .pos{margin-top:4mm} .sum{width:95mm;margin:5mm 0 5mm auto;break-inside:avoid} .sum td{padding:2.5px 0} .end{border-top:.8pt solid #7a1f1f;padding-top:2mm;font-size:8.5pt;text-align:center;margin-top:5mm} .last{break-inside:avoid}',
    draw: (p) => {
      const { doc: d } = p
      const titles = ['Vorbereitende Arbeiten', 'Tapezier- und Anstricharbeiten', 'Lackierarbeiten']
      const places = p.lines((l) => {
        const text = l.description
        return /schützen|entfernen|spachteln/.test(text) ? 0 : /lackieren/.test(text) ? 2 : 1
      })
      const amounts = p.lines((l) => l.amount)
      const rows = p.lines((l, at) => {
        const nth = places.slice(0, at + 1).filter((place) => place === places[at]).length
        return row([
          `0${places[at] + 1}.${String(nth).padStart(2, '0')}`,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          l.description,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const parts = titles.map((title, place) => {
        const inner = rows.filter((_, at) => places[at] === place)
        if (!inner.length) return ''
        const whole = amounts.reduce((sum, one, at) => sum + (places[at] === place ? one : 0), 0)
        return `<tr class=title><td>0${place + 1}<td colspan=5>${title}</tr>${inner.join('')}<tr class=part><td colspan=5 class=r>Summe ${title}<td class=r>${p.plain(whole)}</tr>`
      })
      const paid = d.prepaid
        ? row(['abzüglich Abschlagszahlung', `>- ${p.money(d.prepaid)}`]) +
          row(['<b>Restbetrag</b>', `><b>${p.money(d.amountDue)}</b>`])
        : ''
      return `<div class=brand><b>${d.seller.name}</b><br>Innenraumgestaltung – Fassaden – Wärmedämmung – Bodenbeläge<br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}, Telefon ${d.seller.telephone}</div>
<div class=to><u>${d.seller.name}, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}</u><br><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=split><span class=nr>Rechnung Nr. ${d.number}</span><span>${d.seller.town}, den ${p.date(d.issueDate)}</span></div>
<p>Bauvorhaben: Renovierung Wohnung, ${d.buyer.street}, ${d.buyer.town}<br>Ausführungszeitraum: ${p.date(d.from)} bis ${p.date(d.until)}<br>Kunden-Nr.: ${d.customerNumber}</p>
<p>Für die ausgeführten Arbeiten berechnen wir nach Aufmaß:</p>
<table class=pos>${heading(['Pos.', '>Menge', 'Einh.', 'Leistung', '>EP in €', '>GP in €'])}${parts.join('')}</table>
<table class=sum>${row(['Nettosumme', `>${p.money(d.subtotal)}`])}${row([`${p.number(d.taxes[0].rate)} % Mehrwertsteuer`, `>${p.money(d.tax)}`])}${row(['<b>Rechnungssumme</b>', `><b>${p.money(d.total)}</b>`])}${paid}</table>
<div class=last><p>Zahlbar ohne Abzug bis ${p.date(d.dueDate)}. Wir weisen darauf hin, dass Sie diese Rechnung nach § 14b Abs. 1 UStG zwei Jahre aufzubewahren haben. Der Lohnanteil ist nach § 35a EStG steuerlich begünstigt.</p><p>Wir danken für Ihren Auftrag.</p>
<div class=end>Bankverbindung: VR-Bank ${d.seller.town}, IBAN ${grouped(d.seller.iban)}<br>Steuer-Nr. ${d.seller.taxNumber} – ${d.seller.mail} – Mitglied der Maler- und Lackiererinnung</div></div>`
    },
  },
  {
    name: 'de-versand-wawi',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19, 7],
      lines: [1, 7],
      most: 4,
      isGross: true,
      isOnce: true,
      isBuyerPerson: true,
      charge: 0.7,
      pools: tradesIn(
        'DE',
        ['Kaffeerösterei', 'Teehandel', 'Genusswelt', 'Kaffeeversand'],
        ['GmbH', 'e. K.', 'UG (haftungsbeschränkt)']
      ),
      items: [
        ['Espresso Bar Forte, ganze Bohne, 1000 g', 'Stk.', 17, 26, 1],
        ['Filterkaffee Äthiopien Sidamo, gemahlen, 500 g', 'Stk.', 9, 15, 1],
        ['Darjeeling First Flush, Blatt, 100 g', 'Stk.', 7, 13, 1],
        ['Früchtetee Winterzauber, 250 g', 'Stk.', 6, 10, 1],
        ['Cantuccini mit Mandeln, 200 g', 'Stk.', 3, 6, 1],
        ['French Press Edelstahl 1,0 l', 'Stk.', 28, 55],
        ['Handmühle mit Keramikmahlwerk, schwarz', 'Stk.', 34, 79],
        ['Papierfilter Größe 4, naturbraun, 100 Stück', 'Pck.', 2, 4],
        ['Espressotasse dickwandig mit Untertasse, 2er-Set', 'Set', 11, 22],
      ],
      numbers: (random, year) => `${year}-R${random.digits(6)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:9.5pt "Carlito"} .head{display:flex;justify-content:space-between;align-items:center;margin-bottom:9mm} .mark{background:#4b2e1e;color:#f6e7d2;font-size:15pt;padding:4mm 6mm;border-radius:3mm} .right{text-align:right;font-size:8.5pt;color:#444} .cols{display:flex;justify-content:space-between} .cols>div{width:31%} .cols h4{margin:0 0 1mm;color:#4b2e1e;font-size:9.5pt} .info td{padding:0} h1{font-size:18pt;margin:10mm 0 3mm;color:#4b2e1e} .pos th{background:#4b2e1e;color:#fff;text-align:left;padding:4px 5px;font-weight:normal} .pos td{padding:5px;border-bottom:.5pt solid #d8c8b8;vertical-align:top} .pos td:first-child{white-space:nowrap} .sum{width:75mm;margin:3mm 0 0 auto} .sum td{padding:2px 5px} .sum .t td{font-weight:bold;font-size:11pt;border-top:1pt solid #4b2e1e;border-bottom:1pt solid #4b2e1e} .small{font-size:8.5pt;color:#333;margin-top:8mm}',
    draw: (p) => {
      const { doc: d } = p
      const lines = p.lines((l) =>
        row([
          `K${articleOf(l.description)}`,
          l.description,
          `>${p.number(l.rate)} %`,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const taxes =
        d.taxes.length === 1
          ? row([`enth. MwSt. ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])
          : p
              .taxes((t) => row([`enth. MwSt. ${p.number(t.rate)} %`, `>${p.money(t.amount)}`]))
              .join('') + row(['MwSt. gesamt', `>${p.money(d.tax)}`])
      const address = `${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}`
      const charge = d.charge
        ? row(['Warenwert', `>${p.money(d.lineTotal)}`]) +
          row(['Versandkosten (DHL Paket)', `>${p.money(d.charge)}`])
        : ''
      return `<div class=head><span class=mark>${d.seller.name}</span><span class=right>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>${d.seller.mail} · ${d.seller.telephone}</span></div>
<div class=cols><div><h4>Rechnungsadresse</h4>${address}</div><div><h4>Lieferadresse</h4>${address}</div><div><table class=info>${row(['Rechnungsnr.:', `>${d.number}`])}${row(['Rechnungsdatum:', `>${p.date(d.issueDate)}`])}${row(['Auftragsnr.:', `>${d.orderNumber}`])}${row(['Auftragsdatum:', `>${p.date(d.deliveryDate)}`])}${row(['Kundennr.:', `>${d.customerNumber}`])}</table></div></div>
<h1>Rechnung</h1><p>Vielen Dank für Ihre Bestellung in unserem Onlineshop. Das Lieferdatum entspricht dem Rechnungsdatum.</p>
<table class=pos>${heading(['Art.-Nr.', 'Artikel', '>MwSt.', '>Anzahl', '>Einzelpreis', '>Gesamtpreis'])}${lines.join('')}</table>
<table class=sum>${charge}<tr class=t><td>Gesamtbetrag<td class=r>${p.money(d.total)}</tr>${row(['Nettobetrag', `>${p.money(d.subtotal)}`])}${taxes}</table>
<div class=small>Zahlungsart: PayPal<br>Versandart: DHL Paket, klimaneutral<br><br>Es gelten unsere Allgemeinen Geschäftsbedingungen. Alle Preise in Euro inklusive der gesetzlichen Mehrwertsteuer. Sie können den Kauf innerhalb von 30 Tagen widerrufen; die Widerrufsbelehrung liegt der Sendung bei.<br><br>${d.seller.name} · Umsatzsteuer-ID: ${d.seller.vatId} · Öko-Kontrollstelle DE-ÖKO-006</div>`
    },
  },
  {
    name: 'de-telefon-monat',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [4, 12],
      most: 0,
      isInOrder: true,
      isOnce: true,
      isBuyerPerson: true,
      days: [7, 14],
      pools: tradesIn(
        'DE',
        ['Telekommunikation', 'Glasfasernetze', 'Netzdienste', 'Telefon'],
        ['GmbH', 'AG', 'SE']
      ),
      items: [
        ['Grundgebühr Zuhause Fiber 500', '', 42, 69],
        ['Feste IP-Adresse', '', 4, 10],
        ['Miete Router Premium', '', 5, 8],
        ['Grundgebühr Mobil L mit 20 GB', '', 24, 39],
        ['MultiSIM zusätzliche Karte', '', 4, 9],
        ['Option EU-Ausland Flat', '', 5, 12],
        ['Verbindungen zu Sonderrufnummern', '', 0.5, 9],
        ['Verbindungen ins Ausland', '', 1, 24],
        ['Einmaliger Bereitstellungspreis', '', 39, 69],
        ['Versand Hardware', '', 5, 9],
      ],
      numbers: (random) => `${random.digits(3)} ${random.digits(3)} ${random.digits(4)}`,
    },
    style: {
      ...comma,
      date: (y, m, d) => `${d}. ${german[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10pt "Roboto"} .page{display:flex;min-height:240mm} .main{flex:1;padding-right:9mm} .side{width:48mm;overflow-wrap:anywhere;font-size:8pt;line-height:1.4;border-left:1.5pt solid #d6006c;padding-left:4mm} .side b{color:#d6006c;display:block;margin-top:3mm} .logo{font-size:15pt;font-weight:900;color:#d6006c;margin-bottom:14mm} .own{font-size:6.5pt;color:#666;margin-bottom:3mm} .to{height:32mm} h1{font-size:16pt;font-weight:500;margin:6mm 0} .sum td{padding:5px 0;border-bottom:.5pt solid #bbb} .sum tr:last-child td{font-size:12pt;font-weight:bold;border-bottom:1.5pt solid #d6006c} .next{break-before:page} .pos th{font-size:8.5pt;text-align:left;color:#d6006c;border-bottom:1pt solid #d6006c;padding:4px 0} .pos td{padding:4px 0;border-bottom:.4pt solid #ddd} .pos tr:last-child td{font-weight:bold} .foot{position:fixed;bottom:0;left:2mm;right:2mm;font-size:6.5pt;color:#555}',
    draw: (p) => {
      const { doc: d } = p
      const [year, month] = d.issueDate.split('-')
      const lines = p.lines((l, at) =>
        row([
          `${at + 1}`,
          l.description,
          /Einmal|Versand|Verbindungen/.test(l.description)
            ? ''
            : `01.${month}. – ${new Date(Number(year), Number(month), 0).getDate()}.${month}.`,
          `>${p.number(l.rate)} %`,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=page><div class=main><div class=logo>${d.seller.name}</div><div class=to><div class=own>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<h1>Ihre Rechnung für ${german[Number(month) - 1]} ${year}</h1><p>Guten Tag,</p><p>heute erhalten Sie Ihre Rechnung für Festnetz, Internet und Mobilfunk. Die einzelnen Beträge finden Sie auf Seite 2.</p>
<table class=sum>${heading(['', '>Euro'])}${row(['Summe der Beträge (netto)', `>${p.plain(d.subtotal)}`])}${row([`Umsatzsteuer ${p.number(d.taxes[0].rate)} %`, `>${p.plain(d.tax)}`])}${row(['Rechnungsbetrag', `>${p.plain(d.total)}`])}</table>
<p>Der Rechnungsbetrag wird am ${p.date(d.dueDate)} von Ihrem Konto per SEPA-Lastschrift eingezogen. Bitte sorgen Sie für ausreichende Deckung.</p><p>Einwendungen gegen diese Rechnung richten Sie bitte innerhalb von acht Wochen nach Zugang schriftlich an uns.</p><p>Vielen Dank, dass Sie unser Kunde sind.</p></div>
<div class=side><b>Datum</b>${p.date(d.issueDate)}<b>Rechnungsnummer</b>${d.number}<b>Kundennummer</b>${d.customerNumber}<b>Buchungskonto</b>47${articleOf(d.customerNumber)}<b>Seite</b>1 von 2<b>Fragen zur Rechnung?</b>${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}<b>Postanschrift</b>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<b>Bankverbindung</b>Postbank<br>${grouped(d.seller.iban)}</div></div>
<div class=next><table style="font-size:8.5pt;margin-bottom:6mm">${row([`Rechnungsnummer ${d.number}`, `Datum ${p.date(d.issueDate)}`, '>Seite 2 von 2'])}</table><h1>Ihre Beträge im Einzelnen</h1><table class=pos>${heading(['Pos.', 'Leistung', 'Zeitraum', '>USt', '>Betrag netto (Euro)'])}${lines.join('')}${row(['', 'Summe netto', '', '', `>${p.plain(d.subtotal)}`])}</table></div>
<div class=foot>${d.seller.name} · Sitz der Gesellschaft ${d.seller.town} · USt-IdNr. ${d.seller.vatId} · WEEE-Reg.-Nr. 50478376</div>`
    },
  },
  {
    name: 'de-fachhandel-retoure',
    plan: {
      country: 'DE',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [19],
      lines: [1, 6],
      most: 8,
      lineDiscount: 0.5,
      isOnce: true,
      pools: tradesIn(
        'DE',
        ['Werkzeughandel', 'Industriebedarf', 'Metallbau', 'Schlosserei'],
        ['GmbH', 'e. K.', 'OHG']
      ),
      items: [
        ['Akku-Schrauber 18 V, 2 x 4,0 Ah im Koffer', 'Stück', 149, 229],
        ['Trennscheibe Inox 125 x 1,0 mm, VE 25', 'VE', 22, 38],
        ['Sicherheitsschuh S3 Gr. 43', 'Paar', 58, 95],
        ['Schutzbrille klar, beschlagfrei', 'Stück', 4, 9],
        ['Gehörschutzkapsel SNR 31 dB', 'Stück', 12, 26],
        ['Werkstattwagen 7 Schubladen, leer', 'Stück', 310, 540],
        ['Drehmomentschlüssel 20-200 Nm', 'Stück', 64, 118],
        ['Montagehandschuh Nitril Gr. 10, 12 Paar', 'Pack', 19, 33],
      ],
      numbers: (random, year) => `G${year.slice(2)}-${random.digits(4)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:9pt "Liberation Sans"} .top{display:flex;justify-content:space-between} .right{text-align:right;line-height:1.4} .right b{font-size:13pt} .to{margin-top:24mm;height:30mm;font-size:10pt} .to small{font-size:6.5pt;display:block;border-bottom:.4pt solid;margin-bottom:2mm} h1{font-size:15pt;margin:4mm 0 2mm;letter-spacing:1px} .grid td,.grid th{border:.5pt solid #555;padding:3px 6px;text-align:left} .grid th{background:#e6e6e6;font-size:7.5pt;font-weight:normal} .grid td{white-space:nowrap} .pos{margin:4mm 0} .pos th{border-bottom:1pt solid;text-align:left;padding:3px 0;font-size:8.5pt} .pos td{padding:3px 0;vertical-align:top} .foot{position:fixed;bottom:0;left:2mm;right:2mm;font-size:7pt;display:flex;justify-content:space-between;border-top:.5pt solid;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d } = p
      const lines = p.lines((l, at) =>
        row([
          `${at + 1}`,
          `>${p.number(l.quantity)}`,
          l.unit,
          articleOf(l.description).replace(/(?=...$)/, '.'),
          l.description,
          `>${p.plain(l.price)}`,
          l.discount ? `>${p.number(l.discount)} %` : '',
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=top><div class=to><small>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</small>${d.buyer.name}<br>${d.buyer.street}<br><br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=right><b>${d.seller.name}</b><br>Werkzeuge · Arbeitsschutz · Betriebseinrichtung<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel.: ${d.seller.telephone}<br>${d.seller.mail}</div></div>
<h1>GUTSCHRIFT</h1><table class=grid>${heading(['Gutschrift-Nr.', 'Datum', 'Kunden-Nr.', 'zu Rechnung Nr.', 'Ihre Bestellung', 'Seite'])}${row([d.number, p.date(d.issueDate), d.customerNumber, d.earlier.replace('G', 'R'), d.orderNumber, '1'])}</table>
<p>Für Ihre Warenrücksendung vom ${p.date(d.deliveryDate)} schreiben wir Ihnen gut:</p>
<table class=pos>${heading(['Pos', '>Menge', 'Einheit', 'Artikel-Nr.', 'Bezeichnung', '>Einzelpreis', '>Rabatt', '>Gesamt EUR'])}${lines.join('')}</table>
<table class=grid>${heading(['>Warenwert', '>Nettobetrag', '>MwSt-Satz', '>MwSt-Betrag', '>Währung', '>Gutschriftsbetrag'])}${row([`>${p.plain(d.lineTotal)}`, `>${p.plain(d.subtotal)}`, `>${p.number(d.taxes[0].rate, 2)} %`, `>${p.plain(d.tax)}`, '>EUR', `><b>${p.plain(d.total)}</b>`])}</table>
<p>Der Betrag wird Ihrem Kundenkonto gutgeschrieben und kann bei der nächsten Zahlung verrechnet werden.</p><p>Rückgabegrund: Falschlieferung. Die Ware wurde geprüft und ist originalverpackt eingegangen.</p>
<div class=foot><span>${d.seller.name}<br>Amtsgericht ${d.seller.town}</span><span>USt-IdNr.: ${d.seller.vatId}<br>St.-Nr.: ${d.seller.taxNumber}</span><span>Deutsche Bank<br>IBAN: ${grouped(d.seller.iban)}</span></div>`
    },
  },
  {
    name: 'at-hotel-aufenthalt',
    plan: {
      country: 'AT',
      currency: 'EUR',
      rates: [10, 20, 0],
      lines: [4, 14],
      most: 2,
      isGross: true,
      isBuyerPerson: true,
      buyerCountry: 'DE',
      prepaid: 0.4,
      pools: tradesIn(
        'AT',
        ['Hotel', 'Alpenhotel', 'Gasthof', 'Landhotel'],
        ['GmbH', 'KG', 'e.U.', 'OG']
      ),
      items: [
        ['Übernachtung mit Frühstück Doppelzimmer', '', 118, 189],
        ['Halbpension 4-Gang-Menü', '', 26, 38],
        ['Restaurant Speisen', '', 14, 42],
        ['Restaurant Getränke', '', 4, 28, 1],
        ['Minibar', '', 3, 12, 1],
        ['Tiefgarage pro Nacht', '', 9, 18, 1],
        ['Massage 50 Minuten', '', 62, 89, 1],
        ['Ortstaxe', '', 2, 3.5, 2],
      ],
      numbers: (random, year) => `${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}.${m}.${y.slice(2)}` },
    css: 'body{font:10pt "EB Garamond";font-variant-numeric:lining-nums} .c{text-align:center} .c b{font-size:22pt;font-weight:500;letter-spacing:1px} .c hr{width:40mm;border:0;border-top:.6pt solid #876} .who{display:flex;justify-content:space-between;margin:12mm 0 8mm} .stay{width:62mm} .stay td{padding:0} .t{font-size:14pt;margin-bottom:2mm} .pos th{text-align:left;font-weight:600;border-bottom:.6pt solid #876;padding:3px 0} .pos td{padding:2px 0} .pos .e td{border-top:.6pt solid #876;font-weight:600;font-size:12pt;padding-top:4px} .tax{width:100mm;margin-top:8mm;font-size:9pt} .tax th{text-align:left;font-weight:normal;border-bottom:.4pt solid #876} .foot{position:fixed;bottom:0;left:2mm;right:2mm;text-align:center;font-size:8pt;color:#543}',
    draw: (p) => {
      const { doc: d } = p
      const nights = Math.round((Date.parse(d.issueDate) - Date.parse(d.deliveryDate)) / 86_400_000)
      const count = d.lines.length
      const lines = p.lines((l, at) =>
        row([
          p.date(dayAfter(d.deliveryDate, Math.floor((at * nights) / count))),
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)} %`,
          `>${p.plain(t.base)}`,
          `>${p.plain(t.amount)}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const paid = d.prepaid
        ? `<tr><td><td>Anzahlung erhalten<td><td><td class=r>-${p.plain(d.prepaid)}</tr><tr class=e><td><td>Restbetrag<td><td class=r>EUR<td class=r>${p.plain(d.amountDue)}</tr>`
        : ''
      return `<div class=c><b>${d.seller.name}</b><hr>${d.seller.street} · A-${d.seller.postCode} ${d.seller.town} · ${d.seller.telephone}<br>${d.seller.site} · ${d.seller.mail}</div>
<div class=who><div>${d.buyer.name}<br>${d.buyer.street}<br>D-${d.buyer.postCode} ${d.buyer.town}<br>${d.buyer.country}</div><table class=stay>${row(['Rechnungsnummer', `>${d.number}`])}${row(['Datum', `>${p.date(d.issueDate)}`])}${row(['Zimmer', `>${100 + (Number(articleOf(d.number)) % 240)}`])}${row(['Anreise', `>${p.date(d.deliveryDate)}`])}${row(['Abreise', `>${p.date(d.issueDate)}`])}${row(['Gästenummer', `>${d.customerNumber}`])}</table></div>
<div class=t>Rechnung</div><table class=pos>${heading(['Datum', 'Leistung', '>Anzahl', '>Preis', '>Betrag EUR'])}${lines.join('')}<tr class=e><td><td>Gesamtbetrag inkl. USt<td><td class=r>EUR<td class=r>${p.plain(d.total)}</tr>${paid}</table>
<table class=tax>${heading(['USt-Satz', '>Netto', '>USt', '>Brutto'])}${taxes.join('')}${row(['Summe', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
<p>Wir danken für Ihren Aufenthalt und würden uns freuen, Sie bald wieder bei uns begrüßen zu dürfen!</p>
<div class=foot>${d.seller.name} · UID ${d.seller.vatId} · Gerichtsstand ${d.seller.town}<br>Raiffeisenbank · IBAN ${grouped(d.seller.iban)}</div>`
    },
  },
  {
    name: 'at-baugeraete-miete',
    plan: {
      country: 'AT',
      currency: 'EUR',
      rates: [20],
      lines: [2, 9],
      most: 21,
      isOnce: true,
      allowance: 0.4,
      charge: 0.5,
      days: [14, 30],
      pools: tradesIn(
        'AT',
        ['Baumaschinen', 'Hochbau', 'Erdbewegung', 'Geräteverleih'],
        ['GmbH', 'KG', 'e.U.']
      ),
      items: [
        ['Minibagger 1,8 t inkl. Löffelsatz', 'Tage', 118, 175],
        ['Rüttelplatte 130 kg, Diesel', 'Tage', 32, 55],
        ['Radlader 0,8 m³', 'Tage', 145, 210],
        ['Stromaggregat 20 kVA', 'Tage', 48, 80],
        ['Bauzaun Element 3,5 m inkl. Fuß', 'Stk', 3, 7],
        ['Teleskopstapler 13 m', 'Tage', 190, 290],
        ['Stemmhammer 15 kg', 'Tage', 24, 42],
        ['Diesel Nachbetankung', 'l', 1.5, 2],
        ['Endreinigung Gerät', 'Psch', 45, 90],
      ],
      numbers: (random) => `AR${random.digits(7)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)}.${Number(m)}.${y}`,
    },
    css: 'body{font:9.5pt "Inter"} .bar{height:5mm;background:#f5a800} .wrap{display:flex;gap:7mm} .left{width:124mm} .col{width:49mm;overflow-wrap:anywhere;font-size:7.5pt;line-height:1.45;background:#f4f4f4;padding:5mm 4mm;box-sizing:border-box;min-height:240mm} .col b{display:block;margin-top:2.5mm} .col .n{font-size:11pt;font-weight:bold;color:#b87b00;line-height:1.2} .to{margin:22mm 0 14mm;line-height:1.4} h1{font-size:17pt;margin:0 0 1mm} .pos{margin:5mm 0} .pos th{text-align:left;font-size:7.5pt;background:#333;color:#fff;padding:4px} .pos td{font-size:8.5pt;padding:4px;border-bottom:.5pt solid #ccc;vertical-align:top} .sum{width:80mm;margin:0 0 6mm auto} .sum td{padding:2.5px 4px} .sum tr:last-child td{background:#f5a800;font-weight:bold;padding:4px}',
    draw: (p) => {
      const { doc: d } = p
      const lines = p.lines((l, at) =>
        row([
          `${at + 1}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const extra = [
        d.allowance ? row(['Mietrabatt', `>- ${p.money(d.allowance)}`]) : '',
        d.charge ? row(['Zu- und Abtransport', `>${p.money(d.charge)}`]) : '',
      ].join('')
      const first = extra ? row(['Summe Positionen', `>${p.money(d.lineTotal)}`]) : ''
      return `<div class=bar></div><div class=wrap><div class=left><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<h1>Rechnung ${d.number}</h1>Mietzeitraum ${p.date(d.from)} – ${p.date(d.until)}
<table class=pos>${heading(['#', 'Gerät / Leistung', '>Menge', 'EH', '>Preis/EH', '>Betrag'])}${lines.join('')}</table>
<table class=sum>${first}${extra}${row(['Netto', `>${p.money(d.subtotal)}`])}${row([`+ ${p.number(d.taxes[0].rate)} % USt`, `>${p.money(d.tax)}`])}${row(['Rechnungsbetrag', `>${p.money(d.total)}`])}</table>
<p>Zahlungsziel: ${p.date(d.dueDate)} netto Kassa, ohne Abzug.</p><p>Bei Zahlungsverzug verrechnen wir Verzugszinsen gemäß § 456 UGB. Es gelten unsere Allgemeinen Mietbedingungen.</p></div>
<div class=col><div class=n>${d.seller.name}</div>Baumaschinen · Verleih · Service<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>T ${d.seller.telephone}<br>${d.seller.mail}<b>Rechnungsdatum</b>${p.date(d.issueDate)}<b>Kundennummer</b>${d.customerNumber}<b>Ihre UID-Nr.</b>${d.buyer.vatId}<b>Mietvertrag</b>MV ${articleOf(d.orderNumber)}<b>Bestellt am</b>${p.date(d.orderDate)}<b>Ihre Bestellnummer</b>${d.orderNumber}<b>Unsere UID-Nr.</b>${d.seller.vatId}<b>Firmenbuch</b>Landesgericht ${d.seller.town}<b>Bankverbindung</b>Oberbank AG, IBAN<br>${grouped(d.seller.iban)}</div></div>`
    },
  },
]
