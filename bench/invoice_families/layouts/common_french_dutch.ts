import { places, words } from '../lists.ts'
import { structured } from '../check_digits.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { sumOf, type Item, type Plan } from '../make_document.ts'
import { phoneOf, type Country } from '../people.ts'
import fictional from '../pools.json' with { type: 'json' }
import {
  comma,
  grouped,
  heading,
  monthsIn,
  row,
  slashed,
  type Print,
  two,
  belgianVat,
  address,
} from '../print.ts'
import type {} from '../random.ts'

const frenchMonths = monthsIn('FR')
const dutchMonths = monthsIn('NL')
const spaced = { decimal: ',', thousands: '\u00A0' } as const

const french = {
  first: words('Capucine|Franck|Ludivine|Edmond|Laëtitia|Régis|Maud|Kévin'),
  last: words('Bonnard|Cordier|Dufresnoy|Grandjean|Lhermitte|Mazeau|Perrichon|Rouvier|Tanguy'),
  trade: words('Fleurs|Transports|Boulangerie|Graphisme|Bois|Formation'),
  forms: words('SARL|SAS|EURL'),
  streets: words(
    '14 rue de la Fontaine|62 avenue de Verdun|3 chemin des Vignes|9 bis rue Victor Hugo|118 route de Nantes|Le Bourg'
  ),
  towns: places(
    'Pontivy = 56300|Montluçon = 03100|Rodez = 12000|Sarlat-la-Canéda = 24200|Beaune = 21200|Fougères = 35300'
  ),
  country: 'France',
  tel: '+33 ',
}
const walloon = {
  ...french,
  first: words('Marie-Paule|Benoît|Anne-Françoise|Didier|Ghislaine|Fabrice'),
  last: words('Delvaux|Lambrechts|Thiry|Wauthier|Henrotte|Dumoulin|Collignon|Piette'),
  forms: words('SRL|SA|SC'),
  streets: words(
    'Rue de la Station 44|Chaussée de Namur 217|Grand’Route 9|Rue du Moulin 3 bte 2|Avenue des Combattants 61'
  ),
  towns: places('Ciney = 5590|Gembloux = 5030|Herve = 4650|Marche-en-Famenne = 6900|Ath = 7800'),
  country: 'Belgique',
}
const dutch = {
  first: words('Hilde|Teunis|Mirjam|Evert|Jolanda|Klaas'),
  last: words('Boersma|Kamphuis|Lansink|Nijhof|Roelofsen|Veldkamp|van Dongen|Westerink'),
  trade: words('Melkveebedrijf|Zorg|Bouwgroep|Akkerbouw|Techniek|Advies'),
  forms: words('B.V.|V.O.F.|BV'),
  streets: words(
    'Zuiderdiep 96|Lochemseweg 14a|Stationsplein 2|Veenweg 131|Rijksstraatweg 55|Het Spoor 8'
  ),
  towns: places(
    'Ommen = 7731 AC|Houten = 3992 BR|Emmeloord = 8304 AV|Borculo = 7271 XG|Weert = 6002 SM'
  ),
  country: 'Nederland',
  tel: '+31 ',
}
const flemish = {
  ...dutch,
  first: words('Griet|Koenraad|Lieve|Stijn|Ilse|Bart'),
  last: words('Vandenbroucke|De Clercq|Goossens|Lievens|Van Hecke|Claeys|Wouters|Depoorter'),
  trade: words('Ruwbouw|Dakwerken|Interieur|Renovatie|Drankenhandel'),
  forms: words('BV|NV|CommV'),
  streets: words(
    'Stationsstraat 112|Gentsesteenweg 340|Kerkhofstraat 7 bus 3|Industrielaan 24|Oude Baan 58'
  ),
  towns: places('Tielt = 8700|Aarschot = 3200|Ninove = 9400|Waregem = 8790|Geel = 2440'),
  country: 'België',
}

/** Sellers of these trades; the buyers have others, in the pool of a country that is not used. */
function between(
  country: Country,
  own: typeof french,
  trade: string[],
  forms = own.forms
): Pick<Plan, 'country' | 'buyerCountry' | 'pools'> {
  const pools = { ...fictional, [country]: { ...own, trade, forms }, AT: own }
  return { country, buyerCountry: 'AT', pools }
}

/** Gives both parties a Belgian VAT number and account. */
function settleInBelgium({ doc, random }: Print): void {
  for (const party of [doc.seller, doc.buyer]) {
    const company = `0${random.int(4, 7)}${random.digits(6)}`
    party.vatId = `BE${company}${two(97 - (Number(company) % 97))}`
    const account = `${random.pick(['00', '06', '36', '73'])}${random.digits(8)}`
    const whole = `${account}${two(Number(account) % 97 || 97)}`
    party.iban = `BE${two(98 - Number(BigInt(`${whole}111400`) % 97n))}${whole}`
  }
}

const funeralSections: Record<string, Item[]> = {
  'PRÉPARATION ET ORGANISATION DES OBSÈQUES': [
    ['Démarches et formalités administratives', '', 160, 290],
    ['Toilette et habillage du défunt', '', 95, 160],
    ['Soins de conservation', '', 290, 390],
    ['Séjour en chambre funéraire (3 jours)', '', 210, 380],
    ['Faire-part personnalisés, lot de 50', '', 75, 140],
  ],
  'TRANSPORT DU DÉFUNT': [
    ['Transport avant mise en bière, véhicule agréé', '', 180, 320, 1],
    ['Corbillard avec chauffeur jusqu’au cimetière', '', 260, 420, 1],
  ],
  'CERCUEIL ET ACCESSOIRES': [
    ['Cercueil chêne massif 22 mm, 4 poignées', '', 980, 1850],
    ['Cuvette étanche biodégradable', '', 35, 60],
    ['Plaque d’identité gravée', '', 18, 35],
    ['Capiton satin écru avec oreiller', '', 70, 150],
  ],
  'CÉRÉMONIE ET INHUMATION': [
    ['Mise en bière et fermeture du cercueil', '', 90, 160],
    ['Équipe de quatre porteurs', '', 240, 400],
    ['Maître de cérémonie', '', 110, 190],
    ['Ouverture et fermeture du caveau', '', 380, 620],
    ['Gerbe de fleurs naturelles', '', 90, 180, 1],
  ],
  'FRAIS AVANCÉS POUR LE COMPTE DE LA FAMILLE': [
    ['Avis de décès, presse régionale', '', 130, 260, 2],
    ['Offrande paroissiale', '', 180, 230, 2],
    ['Vacation de police', '', 20, 25, 2],
    ['Concession trentenaire', '', 290, 560, 2],
  ],
}
const funeralOptions = /^(Toilette|Soins|Séjour|Faire-part|Capiton|Maître|Gerbe)/

const leaseGroups: Record<string, Item[]> = {
  'Leasetermijnen': [
    ['Leasetermijn full operational 48 mnd / 120.000 km', '', 389, 745],
    ['Leasetermijn full operational 60 mnd / 90.000 km', '', 345, 620],
    ['Leasetermijn bestelauto 48 mnd / 160.000 km', '', 410, 690],
  ],
  'Brandstof en laden': [
    ['Voorschot brandstof', '', 120, 210],
    ['Laadpas abonnement en laadsessies', '', 38, 165],
  ],
  'Overige diensten': [
    ['Winterbanden wissel en opslag', '', 32, 58],
    ['Vervangend vervoer klasse B, 3 dagen', '', 84, 141],
    ['Afrekening meerkilometers', '', 45, 320],
    ['Administratiekosten bekeuring', '', 10, 15],
  ],
  'Doorbelast zonder btw': [
    ['Verkeersboete CJIB', '', 54, 190, 1],
    ['Eigen risico schade', '', 135, 300, 1],
    ['Motorrijtuigenbelasting', '', 48, 96, 1],
  ],
}

/** Layouts of senders in France, Wallonia, the Netherlands and Flanders; they are only measured. */
export const commonFrenchDutch: Family[] = [
  // Undertaker: the three columns that the ministry prescribes, amounts with tax.
  {
    name: 'fr-pompes-funebres',
    plan: {
      ...between('FR', french, words('Pompes Funèbres|Services Funéraires|Obsèques')),
      currency: 'EUR',
      rates: [20, 10, 0],
      items: Object.values(funeralSections).flat(),
      lines: [14, 24],
      most: 0,
      isInOrder: true,
      isOnce: true,
      isGross: true,
      isBuyerPerson: true,
      prepaid: 0.6,
      days: [15, 30],
      numbers: (random, year) => `${year.slice(2)}-${random.digits(4)}`,
    },
    style: {
      ...spaced,
      money: (plain) => `${plain} €`,
      date: (y, m, d) =>
        `${Number(d) === 1 ? '1er' : Number(d)} ${frenchMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9.5pt/1.35 "EB Garamond";font-variant-numeric:lining-nums tabular-nums;margin:0} .head{text-align:center;border-bottom:2pt double #4a3b5c;padding-bottom:3mm} .head b{font-size:19pt;letter-spacing:1pt;color:#4a3b5c} .who{display:flex;justify-content:space-between;margin:7mm 0 5mm} .who>div{width:80mm} .who .a{font-size:11pt;padding-top:4mm} h1{font-size:14pt;font-weight:600;margin:0 0 1mm} .t{margin-top:4mm} .t td,.t th{border-left:.5pt solid #998;border-right:.5pt solid #998;padding:.35mm 1.5mm} .t th{border:.5pt solid #998;font-weight:400;font-size:8pt;line-height:1.15;text-align:center!important;white-space:normal!important;width:23mm;background:#f1eef4} .t th:first-child{width:auto} .t .s td{font-weight:600;font-size:8.5pt;padding-top:2mm;color:#4a3b5c} .t .e td{border:.5pt solid #998;font-weight:600} .end{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm} .end table{width:84mm} .end td,.end th{padding:.7mm 1.5mm;font-weight:400;text-align:left} .v td,.v th{border:.5pt solid #998;font-size:9pt} .z td{font-weight:600;font-size:11.5pt;border-top:1pt solid #4a3b5c} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.5pt;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const phone = phoneOf(random, `0${random.int(2, 5)} ${random.digits(2)}`, ' ')
      const deceased = random.pick(['Mme Yvonne', 'M. Lucien', 'Mme Ginette', 'M. Roger'])
      const advanced = funeralSections['FRAIS AVANCÉS POUR LE COMPTE DE LA FAMILLE']
      const columnOf = (name: string) =>
        advanced.some(([own]) => own === name) ? 2 : funeralOptions.test(name) ? 1 : 0
      const sums = [0, 0, 0]
      const sections = Object.entries(funeralSections).map(([title, items]) => {
        const own = d.lines.filter((l) => items.some(([name]) => name === l.description))
        const rows = own.map((l) => {
          const column = columnOf(l.description)
          sums[column] += l.amount
          const cells = [0, 1, 2].map((at) => `>${at === column ? p.plain(l.amount) : ''}`)
          return row([l.description, `>${p.number(l.rate)} %`, ...cells])
        })
        const head = row([title, '', '', '', '']).replace('<tr>', '<tr class=s>')
        return rows.length ? head + rows.join('') : ''
      })
      return `<div class=head><b>${d.seller.name}</b><br>Organisation d’obsèques – Marbrerie – Prévoyance funéraire – 24 h/24 et 7 j/7<br>${d.seller.street} – ${d.seller.postCode} ${d.seller.town} – Tél. ${phone}</div>
<div class=who><div><h1>FACTURE N° ${d.number}</h1>du ${p.date(d.issueDate)}<br>Dossier : ${d.customerNumber}<br>Devis accepté le ${p.date(d.orderDate)}<br><br>Obsèques de <b>${deceased} ${random.pick(french.last).toUpperCase()}</b><br>célébrées le ${p.date(d.deliveryDate)}</div><div class=a>${d.buyer.name}<br>${address(d.buyer)}</div></div>
<table class=t>${heading(['Désignation', 'Taux TVA', 'Prestations courantes TTC', 'Prestations optionnelles TTC', 'Frais avancés TTC'])}${sections.join('')}${row(['Totaux par colonne', '', ...sums.map((sum) => `>${p.plain(sum)}`)]).replace('<tr>', '<tr class=e>')}</table>
<div class=end><table class=v>${heading(['Taux', '>Montant HT', '>TVA', '>Montant TTC'])}${p.taxes((t) => row([`${p.number(t.rate)} %`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`, `>${p.plain(t.base + t.amount)}`])).join('')}${row(['Total', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
<table>${row(['Montant total TTC', `>${p.money(d.total)}`])}${d.prepaid ? row([`Acompte reçu le ${p.date(d.orderDate)}`, `>– ${p.money(d.prepaid)}`]) : ''}${row(['Net à payer', `>${p.money(d.amountDue)}`]).replace('<tr>', '<tr class=z>')}</table></div>
<p>À régler au plus tard le ${p.date(d.dueDate)}, par chèque ou par virement : ${grouped(d.seller.iban)}.<br>Pas d’escompte en cas de paiement anticipé. Les frais avancés sont refacturés à l’identique, justificatifs joints.</p>
<div class=foot>${d.seller.name} au capital de 10 000 € – RCS ${d.seller.town} ${d.seller.vatId.slice(4)} – TVA intracommunautaire ${d.seller.vatId}<br>Habilitation préfectorale n° 22-${d.seller.postCode.slice(0, 2)}-0${random.digits(3)} – Orias n° 07 0${random.digits(2)} ${random.digits(3)}</div>`
    },
  },
  // Town hall: school meals for each child, no tax, a coupon at the bottom.
  {
    name: 'fr-regie-periscolaire',
    plan: {
      ...between('FR', french, words('Services')),
      currency: 'EUR',
      rates: [0],
      items: [
        ['Restauration scolaire', '', 3.1, 3.2],
        ['Accueil périscolaire du matin', '', 1.1, 1.2],
        ['Accueil périscolaire du soir', '', 1.8, 1.9],
        ['Étude surveillée', '', 1.6, 1.7],
        ['Mercredi, journée avec repas', '', 10.4, 10.5],
        ['Mercredi, demi-journée sans repas', '', 4.6, 4.7],
        ['Centre de loisirs, journée vacances', '', 11.2, 11.3],
      ],
      lines: [4, 9],
      most: 17,
      isBuyerPerson: true,
      prepaid: 0.3,
      days: [20, 25, 30],
      numbers: (random, year) => `${year}-PS-${random.digits(5)}`,
    },
    style: { ...spaced, money: (plain) => `${plain} €`, date: slashed },
    css: 'body{font:9.5pt/1.35 "Nimbus Sans";margin:0} .top{display:flex;justify-content:space-between} .arms{width:15mm;height:18mm;background:linear-gradient(90deg,#b3202a 50%,#e8b923 50%);border:1pt solid #333;border-radius:0 0 8mm 8mm;margin-bottom:2mm} .top b{font-size:12pt} .facts{width:82mm;border:.7pt solid #333;align-self:flex-start} .facts td{padding:1mm 2mm;border-bottom:.4pt solid #bbb} .facts tr:first-child td{background:#22405f;color:#fff;font-weight:bold} .to{margin:9mm 0 11mm 98mm;font-size:10.5pt} .c{margin-bottom:4mm;table-layout:fixed} .c th:first-child{width:96mm} .c caption{text-align:left;font-weight:bold;background:#e5ebf1;padding:1.2mm 2mm} .c th{font-weight:400;font-size:8pt;color:#444;text-align:left;padding:1mm 2mm} .c td{padding:.8mm 2mm;border-top:.4pt solid #ccc} .c .e td{font-style:italic} .tot{width:92mm;margin-left:auto} .tot td{padding:1mm 2mm} .tot tr:last-child td{border:1pt solid #22405f;font-weight:bold;font-size:11.5pt} .how{font-size:8.5pt} .cut{position:fixed;bottom:0;left:0;right:0;border-top:1pt dashed #333;padding-top:2mm;font-size:8.5pt} .cut td{vertical-align:top;padding:1mm 0} .cut pre{font:11pt "Noto Mono";margin:2mm 0 0;text-align:right}',
    draw: (p) => {
      const { doc: d, random } = p
      Object.assign(d.seller, {
        name: `${random.pick(['Ville', 'Commune'])} de ${d.seller.town}`,
        street: 'Place de l’Hôtel de Ville',
        mail: 'regie.enfance@mairie.example',
      })
      const children: (typeof d.lines)[] = [[]]
      for (const line of d.lines) {
        const seen = children[children.length - 1].map(({ description }) => description)
        if (children.length < 3 && seen.includes(line.description)) children.push([])
        children[children.length - 1].push(line)
      }
      const first = words('Lou|Timéo|Anna|Sacha|Jade|Noé')
      const schools = words('École maternelle Les Tilleuls|École élémentaire Jean Zay')
      const tables = children.map((lines, at) => {
        const sum = row(['', '', '>Sous-total', `>${p.money(sumOf(lines))}`])
        return `<table class=c><caption>${first[(at + d.number.length) % 6]} – ${random.pick(schools)}</caption>${heading(['Activité', '>Nombre', '>Tarif', '>Montant'])}${lines.map((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}${sum.replace('<tr>', '<tr class=e>')}</table>`
      })
      const month = `${frenchMonths[Number(d.until.slice(5, 7)) - 1]} ${d.until.slice(0, 4)}`
      return `<div class=top><div><div class=arms></div><b>${d.seller.name}</b><br>Direction de l’enfance et des écoles<br>Régie de recettes périscolaires<br>${address(d.seller)}<br>${phoneOf(random, '02 97', ' ')} – ${d.seller.mail}</div>
<table class=facts>${row(['FACTURE', ''])}${row(['Numéro', d.number])}${row(['Date d’émission', p.date(d.issueDate)])}${row(['Période', month])}${row(['Code famille', d.customerNumber])}${row(['Quotient familial', `${random.int(480, 1650)} – tranche ${random.int(2, 6)}`])}${row(['À payer avant le', `<b>${p.date(d.dueDate)}</b>`])}</table></div>
<div class=to>${d.buyer.name}<br>${address(d.buyer).replace(d.buyer.town, d.buyer.town.toUpperCase())}</div>
${tables.join('')}<table class=tot>${row(['Total de la facture', `>${p.money(d.total)}`])}${d.prepaid ? row(['Règlements déjà enregistrés (CESU)', `>– ${p.money(d.prepaid)}`]) : ''}${row(['Montant à payer', `>${p.money(d.amountDue)}`])}</table>
<p class=how>Modes de paiement : en ligne sur le portail famille ; prélèvement automatique ; chèque à l’ordre de « Régie périscolaire » ; CESU ; espèces au guichet ; virement ${grouped(d.seller.iban)}. Passé la date limite, la somme due sera recouvrée par le Service de gestion comptable. Réclamation possible dans un délai de deux mois.</p>
<div class=cut><table><tr><td>TALON À JOINDRE À VOTRE RÈGLEMENT<br>Facture ${d.number}<br>Code famille ${d.customerNumber}<td>${d.buyer.name}<br>${address(d.buyer)}<td class=r>Montant à payer<br><b>${p.money(d.amountDue)}</b></table><pre>${random.digits(12)} ${random.digits(8)} ${two(random.int(1, 97))}</pre></div>`
    },
  },
  // Web hosting company: services under their domains, charged to a card.
  {
    name: 'fr-hebergeur-domaines',
    plan: {
      ...between('FR', french, words('Hosting|Serveurs|Datacenter|Cloud'), words('SAS|SA')),
      currency: 'EUR',
      rates: [20],
      items: [
        ['Nom de domaine .fr, renouvellement 1 an', '', 6, 9],
        ['Nom de domaine .com, renouvellement 1 an', '', 10, 15],
        ['Hébergement mutualisé Pro', '', 6, 12],
        ['Serveur virtuel 4 vCores 8 Go', '', 14, 24],
        ['Boîte e-mail 50 Go', '', 2, 4],
        ['Sauvegarde automatisée', '', 3, 7],
        ['Stockage objet, par To', '', 8, 13],
        ['Adresse IPv4 supplémentaire', '', 1.5, 2.5],
        ['Certificat SSL DV, 1 an', '', 39, 59],
        ['Licence panneau d’administration', '', 11, 19],
      ],
      lines: [6, 30],
      most: 5,
      allowance: 0.3,
      numbers: (random) => `FR${random.int(31, 68)}${random.digits(6)}`,
    },
    style: { ...spaced, money: (plain) => `${plain} €`, date: slashed },
    css: '@page{margin:14mm 15mm 24mm;@bottom-right{content:counter(page) "/" counter(pages);font:8pt "Roboto"}} body{font:9pt/1.4 "Roboto";color:#1c2b4a;margin:0} .top{display:flex;justify-content:space-between;align-items:center} .logo{font-weight:900;font-size:17pt;color:#0a3fd4;letter-spacing:-.5pt} .top div:last-child{text-align:right} h1{font-size:15pt;margin:0} .p{display:flex;gap:14mm;margin:9mm 0 7mm} .p>div{flex:1} .p h4,.f h4{margin:0 0 1mm;color:#0a3fd4;font-size:8.5pt} .i th{background:#0a3fd4;color:#fff;font-weight:500;text-align:left;padding:1.6mm 2mm} .i td{padding:1.2mm 2mm;border-bottom:.4pt solid #d4dbea} .i .g td{background:#eef2fb;font-weight:500} .i tr{break-inside:avoid} .i .g{break-after:avoid} .s{break-inside:avoid;display:flex;justify-content:space-between;margin-top:6mm;align-items:flex-start} .ok{border:1pt solid #1f9d55;color:#1f9d55;border-radius:2mm;padding:2.5mm 4mm;width:72mm} .s table{width:72mm} .s table td{padding:1mm 2mm} .s tr:last-child td{font-weight:700;border-top:1pt solid #0a3fd4} .f{margin-top:8mm;font-size:7.5pt;color:#5a6785;break-inside:avoid}',
    draw: (p) => {
      const { random } = p
      const d = Object.assign(p.doc, { prepaid: p.doc.total, amountDue: 0 })
      const domains = words('atelier|boutique|agence|blog|projets|archives|crm|intranet')
      const host = d.buyer.site.slice(4)
      const size = random.int(2, 4)
      const end = (days: number) =>
        p.date(new Date(Date.parse(d.issueDate) + days * 86_400_000).toISOString().slice(0, 10))
      const rows = p.lines((l, at) => {
        const group = `<tr class=g><td colspan=5>${at ? `${domains[(at / size) % 8]}.` : ''}${host}</td></tr>`
        const period = `${p.date(d.issueDate)} – ${end(/1 an$/.test(l.description) ? 365 : 30)}`
        const sums = [`>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`]
        const cells = row([l.description, period, ...sums])
        return at % size ? cells : group + cells
      })
      return `<div class=top><div class=logo>${d.seller.name}</div><div><h1>Facture ${d.number}</h1>Date d’émission : ${p.date(d.issueDate)}</div></div>
<div class=p><div><h4>Émetteur</h4>${address(d.seller)}<br>${d.seller.country}<br>TVA : ${d.seller.vatId}</div><div><h4>Client</h4><b>${d.buyer.name}</b><br>${address(d.buyer)}<br>${d.buyer.country}</div><div><h4>Références</h4>Identifiant : ${random.pick(['kb', 'lm', 'ta'])}${random.digits(5)}-fr<br>Bon de commande : ${d.orderNumber}<br>Contact : ${d.buyer.mail}</div></div>
<table class=i>${heading(['Abonnement', 'Période', '>Qté', '>Prix unitaire HT', '>Prix HT'])}${rows.join('')}</table>
<div class=s><div class=ok><b>Facture acquittée</b><br>Carte bancaire •••• ${random.digits(4)}, débitée le ${p.date(d.issueDate)}</div><table>${d.allowance ? row(['Sous-total', `>${p.money(d.lineTotal)}`]) + row(['Code promotionnel', `>-${p.money(d.allowance)}`]) : ''}${row(['Total HT', `>${p.money(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate, 2)} %`, `>${p.money(d.tax)}`])}${row(['Total TTC', `>${p.money(d.total)}`])}</table></div>
<div class=f>TVA acquittée sur les débits. En cas de retard de paiement, une pénalité de trois fois le taux d’intérêt légal et une indemnité forfaitaire de 40 € pour frais de recouvrement seront dues (art. L441-10 du Code de commerce). Conservez cette facture pendant dix ans. ${d.seller.name} au capital de 2&nbsp;500&nbsp;000 € – RCS ${d.seller.town} ${d.seller.vatId.slice(4)} – Code APE 6311Z – ${d.seller.site}</div>`
    },
  },
  // Fuel dealer in Wallonia: few lines of litres and kilograms, a transfer form below.
  {
    name: 'fr-be-mazout-livraison',
    plan: {
      ...between('FR', walloon, words('Combustibles|Mazout|Carburants')),
      currency: 'EUR',
      rates: [21, 6],
      items: [
        ['Gasoil de chauffage 50 ppm', 'L', 0.75, 1.05],
        ['Gasoil de chauffage Extra', 'L', 0.8, 1.1],
        ['Diesel routier B7', 'L', 1.3, 1.5],
        ['Gasoil non routier', 'L', 0.8, 1.05],
        ['Pellets de bois en vrac', 'kg', 0.3, 0.4, 1],
      ],
      lines: [1, 4],
      most: 3000,
      isOnce: true,
      isBuyerPerson: true,
      charge: 0.4,
      prepaid: 0.2,
      days: [8, 10, 15],
      numbers: (random, year) => `V1/${year.slice(2)}${random.digits(5)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:9.5pt/1.35 Carlito;margin:0} .bar{display:flex;justify-content:space-between;background:#ffd200;padding:3mm 4mm;align-items:center} .bar b{font-size:18pt;color:#c4161c} .own{font-size:8.5pt;margin-top:2mm;display:flex;justify-content:space-between} .g{display:grid;grid-template-columns:1fr 84mm;margin:8mm 0 6mm} .g h2{font-size:17pt;margin:0 0 3mm;color:#c4161c} .g table{width:74mm} .g td{padding:.5mm 0} .to{border:.7pt solid #c4161c;padding:3mm 4mm;border-radius:2mm;min-height:24mm;font-size:11pt} .l{min-height:34mm} .l th{border-bottom:1.2pt solid #c4161c;text-align:left;padding:1mm} .l td{padding:1.3mm 1mm;border-bottom:.4pt dotted #888} .end{display:flex;justify-content:space-between;margin-top:5mm;align-items:flex-start} .end table{width:76mm} .end td{padding:.8mm 1mm} .end .z td{font-weight:bold;font-size:12pt;background:#ffd200} .note{width:92mm;font-size:8pt} .slip{position:fixed;bottom:0;left:0;right:0;border:1pt solid #c4161c;background:#fff8d6} .slip caption{background:#c4161c;color:#fff;text-align:left;padding:1mm 3mm;letter-spacing:1pt;font-size:8.5pt} .slip td{padding:1.4mm 3mm;vertical-align:top} .slip small{color:#c4161c;display:block} .slip .m{font:11pt "Liberation Mono"}',
    draw: (p) => {
      const { doc: d, random } = p
      settleInBelgium(p)
      const reference = structured(random)
      const phone = phoneOf(random, random.pick(['083/21', '081/61', '087/67']), '.').slice(0, -3)
      const means = d.prepaid ? row(['Acompte reçu (Bancontact)', `>-${p.plain(d.prepaid)}`]) : ''
      const cell = (label: string, value: string, span = 1) =>
        `<td colspan=${span}><small>${label}</small><span class=m>${value}</span>`
      return `<div class=bar><b>${d.seller.name}</b><span>MAZOUT – PELLETS – CARBURANTS<br>Commandes : ${phone}</span></div>
<div class=own><span>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}</span><span>TVA ${belgianVat(d.seller.vatId)} – RPM Namur</span><span>${d.seller.mail}</span></div>
<div class=g><div><h2>Facture</h2><table>${row(['Numéro :', `<b>${d.number}</b>`])}${row(['Date :', p.date(d.issueDate)])}${row(['N° client :', d.customerNumber])}${row(['Échéance :', `<b>${p.date(d.dueDate)}</b>`])}</table></div><div class=to>${d.buyer.name}<br>${address(d.buyer).replace('<br>', '<br>B-')}</div></div>
<p>Livré le ${p.date(d.deliveryDate)} à votre adresse, citerne ${random.pick(['enterrée', 'aérienne'])} – ticket compteur ${random.digits(6)} – camion ${random.int(2, 9)} – chauffeur ${random.pick(walloon.first)}</p>
<div class=l><table>${heading(['Produit', '>Quantité', '', '>Prix HTVA', '>TVA', '>Montant HTVA'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.number(l.price / 100, 4)}`, `>${p.number(l.rate)} %`, `>${p.plain(l.amount)}`])).join('')}</table></div>
<div class=end><div class=note>Quantités livrées ramenées à 15 °C. Toute réclamation doit nous parvenir dans les 8 jours de la livraison. À défaut de paiement à l’échéance et après un premier rappel gratuit, un intérêt au taux légal et une indemnité forfaitaire sont dus (livre XIX du Code de droit économique). Les marchandises restent notre propriété jusqu’au paiement complet.</div><table>${d.charge ? row(['Marchandises', `>${p.plain(d.lineTotal)}`]) + row(['Forfait petite livraison', `>${p.plain(d.charge)}`]) : ''}${row(['Total HTVA', `>${p.plain(d.subtotal)}`])}${p.taxes((t) => row([`TVA ${p.number(t.rate)} % sur ${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])).join('')}${d.taxes.length > 1 ? row(['Total TVA', `>${p.plain(d.tax)}`]) : ''}${row(['Total TVAC', `>${p.plain(d.total)}`])}${means}${row(['À PAYER EUR', `>${p.plain(d.amountDue)}`]).replace('<tr>', '<tr class=z>')}</table></div>
<table class=slip><caption>ORDRE DE VIREMENT</caption><tr>${cell('Montant EUR', p.plain(d.amountDue))}${cell('Date d’exécution souhaitée', '__ / __ / ____')}</tr><tr>${cell('Compte bénéficiaire (IBAN)', grouped(d.seller.iban))}${cell('BIC bénéficiaire', random.pick(['GKCCBEBB', 'BBRUBEBB', 'KREDBEBB']))}</tr><tr>${cell('Nom et adresse bénéficiaire', `${d.seller.name}<br>${address(d.seller)}`, 2)}</tr><tr>${cell('Communication structurée', reference, 2)}</tr></table>`
    },
  },
  // Leasing company: sums on the first page, the cars on the next ones.
  {
    name: 'nl-autolease-verzamel',
    plan: {
      ...between('NL', dutch, words('Autolease|Lease|Mobiliteit'), words('B.V.|Nederland B.V.')),
      currency: 'EUR',
      rates: [21, 0],
      items: Object.values(leaseGroups).flat(),
      lines: [11, 38],
      most: 0,
      days: [14, 21],
      numbers: (random, year) => `${year.slice(2)}${two(random.int(1, 12))}${random.digits(6)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${d}-${m}-${y}`,
    },
    css: '@page{margin:14mm 17mm 20mm;@bottom-center{content:"Pagina " counter(page) " van " counter(pages);font:8pt "Lato";color:#667}} body{font:9.5pt/1.45 "Lato";color:#12303a;margin:0} .logo{text-align:right;font:900 17pt "Lato";color:#00798c;border-bottom:3pt solid #f4a300;padding-bottom:2mm} .to{margin:22mm 0 16mm;font-size:10.5pt} h1{font-size:15pt;font-weight:400;color:#00798c;margin:0 0 3mm} .m{display:grid;grid-template-columns:repeat(4,1fr);gap:2mm 5mm;margin-bottom:8mm} .m span{display:block;color:#667;font-size:8pt} .s td,.s th{padding:1.3mm 0;text-align:left;border-bottom:.4pt solid #cdd8da} .s th{color:#667;font-weight:400} .s .b td{font-weight:700;border-bottom:1pt solid #12303a} .pay{background:#eaf4f5;padding:4mm;margin:8mm 0} .own{font-size:8pt;color:#556;margin-top:12mm;display:flex;gap:9mm} .x{break-before:page} .x th{text-align:left;font-weight:700;border-bottom:1pt solid #00798c;padding:1mm 0} .x td{padding:.8mm 0;font-size:9pt} .x .k td{border-top:.4pt solid #9bb} .x .b td{font-weight:700;border-top:1pt solid #00798c}',
    draw: (p) => {
      const { doc: d, random } = p
      const month = `${dutchMonths[Number(d.issueDate.slice(5, 7)) - 1]} ${d.issueDate.slice(0, 4)}`
      const letters = () => Array.from({ length: 2 }, () => random.pick([...'BDFGHJKLNPRSTVXZ']))
      const plate = () =>
        `${random.pick([...'GHJKLNPRSTX'])}-${random.digits(3)}-${letters().join('')}`
      const driver = () => `${random.pick([...'ABDHJMRSW'])}. ${random.pick(dutch.last)}`
      const groups = Object.entries(leaseGroups).map(([title, items]) => ({
        title,
        lines: d.lines.filter((l) => items.some(([name]) => name === l.description)),
      }))
      let left = 0
      const rows = p.lines((l) => {
        const isFirst = !left--
        if (isFirst) left = random.int(0, 2)
        const car = isFirst ? [plate(), driver()] : ['', '']
        const cells = row([...car, l.description, `>${p.number(l.rate)}%`, `>${p.money(l.amount)}`])
        return isFirst ? cells.replace('<tr>', '<tr class=k>') : cells
      })
      const bold = (cells: string[]) => row(cells).replace('<tr>', '<tr class=b>')
      const fact = (label: string, value: string) => `<div><span>${label}</span>${value}</div>`
      return `<div class=logo>${d.seller.name}</div><div class=to>${d.buyer.name}<br>T.a.v. de crediteurenadministratie<br>${d.buyer.street}<br>${d.buyer.postCode}&ensp;${d.buyer.town.toUpperCase()}</div>
<h1>Verzamelfactuur lease ${month}</h1><div class=m>${fact('Factuurnummer', d.number)}${fact('Factuurdatum', p.date(d.issueDate))}${fact('Relatienummer', d.customerNumber)}${fact('Uw kostenplaats / inkooporder', d.orderNumber)}</div>
<table class=s>${heading(['Samenvatting', '>Bedrag excl. btw'])}${groups
        .filter(({ lines }) => lines.length)
        .map(({ title, lines }) => row([title, `>${p.money(sumOf(lines))}`]))
        .join(
          ''
        )}${bold(['Totaal exclusief btw', `>${p.money(d.subtotal)}`])}${p.taxes((t) => row([`Btw ${p.number(t.rate)}% over ${p.money(t.base)}`, `>${p.money(taxOf(p, t))}`])).join('')}${bold(['Totaal inclusief btw', `>${p.money(d.total)}`])}</table>
<div class=pay>U heeft ons gemachtigd tot automatische incasso. Het bedrag van <b>${p.money(d.amountDue)}</b> schrijven wij omstreeks ${p.date(d.dueDate)} af van uw rekening, machtigingskenmerk M${random.digits(7)}. De specificatie per kenteken vindt u op de volgende pagina.</div>
<p>Vragen over deze factuur? Onze afdeling Facturatie is bereikbaar op ${phoneOf(random, '030', ' ')}, of kijk op Mijn Wagenpark via ${d.seller.site}.</p><div class=own><span>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</span><span>KvK ${random.int(30, 80)}${random.digits(6)}<br>Btw-nr ${d.seller.vatId}</span><span>IBAN ${grouped(d.seller.iban)}<br>BIC INGBNL2A<br>Incassant-ID NL${two(random.int(10, 97))}ZZZ${random.digits(8)}0000</span></div>
<div class=x><h1>Specificatie per kenteken</h1><p>Factuur ${d.number} van ${p.date(d.issueDate)} – ${d.buyer.name}</p><table>${heading(['Kenteken', 'Berijder', 'Omschrijving', '>Btw', '>Excl. btw'])}${rows.join('')}${bold(['', '', 'Totaal exclusief btw', '', `>${p.money(d.subtotal)}`])}</table></div>`
    },
  },
  // Farm contractor: dated work slips beside the letterhead in the right margin.
  {
    name: 'nl-loonwerk-werkbonnen',
    plan: {
      ...between('NL', dutch, words('Loonbedrijf|Loon- en Grondverzetbedrijf|Agrarisch Loonwerk')),
      currency: 'EUR',
      rates: [21, 9],
      items: [
        ['Gras maaien, triple maaier', 'ha', 38, 52],
        ['Gras schudden en harken', 'ha', 22, 33],
        ['Inkuilen met opraapwagen', 'uur', 142, 178],
        ['Kuil aanrijden met shovel', 'uur', 88, 104],
        ['Mest uitrijden zodenbemester', 'uur', 98, 125],
        ['Maïs hakselen incl. transport', 'ha', 290, 360],
        ['Ploegen 5-schaar', 'ha', 96, 130],
        ['Rupskraan 14 ton met machinist', 'uur', 82, 98],
        ['Sloten korven', 'uur', 76, 92],
        ['Heg klepelen', 'uur', 68, 79],
        ['Aanvoer zand, geleverd', 'ton', 11, 17],
        ['Landbouwplastic 12 x 50 m', 'rol', 118, 149],
        ['Graszaad BG 11', 'zak', 78, 96, 1],
        ['Snijmaïs, levering kuilvers', 'ton', 56, 74, 1],
      ],
      lines: [8, 34],
      most: 14,
      isPart: true,
      allowance: 0.25,
      days: [14, 30],
      numbers: (random, year) => `${year}${random.digits(4)}`,
    },
    style: {
      ...comma,
      date: (y, m, d) => `${d}-${m}-${y.slice(2)}`,
    },
    css: '@page{margin:15mm 12mm 15mm 18mm} body{font:9.5pt/1.35 "Liberation Sans";margin:0;padding-right:47mm} .side{position:fixed;top:0;right:0;width:40mm;font-size:8pt;line-height:1.5;color:#234d1e;border-left:1.5pt solid #6a9a3a;padding-left:3mm;min-height:255mm} .side b{font-size:12pt;line-height:1.2;display:block;margin-bottom:4mm} .to{margin:24mm 0 15mm;font-size:10.5pt} h2{font-size:13pt;margin:0 0 2mm} .m{width:auto;margin-bottom:6mm} .m td{padding:.3mm 0} .w th{text-align:left;font-size:8.5pt;border-top:1pt solid #000;border-bottom:1pt solid #000;padding:1mm 0} .w td{padding:.7mm 0;font-size:9pt} .w tr{break-inside:avoid} .w td:nth-child(-n+2){white-space:nowrap} .t{break-inside:avoid;margin-top:3mm;border-top:1pt solid #000;padding-top:2mm} .t table{width:82mm;margin-left:auto} .t td{padding:.6mm 0} .t tr:last-child td{font-weight:bold;border-top:.7pt solid #000;padding-top:1.3mm} .n{font-size:8.5pt;margin-top:6mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const slip = random.int(21_000, 78_000)
      const late = Math.round(d.subtotal * 0.02)
      return `<div class=side><b>${d.seller.name}</b>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br><br>Tel. 0${random.int(314, 599)}-${random.digits(6)}<br>${d.seller.mail.replace('@', '@<wbr>')}<br><br>Loonwerk<br>Grondverzet<br>Verhuur met machinist<br>Meststoffendistributie<br><br>Bank<br>${grouped(d.seller.iban)}<br>BIC INGBNL2A<br><br>KvK ${random.int(10, 80)}${random.digits(6)}<br>Btw ${d.seller.vatId}<br><br>VKL gecertificeerd</div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode}&ensp;${d.buyer.town.toUpperCase()}</div>
<h2>FACTUUR</h2><table class=m>${row(['Factuurnummer', `: ${d.number}`])}${row(['Factuurdatum', `: ${p.date(d.issueDate)}`])}${row(['Debiteurnummer', `: ${d.customerNumber}`])}${row(['Vervaldatum', `: ${p.date(d.dueDate)}`])}</table>
<p>Voor door ons verrichte werkzaamheden brengen wij u in rekening:</p>
<table class=w>${heading(['Datum', 'Bon', 'Omschrijving', '>Aantal', '', '>Prijs', '>Btw%', '>Bedrag'])}${p.lines((l, at) => row([days[at], slip + at * 3, l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.plain(l.price)}`, `>${p.number(l.rate)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<div class=t><table>${d.allowance ? row(['Totaal werkbonnen', `>${p.plain(d.lineTotal)}`]) + row(['Korting', `>${p.plain(-d.allowance)}`]) : ''}${row(['Totaal excl. btw', `>${p.plain(d.subtotal)}`])}${p.taxes((t) => row([`Btw ${p.number(t.rate)}% over ${p.plain(t.base)}`, `>${p.plain(taxOf(p, t))}`])).join('')}${d.taxes.length > 1 ? row(['Totaal btw', `>${p.plain(d.tax)}`]) : ''}${row(['Totaal incl. btw', `>${p.plain(d.total)}`])}</table>
<div class=n>Te betalen € ${p.plain(d.amountDue)}, uiterlijk ${p.date(d.dueDate)} o.v.v. factuurnummer. Bij latere betaling wordt 2% kredietbeperking berekend (${p.plain(late)}). Reclames binnen 8 dagen na factuurdatum. Op al onze werkzaamheden zijn de algemene voorwaarden van onze brancheorganisatie van toepassing.</div></div>`
    },
  },
  // Flemish kitchen builder: final invoice after deposits, 6 and 21 percent.
  {
    name: 'nl-be-keukens-saldo',
    plan: {
      ...between('NL', flemish, words('Keukens|Keukenstudio|Maatkasten|Schrijnwerkerij')),
      currency: 'EUR',
      rates: [21, 6],
      items: [
        ['Keukenmeubelen volgens plan, fronten gelakt zijdegrijs, greeploos', 'st', 2100, 4400, 1],
        ['Werkblad composiet 20 mm, uitsparingen inbegrepen', 'lm', 280, 420, 1],
        ['Rugwand gehard glas op maat', 'm²', 210, 330, 1],
        ['Spoelbak inox onderbouw met mengkraan', 'st', 340, 590, 1],
        ['Ledverlichting onder bovenkasten', 'lm', 58, 95, 1],
        ['Inductiekookplaat 80 cm met dampafzuiging', 'st', 1150, 1890],
        ['Combi-oven 45 cm, inbouw', 'st', 640, 1150],
        ['Koelkast 178 cm, volledig integreerbaar', 'st', 690, 1240],
        ['Vaatwasser 60 cm, 14 couverts', 'st', 560, 980],
        ['Recupelbijdrage toestellen', 'st', 1, 5],
        ['Afbraak en afvoer bestaande keuken', 'forf.', 350, 620, 1],
        ['Plaatsing door twee plaatsers', 'dag', 780, 960, 1],
      ],
      lines: [6, 13],
      most: 2,
      isInOrder: true,
      isOnce: true,
      isBuyerPerson: true,
      allowance: 0.5,
      prepaid: 1,
      days: [7, 14],
      numbers: (random, year) => `VF-${year}-${random.digits(4)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: slashed,
    },
    css: 'body{font:9.5pt/1.4 "Open Sans";margin:0;color:#222} .logo{font:300 23pt "Open Sans";letter-spacing:2pt;color:#8a6a4a;border-left:5mm solid #8a6a4a;padding-left:4mm;line-height:1.15;width:110mm} .win{margin:12mm 0 9mm 95mm} .win small{display:block;font-size:6.5pt;border-bottom:.4pt solid #888;margin-bottom:2mm} .g{margin-bottom:5mm} .g th{font-weight:400;font-size:7.5pt;color:#8a6a4a;text-align:left;padding:0} .g td{padding:0;font-weight:600} .i th{font-size:8pt;text-align:left;font-weight:600;border-bottom:1pt solid #8a6a4a;padding:1.2mm 1mm} .i td{vertical-align:top;padding:1.4mm 1mm;border-bottom:.4pt solid #e2d8ce} .t{width:100mm;margin:4mm 0 0 auto} .t td{padding:.7mm 1mm} .t .u td{border-top:.7pt solid #8a6a4a;font-weight:600} .t .z td{background:#8a6a4a;color:#fff;font-weight:600;font-size:11pt} .n{font-size:7.5pt;line-height:1.35;margin-top:4mm} .foot{position:fixed;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:7.5pt;border-top:1pt solid #8a6a4a;padding-top:1.5mm;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      settleInBelgium(p)
      const strong = (cells: string[], kind: string) =>
        row(cells).replace('<tr>', `<tr class=${kind}>`)
      return `<div class=logo>${d.seller.name}</div>
<div class=win><small>${d.seller.street} – ${d.seller.postCode} ${d.seller.town}</small>${d.buyer.name}<br>${address(d.buyer)}</div>
<table class=g>${heading(['Factuur', 'Datum', 'Vervaldag', 'Klantnummer', 'Bestelbon', 'Geplaatst op'])}${row([d.number, p.date(d.issueDate), p.date(d.dueDate), d.customerNumber, d.orderNumber, p.date(d.deliveryDate)])}</table>
<p>Betreft: saldo keuken, plan ${random.pick(['K', 'P'])}${random.digits(4)}, besteld op ${p.date(d.orderDate)}</p>
<table class=i>${heading(['', 'Omschrijving', '>Aantal', '', '>Prijs', '>Btw', '>Bedrag'])}${p.lines((l, at) => row([String((at + 1) * 10), l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price)}`, `>${p.number(l.rate)}%`, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=t>${d.allowance ? row(['Subtotaal', `>${p.money(d.lineTotal)}`]) + row(['Actiekorting', `>- ${p.money(d.allowance)}`]) : ''}${strong(['Totaal excl. btw', `>${p.money(d.subtotal)}`], 'u')}${p.taxes((t) => row([`Btw ${p.number(t.rate)}% op ${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])).join('')}${strong(['Totaal incl. btw', `>${p.money(d.total)}`], 'u')}${row([`Betaald voorschot (factuur ${d.earlier})`, `>- ${p.money(d.prepaid)}`])}${strong(['Nog te betalen', `>${p.money(d.amountDue)}`], 'z')}</table>
<p>Gelieve het saldo te storten op ${grouped(d.seller.iban)} met vermelding <b>${structured(random)}</b>.</p>
<div class=n>Btw-tarief 6%: bij gebrek aan schriftelijke betwisting binnen een termijn van één maand vanaf de ontvangst van de factuur, wordt de klant geacht te erkennen dat (1) de werken worden verricht aan een woning waarvan de eerste ingebruikneming ten minste tien jaar geleden plaatsvond, (2) de woning na uitvoering als privéwoning wordt gebruikt en (3) de werken worden gefactureerd aan een eindverbruiker. De geleverde goederen blijven eigendom van de verkoper tot volledige betaling.</div>
<div class=foot><span>${d.seller.name}<br>${address(d.seller)}</span><span>Tel. ${phoneOf(random, '051/40', '.').slice(0, -3)}<br>${d.seller.mail}<br>${d.seller.site}</span><span>BTW ${belgianVat(d.seller.vatId)}<br>RPR Gent<br>Erkend aannemer – reg. ${random.digits(2)}.${random.digits(2)}</span></div>`
    },
  },
  // Flemish builders' merchant: credit note in frames for pallets and goods that came back.
  {
    name: 'nl-be-bouwstoffen-retour',
    plan: {
      ...between('NL', flemish, words('Bouwmaterialen|Bouwstoffen|Bouwpunt'), words('NV|BV')),
      currency: 'EUR',
      kind: 'creditNote',
      rates: [21],
      items: [
        ['Europallet 120x80', 'ST', 9, 13],
        ['Snelbouwsteen 29x14x14', 'ST', 0.6, 0.9],
        ['Gevelsteen handvorm M65 rood genuanceerd', 'ST', 0.7, 1.1],
        ['Betonklinker 22x11x7 grijs', 'M2', 14, 19],
        ['Cement CEM II 32,5 25 KG', 'ZAK', 5, 7],
        ['Big bag rijnzand 0/2', 'ST', 42, 58],
        ['Gipskartonplaat 260x60 AK', 'ST', 7, 10],
        ['PUR-isolatieplaat 8 CM 120x60', 'M2', 16, 23],
        ['Dakpan stormpan antraciet', 'ST', 1, 1.8],
        ['Afvoerbuis PVC 110 MM 4 M', 'ST', 15, 22],
        ['Drainagebuis omhuld 80 MM rol 50 M', 'ROL', 62, 88],
        ['Gevelfolie 40 CM rol 30 M', 'ROL', 24, 39],
      ],
      lines: [2, 11],
      most: 48,
      isOnce: true,
      lineDiscount: 0.4,
      numbers: (random, year) => `CN${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9pt/1.3 "Nimbus Sans";margin:0} .top{display:grid;grid-template-columns:1fr 86mm;gap:6mm} .top b{font:bold 17pt "Roboto Condensed";color:#004a99} .top small{font-size:8pt} .box{border:1pt solid #004a99;padding:3mm 4mm;min-height:28mm;font-size:10.5pt} .ttl{background:#004a99;color:#fff;font:bold 13pt "Nimbus Sans";padding:1.5mm 4mm;margin:5mm 0 0;letter-spacing:2pt} .h td,.h th{border:.7pt solid #004a99;text-align:center;padding:1mm} .h th{font-weight:400;font-size:7.5pt;color:#004a99} .a{border:.7pt solid #004a99;margin-top:4mm} .a th{border:.7pt solid #004a99;font-weight:400;font-size:7.5pt;color:#004a99;text-align:left;padding:1mm 1.5mm} .a td{border-left:.7pt solid #004a99;border-right:.7pt solid #004a99;padding:.8mm 1.5mm} .a .f td{height:74mm} .a .k td{font-style:italic} .s{margin-top:-.7pt} .s td,.s th{border:.7pt solid #004a99;text-align:right;padding:1.2mm 1.5mm} .s th{font-weight:400;font-size:7.5pt;color:#004a99} .s td:last-child{font-weight:bold;font-size:12pt;background:#e3edf8} .n{font-size:8pt;margin-top:4mm} .foot{position:fixed;bottom:0;left:0;right:0;font-size:7pt;text-align:center;color:#333}',
    draw: (p) => {
      const { doc: d, random } = p
      settleInBelgium(p)
      const isFirm = / (BV|NV|CommV)$/.test(d.buyer.name)
      const note = `Retourbon ${random.digits(6)} van ${p.date(d.deliveryDate)} – opgehaald op werf ${random.pick(flemish.towns)[0]}`
      const [tax] = d.taxes
      return `<div class=top><div><b>${d.seller.name}</b><br>Bouwmaterialen – tegels – dakmaterialen – riolering<br>${address(d.seller)}<br><small>Tel. ${phoneOf(random, '056/60', '.').slice(0, -3)} – ${d.seller.mail}<br>BTW ${belgianVat(d.seller.vatId)}<br>${grouped(d.seller.iban)}</small></div><div class=box>${d.buyer.name}<br>${d.buyer.street}<br><br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}</div></div>
<div class=ttl>CREDITNOTA</div><table class=h>${heading(['Nummer', 'Datum', 'Klant', 'BTW-nummer klant', 'Betreft factuur', 'Blad'])}${row([`<b>${d.number}</b>`, p.date(d.issueDate), d.customerNumber, isFirm ? belgianVat(d.buyer.vatId) : 'particulier', `${d.earlier} – ${p.date(d.orderDate)}`, '1'])}</table>
<table class=a>${heading(['Artikel', 'Omschrijving', '>Aantal', 'Eenh.', '>Eenheidsprijs', '>% Kort.', '>Nettobedrag'])}${row(['', note, '', '', '', '', '']).replace('<tr>', '<tr class=k>')}${p.lines((l) => row([`${random.int(10, 96)}.${random.digits(4)}`, l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.number(l.price / 100, 3)}`, `>${l.discount ? p.number(l.discount, 1) : ''}`, `>${p.plain(l.amount)}`])).join('')}<tr class=f><td><td><td><td><td><td><td></tr></table>
<table class=s>${heading(['Goederen', 'Maatstaf van heffing', 'BTW %', 'BTW-bedrag', 'Munt', 'Totaal in uw voordeel'])}${row([p.plain(d.lineTotal), p.plain(d.subtotal), p.number(tax.rate, 2), p.plain(d.tax), d.currency, p.plain(d.total)])}</table>
<div class=n>Btw terug te storten aan de Staat in de mate waarin ze oorspronkelijk in aftrek werd gebracht.<br>Dit bedrag wordt verrekend met uw openstaande facturen. Pallets worden enkel in goede staat teruggenomen, binnen drie maanden na levering en mits voorlegging van de leveringsbon.</div>
<div class=foot>${d.seller.name} – RPR Gent, afdeling Kortrijk – Op al onze verkopen zijn onze algemene voorwaarden van toepassing, zie keerzijde. Bij betwisting zijn enkel de rechtbanken van Kortrijk bevoegd.</div>`
    },
  },
]
