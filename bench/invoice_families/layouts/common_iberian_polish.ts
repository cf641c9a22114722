import type { Family } from '../family.ts'
import type { Line } from '../make_document.ts'
import basePools from '../pools.json' with { type: 'json' }
import { grouped, heading, monthsIn, row, slashed, type Print } from '../print.ts'
import { polishWords } from '../polish_words.ts'

const spanish = monthsIn('ES')

/** Names and addresses of these families only. */
const own = {
  ES: {
    ...basePools.ES,
    first: ['Maite', 'Gonzalo', 'Begoña', 'Raúl', 'Inmaculada', 'Xabier', 'Teresa'],
    last: [
      'Arrieta',
      'Belmonte',
      'Cifuentes',
      'Echevarría',
      'Lasheras',
      'Montalbán',
      'Peñalver',
      'Zubiri',
    ],
    streets: [
      'C/ San Nicolás, 27, bajo',
      'Avenida de Navarra, 64',
      'Ronda de Toledo, 8, 2.º izda.',
      'Travesía del Horno, 3',
      'Pol. Ind. Los Olivares, parcela 41',
    ],
    towns: [
      ['Pamplona', '31003'],
      ['Jaén', '23009'],
      ['Logroño', '26005'],
      ['Castellón de la Plana', '12004'],
      ['Huesca', '22002'],
    ],
  },
  PT: {
    ...basePools.PT,
    first: ['Matilde', 'Gonçalo', 'Teresa', 'Vasco', 'Filipa', 'Afonso'],
    last: ['Albuquerque', 'Bragança', 'Cordeiro', 'Falcão', 'Noronha', 'Quaresma', 'Vilhena'],
    streets: [
      'Rua Dr. António Granjo, 55',
      'Estrada Nacional 125, km 31',
      'Praceta Vasco da Gama, 7 - r/c Dto.',
      'Avenida Marginal, 1120',
    ],
    towns: [
      ['Faro', '8000-302'],
      ['Viseu', '3500-161'],
      ['Setúbal', '2900-547'],
      ['Guimarães', '4810-225'],
    ],
  },
  PL: {
    ...basePools.PL,
    first: ['Katarzyna', 'Wojciech', 'Joanna', 'Krzysztof', 'Magdalena', 'Szymon'],
    last: ['Bielecki', 'Chmura', 'Gajda', 'Kruk', 'Pawlak', 'Sikora', 'Tomczyk', 'Żurek'],
    streets: [
      'ul. Wrzosowa 31',
      'ul. Gen. Andersa 14/22',
      'pl. Wolności 6',
      'ul. Składowa 5',
      'al. Jana Pawła II 88',
    ],
    towns: [
      ['Olsztyn', '10-546'],
      ['Rzeszów', '35-064'],
      ['Bielsko-Biała', '43-300'],
      ['Zielona Góra', '65-048'],
    ],
  },
}

function pools(
  country: keyof typeof own,
  trade: string[],
  forms: string[] = basePools[country].forms
): typeof basePools {
  return { ...basePools, [country]: { ...own[country], trade, forms } }
}

function before(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)
}

/** Black and white squares that look like a QR code. */
function code(p: Print, size: number): string {
  const count = 29
  const isEye = (x: number, y: number) => x < 8 && y < 8
  const isDark = (x: number, y: number): boolean => {
    if (isEye(count - 1 - x, y)) return isDark(count - 1 - x, y)
    if (isEye(x, count - 1 - y)) return isDark(x, count - 1 - y)
    if (!isEye(x, y)) return p.random.chance(0.48)
    const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3))
    return ring === 3 || ring < 2
  }
  let squares = ''
  for (let y = 0; y < count; y++) {
    for (let x = 0; x < count; x++) if (isDark(x, y)) squares += `M${x} ${y}h1v1h-1z`
  }
  return `<svg width="${size}mm" height="${size}mm" viewBox="0 0 ${count} ${count}"><path d="${squares}"/></svg>`
}

/** An amount in Polish words, with the hundredths in digits. */
const inWords = (cents: number) =>
  `${polishWords(Math.floor(cents / 100))} PLN ${String(cents % 100).padStart(2, '0')}/100`

/** The layouts of a dentist, a landlord, a supplier, a hotel, a pharmacy wholesaler, a forwarder and a camper rental. */
export const commonIberianPolish: Family[] = [
  {
    name: 'es-clinica-dental',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [0],
      lines: [3, 11],
      most: 0,
      isOnce: true,
      isBuyerPerson: true,
      lineDiscount: 0.3,
      prepaid: 0.6,
      pools: pools('ES', ['Clínica Dental', 'Odontología', 'Dental'], ['S.L.P.', 'S.L.', 'S.L.U.']),
      items: [
        ['Primera visita, exploración y plan de tratamiento', '', 25, 40],
        ['Radiografía panorámica (ortopantomografía)', '', 28, 45],
        ['Tartrectomía (limpieza bucal)', '', 50, 75],
        ['Obturación composite 2 caras', '', 48, 70],
        ['Endodoncia birradicular', '', 165, 230],
        ['Reconstrucción de muñón con perno de fibra de vidrio', '', 95, 140],
        ['Corona metal-cerámica', '', 280, 395],
        ['Implante osteointegrado, fase quirúrgica', '', 690, 1100],
        ['Férula de descarga tipo Michigan', '', 210, 320],
      ],
      numbers: (random, year) => `F${year.slice(2)}-${random.digits(4)}`,
    },
    style: {
      decimal: ',',
      thousands: '.',
      money: (plain) => `${plain}&nbsp;€`,
      date: (y, m, d) => `${d}-${m}-${y}`,
    },
    css: 'body{font:9.5pt "Lato";margin:0;color:#233} .all{display:flex;min-height:264mm} .side{width:52mm;box-sizing:border-box;background:#e4f2f1;padding:7mm 5mm;font-size:8.5pt;line-height:1.5} .side b{display:block;margin-top:5mm;color:#0a7d78;font-size:7.5pt;text-transform:uppercase;letter-spacing:.5pt} .logo{font-size:15pt;line-height:1.15;color:#0a7d78;font-weight:300} .main{flex:1;padding:7mm 0 0 8mm;display:flex;flex-direction:column} h1{font-weight:300;font-size:24pt;margin:0 0 9mm;text-align:right;color:#0a7d78} th{text-align:left;font-size:8pt;border-bottom:1.2pt solid #0a7d78;padding-bottom:3px} td{padding:5px 0;border-bottom:.4pt solid #bcd;vertical-align:top} .list td:nth-child(-n+2){white-space:nowrap} .sum{width:82mm;margin:6mm 0 0 auto} .sum td{border:0;padding:2.5px 0} .due td{background:#0a7d78;color:#fff;font-weight:bold;padding:5px 7px!important} .note{margin-top:auto;font-size:7pt;color:#567}',
    draw: (p) => {
      const { doc: d } = p
      const teeth = () => p.random.pick(['', '16', '26', '36', '46', '24-25', '11', '47'])
      const count = d.lines.length
      const visit = (at: number) => before(d.issueDate, (count - 1 - at) * 6)
      const rows = p.lines((l, at) =>
        row([
          p.date(visit(at)),
          teeth(),
          l.description,
          `>${p.plain(l.price)}`,
          l.discount ? `>${l.discount} %` : '',
          `>${p.plain(l.amount)}`,
        ])
      )
      const paid = d.prepaid ? row(['Entregas a cuenta', `>-${p.money(d.prepaid)}`]) : ''
      return `<div class=all><div class=side><div class=logo>${d.seller.name}</div><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>${d.seller.telephone}<br>${d.seller.mail}<br>CIF ${d.seller.vatId}
<b>Factura</b>${d.number}<b>Fecha de expedición</b>${p.date(d.issueDate)}<b>Paciente</b>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<b>N.º historia clínica</b>${d.customerNumber}<b>Odontóloga responsable</b>Dra. Sagrario Viñals<br>Col. 31/00${p.random.digits(3)}</div>
<div class=main><h1>Factura</h1><table class=list>${heading(['Fecha', 'Pieza', 'Tratamiento', '>Tarifa', '>Dto.', '>Importe'])}${rows.join('')}</table>
<table class=sum>${row(['Base imponible', `>${p.money(d.subtotal)}`])}${row(['IVA (exento)', `>${p.money(d.tax)}`])}${row(['<b>Total factura</b>', `><b>${p.money(d.total)}</b>`])}${paid}<tbody class=due>${row(['Pendiente de pago', `>${p.money(d.amountDue)}`])}</tbody></table>
<div class=note>Operación exenta de IVA según el artículo 20.Uno.5.º de la Ley 37/1992.<br>Puede abonar el importe pendiente en recepción, en efectivo o con tarjeta, o por transferencia a ${grouped(d.seller.iban)} indicando su número de historia.<br><br>Sus datos se tratan para la prestación de la asistencia sanitaria y no se ceden a terceros salvo obligación legal. Centro sanitario autorizado n.º CS-${p.random.digits(5)}.</div></div></div>`
    },
  },
  {
    name: 'es-alquiler-local',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [9, 16],
      most: 0,
      isOnce: true,
      isInOrder: true,
      withheld: 19,
      days: [5, 7, 10],
      pools: pools(
        'ES',
        ['Patrimonial', 'Inversiones', 'Inmuebles', 'Promociones', 'Gestión Inmobiliaria'],
        ['S.L.', 'S.A.']
      ),
      items: [
        ['Renta mensual del local', '', 850, 2900],
        ['Renta mensual del local', '', 850, 2900],
        ['Plaza de garaje n.º 14', '', 70, 110],
        ['Repercusión del Impuesto sobre Bienes Inmuebles', '', 38, 120],
        ['Gastos de comunidad', '', 60, 190],
        ['Consumo de agua según contador', '', 9, 48],
        ['Tasa municipal de recogida de basuras', '', 12, 30],
      ],
      numbers: (random, year) => `${random.int(2, 118)}/${year.slice(2)}`,
    },
    style: {
      decimal: ',',
      thousands: '.',
      money: (plain) => `${plain} euros`,
      date: (y, m, d) => `${Number(d)} de ${spanish[Number(m) - 1]} de ${y}`,
    },
    css: 'body{font:12pt/1.35 "EB Garamond"} .head{text-align:center;border-bottom:.5pt solid #000;padding-bottom:3mm} .head span{font-size:17pt;letter-spacing:1pt} h1{font-size:13pt;text-align:center;letter-spacing:3pt;margin:9mm 0 6mm} .place{text-align:right;margin:8mm 0} .to{margin-left:95mm} .list{width:88%;margin:5mm auto} .list td{padding:2px 0} .top td{border-top:.5pt solid #000;padding-top:5px} .last td{border-top:.5pt solid #000;border-bottom:2pt double #000;padding:5px 0} .small{font-size:9.5pt}',
    draw: (p) => {
      const { doc: d } = p
      const [year, month] = d.issueDate.split('-')
      const lines = p.lines((l) => row([l.description, `>${p.plain(l.amount)}`]))
      return `<div class=head><span>${d.seller.name}</span><br>${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · Tel. ${d.seller.telephone}<br>N.I.F. ${d.seller.vatId}</div>
<p class=place>En ${d.seller.town}, a ${p.date(d.issueDate)}</p>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>N.I.F. ${d.buyer.vatId}</div>
<h1>FACTURA NÚM. ${d.number}</h1>
<p>Por el arrendamiento del local comercial sito en la planta baja del número ${p.random.int(3, 60)} de la calle Mercaderes, con referencia catastral ${p.random.digits(7)}XN${p.random.digits(4)}S, correspondiente al mes de ${spanish[Number(month) - 1]} de ${year}:</p>
<table class=list>${lines.join('')}<tbody class=top>${row(['Base imponible', `>${p.plain(d.subtotal)}`])}</tbody>${row([`I.V.A. ${p.number(d.taxes[0].rate)} %`, `>${p.plain(d.tax)}`])}${row(['Importe total', `>${p.plain(d.total)}`])}${row(['Retención a cuenta 19 % s/ base imponible', `>-${p.plain(d.withheld)}`])}<tbody class=last>${row(['<b>LÍQUIDO A PERCIBIR</b>', `><b>${p.money(d.amountDue)}</b>`])}</tbody></table>
<p>Rogamos hagan efectivo el importe líquido antes del ${p.date(d.dueDate)} mediante transferencia a nuestra cuenta ${grouped(d.seller.iban)}, conforme a la cláusula cuarta del contrato.</p>
<p style="margin:14mm 0 0 95mm">El administrador,<br><br><br>Fdo.: ${p.random.pick(own.ES.first)} Urrutia</p>
<p class=small>El arrendatario queda obligado a ingresar en la Hacienda Pública la retención practicada (modelo 115) y a remitir el certificado anual.</p>`
    },
  },
  {
    name: 'es-suministros-hosteleria',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21, 10, 4],
      lines: [22, 75],
      most: 24,
      lineDiscount: 0.25,
      allowance: 0.5,
      charge: 0.4,
      days: [30, 60],
      pools: pools(
        'ES',
        ['Suministros Hosteleros', 'Bebidas', 'Congelados', 'Alimentación'],
        ['S.L.', 'S.A.', 'S. COOP.', 'S.L.L.']
      ),
      items: [
        ['ACEITE OLIVA VIRGEN EXTRA 5 L', '', 24, 46, 2],
        ['HARINA TRIGO FUERZA SACO 25 KG', '', 14, 22, 2],
        ['LECHE ENTERA BRIK 1 L C/6', '', 4.5, 7, 2],
        ['QUESO CURADO OVEJA CUÑA 1 KG', '', 11, 17, 2],
        ['ATÚN CLARO ACEITE RO-1800', '', 13, 19, 1],
        ['PIMIENTO PIQUILLO LATA 3 KG', '', 9, 14, 1],
        ['CROQUETA JAMÓN CONG. BOLSA 1 KG', '', 5, 8, 1],
        ['CALAMAR ANILLA REBOZADA 5 KG', '', 22, 34, 1],
        ['CAFÉ GRANO TUESTE NATURAL 1 KG', '', 11, 18, 1],
        ['AZÚCAR SOBRES 8 GR C/1000', '', 9, 13, 1],
        ['CERVEZA BARRIL 30 L', '', 58, 84, 0],
        ['TÓNICA BOT. 20 CL C/24', '', 12, 19, 0],
        ['REFRESCO COLA BOT. 35 CL RETORNABLE C/24', '', 14, 21, 0],
        ['VINO TTO. CRIANZA RIOJA 75 CL', '', 5, 9, 0],
        ['GINEBRA LONDON DRY 1 L', '', 11, 17, 0],
        ['SERVILLETA PAPEL 40X40 2 CAPAS BLANCA C/2400', '', 26, 38, 0],
        ['LAVAVAJILLAS MÁQUINA GARRAFA 20 L', '', 29, 44, 0],
        ['FILM ALIMENTARIO 30 CM X 300 M', '', 5, 9, 0],
      ],
      numbers: (random) => `A/${random.digits(6)}`,
    },
    style: { decimal: ',', thousands: '.', date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: 'body{font:9pt "Liberation Sans Narrow";margin:0 1mm} .page{height:264mm;position:relative;break-after:page} .page:last-child{break-after:auto} .top{display:flex;justify-content:space-between;height:36mm} .us b{font-size:17pt;display:block} .you{border:1pt solid #000;border-radius:3mm;width:82mm;padding:3mm 4mm;box-sizing:border-box;font-size:10.5pt} .bar{margin:3mm 0} .bar th{border:.6pt solid #000;background:#ddd;font-size:7.5pt} .bar td{border:.6pt solid #000;text-align:center;font-size:10pt} .list{border:.6pt solid #000} .list th{border-bottom:.6pt solid #000;text-align:left;font-size:7.5pt;padding:2px 4px} .list td{padding:.6px 4px} .list .del td{font-style:italic;padding-top:3px} .carry{text-align:right;font-weight:bold;padding:1mm 4px} .foot{position:absolute;bottom:0;left:0;right:0} .foot table{margin-top:2mm} .foot th{border:.6pt solid #000;font-size:7pt;background:#ddd} .foot td{border:.6pt solid #000;text-align:right;padding:1px 4px} .foot .sum td{font-size:10pt;text-align:center} .foot .sum td:last-child{font-size:14pt;font-weight:bold} .legal{font-size:6pt;margin-top:2mm}',
    draw: (p) => {
      const { doc: d } = p
      const perPage = 33
      const drawn: { html: string; amount: number }[] = p.lines((l: Line, at) => {
        const days = 14 - Math.floor(at / 7)
        const delivery =
          at % 7 === 0
            ? `<tr class=del><td><td colspan=6>Albarán ${p.random.digits(6)} de ${p.date(before(d.issueDate, days))}</tr>`
            : ''
        const letters = [...l.description].map((letter) => letter.codePointAt(0)!)
        const article = letters.reduce((whole, letter) => (whole * 31 + letter) % 90001, 7)
        const cells = [
          String(article).padStart(5, '0'),
          l.description,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          l.discount ? `>${p.number(l.discount, 2)}` : '',
          `>${p.number(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ]
        return { html: delivery + row(cells), amount: l.amount }
      })
      const sheets = Math.ceil(drawn.length / perPage)
      const top = (
        sheet: number
      ) => `<div class=top><div class=us><b>${d.seller.name}</b>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tfno. ${d.seller.telephone}<br>Pedidos: ${d.seller.mail}<br>N.I.F.: ${d.seller.vatId}</div><div class=you>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>N.I.F.: ${d.buyer.vatId}</div></div>
<table class=bar>${heading(['DOCUMENTO', 'NÚMERO', 'FECHA', 'CÓD. CLIENTE', 'RUTA', 'AGENTE', 'HOJA'])}${row(['FACTURA', d.number, p.date(d.issueDate), d.customerNumber, '07', '12 - MARTÍN', `${sheet} de ${sheets}`])}</table>`
      const head = heading([
        'CÓDIGO',
        'ARTÍCULO',
        '>UNIDADES',
        '>PRECIO',
        '>% DTO.',
        '>IVA',
        '>IMPORTE',
      ])
      let running = 0
      const pages = Array.from({ length: sheets }, (_, at) => {
        const part = drawn.slice(at * perPage, (at + 1) * perPage)
        const brought = at ? `<div class=carry>SUMA ANTERIOR ${p.plain(running)}</div>` : ''
        for (const { amount } of part) running += amount
        const carried =
          at < sheets - 1 ? `<div class=carry>SUMA Y SIGUE ${p.plain(running)}</div>` : ''
        const table = `${brought}<table class=list>${head}${part.map(({ html }) => html).join('')}</table>${carried}`
        return at < sheets - 1 ? table : `${table}${foot()}`
      })
      function foot(): string {
        const taxes = p.taxes((t) => row([p.plain(t.base), p.number(t.rate, 2), p.plain(t.amount)]))
        const sums = [
          p.plain(d.lineTotal),
          d.allowance ? `-${p.plain(d.allowance)}` : '',
          d.charge ? p.plain(d.charge) : '',
          p.plain(d.subtotal),
          p.plain(d.tax),
          p.plain(d.total),
        ]
        return `<div class=foot><div style="display:flex;gap:6mm"><table style="width:76mm">${heading(['BASE IMPONIBLE', '% IVA', 'CUOTA IVA'])}${taxes.join('')}</table><div style="flex:1;border:.6pt solid #000;margin-top:2mm;padding:1.5mm">FORMA DE PAGO: TRANSFERENCIA<br>VENCIMIENTO: ${p.date(d.dueDate)}<br>CUENTA: ${grouped(d.seller.iban)}</div></div>
<table class=sum>${heading(['SUMA IMPORTES', 'DTO. P. PAGO', 'PORTES', 'TOTAL BASE IMP.', 'TOTAL IVA', 'TOTAL FACTURA EUROS'])}${row(sums)}</table>
<div class=legal>${d.seller.name} Inscrita en el Registro Mercantil de ${d.seller.town}, tomo ${p.random.digits(4)}, folio ${p.random.digits(3)}, hoja ${p.random.digits(5)}. No se admiten devoluciones pasadas 48 horas de la entrega. Los envases retornables son propiedad del fabricante.</div></div>`
      }
      return pages.map((body, at) => `<div class=page>${top(at + 1)}${body}</div>`).join('')
    },
  },
  {
    name: 'pt-hotelaria',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23, 13, 6, 0],
      lines: [4, 13],
      most: 4,
      isGross: true,
      isBuyerPerson: true,
      prepaid: 0.6,
      pools: pools(
        'PT',
        ['Hotéis', 'Hotelaria', 'Empreendimentos Turísticos'],
        ['Lda.', 'S.A.', '- Turismo, Lda.']
      ),
      items: [
        ['Alojamento quarto duplo vista mar', '', 82, 165, 2],
        ['Alojamento quarto duplo vista mar', '', 82, 165, 2],
        ['Cama extra criança', '', 25, 40, 2],
        ['Restaurante Almadrava - jantar', '', 18, 46, 1],
        ['Room service', '', 9, 24, 1],
        ['Bar piscina - bebidas alcoólicas', '', 6, 14, 0],
        ['Minibar', '', 3, 12, 0],
        ['Estacionamento garagem', '', 8, 15, 0],
        ['Massagem de relaxamento 50 min', '', 55, 80, 0],
        ['Taxa municipal turística', '', 2, 2, 3],
      ],
      numbers: (random, year) => `FT H${year.slice(2)}/${random.digits(5)}`,
    },
    style: {
      decimal: ',',
      thousands: ' ',
      money: (plain) => `${plain} EUR`,
      date: (y, m, d) => `${d}-${m}-${y}`,
    },
    css: 'body{font:9.5pt "P052"} .brand{text-align:center;color:#7a5c2e} .brand b{font-weight:normal;font-size:17pt;letter-spacing:.8pt} .brand i{display:block;font-size:8.5pt;color:#444} .mid{display:flex;justify-content:space-between;margin:9mm 0 5mm} .stay{width:76mm} .stay td{padding:1px 0;border-bottom:.4pt dotted #999} .list th{font-size:8.5pt;text-align:left;background:#7a5c2e;color:#fff;padding:3px 5px;font-weight:normal} .list td{padding:3px 5px} .list tbody tr:nth-child(even) td{background:#f6f1e8} .down{display:flex;justify-content:space-between;align-items:flex-start;margin-top:7mm} .iva{width:92mm;font-size:8pt} .iva th{text-align:left;border-bottom:.5pt solid #7a5c2e;font-weight:normal} .pay{width:72mm} .pay td{padding:2.5px 0} .pay .x td{border-top:1pt solid #7a5c2e;font-size:11pt} .sig{display:flex;justify-content:space-between;margin-top:18mm;font-size:8pt} .cert{position:fixed;bottom:0;font-size:7pt;width:100%;text-align:center}',
    draw: (p) => {
      const { doc: d } = p
      const nights = p.random.int(2, 6)
      const count = d.lines.length
      const dayOf = (at: number) =>
        before(d.issueDate, nights - Math.floor((at * nights) / Math.max(count, 1)))
      const lines = p.lines((l, at) =>
        row([
          p.date(dayOf(at)),
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          l.rate ? `>${p.number(l.rate)}%` : `>${p.number(l.rate)}% (a)`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)}%`,
          `>${p.plain(t.base)}`,
          `>${p.plain(t.amount)}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const paid = d.prepaid ? row(['Depósito recebido na reserva', `>-${p.money(d.prepaid)}`]) : ''
      const exempt = d.lines.some(({ rate }) => rate === 0)
        ? '<br>(a) M99 - Não sujeito ou não tributado'
        : ''
      return `<div class=brand><b>${d.seller.name}</b><i>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}, Portugal &nbsp;·&nbsp; Tel. ${d.seller.telephone}</i><i>${d.seller.site}</i><i>NIPC ${d.seller.vatId} &nbsp;·&nbsp; RNET n.º ${p.random.digits(4)} &nbsp;·&nbsp; Capital social 50 000 EUR</i></div>
<div class=mid><div><span style="font-size:15pt">Fatura ${d.number}</span> &nbsp;<small>Original</small><br><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>${d.buyer.country}<br>Contribuinte: Consumidor final</div>
<table class=stay>${row(['Data de emissão', `>${p.date(d.issueDate)}`])}${row(['Quarto', `>${p.random.int(1, 4)}${p.random.int(10, 28)}`])}${row(['Chegada', `>${p.date(before(d.issueDate, nights))}`])}${row(['Partida', `>${p.date(before(d.issueDate, 0))}`])}${row(['Adultos / Crianças', `>2 / ${p.random.int(0, 2)}`])}${row(['Reserva', `>${p.random.digits(8)}`])}${row(['ATCUD', `>JJ4KW9TM-${p.random.digits(5)}`])}</table></div>
<table class=list>${heading(['Data', 'Descrição', '>Qtd.', '>P. unit.', '>IVA', '>Valor c/ IVA'])}<tbody>${lines.join('')}</tbody></table>
<div class=down><div><table class=iva>${heading(['Taxa IVA', '>Incidência', '>Valor IVA', '>Total'])}${taxes.join('')}</table><small>IVA incluído à taxa em vigor.${exempt}</small></div>
<table class=pay>${row(['Total sem IVA', `>${p.money(d.subtotal)}`])}${row(['Total IVA', `>${p.money(d.tax)}`])}<tbody class=x>${row(['Total da fatura', `><b>${p.money(d.total)}</b>`])}</tbody>${paid}${row(['Saldo a liquidar', `><b>${p.money(d.amountDue)}</b>`])}</table></div>
<div class=sig><span>Receção: Beatriz M.</span><span>Assinatura do hóspede ______________________________</span></div>
<div class=cert>x9Lq-Processado por programa certificado n.º 2143/AT &nbsp;·&nbsp; Os serviços foram prestados até à data de partida.</div>`
    },
  },
  {
    name: 'pt-devolucao-farmacia',
    plan: {
      country: 'PT',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [23, 6],
      lines: [3, 14],
      most: 20,
      isOnce: true,
      lineDiscount: 0.4,
      pools: pools(
        'PT',
        ['Farmacêutica', 'Farmácia', 'Dermocosmética', 'Medicamentos'],
        ['Lda', 'S.A.', 'SA', 'C.R.L.']
      ),
      items: [
        ['PARACETAMOL 1000 MG 20 COMP', 'CX', 1.5, 4, 1],
        ['IBUPROFENO 400 MG 60 COMP REV', 'CX', 3, 7, 1],
        ['XAROPE TOSSE SECA 200 ML', 'FR', 5, 9, 1],
        ['SORO FISIOLÓGICO UNIDOSES 30 X 5 ML', 'CX', 3, 6, 1],
        ['MÁSCARA CIRÚRGICA TIPO IIR C/50', 'CX', 4, 9, 1],
        ['CREME HIDRATANTE ROSTO SPF 30 50 ML', 'UN', 9, 22, 0],
        ['PROTETOR SOLAR FAMILIAR 400 ML', 'UN', 12, 24, 0],
        ['CHAMPÔ ANTICASPA 200 ML', 'UN', 6, 13, 0],
        ['SUPLEMENTO MAGNÉSIO B6 60 CÁPS', 'FR', 8, 16, 0],
        ['ESCOVA DENTES ELÉTRICA RECARREGÁVEL', 'UN', 24, 49, 0],
      ],
      numbers: (random, year) => `NC ${year}A17/${random.int(12, 980)}`,
    },
    style: {
      decimal: ',',
      thousands: '.',
      date: (y, m, d) => `${y}.${m}.${d}`,
    },
    css: 'body{font:8.5pt "Liberation Sans";margin:0} .top{display:flex;justify-content:space-between} .own{width:84mm} .own b{font-size:12pt} .qr{display:flex;gap:3mm;font-size:7pt;align-items:flex-end;margin-top:3mm} .to{width:80mm;margin-top:24mm;font-size:10pt;line-height:1.4} h2{font-size:12pt;margin:7mm 0 2mm;border-top:2pt solid #1b3f73;padding-top:2mm;display:flex;justify-content:space-between} .meta th{font-size:7pt;text-align:left;color:#1b3f73;font-weight:normal;padding-top:2px} .meta td{font-size:8.5pt;border-bottom:.5pt solid #1b3f73;padding-bottom:2px} .list{margin-top:5mm} .list th{background:#1b3f73;color:#fff;font-size:7.5pt;text-align:left;padding:2px 3px} .list td{padding:2px 3px} .src td{font-style:italic;color:#444} .end{position:fixed;bottom:0;left:0;right:0} .grid{display:flex;justify-content:space-between;align-items:flex-end;border-top:.5pt solid #1b3f73;padding-top:2mm} .grid table{width:78mm} .grid th{font-size:7pt;text-align:left;border-bottom:.5pt solid #1b3f73} .tot td{padding:1.5px 0} .tot .b td{background:#1b3f73;color:#fff;font-size:11pt;font-weight:bold;padding:4px 5px!important} .note{font-size:7pt;margin-top:3mm}',
    draw: (p) => {
      const { doc: d } = p
      const lines = p.lines((l) =>
        row([
          p.random.digits(7),
          l.description,
          `L${p.random.digits(5)}`,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.discount, 1)}`,
          `>${p.number(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`IVA ${p.number(t.rate)}%`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])
      )
      const source = `<tr class=src><td><td colspan=8>Ref. N/ Fatura ${d.earlier.replace('NC', 'FT')} de ${p.date(d.orderDate)}</tr>`
      return `<div class=top><div class=own><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Telef. ${d.seller.telephone}<br>${d.seller.mail}<br>Contribuinte N.º ${d.seller.vatId}<br>Mat. C.R.C. ${d.seller.town} - Cap. Social 125.000 €<div class=qr>${code(p, 26)}<span>ATCUD:JFTR5N2Q-${p.random.digits(3)}</span></div></div>
<div class=to>Exmo.(s) Sr.(s)<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<h2><span>Nota de Crédito ${d.number}</span><span style="font-weight:normal;font-size:9pt">Duplicado</span></h2>
<table class=meta>${heading(['Data', 'N/ Cliente', 'V/ N.º Contrib.', 'Guia de devolução', 'Moeda', 'Câmbio', 'Vendedor'])}${row([p.date(d.issueDate), d.customerNumber, d.buyer.vatId, `GD ${p.random.digits(5)}`, d.currency, '1,000', 'Zona Sul'])}</table>
<table class=list>${heading(['Artigo', 'Designação', 'Lote', '>Qtd.', 'Un.', '>P.V.A.', '>Desc.', '>IVA', '>Total'])}${source}${lines.join('')}</table>
<div class=end><p>Motivo: devolução de produto com prazo de validade próximo do fim.</p><div class=grid><table>${heading(['Quadro resumo', '>Base', '>Imposto'])}${taxes.join('')}</table>
<table class=tot>${row(['Total líquido', `>${p.plain(d.subtotal)}`])}${row(['Total IVA', `>${p.plain(d.tax)}`])}<tbody class=b>${row(['TOTAL A CREDITAR EUR', `>${p.plain(d.total)}`])}</tbody></table></div>
<div class=note>hT2v-Processado por programa certificado n.º 0006/AT. O valor deste documento será abatido na conta corrente do cliente.<br>Nos termos do art. 78.º do CIVA, a regularização do imposto pressupõe a tomada de conhecimento pelo adquirente: ___/___/_____</div></div>`
    },
  },
  {
    name: 'pl-spedycja',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      lines: [2, 9],
      most: 3,
      isOnce: true,
      days: [30, 45, 60],
      pools: pools(
        'PL',
        ['Spedycja', 'Logistics', 'Trans', 'Okna'],
        ['Sp. z o.o.', 'Spółka z o.o.', 'S.A.', 'Sp. z o.o. Sp. k.']
      ),
      items: [
        ['Usługa transportowa krajowa Gdańsk – Rzeszów, 24 t', 'usł.', 2100, 3900],
        ['Usługa transportowa Bielsko-Biała – Brno, naczepa plandeka', 'usł.', 1650, 2800],
        ['Postój pojazdu na rozładunku', 'godz.', 120, 220],
        ['Opłata drogowa e-TOLL', 'szt.', 85, 240],
        ['Odprawa celna eksportowa', 'szt.', 180, 350],
        ['Ubezpieczenie cargo', 'szt.', 95, 310],
        ['Przeładunek i składowanie palet', 'pal.', 14, 32],
      ],
      numbers: (random, year) => `FS-${random.int(11, 899)}/${year.slice(2)}/SPED`,
    },
    style: {
      decimal: ',',
      thousands: ' ',
      money: (plain) => `${plain} PLN`,
      date: (y, m, d) => `${y}-${m}-${d}`,
    },
    css: 'body{font:9pt "DejaVu Sans";font-size:8pt} .top{display:flex;justify-content:space-between;align-items:flex-start} .own{line-height:1.45} .own b{font-size:10.5pt} .when{width:74mm} .when td{padding:1px 0} .when td:first-child{color:#555} h1{font-size:13pt;text-align:center;margin:8mm 0 1mm} .orig{text-align:center;margin-bottom:6mm} .two{display:flex;gap:8mm} .two div{flex:1;border-top:1pt solid #999;padding-top:1.5mm;line-height:1.5} .two small{color:#555;display:block} .list{margin-top:6mm} .list th{border:.5pt solid #777;background:#eee;font-size:7pt;font-weight:normal;padding:3px} .list td{border:.5pt solid #777;padding:3px} .vat{width:104mm;margin:3mm 0 0 auto} .vat td,.vat th{border:.5pt solid #777;padding:2px 4px;font-weight:normal} .vat th{background:#eee;font-size:7pt} .pay{margin-top:7mm;line-height:1.7} .pay strong{font-size:11.5pt} .sign{display:flex;justify-content:space-between;margin-top:22mm;font-size:7pt;text-align:center} .sign span{border-top:.5pt dotted #000;width:62mm;padding-top:1mm}',
    draw: (p) => {
      const { doc: d } = p
      const lines = p.lines((l, at) =>
        row([
          at + 1,
          l.description,
          `ZL/${p.random.digits(4)}`,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const sums = [`>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`]
      const buyer = `${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}`
      return `<div class=top><div class=own><b>${d.seller.name}</b><br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>NIP ${d.seller.vatId}, BDO 000${p.random.digits(6)}<br>tel. ${d.seller.telephone}, ${d.seller.mail}</div>
<table class=when>${row(['Miejsce wystawienia', `>${d.seller.town}`])}${row(['Data wystawienia', `>${p.date(d.issueDate)}`])}${row(['Data wykonania usługi', `>${p.date(d.deliveryDate)}`])}</table></div>
<h1>Faktura VAT ${d.number}</h1><div class=orig>Oryginał</div>
<div class=two><div><small>Nabywca</small>${buyer}<br>NIP: ${d.buyer.vatId}</div><div><small>Odbiorca / adres korespondencyjny</small>${buyer}</div></div>
<table class=list>${heading(['Lp.', 'Nazwa towaru / usługi', 'Nr zlecenia', 'Ilość', 'Jm.', 'Cena netto', 'VAT', 'Wartość netto'])}${lines.join('')}</table>
<table class=vat>${heading(['', 'Stawka', 'Netto', 'Kwota VAT', 'Brutto'])}${row(['w tym', `${p.number(d.taxes[0].rate)}%`, ...sums])}${row(['<b>Razem</b>', '', ...sums])}</table>
<div class=pay><strong>Do zapłaty: ${p.money(d.amountDue)}</strong><br>Słownie: ${inWords(d.amountDue)}<br>Forma płatności: przelew, termin płatności: ${p.date(d.dueDate)}<br>Rachunek bankowy: ${grouped(d.seller.iban)} (PLN)<br>Mechanizm podzielonej płatności<br>Uwagi: dokumenty CMR nr ${p.random.digits(7)} w załączeniu. Nasz nr klienta: ${d.customerNumber}</div>
<div class=sign><span>imię i nazwisko osoby upoważnionej do odbioru</span><span>Wystawił(a): ${p.random.pick(own.PL.first)} Nowak<br>osoba upoważniona do wystawienia</span></div>`
    },
  },
  {
    name: 'pl-kampery',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 8],
      lines: [4, 12],
      most: 5,
      isOnce: true,
      isGross: true,
      isBuyerPerson: true,
      prepaid: 0.7,
      days: [3, 5, 7],
      pools: pools(
        'PL',
        ['Kampery', 'Caravaning', 'Wypożyczalnia Kamperów'],
        ['Sp. z o.o.', 's.c.', 'Sp. j.']
      ),
      items: [
        ['Wynajem kampera, sezon wysoki', 'doba', 480, 790],
        ['Miejsce postojowe z przyłączem', 'doba', 60, 110, 1],
        ['Rower miejski', 'szt.', 45, 90],
        ['Zestaw campingowy: stolik i 4 krzesła', 'kpl.', 70, 120],
        ['Sprzątanie i dezynfekcja', 'godz.', 60, 95],
        ['Butla gazowa 11 kg', 'szt.', 75, 110],
        ['Śniadanie turystyczne', 'os.', 25, 42, 1],
        ['Opłata za dodatkowy przebieg 100 km', 'szt.', 60, 95],
      ],
      numbers: (random, year) => `K/${random.digits(3)}/${year}`,
    },
    style: {
      decimal: ',',
      thousands: '&nbsp;',
      money: (plain) => `${plain}&nbsp;zł`,
      date: slashed,
    },
    css: 'body{font:9.5pt "Inter";color:#222} .bar{background:#f26b21;height:4mm;margin-bottom:7mm} .top{display:flex;justify-content:space-between} .top h1{font-size:19pt;margin:0;font-weight:600} .top p{margin:2mm 0 0;color:#666} .logo{font-size:11pt;font-weight:700;color:#f26b21;text-align:right;max-width:75mm} .who{display:flex;margin:10mm 0 8mm} .who div{flex:1;line-height:1.5} .who small{display:block;color:#f26b21;font-weight:600} .list th{text-align:left;font-size:7.5pt;color:#666;font-weight:500;border-bottom:1pt solid #222;padding-bottom:4px} .list td{padding:6px 0;border-bottom:.5pt solid #ddd} .low{display:flex;justify-content:space-between;margin-top:8mm;align-items:flex-start} .how{width:74mm;font-size:8.5pt} .how span{display:block;color:#666;font-size:7.5pt;margin-top:2mm} .sum{width:94mm;font-size:8.5pt} .sum th{text-align:right;font-size:7.5pt;color:#666;font-weight:500} .sum td{text-align:right;padding:3px 0} .sum .all td{border-top:.5pt solid #222;font-weight:600} .big{margin:6mm 0 0 auto;width:94mm} .big td{padding:3px 0} .big .due td{background:#fdeee4;font-size:13pt;font-weight:700;padding:7px!important} .foot{position:fixed;bottom:0;font-size:7.5pt;color:#777}',
    draw: (p) => {
      const { doc: d } = p
      const lines = p.lines((l, at) =>
        row([
          at + 1,
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)}%`,
          p.plain(t.base),
          p.plain(t.amount),
          p.plain(t.base + t.amount),
        ])
      )
      const all = ['Razem', p.plain(d.subtotal), p.plain(d.tax), p.plain(d.total)]
      return `<div class=bar></div><div class=top><div><h1>Faktura ${d.number}</h1><p>Data wystawienia ${p.date(d.issueDate)}<br>Okres najmu zakończony ${p.date(d.deliveryDate)}</p></div><div class=logo>${d.seller.site.replace('www.', '')}</div></div>
<div class=who><div><small>Kupujący</small>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div><small>Sprzedający</small>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIP ${d.seller.vatId}</div></div>
<table class=list>${heading(['#', 'Nazwa', '>Ilość', '>Cena brutto', '>VAT', '>Wartość brutto'])}${lines.join('')}</table>
<div class=low><div class=how><span>Sposób zapłaty</span>przelew<span>Zapłata do</span>${p.date(d.dueDate)}<span>Konto</span>${grouped(d.seller.iban)}<span>Umowa najmu</span>${d.orderNumber}</div><table class=sum>${heading(['Stawka', 'Netto', 'VAT', 'Brutto'])}${taxes.join('')}<tbody class=all>${row(all)}</tbody></table></div>
<table class=big>${row(['Razem brutto', `>${p.money(d.total)}`])}${row(['Wpłacona zaliczka', `>${p.money(d.prepaid)}`])}<tbody class=due>${row(['Do zapłaty', `>${p.money(d.amountDue)}`])}</tbody></table>
<div class=foot>Dziękujemy i do zobaczenia na trasie! &nbsp; ${d.seller.telephone} &nbsp; ${d.seller.mail}<br>Kaucja zostanie zwrócona w ciągu 7 dni od zdania pojazdu.</div>`
    },
  },
]
