import { ibanOf, structured } from '../check_digits.ts'
import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { goods, places, words } from '../lists.ts'
import { sumOf, type Line } from '../make_document.ts'
import { paged } from '../pages.ts'
import { partiesIn, phoneOf } from '../people.ts'
import {
  address,
  belgianVat,
  codeFirst,
  comma,
  dashed,
  dutchDay,
  euroAfter,
  grouped,
  heading,
  row,
  rowOf,
  sirenOf,
  slashed,
  two,
  type Print,
} from '../print.ts'

const spaced = { decimal: ',', thousands: '\u00A0' } as const
const french = {
  first: words('Mathilde|Rémi|Corinne|Fabrice|Delphine|Sylvain'),
  last: words('Bastide|Carrière|Dupeyron|Fourcade|Laborde|Marty|Soulié|Ténèze|Viguier'),
  forms: words('SARL|SAS|SA'),
  streets: words(
    '14 rue Saint-Michel|ZA de l’Agropole|62 avenue Aristide Briand|6 chemin de Pelleport|118 route de Toulouse|2 bis place Jasmin'
  ),
  towns: places(
    'Agen = 47000|Montauban = 82000|Langon = 33210|Castelsarrasin = 82100|Marmande = 47200|Blagnac = 31700'
  ),
}
const walloon = {
  first: words('Anne-Cécile|Fabian|Murielle|Thibaut'),
  last: words('Collard|Dethier|Henrotte|Jadot|Lambotte|Piron|Wauters'),
  forms: words('SA|SRL'),
  streets: words('Rue du Moulin 88|Zoning Industriel 12|Chaussée de Mons 301|Quai de Rome 5 bte 2'),
  towns: places('Charleroi = 6000|Gembloux = 5030|Herstal = 4040|Marche-en-Famenne = 6900'),
}
const luxembourgish = {
  first: words('Josée|Romain|Nathalie|Serge'),
  last: words('Bausch|Feltes|Goergen|Krier|Mousel|Steichen'),
  forms: words('S.à r.l.|S.A.'),
  streets: words('5, rue de la Sûre|44, Grand-Rue|19, route de Diekirch|1, place du Marché'),
  towns: places('Echternach = L-6401|Vianden = L-9401|Remich = L-5501|Clervaux = L-9701'),
}
const dutch = {
  first: words('Esther|Bas|Monique|Jeroen|Hanneke|Tim'),
  last: words('Blok|van Dijk|Elzinga|Groeneveld|Huisman|de Ruiter|Spaans|Veldkamp'),
  forms: words('B.V.|BV'),
  streets: words('Vechtdijk 102|Zandweg 7|Energieweg 36|Stationsplein 15-b|Lage Kanaaldijk 61'),
  towns: places('Maarssen = 3601 CK|Ommen = 7731 DM|Weesp = 1381 BT|Breukelen = 3621 AL'),
}
const flemish = {
  first: words('Griet|Koen|Hilde|Bart'),
  last: words('Claes|De Clercq|Goossens|Lemmens|Van Acker|Wouters'),
  forms: words('BV|NV'),
  streets: words(
    'Gentsesteenweg 190|Industriepark Noord 4|Kapelstraat 27|Diestersteenweg 55 bus 1'
  ),
  towns: places('Aalst = 9300|Geel = 2440|Waregem = 8790|Sint-Truiden = 3800'),
}

function settleInBelgium({ doc, random }: Print): void {
  for (const party of [doc.seller, doc.buyer]) {
    const company = `0${random.int(4, 7)}${random.digits(6)}`
    party.vatId = `BE${company}${two(97 - (Number(company) % 97))}`
    const account = `${random.pick(['00', '37', '73', '97'])}${random.digits(8)}`
    party.iban = ibanOf('BE', `${account}${two(Number(account) % 97 || 97)}`)
  }
}

function settleInLuxembourg({ doc, random }: Print): void {
  const six = `${random.int(1, 3)}${random.digits(5)}`
  doc.seller.vatId = `LU${six}${two(Number(six) % 89)}`
  doc.seller.iban = ibanOf('LU', `001${random.digits(13)}`)
}

/** The same number for the same article. */
const articleOf = (name: string) =>
  String([...name].reduce((whole, sign) => (whole * 31 + sign.charCodeAt(0)) % 8999993, 7) + 1e6)

/** Invoices of France, Belgium, Luxembourg, the Netherlands and Flanders that are left out. */
export const commonGaronneVecht: Family[] = [
  {
    name: 'fr-copieurs-contrat',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      pools: partiesIn('FR', {
        ...french,
        trade: words('Bureautique|Copie Services|Solutions Documentaires|Groupe'),
      }),
      items: goods(
        'Location multifonction A3 couleur 35 ppm = mois = 62 = 118|Location multifonction A4 noir 40 ppm = mois = 28 = 46|Forfait maintenance et consommables = mois = 19 = 45|Pages noir et blanc A4 = mille = 4 = 7|Pages couleur A4 = mille = 38 = 62|Pages couleur A3 = mille = 76 = 118|Connectivité et supervision à distance = mois = 6 = 12|Bac de récupération toner usagé = pce = 22 = 34|Livraison consommables express = forf. = 9 = 15'
      ),
      lines: [3, 9],
      isInOrder: true,
      isOnce: true,
      most: 6,
      days: [30],
      numbers: (random, year) => `FC${year.slice(2)}-${random.digits(5)}`,
    },
    style: { ...spaced, money: (plain) => `${plain} €`, date: slashed },
    css: 'body{font:9pt/1.35 "Open Sans";margin:0} .h{display:flex;justify-content:space-between;align-items:flex-start} .h b{font-size:17pt;color:#0b5c8a;line-height:1.1} .h small{color:#666} .h h1{background:#0b5c8a;color:#fff;font-size:13pt;margin:0;padding:2mm 9mm} .w{display:flex;justify-content:space-between;margin:9mm 0 7mm} .w table{width:82mm} .w td{border-bottom:.4pt solid #ccc;padding:.7mm 1mm} .to{width:78mm;font-size:10pt;padding-top:3mm} .l th{background:#e3eef4;text-align:left;font-size:8pt;padding:1.4mm} .l td{padding:1.2mm 1.4mm;border-bottom:.4pt solid #ddd} h4{font-size:9pt;margin:6mm 0 1mm;color:#0b5c8a} .m th,.m td{font-size:8pt;border:.4pt solid #bbb;padding:.8mm 1.4mm;text-align:left} .e{display:flex;justify-content:space-between;margin-top:7mm} .t{width:70mm} .t td{padding:1mm 1.4mm} .t tr:last-child td{background:#0b5c8a;color:#fff;font-weight:700} .b{width:98mm} .b th,.b td{border:.4pt solid #999;font-size:7.5pt;padding:.8mm;text-align:center} .f{position:fixed;bottom:0;left:0;right:0;font-size:7pt;color:#555;text-align:center;border-top:.5pt solid #0b5c8a;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const facts = [
        ['Facture n°', d.number],
        ['Date', p.date(d.issueDate)],
        ['Code client', d.customerNumber],
        ['Contrat n°', `CT${random.digits(6)}`],
        ['Période facturée', `${p.date(d.from)} au ${p.date(d.until)}`],
      ]
      const meters = Array.from({ length: random.int(1, 2) }, (_, at) => {
        const last = random.int(12000, 180000)
        return row([
          `${random.pick(['A3 couleur 35 ppm', 'A4 noir 40 ppm'])} – ${at ? 'Accueil' : 'Étage'}`,
          `${random.pick(['W7', 'K2', 'RQ'])}${random.digits(8)}`,
          `>${last}`,
          `>${last + random.int(900, 9000)}`,
        ])
      })
      const bank = d.seller.iban
      const rib = [bank.slice(4, 9), bank.slice(9, 14), bank.slice(14, 25), bank.slice(25)]
      const lines = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.rate},00`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const siret = `${sirenOf(d.seller)} 000${random.int(10, 48)}`
      return `<div class=h><div><b>${d.seller.name}</b><br><small>Impression – Gestion documentaire – Affichage dynamique</small></div><h1>FACTURE</h1></div>
<div class=w><table>${facts.map((one) => row(one)).join('')}</table><div class=to>${d.buyer.name}<br>Service comptabilité<br>${address(d.buyer)}</div></div>
<table class=l>${heading(['Désignation', '>Qté', 'Unité', '>P.U. HT', '>TVA %', '>Montant HT'])}${lines.join('')}</table>
<h4>Relevé des compteurs</h4><table class=m>${heading(['Matériel', 'N° de série', '>Ancien index', '>Nouvel index'])}${meters.join('')}</table>
<div class=e><div class=b>Règlement par virement à 30 jours date de facture<br>Échéance : <b>${p.date(d.dueDate)}</b><br><br><table>${heading(['Banque', 'Guichet', 'N° de compte', 'Clé'])}${row(rib)}<tr><td colspan=4>IBAN : ${grouped(bank)}</td></tr></table></div>
<table class=t>${row(['Total HT', `>${p.money(d.subtotal)}`])}${row(['TVA 20,00 %', `>${p.money(d.tax)}`])}${row(['Total TTC', `>${p.money(d.total)}`])}${row(['Net à payer', `>${p.money(d.amountDue)}`])}</table></div>
<p style="font-size:7.5pt">Pas d’escompte pour paiement anticipé. En cas de retard, pénalités au taux de trois fois l’intérêt légal et indemnité forfaitaire pour frais de recouvrement de 40 € (art. L441-10 du Code de commerce).</p>
<div class=f>${d.seller.name} au capital de ${random.pick(['15 000', '50 000', '152 450'])} € – ${d.seller.street}, ${codeFirst(d.seller)} – Tél. ${phoneOf(random, '05')} – ${d.seller.mail}<br>SIRET ${siret} – RCS ${d.seller.town} – APE 4666Z – N° TVA intracommunautaire ${d.seller.vatId}</div>`
    },
  },
  {
    name: 'fr-micro-multiservices',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [0],
      isSellerPerson: true,
      isBuyerPerson: true,
      pools: partiesIn('FR', french),
      items: goods(
        'Taille de haies et évacuation des déchets verts = h = 28 = 38|Montage de meubles en kit = h = 30 = 38|Pose de tringles, étagères et tableaux = h = 30 = 36|Robinetterie, réparation de fuites = h = 34 = 42|Nettoyage terrasse haute pression = m² = 3 = 5|Débarras cave ou garage, avec camionnette = h = 40 = 55|Petits travaux de peinture = h = 32 = 40|Pose de plinthes, fournies = m = 9 = 15|Déplacement au-delà de 20 km = km = 0.4 = 0.6'
      ),
      lines: [1, 5],
      isOnce: true,
      most: 14,
      isPart: true,
      prepaid: 0.5,
      days: [0, 8, 15, 30],
      numbers: (random, year) => `${year}-${random.digits(3)}`,
    },
    style: { ...spaced, money: (plain) => `${plain} €`, date: slashed },
    css: 'body{font:11pt/1.4 "Carlito";margin:0} .o{line-height:1.3} .o b{font-size:13pt} .to{margin:8mm 0 12mm 100mm} h2{font-size:16pt;margin:0;border-bottom:2pt solid #e08a1e;padding-bottom:1mm} .d{margin:3mm 0 8mm} .l td,.l th{border:.5pt solid #888;padding:1.5mm 2mm;text-align:left} .l th{background:#f7e6cf;font-weight:700} .l .n td{border:0} .l .n td+td{border:.5pt solid #888} .l .g td+td{background:#f7e6cf;font-weight:700} .p{margin-top:9mm;font-size:10pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const sum = (kind: string, label: string, cents: number) =>
        `<tr class="n ${kind}"><td colspan=3></td><td>${label}</td><td class=r>${p.money(cents)}</td></tr>`
      const paid = d.prepaid ? sum('', `Acompte du ${p.date(d.orderDate)}`, -d.prepaid) : ''
      const lines = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      return `<div class=o><b>${d.seller.name}</b><br>Entrepreneur individuel – Homme toutes mains, jardin, petits travaux<br>${address(d.seller)}<br>${phoneOf(random, random.pick(['06', '07']))} ${random.digits(2)}<br>${d.seller.mail}<br>SIRET : ${random.int(791, 953)} ${random.digits(3)} ${random.digits(3)} 000${random.int(12, 38)}</div>
<div class=to>${d.buyer.name}<br>${address(d.buyer)}</div><h2>Facture n° ${d.number}</h2><div class=d>Date : ${p.date(d.issueDate)}<br>Prestation réalisée le ${p.date(d.deliveryDate)}</div>
<table class=l>${heading(['Désignation', '>Quantité', 'Unité', '>Prix unitaire', '>Montant'])}${lines.join('')}${sum('', 'Total', d.total)}${paid}${sum('g', 'Reste à payer', d.amountDue)}</table>
<div class=p>TVA non applicable, art. 293 B du CGI.<br><br>Paiement par chèque, espèces ou virement au plus tard le ${p.date(d.dueDate)}.<br>IBAN : ${grouped(d.seller.iban)}<br><br>Assurance RC professionnelle : police n° ${random.digits(8)}, France métropolitaine.<br>Médiateur de la consommation : voir conditions remises avec le devis. Merci de votre confiance !</div>`
    },
  },
  {
    name: 'fr-be-chauffage-comptoir',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [21],
      pools: partiesIn('FR', {
        ...walloon,
        trade: words('Chauffage|Sani-Technic|Thermo Distribution|Sanitaires'),
      }),
      items: goods(
        'Tube multicouche 16x2 couronne 100 m = RLX = 98 = 142|Coude à sertir 16x16 = PCE = 3 = 6|Té à sertir 20x16x20 = PCE = 6 = 10|Collecteur inox 6 circuits avec débitmètres = PCE = 165 = 240|Vanne thermostatique équerre 1/2" = PCE = 14 = 24|Tête thermostatique blanche = PCE = 12 = 21|Radiateur panneau T22 600x1200 = PCE = 190 = 275|Purgeur automatique 3/8" = PCE = 5 = 9|Vase d’expansion 18 L = PCE = 34 = 52|Circulateur 25-60 180 mm = PCE = 168 = 249|Groupe de sécurité 3/4" = PCE = 32 = 48|Flexible inox 1/2" 300 mm = PCE = 4 = 8|Bâti-support WC autoportant = PCE = 178 = 260|Plaque de commande blanche double touche = PCE = 26 = 44|Mitigeur lavabo chromé = PCE = 62 = 118|Receveur extra-plat 90x120 = PCE = 215 = 340|Siphon bouteille 5/4" = PCE = 8 = 14|Tube PVC sanitaire 110 L=4 m = PCE = 13 = 21|Coude PVC 110 45° = PCE = 3 = 5|Isolant tube 18x9 L=2 m = PCE = 1 = 3|Filasse et pâte à joints, set = PCE = 7 = 12|Collier double 1/2" (boîte de 50) = BTE = 22 = 35|Thermostat d’ambiance programmable = PCE = 74 = 129|Raccord bicône 15 mm = PCE = 2 = 4'
      ),
      lines: [14, 40],
      most: 15,
      lineDiscount: 0.6,
      charge: 0.4,
      days: [30, 45, 60],
      numbers: (random, year) => `${year.slice(2)}${random.digits(6)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8pt/1.3 "Liberation Sans";margin:0} .pg{height:264mm;position:relative} .pg+.pg{break-before:page} .h{display:flex;justify-content:space-between} .h b{font-size:14pt;color:#b01818} .to{width:80mm;font-size:9.5pt;padding-top:17mm} .k{margin:6mm 0 3mm} .k th,.k td{border:.5pt solid #333;text-align:center;font-size:7.5pt;padding:.6mm} .k th{background:#eee;font-weight:400} .k td{font-size:8.5pt} .l th{border-top:.8pt solid #000;border-bottom:.8pt solid #000;text-align:left;font-size:7.5pt;padding:.8mm 0} .l td{padding:.35mm 0} .l .bl td{font-weight:700;padding-top:1.5mm} .l .rp td{font-style:italic;padding-top:1.5mm} .e{position:absolute;bottom:14mm;left:0;right:0} .v th,.v td{border:.5pt solid #333;font-size:8pt;padding:.8mm 1.5mm;text-align:right} .v th{background:#eee;font-weight:400} .v .z{font-weight:700;font-size:10pt} .n{margin-top:2mm;font-size:7.5pt} .f{position:absolute;bottom:0;left:0;right:0;border-top:.5pt solid #333;padding-top:1mm;font-size:7pt;text-align:center}',
    draw: (p) => {
      settleInBelgium(p)
      const { doc: d, random } = p
      const notes = Math.ceil(d.lines.length / 13)
      const size = Math.ceil(d.lines.length / notes)
      const first = random.int(310000, 890000)
      let sum = 0
      const rows = p.lines((l, at) => {
        const note = at / size
        const day = p.date(dayAfter(d.deliveryDate, note - notes))
        const head =
          at % size
            ? ''
            : `<tr class=bl><td></td><td colspan=6>Bon de livraison ${first + 41 * note} du ${day} – Réf. ${random.pick(['chantier Piron', 'dépôt', 'camionnette 2', 'Rés. Les Tilleuls'])}</td></tr>`
        sum += l.amount
        const drawn = row([
          articleOf(l.description),
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 2) : ''}`,
          `>${p.plain(l.amount)}`,
        ])
        return { text: head + drawn, sum }
      })
      const pages = paged(rows, 40, 28)
      const carry = (label: string, cents: number) =>
        `<tr class=rp><td></td><td colspan=5>${label}</td><td class=r>${p.plain(cents)}</td></tr>`
      const means = 'Virement'
      const telephone = phoneOf(random, '071')
      const head = (at: number) =>
        `<div class=h><div><b>${d.seller.name}</b><br>Chauffage – Sanitaire – Ventilation – Outillage<br>${d.seller.street} – ${codeFirst(d.seller)}<br>Tél. ${telephone} – ${d.seller.mail}</div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br><br>${codeFirst(d.buyer)}</div></div>
<table class=k>${heading(['FACTURE', 'Date', 'N° client', 'N° TVA client', 'Échéance', 'Paiement', 'Page'])}${row([d.number, p.date(d.issueDate), d.customerNumber, belgianVat(d.buyer.vatId), p.date(d.dueDate), means, `${at + 1}/${pages.length}`])}</table>`
      const base = d.charge
        ? ['>Total marchandises', '>Frais de transport', '>Base TVA']
        : ['>Base TVA']
      const sums = d.charge ? [d.lineTotal, d.charge, d.subtotal] : [d.subtotal]
      const end = () =>
        `<div class=e><table class=v>${heading([...base, '>% TVA', '>Montant TVA', '>TOTAL EUR'])}${row([...sums.map((one) => `>${p.plain(one)}`), `>${p.number(d.taxes[0].rate, 2)}`, `>${p.plain(d.tax)}`, `><span class=z>${p.plain(d.total)}</span>`])}</table>
<div class=n>À payer sur le compte <b>${grouped(d.seller.iban)}</b> (BIC ${random.pick(['BBRUBEBB', 'GEBABEBB'])}) avec la communication <b>${structured(random)}</b><br>Toute réclamation doit nous parvenir dans les 8 jours de la réception des marchandises. Les marchandises restent notre propriété jusqu’au paiement intégral. Intérêt de retard 1 % par mois et clause pénale de 10 % (min. 75 €). Conditions générales de vente au verso et sur ${d.seller.site}.</div></div>`
      const drawn = pages.map((page, at) => {
        const before = at ? carry('Report', pages[at - 1].at(-1)!.sum) : ''
        const after = at < pages.length - 1 ? carry('À reporter', page.at(-1)!.sum) : ''
        return `<div class=pg>${head(at)}<table class=l>${heading(['Article', 'Désignation', '>Quantité', 'Un.', '>Prix brut', '>Rem. %', '>Montant net'])}${before}${page.map(({ text }) => text).join('')}${after}</table>${after ? '' : end()}<div class=f>${d.seller.name} – TVA ${belgianVat(d.seller.vatId)} – RPM ${d.seller.town}</div></div>`
      })
      return drawn.join('')
    },
  },
  {
    name: 'fr-lu-auberge-sejour',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [17, 3],
      isGross: true,
      isBuyerPerson: true,
      pools: partiesIn('FR', { ...luxembourgish, trade: words('Hôtel|Auberge|Hôtel-Restaurant') }),
      items: goods(
        'Chambre double standard = nuit = 95 = 165 = 1|Chambre simple = nuit = 78 = 110 = 1|Petit-déjeuner buffet = pers. = 14 = 21 = 1|Demi-pension supplément = pers. = 29 = 38 = 1|Restaurant – cuisine = fois = 24 = 96 = 1|Restaurant – boissons sans alcool = fois = 4 = 18 = 1|Restaurant – vins et bières = fois = 9 = 58|Bar = fois = 6 = 32|Parking couvert = nuit = 8 = 14|Espace sauna = fois = 15 = 28|Supplément animal = nuit = 8 = 15'
      ),
      lines: [3, 9],
      isInOrder: true,
      isOnce: true,
      most: 4,
      prepaid: 0.5,
      days: [8, 14],
      numbers: (random) => random.digits(5),
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: slashed },
    css: 'body{font:10pt/1.4 "Caladea";margin:0} .h{text-align:center;border-bottom:.6pt double #5a4a2a;padding-bottom:3mm} .h b{font-size:21pt;letter-spacing:1px;color:#5a4a2a} .w{display:flex;justify-content:space-between;margin:9mm 0} .w table{width:62mm} .w td{padding:.3mm 0} h2{font-size:14pt;font-weight:400;margin:0 0 3mm} .l th{text-align:left;border-bottom:.6pt solid #5a4a2a;font-weight:400;font-style:italic} .l td{padding:.9mm 0} .l .s td{border-top:.6pt solid #5a4a2a;font-weight:700;font-size:11.5pt} .l .q td{border:0} .v{width:112mm;margin-top:9mm} .v th{font-weight:400;font-style:italic;text-align:left} .v tr:last-child td{border-top:.4pt solid #999} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:8.5pt;color:#555}',
    draw: (p) => {
      settleInLuxembourg(p)
      const { doc: d, random } = p
      const nights = random.int(2, 4)
      const arrival = dayAfter(d.issueDate, -nights)
      const days = daysOf(p, arrival, d.issueDate)
      const codes = new Map([
        [17, 'A'],
        [3, 'C'],
      ])
      const lines = p.lines((l, at) =>
        row([
          days[at],
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          codes.get(l.rate)!,
        ])
      )
      const sum = (kind: string, label: string, amount: string) =>
        rowOf(kind, ['', label, '', '', `>${amount}`, ''])
      const paid = d.prepaid
        ? sum('q', `Arrhes reçues le ${p.date(d.orderDate)}`, p.plain(-d.prepaid))
        : ''
      const taxes = p.taxes((t) => {
        const base = baseOf(p, t)
        const tax = taxOf(p, t)
        return row([
          codes.get(t.rate)!,
          `${t.rate} %`,
          `>${p.plain(base)}`,
          `>${p.plain(tax)}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      })
      const whole = row([
        'Total',
        '',
        `>${p.plain(d.subtotal)}`,
        `>${p.plain(d.tax)}`,
        `>${p.plain(d.total)}`,
      ])
      const stay = [
        ['Chambre', String(random.int(101, 328))],
        ['Arrivée', p.date(arrival)],
        ['Départ', p.date(d.issueDate)],
        ['Personnes', String(random.int(1, 2))],
        ['Réservation', random.digits(7)],
      ]
      return `<div class=h><b>${d.seller.name}</b><br>${d.seller.street} · ${codeFirst(d.seller)} · Tél. (+352) ${random.digits(2)} ${random.digits(2)} ${random.digits(2)} · ${d.seller.mail}</div>
<div class=w><div>${d.buyer.name}<br>${address(d.buyer)}</div><table>${stay.map((one) => row(one)).join('')}</table></div>
<h2>Facture N° ${d.number} du ${p.date(d.issueDate)}</h2>
<table class=l>${heading(['Date', 'Prestation', '>Nombre', '>Prix', '>Montant', 'TVA'])}${lines.join('')}${sum('s', 'Total TTC', p.money(d.total))}${paid}${sum('s', 'Solde à payer', p.money(d.amountDue))}</table>
<table class=v>${heading(['TVA', 'Taux', '>Montant HT', '>Montant TVA', '>Montant TTC'])}${taxes.join('')}${whole}</table>
<p>Prix en euros, taxes et service compris. À défaut de règlement au départ, merci de virer le solde avant le ${p.date(d.dueDate)} sur notre compte ${grouped(d.seller.iban)} (BCEELULL).<br><br>Nous vous remercions de votre visite et vous souhaitons un bon retour.</p>
<div class=f>${d.seller.name} – R.C.S. Luxembourg B${random.digits(6)} – N° TVA ${d.seller.vatId} – Autorisation d’établissement n° ${random.digits(8)}/0</div>`
    },
  },
  {
    name: 'nl-materieel-huurcontract',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21],
      pools: partiesIn('NL', { ...dutch, trade: words('Verhuur|Machineverhuur|Bouwmaterieel') }),
      items: goods(
        'Minigraver 1,8 ton incl. bakkenset = dag = 95 = 135|Trilplaat 90 kg benzine = dag = 28 = 42|Hoogwerker 12 m accu = dag = 110 = 165|Rolsteiger 8,2 m werkhoogte = week = 62 = 98|Bouwdroger 50 liter = week = 48 = 75|Bouwhek 3,5 m met voet en klem = week = 1 = 3|Aggregaat 6 kVA stil = dag = 38 = 55|Boor-/sloophamer 10 kg = dag = 26 = 39|Betonmolen 140 liter = dag = 18 = 27|Tegelsnijder 120 cm nat = dag = 32 = 46|Diesel bijtanken = liter = 2 = 3|Schoonmaakkosten = uur = 42 = 49'
      ),
      lines: [2, 8],
      isOnce: true,
      most: 10,
      lineDiscount: 0.35,
      charge: 0.6,
      prepaid: 0.3,
      days: [14, 30],
      numbers: (random, year) => `V${year.slice(2)}${random.digits(5)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dashed },
    css: 'body{font:9pt/1.35 "Roboto";margin:0} .logo{display:flex;justify-content:flex-end;align-items:center;gap:3mm;font-size:10pt;color:#f07f00;font-weight:700} .logo i{width:12mm;height:12mm;background:#f07f00;transform:rotate(45deg) scale(.7)} .w{display:flex;justify-content:space-between;margin-top:8mm} .to u{font-size:7pt;color:#666;text-decoration:none;border-bottom:.4pt solid #666} .to div{margin-top:3mm;font-size:10pt} .k{width:74mm} .k td{padding:.4mm 0} .k td:first-child{color:#666} h1{font-size:16pt;font-weight:300;margin:8mm 0 4mm} .l th{background:#333;color:#fff;text-align:left;font-weight:400;font-size:8pt;padding:1.3mm} .l td{padding:1.1mm 1.3mm} .l tr:nth-child(even) td{background:#f4f4f4} .t{width:80mm;margin:5mm 0 0 auto} .t td{padding:.7mm 1.3mm} .t .z td{border-top:1pt solid #f07f00;font-weight:700;font-size:10.5pt} .n{margin-top:8mm} .f{position:fixed;bottom:0;left:0;right:0;display:grid;grid-template-columns:1.1fr 1fr 1.3fr;font-size:7.5pt;color:#444;border-top:1pt solid #f07f00;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const periodOf = ({ unit, quantity }: Line) => {
        const days = { dag: 1, week: 7 }[unit]
        if (!days) return ''
        const first = dayAfter(d.until, 1 - days * (quantity ?? 1))
        return `${p.date(first)} t/m ${p.date(d.until)}`
      }
      const facts = [
        ['Factuurnummer', d.number],
        ['Factuurdatum', p.date(d.issueDate)],
        ['Vervaldatum', p.date(d.dueDate)],
        ['Debiteurnummer', d.customerNumber],
        ['Huurcontract', `HC${random.digits(6)}`],
        ['Uw referentie', d.orderNumber],
      ]
      const lines = p.lines((l) =>
        row([
          l.description,
          periodOf(l),
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${l.discount}%` : ''}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const sums: [string, number][] = d.charge
        ? [
            ['Totaal huur en materialen', d.lineTotal],
            ['Milieu- en administratietoeslag', d.charge],
            ['Totaal excl. btw', d.subtotal],
          ]
        : [['Totaal excl. btw', d.subtotal]]
      sums.push(['Btw 21%', d.tax])
      const total = ['Totaal incl. btw', `>${p.money(d.total)}`]
      const end = d.prepaid
        ? `${row(total)}${row(['Reeds voldaan per pin', `>${p.money(-d.prepaid)}`])}${rowOf('z', ['Nog te betalen', `>${p.money(d.amountDue)}`])}`
        : rowOf('z', total)
      return `<div class=logo><i></i>${d.seller.name}</div><div class=w><div class=to><u>${d.seller.street} – ${codeFirst(d.seller)}</u><div>${d.buyer.name}<br>T.a.v. de crediteurenadministratie<br>${address(d.buyer)}</div></div><table class=k>${facts.map((one) => row(one)).join('')}</table></div>
<h1>Factuur</h1><table class=l>${heading(['Omschrijving', 'Periode', '>Aantal', 'Eenheid', '>Tarief', '>Korting', '>Bedrag'])}${lines.join('')}</table>
<table class=t>${sums.map(([label, cents]) => row([label, `>${p.money(cents)}`])).join('')}${end}</table>
<div class=n>Wij verzoeken u het bedrag uiterlijk op de vervaldatum over te maken onder vermelding van het factuurnummer en uw debiteurnummer. Op al onze verhuur zijn de algemene voorwaarden van de branchevereniging van toepassing. Schade en diefstal zijn niet verzekerd.</div>
<div class=f><div>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}</div><div>T ${phoneOf(random, '0294')}<br>${d.seller.mail}<br>${d.seller.site}</div><div>IBAN ${grouped(d.seller.iban)}<br>KvK ${random.digits(8)}<br>Btw ${d.seller.vatId}</div></div>`
    },
  },
  {
    name: 'nl-gemeente-accommodaties',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21, 9, 0],
      pools: partiesIn('NL', { ...dutch, trade: words('Volleybal|Evenementen|Dansschool') }),
      items: goods(
        'Gebruik sporthal, hele zaal = uur = 38 = 56 = 1|Gebruik sporthal, 1/3 zaal = uur = 14 = 22 = 1|Gymzaal doordeweeks = uur = 12 = 19 = 1|Sportveld kunstgras, wedstrijd = keer = 42 = 75 = 1|Zaalhuur wijkcentrum, grote zaal = dagdeel = 45 = 80 = 2|Zaalhuur wijkcentrum, vergaderruimte = dagdeel = 22 = 36 = 2|Beheerder buiten openingstijden = uur = 34 = 48|Gebruik geluidsinstallatie = keer = 15 = 30|Schoonmaak extra = uur = 29 = 38'
      ),
      lines: [2, 7],
      isInOrder: true,
      isOnce: true,
      most: 16,
      isPart: true,
      days: [30],
      numbers: (random, year) => `${year}${random.digits(6)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dutchDay },
    css: 'body{font:10pt/1.45 "Liberation Sans";margin:0} .o{display:flex;gap:4mm;align-items:center;font:700 15pt "Liberation Serif";color:#123f7d} .o svg{width:13mm} .to{margin:16mm 0 14mm;font-size:10.5pt} .k{display:grid;grid-template-columns:repeat(4,1fr);font-size:9pt;margin-bottom:8mm} .k b{display:block;font-size:7.5pt;color:#123f7d} .k div{margin-bottom:2mm} .l th{text-align:left;font-size:8.5pt;border-bottom:.8pt solid #123f7d;padding-bottom:1mm} .l td{padding:.9mm 0} .l .s td{border-top:.4pt solid #999} .l .q td{padding:.4mm 0} .l .z td{border-top:.8pt solid #123f7d;font-weight:700} .p{margin-top:8mm} .f{position:fixed;bottom:0;left:0;right:0;font-size:8pt;color:#123f7d;display:flex;justify-content:space-between}',
    draw: (p) => {
      const { doc: d, random } = p
      d.seller.name = `Gemeente ${d.seller.town}`
      const site = `www.${d.seller.town.toLowerCase()}.example`
      const facts = [
        ['Factuurnummer', d.number],
        ['Dagtekening', p.date(d.issueDate)],
        ['Debiteurnummer', d.customerNumber],
        ['Uiterste betaaldatum', p.date(d.dueDate)],
        ['Behandeld door', random.pick(['Team Vastgoed', 'Cluster Sport', 'Team Inkomsten'])],
        ['Telefoon', `14 0${random.int(294, 529)}`],
        ['Uw kenmerk', d.orderNumber],
        ['Bijlage(n)', 'geen'],
      ]
      const lines = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          l.rate ? `>${l.rate}%` : '>vrij',
          `>${p.plain(l.amount)}`,
        ])
      )
      const sum = (kind: string, label: string, amount: string) =>
        rowOf(kind, [label, '', '', '', '', `>${amount}`])
      const taxes = p.taxes((t) =>
        sum(
          'q',
          t.rate
            ? `Btw ${t.rate}% over ${p.money(baseOf(p, t))}`
            : `Vrijgesteld van btw: ${p.money(baseOf(p, t))}`,
          t.rate ? p.plain(taxOf(p, t)) : ''
        )
      )
      return `<div class=o><svg viewBox="0 0 40 48"><path fill=#123f7d d="M2 2h36v24q0 14-18 20Q2 40 2 26z"/><path stroke=#fff stroke-width=3 fill=none d="M6 17q7-6 14 0t14 0M6 26q7-6 14 0t14 0"/></svg>${d.seller.name}</div>
<div class=to>${d.buyer.name}<br>${address(d.buyer)}</div><div class=k>${facts.map(([label, value]) => `<div><b>${label}</b>${value}</div>`).join('')}</div>
<p><b>Factuur gebruik gemeentelijke accommodaties ${p.date(d.from)} tot en met ${p.date(d.until)}</b></p>
<table class=l>${heading(['Omschrijving', '>Aantal', 'Eenheid', '>Tarief', '>Btw', '>Bedrag'])}${lines.join('')}${sum('s', 'Totaal exclusief btw', p.plain(d.subtotal))}${taxes.join('')}${sum('z', 'Totaal te betalen', p.money(d.total))}</table>
<div class=p>Wij verzoeken u dit bedrag voor de uiterste betaaldatum over te maken op rekening ${grouped(d.seller.iban)} ten name van ${d.seller.name}, onder vermelding van het factuurnummer en debiteurnummer. Betaalt u niet op tijd, dan brengen wij wettelijke rente en incassokosten in rekening.<br><br>Heeft u vragen over deze factuur? Kijk op ${site}/facturen of bel ons op werkdagen tussen 9.00 en 16.00 uur.</div>
<div class=f><span>Postbus ${random.int(12, 990)}, ${codeFirst(d.seller)}</span><span>Bezoekadres: ${d.seller.street}</span><span>KvK ${random.digits(8)}</span><span>Btw-nr. ${d.seller.vatId}</span></div>`
    },
  },
  {
    name: 'nl-arbodienst-specificatie',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21, 0],
      pools: partiesIn('NL', { ...dutch, trade: words('Arbo|Verzuimadvies|Vitaal Werken') }),
      items: goods(
        'Abonnement verzuimbegeleiding = medew. = 4 = 9|Basiscontract preventie = maand = 28 = 65|Casemanagement = uur = 78 = 105|Verzuimportaal, licentie = gebr. = 3 = 8|RI&E toetsing op locatie = uur = 110 = 145|Voorlichting beeldschermwerk = uur = 95 = 130|Reiskosten arbeidsdeskundige = km = 0.3 = 0.6|Werkplekonderzoek = stuk = 240 = 345|Arbeidsdeskundig onderzoek = uur = 125 = 155|Spreekuur bedrijfsarts = consult = 98 = 165 = 1|Telefonisch consult bedrijfsarts = consult = 54 = 82 = 1|Probleemanalyse WVP = stuk = 160 = 235 = 1|Opvragen medische informatie = stuk = 38 = 62 = 1|Bijstelling probleemanalyse = stuk = 85 = 125 = 1|Preventief medisch onderzoek = medew. = 72 = 118 = 1|Griepvaccinatie op locatie = medew. = 24 = 36 = 1'
      ),
      lines: [8, 20],
      isInOrder: true,
      isOnce: true,
      most: 12,
      days: [14, 21, 30],
      numbers: (random, year) => `F${year}.${random.digits(5)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dashed },
    css: 'body{font:9.5pt/1.4 "Lato";margin:0} .pg{height:262mm;position:relative} .pg+.pg{break-before:page} .b{background:#3d8f7d;color:#fff;height:3mm;border-radius:2mm} .h{display:grid;grid-template-columns:1fr 56mm;margin-top:6mm} .s{font-size:8pt;color:#444;line-height:1.5} .s b{font-size:11pt;color:#3d8f7d} .to{padding-top:26mm;font-size:10pt} h1{font-size:17pt;color:#3d8f7d;margin:14mm 0 5mm} .k{width:104mm;margin-bottom:8mm} .k td{padding:.3mm 0} .t td{padding:1.2mm 0;border-bottom:.4pt solid #cfe3de} .t .z td{font-weight:700;font-size:11pt;border-bottom:1.2pt solid #3d8f7d} .l th{text-align:left;color:#3d8f7d;font-size:8.5pt;border-bottom:1pt solid #3d8f7d} .l td{padding:.9mm 0;font-size:9pt} .l .g td{font-weight:700;padding-top:3mm} .l .u td{border-top:.4pt solid #3d8f7d} .n{margin-top:8mm} .f{position:absolute;bottom:0;right:0;font-size:7.5pt;color:#777}',
    draw: (p) => {
      const { doc: d, random } = p
      const groups = [
        { title: 'Contract en advies (btw 21%)', rate: 21 },
        { title: 'Medische verrichtingen (vrijgesteld van btw)', rate: 0 },
      ]
      const details = groups.map(({ title, rate }) => {
        const own = p.lines((l) => l).filter((l) => l.rate === rate)
        const rows = own.map((l) =>
          row([
            l.description,
            `>${p.number(l.quantity)}`,
            l.unit,
            `>${p.plain(l.price)}`,
            `>${p.plain(l.amount)}`,
          ])
        )
        if (!own.length) return ''
        return `<tr class=g><td colspan=5>${title}</td></tr>${rows.join('')}${rowOf('u', ['Subtotaal', '', '', '', `>${p.plain(sumOf(own))}`])}`
      })
      const bases = p.taxes((t) =>
        row([groups.find(({ rate }) => rate === t.rate)!.title, `>${p.money(baseOf(p, t))}`])
      )
      const facts = [
        ['Factuurnummer', d.number],
        ['Factuurdatum', p.date(d.issueDate)],
        ['Vervaldatum', p.date(d.dueDate)],
        ['Relatienummer', d.customerNumber],
        ['Betreft', `Arbodienstverlening t/m ${p.date(d.until)}`],
      ]
      const whole = bases.length > 1 ? row(['Totaal exclusief btw', `>${p.money(d.subtotal)}`]) : ''
      return `<div class=pg><div class=b></div><div class=h><div class=to>${d.buyer.name}<br>Afdeling Personeelszaken<br>${address(d.buyer)}</div><div class=s><b>${d.seller.name}</b><br>${address(d.seller)}<br><br>T ${phoneOf(random, '0346')}<br>E ${d.seller.mail}<br>I ${d.seller.site}<br><br>IBAN ${d.seller.iban}<br>BIC INGBNL2A<br>KvK ${random.digits(8)}<br>BTW ${d.seller.vatId}</div></div>
<h1>Factuur</h1><table class=k>${facts.map((one) => row(one)).join('')}</table>
<table class=t>${bases.join('')}${whole}${row(['Btw 21%', `>${p.money(d.tax)}`])}${rowOf('z', ['Totaal inclusief btw', `>${p.money(d.total)}`])}</table>
<div class=n>Wij ontvangen uw betaling graag vóór de vervaldatum, onder vermelding van relatienummer en factuurnummer. De specificatie vindt u op de volgende pagina. Om redenen van privacy vermelden wij geen namen van medewerkers; deze kunt u inzien in het verzuimportaal.</div><div class=f>Pagina 1 van 2</div></div>
<div class=pg><div class=b></div><h1 style="margin:8mm 0 1mm">Specificatie</h1>bij factuur ${d.number} van ${p.date(d.issueDate)}<br><br><table class=l>${heading(['Omschrijving', '>Aantal', 'Eenheid', '>Tarief', '>Bedrag (€)'])}${details.join('')}</table><div class=f>Pagina 2 van 2</div></div>`
    },
  },
  {
    name: 'nl-be-gereedschap-creditnota',
    plan: {
      country: 'NL',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [21],
      pools: partiesIn('NL', {
        ...flemish,
        country: 'België',
        trade: words('Gereedschappen|Techniek|IJzerwaren|Machines'),
      }),
      items: goods(
        'Accuschroefboormachine 18V 2x5,0Ah = ST = 189 = 289|Haakse slijper 125 mm 1400 W = ST = 79 = 135|Doorslijpschijf 125x1,0 inox (per 25) = DS = 19 = 32|HSS-borenset 25-delig = SET = 42 = 75|Veiligheidsschoen S3 laag = PR = 54 = 89|Werkhandschoen nitril maat 10 = PR = 2 = 5|Houtschroef torx 5x60 (200 st.) = DS = 9 = 16|Bouwlaser groen 360° = ST = 245 = 389|Ladder 3x10 treden = ST = 195 = 310|Montagekit wit 310 ml = KO = 4 = 8'
      ),
      lines: [1, 6],
      isOnce: true,
      most: 8,
      lineDiscount: 0.5,
      numbers: (random, year) => `CN${year.slice(2)}/${random.digits(4)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:9pt/1.35 "Liberation Sans";margin:0} .h{background:#ffd200;padding:5mm 6mm;display:flex;justify-content:space-between;align-items:center} .h b{font-size:16pt} .h span{font-size:7.5pt;text-align:right} .w{display:grid;grid-template-columns:80mm 1fr;column-gap:12mm;margin:7mm 0 5mm} .w h1{font-size:17pt;margin:0 0 2mm} .to{border:.6pt solid #000;padding:4mm 5mm;font-size:10pt;min-height:24mm} .k td{padding:.3mm 0} .l{border:.6pt solid #000} .l th{border:.6pt solid #000;background:#f0f0f0;text-align:left;font-size:8pt;padding:1mm 1.5mm} .l td{border-left:.6pt solid #000;padding:.8mm 1.5mm} .l .x td{height:18mm;vertical-align:bottom;font-style:italic} .v{margin-top:4mm} .v td,.v th{border:.6pt solid #000;text-align:right;padding:1mm 2mm} .v th{background:#f0f0f0;font-size:8pt} .v td:last-child{font-weight:700;font-size:11pt} .n{margin-top:6mm;font-size:8pt}',
    draw: (p) => {
      settleInBelgium(p)
      const { doc: d, random } = p
      const reason = random.pick([
        'Retour goederen – verkeerd besteld',
        'Retour goederen – beschadigd bij levering',
        'Teveel aangerekend',
      ])
      const facts = [
        ['Nummer', d.number],
        ['Datum', p.date(d.issueDate)],
        ['Klantnummer', d.customerNumber],
        ['Btw-nummer klant', belgianVat(d.buyer.vatId)],
        ['Vertegenwoordiger', random.pick(['Joris V.', 'Tine D.', 'Magazijn'])],
      ]
      const lines = p.lines((l) =>
        row([
          articleOf(l.description),
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)} %` : ''}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const note = `Betreft factuur ${d.earlier} van ${p.date(d.orderDate)}<br>${reason}`
      return `<div class=h><b>${d.seller.name}</b><span>${d.seller.street}, ${codeFirst(d.seller)}<br>Tel. ${phoneOf(random, '053')} – ${d.seller.mail}<br>BTW ${belgianVat(d.seller.vatId)} – RPR ${d.seller.town}</span></div>
<div class=w><div><h1>CREDITNOTA</h1><table class=k>${facts.map((one) => row(one)).join('')}</table></div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>${d.buyer.country}</div></div>
<table class=l>${heading(['Artikel', 'Omschrijving', '>Aantal', 'Eenh.', '>Eenheidsprijs', '>Korting', '>Netto bedrag'])}${lines.join('')}${rowOf('x', ['', note, '', '', '', '', ''])}</table>
<table class=v>${heading(['Maatstaf van heffing', 'Btw %', 'Btw-bedrag', 'Totaal in uw voordeel'])}${row([p.money(d.subtotal), p.number(d.taxes[0].rate, 2), p.money(d.tax), p.money(d.total)])}</table>
<div class=n>Btw terug te storten aan de Staat in de mate waarin ze oorspronkelijk in aftrek werd gebracht.<br>Dit bedrag mag u in mindering brengen bij uw eerstvolgende betaling op rekening ${grouped(d.seller.iban)}.<br>Onze algemene verkoopsvoorwaarden zijn van toepassing. Bevoegde rechtbank: Gent.</div>`
    },
  },
]
