import { ibanOf, rest97, structured } from '../check_digits.ts'
import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { goods, places, words } from '../lists.ts'
import type { Item, Line } from '../make_document.ts'
import { paged } from '../pages.ts'
import { partiesIn, phoneOf, type Person } from '../people.ts'
import {
  belgianVat,
  codeFirst,
  comma,
  dashed,
  dotted,
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
import type { Random } from '../random.ts'

const french = {
  streets: words(
    '14 rue du Pont-Neuf|ZA de la Chaume, bâtiment C|62 bis avenue de la République|Le Petit Crot|3 place du Marché aux Grains|118 route de Saint-Amand'
  ),
  towns: places(
    'Bourges = 18000|Vierzon = 18100|Châteauroux = 36000|Cosne-Cours-sur-Loire = 58200|Montluçon = 03100|Aubigny-sur-Nère = 18700'
  ),
}
const dutch = {
  streets: words('Rottekade 19|Schielaan 204-A|Oosteinde 57|Kleiweg 8|De Nijverheid 33'),
  towns: places(
    'Bleiswijk = 2665 CB|Zevenhuizen = 2761 JA|Capelle aan den IJssel = 2903 HB|Naaldwijk = 2671 DW|Gouda = 2801 JN'
  ),
}
const flemish = {
  streets: words('Industrieweg 41|Mechelsesteenweg 212|Stationsstraat 9 bus 3|Kapelleveld 28'),
  towns: places('Geel = 2440|Aarschot = 3200|Wetteren = 9230|Tielt = 8700|Bilzen = 3740'),
}
const luxembourgish = {
  streets: words('12, rue de la Gare|5, an der Uecht|27, route de Diekirch|3, rue des Prés'),
  towns: places('Mersch = L-7526|Larochette = L-7619|Beaufort = L-6310|Wiltz = L-9516'),
}

/** Gives a party a name and the addresses of its domain. */
function rename(party: Person, name: string): void {
  const domain = name
    .replace(/\b(SARL|SASU?|SA|EURL|B\.V\.|BV|NV|vzw|VOF|SCOP)(?=\s|$)/g, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]+/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word.length > 2)
    .slice(0, 3)
    .join('-')
    .toLowerCase()
  party.name = name
  party.mail = `info@${domain}.example`
  party.site = `www.${domain}.example`
}

/** Names the parties; a title before `/` is returned and is no part of the buyer's name. */
function settle(
  { doc, random }: Print,
  { streets }: { streets: string[] },
  sellers: string,
  buyers: string
): string {
  const own = doc.seller.street
  doc.buyer.street = random.pick(streets.filter((street) => street !== own))
  rename(doc.seller, random.pick(words(sellers)))
  const [name, title] = random.pick(words(buyers)).split('/').reverse()
  rename(doc.buyer, name)
  return title ? `${title} ` : ''
}

/** Lines for some of the items in their order, or for any of them if they may come again. */
function linesFrom(
  { random }: Print,
  items: Item[],
  rates: number[],
  [least, most]: [number, number],
  how: {
    countOf?: (item: Item) => number | null
    discountOf?: (item: Item) => number
    isRepeated?: boolean
  } = {}
): Line[] {
  const { countOf = () => null, discountOf = () => 0, isRepeated } = how
  const count = random.int(least, most)
  const prices = items.map(([, , from, to]) => random.int(from * 20, to * 20) * 5)
  const order = items
    .map((_, at) => ({ at, sort: random.next() }))
    .sort((a, b) => a.sort - b.sort)
    .map(({ at }) => at)
  /** Of many items, each comes once before any comes again. */
  const again = (_: unknown, place: number) =>
    items.length > 20 ? order[place % order.length] : random.pick(order)
  const chosen = isRepeated
    ? Array.from({ length: count }, again)
    : order.slice(0, count).sort((a, b) => a - b)
  return chosen.map((at) => {
    const item = items[at]
    const quantity = countOf(item)
    const discount = discountOf(item)
    const whole = Math.round((quantity ?? 1) * prices[at])
    return {
      description: item[0],
      quantity,
      unit: item[1],
      price: prices[at],
      discount,
      rate: rates[item[4] ?? 0],
      amount: Math.round(whole * (1 - discount / 100)),
    }
  })
}

/** Gives the document these lines and the sums of them. */
function fill({ doc }: Print, lines: Line[], isGross = false, prepaidOf = (_: number) => 0): void {
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => b - a)
  const add = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
  const taxes = rates.map((rate) => {
    const whole = add(lines.filter((line) => line.rate === rate).map(({ amount }) => amount))
    const amount = Math.round((whole * rate) / (isGross ? 100 + rate : 100))
    return { rate, base: isGross ? whole - amount : whole, amount }
  })
  const subtotal = add(taxes.map(({ base }) => base))
  const tax = add(taxes.map(({ amount }) => amount))
  const prepaid = prepaidOf(subtotal + tax)
  Object.assign(doc, {
    lines,
    lineTotal: add(lines.map(({ amount }) => amount)),
    subtotal,
    taxes,
    tax,
    total: subtotal + tax,
    prepaid,
    amountDue: subtotal + tax - prepaid,
  })
}

/** The same number for the same goods. */
const codeOf = (name: string) =>
  1000 + [...name].reduce((code, letter) => (code * 31 + letter.charCodeAt(0)) % 8999, 5)

/** A square code as bank apps read them. */
function square(random: Random, width: number): string {
  const cells = Array.from({ length: 29 * 29 }, (_, at) => [at % 29, Math.floor(at / 29)])
    .filter(([x, y]) => !(y < 8 && (x < 8 || x > 20)) && !(x < 8 && y > 20))
    .filter(() => random.chance(0.48))
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
  const corners = ['0 0', '22 0', '0 22'].map((at) => `M${at}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`)
  return `<svg viewBox="0 0 29 29" style="width:${width}mm;height:${width}mm;flex:none" shape-rendering="crispEdges"><path fill-rule="evenodd" d="${cells.join('')}${corners.join('')}"/></svg>`
}

const plateOf = (random: Random) => {
  const letter = () => random.pick([...'ABCDEFGHJKLMNPQRSTVWXYZ'])
  return `${letter()}${letter()}-${random.digits(3)}-${letter()}${letter()}`
}
const lateFee =
  'En cas de retard de paiement, pénalités au taux de trois fois l’intérêt légal et indemnité forfaitaire pour frais de recouvrement de 40 € (art. L441-10 du Code de commerce). Pas d’escompte pour paiement anticipé.'

const inspections = goods(
  'Contrôle technique périodique VL essence = = 58 = 68|Contrôle technique périodique VL diesel = = 60 = 70|Contrôle technique VUL diesel = = 64 = 76|Contrôle technique 4x4 / camping-car = = 72 = 84|Contre-visite pollution = = 18 = 24|Contre-visite freinage, passage au banc = = 18 = 24|Contre-visite visuelle = = 10 = 15|Contrôle complémentaire pollution VUL = = 35 = 44'
)
const cheeses = goods(
  'Crottin de Chavignol AOP demi-sec = kg = 17 = 21|Sainte-Maure de Touraine AOP fermier = kg = 15 = 19|Brie de Melun AOP 1/2 = kg = 13 = 16|Comté AOP 18 mois, pointe = kg = 19 = 24|Saint-Nectaire fermier AOP = kg = 14 = 18|Valençay AOP cendré = kg = 18 = 22|Tomme de brebis affinée 6 mois = kg = 21 = 26|Beurre de baratte doux, motte = kg = 8 = 11|Faisselle 6 x 100 g, carton = kg = 4 = 6'
)
const shoeing = goods(
  'Ferrure 4 fers acier = = 68 = 82|Ferrure antérieurs = = 42 = 52|Parage 4 pieds = = 28 = 36|Ferrure 4 fers aluminium = = 92 = 108|Ferrure orthopédique, antérieurs + plaques = = 98 = 125|Parage poulain = = 18 = 25|Remise d’un fer perdu = = 18 = 24|Mortaises et crampons = = 8 = 12|Déplacement hors tournée = = 22 = 30'
)
const salon = goods(
  'COLOR CRÈME 60 ML 6.0 BLOND FONCÉ = = 4.2 = 5.8|COLOR CRÈME 60 ML 5.3 CHÂTAIN CLAIR DORÉ = = 4.2 = 5.8|COLOR CRÈME 60 ML 8.1 BLOND CLAIR CENDRÉ = = 4.2 = 5.8|COLOR CRÈME 60 ML 7.44 CUIVRÉ INTENSE = = 4.2 = 5.8|OXYDANT CRÈME 20 VOL 1 L = = 4.5 = 6.5|OXYDANT CRÈME 30 VOL 1 L = = 4.5 = 6.5|POUDRE DÉCOLORANTE BLEUE 500 G = = 12 = 18|SHAMPOOING NEUTRE BIDON 5 L = = 9 = 14|SHAMPOOING ARGENT 1 L = = 7 = 11|MASQUE KARITÉ POT 1 L = = 9 = 15|SÉRUM POINTES 50 ML REVENTE = = 6 = 9|LAQUE FIXATION FORTE 750 ML = = 5 = 8|MOUSSE VOLUME 400 ML = = 4 = 7|CIRE COIFFANTE MATE 100 ML = = 4 = 6|PAPIER MÈCHES ALU ROULEAU 100 M = = 5 = 9|GANTS VINYLE NOIRS M X100 = = 5 = 8|CAPES JETABLES X50 = = 6 = 10|COL CERVICAL CRÊPE X5 ROULEAUX = = 4 = 7|PEIGNE CARBONE QUEUE MÉTAL = = 2.5 = 4|BROSSE RONDE CÉRAMIQUE 43 MM = = 6 = 10|CISEAUX SCULPTEURS 5.5 POUCES = = 42 = 75|TONDEUSE FINITION SANS FIL = = 58 = 89|SÈCHE-CHEVEUX PRO 2100 W = = 62 = 94|SERVIETTES ÉPONGE NOIRES X12 = = 18 = 26|PINCES SÉPARATRICES X10 = = 2 = 4|BOL À TEINTURE NOIR = = 1.5 = 2.5|DÉSINFECTANT INSTRUMENTS 1 L = = 9 = 14|CAFÉ DOSETTES X150 (ESPACE CLIENT) = = 16 = 22 = 1|THÉ VERT MENTHE X100 SACHETS = = 6 = 10 = 1'
)
const driving = goods(
  'Rijlespakket Basis, 30 lessen van 60 minuten = = 1620 = 1890|Losse rijles 60 minuten = = 58 = 68|Blokles 90 minuten = = 86 = 99|Tussentijdse toets CBR = = 195 = 230|Praktijkexamen CBR categorie B = = 245 = 295|Theoriecursus incl. boek en e-learning = = 69 = 95|Proefles en advies = = 35 = 49'
)
const flowers = goods(
  'Rosa gr. Red Naomi! 70 cm = stuks = 0.55 = 0.9|Rosa gr. Avalanche+ 60 cm = stuks = 0.45 = 0.75|Tulpa en. Strong Gold 36 cm = stuks = 0.2 = 0.3|Chrysanthemum tros Baltica = stuks = 0.3 = 0.45|Gerbera mini gemengd = stuks = 0.15 = 0.25|Eustoma Rosita White 75 cm = stuks = 0.5 = 0.8|Lilium or. Santander 80 cm = stuks = 0.8 = 1.2|Gypsophila Xlence 70 cm = stuks = 0.35 = 0.5|Eucalyptus cinerea 60 cm = stuks = 0.2 = 0.3|Ranunculus Elegance Roze = stuks = 0.3 = 0.5|Hydrangea m. Verena Classic = stuks = 1.3 = 2|Phalaenopsis 2 tak wit p12 = stuks = 4.5 = 6.5|Hedera helix p12 = stuks = 1.1 = 1.6|Steekschuim blok, ds. 20 = doos = 14 = 19 = 1|Bloemenhoes 35x50 transp., pak 50 = pak = 4 = 7 = 1|Snijbloemenvoedsel 500 sachets = doos = 18 = 25 = 1'
)
const courses = goods(
  'Basisveiligheid VCA, dagopleiding + examen = = 185 = 235|VOL-VCA voor leidinggevenden, 2 dagen = = 330 = 410|Heftruckchauffeur (basis), 2 dagen = = 340 = 420|Hoogwerkerbestuurder, 1 dag = = 210 = 265|Bijscholing bedrijfseerstehulp (4 u) = = 95 = 125|Brandbestrijding kleine blusmiddelen = = 115 = 150|BA4-opleiding elektriciteit, halve dag = = 140 = 180|Herexamen VCA = = 55 = 75|Broodjeslunch deelnemers = = 14 = 19|Cursusmap (extra exemplaar) = = 12 = 18'
)
const fees = goods(
  'Eau potable, partie variable = m³ = 2.6 = 3.4|Eau potable, partie fixe = mm = 3.5 = 5|Eaux usées, partie variable = m³ = 2.9 = 3.9 = 1|Eaux usées, partie fixe = EH = 20 = 32 = 1|Poubelle grise 120 l, taxe de base = mois = 9 = 14 = 1|Poubelle verte 120 l (biodéchets) = mois = 3 = 5 = 1|Enlèvement déchets encombrants = pass. = 12 = 20 = 1|Antenne collective = mois = 8 = 11 = 2'
)

/** French, Dutch, Belgian and Luxembourgish invoices that the reader was not made with. */
export const cherRotte: Family[] = [
  {
    // Vehicle inspection centre: the month of a garage with an account.
    name: 'fr-controle-technique-compte',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      items: inspections,
      lines: [5, 17],
      most: 0,
      pools: partiesIn('FR', french),
      days: [15, 30],
      numbers: (random, year) => `CT${year.slice(2)}${random.digits(4)}`,
    },
    style: { ...comma, thousands: ' ', date: slashed },
    css: 'body{font:9.5pt/1.35 "Roboto Condensed";margin:0} .h{display:flex;gap:6mm;align-items:center} .h svg{width:24mm;flex:none} .h b{font-size:15pt;color:#c4161c;line-height:1.1} .h small{display:block;font-size:8.3pt} .m{display:flex;justify-content:space-between;margin:9mm 0 7mm;align-items:flex-end} .i td{border:.6pt solid #555;padding:1mm 2mm;white-space:nowrap} .i th{border:.6pt solid #555;background:#1f3c88;color:#fff;font-weight:400;padding:1mm 2mm;text-align:left} .i{width:88mm} .to{width:78mm;min-height:26mm;font-size:10.5pt} .t th{background:#1f3c88;color:#fff;text-align:left;font-weight:400;padding:1.2mm 1.5mm;font-size:8.6pt} .t td{border-bottom:.4pt solid #bbb;padding:1mm 1.5mm} .s{margin-top:6mm} .s th{font-weight:400;font-size:8.3pt;border:.6pt solid #555;background:#eef1f8;padding:.8mm} .s td{border:.6pt solid #555;text-align:center;padding:1.6mm;font-size:10.5pt} .s td:last-child{font-weight:700;font-size:12pt;color:#c4161c} .p{margin-top:6mm} .n{position:fixed;bottom:0;left:0;right:0;font-size:7.3pt;text-align:center;color:#444;border-top:.5pt solid #999;padding-top:1.5mm}',
    draw: (p) => {
      settle(
        p,
        french,
        'Contrôle Technique du Berry SARL|BILAN TECHNIQUE VALLIÈRE|Centre de Contrôle Beaulieu SAS|C.T.A. Moreau & Fils|Auto Contrôle Les Aix EURL',
        'Garage Perrichon|SARL AUTOMOBILES DU CHER|Carrosserie Lhomme & Associés|Michel Thibaudat|Société Nouvelle de Mécanique Générale et d’Occasions du Boischaut|GARAGE DES BRANDES'
      )
      fill(p, linesFrom(p, inspections, [20], [5, 17], { isRepeated: true }))
      const { doc: d, random } = p
      const days = daysOf(p, dayAfter(d.issueDate, -30), dayAfter(d.issueDate, -1))
      const modelsOf = (name: string) =>
        /VUL/.test(name)
          ? 'RENAULT KANGOO|PEUGEOT PARTNER|FORD TRANSIT|CITROËN JUMPY'
          : /4x4/.test(name)
            ? 'DACIA DUSTER|FIAT DUCATO|SUZUKI JIMNY'
            : 'RENAULT CLIO|PEUGEOT 208|CITROËN C3|DACIA SANDERO|VW GOLF|TOYOTA YARIS|OPEL CORSA'
      const first = random.int(21000, 76000)
      const rows = p.lines((l, at) =>
        row([
          days[at],
          `${first + at * 7}`,
          plateOf(random),
          random.pick(words(modelsOf(l.description))),
          l.description,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=h><svg viewBox="0 0 60 44"><circle cx="22" cy="22" r="20" fill="#1f3c88"/><path d="M11 22l9 9L52 5" fill="none" stroke="#c4161c" stroke-width="7"/></svg><div><b>${d.seller.name}</b><small>Centre de contrôle technique de véhicules légers – agrément préfectoral S0${random.pick(['18', '36', '58'])}${random.pick(['C', 'Z'])}${random.digits(3)}<br>${d.seller.street} – ${codeFirst(d.seller)} – Tél. ${phoneOf(random, '02 48')} – ${d.seller.mail}</small></div></div>
<div class=m><table class=i>${heading(['Facture n°', 'Date', 'Compte client', 'Échéance'])}${row([`<b>${d.number}</b>`, p.date(d.issueDate), d.customerNumber, p.date(d.dueDate)])}</table><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<table class=t>${heading(['Date', 'N° PV', 'Immat.', 'Véhicule', 'Prestation', '>Montant HT'])}${rows.join('')}</table>
<table class=s style="break-inside:avoid">${heading(['Nb. passages', 'Total HT', 'TVA %', 'Montant TVA', 'Total TTC', 'Net à payer EUR'])}${row([rows.length, p.plain(d.subtotal), p.number(d.taxes[0].rate, 2), p.plain(d.tax), p.plain(d.total), p.plain(d.amountDue)])}</table>
<div class=p>Règlement : virement – IBAN ${grouped(d.seller.iban)}<br>Redevance OTC incluse dans le prix des visites périodiques. TVA acquittée sur les encaissements.</div><p style="font-size:8pt">${lateFee}</p>
<div class=n>${d.seller.name} – SIREN ${sirenOf(d.seller)} RCS ${d.seller.town} – APE 7120A – N° TVA intracommunautaire ${d.seller.vatId}</div>`
    },
  },
  {
    // Cheese ripener: credit note for returned goods.
    name: 'fr-affineur-fromages-avoir',
    plan: {
      country: 'FR',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [5.5],
      items: cheeses,
      lines: [1, 5],
      pools: partiesIn('FR', french),
      numbers: (random) => `AC${random.digits(6)}`,
    },
    style: { ...euroAfter, thousands: ' ', date: slashed },
    css: 'body{font:9.5pt/1.4 "Caladea";margin:0} .h{display:flex;justify-content:space-between} .h b{font:italic 700 19pt/1.15 "P052";color:#7a4a12} .h .l{max-width:95mm;font-size:8.7pt} .a{border:1pt solid #7a4a12;border-radius:2mm;padding:3mm 4mm;width:70mm;box-sizing:border-box} .a h1{font-size:16pt;margin:0 0 1.5mm;letter-spacing:1mm} .a td{padding:.2mm 0} .to{margin:8mm 0 8mm 100mm;font-size:10.5pt} .q{background:#f7efe2;padding:2mm 3mm;margin-bottom:3mm} .t td,.t th{border:.5pt solid #b79b74;padding:1.2mm 1.6mm;font-size:9pt} .t th{background:#f7efe2;text-align:left;font-weight:400;font-size:8.3pt} .u{width:72mm;margin:6mm 0 0 auto} .u td{padding:.9mm 1mm;border-bottom:.4pt solid #b79b74} .u .k td{font-weight:700;font-size:12pt;border:0} .n{margin-top:10mm;font-size:8.6pt} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.5pt;color:#7a4a12}',
    draw: (p) => {
      settle(
        p,
        french,
        'Maison Delaporte Affineurs SAS|LES CAVES DE SANCERGUES|Fromages Roblin & Fils|Laiterie de la Vauvise SARL|SCOP Terre et Crème',
        'Crèmerie Bonnin|SUPERETTE DU PARC|Le Comptoir de Lucie|Hôtel-Restaurant La Côte des Vignes|Cuisine Centrale Intercommunale du Pays de Nevers et de la Loire|Épicerie Zouari & Fils SARL|Benoît Cassegrain'
      )
      const countOf = () => p.random.int(320, 9400) / 1000
      fill(p, linesFrom(p, cheeses, [5.5], [1, 5], { countOf }))
      const { doc: d, random } = p
      const delivered = p.date(dayAfter(d.issueDate, -random.int(5, 9)))
      const reasons = 'DLC courte|Non conforme|Rupture de froid|Erreur de prépa.|Croûte abîmée'
      const rows = p.lines((l) =>
        row([
          `${random.int(10, 89)}${random.digits(2)}`,
          l.description,
          `L${random.digits(5)}`,
          random.pick(words(reasons)),
          `>${p.number(l.quantity, 3)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 1)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=h><div class=l><b>${d.seller.name}</b><br>Affinage – Négoce – Livraison en camion frigorifique<br>${d.seller.street}, ${codeFirst(d.seller)}<br>Tél. ${phoneOf(random, '02 48')} – ${d.seller.mail}<br>Agrément sanitaire FR 18.${random.digits(3)}.001 CE</div><div class=a><h1>AVOIR</h1><table>${row(['N°', `>${d.number}`])}${row(['Date', `>${p.date(d.issueDate)}`])}${row(['Client', `>${d.customerNumber}`])}${row(['Tournée', `>${random.pick(['T2 Mardi', 'T4 Jeudi', 'T5 Vendredi'])}`])}</table></div></div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br><small>N° TVA : ${d.buyer.vatId}</small></div>
<div class=q>Avoir sur facture n° FC${random.digits(6)} – livraison du ${delivered}, bon de reprise ${random.digits(5)} signé par le chauffeur</div>
<table class=t>${heading(['Code', 'Désignation', 'Lot', 'Motif', '>Poids net', 'Un.', '>Prix HT', '>TVA %', '>Montant HT'])}${rows.join('')}</table>
<table class=u>${row(['Total HT', `>${p.money(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate, 2)} %`, `>${p.money(d.tax)}`])}${row(['Total TTC', `>${p.money(d.total)}`])}${rowOf('k', ['Net en votre faveur', `>${p.money(d.amountDue)}`])}</table>
<div class=n>Ce montant est à déduire de votre prochain règlement. TVA à régulariser : le destinataire du présent avoir est tenu de rectifier la taxe initialement déduite (art. 272-1 du CGI).</div>
<div class=f>${d.seller.name} – RCS ${d.seller.town} ${sirenOf(d.seller)} – TVA ${d.seller.vatId} – Clause de réserve de propriété, loi n° 80-335 du 12 mai 1980</div>`
    },
  },
  {
    // Farrier on his own: the horses of a stable.
    name: 'fr-marechal-ferrant-ecurie',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      items: shoeing,
      lines: [2, 11],
      most: 0,
      isSellerPerson: true,
      pools: partiesIn('FR', french),
      days: [8, 15, 30],
      numbers: (random, year) => `${year}-${random.int(8, 340)}`,
    },
    style: { ...comma, thousands: ' ', money: (plain) => `${plain} €`, date: frenchDay },
    css: 'body{font:11.5pt/1.35 "EB Garamond";margin:4mm 6mm} .h{text-align:center} .h svg{width:15mm} .h b{display:block;font-size:22pt;font-weight:500;letter-spacing:.5mm} .h i{display:block} .w{display:flex;justify-content:space-between;margin:10mm 0 9mm} .t th{text-align:left;font-weight:500;font-style:italic;border-bottom:.8pt solid #222;padding:1mm 0} .t td{padding:1.1mm 0;vertical-align:top} .t tr:last-child td{border-bottom:.8pt solid #222} .u{width:76mm;margin:3mm 0 8mm auto} .u td{padding:.6mm 0} .u .k td{font-weight:600;border-top:.8pt solid #222;font-size:13pt} .f{margin-top:12mm;border-top:.4pt solid #222;padding-top:2mm;font-size:9.3pt;text-align:center}',
    draw: (p) => {
      const title = settle(
        p,
        french,
        'Émilien Vasseur|Marion Le Bihan|Jean-Yves Tardieu|Florent Pinson|Anne-Sophie Delhoume',
        'Écurie des Trois Chênes|HARAS DE LA GRANGE-AUX-MOINES|Mme/Clotilde Roussange|EARL Poneys du Val d’Arnon|Centre équestre Saint-Éloi (association)|M. et Mme/Bernard Auclair'
      )
      fill(p, [
        ...linesFrom(p, shoeing.slice(0, 8), [20], [2, 10], { isRepeated: true }),
        ...linesFrom(p, shoeing.slice(8), [20], [0, 1]),
      ])
      const { doc: d, random } = p
      const days = daysOf(p, dayAfter(d.issueDate, -28), dayAfter(d.issueDate, -1))
      const horses = words(
        'Ulysse|Quenza du Parc|Joli Cœur|Vanille|Tornado|Falbala des Ifs|Icare|Bella|Réglisse|Duc de Mornay|Pépita'
      )
      const first = random.int(0, 10)
      const rows = p.lines((l, at) =>
        row([
          days[at],
          /^Dépl/.test(l.description) ? '–' : horses[(first + at * 4) % 11],
          l.description,
          `>${p.money(l.amount)}`,
        ])
      )
      return `<div class=h><svg viewBox="0 0 40 40"><path d="M9 36C-3 14 10 3 20 3s23 11 11 33h-7c11-18 4-26-4-26s-15 8-4 26z" fill="#3b2a1a"/></svg><b>${d.seller.name}</b><i>Entrepreneur individuel – Maréchal-ferrant diplômé, ferrure à chaud et orthopédie</i>${d.seller.street}, ${codeFirst(d.seller)} – ${phoneOf(random, random.pick(['06 12', '06 84', '07 61']))}</div>
<div class=w><div><b>Facture n° ${d.number}</b><br>${d.seller.town}, le ${p.date(d.issueDate)}</div><div style="width:74mm">${title}${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<table class=t>${heading(['Date', 'Cheval', 'Intervention', '>Prix HT'])}${rows.join('')}</table>
<table class=u>${row(['Total hors taxes', `>${p.money(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${rowOf('k', ['Total TTC', `>${p.money(d.total)}`])}</table>
<div>La somme de ${p.money(d.amountDue)} est à régler avant le ${p.date(d.dueDate)}, par chèque à mon ordre ou par virement :<br>${grouped(d.seller.iban)}</div>
<p>Prochain passage à prévoir dans 6 à 8 semaines. Merci de rentrer les chevaux au box, pieds secs, avant mon arrivée.</p>
<div class=f>SIRET ${sirenOf(d.seller)} 000${random.int(12, 38)} – TVA intracom. ${d.seller.vatId} – Chambre de métiers et de l’artisanat<br>Assurance RC professionnelle n° ${random.digits(8)} – Membre d’une association agréée, le règlement par chèque est accepté.<br>Tout retard de paiement entraîne des pénalités de 10 % l’an ; indemnité de recouvrement de 40 € pour les professionnels.</div>`
    },
  },
  {
    // Wholesaler of goods for hairdressers: two or more pages from a common accounting program.
    name: 'fr-coiffure-grossiste-pages',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20, 5.5],
      items: salon,
      lines: [26, 46],
      most: 24,
      lineDiscount: 0.4,
      pools: partiesIn('FR', french),
      days: [30, 45],
      numbers: (random) => `FA${random.int(100, 189)}${random.digits(4)}`,
    },
    style: { ...comma, thousands: ' ', date: slashed },
    css: 'body{font:8.8pt/1.3 "Liberation Sans Narrow";margin:0} .pg+.pg{break-before:page} .h{display:flex;justify-content:space-between} .l{width:92mm} .l b{font-size:14pt} .to{width:80mm;border:.7pt solid #000;border-radius:3mm;padding:4mm;box-sizing:border-box;min-height:30mm;font-size:10pt} h1{font-size:14pt;margin:5mm 0 2mm} .i{margin-bottom:4mm} .i th,.i td{border:.6pt solid #000;text-align:center;padding:.8mm;font-weight:400} .i th{background:#e4e4e4} .t{border:.6pt solid #000} .t th{border:.6pt solid #000;background:#e4e4e4;padding:1mm;text-align:left;font-weight:400} .t td{border-left:.6pt solid #000;border-right:.6pt solid #000;padding:.75mm 1mm} .t th{width:15mm} .t th:first-child{width:19mm} .t th:nth-child(2){width:auto} .t .g td{font-style:italic;padding-top:1.5mm} .c{text-align:right;margin-top:2mm;font-style:italic} .e{display:flex;gap:4mm;align-items:flex-start;margin-top:4mm} .v th,.v td{border:.6pt solid #000;padding:.8mm 1mm;font-weight:400} .v th{background:#e4e4e4;text-align:left} .u td{border:.6pt solid #000;padding:1mm} .u .k td{font-weight:700;font-size:12pt} .n{font-size:7.6pt;margin-top:4mm}',
    draw: (p) => {
      settle(
        p,
        french,
        'Berry Coiffure Distribution SAS|HAIR PRO CENTRE|Établissements Gaudry & Lecoq|Beauté Services Diffusion SARL|Comptoir du Coiffeur',
        'Salon Mèche Rebelle|SARL CAPUCINE COIFFURE|L’Atelier de Nadège|Tif & Tondu Barbier|Institut de Formation aux Métiers de la Coiffure et de l’Esthétique du Centre|Sandrine Boutet'
      )
      const { random } = p
      const countOf = ([, , from]: Item) => random.int(1, from > 40 ? 1 : from > 10 ? 4 : 18)
      const shift = random.int(0, 4)
      const discountOf = ([name]: Item) => [0, 0, 0, 10, 15][(codeOf(name) + shift) % 5]
      fill(
        p,
        linesFrom(p, salon, [20, 5.5], [26, 46], {
          countOf,
          discountOf,
          isRepeated: true,
        })
      )
      const { doc: d } = p
      const days = daysOf(p, dayAfter(d.issueDate, -27), d.issueDate)
      const size = random.int(8, 12)
      const slip = random.int(30000, 80000)
      const rows = p.lines((l, at) => {
        const note = `<tr class=g><td></td><td colspan=6>Bon de livraison n° BL${slip + at * 13} du ${days[at]}</td></tr>`
        return (
          (at % size ? '' : note) +
          row([
            `${l.description
              .slice(0, 3)
              .normalize('NFD')
              .replace(/[^A-Z]/g, 'X')}${codeOf(l.description)}`,
            l.description,
            `>${p.number(l.quantity, 2)}`,
            `>${p.plain(l.price)}`,
            `>${l.discount ? p.number(l.discount, 2) : ''}`,
            `>${p.number(l.rate, 2)}`,
            `>${p.plain(l.amount)}`,
          ])
        )
      })
      const taxes = p.taxes((t) =>
        row([`>${p.plain(baseOf(p, t))}`, `>${p.number(t.rate, 2)} %`, `>${p.plain(taxOf(p, t))}`])
      )
      const agent = random.pick(['R03', 'R05', 'R11'])
      const pages = paged(rows, 30, 19)
      const table = (own: string[]) =>
        `<table class=t>${heading(['Référence', 'Désignation', '>Quantité', '>P.U. HT', '>Rem. %', '>TVA %', '>Montant HT'])}${own.join('')}</table>`
      const info = (at: number) =>
        `<h1>Facture N° ${d.number}</h1><table class=i>${heading(['Date', 'Code client', 'N° TVA client', 'Représentant', 'Page'])}${row([p.date(d.issueDate), d.customerNumber, d.buyer.vatId, agent, `${at + 1} / ${pages.length}`])}</table>`
      const head = `<div class=h><div class=l><b>${d.seller.name}</b><br>Produits et matériel professionnels pour la coiffure<br>${d.seller.street}<br>${codeFirst(d.seller)}<br>Tél. : ${phoneOf(random, '02 54')}<br>${d.seller.mail}</div><div class=to><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>`
      const body = pages.map(
        (own, at) =>
          `<div class=pg>${head}${info(at)}${table(own)}${at < pages.length - 1 ? '<div class=c>Suite page suivante…</div>' : ''}`
      )
      return `${body.join('</div>')}
<div class=e><table class=v style="flex:1.1">${heading(['>Base HT', '>Taux TVA', '>Montant TVA'])}${taxes.join('')}</table><table class=u style="flex:1">${row(['Total HT', `>${p.plain(d.subtotal)}`])}${row(['Total TVA', `>${p.plain(d.tax)}`])}${row(['Total TTC', `>${p.plain(d.total)}`])}${rowOf('k', ['NET À PAYER', `>${p.plain(d.amountDue)} €`])}</table></div>
<table class=v style="margin-top:4mm;width:100mm">${heading(['Échéance', 'Mode de règlement', '>Montant'])}${row([p.date(d.dueDate), 'Prélèvement SEPA', `>${p.plain(d.amountDue)}`])}</table>
<div class=n>Prélèvement sur votre compte selon mandat RUM ${d.customerNumber}-01. ${lateFee} Les marchandises restent notre propriété jusqu’au paiement intégral.<br>${d.seller.name} – RCS ${d.seller.town} ${sirenOf(d.seller)} – TVA ${d.seller.vatId} – NAF 4645Z</div></div>`
    },
  },
  {
    // Driving school: a package of lessons with a deposit.
    name: 'nl-rijschool-pakket',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21],
      isGross: true,
      isBuyerPerson: true,
      items: driving,
      lines: [2, 5],
      prepaid: 0.7,
      pools: partiesIn('NL', dutch),
      days: [7, 14],
      numbers: (random, year) => `${year}${random.digits(4)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dutchDay },
    css: 'body{font:9.5pt/1.5 "Inter";color:#1b2430;margin:0} .h{display:flex;justify-content:space-between;align-items:center} .h b{font-size:18pt;max-width:110mm;line-height:1.15} .L{background:#0057b8;color:#fff;font:800 30pt/17mm "Inter";width:17mm;height:17mm;text-align:center;border-radius:2mm} .w{display:flex;justify-content:space-between;margin:14mm 0 10mm} .w .g{color:#6b7685;font-size:8.3pt} h1{font-size:22pt;margin:0 0 5mm;color:#0057b8} .k{display:flex;gap:12mm;margin-bottom:9mm} .k span{display:block;color:#6b7685;font-size:8.3pt} .t th{font-size:8.3pt;font-weight:500;color:#6b7685;text-align:left;border-bottom:1pt solid #0057b8;padding:1.5mm 0} .t td{padding:2mm 0;border-bottom:.4pt solid #d5dbe3} .u{width:86mm;margin:4mm 0 0 auto} .u td{padding:.9mm 0} .u .z td{font-weight:700;font-size:11.5pt;border-top:1pt solid #0057b8} .u .s td{color:#6b7685;font-size:8.6pt} .p{display:flex;gap:6mm;align-items:center;margin-top:10mm} .f{position:fixed;bottom:0;left:0;right:0;font-size:7.8pt;color:#6b7685;display:flex;justify-content:space-between}',
    draw: (p) => {
      const title = settle(
        p,
        dutch,
        'Rijschool Bergsma|VERKEERSSCHOOL DE ROTTE|Autorijschool Ton & Ineke|Rijopleidingen Kalkman B.V.|Rijschool Yasmina El Idrissi',
        'Dhr./D. van Vugt|Mevr./Lieke Noordermeer|Familie Sewnarain|Mevr./S.A. de Bruin-Kok|Thijmen Hazelaar|Stichting Werk & Mobiliteit'
      )
      const { random } = p
      const countOf = ([name]: Item) => (/^(Losse|Blok)/.test(name) ? random.int(2, 9) : 1)
      const share = random.chance(0.7) ? random.pick([0.2, 0.3, 0.5]) : 0
      const lines = linesFrom(p, driving, [21], [2, 5], { countOf })
      fill(p, lines, true, (total) => Math.round((total * share) / 1000) * 1000)
      const { doc: d } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const paid = d.prepaid
        ? row([
            `Aanbetaling ontvangen ${p.date(dayAfter(d.issueDate, -random.int(20, 60)))}`,
            `>– ${p.money(d.prepaid)}`,
          ])
        : ''
      return `<div class=h><b>${d.seller.name}</b><div class=L>L</div></div>
<div class=w><div>${title}${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div><div class=g>${d.seller.street}<br>${codeFirst(d.seller)}<br>06-${random.digits(8)}<br>${d.seller.mail}</div></div>
<h1>Factuur</h1><div class=k><div><span>Factuurnummer</span>${d.number}</div><div><span>Factuurdatum</span>${p.date(d.issueDate)}</div><div><span>Vervaldatum</span>${p.date(d.dueDate)}</div><div><span>Leerlingnummer</span>${d.customerNumber}</div></div>
<table class=t>${heading(['Omschrijving', '>Aantal', '>Prijs', '>Btw', '>Bedrag'])}${rows.join('')}</table>
<table class=u>${row(['Totaal inclusief btw', `>${p.money(d.total)}`])}${rowOf('s', ['Waarvan exclusief btw', `>${p.money(d.subtotal)}`])}${rowOf('s', [`Waarvan btw ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${paid}${rowOf('z', ['Te betalen', `>${p.money(d.amountDue)}`])}</table>
<div class=p>${square(random, 24)}<div>Scan de code om met iDEAL te betalen, of maak het bedrag over op<br><b>${grouped(d.seller.iban)}</b> o.v.v. het factuurnummer en je leerlingnummer.<br>Lessen die je minder dan 48 uur van tevoren afzegt, brengen we in rekening. Op al onze lessen zijn onze algemene voorwaarden van toepassing, zie de website. Alle prijzen zijn inclusief btw.</div></div>
<div class=f><span>KvK ${random.int(50, 89)}${random.digits(6)}</span><span>Btw-id ${d.seller.vatId}</span><span>CBR-rijschoolnummer ${random.digits(4)}${random.pick(['A', 'K', 'X'])}${random.digits(1)}</span><span>${d.seller.site}</span></div>`
    },
  },
  {
    // Wholesaler of flowers: a delivery with the number of boxes, collected by direct debit.
    name: 'nl-bloemengroothandel-fust',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [9, 21],
      items: flowers,
      lines: [6, 16],
      pools: partiesIn('NL', dutch),
      days: [7, 8, 14],
      numbers: (random) => `${random.int(24, 69)}${random.digits(4)}`,
    },
    style: { ...comma, date: dashed },
    css: 'body{font:8.6pt/1.35 "DejaVu Sans Condensed","DejaVu Sans";margin:0} .h{display:flex;justify-content:space-between;border-bottom:2.5pt solid #2e7d32;padding-bottom:3mm} .h b{font:600 20pt/1.1 "URW Gothic";color:#2e7d32;max-width:100mm} .h div{text-align:right;font-size:7.6pt} .w{display:flex;justify-content:space-between;margin:8mm 0 7mm} .to{font-size:9.6pt;width:84mm} .d td{padding:.3mm 0} .d{width:74mm} h1{font-size:13pt;margin:0 0 2mm} .t th{background:#2e7d32;color:#fff;text-align:left;font-size:7.6pt;padding:1mm 1.2mm} .t td{padding:.9mm 1.2mm} .t tr:nth-child(even) td{background:#eef6ee} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm;border-top:1pt solid #2e7d32;padding-top:3mm;break-inside:avoid} .v{width:92mm} .v th{text-align:left;font-size:7.6pt;border-bottom:.5pt solid #2e7d32} .v td{padding:.5mm 0} .u{width:72mm} .u td{padding:.6mm 0} .u .k td{font-weight:700;font-size:11pt;border-top:.6pt solid #2e7d32} .n{margin-top:7mm} .f{font-size:7pt;margin-top:8mm;color:#444}',
    draw: (p) => {
      settle(
        p,
        dutch,
        'Bloemengroothandel Rottemeer B.V.|VAN LEEUWEN & ZN FLOWERS|Florexpo Westland BV|Gebr. Poldervaart|De Lijnrijder Bloemen en Planten VOF',
        'Bloemsierkunst Marjolein|BLOEMBOETIEK DE PIOEN|Fleur & Zo|Tuincentrum De Oude Tol B.V.|Uitvaartverzorging en Rouwcentrum Van Wijngaarden-Hoogendoorn Midden-Holland|Arjan Stolk'
      )
      const { random } = p
      const countOf = ([, unit, from]: Item) =>
        unit !== 'stuks'
          ? random.int(1, 3)
          : from > 1
            ? random.int(1, 4) * 6
            : random.int(1, 5) * random.pick([20, 40, 50])
      fill(p, linesFrom(p, flowers, [9, 21], [6, 16], { countOf }))
      const { doc: d } = p
      const lots = p.lines((l) =>
        row([
          l.description,
          l.unit === 'stuks' ? random.pick(['566', '577', '544', '998']) : '',
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate)}%`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])
      )
      return `<div class=h><b>${d.seller.name}</b><div>${d.seller.street}<br>${codeFirst(d.seller)}<br>Tel. 01${random.pick(['74', '80', '82'])} ${random.int(3, 6)}${random.digits(5)}<br>${d.seller.site}</div></div>
<div class=w><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div><div><h1>FACTUUR</h1><table class=d>${row(['Factuurnummer', d.number])}${row(['Factuurdatum', p.date(d.issueDate)])}${row(['Debiteur', d.customerNumber])}${row(['Leverdag', p.date(dayAfter(d.issueDate, -1))])}${row(['Route / kar', `${random.int(1, 14)} / ${random.int(102, 890)}`])}</table></div></div>
<table class=t>${heading(['Omschrijving', 'Fust', '>Aantal', 'Eenh.', '>Prijs', '>BTW', '>Bedrag'])}${lots.join('')}</table>
<div class=e><table class=v>${heading(['BTW-tarief', '>Grondslag', '>BTW-bedrag'])}${taxes.join('')}</table><table class=u>${row(['Totaal excl. BTW', `>${p.plain(d.subtotal)}`])}${row(['Totaal BTW', `>${p.plain(d.tax)}`])}${rowOf('k', ['Factuurtotaal EUR', `>${p.plain(d.total)}`])}</table></div>
<div class=n>Het bedrag van EUR ${p.plain(d.amountDue)} wordt omstreeks ${p.date(d.dueDate)} automatisch geïncasseerd van uw rekening (incassant-ID NL${random.digits(2)}ZZZ${random.digits(8)}0000, machtiging ${d.customerNumber}).<br>Fuststand: geleverd ${random.int(4, 22)}, retour ${random.int(1, 19)}. Fust blijft eigendom van de veiling.</div>
<div class=f>IBAN ${grouped(d.seller.iban)} – BTW ${d.seller.vatId} – KvK ${random.int(20, 79)}${random.digits(6)}<br>Reclames binnen 24 uur na ontvangst. Op al onze transacties zijn de algemene voorwaarden van de branchevereniging van toepassing, gedeponeerd bij de Kamer van Koophandel te Amsterdam. Eigendomsvoorbehoud tot volledige betaling.</div>`
    },
  },
  {
    // Training centre for safety: courses of the staff, with the slip of a transfer.
    name: 'nl-be-veiligheidsopleiding-strook',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21],
      items: courses,
      lines: [1, 5],
      pools: partiesIn('NL', flemish),
      days: [14, 30],
      numbers: (random, year) => `VF${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...comma, money: (plain) => `${plain} EUR`, date: slashed },
    css: 'body{font:9.3pt/1.4 "Open Sans";margin:0} .h{display:flex;justify-content:space-between} .h .l{border-left:3mm solid #f39200;padding-left:4mm;max-width:95mm} .h .l b{font-size:15pt;line-height:1.15;display:block} .h .l{font-size:8.2pt} .to{width:74mm;margin-top:22mm;font-size:10pt} h1{font-size:15pt;margin:6mm 0 3mm;font-weight:600} .i td{background:#f4f4f4;padding:1mm 2mm;border:1pt solid #fff} .i span{display:block;font-size:7.3pt;color:#666} .t{margin-top:5mm} .t th{text-align:left;border-bottom:1.5pt solid #f39200;padding:1mm;font-size:8.4pt} .t td{padding:1.3mm 1mm;border-bottom:.4pt solid #ccc;vertical-align:top} .t small{display:block;color:#666;font-size:7.6pt} .u{width:78mm;margin:3mm 0 0 auto} .u td{padding:.7mm 1mm} .u .k td{background:#f39200;font-weight:700} .n{font-size:7.5pt;margin-top:4mm} .sl{position:fixed;bottom:0;left:0;right:0;border-top:.7pt dashed #555;padding-top:3mm;font-size:8pt} .sl>b{display:block;background:#d9001b;color:#fff;padding:1mm 2mm;margin-bottom:2mm} .sl td{padding:.8mm 1mm;border:.4pt solid #e2818c;vertical-align:top} .sl td:first-child{width:46mm;color:#a00015} .sl .m{font:10.5pt "Liberation Mono";letter-spacing:.6mm}',
    draw: (p) => {
      settle(
        p,
        flemish,
        'Vormingscentrum Kempen vzw|SAFETY & SKILLS ACADEMY|Veilig Werken BV|Opleidingshuis De Hefboom|Desmet Trainings & Advies NV',
        'Algemene Bouwwerken Rottiers BV|TRANSPORT WYNANTS|Schrijnwerkerij Luyckx & Zoon|Elektro Pauwels|Intergemeentelijke Vereniging voor Sociale Economie en Maatwerk Zuid-Hageland|Dakwerken Stijn Vercammen|Gemeentebestuur Oudelinde'
      )
      const { doc: d, random } = p
      const company = `0${random.int(4, 7)}${random.digits(6)}`
      d.seller.vatId = `BE${company}${two(97 - rest97(company))}`
      const account = `${random.pick(['001', '733', '979'])}${random.digits(7)}`
      d.seller.iban = ibanOf('BE', `${account}${two(rest97(account) || 97)}`)
      const client = `0${random.int(4, 7)}${random.digits(6)}`
      d.buyer.vatId = `BE${client}${two(97 - rest97(client))}`
      const countOf = ([, , from]: Item) => random.int(1, from > 100 ? 6 : 8)
      fill(p, [
        ...linesFrom(p, courses.slice(0, 8), [21], [1, 4], { countOf }),
        ...linesFrom(p, courses.slice(8), [21], [0, 2], { countOf }),
      ])
      const days = daysOf(p, dayAfter(d.issueDate, -24), dayAfter(d.issueDate, -2))
      const message = structured(random)
      const rows = p.lines((l, at) => {
        const name = l.description
        const session = /^(Broodjes|Cursus)/.test(name)
          ? ''
          : `Sessie ${days[at]} – leslokaal ${random.int(1, 6)} – certificaat na slagen`
        if (session) l.description = `${name} ${session}`
        return row([
          session ? `${name}<small>${session}</small>` : name,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const box = (label: string, value: string) => `<td><span>${label}</span>${value}</td>`
      return `<div class=h><div class=l><b>${d.seller.name}</b>Erkend opleidingscentrum VCA en kmo-portefeuille<br>${d.seller.street}, ${codeFirst(d.seller)}<br>T ${phoneOf(random, random.pick(['014', '016', '09 3' + random.digits(1)]))} – ${d.seller.mail}<br>Btw ${belgianVat(d.seller.vatId)} – RPR ${d.seller.town}</div><div class=to>${d.buyer.name}<br>T.a.v. de boekhouding<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<h1>Factuur ${d.number}</h1><table class=i><tr>${box('Factuurdatum', p.date(d.issueDate))}${box('Vervaldatum', p.date(d.dueDate))}${box('Klantnummer', d.customerNumber)}${box('Uw bestelbon', d.orderNumber)}${box('Uw btw-nummer', belgianVat(d.buyer.vatId))}</tr></table>
<table class=t>${heading(['Opleiding', '>Aantal', '>Prijs', '>Btw', '>Bedrag'])}${rows.join('')}</table>
<table class=u>${row(['Totaal excl. btw', `>${p.money(d.subtotal)}`])}${row([`Btw ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${rowOf('k', ['Totaal incl. btw', `>${p.money(d.total)}`])}</table>
<div class=n>Kmo-portefeuille: erkenningsnummer DV.O${random.digits(6)}. Bij niet-betaling op de vervaldag is van rechtswege en zonder ingebrekestelling een intrest van 10 % per jaar verschuldigd en een forfaitaire schadevergoeding van 10 % met een minimum van 75 euro. Afwezige deelnemers worden volledig aangerekend. Betwistingen behoren tot de bevoegdheid van de ondernemingsrechtbank van onze zetel.</div>
<div class=sl><b>OVERSCHRIJVINGSOPDRACHT</b><table>${row(['Gewenste uitvoeringsdatum', p.date(d.dueDate)])}${row(['Bedrag EUR', `<span class=m>${p.plain(d.amountDue)}</span>`])}${row(['Naam en adres opdrachtgever', `${d.buyer.name}, ${d.buyer.street}, ${codeFirst(d.buyer)}`])}${row(['Rekening begunstigde (IBAN)', `<span class=m>${grouped(d.seller.iban)}</span>`])}${row(['Naam en adres begunstigde', `${d.seller.name}, ${d.seller.street}, ${codeFirst(d.seller)}`])}${row(['Mededeling', `<span class=m>${message}</span>`])}</table></div>`
    },
  },
  {
    // Municipality in Luxembourg: water, sewage and bins of a half-year.
    name: 'fr-lu-commune-redevances',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [3, 0, 17],
      items: fees,
      lines: [5, 8],
      isBuyerPerson: true,
      prepaid: 0.5,
      pools: partiesIn('FR', luxembourgish),
      days: [30],
      numbers: (random, year) => `${year}-${random.digits(6)}`,
    },
    style: { decimal: ',', thousands: '.', date: dotted },
    css: 'body{font:9.6pt/1.4 "Liberation Sans";margin:0} .h{display:flex;gap:6mm;align-items:flex-start} .h svg{width:17mm;flex:none} .h b{font:700 15pt/1.15 "C059"} .h div{font-size:8.3pt} .to{margin:6mm 0 8mm 98mm;font-size:10.5pt} h1{font-size:12.5pt;margin:0 0 3mm} .i{margin-bottom:5mm} .i td{padding:.4mm 0} .i td:nth-child(odd){color:#555;width:34mm} .g{background:#f0f0f0;padding:2mm 3mm;font-size:8.7pt;margin-bottom:5mm} .t th{font-size:8.3pt;text-align:left;border-top:.8pt solid #000;border-bottom:.8pt solid #000;padding:1mm 0} .t td{padding:.6mm 0} .u{width:94mm;margin:2mm 0 0 auto;border-top:.8pt solid #000} .u td{padding:.5mm 0} .u .k td{font-weight:700;font-size:11.5pt;border-top:.8pt solid #000} .p{display:flex;gap:6mm;border:.8pt solid #000;padding:3mm 4mm;margin-top:8mm;align-items:center;break-inside:avoid} .p td{padding:.3mm 0} .n{font-size:7.8pt;margin-top:4mm}',
    draw: (p) => {
      const title = settle(
        p,
        luxembourgish,
        'Administration communale de Heisbrouck|Commune de Waldbrederdall|ADMINISTRATION COMMUNALE DE KIESBICH|Commune du Lac de l’Our',
        'Monsieur/Romain Kieffer|Madame/Sylvie Hoffmann-Weis|M. et Mme/Da Silva - Marques|Boulangerie Thill & Cie|SYNDICAT DES COPROPRIÉTAIRES RÉSIDENCE BELLEVUE|Jos Scholtes'
      )
      const { doc: d, random } = p
      d.buyer.town = d.seller.town
      d.buyer.postCode = d.seller.postCode
      const six = `${random.int(1, 2)}${random.digits(5)}`
      d.seller.vatId = `LU${six}${two(Number(six) % 89)}`
      d.seller.iban = ibanOf('LU', `${random.pick(['111', '002', '003'])}${random.digits(13)}`)
      const used = random.int(38, 164)
      const counts: Record<string, number> = {
        'm³': used,
        'mm': random.pick([15, 20]),
        'EH': random.pick([2.5, 3, 4]),
        'mois': 6,
        'pass.': random.int(1, 2),
      }
      const share = random.chance(0.6) ? random.pick([0.4, 0.5]) : 0
      const countOf = ([, unit]: Item) => counts[unit]
      const lines = [
        ...linesFrom(p, fees.slice(0, 4), [3, 0, 17], [4, 4], { countOf }),
        ...linesFrom(p, fees.slice(4), [3, 0, 17], [1, 4], { countOf }),
      ]
      fill(p, lines, false, (total) => Math.round((total * share) / 500) * 500)
      const read = random.int(310, 2890)
      const from = dayAfter(d.issueDate, -random.int(196, 205))
      const until = dayAfter(from, 181)
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)} %`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          t.rate
            ? `TVA ${p.number(t.rate)} % sur ${p.plain(baseOf(p, t))}`
            : `Non soumis à la TVA : ${p.plain(baseOf(p, t))}`,
          `>${p.plain(t.rate ? taxOf(p, t) : 0)}`,
        ])
      )
      const paid = d.prepaid ? row(['Avance déjà payée', `>-${p.plain(d.prepaid)}`]) : ''
      return `<div class=h><svg viewBox="0 0 40 48"><path d="M2 2h36v24q0 14-18 20Q2 40 2 26z" fill="#fff" stroke="#000" stroke-width="2"/><path d="M3 10h34v5H3zm0 10h34v5H3zm3 11h28l-4 5H10z" fill="#00629b"/></svg><div><b>${d.seller.name}</b><br>Service de la recette communale<br>${d.seller.street}, ${codeFirst(d.seller)}<br>Tél. ${random.pick(['32 50', '83 73', '95 99'])} ${random.digits(2)}-${random.int(20, 49)} – ${d.seller.mail} – Guichet : lu-ve 8h30-11h30</div></div>
<div class=to>${title}${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div>
<h1>FACTURE – Taxes et redevances communales</h1><table class=i>${row(['N° de facture', `<b>${d.number}</b>`, 'Date', p.date(d.issueDate)])}${row(['N° débiteur', d.customerNumber, 'Période', `${p.date(from)} – ${p.date(until)}`])}${row(['Objet', d.buyer.street, 'Échéance', p.date(d.dueDate)])}</table>
<div class=g>Compteur d’eau n° ${random.digits(8)} : ancien index ${read} – nouvel index ${read + used} – consommation ${used} m³ (relevé à distance)</div>
<table class=t>${heading(['Désignation', '>Quantité', 'Unité', '>Prix unit. €', '>Montant HTVA €', '>TVA'])}${rows.join('')}</table>
<table class=u>${row(['Total HTVA', `>${p.plain(d.subtotal)}`])}${taxes.join('')}${row(['Total TVA', `>${p.plain(d.tax)}`])}${row(['Total TTC EUR', `>${p.plain(d.total)}`])}${paid}${rowOf('k', ['À payer EUR', `>${p.plain(d.amountDue)}`])}</table>
<div class=p>${square(random, 25)}<table>${row(['Bénéficiaire', `Recette communale – ${d.seller.name}`])}${row(['IBAN', `<b>${grouped(d.seller.iban)}</b>`])}${row(['Communication', `${d.customerNumber} / ${d.number}`])}${row(['À payer avant le', p.date(d.dueDate)])}</table></div>
<div class=n>Prix fixés par règlement-taxe du conseil communal, approuvé par arrêté grand-ducal. Toute réclamation est à adresser par écrit au collège des bourgmestre et échevins dans un délai de trois mois. N° d’identification TVA : ${d.seller.vatId}. Si vous avez donné un ordre de domiciliation, le présent avis vaut simple information.</div>`
    },
  },
]
