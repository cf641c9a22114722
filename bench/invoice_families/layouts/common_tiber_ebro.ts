import { paged } from '../pages.ts'
import { dayAfter } from '../days.ts'
import { baseOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, euroAfter, grouped, heading, monthsIn, row, slashed } from '../print.ts'

const italian = {
  ...pools.IT,
  first: listOf('Ilaria|Stefano|Benedetta|Michele|Federica|Tommaso|Martina|Riccardo'),
  last: listOf(
    'Tamburini|Scarpelli|Valentini|Gualtieri|Orsini|Benvenuti|Cattaneo|Di Pietro|Zanetti|Raimondi'
  ),
  streets: listOf(
    'Via Flaminia 210|Via XX Settembre, 9|Viale Trento 41/B|Strada Statale 16 km 282|Via dei Mille 3|Largo Mazzini, 6|Via dell’Artigianato 27'
  ),
  towns: townsOf(
    'Terni=05100|Viterbo=01100|Ancona=60127|Empoli=50053|Lodi=26900|Rieti=02100|San Benedetto del Tronto=63074'
  ),
}

const spanish = {
  ...pools.ES,
  first: listOf('Begoña|Andrés|Pilar|Sergio|Maite|Joaquín|Inmaculada|Rubén'),
  last: listOf('Larrea|Monreal|Sanjuán|Urdiales|Palacín|Belenguer|Royo|Zubiaur|Cabello|Torrecilla'),
  streets: listOf(
    'C/ San Vicente, 22|Avda. de Navarra, 61|Pol. Ind. El Segre, nave 14|Ctra. N-232, km 118|C/ Joaquín Costa, 5 bajo|Plaza de España, 8, 2.º A|Camino Viejo, s/n'
  ),
  towns: townsOf(
    'Logroño=26004|Tudela=31500|Tortosa=43500|Huesca=22003|Miranda de Ebro=09200|Calahorra=26500|Alcañiz=44600'
  ),
}

const portuguese = {
  ...pools.PT,
  first: listOf('Marta|Tiago|Filipa|Gonçalo|Susana|Hélder|Raquel|Bruno'),
  last: listOf('Vilaça|Cardoso|Teixeira|Meneses|Bragança|Quintas|Sampaio|Rebelo|Faria|Antunes'),
  streets: listOf(
    'Rua Serpa Pinto, 74|Av. 25 de Abril, 310|Zona Industrial, Lote 22|Rua do Souto, 5 r/c Dto.|EN 109, n.º 1180|Praceta dos Combatentes, 3'
  ),
  towns: townsOf(
    'Leiria=2400-115|Aveiro=3810-094|Guimarães=4800-413|Tomar=2300-531|Viseu=3500-090|Setúbal=2900-310'
  ),
}

/** The parties of a family whose companies have trades and legal forms of their own. */
function partiesOf(trade: string, forms = ''): Pools {
  const own = (base: { forms: string[] }) => ({
    trade: listOf(trade),
    forms: forms ? listOf(forms) : base.forms,
  })
  return {
    ...pools,
    IT: { ...italian, ...own(italian) },
    ES: { ...spanish, ...own(spanish) },
    PT: { ...portuguese, ...own(portuguese) },
  }
}

/** The digits at the end of a number, which the code of Portuguese documents repeats. */
const lastNumberIn = (number: string) => number.match(/\d+/g)?.at(-1) ?? '1'

const vatCodes: Record<number, string> = { 22: '22', 10: '10', 4: '04' }

/** Italian, Spanish and Portuguese invoices of an ordinary month. */
export const commonTiberEbro: Family[] = [
  {
    name: 'it-forfettaria-testi',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [0],
      lines: [1, 4],
      isOnce: true,
      isSellerPerson: true,
      most: 8,
      days: [15, 30, 60],
      pools: partiesOf('Comunicazione|Cosmetici|Edizioni|Formazione|Viaggi|Arredo'),
      items: itemsOf(
        'Redazione articoli per il blog aziendale|n.|60|140;Testi per schede prodotto e-commerce|n.|18|45;Piano editoriale mensile social|mese|280|450;Newsletter: ideazione e stesura|n.|90|160;Revisione e correzione bozze|ore|28|42;Consulenza di posizionamento e tono di voce|ore|45|70;Gestione pagina social|mese|320|520'
      ),
      numbers: (random, year) => `${random.int(2, 64)}/${year}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: slashed },
    css: 'body{font:10pt "Open Sans";color:#333;margin:0} .top{display:flex;justify-content:space-between;border-bottom:2pt solid #1b9aaa;padding-bottom:5mm} .top .n{font-size:16pt;font-weight:600;color:#1b9aaa} .top small,.lab{font-size:8pt;color:#777} .two{display:flex;justify-content:space-between;margin:7mm 0} .two>div{width:82mm} h1{font-size:15pt;margin:0 0 1mm;font-weight:600} .it th{background:#f0f4f5;text-align:left;font-size:8pt;padding:6px 7px;color:#555} .it td{padding:8px 7px;border-bottom:.5pt solid #ddd} .tot{width:85mm;margin:4mm 0 0 auto} .tot td{padding:4px 7px} .tot tr:last-child td{font-size:13pt;font-weight:600;background:#1b9aaa;color:#fff} .pay{margin-top:9mm;display:flex;gap:12mm} .pay>div{flex:1} .notes{margin-top:9mm;font-size:8pt;color:#555;line-height:1.5;border-top:.5pt solid #ccc;padding-top:3mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const month = monthsIn('IT')[Number(d.from.slice(5, 7)) - 1]
      return `<div class=top><div><div class=n>${d.seller.name}</div>Copywriter &amp; content editor</div><div class=r><small>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>P.IVA ${d.seller.vatId.slice(2)}<br>${d.seller.mail}<br>Tel. ${d.seller.telephone}</small></div></div>
<div class=two><div><h1>Fattura n. ${d.number}</h1>del ${p.date(d.issueDate)}<br><br><span class=lab>Oggetto</span><br>Attività di ${month}, ordine ${d.orderNumber}</div><div><span class=lab>Cliente</span><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>P.IVA / C.F. ${d.buyer.vatId.slice(2)}<br>Codice destinatario ${random.pick(['M5UXCR1', 'KRRH6B9', 'SUBM70N'])}</div></div>
<table class=it>${heading(['Descrizione', '>Quantità', 'U.M.', '>Prezzo', '>IVA', '>Importo'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.money(l.price)}`, `>${l.rate}% N2.2`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=tot>${row(['Imponibile', `>${p.money(d.subtotal)}`])}${row(['IVA 0% (N2.2)', `>${p.money(d.tax)}`])}${row(['Totale', `>${p.money(d.total)}`])}</table>
<div class=pay><div><span class=lab>Modalità di pagamento</span><br>Bonifico bancario intestato a ${d.seller.name}<br>IBAN ${d.seller.iban}</div><div><span class=lab>Scadenze</span><br>${p.date(d.dueDate)}: ${p.money(d.amountDue)}</div></div>
<div class=notes>Operazione effettuata ai sensi dell’art. 1, commi da 54 a 89, della Legge n. 190/2014, regime forfettario. Si richiede la non applicazione della ritenuta alla fonte a titolo d’acconto ai sensi dell’art. 1, comma 67, della stessa legge.${d.total > 7747 ? '<br>Imposta di bollo assolta in modo virtuale, ai sensi del DM 17/06/2014, a carico del prestatore.' : ''}<br>Copia di cortesia priva di valore ai fini fiscali: l’originale è disponibile nella Sua area riservata dell’Agenzia delle Entrate.</div>`
    },
  },
  {
    name: 'it-deposito-bibite',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22, 10, 4],
      lines: [22, 90],
      isOnce: true,
      most: 24,
      lineDiscount: 0.35,
      allowance: 0.4,
      days: [30, 60],
      pools: partiesOf('Bevande|Beverage|Bibite|Horeca|Drink Service', 'S.r.l.|S.n.c.|S.a.s.'),
      items: itemsOf(
        'ACQUA NATURALE VAP CL 75 X 12|CS|4|7;ACQUA FRIZZANTE VAP CL 75 X 12|CS|4|7;ACQUA NATURALE PET CL 50 X 24|CF|4|6;COLA VAP CL 33 X 24|CS|14|19;ARANCIATA AMARA CL 20 X 24|CS|13|17;CHINOTTO LATTINA CL 33 X 24|CF|11|15;TONICA CL 20 X 24|CS|13|18;GINGER BEER CL 20 X 24|CS|16|22;BIRRA BIONDA VAP CL 66 X 15|CS|16|21;BIRRA DOPPIO MALTO VAP CL 33 X 24|CS|28|38;BIRRA WEISS FUSTO LT 20|FS|62|85;BIRRA PILS FUSTO LT 30|FS|78|105;BIRRA ANALCOLICA CL 33 X 24|CS|19|25;VINO BIANCO FRIZZANTE FUSTO LT 25|FS|58|76;PROSECCO DOC EXTRA DRY CL 75|BT|5|8;VERDICCHIO CLASSICO CL 75|BT|4|7;ROSSO PICENO CL 75|BT|4|6;VERMOUTH ROSSO LT 1|BT|7|10;GIN LONDON DRY LT 1|BT|12|18;AMARO ALLE ERBE LT 1|BT|10|15;GRAPPA BIANCA CL 70|BT|9|14;APERITIVO ROSSO LT 1|BT|9|13;SUCCO ARANCIA VAP CL 20 X 24|CF|13|17;SUCCO PESCA VAP CL 20 X 24|CF|12|16;TE LIMONE PET CL 50 X 12|CF|9|12;BOMBOLA CO2 KG 10 RICARICA|PZ|19|26;BICCHIERE KRISTAL CC 300 X 50|PZ|3|5;CAFFE GRANI MISCELA BAR KG 1|PZ|13|19;PATATINE CLASSICHE GR 500 X 8|CF|12|18|1;ARACHIDI SALATE KG 1|PZ|4|7|1;OLIVE DOLCI LATTA KG 3|PZ|9|14|1;ZUCCHERO BUSTINE KG 10|CF|17|24|1;SALATINI MISTI KG 1,5|PZ|7|11|1;LATTE UHT INTERO LT 1 X 12|CF|11|15|2;LATTE UHT P.S. LT 1 X 12|CF|10|14|2'
      ),
      numbers: (random) => `${random.int(110, 8900)}/V`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.5pt "Liberation Sans";margin:0} .pg{height:264mm;position:relative} .pg+.pg{break-before:page} .top{display:flex;justify-content:space-between;height:40mm} .own{width:82mm;line-height:1.35} .own b{font-size:15pt;color:#0a3d7a} .to{width:88mm;border:1pt solid #0a3d7a;box-sizing:border-box;padding:2mm 3mm;align-self:flex-start;min-height:30mm;font-size:9.5pt} .to i,.bx th,.g th{font-size:6.5pt;color:#0a3d7a;font-style:normal;font-weight:normal;text-align:left} .bx td,.bx th{border-left:.5pt solid #0a3d7a;border-right:.5pt solid #0a3d7a;padding:1px 4px;vertical-align:top} .bx th{border-top:.5pt solid #0a3d7a} .bx tr:last-child td,.bx.m td{border-bottom:.5pt solid #0a3d7a} .g{margin-top:2mm} .g th{border:.5pt solid #0a3d7a;background:#e3ecf6;padding:2px 4px} .g td{padding:1.7px 4px;border-left:.5pt solid #c2cfdf;border-right:.5pt solid #c2cfdf} .g .ddt td{font-style:italic;padding-top:4px} .end{position:absolute;left:0;right:0;bottom:9mm} .flex{display:flex;gap:2mm;margin-bottom:2mm;align-items:flex-start} .ft{position:absolute;bottom:0;left:0;right:0;font-size:6.5pt;text-align:center;color:#444} .big td{font-size:12pt;font-weight:bold}',
    draw: (p) => {
      const { doc: d, random } = p
      const notes = Math.ceil(d.lines.length / 12)
      const first = random.int(900, 6400)
      const bank = `${random.pick(['BANCA POPOLARE DEL CENTRO', 'CASSA RURALE', 'CREDITO ADRIATICO'])} ABI 0${random.digits(4)} CAB ${random.digits(5)}`
      const blank = (count: number) => Array.from({ length: count }, () => '')
      const list = p.lines((l, at) => {
        const group = Math.floor((at * notes) / d.lines.length)
        const isNew = at === 0 || group !== Math.floor(((at - 1) * notes) / d.lines.length)
        const day = dayAfter(d.deliveryDate, group - notes)
        const note = isNew
          ? row(['', `Rif. D.d.T. n. ${first + group * 41} del ${p.date(day)}`, ...blank(6)])
          : ''
        return (
          note.replace('<tr>', '<tr class=ddt>') +
          row([
            random.digits(5),
            l.description,
            l.unit,
            `>${p.number(l.quantity, 2)}`,
            `>${p.plain(l.price)}`,
            `>${l.discount ? p.number(l.discount, 2) : ''}`,
            `>${p.plain(l.amount)}`,
            `>${vatCodes[l.rate]}`,
          ])
        )
      })
      const pages = paged(list, 43, 31)
      const less = d.allowance ? `-${p.plain(d.allowance)}` : ''
      const boxes = (labels: string[], cells: string[], kind = '') =>
        `<table class="bx ${kind}">${row(labels, 'th')}${row(cells)}</table>`
      const sums = `<div class=flex><table class="bx m" style="width:92mm">${row(['Cod. IVA', 'Descrizione', '>Imponibile', '>Aliq. %', '>Imposta'], 'th')}${p.taxes((t) => row([vatCodes[t.rate], `IVA ${t.rate}%`, `>${p.plain(baseOf(p, t))}`, `>${t.rate}`, `>${p.plain(t.amount)}`])).join('')}</table><div style="flex:1">${boxes(['Totale merce', 'Sconto incond.', 'Spese trasporto'], [`>${p.plain(d.lineTotal)}`, `>${less}`, '>'])}${boxes(['Totale imponibile', 'Totale imposta'], [`>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`])}${boxes(['TOTALE FATTURA EUR'], [`>${p.plain(d.total)}`], 'big')}</div></div>${boxes(['Scadenze', 'Importo rata', 'Note'], [p.date(d.dueDate), p.plain(d.amountDue), 'Contributo CONAI assolto ove dovuto. Vuoti cauzionati da rendere puliti e nelle proprie casse.'])}`
      const next = `<div class=flex>${boxes(['Totale merce', 'Totale imponibile', 'Totale imposta', 'TOTALE FATTURA EUR'], ['SEGUE', 'SEGUE', 'SEGUE', 'SEGUE >>>'])}</div>`
      return pages
        .map(
          (rows, at) =>
            `<div class=pg><div class=top><div class=own><b>${d.seller.name}</b><br>Ingrosso e distribuzione bevande – Impianti spina<br>Sede e deposito: ${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} – ${d.seller.mail}<br>P.IVA e C.F. ${d.seller.vatId}</div><div class=to><i>Spett.le</i><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
${boxes(['Tipo documento', 'Numero', 'Data', 'Cod. cliente', 'Partita IVA cliente', 'Pagina'], ['<b>FATTURA DIFFERITA</b>', `<b>${d.number}</b>`, p.date(d.issueDate), d.customerNumber, d.buyer.vatId, `${at + 1} / ${pages.length}`])}${boxes(['Pagamento', 'Banca d’appoggio cliente', 'Agente', 'Giro'], ['RI.BA. F.M.', bank, '07 DIREZIONE', 'MAR-VEN'], 'm')}
<table class=g>${heading(['Codice', 'Descrizione', 'UM', '>Quantità', '>Prezzo', '>Sc. %', '>Importo', '>IVA'])}${rows.join('')}</table>
<div class=end>${at < pages.length - 1 ? next : sums}</div><div class=ft>Cap. Soc. € 52.000,00 i.v. – R.E.A. 118204 – Interessi di mora ex D.Lgs. 231/2002 – Albo gestori depositi alcolici lic. n. 47 – Foro competente ${d.seller.town}</div></div>`
        )
        .join('')
    },
  },
  {
    name: 'it-pneumatici-targa',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [4, 9],
      isInOrder: true,
      isOnce: true,
      most: 4,
      lineDiscount: 0.5,
      prepaid: 0.4,
      days: [7, 15, 30],
      pools: partiesOf('Gomme|Pneumatici|Autoservice|Service|Auto', 'S.r.l.|S.n.c.|S.a.s.'),
      items: itemsOf(
        'Pneumatico 205/55 R16 91V estivo|PZ|68|112;Pneumatico 225/45 R17 94W 4 stagioni|PZ|92|148;Pneumatico 195/65 R15 91T invernale M+S|PZ|58|96;Pneumatico 235/65 R16C 115R trasporto leggero|PZ|104|165;Smontaggio, montaggio ed equilibratura|PZ|11|16;Valvola con sensore TPMS|PZ|38|55;Valvola snap-in TR413|PZ|2|4;Convergenza anteriore computerizzata|NR|35|48;Riparazione foratura con fungo|NR|15|22;Deposito stagionale treno gomme|NR|40|60;Cerchio in lega 16" 5x112|PZ|89|139;Contributo ambientale PFU cat. B1|PZ|2|3;Materiali di consumo e smaltimento|NR|3|6'
      ),
      numbers: (random, year) => `FT-${year}-${random.digits(4)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:9.5pt "Roboto Condensed";margin:0} .band{background:#111;color:#ffd400;padding:4mm 6mm;display:flex;justify-content:space-between;align-items:center;border-bottom:2mm solid #ffd400} .band .n{font:bold 18pt "Roboto Condensed"} .band div+div{color:#fff;font-size:8.5pt;text-align:right} .row{display:flex;gap:5mm;margin:5mm 0} .row>div{flex:1;border:.7pt solid #999;border-radius:2mm;padding:2.5mm 4mm;line-height:1.4} .row h4{margin:0 0 1mm;font-size:8pt;text-transform:uppercase;color:#888} .car td{padding:2px 6px;border:.5pt solid #999;text-align:center} .car th{background:#ffd400;font-size:8pt;font-weight:normal;padding:2px 6px;border:.5pt solid #999} .it{margin-top:5mm} .it th{background:#111;color:#fff;text-align:left;padding:4px 6px;font-weight:normal} .it td{padding:4px 6px;border-bottom:.5pt solid #bbb} .bot{display:flex;justify-content:space-between;margin-top:7mm} .bot .l{width:88mm;line-height:1.5} .tot{width:78mm} .tot td{padding:3px 6px;border:.5pt solid #999} .tot td:first-child{background:#f2f2f2} .tot .b td{font-weight:bold;font-size:12pt} .sm{font-size:7.5pt;color:#555;margin-top:10mm;line-height:1.45}',
    draw: (p) => {
      const { doc: d, random } = p
      const letters = () => random.pick([...'ABCDEFGHJKLMNPRSTVWXYZ'])
      const plate = `${random.pick(['F', 'G'])}${letters()} ${random.digits(3)} ${letters()}${letters()}`
      const car = random.pick(['Furgone 2.3 D', 'Berlina 1.6 JTD', 'SW 2.0 TDI', 'Utilitaria 1.2'])
      const paid = d.prepaid
        ? row([`Acconto ricevuto il ${p.date(d.deliveryDate)}`, `>${p.money(d.prepaid)}`])
        : ''
      return `<div class=band><div class=n>${d.seller.name}</div><div>Pneumatici – Assetto ruote – Cerchi in lega<br>${d.seller.street} · ${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} · ${d.seller.site}</div></div>
<div class=row><div><h4>Fattura di vendita</h4>N. documento: <b>${d.number}</b><br>Data: <b>${p.date(d.issueDate)}</b><br>Pagamento: bonifico bancario<br>Scadenza: ${p.date(d.dueDate)}</div><div><h4>Intestatario</h4><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>P.IVA ${d.buyer.vatId.slice(2)}</div></div>
<table class=car>${row(['Targa', 'Veicolo', 'Km', 'Rif. commessa', 'Data lavoro', 'Accettatore'], 'th')}${row([plate, car, p.number(random.int(18, 190)) + '.' + random.digits(3), d.orderNumber, p.date(d.deliveryDate), random.pick(['Luca', 'Mauro', 'Sandro'])])}</table>
<table class=it>${heading(['Descrizione', 'UM', '>Q.tà', '>Listino', '>Sconto', '>Totale'])}${p.lines((l) => row([l.description, l.unit, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${l.discount ? `${l.discount}%` : '-'}`, `>${p.money(l.amount)}`])).join('')}</table>
<div class=bot><div class=l><b>Coordinate bancarie</b><br>${grouped(d.seller.iban)}<br>Causale: ${d.number}<br><br>Ricontrollare il serraggio dei bulloni dopo 50/100 km.</div><table class=tot>${row(['Imponibile', `>${p.money(d.subtotal)}`])}${row([`IVA ${d.taxes[0].rate}%`, `>${p.money(d.tax)}`])}<tr class=b><td>Totale documento</td><td class=r>${p.money(d.total)}</td></tr>${paid}<tr class=b><td>Netto a pagare</td><td class=r>${p.money(d.amountDue)}</td></tr></table></div>
<div class=sm>${d.seller.name} – C.F. e P.IVA ${d.seller.vatId.slice(2)} – REA ${random.digits(6)} – Cod. univoco USAL8PV. Contributo PFU ai sensi del D.M. 182/2019. Le gomme in deposito non ritirate entro 12 mesi saranno avviate a smaltimento. Documento di cortesia: l’originale è stato trasmesso allo SdI.</div>`
    },
  },
  {
    name: 'es-fontanera-programa',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21, 10],
      lines: [3, 8],
      isOnce: true,
      most: 6,
      prepaid: 0.45,
      days: [7, 15, 30],
      pools: partiesOf(
        'Fontanería|Hidráulica|Saneamientos|Servicios|Instalaciones',
        'S.L.|S.L.U.|SL'
      ),
      items: itemsOf(
        'Desatasco de bajante con máquina|ud|85|140;Mano de obra oficial 1.ª fontanero|h|32|42|1;Mano de obra ayudante|h|20|27|1;Sustitución de llave de corte 3/4"|ud|28|46|1;Grifo monomando de lavabo cromado|ud|48|89;Termo eléctrico 80 l instalado|ud|215|320;Tubería multicapa 20 mm|m|4|8|1;Sifón extensible con válvula|ud|9|16;Mecanismo de cisterna doble descarga|ud|24|39;Plato de ducha de resina 120x70|ud|180|265;Desplazamiento zona 1|ud|25|35;Retirada de residuos y limpieza de obra|ud|30|60|1'
      ),
      numbers: (random, year) => `F${year.slice(2)}${random.digits(4)}`,
    },
    style: { decimal: ',', thousands: '.', money: (plain) => `${plain}€`, date: slashed },
    css: 'body{font:9.5pt "Inter";color:#25324b;margin:0} .top{display:flex;justify-content:space-between;align-items:flex-start} .logo{width:22mm;height:22mm;border-radius:4mm;background:#3b5bdb;color:#fff;font:bold 24pt "Inter";display:flex;align-items:center;justify-content:center} .top h1{font-size:19pt;margin:0 0 2mm;text-align:right;color:#3b5bdb} .meta{width:auto;margin-left:auto} .meta td{padding:1px 0} .meta td:first-child{color:#8792a8} .par{display:flex;gap:20mm;margin:10mm 0} .par>div{flex:1;line-height:1.5} .par b{font-size:10.5pt} .it th{font-size:7.5pt;color:#8792a8;text-align:left;font-weight:normal;border-bottom:1pt solid #3b5bdb;padding:5px 0} .it td{padding:7px 0;border-bottom:.5pt solid #e3e7ef} .tot{width:92mm;margin:5mm 0 0 auto} .tot td{padding:4px 0} .tot .b td{font-weight:bold;border-top:1pt solid #3b5bdb;font-size:11.5pt} .end{margin-top:12mm;line-height:1.5} .end h5{margin:0 0 1mm;font-size:8.5pt;color:#3b5bdb} .lopd{position:fixed;bottom:0;left:0;right:0;font-size:6.5pt;color:#8792a8}',
    draw: (p) => {
      const { doc: d } = p
      const taxes = p.taxes((t) =>
        row([`IVA ${t.rate}% (base ${p.money(baseOf(p, t))})`, `>${p.money(taxOf(p, t))}`])
      )
      const paid = d.prepaid
        ? row([`Anticipo cobrado ${p.date(d.orderDate)}`, `>-${p.money(d.prepaid)}`]) +
          `<tr class=b><td>PENDIENTE DE PAGO</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      return `<div class=top><div class=logo>${d.seller.name.slice(0, 1)}</div><div><h1>Factura</h1><table class=meta>${row(['Número #', `>${d.number}`])}${row(['Fecha', `>${p.date(d.issueDate)}`])}${row(['Vencimiento', `>${p.date(d.dueDate)}`])}${row(['Presupuesto', `>P-${d.orderNumber}`])}</table></div></div>
<div class=par><div><b>${d.seller.name}</b><br>${d.seller.vatId.slice(2)}<br>${d.seller.street}<br>${d.seller.town} (${d.seller.postCode}), ${d.seller.country}<br>${d.seller.mail}<br>${d.seller.telephone}</div><div><b>${d.buyer.name}</b><br>${d.buyer.vatId.slice(2)}<br>${d.buyer.street}<br>${d.buyer.town} (${d.buyer.postCode}), ${d.buyer.country}</div></div>
<table class=it>${heading(['CONCEPTO', '>PRECIO', '>UNIDADES', '>SUBTOTAL', '>IVA', '>TOTAL'])}${p.lines((l) => row([l.description, `>${p.money(l.price)}`, `>${p.number(l.quantity)}`, `>${p.money(l.amount)}`, `>${l.rate}%`, `>${p.money(Math.round(l.amount * (1 + l.rate / 100)))}`])).join('')}</table>
<table class=tot>${row(['BASE IMPONIBLE', `>${p.money(d.subtotal)}`])}${taxes.join('')}<tr class=b><td>TOTAL</td><td class=r>${p.money(d.total)}</td></tr>${paid}</table>
<div class=end><h5>Condiciones de pago</h5>Pagar por transferencia bancaria al siguiente número de cuenta: ${grouped(d.seller.iban)}<br><br><h5>Notas</h5>Trabajos terminados el ${p.date(d.deliveryDate)} en ${d.buyer.street}. IVA reducido: obra de renovación en vivienda (art. 91.Uno.2.10.º LIVA). Garantía de la mano de obra: 2 años.</div>
<div class=lopd>Le informamos de que sus datos serán tratados por ${d.seller.name} con la finalidad de gestionar la relación comercial. Puede ejercer sus derechos de acceso, rectificación y supresión escribiendo a ${d.seller.mail}.</div>`
    },
  },
  {
    name: 'es-estacion-vales',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [12, 34],
      most: 62,
      isPart: true,
      isGross: true,
      allowance: 0.5,
      days: [5, 10, 15],
      pools: partiesOf('Carburantes|Petróleos|Gasóleos|Estación de Servicio', 'S.L.|S.A.|S.L.U.'),
      items: itemsOf(
        'GASOLEO A|L|1.4|1.5;GASOLEO A|L|1.4|1.5;GASOLEO A|L|1.4|1.5;GASOLEO A PREMIUM|L|1.5|1.6;ADBLUE GRANEL|L|0.75|0.85'
      ),
      numbers: (random, year) => `E${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:8.5pt "Nimbus Mono PS";margin:0} .nx{break-before:page;font:8pt "Nimbus Sans";margin-bottom:4mm} .h{display:flex;justify-content:space-between;font-family:"Nimbus Sans"} .h .own{line-height:1.35} .h .own b{font-size:14pt;color:#b3122a} .h .cli{width:80mm;margin-top:20mm;line-height:1.4;font-size:10pt} .h1{font:bold 12pt "Nimbus Sans";margin:6mm 0 2mm;border-bottom:1.2pt solid #b3122a;padding-bottom:1mm} .f{font-family:"Nimbus Sans";line-height:1.6;margin-bottom:4mm} .it th{text-align:left;border-bottom:.6pt dashed #000;padding:3px 0;font-weight:bold} .it td{padding:2.6px 0} .it .v td{padding-top:6px;font-weight:bold} .it .s td{border-top:.4pt dashed #777} .res{width:130mm;margin:5mm 0 0 auto;break-inside:avoid} .res td{padding:2px 0} .res th{text-align:left;border-bottom:.6pt dashed #000;padding:2px 0} .res .b td{font-weight:bold;font-size:11pt;border-top:.6pt dashed #000;padding-top:4px} .p{font:8pt "Nimbus Sans";margin-top:6mm;line-height:1.45;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const count = Math.min(random.int(2, 5), Math.ceil(d.lines.length / 5))
      const plates = Array.from(
        { length: count },
        () => `${random.digits(4)} ${random.pick(['KLM', 'LBT', 'MCR', 'JVZ', 'LSD'])}`
      )
      const first = random.int(20100, 88000)
      const size = Math.ceil(d.lines.length / count)
      let liters = 0
      let sum = 0
      const end = () =>
        `<tr class=s><td colspan=3>Suma vehículo</td><td class=r>${p.number(liters, 2)}</td><td></td><td class=r>${p.plain(sum)}</td></tr>`
      const list = p.lines((l, at) => {
        const isNew = at % size === 0
        if (isNew) liters = sum = 0
        liters += l.quantity ?? 0
        sum += l.amount
        const day = dayAfter(d.until, Math.floor((((at % size) + 1) * 28) / size) - 28)
        const head = isNew
          ? `<tr class=v><td colspan=6>MATRICULA ${plates[Math.floor(at / size)]}</td></tr>`
          : ''
        const drawn = row([
          p.date(day),
          `${first + at * 37}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}0`,
          `>${p.plain(l.amount)}`,
        ])
        const isLast = at % size === size - 1 || at === d.lines.length - 1
        return head + drawn + (isLast ? end() : '')
      })
      const titles = ['Fecha', 'Albarán', 'Producto', '>Litros', '>PVP/L', '>Importe']
      const less = d.allowance
        ? row(['Total suministros', '', `>${p.plain(d.lineTotal)}`]) +
          row(['Descuento cliente (IVA incl.)', '', `>-${p.plain(d.allowance)}`])
        : ''
      const card = `${random.pick(['0049', '2085', '2100'])} **** **** ${random.digits(4)}`
      const pages = paged(list, 36, 24)
      const more = pages
        .slice(1)
        .map(
          (rows, at) =>
            `<div class=nx>${d.seller.name} – Factura ${d.number} – Hoja ${at + 2}</div><table class=it>${heading(titles)}${rows.join('')}</table>`
        )
      return `<div class=h><div class=own><b>${d.seller.name}</b><br>Estación de servicio n.º ${random.digits(5)} – Abierto 24 h<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>C.I.F. ${d.seller.vatId.slice(2)} – Tel. ${d.seller.telephone}</div><div class=cli>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}<br>N.I.F.: ${d.buyer.vatId.slice(2)}</div></div>
<div class=h1>FACTURA DE SUMINISTROS</div><div class=f>Factura núm.: <b>${d.number}</b> &emsp; Fecha: <b>${p.date(d.issueDate)}</b> &emsp; Cliente: ${d.customerNumber} &emsp; Albaranes: ${d.lines.length}</div>
<table class=it>${heading(titles)}${pages[0].join('')}</table>${more.join('')}
<table class=res>${less}${row(['Base imponible', '>% IVA', '>Cuota IVA'], 'th')}${row([p.plain(d.subtotal), `>${p.number(d.taxes[0].rate, 2)}`, `>${p.plain(d.tax)}`])}<tr class=b><td colspan=2>TOTAL FACTURA (EUR)</td><td class=r>${p.plain(d.total)}</td></tr></table>
<div class=p>Forma de pago: recibo domiciliado. Vencimiento: ${p.date(d.dueDate)}. Su cuenta: ${card}<br>Precios con IVA e impuesto especial de hidrocarburos incluidos. Los albaranes firmados obran en poder de la estación. ${d.seller.name}, inscrita en el Registro Mercantil, tomo ${random.digits(4)}, folio ${random.digits(2)}, hoja ${random.digits(5)}.</div>`
    },
  },
  {
    name: 'es-flores-impreso',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [10, 21],
      lines: [4, 11],
      isOnce: true,
      most: 8,
      days: [10, 15, 30],
      pools: partiesOf('Flores|Jardinería|Floristas|Eventos', 'S.L.|SL|S.C.|C.B.'),
      items: itemsOf(
        'Centro de mesa de temporada|ud|22|38;Ramo de rosas rojas|ud|28|48;Corona con cinta dedicatoria|ud|95|150;Planta phalaenopsis|ud|19|29;Arreglo recepción, semanal|ud|45|75;Ramo de novia peonías|ud|85|120;Flor cortada variada, paquete|paq|9|16;Planta de interior grande|ud|32|58;Boutonnière|ud|5|8;Jarrón de cristal alto|ud|18|32|1;Maceta de cerámica esmaltada|ud|12|24|1;Reparto a domicilio|ud|5|9|1;Montaje y desmontaje en sala|ud|60|120|1;Velas decorativas, caja|caja|9|15|1'
      ),
      numbers: (random) => `${random.digits(3)}`,
    },
    style: {
      ...comma,
      date: (y, m, d) => `${Number(d)} de ${monthsIn('ES')[Number(m) - 1]} de ${y}`,
    },
    css: 'body{font:10pt "URW Bookman";margin:0;color:#1f2d1f} .top{text-align:center;border-bottom:3pt double #3e6b3e;padding-bottom:4mm} .top .n{font:26pt "Z003";color:#3e6b3e} .top small{font-size:8.5pt} .bx{display:flex;gap:6mm;margin:6mm 0} .no{width:62mm;border:1pt solid #3e6b3e;border-radius:3mm;overflow:hidden;align-self:flex-start} .no div{padding:2mm 3mm} .no div:first-child{background:#3e6b3e;color:#fff;text-align:center;letter-spacing:3px} .cl{flex:1;border:1pt solid #3e6b3e;border-radius:3mm;padding:3mm 4mm;line-height:1.6} .cl i{color:#3e6b3e;font-size:9pt} .it{border:1pt solid #3e6b3e;height:138mm} .it th{border:.7pt solid #3e6b3e;padding:4px 6px;font-size:9pt;background:#eaf1e6} .it td{border-left:.7pt solid #3e6b3e;padding:5px 8px;height:1px;vertical-align:top} .it td:first-child{text-align:center;width:18mm} .it .fill td{height:auto} .sum{margin-top:3mm;border:1pt solid #3e6b3e} .sum th,.sum td{border:.7pt solid #3e6b3e;padding:4px 6px;text-align:center} .sum th{font-size:8.5pt;background:#eaf1e6;font-weight:normal} .sum .t{font-size:13pt;font-weight:bold} .ft{margin-top:5mm;font-size:9pt;line-height:1.5;display:flex;justify-content:space-between}',
    draw: (p) => {
      const { doc: d } = p
      const taxes = p.taxes((t) => [
        [`Base ${t.rate}%`, p.plain(baseOf(p, t))],
        [`IVA ${t.rate}%`, p.plain(taxOf(p, t))],
      ])
      const cells = taxes.flat()
      return `<div class=top><div class=n>${d.seller.name}</div><small>Ramos · Plantas · Bodas y eventos · Coronas<br>${d.seller.street} – ${d.seller.postCode} ${d.seller.town} – Teléfono ${d.seller.telephone}<br>CIF ${d.seller.vatId.slice(2)}</small></div>
<div class=bx><div class=no><div>FACTURA</div><div>N.º &nbsp;<b>${d.number}</b></div><div>Fecha: ${p.date(d.issueDate)}</div></div><div class=cl><i>Cliente:</i> ${d.buyer.name}<br><i>Domicilio:</i> ${d.buyer.street}<br><i>Población:</i> ${d.buyer.postCode} ${d.buyer.town}<br><i>C.I.F./N.I.F.:</i> ${d.buyer.vatId.slice(2)}</div></div>
<table class=it>${heading(['CANT.', 'CONCEPTO', '>PRECIO', '>IVA', '>IMPORTE'])}${p.lines((l) => row([p.number(l.quantity), l.description, `>${p.plain(l.price)}`, `>${l.rate}%`, `>${p.plain(l.amount)}`])).join('')}<tr class=fill><td></td><td></td><td></td><td></td><td></td></tr></table>
<table class=sum>${row([...cells.map(([label]) => label), 'TOTAL EUROS'], 'th')}${row([...cells.map(([, value]) => value), `<span class=t>${p.plain(d.total)}</span>`])}</table>
<div class=ft><div>Transferencia a: ${grouped(d.seller.iban)}<br>Fecha límite de pago: ${p.date(d.dueDate)}</div><div>¡Gracias por su confianza!</div></div>`
    },
  },
  {
    name: 'pt-obra-balcao',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23, 6],
      lines: [24, 110],
      isOnce: true,
      most: 40,
      lineDiscount: 0.5,
      allowance: 0.35,
      charge: 0.4,
      days: [30, 45, 60],
      pools: partiesOf('Materiais de Construção|Construções|Obras|Empreitadas', 'Lda.|Lda|S.A.'),
      items: itemsOf(
        'CIMENTO PORTLAND CEM II 32,5 25KG|SC|3|5;CIMENTO COLA FLEX C2TE CINZA 25KG|SC|8|13;AREIA AMARELA BIG BAG|UN|28|39;BRITA N.1 BIG BAG|UN|29|41;TIJOLO 30X20X11|UN|0.25|0.4;TIJOLO 30X20X15|UN|0.35|0.5;BLOCO TERMICO 50X20X25|UN|1.2|2;VIGA PRE-ESFORCADA V2 4,00M|UN|18|26;ABOBADILHA 40X20X25|UN|0.9|1.4;VARAO ACO A500 10MM 6M|UN|4|6;VARAO ACO A500 12MM 6M|UN|6|8;MALHASOL AQ38 2,40X5,00|UN|24|33;ARAME QUEIMADO 1KG|UN|2|4;PREGO 17X70 5KG|CX|9|14;PLACA GESSO NORMAL 13MM 2,60X1,20|UN|8|12;PLACA GESSO HIDROFUGA 13MM 2,60X1,20|UN|12|17;MONTANTE 48 3,00M|UN|3|5;CANAL 48 3,00M|UN|2|4;PARAFUSO PLACA 3,5X25 CX1000|CX|7|11;MASSA DE JUNTAS 20KG|SC|14|21;LA DE ROCHA 40KG/M3 50MM|M2|4|7;ROOFMATE 40MM 1,25X0,60|M2|5|9;TELHA LUSA VERMELHA|UN|0.6|1;CUMEEIRA LUSA|UN|2|3;TELA ASFALTICA 4KG 10M|RL|31|44;TUBO PVC DN110 PN4 3M|UN|9|14;CURVA PVC DN110 45|UN|2|4;CAIXA PAVIMENTO 30X30|UN|12|18;MOSAICO GRES 60X60 CINZA|M2|11|19;AZULEJO BRANCO 20X20|M2|7|11;BETUME JUNTAS CINZA 5KG|UN|6|9;TINTA PLASTICA BRANCA 15L|UN|42|65;PRIMARIO AGUA 5L|UN|17|26;ESPUMA POLIURETANO 750ML|UN|5|8;SILICONE NEUTRO TRANSPARENTE|UN|3|6;DISCO DIAMANTE 115|UN|8|15;ADUBO ORGANICO 25KG|SC|6|10|1;CALCARIO AGRICOLA 25KG|SC|3|5|1'
      ),
      numbers: (random, year) => `FT ${year.slice(2)}A/${random.int(210, 9800)}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:8.5pt "Liberation Sans";margin:0} .pg+.pg{break-before:page} .top{display:grid;grid-template-columns:1fr 1fr;gap:0 8mm} .own{line-height:1.4} .own b{font-size:13pt} .qr{text-align:right} .qr svg{width:24mm;height:24mm} .cl{grid-column:2;margin-top:2mm;line-height:1.45;font-size:9.5pt} .ti{display:flex;justify-content:space-between;align-items:end;margin:6mm 0 1mm} .ti b{font-size:12pt} .mt{border-top:1pt solid #000;border-bottom:1pt solid #000;margin-bottom:4mm} .mt th{font-size:7pt;text-align:left;font-weight:normal;color:#444;padding:2px 3px 0} .mt td{padding:0 3px 2px} .it th{border-bottom:1pt solid #000;text-align:left;padding:2px 3px;font-size:8pt} .it td{padding:3.3px 3px} .it .gt td{font-weight:bold;font-size:8pt;padding-top:5px} .it tr{break-inside:avoid} .end{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm;border-top:1pt solid #000;padding-top:2mm;break-inside:avoid} .end .iva{width:86mm} .end .iva th{font-size:7pt;text-align:left;border-bottom:.5pt solid #000} .end .sum{width:72mm} .end td{padding:1.5px 3px} .sum tr:last-child td{font-size:11pt;font-weight:bold;border-top:1pt solid #000;padding-top:3px} .bk{break-inside:avoid;margin-top:5mm;font-size:7.5pt;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      const side = 25
      const squares = Array.from({ length: side * side }, (_, at) =>
        random.chance(0.5) ? `M${at % side} ${Math.floor(at / side)}h1v1h-1z` : ''
      ).join('')
      const code = `${random.pick(['JF4K', 'JJ7P', 'JH9T'])}${random.pick(['8QW2', 'N6RB', 'XM3C'])}-${lastNumberIn(d.number)}`
      const seller = random.pick(['02 ACS', '05 JMR', 'BALCÃO'])
      const permit = random.digits(5)
      const half = Math.ceil(d.lines.length / 2)
      const first = random.int(300, 5200)
      const list = p.lines((l, at) => {
        const day = at ? d.deliveryDate : dayAfter(d.deliveryDate, -3)
        const note =
          at % half === 0
            ? `<tr class=gt><td></td><td colspan=7>V/ Guia GT ${d.issueDate.slice(2, 4)}A/${first + (at ? 58 : 0)} de ${p.date(day)}</td></tr>`
            : ''
        return (
          note +
          row([
            `${random.digits(2)}.${random.digits(4)}`,
            l.description,
            `>${p.number(l.quantity, 2)}`,
            l.unit,
            `>${p.plain(l.price)}`,
            `>${l.discount ? p.number(l.discount, 1) : ''}`,
            `>${l.rate}`,
            `>${p.plain(l.amount)}`,
          ])
        )
      })
      const less = d.allowance ? row(['Desconto financeiro', `>-${p.plain(d.allowance)}`]) : ''
      const extra = d.charge ? row(['Portes e grua', `>${p.plain(d.charge)}`]) : ''
      const pages = paged(list, 34, 25)
      const head = (at: number) =>
        `<div class=top><div class=own><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Telef. ${d.seller.telephone} (chamada para a rede fixa nacional)<br>${d.seller.mail}<br>NIPC ${d.seller.vatId.slice(2)} &nbsp; Alvará ${permit}</div><div class=qr><svg viewBox="0 0 25 25"><path d="${squares}"/></svg><br>ATCUD:${code}</div><div class=cl>Exmo.(s) Sr.(s)<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<div class=ti><b>Fatura ${d.number}</b><span>Original &nbsp; Pág. ${at + 1}/${pages.length}</span></div>
<table class=mt>${row(['V/ N.º Contrib.', 'Cliente', 'Data', 'Vencimento', 'Cond. Pagamento', 'Requisição', 'Vendedor'], 'th')}${row([d.buyer.vatId.slice(2), d.customerNumber, p.date(d.issueDate), p.date(d.dueDate), 'A prazo', d.orderNumber, seller])}</table>
<table class=it>${heading(['Artigo', 'Descrição', '>Qtd.', 'Un.', '>Pr. Unitário', '>Desc. %', '>IVA', '>Valor'])}${pages[at].join('')}</table>`
      return `${pages.map((_, at) => `<div class=pg>${head(at)}</div>`).join('')}
<div class=end><table class=iva>${row(['Taxa IVA', '>Incidência', '>Valor IVA'], 'th')}${p.taxes((t) => row([`${p.number(t.rate, 2)}%`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])).join('')}</table><table class=sum>${row(['Mercadoria', `>${p.plain(d.lineTotal)}`])}${less}${extra}${row(['Total líquido', `>${p.plain(d.subtotal)}`])}${row(['IVA', `>${p.plain(d.tax)}`])}${row(['Total (EUR)', `>${p.plain(d.total)}`])}</table></div>
<div class=bk>IBAN: ${grouped(d.seller.iban)}<br>Os bens foram colocados à disposição do adquirente em ${p.date(d.deliveryDate)}. Não se aceitam devoluções após 8 dias nem de material cortado.<br>${random.pick(['k7Qd', 'Zt0e', 'pX4u'])}-Processado por programa certificado n.º ${random.digits(4)}/AT</div>`
    },
  },
  {
    name: 'pt-centro-estudos',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [0, 6],
      lines: [1, 5],
      isOnce: true,
      isBuyerPerson: true,
      most: 2,
      days: [0],
      pools: partiesOf(
        'Centro de Estudos|Academia|Explicações|Saber Mais',
        'Lda.|Unipessoal Lda.|Lda'
      ),
      items: itemsOf(
        'Mensalidade apoio ao estudo 2.º ciclo||95|145;Mensalidade apoio ao estudo 3.º ciclo||110|165;Explicações Matemática A 12.º ano, 8 h||120|176;Explicações Físico-Química 11.º ano, 8 h||112|160;Inglês B1, turma de 6 alunos||48|70;Preparação para exame nacional||60|110;Inscrição anual e seguro escolar||25|40;Manual de exercícios Português 9.º ano||9|16|1;Caderno de fichas Matemática 6.º ano||7|12|1'
      ),
      numbers: (random, year) => `FR ${year}/${random.int(14, 980)}`,
    },
    style: { ...euroAfter, date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:10pt "Lato";margin:0;color:#222} .pg{display:flex;gap:9mm;min-height:262mm} .l{width:46mm;background:#fdf0e1;padding:7mm 5mm;box-sizing:border-box;font-size:8.5pt;line-height:1.5} .l .n{font-size:13pt;font-weight:bold;color:#c25b12;line-height:1.2;margin-bottom:5mm} .l h6{margin:6mm 0 0;font-size:8pt;color:#c25b12;text-transform:uppercase} .m{flex:1;padding-top:7mm;position:relative} h1{font-weight:300;font-size:22pt;margin:0} .m .no{font-size:12pt;color:#c25b12;margin-bottom:9mm} .to{line-height:1.5;margin-bottom:9mm} .it th{text-align:left;font-size:8.5pt;border-bottom:1.5pt solid #c25b12;padding:4px 0} .it td{padding:7px 0;border-bottom:.5pt solid #ecd9c4} .tot{width:70mm;margin:5mm 0 0 auto} .tot td{padding:3px 0} .tot tr:last-child td{font-size:14pt;font-weight:bold;color:#c25b12} .rec{margin-top:12mm;border:1pt solid #c25b12;padding:4mm;line-height:1.6} .fn{position:absolute;bottom:0;font-size:7pt;color:#666;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      const month = monthsIn('PT')[Number(d.issueDate.slice(5, 7)) - 1]
      const pupil = `${random.pick(['Matilde', 'Afonso', 'Lara', 'Dinis', 'Beatriz'])} ${d.buyer.name.split(' ').at(-1)}`
      const means = random.pick(['MB WAY', 'Multibanco', 'transferência bancária', 'numerário'])
      const code = `${random.pick(['J6TR', 'JFW9', 'JC2N'])}${random.pick(['K5HD', '7PQX', 'VB48'])}-${lastNumberIn(d.number)}`
      const taxes = p
        .taxes((t) =>
          row([
            t.rate ? `IVA ${t.rate}% sobre ${p.money(baseOf(p, t))}` : 'IVA isento (M07)',
            `>${p.money(d.taxes.length === 1 ? d.tax : taxOf(p, t))}`,
          ])
        )
        .join('')
      return `<div class=pg><div class=l><div class=n>${d.seller.name}</div>${d.seller.street}<br>${d.seller.postCode}<br>${d.seller.town}<h6>Contribuinte</h6>${d.seller.vatId.slice(2)}<h6>Contactos</h6>${d.seller.telephone}<br>${d.seller.mail.replace('@', '@<wbr>')}<h6>Horário</h6>2.ª a 6.ª, 14h–20h<br>Sábado, 9h–13h<h6>ATCUD</h6>${code}</div>
<div class=m><h1>Fatura-Recibo</h1><div class=no>${d.number} &nbsp;|&nbsp; ${p.date(d.issueDate)}</div>
<div class=to><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF ${random.pick(['1', '2'])}${random.digits(8)}<br>Aluno(a): ${pupil}, ${month}</div>
<table class=it>${heading(['Descrição', '>Qtd.', '>Preço', '>IVA', '>Total'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${l.rate ? `${l.rate}%` : 'Isento'}`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=tot>${row(['Total sem IVA', `>${p.money(d.subtotal)}`])}${taxes}${row(['Total', `>${p.money(d.total)}`])}</table>
<div class=rec>Recebemos de ${d.buyer.name} a quantia acima indicada por ${means}, em ${p.date(d.issueDate)}.<br>Obrigado pela preferência.</div>
<div class=fn>M07 – Isento Artigo 9.º do CIVA. Documento dedutível em IRS como despesa de educação.<br>${random.pick(['aH3w', 'Rm8L', '0vKe'])}-Processado por programa certificado n.º ${random.digits(4)}/AT</div></div></div>`
    },
  },
]
