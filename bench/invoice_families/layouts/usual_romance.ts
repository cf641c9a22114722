import type { Family } from '../family.ts'
import type { Line } from '../make_document.ts'
import type { Person, Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, euroAfter, grouped, heading, monthsIn, row, slashed } from '../print.ts'

const french = monthsIn('FR')
const spanish = monthsIn('ES')

/** Names, streets and towns other than those of the usual pools. */
const romance: Pools = {
  ...pools,
  FR: {
    ...pools.FR,
    first: ['Agathe', 'Romain', 'Clémence', 'Loïc', 'Ségolène', 'Gauthier', 'Nadège'],
    last: [
      'Bonnafous',
      'Cazenave',
      'Ducrocq',
      'Ferrand',
      'Kerbrat',
      'Lacombe',
      'Maurin',
      'Pasquier',
      'Roussel',
      'Tessier',
      'Vidal',
    ],
    trade: ['Conseil', 'Numérique', 'Solutions', 'Ingénierie', 'Data'],
    streets: [
      '118 rue de la République',
      '6 impasse des Acacias',
      'ZA Les Portes de l’Océan, 14 rue Denis Papin',
      '31 quai Gambetta',
      '2 ter route de Bordeaux',
      '59 boulevard de la Libération',
      'Lieu-dit Le Petit Bois',
      '17 rue Victor Hugo, Bât. C',
    ],
    towns: [
      ['Valence', '26000'],
      ['Quimper', '29000'],
      ['Albi', '81000'],
      ['Troyes', '10000'],
      ['La Rochelle', '17000'],
      ['Aix-en-Provence', '13100'],
    ],
  },
  IT: {
    ...pools.IT,
    first: ['Federica', 'Stefano', 'Ilaria', 'Matteo', 'Noemi', 'Riccardo'],
    last: ['Barbieri', 'Caruso', 'D’Angelo', 'Ferraro', 'Moretti', 'Rinaldi', 'Sartori', 'Zanetti'],
    trade: ['Impianti', 'Termoidraulica', 'Edilizia', 'Immobiliare'],
    streets: [
      'Via Giuseppe Verdi 112',
      'Via Roma, 7',
      'Largo Cairoli 2',
      'Strada Statale 16, km 4',
      'Via dell’Artigianato 33',
      'Viale Trieste, 190 int. 4',
      'Piazza San Marco 9',
      'Via Nazionale 61/B',
    ],
    towns: [
      ['Trento', '38122'],
      ['Modena', '41121'],
      ['Lecce', '73100'],
      ['Pisa', '56125'],
      ['Bergamo', '24121'],
    ],
  },
  ES: {
    ...pools.ES,
    first: ['Alba', 'Gonzalo', 'Maite', 'Sergio', 'Pilar', 'Unai'],
    last: ['Alcaide', 'Benítez', 'Cifuentes', 'Echevarría', 'Montero', 'Roldán', 'Soler', 'Vidal'],
    trade: ['Digital', 'Software', 'Tecnología', 'Sistemas'],
    streets: [
      'C/ Velázquez, 64, 2ª planta',
      'Polígono Ind. El Prado, nave 12',
      'Calle San Fernando, 9',
      'Avenida de Andalucía, 220',
      'Ronda Norte, 35 bajo',
      'C/ Cervantes s/n',
      'Plaza de España, 7, 1º izda.',
      'Camino Viejo, km 3,5',
    ],
    towns: [
      ['Cádiz', '11004'],
      ['Logroño', '26001'],
      ['Girona', '17001'],
      ['Badajoz', '06002'],
      ['Santander', '39002'],
    ],
  },
  PT: {
    ...pools.PT,
    first: ['Beatriz', 'Gonçalo', 'Marta', 'Tiago', 'Sofia', 'Henrique'],
    last: ['Almeida', 'Brandão', 'Cordeiro', 'Falcão', 'Guimarães', 'Noronha', 'Vasconcelos'],
    trade: ['Comércio Internacional', 'Cerâmicas', 'Transitários', 'Têxteis', 'Logística'],
    streets: [
      'Rua Dr. António José de Almeida, 77',
      'Avenida 25 de Abril, 1010 R/C',
      'Zona Industrial da Maia, Lote 22',
      'Praça da Liberdade, 5 - 3.º Dto.',
      'Rua do Comércio, 132',
      'Estrada Nacional 109, km 14',
      'Travessa de São João, 8',
    ],
    towns: [
      ['Aveiro', '3810-164'],
      ['Setúbal', '2900-182'],
      ['Viseu', '3500-119'],
      ['Matosinhos', '4450-208'],
      ['Faro', '8000-301'],
    ],
  },
}

const provinces: Record<string, string> = {
  Trento: 'TN',
  Modena: 'MO',
  Lecce: 'LE',
  Pisa: 'PI',
  Bergamo: 'BG',
}

/** The post code and town of an address, with the province of Italian ones. */
function townOf({ postCode, town }: Person): string {
  return `${postCode} ${town}${provinces[town] ? ` (${provinces[town]})` : ''}`
}

/** The names of a country with other trades. */
function named(country: 'FR' | 'IT' | 'ES' | 'PT', trade: string[], forms?: string[]): Pools {
  const own = romance[country]
  return { ...romance, [country]: { ...own, trade, forms: forms ?? own.forms } }
}

/** The nine digits of a French company, in groups. */
function sirenOf(vatId: string): string {
  return vatId.slice(4).replace(/(\d{3})(?=\d)/g, '$1 ')
}

function digitsOf(text: string, count: number): string {
  return text.replace(/\D/g, '').slice(-count)
}

/** The number of an article: four digits of its name. */
function codeOf(description: string): number {
  const sum = [...description].reduce((whole, sign) => (whole * 31 + sign.charCodeAt(0)) % 8999, 7)
  return 1000 + sum
}

/** Headings of the parts of a heating job, by the start of what follows. */
const jobParts: [RegExp, string][] = [
  [/^Dépose|^Protection|^Vidange/, '1. TRAVAUX PRÉPARATOIRES'],
  [/^Chaudière|^Pompe|^Kit|^Robinet|^Ballon/, '2. FOURNITURES'],
  [/./, '3. MAIN D’ŒUVRE ET MISE EN SERVICE'],
]

function partOf({ description }: Line): string {
  return jobParts.find(([start]) => start.test(description))![1]
}

const drinks: Family['plan']['items'] = [
  ['THE VERT MENTHE 100 SACHETS', 'BO', 8, 14, 1],
  ['CHOCOLAT POUDRE 32% 1KG', 'SA', 7, 11, 1],
  ['SUCRE BUCHETTE 4G X1000', 'CT', 14, 19, 1],
  ['COLA 24X33CL BOITE SLIM', 'CT', 13, 18, 1],
  ['TONIC WATER 24X20CL VC', 'CS', 15, 21, 1],
  ['CIDRE BRUT FERMIER 75CL', 'BT', 3, 5],
  ['GIN LONDON DRY 37,5° 70CL', 'BT', 11, 17],
  ['ROSE PROVENCE IGP BIB 5L', 'BB', 19, 29],
  ['TRIPLE ABBAYE 12X33CL VC', 'CT', 22, 31],
  ['GOBELET REUTILISABLE 25CL X50', 'CT', 16, 26],
  ['EAU MINERALE PLATE 6X1,5L PET', 'PK', 2, 4, 1],
  ['EAU GAZEUSE 12X1L VC', 'CS', 6, 9, 1],
  ['JUS D ORANGE 100% 12X25CL', 'CT', 11, 17, 1],
  ['NECTAR ABRICOT 12X25CL', 'CT', 12, 18, 1],
  ['SIROP GRENADINE 1L', 'BT', 3, 5, 1],
  ['LIMONADE ARTISANALE 12X33CL', 'CT', 10, 15, 1],
  ['CAFE GRAINS 1KG ARABICA', 'KG', 13, 22, 1],
  ['BIERE BLONDE FUT 30L', 'FU', 78, 110],
  ['BIERE AMBREE 24X33CL VC', 'CS', 24, 33],
  ['BIERE BLANCHE FUT 20L', 'FU', 65, 88],
  ['IPA LOCALE 12X33CL', 'CT', 19, 28],
  ['COTES DU RHONE ROUGE BIB 10L', 'BB', 28, 41],
  ['MUSCADET SEVRE ET MAINE 75CL', 'BT', 4, 7],
  ['CREMANT BRUT 6X75CL', 'CT', 38, 54],
  ['PASTIS 45° 1L', 'BT', 15, 20],
  ['RHUM BLANC AGRICOLE 50° 1L', 'BT', 14, 21],
  ['WHISKY BLEND 40° 70CL', 'BT', 12, 19],
  ['CO2 BOUTEILLE 10KG', 'BT', 29, 38],
]

/** Layouts of usual software and trades in French, Italian, Spanish and Portuguese. */
export const usualRomance: Family[] = [
  {
    /** A heating engineer with the software of builders. */
    name: 'fr-chauffagiste-littoral',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20, 10, 5.5],
      lines: [5, 11],
      most: 3,
      isInOrder: true,
      isOnce: true,
      isBuyerPerson: true,
      prepaid: 0.85,
      days: [15, 30],
      pools: named('FR', ['Chauffage', 'Énergies', 'Plomberie Chauffage'], ['SARL', 'EURL', 'SAS']),
      items: [
        ['Dépose et évacuation de l’ancienne chaudière fioul', 'Ens', 240, 480, 1],
        ['Protection des sols et nettoyage du chantier', 'Ft', 45, 90, 1],
        ['Vidange et rinçage du réseau de chauffage', 'Ft', 110, 190, 1],
        [
          'Chaudière gaz murale à condensation 24 kW, rendement saisonnier 94 %, avec régulation et sonde extérieure',
          'U',
          1650,
          2400,
          2,
        ],
        [
          'Pompe à chaleur air/eau 8 kW, unité extérieure et module hydraulique',
          'U',
          3900,
          5200,
          2,
        ],
        ['Kit ventouse horizontale 60/100', 'U', 85, 130, 2],
        ['Robinet thermostatique équerre 1/2"', 'U', 24, 39, 1],
        ['Ballon tampon 100 L', 'U', 310, 460, 1],
        ['Main d’œuvre chauffagiste qualifié', 'H', 48, 58, 1],
        ['Raccordement hydraulique tube cuivre', 'ML', 14, 23, 1],
        ['Adoucisseur d’eau, hors taux réduit', 'U', 590, 840],
        ['Mise en service constructeur', 'Ft', 140, 190],
      ],
      numbers: (random, year) => `FC${year.slice(2)}${random.digits(4)}`,
    },
    style: { ...euroAfter, thousands: ' ', date: slashed },
    css: 'body{font:9pt "Liberation Sans"} h1{font-size:13pt;margin:0} .id td{border:1px solid #777;text-align:center;padding:3px} .id tr:first-child td{background:#d9e6f2;font-weight:bold;font-size:8pt} .main th{background:#2b5c8a;color:#fff;padding:4px;text-align:left;font-size:8.5pt} .main td{padding:3px 4px;vertical-align:top;border-left:1px solid #9ab;border-right:1px solid #9ab} .main{border-bottom:1px solid #9ab} .lot{font-weight:bold;color:#2b5c8a} .two{display:flex;justify-content:space-between;margin-top:5mm;align-items:flex-start;break-inside:avoid} .two td{padding:2px 4px} .tva td,.tva th{border:1px solid #9ab;font-size:8pt} .foot{margin-top:9mm;border-top:1px solid #2b5c8a;text-align:center;font-size:7pt;color:#444;padding-top:3px}',
    draw: (p) => {
      const { doc: d } = p
      let part = ''
      let place = 0
      const lines = p.lines((l) => {
        const own = partOf(l)
        const head =
          own === part
            ? ''
            : row([
                `<span class=lot>${own[0]}</span>`,
                `<span class=lot>${own.slice(3)}</span>`,
                '',
                '',
                '',
                '',
                '',
              ])
        place = own === part ? place + 1 : 1
        part = own
        const rate = `>${p.number(l.rate, 2)}`
        return `${head}${row([`${own[0]}.${place}`, l.description, l.unit, `>${p.number(l.quantity, 2)}`, `>${p.plain(l.price)}`, rate, `>${p.plain(l.amount)}`])}`
      })
      return `<div style="display:flex;justify-content:space-between"><div style="width:48%"><h1>${d.seller.name}</h1>Chauffage - Sanitaire - Climatisation<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tél : ${d.seller.telephone}<br>Email : ${d.seller.mail}<p style="font-size:7.5pt">Qualification RGE QualiPAC n° QPAC/${digitsOf(d.customerNumber, 5)}</p></div>
<div style="width:46%;margin-top:22mm;border:1px solid #777;border-radius:5px;padding:8px 10px;height:26mm"><b>${d.buyer.name}</b><br>${d.buyer.street}<br><br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<table class=id style="width:62%;margin:4mm 0">${row(['FACTURE N°', 'Date', 'Code client', 'Échéance'])}${row([d.number, p.date(d.issueDate), d.customerNumber, p.date(d.dueDate)])}</table>
<p>Objet : remplacement du système de chauffage, selon notre devis du ${p.date(d.orderDate)} accepté. Fin de travaux le ${p.date(d.deliveryDate)}.</p>
<table class=main>${heading(['N°', 'Désignation', 'Unité', '>Quantité', '>P.U. HT', '>TVA %', '>Montant HT'])}${lines.join('')}</table>
<div class=two><div style="width:52%"><table class=tva style="width:75%">${heading(['>Taux', '>Base HT', '>Montant TVA'])}${p.taxes((t) => row([`>${p.number(t.rate, 2)} %`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])).join('')}</table><p style="font-size:8pt">Règlement : par virement ou chèque à l’ordre de ${d.seller.name}<br>IBAN : ${grouped(d.seller.iban)}</p><p style="font-size:7pt">Assurance décennale MAAF Pro, couverture France métropolitaine.<br>En cas de retard de paiement, pénalités au taux de 3 fois le taux d’intérêt légal. Pas d’escompte pour paiement anticipé.</p></div>
<table style="width:40%;border:1px solid #2b5c8a">${row(['Total HT', `>${p.money(d.subtotal)}`])}${row(['Total TVA', `>${p.money(d.tax)}`])}${row(['<b>Total TTC</b>', `><b>${p.money(d.total)}</b>`])}${d.prepaid ? row(['Acompte versé à la commande', `>${p.money(-d.prepaid)}`]) : ''}${row(['<b style="font-size:11pt">NET À PAYER</b>', `><b style="font-size:11pt">${p.money(d.amountDue)}</b>`])}</table></div>
<div class=foot>${d.seller.name} au capital de 8 000 € - RCS ${d.seller.town} ${sirenOf(d.seller.vatId)} - APE 4322B - N° TVA intracommunautaire : ${d.seller.vatId}</div>`
    },
  },
  {
    /** A subscription from an online accounting tool. */
    name: 'fr-logiciel-abonnement',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      lines: [1, 4],
      most: 15,
      isOnce: true,
      days: [0, 15, 30],
      allowance: 0.3,
      pools: named('FR', ['Numérique', 'Solutions', 'Ingénierie', 'Data'], ['SAS', 'SASU', 'SARL']),
      items: [
        ['Abonnement Équipe – utilisateurs actifs', 'utilisateur', 19, 39],
        ['Module Signature électronique', 'mois', 25, 60],
        ['Accompagnement à la prise en main (visio)', 'heure', 90, 140],
        ['Stockage supplémentaire 100 Go', 'mois', 8, 15],
        ['Connecteur comptable', 'mois', 12, 29],
      ],
      numbers: (random, year) => `F-${year}-${random.digits(3)}`,
    },
    style: {
      ...euroAfter,
      thousands: '\u202f',
      date: (y, m, d) => `${Number(d)} ${french[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9pt/1.45 Inter;color:#1c2b36} h1{font-size:20pt;font-weight:600;margin:0 0 4mm} .g{color:#6b7b86} .meta{width:auto} .meta td{padding:1px 14px 1px 0} .who{display:flex;gap:6%;margin:8mm 0} .who>div{flex:1;background:#f4f7f9;border-radius:6px;padding:10px 12px} .main th{font-weight:500;color:#6b7b86;text-align:left;border-bottom:1px solid #cfd8dd;padding:6px 0} .main td{padding:8px 0;border-bottom:1px solid #e8edf0;vertical-align:top} .sum{width:46%;margin:5mm 0 0 54%} .sum td{padding:3px 0} .sum .t td{font-weight:600;font-size:11pt;border-top:1px solid #1c2b36;padding-top:6px} .pay{margin-top:9mm;border:1px solid #cfd8dd;border-radius:6px;padding:8px 12px} .foot{position:fixed;bottom:0;font-size:7pt;color:#6b7b86}',
    draw: (p) => {
      const { doc: d } = p
      return `<div style="display:flex;justify-content:space-between"><div><h1>Facture</h1><table class=meta>${row(['<span class=g>Numéro de facture</span>', d.number])}${row(['<span class=g>Date d’émission</span>', p.date(d.issueDate)])}${row(['<span class=g>Date d’échéance</span>', p.date(d.dueDate)])}${row(['<span class=g>Type de vente</span>', 'Prestations de services'])}</table></div><div style="width:17mm;height:17mm;border-radius:50%;background:#0a7f6f"></div></div>
<div class=who><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}, ${d.seller.country}<br>${d.seller.mail}<br><span class=g>N° TVA</span> ${d.seller.vatId}</div><div><span class=g>Facturé à</span><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}, ${d.buyer.country}<br><span class=g>N° TVA</span> ${d.buyer.vatId}</div></div>
<p>Période du ${p.date(d.from)} au ${p.date(d.until)}</p>
<table class=main>${heading(['Produits', '>Qté', '>Prix u. HT', '>TVA (%)', '>Total HT'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)} ${l.unit}${(l.quantity ?? 0) > 1 && l.unit !== 'mois' ? 's' : ''}`, `>${p.money(l.price)}`, `>${p.number(l.rate)} %`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=sum>${d.allowance ? `${row(['Sous-total HT', `>${p.money(d.lineTotal)}`])}${row(['Remise générale', `>${p.money(-d.allowance)}`])}` : ''}${row(['Total HT', `>${p.money(d.subtotal)}`])}${row([`Montant TVA (${p.number(d.taxes[0].rate)} %)`, `>${p.money(d.tax)}`])}<tr class=t><td>Total TTC</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=pay><b>Paiement</b> par virement bancaire sous la référence ${d.number}<br><span class=g>Établissement</span> Banque Courtois &nbsp; <span class=g>IBAN</span> ${grouped(d.seller.iban)}</div>
<p class=g style="font-size:7.5pt">Pas d’escompte accordé pour paiement anticipé. En cas de non-paiement à la date d’échéance, des pénalités calculées à trois fois le taux d’intérêt légal seront appliquées, ainsi qu’une indemnité forfaitaire de 40 €. TVA acquittée sur les encaissements.</p>
<div class=foot>${d.seller.name}, SIREN ${sirenOf(d.seller.vatId)}, immatriculée au RCS de ${d.seller.town} — Page 1/1</div>`
    },
  },
  {
    /** A drinks wholesaler with pages that carry sums forward. */
    name: 'fr-negoce-boissons',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20, 5.5],
      lines: [28, 104],
      most: 24,
      lineDiscount: 0.25,
      charge: 0.6,
      days: [30],
      pools: named('FR', ['Boissons', 'Brasserie', 'Caves', 'Distribution'], ['SAS', 'SARL', 'SA']),
      items: drinks,
      numbers: (random) => `FA${random.digits(6)}`,
    },
    style: { ...comma, thousands: ' ', date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: 'body{font:8.5pt "Liberation Sans Narrow"} .page{break-after:page} .page:last-child{break-after:auto} .head{display:flex;justify-content:space-between} .box{border:1px solid;padding:4px 8px} .id td{border:1px solid;text-align:center;padding:2px 4px} .main{border:1px solid} .main th{border-bottom:1px solid;text-align:left;padding:3px} .main td{padding:1px 3px} .main th+th,.main td+td{border-left:1px solid #888} .end td,.end th{border:1px solid;padding:3px;text-align:center} .foot{margin-top:4mm;font-size:7pt;text-align:center}',
    draw: (p) => {
      const { doc: d } = p
      let sum = 0
      const lines = p.lines((l) => {
        sum += l.amount
        const code = `${l.unit}${codeOf(l.description)}`
        const drawn = row([
          code,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 2) : ''}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate, 2)}`,
        ])
        return { drawn, sum }
      })
      const most = 48
      const pages = Math.ceil((lines.length + 7) / most)
      const head = (at: number) =>
        `<div class=head><div style="width:45%"><b style="font-size:14pt">${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tél. ${d.seller.telephone}<br>N° entrepositaire agréé FR0${digitsOf(d.customerNumber, 5)}E</div><div class=box style="width:44%"><span style="font-size:7pt">Adresse de facturation</span><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<div class=head style="margin:3mm 0;align-items:flex-end"><b style="font-size:13pt">FACTURE</b><table class=id style="width:75%">${row(['Numéro', 'Date', 'N° client', 'N° intracom client', 'B.L.', 'Page'])}${row([`<b>${d.number}</b>`, p.date(d.issueDate), d.customerNumber, d.buyer.vatId, `${d.orderNumber} du ${p.date(d.deliveryDate)}`, `${at + 1} / ${pages}`])}</table></div>`
      const columns = heading([
        'Référence',
        'Désignation',
        '>Quantité',
        'Cond.',
        '>P.U. HT',
        '>Rem. %',
        '>Montant HT',
        '>TVA %',
      ])
      const carried = (word: string, cents: number) =>
        row(['', `<b>${word}</b>`, '', '', '', '', `><b>${p.plain(cents)}</b>`, ''])
      const body = Array.from({ length: pages }, (_, at) => {
        const own = lines.slice(at * most, (at + 1) * most)
        const before = at ? carried('Report', lines[Math.min(at * most, lines.length) - 1].sum) : ''
        const after = at + 1 < pages ? carried('A reporter', own[own.length - 1].sum) : ''
        const table = `${head(at)}<table class=main>${columns}${before}${own.map(({ drawn }) => drawn).join('')}${after}</table>`
        return at + 1 < pages ? `<div class=page>${table}</div>` : table
      })
      return `${body.slice(0, -1).join('')}<div class=page>${body[body.length - 1]}
<table class=end style="margin-top:4mm">${row(['Base HT', 'Taux TVA', 'Montant TVA', 'Marchandises HT', 'Port HT', 'Total HT', 'Total TVA', 'Total TTC'], 'th')}${p
        .taxes((t, at) =>
          row([
            p.plain(t.base),
            `${p.number(t.rate, 2)} %`,
            p.plain(t.amount),
            ...(at
              ? ['', '', '', '', '']
              : [
                  p.plain(d.lineTotal),
                  d.charge ? p.plain(d.charge) : '',
                  p.plain(d.subtotal),
                  p.plain(d.tax),
                  p.plain(d.total),
                ]),
          ])
        )
        .join('')}</table>
<div class=head style="margin-top:3mm"><div>Règlement : virement à 30 jours nets, échéance le ${p.date(d.dueDate)}<br>IBAN : ${grouped(d.seller.iban)}<br>Escompte pour paiement anticipé : néant. Les marchandises restent notre propriété jusqu’au paiement intégral.</div><div class=box style="font-size:12pt"><b>NET A PAYER &nbsp; ${p.plain(d.amountDue)} EUR</b></div></div>
<div class=foot>${d.seller.name} - RCS ${d.seller.town} ${sirenOf(d.seller.vatId)} - Code APE 4634Z - TVA ${d.seller.vatId}<br>L’abus d’alcool est dangereux pour la santé, à consommer avec modération.</div></div>`
    },
  },
  {
    /** A shop of garden seeds with the most usual shop software; prices contain the tax. */
    name: 'fr-boutique-graines',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20, 10, 5.5],
      lines: [2, 7],
      most: 5,
      isGross: true,
      isOnce: true,
      isBuyerPerson: true,
      allowance: 0.35,
      charge: 0.8,
      pools: named('FR', ['Graines', 'Potagers', 'Semences'], ['SARL', 'SAS', 'EURL']),
      items: [
        ['Graines de tomate Cœur de Bœuf BIO - Conditionnement : 30 graines', '', 2, 5, 1],
        ['Plants de fraisier Mara des Bois - Lot : 10 pieds', '', 12, 19, 1],
        ['Ail rose de Lautrec - Poids : 1 kg', '', 9, 15, 2],
        ['Mini-serre de semis 24 alvéoles - Couleur : Noir', '', 11, 17],
        ['Sécateur à lame franche, poignées bois', '', 24, 39],
        ['Terreau semis et repiquage - Volume : 20 L', '', 7, 12],
        ['Pommes de terre primeur Annabelle - Calibre : 28/35', '', 6, 13, 2],
        ['Mélange mellifère pour prairie fleurie - Surface : 25 m²', '', 8, 14, 1],
      ],
      numbers: (random) => `FA${random.digits(6)}`,
    },
    style: { ...euroAfter, thousands: ' ', date: slashed },
    css: 'body{font:9pt "Open Sans"} .head{display:flex;justify-content:space-between;margin-bottom:8mm} .ad{display:flex;margin-bottom:6mm} .ad div{width:50%} .grey{background:#eee} .info th,.info td{border:1px solid #ccc;text-align:center;padding:4px;font-size:8pt} .main{margin:6mm 0} .main th{background:#eee;border:1px solid #ccc;padding:4px;font-size:8pt} .main td{padding:5px;border:1px solid #ddd;font-size:8.5pt} .main td:first-child{white-space:nowrap} .low{display:flex;justify-content:space-between;align-items:flex-start} .low table td,.low table th{border:1px solid #ccc;padding:4px;font-size:8pt;font-weight:normal} .foot{position:fixed;bottom:0;width:97%;text-align:center;font-size:7pt;color:#555}',
    draw: (p) => {
      const { doc: d } = p
      const isGift = p.random.chance(0.3)
      const other = isGift
        ? 'Mairie annexe<br>Service espaces verts<br>4 place du Marché<br>44190 Clisson'
        : `${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}`
      return `<div class=head><span style="font:bold 22pt 'EB Garamond';color:#5a7d2a">Le Jardin des Simples</span><div style="text-align:right"><b style="font-size:12pt">FACTURE</b><br>${p.date(d.issueDate)}<br>${d.number}</div></div>
<div class=ad><div><b>Adresse de livraison</b><br><br>${other}<br>France</div><div><b>Adresse de facturation</b><br><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>${d.buyer.country}<br>0${p.random.int(6, 7)}${p.random.digits(8)}</div></div>
<table class=info><tr class=grey><th>Numéro de facture</th><th>Date de facturation</th><th>Réf. de commande</th><th>Date de commande</th></tr>${row([d.number, p.date(d.issueDate), `XKB${d.orderNumber}`, p.date(d.orderDate)])}</table>
<table class=main>${heading(['Référence', 'Produit', 'Taux de taxe', '>Prix unitaire<br>(TTC)', '>Qté', '>Total<br>(TTC)'])}${p.lines((l) => row([`${l.description.slice(0, 3).toUpperCase()}-${codeOf(l.description)}`, l.description, `${p.number(l.rate)} %`, `>${p.money(l.price)}`, `>${p.number(l.quantity)}`, `>${p.money(l.amount)}`])).join('')}</table>
<div class=low><div style="width:48%"><table>${row(['Détail des taxes', '>Taux de taxe', '>Prix HT', '>Taxe'], 'th')}${p.taxes((t) => row(['Produits', `>${p.number(t.rate, 3)} %`, `>${p.money(t.base)}`, `>${p.money(t.amount)}`])).join('')}</table><br><table>${row(['<b>Moyen de paiement</b>', 'Carte bancaire', `>${p.money(d.total)}`])}${row(['<b>Transporteur</b>', 'Colissimo domicile', ''])}</table></div>
<table style="width:40%">${row(['Total produits', `>${p.money(d.lineTotal)}`])}${d.allowance ? row(['Total réductions', `>${p.money(-d.allowance)}`]) : ''}${row(['Frais de livraison', d.charge ? `>${p.money(d.charge)}` : '>Livraison gratuite'])}${row(['Total (HT)', `>${p.money(d.subtotal)}`])}${row(['Taxe totale', `>${p.money(d.tax)}`])}${row(['<b>Total</b>', `><b>${p.money(d.total)}</b>`])}</table></div>
<div class=foot>${d.seller.name} - ${d.seller.street} - ${d.seller.postCode} ${d.seller.town} - France<br>Pour toute assistance, merci de nous contacter : Tél. : ${d.seller.telephone}<br>N° TVA : ${d.seller.vatId}</div>`
    },
  },
  {
    /** An electronic invoice as the style sheet of the Italian software makers shows it. */
    name: 'it-impianti-sdi',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22, 10, 4],
      lines: [5, 34],
      most: 10,
      isPart: true,
      lineDiscount: 0.2,
      days: [30, 60],
      pools: named('IT', ['Impianti', 'Termoidraulica', 'Edilizia', 'Costruzioni']),
      items: [
        ['CALDAIA A CONDENSAZIONE 28 KW COMPLETA DI KIT SCARICO FUMI', 'NR', 980, 1650, 1],
        ['MANODOPERA OPERAIO SPECIALIZZATO', 'ORE', 32, 42, 1],
        ['TUBO MULTISTRATO 20X2 ISOLATO', 'MT', 2, 5],
        ['RACCORDO A PRESSARE 20X1/2', 'NR', 3, 7],
        ['VALVOLA TERMOSTATIZZABILE CON TESTINA', 'NR', 18, 34, 1],
        ['VASO SANITARIO SOSPESO SERIE DISABILI', 'NR', 260, 390, 2],
        ['MANIGLIONE DI SICUREZZA RIBALTABILE', 'NR', 85, 140, 2],
        ['DIRITTO FISSO DI CHIAMATA', 'NR', 25, 40],
        ['PROVA DI TENUTA IMPIANTO GAS E DICHIARAZIONE DI CONFORMITA D.M. 37/08', 'NR', 90, 160],
      ],
      numbers: (random) => `${random.int(12, 940)}/PA`,
    },
    style: { ...comma, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:8pt "Liberation Sans"} .p{display:flex;gap:2%} .p>div{flex:1;border:1px solid #000;padding:5px 7px;line-height:1.5} .h{font-size:8pt;font-weight:bold;border-bottom:1px solid #000;margin:-5px -7px 4px;padding:3px 7px;background:#f0f0f0} .b{margin-top:3mm} .b th{background:#f0f0f0;font-weight:normal;font-size:7pt;border:1px solid #000;padding:2px 3px} .b td{border:1px solid #000;padding:3px;vertical-align:top} .t{text-align:center;background:#f0f0f0;border:1px solid #000;margin-top:3mm;padding:2px} .c td{text-align:center} tr{break-inside:avoid}',
    draw: (p) => {
      const { doc: d } = p
      const party = (one: Person) =>
        `Denominazione: <b>${one.name}</b>
<br>Indirizzo: ${one.street}<br>Comune: ${one.town} &nbsp; Provincia: ${provinces[one.town]}<br>Cap: ${one.postCode} &nbsp; Nazione: IT<br>`
      return `<div class=p><div><div class=h>Cedente/prestatore (fornitore)</div>Identificativo fiscale ai fini IVA: <b>${d.seller.vatId}</b><br>Codice fiscale: ${d.seller.vatId.slice(2)}<br>${party(d.seller)}Regime fiscale: RF01 (ordinario)<br>Telefono: ${d.seller.telephone}<br>Email: ${d.seller.mail}</div><div><div class=h>Cessionario/committente (cliente)</div>Identificativo fiscale ai fini IVA: <b>${d.buyer.vatId}</b><br>Codice fiscale: ${d.buyer.vatId.slice(2)}<br>${party(d.buyer)}Pec: ${d.buyer.mail}</div></div>
<table class="b c">${row(['Tipologia documento', 'Art. 73', 'Numero documento', 'Data documento', 'Codice destinatario'], 'th')}${row(['TD01 (fattura)', '', `<b>${d.number}</b>`, `<b>${p.date(d.issueDate)}</b>`, 'M5UXCR1'])}</table>
<table class=b>${heading(['Cod. articolo', 'Descrizione', 'Quantità', 'Prezzo unitario', 'UM', 'Sconto o magg.', '%IVA', 'Prezzo totale'])}${row(['', `Intervento presso Vs. stabile del ${p.date(d.deliveryDate)}`, '', '', '', '', '', ''])}${p.lines((l) => row([`${l.description.slice(0, 3)}${codeOf(l.description)} (INT)`, l.description, `>${p.number(l.quantity, 2)}`, `>${p.plain(l.price)}`, l.unit, `>${l.discount ? `SC -${p.number(l.discount, 2)}%` : ''}`, `>${p.number(l.rate, 2)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<div class=t>RIEPILOGHI IVA E TOTALI</div>
<table class=b style="margin-top:0">${row(['Esigibilità IVA / riferimenti normativi', 'Spese accessorie', '%IVA', 'Totale imponibile', 'Totale imposta'], 'th')}${p.taxes((t) => row(['I (esigibilità immediata)', '', `>${p.number(t.rate, 2)}`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])).join('')}</table>
<table class="b c">${row(['Importo bollo', 'Sconto/Magg.', 'Arr.', 'Valuta', 'Imponibile complessivo', 'IVA complessiva', 'Totale documento'], 'th')}${row(['', '', '', 'EUR', p.plain(d.subtotal), p.plain(d.tax), `<b>${p.plain(d.total)}</b>`])}</table>
<table class=b>${row(['Modalità pagamento', 'Dettagli', 'Scadenze', 'Importo'], 'th')}${row(['MP05 Bonifico', `IBAN ${d.seller.iban}`, `Data scadenza ${p.date(d.dueDate)}`, `>${p.plain(d.amountDue)}`])}</table>
<p style="font-size:6.5pt">Versione prodotta con foglio di stile – documento privo di valore fiscale ai sensi dell’art. 21 D.P.R. 633/72. L’originale è disponibile nella Sua area riservata.</p>`
    },
  },
  {
    /** A designer who works alone, with the tax that customers keep back. */
    name: 'it-studio-grafico',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [1, 5],
      most: 4,
      isOnce: true,
      isSellerPerson: true,
      withheld: 20,
      days: [30, 60],
      pools: named('IT', ['Ceramiche', 'Eventi', 'Cantine', 'Editoria']),
      items: [
        ['Progettazione logo e immagine coordinata', '', 600, 1400],
        ['Impaginazione catalogo prodotti, 48 pagine, due lingue', '', 700, 1250],
        ['Illustrazioni digitali per packaging', '', 120, 280],
        ['Revisione bozze e assistenza alla stampa', '', 60, 150],
        ['Servizio fotografico still life, mezza giornata', '', 250, 420],
      ],
      numbers: (random, year) => `${random.int(3, 96)}/${year}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: slashed },
    css: 'body{font:9.5pt Lato;color:#333} .top{display:flex;justify-content:space-between} .doc{font-size:18pt;font-weight:300;color:#e4572e} .cap{font-size:7pt;letter-spacing:1px;color:#999;text-transform:uppercase} .main{margin:10mm 0 6mm} .main th{font-size:7pt;letter-spacing:1px;color:#999;text-align:left;border-bottom:2px solid #e4572e;padding:4px 0;font-weight:normal} .main td{padding:7px 0;border-bottom:1px solid #e5e5e5} .sum{width:55%;margin-left:45%} .sum td{padding:4px 0} .last td{background:#e4572e;color:#fff;font-weight:bold;font-size:12pt;padding:6px 8px} .low{display:flex;gap:8%;margin-top:12mm;border-top:1px solid #ccc;padding-top:4mm;font-size:8.5pt}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=top><div><span style="font-size:15pt;font-weight:bold">${d.seller.name}</span><br>Graphic &amp; visual design<br>${d.seller.street}<br>${townOf(d.seller)}<br>P.IVA ${d.seller.vatId}<br>${d.seller.mail} – ${d.seller.telephone}</div><div style="width:24mm;height:24mm;background:#fde9e3;border-radius:3mm"></div></div>
<div class=top style="margin-top:10mm"><div><span class=doc>FATTURA</span><br>nr. <b>${d.number}</b> del <b>${p.date(d.issueDate)}</b></div><div style="width:45%"><span class=cap>Destinatario</span><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${townOf(d.buyer)}<br>P.IVA / C.F. ${d.buyer.vatId}<br>Codice SDI: T04ZHR3</div></div>
<p style="margin-top:6mm"><span class=cap>Oggetto</span><br>Rif. Vs. ordine ${d.orderNumber} del ${p.date(d.orderDate)}</p>
<table class=main>${heading(['DESCRIZIONE', '>QUANTITÀ', '>PREZZO', '>IMPORTO', '>IVA'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`, `>${p.number(l.rate)}%`])).join('')}</table>
<table class=sum>${row(['Imponibile', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}% su ${p.money(d.taxes[0].base)}`, `>${p.money(d.tax)}`])}${row(['<b>Totale documento</b>', `><b>${p.money(d.total)}</b>`])}${row([`Ritenuta d’acconto 20% su ${p.money(d.subtotal)}`, `>${p.money(-d.withheld)}`])}<tr class=last><td>NETTO A PAGARE</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<div class=low><div><span class=cap>Metodo di pagamento</span><br>Bonifico bancario<br>Banca Etica – Filiale di ${d.seller.town}<br>IBAN ${grouped(d.seller.iban)}<br>Intestato a ${d.seller.name}</div><div><span class=cap>Scadenze</span><br>${p.date(d.dueDate)}: ${p.money(d.amountDue)}</div></div>
<p style="font-size:7pt;color:#888">Documento non valido ai fini fiscali. La fattura elettronica è stata trasmessa al Sistema di Interscambio.</p>`
    },
  },
  {
    /** Car parts by delivery notes, in the boxes of a usual stock program. */
    name: 'it-ricambi-differita',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [14, 44],
      most: 8,
      lineDiscount: 0.7,
      charge: 0.4,
      days: [30, 60],
      pools: named(
        'IT',
        ['Ricambi', 'Autofficina', 'Carrozzeria', 'Motori'],
        ['S.r.l.', 'S.n.c.', 'S.a.s.']
      ),
      items: [
        ['Filtro olio Fiat/Alfa 1.3 MJT', 'pz', 6, 13],
        ['Filtro abitacolo carboni attivi', 'pz', 9, 19],
        ['Pastiglie freno ant. Golf VII', 'set', 28, 52],
        ['Disco freno ventilato 280 mm', 'pz', 34, 61],
        ['Olio motore 5W30 C3', 'lt', 6, 10],
        ['Batteria 70Ah 640A', 'pz', 69, 105],
        ['Candeletta preriscaldo', 'pz', 11, 18],
        ['Kit distribuzione con pompa acqua', 'kit', 98, 175],
        ['Ammortizzatore post. gas', 'pz', 41, 70],
        ['Lampada H7 12V 55W', 'pz', 3, 7],
        ['Liquido refrigerante rosso -40°', 'lt', 3, 6],
        ['Spazzola tergi 600 mm', 'pz', 8, 16],
        ['Cuscinetto ruota ant. con sensore ABS', 'pz', 37, 66],
      ],
      numbers: (random, year) => `${random.int(100, 2400)}/${year.slice(2)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: slashed },
    css: 'body{font:8.5pt Carlito} .top{display:flex;justify-content:space-between;align-items:flex-start} .cap{font-size:6.5pt;color:#555;display:block} .box td{border:1px solid #666;padding:2px 5px;vertical-align:top;height:8mm} .main{margin-top:3mm} .main th{border:1px solid #666;background:#e6e6e6;font-size:7.5pt;padding:2px 4px} .main td{border-left:1px solid #666;border-right:1px solid #666;padding:1.5px 4px} .main{border-bottom:1px solid #666} .end{break-inside:avoid;margin-top:3mm} .ddt{font-style:italic}',
    draw: (p) => {
      const { doc: d } = p
      const cell = (caption: string, text: string) => `<span class=cap>${caption}</span>${text}`
      const half = Math.ceil(d.lines.length / 2)
      const note = (at: number, day: string) =>
        row([
          '',
          `<span class=ddt>Rif. DDT ${digitsOf(d.orderNumber, 4)}/${at} del ${p.date(day)}:</span>`,
          '',
          '',
          '',
          '',
          '',
          '',
        ])
      const lines = p.lines((l, at) => {
        const before = at === 0 ? note(1, d.from) : at === half ? note(2, d.until) : ''
        const code = `${l.unit.toUpperCase().slice(0, 1)}${codeOf(l.description)}.1`
        return `${before}${row([code, l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.money(l.price)}`, `>${l.discount ? `${p.number(l.discount)}%` : ''}`, `>${p.money(l.amount)}`, `>${p.number(l.rate)}`])}`
      })
      return `<div class=top><div style="width:50%"><b style="font-size:13pt">${d.seller.name}</b><br>${d.seller.street} – ${townOf(d.seller)}<br>Tel. ${d.seller.telephone} – ${d.seller.site}<br>Cod. Fisc. e P.Iva ${d.seller.vatId} – REA ${provinces[d.seller.town]}-${digitsOf(d.customerNumber, 5)}1</div><div style="width:45%"><div style="border:1px solid #666;padding:4px 8px;height:24mm"><span class=cap>Spett.le</span><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${townOf(d.buyer)}</div></div></div>
<p style="font-size:13pt;margin:4mm 0 2mm"><b>Fattura differita nr. ${d.number}</b> del ${p.date(d.issueDate)}</p>
<table class=box>${row([cell('Cod. cliente', d.customerNumber), cell('Partita Iva cliente', d.buyer.vatId), cell('Pagamento', 'Bonifico bancario'), cell('Agente', 'Zona Est'), cell('Ns. banca d’appoggio', grouped(d.seller.iban))])}</table>
<table class=main>${heading(['Cod.', 'Descrizione', '>Q.tà', 'U.m.', '>Prezzo', '>Sconto', '>Importo', '>Iva'])}${lines.join('')}</table>
<div class=end><table class=box>${row([cell('Merce', p.money(d.lineTotal)), cell('Spese trasporto', d.charge ? p.money(d.charge) : '—'), cell('Imponibile', p.money(d.subtotal)), cell('Aliq.', `${p.number(d.taxes[0].rate)}%`), cell('Tot. Iva', p.money(d.tax)), cell('Tot. documento', `<b style="font-size:12pt">${p.money(d.total)}</b>`)])}</table>
<table class=box style="border-top:0">${row([cell('Scadenze pagamento', `${p.date(d.dueDate)} &nbsp; ${p.money(d.amountDue)}`), cell('Porto', 'Franco'), cell('Aspetto esteriore', 'Scatole'), cell('Annotazioni', 'Contributo CONAI assolto ove dovuto')])}</table><p style="font-size:7pt">Si prega di controllare i dati anagrafici, la P.Iva e il Codice Fiscale. Non ci riterremo responsabili di eventuali errori. Reclami entro 8 giorni dal ricevimento della merce.</p></div>`
    },
  },
  {
    /** The receipt of a card payment that a payment service mails. */
    name: 'es-nube-recibo',
    plan: {
      country: 'ES',
      currency: 'EUR',
      kind: 'receipt',
      rates: [21],
      lines: [1, 3],
      most: 6,
      isOnce: true,
      pools: named('ES', ['Digital', 'Software', 'Cloud', 'Sistemas'], ['S.L.', 'S.L.U.']),
      items: [
        ['Plan Profesional (mensual)', '', 29, 79],
        ['Usuario adicional', '', 6, 14],
        ['Paquete de 10.000 correos', '', 9, 18],
        ['Dominio .es, renovación anual', '', 10, 16],
        ['Copia de seguridad diaria', '', 4, 9],
      ],
      numbers: (random) =>
        `${Array.from({ length: 8 }, () => random.pick([...'ABCDEF0123456789'])).join('')}-00${random.digits(2)}`,
    },
    style: {
      ...euroAfter,
      money: (plain) => `${plain} €`,
      date: (y, m, d) => `${Number(d)} de ${spanish[Number(m) - 1]} de ${y}`,
    },
    css: 'body{font:9.5pt/1.4 Roboto;color:#1a1f36} h1{font-size:18pt;margin:0 0 6mm} .top{display:flex;justify-content:space-between} .meta{width:auto} .meta td{padding:0} .meta td+td{padding-left:18px!important} .who{display:flex;margin:9mm 0} .who div{width:46%} h2{font-size:14pt;margin:4mm 0 8mm} th{font-weight:normal;font-size:8pt;color:#555;text-align:left;border-bottom:1px solid #1a1f36;padding:0 0 5px} .main td{padding:6px 0;vertical-align:top} .sum{width:50%;margin-left:50%} .sum td{border-top:1px solid #e3e8ee;padding:4px 0} h3{font-size:11pt;margin:12mm 0 4mm} .foot{position:fixed;bottom:0;width:97%;border-top:1px solid #e3e8ee;font-size:7.5pt;color:#666;display:flex;justify-content:space-between;padding-top:4px}',
    draw: (p) => {
      const { doc: d } = p
      const receipt = `2${p.random.digits(3)}-${p.random.digits(4)}`
      const card = `${p.random.pick(['Visa', 'Mastercard'])} - ${p.random.digits(4)}`
      return `<div class=top><h1>Recibo</h1><div style="width:13mm;height:13mm;border-radius:3mm;background:#635bff"></div></div>
<table class=meta>${row(['<b>Número de factura</b>', `<b>${d.number}</b>`])}${row(['Número de recibo', receipt])}${row(['Fecha de pago', p.date(d.issueDate)])}${row(['Método de pago', card])}</table>
<div class=who><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>${d.seller.country}<br>${d.seller.mail}<br>ES VAT ${d.seller.vatId}</div><div><b>Facturar a</b><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>${d.buyer.country}<br>${d.buyer.mail}</div></div>
<h2>${p.money(d.total)} pagados el ${p.date(d.issueDate)}</h2>
<table class=main>${heading(['Descripción', '>Cant.', '>Precio unitario', '>Impuesto', '>Importe'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.number(l.rate)} %`, `>${p.money(l.amount)}`])).join('')}</table><br>
<table class=sum>${row(['Subtotal', `>${p.money(d.lineTotal)}`])}${row(['Total sin impuestos', `>${p.money(d.subtotal)}`])}${row([`IVA - España (${p.number(d.taxes[0].rate)} % de ${p.money(d.taxes[0].base)})`, `>${p.money(d.tax)}`])}${row(['<b>Total</b>', `><b>${p.money(d.total)}</b>`])}</table>
<h3>Historial de pagos</h3><table class=main>${heading(['Método de pago', 'Fecha', '>Importe pagado', '>Número de recibo'])}${row([card, p.date(d.issueDate), `>${p.money(d.total)}`, `>${receipt}`])}</table>
<div class=foot><span>${d.number}</span><span>Página 1 de 1</span></div>`
    },
  },
  {
    /** Goods that a hardware wholesaler takes back, on the form of an old accounting program. */
    name: 'es-abono-ferreteria',
    plan: {
      country: 'ES',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [21, 10],
      lines: [2, 8],
      most: 20,
      isOnce: true,
      lineDiscount: 0.4,
      pools: named('ES', ['Ferretería', 'Suministros Industriales', 'Bricolaje', 'Herramientas']),
      items: [
        ['TALADRO PERCUTOR 750W', 'UD', 48, 82],
        ['CAJA TORNILLO DIN-933 M8X40 (100U)', 'CJ', 9, 16],
        ['SILICONA NEUTRA TRANSPARENTE 300ML', 'UD', 3, 6],
        ['CANDADO LATÓN 40MM', 'UD', 6, 12],
        ['MANGUERA RIEGO 15MM 25M', 'RO', 14, 25],
        ['SUSTRATO UNIVERSAL 50L', 'SC', 5, 9, 1],
        ['ABONO LÍQUIDO HUERTO 1L', 'UD', 5, 10, 1],
        ['DISCO CORTE INOX 115X1', 'UD', 1, 3],
        ['ESCALERA ALUMINIO 5 PELDAÑOS', 'UD', 39, 64],
      ],
      numbers: (random, year) => `AB${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:9pt "Nimbus Roman"} .top{display:flex;justify-content:space-between;align-items:flex-end} .fr{border:1.5px solid #000;border-radius:7px;padding:8px 12px} .ids th,.ids td{border:1px solid #000;padding:2px 6px;text-align:center} .ids th{font-size:7.5pt} .rows{border:1px solid #000;min-height:95mm;margin-top:3mm} .rows th{border-bottom:1px solid #000;text-align:left;padding:3px 5px;font-size:8pt} .rows td{padding:2px 5px} .end th,.end td{border:1px solid #000;padding:3px 6px;text-align:right} .end th{font-size:7.5pt} .v{font-size:6.5pt;text-align:center;margin-top:4mm}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=top><div style="width:48%"><i style="font-size:17pt;font-weight:bold">${d.seller.name}</i><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>C.I.F.: ${d.seller.vatId}<br>Tlf.: ${d.seller.telephone}</div><div class=fr style="width:42%">${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} - ${d.buyer.town}<br>N.I.F.: ${d.buyer.vatId}</div></div>
<p style="font-size:13pt;margin:6mm 0 2mm"><b>FACTURA DE ABONO</b></p>
<table class=ids>${row(['NÚMERO', 'FECHA', 'CLIENTE', 'AGENTE', 'FORMA DE PAGO', 'FACTURA RECTIFICADA'], 'th')}${row([d.number, p.date(d.issueDate), d.customerNumber, '07', 'COMPENSACIÓN', d.earlier])}</table>
<div class=rows><table>${heading(['ARTÍCULO', 'DESCRIPCIÓN', '>CANTIDAD', 'UD', '>PRECIO', '>DTO.', '>IVA', '>IMPORTE'])}${p.lines((l) => row([`0${codeOf(l.description)}`, l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.plain(l.price)}`, `>${l.discount ? p.number(l.discount, 2) : ''}`, `>${p.number(l.rate)}`, `>${p.plain(l.amount)}`])).join('')}${row(['', `<br>DEVOLUCIÓN S/ ALBARÁN ${d.orderNumber} DE <span style="white-space:nowrap">${p.date(d.deliveryDate)}</span>`, '', '', '', '', '', ''])}</table></div>
<table class=end style="margin-top:3mm">${row(['BASE IMPONIBLE', '% I.V.A.', 'CUOTA I.V.A.', '% R.E.', 'CUOTA R.E.', 'TOTAL'], 'th')}${p.taxes((t) => row([p.plain(t.base), p.number(t.rate, 2), p.plain(t.amount), '', '', p.plain(t.base + t.amount)])).join('')}</table>
<table class=end style="width:62%;margin:3mm 0 0 38%">${row(['TOTAL BASES', 'TOTAL I.V.A.', 'TOTAL ABONO EUROS'], 'th')}${row([p.plain(d.subtotal), p.plain(d.tax), `<b style="font-size:13pt">${p.plain(d.total)}</b>`])}</table>
<div class=v>${d.seller.name}. Inscrita en el Registro Mercantil de ${d.seller.town}, Tomo 1.204, Folio 88, Hoja ${d.seller.town.slice(0, 2).toUpperCase()}-${digitsOf(d.customerNumber, 4)}, Inscripción 1ª</div>`
    },
  },
  {
    /** The rent of a shop, of which the tenant keeps back income tax. */
    name: 'es-alquiler-almacen',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [2, 6],
      most: 0,
      isInOrder: true,
      isOnce: true,
      withheld: 19,
      days: [5, 7, 10],
      pools: named('ES', ['Inmuebles', 'Patrimonial', 'Modas', 'Panaderías', 'Ópticas']),
      items: [
        ['Renta mensual del local comercial, planta baja', '', 850, 2600],
        ['Plaza de garaje nº 14', '', 60, 110],
        ['Gastos de comunidad repercutidos', '', 70, 190],
        ['Parte proporcional del I.B.I.', '', 35, 120],
        ['Suministro de agua según contador', '', 12, 48],
      ],
      numbers: (random, year) => `${year}/L-${random.digits(3)}`,
    },
    style: { ...euroAfter, date: (y, m, d) => `${Number(d)} de ${spanish[Number(m) - 1]} de ${y}` },
    css: 'body{font:11pt/1.4 Caladea} .hd{text-align:center;border-bottom:3px double #555;padding-bottom:4mm} .main{width:88%;margin:8mm auto} .main th{border-bottom:1px solid #000;text-align:left} .main td{padding:5px 0} .main .s td{border-top:1px solid #000} .main .e td{border-top:1px solid #000;border-bottom:3px double #000;font-weight:bold}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=hd><b style="font-size:16pt">${d.seller.name}</b><br><span style="font-size:9pt">${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · ${d.seller.telephone} · N.I.F. ${d.seller.vatId}</span></div>
<p style="text-align:right;margin-top:8mm">En ${d.seller.town}, a ${p.date(d.issueDate)}</p>
<p><b>Arrendatario:</b> ${d.buyer.name}, con N.I.F. ${d.buyer.vatId} y domicilio en ${d.buyer.street}, ${d.buyer.postCode} ${d.buyer.town}</p>
<p><b>Factura núm. ${d.number}</b> correspondiente al arrendamiento del local sito en ${d.buyer.street}, según contrato núm. ${d.customerNumber}.</p>
<table class=main>${heading(['Concepto', '>Importe'])}${p.lines((l) => row([l.description, `>${p.money(l.amount)}`])).join('')}<tr class=s><td>Base imponible</td><td class=r>${p.money(d.subtotal)}</td></tr>${row([`I.V.A. ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${row(['Total factura', `>${p.money(d.total)}`])}${row([`Retención I.R.P.F. 19 % s/ ${p.money(d.subtotal)}`, `>${p.money(-d.withheld)}`])}<tr class=e><td>Líquido a percibir</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<p>Rogamos efectúen el pago antes del ${p.date(d.dueDate)} mediante transferencia a la cuenta ${grouped(d.seller.iban)}, titular ${d.seller.name}</p>
<p style="margin-top:14mm">La propiedad,</p><p style="margin-top:16mm;border-top:1px dotted #555;width:55mm;font-size:9pt">Fdo.: El administrador</p>`
    },
  },
  {
    /** A freight forwarder: duties without tax, the rest with it. */
    name: 'pt-transitario-carga',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23, 0],
      lines: [7, 18],
      most: 1,
      isOnce: true,
      days: [0, 15, 30],
      pools: named(
        'PT',
        ['Transitários', 'Comércio Internacional', 'Cerâmicas', 'Têxteis'],
        ['Lda.', 'S.A.']
      ),
      items: [
        ['Frete marítimo Leixões / Luanda, 1 x 40’ HC', 'CTR', 1450, 2900, 1],
        ['Sobretaxa de combustível (BAF)', 'CTR', 120, 310, 1],
        ['THC origem', 'CTR', 165, 240],
        ['Emissão de B/L', 'DOC', 35, 60],
        ['Despacho de exportação', 'DOC', 55, 95],
        ['Transporte rodoviário porta / cais', 'VG', 180, 420],
        ['Taxa ISPS', 'CTR', 12, 20],
        ['Seguro de mercadoria', 'UN', 60, 210, 1],
        ['Armazenagem e parqueamento', 'DIA', 18, 44],
        ['Pesagem VGM', 'CTR', 40, 75],
        ['Taxa administrativa', 'UN', 15, 30],
      ],
      numbers: (random, year) => `FT ${year}A1/${random.int(12, 4800)}`,
    },
    style: { ...comma, thousands: ' ', date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:8pt "DejaVu Sans"} .top{display:flex;justify-content:space-between} .info{margin:4mm 0;border-top:2px solid #004b87;border-bottom:2px solid #004b87} .info td{padding:2px 0} .info small,.ids small{color:#004b87;font-size:6.5pt} .main th{background:#004b87;color:#fff;font-weight:normal;padding:3px 4px;text-align:left} .main td{padding:3px 4px;border-bottom:1px solid #dde} .low{display:flex;justify-content:space-between;align-items:flex-start;margin-top:6mm} .low td,.low th{padding:2px 4px;font-size:7.5pt} .iva th{border-bottom:1px solid #004b87;text-align:left;font-weight:normal} .cert{position:fixed;bottom:0;width:97%;font-size:6.5pt;border-top:1px solid #999;padding-top:2px}',
    draw: (p) => {
      const { doc: d } = p
      const cell = (caption: string, text: string) => `<small>${caption}</small><br>${text}`
      const check = p.random.digits(4)
      return `<div class=top><div><b style="font-size:14pt;color:#004b87">${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Contribuinte n.º ${d.seller.vatId}<br>Capital social 50 000 EUR &nbsp; Cons. Reg. Com. ${d.seller.town}<br>Alvará n.º ${digitsOf(d.customerNumber, 4)}</div><div style="text-align:right">Original<br><b style="font-size:11pt">Fatura N.º ${d.number}</b><br><span style="font-size:7pt">ATCUD: JFK${check}G-${d.number.match(/\d+/g)?.pop()}</span></div></div>
<div style="margin:6mm 0 0 52%">Exmo.(s) Sr.(s)<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>${d.buyer.country}</div>
<table class=info>${row([cell('Data', p.date(d.issueDate)), cell('Vencimento', p.date(d.dueDate)), cell('V/ N.º Contrib.', d.buyer.vatId), cell('Cliente', d.customerNumber), cell('Moeda', 'EUR')])}${row([cell('Processo', `EXM-${digitsOf(d.orderNumber, 5)}`), cell('B/L', `LEX${digitsOf(d.orderNumber, 5)}0`), cell('Navio', 'MSC Carina, v. 418A'), cell('ETD', p.date(d.deliveryDate)), cell('Volumes / Peso', '22 PAL / 14 860 kg')])}</table>
<table class=main>${heading(['Descrição', '>Qtd.', 'Un.', '>Pr. Unitário', '>IVA %', '>Total Líquido'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.plain(l.price)}`, `>${p.number(l.rate, 2)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<div class=low><div style="width:56%"><table class=iva>${row(['Taxa IVA', '>Incidência', '>Valor IVA', 'Motivo de isenção'], 'th')}${p.taxes((t) => row([`${p.number(t.rate, 2)} %`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`, t.rate ? '' : 'M05 - Artigo 14.º do CIVA'])).join('')}</table><p>IBAN ${grouped(d.seller.iban)}<br>Não serão aceites reclamações após 8 dias da data da fatura.</p></div>
<table style="width:38%;border:1px solid #004b87">${row(['Total Ilíquido', `>${p.plain(d.lineTotal)}`])}${row(['Descontos', `>${p.plain(0)}`])}${row(['Total Líquido', `>${p.plain(d.subtotal)}`])}${row(['Total IVA', `>${p.plain(d.tax)}`])}${row(['<b>Total Documento (EUR)</b>', `><b>${p.plain(d.total)}</b>`])}</table></div>
<div class=cert>k7Qz-Processado por programa certificado n.º 0006/AT &nbsp; Os serviços foram colocados à disposição do adquirente na data do documento &nbsp; Pág. 1/1</div>`
    },
  },
  {
    /** An architect with an online invoicing tool, of whose fee income tax is kept back. */
    name: 'pt-arquiteta-retencao',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23],
      lines: [1, 5],
      most: 30,
      isPart: true,
      isOnce: true,
      isSellerPerson: true,
      withheld: 25,
      lineDiscount: 0.2,
      days: [15, 30],
      pools: named('PT', ['Hotelaria', 'Imobiliária', 'Restauração', 'Construção']),
      items: [
        ['Projeto de licenciamento, fase 2 (estudo prévio aprovado)', 'h', 38, 65],
        ['Acompanhamento de obra', 'h', 35, 60],
        ['Visualizações 3D', 'h', 30, 55],
        ['Levantamento arquitetónico do existente', 'm²', 3, 7],
        ['Deslocações', 'km', 1, 2],
      ],
      numbers: (random, year) => `${year}/${random.int(4, 210)}`,
    },
    style: {
      decimal: ',',
      thousands: '.',
      money: (plain) => `${plain}€`,
      date: (y, m, d) => `${d}/${m}/${y}`,
    },
    css: 'body{font:9pt "URW Gothic"} .bar{background:#222;color:#fff;padding:10px 14px;display:flex;justify-content:space-between;align-items:center} .cols{display:flex;gap:5%;margin:7mm 0} .cols>div{flex:1} .lab{font-size:7pt;color:#888} .dates td{text-align:center;border:1px solid #ddd;padding:4px} .main{margin-top:6mm} .main th{border-bottom:2px solid #222;font-size:8pt;text-align:left;padding:4px 0} .main td{padding:6px 0;border-bottom:1px dashed #bbb;vertical-align:top} .main small{color:#888} .sum{width:52%;margin:6mm 0 0 48%;background:#f3f3f3} .sum td{padding:4px 9px} .sum .tot td{background:#222;color:#fff;font-size:11pt} .foot{margin-top:10mm;font-size:7pt;color:#666}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=bar><span style="font-size:14pt">Fatura ${d.number}</span><span>${p.money(d.amountDue)} até ${p.date(d.dueDate)}</span></div>
<div class=cols><div><span class=lab>CLIENTE</span><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>${d.buyer.country}<br>NIF: ${d.buyer.vatId}</div><div><span class=lab>EMITENTE</span><br><b>${d.seller.name}</b>, Arquitetura<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIF: ${d.seller.vatId}<br>${d.seller.mail}</div></div>
<table class=dates>${row([`<span class=lab>Data de emissão</span><br>${p.date(d.issueDate)}`, `<span class=lab>Data de vencimento</span><br>${p.date(d.dueDate)}`, `<span class=lab>V/ Referência</span><br>${d.orderNumber}`, `<span class=lab>Via</span><br>Original`])}</table>
<table class=main>${heading(['Item', '>Preço', '>Qtd.', '>Desc.', '>Imposto', '>Total'])}${p.lines((l) => row([l.description, `>${p.money(l.price)}`, `>${p.number(l.quantity)} ${l.unit}`, `>${p.number(l.discount, 1)}%`, `>IVA ${p.number(l.rate)}%`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=sum>${row(['Soma', `>${p.money(d.lineTotal)}`])}${row(['Valor sem IVA', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}% (incidência ${p.money(d.taxes[0].base)})`, `>${p.money(d.tax)}`])}${row(['Total com IVA', `>${p.money(d.total)}`])}${row(['Retenção na fonte IRS 25%', `>${p.money(-d.withheld)}`])}<tr class=tot><td>Total a pagar</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<p style="margin-top:8mm"><b>Observações</b><br>Pagamento por transferência bancária, IBAN ${grouped(d.seller.iban)}. Retenção efetuada nos termos do artigo 101.º do CIRS.</p>
<div class=foot>hT3x - Processado por programa certificado n.º 192/AT · ATCUD: CSDF7T5H-${d.number.match(/\d+/g)?.pop()}<br>Os bens ou serviços foram colocados à disposição do adquirente em ${p.date(d.deliveryDate)}.</div>`
    },
  },
]
