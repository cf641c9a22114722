import type { Family } from '../family.ts'
import { comma, dotted, grouped, heading, monthsIn, point, row, slashed } from '../print.ts'

const frenchMonths = monthsIn('FR')
const dutchMonths = monthsIn('NL')
const englishMonths = monthsIn('GB').map((month) => month.slice(0, 3))

/** Families whose parties, numbers and dates stand in unusual places. */
export const unusualPlaces: Family[] = [
  {
    name: 'en-catering-slip',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20, 0],
      lines: [2, 6],
      most: 90,
      items: [
        ['Two course lunch, term time', 'meals', 3, 5, 1],
        ['Breakfast club', 'sessions', 4, 6, 1],
        ['Hall hire, evening', 'hours', 25, 48],
        ['Buffet for governors', 'heads', 7, 14],
      ],
      days: [14, 28, 30],
      numbers: (random) => `SL${random.digits(6)}`,
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${Number(d)} ${englishMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10pt "Liberation Serif"} .top{text-align:center;border-bottom:3px double #333} .two{display:flex;justify-content:space-between;margin:14px 0} th{text-align:left;background:#eee} .slip{border-top:1px dashed #000;margin-top:30px;font-size:9pt}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=top><div style="font-size:17pt;letter-spacing:2px">${d.seller.name}</div><div>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}</div><div>Tel ${d.seller.telephone} &nbsp; ${d.seller.mail} &nbsp; VAT Reg No ${d.seller.vatId}</div></div>
<div class=two><div>FAO Accounts Payable<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><table>${row(['Our ref', d.number])}${row(['Your ref', d.orderNumber])}${row(['Account', d.customerNumber])}${row(['Date / tax point', p.date(d.issueDate)])}${row(['Pay by', p.date(d.dueDate)])}</table></div></div>
<h3 style="text-align:center">SALES INVOICE</h3><table>${heading(['Details', '>Units', '>Each', '>VAT %', '>Net'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.number(l.rate)}`, `>${p.money(l.amount)}`])).join('')}</table>
<table style="width:40%;margin-left:auto">${row(['Net', `>${p.money(d.subtotal)}`])}${row(['VAT', `>${p.money(d.tax)}`])}${row(['<b>To pay</b>', `><b>${p.money(d.total)}</b>`])}</table>
<div class=slip><b>Remittance advice</b> – please return with your payment<table>${row(['From', d.buyer.name, 'Reference', d.number])}${row(['To', d.seller.name, 'Amount', p.money(d.total)])}${row(['Sort code 20-11-43', 'Account 30918273', 'IBAN', grouped(d.seller.iban)])}</table></div>`
    },
  },
  {
    name: 'en-us-freight',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [0],
      lines: [2, 5],
      most: 0,
      items: [
        ['Linehaul, dry van', '', 400, 2900],
        ['Fuel surcharge', '', 60, 420],
        ['Liftgate at delivery', '', 45, 95],
        ['Detention, two hours', '', 80, 180],
      ],
      isOnce: true,
      days: [15, 30],
      numbers: (random) => `${random.int(4, 8)}${random.digits(6)}`,
    },
    style: { ...point, money: (plain) => `$${plain}`, date: (y, m, d) => `${m}/${d}/${y}` },
    css: 'body{font:9pt "Liberation Sans"} .g td{border:1px solid #000;vertical-align:top;padding:3px 6px} .g small{display:block;font-size:6.5pt;color:#444} .l td,.l th{border-bottom:1px solid #bbb;padding:4px}',
    draw: (p) => {
      const { doc: d } = p
      const cell = (label: string, value: string) => `<small>${label}</small>${value}`
      return `<table><tr><td style="font-size:20pt"><b>FREIGHT BILL</b></td><td class=r><b>${d.seller.name}</b><br>P.O. Box 4418<br>${d.seller.town} ${d.seller.postCode}<br>${d.seller.telephone}</td></tr></table>
<table class=g><tr><td>${cell('PRO NUMBER', d.earlier)}</td><td>${cell('INVOICE NO.', d.number)}</td><td>${cell('INVOICE DATE', p.date(d.issueDate))}</td><td>${cell('SHIP DATE', p.date(d.deliveryDate))}</td><td>${cell('DUE DATE', p.date(d.dueDate))}</td></tr></table>
<table class=g><tr><td>${cell('SHIPPER', 'Ridgeway Packaging Plant 3<br>Dock 11<br>Toledo, OH 43604')}</td><td>${cell('CONSIGNEE', 'Lakeland Cold Storage<br>2100 Industrial Pkwy<br>Madison, WI 53718')}</td><td>${cell('BILL TO', `${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}`)}</td></tr></table>
<table class=l style="margin-top:12px">${heading(['Description of charges', '>Amount'])}${p.lines((l) => row([l.description, `>${p.money(l.amount)}`])).join('')}<tr><td><b>TOTAL CHARGES – PAY THIS AMOUNT</b></td><td class=r><b>${p.money(d.total)}</b></td></tr></table><p>Remit to ${d.seller.name}, Lockbox 77120. Claims within 9 months. Tax ID ${d.seller.vatId}</p>`
    },
  },
  {
    name: 'de-zahnarzt',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [0],
      lines: [3, 9],
      most: 4,
      isSellerPerson: true,
      isBuyerPerson: true,
      items: [
        ['Eingehende Untersuchung', '', 10, 24],
        ['Professionelle Zahnreinigung je Zahn', '', 3, 7],
        ['Röntgenaufnahme', '', 5, 12],
        ['Füllung, dreiflächig', '', 60, 130],
        ['Lokalanästhesie', '', 8, 16],
      ],
      numbers: (random, year) => `${year}/${random.digits(4)}-${random.int(1, 3)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:10pt "Liberation Serif"} .h{float:right;text-align:left;font-size:8.5pt;width:42mm;border-left:1px solid #777;padding-left:4mm} th{text-align:left;border-bottom:1px solid} td{padding:2px}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=h><b>${d.seller.name}</b><br>Zahnärztliche Praxis<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br><br>Fon ${d.seller.telephone}<br>Sprechzeiten<br>Mo – Do 8 – 17 Uhr<br><br>Steuernr. ${d.seller.taxNumber}</div>
<div style="margin-top:22mm">Herrn / Frau<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<p style="margin-top:18mm"><b>Liquidation</b></p><table style="width:60%">${row(['Rechnungsnummer', d.number])}${row(['Patientennummer', d.customerNumber])}${row(['Rechnungsdatum', p.date(d.issueDate)])}${row(['Behandlungszeitraum', `${p.date(d.from)} bis ${p.date(d.until)}`])}</table>
<p>Für meine Bemühungen erlaube ich mir zu berechnen:</p><table>${heading(['Leistung', '>Anzahl', '>Einzelbetrag', '>Betrag EUR'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<p style="text-align:right">Rechnungsbetrag: <b>${p.plain(d.total)}</b> EUR</p><p>Umsatzsteuerfrei nach § 4 Nr. 14 UStG. Bitte überweisen Sie den Betrag bis zum ${p.date(d.dueDate)} auf das Konto ${grouped(d.seller.iban)}.</p>`
    },
  },
  {
    name: 'fr-association',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      lines: [1, 4],
      most: 8,
      items: [
        ['Atelier théâtre en milieu scolaire', 'séance', 90, 240],
        ['Intervention d’un médiateur', 'jour', 180, 420],
        ['Mise à disposition de costumes', 'lot', 40, 160],
      ],
      numbers: (random, year) => `${year.slice(2)}.${random.digits(3)}`,
    },
    style: {
      decimal: ',',
      thousands: ' ',
      money: (plain) => `${plain} euros`,
      date: (y, m, d) => `${Number(d)} ${frenchMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:11pt "Carlito"} footer{position:fixed;bottom:0;text-align:center;width:100%;font-size:7.5pt;border-top:1px solid} td,th{padding:4px;border-bottom:1px dotted #999;text-align:left}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="font-size:26pt;color:#a33">❦</div><p style="text-align:right">${d.seller.town}, le ${p.date(d.issueDate)}</p>
<p style="margin-left:55%">À l’attention du service comptable<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</p>
<p><b>Objet : facture ${d.number}</b> – votre commande ${d.orderNumber} du ${p.date(d.orderDate)}</p>
<table>${heading(['Prestation', 'Nombre', '>Tarif', '>Montant'])}${p.lines((l) => row([l.description, `${p.number(l.quantity)} ${l.unit}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<p style="text-align:right">Total hors taxes : ${p.money(d.subtotal)}<br>T.V.A. à 20 % : ${p.money(d.tax)}<br><b>Soit un total de ${p.money(d.total)}</b></p><p>Merci de régler cette somme avant le ${p.date(d.dueDate)}, par virement au compte ${grouped(d.seller.iban)}.</p>
<footer>${d.seller.name} – ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} – ${d.seller.telephone}<br>Association loi 1901 – TVA ${d.seller.vatId}</footer>`
    },
  },
  {
    name: 'it-officina',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [3, 8],
      most: 6,
      items: [
        ['Manodopera meccanica', 'h', 38, 55],
        ['Olio motore 5W-30', 'lt', 9, 16],
        ['Pastiglie freno anteriori', 'kit', 35, 90],
        ['Filtro aria', 'pz', 12, 30],
      ],
      numbers: (random) => `${random.int(1, 999)}/A`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9pt "Liberation Sans"} .b{border:1px solid #000;padding:5px;width:46%} td,th{border:1px solid #666;padding:3px} .n td{border:0}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="display:flex;justify-content:space-between"><div><i style="font-size:15pt">${d.seller.name}</i><br>Sede legale: ${d.seller.street} – ${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} – C.F. e P.IVA ${d.seller.vatId}</div><div class=b>Destinatario<br><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>P.IVA 01234567897</div></div>
<table style="margin:10px 0">${row(['TIPO DOCUMENTO', 'NUMERO', 'DATA', 'COD. CLIENTE', 'AGENTE', 'SCADENZA'], 'th')}${row(['Fattura', d.number, p.date(d.issueDate), d.customerNumber, '07', p.date(d.dueDate)])}</table>
<table>${heading(['Cod.', 'Descrizione', 'U.M.', '>Q.tà', '>Prezzo', '>Importo', '>IVA'])}${p.lines((l, at) => row([`A${140 + at * 17}`, l.description, l.unit, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`, `>${p.number(l.rate)}`])).join('')}</table>
<table style="margin-top:10px">${row(['Imponibile', 'Aliquota', 'Imposta', 'Totale fattura'], 'th')}${row([`>${p.plain(d.subtotal)}`, '>22', `>${p.plain(d.tax)}`, `><b>€ ${p.plain(d.total)}</b>`])}</table><p>Banca d’appoggio: ${grouped(d.seller.iban)}</p>`
    },
  },
  {
    name: 'es-distribuidora',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21, 10],
      lines: [3, 10],
      most: 24,
      items: [
        ['Aceite de oliva virgen extra 5 l', 'garrafa', 28, 46, 1],
        ['Servilletas de papel, caja', 'caja', 12, 22],
        ['Detergente profesional 10 kg', 'saco', 18, 36],
        ['Arroz bomba 1 kg', 'kg', 2, 5, 1],
      ],
      numbers: (random, year) => `A-${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:9pt "Carlito"} .c{background:#e8eef5;padding:6px} th{background:#234;color:#fff;text-align:left;padding:3px} td{padding:2px}',
    draw: (p) => {
      const { doc: d } = p
      return `<table><tr><td style="width:55%"><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</td><td class=c>Datos del emisor<br><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIF: ${d.seller.vatId}</td></tr></table>
<p style="margin-top:12px">Albarán ${d.orderNumber} de ${p.date(d.deliveryDate)} &nbsp;&nbsp; Cliente nº ${d.customerNumber} &nbsp;&nbsp; Ruta 12</p><p><b>Factura ${d.number} &nbsp; Fecha ${p.date(d.issueDate)} &nbsp; Vencimiento ${p.date(d.dueDate)}</b></p>
<table>${heading(['Artículo', '>Uds.', '>P.V.P.', '>% IVA', '>Total línea'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.number(l.rate)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table style="width:65%;margin:12px 0 0 auto">${heading(['>Base', '>%', '>Cuota'])}${p.taxes((t) => row([`>${p.plain(t.base)}`, `>${p.number(t.rate)}`, `>${p.plain(t.amount)}`])).join('')}</table><p style="text-align:right">Suma de bases ${p.plain(d.subtotal)} &nbsp; Suma de cuotas ${p.plain(d.tax)}<br><b>TOTAL A PAGAR ${p.plain(d.total)} EUR</b></p><p>Domiciliación en cuenta del cliente.</p>`
    },
  },
  {
    name: 'nl-fietsenwinkel',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21, 9],
      lines: [1, 5],
      most: 3,
      isGross: true,
      isBuyerPerson: true,
      charge: 0.6,
      items: [
        ['Fietstas waterdicht, zwart', 'st', 35, 80],
        ['Kookboek seizoenen', 'st', 18, 35, 1],
        ['Bidon 750 ml', 'st', 6, 14],
        ['Regenbroek maat L', 'st', 30, 65],
      ],
      numbers: (random, year) => `${year}${random.digits(5)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${dutchMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9.5pt "Liberation Sans"} .row{display:flex;gap:10mm;margin:8mm 0} .row div{width:30%} h4{margin:0;color:#0a7} th{text-align:left;border-bottom:2px solid #0a7} td{padding:4px 0}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="font-size:22pt;color:#0a7">${d.seller.site.replace('www.', '')}</div>
<div class=row><div><h4>Afleveradres</h4>Kantoor Havenzicht<br>t.n.v. M. de Wit<br>Kade 14<br>3011 AB Rotterdam</div><div><h4>Factuuradres</h4>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div><h4>Bestelling</h4>Ordernummer: ${d.orderNumber}<br>Besteld op: ${p.date(d.orderDate)}<br>Betaald met: iDEAL</div></div>
<div><b>Factuur</b><br>Nummer: ${d.number}<br>Datum: ${p.date(d.issueDate)}</div>
<table style="margin-top:6mm">${heading(['Product', '>Aantal', '>Prijs', '>Btw', '>Subtotaal'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.number(l.rate)}%`, `>${p.money(l.amount)}`])).join('')}${d.charge ? row(['Verzendkosten', '', '', '', `>${p.money(d.charge)}`]) : ''}</table>
<table style="width:45%;margin-left:auto">${p.taxes((t) => row([`Btw ${p.number(t.rate)}% over ${p.money(t.base)}`, `>${p.money(t.amount)}`])).join('')}${row(['Totaal excl. btw', `>${p.money(d.subtotal)}`])}${row(['<b>Totaal incl. btw</b>', `><b>${p.money(d.total)}</b>`])}</table>
<p style="margin-top:15mm;font-size:8pt">${d.seller.name} | ${d.seller.street} | ${d.seller.postCode} ${d.seller.town} | Btw ${d.seller.vatId} | KvK 60412233 | ${grouped(d.seller.iban)}</p>`
    },
  },
  {
    name: 'pl-trzy-strony',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 8],
      lines: [2, 7],
      most: 15,
      items: [
        ['Cement portlandzki 25 kg', 'worek', 16, 24],
        ['Usługa transportowa', 'kurs', 120, 380, 1],
        ['Pustak ceramiczny', 'szt.', 7, 12],
        ['Wypożyczenie rusztowania', 'doba', 60, 140],
      ],
      numbers: (random, year) => `FS ${random.int(1, 400)}/${random.int(10, 12)}/${year}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${d}.${m}.${y} r.` },
    css: 'body{font:8.5pt "Liberation Sans"} .k td{width:33%;vertical-align:top;border:1px solid #999;padding:5px} .p td,.p th{border:1px solid #999;padding:2px 4px}',
    draw: (p) => {
      const { doc: d } = p
      return `<table><tr><td><b style="font-size:14pt">Faktura ${d.number}</b><br>oryginał</td><td class=r>Wystawiono dnia ${p.date(d.issueDate)}, ${d.seller.town}<br>Data dostawy: ${p.date(d.deliveryDate)}</td></tr></table>
<table class=k><tr><td><b>Nabywca</b><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIP 5252248481</td><td><b>Odbiorca</b><br>Budowa Osiedle Zielone etap II<br>ul. Leśna 8<br>05-500 Piaseczno</td><td><b>Sprzedawca</b><br>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIP ${d.seller.vatId}</td></tr></table>
<table class=p style="margin-top:8px">${heading(['Lp', 'Nazwa towaru lub usługi', 'jm', '>ilość', '>cena netto', '>netto', '>VAT', '>kwota VAT', '>brutto'])}${p
        .lines((l, at) => {
          const tax = Math.round((l.amount * l.rate) / 100)
          return row([
            at + 1,
            l.description,
            l.unit,
            `>${p.number(l.quantity)}`,
            `>${p.plain(l.price)}`,
            `>${p.plain(l.amount)}`,
            `>${p.number(l.rate)}%`,
            `>${p.plain(tax)}`,
            `>${p.plain(l.amount + tax)}`,
          ])
        })
        .join(
          ''
        )}${row(['', '', '', '', '>Razem', `>${p.plain(d.subtotal)}`, '', `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table><p><b>Do zapłaty: ${p.plain(d.total)} zł</b><br>Termin zapłaty: ${p.date(d.dueDate)} przelewem na ${grouped(d.seller.iban)}</p>`
    },
  },
  {
    name: 'pt-clinica-veterinaria',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23, 6],
      lines: [2, 6],
      most: 3,
      isGross: true,
      isBuyerPerson: true,
      items: [
        ['Consulta de medicina geral', '', 25, 45],
        ['Vacina polivalente', '', 22, 38, 1],
        ['Ração terapêutica 2 kg', '', 18, 32],
        ['Análises ao sangue', '', 30, 75],
      ],
      numbers: (random, year) => `FR ${year}A${random.int(1, 9)}/${random.digits(4)}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:10pt "Liberation Sans"} th{text-align:left;border-bottom:1px solid} td{padding:2px 0}',
    draw: (p) => {
      const { doc: d } = p
      return `<p><b>${d.seller.name}</b><br>Contribuinte ${d.seller.vatId}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</p><p style="margin-left:60%">Exmo.(a) Senhor(a)<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</p>
<p><b>Fatura-Recibo ${d.number}</b> Original</p><table>${row(['Data', 'Cliente', 'Animal', 'Operador'], 'th')}${row([p.date(d.issueDate), d.customerNumber, 'Bolinha', 'RS'])}</table>
<table style="margin-top:10px">${heading(['Designação', '>Qtd', '>P. Unit. c/ IVA', '>Taxa', '>Total c/ IVA'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.number(l.rate)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table style="width:50%">${row(['Taxa', '>Incidência', '>IVA'], 'th')}${p.taxes((t) => row([`${p.number(t.rate)} %`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])).join('')}${row(['Totais', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`])}</table><p style="font-size:13pt">Total pago: <b>${p.plain(d.total)} €</b> (Multibanco)</p>`
    },
  },
  {
    name: 'en-marketplace-seller',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [1, 3],
      most: 2,
      isGross: true,
      isBuyerPerson: true,
      items: [
        ['Mechanical keyboard, brown switches', '', 60, 140],
        ['USB-C hub, seven ports', '', 25, 60],
        ['Desk lamp with dimmer', '', 30, 75],
      ],
      numbers: (random, year) => `INV-GB-${random.digits(8)}-${year}-${random.int(1, 99)}`,
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${d} ${englishMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9pt "Carlito"} .row{display:flex;justify-content:space-between;margin:6mm 0} th{text-align:left;border-top:1px solid;border-bottom:1px solid} td{padding:4px 0}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=row><b style="font-size:18pt">bazaarly</b><div class=r>Paid<br>Invoice # ${d.number}<br>Total payable ${p.money(d.total)}</div></div>
<div class=row><div><b>Billing address</b><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}, ${d.buyer.postCode}</div><div><b>Delivery address</b><br>Parcel locker 4471<br>Mill Lane Garage<br>Leeds, LS9 8AA</div><div><b>Sold by</b><br>${d.seller.name}<br>${d.seller.street}<br>${d.seller.town}, ${d.seller.postCode}<br>VAT # ${d.seller.vatId}</div></div>
<table>${row(['Order number', `206-${d.orderNumber}-${d.customerNumber}`])}${row(['Order date', p.date(d.orderDate)])}${row(['Invoice date / Delivery date', p.date(d.issueDate)])}</table>
<table style="margin-top:6mm">${heading(['Description', '>Qty', '>Unit price (incl. VAT)', '>VAT rate', '>Item subtotal (incl. VAT)'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.number(l.rate)}%`, `>${p.money(l.amount)}`])).join('')}</table>
<p class=r><b>Invoice total ${p.money(d.total)}</b></p><table style="width:50%;margin-left:auto">${row(['VAT rate', '>Item subtotal (excl. VAT)', '>VAT subtotal'], 'th')}${row(['20%', `>${p.money(d.subtotal)}`, `>${p.money(d.tax)}`])}</table><p style="font-size:7pt">Bazaarly Marketplace Services Ltd provides the platform and is not the seller.</p>`
    },
  },
  {
    name: 'de-verein-beleg',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19, 7],
      lines: [1, 4],
      most: 5,
      items: [
        ['Hallenmiete Turnhalle Süd', 'Stunden', 18, 40],
        ['Programmheft, Anzeige halbe Seite', 'Stück', 60, 150, 1],
        ['Standgebühr Sommerfest', 'Tage', 35, 90],
      ],
      numbers: (random, year) => `V ${random.int(100, 999)}/${year.slice(2)}`,
    },
    style: { ...comma, money: (plain) => `${plain} Euro`, date: dotted },
    css: 'body{font:10.5pt "Carlito"} .beleg{position:fixed;bottom:0;width:100%;background:#fbe9e0;border:1px solid #d66;font-size:8pt} .beleg td{padding:4px;border:1px solid #d66}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="display:flex;justify-content:space-between"><div>Firma<br>${d.buyer.name}<br>Abteilung Einkauf<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div style="text-align:right">Die Kassenwartin<br>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>USt-IdNr. ${d.seller.vatId}<br><br>${p.date(d.issueDate)}</div></div>
<h3>Unsere Rechnung ${d.number} (bitte bei Zahlung angeben)</h3><p>Guten Tag, für das Vereinsjahr stellen wir in Rechnung:</p>
<table>${p.lines((l) => row([`${p.number(l.quantity)} ${l.unit}`, l.description, `>je ${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table><hr>
<table>${row(['Zwischensumme', `>${p.money(d.subtotal)}`])}${p.taxes((t) => row([`darauf ${p.number(t.rate)} % USt.`, `>${p.money(t.amount)}`])).join('')}${row(['<b>Summe</b>', `><b>${p.money(d.total)}</b>`])}</table><p>Bitte zahlen Sie spätestens am ${p.date(d.dueDate)}.</p>
<table class=beleg>${row(['Zahlungsempfänger', d.seller.name])}${row(['IBAN', grouped(d.seller.iban)])}${row(['Betrag', p.money(d.total)])}${row(['Verwendungszweck', `${d.number} ${d.customerNumber}`])}${row(['Kontoinhaber/Zahler', d.buyer.name])}</table>`
    },
  },
  {
    name: 'fr-grille',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20, 10],
      lines: [2, 8],
      most: 10,
      items: [
        ['Location mini-pelle 2,5 t', 'jour', 140, 260],
        ['Transport aller et retour', 'forfait', 90, 180, 1],
        ['Assurance bris de machine', 'jour', 9, 22],
        ['Carburant', 'litre', 2, 3],
      ],
      numbers: (random) => `0${random.digits(7)}`,
    },
    style: { decimal: ',', thousands: '.', date: (y, m, d) => `${d}.${m}.${y.slice(2)}` },
    css: 'body{font:8.5pt "Liberation Sans"} .g td{border:1px solid #000;padding:3px;text-align:center} .g tr:first-child{background:#ddd;font-size:7pt} .l th{border:1px solid #000} .l td{border-left:1px solid #000;border-right:1px solid #000;padding:2px 4px}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="display:flex;justify-content:space-between"><div><b>${d.seller.name}</b><br>Agence de ${d.seller.town}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>N° TVA intracom. ${d.seller.vatId}</div><div style="width:42%">Adresse du chantier : Zone des Portes, lot 7<br><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<table class=g style="margin:10px 0">${row(['PAGE', 'DATE', 'FACTURE', 'N° CONTRAT', 'COMPTE CLIENT', 'ECHEANCE', 'MODE DE REGLEMENT'])}${row(['1 / 1', p.date(d.issueDate), d.number, d.orderNumber, d.customerNumber, p.date(d.dueDate), 'LCR'])}</table>
<table class=l>${heading(['DESIGNATION', 'U', '>QUANTITE', '>PRIX UNIT. H.T.', '>MONTANT H.T.', '>TVA'])}${p.lines((l) => row([l.description, l.unit, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`, `>${p.number(l.rate)}`])).join('')}</table>
<table class=g style="margin-top:10px">${row(['BASE H.T.', 'TAUX', 'MONTANT TVA'])}${p.taxes((t) => row([p.plain(t.base), `${p.number(t.rate)} %`, p.plain(t.amount)])).join('')}</table><table class=g style="width:60%;margin:8px 0 0 auto">${row(['TOTAL H.T.', 'TOTAL T.V.A.', 'NET A PAYER EUR'])}${row([p.plain(d.subtotal), p.plain(d.tax), `<b>${p.plain(d.total)}</b>`])}</table>`
    },
  },
]
