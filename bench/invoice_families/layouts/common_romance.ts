import { daysBetween } from '../days.ts'
import type { Family } from '../family.ts'
import { sumOf, type Line } from '../make_document.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, euroAfter, grouped, heading, monthsIn, row, slashed } from '../print.ts'
import type { Random } from '../random.ts'

const french = {
  ...pools.FR,
  first: ['Perrine', 'Loïc', 'Anne-Sophie', 'Gaëtan', 'Maud', 'Régis', 'Coralie', 'Sylvain'],
  last: [
    'Vasseur',
    'Le Bihan',
    'Rochefort',
    'Cazenave',
    'Mouchel',
    'Bonnardel',
    'Teyssier',
    'Haution',
    'de Kermadec',
  ],
  trade: ['Optique', 'Agence', 'Laboratoires', 'Immobilier', 'Éditions'],
  forms: ['SAS', 'SARL', 'SA', 'SCOP'],
  streets: [
    '6 impasse des Glycines',
    '114 route de Paris',
    '19 ter rue Pasteur',
    'Résidence Les Acacias, bât. C',
    '2 quai de la Marine',
    '31 cours Gambetta',
    'Lieu-dit Les Quatre Vents',
  ],
  towns: [
    ['Lyon', '69007'],
    ['Tarbes', '65000'],
    ['Quimper', '29000'],
    ['Montélimar', '26200'],
    ['Chartres', '28000'],
    ['Annecy', '74000'],
    ['Bordeaux', '33000'],
  ],
}

const waterworks = {
  ...french,
  trade: ['Eaux', 'Compagnie des Eaux', 'Eau et Assainissement'],
  forms: ['SA', 'SCA', 'SAS'],
}

const italian = {
  ...pools.IT,
  first: ['Federica', 'Gianluca', 'Ornella', 'Tommaso', 'Nadia', 'Renzo'],
  last: ['Zanardi', 'Bonfanti', 'Caruso', 'Di Stefano', 'Pozzi', 'Ravasio', 'Salis', 'Trevisan'],
  trade: ['Autonoleggi', 'Rent', 'Noleggi'],
  forms: ['S.r.l.', 'Srl', 'S.p.A.', 's.a.s.'],
  streets: [
    'Via San Martino 47',
    'Largo Cairoli, 2',
    'Via Aeroporto snc',
    'Corso Matteotti 110/B',
    'Via Monte Grappa, 9',
    'Strada Provinciale 12, km 3',
  ],
  towns: [
    ['Bergamo, BG', '24122'],
    ['Olbia, SS', '07026'],
    ['Ancona, AN', '60121'],
    ['Lecce, LE', '73100'],
    ['Padova, PD', '35131'],
  ],
}

const italianFirms = {
  ...italian,
  trade: ['Termoidraulica', 'Tessuti', 'Pavimenti', 'Software', 'Ceramiche'],
}

const condominiums = {
  ...italian,
  first: ['Condominio', 'Condominio', 'Supercondominio'],
  last: ['Le Betulle', 'Aurora', 'Residenza Verde', 'Parco dei Tigli', 'San Giorgio', 'Torre Blu'],
}

const spanish = {
  ...pools.ES,
  first: ['Marta', 'Joaquín', 'Pilar', 'Sergi', 'Ainhoa', 'Gonzalo', 'Remedios'],
  last: [
    'Arribas Soto',
    'Villalba Crespo',
    'Echeverría Ruiz',
    'Peñalver Gil',
    'Monzó Ribes',
    'Cuesta Nieto',
    'Barral Otero',
  ],
  streets: [
    'C/ San Roque, 22, 1º A',
    'Avda. de Portugal, 57',
    'Ronda Norte, 8, bajo',
    'Calle Nueva, 3',
    'Pza. de España, 11, 4º izda.',
  ],
  towns: [
    ['Logroño', '26001'],
    ['Castellón', '12003'],
    ['Cáceres', '10001'],
    ['Santander', '39004'],
    ['Jaén', '23007'],
  ],
}

const operators = {
  ...spanish,
  last: ['Arribas', 'Villalba', 'Echeverría', 'Monzó', 'Barral'],
  trade: ['Fibra', 'Telecable', 'Comunicaciones'],
  forms: ['S.L.', 'S.A.U.', 'S.L.U.'],
}

const caterers = {
  ...pools.PT,
  first: ['Graça', 'Tiago', 'Marisa', 'Henrique'],
  last: ['Quaresma', 'Vilhena', 'Peixoto', 'Salgueiro', 'Toscano', 'Bandeira'],
  trade: ['Catering', 'Banquetes', 'Sabores'],
  forms: ['Lda.', 'Unipessoal, Lda.', 'Lda'],
  streets: [
    'Rua do Comércio, 71 R/C',
    'Estrada Nacional 10, km 14',
    'Praceta Eça de Queirós, 5',
    'Zona Industrial, Lote 22',
  ],
  towns: [
    ['Aveiro', '3810-164'],
    ['Setúbal', '2900-312'],
    ['Viseu', '3500-090'],
    ['Faro', '8000-250'],
    ['Leiria', '2400-118'],
  ],
}

const portugueseFirms = {
  ...caterers,
  trade: ['Seguros', 'Moldes', 'Farmacêutica', 'Hotelaria'],
  forms: ['S.A.', 'Lda.', 'SGPS, S.A.'],
}

const frenchDay = (y: string, m: string, d: string) =>
  `${d === '01' ? '1er' : Number(d)} ${monthsIn('FR')[Number(m) - 1]} ${y}`

const shortMonths = 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' ')

/** `Lecce (LE)` for `Lecce, LE`. */
function withProvince(town: string): string {
  return town.replace(/, (..)$/, ' ($1)')
}

/** Random dark squares with the three corners of a QR code. */
function squares(random: Random): string {
  const size = 25
  const corners = [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ]
  const dots = Array.from({ length: size * size }, (_, at) => {
    const [x, y] = [at % size, Math.floor(at / size)]
    const isDark = random.chance(0.48)
    const isCorner = corners.some(
      ([left, top]) => x >= left - 1 && x <= left + 7 && y >= top - 1 && y <= top + 7
    )
    return isDark && !isCorner ? `M${x} ${y}h1v1h-1z` : ''
  })
  const marks = corners.map(
    ([x, y]) =>
      `<rect x="${x + 0.5}" y="${y + 0.5}" width="6" height="6" fill="none" stroke="#000"/><rect x="${x + 2}" y="${y + 2}" width="3" height="3"/>`
  )
  return `<svg viewBox="0 0 25 25" style="width:24mm;height:24mm"><path d="${dots.join('')}"/>${marks.join('')}</svg>`
}

/** Documents of trades, offices, utilities and small sellers in four countries. */
export const commonRomance: Family[] = [
  {
    /** A plumber below the VAT threshold; his name stands under the trade name and in the signature. */
    name: 'fr-plombier-serv',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [0],
      lines: [3, 8],
      isInOrder: true,
      isOnce: true,
      most: 4,
      isSellerPerson: true,
      isBuyerPerson: true,
      prepaid: 0.6,
      days: [8, 15, 30],
      pools: { ...pools, FR: french },
      items: [
        ['Chauffe-eau électrique vertical 200 L, classe C', 'u', 390, 620],
        ['Groupe de sécurité inox 3/4" et siphon', 'u', 38, 64],
        ['Tube cuivre écroui Ø 16, raccords et colliers', 'ml', 9, 17],
        ['Mitigeur thermostatique de douche', 'u', 115, 210],
        ['Vanne d’arrêt 1/4 de tour', 'u', 12, 24],
        ['Dépose et évacuation en déchetterie, par appareil', 'pce', 60, 120],
        ['Pose, raccordement et mise en service', 'h', 45, 58],
        ['Recherche de fuite et réparation sur colonne', 'h', 48, 62],
        ['Déplacement zone 2', 'dépl.', 25, 45],
      ],
      numbers: (random, year) => `${year}-${random.digits(3)}`,
    },
    style: {
      decimal: ',',
      thousands: ' ',
      money: (plain) => `${plain} €`,
      date: frenchDay,
    },
    css: 'body{font:11pt "Carlito";line-height:1.25} .brand{font:600 24pt "URW Bookman";color:#1b4f8f;line-height:1.1} .own{font-size:10.5pt;width:88mm} .to{margin:6mm 0 0 98mm;font-size:12pt;line-height:1.3;min-height:28mm} .place{margin-left:98mm} h2{font-size:14pt;margin:8mm 0 2mm;text-decoration:underline} .list{margin-top:5mm} .list th{border:.8pt solid #000;background:#e8eef7;padding:3px 6px;font-size:10.5pt} .list td{border-left:.8pt solid #000;border-right:.8pt solid #000;padding:2.5px 6px;vertical-align:top} .list tr.h td{font-weight:bold;font-style:italic;padding-top:6px} .list tr.s td{font-style:italic;color:#333} .list{border-bottom:.8pt solid #000} .list .r{padding-right:6px} .sum{width:82mm;margin:3mm 0 0 auto} .sum td{border:.8pt solid #000;padding:3px 6px} .sum .r{padding-right:6px} .law{margin:4mm 0;font-style:italic} .sign{margin:10mm 0 0 110mm;text-align:center} .foot{position:fixed;bottom:0;left:0;right:0;border-top:.6pt solid #1b4f8f;padding-top:1.5mm;font-size:8.5pt;text-align:center;color:#333}',
    draw: (p) => {
      const { doc: d, random } = p
      const brand = random.pick(['Dépann’Eau', 'Ô Chaud Plomberie', 'L’Atelier du Sanitaire'])
      const siren = `${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`
      const isWork = (line: Line) => /^(h|pce|dépl\.)$/.test(line.unit)
      const section = (title: string, lines: Line[]) =>
        lines.length
          ? `<tr class=h><td>${title}</td><td></td><td></td><td></td><td></td></tr>${lines
              .map((l) =>
                row([
                  l.description,
                  l.unit,
                  `>${p.number(l.quantity)}`,
                  `>${p.plain(l.price)}`,
                  `>${p.plain(l.amount)}`,
                ])
              )
              .join(
                ''
              )}<tr class=s><td class=r>Sous-total ${title.toLowerCase()}</td><td></td><td></td><td></td><td class=r>${p.plain(sumOf(lines))}</td></tr>`
          : ''
      const paid = d.prepaid
        ? `${row([`Acompte reçu le ${p.date(d.orderDate)}`, `>- ${p.money(d.prepaid)}`])}${row(['<b>Reste à payer</b>', `><b>${p.money(d.amountDue)}</b>`])}`
        : ''
      return `<div class=brand>${brand}</div><div class=own><b>${d.seller.name}</b><br>Artisan plombier chauffagiste<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tél. ${d.seller.telephone}<br>${d.seller.mail}</div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=place>${d.seller.town}, le ${p.date(d.issueDate)}</div>
<h2>FACTURE N° ${d.number}</h2>
<div>Travaux réalisés à votre domicile le ${p.date(d.deliveryDate)}, selon devis ${random.int(110, 890)} accepté le ${p.date(d.orderDate)}</div>
<table class=list>${heading(['Désignation', 'Unité', '>Qté', '>P.U. €', '>Montant €'])}${section(
        'Fournitures',
        d.lines.filter((line) => !isWork(line))
      )}${section('Main-d’œuvre et frais', d.lines.filter(isWork))}</table>
<table class=sum>${row([d.prepaid ? 'Total de la facture' : '<b>Total net à payer</b>', d.prepaid ? `>${p.money(d.total)}` : `><b>${p.money(d.total)}</b>`])}${paid}</table>
<div class=law>TVA non applicable, article 293 B du Code général des impôts.</div>
<div>Merci de régler par chèque à l’ordre de ${d.seller.name} ou par virement (<span style="white-space:nowrap">IBAN ${grouped(d.seller.iban)}</span>) le ${p.date(d.dueDate)} au plus tard. Pas d’escompte pour paiement anticipé. Pièces garanties 2 ans.</div>
<div class=sign>${d.seller.name}<br><span style="font-family:'C059';font-style:italic;color:#1b4f8f;font-size:15pt">${d.seller.name.split(' ')[0]}</span></div>
<div class=foot>${brand} – entreprise individuelle – SIREN ${siren} – dispensé d’immatriculation au RCS, inscrit au RNE<br>Assurance décennale n° ${random.digits(8)} – France métropolitaine</div>`
    },
  },
  {
    /** A water bill: summary on the first page, rows by service on the second. */
    name: 'fr-eau-serv',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [5.5, 10],
      lines: [8, 15],
      isInOrder: true,
      isOnce: true,
      most: 118,
      isBuyerPerson: true,
      prepaid: 0.5,
      days: [14, 21, 30],
      pools: { ...pools, FR: { ...waterworks } },
      items: [
        ['Abonnement (part délégataire)', 'jours', 0.1, 0.25],
        ['Consommation tranche 1 (part délégataire)', 'm³', 0.7, 1.6],
        ['Consommation tranche 2 (part délégataire)', 'm³', 1.1, 2.1],
        ['Consommation (part syndicale)', 'm³', 0.3, 0.9],
        ['Préservation de la ressource (agence de l’eau)', 'm³', 0.05, 0.15],
        ['Abonnement assainissement', 'jours', 0.1, 0.2, 1],
        ['Collecte des eaux usées (part communale)', 'm³', 0.4, 1.3, 1],
        ['Traitement des eaux usées (part délégataire)', 'm³', 0.8, 1.9, 1],
        ['Redevance consommation d’eau potable', 'm³', 0.3, 0.45],
        ['Performance des réseaux d’eau potable', 'm³', 0.05, 0.15],
        ['Performance des systèmes d’assainissement', 'm³', 0.1, 0.3, 1],
      ],
      numbers: (random) => `${random.int(10, 99)} ${random.digits(4)} ${random.digits(4)}`,
    },
    style: {
      decimal: ',',
      thousands: ' ',
      money: (plain) => `${plain} €`,
      date: slashed,
    },
    css: 'body{font:9pt "Open Sans";color:#123} .top{display:flex;justify-content:space-between} .logo{font-size:18pt;font-weight:700;color:#0077b6;line-height:1.05;max-width:80mm} .left{width:62mm;font-size:8pt} .left h5{color:#0077b6;font-size:8.5pt;margin:4mm 0 1mm;border-bottom:.8pt solid #0077b6} .cols{display:flex;gap:9mm;margin-top:6mm} .main{flex:1} .win{font-size:10.5pt;line-height:1.35;margin:3mm 0 14mm 8mm;min-height:22mm} h1{font-size:14pt;color:#0077b6;margin:0;font-weight:600} .sum td{padding:4px 2px;border-bottom:.5pt solid #bcd} .sum tr.b td{font-weight:700} .pay{background:#0077b6;color:#fff;border-radius:8px;padding:4mm 5mm;margin-top:5mm;display:flex;justify-content:space-between;align-items:center} .pay b{font-size:17pt} .bars{display:flex;align-items:flex-end;gap:3mm;height:24mm;margin-top:2mm} .bars div{width:9mm;background:#90cbe8;text-align:center;font-size:6.5pt} .legal{font-size:6.8pt;color:#456;margin-top:9mm;border-top:.4pt solid #9ab;padding-top:2mm} .new{page-break-before:always;break-before:page} .det th{font-size:8pt;text-align:left;padding:3px 2px;border-bottom:1pt solid #0077b6} .det td{padding:3.5px 2px} .det tr.h td{background:#e3f2fa;color:#005f92;font-weight:700} .det tr.s td{border-top:.5pt solid #0077b6;font-weight:600;padding-bottom:9px} .vat{width:90mm;margin:4mm 0 6mm auto} .vat th{font-size:8pt;text-align:left} .vat td{border-top:.4pt solid #9ab;padding:2px} .vat .r,.det .r{padding-right:2px} h3{color:#0077b6;font-size:10pt;margin:6mm 0 1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const sections: [string, RegExp][] = [
        ['Distribution de l’eau', /^(Abonnement \(|Consommation|Préservation)/],
        ['Collecte et traitement des eaux usées', /assainissement$|eaux usées/],
        ['Organismes publics', /^(Redevance|Performance)/],
      ]
      const sorted = sections.map(([title, pattern], at): [string, Line[]] => [
        title,
        d.lines.filter(
          (line) =>
            sections.findIndex(([, own]) =>
              own === sections[1][1] && /^Performance/.test(line.description)
                ? false
                : own.test(line.description)
            ) === at && pattern.test(line.description)
        ),
      ])
      const filled = sorted.filter(([, lines]) => lines.length)
      const summary = filled.map(([title, lines]) => row([title, `>${p.money(sumOf(lines))}`]))
      const detail = filled.map(
        ([title, lines]) =>
          `<tr class=h><td>${title}</td><td></td><td></td><td></td><td></td></tr>${lines
            .map((l) =>
              row([
                l.description,
                `>${p.number(l.quantity)} ${l.unit}`,
                `>${p.plain(l.price)}`,
                `>${p.plain(l.amount)}`,
                `>${p.number(l.rate, 1)} %`,
              ])
            )
            .join(
              ''
            )}<tr class=s><td>Total ${title}</td><td></td><td></td><td class=r>${p.plain(sumOf(lines))}</td><td></td></tr>`
      )
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate, 1)} %`, `>${p.money(t.base)}`, `>${p.money(t.amount)}`])
      )
      const paid = d.prepaid
        ? row(['Prélèvements mensuels déjà effectués', `>- ${p.money(d.prepaid)}`])
        : ''
      const year = Number(d.issueDate.slice(0, 4))
      const bars = [year - 3, year - 2, year - 1, year].map((one) => {
        const used = random.int(64, 140)
        return `<div style="height:${used / 7}mm">${used}<br>${one}</div>`
      })
      return `<div class=top><div class=logo>${d.seller.name}</div><div style="font-size:8pt;text-align:right">Service clientèle ${d.seller.telephone}<br>du lundi au vendredi de 8 h à 18 h<br>Urgence fuite 24 h/24<br>${d.seller.site}</div></div>
<div class=cols><div class=left><h5>VOS RÉFÉRENCES</h5>Référence client : <b>${d.customerNumber}</b><br>Contrat n° ${random.digits(7)}<br>Compteur n° ${random.pick(['D', 'C'])}${random.int(10, 22)}FA${random.digits(6)}<h5>LIEU DE DESSERTE</h5>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<h5>PÉRIODE DE FACTURATION</h5>du ${p.date(d.from)} au ${p.date(d.until)}<br>Relevé effectué le ${p.date(d.until)}<h5>VOTRE CONSOMMATION (m³)</h5><div class=bars>${bars.join('')}</div><h5>NOUS ÉCRIRE</h5>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</div>
<div class=main><div class=win>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<h1>Votre facture du ${p.date(d.issueDate)}</h1><div style="margin-bottom:4mm">Facture n° ${d.number}</div>
<table class=sum>${summary.join('')}<tr class=b><td>Total HT</td><td class=r>${p.money(d.subtotal)}</td></tr>${row(['TVA (détail au verso)', `>${p.money(d.tax)}`])}<tr class=b><td>Total TTC</td><td class=r>${p.money(d.total)}</td></tr>${paid}</table>
<div class=pay><div>${d.prepaid ? 'Solde à payer' : 'Montant à payer'}<br>avant le ${p.date(d.dueDate)}</div><b>${p.money(d.amountDue)}</b></div>
<div style="margin-top:4mm">Vous pouvez régler par TIP SEPA, par carte bancaire sur votre espace client, par chèque ou en espèces dans les bureaux de poste.</div></div></div>
<div class=legal>${d.seller.name}, siège social : ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} – N° TVA intracommunautaire ${d.seller.vatId}. Tout retard de paiement donne lieu à l’application de pénalités prévues au règlement de service. En cas de litige, vous pouvez saisir la Médiation de l’eau. Eau conforme aux limites de qualité selon le dernier contrôle de l’ARS.</div>
<div class=new><h1>Le détail de votre facture</h1><div style="margin-bottom:4mm">Facture n° ${d.number} – page 2/2</div>
<table class=det>${heading(['', '>Quantité', '>Prix unitaire € HT', '>Montant € HT', '>TVA'])}${detail.join('')}</table>
<table class=vat>${heading(['Taux de TVA', '>Base HT', '>Montant de la TVA'])}${taxes.join('')}</table>
<h3>Comprendre votre facture</h3>La distribution de l’eau finance la production, le stockage et l’acheminement jusqu’à votre robinet. La collecte et le traitement des eaux usées couvrent leur dépollution avant rejet au milieu naturel. Les redevances sont reversées aux agences de l’eau.<h3>Fuite après compteur</h3>Une facture anormalement élevée peut être plafonnée si vous présentez une attestation de réparation dans le mois qui suit l’information.<h3>Mensualisation</h3>Étalez vos paiements sur dix mois sans frais : demandez-la sur ${d.seller.site}.</div>`
    },
  },
  {
    /** A freelancer whom a platform bills for; deposit and balance in a table of instalments. */
    name: 'fr-plateforme-serv',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      lines: [2, 5],
      isOnce: true,
      most: 12,
      isPart: true,
      isSellerPerson: true,
      prepaid: 0.6,
      allowance: 0.25,
      days: [15, 30, 45],
      pools: { ...pools, FR: french },
      items: [
        ['Traduction anglais > français, documentation technique', 'j', 280, 420],
        ['Relecture et correction par un second traducteur', 'j', 250, 360],
        ['Transcréation de slogans et fiches produits', 'j', 320, 480],
        ['Sous-titrage de vidéos (calage et export SRT)', 'j', 300, 400],
        ['Réunion de lancement et glossaire client', 'j', 280, 390],
      ],
      numbers: (random, year) => `FA-${year}-${random.digits(6)}`,
    },
    style: {
      decimal: ',',
      thousands: '\u202f',
      money: (plain) => `${plain}\u00a0€`,
      date: (y, m, d) => `${Number(d)} ${shortMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9pt "Inter";color:#1d1d2c;line-height:1.45} .bar{display:flex;justify-content:space-between;align-items:center;margin-bottom:9mm} .logo{font-weight:800;font-size:19pt;color:#fc5757;letter-spacing:-.8pt} .pill{background:#f3f3f7;border-radius:20px;padding:2mm 5mm;font-size:8pt} h1{font-size:17pt;font-weight:700;margin:0 0 1mm} .sub{color:#70708a;margin-bottom:7mm} .two{display:flex;gap:8mm;margin-bottom:7mm} .card{flex:1;border:.7pt solid #e1e1ea;border-radius:10px;padding:4mm 5mm} .card span{color:#70708a;font-size:7.5pt;display:block} .list th{text-align:left;color:#70708a;font-size:7.5pt;font-weight:500;border-bottom:1pt solid #1d1d2c;padding:0 0 5px} .list td{padding:8px 0;border-bottom:.5pt solid #e1e1ea;vertical-align:top} .sum{width:78mm;margin:4mm 0 8mm auto} .sum td{padding:3px 0} .sum .b td{font-weight:700;border-top:.8pt solid #1d1d2c} h4{margin:0 0 2mm;font-size:9.5pt} .plan{background:#fafafc;border-radius:10px;padding:4mm 5mm;margin-bottom:7mm} .plan th{text-align:left;font-size:7.5pt;font-weight:500;color:#70708a} .plan td{padding:3px 0} .ok{color:#16845b} .fine{font-size:7.2pt;color:#70708a}',
    draw: (p) => {
      const { doc: d, random } = p
      const [first, second] = random.pick([
        ['missio', 'Missio France SAS'],
        ['freely.work', 'Freely Work SAS'],
      ])
      const mission = random.pick([
        'Localisation du site e-commerce',
        'Traduction du rapport annuel',
        'Notices produits, gamme été',
      ])
      const contact = random.pick(['Mme Jourdain', 'M. Olivier Prat', 'Service comptabilité'])
      const list = p.lines((l) =>
        row([
          l.description,
          `>${p.money(l.price)}`,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.number(l.rate)} %`,
          `>${p.money(l.amount)}`,
        ])
      )
      const discount = d.allowance
        ? `${row(['Montant des prestations', `>${p.money(d.lineTotal)}`])}${row(['Remise commerciale', `>- ${p.money(d.allowance)}`])}`
        : ''
      const paid = d.prepaid
        ? row([
            'Acompte à la commande',
            p.date(d.orderDate),
            '<span class=ok>Réglé par carte</span>',
            `>${p.money(d.prepaid)}`,
          ])
        : ''
      return `<div class=bar><div class=logo>${first}</div><div class=pill>Mission « ${mission} » · réf. ${random.digits(6)}</div></div>
<h1>Facture ${d.number}</h1><div class=sub>Émise le ${p.date(d.issueDate)} · Prestation du ${p.date(d.from)} au ${p.date(d.until)}</div>
<div class=two><div class=card><span>Freelance</span><b>${d.seller.name}</b><br>Entrepreneur individuel · Traduction<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}, France<br>N° TVA : ${d.seller.vatId}</div><div class=card><span>Client</span><b>${d.buyer.name}</b><br>À l’attention de ${contact}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}, France<br>Bon de commande : ${d.orderNumber}</div></div>
<table class=list>${heading(['Prestation', '>Tarif jour HT', '>Durée', '>TVA', '>Total HT'])}${list.join('')}</table>
<table class=sum>${discount}${row(['Total HT', `>${p.money(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}<tr class=b><td>Total TTC</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=plan><h4>Échéancier de paiement</h4><table>${heading(['Versement', 'Échéance', 'Statut', '>Montant TTC'])}${paid}${row([d.prepaid ? '<b>Solde</b>' : '<b>Paiement unique</b>', p.date(d.dueDate), 'À régler par virement ou carte', `><b>${p.money(d.amountDue)}</b>`])}</table></div>
<div class=fine>Facture établie par ${second} au nom et pour le compte de ${d.seller.name}, en vertu d’un mandat de facturation. Les fonds sont cantonnés par un établissement de paiement agréé et versés au freelance après validation de la mission. Retard de paiement : trois fois le taux d’intérêt légal et indemnité forfaitaire de recouvrement de 40 € (art. L. 441-10 du Code de commerce). TVA acquittée sur les encaissements.</div>`
    },
  },
  {
    /** A manager of condominiums; own data only in the footer, tax kept back by the buyer. */
    name: 'it-amministratore-serv',
    plan: {
      country: 'IT',
      buyerCountry: 'ES',
      currency: 'EUR',
      rates: [22],
      lines: [1, 5],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isSellerPerson: true,
      isBuyerPerson: true,
      withheld: 20,
      prepaid: 0.35,
      days: [15, 30, 60],
      pools: { ...pools, IT: italian, ES: condominiums },
      items: [
        ['Compenso per amministrazione ordinaria', '', 420, 1300],
        ['Predisposizione modello 770 e certificazioni uniche', '', 80, 160],
        ['Assemblea straordinaria, convocazione e verbale', '', 70, 140],
        ['Pratica detrazioni fiscali e comunicazione Agenzia Entrate', '', 60, 180],
        ['Assistenza lavori rifacimento facciata, 1° SAL', '', 350, 900],
        ['Spese postali, cancelleria e fotocopie', '', 22, 95],
      ],
      numbers: (random, year) => `${random.int(4, 198)}/${year}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${monthsIn('IT')[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:11pt "EB Garamond";font-variant-numeric:lining-nums;line-height:1.3} .logo{text-align:center;font-size:19pt;letter-spacing:3pt;color:#5b3a1e;border-bottom:1.6pt double #5b3a1e;padding-bottom:3mm} .place{margin-top:9mm} .to{margin:6mm 0 9mm 92mm} .obj{margin:5mm 0} .list td{padding:4px 0;vertical-align:top;border-bottom:.4pt dotted #777} .list td.c{width:12mm;padding-left:14px!important} .sum{margin:5mm 0 0 60mm;width:calc(100% - 60mm)} .sum td{padding:2.5px 0} .sum .c{width:12mm} .net td{font-weight:bold;font-size:12.5pt;border-top:.8pt solid;border-bottom:.8pt solid;padding:4px 0} .sign{margin:12mm 0 0 105mm;text-align:center} .foot{position:fixed;bottom:0;left:0;right:0;font-size:9pt;text-align:center;border-top:.6pt solid #5b3a1e;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const term = daysBetween(d.issueDate, d.dueDate)
      const studio = random.pick(['STUDIO TECNICO CONDOMINIALE', 'CASA & CONDOMINIO'])
      const quarter = random.pick(['I trimestre', 'II trimestre', 'gestione ordinaria'])
      const list = p.lines(
        (l) =>
          `<tr><td>${l.description}</td><td class=c>€</td><td class=r>${p.plain(l.amount)}</td></tr>`
      )
      const sum = (label: string, amount: string) =>
        `<tr><td>${label}</td><td class=c>€</td><td class=r>${amount}</td></tr>`
      return `<div class=logo>${studio.replace('&', '&amp;')}</div>
<div class=place>${d.seller.town.split(',')[0]}, ${p.date(d.issueDate)}</div>
<div class=to>Spett.le<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${withProvince(d.buyer.town)}<br>C.F. ${random.int(90, 97)}${random.digits(9)}</div>
<div><b>FATTURA n. ${d.number}</b></div>
<div class=obj>Oggetto: competenze di amministrazione, ${quarter} ${d.issueDate.slice(0, 4)}. Mandato conferito con delibera assembleare del ${p.date(d.from)}.</div>
<table class=list>${list.join('')}</table>
<table class=sum>${sum('Totale imponibile', p.plain(d.subtotal))}${sum(`I.V.A. ${p.number(d.taxes[0].rate)}%`, p.plain(d.tax))}${sum('<b>Totale fattura</b>', `<b>${p.plain(d.total)}</b>`)}${sum(`A dedurre ritenuta d’acconto 20% su ${p.plain(d.subtotal)}`, `- ${p.plain(d.withheld)}`)}${d.prepaid ? sum('A dedurre anticipo già corrisposto', `- ${p.plain(d.prepaid)}`) : ''}<tr class=net><td>Netto a pagare</td><td class=c>€</td><td class=r>${p.plain(d.amountDue)}</td></tr></table>
<p>Pagamento a mezzo bonifico bancario a ${term} giorni data fattura, IBAN ${grouped(d.seller.iban)}. La ritenuta andrà versata dal condominio con modello F24, codice tributo 1040.</p>
<div class=sign>L’amministratore<br>Rag. ${d.seller.name}</div>
<div class=foot>Rag. ${d.seller.name} – ${d.seller.street}, ${d.seller.postCode} ${withProvince(d.seller.town)} – Tel. ${d.seller.telephone}<br>P. IVA ${d.seller.vatId} – ${d.seller.mail} – Professione esercitata ai sensi della legge 14 gennaio 2013, n. 4</div>`
    },
  },
  {
    /** A car rental with boxes, VAT summary and a table of due dates. */
    name: 'it-noleggio-serv',
    plan: {
      country: 'IT',
      buyerCountry: 'ES',
      currency: 'EUR',
      rates: [22, 0],
      lines: [2, 7],
      isInOrder: true,
      isOnce: true,
      most: 14,
      lineDiscount: 0.3,
      prepaid: 0.4,
      days: [10, 30, 60],
      pools: { ...pools, IT: italian, ES: italianFirms },
      items: [
        ['Noleggio gruppo C, tariffa giornaliera', 'GG', 34, 62],
        ['Noleggio furgone 9 posti, tariffa giornaliera', 'GG', 68, 115],
        ['Riduzione penale furto e incendio', 'GG', 6, 12],
        ['Guidatore aggiuntivo', 'GG', 5, 9],
        ['Seggiolino bimbo', 'GG', 4, 8],
        ['Km eccedenti', 'KM', 0.2, 0.4],
        ['Oneri aeroportuali e ferroviari', 'NR', 12, 28],
        ['Servizio rifornimento carburante', 'NR', 18, 60],
        ['Rimborso pedaggi e contravvenzioni', 'NR', 9, 85, 1],
      ],
      numbers: (random, year) => `${random.int(1, 9)}-${year.slice(2)}-${random.digits(6)}`,
    },
    style: { ...comma, money: (plain) => `${plain} EUR`, date: slashed },
    css: 'body{font:8.5pt "Nimbus Sans";line-height:1.25} .top{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:3mm} .logo{font-size:22pt;font-weight:bold;font-style:italic;background:#ffd500;padding:2mm 5mm;color:#111} .legal{font-size:7.5pt;text-align:right} .grid{border:1pt solid #111} .grid td{border:.5pt solid #111;padding:1.5px 5px 3px;vertical-align:top} .grid span,.two span{display:block;font-size:6.5pt;color:#444;text-transform:uppercase} .two{display:flex;gap:4mm;margin:3mm 0} .two>div{flex:1;border:1pt solid #111;padding:2mm 3mm;min-height:23mm} .list{margin-top:3mm;border:1pt solid #111} .list th{background:#111;color:#fff;font-size:7.5pt;padding:3px 4px;text-align:left} .list td{padding:3px 4px;border-bottom:.4pt solid #bbb} .list .r{padding-right:4px} .bot{display:flex;gap:4mm;margin-top:4mm;align-items:flex-start} .bot table{border:1pt solid #111} .bot th{font-size:7pt;text-align:left;background:#eee;padding:2px 4px} .bot td{padding:2.5px 4px;border-top:.4pt solid #bbb} .bot .r{padding-right:4px} .tot td{font-size:10.5pt;font-weight:bold;background:#ffd500} .fine{font-size:7pt;margin-top:5mm;color:#333}',
    draw: (p) => {
      const { doc: d, random } = p
      const model = random.pick(['FIAT TIPO 1.6 MJT', 'PEUGEOT 308 SW', 'FORD TRANSIT CUSTOM'])
      const letters = 'ABCDEFGHJKLMNPRSTVWXYZ'.split('')
      const pair = () => random.pick(letters) + random.pick(letters)
      const plate = `G${random.pick(letters)} ${random.digits(3)} ${pair()}`
      const start = random.int(8000, 52000)
      const driver = `${random.pick(italian.first)} ${random.pick(italian.last)}`
      const cell = (label: string, text: string | number) => `<td><span>${label}</span>${text}</td>`
      const list = p.lines((l, at) =>
        row([
          `N${String(10 * at + 110)}`,
          l.description,
          l.unit,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount) : ''}`,
          `>${p.plain(l.amount)}`,
          `>${l.rate ? p.number(l.rate) : '0 (N1)'}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          t.rate ? `${p.number(t.rate)}%` : '0% N1 Escl. art. 15 DPR 633/72',
          `>${p.plain(t.base)}`,
          `>${p.plain(t.amount)}`,
        ])
      )
      const paid = d.prepaid
        ? row(['Incassato con carta di credito', `>-${p.plain(d.prepaid)}`])
        : ''
      return `<div class=top><div class=logo>${d.seller.name.split(' ').slice(0, 2).join(' ').replace(' &amp;', '')}</div><div class=legal><b>${d.seller.name}</b><br>Sede legale: ${d.seller.street} – ${d.seller.postCode} ${withProvince(d.seller.town)}<br>P.IVA ${d.seller.vatId} – Tel. ${d.seller.telephone}</div></div>
<table class=grid><tr>${cell('Documento', '<b>FATTURA</b>')}${cell('Numero', `<b>${d.number}</b>`)}${cell('Data documento', `<b>${p.date(d.issueDate)}</b>`)}${cell('Cod. cliente', d.customerNumber)}${cell('Pagina', '1 / 1')}</tr></table>
<div class=two><div><span>Intestatario</span><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${withProvince(d.buyer.town)}<br>P.IVA / C.F. ${random.digits(11)} &nbsp; SDI ${pair()}${random.digits(3)}${pair()}</div><div><span>Conducente</span>${driver}<br>Patente ${pair()}${random.digits(7)}${random.pick(letters)}<br><span style="margin-top:1mm">Vs. riferimento</span>${d.orderNumber}</div></div>
<table class=grid><tr>${cell('Lettera di noleggio', random.digits(8))}${cell('Veicolo', model)}${cell('Targa', plate)}${cell('Carburante fuori/rientro', '8/8 – 6/8')}</tr><tr>${cell('Uscita', `${p.date(d.orderDate)} 09:30`)}${cell('Rientro', `${p.date(d.deliveryDate)} 18:10`)}${cell('Km uscita', start)}${cell('Km rientro', start + random.int(180, 2100))}</tr></table>
<table class=list>${heading(['Cod.', 'Descrizione', 'UM', '>Q.tà', '>Prezzo unit.', '>Sc. %', '>Importo netto', '>IVA'])}${list.join('')}</table>
<div class=bot><div style="flex:1.2"><table>${heading(['Aliquota / natura', '>Imponibile', '>Imposta'])}${taxes.join('')}</table><table style="margin-top:3mm">${heading(['Scadenza', 'Modalità', '>Importo'])}${row([p.date(d.dueDate), 'Bonifico (MP05)', `>${p.plain(d.amountDue)}`])}</table><div style="margin-top:2mm">IBAN ${grouped(d.seller.iban)}</div></div><table style="flex:1">${row(['Totale imponibile', `>${p.plain(d.subtotal)}`])}${row(['Totale IVA', `>${p.plain(d.tax)}`])}<tr class=tot><td>Totale documento</td><td class=r>${p.money(d.total)}</td></tr>${paid}${row(['<b>Saldo a Vs. debito</b>', `><b>${p.money(d.amountDue)}</b>`])}</table></div>
<div class=fine>Copia di cortesia della fattura elettronica trasmessa al Sistema di Interscambio: il documento valido ai fini fiscali è disponibile nel cassetto fiscale. Eventuali contestazioni entro 8 giorni dal ricevimento. Per ritardato pagamento saranno addebitati gli interessi di cui al D.Lgs. 231/2002.</div>`
    },
  },
  {
    /** A telephone bill of three pages: summary, charges by service, list of calls. */
    name: 'es-telefonia-serv',
    plan: {
      country: 'ES',
      buyerCountry: 'PT',
      currency: 'EUR',
      rates: [21],
      lines: [6, 12],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      days: [5, 8, 12],
      pools: { ...pools, ES: operators, PT: spanish },
      items: [
        ['Fibra 600 Mb simétrica', '', 19, 29],
        ['Router WiFi 6 en alquiler', '', 2, 4],
        ['IP fija', '', 8, 12],
        ['Móvil ilimitado 80 GB', '', 12, 22],
        ['Línea adicional 20 GB', '', 5, 9],
        ['Bono datos extra 5 GB', '', 4, 8],
        ['Plazo terminal 9 de 24', '', 8, 26],
        ['Pack TV cine y series', '', 7, 14],
        ['Llamadas a números especiales (902)', '', 1, 6],
        ['Roaming fuera de la UE, Suiza', '', 3, 25],
        ['SMS Premium', '', 1, 4],
      ],
      numbers: (random, year) => `${random.pick(['FT', 'CI'])}${year.slice(2)}-${random.digits(8)}`,
    },
    style: {
      ...euroAfter,
      date: (y, m, d) => `${Number(d)} de ${monthsIn('ES')[Number(m) - 1]} de ${y}`,
    },
    css: 'body{font:9.5pt "Roboto";color:#222;line-height:1.35} .logo{font-size:25pt;font-weight:900;color:#5a0fc8;letter-spacing:-1pt;line-height:1} .win{margin:9mm 0 9mm 95mm;font-size:11pt} .sum2{display:flex;gap:8mm} .meta{width:76mm;flex:none} .meta td{padding:3px 0;border-bottom:.4pt solid #ddd;vertical-align:top} .meta td:first-child{color:#666;width:31mm} .big{flex:1;background:#f1eafb;border-radius:14px;padding:5mm 6mm} .big b{font-size:26pt;color:#5a0fc8;display:block;line-height:1.15} h2{font-size:12pt;color:#5a0fc8;margin:8mm 0 2mm} .list td{padding:4px 0;border-bottom:.4pt solid #ddd} .list th{font-size:8pt;text-align:left;color:#666;font-weight:400;padding:2px 0} .list th+th{width:40mm} .list .b td{font-weight:700;border-bottom:1pt solid #5a0fc8} .sec{font-weight:700;background:#f1eafb;padding:2mm 3mm;margin-top:5mm} .note{font-size:7.8pt;color:#555;margin-top:8mm} .new{break-before:page} .head{display:flex;justify-content:space-between;border-bottom:1.2pt solid #5a0fc8;padding-bottom:2mm;font-size:8.5pt} .calls td{padding:1.5px 0;font-size:8pt} .calls th{font-size:8pt;text-align:left;border-bottom:.6pt solid #999}',
    draw: (p) => {
      const { doc: d, random } = p
      const phone = `6${random.digits(2)} ${random.digits(3)} ${random.digits(3)}`
      const brand = d.seller.name.split(' ')[0].toLowerCase()
      const groups: [string, RegExp][] = [
        ['Internet en casa', /^(Fibra|Router|IP)/],
        [`Móvil ${phone}`, /^(Móvil|Línea|Bono|Plazo)/],
        ['Televisión', /^Pack/],
        ['Consumos fuera de tarifa', /^(Llamadas|Roaming|SMS)/],
      ]
      const filled = groups
        .map(([title, pattern]): [string, Line[]] => [
          title,
          d.lines.filter((line) => pattern.test(line.description)),
        ])
        .filter(([, lines]) => lines.length)
      const period = `${p.date(d.from)} – ${p.date(d.until)}`
      const details = filled.map(
        ([title, lines]) =>
          `<div class=sec>${title}</div><table class=list>${heading(['Concepto', 'Tipo', '>Importe sin IVA'])}${lines
            .map((l) =>
              row([
                l.description,
                /^(Llamadas|Roaming|SMS|Bono)/.test(l.description) ? 'Consumo' : 'Cuota mensual',
                `>${p.money(l.amount)}`,
              ])
            )
            .join(
              ''
            )}<tr class=b><td>Total ${title}</td><td></td><td class=r>${p.money(sumOf(lines))}</td></tr></table>`
      )
      const start = Date.parse(d.from)
      const calls = Array.from({ length: random.int(24, 38) }, (_, at) => {
        const day = new Date(start + at * 0.8 * 86_400_000).toISOString().slice(0, 10)
        return row([
          day.split('-').reverse().join('/'),
          `${String(random.int(8, 22)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}`,
          `${random.pick(['6', '9', '7'])}${random.digits(5)}XXX`,
          random.pick(['Móvil nacional', 'Fijo nacional', 'Móvil nacional', 'Buzón de voz']),
          `>${random.int(0, 24)} min ${random.int(1, 59)} s`,
        ])
      })
      const head = (page: number) =>
        `<div class=head><b style="color:#5a0fc8">${brand}</b><span>Factura ${d.number}</span><span>Página ${page} de 3</span></div>`
      return `<div class=logo>${brand}</div>
<div class=win>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=sum2><table class=meta>${row(['N.º de factura', d.number])}${row(['Fecha de emisión', p.date(d.issueDate)])}${row(['Periodo facturado', period])}${row(['N.º de cliente', d.customerNumber])}${row(['Línea principal', phone])}</table><div class=big>Total a pagar<b>${p.money(d.amountDue)}</b>Lo cargaremos en tu cuenta terminada en ···${random.digits(4)} el <strong>${p.date(d.dueDate)}</strong>, no tienes que hacer nada.</div></div>
<h2>Resumen de tu factura</h2><table class=list>${filled.map(([title, lines]) => row([title, `>${p.money(sumOf(lines))}`])).join('')}<tr class=b><td>Total (base imponible)</td><td class=r>${p.money(d.subtotal)}</td></tr>${row([`IVA (${p.number(d.taxes[0].rate)} %)`, `>${p.money(d.tax)}`])}<tr class=b><td>Total factura</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=note>¿Dudas? Llama gratis al 1${random.digits(3)} o entra en tu área de cliente en ${d.seller.site}. El detalle de los cargos está en las páginas siguientes. Si no estás conforme, puedes reclamar en el plazo de un mes y acudir después a la Oficina de Atención al Usuario de Telecomunicaciones.</div>
<div class=note style="border-top:.5pt solid #bbb;padding-top:2mm">${d.seller.name} · Domicilio social: ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} · CIF ${d.seller.vatId} · Inscrita en el Registro Mercantil, tomo ${random.int(800, 4900)}, folio ${random.int(2, 220)}</div>
<div class=new>${head(2)}<h2>Detalle de cargos</h2>${details.join('')}</div>
<div class=new>${head(3)}<h2>Detalle de llamadas del ${phone}</h2><div style="margin-bottom:2mm">Llamadas incluidas en tu tarifa, sin coste adicional.</div><table class=calls>${heading(['Fecha', 'Hora', 'Destino', 'Tipo', '>Duración'])}${calls.join('')}</table></div>`
    },
  },
  {
    /** A driving school on A5, exempt from VAT; the owner stands under the trade name. */
    name: 'es-autoescuela-serv',
    page: '148mm 210mm',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [0],
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 3,
      isSellerPerson: true,
      isBuyerPerson: true,
      prepaid: 0.6,
      days: [7, 15, 30],
      pools: { ...pools, ES: spanish },
      items: [
        ['Matrícula curso permiso C', 'ud', 90, 180],
        ['Material didáctico y tests online', 'ud', 25, 45],
        ['Clase práctica camión 45 min', 'clase', 42, 58],
        ['Clase de maniobras en pista', 'clase', 35, 48],
        ['Curso CAP continua 35 h', 'ud', 180, 290],
        ['Presentación a examen', 'ud', 40, 75],
        ['Tasa DGT 2.1 (suplido)', 'ud', 94, 95],
        ['Renovación tarjeta tacógrafo', 'ud', 30, 48],
      ],
      numbers: (random, year) => `A${random.digits(4)}-${year.slice(2)}`,
    },
    style: {
      decimal: ',',
      thousands: '.',
      money: (plain) => `${plain}€`,
      date: (y, m, d) => `${d}-${m}-${y}`,
    },
    css: 'body{font:8.5pt "Liberation Sans";margin:3mm 4mm;line-height:1.3} .logo{display:flex;align-items:center;gap:3mm;border-bottom:2pt solid #c8102e;padding-bottom:2mm} .l{background:#c8102e;color:#fff;font:bold 22pt "URW Gothic";width:13mm;height:13mm;line-height:15.5mm;overflow:hidden;text-align:center;flex:none} .n{font:bold 14pt "URW Gothic"} .who{font-size:7.5pt;color:#333} .mid{display:flex;justify-content:space-between;margin:4mm 0 4mm} .mid td{padding:1px 0} .al{border:.6pt solid #999;padding:2mm 3mm;width:64mm} .list th{border-bottom:1pt solid #c8102e;border-top:1pt solid #c8102e;font-size:7.5pt;text-align:left;padding:2px} .list td{padding:3px 2px;border-bottom:.3pt solid #ccc} .list .r{padding-right:2px} .sum{width:66mm;margin:3mm 0 3mm auto} .sum td{padding:2px} .t td{font-weight:bold;font-size:11pt;border-top:1pt solid #c8102e} .ex{font-size:7.5pt;margin-top:2mm} .box{border:.6pt solid #999;padding:2mm 3mm;margin-top:3mm} .stamp{display:flex;justify-content:space-between;margin-top:9mm;font-size:7.5pt} .stamp div{width:48mm;border-top:.5pt solid;text-align:center;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const brand = random.pick([
        'Autoescuela La Rotonda',
        'Autoescuela Vía Libre',
        'Centro Vial 2000',
      ])
      const list = p.lines((l) =>
        row([
          `>${p.number(l.quantity)}`,
          l.unit,
          l.description,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const paid = d.prepaid
        ? `${row([`Entrega a cuenta ${p.date(d.orderDate)}`, `>-${p.money(d.prepaid)}`])}<tr class=t><td>PENDIENTE</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      const due = d.prepaid
        ? `El importe pendiente se abonará antes del ${p.date(d.dueDate)} en secretaría o por transferencia.`
        : `Importe a abonar antes del ${p.date(d.dueDate)} en secretaría o por transferencia.`
      return `<div class=logo><div class=l>L</div><div><div class=n>${brand}</div><div class=who>Titular: ${d.seller.name} · NIF ${d.seller.vatId}<br>${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · Tel. ${d.seller.telephone}</div></div></div>
<div class=mid><div class=al>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table style="width:56mm">${row(['FACTURA', `<b>${d.number}</b>`])}${row(['Fecha factura', p.date(d.issueDate)])}${row(['Nº alumno', d.customerNumber])}${row(['Inicio del curso', p.date(d.from)])}${row(['Examen', p.date(d.deliveryDate)])}</table></div>
<table class=list>${heading(['>Cant.', 'Ud.', 'Concepto', '>Precio', '>Importe'])}${list.join('')}</table>
<table class=sum><tr class=t><td>TOTAL</td><td class=r>${p.money(d.total)}</td></tr>${paid}</table>
<div class=ex>Operación exenta de IVA según el art. 20.Uno.9º de la Ley 37/1992.</div>
<div class=box>${due}<br>IBAN ${grouped(d.seller.iban)} (indicar nº de alumno)</div>
<div class=stamp><div>Por la autoescuela</div><div>Conforme el alumno/a</div></div>`
    },
  },
  {
    /** A credit note of a caterer from certified software, with three tax rates. */
    name: 'pt-nota-credito-serv',
    plan: {
      country: 'PT',
      buyerCountry: 'ES',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [23, 13, 6],
      lines: [2, 9],
      isOnce: true,
      most: 40,
      lineDiscount: 0.25,
      allowance: 0.3,
      pools: { ...pools, PT: caterers, ES: portugueseFirms },
      items: [
        ['Menu Buffet Executivo', 'PAX', 14, 29, 1],
        ['Coffee break manhã', 'PAX', 4, 9, 1],
        ['Cocktail volante 12 peças', 'PAX', 11, 22, 1],
        ['Vinho tinto reserva 0,75 l', 'GRF', 7, 14],
        ['Espumante bruto 0,75 l', 'GRF', 8, 15],
        ['Pão de Mafra', 'KG', 2, 4, 2],
        ['Água de nascente 0,5 l', 'UN', 0.5, 1, 2],
        ['Aluguer de cadeira com capa', 'UN', 2, 4],
        ['Empregado de mesa, 6 horas', 'UN', 65, 95],
        ['Toalha redonda Ø 3,20 m', 'UN', 6, 11],
      ],
      numbers: (random, year) => `${random.pick(['A', 'C1', 'M'])}${year}/${random.int(2, 940)}`,
    },
    style: {
      decimal: ',',
      thousands: '.',
      money: (plain) => `${plain} €`,
      date: (y, m, d) => `${y}-${m}-${d}`,
    },
    css: 'body{font:9pt "Lato";line-height:1.3} .top{display:flex;justify-content:space-between} .own{width:86mm;font-size:8.5pt} .own b{font-size:13pt;color:#2e6b3e} .to{width:82mm;margin-top:20mm;font-size:9.5pt} .title{display:flex;justify-content:space-between;align-items:baseline;margin:8mm 0 2mm;font-size:12.5pt} .meta{margin-bottom:3mm} .meta th{font-size:7.5pt;text-align:left;background:#e6efe8;font-weight:700;padding:2px 4px} .meta td{padding:2px 4px;border-bottom:.5pt solid #2e6b3e} .list th{font-size:7.5pt;text-align:left;background:#2e6b3e;color:#fff;padding:3px 4px} .list td{padding:2.5px 4px} .list tr.ref td{font-style:italic;color:#444} .list .r,.vat .r,.sum .r{padding-right:4px} .list{border-bottom:.8pt solid #2e6b3e} .bot{display:flex;justify-content:space-between;margin-top:5mm;align-items:flex-start} .vat{width:84mm} .vat th{font-size:7.5pt;text-align:left;border-bottom:.5pt solid #2e6b3e;padding:2px 4px} .vat td{padding:2px 4px} .sum{width:74mm} .sum td{padding:2.5px 4px} .tot td{font-weight:700;font-size:11.5pt;background:#e6efe8} .qr{display:flex;gap:5mm;align-items:flex-end;margin-top:8mm;font-size:8pt} .sig{margin-top:6mm;font-size:8pt} .foot{position:fixed;bottom:0;left:0;right:0;font-size:7.5pt;border-top:.5pt solid #2e6b3e;padding-top:1mm;display:flex;justify-content:space-between}',
    draw: (p) => {
      const { doc: d, random } = p
      const reason = random.pick([
        'Redução do número de convidados',
        'Devolução de artigos não consumidos',
        'Anulação parcial do evento',
      ])
      const series = 'BCDFGHJKMNPQRSTVWXYZ23456789'.split('')
      const code = Array.from({ length: 8 }, () => random.pick(series)).join('')
      const list = p.lines((l) =>
        row([
          `${l.unit[0]}${random.digits(4)}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.discount, 1)}`,
          `>${p.number(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `IVA ${p.number(t.rate)}%`,
          `>${p.plain(t.base)}`,
          `>${p.plain(t.amount)}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const discount = d.allowance
        ? `${row(['Total ilíquido', `>${p.plain(d.lineTotal)}`])}${row(['Desconto global', `>-${p.plain(d.allowance)}`])}`
        : ''
      return `<div class=top><div class=own><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Contribuinte n.º ${d.seller.vatId}<br>Telef. ${d.seller.telephone} (chamada para a rede fixa nacional)<br>${d.seller.mail}</div><div class=to>Exmo.(s) Sr.(s)<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<div class=title><span>Nota de crédito <b>${d.number}</b></span><span style="font-size:9pt">Original</span></div>
<table class=meta>${heading(['Data emissão', 'V/N.º Contrib.', 'Cliente', 'Evento', 'Data do evento', 'Moeda'])}${row([p.date(d.issueDate), `5${random.digits(8)}`, d.customerNumber, random.pick(['Jantar anual', 'Congresso', 'Formação']), p.date(d.deliveryDate), 'EUR'])}</table>
<table class=list>${heading(['Artigo', 'Descrição', '>Qtd.', 'Un.', '>Pr. unit.', '>Desc. %', '>IVA %', '>Valor líquido'])}<tr class=ref><td></td><td>Ref.: Fatura FT ${d.earlier}, Motivo: ${reason}</td><td></td><td></td><td></td><td></td><td></td><td></td></tr>${list.join('')}</table>
<div class=bot><table class=vat>${heading(['Taxa', '>Incidência', '>Valor IVA', '>Total'])}${taxes.join('')}</table><table class=sum>${discount}${row(['Total sem IVA', `>${p.plain(d.subtotal)}`])}${row(['Total IVA', `>${p.plain(d.tax)}`])}<tr class=tot><td>Total a creditar</td><td class=r>${p.money(d.total)}</td></tr></table></div>
<div class=qr>${squares(random)}<div>ATCUD: ${code}-${d.number.split('/')[1]}<br>${mark(random)}-Processado por programa certificado n.º ${random.int(120, 2900)}/AT<br>Este documento serve de regularização do IVA nos termos do art. 78.º do CIVA.</div></div>
<div class=sig>Tomei conhecimento da regularização do IVA: ______________________ &nbsp; Data: ____ / ____ / ______</div>
<div class=foot><span>${d.seller.name} · Capital social 5.000,00 € · C.R.C. ${d.seller.town}</span><span>Pág. 1/1</span></div>`
    },
  },
]

function mark(random: Random): string {
  const letters = 'abcdefghkmnpqrstuvwxyzABCDEFGHKLMNP'.split('')
  return Array.from({ length: 4 }, () => random.pick(letters)).join('')
}
