import { dayAfter } from '../days.ts'
import { baseOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import {
  comma,
  dashed,
  euroAfter,
  grouped,
  heading,
  monthsIn,
  row,
  slashed,
  two,
} from '../print.ts'
import type { Random } from '../random.ts'

const listOf = (text: string) => text.split('; ')
const townsOf = (text: string) => listOf(text).map((town) => town.split(/ (?=\S+$)/))

const italian = {
  ...pools.IT,
  first: listOf('Martina; Gianluca; Ornella; Tommaso; Valeria; Ivano; Debora'),
  last: listOf(
    'Zanin; Bortolussi; Dalla Costa; Furlan; Moretto; Perin; Salvador; Toffoli; Visentin'
  ),
  streets: listOf(
    'Via Piave 31; Lungomare Trieste, 118; Via dell’Artigianato n. 9/B; Piazza Matteotti 5; Via S. Antonio, 14'
  ),
  towns: townsOf(
    'San Donà di Piave 30027; Jesolo 30016; Belluno 32100; Portogruaro 30026; Oderzo 31046'
  ),
}
const spanish = {
  ...pools.ES,
  first: listOf('Milagros; Gonzalo; Encarna; Rubén; Asunción; Adrián; Mª Jesús'),
  last: listOf('Otero Vila; Pazos; Barreiro; Seoane; Lago Rial; Villar; Casal; Figueroa; Míguez'),
  streets: listOf(
    'Rúa do Progreso, 48 - 2º B; Avda. de la Constitución, 17; C/ San Roque 6; Ctra. N-120, km 642'
  ),
  towns: townsOf('Ourense 32003; Tui 36700; Ponferrada 24402; Monforte de Lemos 27400; Lugo 27002'),
}
const portuguese = {
  ...pools.PT,
  first: listOf('Graça; Tiago; Lurdes; Vasco; Sónia; Armindo; Beatriz'),
  last: listOf('Abreu; Brandão; Cerqueira; Dantas; Gomes da Cunha; Lima; Novais; Queirós; Vilaça'),
  streets: listOf(
    'Rua da Bandeira, 204; Av. Conde da Carreira, 11 - r/c; Praça da República, 7; Rua do Cais, s/n'
  ),
  towns: townsOf(
    'Viana do Castelo 4900-528; Caminha 4910-124; Valença 4930-702; Ponte de Lima 4990-062; Barcelos 4750-310'
  ),
}

/** Companies whose trades and legal forms are those of a family. */
function partiesOf(trade: string, forms: string): Pools {
  const own = { trade: listOf(trade), forms: listOf(forms) }
  return {
    ...pools,
    IT: { ...italian, ...own },
    ES: { ...spanish, ...own },
    PT: { ...portuguese, ...own },
  }
}

/** The drawing of a square code. */
function squares(random: Random, size: string): string {
  const dots = Array.from({ length: 29 }, (_, y) =>
    Array.from({ length: 29 }, (__, x) => (random.chance(0.48) ? `M${x} ${y}h1v1h-1z` : '')).join(
      ''
    )
  ).join('')
  const corner = (x: number, y: number) =>
    `<path fill="#fff" d="M${x - 1} ${y - 1}h9v9h-9z"/><path fill-rule="evenodd" d="M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z"/>`
  return `<svg viewBox="0 0 29 29" width="${size}" height="${size}" shape-rendering="crispEdges"><path d="${dots}"/>${corner(0, 0)}${corner(22, 0)}${corner(0, 22)}</svg>`
}

const signsOf = (random: Random, count: number, signs: string) =>
  Array.from({ length: count }, () => random.pick([...signs])).join('')

const atcud = (random: Random, serial: string) =>
  `ATCUD: ${signsOf(random, 8, 'BCDFGHJKMNPQRTVWXZ23456789')}-${serial}`

const certified = (random: Random) =>
  `${signsOf(random, 4, 'aBcDeFgHkLmNpQ9')} - Processado por programa certificado n.º ${random.digits(4)}/AT`

/** Something like the Italian fiscal code of a person. */
const fiscalCode = (random: Random) =>
  `${signsOf(random, 6, 'BCDFGLMNPRSTVZ')}${random.int(62, 89)}${signsOf(random, 1, 'ABCDEHLMPRST')}${two(random.int(1, 28))}${signsOf(random, 1, 'ACFLHG')}${random.int(100, 989)}${signsOf(random, 1, 'ADHKQWZ')}`

/** A day near the end of the year before, when earlier documents were issued. */
const lastYear = (random: Random, day: string) =>
  `${Number(day.slice(0, 4)) - 1}-${random.int(11, 12)}-${two(random.int(2, 29))}`

/** A lengthy name in two lines. */
const inTwoLines = (name: string) => name.replace(/ (?=\S+$)/, '<br>')

const linenItems: Family['plan']['items'] = [
  ['Lenzuolo matrimoniale bianco 260x290', 'PZ', 1.1, 1.5],
  ['Lenzuolo singolo bianco 180x290', 'PZ', 0.8, 1.1],
  ['Federa 55x85', 'PZ', 0.3, 0.45],
  ['Copripiumino matr. raso rigato', 'PZ', 1.9, 2.6],
  ['Telo doccia 100x150 spugna', 'PZ', 0.9, 1.2],
  ['Asciugamano viso 60x100', 'PZ', 0.45, 0.6],
  ['Ospite 40x60', 'PZ', 0.25, 0.35],
  ['Tappeto bagno 50x70', 'PZ', 0.5, 0.65],
  ['Accappatoio nido d’ape tg. L', 'PZ', 1.8, 2.4],
  ['Tovaglia 150x150 écru', 'PZ', 1.2, 1.7],
  ['Tovagliolo 50x50 écru', 'PZ', 0.2, 0.3],
  ['Coprimacchia 100x100', 'PZ', 0.7, 0.95],
  ['Giacca cuoco bianca', 'PZ', 1.6, 2.1],
  ['Canovaccio cucina', 'PZ', 0.25, 0.35],
]

/** Italian, Spanish and Portuguese invoices of seasons, homes and crafts. */
export const commonPiaveMinho: Family[] = [
  {
    name: 'it-lido-stagione',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22, 10],
      lines: [3, 9],
      isInOrder: true,
      isOnce: true,
      most: 2,
      isGross: true,
      isBuyerPerson: true,
      prepaid: 0.8,
      days: [7, 10, 15],
      pools: partiesOf(
        'Bagno; Lido; Stabilimento Balneare; BLU MARE; Spiaggia',
        'S.n.c.; S.r.l.; Beach; & C. S.a.s.'
      ),
      items: [
        ['Ombrellone I fila con 2 lettini – stagionale', 'stag.', 1150, 1680],
        ['Ombrellone III fila con 1 lettino e 1 sdraio – stagionale', 'stag.', 780, 1090],
        ['Ombrellone II fila con 2 lettini – settimana', 'sett.', 145, 210],
        ['Lettino aggiuntivo', 'stag.', 160, 240],
        ['Cabina spogliatoio a uso esclusivo', 'stag.', 320, 480],
        ['Posto auto numerato', 'stag.', 180, 260],
        ['Noleggio pedalò con scivolo', 'ore', 14, 18],
        ['Tessera pasti chiosco, 10 consumazioni', 'pz', 90, 130, 1],
        ['Pranzo di Ferragosto a buffet', 'pers.', 28, 38, 1],
      ],
      numbers: (random, year) => `${random.int(4, 389)}/B-${year}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:9.5pt "Lato";color:#16323f;margin:0} .w{display:flex;gap:9mm} .side{width:46mm;min-height:262mm;box-sizing:border-box;background:#e3f3f7;border-top:5mm solid #1691b0;padding:6mm 4mm;font-size:8.2pt;line-height:1.5} .side b.n{font:bold 13pt/1.2 "P052";color:#0d6a83;display:block;margin-bottom:3mm} .side dt{margin-top:3.5mm;font-size:6.8pt;color:#497a88;text-transform:uppercase;letter-spacing:.6px} .side dd{margin:0;font-size:9pt;overflow-wrap:anywhere} .main{flex:1;padding-top:6mm} h1{font:italic 25pt "P052";color:#0d6a83;margin:0 0 9mm} .to{line-height:1.5;margin-bottom:9mm;padding-left:5mm;border-left:2pt solid #f0b429} .l th{font-size:7.6pt;text-align:left;border-bottom:1pt solid #1691b0;padding:3px 0} .l td{padding:5px 0;border-bottom:.4pt dotted #7aa;vertical-align:top} .s{width:86mm;margin:5mm 0 7mm auto} .s td{padding:3px 0} .s .g td{border-top:1pt solid #1691b0;font-weight:bold;font-size:12pt;padding-top:5px} .iva{width:80mm;font-size:8.2pt} .iva th{text-align:left;font-weight:normal;color:#497a88;border-bottom:.5pt solid #9cc} .iva td{padding:2px 0} .nt{font-size:7.8pt;line-height:1.5;margin-top:8mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate)}%`, `>${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
      )
      const due = (label: string, amount: string) =>
        `<tr class=g><td>${label}</td><td class=r>${amount}</td></tr>`
      const rest = d.prepaid
        ? `${row([`Caparra già versata il ${p.date(dayAfter(d.orderDate, -40))}`, `>-${p.money(d.prepaid)}`])}${due('Saldo da pagare', p.money(d.amountDue))}`
        : ''
      const fact = (label: string, value: string) => `<dt>${label}</dt><dd>${value}</dd>`
      return `<div class=w><div class=side><b class=n>${inTwoLines(d.seller.name)}</b>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone}<br>P.IVA ${d.seller.vatId.slice(2)}<br>Conc. demaniale n. ${random.digits(3)}/${random.int(2008, 2019)}<dl>${fact('Fattura n.', `<b>${d.number}</b>`)}${fact('Data', p.date(d.issueDate))}${fact('Pagare entro', p.date(d.dueDate))}${fact('Prenotazione', d.orderNumber)}${fact('Ombrellone', `${random.pick(['A', 'B', 'D', 'F'])}${random.int(1, 28)}`)}${fact('Bonifico su', grouped(d.seller.iban))}</dl></div>
<div class=main><h1>Fattura</h1><div class=to>Gentile cliente<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>C.F. ${fiscalCode(random)}</div>
<table class=l>${heading(['Servizi di spiaggia', '>Q.tà', '>Prezzo', '>IVA %', '>Importo'])}${rows.join('')}</table>
<table class=s>${d.prepaid ? row(['<b>Totale IVA compresa</b>', `><b>${p.money(d.total)}</b>`]) : due('Totale IVA compresa', p.money(d.total))}${rest}</table>
<table class=iva>${heading(['Scorporo IVA', '>Imponibile', '>Imposta'])}${taxes.join('')}${row(['Totale', `>${p.money(d.subtotal)}`, `>${p.money(d.tax)}`])}</table>
<div class=nt>I prezzi si intendono IVA inclusa. La stagione balneare va dal 15 maggio al 15 settembre. In caso di rinuncia la caparra confirmatoria è trattenuta ai sensi dell’art. 1385 c.c.; la direzione non risponde di oggetti lasciati in cabina.<br>Copia di cortesia: l’originale elettronico è disponibile nella Sua area riservata dell’Agenzia delle Entrate.</div></div></div>`
    },
  },
  {
    name: 'it-nuoto-ricevuta-madre',
    page: '210mm 148mm',
    plan: {
      country: 'IT',
      currency: 'EUR',
      kind: 'receipt',
      rates: [0],
      lines: [2, 7],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      pools: partiesOf(
        'Nuoto Club; Polisportiva; Rari Nantes; Acqua e Sport; Delfini',
        'A.S.D.; ASD; S.S.D. a r.l.; A.S.D. – A.P.S.'
      ),
      items: [
        ['Quota associativa annuale e tesseramento', '', 25, 45],
        ['Corso nuoto bambini bisettimanale, 1° quadrimestre', '', 190, 260],
        ['Corso di salvamento junior, 10 lezioni', '', 95, 130],
        ['Pallanuoto Under 12 – quota trimestrale', '', 120, 165],
        ['Preagonistica, rata ottobre-dicembre', '', 210, 290],
        ['Centro estivo, 2 settimane', '', 180, 240],
        ['Cuffia e accappatoio sociali', '', 28, 42],
      ],
      numbers: (random, year) => `${random.int(12, 940)}/${year.slice(2)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:10pt "Liberation Serif";margin:0;font-variant-ligatures:none} .w{display:flex} .m{width:46mm;padding:4mm 4mm 0 2mm;border-right:1pt dashed #555;font-size:9pt;line-height:1.7;height:136mm;box-sizing:border-box} .m u{text-decoration:none;border-bottom:.5pt dotted #000;display:block;min-height:4.5mm;font:italic 10.5pt "Z003"} .m u.x{font:9pt "Nimbus Mono PS"} .b{flex:1;padding:4mm 2mm 0 7mm} .hd{display:flex;justify-content:space-between;gap:6mm} .hd b{font:bold 14pt "C059"} .hd small{display:block;font-size:8pt;line-height:1.4} .no{border:1.2pt double #000;padding:2mm 4mm;text-align:center;white-space:nowrap;font-size:9.5pt;align-self:flex-start} .no b{font:bold 13pt "C059";display:block} .p{margin:5mm 0 3mm;line-height:1.75} .p i{font:11pt "Nimbus Mono PS";font-weight:bold} .t td,.t th{border:.6pt solid #000;padding:3px 6px;text-align:left} .t th{font-size:8pt;font-weight:normal;font-style:italic} .t .z td{font-weight:bold} .f{display:flex;justify-content:space-between;align-items:flex-end;margin-top:4mm;font-size:7.6pt;line-height:1.4} .f .s{width:46mm;border-top:.5pt solid #000;text-align:center;padding-top:1mm;font-style:italic}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) => row([l.description, `>${p.plain(l.amount)}`]))
      const child = `${random.pick(['Giada', 'Leonardo', 'Sofia', 'Mattia'])} ${random.pick(italian.last)}`
      const how = random.pick([
        '☒ POS &nbsp; ☐ contanti &nbsp; ☐ bonifico',
        '☐ POS &nbsp; ☐ contanti &nbsp; ☒ bonifico',
      ])
      return `<div class=w><div class=m><b>MATRICE</b><br>Ricevuta n.<u class=x>${d.number}</u>del<u class=x>${p.date(d.issueDate)}</u>Sig./ra<u>${d.buyer.name}</u>Atleta<u>${child}</u>Importo €<u class=x>${p.plain(d.total)}</u><br><small>Tessera ${random.digits(6)}<br>cod. socio ${d.customerNumber}</small></div>
<div class=b><div class=hd><div><b>${d.seller.name}</b><small>${d.seller.street} – ${d.seller.postCode} ${d.seller.town} – C.F. e P. IVA ${d.seller.vatId.slice(2)}<br>Affiliata F.I.N. cod. ${random.digits(5)} – Iscritta al R.A.S. n. ${random.digits(6)}<br>${d.seller.mail} – IBAN ${d.seller.iban}</small></div><div class=no><b>RICEVUTA</b>n. ${d.number}<br>del ${p.date(d.issueDate)}</div></div>
<div class=p>Riceviamo da <i>${d.buyer.name}</i><br>residente in ${d.buyer.street}, ${d.buyer.postCode} ${d.buyer.town}, C.F. ${fiscalCode(random)}<br>la somma di euro <i>${p.plain(d.total)}</i> per l’atleta <i>${child}</i>, a titolo di:</div>
<table class=t>${heading(['Causale del versamento', '>Euro'])}${rows.join('')}<tr class=z><td>Totale ricevuto</td><td class=r>${p.plain(d.total)}</td></tr></table>
<div class=f><div>Pagamento: ${how}<br>Operazione fuori campo IVA ai sensi dell’art. 4, comma 4, D.P.R. 633/72.<br>Esente da imposta di bollo ex art. 27-bis, Tab. B, D.P.R. 642/72.<br>Spesa detraibile (5-18 anni) nel limite di € 210,00 – art. 15, c. 1, lett. i-quinquies TUIR.</div><div class=s>per l’Associazione, il Tesoriere</div></div></div></div>`
    },
  },
  {
    name: 'it-lavanolo-riepilogo',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [42, 74],
      most: 140,
      charge: 0.5,
      days: [30, 60],
      pools: partiesOf(
        'Lavanolo; LINEA BIANCA; Candor; Tessili; Ospitalità; Lino & Cotone',
        'S.p.A.; S.r.l.; SRL; & Figli S.n.c.; Soc. Coop.'
      ),
      items: linenItems,
      numbers: (random, year) => `V2-${year.slice(2)}${random.digits(5)}`,
    },
    style: { ...comma, date: dashed },
    css: 'body{font:8.2pt "Liberation Sans Narrow";margin:0} .hd{display:grid;grid-template-columns:1fr 1fr;gap:5mm;margin-bottom:3mm} .hd .a{font-size:8.5pt;line-height:1.4} .hd .a b{font:bold 16pt "Nimbus Sans";display:block} .to{border-left:3pt solid #444;padding:1mm 0 1mm 4mm;font-size:10pt;line-height:1.4} .k td,.k th{border:.5pt solid #444;padding:2px 4px;text-align:left} .k th{background:#dfdfdf;font-size:6.8pt;font-weight:normal} .l{margin-top:3mm} .l th{background:#444;color:#fff;font-weight:normal;font-size:7.4pt;text-align:left;padding:3px 4px} .l td{padding:1.9px 4px} .l .d td{font-weight:bold;padding-top:5px;border-top:.4pt solid #999} .l tr{break-inside:avoid} .e{break-inside:avoid;margin-top:4mm} .g{display:grid;grid-template-columns:1.1fr 1fr;gap:4mm;margin-top:3mm} .tot td{padding:2px 5px;border:.5pt solid #444} .tot .q td{font:bold 12pt "Nimbus Sans";background:#dfdfdf} .pa{margin-top:3mm;border:.5pt solid #444;padding:2mm 3mm;line-height:1.45} .pa table{width:112mm} .pa th{text-align:left;font-weight:normal;font-style:italic}',
    draw: (p) => {
      const { doc: d, random } = p
      const note = random.int(1400, 8800)
      const size = random.int(6, 10)
      const bills = Math.ceil(d.lines.length / size)
      const rows = p.lines((l, at) => {
        const bill = Math.floor(at / size)
        const day = dayAfter(d.issueDate, Math.round((-27 * (bills - bill)) / bills))
        const head =
          at % size
            ? ''
            : `<tr class=d><td></td><td colspan=6>Rif. D.D.T. n. ${note + bill * 37} del ${p.date(day)} – consegna c/o guardaroba</td></tr>`
        const code = linenItems.findIndex(([name]) => name === l.description)
        return `${head}${row([
          `BN${two(code + 11)}`,
          l.description,
          l.unit,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}`,
        ])}`
      })
      const open = random.int(30_000, 180_000)
      const part = random.int(5000, 25_000)
      return `<div class=hd><div class=a><b>${d.seller.name}</b>Noleggio e lavaggio biancheria per alberghi e ristoranti<br>Sede e stabilimento: ${d.seller.street} – ${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} – ${d.seller.mail}<br>Cod. fisc. / P. IVA / Reg. Imp. IT${d.seller.vatId.slice(2)} – Cap. soc. € 50.000,00 i.v.</div><div class=to>Spett.le<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}</div></div>
<table class=k>${heading(['Documento', 'Numero', 'Data', 'Cliente', 'Partita IVA cliente', 'Codice destinatario', 'Contratto', 'Divisa'])}${row(['<b>FATTURA DIFFERITA</b>', `<b>${d.number}</b>`, `<b>${p.date(d.issueDate)}</b>`, d.customerNumber, d.buyer.vatId, signsOf(random, 7, 'ABEMQRSTUX0159'), `NOL/${random.digits(4)}`, 'EURO'])}</table>
<table class=l>${heading(['Articolo', 'Descrizione', 'UM', '>Quantità', '>Prezzo', '>Importo', '>IVA'])}${rows.join('')}</table>
<div class=e><table class=k>${heading(['Cod. IVA', 'Descrizione', '>Imponibile', '>Imposta'])}${p.taxes((t) => row([p.number(t.rate), `Aliquota ordinaria ${p.number(t.rate)}%`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])).join('')}</table>
<div class=g><table class=k style="align-self:start">${heading(['Pagamento', 'Scadenza', '>Importo rata'])}${row(['Bonifico bancario', p.date(d.dueDate), `>${p.plain(d.amountDue)}`])}<tr><td colspan=3>IBAN ${d.seller.iban}</td></tr></table>
<table class=tot>${row(['Totale noleggio biancheria', `>${p.plain(d.lineTotal)}`])}${d.charge ? row(['Contributo trasporto', `>${p.plain(d.charge)}`]) : ''}${row(['Totale imponibile', `>${p.plain(d.subtotal)}`])}${row(['Totale imposta', `>${p.plain(d.tax)}`])}<tr class=q><td>TOTALE FATTURA €</td><td class=r>${p.plain(d.total)}</td></tr></table></div>
<div class=pa><b>Promemoria partite aperte</b> (non comprese nella presente fattura; se già saldate non tenere conto dell’avviso)<table>${heading(['Fattura', 'Data', '>Importo', '>Acconti', '>Residuo'])}${row([d.earlier, p.date(lastYear(random, d.issueDate)), `>${p.plain(open)}`, `>${p.plain(part)}`, `>${p.plain(open - part)}`])}</table></div>
<p>Contributo ambientale CONAI assolto ove dovuto. I capi mancanti al riscontro saranno addebitati a valore di inventario. Foro competente: Venezia.</p></div>`
    },
  },
  {
    name: 'es-residencia-mayores',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [10, 4, 21],
      lines: [8, 22],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      days: [3, 5, 7],
      pools: partiesOf(
        'Residencia; Centro Gerontológico; Mayores; Fogar; VIDA PLENA',
        'S.L.; Fundación; S. Coop. Galega; S.L.U.'
      ),
      items: [
        ['Estancia mensual, habitación doble', '', 1480, 1890],
        ['Medicación de farmacia no financiada', '', 14, 48, 1],
        ['Suplemento por uso individual', '', 220, 340],
        ['Absorbentes de incontinencia', '', 38, 75],
        ['Acompañamiento a consulta hospitalaria', '', 36, 60],
        ['Menús de visita', '', 18, 54],
        ['Fisioterapia de mantenimiento, sesiones', '', 40, 90],
        ['Peluquería: lavar y cortar', '', 16, 28, 2],
        ['Tintorería y marcado de ropa', '', 12, 25, 2],
        ['Teléfono en habitación', '', 6, 14, 2],
        ['Transporte adaptado', '', 30, 62],
      ],
      numbers: (random, year) => `RES${year.slice(2)}/${random.digits(4)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:10pt "Open Sans";color:#2b2b2b;margin:0} .hd{display:flex;align-items:center;gap:5mm;border-bottom:.8pt solid #7d5a8c;padding-bottom:3mm} .hd b{font:600 14pt "Open Sans";color:#7d5a8c} .hd small{font-size:7.6pt;line-height:1.45;color:#555;margin-left:auto;text-align:right} .ad{display:flex;justify-content:space-between;margin:10mm 0 8mm} .inf{font-size:8.8pt;line-height:1.65} .to{width:80mm;line-height:1.45;padding:4mm;border:.5pt solid #bbb;border-radius:2mm} .rs{background:#f3edf5;padding:2.5mm 4mm;font-size:9pt;margin-bottom:5mm;display:flex;justify-content:space-between} .l th{font-size:8pt;text-align:left;color:#7d5a8c;border-bottom:.8pt solid #7d5a8c;padding:3px 2px} .l td{padding:4px 2px;border-bottom:.4pt solid #e2e2e2} .x{display:flex;justify-content:space-between;align-items:flex-start;margin-top:7mm;break-inside:avoid} .x .i{width:96mm;font-size:8.5pt} .i th{font-weight:400;text-align:right;color:#555;border-bottom:.4pt solid #aaa} .i td{text-align:right;padding:2.5px 0} .bx{width:62mm;background:#7d5a8c;color:#fff;padding:4mm;box-sizing:border-box;font-size:9pt;line-height:1.5} .bx b{font-size:17pt;display:block} .o{font-size:8.3pt;line-height:1.55;margin-top:7mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([l.description, `>${p.number(l.rate)} %`, `>${p.money(l.amount)}`])
      )
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate)} %`, `${p.money(baseOf(p, t))}`, `${p.money(taxOf(p, t))}`])
      )
      const resident = `${random.pick(['D.ª Dolores', 'D. Manuel', 'D.ª Josefa', 'D. Eladio'])} ${random.pick(spanish.last)}`
      const [year, month] = d.issueDate.split('-')
      const before = random.int(1400, 1900) * 100
      return `<div class=hd><svg width="13mm" height="13mm" viewBox="0 0 26 26"><path d="M13 2 24 12v12H2V12z" fill="#c9a9d6"/><path d="M13 21c-8-6-5-10-2-9 1 0 2 1 2 2 0-1 1-2 2-2 3-1 6 3-2 9z" fill="#fff"/></svg><b>${d.seller.name}</b><small>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIF ${d.seller.vatId.slice(2)}<br>RUEPSS E-${random.digits(4)}</small></div>
<div class=ad><div class=inf>FACTURA<br>Número: <b>${d.number}</b><br>Fecha de emisión: <b>${p.date(d.issueDate)}</b><br>Mensualidad: ${monthsIn('ES')[Number(month) - 1]} ${year}<br>Cliente: ${d.customerNumber}</div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF ${d.buyer.vatId.slice(3)}${signsOf(random, 1, 'TRWAGMYFPD')}</div></div>
<div class=rs><span>Residente: <b>${resident}</b></span><span>Habitación ${random.int(101, 324)} · Expte. ${random.digits(5)}</span></div>
<table class=l>${heading(['Concepto', '>IVA', '>Importe'])}${rows.join('')}</table>
<div class=x><table class=i>${heading(['Tipo', 'Base imponible', 'Cuota de IVA'])}${taxes.join('')}${row(['<b>Suma</b>', `<b>${p.money(d.subtotal)}</b>`, `<b>${p.money(d.tax)}</b>`])}</table><div class=bx>Total factura<b>${p.money(d.total)}</b></div></div>
<div class=o><b>Forma de pago: recibo domiciliado.</b> El día ${p.date(d.dueDate)} cargaremos ${p.money(d.amountDue)} en su cuenta ES${random.digits(2)} **** **** **** **** ${random.digits(4)}. Ref. mandato SEPA CORE ${random.digits(8)}; identificador del acreedor ES${random.digits(2)}000${d.seller.vatId.slice(2)}.<br>Movimientos del mes anterior: recibo de ${p.money(before)}, cobrado el ${p.date(dayAfter(d.issueDate, -27))}. Fianza depositada al ingreso: ${p.money(120_000)}. Saldo anterior pendiente: ${p.money(0)}.<br>Tipos de IVA según art. 90, 91.Uno.2.7.º y 91.Dos.1.3.º de la Ley 37/1992. Guarde esta factura: puede ser deducible en la cuota autonómica del IRPF por cuidado de personas mayores.</div>`
    },
  },
  {
    name: 'es-viveros-sustitutiva',
    plan: {
      country: 'ES',
      currency: 'EUR',
      kind: 'corrected',
      rates: [10, 21],
      lines: [4, 13],
      isOnce: true,
      most: 40,
      lineDiscount: 0.3,
      days: [15, 30, 60],
      pools: partiesOf(
        'Viveros; Jardinería; Semillas; Plantas y Flores; VERDE NORTE; Agrojardín',
        'S.L.; S.A.T.; e Hijos, C.B.; S.L.L.; Hnos.'
      ),
      items: [
        ['Camelia japonica C-5 80/100', 'ud', 14, 23],
        ['Hortensia macrophylla M-17', 'ud', 5, 8],
        ['Thuja smaragd 100/120 contenedor', 'ud', 8, 13],
        ['Tepe de césped rústico', 'm2', 3, 5],
        ['Semilla raygrás inglés 15 kg', 'saco', 48, 66],
        ['Olivo bonsái tronco 20/25', 'ud', 62, 95],
        ['Limonero injertado C-10', 'ud', 17, 28],
        ['Lavandula dentata M-14', 'ud', 1.5, 3],
        ['Corteza de pino 20/40 saco 50 l', 'saco', 4, 6, 1],
        ['Sustrato universal 70 l', 'saco', 6, 9, 1],
        ['Malla antihierba 2x50', 'rollo', 38, 55, 1],
        ['Programador de riego 4 est.', 'ud', 46, 79, 1],
        ['Difusor emergente 10 cm', 'ud', 1.5, 3, 1],
      ],
      numbers: (random, year) => `FR${year.slice(2)}-${two(random.int(3, 96))}`,
    },
    style: { ...comma, date: dashed },
    css: 'body{font:9pt "Roboto Condensed";margin:0 0 0 8mm} .v{position:fixed;left:1mm;top:235mm;width:200mm;transform-origin:0 0;transform:rotate(-90deg);font-size:6.6pt;color:#555;text-align:center} .t{display:grid;grid-template-columns:1fr 72mm;gap:5mm} .t .e b{font:bold 19pt "Roboto Condensed";color:#3b7a1e} .t .e{line-height:1.4} .r1{border:1pt solid #3b7a1e} .r1 h2{margin:0;background:#3b7a1e;color:#fff;font-size:11pt;padding:1.5mm 3mm;font-weight:bold} .r1 div{padding:1.5mm 3mm;line-height:1.5} .to{margin:5mm 0;display:grid;grid-template-columns:1fr 1fr;gap:5mm} .to>div{background:#f2f6ee;padding:2.5mm 3mm;line-height:1.45} .c{font-size:7pt;color:#3b7a1e;text-transform:uppercase;display:block} .l th{border-bottom:1.5pt solid #3b7a1e;font-size:7.8pt;text-align:left;padding:3px} .l td{padding:3px;border-bottom:.4pt solid #ccd8c4} .h{break-inside:avoid;margin-top:6mm} .h .q th{font-size:7.5pt;font-weight:normal;background:#f2f6ee;text-align:right;padding:3px 4px} .h .q td{text-align:right;padding:3px 4px;border-bottom:.4pt solid #ccd8c4} .h .q .z td{font-weight:bold;font-size:10.5pt;border-top:1pt solid #3b7a1e} .old{margin-top:6mm;font-size:8pt;color:#444;width:120mm} .old td,.old th{border:.4pt solid #aaa;padding:2px 4px;text-align:left;font-weight:normal} .p{margin-top:5mm;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      const code = (name: string) => `${name.slice(0, 2).toUpperCase()}${random.digits(3)}`
      const rows = p.lines((l) =>
        row([
          code(l.description),
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount) : ''}`,
          `>${p.number(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) => {
        const [base, tax] = [baseOf(p, t), taxOf(p, t)]
        return row([p.plain(base), `${p.number(t.rate)} %`, p.plain(tax), p.plain(base + tax)])
      })
      const old = d.earlier.replace('FR', 'F')
      const extra = random.int(12, 85) * 100
      const { rate } = d.taxes[d.taxes.length - 1]
      const [base, tax] = [d.subtotal + extra, d.tax + (extra * rate) / 100]
      const reason = random.pick([
        'Error en las unidades servidas (R1, art. 80 LIVA)',
        'Error en el precio de tarifa (R4)',
      ])
      return `<div class=v>${d.seller.name} · Inscrita en el Registro Mercantil, tomo ${random.digits(4)}, folio ${random.digits(3)}, hoja OR-${random.digits(5)}, inscripción 1.ª · NIF ${d.seller.vatId.slice(2)} · R.O.P. ES-12-${random.digits(4)}</div>
<div class=t><div class=e><b>${d.seller.name}</b><br>Producción y venta de planta ornamental · Centro de jardinería<br>${d.seller.street} · ${d.seller.postCode} ${d.seller.town}<br>${d.seller.telephone} · ${d.seller.mail}</div><div class=r1><h2>FACTURA RECTIFICATIVA</h2><div>N.º: <b>${d.number}</b><br>Fecha: <b>${p.date(d.issueDate)}</b><br>Tipo: por sustitución<br>Sustituye a: ${old} de ${p.date(lastYear(random, d.issueDate))}</div></div></div>
<div class=to><div><span class=c>Facturado a</span><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF ${d.buyer.vatId.slice(2)}</div><div><span class=c>Causa de la rectificación</span>${reason}<br><span class=c>Su pedido</span>${d.orderNumber}</div></div>
<table class=l>${heading(['Ref.', 'Artículo', '>Cant.', 'Ud.', '>Precio', '>Dto. %', '>IVA', '>Importe'])}${rows.join('')}</table>
<div class=h><table class=q>${heading(['Base imponible', 'Tipo IVA', 'Cuota IVA', 'Total EUR'])}${taxes.join('')}<tr class=z><td>${p.plain(d.subtotal)}</td><td>TOTAL FACTURA</td><td>${p.plain(d.tax)}</td><td>${p.plain(d.total)}</td></tr></table>
<table class=old>${heading(['Importes de la factura sustituida (sin efecto)', '>Base', '>Cuota', '>Total'])}${row([old, `>${p.plain(base)}`, `>${p.plain(tax)}`, `>${p.plain(base + tax)}`])}</table>
<div class=p>Vencimiento: <b>${p.date(d.dueDate)}</b> – Importe: <b>${p.plain(d.amountDue)} €</b> – Forma de pago: transferencia a ${grouped(d.seller.iban)}<br>Factura emitida conforme al artículo 15 del R.D. 1619/2012. Planta con pasaporte fitosanitario; no se admiten reclamaciones pasadas 48 horas desde la entrega.</div></div>`
    },
  },
  {
    name: 'es-pintor-domicilio',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [10, 21],
      lines: [2, 7],
      isInOrder: true,
      isOnce: true,
      most: 30,
      isPart: true,
      isSellerPerson: true,
      isBuyerPerson: true,
      prepaid: 0.5,
      days: [7, 10, 15],
      pools: partiesOf(
        'Comunidad de Propietarios; Inmobiliaria; Administración de Fincas; Hostelería',
        'S.L.; C.B.; S.C.; Asociados'
      ),
      items: [
        ['Alisado de paredes con gotelé, dos manos de pasta y lijado', 'm²', 7, 11],
        ['Pintura plástica mate blanco roto en paredes y techos', 'm²', 4, 7],
        ['Esmaltado de puertas y marcos, acabado satinado', 'm²', 18, 26],
        ['Lacado de radiadores y tuberías vistas', 'h', 19, 26],
        ['Reparación de grietas con malla y escayola', 'ml', 6, 10],
        ['Barnizado de tarima flotante y rodapié', 'm²', 9, 14],
        ['Tratamiento antimoho en baño', 'm²', 8, 12],
        ['Pintura de plaza de garaje con epoxi', 'm²', 12, 17, 1],
        ['Líneas de plaza y numeración de trastero', 'ml', 4, 7, 1],
      ],
      numbers: (random, year) => `${two(random.int(2, 88))}/${year.slice(2)}`,
    },
    style: {
      ...euroAfter,
      date: (y, m, d) => `${Number(d)} de ${monthsIn('ES')[Number(m) - 1]} de ${y}`,
    },
    css: 'body{font:11pt "Caladea";margin:0 4mm} .t{display:flex;justify-content:space-between;align-items:flex-start} .t .n{line-height:1.35} .t .n b{font-size:15pt} .qr svg{display:block;margin:1mm auto} .qr{text-align:center;font:6.5pt "Liberation Sans";width:38mm} .f{text-align:center;font-size:14pt;font-weight:bold;text-decoration:underline;margin:9mm 0 7mm} .to{margin-left:84mm;line-height:1.4} .in{margin:8mm 0 4mm;text-align:justify} .l td,.l th{border:.5pt solid #000;padding:3px 6px;vertical-align:top} .l th{font-weight:bold;font-size:10pt;text-align:left} .s{width:92mm;margin:-.5pt 0 0 auto} .s td{border:.5pt solid #000;padding:3px 6px} .s .k td{font-weight:bold} .pg{margin-top:7mm;line-height:1.45} .sg{margin-top:9mm;text-align:right;line-height:1.5;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          `>${p.number(l.quantity)} ${l.unit}`,
          l.description,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const several = d.taxes.length > 1
      const taxes = p.taxes((t) =>
        row([`IVA ${p.number(t.rate)}% s/ ${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
      )
      const rest = d.prepaid
        ? `${row([`Entregado a cuenta el ${p.date(d.orderDate)}`, `>-${p.money(d.prepaid)}`])}<tr class=k><td>Resto a pagar</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      const code =
        d.issueDate > '2025-07'
          ? `<div class=qr>QR tributario:${squares(random, '30mm')}VERI*FACTU</div>`
          : ''
      return `<div class=t><div class=n><b>${d.seller.name}</b><br>Pintura y decoración<br>NIF ${d.seller.vatId.slice(2)}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Móvil ${random.int(600, 699)} ${random.digits(3)} ${random.digits(3)}</div>${code}</div>
<div class=f>FACTURA N.º ${d.number}</div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF: ${random.digits(8)}${signsOf(random, 1, 'TRWAGMYFPD')}</div>
<p class=in>Por los trabajos de pintura realizados en su vivienda, terminados el ${p.date(d.deliveryDate)}, según presupuesto aceptado n.º ${random.int(20, 160)}:</p>
<table class=l>${heading(['>Medición', 'Trabajo', '>Precio', '>IVA', '>Importe'])}${rows.join('')}</table>
<table class=s>${row(['Base imponible', `>${p.money(d.subtotal)}`])}${taxes.join('')}${several ? row(['Total IVA', `>${p.money(d.tax)}`]) : ''}<tr class=k><td>TOTAL</td><td class=r>${p.money(d.total)}</td></tr>${rest}</table>
<p class=pg>Tipo reducido del 10% por obras de renovación en vivienda particular (art. 91.Uno.2.10.º LIVA), aportando los materiales por menos del 40% de la base imponible.<br>Pago por transferencia antes del ${p.date(d.dueDate)} en la cuenta ${grouped(d.seller.iban)}.</p>
<div class=sg>En ${d.seller.town}, a ${p.date(d.issueDate)}<br><svg width="40mm" height="12mm" viewBox="0 0 120 36"><path d="M6 26c14-26 20-22 15-4s10-18 18-10-9 18 5 8 15-16 20-6 12 6 22-2 18 6 30-4" fill="none" stroke="#1b2f8a" stroke-width="1.4"/></svg><br>Fdo.: ${d.seller.name}</div>`
    },
  },
  {
    name: 'pt-otica-progressivas',
    page: '148mm 210mm',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [6, 23],
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 2,
      isGross: true,
      isBuyerPerson: true,
      lineDiscount: 0.4,
      prepaid: 0.7,
      pools: partiesOf(
        'Óptica; Oculista; Optivisão; Centro Ótico; LINCE VISTA',
        'Lda.; Unip., Lda; & Filha, Lda; Optometria'
      ),
      items: [
        ['Lente progressiva 1.60 c/ antirreflexo', 'UN', 165, 260],
        ['Lente monofocal 1.5 orgânica', 'UN', 32, 68],
        ['Lentes de contacto mensais, cx. 6', 'CX', 24, 42],
        ['Líquido único 360 ml', 'UN', 9, 14, 1],
        ['Armação acetato mod. 4127 havana', 'UN', 79, 145, 1],
        ['Armação metal mod. T21 preto', 'UN', 95, 170, 1],
        ['Óculos de sol polarizados', 'UN', 89, 155, 1],
        ['Estojo rígido e pano', 'UN', 4, 9, 1],
      ],
      numbers: (random, year) => `FT O${year.slice(2)}/${random.int(31, 2890)}`,
    },
    style: { ...comma, date: (y, m, d) => `${y}/${m}/${d}` },
    css: 'body{font:7.8pt "Inter";margin:0 .5mm} .h{display:flex;justify-content:space-between;gap:4mm} .h b.n{font:600 13pt "URW Gothic";color:#b3123f;display:block} .h .s{line-height:1.45;font-size:7pt} .two{display:grid;grid-template-columns:1fr 64mm;gap:4mm;margin:4mm 0} .d{border:.6pt solid #b3123f;border-radius:1.5mm;padding:2mm 2.5mm} .d b{font-size:9.5pt} .d td{white-space:nowrap;padding:1px 0;font-size:7.4pt} .to{padding:2mm 0;line-height:1.5;font-size:8.4pt} .rx{font-size:7pt;margin-bottom:4mm} .rx th,.rx td{border:.4pt solid #bbb;text-align:center;padding:1.5px 3px} .rx th{background:#f6e9ed;font-weight:500} .l th{border-top:.6pt solid #b3123f;border-bottom:.6pt solid #b3123f;font-size:6.8pt;font-weight:600;text-align:left;padding:2.5px 1px} .l td{padding:3px 1px;font-size:7.6pt;vertical-align:top} .e{display:grid;grid-template-columns:26mm 1fr 54mm;gap:5mm;margin-top:4mm;border-top:.6pt solid #b3123f;padding-top:3mm} .iv th{font-size:6.4pt;font-weight:500;text-align:left} .iv td{font-size:7pt;padding:1px 0} .iv td+td,.iv th+th{padding-left:3px!important} .tt td{padding:2px 0} .tt .k td{font-weight:700;font-size:9.5pt} .ft{font-size:6.6pt;line-height:1.5;margin-top:4mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.discount)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate)}%`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])
      )
      const power = () => `${random.pick(['+', '-'])}${p.number(random.int(1, 15) / 4, 2)}`
      const eye = (name: string) =>
        row([
          name,
          power(),
          `-${p.number(random.int(1, 6) / 4, 2)}`,
          `${random.int(1, 36) * 5}°`,
          `+${p.number(random.int(4, 11) / 4, 2)}`,
          p.number(random.int(58, 66) / 2, 1),
        ])
      const rest = d.prepaid
        ? `${row(['Sinal recebido (MB)', `>-${p.plain(d.prepaid)}`])}<tr class=k><td>Por liquidar EUR</td><td class=r>${p.plain(d.amountDue)}</td></tr>`
        : ''
      return `<div class=h><div><b class=n>${d.seller.name}</b><div class=s>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>NIF ${d.seller.vatId.slice(2)} · ${d.seller.telephone}<br>Reg. ERS E${random.digits(5)} · Dir. técnica: optometrista céd. ${random.digits(4)}</div></div><div class=s>Original</div></div>
<div class=two><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>Contribuinte: ${d.buyer.vatId.slice(2)}</div><div class=d><b>Fatura ${d.number}</b><table>${row(['Data', `>${p.date(d.issueDate)}`])}${row(['Encomenda', `>${d.orderNumber} de ${p.date(d.orderDate)}`])}${row(['Entrega prevista', `>${p.date(dayAfter(d.issueDate, 6))}`])}</table>${atcud(random, random.digits(3))}</div></div>
<table class=rx>${heading(['Receita', 'Esf.', 'Cil.', 'Eixo', 'Adição', 'DNP'])}${eye('OD')}${eye('OE')}</table>
<table class=l>${heading(['Artigo', '>Qtd', '>Preço c/IVA', '>Desc.%', '>IVA', '>Total c/IVA'])}${rows.join('')}</table>
<div class=e>${squares(random, '25mm')}<table class=iv style="align-self:start">${heading(['Taxa', '>Incidência', '>IVA'])}${taxes.join('')}</table><table class=tt style="align-self:start">${row(['Total ilíquido s/ IVA', `>${p.plain(d.subtotal)}`])}${row(['Total IVA', `>${p.plain(d.tax)}`])}<tr class=k><td>TOTAL EUR</td><td class=r>${p.plain(d.total)}</td></tr>${rest}</table></div>
<div class=ft>${certified(random)}<br>Os preços apresentados incluem IVA à taxa legal. Lentes graduadas executadas por medida não têm troca. Comparticipação do subsistema de saúde: entregar este documento com a cópia da receita médica de ${p.date(dayAfter(d.orderDate, -9))}.</div>`
    },
  },
  {
    name: 'pt-marina-amarracao',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23, 6],
      lines: [5, 15],
      isInOrder: true,
      isOnce: true,
      most: 6,
      allowance: 0.3,
      days: [8, 15, 30],
      pools: partiesOf(
        'Marina; Porto de Recreio; Náutica; Clube Naval; MAR DO MINHO; Estaleiro',
        'S.A.; Lda.; E.M.; Atlântico'
      ),
      items: [
        ['Amarração classe III (8-10 m), mês', 'mês', 168, 240],
        ['Suplemento multicasco', 'mês', 60, 96],
        ['Alagem e arriagem com travel-lift', 'un', 145, 210],
        ['Parqueamento em seco, dia', 'dia', 6, 11],
        ['Lavagem de casco à pressão', 'un', 55, 90],
        ['Eletricidade no pontão, tarifa diária', 'dia', 2.5, 4],
        ['Água potável', 'm³', 1.8, 2.9, 1],
        ['Cartão de acesso adicional', 'un', 10, 15],
        ['Mergulhador, verificação de poita', 'h', 48, 65],
        ['Recolha de resíduos oleosos', 'l', 0.5, 0.9],
      ],
      numbers: (random, year) => `FT MR${year}/${random.int(18, 1290)}`,
    },
    style: {
      decimal: ',',
      thousands: ' ',
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${d}.${m}.${y}`,
    },
    css: 'body{font:9pt "Roboto";color:#123;margin:0} .b{background:#0b3954;color:#fff;padding:5mm 6mm;display:flex;justify-content:space-between;align-items:flex-end} .b b{font:500 17pt "Roboto";letter-spacing:.5px} .b span{font-size:8pt;line-height:1.5;text-align:right} .w{height:3mm;background:linear-gradient(90deg,#087e8b,#bfd7ea)} .g{display:grid;grid-template-columns:1.1fr 1fr 1fr;gap:6mm;margin:9mm 0 8mm} .g h4{font-size:7.4pt;letter-spacing:1px;color:#087e8b;margin:0 0 1.5mm;text-transform:uppercase} .g div{line-height:1.5} .g .f td{padding:1px 0;font-size:8.6pt} .l th{text-align:left;font-size:7.6pt;font-weight:500;background:#e6f0f5;padding:4px 5px} .l td{padding:5px;border-bottom:.4pt solid #cdd9e0} .m{display:grid;grid-template-columns:1fr 74mm;gap:10mm;margin-top:6mm;break-inside:avoid} .m .x th{font-size:7.3pt;font-weight:500;text-align:left;color:#087e8b} .m .x td{font-size:8.2pt;padding:2px 0} .t td{padding:3px 4px} .t .k td{background:#0b3954;color:#fff;font-size:12pt;font-weight:500;padding:6px 5px} .z{display:grid;grid-template-columns:60mm 1fr 27mm;gap:7mm;margin-top:9mm;break-inside:avoid} .mb{border:1.2pt solid #1d4f91;padding:2.5mm 3mm} .mb h4{margin:0 0 1.5mm;color:#1d4f91;font-size:9pt} .mb td{padding:1.5px 0} .cc{align-self:start} .cc td{font-size:8pt;padding:2px 0;border-bottom:.3pt dotted #89a} .ft{position:fixed;left:0;right:0;bottom:0;font-size:7pt;line-height:1.5;border-top:.5pt solid #087e8b;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `${t.rate === 23 ? 'Normal' : 'Reduzida'} ${p.number(t.rate)} %`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const boat = random.pick(['Garça Real', 'Maré Viva', 'Santa Luzia II', 'Bom Vento'])
      const before = random.int(18_000, 64_000)
      const fact = (label: string, value: string) => row([label, `>${value}`])
      const less = d.allowance
        ? `${row(['Soma', `>${p.money(d.lineTotal)}`])}${row(['Desconto de sócio', `>-${p.money(d.allowance)}`])}`
        : ''
      return `<div class=b><b>${d.seller.name}</b><span>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Canal VHF 9 · ${d.seller.telephone}</span></div><div class=w></div>
<div class=g><div><h4>Cliente</h4><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF ${d.buyer.vatId.slice(2)}</div><div><h4>Embarcação</h4>${boat}<br>Matrícula V-${random.digits(4)}-RC${random.int(1, 5)}<br>C.F.F. ${p.number(random.int(80, 99) / 10, 2)} m · Posto ${random.pick(['A', 'B', 'C'])}-${random.int(3, 48)}<br>Contrato n.º ${random.digits(4)}</div><div><h4>Fatura</h4><table class=f>${fact('N.º', `<b>${d.number}</b>`)}${fact('Emissão', p.date(d.issueDate))}${fact('Vencimento', `<b>${p.date(d.dueDate)}</b>`)}${fact('Conta', d.customerNumber)}</table></div></div>
<table class=l>${heading(['Serviço', '>Quant.', 'Un.', '>Preço unit.', '>IVA', '>Valor'])}${rows.join('')}</table>
<div class=m><table class=x style="align-self:start">${heading(['Taxa de IVA', '>Base', '>Imposto'])}${taxes.join('')}</table><table class=t>${less}${row(['Total sem IVA', `>${p.money(d.subtotal)}`])}${row(['IVA', `>${p.money(d.tax)}`])}<tr class=k><td>Total da fatura</td><td class=r>${p.money(d.total)}</td></tr></table></div>
<div class=z><div class=mb><h4>Pagamento Multibanco</h4><table>${row(['Entidade', `>${random.pick(['21 312', '11 249', '20 781'])}`])}${row(['Referência', `>${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`])}${row(['Montante', `><b>${p.money(d.amountDue)}</b>`])}</table></div><table class=cc><tr><td colspan=2><b>Conta corrente antes desta fatura</b></td></tr>${row([`Fatura ${d.earlier}`, `>${p.money(before)}`])}${row([`Recebido em ${p.date(lastYear(random, d.issueDate))}`, `>-${p.money(before)}`])}${row(['Saldo anterior', `>${p.money(0)}`])}</table><div>${squares(random, '27mm')}</div></div>
<div class=ft>${certified(random)} · ${atcud(random, random.digits(4))}<br>${d.seller.name} · NIPC ${d.seller.vatId.slice(2)} · Concessionária do porto de recreio · Transferência: IBAN ${grouped(d.seller.iban)}<br>A falta de pagamento no prazo implica juros à taxa legal e pode determinar a perda do direito ao posto de amarração (Regulamento de Exploração, art. 22.º).</div>`
    },
  },
]
