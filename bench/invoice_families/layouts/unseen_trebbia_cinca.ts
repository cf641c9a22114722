import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import type { Item } from '../make_document.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, dashed, euroAfter, grouped, heading, monthsIn, row, slashed } from '../print.ts'
import type { Random } from '../random.ts'
import { squareCode } from '../square_code.ts'

const italianMonths = monthsIn('IT')
const spanishMonths = monthsIn('ES')

const italian = {
  ...pools.IT,
  first: listOf('Ivano|Ornella|Maurizio|Debora|Gianpaolo|Susanna|Loris'),
  last: listOf('Bertuzzi|Cavanna|Della Valle|Ferrarini|Losi|Marazzi|Pagani|Scaglioni|Zerbini'),
  streets: listOf(
    'Via Emilia Parmense 211|Strada Statale 45, km 12|Via Card. Alberoni, 7|P.zza Duomo 3/B|Frazione Perino, 28'
  ),
  towns: townsOf('Bobbio=29022|Piacenza=29121|Voghera=27058|Fidenza=43036|Codogno=26845'),
}
const spanish = {
  ...pools.ES,
  first: listOf('Pilar|Chesús|Lorena|Fermín|Raquel|Jorge|Montserrat'),
  last: listOf('Albalate|Castejón|Monreal|Lacambra|Ballobar|Sahún|Estadilla|Puyuelo'),
  streets: listOf(
    'C/ San Hipólito, 4, 2.º izda.|Avda. del Cinca 18|Paseo de la Arboleda, 33|Pol. Valle del Cinca, parc. 61|Plaza Mayor, 9'
  ),
  towns: townsOf(
    'Monzón=22400|Barbastro=22300|Fraga=22520|Binéfar=22500|Huesca=22003|Lleida=25001'
  ),
}
const portuguese = {
  ...pools.PT,
  first: listOf('Sandra|Nélson|Catarina|Vítor|Graça|Duarte|Luísa'),
  last: listOf('Antunes|Bastos|Cravo|Figueira|Leitão|Morgado|Quintela|Salgueiro|Vilar'),
  streets: listOf(
    'Rua das Flores, 23 r/c Esq.|Estrada Nacional 109, km 64|Travessa do Poço, 5|Urb. Quinta Nova, Lote 17|Av. da República, 410'
  ),
  towns: townsOf(
    'Leiria=2400-118|Cantanhede=3060-197|Ovar=3880-210|Vila do Conde=4480-664|Tomar=2300-550'
  ),
}

/** Companies whose trades and legal forms are those of a family. */
function partiesOf(trade: string, forms: string, last?: string): Pools {
  const own = {
    trade: listOf(trade),
    forms: listOf(forms),
    ...(last ? { last: listOf(last) } : {}),
  }
  return {
    ...pools,
    IT: { ...italian, ...own },
    ES: { ...spanish, ...own },
    PT: { ...portuguese, ...own },
  }
}

/** The same number of digits for the same goods. */
const codeOf = (name: string, least: number, span: number) =>
  least + [...name].reduce((code, letter) => (code * 37 + letter.charCodeAt(0)) % span, 11)

/** Bars such as those of payment slips. */
function bars(random: Random, count: number, width: string, height: string): string {
  let x = 0
  const drawn = Array.from({ length: count }, () => {
    const bar = random.int(1, 3)
    const at = x
    x += bar + random.int(1, 3)
    return `M${at} 0h${bar}v10h-${bar}z`
  })
  return `<svg viewBox="0 0 ${x} 10" preserveAspectRatio="none" style="width:${width};height:${height}" shape-rendering="crispEdges"><path d="${drawn.join('')}"/></svg>`
}

const lettersOf = (random: Random, count: number, from: string) =>
  Array.from({ length: count }, () => random.pick([...from])).join('')

/** Italian, Spanish and Portuguese invoices of ordinary months. */
export const trebbiaCinca: Family[] = [
  {
    name: 'it-medicinali-deposito',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [10, 22, 4],
      lines: [86, 130],
      isOnce: true,
      most: 8,
      lineDiscount: 0.3,
      days: [30, 45, 60],
      pools: partiesOf(
        'Farmaceutici|FARMA NORD|Farmacia|Distribuzione Farmaci|Sanitas',
        'S.p.A.|S.r.l.|dal 1954|Soc. Coop.|S.n.c. delle dott.sse'
      ),
      items: itemsOf(
        `TACHIDOLIN*20CPR 500MG|PZ|2|3;AMOXIDERM*12CPR RIV 1G|PZ|4|6;OMEPRAX*28CPS GASTR 20MG|PZ|5|7;RAMILENE*28CPR 5MG|PZ|3|5;
        CARDIASPIR-X*30CPR 100MG|PZ|2|3;LEVOTIREX*50CPR 75MCG|PZ|2|4;KETOBRUF*GEL 50G 5%|PZ|5|8;BRONCAMOL*SCIR 200ML|PZ|6|9;
        FERROVITAL*20CPR EFF|PZ|7|10;ENTEROLACT*10FL 5ML|PZ|8|11;CLOBETAX*CREMA 30G 0,05%|PZ|3|5;METFORIN*60CPR 850MG|PZ|3|4;
        SALBUSPRAY*AER 200D 100MCG|PZ|3|4;TRAVOLUX*COLL 2,5ML|PZ|8|12;DICLOPLAST*5CER MED 180MG|PZ|9|12;ZINCODERM PASTA 100ML|PZ|6|9|1;
        DERMASOL LATTE SPF50+ 200ML|PZ|12|17|1;GARZA STER 10X10 25PZ|PZ|2|4|1;CEROTTI SENSITIVE 20PZ|PZ|2|3|1;TERMOMETRO DIGIT FLEX|PZ|4|7|1;
        COLLUTORIO CLOREX 0,20% 200ML|PZ|5|7|1;INTEGR MAGNEFORT 30BST|PZ|9|14;INTEGR MULTIVIT JUNIOR 30CPR|PZ|8|12;
        SPAZZ INTERDENT 0,6 6PZ|PZ|3|5|1;PANNOLONE MUTAND SUP TG L 14PZ|PZ|9|13|2;LATTE NASALIN FISIOL 20FL|PZ|4|6|1;
        MISURAPRESS BRACCIO AUTOM|PZ|31|44|2;SIRINGA 5ML G22 10PZ|PZ|1|2|1;BIBERON VETRO 240ML|PZ|6|9|1`.replace(
          /\n\s*/g,
          ''
        )
      ).flatMap(([name, unit, least, most, rate]): Item[] =>
        ['', ' ALF', ' ZEN'].map((maker) => [name + maker, unit, least, most, rate])
      ),
      numbers: (random, year) => `${year.slice(2)}V${random.digits(6)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: 'body{font:7.8pt "Liberation Sans Narrow";margin:0} .top{display:grid;grid-template-columns:1fr 1fr;gap:6mm;align-items:end} .own{line-height:1.3} .own b{font:bold 14pt "Nimbus Sans";color:#00695c;display:block;line-height:1.1} .to{border-left:2.5pt solid #00695c;padding-left:4mm;font-size:9pt;line-height:1.35} .hd{margin:4mm 0 2mm} .hd th{background:#00695c;color:#fff;font-size:7pt;text-align:left;font-weight:normal;padding:1px 5px} .hd td{border:.5pt solid #00695c;padding:2px 5px;font-size:9pt} .li th{border-top:.8pt solid #000;border-bottom:.8pt solid #000;text-align:left;padding:2px 3px} .li td{padding:1.1px 3px} .li .b td{padding-top:3px;font-style:italic} .end{break-inside:avoid;margin-top:5mm} .cols{display:flex;gap:6mm;align-items:flex-start} .g th{border:.5pt solid #666;background:#e6f1ef;padding:1.5px 5px;text-align:left} .g td{border:.5pt solid #666;padding:2px 5px} .tt td{font-weight:bold;font-size:10.5pt} .n{margin-top:3mm;font-size:7pt;line-height:1.35;color:#333}',
    draw: (p) => {
      const { doc: d, random } = p
      const size = random.int(8, 13)
      const first = random.int(20100, 88000)
      const days = daysOf(p, dayAfter(d.issueDate, -14), dayAfter(d.issueDate, -1))
      const rows = p.lines((l, at) => {
        const note =
          at % size
            ? ''
            : `<tr class=b><td colspan=8>D.d.T. n. ${first + (at / size) * 214} del ${days[at]} – Vs. ordine telematico ${random.digits(8)}</td></tr>`
        return (
          note +
          row([
            `${l.rate === 10 ? '0' : '9'}${codeOf(l.description, 20000000, 29999999)}`,
            l.description,
            l.unit,
            `>${p.number(l.quantity)}`,
            `>${p.plain(l.price)}`,
            `>${l.discount ? p.number(l.discount, 2) : ''}`,
            `>${p.plain(l.amount)}`,
            `>${p.number(l.rate)}`,
          ])
        )
      })
      const taxes = p
        .taxes((t) =>
          row([
            `${p.number(t.rate)}`,
            `Iva ${p.number(t.rate)}%`,
            `>${p.plain(baseOf(p, t))}`,
            `>${p.plain(taxOf(p, t))}`,
          ])
        )
        .join('')
      return `<div class=top><div class=own><b>${d.seller.name}</b>Deposito e distribuzione intermedia medicinali – Aut. reg. n. ${random.digits(4)}/${random.digits(2)}<br>${d.seller.street} – ${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} – ${d.seller.mail}<br>Cod. fiscale, P.IVA e Reg. Imprese ${d.seller.vatId.slice(2)} – Capitale sociale € 1.200.000 i.v.</div><div class=to>Spettabile<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>P.IVA ${d.buyer.vatId.slice(2)}</div></div>
<table class=hd>${row(['Documento', 'Numero', 'Data', 'Cliente', 'Zona/Giro', 'Pagamento'], 'th')}${row(['<b>FATTURA DIFFERITA</b>', `<b>${d.number}</b>`, `<b>${p.date(d.issueDate)}</b>`, d.customerNumber, `${random.int(2, 9)} / ${random.int(11, 48)}`, 'RI.BA.'])}</table>
<table class=li>${heading(['Cod. Minsan', 'Descrizione', 'UM', '>Q.tà', '>Prezzo', '>Sc. %', '>Importo', '>IVA'])}${rows.join('')}</table>
<div class=end><div class=cols><table class=g style="flex:1.3">${row(['C.I.', 'Descrizione', '>Imponibile', '>Imposta'], 'th')}${taxes}${row(['', 'Totali', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`])}</table><table class=g style="flex:1">${row(['Scadenza', '>Importo rata'], 'th')}${row([p.date(d.dueDate), `>${p.plain(d.amountDue)}`])}<tr class=tt><td>TOTALE FATTURA EUR</td><td class=r>${p.plain(d.total)}</td></tr></table></div>
<div class=n>Banca d’appoggio RI.BA.: ABI 0${random.digits(4)} CAB ${random.digits(5)}. Operazione effettuata con documenti di trasporto ai sensi dell’art. 21, comma 4, lett. a), D.P.R. 633/72. Medicinali distribuiti nel rispetto del D.Lgs. 219/2006; resi per scaduti solo tramite Assinde. Contributo CONAI assolto ove dovuto. Trascorsi i termini di pagamento decorrono gli interessi di cui al D.Lgs. 231/2002. Copia della fattura elettronica disponibile nell’area riservata dell’Agenzia delle Entrate.</div></div>`
    },
  },
  {
    name: 'it-legna-blocchetto',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [10],
      lines: [1, 4],
      isInOrder: true,
      isOnce: true,
      most: 40,
      isSellerPerson: true,
      isBuyerPerson: true,
      pools: partiesOf('Agriturismo|Pizzeria|Trattoria|Forno', 'S.n.c.|di Losi & C.|S.a.s.'),
      items: itemsOf(
        'Legna da ardere faggio stag. pezzatura 33|q.li|16|20;Legna da ardere cerro e rovere pezz. 50|q.li|14|18;Legna carpino tronchi da mt 1|q.li|11|14;Fascine per accensione|n.|3|5;Tronchetti forno pizza spaccati fini|q.li|18|23'
      ),
      numbers: (random) => `${random.int(4, 168)}`,
    },
    style: {
      ...comma,
      date: (y, m, d) => `${Number(d)}/${Number(m)}/${y}`,
    },
    css: 'body{font:9.5pt "Liberation Sans";color:#1f4d2c;margin:0} .pad{border:1.4pt solid #1f4d2c;padding:5mm;width:150mm;margin:0 auto} .v{font:11pt "Inconsolata";color:#111} .top{display:flex;justify-content:space-between;gap:6mm} .own{font-size:8.5pt;line-height:1.4} .own b{font:bold 17pt "URW Bookman";display:block} .nr{width:46mm;border:.8pt solid #1f4d2c;padding:2mm 3mm;line-height:1.8;align-self:flex-start} .to{margin:5mm 0 4mm} .to div{border-bottom:.6pt dotted #1f4d2c;padding:1.2mm 0 .4mm} .li th{border:.8pt solid #1f4d2c;font-size:7.5pt;text-transform:uppercase;padding:3px 5px;background:#e9f1ea} .li td{border-left:.8pt solid #1f4d2c;border-right:.8pt solid #1f4d2c;border-bottom:.4pt solid #9db8a3;height:6.6mm;padding:0 5px;font:10.5pt "Inconsolata";color:#111} .li .s td{border:.8pt solid #1f4d2c} .li .s td:first-child{font:8.5pt "Liberation Sans";color:#1f4d2c;text-align:right} .n{font-size:7.5pt;margin-top:3mm;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          `>${p.number(l.quantity)}`,
          l.unit,
          l.description,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const empty = `<tr>${'<td></td>'.repeat(5)}</tr>`.repeat(9 - rows.length)
      const sum = (label: string, value: string) =>
        `<tr class=s><td colspan=4>${label}</td><td class=r>${value}</td></tr>`
      return `<div class=pad><div class=top><div class=own><b>${d.seller.name}</b>Impresa boschiva – Taglio e vendita legna da ardere<br>${d.seller.street} – ${d.seller.postCode} ${d.seller.town}<br>Cell. ${d.seller.telephone}<br>Partita IVA ${d.seller.vatId.slice(2)} – Albo imprese forestali n. ${random.digits(4)}</div><div class=nr><b>FATTURA</b><br>N. <span class=v>${d.number}</span><br>del <span class=v>${p.date(d.issueDate)}</span></div></div>
<div class=to><div>Sig./Ditta &nbsp; <span class=v>${d.buyer.name}</span></div><div>Via &nbsp; <span class=v>${d.buyer.street}</span></div><div>Città &nbsp; <span class=v>${d.buyer.postCode} ${d.buyer.town}</span></div></div>
<table class=li>${heading(['>Quantità', 'U.M.', 'Natura e qualità dei beni', '>Prezzo €', '>Importo €'])}${rows.join('')}${empty}${sum('Imponibile', p.plain(d.subtotal))}${sum(`I.V.A. <span class=v>${p.number(d.taxes[0].rate)}</span> %`, p.plain(d.tax))}${sum('<b>TOTALE FATTURA €</b>', `<b>${p.plain(d.total)}</b>`)}</table>
<div class=n>Pagamento: &nbsp;☐ contanti &nbsp; ☒ alla consegna con POS &nbsp; ☐ bonifico &nbsp;&nbsp;&nbsp; Consegnato il <span class=v>${p.date(d.deliveryDate)}</span><br>Peso verificato a destino alla presenza del cliente. Legna di provenienza locale, conforme al Reg. (UE) 995/2010. Copia per il cliente – l’originale è la fattura elettronica inviata al Sistema di Interscambio.</div></div>`
    },
  },
  {
    name: 'it-congressi-saldo',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22, 10],
      lines: [8, 14],
      isInOrder: true,
      isOnce: true,
      most: 3,
      prepaid: 0.9,
      days: [10, 15, 30],
      pools: partiesOf(
        'Villa|Congressi|Palazzo|Eventi|Consulting',
        'S.r.l.|Società Benefit|& Partners|S.p.A.|Fondazione'
      ),
      items: itemsOf(
        'Sala Plenaria “Affreschi”, giornata intera (capienza 140 posti a platea)|giorni|780|1150;Sala Limonaia, mezza giornata, per lavori di gruppo|giorni|240|360;Impianto audio-video: schermo 4 m, proiettore laser, 3 radiomicrofoni|giorni|290|420;Assistenza tecnica di sala|turni|150|210;Segreteria e accoglienza, 2 hostess|turni|260|340;Streaming e registrazione dei lavori|giorni|450|690;Coffee break del mattino, forfait fino a 60 persone|servizi|420|560|1;Light lunch a buffet, forfait fino a 60 persone|servizi|1320|1740|1;Acqua e caramelle ai tavoli|servizi|60|95|1;Riassetto sala e pulizie straordinarie|forfait|120|180'
      ),
      numbers: (random, year) => `${random.int(12, 340)}/EV/${year}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${italianMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:11pt "EB Garamond";font-variant-numeric:lining-nums;color:#2a2320;margin:0} .crest{text-align:center;margin-bottom:9mm} .crest b{display:block;font:19pt "EB Garamond";letter-spacing:2.5px;color:#7a5c2e} .crest span{font-size:9.5pt;letter-spacing:.6px} .crest hr{width:34mm;border:0;border-top:.8pt solid #7a5c2e;margin:2.5mm auto} .two{display:flex;justify-content:space-between;margin-bottom:7mm;line-height:1.35} .two div:last-child{text-align:right} h1{font:italic 16pt "EB Garamond";color:#7a5c2e;margin:0 0 1mm} .ev{margin:0 0 4mm} .li th{font-weight:normal;font-variant:small-caps;text-align:left;border-bottom:.8pt solid #7a5c2e;padding:2px 4px} .li td{padding:4px;vertical-align:top;border-bottom:.3pt solid #d9cbb3} .s{width:96mm!important;margin:5mm 0 5mm auto;break-inside:avoid} .s td{padding:2.5px 4px} .s .t td{border-top:.8pt solid #7a5c2e;font-weight:bold} .s .d td{background:#f3ecdf;font-weight:bold;font-size:12.5pt} .pay{line-height:1.4} .f{margin-top:9mm;text-align:center;font-size:8.5pt;color:#6b5f50;line-height:1.35}',
    draw: (p) => {
      const { doc: d, random } = p
      const title = random.pick([
        'Convegno “Il suolo che resta”',
        'Assemblea annuale dei soci',
        'Giornata formativa rete vendita',
        'Meeting scientifico di cardiologia',
      ])
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p
        .taxes((t) =>
          row([`IVA ${p.number(t.rate)}% su ${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
        )
        .join('')
      const paid = d.prepaid
        ? row([`Acconto ricevuto alla conferma`, `>– ${p.money(d.prepaid)}`])
        : ''
      return `<div class=crest><b>${d.seller.name}</b><hr><span>Residenza d’epoca per congressi e cerimonie · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</span></div>
<div class=two><div>Fattura n. <b>${d.number}</b><br>${d.seller.town}, ${p.date(d.issueDate)}<br>Preventivo accettato il ${p.date(d.orderDate)}<br>Ordine d’acquisto ${d.orderNumber}</div><div>Spett.le<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>P. IVA ${d.buyer.vatId.slice(2)} – SDI ${lettersOf(random, 7, 'ABKMNPQRSTUWX0123456789')}</div></div>
<h1>Fattura a saldo</h1><p class=ev>${title}, svoltosi presso la nostra sede fino al ${p.date(d.deliveryDate)}. Referente in sede: ${random.pick(['Ornella', 'Debora', 'Susanna'])}, ufficio eventi.</p>
<table class=li>${heading(['Servizi resi', '>Q.tà', '', '>Prezzo €', '>IVA', '>Importo €'])}${rows.join('')}</table>
<table class=s>${row(['Totale imponibile', `>${p.money(d.subtotal)}`])}${taxes}${row(['Totale IVA', `>${p.money(d.tax)}`])}<tr class=t><td>Totale documento</td><td class=r>${p.money(d.total)}</td></tr>${paid}<tr class=d><td>Saldo a Vs. carico</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<div class=pay>Vi preghiamo di provvedere al saldo entro il <b>${p.date(d.dueDate)}</b> mediante bonifico bancario:<br>IBAN ${grouped(d.seller.iban)}<br>indicando nella causale il numero della presente fattura. Lieti di averVi ospitato, porgiamo cordiali saluti.</div>
<div class=f>${d.seller.name} – P. IVA e C.F. ${d.seller.vatId.slice(2)} – REA PC-${random.digits(6)} – Tel. ${d.seller.telephone} – ${d.seller.mail}<br>Documento analogico di cortesia: la fattura con validità fiscale è quella in formato XML trasmessa al SdI.</div>`
    },
  },
  {
    name: 'es-cosmetica-abono',
    plan: {
      country: 'ES',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [21],
      lines: [3, 10],
      isOnce: true,
      most: 12,
      lineDiscount: 0.6,
      pools: partiesOf(
        'Cosmética|Peluqueros|BELLA PIEL|Estética|Perfumería',
        'S.L.|S.A.|Profesional|e Hijas, S.L.|S.L.U.'
      ),
      items: itemsOf(
        'TINTE PERM. 60ML 6.34 RUBIO OSC. DORADO COBRE||4|6;TINTE PERM. 60ML 9.1 RUBIO MUY CLARO CENIZA||4|6;OXIDANTE CREMA 20 VOL 1000ML||5|8;DECOLORACIÓN AZUL BOTE 500G||11|16;CHAMPÚ MATIZADOR VIOLETA 300ML||7|10;MASCARILLA KERATINA 1000ML||12|18;SÉRUM PUNTAS ARGÁN 100ML||9|13;LACA FUERTE PROF. 750ML||6|9;ESMALTE SEMIPERM. 8ML N.º 114||5|8;CERA TIBIA ROLL-ON TITANIO 100ML||1|2;AMPOLLAS ANTICAÍDA 12X10ML||14|22;EXPOSITOR SOBREMESA LABIALES||18|29;PLANCHA CERÁMICA MINI||24|36'
      ),
      numbers: (random, year) => `R${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...comma, date: dashed },
    css: 'body{font:9pt "Lato";color:#333;margin:0} .top{display:flex;justify-content:space-between;align-items:center;background:#3a2740;color:#fff;padding:5mm 6mm} .top b{font:300 20pt "Lato Light";letter-spacing:1px} .top div{font-size:8pt;text-align:right;line-height:1.45} .ti{font:bold 15pt "Lato";color:#a0467f;margin:7mm 0 3mm} .two{display:flex;gap:8mm;margin-bottom:5mm} .two>*{flex:1} .k td{padding:2px 0;border-bottom:.4pt solid #ddd} .k td:first-child{color:#888;width:36mm} .to{border:.8pt solid #a0467f;border-radius:3mm;padding:3mm 5mm;line-height:1.5} .rq{background:#f7edf3;padding:2.5mm 4mm;margin-bottom:4mm;line-height:1.45} .li th{border-bottom:1.2pt solid #3a2740;text-align:left;padding:3px 4px;font-size:8pt} .li td{padding:3.5px 4px;border-bottom:.4pt solid #e4dbe3} .b{margin-top:7mm;break-inside:avoid} .b th{background:#3a2740;color:#fff;font-weight:normal;text-align:right;padding:3px 8px;font-size:8pt} .b td{text-align:right;padding:5px 8px;border:.5pt solid #3a2740;font-size:10.5pt} .l{margin-top:6mm;font-size:7.6pt;line-height:1.5;color:#666}',
    draw: (p) => {
      const { doc: d, random } = p
      const reason = random.pick([
        'Devolución de producto próximo a caducidad',
        'Mercancía dañada en el transporte',
        'Error de referencia en el pedido',
      ])
      const rows = p.lines((l) =>
        row([
          `${codeOf(l.description, 3000, 6899)}-${l.description.slice(0, 2)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)}%` : '–'}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=top><b>${d.seller.name}</b><div>Distribución a peluquerías y centros de estética<br>${d.seller.street} · ${d.seller.postCode} ${d.seller.town}<br>${d.seller.telephone} · ${d.seller.mail}</div></div>
<div class=ti>FACTURA RECTIFICATIVA – ABONO</div>
<div class=two><table class=k>${row(['N.º de abono', `<b>${d.number}</b>`])}${row(['Fecha', p.date(d.issueDate)])}${row(['Cód. cliente', d.customerNumber])}${row(['Delegado/a', random.pick(['M. Sahún', 'R. Puyuelo', 'Zona 4'])])}${row(['Albarán recogida', `DV-${random.digits(5)}`])}</table><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF ${d.buyer.vatId.slice(2)}</div></div>
<div class=rq>Rectifica la factura <b>${d.earlier.replace(/^R/, 'F')}</b>. Motivo: ${reason}. Mercancía recogida el ${p.date(d.deliveryDate)}. Rectificación por diferencias (art. 15 del R.D. 1619/2012 y art. 80 de la Ley 37/1992 del IVA).</div>
<table class=li>${heading(['Ref.', 'Artículo devuelto', '>Uds.', '>Precio', '>Dto.', '>Importe'])}${rows.join('')}</table>
<table class=b>${row(['Base imponible', '% IVA', 'Cuota IVA', 'Total abono EUR'], 'th')}<tr><td>${p.plain(d.subtotal)}</td><td>${p.number(d.taxes[0].rate)}</td><td>${p.plain(d.tax)}</td><td><b>${p.plain(d.total)}</b></td></tr></table>
<div class=l>Importe a su favor: ${p.plain(d.amountDue)} €, que se compensará en su próximo recibo domiciliado. No es necesario que realice ningún pago.<br>${d.seller.name} · CIF ${d.seller.vatId.slice(2)} · Inscrita en el R.M. de Huesca, tomo ${random.digits(3)}, folio ${random.digits(2)}, hoja HU-${random.digits(4)}. Responsable de puesta en el mercado según Reglamento (CE) 1223/2009. Sus datos se tratan para la gestión comercial y contable; puede ejercer sus derechos en ${d.seller.mail}.</div>`
    },
  },
  {
    name: 'es-regantes-campana',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [0],
      lines: [7, 14],
      isInOrder: true,
      isOnce: true,
      most: 18,
      isPart: true,
      isBuyerPerson: true,
      days: [45, 60],
      pools: partiesOf(
        'Acequia Mayor|Riegos del Cinca|Regadíos',
        'Comunidad de Regantes|C. R.|Sindicato de Riegos'
      ),
      items: itemsOf(
        'Pol. 4 Parc. 112 – Cuota fija de superficie|ha|62|74;Pol. 4 Parc. 113 – Cuota fija de superficie|ha|62|74;Pol. 9 Parc. 27 – Cuota fija de superficie|ha|62|74;Pol. 15 Parc. 208 – Cuota fija de superficie|ha|62|74;Derrama modernización, 3.ª anualidad|ha|38|55;Canon de regulación C.H.E.|ha|21|29;Tarifa de utilización del agua, Canal|ha|33|46;Toma 14-B – Consumo campaña|dam³|24|39;Toma 22-A – Consumo campaña|dam³|24|39;Energía de bombeo, sector II|h|6|11;Limpieza de desagües y brazales|ha|8|13'
      ),
      numbers: (random, year) => `${year}-C${random.int(1, 2)}-${random.digits(4)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:9.5pt "Nimbus Roman";margin:0} .top{display:flex;justify-content:space-between} .own{width:70mm;line-height:1.3} .own b{font-size:14pt;display:block;margin-bottom:1mm} .id td{border:.6pt solid #000;padding:3px 6px} .id td:first-child{background:#eee;width:38mm} .id{width:84mm!important;align-self:flex-start} .to{margin:7mm 0 6mm 92mm;line-height:1.35;font-size:10.5pt} h2{font-size:11pt;text-align:center;margin:0 0 2mm;text-transform:uppercase} .li th{border:.6pt solid #000;padding:2px 5px;text-align:left;background:#eee} .li td{border-left:.6pt solid #000;border-right:.6pt solid #000;padding:2.2px 5px} .li{border-bottom:.6pt solid #000} .s{width:78mm!important;margin:3mm 0 0 auto} .s td{padding:2px 5px} .s tr:last-child td{border-top:.8pt solid #000;font-weight:bold;font-size:11pt} .n{font-size:8.3pt;line-height:1.35;margin:4mm 0} .cut{border-top:.8pt dashed #000;margin-top:6mm;padding-top:1.5mm;font-size:7.5pt;text-align:right} .slip{break-inside:avoid} .slip td{border:.6pt solid #000;padding:2px 5px;vertical-align:top} .slip small{display:block;font-size:7pt} .bar{text-align:center;margin-top:4mm;font:8pt "Liberation Mono"}',
    draw: (p) => {
      const { doc: d, random } = p
      const year = d.issueDate.slice(0, 4)
      const issuer = `${random.digits(8)}`
      const reference = `${random.digits(11)}${random.digits(2)}`
      const ident = `${random.digits(3)}${random.digits(6)}`
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const cell = (label: string, value: string, span = 1) =>
        `<td colspan=${span}><small>${label}</small>${value}</td>`
      return `<div class=top><div class=own><b>${d.seller.name}</b>Corporación de Derecho Público adscrita a la Confederación Hidrográfica del Ebro<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>N.I.F. ${d.seller.vatId.slice(2)}<br>Tel. ${d.seller.telephone}</div><table class=id>${row(['Factura n.º', `<b>${d.number}</b>`])}${row(['Fecha', p.date(d.issueDate)])}${row(['Partícipe n.º', d.customerNumber])}${row(['Campaña', `Riego ${year}`])}${row(['Fin periodo voluntario', `<b>${p.date(d.dueDate)}</b>`])}</table></div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<h2>Cuotas y derramas aprobadas en Junta General</h2>
<table class=li>${heading(['Concepto', '>Cantidad', 'Ud.', '>Tarifa €', '>Importe €'])}${rows.join('')}</table>
<table class=s>${row(['Suma (base)', `>${p.money(d.subtotal)}`])}${row(['IVA – operación no sujeta', `>${p.money(d.tax)}`])}${row(['TOTAL FACTURA', `>${p.money(d.total)}`])}</table>
<div class=n>Operaciones no sujetas al IVA conforme al art. 7.11.º de la Ley 37/1992 (comunidades de regantes para la ordenación y aprovechamiento de las aguas). Transcurrido el periodo voluntario se aplicará el recargo del 10 % previsto en las Ordenanzas y podrá prohibirse el uso del agua (art. 83 del Texto Refundido de la Ley de Aguas); la deuda será exigible por la vía administrativa de apremio. Contra la presente liquidación cabe recurso ante la Junta de Gobierno en el plazo de un mes.</div>
<div class=slip><div class=cut>✂ Ejemplar para la entidad colaboradora</div><table><tr>${cell('CARTA DE PAGO – Modalidad 1', `${d.seller.name}`, 2)}${cell('Emisora – Sufijo', `${issuer} – 501`)}${cell('Referencia', reference)}</tr><tr>${cell('Partícipe', d.buyer.name, 2)}${cell('Identificación', ident)}${cell('Importe', `<b>${p.money(d.amountDue)}</b>`)}</tr><tr>${cell('Lugar de pago: entidades colaboradoras, en ventanilla, cajero o banca electrónica (cuaderno 57)', `Pagadero hasta el ${p.date(d.dueDate)}`, 3)}${cell('Factura', d.number)}</tr></table><div class=bar>${bars(random, 62, '112mm', '12mm')}<br>90501${issuer}${reference}${ident}0</div></div>`
    },
  },
  {
    name: 'es-agencia-redes',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [4, 8],
      isInOrder: true,
      isOnce: true,
      most: 4,
      days: [15, 30],
      pools: partiesOf(
        'Comunicación|ESTUDIO NUBE|Digital|Hoteles|Laboratorios',
        'S.L.|S.L.U.|y Asociados|S.A.|Scoop.'
      ),
      items: itemsOf(
        'Gestión mensual de redes sociales (Instagram, LinkedIn y TikTok)|mes|480|850;Calendario editorial y redacción de publicaciones|mes|220|390;Campaña de anuncios: configuración y optimización|campaña|310|540;Sesión de fotografía de producto, media jornada|sesión|280|420;Edición de vídeo vertical hasta 45 s|vídeo|90|165;Adaptación de creatividades a formatos|pieza|25|55;Informe trimestral y reunión de resultados|informe|140|240'
      ),
      numbers: (random, year) => `${year}${random.pick(['-', '/'])}0${random.digits(2)}`,
    },
    style: {
      ...euroAfter,
      date: (y, m, d) => `${Number(d)} ${spanishMonths[Number(m) - 1].slice(0, 3)}. ${y}`,
    },
    css: 'body{font:9.5pt "Inter";color:#16161d;margin:0} .top{display:flex;justify-content:space-between;align-items:flex-start;margin-bottom:16mm} .top b{font:800 17pt/1 "Inter Display";letter-spacing:-.5px;width:62mm} .pill{background:#ff5a36;color:#fff;border-radius:20px;padding:1.6mm 6mm;font-weight:600} .g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8mm;line-height:1.5;font-size:8.8pt;margin-bottom:13mm} .g h4{margin:0 0 1.2mm;font-size:7.4pt;color:#ff5a36;text-transform:uppercase;letter-spacing:.7px} .li th{font-size:7.4pt;text-transform:uppercase;letter-spacing:.6px;color:#777;text-align:left;padding:0 0 2mm;border-bottom:1pt solid #16161d;font-weight:500} .li td{padding:3.2mm 0;border-bottom:.4pt solid #ccc;vertical-align:top} .tot{width:78mm;margin:7mm 0 0 auto} .tot div{display:flex;justify-content:space-between;padding:1.3mm 0} .tot .t{font:700 14pt "Inter Display";border-top:1pt solid #16161d;margin-top:1.5mm;padding-top:2.5mm} .pay{margin-top:15mm;background:#f4f3ef;padding:5mm 6mm;line-height:1.6;font-size:8.8pt;break-inside:avoid} .f{font-size:7pt;color:#777;margin-top:12mm;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      return `<div class=top><b>${d.seller.name}</b><span class=pill>Factura</span></div>
<div class=g><div><h4>De</h4>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIF ${d.seller.vatId.slice(2)}</div><div><h4>Para</h4>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF ${d.buyer.vatId.slice(2)}</div><div><h4>Datos</h4>Número: ${d.number}<br>Emitida: ${p.date(d.issueDate)}<br>Vence: ${p.date(d.dueDate)}<br>Proyecto: ${random.pick(['Lanzamiento', 'Always on', 'Temporada', 'Rebranding'])}<br>Vuestro pedido: ${d.orderNumber}</div></div>
<table class=li>${heading(['Concepto', '>Cantidad', '>Precio', '>Total'])}${rows.join('')}</table>
<div class=tot><div><span>Base imponible</span><span>${p.money(d.subtotal)}</span></div><div><span>IVA (${p.number(d.taxes[0].rate)} %)</span><span>${p.money(d.tax)}</span></div><div class=t><span>Total</span><span>${p.money(d.total)}</span></div></div>
<div class=pay><b>¿Cómo pagar?</b><br>Transferencia a ${grouped(d.seller.iban)}, con el número de factura en el concepto.<br>La inversión publicitaria la cobran directamente las plataformas en vuestra tarjeta y no está incluida en esta factura. ¡Gracias por confiar en el equipo!</div>
<div class=f>${d.seller.site} · ${d.seller.mail} · ${d.seller.telephone}<br>En caso de demora se devengarán los intereses y la indemnización por costes de cobro previstos en la Ley 3/2004. Tratamos tus datos para la gestión administrativa y fiscal, conforme al RGPD y la LOPDGDD.</div>`
    },
  },
  {
    name: 'pt-viveiro-plantas',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [6, 23],
      lines: [8, 20],
      isOnce: true,
      most: 24,
      lineDiscount: 0.3,
      days: [0, 30, 60],
      pools: partiesOf(
        'Viveiros|Hortoflor|Garden Center|VERDE VIVO|Paisagismo',
        'Lda.|Unipessoal, Lda.|S.A.|& Filhos, Lda.|Soc. Agrícola'
      ),
      items: itemsOf(
        'Lavandula dentata V14|UN|1|3;Rosmarinus prostratus V17|UN|2|4;Nerium oleander 60/80 C5|UN|5|8;Olea europaea PAP 20/25 C80|UN|78|125;Photinia Red Robin 100/120 C10|UN|9|14;Viburnum lucidum 80/100 C7|UN|6|9;Cupressus leylandii 150/175 C10|UN|11|16;Agapanthus africanus C3|UN|3|5;Trachelospermum jasm. tutor 120 C5|UN|8|12;Citrus limon enxertado C10|UN|13|19;Tabuleiro alface frisada 104 alv.|TAB|4|6;Tabuleiro couve portuguesa 104 alv.|TAB|4|6;Petúnia mista V10,5|UN|1|2;Relva em tapete|M2|2|4;Substrato universal 70 L|SC|5|8|1;Casca de pinho 15/25 60 L|SC|4|7|1;Vaso barro 30 cm c/ prato|UN|6|10|1;Tubo gotejante 16 mm 33 cm rolo 100 m|RL|24|36|1;Manta antiervas 1,05x100 m|RL|31|47|1;Estaca tratada 6x250|UN|3|5|1'
      ),
      numbers: (random, year) =>
        `FT ${random.pick(['A', 'V1', 'LOJA'])}${year}/${random.int(41, 2860)}`,
    },
    style: { ...comma, thousands: ' ', date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:8.4pt "Liberation Sans";margin:0} .top{display:flex;justify-content:space-between} .own{line-height:1.35;width:88mm} .own b{font:bold 12.5pt "Liberation Sans";color:#2e6b1f} .to{width:80mm;margin-top:15mm;line-height:1.4;font-size:9.5pt} .ti{display:flex;justify-content:space-between;border-bottom:1pt solid #000;margin-top:4mm;padding-bottom:1mm;font-size:11pt} .k th{font-size:7.2pt;text-align:left;padding:3px 3px 0} .k td{padding:0 3px 3px;border-bottom:.5pt solid #000} .li{margin-top:3mm} .li th{background:#dfe8db;padding:2.5px 3px;font-size:7.6pt;text-align:left} .li td{padding:2.4px 3px} .li tbody tr:last-child td{border-bottom:.5pt solid #000} .end{display:grid;grid-template-columns:auto 74mm 1fr;gap:5mm;margin-top:5mm;break-inside:avoid;align-items:start} .q th{font-size:7.2pt;border-bottom:.5pt solid #000;padding:1px 3px;text-align:left} .q td{padding:1.6px 3px} .tot td{padding:2px 3px} .tot tr:last-child td{font-weight:bold;font-size:11pt;background:#dfe8db} .c{font-size:7pt;margin-top:4mm;line-height:1.45}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          `${l.rate === 6 ? 'PL' : 'AC'}${codeOf(l.description, 1000, 8999)}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.discount, 1)}`,
          `>${p.number(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p
        .taxes((t) =>
          row([`IVA ${p.number(t.rate)}%`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])
        )
        .join('')
      const code = `${lettersOf(random, 8, 'BCDFGHJKMPRTVWXY2346789')}-${random.int(41, 2860)}`
      return `<div class=top><div class=own><b>${d.seller.name}</b><br>Produção e comércio de plantas ornamentais e hortícolas<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} (chamada para a rede fixa nacional)<br>${d.seller.mail}<br>Contribuinte n.º ${d.seller.vatId.slice(2)} · Operador fitossanitário PT-${random.digits(4)}</div><div class=to>Exmo.(s) Sr.(s)<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<div class=ti><b>Fatura ${d.number}</b><span>Original</span></div>
<table class=k>${row(['V/ N.º Contrib.', 'Requisição', 'Moeda', 'Data', 'Vencimento', 'Condição de pagamento'], 'th')}${row([d.buyer.vatId.slice(2), d.orderNumber, 'EUR', p.date(d.issueDate), p.date(d.dueDate), 'Conforme vencimento'])}</table>
<table class=li>${heading(['Artigo', 'Descrição', '>Qtd.', 'Un.', '>Pr. unitário', '>Desc. %', '>IVA', '>Valor'])}${rows.join('')}</table>
<div class=end><div>${squareCode(random, '30mm', { side: 33 })}<br><span style="font-size:7pt">ATCUD: ${code}</span></div><div><b>Quadro resumo do IVA</b><table class=q>${row(['Taxa', '>Incidência', '>Valor IVA'], 'th')}${taxes}</table></div><table class=tot>${row(['Mercadoria/Serviços', `>${p.plain(d.subtotal)}`])}${row(['Portes', '>0,00'])}${row(['IVA', `>${p.plain(d.tax)}`])}${row(['Acerto', '>0,00'])}${row(['Total (EUR)', `>${p.plain(d.total)}`])}</table></div>
<div class=c>${lettersOf(random, 4, 'aBcDeGhKmPqRsTw379')}-Processado por Programa Certificado n.º ${random.digits(4)}/AT<br>Carga: N/ morada, ${p.date(d.issueDate)} ${random.int(8, 17)}:${random.int(10, 59)} &nbsp;·&nbsp; Descarga: V/ morada &nbsp;·&nbsp; Matrícula: ${random.digits(2)}-${random.pick(['RX', 'TB', 'VG'])}-${random.digits(2)}<br>Os bens/serviços foram colocados à disposição do adquirente na data do documento. Passaporte fitossanitário aposto nas etiquetas dos lotes. Não nos responsabilizamos pelo pegamento das plantas.<br>Pagamento por transferência: IBAN ${grouped(d.seller.iban)} – enviar comprovativo para ${d.seller.mail}</div>`
    },
  },
  {
    name: 'pt-estores-sinal',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23],
      lines: [4, 9],
      isOnce: true,
      most: 6,
      isSellerPerson: true,
      isBuyerPerson: true,
      prepaid: 0.85,
      days: [8, 15],
      pools: partiesOf('Condomínio|Restaurante|Clínica|Imobiliária', 'Lda.|Unip. Lda.|S.A.'),
      items: itemsOf(
        'Estore de rolo screen 3%, corrente metálica, até 160x180 cm|un.|72|118;Estore térmico alumínio injetado, cor branca, c/ motor tubular|un.|210|320;Cortinado ondulado em linho c/ calha de teto|un.|165|290;Toldo de braços extensíveis 350x250 cm, lona acrílica|un.|640|880;Rede mosquiteira plissada, porta de varanda|un.|128|195;Substituição de fita e enrolador|un.|18|29;Comando de parede RF, 2 canais|un.|39|58;Montagem e afinação no local|h|22|30;Remoção de estores antigos e transporte a vazadouro|vg|45|80'
      ),
      numbers: (random, year) => `FT ${year}/${random.int(3, 214)}`,
    },
    style: { ...comma, thousands: '.', money: (plain) => `${plain}€`, date: dashed },
    css: 'body{font:9pt "Open Sans";color:#3c3c3c;margin:0} .top{display:flex;justify-content:space-between;margin-bottom:8mm} .own{line-height:1.45} .own b{font:600 14pt "Open Sans";color:#1d6fa5} h1{font:300 21pt "Open Sans Light";margin:0;text-align:right} h1 small{display:block;font:600 11pt "Open Sans";color:#1d6fa5} .two{display:flex;justify-content:space-between;gap:10mm;margin-bottom:6mm} .two .to{line-height:1.5;width:78mm} .to span{font-size:7.5pt;color:#999} .k{width:80mm!important} .k td{padding:1.6px 0} .k td:first-child{color:#888} .li th{background:#1d6fa5;color:#fff;font-weight:600;text-align:left;padding:4px 5px;font-size:8pt} .li td{padding:4.5px 5px;border-bottom:.4pt solid #ccc;vertical-align:top} .bot{display:flex;justify-content:space-between;margin-top:6mm;gap:8mm;break-inside:avoid} .s{width:76mm!important} .s td{padding:3px 5px} .s .t td{border-top:.8pt solid #1d6fa5;font-weight:600} .s .d td{background:#eaf3f9;font-weight:bold;font-size:11.5pt} .mb{border:.8pt solid #bbb;border-radius:2mm;padding:3mm 4mm;width:56mm} .mb b{color:#1d6fa5} .q{display:flex;gap:5mm;margin-top:9mm;align-items:flex-end;font-size:7.2pt;line-height:1.5;color:#666}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const paid = d.prepaid
        ? row([`Sinal recebido em ${p.date(d.orderDate)}`, `>-${p.money(d.prepaid)}`])
        : ''
      return `<div class=top><div class=own><b>${d.seller.name}</b><br>Estores · Cortinados · Toldos<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIF: ${d.seller.vatId.slice(2)}<br>Tlm.: ${d.seller.telephone}</div><h1>Fatura<small>${d.number}</small></h1></div>
<div class=two><table class=k>${row(['Data de emissão', p.date(d.issueDate)])}${row(['Data de vencimento', p.date(d.dueDate)])}${row(['V/ orçamento aceite em', p.date(d.orderDate)])}${row(['Data de montagem', p.date(d.deliveryDate)])}</table><div class=to><span>Cliente</span><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>Portugal · NIF 2${random.digits(8)}</div></div>
<table class=li>${heading(['Designação', '>Qtd.', 'Un.', '>Preço un.', '>IVA', '>Total s/ IVA'])}${rows.join('')}</table>
<div class=bot><div class=mb><b>Multibanco</b><table>${row(['Entidade', `>${random.digits(5)}`])}${row(['Referência', `>${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`])}${row(['Valor', `>${p.money(d.amountDue)}`])}</table></div><table class=s>${row(['Total ilíquido', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}<tr class=t><td>Total da fatura</td><td class=r>${p.money(d.total)}</td></tr>${paid}<tr class=d><td>Valor a pagar</td><td class=r>${p.money(d.amountDue)}</td></tr></table></div>
<div class=q>${squareCode(random, '27mm', { side: 33 })}<div>ATCUD: ${lettersOf(random, 8, 'BCDFGHJKMPRTVWXY2346789')}-${random.int(3, 214)}<br>${lettersOf(random, 4, 'aBcDeGhKmPqRsTw379')} - Processado por programa certificado nº ${random.digits(4)}/AT<br>Os artigos e/ou serviços faturados foram colocados à disposição do adquirente na data de montagem indicada.<br>Garantia de 3 anos nos termos do Decreto-Lei n.º 84/2021. O livro de reclamações está disponível em livroreclamacoes.pt.<br>Emitido por ${d.seller.name}, empresário em nome individual.</div></div>`
    },
  },
]
