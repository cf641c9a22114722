import { phoneOf } from '../people.ts'
import { places, words } from '../lists.ts'
import { structured } from '../check_digits.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import type { Plan } from '../make_document.ts'
import type { Country } from '../people.ts'
import fictional from '../pools.json' with { type: 'json' }
import {
  comma,
  grouped,
  heading,
  monthsIn,
  row,
  slashed,
  type Print,
  dashed,
  two,
  belgianVat,
  address,
  sirenOf,
} from '../print.ts'
import type { Random } from '../random.ts'

const dutchMonths = monthsIn('NL')
const spaced = { decimal: ',', thousands: '\u00A0' } as const
const french = {
  first: words('Noémie|Antoine|Clotilde|Jérôme|Sandrine|Guillaume|Fanny'),
  last: words('Barthélemy|Courtois|Desmarets|Gauthier|Leclair|Mercadier|Pommier|Rivoire|Vidal'),
  trade: words('Architecture|Ambulances|Optique|Charpente|Assurances|Immobilier|Viandes'),
  forms: words('SARL|SAS|SASU|EURL'),
  streets: words(
    '41 rue Gambetta|7 allée des Peupliers|ZI Nord, 15 rue Ampère|128 cours de la Liberté|2 place du Marché|19 bis rue des Lilas'
  ),
  towns: places(
    'Valence = 26000|Chartres = 28000|Vannes = 56000|Tarbes = 65000|Villefranche-sur-Saône = 69400|Dole = 39100'
  ),
  country: 'France',
  tel: '+33 ',
}
const walloon = {
  ...french,
  first: words('Bénédicte|Jean-Luc|Véronique|Olivier|Pascale'),
  last: words('Bodart|Defays|Gillain|Hubert|Lecocq|Marchal|Noël|Simonis'),
  trade: words('Menuiserie|Toitures|Boulangerie|Immobilière|Garage'),
  forms: words('SRL|SA|SC'),
  streets: words(
    'Rue Haute 27|Chaussée de Tongres 148|Place Albert Ier 6|Rue de l’Église 33 bte 1|Avenue Reine Astrid 90'
  ),
  towns: places('Namur = 5000|Verviers = 4800|Huy = 4500|Nivelles = 1400|Waremme = 4300'),
  country: 'Belgique',
}
const luxembourgish = {
  ...french,
  first: words('Carole|Marc|Martine|Tom|Danielle|Claude'),
  last: words('Hoffmann|Kieffer|Majerus|Reuter|Schiltz|Thill|Wagener|Weydert'),
  trade: words('Constructions|Fiduciaire|Immobilière|Toitures|Pharmacie'),
  forms: words('S.à r.l.|S.A.|S.à r.l.-S'),
  streets: words(
    '12, rue de Hollerich|85, route d’Arlon|4, Zone Industrielle Am Bruch|31, avenue de la Gare|7, rue de l’Industrie'
  ),
  towns: places(
    'Luxembourg = L-1741|Esch-sur-Alzette = L-4011|Strassen = L-8009|Mersch = L-7535|Foetz = L-3895'
  ),
  country: 'Luxembourg',
}
const dutch = {
  first: words('Annelies|Gerrit|Wendy|Maarten|Ingrid|Sjoerd'),
  last: words('Brouwer|Dekker|Hendriks|Kooistra|Meijer|Scholten|van der Linden|Verhoeven|Zijlstra'),
  trade: words('Makelaardij|Interieurbouw|Kinderopvang|Techniek|Optiek|Accountants'),
  forms: words('B.V.|BV|V.O.F.'),
  streets: words(
    'Hoofdstraat 81|Ambachtsweg 22|Molenstraat 5a|Oude Gracht 133|Wilhelminalaan 40|Spoorlaan 318'
  ),
  towns: places(
    'Amersfoort = 3811 CJ|Hengelo = 7551 DB|Roosendaal = 4701 AK|Alkmaar = 1811 KH|Venlo = 5911 GX|Drachten = 9203 PA'
  ),
  country: 'Nederland',
  tel: '+31 ',
}
const flemish = {
  ...dutch,
  first: words('Katrien|Wim|Leen|Geert|Sofie|Dirk'),
  last: words('Aerts|Baert|De Smedt|Janssens|Maes|Peeters|Van Damme|Verstraete|Willems'),
  trade: words('Transport|Tuinaanleg|Schrijnwerkerij|Thuisverpleging|Elektro'),
  forms: words('BV|NV|CommV'),
  streets: words(
    'Brugsesteenweg 214|Dorpsplein 3|Nijverheidsstraat 45|Leopoldlaan 18 bus 2|Molendreef 67'
  ),
  towns: places('Roeselare = 8800|Lokeren = 9160|Mechelen = 2800|Diest = 3290|Turnhout = 2300'),
  country: 'België',
}

/** Sellers of these trades; the buyers have others, in the pool of a country that is not used. */
function between(
  country: Country,
  own: typeof french,
  trade: string[]
): Pick<Plan, 'country' | 'buyerCountry' | 'pools'> {
  return {
    country,
    buyerCountry: 'AT',
    pools: { ...fictional, [country]: { ...own, trade }, AT: own },
  }
}

function ibanOf(country: string, account: string): string {
  const code = [...country].map((letter) => Number.parseInt(letter, 36)).join('')
  return `${country}${two(98 - Number(BigInt(`${account}${code}00`) % 97n))}${account}`
}

function settleInBelgium({ doc, random }: Print): void {
  for (const party of [doc.seller, doc.buyer]) {
    const company = `0${random.int(4, 7)}${random.digits(6)}`
    party.vatId = `BE${company}${two(97 - (Number(company) % 97))}`
    const account = `${random.pick(['00', '06', '36', '73'])}${random.digits(8)}`
    party.iban = ibanOf('BE', `${account}${two(Number(account) % 97 || 97)}`)
  }
}

function settleInLuxembourg({ doc, random }: Print): void {
  for (const party of [doc.seller, doc.buyer]) {
    const six = `${random.int(1, 3)}${random.digits(5)}`
    party.vatId = `LU${six}${two(Number(six) % 89)}`
    party.iban = ibanOf('LU', `003${random.digits(13)}`)
  }
}

/** Looks like a code for payments from a telephone. */
function squares(random: Random): string {
  const path = Array.from({ length: 841 }, (_, at) =>
    random.chance(0.5) ? `M${at % 29} ${Math.floor(at / 29)}h1v1h-1z` : ''
  )
  const eye = (x: number, y: number) =>
    `<path fill=#fff d="M${x - 1} ${y - 1}h9v9h-9z"/><path fill-rule=evenodd d="M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}h5v5h-5zM${x + 2} ${y + 2}h3v3h-3z"/>`
  return `<svg viewBox="0 0 29 29"><path d="${path.join('')}"/>${eye(0, 0)}${eye(22, 0)}${eye(0, 22)}</svg>`
}

const dentalCodes: Record<string, string> = {
  'Periodieke controle': 'C002',
  'Kleine röntgenfoto': 'X10',
  'Kaakoverzichtsfoto': 'X21',
  'Gebitsreiniging, per vijf minuten': 'M03',
  'Verdoving': 'A10',
  'Eenvlaksvulling composiet': 'V91',
  'Tweevlaksvulling composiet': 'V92',
  'Drievlaksvulling composiet': 'V93',
  'Trekken tand of kies': 'H11',
  'Kroon op natuurlijke pijler': 'R24',
  'Techniekkosten kroon': 'R24T',
  'Fluoridebehandeling': 'M40',
}

/** Layouts of senders in France, Wallonia, Luxembourg, the Netherlands and Flanders. */
export const commonGallicDutch: Family[] = [
  // Dealer in office supplies: one long table over the pages, two rates, discounts per line.
  {
    name: 'fr-papeterie-fournitures',
    plan: {
      ...between('FR', french, words('Bureau|Papeterie|Burotic|Fournitures')),
      currency: 'EUR',
      rates: [20, 5.5],
      items: [
        ['Ramette papier A4 80 g blanc CIE 161', 'RAM', 4.2, 5.6],
        ['Carton 5 ramettes papier A3 80 g', 'CRT', 39, 52],
        ['Stylo bille pointe moyenne bleu, boîte 50', 'BTE', 9, 16],
        ['Surligneur pastel, pochette de 4', 'PCH', 4, 7],
        ['Marqueur effaçable à sec assortis, étui 4', 'ETU', 5, 9],
        ['Classeur à levier dos 8 cm noir', 'PCE', 2.4, 4.1],
        ['Chemise 3 rabats à élastique, paquet 10', 'PQT', 8, 14],
        ['Pochette perforée PP 5/100e, boîte 100', 'BTE', 4, 8],
        ['Intercalaires carte 12 positions A4', 'JEU', 1.5, 3],
        ['Bloc repositionnable 76 x 76 jaune, lot 12', 'LOT', 9, 17],
        ['Enveloppe DL 110 x 220 fenêtre, boîte 500', 'BTE', 17, 28],
        ['Étiquettes adresse 63,5 x 38,1, boîte 2100', 'BTE', 14, 24],
        ['Ruban adhésif invisible 19 mm x 33 m', 'RLX', 1.4, 2.9],
        ['Toner laser noir HC compatible 3 000 p.', 'PCE', 48, 79],
        ['Cartouche jet d’encre 4 couleurs, pack', 'PCK', 39, 68],
        ['Clé USB 3.0 64 Go', 'PCE', 7, 13],
        ['Souris optique filaire', 'PCE', 8, 15],
        ['Piles alcalines LR06, blister de 24', 'BLI', 11, 19],
        ['Agrafeuse de bureau 24/6', 'PCE', 9, 18],
        ['Fauteuil de bureau synchrone tissu noir', 'PCE', 139, 229],
        ['Lampe de bureau LED articulée', 'PCE', 28, 49],
        ['Essuie-mains pliés en V, colis 3 000', 'COL', 21, 34],
        ['Papier toilette 2 plis, colis de 96', 'COL', 24, 39],
        ['Savon mains crème, bidon 5 L', 'BID', 9, 16],
        ['Sac poubelle 100 L, rouleau 25', 'RLX', 4, 8],
        ['Café moulu arabica 1 kg', 'PQT', 11, 17, 1],
        ['Dosettes café espresso, boîte 100', 'BTE', 19, 28, 1],
        ['Sucre bûchettes, boîte 500', 'BTE', 8, 13, 1],
        ['Eau de source 50 cl, pack de 24', 'PCK', 5, 9, 1],
        ['Thé vert menthe, boîte 100 sachets', 'BTE', 9, 14, 1],
      ],
      lines: [12, 44],
      isOnce: true,
      most: 20,
      lineDiscount: 0.4,
      charge: 0.4,
      days: [30, 45, 60],
      numbers: (random) => `F${random.int(10, 40)}${random.digits(5)}`,
    },
    style: { ...spaced, date: slashed },
    css: '@page{margin:12mm 12mm 16mm;@bottom-right{content:"Page " counter(page) " sur " counter(pages);font:7.5pt "Liberation Sans"}} body{font:8.5pt/1.3 "Liberation Sans";margin:0} .h{display:flex;justify-content:space-between;align-items:flex-start} .n{font-size:19pt;font-weight:bold;color:#c8102e;letter-spacing:-.5pt} .h i{font-size:9pt;color:#555} .f{width:78mm;border:1pt solid #c8102e} .f td{padding:1mm 2mm} .f tr:first-child td{background:#c8102e;color:#fff;font-weight:bold;font-size:12pt} .a{display:flex;gap:6mm;margin:6mm 0 4mm} .a>div{flex:1;border:.6pt solid #999;min-height:26mm} .a h5{margin:0;background:#eee;padding:1mm 2mm;font-size:8pt} .a p{margin:2mm;font-size:10pt} .r1{font-size:8.5pt;margin-bottom:2mm;display:flex;justify-content:space-between} .l th{background:#eee;border-top:1pt solid #c8102e;border-bottom:.6pt solid #999;text-align:left;font-size:7.5pt;padding:1.3mm 1mm} .l td{padding:1mm;border-bottom:.3pt solid #ddd} .l tr{break-inside:avoid} .e{break-inside:avoid;margin-top:5mm} .x{display:flex;gap:8mm;align-items:flex-start} .v{flex:1} .v th,.v td{border:.5pt solid #999;padding:1mm 1.5mm;font-weight:400;font-size:8pt} .t{width:76mm} .t td{border:.5pt solid #999;padding:1.2mm 2mm} .t tr:last-child td{font-weight:bold;font-size:11pt;background:#eee} .b{margin-top:4mm;width:auto} .b td,.b th{border:.5pt solid #999;padding:.8mm 2.5mm;font-weight:400;font-size:8pt;text-align:center} .m{font-size:7pt;color:#444;margin-top:4mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const codes: Record<number, number> = { 20: 1, 5.5: 2 }
      const rows = p.lines((l) =>
        row([
          random.digits(6),
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${l.discount} %` : ''}`,
          `>${p.plain(l.amount)}`,
          `>${codes[l.rate]}`,
        ])
      )
      const labels = words('Réf.|Désignation|>Qté|UV|>P.U. HT|>Remise|>Montant HT|>TVA')
      const rates = p.taxes((t) =>
        row([
          codes[t.rate],
          `>${p.number(t.rate, 2)}`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const bank = d.seller.iban.slice(4).match(/^(.{5})(.{5})(.{11})(..)$/)!
      const phone = phoneOf(random, `0${random.int(2, 5)} ${random.digits(2)}`)
      return `<style>@page{@bottom-left{content:"Facture ${d.number} – Client ${d.customerNumber}";font:7.5pt "Liberation Sans"}}</style><div class=h><div><div class=n>${d.seller.name}</div><i>Fournitures, mobilier et consommables de bureau</i><br>${address(d.seller)}<br>Tél. ${phone} – ${d.seller.mail}</div><table class=f>${row(['FACTURE', `>${d.number}`])}${row(['Date', `>${p.date(d.issueDate)}`])}${row(['Code client', `>${d.customerNumber}`])}${row(['Règlement', '>Virement'])}${row(['Date d’échéance', `>${p.date(d.dueDate)}`])}</table></div>
<div class=a><div><h5>Adresse de livraison</h5><p>${d.buyer.name}<br>${address(d.buyer)}</p></div><div><h5>Adresse de facturation</h5><p><b>${d.buyer.name}</b><br>${address(d.buyer)}</p></div></div>
<div class=r1><span>Votre commande ${d.orderNumber} du ${p.date(d.orderDate)}</span><span>Bon de livraison BL${random.digits(6)} du ${p.date(d.deliveryDate)}</span><span>Votre contact : ${random.pick(french.first)}</span></div>
<table class=l>${heading(labels)}${rows.join('')}</table>
<div class=e><div class=x><div class=v><table>${heading(['Code', '>Taux TVA', '>Base HT', '>Montant TVA'])}${rates.join('')}</table><table class=b>${heading(['Banque', 'Guichet', 'N° de compte', 'Clé'])}${row(bank.slice(1))}</table>IBAN : ${grouped(d.seller.iban)}</div>
<table class=t>${d.charge ? row(['Total marchandises HT', `>${p.plain(d.lineTotal)}`]) + row(['Participation aux frais de port', `>${p.plain(d.charge)}`]) : ''}${row(['Total HT', `>${p.plain(d.subtotal)}`])}${row(['Total TVA', `>${p.plain(d.tax)}`])}${row(['NET À PAYER EUR', `>${p.plain(d.total)}`])}</table></div>
<div class=m>Les prix s’entendent éco-participation incluse. Pas d’escompte pour règlement anticipé. Tout retard de paiement entraîne de plein droit des pénalités au taux de la BCE majoré de 10 points ainsi qu’une indemnité forfaitaire pour frais de recouvrement de 40 €. Le vendeur conserve la propriété des marchandises jusqu’au paiement intégral du prix (loi n° 80-335 du 12 mai 1980).<br>${d.seller.name} au capital de 150 000 € – SIRET ${sirenOf(d.seller)} 00024 – RCS ${d.seller.town} – APE 4649Z – TVA intracom. ${d.seller.vatId}</div></div>`
    },
  },
  // Printer on the web: few lines, a voucher, charged to a card.
  {
    name: 'fr-imprimeur-commande-web',
    plan: {
      ...between('FR', french, words('Print|Impressions|Imprimerie|Flyers & Cartes')),
      currency: 'EUR',
      rates: [20],
      items: [
        ['Cartes de visite 85 x 55 mm, 350 g mat, 500 ex.', '', 19, 39],
        ['Flyers A5, 135 g couché brillant, 2 500 ex.', '', 48, 86],
        ['Dépliants 3 volets A4, 170 g, 1 000 ex.', '', 89, 149],
        ['Affiches A2, 135 g couché, 50 ex.', '', 42, 71],
        ['Brochure A5 agrafée 16 pages, 250 ex.', '', 159, 265],
        ['Roll-up Eco 85 x 200 cm', '', 49, 79],
        ['Bâche PVC 510 g 300 x 100 cm avec œillets', '', 55, 92],
        ['Stickers vinyle ronds Ø 6 cm, 250 ex.', '', 39, 66],
        ['Papier à en-tête A4 90 g, 1 000 ex.', '', 65, 105],
      ],
      lines: [2, 5],
      isOnce: true,
      most: 3,
      allowance: 0.5,
      charge: 0.5,
      numbers: (random, year) => `FR-${year.slice(2)}${random.digits(7)}`,
    },
    style: { ...spaced, money: (plain) => `${plain}\u00A0€`, date: slashed },
    css: 'body{font:9.5pt/1.45 "Open Sans";color:#222;margin:0} .h{display:flex;align-items:center;justify-content:space-between;border-bottom:3pt solid #00a3a1;padding-bottom:4mm} .h b{font-size:17pt;color:#00a3a1} .h span{font-size:20pt;font-weight:300} .p{display:flex;gap:10mm;margin:8mm 0} .p>div{flex:1} .p h4{margin:0 0 1mm;font-size:8pt;text-transform:uppercase;letter-spacing:.5pt;color:#888} .k{background:#f2f8f8;margin-bottom:7mm} .k td,.k th{padding:1.5mm 3mm;text-align:left} .k th{font-size:8pt;font-weight:400;color:#666;padding-bottom:0} .k td{font-weight:600;padding-top:0} .i th{border-bottom:1.2pt solid #222;font-size:8.5pt;text-align:left;padding:1.5mm} .i td{border-bottom:.5pt solid #ddd;padding:2mm 1.5mm} .s{width:84mm;margin:5mm 0 0 auto} .s td{padding:1mm 1.5mm} .s .z td{font-weight:700;font-size:11.5pt;border-top:1.2pt solid #222} .ok{color:#00807e;font-weight:600;margin-top:8mm} .f{position:fixed;bottom:0;left:0;right:0;border-top:.5pt solid #ccc;padding-top:2mm;font-size:7.5pt;color:#666;display:flex;gap:10mm;justify-content:space-between}',
    draw: (p) => {
      const { random } = p
      const d = Object.assign(p.doc, { prepaid: p.doc.total, amountDue: 0 })
      const rows = p.lines((l) =>
        row([
          `${random.int(21, 48)}${random.digits(5)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const isCard = random.chance(0.7)
      const means = isCard ? `Carte bancaire **** ${random.digits(4)}` : 'Portefeuille en ligne'
      return `<div class=h><b>${d.seller.name}</b><span>Facture</span></div>
<div class=p><div><h4>Adresse de facturation</h4>${d.buyer.name}<br>${address(d.buyer)}<br>${d.buyer.country}</div><div><h4>Adresse de livraison</h4>${random.pick(french.first)} ${random.pick(french.last)}<br>${address(d.buyer)}<br>${d.buyer.country}</div></div>
<table class=k>${heading(['Numéro de facture', 'Date de facture', 'N° de commande', 'Date de commande', 'Moyen de paiement'])}${row([d.number, p.date(d.issueDate), d.orderNumber, p.date(d.deliveryDate), means])}</table>
<table class=i>${heading(['N° projet', 'Produit', '>Quantité', '>Prix unitaire HT', '>Total HT'])}${rows.join('')}</table>
<table class=s>${row(['Sous-total', `>${p.money(d.lineTotal)}`])}${d.allowance ? row([`Code promo ${random.pick(['RENTREE', 'BIENVENUE', 'PRO'])}${random.int(5, 20)}`, `>- ${p.money(d.allowance)}`]) : ''}${row(['Livraison', `>${d.charge ? p.money(d.charge) : 'Offerte'}`])}${row(['Total HT', `>${p.money(d.subtotal)}`])}${row([`TVA (${p.number(d.taxes[0].rate)} %)`, `>${p.money(d.tax)}`])}${row(['Total TTC', `>${p.money(d.total)}`]).replace('<tr>', '<tr class=z>')}${row(['Montant réglé', `>${p.money(d.prepaid)}`])}${row(['Reste à payer', `>${p.money(d.amountDue)}`])}</table>
<div class=ok>Cette facture a été payée en ligne. Merci de votre confiance !</div>
<div class=f><div>${d.seller.name}<br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}</div><div>RCS ${d.seller.town} ${sirenOf(d.seller)}<br>N° TVA : ${d.seller.vatId}</div><div>Service client : ${phoneOf(random, '09 70')}<br>${d.seller.site}</div></div>`
    },
  },
  // Firm of accountants in Wallonia: sender in a side column, fees and outlays apart, advances deducted.
  {
    name: 'fr-be-fiduciaire-honoraires',
    plan: {
      ...between('FR', walloon, words('Fiduciaire|Comptabilité|Bureau Comptable')),
      currency: 'EUR',
      rates: [21, 0],
      items: [
        ['Tenue de la comptabilité, forfait mensuel', '', 145, 320],
        ['Déclaration périodique à la TVA', '', 55, 95],
        ['Établissement des comptes annuels', '', 380, 850],
        ['Déclaration à l’impôt des sociétés', '', 260, 450],
        ['Déclaration à l’impôt des personnes physiques', '', 120, 220],
        ['Consultation et conseil fiscal (heure)', '', 85, 125],
        ['Fiches 281.20 et relevés récapitulatifs', '', 35, 60],
        ['Assistance lors d’un contrôle TVA (heure)', '', 85, 125],
        ['Frais administratifs et de dossier', '', 15, 40],
        ['Dépôt des comptes annuels à la BNB', '', 62, 89, 1],
        ['Publication au Moniteur belge', '', 145, 175, 1],
        ['Inscription BCE, frais de guichet', '', 100, 111, 1],
      ],
      lines: [3, 10],
      isInOrder: true,
      isOnce: true,
      most: 2,
      prepaid: 0.6,
      days: [8, 15, 30],
      numbers: (random, year) => `${year}/${random.digits(4)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: slashed },
    css: 'body{font:10pt/1.4 "Carlito";margin:0;display:grid;grid-template-columns:42mm 1fr;column-gap:9mm} .s{border-right:1.2pt solid #7a1f3d;min-height:262mm;padding-right:4mm;font-size:8.5pt;color:#333;box-sizing:border-box} .s b{display:block;font:700 14pt/1.15 "EB Garamond";color:#7a1f3d;margin-bottom:5mm} .s h6{margin:6mm 0 0;font-size:8.5pt;color:#7a1f3d} .to{margin:22mm 0 12mm 48mm;font-size:11pt} h1{font:700 15pt "EB Garamond";margin:0 0 2mm;color:#7a1f3d} h3{font-size:10pt;margin:6mm 0 1mm} .g{font-size:9.5pt;margin-bottom:3mm} .l th{font-weight:400;font-size:8.5pt;color:#666;text-align:left;border-bottom:.6pt solid #7a1f3d} .l td{padding:.8mm 0} .l .e td{border-top:.4pt solid #aaa;font-weight:700} .t{width:86mm;margin:8mm 0 0 auto} .t td{padding:.8mm 0} .t .z td{font-weight:700;border-top:1pt solid #7a1f3d;font-size:11.5pt} .p{margin-top:9mm}',
    draw: (p) => {
      settleInBelgium(p)
      const { doc: d, random } = p
      const linesAt = (rate: number) => p.lines((l) => l).filter((l) => (l.rate ? 21 : 0) === rate)
      const table = (title: string, rate: number, sum: string) => {
        const own = linesAt(rate)
        if (!own.length) return ''
        const rows = own.map((l) =>
          row([
            l.description,
            `>${p.number(l.quantity)}`,
            `>${p.plain(l.price)}`,
            `>${l.rate} %`,
            `>${p.plain(l.amount)}`,
          ])
        )
        return `<h3>${title}</h3><table class=l>${heading(['Description', '>Nombre', '>Prix unitaire', '>TVA', '>Montant €'])}${rows.join('')}${row([sum, '', '', '', `>${p.plain(own.reduce((whole, l) => whole + l.amount, 0))}`]).replace('<tr>', '<tr class=e>')}</table>`
      }
      const bases = p.taxes((t) =>
        row([t.rate ? 'Honoraires' : 'Débours (hors TVA)', `>${p.plain(baseOf(p, t))}`])
      )
      const whole = bases.length > 1 ? row(['Total hors TVA', `>${p.plain(d.subtotal)}`]) : ''
      const quarter = Math.ceil(Number(d.until.slice(5, 7)) / 3)
      const advance = row(['Provisions payées', `>- ${p.plain(d.prepaid)}`])
      return `<div class=s><b>${d.seller.name}</b>${address(d.seller)}<br><br>Tél. ${phoneOf(random, '081')}<br>${d.seller.mail}<h6>Bureaux ouverts</h6>du lundi au vendredi de 8h30 à 12h et sur rendez-vous<h6>Numéro d’entreprise</h6>TVA ${belgianVat(d.seller.vatId)}<br>RPM ${d.seller.town}<h6>Membre ITAA</h6>n° 50.${random.digits(3)}.${random.digits(3)}<h6>Compte bancaire</h6>${grouped(d.seller.iban)}<br>BIC GKCCBEBB</div>
<div><div class=to>${d.buyer.name}<br>${address(d.buyer)}<br>${belgianVat(d.buyer.vatId)}</div>
<h1>Facture n° ${d.number}</h1><div class=g>${d.seller.town}, le ${p.date(d.issueDate)}<br>Votre numéro de dossier : ${d.customerNumber}<br>Concerne : prestations du ${quarter}<sup>e</sup> trimestre ${d.until.slice(0, 4)}</div>
${table('Honoraires', 21, 'Total honoraires')}${table('Débours avancés pour votre compte', 0, 'Total débours')}
<table class=t>${bases.join('')}${whole}${row(['TVA 21 %', `>${p.plain(d.tax)}`])}${row(['Total de la facture', `>${p.money(d.total)}`])}${d.prepaid ? advance : ''}${row(['Solde en notre faveur', `>${p.money(d.amountDue)}`]).replace('<tr>', '<tr class=z>')}</table>
<div class=p>À payer pour le ${p.date(d.dueDate)} au plus tard, avec la communication <b>${structured(random)}</b>.<br><br><small>Toute facture impayée à l’échéance porte de plein droit et sans mise en demeure un intérêt de 10 % l’an et une indemnité de 10 % avec un minimum de 50 €. Les contestations doivent nous parvenir dans les huit jours.</small></div></div>`
    },
  },
  // Computer dealer in Luxembourg: sender line above the window, positions, columns in the footer.
  {
    name: 'fr-lu-informatique-livraison',
    plan: {
      ...between('FR', luxembourgish, words('Informatique|IT Solutions|Computers|Systems')),
      currency: 'EUR',
      rates: [17],
      items: [
        ['Ordinateur portable 14" i5, 16 Go, SSD 512 Go', 'pce', 780, 1190],
        ['Écran 27" QHD réglable en hauteur', 'pce', 215, 340],
        ['Station d’accueil USB-C 100 W', 'pce', 129, 210],
        ['Switch 24 ports PoE+ manageable', 'pce', 320, 540],
        ['Point d’accès Wi-Fi 6', 'pce', 118, 190],
        ['Onduleur 1500 VA tour', 'pce', 240, 390],
        ['Licence suite bureautique Business, 12 mois', 'lic', 118, 152],
        ['Antivirus poste de travail, 12 mois', 'lic', 24, 41],
        ['Sauvegarde en ligne 500 Go, 12 mois', 'lic', 180, 290],
        ['Câble patch Cat. 6A 2 m', 'pce', 5, 9],
        ['Configuration et installation sur site', 'h', 92, 118],
        ['Assistance à distance', 'h', 88, 110],
        ['Forfait déplacement', 'fft', 35, 55],
        ['Contribution Ecotrel', 'pce', 0.5, 2],
      ],
      lines: [3, 12],
      isInOrder: true,
      isOnce: true,
      most: 8,
      lineDiscount: 0.15,
      days: [14, 30],
      numbers: (random, year) => `FAC${year}-${random.digits(5)}`,
    },
    style: { ...comma, money: (plain) => `EUR ${plain}`, date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:9.5pt/1.35 "Nimbus Sans";margin:0} .n{text-align:right;font-weight:bold;font-size:18pt;color:#12355b} .n small{display:block;font-weight:400;font-size:9pt;color:#777} .w{display:flex;justify-content:space-between;margin-top:14mm} .w u{font-size:7pt;color:#444} .w p{margin:2mm 0 0;font-size:10.5pt} .k{width:72mm} .k td{padding:.5mm 1mm} .k td:first-child{color:#555} h1{font-size:15pt;margin:12mm 0 3mm} .l th{background:#12355b;color:#fff;font-size:8.5pt;text-align:left;padding:1.3mm 1mm} .l td{padding:1.1mm 1mm;border-bottom:.4pt solid #c8d0d8;vertical-align:top} .t{width:78mm;margin:4mm 0 0 auto} .t td{padding:1mm} .t tr:last-child td{background:#12355b;color:#fff;font-weight:bold} .c{margin-top:7mm;font-size:9pt} .f{position:fixed;bottom:0;left:0;right:0;border-top:.8pt solid #12355b;padding-top:2mm;display:flex;justify-content:space-between;font-size:7.5pt;color:#444;line-height:1.4}',
    draw: (p) => {
      settleInLuxembourg(p)
      const { doc: d, random } = p
      const isDiscounted = d.lines.some(({ discount }) => discount)
      const rows = p.lines((l, at) =>
        row([
          at + 1,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          ...(isDiscounted ? [`>${l.discount ? `-${l.discount} %` : ''}`] : []),
          `>${p.plain(l.amount)}`,
        ])
      )
      const labels = ['Pos.', 'Désignation', '>Quantité', 'Unité', '>Prix unit.']
      const last = isDiscounted ? ['>Rabais', '>Total HTVA'] : ['>Total HTVA']
      const phone = `+352 ${random.digits(2)} ${random.digits(2)} ${random.digits(2)}`
      return `<div class=n>${d.seller.name}<small>Matériel – Réseaux – Maintenance informatique</small></div>
<div class=w><div><u>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</u><p>${d.buyer.name}<br>${address(d.buyer)}</p></div><table class=k>${row(['Date de facture', `>${p.date(d.issueDate)}`])}${row(['N° client', `>${d.customerNumber}`])}${row(['Votre commande', `>${d.orderNumber}`])}${row(['Bon de livraison', `>BL${random.digits(5)}`])}${row(['Date de livraison', `>${p.date(d.deliveryDate)}`])}${row(['Votre n° TVA', `>${d.buyer.vatId}`])}${row(['Vendeur', `>${random.pick(luxembourgish.first)}`])}</table></div>
<h1>Facture ${d.number}</h1>
<table class=l>${heading([...labels, ...last])}${rows.join('')}</table>
<table class=t>${row(['Total HTVA', `>${p.money(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate, 2)} %`, `>${p.money(d.tax)}`])}${row(['Total TTC', `>${p.money(d.total)}`])}</table>
<div class=c>Conditions de paiement : net jusqu’au ${p.date(d.dueDate)}. Prière d’indiquer le numéro de facture lors du virement.<br>Les marchandises restent notre propriété jusqu’au paiement complet. Garantie selon les conditions du constructeur.</div>
<div class=f><div>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</div><div>Tél. ${phone}<br>${d.seller.mail}<br>${d.seller.site}</div><div>R.C.S. Luxembourg B ${random.digits(3)}.${random.digits(3)}<br>TVA ${d.seller.vatId}<br>Aut. d’établ. 10${random.digits(6)}/0</div><div>Banque : BGLLLULL<br>${grouped(d.seller.iban)}</div></div>`
    },
  },
  // Greengrocer of restaurants: the deliveries of a week, crates without tax, two pages.
  {
    name: 'nl-groente-horeca-week',
    plan: {
      ...between('NL', dutch, words('AGF|Groenten & Fruit|Versgroothandel|Horeca Vers')),
      currency: 'EUR',
      rates: [21, 9, 0],
      items: [
        ['Aardappel Agria geschild 10 kg', 'zak', 9, 14, 1],
        ['Andijvie gesneden', 'kg', 3, 6, 1],
        ['Aubergine klasse 1', 'kg', 2, 4, 1],
        ['Avocado ready to eat 16 st', 'doos', 12, 19, 1],
        ['Bananen', 'kg', 1, 2, 1],
        ['Bloemkool 6 st', 'kist', 9, 16, 1],
        ['Bosui', 'bos', 0.6, 1.2, 1],
        ['Champignons reuze', 'doos', 7, 11, 1],
        ['Citroenen', 'kg', 2, 4, 1],
        ['Courgette', 'kg', 1.5, 3, 1],
        ['Eieren scharrel M 90 st', 'doos', 16, 23, 1],
        ['Gemengde sla gewassen 500 g', 'zak', 3, 6, 1],
        ['Gember', 'kg', 3, 6, 1],
        ['Knoflook gepeld', 'kg', 6, 10, 1],
        ['Komkommer 12 st', 'kist', 6, 12, 1],
        ['Munt', 'bos', 0.8, 1.5, 1],
        ['Paprika rood 5 kg', 'doos', 9, 17, 1],
        ['Peterselie plat', 'bos', 0.8, 1.6, 1],
        ['Sinaasappel pers 15 kg', 'doos', 15, 24, 1],
        ['Slagroom 35% 1 l', 'pak', 4, 6, 1],
        ['Tomaat tros', 'kg', 2, 4, 1],
        ['Uien middel 10 kg', 'baal', 6, 10, 1],
        ['Verse friet 10 mm 5 kg', 'zak', 6, 9, 1],
        ['Wortel winter gesneden', 'kg', 2, 4, 1],
        ['Kookwijn wit 10 l', 'st', 24, 34],
        ['Vershoudfolie 45 cm x 300 m', 'rol', 9, 15],
        ['Papieren servetten 33 cm', 'pak', 3, 6],
        ['Emballage krat groot', 'st', 3.85, 3.9, 2],
        ['Emballage krat klein', 'st', 2.5, 2.55, 2],
      ],
      lines: [16, 42],
      most: 8,
      days: [8, 14],
      numbers: (random, year) => `${year.slice(2)}${random.int(1, 52)}${random.digits(4)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dashed },
    css: '@page{margin:14mm 14mm 16mm;@bottom-center{content:"Blad " counter(page) " van " counter(pages);font:8pt "Roboto Condensed"}} body{font:9.5pt/1.3 "Roboto Condensed";margin:0} .h{display:flex;justify-content:space-between} .h b{font-size:21pt;color:#2f7d32;line-height:1.1} .h div:last-child{text-align:right;font-size:8.5pt;color:#333} .m{display:flex;justify-content:space-between;margin:9mm 0 6mm;align-items:flex-end} .m p{margin:0;font-size:11pt} .m table{width:70mm} .m td{padding:.4mm 0} h1{font-size:14pt;margin:0 0 2mm;font-weight:500} .l th{text-align:left;border-bottom:1.2pt solid #2f7d32;font-weight:500;padding:1mm 0} .l td{padding:.45mm 0} .l tr{break-inside:avoid} .l .g td{font-weight:700;padding-top:2mm;break-after:avoid} .l .u td{border-top:.4pt solid #999;font-style:italic} .e{break-inside:avoid;display:flex;justify-content:space-between;align-items:flex-start;margin-top:6mm;border-top:1.2pt solid #2f7d32;padding-top:3mm} .e table{width:80mm} .e td,.e th{padding:.7mm 0;text-align:left;font-weight:400} .e th{color:#555} .e .z td{font-weight:700;font-size:12pt;border-top:.6pt solid #333} .n{margin-top:5mm;font-size:8.5pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const count = Math.ceil(d.lines.length / 11)
      const size = Math.ceil(d.lines.length / count)
      const monday = new Date(Date.parse(d.until) - 6 * 86_400_000).toISOString().slice(0, 10)
      const days = daysOf(p, monday, d.until)
      const note = random.int(310_000, 460_000)
      let sum = 0
      const rows = p.lines((l, at) => {
        const isFirst = at % size === 0
        const isLast = at % size === size - 1 || at === days.length - 1
        sum = (isFirst ? 0 : sum) + l.amount
        const title = `<tr class=g><td colspan=7>Pakbon ${note + at * 17} d.d. ${days[at]}</td></tr>`
        const cells = row([
          `${random.int(10, 99)}${random.digits(3)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.rate}%`,
          `>${p.plain(l.amount)}`,
        ])
        const end = `<tr class=u><td colspan=6>Totaal pakbon</td><td class=r>${p.plain(sum)}</td></tr>`
        return `${isFirst ? title : ''}${cells}${isLast ? end : ''}`
      })
      const labels = words('Artikel|Omschrijving|>Aantal|Eenheid|>Prijs|>Btw|>Bedrag')
      const taxes = p.taxes((t) =>
        row([`${t.rate}%`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])
      )
      return `<div class=h><b>${d.seller.name}</b><div>${address(d.seller)}<br>Bestellijn 0${random.int(10, 79)}-${random.digits(7)}<br>${d.seller.mail}<br>KvK ${random.digits(8)} · Btw ${d.seller.vatId}<br>IBAN ${grouped(d.seller.iban)}</div></div>
<div class=m><p>${d.buyer.name}<br>t.a.v. crediteurenadministratie<br>${address(d.buyer)}</p><table>${row(['Factuurnummer', `>${d.number}`])}${row(['Factuurdatum', `>${p.date(d.issueDate)}`])}${row(['Debiteurnummer', `>${d.customerNumber}`])}${row(['Vervaldatum', `>${p.date(d.dueDate)}`])}</table></div>
<h1>Verzamelfactuur</h1><table class=l>${heading(labels)}${rows.join('')}</table>
<div class=e><table>${heading(['Btw', '>Grondslag', '>Btw-bedrag'])}${taxes.join('')}</table><table>${row(['Totaal exclusief btw', `>${p.money(d.subtotal)}`])}${row(['Totaal btw', `>${p.money(d.tax)}`])}${row(['Te betalen', `>${p.money(d.total)}`]).replace('<tr>', '<tr class=z>')}</table></div>
<div class=n>Het factuurbedrag wordt rond de vervaldatum van uw rekening afgeschreven. Reclames binnen 24 uur na levering. Emballage blijft eigendom van de leverancier en wordt bij retour gecrediteerd. Skal 0${random.digits(5)}.</div>`
    },
  },
  // Landlord of business premises: a letter with a quarter of rent, no quantities.
  {
    name: 'nl-bedrijfspand-kwartaalhuur',
    plan: {
      ...between('NL', dutch, words('Vastgoed|Beheer|Onroerend Goed|Bedrijfspanden')),
      currency: 'EUR',
      rates: [21, 0],
      items: [
        ['Huur bedrijfshal', '', 3200, 7800],
        ['Huur kantoorruimte begane grond', '', 1450, 3900],
        ['Huur kantoorruimte 1e verdieping', '', 1250, 3100],
        ['Huur parkeerplaatsen', '', 180, 540],
        ['Voorschot servicekosten', '', 240, 780],
        ['Voorschot gas, water en elektra', '', 350, 1150],
        ['Bijdrage parkmanagement', '', 60, 145],
        ['Doorbelasting waterschapslasten', '', 70, 210, 1],
        ['Doorbelasting rioolheffing', '', 80, 190, 1],
      ],
      lines: [3, 9],
      isInOrder: true,
      isOnce: true,
      most: 0,
      days: [14, 21, 30],
      numbers: (random, year) => `${year}0${random.digits(3)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${dutchMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10.5pt/1.4 "Liberation Serif";margin:0} .n{text-align:center;font-size:20pt;letter-spacing:2pt;font-variant:small-caps;color:#1d3a4f;border-bottom:.6pt solid #1d3a4f;padding-bottom:3mm} .to{margin:16mm 0 14mm} .d{margin-bottom:7mm} .k{width:auto;margin:0 0 7mm} .k td{padding:.3mm 2mm .3mm 0} .l{margin:4mm 0} .l th{text-align:left;font-weight:400;text-decoration:underline;padding-bottom:1.5mm} .l td{padding:.8mm 0} .l .s td{padding-top:2mm} .l .s td:last-child{border-top:.6pt solid #000} .l .z td{font-weight:bold} .l .z td:last-child{border-top:.6pt solid #000;border-bottom:2.4pt double #000} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:8.5pt;color:#1d3a4f;border-top:.6pt solid #1d3a4f;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const year = Number(d.issueDate.slice(0, 4))
      const quarter = Math.ceil(Number(d.issueDate.slice(5, 7)) / 3)
      const end = new Date(Date.UTC(year, quarter * 3, 0)).toISOString().slice(5, 10)
      const period = `01-${two(quarter * 3 - 2)} t/m ${end.slice(3)}-${end.slice(0, 2)}`
      const rows = p.lines((l) =>
        row([l.description, period, `>${l.rate}%`, '>€', `>${p.plain(l.amount)}`])
      )
      const sumRow = (label: string, amount: number, kind = '') =>
        row([label, '', '', '>€', `>${p.plain(amount)}`]).replace('<tr>', `<tr class="${kind}">`)
      const bases = p.taxes((t) => t.rate && t.base)
      const note = bases.length > 1 ? ` over € ${p.plain(bases[0])}` : ''
      return `<div class=n>${d.seller.name}</div>
<div class=to>${d.buyer.name}<br>${address(d.buyer).replace(d.buyer.town, d.buyer.town.toUpperCase())}</div>
<div class=d>${d.seller.town}, ${p.date(d.issueDate)}</div>
<table class=k>${row(['Factuurnummer', `: ${d.number}`])}${row(['Huurdernummer', `: ${d.customerNumber}`])}${row(['Object', `: ${random.pick(dutch.streets)}, ${d.seller.town}`])}${row(['Betreft', `: factuur huur ${quarter}e kwartaal ${year}`])}</table>
Geachte huurder,<br><br>Conform de met u gesloten huurovereenkomst brengen wij u hierbij in rekening:
<table class=l>${heading(['Omschrijving', 'Periode', '>Btw', '', '>Bedrag'])}${rows.join('')}${sumRow('Totaal exclusief btw', d.subtotal, 's')}${sumRow(`Btw 21%${note}`, d.tax)}${sumRow('Totaal te voldoen', d.total, 'z')}</table>
Wij verzoeken u het bedrag van ${p.money(d.total)} uiterlijk ${p.date(d.dueDate)} over te maken op bankrekening ${grouped(d.seller.iban)} ten name van ${d.seller.name}, onder vermelding van het factuurnummer. De jaarlijkse afrekening van de voorschotten volgt na afloop van het boekjaar.<br><br>Met vriendelijke groet,<br><br>${random.pick(dutch.first)} ${random.pick(dutch.last)}<br>administratie
<div class=f>${d.seller.street} – ${d.seller.postCode} ${d.seller.town} – telefoon 0${random.int(10, 79)}-${random.digits(7)} – ${d.seller.mail}<br>K.v.K. ${random.digits(8)} – btw-nr. ${d.seller.vatId}</div>`
    },
  },
  // Dentist: codes of treatments, no VAT, what is to pay in a box above.
  {
    name: 'nl-tandarts-behandelingen',
    plan: {
      ...between('NL', dutch, words('Tandartspraktijk|Mondzorg|Tandheelkunde')),
      currency: 'EUR',
      rates: [0],
      items: [
        ['Periodieke controle', '', 27, 29],
        ['Kleine röntgenfoto', '', 20, 21],
        ['Kaakoverzichtsfoto', '', 84, 88],
        ['Gebitsreiniging, per vijf minuten', '', 16, 18],
        ['Verdoving', '', 18, 19],
        ['Eenvlaksvulling composiet', '', 58, 63],
        ['Tweevlaksvulling composiet', '', 74, 79],
        ['Drievlaksvulling composiet', '', 88, 92],
        ['Trekken tand of kies', '', 54, 58],
        ['Kroon op natuurlijke pijler', '', 268, 281],
        ['Techniekkosten kroon', '', 165, 240],
        ['Fluoridebehandeling', '', 18, 20],
      ],
      lines: [2, 10],
      isInOrder: true,
      isOnce: true,
      isBuyerPerson: true,
      most: 2,
      prepaid: 0.3,
      days: [14, 30],
      numbers: (random) => `${random.int(1, 9)}${random.digits(6)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dashed },
    css: 'body{font:9.5pt/1.4 Lato;color:#233;margin:0} .h{display:flex;justify-content:space-between} .h>div:last-child{text-align:right;font-size:8.5pt;color:#566} .to{margin:20mm 0 16mm 4mm;font-size:10.5pt} .b{display:flex;background:#e4f1f6;border-radius:2mm;margin-bottom:8mm} .b>div{padding:3mm 5mm;flex:1} .b span{display:block;font-size:8pt;color:#567} .b b{font-size:12pt} h2{font-size:13pt;color:#17708f;margin:0 0 1mm} .g{margin-bottom:4mm} .l th{font-size:8.5pt;font-weight:700;text-align:left;border-bottom:1pt solid #17708f;padding:1mm} .l td{padding:1mm;border-bottom:.4pt solid #d5e3e8} .t{width:70mm;margin:3mm 0 0 auto} .t td{padding:.8mm 1mm} .t tr:last-child td{font-weight:700;border-top:1pt solid #17708f} .p{margin-top:9mm;display:flex;gap:8mm;align-items:flex-start} .q{width:24mm;flex:none} .f{position:fixed;bottom:0;left:0;right:0;font-size:7.5pt;color:#677}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const element = () => `${random.int(1, 4)}${random.int(1, 7)}`
      const rows = p.lines((l, at) => {
        const code = dentalCodes[l.description]
        return row([
          days[at],
          code,
          /^[VHR]/.test(code) ? element() : '',
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const born = p.date(
        `${random.int(1946, 2004)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`
      )
      const labels = words('Datum|Code|Element|Omschrijving|>Aantal|>Tarief|>Bedrag')
      return `<div class=h><div></div><div><b>${d.seller.name}</b><br>${address(d.seller)}<br>T 0${random.int(10, 79)} ${random.digits(3)} ${random.digits(4)}<br>${d.seller.site}<br>AGB-code praktijk 12-${random.digits(6)}<br>KvK ${random.digits(8)}</div></div>
<div class=to>${d.buyer.name}<br>${address(d.buyer)}</div>
<div class=b><div><span>Te betalen</span><b>${p.money(d.amountDue)}</b></div><div><span>Uiterlijk op</span><b>${p.date(d.dueDate)}</b></div><div><span>Rekeningnummer</span><b>${grouped(d.seller.iban)}</b></div></div>
<h2>Nota ${d.number}</h2><div class=g>Notadatum ${p.date(d.issueDate)} &nbsp;|&nbsp; Patiëntnummer ${d.customerNumber} &nbsp;|&nbsp; Geboortedatum ${born} &nbsp;|&nbsp; Behandelaar ${random.pick(dutch.last)}</div>
<table class=l>${heading(labels)}${rows.join('')}</table>
<table class=t>${row(['Totaal nota', `>${p.money(d.total)}`])}${d.prepaid ? row(['Reeds voldaan (pin)', `>- ${p.money(d.prepaid)}`]) : ''}${row(['Te betalen', `>${p.money(d.amountDue)}`])}</table>
<div class=p><div class=q>${squares(random)}</div><div>Betaal eenvoudig met iDEAL door de code te scannen, of maak het bedrag over onder vermelding van nota ${d.number}. U kunt deze nota zelf indienen bij uw zorgverzekeraar. Betaalt u niet op tijd, dan brengen wij incassokosten in rekening.</div></div>
<div class=f>Mondzorg is vrijgesteld van btw (art. 11, lid 1, onderdeel g, Wet op de omzetbelasting 1968). Tarieven volgens de tariefbeschikking van de Nederlandse Zorgautoriteit.</div>`
    },
  },
  // Tyre centre in Flanders: framed fields, discounts and levies per line, sums side by side.
  {
    name: 'nl-be-bandencentrale-kader',
    plan: {
      ...between('NL', flemish, words('Banden|Bandencentrale|Bandenservice|Tyres')),
      currency: 'EUR',
      rates: [21],
      items: [
        ['ZOMERBAND 205/55R16 91V', '', 78, 124],
        ['WINTERBAND 205/55R16 91H', '', 86, 138],
        ['ALL SEASON 195/65R15 91H', '', 74, 112],
        ['BESTELWAGEN 215/65R16C 109T', '', 118, 176],
        ['RECYTYRE BIJDRAGE PERSONENWAGEN', '', 1.7, 1.8],
        ['MONTEREN EN BALANCEREN 16"', '', 14, 22],
        ['VENTIEL TR414', '', 2, 4],
        ['TPMS SENSOR UNIVERSEEL', '', 42, 68],
        ['UITLIJNEN 4 WIELEN', '', 69, 98],
        ['BANDENHERSTELLING PADDESTOEL', '', 18, 28],
        ['OPSLAG WIELEN PER SEIZOEN', '', 32, 50],
        ['KLEIN MATERIAAL', '', 3, 8],
      ],
      lines: [3, 10],
      isInOrder: true,
      isOnce: true,
      most: 4,
      lineDiscount: 0.35,
      prepaid: 0.25,
      days: [8, 14, 30],
      numbers: (random, year) => `VF${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9.5pt/1.3 "Liberation Sans";margin:0} .h{display:flex;justify-content:space-between;align-items:flex-start} .o{width:86mm} .o b{display:block;font-size:16pt;background:#111;color:#ffd400;padding:2.5mm 3mm;margin-bottom:2mm} .to{width:82mm;border:1pt solid #111;border-radius:3mm;padding:4mm;min-height:30mm;box-sizing:border-box;font-size:10.5pt;margin-top:10mm} .g{margin:6mm 0 3mm;text-align:center} .g td,.g th,.z td,.z th{border:.7pt solid #111;padding:1mm} .g th,.z th{font-weight:400;font-size:7.5pt;background:#eee} h1{margin:6mm 0 0;font-size:15pt;letter-spacing:3pt} .l{border:.7pt solid #111;height:108mm} .l th{font-weight:400;font-size:8pt;border-bottom:.7pt solid #111;background:#eee;padding:1mm;text-align:left} .l td,.l th{border-right:.4pt solid #888} .l td{padding:.7mm 1mm;vertical-align:top} .l tr{height:1px} .l .x{height:auto} .z{margin-top:3mm;text-align:center} .z td:last-child{font-weight:bold;font-size:12pt} .c{margin-top:5mm;font-size:10pt} .s{font-size:7pt;color:#333;margin-top:4mm;text-align:justify}',
    draw: (p) => {
      settleInBelgium(p)
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          `${random.pick(['BD', 'WP', 'DV'])}${random.digits(5)}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 2) : ''}`,
          `>${p.plain(l.amount)}`,
          `>${l.rate}`,
        ])
      )
      const labels = words('Artikel|Omschrijving|>Aantal|>Eenheidsprijs|>Kort. %|>Bedrag|>BTW')
      const plate = `${random.int(1, 2)}-${random.pick(['ABK', 'CXT', 'TPR', 'VGH'])}-${random.digits(3)}`
      const facts = ['Factuurnummer', 'Datum', 'Klantnr.', 'Vervaldag', 'Nummerplaat', 'Km-stand']
      const stand = `${random.int(12, 190)}.${random.digits(3)}`
      const more = d.prepaid
        ? ['Totaal incl. BTW', 'Voorschot', 'Te betalen EUR']
        : ['Te betalen EUR']
      const due = d.prepaid ? [d.total, d.prepaid, d.amountDue] : [d.total]
      const sums = [
        p.plain(d.subtotal),
        `${d.taxes[0].rate} %`,
        p.plain(d.tax),
        ...due.map((sum) => p.plain(sum)),
      ]
      return `<div class=h><div class=o><b>${d.seller.name}</b>${address(d.seller)}<br>Tel. ${phoneOf(random, `05${random.int(0, 9)}`)}<br>${d.seller.mail}<br>BTW ${belgianVat(d.seller.vatId)} – RPR ${d.seller.town}</div><div class=to>${d.buyer.name}<br>${address(d.buyer)}<br><br>BTW ${belgianVat(d.buyer.vatId)}</div></div>
<h1>FACTUUR</h1><table class=g>${heading(facts)}${row([d.number, p.date(d.issueDate), d.customerNumber, p.date(d.dueDate), plate, stand])}</table>
<table class=l>${heading(labels)}${rows.join('')}${row(['', '', '', '', '', '', '']).replace('<tr>', '<tr class=x>')}</table>
<table class=z>${heading(['Maatstaf van heffing', 'BTW %', 'BTW-bedrag', ...more])}${row(sums)}</table>
<div class=c>Gelieve te betalen op rekening <b>${grouped(d.seller.iban)}</b> (BIC KREDBEBB) met mededeling <b>${structured(random)}</b></div>
<div class=s>Wielmoeren na 50 km laten natrekken. Bij niet-betaling op de vervaldag is van rechtswege en zonder ingebrekestelling een intrest van 12 % per jaar verschuldigd, evenals een forfaitaire schadevergoeding van 10 % met een minimum van 65 euro. Klachten binnen acht dagen na factuurdatum. Enkel de rechtbanken van het arrondissement van de verkoper zijn bevoegd.</div>`
    },
  },
]
