import { daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import type { Person, Pools } from '../people.ts'
import usual from '../pools.json' with { type: 'json' }
import { comma, euroAfter, grouped, heading, monthsIn, row, slashed } from '../print.ts'
import type { Random } from '../random.ts'

const italian = {
  ...usual.IT,
  first: ['Arianna', 'Corrado', 'Mirella', 'Ettore', 'Viviana', 'Ruggero', 'Sabrina'],
  last: [
    'Baldassarri',
    'Canova',
    'Dall’Olio',
    'Fornari',
    'Magnani',
    'Orlandi',
    'Ravaioli',
    'Turchi',
  ],
  streets: [
    'Via Circonvallazione Est, 46',
    'Via G. Marconi 9',
    'Viale della Repubblica, 118/B',
    'Via San Rocco 27, int. 4',
    'Largo Caduti del Lavoro, 2',
    'Via Maestri del Lavoro 15/17',
  ],
  towns: [
    ['Cesena, FC', '47521'],
    ['Mirandola, MO', '41037'],
    ['Abbiategrasso, MI', '20081'],
    ['Fossano, CN', '12045'],
    ['Termoli, CB', '86039'],
    ['Empoli, FI', '50053'],
  ],
}

const spanish = {
  ...usual.ES,
  first: ['Mercedes', 'Unai', 'Pilar', 'Rubén', 'Almudena', 'Óscar', 'Teresa'],
  last: [
    'Aguirre',
    'Baena',
    'Cifuentes',
    'Garrido',
    'Leiva',
    'Ordóñez',
    'Pardo',
    'Salcedo',
    'Trujillo',
    'Zamora',
  ],
  streets: [
    'C/ Severo Ochoa, 16',
    'Pol. Ind. Los Llanos, C/ B, nave 31',
    'Avda. de Portugal, 73, 5º C',
    'C/ Batalla de Bailén, 8, bajo dcha.',
    'Camino Viejo de Silla, 204',
    'Ronda de los Tejares, 19',
  ],
  towns: [
    ['Talavera de la Reina', '45600'],
    ['Gandia', '46701'],
    ['Torrelavega', '39300'],
    ['Linares', '23700'],
    ['Tudela', '31500'],
    ['Ponferrada', '24402'],
  ],
}

type Pool = Partial<typeof italian>

/** Sellers of one trade. Customers have other trades: they are in the pool of a country that no layout here uses. */
const italians = (sellers: Pool, customers: Pool): Pools => ({
  ...usual,
  IT: { ...italian, ...sellers },
  PT: { ...italian, ...customers },
})
const spaniards = (sellers: Pool, customers: Pool): Pools => ({
  ...usual,
  ES: { ...spanish, ...sellers },
  PT: { ...spanish, ...customers },
})

const isFirm = (name: string) => /\.$|S[Lr]l?$/.test(name)

/** Post code, town, and the province in brackets. */
const townOf = (party: Person) => `${party.postCode} ${party.town.replace(/, (..)$/, ' ($1)')}`

function isbnIn(random: Random): string {
  const digits = `97884${random.digits(7)}`
  const sum = [...digits].reduce((whole, digit, at) => whole + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** A picture that looks like a QR code. */
function squares(random: Random): string {
  const size = 25
  const eye = (x: number, y: number) =>
    `<path d="M${x} ${y}h7v7h-7z" fill="#fff"/><path d="M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z" fill-rule=evenodd />`
  const dots = Array.from({ length: size * size }, (_, at) =>
    random.chance(0.5) ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : ''
  )
  return `<svg viewBox="0 0 25 25" width="30mm" height="30mm"><path d="${dots.join('')}"/>${eye(0, 0)}${eye(18, 0)}${eye(0, 18)}</svg>`
}

export const commonItalianSpanish: Family[] = [
  {
    /** A dealer at the fruit market: packages, gross weight, tare and net weight; pages follow one another. */
    name: 'it-mercato-ortofrutta',
    plan: {
      country: 'IT',
      buyerCountry: 'PT',
      currency: 'EUR',
      rates: [4, 5, 10],
      lines: [24, 40],
      most: 140,
      isPart: true,
      days: [30],
      pools: italians(
        { trade: ['Ortofrutta', 'Frutta', 'Primizie'], forms: ['S.r.l.', 'S.n.c.', 'S.a.s.'] },
        { trade: ['Supermercati', 'Frutteria', 'Alimentari'] }
      ),
      items: [
        ['ARANCE TAROCCO 64', 'KG', 0.9, 1.6],
        ['BANANE 1A MARCA', 'KG', 1, 1.4],
        ['CAROTE SFUSE', 'KG', 0.6, 1],
        ['CARCIOFI VIOLETTI', 'KG', 1.8, 3.4],
        ['CIPOLLE DORATE 60/80', 'KG', 0.5, 0.9],
        ['FINOCCHI', 'KG', 0.9, 1.8],
        ['INSALATA GENTILE ROSSA', 'KG', 1.1, 2.2],
        ['LIMONI PRIMOFIORE', 'KG', 1.2, 1.9],
        ['MELANZANE OVALI', 'KG', 1, 2],
        ['MELE GOLDEN 75/80', 'KG', 0.9, 1.5],
        ['PATATE PASTA GIALLA SACCO 10 KG', 'KG', 0.4, 0.8],
        ['PEPERONI QUADRATI ROSSI', 'KG', 1.5, 2.8],
        ['PERE ABATE 70+', 'KG', 1.6, 2.4],
        ['POMODORI GRAPPOLO', 'KG', 1.2, 2.3],
        ['RADICCHIO TONDO', 'KG', 1.3, 2.6],
        ['ZUCCHINE SCURE 14/21', 'KG', 0.9, 2.4],
        ['BASILICO MAZZETTI', 'KG', 7, 12, 1],
        ['ROSMARINO E SALVIA MAZZETTI', 'KG', 6, 9, 1],
        ['DATTERI MEDJOUL', 'KG', 8, 13, 2],
        ['MIX FRUTTA DISIDRATATA', 'KG', 6, 11, 2],
      ],
      numbers: (random) => `${random.int(120, 6800)}/FI`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8pt "Liberation Sans";margin:0} .top{display:flex;gap:5mm;align-items:center;border-bottom:2pt solid #2c7a2c;padding-bottom:2mm} .top h1{font:bold 17pt "URW Bookman";color:#2c7a2c;margin:0 0 1mm} .leaf{width:17mm;height:17mm;background:#2c7a2c;border-radius:0 70% 0 70%;flex:none} .to{display:flex;gap:4mm;margin:4mm 0} .to>div{flex:1} .box{border:.6pt solid #444;border-radius:5px;padding:2mm 3mm;font-size:9pt;min-height:19mm} .box i{font-size:7pt;display:block} .id td,.id th{border:.6pt solid #444;padding:1.5px 5px;text-align:left} .id th{font-size:6.5pt;font-weight:normal;background:#e6f0e6} .it{margin-top:3mm} .it th{border-top:.8pt solid #000;border-bottom:.8pt solid #000;text-align:left;font-size:7pt;padding:2px 0} .it td{padding:4.2px 0;border-bottom:.3pt dotted #999} .last{break-inside:avoid} .end{margin-top:4mm;display:flex;gap:4mm;align-items:flex-start} .end table{border:.6pt solid #444} .end td,.end th{padding:2px 5px;text-align:left} .end th{font-size:6.5pt;background:#e6f0e6} .sum{width:62mm;flex:none} .sum .t td{font-size:12pt;font-weight:bold;border-top:.8pt solid #000} .fine{font-size:6.5pt;margin-top:3mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const origins = ['IT', 'IT', 'IT', 'ES', 'IT', 'EC']
      const sums = { packages: 0, gross: 0, net: 0 }
      const rows = p.lines((l) => {
        const net = l.quantity ?? 0
        const packages = Math.ceil(net / 12)
        const tare = packages * 0.5
        sums.packages += packages
        sums.gross += net + tare
        sums.net += net
        return row([
          `>${packages}`,
          random.pick(['CPR', 'PLX', 'CART', 'LEG']),
          l.description,
          random.pick(origins),
          random.pick(['I', 'I', 'II']),
          `>${p.number(net + tare, 2)}`,
          `>${p.number(tare, 2)}`,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate)}%`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])
      )
      const taxNumber = isFirm(d.buyer.name) ? `<br>P.IVA ${random.digits(11)}` : ''
      return `<div class=top><div class=leaf></div><div><h1>${d.seller.name}</h1>Commercio all’ingrosso di frutta, verdura e primizie – Centro Agroalimentare, pad. B, stand ${random.int(4, 38)}<br>Sede legale: ${d.seller.street} – ${townOf(d.seller)} – Tel. ${d.seller.telephone}<br>Cod. fiscale e Partita IVA ${d.seller.vatId.slice(2)} – Iscr. BNDOO ${random.digits(6)} – ${d.seller.mail}</div></div>
<div class=to><div><table class=id>${row(['Documento', 'Numero', 'Data'], 'th')}${row(['<b>FATTURA IMMEDIATA</b>', `<b>${d.number}</b>`, `<b>${p.date(d.issueDate)}</b>`])}${row(['Cod. cliente', 'Zona', 'Pagamento'], 'th')}${row([d.customerNumber, '03', 'Rimessa diretta 30 gg'])}</table></div><div class=box><i>Spett.le</i>${d.buyer.name}<br>${d.buyer.street}<br>${townOf(d.buyer)}${taxNumber}</div></div>
<table class=it>${heading(['>Colli', 'Imb.', 'Descrizione della merce', 'Or.', 'Cat.', '>Lordo', '>Tara', '>Netto', 'UM', '>Prezzo', '>IVA', '>Importo'])}${rows.join('')}</table>
<div class=last><div class=end><table style="width:44mm">${row(['Totale colli', `>${sums.packages}`])}${row(['Peso lordo kg', `>${p.number(sums.gross, 2)}`])}${row(['Peso netto kg', `>${p.number(sums.net, 2)}`])}${row(['CPR resi', `>${random.int(0, 30)}`])}</table><table style="flex:1">${heading(['Aliquota', '>Imponibile', '>Imposta'])}${taxes.join('')}</table><table class=sum>${row(['Totale merce', `>${p.plain(d.subtotal)}`])}${row(['Totale IVA', `>${p.plain(d.tax)}`])}<tr class=t><td>Totale fattura €</td><td class=r>${p.plain(d.total)}</td></tr></table></div>
<div class=end><table>${heading(['Scadenza', '>Importo', 'Banca di appoggio'])}${row([p.date(d.dueDate), `>${p.plain(d.amountDue)}`, `Banca Agricola Romagnola – IBAN ${d.seller.iban}`])}</table></div>
<div class=fine>Contributo CONAI assolto ove dovuto. Assolve gli obblighi di cui all’art. 62, comma 1, del D.L. 24/01/2012 n. 1. La durata e i termini di pagamento sono quelli di legge per i prodotti deteriorabili. Reclami sulla merce entro 8 ore dal ritiro. Originale trasmesso al Sistema di Interscambio.</div></div>`
    },
  },
  {
    /** A freight forwarder: a side column with all about the firm, amounts in a column for each treatment of VAT. */
    name: 'it-spedizioni-dogana',
    plan: {
      country: 'IT',
      buyerCountry: 'PT',
      currency: 'EUR',
      rates: [22, 0],
      lines: [7, 16],
      isInOrder: true,
      isOnce: true,
      most: 0,
      prepaid: 0.6,
      days: [10, 30, 60],
      pools: italians(
        { trade: ['Spedizioni', 'Cargo', 'Shipping', 'Logistica'], forms: ['S.r.l.', 'S.p.A.'] },
        { trade: ['Ceramiche', 'Meccanica', 'Tessitura', 'Arredi'], forms: ['S.p.A.', 'S.r.l.'] }
      ),
      items: [
        ['Nolo marittimo FCL', '', 780, 2650, 1],
        ['Bunker adjustment factor', '', 90, 340, 1],
        ['T.H.C. porto di sbarco', '', 165, 240, 1],
        ['Emissione delivery order', '', 45, 75, 1],
        ['Operazione doganale di importazione', '', 70, 140],
        ['Voci doganali aggiuntive', '', 10, 40],
        ['Visita merce e assistenza alla verifica', '', 60, 120],
        ['Diritti doganali anticipati per Vs. conto', '', 240, 3900, 1],
        ['Sosta contenitore', '', 80, 320],
        ['Trasporto a domicilio', '', 260, 690],
        ['Facchinaggio e scarico', '', 60, 180],
        ['Diritto fisso e spese postali', '', 12, 25],
      ],
      numbers: (random, year) => `${year.slice(2)}-IM-${random.digits(5)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.8pt "Nimbus Sans";margin:0;display:flex;gap:7mm;color:#1b2530} .side{width:37mm;flex:none;border-right:2.5pt solid #b3261e;padding-right:4mm;min-height:258mm;font-size:7.3pt;line-height:1.45} .side h1{font-size:14pt;line-height:1.1;color:#b3261e;margin:0 0 5mm} .side b{display:block;margin-top:4mm;color:#b3261e} .main{flex:1} .to{margin:6mm 0 8mm 52mm;line-height:1.4} .bar{background:#1b2530;color:#fff;padding:2mm 3mm;display:flex;justify-content:space-between;font-size:10pt} .ref td{border-bottom:.4pt solid #aab;padding:2.5px 0;width:25%;vertical-align:top} .ref small{display:block;color:#667;font-size:6.5pt} .it{margin-top:6mm} .it th{background:#e9ecef;text-align:left;font-size:7.5pt;padding:4px 3px} .it td{padding:3.5px 3px} .it .s td{border-top:.8pt solid #1b2530;font-weight:bold} .sum{width:74mm;margin:6mm 0 0 auto} .sum td{padding:3px 4px;border:.5pt solid #889} .sum .t td{background:#1b2530;color:#fff;font-size:11pt;font-weight:bold} .pay{margin-top:5mm;border:.5pt solid #889;padding:2mm 3mm} .fine{font-size:6.8pt;margin-top:5mm;color:#556}',
    draw: (p) => {
      const { doc: d, random } = p
      const ref = (cells: [string, string][]) =>
        row(cells.map(([label, text]) => `<small>${label}</small>${text}`))
      const rows = p.lines((l, at) =>
        row([
          `${310 + at * 15}`,
          l.description,
          l.rate ? `${p.number(l.rate)}%` : '0% N.I.',
          `>${l.rate ? p.plain(l.amount) : ''}`,
          `>${l.rate ? '' : p.plain(l.amount)}`,
        ])
      )
      const baseAt = (rate: number) => {
        const found = d.taxes.find((t) => t.rate === rate)
        return found ? p.plain(found.base) : '0,00'
      }
      const paid = d.prepaid ? row(['Fondo spese ricevuto', `>- ${p.plain(d.prepaid)}`]) : ''
      const tons = random.int(4200, 21800)
      return `<div class=side><h1>${d.seller.name}</h1>Spedizioni internazionali<br>Operazioni doganali<br>Magazzini generali<b>Sede legale</b>${d.seller.street}<br>${townOf(d.seller)}<br>Tel. ${d.seller.telephone}<br>${d.seller.site}<b>Ufficio doganale</b>Varco portuale di Levante, pal. C<b>Dati fiscali</b>P. IVA e Reg. Imprese<br>${d.seller.vatId}<br>R.E.A. ${random.digits(6)}<br>Cap. soc. € 100.000 i.v.<br>Operatore AEO-C<b>Coordinate bancarie</b>Banca del Porto, ag. 2<br>${grouped(d.seller.iban).replace(/ (?=\d{4} \d{4} \d{3}$)/, '<br>')}</div>
<div class=main><div class=to>Spett.le<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${townOf(d.buyer)}${isFirm(d.buyer.name) ? `<br>P. IVA ${random.digits(11)} – SDI ${random.digits(3)}KPH${random.int(1, 9)}` : ''}</div>
<div class=bar><span>Fattura n. <b>${d.number}</b></span><span>del <b>${p.date(d.issueDate)}</b></span><span>Cliente ${d.customerNumber}</span></div>
<table class=ref>${ref([
        ['Ns. pratica', `IM/${random.digits(6)}`],
        ['Vs. riferimento', d.orderNumber],
        [
          'Nave / viaggio',
          `MV ${random.pick(['AURORA STAR', 'CALA ROSSA', 'MERIDIAN'])} ${random.digits(3)}W`,
        ],
        ['Polizza di carico', `HLC${random.digits(8)}`],
      ])}${ref([
        ['Porto di imbarco', random.pick(['Ningbo', 'Mundra', 'Haiphong', 'Izmir'])],
        ['Porto di sbarco', random.pick(['Genova', 'Ravenna', 'La Spezia'])],
        ['Arrivo', p.date(d.deliveryDate)],
        ['Resa', random.pick(['FOB', 'EXW', 'FCA'])],
      ])}${ref([
        ['Contenitore', `TRLU ${random.digits(6)}-${random.int(1, 9)}`],
        ['Colli', `${random.int(8, 640)} CT`],
        ['Peso lordo kg', p.plain(tons * 100)],
        ['Bolletta doganale', `${d.issueDate.slice(2, 4)}IT${random.digits(6)}R`],
      ])}</table>
<table class=it>${heading(['Voce', 'Descrizione', 'IVA', '>Imponibile', '>Non imp. / escluso'])}${rows.join('')}<tr class=s><td></td><td>Totali</td><td></td><td class=r>${baseAt(22)}</td><td class=r>${baseAt(0)}</td></tr></table>
<table class=sum>${row(['Totale competenze e anticipazioni', `>${p.plain(d.subtotal)}`])}${row(['I.V.A. 22%', `>${p.plain(d.tax)}`])}<tr class=t><td>Totale fattura EUR</td><td class=r>${p.plain(d.total)}</td></tr>${paid}${row(['<b>Netto a pagare EUR</b>', `><b>${p.plain(d.amountDue)}</b>`])}</table>
<div class=pay>Pagamento: bonifico bancario con valuta fissa al <b>${p.date(d.dueDate)}</b>. Indicare nella causale il numero della fattura.</div>
<div class=fine>N.I.: non imponibile art. 9, c. 1, D.P.R. 633/72, oppure escluso art. 15 per i diritti anticipati in nome e per conto. Bollo assolto in modo virtuale. Tutte le operazioni sono svolte alle condizioni generali degli spedizionieri. Trascorsi 30 giorni dalla scadenza saranno addebitati gli interessi di mora ex D.Lgs. 231/2002. Copia analogica di fattura elettronica.</div></div>`
    },
  },
  {
    /** The school office of a union of towns writes to parents; a slip for public payments stands below. */
    name: 'it-unione-refezione',
    plan: {
      country: 'IT',
      buyerCountry: 'PT',
      currency: 'EUR',
      rates: [4, 10, 22],
      lines: [3, 7],
      isInOrder: true,
      isOnce: true,
      most: 21,
      isBuyerPerson: true,
      isSellerPerson: true,
      days: [30, 45],
      pools: italians(
        {
          first: ['Unione dei Comuni', 'Unione Comuni', 'Comunità'],
          last: ['Valle del Rubiana', 'Colli di Serravecchia', 'Terre del Lamberto', 'Alta Pesara'],
        },
        { trade: ['Servizi', 'Cooperativa'] }
      ),
      items: [
        ['Refezione scolastica scuola infanzia', 'pasti', 4.2, 5.6],
        ['Refezione scolastica scuola primaria', 'pasti', 4.8, 6.2],
        ['Merenda', 'pasti', 0.8, 1.3],
        ['Trasporto scolastico andata e ritorno', 'giorni', 1.4, 2.4, 1],
        ['Servizio pre-scuola', 'giorni', 1.2, 2, 2],
        ['Servizio post-scuola', 'giorni', 2, 3.5, 2],
      ],
      numbers: (random, year) => `${random.int(101, 4890)}/SS/${year}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${d}/${m}/${y}`,
    },
    css: 'body{font:10pt "Liberation Serif";margin:0;height:266mm;position:relative} .top{text-align:center;line-height:1.35} .arms{width:15mm;height:18mm;border:1.2pt solid #234a87;border-radius:3px 3px 50% 50%;margin:0 auto 2mm;background:linear-gradient(135deg,#234a87 50%,#fff 50%)} .top b{font-size:15pt;letter-spacing:.5px} .two{display:flex;justify-content:space-between;margin:7mm 0} .two>div{width:78mm} .it th{border:.5pt solid #555;background:#eef1f6;font-size:8.5pt;text-align:left;padding:3px 5px} .it td{border:.5pt solid #555;padding:3px 5px} .it .n{text-align:right;font-weight:bold} p{margin:3mm 0;text-align:justify} .slip{position:absolute;bottom:0;left:0;right:0;border-top:1pt dashed #333;padding-top:3mm;font:8.5pt "Liberation Sans"} .slip .h{background:#e4e7ec;font-weight:bold;padding:1.5mm 3mm;display:flex;justify-content:space-between} .slip .b{display:flex;gap:6mm;padding:3mm;align-items:flex-start} .slip small{display:block;color:#555;font-size:6.8pt} .slip .v{font-size:14pt;font-weight:bold}',
    draw: (p) => {
      const { doc: d, random } = p
      const family = d.buyer.name.split(' ').slice(1).join(' ')
      const pupils = `${random.pick(['Tommaso', 'Aurora'])} e ${random.pick(['Leonardo', 'Ginevra'])} ${family}`
      const month = monthsIn('IT')[Number(d.until.slice(5, 7)) - 1]
      const notice = `3010000${random.digits(11)}`
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
      const sum = (label: string, text: string) =>
        `<tr><td colspan=5 class=n>${label}</td><td class=r>${text}</td></tr>`
      const taxes = p.taxes((t) =>
        d.taxes.length === 1
          ? ''
          : sum(`IVA ${p.number(t.rate)}% su ${p.plain(t.base)}`, p.plain(t.amount))
      )
      return `<div class=top><div class=arms></div><b>${d.seller.name}</b><br>Settore Servizi alla Persona – Ufficio Scuola<br><span style="font-size:8.5pt">${d.seller.street} – ${townOf(d.seller)} – tel. ${d.seller.telephone} – C.F. e P.IVA ${d.seller.vatId.slice(2)}<br>protocollo@pec.${d.seller.site.slice(4)}</span></div>
<div class=two><div>Fattura n. <b>${d.number}</b><br>del ${p.date(d.issueDate)}<br>Codice utente: ${d.customerNumber}</div><div>Gent. Sig./Sig.ra<br>${d.buyer.name}<br>${d.buyer.street}<br>${townOf(d.buyer)}</div></div>
<p><b>Oggetto: servizi scolastici, mese di ${month}. Alunni: ${pupils}</b></p>
<p>Si trasmette il conteggio dei servizi fruiti, calcolato sulla base delle presenze rilevate e della tariffa attribuita alla fascia ISEE ${random.int(2, 7)}:</p>
<table class=it>${heading(['Servizio', '>Q.tà', 'U.M.', '>Tariffa', '>IVA', '>Importo'])}${rows.join('')}${sum('Totale imponibile', p.plain(d.subtotal))}${taxes.join('')}${sum('Totale IVA', p.plain(d.tax))}${sum('TOTALE FATTURA', `<b>${p.money(d.total)}</b>`)}</table>
<p>Il pagamento va eseguito entro il <b>${p.date(d.dueDate)}</b> tramite pagoPA con l’avviso in calce, in banca, in posta, in tabaccheria oppure dal sito dell’Ente. Chi ha attivato l’addebito diretto non deve fare nulla. Decorso il termine si procederà al sollecito con spese a carico dell’utente.</p>
<p style="text-align:right;margin-right:10mm">Il Responsabile del Settore<br><i>Dott.ssa ${random.pick(['Mirella', 'Viviana'])} ${random.pick(italian.last)}</i></p>
<div class=slip><div class=h><span>BANCHE E ALTRI CANALI</span><span>RATA UNICA entro il ${p.date(d.dueDate)}</span></div><div class=b>${squares(random)}<div style="flex:1"><small>Destinatario</small>${d.buyer.name}<small style="margin-top:2mm">Ente creditore</small>${d.seller.name}<small style="margin-top:2mm">Oggetto del pagamento</small>Servizi scolastici ${month}</div><div><span class=v>${p.plain(d.amountDue)} Euro</span><small style="margin-top:2mm">Codice CBILL</small>B${random.digits(3)}W<small style="margin-top:2mm">Codice avviso</small>${grouped(notice)}<small style="margin-top:2mm">Cod. fiscale ente creditore</small>${d.seller.vatId.slice(2)}</div></div></div>`
    },
  },
  {
    /** Windows and doors: two rates because of the law on renovations, the deposit of the order is deducted. */
    name: 'it-serramenti-caparra',
    plan: {
      country: 'IT',
      buyerCountry: 'PT',
      currency: 'EUR',
      rates: [10, 22],
      lines: [6, 14],
      isInOrder: true,
      isOnce: true,
      most: 5,
      allowance: 0.5,
      prepaid: 0.8,
      isBuyerPerson: true,
      days: [8, 15],
      pools: italians(
        {
          trade: ['Serramenti', 'Infissi', 'Porte e Finestre'],
          forms: ['S.r.l.', 'Srl', 'S.n.c.'],
        },
        { trade: ['Immobiliare', 'Costruzioni'] }
      ),
      items: [
        ['Finestra 2 ante PVC bianco massa', 'N', 410, 690],
        ['Portafinestra 2 ante PVC bianco massa', 'N', 620, 980],
        ['Finestra vasistas bagno', 'N', 240, 380],
        ['Cassonetto coibentato ispezionabile', 'N', 95, 160],
        ['Zanzariera a molla verticale', 'N', 85, 150],
        ['Porta blindata cl. 3 pannello liscio', 'N', 980, 1650],
        ['Rimozione e smaltimento vecchi infissi', 'N', 40, 70],
        ['Posa in opera con nastri e schiume', 'N', 90, 160],
        ['Beni significativi, quota eccedente', 'N', 90, 380, 1],
      ],
      numbers: (random, year) => `FPR ${random.int(1, 420)}/${year.slice(2)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${monthsIn('IT')[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9.5pt "Open Sans";margin:0;color:#2e2e2e;height:266mm;position:relative} .top{display:flex;justify-content:space-between;align-items:flex-start} .logo{display:grid;grid-template:9mm 9mm/9mm 9mm;gap:1mm} .logo i{background:#8a6d3b} .logo i:nth-child(2){background:#c9b48a} .top h1{font-weight:300;font-size:24pt;margin:0;color:#8a6d3b} .who{display:flex;gap:10mm;margin:8mm 0 6mm} .who>div{flex:1} .cap{font-size:7pt;text-transform:uppercase;letter-spacing:.8px;color:#8a6d3b} .it th{text-align:left;font-size:7.5pt;color:#8a6d3b;border-bottom:1pt solid #8a6d3b;padding:3px 0} .it td{padding:5px 0;border-bottom:.4pt solid #d9cfbd} .it .g td{background:#f6f2ea;font-size:8.5pt;padding:4px 3px} .low{display:flex;gap:10mm;margin-top:6mm} .low .a{flex:1;font-size:8pt} .sum{width:80mm;flex:none} .sum td{padding:3px 0} .sum .t td{border-top:1pt solid #8a6d3b;font-weight:600} .sum .d td{background:#8a6d3b;color:#fff;font-size:12pt;font-weight:600;padding:5px 6px} .foot{position:absolute;bottom:0;left:0;right:0;border-top:.5pt solid #8a6d3b;padding-top:2mm;display:flex;justify-content:space-between;font-size:7.3pt;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      const order = random.int(210, 890)
      const sizes = () => `${random.int(60, 160)}x${random.int(90, 240)}`
      const rows = p.lines((l, at) =>
        row([
          `${at + 1}`,
          l.description,
          /^(Fin|Porta|Zan)/.test(l.description) ? sizes() : '',
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}%`,
        ])
      )
      const less = d.allowance
        ? `${row(['Totale righe', `>${p.money(d.lineTotal)}`])}${row(['Sconto cliente', `>- ${p.money(d.allowance)}`])}`
        : ''
      const taxes = p.taxes((t) =>
        row([`IVA ${p.number(t.rate)}% su ${p.money(t.base)}`, `>${p.money(taxOf(p, t))}`])
      )
      const both = d.taxes.length > 1 ? row(['Totale IVA', `>${p.money(d.tax)}`]) : ''
      const paid = d.prepaid
        ? row([`Caparra versata il ${p.date(d.orderDate)}`, `>- ${p.money(d.prepaid)}`])
        : ''
      return `<div class=top><div><div class=logo><i></i><i></i><i></i><i></i></div><div style="margin-top:2mm;font-size:8pt">finestre · porte · persiane</div></div><div style="text-align:right"><h1>Fattura</h1><b>${d.number}</b><br>${p.date(d.issueDate)}</div></div>
<div class=who><div><div class=cap>Fornitore</div><b>${d.seller.name}</b><br>${d.seller.street}<br>${townOf(d.seller)}<br>P. IVA ${d.seller.vatId}</div><div><div class=cap>Cliente</div><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${townOf(d.buyer)}</div><div><div class=cap>Cantiere</div>${random.pick(italian.streets)}<br>Foglio ${random.int(2, 88)}, part. ${random.int(10, 900)}, sub. ${random.int(1, 30)}<div class=cap style="margin-top:2mm">Titolo edilizio</div>CILA prot. ${random.digits(5)}</div></div>
<table class=it>${heading(['Pos.', 'Descrizione', 'L x H cm', '>Q.tà', 'UM', '>Prezzo', '>Importo', '>IVA'])}<tr class=g><td colspan=8>Rif. conferma d’ordine ${order} del ${p.date(d.orderDate)} – posa ultimata il ${p.date(d.deliveryDate)}</td></tr>${rows.join('')}</table>
<div class=low><div class=a><div class=cap>Pagamento</div>Saldo con bonifico entro il <b>${p.date(d.dueDate)}</b><br>IBAN ${grouped(d.seller.iban)}<br>Causale: bonifico per ristrutturazione edilizia, art. 16-bis DPR 917/86, saldo fattura ${d.number}, C.F. del beneficiario ${d.seller.vatId.slice(2)}.<p>Manutenzione straordinaria su immobile abitativo, IVA agevolata ai sensi dell’art. 7, c. 1, lett. b), L. 488/1999.</p></div><table class=sum>${less}${row(['Imponibile', `>${p.money(d.subtotal)}`])}${taxes.join('')}${both}<tr class=t><td>Totale fattura</td><td class=r>${p.money(d.total)}</td></tr>${paid}<tr class=d><td>Saldo da versare</td><td class=r>${p.money(d.amountDue)}</td></tr></table></div>
<div class=foot><div>Showroom: ${d.seller.street}<br>lun–ven 9–12.30 / 15–19, sab 9–12.30</div><div>Tel. ${d.seller.telephone}<br>${d.seller.mail}</div><div>R.E.A. ${random.digits(6)} – Cap. soc. € 20.000,00 i.v.<br>Copia di cortesia, originale nel Vs. cassetto fiscale</div></div>`
    },
  },
  {
    /** A parcel carrier's month: the legal text runs up the left margin, each page has its head. */
    name: 'es-mensajeria-envios',
    plan: {
      country: 'ES',
      buyerCountry: 'PT',
      currency: 'EUR',
      rates: [21],
      lines: [22, 40],
      most: 4,
      charge: 0.8,
      days: [15, 30, 60],
      pools: spaniards(
        { trade: ['Mensajeros', 'Paquetería', 'Express', 'Courier'], forms: ['S.L.', 'S.A.'] },
        { trade: ['Ópticas', 'Recambios', 'Laboratorios', 'Confecciones'] }
      ),
      items: [
        ['24 h Península', '', 4.8, 9.5],
        ['Urgente 10:30', '', 9.5, 17],
        ['48 h Económico', '', 3.9, 6.2],
        ['Baleares marítimo', '', 8.5, 14],
        ['Canarias aéreo', '', 18, 34],
        ['Portugal 24/48 h', '', 6.5, 11],
        ['Europa terrestre', '', 14, 29],
        ['Retorno de albarán', '', 1.5, 3],
        ['Segundo intento de entrega', '', 2.5, 4],
      ],
      numbers: (random, year) => `${random.int(21, 49)}/${year}/${random.digits(5)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}/${m}/${y}` },
    css: 'body{font:8.5pt "Roboto Condensed";margin:0} .pg{height:266mm;position:relative;padding-left:6mm} .pg+.pg{break-before:page} .law{position:absolute;left:0;line-height:3.5mm;top:38mm;height:190mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:6.3pt;color:#555;text-align:center} .top{display:flex;justify-content:space-between;align-items:flex-start} .logo{font:italic bold 16pt "Roboto";color:#e2001a} .logo span{display:block;font:8pt "Roboto Condensed";color:#333} .top h2{margin:0;font-size:13pt;letter-spacing:2px} .win{display:flex;justify-content:space-between;margin:8mm 0 6mm} .id{width:76mm} .id td{padding:2px 5px;border-bottom:.5pt solid #ccc} .id td:first-child{background:#f3f3f3;width:32mm} .to{width:82mm;font-size:10pt;line-height:1.35;padding-top:3mm} .it th{background:#e2001a;color:#fff;font-weight:normal;text-align:left;padding:3px 4px} .it td{padding:2.3px 4px} .it tr:nth-child(even) td{background:#f7f7f7} .it .r{padding-right:4px} .end{margin-top:5mm;border:.8pt solid #333} .end th{background:#333;color:#fff;font-weight:normal;font-size:7.5pt;padding:2px;text-align:center} .end td{text-align:center;padding:4px;font-size:10pt;border-left:.5pt solid #999} .pay{margin-top:4mm} .no{position:absolute;bottom:0;right:0;font-size:7pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      let parcel = random.int(410000, 790000)
      const places: [RegExp, string[]][] = [
        [/^Bal/, ['Palma', 'Ibiza', 'Maó']],
        [/^Can/, ['Arrecife', 'Telde']],
        [/^Por/, ['Porto', 'Évora', 'Faro']],
        [/^Eur/, ['Lyon', 'Parma', 'Ulm']],
        [/./, ['Sevilla', 'Bilbao', 'Alicante', 'A Coruña', 'Lleida', 'Badajoz']],
      ]
      const placeOf = (service: string) =>
        random.pick(places.find(([pattern]) => pattern.test(service))![1])
      const rows = p.lines((l, at) =>
        row([
          days[at],
          String((parcel += random.int(3, 90))),
          l.description,
          placeOf(l.description),
          `>${p.number(random.int(2, 120) / 4, 2)}`,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const cut = rows.length > 28 ? Math.min(34, rows.length - 3) : 28
      const pages = [rows.slice(0, cut), rows.slice(cut)].filter((part) => part.length)
      const law = `<div class=law>${d.seller.name} – Inscrita en el Registro Mercantil, tomo ${random.digits(4)}, folio ${random.int(2, 220)}, hoja M-${random.digits(6)} – C.I.F. ${d.seller.vatId.slice(2)} – Domicilio social: ${d.seller.street}, ${townOf(d.seller)}</div>`
      const taxNumber = isFirm(d.buyer.name) ? row(['CIF cliente', `B${random.digits(8)}`]) : ''
      const head = `<div class=top><div class=logo>${d.seller.name}<span>Paquetería urgente nacional e internacional · Atención al cliente ${d.seller.telephone}</span></div><h2>FACTURA</h2></div>
<div class=win><table class=id>${row(['Nº factura', `<b>${d.number}</b>`])}${row(['Fecha factura', p.date(d.issueDate)])}${row(['Periodo', `${p.date(d.from)} a ${p.date(d.until)}`])}${row(['Código cliente', d.customerNumber])}${taxNumber}</table><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${townOf(d.buyer)}</div></div>`
      const fuel = d.charge ? p.plain(d.charge) : '0,00'
      const end = `<table class=end>${heading(['Importe envíos', 'Recargo combustible', 'Base imponible', 'IVA %', 'Cuota IVA', 'TOTAL FACTURA'])}${row([p.plain(d.lineTotal), fuel, p.plain(d.subtotal), p.number(d.taxes[0].rate, 2), p.plain(d.tax), `<b>${p.plain(d.total)} €</b>`])}</table>
<div class=pay>Forma de pago: recibo domiciliado. Vencimiento: <b>${p.date(d.dueDate)}</b>. Su cuenta: ES${random.digits(2)} **** **** **** **** ${random.digits(4)}. Total de envíos: ${d.lines.length}.<br>Las reclamaciones sobre esta factura se atenderán en los 15 días siguientes a su emisión. Los portes se rigen por la Ley 15/2009, del contrato de transporte terrestre de mercancías.</div>`
      const labels = [
        'Fecha',
        'Expedición',
        'Servicio',
        'Destino',
        '>Kilos',
        '>Bultos',
        '>Precio',
        '>Importe',
      ]
      return pages
        .map(
          (part, at) =>
            `<div class=pg>${law}${head}<table class=it>${heading(labels)}${part.join('')}</table>${at === pages.length - 1 ? end : '<div class=pay style="text-align:right">Continúa en la página siguiente</div>'}<div class=no>Página ${at + 1} de ${pages.length}</div></div>`
        )
        .join('')
    },
  },
  {
    /** A locksmith's and awning workshop writes invoices with a word processor, in one bordered table. */
    name: 'es-cerrajeria-word',
    plan: {
      country: 'ES',
      buyerCountry: 'PT',
      currency: 'EUR',
      rates: [21],
      lines: [2, 5],
      isOnce: true,
      most: 3,
      prepaid: 0.7,
      days: [7, 15, 30],
      pools: spaniards(
        {
          trade: ['Cerrajería', 'Talleres', 'Aluminios', 'Toldos'],
          forms: ['S.L.', 'C.B.', 'S.L.U.'],
        },
        { trade: ['Comunidad de Propietarios', 'Bar', 'Hermanos'], forms: ['S.L.', 'C.B.'] }
      ),
      items: [
        [
          'Puerta de chapa galvanizada de dos hojas, 3,00 x 2,20 m, lacada en verde, colocada',
          '',
          780,
          1350,
        ],
        ['Reja de ventana en cuadradillo de 14 mm, pintada en oxirón negro', '', 145, 260],
        [
          'Barandilla de escalera en hierro macizo con pasamanos plano, incluido montaje',
          '',
          390,
          840,
        ],
        ['Toldo de brazo extensible de 4 m, lona acrílica a rayas y manivela', '', 420, 690],
        ['Reparación de cierre metálico enrollable y cambio de muelles', '', 120, 210],
        ['Cambio de bombín de seguridad y cuatro llaves', '', 65, 110],
        ['Desplazamiento y retirada de material viejo', '', 30, 60],
      ],
      numbers: (random, year) => `${random.int(4, 168)}/${year.slice(2)}`,
    },
    style: {
      ...euroAfter,
      date: (y, m, d) => `${Number(d)} de ${monthsIn('ES')[Number(m) - 1]} de ${y}`,
    },
    css: 'body{font:11pt "Carlito";margin:0} .own{text-align:center;line-height:1.25} .own b{font-size:20pt} .own i{font-size:10pt} hr{border:0;border-top:1.5pt solid #000;margin:3mm 0 8mm} .to{margin:0 0 8mm 85mm;border:.8pt solid #000;padding:3mm 4mm;line-height:1.35} .it td,.it th{border:.8pt solid #000;padding:4px 6px;vertical-align:top} .it th{background:#d9d9d9;font-size:10pt} .it .c{text-align:center} .it .x td{border-bottom:0;border-top:0} .it .x:last-child td{border-bottom:.8pt solid #000} .it .n{border:0;text-align:right;font-weight:bold} p{margin:6mm 0 0}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines(
        (l) =>
          `<tr class=x><td class=c>${p.number(l.quantity)}</td><td>${l.description}</td><td class=r>${p.money(l.price)}</td><td class=r>${p.money(l.amount)}</td></tr>`
      )
      const blank = '<tr class=x><td>&nbsp;</td><td></td><td></td><td></td></tr>'
      const sum = (label: string, text: string) =>
        `<tr><td colspan=3 class=n>${label}</td><td class=r>${text}</td></tr>`
      const paid = d.prepaid
        ? `${sum('ENTREGADO A CUENTA', `-${p.money(d.prepaid)}`)}${sum('RESTO A PAGAR', `<b>${p.money(d.amountDue)}</b>`)}`
        : ''
      return `<div class=own><b>${d.seller.name}</b><br><i>Trabajos en hierro, aluminio y acero inoxidable – Puertas automáticas – Toldos</i><br>${d.seller.street} – ${townOf(d.seller)}<br>CIF: ${d.seller.vatId.slice(2)} – Tlf. y WhatsApp: ${d.seller.telephone}</div><hr>
<div>FACTURA Nº: <b>${d.number}</b><br>FECHA: ${p.date(d.issueDate)}</div>
<div class=to>CLIENTE: <b>${d.buyer.name}</b><br>${d.buyer.street}<br>${townOf(d.buyer)}<br>NIF: ${isFirm(d.buyer.name) ? `B${random.digits(8)}` : `${random.digits(8)}${random.pick(['K', 'T', 'W', 'M'])}`}</div>
<table class=it><tr><th>CANT.</th><th style="width:104mm">CONCEPTO</th><th>PRECIO</th><th>IMPORTE</th></tr><tbody>${rows.join(blank)}${blank.repeat(7 - rows.length)}</tbody><tbody>${sum('BASE IMPONIBLE', p.money(d.subtotal))}${sum(`I.V.A. ${p.number(d.taxes[0].rate)} %`, p.money(d.tax))}${sum('TOTAL FACTURA', `<b>${p.money(d.total)}</b>`)}${paid}</tbody></table>
<p>Forma de pago: transferencia bancaria antes del ${p.date(d.dueDate)}.<br>Nº de cuenta: ${grouped(d.seller.iban)}</p><p>Garantía de dos años en todos nuestros trabajos, salvo mal uso. El material es propiedad del taller hasta su pago completo.</p><p style="margin-left:110mm">Fdo.: ${random.pick(spanish.first)} ${random.pick(spanish.last)}</p>`
    },
  },
  {
    /** The month of a private school: reductions for brothers and sisters, three rates, a tax QR code. */
    name: 'es-colegio-mensualidad',
    plan: {
      country: 'ES',
      buyerCountry: 'PT',
      currency: 'EUR',
      rates: [0, 10, 21],
      lines: [4, 8],
      isInOrder: true,
      isOnce: true,
      most: 2,
      lineDiscount: 0.4,
      isBuyerPerson: true,
      days: [3, 5],
      pools: spaniards(
        {
          trade: ['Colegio', 'Centro Educativo', 'Escuela Infantil'],
          forms: ['S.L.', 'S. Coop.', 'S.A.'],
          last: ['Santa Irene', 'Monteverde', 'La Alameda', 'Virgen del Rosal', 'Los Olivos'],
        },
        { last: ['Baena Pardo', 'Leiva Zamora', 'Garrido Ruiz', 'Ordóñez Sanz', 'Salcedo Gil'] }
      ),
      items: [
        ['Enseñanza Educación Infantil', '', 290, 420],
        ['Enseñanza Educación Primaria', '', 310, 460],
        ['Comedor escolar', '', 118, 155],
        ['Horario ampliado mañana', '', 35, 55],
        ['Gabinete psicopedagógico', '', 12, 20],
        ['Ruta escolar ida y vuelta', '', 80, 125, 1],
        ['Extraescolar robótica', '', 38, 52, 2],
        ['Plataforma digital y licencias', '', 14, 30, 2],
        ['Chándal y polo deportivo', '', 28, 48, 2],
      ],
      numbers: (random, year) => `M${year.slice(2)}-${random.digits(5)}`,
    },
    style: { ...euroAfter, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:9.3pt "Lato";margin:0;color:#233} .top{display:flex;gap:6mm;align-items:center} .arms{width:20mm;height:20mm;border-radius:50%;border:2pt solid #0b6e5f;color:#0b6e5f;display:flex;align-items:center;justify-content:center;font:bold 22pt "EB Garamond";flex:none} .top h1{white-space:nowrap;font:600 16pt "EB Garamond";color:#0b6e5f;margin:0 0 1mm} .qr{margin-left:auto;text-align:center;font-size:6.5pt} .qr svg{display:block;margin:1.5mm} .card{display:flex;margin:7mm 0;border-radius:8px;overflow:hidden} .card>div{flex:1;padding:4mm 5mm;background:#eef6f4;line-height:1.45} .card>div+div{background:#dcece8} .card b.l{display:block;font-size:7pt;color:#0b6e5f;letter-spacing:.6px} .it th{color:#0b6e5f;text-align:left;border-bottom:1.2pt solid #0b6e5f;font-size:8pt;padding:4px 0} .it td{border-bottom:.4pt solid #cdd;padding:5px 0} .low{display:flex;gap:12mm;margin-top:8mm;align-items:flex-start} .low th{font-size:7.5pt;text-align:left;font-weight:normal;color:#577} .low td{padding:2.5px 0} .tot{background:#0b6e5f;color:#fff;border-radius:8px;padding:4mm 6mm;width:62mm;flex:none;font-size:10pt} .tot div{display:flex;justify-content:space-between;line-height:1.7} .tot .b{font-size:15pt;font-weight:bold;border-top:.6pt solid #fff;margin-top:1mm;padding-top:1mm} .note{margin-top:9mm;font-size:8pt;line-height:1.5} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7pt;color:#577}',
    draw: (p) => {
      const { doc: d, random } = p
      const month = monthsIn('ES')[Number(d.issueDate.slice(5, 7)) - 1]
      const family = d.buyer.name.split(' ').slice(1).join(' ')
      const pupils = `${random.pick(['Vega', 'Martín'])} y ${random.pick(['Daniela', 'Hugo'])} ${family}`
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)} %` : ''}`,
          `>${p.number(l.rate)} %`,
          `>${p.money(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          t.rate ? `IVA ${p.number(t.rate)} %` : 'Exento, art. 20.Uno.9.º LIVA',
          `>${p.money(t.base)}`,
          `>${p.money(taxOf(p, t))}`,
        ])
      )
      return `<div class=top><div class=arms>${d.seller.name.slice(0, 1)}</div><div><h1>${d.seller.name}</h1>Infantil · Primaria · Secundaria<br>${d.seller.street} · ${townOf(d.seller)}<br>Secretaría: ${d.seller.telephone}<br>${d.seller.mail}</div><div class=qr>QR tributario:${squares(random)}VERI*FACTU</div></div>
<div class=card><div><b class=l>FACTURA</b>Número: <b>${d.number}</b><br>Fecha de expedición: ${p.date(d.issueDate)}<br>Mensualidad: ${month}<br>Alumnado: ${pupils}</div><div><b class=l>DATOS DEL PAGADOR</b>${d.buyer.name}<br>NIF ${random.digits(8)}${random.pick(['H', 'L', 'N', 'R'])}<br>${d.buyer.street}<br>${townOf(d.buyer)}<br>Familia nº ${d.customerNumber}</div></div>
<table class=it>${heading(['Concepto', '>Uds.', '>Precio', '>Bonif.', '>IVA', '>Importe'])}${rows.join('')}</table>
<div class=low><table style="flex:1">${heading(['Desglose de impuestos', '>Base', '>Cuota'])}${taxes.join('')}</table><div class=tot><div><span>Suma de conceptos</span><span>${p.money(d.subtotal)}</span></div><div><span>Cuota de IVA</span><span>${p.money(d.tax)}</span></div><div class=b><span>Total</span><span>${p.money(d.total)}</span></div></div></div>
<div class=note><b>Domiciliación bancaria.</b> El recibo se cargará el ${p.date(d.dueDate)} en la cuenta acabada en ${random.digits(4)}; referencia de mandato ${random.digits(8)}. Las devoluciones llevan un recargo de 4 € por gastos bancarios. La cuota de comedor incluye todos los días lectivos del mes; las ausencias de más de cinco días seguidos se abonan en la factura siguiente. Las bonificaciones por hermanos se aplican desde el segundo hijo matriculado.</div>
<div class=foot>${d.seller.name} · NIF ${d.seller.vatId.slice(2)} · Centro autorizado por la Consejería de Educación, código ${random.digits(8)}</div>`
    },
  },
  {
    /** A distributor credits a bookshop for the books that it sent back. */
    name: 'es-libros-devolucion',
    plan: {
      country: 'ES',
      buyerCountry: 'PT',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [4, 21],
      lines: [12, 34],
      isOnce: true,
      most: 9,
      lineDiscount: 1,
      pools: spaniards(
        {
          trade: ['Distribuciones Editoriales', 'Libros', 'Distribuidora', 'Ediciones'],
          forms: ['S.A.', 'S.L.', 'S.L.U.'],
        },
        { trade: ['Librería', 'Papelería', 'Casa del Libro Viejo'], forms: ['S.L.', 'C.B.'] }
      ),
      items: [
        ['EL FARO DE LAS MAREAS', '', 14, 20],
        ['CUENTOS PARA ANTES DEL TREN', '', 9, 16],
        ['LA CASA DE LOS TILOS', '', 15, 22],
        ['MATEMÁTICAS SIN MIEDO 3', '', 11, 19],
        ['ATLAS ILUSTRADO DE AVES', '', 18, 29],
        ['HISTORIA MÍNIMA DEL PAN', '', 12, 18],
        ['UN VERANO EN LA RÍA', '', 13, 20],
        ['COCINA DE CUCHARA', '', 16, 26],
        ['EL GATO QUE NO DORMÍA', '', 8, 13],
        ['POESÍA REUNIDA 1987-2015', '', 17, 27],
        ['GUÍA DE CAMINOS DEL NORTE', '', 14, 21],
        ['LOS AÑOS DE ARENA (BOLSILLO)', '', 7, 11],
        ['MANUAL DEL HUERTO URBANO', '', 13, 19],
        ['LA ÚLTIMA ESTACIÓN DE SERVICIO', '', 15, 20],
        ['NORA Y EL DRAGÓN DE PAPEL', '', 9, 14],
        ['BREVE TRATADO DEL SILENCIO', '', 10, 16],
        ['JUEGO DE CARTAS BESTIARIO', '', 9, 15, 1],
        ['CUADERNO PUNTEADO A5', '', 5, 10, 1],
      ],
      numbers: (random, year) => `D${year.slice(2)}/${random.digits(6)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:8.5pt "DejaVu Sans Condensed";margin:0} .top{display:flex;justify-content:space-between} .tit{font-size:12pt;font-weight:bold;border:1pt solid #000;padding:2mm 5mm;text-align:center;align-self:flex-start} .tit span{display:block;font-size:7.5pt;font-weight:normal} .two{display:flex;gap:6mm;margin:7mm 0 4mm} .two>div{flex:1;border-top:1pt solid #000;padding-top:1.5mm;line-height:1.4} .two u{display:block;text-decoration:none;font-size:7pt;margin-bottom:1mm} .rf{margin-bottom:4mm} .rf th,.rf td{text-align:left;padding:2px 4px;border:.5pt solid #777} .rf th{font-size:7pt;font-weight:normal;background:#eee} .it th{border-top:1pt solid #000;border-bottom:1pt solid #000;text-align:left;padding:3px 0;font-size:7.5pt} .it td{padding:2.6px 0} .it .z td{border-top:1pt solid #000;font-weight:bold} .end{margin-top:6mm;break-inside:avoid} .end th,.end td{border:.5pt solid #777;padding:3px 6px;text-align:right} .end th{font-size:7pt;background:#eee;font-weight:normal} .big{margin-top:3mm;text-align:right;font-size:12pt;font-weight:bold} .fine{margin-top:8mm;font-size:7pt;border-top:.5pt solid #777;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      let copies = 0
      const rows = p.lines((l) => {
        copies += l.quantity ?? 0
        return row([
          isbnIn(random),
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.discount, 1)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}`,
        ])
      })
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate, 2)} %`,
          p.plain(t.base),
          p.plain(taxOf(p, t)),
          p.plain(t.base + t.amount),
        ])
      )
      const store = random.int(100, 999)
      return `<div class=top><div style="line-height:1.4"><b style="font-size:14pt">${d.seller.name}</b><br>Almacén y oficinas: ${d.seller.street}<br>${townOf(d.seller)}<br>Tel. ${d.seller.telephone} – devoluciones@${d.seller.site.slice(4)}</div><div class=tit>ABONO<span>Factura rectificativa por devolución</span></div></div>
<div class=two><div><u>DATOS FISCALES DEL CLIENTE</u>${d.buyer.name}<br>${d.buyer.street}<br>${townOf(d.buyer)}${isFirm(d.buyer.name) ? `<br>NIF B${random.digits(8)}` : ''}</div><div><u>PUNTO DE RECOGIDA</u>Tienda ${store}<br>${d.buyer.street}<br>${townOf(d.buyer)}</div></div>
<table class=rf>${row(['Nº abono', 'Fecha', 'Cliente', 'S/ devolución', 'Recibida el', 'Factura rectificada'], 'th')}${row([`<b>${d.number}</b>`, p.date(d.issueDate), d.customerNumber, d.orderNumber, p.date(d.deliveryDate), d.earlier])}</table>
<table class=it>${heading(['ISBN / EAN', 'Título', '>Ejs.', '>Precio s/IVA', '>Dto. %', '>Importe', '>IVA'])}${rows.join('')}<tr class=z><td></td><td>Total ejemplares</td><td class=r>${copies}</td><td colspan=4></td></tr></table>
<table class=end>${row(['IVA', 'Base', 'Cuota', 'Total'], 'th')}${taxes.join('')}<tr><td>Suma</td><td>${p.plain(d.subtotal)}</td><td>${p.plain(d.tax)}</td><td>${p.plain(d.total)}</td></tr></table>
<div class=big>Importe a su favor: ${p.plain(d.total)} €</div>
<div class=fine>El importe de este abono se compensará en su próximo vencimiento. Solo se admiten ejemplares en buen estado, sin etiquetas, servidos en los últimos doce meses. ${d.seller.name}, NIF ${d.seller.vatId.slice(2)}, inscrita en el Registro Mercantil, libro ${random.int(100, 900)}, hoja ${random.digits(5)}.</div>`
    },
  },
]
