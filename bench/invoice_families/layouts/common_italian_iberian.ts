import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { sumOf, type Item } from '../make_document.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, euroAfter, grouped, heading, monthsIn, row, slashed, type Print } from '../print.ts'

const listed = (text: string) => text.split(' / ')
const townsOf = (text: string) => listed(text).map((town) => town.split('|'))

const italian = {
  ...pools.IT,
  first: listed('Caterina / Fabio / Lorena / Michele / Simona / Gianluca / Rita'),
  last: listed(
    'Bertolini / Cavagna / Dall’Oglio / Ferraris / Gualtieri / Lazzarini / Mingozzi / Sala'
  ),
  streets: listed(
    'Via Emilia Ovest 214 / Via G. Marconi, 9 / Viale Europa 61/C / Via dell’Artigianato 3 / Piazza Matteotti, 18 / Str. Vecchia per Sassuolo 77'
  ),
  towns: townsOf(
    'Parma|43126 / Lecco|23900 / Forlì|47122 / Rovigo|45100 / Lucca|55100 / Chieti|66100'
  ),
}
const spanish = {
  ...pools.ES,
  first: listed('Amparo / Rafael / Elvira / Jordi / Montserrat / Andrés / Yolanda'),
  last: listed('Belmonte / Carrasco / Echevarría / Fuentes / Luengo / Novoa / Ribera / Zamorano'),
  streets: listed(
    'C/ Doctor Fleming, 12, bajo / Avda. de Portugal, 45 / Polígono El Prado, parc. 31 / Gran Vía, 8, 2º dcha. / C/ del Horno, 3 / Ctra. de Soria, km 2'
  ),
  towns: townsOf(
    'Burgos|09003 / Lleida|25001 / Cáceres|10002 / Elche|03202 / Pamplona|31005 / Jaén|23007'
  ),
}

/** The parties of a family whose companies have trades and legal forms of their own. */
function partiesOf(trade: string, italianForms = 'S.r.l. / S.n.c. / S.r.l.s.'): Pools {
  return {
    ...pools,
    IT: { ...italian, trade: listed(trade), forms: listed(italianForms) },
    ES: { ...spanish, trade: listed(trade), forms: listed('S.L. / S.A. / S.L.U. / S. Coop.') },
  }
}

const italianMonths = monthsIn('IT')
const spanishMonths = monthsIn('ES')

/** The rows of sections, each of which has the items from one index up to that of the next section. */
function sectionsOf(p: Print, items: Item[], sections: [string, number][]) {
  return sections
    .map(([name, from], at) => {
      const own = items.slice(from, sections[at + 1]?.[1] ?? items.length).map(([item]) => item)
      return { name, lines: p.doc.lines.filter(({ description }) => own.includes(description)) }
    })
    .filter(({ lines }) => lines.length)
}

/** Goods as `name|lowest price|highest price|unit|index of the tax rate`. */
function goodsOf(text: string): Item[] {
  return listed(text).map((good): Item => {
    const [name, least, most, unit = '', rate = 0] = good.split('|')
    return [name, unit, Number(least), Number(most), Number(rate)]
  })
}

const telephony = goodsOf(
  'Fibra Ufficio 1 Giga FTTH|27|39 / Linea voce VoIP aggiuntiva|6|10 / Centralino virtuale 4 interni|18|29 / Indirizzo IP statico|4|8 / Noleggio router Wi-Fi 6|3|6 / Assistenza Prioritaria 8 ore|5|9 / Backup 4G|7|12 / Sconto Promo Bundle 24 mesi|-9|-4 / SIM Azienda 100 GB|9|15 / SIM Azienda 50 GB|7|11 / SIM Dati POS|2|5 / Opzione Estero Zona 1|8|14 / Chiamate verso mobile|1|12 / Chiamate internazionali|1|9 / Numerazioni speciali 199|1|4 / Dati extra soglia|2|15 / SMS nazionali|1|3 / Rata modem 9 di 48|2|5||1 / Rata smartphone 14 di 30|9|24||1 / Indennità di ritardato pagamento|1|6||1'
)

const paints = [
  ...listed('14 / 10 / 4 / 1').flatMap((size) => {
    const goods =
      'IDROPITTURA LAVABILE BIANCA|5|7 / IDROPITTURA TRASPIRANTE|2|4 / PITTURA SILOSSANICA ESTERNI|6|10 / FISSATIVO ACRILICO|4|6 / SMALTO ALL’ACQUA RAL 9010|15|21 / FONDO UNIVERSALE BIANCO|11|16 / PITTURA QUARZO GRIGIA|4|6 / VERNICE TRASPARENTE LEGNO|12|17'
    return goodsOf(goods).map(([name, , least, most]): Item => {
      return [`${name} LT ${size}`, 'PZ', least * Number(size), most * Number(size)]
    })
  }),
  ...goodsOf(
    'ANTIRUGGINE GRIGIA ML 750|14|19|PZ / IMPREGNANTE CERATO NOCE LT 2,5|31|49|PZ / STUCCO IN PASTA KG 5|9|16|PZ / RULLO MICROFIBRA CM 25|6|12|PZ / PENNELLESSA DOPPIA 70X15|3|8|PZ / NASTRO CARTA MM 38 X 50 MT|2|5|PZ / TELO COPRITUTTO 4X4|1|3|PZ / SILICONE NEUTRO TRASPARENTE ML 310|4|7|PZ / RASANTE IN POLVERE KG 20|11|19|SC / COLLA PER CARTONGESSO KG 25|8|14|SC / CARTA ABRASIVA GR. 120 ROTOLO|2|4|MT / PROFILO PARASPIGOLO ALLUMINIO|1|3|MT / RETE FIBRA DI VETRO 160 GR|1|2|MQ / PANNELLO EPS GRAFITE CM 10|9|15|MQ / DILUENTE NITRO LT 5|13|21|NR / TINTA A CAMPIONE TINTOMETRO|5|12|NR'
  ),
]

const water = goodsOf(
  'Cuota de servicio contador 13 mm|7|13 / Consumo bloque 1 (0 a 15 m³)|5|12 / Consumo bloque 2 (16 a 30 m³)|4|15 / Consumo bloque 3 (más de 30 m³)|6|28 / Cuota fija de alcantarillado|2|5 / Cuota variable de alcantarillado|3|9 / Canon de saneamiento, parte fija|4|8 / Canon de saneamiento, parte variable|3|14 / Conservación de contador|1|3||1 / Conservación de acometida|1|3||1 / Tasa de recogida de basuras|14|29||2'
)

/** Bars with the heights of earlier periods, the last one darker. */
function bars(heights: number[], color: string): string {
  const drawn = heights.map((height, at) => {
    const shade = at === heights.length - 1 ? 1 : 0.45
    return `<rect x="${at * 22}" y="${60 - height}" width="14" height="${height}" fill="${color}" opacity="${shade}"/>`
  })
  return `<svg width="${heights.length * 22}" height="60">${drawn.join('')}</svg>`
}

function stripes(p: Print): string {
  const widths = Array.from({ length: 70 }, () => p.random.int(1, 3))
  let x = 0
  const drawn = widths.map((width, at) => {
    x += width
    return at % 2 ? '' : `<rect x="${x - width}" width="${width}" height="34"/>`
  })
  return `<svg width="${x}" height="34">${drawn.join('')}</svg>`
}

/** Invoices and receipts of usual senders in Italy and Spain. */
export const commonItalianIberian: Family[] = [
  {
    name: 'it-fibra-ufficio-bimestre',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22, 0],
      lines: [11, 28],
      isInOrder: true,
      isOnce: true,
      most: 0,
      days: [21, 30],
      pools: partiesOf('Telecomunicazioni / Reti / Connect / Informatica', 'S.p.A. / S.r.l.'),
      items: telephony,
      numbers: (random, year) =>
        `${random.pick(['8L', '4V', '2M'])}${year.slice(2)}${random.digits(6)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:9.5pt "Open Sans";margin:0;color:#222} .pg{position:relative;height:266mm} .pg+.pg{break-before:page} .logo{font-size:19pt;font-weight:700;color:#5b2a86;letter-spacing:-.5px} .cols{display:flex;gap:9mm;margin-top:6mm} .side{width:62mm;background:#f1ebf7;padding:5mm;box-sizing:border-box;line-height:1.3} .side small,.g{color:#6b5a7c;font-size:8pt} .side b{display:block;font-size:11pt;margin-bottom:3.2mm} .side .big{font-size:19pt;color:#5b2a86} .main{flex:1} .to{height:44mm;padding:12mm 0 0 14mm;font-size:10.5pt;line-height:1.35;box-sizing:border-box} h2{font-size:11.5pt;color:#5b2a86;margin:5mm 0 1.5mm} .s td{padding:4px 0;border-bottom:.5pt solid #d8cce4} .s .sum td{font-weight:700;border-bottom:1.2pt solid #5b2a86} .box{border:.7pt solid #5b2a86;border-radius:6px;padding:3mm 4mm;margin-top:7mm;font-size:8.5pt;line-height:1.45} .top{display:flex;justify-content:space-between;border-bottom:1.2pt solid #5b2a86;padding-bottom:2mm;font-size:8.5pt} .d th{font-size:8pt;font-weight:400;color:#6b5a7c;text-align:left;padding:3px 0} .d td{padding:2.8px 0;font-size:9pt} .d .sec td{font-weight:700;background:#f1ebf7;padding:3.5px 4px} .foot{position:absolute;bottom:0;left:0;right:0;font-size:7pt;color:#555;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const sections = sectionsOf(p, telephony, [
        ['Canoni e servizi linea fissa', 0],
        ['Canoni linee mobili', 8],
        ['Traffico e consumi', 12],
        ['Altri importi', 17],
      ])
      const period = `${p.date(d.from)} - ${p.date(d.until)}`
      const rateOf = (rate: number) => (rate ? `${p.number(rate)}%` : 'F.C.')
      const details = sections.map(
        ({ name, lines }) =>
          `<tr class=sec><td colspan=4>${name}</td></tr>${lines.map((l) => row([l.description, period, `>${rateOf(l.rate)}`, `>${p.money(l.amount)}`])).join('')}`
      )
      const taxes = p.taxes((t) =>
        t.rate
          ? row([`IVA ${p.number(t.rate)}% su ${p.money(t.base)}`, `>${p.money(taxOf(p, t))}`])
          : row(['di cui fuori campo IVA art. 15 DPR 633/72', `>${p.money(t.base)}`])
      )
      const foot = `<div class=foot>${d.seller.name} - Sede legale: ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} - P.IVA e Registro Imprese ${d.seller.vatId.slice(2)} - Cap. soc. € ${random.pick(['1.200.000', '10.000.000'])} i.v. - ${d.seller.site} - Documento valido ai fini dell’invio tramite SdI; questa è una copia analogica.</div>`
      return `<div class=pg><div class=logo>${d.seller.name}</div><div class=cols><div class=side><small>Fattura n.</small><b>${d.number}</b><small>Emessa il</small><b>${p.date(d.issueDate)}</b><small>Periodo di riferimento</small><b>${period}</b><small>Codice cliente</small><b>${d.customerNumber}</b><hr><small>Totale da pagare</small><b class=big>${p.money(d.amountDue)}</b><small>Scadenza</small><b>${p.date(d.dueDate)}</b><small>Servizio Clienti Aziende</small><b>${d.seller.telephone}</b></div>
<div class=main><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><h2>Riepilogo degli importi</h2><table class=s>${sections.map(({ name, lines }) => row([name, `>${p.money(sumOf(lines))}`])).join('')}<tr class=sum><td>Totale al netto dell’IVA</td><td class=r>${p.money(d.subtotal)}</td></tr>${taxes.join('')}<tr class=sum><td>Totale fattura</td><td class=r>${p.money(d.total)}</td></tr></table></div></div>
<div class=box><b>Come paghi.</b> L’importo sarà addebitato alla scadenza sul conto corrente con IBAN IT${random.digits(2)} X*** **** **** **** ***${random.digits(4)} (mandato SEPA ${random.digits(9)}).<br><b>I tuoi pagamenti.</b> Le fatture precedenti risultano pagate. Grazie!<br><b>Lo sapevi?</b> Nell’Area Clienti trovi le fatture degli ultimi 24 mesi e il dettaglio delle chiamate.</div><h2>Andamento della spesa negli ultimi sei bimestri</h2>${bars(
        Array.from({ length: 6 }, () => random.int(34, 58)),
        '#5b2a86'
      )}${foot}</div>
<div class=pg><div class=top><b>Dettaglio della fattura ${d.number} del ${p.date(d.issueDate)}</b><span>Pagina 2 di 2</span></div><h2>Linea principale 05${random.digits(2)} ${random.digits(6)}</h2><table class=d>${heading(['Descrizione', 'Periodo', '>IVA', '>Importo'])}${details.join('')}</table><p class=g>F.C. = fuori campo di applicazione dell’IVA. Gli importi sono espressi al netto dell’IVA.</p>${foot}</div>`
    },
  },
  {
    name: 'it-pulizie-scissione',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [3, 9],
      isOnce: true,
      most: 90,
      allowance: 0.4,
      withheld: 22,
      days: [30, 60],
      pools: partiesOf(
        'Multiservizi / Servizi Integrati / Servizi Ambientali / Ambiente',
        'Soc. Coop. / S.p.A. / S.r.l.'
      ),
      items: [
        ['Pulizia ordinaria uffici e servizi igienici', 'ore', 16, 21],
        ['Pulizia periodica vetrate interne ed esterne', 'mq', 1, 3],
        ['Lavaggio e protezione pavimenti in linoleum', 'mq', 2, 4],
        ['Sanificazione locali spogliatoio', 'ore', 18, 24],
        ['Presidio giornaliero sportello al pubblico', 'ore', 16, 20],
        ['Sgombero neve e spargimento sale', 'ore', 32, 46],
        ['Fornitura carta igienica mini jumbo, conf. 12', 'conf.', 14, 22],
        ['Fornitura sapone liquido tanica 5 lt', 'n.', 7, 12],
        ['Pulizia straordinaria post cantiere', 'ore', 19, 25],
        ['Deragnatura e spolvero alto', 'mq', 0.5, 1],
      ],
      numbers: (random, year) => `${random.int(12, 890)}/PA/${year}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}/${m}/${y}` },
    css: 'body{font:10pt "Liberation Serif"} .hd{text-align:center;border-bottom:2.5pt double #1d5f3a;padding-bottom:3mm;line-height:1.3} .hd b{font-size:17pt;color:#1d5f3a} .hd small{font-size:8.5pt} .to{margin:9mm 0 7mm 98mm;line-height:1.35} .n td{padding:1.5px 0;vertical-align:top} .n td:first-child{width:38mm;font-weight:bold} .l{margin-top:6mm} .l th{border:.5pt solid #000;background:#e9f2ec;font-size:9pt;padding:3px 5px} .l td{border:.5pt solid #000;padding:3.5px 5px} .l .site td{font-style:italic;background:#f8f8f8} .strip{margin-top:7mm;table-layout:fixed} .strip th{border:.5pt solid #000;font-size:8pt;font-weight:normal;padding:2px 3px;background:#e9f2ec;vertical-align:top} .strip td{border:.5pt solid #000;text-align:center;padding:5px 2px;font-size:11pt} .strip td:last-child{font-weight:bold} p{font-size:9.5pt;line-height:1.4} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:8pt;color:#333}',
    draw: (p) => {
      const { doc: d, random } = p
      const cig = `${random.pick(['9A', 'B1', 'Z8'])}${random.digits(6)}${random.pick(['C4', '1F', '7E'])}`
      const service = dayAfter(d.issueDate, -28)
      const month = `${italianMonths[Number(service.slice(5, 7)) - 1]} ${service.slice(0, 4)}`
      const sites = listed('Sede centrale / Sportello utenti e archivio')
      const half = Math.ceil(d.lines.length / 2)
      const drawn = p.lines((l, at) => {
        const site =
          at % half ? '' : `<tr class=site><td colspan=5>${sites[at / half] ?? sites[1]}</td></tr>`
        return (
          site +
          row([
            l.description,
            l.unit,
            `>${p.number(l.quantity, 2)}`,
            `>${p.plain(l.price)}`,
            `>${p.plain(l.amount)}`,
          ])
        )
      })
      const less = d.allowance
        ? `<tr><td colspan=4 class=r>Totale servizi</td><td class=r>${p.plain(d.lineTotal)}</td></tr><tr><td colspan=4 class=r>Ribasso come da offerta</td><td class=r>- ${p.plain(d.allowance)}</td></tr>`
        : ''
      return `<div class=hd><b>${d.seller.name}</b><br>Pulizie civili e industriali - Sanificazioni - Facility management<br><small>${d.seller.street} - ${d.seller.postCode} ${d.seller.town} - Tel. ${d.seller.telephone} - PEC ${d.seller.mail}<br>Partita IVA ${d.seller.vatId} - Albo imprese di pulizia fascia ${random.pick(['C', 'E', 'F'])} - Certificata UNI EN ISO 9001:2015</small></div>
<div class=to>Spett.le<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>C.F. / P.IVA ${d.buyer.vatId.slice(2)}</div>
<table class=n>${row(['Fattura n.', `${d.number} &nbsp; del ${p.date(d.issueDate)}`])}${row(['Oggetto', `Servizi di pulizia mese di ${month}`])}${row(['CIG', cig])}${row(['Ordine', `n. ${d.orderNumber} del ${p.date(d.orderDate)}`])}${row(['Cod. univoco ufficio', `UF${random.digits(4)}`])}</table>
<table class=l>${heading(['Descrizione del servizio', 'U.M.', 'Q.tà', 'Prezzo €', 'Importo €'])}${drawn.join('')}${less}</table>
<table class=strip>${heading(['Imponibile', `IVA ${p.number(d.taxes[0].rate)}%`, 'Totale fattura', 'A dedurre IVA versata dal committente', 'Netto a pagare €'])}${row([p.plain(d.subtotal), p.plain(d.tax), p.plain(d.total), `- ${p.plain(d.withheld)}`, p.plain(d.amountDue)])}</table>
<p>Operazione soggetta alla scissione dei pagamenti ex art. 17-ter D.P.R. 633/1972 (split payment).<br>Pagamento: bonifico bancario entro il ${p.date(d.dueDate)} sul conto corrente dedicato ai sensi della L. 136/2010<br>IBAN ${d.seller.iban} - ${random.pick(['Cassa Rurale', 'Banca di Credito Cooperativo', 'Cassa di Risparmio'])}, fil. di ${d.seller.town}</p>
<div class=foot>Il presente documento è copia della fattura elettronica trasmessa tramite il Sistema di Interscambio.</div>`
    },
  },
  {
    name: 'it-colorificio-bolle',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [12, 110],
      isOnce: true,
      most: 24,
      lineDiscount: 0.5,
      prepaid: 0.3,
      days: [30, 60],
      pools: partiesOf('Colorificio / Finiture / Edilcolor / Tinteggiature'),
      items: paints,
      numbers: (random) => `${random.int(21, 2980)}/${random.pick(['A', 'D', 'FE'])}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.8pt "Liberation Sans";margin:0} .pg{height:266mm;position:relative;margin:0 .4mm} .pg+.pg{break-before:page} .top{display:flex;justify-content:space-between} .own{line-height:1.35;width:86mm;font-size:8.2pt} .own b{font-size:12.5pt;display:block} .own svg{margin-bottom:1mm} .to{width:88mm;border:.6pt solid #999;min-height:31mm;box-sizing:border-box;line-height:1.35} .to i{background:#e4e4e4;display:block;font-style:normal;font-size:7.5pt;padding:1px 5px} .to div{padding:4px 6px;font-size:9.5pt} .ti{display:flex;align-items:baseline;gap:6mm;margin:5mm 0 2mm} .ti b{font-size:15pt} .ti span:last-child{margin-left:auto;font-size:8pt} .l th{background:#e4e4e4;font-size:7.8pt;text-align:left;padding:3px 4px;border:.6pt solid #999} .l td{padding:3.5px 4px;border-left:.6pt solid #ccc;border-right:.6pt solid #ccc} .l .ddt td{font-style:italic;color:#444;padding-top:5px} .l{border-bottom:.6pt solid #999} .end{position:absolute;bottom:11mm;left:0;right:0;display:flex;gap:3mm} .end>div{border:.6pt solid #999;flex:1.25;padding-bottom:2px} .end>div+div{flex:1} .end i{font-style:normal;font-size:7.2pt;color:#555;display:block;padding:2px 5px 0} .end p{margin:0 5px 2px;line-height:1.3} .end td,.end th{padding:2px 5px} .end th{font-size:7.2pt;font-weight:400;color:#555;text-align:left} .big td{font-weight:bold;font-size:10pt;background:#e4e4e4;white-space:nowrap} .foot{position:absolute;bottom:0;left:0;right:0;font-size:6.8pt;color:#555;border-top:.4pt solid #999;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const means = random.pick(
        listed('Bonifico bancario d.f.f.m. / R.B. a scadenza / Rimessa diretta')
      )
      const notes = d.lines.length > 16 ? 3 : 2
      const firstNote = random.int(310, 2400)
      const list = p.lines((l, at) => {
        const note = Math.floor((at * notes) / d.lines.length)
        const isNew = !at || note > Math.floor(((at - 1) * notes) / d.lines.length)
        const day = p.date(dayAfter(d.issueDate, 4 * (note - notes)))
        const ddt = `<tr class=ddt><td></td><td>Rif. DDT ${firstNote + 41 * note} del ${day}:</td>${'<td></td>'.repeat(6)}</tr>`
        return (
          (isNew ? ddt : '') +
          row([
            `${l.description.slice(0, 2)}${12000 + 37 * paints.findIndex(([name]) => name === l.description)}`,
            l.description,
            l.unit,
            `>${p.number(l.quantity)}`,
            `>${p.plain(l.price)}`,
            `>${l.discount ? `${p.number(l.discount)}%` : ''}`,
            `>${p.plain(l.amount)}`,
            `>${p.number(l.rate)}`,
          ])
        )
      })
      const pages: string[][] = []
      let rest = list
      while (rest.length > 26) {
        const count = Math.min(30, rest.length - 3)
        pages.push(rest.slice(0, count))
        rest = rest.slice(count)
      }
      pages.push(rest)
      const logo =
        '<svg width="60" height="26"><circle cx="13" cy="13" r="12" fill="#d9342b"/><circle cx="29" cy="13" r="12" fill="#f2b705" opacity=".85"/><circle cx="45" cy="13" r="12" fill="#1f6fb5" opacity=".85"/></svg>'
      const labels = [
        'Codice',
        'Descrizione',
        'U.m.',
        '>Quantità',
        '>Prezzo',
        '>Sc.',
        '>Importo',
        '>IVA',
      ]
      const head = `<div class=top><div class=own>${logo}<b>${d.seller.name}</b>${d.seller.street} - ${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} - ${d.seller.mail}<br>P.Iva e C.F. ${d.seller.vatId.slice(2)}</div><div class=to><i>Destinatario</i><div><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>P.Iva ${d.buyer.vatId.slice(2)} - Cod. cliente ${d.customerNumber}</div></div></div>`
      const paid = d.prepaid ? row(['Acconto ricevuto', `>- ${p.plain(d.prepaid)}`]) : ''
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate)}`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])
      )
      const end = `<div class=end><div><i>Pagamento</i><p>${means}</p><i>Coordinate bancarie</i><p>${d.seller.iban}</p><i>Scadenze</i><p>${p.date(d.dueDate)}: &nbsp;€ ${p.plain(d.amountDue)}</p></div><div><table>${heading(['Aliq. IVA', '>Imponibile', '>Imposta'])}${taxes.join('')}</table></div><div><table>${row(['Tot. imponibile', `>${p.plain(d.subtotal)}`])}${row(['Tot. IVA', `>${p.plain(d.tax)}`])}<tr class=big><td>Tot. documento</td><td class=r>€ ${p.plain(d.total)}</td></tr>${paid}${d.prepaid ? row(['<b>Saldo dovuto</b>', `><b>${p.plain(d.amountDue)}</b>`]) : ''}</table></div></div>`
      return pages
        .map(
          (rows, at) =>
            `<div class=pg>${head}<div class=ti><b>Fattura</b><span>n. <b style="font-size:10.5pt">${d.number}</b> del ${p.date(d.issueDate)}</span><span>pag. ${at + 1} di ${pages.length}</span></div><table class=l>${heading(labels)}${rows.join('')}</table>${at === pages.length - 1 ? end : ''}<div class=foot>Contributo CONAI assolto ove dovuto. La merce viaggia a rischio del destinatario. I prodotti a tinta non si ritirano. Copia di cortesia: l’originale elettronico è disponibile nel suo cassetto fiscale.</div></div>`
        )
        .join('')
    },
  },
  {
    name: 'it-garden-scontrino',
    plan: {
      country: 'IT',
      currency: 'EUR',
      kind: 'receipt',
      rates: [22, 10, 4],
      lines: [3, 11],
      isOnce: true,
      most: 5,
      isGross: true,
      allowance: 0.4,
      pools: partiesOf('Garden / Agraria / Vivai / Consorzio Agrario'),
      items: goodsOf(
        'FORBICE POTATURA|14|29 / TUBO IRRIG. 25 MT|19|34 / VASO COTTO D.30|8|15 / GUANTI NITRILE M|3|6 / SACCHI FOGLIE 10PZ|3|5 / CROCCHETTE GATTO 2KG|7|13 / GERANIO V.14|2|4||1 / CICLAMINO V.10|3|5||1 / ULIVO H.120|25|45||1 / MANGIME GALLINE 25KG|12|17||1 / SEMI PREZZEMOLO|1|3||1 / CONCIME ORTO 5KG|9|15||2 / TERRICCIO UNIV. 70LT|7|11||2'
      ),
      numbers: (random) => `${random.digits(4)}-${random.digits(4)}`,
    },
    page: '80mm 215mm',
    style: { ...comma, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:8.4pt "Liberation Mono";margin:0;text-align:center;line-height:1.25} b{font-size:10pt} table{margin:2mm 0} td,th{text-align:left;padding:0;font-weight:400} .q td{padding-left:4mm} .tot td{font-weight:bold;font-size:10pt;padding-top:1mm} small{font-size:7.5pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const at = `${random.int(8, 19)}:${random.int(10, 59)}`
      const isCard = random.chance(0.7)
      const given = Math.ceil(d.total / 1000) * 1000
      const less = d.allowance
        ? `${row(['SUBTOTALE', '', `>${p.plain(d.lineTotal)}`])}${row(['SCONTO TESSERA SOCIO', '', `>-${p.plain(d.allowance)}`])}`
        : ''
      const payment = isCard
        ? row(['Pagamento elettronico', `>${p.plain(d.total)}`])
        : `${row(['Pagamento contante', `>${p.plain(given)}`])}${row(['Resto', `>${p.plain(given - d.total)}`])}`
      const rows = p.lines(
        (l) =>
          `<tr class=q><td colspan=3>${p.number(l.quantity)} x ${p.plain(l.price)}</td></tr>${row([l.description, `>${p.number(l.rate)}%`, `>${p.plain(l.amount)}`])}`
      )
      return `<b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>P.IVA ${d.seller.vatId.slice(2)}<br>Tel. ${d.seller.telephone}<br><br>DOCUMENTO COMMERCIALE<br>di vendita o prestazione
<table>${row(['DESCRIZIONE', '>IVA', '>Prezzo(€)'], 'th')}${rows.join('')}${less}<tr class=tot><td colspan=2>TOTALE COMPLESSIVO</td><td class=r>${p.plain(d.total)}</td></tr>${row(['di cui IVA', '', `>${p.plain(d.tax)}`])}</table>
<table>${payment}${row(['Importo pagato', `>${p.plain(d.total)}`])}</table>
${p.date(d.issueDate)} &nbsp; ${at}<br>DOCUMENTO N. ${d.number}<br>RT 99MEY${random.digits(6)}<br><br>Cassa ${random.int(1, 4)} &nbsp; Op. ${random.pick(listed('SARA / LUCA / CASSA2'))} &nbsp; Art. ${d.lines.length}<br>${isCard ? `<small>CARTA ****${random.digits(4)} AUT. ${random.digits(6)}</small><br>` : ''}<br>${stripes(p)}<br><small>Cambio merce entro 8 giorni con scontrino.<br>Le piante non si cambiano.<br>GRAZIE E ARRIVEDERCI</small>`
    },
  },
  {
    name: 'es-aguas-lectura',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [10, 21, 0],
      lines: [9, 26],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      days: [14, 21, 30],
      pools: partiesOf('Aguas / Aguas Municipales / Servicios Urbanos / Ciclo Integral'),
      items: water,
      numbers: (random, year) => `${year}0${random.int(1, 6)}A${random.digits(7)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9pt "Roboto";margin:0;color:#1c2a33} .top{display:flex;justify-content:space-between;align-items:flex-start} .logo{display:flex;gap:3mm;align-items:center;color:#0a6ea8} .logo b{font-size:14pt;display:block;line-height:1.15} .fac{text-align:right;line-height:1.5} .fac b{font-size:12pt} .two{display:flex;gap:8mm;margin-top:6mm} .two>div{flex:1} h3{background:#0a6ea8;color:#fff;font-size:8.5pt;font-weight:500;margin:0 0 1.5mm;padding:3px 6px} .kv td{padding:1.5px 6px;vertical-align:top} .kv td:first-child{color:#5a6b75;width:34mm} .win{padding:11mm 0 0 6mm;font-size:10.5pt;line-height:1.35} .read th,.read td{padding:2px 6px;text-align:left} .read th{font-weight:400;color:#5a6b75;font-size:8pt} .use{display:flex;gap:8mm;margin:5mm 0;align-items:flex-end} .c td{padding:2.3px 6px} .c .sec td{font-weight:700;border-top:.6pt solid #0a6ea8;padding-top:4px} .c th{font-size:8pt;color:#5a6b75;font-weight:400;text-align:left;padding:2px 6px} .t{width:92mm;margin:4mm 0 0 auto} .t td{padding:2px 6px} .t .big td{background:#d9ecf6;font-weight:700;font-size:12pt;padding:5px 6px} .stub{position:fixed;bottom:0;left:0;right:0;border-top:.8pt dashed #555;padding-top:3mm} .stub th,.stub td{border:.5pt solid #888;padding:3px 6px;font-size:8pt;text-align:left} .stub td{font-size:9.5pt} .stub div{display:flex;justify-content:space-between;align-items:center;margin-bottom:2mm} small{color:#5a6b75}',
    draw: (p) => {
      const { doc: d, random } = p
      const read = random.int(212, 1900)
      const isUsed = (block: string) =>
        d.lines.some(({ description }) => description.includes(block))
      const used = isUsed('bloque 3')
        ? random.int(32, 60)
        : isUsed('bloque 2')
          ? random.int(17, 29)
          : 11
      const sections = sectionsOf(p, water, [
        ['SUMINISTRO DE AGUA', 0],
        ['ALCANTARILLADO', 4],
        ['SANEAMIENTO Y DEPURACIÓN', 6],
        ['CONSERVACIÓN', 8],
        ['RESIDUOS (por cuenta del Ayuntamiento)', 10],
      ])
      const rows = sections.map(
        ({ name, lines }) =>
          `<tr class=sec><td colspan=3>${name}</td></tr>${lines.map((l) => row([l.description, `>${p.number(l.rate)} %`, `>${p.plain(l.amount)}`])).join('')}`
      )
      const taxes = p.taxes((t) =>
        t.rate
          ? row([`IVA ${p.number(t.rate)} % s/ ${p.plain(t.base)}`, `>${p.plain(taxOf(p, t))}`])
          : row(['No sujeto a IVA (incluido en la base)', `>${p.plain(t.base)}`])
      )
      const history = [...Array.from({ length: 5 }, () => random.int(9, 56)), used]
      return `<div class=top><div class=logo><svg width="34" height="44"><path d="M17 1C8 14 2 22 2 29a15 14 0 0 0 30 0c0-7-6-15-15-28z" fill="#0a6ea8"/></svg><div><b>${d.seller.name}</b><small>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>CIF ${d.seller.vatId.slice(2)} · ${d.seller.site}</small></div></div><div class=fac>Factura nº <b>${d.number}</b><br>Fecha de emisión ${p.date(d.issueDate)}<br>Periodo: ${p.date(d.from)} a ${p.date(d.until)}</div></div>
<div class=two><div><h3>DATOS DEL CONTRATO</h3><table class=kv>${row(['Contrato', d.customerNumber])}${row(['Uso', random.pick(listed('Doméstico / Industrial / Comercial'))])}${row(['Dirección suministro', `${d.buyer.street}, ${d.buyer.town}`])}${row(['Titular', d.buyer.name])}${row(['Averías 24 h', d.seller.telephone])}</table></div><div class=win>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<div class=use><div style="flex:1"><h3>LECTURAS Y CONSUMO</h3><table class=read>${row(['Contador', 'Lectura anterior', 'Lectura actual', 'Consumo', 'Tipo'], 'th')}${row([`I${random.digits(2)}BF${random.digits(6)}`, read, read + used, `${used} m³`, random.pick(['Real', 'Estimada'])])}</table></div><div>${bars(history, '#0a6ea8')}<br><small>Consumo de los últimos bimestres</small></div></div>
<table class=c>${heading(['Concepto', '>IVA', '>Importe €'])}${rows.join('')}</table>
<table class=t>${row(['Total conceptos', `>${p.plain(d.subtotal)}`])}${taxes.join('')}<tr class=big><td>TOTAL FACTURA</td><td class=r>${p.plain(d.total)} €</td></tr></table>
<div class=stub><div><span><b>DOCUMENTO DE PAGO</b><br><small>Pague en cajeros y entidades colaboradoras, o con tarjeta en nuestra web, hasta la fecha límite.</small></span>${stripes(p)}</div><table>${row(['Emisora', 'Referencia', 'Identificación', 'Fecha límite de pago', 'Importe'], 'th')}${row([`${random.digits(8)}-${random.digits(3)}`, random.digits(13), random.digits(6), p.date(d.dueDate), `${p.plain(d.amountDue)} €`])}</table></div>`
    },
  },
  {
    name: 'es-ascensores-revision',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21, 10],
      lines: [2, 7],
      isOnce: true,
      isInOrder: true,
      most: 6,
      lineDiscount: 0.35,
      days: [7, 14, 30],
      pools: partiesOf('Ascensores / Elevación / Elevadores / Inmuebles'),
      items: [
        ['Mantenimiento mensual ascensor 6 paradas, todo riesgo', 'mes', 88, 164],
        ['Línea de comunicación bidireccional en cabina', 'mes', 9, 15],
        ['Asistencia a inspección periódica OCA', 'ud', 95, 180],
        ['Aviso fuera de horario, rescate en cabina', 'ud', 60, 110],
        ['Sustitución de cables de tracción Ø 8 mm', 'm', 11, 19, 1],
        ['Cambio de botonera de planta con braille', 'ud', 74, 128, 1],
        ['Mano de obra oficial y ayudante', 'h', 58, 84, 1],
        ['Operador de puertas, regulación y piezas', 'ud', 190, 360, 1],
        ['Iluminación LED de cabina con apagado automático', 'ud', 42, 88, 1],
      ],
      numbers: (random, year) => `M${random.digits(2)}-${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...euroAfter, date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:10pt "Carlito";margin:0 0 0 7mm} .reg{position:fixed;left:0;bottom:8mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:6.5pt;color:#777} .top{display:flex;justify-content:space-between} .mark{display:flex;gap:3mm;align-items:center} .mark i{border:2pt solid #b4471a;color:#b4471a;font:700 15pt "Carlito";padding:0 5px;line-height:1.35} .mark b{font-size:13pt} .own{font-size:8.5pt;text-align:right;color:#444;line-height:1.3} .to{margin:13mm 0 9mm 88mm;line-height:1.3;font-size:11pt} .facts{display:flex;border-top:1pt solid #b4471a;border-bottom:1pt solid #b4471a;padding:2mm 0;gap:2mm} .facts div{flex:1} .facts small,.g{display:block;color:#8a5a45;font-size:8pt} .unit{background:#faf1ec;padding:2mm 3mm;margin:5mm 0;font-size:9.5pt} .l th{text-align:left;font-size:9pt;border-bottom:.6pt solid #999;padding:4px 2px} .l td{padding:5px 2px;vertical-align:top} .v{margin-top:10mm} .v th{font-size:8.5pt;font-weight:400;color:#8a5a45;text-align:left;border-bottom:.6pt solid #999;padding:2px} .v td{padding:4px 2px} .v .big{font-weight:700;font-size:14pt;vertical-align:bottom} .pay{margin-top:12mm;font-size:9.5pt;line-height:1.45} .foot{position:fixed;bottom:0;left:7mm;right:0;font-size:8pt;color:#555;text-align:center;border-top:.5pt solid #b4471a;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const isDebit = random.chance(0.5)
      const count = d.taxes.length
      const taxes = p.taxes((t, at) => {
        const cells = row([p.money(baseOf(p, t)), `${p.number(t.rate)} %`, p.money(taxOf(p, t))])
        const total = `<td rowspan=${count} class="r big">${p.money(d.total)}</td></tr>`
        return at ? cells : cells.replace('</tr>', total)
      })
      const sums =
        count > 1 ? row([`<b>${p.money(d.subtotal)}</b>`, '', `<b>${p.money(d.tax)}</b>`, '']) : ''
      return `<div class=reg>Reg. Merc. de ${d.seller.town}, T. ${random.int(300, 2900)}, L. 0, F. ${random.int(10, 220)}, S. 8, H. ${random.digits(5)}, I/A 2ª - C.I.F. ${d.seller.vatId.slice(2)}</div>
<div class=top><div class=mark><i>&#9650;<br>&#9660;</i><b>${d.seller.name}</b></div><div class=own>Delegación ${d.seller.town}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Averías 24 horas: ${d.seller.telephone}</div></div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF: ${d.buyer.vatId.slice(2)}</div>
<div class=facts><div><small>Factura</small><b>${d.number}</b></div><div><small>Fecha factura</small>${p.date(d.issueDate)}</div><div><small>Cliente</small>${d.customerNumber}</div><div><small>Contrato</small>${random.pick(['TR', 'ES'])}-${random.digits(5)}</div><div><small>Vencimiento</small>${p.date(d.dueDate)}</div></div>
<div class=unit>Instalación: ${d.buyer.street}, ${d.buyer.town} &nbsp;–&nbsp; Aparato RAE ${random.digits(5)} &nbsp;–&nbsp; Parte de trabajo ${d.orderNumber}</div>
<table class=l>${heading(['Concepto', '>Cantidad', '', '>Precio', '>Dto.', '>IVA', '>Importe'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.plain(l.price)}`, `>${l.discount ? `${p.number(l.discount)} %` : ''}`, `>${p.number(l.rate)} %`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=v>${heading(['Base imponible', 'Tipo IVA', 'Cuota IVA', '>Total factura'])}${taxes.join('')}${sums}</table>
<div class=pay><b>Forma de pago</b><br>${isDebit ? `Recibo domiciliado en su cuenta terminada en ${random.digits(4)}. Vencimiento ${p.date(d.dueDate)}.` : `Transferencia antes del ${p.date(d.dueDate)}, indicando el número de factura.`}<br>Cuenta de abono para otros pagos: ${grouped(d.seller.iban)}</div>
<div class=foot>Empresa conservadora inscrita en el Registro de Industria. IVA reducido según art. 91.Uno.2.10º Ley 37/1992. &nbsp; ${d.seller.mail}</div>`
    },
  },
  {
    name: 'es-notaria-minuta',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [6, 16],
      isInOrder: true,
      isOnce: true,
      isSellerPerson: true,
      most: 0,
      withheld: 15,
      pools: partiesOf('Inversiones / Promociones / Gestión Patrimonial / Hostelería'),
      items: goodsOf(
        'Documentos con cuantía|90|480 / Documentos sin cuantía|30|61 / Novación y subrogación|45|160 / Copias autorizadas|12|70 / Copias simples electrónicas|6|30 / Folios de matriz, a partir del quinto|9|60 / Testimonios y legitimaciones|6|24 / Diligencias y notas|3|12 / Comunicación telemática al Registro|6|18 / Salida de despacho|18|36 / Consulta de titularidad real|6|12'
      ),
      numbers: (random, year) =>
        `${random.pick(['A', 'B'])}${year.slice(2)} / ${random.int(104, 2960)}`,
    },
    style: {
      ...comma,
      date: (y, m, d) => `${Number(d)} de ${spanishMonths[Number(m) - 1]} de ${y}`,
    },
    css: 'body{font:9.8pt "C059"} .two{display:flex;justify-content:space-between} .own{text-align:center;line-height:1.3;width:74mm} .own svg{margin-bottom:1mm} .own b{font-size:14pt;display:block} .own i{letter-spacing:3px;font-style:normal;font-size:9pt} .cl{border:.6pt solid #444;padding:3mm 4mm;width:82mm;line-height:1.35;align-self:flex-end;box-sizing:border-box} .cl small{letter-spacing:1px} h1{font-size:13pt;font-weight:normal;text-align:center;letter-spacing:4px;margin:10mm 0 4mm} .k td{padding:1.5px 0} .k td:nth-child(odd){color:#666;width:30mm} .l{margin-top:6mm} .l th{border-top:.6pt solid #444;border-bottom:.6pt solid #444;font-weight:normal;font-style:italic;text-align:left;padding:3px} .l td{padding:3px} .l td:first-child,.l th:first-child{width:22mm;text-align:center} .s{width:92mm;margin:5mm 0 0 auto;border-top:.6pt solid #444} .s td{padding:2.5px 3px} .s .big td{border-top:.6pt solid #444;border-bottom:2.5pt double #444;font-size:12.5pt} .note{margin-top:12mm;font-size:9pt;color:#444;line-height:1.4} .sig{margin:9mm 0 0 110mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const deed = random.pick(
        listed(
          'Compraventa de local / Constitución de sociedad / Elevación a público de acuerdos / Préstamo hipotecario / Poder mercantil'
        )
      )
      const tariffs: Record<string, string> = { Documentos: '2', Novación: '2.2.f', Copias: '4' }
      const numberOf = (text: string) => tariffs[text.split(' ')[0]] ?? random.pick(['5', '6', '7'])
      const crest =
        '<svg width="44" height="44"><circle cx="22" cy="22" r="20" fill="none" stroke="#444" stroke-width="1.5"/><path d="M22 7l4 11h11l-9 7 4 12-10-8-10 8 4-12-9-7h11z" fill="none" stroke="#444"/></svg>'
      return `<div class=two><div class=own>${crest}<br><i>NOTARÍA</i><b>${d.seller.name}</b>Notario del Ilustre Colegio<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone}<br>N.I.F. ${d.seller.vatId.slice(2)}</div><div class=cl><small>CLIENTE</small><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>N.I.F. ${d.buyer.vatId.slice(2)}</div></div>
<h1>FACTURA</h1>
<table class=k>${row(['Número', d.number, 'Protocolo', `${random.int(180, 3200)} / ${d.deliveryDate.slice(0, 4)}`])}${row(['Fecha', p.date(d.issueDate), 'Autorización', p.date(d.deliveryDate)])}${row(['Documento', deed, 'Expediente', d.customerNumber])}</table>
<table class=l>${heading(['Arancel', 'Concepto', '>Euros'])}${p.lines((l) => row([numberOf(l.description), l.description, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=s>${row(['Base imponible', `>${p.plain(d.subtotal)}`])}${row([`I.V.A. ${p.number(d.taxes[0].rate)} %`, `>${p.plain(d.tax)}`])}${row(['Total con I.V.A.', `>${p.plain(d.total)}`])}${row(['Retención I.R.P.F. 15 %', `>-${p.plain(d.withheld)}`])}<tr class=big><td>TOTAL A PAGAR, euros</td><td class=r>${p.plain(d.amountDue)}</td></tr></table>
<div class=note>Aranceles aplicados conforme al Real Decreto 1426/1989, de 17 de noviembre, y disposiciones complementarias. Contra esta minuta cabe recurso ante la Junta Directiva del Colegio Notarial en el plazo de quince días hábiles.<br>Ingreso en cuenta: ${grouped(d.seller.iban)}, indicando el número de protocolo.</div><div class=sig>Recibí,</div>`
    },
  },
  {
    name: 'es-zoco-pedido',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21, 10, 4],
      lines: [1, 6],
      isOnce: true,
      most: 4,
      isGross: true,
      charge: 0.4,
      allowance: 0.3,
      isBuyerPerson: true,
      pools: partiesOf('Comercio / Digital / Import / Hogar y Ocio / Distribuciones'),
      items: goodsOf(
        'Regleta 6 enchufes con interruptor y 2 USB, cable 1,8 m, blanca|14|27 / Silla de oficina ergonómica con reposacabezas, negra|89|179 / Paquete 500 hojas papel A4 80 g/m²|4|8 / Tóner compatible negro XL, 2.600 páginas|16|38 / Auriculares inalámbricos con cancelación de ruido|32|95 / Soporte para portátil de aluminio, plegable|18|33 / Botella térmica de acero 750 ml - Verde bosque|12|24 / Mascarillas FFP2 caja 20 unidades|7|14 / Café en grano natural 1 kg, tueste medio|11|19||1 / Gafas de lectura +2,00 antirreflejantes|9|19||1 / Manual práctico de contabilidad para pymes (tapa blanda)|17|32||2'
      ),
      numbers: (random, year) =>
        `ES${year.slice(2)}-ZC${random.pick(['K', 'P', 'W'])}-${random.digits(6)}`,
    },
    style: {
      ...euroAfter,
      date: (y, m, d) => `${d} ${spanishMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9pt "Liberation Sans";margin:0 .4mm} .top{display:flex;justify-content:space-between;align-items:center} .logo{font:700 21pt "Lato";color:#12664f;letter-spacing:-1px} .logo small{color:#e58a00} h1{font-size:17pt;font-weight:400;margin:0} .bar{display:flex;margin-top:5mm;gap:5mm} .bar>div{flex:1;line-height:1.45} .paid{border:.8pt solid #999;border-radius:5px;padding:3mm 4mm;line-height:1.5!important} .paid b:first-child{font-size:13pt} .three{display:flex;gap:5mm;border-top:.8pt solid #bbb;border-bottom:.8pt solid #bbb;margin:6mm 0 5mm;padding:3mm 0} .three>div{flex:1;line-height:1.4} h2{font-size:10.5pt;margin:0 0 2mm} .inf td{padding:1px 0;width:50%} .l{margin-top:4mm} .l th{font-size:8pt;text-align:left;vertical-align:bottom;border-bottom:1pt solid #000;padding:3px} .l th.r{white-space:normal!important} .l td{padding:5px 3px;vertical-align:top;border-bottom:.4pt solid #ccc} .l small{color:#666} .sum{width:88mm;margin:4mm 0 0 auto} .sum td{padding:3px} .sum .big td{font-size:12pt;font-weight:bold;border-top:1pt solid #000} .vat{width:112mm;margin:7mm 0 0 auto} .vat th{text-align:right;font-size:8pt;border-bottom:.8pt solid #000;padding:2px 3px} .vat td{text-align:right;padding:3px} .vat tr:last-child td{font-weight:bold;border-top:.5pt solid #000} .foot{position:fixed;bottom:0;left:0;right:0;font-size:7.5pt;color:#555;line-height:1.45}',
    draw: (p) => {
      const { random } = p
      const d = Object.assign(p.doc, { prepaid: p.doc.total, amountDue: 0 })
      const address = `${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}, ${d.buyer.postCode}<br>ES`
      const order = `${random.int(171, 408)}-${random.digits(7)}-${random.digits(7)}`
      const [ordered] = daysOf(p, d.orderDate, d.deliveryDate)
      const rows = p.lines((l) =>
        row([
          `${l.description}<br><small>Ref.: ZB0${random.digits(4)}${random.pick(['KX', 'TQ'])}${random.digits(2)}</small>`,
          `>${p.number(l.quantity)}`,
          `>${p.money(Math.round((l.price * 100) / (100 + l.rate)))}`,
          `>${p.number(l.rate)} %`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate)} %`, p.money(baseOf(p, t)), p.money(taxOf(p, t))])
      )
      return `<div class=top><div class=logo>zocalia<small>.example</small></div><h1>Factura</h1></div>
<div class=bar><div>${address}</div><div class=paid><b>Pagado</b><br>Referencia de pago ${random.digits(4)}${random.pick(['Xk', 'bQ', 'Lm'])}${random.digits(6)}<br>Vendido por <b>${d.seller.name}</b><br>NIF ${d.seller.vatId}<br><br>Fecha de la factura: ${p.date(d.issueDate)}<br>Número de la factura: ${d.number}<br>Importe total: <b>${p.money(d.total)}</b></div></div>
<div class=three><div><b>Dirección de facturación</b><br>${address}</div><div><b>Dirección de envío</b><br>${address}</div><div><b>Vendido por</b><br>${d.seller.name}<br>${d.seller.street}<br>${d.seller.town}, ${d.seller.postCode}<br>ES<br>NIF ${d.seller.vatId}</div></div>
<h2>Información del pedido</h2><table class=inf>${row([`Fecha del pedido: ${ordered}`, `Fecha de entrega: ${p.date(d.deliveryDate)}`])}${row([`Número del pedido: ${order}`, 'Método de pago: tarjeta de crédito'])}</table>
<h2 style="margin-top:5mm">Datos de la factura</h2><table class=l>${heading(['Descripción', '>Cant.', '>P. unitario (IVA excluido)', '>IVA %', '>P. unitario (IVA incluido)', '>Precio total (IVA incluido)'])}${rows.join('')}</table>
<table class=sum>${d.charge ? row(['Gastos de envío', `>${p.money(d.charge)}`]) : ''}${d.allowance ? row(['Promociones', `>-${p.money(d.allowance)}`]) : ''}<tr class=big><td>Total de la factura</td><td class=r>${p.money(d.total)}</td></tr></table>
<table class=vat>${heading(['IVA %', 'Total (IVA excluido)', 'Total IVA'])}${taxes.join('')}${row(['Total', p.money(d.subtotal), p.money(d.tax)])}</table>
<div class=foot>Zocalia es el mercado en el que se realizó el pedido; el vendedor que figura en esta factura es el responsable de la venta. Para devoluciones o preguntas, entre en Mis pedidos o escriba a ${d.seller.mail}.<br>Página 1 de 1</div>`
    },
  },
]
