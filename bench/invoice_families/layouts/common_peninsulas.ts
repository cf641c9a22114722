import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import type { Line } from '../make_document.ts'
import type { Country, Person, Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, euroAfter, grouped, heading, row, slashed } from '../print.ts'
import type { Random } from '../random.ts'

type Pool = Pools['IT']

function poolsWith(country: Country, own: Partial<Pool>): Pools {
  return { ...pools, [country]: { ...pools[country], ...own } }
}

const italian: Partial<Pool> = {
  first: ['Ilaria', 'Tommaso', 'Serena', 'Walter', 'Noemi', 'Gianluca'],
  last: ['Brambilla', 'Cattaneo', 'Donati', 'Ferrarini', 'Guidotti', 'Malaspina', 'Nardelli'],
  streets: ['Via Emilia Ovest 214', 'Via G. Marconi, 37', 'Strada Provinciale 12 n. 6', 'Via Po 8'],
  towns: [
    ['Modena, MO', '41123'],
    ['Saronno, VA', '21047'],
    ['Fano, PU', '61032'],
    ['Rovereto, TN', '38068'],
    ['Empoli, FI', '50053'],
  ],
}

const spanish: Partial<Pool> = {
  first: ['Marta', 'Sergio', 'Begoña', 'Rubén', 'Inmaculada', 'Óscar'],
  last: ['Arribas', 'Cifuentes', 'Echeverría', 'Montero', 'Palacios', 'Requena', 'Villalba'],
  streets: ['Pol. Ind. El Saladar, nave 14', 'C/ San Roque, 27 bajo', 'Avda. de Europa 61, 2.º C'],
  towns: [
    ['Getafe, Madrid', '28906'],
    ['Logroño, La Rioja', '26006'],
    ['Elche, Alicante', '03203'],
    ['Gijón, Asturias', '33211'],
    ['Lleida', '25001'],
  ],
}

const portuguese: Partial<Pool> = {
  first: ['Mafalda', 'Tiago', 'Beatriz', 'Gonçalo', 'Filipa', 'Artur'],
  last: ['Abrantes', 'Cordeiro', 'Falcão', 'Guerreiro', 'Marques', 'Queirós', 'Valente'],
  streets: [
    'Rua 25 de Abril, 112',
    'Av. Marginal, 5430',
    'Estrada Nacional 10, km 7',
    'Praça Nova, 3',
  ],
  towns: [
    ['Setúbal', '2900-186'],
    ['Aveiro', '3810-164'],
    ['Faro', '8000-138'],
    ['Viana do Castelo', '4900-317'],
    ['Torres Vedras', '2560-280'],
  ],
}

/** The town with its province in brackets. */
function townOf({ town }: Person): string {
  return town.replace(/, (.+)/, ' ($1)')
}

function placeOf(person: Person): string {
  return `${person.postCode} ${townOf(person)}`
}

type Items = Family['plan']['items']

/** The lines with the items from one index up to another. */
function linesOf(lines: Line[], items: Items, from: number, until: number): Line[] {
  const names = items.slice(from, until).map(([name]) => name)
  return lines.filter(({ description }) => names.includes(description))
}

function sumIn(lines: Line[]): number {
  return lines.reduce((whole, { amount }) => whole + amount, 0)
}

function plate(random: Random): string {
  const letters = [0, 1, 2].map(() => random.pick([...'BCDFGHJKLMNPRSTVWXYZ']))
  return `${random.digits(4)} ${letters.join('')}`
}

function squareCode(random: Random): string {
  const cells = Array.from({ length: 625 }, (_, at) =>
    random.chance(0.48)
      ? `<rect x="${at % 25}" y="${Math.floor(at / 25)}" width="1" height="1"/>`
      : ''
  )
  return `<svg viewBox="0 0 25 25" style="width:26mm;height:26mm" shape-rendering="crispEdges">${cells.join('')}</svg>`
}

const bodyShopItems: Items = [
  ['Stacco e riattacco paraurti anteriore', 'ore', 38, 46],
  ['Riparazione parafango anteriore sx', 'ore', 38, 46],
  ['Raddrizzatura traversa su banco', 'ore', 42, 52],
  ['Verniciatura cofano e parafango', 'ore', 40, 48],
  ['Ricalibrazione radar e telecamera', 'ore', 55, 80],
  ['Paraurti anteriore con primer', 'pz', 245, 420],
  ['Proiettore full led sx', 'pz', 390, 820],
  ['Griglia radiatore inferiore', 'pz', 48, 95],
  ['Staffa supporto paraurti', 'pz', 14, 32],
  ['Passaruota anteriore sx', 'pz', 42, 78],
  ['Kit clip di fissaggio', 'pz', 6, 14],
  ['Materiale di consumo vernici 2K', 'h/mat', 19, 26],
  ['Smaltimento rifiuti speciali', 'n', 12, 25],
  ['Traino e soccorso stradale', 'n', 90, 150],
]
const bodyShopSections: [string, number, number][] = [
  ['MANODOPERA', 0, 5],
  ['RICAMBI', 5, 11],
  ['MATERIALI E VARIE', 11, 14],
]

export const commonPeninsulas: Family[] = [
  {
    name: 'it-carrozzeria-sinistro',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [7, 16],
      isOnce: true,
      isInOrder: true,
      most: 3,
      isBuyerPerson: true,
      lineDiscount: 0.25,
      prepaid: 0.6,
      days: [0, 15, 30],
      pools: poolsWith('IT', {
        ...italian,
        trade: ['Carrozzeria', 'Autocarrozzeria', 'Car Service', 'Autonoleggi'],
      }),
      items: bodyShopItems,
      numbers: (random) => `${random.int(12, 640)}/C`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9pt "Nimbus Sans";margin:0} .top{display:flex;justify-content:space-between;border-bottom:3pt solid #b3121d;padding-bottom:3mm} .top b{font-size:18pt} .top i{color:#b3121d} .top .own{font-size:8pt;text-align:right;line-height:1.4} .two{display:flex;gap:6mm;margin:5mm 0} .two>div{flex:1;border:.8pt solid #333;padding:2.5mm 3mm;line-height:1.4} .two h4{margin:0 0 1mm;font-size:7.5pt;color:#b3121d;text-transform:uppercase} .veh td{padding:.5px 0;font-size:8.5pt} .veh td:first-child{color:#555;width:30mm} .ttl{background:#333;color:#fff;padding:2mm 3mm;display:flex;justify-content:space-between;font-size:11pt} .l th{font-size:7.5pt;text-align:left;border-bottom:.8pt solid #333;padding:4px 3px} .l td{padding:2.5px 3px} .sec td{font-weight:bold;color:#b3121d;padding-top:7px} .st td{border-top:.5pt solid #999;font-style:italic;text-align:right} .end{display:flex;justify-content:space-between;margin-top:7mm;gap:10mm} .end>div{flex:1;font-size:8.5pt;line-height:1.5} .tot{width:74mm} .tot td{padding:3px 4px;border-bottom:.5pt solid #bbb} .tot .big td{background:#f2dcdd;font-weight:bold;font-size:11pt} .foot{margin-top:8mm;font-size:7pt;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const sections = bodyShopSections.map(([title, from, until]) => {
        const lines = linesOf(d.lines, bodyShopItems, from, until)
        if (!lines.length) return ''
        const rows = lines.map((l) =>
          row([
            l.description,
            l.unit,
            `>${p.number(l.quantity, 2)}`,
            `>${p.plain(l.price)}`,
            `>${l.discount ? p.number(l.discount, 2) : ''}`,
            `>${p.plain(l.amount)}`,
          ])
        )
        return `<tr class=sec><td colspan=6>${title}</td></tr>${rows.join('')}<tr class=st><td colspan=5>Totale ${title.toLowerCase()}</td><td class=r>${p.plain(sumIn(lines))}</td></tr>`
      })
      const company = random.pick(['Assicurazioni Valdarno Nord', 'Mutua Valmarina', 'privato'])
      const model = random.pick(['FIAT Panda 1.2', 'VW Golf 1.6 TDI', 'Toyota Yaris Hybrid'])
      const targa = `G${random.pick(['A', 'F', 'K'])}${random.digits(3)}${random.pick(['LT', 'XN', 'DB'])}`
      const paid = d.prepaid
        ? `${row(['Acconto ricevuto', `>-${p.plain(d.prepaid)}`])}<tr class=big><td>Netto a pagare €</td><td class=r>${p.plain(d.amountDue)}</td></tr>`
        : ''
      const [vat] = d.taxes
      return `<div class=top><div><b>${d.seller.name}</b><br><i>Verniciatura a forno &middot; Banco dima &middot; Grandine &middot; Cristalli &middot; Soccorso stradale</i></div><div class=own>${d.seller.street}<br>${placeOf(d.seller)}<br>Tel. ${d.seller.telephone}<br>P.IVA e C.F. ${d.seller.vatId.slice(2)}<br>${d.seller.mail}</div></div>
<div class=two><div><h4>Dati del veicolo</h4><table class=veh>${row(['Modello', model])}${row(['Targa', targa])}${row(['Km', `${random.int(18, 160)}.${random.digits(3)}`])}${row(['Data ingresso', p.date(d.orderDate)])}${row(['Data consegna', p.date(d.deliveryDate)])}${row(['Compagnia', company])}${row(['Sinistro n.', `1-${random.digits(4)}-${random.digits(7)}`])}</table></div><div><h4>Spett.le cliente</h4><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${placeOf(d.buyer)}<br><br>Cod. destinatario SDI 0000000</div></div>
<div class=ttl><b>FATTURA N. ${d.number}</b><span>del ${p.date(d.issueDate)}</span></div>
<table class=l>${heading(['Descrizione lavori / ricambi', 'U.M.', '>Q.tà', '>Prezzo', '>Sc. %', '>Importo €'])}${sections.join('')}</table>
<div class=end><div><b>Condizioni di pagamento</b><br>Bonifico bancario, scadenza ${p.date(d.dueDate)}<br>IBAN ${d.seller.iban}<br>Banca Popolare Padana, filiale di ${townOf(d.seller)}<br><br>Firma per ritiro veicolo ____________________</div><table class=tot>${row(['Totale imponibile', `>${p.plain(d.subtotal)}`])}${row([`IVA ${p.number(vat.rate)}%`, `>${p.plain(d.tax)}`])}<tr class=big><td>Totale fattura €</td><td class=r>${p.plain(d.total)}</td></tr>${paid}</table></div>
<div class=foot>Copia di cortesia priva di valore fiscale: l’originale è il file XML inviato al Sistema di Interscambio. I ricambi sostituiti restano a disposizione del cliente per 10 giorni dalla consegna. In caso di ritardato pagamento decorrono gli interessi di cui al D.Lgs. 231/2002.</div>`
    },
  },
  {
    name: 'it-ristorante-conto',
    page: '148mm 210mm',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [10],
      lines: [4, 11],
      isOnce: true,
      isInOrder: true,
      isGross: true,
      most: 6,
      allowance: 0.3,
      pools: poolsWith('IT', {
        ...italian,
        trade: ['Ristorazione', 'Gestioni', 'Alimentari', 'Costruzioni', 'Group'],
        forms: ['S.r.l.', 'S.n.c.', 'S.a.s.', 'SRL'],
      }),
      items: [
        ['Coperto', '', 2, 3],
        ['Antipasto della casa', '', 11, 18],
        ['Tagliere salumi e formaggi', '', 14, 20],
        ['Tagliatelle al ragù', '', 10, 14],
        ['Risotto ai funghi porcini', '', 13, 17],
        ['Menù lavoro', '', 13, 17],
        ['Tagliata rucola e grana', '', 18, 24],
        ['Fritto misto', '', 16, 21],
        ['Contorno del giorno', '', 4, 6],
        ['Dolce', '', 5, 7],
        ['Acqua 0,75', '', 2, 3],
        ['Vino della casa 1/2 l', '', 5, 8],
        ['Bott. Lambrusco', '', 14, 20],
        ['Caffè', '', 1, 2],
        ['Amaro', '', 3, 5],
      ],
      numbers: (random, year) => `${random.int(3, 410)}/${year}/B`,
    },
    style: { ...comma, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:9.5pt "DejaVu Sans Mono";margin:4mm 6mm} .c{text-align:center;line-height:1.4} .c b{font-size:15pt} .c{font-size:8.5pt} .f{border-top:.8pt dashed #000;border-bottom:.8pt dashed #000;padding:2mm 0;margin:4mm 0;font-weight:bold} .cl{line-height:1.35;font-size:9pt} .tab{margin:4mm 0 1mm;font-size:8.5pt} .l th{text-align:left;border-bottom:.8pt dashed #000;font-size:8pt;padding:2px 0} .l td{padding:1.5px 0;font-size:8.5pt} .s{border-top:.8pt dashed #000;margin-top:2mm} .s td{padding:2px 0} .big td{font-size:13pt;font-weight:bold} .v{margin-top:4mm;font-size:8pt;width:80%} .v th{font-weight:400;text-align:left} .e{margin-top:5mm;font-size:8pt;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      const sign = random.pick(['Antica Osteria del Pozzo', 'Trattoria Da Nello', 'La Lanterna'])
      const pay = random.pick(['CARTA DI CREDITO', 'BANCOMAT', 'CONTANTI'])
      const less = d.allowance
        ? `${row(['TOTALE PARZIALE', `>${p.plain(d.lineTotal)}`])}${row(['SCONTO', `>-${p.plain(d.allowance)}`])}`
        : ''
      const rows = p.lines((l) =>
        row([p.number(l.quantity), l.description, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])
      )
      const [vat] = d.taxes
      return `<div class=c><b>${sign}</b><br>${d.seller.name}<br>${d.seller.street} - ${placeOf(d.seller)}<br>Tel. ${d.seller.telephone}<br>P.IVA ${d.seller.vatId}</div>
<div class=f>FATTURA N. ${d.number} DEL ${p.date(d.issueDate)}</div>
<div class=cl>Spett.le<br>${d.buyer.name}<br>${d.buyer.street}<br>${placeOf(d.buyer)}<br>P.IVA ${d.buyer.vatId}</div>
<div class=tab>TAVOLO ${random.int(2, 34)} &nbsp; COPERTI ${random.int(2, 6)} &nbsp; CAMERIERE ${random.int(1, 6)}</div>
<table class=l>${heading(['QTA', 'DESCRIZIONE', '>PREZZO', '>IMPORTO'])}${rows.join('')}</table>
<table class=s>${less}<tr class=big><td>TOTALE EURO</td><td class=r>${p.plain(d.total)}</td></tr></table>
<table class=v>${heading(['ALIQ.', '>IMPONIBILE', '>IMPOSTA'])}${row([`IVA ${p.number(vat.rate)}%`, `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`])}</table>
<div class=e>PAGAMENTO: ${pay}<br>RIF. DOC. COMMERCIALE ${random.digits(4)}-${random.digits(4)}<br>PREZZI IVA INCLUSA - GRAZIE E ARRIVEDERCI</div>`
    },
  },
  {
    name: 'it-antinfortunistica-reso',
    plan: {
      country: 'IT',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [22],
      lines: [2, 7],
      isOnce: true,
      most: 10,
      lineDiscount: 0.7,
      pools: poolsWith('IT', {
        ...italian,
        trade: ['Antinfortunistica', 'Sicurezza', 'Forniture', 'Carpenteria', 'Edilizia'],
      }),
      items: [
        ['Scarpa antinf. bassa S3 SRC tg. 43', 'PA', 39, 62],
        ['Scarpa antinf. alta S3 WR tg. 41', 'PA', 48, 79],
        ['Guanto nitrile palmo rivestito tg. 9', 'PA', 1, 3],
        ['Guanto fiore bovino rinforzato', 'PA', 3, 6],
        ['Pantalone multitasche stretch grigio L', 'NR', 26, 44],
        ['Giacca alta visibilità CL.3 arancio XL', 'NR', 38, 66],
        ['Elmetto con cinturino a cremagliera', 'NR', 9, 16],
        ['Mascherina FFP2 valvolata conf. 10', 'CF', 8, 15],
        ['Occhiale a mascherina antiappannamento', 'NR', 5, 11],
        ['Imbracatura 2 punti con cordino 1,5 m', 'NR', 58, 96],
        ['Tuta monouso TYPE 5/6 bianca XL', 'NR', 4, 8],
      ],
      numbers: (random, year) => `NC${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.5pt "Liberation Sans";margin:0} .top{display:flex;justify-content:space-between;align-items:start} .logo{width:70mm;background:#f3c300;padding:4mm;font:bold 14pt "Roboto Condensed"} .adr{width:84mm;margin-top:14mm} .adr small{color:#555} .adr div{border:.6pt solid #000;padding:2mm;min-height:20mm;line-height:1.4} .h{width:100%;margin:6mm 0 3mm} .h th{font-size:6.5pt;font-weight:400;text-align:left;border:.6pt solid #000;border-bottom:0;padding:1px 4px;color:#555} .h td{border:.6pt solid #000;border-top:0;padding:1px 4px 3px} .l{border:.6pt solid #000} .l th{background:#f3c300;font-size:7pt;border:.6pt solid #000;padding:3px} .l td{border-left:.6pt solid #000;border-right:.6pt solid #000;padding:2px 4px} .l .fill td{height:76mm} .note td{font-style:italic;padding-bottom:5px!important} .b{display:flex} .b>table{border:.6pt solid #000;border-top:0} .b th{font-size:6.5pt;font-weight:400;text-align:left;color:#555;padding:1px 4px} .b td{padding:1px 4px 4px} .b td b{font-size:12pt} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.5pt;border-top:1.5pt solid #f3c300;padding-top:2mm;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const cause = random.pick(['RESO MERCE', 'RESO PER CAMBIO TAGLIA', 'MERCE NON CONFORME'])
      const [vat] = d.taxes
      const rows = p.lines((l) =>
        row([
          `${random.pick(['SC', 'GU', 'AB'])}${random.digits(5)}`,
          l.description,
          l.unit,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 1) : ''}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}`,
        ])
      )
      const note = `Reso da ns. fattura ${d.earlier.replace('NC', 'FT')} del ${p.date(d.orderDate)} - Vs. DDT ${random.int(2, 90)} del ${p.date(d.deliveryDate)}`
      return `<div class=top><div class=logo>${d.seller.name}</div><div style="font-size:17pt;font-weight:bold">NOTA DI CREDITO</div></div>
<div class=top><div style="margin-top:14mm;line-height:1.5">Cod. cliente ${d.customerNumber}<br>P. IVA cliente ${d.buyer.vatId.slice(2)}<br>Cod. fiscale ${d.buyer.vatId.slice(2)}<br>Agente 07 - DIREZIONALE</div><div class=adr><small>Spett.le</small><div><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${placeOf(d.buyer)}</div></div></div>
<table class=h>${heading(['Numero documento', 'Data documento', 'Causale', 'Magazzino', 'Pag.'])}${row([d.number, p.date(d.issueDate), cause, 'Sede', '1 / 1'])}</table>
<table class=l>${heading(['Articolo', 'Descrizione', 'U.M.', 'Quantità', 'Prezzo', 'Sconto %', 'Importo', 'C.IVA'])}<tr class=note><td></td><td>${note}</td><td></td><td></td><td></td><td></td><td></td><td></td></tr>${rows.join('')}<tr class=fill><td></td><td></td><td></td><td></td><td></td><td></td><td></td><td></td></tr></table>
<div class=b><table style="width:46%">${heading(['Cod. IVA / descrizione', '>Imponibile', '>Imposta'])}${row([`${p.number(vat.rate)} - Iva ordinaria`, `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`])}</table><table style="width:54%">${heading(['Totale merce', '>Totale imposta', '>Totale nota di credito EUR'])}${row([p.plain(d.lineTotal), `>${p.plain(d.tax)}`, `><b>${p.plain(d.total)}</b>`])}</table></div>
<p style="font-size:7.5pt">L’importo sarà portato in detrazione dal prossimo pagamento. Documento non valido ai fini fiscali ai sensi dell’art. 21 DPR 633/72: l’originale è disponibile nell’area riservata dell’Agenzia delle Entrate.</p>
<div class=foot>Sede legale e magazzino: ${d.seller.street} - ${placeOf(d.seller)} - Tel. ${d.seller.telephone} - ${d.seller.site}<br>C.F. e P. IVA ${d.seller.vatId} - R.E.A. ${random.digits(6)} - Cap. soc. € 52.000,00 i.v.</div>`
    },
  },
  {
    name: 'es-renting-flota',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21, 0],
      lines: [6, 30],
      most: 0,
      days: [0, 5, 10],
      pools: poolsWith('ES', {
        ...spanish,
        trade: ['Renting', 'Fleet Services', 'Movilidad', 'Logística', 'Climatización'],
        forms: ['S.A.', 'S.A.U.', 'S.L.', 'S.L.U.'],
      }),
      items: [
        ['Cuota de alquiler', '', 215, 460],
        ['Cuota de alquiler', '', 215, 460],
        ['Mantenimiento y neumáticos', '', 48, 110],
        ['Mantenimiento y neumáticos', '', 48, 110],
        ['Seguro (exento art. 20.Uno.16.º LIVA)', '', 42, 85, 1],
        ['Seguro (exento art. 20.Uno.16.º LIVA)', '', 42, 85, 1],
        ['Vehículo de sustitución', '', 9, 24],
        ['Exceso de kilometraje', '', 12, 140],
        ['Gestión de multas', '', 6, 18],
        ['Impuesto de circulación', '', 8, 15],
      ],
      numbers: (random, year) => `RT${year}${random.digits(7)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:9pt "Open Sans";margin:0;color:#1d2733} .logo{font-size:15pt;font-weight:bold;color:#00695c} .top{display:flex;justify-content:space-between;align-items:flex-end} .win{width:82mm;line-height:1.45;padding-left:4mm;margin-top:8mm} h1{font-size:14pt;font-weight:400;margin:9mm 0 2mm;color:#00695c} .kv{background:#eef5f4;margin-bottom:5mm} .kv td{padding:3px 8px;font-size:8.5pt} .kv td:nth-child(odd){color:#4e6460;width:34mm} .sum{width:120mm;margin:3mm 0 3mm auto} .sum td,.sum th{padding:3px 6px;border-bottom:.5pt solid #cdd9d7;text-align:left} .sum .big td{background:#00695c;color:#fff;font-weight:bold;font-size:11pt} .pay{font-size:8pt;line-height:1.5;margin-top:4mm} .d{break-before:page} .d th{font-size:7.5pt;text-align:left;color:#4e6460;border-bottom:1pt solid #00695c;padding:3px} .d td{padding:2px 3px;font-size:8.5pt} .veh td{background:#eef5f4;font-weight:600;border-top:4px solid #fff} .legal{position:absolute;top:252mm;font-size:6.5pt;color:#6a7876;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const models = ['Seat León 1.5 TSI', 'Peugeot Partner', 'Renault Clio', 'Kia Niro HEV']
      let seen: string[] = []
      const rows = p.lines((l, at) => {
        const isNew = !at || seen.includes(l.description)
        if (isNew) seen = []
        seen.push(l.description)
        const vehicle = isNew
          ? `<tr class=veh><td>${plate(random)}</td><td colspan=3>${random.pick(models)} · Contrato ${random.digits(8)}</td></tr>`
          : ''
        const cells = ['', l.description, `>${p.number(l.rate)} %`, `>${p.money(l.amount)}`]
        return vehicle + row(cells)
      })
      const taxes = p.taxes((t) =>
        row([
          t.rate ? `IVA ${p.number(t.rate)} %` : 'Exento de IVA',
          `>${p.money(baseOf(p, t))}`,
          `>${p.money(taxOf(p, t))}`,
        ])
      )
      const pair = (...cells: string[]) => row(cells)
      return `<div class=top><div class=logo>${d.seller.name}</div><div style="font-size:8pt">Atención al cliente ${d.seller.telephone}</div></div>
<div class=top><div></div><div class=win>${d.buyer.name}<br>${d.buyer.street}<br>${placeOf(d.buyer)}<br>NIF ${d.buyer.vatId.slice(2)}</div></div>
<h1>Factura de renting</h1>
<table class=kv>${pair('N.º de factura', d.number, 'Fecha de factura', p.date(d.issueDate))}${pair('N.º de cliente', d.customerNumber, 'Fecha de vencimiento', p.date(d.dueDate))}${pair('Período facturado', `${p.date(d.from)} - ${p.date(d.until)}`, 'Su referencia', d.orderNumber)}</table>
Le adjuntamos el resumen de los servicios de su flota. El detalle por vehículo figura en la página siguiente.
<table class=sum>${heading(['Concepto', '>Base', '>Cuota'])}${taxes.join('')}${row(['<b>Total</b>', `><b>${p.money(d.subtotal)}</b>`, `><b>${p.money(d.tax)}</b>`])}<tr class=big><td>Total factura</td><td></td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=pay><b>Forma de pago:</b> recibo domiciliado. En la fecha de vencimiento adeudaremos ${p.money(d.amountDue)} en su cuenta ES** **** **** ** ******${random.digits(4)} (mandato SEPA ${random.digits(10)}).<br>Puede consultar sus facturas y comunicar el kilometraje en ${d.seller.site}.</div>
<div class=legal>${d.seller.name}. Domicilio social: ${d.seller.street}, ${placeOf(d.seller)}. NIF ${d.seller.vatId.slice(2)}. Inscrita en el Registro Mercantil, tomo ${random.digits(5)}, folio ${random.int(10, 220)}, hoja M-${random.digits(6)}. Operación de arrendamiento sin opción de compra.</div>
<div class=d><p><b>Detalle por vehículo</b> · Factura ${d.number} · ${p.date(d.issueDate)}</p><table>${heading(['Matrícula', 'Concepto', '>IVA', '>Importe sin IVA'])}${rows.join('')}<tr class=veh><td></td><td colspan=2>Total base e importes exentos</td><td class=r>${p.money(d.subtotal)}</td></tr></table></div>`
    },
  },
  {
    name: 'es-recambios-quincena',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [8, 48],
      most: 8,
      lineDiscount: 0.85,
      allowance: 0.5,
      days: [30, 60],
      pools: poolsWith('ES', {
        ...spanish,
        trade: ['Recambios', 'Auto Recambios', 'Talleres', 'Automoción', 'Neumáticos'],
      }),
      items: [
        ['FILTRO ACEITE PSA 1.6 HDI', '', 7, 14],
        ['FILTRO HABITACULO CARBON', '', 13, 26],
        ['FILTRO GASOIL C/SENSOR', '', 32, 58],
        ['JGO PASTILLAS FRENO DEL.', '', 38, 74],
        ['DISCO FRENO DEL. VENT. 283MM', '', 44, 82],
        ['LATIGUILLO FRENO TRAS.', '', 12, 22],
        ['KIT DISTRIBUCION C/BOMBA AGUA', '', 148, 265],
        ['CORREA POLY-V 6PK1750', '', 16, 31],
        ['AMORTIGUADOR TRAS. GAS', '', 52, 96],
        ['ROTULA SUSPENSION INF.', '', 19, 37],
        ['BIELETA ESTABILIZADORA', '', 12, 24],
        ['BATERIA 70AH 720A +D', '', 98, 149],
        ['ESCOBILLA FLAT 600MM', '', 9, 18],
        ['LAMPARA H7 12V 55W', '', 4, 9],
        ['ACEITE 5W30 C3 LATA 5L', '', 38, 59],
        ['ANTICONGELANTE 50% 5L', '', 11, 19],
        ['ADBLUE GARRAFA 10L', '', 9, 15],
        ['BUJIA IRIDIO', '', 10, 19],
        ['SENSOR ABS TRAS. IZQ.', '', 34, 61],
        ['LIMPIAFRENOS SPRAY 600ML', '', 3, 6],
      ],
      numbers: (random) => `${random.pick(['1', '2'])}/${random.digits(6)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: '@page{margin:10mm 12mm 10mm 8mm} body{font:8pt "Liberation Sans";margin:0} .pg{height:274mm;position:relative;padding-left:6mm} .pg+.pg{break-before:page} .top{display:flex;justify-content:space-between} .own{line-height:1.4} .own b{font-size:12pt} .to{border:.8pt solid #000;width:88mm;padding:3mm;font-size:9pt;line-height:1.4;min-height:22mm} .m{margin:3mm 0 2mm;border:.8pt solid #000} .m th{font-size:7pt;background:#ddd;padding:2px 4px;border-right:.5pt solid #000} .m td{text-align:center;padding:3px 4px;border-right:.5pt solid #000} .l th{font-size:7pt;background:#ddd;border:.8pt solid #000;padding:2px 4px} .l td{padding:1.6px 4px} .c td{padding-top:6px;font-weight:bold} .end{position:absolute;bottom:7mm;left:6mm;right:0} .end th{font-size:7pt;background:#ddd;border:.8pt solid #000;padding:2px} .end td{border:.8pt solid #000;text-align:center!important;padding:5px 2px} .end .big{font-size:11pt;font-weight:bold} .pay{display:flex;justify-content:space-between;margin-top:2mm;line-height:1.5} .side{position:absolute;left:1mm;top:225mm;transform:rotate(-90deg);transform-origin:0 0;font-size:5.5pt;white-space:nowrap}',
    draw: (p) => {
      const { doc: d, random } = p
      const count = d.lines.length
      const days = daysOf(p, d.from, d.issueDate)
      const seller = random.pick(['OFICINA', 'J.M. PARDO', 'RUTA 3'])
      let [note, day] = ['', '']
      const rows = p.lines((l, at) => {
        if (!at || random.chance(0.4)) [note, day] = [random.digits(6), days[at]]
        return row([
          note,
          day,
          `${random.pick(['FX', 'BR', 'KD', 'SP'])} ${random.digits(5)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 2) : ''}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const perPage = count > 40 ? Math.min(46, count - 2) : count
      const pages = [rows.slice(0, perPage), rows.slice(perPage)].filter(({ length }) => length)
      const carried = (label: string, sum: number) =>
        `<tr class=c><td colspan=7 class=r>${label}</td><td class=r>${p.plain(sum)}</td></tr>`
      const sums = d.lines.slice(0, perPage)
      const share = d.allowance ? Math.round((d.allowance * 100) / d.lineTotal) : 0
      const [vat] = d.taxes
      const end = `<div class=end><table>${heading(['Total bruto', '% Dto. P.P.', 'Importe dto.', 'Base imponible', '% IVA', 'Cuota IVA', '% R.E.', 'Cuota R.E.', 'TOTAL FACTURA'])}${row([p.plain(d.lineTotal), share ? p.number(share, 2) : '', share ? p.plain(d.allowance) : '', p.plain(d.subtotal), p.number(vat.rate, 2), p.plain(d.tax), '', '', `<span class=big>${p.plain(d.total)} €</span>`])}</table><div class=pay><div><b>Forma de pago:</b> GIRO BANCARIO<br><b>Vencimientos:</b> ${p.date(d.dueDate)} &nbsp; ${p.plain(d.amountDue)}<br>No se admiten devoluciones pasados 15 días. Cascos pendientes de abono según estado.</div><div><b>Nuestra cuenta:</b> Caja Rural del Interior<br>${d.seller.iban}</div></div></div>`
      const drawn = pages.map((list, at) => {
        const isLast = at === pages.length - 1
        return `<div class=pg><div class=side>${d.seller.name} - Reg. Merc. Tomo 1.${random.digits(3)}, Libro 0, Folio ${random.int(20, 190)}, Hoja ${random.digits(5)}, Inscripción 1.ª - C.I.F. ${d.seller.vatId.slice(2)}</div>
<div class=top><div class=own><b>${d.seller.name}</b><br>${d.seller.street}<br>${placeOf(d.seller)}<br>Tfno. ${d.seller.telephone}<br>${d.seller.mail}<br>C.I.F. ${d.seller.vatId.slice(2)}</div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${placeOf(d.buyer)}</div></div>
<table class=m>${heading(['FACTURA', 'FECHA', 'CLIENTE', 'N.I.F.', 'VENDEDOR', 'PÁGINA'])}${row([`<b>${d.number}</b>`, p.date(d.issueDate), d.customerNumber, d.buyer.vatId.slice(2), seller, `${at + 1} de ${pages.length}`])}</table>
<table class=l>${heading(['Albarán', 'Fecha', 'Referencia', 'Descripción', 'Cant.', 'Precio', '% Dto.', 'Importe'])}${at ? carried('Suma anterior', sumIn(sums)) : ''}${list.join('')}${isLast ? '' : carried('Suma y sigue', sumIn(sums))}</table>${isLast ? end : ''}</div>`
      })
      return drawn.join('')
    },
  },
  {
    name: 'es-reformas-anticipo',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21, 10],
      lines: [2, 7],
      isOnce: true,
      most: 24,
      isPart: true,
      isBuyerPerson: true,
      isSellerPerson: true,
      prepaid: 0.75,
      days: [0, 7, 15],
      pools: poolsWith('ES', spanish),
      items: [
        ['Demolición de alicatado y retirada de escombros', 'm2', 14, 22, 1],
        ['Alicatado con gres porcelánico 30x60', 'm2', 32, 46, 1],
        ['Fontanería baño completo en multicapa', 'h', 28, 36, 1],
        ['Instalación eléctrica según REBT', 'h', 28, 36, 1],
        ['Pintura plástica lisa en paredes y techos', 'm2', 6, 9, 1],
        ['Falso techo de pladur', 'm2', 26, 36, 1],
        ['Suministro de gres porcelánico 30x60', 'm2', 18, 32],
        ['Suministro de tarima laminada AC5', 'm2', 19, 29],
        ['Suministro de rodapié lacado blanco', 'ml', 4, 7],
      ],
      numbers: (random, year) => `F${year.slice(2)}${random.digits(4)}`,
    },
    style: { ...comma, money: (plain) => `${plain}€`, date: slashed },
    css: 'body{font:9.5pt "Lato";margin:0;color:#222} .top{display:flex;justify-content:space-between} .logo{width:20mm;height:20mm;border-radius:4mm;background:#e8743b;color:#fff;font-size:28pt;text-align:center;line-height:20mm} h1{font-size:22pt;font-weight:300;margin:0 0 4mm} .k{display:grid;grid-template-columns:34mm auto;row-gap:1mm;font-size:9pt} .k span{color:#888} .who{display:flex;gap:20mm;margin:10mm 0;line-height:1.5} .who>div{flex:1} .who i{font-style:normal;color:#e8743b;font-size:8pt;letter-spacing:.5pt;display:block} .l th{text-align:left;font-size:7.5pt;color:#888;font-weight:400;border-bottom:1pt solid #e8743b;padding:5px 0} .l td{padding:7px 0;border-bottom:.5pt solid #e4e4e4;vertical-align:top} .t{width:80mm;margin:5mm 0 0 auto} .t td{padding:4px 0} .t .b td{font-weight:bold;font-size:12pt;border-top:1pt solid #222} .p{margin-top:12mm;line-height:1.5;font-size:9pt} .f{position:fixed;bottom:0;font-size:7pt;color:#888}',
    draw: (p) => {
      const { doc: d } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.money(l.price)}`,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) => {
        const base = d.taxes.length > 1 ? ` (s/ ${p.money(t.base)})` : ''
        return row([`IVA ${p.number(t.rate)}%${base}`, `>${p.money(taxOf(p, t))}`])
      })
      const paid = d.prepaid
        ? `${row([`Anticipo cobrado ${p.date(d.orderDate)}`, `>-${p.money(d.prepaid)}`])}<tr class=b><td>Pendiente de pago</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      return `<div class=top><div><h1>Factura</h1><div class=k><span>Número</span><b>${d.number}</b><span>Fecha</span>${p.date(d.issueDate)}<span>Vencimiento</span>${p.date(d.dueDate)}<span>Presupuesto</span>P${d.orderNumber}</div></div><div class=logo>${d.seller.name.slice(0, 1)}</div></div>
<div class=who><div><i>EMISOR</i><b>${d.seller.name}</b><br>NIF ${d.seller.vatId.slice(2)}<br>${d.seller.street}<br>${placeOf(d.seller)}<br>${d.seller.telephone}<br>${d.seller.mail}</div><div><i>CLIENTE</i><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${placeOf(d.buyer)}</div></div>
<table class=l>${heading(['CONCEPTO', '>PRECIO', '>CANT.', '', '>IVA', '>SUBTOTAL'])}${rows.join('')}</table>
<table class=t>${row(['Base imponible', `>${p.money(d.subtotal)}`])}${taxes.join('')}<tr class=b><td>Total</td><td class=r>${p.money(d.total)}</td></tr>${paid}</table>
<div class=p><b>Forma de pago</b><br>Transferencia bancaria a la cuenta ${grouped(d.seller.iban)}<br><br>Obra de reforma en vivienda particular: tipo reducido según art. 91.Uno.2.10.º de la Ley del IVA. Garantía de 2 años en los trabajos realizados.</div>
<div class=f>En cumplimiento del RGPD, sus datos se tratan únicamente para la gestión administrativa de este servicio.</div>`
    },
  },
  {
    name: 'pt-eletricidade-ciclo',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23, 6],
      lines: [10, 30],
      isInOrder: true,
      isOnce: true,
      most: 0,
      days: [15, 20, 26],
      pools: poolsWith('PT', {
        ...portuguese,
        trade: ['Energia', 'Comercial de Energia', 'Luz', 'Panificação', 'Hotelaria'],
        forms: ['S.A.', 'Unipessoal, Lda.', 'Lda.'],
      }),
      items: [
        ['Energia ativa – ponta', '', 48, 190],
        ['Energia ativa – cheias', '', 95, 340],
        ['Energia ativa – vazio', '', 40, 160],
        ['Redes – energia ativa ponta', '', 18, 75],
        ['Redes – energia ativa cheias', '', 21, 88],
        ['Redes – energia ativa vazio', '', 5, 22],
        ['Potência contratada 20,7 kVA', '', 24, 39],
        ['Energia reativa fornecida no vazio', '', 1, 6],
        ['Imposto especial de consumo (IEC)', '', 1, 3],
        ['Taxa de exploração DGEG', '', 0.3, 0.4],
        ['Serviço de manutenção elétrica', '', 7, 13],
        ['Redes – potência contratada 20,7 kVA', '', 9, 16, 1],
        ['Contribuição audiovisual (CAV)', '', 2.8, 2.9, 1],
      ],
      numbers: (random, year) => `FAC ${year}${random.digits(2)}/${random.digits(8)}`,
    },
    style: { ...euroAfter, thousands: ' ', date: slashed },
    css: 'body{font:9pt "Inter";margin:0;color:#222} .top{display:flex;justify-content:space-between} .logo{font-size:15pt;font-weight:bold;color:#4a2a86} .cols{display:flex;gap:8mm;margin-top:8mm} .cols>div{flex:1} .id{font-size:8pt;line-height:1.6;color:#444} .win{line-height:1.5;padding:6mm 0 0 6mm} .pay{background:#4a2a86;color:#fff;border-radius:4mm;padding:5mm 6mm;display:flex;justify-content:space-between;margin:9mm 0 6mm} .pay b{display:block;font-size:17pt} .card{border:.8pt solid #d7d0e6;border-radius:4mm;padding:4mm 5mm} .card h4{margin:0 0 2mm;color:#4a2a86} .card td{padding:3px 0;border-bottom:.5pt solid #eee;font-size:8.5pt} .bars{display:flex;align-items:flex-end;gap:2mm;height:24mm;font-size:6.5pt;text-align:center} .bars i{display:block;background:#b9a6dd;width:7mm} .mb td{padding:2px 0} .fine{position:absolute;top:250mm;font-size:6.5pt;color:#666;line-height:1.4} .d{break-before:page} .d h3{color:#4a2a86;border-bottom:1.2pt solid #4a2a86;padding-bottom:1mm;margin:6mm 0 2mm} .d th{font-size:7.5pt;text-align:left;color:#666;font-weight:500;padding:3px 0} .d td{padding:3.5px 0;border-bottom:.5pt solid #eee} .d .b td{font-weight:bold;border-top:.8pt solid #222}',
    draw: (p) => {
      const { doc: d, random } = p
      const read = random.int(4100, 38000)
      const used = [0, 1, 2].map(() => random.int(120, 980))
      const period = `${p.date(d.from)} a ${p.date(d.until)}`
      const meter = ['Ponta', 'Cheias', 'Vazio'].map((name, at) => {
        const first = read + at * 2741
        return row([name, `>${first}`, `>${first + used[at]}`, 'Real', `>${used[at]} kWh`])
      })
      const bars = Array.from({ length: 7 }, (_, at) => {
        const month = ((Number(d.issueDate.slice(5, 7)) + at + 4) % 12) + 1
        return `<div><i style="height:${random.int(7, 18)}mm"></i>${String(month).padStart(2, '0')}</div>`
      })
      const rows = p.lines((l) =>
        row([l.description, period, `>${p.number(l.rate)}%`, `>${p.money(l.amount)}`])
      )
      const taxes = p.taxes((t) =>
        row([
          `IVA à taxa de ${p.number(t.rate)}%`,
          `>${p.money(baseOf(p, t))}`,
          `>${p.money(taxOf(p, t))}`,
        ])
      )
      const reference = `${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`
      return `<div class=top><div class=logo>${d.seller.name}</div><div class=id style="text-align:right">Fatura n.º ${d.number}<br>ATCUD: ${random.pick(['JFK7', 'AAJ3', 'H8TW'])}${random.digits(4)}-${random.digits(6)}<br>Página 1 de 2 · Original</div></div>
<div class=cols><div class=id>Data de emissão: ${p.date(d.issueDate)}<br>Período de faturação: ${period}<br>N.º de cliente: ${d.customerNumber}<br>N.º de contrato: ${random.digits(9)}<br>NIF: ${d.buyer.vatId.slice(2)}<br>CPE: PT 0002 ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} KW<br>Tarifário: Tri-horária, ciclo semanal, BTN</div><div class=win>${d.buyer.name}<br>${d.buyer.street}<br>${placeOf(d.buyer)}</div></div>
<div class=pay><div>Valor a pagar<b>${p.money(d.amountDue)}</b></div><div>Pagar até<b>${p.date(d.dueDate)}</b></div></div>
<div class=cols style="margin-top:0"><div class=card><h4>Resumo da fatura</h4><table>${row(['Valor sem IVA', `>${p.money(d.subtotal)}`])}${row(['Total de IVA', `>${p.money(d.tax)}`])}${row(['<b>Total da fatura</b>', `><b>${p.money(d.total)}</b>`])}</table></div><div class=card><h4>O seu consumo (kWh)</h4><div class=bars>${bars.join('')}</div></div></div>
<div class=cols><div class=card><h4>Pagamento por Multibanco</h4><table class=mb>${row(['Entidade', `>${random.digits(5)}`])}${row(['Referência', `>${reference}`])}${row(['Montante', `>${p.money(d.amountDue)}`])}</table></div><div class=card><h4>Apoio ao cliente</h4>${d.seller.telephone}<br>${d.seller.mail}<br><br>Avarias (24h): 800 ${random.digits(3)} ${random.digits(3)}</div></div>
<div class=fine>${d.seller.name} · Sede: ${d.seller.street}, ${placeOf(d.seller)} · Capital social 250.000 euros · Matrícula na C.R.C. e NIPC ${d.seller.vatId.slice(2)}. O atraso no pagamento está sujeito a juros de mora à taxa legal. Processado por programa certificado n.º 0472/AT.</div>
<div class=d><div class=top><b>Detalhe da fatura</b><span class=id>Fatura n.º ${d.number} · Página 2 de 2</span></div><h3>Leituras do contador n.º ${random.digits(8)}</h3><table>${heading(['Período horário', '>Anterior', '>Atual', 'Tipo', '>Consumo'])}${meter.join('')}</table>
<h3>Eletricidade, taxas e impostos</h3><table>${heading(['Descrição', 'Período', '>IVA', '>Valor sem IVA'])}${rows.join('')}<tr class=b><td colspan=3>Total sem IVA</td><td class=r>${p.money(d.subtotal)}</td></tr></table>
<h3>IVA</h3><table>${heading(['Taxa', '>Base de incidência', '>Valor do IVA'])}${taxes.join('')}</table></div>`
    },
  },
  {
    name: 'pt-hotel-estadia',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23, 13, 6, 0],
      lines: [4, 14],
      isGross: true,
      most: 3,
      prepaid: 0.5,
      pools: poolsWith('PT', {
        ...portuguese,
        trade: ['Hotéis', 'Turismo', 'Empreendimentos Turísticos', 'Residencial', 'Engenharia'],
      }),
      items: [
        ['Alojamento – quarto duplo', '', 68, 145, 2],
        ['Alojamento – quarto duplo', '', 68, 145, 2],
        ['Alojamento – quarto individual', '', 55, 98, 2],
        ['Pequeno-almoço', '', 8, 14, 1],
        ['Restaurante – jantar', '', 17, 34, 1],
        ['Bar – cafetaria', '', 2, 6, 1],
        ['Bar – bebidas alcoólicas', '', 4, 12],
        ['Garagem', '', 8, 15],
        ['Lavandaria', '', 9, 22],
        ['Taxa municipal turística', '', 2, 2, 3],
      ],
      numbers: (random, year) => `FT H${year.slice(2)}/${random.int(180, 9400)}`,
    },
    style: { ...comma, thousands: ' ', date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:9pt "Caladea";margin:0} .h{text-align:center;border-bottom:2.5pt double #7a5c2e;padding-bottom:3mm;color:#4d3a1d} .h b{font-size:19pt;letter-spacing:1pt} .c{display:flex;justify-content:space-between;margin:6mm 0} .g{width:78mm} .g td{padding:1.5px 0} .g td:first-child{color:#7a5c2e;width:34mm} .to{width:80mm;line-height:1.45} h1{font-size:13pt;margin:4mm 0 1mm} .l th{border-bottom:1pt solid #7a5c2e;text-align:left;font-size:8pt;padding:3px 4px} .l td{padding:2.5px 4px} .e{display:flex;justify-content:space-between;margin-top:6mm;align-items:flex-start;border-top:1pt solid #7a5c2e;padding-top:3mm} .v{width:96mm;font-size:8pt} .v td,.v th{text-align:left;padding:2px 3px} .v .s td{border-top:.5pt solid #7a5c2e} .t{width:68mm} .t td{padding:2.5px 3px} .t .b td{font-size:12pt;font-weight:bold} .f{position:fixed;bottom:0;left:0;right:0;display:flex;gap:5mm;align-items:flex-end;font-size:7pt;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.deliveryDate, d.issueDate)
      const sign = random.pick(['Hotel Foz da Várzea', 'Solar do Freixial', 'Hotel Alto da Eira'])
      const rows = p.lines((l, at) =>
        row([
          days[at],
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          t.rate ? `${p.number(t.rate)}%` : '0% (M99)',
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(baseOf(p, t) + taxOf(p, t))}`,
        ])
      )
      const isFree = d.taxes.some(({ rate }) => !rate)
      const paid = d.prepaid
        ? `${row([`Adiantamento ${p.date(d.orderDate)}`, `>-${p.plain(d.prepaid)}`])}${row(['Saldo a pagar EUR', `><b>${p.plain(d.amountDue)}</b>`])}`
        : row(['Pagamento', `>${random.pick(['Multibanco', 'Visa', 'Numerário'])}`])
      return `<div class=h><b>${sign}</b><br>${d.seller.street} &nbsp;·&nbsp; ${placeOf(d.seller)} &nbsp;·&nbsp; Tel. ${d.seller.telephone} &nbsp;·&nbsp; ${d.seller.mail}</div>
<div class=c><table class=g>${row(['Quarto', random.int(101, 418)])}${row(['Hóspede', random.pick(['Sr. A. Fonseca', 'Sra. M. Lemos', 'Sr. J. Köhler'])])}${row(['Chegada', p.date(d.deliveryDate)])}${row(['Partida', p.date(d.issueDate)])}${row(['Reserva', random.digits(8)])}${row(['Pax', `${random.int(1, 2)} / 0`])}</table><div class=to>Exmo.(s) Sr.(s)<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${placeOf(d.buyer)}<br>Contribuinte: ${d.buyer.vatId.slice(2)}</div></div>
<h1>Fatura ${d.number}</h1>Data: ${p.date(d.issueDate)} &nbsp; Original &nbsp; Operador: REC${random.int(1, 9)}
<table class=l style="margin-top:4mm">${heading(['Data', 'Descrição', '>Qtd.', '>Preço un.', '>IVA', '>Valor'])}${rows.join('')}</table>
<div class=e><table class=v>${heading(['Taxa IVA', '>Incidência', '>Valor IVA', '>Total'])}${taxes.join('')}<tr class=s><td>Totais</td><td class=r>${p.plain(d.subtotal)}</td><td class=r>${p.plain(d.tax)}</td><td class=r>${p.plain(d.total)}</td></tr></table><table class=t><tr class=b><td>Total EUR</td><td class=r>${p.plain(d.total)}</td></tr>${paid}</table></div>
<p style="font-size:8pt">Preços com IVA incluído.${isFree ? ' M99 – Não sujeito ou não tributado.' : ''}</p>
<div class=f>${squareCode(random)}<div>ATCUD: ${random.pick(['JFMN', 'HTRX'])}${random.digits(4)}-${random.digits(4)}<br>${random.pick(['kR7x', 'bT3q', 'Zw9m'])}-Processado por programa certificado n.º 1187/AT<br>Propriedade e exploração: <b>${d.seller.name}</b> – NIPC ${d.seller.vatId.slice(2)} – Capital social 75 000,00 € – C.R.C. ${townOf(d.seller)}<br>RNET ${random.digits(4)} – Existe livro de reclamações</div></div>`
    },
  },
]
