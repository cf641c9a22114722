import type { Family } from '../family.ts'
import pools from '../everyday_pools.json' with { type: 'json' }
import { baseOf, taxOf } from '../everyday_parts.ts'
import { sumOf } from '../make_document.ts'
import { grouped, heading, row } from '../print.ts'

const french =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')
const euro = {
  decimal: ',',
  thousands: '.',
  money: (plain: string) => `${plain} €`,
  date: (y: string, m: string, d: string) => `${d}/${m}/${y}`,
} as const

/** Families in the other languages that were written after the reader was trained. */
export const everydayContinental: Family[] = [
  {
    name: 'fr-couvreur',
    plan: {
      country: 'FR',
      pools,
      currency: 'EUR',
      rates: [20, 10],
      isOnce: true,
      lines: [2, 10],
      most: 30,
      isPart: true,
      allowance: 0.25,
      prepaid: 0.6,
      days: [15, 30],
      items: [
        ['Dépose de l’ancienne couverture et évacuation en décharge', 'm²', 18, 35, 1],
        ['Fourniture et pose de tuiles mécaniques terre cuite', 'm²', 48, 85, 1],
        ['Laine de verre 200 mm, déroulée en combles', 'm²', 14, 26, 1],
        ['Remplacement de gouttière zinc développé 33', 'ml', 38, 62, 1],
        ['Location d’échafaudage, montage et démontage compris', 'j', 60, 110],
        ['Fourniture chauffe-eau thermodynamique 250 l', 'u', 150, 390],
        ['Main-d’œuvre qualifiée', 'h', 42, 55, 1],
        ['Déplacement', 'forf.', 25, 60],
        ['Traitement hydrofuge de la toiture', 'm²', 9, 17, 1],
        ['Pose de fenêtre de toit 78 x 98, raccord compris', 'u', 290, 390, 1],
        ['Évacuation des gravats, benne 8 m³', 'u', 240, 380],
      ],
      numbers: (random, year) =>
        `${year.slice(2)}${random.pick(['02', '06', '10'])}-${random.digits(2)}`,
    },
    style: { ...euro, thousands: ' ' },
    css: 'body{font:9pt "Carlito",sans-serif} .d{border:1pt solid #444;border-radius:6px;padding:8px 12px} .o th{background:#dcdcdc;border:.5pt solid #444;padding:3px;font-size:8pt;-webkit-print-color-adjust:exact} .o td{border-left:.5pt solid #444;border-right:.5pt solid #444;padding:3px 5px;vertical-align:top} .o{border-bottom:.5pt solid #444} .q td,.q th{border:.5pt solid #444;padding:2px 5px} .p{margin-top:10mm;font-size:7pt;text-align:center;color:#444;border-top:.5pt solid #444}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="display:grid;grid-template-columns:1fr 1fr;gap:14mm"><div><b style="font-size:14pt">${d.seller.name}</b><br>Couverture – Zinguerie – Isolation<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Port. ${d.seller.telephone}<br>${d.seller.mail}</div><div style="padding-top:18mm"><div class=d>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div></div>
<p><b style="font-size:12pt">FACTURE</b> &nbsp; n° <b>${d.number}</b> &nbsp; établie le <b>${p.date(d.issueDate)}</b><br>Suivant devis ${d.orderNumber} accepté le ${p.date(d.orderDate)} – Chantier : maison d’habitation, versant nord</p>
<table class=o>${heading(['N°', 'Désignation des travaux', 'U', 'Qté', 'P.U. H.T.', 'T.V.A.', 'Montant H.T.'])}${p.lines((l, at) => row([at + 1, l.description, l.unit, `>${p.number(l.quantity, 2)}`, `>${p.plain(l.price)}`, `>${p.number(l.rate, 1)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<div style="display:grid;grid-template-columns:1fr 1fr;gap:14mm;margin-top:6mm;align-items:start;break-inside:avoid"><table class=q>${row(['Taux', '>Base H.T.', '>T.V.A.'], 'th')}${p.taxes((t) => row([`${p.number(t.rate, 1)} %`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])).join('')}</table>
<table class=q>${d.allowance ? row(['Total brut', `>${p.money(d.lineTotal)}`]) + row(['Remise commerciale', `>${p.money(-d.allowance)}`]) : ''}${row(['Total H.T.', `>${p.money(d.subtotal)}`])}${row(['Total T.V.A.', `>${p.money(d.tax)}`])}${row(['<b>Total T.T.C.</b>', `><b>${p.money(d.total)}</b>`])}${d.prepaid ? row(['Acompte à la commande', `>${p.money(-d.prepaid)}`]) + row(['<b>Reste dû</b>', `><b>${p.money(d.amountDue)}</b>`]) : ''}</table></div>
<p>Règlement par chèque ou virement avant le ${p.date(d.dueDate)}.<br>IBAN ${grouped(d.seller.iban)}<br><small>Pas d’escompte pour paiement anticipé. Indemnité forfaitaire pour frais de recouvrement : 40 €.</small></p>
<div class=p>${d.seller.name} – SIRET ${d.seller.vatId.slice(4)} 00021 – N° TVA intracommunautaire ${d.seller.vatId}<br>Assurance décennale MAAF n° ${p.random.digits(9)} – France métropolitaine</div>`
    },
  },
  {
    name: 'fr-herboristerie',
    plan: {
      country: 'FR',
      pools,
      currency: 'EUR',
      rates: [20, 5.5],
      isOnce: true,
      lines: [1, 8],
      most: 4,
      isGross: true,
      isBuyerPerson: true,
      charge: 0.6,
      items: [
        ['Tisane « Nuit douce » 50 g', '', 6, 11, 1],
        ['Rooibos vanille, vrac 100 g', '', 7, 12, 1],
        ['Miel de lavande 500 g', '', 9, 15, 1],
        ['Théière en fonte 0,8 L', '', 39, 72],
        ['Huile de massage à l’arnica', '', 11, 19],
        ['Savon d’Alep 200 g', '', 5, 9],
        ['Coffret découverte, 6 infusions', '', 18, 29, 1],
      ],
      numbers: (random, year) => `FA${year.slice(2)}${random.digits(6)}`,
    },
    style: {
      ...euro,
      thousands: ' ',
      date: (y, m, d) => `${Number(d)} ${french[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9pt "Lato",sans-serif} .g{display:grid;grid-template-columns:1fr 48mm;gap:8mm} .s{background:#eef3e8;padding:10px;font-size:8pt;min-height:180mm;-webkit-print-color-adjust:exact} .s b{display:block;margin-top:10px;color:#55702f} th{text-align:left;color:#55702f;border-bottom:1pt solid #55702f;font-size:8pt} td{padding:5px 0;border-bottom:.5pt solid #ddd;vertical-align:top} h1{font-weight:300;color:#55702f}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=g><div><h1>Merci pour votre commande</h1><table>${heading(['Produit', '>Prix TTC', '>Qté', '>Total TTC'])}${p.lines((l) => row([l.description, `>${p.money(l.price)}`, `>${p.number(l.quantity)}`, `>${p.money(l.amount)}`])).join('')}${d.charge ? row(['Livraison Colissimo', '', '', `>${p.money(d.charge)}`]) : ''}${row(['<b>Montant réglé TTC</b>', '', '', `><b>${p.money(d.total)}</b>`])}</table>
<p style="margin-top:10mm">Détail de la TVA</p><table style="width:75%">${heading(['Taux', '>HT', '>TVA'])}${p.taxes((t) => row([`${p.number(t.rate)} %`, `>${p.money(t.base)}`, `>${p.money(t.amount)}`])).join('')}${row(['Ensemble', `>${p.money(d.subtotal)}`, `>${p.money(d.tax)}`])}</table><p>Payé par carte bancaire le ${p.date(d.orderDate)}.<br>Vous disposez de 14 jours pour changer d’avis.</p></div>
<div class=s><span style="font-size:13pt">Facture</span><b>Numéro</b>${d.number}<b>Date</b>${p.date(d.issueDate)}<b>Commande</b>${d.orderNumber}<b>Adresse de facturation</b>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<b>Expédition</b>Point relais Tabac de la Gare<b>Vendeur</b>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>${d.seller.mail}<br>TVA ${d.seller.vatId}</div></div>`
    },
  },
  {
    name: 'it-cortesia',
    plan: {
      country: 'IT',
      pools,
      currency: 'EUR',
      rates: [22, 10],
      isOnce: true,
      lines: [2, 16],
      most: 50,
      lineDiscount: 0.35,
      days: [30, 60, 90],
      items: [
        ['Raccordo a T ottone 1/2"', 'PZ', 3, 9],
        ['Tubo multistrato 20x2 rotolo', 'MT', 1, 3],
        ['Collettore modulare 4 vie', 'PZ', 28, 64],
        ['Guanti da lavoro nitrile tg. 9', 'PA', 2, 5],
        ['Caldaia a condensazione 24 kW', 'PZ', 310, 390, 1],
        ['Silicone acetico trasparente', 'PZ', 3, 7],
        ['Valvola di zona motorizzata 3/4"', 'PZ', 48, 95],
        ['Contributo trasporto', 'NR', 8, 20],
        ['Guarnizioni assortite, conf. 100 pz', 'CF', 6, 14],
        ['Nastro in PTFE 12 mm x 12 m', 'PZ', 1, 2],
        ['Vaso espansione 18 l', 'PZ', 31, 58],
        ['Miscelatore lavabo cromato', 'PZ', 55, 140],
        ['Isolante per tubi spessore 9', 'MT', 1, 2],
        ['Chiave a cricchetto 1/2" 72 denti', 'PZ', 34, 79],
        ['Radiatore in acciaio 22/600 x 1000', 'PZ', 110, 210, 1],
        ['Disco da taglio inox 125x1', 'PZ', 1, 3],
      ],
      numbers: (random) => `${random.int(12, 2400)}/FE`,
    },
    style: { ...euro, money: (plain) => `€ ${plain}` },
    css: 'body{font:8.5pt "Liberation Sans",sans-serif} .m td{border:.5pt solid #000;padding:2px 6px;vertical-align:top;height:8mm} .m i{display:block;font-size:6pt;color:#333;font-style:normal} .r2{border:.5pt solid #000;margin:6px 0} .r2 th{font-size:7pt;border-bottom:.5pt solid #000;text-align:left;padding:2px 4px} .r2 td{padding:2px 4px}',
    draw: (p) => {
      const { doc: d } = p
      const box = (label: string, value: string) => `<td><i>${label}</i>${value}</td>`
      return `<div style="display:flex;justify-content:space-between;margin-bottom:6mm"><div><b style="font-size:13pt">${d.seller.name}</b><br>${d.seller.street} – ${d.seller.postCode} ${d.seller.town}<br>C.F. e P.IVA ${d.seller.vatId} – R.E.A. ${d.customerNumber}<br>Tel. ${d.seller.telephone} – PEC ${d.seller.mail}</div><div style="width:75mm">Spett.le<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<table class=m><tr>${box('TIPO DOCUMENTO', 'Fattura (copia di cortesia)')}${box('N. DOCUMENTO', `<b>${d.number}</b>`)}${box('DEL', `<b>${p.date(d.issueDate)}</b>`)}${box('COD. CLIENTE', d.customerNumber)}${box('PAG.', '1')}</tr><tr>${box('PARTITA IVA CLIENTE', d.buyer.vatId)}${box('CODICE DESTINATARIO', `M5U${p.random.digits(4)}`)}${box('RIF. D.D.T.', p.date(d.deliveryDate))}${box('VS. ORDINE', d.orderNumber)}${box('VALUTA', 'EUR')}</tr></table>
<table class=r2>${heading(['CODICE', 'DESCRIZIONE', 'UM', '>QUANTITÀ', '>PREZZO', '>SC.%', '>IMPORTO', '>IVA'])}${p.lines((l, at) => row([`${p.random.pick(['RC', 'TB', 'VZ'])}${4010 + at * 7}`, l.description, l.unit, `>${p.number(l.quantity, 2)}`, `>${p.plain(l.price)}`, `>${l.discount ? p.number(l.discount, 1) : ''}`, `>${p.plain(l.amount)}`, `>${p.number(l.rate)}`])).join('')}</table>
<div style="display:grid;grid-template-columns:3fr 2fr;gap:4mm;align-items:start;break-inside:avoid"><table class=r2>${heading(['IVA %', '>IMPONIBILE', '>IMPOSTA'])}${p.taxes((t) => row([p.number(t.rate), `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])).join('')}</table><table class=r2>${row(['Tot. imponibile', `>${p.plain(d.subtotal)}`])}${row(['Tot. imposta', `>${p.plain(d.tax)}`])}${row(['<b>TOTALE FATTURA</b>', `><b>${p.money(d.total)}</b>`])}</table></div>
<table class=m><tr>${box('MODALITÀ DI PAGAMENTO', 'Bonifico bancario')}${box('IBAN', d.seller.iban)}${box('SCADENZA', p.date(d.dueDate))}</tr></table>
<p style="font-size:6.5pt">Copia priva di validità ai fini fiscali: l’originale è stato trasmesso al Sistema di Interscambio. Contributo CONAI assolto ove dovuto. La merce viaggia a rischio del committente.</p>`
    },
  },
  {
    name: 'es-fotografa',
    plan: {
      country: 'ES',
      pools,
      currency: 'EUR',
      rates: [21],
      isOnce: true,
      lines: [1, 5],
      most: 8,
      isSellerPerson: true,
      withheld: 7,
      days: [15, 30],
      items: [
        ['Reportaje fotográfico de producto (media jornada)', '', 180, 320],
        ['Retoque digital por imagen', '', 8, 22],
        ['Alquiler de plató', '', 90, 160],
        ['Cesión de derechos de uso, dos años', '', 120, 300],
        ['Asistencia de maquillaje y estilismo', '', 110, 190],
        ['Kilometraje y aparcamiento', '', 15, 45],
      ],
      numbers: (random, year) => `F${year.slice(2)}-${random.digits(3)}`,
    },
    style: { ...euro, date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:10pt "Lato",sans-serif;margin:0 6mm} .h{display:flex;justify-content:space-between;border-bottom:4pt solid #e2725b;padding-bottom:8px} .q{display:flex;gap:14mm;margin:8mm 0} .q span{color:#e2725b;font-size:8pt;text-transform:uppercase;display:block} th{font-size:8pt;text-align:left;font-weight:normal;color:#777} td{padding:6px 0;border-top:.5pt solid #ccc}',
    draw: (p) => {
      const { doc: d } = p
      const [tax] = d.taxes
      return `<div class=h><div style="font-size:19pt;font-weight:300">${d.seller.name}<br><span style="font-size:9pt">fotografía comercial</span></div><div style="font-size:24pt;font-weight:300;color:#e2725b">factura</div></div>
<div class=q><div><span>Núm.</span>${d.number}</div><div><span>Emitida el</span>${p.date(d.issueDate)}</div><div><span>Pagadera hasta</span>${p.date(d.dueDate)}</div><div><span>Facturar a</span>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>${d.buyer.vatId}</div></div>
<table>${heading(['>Uds.', 'Trabajo realizado', '>Tarifa', '>Subtotal'])}${p.lines((l) => row([`>${p.number(l.quantity)}`, l.description, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<table style="width:50%;margin:8mm 0 0 auto">${row(['Suma sin impuestos', `>${p.money(d.subtotal)}`])}${row([`+ I.V.A. ${p.number(tax.rate)}%`, `>${p.money(d.tax)}`])}${row(['– I.R.P.F. 7%', `>${p.money(d.withheld)}`])}${row(['<b>A pagar</b>', `><b>${p.money(d.amountDue)}</b>`])}</table>
<p style="margin-top:20mm;font-size:8pt;color:#555">${d.seller.name} | NIF ${d.seller.vatId} | ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} | ${d.seller.mail}<br>Ingreso en cuenta ${grouped(d.seller.iban)}</p>`
    },
  },
  {
    name: 'nl-creditnota',
    plan: {
      country: 'NL',
      pools,
      currency: 'EUR',
      kind: 'creditNote',
      rates: [21, 9],
      isOnce: true,
      lines: [1, 7],
      most: 24,
      items: [
        ['Frituurolie zonnebloem, bag-in-box', 'ds', 21, 38, 1],
        ['Statiegeld krat', 'krt', 3, 5],
        ['Bierglazen 25 cl', 'doos', 14, 30],
        ['Oude kaas geraspt 2,5 kg', 'zak', 19, 29, 1],
        ['Servetten 33x33 wit, 2-laags', 'pak', 3, 8],
        ['Koffiebonen huismelange 1 kg', 'zak', 11, 18, 1],
        ['Vaatwastabletten professioneel', 'emmer', 24, 45],
        ['Appelsap troebel 6 x 1 l', 'tray', 9, 15, 1],
        ['Bakpapier op rol 57 cm', 'rol', 8, 14],
      ],
      numbers: (random) => `CN${random.digits(7)}`,
    },
    style: {
      ...euro,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${d}-${m}-${y}`,
    },
    css: 'body{font:9pt "Open Sans",sans-serif} .k{background:#0b3d4f;color:#fff;padding:8px 12px;display:flex;justify-content:space-between;-webkit-print-color-adjust:exact} dl{display:grid;grid-template-columns:36mm 1fr;margin:0} dd{margin:0} th{text-align:left;border-bottom:1pt solid #0b3d4f;padding:3px 0} td{padding:3px 0}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=k><b style="font-size:14pt">${d.seller.name}</b><span style="font-size:14pt">CREDITNOTA</span></div>
<div style="display:grid;grid-template-columns:1fr 1fr;gap:10mm;margin:10mm 0"><dl><dt>Nummer</dt><dd>${d.number}</dd><dt>Datum</dt><dd>${p.date(d.issueDate)}</dd><dt>Debiteurnr.</dt><dd>${d.customerNumber}</dd><dt>Betreft factuur</dt><dd>${d.earlier}</dd><dt>Retour ontvangen</dt><dd>${p.date(d.deliveryDate)}</dd></dl><div>${d.buyer.name}<br>Crediteurenadministratie<br>${d.buyer.street}<br>${d.buyer.postCode} &nbsp;${d.buyer.town}</div></div>
<table>${heading(['Artikel', 'Omschrijving', '>Aantal', 'Eh.', '>Stuksprijs', '>Bedrag', '>Btw%'])}${p.lines((l) => row([p.random.digits(6), l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`, `>${p.number(l.rate)}`])).join('')}</table><br>
<table style="border-top:1pt solid #0b3d4f">${row(['Btw-tarief', '>Grondslag', '>Btw-bedrag', '>Incl. btw'], 'th')}${p.taxes((t) => row([`${p.number(t.rate)}%`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`, `>${p.plain(t.base + t.amount)}`])).join('')}${row(['Totaal', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `><b>${p.money(d.total)}</b>`])}</table>
<p>Reden: breuk of verkeerde levering. Dit bedrag ontvangt u van ons terug of wordt verrekend met openstaande posten.</p>
<p style="font-size:7.5pt;margin-top:25mm">${d.seller.street}, ${d.seller.postCode} ${d.seller.town} &nbsp; T ${d.seller.telephone} &nbsp; KvK ${p.random.digits(8)}<br>BTW-id ${d.seller.vatId} &nbsp; Rabobank ${grouped(d.seller.iban)}</p>`
    },
  },
  {
    name: 'pl-przedplata',
    plan: {
      country: 'PL',
      pools,
      currency: 'PLN',
      kind: 'proforma',
      rates: [23, 8],
      isOnce: true,
      lines: [2, 9],
      most: 16,
      lineDiscount: 0.3,
      charge: 0.4,
      days: [3, 7],
      items: [
        ['Sterownik PLC, 14 wejść', 'szt.', 190, 390],
        ['Wkrętarka akumulatorowa 18 V', 'szt.', 240, 390],
        ['Przewód YDYp 3x2,5 biały', 'mb', 4, 9],
        ['Czujnik ruchu zewnętrzny IP54', 'szt.', 45, 110],
        ['Montaż okna w lokalu mieszkalnym', 'usł.', 120, 260, 1],
        ['Zestaw wierteł do metalu', 'kpl.', 35, 99],
        ['Kołki rozporowe 8 mm, 100 sztuk', 'op.', 9, 22],
        ['Rozdzielnica natynkowa 24-modułowa', 'szt.', 85, 160],
        ['Szkolenie stanowiskowe', 'godz.', 110, 190],
        ['Wyłącznik różnicowoprądowy 40 A / 30 mA', 'szt.', 99, 180],
      ],
      numbers: (random, year) => `PF/${random.int(1, 340)}/${year}`,
    },
    style: {
      decimal: ',',
      thousands: ' ',
      money: (plain) => `${plain} zł`,
      date: (y, m, d) => `${y}-${m}-${d}`,
    },
    css: 'body{font:8.5pt "DejaVu Sans",sans-serif} .t{text-align:center;font-size:14pt;font-weight:bold;margin:6mm 0 1mm} .b{display:grid;grid-template-columns:26mm 1fr;border:.5pt solid #888;margin-bottom:3mm} .b>div{padding:5px 8px} .b>div:first-child{background:#eee;-webkit-print-color-adjust:exact} .l td,.l th{border:.5pt solid #888;padding:3px 4px;font-size:8pt} .l th{background:#eee;-webkit-print-color-adjust:exact}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="display:flex;justify-content:space-between"><b style="font-size:12pt;color:#b3261e">${d.seller.site}</b><div style="text-align:right">${d.seller.town}, ${p.date(d.issueDate)}</div></div><div class=t>Faktura pro forma ${d.number}</div><div style="text-align:center;margin-bottom:5mm">Zamówienie ${d.orderNumber} · Ważna do: ${p.date(d.dueDate)} · Zapłata: przedpłata przelewem</div>
<div class=b><div>Wystawca</div><div>${d.seller.name}, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>NIP ${d.seller.vatId}, tel. ${d.seller.telephone}<br>Konto: ${grouped(d.seller.iban)}</div></div><div class=b><div>Zamawiający</div><div>${d.buyer.name}<br>${d.buyer.street}, ${d.buyer.postCode} ${d.buyer.town}<br>NIP ${d.buyer.vatId}</div></div>
<table class=l>${heading(['Lp.', 'Towar / usługa', 'J.m.', 'Ilość', 'Cena netto', 'Rabat', 'Stawka VAT', 'Wartość netto'])}${p.lines((l, at) => row([at + 1, l.description, l.unit, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${l.discount ? `${p.number(l.discount)}%` : '–'}`, `>${p.number(l.rate)}%`, `>${p.plain(l.amount)}`])).join('')}</table>${d.charge ? `<p class=r>Koszt dostawy kurierem (netto): ${p.plain(d.charge)}</p>` : '<br>'}
<table class=l style="width:60%;margin-left:auto">${row(['VAT', '>Netto', '>Podatek', '>Brutto'], 'th')}${p.taxes((t) => row([`${p.number(t.rate)}%`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`, `>${p.plain(t.base + t.amount)}`])).join('')}${row(['Suma', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
<p class=r style="font-size:12pt">Kwota do wpłaty: <b>${p.money(d.amountDue)}</b></p><p style="font-size:7pt">Dokument nie jest fakturą w rozumieniu ustawy o VAT. Fakturę końcową wystawimy po zaksięgowaniu wpłaty.</p>`
    },
  },
  {
    name: 'pt-armazem',
    plan: {
      country: 'PT',
      pools,
      currency: 'EUR',
      rates: [23, 13, 6],
      lines: [4, 56],
      most: 36,
      lineDiscount: 0.25,
      days: [30, 60],
      items: [
        ['Arroz carolino saco 5 kg', 'SC', 5, 9, 2],
        ['Azeite virgem extra 75 cl', 'GRF', 5, 12, 2],
        ['Vinho tinto Dão reserva', 'GRF', 4, 14, 1],
        ['Água mineral 1,5 L pack 6', 'PCK', 2, 4, 1],
        ['Detergente loiça 5 L', 'BID', 6, 14],
        ['Rolo papel cozinha industrial', 'UN', 4, 9],
        ['Bacalhau graúdo 1.ª', 'KG', 11, 19, 2],
        ['Refrigerante laranja lata 33 cl, tabuleiro 24', 'TAB', 9, 16],
        ['Queijo flamengo barra', 'KG', 6, 10, 2],
        ['Guardanapos 2 folhas', 'CX', 12, 26],
        ['Atum em óleo vegetal 120 g', 'UN', 1, 2, 2],
        ['Batata palha 500 g', 'UN', 2, 4],
        ['Polvo congelado T4', 'KG', 9, 15, 2],
        ['Café em grão lote especial 1 kg', 'UN', 11, 18],
        ['Sumo de pêssego 20 cl vidro', 'GRD', 8, 14],
        ['Copo descartável 20 cl, manga 100', 'MNG', 2, 5],
        ['Ovos classe M, 15 dúzias', 'CX', 22, 34, 2],
        ['Espumante bruto 75 cl', 'GRF', 6, 12, 1],
        ['Lixívia tradicional 4 L', 'BID', 3, 5],
        ['Película aderente 300 m', 'RL', 5, 9],
      ],
      numbers: (random, year) => `FT ${year}A${random.pick(['1', '3'])}/${random.digits(4)}`,
    },
    style: {
      ...euro,
      thousands: ' ',
      money: (plain) => `${plain} EUR`,
      date: (y, m, d) => `${d}-${m}-${y}`,
    },
    css: 'body{font:8pt "Liberation Sans",sans-serif} .c th{font-size:7pt;background:#d9d9d9;text-align:left;padding:2px 4px;-webkit-print-color-adjust:exact} .c td{padding:2px 4px} .c{margin:4mm 0} .w{border:1pt solid #000;padding:6px;font-size:11pt;display:flex;justify-content:space-between}',
    draw: (p) => {
      const { doc: d } = p
      const gross = d.lines.reduce((sum, { price, quantity }) => sum + price * (quantity ?? 1), 0)
      const less = gross - sumOf(d.lines)
      return `<div style="display:grid;grid-template-columns:1fr 1fr"><div><b style="font-size:12pt">${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone}<br>N.º Contribuinte ${d.seller.vatId} · Capital social 50 000 EUR</div><div style="padding-top:20mm">Ex.mo(s) Sr.(s)<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<p style="font-size:11pt"><b>Fatura</b> ${d.number} <span style="font-size:8pt">Original · ATCUD: JF${p.random.digits(2)}KTRW-${p.random.digits(4)}</span></p>
<table class=c>${heading(['Data doc.', 'Data venc.', 'N.º cliente', 'V/N.º contribuinte', 'Requisição', 'Moeda'])}${row([p.date(d.issueDate), p.date(d.dueDate), d.customerNumber, d.buyer.vatId, d.orderNumber, 'EUR'])}</table>
<table class=c>${heading(['Artigo', 'Descrição', '>Qtd.', 'Un.', '>Pr. unit.', '>Desc.', '>IVA', '>Valor'])}${p.lines((l) => row([p.random.digits(5), l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.plain(l.price)}`, `>${p.number(l.discount, 1)}`, `>${p.number(l.rate)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<div style="display:grid;grid-template-columns:1fr 1fr;gap:6mm;align-items:start;break-inside:avoid"><table class=c>${heading(['Taxa', '>Incidência', '>Imposto'])}${p.taxes((t) => row([`${p.number(t.rate)}%`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])).join('')}</table><div><table class=c>${less ? row(['Mercadoria', `>${p.plain(gross)}`]) + row(['Descontos', `>${p.plain(-less)}`]) : ''}${row(['Valor líquido', `>${p.plain(d.subtotal)}`])}${row(['IVA', `>${p.plain(d.tax)}`])}</table><div class=w><b>Total</b><b>${p.money(d.total)}</b></div></div></div>
<p>Transferência para o IBAN ${d.seller.iban}<br>Os bens foram colocados à disposição do adquirente em ${p.date(d.deliveryDate)}. Processado por programa certificado n.º ${p.random.digits(4)}/AT</p>`
    },
  },
]
