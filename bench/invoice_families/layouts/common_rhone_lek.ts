import { ibanOf, rest97, structured } from '../check_digits.ts'
import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import { phoneOf } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import {
  address,
  belgianVat,
  comma,
  dashed,
  dutchDay,
  euroAfter,
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

const french = {
  ...pools.FR,
  first: listOf('Agathe|Clément|Delphine|Gérald|Lucile|Mickaël|Océane|Romuald'),
  last: listOf('Bonnefoy|Chazal|Ducros|Fayolle|Gonnet|Mazuyer|Péronnet|Rivoire|Teyssier|Vialle'),
  streets: listOf(
    '118 cours de la République|6 montée des Capucins|ZI Les Blaches, lot 12|41 quai Perdonnet|9 ter rue du Puits-Vieux'
  ),
  towns: townsOf(
    'Romans-sur-Isère=26100|Vienne=38200|Montélimar=26200|Villefranche-sur-Saône=69400|Tournon-sur-Rhône=07300|Bourg-en-Bresse=01000'
  ),
}
const luxembourgish = {
  ...french,
  first: listOf('Christiane|Fernand|Laurence|Raymond|Sylvie|Tom'),
  last: listOf('Bintz|Feltgen|Hengen|Kayser|Linster|Nilles|Pesch|Schiltz|Wagener'),
  streets: listOf('86, route de Diekirch|2, rue des Jardiniers|31, op der Haard|14, Zone Am Bann'),
  towns: townsOf('Steinsel=L-7307|Leudelange=L-3372|Echternach=L-6401|Differdange=L-4501'),
  country: 'Luxembourg',
}
const dutch = {
  ...pools.NL,
  first: listOf('Annemiek|Bram|Corrie|Ferdinand|Hanneke|Jelmer|Rianne|Teun'),
  last: listOf('van Asperen|Blokland|de Bruijn|Haeck|van Maanen|Oosterom|Sluijter|Terlouw|Vonk'),
  streets: listOf(
    'Lekdijk 212|De Grutterij 3|Energieweg 41-C|Havendijk 7a|Burg. Colijnstraat 66|Kanaalkade 18'
  ),
  towns: townsOf(
    'Culemborg=4101 BX|Lekkerkerk=2941 AN|Gorinchem=4205 ND|Vianen=4131 LV|Wijk bij Duurstede=3961 KM|Woudrichem=4285 AB'
  ),
}
const flemish = {
  ...dutch,
  first: listOf('Georgette|Lieve|Marcel|Paul|Rosa|Jozef|Godelieve'),
  last: listOf('Baeyens|Claeys|De Smedt|Hermans|Lauwers|Poppe|Roelandt|Van Hecke|Verstraeten'),
  streets: listOf(
    'Kloosterstraat 15|Bosdreef 102|Oude Baan 31 bus 2|Statiestraat 8|Meersenlaan 54'
  ),
  towns: townsOf(
    'Wetteren=9230|Zottegem=9620|Ninove=9400|Aarschot=3200|Herentals=2200|Deinze=9800'
  ),
  country: 'België',
}

/** The parties of the documents have these names instead of those of their pool. */
function rename({ doc, random }: Print, sellers: string, buyers = ''): void {
  const { seller, buyer } = doc
  const name = random.pick(listOf(sellers))
  const site = name
    .normalize('NFKD')
    .replace(/[^A-Za-z ]/g, '')
    .trim()
    .replace(/ +/g, '-')
    .toLowerCase()
  seller.name = name
  seller.mail = `${random.pick(listOf(doc.seller.country.startsWith('N') || doc.seller.country === 'België' ? 'info|administratie|boekhouding' : 'contact|info|facturation|compta'))}@${site}.example`
  seller.site = `www.${site}.example`
  if (buyers) buyer.name = random.pick(listOf(buyers))
}

/** Numbers of Luxembourg for both parties. */
function settleInLuxembourg({ doc, random }: Print): void {
  for (const party of [doc.seller, doc.buyer]) {
    const number = `${random.int(1, 3)}${random.digits(5)}`
    party.vatId = `LU${number}${two(Number(number) % 89)}`
  }
  doc.seller.iban = ibanOf('LU', `${random.pick(['001', '003', '009'])}${random.digits(13)}`)
}

/** Numbers of Belgium for the seller. */
function settleInBelgium({ doc, random }: Print): void {
  const company = `0${random.int(4, 7)}${random.digits(6)}`
  doc.seller.vatId = `BE${company}${two(97 - rest97(company))}`
  const account = `${random.pick(['068', '091', '733', '979'])}${random.digits(7)}`
  doc.seller.iban = ibanOf('BE', `${account}${two(rest97(account) || 97)}`)
}

/** A drawing that looks like the code of a payment. */
function paymentCode(random: Random, width: string): string {
  const size = 29
  let squares = ''
  for (let at = 0; at < size * size; at++) {
    const [x, y] = [at % size, Math.floor(at / size)]
    const isCorner = (x < 8 && y < 8) || (x >= size - 8 && y < 8) || (x < 8 && y >= size - 8)
    if (!isCorner && random.chance(0.5)) squares += `M${x} ${y}h1v1h-1z`
  }
  const eyes = [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ].map(([x, y]) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`)
  return `<svg viewBox="0 0 ${size} ${size}" width="${width}" shape-rendering="crispEdges"><path d="${squares}"/><path fill-rule="evenodd" d="${eyes.join('')}"/></svg>`
}

const siret = (p: Print) => `${sirenOf(p.doc.seller)} 000${p.random.int(11, 49)}`

/** Where and with what gear fish was caught, as shops must know. */
const catches = ['27.VIIIa', '27.VIIIb', '27.VIIe', '27.VIIh', '27.VIa']
const gears: [RegExp, string][] = [
  [/MOULE|PALOURDE|HUÎTRE|TRUITE|SAUMON/, 'Élevage'],
  [/TOURTEAU|LANGOUSTINE VIVANTE|BULOT/, 'Casier'],
  [/SARDINE|MAQUEREAU/, 'Senne'],
  [/LIGNE/, 'Ligne'],
  [/SOLE|RAIE|LOTTE/, 'Filet'],
  [/./, 'Chalut'],
]
const gearOf = (name: string) => gears.find(([words]) => words.test(name))?.[1] ?? ''
const iced = ['Glace écaille', 'Algue de présentation']

/** Ordinary invoices of France, the Netherlands, Belgium and Luxembourg. */
export const commonRhoneLek: Family[] = [
  {
    name: 'fr-veterinaire-soins',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      lines: [3, 9],
      isOnce: true,
      isGross: true,
      isBuyerPerson: true,
      isSellerPerson: true,
      most: 2,
      days: [0, 8, 15],
      pools: { ...pools, FR: french },
      items: itemsOf(
        'Consultation générale|acte|38|48;Consultation de suivi|acte|24|32;Vaccin CHPPiL + rage|dose|58|74;Vaccin leucose/typhus/coryza|dose|62|78;Radiographie, 1er cliché|acte|46|62;Échographie abdominale|acte|68|90;Bilan sanguin biochimie 10 paramètres|acte|54|76;Détartrage ultrasons|acte|85|130;Anesthésie gazeuse < 10 kg|acte|60|85;Injection anti-inflammatoire|ml|9|14;Milbéactor 16 mg, comprimé|cp|8|12;Collyre Ophtalix 5 ml|flacon|13|18;Collerette taille 15|pièce|7|11;Aliment gastro-intestinal 2 kg|sac|24|33'
      ),
      numbers: (random, year) => `${year.slice(2)}${random.digits(5)}`,
    },
    style: { ...euroAfter, thousands: ' ', date: slashed },
    css: 'body{font:10pt/1.35 "P052";margin:0;color:#1a1a1a} .h{text-align:center;border-bottom:.6pt solid #47724f;padding-bottom:4mm} .h b{font:italic 21pt "P052";color:#2f5c3a;display:block} .h small{font-size:8.5pt} .w{display:flex;justify-content:space-between;margin:8mm 0 6mm} .pet{font-size:9pt;border-left:2pt solid #a9c4ad;padding-left:3mm;width:82mm} .to{width:78mm;padding-top:6mm;font-size:11pt} .n{font-size:11.5pt;margin:0 0 3mm} .l th{font:italic 9pt "P052";text-align:left;border-bottom:.6pt solid #47724f;padding:1mm} .l td{padding:1.1mm 1mm;border-bottom:.3pt dotted #999;vertical-align:top} .s{width:78mm;margin:5mm 0 0 auto} .s td{padding:.8mm 1mm} .s .k td{border-top:.8pt solid #2f5c3a;font-weight:bold;font-size:12pt} .p{margin-top:8mm;font-size:9pt} .o{display:inline-block;width:2.6mm;height:2.6mm;border:.6pt solid #333;margin:0 1.2mm 0 4mm} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.5pt;color:#444}',
    draw: (p) => {
      const { doc: d, random } = p
      rename(
        p,
        'Dr Mathilde Chabert|Dr Stéphane Roubaud|Dr Vét. Anne-Laure Mercadier|Docteur Paul Estournel|Dr Isaline de Brosse'
      )
      const animal = random.pick(
        listOf(
          'RÉGLISSE – chienne, Épagneul breton, stérilisée|CARAMEL – chat, Européen, mâle castré|ULYSSE – chien, Beagle, mâle entier|PÉPITE – chatte, Sacré de Birmanie|NOUGAT – lapin nain bélier, mâle'
        )
      )
      const day = p.date(d.issueDate)
      const [t] = d.taxes
      return `<div class=h><b>${d.seller.name}</b>Docteur vétérinaire – Médecine et chirurgie des animaux de compagnie<br><small>${d.seller.street}, ${d.seller.postCode} ${d.seller.town} – Tél. ${phoneOf(random, '04 75')}<br>Sur rendez-vous du lundi au vendredi 9 h – 12 h et 14 h 30 – 19 h, samedi matin. Urgences : même numéro</small></div>
<div class=w><div class=pet>Animal : <b>${animal}</b><br>Identification : 250 26${random.int(1, 9)} ${random.digits(3)} ${random.digits(3)} ${random.digits(3)}<br>Poids du jour : ${random.int(2, 24)},${random.int(1, 9)} kg<br>Prochain rappel de vaccin : ${p.date(dayAfter(d.issueDate, 365))}</div><div class=to>${d.buyer.name}<br>${address(d.buyer)}</div></div>
<p class=n>Facture n° <b>${d.number}</b> du ${day} <span style="font-size:9pt">(client ${d.customerNumber})</span></p>
<table class=l>${heading(['Date', 'Actes, médicaments et produits', '>Qté', '', '>P.U. TTC', '>Montant TTC'])}${p.lines((l) => row([day, l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=s>${rowOf('k', ['Total TTC', `>${p.money(d.total)}`])}${row([`dont TVA ${p.number(t.rate)} %`, `>${p.money(d.tax)}`])}${row(['soit total HT', `>${p.money(d.subtotal)}`])}</table>
<div class=p>Net à régler : <b>${p.money(d.amountDue)}</b>, au plus tard le ${p.date(d.dueDate)}. Solde antérieur de votre compte : néant.<br>Règlement :<span class=o></span>carte bancaire<span class=o></span>espèces<span class=o></span>chèque à l’ordre de ${d.seller.name}<br><span class=o style="margin-left:0"></span>virement IBAN ${grouped(d.seller.iban)}<br><br>Les médicaments vétérinaires délivrés ne sont ni repris ni échangés. En cas de litige avec un particulier : médiateur de la consommation de la profession vétérinaire, mediateur-conso@veterinaires.example</div>
<div class=f>N° d’inscription à l’Ordre ${random.digits(5)} – SIRET ${siret(p)} – APE 7500Z – TVA intracommunautaire ${d.seller.vatId}<br>Membre d’une association agréée, le règlement des honoraires par chèque est accepté.</div>`
    },
  },
  {
    name: 'fr-camping-sejour',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [10, 20, 0],
      lines: [13, 26],
      isInOrder: true,
      isOnce: true,
      isGross: true,
      isBuyerPerson: true,
      most: 7,
      prepaid: 0.75,
      days: [0, 0, 7],
      pools: { ...pools, FR: french },
      items: itemsOf(
        'Mobil-home Garrigue 2 ch., 4/6 pers.|nuit|68|118;Personne supplémentaire|nuit|5|8;Animal tenu en laisse|nuit|3|5;Véhicule supplémentaire|nuit|3|4;Emplacement visiteurs, tente|nuit|17|26;Petit-déjeuner continental|pers.|7|10;Location draps lit double|kit|12|16|1;Linge de toilette|kit|6|9|1;Ménage|heure|22|28|1;Vélo adulte|jour|11|15|1;Barbecue à gaz|jour|5|8|1;Jeton lave-linge|pièce|4|6|1;Taxe de séjour, adulte|nuitée|0.65|0.85|2'
      ),
      numbers: (random, year) => `FAC${year}-${random.digits(4)}`,
    },
    style: { ...comma, thousands: ' ', money: (plain) => `${plain} €`, date: slashed },
    css: 'body{font:9.5pt/1.4 "Open Sans";margin:0;color:#333} .b{background:#2b7a78;color:#fff;padding:5mm 6mm;display:flex;justify-content:space-between;align-items:center} .b b{font:bold 19pt "URW Gothic";display:block} .st{color:#f7c948;letter-spacing:2pt} svg.hill{display:block;width:100%;height:9mm} .g{display:grid;grid-template-columns:1fr 1fr;gap:8mm;margin:5mm 0 6mm} .g h5{margin:0 0 1mm;font-size:8pt;color:#2b7a78;text-transform:uppercase} .l th{background:#def2f1;font-size:8pt;text-align:left;padding:1.4mm} .l td{padding:1.3mm;border-bottom:.4pt solid #cfe5e4} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:6mm;break-inside:avoid} .t{width:88mm;font-size:8.3pt} .t th{font-weight:600;text-align:right;padding:.8mm;border-bottom:.5pt solid #2b7a78} .t th:first-child{text-align:left} .t td{padding:.8mm} .s{width:78mm} .s td{padding:1.2mm 2mm} .s .z td{background:#2b7a78;color:#fff;font-weight:700;font-size:11pt} .n{font-size:8pt;margin-top:8mm;color:#555} .f{position:fixed;bottom:0;left:0;right:0;font-size:7.3pt;color:#666;border-top:.5pt solid #2b7a78;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      rename(
        p,
        'Camping Les Trois Cigales|SARL Le Clos du Guiers|Camping de l’Île Verte SAS|EURL MAZET & FILS|Domaine des Chênes Blancs|CAMPING MUNICIPAL LA GRAVIÈRE'
      )
      const nights = Math.max(...d.lines.map((l) => (l.unit === 'nuit' ? (l.quantity ?? 1) : 1)))
      const arrival = p.date(dayAfter(d.issueDate, -nights))
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.money(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) => {
        const name = t.rate ? `TVA ${p.number(t.rate)} %` : 'Hors champ (0 %)'
        const base = baseOf(p, t)
        const tax = taxOf(p, t)
        return row([name, `>${p.money(base)}`, `>${p.money(tax)}`, `>${p.money(base + tax)}`])
      })
      const card = random.pick(['CB en ligne', 'chèques-vacances', 'virement'])
      const paid = d.prepaid
        ? row([
            `Acompte reçu le ${p.date(dayAfter(d.issueDate, -random.int(40, 120)))} (${card})`,
            `>- ${p.money(d.prepaid)}`,
          ])
        : ''
      return `<div class=b><div><b>${d.seller.name}</b>Camping <span class=st>★★★</span> – locations – emplacements ombragés – piscine</div><div class=r>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>${phoneOf(random, '04 90', '.')}</div></div><svg class=hill viewBox="0 0 100 9" preserveAspectRatio="none"><path fill="#3aafa9" d="M0 0h100v3q-12 6-25 1t-25 2-25-1-25 2z"/></svg>
<div class=g><div><h5>Votre séjour</h5>Arrivée le ${arrival} – départ le ${p.date(d.issueDate)}<br>Emplacement n° ${random.pick(['A', 'B', 'C', 'M'])}${random.int(2, 88)} – ${random.int(2, 4)} adultes, ${random.int(0, 3)} enfants<br>Réservation ${random.digits(6)}<br><br><b style="font-size:13pt;color:#2b7a78">FACTURE ${d.number}</b><br>établie le ${p.date(d.issueDate)}</div><div><h5>Client</h5><b>${d.buyer.name}</b><br>${address(d.buyer)}</div></div>
<table class=l>${heading(['Prestation', '>Quantité', '', '>Prix unit. TTC', '>TVA', '>Total TTC'])}${rows.join('')}</table>
<div class=e><table class=t>${heading(['Détail TVA', 'HT', 'TVA', 'TTC'])}${taxes.join('')}${row(['<b>Total</b>', `><b>${p.money(d.subtotal)}</b>`, `><b>${p.money(d.tax)}</b>`, ''])}</table><table class=s>${row(['<b>Total du séjour TTC</b>', `><b>${p.money(d.total)}</b>`])}${paid}${rowOf('z', ['Reste à payer', `>${p.money(d.amountDue)}`])}</table></div>
<div class=n>Solde à régler à l’accueil, au plus tard le ${p.date(d.dueDate)}. Nous acceptons CB, espèces, ANCV et virement (IBAN ${d.seller.iban}). Caution de ${random.pick(['200', '250', '300'])} € restituée après l’état des lieux, non encaissée.<br>La taxe de séjour est perçue pour le compte de la communauté de communes. Merci de votre visite et à l’année prochaine !</div>
<div class=f>${d.seller.name} – RCS ${sirenOf(d.seller)} – TVA ${d.seller.vatId} – NAF 5530Z – classement tourisme C26-0${random.digits(5)} – ${d.seller.mail}</div>`
    },
  },
  {
    name: 'fr-greffe-formalites',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20, 0],
      lines: [4, 11],
      isInOrder: true,
      isOnce: true,
      most: 2,
      prepaid: 0.6,
      days: [0, 15, 30],
      pools: { ...pools, FR: french },
      items: itemsOf(
        'Immatriculation principale personne morale|u|36|48;Inscription modificative|u|42|65;Dépôt des comptes annuels|u|5|8;Dépôt d’acte|u|6|9;Extrait Kbis|u|2|4;Copie certifiée conforme|u|7|11;Certificat de non-faillite|u|2|3;État des inscriptions de privilèges|u|15|34;Diligences et notification|u|1|2;Débours INPI (RNE)|u|5|12|1;Insertion BODACC|u|45|108|1;Affranchissement|u|2|6|1'
      ),
      numbers: (random, year) => `${year}F${random.digits(6)}`,
    },
    style: { decimal: ',', thousands: ' ', date: frenchDay },
    css: 'body{font:9pt/1.4 "Liberation Serif";margin:0} .a{display:grid;grid-template-columns:43mm 1fr;gap:7mm} .c{border-right:.5pt solid #000;padding-right:4mm;font-size:8pt;text-align:center;min-height:236mm} .c .s{width:19mm;height:19mm;border:1pt solid #000;border-radius:50%;margin:0 auto 3mm;font-size:6pt;display:flex;align-items:center;justify-content:center} .c b{font-size:10.5pt;display:block;margin-bottom:2mm;line-height:1.25} .c p{margin:4mm 0;border-top:.4pt solid #888;padding-top:2mm} .to{margin:8mm 0 14mm 42mm;font-size:10.5pt} h1{font:bold 12pt "Liberation Serif";letter-spacing:1pt;margin:0 0 1mm} .m td{padding:.4mm 0;font-size:9pt} .m td:first-child{width:38mm} .l{margin-top:5mm;border:.5pt solid #000;width:calc(100% - 2px)} .l th{border:.5pt solid #000;font-size:7.6pt;font-weight:normal;padding:1mm;text-align:center} .l td{border-left:.5pt solid #000;border-right:.5pt solid #000;padding:.8mm 1.2mm} .l .u td{border-top:.5pt solid #000} .t{width:76mm;margin:4mm 2px 0 auto} .t td{border:.5pt solid #000;padding:.8mm 1.5mm} .t .k td{font-weight:bold} .n{font-size:7.6pt;margin-top:7mm;text-align:justify}',
    draw: (p) => {
      const { doc: d, random } = p
      rename(
        p,
        'Greffe du Tribunal de Commerce de Montfleury|SELARL Vidaud et Peyrol, greffiers associés|Greffe du Tribunal des activités économiques de Roquelaure|SCP MORANGE – GARDET, Greffiers Associés|Greffe du Tribunal de commerce de Valserine',
        'SAS NOVALIS PARTICIPATIONS|Cabinet Teyssier Expertise|SCI Les Hauts de Gerland|Péronnet & Associés|Ducros Mécanique SARL|FIDULEX FORMALITÉS|Mme Lucile Gonnet|Boulangerie Mazuyer EURL'
      )
      const rows = p.lines((l) => {
        const isOutlay = l.rate === 0
        const amount = p.plain(l.amount)
        return row([
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 2)}`,
          isOutlay ? '' : `>${amount}`,
          isOutlay ? `>${amount}` : '',
        ])
      })
      const [taxed, free] = [true, false].map((isTaxed) =>
        d.taxes.filter(({ rate }) => isTaxed === rate > 0).reduce((sum, t) => sum + t.base, 0)
      )
      const rest = d.prepaid
        ? row(['Provision versée à déduire', `>${p.plain(d.prepaid)}`]) +
          rowOf('k', ['Reste dû en euros', `>${p.plain(d.amountDue)}`])
        : rowOf('k', ['Net à payer en euros', `>${p.plain(d.amountDue)}`])
      const file = `${random.int(2009, 2022)} ${random.pick(['B', 'D'])} 0${random.digits(4)}`
      return `<div class=a><div class=c><div class=s>ACTES<br>ET GREFFE</div><b>${d.seller.name}</b>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<p>Accueil du public<br>9 h – 12 h / 13 h 30 – 16 h</p><p>Téléphone<br>${phoneOf(random, '04 74')}</p><p>SIRET<br>${siret(p)}<br><br>TVA<br>${d.seller.vatId}</p><p>Virement sur le compte<br>CDC ${grouped(d.seller.iban).slice(0, 14)}<br>${grouped(d.seller.iban).slice(15)}</p><p>Facture n°<br><b>${d.number}</b>à rappeler dans toute correspondance</p></div>
<div><div class=to>${d.buyer.name}<br>${address(d.buyer)}</div><h1>FACTURE</h1><table class=m>${row(['En date du', p.date(d.issueDate)])}${row(['Dossier RCS', file])}${row(['Votre référence', d.orderNumber])}${row(['Formalité déposée le', p.date(d.deliveryDate)])}${row(['Payable jusqu’au', p.date(d.dueDate)])}</table>
<table class=l>${heading(['Désignation', 'Nb', 'Tarif unitaire', 'Taux TVA', 'Émoluments HT', 'Débours'])}${rows.join('')}${rowOf('u', ['Totaux', '', '', '', `>${p.plain(taxed)}`, `>${p.plain(free)}`])}</table>
<table class=t>${row(['Total hors taxe, débours compris', `>${p.plain(d.subtotal)}`])}${row(['TVA 20,00 % sur émoluments', `>${p.plain(d.tax)}`])}${rowOf('k', ['Total TTC', `>${p.plain(d.total)}`])}${rest}</table>
<div class=n>Tarif réglementé fixé par les articles R. 743-140 et suivants et A. 743-8 et suivants du code de commerce. Les débours sont avancés pour le compte du requérant et n’entrent pas dans la base de la TVA (art. 267 II-2° du CGI). Tout retard de paiement d’un professionnel entraîne une indemnité forfaitaire de recouvrement de 40 €. Pas d’escompte.</div></div></div>`
    },
  },
  {
    name: 'fr-maree-quinzaine',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [5.5, 20],
      lines: [26, 52],
      most: 18,
      isPart: true,
      days: [10, 15, 20],
      pools: { ...pools, FR: french },
      items: itemsOf(
        'BAR LIGNE 1/2|kg|19|27;LIEU NOIR FILET SP|kg|9|14;CABILLAUD DOS AP|kg|17|24;MERLAN VIDÉ 300/500|kg|5|8;SOLE 3/400|kg|21|29;LOTTE QUEUE 0,5/1|kg|15|22;MAQUEREAU 4/6|kg|3|5;SARDINE BRETONNE|kg|2|5;DORADE GRISE 500/800|kg|6|10;RAIE AILE PELÉE|kg|10|15;ENCORNET BLANC|kg|9|14;SEICHE ENTIÈRE|kg|5|8;LANGOUSTINE VIVANTE 11/15|kg|26|38;TOURTEAU VIVANT +700|kg|7|11;BULOT CUIT MOYEN|kg|7|10;MOULE BOUCHOT AOP|kg|3|5;PALOURDE GRISE MOY|kg|11|16;HUÎTRE CREUSE N°3|kg|4|7;SAUMON ÉCOSSE 4/5 ENTIER|kg|9|14;TRUITE ARC-EN-CIEL PORTION|kg|6|9;Glace écaille|kg|0.2|0.35|1;Algue de présentation|kg|1.2|2|1'
      ),
      numbers: (random) => `M${random.digits(6)}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: '@page{margin:12mm 12mm 16mm;@bottom-right{content:"Page " counter(page) " / " counter(pages);font:7.5pt "Liberation Sans Narrow"}} body{font:8.6pt "Liberation Sans Narrow";margin:0} .h{display:flex;justify-content:space-between} .h b{font:bold 18pt "Liberation Sans Narrow";color:#0b3c5d;display:block} .to{border:.8pt solid #0b3c5d;border-radius:3mm;padding:4mm 5mm;width:78mm;margin:4mm 0 5mm auto;font-size:10.5pt;line-height:1.35} .m th{background:#0b3c5d;color:#fff;font-weight:normal;padding:1mm;text-align:left} .m td{border:.5pt solid #0b3c5d;padding:1mm;font-size:9.5pt} .l{margin-top:4mm} .l th{border-bottom:1pt solid #0b3c5d;border-top:1pt solid #0b3c5d;text-align:left;padding:.8mm} .l td{padding:.55mm .8mm} .l .d td{font-weight:bold;background:#e6eef4;padding:1mm} .l tr{break-inside:avoid} .e{display:grid;grid-template-columns:1fr 70mm;gap:8mm;border-top:1pt solid #0b3c5d;margin-top:4mm;padding-top:3mm;break-inside:avoid} .e td,.e th{padding:.7mm 1mm;text-align:left} .k td{font-weight:bold;font-size:12pt;border-top:.8pt solid #000} .x{border:.5pt dashed #0b3c5d;padding:2mm 3mm;margin-top:5mm;font-size:8.2pt;break-inside:avoid;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      rename(
        p,
        'Marée Kerdonnec SAS|LES VIVIERS DU PERTUIS|Goulven & Cie|Mareyage Rhône Océan SARL|Sté Gillardin Frères|POISSONNERIE DE GROS TREMINTIN',
        'SARL LE GRAND BLEU|Restaurant L’Ablette|Brasserie Fayolle & Fils|Mazuyer Traiteur SAS|Poissonnerie des Halles|SNC Vialle|Hôtel du Parc et du Rhône|Monsieur Gérald Rivoire'
      )
      const days = daysOf(p, dayAfter(d.issueDate, -14), d.issueDate)
      const slip = random.int(41000, 78000)
      const size = random.int(5, 9)
      const rows = p.lines((l, at) => {
        const note =
          at % size
            ? ''
            : `<tr class=d><td colspan=9>BL ${slip + (at / size) * 37} du ${days[at]}</td></tr>`
        const isCatch = !iced.includes(l.description)
        return `${note}${row([
          l.description,
          isCatch
            ? /SAUMON/.test(l.description)
              ? 'Écosse'
              : gearOf(l.description) === 'Élevage'
                ? 'France'
                : random.pick(catches)
            : '',
          isCatch ? gearOf(l.description) : '',
          isCatch ? `>${random.int(1, 4)}` : '',
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 1)}`,
          `>${p.plain(l.amount)}`,
        ])}`
      })
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate, 1)} %`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])
      )
      return `<div class=h><div><b>${d.seller.name}</b>Mareyeur-expéditeur – poissons, coquillages et crustacés<br>${d.seller.street} – ${d.seller.postCode} ${d.seller.town}<br>Tél. ${phoneOf(random, '04 72')} – ${d.seller.mail}</div><div class=r>Agrément sanitaire<br><b style="font-size:10pt;border:.8pt solid;border-radius:50%;padding:1.5mm 4mm;margin-top:1mm">FR 26.${random.digits(3)}.00${random.int(1, 9)} CE</b></div></div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}</div>
<table class=m>${heading(['FACTURE N°', 'Date', 'Code client', 'N° TVA client', 'Tournée', 'Règlement', 'Échéance'])}${row([d.number, p.date(d.issueDate), d.customerNumber, d.buyer.vatId, random.pick(['R2', 'R7', 'VAL']), 'Prélèvement', p.date(d.dueDate)])}</table>
<table class=l>${heading(['Désignation', 'Zone/Origine', 'Engin', '>Colis', '>Poids net', '', '>Prix HT', '>TVA %', '>Montant HT'])}<tbody>${rows.join('')}</tbody></table>
<div class=e><table style="width:86mm;align-self:start">${heading(['Taux', '>Base HT', '>Montant TVA'])}${taxes.join('')}</table><table>${row(['Total HT', `>${p.plain(d.subtotal)}`])}${row(['Total TVA', `>${p.plain(d.tax)}`])}${rowOf('k', ['TOTAL TTC EUR', `>${p.plain(d.total)}`])}${row(['NET À PAYER', `>${p.plain(d.amountDue)}`])}</table></div>
<div class=x>Le montant de cette facture sera prélevé à l’échéance, mandat SEPA ${random.digits(4)}-${random.digits(5)}, ICS FR${random.digits(2)}ZZZ${random.digits(6)}. Encours autorisé : ${random.pick(['4 000,00', '6 500,00', '8 000,00'])} €. <br>Pour tout virement : ${grouped(d.seller.iban)}<br>Réclamations acceptées le jour de la livraison avant 10 h, marchandise voyageant sous température dirigée 0/+2 °C. Denrées périssables : paiement à 30 jours maximum après la fin de la décade de livraison (art. L. 441-11 C. com.). Pénalités de retard : taux BCE + 10 points, indemnité forfaitaire 40 €.<br>SIRET ${siret(p)} – TVA ${d.seller.vatId} – APE 4638A</div>`
    },
  },
  {
    name: 'nl-jachthaven-ligplaats',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21, 9, 0],
      lines: [3, 10],
      isInOrder: true,
      isOnce: true,
      isGross: true,
      isBuyerPerson: true,
      most: 6,
      days: [14, 21, 30],
      pools: { ...pools, NL: dutch },
      items: itemsOf(
        'Liggeld zomerseizoen|m¹|58|84;Winterstalling op de wal|m²|19|29;Hijsen en te water laten|keer|95|160;Mast zetten of strijken|keer|45|80;Onderwaterschip afspuiten|uur|48|66;Stroom box, per 50 kWh|eenheid|16|24;Huur bok|maand|12|18;Toegangspas steiger|stuk|15|20;Parkeerkaart trailer|week|10|16;Broodjesservice|stuk|4|7|1;Drankenbon havenkantine|stuk|9|13|1;Watertoeristenbelasting gemeente|nacht|1|2|2'
      ),
      numbers: (random, year) => `${year}${random.digits(4)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dashed },
    css: 'body{font:10pt/1.4 "Carlito";margin:0;color:#123} .t{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3pt double #123f6d;padding-bottom:2mm} .t b{font:bold 17pt "Caladea";color:#123f6d} .w{display:flex;justify-content:space-between;margin:11mm 0 9mm} .w table{width:72mm} .w td{padding:.2mm 0} h1{font:bold 15pt "Caladea";margin:0 0 1mm;color:#123f6d} .l th{color:#123f6d;text-align:left;border-bottom:.8pt solid #123f6d;padding:1mm} .l td{padding:1mm;border-bottom:.4pt solid #d3dde6} .z{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm} .z .v{width:84mm;font-size:8.8pt} .v th{text-align:left;font-weight:normal;color:#567;padding:.4mm 1mm} .v td{padding:.4mm 1mm} .z .s{width:74mm} .s td{padding:1mm} .s .k td{border-top:1pt solid #123f6d;font-weight:bold;font-size:12pt} .i{background:#eef4f9;padding:3mm 4mm;margin-top:7mm;break-inside:avoid} .o{margin-top:6mm;font-size:9pt;width:118mm} .o caption{text-align:left;font-weight:bold} .o td,.o th{padding:.3mm 1mm;text-align:left;font-weight:normal} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:8pt;border-top:.5pt solid #123f6d;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      rename(
        p,
        'Jachthaven De Kraaijenkolk B.V.|W.S.V. Het Lage Wad|Marina Oesterdijk|Stichting Passantenhaven ’t Veer|Watersport Haeck & Zonen|JACHTHAVEN GORS',
        'Hanneke Terlouw|J.M. van Asperen|Fam. Blokland-Vonk|Bram de Bruijn|Teun en Rianne Sluijter|A.C. van Maanen|Zeilschool Oosterom|Ferdinand Haeck'
      )
      const boat = random.pick(
        listOf('Vrouwe Jacoba|Noorderzon|Zilvermeeuw|De Vriendschap|Stormvogel II|Waterlelie')
      )
      const rows = p.lines((l) =>
        row([
          `>${p.number(l.quantity)}`,
          l.unit,
          l.description,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
          `>${p.number(l.rate)}%`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          t.rate ? `${p.number(t.rate)}%` : '0% (geen btw)',
          `>${p.money(baseOf(p, t))}`,
          `>${p.money(taxOf(p, t))}`,
        ])
      )
      const open = random.int(18, 190) * 100 + random.pick([0, 50, 25])
      const before = `${Number(d.issueDate.slice(0, 4)) - 1}-1${random.int(0, 2)}-${random.int(10, 28)}`
      const old = random.chance(0.7)
        ? `<table class=o><caption>Nog openstaand volgens onze administratie (niet in deze factuur begrepen)</caption>${row([`Factuur ${d.earlier} van ${p.date(before)}`, `>${p.money(open)}`])}</table>`
        : ''
      return `<div class=t><b>${d.seller.name}</b><div class=r>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>havenkantoor ${random.pick(['0345', '0183', '0180'])} – ${random.digits(2)} ${random.digits(2)} ${random.digits(2)}</div></div>
<div class=w><div style="padding-top:4mm;font-size:11pt">${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} &nbsp;${d.buyer.town.toUpperCase()}</div><div><h1>Factuur</h1><table>${row(['Factuurnummer', `: ${d.number}`])}${row(['Factuurdatum', `: ${p.date(d.issueDate)}`])}${row(['Relatienummer', `: ${d.customerNumber}`])}${row(['Scheepsnaam', `: ${boat}`])}${row(['Ligplaats', `: steiger ${random.pick(['A', 'B', 'D', 'F'])}, box ${random.int(3, 64)}`])}${row(['Lengte × breedte', `: ${random.int(7, 13)},${random.int(1, 9)}0 × ${random.int(2, 4)},${random.int(1, 9)}0 m`])}</table></div></div>
<table class=l>${heading(['>Aantal', '', 'Omschrijving', '>Prijs incl. btw', '>Bedrag incl. btw', '>Btw'])}${rows.join('')}</table>
<div class=z><table class=v>${heading(['Btw-tarief', '>Excl. btw', '>Btw'])}${taxes.join('')}</table><table class=s>${row(['Totaal exclusief btw', `>${p.money(d.subtotal)}`])}${row(['Btw', `>${p.money(d.tax)}`])}${rowOf('k', ['Totaal inclusief btw', `>${p.money(d.total)}`])}</table></div>
<div class=i>U heeft ons een machtiging gegeven. Het factuurbedrag van <b>${p.money(d.amountDue)}</b> schrijven wij omstreeks <b>${p.date(d.dueDate)}</b> af van uw rekening NL•• •••• •••• ••${random.digits(2)} ${random.digits(2)}. Machtigingskenmerk LG${random.digits(6)}, incassant-ID NL${random.digits(2)}ZZZ${random.digits(12)}.</div>${old}
<p style="font-size:9pt">Op alle overeenkomsten zijn de HISWA-RECRON voorwaarden huur en verhuur ligplaatsen van toepassing. Denkt u aan een geldig verzekeringsbewijs voor uw schip (WA-dekking)?</p>
<div class=f>KvK ${random.digits(8)} · btw ${d.seller.vatId} · IBAN ${grouped(d.seller.iban)} t.n.v. ${d.seller.name} · ${d.seller.mail}</div>`
    },
  },
  {
    name: 'nl-heftrucks-proforma',
    plan: {
      country: 'NL',
      currency: 'EUR',
      kind: 'proforma',
      rates: [21],
      lines: [1, 5],
      isInOrder: true,
      isOnce: true,
      most: 2,
      charge: 0.4,
      days: [7, 14],
      pools: { ...pools, NL: dutch },
      items: itemsOf(
        'Heftruck LPG 2,5 t, triplomast 4.750 mm, sideshift, vollast rubber, gekeurd|st|9800|16400;Elektrische heftruck 1,6 t, 3-wiel, accu 48 V 625 Ah, freelift|st|11200|18900;Reachtruck zithefwagen, hefhoogte 8.550 mm, camera|st|8900|15200;Elektrische palletwagen 2 t, lithium, meeloop|st|1650|2900;Acculader 48 V 80 A, 400 V|st|480|920;Vorkverlengers 1.800 mm, per set|set|180|320;Palletvork voor verreiker, zwevend|st|640|1150;BMWT-keuring met sticker|st|95|145'
      ),
      numbers: (random, year) => `PF-${year.slice(2)}.${random.digits(4)}`,
    },
    style: { ...comma, money: (plain) => `EUR ${plain}`, date: dutchDay },
    css: 'body{font:9pt/1.3 "Roboto";margin:0} .g{border:1pt solid #000} .g td{border:.6pt solid #000;vertical-align:top;padding:1mm 1.5mm 1.5mm!important;width:25%} .g small{display:block;font:6.6pt "Roboto Condensed";color:#444;margin-bottom:.5mm} .g .tt{background:#ffdf00;font:bold 15pt "Roboto Condensed";text-align:center;vertical-align:middle} .g .nm{font-weight:bold;font-size:12pt} .l{border:1pt solid #000;border-top:0} .l th{font:6.8pt "Roboto Condensed";text-align:left;padding:1mm 1.5mm;border-bottom:.6pt solid #000} .l td{padding:2mm 1.5mm;vertical-align:top} .l .fl td{height:46mm} .l .sp td{color:#555;font-size:7.8pt;padding-top:0} .x{display:flex;border:1pt solid #000;border-top:0;break-inside:avoid} .x>div{flex:1;padding:2mm;font-size:8pt;line-height:1.45} .x table{width:76mm;border-left:.6pt solid #000} .x td{padding:1.3mm 2mm} .x .k td{background:#ffdf00;font-weight:bold;font-size:11pt} .b{margin-top:5mm;font-size:8pt} .sg{margin-top:12mm;display:flex;gap:20mm} .sg div{border-top:.5pt solid #000;width:60mm;padding-top:1mm;font-size:7.5pt}',
    draw: (p) => {
      const { doc: d, random } = p
      rename(
        p,
        'Gebr. Hogenbirk Heftrucks|VAN DER STROOM MACHINES|Lankheet & Zn. Intern Transport B.V.|Truckmasters Lek B.V.|Handelsonderneming P. Verdoold|Alblas Used Equipment BV',
        'Blokland Betonwaren B.V.|Van Asperen Fruit|TERLOUW LOGISTICS|Kwekerij Oosterom V.O.F.|Coöperatie De Vijfheerenlanden U.A.|Vonk & de Bruijn Staalbouw|J. Sluijter h.o.d.n. Houthandel De Lek|Maanen Metaal'
      )
      const cell = (label: string, value: string, span = 1, kind = '') =>
        `<td colspan=${span}><small>${label}</small><span class="${kind}">${value}</span></td>`
      const rows = p.lines((l, at) => {
        const isTruck = l.price > 150000
        const note = isTruck
          ? `bouwjaar ${random.int(2014, 2021)} – ${random.int(1, 8)}.${random.digits(3)} draaiuren – ${l.quantity === 1 ? `chassisnr. ${random.pick(['FN', 'GX', 'H2'])}${random.digits(7)}` : 'gelijke uitvoering, chassisnrs. op de machinekaart'}`
          : ''
        const name = l.description
        if (note) l.description = `${name} ${note}`
        return `${row([
          `${at + 1}`,
          name,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])}${note && `<tr class=sp><td></td><td colspan=5>${note}</td></tr>`}`
      })
      const [t] = d.taxes
      const extra = d.charge
        ? row(['Goederen', `>${p.plain(d.lineTotal)}`]) +
          row(['Administratie en verzending', `>${p.plain(d.charge)}`])
        : ''
      return `<table class=g><tr>${cell('1 Verkoper', `<span class=nm>${d.seller.name}</span><br>${address(d.seller)}<br>Nederland<br>T ${d.seller.telephone}<br>Btw-id ${d.seller.vatId} – KvK ${random.digits(8)}`, 2)}<td colspan=2 class=tt>PROFORMA FACTUUR</td></tr><tr>${cell('2 Koper', `<b>${d.buyer.name}</b><br>${address(d.buyer)}<br>Btw-id ${d.buyer.vatId}`, 2)}${cell('3 Nummer', `<b>${d.number}</b>`)}${cell('4 Datum', p.date(d.issueDate))}</tr><tr>${cell('5 Uw referentie', d.orderNumber)}${cell('6 Leveringsconditie', random.pick(['Af werf (EXW)', 'Franco op uw adres (DAP)']))}${cell('7 Levertijd', `ca. ${random.int(2, 6)} weken na ontvangst betaling`)}${cell('8 Te betalen vóór', p.date(d.dueDate))}</tr></table>
<table class=l>${heading(['Pos.', 'Omschrijving van de goederen', '>Aantal', '', '>Prijs per stuk', '>Bedrag excl. btw'])}${rows.join('')}<tr class=fl><td colspan=6></td></tr></table>
<div class=x><div>Maten en gewichten volgens machinekaart, HS-code 8427 20 19, oorsprong EU.<br>Wij verzoeken u het totaalbedrag over te maken op<br><b>${grouped(d.seller.iban)}</b> (BIC INGBNL2A)<br>onder vermelding van het nummer in vak 3.</div><table>${extra}${row(['Totaal excl. btw', `>${p.plain(d.subtotal)}`])}${row([`Btw ${p.number(t.rate)}%`, `>${p.plain(d.tax)}`])}${rowOf('k', ['Totaal incl. btw', `>${p.money(d.total)}`])}${row(['Vooraf te voldoen', `>${p.money(d.amountDue)}`])}</table></div>
<div class=b>Dit is geen btw-factuur; na betaling en levering ontvangt u de definitieve factuur. Gebruikte machines worden verkocht in de staat waarin zij zich bevinden, zonder garantie tenzij schriftelijk overeengekomen. Op onze leveringen zijn de BMWT-voorwaarden van toepassing, gedeponeerd bij de rechtbank.</div>
<div class=sg><div>Voor akkoord koper (naam, handtekening)</div><div>Plaats en datum</div></div>`
    },
  },
  {
    name: 'nl-be-woonzorg-verblijf',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [0],
      lines: [9, 20],
      isInOrder: true,
      isOnce: true,
      isBuyerPerson: true,
      most: 15,
      prepaid: 0.7,
      days: [14, 15, 30],
      pools: { ...pools, NL: flemish },
      items: itemsOf(
        'Dagprijs éénpersoonskamer|dagen|62|76;Dagprijs reservatie bij afwezigheid|dagen|48|58;Dagprijs dagverzorging|dagen|28|36;Supplement kamer met terras|dagen|3|5;Persoonlijk linnen (was en strijk)|dagen|2|4;Huur koelkast|dagen|0.4|0.8;Digitale televisie en internet|dagen|0.6|1;Bezoekersmaaltijd warm|stuks|9|13;Consumpties cafetaria|stuks|1.8|3;Incontinentiemateriaal buiten forfait|stuks|0.6|1.2;Pedicure aan huis, per kwartier|kwartier|9|12;Remgeld apotheek|stuks|3|9'
      ),
      numbers: (random, year) => `VF${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:10pt/1.4 "Lato";margin:0;color:#222} .h{display:flex;gap:5mm;align-items:center;color:#8a2f5d} .h b{font:900 16pt "Lato"} .h i{width:15mm;height:15mm;border-radius:50% 50% 50% 0;background:#8a2f5d;flex:none} .w{margin:10mm 0 8mm;display:flex;justify-content:space-between} .w .to{width:82mm} .k{font-size:9pt} .k td{padding:.2mm 0} .p{background:#f6ecf1;padding:2mm 3mm;margin-bottom:3mm;display:flex;justify-content:space-between} .l th{font-size:8.3pt;text-align:left;color:#8a2f5d;padding:1mm;border-bottom:.8pt solid #8a2f5d} .l td{padding:1mm;border-bottom:.3pt solid #ddd} .s{width:92mm;margin:4mm 0 0 auto} .s td{padding:.9mm 1mm} .s .z td{font-weight:900;border-top:.8pt solid #8a2f5d;font-size:11.5pt} .n{font-size:8.2pt;margin-top:4mm;color:#444} .v{position:fixed;bottom:0;left:0;right:0;border-top:.6pt dashed #777;padding-top:2mm} .v h6{font:700 7.5pt "Lato";margin:0 0 1mm;letter-spacing:1pt} .v .q{display:flex;gap:5mm} .v table{border:.8pt solid #b05f86;background:#fdf3f8} .v td{border:.4pt solid #d9a9c1;padding:.8mm 2mm;vertical-align:top} .v small{display:block;font-size:6.5pt;color:#8a2f5d} .m{font:10pt "Liberation Mono"}',
    draw: (p) => {
      settleInBelgium(p)
      const { doc: d, random } = p
      rename(
        p,
        'Woonzorgcentrum Ter Linde vzw|WZC De Meersbloem|Zorggroep Sint-Aldegonde vzw|Residentie Oud Begijnhof BV|Rusthuis ONZE-LIEVE-VROUW TER RUST|OCMW-Vereniging Welzijnsband Denderland',
        'Georgette Verstraeten|Jozef Baeyens|Lauwers – De Smedt|Rosa Van Hecke|Paul ROELANDT|Wwe. Claeys-Poppe|Godelieve Hermans|Marcel De Smedt'
      )
      const month = dayAfter(d.issueDate, -30)
      const name = monthsIn('NL')[Number(month.slice(5, 7)) - 1]
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const cell = (label: string, value: string, span = 1) =>
        `<td colspan=${span}><small>${label}</small><span class=m>${value}</span></td>`
      const paid = d.prepaid ? row(['Reeds ontvangen voorschot', `>- ${p.money(d.prepaid)}`]) : ''
      const old = `${random.int(1, 2)}.${random.int(100, 989)},${random.digits(2)}`
      return `<div class=h><i></i><div><b>${d.seller.name}</b><br>Wonen en leven met zorg</div></div>
<div class=w><table class=k style="width:78mm;align-self:end">${row(['Factuur', `<b>${d.number}</b>`])}${row(['Datum', p.date(d.issueDate)])}${row(['Bewonersnummer', d.customerNumber])}${row(['Afdeling / kamer', `${random.pick(['Merel', 'Vlier', 'Klaproos'])} / ${random.int(1, 3)}${two(random.int(1, 28))}`])}${row(['Ziekenfonds', random.pick(['CM 108', 'Solidaris 311', 'LM 403'])])}</table><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<div class=p><b>Verblijfskosten ${name} ${month.slice(0, 4)}</b><span>Vragen? Onthaal ${random.pick(['09/36', '054/41', '016/55'])}${random.int(1, 9)} ${random.digits(2)} ${random.digits(2)}</span></div>
<table class=l>${heading(['Omschrijving', '>Aantal', '', '>Eenheidsprijs', '>Bedrag'])}${rows.join('')}</table>
<table class=s>${row(['Totaal van deze factuur', `>${p.money(d.total)}`])}${paid}${rowOf('z', ['Te betalen', `>${p.money(d.amountDue)}`])}${row(['Uiterste betaaldatum', `>${p.date(d.dueDate)}`])}</table>
<div class=n>Uw vorige factuur van ${old} € werd betaald, waarvoor dank. De basistegemoetkoming voor zorg (${random.int(58, 84)},${random.digits(2)} € per dag) wordt rechtstreeks aan het ziekenfonds aangerekend en is niet in deze factuur begrepen. Vrijgesteld van btw, art. 44 § 2, 2° W.Btw. Ondernemingsnummer ${belgianVat(d.seller.vatId)} – erkenningsnummer PE ${random.digits(4)} – ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}</div>
<div class=v><h6>OVERSCHRIJVINGSOPDRACHT</h6><div class=q><table><tr>${cell('Rekening begunstigde (IBAN)', grouped(d.seller.iban))}${cell('BIC', random.pick(['GKCCBEBB', 'KREDBEBB', 'ARSPBE22']))}${cell('Bedrag EUR', p.plain(d.amountDue))}</tr><tr>${cell('Naam begunstigde', d.seller.name, 2)}${cell('Gewenste uitvoeringsdatum', '../../....')}</tr><tr>${cell('Mededeling', structured(random), 3)}</tr></table><div style="font-size:7pt;text-align:center">${paymentCode(random, '25mm')}<br>Scan en betaal</div></div></div>`
    },
  },
  {
    name: 'fr-lu-jardinerie-note-credit',
    page: '210mm 148mm',
    plan: {
      country: 'FR',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [17, 8],
      lines: [1, 6],
      isOnce: true,
      most: 12,
      lineDiscount: 0.2,
      pools: { ...pools, FR: luxembourgish },
      items: itemsOf(
        'Bac terre cuite Ø 60 émaillé|pce|48|79;Terreau universel 70 l|sac|9|14;Salon lounge teck, coussin de dossier|pce|32|58;Tuyau d’arrosage 30 m|rl|26|44;Gazon en rouleau, le m²|m²|5|8|1;Olivier tronc 120 cm C30|pce|89|145|1;Buis boule Ø 35|pce|24|39|1;Lavande angustifolia C2|pce|4|7|1;Bouquet de saison rond|pce|22|38|1;Sécateur à enclume|pce|19|34'
      ),
      numbers: (random, year) => `NC${year.slice(2)}-${random.digits(4)}`,
    },
    style: { decimal: ',', thousands: '.', money: (plain) => `${plain} EUR`, date: slashed },
    css: 'body{font:8.8pt/1.3 "Nimbus Sans";margin:4mm 6mm 0} .a{display:grid;grid-template-columns:1fr 60mm 46mm;gap:5mm;border-bottom:1.5pt solid #4d7c0f;padding-bottom:2mm} .a b.n{font:bold 12pt "URW Gothic";color:#4d7c0f;line-height:1.1} .a h1{font:bold 12pt "Nimbus Sans";margin:0 0 1mm;color:#b91c1c} .a td{padding:0;font-size:8.4pt} .q{margin:2mm 0;font-size:8.4pt} .l th{background:#ecf3df;font-size:7.6pt;text-align:left;padding:.8mm 1mm} .l td{padding:.8mm 1mm;border-bottom:.3pt solid #ccd8b8} .b{display:flex;justify-content:space-between;align-items:flex-start;margin-top:3mm} .t{width:74mm;font-size:8.2pt} .t th{text-align:left;font-weight:normal;border-bottom:.4pt solid #4d7c0f;padding:.4mm 1mm} .t td{padding:.7mm 1mm} .t th{padding-bottom:1mm!important} .s{width:88mm} .s td{padding:.6mm 1mm;white-space:nowrap} .s .k td{font-weight:bold;font-size:11pt;border-top:1pt solid #4d7c0f} .f{position:fixed;bottom:1mm;left:6mm;right:6mm;font-size:7pt;color:#444;border-top:.4pt solid #4d7c0f;padding-top:1mm}',
    draw: (p) => {
      settleInLuxembourg(p)
      const { doc: d, random } = p
      rename(
        p,
        'Jardinerie Beim Weier S.à r.l.|PÉPINIÈRES HENGEN-LINSTER|Gaart & Haus S.A.|Fleurs Kayser et Fils s.e.c.s.|Garden Center Um Bësch|Nilles & Pesch S.à r.l.-S',
        'Hôtel Um Plateau S.A.|Wagener Immobilière S.à r.l.|Administration communale de Bettelbruck|SYNDICAT DE COPROPRIÉTÉ LES TILLEULS|Feltgen Paysages|Mme Sylvie Bintz|Schiltz Architectes|Fondation Kräizbierg-Nord'
      )
      const hasDiscount = d.lines.some(({ discount }) => discount)
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          ...(hasDiscount ? [`>${l.discount ? `${p.number(l.discount)} %` : ''}`] : []),
          `>${p.number(l.rate)} %`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate)} %`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])
      )
      const reason = random.pick(
        listOf(
          'retour de marchandise, bon de reprise|plantes non conformes à la livraison, constat|erreur de quantité, votre réclamation'
        )
      )
      const less = hasDiscount ? ['>Remise'] : []
      return `<div class=a><div><b class=n>${d.seller.name}</b><br>${address(d.seller)}<br>Tél. ${random.digits(2)} ${random.digits(2)} ${random.digits(2)} – ${d.seller.mail}</div><div style="padding-top:3mm">${d.buyer.name}<br>${address(d.buyer)}<br>${d.buyer.vatId}</div><div><h1>NOTE DE CRÉDIT</h1><table>${row(['N°', `<b>${d.number}</b>`])}${row(['Date', p.date(d.issueDate)])}${row(['Client', d.customerNumber])}</table></div></div>
<div class=q>Concerne notre facture FA${d.orderDate.slice(2, 4)}-${random.digits(5)} du ${p.date(d.orderDate)} – motif : ${reason} ${random.digits(4)}</div>
<table class=l>${heading(['Article', '>Quantité', '', '>Prix HTVA', ...less, '>TVA', '>Montant HTVA'])}${rows.join('')}</table>
<div class=b><table class=t>${heading(['Taux', '>Base', '>TVA'])}${taxes.join('')}</table><table class=s>${row(['Total HTVA', `>${p.money(d.subtotal)}`])}${row(['TVA', `>${p.money(d.tax)}`])}${rowOf('k', ['Total TTC en votre faveur', `>${p.money(d.total)}`])}</table></div>
<div class=q>${random.pick(['Montant à déduire de votre prochain paiement.', 'Remboursement sur votre compte sous 10 jours ouvrables.'])} TVA à régulariser par le client dans la mesure où elle a été initialement déduite.</div>
<div class=f>${d.seller.name} – R.C.S. Luxembourg B${random.digits(6)} – Autorisation d’établissement 10${random.digits(6)}/0 – N° ident. TVA ${d.seller.vatId} – IBAN ${grouped(d.seller.iban)} – BIC ${random.pick(['BCEELULL', 'CCRALULL', 'BGLLLULL'])}</div>`
    },
  },
]
