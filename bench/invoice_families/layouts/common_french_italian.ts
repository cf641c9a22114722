import { dayAfter } from '../days.ts'
import type { Family } from '../family.ts'
import { sumOf, type Item, type Line } from '../make_document.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, grouped, heading, monthsIn, row, slashed, type Print } from '../print.ts'

const own = {
  FR: {
    ...pools.FR,
    first: ['Gwenaël', 'Nathalie', 'Aurélien', 'Fanny', 'Loïc', 'Véronique', 'Rémi', 'Inès'],
    last: [
      'Kerdoncuff',
      'Vasseur',
      'Pommier',
      'Roumégoux',
      'Le Bihan',
      'Charpentier',
      'Tissot',
      'Dubreuil',
      'Zimmermann',
      "d'Harcourt",
    ],
    streets: [
      '6 rue de la Fontaine aux Ormes',
      'ZA des Quatre Vents, 14 rue Ampère',
      '117 route de Toulouse',
      '2 ter impasse des Lavandières',
      '31 quai du Vieux Port',
      '9 allée des Cèdres - Bât. C',
      '58 avenue du Général Leclerc',
      '1 cours de la Liberté',
      'Lieu-dit Kervaria',
      '204 rue Nationale',
    ],
    towns: [
      ['Quimper', '29000'],
      ['Albi', '81000'],
      ['Vesoul', '70000'],
      ['La Roche-sur-Yon', '85000'],
      ['Chambéry', '73000'],
      ['Troyes', '10000'],
      ['Villeneuve-sur-Lot', '47300'],
    ],
  },
  IT: {
    ...pools.IT,
    first: ['Federica', 'Alessio', 'Ilaria', 'Tommaso', 'Beatrice', 'Nicolò', 'Serena', 'Gianluca'],
    last: [
      'Zanetti',
      'Caruso',
      'Brambilla',
      'Di Pietro',
      'Tonelli',
      'Scarpa',
      'Valsecchi',
      "D'Angelo",
      'Monti',
      'Ruggeri',
    ],
    streets: [
      'Via della Repubblica, 112',
      'Strada Statale 16 km 4',
      'Via L. da Vinci 37/B',
      'Largo Cavour, 6',
      'Via dei Bersaglieri 9 int. 4',
      'Viale Europa, 58',
      'Corso Vittorio Emanuele II, 203',
      'Via Fratelli Cervi 15',
      'Contrada San Lazzaro, 4',
      'Piazza del Duomo 1',
    ],
    towns: [
      ['Treviso', '31100'],
      ['Lecce', '73100'],
      ['Pesaro', '61121'],
      ['Cremona', '26100'],
      ['Pistoia', '51100'],
      ['Catania', '95131'],
    ],
  },
}

const provinces: Record<string, string> = {
  Treviso: 'TV',
  Lecce: 'LE',
  Pesaro: 'PU',
  Cremona: 'CR',
  Pistoia: 'PT',
  Catania: 'CT',
}

function named(country: 'FR' | 'IT', trade: string[], forms: string[]): Pools {
  return { ...pools, ...own, [country]: { ...own[country], trade, forms } }
}

const spaced = { decimal: ',', thousands: '\u00a0' } as const
const french = monthsIn('FR')

/** French telephone numbers as they are dialled in the country. */
function dialled(telephone: string): string {
  return `0${telephone.slice(4).replaceAll(' ', '')}`.replace(/(..)(?=.)/g, '$1 ')
}

const groceries: Item[] = [
  ['FARINE T55 SAC 25 KG', 'SAC', 16, 24],
  ['FARINE SARRASIN BIO SAC 5 KG', 'SAC', 12, 19],
  ['SUCRE SEMOULE 10 X 1 KG', 'COL', 9, 15],
  ['SEL FIN DE GUERANDE 12 X 500 G', 'COL', 22, 31],
  ['RIZ LONG ETUVE SAC 5 KG', 'SAC', 7, 12],
  ['PENNE RIGATE 5 KG', 'SAC', 6, 11],
  ['HUILE TOURNESOL BIDON 10 L', 'BID', 18, 29],
  ['HUILE OLIVE VIERGE EXTRA 5 L', 'BID', 34, 52],
  ['VINAIGRE CIDRE 6 X 75 CL', 'COL', 9, 14],
  ['MOUTARDE DIJON SEAU 5 KG', 'SEA', 11, 18],
  ['CORNICHONS FINS BOITE 5/1', 'BTE', 13, 21],
  ['CONCENTRE TOMATE 28% BOITE 4/4', 'BTE', 3, 6],
  ['TOMATES PELEES BOITE 5/1', 'BTE', 4, 8],
  ['HARICOTS VERTS TRES FINS 2,5 KG', 'SAC', 6, 10],
  ['FRITES 10/10 SURGELEES 4 X 2,5 KG', 'COL', 14, 22],
  ['BEURRE DOUX PLAQUETTE 20 X 500 G', 'COL', 62, 92],
  ['CREME UHT 35% 6 X 1 L', 'COL', 21, 32],
  ['EMMENTAL RAPE SACHET 1 KG', 'SAC', 7, 10],
  ['COMTE AOP 12 MOIS', 'KG', 15, 22],
  ['JAMBON SUPERIEUR DD', 'KG', 8, 13],
  ['LARDONS FUMES 2 X 2,5 KG', 'COL', 24, 35],
  ['FILET DE POULET BLANC FR', 'KG', 8, 12],
  ['BAVETTE ALOYAU VBF S/VIDE', 'KG', 14, 21],
  ['PAVE SAUMON A/PEAU 140/160', 'KG', 19, 28],
  ['OEUFS PLEIN AIR CAL. 53/63 X 180', 'COL', 32, 44],
  ['CHOCOLAT NOIR 58% PISTOLES 5 KG', 'SAC', 48, 71],
  ['CAFE GRAINS 100% ARABICA 1 KG', 'PAQ', 13, 20],
  ['THE VERT MENTHE 100 SACHETS', 'BTE', 6, 11],
  ['EAU PLATE VERRE 12 X 1 L', 'CAI', 8, 13],
  ['LIMONADE ARTISANALE 12 X 33 CL', 'COL', 11, 16],
  ['BIERE BLONDE PRESSION FUT 30 L', 'FUT', 84, 118, 1],
  ['MUSCADET S/LIE 75 CL', 'BLE', 4, 7, 1],
  ['COTES DU RHONE BIB 10 L', 'BIB', 28, 41, 1],
  ['PASTIS 45° 1 L', 'BLE', 15, 21, 1],
  ['SERVIETTES 2 PLIS 38X38 BLANC X 1800', 'COL', 29, 42, 1],
  ['FILM ALIMENTAIRE 300 M X 45 CM', 'RLX', 7, 13, 1],
  ['BARQUETTES KRAFT 750 ML X 300', 'COL', 38, 55, 1],
  ['LIQUIDE PLONGE BIDON 5 L', 'BID', 8, 14, 1],
  ['GANTS NITRILE T.8 BOITE DE 100', 'BTE', 5, 9, 1],
]

const perPage = 30

/** The print-out of a trading software: the same form on every page, with what is carried over. */
function wholesale(p: Print): string {
  const { doc: d } = p
  const representative = p.random.pick(['M. LANGLOIS', 'S. PEREZ', '014'])
  const drawn = p.lines((l) =>
    row([
      `${1040 + 37 * groceries.findIndex(([name]) => name === l.description)}`,
      l.description,
      `>${p.number(l.quantity, 2)}`,
      l.unit,
      `>${p.plain(l.price)}`,
      `>${l.discount ? p.number(l.discount, 2) : ''}`,
      `>${p.plain(l.amount)}`,
      `>${p.number(l.rate, 2)}`,
    ])
  )
  const amounts = p.lines(({ amount }) => amount)
  const count = Math.ceil(drawn.length / perPage)
  const carried = (end: number) =>
    p.plain(amounts.slice(0, end).reduce((whole, amount) => whole + amount, 0))
  const pages = Array.from({ length: count }, (_, at) => {
    const isLast = at === count - 1
    const rows = drawn.slice(at * perPage, (at + 1) * perPage)
    if (at)
      rows.unshift(row(['', '<i>Report</i>', '', '', '', '', `>${carried(at * perPage)}`, '']))
    const onward = `<td><td style="text-align:right"><i>A reporter</i><td><td><td><td><td class=r>${carried((at + 1) * perPage)}<td>`
    const foot = isLast
      ? `<table class="cells vat">${heading(['Taux TVA', '>Base HT', '>Montant TVA'])}${p.taxes((t) => row([`${p.number(t.rate, 2)} %`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])).join('')}</table><div class=bank>Nos coordonnées bancaires :<br>IBAN ${grouped(d.seller.iban)}<br><br>Tout retard de paiement entraîne de plein droit une pénalité de 3 fois le taux d'intérêt légal et une indemnité forfaitaire de 40 € pour frais de recouvrement. Escompte pour paiement anticipé : néant.</div><table class="cells sums">${row(['Total HT brut', `>${p.plain(d.lineTotal)}`])}${d.allowance ? row(['Remise', `>-${p.plain(d.allowance)}`]) : ''}${d.charge ? row(['Port', `>${p.plain(d.charge)}`]) : ''}${row(['Total HT net', `>${p.plain(d.subtotal)}`])}${row(['Total TVA', `>${p.plain(d.tax)}`])}${row(['Total TTC', `>${p.plain(d.total)}`])}${d.prepaid ? row(['Acompte', `>${p.plain(d.prepaid)}`]) : ''}${row(['<b>NET A PAYER EUR</b>', `><b>${p.plain(d.amountDue)}</b>`])}</table>`
      : '<div class=bank>Suite page suivante…</div>'
    return `<section><div class=head><div><b style="font-size:13pt">${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town.toUpperCase()}<br>Tél. ${dialled(d.seller.telephone)}<br>${d.seller.mail}</div><div><div class=title>FACTURE</div><table class="cells mid">${heading(['Numéro', 'Date', 'Compte client', 'Page'])}${row([d.number, p.date(d.issueDate), d.customerNumber, `${at + 1}/${count}`])}</table></div></div>
<div class=head><div class=ship><u>Adresse de livraison</u><br>Cuisine centrale - quai n° 2<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}</div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br><br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}</div></div>
<table class="cells mid">${heading(['V/ commande', 'Bon de livraison', 'Livré le', 'Représentant', 'Règlement', 'Échéance'])}${row([d.orderNumber, `BL${d.customerNumber.replace(/\D/g, '')}7`, p.date(d.deliveryDate), representative, 'Virement 30 j. net', p.date(d.dueDate)])}</table>
<table class=items>${heading(['Référence', 'Désignation', '>Quantité', 'Un.', '>P.U. HT', '>Rem. %', '>Montant HT', '>% TVA'])}${rows.join('')}<tr class=fill>${'<td>'.repeat(8)}</tr>${isLast ? '' : `<tr>${onward}</tr>`}</table>
<div class=foot>${foot}</div><div class=legal>${d.seller.name} - Capital 152 450 € - RCS ${d.seller.town} ${d.seller.vatId.slice(4)} - APE 4639B - N° TVA intracommunautaire ${d.seller.vatId}</div></section>`
  })
  return pages.join('')
}

/** The parts of a roofer's job with their works. */
const works: [string, Item[]][] = [
  [
    'Installation de chantier et dépose',
    [
      ['Mise en place et location d’un échafaudage de pied avec filet de protection', 'm²', 9, 16],
      [
        'Dépose de la couverture existante en tuiles mécaniques, mise en décharge agréée',
        'm²',
        14,
        22,
      ],
      ['Dépose des gouttières et descentes en zinc', 'ml', 6, 11],
    ],
  ],
  [
    'Charpente et isolation',
    [
      ['Remplacement de chevrons en sapin traité classe 2, section 63 x 75 mm', 'ml', 17, 26],
      [
        'Fourniture et pose d’un isolant en laine de bois 200 mm sous rampants, R = 5,25 m².K/W',
        'm²',
        48,
        69,
        1,
      ],
      ['Pose d’un écran sous-toiture HPV, recouvrements collés', 'm²', 8, 13],
    ],
  ],
  [
    'Couverture et zinguerie',
    [
      [
        'Fourniture et pose d’ardoises naturelles 32 x 22 cm au crochet inox, y compris liteaunage et toutes sujétions de coupe',
        'm²',
        78,
        112,
      ],
      ['Faîtage en zinc naturel à ourlet, fixations et joints soudés', 'ml', 54, 76],
      ['Gouttière demi-ronde zinc développement 33, crochets renforcés', 'ml', 42, 61],
      ['Abergement de cheminée en plomb patiné', 'ml', 118, 175],
      ['Rives latérales en zinc avec bande d’égout et couvre-joint', 'ml', 37, 55],
    ],
  ],
  [
    'Travaux annexes',
    [
      ['Bardage en mélèze de l’abri de jardin neuf, pose à claire-voie', 'm²', 64, 96, 2],
      ['Démoussage et traitement hydrofuge du garage indépendant', 'm²', 7, 13, 2],
    ],
  ],
]

function roofing(p: Print): string {
  const { doc: d } = p
  const parts = works
    .map(([title, items]): [string, Line[]] => [
      title,
      d.lines.filter((line) => items.some(([name]) => name === line.description)),
    ])
    .filter(([, lines]) => lines.length)
  const drawn = parts.map(
    ([title, lines], part) =>
      `<tr class=part><td>${part + 1}<td colspan=6>${title}</tr>${lines.map((l, at) => row([`${part + 1}.${at + 1}`, l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.money(l.price)}`, `>${p.number(l.rate)} %`, `>${p.money(l.amount)}`])).join('')}<tr class=sub><td><td colspan=5 class=r>Sous-total ${title}<td class=r>${p.money(sumOf(lines))}</tr>`
  )
  return `<div class=band><div><div class=name>${d.seller.name}</div>Entrepreneur individuel - Artisan couvreur zingueur</div><div class=side>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>${dialled(d.seller.telephone)}<br>${d.seller.mail}</div></div>
<div class=two><div class=site><span class=cap>Lieu des travaux</span><br>${d.buyer.street}, ${d.buyer.postCode} ${d.buyer.town}<br><span class=cap>Objet</span><br>Réfection de toiture, suivant devis ${d.orderNumber} accepté le ${p.date(d.orderDate)}<br><span class=cap>Fin des travaux</span><br>${p.date(d.deliveryDate)}</div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<h2>Facture n° ${d.number} <small>du ${p.date(d.issueDate)}</small></h2>
<table class=items>${heading(['N°', 'Désignation', '>Qté', 'U', '>Prix U. HT', '>TVA', '>Total HT'])}${drawn.join('')}</table>
<div class=end><div class=pay><b>Conditions de règlement</b><br>Solde à réception des travaux, au plus tard le ${p.date(d.dueDate)}, par chèque ou par virement :<br>IBAN : ${grouped(d.seller.iban)}<br>Titulaire : ${d.seller.name}<br><br>Le client a remis l’attestation de TVA à taux réduit (logement achevé depuis plus de deux ans).</div>
<table class=sums>${row(['Total HT', `>${p.money(d.subtotal)}`])}${p.taxes((t) => row([`TVA ${p.number(t.rate)} % <small>sur ${p.money(t.base)}</small>`, `>${p.money(t.amount)}`])).join('')}${row(['Total TVA', `>${p.money(d.tax)}`])}${row(['<b>Total TTC</b>', `><b>${p.money(d.total)}</b>`])}${d.prepaid ? row(['Acompte versé à la commande', `>- ${p.money(d.prepaid)}`]) : ''}<tr class=due><td>${d.prepaid ? 'Reste à payer' : 'Net à payer'}<td class=r>${p.money(d.amountDue)}</tr></table></div>
<p class=small>Siret ${d.seller.vatId.slice(4)} 00021 - Code APE 4391B - TVA ${d.seller.vatId} - Répertoire des métiers ${d.seller.postCode.slice(0, 2)}. Assurance décennale et responsabilité civile professionnelle : contrat 44.071.${d.customerNumber.replace(/\D/g, '')}, couverture géographique France métropolitaine. Pas d’escompte pour règlement anticipé. En cas de retard, pénalités au taux légal en vigueur.</p>`
}

const stay: Item[] = [
  ['Nuitée chambre double supérieure', '', 98, 164],
  ['Nuitée chambre familiale', '', 129, 189],
  ['Petit déjeuner buffet', '', 13, 18],
  ['Dîner demi-pension', '', 27, 39],
  ['Table d’hôtes du terroir', '', 32, 46],
  ['Bar - boissons alcoolisées', '', 7, 14, 1],
  ['Location de vélo, journée', '', 15, 22, 1],
  ['Stationnement garage fermé', '', 9, 14, 1],
  ['Supplément animal', '', 8, 12],
  ['Taxe de séjour', '', 1, 2, 2],
]

function hotel(p: Print): string {
  const { doc: d } = p
  const nights = Math.max(...p.lines(({ quantity }) => quantity ?? 1))
  const count = d.lines.length
  const dayOf = (at: number) => dayAfter(d.issueDate, Math.floor((at * nights) / count) - nights)
  return `<div class=top><div class=stars>★ ★ ★</div><div class=name>${d.seller.name}</div>${d.seller.street} - ${d.seller.postCode} ${d.seller.town}<br>Téléphone ${dialled(d.seller.telephone)} - ${d.seller.site}</div>
<div class=two><table class=room>${row(['Chambre', p.random.pick(['12', '204', '31', 'Glycine'])])}${row(['Arrivée', p.date(dayAfter(d.issueDate, -nights))])}${row(['Départ', p.date(d.issueDate)])}${row(['Personnes', p.random.int(1, 4)])}${row(['Réservation', d.orderNumber])}</table><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>${d.buyer.country}</div></div>
<p>${d.seller.town}, le ${p.date(d.issueDate)}</p><p class=title>Facture N° ${d.number}</p>
<table class=items>${heading(['Date', 'Prestation', '>Nb', '>Prix TTC', '>Débit', '>Crédit'])}${d.prepaid ? row([p.date(d.orderDate), 'Arrhes reçues - virement', '', '', '', `>${p.plain(d.prepaid)}`]) : ''}${p.lines((l, at) => row([p.date(dayOf(at)), l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`, ''])).join('')}<tr class=sum><td><td>Total TTC<td><td><td class=r>${p.money(d.total)}<td class=r>${d.prepaid ? p.money(d.prepaid) : ''}</tr><tr class=sum><td><td>${d.prepaid ? 'Solde à régler' : 'À régler'}<td><td><td class=r>${p.money(d.amountDue)}<td></tr></table>
<table class=vat>${heading(['Détail TVA', '>Montant HT', '>TVA', '>Montant TTC'])}${p.taxes((t) => row([t.rate ? `${p.number(t.rate, 2)} %` : 'Non soumis', `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`, `>${p.plain(t.base + t.amount)}`])).join('')}${row(['Totaux', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
<p class=thanks>Nous vous remercions de votre visite et espérons vous revoir bientôt.</p><div class=foot>${d.seller.name} - SIREN ${d.seller.vatId.slice(4)} - TVA intracom. ${d.seller.vatId} - ${d.seller.mail}</div>`
}

/** A credit note of a shop for goods that were sent back. */
function refund(p: Print): string {
  const { doc: d } = p
  return `<div class=head><div class=logo><span>f</span>euilles&nbsp;&amp;&nbsp;infusions</div><div class=kind>AVOIR<br><small>${d.number}</small></div></div>
<div class=three><div><h4>Adresse de facturation</h4>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>${d.buyer.country}</div><div><h4>Adresse de livraison</h4>${d.buyer.name}<br>Point relais Tabac de la Gare<br>1 place de la Gare<br>${d.buyer.postCode} ${d.buyer.town}</div><div><h4>Détails</h4>Date de l’avoir : ${p.date(d.issueDate)}<br>Facture remboursée : ${d.earlier.replace('AV', 'FA')}<br>Commande : #${d.orderNumber}<br>Retour reçu le : ${p.date(d.deliveryDate)}</div></div>
<table class=items>${heading(['Article retourné', 'Réf.', '>TVA', '>Prix unitaire<br>(TTC)', '>Qté', '>Total<br>(TTC)'])}${p.lines((l) => row([`<b>${l.description}</b>`, `<span class=ref>${l.description.slice(0, 3).toUpperCase()}-${100 + l.description.length}</span>`, `>${p.number(l.rate)} %`, `>${p.money(l.price)}`, `>${p.number(l.quantity)}`, `>${p.money(l.amount)}`])).join('')}</table>
<div class=end><table class=vat>${heading(['Taux', '>Base HT', '>TVA'])}${p.taxes((t) => row([`${p.number(t.rate)} %`, `>${p.money(t.base)}`, `>${p.money(t.amount)}`])).join('')}</table><table class=sums>${row(['Articles TTC', `>${p.money(d.lineTotal)}`])}${d.charge ? row(['Frais de port remboursés TTC', `>${p.money(d.charge)}`]) : ''}${row(['Total HT', `>${p.money(d.subtotal)}`])}${row(['Total TVA', `>${p.money(d.tax)}`])}<tr class=due><td>Total remboursé TTC<td class=r>${p.money(d.total)}</tr></table></div>
<p>Le remboursement est effectué sur le moyen de paiement utilisé lors de l’achat (carte bancaire). Comptez 3 à 5 jours ouvrés selon votre banque.</p>
<div class=foot>Feuilles &amp; infusions - Vendeur : ${d.seller.name}, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}, ${d.seller.country}<br>SIREN ${d.seller.vatId.slice(4)} · N° de TVA : ${d.seller.vatId} · Service client : ${d.seller.mail} · ${dialled(d.seller.telephone)}</div>`
}

const province = (town: string) => `${town} (${provinces[town]})`

/** What a consultant without a fund of his own writes to companies. */
function freelance(p: Print): string {
  const { doc: d } = p
  return `<div class=head><div class=mono>${d.seller.name
    .split(' ')
    .map(([letter]) => letter)
    .join(
      ''
    )}</div><div class=doc>Fattura nr. <b>${d.number}</b><br>del <b>${p.date(d.issueDate)}</b></div></div>
<div class=two><div><div class=cap>Mittente</div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${province(d.seller.town)}<br>P.IVA ${d.seller.vatId}<br>Tel. ${d.seller.telephone}<br>${d.seller.mail}</div><div><div class=cap>Destinatario</div><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${province(d.buyer.town)}<br>P.IVA ${d.buyer.vatId}<br>Codice SDI ${p.random.pick(['M5UXCR1', 'KRRH6B9', 'T04ZHR3', 'SUBM70N'])}</div></div>
<div class=cap>Oggetto</div><p class=about>Attività svolte dal ${p.date(d.from)} al ${p.date(d.until)}, come da incarico ${d.orderNumber}</p>
<table class=items>${heading(['Prodotti e servizi', '>Qta', '>Prezzo', '>IVA', '>Importo'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)} ${l.unit}`, `>${p.money(l.price)}`, `>${p.number(l.rate)}%`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=sums>${row(['Imponibile', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}% su ${p.money(d.taxes[0].base)}`, `>${p.money(d.tax)}`])}${row(['Totale documento', `>${p.money(d.total)}`])}${row([`Ritenuta d’acconto 20% su ${p.money(d.subtotal)}`, `>- ${p.money(d.withheld)}`])}<tr class=due><td>Netto a pagare<td class=r>${p.money(d.amountDue)}</tr></table>
<div class=pay><div><div class=cap>Metodo di pagamento</div>Bonifico bancario<br>IBAN ${d.seller.iban}<br>Intestato a ${d.seller.name}</div><div><div class=cap>Scadenze</div>${p.date(d.dueDate)}: <b>${p.money(d.amountDue)}</b> da saldare</div></div>
<div class=foot>Copia di cortesia priva di valore fiscale: l’originale in formato elettronico è a disposizione nell’area riservata dell’Agenzia delle Entrate. Operazione soggetta a ritenuta ai sensi dell’art. 25 DPR 600/73.</div>`
}

const hardware: Item[] = [
  ['TUBO RAME RICOTTO 22X1 ROTOLO', 'MT', 7, 12],
  ['TUBO PVC ROSSO DN 110 MT 3', 'PZ', 8, 14],
  ['CURVA PVC 87° DN 110', 'PZ', 2, 4],
  ['BRAGA PVC 45° DN 110/110', 'PZ', 4, 7],
  ['FLESSIBILE INOX 3/8" CM 50', 'PZ', 2, 4],
  ['RUBINETTO FILTRO SOTTOLAVABO 1/2"', 'PZ', 3, 6],
  ['VALVOLA TERMOSTATICA SQUADRA 1/2"', 'PZ', 14, 22],
  ['RADIATORE ALLUMINIO H 600 10 ELEM.', 'PZ', 118, 165, 1],
  ['BOX DOCCIA SCORREVOLE 80X120 CRIST. 6', 'PZ', 265, 390, 1],
  ['ADDOLCITORE CABINATO 15 LT', 'PZ', 410, 560],
  ['TUBO MULTISTRATO 20X2 RIV. ROTOLO', 'MT', 1, 3],
  ['RACCORDO PRESS GOMITO 90° 20', 'PZ', 3, 6],
  ['RACCORDO PRESS TEE 26-20-26', 'PZ', 7, 12],
  ['VALVOLA A SFERA 1/2" F/F FARFALLA', 'PZ', 5, 9],
  ['COLLETTORE COMPLANARE 8+8 1"', 'PZ', 64, 98],
  ['CASSETTA ISPEZIONE PVC 40X45', 'PZ', 14, 24],
  ['SIFONE LAVABO CROMATO 1"1/4', 'PZ', 9, 16],
  ['MISCELATORE LAVABO SERIE LUNA', 'PZ', 48, 86, 1],
  ['MISCELATORE DOCCIA INCASSO', 'PZ', 57, 92, 1],
  ['PIATTO DOCCIA RESINA 80X120 BIANCO', 'PZ', 168, 290, 1],
  ['VASO SOSPESO SENZA BRIDA', 'PZ', 139, 230, 1],
  ['CASSETTA INCASSO DOPPIO TASTO', 'PZ', 112, 169, 1],
  ['SCALDASALVIETTE 500X1200 CROMO', 'PZ', 86, 134, 1],
  ['SILICONE SANITARIO TRASP. 280 ML', 'CF', 4, 7],
  ['NASTRO PTFE 12 MT CONF. 10', 'CF', 4, 8],
  ['STAFFA UNIVERSALE RADIATORE', 'CP', 3, 6],
  ['TASSELLO FISCHER SX 8 CONF. 100', 'CF', 9, 15],
  ['COLLARE GOMMATO 3/4" M8', 'PZ', 1, 2],
  ['GUAINA ISOLANTE 22X9 MT 2', 'MT', 1, 2],
  ['CIRCOLATORE ELETTRONICO 25/60', 'PZ', 129, 185],
]

/** The form of a wholesaler that invoices several delivery notes at once. */
function deferred(p: Print): string {
  const { doc: d } = p
  const cut = Math.ceil(d.lines.length / 2)
  const note = (number: string, day: string) =>
    `<tr class=note><td><td colspan=7>Rif. DDT n. ${number} del ${p.date(day)}</tr>`
  const digits = d.customerNumber.replace(/\D/g, '')
  const cell = (label: string, value: string) => `<div><label>${label}</label>${value}</div>`
  const rows = p.lines((l, at) => {
    const head =
      at === 0
        ? note(digits.slice(0, 4), d.orderDate)
        : at === cut
          ? note(String(Number(digits.slice(0, 4)) + 61), d.deliveryDate)
          : ''
    return (
      head +
      row([
        `${l.description.slice(0, 2)}${4100 + 29 * hardware.findIndex(([name]) => name === l.description)}`,
        l.description,
        l.unit,
        `>${p.number(l.quantity)}`,
        `>${p.plain(l.price)}`,
        `>${l.discount ? p.number(l.discount) : ''}`,
        `>${p.plain(l.amount)}`,
        `>${p.number(l.rate)}`,
      ])
    )
  })
  return `<div class=head><div class=own><b>${d.seller.name}</b><br>Ingrosso idrotermosanitari<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town} ${provinces[d.seller.town]}<br>Tel. ${d.seller.telephone}<br>C.F. e P.IVA ${d.seller.vatId}<br>R.E.A. ${provinces[d.seller.town]}-${digits.slice(0, 4)}18 - Cap. Soc. € 90.000 i.v.</div><div class=to><label>Spett.le</label>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town} ${provinces[d.buyer.town]}</div></div>
<div class=grid>${cell('Tipo documento', 'FATTURA DIFFERITA')}${cell('Numero', d.number)}${cell('Data', p.date(d.issueDate))}${cell('Cod. cliente', d.customerNumber)}${cell('Partita IVA cliente', d.buyer.vatId)}</div>
<div class="grid four">${cell('Condizioni di pagamento', 'BONIFICO 60 GG D.F.')}${cell('Ns. banca', grouped(d.seller.iban))}${cell('Agente', p.random.pick(['07 BIONDI', '03 SEDE']))}${cell('Valuta', 'EUR')}</div>
<table class=items>${heading(['Cod. articolo', 'Descrizione', 'UM', '>Quantità', '>Prezzo', '>Sc.%', '>Importo', '>IVA'])}<tbody>${rows.join('')}</tbody></table>
<div class=block><div class=sums>${cell('Totale merce', p.plain(d.lineTotal))}${cell('Sconto finale', p.plain(d.allowance))}${cell('Spese di trasporto', p.plain(d.charge))}${cell('Totale imponibile', p.plain(d.subtotal))}${cell('Totale imposta', p.plain(d.tax))}</div>
<div class=low><table class=vat>${heading(['Aliq.', '>Imponibile', '>Imposta'])}${p.taxes((t) => row([`${p.number(t.rate)}%`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])).join('')}</table><div class=terms><label>Scadenze</label>${p.date(d.dueDate)}&nbsp;&nbsp;&nbsp;${p.plain(d.amountDue)}</div><div class=total><label>TOTALE FATTURA</label>€ ${p.plain(d.total)}</div></div>
<div class=legal>Contributo ambientale CONAI assolto ove dovuto. Reclami entro 8 giorni dal ricevimento della merce. Foro competente: ${d.seller.town}.</div></div>`
}

const energy: [string, Item[]][] = [
  [
    'Spesa per la materia energia',
    [
      ['Quota energia - corrispettivo fascia F1', '', 18, 64],
      ['Quota energia - corrispettivo fasce F2 e F3', '', 14, 58],
      ['Perdite di rete', '', 2, 9],
      ['Commercializzazione e vendita - quota fissa', '', 9, 14],
    ],
  ],
  [
    'Spesa per il trasporto e la gestione del contatore',
    [
      ['Quota fissa', '', 3, 6],
      ['Quota potenza', '', 9, 15],
      ['Quota variabile distribuzione e misura', '', 2, 8],
    ],
  ],
  [
    'Spesa per oneri di sistema e imposte',
    [
      ['Componente ASOS', '', 6, 19],
      ['Componente ARIM', '', 1, 4],
      ['Accisa sull’energia elettrica', '', 2, 9],
    ],
  ],
  [
    'Altre partite',
    [
      ['Servizio Casa Protetta - assistenza elettricista', '', 4, 8, 1],
      ['Canone di abbonamento alla televisione per uso privato', '', 14, 19, 2],
    ],
  ],
]

function electricity(p: Print): string {
  const { doc: d } = p
  const bands = [p.random.int(60, 190), p.random.int(40, 120), p.random.int(50, 150)]
  const used = bands.reduce((whole, band) => whole + band, 0)
  const period = `${p.date(d.from)} - ${p.date(d.until)}`
  const details = energy.map(([title, items]) => {
    const lines = d.lines.filter((line) => items.some(([name]) => name === line.description))
    if (!lines.length) return ''
    return `<tr class=part><td colspan=3>${title}</tr>${lines.map((l) => row([l.description, `>${p.number(l.rate)}%`, `>${p.plain(l.amount)}`])).join('')}`
  })
  return `<section><div class=head><div class=logo>${d.seller.name}</div><div class=market>Mercato libero<br>dell’energia elettrica</div></div>
<div class=two><div class=left><b>I TUOI DATI</b><br>Codice cliente ${d.customerNumber}<br>POD IT001E${d.customerNumber.replace(/\D/g, '')}417<br>Uso domestico residente<br>Potenza impegnata 3 kW<br><b>FORNITURA</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${province(d.buyer.town)}</div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town} ${provinces[d.buyer.town]}</div></div>
<div class=bill>Bolletta n. <b>${d.number}</b> emessa il ${p.date(d.issueDate)}<br>Periodo di fatturazione ${period}</div>
<div class=pair><div class=big><span>QUANTO DEVI PAGARE</span><strong>${p.money(d.amountDue)}</strong></div><div class=big><span>ENTRO IL</span><strong>${p.date(d.dueDate)}</strong></div></div>
<div class=pair><div class=box><h4>Sintesi degli importi</h4><table>${row(['Totale servizi e oneri (IVA esclusa)', `>${p.money(d.subtotal)}`])}${row(['Totale IVA', `>${p.money(d.tax)}`])}${row(['<b>Totale bolletta</b>', `><b>${p.money(d.total)}</b>`])}</table></div><div class=box><h4>I tuoi consumi nel periodo</h4><table class=use>${bands.map((band, at) => row([`F${at + 1}`, `<div class=bar style="width:${Math.round(band / 6)}mm"></div>`, `>${band} kWh`])).join('')}${row(['', 'Totale', `>${used} kWh`])}</table></div></div>
<div class=box><h4>Come pagare</h4>Con addebito diretto, con avviso pagoPA oppure con bonifico a ${d.seller.name}, IBAN ${grouped(d.seller.iban)}, indicando nella causale il codice cliente. I pagamenti delle bollette precedenti risultano regolari. Grazie!</div>
<div class=box><h4>Servizio clienti e guasti</h4>Numero verde 800 ${d.customerNumber.replace(/\D/g, '').slice(0, 3)} 114, dal lunedì al sabato 8-20 · ${d.seller.site}<br>Guasti elettrici: contattare il distributore locale, 24 ore su 24, indicando il codice POD.</div>
<div class=box><h4>Comunicazioni</h4>Il contatore viene letto ogni mese in fasce orarie. Gli importi di questa bolletta sono calcolati su consumi rilevati. Il deposito cauzionale non è dovuto per i clienti con addebito diretto.</div><div class=slip><div><small>AVVISO DI PAGAMENTO pagoPA</small><br>Ente creditore: ${d.seller.name}<br>Intestatario: ${d.buyer.name}<br>Oggetto: bolletta ${d.number}</div><div>Euro <b>${p.plain(d.amountDue)}</b><br>entro il <b>${p.date(d.dueDate)}</b><br>Codice avviso 3010 0000 ${d.customerNumber.replace(/\D/g, '')} 1726</div></div></section>
<section><h3>Dettaglio degli importi <small>bolletta ${d.number}, periodo ${period}</small></h3><table class=items>${heading(['Descrizione', '>IVA', '>Importo (€)'])}${details.join('')}<tr class=sum><td>Totale servizi e oneri (IVA esclusa)<td><td class=r>${p.plain(d.subtotal)}</tr></table>
<h3>Riepilogo IVA</h3><table class=vat>${heading(['Aliquota', '>Imponibile (€)', '>Imposta (€)'])}${p.taxes((t) => row([`IVA ${p.number(t.rate)}%${t.rate ? '' : ' (fuori campo)'}`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])).join('')}<tr class=sum><td>Totale<td class=r>${p.plain(d.subtotal)}<td class=r>${p.plain(d.tax)}</tr></table></section>
<div class=foot>${d.seller.name} - Sede legale ${d.seller.street}, ${d.seller.postCode} ${province(d.seller.town)} - Partita IVA ${d.seller.vatId} - Società con socio unico</div>`
}

/** French and Italian layouts that developers of the reader have not read. */
export const commonFrenchItalian: Family[] = [
  {
    name: 'fr-grossiste-alimentaire',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [5.5, 20],
      items: groceries,
      lines: [85, 140],
      isInOrder: true,
      isOnce: true,
      most: 18,
      lineDiscount: 0.25,
      allowance: 0.4,
      charge: 0.5,
      prepaid: 0.3,
      days: [30],
      pools: named('FR', ['Négoce', 'Traiteur', 'Restauration', 'Boissons'], ['SAS', 'SARL', 'SA']),
      numbers: (random, year) => `FC${year.slice(2)}${random.digits(6)}`,
    },
    style: { ...spaced, date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: '@page{margin:10mm} body{font:8.5pt "Liberation Sans";margin:0} section{height:276mm;box-sizing:border-box;padding:0 .4mm;position:relative;break-after:page;overflow:hidden} section:nth-last-of-type(1){break-after:auto} .head{display:flex;justify-content:space-between;margin-bottom:4mm} .head>div{width:48%} .title{font:bold 15pt "Liberation Sans";text-align:center;letter-spacing:3px;margin-bottom:2mm} .cells th,.cells td{border:.5pt solid #000;padding:2px 4px} .cells th{font-weight:normal;font-size:7pt;background:#e4e4e4} .mid th,.mid td{text-align:center} .ship{font-size:8pt} .head .to{font-size:10.5pt;line-height:1.35;width:44%;padding:3mm 0 3mm 4mm} .items{margin-top:3mm;height:166mm;border:.5pt solid #000} .items th{border:.5pt solid #000;background:#e4e4e4;font-size:7.5pt;text-align:left} .items td{border-left:.5pt solid #000;border-right:.5pt solid #000;padding:2.5px 4px;vertical-align:top} .fill td{height:100%} .foot{display:flex;justify-content:space-between;align-items:flex-start;margin-top:3mm} .foot .vat{width:32%} .foot .sums{width:32%} .bank{width:31%;font-size:7pt} .legal{position:absolute;bottom:0;width:100%;text-align:center;font-size:7pt;border-top:.5pt solid #000;padding-top:1mm}',
    draw: wholesale,
  },
  {
    name: 'fr-toiture',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [10, 5.5, 20],
      items: works.flatMap(([, items]) => items),
      lines: [6, 12],
      isInOrder: true,
      isOnce: true,
      most: 34,
      isPart: true,
      isSellerPerson: true,
      isBuyerPerson: true,
      prepaid: 0.7,
      days: [10, 15, 30],
      pools: named('FR', ['Immobilier', 'Patrimoine', 'Habitat'], ['SCI', 'SARL']),
      numbers: (random, year) => `${year}-${random.digits(2)}${random.int(1, 9)}`,
    },
    style: {
      ...spaced,
      money: (plain) => `${plain} €`,
      date: (y, m, d) => `${Number(d)} ${french[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9.5pt "Lato";margin:0 .3mm;color:#222} .band{background:#3d5168;color:#fff;padding:5mm 6mm;display:flex;justify-content:space-between} .name{font-size:18pt;font-weight:bold} .side{text-align:right;font-size:8.5pt} .two{display:flex;justify-content:space-between;margin:7mm 0} .site{width:48%;font-size:8.5pt} .cap{color:#3d5168;font-weight:bold;font-size:8pt} .two .to{width:40%;border:1pt solid #3d5168;border-radius:2mm;padding:4mm;font-size:10.5pt} h2{color:#3d5168;font-size:14pt;margin:0 0 3mm} h2 small{font-weight:normal;font-size:10pt} .items th{text-align:left;border-bottom:1.2pt solid #3d5168;font-size:8.5pt;white-space:nowrap} .items td{padding:3px 0;vertical-align:top;border-bottom:.4pt solid #ccc} .items tr{break-inside:avoid} .part td{font-weight:bold;background:#eef1f4} .sub td{font-style:italic;font-size:8.5pt} .items td:nth-child(4){white-space:nowrap} .end{display:flex;justify-content:space-between;margin-top:6mm;break-inside:avoid} .pay{width:50%;font-size:8.5pt} .end .sums{width:44%;align-self:flex-start} .sums td{padding:2px 0} .sums small{color:#666} .due td{background:#3d5168;color:#fff;font-weight:bold;font-size:11pt;padding:4px 6px} .small{font-size:7pt;color:#555;margin-top:8mm;break-inside:avoid}',
    draw: roofing,
  },
  {
    name: 'fr-hostellerie',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [10, 20, 0],
      items: stay,
      lines: [8, 17],
      isInOrder: true,
      isOnce: true,
      most: 5,
      isGross: true,
      isBuyerPerson: true,
      prepaid: 0.55,
      pools: named('FR', ['Hôtel', 'Hostellerie', 'Auberge'], ['SARL', 'SAS', 'SNC']),
      numbers: (random) => `${random.int(10400, 29800)}`,
    },
    style: { ...comma, thousands: '', money: (plain) => `${plain} EUR`, date: slashed },
    css: '@page{margin:18mm 22mm} body{font:10.5pt "C059";margin:0} .top{text-align:center} .name{font-size:22pt;line-height:1.3} .stars{font:8pt "DejaVu Sans";color:#8a6d3b} .two{display:flex;justify-content:space-between;margin-top:12mm} .room{width:auto} .room td{padding:0 0 1px} .room td:first-child{color:#8a6d3b} .to{width:45%;font-size:11.5pt} .title{font-size:16pt;font-style:italic;margin:2mm 0 4mm} .items th{text-align:left;font-weight:normal;color:#8a6d3b;border-bottom:.6pt solid #8a6d3b} .items td{padding:2px 0} .items td:first-child{white-space:nowrap} .sum td{border-top:.6pt solid #8a6d3b;font-weight:bold} .vat{width:70%;margin-top:9mm;font-size:10pt} .vat th{text-align:left;font-weight:normal;font-style:italic} .vat tr:last-child td{border-top:.4pt solid #999} .thanks{text-align:center;font-style:italic;margin-top:12mm} .foot{position:fixed;bottom:0;width:100%;text-align:center;font-size:8pt;white-space:nowrap;color:#555}',
    draw: hotel,
  },
  {
    name: 'fr-boutique-avoir',
    plan: {
      country: 'FR',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [5.5, 20],
      items: [
        ['Thé noir Darjeeling Margaret’s Hope', '', 12, 24],
        ['Rooibos vanille bourbon, sachet 100 g', '', 7, 12],
        ['Infusion verveine et menthe poivrée bio', '', 6, 11],
        ['Sencha de printemps Kagoshima, 75 g', '', 16, 27],
        ['Coffret découverte Les Quatre Saisons', '', 29, 45],
        ['Théière en fonte Nara 0,8 L, bleu nuit', '', 49, 79, 1],
        ['Mug en grès avec infuseur', '', 17, 26, 1],
        ['Boîte à thé washi 150 g, motif grues', '', 9, 15, 1],
        ['Filtres papier taille M, lot de 100', '', 4, 7, 1],
      ],
      lines: [1, 5],
      isOnce: true,
      most: 3,
      isGross: true,
      isBuyerPerson: true,
      charge: 0.5,
      pools: named('FR', ['Comptoir', 'Torréfaction', 'E-Commerce'], ['SAS', 'SASU', 'SARL']),
      numbers: (random, year) => `AV${year}-${random.digits(4)}`,
    },
    style: { ...spaced, money: (plain) => `${plain}\u00a0€`, date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:9pt "Open Sans";margin:0;color:#333} .head{display:flex;justify-content:space-between;align-items:flex-start} .logo{font:italic 22pt "P052";color:#4d7c4a} .logo span{font-size:30pt} .kind{text-align:right;font-size:17pt;font-weight:600;line-height:1.2} .kind small{font-size:10pt;font-weight:normal} .three{display:flex;gap:6mm;margin:10mm 0 8mm;font-size:8.5pt} .three div{flex:1} h4{margin:0 0 1mm;color:#4d7c4a;font-size:8.5pt} .items th{background:#4d7c4a;color:#fff;font-size:8pt;text-align:left;padding:4px;vertical-align:bottom;font-weight:600} .items td{padding:5px 4px;border-bottom:.5pt solid #ddd;vertical-align:top} .items b{font-weight:600} .ref{font-size:7.5pt;color:#888} .end{display:flex;justify-content:space-between;align-items:flex-start;margin:7mm 0} .end .vat{width:38%;font-size:8pt} .vat th{text-align:left;border-bottom:.5pt solid #999} .end .sums{width:46%} .sums td{padding:3px 4px} .due td{font-weight:600;border-top:1pt solid #4d7c4a;font-size:10.5pt} .foot{position:fixed;bottom:0;width:100%;text-align:center;font-size:7.5pt;color:#777;border-top:.5pt solid #ddd;padding-top:2mm}',
    draw: refund,
  },
  {
    name: 'it-consulente',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      items: [
        ['Consulenza direzionale e affiancamento al management', 'ore', 60, 110],
        ['Progettazione grafica del catalogo prodotti, incluse due revisioni', 'n.', 450, 980],
        ['Formazione del personale commerciale presso la Vs. sede', 'gg', 380, 650],
        ['Gestione mensile campagne pubblicitarie online', 'mesi', 290, 520],
        ['Redazione testi per il sito web', 'cart.', 25, 48],
        ['Rimborso spese di trasferta a forfait', 'n.', 60, 180],
      ],
      lines: [1, 4],
      isOnce: true,
      most: 8,
      isSellerPerson: true,
      withheld: 20,
      days: [15, 30, 60],
      pools: named(
        'IT',
        ['Cosmetici', 'Tessuti', 'Vini', 'Automazioni'],
        ['S.r.l.', 'S.p.A.', 'SRL']
      ),
      numbers: (random, year) => `${random.int(3, 64)}/${year}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: slashed },
    css: 'body{font:9.5pt "Roboto";margin:0;color:#37474f} .head{display:flex;justify-content:space-between;align-items:center;margin-bottom:12mm} .mono{width:18mm;height:18mm;border-radius:50%;background:#00796b;color:#fff;font-size:20pt;line-height:18mm;text-align:center} .doc{text-align:right;font-size:13pt;line-height:1.4} .two{display:flex;margin-bottom:8mm;line-height:1.45} .two>div{width:50%} .cap{color:#00796b;font-size:8pt;text-transform:uppercase;letter-spacing:.5px;border-bottom:.6pt solid #b2dfdb;margin:0 4mm 1.5mm 0;padding-bottom:.5mm} .about{margin:0 0 7mm} .items th{text-align:left;font-size:8.5pt;background:#e0f2f1;padding:5px;font-weight:500} .items td{padding:6px 5px;border-bottom:.4pt solid #cfd8dc} .sums{width:58%;margin:6mm 0 10mm auto} .sums td{padding:3px 5px} .due td{font-size:13pt;font-weight:bold;color:#00796b;border-top:1pt solid #00796b} .pay{display:flex;line-height:1.5} .pay>div{width:50%} .foot{position:fixed;bottom:0;font-size:7pt;color:#78909c}',
    draw: freelance,
  },
  {
    name: 'it-idrotermica',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22, 10],
      items: hardware,
      lines: [24, 80],
      isOnce: true,
      most: 24,
      lineDiscount: 0.6,
      allowance: 0.4,
      charge: 0.6,
      days: [60],
      pools: named(
        'IT',
        ['Impianti', 'Idrotermica', 'Termosanitari'],
        ['S.n.c.', 'S.r.l.', 'S.a.s.']
      ),
      numbers: (random) => `${random.int(180, 3900)}/B`,
    },
    style: { ...comma, date: (y, m, d) => `${d}-${m}-${y}` },
    css: '@page{margin:9mm 11mm} body{font:9pt "Liberation Mono";margin:0 .4mm} label{display:block;font:6.5pt "Liberation Sans";color:#1c3f94} .head{display:flex;justify-content:space-between;margin-bottom:3mm} .own{font:8pt "Liberation Sans";width:46%;color:#1c3f94;line-height:1.3} .own b{font-size:14pt} .to{width:44%;border:.8pt solid #1c3f94;padding:2mm 3mm;font-size:10pt;line-height:1.35;min-height:24mm} .grid{display:grid;grid-template-columns:4fr 3.2fr 3fr 2.4fr 3.6fr;border:.8pt solid #1c3f94;border-right:0} .grid>div{border-right:.8pt solid #1c3f94;padding:1px 4px;min-height:8mm} .four{grid-template-columns:4fr 6fr 2.4fr 1.6fr;border-top:0} .items{margin-top:2.5mm;font-size:8.5pt} .items th{font:7pt "Liberation Sans";color:#1c3f94;text-align:left;border:.8pt solid #1c3f94;padding:2px 3px} .items td{padding:1.5px 3px;border-left:.4pt solid #9db0dc;border-right:.4pt solid #9db0dc} .items tbody tr:last-child td{border-bottom:.8pt solid #1c3f94} .items tr{break-inside:avoid} .note td{font-weight:bold;padding-top:4px} .block{break-inside:avoid;margin-top:3mm} .sums{display:grid;grid-template-columns:repeat(5,1fr);border:.8pt solid #1c3f94;border-right:0} .sums>div{border-right:.8pt solid #1c3f94;padding:1px 5px;text-align:right;min-height:8mm} .sums label{text-align:left} .low{display:flex;border:.8pt solid #1c3f94;border-top:0} .low .vat{width:42%;align-self:flex-start} .vat th{font:6.5pt "Liberation Sans";color:#1c3f94;text-align:left} .vat td,.vat th{padding:1px 5px} .terms{width:29%;border-left:.8pt solid #1c3f94;padding:1px 5px} .total{flex:1;border-left:.8pt solid #1c3f94;padding:1px 5px;font-weight:bold;font-size:13pt;text-align:right;background:#e8edf9} .total label{text-align:left} .legal{font:6.5pt "Liberation Sans";margin-top:1.5mm}',
    draw: deferred,
  },
  {
    name: 'it-bolletta-luce',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [10, 22, 0],
      items: energy.flatMap(([, items]) => items),
      lines: [24, 45],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      days: [18, 20, 25],
      pools: named('IT', ['Energia', 'Luce e Gas', 'Multiservizi'], ['S.p.A.', 'S.r.l.']),
      numbers: (random, year) => `${year.slice(2)}00${random.digits(8)}`,
    },
    style: {
      ...comma,
      money: (plain) => `${plain} €`,
      date: (y, m, d) => `${d}.${m}.${y}`,
    },
    css: '@page{margin:12mm 14mm} body{font:9pt "Inter";margin:0} section+section{break-before:page} .head{display:flex;justify-content:space-between;align-items:center} .logo{font-size:17pt;font-weight:800;color:#c2410c} .market{text-align:right;font-size:8pt} .two{display:flex;justify-content:space-between;margin:8mm 0 6mm} .left{width:50%;font-size:8pt;line-height:1.5} .two .to{width:42%;padding-top:14mm;font-size:10pt;line-height:1.4} .bill{border-top:2pt solid #c2410c;padding:3mm 0;line-height:1.5} .pair{display:flex;gap:5mm;margin-bottom:5mm} .big{flex:1;background:#c2410c;color:#fff;border-radius:2mm;padding:4mm;text-align:center} .big span{display:block;font-size:8pt} .big strong{font-size:17pt} .box{flex:1;border:.6pt solid #d6d3d1;border-radius:2mm;padding:3mm 4mm;margin-bottom:5mm;line-height:1.5} .pair .box{margin-bottom:0} h4{margin:0 0 2mm;color:#c2410c} .use td{padding:1px 0} .bar{height:3mm;background:#fdba74} h3{color:#c2410c;margin:6mm 0 2mm} h3 small{font-weight:normal;color:#555;font-size:8pt} th{text-align:left;font-size:8pt;border-bottom:1pt solid #c2410c;padding:3px 0} .items td,.vat td{padding:3px 0;border-bottom:.4pt solid #e7e5e4} .part td{font-weight:bold;padding-top:8px!important} .items tr.sum td,.vat tr.sum td{font-weight:bold;border-top:1pt solid #c2410c} .vat{width:65%} .slip{display:flex;justify-content:space-between;border-top:1pt dashed #57534e;padding-top:4mm;line-height:1.5;font-size:8.5pt} .foot{position:fixed;bottom:0;width:100%;text-align:center;font-size:6.5pt;color:#57534e}',
    draw: electricity,
  },
]
