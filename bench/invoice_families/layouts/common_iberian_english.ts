import { dayAfter, daysBetween } from '../days.ts'
import { daysOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { sumOf, type Item, type Line } from '../make_document.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, euroAfter, grouped, heading, monthsIn, point, row, slashed } from '../print.ts'
import type { Random } from '../random.ts'

const names = (text: string) => text.split('|')
/** Towns of one word with their post codes. */
const townsOf = (text: string) => names(text).map((town) => town.split(/ (.*)/, 2))
const spanishMonths = monthsIn('ES')
const portugueseMonths = monthsIn('PT')
const englishMonths = monthsIn('GB')

const spanish = {
  ...pools.ES,
  first: names('Begoña|Rubén|Montserrat|Asier|Consuelo|Fermín|Ainhoa|Julián'),
  last: names('Arrieta|Blázquez|Cabrera|Egea|Fuentes|Llorente|Montiel|Palacios|Urrutia|Zamora'),
  streets: names(
    'Pol. Ind. El Plano, nave 27|C/ San Bartolomé, 8 bajo|Ctra. Nacional 340, km 112|Avenida de los Fueros, 61|Ronda del Guadiana 19, 2º C|Rúa do Progreso, 33'
  ),
  towns: townsOf(
    'Albacete 02006|Logroño 26003|Lleida 25001|Badajoz 06002|Ourense 32003|Elche 03203'
  ),
}
const portuguese = {
  ...pools.PT,
  first: names('Filipa|Gonçalo|Madalena|Hélder|Teresa|Vasco'),
  last: names('Almeida|Brandão|Coutinho|Falcão|Marques|Nogueira|Quintela|Vilhena'),
  streets: names(
    'Zona Industrial da Mota, Lote 12|Rua Dr. António Granjo, 77 r/c|Estrada Nacional 109, n.º 415|Praceta do Olival, 6 - 3.º Dto.|Av. 25 de Abril, 140'
  ),
  towns: townsOf('Aveiro 3810-164|Leiria 2400-189|Faro 8000-302|Viseu 3500-070|Setúbal 2910-406'),
}
const british = {
  ...pools.GB,
  first: names('Judith|Alistair|Meera|Trevor|Siân|Duncan|Philippa|Wesley'),
  last: names('Arkwright|Beddoes|Crowther|Gilchrist|Hesketh|Metcalfe|Ormerod|Pryce|Tunnicliffe'),
  streets: names(
    'Bridge Farm, Sandpit Lane|19 Beech Avenue|Units 4-6 Gasworks Yard|102 Tamworth Road|Rose Cottage, High Street|7a Priory Close'
  ),
  towns: townsOf(
    'Shrewsbury SY2 6LG|Lowestoft NR32 1PB|Barnsley S70 2HW|Hexham NE46 3QF|Taunton TA1 4DX'
  ),
}
const american = {
  ...pools.US,
  first: names('Darlene|Vincent|Ashley|Curtis|Maribel|Glenn'),
  last: names('Baxley|Corrigan|Fontaine|Hollister|McAllister|Nakamura|Rosales|Stroud'),
  streets: names(
    '3375 Old Mill Pkwy|118 Chestnut St|6401 Airport Way, Bldg C|29 Lakeshore Ct|940 County Road 14'
  ),
  towns: [
    ['Knoxville, TN', '37902'],
    ['Fresno, CA', '93721'],
    ['Lancaster, PA', '17603'],
    ['Boulder, CO', '80302'],
    ['Amarillo, TX', '79101'],
  ],
}

/** The parties of a family whose companies have trades and legal forms of their own. */
function partiesOf(trades: string, forms: string): Pools {
  const own = { trade: names(trades), forms: names(forms) }
  return {
    ...pools,
    ES: { ...spanish, ...own },
    PT: { ...portuguese, ...own },
    GB: { ...british, ...own },
    US: { ...american, ...own },
  }
}

const signs = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.pick([...'BCDFGHJKMNPQRSTVWXYZ23456789'])).join('')

/** A picture that looks like a QR code. */
function codeSquare(random: Random): string {
  let path = ''
  for (let at = 0; at < 625; at++) {
    const [x, y] = [at % 25, Math.floor(at / 25)]
    const isCorner = (x < 8 || x > 16) && (y < 8 || y > 16) && (x < 8 || y < 8)
    if (!isCorner && random.chance(0.5)) path += `M${x} ${y}h1v1h-1z`
  }
  for (const [x, y] of [
    [0, 0],
    [18, 0],
    [0, 18],
  ]) {
    path += `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`
  }
  return `<svg class=qr viewBox="0 0 25 25"><path fill-rule=evenodd d="${path}"/></svg>`
}

/** The lines whose items stand from one index up to another one in a list. */
function linesIn(lines: Line[], items: Item[], from: number, until = items.length): Line[] {
  const own = items.slice(from, until).map(([name]) => name)
  return lines.filter(({ description }) => own.includes(description))
}

const officeItems: Item[] = [
  ['Tramitación del cambio de titularidad', '', 55, 95],
  ['Liquidación del impuesto de transmisiones, modelo 620', '', 30, 60],
  ['Confección y presentación de la declaración censal', '', 35, 60],
  ['Gestión de la escritura y liquidación del impuesto', '', 120, 260],
  ['Preparación de documentos y firma ante notario', '', 60, 150],
  ['Presentación telemática en el Registro', '', 40, 75],
  ['Alta en el régimen de autónomos', '', 45, 80],
  ['Obtención del certificado digital', '', 25, 40],
  ['Impuesto sobre transmisiones patrimoniales', '', 80, 900, 1],
  ['Tasa de la Jefatura de Tráfico', '', 55, 56, 1],
  ['Factura de la notaría, copias autorizadas', '', 180, 460, 1],
  ['Factura del Registro de la Propiedad', '', 110, 290, 1],
  ['Nota simple registral', '', 9, 10, 1],
]
const outlays = new Set(officeItems.slice(8).map(([name]) => name))

const telecomItems: Item[] = [
  ['Pacote Fibra 500 + TV 160 canais + Voz', '', 28, 39],
  ['Box adicional HD', '', 3, 6],
  ['Cartão móvel 10 GB', '', 7, 12],
  ['Cartão móvel dados ilimitados', '', 14, 22],
  ['Canais Cinema e Séries', '', 6, 10],
  ['Canais Desporto Total', '', 18, 27],
  ['Subscrição Imprensa Digital', '', 5, 10, 1],
  ['Chamadas para redes móveis nacionais', '', 1, 9],
  ['Chamadas internacionais zona 2', '', 1, 12],
  ['Roaming de dados fora da UE', '', 3, 24],
  ['SMS de valor acrescentado', '', 1, 4],
  ['Videoclube, alugueres', '', 3, 11],
  ['Prestação do equipamento 7/24', '', 12, 32],
  ['Aluguer do router Wi-Fi 6', '', 2, 5],
  ['Deslocação de técnico', '', 20, 40],
]
const telecomGroups = [
  { name: 'Mensalidades', from: 0, until: 7 },
  { name: 'Comunicações e consumos', from: 7, until: 12 },
  { name: 'Equipamentos e serviços', from: 12, until: 15 },
]

const eventItems: Item[] = [
  ['Pop-up canopy 10 x 10, white', '', 85, 135],
  ['Tent sidewall, window, 20 ft', '', 28, 45],
  ['Bistro string lights, 25 ft', '', 22, 38],
  ['Patio heater with propane', '', 65, 95],
  ['Table, round 60 in.', '', 9, 14],
  ['Table, banquet 8 ft', '', 9, 13],
  ['Table, cocktail 30 x 42', '', 10, 15],
  ['Chair, folding, white resin', '', 2, 5],
  ['Chair, gold chiavari w/ cushion', '', 7, 11],
  ['Linen 120 in. round, ivory', '', 14, 22],
  ['Linen 90 x 156 drape, black', '', 15, 24],
  ['Napkin, polyester, sage', '', 0.75, 1.5],
  ['Dinner plate, white rim', '', 0.5, 1],
  ['Water goblet, rack of 25', '', 14, 20],
  ['Beverage tub, galvanized', '', 10, 18],
  ['Setup labor, per hour', '', 38, 55],
]
const eventGroups = [
  { name: 'Tenting & Site', from: 0, until: 4 },
  { name: 'Tables & Chairs', from: 4, until: 9 },
  { name: 'Linen & Tabletop', from: 9, until: 15 },
  { name: 'Labor', from: 15, until: 16 },
]

/** Invoices of Spanish, Portuguese, British and American senders. */
export const commonIberianEnglish: Family[] = [
  // Electrical wholesaler: delivery notes, carried sums, totals in one row, register in the margin.
  {
    name: 'es-material-electrico',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [8, 90],
      isOnce: true,
      most: 30,
      lineDiscount: 0.6,
      allowance: 0.3,
      charge: 0.3,
      days: [30, 60],
      pools: partiesOf(
        'Suministros Eléctricos|Electro|Iluminación|Montajes|Instalaciones',
        'S.A.|S.L.|S.A.U.'
      ),
      items: [
        ['CABLE H07V-K 1,5 MM2 AZUL C/100', 'M', 0.25, 0.4],
        ['CABLE H07V-K 2,5 MM2 NEGRO C/100', 'M', 0.4, 0.6],
        ['CABLE RZ1-K 3G2,5 AS', 'M', 1.4, 2.2],
        ['CABLE RZ1-K 5G6 AS', 'M', 4.8, 7],
        ['TUBO CORRUGADO M20 NEGRO', 'M', 0.25, 0.45],
        ['TUBO RIGIDO ENCHUFABLE M25', 'M', 1.1, 1.8],
        ['BANDEJA REJILLA 60X200 C7', 'M', 9, 14],
        ['MAGNETOTERMICO 1P+N 10A 6KA', 'UN', 8, 14],
        ['MAGNETOTERMICO 1P+N 16A 6KA', 'UN', 8, 14],
        ['MAGNETOTERMICO 4P 32A C', 'UN', 38, 61],
        ['DIFERENCIAL 2P 40A 30MA AC', 'UN', 29, 48],
        ['DIFERENCIAL 4P 40A 300MA', 'UN', 88, 140],
        ['PROTECTOR SOBRETENSIONES COMB.', 'UN', 64, 110],
        ['CAJA EMPOTRAR UNIVERSAL', 'UN', 0.25, 0.6],
        ['CAJA ESTANCA 100X100X50', 'UN', 1.8, 3.2],
        ['CAJA DISTRIB. 24 EL. SUPERFICIE', 'UN', 19, 33],
        ['BASE 2P+TT LATERAL BLANCO', 'UN', 4, 7],
        ['CONMUTADOR 10A BLANCO', 'UN', 4, 7],
        ['MARCO 1 ELEM. BLANCO', 'UN', 1, 3],
        ['MARCO 3 ELEM. BLANCO', 'UN', 3, 6],
        ['TOMA RJ45 CAT6 UTP', 'UN', 6, 11],
        ['CABLE UTP CAT6 LSZH BOBINA 305', 'BO', 135, 190],
        ['DOWNLIGHT LED 18W 4000K RED.', 'UN', 9, 17],
        ['PANEL LED 60X60 40W UGR<19', 'UN', 24, 41],
        ['PANTALLA ESTANCA LED 36W 1200', 'UN', 17, 29],
        ['EMERGENCIA LED 200LM 1H', 'UN', 21, 38],
        ['TIRA LED 24V 14W/M 4000K 5M', 'RO', 28, 46],
        ['DETECTOR MOVIM. 360 TECHO', 'UN', 18, 33],
        ['RELOJ ASTRONOMICO 1 CANAL', 'UN', 62, 95],
        ['CONTACTOR MODULAR 2P 25A', 'UN', 16, 27],
        ['REGLETA 12P 10MM2', 'UN', 1, 2],
        ['BORNA RAPIDA 3X2,5 (100 U)', 'CJ', 16, 28],
        ['BRIDA NYLON 200X3,6 (100 U)', 'CJ', 2, 4],
        ['CINTA AISLANTE 19MM NEGRA', 'UN', 0.75, 1.5],
        ['PICA TIERRA 1,5 M 14 MM', 'UN', 9, 16],
        ['CANALETA 40X60 PVC BLANCA', 'M', 3, 5],
      ],
      numbers: (random, year) =>
        `${year.slice(2)}/${random.pick(['01', '02', '07'])}${random.digits(5)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: 'body{font:8.5pt "Nimbus Sans";margin:0} .pg{height:264mm;position:relative;padding-left:6mm} .pg+.pg{break-before:page} .top{display:flex;justify-content:space-between;border-bottom:2pt solid #e2001a;padding-bottom:2mm} .top b{font-size:15pt;color:#e2001a;display:block} .top div+div{text-align:right;font-size:7.5pt;line-height:1.35} .mid{display:flex;justify-content:space-between;margin:5mm 0 4mm;min-height:31mm} .k{width:88mm;align-self:flex-start} .k th{background:#eee;font-weight:400;font-size:6.5pt;text-align:left;padding:1px 4px!important;border:.5pt solid #888} .k td{padding:2.5px 4px!important;border:.5pt solid #888;font-size:9pt} .win{width:80mm;font-size:10pt;line-height:1.4;padding-top:5mm} .list th{background:#e2001a;color:#fff;font-weight:400;font-size:7pt;text-align:left;padding:3px 4px} .list td{padding:1.6px 4px} .alb td{padding-top:6px;font-weight:bold} .cont td{font-style:italic;text-align:right;padding-top:6px} .end{position:absolute;bottom:13mm;left:6mm;right:0} .sum th{background:#eee;font-weight:400;font-size:6.5pt;border:.5pt solid #888;padding:2px 4px} .sum td{border:.5pt solid #888;padding:4px;text-align:right;font-size:9pt} .sum td:last-child{font-weight:bold;font-size:12pt} .pay{display:flex;gap:10mm;margin-top:3mm;line-height:1.45} .foot{position:absolute;bottom:0;left:6mm;right:0;font-size:6.5pt;color:#444} .reg{position:absolute;left:0;top:75mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:6pt;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const term = daysBetween(d.issueDate, d.dueDate)
      const agent = random.pick(['12 SERRANO', '04 MOSTRADOR', '21 IBARRA'])
      const works = names('OBRA C/ LEPANTO|TALLER|HOTEL MIRADOR|NAVE 3|REP. STOCK')
      const register = `Reg. Mercantil de ${d.seller.town}, tomo ${random.int(300, 2900)}, folio ${random.int(2, 220)}, hoja ${random.pick(['A', 'MU', 'Z'])}-${random.int(1000, 48000)}, inscripción 1ª`
      const first = random.int(10200, 88000)
      const perNote = random.int(4, 9)
      let carried = 0
      const list = p.lines((l, at) => {
        const note = Math.floor(at / perNote)
        const isNew = at % perNote === 0
        const day = dayAfter(d.issueDate, 5 * note - 30)
        const title = isNew
          ? `<tr class=alb><td></td><td colspan=6>Albarán ${first + 61 * note} de ${p.date(day)} &nbsp; S/Ref.: ${random.pick(works)}</td></tr>`
          : ''
        carried += l.amount
        const drawn = row([
          random.digits(7),
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 2) : ''}`,
          `>${p.plain(l.amount)}`,
        ])
        return { text: title + drawn, carried }
      })
      const pages: (typeof list)[] = []
      while (list.length) {
        pages.push(list.splice(0, list.length > 26 ? Math.min(30, list.length - 3) : 26))
      }
      const share = d.allowance ? `${Math.round((100 * d.allowance) / d.lineTotal)} % &nbsp; ` : ''
      const end = `<div class=end><table class=sum>${heading(['IMPORTE BRUTO', 'DTO. PRONTO PAGO', 'PORTES', 'BASE IMPONIBLE', '% I.V.A.', 'CUOTA I.V.A.', 'TOTAL FACTURA EUR'])}${row([p.plain(d.lineTotal), d.allowance ? `${share}-${p.plain(d.allowance)}` : '', d.charge ? p.plain(d.charge) : '', p.plain(d.subtotal), p.number(d.taxes[0].rate, 2), p.plain(d.tax), p.plain(d.total)])}</table>
<div class=pay><div><b>VENCIMIENTO</b><br>${p.date(d.dueDate)}</div><div><b>IMPORTE</b><br>${p.plain(d.amountDue)}</div><div><b>FORMA DE PAGO</b><br>TRANSFERENCIA A ${term} DÍAS FECHA FACTURA<br>${grouped(d.seller.iban)}</div></div></div>`
      const foot = `<div class=foot>Importe RAEE incluido en el precio. No se admiten devoluciones de cable cortado ni de material pedido expresamente. Los datos del cliente se tratan conforme al RGPD; ejercicio de derechos en ${d.seller.mail}.</div>`
      return pages
        .map((rows, at) => {
          const isLast = at === pages.length - 1
          const carry = (label: string, cents: number) =>
            `<tr class=cont><td colspan=6>${label}</td><td class=r>${p.plain(cents)}</td></tr>`
          const from = at ? carry('Suma anterior', pages[at - 1].at(-1)!.carried) : ''
          const next = isLast ? end : ''
          const to = isLast ? '' : carry('Suma y sigue...', rows.at(-1)!.carried)
          return `<div class=pg><div class=reg>${register}</div><div class=top><div><b>${d.seller.name}</b>Material eléctrico · Iluminación · Automatización · Telecomunicaciones</div><div>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town.toUpperCase()}<br>Tel. ${d.seller.telephone} · ${d.seller.mail}<br>N.I.F. ${d.seller.vatId}</div></div>
<div class=mid><table class=k>${heading(['FACTURA Nº', 'FECHA', 'CLIENTE', 'HOJA'])}${row([`<b>${d.number}</b>`, p.date(d.issueDate), d.customerNumber, `${at + 1} de ${pages.length}`])}<tr><th>N.I.F. CLIENTE</th><th colspan=2>SU PEDIDO</th><th>AGENTE</th></tr><tr><td>${d.buyer.vatId.slice(2)}</td><td colspan=2>${d.orderNumber}</td><td style="font-size:7pt">${agent}</td></tr></table><div class=win>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}</div></div>
<table class=list>${heading(['CÓDIGO', 'DESCRIPCIÓN', '>CANTIDAD', 'UD.', '>PRECIO', '>% DTO.', '>IMPORTE'])}${from}${rows.map(({ text }) => text).join('')}${to}</table>${next}${foot}</div>`
        })
        .join('')
    },
  },
  // Administrative agent: side column, outlays beside fees, advance of the client.
  {
    name: 'es-gestoria-suplidos',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21, 0],
      lines: [4, 11],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      prepaid: 0.7,
      days: [10, 15, 30],
      pools: partiesOf(
        'Gestoría|Asesoría|Gestión y Tributos|Servicios Jurídicos',
        'S.L.P.|S.L.|S.C.'
      ),
      items: officeItems,
      numbers: (random, year) => `${year}-${random.int(12, 940)}`,
    },
    style: {
      ...comma,
      date: (y, m, d) => `${Number(d)} de ${spanishMonths[Number(m) - 1]} de ${y}`,
    },
    css: 'body{font:10pt "EB Garamond";font-variant-numeric:lining-nums;margin:0} .side{position:absolute;left:0;top:0;width:40mm;height:262mm;border-right:1pt solid #7a5c2e;font-size:8.5pt;line-height:1.4} .seal{width:22mm;height:22mm;border:1.5pt double #7a5c2e;border-radius:50%;font:20pt "C059";color:#7a5c2e;display:flex;align-items:center;justify-content:center;margin-bottom:4mm} .side i{color:#7a5c2e} .side .low{position:absolute;bottom:0;width:37mm} .main{margin-left:47mm} .place{text-align:right} .to{margin:9mm 0 9mm 42mm;line-height:1.35;font-size:11pt} h1{font-size:14pt;letter-spacing:1px;margin:0 0 2mm;font-weight:normal;color:#7a5c2e} .t{margin-top:5mm} .t th{font-weight:normal;font-style:italic;border-bottom:.7pt solid #7a5c2e;text-align:left;padding:3px 0} .t td{padding:3.5px 0;vertical-align:top} .t .r{width:21mm} .s td{border-top:.7pt solid #7a5c2e} .tot{width:92mm;margin:7mm 0 0 auto} .tot td{padding:2.5px 0} .tot .big td{border-top:.7pt solid #000;border-bottom:2pt double #000;font-size:12pt;font-weight:bold} .p{margin-top:11mm;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const isOutlay = (l: Line) => outlays.has(l.description)
      const matter = random.pick([
        'Transmisión de vehículo',
        'Compraventa de vivienda',
        'Herencia y adjudicación',
        'Constitución y alta censal',
      ])
      const sumWhere = (isWanted: boolean) => sumOf(d.lines.filter((l) => isOutlay(l) === isWanted))
      const [fees, spent] = [sumWhere(false), sumWhere(true)]
      const net = spent
        ? `${fees ? row(['Honorarios', `>${p.plain(fees)}`]) : ''}${row(['Suplidos (art. 78.Tres.3.º Ley 37/1992)', `>${p.plain(spent)}`])}${row(['Total sin I.V.A.', `>${p.plain(d.subtotal)}`])}`
        : row(['Base imponible, honorarios', `>${p.plain(d.subtotal)}`])
      const vat = p.taxes((t) => {
        const of = spent ? ` s/ ${p.plain(t.base)}` : ''
        return t.rate ? row([`I.V.A. ${p.number(t.rate)} %${of}`, `>${p.plain(d.tax)}`]) : ''
      })
      const paid = d.prepaid
        ? `${row([`Provisión de fondos recibida el ${p.date(d.orderDate)}`, `>-${p.plain(d.prepaid)}`])}<tr class=big><td>SALDO A NUESTRO FAVOR</td><td class=r>${p.plain(d.amountDue)} €</td></tr>`
        : ''
      return `<div class=side><div class=seal>${d.seller.name.slice(0, 1)}</div><b>${d.seller.name}</b><br><i>Fiscal · Laboral · Contable<br>Tráfico · Extranjería<br>Herencias · Escrituras</i><br><br>Colegiados n.º ${random.int(210, 990)} y ${random.int(1010, 2200)}<div class=low>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br><br>Tel. ${d.seller.telephone}<br>${d.seller.mail}<br><br>N.I.F. ${d.seller.vatId}<br><br>Lunes a viernes de 9 a 14 y de 16.30 a 19 h</div></div>
<div class=main><div class=place>${d.seller.town}, ${p.date(d.issueDate)}</div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><h1>FACTURA N.º ${d.number}</h1>Expediente: ${random.digits(5)}/${random.pick(['T', 'E', 'H'])} &nbsp;–&nbsp; Asunto: ${matter}
<table class=t>${heading(['Concepto', '>Suplidos', '>Honorarios'])}${p.lines((l) => row(isOutlay(l) ? [l.description, `>${p.plain(l.amount)}`, ''] : [l.description, '', `>${p.plain(l.amount)}`])).join('')}<tr class=s><td>Sumas</td><td class=r>${spent ? p.plain(spent) : ''}</td><td class=r>${p.plain(fees)}</td></tr></table>
<table class=tot>${net}${vat.join('')}<tr class=big><td>TOTAL FACTURA</td><td class=r>${p.plain(d.total)} €</td></tr>${paid}</table>
<div class=p>Le rogamos que ingrese el importe ${d.prepaid ? 'del saldo' : 'de la factura'} antes del ${p.date(d.dueDate)} en la cuenta<br>${grouped(d.seller.iban)}, indicando el número de expediente.<br><br>Se acompañan los justificantes originales de los pagos hechos en su nombre.</div></div>`
    },
  },
  // Maker of machines: proforma as an offer, with terms of payment and acceptance.
  {
    name: 'es-proforma-maquinaria',
    plan: {
      country: 'ES',
      currency: 'EUR',
      kind: 'proforma',
      rates: [21],
      lines: [3, 11],
      isInOrder: true,
      isOnce: true,
      most: 3,
      allowance: 0.6,
      pools: partiesOf(
        'Maquinaria|Envasado|Talleres|Ingeniería|Conservas|Bodegas',
        'S.L.|S.A.|S. Coop.'
      ),
      items: [
        [
          'Llenadora volumétrica de 6 boquillas, acero AISI 316, mando por pantalla táctil',
          '',
          14800,
          23900,
        ],
        ['Taponadora automática de rosca con alimentador vibratorio', '', 9800, 16400],
        ['Etiquetadora lineal frontal y dorsal para envases cilíndricos', '', 7600, 12900],
        ['Cinta transportadora de charnela, 4 m, con variador', '', 1850, 3100],
        ['Mesa giratoria de acumulación Ø 1000 mm', '', 1680, 2600],
        ['Juego de formatos para envase de 500 ml', '', 640, 1150],
        ['Lote de recambios para dos años de uso', '', 480, 1240],
        ['Montaje, puesta en marcha y formación en sus instalaciones (por jornada)', '', 620, 790],
      ],
      numbers: (random, year) => `PF${year.slice(2)}-${random.digits(4)}`,
    },
    style: { ...euroAfter, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:9.5pt "Open Sans";color:#222;margin:0} .band{background:#1f3d4d;color:#fff;padding:5mm 6mm;display:flex;justify-content:space-between;align-items:center} .band b{font-size:14pt} .band span{font-size:16pt;letter-spacing:2px} .under{font-size:7.5pt;color:#555;padding:1.5mm 6mm;border-bottom:.5pt solid #bbb} .two{display:flex;gap:8mm;margin:7mm 0} .box{flex:1;border:.6pt solid #b5c3ca;padding:3mm 4mm;line-height:1.45} .box h4{margin:0 0 1.5mm;font-size:8pt;color:#1f3d4d;text-transform:uppercase} .box td{padding:.5px 0} .box td:first-child{color:#666} .it th{background:#dfe8ec;text-align:left;font-size:8pt;padding:5px 6px} .it td{padding:6px;border-bottom:.5pt solid #d5dde1;vertical-align:top} .it td:nth-child(2){width:82mm} .low{display:flex;gap:10mm;margin-top:5mm} .terms{flex:1;font-size:8.5pt;line-height:1.5} .terms b{color:#1f3d4d} .tot{width:72mm;align-self:flex-start} .tot td{padding:3px 6px} .tot tr:last-child td{background:#1f3d4d;color:#fff;font-weight:bold;font-size:11pt} .acc{display:flex;gap:8mm;margin-top:9mm} .acc div{flex:1;border-top:.6pt solid #555;padding-top:1mm;font-size:8pt;margin-top:15mm} .foot{position:fixed;bottom:0;left:0;right:0;font-size:7pt;color:#666;text-align:center;border-top:.5pt solid #bbb;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const share = random.pick([30, 40, 50])
      const onOrder = Math.round((d.total * share) / 100)
      const bank = random.pick(['Banco Ibérico', 'Caja del Ebro', 'Banco de Levante'])
      const weeks = random.int(6, 14)
      return `<div class=band><b>${d.seller.name}</b><span>FACTURA PROFORMA</span></div><div class=under>Soluciones de envasado y final de línea desde 1987 &nbsp;|&nbsp; ${d.seller.site}</div>
<div class=two><div class=box><h4>Cliente</h4><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF: ${d.buyer.vatId.slice(2)}<br>A/A: ${random.pick(['Dpto. de Compras', 'Dirección Técnica', 'Sra. Ortega'])}</div><div class=box><h4>Documento</h4><table>${row(['Proforma n.º', `<b>${d.number}</b>`])}${row(['Fecha', p.date(d.issueDate)])}${row(['Ref. oferta', `OF-${random.digits(4)} rev. ${random.int(1, 3)}`])}${row(['Comercial', random.pick(['Jon Azkue', 'Marta Soler', 'P. Villar'])])}${row(['Validez', '30 días'])}${row(['Entrega', `${weeks} semanas`])}</table></div></div>
<table class=it>${heading(['Pos.', 'Descripción', '>Uds.', '>Precio unitario', '>Importe'])}${p.lines((l, at) => row([String((at + 1) * 10), l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<div class=low><div class=terms><b>Condiciones de pago</b><br>${share} % al confirmar el pedido: ${p.money(onOrder)}<br>${100 - share} % antes de la expedición: ${p.money(d.total - onOrder)}<br><b>Transferencia a</b><br>${bank} – ${grouped(d.seller.iban)}<br><b>Condiciones de entrega</b><br>EXW nuestra fábrica, embalaje incluido<br><b>Garantía</b> 24 meses, excepto piezas de desgaste</div><table class=tot>${d.allowance ? row(['Suma', `>${p.money(d.lineTotal)}`]) + row(['Descuento comercial', `>-${p.money(d.allowance)}`]) : ''}${row(['Base imponible', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${row(['TOTAL PROFORMA', `>${p.money(d.total)}`])}</table></div>
<div class=acc><div>Aceptación del cliente: firma, sello y fecha</div><div>Por ${d.seller.name}</div></div>
<div class=foot>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · Tel. ${d.seller.telephone} · ${d.seller.mail} · NIF ${d.seller.vatId}<br>Este documento no tiene validez como factura. La factura definitiva se emitirá con la entrega.</div>`
    },
  },
  // Telecom: brand on top, amount in a box, summary on page 1, details on page 2.
  {
    name: 'pt-telecom-casa',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23, 6],
      lines: [9, 26],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      allowance: 0.5,
      days: [14, 21],
      pools: partiesOf('Comunicações|Telecomunicações|Redes|Serviços', 'S.A.|Lda.'),
      items: telecomItems,
      numbers: (random) => `FT ${random.pick(['A', 'R1', 'CSF'])}/${random.digits(8)}`,
    },
    style: {
      ...euroAfter,
      thousands: ' ',
      date: (y, m, d) => `${Number(d)} ${portugueseMonths[Number(m) - 1].slice(0, 3)} ${y}`,
    },
    css: 'body{font:9pt "Roboto";color:#2b2b33;margin:0} .pg{height:263mm;position:relative} .pg+.pg{break-before:page} .logo{font:bold 26pt "URW Gothic";color:#6a1b9a;letter-spacing:-1px} .logo i{color:#ff6f00;font-style:normal} .head{display:flex;justify-content:space-between} .info{width:80mm;margin-top:4mm} .info td{padding:1.5px 0} .info td:first-child{color:#77777f} .addr{width:76mm;margin-top:24mm;font-size:10pt;line-height:1.4} .pay{display:flex;background:#f3eaf7;border-radius:10px;margin:12mm 0 7mm;padding:5mm 7mm;gap:16mm;align-items:end} .pay span{color:#6a1b9a;font-size:8.5pt} .pay b{display:block;font-size:19pt;font-weight:500} .pay .d b{font-size:13pt} h3{font-size:11pt;color:#6a1b9a;margin:0 0 2mm;font-weight:500} .cols{display:flex;gap:10mm} .cols>div{flex:1} .s td{padding:3.5px 0;border-bottom:.5pt solid #ddd} .s tr:last-child td{font-weight:bold;border-bottom:0} .vat{margin-top:6mm} .vat th{font-weight:400;color:#77777f;font-size:8pt;text-align:left;padding:2px 0} .vat td{padding:2px 0} .vat tr:last-child td{border-top:.5pt solid #999} .mb{border:1pt solid #2b2b33;border-radius:6px;padding:3mm 4mm;width:66mm} .mb b{font-size:10pt} .mb td{padding:1.5px 0} .qr{width:27mm;height:27mm;display:block;margin:5mm 0 1mm} .x{font-size:7.5pt;color:#77777f;line-height:1.4} .foot{position:absolute;bottom:0;left:0;right:0;font-size:6.5pt;color:#77777f;border-top:.5pt solid #bbb;padding-top:1.5mm;line-height:1.4} .det th{text-align:left;font-weight:400;color:#77777f;font-size:8pt;border-bottom:1pt solid #6a1b9a;padding:3px 0} .det td{padding:3px 0} .g td{font-weight:500;color:#6a1b9a;padding-top:9px} .u td{border-top:.5pt solid #ccc;font-weight:500}',
    draw: (p) => {
      const { doc: d, random } = p
      const [brand, tail] = random.pick([
        ['lumo', 'net'],
        ['zig', 'fibra'],
        ['onda', 'mais'],
      ])
      const period = `${p.date(dayAfter(d.until, -29))} a ${p.date(d.until)}`
      const groups = telecomGroups
        .map(({ name, from, until }) => ({
          name,
          lines: linesIn(d.lines, telecomItems, from, until),
        }))
        .filter(({ lines }) => lines.length)
      const amount = p.money(d.amountDue)
      const drawn = (l: Line) =>
        row([l.description, period, `>${p.number(l.rate)}%`, `>${p.plain(l.amount)}`])
      const logo = `<div class=logo>${brand}<i>${tail}</i></div>`
      const foot = `<div class=foot>${d.seller.name} – Sede: ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} – NIPC e matrícula na CRC ${d.seller.vatId} – Capital social 12 400 000 EUR<br>${signs(random, 4)}-Processado por programa certificado n.º ${random.int(110, 2800)}/AT – ATCUD: ${signs(random, 8)}-${random.digits(6)}</div>`
      const details = groups.map(
        ({ name, lines }) =>
          `<tr class=g><td colspan=4>${name}</td></tr>${lines.map(drawn).join('')}<tr class=u><td colspan=3>Total ${name.toLowerCase()}</td><td class=r>${p.plain(sumOf(lines))}</td></tr>`
      )
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate)}%`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])
      )
      return `<div class=pg><div class=head><div>${logo}<table class=info>${row(['Fatura n.º', d.number])}${row(['Data de emissão', p.date(d.issueDate)])}${row(['N.º de cliente', d.customerNumber])}${row(['N.º de conta', random.digits(10)])}${row(['Período', period])}</table></div><div class=addr>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}</div></div>
<div class=pay><div><span>Valor a pagar</span><b>${amount}</b></div><div class=d><span>Data limite de pagamento</span><b>${p.date(d.dueDate)}</b></div><div class=x>Saldo anterior regularizado.<br>Obrigado pelo seu pagamento.</div></div>
<div class=cols><div><h3>Resumo da fatura</h3><table class=s>${groups.map(({ name, lines }) => row([name, `>${p.money(sumOf(lines))}`])).join('')}${d.allowance ? row(['Descontos da campanha', `>-${p.money(d.allowance)}`]) : ''}${row(['Total sem IVA', `>${p.money(d.subtotal)}`])}${row(['IVA', `>${p.money(d.tax)}`])}${row(['Total da fatura', `>${p.money(d.total)}`])}</table><table class=vat>${heading(['Taxa IVA', '>Incidência', '>IVA'])}${taxes.join('')}${row(['Total', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`])}</table></div>
<div><h3>Como pagar</h3><div class=mb><b>Multibanco</b><table>${row(['Entidade', `>2${random.digits(4)}`])}${row(['Referência', `>${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`])}${row(['Montante', `>${amount}`])}</table></div>${codeSquare(random)}<div class=x>Apoio ao cliente: 16${random.digits(3)} (chamada gratuita)<br>Reclamações: www.${brand}${tail}.example/reclamar</div></div></div>${foot}</div>
<div class=pg>${logo}<p class=x>Fatura ${d.number} &nbsp;·&nbsp; Cliente ${d.customerNumber} &nbsp;·&nbsp; Página 2 de 2</p><h3>Detalhe da fatura</h3><table class=det>${heading(['Descrição', 'Período', '>IVA', '>Valor s/ IVA (€)'])}${details.join('')}</table>${foot}</div>`
    },
  },
  // Supplier of restaurants: certified program, three rates, discharge and transport data.
  {
    name: 'pt-cash-restauracao',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23, 13, 6],
      lines: [8, 42],
      isOnce: true,
      most: 24,
      lineDiscount: 0.3,
      allowance: 0.3,
      days: [8, 15, 30],
      pools: partiesOf(
        'Distribuição Alimentar|Horeca|Bebidas|Restauração|Hotelaria',
        'Lda.|S.A.|Unipessoal Lda.'
      ),
      items: [
        ['CERVEJA BARRIL 30L', 'BAR', 58, 82],
        ['CERVEJA TR 0,33 CX24', 'CX', 15, 22],
        ['COLA LATA 0,33 CX24', 'CX', 11, 16],
        ['ICE TEA LIMAO 0,33 CX24', 'CX', 11, 16],
        ['WHISKY NOVO 0,70', 'GF', 11, 17],
        ['GUARDANAPO 33X33 1F PCT 200', 'PCT', 1, 3],
        ['TOALHA MESA PAPEL ROLO 100M', 'RL', 9, 15],
        ['DETERGENTE LOICA MAQ 12KG', 'UN', 19, 31],
        ['LUVA NITRILO M CX100', 'CX', 5, 9],
        ['SACO LIXO 120L ROLO 10', 'RL', 2, 4],
        ['BATATA PALHA 2KG', 'SC', 7, 11],
        ['MAIONESE BALDE 5KG', 'BD', 12, 18],
        ['VINHO TINTO DOC DOURO 0,75', 'GF', 3, 6, 1],
        ['VINHO BRANCO REGIONAL BIB 5L', 'UN', 8, 13, 1],
        ['VINHO VERDE LOUREIRO 0,75', 'GF', 3, 5, 1],
        ['AGUA C/ GAS 0,25 CX24', 'CX', 7, 11, 1],
        ['ATUM POSTA OLEO 1,7KG', 'LT', 12, 17, 1],
        ['AZEITE VIRGEM EXTRA 5L', 'GR', 29, 43, 2],
        ['OLEO FRITURA 10L', 'GR', 15, 23, 2],
        ['ARROZ AGULHA 5KG', 'SC', 5, 8, 2],
        ['BACALHAU GRAUDO SECO', 'KG', 11, 16, 2],
        ['BATATA PRE-FRITA 9MM 2,5KG', 'SC', 3, 6, 2],
        ['CAMARAO 40/60 CONG. 2KG', 'CX', 15, 24, 2],
        ['FIAMBRE BARRA', 'KG', 4, 7, 2],
        ['LEITE UHT MEIO GORDO 1L', 'UN', 0.75, 1, 2],
        ['OVOS CLASSE M CX180', 'CX', 24, 34, 2],
        ['PERNA DE FRANGO CONG.', 'KG', 2, 4, 2],
        ['QUEIJO FLAMENGO BOLA', 'KG', 7, 11, 2],
        ['TOMATE PELADO 3KG', 'LT', 3, 5, 2],
        ['FARINHA T65 10KG', 'SC', 7, 11, 2],
      ],
      numbers: (random, year) => `FA ${year}${random.pick(['A', 'B'])}/${random.int(210, 9800)}`,
    },
    style: { ...comma, thousands: '.', date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:8.5pt "Liberation Sans";margin:0} .top{display:flex;justify-content:space-between} .own{line-height:1.4} .own b{font-size:12pt} .code{text-align:right;font-size:7pt} .qr{width:29mm;height:29mm} .to{margin:2mm 0 5mm 98mm;border:.7pt solid #000;padding:3mm 4mm;line-height:1.45;min-height:20mm;font-size:9.5pt} .to i{font-size:7.5pt} h2{font-size:12pt;margin:0 0 2mm;display:flex;justify-content:space-between} h2 span{font-size:8pt;font-weight:400} .m th{font-weight:bold;font-size:7pt;text-align:left;border-top:.7pt solid #000;padding:2px 0 0} .m td{border-bottom:.7pt solid #000;padding:1px 0 3px} .list{margin-top:4mm} .list th{border-bottom:.7pt solid #000;text-align:left;font-size:7.5pt;padding:3px 0} .list td{padding:2.2px 0} .list .cy td{padding:7px 0;font-style:italic} .next{break-before:page;line-height:1.6} .end{margin-top:8mm} .low{display:flex;justify-content:space-between;align-items:flex-start;border-top:.7pt solid #000;padding-top:2mm} .v{width:92mm} .v th{font-size:7pt;text-align:left} .v td{padding:1.5px 0} .tot{width:72mm} .tot td{padding:2px 0} .tot tr:last-child td{font-weight:bold;font-size:12pt;border-top:.7pt solid #000;padding-top:4px} .tr{display:flex;border:.7pt solid #000;margin-top:4mm} .tr div{flex:1;padding:2mm 3mm;font-size:7.5pt;line-height:1.4} .tr div+div{border-left:.7pt solid #000} .foot{position:fixed;bottom:0;left:0;right:0;font-size:6.5pt;text-align:center;background:#fff}',
    draw: (p) => {
      const { doc: d, random } = p
      const term = daysBetween(d.issueDate, d.dueDate)
      const plate = `${signs(random, 2).replace(/\d/g, 'A')}-${random.digits(2)}-${signs(random, 2).replace(/\d/g, 'X')}`
      const hour = `${random.int(6, 9)}:${random.int(10, 55)}`
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate, 2)}`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])
      )
      const lessOfLines = d.lines.some(({ discount }) => discount)
        ? 'Desconto de linha incluído'
        : ''
      let carried = 0
      const list = p.lines((l) => {
        carried += l.amount
        const drawn = row([
          random.digits(5),
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.discount, 2)}`,
          `>${p.number(l.rate, 2)}`,
          `>${p.plain(l.amount)}`,
        ])
        return { drawn, carried }
      })
      const first = list.splice(0, list.length > 21 ? Math.max(20, list.length - 7) : 21)
      const carry = (label: string) =>
        `<tr class=cy><td colspan=7 class=r>${label}</td><td class=r>${p.plain(first.at(-1)!.carried)}</td></tr>`
      const tables = [first, list]
        .filter((rows) => rows.length)
        .map((rows, at) => {
          const again = `<div class=next>${d.seller.name} &nbsp; Contribuinte N.º ${d.seller.vatId}<h2>Fatura ${d.number}<span>Original &nbsp; Pág. 2/2</span></h2></div>`
          const from = at ? carry('Transporte') : ''
          const to = !at && list.length ? carry('A transportar') : ''
          return `${at ? again : ''}<table class=list>${heading(['Artigo', 'Descrição', '>Qtd.', 'Un.', '>Pr. Unitário', '>Desc.', '>IVA', '>Valor'])}${from}${rows.map(({ drawn }) => drawn).join('')}${to}</table>`
        })
      return `<div class=top><div class=own><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Telef. ${d.seller.telephone} (chamada para rede fixa nacional)<br>${d.seller.mail}<br>Contribuinte N.º ${d.seller.vatId}<br>Capital Social 75.000,00 EUR – Cons. Reg. Com. ${d.seller.town}</div><div class=code>ATCUD:${signs(random, 8)}-${random.digits(4)}<br>${codeSquare(random)}</div></div>
<div class=to><i>Exmo.(s) Sr.(s)</i><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<h2>Fatura ${d.number}<span>Original</span></h2>
<table class=m>${heading(['V/N.º Contrib.', 'Cliente', 'Requisição', 'Moeda', 'Data', 'Vencimento', 'Condição Pagamento'])}${row([d.buyer.vatId.slice(2), d.customerNumber, d.orderNumber, 'EUR', p.date(d.issueDate), p.date(d.dueDate), `Fatura a ${term} dias`])}</table>
${tables.join('')}
<div class=end><div class=low><div class=v><table>${heading(['Taxa IVA', '>Incidência', '>Total IVA'])}${taxes.join('')}</table><br>${lessOfLines}<br>Transferência: ${grouped(d.seller.iban)}</div><table class=tot>${row(['Mercadoria/Serviços', `>${p.plain(d.lineTotal)}`])}${row(['Desconto Comercial', `>${p.plain(d.allowance)}`])}${row(['Total Ilíquido', `>${p.plain(d.subtotal)}`])}${row(['IVA', `>${p.plain(d.tax)}`])}${row(['Acerto', `>${p.plain(0)}`])}${row(['Total (EUR)', `>${p.plain(d.total)}`])}</table></div>
<div class=tr><div><b>Carga</b><br>N/ Armazém, ${d.seller.town}<br>${p.date(d.issueDate)} ${hour}</div><div><b>Descarga</b><br>${d.buyer.street}, ${d.buyer.postCode} ${d.buyer.town}</div><div><b>Expedição</b><br>N/ viatura ${plate}<br>Volumes: ${d.lines.length + random.int(1, 9)}</div><div><b>Recebi conforme</b><br><br></div></div></div>
<div class=foot>${signs(random, 4)}-Processado por programa certificado n.º ${random.int(40, 2700)}/AT. Os artigos faturados foram colocados à disposição do adquirente na data do documento.</div>`
    },
  },
  // Waste contractor: weighbridge tickets and a remittance strip on the right side.
  {
    name: 'en-gb-waste-tickets',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [7, 26],
      most: 9,
      isPart: true,
      days: [14, 30],
      pools: partiesOf(
        'Skip Hire|Waste|Aggregates|Demolition|Builders|Groundworks',
        'Ltd|Limited|& Sons Ltd'
      ),
      items: [
        ['Mixed construction waste 17 09 04', 't', 128, 168],
        ['Soil and stones inert 17 05 04', 't', 18, 34],
        ['Clean hardcore 17 01 07', 't', 9, 18],
        ['Wood grade B 17 02 01', 't', 72, 98],
        ['Plasterboard 17 08 02', 't', 95, 135],
        ['Green waste 20 02 01', 't', 42, 62],
        ['Tarmac planings 17 03 02', 't', 14, 26],
        ['Grab lorry with driver', 'hr', 72, 92],
        ['Sweeper hire', 'hr', 64, 84],
      ],
      numbers: (random) => `SI${random.digits(6)}`,
    },
    style: { ...point, date: slashed },
    css: 'body{font:8.5pt "Liberation Sans";margin:0} .main{width:132mm} .strip{position:absolute;left:139mm;top:0;width:41mm;height:258mm;border-left:1pt dashed #555;padding-left:5mm;box-sizing:border-box;font-size:8pt;line-height:1.4} .strip h4{background:#222;color:#fff;text-align:center;padding:4px;margin:0 0 5mm;font-size:8pt} .strip span{color:#666;font-size:7pt;display:block;margin-top:2.5mm} .strip b{font-size:9.5pt} .logo{background:#f2b700;padding:3mm 4mm;font:bold 15pt "Roboto Condensed"} .sub{font-size:7.5pt;padding:1.5mm 4mm;background:#222;color:#fff} .own{font-size:8pt;margin:2mm 0 7mm} .two{display:flex;justify-content:space-between;line-height:1.4;min-height:30mm} h1{font-size:15pt;margin:0 0 2mm} .k{width:auto} .k td{padding:1px 0} .it{margin-top:5mm} .it th{border:.6pt solid #222;background:#eee;font-size:7.5pt;text-align:left;padding:3px 3px;font-weight:bold} .it td{border-left:.6pt solid #222;border-right:.6pt solid #222;padding:2.4px 3px;font-size:8pt} .it tr:last-child td{border-bottom:.6pt solid #222} .tot{width:62mm;margin:4mm 0 0 auto} .tot td{border:.6pt solid #222;padding:3px 5px} .tot tr:last-child td{font-weight:bold;font-size:10.5pt;background:#f2b700} .pay{margin-top:5mm;line-height:1.45;font-size:8pt} .foot{position:absolute;bottom:0;width:132mm;font-size:6.5pt;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const site = random.pick([
        'Former Victoria Mill',
        'Plots 14-22 Hawthorn Rise',
        'Yard collection',
      ])
      const first = random.int(21000, 88000)
      return `<div class=main><div class=logo>${d.seller.name}</div><div class=sub>SKIPS &bull; GRABS &bull; TIPPING &bull; RECYCLED AGGREGATES</div><div class=own>${d.seller.street}, ${d.seller.town} ${d.seller.postCode} &nbsp; T: ${d.seller.telephone} &nbsp; E: ${d.seller.mail}</div>
<div class=two><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><h1>Sales Invoice</h1><table class=k>${row(['Invoice No.', d.number])}${row(['Tax point', p.date(d.issueDate)])}${row(['Account', d.customerNumber])}${row(['Your order', d.orderNumber])}${row(['Site', site])}</table></div></div>
<table class=it>${heading(['Date', 'Ticket', 'Material / service', '>Qty', 'Unit', '>Rate &pound;', '>Net &pound;'])}${p.lines((l, at) => row([days[at], String(first + 13 * at + random.int(0, 9)), l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=tot>${row(['Total net', `>${p.plain(d.subtotal)}`])}${row([`VAT @ ${p.number(d.taxes[0].rate, 1)}%`, `>${p.plain(d.tax)}`])}${row(['Invoice total', `>&pound;${p.plain(d.total)}`])}</table>
<div class=pay>Payment due by <b>${p.date(d.dueDate)}</b>. BACS: sort code ${random.digits(2)}-${random.digits(2)}-${random.digits(2)}, account ${random.digits(8)}.<br>Weighbridge tickets and waste transfer notes are available on request for two years.</div></div>
<div class=strip><h4>REMITTANCE ADVICE</h4>Please return with your payment to:<br><br>${d.seller.name}<br>${d.seller.street}<br>${d.seller.town}<br>${d.seller.postCode}<span>Customer</span>${d.buyer.name}<span>Account</span><b>${d.customerNumber}</b><span>Invoice</span><b>${d.number}</b><span>Date</span><b>${p.date(d.issueDate)}</b><span>Amount</span><b>&pound;${p.plain(d.total)}</b><span>Amount paid</span><br>..............................<span>Cheque no.</span><br>..............................</div>
<div class=foot>VAT Reg. No. ${d.seller.vatId}. Upper tier waste carrier CBDU${random.digits(6)}. Environmental permit EPR/${signs(random, 2)}${random.digits(4)}. Title in materials supplied remains with the company until paid for.</div>`
    },
  },
  // Removal firm: a letter of a word processor with a deposit and exempt insurance.
  {
    name: 'en-gb-removals-letter',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20, 0],
      lines: [5, 14],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      prepaid: 0.8,
      days: [7, 14],
      pools: partiesOf('Removals|Removals & Storage|Haulage|Moving Services', 'Ltd|Limited|LLP'),
      items: [
        ['Removal of household effects, two vehicles and five men', '', 780, 1640],
        ['Packing service, one day with three packers', '', 290, 460],
        ['Supply of cartons, tape and wardrobe boxes', '', 65, 140],
        ['Dismantling and reassembly of beds and wardrobes', '', 60, 120],
        ['Carriage of upright piano', '', 85, 160],
        ['Container storage, four weeks', '', 92, 210],
        ['Parking suspension and permit', '', 45, 96],
        ['Waiting time for keys', '', 40, 90],
        ['Extended liability cover, premium', '', 48, 115, 1],
      ],
      numbers: (random) => String(random.int(2040, 9890)),
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${Number(d)} ${englishMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:11pt "Caladea";margin:0} .h{text-align:center;border-bottom:2.5pt double #16324f;padding-bottom:3mm;color:#16324f} .h b{font-size:22pt} .h i{font-size:11pt} .ref{text-align:right;line-height:1.4;margin:7mm 0 0} .to{line-height:1.35} h3{text-align:center;font-size:12.5pt;letter-spacing:1px;margin:9mm 0 4mm} .t{margin-top:4mm} .t td{padding:4px 0;vertical-align:top} .t .gap td{padding-top:6mm} .t u{text-decoration:none;border-top:.8pt solid #000;border-bottom:2.4pt double #000;padding:2px 0} .p{line-height:1.45;margin-top:9mm;font-size:10.5pt} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:8pt;color:#16324f;border-top:.6pt solid #16324f;padding-top:2mm;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const to = random.pick([
        '4 Larkfield Gardens, Ludlow',
        'Manse House, Alnwick',
        '31 Harbour View, Whitby',
      ])
      const vat = p.taxes((t) =>
        t.rate ? row([`VAT at ${p.number(t.rate)}%`, `>${p.money(d.tax)}`]) : ''
      )
      const hasExempt = d.taxes.length > 1
      const lessDeposit = d.prepaid
        ? `${row([`Less deposit received ${p.date(d.orderDate)}, with thanks`, `>(${p.money(d.prepaid)})`])}<tr><td><b>Balance now due</b></td><td class=r><b><u>${p.money(d.amountDue)}</u></b></td></tr>`
        : ''
      return `<div class=h><b>${d.seller.name}</b><br><i>Family movers since 1954 &ndash; Local, Long Distance &amp; European &ndash; Secure Storage</i></div>
<div class=ref>Our ref: ${random.pick(['JM', 'TB', 'RS'])}/${random.digits(4)}<br>${p.date(d.issueDate)}</div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div>
<h3>INVOICE No. ${d.number}</h3>To our services for your move on ${p.date(d.deliveryDate)} from the above address to ${to}:
<table class=t>${p.lines((l) => row([l.description, `>${p.money(l.amount)}`])).join('')}<tr class=gap><td>Sub-total${hasExempt ? ' (including cover, exempt from VAT)' : ''}</td><td class=r>${p.money(d.subtotal)}</td></tr>${vat.join('')}<tr><td><b>Total</b></td><td class=r><b>${p.money(d.total)}</b></td></tr>${lessDeposit}</table>
<div class=p>Please let us have your payment by ${p.date(d.dueDate)}. Bank transfer: sort code ${random.digits(2)}-${random.digits(2)}-${random.digits(2)}, account number ${random.digits(8)}, quoting the invoice number; cheques should be payable to ${d.seller.name}.<br><br>Any loss or damage must be reported in writing within seven days, as set out in clause 10 of our conditions. Thank you for moving with us; we wish you every happiness in your new home.</div>
<div class=foot>${d.seller.street}, ${d.seller.town} ${d.seller.postCode} &nbsp; Telephone ${d.seller.telephone} &nbsp; ${d.seller.mail}<br>Registered in England No. 0${random.digits(7)} &nbsp; VAT No. ${d.seller.vatId}</div>`
    },
  },
  // Event rental: boxes for addresses and times, groups of goods, discount, delivery, deposit.
  {
    name: 'en-us-event-rental',
    page: '8.5in 11in',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [8.25],
      lines: [6, 24],
      isInOrder: true,
      isOnce: true,
      most: 24,
      allowance: 0.5,
      charge: 0.8,
      prepaid: 0.7,
      days: [10, 14],
      pools: partiesOf('Party Rentals|Event Rentals|Catering|Events|Tent & Table', 'Inc.|LLC|Co.'),
      items: eventItems,
      numbers: (random) => `${random.int(11, 98)}${random.digits(3)}-${random.int(1, 4)}`,
    },
    style: { ...point, money: (plain) => `$${plain}`, date: (y, m, d) => `${m}/${d}/${y}` },
    css: 'body{font:9pt "Lato";margin:0;padding:8mm 9mm} .top{display:flex;align-items:center;gap:5mm} .dot{width:19mm;height:19mm;background:#2c7a6b;transform:rotate(45deg) scale(.7)} .own{flex:1;line-height:1.35} .own b{font-size:14pt} .no{text-align:right} .no b{font-size:17pt;color:#2c7a6b} .boxes{display:flex;gap:3mm;margin:5mm 0 3mm} .boxes div{flex:1;border:.6pt solid #888;line-height:1.4;padding:0 3mm 2mm} .boxes h5{background:#2c7a6b;color:#fff;margin:0 -3mm 1.5mm;padding:2px 3mm;font-size:8pt;font-weight:normal} .i th{font-size:7.5pt;font-weight:normal;background:#e8efed;text-align:left;border:.6pt solid #888;padding:2px 5px} .i td{border:.6pt solid #888;padding:3px 5px} .it{margin-top:4mm} .it th{border-bottom:1.2pt solid #2c7a6b;text-align:left;font-size:8pt;padding:3px 5px} .it td{padding:2.6px 5px;border-bottom:.4pt dotted #aaa} .g td{font-weight:bold;color:#2c7a6b;padding-top:6px} .it td:first-child{width:14mm} .low{display:flex;gap:8mm;margin-top:4mm;break-inside:avoid} .txt{flex:1;font-size:7.5pt;line-height:1.4} .txt table{margin-bottom:3mm;font-size:8.5pt} .txt td,.txt th{text-align:left;padding:1px 0} .tot{width:70mm;align-self:flex-start} .tot td{padding:2.4px 5px} .tot tr:last-child td{background:#2c7a6b;color:#fff;font-weight:bold;font-size:11pt} .sg{margin-top:6mm;border-top:.6pt solid #000;width:80mm;font-size:7.5pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const event = dayAfter(d.issueDate, random.int(5, 9))
      const venue = random.pick(['Riverside Pavilion', 'Hillcrest Barn', 'Back lawn, gate on left'])
      const groups = eventGroups
        .map(({ name, from, until }) => ({
          name,
          lines: linesIn(d.lines, eventItems, from, until),
        }))
        .filter(({ lines }) => lines.length)
      const drawn = (l: Line) =>
        row([
          `>${p.number(l.quantity)}`,
          l.description,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      const payments = d.prepaid
        ? `<table>${heading(['Payment date', 'Method', '>Amount'])}${row([p.date(d.orderDate), `Visa ending ${random.digits(4)}`, `>${p.money(d.prepaid)}`])}</table>`
        : ''
      return `<div class=top><div class=dot></div><div class=own><b>${d.seller.name}</b><br>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>${d.seller.telephone} | ${d.seller.site}</div><div class=no><b>Rental Invoice</b><br># ${d.number}<br>${p.date(d.issueDate)}</div></div>
<div class=boxes><div><h5>Bill To</h5>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div><div><h5>Deliver To</h5>${venue}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div><div><h5>Event</h5>Event date: ${p.date(event)}<br>Delivery: ${p.date(dayAfter(event, -1))} 8 AM - 12 PM<br>Pickup: ${p.date(dayAfter(event, 1))} 9 AM - 1 PM</div></div>
<table class=i>${heading(['Customer #', 'P.O. #', 'Sales Rep', 'Terms', 'Balance Due By'])}${row([d.customerNumber, d.orderNumber, random.pick(['Kayla', 'Brett M.', 'Office']), 'Deposit to reserve', p.date(d.dueDate)])}</table>
<table class=it>${heading(['>Qty', 'Item', '>Each', '>Extended'])}${groups.map(({ name, lines }) => `<tr class=g><td></td><td colspan=3>${name}</td></tr>${lines.map(drawn).join('')}`).join('')}</table>
<div class=low><div class=txt>${payments}Rental rates are for one event day. Customer is responsible for all equipment from delivery to pickup; linens must be dry and free of debris, dishes rinsed and returned in their racks. Missing or broken items are billed at replacement cost. Cancellations within 14 days of the event forfeit the deposit. Call 811 before staking tents.<div class=sg style="margin-top:14mm">Customer signature / date</div></div><table class=tot>${row(['Rental total', `>${p.money(d.lineTotal)}`])}${d.allowance ? row(['Discount', `>(${p.money(d.allowance)})`]) : ''}${d.charge ? row(['Fuel surcharge', `>${p.money(d.charge)}`]) : ''}${row(['Subtotal', `>${p.money(d.subtotal)}`])}${row([`Sales tax ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${row(['Total', `>${p.money(d.total)}`])}${d.prepaid ? row(['Payments', `>-${p.money(d.prepaid)}`]) : ''}${row(['Balance due', `>${p.money(d.amountDue)}`])}</table></div>`
    },
  },
]
