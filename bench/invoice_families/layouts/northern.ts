import type { Family } from '../family.ts'
import { grouped, heading, row } from '../print.ts'

const dutch =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(
    ' '
  )
const polish =
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'.split(
    ' '
  )
const euro = {
  decimal: ',',
  thousands: '.',
  money: (plain: string) => `€ ${plain}`.replace('€ -', '-€ '),
  date: (y: string, m: string, d: string) => `${d}-${m}-${y}`,
} as const
const zloty = {
  decimal: ',',
  thousands: ' ',
  date: (y: string, m: string, d: string) => `${d}.${m}.${y}`,
} as const

export const northern: Family[] = [
  {
    name: 'nl-verlegd',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [0],
      lines: [1, 6],
      most: 40,
      isPart: true,
      items: [
        ['Inhuur monteur', 'uur', 42, 60],
        ['Steigerhuur', 'week', 120, 260],
        ['Afvoer bouwafval, inclusief stortkosten en transport', 'm3', 35, 60],
      ],
      numbers: (random, year) => `${year}.${random.digits(4)}`,
    },
    style: euro,
    css: 'body{font:10pt "Lato"} th{text-align:left;border-bottom:1pt solid #08a;color:#08a} td{padding:3px 0}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="text-align:right;color:#08a;font-size:17pt">${d.seller.name}</div><div style="text-align:right;font-size:8pt">${d.seller.street} | ${d.seller.postCode} ${d.seller.town} | KvK 12345678 | BTW ${d.seller.vatId}</div><p>${d.buyer.name}<br>t.a.v. de administratie<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>BTW-nummer: ${d.buyer.vatId}</p><h3>Factuur</h3><table style="width:55%">${row(['Factuurnummer', d.number])}${row(['Factuurdatum', p.date(d.issueDate)])}${row(['Vervaldatum', p.date(d.dueDate)])}${row(['Project', 'Renovatie kade'])}</table><br>
<table>${heading(['Omschrijving', '>Aantal', '>Tarief', '>Bedrag'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)} ${l.unit}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}${row(['', '', '>Subtotaal', `>${p.money(d.subtotal)}`])}${row(['', '', '>BTW verlegd', `>${p.money(d.tax)}`])}${row(['', '', '><b>Totaal te betalen</b>', `><b>${p.money(d.total)}</b>`])}</table><p>Gelieve het bedrag over te maken op ${grouped(d.seller.iban)}.</p>`
    },
  },
  {
    name: 'nl-webwinkel',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21, 9],
      lines: [1, 8],
      most: 5,
      isGross: true,
      isBuyerPerson: true,
      charge: 0.5,
      allowance: 0.4,
      items: [
        ['Fietstas dubbel, waterdicht', '', 35, 80],
        ['Kookboek', '', 15, 30, 1],
        ['Regenpak maat L', '', 40, 75],
        ['Losse thee 100 gram', '', 5, 9, 1],
      ],
      numbers: (random) => `W${random.digits(6)}`,
    },
    style: { ...euro, date: (y, m, d) => `${Number(d)} ${dutch[Number(m) - 1]} ${y}` },
    css: 'body{font:9.5pt "Roboto"} .t{display:flex;justify-content:space-between;border-bottom:3pt solid #e40;padding-bottom:6px} td,th{padding:4px 0;text-align:left}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=t><b style="font-size:16pt">${d.seller.site.replace('www.', '')}</b><span>FACTUUR</span></div><div style="display:flex;gap:60px;margin:14px 0"><div><b>Factuuradres</b><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div>Factuurnr. ${d.number}<br>Factuurdatum ${p.date(d.issueDate)}<br>Bestelnummer ${d.orderNumber}<br>Besteld op ${p.date(d.orderDate)}</div></div>
<table>${heading(['Aantal', 'Artikel', '>Btw', '>Prijs incl.', '>Totaal incl.'])}${p.lines((l) => row([`${p.number(l.quantity)} x`, l.description, `>${p.number(l.rate)}%`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table><hr><table style="width:55%;margin-left:auto">${d.allowance ? row(['Korting', `>-${p.plain(d.allowance)}`]) : ''}${d.charge ? row(['Verzendkosten', `>${p.plain(d.charge)}`]) : ''}${row(['<b>Totaal inclusief btw</b>', `><b>${p.money(d.total)}</b>`])}${p.taxes((t) => row([`Waarvan ${p.number(t.rate)}% btw`, `>${p.money(t.amount)}`])).join('')}${row(['Totaal exclusief btw', `>${p.money(d.subtotal)}`])}</table>
<p style="font-size:8pt">${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · KvK 87654321 · Btw-id ${d.seller.vatId} · IBAN ${grouped(d.seller.iban)}</p>`
    },
  },
  {
    name: 'nl-zzp',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21, 9],
      lines: [1, 5],
      most: 24,
      isPart: true,
      isSellerPerson: true,
      prepaid: 0.3,
      items: [
        ['Fotografie bedrijfsreportage', 'uur', 60, 110],
        ['Reiskosten', 'km', 1, 1],
        ['Optreden', 'stuk', 200, 450, 1],
        ['Nabewerking', 'uur', 45, 70],
      ],
      numbers: (random, year) => `F${year}${random.digits(3)}`,
    },
    style: euro,
    css: 'body{font:10.5pt "EB Garamond"} .g{display:grid;grid-template-columns:1fr 1fr} td,th{padding:3px;text-align:left;border-bottom:.5pt solid #ccc}',
    draw: (p) => {
      const { doc: d } = p
      return `<h1 style="font-weight:400">${d.seller.name}</h1><div class=g><div>Aan:<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>${d.seller.mail}<br>BTW-nr ${d.seller.vatId}</div></div><p>Factuur: ${d.number}<br>Datum: ${p.date(d.issueDate)}<br>Uiterlijk betalen op: ${p.date(d.dueDate)}</p><table>${heading(['Werkzaamheden', '>Hoeveelheid', '>Prijs', '>BTW', '>Totaal'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)} ${l.unit}`, `>${p.money(l.price)}`, `>${p.number(l.rate)}%`, `>${p.money(l.amount)}`])).join('')}</table>
<p class=r>Totaal excl. BTW: ${p.money(d.subtotal)}<br>${p.taxes((t) => `BTW ${p.number(t.rate)}% over ${p.money(t.base)}: ${p.money(t.amount)}`).join('<br>')}<br>Totaal incl. BTW: ${p.money(d.total)}<br>${d.prepaid ? `Aanbetaling: -${p.money(d.prepaid)}<br>` : ''}<b>Te betalen: ${p.money(d.amountDue)}</b></p><p>Rekening ${grouped(d.seller.iban)}</p>`
    },
  },
  {
    name: 'pl-faktura',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 8, 5],
      lines: [2, 20],
      most: 60,
      prepaid: 0.3,
      items: [
        ['Kostka brukowa szara', 'm2', 35, 60],
        ['Książka dla dzieci', 'szt.', 20, 45, 2],
        ['Montaż okna z obróbką tynkarską', 'szt.', 150, 320, 1],
        ['Cement 25 kg', 'szt.', 14, 22],
        ['Transport', 'usł.', 80, 200],
      ],
      numbers: (random, year) => `FV/${random.int(1, 400)}/${random.int(1, 12)}/${year}`,
    },
    style: zloty,
    css: 'body{font:8.5pt "DejaVu Sans"} td,th{border:.5pt solid #444;padding:2px 3px} th{background:#eee} .n td{border:0} .g{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin:8px 0}',
    draw: (p) => {
      const { doc: d } = p
      const tax = (base: number, rate: number) => Math.round((base * rate) / 100)
      return `<div class=r>${d.seller.town}, dnia ${p.date(d.issueDate)}</div><h2>Faktura VAT nr ${d.number}</h2><div>Data sprzedaży: ${p.date(d.deliveryDate)}<br>Termin płatności: ${p.date(d.dueDate)}</div><div class=g><div><b>Sprzedawca</b><br>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIP ${d.seller.vatId}</div><div><b>Nabywca</b><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIP ${d.buyer.vatId}</div></div>
<table>${heading(['Lp.', 'Nazwa towaru lub usługi', 'J.m.', '>Ilość', '>Cena netto', '>Wartość netto', '>VAT %', '>Kwota VAT', '>Wartość brutto'])}${p.lines((l, at) => row([at + 1, l.description, l.unit, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`, `>${p.number(l.rate)}`, `>${p.plain(tax(l.amount, l.rate))}`, `>${p.plain(l.amount + tax(l.amount, l.rate))}`])).join('')}</table><table style="width:60%;margin:6px 0 0 auto">${heading(['Stawka', '>Netto', '>VAT', '>Brutto'])}${p.taxes((t) => row([`${p.number(t.rate)}%`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`, `>${p.plain(t.base + t.amount)}`])).join('')}${row(['<b>Razem</b>', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
${d.prepaid ? `<p>Zapłacono: ${p.plain(d.prepaid)} PLN</p>` : ''}<p><b>Do zapłaty: ${p.plain(d.amountDue)} PLN</b><br>Nr konta: ${grouped(d.seller.iban.slice(2))}</p>`
    },
  },
  {
    name: 'pl-korekta',
    plan: {
      country: 'PL',
      currency: 'PLN',
      kind: 'corrected',
      rates: [23],
      lines: [1, 5],
      most: 10,
      items: [
        ['Zwrot: regał metalowy', 'szt.', 120, 260],
        ['Korekta ceny farby białej', 'szt.', 30, 80],
        ['Zwrot: drabina', 'szt.', 150, 300],
      ],
      numbers: (random, year) => `KOR ${random.int(1, 90)}/${year}`,
    },
    style: { ...zloty, money: (plain) => `${plain} zł`, date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:9.5pt "Liberation Sans"} td,th{padding:4px;text-align:left;border-bottom:.5pt solid #999}',
    draw: (p) => {
      const { doc: d } = p
      return `<table><tr><td><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIP: ${d.seller.vatId}</td><td class=r>Faktura korygująca<br><b>${d.number}</b><br>do faktury ${d.earlier}<br>Data wystawienia: ${p.date(d.issueDate)}</td></tr></table><p>Nabywca:<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</p><p>Przyczyna korekty: zmiana ilości</p><table>${heading(['Nazwa', '>Ilość', '>Cena', '>Wartość'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)} ${l.unit}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table><table style="width:50%;margin-left:auto">${row(['Wartość netto', `>${p.money(d.subtotal)}`])}${row([`VAT ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${row(['Wartość brutto', `>${p.money(d.total)}`])}</table><p>Termin płatności ${p.date(d.dueDate)}</p>`
    },
  },
  {
    name: 'pl-proforma',
    plan: {
      country: 'PL',
      currency: 'PLN',
      kind: 'proforma',
      rates: [23],
      lines: [1, 6],
      most: 12,
      lineDiscount: 0.3,
      items: [
        ['Biurko narożne dębowe', 'szt.', 400, 900],
        ['Lampa stojąca', 'szt.', 120, 260],
        ['Dostawa i wniesienie', 'usł.', 80, 160],
      ],
      numbers: (random, year) => `PRO/${year}/${random.digits(3)}`,
    },
    style: {
      ...zloty,
      money: (plain) => `${plain} zł`,
      date: (y, m, d) => `${Number(d)} ${polish[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10pt "Lato"} td,th{padding:4px;text-align:left} thead th{border-top:2pt solid #639;border-bottom:1pt solid #639}',
    draw: (p) => {
      const { doc: d } = p
      return `<h1 style="color:#639">Faktura pro forma</h1><p>Numer: ${d.number} &nbsp; Data wystawienia: ${p.date(d.issueDate)} &nbsp; Ważna do: ${p.date(d.dueDate)}</p><table><tr><td>Wystawca:<br>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIP ${d.seller.vatId}</td><td>Zamawiający:<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</td></tr></table><table>${heading(['Towar', '>Ilość', '>Cena jedn.', '>Rabat', '>Netto'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${l.discount}%`, `>${p.plain(l.amount)}`])).join('')}</table><p class=r>Suma netto: ${p.money(d.subtotal)}<br>Podatek VAT ${p.number(d.taxes[0].rate)}%: ${p.money(d.tax)}<br><b>Razem do zapłaty: ${p.money(d.total)}</b></p><p>Konto: ${grouped(d.seller.iban)}</p>`
    },
  },
  {
    name: 'pl-uslugi',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 8],
      lines: [1, 8],
      most: 15,
      items: [
        ['Sprzątanie biura', 'godz.', 35, 60],
        ['Mycie okien', 'szt.', 12, 25],
        ['Pielęgnacja zieleni', 'godz.', 45, 80, 1],
        ['Wywóz odpadów', 'kurs', 150, 300, 1],
      ],
      numbers: (random, year) => `${random.int(1, 250)}/${year}/U`,
    },
    style: { ...zloty, money: (plain) => `${plain} PLN`, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:9.5pt "Roboto"} .h{background:#e8f0e8;padding:10px;display:grid;grid-template-columns:1fr 1fr 1fr} td,th{padding:4px;text-align:left}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=h><div><b>FAKTURA</b><br>${d.number}</div><div>Wystawiono<br>${p.date(d.issueDate)}</div><div>Płatne do<br>${p.date(d.dueDate)}</div></div><p>${d.seller.name}, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}, NIP ${d.seller.vatId}</p><p>dla<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIP ${d.buyer.vatId}</p><table>${heading(['Usługa', '>Ilość', 'Jm', '>Cena netto', '>Stawka VAT', '>Wartość netto'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price)}`, `>${p.number(l.rate)}%`, `>${p.plain(l.amount)}`])).join('')}</table><hr><table>${row(['', 'Netto', 'VAT', 'Brutto'])}${p.taxes((t) => row([`${p.number(t.rate)}%`, p.plain(t.base), p.plain(t.amount), p.plain(t.base + t.amount)])).join('')}${row(['Ogółem', p.money(d.subtotal), p.money(d.tax), p.money(d.total)])}</table><p>Nr rachunku ${grouped(d.seller.iban)}</p>`
    },
  },
]
