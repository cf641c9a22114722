import { ibanOf, structured } from '../check_digits.ts'
import { dayAfter, daysBetween } from '../days.ts'
import { baseOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { goods, places, words } from '../lists.ts'
import { sumOf } from '../make_document.ts'
import { partiesIn, phoneOf, type Person } from '../people.ts'
import {
  address,
  belgianVat,
  codeFirst,
  comma,
  dashed,
  frenchDay,
  grouped,
  heading,
  monthsIn,
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
const french = {
  first: words('Gwenaëlle|Baptiste|Sandrine|Loïc|Mireille|Antonin|Fanny'),
  last: words('Berthelot|Chapuis|Dumoulin|Garnier|Monnet|Perrachon|Rolland|Thévenet|Vaucher'),
  streets: words(
    '31 rue de la République|ZI Nord, 9 rue Ampère|4 quai des Messageries|112 route de Lyon|7 place du Châtelet|18 ter rue des Lilas'
  ),
  towns: places(
    'Mâcon = 71000|Chalon-sur-Saône = 71100|Villefranche-sur-Saône = 69400|Bourg-en-Bresse = 01000|Dole = 39100|Tournus = 71700'
  ),
}
const dutch = {
  first: words('Anouk|Wessel|Ilse|Gijs|Marloes|Thijs'),
  last: words('Brouwer|ten Cate|Dekkers|Hofman|Nijland|van Oosten|Schutte|Wolters'),
  forms: words('B.V.|BV'),
  streets: words('IJsselkade 41|Noordenbergstraat 18|Hanzeweg 5|Zutphenseweg 210|Molenpad 3a'),
  towns: places('Deventer = 7411 JK|Zutphen = 7201 DN|Kampen = 8261 CW|Doesburg = 6981 AB'),
}
const flemish = {
  ...dutch,
  country: 'België',
  streets: words('Leuvensesteenweg 412|Industrielaan 27|Brugstraat 9 bus 3|Stationsplein 2'),
  towns: places('Mechelen = 2800|Lokeren = 9160|Tienen = 3300|Roeselare = 8800'),
}
const luxembourgish = {
  ...french,
  country: 'Luxembourg',
  streets: words('12, route du Vin|3, rue des Vignes|27, rue Principale|61, avenue de la Gare'),
  towns: places(
    'Wormeldange = L-5480|Grevenmacher = L-6730|Mondorf-les-Bains = L-5612|Esch-sur-Alzette = L-4131'
  ),
}

/** Gives a party one of the names and the addresses of its domain. */
function rename(party: Person, name: string): void {
  const domain = name
    .replace(/\b(S\.à r\.l\.|SARL|SASU?|SCOP|B\.?V\.?|N\.?V\.?|vzw)(?=\s|$)/g, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036F’.]+/g, '')
    .replace(/[^A-Za-z]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
  party.name = name
  party.mail = `contact@${domain}.example`
  party.site = `www.${domain}.example`
}

/** Names the parties; returns the title of the buyer, which is no part of its name and ends with `/` in the list. */
function settle({ doc, random }: Print, sellers: string[], buyers: string[]): string {
  if (sellers.length) rename(doc.seller, random.pick(sellers))
  if (!buyers.length) return ''
  const [name, title] = random.pick(buyers).split('/').reverse()
  rename(doc.buyer, name)
  return title ? `${title} ` : ''
}

/** The number on the back of a French book. */
function bookNumber(random: Random): string {
  const digits = `9782${random.digits(8)}`
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** The litres of cars instead of the usual quantities, and their sums. */
function fillTanks({ doc, random }: Print): void {
  for (const line of doc.lines) {
    const litres = line.price > 100 ? random.int(1850, 6100) : random.int(800, 2400)
    line.quantity = litres / 100
    line.amount = Math.round((litres * line.price) / 100)
  }
  doc.subtotal = sumOf(doc.lines)
  doc.tax = Math.round((doc.subtotal * 21) / 100)
  doc.total = doc.subtotal + doc.tax
  doc.amountDue = doc.total
  doc.taxes[0].base = doc.subtotal
  doc.taxes[0].amount = doc.tax
}

/** Invoices of France, the Netherlands, Flanders and Luxembourg. */
export const commonSaoneIjssel: Family[] = [
  {
    name: 'fr-auto-ecole-permis',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      pools: partiesIn('FR', { ...french, forms: ['SARL'] }),
      items: goods(
        'Leçon de conduite individuelle 1 h – boîte manuelle = = 48 = 59|Leçon de conduite individuelle 1 h – boîte automatique = = 52 = 64|Leçon sur simulateur 1 h = = 29 = 38|Leçon de circulation en groupe (2 h) = = 55 = 75|Cours de code en salle avec enseignant = = 12 = 18|Examen blanc pratique = = 45 = 60|Rendez-vous pédagogique (conduite accompagnée) = = 60 = 95|Accompagnement à l’examen pratique = = 45 = 62'
      ),
      lines: [2, 7],
      isInOrder: true,
      isOnce: true,
      most: 8,
      isGross: true,
      isBuyerPerson: true,
      prepaid: 0.8,
      days: [8, 15, 30],
      numbers: (random, year) => `FA-${year}-${random.digits(4)}`,
    },
    style: { ...spaced, money: (plain) => `${plain} €`, date: slashed },
    css: 'body{font:9.5pt "Roboto";margin:0;color:#1d1d1d} .top{display:flex;gap:6mm;align-items:center} .l{width:20mm;height:20mm;border-radius:50%;background:#d2232a;color:#fff;font:bold 34pt/20mm "Roboto";text-align:center} .nm{font:bold 17pt "Roboto Condensed";line-height:1.15} .ag{font-size:8pt;color:#444;line-height:1.45;margin-top:1mm} .two{display:flex;justify-content:space-between;margin:11mm 0 8mm} .t h1{font:bold 15pt "Roboto";margin:0 0 2mm;color:#d2232a} .t td{padding:1px 0;font-size:9pt} .t td+td{padding-left:14px!important} .to{width:82mm;border:.6pt solid #999;padding:4mm 5mm;line-height:1.45;box-sizing:border-box} .to small{display:block;color:#555} .i th{background:#444;color:#fff;text-align:left;font-size:8.5pt;padding:4px 5px} .i td{padding:5px;border-bottom:.5pt solid #bbb} .s{display:flex;justify-content:space-between;align-items:flex-start;margin-top:6mm} .v{width:86mm} .v caption{text-align:left;font-weight:bold;font-size:8.5pt;padding-bottom:1mm} .v th{font-size:7.8pt;text-align:left;font-weight:normal;border-bottom:.5pt solid #444} .v td{font-size:8.5pt;padding:2px 0} .u{width:74mm} .u td{padding:3px 4px} .u .b td{font-weight:bold;border-top:.7pt solid #444} .u .k td{background:#d2232a;color:#fff;font-weight:bold} .n{font-size:7.8pt;line-height:1.5;margin-top:8mm;color:#333}',
    draw: (p) => {
      const title = settle(
        p,
        words(
          'Auto-École du Pont Neuf|Conduite & Sécurité SARL|AUTO-ÉCOLE PERRACHON|Auto-École La Bifurcation SARL|L’École de la Route SAS'
        ),
        words(
          'Lucas Monnet|Mlle/Inès Rolland|M./Théo Vaucher|Emma Dumoulin-Ferret|M./Adrien CHAPUIS|Chloé Thévenet'
        )
      )
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const partOf = (whole: number) => Math.floor(whole / 200) * 100
      const paid = d.prepaid
        ? `<table class=v><caption>Règlements enregistrés</caption>${heading(['Date', 'Mode', 'Pièce', '>Montant'])}${row([p.date(dayAfter(d.issueDate, -41)), 'Carte bancaire', `R${random.digits(5)}`, `>${p.money(partOf(d.prepaid))}`])}${row([p.date(dayAfter(d.issueDate, -12)), random.pick(['Chèque', 'Espèces', 'Carte bancaire']), `R${random.digits(5)}`, `>${p.money(d.prepaid - partOf(d.prepaid))}`])}</table>`
        : '<table class=v><caption>Aucun règlement enregistré à ce jour</caption></table>'
      return `<div class=top><div class=l>L</div><div><div class=nm>${d.seller.name}</div><div class=ag>${d.seller.street} – ${codeFirst(d.seller)} – Tél. ${phoneOf(random, '03 85')} – ${d.seller.mail}<br>Agrément préfectoral n° E ${random.int(14, 23)} 071 00${random.digits(2)} 0 – Label « école conduite qualité »</div></div></div>
<div class=two><div class=t><h1>Facture ${d.number}</h1><table>${row(['Date de facture', p.date(d.issueDate)])}${row(['Échéance', p.date(d.dueDate)])}${row(['Contrat de formation', `${d.customerNumber} du ${p.date(dayAfter(d.issueDate, -64))}`])}${row(['Catégorie', random.pick(['B', 'B – AAC', 'B – conduite supervisée'])])}</table></div><div class=to><small>Élève</small><b>${title}${d.buyer.name}</b><br>${address(d.buyer)}<small style="margin-top:2mm">N° NEPH ${random.int(15, 24)}0771${random.digits(6)}</small></div></div>
<table class=i>${heading(['Prestation', '>Qté', '>Prix unitaire TTC', '>Montant TTC'])}${rows.join('')}</table>
<div class=s>${paid}<table class=u>${row(['Total HT', `>${p.money(d.subtotal)}`])}${p.taxes((t) => row([`TVA ${p.number(t.rate, 2)} %`, `>${p.money(taxOf(p, t))}`])).join('')}${rowOf('b', ['Total TTC', `>${p.money(d.total)}`])}${d.prepaid ? row(['Déjà réglé', `>- ${p.money(d.prepaid)}`]) : ''}${rowOf('k', ['Reste à payer', `>${p.money(d.amountDue)}`])}</table></div>
<div class=n>Règlement à l’agence (carte, chèque, espèces dans la limite de 1 000 €) ou par virement : IBAN ${grouped(d.seller.iban)}<br>Toute leçon non décommandée au moins 48 heures ouvrables à l’avance, sauf motif légitime dûment justifié, est due. Garantie financière souscrite conformément à l’article L213-2 du code de la route.<br>En cas de litige, le client peut saisir gratuitement le médiateur de la consommation dont les coordonnées figurent au contrat (art. L612-1 du code de la consommation).<br><br>${d.seller.name} – capital 7 500 € – RCS ${d.seller.town} ${sirenOf(d.seller)} – APE 8553Z – N° TVA ${d.seller.vatId}</div>`
    },
  },
  {
    name: 'fr-diffuseur-livres-avoir',
    plan: {
      country: 'FR',
      kind: 'creditNote',
      currency: 'EUR',
      rates: [5.5],
      pools: partiesIn('FR', { ...french, forms: ['SAS', 'SA'] }),
      items: goods(
        'MAREES DU SILENCE (LES) = = 11 = 14|ATLAS DES VENTS CONTRAIRES = = 16 = 22|DERNIERE ECLUSE (LA) – POCHE = = 4.5 = 6|PETIT OURS VA AU MARCHE = = 5 = 8|CUISINE DES BORDS DE SAONE = = 13 = 19|HISTOIRE DE LA BRESSE T.2 = = 17 = 24|QUAI NUMERO SEPT – POCHE = = 4.5 = 5.5|ENQUETE A CLUNY = = 9 = 12|MATHS 3E CYCLE 4 CAHIER = = 4 = 7|GUIDE DES OISEAUX DU JARDIN = = 10 = 15|ORPHELINS DE LA BRUME T.4 (LES) = = 7 = 9|MANGA : LAME D’ENCRE T.11 = = 4.2 = 5|MANGA : LAME D’ENCRE T.12 = = 4.2 = 5|JARDIN SANS ARROSER (UN) = = 12 = 16|VIE BREVE DE JEANNE T. = = 11 = 14|AGENDA SCOLAIRE CHATS = = 6 = 8|MEDITER EN MARCHANT = = 8 = 11|CARTE ROUTIERE BOURGOGNE SUD = = 4 = 5|ABECEDAIRE DES BETES = = 7 = 10|GRAND LIVRE DU PAIN (LE) = = 18 = 26|SEPT LETTRES A UN FRERE = = 9 = 12|CODE DU TRAVAIL ANNOTE = = 42 = 55|COLORIAGES DU SOIR = = 3 = 5|NUIT DES VENDANGES (LA) = = 11 = 14|ROMAN DE L’ACIER (LE) = = 12 = 15|TRICOTER SES CHAUSSETTES = = 9 = 13'
      ),
      lines: [10, 46],
      isOnce: true,
      most: 6,
      numbers: (random) => `AV${random.int(20, 59)}${random.digits(5)}`,
    },
    style: { ...spaced, date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:8.5pt "Liberation Sans Narrow";margin:0} .h{display:flex;justify-content:space-between} .o{line-height:1.4;width:84mm} .o b{font:bold 14pt "Liberation Sans";display:block;margin-bottom:1mm} .d{text-align:right} .d h1{font:bold 20pt "Liberation Sans";margin:0;letter-spacing:2px} .to{margin:8mm 0 6mm 96mm;font:10pt/1.4 "Liberation Sans"} .k th,.k td{border:.5pt solid #000;padding:2px 4px;text-align:center} .k th{font-size:7.2pt;font-weight:normal;background:#eee} .mo{margin:4mm 0 2mm;font-size:9pt} .g th{border-top:.8pt solid #000;border-bottom:.8pt solid #000;text-align:left;font-size:8pt;padding:3px 2px} .g td{padding:1.8px 2px} .g tr:nth-child(4n) td{border-bottom:.3pt dotted #777} .g tr{break-inside:avoid} .e{break-inside:avoid;margin-top:4mm;border-top:.8pt solid #000;padding-top:3mm} .z th,.z td{border:.5pt solid #000;padding:3px 5px;text-align:center} .z th{font-size:7.2pt;font-weight:normal;background:#eee} .z .w{font:bold 11pt "Liberation Sans"} .n{font-size:7.4pt;line-height:1.45;margin-top:4mm}',
    draw: (p) => {
      settle(
        p,
        words(
          'Saône Diffusion Livres SAS|SODILIRE|Messageries Berthelot & Associés SA|Comptoir du Libraire|Pages Distribution SAS'
        ),
        words(
          'Librairie La Marge Bleue|LIBRAIRIE DU CHÂTELET SARL|Maison de la Presse Garnier|Mots & Marges SCOP|Librairie Thévenet|La Plume d’Oie EURL'
        )
      )
      const { doc: d, random } = p
      const house = words('ROCHEBRUNE|ED. DU GUET|PETIT PAS|SOLSTICE|TERRE-NEUVE|MINUIT VERT')
      let copies = 0
      const rows = p.lines((l) => {
        copies += l.quantity ?? 0
        return row([
          bookNumber(random),
          l.description,
          random.pick(house),
          random.pick(['R', 'R', 'R', 'D']),
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate, 2)}`,
        ])
      })
      const taxes = p.taxes((t) => [
        p.plain(baseOf(p, t)),
        p.number(t.rate, 2),
        p.plain(taxOf(p, t)),
      ])
      return `<div class=h><div class=o><b>${d.seller.name}</b>Distribution – Service des retours<br>${address(d.seller)}<br>Tél. ${phoneOf(random, '03 85')} – ${d.seller.mail}</div><div class=d><h1>AVOIR</h1>sur retours d’invendus</div></div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}</div>
<table class=k>${heading(['AVOIR N°', 'DATE', 'COMPTE CLIENT', 'BORDEREAU DE RETOUR', 'RÉCEPTION', 'COLIS', 'V/RÉF.'])}${row([`<b>${d.number}</b>`, `<b>${p.date(d.issueDate)}</b>`, `${random.digits(5)}-0`, `BR${random.digits(6)}`, p.date(d.deliveryDate), `${random.int(1, 6)}`, d.orderNumber])}</table>
<div class=mo>Nous portons au crédit de votre compte les ouvrages suivants (R : retour admis, D : défectueux), prix nets de remise :</div>
<table class=g>${heading(['EAN', 'Titre', 'Éditeur', 'Mot.', '>Qté', '>P.U. net HT', '>Montant HT', '>TVA %'])}${rows.join('')}</table>
<div class=e><table class=z>${heading(['Exemplaires', 'Total HT', 'Base TVA', 'Taux', 'Montant TVA', 'TOTAL AVOIR TTC (EUR)'])}<tr><td>${copies}</td><td>${p.plain(d.subtotal)}</td>${taxes.map((cells) => `<td>${cells.join('</td><td>')}</td>`).join('')}<td class=w>${p.plain(d.total)}</td></tr></table>
<div class=n>Cet avoir sera porté sur votre prochain relevé de compte ; il ne peut être déduit d’un règlement avant réception de ce relevé. Les ouvrages refusés (défraîchis, étiquetés, hors délai) vous sont réexpédiés en port dû. Réclamation sous 15 jours, bordereau à l’appui.<br>TVA acquittée sur les débits. Livres : taux réduit, article 278-0 bis du CGI.<br><b>${d.seller.name}</b> – ${d.seller.street}, ${codeFirst(d.seller)} – Siren ${sirenOf(d.seller)} – Code APE 5229A – N° d’identification TVA ${d.seller.vatId}</div></div>`
    },
  },
  {
    name: 'fr-ramonage-certificat',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [10],
      pools: partiesIn('FR', { ...french, forms: ['SARL'] }),
      items: goods(
        'Ramonage mécanique du conduit, poêle à bois = = 55 = 75|Ramonage et entretien annuel poêle à granulés = = 135 = 190|Ramonage conduit insert avec démontage du déflecteur = = 70 = 95|Débistrage du conduit (par mètre) = = 28 = 40|Remplacement joint de porte céramique = = 24 = 45|Fourniture et pose d’un chapeau inox Ø 180 = = 85 = 130|Déplacement zone 2 = = 12 = 25'
      ),
      lines: [1, 4],
      isInOrder: true,
      isOnce: true,
      most: 2,
      isSellerPerson: true,
      isBuyerPerson: true,
      days: [15, 30],
      numbers: (random, year) => `${year}-${random.digits(3)}`,
    },
    style: { ...spaced, money: (plain) => `${plain} €`, date: frenchDay },
    css: 'body{font:10.5pt "URW Bookman";margin:0} .t{display:flex;justify-content:space-between;border-bottom:2.2pt solid #5b3a1e;padding-bottom:4mm} .t b{font-size:16pt;color:#5b3a1e} .t div{line-height:1.4;font-size:9.5pt} .a{margin:9mm 0 8mm 92mm;line-height:1.5} .f{font-size:13pt;margin-bottom:2mm} .p{margin:0 0 6mm;font-size:9.5pt;line-height:1.5} .q th{font-weight:normal;font-style:italic;text-align:left;border-bottom:.8pt solid #5b3a1e;padding:3px 2px;font-size:9.5pt} .q td{padding:6px 2px;border-bottom:.3pt solid #c9b9a8} .u{width:80mm;margin:4mm 0 0 auto} .u td{padding:3px 2px} .u .k td{font-weight:bold;border-top:.8pt solid #5b3a1e;font-size:11.5pt} .n{font-size:8.5pt;line-height:1.5;margin-top:6mm} .c{position:absolute;bottom:0;left:0;right:0;border:1pt solid #5b3a1e;padding:5mm;font-size:9pt;line-height:1.55} .c h3{margin:0 0 2mm;font-size:11pt;text-align:center;letter-spacing:1px} body{position:relative;height:266mm}',
    draw: (p) => {
      const title = settle(
        p,
        words('Loïc Perrachon|Antonin Vaucher|Sandrine Dumoulin|Jean-Marc GARNIER'),
        words(
          'Denise et Paul Monnet|Mme/Mireille Rolland|M./Jean-Paul Chapuis|Indivision Berthelot|SCI La Grange aux Loups|Fanny Thévenet'
        )
      )
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const done = p.date(d.deliveryDate)
      return `<div class=t><div><b>${d.seller.name}</b><br>Entrepreneur individuel (EI)<br>Ramonage – fumisterie – entretien de poêles</div><div style="text-align:right">${address(d.seller)}<br>06 ${phoneOf(random, random.digits(2))}<br>SIRET ${sirenOf(d.seller)} 000${random.int(11, 39)}</div></div>
<div class=a>${title}${d.buyer.name}<br>${address(d.buyer)}</div>
<div class=f>Facture n° ${d.number}</div>
<div class=p>${d.seller.town}, le ${p.date(d.issueDate)}<br>Intervention du ${done}, à votre domicile (logement achevé depuis plus de deux ans)</div>
<table class=q>${heading(['Désignation', '>Qté', '>P.U. HT', '>Total HT'])}${rows.join('')}</table>
<table class=u>${row(['Total hors taxes', `>${p.money(d.subtotal)}`])}${p.taxes((t) => row([`TVA ${p.number(t.rate)} %`, `>${p.money(taxOf(p, t))}`])).join('')}${rowOf('k', ['Total TTC', `>${p.money(d.total)}`])}</table>
<div class=n>À régler par chèque ou virement avant le ${p.date(d.dueDate)}. Merci !<br>IBAN : ${grouped(d.seller.iban)}<br>N° TVA intracommunautaire ${d.seller.vatId} – Assurance décennale et RC pro n° ${random.digits(8)}, valable en France métropolitaine.</div>
<div class=c><h3>CERTIFICAT DE RAMONAGE</h3>Je soussigné(e) certifie avoir procédé ce jour, ${done}, au ramonage du conduit de fumée par action mécanique directe sur la paroi intérieure, du foyer à la souche.<br>Vacuité du conduit : vérifiée &nbsp;☒ &nbsp;&nbsp; Anomalies constatées : néant &nbsp;☒ &nbsp; oui &nbsp;☐<br>Prochain ramonage conseillé dans 12 mois. Document à conserver, exigible par votre assurance.<br><div style="text-align:right;margin-top:3mm;font:italic 17pt Z003">${d.seller.name}</div></div>`
    },
  },
  {
    name: 'fr-materiel-medical-lpp',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20, 5.5],
      pools: partiesIn('FR', { ...french, forms: ['SAS'] }),
      items: goods(
        'Location lit médicalisé 2 fonctions + potence = sem. = 11 = 14 = 1|Matelas mousse viscoélastique classe II = U = 148 = 190 = 1|Location soulève-malade électrique = sem. = 18 = 24 = 1|Fauteuil roulant manuel pliant, assise 43 cm = U = 310 = 395 = 1|Coussin gel anti-escarres classe II = U = 62 = 88 = 1|Déambulateur 2 roues réglable = U = 44 = 54 = 1|Alèses à usage unique 60 x 90 (carton de 100) = CT = 21 = 34|Gants nitrile non poudrés taille M (boîte de 100) = BT = 4 = 7|Gel hydroalcoolique 500 ml pompe = FL = 3 = 5|Gants de toilette non tissés (paquet de 50) = PQ = 2 = 4|Table de lit inclinable à roulettes = U = 74 = 105|Tensiomètre électronique bras = U = 39 = 62|Changes complets taille L (sachet de 20) = SA = 9 = 14 = 1|Chariot de soins 3 plateaux inox = U = 260 = 340'
      ),
      lines: [4, 13],
      isOnce: true,
      most: 14,
      days: [30, 45],
      numbers: (random, year) => `${year.slice(2)}FC${random.digits(6)}`,
    },
    style: { ...spaced, date: slashed },
    css: 'body{font:8.8pt "Nimbus Sans";margin:0;color:#111} .h{display:flex;justify-content:space-between;align-items:flex-start} .x{font:bold 30pt "Nimbus Sans";color:#fff;background:#00897b;width:15mm;height:15mm;line-height:15mm;text-align:center;float:left;margin-right:4mm} .nm{font:bold 14pt "Nimbus Sans";color:#00695c} .sm{font-size:7.8pt;line-height:1.45} .bx{width:82mm} .bx fieldset{border:.7pt solid #00897b;border-radius:2mm;padding:2mm 4mm 3mm;margin:0;line-height:1.45;font-size:9.5pt} legend{font-size:7.4pt;color:#00695c} .id{display:flex;gap:0;margin:7mm 0 5mm;border:.7pt solid #00897b;border-radius:2mm} .id div{flex:1;padding:1.5mm 3mm;border-left:.5pt solid #00897b} .id div:first-child{border-left:0} .id small{display:block;color:#00695c;font-size:7pt} .g th{background:#00897b;color:#fff;font-size:7.8pt;text-align:left;padding:4px 3px} .g td{padding:3.5px 3px;vertical-align:top} .g tr:nth-child(even) td{background:#eef6f5} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:8mm;break-inside:avoid} .tv{width:84mm} .tv th{font-size:7.5pt;border-bottom:.7pt solid #00897b;text-align:left;font-weight:normal} .tv td{padding:2px 0} .u{width:72mm;border:.7pt solid #00897b} .u td{padding:4px 6px} .u .k td{font:bold 11pt "Nimbus Sans";background:#eef6f5;border-top:.7pt solid #00897b} .py{margin-top:6mm;line-height:1.5;break-inside:avoid} .ft{font-size:7pt;line-height:1.45;margin-top:6mm;text-align:center;border-top:.5pt solid #00897b;padding-top:2mm}',
    draw: (p) => {
      settle(
        p,
        words(
          'Bressane Médical Service SAS|MÉDI CONFORT|Rolland Santé à Domicile|Orthopédie Chapuis & Fils SARL|Val de Saône Assistance SAS'
        ),
        words(
          'EHPAD Les Tilleuls|CENTRE HOSPITALIER LOUIS-MARIN|Clinique des Trois Ponts|Fondation Dumoulin – Résidence du Parc|SSIAD du Haut-Mâconnais|Cabinet infirmier Garnier & Monnet'
        )
      )
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.rate < 20 ? random.digits(7) : '',
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 1)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate, 1)} %`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const box = (label: string, value: string) => `<div><small>${label}</small>${value}</div>`
      return `<div class=h><div><div class=x>+</div><div style="margin-left:19mm"><div class=nm>${d.seller.name}</div><div class=sm>Vente et location de matériel médical<br>${address(d.seller)}<br>Tél. ${phoneOf(random, '04 74')}<br>${d.seller.mail}</div></div></div><div class=bx><fieldset><legend>Adresse de facturation</legend><b>${d.buyer.name}</b><br>Service économique<br>${address(d.buyer)}</fieldset></div></div>
<div class=id>${box('FACTURE N°', `<b>${d.number}</b>`)}${box('Date', `<b>${p.date(d.issueDate)}</b>`)}${box('N° client', d.customerNumber)}${box('N° d’engagement', d.orderNumber)}${box('Bon de livraison', `BL${random.digits(6)} du ${p.date(d.deliveryDate)}`)}${box('Page', '1/1')}</div>
<table class=g>${heading(['Code LPP', 'Désignation', '>Quantité', 'Un.', '>P.U. HT', '>TVA', '>Montant HT'])}${rows.join('')}</table>
<div class=e><table class=tv>${heading(['Taux TVA', '>Base HT', '>Montant TVA', '>TTC'])}${taxes.join('')}</table><table class=u>${row(['Total HT', `>${p.plain(d.subtotal)}`])}${row(['Total TVA', `>${p.plain(d.tax)}`])}${row(['Total TTC', `>${p.plain(d.total)}`])}${rowOf('k', ['Net à payer en €', `>${p.plain(d.amountDue)}`])}</table></div>
<div class=py>Mode de règlement : virement – <b>Date d’échéance : ${p.date(d.dueDate)}</b><br>RIB : ${grouped(d.seller.iban)} &nbsp; BIC ${random.pick(['AGRIFRPP878', 'CCBPFRPPDJN', 'CMCIFR2A'])}<br><span class=sm>Pas d’escompte pour paiement anticipé. Tout retard de paiement entraîne de plein droit une pénalité au taux de la BCE majoré de 10 points et une indemnité forfaitaire pour frais de recouvrement de 40 € (art. L441-10 et D441-5 du code de commerce). Marchandises vendues sous réserve de propriété (loi n° 80-335 du 12 mai 1980).</span></div>
<div class=ft>${d.seller.name} au capital de ${random.pick(['20 000', '45 000', '150 000'])} € – RCS ${d.seller.town} ${sirenOf(d.seller)} – NAF 4774Z – TVA intracom. ${d.seller.vatId} – Prestataire conventionné n° 712${random.digits(6)}</div>`
    },
  },
  {
    name: 'nl-tankpas-transacties',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21],
      pools: partiesIn('NL', {
        ...dutch,
        trade: words('Transport|Installaties|Bouw|Dakwerken|Koeriers|Groenvoorziening'),
      }),
      items: goods(
        'Euro 95 E10 = L = 1.45 = 1.7|Diesel B7 = L = 1.3 = 1.55|Diesel B7 = L = 1.3 = 1.55|HVO100 = L = 1.6 = 1.85|AdBlue pomp = L = 0.7 = 0.95'
      ),
      lines: [18, 60],
      most: 58,
      isPart: true,
      days: [7, 10, 14],
      numbers: (random) => `${random.int(610, 699)}${random.digits(6)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dashed },
    css: 'body{font:9pt "Inter";margin:0;color:#14213d} .t{display:flex;justify-content:space-between;align-items:center} .lg{font:800 18pt "Inter";letter-spacing:-.5px;color:#14213d} .lg i{display:inline-block;width:5mm;height:5mm;background:#fca311;border-radius:50% 50% 50% 0;margin-right:2mm} .ad{margin:16mm 0 12mm;line-height:1.5;font-size:9.5pt} h1{font:700 15pt "Inter";margin:0 0 4mm} .kv{width:104mm} .kv td{padding:2px 0} .kv td:first-child{color:#6b7280;width:42mm} h2{font:700 10pt "Inter";margin:9mm 0 2mm} .s th{text-align:left;font-weight:600;font-size:7.8pt;color:#6b7280;border-bottom:1pt solid #14213d;padding:3px 0} .s td{padding:4px 0;border-bottom:.4pt solid #d1d5db} .u{width:84mm;margin:6mm 0 0 auto} .u td{padding:3px 0} .u .k td{font-weight:700;border-top:1pt solid #14213d;font-size:10.5pt} .b{background:#fff4de;border-left:3pt solid #fca311;padding:3mm 4mm;margin-top:9mm;line-height:1.5} .f{font-size:7.3pt;color:#6b7280;line-height:1.5;margin-top:10mm} .p{break-before:page} .g th{text-align:left;font-weight:600;font-size:7.3pt;border-bottom:1pt solid #14213d;padding:3px 0} .g td{padding:2.4px 0;font-size:8pt;border-bottom:.3pt solid #e5e7eb} .g tr{break-inside:avoid} .g .c td{font-weight:700;padding-top:9px;border-bottom:.6pt solid #14213d;break-after:avoid} .g .z td{font-weight:600;background:#f3f4f6}',
    draw: (p) => {
      settle(
        p,
        words(
          'TankNet Nederland B.V.|IJsselpas Fuelcards B.V.|Hofman Mobiliteitskaart|BRANDSTOFPAS OOST B.V.|Nijland Energie & Tankpas B.V.'
        ),
        []
      )
      const { doc: d, random } = p
      const plate = () => {
        const letters = Array.from({ length: 4 }, () => random.pick([...'BDFGHJKLNPRSTVXZ'])).join(
          ''
        )
        return `${letters[0]}-${random.digits(3)}-${letters.slice(1, 3)}`
      }
      const { length } = d.lines
      const from = dayAfter(d.issueDate, -31)
      const until = dayAfter(d.issueDate, -1)
      fillTanks(p)
      const count = Math.min(random.int(2, 5), Math.ceil(length / 6))
      const cardOf = (at: number) => Math.floor((at * count) / length)
      const customer = `${random.digits(4)}${random.digits(3)}`
      const cards = Array.from({ length: count }, (_, at) => ({
        label: `7034 ${customer.slice(0, 4)} ${customer.slice(4)}0 ${two(at + 1)}${random.digits(2)}`,
        plate: plate(),
        km: random.int(8200, 148_000),
        fuel: random.pick(['Diesel B7', 'Diesel B7 Plus', 'HVO100']),
        rows: [] as string[],
        amount: 0,
      }))
      const span = daysBetween(from, until)
      const stations = words(
        'Deventer Hanzeweg|Apeldoorn A1 Zuid|Zutphen Den Elterweg|Raalte|Holten De Lucht|Kampen Europa-allee|Zwolle Ceintuurbaan|Twello|Amersfoort De Haar'
      )
      p.lines((l, at) => {
        const card = cards[cardOf(at)]
        const size = Array.from({ length }, (_, one) => cardOf(one)).filter(
          (one) => one === cardOf(at)
        ).length
        const moment = (span * (card.rows.length + random.next() * 0.9)) / size
        const day = dayAfter(from, Math.floor(moment))
        if (l.price > 100) l.description = card.fuel
        card.km += random.int(180, 720)
        card.amount += l.amount
        card.rows.push(
          row([
            p.date(day),
            `${two(6 + Math.floor((moment % 1) * 16))}:${two(random.int(0, 59))}`,
            random.pick(stations),
            l.description,
            `>${card.km}`,
            `>${p.number(l.quantity, 2)}`,
            l.unit,
            `>${p.number(l.price / 100, 3)}`,
            `>${p.plain(l.amount)}`,
          ])
        )
      })
      const head = heading([
        'Datum',
        'Tijd',
        'Tankstation',
        'Product',
        '>Km-stand',
        '>Aantal',
        'Eenh.',
        '>Prijs excl.',
        '>Bedrag excl.',
      ])
      return `<div class=t><div class=lg><i></i>${d.seller.name}</div><div style="font-size:8pt;text-align:right;line-height:1.5">Klantenservice ${phoneOf(random, '0570')}<br>${d.seller.mail}<br>${d.seller.site}</div></div>
<div class=ad>${d.buyer.name}<br>T.a.v. de administratie<br>${d.buyer.street}<br>${d.buyer.postCode} &nbsp;${d.buyer.town.toUpperCase()}</div>
<h1>Verzamelfactuur brandstoffen</h1>
<table class=kv>${row(['Factuurnummer', d.number])}${row(['Factuurdatum', p.date(d.issueDate)])}${row(['Klantnummer', customer])}${row(['Leveringsperiode', `${p.date(from)} t/m ${p.date(until)}`])}${row(['Incassodatum', p.date(d.dueDate)])}</table>
<h2>Overzicht per pas</h2>
<table class=s>${heading(['Pasnummer', 'Kenteken', '>Transacties', '>Bedrag excl. btw'])}${cards.map((card) => row([card.label, card.plate, `>${card.rows.length}`, `>${p.money(card.amount)}`])).join('')}</table>
<table class=u>${row(['Totaal exclusief btw', `>${p.money(d.subtotal)}`])}${p.taxes((t) => row([`Btw ${p.number(t.rate)}%`, `>${p.money(taxOf(p, t))}`])).join('')}${rowOf('k', ['Totaal inclusief btw', `>${p.money(d.total)}`])}</table>
<div class=b>Het bedrag van <b>${p.money(d.amountDue)}</b> wordt op of omstreeks ${p.date(d.dueDate)} automatisch afgeschreven van uw rekening ${d.buyer.iban.slice(0, 4)} •••• •••• ${d.buyer.iban.slice(-2)}. Mandaatkenmerk ${customer}-M01, incassant-ID NL${random.digits(2)}ZZZ${random.digits(8)}0000.</div>
<div class=f>De specificatie van de transacties vindt u op de volgende pagina. Reclames binnen 14 dagen na factuurdatum. Verlies of diefstal van een pas direct melden via het klantportaal.<br>${d.seller.name}, ${d.seller.street}, ${codeFirst(d.seller)} · KvK ${random.digits(8)} · Btw ${d.seller.vatId} · Bank ${grouped(d.seller.iban)}</div>
<div class=p><h1 style="font-size:11pt">Specificatie bij factuur ${d.number}</h1><table class=g>${head}${cards.map((card) => `<tr class=c><td colspan=9>Pas ${card.label} &nbsp;·&nbsp; kenteken ${card.plate}</td></tr>${card.rows.join('')}<tr class=z><td colspan=8>Subtotaal ${card.plate}</td><td class=r>${p.plain(card.amount)}</td></tr>`).join('')}</table></div>`
    },
  },
  {
    name: 'nl-kinderopvang-maand',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [0],
      pools: partiesIn('NL', { ...dutch, trade: ['Kinderopvang'] }),
      items: goods(
        'Dagopvang 0-4 jaar, 52 weken = uur = 10.2 = 11.6|Peuteropvang ochtend, 40 weken = uur = 9.8 = 10.9|BSO schoolweken, naschools = uur = 9.2 = 10.3|BSO vakantieopvang = uur = 9.2 = 10.3|Voorschoolse opvang = uur = 9.2 = 10.3|Incidentele opvang = uur = 11.4 = 12.6'
      ),
      lines: [1, 4],
      isInOrder: true,
      isOnce: true,
      most: 96,
      isPart: true,
      isBuyerPerson: true,
      days: [7, 14],
      numbers: (random, year) => `${year}.${random.digits(5)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dashed },
    css: 'body{font:10pt "Open Sans";margin:0;color:#333} .t{display:flex;justify-content:space-between} .lg{font:bold 21pt "URW Gothic";color:#e8590c;line-height:1.05;width:96mm} .lg span{display:block;font:8.5pt "Open Sans";color:#2b8a3e;margin-top:2mm} .c{font-size:8pt;line-height:1.55;text-align:right} .ad{margin:14mm 0 13mm;line-height:1.45} .m{display:flex;gap:10mm;margin-bottom:7mm} .m div{font-size:9.5pt} .m small{display:block;color:#e8590c;font-size:7.8pt} .g th{text-align:left;font:600 8.5pt "Open Sans";color:#2b8a3e;border-bottom:1.4pt dotted #2b8a3e;padding:4px 0} .g td{padding:6px 0;vertical-align:top} .g .k td{border-top:1.4pt dotted #2b8a3e;font-weight:bold} .n{line-height:1.55;font-size:9pt;margin-top:7mm} .lr{margin-top:9mm;width:130mm} .lr caption{text-align:left;font:600 8.5pt "Open Sans";color:#2b8a3e;padding-bottom:1mm} .lr th{font:600 7.6pt "Open Sans";text-align:left;border-bottom:.5pt solid #aaa} .lr td{font-size:8pt;padding:2px 0} .ft{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.4pt;color:#666;line-height:1.5}',
    draw: (p) => {
      const title = settle(
        p,
        words(
          'Kinderopvang De Speelboom B.V.|Stichting Kinderopvang Hanzebrug|KLIMBOOM OPVANG|Het Hofje, opvang & BSO|Ten Cate Kindercentra BV'
        ),
        words(
          'S. Brouwer|Mevrouw/I. van Oosten-Wolters|De heer/G.J. Schutte|M. Dekkers|Familie Nijland|L. el Amrani'
        )
      )
      const { doc: d, random } = p
      const children = [
        random.pick(['Fenna', 'Mees', 'Saar']),
        random.pick(['Luuk', 'Noor', 'Jip']),
      ]
      const born = ['14', '02']
      const used = new Set<string>()
      const childOf = (kind: string) => {
        const child = children[/^(Dag|Peuter)/.test(kind) ? 0 : 1]
        used.add(child)
        return child
      }
      const rows = p.lines((l) =>
        row([
          childOf(l.description),
          l.description,
          `>${p.number(l.quantity, 2)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const sites = [...used].map((child, at) =>
        row([
          child,
          `Locatie ${random.pick(['Knutselbos', 'Zandkasteel', 'Lindehof'])}`,
          `LRK ${random.digits(9)}`,
          `contract ${born[at]}${random.digits(4)}`,
        ])
      )
      return `<div class=t><div class=lg>${d.seller.name}<span>dagopvang • peuteropvang • buitenschoolse opvang</span></div><div class=c>${address(d.seller)}<br>Tel. ${phoneOf(random, '0575')}<br>${d.seller.mail}<br>${d.seller.site}</div></div>
<div class=ad>${title}${d.buyer.name}<br>${address(d.buyer)}</div>
<div class=m><div><small>Factuur</small><b>${d.number}</b></div><div><small>Factuurdatum</small>${p.date(d.issueDate)}</div><div><small>Debiteurnummer</small>${random.digits(5)}</div><div><small>Opvangmaand</small>${monthsIn('NL')[Number(d.issueDate.slice(5, 7)) - 1]} ${d.issueDate.slice(0, 4)}</div></div>
<table class=g>${heading(['Kind', 'Omschrijving', '>Aantal', '>Uurprijs', '>Bedrag'])}${rows.join('')}<tr class=k><td colspan=4>Totaal</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=n>Kinderopvang is vrijgesteld van btw.<br>Wij schrijven <b>${p.money(d.amountDue)}</b> rond <b>${p.date(d.dueDate)}</b> af van uw rekening (machtiging ${random.digits(6)}). Betaalt u liever zelf? Maak het bedrag dan uiterlijk op die datum over naar ${grouped(d.seller.iban)} t.n.v. ${d.seller.name}, onder vermelding van het factuurnummer.</div>
<table class=lr><caption>Voor uw aanvraag kinderopvangtoeslag</caption>${heading(['Kind', 'Locatie', 'Registratienummer', 'Contract'])}${sites.join('')}</table>
<div class=n style="font-size:8pt">Geef wijzigingen in uren en uurprijs binnen vier weken door aan Dienst Toeslagen. De jaaropgave vindt u eind januari in het ouderportaal.</div>
<div class=ft>${d.seller.name} – KvK ${random.digits(8)} – Op onze overeenkomsten zijn de Algemene Voorwaarden voor Kinderopvang van toepassing.</div>`
    },
  },
  {
    name: 'nl-be-keuringsorganisme',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21],
      pools: partiesIn('NL', {
        ...flemish,
        last: words('Aerts|De Smet|Hermans|Pauwels|Segers|Van Damme|Verlinden'),
        trade: words('Vastgoed|Schrijnwerken|Drukkerij|Feestzalen|Logistics'),
        forms: words('BV|NV|Comm.V'),
      }),
      items: goods(
        'Periodieke controle laagspanningsinstallatie (AREI art. 6.5) = st = 145 = 320|Gelijkvormigheidskeuring vóór ingebruikname = st = 165 = 290|Controlebezoek hoogspanningscabine = st = 190 = 340|Driemaandelijks onderzoek personenlift = st = 62 = 98|Onderzoek hefwerktuigen en toebehoren = st = 14 = 32|Keuring heftruck = st = 58 = 84|Thermografisch onderzoek verdeelborden = uur = 88 = 120|Wachttijd ter plaatse = uur = 72 = 96|Forfaitaire verplaatsingskosten = st = 28 = 46|Administratiekost eendraadschema = st = 25 = 40'
      ),
      lines: [2, 8],
      isInOrder: true,
      isOnce: true,
      most: 4,
      days: [15, 30],
      numbers: (random, year) => `VF${year.slice(2)}/${random.digits(6)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9pt "Lato";margin:0;color:#222} .t{display:flex;justify-content:space-between;border-top:4pt solid #003a70;padding-top:4mm} .lg{font:900 17pt "Lato";color:#003a70} .lg small{display:block;font:8pt "Lato";color:#555;margin-top:1mm} .ow{font-size:7.8pt;line-height:1.5;text-align:right} .mid{display:flex;justify-content:space-between;margin:10mm 0 8mm} .fk{width:76mm;align-self:flex-start} .fk td{padding:2px 0;border-bottom:.4pt solid #ccc} .fk td:first-child{color:#555} .fk h1{margin:0} .to{width:84mm;line-height:1.5;font-size:10pt;padding-top:6mm} h1{font:700 16pt "Lato";color:#003a70;margin:0 0 3mm} .st{margin:0 0 4mm;font-size:8.8pt} .g th{border-top:1pt solid #003a70;border-bottom:1pt solid #003a70;color:#003a70;text-align:left;font-size:8pt;padding:4px 2px} .g td{padding:4px 2px;vertical-align:top} .u{width:100%;margin-top:6mm} .u th{background:#e6edf4;font-weight:400;font-size:7.8pt;padding:3px 6px;text-align:right} .u td{border-bottom:1pt solid #003a70;padding:5px 6px;text-align:right} .u td:last-child{font-weight:900;font-size:11pt} .py{display:flex;gap:7mm;align-items:center;border:1pt solid #003a70;padding:4mm 5mm;margin-top:8mm;break-inside:avoid} .py table{flex:1;width:auto} .py td{padding:2px 0} .py td:first-child{color:#555;width:38mm} .n{font-size:7.2pt;line-height:1.5;margin-top:6mm;color:#444;text-align:justify}',
    draw: (p) => {
      settle(
        p,
        words(
          'Vlaams Keuringsbureau vzw|VOLTCONTROL NV|Aerts & Segers Controle BV|Keurpunt vzw|Technisch Toezicht Hermans NV'
        ),
        []
      )
      const { doc: d, random } = p
      for (const party of [d.seller, d.buyer]) {
        const company = `0${random.int(4, 7)}${random.digits(6)}`
        party.vatId = `BE${company}${two(97 - (Number(company) % 97))}`
        const account = `${random.pick(['00', '29', '41', '73'])}${random.digits(8)}`
        party.iban = ibanOf('BE', `${account}${two(Number(account) % 97 || 97)}`)
      }
      const report = random.int(310_000, 890_000)
      const rows = p.lines((l, at) =>
        row([
          `${report + Math.floor(at / 2)}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const message = structured(random)
      const taxes = p.taxes((t) => [p.number(t.rate), p.plain(taxOf(p, t))])
      return `<div class=t><div class=lg>${d.seller.name}<small>Erkend controleorganisme – geaccrediteerd volgens ISO/IEC 17020, certificaat ${random.int(101, 399)}-INSP</small></div><div class=ow>${address(d.seller)}<br>T ${phoneOf(random, '015')}<br>${d.seller.mail}<br>BTW ${belgianVat(d.seller.vatId)}<br>RPR ${d.seller.town}</div></div>
<div class=mid><div class=fk><h1>Factuur</h1><table>${row(['Factuurnummer', `>${d.number}`])}${row(['Factuurdatum', `>${p.date(d.issueDate)}`])}${row(['Vervaldag', `>${p.date(d.dueDate)}`])}${row(['Klantnummer', `>${d.customerNumber}`])}${row(['Uw btw-nummer', `>${belgianVat(d.buyer.vatId)}`])}${row(['Uw bestelbon', `>${d.orderNumber}`])}</table></div><div class=to>${d.buyer.name}<br>Boekhouding<br>${address(d.buyer)}<br>België</div></div>
<div class=st>Bezoek van <b>${p.date(d.deliveryDate)}</b> op het adres ${random.pick(['Nijverheidsstraat 14', 'Dorp 77', 'Kanaalweg 3'])}, ${codeFirst(d.buyer)} – inspecteur ${random.pick(['K. Pauwels', 'J. De Smet', 'N. Verlinden'])}. Het verslag werd u per e-mail bezorgd.</div>
<table class=g>${heading(['Verslag', 'Omschrijving', '>Aantal', 'Eenh.', '>Eenheidsprijs', '>Btw %', '>Bedrag'])}${rows.join('')}</table>
<table class=u>${heading(['Maatstaf van heffing', ...taxes.map(([rate]) => `Btw ${rate} %`), 'Totaal incl. btw', 'Te betalen EUR'])}${row([p.plain(d.subtotal), ...taxes.map(([, amount]) => amount), p.plain(d.total), p.plain(d.amountDue)])}</table>
<div class=py>${squareCode(random, '27mm')}<table>${row(['Begunstigde', d.seller.name])}${row(['IBAN', `<b>${grouped(d.seller.iban)}</b>`])}${row(['BIC', random.pick(['KREDBEBB', 'GEBABEBB', 'BBRUBEBB'])])}${row(['Mededeling', `<b>${message}</b>`])}${row(['Uiterlijk op', p.date(d.dueDate)])}</table></div>
<div class=n>Bij niet-betaling op de vervaldag is van rechtswege en zonder ingebrekestelling een nalatigheidsintrest verschuldigd overeenkomstig de wet van 2 augustus 2002, evenals een schadevergoeding van 10 % van het factuurbedrag met een minimum van 50 EUR. Klachten worden slechts aanvaard indien zij schriftelijk worden ingediend binnen 8 dagen na ontvangst van de factuur. Alleen de rechtbanken van het arrondissement van de maatschappelijke zetel zijn bevoegd. Bij particulieren is boek XIX van het Wetboek van economisch recht van toepassing.</div>`
    },
  },
  {
    name: 'fr-lu-domaine-viticole',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [14, 17, 3],
      pools: partiesIn('FR', { ...luxembourgish, forms: ['S.à r.l.'] }),
      items: goods(
        'Rivaner 2022, 1 l = bt = 4.6 = 6|Auxerrois Wormeldange Wousselt 2022, 0,75 l = bt = 7 = 9.5|Pinot gris Grand Premier Cru 2022, 0,75 l = bt = 8 = 11|Riesling Koeppchen Vieilles Vignes 2021, 0,75 l = bt = 10 = 14|Pinot noir barrique 2020, 0,75 l = bt = 13 = 18|Gewürztraminer 2022, 0,75 l = bt = 9 = 12|Crémant de Luxembourg brut, 0,75 l = bt = 10 = 13 = 1|Crémant rosé brut, 0,75 l = bt = 11 = 14 = 1|Crémant brut magnum, 1,5 l = bt = 24 = 29 = 1|Marc de Riesling, 0,5 l = bt = 19 = 26 = 1|Jus de raisin, 1 l = bt = 2.8 = 3.9 = 2|Coffret bois 3 bouteilles = pce = 7 = 10 = 1'
      ),
      lines: [3, 9],
      isInOrder: true,
      isOnce: true,
      most: 36,
      allowance: 0.4,
      days: [14, 30],
      numbers: (random) => `F${random.digits(5)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: slashed },
    css: 'body{font:10pt "EB Garamond";font-variant-numeric:lining-nums;margin:0;color:#222} .t{text-align:center;line-height:1.35} .t b{font:600 22pt/1.1 "EB Garamond";color:#6a1b34;letter-spacing:.5px} .t small{font-size:9pt} .t hr{border:0;border-top:.8pt solid #b08d57;width:60mm;margin:2.5mm auto} .ad{display:flex;justify-content:space-between;margin:9mm 0 8mm} .ad div{line-height:1.4;font-size:11pt} .nb td{padding:1px 0;font-size:10pt} .nb{width:74mm;align-self:flex-start} h1{font:500 17pt "EB Garamond";margin:0 0 3mm;color:#6a1b34} .g th{text-align:left;font-weight:500;font-size:9pt;line-height:1.1;border-bottom:.8pt solid #b08d57;padding:3px 2px} .g th i{color:#777;font-size:8pt;display:block} .g td{padding:4px 2px} .e{display:flex;justify-content:space-between;align-items:flex-start;border-top:.8pt solid #b08d57;margin-top:3mm;padding-top:4mm} .x{width:86mm} .x th{font-weight:500;font-size:8.5pt;text-align:left;border-bottom:.4pt solid #b08d57} .x td{padding:2px 0} .u{width:78mm} .u td{padding:2px 2px} .u .k td{font-weight:bold;font-size:12pt;color:#6a1b34;border-top:.8pt solid #b08d57;padding-top:5px} .n{margin-top:9mm;line-height:1.45;font-size:9.5pt} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:8.3pt;line-height:1.45;border-top:.4pt solid #b08d57;padding-top:2mm}',
    draw: (p) => {
      const title = settle(
        p,
        words(
          'Domaine viticole Bausch-Krier & Fils S.à r.l.|Caves Steichen|Domaine viticole Thommes-Goergen|CAVES ROUSEMILLEN S.à r.l.|Vins & Crémants Feltes'
        ),
        words(
          'Hôtel-Restaurant Beau Séjour S.à r.l.|Mme/Josée Mousel|Brasserie um Eck|Administration communale de Lenningen|Josiane et Guy Wagner-Thill|FANFARE MUNICIPALE A.S.B.L.'
        )
      )
      const { doc: d, random } = p
      const six = `${random.int(1, 3)}${random.digits(5)}`
      d.seller.vatId = `LU${six}${two(Number(six) % 89)}`
      d.seller.iban = ibanOf('LU', `${random.pick(['001', '009'])}${random.digits(13)}`)
      /** The rates were others in 2023. */
      const later = d.issueDate < '2024' ? 731 : 0
      d.issueDate = dayAfter(d.issueDate, later)
      d.dueDate = dayAfter(d.dueDate, later)
      d.deliveryDate = dayAfter(d.deliveryDate, later)
      const pair = (one: string, other: string) => `${one}<i>${other}</i>`
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
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate)} %`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])
      )
      const less = d.allowance
        ? `${row(['Total marchandises', `>${p.money(sumOf(d.lines))}`])}${row(['Remise clientèle', `>- ${p.money(d.allowance)}`])}`
        : ''
      return `<div class=t><b>${d.seller.name.replace('viticole ', 'viticole<br>')}</b><hr><small>Vins fins et crémants de la Moselle luxembourgeoise – dégustation et vente à la cave</small></div>
<div class=ad><div class=nb><h1>Facture / Rechnung</h1><table>${row(['N°', d.number])}${row(['Date / Datum', p.date(d.issueDate)])}${row(['Client / Kunde', d.customerNumber])}${row(['Livraison / Lieferung', p.date(d.deliveryDate)])}</table></div><div style="width:80mm;padding-top:5mm">${title}${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<table class=g>${heading([pair('Désignation', 'Bezeichnung'), `>${pair('Quantité', 'Menge')}`, '', `>${pair('Prix HT', 'Preis')}`, `>${pair('TVA', 'MwSt.')}`, `>${pair('Total HT', 'Betrag')}`])}${rows.join('')}</table>
<div class=e><table class=x>${heading(['Taux TVA', '>Base', '>Montant TVA'])}${taxes.join('')}</table><table class=u>${less}${row(['Total HT / Netto', `>${p.money(d.subtotal)}`])}${row(['TVA / MwSt.', `>${p.money(d.tax)}`])}${rowOf('k', ['Total TTC / Brutto', `>${p.money(d.total)}`])}</table></div>
<div class=n>Payable jusqu’au ${p.date(d.dueDate)} sans escompte / zahlbar bis zu diesem Datum ohne Abzug.<br>${random.pick(['BCEELULL', 'CCRALULL'])} &nbsp; ${grouped(d.seller.iban)}<br>Nos bouteilles de 1 l sont consignées au dépôt ; merci de nous rapporter les caisses vides. La marchandise reste notre propriété jusqu’au paiement intégral.</div>
<div class=f>${d.seller.name} · ${d.seller.street} · ${codeFirst(d.seller)} · Tél. ${random.pick(['76', '23 66'])} ${random.digits(2)} ${random.digits(2)}<br>${d.seller.mail} · N° TVA ${d.seller.vatId} · R.C.S. Luxembourg B ${random.digits(6)}</div>`
    },
  },
]
