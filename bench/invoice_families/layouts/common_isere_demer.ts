import { ibanOf, rest97, structured } from '../check_digits.ts'
import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { goods, places, words } from '../lists.ts'
import { sumOf, type Line } from '../make_document.ts'
import { partiesIn, phoneOf, type Person } from '../people.ts'
import {
  address,
  belgianVat,
  codeFirst,
  comma,
  dashed,
  dutchDay,
  euroAfter,
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
import { squareCode } from '../square_code.ts'

const spaced = { decimal: ',', thousands: ' ' } as const
const french = {
  first: words('Agnès|Perrine|Mathilde|Sabine|Anne-Lise|Noémie'),
  last: words('Vuillermoz|Chastagner|Guttin|Perazio|Jourdan|Veyret|Ravix|Blanc-Gonnet'),
  streets: words(
    '214 route de Lyon|ZA de la Grive, 6 rue des Artisans|18 ter montée Saint-Maurice|1190 chemin des Combes|7 quai Augagneur|62 cours Jean Jaurès'
  ),
  towns: places(
    'Tullins = 38210|Voiron = 38500|Bourgoin-Jallieu = 38300|La Côte-Saint-André = 38260|Vizille = 38220|Saint-Marcellin = 38160'
  ),
}
const dutch = {
  first: words('Thijs|Roos|Wouter|Anouk|Jelle|Merel'),
  last: words('Oldenkamp|Vermaas|van der Zanden|Hiemstra|Kolkman|de Bree'),
  streets: words('Havenkade 27|Hertogstraat 118-2|Stationsweg 9|Nijverheidslaan 53|Zandpad 4a'),
  towns: places(
    'Nijmegen = 6511 KZ|Deventer = 7411 HN|Zwolle = 8011 VW|Arnhem = 6828 BT|Utrecht = 3513 EC'
  ),
}
const flemish = {
  ...dutch,
  streets: words('Leuvensesteenweg 214|Demerstraat 36|Industriepark Noord 12A|Veldstraat 8 bus 3'),
  towns: places('Aarschot = 3200|Hasselt = 3500|Scherpenheuvel = 3270|Bilzen = 3740|Tienen = 3300'),
}
const walloon = {
  ...french,
  streets: words('Chaussée de Namur, 312|rue du Moulin 47|Parc Créalys, 9|avenue Reine Astrid 85'),
  towns: places('Gembloux = 5030|Ciney = 5590|Verviers = 4800|Nivelles = 1400|Huy = 4500'),
}
const luxembourgish = {
  ...french,
  streets: words('14, rue de Bitbourg|33, rue du Brill|5, Zare Ouest|102, route de Thionville'),
  towns: places('Luxembourg = L-1273|Foetz = L-3898|Ehlerange = L-4384|Hesperange = L-5884'),
}

/** Gives a party a name and the addresses of its domain. */
function rename(party: Person, name: string, box = 'contact'): void {
  const domain = name
    .replace(/\b(S\.à r\.l\.|SARL|SASU?|SA|EURL|EARL|B\.V\.|BV|N\.?V\.?|SRL|asbl|vzw)(?=\s|$)/g, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036F’.]+/g, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
    .split('-')
    .filter((word) => word.length > 2)
    .slice(0, 3)
    .join('-')
  party.name = name
  party.mail = `${box}@${domain}.example`
  party.site = `www.${domain}.example`
}

/** Names the parties; a title before `/` is returned and is no part of the buyer's name. */
function settle(
  { doc, random }: Print,
  { streets }: { streets: string[] },
  sellers: string,
  buyers: string
): string {
  rename(doc.seller, random.pick(words(sellers)), random.pick(['contact', 'compta', 'info']))
  const [name, title] = random.pick(words(buyers)).split('/').reverse()
  rename(doc.buyer, name)
  doc.buyer.street = random.pick(streets.filter((street) => street !== doc.seller.street))
  return title ? `${title} ` : ''
}

function settleInBelgium({ doc, random }: Print): void {
  for (const party of [doc.seller, doc.buyer]) {
    const company = `0${random.int(4, 7)}${random.digits(6)}`
    party.vatId = `BE${company}${two(97 - rest97(company))}`
  }
  const account = `${random.pick(['00', '36', '73', '97'])}${random.digits(8)}`
  doc.seller.iban = ibanOf('BE', `${account}${two(rest97(account) || 97)}`)
}

function settleInLuxembourg({ doc, random }: Print): void {
  const six = `${random.int(1, 3)}${random.digits(5)}`
  doc.seller.vatId = `LU${six}${two(Number(six) % 89)}`
  doc.seller.iban = ibanOf('LU', `001${random.digits(13)}`)
}

/**
 * Gives lines other quantities and the same goods the same price, and the document the sums of them; nothing of it
 * is printed yet.
 */
function recount(
  { doc, used }: Print,
  quantityOf: (line: Line) => number | null = ({ quantity }) => quantity,
  isGross = false
): void {
  const prices = new Map<string, number>()
  for (const line of doc.lines) {
    line.price = prices.get(line.description) ?? line.price
    prices.set(line.description, line.price)
    line.quantity = quantityOf(line)
    const whole = Math.round((line.quantity ?? 1) * line.price)
    line.amount = Math.round(whole * (1 - line.discount / 100))
  }
  for (const tax of doc.taxes) {
    const own = sumOf(doc.lines.filter(({ rate }) => rate === tax.rate))
    tax.amount = Math.round((own * tax.rate) / (isGross ? 100 + tax.rate : 100))
    tax.base = isGross ? own - tax.amount : own
  }
  doc.lineTotal = sumOf(doc.lines)
  doc.subtotal = doc.taxes.reduce((sum, { base }) => sum + base, 0)
  doc.tax = doc.taxes.reduce((sum, { amount }) => sum + amount, 0)
  doc.total = doc.subtotal + doc.tax
  if (doc.prepaid) doc.prepaid = Math.round((doc.total * 0.3) / 1000) * 1000
  doc.amountDue = doc.total - doc.prepaid
  used.clear()
}

/** Puts the main service of such an invoice in the first line. */
function begin({ doc, random }: Print, main: string): void {
  const [[description, unit, least, most]] = goods(main)
  doc.lines[0].description = description
  doc.lines[0].unit = unit
  doc.lines[0].price = random.int(least * 20, most * 20) * 5
}

/** The same article number for the same goods. */
const articleOf = (name: string) =>
  String(1000 + [...name].reduce((sum, sign) => (sum * 41 + sign.charCodeAt(0)) % 8989, 17))

/** Invoices of France, the Netherlands, Belgium and Luxembourg. */
export const isereDemer: Family[] = [
  {
    // Flour mill: monthly invoice of a bakery, lines by delivery note, over two or three pages.
    name: 'fr-minoterie-bons-livraison',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [5.5, 20],
      pools: partiesIn('FR', french),
      items: goods(
        'FARINE TRADITION FRANCAISE T65 SAC 25 KG = SAC = 17 = 23|FARINE T55 COURANTE LABEL ROUGE SAC 25 KG = SAC = 15 = 20|FARINE T45 GRUAU SAC 25 KG = SAC = 19 = 26|FARINE T80 MEULE DE PIERRE SAC 25 KG = SAC = 24 = 31|FARINE T150 INTEGRALE BIO SAC 25 KG = SAC = 29 = 38|FARINE SEIGLE T130 SAC 25 KG = SAC = 21 = 28|PREMIX 7 CEREALES SAC 15 KG = SAC = 26 = 34|MIX PAIN BURGER SAC 10 KG = SAC = 24 = 33|LEVURE FRAICHE PAIN 500 G (CARTON DE 20) = CAR = 21 = 27|LEVAIN DEVITALISE BLE SEAU 5 KG = SEA = 26 = 35|GRAINES TOURNESOL DECORTIQUEES 5 KG = SAC = 12 = 17|GRAINES SESAME DORE 5 KG = SAC = 17 = 24|SEL FIN DE MER SAC 25 KG = SAC = 8 = 12|BEURRE DE TOURAGE 84 % (CARTON 5 X 2 KG) = CAR = 88 = 116|PEPITES CHOCOLAT NOIR 44 % 6 KG = CAR = 48 = 67|SACS BAGUETTE KRAFT IMPRIMES (LE MILLE) = MIL = 19 = 27 = 1|PAPIER CUISSON 60X40 (500 F) = PAQ = 18 = 25 = 1|SAC CROISSANT N°4 (LE MILLE) = MIL = 14 = 20 = 1|PARTICIPATION FRAIS DE LIVRAISON = LIV = 9 = 15 = 1'
      ),
      lines: [26, 52],
      most: 12,
      days: [30],
      numbers: (random, year) => `FC${year.slice(2)}${random.digits(6)}`,
    },
    style: { ...spaced, date: slashed },
    css: 'body{font:8.6pt/1.3 "Liberation Sans Narrow","Nimbus Sans Narrow";margin:0 .5mm} .pg>tbody>tr>td,.pg>tfoot>tr>td{padding:0} .sp{height:15mm} .h{display:flex;justify-content:space-between;align-items:flex-start} .lg{display:flex;gap:3mm;align-items:center} .lg svg{width:17mm} .lg b{font:bold 16pt/1.1 "P052";max-width:70mm} .own{font-size:8pt;margin-top:2mm} .to{width:82mm;margin-top:14mm;border:.8pt solid #000;border-radius:2.5mm;padding:4mm;box-sizing:border-box;font-size:10pt;line-height:1.35;min-height:30mm} .ttl{font:bold 14pt "Liberation Sans";margin:4mm 0 2mm} .m td,.m th{border:.6pt solid #000;text-align:center;padding:1mm} .m th{background:#e4e4e4;font-weight:400;font-size:7.8pt} .g{margin-top:4mm;border-bottom:.8pt solid #000} .g th{background:#e4e4e4;border:.6pt solid #000;font-weight:400;font-size:8pt;text-align:left;padding:1mm 1.2mm} .g td{padding:.45mm 1.2mm;border-left:.6pt solid #000;border-right:.6pt solid #000} .g tr{break-inside:avoid} .g .b td{font-weight:bold;padding-top:1.6mm} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:4mm;break-inside:avoid} .x{width:80mm} .x td,.x th{border:.6pt solid #000;padding:.7mm 1.2mm} .x th{background:#e4e4e4;font-weight:400;font-size:7.8pt} .y{width:66mm} .y td{padding:.8mm 1.5mm;border:.6pt solid #000} .y .k td{font:bold 11.5pt "Liberation Sans";background:#e4e4e4} .n{font-size:7.6pt;margin-top:3mm;break-inside:avoid} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7pt;border-top:.5pt solid #000;padding-top:1mm;line-height:1.35}',
    draw: (p) => {
      settle(
        p,
        french,
        'Moulins Berthaud-Lacaze SAS|MINOTERIE DU GRÉSIVAUDAN|Moulin Reynaud & Fils|Grands Moulins de la Bièvre SA',
        'SARL AU PAIN D’ANTAN|Boulangerie Pâtisserie Chastagner|Le Fournil de Tullins|EURL Mickaël Jourdan|MAISON VEYRET & CIE|Perazio Frères SNC'
      )
      const { doc: d, random } = p
      for (const line of d.lines) {
        const code = Number(articleOf(line.description))
        line.discount = line.unit === 'LIV' || code % 3 ? 0 : code % 2 ? 5 : 10
      }
      recount(p, ({ unit, quantity }) => (unit === 'LIV' ? 1 : quantity))
      const note = random.int(210400, 689000)
      const days = daysOf(p, dayAfter(d.issueDate, -30), dayAfter(d.issueDate, -1))
      const loaded = new Set<string>()
      const rows = p.lines((l, at) => {
        const delivery = rowOf('b', [
          '',
          `Bon de livraison n° ${note + at * 37} du ${days[at]}`,
          '',
          '',
          '',
          '',
          '',
          '',
        ])
        const line = row([
          articleOf(l.description),
          l.description,
          l.unit,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 2) : ''}`,
          `>${p.plain(l.amount)}`,
          `>${l.rate === 20 ? 2 : 1}`,
        ])
        const isNext = !at || loaded.size > 7 || loaded.has(l.description)
        if (isNext) loaded.clear()
        loaded.add(l.description)
        return isNext ? delivery + line : line
      })
      const taxes = p.taxes((t) =>
        row([
          t.rate === 20 ? '2' : '1',
          `>${p.plain(baseOf(p, t))}`,
          `>${p.number(t.rate, 2)} %`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const mill =
        '<svg viewBox="0 0 40 40"><path d="M14 38l3-20h6l3 20z"/><path d="M20 16L5 3l3-2 13 13L36 3l2 3-15 11 12 14-3 2-13-14L6 31l-2-3z" opacity=".75"/></svg>'
      return `<table class=pg><tfoot><tr><td><div class=sp></div></td></tr></tfoot><tbody><tr><td>
<div class=h><div><div class=lg>${mill}<b>${d.seller.name}</b></div><div class=own>${address(d.seller)}<br>Tél. ${phoneOf(random, '04 76')} – Fax ${phoneOf(random, '04 76')}<br>${d.seller.mail}</div></div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br><br>${codeFirst(d.buyer).toUpperCase()}</div></div>
<div class=ttl>FACTURE N° ${d.number}</div>
<table class=m>${heading(['Date', 'Code client', 'N° TVA client', 'Représentant', 'Tournée', 'Règlement', 'Devise'])}${row([p.date(d.issueDate), d.customerNumber, d.buyer.vatId, random.pick(['M. GUTTIN', 'Mme RAVIX', 'AGENCE']), `${random.int(2, 24)}`, 'LCR directe 30 jours', 'EUR'])}</table>
<table class=g>${heading(['Article', 'Désignation', 'Unité', '>Quantité', '>Prix unit. HT', '>Rem. %', '>Montant HT', '>TVA'])}${rows.join('')}</table>
<div class=e><div class=x><table>${heading(['Code TVA', '>Base HT', '>Taux', '>Montant TVA'])}${taxes.join('')}</table><table style="margin-top:3mm">${heading(['Échéance', 'Mode de règlement', '>Montant'])}${row([p.date(d.dueDate), 'LCR directe', `>${p.plain(d.amountDue)}`])}</table></div><table class=y>${row(['Total HT', `>${p.plain(d.subtotal)}`])}${row(['Total TVA', `>${p.plain(d.tax)}`])}${row(['Total TTC', `>${p.plain(d.total)}`])}${rowOf('k', ['NET À PAYER EUR', `>${p.plain(d.amountDue)}`])}</table></div>
<div class=n>Domiciliation : votre banque, RIB enregistré au ${random.int(2, 27)}/0${random.int(1, 9)}/2022. Sacs 25 kg livrés sur palettes non consignées. Aucun escompte pour paiement anticipé. Tout retard de paiement entraîne de plein droit des pénalités au taux de trois fois l’intérêt légal et une indemnité forfaitaire pour frais de recouvrement de 40 € (art. L. 441-10 du Code de commerce). Réserve de propriété : loi n° 80-335 du 12 mai 1980. Blés issus de récoltes françaises. Certifié FR-BIO-01 pour les produits désignés « BIO ».</div>
</td></tr></tbody></table><div class=f>${d.seller.name} au capital de ${random.int(2, 9)}50 000 € – ${d.seller.street}, ${codeFirst(d.seller)} – RCS Grenoble ${sirenOf(d.seller)} – APE 1061A<br>N° TVA intracommunautaire ${d.seller.vatId}</div>`
    },
  },
  {
    // Livery stable and riding school: month of an owner, prices with tax, direct debit.
    name: 'fr-ecurie-pension-mois',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20, 5.5],
      isGross: true,
      isBuyerPerson: true,
      pools: partiesIn('FR', french),
      items: goods(
        'Sortie paddock quotidienne = mois = 45 = 70|Marcheur = séance = 4 = 8|Tonte complète = forfait = 55 = 85|Vermifuge (ivermectine) = dose = 16 = 26|Complément foin de Crau = botte = 7 = 12|Location van = jour = 40 = 60|Carnet 10 cours collectifs galop 3-4 = carnet = 180 = 240 = 1|Cours particulier 45 min = cours = 38 = 52 = 1|Accès aux installations sportives = mois = 20 = 40 = 1|Coaching concours CSO = jour = 30 = 50 = 1|Stage vacances 1/2 journée = stage = 28 = 40 = 1'
      ),
      lines: [4, 12],
      isInOrder: true,
      isOnce: true,
      most: 4,
      days: [5, 8, 10],
      numbers: (random, year) => `${year}-${random.int(108, 2460)}`,
    },
    style: { ...spaced, money: (plain) => `${plain} €`, date: slashed },
    css: 'body{font:9.5pt/1.4 "Open Sans";color:#2a2a2a;margin:0} .h{text-align:center} .h svg{height:15mm} .h b{display:block;font:italic 600 21pt/1.2 "EB Garamond";color:#5b3a1e} .h span{font-size:8.3pt} .w{display:flex;justify-content:space-between;margin:9mm 0 7mm} .w h1{font:600 17pt "EB Garamond";font-variant-numeric:lining-nums;color:#5b3a1e;margin:0 0 2mm} .c{border-left:2.5pt solid #b98a55;padding-left:4mm;width:78mm} .t th{background:#5b3a1e;color:#fff;font-weight:600;font-size:8pt;text-align:left;padding:1.4mm 1.5mm} .t td{padding:1.3mm 1.5mm;border-bottom:.5pt solid #d9c8b4;font-size:8.8pt} .z{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm} .s{width:72mm} .s td{padding:.7mm 1.5mm;font-size:8.8pt} .s .k td{font-size:12pt;font-weight:600;border-top:1.2pt solid #5b3a1e;border-bottom:1.2pt solid #5b3a1e;padding:1.4mm 1.5mm} .pv{width:88mm;font-size:8.5pt;background:#f6efe6;padding:3mm 4mm;box-sizing:border-box} .n{font-size:7.8pt;color:#555;margin-top:9mm}',
    draw: (p) => {
      const title = settle(
        p,
        french,
        'Écurie des Trois Chênes|EARL LES CRINS DU VERCORS|Poney-Club de Saint-Siméon|Centre Équestre Morel & Tissot SARL',
        'Mme/Clémence Arribert|M./Benoît Rolland-Piègue|Laura Fernandes|Audrey Guillaud|Mme/Isabelle de Virieu|Axelle Montmayeur'
      )
      const { doc: d, random } = p
      begin(
        p,
        random.pick([
          'Pension box paille, foin et 3 repas = mois = 390 = 520',
          'Pension pré-abri avec foin = mois = 210 = 290',
        ])
      )
      recount(
        p,
        ({ unit, description }) =>
          /Pension|paddock|Accès/.test(description) || unit === 'forfait' || unit === 'carnet'
            ? 1
            : random.int(1, unit === 'séance' ? 12 : 4),
        true
      )
      const horse = random.pick([
        'Quartz de l’Isle',
        'Hermine du Bugey',
        'Caramel',
        'Ivanhoé d’Arvieux',
        'Fleur des Prés',
      ])
      const rows = p.lines((l) =>
        row([
          l.description,
          horse,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.money(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`TVA ${p.number(t.rate)} % sur ${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
      )
      const shoe =
        '<svg viewBox="0 0 40 44"><path d="M9 42C-2 26 0 3 20 3s22 23 11 39h-6c9-16 7-32-5-32S6 26 15 42z" fill="#b98a55"/></svg>'
      return `<div class=h>${shoe}<b>${d.seller.name}</b><span>${d.seller.street} – ${codeFirst(d.seller)} – ${phoneOf(random, random.pick(['06 82', '07 69', '04 74']))} – ${d.seller.mail}</span></div>
<div class=w><div><h1>Facture n° ${d.number}</h1>Date : ${p.date(d.issueDate)}<br>Compte client : ${d.customerNumber}<br>Mode de règlement : prélèvement SEPA</div><div class=c>${title}${d.buyer.name}<br>${address(d.buyer)}</div></div>
<table class=t>${heading(['Prestation', 'Équidé', '>Qté', 'Unité', '>PU TTC', '>TVA', '>Montant TTC'])}${rows.join('')}</table>
<div class=z><div class=pv><b>Prélèvement automatique</b><br>La somme de ${p.money(d.amountDue)} sera prélevée le <b>${p.date(d.dueDate)}</b> sur votre compte FR76 **** **** **** ${random.digits(3)}.<br>ICS FR${random.digits(2)}ZZZ${random.digits(6)} – RUM ${d.customerNumber}-01</div><table class=s>${row(['Total HT', `>${p.money(d.subtotal)}`])}${taxes.join('')}${row(['Total TVA', `>${p.money(d.tax)}`])}${rowOf('k', ['Total TTC', `>${p.money(d.total)}`])}</table></div>
<div class=n>Activités équestres et accès aux installations sportives à usage agréé : taux réduit (art. 278-0 bis du CGI). Toute pension commencée est due en entier ; préavis de départ d’un mois. En cas de rejet du prélèvement, les frais bancaires de 12 € sont à la charge du client.<br>SIRET ${sirenOf(d.seller)} 000${random.int(11, 38)} – TVA ${d.seller.vatId} – Adhérent FFE n° ${random.digits(7)} – Membre d’une association agréée, le règlement par chèque est accepté.</div>`
    },
  },
  {
    // Freelance tour guide without VAT, made with a free invoicing program on the web.
    name: 'fr-guide-visites-micro',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [0],
      isSellerPerson: true,
      pools: partiesIn('FR', french),
      items: goods(
        'Visite guidée du centre historique, 2 h, français = groupe = 150 = 190|Guided tour of the old town, 2 h, anglais = groupe = 165 = 210|Visite du musée, groupe de 25 personnes maximum = groupe = 120 = 160|Journée d’accompagnement, circuit Chartreuse = jour = 290 = 360|Supplément dimanche et jour férié = forfait = 30 = 55|Visite théâtralisée en soirée = groupe = 210 = 270|Atelier patrimoine, classe de primaire = classe = 85 = 125|Heure supplémentaire = h = 45 = 60|Frais de déplacement = forfait = 15 = 48'
      ),
      lines: [1, 6],
      isInOrder: true,
      isOnce: true,
      most: 3,
      days: [15, 30],
      numbers: (random, year) => `${year}-${two(random.int(1, 12))}-${two(random.int(1, 19))}`,
    },
    style: { ...spaced, money: (plain) => `${plain} €`, date: frenchDay },
    css: 'body{font:10pt/1.45 "Lato";color:#333;margin:0} .a{display:flex;justify-content:space-between} .a b{font-size:12.5pt} .a h1{font:300 26pt/1 "Lato";margin:0 0 3mm;text-align:right;color:#0b7a75} .a .k td{padding:.3mm 0} .b{margin:10mm 0 10mm 95mm} .b i{font-style:normal;font-size:8pt;color:#0b7a75;text-transform:uppercase;letter-spacing:1px;display:block} .o{margin-bottom:4mm} .t th{font-size:8.5pt;font-weight:400;color:#0b7a75;border-top:1pt solid #0b7a75;border-bottom:1pt solid #0b7a75;text-align:left;padding:1.8mm 1mm} .t td{padding:2mm 1mm;border-bottom:.4pt solid #ccc;vertical-align:top} .s{width:80mm;margin:5mm 0 0 auto} .s td{padding:1.2mm 2mm} .s .k td{background:#0b7a75;color:#fff;font-weight:700;font-size:12pt} .v{text-align:right;font-size:8.5pt;margin-top:2mm} .p{margin-top:10mm;font-size:9pt} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.8pt;color:#666}',
    draw: (p) => {
      const { doc: d, random } = p
      const seller = d.seller.name
      settle(
        p,
        french,
        seller,
        'Office de Tourisme des Combes Vertes|SAS ALTITUDE & PATRIMOINE VOYAGES|Autocars Beaugey|Association des Amis du Vieux Romans|Réceptif Dauphiné|Comité d’entreprise Sorealec'
      )
      recount(p, ({ unit, quantity }) => (unit === 'forfait' ? 1 : quantity))
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const siret = `${random.digits(3)} ${random.digits(3)} ${random.digits(3)} 000${random.int(12, 39)}`
      return `<div class=a><div><b>${d.seller.name}</b><br>Guide-conférencière<br>${address(d.seller)}<br>${phoneOf(random, `06 ${random.int(10, 89)}`)}<br>${d.seller.mail}</div><div><h1>Facture</h1><table class=k>${row(['N°', `>${d.number}`])}${row(['Date d’émission', `>${p.date(d.issueDate)}`])}${row(['Échéance', `>${p.date(d.dueDate)}`])}</table></div></div>
<div class=b><i>Facturé à</i>${d.buyer.name}<br>${address(d.buyer)}</div>
<div class=o>Prestations réalisées le ${p.date(d.deliveryDate)} – votre réservation ${d.orderNumber}</div>
<table class=t>${heading(['Désignation', '>Quantité', 'Unité', '>Prix unitaire', '>Montant'])}${rows.join('')}</table>
<table class=s>${row(['Total', `>${p.money(d.total)}`])}${rowOf('k', ['Net à payer', `>${p.money(d.amountDue)}`])}</table><div class=v>TVA non applicable, art. 293 B du CGI</div>
<div class=p><b>Règlement par virement</b><br>IBAN ${grouped(d.seller.iban)} – BIC AGRIFRPP839<br>Titulaire du compte : ${seller}<br><br>En cas de retard de paiement : pénalités au taux de 3 fois le taux d’intérêt légal et indemnité forfaitaire de 40 € pour frais de recouvrement. Pas d’escompte pour paiement anticipé.</div>
<div class=f>${seller} – Entrepreneur individuel – SIRET ${siret} – Code APE 7990Z – Carte professionnelle GC-38-${random.digits(3)}-P<br>Dispensée d’immatriculation au RCS et au RM – RC professionnelle souscrite auprès de ma mutuelle d’assurance, France et pays limitrophes</div>`
    },
  },
  {
    // Removal company: balance after the move, with a part paid at the order.
    name: 'fr-demenageur-lettre-voiture',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      isBuyerPerson: true,
      pools: partiesIn('FR', french),
      items: goods(
        'Emballage et déballage du fragile = forfait = 180 = 320|Démontage et remontage du mobilier = forfait = 120 = 260|Monte-meubles avec opérateur (1/2 journée) = vac. = 240 = 360|Cartons standard 55 L = U = 1.5 = 3|Cartons livres 35 L = U = 1 = 2|Penderies portables (location) = U = 6 = 10|Housse matelas 140 = U = 5 = 9|Réservation de stationnement, démarches en mairie = U = 60 = 110|Portage supplémentaire au-delà de 20 m = forfait = 80 = 160|Garde-meubles, conteneur 8 m3 = mois = 65 = 95|Manutention piano droit = U = 180 = 290'
      ),
      lines: [4, 14],
      isInOrder: true,
      isOnce: true,
      most: 30,
      prepaid: 0.8,
      days: [8, 15],
      numbers: (random, year) => `FA${year}-${random.digits(4)}`,
    },
    style: { ...euroAfter, thousands: ' ', date: slashed },
    css: 'body{font:9pt/1.35 "Roboto";margin:0 .5mm} .h{display:flex;background:#f4b400;padding:4mm 6mm;justify-content:space-between;align-items:center} .h b{font:900 20pt/1.05 "Roboto Condensed";max-width:84mm;text-transform:none} .h div{font-size:8.5pt;text-align:right;line-height:1.4} .w{display:flex;justify-content:space-between;margin-top:7mm} .d{width:70mm} .d h1{font:900 18pt "Roboto Condensed";margin:0 0 1mm} .d td{padding:.4mm 0} .to{width:84mm;padding:3mm 5mm;box-sizing:border-box;background:#f3f3f3;font-size:10pt} .r2{display:flex;gap:6mm;margin:6mm 0} .r2>div{flex:1;border-top:2pt solid #f4b400;padding-top:1.5mm;font-size:8.5pt} .t td,.t th{border:.5pt solid #888;padding:1.1mm 1.6mm} .t th{background:#222;color:#fff;font-size:8pt;text-align:left} .s{width:86mm;margin:0 0 0 auto} .s td{border:.5pt solid #888;padding:1.1mm 1.6mm} .s .k td{background:#f4b400;font-weight:700;font-size:11.5pt} .p{margin-top:6mm} .n{font-size:7.3pt;margin-top:6mm;color:#444;text-align:justify} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.2pt;border-top:2pt solid #222;padding-top:1.5mm}',
    draw: (p) => {
      const title = settle(
        p,
        french,
        'Les Déménageurs du Trièves|TRANSALP MOBILITÉ SAS|Déménagements Faure-Brac & Fils|SARL Gonon Transports',
        'M./Hervé Chalvin|Mme/Perrine Oddos|M./Rémi Jacquemet|Cabinet Dentaire Saint-Bruno|SAS NEXALTEC|Mme/Leïla Benhamou'
      )
      const { doc: d, random } = p
      begin(
        p,
        `Déménagement formule ${random.pick(['Économique, transport groupé', 'Standard, camion exclusif', 'Confort, camion exclusif'])} = forfait = 980 = 2300`
      )
      recount(p, ({ unit, quantity }) =>
        unit === 'U' && quantity ? quantity : unit === 'mois' ? random.int(1, 3) : 1
      )
      for (const line of d.lines)
        if (/piano|stationnement/.test(line.description)) line.quantity = random.int(1, 2)
      recount(p)
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 2)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const from = random.pick(french.towns)
      const rest = d.prepaid
        ? row([`Arrhes reçues le ${p.date(d.orderDate)} (CB)`, `>- ${p.money(d.prepaid)}`])
        : ''
      return `<div class=h><b>${d.seller.name}</b><div>${address(d.seller)}<br>Tél. ${phoneOf(random, '04 38')}<br>${d.seller.mail}</div></div>
<div class=w><div class=d><h1>FACTURE</h1><table>${row(['Numéro', d.number])}${row(['Date', p.date(d.issueDate)])}${row(['Client', d.customerNumber])}${row(['Devis', d.orderNumber])}${row(['Lettre de voiture', `LV ${random.digits(5)}`])}</table></div><div class=to>${title}${d.buyer.name}<br>${address(d.buyer)}</div></div>
<div class=r2><div><b>Chargement</b><br>${random.int(2, 98)} rue ${random.pick(['Pasteur', 'des Alpes', 'du Repos'])}, ${from[1]} ${from[0]}<br>${random.pick(['3e étage avec ascenseur', '1er étage sans ascenseur', 'Maison, accès camion'])}</div><div><b>Livraison le ${p.date(d.deliveryDate)}</b><br>${d.buyer.street}, ${codeFirst(d.buyer)}<br>${random.pick(['RDC', '2e étage avec monte-meubles', 'Maison de plain-pied'])}</div><div><b>Volume</b><br>${random.int(14, 58)} m3<br>Valeur déclarée : ${random.int(10, 40)} 000 €</div></div>
<table class=t>${heading(['Désignation', '>Qté', 'Unité', '>P.U. HT', '>TVA %', '>Total HT €'])}${rows.join('')}</table>
<table class=s style="margin-top:4mm">${row(['Total HT', `>${p.money(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${row(['Total TTC', `>${p.money(d.total)}`])}${rest}${rowOf('k', [d.prepaid ? 'Solde à régler' : 'Net à payer', `>${p.money(d.amountDue)}`])}</table>
<div class=p>À régler au plus tard le <b>${p.date(d.dueDate)}</b> par carte bancaire, chèque ou virement :<br>IBAN ${grouped(d.seller.iban)} – référence ${d.number}</div>
<div class=n>En application de l’article L. 224-63 du Code de la consommation, le destinataire dispose d’un délai de dix jours calendaires à compter de la réception des objets transportés pour émettre des protestations motivées par lettre recommandée. Indemnisation dans les limites de la déclaration de valeur. Médiation de la consommation : voir conditions générales. Pénalités de retard : trois fois le taux d’intérêt légal ; indemnité forfaitaire de recouvrement due par les professionnels : 40 €.</div>
<div class=f>${d.seller.name} – Capital ${random.int(8, 60)} 000 € – SIREN ${sirenOf(d.seller)} – TVA ${d.seller.vatId} – NAF 4942Z – Licence de transport intérieur n°&nbsp;20${random.int(19, 23)}/84/000${random.digits(4)}</div>`
    },
  },
  {
    // Sound engineer who works alone: days, hours and kilometres for festivals and theatres.
    name: 'nl-geluidstechnicus-dagen',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21],
      isSellerPerson: true,
      pools: partiesIn('NL', dutch),
      items: goods(
        'FOH-techniek, dagtarief = dag = 360 = 460|Monitortechniek, dagtarief = dag = 340 = 420|Opbouw en soundcheck = uur = 38 = 52|Overuren na 10 uur = uur = 48 = 66|Huur zendersets (4 stuks) = dag = 70 = 110|Huur digitale mengtafel 32 kanalen = dag = 95 = 150|Editen en mixen opname = uur = 45 = 60|Reiskosten = km = 0.25 = 0.4|Parkeerkosten = keer = 12 = 30'
      ),
      lines: [2, 7],
      most: 3,
      days: [14, 30],
      numbers: (random, year) => `${year}${two(random.int(1, 78))}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dashed },
    css: 'body{font:9.5pt/1.45 "Inter";color:#1a1a1a;margin:0} .h{display:flex;justify-content:space-between} .h b{font-size:15pt} .h div+div{text-align:right;font-size:8.5pt;line-height:1.5} .to{margin:16mm 0 10mm} h1{font:700 20pt "Inter Display";margin:0 0 3mm} .m{width:auto;margin-bottom:8mm} .m td{padding:.4mm 8mm .4mm 0} .m td:first-child{color:#777} .t th{font-size:8.5pt;font-weight:600;text-align:left;border-bottom:1.5pt solid #1a1a1a;padding:1.5mm 0} .t td{padding:1.6mm 0;border-bottom:.4pt solid #ddd} .s{width:76mm;margin:4mm 0 0 auto} .s td{padding:.9mm 0} .s tr:last-child td{font-weight:700;border-top:1.5pt solid #1a1a1a;font-size:11pt;padding-top:2mm} .p{margin-top:14mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const seller = d.seller.name
      settle(
        p,
        dutch,
        seller,
        'Stichting Waalkade Festival|Podium De Loods|VAN ESSEN EVENEMENTEN B.V.|Brasserie & Jazzclub Opus|Theatergroep Zuidersluis|Kerkgenootschap De Ark'
      )
      const counts: Record<string, () => number> = {
        dag: () => random.int(1, 3),
        uur: () => random.int(2, 22) / 2,
        km: () => random.int(24, 310),
        keer: () => 1,
      }
      recount(p, ({ unit }) => counts[unit]())
      const days = daysOf(p, dayAfter(d.issueDate, -24), dayAfter(d.issueDate, -1))
      const rows = p.lines((l, at) =>
        row([
          days[at],
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      return `<div class=h><div><b>${d.seller.name}</b><br>live geluid &amp; opname</div><div>${address(d.seller)}<br>06 ${random.digits(4)} ${random.digits(4)}<br>${d.seller.mail}<br>KvK ${random.digits(8)}<br>Btw-id ${d.seller.vatId}</div></div>
<div class=to>${d.buyer.name}<br>t.a.v. de administratie<br>${d.buyer.street}<br>${d.buyer.postCode}&nbsp; ${d.buyer.town}</div>
<h1>Factuur</h1><table class=m>${row(['Factuurnummer', d.number])}${row(['Factuurdatum', p.date(d.issueDate)])}${row(['Vervaldatum', p.date(d.dueDate)])}${row(['Uw referentie', d.orderNumber])}</table>
<table class=t>${heading(['Datum', 'Omschrijving', '>Aantal', '>Tarief', '>Btw', '>Bedrag'])}${rows.join('')}</table>
<table class=s>${row(['Subtotaal', `>${p.money(d.subtotal)}`])}${row([`${p.number(d.taxes[0].rate)}% btw over ${p.money(d.subtotal)}`, `>${p.money(d.tax)}`])}${row(['Totaal', `>${p.money(d.total)}`])}</table>
<div class=p>Ik verzoek je vriendelijk om ${p.money(d.amountDue)} uiterlijk ${p.date(d.dueDate)} over te maken op ${grouped(d.seller.iban)} t.n.v. ${seller}, onder vermelding van factuurnummer ${d.number}.<br><br>Op al mijn werkzaamheden zijn de algemene voorwaarden van toepassing; opdrachten worden uitgevoerd op basis van een door de Belastingdienst beoordeelde modelovereenkomst (geen werkgeversgezag).</div>`
    },
  },
  {
    // Installer of solar panels and batteries: balance of a household with the reduced rate.
    name: 'nl-be-zonnepanelen-saldo',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [6, 21],
      isBuyerPerson: true,
      pools: partiesIn('NL', flemish),
      items: goods(
        'Hybride omvormer 5 kVA = st = 1080 = 1490|Thuisbatterij LFP, module 5 kWh = st = 1550 = 2100|Montagesysteem hellend dak (pannen) = st = 32 = 48|Optimizer per paneel = st = 44 = 58|AC/DC-bekabeling en beveiliging = fft = 380 = 620|Laadpaal 11 kW met loadbalancing = st = 840 = 1190|Plaatsing en indienststelling = fft = 950 = 1650|Keuring AREI en eendraadschema = fft = 210 = 290|Aanmelding netbeheerder = fft = 60 = 95|Monitoringportaal, abonnement 5 jaar = st = 120 = 190 = 1|Garantieverlenging omvormer tot 15 jaar = st = 260 = 390 = 1'
      ),
      lines: [12, 26],
      isInOrder: true,
      isOnce: true,
      most: 2,
      prepaid: 0.8,
      days: [8, 15],
      numbers: (random, year) => `VF${year.slice(2)}-${random.int(1020, 1980)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dutchDay },
    css: 'body{font:9.3pt/1.4 "Carlito";color:#222;margin:0} .h{display:flex;justify-content:space-between;align-items:center} .h svg{width:18mm} .h b{font:bold 20pt/1.1 "URW Gothic";color:#e07b00;flex:1;padding-left:4mm} .own{text-align:right;font-size:8.3pt;line-height:1.4} .w{display:flex;justify-content:space-between;margin:11mm 0 6mm} .to{width:80mm;font-size:10.3pt;order:2} .m{width:84mm} .m td{padding:.5mm 0} .m td:first-child{color:#666} h1{font:bold 18pt "URW Gothic";margin:0 0 3mm;color:#333} .t th{background:#333;color:#fff;text-align:left;font-size:8.5pt;padding:1.2mm 1.6mm} .t td{padding:1.1mm 1.6mm} .t tbody tr:nth-child(even) td{background:#fff4e5} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm;break-inside:avoid} .q{width:82mm;display:flex;gap:4mm;font-size:8.6pt;line-height:1.45} .q svg{flex:none} .s{width:86mm} .s td{padding:.8mm 1.6mm} .s .l td{border-top:.8pt solid #333} .s .k td{background:#e07b00;color:#fff;font-weight:bold;font-size:12pt} .n{font-size:7.8pt;margin-top:6mm;line-height:1.35;text-align:justify;break-inside:avoid}',
    draw: (p) => {
      settleInBelgium(p)
      const title = settle(
        p,
        flemish,
        'Zonnekracht Demerland BV|SOLARIX HASSELT|Elektro Claes & Vanhove|Groen Dak Energie NV|Vanmechelen Elektrotechnieken',
        'De heer/Bart Nijs|Swinnen - Torfs|Ilse Vangenechten|De heer/Ludo Coenegrachts|Mevrouw/Greet Wouters|Koenraad Beckers'
      )
      const { doc: d, random } = p
      begin(
        p,
        `Zonnepaneel ${random.pick(['415 Wp', '440 Wp full black', '450 Wp glas-glas'])} = st = 98 = 165`
      )
      const panels = random.int(8, 24)
      recount(p, ({ description }) =>
        /paneel|Montage/.test(description)
          ? panels
          : /batterij/.test(description)
            ? random.int(1, 3)
            : 1
      )
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`Btw ${p.number(t.rate)} % op ${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
      )
      const paid = d.prepaid
        ? row([`Voorschot betaald op ${p.date(d.orderDate)}`, `>- ${p.money(d.prepaid)}`])
        : ''
      const message = structured(random)
      const sun =
        '<svg viewBox="0 0 40 40"><circle cx="20" cy="20" r="9" fill="#e07b00"/><g stroke="#e07b00" stroke-width="3"><path d="M20 1v7M20 32v7M1 20h7M32 20h7M6 6l5 5M29 29l5 5M34 6l-5 5M11 29l-5 5"/></g></svg>'
      return `<div class=h>${sun}<b>${d.seller.name}</b><div class=own>${address(d.seller)}<br>T ${phoneOf(random, random.pick(['011', '013', '016']))}<br>${d.seller.mail}<br>BTW ${belgianVat(d.seller.vatId)}<br>RPR ${random.pick(['Leuven', 'Antwerpen, afd. Hasselt'])}</div></div>
<div class=w><div class=to>${title}${d.buyer.name}<br>${address(d.buyer)}</div><div class=m><h1>Factuur</h1><table>${row(['Nummer', d.number])}${row(['Datum', p.date(d.issueDate)])}${row(['Vervaldatum', p.date(d.dueDate)])}${row(['Klantnummer', d.customerNumber])}${row(['Offerte', d.orderNumber])}${row(['Werf', `${d.buyer.street}, ${d.buyer.town}`])}${row(['Indienststelling', p.date(d.deliveryDate)])}</table></div></div>
<table class=t>${heading(['Omschrijving', '>Aantal', 'Ehd', '>Prijs (€)', '>Btw', '>Totaal excl. (€)'])}<tbody>${rows.join('')}</tbody></table>
<div class=e><div class=q>${squareCode(random, '27mm', { side: 33 })}<div><b>Betalen met de bankapp</b><br>IBAN ${grouped(d.seller.iban)}<br>BIC ${random.pick(['GEBABEBB', 'KREDBEBB', 'BBRUBEBB'])}<br>Mededeling<br>${message}</div></div><table class=s>${row(['Totaal excl. btw', `>${p.money(d.subtotal)}`])}${taxes.join('')}${row(['Totaal btw', `>${p.money(d.tax)}`])}${rowOf('l', ['Totaal incl. btw', `>${p.money(d.total)}`])}${paid}${rowOf('k', ['Te betalen', `>${p.money(d.amountDue)}`])}</table></div>
<div class=n>Btw-tarief 6 %: Bij gebrek aan schriftelijke betwisting binnen een termijn van één maand vanaf de ontvangst van de factuur, wordt de klant geacht te erkennen dat (1) de werken worden verricht aan een woning waarvan de eerste ingebruikneming heeft plaatsgevonden in een kalenderjaar dat ten minste tien jaar voorafgaat aan de datum van de eerste factuur met betrekking tot die werken, (2) de woning, na uitvoering van die werken, uitsluitend of hoofdzakelijk als privéwoning wordt gebruikt en (3) de werken worden verschaft en gefactureerd aan een eindverbruiker. Wanneer minstens één van die voorwaarden niet is voldaan, zal het normale btw-tarief van 21 % van toepassing zijn en is de klant ten aanzien van die werken aansprakelijk voor de betaling van de verschuldigde belasting, interesten en geldboeten.<br>Geleverde goederen blijven onze eigendom tot volledige betaling. Klachten binnen 8 dagen na factuurdatum. Verzekerd via polis burgerlijke aansprakelijkheid nr. ${random.digits(8)}. Gecertificeerd installateur RESCert.</div>`
    },
  },
  {
    // Chocolate maker: pro forma of business gifts that is to be paid before they are made.
    name: 'fr-be-chocolatier-proforma',
    plan: {
      country: 'FR',
      currency: 'EUR',
      kind: 'proforma',
      rates: [6, 21],
      pools: partiesIn('FR', walloon),
      items: goods(
        'Ballotin assorti 250 g, ruban au choix = pce = 9 = 13|Ballotin assorti 500 g, ruban au choix = pce = 18 = 24|Coffret Découverte 16 pralines = pce = 13 = 18|Coffret Prestige 48 pralines = pce = 36 = 47|Orangettes sachet 150 g = pce = 6 = 9|Truffes nature cône 200 g = pce = 8 = 12|Mendiants lait/noir sachet 180 g = pce = 6 = 9|Tablette noir 72 % personnalisée 100 g = pce = 4 = 6|Figurine Saint-Nicolas 15 cm = pce = 5 = 8|Impression logo sur fourreau (quadri) = pce = 0.6 = 1.4 = 1|Frais de clichage logo = forfait = 65 = 95 = 1|Carte de vœux glissée dans le coffret = pce = 0.5 = 0.9 = 1|Livraison en camionnette climatisée = envoi = 25 = 60 = 1'
      ),
      lines: [4, 14],
      isInOrder: true,
      isOnce: true,
      most: 40,
      lineDiscount: 0.3,
      days: [7, 10, 14],
      numbers: (random, year) => `PF ${year}/${random.digits(3)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:10pt/1.35 "EB Garamond";font-variant-numeric:lining-nums;color:#2b1b12;margin:0 .5mm} .h{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:.8pt solid #2b1b12;padding-bottom:3mm} .h b{font:25pt/1.1 "Z003";max-width:95mm} .h div{font-size:9pt;text-align:right} .w{display:flex;justify-content:space-between;margin:9mm 0 7mm} .w h1{font:600 18pt "EB Garamond";letter-spacing:1px;margin:0 0 2mm} .k{width:76mm} .k td{padding:.2mm 0} .to{width:80mm;font-size:11pt} .t th{border-top:.8pt solid #2b1b12;border-bottom:.8pt solid #2b1b12;font-weight:400;font-style:italic;text-align:left;padding:1mm} .t td{padding:1mm} .t{border-bottom:.8pt solid #2b1b12} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:4mm} .x{width:86mm} .x th{font-weight:400;font-style:italic;text-align:left;border-bottom:.4pt solid #2b1b12} .s{width:78mm} .s td{padding:.5mm 1mm} .s tr:last-child td{font-weight:600;font-size:13pt;border-top:.8pt solid #2b1b12} .p{margin-top:9mm;border:.8pt solid #2b1b12;padding:3mm 5mm;line-height:1.5} .n{font-size:8.6pt;margin-top:6mm} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:8.5pt}',
    draw: (p) => {
      settleInBelgium(p)
      settle(
        p,
        walloon,
        'Chocolaterie Delvaux-Marin|MAISON FLORIMOND SRL|Les Pralines de Godelieve|Ganache & Cie SRL|Artisan chocolatier Thibaut Henin',
        'Etienne & Partners Assurances SA|Clinique vétérinaire des Trois Tilleuls|IMMO CONDROZ SRL|Cabinet d’avocats Maréchal et Dony|Wallotec Industries SA|Administration communale de Sombreval'
      )
      const { doc: d, random } = p
      for (const line of d.lines) if (line.unit !== 'pce') line.discount = 0
      recount(p, ({ unit, quantity }) => (unit === 'pce' ? (quantity ?? 1) * 5 : 1))
      const rows = p.lines((l) =>
        row([
          articleOf(l.description),
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)} %` : ''}`,
          `>${p.number(l.rate)} %`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)} %`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      return `<div class=h><b>${d.seller.name}</b><div>${address(d.seller)}<br>Tél. ${phoneOf(random, random.pick(['081', '083', '087']))}<br>${d.seller.mail}</div></div>
<div class=w><div class=k><h1>FACTURE PRO FORMA</h1><table>${row(['Numéro', d.number])}${row(['Date', p.date(d.issueDate)])}${row(['Réf. client', d.customerNumber])}${row(['Votre commande', d.orderNumber])}${row(['À payer avant le', p.date(d.dueDate)])}</table></div><div class=to>${d.buyer.name}<br>${address(d.buyer)}<br>TVA ${belgianVat(d.buyer.vatId)}</div></div>
<table class=t>${heading(['Réf.', 'Article', '>Qté', 'Un.', '>P.U. HTVA', '>Rem.', '>TVA', '>Total HTVA'])}${rows.join('')}</table>
<div class=e><table class=x>${heading(['Taux TVA', '>Base', '>TVA', '>TVAC'])}${taxes.join('')}</table><table class=s>${row(['Total HTVA', `>${p.money(d.subtotal)}`])}${row(['TVA', `>${p.money(d.tax)}`])}${row(['Total TVAC', `>${p.money(d.total)}`])}</table></div>
<div class=p>Merci de verser <b>${p.money(d.amountDue)}</b> sur le compte ${grouped(d.seller.iban)} (BIC ${random.pick(['GKCCBEBB', 'GEBABEBB', 'CREGBEBB'])}) avec la communication <b>${structured(random)}</b>.<br>La fabrication débute dès réception de votre paiement ; comptez ${random.int(6, 12)} jours ouvrables avant l’enlèvement ou la livraison.</div>
<div class=n>Ce document n’est pas une facture et n’ouvre aucun droit à déduction de la TVA. La facture définitive vous sera envoyée via Peppol le jour de la livraison. Nos chocolats se conservent 6 semaines entre 15 et 18 °C. Allergènes : lait, soja, fruits à coque ; fiches techniques sur demande.</div>
<div class=f>${d.seller.name} – BCE/TVA ${belgianVat(d.seller.vatId)} – AFSCA AER/${random.pick(['NAM', 'LIE', 'BRW'])}/0${random.digits(5)} – atelier ouvert du mardi au samedi de 9 h 30 à 18 h</div>`
    },
  },
  {
    // Security company in Luxembourg: hours of guards and rounds of a month.
    name: 'fr-lu-gardiennage-heures',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [17],
      pools: partiesIn('FR', luxembourgish),
      items: goods(
        'Agent de gardiennage, heures de nuit 22h-06h = h = 41 = 48|Majoration dimanche 70 % = h = 24 = 30|Majoration jour férié légal 100 % = h = 35 = 42|Agent d’accueil / réception = h = 37 = 43|Maître-chien = h = 49 = 58|Ronde aléatoire avec véhicule = ronde = 24 = 34|Intervention sur alarme, 1re heure = interv. = 72 = 98|Ouverture et fermeture du bâtiment = passage = 18 = 26|Garde des clés et main courante électronique = mois = 45 = 80|Raccordement à la centrale d’alarme = mois = 32 = 55'
      ),
      lines: [3, 12],
      isInOrder: true,
      isOnce: true,
      most: 30,
      days: [30],
      numbers: (random, year) => `${year.slice(2)}0${random.int(1, 9)}${random.digits(4)}`,
    },
    style: { decimal: ',', thousands: '.', money: (plain) => `${plain} EUR`, date: slashed },
    css: 'body{font:9pt/1.35 "Nimbus Sans";margin:0 .5mm} .h{display:flex;justify-content:space-between} .lg{background:#14284b;color:#fff;padding:4mm 6mm;font:bold 15pt/1.15 "Nimbus Sans";max-width:72mm} .lg small{display:block;font:7.5pt "Nimbus Sans";letter-spacing:2px;margin-top:1mm} .own{font-size:8pt;text-align:right;line-height:1.45} .to{margin:12mm 0 8mm 96mm;font-size:10pt} .i td,.i th{border:.6pt solid #14284b;padding:1mm 1.8mm;text-align:left} .i th{background:#dfe5ef;font-size:7.6pt;font-weight:400} .ob{margin:5mm 0 3mm} .t th{border-bottom:1.2pt solid #14284b;font-size:8pt;text-align:left;padding:1.2mm} .t td{padding:1.3mm 1.2mm;border-bottom:.4pt dotted #888} .s{margin-top:6mm} .s th,.s td{border:.6pt solid #14284b;padding:1.2mm 1.8mm;text-align:right} .s th{background:#dfe5ef;font-size:7.8pt;font-weight:400} .s td:last-child{font-weight:bold;font-size:11pt} .p{margin-top:7mm;line-height:1.5} .f{position:fixed;bottom:0;left:0;right:0;font-size:7pt;text-align:center;border-top:1.2pt solid #14284b;padding-top:1.5mm;line-height:1.45}',
    draw: (p) => {
      settleInLuxembourg(p)
      settle(
        p,
        luxembourgish,
        'Vigilux Sécurité S.à r.l.|CUSTODA GARDIENNAGE SA|Garde & Accueil Weiler|Sentinelle Wark S.à r.l.',
        'Copropriété Résidence Op der Heed|KIRCHNER LOGISTICS SA|Fonds Minett Immobilier S.C.A.|Lycée privé Sainte-Odile|Hôtel du Parc Alzette S.à r.l.|Ville-Fermes Shopping Center'
      )
      const { doc: d, random } = p
      begin(p, 'Agent de gardiennage, heures de jour 06h-22h = h = 36 = 42')
      const counts: Record<string, () => number> = {
        'h': () => random.int(32, 900) / 4,
        'ronde': () => random.int(20, 62),
        'interv.': () => random.int(1, 4),
        'passage': () => random.int(20, 44),
        'mois': () => 1,
      }
      recount(p, ({ unit, description }) =>
        /Majoration/.test(description) ? random.int(8, 32) : counts[unit]()
      )
      const rows = p.lines((l) =>
        row([
          articleOf(l.description),
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const rate = p.number(d.taxes[0].rate, 2)
      return `<div class=h><div class=lg>${d.seller.name}<small>SURVEILLANCE · ACCUEIL · RONDES</small></div><div class=own>${address(d.seller)}<br>Tél. +352 ${random.int(26, 49)} ${random.digits(2)} ${random.digits(2)} – permanence 24h/24<br>${d.seller.mail}<br>${d.seller.site}</div></div>
<div class=to>${d.buyer.name}<br>${random.pick(['Service comptabilité', 'À l’attention de la gérance', 'Facility Management'])}<br>${address(d.buyer)}</div>
<table class=i>${heading(['FACTURE N°', 'Date', 'N° client', 'Votre bon de commande', 'Échéance'])}${row([`<b>${d.number}</b>`, p.date(d.issueDate), d.customerNumber, d.orderNumber, p.date(d.dueDate)])}</table>
<div class=ob>Site surveillé : ${d.buyer.street}, ${d.buyer.town} – prestations du ${p.date(dayAfter(d.issueDate, -31))} au ${p.date(dayAfter(d.issueDate, -1))} selon relevé d’heures signé n° ${random.digits(4)}</div>
<table class=t>${heading(['Code', 'Prestation', '>Quantité', 'Unité', '>Prix unit. HTVA', '>Montant HTVA'])}${rows.join('')}</table>
<table class=s>${heading(['Total HTVA', 'Taux TVA', 'Montant TVA', 'Total TTC', 'À PAYER'])}${row([p.money(d.subtotal), `${rate} %`, p.money(d.tax), p.money(d.total), p.money(d.amountDue)])}</table>
<div class=p>Payable à 30 jours date de facture, sans escompte, sur notre compte <b>${grouped(d.seller.iban)}</b> (BIC BCEELULL).<br>Les tarifs suivent l’échelle mobile des salaires (indice ${random.pick(['921,40', '944,43', '968,04'])}). Toute contestation doit nous parvenir par écrit dans les 15 jours. À défaut de paiement à l’échéance, intérêts de retard selon la loi modifiée du 18 avril 2004 et frais de recouvrement de 40 EUR.</div>
<div class=f>${d.seller.name} – ${d.seller.street}, ${codeFirst(d.seller)} – R.C.S. Luxembourg B ${random.int(41, 268)}.${random.digits(3)} – N° TVA ${d.seller.vatId} – Matricule 20${random.int(10, 19)}24${random.digits(5)}<br>Autorisation du Ministère de la Justice, loi du 12 novembre 2002 relative aux activités privées de gardiennage et de surveillance</div>`
    },
  },
]
