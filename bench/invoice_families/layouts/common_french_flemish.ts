import { ibanOf, rest97, structured } from '../check_digits.ts'
import { dayAfter } from '../days.ts'
import { renderSVG } from 'uqr'
import { daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import type { Item } from '../make_document.ts'
import type { Pools } from '../people.ts'
import pools from '../everyday_pools.json' with { type: 'json' }
import {
  comma,
  euroAfter,
  grouped,
  heading,
  monthsIn,
  row,
  slashed,
  type Print,
  two,
} from '../print.ts'

const dutch = monthsIn('NL')

type Pool = Pools['FR']

const french: Pool = { ...pools.FR, tel: '+33 ' }

const walloon: Pool = {
  ...pools.FR,
  first: ['Benoît', 'Anne-Catherine', 'Fabrice', 'Véronique', 'Quentin', 'Laurence'],
  last: ['Delvaux', 'Lambermont', 'Piette', 'Wauthier', 'Collignon', 'Gillard', 'Hanquet'],
  forms: ['SRL', 'SA', 'SRL', 'SC'],
  streets: [
    'Chaussée de Namur 218',
    'Rue du Vieux Moulin 14',
    'Avenue des Combattants 77 bte 3',
    'Place Albert Ier 5',
    'Rue Haute 131',
    'Clos des Mésanges 9',
  ],
  towns: [
    ['Gembloux', '5030'],
    ['Verviers', '4800'],
    ['Ottignies-Louvain-la-Neuve', '1340'],
    ['Tournai', '7500'],
    ['Huy', '4500'],
  ],
  country: 'Belgique',
  tel: '+32 4',
}

const flemish: Pool = {
  ...pools.NL,
  first: ['Liesbeth', 'Koen', 'Griet', 'Wouter', 'Ann', 'Bart'],
  last: ['Claeys', 'De Backer', 'Goossens', 'Peeters', 'Van den Bossche', 'Verhelst', 'Wuyts'],
  trade: ['Schrijnwerkerij', 'Interieur', 'Grondwerken', 'Slagerij', 'Optiek', 'Vervoer'],
  forms: ['BV', 'NV', 'CommV', 'BV'],
  streets: [
    'Gentsesteenweg 302',
    'Kortrijksestraat 48 bus 2',
    'Molenveld 11',
    'Grote Markt 26',
    'Ambachtenlaan 7A',
    'Stationsplein 3',
  ],
  towns: [
    ['Roeselare', '8800'],
    ['Sint-Niklaas', '9100'],
    ['Turnhout', '2300'],
    ['Hasselt', '3500'],
    ['Dendermonde', '9200'],
  ],
  country: 'België',
  tel: '+32 4',
}

/** A seller and buyers of other trades; the buyers are in the pool of Austria. */
function parties(country: 'FR' | 'NL', base: Pool, seller: Partial<Pool>, buyer: Partial<Pool>) {
  const own: Pools = { ...pools, [country]: { ...base, ...seller }, AT: { ...base, ...buyer } }
  return { country, buyerCountry: 'AT' as const, pools: own }
}

function belgianNumber({ random }: Print): string {
  const base = `0${random.int(4, 7)}${random.digits(6)}`
  return `BE${base}${two(97 - rest97(base))}`
}

/** Gives the parties the numbers of Belgium. */
function makeBelgian(p: Print): void {
  const { seller, buyer } = p.doc
  seller.vatId = belgianNumber(p)
  buyer.vatId = belgianNumber(p)
  const account = `${p.random.pick(['001', '230', '240', '290'])}${p.random.digits(7)}`
  seller.iban = ibanOf('BE', `${account}${two(rest97(account) || 97)}`)
}

const withDots = (vatId: string) => vatId.replace(/^BE(\d{4})(\d{3})(\d{3})$/, 'BE $1.$2.$3')

/** Rows on pages; the last page has less room. */
function paged<T>(rows: T[], full: number, last: number): T[][] {
  if (rows.length <= last) return [rows]
  const count = Math.min(full, rows.length - 4)
  return [rows.slice(0, count), ...paged(rows.slice(count), full, last)]
}

const building: Item[] = [
  ['CIMENT CEM II 32.5R CE NF 35KG', 'SAC', 8, 12],
  ['CHAUX HYDRAULIQUE NHL 3.5 35KG', 'SAC', 12, 17],
  ['MORTIER COLLE FLEX C2 25KG BLANC', 'SAC', 18, 31],
  ['ENDUIT MONOCOUCHE TON PIERRE 25KG', 'SAC', 9, 14],
  ['BLOC BETON CREUX B40 20X20X50', 'U', 1, 2],
  ['BLOC A BANCHER 20X25X50', 'U', 2, 4],
  ['LINTEAU PRECONTRAINT 20X5 L=1.80M', 'U', 14, 22],
  ['POUTRELLE PRECONTRAINTE 4.20M', 'U', 29, 44],
  ['TREILLIS SOUDE ST25C 2.40X6.00', 'PAN', 48, 69],
  ['ARMATURE CHAINAGE 10X10 4HA8 6M', 'U', 11, 18],
  ['SABLE 0/4 LAVE BIG BAG 1T', 'BB', 46, 68],
  ['GRAVILLON 6/14 BIG BAG 1T', 'BB', 44, 64],
  ['TUILE ROMANE CANAL ROUGE VIEILLI', 'U', 1, 2],
  ['CLOSOIR VENTILE ALU 30CM X 5M', 'RLX', 32, 49],
  ['ECRAN SOUS-TOITURE HPV 75M2', 'RLX', 96, 148],
  ['CHEVRON SAPIN 63X75 4.00M', 'U', 10, 16],
  ['OSB3 18MM 2500X1250', 'PAN', 29, 42],
  ['PLAQUE PLATRE BA13 STD 120X250', 'PLQ', 8, 12],
  ['RAIL 48/28 3.00M', 'U', 3, 5],
  ['VIS PLACO TTPC 25 BTE 1000', 'BTE', 11, 17],
  ['LAINE DE VERRE GR32 100MM R3.15', 'M2', 6, 10],
  ['TUBE PVC EVAC NF 100 4.00M', 'U', 16, 26],
  ['COUDE PVC 87.30 MF D100', 'U', 3, 6],
  ['REGARD BETON 40X40 AVEC COUVERCLE', 'U', 28, 45],
  ['DRAIN AGRICOLE D100 CRN 50M', 'CRN', 55, 79],
  ['DELTA MS 1.50X20M', 'RLX', 58, 84],
  ['SEAU MACON NOIR 11L', 'U', 2, 4],
]

const trips: Item[] = [
  ['ST-ARNOULT - TOURS NORD', '', 22, 24],
  ['TOURS NORD - POITIERS SUD', '', 10, 12],
  ['POITIERS SUD - NIORT CENTRE', '', 6, 7],
  ['NIORT CENTRE - VIRSAC', '', 12, 14],
  ['LA CRECHE - NIORT CENTRE', '', 1, 2],
  ['LE MANS ZI SUD - ANGERS NORD', '', 8, 10],
  ['ANGERS NORD - ANCENIS', '', 4, 5],
  ['ANCENIS - LE BIGNON', '', 3, 4],
  ['LES ESSARTS - CHOLET SUD', '', 4, 5],
  ['CHOLET NORD - ANGERS OUEST', '', 5, 6],
  ['FONTENAY-OUEST - NIORT NORD', '', 3, 4],
  ['BORDEAUX SUD - LANGON', '', 2, 3],
  ['LANGON - AGEN', '', 7, 8],
  ['AGEN - MONTAUBAN', '', 5, 7],
  ['PEAGE DE SAUGNACQ', '', 3, 4],
  ['BIRIATOU (SYSTEME OUVERT)', '', 2, 3],
  ['PARKING GARE NIORT P2', '', 4, 19],
  ['PARKING AEROPORT NANTES P3', '', 22, 68],
]
const tollFees: Item[] = [
  ['Frais de gestion badge', '', 1.7, 2.2],
  ['Option parkings', '', 1, 1.5],
  ['Envoi de la facture papier', '', 1.5, 2],
]

const wiring: [string, Item[]][] = [
  [
    'Tableau et mise en conformité',
    [
      ['Dépose de l’ancien tableau', 'Unité(s)', 95, 180],
      ['Coffret divisionnaire 4 rangées avec porte', 'Unité(s)', 145, 230],
      ['Interrupteur différentiel 40A 300mA type A', 'Unité(s)', 62, 95],
      ['Disjoncteur bipolaire 16A ou 20A', 'Unité(s)', 14, 24],
      ['Schémas unifilaires et de position', 'Unité(s)', 120, 220],
      ['Réception par organisme agréé', 'Unité(s)', 135, 175],
    ],
  ],
  [
    'Prises et éclairage',
    [
      ['Point prise double encastré, câblage XVB 3G2,5', 'Unité(s)', 58, 86],
      ['Point lumineux simple direction', 'Unité(s)', 49, 72],
      ['Prise réseau RJ45 cat. 6A', 'Unité(s)', 54, 79],
      ['Main-d’œuvre électricien', 'Heures', 46, 58],
    ],
  ],
  [
    'Fournitures hors rénovation (TVA 21 %)',
    [
      ['Luminaire suspendu, modèle choisi en magasin', 'Unité(s)', 79, 190, 1],
      ['Ampoule LED E27 8W 2700K', 'Unité(s)', 4, 8, 1],
      ['Câble de recharge type 2, 5 m', 'Unité(s)', 155, 240, 1],
    ],
  ],
]
const wiringItems = wiring.flatMap(([, items]) => items)

const breads: Item[] = [
  ['Wit bus heel gesneden', 'st', 1.8, 2.4],
  ['Volkoren heel gesneden', 'st', 1.9, 2.6],
  ['Waldkorn heel', 'st', 2.3, 3],
  ['Speltbrood 800 g', 'st', 3, 3.8],
  ['Desem boeren 1200 g', 'st', 3.6, 4.6],
  ['Vloerbrood tijger wit', 'st', 2, 2.6],
  ['Stokbrood wit 55 cm', 'st', 1.1, 1.6],
  ['Stokbrood meergranen', 'st', 1.3, 1.8],
  ['Pistolet wit', 'st', 0.3, 0.45],
  ['Kaiserbroodje maanzaad', 'st', 0.35, 0.5],
  ['Hard bruin bolletje', 'st', 0.3, 0.45],
  ['Hamburgerbroodje brioche', 'st', 0.55, 0.8],
  ['Focaccia rozemarijn plaat', 'pl', 6.5, 9],
  ['Roomboter croissant', 'st', 0.7, 1],
  ['Chocoladebroodje', 'st', 0.85, 1.2],
  ['Saucijzenbroodje', 'st', 1.1, 1.5],
  ['Krentenbol', 'st', 0.45, 0.65],
  ['Suikerbrood Fries', 'st', 3.4, 4.4],
  ['Gevulde koek', 'st', 0.95, 1.35],
  ['Tompouce', 'st', 1.2, 1.7],
]

const garden: Item[] = [
  ['Hovenierswerk, twee man', 'uur', 78, 96],
  ['Minigraver met machinist', 'uur', 68, 85],
  ['Snoeien en opbinden leibomen', 'uur', 44, 54],
  ['Afvoer groenafval', 'm³', 24, 36],
  ['Tuinaarde, gezeefd, geleverd en verwerkt', 'm³', 38, 56],
  ['Graszoden inclusief egaliseren', 'm²', 8, 13],
  ['Opsluitband 6x20 grijs stellen', 'm¹', 11, 16],
  ['Haagbeuk Carpinus betulus 100-125 cm', 'stuks', 3, 6, 1],
  ['Hydrangea ‘Annabelle’ 7,5 l', 'stuks', 14, 21, 1],
  ['Lavendel ‘Hidcote’ P9', 'stuks', 1, 2, 1],
  ['Leilinde, stam 180 cm, rek 5 etages', 'stuks', 185, 260, 1],
  ['Siergrassen gemengd C2', 'stuks', 5, 8, 1],
]

/** The payment part of a Swiss invoice, with the receipt on its left. */
function swissSlip(p: Print, reference: string): string {
  const { doc: d } = p
  const amount = p.plain(d.amountDue).replace(/’/g, ' ')
  const own = [d.seller, d.buyer].map(({ name, street, postCode, town }) => ({
    html: `${name}<br>${street}<br>${postCode} ${town}`,
    code: ['S', name, street, '', postCode, town, 'CH'].join('\n').replaceAll('&amp;', '&'),
  }))
  const payload = `SPC\n0200\n1\n${d.seller.iban}\n${own[0].code}\n${'\n'.repeat(6)}${amount.replace(/ /g, '')}\nCHF\n${own[1].code}\nQRR\n${reference}\n\nEPD`
  const shown = reference.replace(/(?=(.{5})+$)/g, ' ')
  const to = `<b>Compte / Payable à</b>${grouped(d.seller.iban)}<br>${own[0].html}<b>Référence</b>${shown}`
  const sum = `<div class=sum><div><b>Monnaie</b>CHF</div><div><b>Montant</b>${amount}</div></div>`
  return `<div class=slip><div class=rec><h4>Récépissé</h4><div class=in>${to}<b>Payable par</b>${own[1].html}</div>${sum}<div class=depot>Point de dépôt</div></div><div class=part><div><h4>Section paiement</h4><div class=qr>${renderSVG(payload, { ecc: 'M', border: 0 })}<i>+</i></div>${sum}</div><div class=in>${to}<b>Informations supplémentaires</b>Facture ${d.number}<b>Payable par</b>${own[1].html}</div></div></div>`
}

/** Invoices of French, Belgian, Swiss and Dutch senders. */
export const commonFrenchFlemish: Family[] = [
  {
    name: 'fr-negoce-materiaux',
    plan: {
      ...parties(
        'FR',
        french,
        { trade: ['Matériaux', 'Négoce Bâtiment', 'Bois & Matériaux'], forms: ['SAS', 'SA'] },
        { trade: ['Maçonnerie', 'Construction', 'Rénovation', 'Bâti', 'Couverture'] }
      ),
      currency: 'EUR',
      rates: [20],
      lines: [14, 80],
      isOnce: true,
      most: 36,
      lineDiscount: 0.7,
      charge: 0.6,
      days: [30, 45, 60],
      items: building,
      numbers: (random, year) => `${random.pick(['12', '07'])}${year.slice(2)}${random.digits(5)}`,
    },
    style: { decimal: ',', thousands: ' ', date: slashed },
    css: 'body{font:8.5pt "Liberation Sans";margin:0} .pg{height:266mm;position:relative;break-after:page} .pg:last-child{break-after:auto} .top{display:flex;justify-content:space-between} .own b{font-size:15pt;color:#b3470f} .own{line-height:1.3} .own i{color:#555} .id{width:70mm;border:.8pt solid #000;align-self:flex-start} .id th{background:#b3470f;color:#fff;font-size:12pt;padding:2px} .id td{padding:1.5px 5px} .adr{display:flex;justify-content:space-between;margin:5mm 0 4mm} .adr .ch{width:70mm;font-size:8pt} .adr .cl{width:82mm;font-size:10pt;line-height:1.3;padding:3mm 0 3mm 4mm;border-left:2pt solid #b3470f} .art th{border:.8pt solid #000;font-size:7.5pt;font-weight:bold;text-align:left;padding:2px 4px;background:#f6e6dc} .art td{padding:1.7px 4px} .art .bl td{font-weight:bold;padding-top:5px} .carry{text-align:right;font-weight:bold;border-top:.6pt solid #000;padding:1.5mm 4px;margin-top:1mm} .low{position:absolute;bottom:9mm;left:0;right:0} .tot th,.tot td{border:.8pt solid #000;padding:3px 5px;text-align:center;font-size:8.5pt} .tot th{font-weight:normal;font-size:7.5pt;background:#f6e6dc} .pay{display:flex;justify-content:space-between;margin:2.5mm 0} .small{font-size:6.5pt;color:#333;line-height:1.3} .lcr{border-top:1pt dashed #000;margin-top:3mm;padding-top:2mm} .lcr td{border:.6pt solid #000;vertical-align:top;padding:1.5px 4px;font-size:8.5pt} .lcr small{font-size:6pt;display:block} .foot{position:absolute;bottom:0;left:0;right:0;text-align:center;font-size:6.5pt;color:#333}',
    draw: (p) => {
      const { doc: d, random } = p
      const siren = d.seller.vatId.slice(4)
      const agency = `${random.pick(['COMPTOIR', 'LIBRE-SERVICE', 'DÉPÔT'])} ${random.int(1, 8)}`
      const works = ['LOT MIMOSAS', 'M. BERGERON', 'STOCK', 'EXTENSION ÉCOLE', 'GARAGE']
      let sum = 0
      const rows = p.lines((l, at) => {
        const slip = `Bon de livraison n° ${random.digits(6)} du ${p.date(d.deliveryDate)} &nbsp; Votre réf. : ${random.pick(works)}`
        sum += l.amount
        const head = at % 9 ? '' : `<tr class=bl><td><td colspan=7>${slip}</tr>`
        const less = l.discount ? `>${p.number(l.discount, 2)}` : ''
        const cells = [random.digits(7), l.description, `>${p.number(l.quantity, 2)}`, l.unit]
        const amounts = [`>${p.plain(l.price)}`, less, `>${p.plain(l.amount)}`, '1']
        return { html: head + row([...cells, ...amounts]), sum, rate: l.rate }
      })
      const pages = paged(rows, 37, 20)
      const port = d.charge ? [['Participation transport', p.plain(d.charge)]] : []
      const sums = [
        ['Total marchandises HT', p.plain(d.lineTotal)],
        ...port,
        ['Base HT', p.plain(d.subtotal)],
        ['Code TVA', '1'],
        ['Taux', p.number(d.taxes[0].rate, 2)],
        ['Montant TVA', p.plain(d.tax)],
        ['NET À PAYER TTC EUR', `<b style="font-size:11pt">${p.plain(d.total)}</b>`],
      ]
      const draft = [
        ['MONTANT POUR CONTRÔLE', p.plain(d.amountDue)],
        ['DATE DE CRÉATION', p.date(d.issueDate)],
        ['ÉCHÉANCE', p.date(d.dueDate)],
        ['L.C.R. SEULEMENT', `${random.digits(5)} ${d.customerNumber}`],
        ['MONTANT', `${p.plain(d.amountDue)} EUR`],
      ].map(([label, value]) => `<small>${label}</small>${value}`)
      const bank = `${random.digits(5)} ${random.digits(5)} ${random.digits(11)} ${random.digits(2)}`
      const low = `<div class=low><table class=tot>${heading(sums.map(([label]) => label))}${row(sums.map(([, value]) => value))}</table><div class=pay><span>Mode de règlement : <b>LCR magnétique</b></span><span>Échéance : <b>${p.date(d.dueDate)}</b></span><span>TVA acquittée sur les débits</span></div><div class=small>Escompte pour paiement anticipé : néant. Tout retard entraîne une pénalité de trois fois le taux d’intérêt légal et une indemnité forfaitaire de 40,00 € pour frais de recouvrement (art. L441-10 C. com.). Les marchandises restent notre propriété jusqu’au paiement intégral. Les prix des produits soumis à la REP bâtiment s’entendent éco-contribution incluse.</div>
<div class=lcr><div class=small>Contre cette LETTRE DE CHANGE stipulée SANS FRAIS, veuillez payer la somme indiquée ci-dessous à l’ordre de : <b>${d.seller.name}</b></div><table>${row(draft)}</table><table><tr><td style="width:62mm"><small>R.I.B. DU TIRÉ</small>${bank}<td><small>NOM ET ADRESSE DU TIRÉ</small>${d.buyer.name}, ${d.buyer.street}, ${d.buyer.postCode} ${d.buyer.town}<td style="width:32mm;height:9mm"><small>ACCEPTATION OU AVAL</small></table></div></div>`
      return pages
        .map((own, at) => {
          const last = at === pages.length - 1
          const before = at ? pages[at - 1].at(-1)!.sum : 0
          const from = before ? `<div class=carry>Report : ${p.plain(before)}</div>` : ''
          const to = `<div class=carry>À reporter : ${p.plain(own.at(-1)!.sum)}</div>`
          return `<div class=pg><div class=top><div class=own><b>${d.seller.name}</b><br><i>Gros œuvre – Toiture – Plâtrerie – Bois</i><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tél. ${d.seller.telephone} – ${d.seller.mail}</div><table class=id><tr><th colspan=2>FACTURE</th></tr>${row(['N° de facture', `<b>${d.number}</b>`])}${row(['Date', p.date(d.issueDate)])}${row(['Compte client', d.customerNumber])}${row(['Agence', agency])}${row(['Page', `${at + 1} / ${pages.length}`])}</table></div>
<div class=adr><div class=ch>Votre interlocuteur : ${agency}<br>Enlèvements et livraisons du ${p.date(d.from)} au ${p.date(d.until)}</div><div class=cl>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}</div></div>${from}
<table class=art>${heading(['Référence', 'Désignation', '>Quantité', 'Un.', '>P.U. brut HT', '>Rem. %', '>Montant HT', 'TVA'])}${own.map(({ html }) => html).join('')}</table>${last ? low : to}<div class=foot>${d.seller.name} au capital de 480 000 € – RCS ${d.seller.town} ${siren} – APE 4673A – N° TVA ${d.seller.vatId}</div></div>`
        })
        .join('')
    },
  },
  {
    name: 'fr-telepeage-badges',
    plan: {
      ...parties(
        'FR',
        french,
        { first: ['Autoroutes'], last: ['du Ponant', 'des Trois Marais', 'Aunis-Gascogne'] },
        { trade: ['Ambulances', 'Menuiserie', 'Maintenance', 'Conseil', 'Froid', 'Taxis'] }
      ),
      isSellerPerson: true,
      currency: 'EUR',
      rates: [20],
      lines: [12, 46],
      isOnce: true,
      most: 0,
      days: [10, 15, 20],
      items: [...trips, ...tollFees],
      numbers: (random, year) => `${year.slice(2)}0${random.int(1, 9)}-${random.digits(8)}`,
    },
    style: { ...euroAfter, thousands: ' ', date: slashed },
    css: 'body{font:9.5pt "Open Sans";margin:0;color:#222} .band{display:flex;justify-content:space-between;align-items:center;border-bottom:3pt solid #00857c;padding-bottom:3mm} .logo{font:italic 800 19pt "Open Sans";color:#00857c} .duo{display:flex;justify-content:space-between;margin-top:9mm} .ref{width:76mm;font-size:9pt} .ref td{padding:1.5px 0} .ref td:first-child{color:#666} .to{width:80mm;padding-top:12mm;line-height:1.35;font-size:10.5pt} .big{background:#e2f2f0;border-radius:3mm;padding:5mm 7mm;margin:12mm 0 8mm;display:flex;justify-content:space-between;align-items:center} .big b{font-size:19pt;color:#00857c} .sy{width:130mm} .sy td,.sy th{padding:4px 2px;border-bottom:.5pt solid #bbb;text-align:left;font-size:9.5pt} .sy .t td{font-weight:bold;border-bottom:1.5pt solid #00857c} .txt{font-size:8.5pt;line-height:1.45;margin-top:9mm} .foot{margin-top:12mm;border-top:.5pt solid #00857c;font-size:7pt;color:#555;padding-top:2mm} .det{break-before:page} .det h2{font-size:12pt;color:#00857c;margin:0 0 1mm} .det h3{font-size:9.5pt;margin:5mm 0 1mm;background:#e2f2f0;padding:1.5mm 2mm} .det td,.det th{font-size:8.5pt;padding:2px;text-align:left;border-bottom:.3pt solid #ddd} .det .s td{font-weight:bold}',
    draw: (p) => {
      const { doc: d, random } = p
      const fees = new Set(tollFees.map(([name]) => name))
      const badges = [0, 1].map(
        () => `${random.int(20, 98)} 0${random.digits(4)} ${random.digits(4)}`
      )
      const plates = [0, 1].map(
        () =>
          `${random.pick(['FX', 'GB', 'GK'])}-${random.int(101, 988)}-${random.pick(['QR', 'TW', 'ZD'])}`
      )
      const days = daysOf(p, d.from, d.until)
      const all = p.lines((l, at) => {
        const isFee = fees.has(l.description)
        const time = `${two(random.int(6, 21))}:${two(random.int(0, 59))}`
        const cells = isFee ? ['', '', l.description, ''] : [days[at], time, l.description, '1']
        const html = row([...cells, `>${p.number(l.rate)} %`, `>${p.plain(l.amount)}`])
        return { group: isFee ? 2 : random.int(0, 1), html, amount: l.amount }
      })
      const groups = [0, 1, 2].map((group) => {
        const own = all.filter((one) => one.group === group)
        return {
          rows: own.map(({ html }) => html),
          sum: own.reduce((sum, { amount }) => sum + amount, 0),
        }
      })
      const names = [0, 1].map((at) => `Badge n° ${badges[at]} – ${plates[at]}`)
      const label = [...names, 'Services et frais']
      const drawn = groups.map(({ rows, sum }, at) =>
        rows.length
          ? `<h3>${label[at]}</h3><table>${heading(['Date', 'Heure', at < 2 ? 'Trajet (entrée - sortie)' : 'Libellé', at < 2 ? 'Cl.' : '', '>TVA', '>Montant HT (€)'])}${rows.join('')}<tr class=s><td colspan=5>Sous-total HT<td class=r>${p.plain(sum)}</tr></table>`
          : ''
      )
      const summary = groups.map(({ rows, sum }, at) =>
        rows.length ? row([label[at], `>${at < 2 ? rows.length : ''}`, `>${p.money(sum)}`]) : ''
      )
      return `<div class=band><span class=logo>${d.seller.name}</span><span>Service Clients télépéage<br>${d.seller.telephone} (prix d’un appel local)</span></div>
<div class=duo><table class=ref><tr><td colspan=2 style="color:#00857c;font-size:15pt">Votre facture</td></tr>${row(['Facture n°', `<b>${d.number}</b>`])}${row(['Émise le', p.date(d.issueDate)])}${row(['Période', `du ${p.date(d.from)} au ${p.date(d.until)}`])}${row(['N° de client', d.customerNumber])}${row(['N° de contrat', random.digits(9)])}${row(['Formule', 'Pro Liberté'])}</table><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}</div></div>
<div class=big><span>Montant total TTC prélevé le <b style="font-size:10.5pt">${p.date(d.dueDate)}</b><br>sur votre compte FR76 **** **** **** **** **** ${random.digits(3)}</span><b>${p.money(d.amountDue)}</b></div>
<table class=sy>${heading(['Synthèse', '>Passages', '>Montant'])}${summary.join('')}${row(['Total HT', '', `>${p.money(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate, 2)} %`, '', `>${p.money(d.tax)}`])}<tr class=t><td>Total TTC<td><td class=r>${p.money(d.total)}</tr></table>
<div class=txt>Prélèvement SEPA – Référence unique de mandat : TP${random.digits(12)} – ICS : FR${random.digits(2)}ZZZ${random.digits(6)}.<br>Le détail de vos trajets figure au verso. Les réclamations sont recevables pendant deux mois à compter de la date de la facture, sur ${d.seller.site} ou par courrier. Indemnité forfaitaire pour frais de recouvrement en cas de retard : 40 €. Pas d’escompte.</div>
<div class=foot>${d.seller.name} – Société anonyme au capital de 29 343 640 € – Siège social : ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} – ${d.seller.vatId.slice(4)} RCS ${d.seller.town} – TVA intracommunautaire ${d.seller.vatId}</div>
<div class=det><h2>Détail de la facture n° ${d.number}</h2>Client ${d.customerNumber}${drawn.join('')}</div>`
    },
  },
  {
    name: 'fr-be-electricien-renovation',
    plan: {
      ...parties(
        'FR',
        walloon,
        { trade: ['Électricité', 'Élec', 'Électro-Technique'] },
        { trade: ['Immo', 'Pharmacie', 'Fiduciaire', 'Boulangerie'] }
      ),
      isBuyerPerson: true,
      currency: 'EUR',
      rates: [6, 21],
      lines: [5, 14],
      isInOrder: true,
      isOnce: true,
      most: 6,
      prepaid: 0.6,
      days: [8, 15, 30],
      items: wiringItems,
      numbers: (random, year) => `FAC/${year}/${random.digits(5)}`,
    },
    style: {
      decimal: ',',
      thousands: '.',
      money: (plain) => `${plain} €`,
      date: (y, m, d) => `${d}-${m}-${y.slice(2)}`,
    },
    css: 'body{font:9.5pt "Lato";color:#333;margin:0} .hd{display:flex;justify-content:space-between;align-items:end;border-bottom:1pt solid #333;padding-bottom:2mm} .mark{font:900 24pt "Lato";color:#714b67} .mark span{color:#e0a100} .own{margin-top:2mm;line-height:1.35} .to{margin:5mm 0 0 100mm;line-height:1.35} h1{font-weight:400;font-size:19pt;color:#714b67;margin:8mm 0 4mm} .info{display:flex;gap:12mm;margin-bottom:6mm} .info b{display:block;color:#714b67} .ls th{color:#714b67;text-align:left;border-bottom:1pt solid #714b67;padding:4px;font-size:9pt} .ls td{padding:4px;border-bottom:.5pt solid #ddd;vertical-align:top} .ls .sec td{background:#f3eff2;font-weight:bold} .ls .sub td{background:#f9f7f9;font-size:9pt} .sum{width:92mm;margin:5mm 0 0 auto;break-inside:avoid} .sum td{padding:3.5px 4px;border-top:.5pt solid #ddd} .sum .t td{color:#714b67;font-weight:bold;border-top:1pt solid #714b67} .sum i{font-size:8.5pt} .terms{margin-top:7mm;line-height:1.45;break-inside:avoid} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;border-top:1pt solid #333;font-size:8pt;padding-top:2mm}',
    draw: (p) => {
      makeBelgian(p)
      const { doc: d } = p
      const rows = p.lines((l) => ({
        name: l.description,
        amount: l.amount,
        html: row([
          l.description,
          `>${p.number(l.quantity, 2)} ${l.unit}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ]),
      }))
      const sections = wiring.map(([title, items]) => {
        const own = rows.filter(({ name }) => items.some(([item]) => item === name))
        const sum = own.reduce((whole, { amount }) => whole + amount, 0)
        return own.length
          ? `<tr class=sec><td colspan=5>${title}</tr>${own.map(({ html }) => html).join('')}<tr class=sub><td colspan=4 class=r>Sous-total<td class=r>${p.money(sum)}</tr>`
          : ''
      })
      const taxes = p.taxes((t) =>
        row([`TVA ${p.number(t.rate)}% sur ${p.money(t.base)}`, `>${p.money(taxOf(p, t))}`])
      )
      const paid = d.prepaid
        ? `${row([`<i>Payé le ${p.date(d.orderDate)}</i>`, `>${p.money(d.prepaid)}`])}<tr class=t><td>Montant dû<td class=r>${p.money(d.amountDue)}</tr>`
        : ''
      const reduced = d.taxes.some(({ rate }) => rate === 6)
        ? '<br><br>Taux de TVA : en l’absence de contestation par écrit, dans un délai d’un mois à compter de la réception de la facture, le client est présumé reconnaître que les travaux sont effectués à un bâtiment d’habitation dont la première occupation a eu lieu il y a au moins dix ans.'
        : ''
      return `<div class=hd><span class=mark>é<span>.</span></span><span>Électricité générale – dépannage – mise en conformité</span></div>
<div class=own>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Belgique</div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>Belgique</div>
<h1>Facture ${d.number}</h1><div class=info><div><b>Date de la facture</b>${p.date(d.issueDate)}</div><div><b>Date d’échéance</b>${p.date(d.dueDate)}</div><div><b>Date de livraison</b>${p.date(d.deliveryDate)}</div><div><b>Origine</b>S0${p.random.digits(4)}</div></div>
<table class=ls>${heading(['Description', '>Quantité', '>Prix unitaire', '>Taxes', '>Montant'])}${sections.join('')}</table>
<table class=sum>${row(['Montant hors taxes', `>${p.money(d.subtotal)}`])}${taxes.join('')}<tr class=t><td>Total<td class=r>${p.money(d.total)}</tr>${paid}</table>
<div class=terms>Communication de paiement : <b>${structured(p.random)}</b><br>sur ce compte bancaire : <b>${grouped(d.seller.iban)}</b>${reduced}<br><br>Conditions générales : ${d.seller.site}/terms</div>
<div class=foot>${d.seller.telephone} &nbsp; ${d.seller.mail} &nbsp; http://${d.seller.site} &nbsp; ${d.seller.vatId}</div>`
    },
  },
  {
    name: 'fr-ch-taxe-vehicules',
    plan: {
      ...parties(
        'FR',
        {
          ...pools.FR,
          streets: [
            'Route de la Glâne 41',
            'Chemin du Closel 7',
            'Rue du Simplon 18',
            'Case postale 312',
          ],
          towns: [
            ['Châtel-St-Denis', '1618'],
            ['Yverdon-les-Bains', '1400'],
            ['Martigny', '1920'],
            ['Porrentruy', '2900'],
          ],
          last: ['Rochat', 'Perroud', 'Dupasquier', 'Aeby', 'Favre', 'Jaquier'],
          first: ['Christophe', 'Sylviane', 'Alain', 'Joëlle'],
          forms: ['Sàrl', 'SA'],
          country: 'Suisse',
          tel: '+41 ',
        },
        {
          first: ['Office de la circulation', 'Service des automobiles'],
          last: ['de la Haute-Sarine', 'du Val-Jurassien', 'du Chablais-Nord'],
        },
        { trade: ['Peinture', 'Sanitaire', 'Traiteur', 'Toitures', 'Vins'] }
      ),
      isSellerPerson: true,
      currency: 'CHF',
      rates: [0],
      lines: [2, 7],
      isInOrder: true,
      isOnce: true,
      most: 0,
      rounding: 1,
      days: [30],
      items: [
        ['Impôt sur les véhicules, voiture de livraison', '', 280, 690],
        ['Impôt sur les véhicules, voiture de tourisme', '', 210, 580],
        ['Impôt sur les véhicules, remorque', '', 45, 160],
        ['Émolument permis de circulation', '', 30, 60],
        ['Contrôle technique périodique', '', 55, 95],
        ['Échange de plaques de contrôle', '', 20, 50],
        ['Autorisation plaques interchangeables', '', 40, 80],
      ],
      numbers: (random, year) => `${year}.${random.digits(7)}`,
    },
    style: {
      decimal: '.',
      thousands: '’',
      date: (y, m, d) => `${d}.${m}.${y}`,
    },
    css: '@page{margin:0} body{font:10pt "Liberation Sans";margin:0} .sheet{padding:14mm 20mm 0} .hd{display:flex;gap:5mm;font-size:8.5pt;line-height:1.35} .crest{width:11mm;height:13mm;background:linear-gradient(#000 50%,#fff 50%);border:.6pt solid #000;border-radius:0 0 5.5mm 5.5mm} .hd b{font-size:10pt} .mid{display:flex;justify-content:space-between;margin-top:8mm} .ref{width:78mm;font-size:9pt} .ref td{padding:1px 0} .to{width:72mm;line-height:1.35} .pp{font-size:7pt;border-bottom:.5pt solid #000;margin-bottom:2mm} h1{font-size:13pt;margin:9mm 0 3mm} .ls th{text-align:left;font-size:8.5pt;border-bottom:1pt solid #000;padding:2px 0} .ls td{padding:3px 0;font-size:9.5pt;vertical-align:top} .ls .t td{border-top:1pt solid #000;font-weight:bold} .ls .n td{border-top:.5pt solid #999} .txt{font-size:8.5pt;margin-top:4mm;line-height:1.35} .slip{position:absolute;top:192mm;left:0;width:210mm;height:104mm;border-top:.6pt dashed #000;display:flex;font-size:8pt;line-height:1.2;box-sizing:border-box} .slip b{display:block;font-size:6.5pt;margin-top:2mm} .slip h4{font-size:11pt;margin:0 0 3mm} .rec{width:62mm;border-right:.6pt dashed #000;padding:5mm;box-sizing:border-box;position:relative} .part{padding:5mm;display:flex;gap:6mm;flex:1} .part .in{font-size:9.5pt} .rec .in{height:58mm} .qr{width:46mm;height:46mm;position:relative;margin:5mm 0} .qr svg{width:100%;height:100%} .qr i{position:absolute;left:19.5mm;top:19.5mm;width:7mm;height:7mm;background:#000;color:#fff;font:bold 20pt/6.6mm "Liberation Sans";text-align:center;outline:.6mm solid #fff} .sum{display:flex;gap:7mm} .depot{position:absolute;right:5mm;bottom:8mm;font-weight:bold;font-size:6.5pt}',
    draw: (p) => {
      const { doc: d, random } = p
      d.seller.iban = ibanOf('CH', `3000${random.int(0, 9)}${random.digits(12)}`)
      const canton = random.pick(['FR', 'VD', 'JU', 'VS'])
      const plates = [0, 1].map(() => `${canton} ${random.int(102, 389)} ${random.int(101, 998)}`)
      const year = d.issueDate.slice(0, 4)
      const rows = p.lines((l) => {
        const isTax = l.description.startsWith('Impôt')
        const span = isTax ? `01.01.${year} – 31.12.${year}` : ''
        return row([random.pick(plates), l.description, span, `>${p.plain(l.amount)}`])
      })
      const cents = d.rounding
        ? `<tr class=n><td colspan=3>Total<td class=r>${p.plain(d.total)}</tr>${row(['Arrondi', '', '', `>${p.plain(d.rounding)}`])}`
        : ''
      const digits = `${random.digits(11)}${random.digits(15)}`
      const table = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]
      const carry = [...digits].reduce((rest, digit) => table[(rest + Number(digit)) % 10], 0)
      return `<div class=sheet><div class=hd><div class=crest></div><div><b>${d.seller.name}</b><br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>T ${d.seller.telephone}, ${d.seller.site}</div></div>
<div class=mid><table class=ref>${row(['Facture', d.number])}${row(['Date', p.date(d.issueDate)])}${row(['N° de détenteur', d.customerNumber])}${row(['Payable jusqu’au', `<b>${p.date(d.dueDate)}</b>`])}${row(['Renseignements', 'lu–ve 8h00–11h30 / 13h30–16h30'])}</table><div class=to><div class=pp>P.P. CH-${d.seller.postCode} ${d.seller.town}</div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<h1>Facture – Impôts et émoluments ${year}</h1><table class=ls>${heading(['Plaque', 'Objet', 'Période', '>Montant CHF'])}${rows.join('')}${cents}<tr class=t><td colspan=3>${d.rounding ? 'Montant à payer' : 'Total à payer'}<td class=r>${p.plain(d.rounding ? d.amountDue : d.total)}</tr></table>
<div class=txt>Une réclamation peut être déposée par écrit dans les 30 jours dès notification. Sans paiement dans le délai, un émolument de rappel de CHF 25.00 sera perçu et le permis de circulation pourra être retiré.</div></div>${swissSlip(p, `${digits}${(10 - carry) % 10}`)}`
    },
  },
  {
    name: 'nl-bakkerij-weekstaat',
    plan: {
      ...parties(
        'NL',
        pools.NL,
        { trade: ['Bakkerij', 'Ambachtsbakkerij', 'Brood & Banket'], forms: ['B.V.', 'V.O.F.'] },
        { trade: ['Lunchroom', 'Horeca', 'Zorgcentrum', 'Supermarkt', 'Catering'] }
      ),
      currency: 'EUR',
      rates: [9],
      lines: [9, 26],
      isInOrder: true,
      isOnce: true,
      most: 90,
      allowance: 0.5,
      days: [7, 14],
      items: breads,
      numbers: (random, year) => `${year}${random.digits(4)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:9.5pt "Carlito";margin:0} .hd{text-align:center;border-bottom:2.5pt double #6b4a1f;padding-bottom:3mm} .hd b{font:bold 21pt "URW Bookman";color:#6b4a1f;display:block} .two{display:flex;justify-content:space-between;margin:8mm 0 6mm} .f{width:74mm} .f td{padding:1px 0} .w th{background:#6b4a1f;color:#fff;font-weight:normal;padding:3px 4px;text-align:left;font-size:9pt} .w td{padding:2.8px 4px;border:.4pt solid #c9b79b} .w .d{text-align:center;width:7mm;padding-left:2px!important;padding-right:2px} .end{display:flex;justify-content:space-between;margin-top:6mm;break-inside:avoid} .s{width:70mm} .s td{padding:2px 4px} .s .t td{border-top:1pt solid #6b4a1f;font-weight:bold;font-size:11.5pt} .foot{position:fixed;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:8.5pt;border-top:.6pt solid #6b4a1f;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const open = ['ma', 'di', 'wo', 'do', 'vr', 'za']
      const rows = p.lines((l) => {
        const counts = open.map(() => 0)
        for (let left = l.quantity ?? 0; left > 0;) {
          const part = Math.min(left, Math.ceil((l.quantity ?? 0) / random.int(3, 6)))
          counts[random.int(0, 5)] += part
          left -= part
        }
        const days = counts.map((count) => `<td class=d>${count || ''}`).join('')
        return `<tr><td>${l.description}${days}<td class=r>${p.number(l.quantity)}<td>${l.unit}<td class=r>${p.plain(l.price)}<td class=r>${p.plain(l.amount)}</tr>`
      })
      const less = d.allowance
        ? `${row(['Totaal leveringen', `>${p.plain(d.lineTotal)}`])}${row(['Omzetkorting', `>${p.plain(-d.allowance)}`])}`
        : ''
      const start = dayAfter(d.issueDate, -6 - new Date(d.issueDate).getUTCDay())
      return `<div class=hd><b>${d.seller.name}</b>warme bakker sinds ${random.int(1898, 1979)} – ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} – tel. ${d.seller.telephone}</div>
<div class=two><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} &nbsp;${d.buyer.town}</div><table class=f><tr><td colspan=2><b style="font-size:13pt">Weekfactuur</b></tr>${row(['Factuurnr.', d.number])}${row(['Datum', p.date(d.issueDate)])}${row(['Klantnr.', d.customerNumber])}${row(['Geleverd', `${p.date(start)} t/m ${p.date(dayAfter(start, 5))}`])}${row(['Route', `${random.int(1, 6)} – stop ${random.int(2, 30)}`])}</table></div>
<table class=w><thead><tr><th>Artikel${open.map((day) => `<th class=d>${day}`).join('')}<th class=r>Totaal<th>Eh.<th class=r>Prijs<th class=r>Bedrag</tr></thead>${rows.join('')}</table>
<div class=end><div>Betaling binnen ${Math.round((Date.parse(d.dueDate) - Date.parse(d.issueDate)) / 86_400_000)} dagen, uiterlijk ${p.date(d.dueDate)}.<br>Kratten en broodplanken blijven ons eigendom.<br>Uitstaand: ${random.int(2, 14)} kratten.</div><table class=s>${less}${row(['Totaal exclusief btw', `>${p.plain(d.subtotal)}`])}${row([`Btw laag ${p.number(d.taxes[0].rate)}%`, `>${p.plain(d.tax)}`])}<tr class=t><td>Totaal te voldoen €<td class=r>${p.plain(d.total)}</tr></table></div>
<div class=foot><span>IBAN ${grouped(d.seller.iban)}</span><span>Btw ${d.seller.vatId}</span><span>KvK ${random.digits(8)}</span><span>${d.seller.mail}</span></div>`
    },
  },
  {
    name: 'nl-hovenier-zijkolom',
    plan: {
      ...parties(
        'NL',
        pools.NL,
        { trade: ['Hoveniers', 'Tuinen', 'Groenvoorziening'], forms: ['B.V.', 'V.O.F.', ''] },
        { trade: ['Makelaars', 'Tandartspraktijk', 'Advies'] }
      ),
      isBuyerPerson: true,
      currency: 'EUR',
      rates: [21, 9],
      lines: [4, 11],
      isInOrder: true,
      isOnce: true,
      most: 24,
      prepaid: 0.5,
      allowance: 0.25,
      days: [14, 30],
      items: garden,
      numbers: (random, year) => `${year}-${random.digits(4)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${dutch[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10pt "Roboto";font-weight:300;margin:0 52mm 0 0} .side{position:fixed;top:0;right:0;width:43mm;font-size:8.5pt;line-height:1.5;color:#3d5a2a} .leaf{width:20mm;height:20mm;background:#6f9a3c;border-radius:0 100% 0 100%;margin-bottom:8mm} .side b{font-weight:500;font-size:9.5pt} .to{padding-top:30mm;line-height:1.4} h1{font:300 21pt "Roboto";color:#3d5a2a;margin:14mm 0 4mm} .f{width:84mm;margin-bottom:7mm} .f td{padding:1px 0} .f td:first-child{color:#777} .ls th{text-align:left;font-weight:500;font-size:8.5pt;color:#3d5a2a;border-bottom:1pt solid #6f9a3c;padding:3px 0} .ls td{padding:4px 0;border-bottom:.4pt solid #ddd;vertical-align:top;font-size:9.5pt} .ls td:first-child{white-space:nowrap} .s{width:88mm;margin:4mm 0 0 auto;break-inside:avoid} .s td{padding:2.5px 0} .s b{font-weight:500} .p{margin-top:9mm;line-height:1.45;font-size:9.5pt}',
    draw: (p) => {
      const { doc: d, random } = p
      d.seller.name = d.seller.name.replaceAll('&amp;', '&').trim()
      const rows = p.lines((l) =>
        row([
          `${p.number(l.quantity)} ${l.unit}`,
          l.description,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const less = d.allowance ? row(['Korting', `>${p.money(-d.allowance)}`]) : ''
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate)}% btw over ${p.money(t.base)}`, `>${p.money(taxOf(p, t))}`])
      )
      const paid = d.prepaid
        ? `${row([`Aanbetaling ontvangen op ${p.date(d.orderDate)}`, `>${p.money(-d.prepaid)}`])}${row(['<b>Nog te betalen</b>', `><b>${p.money(d.amountDue)}</b>`])}`
        : ''
      const due = d.prepaid ? d.amountDue : d.total
      return `<div class=side><div class=leaf></div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br><br>${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}<br><br>IBAN<br>${d.seller.iban}<br><br>KvK<br>${random.digits(8)}<br><br>btw-id<br>${d.seller.vatId}</div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><h1>factuur</h1>
<table class=f>${row(['factuurnummer', d.number])}${row(['factuurdatum', p.date(d.issueDate)])}${row(['betreft', `${random.pick(['aanleg achtertuin', 'voorjaarsonderhoud', 'renovatie voortuin'])}, offerte ${random.digits(4)}`])}${row(['uitgevoerd', p.date(d.deliveryDate)])}</table>
<table class=ls>${heading(['aantal', 'omschrijving', '>prijs', '>btw', '>bedrag'])}${rows.join('')}</table>
<table class=s>${less}${row(['Subtotaal', `>${p.money(d.subtotal)}`])}${taxes.join('')}${row(['<b>Totaal inclusief btw</b>', `><b>${p.money(d.total)}</b>`])}${paid}</table>
<div class=p>Graag ontvangen wij ${p.money(due)} vóór ${p.date(d.dueDate)} op bovenstaande rekening, onder vermelding van het factuurnummer. Hartelijk dank voor de opdracht. Op nieuwe beplanting geven wij één groeiseizoen garantie.</div>`
    },
  },
  {
    name: 'nl-be-loonadministratie',
    plan: {
      ...parties(
        'NL',
        flemish,
        {
          first: ['Personalis', 'Loonwijzer', 'Werkgevershuis'],
          last: ['Sociaal Secretariaat vzw', 'Sociaal Secretariaat'],
        },
        {}
      ),
      isSellerPerson: true,
      currency: 'EUR',
      rates: [21, 0],
      lines: [4, 12],
      isInOrder: true,
      isOnce: true,
      most: 14,
      days: [14, 30],
      items: [
        ['Loonberekening bediende', '', 14, 19],
        ['Loonberekening arbeider', '', 16, 22],
        ['Loonberekening student/flexijobber', '', 11, 16],
        ['Dimona-aangifte in/uit', '', 3, 6],
        ['Kwartaalaangifte DMFA per werknemer', '', 4, 8],
        ['Fiscale fiche 281.10', '', 5, 9],
        ['Opmaak arbeidsovereenkomst', '', 38, 65],
        ['ASR aangifte sociaal risico', '', 18, 29],
        ['Juridisch advies, per begonnen kwartier', '', 34, 46],
        ['Toegang onlineportaal, per maand', '', 9, 15],
        ['Elektronische maaltijdcheques, beheer', '', 1, 2],
        ['Doorrekening medisch onderzoek', '', 48, 79, 1],
        ['Doorrekening attest arbeidsreglement', '', 12, 22, 1],
      ],
      numbers: (random, year) =>
        `${year.slice(2)}/${random.pick(['VF', '40'])}/${random.digits(6)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9.5pt "Inter";margin:0} .hd{display:flex;justify-content:space-between} .logo{font:800 17pt "Inter Display";color:#d5006d;width:80mm;line-height:1.1} .to{width:80mm;margin:22mm 0 10mm auto;line-height:1.45;font-size:10pt} .meta th{font-size:7.5pt;color:#666;font-weight:400;text-align:left;border-top:1.5pt solid #d5006d;padding:3px 0 0} .meta td{padding:1px 0 5px;font-weight:600;border-bottom:.5pt solid #ccc} .ls{margin-top:5mm} .ls th{font-size:8pt;text-align:left;background:#fbe4f0;padding:4px} .ls td{padding:3.5px 4px} .bot{display:flex;justify-content:space-between;align-items:flex-start;margin-top:6mm;break-inside:avoid} .v{width:92mm} .v th{font-size:8pt;font-weight:400;color:#666;border-bottom:.5pt solid #000;text-align:right;padding:2px} .v td{text-align:right;padding:2px} .tt{width:72mm;background:#fbe4f0} .tt td{padding:4px 6px} .tt .t td{font-weight:700;font-size:11pt;border-top:1pt solid #d5006d} .pay{border:.8pt solid #d5006d;padding:3mm 4mm;margin-top:9mm;line-height:1.6} .foot{position:fixed;bottom:0;left:0;right:0;font-size:7pt;color:#555;line-height:1.4}',
    draw: (p) => {
      makeBelgian(p)
      const { doc: d, random } = p
      const code = (rate: number) => (rate ? `${p.number(rate)} %` : 'vrij')
      const rows = p.lines((l) =>
        row([
          random.digits(4),
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${code(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const month = dutch[Number(d.until.slice(5, 7)) - 1]
      const facts = [
        ['Factuurnummer', d.number],
        ['Factuurdatum', p.date(d.issueDate)],
        ['Vervaldag', p.date(d.dueDate)],
        ['Aansluitingsnr.', `${random.int(100, 989)}/${random.digits(5)}`],
        ['Btw-nr. klant', withDots(d.buyer.vatId)],
      ]
      return `<div class=hd><div class=logo>${d.seller.name}</div><div style="font-size:8.5pt;text-align:right">Kantoor ${d.seller.town}<br>Uw dossierbeheerder: ${random.pick(['Sofie D.', 'Jeroen V.', 'Hilde M.'])}<br>${d.seller.telephone}<br>${d.seller.mail}</div></div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}</div>
<b style="font-size:14pt">Factuur</b> &nbsp;Dienstverlening ${month} ${d.until.slice(0, 4)}<table class=meta style="margin-top:3mm">${heading(facts.map(([label]) => label))}${row(facts.map(([, value]) => value))}</table>
<table class=ls>${heading(['Code', 'Omschrijving', '>Aantal', '>Eenheidsprijs', '>Btw', '>Bedrag'])}${rows.join('')}</table>
<div class=bot><table class=v>${heading(['Btw-tarief', 'Maatstaf van heffing', 'Btw-bedrag'])}${p.taxes((t) => row([code(t.rate), p.plain(t.base), p.plain(t.amount)])).join('')}</table><table class=tt>${row(['Totaal excl. btw', `>${p.plain(d.subtotal)}`])}${row(['Btw', `>${p.plain(d.tax)}`])}<tr class=t><td>Te betalen EUR<td class=r>${p.plain(d.total)}</tr></table></div>
<div class=pay>Gelieve ten laatste op de vervaldag te betalen op rekening <b>${grouped(d.seller.iban)}</b> (BIC GEBABEBB)<br>met de gestructureerde mededeling <b>${structured(p.random)}</b></div>
<div class=foot>${d.seller.name} – maatschappelijke zetel: ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} – ${withDots(d.seller.vatId).replace('BE', 'BTW BE')} – RPR ${random.pick(['Gent', 'Antwerpen', 'Leuven'])}<br>Erkend sociaal secretariaat voor werkgevers, MB van 13 november 1946. Bij laattijdige betaling zijn van rechtswege intresten en een schadebeding van 10 % verschuldigd. Klachten binnen 8 dagen na ontvangst.</div>`
    },
  },
  {
    name: 'nl-be-brasserie-btw-ticket',
    page: '80mm 215mm',
    plan: {
      ...parties(
        'NL',
        flemish,
        {
          first: ['Brasserie', 'Taverne', 'Eetcafé', 'Bistro'],
          last: ['De Oude Sluis', '’t Hemelrijk', 'Den Engel', 'Het Gildenhuis', 'Ter Linde'],
        },
        {}
      ),
      isSellerPerson: true,
      kind: 'receipt',
      currency: 'EUR',
      rates: [12, 21],
      lines: [3, 10],
      isInOrder: true,
      isOnce: true,
      most: 4,
      isGross: true,
      items: [
        ['Tripel 33cl', '', 4.5, 5.5, 1],
        ['Pils 25cl', '', 2.6, 3.3, 1],
        ['Spuitwater 50cl', '', 4.8, 6, 1],
        ['Glas huiswijn wit', '', 4.5, 6, 1],
        ['Koffie', '', 2.7, 3.4, 1],
        ['Verse muntthee', '', 3.6, 4.5, 1],
        ['Garnaalkroket 2 st.', '', 16, 21],
        ['Stoofvlees frieten', '', 19, 24],
        ['Vol-au-vent', '', 20, 25],
        ['Steak pepersaus', '', 25, 32],
        ['Dagschotel', '', 14, 18],
        ['Kinderspaghetti', '', 9, 12],
        ['Dame blanche', '', 8, 10.5],
      ],
      numbers: (random) => `0${random.digits(5)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.5pt "DejaVu Sans Mono";letter-spacing:-.3px;margin:0} center b{font-size:12pt} td{padding:1px 0;vertical-align:top} hr{border:0;border-top:1pt dashed #000;margin:2mm 0} .k{font-size:13pt;font-weight:bold;text-align:center;margin:2mm 0} .big td{font-size:12pt;font-weight:bold} .v td{font-size:8pt} .c{font-size:7pt;line-height:1.3}',
    draw: (p) => {
      makeBelgian(p)
      const { doc: d, random } = p
      const letter = (rate: number) => (rate === 21 ? 'A' : 'B')
      const rows = p.lines((l) =>
        row([
          p.number(l.quantity),
          l.description,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)} ${letter(l.rate)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `${letter(t.rate)} ${p.number(t.rate)}%`,
          `>${p.plain(t.base)}`,
          `>${p.plain(t.amount)}`,
        ])
      )
      const time = `${random.int(12, 22)}:${two(random.int(0, 59))}:${two(random.int(0, 59))}`
      const meter = random.int(20100, 98000)
      return `<center><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel ${d.seller.telephone}<br>${d.seller.vatId.replace('BE', 'BTW BE ')}</center><div class=k>BTW TICKET</div>
<table>${row(['Ticket', `>${d.number}`])}${row([p.date(d.issueDate), `>${time}`])}${row([`Tafel ${random.int(1, 42)}`, `>Bediend door ${random.pick(['Lien', 'Stijn', 'Ilse'])}`])}</table><hr><table>${rows.join('')}</table><hr>
<table><tr class=big><td>TOTAAL EUR<td class=r>${p.plain(d.total)}</tr>${row([random.pick(['Bancontact', 'Visa', 'Payconiq']), `>${p.plain(d.total)}`])}</table><hr>
<table class=v>${row(['BTW', '>MvH', '>BTW'])}${taxes.join('')}${row(['Totaal', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`])}</table><hr>
<div class=c>CONTROLEGEGEVENS ${p.date(d.issueDate)} ${time}<br>Ticketteller ${meter}/${meter + random.int(210, 990)} NS<br>Handtekening ${random.digits(8)}C4A${random.digits(9)}E0<br>Controle module ID BMC02${random.digits(6)}<br>VSC ID ${random.digits(14)}</div><br><center>Bedankt en tot ziens!</center>`
    },
  },
]
