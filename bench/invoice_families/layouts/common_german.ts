import type { Family } from '../family.ts'
import type { Line } from '../make_document.ts'
import usual from '../pools.json' with { type: 'json' }
import { comma, dotted, euroAfter, grouped, heading, monthsIn, row, type Print } from '../print.ts'

const pools = {
  ...usual,
  DE: {
    ...usual.DE,
    first: ['Annegret', 'Thorsten', 'Maike', 'Friedhelm', 'Jasmin', 'Rüdiger', 'Wiebke', 'Ömer'],
    last: ['Buschkamp', 'Thiemann', 'Oelschläger', 'Rabenstein', 'Weigelt', 'Sülzer', 'Petrich'],
    trade: [
      'Haustechnik',
      'Fördertechnik',
      'Werbeagentur',
      'Backwaren',
      'Immobilien',
      'Pflegedienst',
    ],
    forms: ['GmbH', 'GmbH & Co. KG', 'KG', 'e.K.', 'OHG'],
    streets: [
      'Hohenzollernring 48',
      'Ostwall 119',
      'An der Alten Ziegelei 6',
      'Schillerplatz 2',
      'Robert-Bosch-Str. 31',
      'Weidendamm 17 b',
      'Untere Mühlgasse 9',
      'Gartenfelder Weg 22',
      'Carl-Zeiss-Straße 5',
      'Neue Allee 70',
    ],
    towns: [
      ['Osnabrück', '49074'],
      ['Krefeld', '47798'],
      ['Erfurt', '99084'],
      ['Heilbronn', '74072'],
      ['Oldenburg', '26122'],
      ['Sankt Augustin', '53757'],
      ['Bautzen', '02625'],
    ],
  },
  AT: {
    ...usual.AT,
    first: ['Elfriede', 'Christoph', 'Magdalena', 'Gernot', 'Anneliese', 'Lukas'],
    last: ['Hinterberger', 'Pointner', 'Stadlbauer', 'Wimmer', 'Kogelnik', 'Zehetner', 'Rainer'],
    trade: ['Baumaschinen', 'Mietpark', 'Erdbau', 'Gastro', 'Naturkost', 'Handels', 'Zimmerei'],
    forms: ['GmbH', 'Ges.m.b.H.', 'GmbH & Co KG', 'e.U.', 'KG'],
    streets: [
      'Ischler Straße 212',
      'Gewerbepark Nord 7',
      'Feldgasse 11/2',
      'Dr.-Karl-Renner-Ring 5',
      'Wiesenweg 34',
      'Bahnhofplatz 3',
      'Linzer Bundesstraße 61',
      'Unterdorf 27',
      'Kirchenplatz 18',
    ],
    towns: [
      ['Wels', '4600'],
      ['St. Pölten', '3100'],
      ['Dornbirn', '6850'],
      ['Leoben', '8700'],
      ['Schwechat', '2320'],
      ['Villach', '9500'],
    ],
  },
}

const german = monthsIn('DE')

/** The lines in pages: fewer on the first, which has the addresses. */
function paged(lines: Line[], first: number, next: number): Line[][] {
  const pages = [lines.slice(0, first)]
  for (let at = first; at < lines.length; at += next) pages.push(lines.slice(at, at + next))
  return pages
}

/** The tax of the only rate is the tax of the document. */
function taxRows(p: Print, draw: (rate: string, base: number, amount: number) => string): string {
  if (p.doc.taxes.length > 1) {
    return p.taxes((tax) => draw(p.number(tax.rate), tax.base, tax.amount)).join('')
  }
  return draw(p.number(p.doc.taxes[0].rate), p.doc.subtotal, p.doc.tax)
}

/** Six German and Austrian layouts. */
export const commonGerman: Family[] = [
  {
    name: 'de-grosshandel-sanitaer',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [45, 110],
      isOnce: true,
      most: 60,
      lineDiscount: 0.5,
      charge: 0.6,
      days: [14, 30],
      pools: {
        ...pools,
        DE: { ...pools.DE, trade: ['Sanitärgroßhandel', 'Haustechnik', 'Heizungsbau', 'Bäder'] },
      },
      items: [
        ['Kupferrohr blank R250 15 x 1,0 mm, Stange 5 m', 'M', 6, 9],
        ['Pressbogen 90° IG 22 mm Rotguss', 'ST', 4, 8],
        ['Pressmuffe 18 mm', 'ST', 2, 4],
        ['Eckventil 1/2" x 3/8" selbstdichtend, verchromt', 'ST', 5, 12],
        ['Waschtisch-Einhebelmischer 1/2", ohne Ablaufgarnitur', 'ST', 74, 168],
        ['Tiefspül-WC wandhängend, spülrandlos, weiß', 'ST', 119, 245],
        ['WC-Sitz mit Absenkautomatik', 'ST', 38, 79],
        ['Vorwandelement für Wand-WC, Bauhöhe 112 cm', 'ST', 142, 198],
        ['HT-Rohr DN 50, 1000 mm', 'ST', 2, 4],
        ['HT-Bogen DN 110, 45°', 'ST', 1, 3],
        ['Thermostatkopf mit Flüssigfühler', 'ST', 14, 24],
        ['Flachheizkörper Typ 22, 600 x 1000 mm, RAL 9016', 'ST', 148, 260],
        ['Rohrschelle mit Schalldämmeinlage 3/4"', 'ST', 1, 2],
        ['Isolierschlauch 22/20 mm, 100 % EnEV', 'M', 3, 6],
        ['Umwälzpumpe Hocheffizienz 25-60/180', 'ST', 185, 320],
        ['Kupferrohr blank R250 22 x 1,0 mm, Stange 5 m', 'M', 9, 14],
        ['Pressbogen 45° II 15 mm Rotguss', 'ST', 3, 6],
        ['Press-T-Stück 22 x 15 x 22 mm', 'ST', 6, 12],
        ['Übergangswinkel 15 mm x 1/2" IG', 'ST', 5, 9],
        ['Wandscheibe 16 x 1/2" IG, lang', 'ST', 6, 11],
        ['Mehrschichtverbundrohr 16 x 2,0 mm, Ring 100 m', 'M', 1, 3],
        ['Mehrschichtverbundrohr 20 x 2,25 mm, Stange 5 m', 'M', 2, 5],
        ['Röhrensiphon 1 1/4" verchromt', 'ST', 17, 34],
        ['Brausegarnitur mit Wandstange 900 mm', 'ST', 49, 96],
        ['Duschrinne befliesbar 800 mm, Edelstahl', 'ST', 168, 289],
        ['Duschwanne Mineralguss 900 x 900 x 30 mm, weiß', 'ST', 210, 380],
        ['Waschtisch 600 x 460 mm, weiß', 'ST', 58, 124],
        ['Betätigungsplatte 2-Mengen-Spülung, weiß', 'ST', 21, 48],
        ['Schallschutzset für Wand-WC', 'ST', 6, 10],
        ['Kugelhahn 3/4" mit Hebelgriff', 'ST', 9, 16],
        ['Rückflussverhinderer 1" mit Prüfschraube', 'ST', 22, 39],
        ['Heizkörperverschraubung Durchgang 1/2"', 'ST', 8, 15],
        ['Thermostatventil-Unterteil Eck 1/2"', 'ST', 11, 19],
        ['Handtuchheizkörper 1800 x 600 mm, weiß', 'ST', 139, 248],
        ['Hanf in Zöpfen, 100 g', 'ST', 3, 6],
        ['Gewindedichtfaden 160 m', 'ST', 9, 14],
        ['Sanitärsilikon manhattan 310 ml', 'ST', 6, 9],
      ],
      numbers: (random) => `911${random.digits(7)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:8.5pt "Liberation Sans";margin:0} .page{height:265mm;position:relative;break-after:page} .page:last-child{break-after:auto} .top{display:flex;justify-content:space-between} .brand{font:bold 15pt "Liberation Sans Narrow";letter-spacing:1px;border-left:5mm solid #b5121b;padding-left:3mm} .box{width:72mm;border:.6pt solid #000;padding:2mm} .box td{padding:.6mm 0} .own{font-size:6.5pt;border-bottom:.4pt solid #000;margin-bottom:3mm} .items{margin-top:4mm} .items th{border-top:.8pt solid #000;border-bottom:.8pt solid #000;text-align:left;font-weight:normal;padding:1mm 0;vertical-align:bottom} .items td{padding:.75mm 0;vertical-align:top} .sum td{border-top:.8pt solid #000} .foot{position:absolute;bottom:0;width:100%;border-top:.4pt solid #000;font-size:6.5pt;padding-top:1.5mm;display:flex;justify-content:space-between}',
    draw: (p) => {
      const { doc: d } = p
      const s = d.seller
      const pages = paged(d.lines, 24, 40)
      const foot = `<div class=foot><span>${s.name}<br>${s.street}<br>${s.postCode} ${s.town}<br>Tel. ${s.telephone}</span><span>Sitz der Gesellschaft: ${s.town}<br>Amtsgericht ${s.town}<br>St.-Nr. ${s.taxNumber}</span><span>USt-IdNr. ${s.vatId}<br>${s.mail}<br>${s.site}</span><span>Bankverbindung<br>IBAN ${grouped(s.iban)}</span></div>`
      const columns = heading([
        'Pos.',
        'Material',
        'Bezeichnung',
        '>Menge',
        'ME',
        '>Preis/ME<br>EUR',
        '>Rabatt<br>%',
        '>Betrag<br>EUR',
      ])
      const number = (at: number) => String((at + 1) * 10).padStart(6, '0')
      const lineRow = (l: Line, at: number) =>
        row([
          number(at),
          String(materialOf(l.description)),
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          l.discount ? `>${p.number(l.discount)},0-` : '',
          `>${p.plain(l.amount)}`,
        ])
      const materialOf = (name: string) =>
        [...name].reduce((all, sign) => (all * 31 + sign.codePointAt(0)!) % 899_983, 7) + 40_100_000
      let at = 0
      let carried = 0
      const drawn = pages.map((lines, index) => {
        const from = carried
        const rows = lines.map((l) => {
          carried += l.amount
          return lineRow(l, at++)
        })
        const head = index
          ? `<div class=top><b>Rechnung ${d.number}</b><span>Datum ${p.date(d.issueDate)}</span><span>Kunde ${d.customerNumber}</span><span>Seite ${index + 1} von ${pages.length}</span></div>`
          : `<div class=top><div class=brand>${s.name}</div><div style="text-align:right;font-size:7pt">Zentrallager · Abholmarkt · Badausstellung<br>Mo–Fr 6:30–17:00 Uhr</div></div>
<div class=top style="margin-top:14mm"><div style="width:85mm"><div class=own>${s.name} · ${s.street} · ${s.postCode} ${s.town}</div>${d.buyer.name}<br>${d.buyer.street}<br><br>${d.buyer.postCode} ${d.buyer.town}</div><div class=box><b style="font-size:11pt">Rechnung</b><table>${row(['Rechnungsnummer', `>${d.number}`])}${row(['Rechnungsdatum', `>${p.date(d.issueDate)}`])}${row(['Kundennummer', `>${d.customerNumber}`])}${row(['Auftragsnummer', `>${d.orderNumber}`])}${row(['Auftragsdatum', `>${p.date(d.orderDate)}`])}${row(['Lieferdatum', `>${p.date(d.deliveryDate)}`])}${row(['Seite', `>1 von ${pages.length}`])}</table></div></div>
<p>Versandart: LKW eigen &nbsp;&nbsp; Lieferbedingung: frei Haus &nbsp;&nbsp; Währung: EUR</p>`
        const carry = index
          ? row([
              '',
              '',
              '<b>Übertrag von Seite ' + index + '</b>',
              '',
              '',
              '',
              '',
              `><b>${p.plain(from)}</b>`,
            ])
          : ''
        const isLast = index === pages.length - 1
        const end = isLast
          ? ''
          : `<tr class=sum><td colspan=7><b>Übertrag</b></td><td class=r><b>${p.plain(carried)}</b></td></tr>`
        const sums = isLast
          ? `<table style="width:86mm;margin:3mm 0 0 auto">${row(['Positionen Summe', '>EUR', `>${p.plain(d.lineTotal)}`])}${d.charge ? row(['Fracht / Energiezuschlag', '>EUR', `>${p.plain(d.charge)}`]) : ''}${row(['Nettowert', '>EUR', `>${p.plain(d.subtotal)}`])}${row([`Umsatzsteuer ${p.number(d.taxes[0].rate, 2)} %`, '>EUR', `>${p.plain(d.tax)}`])}<tr class=sum><td><b>Endbetrag</b><td class=r><b>EUR</b><td class=r><b>${p.plain(d.total)}</b></tr></table><p>Zahlungsbedingung: Fällig am ${p.date(d.dueDate)} netto ohne Abzug.<br>Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.</p>`
          : ''
        return `<div class=page>${head}<table class=items>${columns}${carry}${rows.join('')}${end}</table>${sums}${foot}</div>`
      })
      return drawn.join('')
    },
  },
  {
    name: 'de-mobilfunk',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [5, 12],
      most: 1,
      isOnce: true,
      isInOrder: true,
      isBuyerPerson: true,
      days: [7, 14],
      pools: {
        ...pools,
        DE: {
          ...pools.DE,
          trade: ['Telekommunikation', 'Glasfaser', 'Mobilfunk', 'Kabelnetz'],
          forms: ['GmbH', 'GmbH & Co. KG', 'AG'],
        },
      },
      items: [
        ['Grundpreis Komfort Zuhause 250', '', 25, 42],
        ['Router WLAN 6 Miete', '', 4, 7],
        ['TV-Paket HD Premium', '', 8, 13],
        ['Grundpreis Allnet Flat L mit 40 GB', '', 18, 38],
        ['Multi-SIM-Karte', '', 3, 5],
        ['Sicherheitspaket Mobil', '', 1, 4],
        ['Gespräche zu Service-Rufnummern 0180', '', 1, 6],
        ['Verbindungen ins Ausland Ländergruppe 2', '', 1, 15],
        ['SMS in ausländische Netze', '', 1, 4],
        ['Datenroaming Schweiz Tagespass', '', 3, 9],
        ['Bereitstellung Anschluss', '', 33, 59],
        ['Rufnummernmitnahme', '', 6, 9],
      ],
      numbers: (random) =>
        `${random.int(1, 9)}${random.digits(2)} ${random.digits(3)} ${random.digits(4)} ${random.digits(2)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:9.5pt "Inter";margin:0;color:#222} .page{height:265mm;position:relative;break-after:page} .page:last-child{break-after:auto} .two{display:flex;justify-content:space-between} .logo{font-weight:800;font-size:17pt;color:#6a1b9a;letter-spacing:-.5px;text-align:right} .own{font-size:6.5pt;color:#666;margin:12mm 0 2mm} .data{margin-top:9mm;font-size:8.5pt;line-height:1.55;width:64mm} .data b{display:block;margin-top:2mm} h1{font-size:15pt;margin:12mm 0 4mm;color:#6a1b9a} .sum td{padding:1.6mm 0;border-bottom:.4pt solid #bbb} .big td{font-weight:700;font-size:11.5pt;border-bottom:1.5pt solid #6a1b9a} .items th{text-align:left;font-size:8pt;color:#666;font-weight:400;border-bottom:.8pt solid #6a1b9a;padding:1mm 0} .items td{padding:1.2mm 0;font-size:9pt} .group td{font-weight:700;padding-top:4mm} .foot{position:absolute;bottom:0;font-size:6.5pt;color:#666;line-height:1.5}',
    draw: (p) => {
      const { doc: d } = p
      const s = d.seller
      const groups = ['Monatliche Beträge', 'Nutzungsabhängige Beträge', 'Einmalige Beträge']
      const groupOf = (l: Line) => {
        if (/^(Bereit|Rufnummern)/.test(l.description)) return 2
        return /^(Gespräche|Verbindungen|SMS|Datenroaming)/.test(l.description) ? 1 : 0
      }
      const lines = p.lines((l) => ({ line: l, group: groupOf(l) }))
      const sections = groups.map((name, at) => ({
        name,
        own: lines.filter(({ group }) => group === at).map(({ line }) => line),
      }))
      const filled = sections.filter(({ own }) => own.length)
      const amountOf = (own: Line[]) => p.money(own.reduce((sum, { amount }) => sum + amount, 0))
      const foot = `<div class=foot>${s.name}, ${s.street}, ${s.postCode} ${s.town} · Registergericht ${s.town}<br>USt-IdNr. ${s.vatId} · IBAN ${grouped(s.iban)} · ${s.site}</div>`
      const rate = p.number(d.taxes[0].rate)
      return `<div class=page><div class=logo>${s.name}</div>
<div class=two><div><div class=own>${s.name} · ${s.street} · ${s.postCode} ${s.town}</div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div class=data><b>Ihre Kundennummer</b>${d.customerNumber}<b>Ihre Rechnungsnummer</b>${d.number}<b>Rechnungsdatum</b>${p.date(d.issueDate)}<b>Abrechnungszeitraum</b>${p.date(d.from)} – ${p.date(d.until)}<b>Fragen zur Rechnung?</b>${s.telephone} (kostenfrei)<br>${s.mail}</div></div>
<h1>Ihre Rechnung</h1><p>Guten Tag,<br>hier ist Ihre aktuelle Rechnung im Überblick. Die einzelnen Posten finden Sie auf der nächsten Seite.</p>
<table class=sum>${filled.map(({ name, own }) => row([name, `>${amountOf(own)}`])).join('')}${row(['Rechnungsbetrag netto', `>${p.money(d.subtotal)}`])}${row([`Umsatzsteuer ${rate} %`, `>${p.money(d.tax)}`])}<tr class=big><td>Zu zahlender Betrag<td class=r>${p.money(d.total)}</tr></table>
<p style="margin-top:8mm">Bitte überweisen Sie den Betrag so, dass er spätestens am <b>${p.date(d.dueDate)}</b> auf unserem Konto eingeht, und geben Sie als Verwendungszweck Ihre Kundennummer an.</p><p>Einwendungen gegen diese Rechnung richten Sie bitte innerhalb von acht Wochen nach Zugang schriftlich an uns.</p>${foot}</div>
<div class=page><div class=two style="font-size:8pt;color:#666"><span>Rechnung ${d.number} vom ${p.date(d.issueDate)}</span><span>Kundennummer ${d.customerNumber}</span><span>Seite 2 von 2</span></div><h1>Ihre Posten im Einzelnen</h1>
<table class=items>${heading(['Leistung', 'Zeitraum', '>USt', '>Netto'])}${filled
        .map(
          ({ name, own }) =>
            `<tr class=group><td colspan=4>${name}</tr>${own.map((l) => row([l.description, `${p.date(d.from)} – ${p.date(d.until)}`, `>${p.number(l.rate)} %`, `>${p.money(l.amount)}`])).join('')}`
        )
        .join(
          ''
        )}</table><p style="font-size:8pt;margin-top:6mm">Alle Beträge auf dieser Seite verstehen sich ohne Umsatzsteuer.</p>${foot}</div>`
    },
  },
  {
    name: 'de-webshop-tee',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19, 7],
      lines: [3, 8],
      most: 4,
      isOnce: true,
      isGross: true,
      isBuyerPerson: true,
      allowance: 0.5,
      charge: 0.7,
      pools: {
        ...pools,
        DE: {
          ...pools.DE,
          trade: ['Teekontor', 'Gewürzmanufaktur', 'Versandhandel'],
          forms: ['GmbH', 'e.K.', 'UG (haftungsbeschränkt)'],
        },
      },
      items: [
        ['Darjeeling First Flush FTGFOP1 Puttabong, Beutel 250 g', 'Stk.', 13, 25, 1],
        ['Ostfriesische Blattmischung, 500 g', 'Stk.', 9, 15, 1],
        ['Rooibos Vanille, 200 g', 'Stk.', 5, 8, 1],
        ['Sencha Bio Kagoshima, 100 g', 'Stk.', 8, 17, 1],
        ['Weißer Kluntje, 1000 g', 'Stk.', 4, 7, 1],
        ['Probierset „Schwarztee der Welt“, 10 x 15 g', 'Set', 16, 24, 1],
        ['Teekanne Gusseisen Arare schwarz, 1,2 l', 'Stk.', 49, 89],
        ['Dauerfilter Edelstahl Größe L', 'Stk.', 8, 15],
        ['Teedose Japanpapier „Kranich“, 150 g', 'Stk.', 9, 14],
        ['Stövchen Messing gehämmert', 'Stk.', 24, 42],
        ['Glasbecher doppelwandig 300 ml, 2er-Set', 'Set', 15, 23],
      ],
      numbers: (random, year) => `RE${year}${random.digits(5)}`,
    },
    style: { ...euroAfter, money: (plain) => `${plain} EUR`, date: dotted },
    css: 'body{font:9pt "Open Sans";margin:0} .page{height:264mm;position:relative} .logo{text-align:center;font:italic 22pt "EB Garamond";color:#2d5a3d} .claim{text-align:center;font-size:7.5pt;color:#777;margin-bottom:9mm} .own{font-size:6.5pt;color:#777;text-decoration:underline;margin-bottom:2mm} .two{display:flex;justify-content:space-between;line-height:1.45} h1{font-size:13pt;margin:9mm 0 1mm} .bar{background:#eef3ee;margin:3mm 0 5mm} .bar th{font-size:7pt;text-align:left;color:#555;padding:1.5mm 2mm 0;font-weight:400} .bar td{padding:0 2mm 1.5mm;font-weight:600} .items th{background:#2d5a3d;color:#fff;font-size:8pt;text-align:left;padding:1.3mm 2mm;font-weight:600} .items td{padding:1.5mm 2mm;border-bottom:.4pt solid #ccc;vertical-align:top} .sums{width:92mm;margin:3mm 0 0 auto} .sums td{padding:.8mm 2mm} .sums b{font-size:10.5pt} .small{font-size:7.5pt;color:#555} .foot{position:absolute;bottom:0;width:100%;border-top:1pt solid #2d5a3d;padding-top:2mm;display:flex;justify-content:space-between;font-size:6.5pt;line-height:1.5;color:#555}',
    draw: (p) => {
      const { doc: d } = p
      const s = d.seller
      const isReduced = d.allowance > 0
      return `<div class=page><div class=logo>Blatt &amp; Kanne</div><div class=claim>feine Tees und Zubehör seit 1998 · ${s.site}</div>
<div class=two><div><div class=own>${s.name}, ${s.street}, ${s.postCode} ${s.town}</div><span class=small>Rechnungsadresse</span><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>${d.buyer.country}</div><div style="width:55mm"><span class=small>Lieferadresse</span><br>${d.buyer.name}<br>Packstation ${d.buyer.postCode.slice(1, 4)}<br>${d.buyer.postCode} ${d.buyer.town}<br>${d.buyer.country}</div></div>
<h1>Rechnung ${d.number}</h1>
<table class=bar>${row(['Rechnungsdatum', 'Leistungsdatum', 'Bestellnummer', 'Bestelldatum', 'Kundennr.', 'Zahlungsart'], 'th')}${row([p.date(d.issueDate), p.date(d.deliveryDate), d.orderNumber, p.date(d.orderDate), d.customerNumber, 'PayPal'])}</table>
<table class=items>${heading(['Menge', 'Artikel', '>MwSt.', '>Einzelpreis', '>Gesamtpreis'])}${p.lines((l) => row([`${p.number(l.quantity)} ${l.unit}`, l.description, `>${p.number(l.rate)} %`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=sums>${row(['Warenwert', `>${p.money(d.lineTotal)}`])}${isReduced ? row(['Gutschein TEEZEIT', `>- ${p.money(d.allowance)}`]) : ''}${d.charge ? row(['Versand DHL Paket', `>${p.money(d.charge)}`]) : row(['Versand', '>kostenlos'])}${row(['<b>Rechnungsbetrag (brutto)</b>', `><b>${p.money(d.total)}</b>`])}${taxRows(p, (rate, base, amount) => row([`<span class=small>enthält ${rate} % MwSt. auf ${p.money(base)} netto</span>`, `><span class=small>${p.money(amount)}</span>`]))}${row(['<span class=small>Summe netto</span>', `><span class=small>${p.money(d.subtotal)}</span>`])}</table>
<p style="margin-top:8mm">Vielen Dank für Ihre Bestellung! Die Zahlung per PayPal haben wir dankend erhalten. Bitte überweisen Sie nichts.</p><p class=small>Sie können Ihre Ware innerhalb von vier Wochen zurücksenden. Den Rücksendeschein finden Sie in Ihrem Kundenkonto. Angebrochene Lebensmittel sind vom Umtausch ausgeschlossen.</p>
<div class=foot><span>${s.name}<br>${s.street}<br>${s.postCode} ${s.town}<br>${s.country}</span><span>Telefon: ${s.telephone}<br>E-Mail: ${s.mail}<br>Öko-Kontrollstelle: DE-ÖKO-006</span><span>USt-ID: ${s.vatId}<br>Steuernr.: ${s.taxNumber}<br>Registergericht: ${s.town}</span><span>Bankverbindung:<br>${grouped(s.iban)}</span></div></div>`
    },
  },
  {
    name: 'de-rechtsanwalt',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [6, 14],
      most: 0,
      isOnce: true,
      isInOrder: true,
      isSellerPerson: true,
      prepaid: 0.8,
      days: [14, 21],
      pools: { ...pools, DE: { ...pools.DE, first: ['Thorsten', 'Friedhelm', 'Rüdiger', 'Ömer'] } },
      items: [
        ['1,3 Geschäftsgebühr gemäß §§ 13, 14 RVG, Nr. 2300 VV RVG', '', 280, 1450],
        ['1,3 Verfahrensgebühr gemäß § 13 RVG, Nr. 3100 VV RVG', '', 310, 1620],
        ['1,2 Terminsgebühr gemäß § 13 RVG, Nr. 3104 VV RVG', '', 260, 1380],
        ['1,0 Einigungsgebühr gemäß § 13 RVG, Nr. 1003 VV RVG', '', 210, 1120],
        ['Dokumentenpauschale Nr. 7000 VV RVG, 84 Seiten', '', 27, 34],
        ['Entgelte für Post- und Telekommunikationsdienstleistungen Nr. 7001 VV RVG', '', 11, 29],
        ['Fahrtkosten mit eigenem Kfz zum Termin, Nr. 7003 VV RVG', '', 18, 160],
        ['Tage- und Abwesenheitsgeld Nr. 7005 VV RVG', '', 30, 80],
      ],
      numbers: (random, year) => `${random.digits(5)}-${year.slice(2)}`,
    },
    style: { ...comma, date: (y, m, d) => `${Number(d)}. ${german[Number(m) - 1]} ${y}` },
    css: 'body{font:11pt "EB Garamond";margin:0} .wrap{display:flex;min-height:262mm} .main{flex:1;padding-right:9mm} .side{width:42mm;border-left:.5pt solid #888;padding-left:4mm;font-size:8.5pt;line-height:1.4} .side h2{font-size:13pt;font-weight:500;margin:0 0 1mm;letter-spacing:.5px} .side p{margin:0 0 5mm} .own{font-size:7.5pt;margin:30mm 0 3mm;border-bottom:.4pt solid #888;display:inline-block} h1{font-size:12.5pt;margin:10mm 0 3mm} .fees td{padding:1.1mm 0;vertical-align:top} .fees .s td{border-top:.5pt solid #000} .fees .e td{border-top:.5pt solid #000;border-bottom:2.5pt double #000;font-weight:700}',
    draw: (p) => {
      const { doc: d } = p
      const s = d.seller
      const rest = d.prepaid
        ? `${row(['abzüglich gezahlter Vorschuss', '>EUR', `>- ${p.plain(d.prepaid)}`])}<tr class=e><td>noch zu zahlender Betrag<td class=r>EUR<td class=r>${p.plain(d.amountDue)}</tr>`
        : ''
      return `<div class=wrap><div class=main><div class=own>${s.name} · ${s.street} · ${s.postCode} ${s.town}</div><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}
<p style="text-align:right;margin-top:12mm">${s.town}, den ${p.date(d.issueDate)}</p>
<h1>Kostenrechnung Nr. ${d.number}</h1><div style="line-height:1.35">in Sachen ${d.buyer.name} ./. Kramer wegen Forderung<br>Unser Zeichen: ${d.customerNumber}/M (bitte stets angeben)<br>Leistungszeitraum: ${p.date(d.from)} bis ${p.date(d.until)}</div>
<p>Sehr geehrte Damen und Herren,</p><p>für unsere Tätigkeit in der vorbezeichneten Angelegenheit erlauben wir uns, gemäß dem Rechtsanwaltsvergütungsgesetz (RVG) wie folgt abzurechnen:</p>
<table class=fees>${p.lines((l) => row([l.description, '>EUR', `>${p.plain(l.amount)}`])).join('')}<tr class=s><td>Zwischensumme netto<td class=r>EUR<td class=r>${p.plain(d.subtotal)}</tr>${row([`${p.number(d.taxes[0].rate)} % Umsatzsteuer Nr. 7008 VV RVG`, '>EUR', `>${p.plain(d.tax)}`])}<tr class=${d.prepaid ? 's' : 'e'}><td>Gesamtbetrag<td class=r>EUR<td class=r>${p.plain(d.total)}</tr>${rest}</table>
<p>Wir bitten um Ausgleich auf das nebenstehende Konto bis zum ${p.date(d.dueDate)}.</p><p style="margin-top:5mm">Mit freundlichen Grüßen</p><p style="margin-top:13mm">${s.name}<br><span style="font-size:9.5pt">Rechtsanwalt</span></p></div>
<div class=side><h2>${s.name}</h2><p>Rechtsanwalt<br>Fachanwalt für Handels- und Gesellschaftsrecht</p><p>${s.street}<br>${s.postCode} ${s.town}</p><p>Telefon<br>${s.telephone}<br>beA vorhanden</p><p>${s.site}</p><p>Sprechzeiten nach Vereinbarung<br>Mo–Do 9–17 Uhr</p><p>Bürozeiten Fr 9–13 Uhr</p><p>Steuernummer<br>${s.taxNumber}</p><p>USt-IdNr.<br>${s.vatId}</p><p>Kanzleikonto<br>IBAN<br>${grouped(s.iban)}</p><p>Kooperation mit<br>Steuerberatung<br>Dr. Harms &amp; Lindner</p></div></div>`
    },
  },
  {
    name: 'at-mietpark',
    plan: {
      country: 'AT',
      currency: 'EUR',
      rates: [20],
      lines: [6, 15],
      most: 14,
      isOnce: true,
      isInOrder: true,
      lineDiscount: 0.25,
      prepaid: 0.5,
      days: [8, 14, 30],
      pools: {
        ...pools,
        AT: {
          ...pools.AT,
          trade: ['Baumaschinen', 'Mietpark', 'Erdbau', 'Zimmerei', 'Pflasterbau'],
        },
      },
      items: [
        ['Minibagger 1,8 t Kubota U17-3 inkl. 2 Löffel', 'Tg', 115, 178],
        ['Radlader Weidemann 1160, Palettengabel', 'Tg', 135, 210],
        ['Vibrationsplatte reversierbar 300 kg', 'Tg', 48, 72],
        ['Teleskoparbeitsbühne 16 m Diesel', 'Tg', 145, 225],
        ['Abbruchhammer Hilti TE 1000, Spitzmeißel', 'Tg', 38, 56],
        ['Bautrockner mit Zähler', 'Tg', 19, 32],
        ['Stromerzeuger 20 kVA schallgedämmt', 'Tg', 62, 95],
        ['Maschinenbruchversicherung', 'Tg', 9, 24],
        ['Mehrbetriebsstunden laut Zähler', 'Std', 11, 22],
        ['Diesel, Rückgabe nicht vollgetankt', 'Lt', 2, 3],
        ['Zustellung und Abholung Tieflader', 'Fhr', 85, 190],
        ['Endreinigung Gerät', 'Stk', 45, 80],
      ],
      numbers: (random, year) => `MR-${year.slice(2)}/${random.digits(4)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)}.${Number(m)}.${y}`,
    },
    css: 'body{font:9.5pt "Roboto";margin:0} .page{height:264mm;position:relative} .stripe{background:#f5b400;height:4mm;margin-bottom:3mm} .top{display:flex;justify-content:space-between;align-items:flex-start} .brand{font-size:19pt;font-weight:900;line-height:1.05;width:95mm} .addr{font-size:8pt;text-align:right;line-height:1.45} .who{margin:14mm 0 10mm 0;line-height:1.4} h1{font-size:16pt;margin:0;display:inline-block} .meta{display:flex;flex-wrap:wrap;gap:1.5mm 8mm;margin:3mm 0 6mm;font-size:8.5pt;border-top:.6pt solid #000;border-bottom:.6pt solid #000;padding:2mm 0} .meta span{white-space:nowrap} .items th{text-align:left;font-size:8pt;background:#333;color:#fff;padding:1.5mm 1.5mm;font-weight:500} .items td{padding:1.4mm 1.5mm;vertical-align:top} .items tr:nth-child(even) td{background:#f4f4f4} .sums{width:80mm;margin:4mm 0 0 auto} .sums td{padding:1mm 1.5mm} .sums .t td{font-weight:700;border-top:1pt solid #000} .foot{position:absolute;bottom:0;width:100%;text-align:center;font-size:7pt;line-height:1.5;border-top:2pt solid #f5b400;padding-top:2mm}',
    draw: (p) => {
      const { doc: d } = p
      const s = d.seller
      const isCompany = /GmbH|KG|e\.U\.|Ges\.m/.test(d.buyer.name)
      const paid = d.prepaid
        ? `${row(['abzgl. geleistete Anzahlung', `>−${p.money(d.prepaid)}`])}<tr class=t><td>Restbetrag<td class=r>${p.money(d.amountDue)}</tr>`
        : ''
      return `<div class=page><div class=stripe></div><div class=top><div class=brand>${s.name}</div><div class=addr>Vermietung · Verkauf · Service<br>${s.street}<br>A-${s.postCode} ${s.town}<br>Tel ${s.telephone}<br>${s.mail}<br>${s.site}</div></div>
<div class=who>${isCompany ? 'Firma<br>' : ''}${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}${isCompany ? `<br><span style="font-size:8pt">UID: ${d.buyer.vatId}</span>` : ''}</div>
<div style="display:flex;justify-content:space-between;align-items:baseline"><h1>Mietrechnung ${d.number}</h1><span>${s.town}, am ${p.date(d.issueDate)}</span></div>
<div class=meta><span>Mietvertrag: <b>${d.orderNumber}</b></span><span>Kunde: <b>${d.customerNumber}</b></span><span>Mietzeitraum: <b>${p.date(d.from)} bis ${p.date(d.until)}</b></span><span>Baustelle: <b>Zubau Volksschule</b></span></div>
<table class=items>${heading(['Nr.', 'Mietgerät / Leistung', '>Anzahl', 'EH', '>Satz', '>Nachlass', '>Betrag €'])}<tbody>${p.lines((l, at) => row([at + 1, l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price)}`, l.discount ? `>${p.number(l.discount)} %` : '', `>${p.plain(l.amount)}`])).join('')}</tbody></table>
<table class=sums>${row(['Summe exkl. USt.', `>${p.money(d.subtotal)}`])}${row([`+ ${p.number(d.taxes[0].rate)} % USt.`, `>${p.money(d.tax)}`])}<tr class=t><td>Rechnungsbetrag inkl. USt.<td class=r>${p.money(d.total)}</tr>${paid}</table>
<p style="margin-top:7mm">Zahlbar netto Kassa bis ${p.date(d.dueDate)}. Bei Überweisung bitte die Nummer des Mietvertrags anführen.</p><p style="font-size:8pt">Es gelten unsere Allgemeinen Mietbedingungen. Schäden, die nach der Rückgabe festgestellt werden, verrechnen wir gesondert.</p>
<div class=foot>${s.name} · Firmensitz ${s.town} · UID-Nr. ${s.vatId} · Steuernummer ${s.taxNumber}<br>Raiffeisenbank · IBAN ${grouped(s.iban)} · Gerichtsstand ${s.town}</div></div>`
    },
  },
  {
    name: 'at-gastro-gutschrift',
    plan: {
      country: 'AT',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [10, 20],
      lines: [4, 14],
      most: 18,
      isOnce: true,
      pools: {
        ...pools,
        AT: {
          ...pools.AT,
          trade: ['Gastro', 'Naturkost', 'Getränkehandel', 'Lebensmittel', 'Hotelbetriebe'],
        },
      },
      items: [
        ['RINDSCHULTER OST. VAK.', 'KG', 9, 15],
        ['KALBSNUSS AUSGELÖST', 'KG', 19, 28],
        ['BERGKÄSE 6 MON. LAIB', 'KG', 11, 17],
        ['POMMES FRITES 9MM TK 2,5KG', 'KT', 14, 22],
        ['SEMMELWÜRFEL 5KG', 'SA', 11, 18],
        ['KÜRBISKERNÖL G.G.A. 1L', 'FL', 13, 21],
        ['FORELLENFILET GERÄUCHERT', 'KG', 22, 33],
        ['VOGERLSALAT GEWASCHEN', 'KG', 9, 16],
        ['SCHLAGOBERS 36% 5L', 'KN', 18, 27],
        ['ALMDUDLER 0,35L MEHRWEG', 'KI', 15, 22, 1],
        ['MÄRZEN FASS 50L', 'FA', 118, 149, 1],
        ['GRÜNER VELTLINER DAC 0,75L', 'FL', 6, 11, 1],
        ['SERVIETTEN 33X33 WEISS 3-LG', 'KT', 24, 38, 1],
        ['GESCHIRRREINIGER FL. 12KG', 'KN', 29, 47, 1],
        ['LEERGUT KISTE 24ER', 'ST', 3, 6, 1],
      ],
      numbers: (random) => `7${random.digits(6)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}.${m}.${y.slice(2)}` },
    css: 'body{font:9pt "Noto Mono";margin:0} .page{height:264mm;position:relative} .top{display:flex;justify-content:space-between} .name{font-size:12pt} .head{width:auto;margin-top:8mm} .head td,.head th{font-weight:400;text-align:left;padding:.4mm 3mm .4mm 0} .items{margin-top:4mm} .items th{font-weight:400;text-align:left;border-top:1pt dashed #000;border-bottom:1pt dashed #000;padding:1mm 0} .items td{padding:.6mm 0} .vat{margin-top:6mm;border-top:1pt dashed #000} .vat td,.vat th{font-weight:400;text-align:left;padding:.8mm 0} .last td{border-top:1pt dashed #000} .foot{position:absolute;bottom:0;width:100%;font-size:7.5pt;line-height:1.5}',
    draw: (p) => {
      const { doc: d } = p
      const s = d.seller
      const reasonOf = ({ description, unit }: Line) => {
        if (/LEERGUT|FASS/.test(description)) return 'RETOURE'
        return unit === 'KG' ? 'QUALITÄT' : description.length % 2 ? 'BRUCH' : 'FEHLMENGE'
      }
      return `<div class=page><div class=top><div style="margin-top:22mm;line-height:1.5">Kd.Nr. ${d.customerNumber}<br><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div style="line-height:1.5"><span class=name>${s.name}</span><br>${s.street}<br>${s.postCode} ${s.town}<br>Tel. ${s.telephone}<br>${s.mail}<br>UID ${s.vatId}</div></div>
<p style="font-size:15pt;letter-spacing:5px;margin:12mm 0 0">GUTSCHRIFT</p>
<table class=head>${row(['Beleg', 'Datum', 'zu Rechnung', 'Auftrag', 'Tour', 'Seite'], 'th')}${row([d.number, p.date(d.issueDate), d.earlier, d.orderNumber, '14', '1'])}</table>
<p>Wir schreiben Ihnen wie folgt gut:</p>
<table class=items>${heading(['Artikel', 'Bezeichnung', 'Grund', '>Menge', 'EH', '>Preis', '>Wert', '>UST%'])}${p.lines((l, at) => row([String(1000 + l.description.length * 37 + at), l.description, reasonOf(l), `>${p.number(l.quantity, 2)}`, l.unit, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`, `>${p.number(l.rate)}`])).join('')}</table>
<table class=vat>${row(['', '>Warenwert', '>UST%', '>UST-Betrag', '>Gesamt EUR'], 'th')}${taxRows(p, (rate, base, amount) => row(['', `>${p.plain(base)}`, `>${rate}`, `>${p.plain(amount)}`, `>${p.plain(base + amount)}`]))}<tr class=last><td>Gutschriftsbetrag<td class=r>${p.plain(d.subtotal)}<td><td class=r>${p.plain(d.tax)}<td class=r><b>${p.plain(d.total)}</b></tr></table>
<p style="margin-top:10mm">Der Betrag wird Ihrem Kundenkonto gutgeschrieben und mit der<br>nächsten Fälligkeit verrechnet.</p><p>Ware übernommen: ______________________</p>
<div class=foot>${s.name} ${s.postCode} ${s.town} * Abholmarkt Mo-Sa 6-14 Uhr<br>Bank: ${grouped(s.iban)} * Erfüllungsort ${s.town}</div></div>`
    },
  },
]
