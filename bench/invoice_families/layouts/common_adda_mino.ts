import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { paged } from '../pages.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, dashed, euroAfter, grouped, heading, monthsIn, row, slashed } from '../print.ts'
import type { Random } from '../random.ts'
import { squareCode } from '../square_code.ts'

const spanishMonths = monthsIn('ES')

const listOf = (text: string) => text.split('; ')
const townsOf = (text: string) => listOf(text).map((town) => town.split(/ (?=\S+$)/))

const italian = {
  ...pools.IT,
  first: listOf('Loredana; Mattia; Silvana; Ivano; Beatrice; Gianluca; Ottavio; Deborah'),
  last: listOf(
    'Acerbi; Bonetti; Cremaschi; Della Torre; Invernizzi; Locatelli; Riva; Spreafico; Valsecchi'
  ),
  streets: listOf(
    'Via Adda, 19; Via XXV Aprile 7/C; Corso Martiri della Liberazione 52; Via per Imbersago snc; Largo Donatori di Sangue, 1'
  ),
  towns: townsOf(
    'Lecco 23900; Lodi 26900; Sondrio 23100; Trezzo sull’Adda 20056; Calolziocorte 23801; Treviglio 24047'
  ),
}
const spanish = {
  ...pools.ES,
  first: listOf('Asunción; Rodrigo; Mireia; Ángel; Pilar; Xoán; Estefanía'),
  last: listOf(
    'Barreiro; Calvo Prieto; Espinosa; Figueroa; Gándara; Llorente; Núñez; Otero Vila; Salgado'
  ),
  streets: listOf(
    'Rúa do Progreso, 84, entlo.; Avda. de Castilla y León, 12; C/ La Fragua, parcela 27; Ronda de la Muralla 3, 1.º izda.; Polígono de Sabón, nave 41'
  ),
  towns: townsOf(
    'Ourense 32003; Lugo 27002; Palencia 34005; Arteixo 15142; Medina del Campo 47400; Ponferrada 24402'
  ),
}
const portuguese = {
  ...pools.PT,
  first: listOf('Mafalda; Jorge; Graça; Tomás; Cidália; Vasco'),
  last: listOf('Alpoim; Brandão; Cerqueira; Lima; Magalhães; Novais; Puga; Salgueiro; Vilarinho'),
  streets: listOf(
    'Rua da Veiga, 31 - 2.º Dto.; Lugar do Outeiro, s/n; Av. Conde da Carreira, 118; Parque Empresarial, Lote 9-B; Rua Direita, 46'
  ),
  towns: townsOf(
    'Caminha 4910-122; Viana do Castelo 4900-347; Ponte de Lima 4990-056; Valença 4930-701; Barcelos 4750-271'
  ),
}

/** Companies whose trades, legal forms and perhaps names are those of a family. */
function partiesOf(trade: string[], forms: string[], last?: string[]): Pools {
  const own = { trade, forms, ...(last && { last }) }
  return {
    ...pools,
    IT: { ...italian, ...own },
    ES: { ...spanish, ...own },
    PT: { ...portuguese, ...own },
  }
}

/** The same code for the same goods. */
const codeOf = (name: string) =>
  `S${100 + ([...name].reduce((code, letter) => code * 7 + letter.charCodeAt(0), 3) % 899)}`

const letters = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.pick([...'ABCDEFGHJKLMNPRSTVWXYZ'])).join('')
const plateOf = (random: Random) =>
  `${random.pick(['F', 'G'])}${letters(random, 1)} ${random.digits(3)} ${letters(random, 2)}`
const atcud = (random: Random) => `JJ${letters(random, 3)}${random.digits(3)}-${random.int(9, 940)}`
const signature = (random: Random) =>
  Array.from({ length: 4 }, () => random.pick([...'aCeHjMpQtUwY36'])).join('')

const powers = listOf(
  'SPH -0.75; SPH -1.25 CIL -0.50; SPH -2.00; SPH -3.25 CIL -1.00; SPH +1.50; SPH +2.25 CIL -0.75'
)
/** Lenses of each kind in several powers, and the work on them. */
const lenses: Family['plan']['items'] = [
  ...powers.flatMap((power): Family['plan']['items'] => [
    [`MONOF. ORG. 1.5 AR ${power}`, 'UD', 14, 22],
    [`MONOF. ORG. 1.6 AR AZUL ${power}`, 'UD', 28, 44],
    [`MONOF. ORG. 1.67 AR ${power}`, 'UD', 52, 78],
    [`MONOF. 1.5 FOTOCROM. GRIS ${power}`, 'UD', 36, 58],
    [`MONOF. 1.74 ASFERICA AR ${power}`, 'UD', 88, 130],
    [`PROGR. DIGITAL 1.5 AR ${power} AD 2.00`, 'UD', 64, 98],
    [`PROGR. DIGITAL 1.6 AR ${power} AD 1.75`, 'UD', 96, 142],
    [`PROGR. 1.6 FOTOCROM. MARRON ${power} AD 2.25`, 'UD', 128, 188],
    [`OCUPACIONAL 1.5 AR 4 M ${power}`, 'UD', 48, 72],
    [`BIFOCAL F28 ORG. 1.5 ${power} AD 2.50`, 'UD', 22, 34],
  ]),
  ['SUPLEMENTO PRISMA HASTA 5 DP', 'UD', 5, 9],
  ['SUPLEMENTO MONTAJE AL AIRE', 'UD', 9, 16],
  ['COLORACION SOLAR DEGRADADA', 'UD', 6, 11],
  ['BISELADO A DISTANCIA', 'UD', 3, 6],
]

/** Italian, Spanish and Portuguese invoices that are kept unseen. */
export const addaMino: Family[] = [
  {
    name: 'it-spurghi-rapportini',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22, 10],
      lines: [6, 16],
      isOnce: true,
      most: 6,
      lineDiscount: 0.15,
      days: [30, 60],
      pools: partiesOf(
        ['ECO SPURGHI', 'Servizi Ecologici', 'Ambiente', 'Multiservizi', 'Global Service'],
        ['S.r.l.', 'di Brambilla Carlo & C. S.n.c.', 'S.r.l.s.', 'S.a.s.', 'SPA']
      ),
      items: [
        ['Uscita autobotte combinata canal-jet entro 20 km', 'nr', 90, 140],
        ['Intervento autospurgo con due operatori', 'ore', 105, 145],
        ['Disotturazione colonna di scarico con sonda elettromeccanica', 'ore', 65, 95],
        ['Videoispezione tubazioni con rilascio filmato', 'ore', 90, 130],
        ['Lavaggio caditoie e bocche di lupo', 'nr', 12, 22],
        ['Pulizia vasca di sollevamento e controllo pompe', 'nr', 140, 230],
        ['Smaltimento fanghi fosse settiche CER 20.03.04', 'mc', 38, 62, 1],
        ['Smaltimento acque di lavaggio CER 16.10.02', 'mc', 55, 88, 1],
        ['Smaltimento rifiuti pulizia fognature CER 20.03.06', 'mc', 48, 74, 1],
        ['Diritto fisso compilazione formulario FIR', 'nr', 8, 15],
      ],
      numbers: (random, year) => `${random.int(18, 1460)}/${year}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: slashed },
    css: 'body{font:9pt "Liberation Sans";margin:0} .pg{min-height:262mm;display:flex;flex-direction:column} .top{display:flex;justify-content:space-between;gap:10mm} .own{display:flex;gap:4mm;align-items:flex-start;max-width:98mm;line-height:1.35;font-size:8.3pt} .own b{font-size:13.5pt;color:#20603d;line-height:1.15;display:block;margin-bottom:1.5mm} .to{width:74mm;padding-top:16mm;line-height:1.4;font-size:9.5pt} .to small{font-size:7.5pt;color:#666;border-bottom:.5pt solid #666;display:block;margin-bottom:1mm} .ti{margin:8mm 0 2mm;font-size:15pt;font-weight:bold} .ti span{font-size:11pt;font-weight:normal} .sub{font-size:8.5pt;margin-bottom:3mm} .g{border-bottom:.8pt solid #20603d} .g th{background:#20603d;color:#fff;font-size:8pt;text-align:left;padding:3px 4px} .g td{padding:3px 4px;vertical-align:top} .g .n td{font-style:italic;color:#333;padding-top:6px} .sp{flex:1} .e{display:flex;justify-content:space-between;gap:8mm;align-items:flex-start;break-inside:avoid;margin-top:6mm} .pay{width:62mm;line-height:1.5;font-size:8.5pt} .iv{width:52mm} .iv th{font-size:7.5pt;text-align:left;border-bottom:.5pt solid #666;font-weight:normal} .iv td{font-size:8.5pt;padding:2px 0} .tt{width:60mm} .tt td{padding:2.5px 4px} .tt .f td{background:#20603d;color:#fff;font-size:11pt;font-weight:bold;padding:5px 4px} .ft{font-size:7pt;line-height:1.4;border-top:.5pt solid #999;margin-top:5mm;padding-top:1.5mm;color:#333}',
    draw: (p) => {
      const { doc: d, random } = p
      const first = random.int(2100, 6900)
      const days = daysOf(p, d.from, d.until)
      const lines = p.lines((l, at) => {
        const note =
          at % 3
            ? ''
            : `<tr class=n><td></td><td colspan=6>Rif. ns. rapportino di lavoro n. ${first + at * 7} del ${days[at]}</td></tr>`
        return (
          note +
          row([
            codeOf(l.description),
            l.description,
            `>${p.number(l.quantity)} ${l.unit}`,
            `>${p.money(l.price)}`,
            `>${l.discount ? `${p.number(l.discount)}%` : ''}`,
            `>${p.money(l.amount)}`,
            `>${p.number(l.rate)}`,
          ])
        )
      })
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate)}%`, `>${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
      )
      return `<div class=pg><div class=top><div class=own><svg viewBox="0 0 40 50" width="15mm" style="flex:none"><path d="M20 1C28 16 37 24 37 33a17 16 0 0 1-34 0C3 24 12 16 20 1z" fill="#3a9d6a"/><path d="M11 33a9 9 0 0 0 9 9" stroke="#fff" stroke-width="3" fill="none"/></svg><div><b>${d.seller.name}</b>${d.seller.street} - ${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} - Reperibilità 24h<br>${d.seller.mail}<br>C.F. e P.Iva ${d.seller.vatId}<br>Albo Gestori Ambientali MI/${random.digits(6)} cat. 4 cl. E</div></div><div class=to><small>Destinatario</small>Spett.le<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>P.Iva ${d.buyer.vatId}</div></div>
<div class=ti>Fattura <span>nr.</span> ${d.number} <span>del</span> ${p.date(d.issueDate)}</div><div class=sub>Cod. cliente ${d.customerNumber} &nbsp;&nbsp; Vs. ordine ${d.orderNumber} &nbsp;&nbsp; Cod. destinatario ${letters(random, 4)}${random.digits(3)}</div>
<table class=g>${heading(['Cod.', 'Descrizione', '>Quantità', '>Prezzo', '>Sconto', '>Importo', '>Iva'])}${lines.join('')}</table><div class=sp></div>
<div class=e><div class=pay><b>Pagamento:</b> Bonifico bancario<br><b>Banca:</b> Cassa Rurale – filiale di ${d.seller.town}<br>IBAN ${d.seller.iban}<br><b>Scadenze:</b><br>${p.date(d.dueDate)}: ${p.money(d.amountDue)}</div><table class=iv>${heading(['Iva', '>Imponibile', '>Imposta'])}${taxes.join('')}</table><table class=tt>${row(['Tot. imponibile', `>${p.money(d.subtotal)}`])}${row(['Tot. Iva', `>${p.money(d.tax)}`])}<tr class=f><td>Tot. documento</td><td class=r>${p.money(d.total)}</td></tr></table></div>
<div class=ft>Operazioni con Iva 10% ai sensi del n. 127-sexiesdecies, Tabella A, parte III, D.P.R. 633/72. Contributo CONAI non dovuto.<br>Copia analogica della fattura elettronica inviata al Sistema di Interscambio. Documento privo di valenza fiscale ai sensi dell’art. 21 D.P.R. 633/72: l’originale è disponibile all’indirizzo telematico da Lei fornito oppure nella Sua area riservata dell’Agenzia delle Entrate.</div></div>`
    },
  },
  {
    name: 'it-sosta-abbonamenti',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [2, 7],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isGross: true,
      isBuyerPerson: true,
      days: [15, 30],
      pools: partiesOf(
        ['Mobilità', 'Parcheggi', 'Sosta e Mobilità', 'Parking', 'Linea Città'],
        ['S.p.A.', 'S.c.r.l.', 'Servizi S.r.l.', 'S.p.A. a socio unico']
      ),
      items: [
        ['Abbonamento mensile parcheggio Stazione FS – 24h', '', 48, 75],
        ['Abbonamento mensile parcheggio Ospedale – diurno lun-ven', '', 30, 45],
        ['Abbonamento mensile autorimessa Centro – posto riservato', '', 90, 140],
        ['Abbonamento trimestrale strisce blu – zona B', '', 80, 120],
        ['Abbonamento mensile parcheggio Fiera – notturno', '', 22, 35],
        ['Rilascio tessera di prossimità', '', 5, 10],
        ['Duplicato telecomando autorimessa', '', 25, 40],
      ],
      numbers: (random, year) => `V2-${year.slice(2)}-${random.digits(5)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9.5pt "Roboto";color:#1c1c1c;margin:0} .pg{min-height:264mm;display:flex;flex-direction:column} .hd{display:flex;align-items:center;gap:5mm;border-bottom:2.2pt solid #f0a500;padding-bottom:4mm} .p{flex:none;width:17mm;height:17mm;background:#14427a;color:#fff;font:bold 30pt/17mm "Roboto";text-align:center;border-radius:2mm} .hd b{font-size:15pt;color:#14427a} .hd small{font-size:7.6pt;line-height:1.4;display:block;color:#555} .mid{display:flex;justify-content:space-between;margin:8mm 0} .dat td{padding:1.8px 6px 1.8px 0;font-size:9pt} .dat{width:84mm} .dat td:first-child{color:#666} .to{width:80mm;line-height:1.45;font-size:10pt;padding-top:7mm} h2{font-size:13pt;margin:0 0 2mm;color:#14427a;font-weight:500} .l th{text-align:left;font-size:8pt;font-weight:500;color:#14427a;border-bottom:1pt solid #14427a;padding:3px 2px} .l td{padding:4px 2px;border-bottom:.4pt solid #ccc} .s{width:86mm;margin:4mm 0 0 auto} .s td{padding:2.5px 2px} .s .b td{font-weight:700;border-top:1pt solid #14427a;font-size:11pt} .x{font-size:8pt;line-height:1.45;margin-top:5mm;color:#333} .sp{flex:1} .av{break-inside:avoid;border-top:.7pt dashed #555;margin-top:6mm;padding-top:3mm} .bar{background:#000;color:#fff;padding:1.5mm 3mm;font-weight:700;font-size:10.5pt;display:flex;justify-content:space-between} .bar i{font-style:normal;font-weight:400;font-size:8pt} .aw{display:flex;gap:6mm;margin-top:3mm} .aw>div{flex:1;font-size:8.2pt;line-height:1.5} .aw b{font-size:12.5pt} .k td{font-size:8.2pt;padding:2px 0;vertical-align:top} .k td:last-child{font-weight:700}',
    draw: (p) => {
      const { doc: d, random } = p
      const month = d.issueDate.slice(0, 7)
      const lines = p.lines((l) =>
        row([
          l.description,
          plateOf(random),
          `${p.date(`${month}-01`)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxCode = random.digits(11)
      const notice = `3${random.digits(17)}`
      return `<div class=pg><div class=hd><div class=p>P</div><div><b>${d.seller.name}</b><small>Società soggetta all’attività di direzione e coordinamento del Comune di ${d.seller.town}<br>Sede legale: ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} – C.F., P. IVA e Reg. Imprese ${d.seller.vatId.slice(2)} – Cap. soc. € 1.250.000,00 i.v.</small></div></div>
<div class=mid><div class=dat><h2>Fattura</h2><table>${row(['Numero', `<b>${d.number}</b>`])}${row(['Data emissione', `<b>${p.date(d.issueDate)}</b>`])}${row(['Codice cliente', d.customerNumber])}${row(['Scadenza', p.date(d.dueDate)])}${row(['Ufficio', `Abbonamenti, sportello ${random.int(1, 6)}`])}</table></div><div class=to>Gentile Cliente<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<table class=l>${heading(['Titolo di sosta', 'Targa / tessera', 'Valido dal', '>IVA', '>Importo IVA incl. €'])}${lines.join('')}</table>
<table class=s><tr class=b><td>Totale fattura (IVA inclusa)</td><td class=r>€ ${p.plain(d.total)}</td></tr>${row(['di cui imponibile', `>€ ${p.plain(d.subtotal)}`])}${row(['di cui IVA 22%', `>€ ${p.plain(d.tax)}`])}</table>
<div class=x>Il mancato pagamento entro la scadenza comporta la sospensione del titolo e la disabilitazione della tessera. Il titolo non dà diritto alla custodia del veicolo. Il documento elettronico è messo a disposizione nell’area “Fatture e corrispettivi” del sito dell’Agenzia delle Entrate. Informazioni: ${d.seller.telephone}, lun-ven 8.30-12.30 – ${d.seller.mail}</div><div class=sp></div>
<div class=av><div class=bar><span>AVVISO DI PAGAMENTO</span><i>pagoPA – BANCHE E ALTRI CANALI</i></div><div class=aw><div>Qui accanto trovi il codice <u>QR</u> e il codice interbancario <u>CBILL</u> per pagare attraverso il circuito bancario e gli altri canali di pagamento abilitati.<br><br>Euro <b>${p.plain(d.amountDue)}</b><br>entro il <b>${p.date(d.dueDate)}</b></div>${squareCode(random, '29mm', { side: 33 })}<table class=k style="width:78mm;align-self:flex-start">${row(['Destinatario', d.buyer.name])}${row(['Ente creditore', d.seller.name])}${row(['Oggetto', `Fattura ${d.number}`])}${row(['Codice CBILL', letters(random, 1) + random.digits(4)])}${row(['Codice avviso', grouped(notice)])}${row(['C.F. ente', d.seller.vatId.slice(2)])}${row(['Rif. interno', taxCode])}</table></div></div></div>`
    },
  },
  {
    name: 'it-fabbro-cancelli',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 5,
      isSellerPerson: true,
      isBuyerPerson: true,
      prepaid: 0.75,
      days: [7, 15, 30],
      pools: partiesOf(
        ['Immobiliare', 'Cascina', 'Trasporti', 'Officine'],
        ['S.r.l.', 'S.n.c.', 'Soc. semplice', 'F.lli S.n.c.']
      ),
      items: [
        [
          'Fornitura di cancello pedonale in ferro zincato a caldo e verniciato grafite, serratura elettrica compresa',
          'n.',
          640,
          980,
        ],
        ['Parapetto balcone a bacchetta tonda, come da disegno approvato', 'ml', 145, 210],
        ['Inferriata fissa in quadro 14x14 per finestra piano terra', 'n.', 210, 360],
        ['Recinzione modulare su muretto esistente', 'ml', 58, 92],
        ['Riparazione cerniere e regolazione basculante', 'n.', 45, 90],
        ['Posa in opera, due persone', 'ore', 52, 68],
        ['Ore di officina per modifiche richieste in cantiere', 'ore', 34, 42],
      ],
      numbers: (random) => `${random.int(3, 94)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${monthsIn('IT')[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:11pt "Caladea";margin:0 .4mm} .own{text-align:center;border-bottom:3px double #333;padding-bottom:3mm;line-height:1.35} .own b{font-size:22pt;letter-spacing:1px} .own em{font-size:11.5pt;display:block} .own span{font-size:9.5pt} .to{margin:9mm 0 8mm 96mm;line-height:1.4} .no{font-size:12pt;margin-bottom:5mm} .w td,.w th{border:.6pt solid #444;padding:4px 5px;vertical-align:top;font-size:10.5pt} .w th{font-size:9.5pt;background:#eee;text-align:left} .s{width:96mm;margin:0 0 0 auto;break-inside:avoid} .s td{border:.6pt solid #444;border-top:0;padding:4px 5px;font-size:10.5pt} .s .t td{font-weight:bold} .pay{margin-top:7mm;line-height:1.45;break-inside:avoid} .law{font-size:8.8pt;margin-top:4mm;line-height:1.35} .sg{margin:8mm 0 0 112mm;text-align:center;font-size:9.5pt} .sg i{font:22pt "Z003";display:block;margin-top:1mm;transform:rotate(-4deg)}',
    draw: (p) => {
      const { doc: d, random } = p
      const lines = p.lines((l) =>
        row([
          l.description,
          l.unit,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const before = `${Number(d.issueDate.slice(0, 4)) - 1}-${random.int(10, 12)}-${random.int(10, 28)}`
      const paid = d.prepaid
        ? `${row([`Dedotto acconto, mia fattura n. ${d.earlier} del ${p.date(before)}`, `>- ${p.money(d.prepaid)}`])}<tr class=t><td>RESTANO A SALDO</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      return `<div class=own><b>${d.seller.name}</b><em>Fabbro – Carpenteria leggera – Cancelli, ringhiere, inferriate</em><span>${d.seller.street} – ${d.seller.postCode} ${d.seller.town} – Cell. ${d.seller.telephone}<br>P. IVA ${d.seller.vatId.slice(2)} – Albo Imprese Artigiane n. ${random.digits(5)}</span></div>
<div class=to>Spett.le<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=no>Fattura n. <b>${d.number}</b> del <b>${p.date(d.issueDate)}</b></div>
<table class=w>${heading(['Lavori eseguiti', 'U.M.', '>Q.tà', '>Prezzo', '>Importo'])}${lines.join('')}</table>
<table class=s>${row(['Imponibile', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}<tr class=t><td>TOTALE FATTURA</td><td class=r>${p.money(d.total)}</td></tr>${paid}</table>
<div class=pay>Lavoro terminato il ${p.date(d.deliveryDate)}.<br>Pagamento a mezzo bonifico entro il ${p.date(d.dueDate)}, intestato a ${d.seller.name}<br>IBAN: <b>${grouped(d.seller.iban)}</b></div>
<div class=law>Per usufruire della detrazione fiscale il bonifico deve riportare la causale “art. 16-bis D.P.R. 917/1986”, il codice fiscale di chi paga e la mia partita IVA. Copia di cortesia della fattura elettronica.</div>
<div class=sg>Distinti saluti<i>${d.seller.name}</i></div>`
    },
  },
  {
    name: 'es-agua-bidones',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [10, 21],
      lines: [5, 14],
      isOnce: true,
      most: 9,
      days: [5, 8, 10],
      pools: partiesOf(
        ['Aguas', 'Manantial', 'AQUA OFICINA', 'Fuentes', 'Fonte Fría'],
        ['S.L.', 'S.A.U.', 'y Asociados, S.L.P.', 'Sdad. Coop. Galega', 'S.L.U.']
      ),
      items: [
        ['Bidón agua mineral natural 18,9 L', 'bid.', 6, 9],
        ['Bidón agua mineral natural 11 L', 'bid.', 4, 7],
        ['Caja 24 botellas 50 cl', 'caja', 5, 8],
        ['Café en grano tueste natural 1 kg', 'kg', 13, 19],
        ['Alquiler mensual fuente frío/calor', 'ud.', 9, 15, 1],
        ['Alquiler mensual fuente de red con ósmosis', 'ud.', 22, 34, 1],
        ['Vasos de papel 20 cl, tubo 100 uds.', 'tubo', 2, 4, 1],
        ['Higienización semestral de fuente (RD 3/2023)', 'ud.', 18, 29, 1],
      ],
      numbers: (random, year) => `${year.slice(2)}F${random.digits(6)}`,
    },
    style: { ...euroAfter, date: dashed },
    css: 'body{font:9pt "Inter";color:#1d2b36;margin:0 .4mm} .pg{min-height:263mm;display:flex;flex-direction:column} .hd{display:flex;justify-content:space-between;align-items:flex-start} .lg{display:flex;gap:3mm;align-items:center;font:700 16pt "Inter";color:#0086a8;max-width:98mm;line-height:1.1} .tag{background:#e3f4f8;border-radius:3mm;padding:4mm 5mm;width:66mm} .tag td{padding:1.6px 0;font-size:8.5pt} .tag h1{font-size:14pt;margin:0 0 1.5mm;color:#0086a8} .pa{display:flex;gap:10mm;margin:8mm 0 7mm} .pa>div{flex:1;line-height:1.5} .pa small{color:#0086a8;font-weight:600;font-size:7.5pt;text-transform:uppercase;display:block} .l th{text-align:left;font-size:7.5pt;color:#0086a8;border-bottom:1.2pt solid #0086a8;padding:4px 2px} .l td{padding:4px 2px;border-bottom:.4pt solid #cfe3ea} .l .a td{background:#f2fafc;font-weight:600;font-size:8pt} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:6mm;break-inside:avoid} .iv{width:90mm} .iv th{font-size:7.5pt;text-align:left;color:#0086a8;padding:3px 0} .iv td{padding:3px 0;border-top:.4pt solid #cfe3ea} .tt{width:70mm;background:#0086a8;color:#fff;border-radius:3mm;padding:4mm 5mm;box-sizing:border-box} .tt span{font-size:8.5pt} .tt b{font-size:18pt;display:block;text-align:right} .do{margin-top:6mm;border:.7pt solid #0086a8;border-radius:3mm;padding:3mm 5mm;line-height:1.55;font-size:8.5pt;break-inside:avoid} .en{margin-top:4mm;font-size:8pt;line-height:1.5} .sp{flex:1} .ft{font-size:6.8pt;color:#556;line-height:1.45;margin-top:4mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const note = random.int(410200, 880900)
      const days = daysOf(p, d.from, d.until)
      const lines = p.lines((l, at) => {
        const head =
          at % 4
            ? ''
            : `<tr class=a><td colspan=6>Albarán ${note + at * 13} · ${days[at]} · Punto de entrega 00${at / 4 + 1}</td></tr>`
        return (
          head +
          row([
            l.description,
            `>${p.number(l.quantity)}`,
            l.unit,
            `>${p.money(l.price)}`,
            `>${p.number(l.rate)} %`,
            `>${p.money(l.amount)}`,
          ])
        )
      })
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate)} %`, `>${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
      )
      const out = random.int(6, 24)
      return `<div class=pg><div class=hd><div class=lg><svg viewBox="0 0 40 46" width="13mm" style="flex:none"><path d="M14 1h12v6l6 7v28a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3V14l6-7z" fill="#bfe6f0" stroke="#0086a8" stroke-width="2"/><path d="M8 25q6-4 12 0t12 0v17a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3z" fill="#0086a8"/></svg><div>${d.seller.name}</div></div><div class=tag><h1>Factura</h1><table>${row(['N.º factura', `><b>${d.number}</b>`])}${row(['Fecha', `>${p.date(d.issueDate)}`])}${row(['N.º cliente', `>${d.customerNumber}`])}${row(['Contrato', `>${random.digits(7)}`])}</table></div></div>
<div class=pa><div><small>Cliente</small><b>${d.buyer.name}</b><br>NIF ${d.buyer.vatId.slice(2)}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div><small>Atención al cliente</small>${d.seller.telephone} (L-V 8 a 18 h)<br>${d.seller.mail}<br>Área privada: ${d.seller.site}</div></div>
<table class=l>${heading(['Concepto', '>Cant.', 'Ud.', '>Precio', '>IVA', '>Importe'])}${lines.join('')}</table>
<div class=e><table class=iv>${heading(['Tipo IVA', '>Base imponible', '>Cuota IVA'])}${taxes.join('')}<tr><td><b>Total</b></td><td class=r><b>${p.money(d.subtotal)}</b></td><td class=r><b>${p.money(d.tax)}</b></td></tr></table><div class=tt><span>Total factura</span><b>${p.money(d.total)}</b></div></div>
<div class=do><b>Recibo domiciliado</b> · Se cargará el ${p.date(d.dueDate)} en su cuenta ES** **** **** **** **** ${random.digits(4)}, importe ${p.money(d.amountDue)}<br>Adeudo directo SEPA CORE · Referencia del mandato: ${random.digits(4)}-${random.digits(6)} · Id. acreedor: ES${random.digits(2)}000${d.seller.vatId.slice(2)}</div>
<div class=en>Control de envases retornables en el periodo: entregados ${out}, recogidos ${out - random.int(0, 3)}. Los bidones son propiedad de la empresa; los no devueltos se facturarán al terminar el contrato.</div><div class=sp></div>
<div class=ft>${d.seller.name} · ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} · CIF ${d.seller.vatId.slice(2)} · Inscrita en el Registro Mercantil, tomo ${random.int(800, 3900)}, folio ${random.int(2, 220)}, hoja ${random.digits(5)}. Responsable del tratamiento de sus datos: el titular de esta factura. Puede ejercer sus derechos de acceso, rectificación y supresión en la dirección indicada.</div></div>`
    },
  },
  {
    name: 'es-lentes-laboratorio',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [10],
      lines: [48, 88],
      isOnce: true,
      most: 2,
      lineDiscount: 0.6,
      allowance: 0.6,
      days: [30, 60],
      pools: partiesOf(
        ['Ópticos', 'Lentes Oftálmicas', 'Óptica', 'VISIÓN NORTE', 'Centro Óptico'],
        ['S.A.', 'S.L.', 'Optometristas, S.L.', 'C.B.', 'e Hijos SL']
      ),
      items: lenses,
      numbers: (random, year) => `FV${year.slice(2)}/${random.digits(6)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.2pt "Liberation Sans Narrow";margin:0 .4mm} .pg{min-height:264mm;display:flex;flex-direction:column} .pg+.pg{break-before:page} .hd{display:flex;justify-content:space-between;align-items:flex-start;margin-bottom:4mm} .own{width:80mm;line-height:1.35;font-size:8.5pt} .own b{font:bold 14pt/1.2 "Nimbus Sans";color:#5a2d82;display:block;padding-top:1mm} .bx{width:88mm;border:.8pt solid #5a2d82;border-radius:2mm;padding:2.5mm 4mm;line-height:1.4;font-size:10pt;min-height:22mm} .bx small{font-size:7pt;color:#5a2d82} .m td{border:.6pt solid #5a2d82;padding:1px 4px 2.5px!important;font-size:9.5pt} .m small{display:block;font-size:6.8pt;color:#5a2d82} .l{margin-top:3mm} .l th{background:#5a2d82;color:#fff;font-size:8pt;text-align:left;padding:2.5px 3px} .l td{padding:1.7px 3px;font-size:8.6pt} .l .c td{font-weight:bold;border-top:.6pt solid #5a2d82} .sp{flex:1} .p td,.p th{border:.6pt solid #5a2d82;padding:3px 4px;text-align:right} .p th{font-size:7.2pt;background:#efe8f5;font-weight:normal} .p td{font-size:9.5pt} .p td:last-child{font-weight:bold;font-size:11.5pt} .v{display:flex;gap:8mm;margin-top:3mm;line-height:1.5;font-size:9pt} .v>div{flex:1} .rg{font-size:6.8pt;margin-top:3mm;text-align:center;color:#444}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const order = random.int(230000, 890000)
      const rows = p.lines((l, at) => ({
        amount: l.amount,
        html: row([
          days[at],
          `${order + at * 17}`,
          `${letters(random, 3)}-${random.int(1, 99)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 2) : ''}`,
          `>${p.plain(l.amount)}`,
        ]),
      }))
      const pages = paged(rows, 40, 32)
      let sum = 0
      const carried = (text: string) =>
        `<tr class=c><td colspan=7 class=r>${text}</td><td class=r>${p.plain(sum)}</td></tr>`
      const less = d.allowance
        ? `${Math.round((d.allowance / d.lineTotal) * 100)},00 % &nbsp; -${p.plain(d.allowance)}`
        : ''
      const cells = ['N.º FACTURA', 'FECHA', 'CLIENTE', 'NIF CLIENTE', 'PERIODO']
      const values = [
        `<b>${d.number}</b>`,
        p.date(d.issueDate),
        d.customerNumber,
        d.buyer.vatId.slice(2),
        `${p.date(d.from)} - ${p.date(d.until)}`,
      ]
      const facts = cells.map((name, at) => `<td><small>${name}</small>${values[at]}</td>`).join('')
      const sheets = pages.map((own, at) => {
        const before = at ? carried('SUMA ANTERIOR') : ''
        sum += own.reduce((whole, { amount }) => whole + amount, 0)
        const after = at < pages.length - 1 ? carried('SUMA Y SIGUE') : ''
        const end = after
          ? ''
          : `<table class=p>${heading(['IMPORTE BRUTO', 'DTO. COMERCIAL', 'BASE IMPONIBLE', '% IVA', 'CUOTA IVA', 'TOTAL FACTURA (EUR)'])}${row([p.plain(d.lineTotal), less, p.plain(d.subtotal), p.number(d.taxes[0].rate, 2), p.plain(d.tax), p.plain(d.total)])}</table><div class=v><div>Forma de pago: recibo domiciliado<br>Vencimiento: <b>${p.date(d.dueDate)}</b> &nbsp; Importe: <b>${p.plain(d.amountDue)}</b></div><div>Las reclamaciones se atenderán dentro de los 15 días siguientes a la recepción de la lente. Producto sanitario a medida, RD 192/2023.</div></div>`
        return `<div class=pg><div class=hd><div class=own><b>${d.seller.name}</b>Laboratorio de lentes oftálmicas<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} &nbsp; ${d.seller.mail}<br>CIF: ${d.seller.vatId.slice(2)}</div><div class=bx><small>FACTURAR A:</small><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}</div></div>
<table class=m><tr><td style="font-weight:bold;font-size:12pt;color:#5a2d82">FACTURA</td>${facts}<td><small>HOJA</small>${at + 1} / ${pages.length}</td></tr></table>
<table class=l>${heading(['FECHA', 'PEDIDO', 'SU REF.', 'DESCRIPCIÓN', '>UDS.', '>PRECIO', '>% DTO.', '>IMPORTE'])}${before}${own.map(({ html }) => html).join('')}${after}</table><div class=sp></div>${end}
<div class=rg>Inscrita en el Registro Mercantil de ${d.seller.town}, hoja 12.${d.seller.vatId.slice(-3)}, inscripción 1.ª – Licencia previa de funcionamiento n.º 7${d.seller.vatId.slice(-3)}-PS</div></div>`
      })
      return sheets.join('')
    },
  },
  {
    name: 'es-revista-anuncios-rectificativa',
    plan: {
      country: 'ES',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [21],
      lines: [1, 3],
      isOnce: true,
      most: 2,
      pools: partiesOf(
        ['Ediciones', 'Comunicación', 'Prensa Comarcal', 'Editorial', 'Medios'],
        ['S.L.', 'S.A.', 'Asociados, S.L.', 'S. Coop.', 'S.L.U.']
      ),
      items: [
        ['Página completa interior derecha, color', 'inserc.', 620, 980],
        ['Media página horizontal, color', 'inserc.', 340, 520],
        ['Faldón en portada, edición de fin de semana', 'inserc.', 280, 460],
        ['Banner web 970x250, una semana', 'sem.', 110, 190],
        ['Encartado de folleto DIN A5, 5.000 ejemplares', 'serv.', 240, 390],
        ['Publirreportaje: redacción y fotografía', 'serv.', 150, 260],
      ],
      numbers: (random, year) => `R${year.slice(2)}-${random.digits(4)}`,
    },
    style: {
      ...euroAfter,
      date: (y, m, d) => `${Number(d)} de ${spanishMonths[Number(m) - 1]} de ${y}`,
    },
    css: 'body{font:10pt "EB Garamond";font-variant-numeric:lining-nums;color:#111;margin:0} .hd{display:flex;justify-content:space-between;align-items:flex-start} .qr{text-align:center;font:6.5pt "Liberation Sans";width:36mm;line-height:1.35} .nm{font:28pt/1.05 "EB Garamond";text-align:right;max-width:120mm} .nm small{display:block;font-size:9.5pt;font-variant-numeric:lining-nums;line-height:1.4;margin-top:1.5mm} h1{font:italic 19pt "EB Garamond";margin:9mm 0 4mm;border-top:.6pt solid #111;border-bottom:.6pt solid #111;padding:2mm 0} .two{display:flex;gap:12mm;margin-bottom:7mm} .two>div{flex:1;line-height:1.4} .two td{padding:1.5px 0;vertical-align:top} .two td:first-child{font-style:italic;white-space:nowrap} .ca{margin-bottom:6mm;line-height:1.45} .l th{font-style:italic;font-weight:normal;text-align:left;border-bottom:.6pt solid #111;padding:2px} .l td{padding:5px 2px;vertical-align:top;border-bottom:.3pt solid #aaa} .s{width:80mm;margin:5mm 0 0 auto} .s td{padding:3px 2px} .s tr:last-child td{border-top:.6pt solid #111;border-bottom:2.2pt double #111;font-size:13pt;font-weight:600} .o{margin-top:9mm;line-height:1.5} .ft{margin-top:22mm;font-size:8.2pt;line-height:1.4;color:#444;border-top:.4pt solid #888;padding-top:2mm;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      const before = `${Number(d.issueDate.slice(0, 4)) - 1}-12-${random.int(12, 28)}`
      const code = squareCode(random, '31mm', { side: 37 })
      const mark =
        d.issueDate > '2025'
          ? `QR tributario:${code}<br>Factura verificable en la sede electrónica de la AEAT<br><b>VERI*FACTU</b>`
          : '<svg viewBox="0 0 40 40" width="26mm"><path d="M2 2h36v36H2z" fill="none" stroke="#111"/><path d="M7 9h26M7 14h11M7 18h11M7 22h11M7 26h26M7 30h26" stroke="#111" stroke-width="1.5"/><path d="M21 13h12v10H21z"/></svg><br>Departamento de Publicidad'
      const edition = random.int(112, 388)
      const cause = random.pick([
        'anuncio contratado que no llegó a publicarse por cierre anticipado de la edición',
        'error de imprenta en el original entregado por el anunciante',
        'cancelación de la inserción comunicada dentro de plazo',
      ])
      const lines = p.lines((l) =>
        row([
          l.description,
          `N.º ${edition}`,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      return `<div class=hd><div class=qr>${mark}</div><div class=nm>${d.seller.name}<small>${d.seller.street} · ${d.seller.postCode} ${d.seller.town}<br>NIF ${d.seller.vatId.slice(2)} · ${d.seller.telephone} · ${d.seller.mail}</small></div></div>
<h1>Factura rectificativa de abono</h1>
<div class=two><div><table>${row(['Número', `<b>${d.number}</b>`])}${row(['Fecha de expedición', p.date(d.issueDate)])}${row(['Factura rectificada', `${d.earlier.replace(/^R/, 'P')}, de ${p.date(before)}`])}${row(['Orden de publicidad', d.orderNumber])}</table></div><div><i>Anunciante</i><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF ${d.buyer.vatId.slice(2)}</div></div>
<div class=ca>Rectificación por diferencias conforme al artículo 80.Dos de la Ley 37/1992 y al artículo 15 del Reglamento de facturación (RD 1619/2012). Causa: ${cause}. Se abonan los conceptos siguientes:</div>
<table class=l>${heading(['Concepto', 'Edición', '>Cantidad', '>Tarifa', '>Importe'])}${lines.join('')}</table>
<table class=s>${row(['Base imponible', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${row(['Total abono', `>${p.money(d.total)}`])}</table>
<div class=o>El importe queda a su favor y se compensará en la próxima factura. Si prefiere la devolución por transferencia, le rogamos que nos remita un certificado de titularidad de su cuenta a ${d.seller.mail}.</div>
<div class=ft>${d.seller.name} · Registro Mercantil de ${d.seller.town}, tomo ${random.int(210, 990)}, folio ${random.int(4, 198)}, hoja ${random.digits(5)}. Depósito legal ${random.pick(['C', 'LU', 'OU', 'P'])} ${random.int(40, 690)}-19${random.int(88, 99)}.</div>`
    },
  },
  {
    name: 'pt-pianos-afinadora',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [0],
      lines: [1, 5],
      isOnce: true,
      most: 4,
      isSellerPerson: true,
      days: [8, 15, 30],
      pools: partiesOf(
        ['Academia de Música', 'Conservatório', 'Hotéis', 'Escola de Artes', 'Banda Filarmónica'],
        ['Lda.', 'CRL', 'S.A.', '& Filhas, Lda.', 'Associação']
      ),
      items: [
        ['Afinação de piano vertical (lá 442 Hz)', 'Un.', 60, 85],
        ['Afinação de piano de cauda', 'Un.', 80, 120],
        ['Regulação da mecânica e do teclado', 'Hora', 28, 40],
        ['Substituição de corda de baixo, incl. corda por medida', 'Un.', 35, 60],
        ['Entonação dos martelos', 'Hora', 28, 40],
        ['Deslocação fora do concelho', 'Un.', 12, 30],
      ],
      numbers: (random, year) => `FT M${year}/${random.int(2, 148)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: dashed },
    css: 'body{font:9.5pt "Open Sans";color:#333;margin:0} .pg{min-height:262mm;display:flex;flex-direction:column} .hd{display:flex;justify-content:space-between;align-items:flex-start} .own{line-height:1.5;font-size:9pt} .own b{font:600 15pt "Open Sans";color:#111} .or{font-size:8pt;text-transform:uppercase;letter-spacing:1px} .mid{display:flex;justify-content:space-between;margin:10mm 0 9mm} .ti{font-size:17pt;font-weight:300;line-height:1.2} .ti b{font-weight:600;display:block} .to{width:84mm;line-height:1.5} .to small{color:#999;display:block;font-size:7.5pt} .dt th{font-weight:400;color:#999;font-size:7.5pt;text-align:left} .dt td{padding:1px 0 6px;font-weight:600} .dt{border-bottom:.5pt solid #ccc;margin-bottom:5mm} .l th{font-weight:600;font-size:8pt;text-align:left;background:#f1f1f1;padding:5px 4px} .l td{padding:6px 4px;border-bottom:.5pt solid #e2e2e2} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:6mm;break-inside:avoid} .iv{width:92mm} .iv th{font-size:7.5pt;font-weight:600;text-align:left;border-bottom:.5pt solid #ccc;padding:3px 0} .iv td{font-size:8.3pt;padding:3px 0;vertical-align:top} .tt{width:68mm} .tt td{padding:3px 4px} .tt tr:last-child td{border-top:1pt solid #333;font-size:12pt;font-weight:700;padding-top:5px} .mb{display:flex;gap:5mm;align-items:center;margin-top:8mm;border:.6pt solid #bbb;border-radius:2mm;padding:3mm 5mm;width:92mm;break-inside:avoid} .mb td{font-size:8.8pt;padding:1.5px 0} .mb td:last-child{font-weight:600} .sp{flex:1} .b{display:flex;gap:5mm;font-size:7.5pt;line-height:1.5;align-items:flex-end;margin-top:6mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const lines = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)}%`,
          `>${p.money(baseOf(p, t))}`,
          `>${p.money(d.tax)}`,
          '[M10] IVA – regime de isenção',
        ])
      )
      return `<div class=pg><div class=hd><div class=own><b>${d.seller.name}</b><br>Afinação e restauro de pianos<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIF: ${d.seller.vatId.slice(2)}<br>${d.seller.telephone} · ${d.seller.mail}</div><div class=or>Original</div></div>
<div class=mid><div class=ti>Fatura<b>${d.number}</b></div><div class=to><small>Exmo.(s) Sr.(s)</small><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>Portugal</div></div>
<table class=dt>${heading(['Data de emissão', 'Data de vencimento', 'V/ contribuinte', 'V/ referência'])}${row([p.date(d.issueDate), p.date(d.dueDate), d.buyer.vatId.slice(2), d.orderNumber])}</table>
<table class=l>${heading(['Descrição', '>Qtd.', 'Un.', '>Preço', '>IVA', '>Total'])}${lines.join('')}</table>
<div class=e><table class=iv>${heading(['Taxa', '>Incidência', '>Imposto', 'Motivo de isenção'])}${taxes.join('')}</table><table class=tt>${row(['Soma', `>${p.money(d.subtotal)}`])}${row(['IVA', `>${p.money(d.tax)}`])}${row(['Total', `>${p.money(d.total)}`])}</table></div>
<div class=mb><svg viewBox="0 0 40 44" width="14mm" style="flex:none"><path d="M3 3h34v30H3z" fill="none" stroke="#2a5caa" stroke-width="3"/><text x="20" y="25" font-family="Liberation Sans" font-weight="bold" font-size="17" text-anchor="middle" fill="#2a5caa">MB</text><text x="20" y="42" font-family="Liberation Sans" font-size="6" text-anchor="middle">MULTIBANCO</text></svg><table>${row(['Entidade', `>${random.pick(['11249', '11683', '21098'])}`])}${row(['Referência', `>${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`])}${row(['Valor', `>${p.money(d.amountDue)}`])}</table></div><div class=sp></div>
<div class=b>${squareCode(random, '32mm', { side: 41 })}<div>ATCUD: ${atcud(random)}<br>Os serviços foram prestados em ${p.date(d.deliveryDate)}.<br>Próxima afinação recomendada: dentro de seis meses.<br>${signature(random)}-Processado por programa certificado n.º ${random.digits(4)}/AT</div></div></div>`
    },
  },
  {
    name: 'pt-betao-guias',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23],
      lines: [6, 26],
      isOnce: true,
      most: 9,
      isPart: true,
      lineDiscount: 0.2,
      days: [30, 60, 90],
      pools: partiesOf(
        ['Betões', 'Construções', 'Betão Pronto', 'BETÃO MINHO', 'Pré-Fabricados', 'Inertes'],
        ['S.A.', 'Lda.', 'Unipessoal, Lda.', '& Irmãos, S.A.']
      ),
      items: [
        ['BETÃO C12/15 X0(P) CL1,0 D22 S2', 'M3', 62, 74],
        ['BETÃO C12/15 X0(P) CL1,0 D12 S3', 'M3', 64, 76],
        ['BETÃO C16/20 X0(P) CL1,0 D22 S3', 'M3', 67, 78],
        ['BETÃO C20/25 XC1(P) CL0,4 D22 S3', 'M3', 72, 84],
        ['BETÃO C20/25 XC1(P) CL0,4 D12 S4', 'M3', 75, 87],
        ['BETÃO C25/30 XC2(P) CL0,4 D22 S3', 'M3', 78, 92],
        ['BETÃO C25/30 XC2(P) CL0,4 D12 S4', 'M3', 81, 95],
        ['BETÃO C30/37 XC4(P) CL0,2 D12 S4', 'M3', 88, 104],
        ['BETÃO C30/37 XC4(P) CL0,2 D22 S3 HIDRÓFUGO', 'M3', 94, 112],
        ['ARGAMASSA PRONTA M5 36 H', 'M3', 70, 86],
        ['ARGAMASSA PRONTA M10 24 H', 'M3', 76, 92],
        ['BETÃO LEVE CELULAR 450 KG', 'M3', 82, 110],
        ['BETÃO POROSO PARA ENCHIMENTO', 'M3', 60, 72],
        ['SERVIÇO DE BOMBAGEM LANÇA 36 M', 'M3', 7, 11],
        ['SERVIÇO DE AUTOBOMBA 24 M', 'M3', 6, 9],
        ['ADIÇÃO DE FIBRAS POLIPROPILENO', 'M3', 6, 9],
        ['ADITIVO ACELERADOR DE PRESA', 'M3', 4, 7],
        ['TEMPO DE ESPERA EM OBRA', 'H', 38, 55],
      ],
      numbers: (random, year) => `FA ${year.slice(2)}B/${random.int(310, 9840)}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:8.5pt "Nimbus Sans";margin:0 .4mm} .pg{min-height:263mm;display:flex;flex-direction:column} .hd{display:flex;justify-content:space-between;align-items:flex-start} .own b{font:bold 17pt/1.15 "Nimbus Sans";display:block;max-width:112mm;margin-bottom:2mm;padding-top:1.5mm} .own{line-height:1.4;font-size:8pt} .mk{display:flex;gap:1mm} .mk i{width:9mm;height:9mm;background:#777} .mk i:nth-child(2){background:#d2232a} .adr{display:flex;justify-content:space-between;margin:7mm 0 5mm} .adr>div{width:84mm;line-height:1.45;font-size:9.5pt} .adr small{font-size:7pt;color:#555;display:block} .ti{display:flex;justify-content:space-between;border-top:1.5pt solid #d2232a;border-bottom:.5pt solid #777;padding:2mm 0;font-size:12pt} .ti small{font-size:8pt} .m th{text-align:left;font-size:7pt;color:#555;font-weight:normal;padding-top:4px} .m td{padding:1px 0 4px;border-bottom:.5pt solid #777} .l{margin-top:3mm} .l th{font-size:7.5pt;text-align:left;border-bottom:1pt solid #000;padding:3px 2px} .l td{padding:3.2px 2px} .sp{flex:1} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm;border-top:.5pt solid #777;padding-top:3mm;break-inside:avoid} .qr{display:flex;gap:4mm;font-size:7pt;line-height:1.5;width:100mm} .qr svg{flex:none} .tt{width:72mm} .tt td{padding:2.3px 0} .tt .f td{font-weight:bold;font-size:12pt;border-top:1.5pt solid #d2232a} .cert{font-size:7pt;margin-top:2mm} .cut{border-top:.7pt dashed #000;margin-top:4mm;padding-top:2mm;break-inside:avoid} .cut p{font-size:7.5pt;margin:0 0 1.5mm;display:flex;justify-content:space-between} .cut td,.cut th{border:.5pt solid #777;padding:2.5px 4px;text-align:left} .cut th{font-size:7pt;font-weight:normal;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, dayAfter(d.issueDate, -27), d.issueDate)
      const first = random.int(48200, 91700)
      const site = random.pick([
        'MORADIA UNIFAMILIAR - LOTE 4',
        'PAVILHÃO INDUSTRIAL',
        'MURO DE SUPORTE EM 103',
        'CENTRO ESCOLAR - AMPLIAÇÃO',
      ])
      const lines = p.lines((l, at) =>
        row([
          days[at],
          `GR ${first + at * 9}`,
          l.description,
          `>${p.number(l.quantity, 3)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 1) : ''}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}`,
        ])
      )
      return `<div class=pg><div class=hd><div class=own><b>${d.seller.name}</b>Sede: ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} (chamada para a rede fixa nacional) · ${d.seller.mail}<br>Capital Social 500 000,00 EUR · C.R.C. ${d.seller.town} · NIPC ${d.seller.vatId}</div><div class=mk><i></i><i></i><i></i></div></div>
<div class=adr><div><small>Local de descarga / Obra</small>${site}<br>${d.buyer.town}<br>Central: ${d.seller.town}</div><div><small>Exmo.(s) Senhor(es)</small><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<div class=ti><div>FATURA N.º <b>${d.number}</b></div><small>Original &nbsp; Moeda: EUR</small></div>
<table class=m>${heading(['Data documento', 'N.º cliente', 'N.º contribuinte', 'V/ requisição', 'Cond. pagamento', 'Vencimento'])}${row([p.date(d.issueDate), d.customerNumber, d.buyer.vatId, d.orderNumber, 'Fatura a prazo', p.date(d.dueDate)])}</table>
<table class=l>${heading(['Data', 'Guia&nbsp;rem.', 'Designação', '>Quantidade', 'Un', '>P. unitário', '>Desc.%', '>Valor líquido', '>IVA'])}${lines.join('')}</table><div class=sp></div>
<div class=e><div class=qr>${squareCode(random, '30mm', { side: 41 })}<div>ATCUD: ${atcud(random)}<br>Betão de comportamento especificado segundo a NP EN 206. Os boletins de ensaio estão disponíveis a pedido.<br>Após o vencimento são devidos juros de mora à taxa legal em vigor (art. 102.º do Código Comercial).<br>Transferência: IBAN ${grouped(d.seller.iban)}</div></div><table class=tt>${row(['Valor ilíquido sem IVA', `>${p.plain(d.subtotal)}`])}${row([`IVA à taxa de ${p.number(d.taxes[0].rate, 2)}%`, `>${p.plain(d.tax)}`])}<tr class=f><td>TOTAL EUR</td><td class=r>${p.plain(d.total)}</td></tr></table></div>
<div class=cert>${signature(random)}-Processado por programa certificado n.º ${random.digits(4)}/AT &nbsp; Os bens/serviços foram colocados à disposição do adquirente nas datas das guias indicadas.</div>
<div class=cut><p><span>Talão a destacar e enviar com o pagamento</span><span>${d.seller.name}</span></p><table>${heading(['Cliente', 'Fatura', 'Vencimento', '>Valor a pagar EUR', 'Cheque n.º / Banco'])}${row([d.customerNumber, d.number, p.date(d.dueDate), `>${p.plain(d.amountDue)}`, '&nbsp;'])}</table></div></div>`
    },
  },
]
