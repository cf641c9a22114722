import type { Family } from '../family.ts'
import { grouped, heading, monthsIn, row } from '../print.ts'

const months = monthsIn('DE')
const euro = {
  decimal: ',',
  thousands: '.',
  money: (plain: string) => `${plain} €`,
  date: (y: string, m: string, d: string) => `${d}.${m}.${y}`,
} as const

export const german: Family[] = [
  {
    name: 'de-din',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19, 7],
      lines: [2, 12],
      most: 40,
      allowance: 0.3,
      charge: 0.4,
      items: [
        ['Aktenordner breit, blau', 'Stück', 2, 6],
        ['Fachbuch Wärmetechnik', 'Stück', 20, 70, 1],
        ['Bürostuhl mit Armlehnen, höhenverstellbar, Bezug anthrazit', 'Stück', 120, 390],
        ['Kaffee, gemahlen 500 g', 'Pck', 5, 9, 1],
        ['Kopierpapier', 'Karton', 18, 35],
      ],
      numbers: (random, year) => `RE-${year}-${random.digits(4)}`,
    },
    style: euro,
    css: 'body{font:10pt "Liberation Sans"} .s{font-size:7pt;text-decoration:underline;margin-top:25mm} h1{font-size:13pt} .i{float:right;width:40%;margin-top:-18mm} th{border-bottom:1pt solid;text-align:left;font-weight:bold} td{padding:2px 0;vertical-align:top} .foot{position:fixed;bottom:0;display:flex;gap:12mm;font-size:7pt}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="text-align:right;font-size:16pt">${d.seller.name}</div><div class=s>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</div>
<p>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</p><table class=i>${row(['Rechnungsdatum', `>${p.date(d.issueDate)}`])}${row(['Lieferdatum', `>${p.date(d.deliveryDate)}`])}${row(['Kundennummer', `>${d.customerNumber}`])}</table>
<h1 style="clear:both">Rechnung Nr. ${d.number}</h1><p>Sehr geehrte Damen und Herren,<br>wir berechnen Ihnen unsere Lieferung wie folgt:</p>
<table>${heading(['Pos.', 'Bezeichnung', '>Menge', 'Einheit', '>Einzelpreis', '>USt.', '>Gesamtpreis'])}${p.lines((l, at) => row([at + 1, l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.money(l.price)}`, `>${p.number(l.rate)} %`, `>${p.money(l.amount)}`])).join('')}</table>
<table style="margin-top:8px">${row(['Summe Positionen', `>${p.money(d.lineTotal)}`])}${d.allowance ? row(['abzüglich Rabatt', `>-${p.money(d.allowance)}`]) : ''}${d.charge ? row(['zuzüglich Versandkosten', `>${p.money(d.charge)}`]) : ''}${row(['Nettobetrag', `>${p.money(d.subtotal)}`])}${p.taxes((t) => row([`Umsatzsteuer ${p.number(t.rate)} % auf ${p.money(t.base)}`, `>${p.money(t.amount)}`])).join('')}${row(['<b>Rechnungsbetrag</b>', `><b>${p.money(d.total)}</b>`])}</table>
<p>Zahlbar bis zum ${p.date(d.dueDate)} ohne Abzug.</p><div class=foot><span>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</span><span>Tel. ${d.seller.telephone}<br>${d.seller.mail}</span><span>USt-IdNr. ${d.seller.vatId}<br>Amtsgericht HRB 4711</span><span>IBAN ${grouped(d.seller.iban)}</span></div>`
    },
  },
  {
    name: 'de-handwerk',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [18, 60],
      most: 25,
      isPart: true,
      isBuyerPerson: true,
      prepaid: 0.6,
      items: [
        ['Fliesen verlegen, Format 30 x 60, im Dünnbett', 'm²', 35, 60],
        ['Untergrund grundieren und spachteln', 'm²', 6, 12],
        ['Silikonfuge', 'lfm', 4, 8],
        ['Altbelag entfernen und entsorgen einschließlich Deponiegebühr', 'm²', 14, 25],
        ['Facharbeiterstunde', 'Std.', 48, 62],
        ['Anfahrt', 'psch.', 35, 55],
      ],
      numbers: (random, year) => `${year.slice(2)}${random.digits(4)}`,
    },
    style: { ...euro, money: undefined },
    css: 'body{font:9pt "Carlito"} td,th{border-left:.5pt solid #555;border-right:.5pt solid #555;padding:4px;text-align:left;vertical-align:top} th{border:.5pt solid #555} .page{page-break-after:always} .n td{border:0;padding:1px}',
    draw: (p) => {
      const { doc: d } = p
      const rows = p.lines((l, at) => ({
        amount: l.amount,
        html: row([
          `0${1 + Math.floor(at / 9)}.${String(at + 1).padStart(3, '0')}`,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          l.description,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ]),
      }))
      const head = heading(['Pos', '>Menge', 'ME', 'Leistung', '>EP EUR', '>GP EUR'])
      const pages: string[] = []
      let carried = 0
      for (let at = 0; at < rows.length; at += 22) {
        const part = rows.slice(at, at + 22)
        const before = at ? row(['', '', '', 'Übertrag', '', `>${p.plain(carried)}`]) : ''
        carried += part.reduce((sum, { amount }) => sum + amount, 0)
        const isLast = at + 22 >= rows.length
        const after = isLast
          ? ''
          : row(['', '', '', 'Übertrag auf nächste Seite', '', `>${p.plain(carried)}`])
        pages.push(
          `${at ? `<small>Rechnung ${d.number} vom ${p.date(d.issueDate)}, Seite ${pages.length + 1}</small>` : ''}<table class="${isLast ? '' : 'page'}" style="border-bottom:.5pt solid">${head}${before}${part.map(({ html }) => html).join('')}${after}</table>`
        )
      }
      return `<table class=n>${row([`<b style="font-size:15pt">${d.seller.name}</b><br>Meisterbetrieb<br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>Telefon ${d.seller.telephone}`, `>Rechnungs-Nr.: ${d.number}<br>Datum: ${p.date(d.issueDate)}<br>Ausführung: ${p.date(d.from)} – ${p.date(d.until)}<br>Steuernummer: ${d.seller.taxNumber}`])}</table>
<p>Familie<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</p><p><b>RECHNUNG</b> Bauvorhaben Badsanierung</p>${pages.join('')}
<table class=n style="width:55%;margin-left:auto">${row(['Summe netto', '>EUR', `>${p.plain(d.subtotal)}`])}${row([`zzgl. ${p.number(d.taxes[0].rate)} % MwSt.`, '>EUR', `>${p.plain(d.tax)}`])}${row(['Gesamtsumme brutto', '>EUR', `>${p.plain(d.total)}`])}${d.prepaid ? row(['abzgl. Abschlagszahlung', '>EUR', `>-${p.plain(d.prepaid)}`]) : ''}${row(['<b>Noch zu zahlen</b>', '>EUR', `><b>${p.plain(d.amountDue)}</b>`])}</table><p>Fällig am ${p.date(d.dueDate)}. Bankverbindung: ${grouped(d.seller.iban)}</p>`
    },
  },
  {
    name: 'de-gutschrift',
    plan: {
      country: 'DE',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [19, 7],
      lines: [1, 5],
      most: 10,
      items: [
        ['Rücknahme Saftpresse', 'St', 40, 90],
        ['Bruchware Gläser', 'Kt', 12, 30],
        ['Preisdifferenz Honig 250 g', 'St', 2, 6, 1],
      ],
      numbers: (random) => `GS${random.digits(6)}`,
    },
    style: euro,
    css: 'body{font:10pt "Roboto"} .l{display:grid;grid-template-columns:60% 40%} th{text-align:left;background:#eee} td,th{padding:4px}',
    draw: (p) => {
      const { doc: d } = p
      return `<h1 style="font-size:20pt;color:#070">Gutschrift</h1><div class=l><div>An<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div>Beleg: ${d.number}<br>Belegdatum: ${p.date(d.issueDate)}<br>zu Rechnung: ${d.earlier}<br>vom: ${p.date(d.orderDate)}</div></div>
<table style="margin-top:20px">${heading(['Artikel', '>Anzahl', '>Preis', '>MwSt', '>Betrag'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.number(l.rate)}%`, `>${p.money(l.amount)}`])).join('')}</table><hr>
<table>${heading(['Steuersatz', '>Netto', '>Steuer', '>Brutto'])}${p.taxes((t) => row([`${p.number(t.rate)}%`, `>${p.money(t.base)}`, `>${p.money(t.amount)}`, `>${p.money(t.base + t.amount)}`])).join('')}${row(['Summe', `>${p.money(d.subtotal)}`, `>${p.money(d.tax)}`, `>${p.money(d.total)}`])}</table><p>Den Betrag erstatten wir auf Ihr Konto.</p><small>${d.seller.name}, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}, USt-ID ${d.seller.vatId}</small>`
    },
  },
  {
    name: 'de-arzt',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [0],
      lines: [3, 9],
      most: 2,
      isBuyerPerson: true,
      isSellerPerson: true,
      items: [
        ['Beratung, auch telefonisch', '', 10, 24],
        ['Untersuchung eines Organsystems', '', 14, 34],
        ['Blutentnahme', '', 4, 6],
        ['Ultraschall Abdomen', '', 30, 65],
        ['Ausführlicher Befundbericht', '', 12, 30],
      ],
      numbers: (random) => `${random.digits(3)}/${random.digits(5)}`,
    },
    style: { ...euro, money: (plain) => `EUR ${plain}` },
    css: 'body{font:10pt "P052"} th{text-align:left;border-bottom:.5pt solid} td{padding:2px 6px 2px 0}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="text-align:center"><b>${d.seller.name}</b><br>Fachärztin für Allgemeinmedizin<br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}</div><p style="margin-top:15mm">${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</p>
<div style="text-align:right">${d.seller.town}, den ${p.date(d.issueDate)}</div><p><b>Liquidation</b> – Rechnungsnummer ${d.number}</p><p>Für die Behandlung vom ${p.date(d.from)} bis ${p.date(d.until)} erlaube ich mir zu berechnen:</p>
<table>${heading(['Ziffer', 'Leistung', '>Anz.', '>Betrag'])}${p.lines((l, at) => row([at + 3, l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.amount)}`])).join('')}${row(['', '<b>Gesamtbetrag</b>', '', `><b>${p.money(d.total)}</b>`])}</table>
<p>Heilbehandlungen sind nach § 4 Nr. 14 UStG von der Umsatzsteuer befreit.<br>Bitte überweisen Sie bis ${p.date(d.dueDate)} auf das Konto ${d.seller.iban}.</p>`
    },
  },
  {
    name: 'de-hotel',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [7, 19],
      lines: [2, 7],
      most: 4,
      isGross: true,
      isBuyerPerson: true,
      prepaid: 0.5,
      items: [
        ['Übernachtung Doppelzimmer', '', 78, 140],
        ['Frühstücksbuffet', '', 12, 19, 1],
        ['Tiefgarage', '', 9, 16, 1],
        ['Minibar', '', 3, 14, 1],
      ],
      numbers: (random) => random.digits(6),
    },
    style: { ...euro, money: undefined, date: (y, m, d) => `${d}.${m}.${y.slice(2)}` },
    css: 'body{font:9.5pt "Lato"} th{text-align:left} th,td{padding:3px;border-bottom:.5pt solid #ccc}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="float:right;text-align:right">${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>${d.seller.site}</div><p style="margin-top:30mm">Gast<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</p>
<h3>Rechnung ${d.number}</h3><p>Anreise ${p.date(d.from)} · Abreise ${p.date(d.until)} · Zimmer 31 · Rechnungsdatum ${p.date(d.issueDate)}</p>
<table>${heading(['Datum', 'Leistung', '>Anzahl', '>Einzelpreis', '>Satz', '>Betrag EUR'])}${p.lines((l) => row([p.date(d.until), l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.number(l.rate)} %`, `>${p.plain(l.amount)}`])).join('')}${row(['', '<b>Gesamtbetrag</b>', '', '', '', `><b>${p.plain(d.total)}</b>`])}${d.prepaid ? row(['', 'Anzahlung', '', '', '', `>${p.plain(d.prepaid)}-`]) : ''}${row(['', 'Restbetrag', '', '', '', `>${p.plain(d.amountDue)}`])}</table>
<p>${p.taxes((t) => `${p.number(t.rate)} % MwSt: Netto ${p.plain(t.base)} Steuer ${p.plain(t.amount)} Brutto ${p.plain(t.base + t.amount)}`).join('<br>')}</p><small>USt-IdNr.: ${d.seller.vatId} · IBAN: ${grouped(d.seller.iban)}</small>`
    },
  },
  {
    name: 'de-kassenbon',
    page: '80mm 200mm',
    plan: {
      country: 'DE',
      currency: 'EUR',
      kind: 'receipt',
      rates: [19, 7],
      lines: [2, 10],
      most: 0,
      isGross: true,
      isBuyerPerson: true,
      items: [
        ['Vollmilch 1L', '', 1, 2, 1],
        ['Roggenbrot', '', 2, 4, 1],
        ['Spülmittel', '', 1, 3],
        ['Blumenerde 20L', '', 4, 9],
        ['Äpfel 1kg', '', 2, 4, 1],
        ['Batterien AA', '', 4, 8],
      ],
      numbers: (random) => random.digits(5),
    },
    style: { ...euro, money: undefined },
    css: 'body{font:9pt "Nimbus Mono PS";margin:0} center{margin-bottom:6px} td{padding:0}',
    draw: (p) => {
      const { doc: d } = p
      return `<center>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>UID Nr.: ${d.seller.vatId}</center><table>${row(['', '>EUR'])}${p.lines((l) => row([l.description, `>${p.plain(l.amount)} ${l.rate === 19 ? 'A' : 'B'}`])).join('')}</table>======================<table>${row(['<b>SUMME EUR</b>', `><b>${p.plain(d.total)}</b>`])}${row(['Geg. Girocard', `>${p.plain(d.total)}`])}</table><br>
<table>${row(['Steuer %', '>Netto', '>+ Steuer', '>= Brutto'])}${p.taxes((t) => row([`${t.rate === 19 ? 'A' : 'B'} ${p.number(t.rate)}%`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`, `>${p.plain(t.base + t.amount)}`])).join('')}</table><p>Datum: ${p.date(d.issueDate)} 17:05<br>Bon-Nr.: ${d.number} Kasse: 2</p><center>Vielen Dank für Ihren Einkauf</center>`
    },
  },
  {
    name: 'de-strom',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [2, 3],
      most: 2400,
      isBuyerPerson: true,
      prepaid: 1,
      items: [
        ['Arbeitspreis', 'kWh', 1, 1],
        ['Grundpreis', 'Tage', 1, 1],
        ['Messstellenbetrieb', 'Tage', 1, 1],
      ],
      numbers: (random) => `VR ${random.digits(3)} ${random.digits(6)}`,
    },
    style: euro,
    css: 'body{font:9.5pt "Open Sans"} .c{display:grid;grid-template-columns:65% 35%;gap:10px} .k{background:#eef;padding:8px} td{padding:3px 0}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=c><div><span style="font-size:15pt;color:#c60">${d.seller.name}</span><p style="font-size:7pt">${d.seller.name}, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}</p><p>Frau<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</p><h2>Ihre Stromrechnung</h2><p>Verbrauchsstelle: Hauptstraße 1, 12345 Neustadt</p></div>
<div class=k>Rechnungsnummer<br><b>${d.number}</b><br><br>Kundennummer<br><b>${d.customerNumber}</b><br><br>Datum<br><b>${p.date(d.issueDate)}</b><br><br>Abrechnungszeitraum<br><b>${p.date(d.from)} - ${p.date(d.until)}</b></div></div>
<table>${row(['Abrechnung', '>Menge', '>Preis', '>Betrag'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)} ${l.unit}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}${row(['Nettobetrag', '', '', `>${p.money(d.subtotal)}`])}${row([`Umsatzsteuer (${p.number(d.taxes[0].rate)} %)`, '', '', `>${p.money(d.tax)}`])}${row(['Bruttobetrag', '', '', `>${p.money(d.total)}`])}${row(['Ihre geleisteten Abschläge', '', '', `>- ${p.money(d.prepaid)}`])}${row(['<b>Nachzahlung</b>', '', '', `><b>${p.money(d.amountDue)}</b>`])}</table><p>Wir buchen den Betrag am ${p.date(d.dueDate)} von Ihrem Konto ab.</p>`
    },
  },
  {
    name: 'de-freiberufler',
    plan: {
      country: 'AT',
      buyerCountry: 'DE',
      currency: 'EUR',
      rates: [0],
      lines: [1, 3],
      most: 20,
      isPart: true,
      isSellerPerson: true,
      items: [
        ['Softwareentwicklung laut Auftrag', 'Stunden', 75, 120],
        ['Workshop vor Ort', 'Tage', 700, 1200],
        ['Dokumentation und Abschlussbericht', 'Stunden', 60, 90],
      ],
      numbers: (random, year) => `${year}/${random.digits(2)}`,
    },
    style: {
      ...euro,
      thousands: ' ',
      date: (y, m, d) => `${Number(d)}. ${months[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:11pt "EB Garamond";margin:10mm} ul{padding-left:14px}',
    draw: (p) => {
      const { doc: d } = p
      return `<p>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}, Österreich<br>UID: ${d.seller.vatId}</p><p style="margin-top:12mm">${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>Deutschland<br>USt-IdNr. ${d.buyer.vatId}</p><p style="text-align:right">${d.seller.town}, am ${p.date(d.issueDate)}</p>
<h2>Honorarnote ${d.number}</h2><table>${p.lines((l) => row([`${p.number(l.quantity)} ${l.unit}`, l.description, `>à ${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}${row(['', 'Summe netto', '', `>${p.money(d.subtotal)}`])}${row(['', 'Umsatzsteuer', '', `>${p.money(0)}`])}${row(['', '<b>Gesamtbetrag</b>', '', `><b>${p.money(d.total)}</b>`])}</table>
<p>Die Steuerschuld geht auf den Leistungsempfänger über (Reverse Charge).</p><p>Zahlungsziel: ${p.date(d.dueDate)}, IBAN ${grouped(d.seller.iban)}</p>`
    },
  },
]
