import { goods, places, words } from '../lists.ts'
import { dayAfter, daysBetween } from '../days.ts'
import { baseOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import type { Plan } from '../make_document.ts'
import type { Country } from '../people.ts'
import fictional from '../pools.json' with { type: 'json' }
import {
  comma,
  euroAfter,
  grouped,
  heading,
  row,
  slashed,
  type Print,
  two,
  belgianVat,
  address,
  dashed,
  frenchDay,
  dutchDay,
} from '../print.ts'

const french = {
  ...fictional.FR,
  first: words('Amandine|Benoît|Clarisse|Fabien|Isabelle|Mathieu|Odile|Xavier'),
  last: words('Barbier|Colinet|Desplats|Ferrand|Gaillard|Hubert|Lacombe|Morvan|Peyron|Sauvage'),
  trade: words('Logistique|Constructions|Résidence|Ateliers|Emballages|Usinage'),
  streets: words(
    '6 rue de la Fontaine|ZI Nord, 24 rue Denis Papin|118 avenue du Maréchal Foch|2 cours Voltaire|19 chemin des Vignes'
  ),
  towns: places(
    'Chalon-sur-Saône = 71100|Évreux = 27000|Brive-la-Gaillarde = 19100|Niort = 79000|Vannes = 56000|Troyes = 10000'
  ),
}
const walloon = {
  ...french,
  first: words('Géraldine|Vincent|Anne-Sophie|Benjamin|Christelle|Quentin'),
  last: words('Collard|Delvaux|Gillet|Hanquet|Lambotte|Piron|Renson|Wauthier'),
  forms: words('SRL|SA|SRL'),
  streets: words('Rue Saint-Gilles 112|Place du Marché 4|Avenue de la Toison d’Or 37|Rue Neuve 9'),
  towns: places('Liège = 4000|Namur = 5000|Mons = 7000|Nivelles = 1400|Verviers = 4800'),
  country: 'Belgique',
}
const luxembourger = {
  ...walloon,
  first: words('Claudine|Marc|Nathalie|Romain|Viviane|Steve'),
  last: words('Faber|Hoffmann|Kieffer|Muller|Reuter|Schmit|Thill|Weber'),
  forms: words('S.à r.l.|S.A.|S.à r.l.-S'),
  trade: words('Conseil|Architectes|Invest|Toitures|Assurances'),
  streets: words('23, rue de l’Alzette|5, Grand-Rue|148, route d’Arlon|11, rue de Hollerich'),
  towns: places('Luxembourg = L-1740|Esch-sur-Alzette = L-4010|Mersch = L-7520|Strassen = L-8010'),
  country: 'Luxembourg',
}
const dutch = {
  ...fictional.NL,
  first: words('Carlijn|Dirk|Ingrid|Koen|Mirjam|Wouter'),
  last: words('van Beek|Dekker|Evers|van der Meulen|Peeters|Schouten|Timmer|Veenstra'),
  trade: words('Advies|Eetcafé|Bouwtechniek|Makelaars|Installaties|Fotografie'),
  streets: words('Molenstraat 48|Industrieweg 15-B|Oude Gracht 203|Stationsplein 9|Parallelweg 77'),
  towns: places(
    'Apeldoorn = 7311 BD|Leiden = 2312 AV|Venlo = 5911 GC|Heerenveen = 8441 EL|Tilburg = 5038 CB|Alkmaar = 1811 JP'
  ),
}
const flemish = {
  ...dutch,
  first: words('Greet|Bart|Sofie|Wim|Katrien|Jan'),
  last: words('Aerts|Baert|Claeys|De Smet|Maes|Segers|Vandenbroucke|Verstraete'),
  trade: words('Algemene Bouw|Projecten|Bouwonderneming|Woningbouw'),
  forms: words('BV|NV|BV'),
  streets: words('Gentseweg 164|Industriepark 12|Stationsstraat 33 bus 2|Brugsesteenweg 509'),
  towns: places(
    'Roeselare = 8800|Mechelen = 2800|Hasselt = 3500|Sint-Niklaas = 9100|Deinze = 9800'
  ),
  country: 'België',
}

const bars = { ...dutch, trade: words('Eetcafé|Restaurant|Lunchroom|Grand Café|Hotel') }
const homes = { ...french, trade: words('Résidence|Clinique|Foyer|Maison de Retraite') }

/** Sellers of these trades; buyers come from the pool of a country that is not used. */
function between(
  country: Country,
  own: typeof french,
  trade: string,
  forms = own.forms
): Pick<Plan, 'country' | 'buyerCountry' | 'pools'> {
  const half = own.last.length / 2
  const seller = { ...own, last: own.last.slice(half), trade: words(trade), forms }
  const pools = { ...fictional, [country]: seller, AT: { ...own, last: own.last.slice(0, half) } }
  return { country, buyerCountry: 'AT', pools }
}

const checkOf = (text: string) => two(98 - Number(BigInt(text) % 97n))

function settleInBelgium({ doc, random }: Print): void {
  for (const party of [doc.seller, doc.buyer]) {
    const company = `0${random.int(4, 7)}${random.digits(6)}`
    party.vatId = `BE${company}${two(97 - (Number(company) % 97))}`
    const account = `${random.pick(['00', '06', '31', '77'])}${random.digits(8)}`
    const whole = `${account}${two(Number(account) % 97 || 97)}`
    party.iban = `BE${checkOf(`${whole}111400`)}${whole}`
    party.telephone = `+32 ${random.pick(['4', '51', '15', '81'])} ${random.digits(3)} ${random.digits(2)} ${random.digits(2)}`
  }
}

function settleInLuxembourg({ doc, random }: Print): void {
  const number = `${random.int(1, 3)}${random.digits(5)}`
  doc.seller.vatId = `LU${number}${two(Number(number) % 89)}`
  const account = `${random.pick(['001', '003', '111'])}${random.digits(13)}`
  doc.seller.iban = `LU${checkOf(`${account}213000`)}${account}`
  doc.seller.telephone = `(+352) ${random.digits(2)} ${random.digits(2)} ${random.digits(2)}`
}

/** The reference that Belgian banks check. */
function structured({ random }: Print): string {
  const digits = `${random.int(1, 9)}${random.digits(9)}`
  const all = `${digits}${two(Number(digits) % 97 || 97)}`
  return `+++${all.slice(0, 3)}/${all.slice(3, 7)}/${all.slice(7)}+++`
}

const threes = (digits: string) => digits.replace(/(...)(?=.)/g, '$1 ')
const jobs = words('Cariste CACES 3|Manutentionnaire|Préparateur de commandes|Soudeur TIG')
const hourItems = jobs.flatMap((job, at) =>
  goods(
    `${job} – Heures normales = H = ${22 + 2 * at} = ${26 + 3 * at}|${job} – Heures sup. 25 % = H = ${28 + 2 * at} = ${33 + 3 * at}|${job} – Heures de nuit = H = ${27 + 2 * at} = ${31 + 3 * at}`
  )
)

/** French and Dutch invoices of both sides of the border that no one examines while developing. */
export const commonSeineMaas: Family[] = [
  {
    name: 'fr-interim-heures',
    plan: {
      ...between('FR', french, 'Intérim|Travail Temporaire|Emploi', words('SAS|SARL|SA')),
      currency: 'EUR',
      rates: [20],
      lines: [12, 26],
      isInOrder: true,
      isOnce: true,
      most: 35,
      isPart: true,
      days: [30, 45],
      items: hourItems,
      numbers: (random, year) => `${year.slice(2)}${two(random.int(1, 12))}-${random.digits(5)}`,
    },
    style: { decimal: ',', thousands: ' ', date: slashed },
    css: 'body{font:9pt "Liberation Sans";line-height:1.3;margin:0} .top{display:flex;justify-content:space-between} .own b{font-size:17pt;color:#c4402f;letter-spacing:-.3pt} .own{width:85mm} .to{width:78mm;margin-top:26mm;font-size:10pt} .ref,.tot{border-right:.8pt solid #333} .ref{width:99.6%;margin:6mm 0 4mm;border:.8pt solid #333} .ref td{padding:2.5px 6px;width:25%} .ref td:nth-child(odd){background:#f3e6e3} .list th{background:#c4402f;color:#fff;text-align:left;font-weight:400;padding:3px 5px} .list td{padding:2px 5px} .who td{padding-top:6px;font-weight:bold} .who i{font-weight:400} .sub td{border-top:.5pt dotted #555;font-style:italic;color:#333} .end{display:flex;justify-content:space-between;margin-top:6mm;break-inside:avoid} .pay{width:100mm} .tot{width:66mm;border:.8pt solid #333} .tot td{padding:3px 6px} .tot tr:last-child td{background:#c4402f;color:#fff;font-weight:bold;font-size:10.5pt} .ft{margin-top:8mm;border-top:.5pt solid #888;padding-top:2mm;font-size:7pt;color:#444;text-align:center;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const workers = random.pick([
        words('BENALI Karim|COSTA Manuel|FLEURY Jordan|PETIT Kévin'),
        words('DIALLO Awa|LEGRAND Sonia|RICHARD Tony|NOWAK Adam'),
      ])
      const site = random.pick(['Plate-forme Sud', 'Entrepôt B', 'Atelier principal'])
      let sum = 0
      const lines = p.lines((l, at) => {
        const job = l.description.split(' – ')[0]
        const isFirst = at === 0 || d.lines[at - 1].description.split(' – ')[0] !== job
        const isLast = d.lines[at + 1]?.description.split(' – ')[0] !== job
        const worker = workers[jobs.indexOf(job)]
        sum = (isFirst ? 0 : sum) + l.amount
        const head = isFirst
          ? `<tr class=who><td colspan=5>${worker} <i>Contrat ${random.digits(7)} – ${site}</i></td></tr>`
          : ''
        const end = isLast
          ? `<tr class=sub><td colspan=4 class=r>Sous-total contrat</td><td class=r>${p.plain(sum)}</td></tr>`
          : ''
        return `${head}${row([l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])}${end}`
      })
      return `<div class=top><div class=own><b>${d.seller.name}</b><br>Agence de ${d.seller.town}<br>${address(d.seller)}<br>Tél. ${d.seller.telephone}<br>${d.seller.mail}</div><div class=to>${d.buyer.name}<br>${address(d.buyer)}</div></div>
<table class=ref>${row(['Facture n°', `<b>${d.number}</b>`, 'Date de facture', p.date(d.issueDate)])}${row(['Code client', d.customerNumber, 'Échéance', p.date(d.dueDate)])}${row(['Période', `du ${p.date(d.from)} au ${p.date(d.until)}`, 'Votre référence', d.orderNumber])}</table>
<table class=list>${heading(['Qualification / rubrique', '>Nombre', 'Unité', '>Taux facturé', '>Montant HT'])}${lines.join('')}</table>
<div class=end><div class=pay>Règlement par virement à ${daysBetween(d.issueDate, d.dueDate)} jours date de facture<br>IBAN : ${grouped(d.seller.iban)}<br><br>TVA acquittée sur les débits. Pas d’escompte pour paiement anticipé.<br>Relevés d’heures signés joints.</div><table class=tot>${row(['Total HT', `>${p.plain(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate, 2)} %`, `>${p.plain(d.tax)}`])}${row(['Total TTC', `>${p.plain(d.total)}`])}${row(['Net à payer EUR', `>${p.plain(d.amountDue)}`])}</table></div>
<div class=ft>${d.seller.name} – Entreprise de travail temporaire – SIRET ${threes(d.seller.vatId.slice(4))} 000${random.int(11, 48)} – APE 7820Z – TVA intracommunautaire ${d.seller.vatId}<br>Garantie financière conforme aux articles L.1251-49 et suivants du Code du travail. Tout retard de paiement entraîne des pénalités au taux de 3 fois l’intérêt légal et une indemnité forfaitaire de 40 €.</div>`
    },
  },
  {
    name: 'fr-officine-collectivites',
    plan: {
      ...between('FR', homes, 'Pharmacie|Grande Pharmacie', words('SELARL|SELAS|SNC')),
      currency: 'EUR',
      rates: [20, 10, 5.5, 2.1],
      lines: [12, 30],
      isOnce: true,
      most: 10,
      isGross: true,
      allowance: 0.4,
      days: [15, 30],
      items: goods(
        'GEL HYDROALCOOLIQUE 500ML =  = 4 = 8|CREME HYDRATANTE 400ML =  = 8 = 14|SHAMPOOING DOUX 500ML =  = 6 = 10|BROSSE A DENTS SOUPLE =  = 2 = 4|LOTION MICELLAIRE 250ML =  = 7 = 12|COTON HYDROPHILE 250G =  = 3 = 5|VITAMINE C 500 MG CPR BT/30 =  = 5 = 8 = 1|PASTILLES GORGE BT/24 =  = 6 = 9 = 1|SERUM PHYSIO 5ML BT/40 =  = 5 = 9 = 1|COMPRESSES STER 10X10 BT/50 =  = 7 = 12 = 2|BANDE EXTENSIBLE 10CM X 4M =  = 1 = 3 = 2|CHANGES COMPLETS T.M BT/28 =  = 18 = 26 = 2|COMPLEMENT ORAL VANILLE 4X200ML =  = 9 = 14 = 2|GANTS NITRILE T8 BT/100 =  = 8 = 13|TENSIOMETRE BRAS =  = 49 = 79|THERMOMETRE DIGITAL =  = 7 = 12|PARACETAMOL 1G CPR BT/8 =  = 2 = 3 = 3|IBUPROFENE 400 MG CPR BT/12 =  = 3 = 5 = 1|SPASMOLYTIQUE 80 MG BT/10 =  = 2 = 4 = 3|MACROGOL 10G SACH BT/20 =  = 4 = 6 = 3'
      ),
      numbers: (random) => `F${random.digits(6)}`,
    },
    style: { decimal: ',', thousands: ' ', date: slashed },
    css: 'body{font:9pt "DejaVu Sans Mono";font-size:8pt;line-height:1.35} .hd{display:grid;grid-template-columns:18mm 1fr;gap:4mm;align-items:center} .cross{background:#0a8a3a;color:#fff;font:bold 34pt "Liberation Sans";text-align:center;line-height:17mm;height:17mm} .hd b{font-size:12pt} .mid{display:flex;justify-content:space-between;margin:8mm 0 5mm} .mid>div:last-child{width:80mm;border:.8pt solid #000;padding:3mm} .list th{border-top:.8pt dashed #000;border-bottom:.8pt dashed #000;text-align:left;padding:3px 3px;font-weight:400} .list td{padding:1.5px 3px} .list tr:last-child td{padding-bottom:6px} .sum{border-top:.8pt dashed #000;display:flex;justify-content:space-between;padding-top:3mm} .sum table{width:95mm} .sum table+table{width:66mm} .sum th{text-align:left;font-weight:400} .sum td{padding:1.5px 3px} .net td{font-weight:bold;font-size:10pt;padding-top:5px} .ft{margin-top:10mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const holder = `${random.pick(french.first)} ${random.pick(french.last.slice(0, 5))}`
      const lines = p.lines((l) =>
        row([
          `34009${random.digits(8)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 2)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `>${p.number(t.rate, 2)}`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      return `<div class=hd><div class=cross>+</div><div><b>${d.seller.name}</b><br>${holder}, pharmacien titulaire<br>${d.seller.street} - ${d.seller.postCode} ${d.seller.town}<br>Tel ${d.seller.telephone} - FINESS ${random.int(10, 89)}2${random.digits(6)}</div></div>
<div class=mid><div>FACTURE No ${d.number}<br>Date : ${p.date(d.issueDate)}<br>Compte : ${d.customerNumber}<br>Bon de commande : ${d.orderNumber}<br>À régler avant le ${p.date(d.dueDate)}</div><div>${d.buyer.name}<br>${address(d.buyer)}</div></div>
<table class=list>${heading(['Code CIP', 'Désignation', '>Qté', '>P.U. TTC', '>TVA %', '>Total TTC'])}${lines.join('')}</table>
<div class=sum><table>${heading(['>TVA %', '>H.T.', '>T.V.A.', '>T.T.C.'])}${taxes.join('')}${row(['Total', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table><table>${d.allowance ? row(['Total brut TTC', `>${p.plain(d.lineTotal)}`]) + row(['Remise collectivité', `>-${p.plain(d.allowance)}`]) : ''}<tr class=net><td>NET À PAYER (EUR)</td><td class=r>${p.plain(d.amountDue)}</td></tr></table></div>
<div class=ft>Règlement par chèque à l’ordre de la pharmacie ou par virement :<br>IBAN ${grouped(d.seller.iban)}<br><br>No TVA ${d.seller.vatId} - RCS ${d.seller.town.toUpperCase()} ${threes(d.seller.vatId.slice(4))}<br>Les médicaments ne sont ni repris ni échangés.</div>`
    },
  },
  {
    name: 'fr-be-agence-erp',
    plan: {
      ...between('FR', walloon, 'Communication|Digital|Créations|Studio'),
      currency: 'EUR',
      rates: [21],
      lines: [2, 7],
      isInOrder: true,
      isOnce: true,
      most: 12,
      lineDiscount: 0.25,
      prepaid: 0.5,
      days: [15, 30],
      items: goods(
        'Direction artistique et moodboard = Heures = 85 = 110|Conception graphique – identité visuelle = Heures = 75 = 98|Intégration web responsive = Heures = 78 = 95|Rédaction de contenus (FR/NL) = Heures = 65 = 85|Shooting photo demi-journée = Unités = 380 = 520|Gestion des réseaux sociaux – forfait mensuel = Mois = 290 = 450|Hébergement et maintenance = Mois = 29 = 59|Impression dépliants A5, 1.000 ex. = Unités = 140 = 215'
      ),
      numbers: (random, year) => `INV/${year}/${random.digits(5)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:9.5pt Lato;color:#333;line-height:1.45} .hd{display:flex;justify-content:space-between;align-items:center;border-bottom:.6pt solid #bbb;padding-bottom:3mm} .logo{font-size:20pt;font-weight:900;color:#714b67} .slog{color:#777;font-style:italic} .adr{display:flex;justify-content:space-between;margin:5mm 0 8mm} .adr div:last-child{width:75mm} h1{font-size:19pt;font-weight:400;color:#714b67;margin:0 0 5mm} .inf{display:flex;gap:14mm;margin-bottom:6mm} .list th{text-align:left;border-bottom:1pt solid #714b67;padding:4px} .list td{padding:5px 4px;border-bottom:.4pt solid #ddd} .tot{width:80mm;margin:4mm 0 0 auto} .tot td{padding:3px 4px;border-bottom:.4pt solid #ddd} .tot .b td{font-weight:bold;color:#714b67;border-top:1pt solid #714b67} .ft{position:fixed;bottom:0;left:0;right:0;border-top:.6pt solid #bbb;padding-top:2mm;text-align:center;font-size:8pt;color:#777} .pm td{font-style:italic}',
    draw: (p) => {
      settleInBelgium(p)
      const { doc: d, random } = p
      const slogan = random.pick(['Des idées qui sortent du cadre.', 'Print · Web · Social', ''])
      const hasDiscount = d.lines.some(({ discount }) => discount)
      const lines = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, 2)} ${l.unit}`,
          `>${p.plain(l.price)}`,
          ...(hasDiscount ? [`>${l.discount ? p.number(l.discount, 2) : '0,00'}`] : []),
          `${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const labels = ['Description', '>Quantité', '>Prix unitaire']
      if (hasDiscount) labels.push('>Rem. %')
      const due = d.prepaid
        ? `<tr class=pm><td>Payé le ${p.date(d.orderDate)}</td><td class=r>${p.money(d.prepaid)}</td></tr>${row(['Montant dû', `>${p.money(d.amountDue)}`])}`
        : ''
      const source = `S${random.digits(5)}`
      return `<div class=hd><span class=logo>${d.seller.name}</span><span class=slog>${slogan}</span></div>
<div class=adr><div>${address(d.seller)}<br>${d.seller.country}</div><div>${d.buyer.name}<br>${address(d.buyer)}<br>${d.buyer.country}<br>TVA : ${d.buyer.vatId}</div></div>
<h1>Facture ${d.number}</h1>
<div class=inf><div><b>Date de facture :</b><br>${p.date(d.issueDate)}</div><div><b>Date d’échéance :</b><br>${p.date(d.dueDate)}</div><div><b>Origine :</b><br>${source}</div><div><b>Référence client :</b><br>${d.customerNumber}</div></div>
<table class=list>${heading([...labels, 'Taxes', '>Montant'])}${lines.join('')}</table>
<table class=tot>${row(['Montant hors taxes', `>${p.money(d.subtotal)}`])}${row([`TVA ${d.taxes[0].rate}%`, `>${p.money(d.tax)}`])}<tr class=b><td>Total</td><td class=r>${p.money(d.total)}</td></tr>${due}</table>
<p>Communication de paiement : <b>${structured(p)}</b> sur ce compte : <b>${grouped(d.seller.iban)}</b></p>
<p>Conditions de paiement : ${daysBetween(d.issueDate, d.dueDate)} jours. Conditions générales : ${d.seller.site}/cgv</p>
<div class=ft>${d.seller.telephone} | ${d.seller.mail} | ${d.seller.site} | ${d.seller.vatId}<br>Page 1 / 1</div>`
    },
  },
  {
    name: 'fr-lu-traiteur-acompte',
    plan: {
      ...between('FR', luxembourger, 'Traiteur|Réceptions|Traiteur & Événements'),
      currency: 'EUR',
      rates: [17, 3],
      lines: [5, 13],
      isInOrder: true,
      isOnce: true,
      most: 80,
      allowance: 0.3,
      prepaid: 0.7,
      days: [8, 14, 30],
      items: goods(
        'Mise en bouche, 4 pièces par personne = pers. = 9 = 14 = 1|Buffet froid « Moselle » = pers. = 26 = 38 = 1|Buffet chaud, deux plats au choix = pers. = 31 = 46 = 1|Assortiment de fromages affinés = pers. = 7 = 11 = 1|Mignardises et desserts en verrine = pers. = 8 = 13 = 1|Eaux, jus et café à discrétion = pers. = 6 = 9 = 1|Crémant de Luxembourg brut = btl = 19 = 27|Pinot gris, domaine = btl = 16 = 24|Bière pression, fût 30 l = fût = 145 = 190|Service en salle = h = 34 = 42|Chef sur place = h = 42 = 55|Location vaisselle et verrerie = pers. = 3 = 6|Nappage et décoration de table = table = 18 = 32'
      ),
      numbers: (random, year) => `${year}/${random.digits(3)}`,
    },
    style: { ...comma, thousands: '.', money: (plain) => `${plain} €`, date: frenchDay },
    css: 'body{font:10pt "EB Garamond";font-variant-numeric:lining-nums tabular-nums;line-height:1.3;color:#222} .lh{text-align:center;border-bottom:1.5pt double #9a7b3c;padding-bottom:4mm} .lh b{font-size:24pt;font-weight:500;letter-spacing:1.5pt;color:#7b5d1e} .to{margin:9mm 0 8mm 95mm;font-size:11pt} .ev{background:#f7f2e6;padding:2.5mm 4mm;margin:3mm 0 5mm} h2{font-weight:500;font-size:15pt;margin:0} .list th{text-align:left;font-weight:500;font-style:italic;border-bottom:.6pt solid #9a7b3c;padding:3px} .list td{padding:3px} .tot{width:92mm;margin:4mm 0 0 auto;break-inside:avoid} .tot td{padding:2px 3px} .tot .l td{border-top:.6pt solid #9a7b3c;font-weight:600} .ft{position:fixed;bottom:0;left:0;right:0;display:flex;justify-content:space-between;border-top:.6pt solid #9a7b3c;padding-top:2mm;font-size:8.5pt}',
    draw: (p) => {
      settleInLuxembourg(p)
      const { doc: d, random } = p
      const event = random.pick(words('Réception d’entreprise|Soirée du personnel|Inauguration'))
      const lines = p.lines((l) =>
        row([
          `>${p.number(l.quantity)}`,
          l.unit,
          l.description,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`TVA ${p.number(t.rate)} % sur ${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
      )
      const less = d.allowance
        ? row(['Total', `>${p.money(d.lineTotal)}`]) +
          row(['Remise commerciale', `>– ${p.money(d.allowance)}`])
        : ''
      const due = d.prepaid
        ? row([`Acompte reçu le ${p.date(d.orderDate)}`, `>– ${p.money(d.prepaid)}`]) +
          `<tr class=l><td>Solde à payer</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      return `<div class=lh><b>${d.seller.name}</b><br>${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · Tél. ${d.seller.telephone} · ${d.seller.mail}</div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<p class=r>${d.seller.town}, le ${p.date(d.issueDate)}</p><h2>Facture n° ${d.number}</h2>
<div class=ev>${event} du ${p.date(d.deliveryDate)} – votre commande ${d.orderNumber} du ${p.date(d.orderDate)}</div>
<table class=list>${heading(['>Qté', '', 'Désignation', '>P.U. HT', '>TVA', '>Total HT'])}${lines.join('')}</table>
<table class=tot>${less}${row(['Total hors TVA', `>${p.money(d.subtotal)}`])}${taxes.join('')}${d.taxes.length > 1 ? row(['Total TVA', `>${p.money(d.tax)}`]) : ''}<tr class=l><td>Total TVA comprise</td><td class=r>${p.money(d.total)}</td></tr>${due}</table>
<p>Montant payable pour le ${p.date(d.dueDate)} au plus tard, en indiquant le numéro de facture.<br>Nous vous remercions de votre confiance.</p>
<div class=ft><div>${d.seller.name}<br>R.C.S. Luxembourg B ${random.digits(6)}</div><div>TVA ${d.seller.vatId}<br>Aut. d’établissement ${random.digits(8)}/0</div><div>IBAN ${grouped(d.seller.iban)}</div></div>`
    },
  },
  {
    name: 'nl-laadpas-sessies',
    plan: {
      ...between('NL', dutch, 'Laadservice|Mobiliteit|Laden|Energie', words('B.V.|BV|N.V.')),
      currency: 'EUR',
      rates: [21],
      lines: [14, 34],
      most: 48,
      isPart: true,
      days: [7, 14],
      items: goods(
        'Stationsplein P1, Zwolle = kWh = 0.35 = 0.5|Kerkstraat 112, Ede = kWh = 0.35 = 0.45|Snellaadstation A2 Nieuwegein = kWh = 0.6 = 0.75|Snellaadstation A28 Nunspeet = kWh = 0.6 = 0.75|Parkeergarage Centrum, Breda = kWh = 0.4 = 0.55|Sportlaan 3, Almere = kWh = 0.35 = 0.45|Thuislader = kWh = 0.3 = 0.35|Bedrijventerrein De Wetering = kWh = 0.35 = 0.45|Haven Noordzijde, Den Helder = kWh = 0.4 = 0.5|Transferium Noord, Groningen = kWh = 0.35 = 0.5'
      ),
      numbers: (random, year) => `${year}${two(random.int(1, 12))}${random.digits(6)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dashed },
    css: 'body{font:9.5pt Inter;line-height:1.45;color:#1d2b36} .hd{display:flex;justify-content:space-between;align-items:flex-start} .logo{font-size:16pt;font-weight:800;color:#00a076} .co{font-size:8pt;text-align:right;color:#56656f} .to{margin:10mm 0 12mm} h1{font-size:16pt;margin:0 0 4mm} .g{display:grid;grid-template-columns:62mm 1fr;gap:10mm} .box{background:#eef7f4;border-radius:6px;padding:4mm 5mm;font-size:9pt} .box span{display:block;color:#56656f;font-size:8pt} .box b{display:block;margin-bottom:2mm;font-weight:600} .s td{padding:5px 2px;border-bottom:.5pt solid #cfd8dc} .s .t td{font-weight:700;font-size:12pt;border-bottom:0} .inc{margin-top:8mm} .pg2{break-before:page} .list{font-size:8pt} .list th{text-align:left;color:#00a076;font-weight:600;border-bottom:1pt solid #00a076;padding:3px 2px} .list td{padding:2.5px 2px;border-bottom:.3pt solid #e1e7ea} .list .t td{font-weight:700;border-bottom:0;padding-top:5px}',
    draw: (p) => {
      const { doc: d, random } = p
      const cards = [0, 1].map(() => `NL-${random.pick(words('LDP|MBX'))}-C${random.digits(6)}`)
      const days = p.lines((_, at) => at / d.lines.length)
      const span = daysBetween(d.from, d.until)
      const lines = p.lines((l, at) => {
        const day = dayAfter(d.from, Math.floor(days[at] * span))
        return row([
          `${p.date(day)} ${two(random.int(6, 22))}:${random.int(10, 59)}`,
          random.pick(cards),
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const facts = [
        ['Factuurnummer', d.number],
        ['Factuurdatum', p.date(d.issueDate)],
        ['Klantnummer', d.customerNumber],
        ['Periode', `${p.date(d.from)} t/m ${p.date(d.until)}`],
        ['Uw referentie', d.orderNumber],
      ].map(([label, value]) => `<span>${label}</span><b>${value}</b>`)
      const owner = `NL${random.int(10, 96)}ABNA0${random.digits(2)}****${random.digits(2)}`
      return `<div class=hd><div class=logo>${d.seller.name}</div><div class=co>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>${d.seller.site} · ${d.seller.telephone}<br>KvK ${random.digits(8)} · Btw ${d.seller.vatId}<br>IBAN ${grouped(d.seller.iban)}</div></div>
<div class=to>${d.buyer.name}<br>${address(d.buyer)}</div>
<h1>Uw laadfactuur</h1><div class=g><div class=box>${facts.join('')}</div><div><table class=s>${row([`${d.lines.length} laadsessies (zie specificatie)`, `>${p.money(d.lineTotal)}`])}${row(['Totaal exclusief btw', `>${p.money(d.subtotal)}`])}${row([`Btw ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}<tr class=t><td>Totaal inclusief btw</td><td class=r>${p.money(d.total)}</td></tr></table>
<p class=inc>Het bedrag wordt omstreeks <b>${p.date(d.dueDate)}</b> automatisch afgeschreven van uw rekening ${owner}. U hoeft niets te doen.</p><p>Heeft u vragen over een laadsessie? Meld dit binnen 30 dagen via ${d.seller.mail}.</p></div></div>
<div class=pg2><h1>Specificatie bij factuur ${d.number}</h1><table class=list>${heading(['Start', 'Laadpas', 'Locatie', '>Verbruik', '', '>Tarief', '>Bedrag €'])}${lines.join('')}<tr class=t><td colspan=6>Totaal exclusief btw</td><td class=r>${p.plain(d.subtotal)}</td></tr></table></div>`
    },
  },
  {
    name: 'nl-drankenhandel-emballage',
    plan: {
      ...between('NL', bars, 'Drankenhandel|Dranken|Horecadranken', words('B.V.|V.O.F.|BV')),
      currency: 'EUR',
      rates: [21, 9, 0],
      lines: [14, 34],
      isInOrder: true,
      isOnce: true,
      most: 12,
      lineDiscount: 0.3,
      days: [7, 14],
      items: goods(
        'Pils fust 50 ltr = fust = 138 = 168|Pils krat 24 x 30 cl = krat = 14 = 19|Weizen fust 20 ltr = fust = 68 = 89|Speciaalbier blond 24 x 33 cl = krat = 29 = 41|Tripel 24 x 33 cl = krat = 33 = 46|Jonge jenever 1 ltr = fles = 13 = 17|Witte huiswijn 6 x 75 cl = doos = 24 = 36|Rode huiswijn 6 x 75 cl = doos = 24 = 36|Prosecco 6 x 75 cl = doos = 36 = 52|CO2-cilinder 10 kg = st = 28 = 39|Bronwater rood 28 x 25 cl = krat = 11 = 15 = 1|Bronwater blauw 28 x 25 cl = krat = 11 = 15 = 1|Cola regular 28 x 20 cl = krat = 17 = 22 = 1|Sinas 28 x 20 cl = krat = 16 = 21 = 1|Bitter lemon 28 x 20 cl = krat = 18 = 23 = 1|Jus d’orange 12 x 1 ltr = doos = 21 = 29 = 1|Appelsap 24 x 20 cl = doos = 15 = 21 = 1|Pils 0.0 24 x 30 cl = krat = 15 = 20 = 1|Koffiemelkcups 240 st = doos = 9 = 13 = 1|Emballage krat 24 fles = st = 3.9 = 3.95 = 2|Emballage krat 28 fles = st = 5.5 = 5.55 = 2|Emballage fust = st = 30 = 30 = 2'
      ),
      numbers: (random) => `7${random.digits(6)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}-${m}-${y.slice(2)}` },
    css: 'body{font:8.5pt "Liberation Sans";line-height:1.3;margin:0} .hd{display:grid;grid-template-columns:1fr 60mm;border-bottom:2pt solid #1b3f8b;padding-bottom:3mm} .hd b{font:bold 19pt "Liberation Serif";color:#1b3f8b} .hd div+div{font-size:7.5pt} .two{display:flex;justify-content:space-between;margin:6mm 0} .two>div{width:84mm;min-height:22mm} .two i{color:#1b3f8b} .meta{margin-bottom:3mm} .meta th{background:#dfe6f4;text-align:left;padding:2px 4px;font-weight:400} .meta td{padding:2px 4px} .list th{background:#1b3f8b;color:#fff;text-align:left;padding:3px 4px;font-weight:400} .list td{padding:1.8px 4px} .list tr:nth-child(even) td{background:#f3f6fb} .sum{display:grid;grid-template-columns:88mm 1fr;gap:12mm;margin-top:5mm;border-top:1pt solid #1b3f8b;padding-top:2mm;break-inside:avoid} .sum th{text-align:left;font-weight:400;color:#1b3f8b} .sum td{padding:1.5px 4px} .big td{font-weight:bold;font-size:11pt;border-top:1pt solid #1b3f8b;padding-top:3px} .ft{margin-top:7mm;font-size:7pt;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const codes = new Map([
        [21, 'H'],
        [9, 'L'],
        [0, 'E'],
      ])
      const lines = p.lines((l) =>
        row([
          random.digits(5),
          `>${p.number(l.quantity)}`,
          l.unit,
          l.description,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount, 1)}%` : ''}`,
          `>${p.plain(l.amount)}`,
          codes.get(l.rate)!,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `${codes.get(t.rate)} ${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const driver = random.pick(words('Route 12 / Henk|Route 4 / Marco|Route 27 / Ali'))
      const labels = ['Datum', 'Factuurnr.', 'Debiteur', 'Bon / order', 'Leverdatum', 'Route']
      const facts = [
        p.date(d.issueDate),
        d.number,
        d.customerNumber,
        d.orderNumber,
        p.date(d.deliveryDate),
        driver,
      ]
      return `<div class=hd><div><b>${d.seller.name}</b><br>bier · wijn · gedistilleerd · frisdranken · tapverhuur</div><div>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>Telefoon ${d.seller.telephone}<br>${d.seller.mail}<br>Bank ${grouped(d.seller.iban)}<br>KvK ${random.digits(8)} BTW ${d.seller.vatId}</div></div>
<div class=two><div><i>Factuuradres</i><br>${d.buyer.name}<br>${address(d.buyer)}</div><div><i>Afleveradres</i><br>zie factuuradres</div></div>
<h3>FACTUUR</h3><table class=meta>${heading(labels)}${row(facts)}</table>
<table class=list>${heading(['Artikel', '>Aantal', 'Eenh.', 'Omschrijving', '>Prijs', '>Korting', '>Bedrag', 'BTW'])}${lines.join('')}</table>
<div class=sum><table>${heading(['BTW', '>Grondslag', '>BTW-bedrag'])}${taxes.join('')}</table><table>${row(['Totaal goederen en emballage', `>${p.plain(d.subtotal)}`])}${row(['BTW', `>${p.plain(d.tax)}`])}<tr class=big><td>Factuurbedrag EUR</td><td class=r>${p.plain(d.total)}</td></tr></table></div>
<p>Vervaldatum: ${p.date(d.dueDate)}. Gelieve bij betaling debiteur- en factuurnummer te vermelden.</p>
<div class=ft>Emballage blijft eigendom van de leverancier en wordt na retour gecrediteerd. Reclames binnen 24 uur na levering. Geen 18, geen alcohol.</div>`
    },
  },
  {
    name: 'nl-drukwerk-weborder',
    plan: {
      ...between('NL', dutch, 'Drukwerk|Print|Drukkerij|Reclame', words('B.V.|BV')),
      currency: 'EUR',
      rates: [21],
      lines: [1, 5],
      isOnce: true,
      most: 4,
      allowance: 0.4,
      charge: 0.6,
      items: goods(
        'Visitekaartjes 350 g mat, 4/4, 500 st. = set = 24 = 39|Flyers A5 135 g glans, 1.000 st. = set = 34 = 58|Folders A4 gevouwen naar A5, 500 st. = set = 89 = 140|Rollbanner 85 x 200 cm incl. cassette = stuk = 49 = 79|Briefpapier A4 90 g, 1.000 st. = set = 69 = 98|Spandoek 300 x 100 cm met ringen = stuk = 45 = 69|Stickers rond 50 mm, 250 st. = set = 29 = 47|Enveloppen EA5/6 met venster, 500 st. = set = 58 = 84|Poster A1 200 g = stuk = 11 = 19'
      ),
      numbers: (random, year) => `WF${year}-${random.digits(6)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dutchDay },
    css: 'body{font:10pt "Liberation Sans";color:#222;line-height:1.4} .bar{background:#ffd400;padding:5mm 7mm;margin-bottom:8mm;display:flex;justify-content:space-between;align-items:baseline} .bar b{font-size:18pt;letter-spacing:-.6pt} .g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6mm;font-size:9pt} .g h4{margin:0 0 1mm;font-size:9pt;text-transform:uppercase;color:#888} .paid{display:inline-block;border:1.5pt solid #1c8a3b;color:#1c8a3b;font-weight:bold;padding:1mm 4mm;border-radius:4px;margin:7mm 0 4mm} .it{border-top:1pt solid #222;padding:3mm 0;display:grid;grid-template-columns:1fr 24mm 26mm 26mm;break-inside:avoid} .it small{display:block;color:#777} .it.h{font-weight:bold;border:0;padding-bottom:1mm;font-size:9pt} .tot{width:86mm;margin:3mm 0 0 auto} .tot td{padding:2.5px 0} .tot .b td{border-top:1pt solid #222;font-weight:bold} .ft{margin-top:16mm;border-top:.5pt solid #ccc;padding-top:3mm;font-size:8pt;color:#666;display:flex;justify-content:space-between}',
    draw: (p) => {
      const { doc: d, random } = p
      d.prepaid = d.total
      d.amountDue = 0
      const means = random.pick(words('iDEAL|creditcard|PayPal|overboeking'))
      const code = random.pick(words('WELKOM|ZOMER|VASTEKLANT'))
      const lines = p.lines(
        (l) =>
          `<div class=it><div>${l.description}<small>Bestand: ${random.pick(words('definitief_v2|drukproef|ontwerp-nieuw|logo_fc'))}.pdf · levering standaard</small></div><div class=r>${p.number(l.quantity)} ${l.unit}</div><div class=r>${p.money(l.price)}</div><div class=r>${p.money(l.amount)}</div></div>`
      )
      const extra = [
        d.allowance || d.charge ? row(['Artikelen', `>${p.money(d.lineTotal)}`]) : '',
        d.allowance ? row([`Kortingscode ${code}`, `>- ${p.money(d.allowance)}`]) : '',
        d.charge ? row(['Verzendkosten', `>${p.money(d.charge)}`]) : '',
      ]
      return `<div class=bar><b>${d.seller.site.slice(4)}</b><span>Factuur</span></div>
<div class=g><div><h4>Factuuradres</h4>${d.buyer.name}<br>${address(d.buyer)}<br>${d.buyer.country}</div><div><h4>Bezorgadres</h4>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>${d.buyer.country}</div><div><h4>Gegevens</h4>Factuurnummer: ${d.number}<br>Factuurdatum: ${p.date(d.issueDate)}<br>Bestelnummer: ${d.orderNumber}<br>Besteldatum: ${p.date(d.orderDate)}</div></div>
<div class=paid>BETAALD</div>
<div class="it h"><div>Product</div><div class=r>Aantal</div><div class=r>Per stuk excl.</div><div class=r>Totaal excl.</div></div>${lines.join('')}
<table class=tot>${extra.join('')}${row(['Totaal excl. btw', `>${p.money(d.subtotal)}`])}${row([`${p.number(d.taxes[0].rate)}% btw`, `>${p.money(d.tax)}`])}<tr class=b><td>Totaal incl. btw</td><td class=r>${p.money(d.total)}</td></tr>${row([`Voldaan met ${means}`, `>${p.money(d.total)}`])}${row(['Openstaand bedrag', `>${p.money(d.amountDue)}`])}</table>
<div class=ft><div>${d.seller.name}<br>${address(d.seller)}</div><div>KvK ${random.digits(8)}<br>Btw-nr. ${d.seller.vatId}<br>IBAN ${grouped(d.seller.iban)}</div><div>Vragen over je bestelling?<br>${d.seller.mail}<br>${d.seller.telephone}</div></div>`
    },
  },
  {
    name: 'nl-be-ruwbouw-vordering',
    plan: {
      ...between('NL', flemish, 'Metselwerken|Chape & Vloeren|Grondwerken|Gevelwerken'),
      currency: 'EUR',
      rates: [0],
      lines: [6, 14],
      isInOrder: true,
      isOnce: true,
      most: 120,
      isPart: true,
      withheld: 5,
      days: [30, 45],
      items: goods(
        'Afgraven teelaarde en stapelen = m³ = 4 = 7|Sleuven voor fundering, machinaal = m³ = 11 = 17|Afvoer overtollige grond = m³ = 16 = 24|Gewapend beton C25/30 funderingsstroken = m³ = 165 = 210|Wapeningsnet 150/150/8/8 = m² = 6 = 10|Funderingsmetselwerk betonblok 19 cm = m² = 52 = 68|Waterkerende laag DPC = m = 4 = 7|Binnenspouwblad snelbouw 14 cm = m² = 38 = 49|Gevelmetselwerk waalformaat = m² = 74 = 98|Spouwisolatie PIR 12 cm = m² = 31 = 42|Lateien beton, voorgespannen = m = 24 = 36|Dorpels blauwe hardsteen 5 cm = m = 58 = 79|Voegwerk gevelmetselwerk = m² = 14 = 21|Regie-uren metser = u = 42 = 52'
      ),
      numbers: (random, year) => `${year}-V${random.digits(4)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9pt Carlito;font-size:10pt;line-height:1.25} .lh{display:flex;justify-content:space-between;align-items:flex-end} .lh b{font-size:18pt} .lh .k{width:34mm;height:16mm;background:repeating-linear-gradient(0deg,#a3442c 0 3.4mm,#fff 3.4mm 4mm)} .side{display:grid;grid-template-columns:88mm 1fr;gap:10mm;margin:8mm 0 6mm} .side table td{padding:1px 2px} .side .to{border:.8pt solid #777;padding:3mm 4mm;font-size:11pt} .werf{border-top:1pt solid #000;border-bottom:1pt solid #000;padding:1.5mm 0;margin-bottom:4mm} .list td,.list th{border:.5pt solid #777;padding:2.5px 4px} .list th{background:#eee;text-align:left} .tot{width:90mm;margin:4mm 0 0 auto;break-inside:avoid} .tot td{border:.5pt solid #777;padding:3px 5px} .tot tr:last-child{font-weight:bold} .ver{border:.8pt solid #000;padding:2mm 3mm;margin-top:5mm;font-weight:bold;break-inside:avoid} .ft{position:fixed;bottom:0;left:0;right:0;border-top:.8pt solid #a3442c;padding-top:1.5mm;text-align:center;font-size:8pt}',
    draw: (p) => {
      settleInBelgium(p)
      const { doc: d, random } = p
      const state = random.int(2, 7)
      const site = random.pick(words('Nieuwbouw 8 appartementen|Uitbreiding basisschool|KMO-units'))
      const lines = p.lines((l, at) =>
        row([
          `${10 + Math.floor(at / 3)}.${two((at % 3) * 10 + 10)}`,
          l.description,
          l.unit,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const facts = [
        ['Factuurnummer', `<b>${d.number}</b>`],
        ['Datum', p.date(d.issueDate)],
        ['Vervaldatum', p.date(d.dueDate)],
        ['Uw bestelbon', d.orderNumber],
        ['Klant', d.customerNumber],
        ['Uw btw-nummer', belgianVat(d.buyer.vatId)],
      ].map(([label, value]) => row([label, `: ${value}`]))
      return `<div class=lh><div><b>${d.seller.name}</b><br>${d.seller.street} – ${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} – ${d.seller.mail}</div><div class=k></div></div>
<div class=side><table>${facts.join('')}</table><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<h3>FACTUUR – VORDERINGSSTAAT NR. ${state}</h3>
<div class=werf>Werf: ${site}, ${random.pick(words('Molenweg|Schoolstraat|Veldstraat'))} te ${d.buyer.town}<br>Uitgevoerde werken van ${p.date(d.from)} tot ${p.date(d.until)}</div>
<table class=list>${heading(['Post', 'Omschrijving', 'EH', '>Hoeveelheid', '>EP (€)', '>Bedrag (€)'])}${lines.join('')}</table>
<table class=tot>${row(['Totaal excl. btw', `>${p.plain(d.subtotal)}`])}${row(['Btw verlegd', `>${p.plain(d.tax)}`])}${row(['Totaal incl. btw', `>${p.plain(d.total)}`])}${row(['Inhouding waarborg 5 %', `>-${p.plain(d.withheld)}`])}${row(['Te betalen EUR', `>${p.plain(d.amountDue)}`])}</table>
<div class=ver>Verlegging van heffing. Bij gebrek aan schriftelijke betwisting binnen een termijn van één maand na ontvangst van de factuur, wordt de afnemer geacht te erkennen dat hij een belastingplichtige is die gehouden is tot de indiening van periodieke btw-aangiften.</div>
<p>Betaling op rekening ${grouped(d.seller.iban)} met mededeling ${d.number}. De waarborg wordt vrijgegeven bij de voorlopige oplevering.</p>
<div class=ft>${d.seller.name} – BTW ${belgianVat(d.seller.vatId)} – RPR ${random.pick(words('Gent, afd. Kortrijk|Antwerpen, afd. Mechelen|Leuven'))} – IBAN ${grouped(d.seller.iban)} – Bij laattijdige betaling is van rechtswege 10 % intrest verschuldigd.</div>`
    },
  },
]
