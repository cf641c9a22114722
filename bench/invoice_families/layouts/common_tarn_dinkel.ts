import { ibanOf, structured } from '../check_digits.ts'
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

const spaced = { decimal: ',', thousands: '\u00A0' } as const

const tarn = partiesIn('FR', {
  first: words('Delphine|Rémi|Séverine|Clément|Maryse|Fabien|Nadège'),
  last: words('Alary|Bonnafous|Cabrol|Delpech|Escande|Fabre|Rouquette|Vidal'),
  streets: words(
    '14 rue Croix-Verte|ZA de Bressols, lot 6|27 bis avenue de Lattre|3 place du Foirail|Lieu-dit La Borie Haute|88 route de Toulouse'
  ),
  towns: places(
    'Albi = 81000|Gaillac = 81600|Castres = 81100|Graulhet = 81300|Lavaur = 81500|Mazamet = 81200'
  ),
})
const dinkel = partiesIn('NL', {
  first: words('Hilde|Bram|Renske|Jeroen|Lotte|Niels'),
  last: words('Oude Luttikhuis|Nijhuis|Scholten|Wigger|Bekhuis|ter Horst'),
  streets: words('Beuningerstraat 22|Zandhuizerweg 8|Kloosterstraat 41a|Ootmarsumsestraat 150'),
  towns: places('Losser = 7581 AB|Oldenzaal = 7571 CD|Denekamp = 7591 GH|Hengelo = 7551 KM'),
})
const flemish = partiesIn('NL', {
  country: 'België',
  streets: words('Ninoofsesteenweg 218|Kapelstraat 12 bus 1|Veldekensdreef 7|Grote Markt 30'),
  towns: places('Geraardsbergen = 9500|Aarschot = 3200|Herentals = 2200|Torhout = 8820'),
})
const walloon = partiesIn('FR', {
  country: 'Belgique',
  streets: words(
    'Rue du Stade 4|Chaussée de Namur 117|Place Communale 9|Avenue des Combattants 52/3'
  ),
  towns: places('Gembloux = 5030|Ciney = 5590|Nivelles = 1400|Andenne = 5300'),
})
const luxembourgish = partiesIn('FR', {
  country: 'Luxembourg',
  streets: words(
    '18, Zone industrielle Um Monkeler|4, rue de l’Usine|95, route d’Arlon|2, rue des Prés'
  ),
  towns: places('Ettelbruck = L-9052|Bascharage = L-4902|Mersch = L-7525|Schifflange = L-3850'),
})

/** Gives a party one of the names and the addresses of its domain. */
function rename(party: Person, name: string): void {
  const domain = name
    .replace(
      /(^|\s)(SARL|SAS|S\.A\.S\.|S\.à r\.l\.|S\.A\.|B\.?V\.?|asbl|ASBL|vzw|VOF)(?=\s|$)/g,
      ''
    )
    .normalize('NFKD')
    .replace(/[\u0300-\u036F’.]+/g, '')
    .replace(/[^A-Za-z]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
  party.name = name
  party.mail = `info@${domain}.example`
  party.site = `www.${domain}.example`
}

function settle({ doc, random }: Print, sellers: string, buyers: string): void {
  rename(doc.seller, random.pick(words(sellers)))
  rename(doc.buyer, random.pick(words(buyers)))
}

/** Gives both parties numbers of Belgium. */
function settleInBelgium({ doc, random }: Print): void {
  for (const party of [doc.seller, doc.buyer]) {
    const company = `0${random.int(4, 7)}${random.digits(6)}`
    party.vatId = `BE${company}${two(97 - (Number(company) % 97))}`
    const account = `${random.pick(['06', '34', '73', '97'])}${random.digits(8)}`
    party.iban = ibanOf('BE', `${account}${two(Number(account) % 97 || 97)}`)
  }
}

/** Gives both parties numbers of Luxembourg. */
function settleInLuxembourg({ doc, random }: Print): void {
  for (const party of [doc.seller, doc.buyer]) {
    const six = `${random.int(1, 3)}${random.digits(5)}`
    party.vatId = `LU${six}${two(Number(six) % 89)}`
    party.iban = ibanOf('LU', `${random.pick(['001', '002', '008'])}${random.digits(13)}`)
  }
}

/** Gives the same goods the same price, and quantities that suit them; the sums follow. */
function recount({ doc, random }: Print, quantityOf: (line: Line) => number | null): void {
  const prices = new Map<string, number>()
  for (const line of doc.lines) {
    const price = prices.get(line.description) ?? Math.round(line.price / 10) * 10
    prices.set(line.description, price)
    const quantity = quantityOf(line) ?? line.quantity ?? 1
    line.price = price
    line.quantity = quantity
    line.amount = Math.round(Math.round(quantity * price) * (1 - line.discount / 100))
  }
  let tax = 0
  for (const own of doc.taxes) {
    const lines = doc.taxes.length === 1 ? doc.lines : doc.lines.filter((l) => l.rate === own.rate)
    own.base = sumOf(lines)
    own.amount = Math.round((own.base * own.rate) / 100)
    tax += own.amount
  }
  const subtotal = sumOf(doc.lines)
  const total = subtotal + tax
  const prepaid = doc.prepaid ? Math.round((total * random.pick([0.3, 0.4, 0.5])) / 100) * 100 : 0
  Object.assign(doc, { lineTotal: subtotal, subtotal, tax, total, prepaid })
  doc.amountDue = total - prepaid
}

const siret = (random: Random, party: Person) => `${sirenOf(party)} 000${random.int(11, 48)}`

/** The first letters of a word and a number, the same for the same goods. */
function codeOf(name: string): string {
  const number = [...name].reduce((code, letter) => (code * 37 + letter.charCodeAt(0)) % 89_999, 11)
  return `${name.replace(/[^A-Z]/g, '').slice(0, 3)}${10_000 + number}`
}

/** Invoices of France, the Netherlands, both parts of Belgium and Luxembourg. */
export const tarnDinkel: Family[] = [
  {
    name: 'fr-commissaire-justice-constat',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20, 0],
      isSellerPerson: true,
      pools: tarn,
      items: goods(
        'Procès-verbal de constat sur site, première heure = = 230 = 320|Heure supplémentaire de constat = = 110 = 160|Rédaction et clichés photographiques = = 60 = 140|Constitution du dossier et convocations = = 45 = 90|Majoration pour urgence = = 50 = 120|Annexes et relevé de plans = = 35 = 75|Vacation serrurier et témoins = = 90 = 180|Copies et expédition supplémentaire = = 12 = 40|Frais de déplacement (art. A.444-48) = = 8 = 10|Frais postaux, lettre recommandée (débours) = = 6 = 9 = 1|Frais d’état hypothécaire (débours) = = 14 = 30 = 1'
      ),
      lines: [7, 15],
      isInOrder: true,
      isOnce: true,
      most: 0,
      prepaid: 0.65,
      days: [15, 30],
      numbers: (random, year) => `${year.slice(2)}${random.digits(4)}-${random.int(1, 4)}`,
    },
    style: { ...spaced, money: (plain) => `${plain} €`, date: frenchDay },
    css: 'body{font:10pt "Liberation Serif";margin:0} .w{display:flex;gap:8mm} .l{width:44mm;border-right:.8pt solid #7a1f2b;padding-right:4mm;font-size:8.3pt;line-height:1.45;text-align:center;min-height:245mm} .l b{display:block;font:bold 13pt "Liberation Serif";color:#7a1f2b;margin-bottom:1mm} .l hr{border:0;border-top:.5pt solid #7a1f2b;width:20mm;margin:4mm auto} .m{flex:1} .to{margin:14mm 0 14mm 42mm;font-size:11pt;line-height:1.4} h1{font:bold 14pt "Liberation Serif";margin:0 0 1mm;letter-spacing:.5px} .a{margin:4mm 0 5mm;line-height:1.5} .a i{color:#555} .d th{font-weight:normal;font-style:italic;border-bottom:.6pt solid #000;text-align:left;padding:3px 0} .d td{padding:3.5px 0;vertical-align:top} .s td{padding:3px 0} .s{width:84mm;margin:4mm 0 0 auto;border-top:.6pt solid #000} .s .k td{font-weight:bold;border-top:.6pt solid #000;border-bottom:2pt double #000;padding:4px 0} .n{margin-top:9mm;font-size:8.5pt;line-height:1.45;text-align:justify}',
    draw: (p) => {
      settle(
        p,
        'Bérengère Malaval|Jean-Marc Pouzergues|Laure Teisseyre|Guilhem Castagné',
        'SARL LES TERRASSES DU VIGAN|Syndicat des copropriétaires Résidence Lapérouse|Alain Rigaud|SAS Bâti-Cordes Promotion|Corinne Salvan-Roques'
      )
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([l.description, `>${p.number(l.rate)} %`, `>${p.plain(l.amount)}`])
      )
      const due = d.prepaid
        ? row([`Provision reçue le ${p.date(d.orderDate)}`, `>- ${p.money(d.prepaid)}`]) +
          rowOf('k', ['Solde à régler', `>${p.money(d.amountDue)}`])
        : ''
      const total = ['Total TTC', `>${p.money(d.total)}`]
      const tax = p.taxes((t) =>
        t.rate ? row([`TVA 20 % sur ${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`]) : ''
      )
      return `<div class=w><div class=l><b>${d.seller.name}</b>Commissaire de justice<br>(anciennement huissier de justice)<hr>${address(d.seller)}<br><br>Tél. ${phoneOf(random, '05 63')}<br>${d.seller.mail}<hr>Ouverture de l’étude<br>du lundi au vendredi<br>9 h – 12 h et 14 h – 17 h<hr>SIREN ${sirenOf(d.seller)}<br>TVA ${d.seller.vatId}<hr>Compte affecté<br>Caisse des dépôts<br>IBAN<br>${grouped(d.seller.iban).replace(/^(.{19})\s/, '$1<br>')}<hr>Paiement par carte bancaire possible sur ${d.seller.site}</div>
<div class=m><div class=to>${d.buyer.name}<br>${address(d.buyer)}</div><h1>FACTURE N° ${d.number}</h1>${d.seller.town}, le ${p.date(d.issueDate)}
<div class=a><i>Dossier :</i> ${random.int(10_200, 48_900)} / ${random.pick(['BM', 'SL', 'FD'])}<br><i>Nature de l’acte :</i> ${random.pick(['Constat d’état des lieux', 'Constat de désordres', 'Constat avant travaux'])} du ${p.date(d.deliveryDate)}<br><i>Vos références :</i> ${d.orderNumber}</div>
<table class=d>${heading(['Détail du coût', '>TVA', '>Montant HT en €'])}${rows.join('')}</table>
<table class=s>${row(['Total HT', `>${p.money(d.subtotal)}`])}${tax.join('')}${d.prepaid ? row(total) : rowOf('k', total)}${due}</table>
<div class=n>Règlement attendu pour le ${p.date(d.dueDate)} au plus tard, par virement en rappelant le numéro de dossier, ou par chèque à l’ordre de l’étude. Les articles cités font référence au Code de commerce. Les débours sont avancés pour votre compte et ne sont pas soumis à la TVA.<br><br>Pas d’escompte pour paiement anticipé. Pour les professionnels, tout retard entraîne des pénalités égales à trois fois le taux d’intérêt légal et une indemnité forfaitaire de recouvrement de 40 €.</div></div></div>`
    },
  },
  {
    name: 'fr-vidange-fosse',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [10, 20],
      isBuyerPerson: true,
      pools: tarn,
      items: goods(
        'Vidange fosse toutes eaux jusqu’à 3 m³ = U = 175 = 235|Vidange bac à graisses 200 l = U = 65 = 95|Curage haute pression canalisation = ml = 4 = 7|Débouchage colonne EU, intervention camion hydrocureur = H = 120 = 165|Nettoyage préfiltre, remplacement pouzzolane = U = 48 = 80|m³ supplémentaire = m³ = 32 = 45|Longueur de tuyau au-delà de 30 m = ml = 2 = 4|Dépotage et traitement des matières en station = m³ = 18 = 29|Passage caméra avec rapport = F = 130 = 210 = 1|Activateur biologique, seau 5 kg = U = 34 = 58 = 1|Déplacement zone 2 = F = 25 = 45'
      ),
      lines: [3, 7],
      isInOrder: true,
      isOnce: true,
      most: 4,
      days: [0, 8, 15],
      numbers: (random, year) => `FA${year.slice(2)}${two(random.int(1, 12))}${random.digits(4)}`,
    },
    style: { ...spaced, money: (plain) => `${plain} €`, date: slashed },
    css: 'body{font:9pt "Open Sans";margin:0;color:#1b1b1b} .t{display:flex;justify-content:space-between} .o{line-height:1.4;font-size:8.3pt;max-width:82mm} .o b{font:800 14pt "Open Sans";color:#2d6a2d;display:block} .ti{font:700 15pt "Open Sans";background:#dfeedd;padding:2mm 6mm;align-self:flex-start;border-radius:2mm} .two{display:flex;justify-content:space-between;margin:7mm 0} .inf{width:76mm;align-self:flex-start} .inf td{border:.5pt solid #8aa88a;padding:3px 5px} .inf td:first-child{background:#eef6ed;font-weight:600} .to{width:82mm;border:.8pt solid #2d6a2d;border-radius:2mm;padding:4mm 5mm;line-height:1.5;font-size:10pt} .li{border:.8pt solid #2d6a2d} .li th{background:#2d6a2d;color:#fff;font-size:8pt;padding:4px;text-align:left} .li td{border-left:.4pt solid #8aa88a;padding:4px;vertical-align:top} .li .fi td{height:32mm;padding-top:6mm;font-size:8pt;color:#444} .e{display:flex;justify-content:space-between;margin-top:5mm;break-inside:avoid} .tv{width:88mm;align-self:flex-start} .tv th,.tv td{border:.5pt solid #8aa88a;padding:3px 5px;font-size:8.3pt} .tv th{background:#eef6ed} .su{width:72mm} .su td{border:.5pt solid #8aa88a;padding:3.5px 6px} .su .k td{background:#2d6a2d;color:#fff;font-weight:700;font-size:11pt} .n{margin-top:6mm;font-size:7.8pt;line-height:1.5} .ft{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.2pt;line-height:1.5;border-top:.6pt solid #2d6a2d;padding-top:1.5mm}',
    draw: (p) => {
      settle(
        p,
        'Vidanges Delpech SARL|ASSAINISSEMENT DU GAILLACOIS|SARL Rouquette & Fils|Cabrol Hygiène Eaux',
        'Odette Barthe|Serge Combes|Sylvain et Aude Lacombe|Nadège Viguier|SCI du Moulin de Rabastens|Bruno Astruc'
      )
      recount(p, ({ unit }) =>
        unit === 'ml' ? p.random.int(6, 32) : unit === 'U' || unit === 'F' ? 1 : null
      )
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate, 2)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`>${p.number(t.rate, 2)} %`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])
      )
      return `<div class=t><div class=o><b>${d.seller.name}</b>Vidange – Curage – Débouchage – Inspection vidéo<br>${address(d.seller)}<br>Tél : ${phoneOf(random, '05 63')} – Urgences 7j/7 : ${phoneOf(random, '06 81')}<br>${d.seller.mail}</div><div class=ti>FACTURE</div></div>
<div class=two><table class=inf>${row(['Numéro', `<b>${d.number}</b>`])}${row(['Date', p.date(d.issueDate)])}${row(['Code client', d.customerNumber])}${row(['Bon d’intervention', random.digits(5)])}${row(['Date d’intervention', p.date(d.deliveryDate)])}${row(['Échéance', p.date(d.dueDate)])}</table><div class=to>${d.buyer.name}<br>${d.buyer.street}<br><br>${codeFirst(d.buyer)}</div></div>
<table class=li>${heading(['Désignation', '>Qté', 'U.', '>P.U. HT', '>Montant HT', '>TVA'])}${rows.join('')}<tr class=fi><td>Bordereau de suivi des matières de vidange n° ${random.digits(6)} remis au client.<br>Véhicule ${random.pick(['GK', 'FT', 'EB'])}-${random.digits(3)}-${random.pick(['LM', 'RD', 'XS'])}, chauffeur ${random.pick(['Lionel', 'Mickaël', 'Cédric'])}.</td><td></td><td></td><td></td><td></td><td></td></tr></table>
<div class=e><table class=tv>${heading(['>Taux', '>Base HT', '>Montant TVA'])}${taxes.join('')}</table><table class=su>${row(['Total HT', `>${p.money(d.subtotal)}`])}${row(['Total TVA', `>${p.money(d.tax)}`])}${row(['Total TTC', `>${p.money(d.total)}`])}${rowOf('k', ['NET À PAYER', `>${p.money(d.amountDue)}`])}</table></div>
<div class=n>Mode de règlement : chèque ou virement – IBAN : ${grouped(d.seller.iban)}<br>En acceptant cette facture, le client certifie que les travaux portent sur un local à usage d’habitation achevé depuis plus de deux ans et ouvrant droit au taux réduit de TVA (art. 279-0 bis du CGI). Agrément préfectoral vidangeur n° 81-20${random.int(11, 21)}-0${random.digits(3)}. Médiateur de la consommation\u00A0: coordonnées sur ${d.seller.site}.</div>
<div class=ft>${d.seller.name} – Capital ${random.pick(['8 000', '15 000', '7 622'])} € – SIRET ${siret(random, d.seller)} – APE 3700Z – RCS ${d.seller.town} – N° TVA ${d.seller.vatId}<br>Assurance RC professionnelle n° ${random.digits(8)}, garantie valable en France métropolitaine</div>`
    },
  },
  {
    name: 'fr-materiel-electrique-lcr',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      pools: tarn,
      items: goods(
        'DISJ 1P+N 16A COURBE C = U = 7 = 14|DISJ 1P+N 20A COURBE C = U = 8 = 15|INTER DIFF 2P 40A 30MA TYPE A = U = 68 = 132|INTER DIFF 2P 63A 30MA TYPE AC = U = 82 = 148|COFFRET 2 RANGEES 26 MOD = U = 29 = 54|PEIGNE 13 MODULES PH+N = U = 9 = 17|CABLE R2V 3G1,5 COUR 100M = CRN = 78 = 124|CABLE R2V 3G2,5 COUR 100M = CRN = 118 = 196|CABLE R2V 5G6 = M = 5 = 9|FIL H07VU 1,5 BLEU COUR 100M = CRN = 17 = 29|GAINE ICTA D20 TF COUR 100M = CRN = 32 = 48|GAINE ICTA D25 TF COUR 50M = CRN = 26 = 40|BOITE ENCAST PLACO D67 P40 = U = 1 = 2|BTE DERIV 105X105 IP55 = U = 2 = 5|PC 2P+T 16A BLANC SURFACE = U = 4 = 9|VA ET VIENT 10A BLANC = U = 4 = 8|PRISE RJ45 CAT6 STP = U = 14 = 23|PLAQUE 2 POSTES BLANC = U = 3 = 7|SPOT LED ENCAS 7W 3000K BLANC = U = 9 = 21|HUBLOT LED DETECT 18W = U = 38 = 71|REGLETTE ETANCHE LED 1200 36W = U = 27 = 46|BLOC BAES 45LM LED = U = 31 = 57|WAGO CONNECT 3 ENTR (BTE 50) = BTE = 16 = 25|COLLIER COLSON 200X3,6 (SACHET 100) = SAC = 3 = 8|DOMINO 6MM2 BARR 12 = U = 1 = 3|DETECT MOUV 180 IP55 BLANC = U = 28 = 52|GOULOTTE 40X60 BLANC = M = 4 = 8|PIQUET TERRE GALVA 1,5M = U = 9 = 16|CABLETTE CUIVRE NU 25MM2 = M = 3 = 5'
      ),
      lines: [24, 44],
      most: 15,
      lineDiscount: 0.7,
      days: [30, 45, 60],
      numbers: (random) => `${random.int(21, 79)}${random.digits(7)}`,
    },
    style: { ...spaced, date: slashed },
    css: 'body{font:8.3pt "Liberation Sans Narrow";margin:0} .t{display:flex;justify-content:space-between} .lg{font:bold 20pt "URW Gothic";color:#c8102e;line-height:1.3} .ag{font-size:8pt;line-height:1.35;margin-top:2mm} .to{width:84mm;margin-top:16mm;font-size:10pt;line-height:1.4} .h{margin:6mm 0 3mm;border:.6pt solid #000} .h th{background:#eee;font-weight:normal;font-size:7pt;border:.6pt solid #000;padding:2px 4px} .h td{border:.6pt solid #000;text-align:center;padding:3px 4px;font-weight:bold} .g th{border-top:.8pt solid #000;border-bottom:.8pt solid #000;font-size:7.3pt;text-align:left;padding:3px 3px} .g td{padding:2.4px 3px} .g tr{break-inside:avoid} .bl{break-after:avoid} .bl td{padding-top:7px;font-weight:bold;color:#333} .z{break-inside:avoid;margin-top:5mm} .f th{border:.6pt solid #000;background:#eee;font-weight:normal;font-size:7pt;padding:2px 5px} .f td{border:.6pt solid #000;text-align:center;padding:4px 5px;font-size:9pt} .f td.k{font-weight:bold;font-size:11pt} .c{font-size:6.8pt;line-height:1.4;margin:3mm 0;text-align:justify} .lcr{border-top:.8pt dashed #000;margin-top:5mm;padding-top:3mm} .lcr h3{font-size:9pt;margin:0 0 2mm} .lcr table td{border:.6pt solid #000;padding:2px 5px 3px;vertical-align:top;font-size:8.6pt} .lcr small{display:block;font-size:6.3pt;color:#333} .lcr .w{display:flex;gap:4mm;margin-top:3mm} .lcr .w>div{flex:1;border:.6pt solid #000;padding:2mm 3mm;min-height:17mm;line-height:1.35}',
    draw: (p) => {
      settle(
        p,
        'COURANT OCCITAN|Négoce Élec Bonnafous SAS|DISTRI-VOLT SUD-OUEST|SAS Fabre & Alary Électricité',
        'ELEC SERVICES VIDAL|EURL Escande Rémi|SAS Énergies du Sidobre|Ets MAUREL & FILS|SARL J.P. Cassagne'
      )
      recount(p, ({ unit }) =>
        unit === 'CRN' ? p.random.int(1, 4) : unit === 'M' ? 5 * p.random.int(1, 12) : null
      )
      const { doc: d, random } = p
      const first = random.int(410_200, 889_000)
      const size = random.int(6, 9)
      const days = daysOf(p, dayAfter(d.issueDate, -27), d.issueDate)
      const sites = words('CHANTIER RUE DU SEL|STOCK CAMION|MME PRADEL|ECOLE J. FERRY|DEPOT')
      const rows = p.lines((l, at) => {
        const note =
          at % size
            ? ''
            : `<tr class=bl><td colspan=8>BL ${first + 137 * (at / size)} du ${days[at]} – V/réf : ${sites[(at / size) % sites.length]}</td></tr>`
        return (
          note +
          row([
            codeOf(l.description),
            l.description,
            `>${p.number(l.quantity)}`,
            l.unit,
            `>${p.plain(l.price)}`,
            `>${l.discount ? p.number(l.discount, 2) : ''}`,
            `>${p.plain(l.amount)}`,
            `>${p.number(l.rate)}`,
          ])
        )
      })
      const cell = (label: string, value: string) => `<td><small>${label}</small>${value}</td>`
      const amount = p.plain(d.amountDue)
      return `<div class=t><div><div class=lg>${d.seller.name}</div><div class=ag>Agence de ${d.seller.town} – ${address(d.seller)}<br>Tél. ${phoneOf(random, '05 63')} – ${d.seller.mail}<br>Comptoir ouvert de 7 h à 12 h et de 13 h 30 à 18 h</div></div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}</div></div>
<table class=h>${heading(['FACTURE N°', 'DATE', 'COMPTE CLIENT', 'N° TVA CLIENT', 'RÈGLEMENT', 'DEVISE'])}${row([d.number, p.date(d.issueDate), d.customerNumber, d.buyer.vatId, 'LCR directe non acceptée', 'EUR'])}</table>
<table class=g>${heading(['Référence', 'Désignation', '>Qté', 'Un.', '>Prix unit. HT', '>Rem. %', '>Montant HT', '>TVA %'])}${rows.join('')}</table>
<div class=z><table class=f>${heading(['TOTAL HT', 'TAUX TVA', 'MONTANT TVA', 'TOTAL TTC', 'ÉCHÉANCE', 'NET À PAYER EUR'])}<tr><td>${p.plain(d.subtotal)}</td><td>${p.number(d.taxes[0].rate, 2)} %</td><td>${p.plain(d.tax)}</td><td>${p.plain(d.total)}</td><td>${p.date(d.dueDate)}</td><td class=k>${amount}</td></tr></table>
<div class=c>Les prix s’entendent éco-contribution DEEE comprise. TVA acquittée d’après les débits. Réserve de propriété : le vendeur conserve la propriété des marchandises jusqu’au complet paiement du prix (loi n° 80-335 du 12 mai 1980). Escompte pour règlement anticipé : néant. Pénalités de retard : taux BCE majoré de 10 points ; indemnité forfaitaire pour frais de recouvrement : 40 €. ${d.seller.name}, société au capital de ${random.pick(['1 250 000', '480 000', '310 000'])} € – SIRET ${siret(random, d.seller)} – APE 4669A – TVA intracommunautaire ${d.seller.vatId}</div>
<div class=lcr><h3>LETTRE DE CHANGE RELEVÉ – à conserver, sera présentée à votre banque à l’échéance</h3><table><tr>${cell('À', d.seller.town)}${cell('Date de création', p.date(d.issueDate))}${cell('Échéance', p.date(d.dueDate))}${cell('Réf. tireur', d.number)}${cell('Montant en euros', `<b>${amount}</b>`)}</tr></table><table style="margin-top:-.6pt"><tr>${cell('Domiciliation du tiré – code établ.', random.digits(5))}${cell('Guichet', random.digits(5))}${cell('N° de compte', `000${random.digits(8)}`)}${cell('Clé RIB', two(random.int(1, 97)))}</tr></table><div class=w><div><small>Tireur</small>${d.seller.name}<br>${codeFirst(d.seller)}</div><div><small>Tiré</small>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div><div><small>Droit de timbre et signature</small></div></div></div></div>`
    },
  },
  {
    name: 'fr-garde-meuble-box-mois',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20, 0],
      isBuyerPerson: true,
      pools: tarn,
      items: goods(
        'Location box B2-117, 6 m², rez-de-chaussée = = 95 = 128|Location box A0-042, 12 m², accès véhicule = = 152 = 205|Emplacement scooter P14 = = 24 = 38|Accès 24 h/24, badge supplémentaire = = 4 = 9|Domiciliation de courrier, forfait = = 12 = 19|Cadenas à disque haute sécurité = = 15 = 24|Cartons standard, lot de 10 = = 19 = 29|Assurance des biens entreposés, valeur 5 000 € = = 9 = 16 = 1'
      ),
      lines: [4, 8],
      isInOrder: true,
      isOnce: true,
      most: 0,
      days: [5, 8],
      numbers: (random, year) => `${random.pick(['ALB', 'CAS'])}-${year}-${random.digits(6)}`,
    },
    style: { ...euroAfter, thousands: '\u00A0', date: slashed },
    css: 'body{font:9.5pt "Inter";margin:0;color:#2a2a33} .b{background:#ffb400;padding:8mm 7mm 6mm;display:flex;justify-content:space-between;align-items:flex-end} .b{gap:8mm} .b b{font:800 18pt "Inter";letter-spacing:-.5px} .b span{font-size:8pt;white-space:nowrap;text-align:right;line-height:1.5} .x{display:flex;justify-content:space-between;margin:10mm 0 9mm;line-height:1.55} .x h1{font:700 20pt "Inter";margin:0 0 2mm} .x div:last-child{width:76mm} .k{color:#777;font-size:8.3pt} .p{font-size:8.6pt;color:#555;margin-bottom:3mm} .i th{text-align:left;font-weight:500;font-size:8pt;color:#777;border-bottom:1pt solid #2a2a33;padding:5px 0} .i td{padding:7px 0;border-bottom:.5pt solid #ddd} .s{width:82mm;margin:5mm 0 0 auto} .s td{padding:3px 0} .s .g td{font:700 12pt "Inter";border-top:1pt solid #2a2a33;padding-top:6px} .sepa{margin-top:11mm;background:#fff6df;border-left:3pt solid #ffb400;padding:4mm 6mm;break-inside:avoid} .sepa table{margin-top:2mm;font-size:8.6pt} .sepa td{padding:2px 0} .sepa td:first-child{width:52mm;color:#777} .l{font-size:7.3pt;line-height:1.5;color:#666;margin-top:8mm}',
    draw: (p) => {
      settle(
        p,
        'Mon Grenier Albigeois|SAS BOXADOM|Stock&Garde Occitanie SARL|Le Bon Box',
        'Élise Navarro|Thibault Gasc|Association Les Planches Bleues|Mireille Sabatier-Roux|SARL Verdeille Décor|Kévin Joly'
      )
      const { doc: d, random } = p
      const from = dayAfter(d.issueDate, 1)
      const until = dayAfter(d.issueDate, 30)
      const rows = p.lines((l) =>
        row([l.description, `>${p.number(l.rate)} %`, `>${p.money(l.amount)}`])
      )
      const taxes = p.taxes((t) =>
        row([
          `TVA ${p.number(t.rate)} % sur ${p.money(baseOf(p, t))}${t.rate ? '' : ' (assurance¹)'}`,
          `>${p.money(taxOf(p, t))}`,
        ])
      )
      return `<div class=b><b>${d.seller.name}</b><span>${d.seller.street}, ${codeFirst(d.seller)}<br>${phoneOf(random, '05 63')} · ${d.seller.site}</span></div>
<div class=x><div><h1>Facture</h1><span class=k>N°</span> ${d.number}<br><span class=k>Émise le</span> ${p.date(d.issueDate)}<br><span class=k>Contrat</span> ${d.customerNumber}</div><div>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>France</div></div>
<div class=p>Votre mise à disposition du ${p.date(from)} au ${p.date(until)}</div>
<table class=i>${heading(['Prestation', '>TVA', '>Prix HT'])}${rows.join('')}</table>
<table class=s>${row(['Total HT', `>${p.money(d.subtotal)}`])}${taxes.join('')}${rowOf('g', ['Total TTC', `>${p.money(d.total)}`])}</table>
<div class=sepa><b>Vous n’avez rien à faire, nous nous occupons de tout.</b><table>${row(['Montant prélevé', `<b>${p.money(d.amountDue)}</b>`])}${row(['Date du prélèvement', p.date(d.dueDate)])}${row(['Compte débité', `FR76 •••• •••• •••• •••• ${random.digits(4)} •••`])}${row(['Référence unique de mandat', `RUM${random.digits(9)}`])}${row(['Identifiant créancier SEPA', `FR${two(random.int(11, 97))}ZZZ${random.digits(6)}`])}</table></div>
<div class=l>¹ Opérations d’assurance exonérées de TVA (art. 261 C, 2° du CGI), le cas échéant. En cas de rejet du prélèvement, des frais de 15,00 € TTC pourront être facturés et le code d’accès suspendu. Résiliation : préavis de 15 jours, depuis votre espace client. Le montant de votre dépôt de garantie figure au contrat. Taux des pénalités de retard : 3 fois le taux d’intérêt légal. Indemnité forfaitaire pour frais de recouvrement due par les professionnels : 40 €.<br>${d.seller.name} – capital ${random.pick(['10 000', '50 000'])} € – ${sirenOf(d.seller)} RCS ${d.seller.town} – TVA ${d.seller.vatId} – Service client : ${d.seller.mail}</div>`
    },
  },
  {
    name: 'nl-vakblad-abonnement-creditnota',
    plan: {
      country: 'NL',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [9, 21],
      pools: dinkel,
      items: goods(
        'Vakblad Melkvee & Techniek, jaarabonnement print en digitaal, resterende nummers = nrs = 9 = 14|Vakblad Pluimvee Vandaag, jaarabonnement print, resterende nummers = nrs = 8 = 12|Extra lezer bij hoofdabonnement, resterende maanden = mnd = 3 = 6|Jaarboek Agrarische Bouw = ex = 34 = 58|Toegang kennisbank en rekenmodules, resterende maanden = mnd = 11 = 24 = 1|Personeelsadvertentie online, niet geplaatst = st = 95 = 240 = 1|Vermelding bedrijvengids, resterende maanden = mnd = 14 = 27 = 1'
      ),
      lines: [1, 4],
      isInOrder: true,
      isOnce: true,
      most: 9,
      numbers: (random, year) => `C${year.slice(2)}${random.digits(6)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dutchDay },
    css: 'body{font:9.6pt "Roboto";margin:0;color:#222} .lg{text-align:right;font:900 17pt "Roboto";color:#00695c} .lg i{display:block;font:300 9pt "Roboto";color:#555} .ad{margin:14mm 0 16mm;display:flex;justify-content:space-between;line-height:1.5} .ad .s{font-size:8pt;color:#444;width:60mm} h1{font:300 24pt "Roboto";color:#00695c;margin:0 0 4mm} .m{margin-bottom:6mm} .m th{font-weight:400;color:#777;font-size:8pt;text-align:left;padding:0} .m td{padding:1px 0;font-weight:500} p{line-height:1.5;margin:0 0 6mm} .t th{background:#00695c;color:#fff;font-weight:500;font-size:8.4pt;text-align:left;padding:4px 6px} .t td{padding:5px 6px;border-bottom:.5pt solid #cfdcd9;vertical-align:top} .s2{width:88mm;margin:4mm 0 8mm auto} .s2 td{padding:3px 6px} .s2 .k td{border-top:1.2pt solid #00695c;font-weight:700;font-size:11pt} .ft{position:fixed;bottom:0;left:0;right:0;font-size:7.6pt;color:#555;display:flex;justify-content:space-between;line-height:1.5;border-top:.5pt solid #00695c;padding-top:2mm}',
    draw: (p) => {
      settle(
        p,
        'Uitgeverij De Dinkel B.V.|AGRARISCHE PERS OOST|Ter Horst Vakmedia BV|Landleven & Bedrijf Uitgevers',
        'Melkveebedrijf Nijhuis VOF|Loonbedrijf Scholten B.V.|Maatschap Oude Luttikhuis-Bekhuis|STALBOUW TWENTE|J. Wigger'
      )
      recount(p, ({ unit }) => (unit === 'st' || unit === 'ex' ? p.random.int(1, 2) : null))
      const { doc: d, random } = p
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
        row([`Btw ${p.number(t.rate)}% over ${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
      )
      return `<div class=lg>${d.seller.name}<i>vakbladen · boeken · online kennis</i></div>
<div class=ad><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode}&nbsp; ${d.buyer.town.toUpperCase()}</div><div class=s><b>Klantenservice</b><br>Bereikbaar op werkdagen van 9.00 tot 16.30 uur<br>0541 ${random.digits(3)} ${random.digits(3)}<br>${d.seller.mail}<br>${d.seller.site}</div></div>
<h1>Creditnota</h1><table class=m>${heading(['Creditnotanummer', 'Datum', 'Klantnummer', 'Abonnementsnummer', 'Betreft factuur'])}${row([d.number, p.date(d.issueDate), d.customerNumber, random.digits(7), d.earlier])}</table>
<p>Naar aanleiding van uw opzegging van ${p.date(d.orderDate)} crediteren wij hierbij het deel van bovengenoemde factuur dat betrekking heeft op de periode na beëindiging.</p>
<table class=t>${heading(['Omschrijving', '>Aantal', '', '>Prijs excl.', '>Btw', '>Bedrag excl.'])}${rows.join('')}</table>
<table class=s2>${row(['Totaal exclusief btw', `>${p.money(d.subtotal)}`])}${taxes.join('')}${d.taxes.length > 1 ? row(['Totaal btw', `>${p.money(d.tax)}`]) : ''}${rowOf('k', ['Totaal creditnota', `>${p.money(d.total)}`])}</table>
<p>Wij maken het tegoed van <b>${p.money(d.amountDue)}</b> binnen 14 dagen over op het bij ons bekende rekeningnummer eindigend op ${random.digits(3)}, onder vermelding van het creditnotanummer. U hoeft hiervoor niets te doen. Staat er nog een factuur open, dan verrekenen wij eerst dat bedrag.</p><p>Jammer dat u ons verlaat. U bent altijd weer welkom als lezer.</p>
<div class=ft><div>${d.seller.name}<br>${d.seller.street}, ${codeFirst(d.seller)}</div><div>KvK Enschede ${random.digits(8)}<br>Btw-nr. ${d.seller.vatId}</div><div>IBAN ${grouped(d.seller.iban)}<br>BIC INGBNL2A</div></div>`
    },
  },
  {
    name: 'nl-be-parketvloeren-saldo',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [6, 21],
      isSellerPerson: true,
      isBuyerPerson: true,
      pools: flemish,
      items: goods(
        'Uitbraak bestaande vloerbekleding en afvoer = m² = 9 = 14|Egaliseren ondervloer, tot 5 mm = m² = 14 = 21|Meerlagenparket eik natuur 190 mm, verlijmd = m² = 72 = 108|Visgraat eik 70x490 mm, leveren en plaatsen = m² = 98 = 139|Schuren in drie gangen = m² = 15 = 22|Afwerken met hardwaxolie, 2 lagen = m² = 11 = 17|Plinten MDF gelakt 12 cm, in verstek = lm = 9 = 15|Trap bekleden, per trede = trede = 85 = 135|Deuren inkorten = stuk = 25 = 40|Onderhoudsset olie en zeep (losse levering) = set = 38 = 64 = 1|Vilten meubelglijders (losse levering) = set = 6 = 12 = 1'
      ),
      lines: [4, 9],
      isInOrder: true,
      isOnce: true,
      most: 38,
      isPart: true,
      prepaid: 0.75,
      days: [8, 14, 30],
      numbers: (random, year) => `${year} - ${random.int(14, 186)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: slashed },
    css: 'body{font:10pt "Carlito";margin:0;color:#33261a} .t{display:flex;justify-content:space-between;align-items:center;border-bottom:3pt solid #a8703a;padding-bottom:4mm} .t b{font:italic 25pt "P052";color:#a8703a} .t span{font-size:9pt;line-height:1.4;text-align:right} .r2{display:flex;justify-content:space-between;margin:9mm 0 8mm} .r2 table{width:78mm;align-self:flex-start} .r2 td{padding:2px 0} .r2 td:first-child{color:#8a6a4a} .to{width:80mm;line-height:1.4;font-size:11pt} h1{font:bold 17pt "Carlito";margin:0 0 2mm} .g th{text-align:left;background:#f2e6d8;padding:4px 5px;border-bottom:1pt solid #a8703a} .g td{padding:4px 5px;border-bottom:.4pt solid #dcc7ae;vertical-align:top} .e{display:flex;justify-content:space-between;margin-top:6mm;break-inside:avoid} .v{width:80mm;align-self:flex-start} .v th,.v td{border:.5pt solid #c9ab88;padding:3px 6px;text-align:left;font-size:9pt} .v th{background:#f2e6d8} .u{width:80mm} .u td{padding:3px 5px} .u .k td{font-weight:bold;font-size:12pt;border-top:1pt solid #a8703a;border-bottom:1pt solid #a8703a} .pay{margin-top:7mm;font-size:10pt;line-height:1.5;break-inside:avoid} .n{font-size:7.8pt;line-height:1.35;margin-top:5mm;text-align:justify;break-inside:avoid}',
    draw: (p) => {
      settle(
        p,
        'Kristof Van Laethem|Wim Goossens|Steven De Backer|Dirk Vercauteren',
        'Lien Moerman|Familie Claes - Verbeeck|Johan Uytterhoeven|Greet Van Mulders|Tom en Sofie Lauwers'
      )
      settleInBelgium(p)
      const size = p.random.int(64, 230) / 4
      recount(p, ({ unit }) =>
        unit === 'm²'
          ? size
          : unit === 'lm'
            ? p.random.int(18, 60)
            : unit === 'trede'
              ? p.random.int(12, 15)
              : p.random.int(1, 4)
      )
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate)}%`, `>${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
      )
      const total = ['Totaal incl. btw', `>${p.money(d.total)}`]
      const rest = d.prepaid
        ? row(total) +
          row([`Betaald voorschot (fact. ${d.earlier})`, `>- ${p.money(d.prepaid)}`]) +
          rowOf('k', ['Saldo te betalen', `>${p.money(d.amountDue)}`])
        : rowOf('k', total)
      return `<div class=t><b>${d.seller.name}</b><span>Parketvloeren · schuren · trappen<br>${d.seller.street}, ${codeFirst(d.seller)}<br>GSM 04${random.int(70, 98)} ${random.digits(2)} ${random.digits(2)} ${random.digits(2)} · ${d.seller.mail}<br>BTW ${belgianVat(d.seller.vatId)}</span></div>
<div class=r2><div><h1>Factuur</h1><table>${row(['Factuurnummer', d.number])}${row(['Factuurdatum', p.date(d.issueDate)])}${row(['Vervaldatum', p.date(d.dueDate)])}${row(['Uw offerte', `${d.orderNumber} van ${p.date(d.orderDate)}`])}${row(['Werken beëindigd', p.date(d.deliveryDate)])}</table></div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br><br><small>Werfadres: idem</small></div></div>
<table class=g>${heading(['Omschrijving', '>Hoeveelheid', '', '>Eenh.prijs', '>Btw', '>Bedrag'])}${rows.join('')}</table>
<div class=e><table class=v>${heading(['Btw-tarief', '>Maatstaf', '>Btw'])}${taxes.join('')}</table><table class=u>${row(['Totaal excl. btw', `>${p.money(d.subtotal)}`])}${row(['Btw', `>${p.money(d.tax)}`])}${rest}</table></div>
<div class=pay>Gelieve te betalen op rekening <b>${grouped(d.seller.iban)}</b> met vermelding van het factuurnummer, vóór de vervaldatum.</div>
<div class=n><b>Btw-tarief 6%:</b> Bij gebrek aan schriftelijke betwisting binnen een termijn van één maand vanaf de ontvangst van de factuur, wordt de klant geacht te erkennen dat (1) de werken worden verricht aan een woning waarvan de eerste ingebruikneming heeft plaatsgevonden in een kalenderjaar dat ten minste tien jaar voorafgaat aan de datum van de eerste factuur met betrekking tot die werken, (2) de woning, na uitvoering van die werken, uitsluitend of hoofdzakelijk als privéwoning wordt gebruikt en (3) de werken worden verricht aan een eindverbruiker. Wanneer minstens één van die voorwaarden niet is voldaan, zal het normale btw-tarief van 21 pct. van toepassing zijn en is de klant ten aanzien van die werken als enige aansprakelijk voor de betaling van de verschuldigde belasting, interesten en geldboeten.<br>Klachten dienen binnen 8 dagen schriftelijk te worden gemeld. Hout is een natuurproduct: lichte kleurverschillen zijn geen gebrek.</div>`
    },
  },
  {
    name: 'fr-be-hall-sportif-asbl',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [0],
      pools: walloon,
      items: goods(
        'Grande salle, plateau complet = h = 18 = 26|Grande salle, 1/3 de plateau = h = 8 = 12|Salle d’arts martiaux = h = 9 = 14|Terrain synthétique, éclairage compris = h = 22 = 34|Mur d’escalade, groupe encadré = h = 25 = 38|Cafétéria = h = 14 = 22|Local de réunion = h = 5 = 9|Vestiaire supplémentaire = h = 4 = 6'
      ),
      lines: [4, 12],
      most: 6,
      isPart: true,
      days: [15, 30],
      numbers: (random, year) => `${year}/${two(random.int(1, 12))}/${random.digits(3)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:10pt "Liberation Sans";margin:0} .t{display:flex;gap:6mm;align-items:center} .t svg{flex:none} .t div{line-height:1.35;font-size:9pt} .t b{font-size:13pt} .a{display:flex;justify-content:space-between;margin:12mm 0 8mm} .a .to{width:80mm;line-height:1.4} h1{font:bold 13pt "Liberation Sans";text-decoration:underline;margin:0 0 4mm} .q{border:1pt solid #000} .q th{background:#d9e2f3;border:.6pt solid #000;padding:3px 5px;font-size:9pt} .q td{border:.6pt solid #000;padding:3px 5px} .q .k td{font-weight:bold;background:#d9e2f3} .e{margin:5mm 0;font-size:9pt} .py{border:1pt solid #000;padding:4mm;display:flex;gap:6mm;align-items:center;margin-top:6mm;break-inside:avoid;line-height:1.6} .sg{margin:10mm 0 0 105mm;line-height:1.5}',
    draw: (p) => {
      settle(
        p,
        'Centre sportif de la Haute-Sambre asbl|ASBL Sports et Loisirs du Piéton|Hall omnisports Les Trois Tilleuls ASBL|RÉGIE SPORTIVE DE L’ORNEAU',
        'Badminton Club Le Volant|Royal Basket Saint-Éloi|Judo Club Kumikata asbl|Futsal Les Pirates|École communale du Centre|Tennis de table La Raquette ASBL'
      )
      settleInBelgium(p)
      recount(p, () => null)
      const { doc: d, random } = p
      const days = daysOf(p, dayAfter(d.issueDate, -33), dayAfter(d.issueDate, -3))
      const rows = p.lines((l, at) =>
        row([
          days[at],
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      return `<div class=t><svg viewBox="0 0 40 40" width="24mm"><circle cx="20" cy="20" r="18" fill="none" stroke="#1f3f7f" stroke-width="2.5"/><path d="M2 20h36M20 2v36M7 7c9 8 9 18 0 26M33 7c-9 8-9 18 0 26" fill="none" stroke="#1f3f7f" stroke-width="1.6"/></svg><div><b>${d.seller.name}</b><br>${d.seller.street} – ${codeFirst(d.seller)}<br>Tél. 081/${random.digits(2)}.${random.digits(2)}.${random.digits(2)} – ${d.seller.mail}<br>N° d’entreprise ${belgianVat(d.seller.vatId)} – RPM Namur</div></div>
<div class=a><div>${d.seller.town}, le ${p.date(d.issueDate)}</div><div class=to>${d.buyer.name}<br>À l’attention de la trésorerie<br>${address(d.buyer)}</div></div>
<h1>FACTURE n° ${d.number} – Occupation des installations sportives</h1>
<table class=q>${heading(['Date', 'Installation', 'Nombre', 'Unité', 'Tarif', 'Montant'])}${rows.join('')}<tr class=k><td colspan=5>TOTAL</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=e>Opération exemptée de la TVA en vertu de l’article 44, § 2, 3° du Code de la TVA.<br>Les réservations non annulées 48 heures à l’avance restent dues.</div>
<div class=py>${squareCode(random, '26mm', { side: 33 })}<div>Merci de verser la somme de <b>${p.money(d.amountDue)}</b> pour le <b>${p.date(d.dueDate)}</b> au plus tard<br>sur le compte <b>${grouped(d.seller.iban)}</b> de notre asbl<br>avec la communication structurée <b>${structured(random)}</b></div></div>
<div class=sg>Pour le centre sportif,<br><br>${random.pick(['B. Hennaut', 'M.-C. Lambiotte', 'P. Dury'])}<br>${random.pick(['Gestionnaire', 'Secrétaire', 'Coordinatrice'])}</div>`
    },
  },
  {
    name: 'fr-lu-carrosserie-reparation',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [17],
      pools: luxembourgish,
      items: goods(
        'Main-d’œuvre carrosserie, catégorie 1 = h = 72 = 88|Main-d’œuvre peinture = h = 76 = 94|Dépose et pose éléments, équipement électrique = h = 72 = 88|Ingrédients peinture, teinte nacrée = FF = 140 = 290|Pare-chocs avant, apprêté = pce = 310 = 560|Aile avant gauche = pce = 190 = 340|Optique LED avant droit = pce = 480 = 980|Agrafes et fixations, jeu = jeu = 12 = 36|Capteur d’aide au stationnement = pce = 64 = 128|Calibrage radar et caméra = FF = 120 = 240|Redressage sans peinture, impact = pce = 45 = 95|Véhicule de remplacement = jour = 32 = 48|Élimination des déchets = FF = 8 = 18'
      ),
      lines: [5, 11],
      isInOrder: true,
      isOnce: true,
      most: 6,
      lineDiscount: 0.2,
      days: [15, 30],
      numbers: (random, year) => `${year.slice(2)}-V${random.digits(5)}`,
    },
    style: { ...spaced, date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:8.8pt "Nimbus Sans";margin:0} .t{display:flex;justify-content:space-between;border-bottom:1pt solid #333;padding-bottom:3mm} .t .n{font:bold 17pt "Nimbus Sans";width:78mm;line-height:1.15} .t .n span{color:#005aa7} .t .c{font-size:8pt;line-height:1.45;text-align:right} .ad{margin:11mm 0 8mm 95mm;font-size:10pt;line-height:1.45} h1{font:bold 13pt "Nimbus Sans";margin:0 0 3mm} .cr{border:.6pt solid #777;margin-bottom:5mm} .cr td{padding:2px 6px;width:25%} .cr td:nth-child(odd){color:#555;font-size:8pt} .p th{border-bottom:1pt solid #333;text-align:left;font-size:8pt;padding:3px 2px} .p td{padding:3.2px 2px} .p tr:nth-child(even) td{background:#f3f3f3} .s{display:flex;justify-content:flex-end;margin-top:5mm;break-inside:avoid} .s table{width:auto} .s td,.s th{border:.6pt solid #777;padding:4px 9px;text-align:right} .s th{background:#e9eef4;font-weight:normal;font-size:7.8pt} .s .k{font-weight:bold;font-size:11.5pt} .f{margin-top:7mm;line-height:1.5;font-size:8.4pt} .ft{position:fixed;bottom:0;left:0;right:0;font-size:7.2pt;border-top:.6pt solid #777;padding-top:2mm;text-align:center;line-height:1.5}',
    draw: (p) => {
      settle(
        p,
        'Carrosserie Weiler-Schmit S.à r.l.|AUTO-LACK DU NORD|Ateliers de carrosserie Hoffmann & Fils S.à r.l.|Carrosserie Moderne Thill S.A.',
        'Jempi Wagener|Fiduciaire Bertrang S.à r.l.|Monique Kieffer-Lux|TOITURES MAJERUS S.A.|Carlos Ferreira Pinto|Boulangerie Steffen S.à r.l.'
      )
      settleInLuxembourg(p)
      recount(p, ({ unit }) =>
        unit === 'h' ? p.random.int(4, 36) / 4 : unit === 'jour' ? p.random.int(2, 8) : 1
      )
      const { doc: d, random } = p
      const rows = p.lines((l, at) =>
        row([
          `${(at + 1) * 10}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)} %` : ''}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const car = random.pick([
        'VW Golf VIII Variant',
        'Skoda Octavia Combi',
        'BMW 118i',
        'Peugeot 3008',
        'Renault Trafic',
      ])
      const [tax] = p.taxes((t) => [p.number(t.rate, 2), p.plain(baseOf(p, t)), p.plain(d.tax)])
      return `<div class=t><div class=n>${d.seller.name}</div><div class=c>${d.seller.street}<br>${codeFirst(d.seller)}<br>Tél. ${random.pick(['81', '50', '32'])} ${random.digits(2)} ${random.digits(2)}-1 · Dépannage 24/24 691 ${random.digits(3)} ${random.digits(3)}<br>${d.seller.mail}</div></div>
<div class=ad>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div>
<h1>Facture ${d.number}</h1>
<table class=cr>${row(['Date de facture', p.date(d.issueDate), 'N° client', d.customerNumber])}${row(['Véhicule', car, 'Immatriculation', `${random.pick(['AB', 'KL', 'RN'])} ${random.digits(4)}`])}${row(['Kilométrage', `${random.int(12, 148)} ${random.digits(3)} km`, '1re mise en circulation', `${two(random.int(1, 12))}.20${random.int(15, 22)}`])}${row(['Ordre de réparation', random.digits(6), 'Livré le', p.date(d.deliveryDate)])}${row(['Dossier sinistre', `${random.digits(4)}/${random.digits(6)}`, 'Réceptionnaire', random.pick(['Claude', 'Nadia', 'Romain'])])}</table>
<table class=p>${heading(['Pos.', 'Travaux et fournitures', '>Qté', 'Un.', '>Prix unit.', '>Remise', '>Total EUR'])}${rows.join('')}</table>
<div class=s><table><tr><th>Montant hors TVA</th><th>Taux TVA</th><th>Montant TVA</th><th>Total TTC EUR</th></tr><tr><td>${tax[1]}</td><td>${tax[0]} %</td><td>${tax[2]}</td><td class=k>${p.plain(d.total)}</td></tr></table></div>
<div class=f>Payable jusqu’au ${p.date(d.dueDate)} sans escompte, sur l’un de nos comptes ou par carte à la remise du véhicule.<br>En cas de cession de créance signée, l’indemnité est réglée directement par votre compagnie d’assurance ; la franchise et la TVA récupérable restent à charge du client.<br>Garantie peinture 3 ans. Les pièces remplacées sont tenues à disposition pendant 8 jours.</div>
<div class=ft>${d.seller.name} · R.C.S. Luxembourg B ${random.digits(6)} · Autorisation d’établissement ${random.digits(8)}/${random.int(0, 2)} · N° TVA ${d.seller.vatId}<br>IBAN ${grouped(d.seller.iban)} · BIC ${random.pick(['BCEELULL', 'CCRALULL', 'BGLLLULL'])}</div>`
    },
  },
]
