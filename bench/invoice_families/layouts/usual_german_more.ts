import type { Family } from '../family.ts'
import type { Item } from '../make_document.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, dotted, euroAfter, grouped, heading, monthsIn, row } from '../print.ts'

const places: Pools = {
  ...pools,
  DE: {
    ...pools.DE,
    first: ['Annegret', 'Thorsten', 'Miriam', 'Benedikt', 'Franziska', 'Lars', 'Gudrun', 'Emre'],
    last: [
      'Baumgärtel',
      'Drews',
      'Feldkamp',
      'Großkopf',
      'Hinrichsen',
      'Jaschke',
      'Kaltenbach',
      'Nottebohm',
      'Oelschläger',
      'Petersen',
      'Rademacher',
      'Schürmann',
      'Tietz',
      'von der Heide',
      'Wüst',
    ],
    streets: [
      'Eschenweg 19',
      'Lübecker Chaussee 212',
      'An der Stadtmauer 6',
      'Schillerplatz 1',
      'Gewerbepark Nord 12 b',
      'Hindenburgstr. 55',
      'Mühlenkamp 33',
      'Robert-Bosch-Straße 9-11',
      'Alter Postweg 4a',
    ],
    towns: [
      ['Lüneburg', '21335'],
      ['Erfurt', '99084'],
      ['Offenburg', '77652'],
      ['Neumünster', '24534'],
      ['Regensburg', '93047'],
      ['Hamm', '59065'],
      ['Dresden', '01097'],
      ['Bremen', '28195'],
      ['Wuppertal', '42103'],
    ],
  },
  AT: {
    ...pools.AT,
    first: ['Magdalena', 'Lukas', 'Roswitha', 'Georg', 'Theresa', 'Franz'],
    last: ['Hofstätter', 'Pichler', 'Grabner', 'Leitgeb', 'Schwaiger', 'Zangerl', 'Obermüller'],
    streets: ['Dorfstraße 18', 'Marktplatz 3', 'Linzer Bundesstraße 91', 'Am Mitterfeld 5/2'],
    towns: [
      ['Villach', '9500'],
      ['Wels', '4600'],
      ['Dornbirn', '6850'],
      ['St. Pölten', '3100'],
      ['Kitzbühel', '6370'],
      ['Leoben', '8700'],
    ],
  },
}

/** The usual German names, with trades and legal forms of one branch. */
function germanPools(trade: string[], forms: string[]): Pools {
  return { ...places, DE: { ...places.DE, trade, forms } }
}

function austrianPools(trade: string[], forms: string[]): Pools {
  return { ...places, AT: { ...places.AT, trade, forms } }
}

/** The articles of a wholesaler, each in several sizes. */
const fittings: Item[] = [
  ...sized('Pressbogen 90° IG/AG Kupfer', ['15 mm', '22 mm', '28 mm'], 'ST', 2, 9),
  ...sized('Muffe Rotguss Rp', ['1/2"', '3/4"', '1"'], 'ST', 1, 7),
  ...sized('Edelstahlrohr 1.4401, Stange 6 m', ['18 x 1,0', '22 x 1,2', '35 x 1,5'], 'M', 5, 18),
  ...sized('HT-Rohr mit Muffe, 1000 mm', ['DN 40', 'DN 50', 'DN 75', 'DN 110'], 'ST', 2, 8),
  ...sized('HT-Bogen 45°', ['DN 40', 'DN 50', 'DN 110'], 'ST', 1, 3),
  ...sized('Rohrschelle m. Schalldämmeinlage', ['15-18', '20-23', '25-30'], 'ST', 1, 3),
  ...sized('Rohrisolierung PE grau 13 mm, 2 m', ['Ø 18', 'Ø 22', 'Ø 28'], 'M', 1, 4),
  ...sized('Kugelhahn Messing vernickelt, Flügelgriff', ['DN 15', 'DN 20', 'DN 25'], 'ST', 8, 24),
  ...sized('Eckventil Ausladung verchromt', ['1/2" x 10 mm', '1/2" selbstdichtend'], 'ST', 4, 11),
  ...sized('Plattenheizkörper Typ 22, 600 hoch', ['L 800', 'L 1000', 'L 1400'], 'ST', 140, 290),
  ...sized('Thermostatkopf weiß', ['M30x1,5', 'Klemmverbindung'], 'ST', 11, 22),
  ...sized('Verbundrohr PE-Xc/Al/PE-X, Ring 50 m', ['16 x 2', '20 x 2', '26 x 3'], 'RNG', 70, 210),
  ...sized('Gewindestange verzinkt 1 m', ['M8', 'M10'], 'ST', 1, 3),
  ['Waschtisch Keramik 60 x 48 cm, weiß, Hahnloch', 'ST', 58, 120],
  ['Wand-Tiefspül-WC spülrandlos', 'ST', 130, 240],
  ['WC-Sitz Duroplast m. Absenkautomatik', 'ST', 38, 85],
  ['Montageelement WC 112 cm, UP-Spülkasten', 'ST', 150, 230],
  ['Einhebelmischer Waschtisch, ohne Ablaufgarnitur', 'ST', 62, 140],
  ['Brausegarnitur 90 cm m. Seifenschale', 'ST', 45, 110],
  ['Silikon sanitär manhattan 310 ml', 'KAR', 5, 9],
  ['Hanf geflochten 80 g', 'PAK', 3, 6],
  ['Gewindedichtfaden 160 m', 'ST', 7, 13],
  ['Flexschlauch DN 8 3/8" x 500 mm', 'ST', 2, 6],
]

function sized(name: string, sizes: string[], unit: string, least: number, most: number): Item[] {
  return sizes.map((size) => [`${name} ${size}`, unit, least, most])
}

/** Layouts of the programs and branches that most German and Austrian invoices come from. */
export const usualGermanMore: Family[] = [
  {
    name: 'de-agentur-hell',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [1, 6],
      most: 14,
      isPart: true,
      isOnce: true,
      allowance: 0.2,
      days: [10, 14, 30],
      pools: germanPools(
        ['Kommunikation', 'Webdesign', 'Fotografie', 'Veranstaltungstechnik', 'Messebau'],
        ['GmbH', 'UG (haftungsbeschränkt)', 'GbR', 'PartG']
      ),
      items: [
        ['Konzeption und Wireframes Landingpage', 'Std.', 85, 110],
        ['Screendesign inkl. zwei Korrekturschleifen', 'Std.', 80, 105],
        ['Programmierung Kontaktformular mit Double-Opt-in', 'Std.', 90, 120],
        ['Pflege Social-Media-Kanäle', 'Tag(e)', 480, 640],
        ['Bildrecherche und Klärung der Lizenzen', 'Std.', 55, 75],
        ['Technische Betreuung Webserver (Wartungsvertrag M)', 'Std.', 70, 95],
        ['Produktfotografie im Studio', 'Tag(e)', 520, 760],
        ['Anfahrt Kundentermin', 'Std.', 38, 52],
        ['Textlektorat Imagebroschüre (16 Seiten)', 'Std.', 62, 78],
      ],
      numbers: (random) => `RE-${random.digits(4)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:9.5pt/1.4 "Open Sans";color:#333} .logo{text-align:right;font-size:19pt;font-weight:300;color:#e4572e;height:22mm} .own{font-size:6.5pt;color:#777;margin-bottom:2mm} .top{display:flex;justify-content:space-between;min-height:36mm} .meta{width:68mm} .meta td{padding:1px 0;font-size:8.5pt} h1{font-size:15pt;font-weight:600;margin:8mm 0 3mm} .items th{font-size:8.5pt;text-align:left;border-bottom:1pt solid #e4572e;padding:3px 0} .items td{padding:6px 0;border-bottom:.5pt solid #ddd;vertical-align:top} .sum{width:82mm;margin:3mm 0 0 auto} .sum td{padding:2px 0} .sum tr:last-child td{font-weight:600;border-top:1pt solid #333} .foot{position:fixed;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:6.8pt;color:#777;border-top:.5pt solid #ccc;padding-top:2mm}',
    draw: (p) => {
      const { doc: d } = p
      const name = d.seller.name
      const less = d.allowance
        ? row(['Gesamtrabatt', `>-${p.money(d.allowance)}`]) +
          row(['Gesamtbetrag netto', `>${p.money(d.subtotal)}`])
        : ''
      const first = row([
        d.allowance ? 'Zwischensumme (netto)' : 'Gesamtbetrag netto',
        `>${p.money(d.allowance ? d.lineTotal : d.subtotal)}`,
      ])
      return `<div class=logo>${name}</div>
<div class=top><div><div class=own>${name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>Deutschland</div>
<div class=meta><table>${row(['Rechnungs-Nr.', `>${d.number}`])}${row(['Rechnungsdatum', `>${p.date(d.issueDate)}`])}${row(['Lieferdatum', `>${p.date(d.deliveryDate)}`])}${row(['Ihre Kundennummer', `>${d.customerNumber}`])}${row(['Ihr Ansprechpartner', '>Nele Wiegand'])}</table></div></div>
<h1>Rechnung Nr. ${d.number}</h1><p>Sehr geehrte Damen und Herren,<br>vielen Dank für Ihren Auftrag und das damit verbundene Vertrauen. Hiermit stelle ich Ihnen die folgenden Leistungen in Rechnung:</p>
<table class=items>${heading(['Pos.', 'Beschreibung', '>Menge', '>Einzelpreis', '>Gesamtpreis'])}${p.lines((l, at) => row([`${at + 1}.`, l.description, `>${p.number(l.quantity, 2)} ${l.unit}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=sum>${first}${less}${row([`zzgl. Umsatzsteuer ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${row(['Gesamtbetrag brutto', `>${p.money(d.total)}`])}</table>
<p>Bitte überweisen Sie den Rechnungsbetrag unter Angabe der Rechnungsnummer bis zum ${p.date(d.dueDate)} auf das unten angegebene Konto. Für weitere Fragen stehen wir Ihnen jederzeit gerne zur Verfügung.</p><p>Mit freundlichen Grüßen<br>Nele Wiegand</p>
<div class=foot><span>${name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Deutschland</span><span>Tel. ${d.seller.telephone}<br>E-Mail ${d.seller.mail}<br>Web ${d.seller.site}</span><span>USt-ID ${d.seller.vatId}<br>Steuer-Nr. ${d.seller.taxNumber}<br>Vertreten durch Nele Wiegand</span><span>Bank Sparkasse<br>IBAN ${grouped(d.seller.iban)}</span></div>`
    },
  },
  {
    name: 'de-grosshandel-uebertrag',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [46, 90],
      most: 60,
      isInOrder: true,
      isOnce: true,
      days: [30],
      pools: germanPools(
        ['Haustechnik', 'Sanitär-Großhandel', 'Versorgungstechnik', 'Anlagenbau'],
        ['GmbH & Co. KG', 'SE & Co. KG', 'GmbH', 'AG']
      ),
      items: fittings,
      numbers: (random) => `94${random.digits(8)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:8.5pt/1.3 "Liberation Sans"} .page{break-after:page;position:relative;height:265mm} .page:last-child{break-after:auto} .name{font:bold 15pt "Liberation Sans";border-bottom:2pt solid #003a70;color:#003a70;padding-bottom:2mm} .top{display:grid;grid-template-columns:95mm 1fr;margin-top:6mm} .data td{padding:0 0 1px} .data td:first-child{width:36mm} .items{margin-top:4mm} .items th{text-align:left;border-top:.6pt solid;border-bottom:.6pt solid;font-weight:normal;padding:2px 0} .items td{padding:1.5px 0 0;vertical-align:top} .carry td{padding:5px 0;font-weight:bold} .sub td{padding:0 0 2px;color:#333;font-size:7.5pt} .sums{width:90mm;margin:3mm 0 3mm auto;border-top:.6pt solid} .last td{font-weight:bold;border-top:.6pt solid;border-bottom:2pt double} .small{font-size:6.5pt;line-height:1.35;border-top:.5pt solid #888;position:absolute;bottom:0;left:0;right:0;padding-top:1mm;display:grid;grid-template-columns:1fr 1fr 1fr}',
    draw: (p) => {
      const { doc: d } = p
      let carried = 0
      const drawn = p.lines((l, at) => {
        carried += l.amount
        const article = `${p.random.int(10, 89)}.${p.random.digits(4)}.${p.random.digits(2)}`
        const own = row([
          String((at + 1) * 10).padStart(6, '0'),
          article,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
        return {
          text: `${own}<tr class=sub><td><td><td colspan=5>EAN 40${p.random.digits(11)} &nbsp; Lieferschein 80${d.orderNumber.replace(/\D/g, '').slice(0, 5)}</tr>`,
          carried,
        }
      })
      const pages = [drawn.slice(0, 17)]
      for (let at = 17; at < drawn.length; at += 20) pages.push(drawn.slice(at, at + 20))
      const head = heading([
        'Pos.',
        'Material',
        'Bezeichnung',
        '>Menge',
        'ME',
        '>Preis EUR',
        '>Wert EUR',
      ])
      const carry = (label: string, sum: number) =>
        `<tr class=carry><td colspan=6 class=r>${label}<td class=r>${p.plain(sum)}</tr>`
      const first = `<div class=top><div><u style="font-size:6.5pt">${d.seller.name}, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}</u><br><br><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div><b style="font-size:12pt">Rechnung</b><table class=data>${row(['Nummer/Datum', `${d.number} / ${p.date(d.issueDate)}`])}${row(['Auftrag/Datum', `10${d.customerNumber.replace(/\D/g, '')} / ${p.date(d.orderDate)}`])}${row(['Bestellung', d.orderNumber])}${row(['Kundennummer', d.customerNumber])}${row(['Leistungsdatum', p.date(d.deliveryDate)])}${row(['Sachbearbeiter', 'Fr. Kunze-Albers'])}${row(['Währung', d.currency])}</table></div></div>
<p>Versandart: eigener LKW &nbsp;&nbsp; Lieferbedingung: frei Baustelle &nbsp;&nbsp; Gewicht: ${p.number(p.random.int(800, 9000) / 10, 1)} KG</p>`
      const sums = `<table class=sums>${row(['Summe Positionen', `>${p.plain(d.subtotal)}`])}${row([`Umsatzsteuer ${p.number(d.taxes[0].rate, 2)} %`, `>${p.plain(d.tax)}`])}<tr class=last><td>Endbetrag<td class=r>${d.currency} &nbsp; ${p.plain(d.total)}</tr></table>
<div>Zahlungsbedingungen: bis ${p.date(d.dueDate)} ohne Abzug. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Entgeltminderungen ergeben sich aus unseren aktuellen Rahmen- und Konditionsvereinbarungen.</div>`
      const foot = `<div class=small><span>${d.seller.name}<br>Sitz: ${d.seller.town}<br>${d.seller.street}</span><span>Telefon ${d.seller.telephone}<br>${d.seller.mail}<br>USt-IdNr. ${d.seller.vatId}</span><span>Commerzbank<br>IBAN ${grouped(d.seller.iban)}<br>Steuernummer ${d.seller.taxNumber}</span></div>`
      return pages
        .map((rows, at) => {
          const isLast = at === pages.length - 1
          const top = at
            ? `<div class=top><span>Rechnung ${d.number} vom ${p.date(d.issueDate)}</span><span class=r>Seite ${at + 1} / ${pages.length}</span></div>`
            : `${first}<div class=r>Seite 1 / ${pages.length}</div>`
          const before = at ? carry('Übertrag von Seite ' + at, pages[at - 1].at(-1)!.carried) : ''
          const after = isLast ? '' : carry('Übertrag', rows.at(-1)!.carried)
          return `<div class=page><div class=name>${d.seller.name}</div>${top}<table class=items>${head}${before}${rows.map(({ text }) => text).join('')}${after}</table>${isLast ? sums : ''}${foot}</div>`
        })
        .join('')
    },
  },
  {
    name: 'de-spedition-kasten',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [3, 9],
      most: 4,
      isInOrder: true,
      days: [8, 14, 21],
      pools: germanPools(
        ['Spedition', 'Transporte', 'Internationale Spedition', 'Fruchtimport', 'Maschinenfabrik'],
        ['GmbH', 'GmbH & Co. KG', 'e.K.', 'KG']
      ),
      items: [
        ['Stückgut Hamburg - Kassel, 3 EPAL, 1.240 kg', 'Sdg', 110, 240],
        ['Teilladung Lübeck - Ingolstadt, 6,2 Lademeter', 'Sdg', 480, 790],
        ['Komplettladung Bremen - Linz (A), 13,6 ldm, 22,4 to', 'Sdg', 890, 1480],
        ['Sammelgut Hannover - Freiburg, 11 Colli, 386 kg', 'Sdg', 85, 160],
        ['Dieselzuschlag (Floater)', 'psch', 12, 64],
        ['Maut lt. Tabelle', 'psch', 18, 95],
        ['Standzeit Entladestelle', 'Std', 45, 65],
        ['Hebebühnenzuschlag', 'Stk', 25, 40],
        ['Palettentausch EPAL', 'Stk', 3, 6],
        ['Avisgebühr telefonisch', 'Stk', 4, 8],
      ],
      numbers: (random, year) => `${year.slice(2)}${random.int(10, 12)}${random.digits(3)}`,
    },
    style: { decimal: ',', thousands: '.', date: (y, m, d) => `${d}.${m}.${y.slice(2)}` },
    css: 'body{font:9pt/1.25 "Liberation Sans Narrow"} .head{display:flex;justify-content:space-between;align-items:flex-end} .head b{font:bold 15pt "Nimbus Roman"} .head{white-space:nowrap} .adr{display:grid;grid-template-columns:88mm 1fr;gap:6mm;margin:7mm 0 5mm} .window{border:.6pt solid;border-radius:3mm;padding:3mm;height:32mm} .grid td{border:.6pt solid;padding:1px 4px!important;width:33%;height:9mm;vertical-align:top;font-weight:bold} small{display:block;font-size:6.5pt;font-weight:normal} .items{border:.6pt solid} .items th{background:#e2e2e2;border:.6pt solid;padding:2px 4px!important;font-size:8pt} .items td{border-left:.6pt solid;border-right:.6pt solid;padding:2px 4px!important} .fill td{height:50mm} .sum td{border:.6pt solid;padding:1px 4px!important;text-align:right;height:10mm;vertical-align:top} .sum{margin-top:-.6pt} .adsp{font-size:7pt;position:fixed;bottom:0} .bank{border:.6pt solid;border-radius:3mm;padding:2mm 3mm;margin-top:4mm;font-size:8pt}',
    draw: (p) => {
      const { doc: d } = p
      const cell = (label: string, value: string) => `<td><small>${label}</small>${value}`
      return `<div class=head><b>${d.seller.name}</b><span>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Fon ${d.seller.telephone}</span></div>
<div class=adr><div class=window><small>Rechnungsempfänger</small>${d.buyer.name}<br>- Frachtabrechnung -<br>${d.buyer.street}<br><br>${d.buyer.postCode} ${d.buyer.town}</div>
<table class=grid><tr>${cell('Belegart', 'RECHNUNG')}${cell('Rechnungs-Nr.', d.number)}${cell('Rechnungsdatum', p.date(d.issueDate))}</tr><tr>${cell('Debitor', d.customerNumber)}${cell('Ihr Zeichen', d.orderNumber)}${cell('Leistungsdatum', p.date(d.deliveryDate))}</tr><tr>${cell('Ladeliste', p.random.digits(6))}${cell('Disponent', 'Wachholz -14')}${cell('Blatt', '1')}</tr></table></div>
<table class=items>${heading(['Sendung', 'Leistungsbeschreibung', '>Anz', 'Einh', '>à EUR', '>EUR'])}${p.lines((l) => row([`${p.random.int(3, 7)}${p.random.digits(5)}`, l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}<tr class=fill><td><td><td><td><td><td></tr></table>
<table class=sum><tr>${cell('Nettobetrag', p.plain(d.subtotal))}${cell('steuerpflichtig', p.plain(d.taxes[0].base))}${cell('USt %', p.number(d.taxes[0].rate, 2))}${cell('USt-Betrag', p.plain(d.tax))}${cell('Rechnungsbetrag EUR', `<b style="font-size:11pt">${p.plain(d.total)}</b>`)}</tr></table>
<div class=bank>Zahlbar ohne Skontoabzug, Zahlungseingang bis <b>${p.date(d.dueDate)}</b>. Gemäß ADSp tritt Verzug auch ohne Mahnung ein.<br>Volksbank &nbsp; IBAN ${d.seller.iban} &nbsp;&nbsp; USt-IdNr.: ${d.seller.vatId} &nbsp;&nbsp; St.-Nr.: ${d.seller.taxNumber}</div>
<div class=adsp>Wir arbeiten ausschließlich auf Grundlage der Allgemeinen Deutschen Spediteurbedingungen 2017 (ADSp 2017). Diese weichen in Ziffer 23 hinsichtlich des Haftungshöchstbetrages für Güterschäden (§ 431 HGB) vom Gesetz ab, indem sie die Haftung bei multimodalen Transporten unter Einschluss einer Seebeförderung und bei unbekanntem Schadenort auf 2 SZR/kg und im Übrigen die Regelhaftung von 8,33 SZR/kg zusätzlich auf 1,25 Millionen Euro je Schadenfall beschränken.</div>`
    },
  },
  {
    name: 'de-mobil-anschluss',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [4, 9],
      most: 2,
      isInOrder: true,
      isOnce: true,
      isBuyerPerson: true,
      days: [7, 10],
      pools: germanPools(
        ['Telekommunikation', 'Kabelnetz', 'Mobilfunk', 'Breitband'],
        ['GmbH', 'AG', 'SE', 'Deutschland GmbH']
      ),
      items: [
        ['Grundpreis Tarif Flex L 5G', 'Monat', 20, 38],
        ['Grundpreis MultiSIM', 'Monat', 3, 6],
        ['Internet Zuhause 250', 'Monat', 28, 42],
        ['Miete WLAN-Router', 'Monat', 3, 6],
        ['Option Festnetz EU-Flat', 'Monat', 4, 9],
        ['Verbindungen zu Sonderrufnummern (0180)', '', 1, 4],
        ['SMS in ausländische Netze', '', 1, 3],
        ['Datennutzung Schweiz/Weltzone 2', '', 3, 18],
        ['Versand Papierrechnung', '', 1, 2],
      ],
      numbers: (random) =>
        `${random.digits(3)} ${random.digits(4)} ${random.digits(3)} ${random.int(1, 9)}`,
    },
    style: {
      ...euroAfter,
      date: (y, m, d) => `${Number(d)}. ${monthsIn('DE')[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9.5pt/1.35 "Roboto"} .brand{font:900 22pt "Roboto";color:#7a0fa8} .grid{display:grid;grid-template-columns:1fr 58mm;gap:14mm;margin-top:10mm} .side{font-size:8pt;line-height:1.5} .side b{color:#7a0fa8;display:block;margin-top:2.5mm} h1{font:500 17pt "Roboto";margin:14mm 0 4mm} .box{background:#f3e8f8;padding:4mm;font-size:13pt;display:flex;justify-content:space-between;margin:4mm 0;font-weight:500} .items th{text-align:left;font-weight:500;font-size:8pt} .items td{padding:2.5px 0} .group td{font-weight:500;padding-top:8px} .total td{border-top:.8pt solid #7a0fa8;font-weight:500} .legal{position:fixed;bottom:0;font-size:6.5pt;color:#555}',
    draw: (p) => {
      const { doc: d } = p
      let group = ''
      const rows = p.lines((l, at) => {
        const own = /Grundpreis|Option/.test(l.description)
          ? 'Mobilfunk – monatliche Beträge'
          : /Internet|Router/.test(l.description)
            ? 'Festnetz und Internet'
            : 'Nutzungsabhängige und sonstige Beträge'
        const title = own === group ? '' : `<tr class=group><td colspan=4>${own}</tr>`
        group = own
        return `${title}${row([String(at + 1), l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])}`
      })
      return `<div class=brand>vioTel</div>
<div class=grid><div><span style="font-size:6.5pt">${d.seller.name}, Kundenservice, ${d.seller.postCode} ${d.seller.town}</span><br><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}
<h1>Ihre Rechnung vom ${p.date(d.issueDate)}</h1>Guten Tag ${d.buyer.name},<br>auf dieser Seite finden Sie die Beträge des Zeitraums ${p.date(d.from)} bis ${p.date(d.until)} im Überblick.</div>
<div class=side><b>Rechnungsnummer</b>${d.number}<b>Kundenkonto</b>${d.customerNumber}<b>Vertrag</b>Rufnummer 0170 ${p.random.digits(7)}<b>So erreichen Sie uns</b>${d.seller.site}<br>Hotline ${d.seller.telephone}<br>Mo. bis Sa. 8–20 Uhr<b>Kundenkennwort vergessen?</b>Hilfe unter ${d.seller.mail}</div></div>
<div class=box><span>Zu zahlender Betrag</span><span>${p.money(d.total)}</span></div>
<table class=items>${row(['', 'Leistung', '>Anzahl', '>Einzelpreis netto €', '>Betrag netto €'], 'th')}${rows.join('')}<tr class=total><td><td colspan=3>Summe der Beträge ohne Umsatzsteuer<td class=r>${p.plain(d.subtotal)}</tr><tr><td><td colspan=3>Umsatzsteuer (${p.number(d.taxes[0].rate)} % auf ${p.money(d.taxes[0].base)})<td class=r>${p.plain(d.tax)}</tr><tr class=total><td><td colspan=3>Rechnungsbetrag<td class=r>${p.money(d.total)}</tr></table>
<p>Den Rechnungsbetrag buchen wir am ${p.date(d.dueDate)} mit Ihrem SEPA-Mandat von dem uns bekannten Konto ab. Bitte sorgen Sie für ausreichende Deckung.</p>
<div class=legal>Einwendungen gegen diese Rechnung sind innerhalb von acht Wochen nach Zugang geltend zu machen; danach gilt sie als genehmigt. ${d.seller.name}, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}, Handelsregister: Amtsgericht ${d.seller.town}. USt-IdNr. ${d.seller.vatId}. Aufsichtsrat: Dr. Ute Sanftleben (Vorsitz).</div>`
    },
  },
  {
    name: 'de-kanzlei-verguetung',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [2, 7],
      most: 0,
      isInOrder: true,
      isOnce: true,
      isBuyerPerson: true,
      prepaid: 0.5,
      days: [14, 21],
      pools: germanPools(
        ['Rechtsanwälte', 'Anwaltskanzlei', 'Notariat und Kanzlei'],
        ['PartG mbB', 'Rechtsanwaltsgesellschaft mbH', '& Partner', 'GbR']
      ),
      items: [
        ['Geschäftsgebühr §§ 13, 14 RVG, Nr. 2300 VV RVG', '', 150, 980],
        ['Verfahrensgebühr § 13 RVG, Nr. 3100 VV RVG', '', 180, 1100],
        ['Terminsgebühr § 13 RVG, Nr. 3104 VV RVG', '', 160, 990],
        ['Einigungsgebühr § 13 RVG, Nrn. 1003, 1000 VV RVG', '', 130, 820],
        ['Fahrtkosten Geschäftsreise (Kfz), Nr. 7003 VV RVG', '', 12, 90],
        ['Tage- und Abwesenheitsgeld bis 4 Stunden, Nr. 7005 Ziff. 1 VV RVG', '', 30, 30],
        ['Dokumentenpauschale für Kopien aus Behördenakten, Nr. 7000 Ziff. 1 VV RVG', '', 8, 40],
        ['Post- und Telekommunikationspauschale, Nr. 7002 VV RVG', '', 20, 20],
      ],
      numbers: (random, year) => `${random.int(120, 989)}/${year.slice(2)}D${random.int(10, 29)}`,
    },
    style: { ...comma, money: (plain) => `EUR ${plain}`, date: dotted },
    css: 'body{font:10.5pt/1.35 "EB Garamond"} .head{text-align:center;letter-spacing:.6px;font-size:17pt} .under{text-align:center;font-size:8.5pt;font-variant:small-caps;border-bottom:.5pt solid;padding-bottom:3mm;margin-bottom:10mm} .two{display:flex;justify-content:space-between} .side{width:50mm;font-size:8pt;line-height:1.3} .re{margin:8mm 0 4mm} .re td{vertical-align:top;padding:0 4mm 0 0;font-weight:bold} .re{width:auto} .fees{width:100%;margin-top:3mm} .fees td{padding:2px 0;vertical-align:top} .fees td:first-child{width:120mm} .line td{border-top:.6pt solid} .end td{border-top:.6pt solid;border-bottom:2.5pt double;font-weight:bold}',
    draw: (p) => {
      const { doc: d } = p
      const value = p.random.int(12, 190) * 50000
      const factorOf = (fee: string) =>
        /Einigungs/.test(fee)
          ? '1,0'
          : /Termins/.test(fee)
            ? '1,2'
            : /gebühr/.test(fee)
              ? '1,3'
              : ''
      const fees = p.lines((l) =>
        row([
          `${l.description}${factorOf(l.description) ? `<br><span style="font-size:9pt">Gegenstandswert: ${p.money(value)}</span>` : ''}`,
          factorOf(l.description),
          `>${p.money(l.amount)}`,
        ])
      )
      const prepaid = d.prepaid
        ? row(['abzüglich gezahlter Vorschuss', '', `>${p.money(-d.prepaid)}`]) +
          `<tr class=end><td>noch zu zahlen<td><td class=r>${p.money(d.amountDue)}</tr>`
        : ''
      return `<div class=head>${d.seller.name}</div><div class=under>Fachanwälte für Arbeitsrecht · Verkehrsrecht · Erbrecht</div>
<div class=two><div>Persönlich/Vertraulich<br>${d.buyer.name}<br>${d.buyer.street}<br><br>${d.buyer.postCode} ${d.buyer.town}</div><div class=side>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Telefon ${d.seller.telephone}<br>${d.seller.mail}<br><br>Gerichtsfach 118<br>Bürozeiten Mo–Fr 9–12 Uhr<br><br>${d.seller.town}, den ${p.date(d.issueDate)}<br>Unser Aktenzeichen: ${d.customerNumber}-kw</div></div>
<table class=re>${row(['In Sachen', `${d.buyer.name} ./. Steinbrück Hausverwaltung u. a.<br>wegen Forderung`])}</table>
<div>erlauben wir uns, unsere Tätigkeit wie folgt abzurechnen. Die nachstehende <b>Vergütungsrechnung Nr. ${d.number}</b> betrifft Leistungen in der Zeit vom ${p.date(d.from)} bis ${p.date(d.until)}.</div>
<table class=fees>${fees.join('')}<tr class=line><td>Zwischensumme netto<td><td class=r>${p.money(d.subtotal)}</tr>${row([`${p.number(d.taxes[0].rate)} % Umsatzsteuer, Nr. 7008 VV RVG`, '', `>${p.money(d.tax)}`])}<tr class=${d.prepaid ? 'line' : 'end'}><td>Gesamtbetrag<td><td class=r>${p.money(d.total)}</tr>${prepaid}</table>
<p>Wir bitten um Ausgleich bis zum ${p.date(d.dueDate)} auf unser Geschäftskonto ${grouped(d.seller.iban)} bei der Deutschen Apotheker- und Ärztebank. Unsere Steuernummer lautet ${d.seller.taxNumber}.</p><p>Mit freundlichen Grüßen<br><br><br>Dr. Karoline Wrede<br>Rechtsanwältin</p>`
    },
  },
  {
    name: 'de-versand-brutto',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19, 7],
      lines: [1, 6],
      most: 3,
      isOnce: true,
      isGross: true,
      isBuyerPerson: true,
      allowance: 0.25,
      charge: 0.6,
      days: [14],
      pools: germanPools(
        ['Naturwaren', 'Gartenversand', 'Teekontor', 'Online-Handel'],
        ['GmbH', 'UG (haftungsbeschränkt)', 'e.K.', 'GmbH & Co. KG']
      ),
      items: [
        ['Gusseiserne Teekanne "Arare" 0,8 l, schwarz', 'Stk.', 39, 69],
        ['Handbuch Gemüseanbau im Hochbeet (gebunden)', 'Stk.', 18, 32, 1],
        ['Bio Darjeeling First Flush 250 g', 'Pack', 11, 24, 1],
        ['Solar-Lichterkette 10 m, warmweiß, 100 LED', 'Stk.', 14, 29],
        ['Pflanzschale Terrakotta Ø 34 cm', 'Stk.', 12, 27],
        ['Saatgut-Set Kräuter, 12 Sorten', 'Set', 9, 19, 1],
        [
          'Bewässerungsschlauch 1/2" mit Schnellkupplung, 25 m, inkl. Wandhalter und Brause',
          'Stk.',
          34,
          78,
        ],
        ['Wollsocken Schurwolle kbT Gr. 42/43, natur', 'Paar', 12, 20],
        ['Kerze Bienenwachs 20 x 6 cm', 'Stk.', 13, 22],
        ['Honig Frühtracht 500 g', 'Glas', 6, 10, 1],
      ],
      numbers: (random) => `${random.int(100000, 389999)}-R`,
    },
    style: { ...comma, money: (plain) => `${plain} EUR`, date: dotted },
    css: 'body{font:9pt/1.4 "Lato"} .shop{text-align:center;border-bottom:.5pt solid #7a9;padding-bottom:3mm;color:#476} .shop b{font-size:18pt;display:block} .adr{display:grid;grid-template-columns:1fr 1fr;margin:8mm 0;gap:8mm} .adr b{display:block;font-size:8pt;color:#476} .bar{background:#eef4f0} .bar td,.bar th{padding:3px 6px!important;text-align:left} .bar th{font-size:7.5pt;font-weight:normal;color:#555} h2{font-size:14pt;margin:0 0 3mm} .items{margin-top:6mm} .items th{text-align:left;background:#476;color:#fff;font-size:8pt;padding:4px 5px!important} .items td{padding:5px!important;border-bottom:.4pt solid #bcc;vertical-align:top} .sums{width:78mm;margin:2mm 0 4mm auto} .sums td{padding:2px 5px!important} .vat{width:78mm;margin-left:auto;font-size:7.5pt;color:#555} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7pt;color:#555}',
    draw: (p) => {
      const { doc: d } = p
      const isLater = p.random.chance(0.4)
      const paid = isLater
        ? `Zahlungsart: Kauf auf Rechnung. Bitte zahlen Sie den Rechnungsbetrag bis spätestens ${p.date(d.dueDate)} auf das Konto ${grouped(d.seller.iban)}, Verwendungszweck ${d.number}.`
        : `Zahlungsart: ${p.random.pick(['PayPal', 'Kreditkarte', 'Amazon Pay'])}. Der Rechnungsbetrag wurde bereits bezahlt. Transaktion ${p.random.digits(5)}NX${p.random.digits(7)}.`
      const less = d.allowance ? row(['Gutschein', `>-${p.money(d.allowance)}`]) : ''
      const address = `${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>Deutschland`
      return `<div class=shop><b>${d.seller.site.replace('www.', '')}</b>Schönes für Haus und Garten</div>
<div class=adr><div><b>Rechnungsadresse</b>${address}</div><div><b>Lieferadresse</b>${address}</div></div><h2>Rechnung</h2>
<table class=bar>${row(['Bestellnummer', 'Bestelldatum', 'Rechnungsnummer', 'Rechnungsdatum', 'Versanddatum', 'Kundennr.'], 'th')}${row([d.orderNumber, p.date(d.orderDate), d.number, p.date(d.issueDate), p.date(d.deliveryDate), d.customerNumber])}</table>
<table class=items>${heading(['Art.-Nr.', 'Artikel', '>Anzahl', '>MwSt.', '>Einzelpreis', '>Gesamtpreis'])}${p.lines((l) => row([`SW1${p.random.digits(4)}`, l.description, `>${p.number(l.quantity)}`, `>${p.number(l.rate)}%`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=sums>${row(['Warenwert', `>${p.money(d.lineTotal)}`])}${less}${row(['Versandkosten', d.charge ? `>${p.money(d.charge)}` : '>kostenlos'])}${row(['<b>Gesamtsumme inkl. MwSt.</b>', `><b>${p.money(d.total)}</b>`])}</table>
<table class=vat>${p.taxes((t) => row([`enthaltene MwSt. ${p.number(t.rate)}% (Netto ${p.money(t.base)})`, `>${p.money(t.amount)}`])).join('')}</table>
<p>${paid}</p><p>Vielen Dank für Ihren Einkauf! Sie können die Ware innerhalb von 30 Tagen ohne Angabe von Gründen zurücksenden; das Retourenetikett finden Sie in Ihrem Kundenkonto. Es gelten unsere AGB.</p>
<div class=foot>${d.seller.name} | ${d.seller.street} | ${d.seller.postCode} ${d.seller.town} | ${d.seller.mail} | Tel. ${d.seller.telephone}<br>Umsatzsteuer-Identifikationsnummer gem. § 27a UStG: ${d.seller.vatId} | Öko-Kontrollstelle DE-ÖKO-006</div>`
    },
  },
  {
    name: 'at-hotel-alpin',
    plan: {
      country: 'AT',
      currency: 'EUR',
      rates: [10, 20, 0],
      lines: [4, 12],
      most: 4,
      isGross: true,
      isBuyerPerson: true,
      pools: austrianPools(
        ['Alpenhotel', 'Hotel', 'Berghotel', 'Hotel Garni'],
        ['GmbH', 'KG', 'GmbH & Co KG', 'OG']
      ),
      items: [
        ['Logis Doppelzimmer Südbalkon inkl. HP', '', 148, 236],
        ['Logis Einzelzimmer inkl. Frühstück', '', 84, 129],
        ['Ortstaxe', '', 2, 4, 2],
        ['Zimmerservice Frühstück', '', 9, 18],
        ['Restaurant Speisen', '', 17, 68],
        ['Restaurant Getränke', '', 6, 44, 1],
        ['Minibar', '', 4, 17, 1],
        ['Tiefgarage je Nacht', '', 12, 20, 1],
        ['Wellness Teilmassage 25 min', '', 42, 59, 1],
        ['Hund je Nacht', '', 12, 22, 1],
      ],
      numbers: (random, year) => `${year}${random.digits(5)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:10pt/1.35 "Carlito"} .crest{text-align:right;line-height:1.3} .crest b{font:italic 20pt "Nimbus Roman";color:#8a1c1c} .who{margin:4mm 0 10mm} .stay{display:flex;justify-content:space-between;white-space:nowrap;border-top:.5pt solid;border-bottom:.5pt solid;padding:2mm 0;font-size:8.5pt} h1{font:normal 16pt "Carlito";margin:0 0 3mm} .items th{text-align:left;font-weight:normal;font-style:italic;padding:5px 0 3px} .items td{padding:1.5px 0} .end td{border-top:.8pt solid;font-weight:bold;font-size:12pt;padding-top:4px} .pay td{padding-top:3px} .vat{width:92mm;margin-top:9mm;font-size:8.5pt} .vat td,.vat th{padding:1px 0;font-weight:normal;text-align:left} .sign{margin-top:20mm;width:60mm;border-top:.5pt solid;font-size:8pt} .foot{position:fixed;bottom:0;font-size:7.5pt;left:0;right:0;text-align:right;color:#555}',
    draw: (p) => {
      const { doc: d } = p
      const start = Date.parse(d.deliveryDate)
      const nights = Math.round((Date.parse(d.issueDate) - start) / 86_400_000)
      const count = d.lines.length
      const rows = p.lines((l, at) => {
        const night = Math.min(nights, Math.floor((at * (nights + 1)) / count))
        const day = new Date(start + night * 86_400_000).toISOString().slice(0, 10)
        return row([
          p.date(day),
          `>${p.number(l.quantity)}`,
          l.description,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const way = p.random.pick(['Mastercard', 'Bankomat', 'Visa'])
      return `<div class=crest><b>${d.seller.name}</b><br>${d.seller.street}, A-${d.seller.postCode} ${d.seller.town}<br>${d.seller.telephone} · ${d.seller.site}</div>
<div class=who>${d.buyer.name}<br>${d.buyer.street}<br>A-${d.buyer.postCode} ${d.buyer.town}</div><h1>Hotelrechnung ${d.number}</h1>
<div class=stay><span>Zimmer: ${p.random.int(101, 418)}</span><span>Anreise: ${p.date(d.deliveryDate)}</span><span>Abreise: ${p.date(d.issueDate)}</span><span>Gäste: ${p.random.int(1, 3)}</span><span>Res.-Nr.: ${d.orderNumber}</span><span>Rechnungsdatum: ${p.date(d.issueDate)}</span></div>
<table class=items>${heading(['Datum', '>Anz.', 'Leistung', '>Preis', '>USt', '>Summe EUR'])}${rows.join('')}<tr class=end><td colspan=5>Gesamtbetrag inkl. USt<td class=r>${p.plain(d.total)}</tr><tr class=pay><td colspan=5>Bezahlt mit ${way} am ${p.date(d.issueDate)}, Beleg ${p.random.digits(4)}<td class=r>${p.plain(-d.total)}</tr></table>
<table class=vat>${row(['USt-Satz', '>Netto', '>USt', '>Brutto'], 'th')}${p.taxes((t) => row([`${p.number(t.rate, 1)} %`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`, `>${p.plain(t.base + t.amount)}`])).join('')}${row(['Summe', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
<p>Herzlichen Dank für Ihren Aufenthalt. Wir wünschen eine gute Heimreise!</p><div class=sign>Unterschrift des Gastes</div>
<div class=foot>${d.seller.name} · UID ${d.seller.vatId} · FN 29${d.customerNumber.replace(/\D/g, '').slice(0, 4)} k, LG ${d.seller.town} · Raiffeisenbank, IBAN ${grouped(d.seller.iban)}</div>`
    },
  },
  {
    name: 'at-zimmerei-akonto',
    plan: {
      country: 'AT',
      currency: 'EUR',
      rates: [20],
      lines: [5, 10],
      most: 45,
      isPart: true,
      isInOrder: true,
      isOnce: true,
      prepaid: 0.85,
      days: [14, 30],
      pools: austrianPools(
        ['Zimmerei', 'Holzbau', 'Dachdeckerei', 'Spenglerei', 'Bauträger'],
        ['GmbH', 'Ges.m.b.H.', 'e.U.', 'KG']
      ),
      items: [
        ['Kran- und Hebearbeiten, An- und Abtransport', 'Std', 70, 115],
        ['Gerüst stellen und vorhalten bis 4 Wochen', 'm²', 7, 13],
        [
          'Altdeckung abtragen, Ziegel einschließlich Lattung, samt Entsorgung auf befugter Deponie',
          'm²',
          14,
          26,
        ],
        ['Sparren KVH 10/20 Fichte C24, abgebunden, liefern und aufstellen', 'm³', 480, 690],
        ['Rauschalung 24 mm, sägerau', 'm²', 16, 24],
        ['Unterdeckbahn diffusionsoffen, Stöße verklebt', 'm²', 6, 11],
        ['Konterlattung 5/8 und Lattung 3/5', 'm²', 9, 15],
        ['Dacheindeckung Tondachziegel naturrot', 'm²', 32, 49],
        ['Hängerinne Alu beschichtet 33er Zuschnitt', 'lfm', 28, 44],
        ['Kamineinfassung zweiteilig', 'lfm', 62, 110],
        ['Ortgangverblechung Alu beschichtet', 'lfm', 31, 52],
        ['Regiestunde Facharbeiter', 'Std', 56, 68],
      ],
      numbers: (random, year) => `SR${year.slice(2)}/${random.digits(3)}`,
    },
    style: {
      decimal: ',',
      thousands: ' ',
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)}. ${monthsIn('AT')[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9.5pt/1.35 "URW Gothic"} .own{display:grid;grid-template-columns:1fr 62mm} .own>div:last-child{border-left:3pt solid #b5761a;padding-left:4mm;font-size:8pt;line-height:1.5} .own b{font-size:12pt} .buyer{padding-top:22mm} h1{font-size:13pt;margin:9mm 0 1mm} .job{border-bottom:.6pt solid;padding-bottom:2mm;margin-bottom:2mm} .job td{padding:1px 0;vertical-align:top} .job{width:100%} .items th{font-size:8pt;text-align:left;padding:3px 0;border-bottom:.6pt solid} .items td{padding:3px 0;vertical-align:top} .items td:nth-child(2){width:82mm} .sum td{border-top:.6pt solid} .due td{border-top:1.2pt solid;border-bottom:1.2pt solid;font-weight:bold}',
    draw: (p) => {
      const { doc: d } = p
      const whole = (label: string, amount: number, kind = '') =>
        `<tr class="${kind}"><td><td colspan=4>${label}<td class=r>${p.money(amount)}</tr>`
      const prepaid = d.prepaid
        ? whole(`abzüglich Akontozahlung vom ${p.date(d.orderDate)} (brutto)`, -d.prepaid) +
          whole('Restforderung', d.amountDue, 'due')
        : ''
      return `<div class=own><div class=buyer>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br><span style="font-size:8pt">Ihre UID: ${d.buyer.vatId}</span></div><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel ${d.seller.telephone}<br>${d.seller.mail}<br>UID: ${d.seller.vatId}<br>Bankverbindung: Hypo<br>${grouped(d.seller.iban)}</div></div>
<h1>Schlussrechnung ${d.number}</h1><table class=job>${row([`Bauvorhaben: Dachsanierung ${d.buyer.street}`, `>${d.seller.town}, am ${p.date(d.issueDate)}`])}${row([`Ausführung: ${p.date(d.from)} bis ${p.date(d.until)}`, `>Auftrag ${d.orderNumber}, Kunde ${d.customerNumber}`])}</table>
<table class=items>${heading(['LV-Pos', 'Leistung', '>Ausmaß', 'EH', '>EP', '>Positionspreis'])}${p.lines((l, at) => row([`36.${String(at + 1).padStart(2, '0')}.${p.random.int(1, 9)}0A`, l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.plain(l.price)}`, `>${p.money(l.amount)}`])).join('')}${whole('Leistungssumme netto', d.subtotal, 'sum')}${whole(`+ ${p.number(d.taxes[0].rate)} % Umsatzsteuer`, d.tax)}${whole('Rechnungssumme brutto', d.total, d.prepaid ? 'sum' : 'due')}${prepaid}</table>
<p>Zahlbar netto bis ${p.date(d.dueDate)}. Das Ausmaß wurde am Objekt gemeinsam aufgenommen. Auf die verlegte Dachdeckung gewähren wir Gewährleistung laut ÖNORM B 2110.</p><p>Mit besten Grüßen<br>Ing. Alois Tatzreiter, Baumeister</p>`
    },
  },
]
