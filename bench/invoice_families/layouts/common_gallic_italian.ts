import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import type { Person, Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, grouped, heading, row, slashed } from '../print.ts'

const french = {
  ...pools.FR,
  first: ['Anaïs', 'Benoît', 'Clémence', 'Fabrice', 'Gwenaëlle', 'Ludovic', 'Maëlle', 'Rémi'],
  last: 'Aubrac; Bellanger; Carpentier; Devaux; Escoffier; Fontanel; Grandjean; Le Bihan; Mazoyer; Poncet; Rivoire; Tissot'.split(
    '; '
  ),
  streets:
    '64 cours de la Libération; 2 rue du Faubourg Saint-Martin; ZI Nord – 18 rue Ampère; 11 allée des Platanes; 150 route de Paris; Parc d’activités du Moulin, bât. C; 7 quater rue Victor Hugo'.split(
      '; '
    ),
  towns: [
    ['Annecy', '74000'],
    ['Saint-Étienne', '42100'],
    ['Quimper', '29000'],
    ['Villefranche-sur-Saône', '69400'],
    ['Albi', '81000'],
    ['Le Mans', '72000'],
    ['Bayonne', '64100'],
  ],
}
const frenchWith = (trade: string[], forms = french.forms): Pools => ({
  ...pools,
  FR: { ...french, trade, forms },
})

const italian = {
  ...pools.IT,
  first: ['Alessio', 'Beatrice', 'Cristina', 'Fabio', 'Lorenzo', 'Martina', 'Silvia', 'Valerio'],
  last: 'Barbieri; Cantoni; D’Amico; Ghirardi; Lo Presti; Mantovani; Negrini; Piazzolla; Rinaldi; Santoro; Valsecchi'.split(
    '; '
  ),
  streets:
    'Via G. Marconi, 18; Viale della Repubblica 143; Via XXV Aprile, 6/C; Corso Cavour, 52; Via dell’Industria, 27; Largo San Francesco 3; Via Monte Grappa, 90'.split(
      '; '
    ),
  towns: [
    ['Lecco, LC', '23900'],
    ['Faenza, RA', '48018'],
    ['Empoli, FI', '50053'],
    ['Pordenone, PN', '33170'],
    ['Avellino, AV', '83100'],
    ['Cuneo, CN', '12100'],
    ['Ragusa, RG', '97100'],
  ],
}
const italianWith = (trade: string[], forms = italian.forms): Pools => ({
  ...pools,
  IT: { ...italian, trade, forms },
})

const italianTown = (who: Person) => `${who.postCode} ${who.town.replace(/, (..)$/, ' ($1)')}`

const letters = 'ABCDEFGHJKLMNPRSTVWZ'

/** Eight layouts as French and Italian firms print them. */
export const commonGallicItalian: Family[] = [
  // Hotel folio: centred letterhead, debit and credit columns, prices with VAT, table of VAT rates.
  {
    name: 'fr-hotel-note',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [10, 20, 0],
      lines: [8, 15],
      isInOrder: true,
      isOnce: true,
      most: 4,
      isGross: true,
      isBuyerPerson: true,
      prepaid: 0.5,
      pools: frenchWith(['Hôtel', 'Hôtellerie', 'Hôtel Restaurant', 'Auberge'], ['SARL', 'SAS']),
      items: [
        ['Nuitée chambre double Confort', '', 92, 148],
        ['Nuitée chambre simple Éco', '', 68, 89],
        ['Lit d’appoint', '', 15, 25],
        ['Petit déjeuner buffet', '', 12, 17],
        ['Restaurant – menu du terroir', '', 29, 42],
        ['Restaurant – plat du jour', '', 14, 19],
        ['Eaux minérales et sodas', '', 3, 6],
        ['Vins et apéritifs', '', 7, 34, 1],
        ['Garage fermé', '', 9, 15, 1],
        ['Blanchisserie', '', 6, 18, 1],
        ['Taxe de séjour', '', 1, 3, 2],
      ],
      numbers: (random) => `${random.int(1, 4)}${random.digits(5)}`,
    },
    style: { decimal: ',', thousands: ' ', date: slashed },
    css: 'body{font:9.5pt "Liberation Serif";margin:0} .head{text-align:center;line-height:1.4} .head b{font:22pt "P052";color:#6b1f2a;display:block} .head i{color:#6b1f2a} .head hr{border:0;border-top:.6pt solid #6b1f2a;width:60mm} .two{display:flex;justify-content:space-between;margin:9mm 0 6mm} .stay{width:78mm} .stay td{padding:1px 0} .cli{width:80mm;font-size:10.5pt;line-height:1.4} h1{font:13pt "P052";margin:0 0 4mm} .list th{border-top:.8pt solid;border-bottom:.8pt solid;text-align:left;padding:4px 3px;font-style:italic;font-weight:normal} .list td{padding:3.5px 3px} .sub td{border-top:.8pt solid;font-weight:bold} .due td{font-size:12pt;font-weight:bold;border-top:.8pt solid;border-bottom:2pt double} .vat{width:105mm;margin-top:9mm;font-size:8.5pt} .vat th{text-align:left;border-bottom:.5pt solid #888;font-weight:normal} .vat td{padding:2px 0} .end{margin-top:10mm;font-style:italic;text-align:center} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.5pt;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const room = random.int(1, 4) * 100 + random.int(1, 28)
      const nights = d.lines[0].quantity ?? 1
      const arrival = dayAfter(d.issueDate, -nights)
      const days = daysOf(p, arrival, d.issueDate)
      const house = random.pick(['Le Relais du Parc', 'Au Cheval Blanc', 'La Tour d’Argile'])
      const desk = random.pick(['Léa', 'Samir', 'Réception'])
      const title = random.pick(['NOTE – FACTURE', 'FACTURE', 'Facture client'])
      const list = p.lines((l, at) =>
        row([
          days[at],
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          '',
        ])
      )
      const deposit = d.prepaid
        ? row([
            p.date(dayAfter(arrival, -12)),
            'Arrhes reçues à la réservation',
            '',
            '',
            '',
            `>${p.plain(d.prepaid)}`,
          ])
        : ''
      const vat = p.taxes((t) =>
        row([
          t.rate ? `TVA ${p.number(t.rate, 2)} %` : 'Hors champ (taxe de séjour)',
          `>${p.plain(t.base)}`,
          `>${p.plain(t.amount)}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      return `<div class=head><b>${house}</b><i>Hôtel ★★★ – Restaurant – Séminaires</i><hr>${d.seller.street} – ${d.seller.postCode} ${d.seller.town}<br>Tél. ${d.seller.telephone} – ${d.seller.mail}</div>
<div class=two><table class=stay>${row(['Chambre', `: ${room}`])}${row(['Arrivée', `: ${p.date(arrival)}`])}${row(['Départ', `: ${p.date(dayAfter(arrival, nights))}`])}${row(['Personnes', `: ${random.int(1, 2)} adulte(s)`])}${row(['Réservation', `: ${random.digits(8)}`])}${row(['Servi par', `: ${desk}`])}</table><div class=cli>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>FRANCE</div></div>
<h1>${title} n° ${d.number} &nbsp;du ${p.date(d.issueDate)}</h1>
<table class=list>${heading(['Date', 'Prestation', '>Qté', '>P.U. TTC', '>Débit', '>Crédit'])}${deposit}${list.join('')}<tr class=sub><td></td><td>TOTAL TTC EUR</td><td></td><td></td><td class=r>${p.plain(d.total)}</td><td class=r>${d.prepaid ? p.plain(d.prepaid) : ''}</td></tr><tr class=due><td></td><td colspan=3>${d.prepaid ? 'SOLDE À RÉGLER' : 'NET À PAYER'}</td><td colspan=2 class=r>${p.plain(d.amountDue)} €</td></tr></table>
<table class=vat>${heading(['Détail de la TVA', '>Montant HT', '>TVA', '>Montant TTC'])}${vat.join('')}${row(['<b>Total</b>', `><b>${p.plain(d.subtotal)}</b>`, `><b>${p.plain(d.tax)}</b>`, `><b>${p.plain(d.total)}</b>`])}</table>
<div class=end>Nous vous remercions de votre visite et vous souhaitons une bonne route.<br>Facture payable au comptant. Aucun escompte pour règlement anticipé.</div>
<div class=foot>Exploitant : ${d.seller.name} – capital 15 245 € – RCS ${d.seller.town} ${d.seller.vatId.slice(4)} – APE 5510Z – TVA intracommunautaire ${d.seller.vatId}</div>`
    },
  },
  // Hire of site equipment: agency column, hire periods, bill of exchange to sign at the foot.
  {
    name: 'fr-location-engins-traite',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      lines: [2, 9],
      isOnce: true,
      most: 15,
      lineDiscount: 0.5,
      charge: 0.6,
      days: [30, 45, 60],
      pools: frenchWith(['Location', 'Loc’Engins', 'BTP', 'Travaux Publics', 'Maçonnerie']),
      items: [
        ['MINI-PELLE 2,7 T CHENILLES CAOUTCHOUC', 'J', 118, 165],
        ['CHARIOT TELESCOPIQUE 7 M', 'J', 205, 280],
        ['PLAQUE VIBRANTE REVERSIBLE 300 KG', 'J', 48, 66],
        ['NACELLE CISEAUX ELECTRIQUE 10 M', 'J', 92, 130],
        ['GROUPE ELECTROGENE 6 KVA INSONORISE', 'J', 41, 58],
        ['BETONNIERE 350 L THERMIQUE', 'J', 27, 36],
        ['MARTEAU DEMOLISSEUR 16 KG', 'J', 34, 46],
        ['ECHAFAUDAGE ROULANT ALU 6 M', 'J', 31, 44],
        ['SCIE DE SOL DIAM. 350', 'J', 58, 79],
        ['CARBURANT GNR', 'L', 1.2, 1.9],
        ['HEURE SUPPLEMENTAIRE COMPTEUR', 'H', 14, 22],
        ['DISQUE DIAMANT DIAM. 350, AU MM D’USURE', 'MM', 28, 46],
      ],
      numbers: (random, year) => `${random.int(11, 84)}${year.slice(2)}${random.digits(6)}`,
    },
    style: { ...comma, thousands: ' ', date: (y, m, d) => `${d}.${m}.${y.slice(2)}` },
    css: 'body{font:8.5pt "Roboto Condensed";margin:0} .top{display:flex;gap:8mm} .ag{width:70mm;line-height:1.35} .ag b{font:bold 17pt "Roboto Condensed";color:#d35400;line-height:1.1} .ag h5{margin:3mm 0 0;font-size:8pt;background:#fbe3d0;padding:1px 4px} .rt{flex:1} .ti{background:#d35400;color:#fff;padding:2mm 3mm;font-size:12pt;display:flex;justify-content:space-between} .to{margin:12mm 0 0 12mm;font-size:11pt;line-height:1.35} .ref{margin:6mm 0 3mm} .ref th{background:#fbe3d0;font-weight:400;font-size:7.5pt;text-align:left;border:.5pt solid #d35400;padding:1px 4px} .ref td{border:.5pt solid #d35400;padding:2px 4px} .list{border:.5pt solid #d35400} .list th{background:#fbe3d0;font-size:7.5pt;text-align:left;padding:2px 4px} .list td{padding:3px 4px;border-top:.3pt dotted #999;white-space:nowrap} .low{display:flex;justify-content:space-between;align-items:flex-start;margin-top:4mm} .due{width:88mm} .due td,.due th{border:.5pt solid #999;padding:2px 4px;text-align:left;font-weight:400} .tot{width:68mm} .tot td{padding:2px 4px} .tot tr:last-child td{background:#fbe3d0;font-weight:bold;font-size:10.5pt} .fine{font-size:7pt;margin-top:3mm;color:#444} .lcr{position:fixed;bottom:0;left:0;right:0;border-top:.8pt dashed #333;padding-top:3mm;font-size:7pt} .lcr table{margin-top:1.5mm} .lcr td{border:.5pt solid #333;padding:1px 4px;vertical-align:top;height:8.5mm} .lcr td b{display:block;font-size:9.5pt;font-weight:400} .lcr .no td{border:0}',
    draw: (p) => {
      const { doc: d, random } = p
      const agency = random.pick(['AGENCE CENTRE', 'AGENCE 042 – NORD', 'DÉPÔT PRINCIPAL'])
      const site = random.pick(['LES TERRASSES BAT. B', 'RUE DES LILAS', 'COLLÈGE J. FERRY'])
      const contract = `C${random.digits(7)}`
      const drawer = random.pick(['F. MOREL', 'S. KACI', 'COMPTOIR'])
      const bank = grouped(d.buyer.iban.slice(4)).split(' ')
      const lines = p.lines((l) => {
        const start = dayAfter(d.until, -(l.quantity ?? 1) - random.int(0, 6))
        const isDays = l.unit === 'J'
        return row([
          random.digits(5),
          l.description,
          isDays ? p.date(start) : '',
          isDays ? p.date(dayAfter(start, (l.quantity ?? 1) - 1)) : '',
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)}%` : ''}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const green = d.charge
        ? `${row(['Total locations et ventes', `>${p.plain(d.lineTotal)}`])}${row(['Contribution environnementale', `>${p.plain(d.charge)}`])}`
        : ''
      return `<div class=top><div class=ag><b>${d.seller.name}</b><h5>${agency}</h5>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tél ${d.seller.telephone}<br>${d.seller.mail}<h5>VOTRE CHANTIER</h5>${site}<br>Contrat ${contract}<br>Commandé par : ${drawer}</div><div class=rt><div class=ti><span>FACTURE</span><span>N° ${d.number}</span></div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}</div></div></div>
<table class=ref>${heading(['Date facture', 'Compte client', 'Votre commande', 'Période facturée', 'N° TVA client', 'Page'])}${row([p.date(d.issueDate), d.customerNumber, d.orderNumber, `${p.date(d.from)} au ${p.date(d.until)}`, d.buyer.vatId, '1/1'])}</table>
<table class=list>${heading(['Parc', 'Désignation', 'Du', 'Au', '>Quantité', 'U', '>Prix unit. HT', '>Rem.', '>Montant HT'])}${lines.join('')}</table>
<div class=low><table class=due>${heading(['Échéance', 'Mode de règlement', '>Montant EUR'])}${row([p.date(d.dueDate), 'Traite à nous retourner acceptée', `>${p.plain(d.amountDue)}`])}<tr><td colspan=3>TVA acquittée sur les débits. Pas d’escompte.</td></tr></table><table class=tot>${green}${row(['Montant HT', `>${p.plain(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate, 2)} %`, `>${p.plain(d.tax)}`])}${row(['TOTAL TTC EN EUROS', `>${p.plain(d.total)}`])}</table></div>
<div class=fine>Toute journée commencée est due. Le locataire est gardien du matériel jusqu’à sa restitution. En cas de retard de paiement : pénalités au taux de 12 % l’an et indemnité forfaitaire de 40 € pour frais de recouvrement (art. L441-10 du code de commerce). ${d.seller.name}, SIRET ${d.seller.vatId.slice(4)} 00034, TVA ${d.seller.vatId}.</div>
<div class=lcr>Contre cette LETTRE DE CHANGE stipulée SANS FRAIS veuillez payer la somme indiquée ci-dessous à l’ordre de : <b>${d.seller.name}</b>
<table><tr><td>MONTANT POUR CONTRÔLE<b>${p.plain(d.amountDue)}</b></td><td>DATE DE CRÉATION<b>${p.date(d.issueDate)}</b></td><td>ÉCHÉANCE<b>${p.date(d.dueDate)}</b></td><td>RÉF. TIRÉ<b>${d.customerNumber}</b></td><td>MONTANT EUR<b>${p.plain(d.amountDue)}</b></td></tr><tr><td colspan=3>R.I.B. DU TIRÉ<b>${bank.join(' ')}</b></td><td colspan=2>DOMICILIATION<b>&nbsp;</b></td></tr><tr><td colspan=3>NOM ET ADRESSE DU TIRÉ<b>${d.buyer.name}</b>${d.buyer.street}, ${d.buyer.postCode} ${d.buyer.town}</td><td colspan=2>ACCEPTATION OU AVAL – Droit de timbre et signature</td></tr></table></div>`
    },
  },
  // Haulier: one row for each consignment on several pages, carried sums, address in the footer.
  {
    name: 'fr-transport-expeditions',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      lines: [9, 46],
      most: 6,
      charge: 0.7,
      days: [30],
      pools: frenchWith(['Transports', 'Messagerie', 'Logistique', 'Distribution', 'Affrètement']),
      items: [
        ['CHOLET (49) – MEUBLES DES MAUGES', '', 58, 92],
        ['VANNES (56) – COMPTOIR DU GOLFE', '', 74, 112],
        ['RUNGIS (94) – PLATEFORME NORD', '', 69, 98],
        ['CORBAS (69) – ENTREPÔT 12', '', 81, 124],
        ['VITROLLES (13) – SUD DISTRIBUTION', '', 104, 148],
        ['BLAGNAC (31) – AÉRO PIÈCES', '', 96, 139],
        ['COLMAR (68) – CAVES RÉUNIES', '', 92, 133],
        ['LIMOGES (87) – PORCELAINE OUEST', '', 63, 99],
        ['CAEN (14) – BRICO LITTORAL', '', 71, 106],
        ['DIJON (21) – MOUTARDERIE FINE', '', 66, 101],
        ['TARBES (65) – PYRÉNÉES FROID', '', 99, 142],
        ['ORLÉANS (45) – PHARMA CENTRE', '', 49, 83],
      ],
      numbers: (random, year) => `FT${year}${random.digits(5)}`,
    },
    style: { decimal: ',', thousands: ' ', date: slashed },
    css: 'body{font:8.5pt "DejaVu Sans";margin:0;letter-spacing:-.2pt} .pg{height:265mm;position:relative} .pg+.pg{break-before:page} .top{display:flex;justify-content:space-between;align-items:flex-start} .logo{font:italic bold 20pt "Lato";color:#0a4a8f;border-bottom:3pt solid #e2001a;max-width:92mm} .box{border:1pt solid #0a4a8f;width:72mm} .box td{padding:1.5px 6px} .box tr:first-child td{background:#0a4a8f;color:#fff;font-weight:bold;font-size:11pt} .to{margin:7mm 0 6mm 98mm;font-size:10pt;line-height:1.35;min-height:20mm} .say{margin-bottom:2mm} .list th{background:#0a4a8f;color:#fff;font-weight:400;font-size:7.5pt;text-align:left;padding:3px 4px} .list td{padding:2px 4px;border-bottom:.3pt solid #c8d4e4;white-space:nowrap} .car td{font-style:italic;border:0;padding-top:4px} .low{display:flex;justify-content:space-between;margin-top:4mm;align-items:flex-start} .pay{width:92mm;line-height:1.5} .tot{width:72mm;border:1pt solid #0a4a8f} .tot td{padding:2.5px 6px} .tot .n td{background:#0a4a8f;color:#fff;font-weight:bold} .foot{position:absolute;bottom:0;left:0;right:0;border-top:.6pt solid #0a4a8f;padding-top:1.5mm;font-size:6.5pt;text-align:center;color:#345;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const first = random.int(204000, 897000)
      let carried = 0
      const list = p.lines((l, at) => {
        carried += l.amount
        const text = row([
          days[at],
          String(first + at * 7 + random.int(0, 6)),
          l.description,
          `>${p.number(l.quantity)}`,
          `>${(l.quantity ?? 1) * random.int(180, 640)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
        return { text, carried }
      })
      const size = 26
      const count = Math.max(1, Math.ceil(list.length / size))
      const pages = Array.from({ length: count }, (_, at) => list.slice(at * size, (at + 1) * size))
      const licence = `${random.digits(4)}/52/000${random.digits(4)}`
      const dispatch = random.pick(['exploitation@', 'litiges@', 'compta@'])
      const fuel = d.charge
        ? `${row(['Total prestations', `>${p.plain(d.lineTotal)}`])}${row(['Indexation gazole', `>${p.plain(d.charge)}`])}`
        : ''
      const end = `<div class=low><div class=pay>À régler par virement le <b>${p.date(d.dueDate)}</b> au plus tard<br>IBAN ${grouped(d.seller.iban)}<br>Délai légal de 30 jours date de facture (art. L441-11 C. com.)<br>TVA sur les débits – Réclamations : ${dispatch}${d.seller.mail.split('@')[1]}</div><table class=tot>${fuel}${row(['Total HT', `>${p.plain(d.subtotal)}`])}${row([`TVA à ${p.number(d.taxes[0].rate)} %`, `>${p.plain(d.tax)}`])}<tr class=n><td>Total TTC</td><td class=r>${p.plain(d.total)} EUR</td></tr></table></div>`
      const head = (at: number) =>
        `<div class=top><div class=logo>${d.seller.name}</div><table class=box>${row(['FACTURE', `>${d.number}`])}${row(['Date', `>${p.date(d.issueDate)}`])}${row(['Code client', `>${d.customerNumber}`])}${row(['Page', `>${at + 1} / ${count}`])}</table></div><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div class=say>Transports effectués du ${p.date(d.from)} au ${p.date(d.until)} – Vos références : ${d.orderNumber}</div>`
      const foot = `<div class=foot>${d.seller.name} – ${d.seller.street} – ${d.seller.postCode} ${d.seller.town} – Tél. ${d.seller.telephone}<br>SIRET ${d.seller.vatId.slice(4)} 00017 – APE 4941A – N° TVA ${d.seller.vatId} – Licence communautaire ${licence}<br>Tout retard de paiement entraîne des pénalités (10 % l’an) et une indemnité de recouvrement de 40 €.</div>`
      const carriedRow = (words: string, cents: number) =>
        `<tr class=car><td></td><td></td><td>${words}</td><td></td><td></td><td></td><td class=r>${p.plain(cents)}</td></tr>`
      return pages
        .map((rows, at) => {
          const report = at
            ? carriedRow('Report page précédente', pages[at - 1].at(-1)!.carried)
            : ''
          const isLast = at === count - 1
          const after = isLast ? '' : carriedRow('À reporter', rows.at(-1)!.carried)
          return `<div class=pg>${head(at)}<table class=list>${heading(['Date', 'Récépissé', 'Destinataire', '>Palettes', '>Poids kg', '>Prix / pal.', '>Montant HT'])}${report}${rows.map(({ text }) => text).join('')}${after}</table>${isLast ? end : ''}${foot}</div>`
        })
        .join('')
    },
  },
  // Freelancer without VAT: coloured side column with the sender, cards, deposit.
  {
    name: 'fr-independant-colonne',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [0],
      lines: [2, 8],
      isOnce: true,
      most: 8,
      isPart: true,
      isSellerPerson: true,
      allowance: 0.25,
      prepaid: 0.45,
      days: [15, 30],
      pools: frenchWith(['Éditions', 'Immobilier', 'Communication', 'Traiteur', 'Formation']),
      items: [
        ['Conception de la charte graphique', 'jour', 340, 450],
        ['Intégration du site vitrine', 'jour', 320, 420],
        ['Reportage photo sur site', 'demi-journée', 210, 340],
        ['Retouche des visuels', 'heure', 38, 55],
        ['Rédaction d’articles pour le blog', 'unité', 75, 130],
        ['Atelier de cadrage en visio', 'heure', 55, 75],
        ['Gestion des réseaux sociaux', 'mois', 280, 450],
        ['Mise en page du catalogue', 'page', 22, 35],
      ],
      numbers: (random, year) => `F${year}-${random.digits(3)}`,
    },
    style: {
      ...comma,
      thousands: '\u202f',
      money: (plain) => `${plain} €`,
      date: slashed,
    },
    css: 'body{font:9pt "Open Sans";color:#2b2b33;margin:0;display:flex;gap:9mm;line-height:1.45} .side{width:50mm;min-height:264mm;background:#3d3a5c;color:#fff;padding:7mm 5mm;box-sizing:border-box;-webkit-print-color-adjust:exact} .side h1{font-size:21pt;font-weight:600;margin:0 0 8mm;line-height:1} .side small{display:block;color:#b9b5e0;font-size:7.5pt;margin-top:5mm} .side hr{border:0;border-top:.5pt solid #8a86b5;margin:8mm 0 3mm} .main{flex:1} .cli{border-left:2.5pt solid #ef8354;padding-left:5mm;margin:4mm 0 11mm} .cli small,.lab{color:#8a8a98;font-size:7.5pt} .subj{font-size:11pt;font-weight:600;margin-bottom:4mm} .list th{font-size:7.5pt;font-weight:600;color:#8a8a98;text-align:left;padding:4px 0;border-bottom:1pt solid #3d3a5c} .list td{padding:7px 0;border-bottom:.4pt solid #dcdce6} .tot{width:76mm;margin:5mm 0 0 auto} .tot td{padding:3px 0} .tot .n td{font-weight:600;font-size:12pt;color:#ef8354} .law{font-size:8pt;margin-top:3mm;text-align:right} .pay{margin-top:12mm;background:#f4f3fa;padding:4mm} .fine{margin-top:8mm;font-size:7pt;color:#8a8a98}',
    draw: (p) => {
      const { doc: d, random } = p
      const trade = random.pick(['Design & web', 'Création visuelle', 'Communication freelance'])
      const subject = random.pick([
        'Refonte de l’identité visuelle',
        'Lancement du nouveau site',
        'Accompagnement trimestriel',
      ])
      const siret = `${random.int(4, 9)}${random.digits(2)} ${random.digits(3)} ${random.digits(3)} 000${random.int(10, 39)}`
      const lines = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const less = d.allowance
        ? `${row(['Sous-total', `>${p.money(d.lineTotal)}`])}${row(['Remise commerciale', `>-${p.money(d.allowance)}`])}`
        : ''
      const rest = d.prepaid
        ? `${row(['Acompte déjà versé', `>-${p.money(d.prepaid)}`])}<tr class=n><td>Reste à payer</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      return `<div class=side><h1>Facture</h1><small>NUMÉRO</small>${d.number}<small>DATE D’ÉMISSION</small>${p.date(d.issueDate)}<small>DATE D’ÉCHÉANCE</small>${p.date(d.dueDate)}<small>DATE DE LA PRESTATION</small>${p.date(d.deliveryDate)}<hr><b>${d.seller.name}</b><br>Entrepreneur individuel<br>${trade}<br><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br><br>${d.seller.telephone}<small>SIRET</small>${siret}<small>CODE APE</small>7410Z</div>
<div class=main><div class=cli><small>FACTURÉ À</small><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div class=subj>${subject}</div>
<table class=list>${heading(['Description', '>Qté', 'Unité', '>Prix unitaire', '>Total'])}${lines.join('')}</table>
<table class=tot>${less}<tr class="${d.prepaid ? '' : 'n'}"><td>${d.prepaid ? 'Total' : 'Total à payer'}</td><td class=r>${p.money(d.total)}</td></tr>${rest}</table><div class=law>TVA non applicable, art. 293 B du CGI</div>
<div class=pay><b>Règlement par virement</b><br><span class=lab>Titulaire</span> ${d.seller.name}<br><span class=lab>IBAN</span> ${grouped(d.seller.iban)}<br><span class=lab>Référence à rappeler</span> ${d.number}</div>
<div class=fine>En cas de retard de paiement, une pénalité égale à 3 fois le taux d’intérêt légal sera exigible, ainsi qu’une indemnité forfaitaire de 40 euros pour frais de recouvrement. Pas d’escompte pour paiement anticipé. Dispensé d’immatriculation au RCS et au RM.</div></div>`
    },
  },
  // Electrical wholesaler: the usual style sheet for XML invoices, boxes with labels, no letterhead.
  {
    name: 'it-foglio-elettronica',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22, 10],
      lines: [6, 50],
      isOnce: true,
      most: 30,
      lineDiscount: 0.5,
      days: [30, 60, 90],
      pools: italianWith(['Elettroforniture', 'Termoidraulica', 'Impianti', 'Elettrica']),
      items: [
        ['CAVO FS17 1X2,5 BLU MATASSA 100 M', 'MT', 0.5, 1.2],
        ['CAVO FG16OR16 3G4 0,6/1 KV', 'MT', 2.2, 3.6],
        ['TUBO CORRUGATO FK15 D.25 NERO', 'MT', 0.5, 0.9],
        ['SCATOLA DA INCASSO 503 3 POSTI', 'PZ', 0.6, 1.1],
        ['SCATOLA DERIVAZIONE 196X152X75', 'PZ', 3.2, 5.6],
        ['INTERRUTTORE 1P 16A BIANCO', 'PZ', 3.4, 5.9],
        ['PRESA BIPASSO 10/16A BIANCA', 'PZ', 4.1, 6.8],
        ['PLACCA TECNOPOLIMERO 3M BIANCA', 'PZ', 2.4, 4.2],
        ['MAGNETOTERMICO DIFF. 1P+N C16 30MA', 'PZ', 38, 56],
        ['MAGNETOTERMICO 1P+N C10 4,5KA', 'PZ', 9, 15],
        ['CENTRALINO INCASSO 24 MODULI', 'PZ', 26, 41],
        ['SCARICATORE SPD TIPO 2 1P+N', 'PZ', 62, 95],
        ['LAMPADA LED E27 10W 4000K', 'PZ', 2.1, 4.5],
        ['PLAFONIERA STAGNA LED 36W 120 CM', 'PZ', 21, 34],
        ['FARETTO INCASSO LED 7W', 'PZ', 8, 14],
        ['ALIMENTATORE VIDEOCITOFONO', 'PZ', 44, 71],
        ['CANALINA PVC 40X40 BIANCA', 'MT', 3.1, 5.2],
        ['FASCETTA NYLON 200X3,6 CF 100', 'CF', 2.2, 3.9],
        ['NASTRO ISOLANTE 19X25 NERO', 'PZ', 0.7, 1.4],
        ['MORSETTO MAMMUT 12 POLI 6 MMQ', 'PZ', 0.9, 1.9],
        ['SCALDASALVIETTE ELETTRICO 500 W', 'PZ', 98, 145, 1],
        ['CALDAIA CONDENSAZIONE 24 KW', 'PZ', 690, 980, 1],
        ['CLIMATIZZATORE MONO 9000 BTU', 'PZ', 390, 560, 1],
        ['TERMOSTATO AMBIENTE WI-FI', 'PZ', 68, 115, 1],
      ],
      numbers: (random) => `${random.int(12, 4800)}/${random.pick(['A', 'V1', '00', 'FE'])}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:8pt "Liberation Sans";margin:0} .pt{display:flex;gap:2mm} .pt>div{flex:1;border:.8pt solid #000;padding:1.5mm 2mm;line-height:1.45} .pt h4{margin:0 0 1mm;font-size:9pt} table{border:.8pt solid #000;margin-top:3mm} th,td{border:.8pt solid #000;padding:2px 3px;vertical-align:top} th{background:#ccc;font-size:7.5pt} .c td{text-align:center} h5{font-size:9pt;text-align:center;background:#ccc;border:.8pt solid #000;margin:4mm 0 -3mm;padding:1px} .l td:nth-child(n+3){text-align:right;white-space:nowrap} .l td:nth-child(5){text-align:center} tr{break-inside:avoid} .v{font-size:7pt;text-align:right;margin-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const note = random.int(310, 9200)
      const code = random.pick(['M5UXCR1', 'KRRH6B9', 'SUBM70N', '0000000'])
      const share = random.pick(['10.400,00 (SM)', '50.000,00 (SM)', '110.000,00 (SU)'])
      const isNote = random.chance(0.7)
      const party = (who: Person, isSeller: boolean) =>
        `Identificativo fiscale ai fini IVA: <b>${who.vatId}</b><br>Codice fiscale: <b>${who.vatId.slice(2)}</b><br>Denominazione: <b>${who.name}</b><br>${isSeller ? 'Regime fiscale: <b>RF01 Ordinario</b><br>' : ''}Indirizzo: <b>${who.street}</b><br>Comune: <b>${who.town.split(',')[0]}</b> Provincia: <b>${who.town.slice(-2)}</b><br>Cap: <b>${who.postCode}</b> Nazione: <b>IT</b>${isSeller ? `<br>Telefono: <b>${who.telephone}</b><br>Capitale sociale: <b>${share}</b>` : ''}`
      const empty = '<td></td>'.repeat(6)
      const notes = isNote
        ? `<tr><td></td><td>Rif. DDT n. ${note} del ${p.date(d.deliveryDate)}</td>${empty}</tr>`
        : ''
      const lines = p.lines((l) =>
        row([
          `${random.pick(['BT', 'GW', 'VM', 'AB'])}${random.digits(5)}`,
          l.description,
          p.number(l.quantity, 2),
          p.plain(l.price),
          l.unit,
          l.discount ? `-${p.number(l.discount, 2)}%` : '',
          p.number(l.rate, 2),
          p.plain(l.amount),
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          'I (esigibilità immediata)',
          `>${p.number(t.rate, 2)}`,
          '',
          '',
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      return `<div class=pt><div><h4>Cedente/prestatore (fornitore)</h4>${party(d.seller, true)}</div><div><h4>Cessionario/committente (cliente)</h4>${party(d.buyer, false)}</div></div>
<table class=c>${heading(['Tipologia documento', 'Art. 73', 'Numero documento', 'Data documento', 'Codice destinatario'])}${row(['TD01 fattura', '', d.number, p.date(d.issueDate), code])}</table>
<table class=l>${heading(['Cod. articolo', 'Descrizione', 'Quantità', 'Prezzo unitario', 'UM', 'Sconto o magg.', '%IVA', 'Prezzo totale'])}${notes}${lines.join('')}</table>
<h5>RIEPILOGHI IVA E TOTALI</h5><table>${heading(['esigibilità iva / riferimenti normativi', '%IVA', 'Spese accessorie', 'Arr.', 'Totale imponibile', 'Totale imposta'])}${taxes.join('')}</table>
<table>${heading(['Importo bollo', 'Sconto/Maggiorazione', 'Valuta', 'Arr.', 'Totale documento'])}${row(['', '', 'EUR', '', `><b>${p.plain(d.total)}</b>`])}</table>
<table>${heading(['Modalità pagamento', 'IBAN', 'Istituto', 'Data scadenza', 'Importo'])}${row(['MP05 Bonifico', d.seller.iban, random.pick(['BANCA DI CREDITO COOPERATIVO', 'BANCA POPOLARE', '']), p.date(d.dueDate), `>${p.plain(d.amountDue)}`])}</table><div class=v>Versione prodotta con foglio di stile SdI</div>`
    },
  },
  // Electricity bill of a household: box with the amount to pay, summary by kind of cost, readings.
  {
    name: 'it-luce-domestica',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [10, 22, 0],
      lines: [11, 16],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      days: [20, 21],
      pools: italianWith(['Energia', 'Luce e Gas', 'Servizi Energetici'], ['S.p.A.', 'S.r.l.']),
      items: [
        ['Spesa per la materia energia', '', 48, 190],
        ['Spesa per il trasporto e la gestione del contatore', '', 18, 60],
        ['Spesa per oneri di sistema', '', 9, 38],
        ['Accise', '', 3, 14],
        ['Servizio assistenza impianto', '', 3, 8, 1],
        ['Canone di abbonamento alla televisione', '', 9, 18, 2],
      ],
      numbers: (random, year) => `${year}${random.digits(9)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: slashed },
    css: 'body{font:9pt "Lato";margin:0;color:#222;line-height:1.4} .top{display:flex;justify-content:space-between;align-items:center;border-bottom:3pt solid #7ab800;padding-bottom:3mm} .top b{font-size:18pt;color:#00694e} .top span{font-size:8pt;text-align:right} .pg{display:flex;gap:8mm;margin-top:6mm} .left{width:62mm} .left h4{margin:0 0 1mm;color:#00694e;border-bottom:.6pt solid #7ab800} .left p{margin:0 0 4mm;font-size:8.5pt} .right{flex:1} .to{margin:2mm 0 12mm 22mm;font-size:10pt;min-height:20mm} .pay{background:#00694e;color:#fff;padding:4mm;border-radius:4mm;display:flex;justify-content:space-between} .pay big{font-size:19pt;font-weight:bold;display:block;line-height:1.2} .bill{margin:4mm 0} .sum caption{text-align:left;font-weight:bold;color:#00694e;font-size:11pt;padding:2mm 0} .sum td{border-bottom:.5pt solid #ccc;padding:4px 0} .sum .t td{font-weight:bold;border-top:1.5pt solid #00694e;font-size:10.5pt} .ok{font-size:8pt;background:#eef6dd;padding:3mm;margin-top:5mm} .two{break-before:page} h3{color:#00694e;margin:6mm 0 2mm} .g th{background:#eef6dd;text-align:left;padding:3px 5px;font-size:8pt} .g td{padding:3px 5px;border-bottom:.5pt solid #ccc} .small{font-size:7.5pt;color:#555;margin-top:8mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const client = random.digits(9)
      const pod = `IT001E${random.digits(8)}`
      const power = random.pick(['3', '4,5', '6'])
      const used = [random.int(60, 210), random.int(50, 150), random.int(70, 190)]
      const whole = used[0] + used[1] + used[2]
      const meter = random.int(4000, 21000)
      const taxes = p.taxes((t) =>
        row([
          t.rate ? `Aliquota ${p.number(t.rate)}%` : 'Fuori campo IVA',
          `>${p.money(t.base)}`,
          `>${p.money(taxOf(p, t))}`,
        ])
      )
      const bands = used.map((kilowatts, at) =>
        row([
          `F${at + 1}`,
          p.date(d.until),
          'Rilevata',
          `>${meter + kilowatts + at * 731}`,
          `>${kilowatts} kWh`,
        ])
      )
      return `<div class=top><b>${d.seller.name}</b><span>Bolletta per la fornitura di energia elettrica<br>Mercato libero – Clienti domestici</span></div>
<div class=pg><div class=left><h4>I tuoi dati</h4><p>Codice cliente<br><b>${client}</b><br>Fornitura in ${d.buyer.street}, ${italianTown(d.buyer)}</p><h4>La tua offerta</h4><p>${random.pick(['Sempre Fissa Casa', 'Luce Verde Web', 'Casa Flex'])}<br>Codice POD ${pod}<br>Potenza impegnata ${power} kW<br>Tensione 220 V – Residente</p><h4>Contatti</h4><p>Numero verde 800 ${random.digits(3)} ${random.digits(3)}<br>lun-sab 8.00-20.00<br>${d.seller.mail}<br>${d.seller.site}</p><h4>Guasti elettrici</h4><p>Chiama il distributore: 803 ${random.digits(3)}</p><h4>Autolettura</h4><p>Dal ${random.int(20, 24)} all’ultimo giorno del mese nell’area clienti.</p></div>
<div class=right><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${italianTown(d.buyer)}</div><div class=pay><div>Totale da pagare<big>${p.money(d.amountDue)}</big></div><div>entro il<big>${p.date(d.dueDate)}</big></div></div>
<div class=bill>Bolletta n. <b>${d.number}</b> del <b>${p.date(d.issueDate)}</b><br>Periodo: dal ${p.date(d.from)} al ${p.date(d.until)}<br>Consumo fatturato: ${whole} kWh</div>
<table class=sum><caption>Sintesi degli importi fatturati</caption>${p.lines((l) => row([l.description, `>${p.money(l.amount)}`])).join('')}${row(['Totale imponibile e importi fuori campo IVA', `>${p.money(d.subtotal)}`])}${row(['Totale IVA', `>${p.money(d.tax)}`])}<tr class=t><td>Totale bolletta</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=ok><b>Stato dei pagamenti.</b> Al ${p.date(d.issueDate)} le bollette precedenti risultano pagate. Grazie.</div></div></div>
<div class=two><div class=top><b>${d.seller.name}</b><span>Bolletta n. ${d.number} – pagina 2 di 2</span></div><h3>Letture e consumi</h3><table class=g>${heading(['Fascia', 'Data lettura', 'Tipo', '>Lettura', '>Consumo'])}${bands.join('')}</table><p>Consumo annuo: ${whole * 6} kWh. Costo medio unitario della bolletta: ${p.plain(Math.round(d.subtotal / whole))} €/kWh.</p>
<h3>Dettaglio fiscale</h3><table class=g>${heading(['IVA', '>Imponibile', '>Imposta'])}${taxes.join('')}</table>
<h3>Come pagare</h3>Bonifico a favore di ${d.seller.name}<br>IBAN ${d.seller.iban} – causale: bolletta ${d.number}<br>In alternativa: avviso pagoPA, addebito diretto su conto corrente o area clienti.<p>In caso di ritardo nel pagamento saranno addebitati gli interessi di mora pari al tasso BCE aumentato del 3,5%. Reclami: ${d.seller.street}, ${italianTown(d.seller)}.</p>
<div class=small>${d.seller.name} – Sede legale ${d.seller.street}, ${italianTown(d.seller)} – Capitale sociale € 1.000.000,00 i.v. – Partita IVA ${d.seller.vatId} – La presente è copia analogica della fattura elettronica inviata al Sistema di Interscambio.</div></div>`
    },
  },
  // Dental practice: a letter from a text program, exempt services, deposit, no VAT columns.
  {
    name: 'it-studio-dentistico',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [0],
      lines: [1, 6],
      isOnce: true,
      most: 2,
      isBuyerPerson: true,
      allowance: 0.3,
      prepaid: 0.4,
      pools: italianWith(
        ['Studio Dentistico', 'Odontoiatria', 'Centro Odontoiatrico', 'Dental Clinic'],
        ['S.r.l.', 'S.r.l. STP', 'S.n.c.']
      ),
      items: [
        ['Visita specialistica odontoiatrica', '', 50, 90],
        ['Igiene orale professionale', '', 70, 110],
        ['Otturazione in composito', '', 90, 150],
        ['Devitalizzazione monoradicolare', '', 180, 280],
        ['Estrazione semplice', '', 80, 140],
        ['Corona in zirconia', '', 480, 690],
        ['Impianto osteointegrato', '', 780, 1150],
        ['Radiografia endorale', '', 20, 35],
        ['Bite notturno in resina', '', 220, 350],
        ['Ortodonzia – rata trattamento', '', 150, 300],
      ],
      numbers: (random, year) => `${random.int(3, 940)}/${year}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: slashed,
    },
    css: 'body{font:11pt "Caladea";margin:5mm 8mm;line-height:1.35} .head{display:flex;gap:6mm;align-items:center;border-bottom:1pt solid #3a7ca5;padding-bottom:4mm} .head b{font-size:17pt;color:#3a7ca5} .head small{font-size:9pt;color:#555} .to{margin:11mm 0 9mm 52%} .dt{display:flex;justify-content:space-between;font-weight:bold;margin-bottom:6mm} .list td,.list th{border:.6pt solid #777;padding:4px 6px;text-align:left} .list th{font-weight:bold;background:#eef4f8} .end td{border:0;padding:3px 6px} .end .b td{font-weight:bold;font-size:12pt} .end{margin:3mm 0 0 auto;width:95mm} .law{font-size:9.5pt;margin-top:8mm} .sig{margin:12mm 0 0 60%;text-align:center} .foot{position:fixed;bottom:0;left:8mm;right:8mm;font-size:8pt;text-align:center;color:#555;border-top:.6pt solid #3a7ca5;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const letter = () => letters[random.int(0, letters.length - 1)]
      const fiscal = `${[1, 2, 3, 4, 5, 6].map(letter).join('')}${random.int(45, 99)}${random.pick(['A', 'D', 'H', 'R'])}${random.int(11, 28)}${letter()}${random.digits(3)}${letter()}`
      const doctor = random.pick(['Dott.ssa A. Ferrero', 'Dott. P. Gallina', 'Dott. M. Sorrentino'])
      const means = random.pick(['bonifico bancario', 'POS – carta di debito', 'carta di credito'])
      const teeth = ['11', '16', '24', '36', '37', '45', '46', '']
      const logo =
        '<svg width="46" height="50"><path d="M8 6q15 8 30 0q8 14-2 24l-5 16q-4 2-5-12q-3-6-6 0q-1 14-5 12l-5-16q-10-10-2-24z" fill="none" stroke="#3a7ca5" stroke-width="2.5"/></svg>'
      const lines = p.lines((l) =>
        row([
          l.description,
          random.pick(teeth),
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const less = d.allowance
        ? `${row(['Totale prestazioni', `>${p.money(d.lineTotal)}`])}${row(['Sconto concordato', `>- ${p.money(d.allowance)}`])}`
        : ''
      const rest = d.prepaid
        ? `${row(['Acconto già versato', `>- ${p.money(d.prepaid)}`])}<tr class=b><td>Saldo da versare</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      return `<div class=head>${logo}<div><b>${d.seller.name}</b><br><small>Direttore sanitario ${doctor} – Iscr. Albo Odontoiatri n. ${random.digits(3)}<br>${d.seller.street} – ${italianTown(d.seller)} – Tel. ${d.seller.telephone}</small></div></div>
<div class=to>Gent.mo/a<br>${d.buyer.name}<br>${d.buyer.street}<br>${italianTown(d.buyer)}<br>C.F. ${fiscal}</div>
<div class=dt><span>Fattura n. ${d.number}</span><span>${d.seller.town.split(',')[0]}, lì ${p.date(d.issueDate)}</span></div>
<p>Per le seguenti prestazioni sanitarie eseguite presso il nostro studio:</p>
<table class=list>${heading(['Prestazione', 'Dente', '>N.', '>Onorario', '>Importo'])}${lines.join('')}</table>
<table class=end>${less}<tr class=b><td>Totale fattura</td><td class=r>${p.money(d.total)}</td></tr>${rest}</table>
<p class=law>Operazione esente da IVA ai sensi dell’art. 10, n. 18, D.P.R. 633/72. Imposta di bollo da € 2,00 assolta sull’originale per importi superiori a € 77,47.<br>Pagamento: ${means}. Il paziente ${random.pick(['non si oppone', 'si oppone'])} alla trasmissione dei dati al Sistema Tessera Sanitaria ai fini della dichiarazione dei redditi precompilata.</p>
<div class=sig>Il responsabile amministrativo<br><br>_______________________</div>
<div class=foot>Partita IVA ${d.seller.vatId} – Aut. sanitaria n. ${random.digits(4)} – ${d.seller.mail}<br>Coordinate bancarie: IBAN ${grouped(d.seller.iban)}</div>`
    },
  },
  // Pro forma invoice of a translator: names in narrow columns, tax withheld, sums in a strip.
  {
    name: 'it-proforma-traduzioni',
    plan: {
      country: 'IT',
      currency: 'EUR',
      kind: 'proforma',
      rates: [22],
      lines: [1, 7],
      isOnce: true,
      most: 40,
      isPart: true,
      isSellerPerson: true,
      withheld: 20,
      days: [15, 30, 60],
      pools: italianWith(['Editrice', 'Studio Legale', 'Meccanica', 'Export', 'Farmaceutici']),
      items: [
        ['Traduzione giuridica italiano-inglese', 'cartelle', 18, 30],
        ['Traduzione tecnica tedesco-italiano', 'cartelle', 20, 34],
        ['Revisione e correzione bozze', 'ore', 28, 45],
        ['Interpretariato di trattativa', 'ore', 60, 95],
        ['Trascrizione da file audio', 'minuti', 2, 5],
        ['Asseverazione in tribunale', 'atti', 35, 60],
        ['Localizzazione scheda prodotto', 'schede', 12, 25],
        ['Sottotitolazione video', 'minuti', 7, 14],
      ],
      numbers: (random, year) => `PF ${random.int(1, 88)}/${year.slice(2)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9.5pt "URW Gothic";margin:0;color:#333;line-height:1.4} .head{display:flex;justify-content:space-between;align-items:flex-end} .head b{font-size:15pt;letter-spacing:1.5pt;color:#8c2f5b} .head span{font-size:8pt;text-align:right} .rule{height:1.2mm;background:#8c2f5b;margin:3mm 0 9mm} h1{font-size:15pt;font-weight:400;margin:0 0 6mm} .g{display:grid;grid-template-columns:34mm 1fr;row-gap:2mm;margin-bottom:9mm} .g i{font-style:normal;color:#8c2f5b;font-size:8.5pt} .list th{font-weight:400;font-size:8.5pt;color:#8c2f5b;border-bottom:.8pt solid #8c2f5b;text-align:left;padding:3px 0} .list td{padding:5px 0} .strip{margin-top:10mm;border-top:.8pt solid #8c2f5b;border-bottom:.8pt solid #8c2f5b} .strip th{font-weight:400;font-size:7.5pt;color:#8c2f5b;text-align:right;padding-top:5px} .strip td{text-align:right;padding-bottom:5px;font-size:10.5pt} .strip td:last-child{font-weight:bold;font-size:12pt} .law{font-size:8pt;margin-top:9mm;border:.5pt solid #8c2f5b;padding:3mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const job = random.pick(['Traduzioni e interpretariato', 'Lingue per l’impresa'])
      const lines = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const pair = (label: string, value: string) => `<i>${label}</i><div>${value}</div>`
      return `<div class=head><div><b>${d.seller.name}</b><br>${job}</div><span>${d.seller.street}<br>${italianTown(d.seller)}<br>${d.seller.telephone}<br>${d.seller.mail}</span></div><div class=rule></div>
<h1>Fattura proforma ${d.number}</h1>
<div class=g>${pair('Data', p.date(d.issueDate))}${pair('Cliente', `${d.buyer.name}<br>${d.buyer.street}, ${italianTown(d.buyer)}<br>P. IVA ${d.buyer.vatId}`)}${pair('Vs. ordine', `${d.orderNumber} del ${p.date(d.orderDate)}`)}${pair('Oggetto', `Incarichi svolti dal ${p.date(d.from)} al ${p.date(d.until)}`)}</div>
<table class=list>${heading(['Descrizione', '>Quantità', 'U.m.', '>Compenso unitario', '>Importo €'])}${lines.join('')}</table>
<table class=strip>${heading(['Imponibile', `IVA ${p.number(d.taxes[0].rate)}%`, 'Totale documento', 'Ritenuta d’acconto 20%', 'Netto a pagare €'])}${row([p.plain(d.subtotal), p.plain(d.tax), p.plain(d.total), `- ${p.plain(d.withheld)}`, p.plain(d.amountDue)])}</table>
<div class=g style="margin-top:9mm">${pair('Pagamento', `Bonifico bancario entro il ${p.date(d.dueDate)}`)}${pair('IBAN', grouped(d.seller.iban))}${pair('Partita IVA', d.seller.vatId)}</div>
<div class=law>Il presente documento non costituisce fattura valida ai fini del D.P.R. 633 del 26/10/1972 e successive modifiche. La fattura definitiva verrà emessa all’atto del pagamento del corrispettivo (art. 6, comma 3, D.P.R. 633/72). Compenso soggetto a ritenuta d’acconto ex art. 25 D.P.R. 600/73. Iscrizione alla Gestione separata INPS.</div>`
    },
  },
]
