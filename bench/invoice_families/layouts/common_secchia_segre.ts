import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, euroAfter, grouped, heading, row, slashed } from '../print.ts'
import type { Random } from '../random.ts'

const listOf = (text: string) => text.split('; ')
const townsOf = (text: string) => listOf(text).map((town) => town.split(/ (?=\S+$)/))

const italian = {
  ...pools.IT,
  first: listOf('Ivano; Loredana; Maurizio; Sonia; Gian Luca; Ornella; Daniele'),
  last: listOf(
    'Bertolini; Bondavalli; Cavazza; Corradini; De Marchi; Ferretti; Guidetti; Iori; Lusvardi; Malagoli; Montanari; Prandi; Righi; Soncini; ZINI'
  ),
  streets: listOf(
    'Via Emilia Ovest, 1014; Str. Provinciale 33/B; Via del Lavoro, 7; P.zza Martiri 12; Via Po 5/C; Via G. Garibaldi, 88; Via Radici in Monte 19; Vicolo Santa Chiara, 3; Via dell’Artigianato 26/28'
  ),
  towns: townsOf('Sassuolo 41049; Correggio 42015; Mantova 46100; Imola 40026; Fidenza 43036'),
}
const spanish = {
  ...pools.ES,
  first: listOf('Montserrat; Jordi; Maria Àngels; Ramon; Lourdes; Xavier; Pilar'),
  last: listOf(
    'Barrufet; Castells Mir; Farré; Gasol; Ibars Pons; Llobet; Morell; Niubó; Olivart; Piqué; Roca Vidal; Sabaté; SOLSONA; Torres; Viladegut'
  ),
  streets: listOf(
    'Av. Prat de la Riba, 48; C/ Major, 17 baixos; Ctra. N-240 km 92,5; Rambla Ferran 31, 2º 1ª; C/ Sant Antoni, 5; Polígono Industrial El Segre, parc. 312; Plaza Mayor 9; Avda. Lérida, 76, bajos'
  ),
  towns: townsOf('Lleida 25003; Balaguer 25600; Monzón 22400; Fraga 22520; Tárrega 25300'),
}
const portuguese = {
  ...pools.PT,
  first: listOf('Anabela; Duarte; Sílvia; Nelson; Luísa; Vasco'),
  last: listOf(
    'Amorim Leite; Bessa; Brandão; Coelho; Espinheira; Gouveia; Mourão; PINHO; Resende; Sá Couto; Tavares; Valente'
  ),
  streets: listOf(
    'Rua da Estação, 480; Travessa do Murado, 15; Av. Fernando Pessoa 212, Loja B; E.N. 109, km 31; Rua dos Corticeiros, 1120; Praceta da Liberdade 7, R/C; Rua do Cruzeiro, 56'
  ),
  towns: townsOf('Santa Maria da Feira 4520-115; Ovar 3880-102; Aveiro 3800-213; Porto 4200-072'),
}
const french = {
  ...pools.FR,
  last: listOf(
    'Castéra; Delmas; Fabre; Gauthier-Lacaze; Labarthe; Montel; Peyrat; Roussel; Sarrazin'
  ),
  trade: listOf('Vignobles; Domaines; Caves; Maison'),
  forms: listOf('SARL; SAS; EARL; et Fils'),
  streets: listOf('12, chemin des Graves; Lieu-dit Le Bourdieu; 3, route de Saint-Macaire'),
  towns: townsOf('Langon 33210; Cahors 46000; Béziers 34500; Libourne 33500'),
}

/** Companies whose trades and legal forms are those of a family. */
function partiesOf(trade: string, forms: string): Pools {
  const own = { trade: listOf(trade), forms: listOf(forms) }
  return {
    ...pools,
    IT: { ...italian, ...own },
    ES: { ...spanish, ...own },
    PT: { ...portuguese, ...own },
    FR: french,
  }
}

/** The same number for the same goods. */
const codeOf = (name: string, least: number) =>
  least + [...name].reduce((code, letter) => (code * 37 + letter.charCodeAt(0)) % (9 * least), 11)

/** A square code such as invoices of Spain and Portugal print. */
function squareCode(random: Random, width: number): string {
  const side = 37
  const dots = Array.from({ length: side * side }, (_, at) =>
    random.chance(0.48) ? `M${at % side} ${Math.floor(at / side)}h1v1h-1z` : ''
  )
  const corners = [
    [0, 0],
    [side - 7, 0],
    [0, side - 7],
  ].map(
    ([x, y]) =>
      `<path fill="#fff" d="M${x - 1} ${y - 1}h9v9h-9z"/><path fill-rule="evenodd" d="M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z"/>`
  )
  return `<svg viewBox="0 0 ${side} ${side}" width="${width}mm" height="${width}mm" style="flex:none" shape-rendering="crispEdges"><path d="${dots.join('')}"/>${corners.join('')}</svg>`
}

const lettersOf = (random: Random, from: string, count: number) =>
  Array.from({ length: count }, () => random.pick([...from])).join('')

const initialsOf = (random: Random) =>
  `${lettersOf(random, 'ABCDEFGJLMNPRST', 1)}. ${lettersOf(random, 'ABCFGLMNPRSTV', 1)}. ${lettersOf(random, 'ABCFGLMNPRSTV', 1)}.`

const taxCodeOf = (random: Random) =>
  `${lettersOf(random, 'BCDFGLMNPRSTVZ', 6)}${random.int(52, 89)}${lettersOf(random, 'ABCDEHLMPRST', 1)}${random.int(10, 29)}${lettersOf(random, 'ABFGHI', 1)}${random.digits(3)}${lettersOf(random, 'CDEFGHKLNPQRSTVZ', 1)}`

/** Italian, Spanish and Portuguese invoices of eight trades. */
export const secchiaSegre: Family[] = [
  {
    name: 'it-tipografia-stampati',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22, 4],
      lines: [3, 8],
      isOnce: true,
      most: 8,
      lineDiscount: 0.2,
      days: [30, 60],
      pools: partiesOf(
        'Tipografia; Grafiche; Arti Grafiche; Litografia; Edizioni',
        'S.n.c.; S.r.l.; & C. S.a.s.; & Figli; di Righi M. & C. s.n.c.'
      ),
      items: [
        [
          'Biglietti da visita 85x55 4+4 colori, carta 350 g plast. opaca, conf. 500 pz',
          'cf',
          38,
          62,
        ],
        ['Depliant A4 tre ante, patinata 150 g, stampa 4+4, conf. 1000 pz', 'cf', 145, 230],
        ['Blocchi copia commissione 2 copie autoricalcanti 50x2 A5', 'pz', 3, 6],
        ['Buste commerciali 11x23 con finestra, stampa 1 colore, conf. 500 pz', 'cf', 48, 75],
        ['Manifesti 70x100 carta blue back 115 g', 'pz', 4, 9],
        ['Roll-up 85x200 con struttura e borsa', 'pz', 68, 95],
        ['Impianto grafico e prova colore certificata', 'pz', 35, 80],
        ['Etichette adesive in bobina 60x40 mm, 1000 etich.', 'bob', 29, 58],
        ['Carta intestata A4 uso mano 90 g, risma 500 ff.', 'rs', 32, 49],
        ['Volume "Storia della Pieve" 17x24, 192 pagg., brossura fresata', 'pz', 7, 12, 1],
        ['Periodico parrocchiale 16 pagg. punto metallico, 100 copie', 'cf', 62, 95, 1],
        ['Catalogo mostra 21x21, 64 pagg. (libro con ISBN)', 'pz', 6, 11, 1],
      ],
      numbers: (random) => `${random.int(12, 940)}/A`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: slashed },
    css: 'body{font:8.8pt "Liberation Sans";margin:0} .top{display:flex;justify-content:space-between;margin-bottom:5mm} .s{width:86mm;line-height:1.4} .s b{font-size:14pt;color:#8a1c1c;display:block;line-height:1.15;margin-bottom:1mm} .to{width:84mm;border:.6pt solid #777;padding:2mm 3mm;box-sizing:border-box;min-height:30mm;line-height:1.45;font-size:10pt} .to i{font-size:7.5pt;color:#555} .h td,.h th{border:.6pt solid #777;padding:2px 5px;text-align:left;vertical-align:top} .h th{font:normal 7pt "Liberation Sans";color:#555;border-bottom:0;padding-bottom:0} .h td{border-top:0;font-weight:bold} .g{border:.6pt solid #777;margin-top:3mm} .g th{background:#eee;border:.6pt solid #777;font-size:7.5pt;padding:3px 5px;text-align:left} .g td{border-left:.6pt solid #777;padding:3px 5px;vertical-align:top} .e{display:flex;border:.6pt solid #777;border-top:0;break-inside:avoid} .e>div{padding:2mm 3mm;box-sizing:border-box} .iv{width:76mm;border-right:.6pt solid #777} .iv th{font-size:7pt;color:#555;text-align:left;font-weight:normal} .iv td{padding:1px 0} .sc{width:48mm;border-right:.6pt solid #777;line-height:1.5} .sc i{font-size:7pt;color:#555;font-style:normal} .tt{flex:1} .tt td{padding:1.5px 0;font-size:8.5pt} .tt .k td{font-size:11.5pt;font-weight:bold;border-top:.6pt solid #777;padding-top:4px} .n{font-size:7pt;color:#444;line-height:1.4;margin-top:3mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          `${codeOf(l.description, 100)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)}%` : ''}`,
          `>${p.money(l.amount)}`,
          `>${p.number(l.rate)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          t.rate === 4 ? '4 - IVA 4% Tab. A/II n.18' : '22 - IVA 22%',
          `>${p.money(baseOf(p, t))}`,
          `>${p.money(taxOf(p, t))}`,
        ])
      )
      const gap = Math.max(4, 142 - 8 * rows.length)
      const filler = `<tr style="height:${gap}mm">${'<td></td>'.repeat(8)}</tr>`
      const ddt = random.int(15, 980)
      return `<div class=top><div class=s><b>${d.seller.name}</b>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} – ${d.seller.mail}<br>C.F. e P.IVA ${d.seller.vatId.slice(2)}<br>R.E.A. ${random.digits(6)} – Albo Artigiani n. ${random.digits(5)}</div><div class=to><i>Spett.le</i><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br><span style="font-size:8.5pt">P.IVA ${d.buyer.vatId.slice(2)} &nbsp; Cod. dest. ${lettersOf(random, 'ABEKMNSUX0123456789', 7)}</span></div></div>
<table class=h><tr><th>Tipo documento</th><th>Numero</th><th>Data</th><th>Cod. cliente</th><th>Pagamento</th><th>Rif. DDT</th></tr>${row(['Fattura differita', d.number, p.date(d.issueDate), d.customerNumber, 'Bonifico bancario', `${ddt} del ${p.date(d.deliveryDate)}`])}</table>
<table class=g>${heading(['Cod.', 'Descrizione', '>Q.tà', 'U.m.', '>Prezzo', '>Sc.', '>Importo', '>Iva'])}${rows.join('')}${filler}</table>
<div class=e><div class=iv><table><tr><th>Riepilogo IVA</th><th class=r>Imponibile</th><th class=r>Imposta</th></tr>${taxes.join('')}</table></div><div class=sc><i>Scadenza</i><br><b>${p.date(d.dueDate)}</b><br><i>Coordinate bancarie</i><br>${grouped(d.seller.iban)}</div><table class=tt style="margin:2mm 3mm;width:auto">${row(['Tot. imponibile', `>${p.money(d.subtotal)}`])}${row(['Tot. IVA', `>${p.money(d.tax)}`])}<tr class=k><td>Tot. documento</td><td class=r>${p.money(d.total)}</td></tr></table></div>
<div class=n>Contributo ambientale CONAI assolto ove dovuto. Tolleranza sulle quantità di stampa ±5% come da usi della categoria. Copia di cortesia priva di valore fiscale ai sensi dell'art. 21 DPR 633/72: l'originale è disponibile presso l'indirizzo telematico da Lei fornito oppure nella Sua area riservata del sito dell'Agenzia delle Entrate.</div>`
    },
  },
  {
    name: 'it-fumista-caparra',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [10],
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 3,
      isSellerPerson: true,
      isBuyerPerson: true,
      prepaid: 0.65,
      days: [10, 15, 30],
      pools: partiesOf('Immobiliare; Agriturismo; Trattoria; Albergo', 'S.r.l.; s.s.; S.a.s.'),
      items: [
        [
          'Sopralluogo e videoispezione della canna fumaria con rilascio di relazione',
          'n.',
          80,
          140,
        ],
        ['Pulizia meccanica canna fumaria e smaltimento fuliggine', 'n.', 70, 120],
        ['Intubamento con tubo flessibile inox AISI 316L Ø 150 mm, in opera', 'ml', 68, 95],
        ['Raccordo stufa a pellet Ø 80 mm completo di tee e tappo ispezione', 'n.', 110, 180],
        ['Comignolo antivento in acciaio inox, fornito e posato con linea vita', 'n.', 190, 320],
        ['Sostituzione guarnizioni e vetro ceramico stufa', 'n.', 85, 150],
        ['Prova di tiraggio e di tenuta UNI 10845', 'n.', 60, 95],
        ['Dichiarazione di Conformità DM 37/08, per impianto', 'n.', 50, 90],
      ],
      numbers: (random, year) => `${random.int(3, 118)}/${year}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:11pt "Caladea";margin:0 3mm;line-height:1.35} .t{text-align:center;border-bottom:2.2pt double #444;padding-bottom:4mm;margin-bottom:8mm;font-size:10pt} .t b{font:italic bold 22pt "Caladea";display:block} .to{margin-left:95mm;margin-bottom:9mm} h2{font-size:12.5pt;margin:0 0 5mm;text-decoration:underline} .w{margin:5mm 0} .w th{font-size:9.5pt;text-align:left;border:.7pt solid #000;padding:3px 6px} .w td{border:.7pt solid #000;padding:4px 6px;vertical-align:top} .s{width:92mm;margin-left:auto;break-inside:avoid} .s td{padding:3px 4px} .s .k td{font-weight:bold;border-top:.7pt solid #000} .f{font-size:9.5pt;margin-top:7mm;break-inside:avoid} .sg{margin:9mm 0 0 110mm;font-size:10pt;text-align:center} .sg i{font:19pt "Z003";color:#1b2f7a}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${l.unit} ${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const isCompany = /S\.|s\.s\./.test(d.buyer.name)
      const rest = d.prepaid
        ? `${row([`A dedurre caparra confirmatoria versata il ${p.date(d.orderDate)}`, `>- ${p.money(d.prepaid)}`])}<tr class=k><td>SALDO DA VERSARE</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      return `<div class=t><b>${d.seller.name}</b>Fumista – Spazzacamino abilitato ANFUS – Stufe e camini<br>${d.seller.street} – ${d.seller.postCode} ${d.seller.town} – Cell. ${d.seller.telephone}<br>C.F. ${taxCodeOf(random)} – Partita IVA ${d.seller.vatId.slice(2)}</div>
<div class=to>Spett.le<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>${isCompany ? `P.IVA ${d.buyer.vatId.slice(2)}` : `C.F. ${taxCodeOf(random)}`}</div>
<h2>FATTURA n. ${d.number} del ${p.date(d.issueDate)}</h2>
<div>Per lavori di manutenzione all'impianto fumario eseguiti il ${p.date(d.deliveryDate)} presso il Vs. immobile di ${d.buyer.town}:</div>
<table class=w>${heading(['Descrizione dei lavori', '>Quantità', '>Prezzo €', '>Importo €'])}${rows.join('')}</table>
<table class=s>${row(['Imponibile', `>${p.money(d.subtotal)}`])}${row(['IVA 10% (art. 7 c.1 lett. b L. 488/1999)', `>${p.money(d.tax)}`])}<tr class=k><td>TOTALE FATTURA</td><td class=r>${p.money(d.total)}</td></tr>${rest}</table>
<div class=f>Pagamento con bonifico ${isCompany ? 'bancario' : '"parlante"'} entro il ${p.date(d.dueDate)}${isCompany ? '' : ' (causale: detrazione art. 16-bis DPR 917/1986)'}<br>IBAN: <b>${d.seller.iban}</b> intestato a ${d.seller.name}</div><div class=sg>In fede<br><i>${d.seller.name}</i></div>`
    },
  },
  {
    name: 'it-gestionale-storno',
    plan: {
      country: 'IT',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [22],
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 10,
      pools: partiesOf(
        'Software; Sistemi; Informatica; Data; Soluzioni Digitali',
        'S.r.l.; S.p.A.; SRL; S.r.l. Società Benefit'
      ),
      items: [
        ['Canone piattaforma gestionale Cloud – piano Business', 'mesi', 79, 149],
        ['Modulo Magazzino e lotti – mensilità non godute', 'mesi', 24, 45],
        ['Modulo Fatturazione elettronica e conservazione', 'mesi', 12, 22],
        ['Postazione aggiuntiva utente (disdetta)', 'mesi', 9, 18],
        ['Giornata di formazione on site non erogata', 'gg', 420, 560],
        ['Connettore e-commerce – attivazione annullata', 'pz', 190, 350],
      ],
      numbers: (random, year) => `NC-${year}-${random.digits(5)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: slashed },
    css: 'body{font:9pt "Inter";color:#1d2433;margin:0;display:flex;gap:9mm} aside{width:46mm;flex:none;background:#eef3f1;min-height:262mm;padding:6mm 5mm;box-sizing:border-box;font-size:8pt;line-height:1.5} aside .lg{font:800 14pt "Inter";color:#0f7a5a;line-height:1.15;margin-bottom:8mm} aside h4{font-size:7pt;color:#6a7a75;margin:6mm 0 .5mm;text-transform:uppercase;letter-spacing:.4px} main{flex:1} h1{font:600 20pt "Inter";margin:4mm 0 1mm} .sub{color:#5a6478;margin-bottom:10mm} .to{line-height:1.5;margin-bottom:9mm} .to small{color:#6a7a75} .l th{font-size:7.5pt;color:#5a6478;text-align:left;font-weight:500;border-bottom:1.2pt solid #0f7a5a;padding:4px 0} .l td{border-bottom:.5pt solid #d7dedb;padding:7px 0;vertical-align:top} .l td+td,.l th+th{padding-left:13px!important} .t{width:78mm;margin:5mm 0 0 auto} .t td{padding:3.5px 0} .t .k td{font-weight:700;font-size:11.5pt;border-top:1.2pt solid #0f7a5a;padding-top:6px} .why{background:#fff8e8;border-left:3pt solid #e3a72f;padding:3mm 4mm;margin-top:10mm;line-height:1.5;font-size:8.5pt} .lt{font-size:7.3pt;color:#6a7a75;line-height:1.5;margin-top:8mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const before = Number(d.issueDate.slice(0, 4)) - 1
      const earlier = p.date(`${before}-12-${random.int(10, 30)}`)
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      return `<aside><div class=lg>${d.seller.name}</div>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>P.IVA ${d.seller.vatId}<br>REA ${random.digits(6)}<br>Cap. soc. € 50.000,00 i.v.<h4>Numero</h4><b>${d.number}</b><h4>Data</h4>${p.date(d.issueDate)}<h4>Tipo documento</h4>TD04 – Nota di credito<h4>Codice cliente</h4>${d.customerNumber}<h4>Contratto</h4>${d.orderNumber}<h4>Assistenza amministrativa</h4>${d.seller.telephone}<br><span style="font-size:6.8pt;overflow-wrap:anywhere">${d.seller.mail}</span></aside>
<main><h1>Nota di credito</h1><div class=sub>a storno parziale della fattura n. FT-${before}-${random.digits(5)} del ${earlier}</div><div class=to><small>Destinatario</small><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>P.IVA ${d.buyer.vatId}</div>
<table class=l>${heading(['Descrizione', '>Quantità', '>Prezzo', '>IVA', '>Importo'])}${rows.join('')}</table>
<table class=t>${row(['Imponibile', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}<tr class=k><td>Totale a Vs. credito</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=why><b>Motivo della rettifica</b><br>Recesso anticipato da moduli e servizi comunicato via PEC il ${p.date(d.orderDate)}. Variazione in diminuzione ex art. 26 DPR 633/1972.</div>
<div class=lt>L'importo viene riaccreditato con bonifico sul conto da cui è pervenuto il pagamento, oppure a richiesta compensato con la prossima fattura. Copia analogica della fattura elettronica trasmessa al Sistema di Interscambio. IVA ad esigibilità immediata.</div></main>`
    },
  },
  {
    name: 'es-farmacia-residencia',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [4, 10, 21],
      lines: [36, 62],
      most: 4,
      isGross: true,
      lineDiscount: 0.2,
      isSellerPerson: true,
      days: [15, 30],
      pools: partiesOf(
        'Residencia; Centro de Día; Hogar; Llar; Gestión Geriátrica',
        'S.L.; S.A.; SLU; Fundación; SCCL'
      ),
      items: [
        ['PARACETAMOL CINFA 1 G 40 COMP', '', 2.85, 2.85],
        ['OMEPRAZOL NORMON 20 MG 28 CAPS', '', 2.75, 2.75],
        ['ENALAPRIL RATIO 10 MG 28 COMP', '', 1.8, 1.8],
        ['METFORMINA SANDOZ 850 MG 50 COMP', '', 1.9, 1.9],
        ['QUETIAPINA STADA 25 MG 60 COMP', '', 10, 10],
        ['FUROSEMIDA 40 MG 30 COMP', '', 2.25, 2.25],
        ['ACIDO ACETILSALICILICO 100 MG 30 COMP', '', 1.6, 1.6],
        ['LACTULOSA 10 G 50 SOBRES', '', 6.15, 6.15],
        ['SIMVASTATINA 20 MG 28 COMP', '', 1.7, 1.7],
        ['TRAZODONA 100 MG 60 COMP', '', 7.25, 7.25],
        ['APOSITO HIDROCOLOIDE 10X10 3 UDS', '', 11.75, 11.75, 1],
        ['GASAS ESTERILES 20X20 50 SOBRES', '', 6.5, 6.5, 1],
        ['TIRAS REACTIVAS GLUCOSA 50 UDS', '', 21.5, 21.5, 1],
        ['SUERO FISIOLOGICO 5 ML 30 MONODOSIS', '', 5.35, 5.35, 1],
        ['ESPESANTE INSTANTANEO 225 G', '', 10, 10, 1],
        ['VENDA COHESIVA 10 CM X 4,5 M', '', 4.1, 4.1, 1],
        ['CREMA BARRERA OXIDO ZINC 150 ML', '', 9.25, 9.25, 2],
        ['GEL DERMATOLOGICO AVENA 750 ML', '', 11.2, 11.2, 2],
        ['COLUTORIO CLORHEXIDINA 500 ML', '', 8.75, 8.75, 2],
        ['CREMA ADHESIVA DENTADURAS 70 G', '', 8.35, 8.35, 2],
        ['GUANTES NITRILO T/M 100 UDS', '', 7.25, 7.25, 2],
        ['ACEITE ALMENDRAS 250 ML', '', 7.35, 7.35, 2],
      ],
      numbers: (random, year) => `${year.slice(2)}/${random.digits(4)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.8pt "Roboto Condensed";margin:0} .top{display:flex;gap:5mm;align-items:flex-start;margin-bottom:6mm} .top svg{flex:none} .ph{flex:1;line-height:1.4} .ph b{font-size:13pt;color:#0b7a3b} .cl{width:78mm;border:.8pt solid #0b7a3b;padding:2.5mm 3mm;line-height:1.45;box-sizing:border-box} .cl b{font-size:10pt} .id{display:flex;gap:10mm;background:#0b7a3b;color:#fff;padding:1.8mm 3mm;margin-bottom:3mm;font-size:9.5pt} .g th{text-align:left;font-size:8pt;border-bottom:.8pt solid #0b7a3b;padding:2px 3px} .g td{padding:1.6px 3px} .g tr{break-inside:avoid} .g .rs td{font-weight:bold;padding-top:6px;border-bottom:.4pt dotted #888;break-after:avoid} .z{display:flex;justify-content:space-between;align-items:flex-start;margin-top:6mm;break-inside:avoid} .x{width:104mm} .x th{background:#e4f1e9;font-size:8pt;text-align:left;padding:3px 5px;border:.5pt solid #8dbca0} .x td{padding:2.5px 5px;border:.5pt solid #8dbca0} .x .k td{font-weight:bold} .tot{width:62mm;border:1.2pt solid #0b7a3b;text-align:center;padding:3mm 0;font-size:9.5pt} .tot b{font-size:17pt;display:block} .f{margin-top:5mm;font-size:8.3pt;line-height:1.5;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, dayAfter(d.issueDate, -29), dayAfter(d.issueDate, -1))
      let room = random.int(101, 106)
      let left = 0
      const rows = p.lines((l, at) => {
        let head = ''
        if (!left) {
          left = random.int(3, 7)
          room += random.int(1, 4)
          head = `<tr class=rs><td colspan=8>Residente ${initialsOf(random)} – Hab. ${room}</td></tr>`
        }
        left -= 1
        return (
          head +
          row([
            days[at],
            `${codeOf(l.description, 100000)}`,
            l.description,
            `>${p.number(l.quantity)}`,
            `>${p.plain(l.price)}`,
            `>${l.discount ? p.number(l.discount) : ''}`,
            `>${p.number(l.rate)}`,
            `>${p.plain(l.amount)}`,
          ])
        )
      })
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)} %`,
          `>${p.plain(t.base)}`,
          `>${p.plain(t.amount)}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      return `<div class=top><svg width="19mm" viewBox="0 0 30 30"><path fill="#0b9a4b" d="M10 0h10v10h10v10H20v10H10V20H0V10h10z"/><path fill="#fff" d="M13 4h4v9h9v4h-9v9h-4v-9H4v-4h9z"/></svg><div class=ph>Farmacia<br><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIF ${d.seller.vatId.slice(2)} · Tel. ${d.seller.telephone}<br>Of. de farmacia n.º F25-${random.digits(3)}</div><div class=cl>Cliente ${d.customerNumber}<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF ${d.buyer.vatId.slice(2)}</div></div>
<div class=id><span>FACTURA <b>${d.number}</b></span><span>Fecha <b>${p.date(d.issueDate)}</b></span><span>Vencimiento <b>${p.date(d.dueDate)}</b></span><span>Precios en euros, IVA incluido</span></div>
<table class=g>${heading(['Fecha', 'C.N.', 'Artículo', '>Uds.', '>PVP', '>% Dto.', '>% IVA', '>Importe'])}${rows.join('')}</table>
<div class=z><table class=x>${heading(['Tipo IVA', '>Base imponible', '>Cuota IVA', '>Total'])}${taxes.join('')}<tr class=k><td>Suma</td><td class=r>${p.plain(d.subtotal)}</td><td class=r>${p.plain(d.tax)}</td><td class=r>${p.plain(d.total)}</td></tr></table><div class=tot>TOTAL FACTURA<b>${p.plain(d.total)} €</b>IVA incluido</div></div>
<div class=f>Forma de pago: transferencia a la cuenta ${grouped(d.seller.iban)}, indicando el número de factura.<br>Los medicamentos sujetos a prescripción se han dispensado con receta. No se admiten devoluciones de medicamentos ni de productos termolábiles.</div>`
    },
  },
  {
    name: 'es-feria-stand',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [4, 9],
      isInOrder: true,
      isOnce: true,
      most: 24,
      prepaid: 0.75,
      days: [10, 15, 20],
      pools: partiesOf(
        'Ferias; EXPO; Salones Profesionales; Congresos y Eventos; Montajes Feriales',
        'S.A.; S.L.; S.A.U.; S.L.P.'
      ),
      items: [
        ['Suelo libre pabellón 2, una calle abierta', 'm²', 78, 112],
        ['Stand modular básico (paneles, moqueta y rótulo)', 'm²', 46, 72],
        ['Consumo y cuadro eléctrico, potencia mínima 0,13 kW/m²', 'm²', 4, 8],
        ['Potencia eléctrica adicional 24 h', 'kW', 38, 61],
        ['Tabique adicional de 1 m, melamina blanca', 'ud', 26, 38],
        ['Seguro obligatorio de responsabilidad civil y multiferia', 'm²', 2, 4],
        ['Silla apilable blanca', 'ud', 9, 16],
        ['Pase de expositor adicional', 'ud', 8, 15],
        ['Limpieza diaria del stand', 'm²', 3, 5],
        ['Alquiler de carretilla con conductor', 'h', 54, 76],
      ],
      numbers: (random, year) => `F${year.slice(2)}E-${random.digits(4)}`,
    },
    style: { ...euroAfter, date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:9.2pt "Open Sans";color:#222;margin:0} .b{background:#2b2358;color:#fff;padding:6mm 7mm;display:flex;justify-content:space-between;align-items:center} .b .n{font:800 17pt "Open Sans";max-width:105mm;line-height:1.15} .b .e{text-align:right;font-size:8.5pt;line-height:1.5;color:#ffd166} .r1{display:flex;gap:8mm;margin:7mm 0} .r1>div{flex:1;line-height:1.5} .r1 h5{margin:0 0 1mm;font-size:7.5pt;color:#e0564f;text-transform:uppercase} .k{font-size:8.7pt} .k td{padding:1.2px 0} .k td:last-child{font-weight:600;text-align:right} .c th{background:#efedf6;text-align:left;font-size:8pt;padding:5px 6px} .c td{padding:5px 6px;border-bottom:.5pt solid #d6d2e6;vertical-align:top} .m{display:flex;justify-content:space-between;align-items:flex-start;gap:8mm;margin-top:6mm;break-inside:avoid} .v{display:flex;gap:4mm;font-size:7.6pt;line-height:1.45} .t{width:86mm;flex:none} .t td{padding:4px 6px} .t .g td{font-weight:700;border-top:.8pt solid #2b2358} .t .p td{background:#2b2358;color:#fff;font-weight:700;font-size:10.5pt} .pg{margin-top:7mm;border:.8pt solid #e0564f;padding:3mm 4mm;line-height:1.55;font-size:8.7pt;break-inside:avoid} .lo{position:fixed;bottom:0;left:0;right:0;font-size:7pt;color:#666;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      const opens = random.int(24, 40)
      const rows = p.lines((l) =>
        row([
          `${codeOf(l.description, 100)}`,
          l.description,
          `>${p.number(l.quantity, 2)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const rest = d.prepaid
        ? `${row([`Reserva de espacio abonada el ${p.date(d.orderDate)}`, `>-${p.money(d.prepaid)}`])}<tr class=p><td>PENDIENTE DE PAGO</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      const fair = random.pick(['AGROSEGRE', 'Fruit Salon', 'BBConstruye', 'Expo Hostelería'])
      return `<div class=b><div class=n>${d.seller.name}</div><div class=e><b>${fair} ${dayAfter(d.issueDate, opens).slice(0, 4)}</b><br>${p.date(dayAfter(d.issueDate, opens))} – ${p.date(dayAfter(d.issueDate, opens + 3))}</div></div>
<div class=r1><div><h5>Expositor</h5><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF: ${d.buyer.vatId.slice(2)}</div><div><h5>Factura</h5><table class=k>${row(['N.º de factura', d.number])}${row(['Fecha de expedición', p.date(d.issueDate)])}${row(['N.º de expositor', d.customerNumber])}${row(['Solicitud', d.orderNumber])}${row(['Ubicación', `Pab. 2, stand ${lettersOf(random, 'ABCDE', 1)}-${random.int(11, 68)}`])}</table></div></div>
<table class=c>${heading(['Cód.', 'Servicio contratado', '>Cantidad', '>Tarifa', '>Importe'])}${rows.join('')}</table>
<div class=m><div class=v>${Number(d.issueDate.slice(0, 4)) > 2024 ? `${squareCode(random, 30)}<div>QR tributario<br><b>VERI*FACTU</b><br>Factura verificable en la sede electrónica de la AEAT</div>` : '<div>La inscripción no será firme hasta el pago íntegro de los servicios contratados.</div>'}</div><table class=t>${row(['Base imponible', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}<tr class=${d.prepaid ? 'g' : 'p'}><td>TOTAL FACTURA</td><td class=r>${p.money(d.total)}</td></tr>${rest}</table></div>
<div class=pg>Ingreso antes del <b>${p.date(d.dueDate)}</b> en la cuenta <b>${grouped(d.seller.iban)}</b>, concepto: n.º de expositor y factura. Según el art. 9 de las Normas de Participación, no se autorizará el montaje del stand a los expositores con importes pendientes.</div>
<div class=lo>${d.seller.name} · ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} · NIF ${d.seller.vatId.slice(2)} · ${d.seller.telephone} · Reg. Merc. T ${random.digits(4)}, F ${random.digits(3)}, H L-${random.digits(5)}</div>`
    },
  },
  {
    name: 'es-protesis-pacientes',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [0],
      lines: [6, 18],
      most: 3,
      days: [15, 30, 60],
      pools: partiesOf(
        'Laboratorio Dental; Dental; Prótesis; Ortodental; Clínica',
        'S.L.; SLP; S.C.P.; C.B.; S.L.U.'
      ),
      items: [
        ['Corona zirconio monolítico', '', 94, 94],
        ['Corona metal-cerámica', '', 73.5, 73.5],
        ['Carilla disilicato de litio', '', 122.5, 122.5],
        ['Férula de descarga rígida', '', 59, 59],
        ['Provisional PMMA fresado', '', 28.5, 28.5],
        ['Pilar personalizado titanio', '', 102.5, 102.5],
        ['Esquelético Co-Cr, estructura', '', 142.5, 142.5],
        ['Diente montado en acrílico', '', 9.5, 9.5],
        ['Rebase de prótesis completa', '', 55, 55],
        ['Cubeta individual', '', 13.5, 13.5],
        ['Compostura simple', '', 29.5, 29.5],
        ['Retenedor Essix', '', 32, 32],
      ],
      numbers: (random, year) => `${year}${random.digits(4)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: 'body{font:9.3pt "URW Gothic";color:#333;margin:0} .hd{display:flex;justify-content:space-between;align-items:flex-start;border-bottom:3pt solid #4aa3a2;padding-bottom:4mm} .hd .n{font-size:17pt;color:#4aa3a2;width:78mm;line-height:1.1} .hd .a{font-size:8pt;text-align:right;line-height:1.5} .q{display:flex;justify-content:space-between;margin:7mm 0} .q .c{line-height:1.5;width:92mm} .q .c span{font-size:7.5pt;color:#777} .q table{width:66mm} .q td{padding:2.2px 4px;border-bottom:.5pt solid #cfe3e3;font-size:8.6pt} .q td:last-child{text-align:right} .g th{font-size:7.8pt;text-align:left;color:#fff;background:#4aa3a2;padding:4px;font-weight:normal} .g td{padding:4px;font-size:8.6pt;border-bottom:.5pt solid #cfe3e3} .g tr{break-inside:avoid} .s{margin:6mm 0 0 auto;width:82mm;break-inside:avoid} .s td{padding:4px} .s .k td{font-size:12.5pt;border-top:1.5pt solid #4aa3a2;color:#2c7776} .p{margin-top:8mm;font-size:8pt;line-height:1.6;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, dayAfter(d.issueDate, -30), d.issueDate)
      const note = random.int(2100, 8700)
      const teethOf = (count: number) => {
        const tooth = 10 * random.int(1, 4) + random.int(1, 5)
        return count > 1 ? `${tooth}-${tooth + count - 1}` : `${tooth}`
      }
      const rows = p.lines((l, at) =>
        row([
          `${note + 3 * at}`,
          days[at],
          initialsOf(random),
          l.description,
          teethOf(l.quantity ?? 1),
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=hd><div class=n>${d.seller.name}</div><div class=a>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIF ${d.seller.vatId.slice(2)}<br>Tel. ${d.seller.telephone}<br>Lic. fabricante productos sanitarios a medida n.º ${random.digits(4)}-PS</div></div>
<div class=q><div class=c><span>Facturado a</span><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF ${d.buyer.vatId.slice(2)}</div><table style="align-self:flex-start">${row(['Factura', `<b>${d.number}</b>`])}${row(['Fecha', p.date(d.issueDate)])}${row(['Cliente', d.customerNumber])}${row(['Vencimiento', p.date(d.dueDate)])}</table></div>
<table class=g>${heading(['Albarán', 'Fecha', 'Paciente', 'Trabajo', 'Pieza', '>Uds.', '>Precio', '>Importe'])}${rows.join('')}</table>
<table class=s>${row(['Base', `>${p.plain(d.subtotal)} €`])}${row(['IVA', '>Exento'])}<tr class=k><td>Total factura</td><td class=r>${p.plain(d.total)} €</td></tr></table>
<div class=p>Operación exenta de IVA en virtud del artículo 20.Uno.5.º de la Ley 37/1992.<br>Forma de pago: transferencia bancaria · IBAN ${grouped(d.seller.iban)}<br>Las declaraciones de conformidad (RD 1591/2009, Reglamento UE 2017/745) se entregaron con cada albarán. Datos de pacientes codificados conforme al RGPD.</div>`
    },
  },
  {
    name: 'pt-elevadores-contrato',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23],
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 4,
      days: [15, 30],
      pools: partiesOf(
        'Elevadores; Ascensores; Lift; Imobiliária; TECNILIFT',
        'Lda.; S.A.; Unipessoal, Lda.; - Serviços, S.A.'
      ),
      items: [
        ['Contrato de manutenção simples – ascensor, trimestre', 'UN', 135, 198],
        ['Contrato de manutenção completa – ascensor, trimestre', 'UN', 260, 345],
        ['Linha GSM de comunicação bidirecional da cabina, trimestre', 'UN', 18, 29],
        ['Acompanhamento de inspeção periódica (DL 320/2002)', 'UN', 75, 110],
        ['Substituição de roçadeiras da cabina', 'CJ', 62, 98],
        ['Bateria 12 V 7 Ah para luz de emergência', 'UN', 24, 39],
        ['Mão de obra técnico, fora do contrato', 'H', 32, 44],
        ['Deslocação', 'UN', 22, 35],
      ],
      numbers: (random, year) => `FT M${year}/${random.int(210, 9870)}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${y}/${m}/${d}` },
    css: 'body{font:8.8pt "Nimbus Sans";margin:0} .top{display:flex;justify-content:space-between} .sel{width:92mm;line-height:1.4} .sel b{font:bold 15pt "Nimbus Sans";color:#00467f;display:block;margin-bottom:1.5mm} .to{margin:8mm 0 6mm 94mm;line-height:1.45;font-size:10pt} .dc{border:.7pt solid #00467f;border-radius:2mm;padding:2mm 0 0;margin-bottom:4mm;overflow:hidden} .dc .ti{font-size:11.5pt;font-weight:bold;padding:0 3mm 1.5mm;display:flex;justify-content:space-between} .dc .ti small{font-weight:normal;font-size:8pt} .dc th{background:#dde8f2;font-size:7.3pt;text-align:left;padding:2px 3mm} .dc td{padding:3px 3mm} .li th{border-bottom:.7pt solid #00467f;font-size:7.6pt;text-align:left;padding:3px} .li td{padding:4px 3px;vertical-align:top} .li .o td{font-size:8pt;color:#444;font-style:italic} .bt{position:fixed;bottom:0;left:0;right:0} .e{display:flex;gap:5mm;align-items:flex-start;border-top:.7pt solid #00467f;padding-top:3mm} .mb{border:.7pt solid #555;width:62mm;font-size:8.5pt} .mb th{background:#00467f;color:#fff;text-align:left;padding:3px 5px;font-size:8pt} .mb td{padding:2.5px 5px} .mb td:last-child{text-align:right;font-weight:bold} .su{flex:1} .su td{padding:2.2px 3px} .su .k td{background:#dde8f2;font-weight:bold;font-size:11pt;padding:5px 3px} .n{font-size:7pt;line-height:1.45;margin-top:3mm;color:#333}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          `SV${codeOf(l.description, 100)}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const code = `JJ${lettersOf(random, '3456789BCDFGHJKMNPRSTVWXYZ', 6)}`
      const pay = `<table class=mb><tr><th colspan=2>Pagamento por Multibanco</th></tr>${row(['Entidade', `2${random.digits(4)}`])}${row(['Referência', `${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`])}${row(['Montante', `${p.plain(d.amountDue)} €`])}${row(['Data limite', p.date(d.dueDate)])}</table>`
      return `<div class=top><div class=sel><b>${d.seller.name}</b>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIPC / Mat. C.R.C.: ${d.seller.vatId.slice(2)}<br>EMIE n.º ${random.digits(3)} (DGEG) · Avarias 24 h: ${d.seller.telephone}</div>${squareCode(random, 30)}</div>
<div class=to>Exmos. Senhores<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=dc><div class=ti><span>Fatura ${d.number}</span><small>Original &nbsp;·&nbsp; ATCUD: ${code}-${random.digits(4)}</small></div><table>${heading(['Data', 'Vencimento', 'N/ Cliente', 'V/ Contribuinte', 'Contrato', 'Moeda'])}${row([p.date(d.issueDate), p.date(d.dueDate), d.customerNumber, d.buyer.vatId.slice(2), d.orderNumber, 'EUR'])}</table></div>
<table class=li>${heading(['Artigo', 'Designação', '>Quant.', 'Un.', '>Preço unit.', '>IVA %', '>Valor líquido'])}<tr class=o><td></td><td colspan=6>Instalação n.º ${random.digits(2)}/${random.digits(5)} – ${d.buyer.town} – período de ${p.date(d.issueDate)} a ${p.date(dayAfter(d.issueDate, 91))}</td></tr>${rows.join('')}</table>
<div class=bt><div class=e>${pay}<table class=su>${row(['Total ilíquido', `>${p.plain(d.subtotal)}`])}${row(['Descontos', `>${p.plain(0)}`])}${row([`IVA ${p.number(d.taxes[0].rate)} %`, `>${p.plain(d.tax)}`])}<tr class=k><td>TOTAL DO DOCUMENTO (EUR)</td><td class=r>${p.plain(d.total)}</td></tr></table></div>
<div class=n>${lettersOf(random, 'aBcDfGhKmPqRtX37', 4)}-Processado por programa certificado n.º ${random.digits(4)}/AT. Em alternativa, transferência para o IBAN ${grouped(d.seller.iban)}, com indicação do n.º da fatura. Findo o prazo de pagamento são devidos juros à taxa legal em vigor para as transações comerciais. Em caso de litígio o consumidor pode recorrer a uma entidade de resolução alternativa de litígios (Lei n.º 144/2015).</div></div>`
    },
  },
  {
    name: 'pt-rolhas-intracomunitaria',
    plan: {
      country: 'PT',
      buyerCountry: 'FR',
      currency: 'EUR',
      rates: [0],
      lines: [2, 5],
      isOnce: true,
      most: 60,
      days: [30, 60, 90],
      pools: partiesOf(
        'Corticeira; Cortiças; Rolhas; CORK; Indústria de Cortiça',
        'S.A.; Lda.; & Filhos, Lda.; & Irmãos, S.A.'
      ),
      items: [
        ['Rolha natural 49x24 Flor, lavagem clean 2000, marcação a fogo', 'ML', 380, 560],
        ['Rolha natural 45x24 Super, marcação a tinta', 'ML', 260, 350],
        ['Rolha natural 45x24 1a, marcação a tinta', 'ML', 170, 240],
        ['Rolha colmatada 44x24 B, tratamento parafina/silicone', 'ML', 68, 95],
        ['Rolha técnica 1+1 44x23,5', 'ML', 82, 118],
        ['Rolha microaglomerada 44x24,2', 'ML', 52, 78],
        ['Rolha champanhe 48x30,5 2 discos', 'ML', 140, 195],
        ['Rolha capsulada 27x19,5 cápsula preta', 'ML', 115, 160],
      ],
      numbers: (random, year) => `FT EXP${year.slice(2)}/${random.int(18, 860)}`,
    },
    style: { decimal: ',', thousands: '.', date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:9.5pt "EB Garamond";font-variant-numeric:lining-nums;color:#2a211a;margin:0} .hd{text-align:center;margin-bottom:7mm} .hd b{font-size:21pt;font-weight:600;letter-spacing:1px;color:#7a4a1e} .hd div{font-size:9pt;line-height:1.4} .w{display:flex;gap:6mm;margin-bottom:6mm} .w>div{flex:1;border:.6pt solid #a98f74;padding:2.5mm 3.5mm;line-height:1.4} .w i{font-size:8pt;color:#7a4a1e} .w table td{padding:.8px 0;vertical-align:top} .w table td:last-child{text-align:right} .l th{border-top:1pt solid #7a4a1e;border-bottom:1pt solid #7a4a1e;text-align:left;padding:3px 4px;font-size:8.7pt;vertical-align:bottom} .l th small{font-weight:normal;font-style:italic;display:block} .l td{padding:5px 4px;border-bottom:.4pt solid #d9c9b8;vertical-align:top} .z{display:flex;justify-content:space-between;align-items:flex-start;margin-top:6mm;gap:8mm;break-inside:avoid} .lo{font-size:9pt;line-height:1.5} .t{width:80mm;flex:none} .t td{padding:3px 4px} .t .k td{border-top:1pt solid #7a4a1e;border-bottom:2.5pt double #7a4a1e;font-weight:bold;font-size:12pt;padding:5px 4px} .bk{margin-top:7mm;display:flex;gap:6mm;align-items:flex-start;font-size:8.8pt;line-height:1.45;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      let thousands = 0
      const rows = p.lines((l) => {
        thousands += l.quantity ?? 0
        return row([
          `L${random.digits(5)}`,
          `${l.description}`,
          `>${p.number(l.quantity, 3)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 2)} (a)`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const twice = (own: string, english: string) => `${own}<small>${english}</small>`
      const boxes = Math.ceil(thousands / 5)
      const pallets = Math.ceil(boxes / 20)
      const swift = `${lettersOf(random, 'BCGMT', 4)}PTPL`
      return `<div class=hd><b>${d.seller.name}</b><div>${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · Portugal<br>NIF ${d.seller.vatId} · Tel. ${d.seller.telephone}</div></div>
<div class=w><div><i>Cliente / Customer</i><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>França<br>N.º IVA / VAT No.: ${d.buyer.vatId}</div><div><i>Original</i><table>${row(['<b>Fatura / Invoice</b>', `<b>${d.number}</b>`])}${row(['Data / Date', p.date(d.issueDate)])}${row(['Vencimento / Due date', p.date(d.dueDate)])}${row(['V/ encomenda / Your order', d.orderNumber])}${row(['Incoterm', `FCA ${d.seller.town}`])}${row(['ATCUD', `JF${lettersOf(random, '3456789BCDFGHKMNPRTVWX', 6)}-${random.digits(3)}`])}</table></div></div>
<table class=l>${heading([twice('Lote', 'Lot'), twice('Descrição', 'Description'), `>${twice('Qtd.', 'Qty')}`, twice('Un.', 'Unit'), `>${twice('Preço', 'Unit price')}`, `>${twice('IVA %', 'VAT %')}`, `>${twice('Valor EUR', 'Amount EUR')}`])}${rows.join('')}</table>
<div class=z><div class=lo>ML = milheiro / thousand<br>N.º de volumes / Boxes: ${boxes} em ${pallets} palete(s)<br>Peso bruto / Gross weight: ${p.number(boxes * 19.5 + pallets * 22, 1)} kg<br>Código pautal / HS code: 4503 10 10<br>Carga / Loading: ${p.date(d.deliveryDate)}</div><table class=t>${row(['Total ilíquido / Net total', `>${p.plain(d.subtotal)}`])}${row(['IVA / VAT', `>${p.plain(d.tax)}`])}<tr class=k><td>Total (EUR)</td><td class=r>${p.plain(d.total)} €</td></tr></table></div>
<div class=bk>${squareCode(random, 30)}<div>(a) M16 – Isento artigo 14.º do RITI / <i>VAT exempt intra-Community supply, Art. 138 Directive 2006/112/EC.</i><br>Transferência / Bank transfer: IBAN ${grouped(d.seller.iban)} · BIC ${swift}<br>Rolhas produzidas segundo o Código Internacional das Práticas Rolheiras (SYSTECODE). Reclamações no prazo de 8 dias após a receção; conservar em local seco a 15–20 °C.<br>${lettersOf(random, 'aBcDfGhKmPqRtX37', 4)}-Processado por programa certificado n.º ${random.digits(4)}/AT</div></div>`
    },
  },
]
