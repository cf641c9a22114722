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
import { squareCode } from '../square_code.ts'

const spaced = { decimal: ',', thousands: ' ' } as const
const french = {
  first: words('Solène|Maxence|Corinne|Yannick|Delphine|Rémi|Élodie'),
  last: words('Aubineau|Brunet|Chauvigny|Dardenne|Fradet|Guillemot|Marsault|Poupard|Texier'),
  streets: words(
    '17 avenue de Bordeaux|ZA des Grands Champs, lot 12|5 bis rue du Moulin à Vent|240 route de Chauvigny|La Vergnaie|33 boulevard Jeanne d’Arc'
  ),
  towns: places(
    'Poitiers = 86000|Châtellerault = 86100|Montmorillon = 86500|Loudun = 86200|Parthenay = 79200|Confolens = 16500'
  ),
}
const dutch = {
  first: words('Lotte|Jurriaan|Mirjam|Bas|Tineke|Koen'),
  last: words('Appelman|van den Berghe|Dijkstra|Kramer|Molenaar|Smeets|Terpstra|de Wit'),
  streets: words('Amsteldijk 88|Ambachtsweg 14-B|Julianalaan 231|Dorpsplein 6|Ringvaart 41'),
  towns: places(
    'Amstelveen = 1182 GP|Uithoorn = 1421 BZ|Hoofddorp = 2132 WT|Aalsmeer = 1431 LK|Weesp = 1381 AN'
  ),
}
const flemish = {
  ...dutch,
  streets: words('Steenweg op Gent 77|Kerkstraat 102|Molenhoek 5|Oude Baan 18 bus 2'),
  towns: places('Ninove = 9400|Zottegem = 9620|Lier = 2500|Diest = 3290|Torhout = 8820'),
}
const luxembourgish = {
  ...french,
  streets: words('8, rue de l’Église|41, route d’Arlon|2, Zone Industrielle|19, rue Belle-Vue'),
  towns: places('Ettelbruck = L-9053|Redange = L-8510|Kayl = L-3630|Junglinster = L-6110'),
}

/** Gives a party a name and the addresses of its domain. */
function rename(party: Person, name: string): void {
  const domain = name
    .replace(/\b(S\.à r\.l\.|SARL|SASU?|SA|EURL|B\.V\.|BV|N\.?V\.?|asbl|vzw|VOF)(?=\s|$)/g, '')
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
  party.mail = `contact@${domain}.example`
  party.site = `www.${domain}.example`
}

/** Names the parties; a title before `/` is returned and is no part of the buyer's name. */
function settle({ doc, random }: Print, sellers: string, buyers: string): string {
  if (sellers) rename(doc.seller, random.pick(words(sellers)))
  const [name, title] = random.pick(words(buyers)).split('/').reverse()
  rename(doc.buyer, name)
  return title ? `${title} ` : ''
}

function settleInBelgium({ doc, random }: Print): void {
  const company = `0${random.int(4, 7)}${random.digits(6)}`
  doc.seller.vatId = `BE${company}${two(97 - rest97(company))}`
  const account = `${random.pick(['06', '38', '73', '97'])}${random.digits(8)}`
  doc.seller.iban = ibanOf('BE', `${account}${two(rest97(account) || 97)}`)
}

function settleInLuxembourg({ doc, random }: Print): void {
  const six = `${random.int(1, 3)}${random.digits(5)}`
  doc.seller.vatId = `LU${six}${two(Number(six) % 89)}`
  doc.seller.iban = ibanOf('LU', `002${random.digits(13)}`)
}

/** Gives lines other quantities and the same goods the same price, and the document the sums of them. */
function recount(
  { doc }: Print,
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
  const isOneRate = doc.taxes.length === 1
  for (const tax of doc.taxes) {
    const own = sumOf(isOneRate ? doc.lines : doc.lines.filter(({ rate }) => rate === tax.rate))
    tax.amount = Math.round((own * tax.rate) / (isGross ? 100 + tax.rate : 100))
    tax.base = isGross ? own - tax.amount : own
  }
  doc.lineTotal = sumOf(doc.lines)
  doc.subtotal = doc.taxes.reduce((sum, { base }) => sum + base, 0)
  doc.tax = doc.taxes.reduce((sum, { amount }) => sum + amount, 0)
  doc.total = doc.subtotal + doc.tax
  if (doc.prepaid) doc.prepaid = Math.round((doc.total * 0.3) / 1000) * 1000
  doc.amountDue = doc.total - doc.prepaid
}

/** The same article number for the same goods. */
const articleOf = (name: string) =>
  String(10000 + [...name].reduce((sum, sign) => (sum * 37 + sign.charCodeAt(0)) % 89989, 11))

/** Invoices of France, the Netherlands, Flanders and Luxembourg. */
export const commonVienneAmstel: Family[] = [
  {
    // Occupational health association: yearly contribution by number of employees, with a coupon to send back.
    name: 'fr-sante-travail-cotisation',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      pools: partiesIn('FR', french),
      items: goods(
        'Salariés en suivi individuel simple (SI) = salarié = 84 = 112|Salariés en suivi individuel adapté (SIA) = salarié = 84 = 112|Salariés en suivi individuel renforcé (SIR) = salarié = 118 = 149|Salariés saisonniers de moins de 45 jours = salarié = 38 = 55|Droit d’entrée nouvel adhérent = forfait = 40 = 75|Absence non excusée à une visite = visite = 45 = 70|Examen complémentaire toxicologique = examen = 52 = 96'
      ),
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 14,
      days: [15, 30],
      numbers: (random, year) => `${year.slice(2)}C${random.digits(6)}`,
    },
    style: { ...spaced, money: (plain) => `${plain} €`, date: slashed },
    css: 'body{font:9.5pt/1.4 "Open Sans";margin:0;color:#222} .h{display:flex;justify-content:space-between} .s{width:78mm;font-size:8.2pt} .s b{display:block;font-size:13pt;line-height:1.2;color:#00796b;margin-bottom:2mm} .a{width:82mm;margin-top:22mm;font-size:10pt} h1{font-size:14pt;background:#e0f2f0;color:#00594f;padding:2mm 4mm;margin:9mm 0 4mm} .k td,.k th{border:.5pt solid #8fbfb8;padding:1mm 2mm;text-align:center;font-size:8.6pt} .k th{font-weight:400;color:#00594f} .t{margin-top:6mm} .t th{background:#00796b;color:#fff;text-align:left;font-size:8.4pt;padding:1.3mm 2mm} .t td{padding:1.4mm 2mm;border-bottom:.4pt solid #bbb} .t .z td{border:0;padding:.8mm 2mm} .t .f td{background:#e0f2f0;font-weight:700} .n{font-size:8pt;margin-top:5mm} .c{position:fixed;bottom:0;left:0;right:0;border-top:.8pt dashed #555;padding-top:3mm;font-size:8.6pt;display:flex;justify-content:space-between;gap:6mm} .c h2{font-size:9pt;margin:0 0 1mm} .c td{padding:.3mm 0} .c td:first-child{white-space:nowrap} .c table{width:80mm}',
    draw: (p) => {
      settle(
        p,
        'Santé au Travail du Clain|ASTIPREV 86|Service Interentreprises de Prévention et de Santé au Travail du Haut-Poitou|PRÉVENTIA ENTREPRISES|Association Médecine & Travail Nord-Vienne',
        'Menuiserie Fradet & Fils SARL|BOULANGERIE TEXIER|Cabinet Aubineau Notaires|SAS Transports Guillemot|Camping Le Gué Fleuri|Marsault Couverture EURL'
      )
      recount(p, ({ unit, quantity }) =>
        unit === 'forfait' ? 1 : unit === 'visite' ? p.random.int(1, 2) : quantity
      )
      const { doc: d, random } = p
      const year = d.issueDate.slice(0, 4)
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const sum = (kind: string, label: string, amount: string) =>
        rowOf(kind, ['', '', '', `>${label}`, `>${amount}`])
      return `<div class=h><div class=s><b>${d.seller.name}</b>Association loi 1901 – service agréé par la DREETS<br>${address(d.seller)}<br>Tél. ${phoneOf(random, '05 49')} – ${d.seller.mail}<br>SIRET ${sirenOf(d.seller)} 000${random.digits(2)} – APE 8621Z<br>TVA intracommunautaire ${d.seller.vatId}</div><div class=a><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<h1>FACTURE – Appel de cotisation ${year}</h1>
<table class=k>${heading(['N° de facture', 'Date', 'N° adhérent', 'Effectif déclaré le', 'Centre', 'À régler avant le'])}${row([`<b>${d.number}</b>`, p.date(d.issueDate), d.customerNumber, p.date(d.orderDate), random.pick(['Poitiers Sud', 'Châtellerault', 'Loudun']), `<b>${p.date(d.dueDate)}</b>`])}</table>
<table class=t>${heading(['Désignation', '>Nombre', 'Unité', '>Tarif HT', '>Montant HT'])}${rows.join('')}${sum('z', 'Total HT', p.money(d.subtotal))}${sum('z', `TVA ${p.number(d.taxes[0].rate, 2)} %`, p.money(d.tax))}${sum('f', 'Total TTC', p.money(d.total))}</table>
<div class=n>Cotisation calculée par salarié en équivalent unité (article L. 4622-6 du code du travail). Effectif à régulariser en ligne dans votre espace adhérent ${d.seller.site}. TVA acquittée sur les encaissements. Pas d’escompte en cas de paiement anticipé ; pénalités de retard : trois fois le taux d’intérêt légal ; indemnité forfaitaire pour frais de recouvrement : 40 €. Le défaut de paiement entraîne la suspension des visites (art. 9 du règlement intérieur).</div>
<div class=c><div><h2>Règlement par virement</h2>IBAN ${grouped(d.seller.iban)}<br>Référence à rappeler : ${d.customerNumber} / ${d.number}<br><br><h2>Règlement par chèque</h2>à l’ordre de ${d.seller.name},<br>accompagné du présent coupon</div><table>${row(['Adhérent', `<b>${d.buyer.name}</b>`])}${row(['N° adhérent', d.customerNumber])}${row(['Facture', d.number])}${row(['Montant à régler', `<b>${p.money(d.amountDue)}</b>`])}${row(['Échéance', p.date(d.dueDate)])}</table></div>`
    },
  },
  {
    // Beekeeper in her own name, goods of two rates for shops.
    name: 'fr-apicultrice-miels',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [5.5, 20],
      isSellerPerson: true,
      pools: partiesIn('FR', french),
      items: goods(
        'Miel de châtaignier, pot 500 g = pot = 6 = 8|Miel d’acacia, pot 500 g = pot = 8 = 10|Miel de tournesol crémeux, pot 250 g = pot = 3 = 4|Miel toutes fleurs, seau 5 kg = seau = 44 = 58|Miel toutes fleurs, pot 1 kg = pot = 9 = 12|Pain d’épices pur miel 300 g = pièce = 4 = 6|Nougat tendre, sachet 150 g = sachet = 4 = 6|Pollen frais surgelé 250 g = barq. = 9 = 12|Hydromel moelleux 75 cl = bout. = 9 = 13 = 1|Vinaigre de miel 25 cl = bout. = 5 = 7|Bougie cire d’abeille roulée = pièce = 3 = 6 = 1|Savon miel-calendula 100 g = pièce = 4 = 5 = 1'
      ),
      lines: [3, 9],
      isInOrder: true,
      isOnce: true,
      most: 48,
      days: [15, 30],
      numbers: (random, year) => `${year}-${random.int(3, 148)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: frenchDay },
    css: 'body{font:10.5pt/1.4 "EB Garamond";margin:0} .h{display:flex;justify-content:space-between;align-items:flex-start} .o b{font:italic 700 20pt/1.15 "EB Garamond";color:#a8660a} .o i{color:#a8660a} .hx{width:22mm} .w{margin:8mm 0 7mm 92mm} .d{border-bottom:1pt solid #d8a13a;padding-bottom:2mm;display:flex;justify-content:space-between;align-items:baseline} .d b{font-size:15pt} .t{margin-top:5mm} .t th{text-align:left;font-weight:700;padding:1mm;border-bottom:.6pt solid #000} .t td{padding:1mm;border-bottom:.3pt dotted #888} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:7mm} .v{width:88mm;font-size:9.5pt} .v th,.v td{border:.5pt solid #d8a13a;padding:.7mm 2mm;text-align:left} .v th{background:#fbf1dc} .u{width:68mm} .u td{padding:.8mm 0} .u tr:last-child td{font-weight:700;font-size:13pt;border-top:1pt solid #d8a13a} .n{margin-top:9mm;font-size:9.5pt} .l{margin-top:6mm;font-size:8.2pt;color:#444}',
    draw: (p) => {
      settle(
        p,
        '',
        'Épicerie Le Bocal|BIOCOOP DES DEUX RIVES|Fromagerie Poupard SARL|La Ferme de Chez Nous|Hôtel des Halles SAS|Coopérative Au Panier Paysan|Comité des Fêtes de Saint-Rémy'
      )
      const { doc: d, random } = p
      const hive =
        '<svg class=hx viewBox="0 0 64 58"><path d="M15 2h18l9 16-9 16H15L6 18zM43 22h12l6 10-6 12H43l-6-12z" fill="none" stroke="#d8a13a" stroke-width="3"/><path d="M14 38h10l5 8-5 9H14l-5-9z" fill="#d8a13a"/></svg>'
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, l.rate === 5.5 ? 1 : 0)} %`,
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
      return `<div class=h><div class=o><b>${d.seller.name}</b><br><i>Apiculture – récolte et mise en pot à la ferme</i><br>${address(d.seller)}<br>Tél. ${phoneOf(random, '06 7' + random.digits(1))} – ${d.seller.mail}<br>N° NAPI A${random.digits(7)} – SIRET ${sirenOf(d.seller)} 00014</div>${hive}</div>
<div class=w><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div>
<div class=d><b>Facture n° ${d.number}</b><span>${d.seller.town}, le ${p.date(d.issueDate)}</span></div>
<table class=t>${heading(['Produit', '>Quantité', '', '>Prix HT (€)', '>TVA', '>Total HT (€)'])}${rows.join('')}</table>
<div class=e><table class=v>${heading(['Taux TVA', '>Base HT', '>TVA', '>TTC'])}${taxes.join('')}</table><table class=u>${row(['Total HT', `>${p.money(d.subtotal)}`])}${row(['Total TVA', `>${p.money(d.tax)}`])}${row(['Total TTC', `>${p.money(d.total)}`])}${row(['Net à payer', `>${p.money(d.amountDue)}`])}</table></div>
<div class=n>Marchandise livrée le ${p.date(d.deliveryDate)} – lot ${random.int(11, 49)}${random.pick(['A', 'B', 'C'])}. À régler au plus tard le <b>${p.date(d.dueDate)}</b>, par chèque ou par virement :<br>IBAN ${grouped(d.seller.iban)}</div>
<div class=l>Entrepreneur individuel. N° TVA ${d.seller.vatId}. Les pots consignés sont repris propres et sans étiquette. Escompte pour paiement anticipé : néant. Tout retard de paiement entraîne des pénalités au taux annuel de 12 % ainsi qu’une indemnité forfaitaire de recouvrement de 40 € (art. L441-10 du code de commerce). Les marchandises restent la propriété du vendeur jusqu’au complet paiement (loi du 12 mai 1980).</div>`
    },
  },
  {
    // Ironmonger for tradesmen: the delivery notes of a month on several pages, paid by bill of exchange.
    name: 'fr-quincaillerie-bons-mois',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      pools: partiesIn('FR', french),
      items: goods(
        'VIS AGGLO TF TX 5X60 ZN BTE 200 = BTE = 14 = 22|VIS TERRASSE INOX A2 5X50 BTE 100 = BTE = 18 = 29|CHEVILLE NYLON D8 SACHET 100 = SAC = 5 = 9|GOUJON D’ANCRAGE 12X110 = PCE = 1.2 = 2|SCELLEMENT CHIMIQUE VINYLESTER 410 ML = PCE = 16 = 24|CYLINDRE EUROPEEN 30X40 NICKELE 3 CLES = PCE = 19 = 38|SERRURE A LARDER AXE 50 BEC-DE-CANE = PCE = 11 = 19|FERME-PORTE A BRAS FORCE 2-4 = PCE = 48 = 88|PAUMELLE 110X55 ACIER BICHROMATE DR = PCE = 2 = 4|PAUMELLE 110X55 ACIER BICHROMATE GA = PCE = 2 = 4|BEQUILLE DOUBLE ALU ARGENT PLAQUE CLE L = JEU = 14 = 27|COULISSE TIROIR SORTIE TOTALE 450 = PAI = 17 = 31|CHARNIERE INVISIBLE 110° AMORTIE = PCE = 2.5 = 4|EQUERRE RENFORCEE 90X90X65 = PCE = 1 = 2|SABOT CHARPENTE 60X140 = PCE = 2 = 4|POINTE ANNELEE 16° 2.8X65 MILLE = MIL = 19 = 33|DISQUE A TRONCONNER 125X1 INOX = PCE = 1 = 2|LAME SCIE CIRCULAIRE 190X30 Z48 = PCE = 27 = 44|FORET BETON SDS 10X160 = PCE = 4 = 7|EMBOUT TX25 L50 BTE 10 = BTE = 8 = 14|MASTIC MS POLYMERE BLANC 290 ML = PCE = 6 = 10|MOUSSE PU PISTOLABLE 750 ML = PCE = 7 = 12|SILICONE SANITAIRE TRANSLUCIDE = PCE = 4 = 8|COLLE A BOIS D3 BIDON 5 KG = BID = 29 = 42|BANDE COMPRIBANDE 15/3-7 GRIS 8 M = RLX = 7 = 12|ROULEAU ADHESIF PARE-VAPEUR 60 MM = RLX = 19 = 31|GANTS MANUTENTION T9 = PAI = 2 = 5|LUNETTES DE PROTECTION INCOLORES = PCE = 4 = 9|CHAUSSURES SECURITE S3 T43 = PAI = 58 = 92|CONSOLE MURALE EPOXY 300X250 = PCE = 5 = 9'
      ),
      lines: [36, 64],
      most: 12,
      lineDiscount: 0.6,
      days: [45],
      numbers: (random) => `F${random.int(2, 6)}${random.digits(6)}`,
    },
    style: { ...spaced, date: slashed },
    css: 'body{font:8.3pt/1.3 "Liberation Sans";margin:0} .h{display:flex;justify-content:space-between} .s{width:86mm} .s b{font:bold 17pt/1.1 "Liberation Sans Narrow";display:block;color:#0b2f6b;margin-bottom:1mm} .a{width:84mm;border:.7pt solid #0b2f6b;border-radius:2mm;padding:3mm 4mm;min-height:26mm;font-size:9.5pt;box-sizing:border-box} .d{margin:5mm 0 3mm} .d th,.d td{border:.5pt solid #0b2f6b;padding:.8mm 1.5mm;text-align:center} .d th{background:#dbe4f3;font-weight:400;font-size:7.4pt} .t th{background:#0b2f6b;color:#fff;font-size:7.5pt;font-weight:400;text-align:left;padding:1mm 1.2mm} .t td{padding:.6mm 1.2mm} .t tr{break-inside:avoid} .t .b td{font-weight:bold;padding-top:2mm;break-after:avoid} .e{break-inside:avoid;margin-top:4mm} .p td,.p th{border:.5pt solid #0b2f6b;padding:1mm 2mm;text-align:center} .p th{background:#dbe4f3;font-weight:400;font-size:7.4pt} .p .g{font-weight:bold;font-size:12pt} .r2{display:flex;gap:5mm;margin-top:3mm} .r2 table{width:92mm;flex:none} .n{font-size:6.9pt;margin-top:3mm;color:#333;line-height:1.35}',
    draw: (p) => {
      const title = settle(
        p,
        'Quincaillerie Dardenne & Brunet|QUINCA PRO DU POITOU SAS|Comptoir de la Ferrure|Ets Poupard Père et Fils SA|SOFIQUINC',
        'SARL Menuiserie Chauvigny|Atelier Bois & Co|AGENCEMENT MARSAULT|Rénov’Habitat 86 SAS|M./Yannick Texier – Charpente|Les Compagnons du Clain SCOP'
      )
      recount(p)
      const { doc: d, random } = p
      const size = random.int(6, 11)
      const first = random.int(410000, 489000)
      const days = daysOf(p, dayAfter(d.issueDate, -28), d.issueDate)
      const sites = words('CHANTIER ECOLE|DEPOT|COMPTOIR|VILLA M. BRUNET|LOT 7 MENUISERIES|STOCK')
      const rows = p.lines((l, at) => {
        const note =
          at % size
            ? ''
            : rowOf('b', [
                '',
                `BL n° ${first + (at / size) * 83} du ${days[at]} – Réf. : ${random.pick(sites)}`,
                '',
                '',
                '',
                '',
                '',
              ])
        return (
          note +
          row([
            articleOf(l.description),
            l.description,
            `>${p.number(l.quantity)}`,
            l.unit,
            `>${p.plain(l.price)}`,
            `>${l.discount ? p.number(l.discount, 2) : ''}`,
            `>${p.plain(l.amount)}`,
          ])
        )
      })
      const bank = d.seller.iban
      return `<div class=h><div class=s><b>${d.seller.name}</b>Quincaillerie – Fixation – Outillage – Protection individuelle<br>${d.seller.street}<br>${codeFirst(d.seller)}<br>Tél. ${phoneOf(random, '05 49')} – Fax ${phoneOf(random, '05 49')}<br>${d.seller.mail}</div><div class=a>${title}${d.buyer.name}<br>${d.buyer.street}<br><br>${codeFirst(d.buyer)}</div></div>
<table class=d>${heading(['FACTURE N°', 'Date', 'Code client', 'Votre n° TVA', 'Représentant', 'Mode de règlement', 'Échéance'])}${row([`<b>${d.number}</b>`, p.date(d.issueDate), d.customerNumber, d.buyer.vatId, random.pick(['014 – JLM', '022 – PB', '009 – SC']), 'LCR directe 45 jours', `<b>${p.date(d.dueDate)}</b>`])}</table>
<table class=t>${heading(['Article', 'Désignation', '>Qté', 'Un.', '>P.U. HT', '>Rem. %', '>Montant HT'])}${rows.join('')}</table>
<div class=e><table class=p>${heading(['Total marchandises HT', 'Port', 'Base HT', 'Taux TVA', 'Montant TVA', 'Total TTC', 'NET À PAYER EUR'])}<tr><td>${p.plain(d.lineTotal)}</td><td>Franco</td><td>${p.plain(d.subtotal)}</td><td>${p.number(d.taxes[0].rate, 2)}</td><td>${p.plain(d.tax)}</td><td>${p.plain(d.total)}</td><td class=g>${p.plain(d.amountDue)}</td></tr></table>
<div class=r2><table class=p>${heading(['Banque', 'Guichet', 'N° de compte', 'Clé'])}${row([bank.slice(4, 9), bank.slice(9, 14), bank.slice(14, 25), bank.slice(25)])}</table><div>Nos coordonnées bancaires – IBAN :<br>${grouped(bank)}<br>Sauf avis contraire sous 8 jours, une LCR sera présentée sur votre banque à l’échéance ci-dessus.</div></div>
<div class=n>RÉSERVE DE PROPRIÉTÉ : nos marchandises restent notre propriété jusqu’au paiement intégral du prix (loi n° 80-335 du 12 mai 1980). Pénalités de retard exigibles sans rappel : taux de refinancement de la BCE majoré de 10 points. Indemnité forfaitaire pour frais de recouvrement : 40,00 EUR. Escompte pour paiement comptant : 0 %. TVA acquittée d’après les débits. Les retours ne sont acceptés qu’avec accord préalable, dans l’emballage d’origine, sous 15 jours.<br>${d.seller.name} – Capital ${random.pick(['80 000', '152 450', '250 000'])} EUR – RCS ${d.seller.town} ${sirenOf(d.seller)} – APE 4674A – TVA ${d.seller.vatId}</div></div>`
    },
  },
  {
    // Pool builder: balance after a deposit for a private customer.
    name: 'fr-pisciniste-solde',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      isBuyerPerson: true,
      pools: partiesIn('FR', french),
      items: goods(
        'Dépose de l’ancien liner et évacuation en déchetterie = ens. = 320 = 540|Fourniture et pose liner 75/100e gris clair, y compris feutre = m² = 21 = 29|Remplacement des pièces à sceller (skimmer, refoulements) = u = 64 = 98|Pompe de filtration 0,75 kW monophasée = u = 390 = 560|Filtre à sable Ø 500 avec vanne 6 voies = u = 410 = 590|Charge filtrante verre recyclé, sac 20 kg = u = 24 = 36|Électrolyseur au sel 60 m³ avec sonde pH = u = 980 = 1390|Projecteur LED couleur 12 V = u = 175 = 260|Volet roulant hors-sol, lames blanches PVC = ens. = 3200 = 4600|Raccordements hydrauliques en local technique = h = 48 = 62|Mise en eau, réglages et explications au client = forf. = 120 = 210'
      ),
      lines: [6, 12],
      isInOrder: true,
      isOnce: true,
      most: 6,
      prepaid: 0.8,
      days: [8, 15],
      numbers: (random, year) => `FC${year.slice(2)}${two(random.int(1, 12))}-${random.digits(3)}`,
    },
    style: { ...spaced, money: (plain) => `${plain} €`, date: dotted },
    css: 'body{font:9.5pt/1.45 "Lato";margin:0;color:#1b2a38} .h{display:flex;justify-content:space-between;align-items:center;background:linear-gradient(90deg,#0aa4d6,#6fd3ee);color:#fff;padding:6mm 7mm;border-radius:0 0 8mm 0} .h b{font:900 18pt/1.15 "Lato"} .h h1{font:300 22pt "Lato";margin:0;letter-spacing:3px} .m{display:flex;justify-content:space-between;margin:7mm 0} .m>div{width:56mm;font-size:9pt} .m h2{font-size:8pt;text-transform:uppercase;color:#0a86b0;margin:0 0 1mm;letter-spacing:.6px} .t th{border-bottom:1.4pt solid #0aa4d6;color:#0a86b0;font-size:8.2pt;text-align:left;padding:1mm} .t td{padding:1.6mm 1mm;border-bottom:.4pt solid #cfdfe7;vertical-align:top} .u{width:86mm;margin:5mm 0 0 auto} .u td{padding:1mm 2mm} .u .b td{font-weight:700;border-top:.6pt solid #0aa4d6} .u .k td{background:#0aa4d6;color:#fff;font-weight:900;font-size:12pt} .p{margin-top:7mm;display:flex;gap:8mm;font-size:8.5pt} .p>div{flex:1} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.2pt;color:#5a7081;border-top:.4pt solid #cfdfe7;padding-top:2mm}',
    draw: (p) => {
      const title = settle(
        p,
        'Bleu Lagune Piscines|PISCINES GUILLEMOT|Aqua & Jardin Poitou SARL|L’Eau Vive Concept SASU|Brunet Piscines et Spas',
        'M. et Mme/Fradet|Mme/Delphine Aubineau|M./Rémi CHAUVIGNY|Corinne Marsault-Lévy|M. et Mme/Poupard Maxence|SCI Les Tilleuls'
      )
      const { doc: d, random } = p
      const basin = random.int(42, 88)
      recount(p, ({ unit, description, quantity }) =>
        unit === 'm²' ? basin : unit === 'h' || /sceller|sac/.test(description) ? quantity : 1
      )
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const paid = d.prepaid
        ? row([`Acompte réglé à la commande<br>(facture ${d.earlier})`, `>- ${p.money(d.prepaid)}`])
        : ''
      return `<div class=h><b>${d.seller.name}</b><h1>FACTURE</h1></div>
<div class=m><div><h2>Émetteur</h2>${address(d.seller)}<br>${phoneOf(random, '05 49')}<br>${d.seller.mail}</div><div><h2>Client</h2>${title}${d.buyer.name}<br>${address(d.buyer)}</div><div><h2>Références</h2>Facture n° <b>${d.number}</b><br>Date : ${p.date(d.issueDate)}<br>Devis accepté : D${d.customerNumber.replace(/\D/g, '')}<br>Fin de chantier : ${p.date(d.deliveryDate)}<br>Échéance : <b>${p.date(d.dueDate)}</b></div></div>
<div style="margin-bottom:3mm"><b>Objet :</b> rénovation de votre bassin ${random.pick(['8 x 4 m', '7 x 3,50 m', '10 x 5 m'])}${d.prepaid ? ' – solde de travaux' : ''}</div>
<table class=t>${heading(['Description', '>Qté', 'Unité', '>P.U. HT', '>Total HT'])}${rows.join('')}</table>
<table class=u>${row(['Total HT', `>${p.money(d.subtotal)}`])}${row([`TVA à ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${rowOf('b', ['Total TTC', `>${p.money(d.total)}`])}${paid}${rowOf('k', [d.prepaid ? 'Solde à payer' : 'Net à payer', `>${p.money(d.amountDue)}`])}</table>
<div class=p><div><b>Paiement</b> par virement, chèque ou carte bancaire à réception, au plus tard à l’échéance indiquée.<br>Titulaire : ${d.seller.name}<br>IBAN : ${grouped(d.seller.iban)}</div><div><b>Garanties</b> – Pompe et électrolyseur : 2 ans. Liner : 10 ans sur les soudures (garantie fabricant). Assurance décennale MIC Poitou, contrat n° ${random.digits(8)}, couverture France métropolitaine.</div></div>
<div class=f>${d.seller.name} – ${d.seller.street}, ${codeFirst(d.seller)} – SIRET ${sirenOf(d.seller)} 00027 – RCS ${d.seller.town} – NAF 4399D – TVA ${d.seller.vatId}<br>Médiateur de la consommation : coordonnées dans nos conditions générales de vente. Pénalités de retard : 3 fois le taux d’intérêt légal.</div>`
    },
  },
  {
    // Music school: fees of a season without VAT, collected at once.
    name: 'nl-muziekschool-lesgeld',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [0],
      isBuyerPerson: true,
      pools: partiesIn('NL', dutch),
      items: goods(
        'Piano, individueel 30 minuten = = 780 = 960|Viool, individueel 20 minuten = = 540 = 690|Gitaar, duo 30 minuten = = 430 = 560|Slagwerk, individueel 30 minuten = = 790 = 980|Dwarsfluit, individueel 25 minuten = = 640 = 780|AMV / Muziek op schoot = = 165 = 240|Popkoor jeugd = = 140 = 210|Leerorkest Strijkers = = 95 = 150|Theorie B, groepsles = = 110 = 170|Huur viool 3/4 = = 90 = 130|Huur dwarsfluit = = 95 = 140|Inschrijfgeld = = 15 = 25'
      ),
      lines: [1, 4],
      isInOrder: true,
      isOnce: true,
      most: 0,
      days: [14, 21, 28],
      numbers: (random, year) => `${year.slice(2)}${Number(year.slice(2)) + 1}-${random.digits(5)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dutchDay },
    css: 'body{font:10pt/1.45 "Inter";margin:0;color:#222} .h{display:flex;justify-content:space-between;align-items:flex-start} .l{font:700 19pt/1.1 "Inter Display";color:#7a1f5c;width:90mm} .o{font-size:8pt;text-align:right;line-height:1.55;color:#444} .to{margin:14mm 0 12mm} .b{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:5mm} .b h1{font-size:17pt;margin:0;color:#7a1f5c} .b table{width:78mm;font-size:9pt} .b td{padding:.3mm 0} .t th{text-align:left;font-size:8.3pt;border-bottom:1.2pt solid #7a1f5c;padding:1.2mm 1mm} .t td{padding:1.6mm 1mm;border-bottom:.4pt solid #ddd;font-size:9.3pt} .t .s td{font-weight:700;font-size:11pt;border:0;border-top:1.2pt solid #7a1f5c} .i{background:#f6edf3;padding:4mm 5mm;margin-top:8mm;font-size:9pt;border-left:3pt solid #7a1f5c} .i td{padding:.4mm 0} .i td:first-child{width:44mm;color:#555} .n{font-size:8.3pt;margin-top:6mm}',
    draw: (p) => {
      const title = settle(
        p,
        'Stichting Muziekschool De Amstelstem|Muziekcentrum Ringvaart|STICHTING KUNSTPLEIN|Muziekschool Molenaar & Co|Stichting Centrum voor Muziek, Dans en Theater Waterland',
        'Dhr./B. Kramer|Mevr./L. van den Berghe|Fam. Dijkstra - de Wit|Mirjam Appelman|Mw. drs./T.M. Smeets|De heer/J. Terpstra'
      )
      const { doc: d, random } = p
      const year = Number(d.issueDate.slice(0, 4))
      const pupils = [0, 1].map(() => random.pick(words('Noor|Daan|Fenna|Mees|Saar|Tijn|Liv')))
      const rows = p.lines((l) => {
        const isCourse = !/^(Huur|Inschrijf)/.test(l.description)
        return row([
          random.pick(pupils),
          l.description,
          isCourse ? random.pick(words('M. Okker|A. Zwart|J. Bilderbeek|S. Lamm')) : '',
          isCourse ? random.pick(words('ma 15.30|di 16.00|wo 14.15|do 18.45|vr 16.30')) : '',
          `>${p.money(l.amount)}`,
        ])
      })
      return `<div class=h><div class=l>${d.seller.name}</div><div class=o>${d.seller.street}<br>${codeFirst(d.seller)}<br>T 020 ${random.int(312, 689)} ${random.digits(2)} ${random.digits(2)}<br>${d.seller.mail}<br>KvK ${random.digits(8)} · RSIN ${random.digits(9)}</div></div>
<div class=to>${title}${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div>
<div class=b><h1>Factuur lesgeld</h1><table>${row(['Factuurnummer', `<b>${d.number}</b>`])}${row(['Factuurdatum', p.date(d.issueDate)])}${row(['Debiteurnummer', d.customerNumber])}${row(['Cursusjaar', `${year}-${year + 1}`])}</table></div>
<table class=t>${heading(['Leerling', 'Omschrijving', 'Docent', 'Lestijd', '>Bedrag'])}${rows.join('')}${rowOf('s', ['', 'Totaal te betalen', '', '', `>${p.money(d.total)}`])}</table>
<div style="font-size:8.3pt;margin-top:2mm">Muziekonderwijs is vrijgesteld van btw (artikel 11, lid 1, sub f Wet op de omzetbelasting 1968).</div>
<div class=i><b>Automatische incasso – betaling ineens</b><table>${row(['Bedrag', p.money(d.amountDue)])}${row(['Afschrijving op of omstreeks', `<b>${p.date(d.dueDate)}</b>`])}${row(['Van rekening', `NL** **** **** **${random.digits(2)} ${random.digits(2)}`])}${row(['Machtigingskenmerk', `LG-${d.customerNumber}-${random.digits(3)}`])}${row(['Incassant-ID', `NL${random.digits(2)}ZZZ${random.digits(8)}0000`])}</table></div>
<div class=n>Zorgt u voor voldoende saldo? Is incasso niet mogelijk, maak het bedrag dan zelf over op ${grouped(d.seller.iban)} t.n.v. ${d.seller.name} onder vermelding van het factuurnummer. Bij gespreide betaling (5 termijnen) geldt een toeslag van €&nbsp;12,50; aanvragen kan tot een week na factuurdatum.<br><br>Tussentijds opzeggen is mogelijk per 1 februari, schriftelijk en uiterlijk 1 januari. Voor houders van een Stadspas of via het Jeugdfonds gelden gereduceerde tarieven; stuur ons dan eerst uw beschikking toe.</div>`
    },
  },
  {
    // Organiser of trade fairs: an invoice that replaces an earlier one.
    name: 'nl-beursstand-correctie',
    plan: {
      country: 'NL',
      kind: 'corrected',
      currency: 'EUR',
      rates: [21],
      pools: partiesIn('NL', dutch),
      items: goods(
        'Standruimte, rijstand = m² = 128 = 176|Hoektoeslag, 2 zijden open = stuks = 190 = 320|Standbouw Basic: wanden, tapijt en frieslijst = m² = 58 = 84|Verplichte inschrijfkosten exposant = stuks = 295 = 425|Elektra-aansluiting 3 kW incl. verbruik = stuks = 210 = 285|Internet bekabeld 10 Mbps = stuks = 165 = 240|Spot led 18 W, gemonteerd = stuks = 29 = 44|Barkruk wit = stuks = 24 = 38|Statafel met rok = stuks = 32 = 49|Dagelijkse reiniging stand = m² = 4 = 7|Leadscanner app-licentie = stuks = 75 = 125|Uitrijkaart parkeerterrein P4 = stuks = 35 = 55'
      ),
      lines: [7, 12],
      isInOrder: true,
      isOnce: true,
      most: 8,
      days: [14, 30],
      numbers: (random, year) => `${year}${random.pick(['VB', 'HT', 'FD'])}${random.digits(4)}`,
    },
    style: { ...comma, date: dashed },
    css: 'body{font:9pt/1.4 "Roboto";margin:0} .g{display:flex;gap:8mm} .m{flex:1;min-width:0} .x{width:43mm;font-size:7.8pt;line-height:1.5;border-left:2pt solid #f39200;padding-left:4mm} .x b{display:block;font:bold 12.5pt/1.2 "Roboto Condensed";margin-bottom:3mm} .x h6{font:500 7pt "Roboto";text-transform:uppercase;color:#c26f00;margin:3mm 0 0} .to{min-height:28mm;font-size:10pt} h1{font:bold 19pt "Roboto Condensed";margin:8mm 0 3mm} .r{font-variant-numeric:tabular-nums} .k td{padding:.4mm 0} .k td:first-child{width:34mm;color:#555} .c{border:1pt solid #f39200;padding:2.5mm 4mm;margin:5mm 0} .t th{background:#333;color:#fff;font-weight:500;font-size:8pt;text-align:left;padding:1.3mm 1.5mm} .t td{padding:1.3mm 1.5mm;border-bottom:.4pt solid #ccc;vertical-align:top} .u{width:76mm;margin:4mm 0 0 auto} .u td{padding:.8mm 1.5mm} .u tr:last-child td{font-weight:bold;border-top:1pt solid #333;font-size:11pt} .n{font-size:8pt;margin-top:7mm}',
    draw: (p) => {
      settle(
        p,
        'Polder Beurzen B.V.|VAKBEURS NEDERLAND BV|Dijkstra & Kramer Evenementen B.V.|Amstel Expo|Smeets Exhibitions B.V.',
        'Terpstra Verpakkingen B.V.|GREENLINE KASSENBOUW|Bureau Appelman|De Wit Lastechniek V.O.F.|Van den Berghe & Zn. Machines|Hydrofix Europe NV'
      )
      const { doc: d, random } = p
      const lastYear = String(Number(d.issueDate.slice(0, 4)) - 1)
      const replaced = d.earlier.replace(lastYear, d.orderDate.slice(0, 4))
      const area = random.pick([9, 12, 15, 18, 24, 36])
      recount(p, ({ unit, description, quantity }) =>
        unit === 'm²' ? area : /Spot|kruk|tafel|kaart/.test(description) ? quantity : 1
      )
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
      const reason = random.pick(
        words(
          'het aantal gehuurde vierkante meters onjuist was vermeld|de standbouw dubbel was berekend|de factuur op naam van een verkeerde entiteit was gesteld|de inkoopreferentie ontbrak en het m²-tarief niet overeenkwam met het contract'
        )
      )
      return `<div class=g><div class=m><div class=to>${d.buyer.name}<br>T.a.v. de crediteurenadministratie<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div>
<h1>CORRECTIEFACTUUR</h1><table class=k>${row(['Factuurnummer', `<b>${d.number}</b>`])}${row(['Factuurdatum', p.date(d.issueDate)])}${row(['Vervaldatum', p.date(d.dueDate)])}${row(['Debiteur', d.customerNumber])}${row(['Uw referentie', d.orderNumber])}${row(['Uw btw-nummer', d.buyer.vatId])}${row(['Evenement', `${random.pick(words('Vakbeurs Techniek & Bouw|Horti Trade Days|Food Logistics'))}, hal ${random.int(1, 11)}, stand ${random.pick(['A', 'C', 'F'])}${random.int(10, 79)}`])}</table></div>
<div class=x><b>${d.seller.name}</b>${d.seller.street}<br>${codeFirst(d.seller)}<br>Nederland<h6>Telefoon</h6>020 ${random.int(312, 689)} ${random.digits(2)} ${random.digits(2)}<h6>E-mail</h6>${d.seller.mail.replace('@', '@<wbr>')}<h6>KvK</h6>${random.digits(8)}<h6>Btw-nummer</h6>${d.seller.vatId}<h6>IBAN</h6>${grouped(d.seller.iban)}</div></div>
<div class=c>Deze factuur corrigeert en vervangt onze factuur <b>${replaced}</b> van ${p.date(d.orderDate)}, omdat ${reason}. De oorspronkelijke factuur komt hiermee volledig te vervallen; hierop is nog geen betaling ontvangen.</div>
<table class=t>${heading(['Omschrijving', '>Aantal', 'Eenheid', '>Tarief €', '>Btw', '>Bedrag €'])}${rows.join('')}</table>
<table class=u>${row(['Totaal exclusief btw', `>€ ${p.plain(d.subtotal)}`])}${row([`Btw ${p.number(d.taxes[0].rate)}%`, `>€ ${p.plain(d.tax)}`])}${row(['Totaal inclusief btw', `>€ ${p.plain(d.total)}`])}</table>
<div class=n>Wij verzoeken u het bedrag van € ${p.plain(d.amountDue)} uiterlijk op de vervaldatum over te maken op bovenstaande rekening, onder vermelding van het factuur- en debiteurnummer. Toegang tot de opbouw wordt alleen verleend als de factuur volledig is voldaan. Op al onze overeenkomsten zijn de Algemene Deelnamevoorwaarden van toepassing, gedeponeerd bij de Kamer van Koophandel.</div>`
    },
  },
  {
    // Butcher and caterer in Flanders: a feast with prices that contain the tax, a deposit and a transfer.
    name: 'nl-be-beenhouwer-feest',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [6, 21],
      isGross: true,
      isBuyerPerson: true,
      pools: partiesIn('NL', flemish),
      items: goods(
        'Aperitiefhapjes warm, 5 stuks p.p. = pers. = 7 = 11|Koude schotel vlees en vis = pers. = 21 = 29|Barbecue Royal, 4 stuks vlees met groentenbuffet = pers. = 19 = 27|Kindermenu balletjes in tomatensaus = pers. = 8 = 12|Aardappelgratin = kg = 11 = 15|Breughelplank = pers. = 16 = 22|Huisgemaakte videe = liter = 14 = 19|Dessertbuffet = pers. = 8 = 13|Brood en boter = pers. = 1.5 = 2.5|Cava brut = fles = 13 = 19 = 1|Huiswijn wit/rood = fles = 10 = 15 = 1|Huur barbecuetoestel met gas = stuk = 35 = 60 = 1|Huur borden en bestek = pers. = 1.5 = 2.5 = 1|Kok aan huis = uur = 38 = 52 = 1|Levering en ophaling = keer = 20 = 45 = 1'
      ),
      lines: [4, 10],
      isInOrder: true,
      isOnce: true,
      most: 40,
      prepaid: 0.75,
      days: [8, 14, 30],
      numbers: (random, year) => `${year}/${random.int(12, 690)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: slashed },
    css: 'body{font:10pt/1.35 "Carlito";margin:0} .h{text-align:center;color:#8c1515} .h b{font:700 24pt/1.15 "C059"} .h div{font-size:9.5pt;color:#333} hr{border:0;border-top:2pt solid #8c1515;margin:3mm 0 6mm} .w{display:flex;justify-content:space-between} .w .d{width:76mm} .w .d td{padding:.3mm 0} .w .d td:first-child{color:#555} .to{width:78mm;border:.6pt solid #999;padding:3mm 4mm;box-sizing:border-box} h1{font:700 17pt "C059";color:#8c1515;margin:6mm 0 2mm} .t th{border-top:.8pt solid #8c1515;border-bottom:.8pt solid #8c1515;text-align:left;padding:.9mm 1mm;font-size:9pt} .t td{padding:.9mm 1mm} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm;border-top:.8pt solid #8c1515;padding-top:3mm} .v{width:92mm} .v th{text-align:left;font-weight:400;font-size:8.5pt;border-bottom:.5pt solid #777} .v td{padding:.4mm 0;font-size:9.3pt} .v .q td{border-top:.5pt solid #777} .u{width:74mm} .u td{padding:.6mm 0} .u .k td{font-weight:700;font-size:12.5pt;color:#8c1515} .p{display:flex;gap:6mm;align-items:center;margin-top:7mm;background:#f7f2ea;padding:3mm 4mm} .n{font-size:8.3pt;margin-top:5mm;color:#444}',
    draw: (p) => {
      settleInBelgium(p)
      const title = settle(
        p,
        'Beenhouwerij-Traiteur De Gulden Os|SLAGERIJ VAN HOVE|Traiteur Goethals & Zoon BV|Beenhouwerij Patrick en Els|’t Vleeshuys VOF',
        'Dhr. en Mevr./Baeten - Lefever|Chiro Sint-Anna vzw|Mevr./Katrien Verlinden|KFC DE RODE LEEUWEN|Dirk Saelens|Gezinsbond afdeling Molenhoek|Aannemingen Coppens NV'
      )
      const { doc: d, random } = p
      const guests = random.int(18, 85)
      const counts: Record<string, () => number> = {
        'pers.': () => guests,
        'keer': () => 1,
        'stuk': () => random.int(1, 2),
        'uur': () => random.int(3, 7),
        'kg': () => random.int(3, 14),
        'liter': () => random.int(2, 9),
        'fles': () => random.int(4, 30),
      }
      const countOf = ({ unit, description }: Line) =>
        /^Kinder/.test(description) ? random.int(3, 15) : counts[unit]()
      recount(p, countOf, true)
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}`,
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
      const paid = d.prepaid
        ? row([
            `Voorschot ${random.pick(['Bancontact', 'overschrijving'])} ${p.date(d.orderDate)}`,
            `>- ${p.money(d.prepaid)}`,
          ])
        : ''
      return `<div class=h><b>${d.seller.name}</b><div>${d.seller.street} – ${codeFirst(d.seller)} – Tel. ${phoneOf(random, random.pick(['054', '09 3' + random.digits(1), '0478']))} – ${d.seller.mail}<br>Btw ${belgianVat(d.seller.vatId)} – IBAN ${grouped(d.seller.iban)} – gesloten op maandag</div></div><hr>
<div class=w><table class=d style="align-self:flex-start">${row(['Factuurdatum', p.date(d.issueDate)])}${row(['Vervaldatum', p.date(d.dueDate)])}${row(['Klant nr.', d.customerNumber])}${row(['Feest op', p.date(d.deliveryDate)])}</table><div class=to>${title}<b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<h1>Factuur ${d.number}</h1>
<table class=t>${heading(['Omschrijving', '>Aantal', 'Eenheid', '>Prijs incl. btw', '>% btw', '>Totaal incl. btw'])}${rows.join('')}</table>
<div class=e><table class=v>${heading(['Btw', '>Maatstaf', '>Btw-bedrag', '>Inclusief'])}${taxes.join('')}${rowOf('q', ['Totaal', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table><table class=u>${row(['Totaal incl. btw', `>${p.money(d.total)}`])}${paid}${rowOf('k', ['Te betalen', `>${p.money(d.amountDue)}`])}</table></div>
<div class=p>${squareCode(random, '24mm', { side: 31 })}<div>Scan en betaal met uw bank-app, of schrijf over op <b>${grouped(d.seller.iban)}</b><br>met de gestructureerde mededeling <b>${structured(random)}</b><br>vóór ${p.date(d.dueDate)}. Van harte bedankt voor uw vertrouwen!</div></div>
<div class=n>Schotels, toestellen en bestek gelieve proper terug te bezorgen binnen 3 dagen; ontbrekende stukken worden aangerekend. Klachten dienen ons binnen 24 uur na levering te bereiken. Bij niet-betaling op de vervaldag is, na een eerste kosteloze herinnering en een termijn van 14 dagen, een schadevergoeding verschuldigd conform boek XIX van het Wetboek van economisch recht.</div>`
    },
  },
  {
    // Coach company in Luxembourg: the journeys of a month.
    name: 'fr-lu-autocars-courses',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [3],
      pools: partiesIn('FR', luxembourgish),
      items: goods(
        'Transport piscine, classes cycle 3 = = 95 = 145|Excursion Vianden – château et télésiège = = 380 = 520|Journée à Trèves, départ 8h00 = = 420 = 590|Navette match à l’extérieur = = 210 = 340|Parc Merveilleux Bettembourg, aller-retour = = 260 = 370|Bruxelles – visite des institutions européennes = = 690 = 880|Concert Philharmonie, retour 23h30 = = 310 = 430|Musée de l’Ardoise Haut-Martelange = = 290 = 410|Attente chauffeur, heures supplémentaires = = 45 = 60|Course supplémentaire minibus 16 places = = 85 = 160'
      ),
      lines: [3, 13],
      most: 3,
      days: [30],
      numbers: (random, year) => `${year.slice(2)}/${random.digits(4)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:9.5pt/1.4 "URW Gothic";margin:0} .h{display:flex;justify-content:space-between;align-items:flex-end} .h svg{width:34mm} .h b{font-size:17pt;line-height:1.15;max-width:120mm;text-align:right;color:#1d5c2f} .st{height:2mm;background:repeating-linear-gradient(90deg,#1d5c2f 0 60mm,#f2c200 60mm 80mm);margin:2mm 0 9mm} .w{display:flex;justify-content:space-between} .to{order:2;width:76mm} .i td{padding:.2mm 0} .i{width:80mm} h1{font-size:13pt;font-weight:600;margin:10mm 0 3mm} .t th{border:.5pt solid #1d5c2f;background:#e7f1e9;font-weight:400;font-size:8.2pt;text-align:left;padding:1.2mm 1.5mm} .t td{border-left:.5pt solid #1d5c2f;border-right:.5pt solid #1d5c2f;padding:1.1mm 1.5mm;font-size:9pt} .t tr:last-child td{border-bottom:.5pt solid #1d5c2f} .u{width:84mm;margin:0 0 0 auto} .u td{border:.5pt solid #1d5c2f;padding:1.1mm 1.5mm} .u tr:last-child td{font-weight:600;background:#e7f1e9} .n{margin-top:8mm;font-size:8.8pt} .f{position:fixed;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:7.3pt;line-height:1.5;border-top:.5pt solid #1d5c2f;padding-top:2mm}',
    draw: (p) => {
      settleInLuxembourg(p)
      settle(
        p,
        'Autocars Weydert S.à r.l.|VOYAGES BELLE-VUE|Wagener & Fils S.à r.l.|Cars du Nord SA|Reisen Thilges',
        'Administration communale de Steinbrücken|Harmonie Sainte-Cécile asbl|École fondamentale Op der Wiss|F.C. UNION ROUDBAACH|Lycée Privé Saint-Hubert|Amicale des Retraités Kayl-Bas asbl'
      )
      const { doc: d, random } = p
      recount(p)
      const days = daysOf(p, dayAfter(d.issueDate, -31), dayAfter(d.issueDate, -2))
      const rows = p.lines((l, at) =>
        row([
          days[at],
          l.description,
          `B${random.digits(5)}`,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const bus =
        '<svg viewBox="0 0 120 44"><path d="M4 6h100q10 0 12 14v16H4z" fill="#1d5c2f"/><path d="M9 11h18v10H9zm22 0h18v10H31zm22 0h18v10H53zm22 0h18v10H75zm22 0h6q6 0 8 10H97z" fill="#fff"/><circle cx="28" cy="36" r="7" fill="#f2c200"/><circle cx="92" cy="36" r="7" fill="#f2c200"/></svg>'
      const phone = `+352 ${random.int(23, 89)} ${random.digits(2)} ${random.digits(2)}`
      return `<div class=h>${bus}<b>${d.seller.name}</b></div><div class=st></div>
<div class=w><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div><table class=i style="align-self:flex-start">${row(['Facture N°', `<b>${d.number}</b>`])}${row(['Date', p.date(d.issueDate)])}${row(['N° client', d.customerNumber])}${row(['Bon de commande', d.orderNumber])}${row(['Payable jusqu’au', p.date(d.dueDate)])}</table></div>
<h1>Courses effectuées du ${p.date(dayAfter(d.issueDate, -31))} au ${p.date(dayAfter(d.issueDate, -2))}</h1>
<table class=t>${heading(['Date', 'Destination / prestation', 'Bon', '>Qté', '>Prix HTVA', '>Montant HTVA'])}${rows.join('')}</table>
<table class=u style="margin-top:3mm">${row(['Total hors TVA', `>${p.money(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate)} % (transport de personnes)`, `>${p.money(d.tax)}`])}${row(['Total TTC', `>${p.money(d.total)}`])}</table>
<div class=n>Prière de virer le montant de <b>${p.money(d.amountDue)}</b> sur notre compte ${grouped(d.seller.iban)} en indiquant « ${d.number} / ${d.customerNumber} ».<br>Les réclamations sont à adresser par écrit dans les 8 jours. Péages, frais de stationnement et repas du chauffeur sont compris.<br>En cas de retard de paiement, les intérêts légaux prévus par la loi modifiée du 18 avril 2004 sont dus de plein droit.</div>
<div class=f><div>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}</div><div>Tél. ${phone}<br>${d.seller.mail}<br>${d.seller.site}</div><div>R.C.S. Luxembourg B${random.int(10400, 279000)}<br>N° TVA ${d.seller.vatId}<br>Autorisation d’établissement 10${random.digits(6)}/0</div></div>`
    },
  },
]
