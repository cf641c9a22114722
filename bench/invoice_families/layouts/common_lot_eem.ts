import { ibanOf, rest97, structured } from '../check_digits.ts'
import { dayAfter } from '../days.ts'
import { baseOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { places, words } from '../lists.ts'
import { sumOf, type Item, type Line } from '../make_document.ts'
import { partiesIn, phoneOf, type Person } from '../people.ts'
import {
  address,
  belgianVat,
  codeFirst,
  comma,
  dashed,
  dutchDay,
  frenchDay,
  grouped,
  heading,
  row,
  rowOf,
  sirenOf,
  slashed,
  two,
  type Print,
} from '../print.ts'
import type { Random } from '../random.ts'
import { squareCode } from '../square_code.ts'

const spaced = { decimal: ',', thousands: ' ' } as const
const spacedEuro = { ...spaced, money: (plain: string) => `${plain} €` } as const
const euroBefore = { ...comma, money: (plain: string) => `€ ${plain}` } as const

const french = {
  first: words('Aurélie|Martial|Ségolène|Damien|Colette|Loïc'),
  last: words('Castaing|Bousquet|Delpech|Marty|Rouquette|Vayssière|Fabre'),
  streets: words(
    '31 rue Wilson|ZA de Cantefort, 6|14 boulevard Gambetta|Le Bourg|220 route de Figeac|2 impasse des Acacias'
  ),
  towns: places(
    'Cahors = 46000|Figeac = 46100|Gourdon = 46300|Villeneuve-sur-Lot = 47300|Souillac = 46200|Caussade = 82300'
  ),
}
const dutch = {
  first: words('Gerben|Anneke|Rianne|Teun'),
  last: words('van Ginkel|Hardeman|Schimmel|Top|Bronkhorst'),
  streets: words('Arnhemseweg 318|Eemlaan 41|Birkstraat 107a|Amersfoortsestraat 22|Torenstraat 5'),
  towns: places('Soest = 3761 CK|Baarn = 3743 EN|Leusden = 3831 NZ|Bunschoten = 3752 AL'),
}
const flemish = {
  streets: words('Liersesteenweg 76|Kapelstraat 14|Sportlaan 2|Molenweg 131 bus 1|Markt 23'),
  towns: places('Heist-op-den-Berg = 2220|Putte = 2580|Aarschot = 3200|Tremelo = 3120'),
}
const walloon = {
  streets: words(
    'Rue de la Station, 58|Chaussée de Charleroi 214|Zoning de Fleurus, Avenue du Marquis 7|Rue du Pont Neuf 3 bte 12|Place Albert Ier, 19'
  ),
  towns: places('Charleroi = 6000|Gembloux = 5030|Fleurus = 6220|Tamines = 5060|Gosselies = 6041'),
}
const luxembourgish = {
  streets: words(
    '19, rue de Bonnevoie|64, route de Thionville|3, Zone d’activités Op Zaemer|112, avenue de la Gare|7, rue Jean l’Aveugle'
  ),
  towns: places(
    'Luxembourg = L-1260|Differdange = L-4606|Hesperange = L-5884|Bascharage = L-4959|Ettelbruck = L-9010'
  ),
}

/** Description, unit, quantities and prices from and to, and the index of the rate. */
type Stock = [string, string, number, number, number, number, number?][]

const itemsIn = (stock: Stock) =>
  stock.map(([name, unit, , , low, high, rate]): Item => [name, unit, low, high, rate])

const centsOf = (random: Random, low: number, high: number) =>
  random.int(Math.round(low * 20), Math.round(high * 20)) * 5

function lineWith(
  description: string,
  unit: string,
  quantity: number | null,
  price: number,
  rate: number
): Line {
  const amount = Math.round((quantity ?? 1) * price)
  return { description, unit, quantity, price, rate, discount: 0, amount }
}

/** The first goods and some of the others, in order. */
function linesFrom(random: Random, stock: Stock, rates: number[], count: number): Line[] {
  const rest = stock.slice(1)
  while (rest.length > count - 1) rest.splice(random.int(0, rest.length - 1), 1)
  return [stock[0], ...rest].map(([name, unit, least, most, low, high, rate]) =>
    lineWith(
      name,
      unit,
      most ? random.int(least, most) : null,
      centsOf(random, low, high),
      rates[rate ?? 0]
    )
  )
}

/** Gives the document lines and the sums of them; nothing of it is printed yet. */
function rewrite({ doc, used }: Print, lines: Line[], share = 0): void {
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => b - a)
  doc.lines = lines
  doc.taxes = rates.map((rate) => {
    const base = sumOf(lines.filter((line) => line.rate === rate))
    return { rate, base, amount: Math.round((base * rate) / 100) }
  })
  doc.lineTotal = sumOf(lines)
  doc.subtotal = doc.lineTotal
  doc.tax = doc.taxes.reduce((sum, { amount }) => sum + amount, 0)
  doc.total = doc.subtotal + doc.tax
  doc.prepaid = Math.round((doc.total * share) / 1000) * 1000
  doc.amountDue = doc.total - doc.prepaid
  used.clear()
}

function rename(party: Person, name: string, box: string): void {
  const parts = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036F.]+/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((part) => part.length > 2 && !/^(SARL|SAS|SRL|vzw|asbl|des|van|der|rl)$/i.test(part))
  party.name = name
  party.site = `www.${parts.slice(0, 2).join('-').toLowerCase()}.example`
  party.mail = `${box}@${party.site.slice(4)}`
}

/** Names the parties; a title before `/` is returned and is no part of the buyer's name. */
function settle(
  { doc, random }: Print,
  { streets }: { streets: string[] },
  sellers: string,
  buyers: string,
  box = 'contact'
): string {
  rename(doc.seller, random.pick(words(sellers)), box)
  const [name, title] = random.pick(words(buyers)).split('/').reverse()
  rename(doc.buyer, name, 'info')
  doc.buyer.street = random.pick(streets.filter((street) => street !== doc.seller.street))
  return title ? `${title} ` : ''
}

function settleInBelgium({ doc, random }: Print): void {
  for (const party of [doc.seller, doc.buyer]) {
    const company = `0${random.int(4, 7)}${random.digits(6)}`
    party.vatId = `BE${company}${two(97 - rest97(company))}`
  }
  const account = `${random.pick(['00', '36', '73', '06'])}${random.digits(8)}`
  doc.seller.iban = ibanOf('BE', `${account}${two(rest97(account) || 97)}`)
}

function settleInLuxembourg({ doc, random }: Print): void {
  for (const party of [doc.seller, doc.buyer]) {
    const six = `${random.int(1, 3)}${random.digits(5)}`
    party.vatId = `LU${six}${two(Number(six) % 89)}`
  }
  doc.seller.iban = ibanOf('LU', `003${random.digits(13)}`)
}

/** The number of an invoice some numbers before this one. */
function earlierThan(number: string, year: string, random: Random): string {
  const runs = (number.match(/\d+/g) ?? []).filter((run) => run !== year)
  const longest = runs.sort((a, b) => b.length - a.length)[0]
  const step = random.int(3, 9)
  const value = Number(longest)
  const before = String(value > step ? value - step : value + step)
  const at = number.lastIndexOf(longest)
  return `${number.slice(0, at)}${before.padStart(longest.length, '0')}${number.slice(at + longest.length)}`
}

const hygiene: [string, string, number][] = [
  ['Micro-organismes aérobies à 30 °C', 'NF EN ISO 4833-1', 9.4],
  ['Entérobactéries présumées à 30 °C', 'NF V08-054', 9.1],
  ['Escherichia coli bêta-glucuronidase +', 'NF ISO 16649-2', 9.85],
  ['Staphylocoques à coagulase positive', 'NF EN ISO 6888-2', 10.7],
  ['Bacillus cereus présomptifs à 30 °C', 'NF EN ISO 7932', 11.2],
  ['Anaérobies sulfito-réducteurs à 46 °C', 'NF V08-061', 10.3],
  ['Levures et moisissures', 'NF V08-059', 12.6],
  ['Salmonella spp. – recherche dans 25 g', 'BKR 23/07-10/11', 21.5],
  ['Listeria monocytogenes – recherche dans 25 g', 'AES 10/03-09/00', 24.9],
]
const dishes = words(
  'Salade de pâtes au thon, barquette|Émincé de volaille, liaison chaude|Purée de carottes maison|Crème dessert vanille|Steak haché cuit|Taboulé, bac gastro|Rôti de porc froid tranché|Macédoine mayonnaise|Lame de couteau – surface, après désinfection|Fromage de chèvre frais'
)

const upholstery: Stock = [
  [
    'Réfection traditionnelle d’un fauteuil Voltaire : dégarnissage, sanglage, ressorts, garnissage crin',
    'forfait',
    1,
    1,
    480,
    720,
  ],
  ['Réfection d’une chaise à galette, mousse haute résilience', 'pce', 2, 6, 85, 135],
  ['Velours de lin, largeur 140 cm', 'm', 3, 9, 58, 96],
  ['Toile forte, toile blanche et ouate', 'forfait', 1, 1, 35, 70],
  ['Galon et clous décoratifs, pose comprise', 'm', 4, 14, 9, 16],
  ['Confection de rideaux doublés, tête flamande', 'm', 3, 8, 74, 118],
  ['Recollage et reprise de la carcasse', 'h', 1, 4, 42, 52],
  ['Enlèvement et livraison', 'forfait', 1, 1, 40, 75],
]
const licences: Stock = [
  ['Infogérance poste de travail – forfait mensuel', 'poste', 6, 28, 24, 39],
  ['Microsoft 365 Business Standard', 'licence', 3, 22, 11, 13],
  ['Microsoft 365 Business Premium', 'licence', 2, 9, 20, 23],
  ['Sauvegarde externalisée, par tranche de 100 Go', 'tranche', 2, 14, 9, 15],
  ['Antivirus EDR managé', 'poste', 6, 28, 4, 7],
  ['Supervision serveur 24/7', 'serveur', 1, 3, 55, 89],
  ['Pare-feu : location et mises à jour', 'mois', 1, 1, 62, 98],
  ['Lien fibre FTTO 100 Mb/s', 'mois', 1, 1, 190, 290],
  ['Intervention hors forfait', 'heure', 1, 5, 78, 95],
]
const plaster: Stock = [
  ['Wanden woonkamer en gang glad pleisteren, sausklaar', 'm²', 34, 96, 13, 18],
  ['Plafond raapwerk en afwerking wit schuurwerk', 'm²', 18, 42, 17, 24],
  ['Oude pleisterlaag afsteken', 'm²', 10, 36, 7, 11],
  ['Hoekprofielen stellen', 'm', 8, 26, 6, 9],
  ['Spachtelputz trapgat', 'm²', 9, 24, 15, 20],
  ['Metal-stud voorzetwand plaatsen, enkel beplaat', 'm²', 6, 18, 42, 58, 1],
  ['Container 3 m³ bouw- en sloopafval', 'stuk', 1, 1, 195, 265, 1],
  ['Gordijnkoof timmeren', 'uur', 2, 7, 45, 52, 1],
]
const sponsoring: Stock = [
  ['Publiciteitspaneel 3 x 1 m langs hoofdveld', '', 0, 0, 250, 400],
  ['Volledige bladzijde in het clubblad, kleur', '', 0, 0, 120, 180],
  ['Logo op de website en het ledbord', '', 0, 0, 90, 160],
  ['Wedstrijdbal thuismatch eerste ploeg', '', 0, 0, 75, 100],
  ['Sponsoring opwarmingsshirts U15', '', 0, 0, 300, 520],
  ['Aanmaak en plaatsing paneel (eenmalig)', '', 0, 0, 110, 165],
  ['Vermelding affiche jaarlijkse eetdag', '', 0, 0, 40, 75],
]
const access: Stock = [
  ['Centrale d’alarme hybride 32 zones, certifiée INCERT', 'Unité(s)', 1, 1, 420, 610],
  ['Clavier tactile avec lecteur de badges', 'Unité(s)', 1, 3, 118, 165],
  ['Détecteur de mouvement bi-volumétrique', 'Unité(s)', 3, 14, 48, 72],
  ['Contact magnétique encastré', 'Unité(s)', 2, 12, 14, 22],
  ['Sirène extérieure avec flash', 'Unité(s)', 1, 1, 96, 138],
  ['Caméra IP dôme 4 Mpx', 'Unité(s)', 2, 8, 165, 240],
  ['Badge de proximité', 'Unité(s)', 5, 40, 4, 7],
  ['Câblage et pose, technicien', 'Heures', 6, 24, 54, 62],
  ['Mise en service et formation', 'Unité(s)', 1, 1, 145, 210],
]
const cleaning: Stock = [
  ['Entretien des bureaux, 3 passages / semaine', 'mois', 1, 1, 680, 1480],
  ['Entretien hall d’entrée et cages d’escalier', 'mois', 1, 1, 240, 460],
  ['Sortie et rentrée des poubelles', 'mois', 1, 1, 65, 110],
  ['Heures supplémentaires, remise en état', 'h', 2, 12, 31, 36],
  ['Essuie-mains pliés, carton de 3 200', 'carton', 1, 6, 24, 34],
  ['Papier hygiénique 2 plis, colis de 64', 'colis', 1, 5, 22, 31],
  ['Location tapis antisalissure 115 x 200', 'pièce', 1, 4, 14, 19],
  ['Lavage des vitres et châssis, intérieur et extérieur', 'passage', 1, 2, 160, 390, 1],
  ['Lavage des vitres de la verrière', 'passage', 1, 1, 90, 180, 1],
]

/** French, Dutch, Belgian and Luxembourgish invoices that no one examines while developing. */
export const lotEem: Family[] = [
  {
    name: 'fr-propane-citerne-livraison',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      pools: partiesIn('FR', french),
      items: [['Propane vrac', 't', 1480, 1990]],
      lines: [1, 1],
      days: [10, 14, 15],
      isBuyerPerson: true,
      numbers: (random) => `7${random.digits(9)}`,
    },
    style: { ...spacedEuro, date: slashed },
    css: 'body{font:8.8pt/1.45 "Open Sans";color:#26323a;margin:0} .h{display:flex;justify-content:space-between;border-bottom:3pt solid #ef7d00;padding-bottom:4mm} .lg{font:800 20pt/1.1 "Open Sans";color:#00457c;max-width:92mm} .lg small{display:block;margin-top:1.5mm;font:600 8pt "Open Sans";color:#ef7d00} .ct{font-size:7.8pt;text-align:right} .w{display:flex;justify-content:space-between;margin:8mm 0 7mm} .k{width:82mm} .k td{padding:.4mm 0;font-size:8.4pt} .k td:last-child{font-weight:600} .to{width:80mm;padding-top:8mm;font-size:10pt} .pay{display:flex;background:#fdf1e3;border-radius:3mm;padding:4mm 6mm;justify-content:space-between;align-items:center;margin-bottom:6mm} .pay b{font:800 19pt "Open Sans";color:#00457c} h3{font:700 9.6pt "Open Sans";color:#00457c;margin:0 0 1.5mm} .t th{background:#00457c;color:#fff;font-size:7.8pt;text-align:left;padding:1.4mm 2mm} .t td{border-bottom:.4pt solid #c9d2d8;padding:1.5mm 2mm} .b{display:flex;gap:10mm;margin-top:5mm;align-items:flex-start} .v{width:84mm} .v th{font-size:7.4pt;text-align:left;border-bottom:.8pt solid #00457c;padding:1mm} .v td{padding:1mm;font-size:8.2pt} .s{flex:1} .s td{padding:1.1mm 2mm} .s .g td{font-weight:700;border-top:1pt solid #00457c} .n{margin-top:6mm;font-size:7.3pt;color:#4b5860} .ft{position:fixed;bottom:0;left:0;right:0;font-size:6.6pt;color:#67737b;border-top:.5pt solid #b5bfc5;padding-top:1.5mm;text-align:center}',
    draw: (p) => {
      const title = settle(
        p,
        french,
        'Quercy Gaz Services SAS|CAUSSAGAZ ÉNERGIES|Butane & Propane du Sud-Ouest SA|Vallagaz Citernes SAS|Arcambal Énergie',
        'M./Jean-Luc Teyssèdre|Mme/Maryse Calmels|M./Didier Bergougnoux|Mme/Sylvie Lacaze-Ruiz|GAEC des Trois Causses|Gîte La Borie Haute',
        'service.client'
      )
      const { random } = p
      const tons = random.int(420, 1040) / 1000
      const tank = tons > 0.6 ? 1750 : 1000
      const first = [
        lineWith('Propane vrac', 't', tons, random.int(1480, 1990) * 100, 20),
        lineWith('Accise sur les énergies (ex-TICPE)', 't', tons, 6634, 20),
        lineWith('Contribution CEE', 't', tons, random.int(8600, 13200), 20),
        lineWith('Forfait livraison camion', 'u', 1, centsOf(random, 29, 49), 20),
      ]
      const later = [
        lineWith('Mise à disposition citerne aérienne', 'mois', 6, 990, 20),
        lineWith('Télérelève de la jauge', 'mois', 6, 250, 20),
      ]
      rewrite(p, [...first, ...later.slice(0, random.int(0, 2))])
      const { doc: d } = p
      const low = random.int(14, 24)
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, l.unit === 't' ? 3 : 0)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `TVA ${p.number(t.rate, 1)} %`,
          `>${p.money(baseOf(p, t))}`,
          `>${p.money(taxOf(p, t))}`,
        ])
      )
      return `<div class=h><div class=lg>${d.seller.name}<small>Le gaz propane chez vous, en citerne et en bouteille</small></div><div class=ct>Service clients : ${phoneOf(random, '09 69')} (prix d’un appel local)<br>du lundi au vendredi de 8 h à 18 h<br>Urgence fuite de gaz 24h/24 : 0 800 ${random.digits(3)} ${random.digits(3)}<br>${d.seller.mail}</div></div>
<div class=w><div><h3>Facture n° ${d.number} du ${p.date(d.issueDate)}</h3><table class=k>${row(['Référence client', d.customerNumber])}${row(['Contrat', `PV ${random.digits(6)}`])}${row(['Citerne', `${tank} kg, aérienne`])}${row(['Bon de livraison', `BL ${random.digits(7)}`])}${row(['Livré le', p.date(d.deliveryDate)])}${row(['Adresse de livraison', d.buyer.street])}${row(['Jauge avant / après', `${low} % / ${low + Math.round((tons / tank) * 100_000)} %`])}</table></div><div class=to>${title}${d.buyer.name}<br>${address(d.buyer)}</div></div>
<div class=pay><div>Montant à payer TTC<br><b>${p.money(d.amountDue)}</b></div><div>Ce montant sera prélevé le <b style="font-size:11pt">${p.date(d.dueDate)}</b><br>sur votre compte FR76 •••• •••• •••• •••• ••${random.digits(2)} ${random.digits(3)}<br>Référence unique du mandat : ${random.pick(['++', 'SDD'])}${random.digits(9)}</div></div>
<h3>Détail de votre facture</h3>
<table class=t>${heading(['Désignation', '>Quantité', 'Unité', '>Prix unitaire HT (€)', '>Montant HT (€)'])}${rows.join('')}</table>
<div class=b><table class=v>${heading(['Taux de TVA', '>Base HT', '>Montant TVA'])}${taxes.join('')}</table><table class=s>${row(['Total HT', `>${p.money(d.subtotal)}`])}${row(['Total TVA', `>${p.money(d.tax)}`])}${rowOf('g', ['Total TTC', `>${p.money(d.total)}`])}</table></div>
<div class=n>Quantité livrée mesurée au compteur du camion et convertie en masse à 15 °C (masse volumique 0,51${random.int(0, 9)} kg/l). Prix du propane : barème en vigueur au jour de la livraison, remise contractuelle déduite. TVA acquittée sur les débits.<br>En cas de rejet du prélèvement, des frais de 9,50 € TTC pourront être facturés. Pour les professionnels : pénalités de retard au taux de trois fois l’intérêt légal et indemnité forfaitaire de recouvrement de 40 €. Pas d’escompte pour paiement anticipé. Médiateur national de l’énergie : Libre réponse n° 59252 – 75443 Paris Cedex 09.</div>
<div class=ft>${d.seller.name} – ${d.seller.street}, ${codeFirst(d.seller)} – SIREN ${sirenOf(d.seller)} RCS Cahors – N° TVA ${d.seller.vatId}</div>`
    },
  },
  {
    name: 'fr-laboratoire-hygiene-echantillons',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      pools: partiesIn('FR', french),
      items: [['Analyse', 'u', 9, 24]],
      lines: [1, 1],
      days: [30],
      numbers: (random, year) => `LF${year.slice(2)}-${random.digits(5)}`,
    },
    style: { ...spacedEuro, date: slashed },
    css: 'body{font:9pt/1.35 "Nimbus Sans";color:#000;margin:0} .h{display:flex;justify-content:space-between} .id{width:86mm} .id b{font:bold 12.5pt/1.2 "Nimbus Sans";color:#14532d;display:block;max-width:74mm} .id span{font-size:7.8pt} .to{width:82mm;margin-top:22mm;border:.6pt solid #777;padding:3mm 4mm;min-height:24mm;font-size:9.6pt} h1{font:bold 13pt "Nimbus Sans";margin:7mm 0 2mm} .f th{border:.6pt solid #777;background:#e7f0ea;font-size:7.5pt;padding:1mm} .f td{border:.6pt solid #777;text-align:center;padding:1mm;font-size:8.6pt} .t{margin-top:5mm} .t th{border-bottom:1pt solid #14532d;border-top:1pt solid #14532d;text-align:left;font-size:7.8pt;padding:1mm} .t td{padding:.7mm 1mm;font-size:8.4pt} .t .e td{font-weight:bold;padding-top:2.2mm;font-size:8.4pt} .pg{text-align:right;font-size:7.6pt;color:#444;margin-top:3mm} .p2{break-before:page} .p2 .c{display:flex;justify-content:space-between;font-size:8.4pt;border-bottom:.6pt solid #777;padding-bottom:2mm} .s{width:82mm;margin:6mm 0 0 auto} .s td{border:.6pt solid #777;padding:1.3mm 2mm} .s .g td{font-weight:bold;background:#e7f0ea;font-size:10.5pt} .n{margin-top:8mm;font-size:8pt;line-height:1.5} .n b{color:#14532d}',
    draw: (p) => {
      settle(
        p,
        french,
        'Laboratoire Départemental d’Analyses du Haut-Causse|GIP Labo Public Occitan|BIO-ALIM ANALYSES|Laboratoire Carmaux & Associés SAS|Institut Vétérinaire et Alimentaire de la Dordogne',
        'Mairie de Montfaucon-en-Quercy|EHPAD Les Ormeaux|Traiteur Pradines SARL|Collège Olivier-de-Magny|Fromagerie des Deux Vallées SAS|SIVU RESTAURATION DU LIMARGUE',
        'facturation'
      )
      const { random } = p
      const samples = Array.from({ length: random.int(4, 5) }, (_, at) => {
        const own = hygiene.filter(() => random.chance(0.82))
        const repeats = random.chance(0.25) ? 5 : 1
        return own.map(([name, method, price]) => ({ at, method, name, repeats, price }))
      }).flat()
      const visits = random.int(1, 2)
      rewrite(p, [
        ...samples.map(({ name, repeats, price }) =>
          lineWith(name, 'u', repeats, Math.round(price * 100), 20)
        ),
        lineWith('Déplacement du préleveur et transport réfrigéré', 'forfait', visits, 3850, 20),
      ])
      const { doc: d } = p
      const drawn = dayAfter(d.issueDate, -random.int(12, 25))
      const rows = p.lines((l, at) => ({
        group: at < samples.length ? samples[at].at : -1,
        html: row([
          l.description,
          at < samples.length ? samples[at].method : '',
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ]),
      }))
      const first = random.int(1200, 8900)
      const names = dishes.filter((_, at) => (at + first) % 2 === 0)
      const groups = names.flatMap((name, at) => {
        const own = rows.filter(({ group }) => group === at)
        const head = `<tr class=e><td colspan=5>Échantillon n° ${d.issueDate.slice(2, 4)}-${first + at} : ${name} – prélevé le ${p.date(drawn)}</td></tr>`
        return own.length ? [head + own.map(({ html }) => html).join('')] : []
      })
      const table = (body: string) =>
        `<table class=t>${heading(['Détermination', 'Méthode', '>Qté', '>P.U. HT', '>Montant HT'])}${body}</table>`
      const others = rows.filter(({ group }) => group < 0).map(({ html }) => html)
      const rate = p.taxes((t) => `TVA ${p.number(t.rate)} %`).join('')
      return `<div class=h><div class=id><b>${d.seller.name}</b><span>${address(d.seller)}<br>Tél. ${phoneOf(random, '05 65')} – ${d.seller.mail}<br>SIRET ${sirenOf(d.seller)} 000${random.int(11, 39)} – APE 7120B<br>N° TVA intracommunautaire : ${d.seller.vatId}</span></div><div class=to>${d.buyer.name}<br>${random.pick(['Service comptabilité', 'À l’attention du gestionnaire', 'Service restauration'])}<br>${address(d.buyer)}</div></div>
<h1>FACTURE N° ${d.number}</h1>
<table class=f>${heading(['Date de facture', 'Code client', 'Votre commande', 'Dossier', 'Date limite de paiement'])}${row([p.date(d.issueDate), d.customerNumber, d.orderNumber, `HYG-${random.digits(4)}`, p.date(d.dueDate)])}</table>
${table(groups.slice(0, 3).join(''))}
<div class=pg>Page 1/2</div>
<div class=p2><div class=c><span>${d.seller.name}</span><span>Facture n° ${d.number} – suite</span></div>
${table(`${groups.slice(3).join('')}<tr class=e><td colspan=5>Prestations de terrain</td></tr>${others.join('')}`)}
<table class=s>${row(['Total HT', `>${p.money(d.subtotal)}`])}${row([rate, `>${p.money(d.tax)}`])}${rowOf('g', ['Total TTC', `>${p.money(d.total)}`])}${row(['Net à payer', `>${p.money(d.amountDue)}`])}</table>
<div class=n><b>Règlement</b> par virement en rappelant le numéro de facture<br>IBAN : ${grouped(d.seller.iban)} – BIC : ${random.pick(['BDFEFRPPCCT', 'AGRIFRPP812', 'CEPAFRPP313'])}<br><br>Les rapports d’analyse ont été transmis par voie électronique. Accréditation Cofrac Essais n° 1-${random.digits(4)}, portée disponible sur www.cofrac.fr. Les échantillons sont conservés 8 jours après validation des résultats.<br>Tout retard de paiement donne lieu à des intérêts moratoires (taux BCE majoré de 8 points) et à une indemnité forfaitaire de 40 € pour frais de recouvrement. Escompte pour paiement anticipé : néant.</div>
<div class=pg>Page 2/2</div></div>`
    },
  },
  {
    name: 'fr-tapissiere-fauteuils-acompte',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      pools: partiesIn('FR', french),
      items: itemsIn(upholstery),
      lines: [1, 1],
      prepaid: 1,
      days: [8, 15],
      isSellerPerson: true,
      isBuyerPerson: true,
      numbers: (random, year) => `${year}-${two(random.int(3, 78))}`,
    },
    style: { ...spacedEuro, date: frenchDay },
    css: 'body{font:11pt/1.35 "EB Garamond";font-variant-numeric:lining-nums tabular-nums;color:#2c2620;margin:0} .h{display:flex;gap:6mm;align-items:center} .mo{width:22mm;height:22mm;border-radius:50%;background:#7a2e3a;color:#f3e6d8;font:italic 22pt/22mm "EB Garamond";text-align:center} .h b{font:500 21pt/1.1 "EB Garamond"} .h i{display:block;color:#7a2e3a} .c{font-size:9.6pt;margin-top:3mm} .to{margin:6mm 0 9mm 96mm} h1{font:500 17pt "EB Garamond";margin:0;color:#7a2e3a} .t{margin-top:5mm} .t th{text-align:left;font-weight:500;font-style:italic;border-bottom:.8pt solid #7a2e3a;padding:1mm} .t td{padding:1.6mm 1mm;border-bottom:.3pt solid #d4c5b5;vertical-align:top} .t td:first-child{width:92mm} .s{width:80mm;margin:5mm 0 0 auto} .s td{padding:.8mm 1mm} .s .g td{border-top:.8pt solid #7a2e3a;font-weight:600} .n{margin-top:8mm;font-size:9.8pt} .ft{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:8.4pt;line-height:1.4;border-top:.5pt solid #7a2e3a;padding-top:2mm}',
    draw: (p) => {
      const title = settle(
        p,
        french,
        'Aurélie Castaing|Ségolène Delpech|Martial Vayssière|Colette Roumégoux|Maud Lestrade-Picard',
        'Mme/Hélène Barrois|M./Paul Sicard|M./Étienne de Lavaur|Mme/Christine Moulinié|Hôtel Terminus SARL|Mme/Nadia Belkacem',
        'atelier'
      )
      const { random } = p
      rewrite(p, linesFrom(random, upholstery, [20], random.int(3, 6)), random.pick([0.3, 0.4]))
      const { doc: d } = p
      const quote = `D${random.digits(3)}`
      const [first] = d.seller.name
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const rate = p.taxes((t) => `TVA ${p.number(t.rate)} %`).join('')
      return `<div class=h><div class=mo>${first}</div><div><b>${d.seller.name}</b><i>Tapissier d’ameublement – décoration – sièges et rideaux</i></div></div>
<div class=c>Entrepreneur individuel · ${d.seller.street}, ${codeFirst(d.seller)}<br>${phoneOf(random, '06 8' + random.int(0, 9))} · ${d.seller.mail}</div>
<div class=to>${title}${d.buyer.name}<br>${address(d.buyer)}</div>
<h1>Facture n° ${d.number}</h1>
À ${d.seller.town}, le ${p.date(d.issueDate)}<br>Selon devis ${quote} accepté le ${p.date(dayAfter(d.orderDate, -30))}. Ouvrage livré le ${p.date(d.deliveryDate)}.
<table class=t>${heading(['Travaux et fournitures', '>Quantité', '>Prix unitaire HT', '>Total HT'])}${rows.join('')}</table>
<table class=s>${row(['Total HT', `>${p.money(d.subtotal)}`])}${row([rate, `>${p.money(d.tax)}`])}${rowOf('g', ['Total TTC', `>${p.money(d.total)}`])}${d.prepaid ? row(['Acompte versé à la commande', `>– ${p.money(d.prepaid)}`]) : ''}${rowOf('g', ['Reste à payer', `>${p.money(d.amountDue)}`])}</table>
<div class=n>Solde payable au plus tard le ${p.date(d.dueDate)}, par chèque ou par virement : ${grouped(d.seller.iban)}.<br>Merci de votre confiance et bon repos dans vos sièges !</div>
<div class=ft>SIRET ${sirenOf(d.seller)} 000${random.int(11, 39)} – Immatriculation au RNE, artisan – TVA ${d.seller.vatId}<br>Assurance RC professionnelle n° ${random.digits(8)}, France métropolitaine. Aucun escompte pour paiement anticipé ; pénalités de retard : 10 % l’an.<br>Les marchandises restent la propriété du vendeur jusqu’au paiement intégral. Médiateur de la consommation : CNPM, 27 avenue de la Libération, 42400 Saint-Chamond.</div>`
    },
  },
  {
    name: 'fr-infogerance-rectificative',
    plan: {
      country: 'FR',
      currency: 'EUR',
      kind: 'corrected',
      rates: [20],
      pools: partiesIn('FR', french),
      items: itemsIn(licences),
      lines: [1, 1],
      days: [15, 30],
      numbers: (random, year) => `F-${year}-${random.digits(4)}`,
    },
    style: { ...spacedEuro, date: slashed },
    css: 'body{font:8.8pt/1.5 Inter;color:#1a1d29;margin:0} .h{display:flex;justify-content:space-between;align-items:flex-start} h1{font:700 17pt/1.2 Inter;margin:0} .nb{color:#5b6070;font-size:9pt} .lg{font:800 13pt Inter;color:#5a32e6;text-align:right;max-width:80mm} .d{display:flex;gap:12mm;margin:5mm 0} .d span{display:block;font-size:7.4pt;color:#5b6070} .d b{font-weight:600} .w{background:#f3f0ff;border-radius:2mm;padding:3mm 4mm;font-size:8.4pt;margin-bottom:6mm} .p{display:flex;gap:10mm;margin-bottom:7mm} .p div{flex:1} .p span{display:block;font-size:7.4pt;color:#5b6070;margin-bottom:1mm} .t th{font-weight:500;font-size:7.6pt;color:#5b6070;text-align:left;border-bottom:1pt solid #1a1d29;padding:1.5mm 1mm} .t td{border-bottom:.5pt solid #e3e4ea;padding:2mm 1mm} .s{width:76mm;margin:5mm 0 0 auto} .s td{padding:1mm} .s .g td{font-weight:700;font-size:10.5pt;border-top:1pt solid #1a1d29;padding-top:2mm} .y{border:.6pt solid #d9dae3;border-radius:2mm;padding:3mm 4mm;margin-top:9mm;width:96mm} .y td{padding:.4mm 0} .y td:first-child{color:#5b6070;width:26mm} .n{margin-top:6mm;font-size:7.2pt;color:#5b6070} .ft{position:fixed;bottom:0;left:0;right:0;font-size:7pt;color:#5b6070;display:flex;justify-content:space-between}',
    draw: (p) => {
      settle(
        p,
        french,
        'Bitume Infogérance SAS|NOVALIS IT|Delpech & Marty Informatique SARL|Kéops Réseaux|Cybervallée Services SASU',
        'Cabinet dentaire du Pont Valentré|Transports Rigal SARL|MENUISERIES GRANOUILLAC|Domaine de Haute-Serre & Fils|Association Familles Rurales du Lot|Agence Immobilière Cadurcienne SAS',
        'compta'
      )
      const { random } = p
      rewrite(p, linesFrom(random, licences, [20], random.int(4, 7)))
      const { doc: d } = p
      const wrong = earlierThan(d.number, d.issueDate.slice(0, 4), random)
      const day = dayAfter(d.issueDate, -random.int(3, 9))
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
      const rate = p.taxes((t) => `TVA (${p.number(t.rate)} %)`).join('')
      return `<div class=h><div><h1>Facture rectificative</h1><div class=nb>N° ${d.number}</div></div><div class=lg>${d.seller.name}</div></div>
<div class=d><div><span>Date d’émission</span><b>${p.date(d.issueDate)}</b></div><div><span>Date d’échéance</span><b>${p.date(d.dueDate)}</b></div><div><span>Type d’opération</span><b>Prestation de services</b></div><div><span>Référence client</span><b>${d.customerNumber}</b></div></div>
<div class=w>Cette facture annule et remplace la facture n° ${wrong} du ${p.date(day)}.<br>Motif de la rectification : ${random.pick(['nombre de postes erroné', 'erreur sur le nombre de licences souscrites', 'prix unitaire non conforme au contrat', 'adresse de facturation et quantités erronées'])}.</div>
<div class=p><div><span>Émetteur</span><b>${d.seller.name}</b><br>${address(d.seller)}<br>SIREN ${sirenOf(d.seller)}<br>TVA ${d.seller.vatId}<br>${d.seller.mail}</div><div><span>Client</span><b>${d.buyer.name}</b><br>${address(d.buyer)}<br>SIREN ${sirenOf(d.buyer)}<br>TVA ${d.buyer.vatId}</div></div>
<table class=t>${heading(['Description', '>Qté', 'Unité', '>Prix unit. HT', '>TVA', '>Montant HT'])}${rows.join('')}</table>
<table class=s>${row(['Total HT', `>${p.money(d.subtotal)}`])}${row([rate, `>${p.money(d.tax)}`])}${row(['Total TTC', `>${p.money(d.total)}`])}${rowOf('g', ['Net à payer', `>${p.money(d.amountDue)}`])}</table>
<div class=y><b>Moyen de paiement : virement bancaire</b><table>${row(['Bénéficiaire', d.seller.name])}${row(['IBAN', grouped(d.seller.iban)])}${row(['BIC', random.pick(['QNTOFRP1XXX', 'CMCIFRPP', 'CCBPFRPPTLS'])])}${row(['Libellé', d.number])}</table></div>
<div class=n>Pénalités de retard : trois fois le taux d’intérêt légal en vigueur, exigibles sans rappel préalable (art. L441-10 du code de commerce). Indemnité forfaitaire pour frais de recouvrement : 40 €. Escompte pour paiement anticipé : aucun. TVA d’après les débits.</div>
<div class=ft><span>${d.seller.name} au capital de ${random.pick(['5 000', '10 000', '20 000'])} € – RCS Cahors ${sirenOf(d.seller)} – APE 6203Z</span><span>1/1</span></div>`
    },
  },
  {
    name: 'nl-stukadoor-twee-tarieven',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [9, 21],
      pools: partiesIn('NL', dutch),
      items: itemsIn(plaster),
      lines: [1, 1],
      days: [14],
      isBuyerPerson: true,
      numbers: (random, year) => `${year}-0${random.digits(3)}`,
    },
    style: { ...euroBefore, date: dashed },
    css: 'body{font:10pt/1.5 Lato;color:#333;margin:0} .h{display:flex;justify-content:space-between;align-items:flex-start} .lg{font:900 19pt/1.1 Lato;color:#b4532a;max-width:84mm} .lg i{display:block;height:1.6mm;width:30mm;background:#b4532a;margin-top:2mm} .own{font-size:9pt;text-align:left;width:60mm} .to{margin:14mm 0 12mm} h1{font:700 18pt Lato;margin:0 0 3mm} .k{width:120mm;margin-bottom:8mm} .k td{padding:.3mm 0} .k td:first-child{width:36mm;color:#777} .t th{text-align:left;font-weight:700;border-bottom:1.2pt solid #333;padding:1.2mm 0} .t td{border-bottom:.4pt solid #ddd;padding:1.6mm 0;vertical-align:top} .t td:first-child{white-space:nowrap} .s{width:92mm;margin:3mm 0 0 auto} .s td{padding:.8mm 0} .s .g td{font-weight:700;border-top:1.2pt solid #333} .n{display:flex;gap:8mm;align-items:center;margin-top:12mm} .n small{font-size:7.5pt;color:#777;display:block;text-align:center;white-space:nowrap}',
    draw: (p) => {
      const title = settle(
        p,
        dutch,
        'Van der Plas Stukadoors|Afbouwbedrijf Eemland|STUCWERK HARDEMAN|Gebr. Schimmel Stukadoorsbedrijf V.O.F.|Wit & Glad Afbouw B.V.',
        'Dhr./R. Kamphorst|Familie Ter Maat|Mevr./J. van Wijngaarden-Bos|Dhr./Sjoerd Blokzijl|Vereniging van Eigenaars De Eemhof|Dhr. en mevr./Oostveen',
        'info'
      )
      const { random } = p
      const lines = linesFrom(random, plaster, [9, 21], random.int(3, 6))
      if (lines.every(({ rate }) => rate === 9))
        lines.push(lineWith('Afvoer puin en restmateriaal', 'rit', 1, centsOf(random, 75, 120), 21))
      rewrite(p, lines)
      const { doc: d } = p
      const rows = p.lines((l) =>
        row([
          `${p.number(l.quantity)} ${l.unit}`,
          l.description,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
          `>${p.number(l.rate)}%`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate)}% btw over ${p.money(t.base)}`, `>${p.money(t.amount)}`])
      )
      return `<div class=h><div class=lg>${d.seller.name}<i></i></div><div class=own>${address(d.seller)}<br>${phoneOf(random, '06 ' + random.digits(2))}<br>${d.seller.mail}<br><br>KvK ${random.int(3, 8)}${random.digits(7)}<br>Btw ${d.seller.vatId}<br>IBAN ${grouped(d.seller.iban)}</div></div>
<div class=to>${title}${d.buyer.name}<br>${address(d.buyer)}</div>
<h1>Factuur</h1>
<table class=k>${row(['Factuurnummer', d.number])}${row(['Factuurdatum', p.date(d.issueDate)])}${row(['Vervaldatum', p.date(d.dueDate)])}${row(['Betreft', `${random.pick(['Stucwerk woning', 'Verbouwing begane grond', 'Herstel lekkageschade'])}, offerte ${random.digits(4)}`])}</table>
<table class=t>${heading(['Aantal', 'Omschrijving', '>Prijs', '>Totaal', '>Btw'])}${rows.join('')}</table>
<table class=s>${row(['Subtotaal', `>${p.money(d.subtotal)}`])}${taxes.join('')}${row(['Totaal btw', `>${p.money(d.tax)}`])}${rowOf('g', ['Totaal incl. btw', `>${p.money(d.total)}`])}</table>
<div class=n><div>${squareCode(random, '24mm')}<small>Scan met uw bank-app</small></div><div>We verzoeken u vriendelijk het bedrag van <b>${p.money(d.amountDue)}</b> vóór ${p.date(d.dueDate)} over te maken op bovenstaand rekeningnummer, onder vermelding van het factuurnummer.<br>Het lage btw-tarief is toegepast op stucwerk aan een woning ouder dan twee jaar.</div></div>`
    },
  },
  {
    name: 'nl-be-voetbalclub-sponsoring',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [0],
      pools: partiesIn('NL', flemish),
      items: itemsIn(sponsoring),
      lines: [1, 1],
      most: 0,
      days: [14, 30],
      numbers: (random, year) => `SP${year.slice(2)}-${random.digits(3)}`,
    },
    style: { ...comma, money: (plain) => `${plain} EUR`, date: dutchDay },
    css: 'body{font:11pt/1.4 Carlito;color:#000;margin:0} .h{display:flex;gap:7mm;align-items:center;border-bottom:2pt solid #0b6b3a;padding-bottom:4mm} .h svg{flex:none} .h b{font:bold 17pt Carlito;display:block} .h span{font-size:9.5pt} .to{margin:11mm 0 0 92mm} h1{font:bold 16pt Carlito;margin:9mm 0 3mm;letter-spacing:1pt} .k{width:110mm} .k td{padding:.2mm 0} .k td:first-child{width:38mm} .x{margin:6mm 0 3mm} .t th{background:#0b6b3a;color:#fff;text-align:left;padding:1.2mm 2mm} .t td{border:.6pt solid #0b6b3a;padding:1.5mm 2mm} .t .g td{font-weight:bold} .v{font-size:9.5pt;font-style:italic;margin-top:2mm} .p{display:flex;gap:7mm;margin-top:8mm;align-items:flex-start} .p svg{flex:none} .sg{margin-top:10mm}',
    draw: (p) => {
      settle(
        p,
        flemish,
        'K.V.C. Netedal vzw|VK Sparta Beerzel vzw|KFC DE ZWALUW PUTTE VZW|Racing Schriek & Grootlo Jeugd vzw|Koninklijke Voetbalvereniging Rood-Wit Kempenland vzw',
        'Bakkerij Verlinden|Dakwerken Van Hoof & Zoon BV|GARAGE CEULEMANS NV|Apotheek Smets BV|Immo Dijleland BV|Frituur ’t Pleintje',
        'penningmeester'
      )
      settleInBelgium(p)
      const { random } = p
      const lines = linesFrom(random, sponsoring, [0], random.int(1, 4))
      rewrite(
        p,
        lines.map(({ description, unit, price }) =>
          lineWith(description, unit, null, Math.round(price / 500) * 500, 0)
        )
      )
      const { doc: d } = p
      const year = Number(d.issueDate.slice(0, 4)) - (d.issueDate.slice(5, 7) < '06' ? 1 : 0)
      const rows = p.lines((l) => row([l.description, `>${p.money(l.amount)}`]))
      return `<div class=h><svg viewBox="0 0 40 46" width="20mm"><path d="M2 2h36v22q0 14-18 20Q2 38 2 24z" fill="#0b6b3a" stroke="#d9b400" stroke-width="2.5"/><circle cx="20" cy="20" r="9" fill="#fff"/><path d="M20 15l5 4-2 6h-6l-2-6z"/></svg><div><b>${d.seller.name}</b><span>Maatschappelijke zetel: ${d.seller.street}, ${codeFirst(d.seller)}<br>Ondernemingsnummer ${belgianVat(d.seller.vatId)} – RPR ${random.pick(['Antwerpen, afdeling Mechelen', 'Leuven'])}<br>${d.seller.mail} – ${d.seller.site}</span></div></div>
<div class=to>${d.buyer.name}<br>${address(d.buyer)}<br>${belgianVat(d.buyer.vatId)}</div>
<h1>FACTUUR</h1>
<table class=k>${row(['Factuurnummer:', d.number])}${row(['Datum:', p.date(d.issueDate)])}${row(['Te betalen vóór:', p.date(d.dueDate)])}${row(['Contactpersoon:', random.pick(['Luc Goossens, sponsoring', 'Marleen Cuypers, penningmeester', 'Dirk Wouters'])])}</table>
<div class=x>Betreft: sponsorovereenkomst seizoen ${year}-${year + 1}</div>
<table class=t>${heading(['Omschrijving', '>Bedrag'])}${rows.join('')}${rowOf('g', ['TOTAAL', `>${p.money(d.total)}`])}</table>
<div class=v>Bijzondere vrijstellingsregeling kleine ondernemingen – btw niet toepasselijk.</div>
<div class=p>${squareCode(random, '26mm')}<div>Gelieve het bedrag van <b>${p.money(d.amountDue)}</b> over te schrijven op rekening<br><b>${grouped(d.seller.iban)}</b> (BIC ${random.pick(['KREDBEBB', 'GEBABEBB', 'AXABBE22'])}) op naam van ${d.seller.name},<br>met als mededeling: ${d.number}.</div></div>
<div class=sg>Van harte bedankt om onze jeugdwerking te steunen!<br>Met sportieve groeten,<br><br>Het bestuur</div>`
    },
  },
  {
    name: 'fr-be-alarme-paiement-recu',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [21],
      pools: partiesIn('FR', walloon),
      items: itemsIn(access),
      lines: [1, 1],
      days: [15, 30],
      numbers: (random, year) => `FAC/${year}/0${random.digits(4)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: slashed },
    css: 'body{font:9.6pt/1.45 Roboto;color:#212529;margin:0} .h{display:flex;justify-content:space-between;align-items:flex-start;border-bottom:.5pt solid #999;padding-bottom:3mm} .lg{display:flex;gap:3mm;align-items:center;font:700 15pt/1.1 Roboto;color:#875a7b;max-width:90mm} .lg i{width:11mm;height:11mm;border:2.5mm solid #875a7b;border-radius:50% 50% 50% 0;box-sizing:border-box;flex:none} .sl{color:#777;font-style:italic;font-size:8.6pt} .ad{font-size:9pt;margin-top:3mm} .to{margin:2mm 0 6mm 102mm} h1{font:400 19pt Roboto;color:#875a7b;margin:0 0 4mm} .d{display:flex;gap:11mm;margin-bottom:6mm} .d b{display:block;font-weight:500} .t th{text-align:left;font-weight:500;border-bottom:1pt solid #875a7b;color:#875a7b;padding:1.5mm 1mm;font-size:8.8pt} .t td{padding:1.25mm 1mm;border-bottom:.4pt solid #dee2e6} .s{width:80mm;margin:2mm 0 0 auto} .s td{padding:.9mm 1mm;border-bottom:.4pt solid #dee2e6} .s .g td{font-weight:500;color:#875a7b;border-top:.8pt solid #875a7b} .s .i td{font-style:italic} .n{margin-top:3mm;display:flex;gap:6mm;align-items:center} .n svg{flex:none} .n p{margin:0 0 1.5mm} .n small{font-size:7.4pt;display:block;text-align:center} .ft{position:fixed;bottom:0;left:0;right:0;border-top:.5pt solid #999;padding-top:2mm;text-align:center;font-size:8pt;color:#555}',
    draw: (p) => {
      settle(
        p,
        walloon,
        'Sentinelle Sécurité SRL|ALARMES DU CENTRE SA|Vigibel Systèmes SRL|Piette & Lorent Électronique SRL|Protec Sambre',
        'Pharmacie Hublet SRL|Carrosserie Dandoy & Fils SA|MAISON MÉDICALE LE TILLEUL ASBL|Boucherie Noël Sohier|Notaires associés Wéry-Crasset SRL|Bureau Polet',
        'info'
      )
      settleInBelgium(p)
      const { random } = p
      const share = random.pick([0.3, 0.3, 0.4, 0.5])
      rewrite(p, linesFrom(random, access, [21], random.int(4, 8)), share)
      const { doc: d } = p
      const message = structured(random)
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, 2)} ${l.unit}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const rate = p.taxes((t) => `TVA ${p.number(t.rate)}%`).join('')
      return `<div class=h><div class=lg><i></i><span>${d.seller.name}</span></div><div class=sl>Alarme · contrôle d’accès · vidéosurveillance</div></div>
<div class=ad>${d.seller.name}<br>${address(d.seller)}<br>Belgique</div>
<div class=to>${d.buyer.name}<br>${address(d.buyer)}<br>Belgique<br>TVA : ${d.buyer.vatId}</div>
<h1>Facture ${d.number}</h1>
<div class=d><div><b>Date de la facture</b>${p.date(d.issueDate)}</div><div><b>Date d’échéance</b>${p.date(d.dueDate)}</div><div><b>Date de livraison</b>${p.date(d.deliveryDate)}</div><div><b>Origine</b>S0${random.digits(4)}</div><div><b>Code client</b>${d.customerNumber}</div></div>
<table class=t>${heading(['Description', '>Quantité', '>Prix unitaire', '>Taxes', '>Montant'])}${rows.join('')}</table>
<table class=s>${row(['Montant hors taxes', `>${p.money(d.subtotal)}`])}${row([rate, `>${p.money(d.tax)}`])}${rowOf('g', ['Total', `>${p.money(d.total)}`])}${d.prepaid ? rowOf('i', [`Payé le ${p.date(d.orderDate)}`, `>${p.money(d.prepaid)}`]) : ''}${rowOf('g', ['Montant dû', `>${p.money(d.amountDue)}`])}</table>
<div class=n><div>${squareCode(random, '20mm')}<small>Scannez-moi</small></div><div><p>Communication de paiement : <b>${message}</b><br>sur ce compte : <b>${grouped(d.seller.iban)}</b></p><p>Conditions générales de vente : ${d.seller.site}/terms. Le matériel reste notre propriété jusqu’au paiement complet. Toute facture impayée à l’échéance porte de plein droit un intérêt de 8 % l’an et une indemnité de 10 %, avec un minimum de 40 €.</p></div></div>
<div class=ft>+32 ${random.pick(['71', '81'])} ${random.digits(2)} ${random.digits(2)} ${random.digits(2)} &nbsp; ${d.seller.mail} &nbsp; ${d.seller.site} &nbsp; ${d.seller.vatId}<br>Entreprise de sécurité autorisée par le SPF Intérieur n° 20 ${random.digits(4)} ${random.digits(2)} &nbsp; Page 1 / 1</div>`
    },
  },
  {
    name: 'fr-lu-nettoyage-bureaux-mois',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [17, 8],
      pools: partiesIn('FR', luxembourgish),
      items: itemsIn(cleaning),
      lines: [1, 1],
      days: [15, 30],
      numbers: (random, year) => `${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9.5pt/1.4 "Liberation Sans Narrow";color:#000;margin:0} .h{display:flex;justify-content:space-between} .lg b{font:bold 18pt/1.1 "Liberation Sans Narrow";color:#17408b;display:block;max-width:98mm} .to{border:1pt solid #17408b;border-radius:2.5mm;width:80mm;padding:4mm 5mm;margin:14mm 0 0;font-size:10.5pt;box-sizing:border-box} h1{font:bold 15pt "Liberation Sans Narrow";color:#17408b;margin:8mm 0 2mm} .f td,.f th{border:.7pt solid #17408b;padding:1mm 2mm;text-align:center} .f th{background:#e6ecf7;font-weight:normal;font-size:8.2pt} .ob{margin:5mm 0 3mm} .t{border:.7pt solid #17408b} .t th{background:#e6ecf7;border-bottom:.7pt solid #17408b;text-align:left;font-weight:normal;font-size:8.6pt;padding:1.2mm 2mm} .t td,.t th{border-right:.7pt solid #17408b} .t td{padding:1.3mm 2mm} .b{display:flex;justify-content:space-between;margin-top:5mm;align-items:flex-start} .v{width:88mm} .v td,.v th{border:.7pt solid #17408b;padding:1mm 2mm} .v th{background:#e6ecf7;font-weight:normal;font-size:8.4pt;text-align:left} .s{width:78mm} .s td{border:.7pt solid #17408b;padding:1.3mm 2mm} .s .g td{font-weight:bold;background:#17408b;color:#fff;font-size:11pt} .n{margin-top:7mm;line-height:1.5} .ft{position:fixed;bottom:0;left:0;right:0;border-top:1pt solid #17408b;padding-top:2mm;text-align:center;font-size:8pt}',
    draw: (p) => {
      settle(
        p,
        luxembourgish,
        'Propr’Alzette S.à r.l.|LUX NET SERVICES|Nettoyages Da Silva & Wagner S.à r.l.|Clean Minett S.A.|Ateliers Blannenheem – Service Propreté',
        'Fiduciaire Kayser & Partners S.A.|Syndicat des copropriétaires Résidence Les Charmes|GARAGE THEISEN|Cabinet médical Dr Wirtz|Imprimerie Schlammestee S.à r.l.|Lycée privé Sainte-Odile',
        'facturation'
      )
      settleInLuxembourg(p)
      const { random } = p
      const rates = p.doc.issueDate < '2024' ? [16, 7] : [17, 8]
      const lines = linesFrom(random, cleaning, rates, random.int(4, 7))
      if (lines.every(({ rate }) => rate === rates[0]))
        lines.push(
          lineWith('Lavage des vitrines', 'passage', 1, centsOf(random, 90, 190), rates[1])
        )
      rewrite(p, lines)
      const { doc: d } = p
      const until = dayAfter(`${d.issueDate.slice(0, 8)}01`, -1)
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate, 2)} %`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])
      )
      return `<div class=h><div class=lg><b>${d.seller.name}</b>Nettoyage industriel – bureaux – résidences – vitres<br>${d.seller.street}<br>${codeFirst(d.seller)}<br>Tél. (+352) ${random.digits(2)} ${random.digits(2)} ${random.digits(2)}<br>${d.seller.mail}</div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br><br>${codeFirst(d.buyer)}</div></div>
<h1>FACTURE</h1>
<table class=f>${heading(['Numéro', 'Date', 'Client', 'N° TVA client', 'Échéance'])}${row([d.number, p.date(d.issueDate), d.customerNumber, d.buyer.vatId, p.date(d.dueDate)])}</table>
<div class=ob>Concerne : contrat d’entretien n° ${random.digits(4)} – prestations du ${p.date(`${until.slice(0, 8)}01`)} au ${p.date(until)}</div>
<table class=t>${heading(['Désignation', '>Quantité', 'Unité', '>Prix unit.', '>Montant HTVA', '>% TVA'])}${rows.join('')}</table>
<div class=b><table class=v>${heading(['Taux TVA', '>Base', '>Montant TVA'])}${taxes.join('')}</table><table class=s>${row(['Total hors TVA', `>${p.plain(d.subtotal)}`])}${row(['Total TVA', `>${p.plain(d.tax)}`])}${row(['Total TVA comprise', `>${p.plain(d.total)}`])}${rowOf('g', ['À payer EUR', `>${p.plain(d.amountDue)}`])}</table></div>
<div class=n>Nous vous prions de bien vouloir effectuer votre paiement pour le ${p.date(d.dueDate)} au plus tard, en indiquant le numéro de la facture.<br>Compte : <b>${grouped(d.seller.iban)}</b> &nbsp; BIC : BGLLLULL<br>Toute réclamation est à formuler par écrit dans les 8 jours. Intérêts de retard selon la loi modifiée du 18 avril 2004.</div>
<div class=ft>${d.seller.name} – R.C.S. Luxembourg B${random.digits(6)} – Autorisation d’établissement n° ${random.digits(8)}/${random.int(0, 3)} – N° TVA ${d.seller.vatId} – Matricule ${random.int(1998, 2019)} 24${random.digits(2)} ${random.digits(3)}</div>`
    },
  },
]
