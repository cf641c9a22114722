import { baseOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { goods, places, words } from '../lists.ts'
import type { Item } from '../make_document.ts'
import type { Country, Person, Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { codeFirst, comma, dashed, grouped, heading, monthsIn, row, slashed } from '../print.ts'
import type { Random } from '../random.ts'
import { squareCode } from '../square_code.ts'

const southern = {
  IT: {
    ...pools.IT,
    first: words('Loredana|Gianluca|Ivana|Massimo|Serena|Pierangelo|Beatrice|Ottavio'),
    last: words('Zanardi|Bonetti|Cremaschi|De Carli|Ghidini|Loda|Moretti|Scalvini|Turla'),
    streets: words(
      'Via Brescia, 58|Via Papa Giovanni XXIII 12|Piazza Garibaldi, 4|Vicolo Molino 3|Via dell’Artigianato, 31/33'
    ),
    towns: places(
      'Palazzolo sull’Oglio = 25036|Orzinuovi = 25034|Soresina = 26015|Fermo = 63900|Iseo = 25049'
    ),
  },
  ES: {
    ...pools.ES,
    first: words('Marta|Gonzalo|Elvira|Rubén|Pilar|Andrés|Aitana|Teófilo'),
    last: words(
      'Barrueco|Corral Vicente|Fraile|Hernández Sáez|Iglesias|Martín Polo|Rodero|Velasco'
    ),
    streets: words(
      'C/ Toro, 41|Avda. de Salamanca, 118|Paseo de la Estación 9, 2.º A|Plaza del Mercado, 1|P.I. El Montalvo III, parcela 27'
    ),
    towns: places(
      'Salamanca = 37001|Béjar = 37700|Ávila = 05001|Medina del Campo = 47400|Zamora = 49003'
    ),
  },
  PT: {
    ...pools.PT,
    first: words('Sandra|Vítor|Lurdes|Hugo|Beatriz|Armando|Teresa'),
    last: words('Bento|Caldeira|Falcão|Gouveia|Meireles|Queirós|Teles|Vilaça'),
    streets: words(
      'Rua Direita, 77|Av. dos Bombeiros Voluntários, 240|Estrada Nacional 15, km 42|Lugar da Boavista|Praça da República, 11 R/C'
    ),
    towns: places(
      'Penafiel = 4560-450|Amarante = 4600-012|Torres Novas = 2350-411|Viseu = 3500-093|Felgueiras = 4610-102'
    ),
  },
}
type Southern = keyof typeof southern

const homes = {
  IT: words('Via Roma, 112|Via Leonardo da Vinci 7|Via Trento, 19/B|Corso Vittorio Emanuele 63'),
  ES: words('C/ Zamora, 56, 3.º C|Calle Olivo 14|C/ San Justo, 8|Ronda del Corpus, 23'),
  PT: words(
    'Rua da Fonte, 5|Travessa do Outeiro 31|Rua Dr. António Sá, 148 3.º Esq.|Quelha do Souto, 9'
  ),
}

/** Sellers of a country; its buyers, with words of their own, are those of `buyers`. */
function between(country: Southern, seller: Partial<Pools['IT']>, buyer: Partial<Pools['IT']>) {
  const base = southern[country]
  return {
    ...pools,
    [country]: { ...base, ...seller },
    AT: { ...base, streets: homes[country], ...buyer },
  } as Pools
}
const buyers: Country = 'AT'

/** A mail address without accents. */
function mailOf(who: Person): string {
  const letters = who.name.replaceAll('&amp;', '').normalize('NFKD').replace(/\p{M}/gu, '')
  const names = letters.toLowerCase().match(/[a-z]{3,}/g) ?? []
  return `${who.country === 'Portugal' ? 'geral' : 'info'}@${names.slice(0, 2).join('')}.example`
}

function withLuhn(digits: string): string {
  const sum = [...digits].reverse().reduce((whole, digit, at) => {
    const value = Number(digit) * (at % 2 ? 1 : 2)
    return whole + (value > 9 ? value - 9 : value)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const isPersonIn = (country: Southern, who: Person) =>
  southern[country].first.some((first) => who.name.startsWith(`${first} `))

/** An Italian tax code of a person, or the VAT number of a company. */
function italianCode(random: Random, who: Person): string {
  if (!isPersonIn('IT', who)) return `P.IVA ${withLuhn(`0${random.digits(6)}017`)}`
  const [first, ...last] = who.name.toUpperCase().split(' ')
  const three = (name: string) => `${name.replace(/[^A-Z]|[AEIOU]/g, '')}XXX`.slice(0, 3)
  const born = `${random.int(48, 94)}${random.pick([...'ABCDEHLMPRST'])}${random.int(10, 28)}`
  return `C.F. ${three(last.join(''))}${three(first)}${born}B157${random.pick([...'BDKQTZ'])}`
}

function spanishNumber(random: Random, who: Person): string {
  const digits = random.digits(8)
  return isPersonIn('ES', who)
    ? `${digits}${'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23]}`
    : `B${withLuhn(`37${digits.slice(0, 5)}`)}`
}

function portugueseNumber(random: Random, who: Person): string {
  const eight = `${isPersonIn('PT', who) ? 2 : 5}${random.digits(7)}`
  const rest = [...eight].reduce((sum, digit, at) => sum + Number(digit) * (9 - at), 0) % 11
  return `${eight}${rest < 2 ? 0 : 11 - rest}`
}

/** The quarter before a day. */
function quarterBefore(day: string) {
  const year = Number(day.slice(0, 4))
  const at = Math.floor((Number(day.slice(5, 7)) - 1) / 3)
  return at ? { at: at - 1, year } : { at: 3, year: year - 1 }
}

const atcud = (random: Random) =>
  `J${random.pick([...'JFHM'])}${random.digits(2)}TW${random.digits(2)}`
const certified = (random: Random) =>
  `${Array.from({ length: 4 }, () => random.pick([...'aBdEhJkMpQsTwX49/'])).join('')}-Processado por programa certificado n.º ${random.digits(4)}/AT`

/** A number that stands for the goods. */
const codeOf = (name: string, from: number, span: number) =>
  from + ([...name].reduce((code, letter) => (code * 33 + letter.charCodeAt(0)) % 99991, 11) % span)

const colours = words('NERO|BURRO|CUOIO|BLU|TESTA MORO|PLATINO')

/** Models of shoes in some of the colours. */
const shoes = goods(
  'DECOLLETE T70 NAPPA = PA = 42 = 58|DECOLLETE T50 CAMOSCIO = PA = 41 = 56|SLINGBACK T45 NAPPA = PA = 39 = 52|BALLERINA LAMINATO = PA = 29 = 39|MOCASSINO COLLEGE ABRASIVATO = PA = 41 = 57|MOCASSINO FRANGIA = PA = 40 = 55|SANDALO T90 RASO = PA = 38 = 51|SANDALO INTRECCIO FUSBETT = PA = 27 = 36|SABOT LEGNO NAPPA = PA = 31 = 42|STRINGATA DERBY VITELLO = PA = 44 = 61|SNEAKER RUNNING RETE/CROSTA = PA = 36 = 49|SNEAKER CASSETTA NAPPA = PA = 38 = 52|POLACCO LACCI VITELLO = PA = 51 = 68|TRONCHETTO T60 CAMOSCIO = PA = 52 = 69|BIKER VITELLO = PA = 58 = 79|STIVALE T20 NAPPA = PA = 72 = 98|CHELSEA GOMMA CARRARMATO = PA = 49 = 66|ESPADRILLAS CORDA = PA = 19 = 27'
).flatMap(([name, unit, price], at) =>
  colours
    .filter((_, colour) => (at + colour) % 3 !== 1)
    .map((colour): Item => [`${name} - ${colour}`, unit, price, price + 2])
)

const sizes = [35, 36, 37, 38, 39, 40, 41]

/** Pairs of each size, from few of the outer ones to many of the inner ones. */
function pairsOf(random: Random, count: number): string[] {
  const pairs = sizes.map(() => 0)
  for (let pair = 0; pair < count; pair++)
    pairs[random.pick([0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6])]++
  return pairs.map((value) => (value ? String(value) : ''))
}

const italianMonths = monthsIn('IT')
const spanishMonths = monthsIn('ES')

/** Invoices of Italian, Spanish and Portuguese sellers, among them an agent, an undertaker and a cooperative. */
export const commonOglioTormes: Family[] = [
  {
    name: 'it-provvigioni-agente',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [2, 7],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isSellerPerson: true,
      buyerCountry: buyers,
      withheld: 20,
      days: [30, 60],
      pools: between(
        'IT',
        {},
        {
          last: words('Faustini|GAMMA|Rovetta|Bettoni|ITALDUE'),
          trade: words('Rubinetterie|Posaterie|Casalinghi|Stampi'),
          forms: words('S.p.A.|S.r.l.|SPA|Industrie S.r.l.|& C. S.a.s.'),
        }
      ),
      items: goods(
        'Provvigioni linea cucina, province BS e BG = = 380 = 1640|Provvigioni linea cucina, province CR e MN = = 210 = 980|Provvigioni linea bagno, province BS e BG = = 240 = 1120|Provvigioni linea bagno, provincia di Verona = = 160 = 720|Provvigioni grandi clienti (GDO e gruppi d’acquisto) = = 310 = 1480|Provvigioni linea outdoor, tutta la zona = = 90 = 430|Conguaglio provvigioni su affari del trimestre precedente = = 60 = 280'
      ),
      numbers: (random, year) => `${random.int(1, 24)}/${year}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${italianMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:12pt "EB Garamond";margin:0 6mm;line-height:1.3} .own{text-align:center;border-bottom:2.5pt double #000;padding-bottom:4mm} .own b{font-size:20pt;letter-spacing:1.5px} .own small{font-size:10.5pt} .to{margin:11mm 0 10mm 88mm} .w{margin:6mm 0 0} .w th{font-weight:normal;font-style:italic;text-align:left;border-bottom:.6pt solid #000;padding:2px 0} .w td{padding:4px 0;vertical-align:top} .s{width:112mm;margin:5mm 0 0 auto;break-inside:avoid;border-top:.6pt solid #000} .s td{padding:2.5px 0} .s .t td{border-top:.6pt solid #000;font-weight:bold} .s .k td{border-top:.6pt solid #000;border-bottom:2.5pt double #000;font-weight:bold;font-size:13pt;padding:4px 0} .n{font-size:10.5pt;margin-top:9mm;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const quarter = quarterBefore(d.issueDate)
      const rows = p.lines((l) => {
        const share = [4, 5, 8, 10][codeOf(l.description, 0, 4)]
        const isRest = l.description.startsWith('Conguaglio')
        return row([
          l.description,
          `>${isRest ? '–' : p.plain(Math.round((l.amount * 100) / share))}`,
          `>${isRest ? '–' : `${share}%`}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const income = Math.round(d.subtotal * 0.115)
      return `<div class=own><b>${d.seller.name}</b><br><small>Agente di commercio – ${d.seller.street} – ${codeFirst(d.seller)}<br>Partita IVA ${d.seller.vatId.slice(2)} – Matr. Enasarco ${random.digits(8)} – R.E.A. BS ${random.digits(6)}<br>cell. ${d.seller.telephone} – ${mailOf(d.seller)}</small></div>
<div class=to>Spett.le<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>${italianCode(random, d.buyer)}</div>
<div>${d.seller.town}, ${p.date(d.issueDate)}</div><p style="margin:5mm 0 2mm"><b>Fattura n. ${d.number}</b></p>
<div>Provvigioni maturate sugli affari andati a buon fine nel ${['I', 'II', 'III', 'IV'][quarter.at]} trimestre ${quarter.year}, come da Vostro estratto conto provvigionale:</div>
<table class=w>${heading(['Descrizione', '>Fatturato netto', '>Aliq. provv.', '>Importo €'])}${rows.join('')}</table>
<table class=s>${row(['Totale provvigioni (imponibile)', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}<tr class=t><td>Totale fattura</td><td class=r>${p.money(d.total)}</td></tr>${row(['Ritenuta d’acconto IRPEF 23% sul 50%', `>– ${p.money(income)}`])}${row(['Contributo Enasarco a mio carico 8,50%', `>– ${p.money(d.withheld - income)}`])}<tr class=k><td>Netto da corrispondere</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<div class=n>Pagamento con bonifico entro il ${p.date(d.dueDate)} sul mio conto corrente<br>IBAN ${grouped(d.seller.iban)}<br><br>Ritenuta operata ai sensi dell’art. 25-bis D.P.R. 600/1973. Copia analogica della fattura elettronica trasmessa al Sistema di Interscambio.</div>`
    },
  },
  {
    name: 'it-onoranze-servizio',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [0, 22, 10],
      lines: [8, 17],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      buyerCountry: buyers,
      prepaid: 0.6,
      days: [15, 30],
      pools: between(
        'IT',
        {
          trade: words('Onoranze Funebri|Impresa Funebre|Agenzia Funebre|Casa Funeraria'),
          forms: words('S.n.c.|& Figli|S.r.l.|di Loda Ottavio & C. S.a.s.|dal 1951'),
        },
        { trade: words('Immobiliare|Officine|Amministrazioni'), forms: words('S.r.l.|S.n.c.') }
      ),
      items: goods(
        'Cofano in rovere spazzolato, completo di imbottitura, maniglie e croce = = 1450 = 2380|Cofano in abete per cremazione = = 780 = 1150|Autofunebre Mercedes con autista e n. 4 necrofori = = 480 = 720|Vestizione e composizione della salma = = 140 = 220|Allestimento camera ardente e paramenti = = 160 = 290|Trasporto della salma da ospedale a Casa Funeraria = = 150 = 240|Disbrigo pratiche comunali, sanitarie e parrocchiali = = 180 = 320|Servizio di cremazione e urna cineraria in radica = = 590 = 790|Copricassa di rose e lisianthus = = 160 = 280 = 2|Corona con nastro = = 140 = 210 = 2|Cuscino da terra in fiori misti = = 70 = 120 = 2|Manifesti murali e affissione = = 70 = 130 = 1|Necrologio su quotidiano locale, una uscita = = 110 = 230 = 1|Ricordini e biglietti di ringraziamento = = 60 = 140 = 1|Targa provvisoria con incisione = = 40 = 85 = 1'
      ),
      numbers: (random, year) => `${random.int(3, 248)}/${year.slice(2)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:10pt "P052";color:#1d1a26;margin:0} .own{display:flex;align-items:center;gap:6mm} .own svg{flex:none} .own b{font:21pt "Z003";color:#4b3869;line-height:1} .own div{line-height:1.4;font-size:9pt} .two{display:flex;gap:6mm;margin:8mm 0 6mm} .bx{flex:1;border:.8pt solid #4b3869;border-radius:2mm;padding:2.5mm 4mm;line-height:1.45} .bx i{display:block;color:#4b3869;font-size:8.5pt} .bx .h{font-size:14pt;letter-spacing:1px;color:#4b3869} .def{margin-bottom:4mm} .w th{background:#4b3869;color:#fff;font-weight:normal;text-align:left;padding:3px 6px;font-size:9pt} .w td{padding:4px 6px;border-bottom:.4pt solid #b9aecb} .end{display:flex;gap:8mm;align-items:flex-start;margin-top:6mm;break-inside:avoid} .x{flex:1} .x th{font-weight:normal;font-style:italic;font-size:8.5pt;text-align:left;border-bottom:.6pt solid #4b3869} .x td{font-size:8.8pt;padding:3px 0;vertical-align:top} .u{width:70mm} .u td{padding:3px 6px} .u .k td{background:#ece7f3;font-weight:bold;font-size:11.5pt;padding:5px 6px} .n{font-size:8.2pt;line-height:1.5;margin-top:7mm;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const deceased = `${random.pick(southern.IT.last)} ${random.pick(['Angela', 'Battista', 'Caterina', 'Luigi', 'Santina'])}`
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${l.rate ? `${p.number(l.rate)}%` : '0% (N4)'}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          t.rate ? `${p.number(t.rate)}%` : '0%',
          t.rate ? 'Imponibile' : 'Esente art. 10, c. 1, n. 27 DPR 633/72 (N4)',
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const due = d.prepaid
        ? `${row(['Totale fattura', `>€ ${p.plain(d.total)}`])}${row(['Acconto versato', `>- € ${p.plain(d.prepaid)}`])}<tr class=k><td>Saldo da pagare</td><td class=r>€ ${p.plain(d.amountDue)}</td></tr>`
        : `<tr class=k><td>Totale fattura</td><td class=r>€ ${p.plain(d.total)}</td></tr>`
      return `<div class=own><svg viewBox="0 0 40 60" width="13mm"><path d="M20 2v56M8 18h24" stroke="#4b3869" stroke-width="3"/><path d="M4 58q16-14 32 0" fill="none" stroke="#4b3869"/></svg><div><b>${d.seller.name}</b><br>Servizi funebri completi – Cremazioni – Trasporti in Italia e all’estero – Servizio 24 ore su 24<br>${d.seller.street} – ${codeFirst(d.seller)} – Tel. ${d.seller.telephone} – P. IVA ${d.seller.vatId.slice(2)}</div></div>
<div class=two><div class=bx><span class=h>FATTURA</span><br>Numero <b>${d.number}</b> del <b>${p.date(d.issueDate)}</b><br>Pagamento: bonifico bancario, entro il ${p.date(d.dueDate)}</div><div class=bx><i>Intestata a</i><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>${italianCode(random, d.buyer)}</div></div>
<div class=def>Servizio funebre in memoria di <b>${deceased}</b>, esequie del ${p.date(d.deliveryDate)}</div>
<table class=w>${heading(['Prestazioni e forniture', '>IVA', '>Importo €'])}${rows.join('')}</table>
<div class=end><table class=x>${heading(['Aliq.', 'Natura', '>Imponibile', '>Imposta'])}${taxes.join('')}</table><table class=u>${row(['Totale prestazioni', `>€ ${p.plain(d.subtotal)}`])}${row(['IVA', `>€ ${p.plain(d.tax)}`])}${due}</table></div>
<div class=n>Coordinate per il bonifico: ${grouped(d.seller.iban)}<br>Imposta di bollo assolta in modo virtuale ai sensi dell’art. 6 D.M. 17/06/2014. Spese funebri detraibili ai sensi dell’art. 15, c. 1, lett. d), TUIR se pagate con mezzi tracciabili. Copia di cortesia priva di valore fiscale: l’originale è disponibile nell’area riservata dell’Agenzia delle Entrate.</div>`
    },
  },
  {
    name: 'it-calzature-taglie',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [70, 150],
      isInOrder: true,
      isOnce: true,
      most: 24,
      buyerCountry: buyers,
      allowance: 0.5,
      charge: 0.4,
      days: [60, 90, 120],
      pools: between(
        'IT',
        {
          last: words('LUNA ROSSA|GIORGIA VALLI|Mancini|TRE EMME|Santarelli'),
          trade: words('CALZATURIFICIO|SHOES|CALZATURE'),
          forms: words('S.R.L.|SRL|S.P.A.|di Marilungo F. & C. S.N.C.'),
        },
        {
          trade: words('Calzature|Pelletterie|Boutique|Cuoio & Tacchi'),
          forms: words('S.n.c.|S.r.l.|Srl|di Turla S. S.a.s.|& C.'),
        }
      ),
      items: shoes,
      numbers: (random) => `${random.int(104, 3920)}/V1`,
    },
    style: { ...comma, date: slashed },
    css: '@page{margin:10mm 11mm 14mm;@bottom-right{content:"Pag. " counter(page) " / " counter(pages);font:8pt "Liberation Sans"}} body{font:8.3pt "Liberation Sans Narrow";margin:0} thead td{padding:0!important} .hd{display:flex;gap:5mm;align-items:stretch} .own{width:92mm;line-height:1.35} .own b{font:bold 16pt "Liberation Sans";letter-spacing:2px;display:block} .to{flex:1;border:.6pt solid #000;padding:2mm 3mm;font-size:10pt;line-height:1.35} .cp{font-size:6.3pt;display:block;color:#333} .f{margin:2.5mm 0 2.5mm} .f td{border:.6pt solid #000;padding:1px 4px 2px!important;vertical-align:top;font-size:9pt} .g th{border:.6pt solid #000;background:#e6e6e6;font-weight:bold;padding:2px 3px!important;font-size:7.6pt;text-align:left}   .g .ddt td{font-style:italic;background:#f4f4f4} .g tbody td{border-left:.6pt solid #000;border-right:.6pt solid #000;border-bottom:.3pt solid #aaa;padding:3.1px 3px!important} .g .z{width:5.6mm;text-align:center} .g tr{break-inside:avoid} .e{break-inside:avoid} .e .f{margin:2.5mm 0 0} .big{font:bold 13pt "Liberation Sans";text-align:right;display:block} .n{font-size:7pt;margin-top:2mm;line-height:1.35}',
    draw: (p) => {
      const { doc: d, random } = p
      const box = (label: string, value: string, span = 1) =>
        `<td colspan=${span}><span class=cp>${label}</span>${value}</td>`
      const cell = (text: string) => `<td class=z>${text}</td>`
      const right = (text: string) => `<td class=r>${text}</td>`
      let pairs = 0
      const note = random.int(200, 4100)
      const size = random.int(9, 16)
      const rows = p.lines((l, at) => {
        pairs += l.quantity ?? 0
        const [model] = l.description.split(' - ')
        const article = `${codeOf(model, 2100, 7800)}`
        const delivery =
          at % size
            ? ''
            : `<tr class=ddt><td></td><td colspan=13>Rif. D.D.T. n. ${note + (at / size) * 3} del ${p.date(d.deliveryDate)}</td></tr>`
        return `${delivery}<tr><td>${article}</td><td>${l.description}</td>${pairsOf(
          random,
          l.quantity ?? 0
        )
          .map(cell)
          .join(
            ''
          )}<td>${l.unit}</td>${right(p.number(l.quantity))}${right(p.plain(l.price))}${right(p.plain(l.amount))}${right(p.number(l.rate))}</tr>`
      })
      const season = `${random.pick(['PE', 'AI'])} ${d.issueDate.slice(2, 4)}`
      const number = d.number
      const day = p.date(d.issueDate)
      const head = `<div class=hd><div class=own><b>${d.seller.name}</b>${d.seller.street} – ${codeFirst(d.seller)} (Italy)<br>Tel. ${d.seller.telephone} – ${mailOf(d.seller)}<br>P. IVA e C.F. ${d.seller.vatId} – Cap. Soc. € 50.000,00 i.v. – Codice SDI M5UXCR1</div><div class=to><span class=cp>Spett.le</span>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer).toUpperCase()}</div></div>
<table class=f><tr>${box('Documento', '<b>FATTURA DIFFERITA</b>', 2)}${box('Numero', `<b>${number}</b>`)}${box('Data', `<b>${day}</b>`)}${box('Cod. cliente', d.customerNumber)}${box('Partita IVA / Cod. fiscale', italianCode(random, d.buyer).replace(/^\S+ /, ''))}${box('Valuta', 'EUR')}</tr><tr>${box('Condizioni di pagamento', 'RI.BA. S.B.F.', 2)}${box('Agente', random.pick(['07 LOMBARDIA', '12 TRIVENETO', '03 CENTRO']))}${box('Stagione', season)}${box('Vs. ordine', d.orderNumber)}${box('Ns. banca', 'B.C.C. filiale 04')}${box('Porto', d.charge ? 'Addebito in fattura' : 'Assegnato')}</tr></table>`
      const names = [
        'Articolo',
        'Descrizione / Pelle / Colore',
        ...sizes.map(String),
        'UM',
        '>Q.tà',
        '>Prezzo',
        '>Importo',
        '>IVA',
      ]
      const share = Math.round((100 * d.allowance) / d.lineTotal)
      return `<table class=g><thead><tr><td colspan=14>${head}</td></tr>${row(names, 'th')}</thead><tbody>${rows.join('')}</tbody></table>
<div class=e><table class=f><tr>${box('Totale paia', `${pairs}`)}${box('Totale merce', `<div class=r>${p.plain(d.lineTotal)}</div>`)}${box(d.allowance ? `Sconto incond. ${share}%` : 'Sconto incond.', `<div class=r>${d.allowance ? `-${p.plain(d.allowance)}` : ''}</div>`)}${box('Spese trasporto', `<div class=r>${d.charge ? p.plain(d.charge) : ''}</div>`)}${box('Spese incasso', '')}</tr><tr>${box('Imponibile', `<div class=r>${p.plain(d.subtotal)}</div>`)}${box('% IVA', `<div class=r>${p.number(d.taxes[0].rate, 2)}</div>`)}${box('Imposta', `<div class=r>${p.plain(d.tax)}</div>`)}${box('TOTALE FATTURA EUR', `<span class=big>${p.plain(d.total)}</span>`, 2)}</tr><tr>${box('Scadenza', p.date(d.dueDate))}${box('Importo rata', `<div class=r>${p.plain(d.amountDue)}</div>`)}${box('Banca d’appoggio', `ABI 0${random.digits(4)} – CAB ${random.digits(5)}`)}${box('Colli', String(Math.ceil(pairs / 12)))}${box('Peso lordo kg', p.number(Math.round(pairs * 12) / 10, 1))}</tr></table>
<div class=n>Contributo CONAI assolto ove dovuto. Eventuali reclami entro 8 giorni dal ricevimento della merce. La merce difettosa si rende solo previa autorizzazione e in porto franco. Per ogni controversia è competente il Foro di Fermo. Documento emesso ai sensi dell’art. 21, c. 4, lett. a), DPR 633/72.</div></div>`
    },
  },
  {
    name: 'es-psicologa-sesiones',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [0],
      lines: [2, 5],
      isInOrder: true,
      isOnce: true,
      most: 3,
      isSellerPerson: true,
      isBuyerPerson: true,
      buyerCountry: buyers,
      days: [7, 10, 15],
      pools: between(
        'ES',
        {},
        { trade: words('Colegio|Fundación|Mutua'), forms: words('S.L.|S. Coop.') }
      ),
      items: goods(
        'Primera consulta y evaluación inicial (75 min) = = 65 = 90|Sesión de psicoterapia individual (55 min) = = 55 = 70|Sesión de terapia de pareja (80 min) = = 75 = 95|Sesión online por videollamada (50 min) = = 50 = 65|Aplicación y corrección de pruebas psicométricas = = 80 = 130|Informe psicológico por escrito = = 110 = 180'
      ),
      numbers: (random, year) => `${year}-${random.int(101, 489)}`,
    },
    style: {
      ...comma,
      money: (plain) => `${plain} €`,
      date: (y, m, d) => `${Number(d)} de ${spanishMonths[Number(m) - 1]} de ${y}`,
    },
    css: 'body{font:10.5pt "Lato";color:#38443f;margin:0 4mm} .band{background:#dfe9e2;margin:-4mm -8mm 0;padding:9mm 10mm;border-radius:0 0 9mm 0;display:flex;justify-content:space-between;align-items:flex-end} .band b{font:300 22pt "Lato";color:#41705a} .band span{letter-spacing:5px;font-size:11pt;color:#41705a} .m{display:flex;justify-content:space-between;margin:12mm 0 12mm;line-height:1.55} .m small{display:block;color:#86998f;font-size:8.5pt;letter-spacing:1px} .w th{font-weight:400;color:#86998f;font-size:9pt;text-align:left;padding:5px 0;border-bottom:1pt solid #41705a} .w td{padding:8px 0;border-bottom:.5pt solid #dfe9e2} .s{width:82mm;margin:5mm 0 0 auto} .s td{padding:4px 0} .s .k td{font-size:13pt;color:#41705a;font-weight:700;border-top:1pt solid #41705a;padding-top:7px} .pay{margin-top:14mm;display:flex;gap:10mm;font-size:9.5pt;line-height:1.5} .pay div{flex:1;border-left:2pt solid #41705a;padding-left:4mm} .ft{position:fixed;bottom:0;left:4mm;right:4mm;font-size:7.3pt;color:#86998f;line-height:1.45}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      return `<div class=band><div><b>${d.seller.name}</b><br>Psicología General Sanitaria · Col. CL-0${random.digits(4)}</div><span>FACTURA</span></div>
<div class=m><div><small>PACIENTE / CLIENTE</small><b>${d.buyer.name}</b><br>NIF ${spanishNumber(random, d.buyer)}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div><div style="text-align:right"><small>NÚMERO</small>${d.number}<br><small>FECHA</small>${p.date(d.issueDate)}<br><small>CONSULTAS ENTRE</small>${p.date(d.from)} y ${p.date(d.until)}</div></div>
<table class=w>${heading(['Concepto', '>Cant.', '>Precio', '>Importe'])}${rows.join('')}</table>
<table class=s>${row(['Subtotal', `>${p.money(d.subtotal)}`])}${row(['IVA (exento)', `>${p.money(d.tax)}`])}<tr class=k><td>Total</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=pay><div><b>Transferencia</b><br>${grouped(d.seller.iban)}<br>Indique el número de factura</div><div><b>Bizum</b><br>${d.seller.telephone}<br>Antes del ${p.date(d.dueDate)}</div></div>
<div class=ft>Operación exenta de IVA según el art. 20.Uno.3.º de la Ley 37/1992. ${d.seller.name} · NIF ${d.seller.vatId.slice(2)} · ${d.seller.street}, ${codeFirst(d.seller)} · ${mailOf(d.seller)} · N.º de registro sanitario 37-C22-0${random.digits(3)}. Sus datos se tratan con la única finalidad de la prestación asistencial y su facturación (RGPD y LO 3/2018). Las citas anuladas con menos de 24 horas de antelación se facturan.</div>`
    },
  },
  {
    name: 'es-senales-ayuntamiento',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [4, 13],
      isOnce: true,
      most: 16,
      isBuyerPerson: true,
      buyerCountry: buyers,
      lineDiscount: 0.35,
      days: [30],
      pools: between(
        'ES',
        {
          trade: words('Señalizaciones|Señales y Balizas|BALIZA OCHO|Seguridad Vial'),
          forms: words('S.L.U.|SL|S.A.|e Hijos, C.B.|Equipamiento Urbano S.L.'),
        },
        {
          first: words('Ayuntamiento de|Excmo. Ayuntamiento de|AYUNTAMIENTO DE'),
          last: words('Alba del Tormes|Peñaflor de Gata|Villoria|Santa Eufemia|Rágama'),
          trade: words('Aguas y Servicios|Deportes|Obras Municipales'),
          forms: words('S.A.|S.L.'),
          streets: words('Plaza Mayor, 1|Plaza de España, s/n|Plaza de la Constitución, 2'),
        }
      ),
      items: goods(
        'Señal P-20 peatones triangular 70 cm, acero galv. RA1 = ud = 31 = 44|Señal R-1 cede el paso 90 cm RA2 = ud = 46 = 63|Señal R-2 STOP octogonal 60 cm RA2 = ud = 42 = 58|Señal R-301 limitación 30 km/h 60 cm RA1 = ud = 33 = 47|Señal S-13 paso de peatones 60x60 RA1 = ud = 34 = 48|Panel complementario S-800 60x30 personalizado = ud = 27 = 41|Poste galvanizado 80x40x2 mm, long. 3,00 m = ud = 24 = 34|Abrazadera aluminio con tornillería inox = ud = 2 = 4|Hito cilíndrico H-75 verde abatible = ud = 29 = 42|Reductor de velocidad caucho 50x42x3 cm = ud = 28 = 39|Espejo convexo exterior Ø 60 cm con soporte = ud = 58 = 84|Pintura acrílica vial blanca, bote 25 kg = ud = 68 = 92|Microesferas de vidrio, saco 25 kg = ud = 27 = 38|Bolardo fundición dúctil modelo Villa 100 cm = ud = 52 = 79|Placa de calle cerámica 40x25 rotulada = ud = 36 = 54|Valla peatonal amarilla 2,50 m = ud = 39 = 56|Mano de obra oficial de colocación = h = 26 = 34'
      ),
      numbers: (random, year) => `FE${year.slice(2)}-${random.digits(4)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: slashed },
    css: 'body{font:9pt "Roboto";color:#111;margin:0} .bar{height:5mm;background:repeating-linear-gradient(115deg,#111 0 9mm,#f4b400 9mm 18mm)} .top{display:flex;justify-content:space-between;align-items:flex-start;margin:4mm 0 6mm;gap:6mm} .lg{font:900 17pt "Roboto Condensed";line-height:1.05;max-width:78mm} .ow{font-size:8pt;line-height:1.4;margin-top:2mm} .qr{text-align:center;font-size:6.5pt;width:36mm;line-height:1.3} .fx{display:flex;gap:5mm;align-items:stretch} .fx>div{flex:1;border-top:2pt solid #f4b400;padding-top:2mm;line-height:1.5} .fx h4{margin:0 0 1mm;font:700 8pt "Roboto Condensed";text-transform:uppercase} .dir td{font-size:8pt;padding:1px 0} .w{margin-top:6mm} .w th{background:#111;color:#f4b400;font:700 8pt "Roboto Condensed";text-align:left;padding:4px} .w td{padding:4px;border-bottom:.4pt solid #bbb} .tot{margin-top:5mm;break-inside:avoid} .tot th{font:700 8pt "Roboto Condensed";text-align:right;padding:3px 5px;border-bottom:1.2pt solid #111} .tot td{text-align:right;padding:4px 5px;font-size:10pt} .tot td:last-child{font-weight:900;font-size:13pt;background:#f4b400} .p{margin-top:5mm;font-size:8.5pt;line-height:1.5;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const taxId = /yuntam/i.test(d.buyer.name)
        ? `P37${random.digits(5)}${random.pick([...'ABCDEFGHIJ'])}`
        : spanishNumber(random, d.buyer)
      const office = `L01370${random.digits(3)}`
      const rows = p.lines((l) =>
        row([
          `${codeOf(l.description, 110, 880)}.${codeOf(l.description, 10, 89)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)} %` : ''}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const fact = (label: string, value: string) => row([label, value])
      return `<div class=bar></div><div class=top><div><div class=lg>${d.seller.name}</div><div class=ow>${d.seller.street} · ${codeFirst(d.seller)}<br>CIF ${d.seller.vatId.slice(2)} · ${d.seller.telephone} · ${mailOf(d.seller)}</div></div><div class=qr>QR tributario:<br>${squareCode(random, '30mm', { side: 37, style: 'height:30mm;flex:none' })}<br>Factura verificable en la sede electrónica de la AEAT · VERI*FACTU</div></div>
<div class=fx><div><h4>Factura</h4>Número: <b>${d.number}</b><br>Fecha: <b>${p.date(d.issueDate)}</b><br>Pedido: ${d.orderNumber}<br>Expte. contrato menor: ${random.int(12, 480)}/${d.issueDate.slice(0, 4)}<br>Albarán ${random.digits(5)} de ${p.date(d.deliveryDate)}</div><div><h4>Cliente</h4><b>${d.buyer.name}</b><br>NIF ${taxId}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div><div><h4>Códigos DIR3 (FACe)</h4><table class=dir>${fact('Oficina contable', office)}${fact('Órgano gestor', office)}${fact('Unidad tramitadora', office)}</table></div></div>
<table class=w>${heading(['Ref.', 'Descripción', '>Cant.', 'Ud.', '>Precio', '>Dto.', '>Importe'])}${rows.join('')}</table>
<table class=tot>${row(['Base imponible', '% IVA', 'Cuota IVA', 'Total factura'], 'th')}${row([p.money(d.subtotal), p.number(d.taxes[0].rate, 2), p.money(d.tax), p.money(d.total)])}</table>
<div class=p><b>Forma de pago:</b> transferencia a 30 días desde el registro de la factura · <b>Vencimiento:</b> ${p.date(d.dueDate)} · <b>Importe a ingresar:</b> ${p.money(d.amountDue)}<br><b>IBAN:</b> ${grouped(d.seller.iban)}<br>Productos con marcado CE según UNE-EN 12899-1. Señales y postes con garantía de 10 años en lámina retrorreflectante. Inscrita en el Registro Mercantil de Salamanca, tomo ${random.int(210, 590)}, folio ${random.int(10, 220)}, hoja SA-${random.int(2100, 19800)}.</div>`
    },
  },
  {
    name: 'es-rappel-climatizacion',
    plan: {
      country: 'ES',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [21],
      lines: [3, 8],
      isInOrder: true,
      isOnce: true,
      most: 0,
      buyerCountry: buyers,
      days: [30],
      pools: between(
        'ES',
        {
          last: words('TÉRMICA CASTILLA|FRISALMA|Velasco|CLIMA DUERO|Barrueco'),
          trade: words('Almacenes|Distribuciones|Climatización|Suministros'),
          forms: words('S.A.|S.L.|SA|Norte, S.A.U.'),
        },
        {
          trade: words('Instalaciones|Fontanería y Gas|Calefacción|Frío Industrial'),
          forms: words('S.L.|S.L.U.|C.B.|SL|S.L.L.'),
        }
      ),
      items: goods(
        'Aire acondicionado doméstico split 1x1 y multi = = 120 = 690|Aire acondicionado comercial, conductos y cassette = = 90 = 540|Aerotermia y bombas de calor = = 140 = 880|Calderas de condensación gas = = 70 = 410|Radiadores y emisores = = 25 = 160|Conducto, rejilla y difusión = = 20 = 130|Tubería de cobre y accesorios frigoríficos = = 15 = 110|Gases refrigerantes = = 12 = 90|Termos eléctricos y acumuladores = = 18 = 120|Regulación y control = = 10 = 75'
      ),
      numbers: (random, year) => `AB${year}/${random.digits(5)}`,
    },
    style: { ...comma, date: dashed },
    css: 'body{font:9pt "Nimbus Sans";margin:0;color:#0d2233} .t{display:flex;justify-content:space-between;border-bottom:3pt solid #0e7c9b;padding-bottom:3mm} .t b{font:bold 16pt "Nimbus Sans";color:#0e7c9b;display:block;max-width:95mm} .t div{line-height:1.4;font-size:8pt} .ti{text-align:right} .ti strong{font-size:19pt;letter-spacing:1px;color:#0e7c9b} .ad{display:flex;margin:7mm 0;gap:6mm} .k{width:82mm;align-self:flex-start} .k td{padding:2.5px 0;font-size:8.5pt;border-bottom:.4pt dotted #0e7c9b} .to{flex:1;background:#eaf4f7;padding:4mm 5mm;line-height:1.5;font-size:10pt} .ob{margin:0 0 4mm;line-height:1.5} .w th{background:#0e7c9b;color:#fff;text-align:left;padding:4px 6px;font-size:8pt} .w td{padding:5px 6px;border-bottom:.4pt solid #9cc7d3} .s{width:84mm;margin:4mm 0 0 auto;break-inside:avoid} .s td{padding:4px 6px;border-bottom:.4pt solid #9cc7d3} .s .k2 td{background:#0e7c9b;color:#fff;font-weight:bold;font-size:11.5pt;border:0} .n{margin-top:9mm;font-size:8.3pt;line-height:1.5} .ft{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7pt;border-top:.5pt solid #0e7c9b;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const quarter = quarterBefore(d.issueDate)
      const first = quarter.at * 3
      const rows = p.lines((l) => {
        const share = [1, 2, 4, 5][codeOf(l.description, 0, 4)]
        return row([
          `${codeOf(l.description, 10, 89)}`,
          l.description,
          `>${p.plain(Math.round((l.amount * 100) / share))}`,
          `>${p.number(share, 2)} %`,
          `>${p.plain(l.amount)}`,
        ])
      })
      return `<div class=t><div><b>${d.seller.name}</b>${d.seller.street}, ${codeFirst(d.seller)}<br>Tel. ${d.seller.telephone} – ${d.seller.site}</div><div class=ti><strong>ABONO</strong><br>Original para el cliente</div></div>
<div class=ad><table class=k>${row(['Abono n.º', `><b>${d.number}</b>`])}${row(['Fecha de expedición', `><b>${p.date(d.issueDate)}</b>`])}${row(['Código de cliente', `>${d.customerNumber}`])}${row(['N.I.F. del cliente', `>${spanishNumber(random, d.buyer)}`])}${row(['Delegación', `>${random.pick(['02 Salamanca', '05 Zamora', '01 Central'])}`])}${row(['Divisa', '>EUR'])}</table><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<div class=ob><b>Rappel por volumen de compras</b> – ${quarter.at + 1}.º trimestre de ${quarter.year} (${spanishMonths[first]} a ${spanishMonths[first + 2]}), según acuerdo comercial n.º ${random.digits(4)}. Afecta a todas las facturas emitidas en el periodo indicado.</div>
<table class=w>${heading(['Fam.', 'Familia de producto', '>Compras netas €', '>% Rappel', '>Importe abono €'])}${rows.join('')}</table>
<table class=s>${row(['Base imponible', `>${p.plain(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)} %`, `>${p.plain(d.tax)}`])}<tr class=k2><td>Total abono EUR</td><td class=r>${p.plain(d.total)}</td></tr></table>
<div class=n>Modificación de la base imponible conforme al art. 80.Uno.2.º de la Ley 37/1992 del IVA (descuentos otorgados con posterioridad a la operación).<br>El importe de este abono quedará a su favor en cuenta y se compensará en el próximo giro. Le agradecemos su confianza y le recordamos que deberá minorar el IVA deducido en la declaración del periodo de recepción.</div>
<div class=ft>${d.seller.name} – N.I.F. ${d.seller.vatId.slice(2)} – R.M. de Salamanca, T. ${random.int(110, 480)}, L. 0, F. ${random.int(10, 210)}, H. SA-${random.int(1100, 9800)} – RII-AEE ${random.digits(5)} – Empresa autorizada para la venta de gases fluorados</div>`
    },
  },
  {
    name: 'pt-cooperativa-adubos',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [6, 23, 13],
      lines: [5, 17],
      most: 14,
      isOnce: true,
      isBuyerPerson: true,
      buyerCountry: buyers,
      lineDiscount: 0.3,
      days: [30, 60, 90],
      pools: between(
        'PT',
        {
          last: words('Terras do Corgo Alto|Vale da Ameixeira|Serra Branca|Ribeira de Nogal'),
          trade: words(
            'Cooperativa Agrícola|Cooperativa dos Agricultores|Cooperativa de Produtores de Leite'
          ),
          forms: words('C.R.L.|CRL'),
          towns: places('Vila Chã do Outeiro = 4625-118|Salgueirais = 4600-731'),
        },
        {
          trade: words('Sociedade Agrícola|Agro-Pecuária|Viveiros'),
          forms: words('Lda.|Unipessoal Lda.'),
        }
      ),
      items: goods(
        'ADUBO 20-8-10 SC 25 KG = SC = 13 = 19|NITROMAGNÉSIO 27% SC 40 KG = SC = 17 = 25|CALCÁRIO DOLOMÍTICO BIG-BAG 600 KG = BB = 58 = 82|SEM. MILHO FAO 500 (50.000 SEM.) = DS = 118 = 172|SEM. AZEVÉM ANUAL SC 20 KG = SC = 34 = 47|BATATA SEMENTE AGRIA 35/50 SC 25 KG = SC = 29 = 41|RAÇÃO VACAS LEITEIRAS 20 GRAN. 40 KG = SC = 15 = 21|RAÇÃO POEDEIRAS FARINADA 30 KG = SC = 12 = 17|HERBICIDA GLIFOSATO 36% 5 L = UN = 31 = 46|FUNGICIDA CALDA BORDALESA 5 KG = UN = 29 = 42|PALHA DE TRIGO FARDO = FD = 4 = 7|GASÓLEO COLORIDO E MARCADO = LT = 1 = 2 = 2|VINHO BRANCO COLHEITA BAG-IN-BOX 5 L = UN = 9 = 13 = 2|TESOURA PODA 21 CM = UN = 19 = 39 = 1|PULVERIZADOR DORSAL 16 L = UN = 42 = 69 = 1|LUVAS NITRILO T/9 = PR = 2 = 4 = 1|BOTAS BORRACHA CANO ALTO = PR = 12 = 19 = 1|REDE OVELHEIRA 1,00 M RL 50 M = RL = 52 = 74 = 1|ARAME GALVANIZADO N.º 14 = KG = 2 = 4 = 1'
      ),
      numbers: (random, year) => `FA ${year}L${random.int(1, 4)}/${random.int(310, 7900)}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:8.6pt "DejaVu Sans Condensed";margin:0} .top{display:flex;justify-content:space-between;gap:8mm} .ow{width:84mm;line-height:1.45} .ow b{font:bold 13pt "DejaVu Serif Condensed";color:#1c5a2b;display:block;line-height:1.2;margin-bottom:1.5mm} .to{width:84mm;margin-top:24mm;line-height:1.5;border-left:2.5pt solid #1c5a2b;padding-left:4mm;font-size:9.5pt} .d{display:flex;justify-content:space-between;align-items:baseline;margin:5mm 0 2mm} .d b{font-size:12pt} .m th{background:#e5efe2;font-weight:400;font-size:7pt;text-align:left;padding:2px 4px} .m td{padding:3px 4px;border-bottom:.6pt solid #1c5a2b} .g{margin-top:4mm} .g th{text-align:left;font-size:7.3pt;border-bottom:1pt solid #1c5a2b;border-top:1pt solid #1c5a2b;padding:3px} .g td{padding:2.6px 3px} .g tr{break-inside:avoid} .b{display:flex;gap:6mm;align-items:flex-start;margin-top:6mm;border-top:1pt solid #1c5a2b;padding-top:3mm;break-inside:avoid} .x{width:84mm} .x th{font-weight:400;font-size:7pt;background:#e5efe2;text-align:left;padding:2px 4px} .x td{padding:2px 4px} .u{flex:1} .u td{padding:2px 4px} .u .k td{font-weight:bold;font-size:12pt;border-top:1pt solid #000;border-bottom:1pt solid #000;padding:4px} .c{display:flex;gap:6mm;margin-top:5mm;break-inside:avoid;font-size:7.4pt;line-height:1.5} .mb{border:.8pt solid #000;width:58mm;flex:none;align-self:flex-start} .mb th{background:#1d4f91;color:#fff;padding:2px 6px;text-align:left;font-size:8pt} .mb td{padding:2px 6px!important;font-size:8.5pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          `${codeOf(l.description, 100100, 8999)}`,
          l.description,
          `>${p.number(l.quantity, 3)}`,
          l.unit,
          `>${p.number(l.price / 100, 4)}`,
          `>${p.number(l.discount, 2)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate, 2)}%`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])
      )
      const member = random.int(112, 2890)
      return `<div class=top><div class=ow><b>${d.seller.name}</b>${d.seller.street}<br>${codeFirst(d.seller)}<br>Telef. ${d.seller.telephone}<br>${mailOf(d.seller)}<br>NIPC ${d.seller.vatId.slice(2)} – Capital social variável, mín. 25 000,00 €</div><div class=to>Exmo.(a) Senhor(a)<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<div class=d><b>FATURA ${d.number}</b><span>ATCUD: ${atcud(random)}-${random.digits(4)} &nbsp; Original</span></div>
<table class=m>${row(['Contribuinte', 'Sócio n.º', 'Data', 'Vencimento', 'Cond. pagamento', 'Moeda', 'Requisição'], 'th')}${row([portugueseNumber(random, d.buyer), `${member}`, p.date(d.issueDate), p.date(d.dueDate), 'Conta corrente', 'EUR', d.orderNumber])}</table>
<table class=g>${heading(['Artigo', 'Designação', '>Quant.', 'Un.', '>Preço unit.', '>Desc.%', '>Valor líquido', '>IVA%'])}${rows.join('')}</table>
<div class=b><table class=x>${row(['Taxa IVA', '>Incidência', '>Valor IVA'], 'th')}${taxes.join('')}</table><table class=u>${row(['Total líquido', `>${p.plain(d.subtotal)}`])}${row(['Total IVA', `>${p.plain(d.tax)}`])}<tr class=k><td>Total documento</td><td class=r>${p.plain(d.total)} EUR</td></tr></table></div>
<div class=c>${squareCode(random, '27mm', { side: 37, style: 'height:27mm;flex:none' })}<div style="flex:1">${certified(random)}<br>Os bens/serviços foram colocados à disposição do adquirente em ${p.date(d.deliveryDate)}.<br>Carga: N/ armazém, ${d.seller.town}, às ${random.int(8, 17)}h${random.int(10, 55)}. Descarga: V/ morada. Viatura ${random.digits(2)}-${random.pick(['QX', 'TR', 'VL'])}-${random.digits(2)}<br>Produtos fitofarmacêuticos vendidos a aplicador habilitado (Lei n.º 26/2013). O vencimento sem pagamento implica juros à taxa legal e a suspensão do crédito do sócio.</div><table class=mb><tr><th colspan=2>MULTIBANCO</th></tr>${row(['Entidade', `>2${random.digits(4)}`])}${row(['Referência', `>${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`])}${row(['Montante', `>${p.plain(d.amountDue)} €`])}</table></div>`
    },
  },
  {
    name: 'pt-catering-sinal',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [13, 23],
      lines: [8, 16],
      isInOrder: true,
      isOnce: true,
      isGross: true,
      isBuyerPerson: true,
      buyerCountry: buyers,
      most: 60,
      prepaid: 0.75,
      days: [5, 8, 15],
      pools: between(
        'PT',
        {
          trade: words('Catering|Eventos|Solar dos|Sabores'),
          forms: words('Unipessoal Lda|& Filhas, Lda.|Lda.|Banquetes|& Companhia'),
        },
        {
          trade: words('Fundação|Laboratórios|Transportes|Têxteis'),
          forms: words('Lda.|S.A.|IPSS'),
        }
      ),
      items: goods(
        'Menu Douro – adulto = pax = 48 = 68|Menu criança (4 a 10 anos) = pax = 22 = 31|Menu vegetariano = pax = 38 = 52|Welcome drink com canapés = pax = 9 = 15|Mesa de queijos e enchidos = pax = 6 = 9|Ceia: caldo verde e bifanas = pax = 7 = 11|Vinho tinto DOC, garrafa = gfa = 9 = 15 = 1|Espumante bruto, garrafa = gfa = 11 = 17 = 1|Bar aberto 4 h = pax = 12 = 19 = 1|Cadeira Tiffany com almofada, aluguer = un = 3 = 5 = 1|Empregado de mesa, hora extra = h = 14 = 19 = 1'
      ),
      numbers: (random, year) =>
        `FT ${random.pick(['A', 'E', 'M'])}${year.slice(2)}/${random.int(2, 186)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: slashed },
    css: 'body{font:9.8pt "Caladea";color:#2b2622;margin:0} .hd{text-align:center;padding-bottom:4mm} .hd b{font:italic 25pt "C059";color:#9a7b3c;display:block} .hd span{font-size:8.3pt;letter-spacing:1.5px} .ln{border-top:.8pt solid #9a7b3c;border-bottom:.8pt solid #9a7b3c;padding:2.5mm 0;display:flex;justify-content:space-between} .ln b{font-size:12pt} .ad{display:flex;justify-content:space-between;margin:7mm 0 7mm;line-height:1.5} .ad>div{width:82mm} .ad i{color:#9a7b3c;font-size:8.5pt} .w th{font-weight:normal;font-style:italic;color:#9a7b3c;text-align:left;padding:4px 2px;border-bottom:.8pt solid #9a7b3c} .w td{padding:5px 2px;border-bottom:.4pt dotted #bba979} .s{width:92mm;margin:5mm 0 0 auto;break-inside:avoid} .s td{padding:3px 2px} .s .t td{border-top:.8pt solid #9a7b3c;font-weight:bold} .s .k td{background:#9a7b3c;color:#fff;font-weight:bold;font-size:12pt;padding:5px 6px} .o{display:flex;gap:7mm;align-items:center;margin-top:9mm;font-size:8.5pt;line-height:1.5;break-inside:avoid} .f{margin-top:6mm;text-align:center;font-size:7.5pt}',
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
      const taxes = p.taxes((t) =>
        row([`IVA ${p.number(t.rate)}% sobre ${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
      )
      const all = d.taxes.length > 1 ? row(['Total do IVA', `>${p.money(d.tax)}`]) : ''
      const rest = d.prepaid
        ? `${row([`Sinal pago na reserva (${d.earlier})`, `>-${p.money(d.prepaid)}`])}<tr class=k><td>Valor em dívida</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      const event = isPersonIn('PT', d.buyer)
        ? random.pick(['Casamento', 'Batizado', 'Bodas de prata', 'Jantar de aniversário'])
        : 'Jantar de gala'
      return `<div class=hd><b>${d.seller.name}</b><span>${d.seller.street} · ${codeFirst(d.seller)} · ${d.seller.telephone}</span><br><span>NIF ${d.seller.vatId.slice(2)} · ${mailOf(d.seller)}</span></div>
<div class=ln><b>Fatura ${d.number}</b><span>Data: ${p.date(d.issueDate)}</span><span>Vencimento: ${p.date(d.dueDate)}</span><span>Original</span></div>
<div class=ad><div><i>Cliente</i><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>NIF: ${portugueseNumber(random, d.buyer)}</div><div><i>Evento</i><br>${event} – ${p.date(d.deliveryDate)}<br>Reserva n.º ${d.orderNumber}<br>ATCUD: ${atcud(random)}-${random.int(2, 186)}</div></div>
<table class=w>${heading(['Descrição', '>Qtd.', 'Un.', '>Preço c/ IVA', '>Taxa', '>Total c/ IVA'])}${rows.join('')}</table>
<table class=s>${row(['Total ilíquido (sem IVA)', `>${p.money(d.subtotal)}`])}${taxes.join('')}${all}<tr class=t><td>Total da fatura</td><td class=r>${p.money(d.total)}</td></tr>${rest}</table>
<div class=o>${squareCode(random, '29mm', { side: 37, style: 'height:29mm;flex:none' })}<div>${certified(random)}<br><b>Pagamento por transferência bancária</b><br>IBAN ${grouped(d.seller.iban)}<br>Titular: ${d.seller.name}<br>Envie por favor o comprovativo para ${mailOf(d.seller)}.</div></div>
<div class=f>Este estabelecimento dispõe de Livro de Reclamações. Em caso de litígio o consumidor pode recorrer ao CNIACC. Obrigado por festejar connosco!</div>`
    },
  },
]
