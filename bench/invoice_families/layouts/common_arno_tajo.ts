import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import type { Line } from '../make_document.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, euroAfter, grouped, heading, monthsIn, row, slashed } from '../print.ts'
import type { Random } from '../random.ts'

const italianMonths = monthsIn('IT')
const spanishMonths = monthsIn('ES')

const listOf = (text: string) => text.split('; ')
const townsOf = (text: string) => listOf(text).map((town) => town.split(/ (?=\S+$)/))

const italian = {
  ...pools.IT,
  first: listOf('Alessia; Emanuele; Tiziana; Fabrizio; Noemi; Renato; Carlotta'),
  last: listOf('Baldini; Caruso; Dal Pozzo; Fontanelli; Grassi; Mazzoni; Orlandi; Sartori; Tosi'),
  streets: listOf(
    'Via Aretina 167/R; Via F.lli Cervi, 8; Viale Europa 44; Loc. Ponte Rosso snc; Via Mazzini, 2/A'
  ),
  towns: townsOf('Pontedera 56025; Arezzo 52100; Cremona 26100; Rovigo 45100; Cuneo 12100'),
}
const spanish = {
  ...pools.ES,
  first: listOf('Begoña; Ignacio; Noelia; Sergio; Amparo; Joaquín; Irene'),
  last: listOf(
    'Alonso Rey; Bravo; Carrasco; Esteban Gil; Herrero; Montero; Pascual; Rincón; Tejedor'
  ),
  streets: listOf(
    'C/ Río Tajo, 22; Avda. de Portugal 61; Pol. Ind. El Nogal, nave 14; Calle Cervantes, 7, bajo'
  ),
  towns: townsOf(
    'Talavera de la Reina 45600; Burgos 09003; Cáceres 10001; Logroño 26005; Elche 03203'
  ),
}
const portuguese = {
  ...pools.PT,
  first: listOf('Rita; Henrique; Marisa; Filipe; Joana; Álvaro'),
  last: listOf('Barreto; Cardoso; Domingues; Fonseca; Lobato; Marçal; Pacheco; Rebelo; Simões'),
  streets: listOf(
    'Rua do Comércio, 112; Av. 25 de Abril, 39 1.º Dto.; Zona Industrial, Lt. 6; Largo da Igreja, 2'
  ),
  towns: townsOf('Santarém 2005-002; Abrantes 2200-348; Guimarães 4810-225; Portimão 8500-510'),
}

/** Companies whose trades and legal forms are those of a family. */
function partiesOf(trade: string[], forms: string[]): Pools {
  const own = { trade, forms }
  return {
    ...pools,
    IT: { ...italian, ...own },
    ES: { ...spanish, ...own },
    PT: { ...portuguese, ...own },
  }
}

const gasItems: Family['plan']['items'] = [
  ['Componente materia prima gas (CMEM), primo scaglione', 'Smc', 24, 96, 1],
  ['Componente materia prima gas (CMEM), oltre 480 Smc', 'Smc', 40, 210],
  ['Quota di commercializzazione (QVD)', 'mesi', 9, 14],
  ['Oneri di gradualità (GRAD)', 'Smc', 1, 4, 1],
  ['Trasporto e misura, quota fissa', 'mesi', 11, 19],
  ['Trasporto, quota energia', 'Smc', 12, 48, 1],
  ['Componenti UG1, UG3 e GS', 'Smc', 2, 9, 1],
  ['Accisa, fascia 120-480 Smc', 'Smc', 14, 52, 1],
  ['Accisa, fascia 480-1560 Smc', 'Smc', 18, 61],
  ['Addizionale regionale', 'Smc', 3, 12],
]
const gasSections = [
  'Spesa per la vendita di gas naturale',
  'Spesa per la rete e gli oneri',
  'Imposte',
]
const gasSectionOf = (line: Line) => {
  const at = gasItems.findIndex(([name]) => name === line.description)
  return at < 4 ? 0 : at < 7 ? 1 : 2
}

/** The same number for the same goods. */
const codeOf = (name: string) =>
  1000 + [...name].reduce((code, letter) => (code * 31 + letter.charCodeAt(0)) % 8999, 7)

/** A square code such as those that Portuguese invoices print. */
function squareCode(random: Random): string {
  const squares = Array.from({ length: 33 * 33 }, (_, at) =>
    random.chance(0.5)
      ? `<rect x="${at % 33}" y="${Math.floor(at / 33)}" width="1" height="1"/>`
      : ''
  )
  const corners = [
    [0, 0],
    [26, 0],
    [0, 26],
  ].map(
    ([x, y]) =>
      `<path fill="#fff" d="M${x - 0.5} ${y - 0.5}h8v8h-8z"/><path d="M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z" fill-rule="evenodd"/>`
  )
  return `<svg viewBox="0 0 33 33" width="28mm" shape-rendering="crispEdges">${squares.join('')}${corners.join('')}</svg>`
}

const certified = (random: Random) =>
  `${Array.from({ length: 4 }, () => random.pick([...'aBcDfGhKmPqRtX37'])).join('')}-Processado por programa certificado n.º ${random.digits(4)}/AT`

/** Italian, Spanish and Portuguese invoices of ordinary months. */
export const commonArnoTajo: Family[] = [
  {
    name: 'it-gas-sintesi',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22, 10],
      lines: [12, 22],
      isInOrder: true,
      isOnce: true,
      most: 0,
      days: [20, 21, 25],
      pools: partiesOf(['Gas', 'Energia', 'Luce e Gas', 'Metano'], ['S.p.A.', 'S.r.l.']),
      items: gasItems,
      numbers: (random, year) => `${year}G${random.digits(7)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:9pt "Open Sans";color:#222;margin:0} .top{display:flex;justify-content:space-between;align-items:flex-start} .logo{font:bold 19pt "URW Gothic";color:#0a6ebd;max-width:88mm;line-height:1.1} .id{font-size:8pt;text-align:right;line-height:1.5} .addr{margin:11mm 0 9mm 98mm;line-height:1.4;font-size:9.5pt} .two{display:flex;gap:7mm} .two>div{flex:1} .box{border:1.2pt solid #0a6ebd;border-radius:4mm;padding:4mm 5mm} .amt{font-size:22pt;font-weight:700;color:#0a6ebd} h3{font-size:10pt;color:#0a6ebd;margin:0 0 2mm} .kv td{padding:1.6px 0;font-size:8.2pt;vertical-align:top} .kv td:last-child{font-weight:600} .syn{margin-top:7mm} .syn td{padding:4px 2mm;border-bottom:.5pt solid #b9d3e6} .syn .t td{background:#0a6ebd;color:#fff;font-weight:700} .msg{font-size:7.8pt;line-height:1.45;margin-top:6mm} .p2{break-before:page} .det th{font-size:7.5pt;text-align:left;border-bottom:1pt solid #0a6ebd;padding:3px 2mm} .det td{padding:3px 2mm;font-size:8.5pt} .det .s td{font-weight:700;background:#e8f1f8} .pay{border-top:.7pt dashed #777;margin-top:14mm;padding-top:4mm;font-size:8.2pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) => ({
        section: gasSectionOf(l),
        amount: l.amount,
        html: row([l.description, `${p.number(l.rate)}%`, `>${p.plain(l.amount)}`]),
      }))
      const sections = gasSections
        .map((name, at) => ({ name, rows: rows.filter(({ section }) => section === at) }))
        .filter((section) => section.rows.length)
        .map((section) => ({
          ...section,
          sum: section.rows.reduce((sum, { amount }) => sum + amount, 0),
        }))
      const used = random.int(140, 460)
      const read = random.int(2100, 8900)
      const pdr = `0${random.digits(13)}`
      const taxes = p
        .taxes((t) =>
          row([
            `IVA ${p.number(t.rate)}% su imponibile di ${p.money(baseOf(p, t))}`,
            '',
            `>${p.plain(taxOf(p, t))}`,
          ])
        )
        .join('')
      return `<div class=top><div class=logo>${d.seller.name}</div><div class=id>Bolletta gas naturale – mercato libero<br>N. fattura <b>${d.number}</b> del <b>${p.date(d.issueDate)}</b><br>Codice cliente <b>${d.customerNumber}</b><br>Periodo ${p.date(d.from)} – ${p.date(d.until)}</div></div>
<div class=addr>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=two><div class=box><h3>Quanto devi pagare</h3><div class=amt>${p.money(d.amountDue)}</div>entro il <b>${p.date(d.dueDate)}</b><br><br>Modalità di pagamento: bonifico o avviso pagoPA. I tuoi pagamenti precedenti risultano regolari.</div><div><h3>Dati della fornitura</h3><table class=kv>${row(['PDR', pdr])}${row(['Indirizzo', `${d.buyer.street}, ${d.buyer.town}`])}${row(['Tipologia d’uso', 'C3 – riscaldamento + cottura cibi'])}${row(['Classe misuratore', 'G4'])}${row(['Offerta', 'Casa Fissa 12'])}${row(['Consumo annuo', `${random.int(480, 1380)} Smc`])}</table></div></div>
<table class=syn>${sections.map(({ name, sum }) => row([name, `>${p.money(sum)}`])).join('')}${row(['Totale imponibile', `>${p.money(d.subtotal)}`])}${row(['IVA', `>${p.money(d.tax)}`])}<tr class=t><td>Totale bolletta</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=msg><h3>Letture e consumi</h3>Lettura rilevata al ${p.date(d.from)}: ${read} Smc – lettura rilevata al ${p.date(d.until)}: ${read + used} Smc. Consumo fatturato nel periodo: ${used} Smc, coefficiente C 1,023481.</div>
<div class=msg>Servizio clienti ${d.seller.telephone} (lun-sab 8-20) · ${d.seller.site} · Pronto intervento fughe gas 800 ${random.digits(3)} ${random.digits(3)}, attivo 24 ore su 24. In caso di ritardato pagamento saranno addebitati interessi di mora pari al tasso BCE aumentato del 3,5%. Reclami scritti: ${d.seller.mail}</div>
<div class=p2><div class=id style="text-align:left;margin-bottom:6mm">Fattura ${d.number} – Codice cliente ${d.customerNumber} – PDR ${pdr}</div><h3>Elementi di dettaglio</h3><table class=det>${heading(['Voce', 'IVA', '>Importo €'])}${sections.map(({ name, sum, rows: own }) => `<tr class=s><td>${name}</td><td></td><td class=r>${p.plain(sum)}</td></tr>${own.map(({ html }) => html).join('')}`).join('')}<tr class=s><td>Riepilogo IVA</td><td></td><td></td></tr>${taxes}</table>
<div class=pay><h3>Coordinate per il bonifico</h3>Beneficiario: ${d.seller.name}<br>IBAN: ${d.seller.iban}<br>Causale: ${d.customerNumber} ${d.number}<br><br>${d.seller.name} – Sede legale ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} – Codice fiscale e P. IVA ${d.seller.vatId.slice(2)} – Società soggetta a direzione e coordinamento</div></div>`
    },
  },
  {
    name: 'it-ferramenta-accompagnatoria',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22, 10],
      lines: [9, 27],
      isOnce: true,
      most: 20,
      lineDiscount: 0.5,
      charge: 0.5,
      days: [30, 60, 90],
      pools: partiesOf(
        ['Ferramenta', 'Utensileria', 'Edilcasa', 'Centro Edile', 'Colori e Vernici'],
        ['S.n.c.', 'S.a.s.', 'S.r.l.', 'di C. & F.lli S.n.c.']
      ),
      items: [
        ['VITE TRUCIOLARE TSP 4X40 ZINC. (CF 500)', 'CF', 8, 14],
        ['TASSELLO NYLON D.8 CON VITE (CF 100)', 'CF', 9, 17],
        ['PUNTA SDS-PLUS 10X160', 'NR', 3, 6],
        ['DISCO DIAMANTATO TURBO D.115', 'NR', 11, 24],
        ['DISCO INOX 125X1X22', 'NR', 1, 2],
        ['GUANTO NITRILE TG. 10', 'PA', 1, 4],
        ['SCHIUMA POLIURETANICA ML 750', 'NR', 5, 9],
        ['SILICONE NEUTRO TRASPARENTE ML 280', 'NR', 4, 7],
        ['LUCCHETTO OTTONE MM 50', 'NR', 9, 18],
        ['CILINDRO EUROPEO 30/30 5 CHIAVI', 'NR', 16, 34],
        ['SERRATURA ELETTRICA DX APPL.', 'NR', 62, 98],
        ['CERNIERA A SCOMPARSA 110° (CF 10)', 'CF', 12, 22],
        ['FILO FERRO ZINCATO N.16 KG 5', 'RT', 14, 21],
        ['RETE ELETTROSALDATA H 100 MT 25', 'RT', 44, 71],
        ['NASTRO ISOLANTE NERO 19X25', 'NR', 1, 2],
        ['PILE ALCALINE AA (BLISTER 4)', 'BL', 3, 5],
        ['SMALTO ALL’ACQUA BIANCO LT 2,5', 'NR', 28, 46],
        ['PENNELLESSA MM 60 SERIE ORO', 'NR', 4, 8],
        ['CARTA ABRASIVA GR. 120 (RT 5 MT)', 'RT', 5, 9],
        ['PELLET ABETE SACCO KG 15', 'SC', 5, 7],
        ['CARRIOLA TUBOLARE LT 80', 'NR', 48, 74],
        ['BADILE MANICO FAGGIO', 'NR', 12, 19],
        ['TUBO GIARDINO 5/8" MT 25', 'NR', 19, 33],
        ['PREMISCELATO CEMENTIZIO KG 25', 'SC', 4, 7],
        ['PORTA INTERNA LAMINATO 80X210', 'NR', 148, 230, 1],
        ['FINESTRA PVC 2 ANTE 120X120', 'NR', 260, 390, 1],
        ['ZANZARIERA AVVOLGIBILE 120X140', 'NR', 52, 88, 1],
      ],
      numbers: (random, year) => `${random.int(31, 3980)}/A/${year.slice(2)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.5pt "Liberation Sans";margin:0} .top{display:flex;gap:5mm} .own{flex:1;text-align:center;border:.7pt solid #000;padding:3mm;line-height:1.35} .own b{font:bold 15pt "Liberation Serif";letter-spacing:.5px} .to{width:84mm;border:.7pt solid #000;padding:2mm 3mm;line-height:1.4} .cap{font-size:6.3pt;text-transform:uppercase;color:#333;display:block} .f{margin-top:2mm} .f td{border:.7pt solid #000;padding:1px 4px 3px!important;vertical-align:top} .li{margin-top:2mm;border:.7pt solid #000;height:128mm} .li tr{height:1px} .li th{border:.7pt solid #000;font-size:6.8pt;font-weight:normal;padding:2px 4px} .li td{border-left:.7pt solid #000;border-right:.7pt solid #000;padding:1.6px 4px} .li tr.fill{height:100%} .end{break-inside:avoid} .big{font-size:12pt;font-weight:bold;text-align:right;display:block} .sig td{height:11mm} .n{font-size:6.5pt;margin-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const box = (label: string, value: string, span = 1) =>
        `<td colspan=${span}><span class=cap>${label}</span>${value}</td>`
      const lines = p.lines((l) =>
        row([
          random.digits(7),
          l.description,
          l.unit,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount) : ''}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}`,
        ])
      )
      const taxes = p.taxes((t) => ({
        rate: p.number(t.rate),
        base: p.plain(baseOf(p, t)),
        tax: p.plain(taxOf(p, t)),
      }))
      const column = (key: 'rate' | 'base' | 'tax') => taxes.map((t) => t[key]).join('<br>')
      return `<div class=top><div class=own><b>${d.seller.name}</b><br>Ferramenta - Utensileria - Colori - Casalinghi - Duplicazione chiavi<br>${d.seller.street} - ${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} - ${d.seller.mail}<br>P.IVA / C.F. ${d.seller.vatId.slice(2)}</div><div class=to><span class=cap>Destinatario</span>Spett.le<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}<br><span class=cap>Luogo di destinazione</span>Idem</div></div>
<table class=f><tr>${box('Tipo documento', '<b>FATTURA ACCOMPAGNATORIA</b>')}${box('Numero', `<b>${d.number}</b>`)}${box('Data', `<b>${p.date(d.issueDate)}</b>`)}${box('Cod. cliente', d.customerNumber)}${box('Partita IVA cliente', d.buyer.vatId)}${box('Agente', random.pick(['01', '03', '07']))}</tr><tr>${box('Condizioni di pagamento', 'Ricevuta bancaria', 2)}${box('Banca d’appoggio', 'Vs. banca', 2)}${box('Vs. riferimento', d.orderNumber)}${box('Valuta', 'EUR')}</tr></table>
<table class=li>${heading(['Codice', 'Descrizione dei beni (natura e qualità)', 'U.M.', '>Quantità', '>Prezzo unit.', '>Sc.%', '>Importo', '>IVA'])}${lines.join('')}<tr class=fill>${'<td></td>'.repeat(8)}</tr></table>
<div class=end><table class=f><tr>${box('Totale merce', `<div class=r>${p.plain(d.lineTotal)}</div>`)}${box('Spese trasporto', `<div class=r>${d.charge ? p.plain(d.charge) : ''}</div>`)}${box('Spese incasso', '')}${box('Aliq. %', column('rate'))}${box('Imponibile', `<div class=r>${column('base')}</div>`)}${box('Imposta', `<div class=r>${column('tax')}</div>`)}</tr><tr>${box('Scadenza', `${p.date(d.dueDate)} &nbsp; ${p.plain(d.amountDue)}`, 2)}${box('Tot. imponibile', `<div class=r>${p.plain(d.subtotal)}</div>`)}${box('Tot. IVA', `<div class=r>${p.plain(d.tax)}</div>`)}${box('Totale fattura EUR', `<span class=big>${p.plain(d.total)}</span>`, 2)}</tr></table>
<table class=f><tr>${box('Trasporto a cura del', random.pick(['Mittente', 'Destinatario', 'Vettore']))}${box('Causale del trasporto', 'Vendita')}${box('Aspetto esteriore dei beni', random.pick(['A vista', 'Scatole', 'Bancale']))}${box('N. colli', String(random.int(1, 14)))}${box('Peso kg', String(random.int(12, 380)))}${box('Data e ora inizio trasporto', `${p.date(d.issueDate)} &nbsp; ${random.int(8, 17)}:${random.int(10, 55)}`)}</tr><tr class=sig>${box('Firma conducente', '', 2)}${box('Firma vettore', '', 2)}${box('Firma destinatario', '', 2)}</tr></table>
<div class=n>Contributo ambientale CONAI assolto ove dovuto. Non si accettano reclami trascorsi 8 giorni dal ricevimento della merce. Copia della fattura elettronica inviata al SdI, non valida ai fini fiscali.</div></div>`
    },
  },
  {
    name: 'it-cartongesso-subappalto',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [0],
      lines: [3, 8],
      isInOrder: true,
      isOnce: true,
      most: 160,
      isPart: true,
      prepaid: 0.35,
      withheld: 5,
      days: [30, 60],
      pools: partiesOf(
        ['Costruzioni', 'Edilizia', 'Finiture', 'Cartongessi', 'Restauri'],
        ['S.r.l.s.', 'S.r.l.', 'S.n.c.']
      ),
      items: [
        [
          'Controsoffitto in lastre sp. 12,5 mm su orditura metallica doppia, a corpo finito',
          'mq',
          26,
          36,
        ],
        [
          'Parete divisoria a doppia lastra per lato, isolamento in lana di roccia 40 mm',
          'mq',
          41,
          56,
        ],
        ['Contropareti su struttura 50 mm con barriera al vapore', 'mq', 28, 38],
        ['Velette e abbassamenti per illuminazione a led', 'ml', 17, 29],
        ['Paraspigoli in alluminio e profili ombra', 'ml', 4, 9],
        ['Stuccatura giunti e rasatura livello Q3', 'mq', 6, 10],
        ['Rinforzi per sanitari sospesi e pensili', 'ml', 22, 39],
        ['Lavori in economia, operaio specializzato', 'ore', 29, 34],
      ],
      numbers: (random) => `${random.int(2, 96)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${italianMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:11pt "Liberation Serif"} .own{color:#7b3f00;font-style:italic;line-height:1.35} .own b{font-size:17pt} .to{margin:8mm 0 7mm 95mm;line-height:1.35} .ob{margin:5mm 0} .w th{border:.6pt solid #000;font-size:9.5pt;padding:3px 5px;text-align:left} .w td{border:.6pt solid #000;padding:4px 5px;vertical-align:top;font-size:10pt} .s{width:104mm;margin:5mm 0 0 auto;break-inside:avoid} .s td{padding:2.5px 0} .s .t td{border-top:.8pt solid #000;font-weight:bold} .law{font-size:9.5pt;border:.6pt solid #000;padding:2mm 3mm;margin:6mm 0} .sg{margin:9mm 0 0 115mm;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      const stage = random.int(2, 5)
      const site = random.pick([
        'nuova palazzina uffici, lotto B',
        'ristrutturazione scuola primaria',
        'ampliamento capannone artigianale',
      ])
      const paid = d.prepaid
        ? row([`A dedurre acconto, ns. fattura n. ${d.earlier}`, `>- ${p.money(d.prepaid)}`])
        : ''
      const rows = p.lines((l) =>
        row([
          l.description,
          l.unit,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=own><b>${d.seller.name}</b><br>Cartongessi – Controsoffitti – Isolamenti<br>${d.seller.street} – ${d.seller.postCode} ${d.seller.town}<br>P.I. ${d.seller.vatId.slice(2)} – cell. ${d.seller.telephone}</div>
<div class=to>Spett.le impresa<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>P.IVA ${d.buyer.vatId.slice(2)}</div>
<div>${d.seller.town}, lì ${p.date(d.issueDate)}</div><p><b>FATTURA N. ${d.number}</b></p>
<div class=ob>Oggetto: ${stage}° S.A.L. – Contratto di subappalto del ${p.date(d.orderDate)} – Cantiere: ${site}, ${d.buyer.town}. CIG Z${random.digits(9)}</div>
<table class=w>${heading(['Descrizione dei lavori', 'U.M.', '>Quantità', '>Prezzo unit. €', '>Importo €'])}${rows.join('')}</table>
<table class=s>${row(['Totale imponibile', `>${p.money(d.subtotal)}`])}${row(['I.V.A. (inversione contabile)', `>${p.money(d.tax)}`])}<tr class=t><td>Totale fattura</td><td class=r>${p.money(d.total)}</td></tr>${row(['Ritenuta a garanzia 5%', `>- ${p.money(d.withheld)}`])}${paid}<tr class=t><td>Netto a pagare</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<div class=law>Operazione soggetta a inversione contabile ai sensi dell’art. 17, comma 6, lett. a), D.P.R. 633/72. L’imposta è a carico del committente. Si allega DURC in corso di validità.</div>
<div>Pagamento: bonifico bancario entro il ${p.date(d.dueDate)} sul conto IBAN ${grouped(d.seller.iban)}</div><div class=sg>In fede<br><i>${d.seller.name}</i></div>`
    },
  },
  {
    name: 'es-carnicas-lotes',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [10, 21],
      lines: [12, 38],
      most: 32,
      isPart: true,
      allowance: 0.4,
      days: [7, 15, 30],
      pools: partiesOf(
        ['Cárnicas', 'Embutidos', 'Hostelería', 'Alimentación', 'Jamones'],
        ['S.L.', 'S.A.', 'e Hijos, S.L.', 'S.L.U.']
      ),
      items: [
        ['LOMO CINTA CERDO FRESCO', 'KG', 5, 7],
        ['SOLOMILLO CERDO IBÉRICO', 'KG', 14, 19],
        ['SECRETO IBÉRICO CONG.', 'KG', 11, 16],
        ['PANCETA FRESCA S/CORTEZA', 'KG', 5, 7],
        ['ENTRECOT VACA MADURADO 30 D', 'KG', 21, 33],
        ['CARRILLERA TERNERA', 'KG', 9, 13],
        ['FALDA TERNERA', 'KG', 7, 10],
        ['CARNE PICADA MIXTA', 'KG', 5, 7],
        ['PECHUGA POLLO FILETEADA', 'KG', 6, 8],
        ['ALAS POLLO PARTIDAS', 'KG', 3, 4],
        ['CONEJO ENTERO', 'KG', 6, 9],
        ['PALETILLA CORDERO LECHAL', 'KG', 14, 20],
        ['CHORIZO FRESCO BARBACOA', 'KG', 5, 8],
        ['MORCILLA DE ARROZ', 'KG', 4, 6],
        ['JAMÓN SERRANO BODEGA DESHUES.', 'KG', 9, 13],
        ['QUESO CURADO MEZCLA', 'KG', 10, 14],
        ['HAMBURGUESA VACUNO 150 G', 'KG', 8, 11],
        ['BOLSA VACÍO LISA 20X30', 'KG', 6, 11, 1],
        ['CARBÓN VEGETAL ENCINA', 'KG', 1, 2, 1],
      ],
      numbers: (random, year) => `${year.slice(2)}/${random.digits(6)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: 'body{font:8.5pt "DejaVu Sans Condensed";margin:0 0 0 6mm} .reg{position:fixed;left:0;top:60mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:6.5pt;letter-spacing:.3px;color:#444} .top{display:flex;justify-content:space-between} .logo{color:#9c1b1e;font:bold 17pt "C059";border-bottom:2pt solid #9c1b1e;padding-bottom:1mm;display:inline-block} .oval{border:1pt solid #000;border-radius:50%;text-align:center;font-size:6.5pt;padding:1.5mm 5mm;line-height:1.2;align-self:flex-start} .mid{display:flex;gap:6mm;margin:5mm 0 3mm;align-items:stretch} .k{flex:1} .k th{background:#9c1b1e;color:#fff;font-weight:400;font-size:7.5pt;padding:2px 5px;text-align:left} .k td{border:.5pt solid #9c1b1e;padding:3px 5px} .to{width:88mm;border:.8pt solid #9c1b1e;padding:2mm 4mm;line-height:1.4} .g th{border-bottom:1pt solid #9c1b1e;font-size:7.5pt;text-align:left;padding:3px 4px} .g td{padding:1.9px 4px} .alb td{font-weight:bold;padding-top:5px;border-top:.4pt dotted #888} .b{margin-top:5mm;break-inside:avoid} .b th{background:#9c1b1e;color:#fff;font-weight:400;font-size:7.5pt;padding:2px 5px} .b td{border:.5pt solid #9c1b1e;padding:3px 5px;text-align:right;vertical-align:top} .b .tt{font-size:12pt;font-weight:bold;vertical-align:middle} .v{margin-top:3mm;break-inside:avoid;font-size:8pt;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      const first = random.int(11200, 48800)
      const days = daysOf(p, dayAfter(d.issueDate, -15), d.issueDate)
      const size = random.int(4, 7)
      const rows = p.lines((l, at) => {
        const note =
          at % size
            ? ''
            : `<tr class=alb><td colspan=8>Albarán ${first + (at / size) * 87} de fecha ${days[at]}</td></tr>`
        return (
          note +
          row([
            codeOf(l.description),
            l.description,
            l.rate === 10 ? `L${random.digits(5)}` : '',
            `>${p.number(l.quantity, 2)}`,
            l.unit,
            `>${p.plain(l.price)}`,
            `>${p.plain(l.amount)}`,
            `>${p.number(l.rate)}`,
          ])
        )
      })
      const taxes = p.taxes((t) => [
        p.plain(baseOf(p, t)),
        `${p.number(t.rate, 2)}`,
        p.plain(taxOf(p, t)),
      ])
      const column = (at: number) => taxes.map((t) => t[at]).join('<br>')
      const share = Math.round((100 * d.allowance) / d.lineTotal)
      return `<div class=reg>Inscrita en el Registro Mercantil, Tomo ${random.digits(4)}, Folio ${random.digits(3)}, Hoja ${random.digits(5)}, Inscripción 1.ª – N.I.F. ${d.seller.vatId.slice(2)}</div>
<div class=top><div><div class=logo>${d.seller.name}</div><div>Sala de despiece y almacén frigorífico<br>${d.seller.street} · ${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} · ${d.seller.mail}</div></div><div class=oval>ES<br>10.0${random.digits(4)}/TO<br>CE</div></div>
<div class=mid><table class=k style="height:1px">${row(['Factura', 'Fecha', 'Cliente'], 'th')}${row([`<b>${d.number}</b>`, p.date(d.issueDate), d.customerNumber])}${row(['N.I.F. cliente', 'Ruta', 'Forma de pago'], 'th')}${row([d.buyer.vatId.slice(2), random.pick(['03 SUR', '11 CENTRO', '07']), 'Recibo domiciliado'])}</table><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}</div></div>
<table class=g>${heading(['Art.', 'Descripción', 'Lote', '>Cantidad', 'Ud.', '>Precio', '>Importe', '>IVA'])}${rows.join('')}</table>
<table class=b>${row(['Importe bruto', d.allowance ? `Dto. p.p. ${share} %` : 'Dto. p.p.', 'Base imponible', '% IVA', 'Cuota IVA', 'TOTAL FACTURA'], 'th')}<tr><td>${p.plain(d.allowance ? d.lineTotal : d.subtotal)}</td><td>${d.allowance ? p.plain(d.allowance) : ''}</td><td>${column(0)}</td><td>${column(1)}</td><td>${column(2)}</td><td class=tt>${p.plain(d.total)} €</td></tr></table>
<div class=v>Vencimiento: <b>${p.date(d.dueDate)}</b> &nbsp; Importe: <b>${p.plain(d.amountDue)}</b><br>Conserve la etiqueta de trazabilidad de cada lote. Temperatura de transporte: refrigerado 0-4 ºC, congelado -18 ºC. No se admiten devoluciones pasadas 24 horas.</div>`
    },
  },
  {
    name: 'es-alarma-cuota',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [4, 9],
      isInOrder: true,
      isOnce: true,
      most: 0,
      allowance: 0.5,
      days: [5, 7, 10],
      pools: partiesOf(
        ['Seguridad', 'Protección', 'Sistemas', 'Grupo', 'Servicios'],
        ['S.A.', 'S.L.', 'S.A.U.']
      ),
      items: [
        ['Cuota conexión a Central Receptora de Alarmas', '', 29, 46],
        ['Cuota mantenimiento y garantía de equipos', '', 9, 16],
        ['Servicio acuda y custodia de llaves', '', 8, 14],
        ['Videoverificación, 2 cámaras adicionales', '', 6, 12],
        ['Tarjeta SIM antiinhibición', '', 3, 5],
        ['Sustitución de batería de sirena exterior', '', 38, 59],
        ['Desplazamiento técnico', '', 35, 49],
      ],
      numbers: (random, year) =>
        `${year.slice(2)}${random.pick(['A', 'C', 'S'])}${random.digits(8)}`,
    },
    style: {
      ...euroAfter,
      date: (y, m, d) => `${Number(d)} de ${spanishMonths[Number(m) - 1]} de ${y}`,
    },
    css: 'body{font:9.5pt "Roboto";color:#2b2b2b;margin:0} .wrap{display:grid;grid-template-columns:52mm 1fr;gap:9mm} .side{background:#f1f1f1;padding:5mm 4mm;font-size:8pt;line-height:1.4;min-height:225mm;box-sizing:border-box} .side dt{color:#c8102e;font-weight:bold;margin-top:3.5mm} .side dd{margin:0} .brand{color:#c8102e;font:bold 15pt "Roboto Condensed";margin-bottom:7mm} .to{margin:0 0 10mm 22mm;line-height:1.4} h2{font-size:12pt;border-bottom:1.5pt solid #c8102e;padding-bottom:1.5mm;margin:0 0 2mm} .d td{padding:4px 0;border-bottom:.4pt solid #ccc} .d .n td{color:#c8102e} .d .t td{font-weight:bold;font-size:12pt;border-bottom:0;padding-top:8px} .dom{margin-top:9mm;padding:3mm 4mm;border-left:3pt solid #c8102e;background:#faf3f4;line-height:1.5} .foot{font-size:6.8pt;color:#666;margin-top:5mm;text-align:center;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const share = Math.round((100 * d.allowance) / d.lineTotal)
      const less = d.allowance
        ? `<tr class=n><td>Descuento fidelidad ${share} %</td><td class=r>-${p.money(d.allowance)}</td></tr>`
        : ''
      const facts: [string, string][] = [
        ['Nº de factura', d.number],
        ['Fecha de factura', p.date(d.issueDate)],
        ['Nº de abonado', d.customerNumber],
        ['Nº de contrato', `${random.digits(4)}-${random.digits(4)}`],
        ['NIF/CIF del cliente', d.buyer.vatId.slice(2)],
        ['Periodo facturado', `${p.date(d.from)} a ${p.date(d.until)}`],
        ['Lugar de la instalación', `${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}`],
        ['Atención al cliente', `${d.seller.telephone}<br>${d.seller.mail}<br>24 horas, 365 días`],
      ]
      return `<div class=wrap><div class=side><b>FACTURA</b><dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl><div style="margin-top:14mm">Recuerde mantener actualizados sus contactos y contraseñas en el área privada de ${d.seller.site}.</div></div>
<div><div class=brand>${d.seller.name}</div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<h2>Detalle de su factura</h2><table class=d>${p.lines((l) => row([l.description, `>${p.money(l.amount)}`])).join('')}${less}<tr><td><b>Base imponible</b></td><td class=r><b>${p.money(d.subtotal)}</b></td></tr>${row([`IVA ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}<tr class=t><td>Total factura</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=dom><b>Domiciliación bancaria</b><br>El importe de ${p.money(d.amountDue)} se cargará en su cuenta ES${random.digits(2)} **** **** **** **** ${random.digits(4)} a partir del ${p.date(d.dueDate)}. Referencia de mandato: ${random.digits(10)}.</div>
<p style="font-size:8pt;line-height:1.45">Si el recibo resulta devuelto, podrá abonarlo en nuestras oficinas o por tarjeta; los gastos de devolución correrán a su cargo. Le recordamos que las revisiones presenciales anuales están incluidas en su cuota de mantenimiento.</p></div></div>
<div class=foot>${d.seller.name} · ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} · CIF ${d.seller.vatId.slice(2)} · Empresa inscrita en el Registro de Empresas de Seguridad del Ministerio del Interior con el n.º ${random.digits(4)}</div>`
    },
  },
  {
    name: 'es-portes-autonomo',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [4, 17],
      most: 0,
      isSellerPerson: true,
      withheld: 1,
      days: [30, 60],
      pools: partiesOf(
        ['Logística', 'Áridos', 'Distribuciones', 'Transitarios', 'Materiales'],
        ['S.L.', 'S.A.', 'S.L.U.', 'S. Coop.']
      ),
      items: [
        ['TOLEDO - GETAFE', '', 140, 210],
        ['TALAVERA - MÉRIDA', '', 290, 380],
        ['ILLESCAS - ZARAGOZA (PLAZA)', '', 420, 530],
        ['SESEÑA - VALÈNCIA PUERTO', '', 430, 560],
        ['OCAÑA - ALBACETE', '', 230, 310],
        ['MADRID (MERCAMADRID) - BURGOS', '', 310, 420],
        ['GUADALAJARA - SEVILLA', '', 610, 740],
        ['ARANJUEZ - LISBOA', '', 720, 890],
        ['RETORNO PALETS VACÍOS', '', 60, 120],
        ['PARALIZACIÓN 2 H EN DESCARGA', '', 60, 90],
      ],
      numbers: (random, year) => `${random.int(3, 190)}-${year}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:10pt "Carlito"} h1{font-size:26pt;letter-spacing:6px;color:#1f4e79;margin:0 0 4mm;text-align:right} .bx{display:flex;gap:6mm} .bx table{flex:1} .bx th{background:#1f4e79;color:#fff;text-align:left;padding:3px 5px;font-size:9pt} .bx td{border:.5pt solid #9bb;padding:2.5px 5px;vertical-align:top} .bx td:first-child{width:19mm;background:#eaf1f7;font-size:8.5pt} .no{width:auto;margin:6mm 0} .no td{border:.5pt solid #9bb;padding:3px 8px} .v th{background:#1f4e79;color:#fff;font-size:9pt;padding:3px 5px;text-align:left} .v td{border:.5pt solid #9bb;padding:3px 5px} .v tr:nth-child(even) td{background:#f4f8fb} .s{width:74mm;margin:4mm 0 6mm auto;break-inside:avoid} .s td{border:.5pt solid #9bb;padding:3px 6px} .s tr:last-child td{background:#1f4e79;color:#fff;font-weight:bold;font-size:11.5pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const plate = `${random.digits(4)} ${random.pick(['KDL', 'LNR', 'MCB', 'JVZ'])}`
      const trailer = `R-${random.digits(4)}-BD${random.pick(['C', 'F', 'K'])}`
      const days = daysOf(p, d.from, d.until)
      const trips = p.lines((l, at) =>
        row([
          days[at],
          l.description,
          random.digits(6),
          `>${random.int(6, 24)}.${random.digits(2)}0`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const fact = (label: string, value: string) => row([label, value])
      return `<h1>FACTURA</h1><div class=bx><table><tr><th colspan=2>TRANSPORTISTA</th></tr>${fact('Nombre', `<b>${d.seller.name}</b>`)}${fact('NIF', d.seller.vatId.slice(2))}${fact('Domicilio', d.seller.street)}${fact('Población', `${d.seller.postCode} ${d.seller.town}`)}${fact('Móvil', d.seller.telephone)}</table><table><tr><th colspan=2>CLIENTE</th></tr>${fact('Nombre', `<b>${d.buyer.name}</b>`)}${fact('CIF', d.buyer.vatId.slice(2))}${fact('Domicilio', d.buyer.street)}${fact('Población', `${d.buyer.postCode} ${d.buyer.town}`)}${fact('Cód. prov.', d.customerNumber)}</table></div>
<table class=no><tr><td>Factura nº</td><td><b>${d.number}</b></td><td>Fecha</td><td><b>${p.date(d.issueDate)}</b></td><td>Tractora</td><td>${plate}</td><td>Semirr.</td><td>${trailer}</td></tr></table>
<table class=v>${heading(['FECHA', 'TRAYECTO / CONCEPTO', 'ALBARÁN/CMR', '>KG', '>IMPORTE €'])}${trips.join('')}</table>
<table class=s>${row(['BASE IMPONIBLE', `>${p.plain(d.subtotal)}`])}${row([`I.V.A. ${p.number(d.taxes[0].rate)} %`, `>${p.plain(d.tax)}`])}${row(['TOTAL FACTURA', `>${p.plain(d.total)}`])}${row(['RETENCIÓN I.R.P.F. 1 %', `>-${p.plain(d.withheld)}`])}${row(['LÍQUIDO A PERCIBIR', `>${p.plain(d.amountDue)} €`])}</table>
<div>Forma de pago: transferencia, vencimiento ${p.date(d.dueDate)}<br>Cuenta: ${grouped(d.seller.iban)}</div><p style="font-size:8.5pt">Actividad acogida al régimen de estimación objetiva (módulos), epígrafe 722. Revisión del precio por variación del gasóleo según art. 38 de la Ley 15/2009.</p>`
    },
  },
  {
    name: 'pt-panificadora-guias',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [6, 23],
      lines: [15, 44],
      most: 90,
      lineDiscount: 0.25,
      days: [8, 15, 30],
      pools: partiesOf(
        ['Panificadora', 'Padarias', 'Pastelaria', 'Cafetaria', 'Snack-Bar', 'Supermercados'],
        ['Lda.', 'Lda', 'S.A.', '& Irmão, Lda.', 'Unipessoal Lda.']
      ),
      items: [
        ['Carcaça 50 g', 'UN', 0.15, 0.2],
        ['Pão de Mafra 400 g', 'UN', 1.1, 1.5],
        ['Pão de mistura 500 g', 'UN', 1.15, 1.6],
        ['Bola de água 60 g', 'UN', 0.2, 0.3],
        ['Pão de hambúrguer, emb. 6', 'EMB', 1.2, 1.8],
        ['Broa de milho 1 kg', 'UN', 2.2, 3],
        ['Pão de forma integral 700 g', 'UN', 1.7, 2.3],
        ['Baguete pré-cozida', 'UN', 0.45, 0.7],
        ['Pastel de nata', 'UN', 0.5, 0.75, 1],
        ['Croissant brioche', 'UN', 0.55, 0.8, 1],
        ['Bolo de arroz', 'UN', 0.55, 0.75, 1],
        ['Palmier simples', 'UN', 0.6, 0.8, 1],
        ['Bola de Berlim c/ creme', 'UN', 0.65, 0.9, 1],
        ['Empada de galinha', 'UN', 0.7, 0.95, 1],
        ['Bolo-rei 1 kg', 'UN', 9, 13, 1],
      ],
      numbers: (random, year) => `FT B${year}/${random.int(112, 6480)}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:8.5pt "Liberation Sans";margin:0} .top{text-align:center;line-height:1.4;border-bottom:1pt solid #000;padding-bottom:3mm} .top b{font:bold 18pt "URW Bookman"} .r1{display:flex;justify-content:space-between;margin:5mm 0 4mm} .doc{font-size:11pt;font-weight:bold;line-height:1.5} .doc small{font-weight:normal;font-size:8pt} .to{width:82mm;line-height:1.4;font-size:9.5pt} .m th{text-align:left;font-size:7.5pt;border-top:.6pt solid #000;border-bottom:.6pt solid #000;padding:2px 3px} .m td{padding:3px 3px 5px} .g th{background:#ddd;text-align:left;font-size:7.8pt;padding:3px} .g td{padding:1.7px 3px} .g tr{break-inside:avoid} .gt td{padding-top:5px;text-decoration:underline} .end{display:flex;gap:8mm;margin-top:6mm;break-inside:avoid;border-top:.6pt solid #000;padding-top:3mm} .tx{width:92mm} .tx th{text-align:left;font-size:7.5pt;border-bottom:.5pt solid #000} .tx td{padding:2px 0} .tt{flex:1} .tt td{padding:2px 0} .tt .f td{font-size:12pt;font-weight:bold;border-top:1pt solid #000;padding-top:4px} .b{display:flex;gap:6mm;margin-top:5mm;font-size:7.5pt;line-height:1.45;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const first = random.int(1200, 9100)
      const days = daysOf(p, dayAfter(d.issueDate, -28), d.issueDate)
      const size = random.int(5, 8)
      const rows = p.lines((l, at) => {
        const note =
          at % size
            ? ''
            : `<tr class=gt><td></td><td colspan=7>Guia de Transporte GT B/${first + (at / size) * 61} de ${days[at]}</td></tr>`
        return (
          note +
          row([
            `P${codeOf(l.description)}`,
            l.description,
            `>${p.number(l.quantity, 2)}`,
            l.unit,
            `>${p.number(l.price / 100, 3)}`,
            `>${p.number(l.discount, 1)}`,
            `>${p.number(l.rate, 2)}`,
            `>${p.plain(l.amount)}`,
          ])
        )
      })
      const taxes = p.taxes((t) =>
        row([
          `IVA ${t.rate === 6 ? 'Red.' : 'Normal'} (${p.number(t.rate, 2)})`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      return `<div class=top><b>${d.seller.name}</b><br>${d.seller.street} &nbsp; ${d.seller.postCode} ${d.seller.town}<br>Telef. ${d.seller.telephone} &nbsp; ${d.seller.mail} &nbsp; Contribuinte N.º ${d.seller.vatId.slice(2)}<br>Capital social 25 000,00 € &nbsp; Cons. Reg. Com. ${d.seller.town}</div>
<div class=r1><div class=doc>Fatura ${d.number}<br><small>Original<br>ATCUD: JF${random.digits(1)}K${random.digits(2)}TN-${random.digits(4)}</small></div><div class=to>Exmo.(s) Sr.(s)<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}</div></div>
<table class=m>${heading(['V/ N.º Contribuinte', 'Cliente', 'Data', 'Vencimento', 'Condição de pagamento', 'Moeda'])}${row([d.buyer.vatId.slice(2), d.customerNumber, p.date(d.issueDate), p.date(d.dueDate), 'Fatura mensal', 'EUR'])}</table>
<table class=g>${heading(['Artigo', 'Descrição', '>Qtd.', 'Un.', '>Pr. Unitário', '>Desc. %', '>IVA', '>Valor'])}${rows.join('')}</table>
<div class=end><table class=tx style="align-self:flex-start">${heading(['Taxa/Valor', '>Incidência', '>Total IVA'])}${taxes.join('')}</table><table class=tt>${row(['Mercadoria/Serviços', `>${p.plain(d.subtotal)}`])}${row(['Descontos financeiros', `>${p.plain(0)}`])}${row(['Portes', `>${p.plain(0)}`])}${row(['IVA', `>${p.plain(d.tax)}`])}<tr class=f><td>Total (EUR)</td><td class=r>${p.plain(d.total)}</td></tr></table></div>
<div class=b>${squareCode(random)}<div>${certified(random)}<br>Os bens foram colocados à disposição do adquirente nas datas das guias indicadas.<br>Pagamento por transferência: IBAN ${grouped(d.seller.iban)}<br>Não se aceitam devoluções de pão e pastelaria do dia anterior.</div></div>`
    },
  },
  {
    name: 'pt-cozinhas-adjudicacao',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23, 6],
      lines: [4, 10],
      isInOrder: true,
      isOnce: true,
      most: 6,
      prepaid: 0.7,
      isBuyerPerson: true,
      days: [8, 15],
      pools: partiesOf(
        ['Carpintaria', 'Cozinhas', 'Marcenaria', 'Móveis', 'Madeiras'],
        ['Lda.', 'Unipessoal Lda.', '& Filhos, Lda.', 'Lda']
      ),
      items: [
        ['Módulo inferior lacado 60 cm, com gavetas e fecho suave', 'un', 210, 320],
        ['Módulo superior com porta basculante 90 cm', 'un', 165, 245],
        ['Coluna para forno e micro-ondas', 'un', 340, 460],
        ['Tampo em quartzo compacto 20 mm', 'm²', 240, 330],
        ['Roupeiro embutido com portas de correr, interior em melamina linho', 'un', 780, 1150],
        ['Porta interior em carvalho folheado com aro e guarnições', 'un', 290, 410],
        ['Rodapé lacado branco 10 cm', 'ml', 6, 11],
        ['Puxador em alumínio escovado 192 mm', 'un', 5, 9],
        ['Desmontagem e remoção da cozinha existente', 'vg', 150, 280, 1],
        ['Mão de obra de montagem em habitação', 'h', 22, 29, 1],
      ],
      numbers: (random, year) => `FT ${year}A/${random.int(4, 412)}`,
    },
    style: { ...comma, money: (plain) => `${plain}€`, date: slashed },
    css: 'body{font:9.5pt "Lato";color:#333;margin:0} .tl{display:flex;justify-content:space-between;align-items:flex-end} h1{font:300 24pt "Lato";margin:0;color:#6b4f2a} .or{font-size:8pt;color:#777} .adr{display:flex;justify-content:space-between;margin:13mm 0 9mm} .sm{font-size:7pt;color:#777;border-bottom:.5pt solid #999;padding-bottom:1mm;margin-bottom:2mm} .to{width:86mm;line-height:1.45} .kv{width:68mm} .kv td{padding:2px 0;font-size:8.8pt} .kv td:first-child{color:#777} .l th{color:#6b4f2a;font-size:8pt;text-align:left;border-bottom:1.2pt solid #6b4f2a;padding:4px 2px} .l td{padding:5px 2px;border-bottom:.4pt solid #ddd;vertical-align:top} .s{display:flex;justify-content:space-between;align-items:flex-start;margin-top:7mm;break-inside:avoid} .x{width:78mm} .x th,.x td{font-size:8pt;text-align:left;padding:2px 2px} .x th{color:#777;font-weight:400} .u{width:76mm} .u td{padding:3px 2px} .u .k td{background:#6b4f2a;color:#fff;font-weight:bold;font-size:11pt;padding:5px 4px} .o{margin-top:7mm;font-size:8.3pt;line-height:1.5;display:flex;gap:6mm;break-inside:avoid} .ft{position:fixed;bottom:0;left:0;right:0;border-top:.6pt solid #6b4f2a;padding-top:2mm;display:flex;justify-content:space-between;font-size:7.3pt;line-height:1.45}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l, at) =>
        row([
          `${at + 1}`,
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)}%${t.rate === 6 ? ' – verba 2.27, Lista I' : ''}`,
          `>${p.money(baseOf(p, t))}`,
          `>${p.money(taxOf(p, t))}`,
        ])
      )
      const rest = d.prepaid
        ? `${row([`Adiantamento na adjudicação (${d.earlier})`, `>-${p.money(d.prepaid)}`])}<tr class=k><td>Valor a pagar</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      const total = ['Total com IVA', p.money(d.total)]
      const all = d.prepaid
        ? row([`<b>${total[0]}</b>`, `><b>${total[1]}</b>`])
        : `<tr class=k><td>${total[0]}</td><td class=r>${total[1]}</td></tr>`
      return `<div class=tl><h1>Fatura</h1><div class=or>Original</div></div>
<div class=adr><div class=to><div class=sm>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF ${d.buyer.vatId.slice(2)}</div><table class=kv style="align-self:flex-start">${row(['Documento', `>${d.number}`])}${row(['ATCUD', `>J${random.digits(2)}XWQ${random.digits(2)}-${random.digits(3)}`])}${row(['Data de emissão', `>${p.date(d.issueDate)}`])}${row(['Data de vencimento', `>${p.date(d.dueDate)}`])}${row(['Orçamento', `>${d.orderNumber}`])}${row(['Obra', `>${d.buyer.town}`])}</table></div>
<table class=l>${heading(['#', 'Descrição', '>Qtd.', '>Preço unit.', '>IVA', '>Total s/ IVA'])}${rows.join('')}</table>
<div class=s><table class=x>${heading(['Taxa de IVA', '>Base', '>Imposto'])}${taxes.join('')}</table><table class=u>${row(['Total sem IVA', `>${p.money(d.subtotal)}`])}${row(['IVA', `>${p.money(d.tax)}`])}${all}${rest}</table></div>
<div class=o>${squareCode(random)}<div><b>Observações</b><br>Trabalhos concluídos em ${p.date(d.deliveryDate)}. Garantia de 3 anos em móveis e ferragens, excluindo desgaste normal de utilização.<br><b>Pagamento por transferência</b><br>Titular: ${d.seller.name}<br>IBAN ${grouped(d.seller.iban)}<br>${certified(random)}</div></div>
<div class=ft><div>${d.seller.name}<br>NIPC ${d.seller.vatId.slice(2)}</div><div>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</div><div>${d.seller.telephone}<br>${d.seller.mail}</div></div>`
    },
  },
]
