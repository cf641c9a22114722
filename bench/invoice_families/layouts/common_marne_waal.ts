import { ibanOf, rest97 } from '../check_digits.ts'
import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { listOf, townsOf } from '../lists.ts'
import { sumOf, type Item, type Line } from '../make_document.ts'
import { partiesIn, phoneOf, type Person } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import {
  belgianVat,
  codeFirst,
  comma,
  dashed,
  dutchDay,
  euroAfter,
  frenchDay,
  grouped,
  heading,
  monthsIn,
  row,
  rowOf,
  sirenOf,
  slashed,
  two,
  type Print,
} from '../print.ts'
import type { Random } from '../random.ts'
import { squareCode } from '../square_code.ts'

const french = {
  ...pools.FR,
  first: listOf('Aurélie|Benoît|Clémence|Didier|Florian|Ghislaine|Mathis|Nadège'),
  last: listOf(
    'Aubertin|Bellanger|Champenois|Demarle|Fromentin|Gaillardet|Husson|Lallement|Noirot|Perrichon|Thévenin'
  ),
  trade: listOf('Bâtiment|Rénovation|Maçonnerie|Démolition|Étanchéité|Façades'),
  forms: listOf('SARL|SAS|SASU|SA|ET FILS'),
  streets: listOf(
    '18 rue du Faubourg de Pierre|4 quai de la Marne|ZI des Forges, 27 rue Denis Papin|109 route de Châlons|6 bis rue Haute-des-Prés|2 allée du Grand Clos'
  ),
  towns: townsOf(
    'Châlons-en-Champagne=51000|Épernay=51200|Saint-Dizier=52100|Meaux=77100|Vitry-le-François=51300|Chaumont=52000'
  ),
  tel: '+33 3',
}
const dutch = {
  ...pools.NL,
  first: listOf('Anneke|Bram|Dirk|Hanneke|Jurgen|Lotte|Wietske|Yusuf'),
  last: listOf('Aalbers|ter Braak|van Doorn|Elbertsen|Geurts|Hofstra|Nijland|van Tiel|Wissink'),
  trade: listOf('Makelaars|Rijwielen|Fysiotherapie|Interieur|Slagerij'),
  forms: listOf('B.V.|V.O.F.|BV'),
  streets: listOf('Waalkade 17|Lindenstraat 4a|Oude Veerweg 83|De Uiterwaard 29|Molenpad 6'),
  towns: townsOf('Tiel=4001 AB|Zaltbommel=5301 GK|Druten=6651 CX|Gorinchem=4201 LM|Elst=6661 EJ'),
}
const walloon = {
  ...french,
  first: listOf('Axelle|Benoît|Colette|Grégory|Vinciane'),
  last: listOf('Baudoux|Collard|Dumortier|Gérardy|Lambotte|Piron|Wéry'),
  trade: listOf('Traiteur|Brasserie|Événements|Salle de fêtes'),
  forms: listOf('SRL|SA|SNC|ASBL'),
  streets: listOf('Rue de la Station 41|Chaussée de Tongres 228|Rue des Alliés 7|Avenue Mozart 16'),
  towns: townsOf('Ciney=5590|Verviers=4800|Marche-en-Famenne=6900|Nivelles=1400|Thuin=6530'),
  country: 'Belgique',
}
const luxembourgish = {
  ...pools.GB,
  streets: listOf(
    '12, rue Guillaume Kroll|5, rue Heienhaff|46A, avenue J.F. Kennedy|20, rue Eugène Ruppert'
  ),
  towns: townsOf('Luxembourg=L-1882|Senningerberg=L-1736|Luxembourg=L-2453|Strassen=L-8009'),
  country: 'Luxembourg',
}

/** A name that the usual pools do not have, with an address on the web. */
function rename(party: Person, name: string, street = party.street): void {
  const words = name
    .normalize('NFKD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .split(/ +/)
  party.name = name
  party.street = street
  party.site = `www.${words.slice(0, 3).join('')}.example`
  party.mail = `contact@${words.slice(0, 3).join('')}.example`
}

/** Description, quantity, unit, price in cents and rate. */
type Entry = [string, number | null, string, number, number]

/** The rows of a document as its trade writes them, with sums and advances. */
function fill({ doc }: Print, entries: Entry[], advance?: (total: number) => number): void {
  const lines = entries.map(([description, quantity, unit, price, rate]): Line => ({
    description,
    quantity,
    unit,
    price,
    discount: 0,
    rate,
    amount: Math.round((quantity ?? 1) * price),
  }))
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => b - a)
  const taxes = rates.map((rate) => {
    const base = sumOf(lines.filter((line) => line.rate === rate))
    return { rate, base, amount: Math.round((base * rate) / 100) }
  })
  const subtotal = sumOf(lines)
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0)
  const total = subtotal + tax
  const prepaid = advance?.(total) ?? 0
  const amountDue = total - prepaid
  Object.assign(doc, {
    lines,
    taxes,
    lineTotal: subtotal,
    subtotal,
    tax,
    total,
    prepaid,
    amountDue,
  })
}

/** Some of these, in their order. */
const someOf = <T>(random: Random, all: T[], least: number): T[] => {
  const chosen = new Set<T>()
  const count = random.int(least, all.length)
  while (chosen.size < count) chosen.add(random.pick(all))
  return all.filter((one) => chosen.has(one))
}

const spaced = { decimal: ',', thousands: '\u00a0' } as const

/** School books: the titles of collections in all classes. */
const schoolBooks: Item[] = [
  ['Maths, collection Abaque', 21.5, 24],
  ['Physique-Chimie, collection Prisme', 22, 25],
  ['Histoire-Géographie-EMC, collection Repères', 24, 28],
  ['Français, collection Passerelles', 23, 27],
  ['SVT, collection Biotope', 22, 25],
  ['Anglais, Step Along, workbook', 8, 11],
  ['Espagnol, ¡Vamos ya!, livre élève', 21, 24],
  ['Allemand, Los geht’s, cahier d’activités', 9, 11],
  ['Cahier de grammaire, collection Plume', 7, 9],
  ['Latin, Via Nova', 24, 27],
].flatMap(([title, least, most]) =>
  listOf('6e|5e|4e|3e').map((level): Item => [
    `${title} ${level}`,
    'ex.',
    Number(least),
    Number(most),
  ])
)

const tableware: Item[] = (
  [
    ['Assiette plate porcelaine Ø 27 cm', 0.25, 0.4],
    ['Assiette dessert porcelaine Ø 19 cm', 0.2, 0.35],
    ['Verre à vin 35 cl', 0.25, 0.4],
    ['Flûte à champagne 16 cl', 0.25, 0.4],
    ['Couvert complet inox 18/10 (3 pièces)', 0.55, 0.85],
    ['Tasse à café avec sous-tasse', 0.3, 0.5],
    ['Nappe ronde blanche Ø 320 cm', 9, 13],
    ['Chaise Napoléon blanche', 3.2, 4.5],
    ['Table ronde Ø 180 cm', 8.5, 12],
    ['Chafing-dish GN 1/1', 12, 18],
    ['Percolateur 100 tasses', 22, 32],
    ['Mange-debout avec housse', 11, 15],
  ] as const
).map(([name, least, most]) => [name, 'pce', least, most])

const fees = listOf(
  'Domiciliation and registered office services|Provision of one category B manager|Accounting and bookkeeping services|Preparation of the annual accounts|Corporate secretarial services|Preparation of quarterly VAT returns|Preparation of corporate income, municipal business and net wealth tax returns|Maintenance of the shareholders’ register|Drafting of circular resolutions|Annual KYC file review'
)
const outlays = listOf(
  'RCS filing fee – annual accounts|RBE filing fee|Notary fees paid on your behalf|Chamber of Commerce contribution|Courier charges'
)

/** French invoices and those of Dutch, Belgian and Luxembourg firms, of ordinary months. */
export const commonMarneWaal: Family[] = [
  {
    name: 'fr-photographe-mariage',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [0],
      lines: [2, 5],
      isSellerPerson: true,
      isBuyerPerson: true,
      days: [8, 15, 30],
      pools: partiesIn('FR', french),
      items: [['Reportage mariage', 'forfait', 1200, 2400]],
      numbers: (random, year) => `${year}-${two(random.int(4, 78))}`,
    },
    style: { ...spaced, money: (plain) => `${plain} €`, date: frenchDay },
    css: 'body{font:11pt "EB Garamond";color:#2b2b2b;margin:0 4mm} .n{font:34pt "Z003";text-align:center;color:#7d5a50;line-height:1.1} .s{text-align:center;font-size:10.5pt;font-style:italic;color:#777;border-bottom:.5pt solid #c9b2a6;padding-bottom:5mm} .h{display:flex;justify-content:space-between;margin:9mm 0 8mm;line-height:1.4} .h h1{font:400 20pt "EB Garamond";margin:0 0 2mm;color:#7d5a50} .l th{font-weight:400;font-style:italic;color:#7d5a50;text-align:left;border-bottom:.5pt solid #c9b2a6;padding:5px 3px} .l .r{padding-left:6mm!important} .l td{padding:7px 3px;border-bottom:.3pt solid #e4d9d2;vertical-align:top} .t{width:86mm;margin:5mm 0 2mm auto} .t td{padding:4px 3px} .t .k td{border-top:.6pt solid #7d5a50;border-bottom:.6pt solid #7d5a50;font-weight:600;font-size:12.5pt} .v{text-align:right;font-style:italic;font-size:10pt} .p{margin-top:11mm;line-height:1.5;font-size:10.5pt} .f{position:fixed;left:0;right:0;bottom:0;text-align:center;font-size:9pt;color:#777;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const extras: Entry[] = [
        ['Heure supplémentaire de reportage', random.int(1, 3), 'h', random.int(9, 15) * 1000, 0],
        [
          'Second photographe (préparatifs et cérémonie)',
          1,
          'forfait',
          random.int(28, 42) * 1000,
          0,
        ],
        ['Album lin 30 × 30 cm, 40 pages', 1, 'pièce', random.int(26, 39) * 1000 + 500, 0],
        [
          'Séance d’engagement, 1 h 30, 20 images retouchées',
          1,
          'forfait',
          random.int(15, 24) * 1000,
          0,
        ],
        ['Frais de déplacement', random.int(42, 210), 'km', 52, 0],
      ]
      fill(
        p,
        [
          [
            random.pick([
              'Reportage mariage « Journée complète », galerie privée en ligne, 450 images',
              'Reportage mariage, de la mairie à la soirée (10 h), 350 images en haute définition',
              'Reportage mariage « Essentiel » (6 h), clé USB et coffret bois',
            ]),
            1,
            'forfait',
            random.int(118, 235) * 1000,
            0,
          ],
          ...someOf(random, extras, 1),
        ],
        (total) => Math.round(total * 0.00003) * 10000
      )
      rename(
        d.seller,
        random.pick(
          listOf('Solveig Marchandin|Jean-Baptiste Thirel|Maud Descombes|Loïc Vautherin')
        ),
        random.pick(listOf('15 rue des Fripiers|3 impasse du Moulin Brûlé'))
      )
      const [form, client] = random.pick([
        ['Mme ', 'Clara Bellanger'],
        ['M. ', 'Antoine Perrichon'],
        ['Mme et M. ', 'Husson'],
        ['', 'Laure Demarle et Paul Noirot'],
      ])
      rename(d.buyer, client)
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const owner = d.seller.name
      return `<div class=n>${owner}</div><div class=s>photographe de mariages et de familles</div>
<div class=h><div><h1>Facture n° ${d.number}</h1>Date : ${p.date(d.issueDate)}<br>Mariage du ${p.date(d.deliveryDate)}, ${d.buyer.town}<br>Devis signé le ${p.date(dayAfter(d.issueDate, -random.int(180, 320)))}</div><div style="width:74mm"><i>Facturé à</i><br>${form}${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<table class=l>${heading(['Prestation', '>Quantité', '>Prix unitaire', '>Total'])}${rows.join('')}</table>
<table class=t>${row(['Total', `>${p.money(d.total)}`])}${row(['Acompte versé à la réservation', `>– ${p.money(d.prepaid)}`])}${rowOf('k', ['Reste à payer', `>${p.money(d.amountDue)}`])}</table><div class=v>TVA non applicable, art. 293 B du CGI</div>
<div class=p>Solde à régler au plus tard le ${p.date(d.dueDate)}, par virement ou par chèque à l’ordre de ${owner}.<br>IBAN ${grouped(d.seller.iban)}<br>Pas d’escompte en cas de paiement anticipé. La galerie est mise en ligne à réception du solde. Les photographies restent la propriété intellectuelle de leur auteur (art. L. 111-1 du CPI) ; usage privé uniquement.<br><br>Merci de votre confiance, et tous mes vœux de bonheur !</div>
<div class=f>${owner} – Entrepreneur individuel (EI) – ${d.seller.street}, ${codeFirst(d.seller)}<br>SIRET ${random.digits(3)} ${random.digits(3)} ${random.digits(3)} 000${random.digits(2)} – APE 7420Z – ${phoneOf(random, '06 12')} – ${d.seller.mail}</div>`
    },
  },
  {
    name: 'fr-ascenseurs-trimestre',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [10],
      lines: [2, 8],
      days: [15, 20, 30],
      pools: partiesIn('FR', french),
      items: [['Contrat de maintenance étendue', 'mois', 95, 190]],
      numbers: (random, year) => `RC${year.slice(2)}-${random.digits(6)}`,
    },
    style: { ...spaced, date: slashed },
    css: 'body{font:9pt "Roboto";color:#1d2733;margin:0} .a{display:flex;justify-content:space-between;background:#12395b;color:#fff;padding:5mm 6mm} .a .lg{font:700 16pt "Roboto Condensed";width:62mm;line-height:1.05} .a .nr{text-align:right;line-height:1.5} .a .nr b{font-size:13pt} .b{display:flex;gap:8mm;margin:8mm 0 7mm} .i{flex:1;background:#eef2f6;padding:3mm 4mm} .i td{padding:2px 0;font-size:8.5pt;vertical-align:top} .i td:first-child{color:#5b6b7b;width:33mm} .to{width:84mm;padding-top:3mm;font-size:10pt;line-height:1.4} .l th{text-align:left;font-weight:500;font-size:8pt;color:#12395b;border-bottom:1.4pt solid #12395b;padding:4px 3px} .l td{padding:5px 3px;border-bottom:.4pt solid #cbd5df;vertical-align:top} .c{display:flex;gap:8mm;margin-top:6mm} .rv{flex:1;font-size:7.6pt;line-height:1.5;color:#42505e} .t{width:76mm;align-self:flex-start} .t td{padding:3.5px 4px} .t .k td{font-weight:700;border-top:1pt solid #12395b} .t .due td{background:#12395b;color:#fff;font-weight:700} .pr{margin-top:7mm;border:.7pt solid #12395b;padding:3mm 4mm;font-size:8.3pt;line-height:1.5} .f{position:fixed;bottom:0;left:0;right:0;font-size:6.6pt;color:#5b6b7b;line-height:1.45;border-top:.5pt solid #cbd5df;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const halls = someOf(
        random,
        listOf('Hall A|Hall B|Hall C|Entrée 12|Entrée 14|Parking sous-sol'),
        2
      )
      const monthly = random.int(980, 1690) * 10 + 4
      const entries = halls.map((hall): Entry => [
        hall.startsWith('Parking')
          ? `Maintenance minimale porte automatique – ${hall}`
          : `Maintenance étendue ascenseur – ${hall}`,
        3,
        'mois',
        hall.startsWith('Parking') ? Math.round(monthly / 4) : monthly,
        10,
      ])
      const lifts = entries.filter(([text]) => text.includes('ascenseur')).length
      if (random.chance(0.7))
        entries.push([
          'Téléalarme cabine, liaison GSM et centre d’appels 24 h/24',
          3 * lifts,
          'mois',
          1290,
          10,
        ])
      if (random.chance(0.5))
        entries.push([
          'Remplacement bouton palier, intervention hors contrat (bon signé)',
          1,
          'u',
          random.int(148, 260) * 100,
          10,
        ])
      fill(p, entries)
      rename(
        d.seller,
        random.pick(
          listOf(
            'Ascenseurs Vertica Grand-Est|ELVANOR SERVICES|Champenoise d’Élévation SAS|Burel & Roussy Ascenseurs'
          )
        ),
        random.pick(listOf('Parc d’activités des Escarnotières, bât. C|41 rue du Val-Saint-Martin'))
      )
      rename(
        d.buyer,
        random.pick(
          listOf(
            'SDC Résidence Les Peupliers|Syndicat des copropriétaires Le Parc Vauban|SDC 41 RUE CARNOT|Copropriété Les Terrasses du Canal'
          )
        )
      )
      const month = Number(d.issueDate.slice(5, 7))
      const year = Number(d.issueDate.slice(0, 4))
      const quarter = Math.ceil(month / 3)
      const last = new Date(Date.UTC(year, quarter * 3, 0)).toISOString().slice(0, 10)
      const first = `${year}-${two(quarter * 3 - 2)}-01`
      const rows = p.lines((l) =>
        row([
          /^Maint/.test(l.description)
            ? `${/asc/.test(l.description) ? 'EL' : 'PA'}${random.digits(5)}`
            : '',
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const base = random.int(1190, 1260) / 10
      const now = Math.round((base + random.int(21, 98) / 10) * 10) / 10
      const seller = d.seller.name
      return `<div class=a><div class=lg>${seller}</div><div class=nr>FACTURE<br><b>${d.number}</b><br>du ${p.date(d.issueDate)}</div></div>
<div class=b><div class=i><table>${row(['Contrat n°', d.customerNumber])}${row(['Site', `${d.buyer.street}, ${codeFirst(d.buyer)}`])}${row(['Période', `du ${p.date(first)} au ${p.date(last)}`])}${row(['Échéance', `<b>${p.date(d.dueDate)}</b>`])}${row(['Agence', `${d.seller.town} – tél. ${phoneOf(random, '03 26')}`])}${row(['Dépannage 24 h/24', phoneOf(random, '0 809')])}</table></div><div class=to><b>${d.buyer.name}</b><br>c/o ${random.pick(listOf('Cabinet Lormier Gestion|Agence du Jard, syndic|Immobilière Sézanne'))}<br>${random.int(2, 88)} ${random.pick(listOf('avenue de la Gare|rue Pasteur|place Foch'))}<br>${codeFirst(d.seller)}</div></div>
<table class=l>${heading(['Appareil', 'Désignation', '>Qté', 'Unité', '>P.U. HT', '>Montant HT'])}${rows.join('')}</table>
<div class=c><div class=rv><b>Révision des prix au 1er janvier</b><br>P = P0 × (0,15 + 0,85 × ICHT-IME / ICHT-IME0)<br>ICHT-IME0 : ${p.number(base, 1)} – ICHT-IME : ${p.number(now, 1)}<br><br>Taux réduit : immeuble à usage d’habitation achevé depuis plus de deux ans, art. 279-0 bis du CGI. TVA acquittée sur les encaissements.</div><table class=t>${row(['Total HT', `>${p.plain(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate, 2)} %`, `>${p.plain(d.tax)}`])}${rowOf('k', ['Total TTC', `>${p.plain(d.total)}`])}${rowOf('due', ['Net à payer en EUR', `>${p.plain(d.amountDue)}`])}</table></div>
<div class=pr><b>Règlement par prélèvement SEPA</b> à l’échéance. Référence unique de mandat : ASC${random.digits(9)} – Identifiant créancier : FR${random.digits(2)}ZZZ${random.digits(6)}. Pour un virement : IBAN ${grouped(d.seller.iban)}, en rappelant le numéro de la facture.</div>
<div class=f>${seller} – société au capital de 250 000 € – ${d.seller.street}, ${codeFirst(d.seller)} – RCS ${d.seller.town} ${sirenOf(d.seller)} – TVA intracommunautaire ${d.seller.vatId} – APE 4329B<br>En cas de retard : pénalités égales à trois fois le taux d’intérêt légal et indemnité forfaitaire pour frais de recouvrement de 40 € (art. L. 441-10 du code de commerce). Pas d’escompte.</div>`
    },
  },
  {
    name: 'fr-librairie-college',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [5.5, 20],
      isGross: true,
      lines: [70, 130],
      isInOrder: true,
      isOnce: true,
      most: 34,
      lineDiscount: 0.7,
      days: [30],
      pools: partiesIn('FR', french),
      items: [
        ...schoolBooks,
        ['Licence manuel numérique élève 1 an, Maths Abaque', 'ex.', 4, 6],
        ['Calculatrice collège mode examen', 'ex.', 16, 22, 1],
        ['Étiquettes code-barres CDI, planche de 65', 'ex.', 5, 8, 1],
        ['Film couvre-livres autocollant, rouleau 25 m', 'ex.', 28, 39, 1],
        ['Jeu « Défi conjugaison »', 'ex.', 14, 19, 1],
      ],
      numbers: (random, year) => `FC${year.slice(2)}${random.digits(5)}`,
    },
    style: { ...spaced, date: slashed },
    css: 'body{font:8.5pt "Liberation Sans";margin:0} .o>tbody>tr>td,.o>thead>tr>td,.o>tfoot>tr>td{padding:0} .hd{display:flex;justify-content:space-between;border-bottom:2pt solid #5a2d6d;padding-bottom:2mm;margin-bottom:5mm} .hd .g{font:bold 17pt "URW Bookman";color:#5a2d6d} .hd .x{font-size:7.5pt;text-align:right;line-height:1.4} .m{display:flex;justify-content:space-between;margin-bottom:5mm} .d{width:84mm} .d td{border:.5pt solid #888;padding:2.5px 5px} .d td:first-child{background:#f1ebf4;width:33mm} .to{width:80mm;border:.5pt solid #888;border-radius:2mm;padding:3mm 4mm;line-height:1.45;font-size:9.5pt} .l th{background:#5a2d6d;color:#fff;font-size:7.5pt;font-weight:normal;text-align:left;padding:3px 4px} .l td{padding:3.6px 4px;border-bottom:.3pt solid #ccc} .l tr{break-inside:avoid} .e{display:flex;justify-content:space-between;margin-top:5mm;break-inside:avoid} .v{width:98mm;align-self:flex-start} .v th,.v td{border:.5pt solid #888;padding:2.5px 5px;font-weight:normal} .v th{background:#f1ebf4;text-align:left} .t{width:72mm} .t td{border:.5pt solid #888;padding:3px 5px} .t tr:last-child td{font-weight:bold;font-size:11pt;background:#f1ebf4} .q{margin-top:5mm;font-size:8pt;line-height:1.5;break-inside:avoid} .ft{border-top:.5pt solid #888;margin-top:4mm;padding-top:1.5mm;font-size:6.6pt;text-align:center;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      rename(
        d.seller,
        random.pick(
          listOf(
            'Librairie du Pont Gris & Cie|LIBRAIRIE ARC-EN-MOTS|SARL Chapitre Treize|La Page Cornue, Noirot et Fils'
          )
        ),
        random.pick(listOf('22 place de la République|7 rue de l’Arquebuse'))
      )
      rename(
        d.buyer,
        random.pick(
          listOf(
            'Collège Louise de Vaubercourt|Collège Jean-Moreau-Delisle|COLLEGE DES QUATRE VENTS|Institution Sainte-Odilie (OGEC)'
          )
        )
      )
      const rows = p.lines((l) =>
        row([
          l.rate === 20
            ? `37600${random.digits(8)}`
            : `978-2-${random.digits(3)}-${random.digits(5)}-${random.digits(1)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)} %` : ''}`,
          `>${p.number(l.rate, 1)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate, 2)} %`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const seller = d.seller.name
      const head = `<div class=hd><div class=g>${seller}</div><div class=x>${d.seller.street}, ${codeFirst(d.seller)}<br>Tél. ${phoneOf(random, '03 25')} – ${d.seller.mail}<br>Ouvert du mardi au samedi, 9 h 30 - 19 h</div></div>`
      const foot = `<div class=ft>${seller} – RCS ${d.seller.town} ${sirenOf(d.seller)} – N° TVA ${d.seller.vatId} – Code APE 4761Z – GLN 30${random.digits(11)}<br>Réserve de propriété : les ouvrages restent notre propriété jusqu’au paiement intégral (loi n° 80-335 du 12 mai 1980).</div>`
      return `<table class=o><thead><tr><td>${head}</td></tr></thead><tfoot><tr><td>${foot}</td></tr></tfoot><tbody><tr><td>
<div class=m><table class=d>${row(['<b>FACTURE N°</b>', `<b>${d.number}</b>`])}${row(['Date', p.date(d.issueDate)])}${row(['Code client', d.customerNumber])}${row(['Votre commande', `${d.orderNumber} du ${p.date(d.orderDate)}`])}${row(['Engagement Chorus', `EJ${random.digits(8)}`])}${row(['Bon de livraison', `BL${random.digits(6)} du ${p.date(d.deliveryDate)}`])}</table><div class=to><b>${d.buyer.name}</b><br>Service intendance<br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>SIRET ${sirenOf(d.buyer)} 000${random.digits(2)}</div></div>
<table class=l>${heading(['ISBN / EAN', 'Titre', '>Qté', '>PU TTC', '>Remise', '>TVA %', '>Montant TTC'])}${rows.join('')}</table>
<div class=e><table class=v>${heading(['Taux TVA', '>Base HT', '>Montant TVA', '>TTC'])}${taxes.join('')}</table><table class=t>${row(['Total HT', `>${p.plain(d.subtotal)}`])}${row(['Total TVA', `>${p.plain(d.tax)}`])}${row(['Port', '>Franco'])}${row(['TOTAL TTC EUR', `>${p.plain(d.total)}`])}</table></div>
<div class=q>Net à payer : <b>${p.plain(d.amountDue)} €</b> par mandat administratif, à 30 jours (délai global de paiement), soit le ${p.date(d.dueDate)}.<br>Virement : ${grouped(d.seller.iban)} – titulaire ${seller}<br>Intérêts moratoires au taux de la BCE majoré de huit points et indemnité forfaitaire de 40 € en cas de dépassement du délai. Les manuels scolaires peuvent être repris sous 15 jours, non couverts et non tamponnés.</div></td></tr></tbody></table>`
    },
  },
  {
    name: 'fr-bennes-tonnages',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      lines: [5, 18],
      days: [30, 45],
      pools: partiesIn('FR', french),
      items: [['ROTATION BENNE 15 M3', 'U', 120, 210]],
      numbers: (random) => `${random.int(20100, 68900)}`,
    },
    style: { ...spaced, date: (y, m, d) => `${d}.${m}.${y.slice(2)}` },
    css: 'body{font:9pt "Liberation Sans Narrow";margin:0} .h{display:flex;justify-content:space-between} .lg{font:bold 21pt "Roboto Condensed";color:#2f7d32;line-height:1} .h small{font-size:8pt;line-height:1.45;display:block;margin-top:2mm} .to{width:82mm;margin-top:16mm;line-height:1.4;font-size:10.5pt} .r1{margin:6mm 0 4mm} .r1 th{background:#2f7d32;color:#fff;border:.6pt solid #2f7d32;font-weight:normal;font-size:8pt;padding:2px 4px} .r1 td{border:.6pt solid #2f7d32;text-align:center;padding:4px} .l{border:.6pt solid #2f7d32} .l th{background:#2f7d32;color:#fff;font-weight:normal;font-size:8pt;text-align:left;padding:3px 5px} .l td{border-left:.4pt solid #9bc49d;padding:2.2px 5px} .l .c td{font-weight:bold;background:#eaf4ea;padding-top:4px} .z{display:flex;gap:5mm;margin-top:5mm;break-inside:avoid;align-items:flex-start} .z th{border:.6pt solid #2f7d32;font-weight:normal;font-size:8pt;background:#eaf4ea;padding:2px 4px} .z td{border:.6pt solid #2f7d32;padding:4px;text-align:right} .net{background:#2f7d32;color:#fff;font-weight:bold;font-size:12pt} .n{margin-top:5mm;font-size:8pt;line-height:1.45;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const year = d.issueDate.slice(0, 4)
      const sorts: [string, number][] = [
        ['DIB EN MELANGE', random.int(132, 168) * 100],
        ['GRAVATS PROPRES', random.int(14, 24) * 100],
        ['BOIS CLASSE B', random.int(62, 88) * 100],
        ['PLATRE', random.int(94, 126) * 100],
        ['DECHETS VERTS', random.int(38, 55) * 100],
      ]
      const turn = random.int(122, 178) * 100
      const levy = random.pick([5800, 6500])
      const places = someOf(
        random,
        listOf('RUE DES CARMES|LOT. LES VIGNES|ECOLE JULES FERRY|ZAC PORTE EST'),
        2
      ).slice(0, 3)
      const sites: string[] = []
      const entries = places.flatMap((place) => {
        const own: Entry[] = []
        for (const [sort, price] of someOf(random, sorts, 1).slice(0, 2)) {
          const tons = random.int(138, 842) / 100
          own.push([
            `ROTATION BENNE ${random.pick(['10', '15', '20', '30'])} M3 ${sort}`,
            random.int(1, 2),
            'U',
            turn,
            20,
          ])
          own.push([`TRAITEMENT ${sort}`, tons, 'T', price, 20])
          if (sort.startsWith('DIB')) own.push([`TGAP ${year}`, tons, 'T', levy, 20])
        }
        if (random.chance(0.5)) own.push(['LOCATION BENNE', random.int(6, 31), 'J', 240, 20])
        sites.push(...own.map(() => place))
        return own
      })
      fill(p, entries)
      rename(
        d.seller,
        random.pick(
          listOf('BENNES DE MARNE|Valtrier Environnement|Gillet Recyclage SARL|RECUP & TRI 52')
        ),
        random.pick(
          listOf('Route de Langres, lieu-dit La Sablière|ZA du Petit Parc, 11 rue Thénard')
        )
      )
      const days = daysOf(p, dayAfter(d.issueDate, -30), d.issueDate)
      let ticket: string[] = []
      const rows = p.lines((l, at) => {
        if (/^ROT|^LOC/.test(l.description))
          ticket = [days[at], `${random.int(410, 479)}${random.digits(3)}`]
        const head =
          sites[at] === sites[at - 1]
            ? ''
            : `<tr class=c><td></td><td></td><td>CHANTIER ${sites[at]} – ${d.buyer.town}</td><td></td><td></td><td></td><td></td></tr>`
        return (
          head +
          row([
            ...ticket,
            l.description,
            `>${p.number(l.quantity, 2)}`,
            l.unit,
            `>${p.plain(l.price)}`,
            `>${p.plain(l.amount)}`,
          ])
        )
      })
      const taxes = p.taxes((t) =>
        row(['2', p.plain(baseOf(p, t)), p.number(t.rate, 2), p.plain(taxOf(p, t))])
      )
      return `<div class=h><div><div class=lg>${d.seller.name}</div><small>Location de bennes – Collecte et tri de déchets – Démolition<br>${d.seller.street}<br>${codeFirst(d.seller)}<br>Tél. ${phoneOf(random, '03 25')} – ${d.seller.mail}<br>SIRET ${sirenOf(d.seller)} 000${random.digits(2)} – TVA ${d.seller.vatId}</small></div><div class=to><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}</div></div>
<table class=r1>${row(['FACTURE N°', 'DATE', 'CODE CLIENT', 'TVA CLIENT', 'VOTRE RÉF.', 'PAGE'], 'th')}${row([`<b>${d.number}</b>`, `<b>${p.date(d.issueDate)}</b>`, d.customerNumber, d.buyer.vatId, d.orderNumber, '1/1'])}</table>
<table class=l>${heading(['Date', 'N° bon', 'Désignation', '>Quantité', 'Un.', '>P.U. HT', '>Montant HT'])}${rows.join('')}</table>
<div class=z><table style="width:80mm">${row(['Code', 'Base HT', 'Taux', 'TVA'], 'th')}${taxes.join('')}</table><table style="flex:1">${row(['Total HT', 'Total TVA', 'Total TTC'], 'th')}${row([p.plain(d.subtotal), p.plain(d.tax), p.plain(d.total)])}<tr><th colspan=2>NET À PAYER (EUROS)</th><td class=net>${p.plain(d.amountDue)}</td></tr></table></div>
<div class=z><table style="width:80mm">${row(['Échéance', 'Mode', 'Montant'], 'th')}${row([p.date(d.dueDate), random.pick(['VIREMENT', 'CHÈQUE', 'LCR DIRECTE']), p.plain(d.amountDue)])}</table><table style="flex:1">${row(['Domiciliation – IBAN'], 'th')}${row([grouped(d.seller.iban)])}</table></div>
<div class=n>Les bordereaux de suivi et tickets de pesée sont à votre disposition sur demande. Récépissé de transport de déchets n° ${year}-52-${random.digits(3)}.<br>Tout retard de paiement entraîne de plein droit des pénalités au taux de 12 % l’an et une indemnité forfaitaire de recouvrement de 40 €. Escompte pour paiement anticipé : néant. TVA sur les débits.</div>`
    },
  },
  {
    name: 'nl-glazenwasser-route',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21],
      lines: [1, 4],
      isSellerPerson: true,
      isBuyerPerson: true,
      days: [14],
      pools: partiesIn('NL', dutch),
      items: [['Glasbewassing woning', 'keer', 12, 28]],
      numbers: (random, year) => `${year}${random.digits(4)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dashed },
    css: 'body{font:11pt "Carlito";margin:2mm 5mm} .h{display:flex;justify-content:space-between;align-items:flex-start} .h b{font-size:19pt;color:#0b7fab} .h div+div{text-align:right;font-size:10pt;line-height:1.4} .to{margin:14mm 0 12mm;line-height:1.4} h2{font-size:15pt;margin:0 0 3mm} .k{width:auto;margin-bottom:8mm} .k td{padding:1px 8mm 1px 0} .l th{text-align:left;border-bottom:1pt solid #000;padding:3px 0} .l td{padding:4px 0} .l .s td{border-top:1pt solid #000;padding-top:5px} .l .t td{font-weight:bold} .q{display:flex;gap:7mm;margin-top:12mm;align-items:center;line-height:1.45}',
    draw: (p) => {
      const { doc: d, random } = p
      const month = monthsIn('NL')[Number(d.issueDate.slice(5, 7)) - 1]
      const whole = random.int(12, 24) * 100 + random.pick([0, 50])
      const tasks: Entry[] = [
        random.pick<Entry>([
          ['Ramen wassen rondom, begane grond en verdieping', 1, 'keer', whole + 400, 21],
          ['Ramen wassen voor- en zijkant', 2, 'keer', whole, 21],
        ]),
        ['Dakkapel en dakramen', random.int(1, 2), 'keer', random.int(5, 9) * 100, 21],
        ['Kozijnen en dorpels afnemen', 1, 'keer', random.int(14, 38) * 100, 21],
        ['Dakgoten leeghalen', 1, 'keer', random.int(35, 75) * 100, 21],
        ['Zonnepanelen reinigen', random.int(6, 14), 'stuks', random.int(3, 5) * 100, 21],
      ]
      fill(p, someOf(random, tasks, 1))
      rename(
        d.seller,
        random.pick(listOf('Wim Elbertsen|Karin ter Braak|R. Nijland|Mohammed van Doorn')),
        random.pick(listOf('Kastanjehof 12|Prins Bernhardstraat 90'))
      )
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const seller = d.seller.name
      const number = d.number
      return `<div class=h><div><b>${seller}</b><br>glazenwasser in ${d.seller.town} en omgeving</div><div>${d.seller.street}<br>${codeFirst(d.seller)}<br>06-${random.digits(8)}<br>${d.seller.mail}<br>KvK ${random.digits(8)}<br>Btw-id ${d.seller.vatId}</div></div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div>
<h2>Factuur</h2><table class=k>${row(['Factuurnummer', number])}${row(['Factuurdatum', p.date(d.issueDate)])}${row(['Betreft', `glasbewassing ${month}`])}</table>
<table class=l>${heading(['Omschrijving', '>Aantal', '>Prijs', '>Bedrag'])}${rows.join('')}${rowOf('s', ['Totaal exclusief btw', '', '', `>${p.money(d.subtotal)}`])}${row([`Btw ${p.number(d.taxes[0].rate)}%`, '', '', `>${p.money(d.tax)}`])}${rowOf('t', ['Totaal inclusief btw', '', '', `>${p.money(d.total)}`])}</table>
<div class=q>${squareCode(random, '26mm', { side: 25, dark: 0.47 })}<div>Wilt u ${p.money(d.amountDue)} vóór ${p.date(d.dueDate)} overmaken op ${grouped(d.seller.iban)}<br>ten name van ${seller}, onder vermelding van ${number}?<br>Of scan de code met de app van uw bank.</div></div>
<p style="margin-top:9mm">Bedankt! De volgende wasbeurt is over ${random.pick(['vier', 'zes', 'acht'])} weken. Bij regen wassen we gewoon door: regenwater is schoon.</p>`
    },
  },
  {
    name: 'nl-drinkwater-jaarnota',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [9, 21],
      lines: [3, 5],
      isBuyerPerson: true,
      prepaid: 1,
      days: [18, 21, 28],
      pools: partiesIn('NL', dutch),
      items: [['Drinkwater', 'm³', 1, 1.5]],
      numbers: (random) => `7${random.digits(9)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dutchDay },
    css: 'body{font:9.5pt "Inter";color:#14334d;margin:0} .w{height:9mm;background:#0093d0;border-radius:0 0 60mm 0;margin:0 0 5mm;width:120mm} .h{display:flex;justify-content:space-between} .h .n{font:700 15pt "Inter Display";color:#0093d0} .ad{margin:14mm 0 10mm;line-height:1.45} .g{display:flex;gap:9mm} .g>div:first-child{flex:1} .sd{width:62mm;font-size:8.5pt;line-height:1.45} .sd td{padding:2.5px 0;vertical-align:top} .sd td:first-child{color:#5c7a90} h1{font:600 17pt "Inter Display";color:#0093d0;margin:0 0 4mm} .y td{padding:5px 0;border-bottom:.5pt solid #c4dcea} .y .b td{font-weight:700;font-size:12pt;border-bottom:0;color:#0093d0} p{line-height:1.5} .two{break-before:page} h3{font-size:10.5pt;color:#0093d0;margin:7mm 0 2mm} .l th{font-size:8pt;font-weight:600;text-align:left;border-bottom:1pt solid #0093d0;padding:3px 0} .l td{padding:4px 0;border-bottom:.4pt solid #dbe8f0} .l .s td{font-weight:600} .f{margin-top:12mm;font-size:7.5pt;line-height:1.5;color:#5c7a90;border-top:.5pt solid #c4dcea;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const used = random.int(38, 196)
      const entries: Entry[] = [
        ['Vastrecht', 12, 'maanden', random.int(690, 985), 9],
        ['Drinkwater', used, 'm³', random.int(88, 148), 9],
        ['Belasting op leidingwater', used, 'm³', random.int(41, 46), 9],
      ]
      if (random.chance(0.5))
        entries.push(['Precariobelasting gemeente', 12, 'maanden', random.int(95, 165), 9])
      entries.push(
        random.pick<Entry>([
          ['Service Binnenleiding', 12, 'maanden', random.int(245, 395), 21],
          ['Meterbeugel vervangen', 1, 'stuk', random.int(3850, 6900), 21],
        ])
      )
      let part = 0
      fill(p, entries, (total) => {
        part = Math.floor((total * random.int(19, 24)) / 10000) * 100
        return part * 4
      })
      rename(
        d.seller,
        random.pick(
          listOf(
            'Waterbedrijf Betuwestroom N.V.|N.V. Drinkwater Rivierenland|Veenduin Waterleiding|DRINKWATER DE LINGE'
          )
        ),
        random.pick(listOf('Spaarpot 144|Postbus 1090'))
      )
      const until = dayAfter(d.issueDate, -random.int(9, 20))
      const from = dayAfter(until, -364)
      const start = random.int(210, 2400)
      const meter = `${random.digits(2)}W${random.digits(6)}`
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
        row([`${p.number(t.rate)}%`, `>${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
      )
      const seller = d.seller.name
      const number = d.number
      return `<div class=w></div><div class=h><div class=n>${seller}</div><div style="text-align:right;font-size:8.5pt;line-height:1.45">Klantenservice 0800-${random.digits(4)}<br>ma t/m vr 8.00 – 18.00 uur<br>${d.seller.site}</div></div>
<div class=ad>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div>
<div class=g><div><h1>Uw jaarnota drinkwater</h1><table class=y>${row(['Kosten van uw drinkwater, inclusief btw', `>${p.money(d.total)}`])}${row([`Al betaald: 4 voorschotten van ${p.money(part)}`, `>- ${p.money(d.prepaid)}`])}${rowOf('b', ['U betaalt nog', `>${p.money(d.amountDue)}`])}</table>
<p>Wij schrijven dit bedrag rond <b>${p.date(d.dueDate)}</b> af van uw rekening. U hoeft zelf niets te doen.</p><p>U verbruikte ${used} m³. Een ${random.pick(['tweepersoonshuishouden', 'driepersoonshuishouden'])} gebruikt gemiddeld ${random.int(91, 134)} m³ per jaar. Uw nieuwe voorschot is ${p.money(part + random.int(1, 4) * 100)} per kwartaal; het is berekend met uw verbruik en de tarieven van het komende jaar.</p><p>Bent u het niet eens met deze nota? Laat het ons binnen zes weken weten.</p></div>
<div class=sd><table>${row(['Factuurnummer', number])}${row(['Factuurdatum', p.date(d.issueDate)])}${row(['Klantnummer', d.customerNumber])}${row(['Leveringsadres', `${d.buyer.street}, ${d.buyer.town}`])}${row(['Periode', `${p.date(from)} t/m ${p.date(until)}`])}${row(['Machtiging', `M${random.digits(8)}`])}${row(['Incassant-ID', `NL${random.digits(2)}ZZZ${random.digits(12)}`])}</table></div></div>
<div class=two><div style="font-size:8.5pt;color:#5c7a90">Factuurnummer ${number} – pagina 2 van 2</div><h3>Uw meterstanden</h3><table class=l>${heading(['Meternummer', 'Beginstand', 'Eindstand', '>Verbruik'])}${row([meter, `${start} (${p.date(from)})`, `${start + used} (${p.date(until)}, door u doorgegeven)`, `>${used} m³`])}</table>
<h3>Specificatie van de kosten</h3><table class=l>${heading(['Omschrijving', '>Aantal', 'Eenheid', '>Tarief', '>Btw', '>Bedrag'])}${rows.join('')}${rowOf('s', ['Totaal exclusief btw', '', '', '', '', `>${p.money(d.subtotal)}`])}${row(['Btw', '', '', '', '', `>${p.money(d.tax)}`])}${rowOf('s', ['Totaal inclusief btw', '', '', '', '', `>${p.money(d.total)}`])}</table>
<h3>Btw-overzicht</h3><table class=l style="width:96mm">${heading(['Tarief', '>Over', '>Btw'])}${taxes.join('')}</table>
<p style="font-size:8.5pt">De belasting op leidingwater is een belasting van het Rijk; wij dragen haar af aan de Belastingdienst. Vastrecht betaalt u ook wanneer u geen water gebruikt.</p><div class=f>${seller} – ${d.seller.street}, ${codeFirst(d.seller)} – KvK ${random.digits(8)} – btw-nummer ${d.seller.vatId}<br>Bankrekening ${grouped(d.seller.iban)}</div></div>`
    },
  },
  {
    name: 'fr-be-vaisselle-note-credit',
    plan: {
      country: 'FR',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [21],
      lines: [2, 9],
      isInOrder: true,
      isOnce: true,
      most: 120,
      pools: partiesIn('FR', walloon),
      items: tableware,
      numbers: (random, year) => `NC ${year}/${random.digits(4)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:9.5pt "Nimbus Sans";margin:0} .h{display:flex;justify-content:space-between;align-items:flex-start} .h h2{font:italic bold 20pt "P052";color:#a0522d;margin:0;width:80mm;line-height:1.1} .h div{font-size:8.5pt;line-height:1.4;text-align:right} .m{display:flex;justify-content:space-between;margin:10mm 0 7mm} .d td{padding:2px 0} .d{width:82mm} .d td:first-child{width:34mm;color:#555} .to{width:78mm;line-height:1.45;border-left:2pt solid #a0522d;padding-left:4mm} h1{font-size:15pt;margin:0 0 3mm;color:#a0522d} .l th{border-top:.8pt solid #a0522d;border-bottom:.8pt solid #a0522d;text-align:left;font-size:8.5pt;padding:4px 3px} .l td{padding:4px 3px} .l tbody tr:nth-child(even) td{background:#faf3ee} .t{width:80mm;margin:6mm 0 6mm auto;border-top:.8pt solid #a0522d} .t td{padding:3px} .t tr:last-child td{font-weight:bold;font-size:11pt;border-top:.8pt solid #a0522d;border-bottom:2.4pt double #a0522d} .n{font-size:8.8pt;line-height:1.5} .f{position:fixed;left:0;right:0;bottom:0;border-top:.6pt solid #a0522d;font-size:7.5pt;text-align:center;padding-top:2mm;line-height:1.45}',
    draw: (p) => {
      const { doc: d, random } = p
      const back = someOf(random, tableware, 2).map(([name, unit, least, most]): Entry => {
        const price = Math.round((least + (most - least) * random.next()) * 100)
        return [name, price < 100 ? random.int(2, 20) * 5 : random.int(1, 6), unit, price, 21]
      })
      fill(p, back)
      const company = `0${random.int(4, 7)}${random.digits(6)}`
      d.seller.vatId = `BE${company}${two(97 - rest97(company))}`
      const other = `0${random.int(4, 7)}${random.digits(6)}`
      d.buyer.vatId = `BE${other}${two(97 - rest97(other))}`
      const account = `${random.pick(['068', '363', '732'])}${random.digits(7)}`
      d.seller.iban = ibanOf('BE', `${account}${two(rest97(account) || 97)}`)
      rename(
        d.seller,
        random.pick(
          listOf(
            'Au Beau Couvert SRL|Collard & Wéry Réception|FESTI PIRON|Location Lambotte Frères SNC'
          )
        ),
        random.pick(listOf('Zoning de Biron 14|Rue des Artisans 3 B'))
      )
      const billed = dayAfter(d.issueDate, -random.int(6, 21))
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.money(l.amount)}`,
        ])
      )
      return `<div class=h><h2>${d.seller.name}</h2><div>Location de vaisselle, mobilier et matériel de réception<br>${d.seller.street} – B-${codeFirst(d.seller)}<br>Tél. ${phoneOf(random, '083/21', '.')} – ${d.seller.mail}</div></div>
<div class=m><table class=d style="align-self:flex-start"><tr><td colspan=2><h1>NOTE DE CRÉDIT</h1></td></tr>${row(['Numéro', `<b>${d.number}</b>`])}${row(['Date', p.date(d.issueDate)])}${row(['N° client', d.customerNumber])}${row(['Votre n° TVA', belgianVat(d.buyer.vatId)])}${row(['Concerne', `notre facture VF${random.digits(5)} du ${p.date(billed)}`])}</table><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>B-${codeFirst(d.buyer)}</div></div>
<p>Motif : ${random.pick(listOf('matériel non utilisé et repris par notre chauffeur|matériel facturé mais non livré, suivant votre réclamation|réduction du nombre de convives, suivant accord téléphonique'))}.</p>
<table class=l>${heading(['Description', '>Quantité', 'Unité', '>Prix HTVA', '>TVA', '>Montant HTVA'])}<tbody>${rows.join('')}</tbody></table>
<table class=t>${row(['Total hors TVA', `>${p.money(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${row(['Total TVA comprise', `>${p.money(d.total)}`])}</table>
<div class=n>Ce montant est à déduire de votre prochain paiement ou vous est remboursé, à votre demande, sur le compte qui nous est connu.<br><b>TVA à reverser à l’État dans la mesure où elle a été initialement déduite.</b><br>La casse et les manquants restent facturés au prix de remplacement. Toute contestation est à faire par écrit dans les huit jours.</div>
<div class=f>${d.seller.name} – TVA ${belgianVat(d.seller.vatId)} – RPM ${random.pick(['Liège, division Dinant', 'Brabant wallon', 'Hainaut, division Charleroi'])} – IBAN ${grouped(d.seller.iban)}<br>Nos conditions générales de location figurent au verso de nos bons de livraison.</div>`
    },
  },
  {
    name: 'en-lu-domiciliation-quarter',
    plan: {
      country: 'GB',
      currency: 'EUR',
      rates: [17, 0],
      lines: [4, 10],
      most: 0,
      days: [15, 30],
      pools: partiesIn('GB', luxembourgish),
      items: [['Domiciliation and registered office services', '', 900, 1900]],
      numbers: (random, year) => `${year}/${random.digits(5)}`,
    },
    style: {
      decimal: '.',
      thousands: ',',
      money: (plain) => `EUR ${plain}`,
      date: (y, m, d) => `${Number(d)} ${monthsIn('GB')[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10pt "Caladea";color:#111;margin:0 3mm} .h{border-bottom:.6pt solid #111;padding-bottom:4mm;display:flex;justify-content:space-between;align-items:flex-end} .h b{font:17pt "P052";color:#1b2a49;width:88mm;line-height:1.15} .h span{font-size:8.5pt;text-align:right;line-height:1.4} .m{display:flex;justify-content:space-between;margin:8mm 0 6mm;line-height:1.45} .k{width:70mm} .k td{padding:2px 0} h1{font:400 16pt "P052";letter-spacing:1px;margin:0 0 5mm} .l th{text-align:left;border-bottom:.8pt solid #111;padding:4px 0;font-size:9pt} .l td{padding:3px 0;vertical-align:top} .l .s td{font-style:italic;padding-top:8px} .l .u td{border-top:.4pt solid #777;padding-bottom:6px} .t{width:92mm;margin:6mm 0 0 auto} .t td{padding:3px 0} .t .k2 td{font-weight:bold;border-top:.8pt solid #111;border-bottom:2pt double #111;padding:5px 0} .p{margin-top:7mm;line-height:1.5;font-size:9.3pt} .p table{width:auto} .p td{padding:1px 6mm 1px 0} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.5pt;line-height:1.45;border-top:.4pt solid #777;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      fill(p, [
        ...someOf(random, fees, 3).map((text): Entry => [
          text,
          null,
          '',
          random.int(7, 46) * 5000,
          17,
        ]),
        ...someOf(random, outlays, 1).map((text): Entry => [
          text,
          null,
          '',
          random.int(1500, 38000),
          0,
        ]),
      ])
      const vat = `${random.int(1, 3)}${random.digits(5)}`
      d.seller.vatId = `LU${vat}${two(Number(vat) % 89)}`
      d.seller.iban = ibanOf('LU', `${random.pick(['001', '003', '014'])}${random.digits(13)}`)
      rename(
        d.seller,
        random.pick(
          listOf(
            'Moselgate Corporate Services (Luxembourg) S.à r.l.|Wiltz & Partners Fiduciary S.A.|ARDENNA TRUST|Clervaux Domiciliation S.A.'
          )
        )
      )
      rename(
        d.buyer,
        random.pick(
          listOf(
            'Alderpeak Holding S.à r.l.|NORDHAVEN PROPCO 4 S.à r.l.|Blue Larch Capital SICAV-RAIF|Trefoil & Co Invest S.C.A.'
          )
        )
      )
      const month = Number(d.issueDate.slice(5, 7))
      const rows = p.lines((l) => ({
        rate: l.rate,
        html: row([l.description, `>${p.number(l.rate)}%`, `>${p.plain(l.amount)}`]),
      }))
      const part = (rate: number) =>
        rows
          .filter((one) => one.rate === rate)
          .map(({ html }) => html)
          .join('')
      const [services, outlay] = p.taxes((t) => p.plain(t.base))
      const seller = d.seller.name
      return `<div class=h><b>${seller}</b><span>${d.seller.street}<br>${codeFirst(d.seller)}<br>Grand Duchy of Luxembourg<br>T +352 26 ${random.digits(2)} ${random.digits(2)} ${random.digits(2)}</span></div>
<div class=m><div><b>${d.buyer.name}</b><br>Attn. The Board<br>${d.seller.street}<br>${codeFirst(d.seller)}<br>VAT no. LU${random.int(2, 3)}${random.digits(7)}</div><table class=k style="align-self:flex-start">${row(['Invoice no.', `>${d.number}`])}${row(['Invoice date', `>${p.date(d.issueDate)}`])}${row(['Due date', `>${p.date(d.dueDate)}`])}${row(['Client code', `>${d.customerNumber}`])}${row(['Currency', '>EUR'])}</table></div>
<h1>Invoice</h1><p>For services in the ${['first', 'second', 'third', 'fourth'][Math.ceil(month / 3) - 1]} quarter of ${d.issueDate.slice(0, 4)}, as per our engagement letter</p>
<table class=l>${heading(['Description', '>VAT', '>Amount (EUR)'])}${rowOf('s', ['Professional fees', '', ''])}${part(17)}${rowOf('u', ['Total professional fees', '', `>${services}`])}${rowOf('s', ['Disbursements, not subject to VAT (art. 30 of the Luxembourg VAT law)', '', ''])}${part(0)}${rowOf('u', ['Total disbursements', '', `>${outlay}`])}</table>
<table class=t>${row(['Total excluding VAT', `>${p.money(d.subtotal)}`])}${row([`VAT 17% on ${services}`, `>${p.money(d.tax)}`])}${rowOf('k2', ['Total including VAT', `>${p.money(d.total)}`])}</table>
<div class=p>Please remit ${p.money(d.amountDue)} free of bank charges, quoting the invoice number, to:<table>${row(['Beneficiary', seller])}${row(['IBAN', grouped(d.seller.iban)])}${row(['BIC', random.pick(['BZLULULL', 'KRLXLULL', 'MOSGLULL'])])}</table></div>
<div class=f>${seller} – R.C.S. Luxembourg B${random.digits(6)} – VAT ${d.seller.vatId} – Business licence no. 10${random.digits(6)}/1<br>Professional of the Financial Sector supervised by the Commission de Surveillance du Secteur Financier</div>`
    },
  },
]
