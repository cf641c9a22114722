import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import type { Plan } from '../make_document.ts'
import { personIn, type Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, dashed, grouped, heading, monthsIn, row, slashed } from '../print.ts'
import type { Random } from '../random.ts'
import { squareCode } from '../square_code.ts'

type Home = 'IT' | 'ES' | 'PT'
type Words = Partial<Pools['IT']>

const streetsAndTowns = {
  IT: {
    first: listOf('Ilaria|Tommaso|Serena|Gabriele|Michela|Pietro|Federica'),
    last: listOf('Bellucci|Cencetti|Del Bianco|Franci|Landi|Nencini|Petrucci|Rocchi|Vannini'),
    streets: listOf(
      'Via Senese, 41|Via del Pozzo 3/B|Viale Ombrone, 118|Strada Provinciale 64 n. 9|P.zza Dante 12'
    ),
    towns: townsOf('Grosseto=58100|Poggibonsi=53036|Faenza=48018|Orvieto=05018|Biella=13900'),
  },
  ES: {
    first: listOf('Pilar|Gonzalo|Maite|Rubén|Silvia|Andrés|Elvira'),
    last: listOf('Aznar|Bellido Sanz|Cebrián|Gracia|Lacasa Pérez|Marco|Royo|Used Lahoz|Villalba'),
    streets: listOf(
      'C/ Jalón, 18, 2.º B|Paseo de la Constitución, 7|Ctra. de Valencia, km 8,2|Calle Mayor 33, bajo'
    ),
    towns: townsOf('Calatayud=50300|Teruel=44001|Soria=42003|Huesca=22002|Tudela=31500'),
  },
  PT: {
    first: listOf('Teresa|Gonçalo|Sandra|Vasco|Beatriz|Luís|Patrícia'),
    last: listOf('Abrantes|Brandão|Coutinho|Frazão|Godinho|Morgado|Quintela|Sequeira|Valadares'),
    streets: listOf(
      'Rua Dr. Francisco Sá Carneiro, 54|Av. da República, 210 - r/c|Estrada Nacional 109, n.º 77|Travessa do Forno, 8'
    ),
    towns: townsOf('Leiria=2400-137|Ovar=3880-108|Viseu=3500-102|Torres Vedras=2560-303'),
  },
}

/** Sellers and buyers of a country with words of their own. */
function sides(
  country: Home,
  seller: Words,
  buyer: Words
): Pick<Plan, 'country' | 'buyerCountry' | 'pools'> {
  const home = { ...pools[country], ...streetsAndTowns[country] }
  return {
    country,
    buyerCountry: 'NL',
    pools: { ...pools, [country]: { ...home, ...seller }, NL: { ...home, ...buyer } },
  }
}

/** The tax number of a buyer without the letters of the country. */
const buyerNumber = (random: Random, country: Home) =>
  personIn(random, country, true).vatId.slice(2)

/** The tax code of an Italian person. */
const taxCode = (random: Random) => {
  const letters = (count: number) =>
    Array.from({ length: count }, () => random.pick([...'BCDFGLMNPRSTVZ'])).join('')
  return `${letters(6)}${random.int(61, 96)}${random.pick([...'ABCDEHLMPRST'])}${random.int(10, 68)}${random.pick([...'ADEFGH'])}${random.digits(3)}${letters(1)}`
}

const certified = (random: Random) =>
  `${Array.from({ length: 4 }, () => random.pick([...'bCdGhJkLnQrSuVw24'])).join('')}-Processado por programa certificado n.º ${random.digits(4)}/AT`

const validation = (random: Random) =>
  `J${Array.from({ length: 7 }, () => random.pick([...'BCDFGHJKMNPQRSTVWXYZ23456789'])).join('')}`

/** The number of a document within its series. */
const serialOf = (number: string) => /(\d+)\D*$/.exec(number)?.[1] ?? '1'

/** The same number for the same goods. */
const articleOf = (name: string) =>
  10_000 + [...name].reduce((code, letter) => (code * 37 + letter.charCodeAt(0)) % 89_989, 11)

const italianMonths = monthsIn('IT')
const spanishMonths = monthsIn('ES')
const monthOf = (day: string) => Number(day.slice(5, 7)) - 1

/** Italian, Spanish and Portuguese invoices of eight other trades. */
export const ombroneJalon: Family[] = [
  {
    name: 'it-nido-retta-addebito',
    plan: {
      ...sides(
        'IT',
        {
          trade: listOf('Nido d’Infanzia|Cooperativa Sociale|Servizi per l’Infanzia'),
          last: listOf('Il Girotondo|La Mongolfiera|Arcobaleno|Pollicino|Il Melograno'),
          forms: listOf('Soc. Coop. Sociale a r.l.|Coop. Soc. Onlus|s.c.s.|– Impresa Sociale'),
        },
        { trade: listOf('Studio|Arredamenti|Immobiliare'), forms: listOf('S.r.l.|S.n.c.') }
      ),
      currency: 'EUR',
      rates: [5],
      lines: [6, 13],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      days: [7, 10, 14],
      items: itemsOf(
        'Retta di frequenza mensile, tempo pieno 7:30-16:30||420|560; Posticipo orario fino alle 18:00||45|75; Pasti consumati (presenze del mese)||70|120; Quota pannolini e materiale igienico||12|22; Laboratorio di musica in fasce||18|35; Quota assicurativa annuale||15|25; Sabato aperto, mattina||14|24; Materiale didattico e foto di sezione||8|18'
      ),
      numbers: (random, year) => `${random.int(120, 2400)}/N/${year}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: slashed },
    css: 'body{font:9.5pt "Roboto";color:#333;margin:0} .top{display:flex;gap:6mm;align-items:center;border-bottom:2.5pt solid #f29f05;padding-bottom:5mm} .who{width:58mm;font:600 14pt "Lato";color:#2a7f62;line-height:1.15} .sub{font-size:8pt;color:#666;line-height:1.45} .mid{display:flex;justify-content:space-between;margin:9mm 0 8mm} .doc{background:#fdf3e0;border-radius:3mm;padding:4mm 6mm;line-height:1.6;width:70mm} .doc b{font-size:12pt;color:#2a7f62} .to{width:82mm;line-height:1.5;padding-top:3mm} .l th{font-weight:500;font-size:8.5pt;color:#2a7f62;text-align:left;border-bottom:1pt solid #2a7f62;padding:4px 2px} .l td{padding:6px 2px;border-bottom:.4pt dotted #aaa} .s{width:80mm;margin:5mm 0 8mm auto} .s td{padding:3px 2px} .s .t td{font-weight:700;font-size:12pt;border-top:1pt solid #2a7f62;padding-top:5px} .sdd{border-left:3pt solid #f29f05;padding:1mm 0 1mm 5mm;line-height:1.55} .n{font-size:8pt;color:#555;line-height:1.5;margin-top:8mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([l.description, `>${p.number(l.rate)}%`, `>${p.money(l.amount)}`])
      )
      const period = dayAfter(d.issueDate, -12)
      const month = monthOf(period)
      const facts = `Sezione: ${random.pick(['Lattanti', 'Semidivezzi', 'Divezzi'])} – Cod. iscritto ${random.digits(4)}`
      return `<div class=top><div class=who>${d.seller.name}</div><div class=sub>${d.seller.street} – ${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} – ${d.seller.mail}<br>P.IVA e C.F. ${d.seller.vatId.slice(2)} – Albo cooperative n. A${random.digits(6)}, cat. coop. sociali tipo A</div></div>
<div class=mid><div class=doc><b>Fattura n. ${d.number}</b><br>del ${p.date(d.issueDate)}<br>Mese di riferimento: ${italianMonths[month]} ${period.slice(0, 4)}<br>${facts}</div><div class=to>Gent.le<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>C.F. ${taxCode(random)}</div></div>
<table class=l>${heading(['Descrizione', '>IVA', '>Importo'])}${rows.join('')}</table>
<table class=s>${row(['Imponibile', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}% (Tab. A, parte II-bis, DPR 633/72)`, `>${p.money(d.tax)}`])}<tr class=t><td>Totale fattura</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=sdd><b>Pagamento con addebito diretto SEPA (SDD Core)</b><br>L’importo di <b>${p.money(d.amountDue)}</b> sarà addebitato sul Suo conto corrente il giorno <b>${p.date(d.dueDate)}</b>.<br>Riferimento mandato: NIDO${random.digits(8)} – Identificativo creditore: IT${random.digits(2)}ZZZ00000${d.seller.vatId.slice(2)}</div>
<div class=n>In caso di insoluto verranno addebitate le spese bancarie. Si ricorda che per la richiesta del Bonus nido INPS occorre allegare la presente fattura insieme alla documentazione dell’avvenuto pagamento. Le spese per la frequenza dell’asilo nido sono detraibili ai sensi dell’art. 1, c. 335, L. 266/2005 solo se pagate con strumenti tracciabili.<br>Copia analogica della fattura elettronica trasmessa al Sistema di Interscambio e disponibile nell’area riservata del sito dell’Agenzia delle Entrate.</div>`
    },
  },
  {
    name: 'it-fotovoltaico-saldo',
    plan: {
      ...sides(
        'IT',
        {
          trade: listOf('Solar|Energie Rinnovabili|Impianti|Fotovoltaica|Green Power'),
          forms: listOf('S.r.l.|S.r.l.s.|di Franci M. & C. s.a.s.|SRL Unipersonale'),
        },
        { trade: listOf('Agricola|Ceramiche|Immobiliare'), forms: listOf('S.r.l.|S.s. agricola') }
      ),
      currency: 'EUR',
      rates: [10, 22],
      lines: [7, 14],
      isInOrder: true,
      isOnce: true,
      most: 3,
      prepaid: 0.8,
      isBuyerPerson: true,
      days: [0, 10, 15, 30],
      items: itemsOf(
        'Stringa da 7 moduli monocristallini 430 Wp full black|st|690|980; Inverter ibrido monofase 6 kW con Wi-Fi|pz|1050|1390; Batteria di accumulo LiFePO4 5,1 kWh|pz|1480|1990; Struttura di fissaggio per tetto in coppi, alluminio/inox|st|240|380; Quadro di campo DC con scaricatori e sezionatore|pz|165|260; Quadro AC con protezione di interfaccia|pz|190|310; Cavo solare H1Z2Z2-K 6 mmq, matassa 100 mt|mz|145|210; Canalina metallica verniciata 80x60 e accessori|ac|90|140; Manodopera: squadra di due posatori|gg|560|690; Kit ottimizzatori di potenza (4 pz)|kit|150|210; Wallbox 7,4 kW tipo 2 con contatore|pz|690|940|1; Pratica di connessione e-distribuzione e GSE (RID)|nr|180|320|1; Noleggio piattaforma aerea e linea vita temporanea|gg|140|220|1'
      ),
      numbers: (random) => `${random.int(9, 486)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: slashed },
    css: 'body{font:8.8pt "Liberation Sans";margin:0 .4mm 0 0;color:#000} .top{display:flex;justify-content:space-between} .own b{font-size:14pt;color:#34691f} .own{line-height:1.45;width:92mm} .lg{width:30mm;height:20mm} .mid{display:flex;gap:5mm;margin-top:8mm} .mid>div{flex:1;border:.6pt solid #999;border-radius:2mm;padding:2.5mm 3.5mm;line-height:1.45} .mid i{font-size:7.5pt;color:#555;display:block} .ti{font-size:13pt;font-weight:bold;margin:7mm 0 3mm} .l th{background:#d9e6d2;font-size:8pt;padding:4px 3px;border:.5pt solid #999;text-align:left} .l td{padding:3.5px 3px;border-left:.5pt solid #999;border-right:.5pt solid #999} .l tr:last-child td{border-bottom:.5pt solid #999} .e{display:flex;gap:5mm;margin-top:5mm;align-items:flex-start;break-inside:avoid} .iv{width:98mm} .iv th{font-size:7.5pt;text-align:left;background:#eee;border:.5pt solid #999;padding:2px 3px;font-weight:normal} .iv td{border:.5pt solid #999;padding:2.5px 3px} .tt{flex:1} .tt td{padding:2.5px 3px} .tt .g td{font-weight:bold;font-size:11.5pt;border-top:1pt solid #34691f;padding-top:4px} .pg{border:.6pt solid #999;border-radius:2mm;padding:2.5mm 3.5mm;margin-top:5mm;line-height:1.5;break-inside:avoid} .n{font-size:7.4pt;margin-top:4mm;line-height:1.4;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          `FV${articleOf(l.description)}`,
          l.description,
          l.unit,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
          `>${p.number(l.rate)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          p.number(t.rate),
          t.rate === 10 ? 'IVA 10% – L. 457/78 art. 31, manut. edilizia' : 'IVA aliquota ordinaria',
          `>${p.money(baseOf(p, t))}`,
          `>${p.money(taxOf(p, t))}`,
        ])
      )
      const paid = d.prepaid
        ? row([`Acconto versato il ${p.date(d.orderDate)}`, `>- ${p.money(d.prepaid)}`])
        : ''
      return `<div class=top><div class=own><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone}<br>P.Iva ${d.seller.vatId.slice(2)} – ${d.seller.mail}</div><svg class=lg viewBox="0 0 60 40"><circle cx="42" cy="13" r="10" fill="#f4b400"/><path d="M6 36l8-20h30l-8 20z" fill="#34691f"/><path d="M11 26h30M18 36l8-20M28 36l8-20" stroke="#fff" stroke-width="1.4"/></svg></div>
<div class=mid><div><i>Destinatario</i><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>C.F. ${taxCode(random)}</div><div><i>Luogo di installazione</i>Abitazione sita in ${d.buyer.town}, ${d.buyer.street}<br>Impianto POD IT001E${random.digits(8)}<br>Rif. ns. preventivo ${d.orderNumber} del ${p.date(d.orderDate)}<br>Fine lavori ${p.date(d.deliveryDate)}</div></div>
<div class=ti>Fattura nr. ${d.number} del ${p.date(d.issueDate)}</div>
<table class=l>${heading(['Cod.', 'Descrizione', 'U.M.', '>Q.tà', '>Prezzo', '>Importo', '>Iva'])}${rows.join('')}</table>
<div class=e><table class=iv>${heading(['% Iva', 'Descrizione', '>Imponibile', '>Imposta'])}${taxes.join('')}</table><table class=tt>${row(['Tot. imponibile', `>${p.money(d.subtotal)}`])}${row(['Tot. Iva', `>${p.money(d.tax)}`])}<tr class=g><td>Tot. documento</td><td class=r>${p.money(d.total)}</td></tr>${paid}<tr class=g><td>Netto a pagare</td><td class=r>${p.money(d.amountDue)}</td></tr></table></div>
<div class=pg><b>Modalità di pagamento:</b> bonifico “parlante” per detrazione fiscale<br><b>Scadenza:</b> ${p.date(d.dueDate)}<br><b>Coordinate:</b> IBAN ${grouped(d.seller.iban)} intestato a ${d.seller.name}<br><b>Causale:</b> Bonifico relativo a lavori edilizi che danno diritto alla detrazione prevista dall’articolo 16-bis del DPR 917/1986 – Pagamento fattura n. ${d.number} del ${p.date(d.issueDate)}</div>
<div class=n>Beni significativi ex art. 7, c. 1, lett. b) L. 488/1999: non presenti. Garanzia inverter 10 anni, moduli 25 anni come da certificato del produttore. Contributo RAEE assolto ove dovuto. Documento privo di valenza fiscale ai sensi dell’art. 21 DPR 633/72: l’originale è disponibile all’indirizzo telematico da Lei fornito oppure nella Sua area riservata dell’Agenzia delle Entrate.</div>`
    },
  },
  {
    name: 'it-tappezziere-parole',
    plan: {
      ...sides(
        'IT',
        {},
        {
          trade: listOf('Hotel|Ristorante|Studio Medico|Arredi|Gelateria'),
          forms: listOf('S.r.l.|S.n.c.|S.a.s.'),
        }
      ),
      currency: 'EUR',
      rates: [22],
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 6,
      isSellerPerson: true,
      items: itemsOf(
        'Rifacimento imbottitura poltrona con crine e molle, compresa cinghiatura|n.|145|260; Rivestimento divano tre posti in tessuto fornito dal cliente|n.|380|620; Rivestimento sedia, seduta e schienale in velluto|n.|48|85; Cuscini in piuma su misura cm 55x55|n.|38|62; Tessuto ciniglia ignifuga classe 1IM, altezza 140|mt.|29|48; Confezione tende a onda con fodera oscurante|mt.|26|44; Passamaneria e chiodatura a vista|mt.|7|14; Testata letto capitonné cm 170|n.|290|440; Ritiro e riconsegna al piano|n.|35|60'
      ),
      numbers: (random, year) => `${random.int(2, 88)}/${year}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${italianMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:11pt "Caladea";margin:4mm 3mm} .h{text-align:center;line-height:1.35} .h .nm{font:26pt "Z003";color:#6a1b2d} .h small{font-size:9pt} hr{border:0;border-top:3pt double #6a1b2d;margin:4mm 0 9mm} .to{margin-left:95mm;line-height:1.4} h1{font-size:13pt;text-decoration:underline;margin:11mm 0 6mm;font-weight:bold} .l td,.l th{padding:5px 3px;vertical-align:top;text-align:left} .l th{font-style:italic;font-weight:normal;border-bottom:.6pt solid #000} .s{width:86mm;margin:8mm 0 10mm auto} .s td{padding:3px} .s tr:last-child td{border-top:.6pt solid #000;font-weight:bold} .p{line-height:1.5} .sg{margin:14mm 0 0 110mm;text-align:center;font-style:italic} .n{position:fixed;bottom:0;left:3mm;right:3mm;font-size:8pt;text-align:center;color:#444}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          `${l.unit} ${p.number(l.quantity)}`,
          l.description,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      return `<div class=h><div class=nm>${d.seller.name}</div>Tappezziere in stoffa – Tendaggi – Restauro salotti d’epoca<br><small>Laboratorio: ${d.seller.street} – ${d.seller.postCode} ${d.seller.town} – Cell. ${d.seller.telephone}<br>Cod. Fisc. ${taxCode(random)} – Partita IVA ${d.seller.vatId.slice(2)}</small></div><hr>
<div class=to>Spett.le<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div style="margin-top:9mm">${d.seller.town}, ${p.date(d.issueDate)}</div>
<h1>FATTURA N. ${d.number}</h1>
<p>Per i seguenti lavori eseguiti e consegnati nel mese corrente:</p>
<table class=l>${heading(['Quantità', 'Descrizione', '>Prezzo cad.', '>Importo'])}${rows.join('')}</table>
<table class=s>${row(['Imponibile', `>${p.money(d.subtotal)}`])}${row([`I.V.A. ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${row(['Totale fattura', `>${p.money(d.total)}`])}</table>
<div class=p>Pagamento: bonifico bancario a vista fattura<br>IBAN ${grouped(d.seller.iban)}</div>
<div class=sg>Distinti saluti<br>${d.seller.name}</div>
<div class=n>Impresa artigiana iscritta al n. ${random.digits(5)} dell’Albo – Copia di cortesia, l’originale è stato inviato in formato elettronico</div>`
    },
  },
  {
    name: 'es-traductora-jurada-palabras',
    plan: {
      ...sides(
        'ES',
        {},
        {
          trade: listOf('Abogados|Asesores Legales|Traducciones|Extranjería|Consultores'),
          forms: listOf('S.L.P.|S.L.|y Asociados|S.L.U.'),
        }
      ),
      currency: 'EUR',
      rates: [21],
      lines: [2, 8],
      most: 3400,
      isSellerPerson: true,
      withheld: 15,
      days: [15, 30, 60],
      items: itemsOf(
        'Traducción jurada inglés > español: escritura de poder|pal.|0.1|0.15; Traducción jurada francés > español: sentencia de divorcio|pal.|0.1|0.15; Traducción jurada español > inglés: certificado de antecedentes penales|pal.|0.1|0.15; Traducción jurada español > francés: expediente académico|pal.|0.1|0.15; Traducción inglés > español: contrato de suministro|pal.|0.05|0.1; Traducción español > inglés: memoria de cuentas anuales|pal.|0.05|0.1; Revisión de traducción ajena (inglés)|pal.|0.05|0.05; Traducción jurada inglés > español: partida de nacimiento con apostilla|pal.|0.1|0.15'
      ),
      numbers: (random, year) => `${year.slice(2)}/${random.int(101, 190)}`,
    },
    style: {
      ...comma,
      money: (plain) => `${plain} €`,
      date: (y, m, d) => `${Number(d)} de ${spanishMonths[Number(m) - 1]} de ${y}`,
    },
    css: 'body{font:10pt "EB Garamond";margin:0;color:#1c1c1c} .g{display:flex;gap:9mm} .l{width:46mm;border-right:.6pt solid #8a1c3b;padding-right:6mm;font-size:9pt;line-height:1.45} .l h2{font-size:8.5pt;font-weight:normal;letter-spacing:1px;color:#8a1c3b;margin:7mm 0 1mm;text-transform:uppercase} .l .nm{font-size:17pt;line-height:1.1;color:#8a1c3b} .m{flex:1} h1{font-weight:normal;font-size:24pt;margin:0 0 7mm} .w th{font-weight:normal;font-style:italic;text-align:left;border-bottom:.6pt solid #8a1c3b;padding:3px 2px;white-space:nowrap} .w td{padding:5px 2px;vertical-align:top;border-bottom:.4pt solid #ddd} .s{margin:6mm 0 0 auto;width:80mm} .s td{padding:3px 2px} .s tr:last-child td{font-size:13pt;border-top:.6pt solid #8a1c3b;padding-top:5px} .n{font-size:8.5pt;line-height:1.4;color:#555;margin-top:12mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const first = random.int(210, 880)
      const rows = p.lines((l, at) =>
        row([
          `${first + at * 3}`,
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.number(l.price / 100, 3)} €`,
          `>${p.money(l.amount)}`,
        ])
      )
      return `<div class=g><div class=l><div class=nm>${d.seller.name}</div>Traducción e interpretación jurada<br>de inglés y francés (MAEC n.º ${random.digits(4)})<h2>Datos fiscales</h2>NIF ${d.seller.vatId.slice(2)}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>${d.seller.telephone}<br>${d.seller.mail}<h2>Factura para</h2><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF ${buyerNumber(random, 'ES')}<h2>Pago</h2>Transferencia antes del ${p.date(d.dueDate)} a la cuenta<br>${grouped(d.seller.iban)}</div>
<div class=m><h1>Factura ${d.number}</h1><p>Fecha: ${p.date(d.issueDate)}<br>Su referencia: ${d.orderNumber}</p>
<table class=w>${heading(['Enc.', 'Concepto', '>Extensión', '>Tarifa', '>Importe'])}${rows.join('')}</table>
<table class=s>${row(['Base imponible', `>${p.money(d.subtotal)}`])}${row([`IVA (${p.number(d.taxes[0].rate)} %)`, `>${p.money(d.tax)}`])}${row(['Total factura', `>${p.money(d.total)}`])}${row(['Retención IRPF (15 %)', `>−${p.money(d.withheld)}`])}${row(['Total a percibir', `>${p.money(d.amountDue)}`])}</table>
<div class=n>Recuento de palabras efectuado sobre el texto de origen. Las traducciones juradas se entregan con firma electrónica reconocida. De conformidad con el RGPD, los documentos originales se conservan durante el plazo que exige la Orden AEC/2125/2014.</div></div></div>`
    },
  },
  {
    name: 'es-mercafruta-bultos',
    plan: {
      ...sides(
        'ES',
        {
          last: listOf('LACASA|ROYO|HNOS. MARCO|LA VEGA|CEBRIÁN'),
          trade: listOf('FRUTAS|HORTOFRUTÍCOLA|MAYORISTAS|FRUTAS Y VERDURAS'),
          forms: listOf('S.L.|S.A.|S.A.T.|C.B.'),
          towns: townsOf('ZARAGOZA=50014|HUESCA=22006|TUDELA=31500'),
          streets: listOf(
            'MERCADO CENTRAL, Pab. C, puestos 41-44|CTRA. COGULLADA S/N, Nave 2, puesto 17'
          ),
        },
        {
          trade: listOf('Frutería|Supermercados|Alimentación|Restaurante|Comedores Escolares'),
          forms: listOf('S.L.|C.B.|S. Coop.|S.L.U.'),
        }
      ),
      currency: 'EUR',
      rates: [4, 10],
      lines: [34, 62],
      most: 180,
      isPart: true,
      days: [7, 15, 30],
      items: itemsOf(
        'TOMATE RAMA I|kg|1.1|2.2; TOMATE ROSA BARBASTRO|kg|2.1|3.6; LECHUGA CORAZÓN|kg|1.2|2; BORRAJA|kg|1.1|1.9; ACELGA MANOJO|kg|0.8|1.4; CALABACÍN I|kg|0.9|1.8; BERENJENA NEGRA|kg|1|1.9; PIMIENTO ROJO CALIF.|kg|1.5|2.6; PIMIENTO ITALIANO|kg|1.4|2.4; CEBOLLA FUENTES D.O.P.|kg|0.9|1.5; PATATA AGRIA SACO|kg|0.5|0.9; PATATA LAVADA MALLA|kg|0.6|1.1; ZANAHORIA EXTRA|kg|0.6|1.1; JUDÍA VERDE PERONA|kg|2.8|4.9; PEPINO ALMERÍA|kg|0.8|1.6; MANZANA GOLDEN 75+|kg|0.9|1.5; MANZANA REINETA|kg|1.4|2.1; PERA CONFERENCIA|kg|1.2|1.9; NARANJA NAVEL MESA|kg|0.8|1.5; MANDARINA CLEMENULES|kg|1.1|1.9; LIMÓN PRIMOFIORI|kg|0.9|1.7; PLÁTANO CANARIAS EXTRA|kg|1.4|2.1; KIWI HAYWARD|kg|1.9|2.9; UVA BLANCA S/P|kg|2.1|3.4; MELOCOTÓN CALANDA|kg|1.9|3.2; CHAMPIÑÓN BANDEJA|kg|2|2.9; AJO MORADO|kg|3.1|4.6; NUEZ CÁSCARA|kg|3.9|5.8; ACEITUNA NEGRA ARAGÓN CUBO|kg|3.4|4.9|1; OREJÓN ALBARICOQUE|kg|6.1|8.4|1; CIRUELA PASA|kg|4.1|6|1; ENSALADA IV GAMA ALIÑADA|kg|4.8|6.9|1; GAZPACHO FRESCO|kg|2.4|3.3|1'
      ),
      numbers: (random, year) => `V${year.slice(2)}-${random.int(1200, 9800)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.5pt "Liberation Sans Narrow";margin:0 .4mm 0 6mm} .reg{position:fixed;left:0;top:52mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:6.5pt;color:#444} .top{display:flex;justify-content:space-between;align-items:flex-start} .own{line-height:1.35;font-size:9pt} .own b{font:bold 17pt "Nimbus Sans";color:#b32317;letter-spacing:.5px} .to{width:84mm;border:.8pt solid #000;border-radius:3mm;padding:3mm 4mm;line-height:1.45;font-size:9.5pt} .c{margin:6mm 0 4mm} .c th{background:#b32317;color:#fff;padding:2px 5px;font-size:8pt;border:.6pt solid #000;font-weight:normal} .c td{text-align:center;border:.6pt solid #000;padding:3px 5px;font-size:9.5pt} .l th{border-bottom:.8pt solid #000;border-top:.8pt solid #000;padding:2.5px 3px;text-align:left;font-size:8pt} .l td{padding:1.8px 3px} .l tr{break-inside:avoid} .l .a td{font-weight:bold;padding-top:5px;color:#b32317} .e{break-inside:avoid;margin-top:5mm} .iv th,.iv td{border:.6pt solid #000;padding:3px 6px;text-align:right;font-size:9pt} .iv th{background:#eee;font-weight:normal;font-size:8pt} .iv .T{font-size:14pt;font-weight:bold} .v{display:flex;gap:6mm;margin-top:4mm;align-items:flex-start} .v table{width:88mm} .v th,.v td{border:.6pt solid #000;padding:2.5px 6px;text-align:left} .v th{font-weight:normal;background:#eee;font-size:8pt} .n{font-size:7.5pt;line-height:1.4;flex:1}',
    draw: (p) => {
      const { doc: d, random } = p
      const first = random.int(21_000, 88_000)
      const size = random.int(7, 11)
      const days = daysOf(p, dayAfter(d.issueDate, -14), d.issueDate)
      const rows = p.lines((l, at) => {
        const slip =
          at % size
            ? ''
            : `<tr class=a><td colspan=7>Albarán ${first + (at / size) * 37} de fecha ${days[at]}</td></tr>`
        return (
          slip +
          row([
            `${articleOf(l.description)}`,
            l.description,
            `>${random.int(1, 14)}`,
            `>${p.number(l.quantity, 2)} ${l.unit}`,
            `>${p.number(l.price / 100, 3)}`,
            `>${p.number(l.rate)}`,
            `>${p.plain(l.amount)}`,
          ])
        )
      })
      const taxes = p.taxes((t) => ({
        base: p.plain(baseOf(p, t)),
        rate: p.number(t.rate, 2),
        tax: p.plain(taxOf(p, t)),
      }))
      const part = (key: 'base' | 'rate' | 'tax') => taxes.map((t) => t[key]).join('<br>')
      return `<div class=reg>${d.seller.name} · Inscrita en el Registro Mercantil, Tomo ${random.digits(4)}, Folio ${random.digits(3)}, Hoja Z-${random.digits(5)}, Inscripción 1.ª · R.S.I. 21.${random.digits(5)}/Z</div>
<div class=top><div class=own><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone}<br>${d.seller.mail}<br>N.I.F. ${d.seller.vatId.slice(2)}</div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}<br>N.I.F. ${buyerNumber(random, 'ES')}</div></div>
<table class=c>${heading(['FACTURA N.º', 'FECHA', 'CLIENTE', 'PROVEEDOR N.º', 'DIVISA'])}${row([`<b>${d.number}</b>`, p.date(d.issueDate), d.customerNumber, random.digits(4), 'EUR'])}</table>
<table class=l>${heading(['Cód.', 'Género', '>Bultos', '>Neto', '>Precio', '>% IVA', '>Importe'])}${rows.join('')}</table>
<div class=e><table class=iv>${heading(['Base imponible', '% IVA', 'Cuota IVA', 'Total base', 'Total IVA', 'TOTAL FACTURA €'])}<tr><td>${part('base')}</td><td>${part('rate')}</td><td>${part('tax')}</td><td>${p.plain(d.subtotal)}</td><td>${p.plain(d.tax)}</td><td class=T>${p.plain(d.total)}</td></tr></table>
<div class=v><table>${heading(['Forma de pago', 'Vencimiento', '>Importe'])}${row(['Recibo domiciliado', p.date(d.dueDate), `>${p.plain(d.amountDue)}`])}</table><div class=n>Mercancía de categoría I salvo indicación en contrario; origen indicado en la etiqueta de cada bulto. Envases retornables no facturados. Reclamaciones dentro de las 24 h siguientes a la recepción. Plazo de pago de productos frescos conforme a la Ley 12/2013 de la cadena alimentaria.</div></div></div>`
    },
  },
  {
    name: 'es-peluqueria-abono',
    plan: {
      ...sides(
        'ES',
        {
          trade: listOf('Cosmética Profesional|Suministros de Peluquería|Hair Supplies'),
          forms: listOf('S.L.|Beauty|Distribuciones|S.A.U.'),
        },
        {
          trade: listOf('Peluqueros|Estilistas|Salón de Belleza|Barbería'),
          forms: listOf('S.L.|C.B.|S.L.U.'),
        }
      ),
      currency: 'EUR',
      kind: 'creditNote',
      rates: [21],
      lines: [2, 8],
      isOnce: true,
      most: 12,
      lineDiscount: 0.6,
      items: itemsOf(
        'Tinte permanente 60 ml n.º 7.1 rubio ceniza|ud|4.2|6.8; Oxidante crema 20 vol. 1000 ml|ud|4.9|7.5; Champú hidratante 5 l|ud|14|22; Mascarilla reparadora keratina 1 kg|ud|11|18; Polvo decolorante azul 500 g|ud|10|16; Laca extra fuerte 750 ml|ud|6|9; Plancha titanio 230 °C|ud|62|95; Secador iónico 2200 W|ud|58|89; Capa de corte negra impermeable|ud|9|14; Papel de aluminio rollo 100 m|ud|6|10; Sérum puntas abiertas 100 ml|ud|8|13; Guantes nitrilo negro caja 100 talla M|caja|6|9'
      ),
      numbers: (random, year) => `AB${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: dashed },
    css: 'body{font:9pt "Inter";margin:0 .4mm 0 0;color:#222} .bar{background:#1d1d1f;color:#fff;padding:6mm 7mm;display:flex;justify-content:space-between;align-items:center} .bar b{font:600 14pt "Inter";max-width:92mm} .bar span{font-size:15pt;font-weight:300;letter-spacing:1px;text-align:right} .g{display:flex;justify-content:space-between;margin:8mm 0} .g div{line-height:1.5} .g small{color:#8b6b3f;font-size:7.5pt;letter-spacing:.5px;display:block;text-transform:uppercase} .rf{border:.7pt solid #8b6b3f;padding:3mm 4mm;margin-bottom:6mm;line-height:1.5} .l th{font-size:7.6pt;font-weight:600;text-align:left;border-bottom:1.2pt solid #1d1d1f;padding:4px 2px} .l td{padding:5px 2px;border-bottom:.4pt solid #ccc} .s{width:84mm;margin:7mm 0 0 auto} .s td{padding:3.5px 3px} .s tr:last-child td{background:#1d1d1f;color:#fff;font-weight:600;font-size:11pt;padding:6px} .n{margin-top:9mm;font-size:8pt;line-height:1.5;color:#444} .ft{position:fixed;bottom:0;left:0;right:0;border-top:.5pt solid #aaa;padding-top:2mm;font-size:7pt;color:#666;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          `${articleOf(l.description)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)} %` : '–'}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const before = dayAfter(d.issueDate, -random.int(15, 40))
      const cause = random.pick([
        'Devolución de género en buen estado',
        'Material recibido con envase dañado',
        'Error en el envío: artículos no solicitados',
      ])
      return `<div class=bar><b>${d.seller.name}</b><span>FACTURA DE ABONO</span></div>
<div class=g><div><small>Abono n.º</small><b>${d.number}</b><small style="margin-top:2mm">Fecha</small>${p.date(d.issueDate)}<small style="margin-top:2mm">N.º de cliente</small>${d.customerNumber}</div><div style="width:82mm"><small>Cliente</small><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF: ${buyerNumber(random, 'ES')}</div></div>
<div class=rf>Rectifica la factura <b>FV${before.slice(2, 4)}/${random.digits(5)}</b> de ${p.date(before)} · Motivo: ${cause} · Autorización RMA ${random.digits(6)}</div>
<table class=l>${heading(['Ref.', 'Artículo', '>Cant.', 'Ud.', '>Precio', '>Dto.', '>Importe'])}${rows.join('')}</table>
<table class=s>${row(['Base imponible', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${row(['Total abono', `>${p.money(d.total)}`])}</table>
<div class=n>El importe de este abono se compensará en el próximo recibo domiciliado o, si lo prefiere, quedará a su disposición para futuros pedidos. Factura rectificativa por diferencias emitida conforme al art. 80.Dos de la Ley 37/1992 y al art. 15 del R.D. 1619/2012.</div>
<div class=ft>${d.seller.name} · ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} · CIF ${d.seller.vatId.slice(2)} · Tel. ${d.seller.telephone} · ${d.seller.site}</div>`
    },
  },
  {
    name: 'pt-grafica-multibanco',
    plan: {
      ...sides(
        'PT',
        {
          trade: listOf('Artes Gráficas|Gráfica|Impressão Digital|Print|Publicidade'),
          forms: listOf('Lda.|Unipessoal, Lda|S.A.|Sociedade Unipessoal'),
        },
        {
          trade: listOf('Imobiliária|Restaurante|Clínica|Eventos|Contabilidade'),
          forms: listOf('Lda|S.A.|Unipessoal Lda.'),
        }
      ),
      currency: 'EUR',
      rates: [23],
      lines: [2, 7],
      isOnce: true,
      most: 8,
      lineDiscount: 0.3,
      days: [8, 15, 30],
      items: itemsOf(
        'Cartões de visita 85x55, couché 350 g, plastificação mate|milheiro|38|64; Flyers A5 4/4 couché 135 g|milheiro|42|75; Desdobrável A4, 2 vincos, 170 g|milheiro|110|180; Livro de faturas autocopiativo A5 (50x3)|un|9|15; Envelope DL c/ janela, 1 cor|cento|11|19; Roll-up 85x200 com estrutura|un|58|85; Autocolante vinil recortado, por m²|m2|26|39; Lona microperfurada com ilhós|m2|14|23; Maquetização e arte final|h|25|35; Carimbo automático 38x14|un|14|22; Ementa A4 laminada|un|3|6; Montra: aplicação no local|h|28|38'
      ),
      numbers: (random, year) => `FT ${random.pick(['M', 'G', 'A'])}${year}/${random.int(8, 940)}`,
    },
    style: { ...comma, money: (plain) => `${plain}€`, date: dashed },
    css: 'body{font:8.8pt "Open Sans";color:#333;margin:0} .top{display:flex;justify-content:space-between} .lg{display:flex;gap:3mm;align-items:center;width:100mm} .own{line-height:1.45;font-size:8.3pt} .own b{font-size:11.5pt} .to{margin:9mm 0 8mm 92mm;line-height:1.45} .to small,.k small{color:#888} .d{border-bottom:1.4pt solid #0097a7;padding-bottom:2mm;display:flex;justify-content:space-between;align-items:flex-end} .d b{font-size:14pt;color:#0097a7;font-weight:600} .k td{padding:3px 2px 6px;vertical-align:top} .k small{display:block;font-size:7.4pt} .l th{background:#f1f6f7;text-align:left;font-weight:600;font-size:7.8pt;padding:4px 4px} .l td{padding:5px 4px;border-bottom:.4pt solid #e0e0e0;vertical-align:top} .l small{color:#888;display:block;font-size:7.2pt} .z{display:flex;gap:7mm;margin-top:7mm;align-items:flex-start} .x{flex:1} .x th{font-size:7.4pt;text-align:left;font-weight:600;border-bottom:.6pt solid #aaa;padding:2px} .x td{font-size:8pt;padding:2.5px 2px} .t{width:76mm} .t td{padding:3px 4px} .t tr:last-child td{background:#0097a7;color:#fff;font-weight:700;font-size:12pt;padding:5px 4px} .pay{display:flex;gap:9mm;margin-top:9mm;align-items:center;break-inside:avoid} .mb{border:.8pt solid #0097a7;border-radius:1.5mm;padding:2.5mm 4mm;width:54mm} .mb b{display:block;color:#0097a7;margin-bottom:1mm} .mb td{padding:1.5px 0} .n{font-size:7.4pt;line-height:1.5;color:#666}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          `${l.description}`,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.number(l.discount)}%`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `IVA Normal (${p.number(t.rate)}%)`,
          `>${p.money(baseOf(p, t))}`,
          `>${p.money(taxOf(p, t))}`,
        ])
      )
      const fact = (label: string, value: string) => `<td><small>${label}</small>${value}</td>`
      return `<div class=top><div class=lg><svg width="18mm" viewBox="0 0 40 40"><circle cx="15" cy="15" r="11" fill="#00aeef" opacity=".85"/><circle cx="25" cy="15" r="11" fill="#ec008c" opacity=".75"/><circle cx="20" cy="24" r="11" fill="#ffd400" opacity=".8"/></svg><div class=own><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Contribuinte: ${d.seller.vatId.slice(2)}<br>${d.seller.telephone} · ${d.seller.mail}</div></div>${squareCode(random, '27mm', { side: 37 })}</div>
<div class=to><small>Exmo.(s) Sr.(s)</small><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>Portugal</div>
<div class=d><b>Fatura ${d.number}</b><span>Original &nbsp;·&nbsp; ATCUD: ${validation(random)}-${serialOf(d.number)}</span></div>
<table class=k><tr>${fact('Data', p.date(d.issueDate))}${fact('Vencimento', p.date(d.dueDate))}${fact('Contribuinte', buyerNumber(random, 'PT'))}${fact('V/ Ref.ª', d.orderNumber)}${fact('Condições de pagamento', 'Conforme vencimento')}</tr></table>
<table class=l>${heading(['Descrição', '>Qtd.', 'Un.', '>Preço', '>Desc.', '>IVA', '>Total'])}${rows.join('')}</table>
<div class=z><table class=x>${heading(['Resumo do IVA', '>Incidência', '>Valor'])}${taxes.join('')}</table><table class=t>${row(['Total ilíquido', `>${p.money(d.subtotal)}`])}${row(['Total de impostos', `>${p.money(d.tax)}`])}${row(['Total', `>${p.money(d.total)}`])}</table></div>
<div class=pay><div class=mb><b>MULTIBANCO</b><table>${row(['Entidade', `>${random.pick(['11249', '21312', '12167'])}`])}${row(['Referência', `>${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`])}${row(['Valor', `>${p.money(d.amountDue)}`])}</table></div><div class=n>ou transferência bancária para o IBAN<br><b>${grouped(d.seller.iban)}</b><br>Provas de cor aprovadas pelo cliente. Os trabalhos podem ter uma variação de ± 5% na quantidade.<br>Os bens/serviços foram colocados à disposição do adquirente em ${p.date(d.deliveryDate)}.<br>${certified(random)}</div></div>`
    },
  },
  {
    name: 'pt-bombeiros-transportes',
    plan: {
      ...sides(
        'PT',
        {
          trade: listOf('Bombeiros Voluntários|Bombeiros'),
          last: listOf('Santa Iria|Vale da Serra|Alvorge|São Martinho|Ribeira Alta'),
          forms: listOf('– Associação Humanitária|A.H.B.V.|Assoc. Hum.'),
          towns: townsOf('Leiria=2400-137|Viseu=3500-102|Torres Vedras=2560-303'),
        },
        {
          trade: listOf('Clínica|Centro Hospitalar|Seguros|Hemodiálise|Unidade de Cuidados'),
          forms: listOf('S.A.|E.P.E.|Lda.'),
        }
      ),
      currency: 'EUR',
      rates: [0],
      lines: [7, 21],
      most: 118,
      days: [30, 60],
      items: itemsOf(
        'Hemodiálise, ida e volta – domicílio/clínica|km|0.5|0.6; Consulta externa, ida e volta, acompanhante|km|0.5|0.6; Fisioterapia, transporte múltiplo (VDTD)|km|0.35|0.5; Alta hospitalar – ambulância tipo A2 com maca|km|0.55|0.7; Transferência inter-hospitalar (ABTM)|km|0.55|0.7; Exame complementar (TAC), ida e volta|km|0.5|0.6; Quimioterapia, ida e volta|km|0.5|0.6'
      ),
      numbers: (random, year) => `FT TD${year}/${random.int(31, 760)}`,
    },
    style: { decimal: ',', thousands: ' ', money: (plain) => `${plain} EUR`, date: slashed },
    css: 'body{font:9pt "DejaVu Sans Condensed";margin:0 .4mm 0 0} .top{display:flex;gap:5mm;align-items:center} .top svg{flex:none} .own{line-height:1.4;font-size:8pt} .own b{font-size:12.5pt;color:#b00020} .m{display:flex;justify-content:space-between;margin:8mm 0 6mm} .m>div{line-height:1.5} .bx{border:.7pt solid #000;padding:3mm 4mm;width:84mm} .l th{border:.6pt solid #000;background:#f7e3e3;font-size:7.6pt;text-align:left;padding:3px 4px} .l td{border:.6pt solid #000;padding:2.6px 4px;font-size:8.2pt} .l tr{break-inside:avoid} .e{display:flex;gap:8mm;margin-top:5mm;align-items:flex-start;break-inside:avoid} .e .q{flex:1;font-size:7.8pt;line-height:1.5} .s{width:84mm} .s td{border:.6pt solid #000;padding:3px 5px} .s tr:last-child td{font-weight:bold;font-size:10.5pt;background:#f7e3e3} .b{display:flex;gap:5mm;margin-top:5mm;font-size:7.6pt;line-height:1.5;align-items:center;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, dayAfter(d.issueDate, -31), dayAfter(d.issueDate, -1))
      const first = random.int(1100, 7600)
      const rows = p.lines((l, at) =>
        row([
          days[at],
          `${first + at * 4}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}% a)`,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=top><svg width="19mm" viewBox="0 0 40 40"><path d="M20 1l5 10 11-4-4 11 7 2-7 4 4 11-11-4-5 8-5-8-11 4 4-11-7-4 7-2L4 7l11 4z" fill="#b00020"/><circle cx="20" cy="20" r="8" fill="#f6c945"/><path d="M18.5 14h3v12h-3zM14 18.5h12v3H14z" fill="#b00020"/></svg><div class=own><b>${d.seller.name}</b><br>Pessoa coletiva de utilidade pública – NIPC ${d.seller.vatId.slice(2)}<br>Quartel-sede: ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>Central ${d.seller.telephone} – ${d.seller.mail}</div></div>
<div class=m><div><b style="font-size:13pt">FATURA</b><br>N.º <b>${d.number}</b><br>Data de emissão: ${p.date(d.issueDate)}<br>Data de vencimento: ${p.date(d.dueDate)}<br>Cliente n.º ${d.customerNumber}<br>Original</div><div class=bx>Exmos. Senhores<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF ${buyerNumber(random, 'PT')}</div></div>
<p>Transporte de doentes não urgentes efetuado a pedido de V. Exas., conforme credenciais anexas:</p>
<table class=l>${heading(['Data', 'Serviço', 'Descrição', '>Qtd.', 'Un.', '>P. unit.', '>IVA', '>Valor'])}${rows.join('')}</table>
<div class=e><div class=q>a) Motivo de isenção: M07 – Isento artigo 9.º do CIVA (n.º 1/5, transporte de doentes ou feridos em ambulâncias)<br><br>Pagamento por transferência bancária, com indicação do número da fatura:<br>IBAN <b>${grouped(d.seller.iban)}</b><br>A falta de pagamento no prazo implica a suspensão de novos serviços a crédito.</div><table class=s>${row(['Total sem IVA', `>${p.money(d.subtotal)}`])}${row(['IVA', `>${p.money(d.tax)}`])}${row(['Total do documento', `>${p.money(d.total)}`])}${row(['Valor a pagar', `>${p.money(d.amountDue)}`])}</table></div>
<div class=b>${squareCode(random, '25mm', { side: 33 })}<div>ATCUD: ${validation(random)}-${serialOf(d.number)}<br>${certified(random)}<br>Pela Direção, o Tesoureiro ______________________</div></div>`
    },
  },
]
