import { ibanOf, rest97, structured } from '../check_digits.ts'
import { dayAfter } from '../days.ts'
import { baseOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { goods, places, words } from '../lists.ts'
import { sumOf, type Line } from '../make_document.ts'
import { partiesIn, phoneOf, type Person } from '../people.ts'
import {
  address,
  belgianVat,
  codeFirst,
  comma,
  dashed,
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
import { squareCode } from '../square_code.ts'

const spaced = { decimal: ',', thousands: ' ' } as const
const spacedEuro = { ...spaced, money: (plain: string) => `${plain} €` } as const
const euroBefore = { ...comma, money: (plain: string) => `€ ${plain}` } as const

const french = {
  streets: words(
    '17 route de Saintes|ZA du Plassin, 4 rue des Merrains|6 ter quai de la Grave|Le Bourg|132 avenue Victor Hugo|21 rue du Minage'
  ),
  towns: places(
    'Jarnac = 16200|Châteauneuf-sur-Charente = 16120|Rochefort = 17300|Saint-Jean-d’Angély = 17400|Barbezieux-Saint-Hilaire = 16300|Ruffec = 16700'
  ),
}
const dutch = {
  streets: words(
    'Hengeloseweg 61|Ruurloseweg 114a|Industriestraat 9|Spoorlaan 27|Berkelkade 3-B|Den Bulten 18'
  ),
  towns: places(
    'Borculo = 7271 BG|Lochem = 7241 DA|Eibergen = 7151 HV|Zutphen = 7201 KL|Neede = 7161 BR|Vorden = 7251 AP'
  ),
}
const flemish = {
  streets: words(
    'Stationsstraat 88|Nederwijk 240 bus 1|Sint-Jansplein 6|Oude Gentweg 131|Kasteeldreef 14'
  ),
  towns: places('Wetteren = 9230|Zottegem = 9620|Aalst = 9300|Deinze = 9800|Ninove = 9400'),
}
const walloon = {
  streets: words(
    'Rue de Joie 57|Avenue Blonden 12 bte 21|Rue du Palais 84|Place de Bronckart 5|Chaussée de Tongres 306'
  ),
  towns: places('Liège = 4000|Waremme = 4300|Herstal = 4040|Spa = 4900|Huy = 4500'),
}

const coastTowns = places(
  'Rochefort = 17300|Royan = 17200|La Tremblade = 17390|Saint-Georges-de-Didonne = 17110|Marennes-Hiers-Brouage = 17320'
)

/** Gives a party a name and the addresses of its domain. */
function rename(party: Person, name: string, box: string): void {
  const parts = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036F.]+/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((part) => part.length > 2 && !/^(SARL|SAS|SRL|VOF|des|van|der|Fils)$/i.test(part))
  party.name = name
  party.site = `www.${parts.slice(0, 2).join('-').toLowerCase()}.example`
  party.mail = `${box}@${party.site.slice(4)}`
}

/** Names the parties; a title before `/` is returned and is no part of the buyer's name. */
function settle(
  { doc, random }: Print,
  { streets }: { streets: string[] },
  sellers: string,
  buyers: string,
  boxes: string
): string {
  rename(doc.seller, random.pick(words(sellers)), random.pick(words(boxes)))
  const [name, title] = random.pick(words(buyers)).split('/').reverse()
  rename(doc.buyer, name, 'info')
  doc.buyer.street = random.pick(streets.filter((street) => street !== doc.seller.street))
  return title ? `${title} ` : ''
}

function settleInBelgium({ doc, random }: Print): void {
  for (const party of [doc.seller, doc.buyer]) {
    const company = `0${random.int(4, 7)}${random.digits(6)}`
    party.vatId = `BE${company}${two(97 - rest97(company))}`
  }
  const account = `${random.pick(['00', '36', '73', '63'])}${random.digits(8)}`
  doc.seller.iban = ibanOf('BE', `${account}${two(rest97(account) || 97)}`)
}

/**
 * Gives lines other quantities and the same goods the same price, and the document the sums of them; nothing of it
 * is printed yet.
 */
function recount(
  { doc, used }: Print,
  quantityOf: (line: Line) => number,
  { isGross = false, step = 1000, keyOf = (line: Line) => line.description } = {}
): void {
  const prices = new Map<string, number>()
  for (const line of doc.lines) {
    line.price = prices.get(keyOf(line)) ?? line.price
    prices.set(keyOf(line), line.price)
    line.quantity = quantityOf(line)
    const whole = Math.round(line.quantity * line.price)
    line.amount = Math.round(whole * (1 - line.discount / 100))
  }
  for (const tax of doc.taxes) {
    const own = sumOf(doc.lines.filter(({ rate }) => rate === tax.rate))
    tax.amount = Math.round((own * tax.rate) / (isGross ? 100 + tax.rate : 100))
    tax.base = isGross ? own - tax.amount : own
  }
  doc.lineTotal = sumOf(doc.lines)
  doc.subtotal = doc.taxes.reduce((sum, { base }) => sum + base, 0)
  doc.tax = doc.taxes.reduce((sum, { amount }) => sum + amount, 0)
  doc.total = doc.subtotal + doc.tax
  if (doc.prepaid) doc.prepaid = Math.max(step, Math.round((doc.total * 0.3) / step) * step)
  doc.amountDue = doc.total - doc.prepaid
  used.clear()
}

const vetItems = goods(
  'Visite rundvee = keer = 36 = 48|Tijd dierenarts praktijk, per 5 minuten = keer = 11 = 15|Drachtigheidsonderzoek echo = stuk = 4 = 6|Keizersnede koe = keer = 255 = 330|Lebmaagoperatie = keer = 240 = 310|Onthoornen kalf incl. verdoving = stuk = 11 = 16|Bacteriologisch onderzoek melk = stuk = 17 = 26|Mastitis-injectoren droogzet = doos = 46 = 72|Calciuminfuus 450 ml = fles = 9 = 14|Pijnstiller injectie 100 ml = flacon = 58 = 92|Penicilline injectie 250 ml = flacon = 29 = 46|Vaccin rotavirus, 20 doses = flacon = 148 = 196|Ontwormingsmiddel pour-on 5 l = can = 210 = 290|Propyleenglycol 10 l = can = 34 = 46'
)

/** A visit has four lines and starts with its call; nothing comes twice in a visit, and no operation twice at all. */
function orderVisits({ doc, random }: Print): void {
  const operations = new Set<string>()
  let visit = new Set<string>()
  doc.lines.forEach((line, at) => {
    if (at % 4 === 0) visit = new Set()
    const isFree = ([name]: (typeof vetItems)[number]) => !visit.has(name) && !operations.has(name)
    const own = vetItems.find(([name]) => name === line.description) ?? vetItems[0]
    const free = vetItems.slice(1).filter(isFree)
    const item = at % 4 === 0 ? vetItems[0] : isFree(own) ? own : random.pick(free)
    const [name, unit, least, most] = item
    if (name !== line.description) line.price = random.int(least * 20, most * 20) * 5
    line.description = name
    line.unit = unit
    visit.add(name)
    if (/Keizersnede|operatie|Ontworming/.test(name)) operations.add(name)
  })
}

const feesHeadings = { h: 'Prestations', page: 'Frais de bureau', acte: 'Débours' }
const feesSectionOf = (unit: string) =>
  unit === 'h' ? feesHeadings.h : unit === 'acte' ? feesHeadings.acte : feesHeadings.page

/** French invoices and those of the Netherlands and of Belgium, of eight trades. */
export const charenteBerkel: Family[] = [
  {
    name: 'fr-tonnellerie-futs-acompte',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      lines: [3, 7],
      isInOrder: true,
      isOnce: true,
      prepaid: 0.8,
      days: [30, 45],
      pools: partiesIn('FR', french),
      items: goods(
        'Fût neuf 225 L Bordeaux Export, chêne français grain fin, chauffe M+ = pce = 745 = 890|Fût neuf 225 L Château Ferré, merrain 24 mois, chauffe M = pce = 790 = 940|Fût neuf 300 L chêne français, chauffe ML = pce = 930 = 1080|Fût neuf 400 L type Cognac, grain moyen Limousin, chauffe forte = pce = 980 = 1190|Fût roux 400 L rebattu, 2 vins = pce = 210 = 330|Recerclage et changement de douelles sur fût client = pce = 74 = 128|Bonde silicone Ø 50 mm, haute = pce = 2 = 4|Marquage laser logo domaine, un fond = pce = 9 = 14|Chantier inox 2 fûts = pce = 118 = 165|Livraison camion hayon, départ atelier = fft = 140 = 290'
      ),
      numbers: (random, year) => `FC${year.slice(2)}-${random.digits(4)}`,
    },
    style: { ...spacedEuro, date: slashed },
    css: 'body{font:9pt "Carlito";color:#1d1a16;margin:0 1px 0 0} .hd{display:flex;gap:6mm;align-items:center;border-bottom:2.2pt solid #7a3b12;padding-bottom:4mm} .hd b{font:bold 17pt "C059";color:#7a3b12;display:block;line-height:1.1} .hd div{font-size:8.3pt;line-height:1.4;flex:1} .hd .k{text-align:right;flex:none} .mid{display:flex;justify-content:space-between;margin:8mm 0 6mm} .ref{width:78mm;align-self:flex-start} .ref td{padding:2.2px 4px;border:.5pt solid #b59c86} .ref td:first-child{background:#f3ebe2;width:32mm} .to{width:82mm;padding:4mm 5mm;border:.6pt solid #7a3b12;border-radius:2mm;line-height:1.45;font-size:10pt;box-sizing:border-box} h2{font:bold 13pt "C059";margin:0 0 3mm} .li th{background:#7a3b12;color:#fff;padding:4px 5px;font-weight:normal;text-align:left} .li td{padding:5px;border-bottom:.4pt solid #d8c8b8;vertical-align:top} .bt{display:flex;justify-content:space-between;gap:8mm;margin-top:6mm;break-inside:avoid} .pay{flex:1;font-size:8.5pt;line-height:1.5} .t{width:76mm;align-self:flex-start} .t td{padding:3px 5px} .t .n td{border-top:1pt solid #7a3b12;font-weight:bold;font-size:12pt;color:#7a3b12;padding-top:5px} .lg{font-size:7.3pt;line-height:1.4;margin-top:7mm;color:#4a4037} .ft{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.3pt;border-top:.5pt solid #b59c86;padding-top:2mm;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      settle(
        p,
        french,
        'Tonnellerie Guérineau & Fils SAS|TONNELLERIE BOISCLAIR|Maison Fradineau Tonneliers|Tonnellerie Rambaudier SARL',
        'SCEA Domaine des Groies|Distillerie Boisnard & Cie|Château Haut-Verdelle|EARL Vignobles Pineaudeau|COGNAC MAURINAY|GAEC Les Fins Bois de Font-Lebaud',
        'contact|facturation'
      )
      recount(
        p,
        ({ unit, description }) =>
          unit === 'fft'
            ? 1
            : /Bonde|Marquage/.test(description)
              ? random.int(6, 24)
              : random.int(2, 16),
        { step: 10000 }
      )
      const rows = p.lines((l) =>
        row([
          l.description,
          l.unit,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const paid = d.prepaid
        ? row([
            `Acompte reçu le ${p.date(d.orderDate)}<br><small>facture d’acompte AC${random.digits(5)}</small>`,
            `>- ${p.money(d.prepaid)}`,
          ])
        : ''
      return `<div class=hd><svg width="17mm" viewBox="0 0 40 40"><path d="M11 3h18c6 11 6 23 0 34H11C5 26 5 14 11 3z" fill="#a4632f"/><path d="M8 10h24M6.6 16h26.8M6.6 24h26.8M8 30h24" stroke="#3c1d08" stroke-width="1.6"/></svg><div><b>${d.seller.name}</b>Fabrication de fûts de chêne – négoce de futaille – réparation<br>${d.seller.street}, ${codeFirst(d.seller)}</div><div class=k>Tél. ${phoneOf(random, '05 45')}<br>${d.seller.mail}<br>${d.seller.site}</div></div>
<div class=mid><table class=ref>${row(['Date', p.date(d.issueDate)])}${row(['Code client', d.customerNumber])}${row(['Votre commande', `${d.orderNumber} du ${p.date(d.orderDate)}`])}${row(['Bon de livraison', `BL${random.digits(5)} du ${p.date(d.deliveryDate)}`])}${row(['N° TVA client', d.buyer.vatId])}</table><div class=to><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<h2>Facture n° ${d.number}</h2>
<table class=li>${heading(['Désignation', 'Unité', '>Qté', '>P.U. HT', '>Montant HT'])}${rows.join('')}</table>
<div class=bt><div class=pay><b>Règlement par virement au plus tard le ${p.date(d.dueDate)}</b><br>IBAN ${grouped(d.seller.iban)}<br>BIC AGRIFRPP8${random.digits(2)}<br>Merci de rappeler le numéro de facture.<br><br>Nos fûts sont fabriqués avec des merrains issus de forêts certifiées PEFC 10-31-${random.digits(4)}.</div><table class=t>${row(['Total HT', `>${p.money(d.subtotal)}`])}${p.taxes((t) => row([`TVA ${p.number(t.rate, 2)} %`, `>${p.money(taxOf(p, t))}`])).join('')}${row(['<b>Total TTC</b>', `><b>${p.money(d.total)}</b>`])}${paid}${rowOf('n', ['Net à payer', `>${p.money(d.amountDue)}`])}</table></div>
<div class=lg>Pas d’escompte pour paiement anticipé. Tout retard de paiement entraîne de plein droit des pénalités au taux de 3 fois l’intérêt légal ainsi qu’une indemnité forfaitaire de 40 € pour frais de recouvrement (art. L441-10 et D441-5 du Code de commerce). Les marchandises restent notre propriété jusqu’au paiement intégral du prix (loi n° 80-335 du 12 mai 1980). Toute réclamation doit parvenir sous 8 jours ; les fûts sont à mettre en eau avant emploi.</div>
<div class=ft>${d.seller.name} – capital de 76 224 € – RCS Angoulême ${sirenOf(d.seller)} – APE 1624Z<br>N° TVA intracommunautaire ${d.seller.vatId}</div>`
    },
  },
  {
    name: 'fr-port-plaisance-redevances',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      days: [30],
      pools: partiesIn('FR', { ...french, towns: coastTowns }),
      items: goods(
        'Redevance poste à flot – catégorie D (8,00 à 8,99 m) = mois = 88 = 134|Forfait hivernage terre-plein (octobre à mars) = forfait = 280 = 420|Électricité ponton, relevé compteur = kWh = 0.2 = 0.35|Manutention élévateur 15 t – sortie d’eau = opération = 96 = 142|Manutention élévateur 15 t – mise à l’eau = opération = 96 = 142|Calage et location de ber = jour = 3 = 6|Nettoyage haute pression carène = opération = 58 = 84|Casier pêcheur, location = mois = 9 = 14|Badge d’accès supplémentaire = unité = 12 = 20'
      ),
      numbers: (random, year) => `${year}-PP-${random.digits(5)}`,
    },
    style: { ...spacedEuro, date: slashed },
    css: 'body{font:9pt "Roboto";color:#17303f;margin:0 1px 0 0} .g{display:grid;grid-template-columns:74mm 1fr;gap:0 8mm} .sel{font-size:8.2pt;line-height:1.5} .sel b{font:700 12.5pt/1.15 "Roboto Condensed";color:#005b82;display:block;margin:2mm 0} .doc{background:#e6f1f6;padding:3mm 4mm;height:min-content} .doc h1{font:700 15pt "Roboto Condensed";margin:0 0 1.5mm;color:#005b82} .doc td{padding:1.5px 0} .to{margin:9mm 0 8mm 12mm;font-size:10pt;line-height:1.4;min-height:25mm} .bo{display:flex;gap:7mm;background:#f5f5f2;padding:2mm 4mm;font-size:8.4pt;margin-bottom:4mm} .l th{text-align:left;font:500 8pt "Roboto";border-top:1.2pt solid #005b82;border-bottom:.6pt solid #005b82;padding:4px 3px} .l td{padding:4.5px 3px;border-bottom:.4pt dotted #8aa} .s{margin:4mm 0 0 auto;width:82mm} .s td{padding:3px} .s .z td{background:#005b82;color:#fff;font-weight:700;font-size:11pt;padding:5px 6px} .m{font-size:8pt;line-height:1.45;margin-top:6mm} .cut{position:fixed;bottom:0;left:0;right:0;border-top:.8pt dashed #456;padding-top:3mm;font-size:8.2pt} .cut h4{margin:0 0 2mm;font:700 9.5pt "Roboto Condensed";color:#005b82} .cc{display:grid;grid-template-columns:1fr 1fr 26mm;gap:5mm;line-height:1.45} .cc table td{border:.6pt solid #456;padding:3px 5px} .cc table{align-self:flex-start}',
    draw: (p) => {
      const { doc: d, random } = p
      const title = settle(
        p,
        french,
        'Syndicat mixte du port de plaisance de Marensol|Régie du port de la Vieille-Forme|Régie municipale des ports de Saint-Clément-les-Bains|SEMOP Port Barbareau',
        'Monsieur/Alain Fouchereau|Madame/Brigitte Lespinas|M. et Mme/Jacques Thomasset|SARL Voiles & Pertuis|Association Les Vieux Gréements|Madame/Odile Rivasseau',
        'capitainerie|port'
      )
      recount(p, ({ unit }) =>
        unit === 'kWh'
          ? random.int(38, 410)
          : unit === 'mois'
            ? random.pick([3, 6])
            : unit === 'jour'
              ? random.int(5, 21)
              : unit === 'unité'
                ? random.int(1, 3)
                : 1
      )
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
      const boat = `${random.pick(words('MISTRAL GAGNANT|L’ALBACORE|PETIT PRINCE II|KERDONIS|TI PUNCH'))} – RO ${random.digits(6)}`
      return `<div class=g><div class=sel><svg width="30mm" viewBox="0 0 90 30"><path d="M30 2v18H10zM34 6l16 14H34z" fill="#005b82"/><path d="M2 25q8-5 16 0t16 0 16 0 16 0 16 0" fill="none" stroke="#3fa7c9" stroke-width="3"/></svg><b>${d.seller.name}</b>Capitainerie – ${d.seller.street}<br>${codeFirst(d.seller)}<br>Tél. ${phoneOf(random, '05 46')} – VHF canal 9<br>${d.seller.mail}<br>SIRET ${sirenOf(d.seller)} 00018<br>TVA ${d.seller.vatId}</div><div><div class=doc><h1>FACTURE</h1><table>${row(['Numéro', `>${d.number}`])}${row(['Date d’émission', `>${p.date(d.issueDate)}`])}${row(['N° usager', `>${d.customerNumber}`])}${row(['Date limite de paiement', `><b>${p.date(d.dueDate)}</b>`])}</table></div><div class=to>${title}${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div></div>
<div class=bo><div>Navire<br><b>${boat}</b></div><div>Longueur hors tout<br><b>8,${random.digits(2)} m</b></div><div>Ponton / poste<br><b>${random.pick(['A', 'C', 'F'])} ${random.int(2, 64)}</b></div><div>Contrat annuel<br><b>${random.digits(4)}</b></div></div>
<table class=l>${heading(['Nature de la prestation', '>Quantité', 'Unité', '>Tarif HT (€)', '>TVA', '>Montant HT (€)'])}${rows.join('')}</table>
<table class=s>${row(['Total hors taxes', `>${p.money(d.subtotal)}`])}${p.taxes((t) => row([`TVA ${p.number(t.rate)} %`, `>${p.money(taxOf(p, t))}`])).join('')}${row(['Total toutes taxes comprises', `>${p.money(d.total)}`])}${rowOf('z', ['Somme à payer', `>${p.money(d.amountDue)}`])}</table>
<div class=m>Tarifs portuaires votés par délibération du ${p.date(`${Number(d.from.slice(0, 4)) - 1}-12-12`)}. Une attestation d’assurance du navire en cours de validité doit être remise à la capitainerie. À défaut de règlement à la date limite, un titre de recettes sera émis et le recouvrement confié au comptable public.</div>
<div class=cut><h4>Talon à joindre à votre règlement</h4><div class=cc><div><b>Par chèque</b> à l’ordre de « Régie du port », à adresser avec ce talon à la capitainerie.<br><b>Par carte bancaire</b> à la capitainerie ou sur www.payfip.gouv.fr, identifiant collectivité 0${random.digits(5)}.<br><b>Par virement</b> IBAN ${grouped(d.seller.iban)} – BIC TRPUFRP1</div><table>${row(['Facture', `>${d.number}`])}${row(['Usager', `>${d.customerNumber}`])}${row(['À payer avant le', `>${p.date(d.dueDate)}`])}${row(['Montant', `><b>${p.money(d.amountDue)}</b>`])}</table>${squareCode(random, '25mm', { side: 25 })}</div></div>`
    },
  },
  {
    name: 'fr-serrurier-depannage-ei',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [10, 20],
      lines: [3, 7],
      isInOrder: true,
      isOnce: true,
      isSellerPerson: true,
      isBuyerPerson: true,
      days: [0, 7, 15],
      pools: partiesIn('FR', french),
      items: goods(
        'Déplacement et prise en charge, zone 2 = forfait = 45 = 69|Ouverture de porte claquée sans dégradation = forfait = 80 = 120|Ouverture de porte verrouillée avec perçage du cylindre = forfait = 140 = 190|Cylindre européen 30 x 40 débrayable, 5 clés, carte de propriété = u = 78 = 145|Serrure 3 points en applique, fourniture = u = 260 = 420|Main d’œuvre pose et réglage = h = 48 = 58|Gâche électrique 12 V pour interphone = u = 52 = 86 = 1|Reproduction de clé protégée sur carte = u = 32 = 54 = 1|Boîte à clés à code murale = u = 38 = 62 = 1|Ferme-porte hydraulique force 3 = u = 88 = 139 = 1'
      ),
      numbers: (random, year) => `F-${year}-${random.digits(4)}`,
    },
    style: { ...spacedEuro, date: slashed },
    css: 'body{font:9.3pt "Open Sans";color:#2b2b2b;margin:0 1px 0 0} .a{display:flex;justify-content:space-between} .who b{font-size:14pt;color:#c8500a} .who{line-height:1.5;font-size:8.7pt} .num{text-align:right;line-height:1.6} .num b{font-size:15pt} .cl{margin:8mm 0 6mm 95mm;background:#f4f4f4;border-left:3pt solid #c8500a;padding:3mm 4mm;line-height:1.45} .ob{font-size:8.7pt;margin-bottom:4mm;line-height:1.5} .l th{background:#2b2b2b;color:#fff;font-size:8pt;text-align:left;padding:5px} .l td{padding:6px 5px;border-bottom:.5pt solid #ccc;vertical-align:top} .l td:first-child{color:#888} .z{display:flex;justify-content:space-between;align-items:flex-start;margin-top:6mm;break-inside:avoid} .v{width:80mm} .v th{font-size:7.6pt;text-align:left;border-bottom:.7pt solid #888;padding:2px} .v td{font-size:8.3pt;padding:3px 2px} .t{width:70mm} .t td{padding:4px 5px} .t .b td{background:#c8500a;color:#fff;font-weight:bold;font-size:11pt} .c{display:flex;gap:8mm;margin-top:7mm;font-size:8pt;line-height:1.5;break-inside:avoid} .c>div{flex:1} .sg{border:.6pt solid #999;height:20mm;padding:2mm} .f{position:fixed;bottom:0;left:0;right:0;font-size:7pt;color:#666;text-align:center;line-height:1.45}',
    draw: (p) => {
      const { doc: d, random } = p
      const title = settle(
        p,
        french,
        'Mickaël Dutertreau EI|Franck Billaudel EI|Nadège Corbinaud EI|Yoann Sarrazy EI',
        'M./Gilbert Massonnet|Mme/Colette Archambeau|SCI Les Trois Ormeaux|Syndic Aubrac-Lefort Immobilier|M. et Mme/Karim Benyettou|Indivision Charrier-Moinet',
        'contact|serrurerie'
      )
      const owner = d.seller.name.replace(/ EI$/, '')
      recount(p, ({ unit }) =>
        unit === 'h' ? random.pick([1, 1.5, 2, 2.5]) : unit === 'u' ? random.int(1, 2) : 1
      )
      const rows = p.lines((l, at) =>
        row([
          `${at + 1}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.money(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate)} %`, `>${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
      )
      return `<div class=a><div class=who><b>${owner}</b> EI<br>Entrepreneur individuel – Serrurerie, dépannage 7j/7<br>${address(d.seller)}<br>${phoneOf(random, '06 ' + random.digits(2))}<br>${d.seller.mail}</div><div class=num><b>Facture ${d.number}</b><br>Date : ${p.date(d.issueDate)}<br>Intervention le ${p.date(d.deliveryDate)}<br>Échéance : ${p.date(d.dueDate)}</div></div>
<div class=cl>${title}<b>${d.buyer.name}</b><br>${address(d.buyer)}</div>
<div class=ob><b>Objet :</b> dépannage serrurerie – bon d’intervention n° ${random.digits(4)}, signé avant travaux<br><b>Lieu :</b> ${d.buyer.street}, ${d.buyer.town}</div>
<table class=l>${heading(['N°', 'Désignation', '>Qté', 'Unité', '>Prix U. HT', '>TVA', '>Total HT'])}${rows.join('')}</table>
<div class=z><table class=v>${heading(['Taux TVA', '>Base HT', '>Montant TVA'])}${taxes.join('')}</table><table class=t>${row(['Total HT', `>${p.money(d.subtotal)}`])}${row(['Total TVA', `>${p.money(d.tax)}`])}${row(['<b>Total TTC</b>', `><b>${p.money(d.total)}</b>`])}${rowOf('b', ['Net à payer', `>${p.money(d.amountDue)}`])}</table></div>
<div class=c><div><b>Moyens de paiement :</b> espèces, chèque, virement<br>Titulaire : ${owner}<br>IBAN : ${grouped(d.seller.iban)}<br>Pénalités de retard : 3 fois le taux d’intérêt légal. Indemnité forfaitaire de recouvrement pour les professionnels : 40 €. Escompte : néant.</div><div>Pour les lignes à taux réduit de TVA, le client certifie que le local est à usage d’habitation et achevé depuis plus de deux ans (art. 279-0 bis du CGI).<div class=sg>Signature du client</div></div></div>
<div class=f>${d.seller.name} – SIRET ${sirenOf(d.seller)} 00021 – TVA intracommunautaire ${d.seller.vatId} – RM ${d.seller.postCode.slice(0, 2)} – APE 4332B<br>Assurance RC pro et décennale : police n° ${random.digits(8)}, couverture France métropolitaine. Médiateur de la consommation : www.mediation-artisans.example</div>`
    },
  },
  {
    name: 'fr-routage-affranchissement-pages',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20, 0],
      lines: [46, 72],
      days: [30, 45, 60],
      pools: partiesIn('FR', french),
      items: goods(
        'Traitement fichier adresses, dédoublonnage et RNVP = mille = 8 = 14|Personnalisation laser A4 recto noir = mille = 19 = 32|Personnalisation laser A4 recto verso couleur = mille = 64 = 98|Mise sous pli mécanique C5, 2 encarts = mille = 34 = 49|Mise sous film biodégradable = mille = 41 = 60|Fourniture enveloppe DL fenêtre, offset 80 g = mille = 17 = 26|Fourniture enveloppe C5 kraft = mille = 28 = 39|Tri, liassage et dépôt plateforme = mille = 12 = 20|Gestion des PND et retours = plis = 0.3 = 0.5|Frais fixes de mise en route machine = forfait = 55 = 90|Affranchissement Destineo esprit libre 35 g = plis = 0.4 = 0.6|Affranchissement lettre verte industrielle 20 g = plis = 0.8 = 1 = 1|Affranchissement Ecopli grand compte 20 g = plis = 0.6 = 0.8 = 1|Affranchissement presse urgente 100 g = plis = 0.45 = 0.7 = 1'
      ),
      numbers: (random) => `1${random.digits(6)}`,
    },
    style: { ...spaced, date: slashed },
    css: 'body{font:8.4pt "Liberation Sans";color:#000;margin:0 1px 0 0} .pg{break-after:page} .pg:last-child{break-after:auto} .h{display:flex;justify-content:space-between;align-items:flex-start} .h .n{font:bold 15pt "Liberation Sans Narrow"} .h .x{font-size:7.6pt;line-height:1.45} .ti{border:1pt solid #000;width:74mm} .ti td,.ti th{border:.5pt solid #000;padding:3px 5px;font-size:8pt;text-align:center} .ti th{background:#ddd;font-weight:normal} .to{margin:7mm 0 6mm 100mm;line-height:1.4;font-size:9.5pt;min-height:21mm} .in{font-size:8pt;margin-bottom:2mm} .g{border:.8pt solid #000} .g th{background:#ddd;border:.5pt solid #000;padding:4px;font-size:7.8pt} .g td{border-left:.5pt solid #000;border-right:.5pt solid #000;padding:2.3px 4px} .g .c td{border-top:.5pt solid #000;font-style:italic;padding:3px 4px} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:4mm;break-inside:avoid} .e table{border:.8pt solid #000} .e td,.e th{border:.5pt solid #000;padding:3px 5px;font-size:8.2pt} .e th{background:#ddd;font-weight:normal} .e .w{width:92mm} .e .t{width:70mm} .e .k td{font-weight:bold;font-size:10.5pt} .l{font-size:7.2pt;line-height:1.45;margin-top:4mm} .pp{text-align:right;font-size:7.6pt;margin-top:1.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      settle(
        p,
        french,
        'ATLANTIQUE ROUTAGE|Mailédit Services SAS|Routage Aunis & Façonnage SARL|Plisse-Moreau Éditique SA',
        'Fédération des Chasseurs du Val de Boutonne|Mutuelle Horizon Saintonge|Éditions du Carrelet SARL|VPC Jardins & Terroirs SAS|Chambre d’agriculture du Pays Bas|CREDIT COOP LITTORAL',
        'comptabilite|facturation'
      )
      recount(p, ({ unit, description }) =>
        unit === 'mille'
          ? random.int(4, 48) / 4
          : unit === 'plis'
            ? /PND/.test(description)
              ? random.int(14, 190)
              : random.int(180, 3900)
            : 1
      )
      const first = Date.parse(d.from)
      const days = p
        .lines(() => first + (Date.parse(d.until) - first) * random.next())
        .sort((a, b) => a - b)
        .map((day) => p.date(new Date(day).toISOString().slice(0, 10)))
      const jobs = days.map((_, at) => `OP${4100 + Math.floor(at / 5) * 7}`)
      const rows = p.lines((l, at) => ({
        amount: l.amount,
        html: row([
          days[at],
          jobs[at],
          l.description,
          `>${p.number(l.quantity, l.unit === 'mille' ? 2 : 0)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate, 2)}`,
        ]),
      }))
      const pages: (typeof rows)[] = [rows.slice(0, 40)]
      for (let at = 40; at < rows.length; at += 32) pages.push(rows.slice(at, at + 32))
      const sumUpTo = (at: number) =>
        pages
          .slice(0, at)
          .flat()
          .reduce((sum, { amount }) => sum + amount, 0)
      const carry = (text: string, at: number) =>
        rowOf('c', ['', '', text, '', '', '', `>${p.plain(sumUpTo(at))}`, ''])
      const head = heading([
        'Date',
        'Opération',
        'Désignation',
        '>Quantité',
        'Unité',
        '>P.U. HT',
        '>Montant HT',
        '>TVA %',
      ])
      const taxes = p.taxes((t) =>
        row([
          `>${p.number(t.rate, 2)}`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          t.rate ? 'TVA sur les débits' : 'Exonéré',
        ])
      )
      const top = (at: number) =>
        `<div class=h><div><div class=n>${d.seller.name}</div><div class=x>${at ? '' : `Routage – Éditique – Façonnage – Logistique<br>${d.seller.street}, ${codeFirst(d.seller)}<br>Tél. ${phoneOf(random, '05 46')} – ${d.seller.mail}`}</div></div><table class=ti>${row(['FACTURE N°', 'DATE', 'CLIENT'], 'th')}${row([`<b>${d.number}</b>`, p.date(d.issueDate), d.customerNumber])}</table></div>`
      const intro = `<div class=to><b>${d.buyer.name}</b><br>Service comptabilité fournisseurs<br>${d.buyer.street}<br>${codeFirst(d.buyer).toUpperCase()}</div><div class=in>Prestations du ${p.date(d.from)} au ${p.date(d.until)} – Votre référence : ${d.orderNumber} – Montants en euros (EUR)</div>`
      const end = `<div class=e><table class=w>${heading(['>Taux', '>Base HT', '>Montant TVA', 'Régime'])}${taxes.join('')}</table><table class=t>${row(['Total HT', `>${p.plain(d.subtotal)}`])}${row(['Total TVA', `>${p.plain(d.tax)}`])}${rowOf('k', ['TOTAL TTC EUR', `>${p.plain(d.total)}`])}</table></div><div class=e><table class=w>${heading(['Échéance', 'Mode de règlement', '>Montant'])}${row([p.date(d.dueDate), 'Virement', `>${p.plain(d.amountDue)}`])}</table></div><div class=l>Domiciliation : ${d.seller.name} – IBAN ${grouped(d.seller.iban)}<br>Affranchissements du service universel exonérés de TVA : art. 261-4-11° du CGI. Escompte pour paiement anticipé : néant. En cas de retard, intérêts au taux de refinancement de la BCE majoré de 10 points et indemnité forfaitaire de 40 €.<br>${d.seller.name} – siège : ${d.seller.street}, ${codeFirst(d.seller)} – RCS La Rochelle ${sirenOf(d.seller)} – TVA ${d.seller.vatId} – NAF 8219Z</div>`
      return pages
        .map(
          (own, at) =>
            `<div class=pg>${top(at)}${at ? '<br>' : intro}<table class=g>${head}${at ? carry('Report', at) : ''}${own.map(({ html }) => html).join('')}${at < pages.length - 1 ? carry('À reporter', at + 1) : ''}</table>${at === pages.length - 1 ? end : ''}<div class=pp>Page ${at + 1} / ${pages.length}</div></div>`
        )
        .join('')
    },
  },
  {
    name: 'nl-werkkleding-creditfactuur',
    plan: {
      country: 'NL',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [21],
      lines: [1, 5],
      isOnce: true,
      lineDiscount: 0.4,
      pools: partiesIn('NL', dutch),
      items: goods(
        'Softshell jas unisex, marine, mt. XL = stuks = 58 = 89|Werkbroek stretch met kniezakken, zwart, mt. 52 = stuks = 49 = 79|Poloshirt 200 g, kobalt, mt. L = stuks = 12 = 19|Sweater ronde hals, antraciet, mt. M = stuks = 21 = 33|Veiligheidsschoen S3 laag, mt. 43 = paar = 74 = 118|Regenpak RWS klasse 3, fluor oranje, mt. XXL = set = 66 = 97|Snijbestendige handschoen niveau D, mt. 9 = paar = 4 = 8|Borduren logo borst links t/m 8 cm = stuks = 4 = 6|Thermoshirt lange mouw, zwart, mt. L = stuks = 18 = 27'
      ),
      numbers: (random) => `70${random.digits(6)}`,
    },
    style: { ...euroBefore, date: dashed },
    css: 'body{font:9pt "Inter";color:#1c1c1c;margin:0 1px 0 0} .t{display:flex;justify-content:space-between;align-items:flex-start} .lg{background:#f2b600;padding:3.5mm 5mm;font:800 14pt "Inter";max-width:78mm;line-height:1.15} .own{font-size:7.8pt;line-height:1.55;text-align:right} .m{display:flex;justify-content:space-between;margin:13mm 0 9mm} .to{line-height:1.5;font-size:9.6pt} .kv{width:74mm} .kv td{padding:1.8px 0;font-size:8.6pt} .kv td:first-child{color:#666} h1{font:700 19pt "Inter";margin:0 0 2mm} .rs{font-size:8.7pt;margin:0 0 5mm;line-height:1.5} .l th{font-size:7.8pt;text-align:left;border-bottom:1.4pt solid #1c1c1c;padding:4px 2px} .l td{padding:5px 2px;border-bottom:.4pt solid #ccc} .s{width:80mm;margin:5mm 0 0 auto} .s td{padding:3.5px 2px} .s .q td{border-top:1.4pt solid #1c1c1c;font-weight:700;font-size:10.5pt} .o{margin-top:10mm;font-size:8.4pt;line-height:1.55} .f{position:fixed;bottom:0;left:0;right:0;border-top:2.5pt solid #f2b600;padding-top:2.5mm;font-size:7.4pt;display:flex;justify-content:space-between;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      const title = settle(
        p,
        dutch,
        'Wolterink Bedrijfskleding B.V.|PROFDRAGER NEDERLAND|Ter Haar & Slotboom Werkkleding|Veiligwerk Achterhoek BV',
        'Loonbedrijf Nijenhuis-Te Brake V.O.F.|Hagelkruis Techniek B.V.|Stichting Groenploeg Berkelland|Bouwbedrijf J. Wissink|De heer/G.J. Roerdink|Kraanverhuur Oonk B.V.',
        'administratie|verkoop'
      )
      recount(p, ({ unit }) => random.int(1, unit === 'stuks' ? 12 : 5))
      const rows = p.lines((l) =>
        row([
          `${random.digits(4)}.${random.digits(3)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)}%` : ''}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const reason = random.pick(
        words(
          'Retour ontvangen: verkeerde maat geleverd|Retour volgens afspraak met uw contactpersoon|Retour ongedragen en in originele verpakking'
        )
      )
      return `<div class=t><div class=lg>${d.seller.name}</div><div class=own>${d.seller.street}<br>${codeFirst(d.seller)}<br>T ${phoneOf(random, '0573')}<br>${d.seller.mail}<br>${d.seller.site}</div></div>
<div class=m><div class=to>${title}${d.buyer.name}<br>${title ? '' : 'T.a.v. de crediteurenadministratie<br>'}${d.buyer.street}<br>${codeFirst(d.buyer)}</div><table class=kv style="align-self:flex-start">${row(['Creditfactuurnummer', `><b>${d.number}</b>`])}${row(['Creditfactuurdatum', `>${p.date(d.issueDate)}`])}${row(['Debiteurnummer', `>${d.customerNumber}`])}${row(['Oorspronkelijke factuur', `>${d.earlier}`])}${row(['RMA-nummer', `>RMA${random.digits(5)}`])}</table></div>
<h1>Creditfactuur</h1><div class=rs>${reason}. Retour verwerkt op ${p.date(d.deliveryDate)}.</div>
<table class=l>${heading(['Artikel', 'Omschrijving', '>Aantal', 'Eenheid', '>Prijs', '>Korting', '>Bedrag'])}${rows.join('')}</table>
<table class=s>${row(['Totaal exclusief btw', `>${p.money(d.subtotal)}`])}${p.taxes((t) => row([`${p.number(t.rate)}% btw over ${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])).join('')}${rowOf('q', ['Te crediteren inclusief btw', `>${p.money(d.total)}`])}</table>
<div class=o>Het bedrag wordt verrekend met uw openstaande facturen. Staat er niets open, dan storten wij het binnen 10 werkdagen terug op het bij ons bekende rekeningnummer.<br>Vragen over deze creditfactuur? Vermeld bij contact altijd het RMA-nummer.</div>
<div class=f><div>KvK ${random.digits(8)}<br>Btw ${d.seller.vatId}</div><div>IBAN ${grouped(d.seller.iban)}<br>BIC INGBNL2A</div><div>Op al onze leveringen zijn de Modint-<br>leveringsvoorwaarden van toepassing.</div></div>`
    },
  },
  {
    name: 'nl-dierenarts-melkvee-maand',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21],
      lines: [8, 18],
      days: [14, 21],
      pools: partiesIn('NL', dutch),
      items: vetItems,
      numbers: (random, year) => `${year}${random.digits(5)}`,
    },
    style: { ...comma, date: dashed },
    css: 'body{font:9pt "Liberation Sans";color:#111;margin:0 1px 0 0} .h{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:.8pt solid #2d6b3c;padding-bottom:3mm} .h b{font:bold 16pt "URW Gothic";color:#2d6b3c} .h div{font-size:8pt;line-height:1.45;white-space:nowrap} .to{margin:10mm 0 8mm 4mm;font-size:10pt;line-height:1.4} .k{display:grid;grid-template-columns:repeat(5,auto);justify-content:space-between;margin-bottom:5mm;font-size:8.6pt;line-height:1.5} .k b{display:block;font-size:7.5pt;color:#2d6b3c} .l th{font-size:8pt;color:#2d6b3c;text-align:left;padding:3px 2px;border-bottom:.8pt solid #2d6b3c} .l td{padding:2.6px 2px} .l .d td{padding-top:7px;font-weight:bold} .s{display:flex;justify-content:flex-end;margin-top:5mm;break-inside:avoid} .s table{width:84mm} .s td{padding:3px 2px} .s .q td{font-weight:bold;border-top:.8pt solid #2d6b3c;border-bottom:2pt double #2d6b3c;font-size:10.5pt} .i{margin-top:6mm;border:.7pt solid #2d6b3c;padding:3mm 4mm;font-size:8.6pt;line-height:1.5;break-inside:avoid} .f{font-size:7.3pt;margin-top:5mm;line-height:1.5;color:#333}',
    draw: (p) => {
      const { doc: d, random } = p
      settle(
        p,
        dutch,
        'Dierenartsenpraktijk De Berkelstroom B.V.|Veeartsen Oost-Gelre Coöperatie U.A.|DAP Lindeboom & Wiggers|Dierenkliniek Het Broek',
        'Maatschap Te Vaarwerk-Kloosterman|Melkveebedrijf Rensink V.O.F.|Mts. G.H. en J. Bleumink|Fokstal Groot Zevert B.V.|Veehouderij H.J. Ormel',
        'praktijk|administratie'
      )
      orderVisits(p)
      recount(p, ({ unit, description }) =>
        unit === 'keer'
          ? /Tijd/.test(description)
            ? random.int(2, 9)
            : 1
          : unit === 'stuk'
            ? random.int(2, 21)
            : random.int(1, 4)
      )
      const visits = Math.ceil(d.lines.length / 4)
      const span = Date.parse(d.until) - Date.parse(d.from)
      const rows = p.lines((l, at) => {
        const visit = Math.floor(at / 4)
        const day = new Date(Date.parse(d.from) + (span * (visit + 0.4)) / visits)
        const vet = random.pick(words('drs. M. Egberink|drs. P. Hulshof|drs. A. Smeenk'))
        const head =
          at % 4 === 0
            ? rowOf('d', [`Bezoek ${p.date(day.toISOString().slice(0, 10))}`, vet, '', '', '', ''])
            : ''
        const isMedicine = /doos|flacon|fles|can/.test(l.unit)
        return (
          head +
          row([
            l.description,
            isMedicine
              ? `${random.pick(['UDA', 'UDD', 'URA'])} ch. ${random.digits(5)}${random.pick(['A', 'C', 'K'])}`
              : '',
            `>${p.number(l.quantity)}`,
            l.unit,
            `>${p.plain(l.price)}`,
            `>${p.plain(l.amount)}`,
          ])
        )
      })
      return `<div class=h><b>${d.seller.name}</b><div>${d.seller.street}, ${codeFirst(d.seller)}<br>Dag en nacht bereikbaar: ${phoneOf(random, '0545')}<br>${d.seller.mail}</div></div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div>
<div class=k><div><b>FACTUUR</b>${d.number}</div><div><b>FACTUURDATUM</b>${p.date(d.issueDate)}</div><div><b>KLANTNUMMER</b>${d.customerNumber}</div><div><b>UBN</b>${random.int(1, 6)}${random.digits(6)}</div><div><b>PERIODE</b>${p.date(d.from)} t/m ${p.date(d.until)}</div></div>
<table class=l>${heading(['Omschrijving', 'Kanalisatie / charge', '>Aantal', 'Eenheid', '>Prijs €', '>Bedrag €'])}${rows.join('')}</table>
<div class=s><table>${row(['Totaal excl. btw', 'EUR', `>${p.plain(d.subtotal)}`])}${p.taxes((t) => row([`Btw hoog ${p.number(t.rate)}%`, 'EUR', `>${p.plain(taxOf(p, t))}`])).join('')}${rowOf('q', ['Totaal incl. btw', 'EUR', `>${p.plain(d.total)}`])}</table></div>
<div class=i><b>Automatische incasso.</b> Het bedrag van € ${p.plain(d.amountDue)} schrijven wij op of omstreeks ${p.date(d.dueDate)} af van uw rekening eindigend op ${random.digits(4)}. Kenmerk machtiging M${random.digits(6)}, incassant-ID NL${random.digits(2)}ZZZ${random.digits(8)}0000.</div>
<div class=f>De geleverde diergeneesmiddelen zijn gemeld in MediRund. Bewaar deze factuur minimaal 5 jaar bij uw logboek. Wachttijden: zie bijsluiter en visitebrief.<br>${d.seller.name} · KvK ${random.digits(8)} · btw-id ${d.seller.vatId} · IBAN ${grouped(d.seller.iban)}</div>`
    },
  },
  {
    name: 'nl-be-schoolboeken-lijst',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [6, 21],
      lines: [6, 13],
      isOnce: true,
      isGross: true,
      isBuyerPerson: true,
      days: [14, 21, 30],
      pools: partiesIn('NL', flemish),
      items: goods(
        'Rekenwijzer 3 – leerwerkboek = st = 24 = 34|Taalrijk 3 Nederlands – leerboek = st = 28 = 38|À la page 3 – livre de l’élève = st = 26 = 37|À la page 3 – cahier d’exercices = st = 14 = 20|Crossroads 3 – workbook = st = 22 = 31|Elementen chemie 3 – werkboek = st = 19 = 27|Biosfeer 3 – leerwerkboek = st = 25 = 33|Tijdspoor 3 geschiedenis – leerboek (huur) = st = 8 = 13|Wereldatlas secundair, 5e druk = st = 39 = 48|Fysica in beweging 3 – werkboek = st = 18 = 26|Latijn Via Nova 3 – tekstboek (huur) = st = 9 = 14|Zakrekenmachine wetenschappelijk, 2 lijnen = st = 19 = 29 = 1|Passer met verlengstuk in etui = st = 9 = 16 = 1|Kaftpapier transparant, rol 5 m = st = 3 = 5 = 1|Labojas katoen, maat S = st = 17 = 23 = 1'
      ),
      numbers: (random, year) => `VF${year}/${random.digits(5)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:9.2pt "Lato";color:#222;margin:0 1px 0 0} .b{display:flex;align-items:center;gap:4mm;background:#1f3b70;color:#fff;padding:4mm 5mm} .b b{font:900 15pt "Lato";flex:1} .b span{font-size:8pt;line-height:1.4;text-align:right} .p{display:flex;justify-content:space-between;margin:8mm 0 7mm} .p .x{font-size:8.8pt;line-height:1.55} .p .y{width:80mm;font-size:10pt;line-height:1.45} h1{font:900 17pt "Lato";color:#1f3b70;margin:0 0 1mm} .l th{text-align:left;font-size:8pt;color:#1f3b70;padding:3px 4px;border-bottom:1pt solid #1f3b70} .l td{padding:4px} .l tr:nth-child(even) td{background:#eef1f7} .l .c{font:8pt "Inconsolata"} .z{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm;break-inside:avoid} .v{width:88mm} .v th{font-size:7.6pt;font-weight:400;color:#666;text-align:left;padding:2px 3px} .v td{font-size:8.4pt;padding:2px 3px;border-top:.4pt solid #bbb} .t{width:76mm} .t td{padding:5px 4px;font-size:12pt;font-weight:900;color:#1f3b70;border-top:1pt solid #1f3b70;border-bottom:1pt solid #1f3b70} .q{display:flex;gap:6mm;margin-top:8mm;border:.8pt solid #1f3b70;padding:4mm;align-items:center;break-inside:avoid} .q table{flex:1} .q td{padding:2px 0} .q td:first-child{color:#666;width:36mm} .n{font-size:7.8pt;line-height:1.5;margin-top:5mm} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.5pt;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const title = settle(
        p,
        flemish,
        'Boekhandel Van Wezemael BV|De Leeshoek Schoolboekenservice|LERENDO SCHOOL|Papierhuis D’Hondt & Zoon BV',
        'De heer en mevrouw/Bram Vercauteren-Pieters|Mevrouw/Eline Van Nieuwenhove|De heer/Stefaan De Pauw|Mevrouw/Hilde Schockaert|De heer/Mohamed El Amrani',
        'schoolboeken|info'
      )
      settleInBelgium(p)
      recount(p, ({ description }) => (/Kaftpapier/.test(description) ? random.int(2, 4) : 1), {
        isGross: true,
      })
      const rows = p.lines((l) =>
        row([
          `<span class=c>${/Zak|Passer|Kaft|Labojas/.test(l.description) ? `ART${random.digits(6)}` : `978-90-${random.digits(4)}-${random.digits(3)}-${random.digits(1)}`}</span>`,
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) => {
        const base = baseOf(p, t)
        const tax = taxOf(p, t)
        return row([
          `${p.number(t.rate)}%`,
          `>${p.money(base)}`,
          `>${p.money(tax)}`,
          `>${p.money(base + tax)}`,
        ])
      })
      const school = random.pick(
        words(
          'Sint-Amanduscollege|GO! Atheneum Scheldeland|Heilig-Hartinstituut|Middenschool De Vaart'
        )
      )
      const message = structured(random)
      return `<div class=b><b>${d.seller.name}</b><span>${d.seller.street}, ${codeFirst(d.seller)}<br>Tel. ${phoneOf(random, '09 3' + random.digits(2))} – ${d.seller.mail}</span></div>
<div class=p><div class=x><h1>Factuur</h1>Factuurnummer: <b>${d.number}</b><br>Factuurdatum: ${p.date(d.issueDate)}<br>Vervaldatum: ${p.date(d.dueDate)}<br>Klantnummer: ${d.customerNumber}<br>Afgehaald op: ${p.date(d.deliveryDate)}</div><div class=y>${title}${d.buyer.name}<br>${address(d.buyer)}<br><br><small>Boekenlijst: ${school}, 3de jaar<br>Leerling: ${random.pick(words('Lotte|Arne|Noor|Wout|Yasmina'))}, klas 3${random.pick(['NWa', 'LAb', 'EMT'])}</small></div></div>
<table class=l>${heading(['ISBN / artikel', 'Titel', '>Aantal', '>Prijs incl. btw', '>Btw', '>Bedrag incl. btw'])}${rows.join('')}</table>
<div class=z><table class=v>${heading(['Btw-tarief', '>Maatstaf', '>Btw', '>Incl. btw'])}${taxes.join('')}${row(['Totaal', `>${p.money(d.subtotal)}`, `>${p.money(d.tax)}`, `>${p.money(d.total)}`])}</table><table class=t>${row(['Te betalen', `>${p.money(d.amountDue)}`])}</table></div>
<div class=q>${squareCode(random, '27mm')}<table>${row(['Rekening', `<b>${grouped(d.seller.iban)}</b>`])}${row(['Begunstigde', d.seller.name])}${row(['Mededeling', `<b>${message}</b>`])}${row(['Betalen vóór', p.date(d.dueDate)])}${row(['', 'Scan de QR-code met de app van je bank.'])}</table></div>
<div class=n>Huurboeken worden uiterlijk op 30 juni ingeleverd, ongeschonden en gekaft; beschadigde of ontbrekende boeken worden aan de nieuwprijs aangerekend. Ongebruikte werkboeken kunnen tot 15 september worden teruggebracht met deze factuur. Bij niet-betaling volgt eerst een kosteloze herinnering (Boek XIX WER).</div>
<div class=f>${d.seller.name} – ${belgianVat(d.seller.vatId)} – RPR Gent, afdeling Dendermonde</div>`
    },
  },
  {
    name: 'fr-be-avocate-etat-honoraires',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [21, 0],
      lines: [6, 13],
      isInOrder: true,
      isOnce: true,
      isSellerPerson: true,
      prepaid: 0.7,
      days: [15, 30],
      pools: partiesIn('FR', { ...walloon, country: 'Belgique' }),
      items: goods(
        'Consultations et entretiens au cabinet = h = 110 = 150|Étude du dossier et recherches = h = 110 = 150|Rédaction de la requête et des conclusions = h = 110 = 150|Négociation avec le conseil adverse = h = 110 = 150|Audience d’introduction et plaidoiries = h = 110 = 150|Frais d’ouverture et d’archivage = forfait = 65 = 95|Correspondance et dactylographie = page = 9 = 12|Copies et impressions = copie = 0.25 = 0.5|Déplacements = km = 0.5 = 0.7|Droit de mise au rôle = acte = 50 = 165 = 1|Citation, huissier de justice = acte = 210 = 340 = 1|Contribution au fonds d’aide juridique = acte = 22 = 26 = 1'
      ),
      numbers: (random, year) => `${year}/${random.digits(3)}`,
    },
    style: {
      ...euroAfter,
      date: (year, month, day) => `${day}.${month}.${year}`,
    },
    css: 'body{font:10pt "EB Garamond";color:#161616;margin:0 1px 0 0} body{font-variant-numeric:lining-nums} .h{text-align:center;line-height:1.45;border-bottom:.5pt solid #161616;padding-bottom:4mm} .h b{font:18pt "EB Garamond";letter-spacing:1.5px;display:block} .h small{font-size:9pt} .to{margin:9mm 0 7mm 92mm;line-height:1.4;font-size:11pt} .r1{line-height:1.55;margin-bottom:5mm} .r1 b{font-size:12.5pt;letter-spacing:.5px} .l th{font-weight:normal;font-style:italic;text-align:left;border-bottom:.5pt solid #161616;padding:3px} .l td{padding:3px} .l .d td{font-variant:small-caps;font-size:11pt;padding-top:8px} .s{width:96mm;margin:5mm 0 0 auto} .s td{padding:2.6px 3px} .s .q td{border-top:.5pt solid #161616;border-bottom:1.2pt solid #161616;font-weight:bold;font-size:11.5pt;padding:4px 3px} .e{break-inside:avoid} .n{margin-top:7mm;line-height:1.45;font-size:9.6pt} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:8pt;border-top:.5pt solid #161616;padding-top:2mm;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const title = settle(
        p,
        walloon,
        'Isaline Delcourtois|Anne-Françoise Hubinont|Joëlle Marchandisse|Chantal Warnimont',
        'Monsieur/Didier Closset|Madame/Rita Vandermeulen|Garage Pironnet & Fils SRL|ASBL Les Tilleuls|Monsieur et Madame/Luc Stassart|MENUISERIE LHOEST',
        'cabinet|avocate'
      )
      settleInBelgium(p)
      recount(
        p,
        ({ unit }) =>
          unit === 'h'
            ? random.int(2, 22) / 4
            : unit === 'page'
              ? random.int(8, 46)
              : unit === 'copie'
                ? random.int(60, 420)
                : unit === 'km'
                  ? random.int(24, 180)
                  : 1,
        {
          step: 5000,
          keyOf: ({ unit, description }) => (unit === 'h' ? 'h' : description),
        }
      )
      let section = ''
      const rows = p.lines((l) => {
        const { unit } = l
        const own = feesSectionOf(unit)
        const head = own === section ? '' : rowOf('d', [own, '', '', '', '', ''])
        section = own
        return (
          head +
          row([
            l.description,
            `>${p.number(l.quantity)}`,
            unit,
            `>${p.money(l.price)}`,
            `>${p.number(l.rate)} %`,
            `>${p.money(l.amount)}`,
          ])
        )
      })
      const bases = p.taxes((t) =>
        row([
          t.rate
            ? `TVA ${p.number(t.rate)} % sur ${p.money(baseOf(p, t))}`
            : `Débours, TVA ${p.number(t.rate)} %, sur ${p.money(baseOf(p, t))}`,
          `>${p.money(taxOf(p, t))}`,
        ])
      )
      const paid = d.prepaid
        ? row([
            `Provision reçue le ${p.date(dayAfter(d.from, -12))} (réf. P${random.digits(3)})`,
            `>- ${p.money(d.prepaid)}`,
          ])
        : ''
      const adverse = random.pick(
        words('SRL Toitures Meunier|Assurances La Prudence|copropriété Le Vinâve|Remacle Frédéric')
      )
      return `<div class=h><b>${d.seller.name}</b><small>AVOCATE AU BARREAU DE LIÈGE – MÉDIATRICE AGRÉÉE</small><br><small>${d.seller.street} – ${codeFirst(d.seller)}<br>Tél. ${phoneOf(random, '04 2' + random.digits(2))} – ${d.seller.mail}</small></div>
<div class=to>${title}${d.buyer.name}<br>${address(d.buyer)}</div>
<div class=r1><b>FACTURE N° ${d.number} – ÉTAT DE FRAIS ET HONORAIRES</b><br>${d.seller.town}, le ${p.date(d.issueDate)}<br>En cause : ${d.buyer.name} / ${adverse} – Mes réf. : ${random.digits(4)}/${random.pick(['ID', 'CM', 'FV'])}</div>
<table class=l>${heading(['Objet', '>Nombre', 'Unité', '>Prix unitaire', '>TVA', '>Montant HTVA'])}${rows.join('')}</table>
<div class=e><table class=s>${row(['Total hors TVA', `>${p.money(d.subtotal)}`])}${bases.join('')}${row(['Total TVA comprise', `>${p.money(d.total)}`])}${paid}${rowOf('q', ['Solde à payer', `>${p.money(d.amountDue)}`])}</table>
<div class=n>Je vous remercie de bien vouloir verser ce solde pour le ${p.date(d.dueDate)} au plus tard sur mon compte honoraires ${grouped(d.seller.iban)}, avec la communication ${structured(random)}.<br><br>À défaut de contestation écrite dans les quinze jours, le présent état est réputé accepté. En cas de litige sur les honoraires, la commission de conciliation de l’Ordre peut être saisie.<br><br>Votre bien dévouée,<br><i>${d.seller.name}</i></div></div>
<div class=f>TVA ${belgianVat(d.seller.vatId)} – Responsabilité professionnelle assurée par police collective du barreau – Prestations du ${p.date(d.from)} au ${p.date(d.until)}</div>`
    },
  },
]
