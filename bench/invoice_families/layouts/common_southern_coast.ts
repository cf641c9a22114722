import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import { daysBetween } from '../days.ts'
import type { Family } from '../family.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, euroAfter, grouped, heading, monthsIn, row, slashed } from '../print.ts'

const italian = {
  ...pools.IT,
  first: ['Simona', 'Alessio', 'Federica', 'Ivano', 'Loredana', 'Tommaso'],
  last: 'Bertolini Cavallaro Ferrarese Guidi Mancuso Orsini Pavan Sartori Zanella'.split(' '),
  streets: ['Via dell’Artigianato 40', 'Via Emilia Ovest, 212', 'Via Monte Grappa 7', 'Strada 3/B'],
  towns: [
    ['Rovigo', '45100'],
    ['Forlì', '47122'],
    ['Lecce', '73100'],
    ['Cuneo', '12100'],
    ['Pescara', '65127'],
  ],
}
const spanish = {
  ...pools.ES,
  first: ['Marina', 'Gonzalo', 'Begoña', 'Ignacio', 'Pilar', 'Sergio'],
  last: 'Abellán Carmona Echeverría Garrido Montoro Olmedo Peñalver Requena Velasco'.split(' '),
  streets: [
    'Pol. Ind. La Serna, nave 14',
    'C/ San Roque, 8 bajo',
    'Ctra. de Burgos, km 3',
    'Ronda Norte, 61',
  ],
  towns: [
    ['Palencia', '34003'],
    ['Alcoy', '03802'],
    ['Lorca', '30800'],
    ['Soria', '42004'],
    ['Huelva', '21002'],
  ],
}
const portuguese = {
  ...pools.PT,
  first: ['Marta', 'Gonçalo', 'Teresa', 'Filipe', 'Joana', 'Vasco'],
  last: 'Amaral Bettencourt Cordeiro Fontes Guerreiro Lacerda Peixoto Salgueiro Valente'.split(' '),
  streets: [
    'Zona Industrial, Lote 22',
    'Rua Dr. António Granjo, 77',
    'Av. 25 de Abril, 140 R/C',
    'Estrada Nacional 109, 1850',
  ],
  towns: [
    ['Aveiro', '3800-120'],
    ['Leiria', '2400-137'],
    ['Faro', '8000-269'],
    ['Viseu', '3500-078'],
    ['Setúbal', '2900-461'],
  ],
}

type Place = 'IT' | 'ES' | 'PT'

/** Parties of trades that suit the sender; the buyers have them too. */
function partiesOf(place: Place, trades: string, forms?: string[]): Pools {
  const base = { IT: italian, ES: spanish, PT: portuguese }[place]
  const own = { ...base, trade: trades.split(', '), forms: forms ?? base.forms }
  return { ...pools, [place]: own }
}

/** The parts of a list, each with so many rows at most. */
function parted<T>(rows: T[], count: number): T[][] {
  const pages = Math.ceil(rows.length / count)
  return Array.from({ length: pages }, (_, at) => rows.slice(at * count, (at + 1) * count))
}

function shownMonth(country: Place, day: string): string {
  return `${monthsIn(country)[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
}

const wasteCodes: Record<string, string> = {
  'Imballaggi in carta e cartone': '15 01 01',
  'Imballaggi in plastica': '15 01 02',
  'Imballaggi in materiali misti': '15 01 06',
  'Imballaggi in legno – pallet rotti': '15 01 03',
  'Rifiuti misti da costruzione e demolizione': '17 09 04',
  'Materiali isolanti': '17 06 04',
  'Fanghi da fosse settiche': '20 03 04',
  'Rifiuti ingombranti': '20 03 07',
  'Assorbenti e stracci contaminati': '15 02 02*',
  'Olio esausto per motori': '13 02 05*',
  'Toner per stampa esauriti': '08 03 18',
}
const wasteItems: Family['plan']['items'] = Object.keys(wasteCodes).map((name, at) => [
  name,
  at === 6 ? 'MC' : at === 10 ? 'NR' : 'Q.li',
  at < 4 ? 6 : 14,
  at < 4 ? 19 : 48,
  at < 4 || at === 7 ? 1 : 0,
])

const frozenItems: Family['plan']['items'] = [
  ['GAMBA PELADA 40/60', 'KG', 9, 13],
  ['ANILLA DE CALAMAR ROMANA', 'KG', 5, 8],
  ['SEPIA LIMPIA INDIA 2/4', 'KG', 7, 10],
  ['MERLUZA LOMO S/P 200/300', 'KG', 8, 12],
  ['BACALAO DESALADO PUNTO SAL', 'KG', 10, 15],
  ['LANGOSTINO COCIDO 30/40', 'KG', 9, 13],
  ['PULPO COCIDO PATA', 'KG', 24, 32],
  ['MEJILLÓN MEDIA CONCHA', 'KG', 4, 6],
  ['CHIPIRÓN PATAGÓNICO', 'KG', 5, 9],
  ['RABAS EMPANADAS BOLSA', 'KG', 6, 9],
  ['CROQUETA JAMÓN IBÉRICO', 'KG', 5, 8],
  ['PATATA PREFRITA 9×9', 'KG', 1, 3],
  ['TARTA DE QUESO PRECORTADA', 'KG', 8, 12],
  ['HELADO VAINILLA GRANEL', 'LT', 2, 4],
  ['SALMÓN NORUEGO SUPREMA', 'KG', 12, 17],
  ['EMPANADILLA DE ATÚN', 'KG', 4, 6],
  ['CHURRO LAZO BOLSA', 'KG', 3, 5],
  ['ALITAS DE POLLO ADOBADAS', 'KG', 4, 7],
  ['PREPARADO DE PAELLA', 'KG', 5, 8],
  ['GUISANTE FINO', 'KG', 1, 3, 1],
  ['JUDÍA VERDE PLANA', 'KG', 2, 3, 1],
  ['ESPINACA EN PORCIONES', 'KG', 1, 3, 1],
  ['PIMIENTO TRICOLOR TIRAS', 'KG', 2, 4, 1],
  ['BARRA RÚSTICA PRECOCIDA', 'KG', 2, 3, 1],
  ['MENESTRA DE VERDURAS', 'KG', 2, 4, 1],
  ['SURIMI PALITO MAR', 'KG', 3, 5],
  ['RAPE COLA PELADA', 'KG', 12, 18],
  ['ALMEJA BLANCA COCIDA', 'KG', 5, 8],
  ['GAMBÓN AUSTRAL Nº 1', 'KG', 9, 13],
  ['CAZÓN EN ADOBO', 'KG', 7, 10],
  ['EMPERADOR RODAJA', 'KG', 11, 15],
  ['FINGERS DE POLLO CRUJIENTES', 'KG', 6, 9],
  ['LASAÑA BOLOÑESA BANDEJA', 'KG', 5, 7],
  ['CANELÓN DE CARNE ARTESANO', 'KG', 6, 9],
  ['ALCACHOFA TROCEADA', 'KG', 4, 6, 1],
  ['COLIFLOR EN FLORETES', 'KG', 2, 3, 1],
  ['CHAMPIÑÓN LAMINADO', 'KG', 2, 4, 1],
  ['CARBÓN VEGETAL DE ENCINA', 'KG', 1, 2, 2],
  ['HIELO SECO TACOS', 'KG', 3, 6, 2],
]

/** Invoices of Italian, Spanish and Portuguese firms of everyday trades. */
export const commonSouthernCoast: Family[] = [
  {
    name: 'it-raccolta-formulari',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22, 10],
      lines: [7, 24],
      most: 14,
      isPart: true,
      charge: 0.6,
      days: [30, 60],
      pools: partiesOf(
        'IT',
        'Ecologia, Ambiente, Recuperi, Spurghi, Metalli, Logistica, Industrie'
      ),
      items: [
        ...wasteItems,
        ['Autospurgo con operatore', 'ORE', 75, 110],
        ['Movimentazione con gru a polipo', 'ORE', 58, 84],
      ],
      numbers: (random, year) => `${random.int(101, 2950)}/${random.pick(['A', 'V1'])}/${year}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.5pt "Nimbus Sans";line-height:1.3} .top{display:flex;gap:5mm;align-items:center;border-bottom:2pt solid #3d7a35;padding-bottom:2mm} .top svg{width:17mm;flex:none} .top b{font-size:15pt;color:#3d7a35} .top div:last-child{margin-left:auto;text-align:right;font-size:7.5pt} .two{display:flex;gap:5mm;margin:4mm 0} .two div{flex:1;border:.6pt solid #666;padding:2mm 3mm;min-height:19mm} .two i,.box i{display:block;font:6.5pt "Nimbus Sans";color:#3d7a35} .box{margin-bottom:3mm} .box td{border:.6pt solid #666;padding:1mm 2mm;vertical-align:top} .list th{background:#3d7a35;color:#fff;font-size:7.5pt;text-align:left;padding:1mm 1.5mm} .list td{padding:.8mm 1.5mm;border-bottom:.3pt solid #bbb} .list td:nth-child(-n+3){white-space:nowrap} .end{break-inside:avoid;margin-top:5mm} .vat{width:95mm;margin-bottom:3mm} .vat th{text-align:left;font-size:7pt;border-bottom:.6pt solid #666} .vat td{padding:.6mm 0} .box b{font-size:11pt} .small{font-size:6.5pt;color:#444}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const span = daysBetween(d.issueDate, d.dueDate)
      const terms = `${random.pick(['RI.BA.', 'BONIFICO'])} ${span} GG D.F.`
      let slip = random.int(121000, 896000)
      const list = p.lines((l, at) => {
        const code = wasteCodes[l.description] ?? ''
        if (code) slip += random.int(1, 40)
        return row([
          days[at],
          code ? `XR ${slip}/${d.issueDate.slice(2, 4)}` : '',
          code,
          l.description,
          l.unit,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${l.rate}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const taxes = p.taxes((t) =>
        row([t.rate, `IVA ${t.rate}%`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])
      )
      const cell = (label: string, text: string) => `<td><i>${label}</i>${text}</td>`
      const sums = [
        cell('Totale servizi', p.plain(d.lineTotal)),
        d.charge ? cell('Spese incasso e bolli', p.plain(d.charge)) : '',
        cell('Totale imponibile', p.plain(d.subtotal)),
        cell('Totale IVA', p.plain(d.tax)),
        cell('Totale documento EUR', `<b>${p.plain(d.total)}</b>`),
      ]
      return `<div class=top><svg viewBox="0 0 40 40"><path d="M20 3 36 33H4Z" fill="none" stroke="#3d7a35" stroke-width=5 /><path d="M20 18v10" stroke="#9c3" stroke-width=4 /></svg><div><b>${d.seller.name}</b><br>Raccolta, trasporto e avvio a recupero di rifiuti speciali</div><div>${d.seller.street} – ${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} – ${d.seller.mail}<br>C.F. e P. IVA ${d.seller.vatId.slice(2)}<br>Albo Gestori Ambientali BO/${random.digits(6)}</div></div>
<div class=two><div><i>UNITÀ LOCALE PRODUTTORE</i>${random.pick(['Stabilimento di ', 'Deposito di ', 'Cantiere '])}${d.buyer.town}</div><div><i>SPETT.LE</i><strong>${d.buyer.name}</strong><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}<br>P.IVA / C.F. ${d.buyer.vatId.slice(2)}</div></div>
<table class=box><tr>${cell('Tipo documento', 'FATTURA')}${cell('Numero', d.number)}${cell('Data', p.date(d.issueDate))}${cell('Cod. cliente', d.customerNumber)}${cell('Codice SDI', random.pick(['M5UXCR1', 'KRRH6B9', 'SUBM70N']))}${cell('Pagamento', terms)}</tr></table>
<table class=list>${heading(['Data', 'Formulario', 'C.E.R.', 'Descrizione', 'U.M.', '>Quantità', '>Prezzo', '>IVA', '>Importo'])}${list.join('')}</table>
<div class=end><table class=vat>${heading(['Cod.', 'Descrizione', '>Imponibile', '>Imposta'])}${taxes.join('')}</table>
<table class=box><tr>${sums.join('')}</tr></table>
<table class=box><tr>${cell('Banca d’appoggio', `IBAN ${d.seller.iban}`)}${cell('Scadenze', `${p.date(d.dueDate)} &nbsp; EUR ${p.plain(d.amountDue)}`)}</tr></table><div class=small>Contributo ambientale CONAI assolto ove dovuto. In caso di ritardato pagamento saranno addebitati gli interessi ex D.Lgs. 231/2002. La quarta copia del formulario è inviata entro i termini dell’art. 193 D.Lgs. 152/2006.</div></div>`
    },
  },
  {
    name: 'it-ced-cedolini',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [2, 7],
      isInOrder: true,
      isOnce: true,
      most: 24,
      allowance: 0.4,
      days: [10, 15, 30],
      pools: partiesOf(
        'IT',
        'Elaborazioni, Servizi Aziendali, Carpenteria, Ristorazione, Tessuti',
        ['S.r.l.', 'S.a.s.', 'S.n.c.', 'S.r.l.s.']
      ),
      items: [
        ['Elaborazione cedolini paga dipendenti', 'n.', 15, 22],
        ['Elaborazione cedolini collaboratori e amministratori', 'n.', 20, 28],
        ['Comunicazioni UniLav di assunzione / cessazione', 'n.', 22, 35],
        ['Denuncia mensile UniEmens e modello F24', 'n.', 18, 30],
        ['Certificazioni Uniche – predisposizione e invio', 'n.', 12, 18],
        ['Autoliquidazione INAIL', 'n.', 45, 80],
        ['Conteggio TFR e ultime competenze', 'n.', 30, 50],
        ['Consulenza telefonica e assistenza pratiche', 'ore', 40, 60],
      ],
      numbers: (random) => `${random.int(4, 690)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${monthsIn('IT')[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10.5pt "EB Garamond";font-variant-numeric:lining-nums;line-height:1.35;margin:0 6mm} .head{text-align:center;letter-spacing:.06em} .head b{font-size:16pt} .head div{font-size:9pt;letter-spacing:0} .to{margin:14mm 0 10mm 95mm} .ref{margin-bottom:6mm} .list th{text-align:left;font-weight:400;font-style:italic;border-bottom:.5pt solid #000;padding-bottom:1mm} .list td{padding:1.2mm 0} .sum{width:76mm;margin:5mm 0 0 auto} .sum td{padding:.6mm 0} .sum .t td{border-top:.5pt solid #000;font-weight:bold;padding-top:1.5mm} .pay{margin-top:12mm} .foot{position:fixed;bottom:0;left:6mm;right:6mm;text-align:center;font-size:8pt;border-top:.5pt solid #000;padding-top:1mm}',
    draw: (p) => {
      const { doc: d } = p
      const rate = p.number(d.taxes[0].rate)
      const list = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const sums = [
        d.allowance ? row(['Competenze', `>${p.money(d.lineTotal)}`]) : '',
        d.allowance ? row(['Sconto convenzione', `>${p.money(-d.allowance)}`]) : '',
        row(['Totale imponibile', `>${p.money(d.subtotal)}`]),
        row([`IVA ${rate}%`, `>${p.money(d.tax)}`]),
        `<tr class=t><td>Totale fattura</td><td class=r>${p.money(d.total)}</td></tr>`,
      ]
      return `<div class=head><b>${d.seller.name}</b><div>Centro elaborazione dati contabili e paghe</div><div>${d.seller.street} – ${d.seller.postCode} ${d.seller.town} – tel. ${d.seller.telephone}</div></div>
<div class=to>Spett.le<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>C.F./P.IVA ${d.buyer.vatId.slice(2)}</div>
<div class=ref>${d.seller.town}, ${p.date(d.issueDate)}<br><br><b>Fattura n. ${d.number}</b><br>Oggetto: servizi di amministrazione del personale – mese di ${shownMonth('IT', d.from)}</div>
<table class=list>${heading(['Prestazioni', '>Quantità', '', '>Importo unitario €', '>Importo €'])}${list.join('')}</table>
<table class=sum>${sums.join('')}</table>
<div class=pay>Vi preghiamo di provvedere al pagamento entro il <b>${p.date(d.dueDate)}</b> mediante bonifico bancario sul conto intestato alla scrivente:<br>IBAN ${grouped(d.seller.iban)}<br><br>Con l’occasione porgiamo distinti saluti.<br><br>Operazione non soggetta a ritenuta d’acconto. Copia analogica della fattura elettronica trasmessa al Sistema di Interscambio, priva di valore fiscale.</div>
<div class=foot>Codice fiscale, Partita IVA e Registro Imprese ${d.seller.vatId.slice(2)} – Cap. soc. € 10.000,00 i.v. – PEC ${d.seller.mail.replace('@', '@pec.')}</div>`
    },
  },
  {
    name: 'it-analisi-referto',
    page: '148mm 210mm',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [0],
      lines: [3, 11],
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      pools: partiesOf('IT', 'Laboratorio Analisi, Diagnostica, Centro Medico, Poliambulatorio', [
        'S.r.l.',
        'Srl',
        'S.a.s.',
      ]),
      items: [
        ['Emocromo completo con formula', '', 5, 9],
        ['Glicemia a digiuno', '', 3, 5],
        ['Colesterolo totale, HDL e LDL', '', 8, 14],
        ['Trigliceridi', '', 3, 6],
        ['TSH reflex', '', 11, 18],
        ['Vitamina D (25-OH)', '', 24, 36],
        ['Ferritina', '', 9, 15],
        ['Transaminasi GOT e GPT', '', 6, 10],
        ['PSA totale', '', 13, 19],
        ['Esame urine completo', '', 4, 8],
        ['Test intolleranza al lattosio (genetico)', '', 48, 70],
        ['Ecografia addome completo', '', 70, 95],
        ['Visita ginecologica con Pap test', '', 90, 130],
        ['Elettrocardiogramma refertato', '', 30, 45],
        ['Prelievo ematico', '', 4, 6],
      ],
      numbers: (random, year) => `${random.pick(['PR', 'S1', 'LAB'])}-${random.digits(6)}-${year}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8pt "Lato";margin:4mm;color:#223} .top{background:#0b6f8a;color:#fff;padding:3mm 4mm;display:flex;justify-content:space-between;align-items:center} .top b{font-size:12.5pt} .top span{font-size:6.5pt;text-align:right} h1{font-size:11pt;color:#0b6f8a;margin:5mm 0 2mm} .pat{border:.5pt solid #0b6f8a;margin-bottom:4mm} .pat td{padding:.9mm 2mm;width:25%} .pat td:nth-child(odd){color:#667;width:18%} .list th{text-align:left;font-weight:400;color:#0b6f8a;border-bottom:1pt solid #0b6f8a} .list td{padding:.7mm 0} .list td:first-child{color:#889;width:20mm} .tot{border-top:1pt solid #0b6f8a;margin-top:3mm} .tot td{padding:1mm 0} .tot .g td{font-size:11pt;font-weight:bold} .note{margin-top:5mm;font-size:6.8pt;line-height:1.4} .foot{position:fixed;bottom:3mm;left:4mm;right:4mm;font-size:6pt;color:#667;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      const letters = (text: string) =>
        text
          .replace(/[^A-Z]/g, '')
          .padEnd(3, 'X')
          .slice(0, 3)
      const names = d.buyer.name
        .toUpperCase()
        .replace(/[AEIOU]/g, '')
        .split(' ')
      const born = `${random.int(45, 99)}${random.pick([...'ABCDEHLM'])}${random.int(10, 68)}`
      const place = `${random.pick([...'ADFHL'])}${random.digits(3)}`
      const fiscal = `${letters(names[1] ?? '')}${letters(names[0])}${born}${place}${random.pick([...'CKRTW'])}`
      const list = p.lines((l) =>
        row([
          `${random.digits(2)}.${random.digits(2)}.${random.digits(1)}`,
          l.description,
          `>${p.plain(l.amount)}`,
        ])
      )
      const facts = [
        ['Intestatario', d.buyer.name, 'Cod. fiscale', fiscal],
        ['Indirizzo', d.buyer.street, 'Località', `${d.buyer.postCode} ${d.buyer.town}`],
        [
          'Accettazione',
          `${random.digits(4)} del ${p.date(d.issueDate)}`,
          'Regime',
          random.pick(['Solvente', 'Privato – tariffario 2']),
        ],
      ]
      return `<div class=top><b>${d.seller.name}</b><span>Direttore sanitario: Dott.ssa ${random.pick(['A. Venturi', 'M. Lorusso', 'P. Gentili'])}<br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} · ${d.seller.site}</span></div>
<h1>FATTURA N. ${d.number} &nbsp;del ${p.date(d.issueDate)}</h1>
<table class=pat>${facts.map((cells) => row(cells)).join('')}</table>
<table class=list>${heading(['Codice', 'Prestazione', '>Importo €'])}${list.join('')}</table>
<table class=tot>${row(['Totale prestazioni (esenti art. 10 c. 1 n. 18 DPR 633/72)', `>${p.plain(d.subtotal)}`])}${row(['I.V.A.', `>${p.plain(d.tax)}`])}<tr class=g><td>TOTALE FATTURA €</td><td class=r>${p.plain(d.total)}</td></tr></table>
<div class=note>Pagamento: ${random.pick(['BANCOMAT', 'CARTA DI CREDITO', 'CONTANTI'])} – saldato in data odierna<br>Imposta di bollo assolta in modo virtuale ove dovuta – Aut. Ag. Entrate n. ${random.digits(5)}/20${random.int(10, 21)}<br>${random.pick(['Il paziente non si oppone alla trasmissione dei dati al Sistema TS ai fini della dichiarazione precompilata.', 'Dati trasmessi al Sistema Tessera Sanitaria (art. 3 D.Lgs. 175/2014).'])}<br>Ritiro referti: da lunedì a venerdì 11.00–13.00 e 16.00–18.30 con il presente documento, oppure online con codice ${random.digits(4)}-${random.digits(4)}.</div>
<div class=foot>P.IVA e C.F. ${d.seller.vatId} – Aut. san. n. ${random.digits(3)} – Operatore: ${random.pick(['ACC02', 'LUISA', 'SPORT1'])}</div>`
    },
  },
  {
    name: 'es-gasoleo-domicilio',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [1, 3],
      isInOrder: true,
      isOnce: true,
      most: 1400,
      allowance: 0.3,
      days: [7, 15, 30],
      pools: partiesOf(
        'ES',
        'Gasóleos, Carburantes, Combustibles, Cooperativa, Agrícola, Transportes'
      ),
      items: [
        ['GASÓLEO A AUTOMOCIÓN', 'L', 1.1, 1.4],
        ['GASÓLEO B BONIFICADO', 'L', 0.8, 1.1],
        ['GASÓLEO C CALEFACCIÓN', 'L', 0.75, 1],
        ['ADBLUE A GRANEL', 'L', 0.5, 0.8],
      ],
      numbers: (random, year) => `G${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9.5pt "Roboto Condensed"} .top{display:flex;justify-content:space-between;align-items:flex-start} .drop{display:flex;gap:3mm;align-items:center} .drop svg{width:14mm} .drop b{font-size:17pt;color:#a3201d;display:block} .stamp{border:1.5pt solid #a3201d;border-radius:3mm;padding:2mm 5mm;text-align:center;font-size:11pt} .stamp b{display:block;color:#a3201d;font-size:9pt;letter-spacing:2px} .cli{margin:9mm 0 7mm;display:grid;grid-template-columns:28mm 1fr 32mm 38mm;row-gap:1mm;border-top:.8pt solid #a3201d;border-bottom:.8pt solid #a3201d;padding:3mm 0} .cli span:nth-child(odd){color:#777} .cli span:nth-child(4n+3){padding-left:4mm} h4{margin:5mm 0 1.5mm;color:#a3201d;font-size:9pt;text-transform:uppercase} .grid td,.grid th{border:.5pt solid #999;padding:1.4mm 2mm;text-align:center;font-weight:400} .grid th{background:#f4e8e3;font-size:8pt} .goods td{font-size:10.5pt;padding:2.2mm} .goods td:first-child{text-align:left} .last{margin-top:9mm} .last td{font-size:11pt;padding:2.5mm} .last td:last-child{font-weight:bold;font-size:13pt} .foot{position:fixed;bottom:0;font-size:7pt;color:#666;line-height:1.35;text-align:justify}',
    draw: (p) => {
      const { doc: d, random } = p
      const counter = random.int(210000, 899000)
      const litres = d.lines.reduce((whole, { quantity }) => whole + (quantity ?? 0), 0)
      const means = random.pick(['RECIBO DOMICILIADO', 'TRANSFERENCIA', 'TARJETA AL CONDUCTOR'])
      const isTransfer = means === 'TRANSFERENCIA'
      const truck = `${random.digits(4)} ${random.pick(['KLM', 'JDX', 'LBC', 'MFT'])}`
      const list = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const rate = p.number(d.taxes[0].rate)
      const labels = [
        ...(d.allowance ? ['Importe bruto', 'Dto. cliente'] : []),
        'Base imponible',
        `Cuota I.V.A. ${rate} %`,
        'TOTAL FACTURA €',
      ]
      const sums = [
        ...(d.allowance ? [p.plain(d.lineTotal), p.plain(-d.allowance)] : []),
        p.plain(d.subtotal),
        p.plain(d.tax),
        p.plain(d.total),
      ]
      const facts = [
        'Cliente',
        `<b>${d.buyer.name}</b>`,
        'N.º de cliente',
        d.customerNumber,
        'Dirección',
        d.buyer.street,
        'N.I.F.',
        d.buyer.vatId.slice(2),
        'Población',
        `${d.buyer.postCode} ${d.buyer.town}`,
        'Forma de pago',
        means,
        'Lugar de descarga',
        random.pick(['El mismo', 'Depósito 2, acceso por patio', 'Finca Los Olivos']),
        isTransfer ? 'Vencimiento' : 'Albarán',
        isTransfer ? p.date(d.dueDate) : random.digits(6),
      ]
      return `<div class=top><div class=drop><svg viewBox="0 0 20 26"><path d="M10 1C14 8 18 12 18 17a8 8 0 0 1-16 0C2 12 6 8 10 1Z" fill="#a3201d"/></svg><div><b>${d.seller.name}</b>${d.seller.street} · ${d.seller.postCode} ${d.seller.town}<br>Pedidos: ${d.seller.telephone} · CIF ${d.seller.vatId.slice(2)} · CAE ES000${random.digits(2)}HH${random.digits(3)}V</div></div><div class=stamp><b>FACTURA</b>${d.number}<br>${p.date(d.issueDate)}</div></div>
<div class=cli>${facts.map((text) => `<span>${text}</span>`).join('')}</div>
<h4>Datos del suministro</h4><table class=grid>${heading(['Fecha', 'Camión', 'Conductor', 'Contador inicial', 'Contador final', 'Temp. °C'])}${row([p.date(d.deliveryDate), truck, random.pick(['Andrés', 'Rubén M.', 'J. Luis']), counter, counter + litres, `${random.int(9, 24)},${random.digits(1)}`])}</table>
<h4>Detalle</h4><table class="grid goods">${heading(['Producto', 'Cantidad', 'Ud.', 'Precio', 'Importe'])}${list.join('')}</table>
<table class="grid last">${heading(labels)}${row(sums)}</table>
${isTransfer ? `<p>Ingreso en cuenta: ${grouped(d.seller.iban)}, indicando el número de factura.</p>` : ''}
<div class=foot>Precios con el Impuesto Especial sobre Hidrocarburos incluido. El gasóleo bonificado lleva trazadores y colorantes: queda prohibido su uso como carburante en vehículos autorizados a circular por vías públicas. Responsable del tratamiento de sus datos: la empresa emisora; puede ejercer sus derechos en ${d.seller.mail}. Inscrita en el Registro Mercantil, tomo ${random.digits(4)}, folio ${random.digits(3)}, hoja ${random.digits(5)}.</div>`
    },
  },
  {
    name: 'es-congelados-ruta',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [10, 4, 21],
      lines: [22, 140],
      isOnce: true,
      most: 18,
      isPart: true,
      lineDiscount: 0.25,
      days: [15, 30],
      pools: partiesOf(
        'ES',
        'Congelados, Frigoríficos, Restauración, Hostelería, Mariscos, Catering, Alimentación',
        ['S.L.', 'S.A.', 'C.B.', 'S.L.U.']
      ),
      items: frozenItems,
      numbers: (random, year) =>
        `${year.slice(2)}-${random.pick(['01', '02'])}-${random.digits(6)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:8.2pt "DejaVu Sans";margin:0} .pg{height:264mm;position:relative} .pg+.pg{break-before:page} .top{display:flex;justify-content:space-between} .own{width:78mm;line-height:1.4} .own b{font-size:13pt;color:#06519c} .cli{width:88mm;border:1pt solid #06519c;border-radius:2.5mm;padding:3mm;box-sizing:border-box;line-height:1.5} .meta{margin:4mm 0 3mm} .meta th,.list th,.vat th{background:#d8e7f5;font-weight:400;font-size:7pt;padding:1mm} .meta td{text-align:center;padding:1mm;border:.5pt solid #06519c} .meta th{border:.5pt solid #06519c} .list th{border-bottom:1pt solid #06519c;text-align:left} .list td{padding:.75mm 1mm;font-size:7.6pt} .list .go td{padding-top:3mm;font-style:italic} .bot{position:absolute;bottom:8mm;left:0;right:0} .vat td,.vat th{border:.5pt solid #06519c;text-align:right;padding:1mm 2mm} .duo{display:flex;gap:5mm;margin-top:3mm} .duo div:first-child{flex:1;line-height:1.5} .big{background:#06519c;color:#fff;padding:3mm 5mm;font-size:12pt;border-radius:2.5mm;align-self:flex-start} .reg{position:absolute;bottom:0;font-size:6pt;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const means = random.pick(['Giro bancario', 'Transferencia', 'Pagaré'])
      const route = `${random.int(1, 14)} – ${random.pick(['COSTA', 'CENTRO', 'SIERRA'])}`
      const register = random.digits(5)
      const notes = `${random.digits(6)} (${p.date(d.deliveryDate)})`
      const list = p.lines((l) =>
        row([
          random.digits(5),
          l.description,
          `L${random.digits(4)}`,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount) : ''}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}`,
        ])
      )
      const sums = d.lines.map(({ amount }) => amount)
      const pages = parted(list, 30)
      const labels = 'Código|Artículo|Lote|>Cantidad|Ud.|>Precio|>Dto.|>Importe|>IVA'.split('|')
      const head = (at: number) =>
        `<div class=top><div class=own><b>${d.seller.name}</b><br>Pescado, marisco y verdura congelada<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Telf. ${d.seller.telephone}<br>N.I.F. ${d.seller.vatId.slice(2)} &nbsp; R.G.S.A. 12.0${register.slice(1)}/MU</div><div class=cli>${d.customerNumber}<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}<br>N.I.F.: ${d.buyer.vatId.slice(2)}</div></div>
<table class=meta>${heading(['FACTURA', 'FECHA', 'ALBARÁN', 'RUTA', 'FORMA DE PAGO', 'PÁGINA'])}${row([d.number, p.date(d.issueDate), notes, route, means, `${at + 1} de ${pages.length}`])}</table>`
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate, 2)} %`,
          p.plain(baseOf(p, t)),
          p.plain(taxOf(p, t)),
          p.plain(t.base + t.amount),
        ])
      )
      const whole =
        d.taxes.length > 1
          ? row(['Totales', p.plain(d.subtotal), p.plain(d.tax), p.plain(d.total)])
          : ''
      const end = `<table class=vat>${heading(['I.V.A.', 'Base imponible', 'Cuota', 'Suma'])}${taxes.join('')}${whole}</table><div class=duo><div>Vencimiento: ${p.date(d.dueDate)} &nbsp; ${means}<br>${means === 'Giro bancario' ? `Domiciliación: ES** **** **** ** ******${random.digits(4)}` : `Cuenta: ${grouped(d.seller.iban)}`}<br>Temperatura de conservación: –18 °C. No volver a congelar.</div><div class=big>TOTAL FACTURA &nbsp; <b>${p.plain(d.total)} €</b></div></div>`
      return pages
        .map((rows, at) => {
          const isLast = at === pages.length - 1
          const sum = sums.slice(0, (at + 1) * 30).reduce((one, other) => one + other, 0)
          const go = isLast
            ? ''
            : `<tr class=go>${'<td></td>'.repeat(4)}<td class=r colspan=3>Suma y sigue</td><td class=r>${p.plain(sum)}</td><td></td></tr>`
          return `<div class=pg>${head(at)}<table class=list>${heading(labels)}${rows.join('')}${go}</table><div class=bot>${isLast ? end : ''}</div><div class=reg>${d.seller.name} – Reg. Merc. de ${d.seller.town}, T. 1.204, F. 88, H. ${register}. No se admiten devoluciones transcurridas 24 horas desde la entrega.</div></div>`
        })
        .join('')
    },
  },
  {
    name: 'es-rotulos-anticipo',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [2, 7],
      isOnce: true,
      most: 6,
      allowance: 0.3,
      prepaid: 0.65,
      days: [10, 15, 30],
      pools: partiesOf('ES', 'Rótulos, Imagen, Publicidad, Óptica, Panadería, Clínica, Moda'),
      items: [
        ['Rótulo luminoso de fachada en dibond, 3.200 × 700 mm', 'ud', 690, 1280],
        ['Letras corpóreas de PVC 19 mm lacadas', 'ud', 28, 52],
        ['Vinilo de corte en escaparate', 'm²', 34, 58],
        ['Vinilo impreso laminado para vehículo', 'm²', 48, 75],
        ['Banderola doble cara con LED', 'ud', 320, 470],
        ['Lona frontlit con ollados', 'm²', 16, 26],
        ['Diseño y adaptación de logotipo', 'h', 32, 45],
        ['Montaje con camión cesta', 'h', 58, 85],
        ['Placa de metacrilato con separadores', 'ud', 42, 78],
        ['Roll-up 85 × 200 cm con bolsa', 'ud', 55, 79],
        ['Retirada de rótulo existente', 'ud', 90, 160],
      ],
      numbers: (random, year) => `FAC-${year}-${random.digits(4)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:9pt "Roboto";color:#222;display:grid;grid-template-columns:1fr 50mm;column-gap:8mm;min-height:262mm} main h1{font-size:24pt;font-weight:300;margin:0 0 1mm} main .n{color:#777;margin-bottom:10mm} .list th{text-align:left;font-size:7.5pt;color:#777;font-weight:500;border-bottom:1pt solid #222;padding-bottom:1.5mm} .list td{padding:2.2mm 0;border-bottom:.4pt solid #ddd;vertical-align:top} .list td:first-child{width:44%} .sum{width:72mm;margin:6mm 0 0 auto} .sum td{padding:1mm 0} .sum .t td{font-weight:600;border-top:1pt solid #222;padding-top:2mm} .thanks{margin-top:14mm;color:#555;font-size:8pt;line-height:1.45} aside{background:#fbf1dc;padding:6mm 5mm;font-size:8pt;line-height:1.5;overflow-wrap:break-word} aside h2{font-size:7pt;letter-spacing:1px;color:#b3741a;margin:6mm 0 1mm;text-transform:uppercase} aside h2:first-of-type{margin-top:0} aside .due{font-size:14pt;font-weight:600}',
    draw: (p) => {
      const { doc: d, random } = p
      const rate = p.number(d.taxes[0].rate)
      const list = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const sums = [
        d.allowance ? row(['Suma', `>${p.money(d.lineTotal)}`]) : '',
        d.allowance ? row(['Descuento comercial', `>${p.money(-d.allowance)}`]) : '',
        row(['Base imponible', `>${p.money(d.subtotal)}`]),
        row([`IVA (${rate} %)`, `>${p.money(d.tax)}`]),
        `<tr class=t><td>Total</td><td class=r>${p.money(d.total)}</td></tr>`,
        d.prepaid ? row(['Anticipo recibido', `>${p.money(-d.prepaid)}`]) : '',
      ]
      const job = random.pick(['local calle Comercio', 'furgoneta', 'nueva apertura', 'escaparate'])
      return `<main><h1>Factura</h1><div class=n>${d.number} · ${p.date(d.issueDate)}</div>
<p>Trabajo: ${job} · Presupuesto ${d.orderNumber} aceptado el ${p.date(d.orderDate)}</p>
<table class=list>${heading(['Concepto', '>Cantidad', '>Precio', '>Importe'])}${list.join('')}</table>
<table class=sum>${sums.join('')}</table>
<div class=thanks>Garantía de 2 años en iluminación LED. Los permisos municipales de instalación corren por cuenta del cliente.<br>¡Gracias por confiar en nosotros!</div></main>
<aside><h2>Emisor</h2><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIF ${d.seller.vatId.slice(2)}<br>${d.seller.telephone}<br>${d.seller.mail}
<h2>Cliente</h2><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF ${d.buyer.vatId.slice(2)}
<h2>${d.prepaid ? 'Pendiente de pago' : 'A pagar'}</h2><span class=due>${p.money(d.amountDue)}</span><br>antes del ${p.date(d.dueDate)}
<h2>Transferencia</h2>${grouped(d.seller.iban)}<br>Concepto: ${d.number}</aside>`
    },
  },
  {
    name: 'pt-eletricidade-empresa',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23, 6],
      lines: [14, 40],
      isInOrder: true,
      isOnce: true,
      most: 0,
      days: [14, 21],
      pools: partiesOf('PT', 'Energia, Energias, Padaria, Têxteis, Clínica, Restauração'),
      items: [
        ['Energia ativa em ponta', '', 30, 140],
        ['Energia ativa em cheias', '', 60, 310],
        ['Energia ativa em vazio', '', 25, 120],
        ['Desconto fidelização', '', -14, -3],
        ['Potência contratada', '', 8, 24],
        ['Acesso às redes – energia', '', 18, 90],
        ['Acesso às redes – potência', '', 9, 40],
        ['Energia reativa', '', 2, 17],
        ['Serviço de assistência técnica', '', 4, 9],
        ['Imposto especial de consumo de eletricidade', '', 1, 3],
        ['Contribuição audiovisual', '', 2, 3, 1],
        ['Taxa de exploração DGEG', '', 0.35, 0.4],
      ],
      numbers: (random, year) => `FT ${year}E${random.int(1, 4)}/${random.digits(8)}`,
    },
    style: { ...euroAfter, thousands: ' ', date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:9pt "Open Sans";color:#333;margin:0} .pg{height:262mm;position:relative} .pg+.pg{break-before:page} .top{display:flex;justify-content:space-between;align-items:center} .mark{font-size:18pt;font-weight:700;color:#e2007a} .mark i{color:#ffb000;font-style:normal} .who{font-size:7pt;text-align:right;line-height:1.4} .win{margin:16mm 0 12mm 92mm;line-height:1.4;font-size:10pt} .cards{display:grid;grid-template-columns:1.25fr 1fr;gap:6mm} .pay{background:#e2007a;color:#fff;padding:5mm;border-radius:3mm} .pay b{font-size:22pt;display:block;margin:1mm 0} .id{border:1pt solid #e2007a;border-radius:3mm;padding:3mm 5mm;line-height:1.6;font-size:8.5pt} h3{color:#e2007a;font-size:11pt;margin:8mm 0 2mm} .sum td{padding:1.5mm 0;border-bottom:.5pt dotted #aaa} .sum .t td{font-weight:700;border-bottom:1.2pt solid #e2007a} .how{display:flex;gap:6mm;margin-top:9mm;font-size:8pt} .how div{flex:1;background:#f6f1f4;padding:4mm;border-radius:3mm;line-height:1.5} .det th{text-align:left;font-size:7.5pt;border-bottom:1.2pt solid #e2007a;padding-bottom:1mm} .det td{padding:1.3mm 0;border-bottom:.5pt dotted #aaa;font-size:8.5pt} .foot{position:absolute;bottom:0;left:0;right:0;font-size:6.5pt;color:#777;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const period = `${p.date(d.from)} a ${p.date(d.until)}`
      const isDebit = random.chance(0.5)
      const place = `PT 0002 ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.pick(['HX', 'KT', 'ZB'])}`
      const list = p.lines((l) =>
        row([
          l.description,
          /^(Serviço|Taxa|Imposto)/.test(l.description) ? '' : period,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const meters = ['Ponta', 'Cheias', 'Vazio'].map((name) => {
        const before = random.int(8000, 64000)
        const used = random.int(90, 1900)
        return row([
          name,
          `>${before}`,
          `>${before + used}`,
          `>${used} kWh`,
          random.pick(['Real', 'Estimada']),
        ])
      })
      const taxes = p.taxes((t) =>
        row([`IVA ${p.number(t.rate)}%`, `>${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
      )
      const top = `<div class=top><div class=mark>lumbr<i>a+</i></div><div class=who>${d.seller.name}<br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>NIPC ${d.seller.vatId.slice(2)}</div></div>`
      const foot = `<div class=foot>Capital social 500 000 € · Matrícula na C.R.C. de ${d.seller.town} n.º ${d.seller.vatId.slice(2)} · ${d.seller.site}<br>Reclamações: Livro de Reclamações Eletrónico ou ERSE. Em caso de mora são devidos juros à taxa legal.</div>`
      return `<div class=pg>${top}
<div class=win>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=cards><div class=pay>Valor a pagar<b>${p.money(d.amountDue)}</b>${isDebit ? 'Débito direto a partir de' : 'Pague até'} ${p.date(d.dueDate)}</div><div class=id><b>Fatura ${d.number}</b><br>Data de emissão: ${p.date(d.issueDate)}<br>ATCUD: ${random.pick(['JFK7W2PT', 'JJ3M8XQR'])}-${random.digits(8)}<br>N.º de cliente: ${d.customerNumber}<br>NIF do cliente: ${d.buyer.vatId.slice(2)}</div></div>
<h3>Resumo da sua fatura de eletricidade</h3>
<table class=sum>${row(['Total sem IVA', `>${p.money(d.subtotal)}`])}${row(['IVA', `>${p.money(d.tax)}`])}<tr class=t><td>Total da fatura</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=how><div><b>Como pagar</b><br>${isDebit ? `Por débito direto na conta terminada em ${random.digits(4)}, autorização n.º ${random.digits(11)}.` : `Multibanco – Entidade ${random.digits(5)} – Referência ${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`}</div><div><b>Local de consumo</b><br>CPE ${place}<br>Potência contratada: ${random.pick(['20,7', '27,6', '34,5', '41,4'])} kVA · BTN tri-horária</div><div><b>Precisa de ajuda?</b><br>Apoio ao cliente ${d.seller.telephone}<br>Avarias 800 506 506 (24 h)</div></div>${foot}</div>
<div class=pg>${top}<h3>Detalhe da fatura ${d.number}</h3>
<table class=det>${heading(['Descrição', 'Período', '>IVA', '>Valor'])}${list.join('')}</table>
<h3>Resumo do IVA</h3><table class=det>${heading(['Taxa', '>Base', '>IVA'])}${taxes.join('')}</table>
<h3>Leituras do contador</h3><table class=det>${heading(['Registo', '>Leitura anterior', '>Leitura atual', '>Consumo', 'Tipo'])}${meters.join('')}</table>${foot}</div>`
    },
  },
  {
    name: 'pt-azulejos-encomenda',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23],
      lines: [5, 18],
      isOnce: true,
      most: 40,
      isPart: true,
      lineDiscount: 0.6,
      charge: 0.35,
      prepaid: 0.5,
      days: [8, 30, 60],
      pools: partiesOf(
        'PT',
        'Cerâmicas, Azulejos, Revestimentos, Construções, Remodelações, Canalizações'
      ),
      items: [
        ['Pavimento porcelânico 60x60 Cimento Cinza Ret.', 'm²', 16, 27],
        ['Azulejo branco mate 30x90 Ret.', 'm²', 14, 22],
        ['Mosaico hexagonal 29x32 preto', 'm²', 38, 60],
        ['Deck porcelânico antiderrapante 20 mm', 'm²', 29, 44],
        ['Flutuante AC5 carvalho natural 8 mm', 'm²', 11, 18],
        ['Rodapé cerâmico 8x60', 'm', 4, 7],
        ['Perfil em L alumínio anodizado', 'm', 5, 9],
        ['Cimento-cola flexível C2TE branco', 'kg', 0.45, 0.8],
        ['Betume de juntas hidrófugo', 'kg', 1.5, 3],
        ['Primário de aderência', 'l', 5, 9],
        ['Membrana impermeabilizante', 'l', 8, 13],
        ['Tampo em compacto fenólico à medida', 'm', 95, 160],
        ['Soleira em granito Pedras Salgadas', 'm', 18, 29],
        ['Vidro temperado 8 mm para divisória de duche', 'm²', 110, 165],
      ],
      numbers: (random, year) =>
        `FAC ${random.pick(['A', 'B', 'S'])}${year}/${random.int(12, 4890)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:8.5pt "Carlito";line-height:1.25} .top{display:flex;justify-content:space-between;gap:8mm} .own b{font-size:14pt} .qr{width:26mm;height:26mm;margin-top:2mm} .to{width:84mm;margin-top:22mm;font-size:10pt;line-height:1.35} .doc{display:flex;justify-content:space-between;border-bottom:1.5pt solid #000;margin-top:3mm;font-size:12pt;font-weight:bold;padding-bottom:1mm} .doc span{font-size:8pt;font-weight:400} .meta td{padding:.4mm 1mm} .meta .k td{font-size:7pt;color:#555} .list{margin-top:4mm} .list th{background:#e5e5e5;border-top:.6pt solid #000;border-bottom:.6pt solid #000;text-align:left;padding:.8mm 1mm} .list td{padding:.7mm 1mm} .hash{font-size:7pt;margin:5mm 0 2mm;border-top:.6pt solid #000} .end{display:grid;grid-template-columns:1fr 66mm;gap:6mm;break-inside:avoid} .end th{text-align:left;font-weight:400;font-size:7pt;border-bottom:.6pt solid #000} .tot td{padding:.5mm 1mm} .tot .t td{background:#e5e5e5;font-size:11pt;font-weight:bold;border-top:.6pt solid #000} .load{margin-top:3mm;font-size:7.5pt;border:.6pt solid #000;padding:1.5mm 2mm} .foot{margin-top:7mm;font-size:7.5pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const dots = Array.from({ length: 625 }, (_, at) =>
        random.chance(0.5) ? `M${at % 25} ${Math.floor(at / 25)}h1v1h-1z` : ''
      )
      const eyes = [0, 18].flatMap((x) =>
        [0, 18].map((y) =>
          x && y
            ? ''
            : `<path d="M${x} ${y}h7v7h-7z" fill="#fff"/><path d="M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z" fill-rule="evenodd"/>`
        )
      )
      const list = p.lines((l) =>
        row([
          `${{ 'm²': 'REV', 'm': 'PER' }[l.unit] ?? 'COL'}${random.digits(4)}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 1) : ''}`,
          `>${p.number(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `IVA (${p.number(t.rate)},00)`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const span = daysBetween(d.issueDate, d.dueDate)
      const sums = [
        row(['Mercadoria / Serviços', `>${p.plain(d.lineTotal)}`]),
        d.charge ? row(['Portes', `>${p.plain(d.charge)}`]) : '',
        row(['Total ilíquido', `>${p.plain(d.subtotal)}`]),
        row(['IVA', `>${p.plain(d.tax)}`]),
        d.prepaid ? row(['Total do documento', `>${p.plain(d.total)}`]) : '',
        d.prepaid ? row(['Adiantamento', `>${p.plain(-d.prepaid)}`]) : '',
        `<tr class=t><td>${d.prepaid ? 'A pagar' : 'Total'} (EUR)</td><td class=r>${p.plain(d.prepaid ? d.amountDue : d.total)}</td></tr>`,
      ]
      const loaded = `${p.date(d.issueDate)} ${random.int(8, 17)}:${random.int(10, 59)}`
      return `<div class=top><div class=own><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel.: ${d.seller.telephone} (chamada para a rede fixa nacional)<br>E-mail: ${d.seller.mail}<br>Contribuinte N.º: ${d.seller.vatId.slice(2)}<br><svg class=qr viewBox="0 0 25 25"><path d="${dots.join('')}"/>${eyes.join('')}</svg></div><div class=to>Exmo.(s) Sr.(s)<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<div>ATCUD: ${random.pick(['JJ6TFX9H', 'JFWD4R2K'])}-${random.int(12, 4890)}</div>
<div class=doc>Fatura ${d.number}<span>Original</span></div>
<table class=meta><tr class=k><td>V/N.º Contrib.</td><td>Requisição</td><td>Data</td><td>Condição de pagamento</td><td>Vencimento</td><td>Vendedor</td></tr>${row([d.buyer.vatId.slice(2), `Enc. ${d.orderNumber}`, p.date(d.issueDate), `Fatura ${span} dias`, p.date(d.dueDate), random.pick(['Loja', 'Hélder', 'Sandra P.'])])}</table>
<table class=list>${heading(['Artigo', 'Descrição', '>Qtd.', 'Un.', '>Pr. unitário', '>Desc.', '>IVA', '>Valor'])}${list.join('')}</table>
<div class=hash>${random.pick(['qT8v', 'Zk3R', 'mW0c'])}-Processado por programa certificado n.º ${random.digits(4)}/AT</div>
<div class=end><div><table>${heading(['Quadro resumo do IVA', '>Incid.', '>Valor IVA'])}${taxes.join('')}</table><div class=load>Carga: N/ morada, ${loaded} &nbsp; Descarga: V/ morada<br>Matrícula: ${random.digits(2)}-${random.pick(['XB', 'QS', 'TL'])}-${random.digits(2)} &nbsp; Os bens foram colocados à disposição do adquirente nesta data</div></div><table class=tot>${sums.join('')}</table></div>
<div class=foot>IBAN: ${grouped(d.seller.iban)}<br>Não se aceitam devoluções de material cortado ou por encomenda. Confira a tonalidade e o calibre antes da aplicação. Capital social: 50.000,00 EUR</div>`
    },
  },
]
