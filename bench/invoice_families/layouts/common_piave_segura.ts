import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { goods, townsWithCodes, words } from '../lists.ts'
import { paged } from '../pages.ts'
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
import { squareCode } from '../square_code.ts'

const italianMonths = monthsIn('IT')

const italian = {
  ...pools.IT,
  first: words('Eleonora|Gianni|Serena|Ubaldo|Michela|Pier Luigi|Nadia|Tommaso'),
  last: words(
    'Battistella|Bortoluzzi|Casagrande|Dal Cin|De Bortoli|Furlan|Moretto|Pavan|Rizzo|Sperandio|Tonon|Zanetti|ZORZI'
  ),
  streets: words(
    'Via Piave, 112|Viale della Repubblica 243/A|Via Terraglio, 19 int. 4|Borgo Cavour 7|Via dell’Industria 31|Calle dei Fabbri 12|Str. Feltrina, 88 – Z.I.|P.tta San Vito, 3'
  ),
  towns: townsWithCodes(
    'Treviso|31100; Conegliano|31015; Belluno|32100; San Donà di Piave|30027; Montebelluna|31044; Pordenone|33170'
  ),
}
const spanish = {
  ...pools.ES,
  first: words('Fuensanta|Ginés|Encarna|Juan Pedro|Maite|Salvador|Yolanda|Blas'),
  last: words(
    'Abellán|Belmonte|Cánovas|Egea Soler|Guirao|HURTADO|Illán|Lorca Vidal|Meseguer|Nicolás|Pardo|Sánchez-Rex|Valverde|ZAPATA'
  ),
  streets: words(
    'Avda. Juan Carlos I, 55, bajo|C/ Acisclo Díaz, 8, 2º Izda.|Ctra. de Alicante, km 4,2|Pol. Ind. Oeste, C/ Uruguay, parcela 13|Plaza Circular 3|Calle Puente Tocinos, 41|Camino Viejo de Orihuela s/n'
  ),
  towns: townsWithCodes(
    'Molina de Segura|30500; Orihuela|03300; Cieza|30530; Cartagena|30203; Alcantarilla|30820; Hellín|02400; Santomera|30140'
  ),
}
const portuguese = {
  ...pools.PT,
  first: words('Graça|Tiago|Maria da Luz|Hélder|Sandra|Custódio|Beatriz'),
  last: words(
    'Alfarroba|Brito|Canário|Dias Murteira|FAÍSCA|Guerreiro|Lança|Mealha|Palma|Revez|Semião|Vargas'
  ),
  streets: words(
    'Rua Dr. Parreira, 73|Sítio do Poço Novo, CX 214-Z|Av. 5 de Outubro, 18, Loja C|EN 125, km 98|Rua Teófilo Braga, 5 - 1.º Dt.º|Estrada do Aeroporto, Lote 9'
  ),
  towns: townsWithCodes(
    'Faro|8000-398; Tavira|8800-325; Loulé|8100-537; Mértola|7750-329; Monchique|8550-428; Albufeira|8200-102'
  ),
}

/** Companies whose trades and legal forms are those of a family. */
function partiesOf(trade: string, forms: string): Pools {
  const own = { trade: words(trade), forms: words(forms) }
  return {
    ...pools,
    IT: { ...italian, ...own },
    ES: { ...spanish, ...own },
    PT: { ...portuguese, ...own },
  }
}

/** A name in two lines. */
const inTwo = (name: string) => name.replace(' ', '<br>')

const lettersOf = (random: Random, count: number, signs = 'ABCDEFGHJKLMNPRSTUVWXYZ') =>
  Array.from({ length: count }, () => random.pick([...signs])).join('')

/** The number of a Spanish person. */
function dniOf(random: Random): string {
  const digits = random.digits(8)
  return `${digits}${'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23]}`
}

/** The same code for the same goods. */
const codeOf = (name: string, most: number) =>
  [...name].reduce((code, letter) => (code * 29 + letter.charCodeAt(0)) % most, 5)

const atcud = (random: Random, at: string) =>
  `ATCUD:J${lettersOf(random, 3, 'BCDFGHJKMNPRTVWXY23456789')}${lettersOf(random, 4, 'BCDFGHJKMNPRTVWXY23456789')}-${at}`

const certified = (random: Random) =>
  `${lettersOf(random, 4, 'aBcDeFgHkLmPqRsTuVwXyZ258')} - Processado por programa certificado n.º ${random.int(1000, 2999)}/AT`

/** Text of goods that nearly every document of a family has. */
const often = (text: string) => `${text}|`.repeat(5)

const truck =
  '<svg viewBox="0 0 60 30" width="26mm"><g fill="#e4572e"><path d="M2 5h32v17H2z"/><path d="M36 10h11l8 7v5H36z" fill="#2b3a55"/></g><circle cx="13" cy="23" r="5" fill="#222"/><circle cx="45" cy="23" r="5" fill="#222"/><circle cx="13" cy="23" r="2" fill="#fff"/><circle cx="45" cy="23" r="2" fill="#fff"/></svg>'

const taxiRides = goods(
  'C/ Gran Vía 18 – Estación del Carmen = = 6 = 9|Aeropuerto – Hotel Centro = = 24 = 34|Oficina central – Pol. Ind. Oeste = = 12 = 19|Estación de autobuses – Oficina central = = 7 = 11|Hospital Gral. – domicilio paciente = = 9 = 21|Pza. Circular – Campus universitario = = 8 = 14|Oficina central – Aeropuerto = = 26 = 36|Parque Científico – AVE = = 13 = 18|Mensajería: recogida y entrega documentos = = 6 = 10|Juzgados – Avda. de la Libertad = = 6 = 8|Servicio con espera, 2 paradas = = 18 = 42|Puerto, terminal cruceros – Hotel = = 15 = 29|Delegación norte – Oficina central = = 10 = 16|Recinto ferial – Estación = = 9 = 13'
)

/** Italian, Spanish and Portuguese invoices of an ordinary month. */
export const piaveSegura: Family[] = [
  {
    name: 'it-guida-visite',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [3, 8],
      isOnce: true,
      most: 3,
      isSellerPerson: true,
      withheld: 20,
      days: [30, 30, 60],
      pools: partiesOf(
        'Viaggi|Tour Operator|Incoming|Travel|Crociere|Turismo',
        'S.r.l.|Srl|S.a.s.|DMC S.p.A.|S.r.l. a socio unico'
      ),
      items: goods(
        'Visita guidata centro storico, mezza giornata (3 ore) = serv. = 125 = 165|Visita guidata intera giornata (6 ore) = serv. = 230 = 290|Visita in lingua tedesca, gruppo oltre 25 persone = serv. = 150 = 190|Accompagnamento bus, itinerario Ville Venete = serv. = 240 = 310|Visita Cappella e Musei Civici, due turni = serv. = 170 = 215|Assistenza arrivo gruppo e trasferimento in hotel = serv. = 70 = 95|Ora supplementare = h = 35 = 50|Tour serale “luci e leggende” = serv. = 110 = 140|Visita didattica scuole, scheda didattica inclusa = cl. = 95 = 120'
      ),
      numbers: (random, year) => `FPR ${random.int(4, 138)}/${year.slice(2)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${italianMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:11pt "EB Garamond";font-variant-numeric:lining-nums;color:#1d1d1d;margin:0 5mm} .own{text-align:center;line-height:1.3;padding-bottom:4mm;border-bottom:.5pt solid #8c1c13} .own b{font:500 22pt "EB Garamond";letter-spacing:1px;color:#8c1c13} .own i{font-size:11.5pt} .own small{font-size:9pt} .to{margin:9mm 0 8mm 92mm;line-height:1.3} .t{font-size:13pt;margin-bottom:4mm} .li th{font-weight:500;font-style:italic;text-align:left;border-bottom:.7pt solid #000;padding:2px 3px} .li td{padding:4px 3px;vertical-align:top;border-bottom:.3pt dotted #777} .s{width:96mm;margin:6mm 0 0 auto} .s td{padding:2px 3px} .s .n td{border-top:.7pt solid #000;border-bottom:2pt double #000;font-weight:700;padding:4px 3px} .p{margin-top:10mm;line-height:1.4} .c{font-size:8.5pt;color:#444;margin-top:9mm;line-height:1.35;border-top:.4pt solid #999;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const rows = p.lines((l, at) =>
        row([
          `${days[at]}<br><small>Rif. gruppo ${lettersOf(random, 3)} ${random.digits(4)}</small>`,
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=own><b>${d.seller.name}</b><br><i>Guida turistica abilitata – ${random.pick(['italiano, tedesco, inglese', 'inglese e francese', 'spagnolo, inglese, russo'])}</i><br><small>${d.seller.street}, ${d.seller.postCode} ${d.seller.town} · cell. ${d.seller.telephone} · ${d.seller.mail}<br>Partita IVA ${d.seller.vatId.slice(2)} · Tesserino regionale n. ${random.digits(4)}</small></div>
<div class=to>Spettabile<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>P. IVA ${d.buyer.vatId.slice(2)}</div>
<div class=t>Fattura n. <b>${d.number}</b> del ${p.date(d.issueDate)}</div>
<div style="margin-bottom:3mm">Per le prestazioni professionali rese ai Vostri gruppi, come da conferme d’incarico:</div>
<table class=li>${heading(['Data', 'Prestazione', '>Q.tà', '>Tariffa €', '>Importo €'])}${rows.join('')}</table>
<table class=s>${row(['Totale compensi', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${row(['<b>Totale fattura</b>', `><b>${p.money(d.total)}</b>`])}${row([`Ritenuta d’acconto 20% su ${p.money(d.subtotal)}`, `>– ${p.money(d.withheld)}`])}<tr class=n><td>Netto a pagare</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<div class=p>Pagamento a mezzo bonifico bancario entro il ${p.date(d.dueDate)}<br>IBAN ${grouped(d.seller.iban)}<br>intestato a ${d.seller.name}</div>
<div class=c>Compenso soggetto a ritenuta d’acconto ai sensi dell’art. 25 D.P.R. 600/1973. Copia di cortesia priva di valore fiscale: l’originale è la fattura elettronica trasmessa al Sistema di Interscambio (cod. destinatario ${lettersOf(random, 7, 'ABCDEFGHKLMNPRSTUW2345679')}).</div>`
    },
  },
  {
    name: 'it-dolciaria-differita',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [10, 22, 4],
      lines: [55, 120],
      isOnce: true,
      most: 18,
      lineDiscount: 0.35,
      days: [30, 60],
      pools: partiesOf(
        'Dolciaria|PASTICCERIA|Gelateria|Forniture Alimentari|Forno|Ingredienti|DOLCI IDEE',
        'S.r.l.|S.n.c.|S.p.A.|di A. & M. Tonon S.n.c.|S.a.s.|SRL'
      ),
      items: goods(
        'FARINA TIPO 00 W330 LIEVITATI SC. 25 KG = SC = 19 = 27 = 2|FARINA FROLLA W180 SC. 25 KG = SC = 16 = 22 = 2|BURRO 82% M.G. PANETTO 1 KG = PZ = 8 = 11 = 2|PANNA UHT 38% BRIK LT 1 = PZ = 5 = 7|MARGARINA SFOGLIA PLACCA KG 2 = PZ = 9 = 12 = 2|ZUCCHERO SEMOLATO SC. 25 KG = SC = 24 = 31|ZUCCHERO INVERTITO SECCHIO KG 14 = SE = 31 = 38|UOVA PASTORIZZATE MISTO BRIK KG 1 = PZ = 4 = 6|TUORLO PASTORIZZATO ZUCCH. KG 1 = PZ = 8 = 12|COPERTURA FONDENTE 60% GOCCE KG 10 = CT = 98 = 142|COPERTURA BIANCA 34% KG 5 = CT = 61 = 79|CACAO AMARO 22/24 KG 1 = PZ = 11 = 17|PASTA NOCCIOLA TOSTATA KG 5 = SE = 79 = 112|CREMA PISTACCHIO FARCITURA KG 3 = SE = 44 = 68|CONFETTURA ALBICOCCA 45% KG 6 = SE = 21 = 29|FARCITURA LIMONE DA FORNO KG 6 = SE = 19 = 27|LIEVITO COMPRESSO KG 1 = PZ = 2 = 3|MIX PAN DI SPAGNA KG 10 = SC = 33 = 44|MIGLIORATORE PANE KG 10 = SC = 29 = 41|AROMA VANIGLIA BOURBON ML 500 = PZ = 24 = 36|GELATINA NEUTRA A FREDDO KG 7 = SE = 22 = 31|PIROTTINI BIANCHI N. 5 CF 1000 = CF = 6 = 10 = 1|VASSOI ORO N. 6 KG 10 = CF = 27 = 36 = 1|SAC À POCHE MONOUSO CM 55 ROT. 100 = RT = 13 = 19 = 1|CARTA FORNO 40X60 CF 500 FG = CF = 14 = 21 = 1|SCATOLA TORTA 30X30X10 CF 50 = CF = 19 = 28 = 1|FARINA INTEGRALE MACINATA A PIETRA KG 25 = SC = 24 = 33 = 2|FARINA DI MANDORLE PELATE KG 5 = CF = 49 = 66|GRANELLA NOCCIOLE 2/4 KG 1 = PZ = 12 = 18|LATTE INTERO IN POLVERE 26% KG 5 = SC = 31 = 44|MASCARPONE VASCHETTA KG 2 = PZ = 12 = 16 = 2|UVETTA SULTANINA KG 12,5 = CT = 39 = 56|CANDITI ARANCIA CUBETTI KG 5 = CT = 27 = 38|SCIROPPO GLUCOSIO 44 DE KG 14 = SE = 27 = 35|AMIDO DI MAIS KG 25 = SC = 34 = 46|AMARENE SCIROPPATE 18/20 KG 3 = LT = 21 = 29|BASE GELATO LATTE 50 KG 2 = CF = 14 = 22|STABILIZZANTE SORBETTI KG 1 = PZ = 13 = 19|PASTA DI ZUCCHERO BIANCA KG 5 = SE = 26 = 37|ZUCCHERO A VELO IDROREPELLENTE KG 5 = SC = 17 = 24|CROISSANT SURG. VUOTO G 80 PZ 60 = CT = 27 = 36|FONDO SFOGLIA SURG. 40X60 KG 6 = CT = 22 = 30|COPPETTE GELATO CC 120 CF 1000 = CT = 34 = 48 = 1|PALETTINE COMPOSTABILI CF 3000 = CT = 29 = 41 = 1|GUANTI NITRILE TG. M CF 100 = CF = 5 = 9 = 1|DETERGENTE SGRASSANTE TN. KG 5 = TN = 9 = 14 = 1'
      ),
      numbers: (random, year) => `${random.int(212, 9870)}/D-${year.slice(2)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.4pt "Roboto Condensed";margin:0 .4mm} .pg+.pg{break-before:page} .top{display:flex;justify-content:space-between;gap:6mm} .own{width:86mm;line-height:1.35} .own b{font:700 17pt "Roboto Condensed";color:#7a2048;line-height:1.05;display:block;margin-bottom:1mm} .to{width:84mm;border:.6pt solid #7a2048;border-radius:2mm;padding:2mm 3mm;line-height:1.35;font-size:9.5pt} .k{display:block;font-size:6.4pt;color:#7a2048} .f{margin-top:2.5mm} .f td{border:.5pt solid #b58;padding:1px 4px 2px!important;vertical-align:top;height:7mm} .li{margin-top:3mm} .li th{background:#7a2048;color:#fff;font-weight:400;text-align:left;padding:2.5px 4px;font-size:7.6pt} .li td{padding:1.7px 4px;border-bottom:.3pt solid #e3cbd8} .d td{font-style:italic;padding-top:4px} .sg{text-align:right;margin-top:2mm;font-style:italic} .end{margin-top:4mm} .end .f td{height:9mm} .tot{font-size:13pt;font-weight:700;text-align:right} .n{font-size:6.9pt;line-height:1.35;margin-top:3mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const first = random.int(1100, 8200)
      const size = random.int(6, 9)
      const rows = p.lines((l, at) => {
        const note =
          at % size
            ? ''
            : `<tr class=d><td></td><td colspan=7>Rif. D.D.T. n. ${first + (at / size) * 47} del ${days[at]}</td></tr>`
        const code = 10000 + codeOf(l.description, 80000)
        return (
          note +
          row([
            `${code}`,
            l.description,
            l.unit,
            `>${p.number(l.quantity, 2)}`,
            `>${p.plain(l.price)}`,
            `>${l.discount ? `${l.discount},0` : ''}`,
            `>${p.plain(l.amount)}`,
            `>${p.number(l.rate)}`,
          ])
        )
      })
      const taxes = p.taxes((t) => [p.number(t.rate), p.plain(baseOf(p, t)), p.plain(taxOf(p, t))])
      const column = (at: number) => taxes.map((t) => t[at]).join('<br>')
      const cell = (label: string, value: string, span = 1) =>
        `<td colspan=${span}><span class=k>${label}</span>${value}</td>`
      const sums = (label: string, value: string) => cell(label, `<div class=r>${value}</div>`)
      const pages = paged(rows, 39, 28)
      const registered = `R.E.A. ${random.pick(['TV', 'VE', 'PN'])}-${random.digits(6)}<br>Cap. soc. € ${random.pick(['10.400,00', '100.000,00', '52.000,00'])} i.v.`
      const agent = random.pick(['04 Zona Alta', '11 Laguna', '02 Sede'])
      const top = (at: number) =>
        `<div class=top><div class=own><b>${d.seller.name}</b>Materie prime e attrezzature per pasticceria e gelateria<br>${d.seller.street} – ${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} – ${d.seller.mail}<br>C.F. e P.IVA IT ${d.seller.vatId.slice(2)} – ${registered}</div><div class=to><span class=k>CLIENTE</span>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<table class=f><tr>${cell('TIPO DOCUMENTO', '<b>FATTURA DIFFERITA</b>')}${cell('NUMERO', `<b>${d.number}</b>`)}${cell('DATA', `<b>${p.date(d.issueDate)}</b>`)}${cell('COD. CLIENTE', d.customerNumber)}${cell('PARTITA IVA', d.buyer.vatId.slice(2))}${cell('AGENTE', agent)}${cell('VALUTA', 'EUR')}${cell('PAG.', `${at + 1}/${pages.length}`)}</tr></table>`
      const head = heading([
        'Articolo',
        'Descrizione',
        'U.M.',
        '>Quantità',
        '>Prezzo',
        '>Sc. %',
        '>Importo netto',
        '>IVA',
      ])
      const end = `<div class=end><table class=f><tr>${cell('ALIQ. IVA', column(0))}${sums('IMPONIBILE', column(1))}${sums('IMPOSTA', column(2))}${sums('TOTALE MERCE', p.plain(d.lineTotal))}${sums('SPESE TRASPORTO', 'Franco')}${sums('SPESE INCASSO', '0,00')}</tr><tr>${cell('CONDIZIONI DI PAGAMENTO', 'RICEVUTA BANCARIA')}${cell('BANCA D’APPOGGIO', `ABI 0${random.digits(4)} CAB ${random.digits(5)}`)}${cell('SCADENZE', `${p.date(d.dueDate)} &nbsp; € ${p.plain(d.amountDue)}`)}${sums('TOT. IMPONIBILE', p.plain(d.subtotal))}${sums('TOT. IVA', p.plain(d.tax))}${cell('TOTALE DOCUMENTO €', `<div class=tot>${p.plain(d.total)}</div>`)}</tr></table><div class=n>Contributo ambientale CONAI assolto. Cessione di prodotti agricoli e alimentari: durata e condizioni come da accordo quadro, art. 3 D.Lgs. 198/2021. Trascorso il termine di pagamento decorrono gli interessi di mora ex D.Lgs. 231/2002. Reclami entro 8 giorni dal ricevimento; per i prodotti freschi all’atto della consegna. Documento non valido ai fini fiscali: originale inviato al SdI.</div></div>`
      return pages
        .map(
          (own, at) =>
            `<div class=pg>${top(at)}<table class=li>${head}${own.join('')}</table>${at < pages.length - 1 ? '<div class=sg>segue &gt;&gt;</div>' : end}</div>`
        )
        .join('')
    },
  },
  {
    name: 'it-traslochi-saldo',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [5, 11],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      prepaid: 0.8,
      days: [5, 8, 10],
      pools: partiesOf(
        'Traslochi|Autotrasporti|Traslochi e Depositi|Logistica|TRASPORTI',
        'S.r.l.|Srls|Soc. Coop. a r.l.|S.n.c.|e Figli S.n.c.'
      ),
      items: goods(
        `${often('Trasloco abitazione, appartamento 4 vani, carico al piano = = 980 = 1650')}Smontaggio e rimontaggio armadi e cucina componibile = = 280 = 520|Noleggio autoscala con operatore, mezza giornata = = 160 = 240|Imballaggio completo: scatole, pluriball, appendiabiti = = 120 = 260|Trasporto pianoforte verticale = = 150 = 220|Permesso occupazione suolo pubblico e segnaletica (pratica e posa) = = 70 = 130|Smaltimento mobili usati presso centro autorizzato = = 90 = 210|Deposito in container sigillato, un mese = = 85 = 110|Allacciamento lavastoviglie e lavatrice = = 45 = 70`
      ),
      numbers: (random, year) => `${year}/${random.int(18, 940)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: dashed },
    css: 'body{font:10pt "Lato";color:#2b3a55;margin:0 .4mm} .top{display:flex;justify-content:space-between;align-items:center;border-bottom:2.5pt solid #e4572e;padding-bottom:4mm} .top b{font:900 18pt "Lato"} .sub{font-size:8.5pt} .h{display:flex;gap:8mm;margin:8mm 0} .h>div{flex:1;line-height:1.45} .k{font-size:7.5pt;font-weight:700;color:#e4572e;text-transform:uppercase;letter-spacing:.6px} .job{background:#f6f1ea;border-radius:2mm;padding:3mm 4mm;margin-bottom:6mm;display:flex;gap:10mm;line-height:1.4;font-size:9pt} .li th{text-align:left;font-size:8pt;color:#fff;background:#2b3a55;padding:5px} .li td{padding:6px 5px;border-bottom:.5pt solid #ccd} .li tr{break-inside:avoid} .s{width:100mm;margin:5mm 0 0 auto;break-inside:avoid} .s td{padding:3px 5px} .s .big td{background:#e4572e;color:#fff;font-weight:900;font-size:13pt;padding:6px 5px} .o{margin-top:8mm;font-size:8.8pt;line-height:1.5;break-inside:avoid} .ft{position:fixed;bottom:0;left:0;right:0;font-size:7.3pt;text-align:center;line-height:1.4;border-top:.5pt solid #ccd;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([l.description, `>${p.number(l.rate)}%`, `>${p.money(l.amount)}`])
      )
      const paid = d.prepaid
        ? row([`Acconto versato il ${p.date(d.orderDate)} (bonifico)`, `>- ${p.money(d.prepaid)}`])
        : ''
      const label = paid ? 'Saldo da pagare' : 'Totale da pagare'
      return `<div class=top><div><b>${d.seller.name}</b><div class=sub>Traslochi nazionali – Autoscale – Deposito mobili – Preventivi gratuiti</div></div>${truck}</div>
<div class=h><div><div class=k>Fattura</div>Numero <b>${d.number}</b><br>Data <b>${p.date(d.issueDate)}</b><br>Scadenza saldo <b>${p.date(d.dueDate)}</b><br>Preventivo accettato n. ${d.orderNumber}</div><div><div class=k>Intestata a</div><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<div class=job><div><span class=k>Data esecuzione</span><br>${p.date(d.deliveryDate)}</div><div><span class=k>Carico</span><br>${random.pick(['Via Castellana 40, 3° piano', 'Via Roma 19, 2° piano', 'Viale Monfenera 5, 4° piano'])}</div><div><span class=k>Scarico</span><br>${d.buyer.street}</div><div><span class=k>Volume</span><br>${random.int(18, 46)} mc</div></div>
<table class=li>${heading(['Descrizione dei servizi', '>IVA', '>Importo'])}${rows.join('')}</table>
<table class=s>${row(['Totale imponibile', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${row(['<b>Totale fattura</b>', `><b>${p.money(d.total)}</b>`])}${paid}<tr class=big><td>${label}</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<div class=o><b>Modalità di pagamento:</b> bonifico bancario, assegno circolare o POS allo scarico<br><b>IBAN:</b> ${grouped(d.seller.iban)} – causale: trasloco ${d.number}<br>Merce assicurata per i rischi del trasporto (polizza vettoriale n. ${random.digits(8)}). Eventuali danni vanno annotati sul foglio di lavoro e segnalati per iscritto entro 8 giorni, art. 1698 c.c.</div>
<div class=ft>${d.seller.name} – ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} – Tel. ${d.seller.telephone} – ${d.seller.site}<br>P.IVA/C.F. ${d.seller.vatId.slice(2)} – Iscr. Albo Autotrasportatori ${random.pick(['TV', 'VE', 'BL'])}/${random.digits(7)} – Copia analogica della fattura elettronica inviata allo SdI</div>`
    },
  },
  {
    name: 'es-electrodomesticos-tienda',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [2, 5],
      isOnce: true,
      most: 1,
      isGross: true,
      isBuyerPerson: true,
      pools: partiesOf(
        'Electrodomésticos|ELECTRO HOGAR|Electro|Muebles y Electro|TIEN DOS',
        'S.L.|S.L.U.|SL|SLL|e Hijos, S.L.'
      ),
      items: goods(
        'Lavadora carga frontal 9 kg 1400 rpm clase A blanca = ud = 379 = 529|Frigorífico combi No Frost 186 cm inox clase D = ud = 549 = 799|Lavavajillas integrable 14 cubiertos clase C = ud = 449 = 639|Horno pirolítico multifunción 71 l cristal negro = ud = 329 = 469|Placa inducción 3 zonas 60 cm = ud = 249 = 399|Campana decorativa 60 cm 620 m³/h = ud = 159 = 289|Microondas con grill 20 l = ud = 79 = 139|Secadora bomba de calor 8 kg clase A++ = ud = 449 = 629|TV LED 55" 4K Smart = ud = 379 = 599|Instalación y puesta en marcha = ud = 35 = 60|Retirada de aparato usado = ud = 10 = 20|Transporte y subida a domicilio = ud = 20 = 40'
      ),
      numbers: (random, year) => `T${random.int(1, 3)}-${year.slice(2)}-${random.digits(6)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:9.5pt "Liberation Sans";margin:0 .4mm} .top{display:flex;justify-content:space-between;gap:6mm} .own{line-height:1.4;font-size:9pt} .own b{font:bold 20pt "URW Gothic";color:#c8102e;line-height:1.05;display:block;margin-bottom:2mm} .qr{width:42mm;text-align:center;font-size:7pt;line-height:1.3} .bar{background:#c8102e;color:#fff;display:flex;justify-content:space-between;padding:2mm 4mm;margin:6mm 0 4mm;font-size:10.5pt} .to{display:flex;gap:5mm;margin-bottom:6mm} .to div{flex:1;border:.6pt solid #999;padding:2mm 3mm;line-height:1.4} .to h4{margin:0 0 1mm;font-size:7.5pt;color:#666;font-weight:normal} .li th{border-bottom:1.2pt solid #c8102e;text-align:left;font-size:8pt;padding:3px} .li td{padding:5px 3px;border-bottom:.4pt solid #ccc;vertical-align:top} small{color:#555;font-size:7.5pt} .s{width:74mm;margin:5mm 0 0 auto} .s td{padding:2.5px 4px} .s .t td{background:#eee;font-weight:bold;font-size:13pt;padding:5px 4px} .n{font-size:7.4pt;line-height:1.45;margin-top:10mm;color:#333}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) => {
        const code = codeOf(l.description, 89999) + 10000
        const serial = /^(Instal|Reti|Transp)/.test(l.description)
          ? ''
          : `<br><small>N/S: ${random.digits(4)}${lettersOf(random, 2)}${random.digits(6)}</small>`
        return row([
          `${code}${serial}`,
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      })
      return `<div class=top><div class=own><b>${inTwo(d.seller.name)}</b>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone}<br>NIF: ${d.seller.vatId.slice(2)}</div><div class=qr>QR tributario:<br>${squareCode(random, '32mm', { side: 33 })}<br><b>VERI*FACTU</b><br>Factura verificable en la sede electrónica de la AEAT</div></div>
<div class=bar><span>FACTURA <b>${d.number}</b></span><span>Fecha: <b>${p.date(d.issueDate)}</b></span></div>
<div class=to><div><h4>CLIENTE</h4><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF: ${dniOf(random)}</div><div><h4>ENTREGA</h4>Ped. ${d.orderNumber} – atendido por: ${random.pick(['Paqui', 'José Mª', 'Toñi', 'Andrés'])}<br>Fecha de entrega: ${p.date(d.deliveryDate)}<br>En domicilio del cliente<br>Forma de pago: ${random.pick(['Tarjeta bancaria', 'Efectivo', 'Bizum', 'Tarjeta bancaria'])}</div></div>
<table class=li>${heading(['REF. / N.º SERIE', 'ARTÍCULO', '>UDS.', '>P.V.P.', '>IMPORTE'])}${rows.join('')}</table><small>Precios con IVA incluido. Ecotasa RAEE incluida en el P.V.P.</small>
<table class=s>${row(['Base imponible', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}<tr class=t><td>TOTAL</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=n><b>GARANTÍA:</b> 3 años desde la entrega según RDL 1/2007, presentando esta factura. Llame al servicio técnico oficial de la marca antes de traer el aparato. No se admiten devoluciones de aparatos instalados o sin su embalaje original. Plazo de cambio: 15 días.<br><b>PROTECCIÓN DE DATOS:</b> el responsable, ${d.seller.name}, trata sus datos para la gestión administrativa de la venta. Puede ejercer sus derechos en ${d.seller.mail}.<p style="text-align:center;font-size:10pt;color:#c8102e"><b>¡Gracias por comprar en el comercio de su barrio!</b></p></div>`
    },
  },
  {
    name: 'es-piscinas-abono',
    plan: {
      country: 'ES',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [21],
      lines: [1, 5],
      isOnce: true,
      most: 8,
      lineDiscount: 0.6,
      days: [30],
      pools: partiesOf(
        'Piscinas|AQUA SUR|Riegos y Piscinas|Hidráulica|Suministros|Jardín y Agua',
        'S.L.|S.A.|S.L.U.|S.Coop.|y Cía., S.L.'
      ),
      items: goods(
        'Cloro multiacción tabletas 250 g, bote 5 kg = ud = 24 = 36|Bomba autoaspirante 1 CV monofásica = ud = 189 = 265|Filtro laminado ø 600 con válvula lateral = ud = 268 = 349|Reductor de pH líquido, garrafa 20 l = ud = 17 = 25|Proyector LED RGB 35 W con nicho = ud = 98 = 144|Limpiafondos manual articulado = ud = 19 = 29|Saco vidrio filtrante 20 kg = saco = 13 = 19|Manguera autoflotante ø 38, rollo 30 m = rollo = 54 = 77|Clorador salino 20 g/h = ud = 489 = 640|Skimmer boca ancha hormigón blanco = ud = 33 = 49'
      ),
      numbers: (random, year) => `AB${year.slice(2)}/${random.digits(4)}`,
    },
    style: { ...comma, date: dashed },
    css: 'body{font:9pt "Open Sans";color:#123;margin:0 .4mm} .top{display:grid;grid-template-columns:1fr 82mm;gap:8mm} .own b{font:bold 17pt/1.1 "Open Sans";color:#00838f} .own{font-size:8.3pt;line-height:1.5} h1{margin:0;background:#00838f;color:#fff;font-size:13pt;padding:2mm 4mm;text-align:center} .no td{border:.5pt solid #00838f;padding:3px 6px} .no td:first-child{background:#e0f2f3;width:32mm} .to{border:.5pt solid #00838f;margin:6mm 0;padding:2mm 4mm;line-height:1.45} .re{margin-bottom:5mm;padding:2mm 4mm;background:#fff7d6;border-left:3pt solid #e0a800;line-height:1.5} .li th{background:#00838f;color:#fff;text-align:left;font-size:8pt;padding:3px 4px} .li td{border-bottom:.4pt solid #9cc;padding:4px} .s{margin-top:10mm} .s th{font-size:7.8pt;background:#e0f2f3;border:.5pt solid #00838f;padding:2px 6px} .s td{border:.5pt solid #00838f;padding:5px 6px;text-align:center} .s .tt{font-weight:bold;font-size:12.5pt} .n{margin-top:6mm;font-size:8.2pt;line-height:1.5} .ft{position:fixed;bottom:0;left:0;right:0;font-size:6.8pt;text-align:center;color:#456}',
    draw: (p) => {
      const { doc: d, random } = p
      const invoiced = d.orderDate
      const reason = random.pick([
        'Devolución de material en buen estado',
        'Error en la tarifa aplicada',
        'Material defectuoso, n.º de incidencia 2207',
        'Pedido duplicado',
      ])
      const rows = p.lines((l) =>
        row([
          `PS-${1000 + codeOf(l.description, 8999)}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${l.discount} %` : ''}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=top><div class=own><b>${inTwo(d.seller.name)}</b><br>Almacén y distribución de material para piscinas y riego<br>${d.seller.street} · ${d.seller.postCode} ${d.seller.town}<br>CIF ${d.seller.vatId.slice(2)} · Tel. ${d.seller.telephone}<br>${d.seller.mail}</div><div><h1>FACTURA DE ABONO</h1><table class=no>${row(['N.º abono', `<b>${d.number}</b>`])}${row(['Fecha', `<b>${p.date(d.issueDate)}</b>`])}${row(['Cliente', d.customerNumber])}</table></div></div>
<div class=to><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF/CIF: ${d.buyer.vatId.slice(2)}</div>
<div class=re>Factura rectificativa de la factura <b>FV${invoiced.slice(2, 4)}/${random.digits(5)}</b> de fecha ${p.date(invoiced)}. Motivo: ${reason}.<br>Rectificación por diferencias conforme al art. 15 del RD 1619/2012.</div>
<table class=li>${heading(['Código', 'Descripción', '>Cantidad', 'Ud.', '>Precio', '>Dto.', '>Importe'])}${rows.join('')}</table>
<table class=s><tr><th>BASE IMPONIBLE</th><th>% IVA</th><th>CUOTA IVA</th><th>TOTAL ABONO (EUR)</th></tr><tr><td>${p.plain(d.subtotal)}</td><td>${p.number(d.taxes[0].rate)},00</td><td>${p.plain(d.tax)}</td><td class=tt>${p.plain(d.total)}</td></tr></table>
<div class=n>El importe de este abono queda a su favor y se descontará de su próximo vencimiento. Si no tuviera facturas pendientes, se lo transferiremos a su cuenta habitual.<br>Rogamos devuelva una copia sellada y firmada como acuse de recibo (art. 80 Ley 37/1992).<div style="display:flex;gap:20mm;margin-top:6mm"><span>Recibí, fecha: ____________</span><span>Firma y sello: ______________________</span></div></div>
<div class=ft>${d.seller.name} – Inscrita en el Registro Mercantil de Murcia, Tomo ${random.digits(4)}, Folio ${random.digits(3)}, Hoja MU-${random.digits(5)}, Inscripción 1.ª</div>`
    },
  },
  {
    name: 'es-radiotaxi-servicios',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [10],
      lines: [24, 58],
      most: 0,
      isGross: true,
      days: [10, 15],
      pools: partiesOf(
        'Servicios|Movilidad|Radio Taxi|Transporte Urbano|GRUPO|Gestión y Movilidad',
        'S. Coop.|S.L.|S.A.|Sdad. Coop.|S.Coop. Ltda.'
      ),
      items: taxiRides,
      numbers: (random, year) => `${year.slice(2)}/EM/${random.digits(5)}`,
    },
    style: { ...euroAfter, date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:9pt "Inter";color:#111;margin:0 .4mm} .top{display:flex;justify-content:space-between;align-items:flex-start} .lg{display:flex;gap:4mm;align-items:center} .lg i{font:900 17pt "Inter";font-style:normal;background:#ffd400;border:1.5pt solid #111;padding:1.5mm 3mm;border-radius:1.5mm} .lg div{font-size:8pt;line-height:1.45} .lg b{font-size:12pt} h1{font-size:15pt;margin:0;text-align:right} .id{text-align:right;font-size:8.5pt;line-height:1.5} .to{margin:9mm 0 7mm 95mm;line-height:1.45;font-size:10pt} .su{display:flex;gap:6mm;border-top:1.5pt solid #111;border-bottom:1.5pt solid #111;padding:3mm 0;margin-bottom:5mm} .su>div{flex:1;line-height:1.5;font-size:8.5pt} .su table{flex:0 0 80mm;width:80mm;align-self:flex-start} .su table td{padding:2px 3px} .su .t td{background:#ffd400;font-weight:700;font-size:11.5pt;padding:4px 3px} h3{font-size:9.5pt;margin:0 0 2mm} .li th{font-size:7.3pt;text-align:left;border-bottom:.8pt solid #111;padding:2px 3px} .li td{font-size:8pt;padding:2px 3px;border-bottom:.3pt solid #ccc} .li tr{break-inside:avoid} .n{font-size:7.2pt;line-height:1.45;margin-top:4mm;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const from = dayAfter(d.until, -29)
      const days = daysOf(p, from, d.until)
      const hours: number[] = []
      const times = days.map((day, at) => {
        const least = day === days[at - 1] ? hours[at - 1] + 1 : 6
        hours.push(Math.min(23, random.int(least, Math.max(least, 20))))
        return `${two(hours[at])}:${two(random.int(0, 59))}`
      })
      const first = random.int(40000, 88000)
      const centres = ['ADM', 'COM', 'RRHH', 'DIR', 'TEC']
      const rows = p.lines((l, at) =>
        row([
          days[at],
          times[at],
          `${first + at * 13}`,
          random.pick(centres),
          `Lic. ${random.int(11, 289)}`,
          l.description,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=top><div class=lg><i>TAXI</i><div><b>${d.seller.name}</b><br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>NIF ${d.seller.vatId.slice(2)} · Central 24 h: ${d.seller.telephone}</div></div><div><h1>FACTURA</h1><div class=id>Número: <b>${d.number}</b><br>Fecha de emisión: <b>${p.date(d.issueDate)}</b><br>Abonado n.º ${d.customerNumber}</div></div></div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF ${d.buyer.vatId.slice(2)}</div>
<div class=su><div><h3>Servicios de taxi a crédito</h3>Periodo: del ${p.date(from)} al ${p.date(d.until)}<br>Servicios realizados: ${rows.length}<br>Forma de pago: recibo domiciliado<br>Fecha de cargo: <b>${p.date(d.dueDate)}</b><br>Cuenta: ES** **** **** **** **** ${random.digits(4)}<br>Ref. mandato SEPA: ${random.digits(5)}-B2B</div><table>${row(['Base imponible', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${row(['<b>Total factura</b>', `><b>${p.money(d.total)}</b>`])}<tr class=t><td>Importe del recibo</td><td class=r>${p.money(d.amountDue)}</td></tr></table></div>
<h3>Detalle de servicios (importes en euros, IVA incluido)</h3>
<table class=li>${heading(['FECHA', 'HORA', 'VALE', 'C. COSTE', 'LICENCIA', 'RECORRIDO', '>IMPORTE'])}${rows.join('')}</table>
<div class=n>Los vales originales firmados por los usuarios están a su disposición en nuestras oficinas durante seis meses. Las reclamaciones sobre servicios facturados deberán presentarse en el plazo de 15 días a ${d.seller.mail}. Tarifas aprobadas por la Comisión de Precios de la Comunidad Autónoma; los suplementos de aeropuerto, festivos y nocturnidad figuran incluidos en el importe. Los recibos devueltos llevarán un recargo por gastos bancarios en la factura siguiente.</div>`
    },
  },
  {
    name: 'pt-rentacar-fecho',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23],
      lines: [9, 15],
      isInOrder: true,
      isOnce: true,
      most: 1,
      isBuyerPerson: true,
      prepaid: 0.7,
      days: [0],
      pools: partiesOf(
        'Rent-a-Car|Automóveis|RENT|Aluguer de Viaturas|Car Hire|Mobilidade',
        'Lda.|S.A.|Unipessoal, Lda|e Filho, Lda.'
      ),
      items: goods(
        `${often('Aluguer de viatura Grupo C, 5 dias, km ilimitados = un = 118 = 285')}Proteção contra danos e roubo (CDW + TP) = un = 45 = 95|Redução de franquia Super CDW = un = 60 = 110|Condutor adicional = un = 20 = 30|Cadeira de criança Grupo I/II = un = 25 = 40|Taxa de aeroporto = un = 26 = 38|Identificador Via Verde, aluguer do dispositivo = un = 9 = 14|Portagens no período do aluguer = un = 6 = 34|Reabastecimento de combustível em falta = un = 19 = 64|Entrega fora de horas = un = 25 = 35|Lavagem especial do interior = un = 30 = 50`
      ),
      numbers: (random, year) => `FT FAO${year.slice(2)}/${random.int(160, 9400)}`,
    },
    style: { ...euroAfter, thousands: ' ', date: dashed },
    css: 'body{font:9pt "Nimbus Sans";margin:0 .4mm;color:#1a1a1a} .top{display:flex;justify-content:space-between;background:#0b3d91;color:#fff;padding:5mm 6mm} .top b{font:bold italic 16pt "Nimbus Sans"} .top div:last-child{text-align:right;font-size:8pt;line-height:1.45} .h{display:flex;justify-content:space-between;margin:6mm 0;line-height:1.45} .h h2{margin:0 0 1mm;font-size:14pt;color:#0b3d91} .ct{border:.6pt solid #0b3d91} .ct td{padding:2.5px 5px;border:.3pt solid #9fb3d9;font-size:8.3pt} .ct td:nth-child(odd){background:#eaf0fa;width:32mm} .li{margin-top:6mm} .li th{border-top:1pt solid #0b3d91;border-bottom:1pt solid #0b3d91;text-align:left;font-size:8pt;padding:3px} .li td{padding:3.5px 3px} .e{display:flex;justify-content:space-between;gap:8mm;margin-top:5mm;border-top:1pt solid #0b3d91;padding-top:3mm;break-inside:avoid} .e .x{width:74mm;align-self:flex-start;font-size:8.2pt} .x th{font-weight:normal;color:#555;text-align:left} .e .u{width:84mm} .u td{padding:2.5px 3px} .u .d td{border-top:.8pt solid #000;font-weight:bold;font-size:12pt;padding:4px 3px} .q{display:flex;gap:6mm;margin-top:5mm;font-size:7.6pt;line-height:1.5;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const plate = `${lettersOf(random, 2)}-${random.digits(2)}-${lettersOf(random, 2)}`
      const out = random.int(1200, 48000)
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const paid = d.prepaid
        ? row([`Pré-pagamento online (reserva ${d.orderNumber})`, `>-${p.money(d.prepaid)}`])
        : ''
      const taxes = p.taxes((t) =>
        row([`IVA ${p.number(t.rate)}%`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])
      )
      return `<div class=top><b>${d.seller.name}</b><div>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Contribuinte n.º ${d.seller.vatId.slice(2)}<br>Tel. ${d.seller.telephone}<br>${d.seller.site}</div></div>
<div class=h><div><h2>Fatura</h2>N.º <b>${d.number}</b> &nbsp; Original<br>Data de emissão: <b>${p.date(d.issueDate)}</b><br>${atcud(random, random.digits(4))}</div><div style="width:82mm"><span style="color:#555">Cliente</span><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF ${random.int(1, 2)}${random.digits(8)}</div></div>
<table class=ct>${row(['Contrato (RA)', `FAO-${random.digits(6)}`, 'Viatura', `${plate} · ${random.pick(['Grupo C, 5 portas', 'Grupo C, gasolina', 'Grupo C, diesel'])}`])}${row(['Levantamento', `${p.date(dayAfter(d.issueDate, -5))} 10:30 Aeroporto`, 'Devolução', `${p.date(d.issueDate)} 10:05 Aeroporto`])}${row(['Km saída', `${out}`, 'Km entrada', `${out + random.int(180, 960)}`])}</table>
<table class=li>${heading(['Descrição', '>Qtd.', 'Un.', '>Preço unit.', '>IVA', '>Valor'])}${rows.join('')}</table>
<div class=e><table class=x>${heading(['Taxa', '>Incidência', '>Valor IVA'])}${taxes.join('')}</table><table class=u>${row(['Total ilíquido', `>${p.money(d.subtotal)}`])}${row(['Total IVA', `>${p.money(d.tax)}`])}${row(['<b>Total do documento</b>', `><b>${p.money(d.total)}</b>`])}${paid}<tr class=d><td>Valor a pagar</td><td class=r>${p.money(d.amountDue)}</td></tr></table></div>
<div class=q>${squareCode(random, '30mm', { side: 41 })}<div>${certified(random)}<br>Pagamento: cartão de crédito terminado em ${random.digits(4)}, a debitar no fecho do contrato.<br>A caução bloqueada no cartão no levantamento é libertada pelo banco emissor em 5 a 10 dias úteis e não faz parte desta fatura.<br>Multas e portagens não registadas à data do fecho do contrato serão faturadas separadamente, acrescidas de custos administrativos.<br>Os serviços foram prestados até à data deste documento. Litígios: CIMAAL – Centro de Arbitragem de Conflitos de Consumo do Algarve.</div></div>`
    },
  },
  {
    name: 'pt-apicultora-mel',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [6, 23],
      lines: [3, 9],
      isOnce: true,
      most: 36,
      isSellerPerson: true,
      lineDiscount: 0.2,
      days: [30, 15],
      pools: partiesOf(
        'Mercearia|Produtos Regionais|Garrafeira|Loja Gourmet|Ervanária|SABORES DA SERRA',
        'Lda.|Unipessoal Lda.|Lda|- Comércio Alimentar, Lda.|S.A.'
      ),
      items: goods(
        'Mel de rosmaninho DOP, frasco 500 g = un = 4.5 = 6.2|Mel de rosmaninho DOP, frasco 1 kg = un = 8.2 = 10.9|Mel de medronheiro, frasco 500 g = un = 6.5 = 8.5|Mel multifloral, frasco 250 g = un = 2.6 = 3.5|Favo de mel em caixa 300 g = un = 7 = 9.5|Pólen de abelha desidratado 200 g = un = 6 = 8|Sabonete artesanal de mel = un = 2.2 = 3.2 = 1|Vela de cera pura 15 cm = un = 3 = 4.8 = 1|Cera de abelha em placa 500 g = un = 5 = 7 = 1|Água-mel, garrafa 25 cl = un = 4 = 5.5 = 1|Caixa de oferta para 3 frascos = un = 1.1 = 1.8 = 1'
      ),
      numbers: (random, year) => `FT M${year}/${random.int(3, 310)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:9.2pt "Carlito";color:#333;margin:0 .4mm} .top{display:flex;justify-content:space-between} .lg{display:flex;gap:4mm;align-items:center;line-height:1.4} .lg b{font:bold 15pt "Caladea";color:#b36b00} .tt{text-align:right} .tt h1{margin:0;font-size:17pt;font-weight:400;color:#b36b00} .h{display:flex;justify-content:space-between;margin:10mm 0 7mm} .h .to{width:88mm;border-left:2.5pt solid #f0b429;padding-left:4mm;line-height:1.45;font-size:10pt} .kv{width:72mm;align-self:flex-start} .kv td{padding:2px 0;border-bottom:.3pt solid #ddd} .li th{background:#f0b429;color:#222;text-align:left;padding:4px;font-size:8.5pt} .li td{padding:4px;border-bottom:.3pt solid #ddd} .e{display:flex;justify-content:space-between;margin-top:7mm} .x{width:88mm;align-self:flex-start} .x caption{text-align:left;font-weight:bold;color:#b36b00;padding-bottom:1mm} .x th{font-weight:400;font-size:8.3pt;color:#777;text-align:left;border-bottom:.5pt solid #b36b00} .x td{padding:2px 0} .u{width:72mm} .u td{padding:2.5px 4px} .u .t td{background:#333;color:#fff;font-weight:bold;font-size:12.5pt;padding:5px 4px} .b{display:flex;gap:7mm;margin-top:9mm;align-items:flex-start} .mb{border:.7pt solid #333;border-radius:1.5mm;padding:2mm 4mm;width:60mm} .mb td{padding:1.5px 0} .mb b{color:#0057a8} .ft{font-size:7.6pt;color:#555;line-height:1.5;margin-top:6mm;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          `MEL${two(codeOf(l.description, 97))}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${l.discount ? `${l.discount}%` : '-'}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate)}%`, `>${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
      )
      const comb =
        '<svg viewBox="0 0 40 40" width="17mm"><path d="M20 2l15.6 9v18L20 38 4.4 29V11z" fill="#f0b429"/><path d="M20 11l7.8 4.5v9L20 29l-7.8-4.5v-9z" fill="#fff3d1" stroke="#b36b00"/></svg>'
      return `<div class=top><div class=lg>${comb}<div><b>${d.seller.name}</b><br>Apicultura · Melaria UPP n.º ${random.digits(4)}<br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>NIF: ${d.seller.vatId.slice(2)} · Telem. ${d.seller.telephone}</div></div><div class=tt><h1>Fatura</h1><b>${d.number}</b><br>Original<br><small>${atcud(random, random.digits(3))}</small></div></div>
<div class=h><table class=kv>${row(['Data de emissão', `>${p.date(d.issueDate)}`])}${row(['Data de vencimento', `>${p.date(d.dueDate)}`])}${row(['Condição', '>A prazo'])}${row(['V/ Encomenda', `>${d.orderNumber}`])}</table><div class=to>Exmo.(a) Sr.(a)<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF: ${d.buyer.vatId.slice(2)}</div></div>
<table class=li>${heading(['Ref.', 'Designação', '>Qtd.', 'Un.', '>Preço', '>Desc.', '>IVA', '>Total'])}${rows.join('')}</table>
<div class=e><table class=x><caption>Resumo de impostos</caption>${heading(['Taxa', '>Incidência', '>Imposto'])}${taxes.join('')}</table><table class=u>${row(['Total ilíquido', `>${p.money(d.subtotal)}`])}${row(['Total de impostos', `>${p.money(d.tax)}`])}<tr class=t><td>Total</td><td class=r>${p.money(d.total)}</td></tr></table></div>
<div class=b>${squareCode(random, '29mm', { side: 37 })}<div class=mb><b>Multibanco</b><table>${row(['Entidade', `>${random.pick(['21312', '11249', '12377'])}`])}${row(['Referência', `>${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`])}${row(['Montante', `>${p.money(d.amountDue)}`])}</table></div><div style="line-height:1.5"><b>Ou por transferência bancária</b><br>IBAN ${grouped(d.seller.iban)}<br>Envie o comprovativo para<br>${d.seller.mail}</div></div>
<div class=ft>${certified(random)}<br>Bens colocados à disposição do adquirente em ${p.date(d.deliveryDate)}. Lotes e validade indicados nas embalagens. O mel cristaliza naturalmente: aquecer em banho-maria até 40 ºC.</div>`
    },
  },
]
