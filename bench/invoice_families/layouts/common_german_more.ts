import type { Family } from '../family.ts'
import { sumOf } from '../make_document.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, dotted, euroAfter, grouped, heading, monthsIn, row } from '../print.ts'

const german = monthsIn('DE')

const germany = {
  ...pools.DE,
  first: [
    'Gesine',
    'Hartmut',
    'Imke',
    'Lennart',
    'Friederike',
    'Torben',
    'Annegret',
    'Konstantin',
    'Wiebke',
    'Detlef',
  ],
  last: [
    'Abelmann',
    'Bentrup',
    'Cordsen',
    'Drexler',
    'Ettinger',
    'Fahrenholz',
    'Grothus',
    'Hövelmann',
    'Isenbeck',
    'Kötter',
    'Lambrecht',
    'Neuhoff',
    'Ostermeier',
    'Pahlke',
    'Rüther',
    'Schlömer',
    'Tiedemann',
    'Vossen',
    'Wiegand',
    'Zurmühlen',
  ],
  streets: [
    'Wallgraben 19',
    'Fuldaer Straße 233',
    'An der Ziegelei 6',
    'Kastanienallee 41 b',
    'Postweg 12–14',
    'Sedanplatz 1',
    'Hinter der Mühle 7',
    'Gewerbepark Nord 32',
    'Obere Marktstr. 10',
  ],
  towns: [
    ['Oldenburg', '26122'],
    ['Göttingen', '37073'],
    ['Zwickau', '08056'],
    ['Villingen-Schwenningen', '78050'],
    ['Neuss', '41460'],
    ['Halle (Saale)', '06108'],
    ['Schweinfurt', '97421'],
    ['Itzehoe', '25524'],
    ['Bad Kreuznach', '55543'],
  ],
}

const austria = {
  ...pools.AT,
  first: ['Veronika', 'Lukas', 'Theresia', 'Gerhard', 'Magdalena', 'Reinhard', 'Ingeborg'],
  last: [
    'Ebner',
    'Fuchsberger',
    'Grabner',
    'Hinteregger',
    'Leitgeb',
    'Pichler',
    'Schwaiger',
    'Unterweger',
    'Zehetner',
  ],
  streets: [
    'Dorfstraße 31',
    'Bundesstraße 118',
    'Kirchenplatz 2',
    'Am Sonnenhang 9',
    'Grazer Gasse 5/2/11',
    'Mühlbachweg 14',
  ],
  towns: [
    ['Bischofshofen', '5500'],
    ['Feldkirch', '6800'],
    ['Krems an der Donau', '3500'],
    ['Leoben', '8700'],
    ['Villach', '9500'],
    ['Wien', '1150'],
    ['Steyr', '4400'],
  ],
}

/** The pools with other trades and legal forms of one of the two countries. */
function inGermany(trade: string[], forms: string[]): typeof pools {
  return { ...pools, DE: { ...germany, trade, forms } }
}

function inAustria(trade: string[], forms: string[]): typeof pools {
  return { ...pools, AT: { ...austria, trade, forms } }
}

/** An article number that is the same for the same article. */
function articleNumber(description: string, digits: number): string {
  let hash = 7
  for (const sign of description) hash = (hash * 31 + sign.codePointAt(0)!) % 999_983
  return String(hash + 1_000_003).slice(-digits)
}

/** The amounts of a telephone bill that come every month. */
const monthly = [
  'Anschluss Business Glasfaser 500',
  'Feste IP-Adresse',
  'Router-Miete Premium',
  'Telefon-Flat Festnetz und Mobil',
  'Mobilfunk Tarif L, 2. Karte',
  'Online-Sicherheitspaket',
]

/** Layouts of Germany and Austria as they come by mail every day. */
export const commonGermanMore: Family[] = [
  {
    name: 'de-antriebshandel',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [32, 90],
      most: 60,
      isOnce: true,
      isInOrder: true,
      lineDiscount: 0.3,
      allowance: 0.4,
      charge: 0.6,
      days: [14, 30, 45, 60],
      pools: inGermany(
        ['Industriebedarf', 'Antriebstechnik', 'Hydraulik', 'Maschinenbau', 'Anlagenbau'],
        ['GmbH', 'GmbH & Co. KG', 'AG', 'SE']
      ),
      items: [
        ['Rillenkugellager 6204-2RS1 20x47x14', 'ST', 4, 9],
        ['Rillenkugellager 6308-C3 40x90x23', 'ST', 18, 34],
        ['Pendelrollenlager 22210 E', 'ST', 58, 96],
        ['Wellendichtring NBR 35x52x7', 'ST', 1.5, 4],
        ['Keilriemen SPZ 1250 Lw', 'ST', 6, 14],
        ['Zahnriemen HTD 5M-800-25', 'ST', 17, 29],
        ['Rollenkette 08 B-1, Box 5 m', 'KAR', 38, 61],
        ['Kettenrad 08 B-1 Z=19 vorgebohrt', 'ST', 9, 16],
        ['Klauenkupplung Gr. 24 kpl.', 'ST', 31, 54],
        ['Zahnkranz 98 Shore A rot', 'ST', 7, 13],
        ['Hydraulikschlauch 2SN DN10', 'M', 5, 9],
        ['Schneidringverschraubung 12 L gerade, Stahl verzinkt', 'ST', 2, 6],
        ['O-Ring-Sortiment NBR 70, 425-teilig', 'SAT', 24, 45],
        ['Hochleistungsfett LGEP 2, 400 g Kartusche', 'KAR', 11, 18],
        ['Getriebeöl CLP 220, 20 l Kanne', 'KAN', 92, 140],
        ['Schraubensicherung mittelfest 50 ml', 'FL', 14, 26],
        ['Sicherungsring DIN 471 - 35x1,5', 'VPE', 4, 8],
        ['Passfeder DIN 6885 A 10x8x50', 'ST', 1, 3],
        ['Spannsatz 40x65 selbstzentrierend', 'ST', 33, 57],
        ['Stehlagereinheit UCP 208', 'ST', 19, 32],
        ['Flanschlagereinheit UCFL 205', 'ST', 12, 21],
        ['Linearwagen Gr. 25 mit Flansch', 'ST', 64, 118],
        ['Führungsschiene Gr. 25, Zuschnitt nach Maß', 'M', 71, 105],
        ['Drehstrommotor 1,5 kW B3 4-polig', 'ST', 178, 265],
        ['Stirnradgetriebe i=24,5 mit Fuß', 'ST', 310, 480],
        ['Frequenzumrichter 2,2 kW, 3x400 V, IP20', 'ST', 215, 330],
        ['Pneumatikzylinder ISO 15552 Ø 50 Hub 100', 'ST', 66, 98],
        ['Steckverschraubung G 1/4 für Schlauch 8 mm', 'ST', 1, 3],
        ['5/2-Wegeventil G 1/4, 24 V DC', 'ST', 54, 82],
        ['Wartungseinheit G 1/2 mit Manometer', 'ST', 71, 110],
        ['Polyurethanschlauch 8x5,5 blau, Rolle 50 m', 'ROL', 49, 77],
        ['Zylinderschraube DIN 912 8.8 M8x30', 'VPE', 9, 17],
        ['Sechskantmutter DIN 934 verzinkt M12', 'VPE', 6, 12],
        ['Bremsenreiniger Spray 500 ml', 'DS', 2, 5],
        ['Putztuchrolle 3-lagig, 1000 Abrisse', 'ROL', 16, 24],
        ['Gleitlagerbuchse Sinterbronze 20x26x20', 'ST', 2, 5],
      ],
      numbers: (random) => `901${random.digits(7)}`,
    },
    style: { ...comma, date: dotted },
    css: `@page{margin:15mm 14mm 30mm;@top-right{content:"Seite " counter(page) " / " counter(pages);font:7.5pt "Liberation Sans"}} body{font:8.8pt "Liberation Sans";margin:0} .mark{text-align:right;font:bold 15pt "Liberation Sans Narrow";color:#1b3d6d;border-bottom:2.5pt solid #f0a500;padding-bottom:3px} .head{display:flex;justify-content:space-between;margin-top:14mm} .from{font-size:6.3pt;border-bottom:.4pt solid;margin-bottom:5px} .box{width:76mm;margin-right:1px;border:.7pt solid #000;padding:6px 8px} .box b{font-size:13pt} .box td{padding:1px 0;vertical-align:top} .terms{width:auto;margin:8mm 0 5mm} .terms td{padding:0 0 1px;vertical-align:top} .pos th:nth-child(1){width:16mm} .pos th:nth-child(3),.pos th:nth-child(6){width:19mm} .pos th:nth-child(4){width:11mm} .pos th:nth-child(5),.pos th:nth-child(7){width:22mm} .pos th{vertical-align:top;border-top:.8pt solid;border-bottom:.8pt solid;text-align:left;font-weight:normal;padding:3px 0} .pos tbody{break-inside:avoid} .pos td{padding:3px 0 0} .pos tr+tr td{padding-top:0} .sum{width:115mm;margin:4mm 0 0 auto;break-inside:avoid} .sum td{padding:2px 0} .sum tr:last-child td{border-top:.8pt solid;border-bottom:2pt double;font-weight:bold} .sum tr:first-child td{border-top:.8pt solid}`,
    draw: (p) => {
      const { doc: d } = p
      const foot = (place: string, lines: string[]) =>
        `@bottom-${place}{content:"${lines.join('\\a ').replaceAll('&amp;', '&')}";white-space:pre;font:7pt "Liberation Sans";text-align:left;vertical-align:top;padding-top:4mm}`
      return `<style>@page{@top-left{content:"Rechnung ${d.number}";font:7.5pt "Liberation Sans"}${foot('left', [d.seller.name, d.seller.street, `${d.seller.postCode} ${d.seller.town}`])}${foot('center', [`Telefon ${d.seller.telephone}`, d.seller.mail, d.seller.site])}${foot('right', [`Commerzbank IBAN ${grouped(d.seller.iban)}`, `USt-IdNr. ${d.seller.vatId}`, `Steuer-Nr. ${d.seller.taxNumber}`])}}</style><div class=mark>${d.seller.name}</div>
<div class=head><div style="width:95mm"><div class=from>${d.seller.name}, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}</div>Firma<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=box><b>Rechnung</b><table>${row(['Nummer/Datum', `${d.number} / ${p.date(d.issueDate)}`])}${row(['Auftragsnummer/Datum', `31${articleNumber(d.number, 5)} / ${p.date(d.orderDate)}`])}${row(['Lieferschein/Datum', `80${articleNumber(d.orderNumber, 6)} / ${p.date(d.deliveryDate)}`])}${row(['Ihre Bestellung', d.orderNumber])}${row(['Ihre Kundennummer', d.customerNumber])}${row(['Sachbearbeiter', 'Fr. Mertins'])}${row(['Telefon', d.seller.telephone])}</table></div></div>
<table class=terms>${row(['Lieferbedingungen', 'FCA frei Frachtführer ab Lager'])}${row(['Zahlungsbedingungen', `Bis ${p.date(d.dueDate)} ohne Abzug`])}${row(['Versandart', 'Paketdienst / Stückgut'])}${row(['Währung', 'EUR'])}</table>
<table class=pos>${heading(['Pos.', 'Material<br>Bezeichnung', '>Menge', 'ME', '>Preis', '>Rabatt %', '>Wert'])}${p.lines((l, at) => `<tbody>${row([String((at + 1) * 10).padStart(6, '0'), `${articleNumber(l.description, 3)}-${articleNumber(l.description, 5)}`, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price)}`, `>${l.discount ? `${p.number(l.discount, 1)}-` : ''}`, `>${p.plain(l.amount)}`])}<tr><td><td colspan=6>${l.description}</tr></tbody>`).join('')}</table>
<table class=sum>${d.allowance || d.charge ? row(['Summe Positionen', '', `>${p.plain(d.lineTotal)}`]) : ''}${d.allowance ? row(['Kundenrabatt', '', `>${p.plain(d.allowance)}-`]) : ''}${d.charge ? row(['Fracht und Verpackung', '', `>${p.plain(d.charge)}`]) : ''}${row(['Nettowert', '', `>${p.plain(d.subtotal)}`])}${row([`Ausgangssteuer ${p.number(d.taxes[0].rate, 2)} % von`, `>${p.plain(d.taxes[0].base)}`, `>${p.plain(d.tax)}`])}${row(['Endbetrag', '', `>EUR ${p.plain(d.total)}`])}</table>
<p style="break-inside:avoid">Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Es gelten unsere Allgemeinen Lieferbedingungen. Reklamationen innerhalb von 8 Tagen nach Erhalt der Ware.</p>`
    },
  },
  {
    name: 'de-anwaltskanzlei',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [6, 12],
      most: 0,
      isOnce: true,
      isInOrder: true,
      isSellerPerson: true,
      isBuyerPerson: true,
      prepaid: 0.6,
      days: [10, 14, 21],
      pools: inGermany(['Baustoffe', 'Hausverwaltung', 'Spedition'], ['GmbH', 'KG', 'OHG']),
      items: [
        ['1,3 Geschäftsgebühr gem. §§ 2 Abs. 2, 13 RVG, Nr. 2300 VV RVG', '', 230, 980],
        ['1,3 Verfahrensgebühr gem. §§ 2, 13 RVG, Nr. 3100 VV RVG', '', 240, 1400],
        ['1,2 Terminsgebühr gem. §§ 2, 13 RVG, Nr. 3104 VV RVG', '', 220, 1300],
        ['1,0 Einigungsgebühr gem. §§ 2, 13 RVG, Nrn. 1000, 1003 VV RVG', '', 180, 1080],
        ['Pauschale für Post und Telekommunikation, Nr. 7002 VV RVG', '', 20, 20],
        ['Dokumentenpauschale für 46 Ablichtungen, Nr. 7000 Ziff. 1 VV RVG', '', 22, 25],
        ['Fahrtkosten mit eigenem PKW, Nr. 7003 VV RVG', '', 15, 74],
        ['Tage- und Abwesenheitsgeld bis 4 Stunden, Nr. 7005 Ziff. 1 VV RVG', '', 30, 30],
      ],
      numbers: (random, year) => `${year.slice(2)}00${random.digits(3)}`,
    },
    style: {
      ...comma,
      money: (plain) => `${plain} EUR`,
      date: (y, m, d) => `${Number(d)}. ${german[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:11.5pt/1.3 "EB Garamond";font-variant-numeric:lining-nums;margin:0} .name{font-size:20pt;letter-spacing:.06em;font-variant:small-caps} .side{position:absolute;right:0;top:34mm;width:46mm;font-size:8.6pt;line-height:1.4;border-left:.5pt solid #777;padding-left:5mm} .side b{display:block;margin-top:3mm} .side b:first-child{margin:0} .left{width:122mm} .from{font-size:7.5pt;margin-top:20mm} .to{height:34mm;margin-top:2mm} .subject{font-weight:bold;margin:8mm 0 4mm} .fees{margin-top:3mm} .fees td{padding:3px 0;vertical-align:top} .fees td.r{padding-left:14mm!important} .line td.r{border-top:.6pt solid} .end td{font-weight:bold} .end td.r{border-bottom:2.2pt double}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=name>${d.seller.name}</div><div>Kanzlei für Arbeitsrecht, Mietrecht und Verkehrsrecht</div>
<div class=side><b>Anschrift</b>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<b>Sekretariat</b>Mo – Do 8.30 – 17.00 Uhr<br>Fr 8.30 – 13.00 Uhr<b>Telefon</b>${d.seller.telephone}<b>E-Mail</b>${d.seller.mail}<b>Geschäftskonto</b>${grouped(d.seller.iban)}<b>USt-IdNr.</b>${d.seller.vatId}<b>Aktenzeichen</b>${articleNumber(d.customerNumber, 3)}/${d.orderDate.slice(2, 4)} ha-kl<br>bitte stets angeben</div>
<div class=left><div class=from>Kanzlei ${d.seller.name}, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}</div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div style="text-align:right">${d.seller.town}, ${p.date(d.issueDate)}</div>
<div class=subject>Vergütungsberechnung Nr. ${d.number}<br>${d.buyer.name} ./. Nordstern Versicherung<br>wegen Forderung</div>
<div>Sehr geehrte Damen und Herren,</div><p style="margin:2mm 0">für meine Tätigkeit in der oben genannten Angelegenheit erlaube ich mir, gemäß § 10 RVG wie folgt abzurechnen. Die Leistung wurde im Zeitraum vom ${p.date(d.from)} bis ${p.date(d.until)} erbracht.</p></div>
<table class=fees>${p.lines((l) => row([l.description, `>${p.money(l.amount)}`])).join('')}<tr class=line><td>Zwischensumme netto<td class=r>${p.money(d.subtotal)}</tr>${row([`${p.number(d.taxes[0].rate)} % Umsatzsteuer, Nr. 7008 VV RVG`, `>${p.money(d.tax)}`])}<tr class="line${d.prepaid ? '' : ' end'}"><td>Gesamtbetrag<td class=r>${p.money(d.total)}</tr>${d.prepaid ? `${row([`abzüglich gezahlter Vorschuss vom ${p.date(d.orderDate)}`, `>- ${p.money(d.prepaid)}`])}<tr class="line end"><td>noch zu zahlen<td class=r>${p.money(d.amountDue)}</tr>` : ''}</table>
<p>Ich bitte um Ausgleich bis zum ${p.date(d.dueDate)} auf das nebenstehend genannte Geschäftskonto.</p><p>Mit freundlichen Grüßen</p><p style="margin-top:12mm">${d.seller.name}</p>`
    },
  },
  {
    name: 'de-glasfaser',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [7, 18],
      most: 0,
      isOnce: true,
      isInOrder: true,
      isBuyerPerson: true,
      days: [7, 10, 14],
      pools: inGermany(['Glasfaser', 'Netze', 'Telekommunikation', 'Stadtnetz'], ['GmbH', 'AG']),
      items: [
        [monthly[0], '', 46, 69],
        [monthly[1], '', 4, 9],
        [monthly[2], '', 5, 8],
        [monthly[3], '', 8, 15],
        [monthly[4], '', 12, 25],
        [monthly[5], '', 3, 6],
        ['Verbindungen in deutsche Mobilfunknetze', '', 0.3, 7],
        ['Verbindungen zu Service-Nummern 0180', '', 0.2, 3],
        ['Auslandsverbindungen Zone 1', '', 0.5, 12],
        ['Bereitstellung Anschluss', '', 40, 59],
        ['Technikereinsatz vor Ort', '', 49, 89],
      ],
      numbers: (random) => `${random.digits(4)} ${random.digits(4)} ${random.digits(2)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:9.5pt/1.35 "Roboto";margin:0;color:#222} .bar{background:#00694e;color:#fff;padding:5mm;font-size:15pt;font-weight:500} .two{display:flex;justify-content:space-between} .small{font-size:7pt;color:#666} .info{width:62mm;background:#eef5f2;padding:4mm;font-size:8.5pt} .info i{display:block;font-style:normal;color:#00694e;font-size:7.5pt;margin-top:2mm} h1{font-size:17pt;font-weight:400;color:#00694e;margin:8mm 0 2mm} h2{font-size:11.5pt;font-weight:500;margin:6mm 0 2mm} .over td{padding:5px 0;border-bottom:.5pt solid #bbb} .over .all td{font-size:12pt;font-weight:700;border-bottom:2pt solid #00694e} .pay{border:1pt solid #00694e;border-radius:3mm;padding:3mm 5mm;margin-top:8mm} .next{break-before:page} .list th{font-weight:500;font-size:8pt;text-align:left;color:#00694e;border-bottom:1pt solid #00694e;padding:3px 0} .list td{padding:4px 0;border-bottom:.3pt solid #ccc} .list .group td{font-weight:500;border:0;padding-top:10px} .foot{position:fixed;bottom:0;left:0;right:0;font-size:6.8pt;color:#555;border-top:.4pt solid #999;padding-top:2mm}',
    draw: (p) => {
      const { doc: d } = p
      const isMonthly = (description: string) => monthly.includes(description)
      const regular = d.lines.filter(({ description }) => isMonthly(description))
      const others = d.lines.filter(({ description }) => !isMonthly(description))
      const part = (title: string, lines: typeof regular) =>
        lines.length
          ? `<tr class=group><td colspan=4>${title}</tr>${lines.map((l) => row([l.description, lines === regular ? `${p.date(d.from)} – ${p.date(d.until)}` : '', `>${p.number(l.rate)} %`, `>${p.plain(l.amount)}`])).join('')}`
          : ''
      const short = (title: string, lines: typeof regular) =>
        lines.length ? row([title, `>${p.money(sumOf(lines))}`]) : ''
      return `<div class=bar>${d.seller.name}</div>
<div class=two style="margin-top:10mm"><div><div class=small>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</div><div style="margin-top:3mm">${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<div class=info><i style="margin:0">Kundennummer</i>${d.customerNumber}<i>Rechnungsnummer</i>${d.number}<i>Rechnungsdatum</i>${p.date(d.issueDate)}<i>Abrechnungszeitraum</i>${p.date(d.from)} – ${p.date(d.until)}<i>Fragen zur Rechnung?</i>Kundenservice ${d.seller.telephone}<br>${d.seller.site}</div></div>
<h1>Ihre Rechnung</h1><p>Guten Tag,<br>vielen Dank für Ihr Vertrauen. Hier finden Sie eine Übersicht Ihrer Kosten. Die einzelnen Leistungen stehen auf der folgenden Seite.</p>
<table class=over>${short('Monatliche Grundbeträge', regular)}${short('Verbindungen und einmalige Beträge', others)}${row(['Summe ohne Umsatzsteuer', `>${p.money(d.subtotal)}`])}${row([`Umsatzsteuer ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}<tr class=all><td>Zu zahlender Betrag<td class=r>${p.money(d.total)}</tr></table>
<div class=pay><b>So zahlen Sie</b><br>Bitte überweisen Sie den Betrag so, dass er spätestens am ${p.date(d.dueDate)} auf unserem Konto eingeht. Verwendungszweck: ${d.customerNumber}.<br>IBAN: ${grouped(d.seller.iban)}</div><p>Noch bequemer geht es mit dem SEPA-Lastschriftverfahren: Das Formular dafür liegt im Kundenportal für Sie bereit.</p>
<div class=next><div class=two><b>Rechnung ${d.number}</b><span>Kundennummer ${d.customerNumber}</span></div><h2>Ihre Leistungen im Einzelnen</h2><table class=list>${heading(['Leistung', 'Zeitraum', '>USt', '>Netto (€)'])}${part('Monatliche Grundbeträge', regular)}${part('Verbindungen und einmalige Beträge', others)}<tr><td colspan=3><b>Summe netto</b><td class=r><b>${p.plain(d.subtotal)}</b></tr></table><h2>Gut zu wissen</h2><p>Einwendungen gegen diese Rechnung können Sie innerhalb von acht Wochen nach Zugang erheben. Ihre Mindestvertragslaufzeit, den Stand Ihrer Kündigungsfrist und einen Einzelverbindungsnachweis finden Sie im Kundenportal. Bei Störungen erreichen Sie uns rund um die Uhr.</p></div>
<div class=foot>${d.seller.name}, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} | Amtsgericht ${d.seller.town} | USt-IdNr. ${d.seller.vatId} | ${d.seller.mail}</div>`
    },
  },
  {
    name: 'de-warensendung',
    plan: {
      country: 'DE',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [19, 7],
      lines: [1, 6],
      most: 3,
      isOnce: true,
      isGross: true,
      isBuyerPerson: true,
      allowance: 0.4,
      pools: inGermany(
        ['Spielzeit', 'Bücherstube', 'Familienwelt', 'Kinderreich'],
        ['GmbH', 'e.K.', 'UG (haftungsbeschränkt)', 'Versandhandel GmbH']
      ),
      items: [
        ['Holzeisenbahn Starter-Set 42-teilig', '', 34, 65],
        ['Laufrad 12 Zoll, petrol', '', 59, 110],
        ['Puzzle „Weltraum“ 500 Teile', '', 9, 17],
        ['Plüschtier Faultier 38 cm', '', 14, 25],
        ['Kinder-Regenjacke, Größe 116, gelb/marine gestreift', '', 24, 45],
        ['Bilderbuch „Der kleine Leuchtturm“ (gebunden)', '', 12, 18, 1],
        ['Erstlesebuch „Spuk im Hafen“, Band 3', '', 8, 11, 1],
        ['Wandkalender Bauernhof', '', 10, 16, 1],
      ],
      numbers: (random) => `${random.int(10, 98)}${random.digits(5)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:9pt "Open Sans";margin:0} .top{display:flex;justify-content:space-between;align-items:flex-start} .logo{width:17mm;height:17mm;border-radius:50%;background:#e4572e;color:#fff;font:bold 26pt "Open Sans";text-align:center;line-height:17mm} .own{text-align:right;font-size:8pt;line-height:1.5} h1{font-size:16pt;margin:12mm 0 3mm} .strip{background:#f1f1f1;margin-bottom:7mm} .strip th{font-size:7pt;font-weight:normal;color:#666;text-align:left;padding:6px 6px 0} .strip td{padding:0 6px 6px;font-weight:600} .items th{background:#444;color:#fff;font-size:7.5pt;font-weight:600;text-align:left;padding:5px 4px} .items td{padding:6px 4px;border-bottom:.4pt solid #ccc;vertical-align:top} .sums{width:88mm;margin:5mm 0 6mm auto} .sums td{padding:2px 4px} .sums .all td{border-top:1pt solid #444;border-bottom:1pt solid #444;font-weight:700;font-size:11pt;padding:5px 4px} .fine{font-size:8pt;color:#555} .ends{position:fixed;bottom:0;left:0;right:0;font-size:7pt;text-align:center;color:#666;line-height:1.5}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=top><div class=logo>:)</div><div class=own><b>${d.seller.name}</b><br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>${d.seller.site}<br>Service: ${d.seller.telephone}</div></div>
<div style="margin-top:14mm;line-height:1.45">${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>${d.buyer.country}</div>
<h1>Gutschrift zu Ihrer Retoure</h1><table class=strip>${row(['Gutschrift-Nr.', 'Gutschriftdatum', 'zu Rechnung', 'Bestellnummer', 'Kundennummer'], 'th')}${row([d.number, p.date(d.issueDate), d.earlier, d.orderNumber, d.customerNumber])}</table>
<p>Hallo ${d.buyer.name}, Ihre Rücksendung ist am ${p.date(d.deliveryDate)} bei uns eingetroffen. Wir schreiben Ihnen folgende Artikel gut:</p>
<table class=items>${heading(['Art.-Nr.', 'Artikel', '>Anzahl', '>MwSt.', '>Einzelpreis<br>inkl. MwSt.', '>Gesamt<br>inkl. MwSt.'])}${p.lines((l) => row([`KS${articleNumber(l.description, 5)}`, l.description, `>${p.number(l.quantity)}`, `>${p.number(l.rate)} %`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=sums>${d.allowance ? `${row(['Warenwert', `>${p.money(d.lineTotal)}`])}${row(['anteiliger Aktionsrabatt', `>-${p.money(d.allowance)}`])}` : ''}<tr class=all><td>Gutschriftbetrag<td class=r>${p.money(d.total)}</tr>${row(['Nettobetrag', `>${p.money(d.subtotal)}`])}${p.taxes((t) => row([`enthaltene MwSt. ${p.number(t.rate)} % auf ${p.money(t.base)}`, `>${p.money(t.amount)}`])).join('')}${row(['MwSt. gesamt', `>${p.money(d.tax)}`])}</table>
<p class=fine>Den Betrag erstatten wir in den nächsten Tagen über die Zahlungsart, die Sie bei der Bestellung gewählt haben. Sie müssen nichts weiter tun. Wurde die Bestellung mit einem Geschenkgutschein bezahlt, erhalten Sie einen neuen Code per E-Mail.</p>
<div class=ends>${d.seller.name} | ${d.seller.street} | ${d.seller.postCode} ${d.seller.town} | ${d.seller.mail}<br>USt-IdNr. ${d.seller.vatId} | Steuernummer ${d.seller.taxNumber} | LUCID-Registrierung liegt vor</div>`
    },
  },
  {
    name: 'de-malerbetrieb',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [7, 19],
      most: 24,
      isPart: true,
      isOnce: true,
      isInOrder: true,
      isBuyerPerson: true,
      prepaid: 0.65,
      allowance: 0.3,
      days: [7, 10, 14],
      pools: inGermany(
        ['Malerbetrieb', 'Maler & Lackierer', 'Raumgestaltung', 'Ausbau'],
        ['GmbH', 'e.K.', 'GbR', 'GmbH & Co. KG']
      ),
      items: [
        ['Baustelle einrichten, Böden und Möbel mit Folie abdecken', 'm²', 2, 5],
        ['Alte Raufasertapete entfernen, Untergrund reinigen', 'm²', 4, 8],
        ['Risse öffnen und mit Gewebe armieren', 'lfm', 7, 13],
        ['Wandflächen spachteln Q3 und schleifen', 'm²', 11, 19],
        ['Tiefgrund auftragen', 'm²', 2, 4],
        ['Malervlies kleben, glatt, 150 g', 'm²', 9, 15],
        ['Wände und Decken 2x streichen, Dispersionsfarbe weiß, Nassabrieb Klasse 2', 'm²', 7, 12],
        ['Akzentwand nach Farbkarte abgetönt', 'm²', 13, 22],
        ['Türblätter inkl. Zargen schleifen und lackieren', 'Stk', 95, 160],
        ['Heizkörper lackieren', 'Stk', 48, 85],
        ['Malergeselle, Regiearbeiten nach Aufwand', 'Std', 44, 58],
        ['Auszubildender, Regiearbeiten nach Aufwand', 'Std', 22, 32],
      ],
      numbers: (random, year) => `RE-${year}-${random.int(101, 989)}`,
    },
    style: { ...comma, date: (y, m, d) => `${Number(d)}.${Number(m)}.${y}` },
    css: 'body{font:10.5pt "Carlito";margin:0} .flag{display:flex;align-items:center;gap:5mm} .flag svg{flex:none} .flag div{font-size:9pt;color:#444} .flag b{font-size:17pt;color:#7a1f3d;display:block} .mid{display:flex;justify-content:space-between;margin:16mm 0 10mm} .mid .from{font-size:7.5pt;color:#555;text-decoration:underline;padding-bottom:2mm} .data{width:66mm} .data td{padding:1px 0} h1{font-size:15pt;margin:0 0 1mm} .job{margin-bottom:5mm} .work th{border-bottom:1.2pt solid #7a1f3d;text-align:left;padding:3px 0;font-size:9.5pt} .work td{padding:4px 0;vertical-align:top;border-bottom:.3pt dotted #888} .work tr{break-inside:avoid} .work th:nth-child(1){width:13mm} .work th:nth-child(2){width:22mm} .work th:nth-child(4),.work th:nth-child(5){width:21mm} .tot{width:84mm;margin:4mm 0 0 auto;break-inside:avoid} .tot td{padding:2px 0} .tot .big td{font-weight:bold;border-top:.8pt solid #7a1f3d} .bank{margin-top:6mm;break-inside:avoid} .cols{margin-top:9mm;border-top:.5pt solid #7a1f3d;padding-top:2mm;display:flex;justify-content:space-between;gap:3mm;font-size:7.6pt;break-inside:avoid}',
    draw: (p) => {
      const { doc: d } = p
      const wages = d.lines.filter(({ unit }) => unit === 'Std')
      return `<div class=flag><svg width=52 height=52><rect width=52 height=15 fill="#7a1f3d" /><rect x=22 y=15 width=8 height=14 fill="#999" /><rect x=19 y=29 width=14 height=23 rx=3 fill="#c9a227" /></svg><div><b>${d.seller.name}</b>Innen- und Außenanstriche · Tapezierarbeiten · Wärmedämmung</div></div>
<div class=mid><div><div class=from>${d.seller.name} • ${d.seller.street} • ${d.seller.postCode} ${d.seller.town}</div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<table class=data>${row(['Rechnungs-Nr.', `>${d.number}`])}${row(['Kunden-Nr.', `>${d.customerNumber}`])}${row(['Rechnungsdatum', `>${p.date(d.issueDate)}`])}${row(['Auftrag vom', `>${p.date(d.orderDate)}`])}${row(['Fertigstellung', `>${p.date(d.deliveryDate)}`])}${row(['Ihr Ansprechpartner', '>Herr Bäumer'])}</table></div>
<h1>${d.prepaid ? 'Schlussrechnung' : 'Rechnung'}</h1><div class=job>Bauvorhaben: Renovierung Erdgeschoss und Treppenhaus, ${d.buyer.street}, ${d.buyer.town}</div>
<table class=work>${heading(['Pos.', '>Menge', 'Leistung', '>EP in €', '>GP in €'])}${p.lines((l, at) => row([`01.${String(at + 1).padStart(2, '0')}`, `>${p.number(l.quantity, 2)} ${l.unit}`, l.description, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=tot>${d.allowance ? `${row(['Summe Leistungen', `>${p.plain(d.lineTotal)} €`])}${row(['abzgl. Nachlass', `>-${p.plain(d.allowance)} €`])}` : ''}${row(['Rechnungsbetrag netto', `>${p.plain(d.subtotal)} €`])}${row([`MwSt. ${p.number(d.taxes[0].rate)} %`, `>${p.plain(d.tax)} €`])}<tr class=big><td>Rechnungsbetrag brutto<td class=r>${p.plain(d.total)} €</tr>${d.prepaid ? `${row(['./. Abschlagszahlung (brutto)', `>-${p.plain(d.prepaid)} €`])}<tr class=big><td>Restforderung<td class=r>${p.plain(d.amountDue)} €</tr>` : ''}</table>
<div class=bank>Zahlbar ohne Abzug bis ${p.date(d.dueDate)}.${wages.length && !d.allowance ? ` Im Nettobetrag sind ${p.plain(sumOf(wages))} € Stundenlohnarbeiten enthalten (§ 35a EStG).` : ''} Privatpersonen sind verpflichtet, diese Rechnung zwei Jahre aufzubewahren (§ 14b Abs. 1 UStG).<p>Wir danken für Ihren Auftrag.</p></div>
<div class=cols><span>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</span><span>Telefon ${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}</span><span style="white-space:nowrap">Kreissparkasse<br>IBAN ${grouped(d.seller.iban)}</span><span>St.-Nr. ${d.seller.taxNumber}<br>Handwerkskammer-Nr. 20417</span></div>`
    },
  },
  {
    name: 'at-alpengasthof',
    plan: {
      country: 'AT',
      currency: 'EUR',
      rates: [10, 20, 0],
      lines: [6, 18],
      most: 5,
      isGross: true,
      isInOrder: true,
      isOnce: true,
      isBuyerPerson: true,
      prepaid: 0.6,
      pools: inAustria(
        ['Alpengasthof', 'Hotel', 'Landhaus', 'Naturhotel'],
        ['GmbH', 'KG', 'e.U.', 'GmbH & Co KG']
      ),
      items: [
        ['Nächtigung Doppelzimmer Südseite mit Halbpension', '', 148, 236],
        ['Nächtigung Kind 6–12 Jahre im Zustellbett', '', 45, 72],
        ['Nächtigung Einzelzimmer mit Frühstück', '', 79, 118],
        ['Ortstaxe pro Person und Nacht', '', 2.3, 3.5, 2],
        ['Hund pro Nacht', '', 12, 20],
        ['Restaurant Abendkarte', '', 18, 64],
        ['Jausenbrettl für 2 Personen', '', 19, 28],
        ['Kaiserschmarrn mit Zwetschkenröster', '', 13, 17],
        ['Zweigelt Reserve 0,75 l', '', 32, 48, 1],
        ['Bier vom Fass 0,5 l', '', 4.5, 6, 1],
        ['Minibar', '', 3, 12, 1],
        ['Massage 50 Minuten', '', 72, 96, 1],
        ['Garagenplatz pro Nacht', '', 10, 16, 1],
        ['Leihgebühr Rodel', '', 7, 12, 1],
      ],
      numbers: (random, year) => `${random.digits(4)}/${year}`,
    },
    style: {
      decimal: ',',
      thousands: '.',
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${d}.${m}.${y.slice(2)}`,
    },
    css: 'body{font:9.5pt/1.35 "URW Gothic";margin:0;color:#2b2b2b} .crest{text-align:center;color:#4b5d2a} .crest b{font:bold 19pt "C059"} .crest small{font-size:8pt;display:block;margin-top:1mm} .guest{margin:13mm 0 9mm;display:flex;justify-content:space-between} .stay td{padding:0 0 2px} .stay{width:auto} h1{font:italic 20pt "C059";font-variant-ligatures:none;margin:0 0 3mm;color:#4b5d2a} .folio th{font-size:8pt;text-align:left;border-bottom:.6pt solid #4b5d2a;padding:0 0 3px} .folio td{padding:3.5px 0} .folio .sum td{border-top:.6pt solid #4b5d2a;font-weight:bold} .folio .due td{font-size:11.5pt;font-weight:bold} .vat{width:95mm;margin-top:9mm;font-size:8.5pt} .vat th{text-align:left;font-weight:normal;border-bottom:.4pt solid #888} .vat tr:last-child td{border-top:.4pt solid #888} .bye{margin-top:9mm} .low{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.5pt;color:#4b5d2a}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=crest><b>${d.seller.name}</b><small>${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · ${d.seller.country} · Tel. ${d.seller.telephone}</small></div>
<div class=guest><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table class=stay>${row(['Zimmer', articleNumber(d.number, 3)])}${row(['Anreise', p.date(d.deliveryDate)])}${row(['Abreise', p.date(d.issueDate)])}${row(['Gästekonto', d.customerNumber])}${row(['Es bediente Sie', 'Rezeption / Vroni'])}</table></div>
<h1>Rechnung Nr. ${d.number}</h1><p style="margin:0 0 5mm">${d.seller.town}, am ${p.date(d.issueDate)}</p>
<table class=folio>${heading(['Leistung', '>Anzahl', '>à', '>MwSt.', '>Betrag'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.number(l.rate)} %`, `>${p.plain(l.amount)}`])).join('')}<tr class=sum><td colspan=4>Gesamtsumme inkl. MwSt.<td class=r>${p.money(d.total)}</tr>${d.prepaid ? `<tr><td colspan=4>Ihre Anzahlung vom ${p.date(d.orderDate)}, dankend erhalten<td class=r>- ${p.money(d.prepaid)}</tr><tr class=due><td colspan=4>Restbetrag<td class=r>${p.money(d.amountDue)}</tr>` : ''}</table>
<table class=vat>${heading(['MwSt.-Satz', '>Netto', '>MwSt.', '>Brutto'])}${p.taxes((t) => row([`${p.number(t.rate)} %`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`, `>${p.plain(t.base + t.amount)}`])).join('')}${row(['Summe', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
<p class=bye>Wir bedanken uns herzlich für Ihren Aufenthalt und freuen uns auf ein Wiedersehen!<br>Ihr Team vom Empfang</p>
<div class=low>${d.seller.name} · UID ${d.seller.vatId} · Bankverbindung: Raiffeisenbank, IBAN ${grouped(d.seller.iban)}<br>${d.seller.mail} · ${d.seller.site}</div>`
    },
  },
  {
    name: 'at-kassabeleg',
    plan: {
      country: 'AT',
      currency: 'EUR',
      kind: 'receipt',
      rates: [20, 10, 13],
      lines: [3, 10],
      most: 4,
      isGross: true,
      isOnce: true,
      pools: inAustria(
        ['Lagerhaus', 'Gartenmarkt', 'Hofladen', 'Grünwelt'],
        ['GmbH', 'eGen', 'OG', 'e.U.']
      ),
      items: [
        ['Blumenerde torffrei 40 l', '', 7, 11],
        ['Gartenschere Bypass', '', 18, 39],
        ['Rosendünger organisch 2,5 kg', '', 9, 14],
        ['Arbeitshandschuhe Gr. 9', '', 4, 9],
        ['Tontopf 24 cm', '', 6, 13],
        ['Apfelsaft naturtrüb 1 l', '', 2.5, 4],
        ['Kürbiskernöl g.g.A. 0,5 l', '', 12, 18, 1],
        ['Bergkäse 6 Monate 300 g', '', 5, 8, 1],
        ['Freilandeier 10 Stück', '', 3.5, 5, 1],
        ['Paradeiserpflanze veredelt', '', 3, 5, 2],
        ['Lavendel im 15er Topf', '', 5, 8, 2],
        ['Brennholz Buche Sack', '', 6, 9, 2],
      ],
      numbers: (random) => `${random.int(1, 4)}-${random.digits(6)}`,
    },
    style: { decimal: ',', thousands: '', date: dotted },
    page: '80mm 230mm',
    css: 'body{font:9.5pt/1.3 "Inconsolata";margin:0} .c{text-align:center} hr{border:0;border-top:1px dashed #000;margin:5px 0} td{padding:0;vertical-align:top} .all td{font-size:14pt;font-weight:bold;padding:3px 0} .vat{font-size:8.5pt} .vat th{font-weight:normal;text-align:left} .q td{padding-bottom:2px} svg{display:block;margin:3mm auto}',
    draw: (p) => {
      const { doc: d } = p
      const cells = Array.from({ length: 625 }, (_, at) => at)
        .filter(() => p.random.chance(0.48))
        .map((at) => `M${at % 25} ${Math.floor(at / 25)}h1v1h-1z`)
      const eye = (x: number, y: number) =>
        `<path fill="#fff" d="M${x} ${y}h7v7h-7z"/><path d="M${x} ${y}h7v7h-7zm1 1v5h5v-5z" fill-rule="evenodd"/><path d="M${x + 2} ${y + 2}h3v3h-3z"/>`
      return `<div class=c><b style="font-size:12.5pt">${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone}<br>UID-Nr. ${d.seller.vatId}</div><hr>
<table>${row(['Beleg-Nr.', `>${d.number}`])}${row(['Datum', `>${p.date(d.issueDate)}`])}${row(['Uhrzeit', `>${p.random.int(8, 17)}:${p.random.int(10, 59)}`])}${row(['Kassa 02', '>Bediener 7'])}</table><hr>
<table>${p.lines((l) => `<tr><td>${l.description}<td class=r>${p.plain(l.amount)}<td class=r>${p.number(l.rate)}%</tr><tr class=q><td colspan=3>&nbsp; ${p.number(l.quantity)} x ${p.plain(l.price)}</tr>`).join('')}</table><hr>
<table><tr class=all><td>SUMME EUR<td class=r>${p.plain(d.total)}</tr>${row(['Bankomatkarte', `>${p.plain(d.total)}`])}</table><hr>
<table class=vat>${heading(['MwSt', '>Netto', '>Steuer', '>Brutto'])}${p.taxes((t) => row([`${p.number(t.rate)}%`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`, `>${p.plain(t.base + t.amount)}`])).join('')}${row(['Ges.', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table><hr>
<div class=c>Vielen Dank für Ihren Einkauf!<br>Umtausch binnen 14 Tagen nur<br>mit Originalbeleg</div>
<svg width=96 height=96 viewBox="0 0 25 25"><path d="${cells.join('')}"/>${eye(0, 0)}${eye(18, 0)}${eye(0, 18)}</svg><div class=c style="font-size:7.5pt">Kassen-ID: LH-${articleNumber(d.seller.name, 4)}-02</div>`
    },
  },
]
