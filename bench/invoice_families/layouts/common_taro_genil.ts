import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, dashed, euroAfter, grouped, heading, monthsIn, row, slashed } from '../print.ts'
import type { Random } from '../random.ts'
import { squareCode } from '../square_code.ts'

const portugueseMonths = monthsIn('PT')

const listOf = (text: string) => text.split('; ')
const townsOf = (text: string) => listOf(text).map((town) => town.split(/ (?=\S+$)/))

const italian = {
  ...pools.IT,
  first: listOf('Giada; Leonardo; Ornella; Michele; Sabrina; Ettore; Viviana; Dario'),
  last: listOf(
    'Ansaldi; Bonfanti; Cavalli; De Luca; Ferraris; Ghidini; Montanari; Pezzoli; Zanetti'
  ),
  streets: listOf(
    'Via Emilia Ovest 212; Strada Provinciale 15, km 4; Via Don Minzoni, 3/B; Piazza Garibaldi 19; Via dei Mille 71 int. 4'
  ),
  towns: townsOf(
    'Fidenza 43036; Reggio nell’Emilia 42121; Mantova 46100; Casalmaggiore 26041; Borgo Val di Taro 43043; Forlì 47121'
  ),
}
const spanish = {
  ...pools.ES,
  first: listOf('Rocío; Álvaro; Maite; Julián; Encarnación; Óscar; Nerea'),
  last: listOf(
    'Aguilar; Benítez; Cano Ortega; Dueñas; Galindo; Lozano; Maldonado; Quesada; Villalba'
  ),
  streets: listOf(
    'C/ San Antón, 31, 2.º B; Ctra. de Málaga km 3,5; Camino de Ronda 118; Polígono Asegra, c/ Loja 9; Avda. Andalucía, s/n'
  ),
  towns: townsOf(
    'Granada 18012; Puente Genil 14500; Écija 41400; Lucena 14900; Antequera 29200; Jaén 23009; Santander 39011'
  ),
}
const portuguese = {
  ...pools.PT,
  first: listOf('Catarina; Nuno; Sandra; Rui; Teresa; Gonçalo'),
  last: listOf(
    'Abrantes; Bettencourt; Caetano; Esteves; Lourenço; Macedo; Neves; Quintela; Sampaio'
  ),
  streets: listOf(
    'Rua Dr. Sá Carneiro, 84 r/c; Estrada Nacional 1, n.º 1210; Parque Industrial, Pav. 12; Av. da Liberdade, 203 - 3.º Esq.; Travessa do Poço, 5'
  ),
  towns: townsOf(
    'Leiria 2400-149; Viseu 3500-071; Vila do Conde 4480-664; Évora 7005-210; Castelo Branco 6000-459'
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

/** The same number for the same goods. */
const codeOf = (name: string) =>
  10000 + [...name].reduce((code, letter) => (code * 29 + letter.charCodeAt(0)) % 89989, 11)

const signature = (random: Random) =>
  Array.from({ length: 4 }, () => random.pick([...'bDeGkLnQsTvZ48'])).join('')
const atcud = (random: Random) =>
  `J${random.pick([...'FHJ'])}${random.digits(2)}${random.pick(['RKXN', 'TMPW', 'CVGD'])}${random.digits(1)}-${random.int(11, 9870)}`

/** Italian, Spanish and Portuguese invoices that are kept unseen. */
export const commonTaroGenil: Family[] = [
  {
    name: 'it-mangimi-allevatori',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [10, 4, 22],
      lines: [20, 52],
      most: 24,
      lineDiscount: 0.35,
      days: [60, 90],
      pools: partiesOf(
        ['Mangimi', 'Zootecnica', 'Agricola', 'Allevamenti', 'Granaglie', 'Agraria'],
        ['S.p.A.', 'Soc. Coop. Agr.', 'S.S. Agr.', 'S.r.l.', '& C. S.n.c.']
      ),
      items: [
        ['NUCLEO VACCHE LATTE 18% PELLET SFUSO', 'QL', 38, 47],
        ['MANGIME VITELLI SVEZZAMENTO SC KG 25', 'SC', 13, 17],
        ['MANGIME SUINI INGRASSO FARINA SFUSO', 'QL', 31, 39],
        ['OVAIOLE DEPOSIZIONE SBRICIOLATO SC KG 25', 'SC', 11, 15],
        ['CONIGLI UNICO FIENO SC KG 25', 'SC', 11, 14],
        ['LATTE IN POLVERE VITELLI SC KG 25', 'SC', 58, 74],
        ['INTEGRATORE MINERALE BLOCCO KG 10', 'NR', 9, 13],
        ['POLPE DI BIETOLA PELLET', 'QL', 29, 36],
        ['MAIS NAZIONALE GRANELLA', 'QL', 22, 27, 1],
        ['FARINA ESTRAZIONE SOIA 44%', 'QL', 46, 55, 1],
        ['CRUSCA TENERA CUBETTATA SC KG 30', 'SC', 8, 10, 1],
        ['ORZO FIOCCATO SC KG 25', 'SC', 11, 14, 1],
        ['FIENO MEDICA 1° TAGLIO BALLONI', 'QL', 19, 25, 1],
        ['UREA AGRICOLA 46 BIG BAG KG 500', 'NR', 235, 290, 1],
        ['CROCCHETTE CANE ADULTO SC KG 20', 'SC', 26, 38, 2],
        ['RETE PRESSE MT 3000', 'RT', 155, 198, 2],
        ['TELO INSILATO NERO/BIANCO 12X50', 'NR', 168, 225, 2],
        ['DETERGENTE ALCALINO MUNGITURA KG 25', 'TN', 39, 52, 2],
        ['GUANTI LATTICE MUNGITURA CF 100', 'CF', 7, 10, 2],
      ],
      numbers: (random, year) => `${random.int(112, 4870)}/FD/${year}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.4pt "Liberation Sans Narrow";margin:0 .4mm 0 0} .h{display:flex;justify-content:space-between;border-bottom:2pt solid #2f6b2f;padding-bottom:3mm} .h b{font:bold 17pt "Caladea";color:#2f6b2f;display:block;max-width:92mm} .h div{line-height:1.35} .h div+div{text-align:right} .ad{display:flex;gap:6mm;margin:4mm 0} .ad>div{flex:1;border:.6pt solid #777;border-radius:2mm;padding:2mm 3mm;min-height:24mm;line-height:1.4;font-size:9.5pt} .c{font-size:6.8pt;color:#2f6b2f;display:block} .d td{border:.6pt solid #777;padding:1.5px 5px 3px;font-size:9pt} .g{margin-top:3mm} .g th{background:#dfeadf;border:.6pt solid #777;padding:2px 4px;font-size:7.6pt;text-align:left} .g td{padding:1.7px 4px;border-left:.5pt solid #aaa;border-right:.5pt solid #aaa} .g tr{break-inside:avoid} .g .rep th{background:#fff;border:0;font-weight:normal} .ddt td{font-style:italic;padding-top:5px} .g{border-bottom:.6pt solid #777} .e{break-inside:avoid;margin-top:4mm} .e table{margin-bottom:2mm} .e th{font-size:7pt;font-weight:normal;color:#2f6b2f;text-align:left;border:.6pt solid #777;padding:1px 5px} .e td{border:.6pt solid #777;padding:2.5px 5px} .fl{display:flex;gap:4mm;align-items:flex-start} .fl>table:first-child{flex:3} .fl>table:last-child{flex:2} .tot td{font-size:9.5pt} .tot tr:last-child td{font-size:13pt;font-weight:bold;background:#dfeadf} .n{font-size:7pt;line-height:1.35}',
    draw: (p) => {
      const { doc: d, random } = p
      const first = random.int(800, 7400)
      const days = daysOf(p, d.from, d.until)
      const size = random.int(4, 7)
      const rows = p.lines((l, at) => {
        const note =
          at % size
            ? ''
            : `<tr class=ddt><td></td><td colspan=7>D.D.T. n. ${first + (at / size) * 37} del ${days[at]}</td></tr>`
        return (
          note +
          row([
            codeOf(l.description),
            l.description,
            l.unit,
            `>${p.number(l.quantity, 3)}`,
            `>${p.plain(l.price)}`,
            `>${l.discount ? p.number(l.discount, 2) : ''}`,
            `>${p.plain(l.amount)}`,
            `>${p.number(l.rate)}`,
          ])
        )
      })
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)}`,
          `IVA ${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const box = (label: string, value: string) => `<td><span class=c>${label}</span>${value}</td>`
      return `<div class=h><div><b>${d.seller.name}</b>Stabilimento e uffici: ${d.seller.street} – ${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} – ${d.seller.mail}</div><div>C.F. e P.IVA ${d.seller.vatId.slice(2)}<br>R.E.A. PR-${random.digits(6)}<br>Riconoscimento α IT${random.digits(6)} Reg. CE 183/2005</div></div>
<div class=ad><div><span class=c>Luogo di consegna</span>${random.pick(['Fondo Ca’ Bianca', 'Podere Colombarola', 'Corte Fenilnuovo', 'Stalla Boschetto'])}<br>${d.buyer.town}</div><div><span class=c>Cliente</span>Spett.le<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<table class=d><tr>${box('Documento', '<b>FATTURA DIFFERITA (TD24)</b>')}${box('Numero', `<b>${d.number}</b>`)}${box('Data', `<b>${p.date(d.issueDate)}</b>`)}${box('Codice cliente', d.customerNumber)}${box('P.IVA / C.F. cliente', d.buyer.vatId.slice(2))}${box('Valuta', 'EUR')}</tr></table>
<table class=g><thead><tr class=rep><th colspan=8 class=r>Fatt. ${d.number} – Cliente ${d.customerNumber}</th></tr>${row(['Articolo', 'Descrizione', 'UM', '>Quantità', '>Prezzo', '>Sconto %', '>Importo netto', '>Cod. IVA'], 'th')}</thead>${rows.join('')}</table>
<div class=e><div class=fl><table>${heading(['Cod.', 'Descrizione IVA', '>Imponibile', '>Imposta'])}${taxes.join('')}</table><table class=tot>${row(['Totale imponibile', `>${p.plain(d.subtotal)}`])}${row(['Totale imposta', `>${p.plain(d.tax)}`])}${row(['TOTALE FATTURA €', `>${p.plain(d.total)}`])}</table></div>
<table>${heading(['Pagamento', 'Scadenza', '>Importo rata', 'Appoggio bancario'])}${row(['Bonifico bancario', p.date(d.dueDate), `>${p.plain(d.amountDue)}`, `IBAN ${d.seller.iban}`])}</table>
<div class=n>Contributo CONAI assolto ove dovuto. Cessione di prodotti agricoli e alimentari ai sensi dell’art. 3 D.Lgs. 198/2021: assolve gli obblighi di forma scritta. Decorso il termine di pagamento decorreranno gli interessi di mora di legge. Eventuali reclami sulla qualità entro 8 giorni dal ricevimento della merce. Copia di cortesia: l’originale è disponibile nella Sua area riservata del sito dell’Agenzia delle Entrate.</div></div>`
    },
  },
  {
    name: 'it-riprese-video-acconto',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [4, 9],
      isOnce: true,
      isInOrder: true,
      most: 3,
      isPart: true,
      isSellerPerson: true,
      withheld: 20,
      prepaid: 0.65,
      days: [15, 30],
      pools: partiesOf(
        ['Comunicazione', 'Produzioni', 'Eventi', 'Advertising', 'Studio'],
        ['Srl', 'S.r.l.', '& Partners', 'Film', 'S.p.A.', 'srls']
      ),
      items: [
        ['Sopralluogo e preparazione riprese', 'gg', 180, 260],
        ['Riprese video con operatore, camera full frame e ottiche', 'gg', 420, 580],
        ['Riprese con drone (operatore abilitato ENAC)', 'gg', 280, 390],
        ['Secondo operatore camera', 'gg', 240, 310],
        ['Presa diretta audio, radiomicrofoni', 'gg', 160, 230],
        ['Montaggio e color correction', 'gg', 260, 340],
        ['Sottotitoli in inglese', 'ore', 28, 40],
        ['Versione verticale 9:16 per social', 'ore', 35, 48],
      ],
      numbers: (random, year) => `${random.int(1, 58)}/${year}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: slashed },
    css: 'body{font:9.5pt "Inter";color:#1c1c1c;margin:0 .4mm 0 0} .a{display:flex;justify-content:space-between} h1{font:600 15pt "Inter";margin:0} .a small{font-size:8pt;color:#666;line-height:1.55;display:block} .bar{height:2.5mm;background:#ff5a36;width:26mm;margin:0 0 8mm} .m{display:flex;gap:10mm;margin:14mm 0 11mm} .m>div{flex:1;line-height:1.5} .m span{color:#ff5a36;font-size:7.5pt;display:block;margin-bottom:1mm} .t th{font:500 7.8pt "Inter";color:#666;text-align:left;padding:0 0 5px;border-bottom:1pt solid #1c1c1c} .t td{padding:7px 0;border-bottom:.4pt solid #ccc;vertical-align:top} .s{width:96mm;margin:6mm 0 0 auto;break-inside:avoid} .s td{padding:3.5px 0} .s .k td{border-top:1pt solid #1c1c1c;font:600 12pt "Inter";padding-top:6px} .p{margin-top:10mm;line-height:1.6;font-size:8.8pt} .f{position:fixed;bottom:0;font-size:7pt;color:#666;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const prepaid = d.prepaid
        ? row([`Acconto già versato il ${p.date(d.orderDate)}`, `>– ${p.money(d.prepaid)}`])
        : ''
      return `<div class=bar></div><div class=a><div><h1>${d.seller.name}</h1><small>videomaker</small></div><small>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>P. IVA ${d.seller.vatId.slice(2)}<br>${d.seller.telephone}<br>${d.seller.site}</small></div>
<div class=m><div><span>Cliente</span>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>P. IVA ${d.buyer.vatId.slice(2)}<br>SDI ${random.pick(['M5UXCR1', 'SUBM70N', 'KRRH6B9', 'USAL8PV'])}</div><div><span>Fattura</span>n. ${d.number}<br>del ${p.date(d.issueDate)}</div><div><span>Progetto</span>${random.pick(['Video istituzionale', 'Spot lancio prodotto', 'Aftermovie convention', 'Interviste fiera'])}<br>Consegna ${p.date(d.deliveryDate)}</div></div>
<table class=t>${heading(['Descrizione', '>Q.tà', '>Prezzo', '>IVA', '>Importo'])}${rows.join('')}</table>
<table class=s>${row(['Totale imponibile', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${row(['<b>Totale documento</b>', `><b>${p.money(d.total)}</b>`])}${row([`Ritenuta d’acconto 20% (RT01, causale A)`, `>– ${p.money(d.withheld)}`])}${prepaid}<tr class=k><td>Netto a pagare</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<div class=p>Bonifico bancario entro il ${p.date(d.dueDate)}<br>IBAN ${grouped(d.seller.iban)}<br>intestato a ${d.seller.name}</div>
<div class=f>Copia di cortesia non valida ai fini fiscali, emessa ai sensi dell’art. 21 DPR 633/72. L’originale in formato elettronico è stato trasmesso tramite il Sistema di Interscambio. Il materiale girato resta archiviato per 12 mesi dalla consegna.</div>`
    },
  },
  {
    name: 'it-lampade-votive-bollettino',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [1, 4],
      isOnce: true,
      isInOrder: true,
      most: 3,
      isBuyerPerson: true,
      days: [30, 45, 60],
      pools: partiesOf(
        ['Luce Votiva', 'Illuminazioni Votive', 'Servizi Cimiteriali', 'Elettrovotiva'],
        ['S.r.l.', 'S.a.s.', 'Società Cooperativa', 'S.r.l. Unipersonale']
      ),
      items: [
        ['Canone annuo lampada votiva – loculo', 'n.', 13, 19],
        ['Canone annuo lampada votiva – celletta ossario', 'n.', 11, 16],
        ['Canone annuo lampada votiva – tomba a terra', 'n.', 14, 20],
        ['Canone annuo lampada votiva – cappella di famiglia', 'n.', 24, 33],
        ['Contributo fisso di allacciamento', 'n.', 12, 18],
      ],
      numbers: (random, year) => `LV${year.slice(2)}/${random.digits(6)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9.2pt "Nimbus Sans";margin:0 .4mm 0 0} .o{display:flex;justify-content:space-between;align-items:flex-start} .o b{font:bold 13pt "P052";display:block;width:58mm;line-height:1.15;margin-bottom:1.5mm} .o small{font-size:7.6pt;line-height:1.4;display:block} .o .to{width:80mm;padding-top:19mm;line-height:1.4;font-size:10pt} .i{margin:8mm 0 5mm} .i td{border:.5pt solid #555;padding:2px 6px} .i small{display:block;font-size:6.8pt;color:#444} p{line-height:1.4;margin:0 0 4mm;font-size:8.8pt} .w th{border-bottom:.8pt solid #000;border-top:.8pt solid #000;font-size:7.8pt;text-align:left;padding:3px} .w td{padding:3px;vertical-align:top} .w small{white-space:nowrap} .v{width:66mm;margin:3mm 0 4mm auto} .v td{padding:2px 3px} .v tr:last-child td{border-top:.8pt solid #000;font-weight:bold;font-size:10.5pt} .slip{position:fixed;bottom:0;left:0;right:.4mm;height:94mm;border-top:.6pt dashed #555;display:flex;padding-top:3mm;box-sizing:border-box} .slip>div{border:.8pt solid #333;padding:2mm 2.5mm;font-size:7.6pt;line-height:1.35;box-sizing:border-box} .s1{width:70mm;margin-right:3mm} .s2{flex:1} .slip h4{margin:0 0 2mm;font-size:6.6pt;white-space:nowrap;background:#333;color:#fff;padding:1mm 1.5mm;display:flex;justify-content:space-between} .slip .l{font-size:6.4pt;color:#444;display:block;margin-top:1.4mm} .slip .q{font-size:10.5pt;font-weight:bold} .cc{display:flex;justify-content:space-between;align-items:flex-end} .code{font:10pt "Inconsolata";letter-spacing:1px;margin-top:2.5mm;white-space:nowrap} .st{border:.5pt solid #777;height:12mm;margin-top:2mm;font-size:6pt;color:#555;padding:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const cemetery = random.pick(['Capoluogo', 'San Rocco', 'Villanova', 'Santa Maria'])
      const account = `0000${random.digits(8)}`
      const code = random.digits(16)
      const year = d.until.slice(0, 4)
      const rows = p.lines((l) =>
        row([
          `${random.digits(5)}`,
          l.description,
          `<small>bl. ${random.pick(['A', 'C', 'F'])}, fila ${random.int(1, 6)}, n. ${random.int(3, 180)}</small>`,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}`,
        ])
      )
      const payer = `${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}`
      const part = (title: string) =>
        `<h4><span>C/C POSTALE – ${title}</span><span>BancoPosta</span></h4><div class=cc><div><span class=l>sul C/C n.</span><span class=q>${account}</span></div><div><span class=l>di Euro</span><span class=q>${p.plain(d.amountDue)}</span></div></div><span class=l>INTESTATO A:</span><b>${d.seller.name}</b><span class=l>CAUSALE:</span>Lampade votive anno ${year} – Fatt. ${d.number}<span class=l>SCADENZA:</span>${p.date(d.dueDate)}<span class=l>ESEGUITO DA:</span>${payer}`
      return `<div class=o><div><b>${d.seller.name}</b><small>Concessionaria del servizio di illuminazione votiva<br>${d.seller.street} – ${d.seller.postCode} ${d.seller.town}<br>Cod. fisc. e P. IVA ${d.seller.vatId.slice(2)}<br>Tel. ${d.seller.telephone} (lun–ven 9.00–12.30)<br>${d.seller.mail}</small></div><div class=to>Gentile Cliente<br>${payer}</div></div>
<table class=i><tr><td><small>Fattura n.</small><b>${d.number}</b></td><td><small>Data fattura</small>${p.date(d.issueDate)}</td><td><small>Codice utente</small>${d.customerNumber}</td><td><small>Anno di riferimento</small>${year}</td><td><small>Da pagare entro il</small><b>${p.date(d.dueDate)}</b></td></tr></table>
<p>Le trasmettiamo la fattura relativa al canone annuo per il servizio di illuminazione votiva nel cimitero ${cemetery}, con il bollettino già compilato per il pagamento.</p>
<table class=w>${heading(['Utenza', 'Descrizione', 'Posizione', '>N. lampade', '>Canone unitario €', '>Importo €', '>IVA %'])}${rows.join('')}</table>
<table class=v>${row(['Imponibile', `>€ ${p.plain(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}%`, `>€ ${p.plain(d.tax)}`])}${row(['Totale fattura', `>€ ${p.plain(d.total)}`])}</table>
<p style="font-size:8pt">In alternativa al bollettino: bonifico su IBAN ${d.seller.iban}, indicando il codice utente. Il mancato pagamento comporta, previo sollecito, il distacco della lampada. Variazioni di indirizzo e disdette vanno comunicate entro il 30 novembre.</p>
<div class=slip><div class=s1>${part('Ricevuta di Versamento')}<div class=st>BOLLO DELL’UFFICIO POSTALE</div></div><div class=s2>${part('Ricevuta di Accredito')}<div class=cc style="margin-top:2mm"><div><span class=l>codice cliente</span><div class=code style="margin:0">${code}</div></div><span style="font-size:12pt;font-weight:bold">TD 896</span>${squareCode(random, '13mm', { margin: 0.5, style: 'flex:none' })}</div><div class=code style="font-size:8.4pt;letter-spacing:0">&lt;${code}&gt; &nbsp; ${account}&lt; &nbsp; 896&gt;</div></div></div>`
    },
  },
  {
    name: 'es-itv-flota',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21, 0],
      lines: [5, 16],
      most: 0,
      days: [15, 30],
      pools: partiesOf(
        [
          'Inspecciones',
          'ITV',
          'Verificaciones Técnicas',
          'Automoción',
          'Servicios del Automóvil',
          'Movilidad',
        ],
        ['S.A.', 'S.L.', 'S.A.U.', 'e Hijos, S.L.']
      ),
      items: [
        ['Periódica turismo diésel', '', 33, 38],
        ['Periódica turismo gasolina', '', 29, 33],
        ['Periódica furgón hasta 3.500 kg', '', 37, 44],
        ['Periódica camión más de 3.500 kg', '', 49, 58],
        ['Periódica autobús', '', 52, 61],
        ['Periódica remolque o semirremolque', '', 31, 39],
        ['Segunda inspección con medida de emisiones', '', 11, 15],
        ['Pesaje en báscula', '', 6, 9],
        ['Tasa DGT anotación inspección', '', 4, 4.2, 1],
        ['Tasa DGT anotación segunda inspección', '', 4, 4.2, 1],
      ],
      numbers: (random, year) =>
        `${random.pick(['1803', '1402', '2907'])}F${year.slice(2)}${random.digits(5)}`,
    },
    style: { ...comma, date: dashed },
    css: 'body{font:9pt "Roboto Condensed";margin:0 .4mm 0 0} .z{display:flex;align-items:center;gap:5mm;background:#0b3c7d;color:#fff;padding:3mm 5mm} .z i{font:bold italic 24pt "Roboto Condensed";border:1.5pt solid #fff;padding:0 3mm} .z b{font-size:12.5pt} .z span{margin-left:auto;font-size:17pt} .q{display:flex;gap:5mm;margin:6mm 0} .q>div{flex:1;line-height:1.45} .q .b{border-left:3pt solid #f3b700;padding-left:4mm;font-size:9.6pt} .q td{padding:1.5px 4px;border-bottom:.4pt dotted #888} .x th{background:#e6ecf4;color:#0b3c7d;text-align:left;padding:3px 5px;font-size:8pt} .x td{padding:3.2px 5px;border-bottom:.4pt solid #cfd8e3} .y{display:flex;justify-content:space-between;align-items:flex-start;margin-top:6mm;break-inside:avoid} .y table{width:84mm} .y .k{width:70mm} .y th{font-size:7.6pt;color:#0b3c7d;text-align:left;border-bottom:.7pt solid #0b3c7d;padding:2px 4px} .y td{padding:2.6px 4px} .k tr:last-child td{background:#0b3c7d;color:#fff;font-weight:bold;font-size:12pt} .l{margin-top:7mm;font-size:8.4pt;line-height:1.5;break-inside:avoid} .l small{color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const rows = p.lines((l, at) =>
        row([
          days[at],
          `${random.digits(4)} ${random.pick(['HXT', 'JRB', 'KMM', 'LDZ', 'MFC', 'MVN'])}`,
          `I-${random.digits(6)}`,
          l.description,
          `>${l.rate ? `${p.number(l.rate)} %` : '0 % (*)'}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          t.rate ? `IVA ${p.number(t.rate)} %` : 'No sujeto 0 % (*)',
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      return `<div class=z><i>ITV</i><b>${d.seller.name}</b><span>FACTURA</span></div>
<div class=q><div><b>Estación n.º ${random.pick(['1803', '1402', '2907', '4105'])} – ${d.seller.town}</b><br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>NIF: ${d.seller.vatId.slice(2)}<br>Cita previa: ${d.seller.telephone} · ${d.seller.site}<table style="margin-top:3mm;width:88mm">${row(['N.º factura', `<b>${d.number}</b>`])}${row(['Fecha factura', p.date(d.issueDate)])}${row(['Cliente crédito', d.customerNumber])}${row(['Periodo', `${p.date(d.from)} a ${p.date(d.until)}`])}</table></div><div class=b>Facturar a:<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF: ${d.buyer.vatId.slice(2)}</div></div>
<table class=x>${heading(['Fecha', 'Matrícula', 'Informe', 'Concepto', '>IVA', '>Importe €'])}${rows.join('')}</table>
<div class=y><table>${heading(['Tipo', '>Base', '>Cuota'])}${taxes.join('')}</table><table class=k>${row(['Importe neto', `>${p.plain(d.subtotal)}`])}${row(['Cuota IVA', `>${p.plain(d.tax)}`])}${row(['TOTAL', `>${p.plain(d.total)} €`])}</table></div>
<div class=l>Forma de pago: transferencia bancaria antes del ${p.date(d.dueDate)} a ${grouped(d.seller.iban)}<br><small>(*) Tasa de la Jefatura Central de Tráfico cobrada por cuenta de la DGT (Ley 16/1979), no sujeta a IVA.<br>Tarifas aprobadas por la Consejería competente en materia de industria. Entidad acreditada por ENAC n.º ${random.digits(3)}/EI${random.digits(3)}. Conserve el informe de inspección; la tarjeta ITV debe llevarse en el vehículo. Los datos se tratan conforme al RGPD para la gestión de las inspecciones.</small></div>`
    },
  },
  {
    name: 'es-plagas-mantenimiento',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [2, 6],
      isOnce: true,
      most: 4,
      days: [7, 10, 15],
      pools: partiesOf(
        [
          'Sanidad Ambiental',
          'Control de Plagas',
          'Higiene Alimentaria',
          'Saneamientos',
          'Ambiental',
        ],
        ['S.L.', 'S.L.U.', 'S.L.L.', 'Servicios Integrales', 'S.A.']
      ),
      items: [
        ['Desratización interior y exterior, revisión de portacebos', 'visita', 38, 62],
        ['Desinsectación cucarachas (gel y pulverización)', 'visita', 45, 78],
        ['Mantenimiento insectocaptores, cambio de lámina adhesiva', 'ud', 16, 28],
        ['Prevención y control de legionela: toma de muestra y análisis', 'ud', 64, 95],
        ['Desinfección de cámaras y obrador', 'servicio', 85, 140],
        ['Sustitución tubo UV insectocaptor', 'ud', 9, 14],
      ],
      numbers: (random, year) => `FV${year.slice(2)}-${random.int(1010, 8970)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:9.6pt "Open Sans";color:#333;margin:0 .4mm 0 0} .u{display:flex;justify-content:space-between;align-items:center} .u b{font:800 16pt "Open Sans";color:#4b7f1c;width:84mm;line-height:1.1} .u span{font-size:8pt;text-align:right;line-height:1.5} .t{background:#f0f5ea;display:flex;justify-content:space-between;padding:4mm 5mm;margin:8mm 0 7mm} .t h2{font:700 13pt "Open Sans";margin:0 0 1mm;color:#4b7f1c} .t div{line-height:1.5} .g th{font-size:8pt;text-align:left;color:#fff;background:#4b7f1c;padding:4px 6px} .g td{padding:6px;vertical-align:top;border-bottom:.5pt solid #c8d8b8} .g td:first-child{color:#777} .a{display:flex;margin-top:6mm;gap:8mm;break-inside:avoid} .a .d{flex:1;border:.8pt solid #4b7f1c;padding:3mm 4mm;font-size:8.4pt;line-height:1.6} .a table{width:66mm;align-self:flex-start} .a td{padding:3.5px 4px} .a tr:last-child td{font-weight:700;font-size:12pt;color:#4b7f1c;border-top:1pt solid #4b7f1c} .f{position:fixed;bottom:0;font-size:6.8pt;color:#777;line-height:1.45;text-align:justify}',
    draw: (p) => {
      const { doc: d, random } = p
      const contract = random.digits(4)
      const rows = p.lines((l) =>
        row([
          random.digits(5),
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.money(l.amount)}`,
        ])
      )
      return `<div class=u><b>${d.seller.name}</b><span>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>CIF ${d.seller.vatId.slice(2)}<br>ROESB ${random.digits(4)}-AND-${random.digits(3)}<br>Tel. ${d.seller.telephone}</span></div>
<div class=t><div><h2>Factura ${d.number}</h2>Fecha: ${p.date(d.issueDate)}<br>Vencimiento: ${p.date(d.dueDate)}<br>N.º cliente: ${d.customerNumber} · Contrato: ${contract}</div><div style="width:78mm"><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>CIF/NIF ${d.buyer.vatId.slice(2)}</div></div>
<table class=g>${heading(['Parte', 'Concepto', '>Cantidad', '>Precio', '>IVA', '>Subtotal'])}${rows.join('')}</table>
<div class=a><div class=d><b>Recibo domiciliado (SEPA CORE)</b><br>Se cargará en su cuenta ES${random.digits(2)} **** **** **** **** ${random.digits(4)} el día de vencimiento.<br>Ref. mandato: M${d.customerNumber}-01<br>Acreedor: ES${random.digits(2)}000${d.seller.vatId.slice(2)}</div><table>${row(['Base imponible', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${row(['Total', `>${p.money(d.total)}`])}</table></div>
<p style="font-size:8.4pt;line-height:1.5">El certificado de tratamiento y el plano de portacebos actualizado están en su área de cliente (${d.seller.site}). Guárdelos a disposición de la inspección de Sanidad.<br>Próxima visita programada según calendario del contrato. Recibo devuelto: 6,00 € de gastos.</p>
<div class=f>${d.seller.name} – Inscrita en el Registro Mercantil, tomo ${random.digits(4)}, folio ${random.digits(2)}, hoja ${random.pick(['GR', 'CO', 'SE'])}-${random.digits(5)}. En cumplimiento del Reglamento (UE) 2016/679 le informamos de que sus datos se tratan para la gestión de la relación comercial y no se ceden a terceros salvo obligación legal. Puede ejercer sus derechos en ${d.seller.mail}.</div>`
    },
  },
  {
    name: 'es-juguetes-devolucion',
    plan: {
      country: 'ES',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [21],
      lines: [4, 15],
      isOnce: true,
      most: 24,
      lineDiscount: 0.4,
      pools: partiesOf(
        ['JUGUETES', 'JUGUETERÍAS', 'BAZAR', 'REGALOS', 'PAPELERÍA'],
        ['S.L.', 'S.A.', 'S.L.U.', 'Y CÍA, S.L.', 'HERMANOS'],
        listOf('ALCARAZ; BENEYTO; CANDELA; FERRÁNDIZ; LILLO; MIRALLES; SEMPERE; VERDÚ')
      ),
      items: [
        ['PUZZLE 500 PZAS. PAISAJE', 'UD', 6, 9],
        ['MUÑECA ARTICULADA 38 CM', 'UD', 11, 18],
        ['COCHE RADIOCONTROL 1:18', 'UD', 14, 23],
        ['JUEGO MESA FAMILIAR 8+', 'UD', 9, 16],
        ['PELOTA PVC 23 CM SURTIDA', 'UD', 1, 2],
        ['PATINETE 3 RUEDAS LUZ', 'UD', 17, 27],
        ['COCINITA MADERA C/ACCES.', 'UD', 38, 56],
        ['PISTOLA AGUA 45 CM', 'UD', 3, 5],
        ['BLOQUES CONSTRUCCIÓN 120 P.', 'UD', 8, 13],
        ['PELUCHE OSO 30 CM', 'UD', 5, 9],
        ['PLASTILINA 12 BARRAS', 'EST', 2, 4],
        ['COCHES METAL SURT. EXPOSITOR 24', 'EXP', 19, 28],
        ['DISFRAZ PIRATA T.5-7', 'UD', 8, 13],
        ['PIZARRA MAGNÉTICA PLEGABLE', 'UD', 10, 15],
        ['CORREPASILLOS MOTO', 'UD', 15, 24],
        ['ABALORIOS CAJA 600 PZAS', 'UD', 4, 7],
      ],
      numbers: (random, year) => `AB/${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: 'body{font:8.6pt "Nimbus Mono PS";margin:0 .4mm 0 0} .t{display:flex;justify-content:space-between} .t b{font:bold 17pt "Liberation Sans Narrow";display:block;margin-bottom:1mm} .t div{line-height:1.35} .cli{width:84mm;border:.6pt solid #000;padding:3mm 4mm;margin:6mm 0 6mm auto;font-size:9.4pt;line-height:1.4} .k th,.k td{border:.6pt solid #000;text-align:left;padding:2px 5px} .k th{font-size:7.4pt;font-weight:normal;background:#eee} .q{border:.6pt solid #000;padding:2mm 3mm;margin:3mm 0} .m{height:108mm;border:.6pt solid #000} .m th{border-bottom:.6pt solid #000;font-size:7.6pt;text-align:left;padding:3px 4px} .m tr{height:1px} .m td{padding:2px 4px;vertical-align:top} .m .fill{height:100%} .s{margin-top:3mm;break-inside:avoid} .s th,.s td{border:.6pt solid #000;padding:3px 5px;text-align:right} .s th{font-size:7.4pt;font-weight:normal;background:#eee} .s td:last-child{font-weight:bold;font-size:12pt} .o{margin-top:4mm;font-size:7.8pt;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          `84${codeOf(l.description)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.discount, 2)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=t><div><b>${d.seller.name}</b>MAYORISTA DE JUGUETES Y ARTÍCULOS DE REGALO<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>C.I.F. ${d.seller.vatId.slice(2)}</div><div class=r>TEL. ${d.seller.telephone}<br>${d.seller.mail}</div></div>
<div class=cli>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>C.I.F./N.I.F. ${d.buyer.vatId.slice(2)}</div>
<table class=k>${heading(['DOCUMENTO', 'NÚMERO', 'FECHA', 'CLIENTE', 'AGENTE', 'PÁG.'])}${row(['<b>FACTURA DE ABONO</b>', `<b>${d.number}</b>`, p.date(d.issueDate), d.customerNumber, random.pick(['04', '11', '23']), '1'])}</table>
<div class=q>RECTIFICA LA FACTURA Nº ${d.earlier.replace('AB', 'FV')}<br>MOTIVO: ${random.pick(['DEVOLUCIÓN FIN DE CAMPAÑA REYES', 'DEVOLUCIÓN GÉNERO DEFECTUOSO', 'DEVOLUCIÓN DEPÓSITO CAMPAÑA'])} - ALBARÁN DE RECOGIDA ${random.digits(6)}</div>
<table class=m>${heading(['ARTÍCULO', 'DESCRIPCIÓN', '>CANT.', 'UM', '>PRECIO', '>%DTO', '>IMPORTE'])}${rows.join('')}<tr class=fill><td colspan=7></td></tr></table>
<table class=s>${row(['IMPORTE BRUTO', 'DTO. P.P.', 'BASE IMPONIBLE', '% IVA', 'CUOTA IVA', 'TOTAL ABONO EUR'], 'th')}${row([p.plain(d.lineTotal), '0,00', p.plain(d.subtotal), p.number(d.taxes[0].rate, 2), p.plain(d.tax), p.plain(d.total)])}</table>
<div class=o>EL IMPORTE DE ESTE ABONO SE COMPENSARÁ EN SU PRÓXIMO VENCIMIENTO.<br>FACTURA RECTIFICATIVA SEGÚN ART. 15 R.D. 1619/2012. OPERACIÓN: ART. 80.DOS LEY 37/1992.<br>INSCRITA EN EL REGISTRO MERCANTIL, T. ${random.digits(4)}, F. ${random.digits(3)}, H. A-${random.digits(5)}.</div>`
    },
  },
  {
    name: 'pt-multifuncoes-contadores',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23],
      lines: [3, 9],
      isInOrder: true,
      isOnce: true,
      most: 3800,
      days: [15, 30],
      pools: partiesOf(
        ['Sistemas de Impressão', 'Equipamentos de Escritório', 'Copiadores', 'Informática'],
        ['Lda.', 'Unipessoal, Lda.', 'S.A.', '- Soluções Documentais, Lda.']
      ),
      items: [
        ['Páginas A4 preto – multifunções A3 Receção', 'pág.', 0.05, 0.05],
        ['Páginas A4 cor – multifunções A3 Receção', 'pág.', 0.1, 0.1],
        ['Páginas A3 cor – multifunções A3 Receção', 'pág.', 0.15, 0.2],
        ['Páginas A4 preto – multifunções A4 Armazém', 'pág.', 0.05, 0.05],
        ['Páginas A4 preto – impressora Contabilidade', 'pág.', 0.05, 0.05],
        ['Páginas A4 preto – multifunções A4 1.º piso', 'pág.', 0.05, 0.05],
        ['Páginas A4 cor – multifunções A4 1.º piso', 'pág.', 0.1, 0.1],
        ['Páginas A4 cor – impressora Marketing', 'pág.', 0.1, 0.15],
        ['Digitalizações – scanner Arquivo', 'pág.', 0.05, 0.05],
      ],
      numbers: (random, year) => `FT CT${year}/${random.int(21, 2980)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:9pt "Carlito";margin:0 .4mm 0 0} .h{display:flex;justify-content:space-between} .h b{font:bold 16pt "Carlito";color:#8a1538;display:block;width:74mm;line-height:1.1;margin-bottom:1.5mm} .h div{line-height:1.4} .h .to b{font-size:11pt;color:#000;margin:0;width:auto} .to{border:.7pt solid #8a1538;width:82mm;padding:3mm 4mm;margin-top:14mm;font-size:10.5pt} .n{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:1.5pt solid #8a1538;margin-top:7mm;padding-bottom:1.5mm} .n h2{font:bold 15pt "Carlito";margin:0} .i{margin:2mm 0 5mm} .i th{font-size:8pt;color:#8a1538;text-align:left;font-weight:normal;padding:2px} .i td{padding:0 2px} .c th{background:#8a1538;color:#fff;font-size:8pt;text-align:left;padding:3px 4px} .c td{padding:4px;border-bottom:.4pt solid #ccc;vertical-align:top} .b{display:flex;gap:6mm;margin-top:7mm;break-inside:avoid;align-items:flex-start} .mb{border:.7pt solid #555;width:60mm;padding:2mm 3mm} .mb b{display:block;border-bottom:.5pt solid #555;margin-bottom:1mm} .mb td{padding:1px 0} .s{flex:1} .s td{padding:3px 4px} .s tr:last-child td{background:#8a1538;color:#fff;font-weight:bold;font-size:12pt} .x{margin-top:6mm;font-size:8pt;line-height:1.45}',
    draw: (p) => {
      const { doc: d, random } = p
      const month = Number(d.until.slice(5, 7)) - 1
      const rows = p.lines((l) => {
        const before = random.int(8200, 146000)
        return row([
          `${l.description}`,
          `>${before}`,
          `>${before + (l.quantity ?? 0)}`,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.number(l.price / 100, 4)}`,
          `>${p.number(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const reference = `${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`
      return `<div class=h><div><b>${d.seller.name}</b>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIF: ${d.seller.vatId.slice(2)}<br>Tel.: ${d.seller.telephone}<br>${d.seller.mail}</div><div class=to>Exmo.(s) Senhor(es)<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<div class=n><h2>Fatura ${d.number}</h2><span>Original &nbsp;|&nbsp; ATCUD: ${atcud(random)}</span></div>
<table class=i>${heading(['Data', 'Vencimento', 'V/ NIF', 'N.º cliente', 'Contrato', 'Leitura'])}${row([p.date(d.issueDate), p.date(d.dueDate), d.buyer.vatId.slice(2), d.customerNumber, `AT-${random.digits(4)}`, `${portugueseMonths[month]} de ${d.until.slice(0, 4)}`])}</table>
<table class=c>${heading(['Descrição', '>Cont. anterior', '>Cont. atual', '>Qtd.', 'Un.', '>P. unit.', '>IVA %', '>Total'])}${rows.join('')}</table>
<div class=b><div class=mb><b>Pagamento Multibanco</b><table>${row(['Entidade', `>2${random.digits(4)}`])}${row(['Referência', `>${reference}`])}${row(['Montante', `>${p.money(d.amountDue)}`])}</table></div>${squareCode(random, '27mm', { margin: 0.5, style: 'flex:none' })}<table class=s>${row(['Total ilíquido', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${row(['Total do documento', `>${p.money(d.total)}`])}</table></div>
<div class=x>${signature(random)} - Processado por programa certificado n.º ${random.digits(4)}/AT<br>Assistência técnica, toner e peças incluídos no preço por página. Papel não incluído. Agradecemos a comunicação dos contadores até ao dia 25 de cada mês para ${d.seller.mail}.<br>Transferência bancária: IBAN ${d.seller.iban}. Após a data de vencimento serão devidos juros de mora à taxa legal.</div>`
    },
  },
  {
    name: 'pt-bebidas-rota',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23, 13, 6],
      lines: [24, 90],
      isOnce: true,
      most: 18,
      lineDiscount: 0.4,
      days: [8, 15, 30],
      pools: partiesOf(
        ['BEBIDAS', 'DISTRIBUIÇÃO', 'ALIMENTAR', 'GARRAFEIRA', 'HOTELARIA', 'CASH'],
        ['LDA', 'LDA.', 'S.A.', '& FILHOS, LDA', 'UNIPESSOAL LDA'],
        listOf('ALMADA; BRANDÃO; COUTINHO; GOUVEIA; LEITÃO; MESQUITA; PIMENTEL; VALADARES')
      ),
      items: [
        ['CERVEJA TP 0,33 CX24', 'CX', 13, 17],
        ['CERVEJA BARRIL 50 LT', 'BRL', 92, 118],
        ['CERVEJA S/ÁLCOOL 0,33 CX24', 'CX', 15, 19],
        ['REFRIG. COLA LATA 0,33 CX24', 'CX', 11, 15],
        ['REFRIG. LARANJA TP 0,25 CX24', 'CX', 10, 14],
        ['ICE TEA LIMÃO PET 1,5 CX6', 'CX', 6, 9],
        ['ÁGUA TÓNICA TP 0,20 CX24', 'CX', 12, 16],
        ['GIN LONDON DRY 70 CL', 'GFA', 11, 18],
        ['WHISKY 12 ANOS 70 CL', 'GFA', 22, 31],
        ['LICOR AMÊNDOA 70 CL', 'GFA', 8, 12],
        ['SIDRA MAÇÃ 0,33 CX24', 'CX', 19, 25],
        ['ÁGUA S/GÁS PET 0,33 PK24', 'PK', 3, 5, 1],
        ['ÁGUA S/GÁS PET 1,5 PK6', 'PK', 1.5, 2.5, 1],
        ['ÁGUA C/GÁS TP 0,25 CX24', 'CX', 8, 11, 1],
        ['VINHO TINTO DOURO DOC 75 CL CX6', 'CX', 21, 38, 1],
        ['VINHO BRANCO ALENTEJO 75 CL CX6', 'CX', 17, 29, 1],
        ['VINHO VERDE BRANCO 75 CL CX6', 'CX', 16, 24, 1],
        ['VINHO MESA BIB 10 LT', 'UN', 13, 18, 1],
        ['LEITE UHT M/GORDO 1 LT PK6', 'PK', 4, 6, 2],
        ['AZEITE VIRGEM 5 LT', 'GRF', 31, 42, 2],
        ['CERVEJA PRETA TP 0,33 CX24', 'CX', 15, 19],
        ['CERVEJA MINI 0,20 CX30', 'CX', 12, 15],
        ['CERVEJA BARRIL 30 LT', 'BRL', 58, 74],
        ['REFRIG. LIMA-LIMÃO LATA 0,33 CX24', 'CX', 11, 15],
        ['REFRIG. GUARANÁ TP 0,25 CX24', 'CX', 12, 16],
        ['ICE TEA PÊSSEGO LATA 0,33 CX24', 'CX', 12, 15],
        ['BEBIDA ENERG. LATA 0,25 CX24', 'CX', 24, 31],
        ['VODKA 70 CL', 'GFA', 9, 14],
        ['RUM BRANCO 70 CL', 'GFA', 10, 15],
        ['AGUARDENTE VELHA 70 CL', 'GFA', 14, 22],
        ['VINHO DO PORTO TAWNY 75 CL', 'GFA', 5, 8],
        ['MOSCATEL SETÚBAL 75 CL', 'GFA', 5, 7],
        ['ESPUMANTE BRUTO 75 CL CX6', 'CX', 24, 37],
        ['XAROPE GROSELHA 70 CL', 'GFA', 3, 5],
        ['ÁGUA S/GÁS VD 0,25 CX24', 'CX', 7, 10, 1],
        ['ÁGUA C/GÁS LIMÃO TP 0,25 CX24', 'CX', 10, 14, 1],
        ['VINHO ROSÉ 75 CL CX6', 'CX', 18, 27, 1],
        ['VINHO TINTO DÃO DOC 75 CL CX6', 'CX', 22, 34, 1],
        ['VINHO TINTO ALENTEJO 37,5 CL CX12', 'CX', 24, 33, 1],
        ['LEITE UHT GORDO 1 LT PK6', 'PK', 5, 7, 2],
        ['CAFÉ GRÃO LOTE BAR 1 KG', 'KG', 13, 18],
        ['COPOS PAPEL 20 CL MG100', 'MG', 3, 5],
        ['AÇÚCAR SAQUETAS CX 1000', 'CX', 9, 14],
        ['GELO CUBOS SC 2 KG', 'SC', 1, 1.5],
      ],
      numbers: (random, year) => `FA ${year}R${random.int(1, 7)}/${random.int(412, 9870)}`,
    },
    style: { decimal: ',', thousands: ' ', date: dashed },
    css: 'body{font:8.2pt "DejaVu Sans Condensed";margin:0 .4mm 0 0} .h{display:flex;gap:6mm;align-items:stretch} .h>div{flex:1;line-height:1.4} .h b{font-size:11pt} .bx{border:.8pt solid #000;padding:2.5mm 3.5mm;font-size:9pt} .d{margin:4mm 0 3mm} .d th,.d td{border:.6pt solid #000;text-align:left;padding:2px 4px} .d th{font-size:6.8pt;background:#e4e4e4} .li th{border-top:.8pt solid #000;border-bottom:.8pt solid #000;font-size:7pt;text-align:left;padding:3px} .li td{padding:2px 3px} .li tr{break-inside:avoid} .li tr:nth-child(even) td{background:#f2f2f2} .e{break-inside:avoid;margin-top:4mm;border-top:.8pt solid #000;padding-top:3mm} .w{display:flex;gap:6mm;align-items:flex-start} .w .a{width:96mm;flex:none} .w .a th,.w .a td{border:.5pt solid #000;padding:2px 4px;text-align:left} .w .a th{font-size:6.8pt;background:#e4e4e4} .w .b td{padding:2px 3px} .w .b tr:last-child td{border:1.2pt solid #000;font-size:12pt;font-weight:bold;padding:4px} .t{display:flex;gap:5mm;margin-top:4mm;font-size:7.2pt;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          codeOf(l.description),
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 1) : ''}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}`,
        ])
      )
      const names: Record<number, string> = { 23: 'Normal', 13: 'Intermédia', 6: 'Reduzida' }
      const taxes = p.taxes((t) =>
        row([
          names[t.rate],
          `>${p.number(t.rate, 2)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const hour = () => `${random.pick(['08', '09', '10', '11'])}:${random.int(10, 59)}`
      return `<div class=h><div><b>${d.seller.name}</b><br>Distribuidor de bebidas e produtos alimentares<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} · ${d.seller.mail}<br>Contribuinte n.º ${d.seller.vatId.slice(2)} · Capital Social 50 000,00 EUR</div><div class=bx>Cliente ${d.customerNumber}<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>Contribuinte n.º ${d.buyer.vatId.slice(2)}</div></div>
<table class=d>${heading(['FATURA N.º', 'Data', 'Vencimento', 'Cond. pagamento', 'Vendedor / Rota', 'Moeda', 'Via'])}${row([`<b>${d.number}</b>`, p.date(d.issueDate), p.date(d.dueDate), 'Transferência', `${random.int(2, 19)} / R${random.int(1, 7)}`, 'EUR', 'Original'])}</table>
<table class=li>${heading(['Ref.ª', 'Designação', '>Quant.', 'Un.', '>Preço', '>Desc.%', '>Valor líq.', '>IVA%'])}<tbody>${rows.join('')}</tbody></table>
<div class=e><div class=w><table class=a>${heading(['Quadro resumo IVA', '>Taxa', '>Incidência', '>Valor IVA'])}${taxes.join('')}</table><table class=b>${row(['Total líquido', `>${p.plain(d.subtotal)}`])}${row(['Total IVA', `>${p.plain(d.tax)}`])}${row(['TOTAL EUR', `>${p.plain(d.total)}`])}</table></div>
<div class=t>${squareCode(random, '30mm', { margin: 0.5, style: 'flex:none' })}<div>ATCUD:${atcud(random)}<br>${signature(random)}-Processado por programa certificado n.º ${random.digits(4)}/AT<br>Carga: N/ armazém, ${p.date(d.issueDate)} ${random.pick(['06', '07'])}:${random.int(10, 59)} &nbsp; Descarga: Morada do cliente, ${hour()} &nbsp; Viatura: ${random.digits(2)}-${random.pick(['QT', 'VX', 'ZL'])}-${random.digits(2)}<br>Os bens foram colocados à disposição do adquirente na data do documento.<br>IBAN ${grouped(d.seller.iban)}<br>Vasilhame com depósito: devolver em grades completas. Reclamações no ato da entrega.<br>Recebi a mercadoria: ______________________________</div></div></div>`
    },
  },
]
