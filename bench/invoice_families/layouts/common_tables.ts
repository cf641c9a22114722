import type { Family } from '../family.ts'
import { sumOf, type Item, type Line } from '../make_document.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, dotted, grouped, heading, row } from '../print.ts'

const german = {
  ...pools.DE,
  first: ['Annegret', 'Thorsten', 'Heike', 'Volker', 'Carolin', 'Detlef', 'Miriam', 'Eberhard'],
  last: [
    'Wiegand',
    'Stührmann',
    'Oberländer',
    'Pflüger',
    'Quandt',
    'Rademacher',
    'Sievers',
    'Tönnies',
    'Vollbrecht',
    'Zurmühlen',
  ],
  streets: [
    'Gewerbepark Nord 18',
    'Hansestraße 65-67',
    'Robert-Bosch-Str. 4b',
    'Alte Ziegelei 11',
    'Weserstraße 203',
    'An der Schleuse 9',
    'Mühlenweg 30',
  ],
  towns: [
    ['Osnabrück', '49084'],
    ['Bielefeld', '33602'],
    ['Heilbronn', '74076'],
    ['Zwickau', '08056'],
    ['Neubrandenburg', '17034'],
    ['Fulda', '36037'],
    ['Bad Oeynhausen', '32545'],
  ],
}
const dutch = {
  ...pools.NL,
  first: ['Anouk', 'Thijs', 'Wilma', 'Gerben', 'Loes', 'Bart'],
  last: [
    'Verhoeven',
    'ter Braak',
    'Wiersma',
    'van der Linde',
    'Oosterhuis',
    'Schouten',
    'de Roos',
    'Kamphuis',
    'Dijkman',
  ],
  streets: [
    'Stationsplein 44',
    'Ambachtsweg 15 b',
    'Lange Nieuwstraat 108',
    'De Corridor 21',
    'Zuidwal 6',
    'Energieweg 32',
  ],
  towns: [
    ['Apeldoorn', '7311 NZ'],
    ['Amersfoort', '3811 CJ'],
    ['Tilburg', '5038 EB'],
    ['Leeuwarden', '8911 BK'],
    ['Dordrecht', '3311 XT'],
    ['Venlo', '5911 HD'],
  ],
}
const polish = {
  ...pools.PL,
  first: ['Joanna', 'Krzysztof', 'Beata', 'Wojciech', 'Magdalena', 'Rafał'],
  last: [
    'Piątek',
    'Szymczak',
    'Orłowska',
    'Walczak',
    'Nowicka',
    'Krupa',
    'Zieliński',
    'Banaś',
    'Gołębiewski',
  ],
  streets: [
    'ul. Wrocławska 118',
    'ul. Fabryczna 3/5',
    'al. Jana Pawła II 27',
    'ul. Składowa 14',
    'ul. Polna 6B',
    'pl. Wolności 9 lok. 12',
  ],
  towns: [
    ['Bydgoszcz', '85-021'],
    ['Katowice', '40-083'],
    ['Rzeszów', '35-060'],
    ['Kalisz', '62-800'],
    ['Olsztyn', '10-542'],
    ['Tarnów', '33-100'],
  ],
}

/** The pools of a seller and a buyer of different trades; the latter have the place of Austria. */
function german2(seller: Partial<typeof german>, buyer: Partial<typeof german>): Pools {
  const [streets, towns] = [german.streets.slice(0, 3), german.towns.slice(0, 3)]
  const own = { ...german, streets: german.streets.slice(3), towns: german.towns.slice(3) }
  return { ...pools, DE: { ...german, streets, towns, ...seller }, AT: { ...own, ...buyer } }
}
function dutch2(seller: Partial<typeof dutch>, buyer: Partial<typeof dutch>): Pools {
  const [streets, towns] = [dutch.streets.slice(0, 3), dutch.towns.slice(0, 3)]
  const own = { ...dutch, streets: dutch.streets.slice(3), towns: dutch.towns.slice(3) }
  return { ...pools, NL: { ...dutch, streets, towns, ...seller }, AT: { ...own, ...buyer } }
}
function polishOf(changes: Partial<typeof polish>): Pools {
  return { ...pools, PL: { ...polish, ...changes } }
}

const polishStyle = { decimal: ',', thousands: ' ' } as const

function dayOn(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

function daysFrom(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000)
}

/** A row with its height in lines and what it adds to the carried sum. */
interface Piece {
  html: string
  height: number
  amount: number
}

/** Pages of rows; below those of the last one is room for the totals. */
function inPages(pieces: Piece[], first: number, rest: number, totals: number): Piece[][] {
  const pages: Piece[][] = [[]]
  let height = 0
  const left = () => (pages.length === 1 ? first : rest) - height
  for (const piece of pieces) {
    if (piece.height > left()) {
      pages.push([])
      height = 0
    }
    height += piece.height
    pages.at(-1)!.push(piece)
  }
  if (left() < totals) pages.push(pages.at(-1)!.splice(-3))
  return pages
}

/** The places where a list is cut into a number of parts of nearly the same size. */
function startsOf(length: number, parts: number): number[] {
  const starts = Array.from({ length: parts }, (_, at) => Math.round((at * length) / parts))
  return [...new Set(starts)].filter((start) => start < length)
}

function serialsOf(count: number, name: () => string): string {
  return Array.from({ length: count }, () => name()).join(', ')
}

const works: [string, Item[]][] = [
  [
    'Baustelleneinrichtung',
    [
      ['Bauzaun Höhe 2,00 m mit Tor liefern, aufstellen, vorhalten und räumen', 'm', 9, 16],
      [
        'Verkehrssicherung nach RSA, Regelplan B I/2, einschließlich täglicher Kontrolle',
        'Tag',
        45,
        90,
      ],
      ['Baustellentoilette aufstellen, wöchentlich reinigen', 'Wo', 38, 60],
    ],
  ],
  [
    'Erdarbeiten',
    [
      ['Oberboden abtragen, seitlich lagern, Dicke i. M. 30 cm', 'm³', 8, 15],
      [
        'Baugrubenaushub Homogenbereich 2, Tiefe bis 1,75 m, lösen, laden und abfahren, einschließlich Kippgebühr, Material unbelastet Z0',
        'm³',
        28,
        45,
      ],
      ['Rohrgraben verfüllen mit geliefertem Kiessand 0/32, lagenweise verdichten', 'm³', 34, 52],
      ['Planum herstellen, Abweichung max. ± 2 cm', 'm²', 2, 4],
      ['Frostschutzschicht 0/45, Dicke 40 cm, EV2 mind. 120 MN/m²', 'm²', 14, 23],
    ],
  ],
  [
    'Beton- und Maurerarbeiten',
    [
      ['Sauberkeitsschicht C8/10, Dicke 5 cm', 'm²', 9, 14],
      [
        'Streifenfundament Stahlbeton C25/30 XC2, Breite 50 cm, Höhe 80 cm, gegen Erdreich betoniert',
        'm³',
        210,
        290,
      ],
      ['Betonstahlmatten B500A nach Liste, schneiden, biegen, verlegen', 'kg', 2, 4],
      ['Mauerwerk KS 12-2,0 d = 24 cm, Dünnbettmörtel', 'm²', 88, 125],
      ['Kernbohrung Ø 152 mm in Stahlbeton, Tiefe bis 25 cm', 'St', 70, 120],
    ],
  ],
  [
    'Abdichtung und Entwässerung',
    [
      [
        'Bitumendickbeschichtung (PMBC) W1.1-E, zweilagig, einschließlich Grundierung und Hohlkehle',
        'm²',
        32,
        48,
      ],
      ['Perimeterdämmung XPS 100 mm, WLG 035, vollflächig verkleben', 'm²', 38, 56],
      ['KG-Rohr DN 110 SN 4 verlegen, inkl. Formstücke', 'lfm', 19, 31],
      ['Kontrollschacht DN 400 mit Abdeckung Klasse B 125', 'St', 280, 420],
    ],
  ],
]

const stays: [string, Item[]][] = [
  [
    'Allgemeine Krankenhausleistungen',
    [
      ['Tagesgleiches Entgelt Psychosomatik, Bewertungsklasse 2', 'Tage', 265, 340],
      ['Tagesbezogenes Pflegeentgelt nach § 15 KHEntgG', 'Tage', 140, 230],
      ['Vorstationäre Behandlung, Innere Medizin', 'Besuche', 75, 150],
    ],
  ],
  [
    'Wahlleistungen',
    [
      ['Wahlleistung Unterkunft: Einbettzimmer, Zuschlag Komfort', 'Tage', 118, 176],
      ['Wahlleistung Unterkunft: Zweibettzimmer', 'Tage', 52, 88],
      [
        'Unterbringung einer Begleitperson, medizinisch nicht notwendig, einschließlich Frühstück',
        'Tage',
        45,
        70,
      ],
    ],
  ],
  [
    'Sonstige Leistungen',
    [
      ['Bereitstellung Medienterminal mit WLAN', 'Tage', 3, 5],
      ['Verpflegung Begleitperson, Mittag- und Abendessen', 'Portionen', 8, 14],
      ['Kopien aus der Krankenakte', 'Seiten', 0.5, 1],
    ],
  ],
]

function sectionOf(sections: [string, Item[]][], description: string): number {
  return sections.findIndex(([, items]) => items.some(([name]) => name === description))
}

/** Invoices with the line tables of wholesalers, builders, hospitals, resellers, fuel cards and hauliers. */
export const commonTables: Family[] = [
  // Wholesaler: price units of 1 and 100, delivery notes, carried sums, totals in a horizontal box.
  {
    name: 'de-elektrogrosshandel-tafel',
    plan: {
      country: 'DE',
      buyerCountry: 'AT',
      currency: 'EUR',
      rates: [19],
      lines: [9, 38],
      most: 120,
      lineDiscount: 0.45,
      charge: 0.8,
      days: [14, 30],
      pools: german2(
        {
          trade: ['Elektrogroßhandel', 'Elektro-Fachgroßhandel', 'Elektro-Union'],
          forms: ['GmbH & Co. KG', 'GmbH', 'KG'],
        },
        {
          trade: ['Elektroanlagen', 'Haustechnik', 'Gebäudetechnik', 'Elektroinstallation'],
          forms: ['GmbH', 'e.K.', 'GmbH & Co. KG', 'OHG'],
        }
      ),
      items: [
        ['NYM-J 3x1,5 RE Mantelleitung grau', 'M', 0.5, 1],
        ['NYM-J 5x2,5 RE Mantelleitung grau', 'M', 1.5, 2.5],
        ['NYY-J 5x10 RE Erdkabel schwarz', 'M', 6.5, 8.5],
        ['H07V-K 16 Aderleitung grün/gelb', 'M', 1.75, 2.5],
        ['Installationsrohr flexibel M20 mittlere Druckfestigkeit', 'M', 0.5, 0.75],
        ['Verbindungsklemme 3-polig 0,2-4 mm²', 'ST', 0.25, 0.5],
        ['Geräteverbindungsdose UP, Tiefe 61 mm', 'ST', 0.5, 0.75],
        ['Leitungsschutzschalter B16, 1-polig, 6 kA', 'ST', 2, 3.5],
        ['FI-Schutzschalter 40 A, 4-polig, 30 mA, Typ A', 'ST', 28, 46],
        ['Schuko-Steckdoseneinsatz mit erhöhtem Berührungsschutz, Steckklemmen', 'ST', 3, 5.5],
        ['Abdeckrahmen 3-fach reinweiß glänzend', 'ST', 2.75, 4.75],
        ['LED-Feuchtraumleuchte 1500 mm 42 W 4000 K IP65', 'ST', 38, 59],
        ['Nagelschelle 7-12 mm weiß, Nagel 35 mm', 'ST', 0.25, 0.5],
        ['Kleinverteiler UP, 3-reihig, 36 TE, mit Tür', 'ST', 64, 98],
      ],
      numbers: (random) => `9${random.digits(7)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:8.5pt "Nimbus Sans";font-variant-ligatures:none;line-height:1.2;margin:0} .sheet+.sheet{break-before:page} .logo{text-align:right;padding-right:1mm;font-size:21pt;font-weight:bold;color:#c8102e;font-style:italic} .claim{text-align:right;font-size:7.5pt;color:#555;margin-bottom:9mm} .from{font-size:6.5pt;border-bottom:.4pt solid;display:inline-block;margin-bottom:2mm} .two{display:flex;justify-content:space-between} .to{font-size:10pt;line-height:1.3;width:85mm} .meta{width:72mm} .meta td{padding:1px 0} .meta td:first-child{width:31mm} h1{font-size:13pt;margin:9mm 0 3mm} .list th{border-top:.8pt solid;border-bottom:.8pt solid;text-align:left;font-size:7.5pt;padding:3px 2px} .list td{padding:2px;vertical-align:top} .ls td{font-weight:bold;padding-top:6px} .note td{font-style:italic;color:#333} .carry td{border-top:.6pt solid;font-weight:bold} .box{margin-top:5mm;border:1pt solid;break-inside:avoid} .box th{font-size:7pt;font-weight:normal;text-align:right;border-right:.4pt solid;padding:2px 5px;background:#eee} .box td{text-align:right;border-right:.4pt solid;padding:4px 5px} .box .big{font-size:11pt;font-weight:bold} .terms{margin-top:4mm;break-inside:avoid} .foot{position:fixed;bottom:0;left:0;right:0;border-top:.6pt solid #c8102e;padding-top:1.5mm;font-size:6.5pt;display:flex;justify-content:space-between;color:#333}',
    draw: (p) => {
      const { doc: d, random } = p
      const count = d.lines.length
      const starts = startsOf(count, count > 20 ? 4 : random.int(1, 3))
      const places = ['BV Kita Sonnenhügel', 'Lager', 'BV Hallenneubau', 'Kommission Werkstatt 2']
      const firstNote = random.int(80110000, 80890000)
      const head = heading([
        'Pos',
        'Artikel-Nr. / Bezeichnung',
        '>Menge',
        'ME',
        '>Preis EUR',
        '>PE',
        '>Rab. %',
        '>Betrag EUR',
        'St',
      ])
      const pieces = p.lines((l, at): Piece => {
        const part = starts.indexOf(at)
        const unit = l.unit === 'M' || l.price < 100 ? 100 : 1
        const order =
          part < 0
            ? ''
            : `<tr class=ls><td></td><td colspan=8>Lieferschein ${firstNote + 1371 * part} vom ${p.date(dayOn(d.deliveryDate, Math.min(part - 3, 0)))} &nbsp; Ihre Bestellung: ${part === 0 ? d.orderNumber : random.pick(['telefonisch Hr. Kranz', 'Online-Shop', 'Abholung'])} &nbsp; ${places[part]}</td></tr>`
        const copper =
          l.unit === 'M' && random.chance(0.25)
            ? '<tr class=note><td></td><td colspan=8>Kupferbasis 150,00 EUR/100 kg, Tagesnotierung im Preis enthalten</td></tr>'
            : ''
        return {
          html: `${order}${row([at + 1, `${random.digits(7)}<br>${l.description}`, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price * unit)}`, `>${unit}`, `>${l.discount ? p.number(l.discount, 1) : ''}`, `>${p.plain(l.amount)}`, l.rate === 19 ? 1 : 0])}${copper}`,
          height: 2 + (order ? 1.5 : 0) + (copper ? 1 : 0) + (l.description.length > 52 ? 1 : 0),
          amount: l.amount,
        }
      })
      const pages = inPages(pieces, 40, 54, 8)
      let carried = 0
      const sheets = pages.map((page, at) => {
        const before =
          at === 0
            ? ''
            : `<tr class=carry><td></td><td colspan=6>Übertrag von Seite ${at}</td><td class=r>${p.plain(carried)}</td><td></td></tr>`
        carried += page.reduce((whole, { amount }) => whole + amount, 0)
        const after =
          at === pages.length - 1
            ? ''
            : `<tr class=carry><td></td><td colspan=6>Übertrag</td><td class=r>${p.plain(carried)}</td><td></td></tr>`
        const top =
          at === 0
            ? ''
            : `<div class=two style="margin-bottom:4mm"><b>Rechnung ${d.number}</b><span>Kunde ${d.customerNumber}</span><span>Datum ${p.date(d.issueDate)}</span><span>Seite ${at + 1}</span></div>`
        return `${top}<table class=list>${head}${before}${page.map(({ html }) => html).join('')}${after}</table>`
      })
      const freight = Math.round(d.charge * 0.7)
      const boxes: [string, string][] = [
        ['Warenwert', p.plain(d.lineTotal)],
        ...(d.charge
          ? ([
              ['Fracht/Maut', p.plain(freight)],
              ['Energiezuschlag', p.plain(d.charge - freight)],
            ] as [string, string][])
          : []),
        ['Nettobetrag', p.plain(d.subtotal)],
        ['St 1 = MwSt %', p.number(d.taxes[0].rate, 2)],
        ['MwSt-Betrag', p.plain(d.tax)],
      ]
      const discountDay = dayOn(d.issueDate, 8)
      const end = `<table class=box><tr>${boxes.map(([label]) => `<th>${label}</th>`).join('')}<th><b>Rechnungsbetrag EUR</b></th></tr><tr>${boxes.map(([, text]) => `<td>${text}</td>`).join('')}<td class=big>${p.plain(d.total)}</td></tr></table>
<div class=terms>Zahlbar bis ${p.date(discountDay)} mit 2 % Skonto = ${p.plain(Math.round(d.total * 0.02))} EUR, bis ${p.date(d.dueDate)} ohne Abzug.<br>Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. PE = Preiseinheit. Es gelten unsere Verkaufs- und Lieferbedingungen.</div>`
      const first = `<div class=logo>${d.seller.name.split(' ')[0]}</div><div class=claim>Elektro · Licht · Netzwerk · Photovoltaik</div>
<div class=two><div><div class=from>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div><table class=meta>${row(['Rechnungs-Nr.', `<b>${d.number}</b>`])}${row(['Rechnungsdatum', p.date(d.issueDate)])}${row(['Kunden-Nr.', d.customerNumber])}${row(['Verkaufsbüro', `${d.seller.town}, ${random.pick(['Fr. Lübke', 'Hr. Yıldız', 'Hr. Brand'])}`])}${row(['Telefon', d.seller.telephone])}${row(['Leistungsdatum', 'siehe Lieferschein'])}${row(['Seite', '1'])}</table></div><h1>Rechnung</h1>`
      const body = sheets.map(
        (sheet, at) =>
          `<div class=sheet>${at === 0 ? first : ''}${sheet}${at === sheets.length - 1 ? end : ''}</div>`
      )
      return `${body.join('')}<div class=foot><span>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</span><span>Amtsgericht ${d.seller.town} HRA 20417<br>USt-IdNr. ${d.seller.vatId}<br>St.-Nr. ${d.seller.taxNumber}</span><span>Volksbank eG<br>IBAN ${grouped(d.seller.iban)}<br>ILN 40 12345 00000 6</span><span>${d.seller.mail}<br>${d.seller.site}</span></div>`
    },
  },
  // Builder: titles with sums, quantity and price below the text, unit price only positions, summary of titles.
  {
    name: 'de-bau-titel-tafel',
    plan: {
      country: 'DE',
      buyerCountry: 'AT',
      currency: 'EUR',
      rates: [19],
      lines: [8, 24],
      isInOrder: true,
      isOnce: true,
      most: 85,
      isPart: true,
      allowance: 0.35,
      prepaid: 0.6,
      days: [14, 21, 30],
      pools: german2(
        {
          trade: ['Hoch- und Tiefbau', 'Bauunternehmung', 'Baugesellschaft'],
          forms: ['GmbH', 'GmbH & Co. KG', 'mbH & Co. KG'],
        },
        {
          trade: ['Wohnbau', 'Immobilien', 'Grundbesitz', 'Pflegeheime'],
          forms: ['GmbH', 'AG', 'eG', 'GbR'],
        }
      ),
      items: works.flatMap(([, items]) => items),
      numbers: (random, year) => `${year.slice(2)}-${random.digits(4)}/2`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:10pt "Carlito";line-height:1.2;margin:0} .head{display:flex;align-items:center;border-bottom:2.5pt solid #1d4e89;padding-bottom:3mm;margin-bottom:9mm} .mark{width:15mm;height:15mm;background:#1d4e89;color:#fff;font-size:22pt;font-weight:bold;text-align:center;line-height:15mm;margin-right:5mm} .head b{font-size:15pt;color:#1d4e89} .to{line-height:1.3;margin-bottom:9mm} .t{display:flex;justify-content:space-between;font-size:10pt} h1{font-size:14pt;margin:0 0 2mm} .about{margin:0 0 4mm;width:auto} .about td{padding:0 3mm 1px 0} .lv{table-layout:fixed} .lv th{background:#e4ebf3;text-align:left;padding:3px 4px;font-size:9pt} .lv th.r,.lv td.r{padding-right:4px} .lv td{padding:1px 4px;vertical-align:top} .lv tbody{break-inside:avoid} .lv .pos td{padding-top:5px} .lv .tt td{font-weight:bold;padding-top:9px;font-size:11pt} .lv .ts td{font-weight:bold;border-top:.6pt solid #1d4e89;padding-top:3px} .opt td{color:#444} .end{width:112mm;margin:7mm 0 0 auto;break-inside:avoid} .end td{padding:2px 4px} .end .l td{border-top:.8pt solid} .end .b td{font-weight:bold;border-top:.8pt solid;border-bottom:2pt double} .pay{margin-top:7mm;break-inside:avoid;font-size:9.5pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const order: number[] = [...new Set(p.lines((l) => sectionOf(works, String(l.description))))]
      const optional = random.chance(0.7) ? order.at(-1) : -1
      const cols =
        '<colgroup><col style="width:19mm"><col><col style="width:14mm"><col style="width:27mm"><col style="width:31mm"></colgroup>'
      const sums: [string, string, number][] = []
      const parts = order.map((section, part) => {
        const own: Line[] = d.lines.filter((l) => sectionOf(works, l.description) === section)
        const mark = String(part + 1).padStart(2, '0')
        const title = works[section][0]
        const sum = sumOf(own)
        sums.push([mark, title, sum])
        const positions = own.map((l, at) => {
          const first =
            at === 0 ? `<tr class=tt><td>${mark}</td><td colspan=4>${title}</td></tr>` : ''
          return `<tbody>${first}<tr class=pos><td>${mark}.${String(10 * (at + 1)).padStart(4, '0')}</td><td>${l.description}</td><td></td><td></td><td></td></tr><tr><td></td><td class=r>${p.number(l.quantity, 3)}</td><td>${l.unit}</td><td class=r>${p.plain(l.price)}</td><td class=r>${p.plain(l.amount)}</td></tr></tbody>`
        })
        const only =
          section === optional
            ? `<tbody class=opt><tr class=pos><td>${mark}.${String(10 * (own.length + 1)).padStart(4, '0')}</td><td>Eventualposition: Stundenlohnarbeiten Facharbeiter, nur auf Anordnung (nicht ausgeführt)</td><td></td><td></td><td></td></tr><tr><td></td><td></td><td>h</td><td class=r>${p.plain(random.int(52, 68) * 100)}</td><td class=r>nur EP</td></tr></tbody>`
            : ''
        return `${positions.join('')}${only}<tbody><tr class=ts><td></td><td colspan=3>Summe Titel ${mark} ${title}</td><td class=r>${p.plain(sum)}</td></tr></tbody>`
      })
      const percent = Math.round((100 * d.allowance) / d.lineTotal)
      const rebate = d.allowance
        ? `<tr class=l><td></td><td>Zwischensumme</td><td class=r>${p.money(d.lineTotal)}</td></tr>${row(['', `abzüglich Nachlass ${percent} %`, `>${p.money(-d.allowance)}`])}`
        : ''
      const paid = d.prepaid
        ? `${row(['', 'Rechnungssumme brutto', `>${p.plain(d.total)}`])}${row(['', `abzgl. 1. Abschlagszahlung vom ${p.date(d.orderDate)}`, `>${p.plain(-d.prepaid)}`])}<tr class=b><td></td><td>noch zu zahlen EUR</td><td class=r>${p.plain(d.amountDue)}</td></tr>`
        : `<tr class=b><td></td><td>Rechnungssumme brutto EUR</td><td class=r>${p.plain(d.total)}</td></tr>`
      const site = random.pick([
        'Neubau Tiefgarage, 2. Bauabschnitt',
        'Anbau Speisesaal',
        'Sanierung Kellerabdichtung Haus C',
      ])
      return `<div class=head><div class=mark>${d.seller.name.slice(0, 1)}</div><div><b>${d.seller.name}</b><br>${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · Tel. ${d.seller.telephone} · ${d.seller.mail}</div></div>
<div class=to>${d.buyer.name}<br>Bauabteilung<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=t><h1>Rechnung Nr. ${d.number}</h1><span>${d.seller.town}, den ${p.date(d.issueDate)}</span></div>
<table class=about>${row(['Bauvorhaben:', site])}${row(['Auftrag:', `${d.orderNumber} vom ${p.date(dayOn(d.orderDate, -70))}`])}${row(['Leistungszeitraum:', `${p.date(d.from)} bis ${p.date(d.until)}`])}${row(['Steuernummer:', d.seller.taxNumber])}</table>
<table class=lv>${cols}${heading(['OZ', 'Leistungsbeschreibung <span style="float:right">Menge</span>', 'Einh.', '>EP EUR', '>GP EUR'])}${parts.join('')}</table>
<table class=end><tr><td colspan=3><b>Zusammenstellung</b></td></tr>${sums.map(([mark, title, sum]) => row([mark, title, `>${p.plain(sum)}`])).join('')}${rebate}<tr class=l><td></td><td>Nettosumme</td><td class=r>${p.plain(d.subtotal)}</td></tr>${row(['', `zzgl. Umsatzsteuer ${p.number(d.taxes[0].rate)} %`, `>${p.plain(d.tax)}`])}${paid}</table>
<div class=pay>Wir bitten um Überweisung bis zum ${p.date(d.dueDate)} auf unser Konto bei der Sparkasse ${d.seller.town}, IBAN ${grouped(d.seller.iban)}. Die Aufmaßblätter liegen als Anlage bei.<br>Sitz der Gesellschaft: ${d.seller.town} · USt-IdNr. ${d.seller.vatId} · Freistellungsbescheinigung nach § 48b EStG liegt vor.</div>`
    },
  },
  // Hospital: periods and charge keys before the text, amounts with sign, exempt from tax.
  {
    name: 'de-klinik-entgelte-tafel',
    plan: {
      country: 'DE',
      buyerCountry: 'AT',
      currency: 'EUR',
      rates: [0],
      lines: [4, 12],
      isInOrder: true,
      isOnce: true,
      most: 16,
      isBuyerPerson: true,
      prepaid: 0.5,
      days: [14, 21],
      pools: german2(
        {
          last: ['St. Barbara', 'Marien', 'Elisabeth', 'Paracelsus', 'Auenwald'],
          trade: ['Klinikum', 'Kliniken', 'Krankenhaus'],
          forms: ['gGmbH', 'GmbH', 'gemeinnützige GmbH'],
          streets: ['Am Klinikum 1', 'Krankenhausstraße 12', 'Parkallee 70'],
        },
        {}
      ),
      items: stays.flatMap(([, items]) => items),
      numbers: (random, year) => `${year}${random.digits(7)}`,
    },
    style: {
      ...comma,
      money: (plain) => `${plain} €`,
      date: (y, m, d) => `${d}.${m}.${y.slice(2)}`,
    },
    css: 'body{font:9pt "Open Sans";line-height:1.3;margin:0} .own{float:right;width:58mm;font-size:8pt;color:#333;border-left:2pt solid #2a9d8f;padding-left:4mm} .own b{font-size:11pt;color:#2a9d8f;line-height:1.15;display:block;margin-bottom:2mm} .own p{margin:0 0 2.5mm} .to{padding-top:22mm;line-height:1.35;margin-bottom:20mm} h1{font-size:12pt;margin:0 0 1mm;clear:both} .case{display:grid;grid-template-columns:auto auto auto auto;gap:0 5mm;justify-content:start;margin:2mm 0 5mm} .case span{color:#555} .list th{font-size:8pt;text-align:left;border-bottom:1.2pt solid #2a9d8f;padding:3px 2px;vertical-align:bottom} .list td{padding:3px 2px;vertical-align:top;border-bottom:.3pt solid #ccc} .list .nw{white-space:nowrap} .g td{font-weight:600;background:#eef7f5} .s td{font-weight:600} .tot td{border-bottom:0;font-weight:700;font-size:10.5pt;padding-top:5px} .tot.n td{font-weight:400;font-size:9pt} .pay{margin-top:6mm} .slip{margin-top:6mm;border:.8pt solid #999;width:120mm} .slip td{padding:2px 5px} .slip td:first-child{width:34mm;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const start = d.from
      const nights = p.lines((l) => (l.unit === 'Tage' ? (l.quantity ?? 1) : 1))
      const end = dayOn(start, Math.max(...nights) - 1)
      const order: number[] = [...new Set(p.lines((l) => sectionOf(stays, String(l.description))))]
      const blocks = order.map((section) => {
        const own: Line[] = d.lines.filter((l) => sectionOf(stays, l.description) === section)
        const rows = own.map((l) => {
          const isDays = l.unit === 'Tage'
          const first = section === 0 && !isDays ? dayOn(start, -9) : start
          return `<tr><td class=nw>${section === 2 && !isDays ? '' : p.date(first)}</td><td class=nw>${isDays ? p.date(dayOn(start, (l.quantity ?? 1) - 1)) : ''}</td><td>${section + 1}${random.digits(4)}${random.pick(['A', 'B', '00'])}</td><td>${l.description}</td><td class=r>${p.number(l.quantity)}</td><td>${l.unit}</td><td class=r>${p.money(l.price)}</td><td class=r>${p.money(l.amount)}</td></tr>`
        })
        const sum =
          own.length > 1
            ? `<tr class=s><td colspan=7 class=r>Summe ${stays[section][0]}</td><td class=r>${p.money(sumOf(own))}</td></tr>`
            : ''
        return `<tr class=g><td colspan=8>${stays[section][0]}</td></tr>${rows.join('')}${sum}`
      })
      const paid = d.prepaid
        ? `<tr class="tot n"><td colspan=7 class=r>Anzahlung bei Aufnahme</td><td class=r>${p.money(-d.prepaid)}</td></tr><tr class=tot><td colspan=7 class=r>Noch zu zahlen</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      const name = d.buyer.name
      const days = daysFrom(d.issueDate, d.dueDate)
      return `<div class=own><b>${d.seller.name}</b><p>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</p><p>Patientenabrechnung<br>${random.pick(['Frau Hesse', 'Herr Mäurer', 'Frau Adamidis'])}<br>Tel. ${d.seller.telephone}<br>${d.seller.mail}</p><p>IK 26${random.digits(7)}<br>St.-Nr. ${d.seller.taxNumber}</p><p>Sprechzeiten Mo–Fr 8–12 Uhr</p></div>
<div class=to>${name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<h1>Rechnung für stationäre Leistungen</h1>
<div class=case><span>Rechnungsnummer</span><b>${d.number}</b><span>Rechnungsdatum</span><b>${p.date(d.issueDate)}</b><span>Aufnahmenummer</span>${random.digits(8)}<span>Patientennummer</span>${d.customerNumber}<span>Kostenträger</span>Selbstzahler<span>Aufenthalt</span>${p.date(start)} – ${p.date(end)}</div>
<table class=list>${heading(['von', 'bis', 'Entgelt&shy;schlüssel', 'Entgeltart', '>Anz.', 'Einheit', '>Einzel&shy;entgelt', '>Gesamt'])}${blocks.join('')}<tr class=tot><td colspan=7 class=r>Rechnungsbetrag</td><td class=r>${p.money(d.total)}</td></tr>${paid}</table>
<div class=pay>Die Leistungen sind nach § 4 Nr. 14 Buchst. b UStG von der Umsatzsteuer befreit. Bitte überweisen Sie den Betrag innerhalb von ${days} Tagen nach Rechnungsdatum. Nach Ablauf dieser Frist werden Verzugszinsen berechnet. Für private Versicherungen liegt ein Duplikat bei.</div>
<table class=slip>${row(['Empfänger', d.seller.name])}${row(['IBAN', grouped(d.seller.iban)])}${row(['Verwendungszweck', `Rechnung ${d.number}`])}</table>`
    },
  },
  // Reseller: gross price, discount, net price; orders and pack slips as headings, serial numbers, text rows.
  {
    name: 'nl-ict-leverancier-tafel',
    plan: {
      country: 'NL',
      buyerCountry: 'AT',
      currency: 'EUR',
      rates: [21],
      lines: [3, 12],
      isOnce: true,
      most: 8,
      charge: 0.5,
      days: [14, 30],
      pools: dutch2(
        {
          trade: ['ICT', 'Automatisering', 'IT Solutions', 'Werkplekbeheer'],
          forms: ['B.V.', 'BV'],
        },
        {
          trade: ['Advocaten', 'Accountants', 'Zorggroep', 'Metaalbewerking', 'Onderwijs'],
          forms: ['B.V.', 'Stichting', 'N.V.', 'VOF'],
        }
      ),
      items: [
        ['Notebook 14 inch Core Ultra 5, 16 GB, 512 GB SSD, Windows 11 Pro', 'st', 780, 1150],
        ['Notebook 16 inch Core Ultra 7, 32 GB, 1 TB SSD, Windows 11 Pro', 'st', 1290, 1720],
        ['Dockingstation USB-C 100 W, dual 4K, incl. voeding', 'st', 119, 189],
        ['Monitor 27 inch QHD IPS, in hoogte verstelbaar, zwart', 'st', 198, 289],
        ['UTP-patchkabel Cat6A 2 m grijs', 'st', 3.5, 6],
        ['Microsoft 365 Business Premium, jaarlicentie', 'lic', 210, 248],
        ['Back-up voor Microsoft 365, per mailbox', 'lic', 24, 40],
        ['Garantie-uitbreiding 5 jaar on-site, volgende werkdag', 'st', 95, 170],
        ['Accesspoint Wi-Fi 6 plafondmontage, PoE+', 'st', 128, 179],
        ['Switch 24 poorts Gigabit PoE+ 195 W, managed', 'st', 345, 490],
        ['Installatie en uitrol werkplek op locatie', 'uur', 85, 115],
        ['Headset USB-A stereo met noise cancelling', 'st', 49, 89],
      ],
      numbers: (random, year) => `VF${year.slice(2)}${random.digits(5)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${d}-${m}-${y}`,
    },
    css: 'body{font:8.5pt "Inter";line-height:1.35;color:#1c2430;margin:0} .bar{background:#14213d;color:#fff;padding:5mm 6mm;display:flex;justify-content:space-between;align-items:center} .bar b{font-size:16pt} .bar span{font-size:17pt;font-weight:300;letter-spacing:2px} .cols{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6mm;margin:7mm 0} .cols h5{margin:0 0 1mm;font-size:7.5pt;color:#fca311;text-transform:uppercase} .cols td{padding:.5px 0} .cols td:first-child{color:#667} .list th{font-size:7pt;text-align:left;border-bottom:1pt solid #14213d;padding:3px 1px;text-transform:uppercase;white-space:nowrap} .list td{padding:4px 1px;vertical-align:top;border-bottom:.4pt solid #dde} .list .code{font-size:7pt;color:#556;white-space:nowrap} .sn{font-size:7pt;color:#667} .ord td{background:#f1f3f8;font-weight:600;font-size:8pt} .txt td{font-style:italic} .sum{width:74mm;margin:4mm 0 0 auto} .sum td{padding:3px 2px} .sum .b td{background:#fca311;font-weight:700;font-size:10.5pt;padding:5px 4px} .foot{margin-top:9mm;display:flex;justify-content:space-between;font-size:7.5pt;border-top:.6pt solid #14213d;padding-top:2.5mm;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const year = d.issueDate.slice(2, 4)
      const starts = startsOf(d.lines.length, d.lines.length > 5 ? 2 : 1)
      const list = p.lines((l, at) => {
        const part = starts.indexOf(at)
        const percent = random.pick([0, 5, 12, 18.5, 22, 30])
        const gross = Math.round(l.price / (1 - percent / 100))
        const order =
          part < 0
            ? ''
            : `<tr class=ord><td colspan=8>Order VO${year}-${random.digits(5)} · Uw referentie: ${part === 0 ? d.orderNumber : 'per e-mail'} · Pakbon ${random.digits(6)} van ${p.date(dayOn(d.deliveryDate, part))}</td></tr>`
        const serials = /^Notebook|^Switch/.test(l.description)
          ? `<div class=sn>S/N: ${serialsOf(l.quantity ?? 1, () => `5CG${random.digits(4)}${random.pick(['KX', 'TR', 'BN'])}`)}</div>`
          : ''
        const text = /365/.test(l.description)
          ? `<tr class=txt><td></td><td colspan=7>Looptijd ${p.date(dayOn(d.issueDate, 3))} t/m ${p.date(dayOn(d.issueDate, 367))}</td></tr>`
          : ''
        return `${order}<tr><td class=code>${random.pick(['HW', 'NB', 'LC'])}-${random.digits(5)}</td><td>${l.description}${serials}</td><td class=r>${p.number(l.quantity)} ${l.unit}</td><td class=r>${p.plain(gross)}</td><td class=r>${percent ? `${p.number(percent, 1)}%` : '–'}</td><td class=r>${p.plain(l.price)}</td><td class=r>${p.plain(l.amount)}</td><td class=r>${p.number(l.rate)}%</td></tr>${text}`
      })
      const rest = random.chance(0.5)
        ? '<tr class=txt><td></td><td colspan=7>De nog niet geleverde artikelen van deze order volgen in een deellevering.</td></tr>'
        : ''
      const charge = d.charge
        ? `${row(['Totaal artikelen', `>${p.money(d.lineTotal)}`])}${row(['Verzend- en administratiekosten', `>${p.money(d.charge)}`])}`
        : ''
      return `<div class=bar><b>${d.seller.name}</b><span>FACTUUR</span></div>
<div class=cols><div><h5>Factuuradres</h5>${d.buyer.name}<br>t.a.v. crediteurenadministratie<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div><h5>Afleveradres</h5>${d.buyer.name}<br>Afd. ICT, ${random.pick(['magazijn', 'balie 2', 'achterzijde'])}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div><h5>Gegevens</h5><table>${row(['Factuurnummer', d.number])}${row(['Factuurdatum', p.date(d.issueDate)])}${row(['Debiteur', d.customerNumber])}${row(['Accountmanager', random.pick(['R. Visch', 'M. Alberts', 'S. Yilmaz'])])}${row(['Vervaldatum', p.date(d.dueDate)])}</table></div></div>
<table class=list>${heading(['Artikel', 'Omschrijving', '>Aantal', '>Bruto', '>Korting', '>Netto', '>Bedrag', '>Btw'])}${list.join('')}${rest}</table>
<table class=sum>${charge}${row(['Totaal excl. btw', `>${p.money(d.subtotal)}`])}${row([`Btw ${p.number(d.taxes[0].rate)}% over ${p.money(d.taxes[0].base)}`, `>${p.money(d.tax)}`])}<tr class=b><td>Te betalen</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=foot><div>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>${d.seller.telephone}</div><div>KvK ${random.digits(8)}<br>Btw ${d.seller.vatId}<br>IBAN ${grouped(d.seller.iban)}</div><div>${d.seller.site}<br>${d.seller.mail}<br>Op alle leveringen zijn de NLdigital Voorwaarden van toepassing.</div></div>`
    },
  },
  // Wine merchant: unit before quantity, tax codes, packaging below the table, totals per tax rate.
  {
    name: 'nl-wijnhandel-tafel',
    plan: {
      country: 'NL',
      buyerCountry: 'AT',
      currency: 'EUR',
      rates: [21, 9],
      lines: [4, 13],
      isOnce: true,
      most: 12,
      charge: 0.6,
      days: [8, 14, 21],
      pools: dutch2(
        { trade: ['Wijnkopers', 'Wijnhandel', 'Wijnimport'], forms: ['B.V.', 'V.O.F.', 'BV'] },
        {
          trade: ['Brasserie', 'Restaurant', 'Hotel', 'Slijterij'],
          forms: ['B.V.', 'V.O.F.', 'Horeca BV'],
        }
      ),
      items: [
        ['Sancerre Blanc 2022, Domaine de la Garenne, Loire, 75 cl', 'fles', 14, 22],
        ['Cahors ‘Vieilles Vignes’ 2019, Château Bellevue, Sud-Ouest, 75 cl', 'fles', 9, 14],
        ['Rioja Crianza 2020, Bodegas Altozano, 6 × 75 cl', 'doos', 42, 66],
        ['Riesling Kabinett trocken 2023, Weingut Kellerhof, Mosel, 6 × 75 cl', 'doos', 48, 78],
        ['Champagne Brut Réserve, Veuve Fontaine, 6 × 75 cl', 'doos', 132, 186],
        ['Barolo DOCG 2018, Cascina Bricco, magnum 150 cl', 'mgn', 58, 92],
        ['Huiswijn wit, Côtes de Gascogne, bag-in-box 10 l', 'bib', 31, 44],
        ['Vinho Verde 2023, Quinta do Outeiro, 12 × 37,5 cl', 'kist', 38, 55],
        ['Port Tawny 10 years old, 75 cl', 'fles', 15, 23],
        ['Olijfolie extra vergine, Toscane, 50 cl', 'fles', 9, 14, 1],
        ['Druivensap wit biologisch, 6 × 100 cl', 'doos', 15, 24, 1],
        ['Amandelen gerookt, emmer 2 kg', 'st', 24, 34, 1],
      ],
      numbers: (random, year) => `${year}.${random.digits(4)}`,
    },
    style: { ...comma, date: (y, m, d) => `${Number(d)}-${Number(m)}-${y}` },
    css: 'body{font:11pt "EB Garamond";font-variant-numeric:lining-nums;line-height:1.2;margin:0} .head{text-align:center;margin-bottom:8mm} .head .n{font-size:25pt;color:#6d0f24;letter-spacing:.5pt} .head .s{font-size:10pt} .mid{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:7mm} .mid table{width:68mm} .mid td{padding:0} b{font-weight:500} .list th{color:#6d0f24;font-weight:500;font-style:italic;text-align:left;border-bottom:.8pt solid #6d0f24;padding:2px 3px} .list td{padding:3px;vertical-align:top} .list tr.x td{border-top:.8pt solid #6d0f24} .low{display:flex;justify-content:space-between;align-items:flex-start;margin-top:7mm;gap:12mm} .vat{width:92mm} .vat th{font-weight:500;text-align:left;border-bottom:.4pt solid} .vat td,.vat th{padding:1.5px 3px} .vat .t td{border-top:.4pt solid} .tot{border:1pt solid #6d0f24;padding:3mm 5mm;text-align:center;min-width:48mm} .tot b{display:block;font-size:17pt;color:#6d0f24} .say{margin-top:8mm;font-size:10pt} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:9pt;border-top:.6pt solid #6d0f24;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const code = (rate: number) => (rate === 21 ? 'H' : 'L')
      const list = p.lines((l) => {
        const comma2 = l.description.indexOf(',') + 1
        return row([
          l.unit,
          `>${p.number(l.quantity)}`,
          `${l.description.slice(0, comma2)}<br>${l.description.slice(comma2).trim()}`,
          random.digits(5),
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          code(l.rate),
        ])
      })
      const codeOfCharge = code(d.taxes[0].rate)
      const packing = d.charge
        ? row([
            '',
            '',
            random.pick(['Emballage houten kisten', 'Emballage en bezorging', 'Palletkosten']),
            '',
            '',
            `>${p.plain(d.charge)}`,
            codeOfCharge,
          ]).replace('<tr>', '<tr class=x>')
        : ''
      const vat = p.taxes((t) =>
        row([
          code(t.rate),
          `>${p.number(t.rate)}%`,
          `>${p.plain(t.base)}`,
          `>${p.plain(t.amount)}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const days = daysFrom(d.issueDate, d.dueDate)
      return `<div class=head><div class=n>${d.seller.name}</div><div class=s>importeurs van fijne wijnen · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</div></div>
<div class=mid><div>Aan<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table>${row(['Nota', `>${d.number}`])}${row(['Datum', `>${p.date(d.issueDate)}`])}${row(['Klant', `>${d.customerNumber}`])}${row(['Bezorgd', `>${p.date(d.deliveryDate)}`])}${row(['Route', `>${random.pick(['di ochtend', 'do middag', 'vr ochtend'])}`])}</table></div>
<table class=list>${heading(['Eenh.', '>Aantal', 'Wijn / artikel', 'Art. nr.', '>Prijs', '>Totaal €', 'Btw'])}${list.join('')}${packing}</table>
<div class=low><table class=vat>${heading(['Code', '>Btw', '>Grondslag', '>Btw-bedrag', '>Incl. btw'])}${vat.join('')}<tr class=t><td></td><td></td><td class=r>${p.plain(d.subtotal)}</td><td class=r>${p.plain(d.tax)}</td><td class=r>${p.plain(d.total)}</td></tr></table><div class=tot>Te voldoen<b>€ ${p.plain(d.amountDue)}</b></div></div>
<div class=say>Betaling binnen ${days} dagen na notadatum op ${grouped(d.seller.iban)} ten name van ${d.seller.name}, o.v.v. het notanummer. Klachten over kurk uitsluitend met restant fles. Prijzen per eenheid en exclusief btw. Verkoop aan personen onder 18 jaar is verboden.</div>
<div class=foot>Telefoon ${d.seller.telephone} · ${d.seller.mail} · K.v.K. ${random.digits(8)} · Btw-nr. ${d.seller.vatId}</div>`
    },
  },
  // Fuel cards: gross amounts, sums per card, carried sums over pages.
  {
    name: 'pl-karty-paliwowe-tafel',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      lines: [10, 90],
      most: 70,
      isPart: true,
      isGross: true,
      days: [7, 14, 21],
      pools: polishOf({
        trade: ['Petrol', 'Flota', 'Trans-Oil', 'Logistyka', 'Autopaliwa'],
        forms: ['Sp. z o.o.', 'S.A.', 'Sp. k.'],
      }),
      items: [
        ['Olej napędowy ON', 'l', 5.75, 7],
        ['Olej napędowy ON', 'l', 5.75, 7],
        ['Olej napędowy Premium', 'l', 6.25, 7.5],
        ['Benzyna bezołowiowa Pb95', 'l', 5.75, 7],
        ['Gaz LPG', 'l', 2.75, 3.5],
        ['AdBlue z dystrybutora', 'l', 3.25, 4.5],
        ['Opłata drogowa e-TOLL', 'km', 0.25, 0.5],
      ],
      numbers: (random, year) => `FK/${random.digits(6)}/${year}`,
    },
    style: { ...polishStyle, date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:8pt "Roboto";line-height:1.25;margin:0} .sheet+.sheet{break-before:page} .top{display:flex;justify-content:space-between;align-items:center;background:#ffd400;padding:3mm 4mm;margin-bottom:6mm} .top b{font-size:15pt;font-weight:900} .top div{text-align:right} .who{display:flex;gap:5mm;margin-bottom:5mm} .who>div{flex:1;border:.6pt solid #888;padding:2.5mm 3mm} .who h5{margin:0 0 1mm;font-size:8pt;color:#777;font-weight:400} .list th{background:#333;color:#fff;font-weight:500;text-align:left;font-size:7.5pt;padding:3px} .list td{padding:2px 3px;white-space:nowrap} .card td{background:#f0f0f0;font-weight:700;padding:3px} .cs td{font-weight:700;border-top:.5pt solid} .carry td{font-style:italic;border-top:.5pt solid;border-bottom:.5pt solid} .vat{width:105mm;margin:5mm 0 0 auto;break-inside:avoid} .vat th{border:.5pt solid #888;background:#f0f0f0;font-weight:500;padding:3px} .vat td{border:.5pt solid #888;padding:3px} .due{display:flex;justify-content:space-between;background:#ffd400;padding:3mm 4mm;margin-top:4mm;font-size:11pt;font-weight:700;break-inside:avoid} .pay{margin-top:3mm;break-inside:avoid} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7pt;color:#666}',
    draw: (p) => {
      const { doc: d, random } = p
      const count = d.lines.length
      const starts = startsOf(count, Math.max(2, Math.ceil(count / 11)))
      const first = dayOn(d.until, -15)
      const stations = [
        'Bydgoszcz, Fordońska',
        'A1 MOP Malankowo',
        'Toruń, Szosa Lubicka',
        'S8 MOP Polesie',
        'Katowice, Chorzowska',
        'Olsztyn, Lubelska',
      ]
      const roads = ['A1 Nowe Marzy – Toruń', 'S5 Bydgoszcz – Żnin', 'A4 Mysłowice – Balice']
      let card = ''
      let cardSum = 0
      const pieces: Piece[] = []
      p.lines((l, at) => {
        const part = starts.findLastIndex((start) => start <= at)
        const next = starts[part + 1] ?? count
        const isFirst = starts[part] === at
        if (isFirst) {
          card = `7077 83${random.digits(2)} ${random.digits(4)} ${random.digits(3)}`
          cardSum = 0
        }
        cardSum += l.amount
        const day = dayOn(first, Math.floor((15 * (at - starts[part])) / (next - starts[part])))
        const head = isFirst
          ? `<tr class=card><td colspan=8>Karta nr ${card} &nbsp; Nr rej.: ${random.pick(['CB', 'NO', 'SK'])} ${random.digits(4)}${random.pick(['A', 'K', 'X'])} &nbsp; Kierowca: ${random.pick(['Lewandowski P.', 'Sroka A.', 'Maj T.', 'flota'])}</td></tr>`
          : ''
        const sum =
          at === next - 1
            ? `<tr class=cs><td colspan=7>Razem karta ${card}</td><td class=r>${p.plain(cardSum)}</td></tr>`
            : ''
        pieces.push({
          html: `${head}${row([`${p.date(day)} ${random.int(10, 21)}:${random.int(10, 59)}`, l.unit === 'km' ? random.pick(roads) : random.pick(stations), random.digits(6), l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])}${sum}`,
          height: 1 + (head ? 1.2 : 0) + (sum ? 1 : 0),
          amount: l.amount,
        })
      })
      const pages = inPages(pieces, 42, 50, 12)
      const head = heading([
        'Data i godzina',
        'Stacja / odcinek',
        'Nr dok.',
        'Towar / usługa',
        '>Ilość',
        'J.m.',
        '>Cena brutto',
        '>Wartość brutto',
      ])
      let carried = 0
      const tables = pages.map((page, at) => {
        const carry = (label: string) =>
          `<tr class=carry><td colspan=7>${label}</td><td class=r>${p.plain(carried)}</td></tr>`
        const before = at ? carry('Z przeniesienia') : ''
        carried += page.reduce((whole, { amount }) => whole + amount, 0)
        const after = at < pages.length - 1 ? carry('Do przeniesienia') : ''
        const top = at
          ? `<div style="margin-bottom:3mm">Faktura ${d.number}, strona ${at + 1} z ${pages.length}</div>`
          : ''
        return `${top}<table class=list>${head}${before}${page.map(({ html }) => html).join('')}${after}</table>`
      })
      const opening = `<div class=top><b>${d.seller.name.split(' ').slice(0, 1).join(' ')} FLEET</b><div>Faktura VAT nr <b style="font-size:11pt">${d.number}</b><br>strona 1 z ${pages.length}</div></div>
<div class=who><div><h5>Sprzedawca</h5><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIP ${d.seller.vatId}</div><div><h5>Nabywca</h5><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIP ${d.buyer.vatId}<br>Nr klienta ${d.customerNumber}</div><div><h5>Dane faktury</h5>Data wystawienia: ${p.date(d.issueDate)}<br>Okres rozliczeniowy:<br>${p.date(first)} – ${p.date(d.until)}<br>Termin płatności: <b>${p.date(d.dueDate)}</b><br>Forma płatności: przelew</div></div>`
      const vat = p.taxes((t) =>
        row([
          `${p.number(t.rate)}%`,
          `>${p.plain(t.base)}`,
          `>${p.plain(t.amount)}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const end = `<table class=vat>${heading(['Stawka VAT', '>Wartość netto', '>Kwota VAT', '>Wartość brutto'])}${vat.join('')}${row(['<b>Razem</b>', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
<div class=due><span>Do zapłaty</span><span>${p.plain(d.amountDue)} PLN</span></div><div class=pay>Rachunek bankowy: ${grouped(d.seller.iban)}<br>W tytule przelewu prosimy podać numer faktury. Ceny zawierają podatek VAT oraz udzielone rabaty.</div>`
      const body = tables.map(
        (table, at) =>
          `<div class=sheet>${at ? '' : opening}${table}${at === tables.length - 1 ? end : ''}</div>`
      )
      return `${body.join('')}<div class=foot>${d.seller.name} · BDO 0000${random.digits(5)} · KRS 0000${random.digits(6)} · infolinia ${d.seller.telephone} · ${d.seller.mail}</div>`
    },
  },
  // Maker of packaging: prices per 1000, order positions as headings, discount percent and amount.
  {
    name: 'pl-drukarnia-opakowan-tafel',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 5],
      lines: [2, 9],
      isOnce: true,
      most: 25,
      isPart: true,
      lineDiscount: 0.5,
      days: [14, 30, 45],
      pools: polishOf({
        trade: ['Opakowania', 'Drukarnia', 'Poligrafia', 'Etykiety', 'Zakład Produkcyjny'],
        forms: ['Sp. z o.o.', 'Sp. j.', 'S.A.', 'Sp. z o.o. Sp. k.'],
      }),
      items: [
        [
          'Pudełko składane 120×80×40 mm, karton GC1 300 g, druk 4+0, lakier dyspersyjny, sztancowane i sklejone',
          'tys. szt.',
          380,
          640,
        ],
        [
          'Etykieta samoprzylepna 70×100 mm, folia PP biała, 5 kolorów UV, na roli',
          'tys. szt.',
          64,
          120,
        ],
        ['Ulotka A5 dwustronna, kreda mat 135 g', 'tys. szt.', 88, 150],
        ['Karton klapowy fala B 400×300×250 mm', '100 szt.', 165, 290],
        ['Przekładka tekturowa 1180×780 mm', '100 szt.', 120, 185],
        ['Owijka kartonowa, druk 2+0, perforacja, składana ręcznie', 'tys. szt.', 210, 330],
        ['Przygotowanie do druku, korekta plików i próba kolorystyczna', 'godz.', 90, 140],
        ['Instrukcja obsługi A6, broszura 24 strony, szyta', 'tys. szt.', 690, 1100, 1],
        ['Folia stretch 500 mm, 23 mikronów', 'kg', 9, 14],
      ],
      numbers: (random, year) =>
        `${random.digits(4)}/${String(random.int(1, 12)).padStart(2, '0')}/${year}/FVS`,
    },
    style: { ...polishStyle, date: dotted },
    css: 'body{font:8.5pt "Liberation Sans";line-height:1.25;margin:0} .top{display:flex;justify-content:space-between;margin-bottom:6mm} .top h1{font-size:14pt;margin:0} .dates{text-align:right} .pair{width:100%;margin-bottom:6mm} .pair td{width:50%;vertical-align:top;border:.6pt solid;padding:2.5mm 3mm!important} .pair i{display:block;font-size:7.5pt;margin-bottom:1mm} .list th{border:.6pt solid;font-size:7pt;font-weight:bold;background:#ddd;text-align:center!important;white-space:normal!important;padding:3px!important} .list td{border:.6pt solid;padding:3px!important;vertical-align:top} .list .c{text-align:center;white-space:nowrap} .op td{font-size:7.5pt;font-style:italic;border-bottom:.3pt dotted} .vat{width:112mm;margin:0 0 0 auto} .vat td,.vat th{border:.6pt solid;padding:3px!important} .vat th{background:#ddd;font-size:7pt} .sum{margin-top:6mm;font-size:12pt;font-weight:bold} .notes{margin-top:4mm} .sign{display:flex;justify-content:space-between;margin-top:24mm;font-size:7.5pt;text-align:center} .sign div{border-top:.5pt dotted;width:65mm;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const list = p.lines((l, at) => {
        const isNew = at % 3 === 0
        const before = Math.round((l.quantity ?? 1) * l.price)
        const top = isNew
          ? `<tr class=op><td colspan=11>Zamówienie nr ${at ? random.digits(5) : d.orderNumber}, poz. ${10 * random.int(1, 6)}; dok. WZ/${random.digits(4)}/M1 z dnia ${p.date(d.deliveryDate)}</td></tr>`
          : ''
        return `${top}<tr><td class=c>${at + 1}</td><td>${l.description}<br><small>indeks ${random.pick(['OPK', 'ETY', 'WYR'])}-${random.digits(5)}</small></td><td class=c>${l.unit}</td><td class=r>${p.number(l.quantity, 2)}</td><td class=r>${p.plain(l.price)}</td><td class=r>${l.discount ? p.number(l.discount, 2) : '0,00'}</td><td class=r>${p.plain(before - l.amount)}</td><td class=r>${p.plain(l.amount)}</td><td class=c>${p.number(l.rate)}%</td></tr>`
      })
      const extra = random.chance(0.6)
        ? '<tr class=op><td colspan=11>Uwaga: nadwyżka nakładu do 3% wydana bez opłat. Palety EUR do zwrotu.</td></tr>'
        : ''
      const vat = p.taxes((t, at) =>
        row([
          at ? '' : 'w tym:',
          `${p.number(t.rate)}%`,
          `>${p.plain(t.base)}`,
          `>${p.plain(t.amount)}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const days = daysFrom(d.issueDate, d.dueDate)
      return `<div class=top><div><h1>FAKTURA nr ${d.number}</h1>oryginał</div><div class=dates>${d.seller.town}, dnia ${p.date(d.issueDate)}<br>Data dokonania dostawy: ${p.date(d.deliveryDate)}</div></div>
<table class=pair><tr><td><i>Sprzedawca:</i><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIP: ${d.seller.vatId}<br>tel. ${d.seller.telephone}</td><td><i>Nabywca:</i><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIP: ${d.buyer.vatId}</td></tr></table>
<table class=list>${heading(['Lp.', 'Nazwa towaru lub usługi', 'J.m.', '>Ilość', '>Cena jedn. netto', '>Rabat %', '>Kwota rabatu', '>Wartość netto', 'VAT'])}${list.join('')}${extra}</table>
<table class=vat><thead><tr><th></th><th>Stawka</th><th>Netto</th><th>VAT</th><th>Brutto</th></tr></thead>${row(['<b>RAZEM</b>', 'X', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}${vat.join('')}</table>
<div class=sum>Razem do zapłaty: ${p.plain(d.amountDue)} zł</div>
<div class=notes>Sposób zapłaty: przelew ${days} dni, termin: ${p.date(d.dueDate)}<br>Konto: ${grouped(d.seller.iban)}<br>Ceny wyrobów drukowanych podano za 1000 szt., opakowań tekturowych za 100 szt.</div>
<div class=sign><div>osoba upoważniona do odbioru</div><div>osoba upoważniona do wystawienia: ${random.pick(['Iwona Mazur', 'Leszek Bury', 'Dorota Sowa'])}</div></div>`
    },
  },
  // Haulier: route with order and waybill below, tax and gross per line, tolls and fuel surcharge below the table.
  {
    name: 'pl-spedycja-tafel',
    plan: {
      country: 'PL',
      currency: 'EUR',
      rates: [23],
      lines: [1, 7],
      most: 2,
      charge: 0.7,
      days: [30, 45, 60],
      pools: polishOf({
        trade: ['Spedycja', 'Transport Międzynarodowy', 'Trans', 'Cargo', 'Logistyka'],
        forms: ['Sp. z o.o.', 'S.A.', 'Sp. k.', 'Sp. j.'],
      }),
      items: [
        ['Usługa transportowa Kalisz (PL) – Magdeburg (DE), 24 t plandeka', 'kurs', 620, 940],
        ['Usługa transportowa Tarnów (PL) – Brno (CZ), 33 palety', 'kurs', 480, 760],
        ['Transport drogowy Rotterdam (NL) – Rzeszów (PL), kontener 40HC', 'kurs', 1450, 1980],
        ['Fracht drogowy Olsztyn – Kowno (LT), doładunek 12 europalet', 'kurs', 290, 420],
        ['Postój pojazdu ponad 24 h przy rozładunku', 'doba', 180, 260],
        ['Odprawa celna i dokumenty T1', 'szt.', 45, 90],
      ],
      numbers: (random, year) => `FT-${random.digits(4)}-${year.slice(2)}`,
    },
    style: {
      ...polishStyle,
      money: (plain) => `${plain} EUR`,
      date: (y, m, d) => `${d}-${m}-${y}`,
    },
    css: 'body{font:9pt "Lato";line-height:1.3;color:#222;margin:0} .head{display:flex;justify-content:space-between;align-items:flex-start;margin-bottom:8mm} .head .l{font-size:23pt;font-weight:900;color:#0b7a4b;line-height:1} .head .l small{display:block;font-size:8pt;font-weight:400;color:#555;margin-top:1.5mm} .head .n{text-align:right} .head .n b{font-size:15pt;display:block} .who{display:flex;gap:10mm;margin-bottom:7mm} .who>div{flex:1;border-left:2.5pt solid #0b7a4b;padding-left:3mm} .who h5{margin:0;font-size:8pt;color:#0b7a4b} .list th{font-size:7.5pt;text-align:left;border-top:1pt solid #0b7a4b;border-bottom:1pt solid #0b7a4b;padding:3px 2px;vertical-align:bottom} .list td{padding:4px 2px;vertical-align:top;border-bottom:.4pt solid #bbb} .ref{font-size:7.5pt;color:#666} .add td{border-bottom:0;padding:2px} .all td{font-weight:700;border-top:1pt solid #0b7a4b;border-bottom:1pt solid #0b7a4b} .big{text-align:right;font-size:14pt;font-weight:900;margin:6mm 0 2mm} .pln{text-align:right;font-size:8pt;color:#555} .pay{background:#eef6f2;padding:3mm 4mm;margin-top:7mm} .foot{margin-top:6mm;font-size:7.5pt;color:#666}',
    draw: (p) => {
      const { doc: d, random } = p
      const rate = d.taxes[0].rate
      const taxOf = (net: number) => Math.round((net * rate) / 100)
      const list = p.lines((l, at) => {
        const tax = taxOf(l.amount)
        const isTrip = l.unit === 'kurs'
        const reference = isTrip
          ? `zlecenie ${at ? random.digits(5) : d.orderNumber}, CMR ${random.digits(6)}, ${random.pick(['WGM', 'PKA', 'KTA'])} ${random.digits(4)}${random.pick(['C', 'H', 'S'])}<br>załadunek ${p.date(dayOn(d.deliveryDate, -at - 2))}, rozładunek ${p.date(dayOn(d.deliveryDate, -at))}`
          : `do zlecenia ${random.digits(5)}`
        return `<tr><td>${at + 1}.</td><td>${l.description}<div class=ref>${reference}</div></td><td class=r>${p.number(l.quantity)}</td><td>${l.unit}</td><td class=r>${p.plain(l.price)}</td><td class=r>${p.plain(l.amount)}</td><td class=r>${p.number(l.rate)}%</td><td class=r>${p.plain(tax)}</td><td class=r>${p.plain(l.amount + tax)}</td></tr>`
      })
      const toll = Math.round(d.charge * 0.6)
      const addition = (label: string, net: number) =>
        `<tr class=add><td></td><td colspan=4>${label}</td><td class=r>${p.plain(net)}</td><td class=r></td><td></td><td></td></tr>`
      const charges = d.charge
        ? `${addition('Suma usług', d.lineTotal)}${addition('Opłaty drogowe (e-TOLL, Maut)', toll)}${addition('Dodatek paliwowy BAF', d.charge - toll)}`
        : ''
      const exchange = random.int(42300, 43900)
      const inZloty = Math.round((d.tax * exchange) / 10_000)
      return `<div class=head><div class=l>${d.seller.name.split(' ')[0].toUpperCase()}<small>spedycja · transport · magazyn</small></div><div class=n>Faktura VAT<b>${d.number}</b>wystawiona ${p.date(d.issueDate)}<br>data wykonania usługi ${p.date(d.deliveryDate)}</div></div>
<div class=who><div><h5>WYSTAWCA</h5>${d.seller.name}<br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>VAT UE ${d.seller.vatId}<br>${d.seller.mail}</div><div><h5>ZLECENIODAWCA / PŁATNIK</h5>${d.buyer.name}<br>${d.buyer.street}, ${d.buyer.postCode} ${d.buyer.town}<br>VAT UE ${d.buyer.vatId}<br>nr kontrahenta ${d.customerNumber}</div></div>
<table class=list>${heading(['Lp.', 'Opis usługi', '>Ilość', 'J.m.', '>Cena netto', '>Wartość netto', '>VAT', '>Kwota VAT', '>Wartość brutto'])}${list.join('')}${charges}<tr class=all><td></td><td colspan=4>Ogółem</td><td class=r>${p.plain(d.subtotal)}</td><td class=r>${p.number(rate)}%</td><td class=r>${p.plain(d.tax)}</td><td class=r>${p.plain(d.total)}</td></tr></table>
<div class=big>Należność: ${p.money(d.amountDue)}</div><div class=pln>VAT w PLN: ${p.plain(inZloty)} zł wg kursu średniego NBP 1 EUR = ${(exchange / 10_000).toFixed(4).replace('.', ',')} PLN, tabela ${random.int(100, 240)}/A/NBP/${d.issueDate.slice(0, 4)}</div>
<div class=pay>Płatne do <b>${p.date(d.dueDate)}</b> przelewem na rachunek walutowy EUR<br>IBAN ${grouped(d.seller.iban)}, SWIFT: PLBKXXXX &nbsp; – &nbsp; właściciel: ${d.seller.name}</div>
<div class=foot>Oryginały CMR wysłano pocztą. Do transportu stosuje się Konwencję CMR; ubezpieczenie OCP do 300 000 EUR. tel. ${d.seller.telephone}, ${d.seller.site}</div>`
    },
  },
]
