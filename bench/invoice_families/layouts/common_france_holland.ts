import { words } from '../lists.ts'
import { ibanOf, rest97, structured } from '../check_digits.ts'
import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import type { Item } from '../make_document.ts'
import type { Person, Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import {
  comma,
  dotted,
  grouped,
  heading,
  monthsIn,
  row,
  slashed,
  type Print,
  two,
  address,
} from '../print.ts'

const frenchMonths = monthsIn('FR')
const dutchMonths = monthsIn('NL')
type Pool = Pools['FR']

const french: Pool = {
  ...pools.FR,
  first: words('Anaïs|Fabien|Corinne|Mathis|Delphine|Joël|Sylvie|Karim'),
  last: words('Aubry|Barthélémy|Coulon|Daniau|Ferrand|Grandjean|Hérault|Lacombe|Pruvost|Tessier'),
  streets: words(
    '64 rue Ampère|2 allée des Érables|118 cours de la République|ZI Nord, 9 rue de l’Artois|21 rue Saint-Martin|35 route de Paris|7 square des Ormes'
  ),
  towns: [
    ['Valenciennes', '59300'],
    ['Chartres', '28000'],
    ['Roanne', '42300'],
    ['Niort', '79000'],
    ['Colmar', '68000'],
    ['Aix-les-Bains', '73100'],
  ],
}
const walloon: Pool = {
  ...french,
  last: words('Baudoux|Charlier|Defays|Halleux|Jacquemin|Lejeune|Marchal|Thonon|Warnier'),
  forms: words('SRL|SA|SC'),
  streets: words(
    'Rue de la Station 46|Chaussée de Bruxelles 311|Avenue Reine Astrid 19/2|Zoning Industriel 8|Rue des Carmes 5'
  ),
  towns: [
    ['Nivelles', '1400'],
    ['Ciney', '5590'],
    ['La Louvière', '7100'],
    ['Liège', '4000'],
    ['Marche-en-Famenne', '6900'],
  ],
  country: 'Belgique',
}
const luxembourgish: Pool = {
  ...french,
  first: words('Claude|Tania|Marc|Sandra|Pol|Viviane'),
  last: words('Biver|Ewen|Hoffmann|Kayser|Muller|Reding|Schiltz|Thill|Weyland'),
  forms: words('S.à r.l.|S.à r.l.-S|S.A.'),
  streets: words(
    '14, rue de l’Industrie|88, route d’Arlon|3, Grand-Rue|27, rue des Champs|6, Zare Ouest'
  ),
  towns: [
    ['Mersch', 'L-7535'],
    ['Esch-sur-Alzette', 'L-4131'],
    ['Ettelbruck', 'L-9047'],
    ['Strassen', 'L-8009'],
    ['Grevenmacher', 'L-6743'],
  ],
  country: 'Luxembourg',
}
const dutch: Pool = {
  ...pools.NL,
  first: words('Anouk|Bram|Carlijn|Gijs|Ilse|Jeroen|Loes|Sjoerd'),
  last: words('Bakker|van den Berg|Dijkhuis|Elzinga|van Dongen|Huisman|Kramer|Smeets|Veldman'),
  streets: words(
    'Marktstraat 88|Lage Weide 21-C|Stationsweg 5|Parallelweg 134|De Hooge Krocht 17|Singel 402 A|Ambachtsweg 9'
  ),
  towns: [
    ['Apeldoorn', '7311 KZ'],
    ['Roosendaal', '4702 RE'],
    ['Heerenveen', '8442 AP'],
    ['Gouda', '2801 BD'],
    ['Venlo', '5911 CC'],
    ['Haarlem', '2011 VR'],
  ],
}
const flemish: Pool = {
  ...dutch,
  last: words('Aerts|Baert|De Clercq|Hendrickx|Lemmens|Maes|Van Damme|Vermeulen|Willems'),
  forms: words('BV|NV|Comm.V'),
  streets: words(
    'Brusselsesteenweg 174|Nijverheidskaai 12|Kapellestraat 39|Dorp 6 bus 1|Industriepark-West 55'
  ),
  towns: [
    ['Aalst', '9300'],
    ['Mechelen', '2800'],
    ['Kortrijk', '8500'],
    ['Geel', '2440'],
    ['Oudenaarde', '9700'],
  ],
  country: 'België',
}
const buyers = {
  FR: words('Logistique|Plastiques|Mécanique|Bureau d’Études|Assurances|Emballages'),
  NL: words('Techniek|Advies|Makelaars|Eetcafé|Bouwbedrijf|Interieur|Catering'),
}

/** Parties of a country; the names of buyers, which have other trades, are in the pool of Austria. */
function between(country: 'FR' | 'NL', base: Pool, trade: string, buyerTrade = buyers[country]) {
  const own = { [country]: { ...base, trade: words(trade) }, AT: { ...base, trade: buyerTrade } }
  return { country, buyerCountry: 'AT' as const, currency: 'EUR', pools: { ...pools, ...own } }
}

/** Gives the parties numbers of Belgium. */
function makeBelgian({ doc, random }: Print): void {
  for (const party of [doc.seller, doc.buyer]) {
    const base = `0${random.int(4, 7)}${random.digits(6)}`
    party.vatId = `BE${base}${two(97 - rest97(base))}`
    const account = `${random.pick(['068', '363', '734'])}${random.digits(7)}`
    party.iban = ibanOf('BE', `${account}${two(rest97(account) || 97)}`)
  }
}

/** Gives the seller numbers of Luxembourg. */
function makeLuxembourgish({ doc, random }: Print): void {
  const six = `${random.int(1, 3)}${random.digits(5)}`
  doc.seller.vatId = `LU${six}${two(Number(six) % 89)}`
  doc.seller.iban = ibanOf('LU', `002${random.int(1, 9)}${random.digits(12)}`)
}

const belgianVat = (vatId: string) => vatId.replace(/^BE(\d{4})(\d{3})(\d{3})$/, 'BE $1.$2.$3')

const siren = (party: Person) => party.vatId.slice(4).replace(/(...)(?=.)/g, '$1 ')
const phoneOf = ({ random }: Print, prefix: string) =>
  `${prefix} ${random.digits(2)} ${random.digits(2)} ${random.digits(2)}`

const posts: [string, number][] = [
  ['Cariste CACES 3', 26],
  ['Préparateur de commandes', 23],
  ['Agent de conditionnement', 22],
  ['Soudeur MIG', 31],
  ['Assistante administrative', 25],
]
const hours: Item[] = posts.flatMap(([post, price]): Item[] => [
  [`${post} – heures normales`, 'H', price, price + 3],
  [`${post} – heures supp. 25 %`, 'H', price * 1.25, price * 1.25 + 3],
  [`${post} – panier repas`, 'J', 6, 8],
  [`${post} – indemnité transport`, 'J', 3, 5],
])

const catering = words('Eetcafé|Lunchroom|Catering|Restaurant|Cafetaria')
/** Goods of a wholesaler: description, unit and lowest price; the last ones are food. */
const stock: [string, string, number][] = [
  ['Hamburgerbakje karton bruin', 'ds', 14],
  ['Frietzak nr. 29 met print', 'ds', 19],
  ['Koffiebeker 8oz dubbelwandig', 'ds', 38],
  ['Deksel koffiebeker 80 mm wit', 'ds', 24],
  ['Soepkom 16oz met deksel', 'ds', 42],
  ['Saladebak rPET 750 ml', 'ds', 33],
  ['Sausbakje 50 ml PP', 'ds', 17],
  ['Houten vork 160 mm, 1000 st', 'ds', 15],
  ['Servet 33x33 2-lgs wit', 'ds', 21],
  ['Servet 40x40 airlaid zwart', 'pak', 9],
  ['Tafellaken op rol damast 1,20 m', 'rol', 12],
  ['Draagtas kraft 32x17x44', 'ds', 36],
  ['Vershoudfolie 45 cm cutterbox', 'st', 8],
  ['Aluminiumfolie 50 cm x 150 m', 'rol', 13],
  ['Bakpapier 40x60, 500 vel', 'ds', 18],
  ['Vuilniszak 80x110 T60 grijs', 'ds', 16],
  ['Handschoen nitril L blauw', 'ds', 6],
  ['Handdoekpapier Z-vouw 2-lgs', 'ds', 28],
  ['Toiletpapier compact 24 rol', 'pak', 22],
  ['Industrierol 1-lgs 1000 m', 'rol', 10],
  ['Vaatwasmiddel vloeibaar 10 L', 'can', 29],
  ['Naspoelmiddel 10 L', 'can', 31],
  ['Ontvetter keuken 5 L', 'can', 12],
  ['Handzeep navulling 1 L', 'st', 5],
  ['Schuurspons groen/geel', 'pak', 4],
  ['Chafingbrandpasta 200 g', 'st', 2],
  ['Rietje papier zwart 200 mm', 'pak', 5],
  ['Fritessaus 35% emmer 10 L', 'em', 18],
  ['Mayonaise sticks 20 ml', 'ds', 16],
  ['Ketchup sticks 20 ml', 'ds', 15],
  ['Frituurvet vloeibaar 10 L', 'can', 27],
  ['Suikersticks 4 g', 'ds', 11],
  ['Koffiemelkcups 7,5 g', 'ds', 7],
  ['Koekje roomboter per stuk verpakt', 'ds', 13],
  ['Snelfiltermaling 1 kg', 'pak', 9],
  ['Theezakjes Engels, 100 st', 'ds', 5],
]
const supplies = stock.map(([name, unit, least], at): Item => [
  name,
  unit,
  least,
  least + 4,
  at > 26 ? 1 : 0,
])

/** Layouts of invoices from France, Belgium, Luxembourg and the Netherlands. */
export const commonFranceHolland: Family[] = [
  {
    name: 'fr-interim-agence',
    plan: {
      ...between('FR', french, 'Intérim|Travail Temporaire|Emploi|RH'),
      rates: [20],
      items: hours,
      lines: [7, 22],
      isInOrder: true,
      isOnce: true,
      most: 24,
      days: [8, 15, 30],
      numbers: (random, year) => `${random.int(101, 480)}${year.slice(2)}${random.digits(5)}`,
    },
    style: { decimal: ',', thousands: ' ', date: slashed },
    css: 'body{font:9pt "Liberation Sans";margin:0 .4mm} .a{display:flex;justify-content:space-between} .a b{font-size:19pt;color:#c8102e} .a span{display:block;font-size:8pt;color:#333;margin-top:1mm;line-height:1.35} .to{margin:8mm 0 6mm 100mm;font-size:10pt;line-height:1.35} .m td,.m th{border:.5pt solid #c8102e;padding:1mm 2mm;text-align:center} .m th{font-weight:normal;font-size:7.5pt;color:#c8102e} .l{margin-top:5mm} .l th{background:#c8102e;color:#fff;font-size:8pt;text-align:left;padding:1.2mm 2mm} .l td{padding:.8mm 2mm} .l .s td{background:#f4e4e6;font-size:8.5pt} .z{margin-top:6mm;break-inside:avoid} .z td,.z th{border:.5pt solid #c8102e;padding:1.4mm 2mm;text-align:right} .z th{font-weight:normal;font-size:7.5pt;color:#c8102e} .z td:last-child{font-weight:bold;font-size:11pt} .p{margin-top:4mm;line-height:1.4;break-inside:avoid} .f{margin-top:7mm;border-top:.5pt solid #999;padding-top:1.5mm;font-size:6.5pt;color:#444;text-align:center;line-height:1.35}',
    draw: (p) => {
      const { doc: d, random } = p
      let post = ''
      const rows = p.lines((l) => {
        const own = l.description.split(' – ')[0]
        const isNew = own !== post
        post = own
        const worker = `${random.pick(french.last).toUpperCase()} ${random.pick(french.first)}`
        const title = isNew
          ? `<tr class=s><td colspan=5>Contrat ${random.int(2100, 2980)}${random.digits(2)} &nbsp; <b>${worker}</b> &nbsp; Période du ${p.date(dayAfter(d.until, -25))} au ${p.date(d.until)} &nbsp; Relevé ${random.digits(6)}</td></tr>`
          : ''
        const cells = [`>${p.number(l.quantity, 2)}`, l.unit, `>${p.plain(l.price)}`]
        return title + row([l.description, ...cells, `>${p.plain(l.amount)}`])
      })
      const meta = [d.number, p.date(d.issueDate), d.customerNumber, d.orderNumber]
      const sums = [
        p.plain(d.subtotal),
        `${p.number(d.taxes[0].rate, 2)} %`,
        p.plain(d.tax),
        p.plain(d.total),
        `${p.plain(d.amountDue)} €`,
      ]
      return `<div class=a><div><b>${d.seller.name}</b><span>Agence de ${d.seller.town} – ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>Tél. ${phoneOf(p, '03 27')} – ${d.seller.mail}</span></div><div class=r>FACTURE<br>Page 1/1</div></div>
<div class=to><b>${d.buyer.name}</b><br>Service comptabilité fournisseurs<br>${address(d.buyer)}</div>
<table class=m>${heading(['Facture N°', 'Date', 'Code client', 'Votre référence', 'Date d’échéance'])}${row([...meta, p.date(d.dueDate)])}</table>
<table class=l>${heading(['Libellé', '>Nombre', 'U', '>Tarif HT', '>Montant HT'])}${rows.join('')}</table>
<table class=z>${heading(['Total HT', 'Taux TVA', 'Montant TVA', 'Total TTC', 'Net à payer'])}${row(sums)}</table>
<div class=p>Mode de règlement : virement – IBAN ${grouped(d.seller.iban)} – BIC AGRIFRPP<br>TVA acquittée sur les encaissements. Pas d’escompte en cas de paiement anticipé. Tout retard donnera lieu à des pénalités égales à trois fois le taux d’intérêt légal et à une indemnité forfaitaire de recouvrement de 40 €.</div>
<div class=f>${d.seller.name} – Entreprise de travail temporaire au capital de 250 000 € – RCS ${d.seller.town} ${siren(d.seller)} – APE 7820Z – TVA intracommunautaire ${d.seller.vatId}<br>Garantie financière (art. L. 1251-49 du Code du travail) délivrée par une société de caution mutuelle, Paris</div>`
    },
  },
  {
    name: 'fr-domaine-seminaire',
    plan: {
      ...between('FR', french, 'Domaine|Château|Manoir|Les Jardins', buyers.FR),
      rates: [20, 10, 0],
      items: [
        ['Location salle plénière, journée', '', 380, 720],
        ['Location salle de sous-commission', '', 120, 210],
        ['Vidéoprojecteur et sonorisation', '', 65, 140],
        ['Forfait vin rouge AOC, bouteille', '', 19, 32],
        ['Coupe de crémant', '', 6, 9],
        ['Café d’accueil et viennoiseries', '', 6, 9, 1],
        ['Déjeuner 3 plats, hors boissons', '', 28, 39, 1],
        ['Pause après-midi', '', 6, 8, 1],
        ['Dîner de gala, hors boissons', '', 42, 58, 1],
        ['Chambre single, petit-déjeuner inclus', '', 89, 128, 1],
        ['Taxe de séjour', '', 1, 2, 2],
      ],
      lines: [6, 14],
      isInOrder: true,
      isOnce: true,
      most: 24,
      isGross: true,
      prepaid: 0.8,
      days: [15, 30],
      numbers: (random, year) => `FS${year.slice(2)}-${random.int(18, 390)}`,
    },
    style: {
      decimal: ',',
      thousands: ' ',
      money: (plain) => `${plain} €`,
      date: (y, m, d) => `${Number(d)} ${frenchMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10.5pt "EB Garamond";font-variant-numeric:lining-nums;margin:0;line-height:1.3} .c{text-align:center;color:#4b5a3c} .c b{font-size:22pt;font-weight:500;letter-spacing:1px} .c i{display:block} .g{display:flex;justify-content:space-between;margin:9mm 0 5mm} .g h1{font-weight:500;font-size:15pt;margin:0 0 1mm} .g>div:last-child{width:72mm} .e{border-top:.6pt solid #4b5a3c;border-bottom:.6pt solid #4b5a3c;padding:1.5mm 0;margin-bottom:5mm;text-align:center;font-style:italic} .l th{font-weight:500;font-size:9pt;color:#4b5a3c;text-align:left;border-bottom:.6pt solid #4b5a3c;padding:1mm 0} .l td{padding:1.1mm 0} .b{display:flex;justify-content:space-between;align-items:flex-start;margin-top:6mm} .v{width:86mm;font-size:9pt} .v th{font-weight:500;text-align:left} .v td,.v th{border:.4pt solid #aab39f;padding:.8mm 2mm} .t{width:72mm} .t td{padding:.8mm 0} .t tr:last-child td{font-size:13pt;border-top:.8pt solid #4b5a3c} .q{margin-top:7mm} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:8pt;color:#4b5a3c}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${l.rate ? `${p.number(l.rate)} %` : '–'}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const rates = p.taxes((t) =>
        row([
          t.rate ? `TVA ${p.number(t.rate)} %` : 'Hors TVA',
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const paid = d.prepaid
        ? row([`Arrhes reçues le ${p.date(d.orderDate)}`, `>- ${p.money(d.prepaid)}`])
        : ''
      return `<div class=c><b>${d.seller.name}</b><i>Séminaires – Réceptions – Chambres</i>${d.seller.street} – ${d.seller.postCode} ${d.seller.town}<br>${phoneOf(p, '04 79')} – ${d.seller.site}</div>
<div class=g><div><h1>Facture ${d.number}</h1>du ${p.date(d.issueDate)}<br>Devis accepté n° D${random.digits(4)}</div><div>${d.buyer.name}<br>${address(d.buyer)}</div></div>
<div class=e>Séjour du ${p.date(dayAfter(d.deliveryDate, -1))} au ${p.date(d.deliveryDate)} – ${random.int(12, 45)} participants – Contact : ${random.pick(french.first)} ${random.pick(french.last)}</div>
<table class=l>${heading(['Prestations', '>Nombre', '>Prix TTC', '>TVA', '>Montant TTC'])}${rows.join('')}</table>
<div class=b><table class=v>${heading(['Récapitulatif', '>Montant HT', '>TVA'])}${rates.join('')}${d.taxes.length > 1 ? row(['Total', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`]) : ''}</table><table class=t>${row(['Total TTC', `>${p.money(d.total)}`])}${paid}${row([d.prepaid ? 'Solde à régler' : 'À régler', `>${p.money(d.amountDue)}`])}</table></div>
<div class=q>Règlement par virement avant le ${p.date(d.dueDate)} :<br>IBAN ${grouped(d.seller.iban)}<br>Nous vous remercions de votre visite et espérons vous accueillir de nouveau.</div>
<div class=f>SIRET ${siren(d.seller)} 00018 – TVA ${d.seller.vatId} – Licence restaurant et licence IV</div>`
    },
  },
  {
    name: 'fr-be-cafe-bureaux',
    plan: {
      ...between('FR', walloon, 'Coffee Service|Torréfaction|Distribution|Café'),
      rates: [21, 6],
      items: [
        ['Location machine à café automatique', 'mois', 89, 165],
        ['Location fontaine à eau réseau', 'mois', 22, 39],
        ['Café grains Espresso Bar', 'kg', 13, 19, 1],
        ['Café grains bio équitable', 'kg', 17, 24, 1],
        ['Café moulu Dessert', 'kg', 11, 15, 1],
        ['Lait écrémé granulé 500 g', 'pqt', 5, 8, 1],
        ['Topping cacao 1 kg', 'pqt', 7, 11, 1],
        ['Sucre sticks 4 g, boîte 1000', 'bte', 12, 18, 1],
        ['Thé Earl Grey 100 sachets', 'bte', 9, 14, 1],
        ['Biscuits spéculoos emballés 300 pces', 'crt', 18, 27, 1],
        ['Gobelets carton 18 cl, 1000 pces', 'crt', 39, 58],
        ['Touillettes bois 14 cm, 1000 pces', 'bte', 5, 9],
        ['Pastilles détartrantes', 'bte', 16, 25],
        ['Intervention technique hors contrat', 'h', 62, 78],
      ],
      lines: [6, 14],
      isInOrder: true,
      isOnce: true,
      most: 12,
      lineDiscount: 0.25,
      days: [14, 30],
      numbers: (random, year) => `VE${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...comma, money: (plain) => `${plain} EUR`, date: slashed },
    css: 'body{font:9pt "Open Sans";margin:0} .h{background:#4a2c1a;color:#fff;padding:5mm 6mm;display:flex;justify-content:space-between;align-items:center;border-radius:2mm} .h b{font-size:16pt} .h span{font-size:14pt;letter-spacing:3px} .x{display:flex;gap:5mm;margin:5mm 0} .x>div{flex:1;border:.5pt solid #b9a596;border-radius:2mm;padding:2.5mm 3mm;line-height:1.4} .x h5{margin:0 0 1mm;font-size:7.5pt;color:#8a6a50} .x table td{padding:.3mm 0;font-size:8pt;white-space:nowrap} .l th{background:#efe6df;font-size:8pt;text-align:left;padding:1.5mm 1mm} .l td{padding:1.2mm 1mm;border-bottom:.4pt solid #e2d6cc} .b{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm} .v{width:88mm;font-size:8.5pt} .v th{font-size:7.5pt;font-weight:normal;text-align:left;color:#8a6a50} .v td{padding:.6mm 0} .t{width:72mm} .t td{padding:1mm 2mm} .t tr:last-child td{background:#4a2c1a;color:#fff;font-weight:bold} .n{font-size:7.5pt;color:#555;margin-top:5mm} .p{position:fixed;bottom:0;left:0;right:0} .p>div{border-top:.8pt dashed #888;padding-top:3mm;display:flex;justify-content:space-between} .p td{border:.5pt solid #b9a596;padding:1mm 2mm;font-size:8.5pt} .p p{font-size:7pt;color:#555;text-align:center;margin:3mm 0 0}',
    draw: (p) => {
      makeBelgian(p)
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          `${l.rate === 6 ? 'C' : 'M'}${random.digits(4)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${l.discount} %` : ''}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)} %`,
        ])
      )
      const rates = p.taxes((t) =>
        row([`${p.number(t.rate)} %`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])
      )
      const facts = [
        row(['Numéro', `>${d.number}`]),
        row(['Date', `>${p.date(d.issueDate)}`]),
        row(['Échéance', `>${p.date(d.dueDate)}`]),
        row(['N° client', `>${d.customerNumber}`]),
        row(['Bon de livraison', `>${random.digits(6)}`]),
      ]
      const slip = [
        row(['Bénéficiaire', d.seller.name]),
        row(['IBAN', grouped(d.seller.iban)]),
        row(['BIC', random.pick(['GKCCBEBB', 'BBRUBEBB'])]),
        row(['Communication', structured(p.random)]),
        row(['Montant', p.money(d.amountDue)]),
      ]
      return `<div class=h><b>${d.seller.name}</b><span>FACTURE</span></div>
<div class=x><div><h5>ADRESSE DE FACTURATION</h5><b>${d.buyer.name}</b><br>${address(d.buyer)}<br>TVA ${belgianVat(d.buyer.vatId)}</div><div><h5>ADRESSE DE LIVRAISON</h5>${d.buyer.name}<br>Cafétéria, ${random.pick(['1er étage', 'rez-de-chaussée'])}<br>${address(d.buyer)}</div><div><table>${facts.join('')}</table></div></div>
<table class=l>${heading(['Réf.', 'Désignation', '>Qté', 'Unité', '>Prix HTVA', '>Rem.', '>Total HTVA', '>TVA'])}${rows.join('')}</table>
<div class=b><table class=v>${heading(['Taux', '>Base imposable', '>TVA'])}${rates.join('')}</table><table class=t>${row(['Total HTVA', `>${p.money(d.subtotal)}`])}${row(['TVA', `>${p.money(d.tax)}`])}${row(['TOTAL TVAC', `>${p.money(d.total)}`])}</table></div>
<div class=n>Toute réclamation doit nous parvenir par écrit dans les 8 jours. Facture payable à l’échéance ; à défaut, un intérêt de 10 % l’an et une indemnité forfaitaire de 10 % (minimum 50 EUR) sont dus de plein droit.</div>
<div class=p><div><span>Merci d’utiliser les<br>données ci-contre<br>pour votre virement.</span><table style="width:120mm">${slip.join('')}</table></div><p>${d.seller.name} – ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} – Tél. ${phoneOf(p, '067')} – ${d.seller.mail} – TVA ${belgianVat(d.seller.vatId)} – RPM ${d.seller.town}</p></div>`
    },
  },
  {
    name: 'fr-lu-peinture-decompte',
    plan: {
      ...between('FR', luxembourgish, 'Peinture|Façades|Peinture & Décors', [
        'Immobilière',
        'Syndic',
      ]),
      rates: [17],
      items: [
        ['Protection des sols et des menuiseries', 'm²', 2, 4],
        ['Montage et location d’échafaudage', 'm²', 8, 14],
        ['Lavage haute pression de la façade', 'm²', 4, 7],
        ['Réparation de fissures à l’enduit', 'm', 12, 19],
        ['Couche de fond siloxane', 'm²', 6, 9],
        ['Peinture de façade siloxane, 2 couches', 'm²', 15, 23],
        ['Ponçage et lasure des boiseries', 'm', 16, 26],
        ['Mise en peinture des volets', 'pce', 55, 88],
        ['Peinture dispersion plafonds et murs', 'm²', 9, 14],
        ['Travaux en régie, ouvrier qualifié', 'h', 54, 66],
      ],
      lines: [4, 9],
      isInOrder: true,
      isOnce: true,
      most: 140,
      isPart: true,
      allowance: 0.6,
      prepaid: 0.8,
      days: [15, 30],
      numbers: (random, year) => `${year}/${random.int(11, 288)}`,
    },
    style: { decimal: ',', thousands: '.', money: (plain) => `€ ${plain}`, date: dotted },
    css: 'body{font:9.5pt/1.35 "Carlito";margin:0} .s{position:absolute;left:0;top:0;width:40mm;height:266mm;background:#eef4f4;padding:5mm 4mm;box-sizing:border-box;font-size:8pt;line-height:1.45} .s b{font-size:12pt;line-height:1.2;color:#0b6e6e;display:block;margin-bottom:4mm} .s h6{margin:4mm 0 0;font-size:8pt;color:#0b6e6e} .w{margin-left:47mm} .to{margin:18mm 0 14mm 48mm;font-size:10.5pt} h1{font-size:16pt;margin:0;color:#0b6e6e} .k{margin:2mm 0 4mm} .l th{text-align:left;font-size:8pt;border-bottom:1pt solid #0b6e6e;padding:1mm 0} .l td{padding:1mm 0;vertical-align:top;border-bottom:.3pt solid #ccd} .t{width:84mm;margin:5mm 0 0 auto} .t td{padding:.7mm 0} .u td{font-weight:bold;border-top:.6pt solid #0b6e6e} .c{margin-top:6mm;font-size:9pt}',
    draw: (p) => {
      makeLuxembourgish(p)
      const { doc: d, random } = p
      const rows = p.lines((l, at) =>
        row([
          `${at + 1}.`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const reduced = d.allowance
        ? row(['Total des travaux', `>${p.money(d.lineTotal)}`]) +
          row([
            `Remise commerciale ${Math.round((100 * d.allowance) / d.lineTotal)} %`,
            `>- ${p.money(d.allowance)}`,
          ])
        : ''
      const paid = d.prepaid
        ? `${row([`Acompte reçu le ${p.date(d.orderDate)}`, `>- ${p.money(d.prepaid)}`])}<tr class=u><td>Solde en notre faveur</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      const phone = `+352 ${random.digits(2)} ${random.digits(2)} ${random.digits(2)}`
      return `<div class=s><b>${d.seller.name}</b>Peinture intérieure<br>Façades et isolation<br>Revêtements de sol<h6>Bureau et atelier</h6>${address(d.seller)}<br>Luxembourg<h6>Contact</h6>${phone}<br>${d.seller.mail}<h6>Identification</h6>R.C.S. Luxembourg<br>B${random.digits(6)}<br>TVA ${d.seller.vatId}<br>Aut. 10${random.digits(6)}/1<h6>Banque</h6>BILLLULL<br>${grouped(d.seller.iban).replace(/(.{15})/, '$1<br>')}</div>
<div class=w><div class=to>${d.buyer.name}<br>${address(d.buyer)}</div>
<h1>Facture N° ${d.number}</h1><div class=k>${d.seller.town}, le ${p.date(d.issueDate)}<br>Chantier : ${random.pick(['Résidence Belair', 'Maison unifamiliale', 'Immeuble de bureaux'])}, ${d.buyer.town} – Notre offre du ${p.date(dayAfter(d.orderDate, -21))}<br>Travaux exécutés jusqu’au ${p.date(d.until)} suivant métré contradictoire</div>
<table class=l>${heading(['', 'Désignation des travaux', '>Quantité', 'Un.', '>P.U.', '>Montant'])}${rows.join('')}</table>
<table class=t>${reduced}${row(['Total hors TVA', `>${p.money(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}<tr class=u><td>Total TTC</td><td class=r>${p.money(d.total)}</td></tr>${paid}</table>
<div class=c>Payable jusqu’au ${p.date(d.dueDate)}, sans escompte. Nous vous prions d’indiquer le numéro de la facture sur votre virement. Garantie suivant les articles 1792 et 2270 du Code civil.</div></div>`
    },
  },
  {
    name: 'nl-administratie-maand',
    plan: {
      ...between('NL', dutch, 'Administraties|Accountants|Boekhouding|Finance'),
      rates: [21],
      items: [
        ['Administratie volgens abonnement', '', 165, 340],
        ['Aangifte omzetbelasting', '', 45, 85],
        ['Verwerken salarisstroken', '', 14, 19],
        ['Opstellen jaarrekening, deelfactuur', '', 480, 900],
        ['Aangifte inkomstenbelasting ondernemer', '', 220, 360],
        ['Licentie online boekhoudpakket', '', 24, 39],
        ['Advies en overleg buiten abonnement', '', 85, 115],
        ['Suppletieaangifte', '', 60, 95],
      ],
      lines: [2, 5],
      isInOrder: true,
      isOnce: true,
      most: 4,
      days: [14, 30],
      numbers: (random, year) => `${year}${two(random.int(1, 12))}${random.digits(2)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${dutchMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10pt/1.45 "Inter";color:#222;margin:0} .a{display:flex;justify-content:space-between} .o{width:34mm;height:16mm;border-radius:8mm 8mm 8mm 0;background:#e8a317} .y{text-align:right;font-size:8.5pt;line-height:1.5} .to{margin:8mm 0 14mm} h1{font-size:17pt;font-weight:600;margin:0 0 3mm} .k{width:auto;font-size:9.5pt} .k td{padding:.3mm 6mm .3mm 0} .l{margin-top:9mm} .l th{font-size:8.5pt;font-weight:500;color:#888;text-align:left;padding:2mm 0;border-bottom:.5pt solid #ccc} .l td{padding:2mm 0;border-bottom:.5pt solid #eee} .l .s td{border:0;padding:1.2mm 0} .l .g td{font-weight:600;font-size:11pt;border-top:.8pt solid #222;padding-top:2mm} .m{margin-top:12mm;font-size:9pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          `${p.number(l.quantity)} x`,
          l.description,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
          `>${p.number(l.rate)}%`,
        ])
      )
      const sum = (label: string, amount: number, kind: string) =>
        `<tr class=${kind}><td></td><td class=r colspan=2>${label}</td><td class=r>${p.money(amount)}</td><td></td></tr>`
      const facts = [
        row(['Factuurnummer', d.number]),
        row(['Factuurdatum', p.date(d.issueDate)]),
        row(['Vervaldatum', p.date(d.dueDate)]),
        row(['Referentie', `Werkzaamheden ${dutchMonths[Number(d.until.slice(5, 7)) - 1]}`]),
      ]
      return `<div class=a><div class=o></div><div class=y><b>${d.seller.name}</b><br>${address(d.seller)}<br>Nederland<br><br>${d.seller.mail}<br>0${random.int(10, 79)} ${random.digits(3)} ${random.digits(4)}<br><br>KVK ${random.digits(8)}<br>BTW ${d.seller.vatId}<br>${grouped(d.seller.iban)}</div></div>
<div class=to>${d.buyer.name}<br>${address(d.buyer)}</div>
<h1>Factuur</h1><table class=k>${facts.join('')}</table>
<table class=l>${heading(['', 'Omschrijving', '>Prijs', '>Bedrag', '>BTW'])}${rows.join('')}${sum('Subtotaal', d.subtotal, 's')}${sum(`${p.number(d.taxes[0].rate)}% btw`, d.tax, 's')}${sum('Totaal', d.total, 'g')}</table>
<div class=m>We verzoeken je vriendelijk het bovenstaande bedrag van ${p.money(d.amountDue)} voor ${p.date(d.dueDate)} te voldoen op onze bankrekening onder vermelding van het factuurnummer ${d.number}. Voor vragen kun je contact opnemen per e-mail.</div>`
    },
  },
  {
    name: 'nl-drukwerk-webshop',
    plan: {
      ...between('NL', dutch, 'Drukwerk|Print|Drukkerij|Media'),
      rates: [21],
      items: [
        ['Visitekaartjes 85 x 55 mm, 350 grams mat, 500 stuks', '', 22, 39],
        ['Flyers A5, 135 grams glans, dubbelzijdig, 1.000 stuks', '', 29, 58],
        ['Folders A4 gevouwen naar A5, 500 stuks', '', 64, 118],
        ['Posters A2, 170 grams, 50 stuks', '', 44, 89],
        ['Rollup banner 85 x 200 cm incl. tas', '', 49, 79],
        ['Briefpapier A4, 90 grams offset, 1.000 stuks', '', 52, 88],
        ['Spandoek 300 x 100 cm met ringen', '', 39, 72],
        ['Stickers rond 50 mm op rol, 500 stuks', '', 36, 61],
        ['Aanleverbestand controle Plus', '', 7, 12],
      ],
      lines: [2, 7],
      isInOrder: true,
      isOnce: true,
      most: 4,
      allowance: 0.5,
      charge: 0.7,
      days: [14],
      numbers: (random, year) => `DW${year.slice(2)}-${random.digits(6)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:9pt/1.4 "Roboto";color:#1d2b36;margin:0} .a{display:flex;justify-content:space-between;align-items:end;border-bottom:2.5pt solid #00a3a1;padding-bottom:3mm} .a b{font-size:18pt;font-weight:900;color:#00a3a1} .a span{font-size:15pt} .x{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6mm;margin:6mm 0} .x h6{font-size:9pt;margin:0 0 1mm;color:#00a3a1} .l th{background:#e6f5f5;text-align:left;font-weight:500;padding:2mm} .l td{padding:2mm;border-bottom:.5pt solid #d5e3e3} .b{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm} .ok{border:1.2pt solid #3a9d4b;color:#3a9d4b;border-radius:2mm;padding:2mm 4mm;font-weight:500} .t{width:78mm} .t td{padding:.8mm 2mm} .t tr:last-child td{font-weight:700;font-size:11pt;border-top:1pt solid #1d2b36} .f{position:fixed;bottom:0;left:0;right:0;background:#f2f6f7;padding:3mm 4mm;display:flex;justify-content:space-between;font-size:7.5pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const code = random.pick(['WELKOM', 'NAJAAR', 'ZAKELIJK'])
      const sums = [
        row(['Subtotaal producten', `>${p.money(d.lineTotal)}`]),
        d.allowance ? row([`Kortingscode ${code}`, `>- ${p.money(d.allowance)}`]) : '',
        row(['Verzendkosten', `>${d.charge ? p.money(d.charge) : 'Gratis'}`]),
        row(['Totaal excl. btw', `>${p.money(d.subtotal)}`]),
        row([`Btw ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`]),
        row(['Totaal incl. btw', `>${p.money(d.total)}`]),
      ]
      const facts = [
        `Factuurnummer: ${d.number}`,
        `Factuurdatum: ${p.date(d.issueDate)}`,
        `Bestelnummer: ${random.digits(9)}`,
        `Besteldatum: ${p.date(dayAfter(d.issueDate, -3))}`,
        `Uw referentie: ${d.orderNumber}`,
      ]
      const method = random.pick(['iDEAL', 'creditcard', 'iDEAL'])
      return `<div class=a><b>${d.seller.name}</b><span>Factuur</span></div>
<div class=x><div><h6>Factuuradres</h6>${d.buyer.name}<br>${address(d.buyer)}<br>Nederland</div><div><h6>Afleveradres</h6>${d.buyer.name}<br>t.a.v. ${random.pick(dutch.first)} ${random.pick(dutch.last)}<br>${address(d.buyer)}</div><div><h6>Gegevens</h6>${facts.join('<br>')}</div></div>
<table class=l>${heading(['Product', '>Aantal', '>Prijs', '>Btw', '>Totaal'])}${rows.join('')}</table>
<div class=b><div><div class=ok>Betaald met ${method} op ${p.date(dayAfter(d.issueDate, -3))}</div></div><table class=t>${sums.join('')}</table></div>
<div class=f><div>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</div><div>${d.seller.site}<br>${d.seller.mail}<br>Klantenservice 088 - ${random.digits(3)} ${random.digits(2)} ${random.digits(2)}</div><div>KvK ${random.digits(8)}<br>Btw ${d.seller.vatId}<br>IBAN ${d.seller.iban}</div></div>`
    },
  },
  {
    name: 'nl-horeca-verpakkingen',
    plan: {
      ...between('NL', dutch, 'Verpakkingen|Horecagroothandel|Disposables|Totaalservice', catering),
      rates: [21, 9],
      items: supplies,
      lines: [28, 95],
      isInOrder: true,
      isOnce: true,
      most: 10,
      lineDiscount: 0.2,
      charge: 0.4,
      days: [8, 14, 30],
      numbers: (random) => `${random.int(61, 78)}${random.digits(5)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}-${m}-${y.slice(2)}` },
    css: 'body{font:8.5pt "Nimbus Sans";margin:0 .4mm} .pg{height:266mm;position:relative;break-after:page} .pg:last-child{break-after:auto} .a{display:flex;justify-content:space-between;line-height:1.35} .a b{font-size:15pt;display:block} .a .f{font-size:17pt;font-weight:bold;letter-spacing:1px} .g{display:flex;justify-content:space-between;margin:7mm 0 4mm;align-items:end} .g>div{font-size:9.5pt;line-height:1.35} .k{width:66mm} .k td{padding:.3mm 0} .l th{border-top:.8pt solid;border-bottom:.8pt solid;text-align:left;padding:1mm 0;font-size:8pt} .l td{padding:1.05mm 0} .l .d td{font-style:italic;padding-top:1.6mm} .e{position:absolute;left:0;right:0;bottom:16mm} .e td,.e th{border:.6pt solid;padding:1mm 2mm;text-align:right} .e th{font-weight:normal;font-size:7.5pt;background:#e8e8e8} .e p{margin:2mm 0 0;font-size:8.5pt;line-height:1.4} .v{text-align:right;margin-top:2mm;font-style:italic} .o{position:absolute;bottom:0;left:0;right:0;border-top:.6pt solid;padding-top:1mm;font-size:7pt;text-align:center;line-height:1.35}',
    draw: (p) => {
      const { doc: d, random } = p
      const code = (rate: number) => (rate === 21 ? 'H' : 'L')
      const notes = random.int(1, 3)
      const first = random.int(210_000, 690_000)
      const days = daysOf(p, d.from, d.until)
      const rows = p.lines((l, at) => {
        const group = Math.floor((at * notes) / d.lines.length)
        const isNew = !at || group !== Math.floor(((at - 1) * notes) / d.lines.length)
        const title = `Pakbon ${first + 317 * group} d.d. ${days[at]} ${at ? '' : `Uw ref. ${d.orderNumber}`}`
        const drawn = row([
          random.digits(6),
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${l.discount}%` : ''}`,
          `>${p.plain(l.amount)}`,
          `>${code(l.rate)}`,
        ])
        return (isNew ? `<tr class=d><td></td><td colspan=7>${title}</td></tr>` : '') + drawn
      })
      const [full, last] = [29, 23]
      const count = rows.length > last ? 2 : 1
      const cut = count === 1 ? rows.length : Math.min(full, rows.length - 3)
      const taxes = p.taxes((t) => [
        [`Grondslag ${code(t.rate)}`, p.plain(baseOf(p, t))],
        [`Btw ${code(t.rate)} ${p.number(t.rate)}%`, p.plain(taxOf(p, t))],
      ])
      const sums = [
        ['Goederenbedrag', p.plain(d.lineTotal)],
        ['Orderkosten', d.charge ? p.plain(d.charge) : '0,00'],
        ['Netto', p.plain(d.subtotal)],
        ...taxes.flat(),
        ['<b>Factuurbedrag EUR</b>', `<b>${p.plain(d.total)}</b>`],
      ]
      const end = `<div class=e><table>${heading(sums.map(([label]) => label))}${row(sums.map(([, value]) => value))}</table><p>Betaling vóór ${p.date(d.dueDate)} op rekening ${grouped(d.seller.iban)} t.n.v. ${d.seller.name} o.v.v. debiteur- en factuurnummer.<br>Reclames binnen 5 werkdagen na levering. Emballage wordt niet retour genomen.</p></div>`
      const phone = `0${random.int(10, 79)} - ${random.digits(3)} ${random.digits(2)} ${random.digits(2)}`
      const register = random.digits(8)
      const agent = random.pick(dutch.first)
      return [rows.slice(0, cut), rows.slice(cut, rows.length)]
        .slice(0, count)
        .map((part, at) => {
          const facts = [
            row(['Factuurnummer', `>${d.number}`]),
            row(['Factuurdatum', `>${p.date(d.issueDate)}`]),
            row(['Debiteurnummer', `>${d.customerNumber}`]),
            row(['Vertegenwoordiger', `>${agent}`]),
            row(['Bladnummer', `>${at + 1} / ${count}`]),
          ]
          const isLast = at === count - 1
          return `<div class=pg><div class=a><div><b>${d.seller.name}</b>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>Telefoon ${phone}<br>${d.seller.mail}</div><div class=f>FACTUUR</div></div>
<div class=g><div>${d.buyer.name}<br>${address(d.buyer)}</div><table class=k>${facts.join('')}</table></div>
<table class=l>${heading(['Artikel', 'Omschrijving', '>Aantal', 'Eenh.', '>Prijs', '>Korting', '>Bedrag', '>Btw'])}${part.join('')}</table>${isLast ? end : '<div class=v>vervolg op volgend blad</div>'}
<div class=o>Handelsregister ${register} – Btw-nummer ${d.seller.vatId} – Op al onze leveringen zijn de Algemene Verkoopvoorwaarden van toepassing, gedeponeerd bij de Kamer van Koophandel</div></div>`
        })
        .join('')
    },
  },
  {
    name: 'nl-be-dranken-leeggoed',
    plan: {
      ...between('NL', flemish, 'Drankenhandel|Dranken|Drankcentrale|Bierhandel', [
        'Taverne',
        'Brasserie',
        'Eetcafé',
        'Feestzaal',
        'Frituur',
      ]),
      rates: [21, 6, 0],
      items: [
        ['PILS VAT 50 L', 'VAT', 128, 149],
        ['PILS BAK 24X25CL', 'BAK', 16, 21],
        ['TRIPEL BLOND BAK 24X33CL', 'BAK', 34, 45],
        ['KRIEK BAK 24X25CL', 'BAK', 27, 35],
        ['WITBIER BAK 24X25CL', 'BAK', 20, 26],
        ['HUISWIJN WIT BIB 10 L', 'ST', 29, 42],
        ['CAVA BRUT 75 CL', 'FL', 6, 9],
        ['GIN DRY 70 CL', 'FL', 14, 21],
        ['COLA BAK 24X20CL', 'BAK', 14, 18, 1],
        ['TONIC BAK 24X20CL', 'BAK', 15, 20, 1],
        ['SPUITWATER BAK 28X25CL', 'BAK', 11, 14, 1],
        ['PLAT WATER BAK 28X25CL', 'BAK', 10, 13, 1],
        ['SINAASAPPELSAP BAK 24X20CL', 'BAK', 19, 25, 1],
        ['CHIPS ZOUT 20X45G', 'DS', 11, 15, 1],
        ['LEEGGOED BAK 24 GELEVERD', 'BAK', 4.5, 4.5, 2],
        ['LEEGGOED BAK 24 TERUG', 'BAK', -4.5, -4.5, 2],
        ['LEEGGOED VAT TERUG', 'VAT', -30, -30, 2],
      ],
      lines: [13, 30],
      isInOrder: true,
      isOnce: true,
      most: 9,
      days: [7, 14, 30],
      numbers: (random, year) => `${year.slice(2)}0${random.digits(5)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9pt "Liberation Mono";margin:0 .4mm} .a{display:flex;justify-content:space-between;font-family:"Liberation Sans"} .a>div{line-height:1.4} .a b{font-size:16pt;color:#1f5f2c;display:block} .to{width:78mm;border:.8pt solid #1f5f2c;border-radius:3mm;padding:5mm;min-height:20mm;font-size:10pt;box-sizing:border-box} .m{margin:5mm 0 0} .m td,.m th{border:.6pt solid #1f5f2c;padding:1mm 2mm;text-align:center} .m th,.l th,.v th{font:7.5pt "Liberation Sans";color:#1f5f2c} .l{border:.6pt solid #1f5f2c;border-top:0} .l th{border:.6pt solid #1f5f2c;padding:1mm} .l td{border-left:.6pt solid #1f5f2c;padding:.5mm 1.5mm} .l .n td{padding:3mm 1.5mm .5mm} .b{display:flex;justify-content:space-between;margin-top:3mm;align-items:flex-start} .v{width:112mm} .v td,.v th{border:.6pt solid #1f5f2c;padding:.8mm 2mm;text-align:right} .d{border:1.2pt solid #1f5f2c;border-radius:3mm;width:62mm;padding:3mm 4mm;box-sizing:border-box;text-align:right;font-size:14pt;font-weight:bold} .d small{display:block;font:8pt "Liberation Sans";color:#1f5f2c;text-align:left} .q{font:8.5pt/1.45 "Liberation Sans";margin-top:4mm} .q i{font-size:7pt}',
    draw: (p) => {
      makeBelgian(p)
      const { doc: d, random } = p
      let isEmpties = false
      const rows = p.lines((l) => {
        const isFirst = !l.rate && !isEmpties
        isEmpties ||= isFirst
        const drawn = row([
          random.digits(4),
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ])
        return isFirst ? drawn.replace('<tr>', '<tr class=n>') : drawn
      })
      const rates = p.taxes((t) =>
        row([
          p.number(t.rate, 2),
          p.plain(baseOf(p, t)),
          p.plain(taxOf(p, t)),
          p.plain(t.base + t.amount),
        ])
      )
      const whole = row(['TOTAAL', p.plain(d.subtotal), p.plain(d.tax), p.plain(d.total)])
      const meta = [
        p.date(d.issueDate),
        d.number,
        d.customerNumber,
        belgianVat(d.buyer.vatId),
        p.date(d.dueDate),
      ]
      const accounts = `IBAN ${grouped(d.seller.iban)} – BIC ${random.pick(['KREDBEBB', 'JVBABE22'])}`
      return `<div class=a><div><b>${d.seller.name}</b>Bieren – Wijnen – Frisdranken – Feestmateriaal<br>${address(d.seller)}<br>Tel. ${phoneOf(p, '053')} – ${d.seller.mail}<br>BTW ${belgianVat(d.seller.vatId)} – RPR ${d.seller.town}<br>${accounts}</div><div class=to>${d.buyer.name}<br>${address(d.buyer)}</div></div>
<table class=m>${heading(['DATUM', 'FACTUURNUMMER', 'KLANTNR.', 'BTW-NR. KLANT', 'VERVALDAG'])}${row(meta)}</table>
<table class=l>${heading(['ART.', 'OMSCHRIJVING', '>AANTAL', 'EH', '>PRIJS', '>BTW %', '>BEDRAG'])}<tr><td></td><td>Levering ${random.digits(5)} van ${p.date(d.deliveryDate)}</td>${'<td></td>'.repeat(5)}</tr>${rows.join('')}</table>
<div class=b><table class=v>${heading(['BTW %', 'MAATSTAF VAN HEFFING', 'BEDRAG BTW', 'INCL. BTW'])}${rates.join('')}${whole}</table><div class=d><small>TE BETALEN (EUR)</small>${p.plain(d.amountDue)}</div></div>
<div class=q>Gelieve bij betaling te vermelden: <b>${structured(p.random)}</b><br><i>Klachten binnen de 48 uur na levering. Bij niet-betaling op de vervaldag is van rechtswege een intrest van 12 % per jaar en een schadevergoeding van 10 % verschuldigd. Leeggoed: vrijgesteld van BTW, artikel 28, 5° W.BTW. Alleen de rechtbanken van het arrondissement van onze zetel zijn bevoegd.</i></div>`
    },
  },
]
