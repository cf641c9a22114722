import { dayAfter, daysBetween } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import { paged } from '../pages.ts'
import { partiesIn, type Person } from '../people.ts'
import { comma, dashed, euroAfter, grouped, heading, monthsIn, row, slashed } from '../print.ts'
import type { Random } from '../random.ts'

const italian = (trade: string, forms = 'S.r.l.|S.n.c.|S.r.l. Unipersonale|S.a.s.') =>
  partiesIn('IT', {
    first: listOf('Luca|Michela|Renzo|Federica|Stefano|Nicoletta|Andrea|Valeria'),
    last: listOf('Zanotti|Perini|Dalpiaz|Tomasi|Bertoldi|Cavallaro|Frizzera|Menegatti|Sartori'),
    streets: listOf(
      'Via Brennero 142|Via S. Maria Maggiore, 7|Viale Trento 31/B|Z.I. Via del Garda 48|Corso Porta Nuova 12|Località Spini 90'
    ),
    towns: townsOf(
      'Trento, TN=38121|Rovereto, TN=38068|Bolzano, BZ=39100|Legnago, VR=37045|Mantova, MN=46100|Adria, RO=45011'
    ),
    trade: listOf(trade),
    forms: listOf(forms),
  })

const spanish = (trade: string) =>
  partiesIn('ES', {
    last: listOf('Carrasco|Manzano|Trinidad|Barragán|Olivera|Cordero|Rebollo|Galán|Sanabria'),
    streets: listOf(
      'C/ Francisco Pizarro, 14|Pol. Ind. El Nevero, parcela 22|Avda. de Elvas, s/n|C/ Santa Eulalia 9, bajo|Ronda del Pilar, 38|Ctra. de Sevilla, km 4'
    ),
    towns: townsOf(
      'Badajoz=06006|Mérida, Badajoz=06800|Almendralejo, Badajoz=06200|Ciudad Real=13004|Tomelloso, Ciudad Real=13700|Ayamonte, Huelva=21400'
    ),
    trade: listOf(trade),
    forms: listOf('S.L.|S.L.U.|SL'),
  })

const portuguese = (trade: string) =>
  partiesIn('PT', {
    last: listOf('Cachola|Rebocho|Galego|Fialho|Torrado|Baptista|Charrua|Mendonça|Valadas'),
    streets: listOf(
      'Rua da Cadeia, 27|Zona Industrial, Lote 14|Av. da Piedade, 60 r/c|Estrada da Carrapateira|Rua de Olivença, 5 1.º D'
    ),
    towns: townsOf(
      'Elvas=7350-086|Beja=7800-309|Moura=7860-011|Vila Real de Santo António=8900-231|Olhão=8700-349'
    ),
    trade: listOf(trade),
    forms: listOf('Lda.|Unipessoal, Lda.|S.A.|Lda'),
  })

/** `38068 Rovereto (TN)` */
const italianTown = ({ postCode, town }: Person) =>
  `${postCode} ${town.replace(/, (..)$/, ' ($1)')}`

/** `06800 Mérida (Badajoz)` */
const spanishTown = ({ postCode, town }: Person) =>
  `${postCode} ${town.replace(/, (.+)$/, ' ($1)')}`

/** A square code of dots, as invoices in Portugal have. */
function squareCode(random: Random, size: string): string {
  const isMark = (x: number, y: number) => {
    const [a, b] = [Math.min(x, 24 - x), Math.min(y, 24 - y)]
    if (a > 7 || b > 7 || (x > 7 && y > 7)) return random.chance(0.48)
    const ring = Math.max(Math.abs(a - 3), Math.abs(b - 3))
    return ring === 3 || ring < 2
  }
  const dots = Array.from({ length: 625 }, (_, at) => [at % 25, Math.floor(at / 25)])
  const path = dots.filter(([x, y]) => isMark(x, y)).map(([x, y]) => `M${x} ${y}h1v1h-1z`)
  return `<svg viewBox="0 0 25 25" style="width:${size};height:${size}"><path d="${path.join('')}"/></svg>`
}

/** Invoices of firms in the north-east of Italy, in Extremadura and La Mancha, and in southern Portugal. */
export const commonAdigeGuadiana: Family[] = [
  {
    name: 'it-torrefazione-bar',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22, 10],
      lines: [6, 15],
      isOnce: true,
      most: 24,
      lineDiscount: 0.35,
      allowance: 0.3,
      charge: 0.4,
      days: [30, 60],
      pools: italian('Caffè|Torrefazione|Alimentari|Distribuzione|Ristorazione'),
      items: itemsOf(
        `Caffè in grani Miscela Bar Oro kg 1|KG|15|22; Caffè in grani 100% Arabica kg 1|KG|19|27;
        Cialde ESE 44 mm decaffeinato x 150|CT|22|31; Capsule compatibili intenso x 100|CT|17|24;
        Caffè macinato moka lattina g 250|PZ|4|7; Ginseng solubile busta g 500|BS|9|14;
        Orzo in cialde x 100|CT|16|23; Tè nero in filtri x 100|CF|8|13;
        Bicchieri carta 75 cc x 50|CF|1|3; Palette legno cm 11 x 1000|CF|5|9;
        Detergente gruppi caffè kg 0,9|PZ|8|13; Tazzine espresso con piattino x 6|CF|18|29;
        Zucchero bianco bustine kg 10|CT|16|22|1; Zucchero di canna bustine kg 5|CT|12|17|1;
        Preparato cioccolata calda g 1000|BS|7|12|1; Biscottini cortesia x 200|CT|14|21|1;
        Topping al latte kg 1|BS|6|10|1; Dolcificante bustine x 500|CF|8|12`
      ),
      numbers: (random, year) => `FT ${random.int(211, 6480)}/${year.slice(2)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.5pt "Liberation Sans";line-height:1.3} .hd{display:flex;justify-content:space-between} .lg b{font:bold 18pt "Liberation Serif";color:#5b2c12} .lg i{color:#5b2c12} .sm{font-size:7.5pt} .cl{display:flex;gap:4mm;margin:4mm 0 3mm} .cl>div{flex:1;border:.6pt solid #555;border-radius:2mm;padding:1mm 2.5mm 2mm;min-height:21mm} small{font-size:6.5pt;color:#444;display:block} .bx td{border:.6pt solid #555;padding:1px 4px 2px;vertical-align:top} .li{margin-top:3mm;border:.6pt solid #555} .li th{background:#eadfd6;font-weight:normal;font-size:7.5pt;text-align:left;padding:2px 4px;border:.6pt solid #555} .li td{padding:2.2px 4px;border-left:.6pt solid #555} .sp td{height:45mm} .en{display:flex;gap:3mm;margin-top:3mm} .en td,.en th{border:.6pt solid #555;padding:1.5px 4px} .en th{font-weight:normal;font-size:7pt;text-align:left} .to td{height:8mm} .to b{font-size:12pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const list = p.lines((l) =>
        row([
          `${random.pick(['CG', 'AC', 'MB'])}${random.digits(4)}`,
          l.description,
          l.unit,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 1) : ''}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}`,
        ])
      )
      const cell = (label: string, text: string) => `<td><small>${label}</small>${text}</td>`
      const taxes = p.taxes((t) =>
        row([
          p.number(t.rate),
          `IVA ${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const sums = [
        cell('Totale merce', p.plain(d.lineTotal)),
        cell('Sconto', d.allowance ? p.plain(-d.allowance) : ''),
        cell('Spese trasporto', d.charge ? p.plain(d.charge) : ''),
        cell('Totale imponibile', p.plain(d.subtotal)),
        cell('Totale IVA', p.plain(d.tax)),
        cell('TOTALE DOCUMENTO', `<b>€ ${p.plain(d.total)}</b>`),
      ]
      const agent = random.pick(['012 PEDROTTI', '007 BENINI', '021 COLOMBO'])
      return `<div class=hd><div class=lg><b>${d.seller.name}</b><br><i>Caffè tostato dal ${random.int(1921, 1974)}</i></div><div class="sm r">${d.seller.street}<br>${italianTown(d.seller)}<br>Tel. ${d.seller.telephone}<br>${d.seller.mail}<br>P.IVA e C.F. ${d.seller.vatId.slice(2)} – R.E.A. TN ${random.digits(6)}</div></div>
<div class=cl><div><small>Luogo di destinazione</small>${d.buyer.street}<br>${italianTown(d.buyer)}</div><div><small>Cliente</small>Spett.le<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${italianTown(d.buyer)}</div></div>
<table class=bx><tr>${cell('Tipo documento', '<b>FATTURA</b>')}${cell('Numero', `<b>${d.number}</b>`)}${cell('Data', `<b>${p.date(d.issueDate)}</b>`)}${cell('Cod. cliente', d.customerNumber)}${cell('Partita IVA', d.buyer.vatId.slice(2))}${cell('Agente', agent)}</tr></table>
<table class=bx style="border-top:0"><tr>${cell('Pagamento', `Bonifico bancario ${daysBetween(d.issueDate, d.dueDate)} gg data fattura`)}${cell('Banca d’appoggio', `Cassa Rurale – IBAN ${d.seller.iban}`)}${cell('Pag.', '1')}</tr></table>
<table class=li>${heading(['Articolo', 'Descrizione', 'UM', '>Quantità', '>Prezzo', '>Sc. %', '>Importo', '>IVA'])}${list.join('')}<tr class=sp>${'<td></td>'.repeat(8)}</tr></table>
<div class=en><table style="width:96mm">${heading(['Cod.', 'Aliquota', '>Imponibile', '>Imposta'])}${taxes.join('')}</table><table style="width:70mm">${heading(['Scadenza', '>Importo'])}${row([p.date(d.dueDate), `>${p.plain(d.amountDue)}`])}</table></div>
<table class="bx to" style="margin-top:3mm"><tr>${sums.join('')}</tr></table>
<p class=sm>Consegna del ${p.date(d.deliveryDate)} – Vettore: mittente – Colli n. ${random.int(3, 22)}. Contributo CONAI assolto ove dovuto. Copia di cortesia: l’originale è stato trasmesso tramite SdI.</p>`
    },
  },
  {
    name: 'it-ncc-viaggi',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [10, 0],
      lines: [2, 8],
      isOnce: true,
      isInOrder: true,
      most: 2,
      isSellerPerson: true,
      days: [7, 15, 30],
      pools: italian('Servizi|Meccanica|Consulting|Vini|Eventi', 'S.r.l.|S.p.A.|Srl'),
      items: itemsOf(
        `Transfer sede – Aeroporto Verona Villafranca|n.|55|90;
        Transfer Aeroporto Venezia – hotel cliente|n.|150|230;
        Transfer Bolzano – Aeroporto Innsbruck|n.|140|190;
        Disponibilità auto con conducente|ore|42|58; Minivan 8 posti, giro cantine|n.|280|420;
        Servizio stazione FS andata e ritorno|n.|35|60;
        Trasferta Milano, visita cliente|n.|310|440; Supplemento notturno|n.|15|25;
        Pedaggi autostradali anticipati|n.|9|38|1; Parcheggi anticipati|n.|4|16|1`
      ),
      numbers: (random, year) => `${random.int(4, 188)}/${year}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: slashed },
    css: 'body{font:9.5pt "Open Sans";color:#2b2b2b;line-height:1.45;margin:0} .w{display:flex;min-height:262mm} .s{width:48mm;background:#14324a;color:#fff;padding:7mm 5mm;font-size:8.5pt;box-sizing:border-box} .s h3{font-size:13pt;margin:0 0 1mm;font-weight:600} .s p{margin:5mm 0 0} .s u{text-decoration:none;color:#9fc3dd;font-size:7.5pt;display:block} .m{flex:1;padding:5mm 0 0 8mm} h1{font-size:17pt;font-weight:300;margin:0} .b{margin:9mm 0 8mm} .b u,.k u{text-decoration:none;color:#777;font-size:8pt;display:block} .k{display:flex;gap:8mm;margin-bottom:6mm} .li th{font-size:8pt;text-align:left;border-bottom:1pt solid #14324a;padding:3px 2px} .li td{padding:4px 2px;border-bottom:.4pt solid #ccc;font-size:8.5pt} .t{width:78mm;margin:6mm 0 0 auto} .t td{padding:2px} .t .g td{border-top:1pt solid #14324a;font-weight:600;font-size:11.5pt;padding-top:5px}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const list = p.lines((l, at) =>
        row([
          days[at],
          l.description,
          `>${l.unit} ${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) => {
        const base = p.plain(baseOf(p, t))
        return t.rate
          ? row([`IVA ${p.number(t.rate)}% su ${base}`, `>${p.money(taxOf(p, t))}`])
          : row([`Escluso art. 15 DPR 633/72 su ${base}`, `>${p.money(taxOf(p, t))}`])
      })
      const labels = ['Data', 'Servizio', '>Q.tà', '>Prezzo', '>IVA', '>Importo']
      return `<div class=w><div class=s><h3>${d.seller.name}</h3>Noleggio con conducente<p>${d.seller.street}<br>${italianTown(d.seller)}</p><p><u>Partita IVA</u>${d.seller.vatId}</p><p><u>Telefono</u>${d.seller.telephone}</p><p><u>E-mail</u>${d.seller.mail}</p><p><u>Autorizzazione NCC</u>n. ${random.int(2, 48)} – Comune di ${d.seller.town.split(',')[0]}</p><p><u>Coordinate per il bonifico</u>Intestato a ${d.seller.name}<br>IBAN<br>${grouped(d.seller.iban)}</p></div>
<div class=m><h1>Fattura ${d.number}</h1><div class=b><u>Destinatario</u><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${italianTown(d.buyer)}<br>P.IVA ${d.buyer.vatId.slice(2)}</div><div class=k><div><u>Data</u>${p.date(d.issueDate)}</div><div><u>Scadenza</u>${p.date(d.dueDate)}</div><div><u>Pagamento</u>Bonifico</div><div><u>Codice SDI</u>${random.pick(['M5UXCR1', 'SUBM70N', 'KRRH6B9'])}</div></div>
<table class=li>${heading(labels)}${list.join('')}</table>
<table class=t>${row(['Totale netto', `>${p.money(d.subtotal)}`])}${taxes.join('')}${row(['Totale documento', `>${p.money(d.total)}`])}<tr class=g><td>Totale da pagare</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<p style="font-size:8pt;color:#666;margin-top:10mm">Le anticipazioni sono state sostenute in nome e per conto del cliente; le ricevute sono allegate. Documento non valido ai fini fiscali: l’originale elettronico è disponibile nell’area riservata dell’Agenzia delle Entrate.</p></div></div>`
    },
  },
  {
    name: 'it-domini-rinnovo',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [1, 5],
      isOnce: true,
      most: 3,
      allowance: 0.35,
      pools: italian('Web|Digitale|Software|Arredamenti|Servizi|Grafica', 'S.r.l.|S.p.A.|Srl'),
      items: itemsOf(
        `Rinnovo dominio .it|anno|7|14; Rinnovo dominio .com|anno|9|19;
        Hosting Linux Plus 50 GB|anno|39|89; Casella PEC Standard 1 GB|anno|5|12;
        Database MySQL aggiuntivo|anno|6|15; Certificato SSL DV|anno|12|48;
        Casella e-mail Pro 25 GB|anno|11|29; Backup giornaliero|anno|14|36;
        Registrazione dominio .eu|anno|5|13; Firma digitale remota|anno|22|39`
      ),
      numbers: (random, year) => `${year.slice(2)}WEB${random.digits(7)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:9pt "Roboto";color:#333;line-height:1.4} .hd{display:flex;justify-content:space-between;align-items:flex-end} .lo{width:17mm;height:17mm;border-radius:4mm;background:#e8541e;color:#fff;font:900 22pt/17mm "Roboto";text-align:center} .hd h1{margin:0;font-size:15pt;font-weight:500} .pa{display:flex;margin:7mm 0;border:.6pt solid #ccc} .pa>div{flex:1;padding:3mm 4mm} .pa>div+div{border-left:.6pt solid #ccc} .pa h4{margin:0 0 1.5mm;font-size:8pt;color:#e8541e;font-weight:500} .or{display:flex;justify-content:space-between;background:#f4f4f4;padding:2.5mm 4mm;margin-bottom:5mm} .or u{display:block;text-decoration:none;font-size:7.5pt;color:#777} .li th{font-weight:500;font-size:8pt;text-align:left;border-bottom:1.2pt solid #e8541e;padding:4px 3px} .li td{padding:5px 3px;border-bottom:.4pt solid #ddd} .su{width:80mm;margin:5mm 0 0 auto} .su td{padding:2.5px 3px} .su .g td{font-size:12pt;font-weight:700;background:#f4f4f4;padding:5px 3px} .pd{margin-top:8mm;padding:3mm 4mm;border-left:3pt solid #3d9a50;background:#eef7ef} .ft{position:fixed;bottom:0;left:0;right:0;border-top:.6pt solid #ccc;padding-top:2mm;font-size:7pt;color:#777;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      const list = p.lines((l) => {
        const end = dayAfter(d.deliveryDate, 365 * (l.quantity ?? 1) - 1)
        return row([
          l.description,
          `${p.date(d.deliveryDate)} – ${p.date(end)}`,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      })
      const labels = ['Prodotto', 'Periodo', '>Q.tà', 'UM', '>Prezzo unit.', '>IVA', '>Importo']
      const coupon = d.allowance
        ? row(['Totale prodotti', `>${p.money(d.lineTotal)}`]) +
          row([
            `Codice sconto ${random.pick(['RINNOVA', 'ESTATE', 'FEDELE'])}`,
            `>${p.money(-d.allowance)}`,
          ])
        : ''
      return `<div class=hd><div class=lo>w</div><h1>Fattura n. ${d.number}</h1><div>del <b>${p.date(d.issueDate)}</b></div></div>
<div class=pa><div><h4>EMESSA DA</h4><b>${d.seller.name}</b><br>${d.seller.street}<br>${italianTown(d.seller)}<br>P. IVA ${d.seller.vatId}</div><div><h4>INTESTATA A</h4><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${italianTown(d.buyer)}<br>P. IVA ${d.buyer.vatId}</div></div>
<div class=or><div><u>Ordine</u>${d.orderNumber}</div><div><u>Data ordine</u>${p.date(d.deliveryDate)}</div><div><u>Codice cliente</u>${d.customerNumber}@web</div><div><u>Codice destinatario</u>${random.pick(['KRRH6B9', 'USAL8PV', '0000000'])}</div></div>
<table class=li>${heading(labels)}${list.join('')}</table>
<table class=su>${coupon}${row(['Imponibile', `>${p.money(d.subtotal)}`])}${p.taxes((t) => row([`IVA ${p.number(t.rate)}%`, `>${p.money(taxOf(p, t))}`])).join('')}<tr class=g><td>Totale fattura</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=pd><b>Pagamento ricevuto</b><br>Carta di credito •••• ${random.digits(4)}, transazione ${random.digits(10)} del ${p.date(d.deliveryDate)}. Nessun importo è dovuto.</div>
<div class=ft>Società soggetta a direzione e coordinamento – Capitale sociale € 100.000 i.v. – Registro Imprese di Trento, REA TN-${random.digits(6)}<br>Assistenza: ${d.seller.site} – Tel. ${d.seller.telephone}. Copia della fattura elettronica inviata al Sistema di Interscambio, priva di valore fiscale.</div>`
    },
  },
  {
    name: 'es-limpieza-locales',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [1, 4],
      isOnce: true,
      most: 0,
      days: [10, 15, 30],
      pools: spanish('Limpiezas|Servicios Integrales|Mantenimientos|Gestión|Comercial'),
      items: itemsOf(
        `Limpieza mensual de oficinas según contrato||280|690;
        Limpieza de escaleras y portales, tres días por semana||95|240;
        Limpieza de cristales de fachada||60|180; Reposición de material higiénico||22|75;
        Abrillantado de suelos, planta baja||140|380; Limpieza de garaje con fregadora||90|260;
        Servicio de contenedores||35|60; Limpieza de fin de obra en local||210|560`
      ),
      numbers: (random, year) => `${year.slice(2)}/${random.int(1, 6)}0${random.digits(3)}`,
    },
    style: { ...comma, date: dashed },
    css: 'body{font:10pt "Nimbus Sans";line-height:1.35;margin:0 0 0 9mm} .v{position:fixed;left:-1mm;top:40mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:6.5pt;color:#444} .a{display:flex;justify-content:space-between} .n{width:78mm} .n b{font-size:14pt;color:#0a6b4f} .c{width:84mm;border:.8pt solid #0a6b4f;border-radius:3mm;padding:4mm;min-height:24mm;margin-top:20mm;box-sizing:border-box} .h{margin:7mm 0 5mm;border-collapse:separate;border-spacing:0} .h th{background:#0a6b4f;color:#fff;font-size:8pt;font-weight:normal;padding:2px} .h td{border:.8pt solid #0a6b4f;text-align:center;padding:3px} .l{border:.8pt solid #0a6b4f;height:118mm} .l th{background:#0a6b4f;color:#fff;font-size:8pt;font-weight:normal;padding:2px 6px;text-align:left;height:5mm} .l td{padding:5px 6px 0;vertical-align:top} .l td+td{border-left:.8pt solid #0a6b4f;width:34mm} .l .z td{height:100%} .t{margin-top:4mm} .t th{background:#0a6b4f;color:#fff;font-size:8pt;font-weight:normal;padding:2px} .t td{border:.8pt solid #0a6b4f;text-align:center;padding:4px} .t b{font-size:12pt} .p{margin-top:4mm;font-size:9pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const month = monthsIn('ES')[Number(d.until.slice(5, 7)) - 1].toUpperCase()
      const list = p.lines((l) => row([l.description, `>${p.plain(l.amount)}`]))
      const taxes = p.taxes((t) =>
        row([
          p.plain(baseOf(p, t)),
          `${p.number(t.rate)} %`,
          p.plain(taxOf(p, t)),
          `<b>${p.plain(d.total)} €</b>`,
        ])
      )
      const { iban } = d.seller
      return `<div class=v>Inscrita en el Registro Mercantil de Badajoz, Tomo ${random.int(100, 690)}, Folio ${random.int(10, 220)}, Hoja BA-${random.digits(5)}, Inscripción 1.ª – C.I.F. ${d.seller.vatId.slice(2)}</div>
<div class=a><div class=n><b>${d.seller.name}</b><br>${d.seller.street}<br>${spanishTown(d.seller)}<br>Telf. ${d.seller.telephone.slice(4)}<br>${d.seller.mail}</div><div class=c><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${spanishTown(d.buyer)}</div></div>
<table class=h><tr>${['FACTURA N.º', 'FECHA', 'CLIENTE', 'N.I.F.'].map((one) => `<th>${one}</th>`).join('')}</tr>${row([d.number, p.date(d.issueDate), d.customerNumber, d.buyer.vatId.slice(2)])}</table>
<table class=l>${heading(['CONCEPTO', '>IMPORTE'])}${row([`<u>TRABAJOS DEL MES DE ${month}</u>`, ''])}${list.join('')}<tr class=z><td></td><td></td></tr></table>
<table class=t><tr>${['BASE IMPONIBLE', 'I.V.A.', 'CUOTA', 'TOTAL FACTURA'].map((one) => `<th>${one}</th>`).join('')}</tr>${taxes.join('')}</table>
<div class=p>FORMA DE PAGO: Transferencia a la cuenta ${grouped(iban)}<br>VENCIMIENTO: ${p.date(d.dueDate)} &nbsp; ${p.plain(d.amountDue)} €</div>`
    },
  },
  {
    name: 'es-bodega-cajas',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21, 10],
      lines: [14, 90],
      isOnce: true,
      most: 30,
      lineDiscount: 0.4,
      charge: 0.5,
      days: [30, 60, 90],
      pools: spanish('Bodegas|Viñedos|Vinos y Licores|Distribuciones|Hostelería'),
      items: itemsOf(
        `Tinto Joven Tempranillo 75 cl|CJ6|14|21; Tinto Roble 6 meses 75 cl|CJ6|19|29;
        Tinto Crianza 75 cl|CJ6|28|41; Tinto Reserva 75 cl|CJ6|48|72; Rosado Garnacha 75 cl|CJ6|15|22;
        Blanco Airén 75 cl|CJ6|12|18; Blanco Verdejo 75 cl|CJ6|17|26; Blanco Macabeo barrica 75 cl|CJ6|27|38;
        Blanco Semidulce 75 cl|CJ6|15|21; Cava Brut Nature 75 cl|CJ6|31|46; Cava Brut Rosado 75 cl|CJ6|33|49;
        Tinto Crianza Magnum 150 cl|CJ3|33|48; Tinto Syrah ecológico 75 cl|CJ6|30|44;
        Pack bag in box tinto 15 L|UD|21|31; Pack bag in box blanco 15 L|UD|20|29; Garrafa tinto 5 L|UD|8|12;
        Vermut rojo artesano 1 L|CJ12|54|79; Vermut blanco 1 L|CJ12|55|80; Licor de bellota 70 cl|CJ6|46|63;
        Licor de hierbas 70 cl|CJ6|44|60; Crema de orujo 70 cl|CJ6|43|58; Pacharán casero 70 cl|CJ6|49|66;
        Vino dulce Pedro Ximénez 50 cl|CJ6|39|58; Sangría botella 1,5 L|CJ6|15|22;
        Mosto blanco sin alcohol 1 L|CJ12|17|24; Estuche madera 3 botellas|UD|6|10;
        Tinto Cabernet Sauvignon 75 cl|CJ6|24|36; Tinto Graciano 75 cl|CJ6|29|43;
        Blanco Chardonnay 75 cl|CJ6|20|30; Blanco Pardina 75 cl|CJ6|13|19; Tinto Gran Reserva 75 cl|CJ6|69|96;
        Tinto Roble 37,5 cl|CJ12|27|39; Tinto Crianza 50 cl|CJ12|38|54; Rosado frizzante 75 cl|CJ6|16|24;
        Brandy solera 70 cl|CJ6|57|78; Anís seco 1 L|CJ6|45|61; Copa cata serigrafiada|CJ6|11|17;
        Sacacorchos dos tiempos|UD|3|6; Vinagre de vino 25 cl|CJ12|17|25|1; Vinagre reserva 25 cl|CJ12|29|42|1;
        Almendra frita 150 g|CJ12|21|31|1; Aceituna machada 420 g|CJ12|26|37|1; Pimentón dulce lata 75 g|CJ20|27|39|1;
        Mermelada de vino 110 g|CJ12|30|42|1; Queso en aceite 350 g|CJ6|39|56|1`
      ),
      numbers: (random, year) => `V${year.slice(2)}-${random.digits(5)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:8pt "Lato";line-height:1.3;margin:0} .g{break-after:page;position:relative;height:264mm} .g:last-child{break-after:auto} .e{text-align:center;border-bottom:.6pt solid #7a1230;padding-bottom:2.5mm} .e b{font:bold 19pt "EB Garamond";color:#7a1230;letter-spacing:1px} .i{display:flex;justify-content:space-between;margin:4mm 0} .i table{width:74mm} .i td{padding:1.2px 0} .i td:first-child{color:#7a1230} .d{width:84mm;font-size:9pt} .d small{color:#7a1230} .l th{border-top:.8pt solid #7a1230;border-bottom:.8pt solid #7a1230;padding:3px 2px;text-align:left;color:#7a1230;font-weight:normal} .l td{padding:3.6px 2px} .l .s td{font-style:italic;border-top:.4pt solid #999} .f{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm} .f table{width:96mm} .f td,.f th{padding:2.5px 3px;border-bottom:.4pt solid #bbb} .f th{text-align:left;color:#7a1230;font-weight:normal} .f .q{width:68mm} .q .w td{font-size:12pt;font-weight:bold;border-bottom:1.4pt solid #7a1230} .x{position:absolute;bottom:0;left:0;right:0;font-size:7pt;text-align:center;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const agent = random.pick(['03 Extremadura Sur', '11 Oficina', '05 La Mancha'])
      const note = random.digits(5)
      const register = `${random.int(1, 9)}${random.digits(3)}-BA`
      let carried = 0
      const list = p.lines((l) => {
        carried += l.amount
        const text = row([
          random.digits(6),
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 2) : ''}`,
          `>${p.number(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ])
        return { text, carried }
      })
      const pages = paged(list, 33, 26)
      const labels = [
        'Código',
        'Artículo',
        '>Cant.',
        'Formato',
        '>Precio',
        '>% Dto.',
        '>IVA',
        '>Importe',
      ]
      const carry = (label: string, sum: number) =>
        `<tr class=s><td></td><td colspan=6>${label}</td><td class=r>${p.plain(sum)}</td></tr>`
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)} %`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const end = `<div class=f><div><table>${heading(['Tipo IVA', '>Base imponible', '>Cuota IVA', '>Total'])}${taxes.join('')}</table><p>Forma de pago: giro bancario<br>Vencimiento: ${p.date(d.dueDate)} – ${p.money(d.amountDue)}<br>Bultos: ${random.int(14, 160)} · Agencia de transporte: ${random.pick(['propia', 'portes pagados'])}</p></div>
<table class=q>${row(['Suma', `>${p.money(d.lineTotal)}`])}${d.charge ? row(['Portes', `>${p.money(d.charge)}`]) : ''}${row(['Base imponible', `>${p.money(d.subtotal)}`])}${row(['Total IVA', `>${p.money(d.tax)}`])}<tr class=w><td>TOTAL</td><td class=r>${p.money(d.total)}</td></tr></table></div>`
      return pages
        .map((rows, at) => {
          const isLast = at === pages.length - 1
          const facts = [
            row(['Factura', `<b>${d.number}</b>`]),
            row(['Fecha', p.date(d.issueDate)]),
            row(['Pedido', d.orderNumber]),
            row(['Albarán', `A-${note} de ${p.date(d.deliveryDate)}`]),
            row(['Cliente / Agente', `${d.customerNumber} / ${agent}`]),
            row(['Página', `${at + 1} de ${pages.length}`]),
          ]
          const before = at ? carry('Suma anterior', pages[at - 1].at(-1)!.carried) : ''
          const after = isLast ? '' : carry('Suma y sigue', rows.at(-1)!.carried)
          return `<div class=g><div class=e><b>${d.seller.name}</b><br>${d.seller.street} · ${spanishTown(d.seller)} · Tel. ${d.seller.telephone} · ${d.seller.site}</div>
<div class=i><table>${facts.join('')}</table><div class=d><small>Facturar a</small><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${spanishTown(d.buyer)}<br>NIF ${d.buyer.vatId.slice(2)}</div></div>
<table class=l>${heading(labels)}${before}${rows.map(({ text }) => text).join('')}${after}</table>${isLast ? end : ''}
<div class=x>NIF ${d.seller.vatId.slice(2)} · R.E. ${register} · Los precios incluyen los impuestos especiales. No se admiten reclamaciones pasadas 48 horas de la entrega.</div></div>`
        })
        .join('')
    },
  },
  {
    name: 'es-carpinteria-aluminio',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [3, 9],
      isOnce: true,
      most: 4,
      prepaid: 0.85,
      days: [7, 10, 15],
      pools: spanish('Carpintería|Cerramientos|Aluminios|Promociones|Instalaciones'),
      items: itemsOf(
        `Ventana corredera 2 hojas 1.200 x 1.100, blanco, vidrio 4/16/6|ud|310|460;
        Ventana oscilobatiente 1 hoja 600 x 1.000, RPT, imitación madera|ud|290|420;
        Puerta balconera 2 hojas 1.500 x 2.100, RPT, antracita|ud|690|980;
        Persiana térmica con cajón compacto 1.200|ud|95|160; Mosquitera enrollable 1.200 x 1.100|ud|48|82;
        Puerta de entrada panel ciego 950 x 2.100 con cerradura 3 puntos|ud|780|1150;
        Desmontaje y retirada de carpintería existente|ud|35|60; Remate interior con tapajuntas|ml|7|13;
        Vierteaguas de aluminio lacado|ml|16|27; Mano de obra oficial 1.ª|h|27|36;
        Motor tubular con mando a distancia|ud|120|185`
      ),
      numbers: (random, year) => `${random.int(3, 240)}-${year}`,
    },
    style: {
      ...euroAfter,
      date: (y, m, d) => `${Number(d)} de ${monthsIn('ES')[Number(m) - 1]} de ${y}`,
    },
    css: 'body{font:10pt "Carlito";line-height:1.35} h1{font-size:26pt;font-weight:normal;letter-spacing:4px;color:#8a8f94;margin:0 0 4mm} .k{display:flex;justify-content:space-between;margin-bottom:8mm} .k p{margin:0} .o{margin-bottom:4mm} .l th{font-size:9pt;background:#d9dde0;padding:4px 6px;text-align:left;border:.5pt solid #fff} .l td{padding:5px 6px;vertical-align:top;border-bottom:.5pt solid #d9dde0} .s{width:90mm;margin:4mm 0 0 auto} .s td{padding:3px 6px} .s .b td{font-weight:bold;background:#d9dde0} .n{margin-top:10mm} .y{margin-top:14mm;width:60mm;border-top:.5pt solid;font-size:8.5pt} .z{position:fixed;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:8.5pt;color:#555;border-top:2pt solid #8a8f94;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const list = p.lines((l, at) =>
        row([
          at + 1,
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const paid = d.prepaid
        ? row([`Entrega a cuenta (${p.date(d.orderDate)})`, `>${p.money(-d.prepaid)}`])
        : ''
      const labels = ['N.º', 'Descripción', '>Cantidad', '>Precio', '>Total']
      return `<h1>FACTURA</h1><div class=k><p><b>${d.seller.name}</b><br>NIF: ${d.seller.vatId.slice(2)}<br>${d.seller.street}<br>${spanishTown(d.seller)}</p><p><b>Cliente:</b><br>${d.buyer.name}<br>NIF: ${d.buyer.vatId.slice(2)}<br>${d.buyer.street}<br>${spanishTown(d.buyer)}</p><p class=r>Factura n.º: <b>${d.number}</b><br>Fecha: ${p.date(d.issueDate)}<br>Presupuesto: P-${random.digits(3)}</p></div>
<div class=o>Obra: ${random.pick(['sustitución de ventanas', 'cerramiento de terraza', 'reforma de vivienda'])}. Colocación terminada el ${p.date(d.deliveryDate)}.</div>
<table class=l>${heading(labels)}${list.join('')}</table>
<table class=s>${row(['Subtotal', `>${p.money(d.subtotal)}`])}${p.taxes((t) => row([`IVA ${p.number(t.rate)} %`, `>${p.money(taxOf(p, t))}`])).join('')}${row(['Total factura', `>${p.money(d.total)}`])}${paid}<tr class=b><td>Pendiente de pago</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<div class=n>Rogamos ingresen el importe pendiente antes del ${p.date(d.dueDate)} en la cuenta<br><b>${grouped(d.seller.iban)}</b> indicando el número de factura.<br>Garantía de dos años en perfilería y herrajes.</div><div class=y>Recibí y conforme, el cliente</div>
<div class=z><span>Tel. ${d.seller.telephone}</span><span>${d.seller.mail}</span><span>Presupuestos sin compromiso</span></div>`
    },
  },
  {
    name: 'pt-peixe-lotes',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [6, 23],
      lines: [8, 60],
      isOnce: true,
      most: 24,
      isPart: true,
      lineDiscount: 0.15,
      days: [8, 15, 30],
      pools: portuguese('Pescado|Mariscos|Peixe Fresco|Restauração|Congelados'),
      items: itemsOf(
        `Dourada aquacultura 400/600|KG|6|9; Robalo aquacultura 600/800|KG|8|12; Robalo do mar 1/2 kg|KG|17|25;
        Sardinha fresca|KG|3|6; Carapau médio|KG|3|7; Cavala|KG|2|4; Polvo congelado T4|KG|9|13;
        Polvo fresco 1/2 kg|KG|12|17; Lula nacional|KG|13|19; Choco limpo|KG|9|14; Pescada branca nº 3|KG|7|11;
        Corvina posta|KG|11|16; Atum lombo fresco|KG|16|24; Salmão inteiro 4/5|KG|9|13; Peixe-espada preto|KG|8|12;
        Linguado 300/400|KG|16|23; Raia limpa|KG|6|10; Tamboril cauda|KG|12|18; Camarão 30/40 cozido|KG|13|19;
        Gamba crua 40/60|KG|11|16; Amêijoa boa|KG|14|21; Berbigão|KG|4|7; Mexilhão rede 1 kg|RD|3|5;
        Conquilha|KG|9|14; Ostra nº 2 cx. 25|CX|14|21; Bacalhau demolhado posta|KG|10|15;
        Sapateira viva|KG|9|14; Gelo em escama|SC|2|4|1; Caixa esferovite 6 kg c/ tampa|UN|1|3|1;
        Saco isotérmico|UN|1|2|1`
      ),
      numbers: (random, year) => `FT ${year}A/${random.int(312, 9480)}`,
    },
    style: { ...comma, thousands: ' ', date: dashed },
    css: 'body{font:8pt "Liberation Sans";line-height:1.3;margin:0} .g{break-after:page;position:relative;height:264mm} .g:last-child{break-after:auto} .a{display:flex;justify-content:space-between} .a b{font-size:12pt} .a p{margin:0} .c{margin:4mm 0 4mm 96mm;font-size:9pt;min-height:20mm} .h{display:flex;justify-content:space-between;font-size:10pt;font-weight:bold;border-bottom:1pt solid} .h i{font-weight:normal;font-size:8pt} .m{margin:1mm 0 3mm} .m th{text-align:left;font-size:7pt;font-weight:normal;color:#555} .m td{padding:0} .l th{background:#e3e3e3;text-align:left;padding:2.5px 3px;font-size:7.5pt} .l td{padding:2.3px 3px} .l .s td{border-top:.5pt solid;font-weight:bold} .f{position:absolute;bottom:17mm;left:0;right:0;display:flex;align-items:flex-start;gap:5mm;border-top:1pt solid;padding-top:2mm} .f table{width:auto} .f>:nth-child(2){flex:1} .f td,.f th{padding:1.5px 4px;text-align:left} .f th{font-size:7pt;font-weight:normal;color:#555} .q{width:58mm!important} .q .w td{font-size:11.5pt;font-weight:bold;border-top:.5pt solid} .x{position:absolute;bottom:0;left:0;right:0;font-size:7pt;color:#333;border-top:.5pt solid #999;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      let carried = 0
      const list = p.lines((l) => {
        carried += l.amount
        const text = row([
          `P${random.digits(4)}`,
          l.description,
          l.unit === 'KG' ? `L${random.digits(6)}` : '',
          `>${p.number(l.quantity, 3)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.discount, 1)}`,
          `>${p.number(l.rate, 2)}`,
          `>${p.plain(l.amount)}`,
        ])
        return { text, carried }
      })
      const pages = paged(list, 36, 25)
      const labels = [
        'Artigo',
        'Descrição',
        'Lote',
        '>Qtd.',
        'Un.',
        '>Pr. Unitário',
        '>Desc.',
        '>IVA',
        '>Valor',
      ]
      const carry = (label: string, sum: number) =>
        `<tr class=s><td colspan=8 class=r>${label}</td><td class=r>${p.plain(sum)}</td></tr>`
      const code = `J${random.pick(['F7KQ', 'H3WT', 'FN8R'])}${random.digits(3)}-${/\d+(?=\D*$)/.exec(d.number)![0]}`
      const program = `q${random.pick(['TzK', 'bWe', 'R4d'])}-Processado por Programa Certificado n.º ${random.int(11, 2890)}/AT`
      const hour = `0${random.int(5, 9)}:${random.int(10, 59)}`
      const plate = `${random.digits(2)}-${random.pick(['XH', 'QT', 'ZL'])}-${random.digits(2)}`
      const taxes = p.taxes((t) =>
        row([`IVA ${p.number(t.rate, 2)}`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])
      )
      const end = `<div class=f>${squareCode(random, '30mm')}<div><table>${heading(['Taxa', '>Incidência', '>Total IVA'])}${taxes.join('')}</table><br>ATCUD: ${code}<br>Carga: ${d.seller.town}, ${p.date(d.issueDate)} ${hour} – Viatura ${plate}<br>Descarga: ${d.buyer.street}, ${d.buyer.town}</div><table class=q>${row(['Mercadoria/Serviços', `>${p.plain(d.subtotal)}`])}${row(['IVA', `>${p.plain(d.tax)}`])}<tr class=w><td>Total (EUR)</td><td class=r>${p.plain(d.total)}</td></tr></table></div>`
      const head = `<div class=a><p><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Telef. ${d.seller.telephone} (chamada para a rede fixa nacional)<br>Contribuinte N.º: ${d.seller.vatId.slice(2)}</p><p class=r>N.º Controlo Veterinário<br>PT C ${random.digits(4)} P CE</p></div>
<div class=c>Exmo.(s) Sr.(s)<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>`
      const facts = `<table class=m>${heading(['V/N.º Contrib.', 'Cliente', 'Requisição', 'Data', 'Vencimento', 'Condição Pagamento'])}${row([d.buyer.vatId.slice(2), d.customerNumber, d.orderNumber, p.date(d.issueDate), p.date(d.dueDate), 'Transferência'])}</table>`
      return pages
        .map((rows, at) => {
          const isLast = at === pages.length - 1
          const before = at ? carry('Transporte', pages[at - 1].at(-1)!.carried) : ''
          const after = isLast ? '' : carry('A transportar', rows.at(-1)!.carried)
          return `<div class=g>${head}<div class=h><span>Fatura ${d.number}</span><i>Original – Pág. ${at + 1}/${pages.length}</i></div>${facts}
<table class=l>${heading(labels)}${before}${rows.map(({ text }) => text).join('')}${after}</table>${isLast ? end : ''}
<div class=x>${program}. Os bens foram colocados à disposição do adquirente na data do documento. Zona de captura e método de produção na etiqueta do lote.<br>IBAN ${grouped(d.seller.iban)}</div></div>`
        })
        .join('')
    },
  },
  {
    name: 'pt-assistencia-informatica',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23],
      lines: [2, 8],
      isOnce: true,
      most: 6,
      allowance: 0.35,
      days: [8, 15, 30],
      pools: portuguese('Informática|Sistemas|Redes|Consultores|Contabilidade'),
      items: itemsOf(
        `Assistência técnica nas instalações|hora|32|48; Assistência remota|hora|26|38;
        Contrato de manutenção mensal|mês|75|190; Deslocação zona A|un|15|28;
        Disco SSD 1 TB SATA|un|62|95; Memória DDR4 16 GB|un|38|62; Toner compatível preto|un|24|49;
        Licença antivírus anual por posto|un|19|36; Configuração de servidor e backups|hora|38|55;
        Switch 8 portas gigabit|un|29|52; Monitor 24" IPS|un|119|175; Cabo de rede Cat6|m|1|2`
      ),
      numbers: (random, year) => `FT ${random.pick(['M', 'AA'])}${year}/${random.int(18, 870)}`,
    },
    style: { ...comma, thousands: '.', money: (plain) => `${plain}€`, date: slashed },
    css: 'body{font:9pt "Open Sans";color:#333;line-height:1.4} .a{display:flex;justify-content:space-between;align-items:flex-start} .a h1{font-size:18pt;margin:0;font-weight:600;color:#0d7f8c;text-align:right} .a small{display:block;text-align:right} .b{display:flex;justify-content:space-between;margin:12mm 0 8mm} .b table{width:72mm} .b td{padding:1px 0} .l th{border-top:1pt solid #0d7f8c;border-bottom:1pt solid #0d7f8c;font-weight:600;font-size:8pt;padding:4px 3px;text-align:left} .l td{padding:5px 3px;border-bottom:.4pt dotted #999} .e{display:flex;gap:8mm;align-items:flex-start;margin-top:6mm} .e>div:first-child{flex:1} .e h4{margin:0 0 1mm;font-size:8pt;color:#0d7f8c} .i th{font-size:7.5pt;font-weight:400;text-align:left;color:#777} .i td{font-size:8pt} .t{width:74mm} .t td{padding:2px} .t .w td{background:#0d7f8c;color:#fff;font-weight:600;font-size:11.5pt;padding:5px} .mb{margin-top:5mm;border:.6pt solid #0d7f8c;width:66mm;padding:2mm 3mm} .mb td{padding:1px 0} .z{position:fixed;bottom:0;left:0;right:0;display:flex;gap:6mm;align-items:flex-end;font-size:7.5pt;border-top:.6pt solid #ccc;padding-top:2mm} .z div{flex:1}',
    draw: (p) => {
      const { doc: d, random } = p
      const list = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const labels = ['Descrição', '>Qtd.', 'Unid.', '>Preço s/ IVA', '>IVA', '>Total s/ IVA']
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)}% Continente`,
          `>${p.money(baseOf(p, t))}`,
          `>${p.money(taxOf(p, t))}`,
        ])
      )
      const discount = d.allowance
        ? row(['Total ilíquido', `>${p.money(d.lineTotal)}`]) +
          row(['Desconto comercial', `>${p.money(-d.allowance)}`])
        : ''
      const reference = `${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`
      const facts = [
        row(['Data de emissão', `>${p.date(d.issueDate)}`]),
        row(['Data de vencimento', `>${p.date(d.dueDate)}`]),
        row(['V/ NIF', `>${d.buyer.vatId.slice(2)}`]),
        row(['V/ referência', `>${d.orderNumber}`]),
      ]
      return `<div class=a><svg width="52" height="52" viewBox="0 0 52 52"><circle cx="18" cy="26" r="18" fill="#0d7f8c"/><rect x="26" y="8" width="26" height="36" fill="#f2a33a"/></svg><div><h1>Fatura</h1><small>${d.number}</small><small>Original</small></div></div>
<div class=b><div>Exmo. Sr. / Exma. Sr.ª<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table>${facts.join('')}</table></div>
<table class=l>${heading(labels)}${list.join('')}</table>
<div class=e><div><h4>Resumo de impostos</h4><table class=i>${heading(['Taxa', '>Base', '>Imposto'])}${taxes.join('')}</table><div class=mb><b>Pagamento por Multibanco</b><table>${row(['Entidade', `>${random.int(10, 29)}${random.digits(3)}`])}${row(['Referência', `>${reference}`])}${row(['Montante', `>${p.money(d.amountDue)}`])}</table></div></div>
<table class=t>${discount}${row(['Total s/ IVA', `>${p.money(d.subtotal)}`])}${row(['Total de IVA', `>${p.money(d.tax)}`])}<tr class=w><td>Total</td><td class=r>${p.money(d.total)}</td></tr></table></div>
<div class=z>${squareCode(random, '27mm')}<div>ATCUD: ${random.pick(['JJ4C', 'JFWX', 'J6M9'])}${random.digits(4)}-${/\d+(?=\D*$)/.exec(d.number)![0]}<br>${random.pick(['xW2p', 'Gq7L', 'oT1s'])}-Processado por programa certificado n.º ${random.int(1100, 2890)}/AT<br>Serviços prestados até ${p.date(d.until)}</div><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIF ${d.seller.vatId}<br>Capital social 5.000,00€</div><div>${d.seller.telephone}<br>${d.seller.mail}<br>IBAN ${grouped(d.seller.iban)}</div></div>`
    },
  },
]
