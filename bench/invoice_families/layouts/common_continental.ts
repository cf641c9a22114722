import { vatOf } from '../everyday_parts.ts'
import { dayAfter, daysBetween } from '../days.ts'
import type { Family } from '../family.ts'
import { sumOf, type Line } from '../make_document.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, dotted, grouped, heading, monthsIn, row, slashed } from '../print.ts'
import { polishForm, polishWords } from '../polish_words.ts'

const frenchMonths = monthsIn('FR')
const germanMonths = monthsIn('DE')

const french = {
  ...pools.FR,
  first: ['Aurélie', 'Gilles', 'Nadège', 'Romain', 'Sabine', 'Cédric', 'Mireille', 'Loïc'],
  last: [
    'Bourdin',
    'Cazenave',
    'Dutertre',
    'Kerdraon',
    'Lagarrigue',
    'Monnier',
    'Pasquier',
    'Roussel',
    'Thibaud',
    'Vasseur',
  ],
  streets: [
    '17 rue du Général Leclerc',
    'ZA des Trois Fontaines',
    '206 route de Lyon',
    '5 impasse des Glycines',
    '31 ter rue Pasteur',
    'Lieu-dit Le Grand Clos',
    '9 quai de la Marne',
  ],
  towns: [
    ['Vierzon', '18100'],
    ['Cholet', '49300'],
    ['Périgueux', '24000'],
    ['Bourg-en-Bresse', '01000'],
    ['Épernay', '51200'],
    ['Saint-Brieuc', '22000'],
    ['L’Isle-d’Abeau', '38080'],
  ],
}

const ofNurseries: Pools = {
  ...pools,
  FR: { ...french, trade: ['Pépinières', 'Paysages', 'Horticulture', 'Espaces Verts', 'Jardins'] },
}
const ofGarages: Pools = {
  ...pools,
  FR: { ...french, trade: ['Garage', 'Automobiles', 'Mécanique Auto', 'Garage de la Gare'] },
}
const ofCleaners: Pools = {
  ...pools,
  FR: { ...french, trade: ['Services', 'Groupe', 'Développement', 'Solutions'] },
}

const german = {
  ...pools.DE,
  first: ['Annegret', 'Torsten', 'Silke', 'Volker', 'Carola', 'Henning', 'Margit', 'Detlef'],
  last: [
    'Bäumer',
    'Dorn',
    'Feldhaus',
    'Grothe',
    'Kettler',
    'Niehues',
    'Pohlmann',
    'Rautenberg',
    'Schürmann',
    'Tönnies',
    'Wieland',
  ],
  streets: [
    'Osterfeldweg 12',
    'Schützenstr. 47',
    'Am Wasserturm 6',
    'Marktstraße 31',
    'Robert-Bosch-Str. 9',
    'Birkenallee 118 b',
  ],
  towns: [
    ['Coesfeld', '48653'],
    ['Fulda', '36037'],
    ['Celle', '29221'],
    ['Bautzen', '02625'],
    ['Neustadt a. d. Weinstraße', '67433'],
    ['Schwäbisch Gmünd', '73525'],
  ],
}

const ofHeating: Pools = {
  ...pools,
  DE: { ...german, trade: ['Haustechnik', 'Heizung Sanitär', 'Wärmetechnik', 'Bad + Heizung'] },
}
const ofTaxAdvisers: Pools = {
  ...pools,
  DE: {
    ...german,
    trade: ['Steuerberatungsgesellschaft', 'Steuerberater'],
    forms: ['PartG mbB', 'mbH', 'GmbH & Co. KG'],
  },
}

const ofCaterers: Pools = {
  ...pools,
  AT: {
    ...pools.AT,
    first: ['Gerlinde', 'Reinhard', 'Walpurga', 'Hannes'],
    last: ['Auinger', 'Ebner', 'Gschwandtner', 'Lechner', 'Obermüller', 'Pichler', 'Wimmer'],
    trade: ['Gastro', 'Lebensmittel', 'Frischdienst', 'Gasthaus', 'Hotelbetriebs'],
    forms: ['GmbH', 'GmbH & Co KG', 'KG', 'Ges.m.b.H.', 'e.U.'],
    streets: [
      'Industriezeile 22',
      'Linzer Bundesstraße 81',
      'Marktplatz 4',
      'Brennerstraße 16/2',
      'Seeuferstraße 59',
    ],
    towns: [
      ['Wels', '4600'],
      ['Villach', '9500'],
      ['Sankt Pölten', '3100'],
      ['Bruck an der Mur', '8600'],
      ['Hallein', '5400'],
      ['Dornbirn', '6850'],
    ],
  },
}

const polish = {
  ...pools.PL,
  first: ['Beata', 'Grzegorz', 'Justyna', 'Mirosław', 'Oliwia', 'Sławomir'],
  last: [
    'Baran',
    'Ciesielski',
    'Gołębiowski',
    'Krajewska',
    'Malinowski',
    'Piątek',
    'Szczepańska',
    'Wojtas',
  ],
  streets: [
    'ul. Składowa 17',
    'ul. Jana Kilińskiego 8/3',
    'ul. Grunwaldzka 211',
    'pl. Wolności 5',
    'ul. Wrzosowa 44C',
  ],
  towns: [
    ['Toruń', '87-100'],
    ['Rzeszów', '35-064'],
    ['Bielsko-Biała', '43-300'],
    ['Olsztyn', '10-117'],
    ['Zielona Góra', '65-213'],
  ],
}

const ofFitters: Pools = {
  ...pools,
  PL: {
    ...polish,
    trade: ['Instal', 'Technika', 'Bud-Mat', 'Serwis', 'Narzędzia'],
    forms: ['Sp. z o.o.', 'Sp. j.', 'S.C.', 'Sp. z o.o. Sp. k.'],
  },
}
const ofStudios: Pools = {
  ...pools,
  PL: { ...polish, trade: ['Projekt', 'Consulting', 'Media', 'Studio', 'Systemy'] },
}

/** Splits rows into pages; the last one has less room because of the totals. */
function paged<T>(rows: T[], full: number, last: number): T[][] {
  const pages: T[][] = []
  let at = 0
  while (rows.length - at > last) {
    const count = Math.min(full, rows.length - at - 4)
    pages.push(rows.slice(at, at + count))
    at += count
  }
  return [...pages, rows.slice(at)]
}

const women = /^(Aurélie|Nadège|Sabine|Mireille|Annegret|Silke|Carola|Margit) /
const men = /^(Gilles|Romain|Cédric|Loïc|Torsten|Volker|Henning|Detlef) /

/** The title of a person; none for a company. */
function titleOf(name: string, woman: string, man: string): string {
  if (women.test(name)) return woman
  return men.test(name) ? man : ''
}

const nurseryCodes: Record<number, string> = { 20: '1', 10: '2', 5.5: '3' }

const heatingTitles = [
  { name: 'Wärmeerzeuger und Regelung', from: 0 },
  { name: 'Rohrleitungen und Armaturen', from: 6 },
  { name: 'Montage und Inbetriebnahme', from: 12 },
]
const heatingItems: Family['plan']['items'] = [
  ['Gas-Brennwerttherme 15 kW, wandhängend', 'Stk.', 2180, 2790],
  ['Abgassystem-Set DN 60/100, senkrecht', 'Stk.', 198, 320],
  ['Raumregler mit Außenfühler', 'Stk.', 189, 265],
  ['Warmwasserspeicher 150 l, emailliert', 'Stk.', 890, 1240],
  ['Ausdehnungsgefäß 25 l', 'Stk.', 46, 78],
  ['Neutralisationsbox inkl. Granulat', 'Stk.', 95, 145],
  ['Kupferrohr 22 x 1,0 mm in Stangen', 'm', 11, 17],
  ['Pressfittings und Befestigungsmaterial', 'Satz', 75, 160],
  ['Kugelhahn 3/4" mit Thermometer', 'Stk.', 24, 39],
  ['Rohrdämmung 22 mm, 100 % EnEV', 'm', 6, 10],
  ['Heizkörper Typ 22, 600 x 1000 mm', 'Stk.', 210, 295],
  ['Thermostatventil mit Voreinstellung', 'Stk.', 29, 44],
  ['Arbeitszeit Obermonteur', 'Std.', 64, 76],
  ['Arbeitszeit Auszubildender', 'Std.', 32, 41],
  ['Inbetriebnahme und Einregulierung', 'Std.', 66, 82],
  ['Hydraulischer Abgleich nach Verfahren B', 'WE', 190, 290],
  ['Fahrtkosten Zone 2', 'Stk.', 32, 48],
]

const garageItems: Family['plan']['items'] = [
  ['Remplacement plaquettes et disques AV', '', 68, 79],
  ['Vidange moteur et contrôle des niveaux', '', 62, 72],
  ['Recherche de panne, lecture défauts', '', 64, 78],
  ['Géométrie du train avant', '', 69, 85],
  ['Disque de frein avant ventilé', '', 48, 92],
  ['Jeu de plaquettes avant', '', 39, 71],
  ['Filtre à huile', '', 9, 17],
  ['Filtre habitacle charbon actif', '', 19, 34],
  ['Bidon huile 5W30 5L', '', 42, 66],
  ['Balai d’essuie-glace AV', '', 14, 23],
  ['Ampoule H7 12V 55W', '', 8, 15],
  ['Pneu 205/55 R16 91V', '', 74, 118],
  ['Batterie 12V 60Ah', '', 98, 149],
  ['Recyclage déchets atelier', '', 3, 6],
  ['Petites fournitures atelier', '', 4, 9],
]
const garageSections = [
  { name: 'MAIN D’ŒUVRE', total: 'Total main d’œuvre', from: 0 },
  { name: 'PIÈCES', total: 'Total pièces', from: 4 },
  { name: 'DIVERS', total: 'Total divers', from: 13 },
]

/** The lines of a section, which has the items from one index up to that of the next section. */
function linesIn(
  lines: Line[],
  items: Family['plan']['items'],
  sections: { from: number }[],
  at: number
): Line[] {
  const end = sections[at + 1]?.from ?? items.length
  const names = items.slice(sections[at].from, end).map(([name]) => name)
  return lines.filter(({ description }) => names.includes(description))
}

/** Invoices of French, German, Austrian and Polish firms as the programs of these countries print them. */
export const commonContinental: Family[] = [
  // Wholesale nursery: framed columns, delivery notes, VAT codes, carried sums.
  {
    name: 'fr-pepiniere-gros',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20, 10, 5.5],
      lines: [10, 64],
      isOnce: true,
      most: 60,
      lineDiscount: 0.3,
      allowance: 0.3,
      charge: 0.5,
      prepaid: 0.4,
      days: [30, 45, 60],
      pools: ofNurseries,
      items: [
        ['Terreau plantation 70 L', 'SAC', 5, 9],
        ['Paillage pin maritime 50 L', 'SAC', 4, 7],
        ['Tuteur châtaignier 250 cm', 'PCE', 3, 6],
        ['Collier élastique 45 cm, par 25', 'LOT', 9, 15],
        ['Toile de paillage 130 g, rouleau 100 m', 'RLX', 88, 140],
        ['Engrais gazon 12-5-8, 25 kg', 'SAC', 29, 46],
        ['Agrafes acier 15 cm, par 100', 'LOT', 14, 22],
        ['Acer palmatum ‘Atropurpureum’ C7 60/80', 'PCE', 24, 38, 1],
        ['Amelanchier lamarckii C10 100/125', 'PCE', 21, 34, 1],
        ['Betula utilis jacquemontii 10/12 motte', 'PCE', 78, 125, 1],
        ['Buxus sempervirens boule Ø 30', 'PCE', 17, 28, 1],
        ['Carpinus betulus 125/150 RN', 'PCE', 2, 5, 1],
        ['Cornus alba ‘Sibirica’ C3', 'PCE', 5, 8, 1],
        ['Euonymus fortunei godet 9', 'GDT', 1, 2, 1],
        ['Geranium ‘Rozanne’ C2', 'PCE', 4, 7, 1],
        ['Hydrangea paniculata ‘Limelight’ C5', 'PCE', 9, 15, 1],
        ['Lavandula angustifolia godet 9', 'GDT', 1, 2, 1],
        ['Liquidambar styraciflua 12/14 motte', 'PCE', 95, 160, 1],
        ['Miscanthus ‘Gracillimus’ C3', 'PCE', 5, 9, 1],
        ['Nepeta faassenii godet 9', 'GDT', 1, 2, 1],
        ['Photinia ‘Red Robin’ C3 60/80', 'PCE', 6, 10, 1],
        ['Prunus lusitanica C10 100/125', 'PCE', 22, 36, 1],
        ['Rosa ‘Meidiland’ C3', 'PCE', 6, 10, 1],
        ['Sedum spectabile C2', 'PCE', 3, 6, 1],
        ['Stipa tenuifolia godet 9', 'GDT', 1, 3, 1],
        ['Trachelospermum jasminoides C3', 'PCE', 9, 14, 1],
        ['Viburnum tinus C3 40/60', 'PCE', 5, 9, 1],
        ['Fraisier ‘Gariguette’, plaque de 20', 'PLQ', 9, 15, 2],
        ['Framboisier ‘Heritage’ RN, botte de 10', 'BTE', 16, 26, 2],
        ['Plants de poireaux, botte de 50', 'BTE', 4, 7, 2],
        ['Pommier ‘Reine des Reinettes’ 1/2 tige', 'PCE', 24, 39, 2],
        ['Tomate ‘Cœur de bœuf’, plaque de 12', 'PLQ', 7, 12, 2],
      ],
      numbers: (random, year) => `FC${year.slice(2)}${random.digits(5)}`,
    },
    style: { decimal: ',', thousands: ' ', date: slashed },
    css: 'body{font:8.5pt "Liberation Sans";margin:0} .pg{height:263mm;position:relative} .pg+.pg{break-before:page} .top{display:flex;justify-content:space-between} .own b{font-size:14pt;color:#2d6a2d} .own{line-height:1.35} .to{border:.8pt solid #555;border-radius:8px;width:84mm;min-height:27mm;padding:2mm 4mm;font-size:10pt;line-height:1.3;margin-top:14mm;box-sizing:border-box} .to i{font-size:8pt} .ttl{display:flex;justify-content:space-between;align-items:end;margin:3mm 0 1.5mm} .ttl b{font-size:13pt} .meta{border:.8pt solid #555;text-align:center;margin-bottom:2mm} .meta th{background:#e6efe2;font-weight:400;font-size:7.5pt;border-right:.5pt solid #555;padding:1.5px 4px} .meta td{border-right:.5pt solid #555;padding:2px 4px;font-size:8.5pt} .list{border:.8pt solid #555;height:128mm} .list th{background:#e6efe2;border-right:.5pt solid #555;border-bottom:.8pt solid #555;font-weight:400;font-size:7.5pt;padding:2px 4px} .list td{border-right:.5pt solid #bbb;padding:1.2px 4px;vertical-align:top} .list tr{height:1px} .list .fill{height:100%} .bl td{font-style:italic;padding-top:5px} .carry{text-align:right;font-weight:bold;padding:2mm 1mm} .end{display:flex;gap:3mm;align-items:flex-start;margin-top:3mm} .vat{width:74mm;border:.8pt solid #555} .vat th{background:#e6efe2;font-weight:400;font-size:7.5pt;padding:1.5px 4px} .vat td{padding:1.5px 4px} .pay{flex:1;font-size:8pt;line-height:1.35} .tot{width:60mm;border:.8pt solid #555} .tot td{padding:1.8px 4px} .net td{background:#2d6a2d;color:#fff;font-weight:bold;font-size:10pt} .rib{margin-top:3mm} .list td:last-child{text-align:center} .foot{position:absolute;bottom:0;left:0;right:0;text-align:center;font-size:7pt;color:#444;border-top:.5pt solid #999;padding-top:1.5mm;line-height:1.35}',
    draw: (p) => {
      const { doc: d, random } = p
      const agent = random.pick(['M. LEROUX', 'Mme FABRE', 'J.-P. COSTE', 'DÉPÔT'])
      const means = random.pick(['Virement', 'LCR directe', 'Chèque', 'Traite acceptée'])
      const capital = random.pick(['8 000', '38 112', '120 000'])
      const site = random.pick([
        'Chantier Médiathèque, rue des Écoles',
        'Chantier ZAC des Prés, lot 14',
        '',
      ])
      const siret = `${d.seller.vatId.slice(4)} 000${random.int(10, 40)}`
      const notes = d.lines.length > 20 ? 3 : random.int(1, 2)
      const numberOfNote = random.int(10400, 98000)
      let carried = 0
      const list = p.lines((l, at) => {
        const group = Math.floor((at * notes) / d.lines.length)
        const isNew = at === 0 || group !== Math.floor(((at - 1) * notes) / d.lines.length)
        const day = dayAfter(d.deliveryDate, group - notes)
        const note = isNew
          ? `<tr class=bl><td></td><td>BL n° ${numberOfNote + 37 * group} du ${p.date(day)}</td><td></td><td></td><td></td><td></td><td></td><td></td></tr>`
          : ''
        carried += l.amount
        const drawn = row([
          random.digits(6),
          l.description,
          l.unit,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 2) : ''}`,
          `>${p.plain(l.amount)}`,
          nurseryCodes[l.rate],
        ])
        return { text: note + drawn, carried }
      })
      const pages = paged(list, 27, 26)
      const head = (at: number) =>
        `<div class=top><div class=own><b>${d.seller.name}</b><br>Production et négoce de végétaux – Vente aux professionnels<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tél. ${d.seller.telephone}<br>${d.seller.mail}</div><div class=to><i>DOIT</i><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}</div></div>
<div class=ttl><b>FACTURE N° ${d.number}</b><span>${site ? `Livré à : ${site}` : ''}</span><span>Page ${at + 1} / ${pages.length}</span></div>
<table class=meta>${heading(['Date', 'Code client', 'V/Réf. commande', 'Représentant', 'Mode de règlement', 'Échéance'])}${row([p.date(d.issueDate), d.customerNumber, d.orderNumber, agent, means, p.date(d.dueDate)])}</table>`
      const labels = [
        'Référence',
        'Désignation',
        'U.',
        '>Qté',
        '>P.U. HT',
        '>% Rem.',
        '>Montant HT',
        'TVA',
      ]
      const foot = `<div class=foot>${d.seller.name} au capital de ${capital} € – SIRET ${siret} – APE 4622Z – N° TVA ${d.seller.vatId}<br>Pénalités de retard : 3 fois le taux d’intérêt légal ; indemnité forfaitaire de recouvrement : 40 €.<br>Les marchandises restent notre propriété jusqu’au complet paiement de leur prix. Reprise garantie uniquement sur végétaux signalés sous 48 h.</div>`
      const isBare = !d.allowance && !d.charge
      const totals = [
        isBare ? '' : row(['Total HT brut', `>${p.plain(d.lineTotal)}`]),
        d.allowance ? row(['Remise', `>-${p.plain(d.allowance)}`]) : '',
        d.charge ? row(['Port HT', `>${p.plain(d.charge)}`]) : '',
        row([isBare ? 'Total HT' : 'Net HT', `>${p.plain(d.subtotal)}`]),
        row(['Total TVA', `>${p.plain(d.tax)}`]),
        row(['Total TTC', `>${p.plain(d.total)}`]),
        d.prepaid ? row(['Acompte', `>${p.plain(d.prepaid)}`]) : '',
        `<tr class=net><td>NET À PAYER</td><td class=r>${p.plain(d.amountDue)} €</td></tr>`,
      ]
      const taxes = p.taxes((t) =>
        row([
          nurseryCodes[t.rate],
          `>${p.number(t.rate, 2)} %`,
          `>${p.plain(t.base)}`,
          `>${p.plain(t.amount)}`,
        ])
      )
      const end = `<div class=end><table class=vat>${heading(['Code', '>Taux', '>Base HT', '>Montant TVA'])}${taxes.join('')}</table><div class=pay>Règlement : ${means}<br>à ${daysBetween(d.issueDate, d.dueDate)} jours date de facture<br><br>Aucun escompte accordé</div><table class=tot>${totals.join('')}</table></div><div class=rib>Domiciliation bancaire : IBAN ${grouped(d.seller.iban)}</div>`
      const filler = `<tr class=fill>${'<td></td>'.repeat(8)}</tr>`
      return pages
        .map((rows, at) => {
          const before = at ? pages[at - 1].at(-1)!.carried : 0
          const report = at
            ? `<tr class=bl><td></td><td>Report</td><td></td><td></td><td></td><td></td><td class=r>${p.plain(before)}</td><td></td></tr>`
            : ''
          const isLast = at === pages.length - 1
          const after = isLast
            ? end
            : `<div class=carry>À reporter : ${p.plain(rows.at(-1)!.carried)}</div>`
          return `<div class=pg>${head(at)}<table class=list>${heading(labels)}${report}${rows.map(({ text }) => text).join('')}${filler}</table>${after}${foot}</div>`
        })
        .join('')
    },
  },
  // Car workshop: network brand on top, vehicle strip, sections, totals in one row.
  {
    name: 'fr-garage-atelier',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      lines: [4, 16],
      isInOrder: true,
      isOnce: true,
      most: 2,
      isBuyerPerson: true,
      lineDiscount: 0.2,
      prepaid: 0.3,
      days: [8, 10, 15],
      pools: ofGarages,
      items: garageItems,
      numbers: (random) => `${random.int(1, 9)}/${random.digits(6)}`,
    },
    style: {
      ...comma,
      thousands: '',
      date: (y, m, d) => `${d}/${m}/${y.slice(2)}`,
    },
    css: 'body{font:9pt "Nimbus Sans";line-height:1.25} .band{background:#14325c;color:#fff;padding:3mm 5mm;display:flex;justify-content:space-between;align-items:center} .band b{font-size:20pt;font-style:italic} .band span{color:#ffd23c;font-size:9pt} .two{display:flex;justify-content:space-between;margin:4mm 0} .cli{width:82mm;border-left:3pt solid #ffd23c;padding:2mm 0 2mm 5mm;font-size:10pt} h2{font-size:13pt;margin:0 0 1mm} .car{margin:3mm 0;font-size:8pt} .car th{background:#14325c;color:#fff;font-weight:400;text-align:left;padding:2px 5px} .car td{background:#eef2f8;padding:3px 5px} .list th{text-align:left;border-bottom:1pt solid #14325c;border-top:1pt solid #14325c;padding:3px 4px;font-size:8pt} .list td{padding:2px 4px} .sec td{font-weight:bold;color:#14325c;padding-top:7px} .sub td{border-top:.4pt dashed #888;font-style:italic} .sum{margin-top:9mm;text-align:center} .sum th{background:#14325c;color:#fff;font-weight:400;font-size:8pt;padding:3px;border:.6pt solid #14325c} .sum td{border:.6pt solid #14325c;padding:5px;font-size:10pt} .sum .n{font-weight:bold;font-size:12pt;background:#fff6d6} .say{margin-top:6mm;font-size:8.5pt} .foot{position:fixed;bottom:0;left:0;right:0;font-size:7pt;text-align:center;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const letters = 'ABCDEFGHJKLMNPQRSTVWXYZ'
      const letter = () => letters[random.int(0, letters.length - 1)]
      const plate = `${letter()}${letter()}-${random.digits(3)}-${letter()}${letter()}`
      const car = random.pick([
        'RENAULT CLIO V 1.0 TCe',
        'PEUGEOT 308 1.5 BlueHDi',
        'CITROEN C3 PureTech 83',
        'DACIA DUSTER dCi 115',
      ])
      const salutation = titleOf(d.buyer.name, 'Mme ', 'M. ')
      const seen = `${random.int(2014, 2021)}-0${random.int(1, 9)}-1${random.int(0, 9)}`
      const kilometres = random.int(31, 189) * 1000 + random.int(0, 999)
      const advisor = random.pick(['Karim B.', 'Stéphanie', 'Denis L.'])
      const cards = random.pick([
        'Carte bancaire',
        'Chèque à l’ordre du garage',
        'Virement ou carte bancaire',
      ])
      const lineOf = (l: Line) =>
        row([
          random.digits(7),
          l.description,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount) : ''}`,
          `>${p.plain(l.amount)}`,
        ])
      const sections = garageSections.map((section, at) => {
        const lines = linesIn(d.lines, garageItems, garageSections, at)
        if (!lines.length) return ''
        const title = `<tr class=sec><td colspan=6>${section.name}</td></tr>`
        const subtotal = `<tr class=sub><td></td><td colspan=4>${section.total}</td><td class=r>${p.plain(sumOf(lines))}</td></tr>`
        return `${title}${lines.map(lineOf).join('')}${subtotal}`
      })
      return `<div class=band><b>AutoRelais</b><span>Le réseau des garages indépendants<br>Entretien toutes marques • Pneus • Climatisation</span></div>
<div class=two><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tél : ${d.seller.telephone}<br>E-mail : ${d.seller.mail}<br><br><h2>FACTURE ${d.number}</h2>Date de facturation : ${p.date(d.issueDate)}<br>Ordre de réparation : OR${random.digits(5)}<br>N° client : ${d.customerNumber}</div><div><div class=cli>${salutation}${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div></div>
<table class=car>${heading(['Immat.', 'Marque / modèle', '1re mise en circ.', 'Kilométrage', 'Restitué le', 'Réceptionnaire'])}${row([plate, car, p.date(seen), String(kilometres), p.date(d.issueDate), advisor])}</table>
<table class=list>${heading(['Code', 'Libellé', '>Qté / Tps', '>P.U. H.T.', '>Rem. %', '>Montant H.T.'])}${sections.join('')}</table>
<table class=sum>${heading(['Total H.T.', 'Taux TVA', 'Montant TVA', 'Total T.T.C.', 'Acompte versé', 'NET À PAYER EUR'])}<tr><td>${p.plain(d.subtotal)}</td><td>${p.number(d.taxes[0].rate, 2)} %</td><td>${p.plain(d.tax)}</td><td>${p.plain(d.total)}</td><td>${d.prepaid ? p.plain(d.prepaid) : '–'}</td><td class=n>${p.plain(d.amountDue)}</td></tr></table>
<div class=say>Mode de règlement : ${cards} – à régler au plus tard le ${p.date(d.dueDate)}<br>Garantie 12 mois pièces et main d’œuvre. Les pièces remplacées sont tenues à votre disposition jusqu’à la restitution du véhicule. Prochaine révision conseillée à ${kilometres + 15_000} km ou dans 12 mois.<br><br>Bon pour accord, le client :</div>
<div class=foot>${d.seller.name} – RCS ${d.seller.town} ${d.seller.vatId.slice(4)} – NAF 4520A – TVA intracommunautaire ${d.seller.vatId}</div>`
    },
  },
  // Cleaning contract from an online program: brand on top, legal name in the footer.
  {
    name: 'fr-proprete-mensuel',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      lines: [1, 6],
      isInOrder: true,
      isOnce: true,
      most: 60,
      allowance: 0.25,
      prepaid: 0.35,
      days: [15, 30],
      pools: ofCleaners,
      items: [
        ['Entretien courant des bureaux', 'passage', 48, 96],
        ['Nettoyage de la vitrerie, deux faces', 'm²', 3, 6],
        ['Décapage et métallisation des sols', 'm²', 6, 11],
        ['Shampooing moquette par injection-extraction', 'm²', 4, 8],
        ['Sortie et rentrée des conteneurs', 'passage', 9, 15],
        ['Agent d’accueil remplaçant', 'heure', 26, 34],
        ['Fourniture de consommables sanitaires', 'forfait', 39, 85],
        ['Remise en état après travaux', 'heure', 31, 42],
      ],
      numbers: (random, year) => `F-${year}-${random.digits(4)}`,
    },
    style: {
      decimal: ',',
      thousands: ' ',
      money: (plain) => `${plain} €`,
      date: (y, m, d) => `${d === '01' ? '1er' : Number(d)} ${frenchMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9pt "Inter";color:#1d2433;line-height:1.45} .top{display:flex;justify-content:space-between;align-items:flex-start} .brand{font-size:17pt;font-weight:700;color:#0b8f87;letter-spacing:-.3pt} .brand svg{vertical-align:-4px;margin-right:6px} h1{font-size:19pt;font-weight:600;margin:0;text-align:right} .no{text-align:right;color:#667;font-size:10pt} .cards{display:flex;gap:5mm;margin:12mm 0 7mm} .cards>div{flex:1;background:#f2f7f7;border-radius:6px;padding:4mm} .lab{font-size:7.5pt;color:#0b8f87;font-weight:600;text-transform:uppercase;letter-spacing:.4pt} .dates{display:flex;gap:8mm;margin-bottom:7mm} .list th{font-size:8pt;font-weight:500;color:#667;text-align:left;border-bottom:1pt solid #0b8f87;padding:5px 0} .list td{padding:8px 0;border-bottom:.5pt solid #e2e6ea} .low{display:flex;justify-content:space-between;align-items:flex-start;margin-top:7mm} .pay{width:82mm;font-size:8.5pt} .sum{width:76mm} .sum td{padding:3.5px 0} .sum .k td{font-weight:700;font-size:11pt;color:#0b8f87;border-top:1pt solid #0b8f87;padding-top:6px} .foot{position:fixed;bottom:0;left:0;right:0;font-size:7pt;color:#889;text-align:center;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      const brand = random.pick(['netéo', 'Claire & Nette', 'Blancpur', 'proxi’net'])
      const logo =
        '<svg width="26" height="26"><circle cx="13" cy="13" r="12" fill="#0b8f87"/><path d="M7 14l4 4 8-10" stroke="#fff" stroke-width="2.6" fill="none"/></svg>'
      const place = random.pick(['Siège – 2e étage', 'Bâtiment B', 'Agence centre-ville'])
      const capital = random.pick(['5 000', '10 000', '50 000'])
      const list = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.money(l.amount)}`,
        ])
      )
      const less = d.allowance
        ? `${row(['Total avant remise', `>${p.money(d.lineTotal)}`])}${row(['Remise commerciale', `>-${p.money(d.allowance)}`])}`
        : ''
      const paid = d.prepaid
        ? row([`Acompte versé le ${p.date(d.orderDate)}`, `>-${p.money(d.prepaid)}`])
        : ''
      return `<div class=top><div class=brand>${logo}${brand.replace('&', '&amp;')}</div><div><h1>Facture</h1><div class=no>N° ${d.number}</div></div></div>
<div class=cards><div><div class=lab>Adressé à</div><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>N° TVA : ${d.buyer.vatId}</div><div><div class=lab>Lieu d’intervention</div>${place}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>Contrat ${d.customerNumber}</div></div>
<div class=dates><div><div class=lab>Émise le</div>${p.date(d.issueDate)}</div><div><div class=lab>Période</div>du ${p.date(d.from)} au ${p.date(d.until)}</div><div><div class=lab>Échéance</div>${p.date(d.dueDate)}</div></div>
<table class=list>${heading(['Prestation', '>Quantité', 'Unité', '>Prix unitaire HT', '>TVA', '>Total HT'])}${list.join('')}</table>
<div class=low><div class=pay><div class=lab>Règlement</div>Par virement bancaire, référence ${d.number}<br>IBAN : ${grouped(d.seller.iban)}<br>BIC : AGRIFRPP8${random.digits(2)}<br><br>TVA acquittée sur les encaissements. Aucun escompte pour règlement anticipé. En cas de retard, pénalités au taux de 10 % l’an et indemnité forfaitaire de 40 €.</div>
<table class=sum>${less}${row(['Total HT', `>${p.money(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${row(['Total TTC', `>${p.money(d.total)}`])}${paid}<tr class=k><td>Net à payer</td><td class=r>${p.money(d.amountDue)}</td></tr></table></div>
<div class=foot>${d.seller.name}, au capital de ${capital} € – ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>SIREN ${d.seller.vatId.slice(4)} – TVA ${d.seller.vatId} – ${d.seller.mail} – ${d.seller.telephone}</div>`
    },
  },
  // Heating contractor: DIN letter, titles with sums, part payment, labour share.
  {
    name: 'de-heizungsbau-titel',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [3, 14],
      isInOrder: true,
      isOnce: true,
      most: 4,
      isBuyerPerson: true,
      prepaid: 0.5,
      days: [8, 10, 14],
      pools: ofHeating,
      items: heatingItems,
      numbers: (random, year) => `RE${year.slice(2)}-${random.digits(4)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:10pt "Carlito";line-height:1.22} .logo{display:flex;justify-content:flex-end;align-items:center;gap:3mm;color:#b3261e;font-size:16pt;font-weight:bold} .logo small{display:block;font-size:9pt;font-weight:400;color:#444} .ab{font-size:7pt;border-bottom:.4pt solid;display:inline-block;margin-top:9mm} .adr{display:flex;justify-content:space-between} .to{font-size:11pt;margin-top:2mm} .inf{width:74mm} .inf td{padding:1px 0} h1{font-size:14pt;margin:9mm 0 1mm} .list{margin-top:3mm} .list th{text-align:left;background:#f1e4e2;border-bottom:.8pt solid #b3261e;padding:2px 3px} .list td{padding:1.5px 3px;vertical-align:top} .list small{color:#555;font-size:8pt} .tit td{font-weight:bold;padding-top:5px} .sum td{border-top:.4pt solid #999;font-style:italic} .tot{width:88mm;margin:3mm 0 0 auto} .tot td{padding:1.5px 3px} .tot .b td{font-weight:bold;border-top:.8pt solid;border-bottom:2pt double} .txt{margin-top:3mm} .foot{position:fixed;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:7.5pt;color:#444;border-top:.8pt solid #b3261e;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const flame =
        '<svg width="30" height="34"><path d="M15 2c6 8 11 12 11 19a11 11 0 0 1-22 0c0-5 3-7 4-11 2 3 3 4 4 6 2-4 4-8 3-14z" fill="#b3261e"/></svg>'
      const title = random.chance(0.3)
        ? titleOf(d.buyer.name, 'Familie<br>', 'Familie<br>')
        : titleOf(d.buyer.name, 'Frau<br>', 'Herrn<br>')
      const clerk = random.pick(['Frau Averbeck', 'Herr Lohmann', 'Büro'])
      const place = random.pick(['Einfamilienhaus', 'Mehrfamilienhaus EG links', 'Anbau'])
      let at = 0
      let number = 0
      const titles = heatingTitles.map((own, index) => {
        const lines = linesIn(d.lines, heatingItems, heatingTitles, index)
        if (!lines.length) return { text: '', sum: 0, isLabour: false }
        at += 1
        number = 0
        const rows = lines.map((l) => {
          number += 1
          const isPart = index < 2
          const code = isPart
            ? `<br><small>Art.-Nr. ${random.pick(['W', 'G', 'SHK'])}${random.digits(6)}</small>`
            : ''
          return row([
            `${at}.${number}`,
            `>${p.number(l.quantity, 2)}`,
            l.unit,
            `${l.description}${code}`,
            `>${p.plain(l.price)}`,
            `>${p.plain(l.amount)}`,
          ])
        })
        const sum = sumOf(lines)
        const text = `<tr class=tit><td>${at}</td><td colspan=5>${own.name}</td></tr>${rows.join('')}<tr class=sum><td></td><td colspan=4>Summe Titel ${at}</td><td class=r>${p.plain(sum)}</td></tr>`
        return { text, sum, isLabour: index === 2 }
      })
      const labour = titles.find(({ isLabour }) => isLabour)?.sum ?? 0
      const rate = d.taxes[0].rate
      const wage = labour
        ? `Im Rechnungsbetrag sind Lohn- und Fahrtkosten in Höhe von ${p.plain(Math.round((labour * (100 + rate)) / 100))} € brutto enthalten (§ 35a EStG). `
        : ''
      const paid = d.prepaid
        ? `${row([`abzgl. Abschlagszahlung vom ${p.date(d.orderDate)}`, `>-${p.plain(d.prepaid)}`])}<tr class=b><td>Noch zu zahlen EUR</td><td class=r>${p.plain(d.amountDue)}</td></tr>`
        : ''
      const [firstName] = d.seller.name.split(' ')
      return `<div class=logo>${flame}<div>${d.seller.name}<small>Heizung · Sanitär · Solar · Kundendienst</small></div></div>
<div class=ab>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</div>
<div class=adr><div class=to>${title}${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table class=inf>${row(['Rechnungs-Nr.:', d.number])}${row(['Rechnungsdatum:', p.date(d.issueDate)])}${row(['Kunden-Nr.:', d.customerNumber])}${row(['Auftrag:', `A${random.digits(5)} vom ${p.date(d.orderDate)}`])}${row(['Ausführung:', `${p.date(dayAfter(d.deliveryDate, -2))} – ${p.date(d.deliveryDate)}`])}${row(['Bearbeiter:', clerk])}</table></div>
<h1>Rechnung</h1>Bauvorhaben: ${place}, ${d.buyer.street}, ${d.buyer.town} – Erneuerung der Heizungsanlage
<table class=list>${heading(['Pos.', '>Menge', 'ME', 'Bezeichnung', '>E-Preis €', '>G-Preis €'])}${titles.map(({ text }) => text).join('')}</table>
<table class=tot>${row(['Nettosumme', `>${p.plain(d.subtotal)}`])}${row([`zzgl. ${p.number(rate)} % MwSt.`, `>${p.plain(d.tax)}`])}<tr class=b><td>Rechnungsbetrag EUR</td><td class=r>${p.plain(d.total)}</td></tr>${paid}</table>
<div class=txt>Bitte überweisen Sie den Betrag ohne Abzug bis zum ${p.date(d.dueDate)}. ${wage}Als Privatperson sind Sie verpflichtet, diese Rechnung zwei Jahre aufzubewahren. Für Rückfragen steht Ihnen Ihr ${firstName}-Team gern zur Verfügung.</div>
<div class=foot><div>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</div><div>Tel. ${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}</div><div>Volksbank<br>IBAN ${grouped(d.seller.iban)}<br>BIC GENODEM1${random.int(100, 999)}</div><div>Handwerkskammer-Nr. ${random.digits(7)}<br>St.-Nr. ${d.seller.taxNumber}<br>USt-IdNr. ${d.seller.vatId}</div></div>`
    },
  },
  // Tax adviser: letter with fee provisions, values and tenths, term in days.
  {
    name: 'de-steuerbuero-gebuehren',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [2, 9],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      prepaid: 0.3,
      days: [10, 14, 21],
      pools: ofTaxAdvisers,
      items: [
        ['Einkommensteuererklärung ohne Ermittlung der Einkünfte', '', 180, 460],
        ['Einkünfte aus nichtselbständiger Arbeit', '', 60, 170],
        ['Einkünfte aus Kapitalvermögen', '', 45, 140],
        ['Einkünfte aus Vermietung und Verpachtung', '', 120, 390],
        ['Überschussrechnung nach § 4 Abs. 3 EStG', '', 240, 690],
        ['Gewerbesteuererklärung', '', 95, 230],
        ['Umsatzsteuerjahreserklärung', '', 90, 260],
        ['Prüfung des Steuerbescheids', '', 40, 95],
        ['Auslagenpauschale', '', 15, 20],
      ],
      numbers: (random, year) => `${random.int(1, 9)}${random.digits(3)}/${year}`,
    },
    style: {
      ...comma,
      date: (y, m, d) => `${Number(d)}. ${germanMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10.5pt "P052";font-variant-ligatures:none;line-height:1.3} .side{position:absolute;right:0;top:0;width:46mm;font-size:8.5pt;line-height:1.4;border-left:.6pt solid #7a6a3a;padding-left:4mm;color:#333} .side b{font-size:10pt;color:#7a6a3a} .name{font-size:13.5pt;color:#7a6a3a;width:128mm} .adr{margin-top:19mm} .adr small{font-size:7.5pt;color:#666} .day{margin-top:17mm} h1{font-size:11.5pt;margin:5mm 0 4mm} .list{margin:5mm 0 0} .list th{font-weight:400;font-size:9pt;text-align:left;border-bottom:.6pt solid;padding:2px 0;vertical-align:bottom} .list td{padding:3px 0;vertical-align:top} .list .t td{border-top:.6pt solid} .list .b td{font-weight:bold;border-top:.6pt solid;border-bottom:2.2pt double} .txt{margin:5mm 0} .n{white-space:nowrap} .foot{position:fixed;bottom:0;left:0;right:0;font-size:8pt;color:#555;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      const provisions: Record<string, string> = {
        'Einkommensteuererklärung ohne Ermittlung der Einkünfte': '§ 24 Abs. 1 Nr. 1',
        'Einkünfte aus nichtselbständiger Arbeit': '§ 27 Abs. 1',
        'Einkünfte aus Kapitalvermögen': '§ 27 Abs. 1',
        'Einkünfte aus Vermietung und Verpachtung': '§ 27 Abs. 1',
        'Überschussrechnung nach § 4 Abs. 3 EStG': '§ 25 Abs. 1',
        'Gewerbesteuererklärung': '§ 24 Abs. 1 Nr. 5',
        'Umsatzsteuerjahreserklärung': '§ 24 Abs. 1 Nr. 8',
        'Prüfung des Steuerbescheids': '§ 28',
        'Auslagenpauschale': '§ 16',
      }
      const title = titleOf(d.buyer.name, 'Frau<br>', 'Herrn<br>')
      const year = Number(d.issueDate.slice(0, 4)) - random.int(1, 2)
      const list = p.lines((l) => {
        const isFlat = /Auslagen|Prüfung/.test(l.description)
        return row([
          l.description,
          `<span class=n>${provisions[l.description]}</span>`,
          isFlat ? '' : `>${p.plain(random.int(8, 90) * 100_000)}`,
          isFlat ? '' : `>${random.int(1, 6)}/${random.pick([10, 20])}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const sum = (label: string, amount: string, kind = '') =>
        `<tr class="${kind}"><td colspan=4>${label}</td><td class=r>${amount}</td></tr>`
      const paid = d.prepaid
        ? `${sum(`abzüglich Vorschuss gemäß Rechnung ${d.earlier}`, `-${p.plain(d.prepaid)}`)}${sum('noch zu zahlender Betrag', p.plain(d.amountDue), 'b')}`
        : ''
      const names = [random.pick(['Dr. Ulf Reinders', 'Jürgen Hövel']), 'Markus Sandkühler']
      return `<div class=side><b>Steuerberater</b><br>${names[0]}<br>Diplom-Kaufmann<br><br>${names[1]}<br>Steuerberater, vereidigter Buchprüfer<br><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br><br>Telefon ${d.seller.telephone}<br><br>Mandanten-Nr. ${d.customerNumber}<br>Steuernummer ${d.seller.taxNumber}</div>
<div class=name>${d.seller.name}</div>
<div class=adr><small>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}</small><br>${title}${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=day>${d.seller.town}, den ${p.date(d.issueDate)}</div>
<h1>Gebührenrechnung Nr. ${d.number}</h1>
Für unsere Tätigkeit in Ihrer Steuersache ${year}, erbracht in der Zeit vom ${p.date(d.from)} bis ${p.date(d.until)}, berechnen wir nach der Steuerberatervergütungsverordnung (StBVV):
<table class=list>${heading(['Tätigkeit', 'Vorschrift StBVV', '>Gegenstandswert<br>EUR', '>Gebührensatz', '>Gebühr<br>EUR'])}${list.join('')}${sum('Summe netto', p.plain(d.subtotal), 't')}${sum(`zuzüglich ${p.number(d.taxes[0].rate)} % Umsatzsteuer`, p.plain(d.tax))}${sum('Gesamtbetrag', p.plain(d.total), 'b')}${paid}</table>
<div class=txt>Wir bitten um Ausgleich innerhalb von ${daysBetween(d.issueDate, d.dueDate)} Tagen ab Rechnungsdatum auf das Konto <span class=n>IBAN ${grouped(d.seller.iban)}</span> unter Angabe der Rechnungsnummer.</div>
Mit freundlichen Grüßen<br><br><br>${names[0]}<br>Steuerberater
<div class=foot>${d.seller.mail} · Registergericht: Amtsgericht ${d.seller.town} · Aufsicht: Steuerberaterkammer</div>`
    },
  },
  // Austrian food wholesaler: delivery notes, carried sums on pages, cash discount.
  {
    name: 'at-gastrodienst-sammel',
    plan: {
      country: 'AT',
      currency: 'EUR',
      rates: [20, 10],
      lines: [10, 150],
      isOnce: true,
      most: 24,
      lineDiscount: 0.2,
      days: [30],
      pools: ofCaterers,
      items: [
        ['Apfelsaft naturtrüb 1 l EW', 'FL', 1, 3],
        ['Mineralwasser prickelnd 0,33 l Glas', 'KI', 8, 14],
        ['Almdudler 0,35 l MW', 'KI', 15, 21],
        ['Grüner Veltliner DAC 0,75 l', 'FL', 5, 9],
        ['Zweigelt Klassik 0,75 l', 'FL', 5, 9],
        ['Spülmittel Konzentrat 10 l', 'KA', 19, 31],
        ['Servietten 33x33 weiß 3-lagig', 'KT', 22, 35],
        ['Frischhaltefolie 45 cm x 300 m', 'RO', 9, 14],
        ['Einweghandschuhe Nitril L 100 Stk', 'PA', 6, 10],
        ['Backpapier GN 1/1 500 Blatt', 'PA', 14, 22],
        ['Espresso ganze Bohne 1 kg', 'PA', 14, 22],
        ['Weizenmehl 480 glatt 10 kg', 'SA', 7, 11, 1],
        ['Feinkristallzucker 10 kg', 'SA', 10, 15, 1],
        ['Teebutter 250 g', 'ST', 2, 4, 1],
        ['Schlagobers 36 % 1 l', 'PA', 3, 6, 1],
        ['Bergkäse 6 Monate, ca. 1,5 kg', 'KG', 11, 17, 1],
        ['Eier Freiland M 30er', 'LG', 7, 11, 1],
        ['Schweinskarree ohne Knochen', 'KG', 7, 11, 1],
        ['Kalbsschnitzel geschnitten 150 g', 'KG', 24, 36, 1],
        ['Hühnerfilet frisch', 'KG', 9, 14, 1],
        ['Beinschinken geschnitten 1 kg', 'PA', 10, 16, 1],
        ['Forelle küchenfertig 300 g', 'ST', 4, 7, 1],
        ['Lachsseite geräuchert', 'KG', 27, 39, 1],
        ['Kartoffeln speckig 10 kg', 'SA', 7, 12, 1],
        ['Häuptelsalat', 'ST', 1, 2, 1],
        ['Zwiebel gelb 5 kg', 'SA', 4, 7, 1],
        ['Karotten gewaschen 5 kg', 'SA', 4, 8, 1],
        ['Champignons weiß 2 kg', 'KI', 8, 13, 1],
        ['Pommes frites 9 mm TK 2,5 kg', 'PA', 4, 7, 1],
        ['Erbsen fein TK 2,5 kg', 'PA', 4, 8, 1],
        ['Marillenknödel TK 40 Stk', 'KT', 18, 27, 1],
        ['Apfelstrudel TK 2 kg', 'ST', 11, 18, 1],
        ['Vanilleeis 5 l', 'WA', 12, 19, 1],
        ['Rapsöl 10 l', 'KA', 19, 31, 1],
        ['Tafelessig 5 l', 'KA', 4, 7, 1],
        ['Estragonsenf 1 kg', 'KB', 3, 5, 1],
        ['Paradeismark 2-fach 4,5 kg', 'DO', 11, 17, 1],
        ['Spaghetti Nr. 5, 5 kg', 'PA', 8, 13, 1],
        ['Langkornreis parboiled 5 kg', 'SA', 9, 14, 1],
        ['Semmelbrösel 5 kg', 'SA', 8, 12, 1],
        ['Preiselbeeren 5 kg', 'KB', 21, 32, 1],
        ['Suppengewürz klar 1 kg', 'DO', 9, 15, 1],
        ['Gelierzucker 2:1, 1 kg', 'PA', 2, 4, 1],
        ['Salatgurken', 'ST', 1, 2, 1],
        ['Paprika bunt 5 kg', 'KI', 12, 19, 1],
        ['Rucola gewaschen 500 g', 'PA', 4, 7, 1],
        ['Zitronen 500 g Netz', 'NE', 2, 3, 1],
        ['Rinderschulter zugeputzt', 'KG', 12, 18, 1],
        ['Frankfurter 10 Paar', 'PA', 8, 13, 1],
        ['Bauernbrot 2 kg', 'ST', 5, 8, 1],
        ['Kaisersemmel TK 100 Stk', 'KT', 19, 28, 1],
        ['Sauerrahm 15 % 5 kg', 'KB', 12, 18, 1],
        ['Mozzarella Kugeln 1 kg', 'PA', 7, 11, 1],
        ['Topfenknödelteig 2,5 kg', 'PA', 10, 16, 1],
        ['Spinat passiert TK 2,5 kg', 'PA', 5, 8, 1],
        ['Honig Portionen 100 x 20 g', 'KT', 21, 33, 1],
        ['Papierhandtücher Z-Falz 3200 Stk', 'KT', 27, 39],
        ['Müllsäcke 120 l, 25 Stk', 'RO', 4, 8],
      ],
      numbers: (random, year) => `${year.slice(2)}0${random.digits(5)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}.${m}.${y.slice(2)}` },
    css: 'body{font:9.5pt "Roboto Condensed";margin:0;line-height:1.25} .pg{height:263mm;position:relative} .pg+.pg{break-before:page} .hd{border-bottom:1.6pt solid #000;padding-bottom:1.5mm;display:flex;justify-content:space-between;align-items:end;font-size:8pt} .hd b{font-size:16pt;letter-spacing:.3pt} .adr{display:flex;gap:6mm;margin:6mm 0 5mm} .adr>div{flex:1} .adr u{font-size:7.5pt;text-decoration:none;color:#555} .adr .a{font-size:10.5pt} .kv td{padding:.6px 0} .kv td+td{text-align:right} h1{font-size:13pt;margin:0 0 2mm} .nx{display:flex;justify-content:space-between;margin:3mm 0;font-weight:bold} .list th{text-align:left;border-bottom:.8pt solid;font-weight:500;padding:2px} .list td{padding:1.3px 2px} .ls td{font-weight:bold;padding-top:6px} .ue td{font-weight:bold;border-top:.8pt solid} .ub td{font-weight:bold;padding-bottom:4px} .end{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm} .tx{width:92mm;border-top:.8pt solid} .tx th{text-align:left;font-weight:500;padding:2px} .tx td{padding:1.5px 2px} .g{border:1.4pt solid;padding:3mm 4mm;font-size:13pt;font-weight:bold;width:80mm;display:flex;justify-content:space-between;box-sizing:border-box} .ko{margin-top:4mm} .ft{position:absolute;bottom:0;left:0;right:0;font-size:7pt;border-top:.6pt solid;padding-top:1mm;display:flex;justify-content:space-between}',
    draw: (p) => {
      const { doc: d, random } = p
      const count = random.int(2, 4)
      const firstNote = random.int(310_000, 780_000)
      const tour = random.pick(['Tour 14', 'Tour 3B', 'Abholung Lager'])
      const court = random.pick(['Landesgericht Wels', 'Landesgericht Salzburg'])
      const firm = `${random.digits(6)}${random.pick(['a', 'd', 'k', 'w'])}`
      const span = daysBetween(d.from, d.until)
      let carried = 0
      const list = p.lines((l, at) => {
        const group = Math.floor((at * count) / d.lines.length)
        const isNew = at === 0 || group !== Math.floor(((at - 1) * count) / d.lines.length)
        const day = dayAfter(d.from, Math.floor((group * span) / count))
        const note = isNew
          ? `<tr class=ls><td colspan=8>Lieferschein ${firstNote + 211 * group} vom ${p.date(day)} / ${tour}</td></tr>`
          : ''
        carried += l.amount
        const drawn = row([
          random.digits(5),
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 1) : ''}`,
          `>${p.number(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ])
        return { text: note + drawn, carried }
      })
      const pages = paged(list, 28, 20)
      const labels = [
        'Art.-Nr.',
        'Bezeichnung',
        '>Menge',
        'EH',
        '>Preis',
        '>Rab. %',
        '>USt %',
        '>Betrag EUR',
      ]
      const letterhead = `<div class=hd><div><b>${d.seller.name}</b><br>Gastronomie-Zustellgroßhandel</div><div class=r>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} · Bestellannahme 6–17 Uhr</div></div>`
      const meta = [
        row(['Rechnungsnummer', d.number]),
        row(['Rechnungsdatum', p.date(d.issueDate)]),
        row(['Kundennummer', d.customerNumber]),
        row(['Lieferzeitraum', `${p.date(d.from)}–${p.date(d.until)}`]),
        row(['Ihre UID-Nr.', d.buyer.vatId]),
        row(['Seite', `1 von ${pages.length}`]),
      ]
      const first = `${letterhead}<div class=adr><div class=a>${d.buyer.name}<br>z. Hd. Buchhaltung<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div><u>Lieferanschrift</u><br>${d.buyer.name}<br>Küche / Wareneingang<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table class=kv style="width:56mm">${meta.join('')}</table></div><h1>Sammelrechnung</h1>`
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)} %`,
          `>${p.plain(t.base)}`,
          `>${p.plain(t.amount)}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const discount = Math.round(d.total * 0.02)
      const end = `<div class=end><table class=tx>${heading(['USt-Satz', '>Nettobetrag', '>USt-Betrag', '>Bruttobetrag'])}${taxes.join('')}<tr class=ue><td>Summe</td><td class=r>${p.plain(d.subtotal)}</td><td class=r>${p.plain(d.tax)}</td><td class=r>${p.plain(d.total)}</td></tr></table><div class=g><span>Rechnungsbetrag</span><span>EUR ${p.plain(d.total)}</span></div></div>
<div class=ko>Zahlungsbedingungen: bis ${p.date(dayAfter(d.issueDate, 10))} abzüglich 2 % Skonto (${p.plain(discount)}) = EUR ${p.plain(d.total - discount)}, bis ${p.date(d.dueDate)} netto ohne Abzug.<br>Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Leergut wird gesondert verrechnet.</div>`
      const carry = (label: string, sum: number, kind: string) =>
        `<tr class=${kind}><td></td><td colspan=6>${label}</td><td class=r>${p.plain(sum)}</td></tr>`
      const foot = `<div class=ft><span>UID ${d.seller.vatId}<br>FN ${firm}, ${court}</span><span>Raiffeisenbank<br>IBAN ${grouped(d.seller.iban)}</span><span>${d.seller.mail}<br>${d.seller.site}</span></div>`
      return pages
        .map((rows, at) => {
          const isLast = at === pages.length - 1
          const head = at
            ? `${letterhead}<div class=nx><span>Sammelrechnung ${d.number} vom ${p.date(d.issueDate)}</span><span>Kunde ${d.customerNumber}</span><span>Seite ${at + 1} von ${pages.length}</span></div>`
            : first
          const before = at ? carry('Übertrag', pages[at - 1].at(-1)!.carried, 'ub') : ''
          const after = isLast
            ? carry('Warenwert netto', rows.at(-1)!.carried, 'ue')
            : carry('Übertrag auf Folgeseite', rows.at(-1)!.carried, 'ue')
          return `<div class=pg>${head}<table class=list>${heading(labels)}${before}${rows.map(({ text }) => text).join('')}${after}</table>${isLast ? end : ''}${foot}</div>`
        })
        .join('')
    },
  },
  // Polish trade program: ruled grid with net, VAT and gross, sum rows, signatures.
  {
    name: 'pl-magazyn-siatka',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 8],
      lines: [2, 14],
      isOnce: true,
      most: 20,
      lineDiscount: 0.15,
      prepaid: 0.3,
      days: [7, 14, 21, 30],
      pools: ofFitters,
      items: [
        ['Wkrętarka akumulatorowa 18V', 'szt.', 389, 620],
        ['Rura PEX 16x2 mm, zwój 100 m', 'szt.', 215, 340],
        ['Zawór kulowy 1/2" motylek', 'szt.', 16, 29],
        ['Syfon umywalkowy chrom', 'szt.', 42, 79],
        ['Bateria zlewozmywakowa stojąca', 'szt.', 129, 260],
        ['Silikon sanitarny biały 280 ml', 'szt.', 14, 26],
        ['Przewód YDYp 3x2,5 mm²', 'mb', 3, 6],
        ['Gniazdo podwójne z uziemieniem', 'szt.', 13, 27],
        ['Wiertło SDS-Plus 8x160', 'szt.', 9, 19],
        ['Taśma teflonowa 12 m', 'szt.', 2, 5],
        ['Kołki rozporowe 8x40, 100 szt.', 'opak.', 11, 22],
        ['Rękawice robocze rozm. 10', 'para', 5, 12],
        ['Kotwa chemiczna 300 ml', 'szt.', 34, 58],
        ['Montaż zestawu podtynkowego', 'usł.', 220, 390, 1],
        ['Wymiana zaworów grzejnikowych', 'usł.', 95, 160, 1],
      ],
      numbers: (random, year) => `FS ${random.int(12, 1980)}/MAG/${year}`,
    },
    style: {
      decimal: ',',
      thousands: ' ',
      date: (y, m, d) => `${y}-${m}-${d}`,
    },
    css: 'body{font:8.5pt "Liberation Sans";line-height:1.3} .top{display:flex;justify-content:space-between} .stamp{border:.6pt solid #000;width:66mm;height:19mm;font-size:7pt;display:flex;align-items:end;justify-content:center;color:#666;padding-bottom:1mm;box-sizing:border-box} .dt{text-align:right} .ti{font-size:13pt;font-weight:bold;text-align:center;margin:6mm 0 0} .or{text-align:center;margin-bottom:5mm} .pp{display:flex;gap:6mm;margin-bottom:5mm} .pp>div{flex:1} .pp h4{background:#ddd;margin:0 0 1mm;padding:.6mm 2mm;font-size:8.5pt} .li{font-size:7.5pt} .li th,.li td{border:.5pt solid #000;padding:2px 3px!important} .li th{background:#ddd;font-weight:bold;text-align:center!important;white-space:normal!important} .li .x{border:0} .du{display:flex;justify-content:space-between;margin-top:6mm;align-items:flex-start} .du table{width:86mm} .du td{padding:1px 0} .due{border:1pt solid #000;padding:2mm 4mm;font-size:12pt;font-weight:bold} .wo{margin-top:3mm} .sg{display:flex;justify-content:space-between;margin-top:22mm;font-size:7pt;text-align:center} .sg div{width:62mm;border-top:.5pt dotted #000;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const list = p.lines((l, at) =>
        row([
          `>${at + 1}`,
          random.digits(6),
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount) : '0'}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}`,
          `>${p.plain(vatOf(l))}`,
          `>${p.plain(l.amount + vatOf(l))}`,
        ])
      )
      const sums = (label: string, rate: string, base: number, vat: number) =>
        `<tr><td class=x colspan=6></td><td class="r">${label}</td><td class=r>${p.plain(base)}</td><td class=r>${rate}</td><td class=r>${p.plain(vat)}</td><td class=r>${p.plain(base + vat)}</td></tr>`
      const taxes = p.taxes((t, at) => sums(at ? '' : 'W tym', p.number(t.rate), t.base, t.amount))
      const whole = `<tr><td class=x colspan=6></td><td class=r><b>Razem</b></td><td class=r><b>${p.plain(d.subtotal)}</b></td><td class=r>X</td><td class=r><b>${p.plain(d.tax)}</b></td><td class=r><b>${p.plain(d.total)}</b></td></tr>`
      const labels = [
        'Lp.',
        'Symbol',
        'Nazwa towaru / usługi',
        'Ilość',
        'J.m.',
        'Cena netto',
        'Rabat %',
        'Wartość netto',
        'VAT %',
        'Kwota VAT',
        'Wartość brutto',
      ]
      const cents = d.amountDue
      const zloty = Math.floor(cents / 100)
      const words = `${polishWords(zloty, 'jeden tysiąc')} ${polishForm(zloty, ['złoty', 'złote', 'złotych'])} ${String(cents % 100).padStart(2, '0')}/100`
      const clerk = random.pick(['Krystyna Bielak', 'Adam Rogala', 'Monika Zając'])
      const paid = d.prepaid ? row(['Zapłacono gotówką:', `${p.plain(d.prepaid)} PLN`]) : ''
      return `<div class=top><div class=stamp>pieczęć firmy</div><div class=dt>Miejsce wystawienia: <b>${d.seller.town}</b><br>Data wystawienia: <b>${p.date(d.issueDate)}</b><br>Data zakończenia dostawy/usługi: <b>${p.date(d.deliveryDate)}</b></div></div>
<div class=ti>Faktura VAT ${d.number}</div><div class=or>Oryginał</div>
<div class=pp><div><h4>Sprzedawca</h4><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIP: ${d.seller.vatId}<br>tel. ${d.seller.telephone}</div><div><h4>Nabywca</h4><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIP: ${d.buyer.vatId}</div></div>
<table class=li>${heading(labels)}${list.join('')}${taxes.join('')}${whole}</table>
<div class=du><table>${row(['Forma płatności:', 'przelew'])}${row(['Termin płatności:', p.date(d.dueDate)])}${row(['Rachunek bankowy:', grouped(d.seller.iban)])}${row(['Zamówienie:', `ZK ${d.orderNumber}`])}${paid}</table><div class=due>Do zapłaty: ${p.plain(d.amountDue)} PLN</div></div>
<div class=wo>Słownie: ${words}<br>Uwagi: wydano z magazynu dokumentem WZ ${random.int(100, 4000)}/${d.deliveryDate.slice(0, 4)}</div>
<div class=sg><div>${clerk}<br>Imię i nazwisko osoby uprawnionej do wystawienia faktury</div><div><br>Imię i nazwisko osoby uprawnionej do odbioru faktury</div></div>`
    },
  },
  // Polish online program: buyer first, amount panel, seller in a lower block.
  {
    name: 'pl-biuro-godziny',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      lines: [1, 6],
      isOnce: true,
      most: 40,
      isPart: true,
      days: [7, 10, 14],
      pools: ofStudios,
      items: [
        ['Projekt graficzny strony głównej', 'godz.', 110, 190],
        ['Konsultacje techniczne', 'godz.', 150, 240],
        ['Prace programistyczne – moduł zamówień', 'godz.', 140, 220],
        ['Administracja serwerem', 'godz.', 90, 160],
        ['Testy i poprawki po wdrożeniu', 'godz.', 95, 150],
        ['Szkolenie zdalne pracowników', 'godz.', 180, 280],
        ['Przygotowanie treści i tłumaczeń', 'godz.', 70, 120],
      ],
      numbers: (random, year) => `FV/${year}/${random.int(10, 640)}`,
    },
    style: {
      ...comma,
      thousands: ' ',
      money: (plain) => `${plain} zł`,
      date: dotted,
    },
    css: 'body{font:9.5pt "Lato";color:#222;line-height:1.4} .t{display:flex;justify-content:space-between;align-items:baseline;border-bottom:2.4pt solid #3b4cca;padding-bottom:3mm} .t h1{font-weight:300;font-size:21pt;margin:0} .t div{color:#666;text-align:right;font-size:8.5pt} .g{display:flex;gap:6mm;margin:7mm 0} .g>div{flex:1} .l{color:#3b4cca;font-size:8pt;margin-bottom:1mm} .p{background:#3b4cca;color:#fff;border-radius:4px;padding:4mm 5mm} .p .l{color:#cfd5ff} .p b{font-size:17pt;font-weight:700} .li th{font-size:8pt;font-weight:700;text-align:left;background:#eef0fb;padding:5px 4px} .li td{padding:6px 4px;border-bottom:.5pt solid #ddd} .li .s td{border:0;font-weight:700} .w{margin:5mm 0 8mm;font-size:9pt} .sel{border-top:.6pt solid #bbb;padding-top:4mm;display:flex;gap:6mm} .sel>div{flex:1} .f{position:fixed;bottom:0;left:0;right:0;font-size:7.5pt;color:#999;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      const list = p.lines((l) =>
        row([
          l.description,
          l.unit,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(vatOf(l))}`,
          `>${p.plain(l.amount + vatOf(l))}`,
        ])
      )
      const cents = d.total
      const words = `${polishWords(Math.floor(cents / 100), 'jeden tysiąc')} zł ${cents % 100} gr`
      const system =
        d.issueDate >= '2026-02-01'
          ? `<br>Numer KSeF: ${d.seller.vatId.slice(2)}-${d.issueDate.replaceAll('-', '')}-${random.digits(6)}A${random.digits(5)}-${random.digits(2)}`
          : ''
      const labels = [
        'Nazwa usługi',
        'Jedn.',
        '>Ilość',
        '>Cena netto',
        '>Netto',
        '>Stawka VAT',
        '>VAT',
        '>Brutto',
      ]
      const account = d.seller.iban.slice(2)
      return `<div class=t><h1>Faktura nr ${d.number}</h1><div>Wystawiono: ${p.date(d.issueDate)}, ${d.seller.town}<br>Data sprzedaży: ${p.date(d.until)}${system}</div></div>
<div class=g><div><div class=l>Nabywca</div><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIP ${d.buyer.vatId}</div><div class=p><div class=l>Do zapłaty</div><b>${p.money(d.amountDue)}</b><br>Termin płatności: ${p.date(d.dueDate)}<br>Sposób zapłaty: przelew</div></div>
<table class=li>${heading(labels)}${list.join('')}<tr class=s><td colspan=4 class=r>Razem</td><td class=r>${p.plain(d.subtotal)}</td><td></td><td class=r>${p.plain(d.tax)}</td><td class=r>${p.plain(d.total)}</td></tr></table>
<div class=w>Słownie: ${words}<br>Uwagi: rozliczenie wg zestawienia godzin do zlecenia ${d.orderNumber}</div>
<div class=sel><div><div class=l>Sprzedawca</div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIP ${d.seller.vatId}</div><div><div class=l>Numer konta</div>PL${account.slice(0, 2)} ${grouped(account.slice(2))}<br>Tytuł przelewu: ${d.number}<br>${d.seller.mail}</div></div>
<div class=f>Faktura nie wymaga podpisu. Dokument wygenerowany elektronicznie.</div>`
    },
  },
]
