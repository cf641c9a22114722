import { dayAfter } from '../days.ts'
import { baseOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import { partiesIn } from '../people.ts'
import {
  address,
  codeFirst,
  comma,
  dashed,
  euroAfter,
  grouped,
  heading,
  monthsIn,
  row,
  rowOf,
  slashed,
  two,
} from '../print.ts'
import type { Random } from '../random.ts'
import { squareCode } from '../square_code.ts'

const italian = {
  first: listOf('Ginevra|Ottavio|Marta|Leandro|Ilaria|Corrado|Viola'),
  last: listOf('Bevilacqua|De Santis|Ferraro|Guidi|Marchetti|Pavan|Rinaldi|Sala|Venturini'),
  streets: listOf(
    'Via Nazario Sauro, 14|Corso Garibaldi 201|Via dell’Artigianato 7/B|Strada Statale 3 Flaminia km 98|Piazza Cavour, 5'
  ),
  towns: townsOf('Terni=05100|Foligno=06034|Cremona=26100|Bassano del Grappa=36061|Faenza=48018'),
}
const spanish = {
  first: listOf('Lourdes|Iker|Mónica|Gonzalo|Estíbaliz|Rafael|Nuria'),
  last: listOf('Aguirre|Bermejo|Cid Lozano|Escudero|Gallardo|Ledesma|Marín|Ocaña|Sanz|Vidal'),
  streets: listOf(
    'C/ Mayor, 48, 1.º B|Ctra. N-430, km 117|Avda. de Extremadura, 9|Pol. Ind. La Vega, parc. 31|Plaza del Olivo 3'
  ),
  towns: townsOf('Soria=42003|Don Benito=06400|Lugo=27002|Antequera=29200|Teruel=44002'),
}
const portuguese = {
  first: listOf('Beatriz|Duarte|Conceição|Nuno|Sílvia|Rui|Matilde'),
  last: listOf('Azevedo|Brandão|Correia|Faria|Leitão|Magalhães|Nogueira|Queirós|Vilaça'),
  streets: listOf(
    'Rua Dr. António José de Almeida, 77|Travessa da Fonte, 12|EN 206, km 31|Av. da República, 240 r/c|Parque Industrial, Pav. C4'
  ),
  towns: townsOf('Barcelos=4750-180|Setúbal=2900-401|Famalicão=4760-012|Tomar=2300-531'),
}

const letters = 'BCDFGHJKMNPQRSTVWX'
const lettersOf = (random: Random, length: number) =>
  Array.from({ length }, () => random.pick([...letters])).join('')

/** The code of a Portuguese series, with the last number of the document. */
const atcudOf = (random: Random, number: string) =>
  `JF${lettersOf(random, 2)}${random.digits(2)}${lettersOf(random, 2)}-${/\d+(?=\D*$)/.exec(number)?.[0] ?? random.digits(3)}`

const certified = (random: Random) =>
  `${lettersOf(random, 2)}${lettersOf(random, 2).toLowerCase()}-Processado por programa certificado n.º ${random.digits(4)}/AT`

/** The next day on which a quarry is open. */
function workDay(day: string): string {
  const isClosed = new Date(day).getUTCDay() === 0 || /(12-25|01-01|01-06)$/.test(day)
  return isClosed ? workDay(dayAfter(day, 1)) : day
}

/** The same code for the same goods. */
const codeOf = (name: string) =>
  10000 + [...name].reduce((code, letter) => (code * 37 + letter.charCodeAt(0)) % 89999, 11)

/** Italian, Spanish and Portuguese invoices of other trades. */
export const neraSado: Family[] = [
  {
    name: 'it-somministrazione-lavoro',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22, 0],
      lines: [8, 14],
      isInOrder: true,
      isOnce: true,
      most: 0,
      days: [30, 60],
      pools: partiesIn('IT', {
        ...italian,
        trade: listOf('Risorse|Partner|Servizi|Impiego|Human Solutions'),
        forms: listOf('S.p.A.|S.r.l.|Agenzia per il Lavoro S.p.A.|Soc. Coop.'),
      }),
      items: itemsOf(
        'Retribuzione ore ordinarie – operai liv. D1|h|2400|6900|1;Retribuzione ore ordinarie – operai liv. D2|h|1800|5200|1;Retribuzione ore ordinarie – impiegati liv. C2|h|1600|3400|1;Maggiorazione lavoro straordinario 25%|h|120|640|1;Maggiorazione lavoro notturno 30%|h|90|480|1;Ratei 13ª e 14ª mensilità, ferie, ROL|h|480|1390|1;Contributi INPS e premio INAIL|h|940|2780|1;Contributo Forma.Temp 4%|h|90|260|1;Margine di agenzia – operai|h|310|980;Margine di agenzia – impiegati|h|190|520;Servizio di elaborazione presenze|h|35|90;Visita medica preassuntiva|h|45|140'
      ),
      numbers: (random, year) => `${random.int(310, 9840)}/${random.int(11, 48)}/${year}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.6pt "Inter";color:#1d2330;margin:0} .hd{display:flex;justify-content:space-between;border-left:7mm solid #e2562b;padding-left:5mm} .lg{font:800 16pt/1.08 "Inter";width:62mm} .co{font-size:7.2pt;line-height:1.5;text-align:right;color:#555} .mid{display:flex;gap:8mm;margin:9mm 0 7mm} .fd{flex:1;border:.6pt solid #c8ccd4;padding:3mm 4mm} .fd td{padding:1.6px 0;font-size:8.2pt;vertical-align:top} .fd td:first-child{color:#666;width:34mm} .to{width:76mm;line-height:1.5;padding-top:3mm;font-size:9.2pt} .to small{display:block;font-size:7.2pt;color:#666} .g th{background:#1d2330;color:#fff;font-weight:500;font-size:7.6pt;text-align:left;padding:4px 5px} .g td{padding:4px 5px;border-bottom:.4pt solid #d8dbe1} .iv{margin-top:7mm} .iv caption,.py b{font-weight:700;font-size:8pt;text-align:left;color:#e2562b;padding-bottom:1mm} .iv th{font-size:7.2pt;color:#666;font-weight:500;text-align:left;border-bottom:.8pt solid #1d2330;padding:2px 5px} .iv td{padding:3px 5px;font-size:8.2pt} .tt{margin-top:5mm;break-inside:avoid} .tt td{border:.6pt solid #c8ccd4;padding:2.5mm 3mm;font-size:10pt} .tt small{display:block;font-size:7pt;color:#666;margin-bottom:1mm} .tt .n{background:#fbe9e2;font-weight:700} .py{margin-top:6mm;line-height:1.55;break-inside:avoid} .lw{font-size:6.8pt;line-height:1.45;color:#555;margin-top:6mm;border-top:.5pt solid #c8ccd4;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const month = dayAfter(`${d.issueDate.slice(0, 8)}01`, -1)
      const rows = p.lines((l) =>
        row([
          l.description,
          l.rate ? '22' : 'N2.2',
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          t.rate ? '22' : 'N2.2',
          t.rate
            ? 'Aliquota ordinaria'
            : 'Escluso dalla base imponibile IVA ex art. 26-bis L. 196/1997',
          `>${p.plain(baseOf(p, t))}`,
          `>${p.number(t.rate)}%`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const cell = (label: string, value: string, kind = '') =>
        `<td class="r ${kind}"><small>${label}</small>${value}</td>`
      return `<div class=hd><div class=lg>${d.seller.name}</div><div class=co>Sede legale: ${d.seller.street} – ${codeFirst(d.seller)}<br>P. IVA e Cod. Fisc. ${d.seller.vatId.slice(2)} – Cap. soc. € 1.200.000,00 i.v.<br>Iscr. Albo Agenzie per il Lavoro, Sez. I, Aut. Min. prot. 11${random.digits(2)}-SG<br>Tel. ${d.seller.telephone} – ${d.seller.mail}</div></div>
<div class=mid><div class=fd><table>${row(['Fattura n.', `<b>${d.number}</b>`])}${row(['Data', `<b>${p.date(d.issueDate)}</b>`])}${row(['Competenza', `${monthsIn('IT')[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`])}${row(['Filiale', `0${random.digits(2)} – ${d.seller.town}`])}${row(['Codice cliente', d.customerNumber])}${row(['Contratto somm.ne', `${random.digits(6)}/TD`])}</table></div><div class=to><small>Spett.le</small><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>P. IVA ${d.buyer.vatId.slice(2)}<small>Cod. destinatario ${lettersOf(random, 4)}${random.digits(3)}</small></div></div>
<table class=g>${heading(['Descrizione', 'Cod. IVA', '>Aliq.', '>Importo €'])}${rows.join('')}</table>
<table class=iv><caption>Riepilogo IVA</caption>${heading(['Cod.', 'Descrizione', '>Imponibile €', '>Aliq.', '>Imposta €'])}${taxes.join('')}</table>
<table class=tt><tr>${cell('Totale importi', p.plain(d.subtotal))}${cell('Totale IVA', p.plain(d.tax))}${cell('Totale fattura', p.plain(d.total))}${cell('Netto a pagare EUR', p.plain(d.amountDue), 'n')}</tr></table>
<div class=py><b>Pagamento</b><br>Bonifico bancario, scadenza ${p.date(d.dueDate)} – IBAN ${d.seller.iban}</div>
<div class=lw>Il rimborso degli oneri retributivi e previdenziali sostenuti per i lavoratori somministrati non concorre alla base imponibile IVA e IRAP. I prospetti delle ore per singolo lavoratore sono disponibili nell’area riservata ${d.seller.site}. Il mancato pagamento alla scadenza comporta l’addebito degli interessi di cui al D.Lgs. 231/2002. Copia di cortesia priva di valore fiscale: l’originale è il file XML trasmesso al Sistema di Interscambio.</div>`
    },
  },
  {
    name: 'it-liutaia-restauro',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [3, 7],
      isInOrder: true,
      isOnce: true,
      most: 0,
      prepaid: 0.8,
      isSellerPerson: true,
      isBuyerPerson: true,
      days: [10, 15, 30],
      pools: partiesIn('IT', {
        ...italian,
        trade: listOf('Orchestra|Scuola di Musica|Associazione Musicale|Quartetto'),
        forms: listOf('Onlus|APS|Soc. Coop.'),
      }),
      items: itemsOf(
        'Smontaggio, pulitura interna ed esterna, rimozione vecchie colle||60|110;Riapertura della tavola e incollaggio di due crepe con tasselli in abete||220|410;Sostituzione della catena e dell’anima||140|260;Rettifica della tastiera in ebano e nuovo capotasto||80|150;Nuovo ponticello Aubert de luxe tagliato e adattato||75|130;Ritocco della vernice a spirito sulla fascia destra||90|240;Registrazione piroli (bischeri) in bosso||40|75;Muta di corde Evah Pirazzi||85|110;Ricrinatura dell’archetto con crine Mongolia||50|75;Custodia sagomata con igrometro||140|220'
      ),
      numbers: (random) => `${random.int(2, 96)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, day) => `${Number(day)} ${monthsIn('IT')[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:12pt/1.4 "EB Garamond";font-variant-numeric:lining-nums;margin:0 6mm;color:#2b211a} .h{display:flex;align-items:center;gap:6mm;border-bottom:.6pt solid #7a4a21;padding-bottom:5mm} .h h1{font:italic 25pt "EB Garamond";margin:0;color:#7a4a21} .h div{font-size:10.5pt} .to{margin:12mm 0 10mm 92mm} .l td{padding:5px 0;vertical-align:top;border-bottom:.4pt dotted #a98} .l th{text-align:left;font-weight:400;font-style:italic;border-bottom:.6pt solid #7a4a21} .s{width:96mm;margin:4mm 0 0 auto;break-inside:avoid} .s td{padding:2px 0} .s .b td{font-weight:700;border-top:.8pt solid #2b211a;padding-top:4px} .e{margin-top:9mm;break-inside:avoid} .f{font-size:9.5pt;margin-top:9mm;color:#6a584a}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) => row([l.description, `>${p.money(l.amount)}`]))
      const kind = random.pick([
        'violino, etichetta «Cremona 1921»',
        'violoncello di scuola emiliana',
        'viola del primo Novecento',
      ])
      const paid = d.prepaid
        ? `${row([`Acconto versato alla consegna dello strumento, ${p.date(dayAfter(d.orderDate, -20))}`, `>– ${p.money(d.prepaid)}`])}${rowOf('b', ['Saldo da versare', `>${p.money(d.amountDue)}`])}`
        : ''
      return `<div class=h><svg viewBox="0 0 40 90" height="24mm"><path d="M27 10a6 6 0 1 0-1 9c-8 12-4 22-2 30 3 13 2 22-8 25a7 7 0 1 1 1-9c8-8 4-16 1-27-3-11 0-22 9-28z" fill="#7a4a21"/></svg><div><h1>${d.seller.name}</h1>Laboratorio di liuteria – costruzione e restauro di strumenti ad arco<br>${d.seller.street}, ${codeFirst(d.seller)} – P. IVA ${d.seller.vatId.slice(2)}<br>${d.seller.telephone} – ${d.seller.mail}</div></div>
<div class=to>Gent.mo cliente<br>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div>
<p>${d.seller.town}, ${p.date(d.issueDate)}</p><p><b>Fattura n. ${d.number}</b> – ${kind}: restauro come da preventivo del ${p.date(d.orderDate)}</p>
<table class=l>${heading(['Lavori eseguiti', '>importo'])}${rows.join('')}</table>
<table class=s>${row(['Imponibile', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${rowOf('b', ['Totale fattura', `>${p.money(d.total)}`])}${paid}</table>
<div class=e>Pagamento entro il ${p.date(d.dueDate)} con bonifico sul conto intestato a ${d.seller.name}<br>IBAN ${grouped(d.seller.iban)}<br><br>La ringrazio per la fiducia. Lo strumento è pronto per il ritiro in laboratorio, su appuntamento; la regolazione dell’anima dopo tre mesi è compresa.</div>
<div class=f>Impresa artigiana iscritta all’Albo n. ${random.digits(5)}. Copia della fattura elettronica messa a disposizione del cliente ai sensi dell’art. 1, comma 3, D.Lgs. 127/2015.</div>`
    },
  },
  {
    name: 'it-cicli-accredito',
    plan: {
      country: 'IT',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [22],
      lines: [2, 9],
      isOnce: true,
      most: 8,
      lineDiscount: 0.6,
      pools: partiesIn('IT', {
        ...italian,
        last: listOf('BORTOLOTTI|CARRARO|DAL BEN|MANFRIN|PEDRAZZOLI|ROSSETTO|ZANIN'),
        trade: listOf('CICLI|BIKE|DUE RUOTE|RICAMBI CICLO|SPORT'),
        forms: listOf('S.R.L.|S.N.C.|DISTRIBUZIONE|& FIGLI S.A.S.'),
      }),
      items: itemsOf(
        'CATENA 11V 118 MAGLIE|PZ|18|29;CASSETTA PIGNONI 11V 11-34|PZ|42|69;COPERTONE 700X28 PIEGH. NERO|PZ|22|38;CAMERA D’ARIA 29X2.10 V.PRESTA 48|PZ|2|5;PASTIGLIE FRENO DISCO ORGANICHE|CP|7|13;DISCO FRENO 160 CENTERLOCK|PZ|21|36;MOTORE POST. E-BIKE 250W RIGENERATO|PZ|190|320;BATTERIA 504WH PORTAPACCHI|PZ|310|470;SELLA GEL UNISEX|PZ|14|27;CASCO ADULTO TG. M 55-58|PZ|24|49;PEDALI FLAT ALLUMINIO|CP|16|34;CAVALLETTO REG. 26-29|PZ|6|12;LUCE ANT. LED USB 70 LUX|PZ|17|33'
      ),
      numbers: (random, year) => `${random.int(14, 890)}/NC/${year.slice(2)}`,
    },
    style: { ...comma, date: (y, m, day) => `${day}/${m}/${y.slice(2)}` },
    css: 'body{font:8.8pt "Liberation Sans Narrow";margin:0 .4mm;color:#000} .t{display:flex;gap:4mm} .t>div{flex:1} .n{font:bold 15pt "Liberation Sans Narrow"} .a{line-height:1.35} .bx td{border:.6pt solid #000;padding:1mm 1.5mm;vertical-align:top;height:7.5mm} .bx small{display:block;font-size:6.3pt;text-transform:uppercase;margin-bottom:.4mm} .to{border:.6pt solid #000;border-radius:2mm;padding:2mm 3mm;min-height:27mm;line-height:1.4;font-size:10pt} .to small{display:block;font-size:6.5pt} .m{margin-top:4mm} .g{margin-top:3mm;border:.6pt solid #000} .g th{border:.6pt solid #000;font-size:7.3pt;padding:2px 3px;background:#e6e6e6} .g td{border-left:.6pt solid #000;border-right:.6pt solid #000;padding:2px 4px} .g .z td{height:82mm} .z2{margin-top:3mm;break-inside:avoid} .big{font-size:12pt;font-weight:bold} .k{font-size:7pt;margin-top:3mm;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const box = (label: string, value: string, kind = '') =>
        `<td class="${kind}"><small>${label}</small>${value}</td>`
      const rows = p.lines((l) =>
        row([
          `BK${codeOf(l.description)}`,
          l.description,
          l.unit,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 2) : ''}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}`,
        ])
      )
      const year = Number(d.issueDate.slice(0, 4)) - 1
      const sold = p.date(`${year}-${random.pick(['10', '11', '12'])}-${two(random.int(3, 28))}`)
      return `<div class=t><div><div class=n>${d.seller.name}</div><div class=a>${d.seller.street}<br>${codeFirst(d.seller)}<br>Tel. ${d.seller.telephone}<br>${d.seller.mail}<br>Part. IVA ${d.seller.vatId.slice(2)} – R.E.A. ${random.digits(6)}</div></div><div class=to><small>SPETT.LE</small><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<table class="bx m"><tr>${box('Tipo documento', '<b>NOTA DI CREDITO</b>')}${box('Numero', `<b>${d.number}</b>`)}${box('Data', `<b>${p.date(d.issueDate)}</b>`)}${box('Cod. cliente', d.customerNumber)}${box('Partita IVA cliente', d.buyer.vatId.slice(2))}${box('Pag.', '1/1')}</tr></table>
<table class="bx" style="margin-top:-.6pt"><tr>${box('Causale', random.pick(['RESO MERCE IN GARANZIA', 'RESO DA CLIENTE', 'MERCE DIFETTOSA']))}${box('Rif. ns. fattura', `${d.earlier.replace('NC', 'FT')} del ${sold}`)}${box('Autorizzazione reso', `RMA ${random.digits(5)}`)}${box('Agente', `${random.digits(2)} DIREZIONE`)}${box('Valuta', 'EUR')}</tr></table>
<table class=g>${heading(['Codice', 'Descrizione', 'UM', '>Quantità', '>Prezzo', '>Sc. %', '>Importo', '>IVA'])}${rows.join('')}<tr class=z>${'<td></td>'.repeat(8)}</tr></table>
<table class="bx z2"><tr>${box('Totale merce', p.plain(d.lineTotal), 'r')}${box('Spese trasporto', p.plain(0), 'r')}${box('Imponibile', p.plain(d.subtotal), 'r')}${box('Aliq.', `${p.number(d.taxes[0].rate)}%`, 'r')}${box('Imposta', p.plain(d.tax), 'r')}${box('Totale nota di credito', `<span class=big>${p.plain(d.total)}</span>`, 'r')}</tr></table>
<div class=k>L’importo a Vostro credito sarà compensato con la prima scadenza utile. Variazione in diminuzione ai sensi dell’art. 26, comma 2, D.P.R. 633/72.<br>Contributo ambientale CONAI assolto ove dovuto. Documento di cortesia non valido ai fini fiscali (art. 21 D.P.R. 633/72): l’originale è disponibile nell’area Fatture e Corrispettivi.</div>`
    },
  },
  {
    name: 'es-aridos-pesadas',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [44, 68],
      most: 26,
      isPart: true,
      days: [30, 60],
      pools: partiesIn('ES', {
        ...spanish,
        trade: listOf(
          'Áridos|Canteras|Excavaciones y Áridos|Hormigones|Obras y Firmes|Construcciones'
        ),
        forms: listOf('S.L.|S.A.|S.L.U.|e Hijos, S.L.|S. Coop.'),
      }),
      items: itemsOf(
        'ZAHORRA ARTIFICIAL ZA 0/32|T|6.25|6.25;ARENA LAVADA 0/4|T|11.5|11.5;GRAVILLA 4/12 CALIZA|T|9.75|9.75;GRAVA 12/20|T|8.5|8.5;ESCOLLERA 50/200 KG|T|12.25|12.5;ARENA 0/2 REVOCO|T|13.5|13.5;TODO-UNO CANTERA|T|3.75|3.75;PORTE CAMIÓN BAÑERA ZONA 2|T|4.25|4.5'
      ),
      numbers: (random, year) => `V${year.slice(2)}/${random.int(102, 2890)}`,
    },
    style: { ...comma, date: slashed },
    css: '@page{@bottom-right{content:"Pág. " counter(page) " de " counter(pages);font:7.5pt "Roboto Condensed"}} body{font:8.2pt "DejaVu Sans Mono";margin:0 .4mm;color:#111} .h{display:flex;justify-content:space-between} .h h1{font:bold 17pt "Roboto Condensed";margin:0 0 1mm;color:#5b3a1a} .s{font:8.5pt/1.4 "Roboto Condensed"} .to{border:1pt solid #5b3a1a;width:82mm;padding:3mm;line-height:1.4;font-size:8.8pt} .d{margin:6mm 0 3mm} .d td,.v td{border:.6pt solid #5b3a1a;padding:1mm 2mm} .d small{display:block;font:6.8pt "Roboto Condensed";color:#5b3a1a} .g{font-size:7.4pt} .g th{font:bold 7.8pt "Roboto Condensed";border-top:1pt solid #5b3a1a;border-bottom:1pt solid #5b3a1a;text-align:left;padding:1mm} .g td{padding:1.05mm 1mm;white-space:nowrap} .g tr{break-inside:avoid} .x{break-inside:avoid;margin-top:4mm;border-top:1pt solid #5b3a1a;padding-top:4mm} .t th{font:bold 8pt "Roboto Condensed";border:.6pt solid #5b3a1a;padding:1mm 2mm;background:#efe6da;text-align:right} .t td{border:.6pt solid #5b3a1a;padding:1.6mm 2mm;text-align:right} .t b{font-size:10.5pt} .v{width:110mm;margin-top:4mm} .v th{font:bold 8pt "Roboto Condensed";text-align:left;padding:1mm 2mm;border:.6pt solid #5b3a1a;background:#efe6da} .k{font:7pt/1.4 "Roboto Condensed";margin-top:5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const { length } = d.lines
      const dayOf = (at: number) =>
        workDay(dayAfter(d.issueDate, Math.floor((29 * at) / length) - 31))
      const plates = [0, 1, 2].map(() => `${random.digits(4)}-${lettersOf(random, 3)}`)
      const first = random.int(20100, 68000)
      const rows = p.lines((l, at) =>
        row([
          p.date(dayOf(at)),
          `${first + at * 7 + random.int(0, 5)}`,
          random.pick(plates),
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=h><div class=s><h1>${d.seller.name}</h1>${d.seller.street}<br>${codeFirst(d.seller)}<br>Tel. ${d.seller.telephone} · Báscula de 7:30 a 18:00<br>C.I.F. ${d.seller.vatId.slice(2)}</div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>C.I.F.: ${d.buyer.vatId.slice(2)}</div></div>
<table class=d><tr><td><small>FACTURA Nº</small>${d.number}</td><td><small>FECHA</small>${p.date(d.issueDate)}</td><td><small>CLIENTE</small>${d.customerNumber}</td><td><small>OBRA</small>${random.pick(['0114 VARIANTE SUR', '0087 EDAR', '0203 URB. LAS ERAS'])}</td><td><small>CANTERA</small>${random.pick(['EL PEDREGAL', 'LOS ARENALES'])}</td></tr></table>
<table class=g>${heading(['FECHA', 'ALBARÁN', 'MATRÍCULA', 'MATERIAL', '>CANTIDAD', 'UD', '>PRECIO', '>IMPORTE'])}${rows.join('')}</table>
<div class=x><table class=t><tr><th>SUMA ALBARANES</th><th>BASE IMPONIBLE</th><th>% IVA</th><th>CUOTA IVA</th><th>TOTAL FACTURA</th></tr><tr><td>${p.plain(d.lineTotal)}</td><td>${p.plain(d.subtotal)}</td><td>${p.number(d.taxes[0].rate, 2)}</td><td>${p.plain(d.tax)}</td><td><b>${p.plain(d.total)} €</b></td></tr></table>
<table class=v>${heading(['VENCIMIENTO', 'FORMA DE PAGO', '>IMPORTE'])}${row([p.date(d.dueDate), 'RECIBO DOMICILIADO', `>${p.plain(d.amountDue)}`])}</table>
<div class=k>Domiciliación en su cuenta ES** **** **** **** **** ${random.digits(4)}. Áridos con marcado CE según UNE-EN 12620, UNE-EN 13242 y UNE-EN 13043; declaración de prestaciones a disposición del cliente. Pesadas realizadas en báscula verificada. Inscrita en el Registro Mercantil de ${d.seller.town}, tomo ${random.digits(3)}, folio ${random.int(11, 210)}, hoja ${random.digits(4)}. En caso de impago se aplicará el interés de la Ley 3/2004.</div></div>`
    },
  },
  {
    name: 'es-queseria-tienda-web',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21, 10, 4],
      lines: [2, 8],
      isOnce: true,
      most: 4,
      charge: 0.6,
      isBuyerPerson: true,
      pools: partiesIn('ES', {
        ...spanish,
        trade: listOf('Quesería|Quesos|Despensa|Sabores|Lácteos'),
        forms: listOf('S.L.|S.C.|Artesanos|S.L.U.|Gourmet'),
      }),
      items: itemsOf(
        'Queso de oveja curado, pieza 1 kg - Formato : Entero|ud|19|27|2;Queso de oveja semicurado, media pieza 1,5 kg - Formato : Al vacío|ud|24|33|2;Torta cremosa de oveja 550 g|ud|12|18|2;Queso de cabra al pimentón 600 g|ud|9|14|2;Rulo de cabra 250 g|ud|3|6|2;Miel de encina 500 g|ud|5|8|1;Membrillo artesano 400 g|ud|3|5|1;Jamón ibérico de cebo loncheado 100 g|ud|6|10|1;Vino tinto crianza 75 cl|ud|6|12;Tabla de madera de olivo - Tamaño : Mediano|ud|15|24;Cuchillo quesero acero inoxidable|ud|8|14'
      ),
      numbers: (random) => `FA00${random.digits(4)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:8pt "DejaVu Sans";margin:0 .4mm;color:#333} .h{display:flex;justify-content:space-between;align-items:flex-start} .lg{display:flex;align-items:center;gap:3mm;font:italic bold 19pt "P052";color:#b8860b;max-width:95mm;line-height:1.1} .ti{text-align:right;line-height:1.6;color:#444} .ti b{font-size:12pt} .ad{display:flex;gap:10mm;margin:9mm 0 8mm} .ad>div{flex:1;line-height:1.5} .bar th,.pr th,.tx th{background:#f0f0f0;border:.5pt solid #ccc;font-size:7.2pt;padding:1.4mm 1.5mm;text-align:center} .bar td{border:.5pt solid #ccc;padding:1.4mm;text-align:center} .pr{margin-top:6mm} .pr td{border-bottom:.5pt solid #ddd;padding:1.8mm 1.5mm;vertical-align:top} .pr tr:nth-child(even) td{background:#fafafa} .lo{display:flex;gap:6mm;align-items:flex-start;margin-top:6mm;break-inside:avoid} .lo>div{flex:1.15} .lo .su{flex:1} .tx td,.su td,.pm td{border:.5pt solid #ccc;padding:1.4mm 1.5mm} .pm{margin-top:5mm} .pm td:first-child,.su td:first-child{background:#f0f0f0;font-weight:bold} .su .b td{font-weight:bold;font-size:9pt} .ft{text-align:center;font-size:6.8pt;line-height:1.5;color:#666;margin-top:14mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          `Q${codeOf(l.description)}`,
          l.description,
          `>${p.number(l.rate)} %`,
          `>${p.money(l.price)}`,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`>${p.number(t.rate, 3)} %`, `>${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
      )
      const ordered = p.date(dayAfter(d.issueDate, -1))
      const carrier = d.charge ? 'Mensajería refrigerada 24 h' : 'Recogida en la quesería'
      const shipping = d.charge ? p.money(d.charge) : 'Gratis'
      const home = `${d.buyer.name}<br>${address(d.buyer)}<br>España`
      return `<div class=h><div class=lg><svg viewBox="0 0 30 24" width="13mm"><path d="M1 14 20 3q8 2 9 9v10H1z" fill="#e6b422"/><circle cx="9" cy="17" r="2.4" fill="#fff"/><circle cx="19" cy="15" r="3" fill="#fff"/></svg><span>${d.seller.name}</span></div><div class=ti><b>FACTURA</b><br>${p.date(d.issueDate)}<br>${d.number}</div></div>
<div class=ad><div><b>Dirección de entrega</b><br>${home}</div><div><b>Dirección de facturación</b><br>${home}<br>${random.int(600, 699)} ${random.digits(3)} ${random.digits(3)}</div></div>
<table class=bar>${heading(['Número de factura', 'Fecha de factura', 'Referencia de pedido', 'Fecha de pedido'])}${row([d.number, p.date(d.issueDate), lettersOf(random, 9), ordered])}</table>
<table class=pr>${heading(['Referencia', 'Producto', 'Tasa de impuesto', 'Precio unitario<br>(impuestos excl.)', 'Cant.', 'Total<br>(impuestos excl.)'])}${rows.join('')}</table>
<div class=lo><div><table class=tx>${heading(['Tipo de IVA', 'Precio base', 'Total impuestos'])}${taxes.join('')}</table><table class=pm>${row(['Método de pago', 'Pago con tarjeta – Redsys'])}${row(['Transportista', carrier])}</table></div><table class=su>${row(['Total productos', `>${p.money(d.lineTotal)}`])}${row(['Gastos de envío', `>${shipping}`])}${row(['Total (impuestos excl.)', `>${p.money(d.subtotal)}`])}${row(['Total impuestos', `>${p.money(d.tax)}`])}${rowOf('b', ['Total', `>${p.money(d.total)}`])}</table></div>
<div class=ft>Gracias por su compra. Los productos refrigerados no admiten devolución (art. 103 d) del R.D.L. 1/2007).<br>${d.seller.name} – ${d.seller.street} – ${codeFirst(d.seller)} – España – NIF ${d.seller.vatId.slice(2)} – R.G.S.E.A.A. 15.0${random.digits(4)}/${random.pick(['CC', 'BA', 'SO'])}<br>Para cualquier consulta, póngase en contacto con nosotros: Tel. ${d.seller.telephone} – ${d.seller.site}</div>`
    },
  },
  {
    name: 'es-formacion-bonificada',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [0],
      lines: [1, 5],
      isOnce: true,
      most: 14,
      days: [15, 30],
      pools: partiesIn('ES', {
        ...spanish,
        trade: listOf('Formación|Centro de Estudios|Consultoría|Aula|Academia'),
        forms: listOf('S.L.|S.L.P.|S.L.U.|y Asociados'),
      }),
      items: itemsOf(
        'Carretillas elevadoras, presencial, 8 h|alumno|70|105;Inglés B1 para atención al cliente, aula virtual, 40 h|alumno|280|420;Excel avanzado y tablas dinámicas, teleformación, 30 h|alumno|190|230;Prevención de riesgos: trabajos en altura, presencial, 8 h|alumno|85|105;Manipulador de alimentos y alérgenos, teleformación, 10 h|alumno|50|75;Liderazgo y gestión de equipos, presencial, 16 h|alumno|160|210;Plataformas elevadoras móviles (PEMP), presencial, 8 h|alumno|80|105;Igualdad y protocolo de acoso, teleformación, 20 h|alumno|110|150'
      ),
      numbers: (random, year) => `FB-${year}-${random.digits(3)}`,
    },
    style: { ...euroAfter, date: dashed },
    css: 'body{font:9pt "Open Sans";color:#263238;margin:0} .b{background:#00695c;color:#fff;padding:5mm 6mm;display:flex;justify-content:space-between;align-items:center} .b .n{font:700 15pt/1.15 "Open Sans";max-width:105mm} .b .f{font:300 20pt "Open Sans"} .c{display:flex;gap:6mm;margin:7mm 0} .c>div{flex:1;border-top:2pt solid #00695c;padding-top:2mm;line-height:1.5;font-size:8.6pt} .c h4{margin:0 0 1mm;color:#00695c;font-size:8pt;text-transform:uppercase} .g th{background:#e0f2f1;color:#00695c;font-size:7.8pt;text-align:left;padding:2mm} .g td{padding:2mm;border-bottom:.5pt solid #b2dfdb;vertical-align:top} .g td:nth-child(3){white-space:nowrap} .w{display:flex;justify-content:space-between;align-items:flex-start;margin-top:7mm;break-inside:avoid} .k{width:82mm;font-size:7.8pt} .k caption{text-align:left;font-weight:600;padding-bottom:1mm} .k td{padding:1mm 0;border-bottom:.4pt dotted #90a4ae} .s{width:80mm} .s td{padding:1.5mm 2mm} .s .t td{background:#00695c;color:#fff;font-weight:700;font-size:11pt} .p{margin-top:8mm;line-height:1.55;background:#f5f7f7;padding:4mm 5mm;break-inside:avoid} .l{font-size:7pt;line-height:1.45;color:#607d8b;margin-top:6mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const action = random.int(3, 40)
      const rows = p.lines((l, at) => {
        const end = dayAfter(d.issueDate, -random.int(3, 12))
        return row([
          `AF ${action + at} / G ${random.int(1, 4)}`,
          l.description,
          `${p.date(dayAfter(end, -random.int(1, 6)))}<br>a ${p.date(end)}`,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      })
      const tenth = Math.round(d.subtotal / 10)
      return `<div class=b><div class=n>${d.seller.name}</div><div class=f>FACTURA</div></div>
<div class=c><div><h4>Emisor</h4>${d.seller.name}<br>NIF ${d.seller.vatId.slice(2)}<br>${address(d.seller)}<br>${d.seller.telephone}</div><div><h4>Empresa bonificada</h4>${d.buyer.name}<br>NIF ${d.buyer.vatId.slice(2)}<br>${address(d.buyer)}</div><div><h4>Datos</h4>N.º ${d.number}<br>Fecha: ${p.date(d.issueDate)}<br>Vencimiento: ${p.date(d.dueDate)}<br>Expediente: B${random.digits(6)}AA</div></div>
<table class=g>${heading(['Acción / Grupo', 'Acción formativa', 'Fechas', '>Particip.', '>€ / particip.', '>Importe'])}${rows.join('')}</table>
<div class=w><table class=k><caption>Desglose de costes a efectos de bonificación</caption>${row(['Costes directos (impartición)', `>${p.money(d.subtotal - 2 * tenth)}`])}${row(['Costes indirectos (máx. 10 %)', `>${p.money(tenth)}`])}${row(['Costes de organización (máx. 10 %)', `>${p.money(tenth)}`])}</table><table class=s>${row(['Base imponible', `>${p.money(d.subtotal)}`])}${row(['IVA (exento)', `>${p.money(d.tax)}`])}${rowOf('t', ['TOTAL FACTURA', `>${p.money(d.total)}`])}</table></div>
<div class=p><b>Forma de pago: transferencia bancaria</b><br>${grouped(d.seller.iban)}<br>Indique en el concepto el número de factura. La factura debe estar pagada antes de presentar el boletín de cotización en que se aplique la bonificación.</div>
<div class=l>Operación exenta de IVA según el artículo 20.Uno.9.º de la Ley 37/1992. Formación programada por las empresas, Ley 30/2015 y R.D. 694/2017. Entidad inscrita en el Registro Estatal de Entidades de Formación con el n.º ${random.digits(10)}. Conserve esta factura y el justificante de pago durante 4 años a disposición de los órganos de control. ${d.seller.mail} · ${d.seller.site}</div>`
    },
  },
  {
    name: 'pt-confecao-feitios',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23],
      lines: [3, 12],
      most: 640,
      days: [30, 45, 60],
      pools: partiesIn('PT', {
        ...portuguese,
        trade: listOf('Confecções|Têxteis|Malhas|Vestuário|Bordados e Estampagem'),
        forms: listOf('Lda.|S.A.|Unipessoal, Lda|Exportação'),
      }),
      items: itemsOf(
        'Feitio t-shirt gola redonda m/curta|UN|0.95|1.6;Feitio sweat c/ capuz e bolso canguru|UN|3.2|5.1;Feitio calça jogger c/ punho|UN|2.4|3.9;Feitio polo piqué 3 botões|UN|2.1|3.4;Corte e distribuição por tamanhos|UN|0.2|0.45;Bordado peito esq. até 8000 pontos|UN|0.7|1.3;Estampado costas 2 cores|UN|0.6|1.2;Aplicação de etiqueta e composição|UN|0.1|0.2;Embalamento individual em saco c/ autocolante|UN|0.15|0.3;Feitio calção c/ bolsos|UN|1.5|2.6;Passar a ferro e revista final|UN|0.25|0.4'
      ),
      numbers: (random, year) => `FT ${year.slice(2)}A/${random.int(8, 640)}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, day) => `${y}/${m}/${day}` },
    css: 'body{font:9.5pt "Carlito";margin:0;color:#000} .a{display:flex;justify-content:space-between} .a .n{font-size:15pt;font-weight:700;max-width:95mm} .a .i{line-height:1.35;font-size:9pt;width:100mm} .w{text-align:right;font-size:9pt} .to{margin:8mm 0 6mm 96mm;line-height:1.4} .dh{display:flex;justify-content:space-between;align-items:baseline;border-bottom:1.4pt solid #000;padding-bottom:1mm} .dh b{font-size:13pt} .m th{font-size:8pt;text-align:left;padding:1.5mm 1mm .5mm;font-weight:700} .m td{padding:0 1mm 2mm} .g th{background:#d9d9d9;font-size:8.4pt;text-align:left;padding:1mm} .g td{padding:1mm} .g{border-bottom:.7pt solid #000} .q{display:flex;gap:8mm;margin-top:6mm;align-items:flex-start;break-inside:avoid} .q .iv{width:88mm} .iv th{font-size:8.2pt;border-bottom:.6pt solid #000;text-align:left} .iv td{padding:1mm 0} .su{flex:1} .su td{padding:.8mm 1mm} .su .f td{font-weight:700;font-size:12.5pt;border-top:1.2pt solid #000;padding-top:1.5mm} .tr{display:flex;gap:6mm;margin-top:6mm;font-size:8.4pt;line-height:1.4;break-inside:avoid} .tr>div{flex:1}',
    draw: (p) => {
      const { doc: d, random } = p
      const order = random.int(4100, 7900)
      const rows = p.lines((l, at) =>
        row([
          `SV${codeOf(l.description) % 1000}`,
          l.description,
          `${order + Math.floor(at / 3)}`,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=a><div class=i><div class=n>${d.seller.name}</div>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIF: ${d.seller.vatId.slice(2)} &nbsp; Tel.: ${d.seller.telephone}<br>${d.seller.mail}</div><div class=w>${squareCode(random, '27mm', { side: 33 })}<br>ATCUD: ${atcudOf(random, d.number)}</div></div>
<div class=to>Exmo.(s) Sr.(s)<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div>
<div class=dh><b>Fatura ${d.number}</b><span>Original</span></div>
<table class=m>${heading(['Data', 'Vencimento', 'V/ NIF', 'Cliente', 'Cond. pagamento', 'Moeda'])}${row([p.date(d.issueDate), p.date(d.dueDate), d.buyer.vatId.slice(2), d.customerNumber, 'Transferência', 'EUR'])}</table>
<table class=g>${heading(['Ref.', 'Designação', 'V/ O.P.', '>Quant.', 'Un.', '>Preço unit.', '>IVA %', '>Valor líq.'])}${rows.join('')}</table>
<div class=q><table class=iv>${heading(['Taxa IVA', '>Incidência', '>Valor IVA', 'Motivo isenção'])}${p.taxes((t) => row([`${p.number(t.rate, 2)}`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`, ''])).join('')}</table><table class=su>${row(['Total ilíquido', `>${p.plain(d.lineTotal)}`])}${row(['Desconto', `>${p.plain(0)}`])}${row(['Total líquido', `>${p.plain(d.subtotal)}`])}${row(['Total IVA', `>${p.plain(d.tax)}`])}${rowOf('f', ['TOTAL (EUR)', `>${p.plain(d.total)}`])}</table></div>
<div class=tr><div><b>Carga</b><br>N/ morada<br>${p.date(d.deliveryDate)}, ${two(random.int(8, 17))}:${random.pick(['05', '20', '45'])}</div><div><b>Descarga</b><br>V/ morada</div><div><b>Viatura</b><br>${random.digits(2)}-${lettersOf(random, 2)}-${random.digits(2)}</div><div style="flex:2"><b>Pagamento</b><br>IBAN ${grouped(d.seller.iban)}</div></div>
<p style="font-size:8pt">${certified(random)}<br>Reclamações de peças só são aceites até 8 dias após a entrega. Tecidos e acessórios fornecidos pelo cliente. Os bens/serviços foram colocados à disposição do adquirente em ${p.date(d.deliveryDate)}.</p>`
    },
  },
  {
    name: 'pt-jornal-regional',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23, 6],
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 4,
      allowance: 0.3,
      days: [15, 30],
      pools: partiesIn('PT', {
        ...portuguese,
        trade: listOf('Jornal|Edições|Publicidade|Comunicação|Editora'),
        forms: listOf('Lda.|CRL|Media, Lda.|Unipessoal Lda.|S.A.'),
      }),
      items: itemsOf(
        'Anúncio 1/4 página, a cores|ins.|95|160;Anúncio 1/2 página, página ímpar|ins.|190|310;Rodapé de primeira página, 6 col. x 5 cm|ins.|140|240;Publicação de extrato de justificação notarial|ins.|70|130;Anúncio de emprego, classificados|ins.|12|25;Banner 300x250 no site, 30 dias|mês|45|90;Assinatura anual, edição impressa (Nacional)|un|28|42|1;Assinatura anual digital|un|18|26|1'
      ),
      numbers: (random, year) => `FAC ${year}/${random.int(40, 2310)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dashed },
    css: 'body{font:9.3pt "Roboto";color:#222;margin:0} .m{border-top:3pt double #000;border-bottom:1pt solid #000;text-align:center;padding:3mm 0 2mm} .m b{font:bold 25pt "C059";display:block;line-height:1.1} .m i{font:italic 9pt "C059"} .t{display:flex;justify-content:space-between;margin:8mm 0} .t .to{width:84mm;line-height:1.45} .t .id td{padding:.7mm 0} .t .id{width:80mm;align-self:flex-start} .t .id td:first-child{color:#777} h2{font:bold 15pt "C059";margin:0 0 2mm} .g th{border-bottom:1pt solid #000;font-size:7.8pt;text-align:left;padding:1mm 1mm;text-transform:uppercase} .g td{padding:2mm 1mm;border-bottom:.4pt solid #bbb;vertical-align:top} .s{width:84mm;margin:5mm 0 0 auto;break-inside:avoid} .s td{padding:1mm} .s .f td{font-weight:700;font-size:12pt;border-top:1pt solid #000;border-bottom:3pt double #000;padding:1.6mm 1mm} .p{display:flex;gap:7mm;align-items:flex-start;margin-top:8mm;break-inside:avoid} .mb{border:.8pt solid #1a3e8c;border-radius:2mm;width:64mm;padding:3mm} .mb td{padding:.6mm 0} .mb .l{color:#1a3e8c;font-weight:700;margin-bottom:1.5mm} .o{font-size:8pt;line-height:1.5;flex:1} .z{margin-top:8mm;font-size:7.4pt;text-align:center;color:#555;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      const edition = random.int(812, 3960)
      const rows = p.lines((l) => {
        const isPress = l.unit === 'ins.'
        return row([
          l.description,
          isPress ? `n.º ${edition}${l.quantity === 1 ? '' : ' e seguintes'}` : '',
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      })
      const less = d.allowance
        ? row(['Desconto comercial', `>-${p.money(d.allowance)}`]) +
          row(['Total sem IVA', `>${p.money(d.subtotal)}`])
        : row(['Total sem IVA', `>${p.money(d.subtotal)}`])
      const taxes = p.taxes((t) =>
        row([`IVA ${p.number(t.rate)}% sobre ${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
      )
      const all = taxes.length > 1 ? row(['Total de IVA', `>${p.money(d.tax)}`]) : ''
      const reference = random.digits(9).replace(/(...)(?=.)/g, '$1 ')
      return `<div class=m><b>${d.seller.name}</b><i>Semanário regional independente · fundado em 19${random.int(21, 89)} · sai às quintas-feiras</i></div>
<div class=t><table class=id>${row(['Cliente n.º', d.customerNumber])}${row(['NIF', d.buyer.vatId.slice(2)])}${row(['Data', p.date(d.issueDate)])}${row(['Data de vencimento', p.date(d.dueDate)])}${row(['ATCUD', atcudOf(random, d.number)])}</table><div class=to>Exmos. Senhores<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<h2>Fatura n.º ${d.number}</h2>
<table class=g>${heading(['Descrição', 'Edição', '>Quant.', '>Preço unit.', '>IVA', '>Valor'])}${rows.join('')}</table>
<table class=s>${row(['Soma', `>${p.money(d.lineTotal)}`])}${less}${taxes.join('')}${all}${rowOf('f', ['Total da fatura', `>${p.money(d.total)}`])}</table>
<div class=p><div class=mb><div class=l>Pagamento por Multibanco</div><table>${row(['Entidade', `>${random.pick(['1', '2'])}${random.digits(4)}`])}${row(['Referência', `>${reference}`])}${row(['Montante', `><b>${p.money(d.amountDue)}</b>`])}</table></div><div class=o>A referência é válida até à data de vencimento. Em alternativa, transferência para o IBAN<br>${grouped(d.seller.iban)}<br>com indicação do número da fatura. O talão emitido pela caixa automática faz prova de pagamento. Conserve-o.<br>${certified(random)}</div>${squareCode(random, '24mm')}</div>
<div class=z>${d.seller.name} · ${d.seller.street}, ${codeFirst(d.seller)} · NIPC ${d.seller.vatId.slice(2)} · Registo ERC n.º 1${random.digits(5)}<br>Depósito legal ${random.digits(6)}/${random.int(10, 22)} · Tel. ${d.seller.telephone} · ${d.seller.mail}</div>`
    },
  },
]
