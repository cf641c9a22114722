import type { Family } from '../family.ts'
import type { Country, Pools } from '../people.ts'
import fictional from '../pools.json' with { type: 'json' }
import { comma, grouped, heading, monthsIn, row, slashed } from '../print.ts'

const french = monthsIn('FR')
const dutch = monthsIn('NL')
const spaced = { decimal: ',', thousands: '\u00A0' } as const

const pools: Pools = {
  ...fictional,
  FR: {
    first: ['Maëlle', 'Thibault', 'Yasmine', 'Gaspard', 'Océane', 'Loïc', 'Bérénice', 'Rachid'],
    last: [
      'Kermarrec',
      'Delahaye',
      'Vasseur',
      'Oudin',
      'Pélissier',
      'Charbonnel',
      'Touzet',
      'Guéguen',
      'Saint-Aubin',
      'Morvan',
      "L'Hostis",
    ],
    trade: ['Ébénisterie', 'Conseil', 'Imprimerie', 'Espaces Verts', 'Ambulances', 'Primeurs'],
    forms: ['SARL', 'SAS', 'EURL', 'SA'],
    streets: [
      '17 bis rue des Teinturiers',
      '4 impasse du Lavoir',
      '112 route de Saint-Nazaire',
      'ZA du Petit Moulin, lot 9',
      '8 quai de la Fosse',
      '31 avenue du Général Leclerc',
      '2 chemin des Amandiers',
    ],
    towns: [
      ['Quimperlé', '29300'],
      ['Saumur', '49400'],
      ['Albi', '81000'],
      ['Pontarlier', '25300'],
      ['Dax', '40100'],
      ['Villefranche-sur-Saône', '69400'],
      ['Lunel', '34400'],
    ],
    country: 'France',
    tel: '+33 ',
  },
  NL: {
    first: ['Lieke', 'Joost', 'Marloes', 'Sybren', 'Aniek', 'Wouter', 'Noor', 'Gerrit-Jan'],
    last: [
      'Terpstra',
      'van Heeswijk',
      'Hendrikse',
      'Bloemendaal',
      'de Ridder',
      'Oosterhuis',
      'Wiersma',
      'Slagter',
      "van 't Hof",
      'Nieuwenhuizen',
      'Brouwers',
    ],
    trade: ['Klimaatbeheer', 'Bouwbedrijf', 'Advies', 'Horeca', 'Kozijnen', 'Hoveniers'],
    forms: ['B.V.', 'V.O.F.', 'BV'],
    streets: [
      'Singelweg 41',
      'Oude Haven 7-B',
      'Industrieweg Oost 118',
      'Prins Hendrikkade 3',
      'Molenpad 22',
      'Burg. Jansenlaan 65',
      'Achter de Kerk 1',
    ],
    towns: [
      ['Zutphen', '7201 DK'],
      ['Sneek', '8601 BR'],
      ['Roermond', '6041 LE'],
      ['Goes', '4461 HN'],
      ['Hoorn', '1621 EV'],
      ['Tilburg', '5038 CX'],
      ['Assen', '9401 JT'],
    ],
    country: 'Nederland',
    tel: '0',
  },
}

function poolsFor(country: Country, trade: string[], forms: string[]): Pools {
  return { ...pools, [country]: { ...pools[country], trade, forms } }
}

const waterSections: [string, RegExp][] = [
  ["Distribution de l'eau", /^(Abonnement eau|Consommation|Location)/],
  ['Collecte et traitement des eaux usées', /^(Abonnement assainissement|Collecte|Traitement)/],
  ['Organismes publics', /^(Redevance|Contribution)/],
]

/** Bills of utilities, craftsmen, landlords, shops and offices as French and Dutch programs print them. */
export const usualFrenchDutch: Family[] = [
  {
    name: 'fr-syndicat-eaux',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [5.5, 10],
      lines: [9, 14],
      most: 64,
      isInOrder: true,
      isOnce: true,
      isBuyerPerson: true,
      prepaid: 0.5,
      days: [14, 21],
      pools: poolsFor('FR', ['Eaux et Rivières', 'Régie des Eaux', 'Eau Service'], ['SPL', 'SEM']),
      items: [
        ['Abonnement eau potable', 'jours', 0.1, 0.25],
        ['Consommation part distributeur tranche 1', 'm³', 0.9, 1.6],
        ['Consommation part distributeur tranche 2', 'm³', 1.4, 2.2],
        ['Consommation part syndicale', 'm³', 0.3, 0.7],
        ['Location entretien compteur', 'jours', 0.05, 0.1],
        ['Abonnement assainissement', 'jours', 0.1, 0.2, 1],
        ['Collecte part communale', 'm³', 0.5, 0.9, 1],
        ['Traitement part délégataire', 'm³', 0.9, 1.5, 1],
        ["Redevance lutte contre la pollution (Agence de l'eau)", 'm³', 0.2, 0.4],
        ['Redevance préservation des ressources', 'm³', 0.05, 0.1],
        ['Contribution modernisation des réseaux de collecte', 'm³', 0.15, 0.25, 1],
      ],
      numbers: (random, year) => `${year.slice(2)}${random.pick(['03', '09'])}${random.digits(7)}`,
    },
    style: { ...spaced, money: (plain) => `${plain}\u00A0€`, date: slashed },
    css: 'body{font:9pt "Open Sans"} h1{font-size:17pt;font-weight:300;color:#0a6f9e;margin:0} .cols{display:grid;grid-template-columns:52mm 1fr;gap:8mm} .side{background:#e6f3f8;padding:4mm;font-size:8pt} .side b{display:block;color:#0a6f9e;margin-top:3mm} .to{margin:14mm 0 14mm 22mm;font-size:10pt} .pay{background:#0a6f9e;color:#fff;padding:4mm;display:flex;justify-content:space-between;align-items:center;margin:5mm 0} .pay big{font-size:18pt} .stub{border-top:1pt dashed #555;margin-top:20mm;padding-top:3mm;font-size:8pt} .bars{display:flex;gap:9mm;align-items:flex-end;height:34mm;font-size:7.5pt;text-align:center} .bars i{display:block;width:13mm;background:#7fbcd6} .stub td{vertical-align:top} .next{break-before:page} .detail td,.detail th{padding:3px 4px;border-bottom:.5pt solid #bcd;text-align:left} .detail th{color:#0a6f9e;font-weight:600} .sec td{background:#e6f3f8;font-weight:600} .sum td{padding:2px 0}',
    draw: (p) => {
      const { doc: d } = p
      const sections = waterSections.map(([title, pattern]) => ({
        title,
        lines: d.lines.filter((line) => pattern.test(line.description)),
      }))
      const filled = sections.filter(({ lines }) => lines.length)
      const isPartPaid = d.prepaid > 0
      const bar = (year: number) => {
        const volume = p.random.int(62, 138)
        return `<div>${volume}<i style="height:${volume / 6}mm"></i>${year}</div>`
      }
      return `<div class=cols><div class=side><div style="font-size:12pt;font-weight:600;color:#0a6f9e">${d.seller.name}</div><b>Vos références</b>Référence client : ${d.customerNumber}<br>Contrat : 07-${d.orderNumber}<br>Point de desserte : ${p.random.digits(8)}<b>Nous contacter</b>${d.seller.telephone}<br>(prix d'un appel local)<br>du lundi au vendredi 8 h – 18 h<br>Urgence fuite : 24 h / 24<br>${d.seller.site}<b>Nous écrire</b>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<b>Votre compteur</b>N° D19FA${p.random.digits(6)}<br>Relève du ${p.date(d.until)}<br>Relève précédente : ${p.date(d.from)}</div>
<div><h1>Votre facture d'eau</h1>N° ${d.number} du ${p.date(d.issueDate)}<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}</div>
<table class=sum>${filled.map(({ title, lines }) => row([title, `>${p.money(lines.reduce((sum, { amount }) => sum + amount, 0))}`])).join('')}${row(['Total hors taxes', `>${p.money(d.subtotal)}`])}${row(['TVA', `>${p.money(d.tax)}`])}${row(['<b>Total de la facture TTC</b>', `><b>${p.money(d.total)}</b>`])}${isPartPaid ? row(['Mensualités déjà prélevées', `>- ${p.money(d.prepaid)}`]) : ''}</table>
<div class=pay><span>${isPartPaid ? 'Solde à payer' : 'Montant à payer'}<br>avant le ${p.date(d.dueDate)}</span><big>${p.money(d.amountDue)}</big></div>
<p>Lieu desservi : ${d.buyer.street}, ${d.buyer.postCode} ${d.buyer.town}. Le détail de votre facture figure au verso. Prix moyen du litre d'eau, hors abonnement : 0,004 €.</p><p style="color:#0a6f9e;font-weight:600">Évolution de votre consommation (m³)</p><div class=bars>${[5, 4, 3, 2, 1].map((back) => bar(Number(d.issueDate.slice(0, 4)) - back)).join('')}</div></div></div>
<div class=stub><table><tr><td style="width:40%">TALON DE PAIEMENT<br>Chèque à l'ordre de ${d.seller.name}<br>ou virement : ${grouped(d.seller.iban)}<td>Référence à rappeler<br>${d.customerNumber} / ${d.number}<td class=r>Montant<br><b>${p.money(d.amountDue)}</b></table></div>
<div class=next><h1>Le détail de votre facture</h1><p>Facture n° ${d.number} – période du ${p.date(d.from)} au ${p.date(d.until)}</p><table class=detail>${heading(['', '>Quantité', '>Prix unitaire HT', '>Montant HT', '>TVA'])}${filled.map(({ title, lines }) => `<tr class=sec><td colspan=5>${title}</tr>${lines.map((l) => row([l.description, `>${p.number(l.quantity)} ${l.unit}`, `>${p.plain(l.price)}00`, `>${p.plain(l.amount)}`, `>${p.number(l.rate, 1)} %`])).join('')}`).join('')}</table>
<table class=detail style="width:60%;margin:6mm 0 0 40%">${heading(['TVA', '>Base HT', '>Montant'])}${p.taxes((t) => row([`Taux ${p.number(t.rate, 1)} %`, `>${p.money(t.base)}`, `>${p.money(t.amount)}`])).join('')}${row(['<b>Total TTC</b>', '', `><b>${p.money(d.total)}</b>`])}</table>
<p style="font-size:7.5pt;margin-top:8mm">En cas de retard de paiement, une pénalité égale au taux d'intérêt légal majoré sera appliquée. Réclamations : service consommateurs, ${d.seller.mail}. Médiation de l'eau, BP 40 463, 75366 Paris Cedex 08. ${d.seller.name} – RCS ${d.seller.town} – TVA intracommunautaire ${d.seller.vatId}.</p></div>`
    },
  },
  {
    name: 'fr-menuisier-solde',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [10, 20],
      lines: [3, 7],
      most: 9,
      isInOrder: true,
      isOnce: true,
      isBuyerPerson: true,
      isSellerPerson: true,
      prepaid: 1,
      days: [14, 30],
      pools,
      items: [
        ['Dépose des anciennes menuiseries et évacuation en déchetterie', 'u', 45, 90],
        [
          'Fourniture et pose de fenêtre PVC blanc 2 vantaux, double vitrage 4/16/4 argon, dimensions 120 x 125 cm',
          'u',
          480,
          760,
        ],
        ['Porte-fenêtre chêne 1 vantail, petits bois collés, serrure 3 points', 'u', 890, 1400],
        ['Habillage intérieur en tapées chêne massif', 'ml', 18, 34],
        ['Parquet contrecollé chêne brossé, pose flottante, sous-couche comprise', 'm²', 52, 84],
        ["Reprise d'enduit et joint acrylique", 'ml', 8, 15],
        ['Établi et rangement atelier sur mesure (hors habitation)', 'ens', 350, 720, 1],
        ["Main d'œuvre ajustage et réglages", 'h', 42, 55],
        ['Frais de déplacement', 'forfait', 25, 60],
      ],
      numbers: (random, year) => `FS${year}-${random.digits(3)}`,
    },
    style: {
      ...spaced,
      money: (plain) => `${plain} €`,
      date: (y, m, d) => `${Number(d)} ${french[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9.5pt "Lato"} .head{display:flex;gap:6mm;align-items:center} .mark{width:20mm;height:20mm;border-radius:50%;background:#7a4a1e;color:#fff;display:flex;align-items:center;justify-content:center;font:italic 20pt "EB Garamond"} .who{margin:8mm 0 6mm 95mm;border-left:2pt solid #7a4a1e;padding-left:4mm} .title{font-size:13pt;color:#7a4a1e;font-weight:bold} .work{margin-top:4mm} .work th{background:#7a4a1e;color:#fff;text-align:left;padding:4px;font-size:8.5pt} .work td{padding:4px;vertical-align:top;border-bottom:.5pt solid #dcc} .end{display:grid;grid-template-columns:1fr 78mm;gap:10mm;margin-top:5mm;break-inside:avoid} .end td{padding:2.5px 4px} .net td{background:#f2e8dd;font-weight:bold;font-size:11pt} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7pt;color:#555}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=head><div class=mark>m</div><div><b style="font-size:13pt">${d.seller.name}</b> – Artisan menuisier<br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>Tél. ${d.seller.telephone} – ${d.seller.mail}</div></div>
<div class=who>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=title>Facture de solde ${d.number}</div>${d.seller.town}, le ${p.date(d.issueDate)}<br>Chantier : ${d.buyer.street}, ${d.buyer.town} – travaux achevés le ${p.date(d.deliveryDate)}<br>Suivant devis n° DV${p.random.digits(4)} signé le ${p.date(d.orderDate)}
<table class=work>${heading(['N°', 'Désignation des ouvrages', '>Qté', 'U', '>P.U. HT', '>Total HT', '>TVA'])}${p.lines((l, at) => row([`1.${at + 1}`, l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.money(l.price)}`, `>${p.money(l.amount)}`, `>${p.number(l.rate)} %`])).join('')}</table>
<div class=end><div style="font-size:8pt"><b>Conditions de règlement</b><br>Solde à réception des travaux, au plus tard le ${p.date(d.dueDate)}, par chèque ou virement :<br>IBAN ${grouped(d.seller.iban)}<br><br>Le client atteste que les travaux à taux réduit portent sur un logement achevé depuis plus de deux ans.<br>Pas d'escompte pour paiement anticipé.</div>
<table>${row(['Montant total HT', `>${p.money(d.subtotal)}`])}${p.taxes((t) => row([`TVA ${p.number(t.rate)} % sur ${p.money(t.base)}`, `>${p.money(t.amount)}`])).join('')}${row(['Total TVA', `>${p.money(d.tax)}`])}${row(['<b>Montant total TTC</b>', `><b>${p.money(d.total)}</b>`])}${row(['Acompte versé à la commande', `>- ${p.money(d.prepaid)}`])}<tr class=net><td>Reste à payer<td class=r>${p.money(d.amountDue)}</tr></table></div>
<div class=foot>${d.seller.name}, entrepreneur individuel (EI) – Répertoire des Métiers ${d.seller.town} – N° TVA ${d.seller.vatId}<br>Assurance décennale MAAF Pro n° ${p.random.digits(9)} – Garantie France métropolitaine</div>`
    },
  },
  {
    name: 'fr-bailleur-loyer',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      lines: [3, 7],
      most: 0,
      isInOrder: true,
      isOnce: true,
      days: [7, 14],
      pools: poolsFor('FR', ['Foncière', 'Immobilière', 'Patrimoine', 'Murs'], ['SCI', 'SNC']),
      items: [
        ['Loyer commercial', '', 850, 3400],
        ['Loyer emplacements de stationnement', '', 80, 260],
        ['Provision sur charges', '', 120, 480],
        ['Provision taxe foncière', '', 90, 310],
        ["Provision taxe d'enlèvement des ordures ménagères", '', 20, 75],
        ['Honoraires de gestion technique', '', 35, 110],
      ],
      numbers: (random, year) => `${year}/L/${random.digits(4)}`,
    },
    style: { ...spaced, thousands: ' ', date: slashed },
    css: 'body{font:10pt "C059"} .top{display:flex;justify-content:space-between} h2{text-align:center;font-size:13pt;letter-spacing:1px;border:.8pt solid #000;padding:6px;margin:8mm 0 4mm} .ref td{padding:2px 0} .acc th,.acc td{border-left:.6pt solid #000;border-right:.6pt solid #000;padding:5px 7px;text-align:left} .acc th{border:.6pt solid #000;font-weight:normal;font-style:italic} .acc{border:.6pt solid #000} .acc .t td{border-top:.6pt solid #000} .coupon{border:.8pt dashed #000;margin-top:16mm;padding:4mm} .coupon td{padding:2px 0} small{font-size:7.5pt}',
    draw: (p) => {
      const { doc: d } = p
      const town = (person: typeof d.buyer) => `${person.postCode} ${person.town}`
      return `<div class=top><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${town(d.seller)}<br><small>Tél. ${d.seller.telephone}<br>${d.seller.mail}</small></div><div style="margin-top:24mm;width:82mm"><small>LOCATAIRE</small><br>${d.buyer.name}<br>${d.buyer.street}<br>${town(d.buyer)}</div></div>
<h2>AVIS D'ÉCHÉANCE VALANT FACTURE</h2>
<table class=ref><tr><td>Facture n° <b>${d.number}</b><td>Émise le ${p.date(d.issueDate)}<td class=r>Exigible le <b>${p.date(d.dueDate)}</b></tr><tr><td>Bail n° ${d.orderNumber}<td>Compte locataire ${d.customerNumber}<td class=r>Terme à échoir</tr><tr><td colspan=3>Désignation : local commercial en rez-de-chaussée, lot ${p.random.int(2, 40)}, ${d.buyer.street}, ${town(d.buyer)}</tr></table><br>
<table class=acc>${heading(['Libellé', '>Taux TVA', '>Montant HT en euros'])}${p.lines((l) => row([l.description, `>${p.number(l.rate, 2)}`, `>${p.plain(l.amount)}`])).join('')}<tr class=t><td>Total hors taxes<td><td class=r>${p.plain(d.subtotal)}</tr>${row(['TVA sur les débits', `>${p.number(d.taxes[0].rate, 2)}`, `>${p.plain(d.tax)}`])}<tr class=t><td><b>TOTAL À RÉGLER TTC</b><td><td class=r><b>${p.plain(d.total)}</b></tr></table>
<p><small>Le présent avis ne vaut quittance qu'après encaissement effectif. Toute somme non réglée à la date d'exigibilité porte intérêt dans les conditions prévues au bail. Indemnité forfaitaire pour frais de recouvrement : 40 euros. ${d.seller.name}, RCS ${d.seller.town}, TVA ${d.seller.vatId}.</small></p>
<div class=coupon><small>COUPON À JOINDRE À VOTRE RÈGLEMENT</small><table>${row([`${d.buyer.name}<br>Compte ${d.customerNumber}`, `Avis ${d.number}`, `><b>${p.plain(d.total)} EUR</b>`])}<tr><td colspan=3>Virement sur le compte ${grouped(d.seller.iban)} ouvert au nom de ${d.seller.name}</tr></table></div>`
    },
  },
  {
    name: 'fr-avoir-bureautique',
    plan: {
      country: 'FR',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [20, 5.5],
      lines: [2, 6],
      most: 10,
      lineDiscount: 0.4,
      isOnce: true,
      pools: poolsFor(
        'FR',
        ['Bureautique', 'Papeterie', 'Fournitures', 'Équipements'],
        ['SARL', 'SAS']
      ),
      items: [
        ['Ramette papier A4 80 g blanc (carton de 5)', '', 18, 27],
        ['Fauteuil de bureau synchrone dossier résille noir', '', 140, 260],
        ["Cartouche de toner noir haute capacité 8 000 pages (erreur d'expédition)", '', 62, 119],
        ['Classeur à levier dos 80 mm, lot de 10', '', 16, 29],
        ['Destructeur de documents coupe croisée, retour pour panne', '', 89, 210],
        ['Code du travail annoté, édition reliée', '', 45, 80, 1],
        ['Tableau blanc émaillé 90 x 120 cm', '', 58, 130],
      ],
      numbers: (random) => `AV${random.digits(6)}`,
    },
    style: { ...spaced, thousands: ' ', date: slashed },
    css: 'body{font:8.5pt "Liberation Sans"} .b{border:1pt solid #003b75;border-radius:5px} .top{display:grid;grid-template-columns:1fr 88mm;gap:8mm} .t{font:bold 14pt "Liberation Sans";color:#003b75;padding:4px;text-align:center;margin-bottom:4mm} .addr{padding:4mm;min-height:25mm;font-size:9.5pt} .k{margin:5mm 0} .k th,.k td{border:.7pt solid #003b75;padding:3px;text-align:center} .k th,.a th{background:#d5e3f2;font-size:7.5pt} .a{border:.7pt solid #003b75} .a th{border:.7pt solid #003b75;padding:4px} .a td{border-left:.7pt solid #003b75;border-right:.7pt solid #003b75;padding:3px 4px;vertical-align:top} .fill td{height:82mm} .low{display:grid;grid-template-columns:70mm 1fr 66mm;gap:4mm;margin-top:4mm} .low .k{margin:0} .s td{border:.7pt solid #003b75;padding:4px} .s b{font-size:10pt} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7pt;border-top:.7pt solid #003b75;padding-top:3px}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=top><div><b style="font-size:12pt">${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tél. : ${d.seller.telephone}<br>E-mail : ${d.seller.mail}<br>N° TVA intracom. : ${d.seller.vatId}</div><div><div class="b t">FACTURE D'AVOIR</div><div class="b addr">${d.buyer.name}<br>${d.buyer.street}<br><br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}</div></div></div>
<table class=k>${heading(['Numéro', 'Date', 'Code client', 'Votre référence', 'N° TVA client', 'Page'])}${row([`<b>${d.number}</b>`, p.date(d.issueDate), d.customerNumber, d.orderNumber, d.buyer.vatId, '1 / 1'])}</table>
<p>Avoir sur notre facture N° ${d.earlier} du ${p.date(d.orderDate)}. Retour réceptionné le ${p.date(d.deliveryDate)}.</p>
<table class=a>${heading(['Référence', 'Désignation', '>Qté', '>P.U. HT', '>% Rem.', '>Montant HT', '>TVA'])}${p.lines((l) => row([`ART${p.random.digits(5)}`, l.description, `>${p.number(l.quantity, 2)}`, `>${p.plain(l.price)}`, l.discount ? `>${p.number(l.discount, 2)}` : '', `>${p.plain(l.amount)}`, `>${p.number(l.rate, 2)}`])).join('')}<tr class=fill><td><td><td><td><td><td><td></tr></table>
<div class=low><table class=k style="align-self:start">${heading(['Taux TVA', '>Base HT', '>Montant TVA'])}${p.taxes((t) => row([`${p.number(t.rate, 2)} %`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])).join('')}</table><div style="font-size:7.5pt">Avoir à valoir sur vos prochaines commandes ou remboursé par virement sur demande.</div><table class=s>${row(['Total HT', `>${p.plain(d.subtotal)}`])}${row(['Total TVA', `>${p.plain(d.tax)}`])}${row(['Total TTC', `>${p.plain(d.total)}`])}${row(['<b>NET À VOTRE CRÉDIT</b>', `><b>${p.plain(d.amountDue)} €</b>`])}</table></div>
<div class=foot>${d.seller.name} – ${d.seller.street} – ${d.seller.postCode} ${d.seller.town} – Capital de 7 622,45 € – Code APE 4666Z<br>Les marchandises restent notre propriété jusqu'au paiement intégral de leur prix (loi du 12 mai 1980).</div>`
    },
  },
  {
    name: 'fr-abonnement-logiciel',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      lines: [1, 4],
      most: 18,
      isInOrder: true,
      isOnce: true,
      allowance: 0.4,
      days: [7, 14, 30],
      pools: poolsFor('FR', ['Logiciels', 'Numérique', 'Cloud', 'Data'], ['SAS', 'SASU']),
      items: [
        ['Formule Équipe – utilisateurs actifs', '', 12, 29],
        ['Formule Équipe – prorata pour utilisateurs ajoutés en cours de mois', '', 4, 11],
        ['Module signature électronique', '', 5, 9],
        ['Stockage supplémentaire (tranche de 100 Go)', '', 6, 15],
        ['SMS de rappel, pack de 500', '', 25, 40],
        ['Assistance prioritaire', '', 49, 99],
      ],
      numbers: (random) => `${random.pick(['9C41B7', 'E07D2A', '53FA8E'])}-00${random.digits(2)}`,
    },
    style: {
      ...spaced,
      thousands: '\u202F',
      money: (plain) => `${plain}\u00A0€`,
      date: (y, m, d) => `${Number(d)} ${french[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9.5pt "Inter";color:#1d2433} .bar{height:3mm;background:#5b46e5;margin-bottom:8mm} .top{display:flex;justify-content:space-between;align-items:flex-start} h1{font-size:22pt;margin:0 0 5mm} .meta td{padding:1.5px 10px 1.5px 0} .meta td:first-child{color:#667} .to{margin:10mm 0;line-height:1.5} .to b{display:block} .big{font-size:14pt;font-weight:600;margin-bottom:8mm} .it th{font-size:8pt;color:#667;text-align:left;font-weight:500;border-bottom:.8pt solid #1d2433;padding:4px 0} .it td{padding:7px 0;border-bottom:.5pt solid #dde;vertical-align:top} .it small{color:#667} .sum{width:50%;margin-left:50%} .sum td{padding:5px 0;border-bottom:.5pt solid #dde} .foot{position:fixed;bottom:0;left:0;right:0;font-size:7.5pt;color:#667;display:flex;justify-content:space-between;border-top:.5pt solid #dde;padding-top:4px}',
    draw: (p) => {
      const { doc: d } = p
      const period = `${p.date(d.from)} – ${p.date(d.until)}`
      return `<div class=bar></div><div class=top><div><h1>Facture</h1><table class=meta style="width:auto">${row(['Numéro de facture', `<b>${d.number}</b>`])}${row(["Date d'émission", p.date(d.issueDate)])}${row(["Date d'échéance", p.date(d.dueDate)])}${row(['Identifiant du compte', `acct_${p.random.digits(8)}`])}</table></div><div style="font-weight:600;font-size:12pt;color:#5b46e5">${d.seller.name}</div></div>
<div class=to><b>Facturer à</b>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>${d.buyer.country}<br>${d.buyer.mail}</div>
<div class=big>${p.money(d.amountDue)} à payer avant le ${p.date(d.dueDate)}</div>
<table class=it>${heading(['Description', '>Qté', '>Prix unitaire', '>Montant'])}${p.lines((l) => row([`${l.description}<br><small>${period}</small>`, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=sum>${row(['Sous-total', `>${p.money(d.lineTotal)}`])}${d.allowance ? row(['Remise partenaire', `>−${p.money(d.allowance)}`]) + row(['Total hors taxes', `>${p.money(d.subtotal)}`]) : ''}${row([`TVA – France (${p.number(d.taxes[0].rate)} % sur ${p.money(d.subtotal)})`, `>${p.money(d.tax)}`])}${row(['Total', `>${p.money(d.total)}`])}${row(['<b>Montant dû</b>', `><b>${p.money(d.amountDue)}</b>`])}</table>
<p style="margin-top:10mm;font-size:8.5pt">Payer par virement bancaire – IBAN ${d.seller.iban}. Indiquez le numéro de facture comme motif. Cet abonnement est reconduit tacitement chaque mois ; vous pouvez le résilier depuis votre espace client.</p>
<div class=foot><span>${d.seller.name}<br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}, ${d.seller.country}</span><span>N° de TVA ${d.seller.vatId}<br>${d.seller.mail}</span><span>Page 1 sur 1</span></div>`
    },
  },
  {
    name: 'nl-sanitair-pagina',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21],
      lines: [42, 75],
      most: 40,
      lineDiscount: 0.6,
      isOnce: true,
      charge: 0.5,
      days: [14, 30],
      pools: poolsFor(
        'NL',
        ['Technische Groothandel', 'Sanitair', 'Loodgieters', 'Verwarming'],
        ['B.V.', 'BV']
      ),
      items: [
        ['KNELKOPPELING 15X15 MESSING', 'ST', 1, 3],
        ['KNELKOPPELING 22X22 MESSING', 'ST', 2, 5],
        ['KNIE 15 KNEL/KNEL 90GR', 'ST', 2, 5],
        ['T-STUK 15X15X15 KNEL', 'ST', 3, 6],
        ['T-STUK 22X15X22 PERS', 'ST', 4, 8],
        ['PERSBOCHT 28MM 90GR CU', 'ST', 4, 9],
        ['CV-BUIS STAAL VERZINKT 15MM L=6M', 'LGT', 11, 19],
        ['CV-BUIS STAAL VERZINKT 22MM L=6M', 'LGT', 17, 28],
        ['KOPERBUIS HALFHARD 15MM L=5M', 'LGT', 21, 36],
        ['KOPERBUIS HALFHARD 22MM L=5M', 'LGT', 34, 55],
        ['PVC AFVOERBUIS 40MM GRIJS L=4M', 'LGT', 6, 11],
        ['PVC AFVOERBUIS 110MM GRIJS L=4M', 'LGT', 18, 31],
        ['PVC BOCHT 45GR 110MM 1XMOF', 'ST', 3, 6],
        ['PVC T-STUK 88GR 110X110MM', 'ST', 6, 11],
        ['PVC LIJM 250ML MET KWAST', 'BUS', 7, 13],
        ['HEMELWATERAFVOER 80MM GRIJS', 'LGT', 14, 22],
        ['INBOUWRESERVOIR FRONTBEDIENING 112CM', 'ST', 139, 199],
        ['BEDIENINGSPLAAT DUAL FLUSH WIT', 'ST', 29, 55],
        ['WANDCLOSET DIEPSPOEL RIMFREE WIT', 'ST', 119, 189],
        ['CLOSETZITTING SOFTCLOSE WIT', 'ST', 35, 69],
        ['FONTEIN KERAMIEK 36X18 KRAAN RECHTS', 'ST', 39, 74],
        ['FONTEINKRAAN CHROOM KOUD', 'ST', 24, 48],
        ['WASTAFEL 60X46CM WIT', 'ST', 55, 98],
        ['WASTAFELMENGKRAAN EENHENDEL CHROOM', 'ST', 59, 115],
        ['THERMOSTATISCHE DOUCHEKRAAN 15CM HOH', 'ST', 119, 185],
        ['GLIJSTANGSET 60CM MET HANDDOUCHE', 'ST', 45, 79],
        ['DOUCHEGOOT RVS 80CM COMPLEET', 'ST', 98, 165],
        ['BEKERSIFON 5/4X32MM CHROOM', 'ST', 12, 22],
        ['VLOERBUIS MET ROZET 32MM CHROOM', 'ST', 4, 8],
        ['HOEKSTOPKRAAN 1/2X10MM KNEL', 'ST', 5, 9],
        ['FLEXIBELE SLANG 3/8X10 L=30CM', 'ST', 3, 6],
        ['KEERKLEP EA 15MM CONTROLEERBAAR', 'ST', 9, 16],
        ['INLAATCOMBINATIE 15MM 8 BAR', 'ST', 29, 49],
        ['EXPANSIEVAT 18L 0,5 BAR WIT', 'ST', 32, 52],
        ['RADIATOR T22 600X1000 INCL. CONSOLES', 'ST', 145, 225],
        ['THERMOSTAATKNOP M30 WIT', 'ST', 14, 24],
        ['VOETVENTIEL RECHT 1/2 VERNIKKELD', 'ST', 6, 11],
        ['ONTLUCHTINGSNIPPEL 1/8', 'ST', 0.5, 1.5],
        ['BUISBEUGEL ENKEL 15MM M8 RUBBER', 'ST', 0.5, 1.5],
        ['BUISBEUGEL DUBBEL 22MM', 'ST', 1, 2],
        ['STOKSCHROEF M8X60 DS 100 ST', 'DS', 9, 16],
        ['TEFLONTAPE GAS/WATER 12MX12MM', 'ROL', 1, 2],
        ['SILICONENKIT SANITAIR WIT 310ML', 'KOK', 6, 10],
        ['LEIDINGISOLATIE 22X13MM L=2M', 'LGT', 3, 6],
        ['PUTROOSTER RVS 15X15CM', 'ST', 12, 23],
      ],
      numbers: (random, year) => `${year.slice(2)}7${random.digits(5)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:9.5pt "Liberation Sans Narrow"} .logo{font:bold 20pt "Liberation Sans";color:#c8102e} .l{display:flex;justify-content:space-between;border-bottom:2pt solid #c8102e;padding-bottom:3mm} .m{display:flex;justify-content:space-between;margin:9mm 0 6mm;font-size:9.5pt} .m td{padding:1px 0} .art th{border-top:.8pt solid #000;border-bottom:.8pt solid #000;text-align:left;padding:3px 0} .art .strip th{border:0;font-weight:normal;padding:0 0 3mm} .art td{padding:3.5px 0} .art tr{break-inside:avoid} .bon td{font-style:italic;padding-top:6px} .end{margin-top:6mm;break-inside:avoid} .tot td,.tot th{border:.6pt solid #000;padding:3px 6px;text-align:right} .foot{margin-top:6mm;font-size:8pt}',
    draw: (p) => {
      const { doc: d } = p
      const slips = [0, p.random.int(7, 12), p.random.int(16, 22)]
      const slip = () =>
        `<tr class=bon><td colspan=7>Pakbon ${p.random.digits(7)} d.d. ${p.date(d.deliveryDate)} &nbsp; Uw ref.: ${p.random.pick(['magazijn', 'badkamer Kade 12', 'bus 4', 'nieuwbouw fase 2', 'voorraad'])}</tr>`
      const next = `${d.seller.name.replaceAll('&amp;', '&')} – vervolg factuur ${d.number}`
      return `<style>@page{margin:16mm 15mm 18mm;@bottom-right{font:8pt "Liberation Sans Narrow";content:"Pagina " counter(page) " van " counter(pages)}@bottom-left{font:8pt "Liberation Sans Narrow";content:"Op al onze leveringen zijn de algemene verkoopvoorwaarden van toepassing."}@top-right{font:8pt "Liberation Sans Narrow";content:"${next}"}} @page :first{@top-right{content:none}}</style>
<div class=l><span class=logo>TGS</span><span style="text-align:right"><b>${d.seller.name}</b><br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>T ${d.seller.telephone} &nbsp; ${d.seller.mail}</span></div>
<div class=m><div>${d.buyer.name}<br>T.a.v. crediteurenadministratie<br>${d.buyer.street}<br>${d.buyer.postCode} &nbsp;${d.buyer.town.toUpperCase()}</div><table style="width:70mm"><tr><td colspan=2><b style="font-size:13pt">VERKOOPFACTUUR</b></tr>${row(['Vervaldatum', `: ${p.date(d.dueDate)}`])}${row(['Uw btw-nummer', `: ${d.buyer.vatId}`])}${row(['Vertegenwoordiger', `: ${p.random.pick(['R. Hazelaar', 'M. Stam'])}`])}${row(['Leveringsconditie', ': Franco magazijn'])}</table></div>
<table class=art><thead><tr class=strip><th colspan=7>Factuurnummer: <b>${d.number}</b> &emsp; Factuurdatum: <b>${p.date(d.issueDate)}</b> &emsp; Debiteurnummer: <b>${d.customerNumber}</b></tr>${row(['Artikel', 'Omschrijving', '>Aantal', 'Ehd', '>Brutoprijs', '>Krt.%', '>Bedrag'], 'th')}</thead><tbody>${p.lines((l, at) => `${slips.includes(at) ? slip() : ''}${row([p.random.digits(6), l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price)}`, l.discount ? `>${p.number(l.discount, 1)}` : '', `>${p.plain(l.amount)}`])}`).join('')}</tbody></table>
<div class=end><table class=tot>${heading(['Goederenbedrag', ...(d.charge ? ['Vrachtkosten'] : []), 'Totaal excl. btw', 'Btw %', 'Btw-bedrag', 'Factuurbedrag EUR'])}${row([p.plain(d.lineTotal), ...(d.charge ? [p.plain(d.charge)] : []), p.plain(d.subtotal), p.number(d.taxes[0].rate, 1), p.plain(d.tax), `<b>${p.plain(d.total)}</b>`])}</table>
<div class=foot>Gelieve bij betaling debiteur- en factuurnummer te vermelden. Betaling vóór de vervaldatum op rekening ${grouped(d.seller.iban)} (BIC INGBNL2A).<br>Reclames binnen 8 dagen na factuurdatum. Btw-nr. ${d.seller.vatId} – KvK ${p.random.digits(8)}</div></div>`
    },
  },
  {
    name: 'nl-hotel-duinen',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [9, 21, 0],
      lines: [4, 8],
      most: 4,
      isGross: true,
      isBuyerPerson: true,
      isInOrder: true,
      isOnce: true,
      prepaid: 0.4,
      pools: poolsFor('NL', ['Strandhotel', 'Hotel', 'Logement', 'Herberg'], ['B.V.', 'V.O.F.']),
      items: [
        ['Logies tweepersoonskamer zeezijde', '', 109, 189],
        ['Ontbijtbuffet', '', 15, 22],
        ['Driegangenmenu restaurant', '', 34, 48],
        ['Koffie / thee met appelgebak', '', 6, 9],
        ['Huiswijn per glas', '', 5, 8, 1],
        ['Speciaalbier', '', 5, 7, 1],
        ['Parkeren per nacht', '', 8, 15, 1],
        ['Huur fiets per dag', '', 12, 18, 1],
        ['Toeristenbelasting p.p.p.n.', '', 2, 4, 2],
      ],
      numbers: (random) => `${random.digits(5)}`,
    },
    style: {
      ...comma,
      date: (y, m, d) => `${d} ${dutch[Number(m) - 1].slice(0, 3)}. ${y}`,
    },
    css: 'body{font:9.5pt "Carlito"} .c{text-align:center} .n{font:24pt "P052";color:#4a6a5a} .two{display:grid;grid-template-columns:1fr 1fr;margin:8mm 0;gap:10mm} .two td{padding:1px 0} .f th{text-align:left;border-bottom:1.2pt solid #4a6a5a;padding:3px 0;color:#4a6a5a} .f td{padding:3px 0} .f .s td{border-top:.6pt solid #4a6a5a;font-weight:bold} .v{width:70%;margin-top:8mm;font-size:8.5pt} .v th{text-align:left;font-weight:normal;font-style:italic} .v td,.v th{padding:1px 0} .sig{display:flex;justify-content:space-between;margin-top:14mm} .foot{position:fixed;left:0;right:0;bottom:0;text-align:center;font-size:8pt;color:#4a6a5a}',
    draw: (p) => {
      const { doc: d } = p
      const isPartPaid = d.prepaid > 0
      return `<div class=c><div class=n>${d.seller.name}</div>★ ★ ★<br>${d.seller.street} &nbsp;•&nbsp; ${d.seller.postCode} ${d.seller.town}</div>
<div class=two><div>Gast:<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table>${row(['Kamer', String(p.random.int(101, 324))])}${row(['Aankomst', p.date(d.deliveryDate)])}${row(['Vertrek', p.date(d.issueDate)])}${row(['Reservering', d.orderNumber])}${row(['Rekeningnr.', d.number])}${row(['Datum', p.date(d.issueDate)])}</table></div>
<div class=c style="font-size:13pt;letter-spacing:3px;margin-bottom:3mm">FACTUUR</div>
<table class=f>${heading(['Aantal', 'Omschrijving', '>Prijs', '>btw', '>Bedrag €'])}${p.lines((l) => row([p.number(l.quantity), l.description, `>${p.plain(l.price)}`, `>${p.number(l.rate)}%`, `>${p.plain(l.amount)}`])).join('')}<tr class=s><td><td>Totaal inclusief btw<td><td><td class=r>${p.plain(d.total)}</tr>${isPartPaid ? row(['', 'Aanbetaling ontvangen bij reservering', '', '', `>-${p.plain(d.prepaid)}`]) + `<tr class=s><td><td>Nog te voldoen<td><td><td class=r>${p.plain(d.amountDue)}</tr>` : ''}</table>
<table class=v>${heading(['Btw-specificatie', '>Excl. btw', '>Btw'])}${p.taxes((t) => row([t.rate ? `${p.number(t.rate)}% btw` : `${p.number(t.rate)}% / vrij`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])).join('')}${row(['Totaal', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`])}</table>
<div class=sig><span>U werd geholpen door: ${p.random.pick(['Lisanne', 'Daan', 'Receptie'])}</span><span>Handtekening gast: ______________________</span></div><p>Wij danken u voor uw verblijf en zien u graag terug aan zee.</p>
<div class=foot>${d.seller.telephone} • ${d.seller.mail} • ${d.seller.site}<br>btw ${d.seller.vatId} • IBAN ${d.seller.iban} • KvK ${p.random.digits(8)}</div>`
    },
  },
  {
    name: 'nl-notaris-afrekening',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21, 0],
      lines: [5, 10],
      most: 0,
      isInOrder: true,
      isOnce: true,
      isBuyerPerson: true,
      days: [7, 14],
      pools: poolsFor(
        'NL',
        ['Notarissen', 'Netwerk Notariaat', 'Notariskantoor'],
        ['B.V.', 'N.V.']
      ),
      items: [
        ['Honorarium akte van levering', '', 450, 820],
        ['Honorarium hypotheekakte', '', 380, 690],
        ['Opstellen samenlevingsovereenkomst', '', 220, 410],
        ['Legalisatie handtekening volmacht', '', 25, 60],
        ['Kantoorkosten en elektronische archivering', '', 35, 75],
        ['Recherches Kadaster en insolventieregister', '', 15, 40],
        ['Inschrijving akte van levering Kadaster', '', 80, 150, 1],
        ['Inschrijving hypotheek Kadaster', '', 80, 150, 1],
        ['Kadastrale uittreksels', '', 4, 18, 1],
        ['Uittreksel basisregistratie personen', '', 9, 21, 1],
      ],
      numbers: (random, year) => `N${year}.${random.digits(4)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€\u00A0${plain}`,
      date: (y, m, d) => `${Number(d)} ${dutch[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:11pt "EB Garamond"} .h{text-align:right;font-size:9pt;line-height:1.35} .h b{font-size:15pt;font-weight:500;letter-spacing:.5px;display:block} .to{margin:14mm 0 12mm} .re td{padding:1px 0;vertical-align:top} .re td:first-child{width:36mm} .n{margin-top:7mm} .n td{padding:2px 0} .n .g td{padding-top:4mm;font-style:italic} .n .u td{border-top:.5pt solid #000} .n .z td{border-top:.5pt solid #000;border-bottom:2pt double #000;font-weight:600} .foot{position:fixed;bottom:0;left:0;right:0;font-size:8pt;border-top:.4pt solid #999;padding-top:2mm}',
    draw: (p) => {
      const { doc: d } = p
      const isCost = (text: string) => /^(Inschrijving|Kadastrale|Uittreksel)/.test(text)
      const drawn = (title: string, wanted: boolean) => {
        const own = d.lines.filter(({ description }) => isCost(description) === wanted)
        if (!own.length) return ''
        return `<tr class=g><td colspan=3>${title}</tr>${own.map((l) => row([l.description, `>${p.number(l.rate)}%`, `>${p.money(l.amount)}`])).join('')}`
      }
      return `<div class=h><b>${d.seller.name}</b>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>telefoon ${d.seller.telephone}<br>${d.seller.mail}</div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<p>${d.seller.town}, ${p.date(d.issueDate)}</p>
<table class=re>${row(['Betreft', `levering woonhuis ${d.buyer.street} te ${d.buyer.town}`])}${row(['Dossier', `${p.random.digits(6)}/${p.random.pick(['MvdB', 'JK', 'ES'])}`])}${row(['Passeerdatum', p.date(d.deliveryDate)])}${row(['Declaratie', d.number])}</table>
<table class=n><tr><td><b>DECLARATIE</b><td class=r>btw<td class=r>bedrag</tr>${drawn('Honorarium en kosten', false)}${drawn('Verschotten', true)}<tr class=u><td>Totaal exclusief btw<td><td class=r>${p.money(d.subtotal)}</tr>${p.doc.taxes
        .filter(({ rate }) => rate)
        .map((t) =>
          row([
            `Omzetbelasting ${p.number(t.rate)}% over ${p.money(t.base)}`,
            '',
            `>${p.money(d.tax)}`,
          ])
        )
        .join(
          ''
        )}<tr class=z><td>Door u verschuldigd<td><td class=r>${p.money(d.total)}</tr></table>
<p style="margin-top:8mm">Wij verzoeken u het verschuldigde bedrag uiterlijk op ${p.date(d.dueDate)} over te maken op bankrekening ${grouped(d.seller.iban)} ten name van ${d.seller.name}, onder vermelding van het dossiernummer.</p>
<div class=foot>Op onze dienstverlening zijn algemene voorwaarden van toepassing, waarin een beperking van aansprakelijkheid is opgenomen. Kamer van Koophandel ${p.random.digits(8)}, btw-identificatienummer ${d.seller.vatId}. Klachten- en geschillenregeling: zie ${d.seller.site}.</div>`
    },
  },
  {
    name: 'nl-webwinkel-thee',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [9, 21],
      lines: [2, 7],
      most: 4,
      isGross: true,
      isOnce: true,
      isBuyerPerson: true,
      allowance: 0.5,
      charge: 0.9,
      pools: poolsFor('NL', ['Theehuis', 'Thee en Kruiden', 'Webshops'], ['B.V.', 'V.O.F.']),
      items: [
        ['Sencha Fukujyu 100 gram', '', 7, 12],
        ['Earl Grey Blauwe Bloem - 250 gram', '', 11, 18],
        ['Rooibos sinaasappel-kaneel (bio), navulzak', '', 6, 10],
        ['Verse gember-citroen melange 75 g', '', 5, 9],
        ['Gietijzeren theepot Kyoto 0,8 L - antraciet', '', 39, 64, 1],
        ['Theezeef RVS met lekbakje', '', 6, 13, 1],
        ['Dubbelwandige glazen, set van 4', '', 19, 32, 1],
        ['Proefpakket zwarte thee (12 soorten)', '', 15, 25],
      ],
      numbers: (random, year) => `WEB${year}${random.digits(5)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€${plain}`,
      date: (y, m, d) => `${Number(d)} ${dutch[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9.5pt "Roboto"} .top{display:flex;justify-content:space-between} .logo{font:italic 26pt "EB Garamond";color:#6b7a2a} h1{font-size:15pt;margin:10mm 0 5mm} .three{display:grid;grid-template-columns:1fr 1fr 1.25fr;gap:6mm;margin-bottom:9mm} .three td{padding:0 0 2px;vertical-align:top} .p th{background:#222;color:#fff;text-align:left;padding:5px} .p td{padding:6px 5px;border-bottom:.5pt solid #ccc;vertical-align:top} .p small{color:#555;display:block} .s{width:46%;margin-left:54%;margin-top:2mm} .s td{padding:4px 5px;border-bottom:.5pt solid #ccc} .s .t td{border-top:1.5pt solid #222;border-bottom:1.5pt solid #222;font-weight:bold} .s .x td{border:0;font-size:8pt;color:#444;padding:2px 5px} .foot{position:fixed;bottom:0;left:0;right:0;border-top:.5pt solid #ccc;padding-top:2mm;text-align:center;font-size:8pt}',
    draw: (p) => {
      const { doc: d } = p
      const address = `${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}`
      return `<div class=top><span class=logo>theeblad</span><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Btw: ${d.seller.vatId}</div></div>
<h1>FACTUUR</h1><div class=three><div>${address}<br>${p.random.pick(['m', 'info', 'post'])}.${p.random.digits(3)}@mail.example</div><div><b>Verzenden naar:</b><br>${address}</div><table>${row(['Factuurnummer:', d.number])}${row(['Factuurdatum:', p.date(d.issueDate)])}${row(['Bestelnummer:', d.orderNumber])}${row(['Besteldatum:', p.date(d.orderDate)])}${row(['Betaalmethode:', 'iDEAL'])}</table></div>
<table class=p>${heading(['Product', '>Aantal', '>Stukprijs', '>Prijs'])}${p.lines((l) => row([`${l.description}<small>SKU: TB-${p.random.digits(4)}</small>`, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=s>${row(['Subtotaal', `>${p.money(d.lineTotal)}`])}${d.allowance ? row(['Korting (welkomstcode)', `>-${p.money(d.allowance)}`]) : ''}${row(['Verzending', d.charge ? `>${p.money(d.charge)} via PostNL` : '>Gratis verzending'])}<tr class=t><td>Totaal<td class=r>${p.money(d.total)}</tr>${p.taxes((t) => `<tr class=x><td>${p.number(t.rate)}% btw over ${p.money(t.base)}<td class=r>${p.money(t.amount)}</tr>`).join('')}<tr class=x><td>Totaal btw<td class=r>${p.money(d.tax)}</tr><tr class=x><td>Totaal exclusief btw<td class=r>${p.money(d.subtotal)}</tr></table>
<p style="margin-top:10mm">Alle prijzen zijn inclusief btw. Je betaling via iDEAL is ontvangen. Niet tevreden? Je kunt je bestelling binnen 14 dagen retourneren.</p>
<div class=foot>${d.seller.name} | KvK ${p.random.digits(8)} | ${d.seller.mail} | ${d.seller.site}</div>`
    },
  },
]
