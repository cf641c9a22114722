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
const spacedEuro = { ...spaced, money: (plain: string) => `${plain} €` } as const
const euroBefore = { ...comma, money: (plain: string) => `€ ${plain}` } as const

const french = {
  streets: words(
    '36 rue Faventines|ZA Les Marlhes, 4 allée des Peupliers|1240 route de Crest|9 bis quai Perdonnet|2 place de l’Europe|175 avenue de Romans'
  ),
  towns: places(
    'Valence = 26000|Romans-sur-Isère = 26100|Livron-sur-Drôme = 26250|Crest = 26400|Guilherand-Granges = 07500|Portes-lès-Valence = 26800'
  ),
}
const dutch = {
  streets: words(
    'Parallelweg 41|Wilhelminastraat 7b|De Trompet 1830|Kanaaldijk-Zuid 112|Beukenlaan 63'
  ),
  towns: places(
    'Heemskerk = 1967 DB|Alkmaar = 1812 RT|Purmerend = 1446 TD|Hoorn = 1625 HV|Zaandam = 1507 CW'
  ),
}
const flemish = {
  streets: words(
    'Kortrijksesteenweg 418|Leiekaai 25 bus 4|Gentstraat 71|Oude Heerweg 9|Wevelgemstraat 130A'
  ),
  towns: places('Wervik = 8940|Menen = 8930|Kortrijk = 8500|Deinze = 9800|Harelbeke = 8530'),
}
const walloon = {
  streets: words(
    'Chaussée de Lille, 164|rue de la Lys 8|Zoning de l’Europe, 31|Grand-Place 19 bte 2|rue d’Armentières 77'
  ),
  towns: places('Comines = 7780|Tournai = 7500|Mouscron = 7700|Leuze-en-Hainaut = 7900|Ath = 7800'),
}

/** Gives a party a name and the addresses of its domain. */
function rename(party: Person, name: string, box: string): void {
  const parts = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036F.]+/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((part) => part.length > 2 && !/^(SARL|SAS|SRL|BVBA)$/i.test(part))
  party.name = name
  party.site = `www.${parts.slice(0, 2).join('-').toLowerCase()}.example`
  party.mail = `${box}@${party.site.slice(4)}`
}

/** Names the parties; a title before `/` is returned and is no part of the buyer's name. */
function settle(
  { doc, random }: Print,
  streets: string[],
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
    const company = `0${random.int(4, 8)}${random.digits(6)}`
    party.vatId = `BE${company}${two(97 - rest97(company))}`
  }
  const account = `${random.pick(['06', '28', '44', '75'])}${random.digits(8)}`
  doc.seller.iban = ibanOf('BE', `${account}${two(rest97(account) || 97)}`)
}

/** A line with its amount; the price is in cents. */
function lineWith(
  description: string,
  unit: string,
  quantity: number,
  price: number,
  rate: number,
  discount = 0
): Line {
  const amount = Math.round(Math.round(quantity * price) * (1 - discount / 100))
  return { description, unit, quantity, price, rate, discount, amount }
}

/** Gives the document lines and the sums of them; nothing of it is printed yet. */
function rewrite({ doc, used }: Print, lines: Line[]): void {
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
  if (doc.prepaid) doc.prepaid = Math.round((doc.total * 0.3) / 1000) * 1000
  doc.amountDue = doc.total - doc.prepaid
  used.clear()
}

/** The same lines with other quantities, and the same price for the same goods. */
function recount(p: Print, quantityOf: (line: Line) => number): void {
  const prices = new Map<string, number>()
  const lines = p.doc.lines.map((line) => {
    const { description, unit, rate, discount } = line
    const price = prices.get(description) ?? line.price
    prices.set(description, price)
    return lineWith(description, unit, quantityOf(line), price, rate, discount)
  })
  rewrite(p, lines)
}

/** The same article number for the same goods. */
const articleOf = (name: string, digits = 6) =>
  String(
    [...name].reduce((sum, sign) => (sum * 37 + sign.charCodeAt(0)) % 899_981, 100_019)
  ).padStart(digits, '2')

const aisles = [
  'ÉPICERIE SÈCHE',
  'CRÉMERIE - FRAIS',
  'BOUCHERIE - MARÉE',
  'BOISSONS',
  'HYGIÈNE - EMBALLAGE',
]
const aisleItems = goods(
  'RIZ LONG ETUVE SAC 5 KG = PCE = 7 = 10|FARINE T55 SAC 10 KG = PCE = 7 = 9|SUCRE BUCHETTES X500 = COL = 8 = 12|HUILE TOURNESOL BIDON 5 L = PCE = 9 = 13|HUILE FRITURE PRO 10 L = PCE = 19 = 27|TOMATE PELEE 5/1 = PCE = 4 = 6|CONCENTRE TOMATE 4/4 = PCE = 3 = 5|PENNE RIGATE 5 KG = PCE = 6 = 9|MOUTARDE DIJON SEAU 5 KG = PCE = 11 = 15|CORNICHON 1/2 FIN 5/1 = PCE = 15 = 21|CAFE GRAIN ARABICA 1 KG = PCE = 13 = 19|THON ALBACORE ENTIER 4/4 = PCE = 8 = 12|SEL FIN CUISINE 5 KG = PCE = 2 = 4|CREME LIQUIDE 35 % BRIQUE 1 L X6 = COL = 24 = 33|BEURRE DOUX 82 % PLAQUE 1 KG = PCE = 8 = 11|MOZZARELLA RAPEE 2,5 KG = PCE = 16 = 22|EMMENTAL RAPE 1 KG = PCE = 7 = 10|OEUFS PLEIN AIR M PLATEAU X30 = PCE = 6 = 9|LAIT UHT 1/2 ECREME 1 L X6 = COL = 5 = 8|CHEVRE BUCHE 1 KG = PCE = 10 = 14|LARDONS FUMES BARQ. 1 KG = PCE = 7 = 10|SALADE 4E GAMME BATAVIA 1 KG = PCE = 5 = 8|BAVETTE ALOYAU VBF PAD = KG = 15 = 21|FILET POULET FR S/V = KG = 8 = 12|EPAULE PORC DESOSSEE = KG = 4 = 7|STEAK HACHE 15 % 125 G X40 = COL = 41 = 56|FILET SAUMON NORVEGE = KG = 17 = 25|CREVETTE 30/40 CRUE SURG. 1 KG = PCE = 9 = 14|EAU SOURCE PET 1,5 L X6 = COL = 1 = 3|EAU GAZEUSE VC 50 CL X20 = COL = 9 = 13|JUS ORANGE VC 25 CL X12 = COL = 10 = 15|SIROP GRENADINE 1 L = PCE = 2 = 4|BIERE BLONDE FUT 30 L = PCE = 78 = 112 = 1|COTES DU RHONE AOP ROUGE 75 CL X6 = COL = 19 = 32 = 1|CLAIRETTE DE DIE 75 CL X6 = COL = 33 = 47 = 1|PASTIS 45° 1 L = PCE = 13 = 17 = 1|RHUM BLANC 40° 70 CL = PCE = 8 = 13 = 1|SERVIETTE OUATE 2 PLIS 38X38 X900 = COL = 17 = 26 = 1|BOBINE ESSUYAGE BLANCHE X6 = COL = 13 = 19 = 1|SAC POUBELLE 110 L NOIR X100 = COL = 12 = 18 = 1|LIQUIDE PLONGE 5 L = PCE = 6 = 10 = 1|FILM ETIRABLE 45 CM X 300 M = PCE = 7 = 11 = 1|BOITE PIZZA KRAFT 33 X100 = COL = 16 = 24 = 1|GANT VINYLE TAILLE L X100 = PCE = 3 = 6 = 1'
)
const aisleOf = (name: string) => {
  const at = aisleItems.findIndex(([own]) => own === name)
  return [13, 22, 28, 37, 99].findIndex((end) => at < end)
}

/** Material and labour of insulation works: name, prices of both and the least and highest area. */
const insulations: [string, number, number, number, number][] = [
  ['Spouwmuurisolatie EPS-parels HR++', 1095, 690, 52, 118],
  ['Vloerisolatie PUR-schuim 12 cm', 1880, 1140, 38, 71],
  ['Bodemisolatie EPS-chips 30 cm', 1015, 545, 38, 71],
  ['Dakisolatie PIR-platen 100 mm, binnenzijde', 3175, 2460, 44, 86],
  ['Gevelisolatie minerale wol 40 mm', 1430, 985, 24, 60],
]

const phases = [
  ['Ereloon schetsontwerp', 10],
  ['Ereloon voorontwerp', 15],
  ['Ereloon aanvraag omgevingsvergunning', 25],
  ['Ereloon uitvoeringsdossier en lastenboek', 25],
  ['Ereloon prijsvraag aannemers en vergelijking', 5],
  ['Ereloon controle van de werken, schijf 1', 10],
] as const

/** Invoices of France, the Netherlands and Belgium. */
export const dromeLys: Family[] = [
  {
    // Weekly newspaper: legal notices of notaries and accountants, with a coupon for the cheque.
    name: 'fr-presse-annonces-legales',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      pools: partiesIn('FR', french),
      items: goods(
        'Constitution SARL (forfait) = F = 147 = 147|Constitution SAS (forfait) = F = 197 = 197|Constitution SASU (forfait) = F = 141 = 141|Constitution société civile immobilière (forfait) = F = 189 = 189|Constitution EURL (forfait) = F = 124 = 124|Nomination de liquidateur (forfait) = F = 152 = 152|Clôture de liquidation (forfait) = F = 110 = 110|Transfert de siège social = F = 111 = 148|Changement de gérant = F = 96 = 131|Cession de fonds de commerce = F = 186 = 268|Augmentation de capital = F = 104 = 139|Changement de régime matrimonial = F = 84 = 119|Numéro justificatif supplémentaire = ex. = 1.5 = 2.2'
      ),
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 3,
      days: [15, 30],
      numbers: (random, year) => `AL${year.slice(2)}-${random.digits(5)}`,
    },
    style: { ...spacedEuro, date: slashed },
    css: 'body{font:9.2pt/1.4 "Nimbus Sans";margin:0;color:#111} .pg{display:flex;flex-direction:column;min-height:264mm} .m{border-top:3pt solid #111;border-bottom:.8pt solid #111;padding:2mm 0;display:flex;justify-content:space-between;align-items:flex-end} .m b{font:bold 21pt/1.05 "C059";max-width:112mm} .m i{font:italic 8.6pt/1.3 "C059";text-align:right} .own{font-size:7.8pt;margin-top:1.5mm;color:#333} .w{display:flex;justify-content:space-between;margin:9mm 0 8mm} .w h1{font:bold 15pt "C059";margin:0 0 2mm} .k{width:78mm} .k td{padding:.4mm 0;font-size:8.8pt} .k td:first-child{color:#555;width:30mm} .to{width:84mm;padding-top:8mm;font-size:10.3pt;line-height:1.35} .t th{background:#111;color:#fff;font-weight:400;font-size:8pt;text-align:left;padding:1.3mm 1.5mm} .t td{padding:1.5mm;border-bottom:.4pt solid #aaa;font-size:8.7pt;vertical-align:top} .s{width:72mm;margin:5mm 0 0 auto} .s td{padding:.8mm 1.5mm} .s .b td{border-top:1pt solid #111;border-bottom:2.5pt double #111;font-weight:bold;font-size:11pt;padding:1.4mm 1.5mm} .n{font-size:7.7pt;line-height:1.45;margin-top:7mm;color:#333} .c{margin-top:auto;border-top:.8pt dashed #111;padding-top:3mm} .c h2{font:bold 9.5pt "Nimbus Sans";margin:0 0 2mm} .c div{display:flex;justify-content:space-between;gap:8mm;font-size:8.4pt} .c table{width:74mm} .c td{border:.5pt solid #111;padding:.8mm 1.5mm} .f{text-align:center;font-size:6.9pt;color:#444;margin-top:4mm}',
    draw: (p) => {
      settle(
        p,
        french.streets,
        'L’Écho des Trois Becs SAS|Société d’Édition Valdrômoise|PRESSE RHODANIENNE|Le Courrier du Royans & du Vercors|Peyrache-Tabarin Éditions SA|Hebdos de la Vallée SARL',
        'SCP Blachon, Reymond & Astier|SELARL LEXIANE|Cabinet Mounier Expertise|FIDUCIAIRE DES MONTS|Office notarial de la Gervanne|SAS Tramier Immobilier|Étude Sauzet-Lambertin',
        'annonces|legales|compta'
      )
      for (const line of p.doc.lines) {
        if (line.unit === 'F') line.price = Math.floor((line.price + 50) / 100) * 100
      }
      recount(p, ({ unit, quantity }) => (unit === 'ex.' ? quantity! + 1 : 1))
      const { doc: d, random } = p
      const files = words(
        'SCI LES BAUMES|SAS VERNET TP|ACE CONSEIL|SARL LA FLÂNERIE|GARAGE PONSON|NOUGATERIE ROUX|SCI DU VIEUX PORCHE|HOLDING MARSANNE|BRUNEL / TRIPIER|SNC TABAC DU COURS'
      )
      const first = random.int(0, 9)
      const notice = random.int(214_000, 388_000)
      const printed = -random.int(2, 12)
      const rows = p.lines((l, at) => {
        const own = at && l.description.startsWith('Numéro') ? at - 1 : at
        return row([
          p.date(dayAfter(d.issueDate, printed)),
          String(notice + own * 17),
          l.description,
          files[(first + own) % 10],
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      return `<div class=pg><div class=m><b>${d.seller.name}</b><i>Hebdomadaire d’informations régionales<br>habilité à publier les annonces légales<br>dans la Drôme et l’Ardèche</i></div>
<div class=own>${d.seller.street}, ${codeFirst(d.seller)} – Annonces légales : ${phoneOf(random, '04 75')} – ${d.seller.mail}</div>
<div class=w><div><h1>FACTURE</h1><table class=k>${row(['Numéro', `<b>${d.number}</b>`])}${row(['Date', p.date(d.issueDate)])}${row(['N° client', d.customerNumber])}${row(['Vos références', random.pick(['Dossier 2417', 'LM/AC', 'Mme Gontard', 'VR 0618'])])}${row(['TVA client', d.buyer.vatId])}</table></div><div class=to>${d.buyer.name}<br>${address(d.buyer)}</div></div>
<table class=t>${heading(['Parution', 'N° annonce', 'Nature de l’annonce', 'Dossier', '>Qté', '>Tarif HT', '>Montant HT'])}${rows.join('')}</table>
<table class=s>${row(['Total HT', `>${p.money(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate, 2)} %`, `>${p.money(d.tax)}`])}${row(['Total TTC', `>${p.money(d.total)}`])}${rowOf('b', ['NET À PAYER', `>${p.money(d.amountDue)}`])}</table>
<div class=n>Tarifs fixés par l’arrêté relatif à la tarification et aux modalités de publication des annonces judiciaires et légales. Attestation de parution adressée par courriel le jour de la commande.<br>Date limite de règlement : <b>${p.date(d.dueDate)}</b>. Pas d’escompte pour règlement anticipé. En cas de retard, pénalités au taux de trois fois l’intérêt légal et indemnité forfaitaire de 40 € pour frais de recouvrement (art. L. 441-10 et D. 441-5 du Code de commerce). TVA acquittée sur les encaissements.</div>
<div class=c><h2>Coupon à joindre à votre règlement</h2><div><span>Par chèque à l’ordre de ${d.seller.name}<br>ou par virement, en rappelant le numéro de facture :<br>IBAN ${grouped(d.seller.iban)}<br>BIC AGRIFRPP839</span><table>${row(['Client', `>${d.customerNumber}`])}${row(['Facture', `>${d.number}`])}${row(['Échéance', `>${p.date(d.dueDate)}`])}${row(['<b>Montant à régler</b>', `><b>${p.money(d.amountDue)}</b>`])}</table></div></div>
<div class=f>${d.seller.name} au capital de ${random.int(4, 38)}0 000 € – SIREN ${sirenOf(d.seller)} RCS Romans – TVA intracommunautaire ${d.seller.vatId} – APE 5813Z – Commission paritaire 0${random.digits(3)} C ${random.digits(5)}</div></div>`
    },
  },
  {
    // Cash and carry of restaurants: two pages with departments, paid later by direct debit.
    name: 'fr-libre-service-restaurateurs',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [5.5, 20],
      pools: partiesIn('FR', french),
      items: aisleItems,
      lines: [42, 74],
      isInOrder: true,
      isOnce: true,
      most: 8,
      days: [10, 14, 21],
      numbers: (random) =>
        `${random.int(1, 4)}/0(${two(random.int(1, 31))})00${random.int(2, 9)}/${random.digits(6)}`,
    },
    style: { ...spaced, date: slashed },
    css: 'body{font:8.4pt/1.25 "Roboto Condensed";margin:0} .pg{height:264mm;position:relative;overflow:hidden} .pg+.pg{break-before:page} .h{display:grid;grid-template-columns:74mm 50mm 1fr;gap:3mm;border-bottom:1.5pt solid #00408f;padding-bottom:2.5mm} .h b{font-weight:700} .lg{font:900 17pt/1.05 "Roboto";color:#00408f;text-transform:none} .fa{font-size:14pt;font-weight:700;letter-spacing:.5px} .bx{border:.6pt solid #777;padding:2mm 2.5mm;font-size:9pt;line-height:1.35} .k{display:flex;gap:7mm;flex-wrap:wrap;padding:1.5mm 0;border-bottom:.5pt solid #777;font-size:8.2pt;margin-bottom:1.5mm} .t th{font-weight:700;text-align:left;border-bottom:.8pt solid #000;padding:.6mm .8mm} .t td{padding:.32mm .8mm} .t .g td{font-weight:700;background:#dfe7f3;padding:.5mm .8mm} .t .q td{font-style:italic;border-top:.4pt dotted #555;padding-bottom:1.2mm} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:4mm;border-top:1.5pt solid #00408f;padding-top:3mm} .x{width:96mm} .x th{text-align:left;font-weight:400;border-bottom:.5pt solid #000;padding:.5mm} .x td{padding:.5mm} .y{width:64mm} .y td{padding:.7mm 1.5mm;font-size:9.5pt} .y .z td{background:#00408f;color:#fff;font-weight:700;font-size:12pt} .pm{margin-top:4mm;border:.6pt solid #777;padding:2mm 2.5mm;font-size:9pt} .n{font-size:7.2pt;margin-top:3mm;color:#333} .f{position:absolute;bottom:0;left:0;right:0;font-size:6.8pt;text-align:center;color:#333;border-top:.4pt solid #777;padding-top:1mm}',
    draw: (p) => {
      settle(
        p,
        french.streets,
        'RESTO CENTRALE SAS|Halles Pro Rhône-Alpes|Cash Drôme Distribution SA|SOGROLIM|Comptoir des Chefs & Associés SAS',
        'SARL LE BISTROT DES PRÉS|Chez Tonton Marcel|EURL Fanny Grangeon|LA TABLE D’OCTAVE|Snack Le Kiosque|SAS Auberge du Pont de Quart|PIZZA BELLA & CO'
      )
      recount(p, ({ unit }) =>
        unit === 'KG' ? p.random.int(1240, 9870) / 1000 : p.random.int(1, unit === 'COL' ? 4 : 6)
      )
      const { doc: d, random } = p
      let open = -1
      const sums = aisles.map(() => 0)
      const rows: string[] = []
      const close = () => {
        if (open >= 0)
          rows.push(
            rowOf('q', [
              '',
              `Sous-total ${aisles[open]}`,
              '',
              '',
              '',
              `>${p.plain(sums[open])}`,
              '',
            ])
          )
      }
      p.lines((l) => {
        const aisle = aisleOf(l.description)
        if (aisle !== open) {
          close()
          open = aisle
          rows.push(rowOf('g', ['', aisles[aisle], '', '', '', '', '']))
        }
        const amount = l.amount
        sums[aisle] += amount
        rows.push(
          row([
            articleOf(l.description),
            l.description,
            l.unit,
            `>${p.plain(l.price)}`,
            `>${l.unit === 'KG' ? p.number(l.quantity, 3) : p.number(l.quantity)}`,
            `>${p.plain(amount)}`,
            `>${l.rate === 20 ? 'D' : 'B'}`,
          ])
        )
      })
      close()
      const pages = paged(rows, 52, 33, 6)
      // A department does not begin at the end of a page.
      pages.slice(1).forEach((page, at) => {
        const isHeading = pages[at][pages[at].length - 1].startsWith('<tr class=g>')
        if (isHeading) page.unshift(pages[at].pop()!)
      })
      const till = random.int(1, 9)
      const time = `${two(random.int(6, 18))}:${random.int(10, 59)}`
      const siret = `${sirenOf(d.seller)} 000${random.int(12, 89)}`
      const phone = phoneOf(random, '04 75')
      const head = (at: number) =>
        `<div class=h><div><div class=lg>${d.seller.name}</div>Libre-service de gros réservé aux professionnels<br>${d.seller.street}<br>${codeFirst(d.seller)} – Tél. ${phone}</div><div><div class=fa>FACTURE</div>N° <b>${d.number}</b><br>Date : <b>${p.date(d.issueDate)}</b> ${time}<br>Page ${at + 1} / ${pages.length}</div><div class=bx><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer).toUpperCase()}</div></div>
<div class=k><span>N° client : ${d.customerNumber}</span><span>Caisse : ${two(till)}</span><span>N° TVA client : ${d.buyer.vatId}</span><span>Montants en EUR</span></div>`
      const foot = `<div class=f>${d.seller.name} – Siège social : ${d.seller.street}, ${codeFirst(d.seller)} – SIRET ${siret} – RCS Romans – TVA ${d.seller.vatId} – NAF 4690Z</div>`
      const table = (page: string[]) =>
        `<table class=t>${heading(['Article', 'Désignation', 'Unité', '>Prix unit. HT', '>Quantité', '>Montant HT', '>TVA'])}${page.join('')}</table>`
      const taxes = p.taxes((t) =>
        row([
          t.rate === 20 ? 'D' : 'B',
          `>${p.number(t.rate, 2)} %`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const end = `<div class=e><table class=x>${heading(['Code', '>Taux TVA', '>Base HT', '>Montant TVA', '>Montant TTC'])}${taxes.join('')}</table><table class=y>${row(['Total HT', `>${p.plain(d.subtotal)}`])}${row(['Total TVA', `>${p.plain(d.tax)}`])}${row(['Total TTC', `>${p.plain(d.total)}`])}${rowOf('z', ['À PAYER EUR', `>${p.plain(d.amountDue)}`])}</table></div>
<div class=pm>Mode de règlement : <b>PRÉLÈVEMENT SEPA DIFFÉRÉ</b> – échéance du <b>${p.date(d.dueDate)}</b> : ${p.plain(d.amountDue)} EUR<br>RUM : ${d.customerNumber}R${random.digits(4)} – ICS : FR${random.digits(2)}ZZZ${random.digits(6)} – Nombre de lignes : ${d.lines.length}</div>
<div class=n>Code TVA B : 5,50 % – D : 20,00 %. Boissons alcoolisées : prix droits et cotisation de sécurité sociale compris. Les marchandises voyagent aux risques de l’acheteur ; elles restent notre propriété jusqu’au paiement intégral (loi du 12 mai 1980). Escompte pour paiement anticipé : néant. Pénalités de retard : taux BCE + 10 points, indemnité de recouvrement 40 €. Produits frais et surgelés ni repris ni échangés. Conservez cette facture, elle vaut garantie.</div>`
      return pages
        .map(
          (page, at) =>
            `<div class=pg>${head(at)}${table(page)}${at === pages.length - 1 ? end : ''}${foot}</div>`
        )
        .join('')
    },
  },
  {
    // Car rental agency: closing invoice of a contract, paid in part on the web.
    name: 'fr-location-voiture-retour',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      pools: partiesIn('FR', french),
      items: goods(
        'Rachat partiel de franchise = jour = 7 = 12|Conducteur additionnel = jour = 4 = 7|Siège enfant groupe 2/3 = jour = 3 = 6|Kilomètres supplémentaires = km = 0.2 = 0.35|Complément de carburant = litre = 1.9 = 2.4|Frais de service carburant = forfait = 12 = 18|Supplément prise en charge gare TGV = forfait = 22 = 34|Nettoyage intérieur = forfait = 30 = 55|Assistance 0 km = jour = 3 = 5'
      ),
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 1,
      prepaid: 0.75,
      days: [8, 15, 30],
      numbers: (random, year) => `F${year.slice(2)}VAL${random.digits(5)}`,
    },
    style: { ...spacedEuro, date: slashed },
    css: 'body{font:9pt/1.4 "Open Sans";color:#1d2a35;margin:0} .b{display:flex;justify-content:space-between;align-items:center;background:#0d7d5a;color:#fff;padding:4mm 6mm} .b b{font:800 18pt/1.1 "Open Sans";max-width:100mm} .b span{font-size:20pt;font-weight:300} .r1{display:flex;justify-content:space-between;margin:6mm 0} .to{width:84mm;font-size:10pt} .own{font-size:8.2pt;width:80mm} .bar{background:#e7f3ef;display:flex;justify-content:space-between;padding:2mm 4mm;font-size:8.6pt} .bar b{display:block;font-size:9.6pt} .v{display:flex;gap:5mm;margin:5mm 0} .v>div{flex:1;border-top:1.5pt solid #0d7d5a;padding-top:1.5mm} .v h3{margin:0 0 1mm;font-size:8.8pt;color:#0d7d5a} .v td{font-size:8.2pt;padding:.3mm 0;vertical-align:top} .v td:first-child{color:#62717c} .t th{font-size:8pt;text-align:left;border-bottom:1pt solid #1d2a35;padding:1.2mm 1mm} .t td{padding:1.3mm 1mm;border-bottom:.4pt solid #c7d0d6} .s{width:86mm;margin:4mm 0 0 auto} .s td{padding:.9mm 1.5mm} .s .a td{font-weight:700;border-top:.8pt solid #1d2a35} .s .z td{background:#0d7d5a;color:#fff;font-weight:700;font-size:11.5pt;padding:1.6mm 1.5mm} .n{font-size:8.2pt;margin-top:6mm} .f{position:fixed;bottom:0;left:0;right:0;font-size:7pt;color:#62717c;border-top:.5pt solid #c7d0d6;padding-top:1.5mm;line-height:1.4}',
    draw: (p) => {
      const title = settle(
        p,
        french.streets,
        'Loc’Valence SAS|RHODAUTO LOCATION|Chastel & Fils Automobiles|Alizé Rent SARL|GARAGE BONNARDEL SA|Mobilys Location',
        'M./Guillaume Perrachon|Mme/Nadia Bouhlel|SAS Technibat 26|Mme/Céline Arsac-Roux|ORVIA Conseil|SARL Métallerie Dumas & Cie|M./Stéphane Kerdoncuff'
      )
      const { random } = p
      const days = random.int(2, 9)
      const extra = random.int(14, 260)
      const [model, category, price, kind] = random.pick([
        ['Renault Clio', 'B', 4290, 'tourisme'],
        ['Peugeot 2008', 'D', 5650, 'tourisme'],
        ['Citroën C3', 'B', 3990, 'tourisme'],
        ['Renault Trafic 9 places', 'M', 8900, 'minibus'],
        ['Fiat Ducato 12 m³', 'U3', 7480, 'utilitaire'],
      ] as const)
      const quantities: Record<string, number> = { jour: days, km: extra, litre: random.int(8, 27) }
      const hire = lineWith(
        `Location catégorie ${category}, 200 km/jour inclus`,
        'jour',
        days,
        price,
        20
      )
      rewrite(p, [
        hire,
        ...p.doc.lines.map(({ description, unit, price: own }) =>
          lineWith(description, unit, quantities[unit] ?? 1, own, 20)
        ),
      ])
      const { doc: d } = p
      const rows = p.lines((l) => ({
        isKm: l.unit === 'km',
        html: row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.plain(l.amount)}`,
        ]),
      }))
      const start = random.int(6_200, 68_000)
      const driven = rows.some(({ isKm }) => isKm) ? days * 200 + extra : days * random.int(41, 188)
      const driver = title
        ? d.buyer.name
        : random.pick(['Julien Marcoux', 'Amélie Vassy', 'Karim Zerrouki'])
      const leaves = dayAfter(d.issueDate, -days)
      const rest = d.prepaid
        ? `${row([`Réglé en ligne le ${p.date(dayAfter(leaves, -random.int(3, 15)))} (CB)`, `>- ${p.money(d.prepaid)}`])}${rowOf('z', ['Solde à payer', `>${p.money(d.amountDue)}`])}`
        : rowOf('z', ['Net à payer', `>${p.money(d.amountDue)}`])
      return `<div class=b><b>${d.seller.name}</b><span>FACTURE</span></div>
<div class=r1><div class=own>Agence de ${d.seller.town}<br>${address(d.seller)}<br>Tél. ${phoneOf(random, '04 75')}<br>${d.seller.mail}</div><div class=to>${title}${d.buyer.name}<br>${address(d.buyer)}</div></div>
<div class=bar><span>Facture n°<b>${d.number}</b></span><span>Date de facture<b>${p.date(d.issueDate)}</b></span><span>N° client<b>${d.customerNumber}</b></span><span>Contrat de location<b>${random.digits(7)}</b></span><span>Échéance<b>${p.date(d.dueDate)}</b></span></div>
<div class=v><div><h3>Votre location</h3><table>${row(['Départ', `${p.date(leaves)} à ${two(random.int(8, 11))}h${random.pick(['00', '15', '30'])}`])}${row(['Retour', `${p.date(dayAfter(leaves, days))} à ${two(random.int(8, 11))}h00`])}${row(['Conducteur', driver])}</table></div><div><h3>Véhicule (${kind})</h3><table>${row(['Modèle', model])}${row(['Immatriculation', `G${random.pick(['A', 'F', 'K', 'Q'])}-${random.digits(3)}-${random.pick(['VL', 'XD', 'NR'])}`])}${row(['Catégorie', category])}</table></div><div><h3>Compteur</h3><table>${row(['Départ', `>${start} km`])}${row(['Retour', `>${start + driven} km`])}${row(['Parcourus', `>${driven} km`])}</table></div></div>
<table class=t>${heading(['Désignation', '>Qté', 'Unité', '>Prix unit. HT', '>TVA', '>Total HT'])}${rows.map(({ html }) => html).join('')}</table>
<table class=s>${row(['Total HT', `>${p.money(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${rowOf('a', ['Total TTC', `>${p.money(d.total)}`])}${rest}</table>
<div class=n>Dépôt de garantie : empreinte de carte bancaire levée au retour du véhicule, sans encaissement.<br>Règlement en agence ou par virement : ${grouped(d.seller.iban)} (BIC CEPAFRPP427). Les éventuels frais de dossier d’amende (35 € TTC) font l’objet d’une facture séparée.</div>
<div class=f>${d.seller.name} – ${d.seller.street}, ${codeFirst(d.seller)} – RCS Romans ${sirenOf(d.seller)} – TVA ${d.seller.vatId} – APE 7711A. Aucun escompte en cas de paiement anticipé. Tout retard de paiement entraîne pour les professionnels des pénalités de 3 fois le taux d’intérêt légal et une indemnité forfaitaire de 40 €. Médiateur de la consommation : Mobilians, 43 bis route de Vaugirard, 92190 Meudon.</div>`
    },
  },
  {
    // Tree surgeon: a sole trader who writes in a table of a word processor.
    name: 'fr-elagueur-entreprise-individuelle',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      isSellerPerson: true,
      pools: partiesIn('FR', french),
      items: goods(
        'Élagage d’un chêne en taille douce, par grimpeur = U = 280 = 520|Abattage par démontage d’un peuplier de 22 m avec rétention = U = 690 = 1180|Abattage direct d’un cyprès = U = 160 = 290|Réduction de couronne d’un tilleul = U = 310 = 460|Suppression de bois mort sur platane = U = 190 = 340|Taille de haie de thuyas, deux faces et dessus = ml = 7 = 12|Location de nacelle 18 m avec carburant = J = 240 = 310|Rognage de souche à 20 cm de profondeur = U = 90 = 170|Broyage des branches sur place = H = 65 = 85|Évacuation des déchets verts en plateforme = m³ = 24 = 38|Mise en stère du bois en 50 cm = stère = 18 = 28|Frais de déplacement = Ft = 30 = 60'
      ),
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 4,
      days: [15, 30],
      numbers: (random, year) => `${year}-0${random.int(11, 98)}`,
    },
    style: { ...spacedEuro, date: frenchDay },
    css: 'body{font:11pt/1.35 "Carlito";margin:0} .h{display:flex;justify-content:space-between} .h b{font-size:17pt;color:#3b6b1f;display:block;line-height:1.1} .h em{color:#3b6b1f} .h svg{width:22mm} .to{margin:6mm 0 8mm 92mm} h1{font-size:14pt;margin:0 0 1mm;background:#dce8d1;padding:1.5mm 2mm;border:.6pt solid #3b6b1f} .o{margin:3mm 0 4mm} .t td,.t th{border:.6pt solid #3b6b1f;padding:1.1mm 1.6mm!important} .t th{background:#dce8d1;font-size:10.5pt;text-align:left} .t .r{text-align:right} .t .x td:first-child{border:0;} .t .z td{font-weight:bold} .p{margin-top:6mm} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:8.6pt;border-top:.6pt solid #3b6b1f;padding-top:1mm}',
    draw: (p) => {
      const title = settle(
        p,
        french.streets,
        'Romain Charvin|Jean-Baptiste Lacour|Aurélien Ferlay|Maëva Tissot|Loïc Brun-Gerland',
        'M. et Mme/Deschamps-Vial|Mairie d’Étoile-sur-Rhône|Mme/Monique Chapuis|M./Hervé Pagès|Copropriété Le Clos Fleuri|SCI Beauvallon|Camping Les Ramières SARL',
        'contact'
      )
      const { random } = p
      p.doc.seller.mail = `${p.doc.seller.site.slice(4).replace(/\..*/, '')}.elagage@courriel.example`
      const ranges: Record<string, [number, number]> = {
        'ml': [12, 48],
        'H': [2, 7],
        'm³': [3, 14],
        'stère': [2, 8],
        'U': [1, 3],
      }
      recount(p, ({ unit }) => random.int(...(ranges[unit] ?? [1, 1])))
      const { doc: d } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          l.unit,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const sum = (label: string, amount: string, kind = 'x') =>
        `<tr class="x ${kind}"><td colspan=2></td><td colspan=2>${label}</td><td class=r>${amount}</td></tr>`
      const siret = `${sirenOf(d.seller)} 000${random.int(11, 38)}`
      return `<div class=h><div><b>${d.seller.name}</b><em>Élagage – Abattage – Taille – Entretien d’espaces verts</em><br>Entrepreneur individuel (EI)<br>${address(d.seller)}<br>${phoneOf(random, random.pick(['06 33', '06 78', '07 81']))}<br>${d.seller.mail}</div><svg viewBox="0 0 40 46"><path d="M18 28h4l2 17h-8z" fill="#6b4a2b"/><circle cx="20" cy="14" r="11" fill="#3b6b1f"/><circle cx="11" cy="21" r="8" fill="#4d8528"/><circle cx="29" cy="21" r="8" fill="#4d8528"/></svg></div>
<div class=to>${title}${d.buyer.name}<br>${address(d.buyer)}</div>
<h1>FACTURE N° ${d.number}</h1><div>Date : ${p.date(d.issueDate)}</div>
<div class=o>Objet : travaux réalisés le ${p.date(d.deliveryDate)}, ${d.buyer.street}, selon devis n° ${random.int(11, 98)} du ${p.date(d.orderDate)}</div>
<table class=t>${heading(['Désignation', 'Unité', '>Quantité', '>Prix unitaire HT', '>Total HT'])}${rows.join('')}${sum('Total HT', p.money(d.subtotal))}${sum(`TVA ${p.number(d.taxes[0].rate)} %`, p.money(d.tax))}${sum('Total TTC', p.money(d.total), 'z')}</table>
<div class=p>Net à payer : <b>${p.money(d.amountDue)}</b> avant le <b>${p.date(d.dueDate)}</b><br>Règlement par chèque à l’ordre de ${d.seller.name} ou par virement :<br>IBAN ${grouped(d.seller.iban)} – BIC CMCIFR2A</div>
<div class=p style="font-size:9pt">Pas d’escompte pour paiement anticipé. Pénalités de retard : 12 % l’an ; pour les professionnels, indemnité forfaitaire de recouvrement de 40 €.<br>Assurance responsabilité civile professionnelle : contrat n° ${random.digits(8)}, couverture France métropolitaine.</div>
<div class=f>SIRET ${siret} – Code APE 8130Z – TVA intracommunautaire ${d.seller.vatId}</div>`
    },
  },
  {
    // Fire protection: yearly maintenance at a location, invoice of a bookkeeping program.
    name: 'nl-brandblussers-onderhoud',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21],
      pools: partiesIn('NL', dutch),
      items: goods(
        'Onderhoud draagbare blusser cf. NEN 2559 = st = 7 = 12|Onderhoud brandslanghaspel cf. NEN-EN 671-3 = st = 11 = 17|Controle noodverlichtingsarmatuur = st = 5 = 9|Controle blusdeken = st = 3 = 5|Revisie sproeischuimblusser 6 l = st = 38 = 54|Vervangen CO2-blusser 5 kg = st = 96 = 139|Vervangen accu noodverlichting = st = 24 = 42|Vervangen kogelkraan haspel = st = 31 = 47|Pictogram brandblusser fotoluminescent = st = 6 = 10|Ophangbeugel universeel = st = 5 = 8|Afvoer en verwerking oude blussers = st = 4 = 8|Voorrijkosten = keer = 39 = 58|Certificaat en digitaal logboek = keer = 12 = 25'
      ),
      lines: [4, 10],
      isInOrder: true,
      isOnce: true,
      most: 14,
      days: [14, 30],
      numbers: (random, year) => `${year.slice(2)}${random.int(300, 709)}${random.digits(2)}`,
    },
    style: { ...euroBefore, date: dashed },
    css: 'body{font:9.3pt/1.42 "Lato";color:#222;margin:0} .h{display:flex;justify-content:flex-end;align-items:center;gap:3mm} .h svg{width:13mm} .h b{font:900 16pt/1.05 "Lato";color:#c8102e;max-width:70mm} .w{display:flex;justify-content:space-between;margin:14mm 0 12mm} .to{font-size:10pt;width:90mm} .own{font-size:8.3pt;width:54mm;line-height:1.5} h1{font:900 17pt "Lato";margin:0 0 3mm;color:#c8102e} .k{width:100%;margin-bottom:6mm} .k th{font-size:7.6pt;color:#777;text-align:left;font-weight:400;padding:0} .k td{padding:0;font-weight:700;font-size:9pt} .t th{font-size:8.2pt;text-align:left;border-bottom:1.2pt solid #c8102e;padding:1mm} .t td{padding:1.1mm 1mm} .t tbody tr:last-child td{border-bottom:.5pt solid #999} .s{width:70mm;margin:2mm 0 0 auto} .s td{padding:.8mm 1mm} .s .z td{font-weight:900;border-top:1.2pt solid #c8102e;font-size:10.5pt} .p{display:flex;gap:6mm;align-items:center;margin-top:9mm} .f{position:fixed;bottom:0;left:0;right:0;display:grid;grid-template-columns:repeat(4,auto);justify-content:space-between;font-size:7.6pt;color:#555;border-top:1.2pt solid #c8102e;padding-top:2mm;line-height:1.45}',
    draw: (p) => {
      settle(
        p,
        dutch.streets,
        'Vesta Brandbeveiliging B.V.|Kooiman Blusmiddelen|NOORD-HOLLAND VEILIG BV|Stet & Zn. Brandpreventie|BHV Service Waterland B.V.|Firesafe De Rijp V.O.F.',
        'Stichting Kindcentrum De Vlieger|Bakkerij Admiraal|V.v.E. Gebouw De Werf|AUTOSCHADE KAAIJ B.V.|Sporthal De Beuk|Tandartspraktijk Molenaar & Bos|Metaalbewerking Out BV|Hotel-Restaurant Het Wapen',
        'administratie|info'
      )
      const last = p.doc.lines[p.doc.lines.length - 1]
      if (last.unit === 'st') {
        Object.assign(last, { description: 'Voorrijkosten', unit: 'keer' })
        last.price = p.random.int(42, 57) * 100
      }
      recount(p, ({ unit, quantity, description }) =>
        unit === 'keer'
          ? 1
          : /^(Onderhoud|Controle)/.test(description)
            ? quantity!
            : ((quantity! - 1) % 3) + 1
      )
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          `>${p.number(l.quantity)}`,
          l.unit,
          l.description,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const flame =
        '<svg viewBox="0 0 30 40"><path d="M16 1c2 9 12 14 12 25 0 8-6 13-13 13S2 34 2 26c0-6 4-9 5-14 3 2 4 5 4 8C15 15 17 9 16 1z" fill="#c8102e"/><path d="M15 22c1 4 6 6 6 10a6 6 0 0 1-12 0c0-4 5-5 6-10z" fill="#ffc72c"/></svg>'
      return `<div class=h>${flame}<b>${d.seller.name}</b></div>
<div class=w><div class=to>${d.buyer.name}<br>t.a.v. de administratie<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div><div class=own>${address(d.seller)}<br>T ${phoneOf(random, '072')}<br>${d.seller.mail}<br>${d.seller.site}</div></div>
<h1>Factuur</h1>
<table class=k>${row(['Factuurnummer', 'Factuurdatum', 'Vervaldatum', 'Debiteur', 'Werkbon', 'Uw referentie'], 'th')}${row([d.number, p.date(d.issueDate), p.date(d.dueDate), d.customerNumber, `W${random.digits(5)}`, random.pick(['Contract 2022', 'Jaarlijks', 'Beheerder', '–'])])}</table>
<div style="margin-bottom:3mm">Uitgevoerd op ${p.date(d.deliveryDate)} op locatie ${d.buyer.street}, ${d.buyer.town}</div>
<table class=t>${heading(['>Aantal', '', 'Omschrijving', '>Prijs', '>Btw', '>Bedrag'])}<tbody>${rows.join('')}</tbody></table>
<table class=s>${row(['Totaal exclusief btw', `>${p.money(d.subtotal)}`])}${row([`Btw ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${rowOf('z', ['Totaal inclusief btw', `>${p.money(d.total)}`])}</table>
<div class=p>${squareCode(random, '23mm')}<div>Wij verzoeken u vriendelijk het bedrag van <b>${p.money(d.amountDue)}</b> vóór <b>${p.date(d.dueDate)}</b> over te maken op ${grouped(d.seller.iban)} t.n.v. ${d.seller.name}, onder vermelding van factuurnummer ${d.number}.<br>Of scan de code met uw bank-app en betaal met iDEAL.</div></div>
<div class=f><span>${d.seller.name}<br>REOB-erkend onderhoudsbedrijf</span><span>KvK ${random.int(1, 8)}${random.digits(7)}<br>Btw ${d.seller.vatId}</span><span>IBAN ${d.seller.iban}<br>BIC INGBNL2A</span><span>Op onze leveringen zijn de<br>algemene voorwaarden van toepassing.</span></div>`
    },
  },
  {
    // Insulation of houses: material and labour have different rates, a deposit is deducted.
    name: 'nl-woningisolatie-restant',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21, 9],
      isBuyerPerson: true,
      pools: partiesIn('NL', dutch),
      items: goods(
        'Ventilatierooster muisvriendelijk, RVS = stuks = 6 = 9|Kruipluik geïsoleerd 60 x 80 cm = stuks = 118 = 164|Borstels woningscheiding aanbrengen = m1 = 5 = 8|Afvoer puin en verpakking = post = 45 = 85|Folie kruipruimte leveren = m² = 2 = 4|Endoscopisch onderzoek spouw = post = 55 = 75|Hoogwerker = dag = 165 = 210'
      ),
      lines: [1, 4],
      isInOrder: true,
      isOnce: true,
      prepaid: 0.7,
      days: [7, 8, 14],
      numbers: (random, year) => `VF${year.slice(2)}.${random.digits(4)}`,
    },
    style: { ...euroBefore, date: dutchDay },
    css: 'body{font:8.9pt/1.45 "Inter";color:#1b2b2b;margin:0} .h{display:flex;justify-content:space-between;align-items:flex-start;border-left:5mm solid #f2b632;padding:1mm 0 1mm 5mm} .h b{font:700 17pt/1.1 "Inter";max-width:85mm;color:#155e63} .h div{font-size:7.8pt;text-align:right} .w{display:grid;grid-template-columns:1fr 76mm;margin:10mm 0 8mm} .to{font-size:9.6pt} .k td{padding:.35mm 0} .k td:first-child{color:#6a7b7b} h1{font:700 15pt "Inter";margin:0 0 3mm;color:#155e63} .t{table-layout:auto} .t th{background:#155e63;color:#fff;font-weight:500;font-size:7.8pt;text-align:left;padding:1.4mm 1.5mm} .t td{padding:1.3mm 1.5mm;font-size:8.4pt;border-bottom:.4pt solid #d4dede} .z{display:flex;justify-content:space-between;align-items:flex-start;margin-top:6mm} .x{width:76mm} .x th{font-size:7.6pt;font-weight:500;text-align:left;border-bottom:.7pt solid #155e63;padding:.8mm 0} .x td{font-size:8.2pt;padding:.8mm 0} .s{width:84mm} .s td{padding:.8mm 1.5mm} .s .a td{font-weight:600;border-top:.7pt solid #155e63} .s .q td{background:#f2b632;font-weight:700;font-size:10.5pt;padding:1.5mm} .n{margin-top:9mm;font-size:8.2pt} .f{position:fixed;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:7.2pt;color:#6a7b7b;border-top:.5pt solid #d4dede;padding-top:1.5mm}',
    draw: (p) => {
      const title = settle(
        p,
        dutch.streets,
        'Warmhuis Isolatie B.V.|ISOTOTAAL WEST|Schuitemaker Isolatietechniek BV|Purmer & Visser Na-isolatie|Groene Dijk Isolatie V.O.F.',
        'Dhr./R. Beemsterboer|Fam./Van Zuylen|Mevr./L. Kraakman-Groot|Annemiek Stapel|Dhr. en mevr./Wokke|M.J. de Haan|Youssef el Amrani',
        'info|planning'
      )
      const { random } = p
      const from = random.int(0, insulations.length - 1)
      const works = random.pick([1, 1, 2])
      const areas = insulations.map(([, , , least, most]) => random.int(least, most))
      const pairs = Array.from({ length: works }, (_, at) => (from + at) % insulations.length)
        .sort((a, b) => a - b)
        .flatMap((at) => {
          const [name, material, labour] = insulations[at]
          return [
            lineWith(`${name}, materiaal`, 'm²', areas[at], material, 21),
            lineWith(`${name}, arbeid`, 'm²', areas[at], labour, 9),
          ]
        })
      const others = p.doc.lines.map(({ description, unit, price }) => {
        const quantity =
          unit === 'stuks'
            ? random.int(1, /luik/.test(description) ? 1 : 9)
            : unit === 'm1'
              ? random.int(7, 13)
              : unit === 'm²'
                ? random.int(38, 64)
                : 1
        return lineWith(description, unit, quantity, price, 21)
      })
      rewrite(p, [...pairs, ...others])
      const { doc: d } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}%`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `${t.rate === 9 ? 'Laag' : 'Hoog'} ${p.number(t.rate)}%`,
          `>${p.money(baseOf(p, t))}`,
          `>${p.money(taxOf(p, t))}`,
        ])
      )
      const deposit = d.prepaid
        ? `${row([`Reeds voldaan: aanbetaling ${p.date(dayAfter(d.orderDate, 3))}`, `>- ${p.money(d.prepaid)}`])}`
        : ''
      return `<div class=h><b>${d.seller.name}</b><div>${address(d.seller)}<br>${phoneOf(random, '0299')}<br>${d.seller.mail}</div></div>
<div class=w><div class=to>${title}${d.buyer.name}<br>${address(d.buyer)}</div><table class=k>${row(['Factuurnummer', d.number])}${row(['Factuurdatum', p.date(d.issueDate)])}${row(['Betalen voor', p.date(d.dueDate)])}${row(['Offerte', `OFF-${random.digits(5)}`])}${row(['Uitvoering', p.date(d.deliveryDate)])}${row(['Klantnummer', d.customerNumber])}</table></div>
<h1>Factuur</h1>
<table class=t>${heading(['Omschrijving', '>Aantal', 'Eenheid', '>Prijs (€)', '>Totaal (€)', '>Btw'])}${rows.join('')}</table>
<div class=z><table class=x>${heading(['Btw-tarief', '>Grondslag', '>Btw-bedrag'])}${taxes.join('')}</table><table class=s>${row(['Subtotaal excl. btw', `>${p.money(d.subtotal)}`])}${row(['Btw', `>${p.money(d.tax)}`])}${rowOf('a', ['Totaal incl. btw', `>${p.money(d.total)}`])}${deposit}${rowOf('q', ['Te betalen', `>${p.money(d.amountDue)}`])}</table></div>
<div class=n>Graag het te betalen bedrag uiterlijk ${p.date(d.dueDate)} overmaken op rekening <b>${grouped(d.seller.iban)}</b> t.n.v. ${d.seller.name} o.v.v. het factuurnummer.<br><br>Op arbeid bij isolatie van woningen ouder dan twee jaar is het lage btw-tarief van toepassing. Voor uw ISDE-subsidieaanvraag: meldcode KA${random.digits(5)}, bewaar deze factuur, het betaalbewijs en de foto’s van de uitvoering. U ontvangt 10 jaar garantie via het garantiefonds van de branche.</div>
<div class=f><span>${d.seller.name}</span><span>KvK ${random.int(1, 8)}${random.digits(7)}</span><span>Btw-nr. ${d.seller.vatId}</span><span>IBAN ${d.seller.iban}</span></div>`
    },
  },
  {
    // Architect, a person: shares of the fee and some expenses, with a structured message.
    name: 'nl-be-architect-ereloon',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21],
      isSellerPerson: true,
      pools: partiesIn('NL', flemish),
      items: goods(
        'Opmeting bestaande toestand = uur = 68 = 92|Werfvergadering en verslag = uur = 68 = 92|Overleg dienst stedenbouw = uur = 68 = 92|Verplaatsing = km = 0.4 = 0.45|Afdrukken plannen A1 = stuk = 3 = 6|Dossierkost omgevingsloket = forfait = 25 = 60'
      ),
      lines: [1, 3],
      isInOrder: true,
      isOnce: true,
      days: [14, 30],
      numbers: (random, year) => `${year}/${random.int(4, 96)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: slashed },
    css: 'body{font:9pt/1.5 "Inter Display";color:#000;margin:0} .g{display:grid;grid-template-columns:42mm 1fr;column-gap:10mm;min-height:262mm} .l{font-size:7.6pt;line-height:1.55;border-right:.5pt solid #000;padding-right:4mm;display:flex;flex-direction:column} .l b{font:600 12.5pt/1.15 "Inter Display";display:block;margin-bottom:1mm} .l p{margin:0 0 5mm} .l .d{margin-top:auto;margin-bottom:0} .l svg{width:20mm;margin-bottom:6mm} h1{font:300 24pt/1 "Inter Display";margin:0 0 12mm;letter-spacing:-.3px} .to{margin-bottom:12mm;font-size:10pt} .k{margin-bottom:9mm;width:auto} .k td{padding:.3mm 6mm .3mm 0} .pj{border-top:.5pt solid #000;border-bottom:.5pt solid #000;padding:2mm 0;margin-bottom:4mm} .t th{font-weight:500;font-size:7.8pt;text-align:left;padding:1mm 0;border-bottom:.5pt solid #000} .t td{padding:1.4mm 0;vertical-align:top} .s{margin-top:4mm;border-top:1pt solid #000} .s td{padding:.9mm 0} .s .z td{font-weight:600;font-size:11pt;border-top:.5pt solid #000;padding-top:1.6mm} .p{margin-top:12mm} .p td{padding:.3mm 0} .p td:first-child{width:42mm}',
    draw: (p) => {
      const title = settle(
        p,
        flemish.streets,
        'Joke Vandenbroucke|Wim Desmedt|Annelies Verhaeghe-Callens|Pieter-Jan Maes|Griet Soetaert',
        'De heer en mevrouw/Lefevere-Bonte|Mevrouw/Tine Casier|Bakkerij Vanneste BV|De heer/Bram Dewulf|KINE DE LEIE BV|vzw Den Olm|Callewaert & Zonen NV',
        'architect|post'
      )
      settleInBelgium(p)
      const { random } = p
      const estimate = random.int(36, 112) * 500_000
      const percent = random.pick([7, 7.5, 8, 9])
      const fee = Math.round((estimate * percent) / 100)
      const first = random.int(0, phases.length - 2)
      const shares = phases
        .slice(first, first + random.pick([1, 1, 2]))
        .map(([name, share]) =>
          lineWith(`${name} (${share} %)`, 'forfait', 1, Math.round((fee * share) / 100), 21)
        )
      const quantities: Record<string, number> = {
        km: random.int(18, 164),
        stuk: random.int(4, 24),
      }
      const hourly = random.pick([7200, 7800, 8500])
      const others = p.doc.lines.map(({ description, unit, price }) =>
        lineWith(
          description,
          unit,
          unit === 'uur' ? random.int(3, 13) / 2 : (quantities[unit] ?? 1),
          unit === 'uur' ? hourly : price,
          21
        )
      )
      rewrite(p, [...shares, ...others])
      const { doc: d } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const works = random.pick([
        'Verbouwing en uitbreiding van een eengezinswoning',
        'Nieuwbouw halfopen bebouwing',
        'Renovatie handelspand met appartement',
        'Verbouwing van een hoeve tot woning',
      ])
      return `<div class=g><div class=l><svg viewBox="0 0 40 30"><path d="M1 29V13L14 3l13 10v16zM27 29V9h12v20z" fill="none" stroke="#000"/></svg><p><b>${d.seller.name}</b>architect</p><p>${address(d.seller)}</p><p>${phoneOf(random, '0474')}<br>${d.seller.mail.replace('@', '<br>@')}</p><p>BTW ${belgianVat(d.seller.vatId)}</p><p class=d>Ingeschreven op de tabel van de Orde van Architecten, Vlaamse Raad, West-Vlaanderen.<br>Beroepsaansprakelijkheid verzekerd, polis ${random.digits(7)}.</p></div>
<div><h1>Factuur</h1><div class=to>${title}${d.buyer.name}<br>${address(d.buyer)}${title ? '' : `<br>${belgianVat(d.buyer.vatId)}`}</div>
<table class=k>${row(['Factuurnummer', d.number])}${row(['Datum', p.date(d.issueDate)])}${row(['Vervaldag', p.date(d.dueDate)])}${row(['Dossier', `${d.issueDate.slice(2, 4)}${two(random.int(1, 38))}`])}</table>
<div class=pj>${works}<br>Ereloon volgens overeenkomst: ${p.number(percent)} % op de geraamde bouwkost van ${p.money(estimate)}, zijnde ${p.money(fee)} excl. btw</div>
<table class=t>${heading(['Omschrijving', '>Aantal', 'Eenheid', '>Prijs', '>Bedrag'])}${rows.join('')}</table>
<table class=s>${row(['Totaal excl. btw', `>${p.money(d.subtotal)}`])}${row([`Btw ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${rowOf('z', ['Totaal incl. btw', `>${p.money(d.total)}`])}</table>
<table class=p>${row(['Te betalen', p.money(d.amountDue)])}${row(['Uiterlijk op', p.date(d.dueDate)])}${row(['Rekening', grouped(d.seller.iban)])}${row(['Mededeling', structured(random)])}</table>
<div style="font-size:7.6pt;margin-top:10mm">Bij niet-betaling op de vervaldag is van rechtswege en zonder ingebrekestelling een intrest van 8 % per jaar verschuldigd. Betwistingen dienen binnen acht dagen na ontvangst schriftelijk te gebeuren. Rechtbanken van het arrondissement Kortrijk zijn bevoegd.</div></div></div>`
    },
  },
  {
    // Tile shop: credit note for boxes that were brought back.
    name: 'fr-be-carrelages-note-credit',
    plan: {
      country: 'FR',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [21],
      pools: partiesIn('FR', walloon),
      items: goods(
        'GRES CERAME RECTIFIE 60X60 GRIS PERLE = m² = 24 = 39|GRES CERAME 20X120 ASPECT CHENE NATUREL = m² = 29 = 46|FAIENCE 30X60 BLANC MAT = m² = 16 = 25|MOSAIQUE HEXAGONE NOIR SUR TRAME = m² = 48 = 74|DALLE EXTERIEURE 2 CM 80X80 ANTHRACITE = m² = 34 = 52|PLINTHE ASSORTIE 7,5X60 GRIS PERLE = pce = 3 = 5|COLLE FLEX C2TES1 SAC 25 KG = sac = 19 = 29|JOINT SOUPLE GRIS CIMENT 5 KG = sac = 12 = 18|PROFIL ALU SCHLUSS 10 MM 2,5 M = pce = 9 = 15|KIT ETANCHEITE DOUCHE 7 M² = pce = 58 = 84|CROISILLONS AUTONIVELANTS (200) = pqt = 17 = 26'
      ),
      lines: [1, 5],
      isInOrder: true,
      isOnce: true,
      most: 6,
      lineDiscount: 0.5,
      days: [30],
      numbers: (random, year) => `NC ${year.slice(2)}/${random.digits(4)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9pt/1.35 "Liberation Sans";margin:0} .pg{display:flex;flex-direction:column;min-height:263mm} .h{display:flex;justify-content:space-between} .h b{font:bold 20pt/1.05 "URW Bookman";color:#7a2e1d;display:block;max-width:92mm;margin-bottom:2mm} .h .i{font-size:8.4pt} .to{width:80mm;margin-top:20mm;font-size:10pt;line-height:1.4} .tt{font:bold 15pt "Liberation Sans";letter-spacing:1px;margin:8mm 0 2mm} .m td,.m th{border:.7pt solid #7a2e1d;padding:1mm 1.5mm;text-align:left} .m th{font-size:7.6pt;font-weight:400;background:#f3e4de} .rf{margin:4mm 0} .t{border:.7pt solid #7a2e1d} .t th{font-size:7.8pt;font-weight:400;background:#f3e4de;border-bottom:.7pt solid #7a2e1d;text-align:left;padding:1mm 1.5mm} .t td{padding:1mm 1.5mm;border-left:.4pt solid #d8b5a8} .bx{flex:1;display:flex} .t .x{height:100%} .e{display:flex;justify-content:space-between;margin-top:4mm;align-items:stretch} .v td,.v th{border:.7pt solid #7a2e1d;padding:1.1mm 2mm} .v th{font-size:7.6pt;font-weight:400;background:#f3e4de;text-align:left} .v{width:100mm} .z{width:70mm;border:1.4pt solid #7a2e1d;padding:2mm 3mm;box-sizing:border-box;text-align:right} .z b{font-size:14pt;display:block} .n{font-size:7.8pt;margin-top:4mm} .f{font-size:7.4pt;text-align:center;border-top:.7pt solid #7a2e1d;margin-top:4mm;padding-top:1.5mm}',
    draw: (p) => {
      const title = settle(
        p,
        walloon.streets,
        'CARRELAGES DU TOURNAISIS SRL|Céramique Delforge & Fils|Maison Vandamme-Lietard SA|TERRE ET PIERRE|Le Comptoir du Carreau SRL',
        'SRL Rénov’Habitat Picard|M./Fabrice Lecomte|Ets Duquesnoy Frères|Mme/Sylvie Vanhoutte|SANI CHAUFFE SA|Construct & Co SRL|M. et Mme/Delannoy-Bossut',
        'compta|info'
      )
      settleInBelgium(p)
      const { random } = p
      recount(p, ({ unit, quantity }) => (unit === 'm²' ? (quantity! * 144) / 100 : quantity!))
      const { doc: d } = p
      const rows = p.lines((l) =>
        row([
          articleOf(l.description),
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount) : ''}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}`,
        ])
      )
      const invoiceDay = dayAfter(d.issueDate, -random.int(14, 55))
      return `<div class=pg><div class=h><div><b>${d.seller.name}</b><div class=i>Carrelages – Pierres naturelles – Parquets – Outillage<br>${d.seller.street} – ${codeFirst(d.seller)}<br>Tél. ${phoneOf(random, '069')} – ${d.seller.mail}<br>TVA ${belgianVat(d.seller.vatId)}<br>Showroom ouvert du mardi au samedi de 9 h à 18 h</div></div><div class=to>${title}${d.buyer.name}<br>${d.buyer.street}<br>B-${codeFirst(d.buyer)}</div></div>
<div class=tt>NOTE DE CRÉDIT</div>
<table class=m>${row(['Numéro', 'Date', 'N° client', 'N° TVA client', 'Vendeur', 'Devise'], 'th')}${row([`<b>${d.number}</b>`, p.date(d.issueDate), d.customerNumber, title ? 'Particulier' : belgianVat(d.buyer.vatId), random.pick(['Nathalie', 'Benoît', 'Magasin']), 'EUR'])}</table>
<div class=rf>Retour en magasin du ${p.date(dayAfter(d.issueDate, -random.int(1, 6)))} – relatif à notre facture ${random.digits(5)} du ${p.date(invoiceDay)}</div>
<div class=bx><table class=t>${heading(['Référence', 'Désignation', '>Quantité', 'Un.', '>Prix HTVA', '>Moins-value %', '>Total HTVA', '>% TVA'])}${rows.join('')}<tr class=x>${'<td></td>'.repeat(8)}</tr></table></div>
<div class=e><table class=v>${heading(['Base HTVA', 'Taux', 'Montant TVA', 'Total TVAC'])}${row([`>${p.plain(d.subtotal)}`, `>${p.number(d.taxes[0].rate, 2)} %`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table><div class=z>Total en votre faveur<b>EUR ${p.plain(d.amountDue)}</b></div></div>
<div class=n>Le montant de cette note de crédit sera déduit de votre prochain achat ou remboursé sur votre compte, sur simple demande.<br><b>TVA à reverser à l’État dans la mesure où elle a été initialement déduite.</b><br>Seules les boîtes complètes, non ouvertes et du même bain sont reprises dans les deux mois de l’achat. Une moins-value peut être appliquée aux articles dont l’emballage est abîmé.</div>
<div class=f>${d.seller.name} – RPM Hainaut, division Tournai – IBAN ${grouped(d.seller.iban)} – BIC GKCCBEBB</div></div>`
    },
  },
]
