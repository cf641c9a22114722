import { ibanOf, rest97, structured } from '../check_digits.ts'
import { dayAfter } from '../days.ts'
import { baseOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { goods, places, words } from '../lists.ts'
import { sumOf, type Line } from '../make_document.ts'
import { paged } from '../pages.ts'
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
import type { Random } from '../random.ts'
import { squareCode } from '../square_code.ts'

const spaced = { decimal: ',', thousands: ' ' } as const
const spacedEuro = { ...spaced, money: (plain: string) => `${plain} €` } as const
const euroBefore = { ...comma, money: (plain: string) => `€ ${plain}` } as const

const french = {
  first: words('Lucie|Gaspard|Honorine|Benoît|Clémence|Rémi'),
  last: words('Thévenot|Bardin|Chabrol|Desgranges|Mallet|Perrichon|Saulnier'),
  streets: words(
    '24 rue de Paris|9 cours Arloing|ZI des Ancises, lot 7|118 avenue d’Orvilliers|3 bis rue Voltaire|Lieu-dit Les Grivats'
  ),
  towns: places(
    'Moulins = 03000|Vichy = 03200|Gannat = 03800|Montluçon = 03100|Commentry = 03600|Saint-Pourçain-sur-Sioule = 03500'
  ),
}
const dutch = {
  streets: words(
    'Boschdijk 702|Europalaan 18|De Run 4218|Stratumsedijk 55a|Nieuwstraat 130|Hooge Zijde 24'
  ),
  towns: places(
    'Eindhoven = 5622 AB|Valkenswaard = 5554 GH|Boxtel = 5281 RE|Veldhoven = 5503 LT|Sint-Oedenrode = 5491 KX'
  ),
}
const walloon = {
  streets: words(
    'rue des Carmes 41|Avenue de la Toison d’Or, 112|Quai de Rome 8 bte 3|Zoning Nord, 22|rue Saint-Gilles 196'
  ),
  towns: places('Marche-en-Famenne = 6900|Liège = 4000|Namur = 5000|Bastogne = 6600|Wavre = 1300'),
}
const flemish = {
  streets: words(
    'Dorp 17|Lindelsebaan 203|Hamonterweg 64|Kerkstraat 9 bus 2|Steenweg op Mol 118|Grote Baan 85A'
  ),
  towns: places('Peer = 3990|Neerpelt = 3910|Lommel = 3920|Mol = 2400|Bree = 3960|Turnhout = 2300'),
}
const luxembourgish = {
  streets: words(
    '8, rue de l’Alzette|27, avenue Monterey|44, rue de Hollerich|2A, Op der Haart|151, route d’Esch'
  ),
  towns: places(
    'Luxembourg = L-1471|Esch-sur-Alzette = L-4010|Bertrange = L-8069|Mersch = L-7526|Strassen = L-8011'
  ),
}

/** Gives a party a name and the addresses of its domain. */
function rename(party: Person, name: string, box: string): void {
  const parts = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036F.]+/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((part) => part.length > 2 && !/^(SARL|SAS|SRL|des|van|rl|Commun.*)$/i.test(part))
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
  boxes = 'contact|info'
): string {
  rename(doc.seller, random.pick(words(sellers)), random.pick(words(boxes)))
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
  doc.seller.iban = ibanOf('LU', `002${random.digits(13)}`)
}

/** A line with its amount; the price is in cents. */
function lineWith(
  description: string,
  unit: string,
  quantity: number | null,
  price: number,
  rate: number,
  discount = 0
): Line {
  const amount = Math.round(Math.round((quantity ?? 1) * price) * (1 - discount / 100))
  return { description, unit, quantity, price, rate, discount, amount }
}

/** Gives the document lines and the sums of them; nothing of it is printed yet. */
function rewrite({ doc, used }: Print, lines: Line[], isGross = false): void {
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => b - a)
  doc.lines = lines
  doc.taxes = rates.map((rate) => {
    const own = sumOf(lines.filter((line) => line.rate === rate))
    const amount = Math.round((own * rate) / (isGross ? 100 + rate : 100))
    return { rate, base: isGross ? own - amount : own, amount }
  })
  doc.lineTotal = sumOf(lines)
  doc.tax = doc.taxes.reduce((sum, { amount }) => sum + amount, 0)
  doc.subtotal = doc.taxes.reduce((sum, { base }) => sum + base, 0)
  doc.total = doc.subtotal + doc.tax
  if (doc.prepaid) doc.prepaid = Math.round((doc.total * 0.3) / 5000) * 5000 || 5000
  doc.amountDue = doc.total - doc.prepaid
  used.clear()
}

/** The same lines with other quantities. */
function recount(p: Print, quantityOf: (line: Line) => number, isGross = false): void {
  const lines = p.doc.lines.map((line) => {
    const { description, unit, price, rate } = line
    return lineWith(description, unit, quantityOf(line), price, rate)
  })
  rewrite(p, lines, isGross)
}

/** First and last day of a quarter: that of the day, or one before or after it. */
function quarterAt(day: string, after: number): [string, string] {
  const [year, month] = day.split('-').map(Number)
  const first = (Math.floor((month - 1) / 3) + after) * 3
  const dayOf = (at: number, date: number) =>
    new Date(Date.UTC(year, at, date)).toISOString().slice(0, 10)
  return [dayOf(first, 1), dayOf(first + 3, 0)]
}

/** A SIRET whose last digit makes both its numbers look as they are printed. */
const siretOf = (random: Random, first: string) =>
  `${first}${random.digits(3 - first.length)} ${random.digits(3)} ${random.digits(3)} 000${random.int(11, 49)}`

const diagnostics: [string, number, number][] = [
  ['DPE – Diagnostic de performance énergétique', 95, 150],
  ['Constat de risque d’exposition au plomb (CREP)', 80, 125],
  ['Repérage amiante avant vente', 70, 110],
  ['État de l’installation intérieure d’électricité', 60, 90],
  ['État de l’installation intérieure de gaz', 60, 90],
  ['État relatif à la présence de termites', 65, 95],
  ['Mesurage loi Carrez', 45, 80],
  ['État des risques et pollutions (ERP)', 15, 25],
  ['Prélèvement et analyse amiante en laboratoire', 40, 55],
]

const energyBars = [
  '#00a06d',
  '#52b153',
  '#a5cc74',
  '#f4e70f',
  '#f0b50f',
  '#eb8235',
  '#d7221f',
].map((color, at) => `<i style="background:${color};width:${6 + at * 2.6}mm"></i>`)

/** Lenses with their list price and discount. */
const lenses: [string, number, number][] = [
  ['VARYS CONFORT 1.50 BLANC AR+', 9850, 30],
  ['VARYS CONFORT 1.60 BLANC AR+', 12400, 30],
  ['VARYS HD 1.67 LUMIBLEU', 16800, 25],
  ['VARYS HD 1.60 PHOTO GRIS AR+', 18950, 25],
  ['UNIFO 1.50 BLANC DURCI', 1480, 20],
  ['UNIFO 1.60 ASPH AR+', 3960, 25],
  ['UNIFO 1.67 ASPH LUMIBLEU', 5720, 25],
  ['UNIFO 1.50 POLAR BRUN', 4650, 20],
  ['DEGRESSO BUREAU 1.60 AR+', 7900, 20],
]
const lensExtras: [string, number][] = [
  ['SUPPL. TEINTE UNIE CAT. 3', 980],
  ['SUPPL. PRISME', 1150],
  ['DETOURAGE A DISTANCE (PAIRE)', 1490],
  ['PERCAGE NYLOR', 890],
  ['PORT EXPRESS AVANT 10 H', 750],
  ['ETUI RIGIDE + MICROFIBRE', 310],
]
const codeOfLens = (name: string) =>
  String(10_000 + [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 89_989, 7))

/** Invoices of France, the Netherlands, Belgium and Luxembourg. */
export const allierDommel: Family[] = [
  {
    // Inspections before the sale of a house; a deposit may have been paid with the order.
    name: 'fr-diagnostics-avant-vente',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      pools: partiesIn('FR', french),
      items: diagnostics.map(([name, least, most]) => [name, '', least, most]),
      lines: [5, 10],
      isInOrder: true,
      isOnce: true,
      most: 1,
      prepaid: 0.6,
      isBuyerPerson: true,
      days: [0, 8, 15],
      numbers: (random, year) => `F${year.slice(2)}-${random.digits(4)}`,
    },
    style: { ...spacedEuro, date: slashed },
    css: 'body{font:9pt/1.42 "Open Sans";color:#222;margin:0} .h{display:flex;justify-content:space-between;align-items:flex-start} .lg{display:flex;gap:4mm;align-items:center} .lg i{display:block;height:2mm;margin:.5mm 0} .lg b{font:800 14pt/1.15 "Open Sans";max-width:72mm;color:#1d3f36} .ow{font-size:8pt;color:#555;text-align:right} .b{display:flex;gap:6mm;margin:9mm 0 6mm} .b>div{flex:1;border:.7pt solid #b8c8c2;border-radius:1.5mm;padding:3mm 4mm} .b h4{margin:0 0 1.5mm;font-size:7.6pt;letter-spacing:.4px;text-transform:uppercase;color:#2d7a62} h1{font:700 15pt "Open Sans";margin:0 0 1mm;color:#1d3f36} .m{font-size:8.6pt;margin-bottom:5mm} .t th{background:#1d3f36;color:#fff;font-size:8pt;text-align:left;padding:1.5mm 2mm} .t td{padding:1.6mm 2mm;border-bottom:.5pt solid #dde5e2} .s{width:82mm;margin:4mm 0 0 auto} .s td{padding:.9mm 2mm} .s .x td{background:#e6f0ec;font-weight:700;font-size:10.5pt;padding:1.6mm 2mm} .p{margin-top:7mm;font-size:8.4pt} .f{position:fixed;bottom:0;left:0;right:0;border-top:.7pt solid #2d7a62;padding-top:1.5mm;font-size:6.9pt;line-height:1.4;color:#555;text-align:center}',
    draw: (p) => {
      const title = settle(
        p,
        french,
        'Bourbonnais Expertise & Mesures SAS|HABITAT CERTIF|Cabinet Delorge Diagnostics|Roudil-Tessier Expertises SARL|Diag’Immo du Centre EURL|Saulnier Contrôle Technique Immobilier',
        'M./Patrick Villatte|Mme/Odile Brunet-Sarrazin|M./Kevin Laforêt|SCI du Vieux Lavoir|Mme/Ghislaine Perronnet|Indivision Auclair|M./Joaquim Teixeira|Étude Maître Vaillant'
      )
      recount(p, () => 1)
      const { doc: d, random } = p
      const place = random.pick(french.towns)
      const home = random.pick(
        words('11 rue des Grèves|5 impasse du Stade|32 route de Bellerive|76 rue de la Fontaine')
      )
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.money(l.amount)}`,
        ])
      )
      const rest = d.prepaid ? row(['Acompte versé à la commande', `>- ${p.money(d.prepaid)}`]) : ''
      return `<div class=h><div class=lg><span>${energyBars.join('')}</span><b>${d.seller.name}</b></div><div class=ow>${d.seller.street}<br>${codeFirst(d.seller)}<br>Tél. ${phoneOf(random, random.pick(['04 70', '06 81', '06 24']))}<br>${d.seller.mail}</div></div>
<div class=b><div><h4>Bien expertisé</h4>${random.pick(['Maison individuelle', 'Appartement T3, 2e étage', 'Maison de ville mitoyenne'])}<br>${home}<br>${place[1]} ${place[0]}<br>Visite du ${p.date(d.deliveryDate)}</div><div><h4>Donneur d’ordre</h4>${title}<b>${d.buyer.name}</b><br>${address(d.buyer)}</div></div>
<h1>Facture n° ${d.number}</h1><div class=m>Date : ${p.date(d.issueDate)} – Dossier : ${random.pick(['VEN', 'DDT'])}${random.digits(4)}-${random.pick(['VIL', 'GRE', 'BEL'])} – Opérateur de repérage : ${random.pick(french.first)} ${random.pick(french.last)}</div>
<table class=t>${heading(['Prestations réalisées', '>Qté', '>P.U. HT', '>TVA', '>Total HT'])}${rows.join('')}</table>
<table class=s>${row(['Total HT', `>${p.money(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate, 2)} %`, `>${p.money(d.tax)}`])}${row(['<b>Total TTC</b>', `><b>${p.money(d.total)}</b>`])}${rest}${rowOf('x', [d.prepaid ? 'Reste à payer TTC' : 'Net à payer TTC', `>${p.money(d.amountDue)}`])}</table>
<div class=p>Règlement par chèque, carte ou virement au plus tard le <b>${p.date(d.dueDate)}</b>. Les rapports sont remis après encaissement complet de la facture.<br>IBAN ${grouped(d.seller.iban)}<br><br>Pénalités de retard : trois fois le taux d’intérêt légal. Pour les professionnels, indemnité forfaitaire de recouvrement de 40 €. Pas d’escompte. En cas de litige, le consommateur peut saisir gratuitement le médiateur de la consommation dont relève le cabinet.</div>
<div class=f>${d.seller.name} – SIREN ${sirenOf(d.seller)} – R.C.S. Cusset – TVA ${d.seller.vatId} – APE 7120B<br>Assurance RC professionnelle n° ${random.digits(8)} (500 000 € par sinistre) – Opérateurs certifiés selon l’arrêté du 24 décembre 2021, certificat n° C${random.digits(4)}</div>`
    },
  },
  {
    // Waste fee of an intercommunal body with a payment slip at the end of the page.
    name: 'fr-redevance-dechets-tip',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [0],
      pools: partiesIn('FR', french),
      items: [['Part fixe', '', 40, 90]],
      lines: [1, 1],
      isBuyerPerson: true,
      days: [30, 35, 45],
      numbers: (random, year) => `${year}-${random.pick(['001', '002'])}-${random.digits(6)}`,
    },
    style: { ...spacedEuro, date: slashed },
    css: 'body{font:8.8pt/1.36 "Liberation Sans";margin:0} .pg{display:flex;flex-direction:column;height:266mm} .h{display:flex;justify-content:space-between} .l{width:78mm} .l b{font:bold 12.5pt/1.15 "Liberation Sans";color:#20713b;display:block;margin-bottom:2mm} .l small{font-size:7.6pt;line-height:1.4;display:block} .r0{width:92mm} h1{font-size:11.5pt;margin:0;background:#20713b;color:#fff;padding:2mm 3mm;text-align:center} .to{margin:11mm 0 0 4mm;font-size:10.3pt;line-height:1.35} .k{border:.6pt solid #20713b;margin-top:7mm} .k td{border-right:.6pt solid #20713b;padding:1.2mm 2mm;text-align:center;font-size:8.4pt} .k small{display:block;color:#555;font-size:7pt} .d{margin:4mm 0 2mm;font-size:8.2pt} .t th{background:#dcecdf;font-size:7.8pt;text-align:left;padding:1.2mm 2mm;border:.5pt solid #8ab79a} .t td{padding:1.1mm 2mm;border-left:.5pt solid #8ab79a;border-right:.5pt solid #8ab79a} .t .z td{border:.5pt solid #8ab79a;font-weight:bold} .a{display:flex;justify-content:space-between;margin-top:3mm;gap:8mm;font-size:7.6pt;line-height:1.42} .a>div:first-child{flex:1} .n{border:1.2pt solid #20713b;width:58mm;text-align:center;padding:2.5mm;font-size:8.6pt;align-self:flex-start} .n b{display:block;font-size:15pt} .tip{margin-top:auto;border-top:.7pt dashed #000;padding-top:2.5mm} .tip h3{font-size:11pt;margin:0;display:inline-block} .tip .c{display:flex;justify-content:space-between;gap:6mm;font-size:7.7pt;line-height:1.4;margin-top:2mm} .tip .c>div{flex:1} .bx{border:.6pt solid #000;height:17mm;margin-bottom:1mm;padding:1mm 2mm;font-size:6.8pt} .o{font:9pt "Noto Mono";margin-top:5mm;letter-spacing:.4px;display:flex;justify-content:space-between}',
    draw: (p) => {
      const title = settle(
        p,
        french,
        'Communauté de communes des Trois Ruisseaux|SICTOM Combrailles Bocage|Communauté de communes Val de Queune|Syndicat mixte de collecte de la Haute Bouble|Communauté de communes Forêt et Bocage',
        'M./Jean-Luc Mérigot|Mme/Nathalie Cante|MME/DUMAS GERALDINE|Mme/Aurélie Sanvoisin|SARL LE FOURNIL DE BRANSAT|M./Ahmed Belkacem|Gîte Les Sources',
        'dechets|redevance'
      )
      const { random } = p
      const bin = random.pick([80, 120, 240])
      const home = title
        ? random.pick(['foyer de 1 personne', 'foyer de 2 personnes', 'foyer de 4 personnes'])
        : 'professionnel'
      const extra = random.int(1, 9)
      const lines = [
        lineWith(
          `Part fixe – abonnement au service, ${home}`,
          'semestre',
          1,
          random.int(790, 1080) * 5,
          0
        ),
        lineWith(
          `Forfait bac ${bin} L (9 levées incluses)`,
          'semestre',
          1,
          bin * 25 + random.int(0, 80) * 5,
          0
        ),
      ]
      if (random.chance(0.7))
        lines.push(lineWith(`Levées supplémentaires bac ${bin} L`, 'levée', extra, bin * 3 + 15, 0))
      if (random.chance(0.4))
        lines.push(
          lineWith('Dépôts en point d’apport volontaire 60 L', 'dépôt', random.int(2, 14), 185, 0)
        )
      if (random.chance(0.35))
        lines.push(lineWith('Remplacement badge déchèterie', 'pièce', 1, 500, 0))
      p.doc.seller.iban = ibanOf(
        'FR',
        `30001${random.digits(5)}${random.pick(['C', 'D'])}${random.digits(12)}`
      )
      rewrite(p, lines)
      const { doc: d } = p
      const year = d.issueDate.slice(0, 4)
      const month = Number(d.issueDate.slice(5, 7))
      const half =
        month > 6
          ? [`${year}-01-01`, `${year}-06-30`]
          : [`${Number(year) - 1}-07-01`, `${Number(year) - 1}-12-31`]
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const body = `0${random.digits(5)}`
      const debt = `${year}${random.digits(8)}`
      const treasury = `SGC ${random.pick(['VICHY', 'MONTLUCON', 'YZEURE'])}`
      const total = d.total
      const due = p.money(d.amountDue)
      return `<div class=pg><div class=h><div class=l><b>${d.seller.name}</b>Service Prévention et gestion des déchets<br>${d.seller.street}<br>${codeFirst(d.seller)}<small>Accueil redevance : ${phoneOf(random, '04 70')}<br>du lundi au vendredi, 9 h – 12 h<br>${d.seller.mail}<br>SIRET ${siretOf(random, '200')}</small></div><div class=r0><h1>FACTURE VALANT AVIS<br>DES SOMMES À PAYER</h1><div class=to>${title}${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer).toUpperCase()}</div></div></div>
<table class=k><tr><td><small>N° de facture</small>${d.number}</td><td><small>Émise le</small>${p.date(d.issueDate)}</td><td><small>N° d’usager</small>${d.customerNumber}</td><td><small>Période facturée</small>${p.date(half[0])} – ${p.date(half[1])}</td><td><small>Rôle</small>${random.int(2, 9)}0</td></tr></table>
<div class=d><b>Redevance incitative d’enlèvement des ordures ménagères</b><br>Lieu de production : ${d.buyer.street}, ${d.buyer.town} – Bac n° ${random.digits(6)} (${bin} litres)</div>
<table class=t>${heading(['Désignation', '>Quantité', 'Unité', '>Prix unitaire €', '>Montant €'])}${rows.join('')}${rowOf('z', ['Total de la facture (non soumis à TVA)', '', '', '', `>${p.plain(total)}`])}</table>
<div class=a><div>Service non assujetti à la TVA (art. 256 B du code général des impôts).<br>Titre exécutoire en application de l’article L. 252 A du livre des procédures fiscales, pris, émis et rendu exécutoire conformément aux articles L. 1617-5 et R. 2342-4 du code général des collectivités territoriales.<br><b>Comment payer ?</b> En ligne sur payfip.gouv.fr (identifiant collectivité ${body}, référence ${debt}) ; par TIP SEPA ci-dessous ; par virement sur le compte du comptable public : IBAN ${grouped(d.seller.iban)}, BIC BDFEFRPPCCT ; par carte ou en espèces, dans la limite de 300 €, chez un buraliste partenaire.<br>Réclamations sur le montant : auprès du service ci-dessus. Délai de recours devant le tribunal : deux mois suivant la réception du présent avis.</div><div class=n>Montant à payer<b>${due}</b>avant le ${p.date(d.dueDate)}</div></div>
<div class=tip><h3>TIP SEPA</h3> &nbsp; <small>Mandat de prélèvement SEPA ponctuel – ICS FR${random.int(10, 89)}ZZZ${random.digits(6)} – RUM TIPSEPA${debt}${body}</small><div class=c><div>En signant ce formulaire de mandat, vous autorisez le comptable public à envoyer des instructions à votre banque pour débiter votre compte, et votre banque à débiter votre compte conformément à ces instructions. Créancier : ${d.seller.name}.<br>Joindre un RIB si vos coordonnées bancaires ne sont pas préimprimées.</div><div><div class=bx>Date et lieu &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; Signature</div>Référence : ${debt}<br><b>Montant : ${due}</b></div><div>${title}${d.buyer.name}<br>${address(d.buyer)}<br><br>CENTRE D’ENCAISSEMENT – ${treasury}<br>59885 LILLE CEDEX 9</div></div><div class=o><span>${random.digits(12)}</span><span>${body}${debt}${random.digits(4)}</span><span>${random.digits(10)}</span></div></div></div>`
    },
  },
  {
    // A piano tuner without VAT who writes invoices with a word processor.
    name: 'fr-accordeur-pianos',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [0],
      pools: partiesIn('FR', french),
      isSellerPerson: true,
      items: goods(
        'Accord du piano droit, salle de répétition =  = 85 = 105|Accord du piano à queue, auditorium =  = 120 = 150|Accord avant concert, diapason 442 Hz =  = 140 = 170|Réglage de la mécanique (heure) =  = 48 = 60|Harmonisation des marteaux (heure) =  = 50 = 62|Remplacement d’une corde filée =  = 38 = 65|Recollage et nivellement du clavier =  = 110 = 190|Humidificateur, fourniture et pose =  = 72 = 98|Frais de déplacement =  = 25 = 60'
      ),
      lines: [2, 7],
      isInOrder: true,
      isOnce: true,
      most: 3,
      days: [30],
      numbers: (random, year) => `${year}-${two(random.int(3, 96))}`,
    },
    style: { ...euroAfter, thousands: ' ', date: frenchDay },
    css: 'body{font:11pt/1.4 "Caladea";margin:4mm 6mm} .a b{font-size:14pt} .a i{color:#555} .to{margin:12mm 0 0 92mm} .pl{margin:9mm 0 0 92mm} h2{font-size:13pt;text-decoration:underline;margin:10mm 0 5mm} .t td,.t th{border:.6pt solid #000;padding:1.4mm 2.5mm} .t th{text-align:center;font-weight:bold;background:#efefef} .t .z td{font-weight:bold} .n{margin-top:5mm} .sg{margin:8mm 0 0 104mm;font:italic 19pt "Z003";color:#27346b} .f{position:fixed;bottom:0;left:6mm;right:6mm;text-align:center;font-size:8.5pt;color:#333}',
    draw: (p) => {
      const own = p.doc.seller.name
      const title = settle(
        p,
        french,
        own,
        'Conservatoire à rayonnement communal|Commune de Bellenaves|Association Les Nuits du Prieuré|Mme/Hélène Courtadon|École de musique de Lapalisse|Hôtel du Parc & des Sources|Lycée Sainte-Procule|M./Étienne Raynaud'
      )
      recount(p, ({ description, quantity }) =>
        /^Frais|^Humid|^Recoll|concert/.test(description) ? 1 : quantity!
      )
      const { doc: d, random } = p
      const siret = siretOf(random, '8')
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      return `<div class=a><b>${d.seller.name}</b><br><i>Accord, réglage et réparation de pianos</i><br>${address(d.seller)}<br>${phoneOf(random, '06 73')}<br>${d.seller.mail}<br>SIRET : ${siret}</div>
<div class=to>${title}${d.buyer.name}<br>${address(d.buyer)}</div><div class=pl>${d.seller.town}, le ${p.date(d.issueDate)}</div>
<h2>FACTURE N° ${d.number}</h2>
<table class=t>${heading(['Désignation', 'Nombre', 'Prix', 'Total'])}${rows.join('')}<tr class=z><td colspan=3 class=r>Montant total</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=n>TVA non applicable, art. 293 B du CGI.<br><br>Intervention${random.pick(['', ' (bon de commande n° ' + d.orderNumber + ')'])} effectuée le ${p.date(d.deliveryDate)}.<br>Merci de régler la somme de <b>${p.money(d.amountDue)}</b> par chèque à mon ordre ou par virement, avant le ${p.date(d.dueDate)}.<br><br>IBAN : ${grouped(d.seller.iban)}<br>Titulaire du compte : ${d.seller.name}</div><div class=sg>${own.replace(/(\S)\S* /, '$1. ')}</div>
<div class=f>Dispensé d’immatriculation au RCS et au répertoire des métiers – Pénalités de retard : 10 % l’an – Indemnité forfaitaire pour frais de recouvrement due par les professionnels : 40 €</div>`
    },
  },
  {
    // Lens maker: all deliveries of a month to an optician, on several pages with carried sums.
    name: 'fr-verres-opticiens-releve',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      pools: partiesIn('FR', french),
      items: [['VERRE', '', 10, 20]],
      lines: [1, 1],
      days: [30, 45],
      numbers: (random) => `40${random.digits(6)}`,
    },
    style: { ...spaced, date: slashed },
    css: 'body{font:8.2pt/1.3 "Nimbus Sans";margin:0} .pg{height:265mm;position:relative;overflow:hidden} .pg+.pg{break-before:page} .h{display:flex;justify-content:space-between;align-items:flex-start} .lg{font:bold 17pt/1.1 "URW Gothic";color:#5a2a83;max-width:86mm} .lg small{display:block;font:7.4pt/1.4 "Nimbus Sans";color:#333;margin-top:1.5mm} .to{width:82mm;border-left:2.5pt solid #5a2a83;padding:1mm 0 1mm 4mm;font-size:9.6pt;line-height:1.4;margin-top:3mm} .k{margin:5mm 0 4mm} .k th{font:7pt "Nimbus Sans";color:#fff;background:#5a2a83;text-align:left;padding:.8mm 1.5mm} .k td{border-bottom:.6pt solid #5a2a83;padding:1mm 1.5mm;font-size:8.6pt} .t th{text-align:left;font-size:7.4pt;border-top:.8pt solid #5a2a83;border-bottom:.8pt solid #5a2a83;padding:.9mm 1mm} .t td{padding:.45mm 1mm;white-space:nowrap} .t .g td{padding-top:1.4mm;font-weight:bold;font-size:7.8pt} .t .q td{font-style:italic;border-top:.4pt solid #999;border-bottom:.4pt solid #999;padding:.8mm 1mm} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm} .y{width:70mm} .y td{padding:.9mm 2mm;border:.5pt solid #aaa} .y .z td{background:#5a2a83;color:#fff;font-weight:bold;font-size:10.5pt} .w{width:98mm;font-size:7.8pt;line-height:1.45} .f{position:absolute;bottom:0;left:0;right:0;font-size:6.6pt;text-align:center;color:#444;border-top:.4pt solid #999;padding-top:1mm}',
    draw: (p) => {
      settle(
        p,
        french,
        'LUNEXIA VERRES|Verrerie Optique du Bourbonnais SA|Ophtys Laboratoire SAS|Maison Chatelard & Vignes|Précivision France SARL',
        'Optique des Célestins|SARL VISION DU COURS|Krief & Maréchal Opticiens|L’Œil du Marché|Lunetterie Saint-Blaise EURL|OPTIQUE VARENNES',
        'facturation|clients'
      )
      const { random } = p
      const notes: string[] = []
      const corrections: string[] = []
      const codes: string[] = []
      const lines: Line[] = []
      const from = dayAfter(p.doc.issueDate, -29)
      const orders = random.int(17, 27)
      const note = random.int(3_210_400, 8_790_200)
      const eye = () =>
        `${random.pick(['+', '-'])}${random.int(1, 5)},${random.pick(['00', '25', '50', '75'])} (-${random.int(0, 1)},${random.pick(['25', '50', '75'])}) ${random.int(1, 36) * 5}°`
      for (let at = 0; at < orders; at++) {
        const day = dayAfter(from, Math.floor((at * 28) / orders))
        const wearer = `${random.pick(words('BERT|MAUR|LOPE|DUFO|CHAR|GIRA|NGUY|FAUR|POIR|BENA'))}. ${random.pick(words('S|J|M|A|C|P'))}`
        notes[lines.length] =
          `BL ${note + at * 137} du ${p.date(day)} – Porteur : ${wearer} – Cde ${random.digits(5)}`
        const [name, price, discount] = random.pick(lenses)
        for (const side of random.pick([['OD', 'OG'], ['OD', 'OG'], ['OD', 'OG'], ['OG']])) {
          corrections[lines.length] = `${eye()}${/^VAR/.test(name) ? ' Add 2,00' : ''}`
          codes[lines.length] = codeOfLens(name)
          lines.push(lineWith(`${side} ${name}`, '', 1, price, 20, discount))
        }
        if (random.chance(0.35)) {
          const [extra, cost] = random.pick(lensExtras)
          codes[lines.length] = codeOfLens(extra)
          lines.push(lineWith(extra, '', 1, cost, 20))
        }
      }
      rewrite(p, lines)
      const { doc: d } = p
      const all: { html: string; amount: number; isNote?: boolean }[] = []
      p.lines((l, at) => {
        if (notes[at])
          all.push({
            html: `<tr class=g><td colspan=7>${notes[at]}</td></tr>`,
            amount: 0,
            isNote: true,
          })
        const { amount } = l
        all.push({
          html: row([
            codes[at],
            l.description,
            corrections[at] ?? '',
            `>${p.number(l.quantity)}`,
            `>${p.plain(l.price)}`,
            `>${l.discount ? p.number(l.discount, 1) : ''}`,
            `>${p.plain(amount)}`,
          ]),
          amount,
        })
      })
      const pages = paged(all, 42, 31, 6)
      pages.slice(1).forEach((page, at) => {
        if (pages[at].at(-1)!.isNote) page.unshift(pages[at].pop()!)
      })
      const phone = phoneOf(random, '04 70')
      const capital = `${random.int(2, 9)}50 000`
      const due = p.money(d.amountDue)
      let carried = 0
      const drawn = pages.map((page, at) => {
        const before = carried
        for (const { amount } of page) carried += amount
        const sum = (name: string, cents: number) =>
          `<tr class=q><td colspan=6 class=r>${name}</td><td class=r>${p.plain(cents)}</td></tr>`
        const isLast = at === pages.length - 1
        const end = isLast
          ? `<div class=e><div class=w><b>Mode de règlement :</b> lettre de change relevé (LCR) directe<br><b>Échéance :</b> ${p.date(d.dueDate)}<br>Domiciliation en votre banque, ${random.pick(['sans acceptation', 'selon accord de compte'])}. Règlement par virement possible : IBAN ${grouped(d.seller.iban)}<br><br>Aucun escompte n’est accordé pour paiement anticipé. Tout retard entraîne des pénalités au taux de la BCE majoré de 10 points et une indemnité de 40 € pour frais de recouvrement. Réserve de propriété : loi n° 80-335 du 12 mai 1980. Verres garantis deux ans contre les défauts de traitement.</div><table class=y>${row(['Total HT', `>${p.plain(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate, 2)} % (débits)`, `>${p.plain(d.tax)}`])}${row(['Total TTC', `>${p.plain(d.total)}`])}${rowOf('z', ['Net à payer EUR', `>${due}`])}</table></div>`
          : ''
        return `<div class=pg><div class=h><div class=lg>${d.seller.name}<small>${d.seller.street} – ${codeFirst(d.seller)}<br>Service clients ${phone} – ${d.seller.mail}</small></div><div class=to><b>${d.buyer.name}</b><br>${address(d.buyer)}</div></div>
<table class=k>${heading(['Facture mensuelle n°', 'Date', 'Compte client', 'Votre n° TVA', 'Période', 'Page'])}${row([`<b>${d.number}</b>`, p.date(d.issueDate), d.customerNumber, d.buyer.vatId, `${p.date(from)} - ${p.date(d.issueDate)}`, `${at + 1}/${pages.length}`])}</table>
<table class=t>${heading(['Code', 'Désignation', 'Correction', '>Qté', '>PU brut HT', '>Rem. %', '>Montant HT'])}${at ? sum('Report', before) : ''}${page.map(({ html }) => html).join('')}${isLast ? '' : sum('À reporter', carried)}</table>${end}
<div class=f>${d.seller.name} – Capital ${capital} € – SIREN ${sirenOf(d.seller)} RCS Moulins – TVA intracom. ${d.seller.vatId} – NAF 3250B</div></div>`
      })
      return drawn.join('')
    },
  },
  {
    // Coffee machines: rent of the next quarter and deliveries, with two rates and direct debit.
    name: 'nl-koffieautomaat-kwartaal',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21, 9],
      pools: partiesIn('NL', dutch),
      items: goods(
        'Huur koffieautomaat Barone 400 = kwartaal = 165 = 240|Huur onderkast met bekerlift = kwartaal = 24 = 36|All-in onderhoudscontract = kwartaal = 98 = 145|Wateraansluiting en filterbeheer = kwartaal = 27 = 39|Espressobonen Donker 8 x 1 kg = doos = 88 = 118 = 1|Koffiebonen Melange UTZ 8 x 1 kg = doos = 81 = 104 = 1|Cacaofantasie 10 x 1 kg = doos = 52 = 68 = 1|Melktopping 10 x 750 g = doos = 49 = 64 = 1|Suikersticks 4 g, 500 stuks = doos = 8 = 12 = 1|Creamersticks 2,5 g, 500 stuks = doos = 11 = 15 = 1|Thee assortiment, 6 x 25 zakjes = pak = 12 = 18 = 1|Stroopwafels, 120 stuks = doos = 19 = 26 = 1|Kartonnen bekers 180 ml, 2500 stuks = doos = 79 = 102|Roerstaafjes bamboe, 1000 stuks = pak = 7 = 10|Reinigingstabletten, 100 stuks = pot = 28 = 37|Waterfilterpatroon = stuk = 61 = 84'
      ),
      lines: [9, 16],
      isInOrder: true,
      isOnce: true,
      most: 5,
      days: [14, 21],
      numbers: (random, year) => `${year.slice(2)}7${random.digits(5)}`,
    },
    style: { ...euroBefore, date: dashed },
    css: 'body{font:9pt/1.4 "Lato";color:#2b2320;margin:0} .h{display:flex;justify-content:space-between;align-items:center;border-bottom:2pt solid #b5651d;padding-bottom:3mm} .h b{font:900 18pt/1.05 "Lato";color:#4a2c1a;max-width:95mm} .h div{font-size:8pt;text-align:right;line-height:1.45} .w{display:flex;justify-content:space-between;margin:10mm 0 8mm} .to{font-size:10pt;line-height:1.45} .k{width:76mm;align-self:flex-start} .k td{padding:.5mm 0} .k td:first-child{color:#8a6a55} h1{font:300 20pt "Lato";color:#b5651d;margin:0 0 4mm} .t th{text-align:left;font-size:7.9pt;color:#8a6a55;border-bottom:1pt solid #4a2c1a;padding:1mm} .t td{padding:1mm} .t .g td{font-weight:700;padding-top:3mm;border-bottom:.5pt solid #d9c3b1} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:6mm;border-top:1pt solid #4a2c1a;padding-top:3mm} .x{width:84mm} .x th{text-align:left;font-weight:400;color:#8a6a55;font-size:7.9pt} .x td,.x th{padding:.6mm 0} .y{width:70mm} .y td{padding:.8mm 0} .y .z td{font-weight:900;font-size:11.5pt;border-top:1pt solid #4a2c1a;padding-top:1.6mm} .i{background:#f6ece3;padding:3mm 4mm;margin-top:7mm;font-size:8.8pt} .f{position:fixed;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:7.2pt;line-height:1.45;color:#6d5444;border-top:.5pt solid #b5651d;padding-top:1.5mm}',
    draw: (p) => {
      settle(
        p,
        dutch,
        'Kempen Koffie Service B.V.|DE BRANDERIJ|Van Gerwen & Loos Automaten|Bakkie Zakelijk BV|Brabantse Drankautomaten Maatschappij B.V.|Peelland Koffie',
        'Basisschool De Wilgenhoek|Metaalbewerking Sprengers B.V.|VERHAGEN LOGISTIEK|Huisartsenpraktijk Acht|Notariskantoor Rietveld & Smulders|Autoschade Dommelen V.O.F.|Stichting Thuiszorg De Linde',
        'administratie|debiteuren'
      )
      const isRent = (unit: string) => unit === 'kwartaal'
      recount(p, ({ unit, quantity }) => (isRent(unit) ? 1 : quantity!))
      const { doc: d, random } = p
      const [first, last] = quarterAt(d.issueDate, 1)
      let open = ''
      const rows = p.lines((l) => {
        const section = isRent(l.unit)
          ? `Huur en service ${p.date(first)} t/m ${p.date(last)} – serienr. BA4-${random.digits(6)}`
          : `Pakbon ${random.digits(6)} – geleverd ${p.date(d.deliveryDate)}`
        const key = isRent(l.unit) ? 'huur' : 'pakbon'
        const head = key === open ? '' : `<tr class=g><td colspan=6>${section}</td></tr>`
        open = key
        return (
          head +
          row([
            `>${p.number(l.quantity)}`,
            l.unit,
            l.description,
            `>${p.plain(l.price)}`,
            `>${p.number(l.rate)}%`,
            `>${p.plain(l.amount)}`,
          ])
        )
      })
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate)}%`, `>${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
      )
      return `<div class=h><b>${d.seller.name}</b><div>${d.seller.street}<br>${codeFirst(d.seller)}<br>Storing of bestelling: ${phoneOf(random, '0492')}<br>${d.seller.mail}</div></div>
<div class=w><div class=to>${d.buyer.name}<br>T.a.v. de crediteurenadministratie<br>${d.buyer.street}<br>${d.buyer.postCode}&nbsp; ${d.buyer.town.toUpperCase()}</div><table class=k>${row(['Factuurnummer', `<b>${d.number}</b>`])}${row(['Factuurdatum', p.date(d.issueDate)])}${row(['Klantnummer', d.customerNumber])}${row(['Contract', `KA-${random.digits(5)}`])}${row(['Uw referentie', random.pick(['Kantine', 'Kpl. 4310', 'Facilitair', 'P. de Wit'])])}</table></div>
<h1>Factuur</h1><table class=t>${heading(['>Aantal', 'Eenheid', 'Omschrijving', '>Prijs', '>Btw', '>Bedrag'])}${rows.join('')}</table>
<div class=e><table class=x>${heading(['Btw-tarief', '>Grondslag', '>Btw-bedrag'])}${taxes.join('')}</table><table class=y>${row(['Totaal excl. btw', `>${p.money(d.subtotal)}`])}${row(['Totaal btw', `>${p.money(d.tax)}`])}${rowOf('z', ['Totaal incl. btw', `>${p.money(d.total)}`])}</table></div>
<div class=i>Het factuurbedrag van <b>${p.money(d.amountDue)}</b> wordt omstreeks <b>${p.date(d.dueDate)}</b> automatisch van uw rekening NL** **** **** **${random.digits(2)} ${random.digits(2)} afgeschreven. Mandaat: M${random.digits(7)} – Incassant-ID: NL${random.int(12, 89)}ZZZ${random.digits(8)}0000. U hoeft niets te doen.</div>
<div class=f><div>${d.seller.name}<br>${d.seller.site}</div><div>KvK ${random.int(17, 68)}${random.digits(6)}<br>Btw-nr. ${d.seller.vatId}</div><div>IBAN ${grouped(d.seller.iban)}<br>BIC INGBNL2A</div><div>Op al onze overeenkomsten zijn onze<br>verhuur- en leveringsvoorwaarden van toepassing.</div></div>`
    },
  },
  {
    // Sales house of local radio stations: spots that were not broadcast.
    name: 'fr-be-radio-spots-note-credit',
    plan: {
      country: 'FR',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [21],
      pools: partiesIn('FR', walloon),
      items: goods(
        'Radio Condroz – Matinale 6 h-9 h, spot 20" = spot = 18 = 34|Radio Condroz – Journée 9 h-16 h, spot 20" = spot = 9 = 17|Radio Condroz – Drive 16 h-19 h, spot 20" = spot = 15 = 29|Vibe FM Ardenne – Matinale 6 h-9 h, spot 30" = spot = 22 = 41|Vibe FM Ardenne – Week-end, spot 30" = spot = 8 = 14|Canal Sambre – Drive 16 h-19 h, spot 30" = spot = 21 = 38|Canal Sambre – Billboard météo, 8" = spot = 7 = 13|Canal Sambre – Week-end, spot 30" = spot = 7 = 12'
      ),
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 24,
      days: [30],
      numbers: (random, year) => `NC${year.slice(2)}/${random.digits(4)}`,
    },
    style: { ...comma, money: (plain) => `${plain} EUR`, date: slashed },
    css: 'body{font:9pt/1.45 "Inter";color:#1b1b1f;margin:0} .h{background:#1b1b3a;color:#fff;padding:6mm 7mm;display:flex;justify-content:space-between;align-items:center} .h b{font:800 17pt/1.1 "Inter";max-width:98mm} .h span{font-size:7.8pt;text-align:right;line-height:1.5} .w{display:flex;justify-content:space-between;margin:9mm 0 8mm} h1{font:800 17pt "Inter";color:#e2384d;margin:0 0 3mm} .k{width:84mm} .k td{padding:.5mm 0;font-size:8.6pt} .k td:first-child{color:#666;width:36mm} .to{width:78mm;border:.6pt solid #aaa;padding:4mm 5mm;align-self:flex-start} .m{border-left:3pt solid #e2384d;padding:1mm 4mm;margin-bottom:6mm;font-size:8.8pt} .t th{font-size:7.6pt;text-align:left;border-bottom:1.2pt solid #1b1b3a;padding:1.3mm 1mm} .t td{padding:1.6mm 1mm;border-bottom:.4pt solid #ccc;font-size:8.7pt} .s{width:84mm;margin:6mm 0 0 auto} .s td{padding:1mm 2mm} .s .z td{background:#1b1b3a;color:#fff;font-weight:700;font-size:10.5pt;padding:1.8mm 2mm} .n{margin-top:9mm;font-size:8.2pt} .f{position:fixed;bottom:0;left:0;right:0;font-size:7pt;color:#555;text-align:center;line-height:1.5}',
    draw: (p) => {
      settle(
        p,
        walloon,
        'Régie Onde Sud SRL|AUDIO MEUSE|Lambiotte & Fisenne Média SA|Antenne Plus Régie|Spot Local Belgique SRL',
        'Cuisines Hardy-Delvaux SA|GARAGE MERTENS|Les Jardins de Rochefort SRL|Matelas & Co|Foire agricole de Libramont-Sud asbl|Opticien Thiry SRL',
        'compta|facturation'
      )
      settleInBelgium(p)
      recount(p, ({ quantity }) => quantity! + 1)
      const { doc: d, random } = p
      const from = dayAfter(d.issueDate, -random.int(34, 52))
      const origin = dayAfter(d.issueDate, -random.int(12, 24))
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
      return `<div class=h><b>${d.seller.name}</b><span>${d.seller.street}<br>${codeFirst(d.seller)}<br>Tél. ${phoneOf(random, '084')}<br>${d.seller.mail}</span></div>
<div class=w><div><h1>NOTE DE CRÉDIT</h1><table class=k>${row(['Numéro', `<b>${d.number}</b>`])}${row(['Date', p.date(d.issueDate)])}${row(['Facture concernée', `VF ${random.digits(5)} du ${p.date(origin)}`])}${row(['Code annonceur', d.customerNumber])}${row(['Campagne', random.pick(['Portes ouvertes', 'Soldes', 'Image 3 stations', 'Déstockage'])])}${row(['Contact', random.pick(['Joëlle Piette', 'Marc Wauthelet', 'Sarah Dellicour'])])}</table></div><div class=to><b>${d.buyer.name}</b><br>${address(d.buyer)}<br>Belgique<br>TVA ${belgianVat(d.buyer.vatId)}</div></div>
<div class=m>Motif : ${random.pick(['spots non diffusés à la suite d’une panne d’émetteur', 'annulation partielle de la campagne à votre demande', 'passages hors créneau, constatés à la pige d’antenne'])}, période du ${p.date(from)} au ${p.date(dayAfter(from, 6))}.</div>
<table class=t>${heading(['Station – écran – format', '>Nombre', 'Unité', '>Prix unit.', '>TVA', '>Montant HTVA'])}${rows.join('')}</table>
<table class=s>${row(['Total HTVA', `>${p.money(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${rowOf('z', ['Total en votre faveur TVAC', `>${p.money(d.total)}`])}</table>
<div class=n>Ce montant est porté au crédit de votre compte et sera imputé sur votre prochaine facture ; sur simple demande, il vous sera remboursé.<br><b>TVA à reverser à l’État dans la mesure où elle a été initialement déduite.</b><br><br>Toute contestation doit nous parvenir par écrit dans les huit jours de la réception de la présente.</div>
<div class=f>${d.seller.name} – RPM Liège, division ${random.pick(['Marche-en-Famenne', 'Namur', 'Arlon'])} – TVA ${belgianVat(d.seller.vatId)} – IBAN ${grouped(d.seller.iban)} – BIC GKCCBEBB<br>Nos conditions générales de vente d’espace publicitaire sont disponibles sur ${d.seller.site}</div>`
    },
  },
  {
    // Party hall: feast of a family with prices that contain the tax, and an advance.
    name: 'nl-be-feestzaal-afrekening',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [12, 21],
      pools: partiesIn('NL', flemish),
      isGross: true,
      isBuyerPerson: true,
      prepaid: 0.85,
      items: goods(
        'Receptie met 6 hapjes = pp = 14 = 21|Feestmenu 4 gangen = pp = 46 = 68|Kindermenu = kind = 17 = 24|Dessertbuffet = pp = 11 = 16|Koffie met versnaperingen = pp = 4.5 = 7|Broodjes en kaasplank, avond = pp = 9 = 15|Aangepaste drankenformule, 6 uur = pp = 24 = 33 = 1|Cava bij aankomst = fles = 22 = 29 = 1|Dranken volgens telling = forfait = 180 = 640 = 1|Zaal Linde, dag en avond = dag = 350 = 620 = 1|Bloemstukken op tafel = stuk = 12 = 24 = 1|Springkasteel met toezicht = dag = 120 = 190 = 1|Middernachtuur, personeel = uur = 95 = 140 = 1'
      ),
      lines: [6, 12],
      isInOrder: true,
      isOnce: true,
      most: 8,
      days: [8, 14],
      numbers: (random, year) => `${year}/${random.digits(3)}`,
    },
    style: { ...euroAfter, date: dutchDay },
    css: '*{font-variant-numeric:lining-nums!important} body{font:11pt/1.35 "EB Garamond";color:#333;margin:0} .h{text-align:center} .h b{font:500 24pt/1.1 "EB Garamond";letter-spacing:1px;color:#7a5c3e;display:block} .h i{font-size:11.5pt} .h small{display:block;font-size:9pt;margin-top:1mm} .ln{border-top:.6pt solid #7a5c3e;border-bottom:.6pt solid #7a5c3e;height:.8mm;margin:3mm 0 8mm} .w{display:flex;justify-content:space-between;margin-bottom:7mm} .w h1{font:500 17pt "EB Garamond";margin:0 0 1mm;color:#7a5c3e} .to{width:80mm;line-height:1.4} .t th{font-weight:400;font-style:italic;text-align:left;border-bottom:.6pt solid #7a5c3e;padding:1mm} .t td{padding:1mm;border-bottom:.3pt dotted #bbb} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:6mm} .x{width:78mm;font-size:9.5pt} .x th{font-weight:400;font-style:italic;text-align:left;border-bottom:.4pt solid #999;padding:.6mm 1mm} .x td{padding:.6mm 1mm} .y{width:88mm} .y td{padding:.8mm 1mm} .y .z td{font-size:13.5pt;border-top:.6pt solid #7a5c3e;border-bottom:.6pt solid #7a5c3e;color:#7a5c3e;font-weight:600} .b{margin-top:8mm;display:flex;gap:8mm;align-items:center;break-inside:avoid} .b table{width:auto} .b td{padding:.3mm 1mm} .v{font-size:8.6pt;margin-top:5mm;color:#555;line-height:1.35}',
    draw: (p) => {
      const title = settle(
        p,
        flemish,
        'Feestzaal De Lindehoeve|HOF TER BEEMDEN|Zaal Kempenland BV|’t Molenhuis & Zonen|Salons Vrancken-Aerts|Feesterij Achel Comm.V',
        'Familie Swinnen-Geerts|Mevrouw/An Kuppens|De heer/Luc Willems|De heer/Bart Vandersanden|Kookclub Grote-Brogel|Mevrouw/Ine Lemmens|Harmonie Sint-Trudo vzw'
      )
      settleInBelgium(p)
      const guests = p.random.int(28, 96)
      const children = p.random.int(3, 14)
      const table = Math.ceil(guests / 8)
      recount(
        p,
        ({ unit, quantity }) =>
          ({ pp: guests, kind: children, stuk: table, dag: 1, forfait: 1 })[unit] ?? quantity!,
        true
      )
      const { doc: d, random } = p
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
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate)} %`, `>${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
      )
      const advance = d.prepaid
        ? row([
            `Voorschot ontvangen op ${p.date(dayAfter(d.orderDate, -74))}`,
            `>- ${p.money(d.prepaid)}`,
          ])
        : ''
      const feast = random.pick([
        'Verjaardagsfeest',
        'Huwelijksfeest',
        'Jubileum 50 jaar',
        'Familiefeest',
      ])
      return `<div class=h><b>${d.seller.name}</b><i>Feesten · Huwelijken · Koffietafels</i><small>${d.seller.street} – ${codeFirst(d.seller)} – ${phoneOf(random, '011')} – ${d.seller.mail}</small></div><div class=ln></div>
<div class=w><div><h1>Factuur ${d.number}</h1>${d.seller.town}, ${p.date(d.issueDate)}<br>${feast} van ${p.date(d.deliveryDate)}</div><div class=to>${title}${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<table class=t>${heading(['Omschrijving', '>Aantal', '', '>Prijs incl. btw', '>Btw', '>Bedrag incl. btw'])}${rows.join('')}</table>
<div class=e><table class=x>${heading(['Btw', '>Maatstaf van heffing', '>Btw-bedrag'])}${taxes.join('')}${row(['Totaal', `>${p.money(d.subtotal)}`, `>${p.money(d.tax)}`])}</table><table class=y>${row(['Totaal btw inbegrepen', `>${p.money(d.total)}`])}${advance}${rowOf('z', ['Nog te betalen', `>${p.money(d.amountDue)}`])}</table></div>
<div class=b>${squareCode(random, '23mm')}<table>${row(['Rekening', grouped(d.seller.iban)])}${row(['Mededeling', structured(random)])}${row(['Te betalen vóór', p.date(d.dueDate)])}${row(['Begunstigde', d.seller.name])}</table></div>
<div class=v>Van harte dank voor uw vertrouwen en graag tot een volgend feest. Btw ${belgianVat(d.seller.vatId)}, RPR Antwerpen, afdeling Hasselt. Klachten dienen binnen acht dagen na ontvangst van de factuur schriftelijk te worden gemeld. Bij laattijdige betaling wordt na een eerste kosteloze herinnering de wettelijke intrest aangerekend, vermeerderd met een forfaitaire vergoeding volgens boek XIX van het Wetboek van economisch recht.</div>`
    },
  },
  {
    // Trust company: fees of a quarter for a small holding, with the data of the firm in the margin.
    name: 'fr-lu-fiduciaire-domiciliation',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [17],
      pools: partiesIn('FR', luxembourgish),
      items: goods(
        'Tenue de la comptabilité générale =  = 420 = 980|Établissement et dépôt des déclarations TVA =  = 150 = 360|Domiciliation du siège social =  = 375 = 600|Secrétariat juridique : préparation de l’AGO =  = 280 = 520|Comptes annuels : projet et dépôt au RCS (eCDF) =  = 650 = 1400|Déclarations fiscales IRC, ICC et IF =  = 550 = 1150|Mise à jour du registre des bénéficiaires effectifs =  = 90 = 160|Fiches de salaire et déclarations CCSS =  = 75 = 240|Frais administratifs, port et copies =  = 25 = 80'
      ),
      lines: [3, 8],
      isInOrder: true,
      isOnce: true,
      most: 0,
      days: [15, 30],
      numbers: (random, year) => `${year}0${random.digits(4)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:10.2pt/1.4 "Carlito";margin:0;color:#1f2a36} .g{display:grid;grid-template-columns:41mm 1fr;gap:9mm;min-height:262mm} .l{border-right:1pt solid #8f9fb0;padding-right:4mm;font-size:8.2pt;line-height:1.5;color:#45566a} .l b{font:bold 14pt/1.15 "P052";color:#1f3a5f;display:block;margin-bottom:5mm} .l hr{border:0;border-top:.5pt solid #8f9fb0;margin:4mm 0} .to{margin:14mm 0 14mm 52mm;line-height:1.35;font-size:10.6pt} h1{font:bold 13.5pt "P052";color:#1f3a5f;margin:0 0 1mm} .m{margin-bottom:6mm} .t th{text-align:left;border-bottom:.8pt solid #1f3a5f;padding:1mm 0} .t td{padding:1.3mm 0;vertical-align:top} .t .q td{border-top:.8pt solid #1f3a5f;padding-top:2mm} .t .z td{font-weight:bold;font-size:12pt;border-top:.8pt solid #1f3a5f;border-bottom:2.5pt double #1f3a5f} .n{margin-top:9mm;font-size:9.4pt} .qr{display:flex;gap:5mm;align-items:center;margin-top:5mm;font-size:9.4pt}',
    draw: (p) => {
      settle(
        p,
        luxembourgish,
        'Fiduciaire Weydert & Associés S.à r.l.|GESTALUX EXPERTISE|Kremer-Hoss Fiduciaire S.A.|Alzette Corporate Services S.à r.l.|Bureau comptable Reuland',
        'Moulin Bleu Holding S.à r.l.|SOPARVEST S.A.|Café-Restaurant Beim Siggy S.à r.l.-S|Tavares Carrelages S.à r.l.|Nordstad Patrimoine S.C.I.|DELTA & KLEIN S.A.|Institut de beauté Thill',
        'info|facturation|office'
      )
      settleInLuxembourg(p)
      const { doc: d, random } = p
      const [from, until] = quarterAt(d.issueDate, -1)
      const rows = p.lines((l) => row([l.description, `>${p.plain(l.amount)}`]))
      return `<div class=g><div class=l><b>${d.seller.name}</b>Expertise comptable<br>Fiscalité<br>Domiciliation<hr>${d.seller.street}<br>${codeFirst(d.seller)}<br><br>Tél. (+352) ${random.int(24, 29)} ${random.digits(2)} ${random.digits(2)}<br>${d.seller.mail}<br>${d.seller.site}<hr>R.C.S. Luxembourg<br>B ${random.int(61, 248)}.${random.digits(3)}<br>TVA ${d.seller.vatId}<br>Autorisation d’établissement<br>n° 101${random.digits(5)}<hr>Compte bancaire<br>${grouped(d.seller.iban)}<br>BIC BILLLULL</div>
<div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>TVA ${d.buyer.vatId}</div>
<h1>Note d’honoraires – Facture n° ${d.number}</h1><div class=m>${d.seller.town}, le ${p.date(d.issueDate)}<br>Dossier ${d.customerNumber} – Période du ${p.date(from)} au ${p.date(until)}</div>
<table class=t>${heading(['Prestations', '>Montant EUR'])}${rows.join('')}${rowOf('q', ['Total hors TVA', `>${p.plain(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate)} %`, `>${p.plain(d.tax)}`])}${rowOf('z', ['Total TTC', `>${p.plain(d.total)}`])}</table>
<div class=n>Nous vous prions de bien vouloir virer la somme de <b>${p.money(d.amountDue)}</b> pour le <b>${p.date(d.dueDate)}</b> au plus tard, en indiquant la référence ${d.number}.</div>
<div class=qr>${squareCode(random, '22mm', { side: 33 })}<div>Virement par votre application bancaire :<br>scannez ce code.</div></div>
<div class=n>À défaut de paiement à l’échéance, des intérêts de retard sont dus conformément à la loi modifiée du 18 avril 2004 relative aux délais de paiement et aux intérêts de retard. Membre de l’Ordre des experts-comptables.</div></div></div>`
    },
  },
]
