import type { Family } from '../family.ts'
import { sumOf, type Line } from '../make_document.ts'
import { euroAfter, grouped, heading, row, type Print } from '../print.ts'

/** The lines of a group with its heading and sum, as bills of quantities have them. */
function group(p: Print, title: string, own: Line[], draw: (line: Line) => string, sum: string) {
  if (!own.length) return ''
  return `<tr><td colspan=6><b>${title}</b></td></tr>${own.map(draw).join('')}<tr><td colspan=5 class=r>${sum}</td><td class=r>${p.plain(sumOf(own))}</td></tr>`
}

/** Invoices in English, German, Dutch and Polish with part payments, groups, retentions and carried-over sums. */
export const sumsNorth: Family[] = [
  {
    name: 'de-schlussrechnung',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [4, 8],
      isInOrder: true,
      isOnce: true,
      most: 60,
      isPart: true,
      prepaid: 0.8,
      items: [
        [
          'Oberboden abtragen, seitlich lagern und nach Abschluss der Arbeiten wieder andecken, Dicke bis 30 cm',
          'm²',
          3,
          9,
        ],
        ['Baugrube ausheben, Bodenklasse 3 bis 5, Aushub laden und abfahren', 'm³', 18, 42],
        ['Frostschutzschicht aus Schotter liefern, einbauen und verdichten', 'm³', 30, 55],
        ['Betonpflaster grau verlegen, einschließlich Bettung aus Splitt', 'm²', 28, 64],
        ['Randsteine setzen in Beton mit Rückenstütze', 'm', 19, 36],
        ['Stundenlohnarbeiten Facharbeiter', 'Std', 48, 66],
        ['Zulage für Passstücke an Schächten und Einbauten', 'St', 12, 30],
      ],
      numbers: (random, year) => `SR-${year}-${random.digits(4)}`,
    },
    style: { ...euroAfter, date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:9.5pt "Liberation Sans"} td{padding:2px 4px;vertical-align:bottom} td:first-child{vertical-align:top} th{border-bottom:1pt solid;text-align:left} .sum{width:62%;margin-left:auto;margin-top:10px}',
    draw: (p) => {
      const { doc: d } = p
      const lines = p.lines((line) => line)
      const half = Math.ceil(lines.length / 2)
      const draw = (at: number) => (l: Line) =>
        row([
          `0${at}.${10 + lines.indexOf(l)}`,
          l.description,
          `>${p.number(l.quantity, 2)} ${l.unit}`,
          '',
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      const first = Math.round(d.prepaid / 300) * 100
      return `<div style="font-size:15pt">${d.seller.name}</div><small>${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</small><p>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</p>
<table style="width:50%">${row(['Rechnungsdatum', p.date(d.issueDate)])}${row(['Auftrag vom', p.date(d.orderDate)])}${row(['Bauzeit', `${p.date(d.from)} – ${p.date(d.until)}`])}</table><h2>Schlussrechnung Nr. ${d.number}</h2>
<table>${heading(['OZ', 'Leistungsbeschreibung', '>Menge', '', '>EP in EUR', '>GP in EUR'])}${group(p, 'Titel 01 Erdarbeiten', lines.slice(0, half), draw(1), 'Summe Titel 01')}${group(p, 'Titel 02 Belagsarbeiten', lines.slice(half), draw(2), 'Summe Titel 02')}</table>
<table class=sum>${row(['Schlussrechnungssumme netto', `>${p.money(d.subtotal)}`])}${row(['zuzüglich 19 % MwSt', `>${p.money(d.tax)}`])}${row(['Schlussrechnungssumme brutto', `>${p.money(d.total)}`])}${d.prepaid ? `${row([`1. Abschlagszahlung vom ${p.date(d.orderDate)}`, `>-${p.money(first)}`])}${row([`2. Abschlagszahlung vom ${p.date(d.from)}`, `>-${p.money(d.prepaid - first)}`])}${row(['Summe der Abschlagszahlungen', `>-${p.money(d.prepaid)}`])}` : ''}${row(['<b>Noch zu zahlen</b>', `><b>${p.money(d.amountDue)}</b>`])}</table>
<p>Zahlbar ohne Abzug bis ${p.date(d.dueDate)} auf das Konto ${grouped(d.seller.iban)}. USt-IdNr. ${d.seller.vatId}</p>`
    },
  },
  {
    name: 'en-timesheet',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [3, 7],
      most: 9,
      isPart: true,
      isOnce: true,
      items: [
        ['Review of drainage drawings and mark-up of revision C', 'h', 70, 120],
        ['Site visit with the client, minutes written and circulated', 'h', 70, 120],
        ['Structural calculations for the roof beams of the east wing', 'h', 80, 140],
        ['Telephone conference', 'h', 70, 120],
        ['Preparation of tender documents, part 2', 'h', 70, 120],
        ['Coordination with planning authority', 'h', 70, 120],
        ['Travel', 'h', 30, 50],
      ],
      numbers: (random, year) => `${year.slice(2)}/${random.digits(4)}`,
    },
    style: {
      decimal: '.',
      thousands: ',',
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${d}-${m}-${y}`,
    },
    css: 'body{font:10pt "Carlito"} td,th{padding:2px 5px;text-align:left;vertical-align:top} .time td{border-top:.4pt dotted} .left{width:48%;margin-top:16px}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="display:flex;justify-content:space-between"><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>VAT no. ${d.seller.vatId}</div></div>
<h2>Invoice ${d.number}</h2><p>Dated ${p.date(d.issueDate)}, for professional services from ${p.date(d.from)} to ${p.date(d.until)}</p>
<table class=time>${heading(['When', 'Who', 'Work carried out', '>Time (h)', '>£ per h', '>Fee £'])}${p.lines((l, at) => row([p.date(d.from).slice(0, 5), ['TB', 'MK', 'JL'][at % 3], l.description, `>${p.number(l.quantity, 2)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=left>${row([p.money(d.subtotal), 'Fees for the period'])}${row([p.money(d.tax), 'Value added tax at 20%'])}${row([`<b>${p.money(d.total)}</b>`, '<b>Payable by you</b>'])}</table>
<p>Our terms are payment by ${p.date(d.dueDate)} to ${grouped(d.seller.iban)}.</p>`
    },
  },
  {
    name: 'en-us-retainage',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [8.25],
      lines: [3, 7],
      isOnce: true,
      most: 40,
      withheld: 10,
      prepaid: 0.7,
      items: [
        ['Demolition of existing partitions incl. haul-off', 'SF', 2, 6],
        ['Metal stud framing, 20 ga., 10 ft', 'LF', 9, 22],
        ['Drywall, level 4 finish', 'SF', 2, 5],
        ['Door hardware sets', 'EA', 120, 340],
        ['Electrical rough-in, second floor offices and corridor', 'LS', 800, 2400],
        ['Superintendent', 'HR', 60, 95],
        ['Scissor lift rental', 'DAY', 90, 180],
      ],
      numbers: (random) => `APP-${random.digits(5)}`,
    },
    style: {
      decimal: '.',
      thousands: ',',
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${m}/${d}/${y}`,
    },
    css: 'body{font:10pt "Liberation Sans Narrow","Liberation Sans"} th{background:#222;color:#fff;text-align:left;padding:3px} td{padding:3px} .grid td{border:.5pt solid #777} .s{width:55%;margin-left:auto}',
    draw: (p) => {
      const { doc: d } = p
      return `<table>${row([`<b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}`, `<h1>Progress Invoice</h1>Invoice # ${d.number}<br>Date: ${p.date(d.issueDate)}<br>Due: ${p.date(d.dueDate)}`])}</table>
<p>Bill to: <b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</p>
<table class=grid>${heading(['Item', '>Units', 'U/M', 'Scope of work', '>Unit cost', '>Extended'])}${p.lines((l, at) => row([at + 1, `>${p.number(l.quantity)}`, l.unit, l.description, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=s>${row(['Work completed this period', `>${p.money(d.subtotal)}`])}${row(['Sales tax (8.25%)', `>${p.money(d.tax)}`])}${row(['Gross billing', `>${p.money(d.total)}`])}${row(['Less 10% retainage', `>(${p.money(d.withheld)})`])}${d.prepaid ? row(['Less deposit applied', `>(${p.money(d.prepaid)})`]) : ''}${row(['<b>Current payment due</b>', `><b>${p.money(d.amountDue)}</b>`])}</table>
<p>Make checks payable to ${d.seller.name}.</p>`
    },
  },
  {
    name: 'nl-groothandel',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21, 9],
      lines: [10, 16],
      most: 24,
      prepaid: 0.5,
      items: [
        ['Koffiebonen espresso', 'kg', 11, 24, 1],
        ['Papieren bekers 200 ml wit', 'doos', 18, 39],
        ['Suikersticks', 'doos', 9, 20, 1],
        ['Schoonmaakazijn', 'fles', 1, 4],
        ['Handdoekrollen 2-laags, 6 stuks', 'pak', 14, 28],
        ['Havermelk barista', 'pak', 2, 4, 1],
        ['Thee assortiment', 'ds', 6, 15, 1],
      ],
      numbers: (random, year) => `${year}${random.digits(5)}`,
    },
    style: { decimal: ',', thousands: '.', date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:10pt "Liberation Serif"} th{text-align:left;border-bottom:1pt solid #040} td{padding:4px 3px} .next{break-before:page} .s{width:50%;margin:14px 0 0 auto}',
    draw: (p) => {
      const { doc: d } = p
      const lines = p.lines((line) => line)
      const half = Math.ceil(lines.length / 2)
      const head = heading([
        'Artikel',
        'Omschrijving',
        '>Aantal',
        '',
        '>BTW',
        '>Per stuk',
        '>Totaal',
      ])
      const draw = (l: Line, at: number) =>
        row([
          `A${1040 + 7 * at}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      const carried = `>${p.plain(sumOf(lines.slice(0, half)))}`
      return `<div class=r>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>BTW-nummer ${d.seller.vatId}</div><p>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</p>
<h3>Factuur ${d.number}</h3><p>Factuurdatum ${p.date(d.issueDate)} · Klantnummer ${d.customerNumber} · Geleverd ${p.date(d.deliveryDate)}</p>
<table>${head}${lines.slice(0, half).map(draw).join('')}${row(['', 'Over te brengen', '', '', '', '', carried])}</table>
<div class=next>${d.seller.name} – factuur ${d.number} – blad 2</div><table>${head}${row(['', 'Overgebracht van blad 1', '', '', '', '', carried])}${lines.slice(half).map(draw).join('')}</table>
<table class=s>${row(['Goederenbedrag', '', `>${p.plain(d.subtotal)}`])}${p.taxes((t) => row([`BTW ${p.number(t.rate)}%`, `>over ${p.plain(t.base)}`, `>${p.plain(t.amount)}`])).join('')}${row(['Factuurbedrag EUR', '', `>${p.plain(d.total)}`])}${d.prepaid ? row(['Reeds ontvangen voorschot', '', `>${p.plain(d.prepaid)}`]) : ''}${row(['<b>Nog te voldoen</b>', '', `><b>${p.plain(d.amountDue)}</b>`])}</table>
<p>Gelieve te betalen vóór ${p.date(d.dueDate)} op ${grouped(d.seller.iban)}.</p>`
    },
  },
  {
    name: 'de-getraenke',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19, 7],
      lines: [4, 10],
      most: 30,
      isOnce: true,
      items: [
        ['Mineralwasser Classic 12 x 0,7 l', 'Ka', 4, 9],
        ['Apfelschorle 20 x 0,5 l', 'Ka', 9, 15],
        ['Vollmilch haltbar 3,5 %', 'Pack', 9, 14, 1],
        ['Pils vom Fass 30 l', 'Fass', 68, 95],
        ['Pfand Kasten Mehrweg', 'St', 3, 4],
        ['Pfand Keg 30 l', 'St', 30, 31],
        ['Orangensaft Direktsaft 6 x 1 l', 'Ka', 10, 17],
        ['Sirup Holunder, ohne Zusatz von Farbstoffen', 'Fl', 4, 8, 1],
      ],
      numbers: (random) => `R${random.digits(7)}`,
    },
    style: { decimal: ',', thousands: '.', date: (y, m, d) => `${d}.${m}.${y.slice(2)}` },
    css: 'body{font:9pt "Liberation Mono"} td{padding:1px 4px;vertical-align:top} th{text-align:left;border-top:1pt solid;border-bottom:1pt solid} .two{display:flex;gap:30px;margin-top:12px;align-items:flex-start}',
    draw: (p) => {
      const { doc: d } = p
      const rates = p.taxes((t) => t.rate)
      const code = (rate: number) => 'AB'[rates.indexOf(rate)]
      return `<b>${d.seller.name}</b> ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<p>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</p>
<p>Rechnung ${d.number} vom ${p.date(d.issueDate)}, Lieferung ${p.date(d.deliveryDate)}, Kunde ${d.customerNumber}</p>
<table>${heading(['>Menge', 'Bezeichnung', 'Art.-Nr.', '>Preis', '>Betrag', ''])}${p.lines((l, at) => row([`>${p.number(l.quantity)} ${l.unit}`, l.description, `4${7011 + at * 13}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`, code(l.rate)])).join('')}</table>
<div class=two><table style="width:60%">${heading(['', '>MwSt-Satz', '>Netto', '>MwSt', '>Brutto'])}${p.taxes((t) => row([code(t.rate), `>${p.number(t.rate, 1)} %`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`, `>${p.plain(t.base + t.amount)}`])).join('')}</table>
<table style="width:40%">${row(['Warenwert', `>${p.plain(d.subtotal)}`])}${row(['MwSt', `>${p.plain(d.tax)}`])}${row(['<b>Zahlbetrag EUR</b>', `><b>${p.plain(d.total)}</b>`])}</table></div>
<p>Der Betrag wird am ${p.date(d.dueDate)} abgebucht. USt-ID ${d.seller.vatId}</p>`
    },
  },
  {
    name: 'pl-serwis',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 8],
      lines: [2, 6],
      isOnce: true,
      most: 10,
      prepaid: 0.6,
      items: [
        ['Naprawa pompy ciepła z wymianą sprężarki i uzupełnieniem czynnika', 'usł.', 400, 1900],
        ['Przegląd roczny instalacji', 'usł.', 180, 420, 1],
        ['Filtr powietrza G4 592x592', 'szt.', 20, 66],
        ['Dojazd', 'km', 2, 4],
        ['Czujnik temperatury zewnętrznej', 'szt.', 60, 140],
        ['Roboczogodzina serwisanta', 'h', 120, 190, 1],
      ],
      numbers: (random, year) => `${random.digits(3)}/S/${year}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:8.5pt "DejaVu Sans"} .grid td,.grid th{border:.5pt solid;padding:3px} .two{display:flex;gap:18px;margin-top:12px;align-items:flex-start}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=r>${d.seller.town}, ${p.date(d.issueDate)}</div><h2>FAKTURA nr ${d.number}</h2>
<table>${row(['<b>Wykonawca</b>', '<b>Zleceniodawca</b>'])}${row([`${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIP ${d.seller.vatId}`, `${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}`])}</table><br>
<table class=grid>${heading(['Lp', 'Wyszczególnienie', '>Cena jedn.', '>Ilość / j.m.', '>Wartość bez podatku', '>Stawka', '>Podatek', '>Wartość z podatkiem'])}${p.lines((l, at) => row([at + 1, l.description, `>${p.plain(l.price)}`, `>${p.number(l.quantity)} ${l.unit}`, `>${p.plain(l.amount)}`, `>${p.number(l.rate)}%`, `>${p.plain(Math.round((l.amount * l.rate) / 100))}`, `>${p.plain(l.amount + Math.round((l.amount * l.rate) / 100))}`])).join('')}</table>
<div class=two><table class=grid style="width:55%">${p.taxes((t) => row([`Stawka ${p.number(t.rate)}%`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`, `>${p.plain(t.base + t.amount)}`])).join('')}${row(['<b>Ogółem</b>', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
<table style="width:45%">${row(['Wartość faktury', `>${p.plain(d.total)} zł`])}${d.prepaid ? row(['Wpłacona zaliczka', `>${p.plain(d.prepaid)} zł`]) : ''}${row(['<b>Pozostaje do zapłaty</b>', `><b>${p.plain(d.amountDue)} zł</b>`])}</table></div>
<p>Płatne przelewem do ${p.date(d.dueDate)}, konto ${grouped(d.seller.iban)}</p>`
    },
  },
]
