import { rest97 } from '../check_digits.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
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
  first: listOf('Corinne|Damien|Héloïse|Laurent|Maëlle|Patrice|Sandrine|Tanguy'),
  last: listOf(
    'Auffray|Bretonneau|Courtin|Daviaud|Fouquet|Gaudin|Leclère|Moreau|Pineau|Rabouin|Sionneau|Tessier'
  ),
  trade: listOf('Brasserie|Hôtel|Promotion|Immobilier|Traiteur|Habitat'),
  forms: listOf('SARL|SAS|SA|SASU'),
  streets: listOf(
    '14 rue des Ponts-de-Cé|2 place Sainte-Croix|ZAC de la Lande, 7 rue Ampère|61 avenue de Grammont|33 bis rue Haute|5 levée de la Loire'
  ),
  towns: townsOf(
    'Saumur=49400|Tours=37000|Blois=41000|Ancenis-Saint-Géréon=44150|Amboise=37400|La Roche-sur-Yon=85000'
  ),
}
const walloon = {
  ...french,
  first: listOf('Bernadette|Cédric|Dominique|Émilie|Fabrice|Sabrina'),
  last: listOf('Bodart|Closset|Dethier|Evrard|Fagnoul|Henrotte|Leruth|Marchal|Noël|Stassen'),
  trade: listOf('Hôtel|Bureau|Immobilière|Brasserie|Clinique'),
  forms: listOf('SRL|SA|SC'),
  streets: listOf('Rue de Fer 87|Chaussée de Louvain 310|Place Verte 2|Rue du Pont 19 bte 3'),
  towns: townsOf('Namur=5000|Huy=4500|Wavre=1300|Dinant=5500|Gembloux=5030|La Louvière=7100'),
  country: 'Belgique',
}
const luxembourger = {
  ...walloon,
  first: listOf('Carole|Jean-Marc|Martine|Pol|Tessy|Yves'),
  last: listOf('Biver|Clement|Ewen|Goergen|Jung|Kremer|Mertens|Reding|Theisen|Welter'),
  trade: listOf('Capital|Engineering|Consulting|Logistics|Partners'),
  forms: listOf('S.à r.l.|S.A.|SARL-S'),
  streets: listOf('9, rue Goethe|42, avenue de la Gare|17, rue de Bitbourg|3, rue du Fossé'),
  towns: townsOf('Luxembourg=L-1637|Bertrange=L-8070|Ettelbruck=L-9010|Munsbach=L-5365'),
  country: 'Luxembourg',
}
const dutch = {
  ...fictional.NL,
  first: listOf('Anouk|Bas|Esther|Gijs|Linda|Maarten|Tessa|Willem'),
  last: listOf('van den Berg|Bakker|Dijkstra|Hendriks|Koster|de Lange|Noordhuis|Smit|Vos|Wolters'),
  trade: listOf('Bouw|Zorggroep|Vastgoed|Advocaten|Techniek|Makelaardij'),
  forms: listOf('B.V.|BV|V.O.F.'),
  streets: listOf(
    'Stationsweg 31|Handelskade 8|De Hoef 14a|Burgemeester Jansenlaan 102|Zuiderval 60|Achterdijk 5'
  ),
  towns: townsOf(
    'Deventer=7411 GC|Amersfoort=3811 BN|Goes=4461 JT|Assen=9401 LB|Nijmegen=6511 PV|Hoorn=1621 KX'
  ),
}
const flemish = {
  ...dutch,
  first: listOf('Ann|Dries|Hilde|Jeroen|Liesbeth|Stijn'),
  last: listOf(
    'Bogaert|Cools|De Backer|Goossens|Lievens|Mertens|Peeters|Van Damme|Wouters|Ysebaert'
  ),
  trade: listOf('Verhuizingen|Dakwerken|Elektro|Catering|Schrijnwerken'),
  forms: listOf('BV|NV|Comm.V'),
  streets: listOf('Scheldestraat 74|Antwerpsesteenweg 215|Kaai 9 bus 1|Ambachtenlaan 26|Dorp 48'),
  towns: townsOf('Temse=9140|Dendermonde=9200|Lokeren=9160|Boom=2850|Oudenaarde=9700|Lier=2500'),
  country: 'België',
}

/** Sellers of these trades; buyers come from the pool of a country that is not used. */
function between(
  country: Country,
  own: typeof french,
  trade: string
): Pick<Plan, 'country' | 'buyerCountry' | 'pools'> {
  const half = own.last.length / 2
  const seller = { ...own, last: own.last.slice(half), trade: listOf(trade) }
  const pools = { ...fictional, [country]: seller, AT: { ...own, last: own.last.slice(0, half) } }
  return { country, buyerCountry: 'AT', pools }
}

function settleInBelgium({ doc, random }: Print, zone: string): void {
  for (const party of [doc.seller, doc.buyer]) {
    const company = `0${random.int(4, 7)}${random.digits(6)}`
    party.vatId = `BE${company}${two(97 - rest97(company))}`
    const account = `${random.pick(listOf('00|06|36|73'))}${random.digits(8)}`
    const whole = `${account}${two(rest97(account) || 97)}`
    party.iban = `BE${two(98 - rest97(`${whole}111400`))}${whole}`
    party.telephone = `${zone}/${random.digits(2)}.${random.digits(2)}.${random.digits(2)}`
  }
}

function settleInLuxembourg({ doc, random }: Print): void {
  const number = `${random.int(1, 3)}${random.digits(5)}`
  doc.seller.vatId = `LU${number}${two(Number(number) % 89)}`
  const account = `${random.pick(listOf('001|003|060'))}${random.digits(13)}`
  doc.seller.iban = `LU${two(98 - rest97(`${account}213000`))}${account}`
  doc.seller.telephone = `+352 ${random.digits(2)} ${random.digits(2)} ${random.digits(2)}-1`
}

/** The reference that Belgian banks check. */
function structured({ random }: Print): string {
  const digits = `${random.int(1, 9)}${random.digits(9)}`
  const all = `${digits}${two(rest97(digits) || 97)}`
  return `+++${all.slice(0, 3)}/${all.slice(3, 7)}/${all.slice(7)}+++`
}

const linenSections = [
  {
    title: 'LINGE PLAT – LOCATION ENTRETIEN',
    items: itemsOf(
      'Drap plat 180x320 polycoton|PCE|1|2;Drap plat 270x310 polycoton|PCE|1.5|2.5;Taie d’oreiller 60x60|PCE|0.4|0.8;Housse de couette 140x200|PCE|2|3;Housse de couette 240x220|PCE|2.5|4;Drap de bain 70x140 blanc|PCE|0.8|1.4;Serviette éponge 50x100|PCE|0.5|0.9;Tapis de bain 50x70|PCE|0.5|0.8;Nappe 150x150 blanche|PCE|1.2|2;Nappe 180x240 blanche|PCE|2|3.2;Serviette de table 50x50|PCE|0.3|0.5;Torchon cuisine liteau bleu|PCE|0.3|0.5;Torchon verre métis|PCE|0.3|0.5;Peignoir nid d’abeille T. unique|PCE|2|3'
    ),
  },
  {
    title: 'VÊTEMENTS DE TRAVAIL',
    items: itemsOf(
      'Veste cuisine manches longues|PCE|2|3.5;Pantalon cuisine pied-de-poule|PCE|1.8|3;Tablier bavette noir|PCE|0.8|1.5;Blouse femme de chambre|PCE|1.8|3;Polo salle brodé|PCE|1.5|2.5'
    ),
  },
  {
    title: 'HYGIÈNE ET SOLS',
    items: itemsOf(
      'Tapis anti-poussière 85x150|PCE|4|7;Tapis anti-poussière 115x200|PCE|6|10;Bobine essuie-mains coton|BOB|2.5|4;Recharge savon mousse 1 L|CAR|7|12;Diffuseur parfum, location mensuelle|MOIS|4|7'
    ),
  },
  {
    title: 'PRESTATIONS ANNEXES',
    items: itemsOf('Linge manquant inventaire|PCE|3|9;Contribution énergie|LIV|2|5'),
  },
]

/** Invoices of French, Belgian, Luxembourg and Dutch senders that are measured but not developed with. */
export const commonLoireSchelde: Family[] = [
  {
    name: 'fr-linge-location-mois',
    plan: {
      ...between('FR', french, 'Blanchisserie|Location Linge|Textile Services'),
      currency: 'EUR',
      rates: [20],
      lines: [24, 80],
      isInOrder: true,
      isOnce: true,
      most: 180,
      days: [10, 15, 30],
      items: linenSections.flatMap(({ items }) => items),
      numbers: (random, year) => `${year.slice(2)}${two(random.int(1, 12))}-${random.digits(5)}`,
    },
    style: { decimal: ',', thousands: ' ', date: slashed },
    css: 'body{font:8.8pt "Roboto Condensed";margin:0} .t{display:flex;justify-content:space-between} .o b{font-size:16pt;color:#0b6aa2;display:block} .t .n{border:1pt solid #0b6aa2;border-radius:2mm;padding:2mm 4mm;text-align:center;align-self:flex-start} .n b{font-size:13pt} .m{display:flex;justify-content:space-between;margin:6mm 0} .k{width:78mm} .k td{padding:1px 3px} .k td:first-child{color:#0b6aa2} .to{width:80mm;padding-top:8mm;font-size:10.5pt;line-height:1.35} .l th{background:#0b6aa2;color:#fff;text-align:left;padding:3px 5px;font-weight:normal} .l td{padding:3.8px 5px;border-bottom:.3pt solid #ccd} .l .s td{font-weight:bold;background:#e8f1f7;padding-top:4px} .l .u td{font-style:italic;border-bottom:.8pt solid #0b6aa2} tr{break-inside:avoid} .e{display:flex;justify-content:space-between;margin-top:5mm;break-inside:avoid} .e .p{width:98mm;border:.6pt solid #888;padding:2mm 3mm} .e table{width:66mm} .e td{padding:3px 5px;border:.6pt solid #0b6aa2} .e tr:last-child{font-weight:bold;background:#e8f1f7} .f{margin-top:6mm;font-size:7pt;color:#555;text-align:center;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const lines = p.lines((l, at) => ({
        name: l.description.replaceAll('&amp;', '&'),
        amount: l.amount,
        html: row([
          `${4100 + at * 37}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ]),
      }))
      const sections = linenSections.map(({ title, items }) => {
        const own = lines.filter(({ name }) => items.some(([item]) => item === name))
        if (!own.length) return ''
        const sum = own.reduce((whole, { amount }) => whole + amount, 0)
        return `<tr class=s><td colspan=6>${title}</td></tr>${own.map(({ html }) => html).join('')}<tr class=u><td colspan=5 class=r>Sous-total</td><td class=r>${p.plain(sum)}</td></tr>`
      })
      const facts = [
        ['Code client', d.customerNumber],
        ['Contrat', `${random.int(11, 29)}/${random.digits(4)} – tournée ${random.int(2, 48)}`],
        ['Période facturée', `du ${p.date(d.from)} au ${p.date(d.until)}`],
        ['Votre référence', d.orderNumber],
      ].map(([label, value]) => row([label, value]))
      const siren = d.seller.vatId.slice(4)
      return `<div class=t><div class=o><b>${d.seller.name}</b>Location et entretien d’articles textiles<br>${d.seller.street} – ${d.seller.postCode} ${d.seller.town}<br>Service clients : ${d.seller.telephone}</div><div class=n><b>FACTURE</b><br>N° ${d.number} du ${p.date(d.issueDate)}</div></div>
<div class=m><table class=k>${facts.join('')}</table><div class=to>${d.buyer.name}<br>${address(d.buyer)}</div></div>
<table class=l>${heading(['Code', 'Désignation', '>Quantité', 'Unité', '>P.U. HT', '>Montant HT'])}${sections.join('')}</table>
<div style="break-inside:avoid"><div class=e><div class=p><b>Mode de règlement :</b> prélèvement SEPA<br>Date d’échéance : <b>${p.date(d.dueDate)}</b><br>Compte débité : FR76 XXXX XXXX XXXX XXXX XX${random.digits(2)} ${random.digits(3)}<br>RUM : BL${random.digits(9)} – ICS FR${random.digits(2)}ZZZ${random.digits(6)}</div><table>${row(['Total HT', `>${p.plain(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate, 2)} %`, `>${p.plain(d.tax)}`])}${row(['Total TTC EUR', `>${p.plain(d.total)}`])}</table></div>
<div class=f>TVA acquittée sur les débits. Pas d’escompte pour paiement anticipé. Tout retard entraîne des pénalités égales à trois fois le taux d’intérêt légal et une indemnité forfaitaire de 40 € pour frais de recouvrement. Le linge reste la propriété du loueur.<br>${d.seller.name} au capital de ${random.int(2, 9)}0 000 € – RCS ${d.seller.town} ${siren} – TVA intracommunautaire ${d.seller.vatId} – APE 9601A</div></div>`
    },
  },
  {
    name: 'fr-geometre-honoraires',
    plan: {
      ...between('FR', french, 'Géomètres-Experts|Topographie|Foncier'),
      currency: 'EUR',
      rates: [20],
      lines: [3, 7],
      isInOrder: true,
      isOnce: true,
      most: 9,
      prepaid: 0.6,
      days: [15, 30],
      items: itemsOf(
        'Recherche d’archives et analyse des titres|h|78|95;Convocation des riverains et réunion contradictoire|h|82|105;Relevé topographique sur site, équipe de deux|h|135|170;Calculs et établissement du plan de division au 1/200|h|84|98;Fourniture et pose de bornes OGE|u|68|92;Procès-verbal de bornage et dépôt au portail Géofoncier|u|180|260;Document modificatif du parcellaire cadastral|u|240|340;Forfait de déplacement|u|45|72'
      ),
      numbers: (random, year) => `NH ${year}-${random.int(100, 890)}`,
    },
    style: { ...euroAfter, thousands: ' ', date: frenchDay },
    css: 'body{font:10.5pt "EB Garamond";font-variant-numeric:lining-nums} .h{text-align:center;border-bottom:.6pt solid #444;padding-bottom:3mm;line-height:1.25} .h b{font-size:17pt;letter-spacing:.5px} .h i{display:block} .to{margin:9mm 0 0 96mm;line-height:1.3} .to p{margin:5mm 0 0} .ob{margin:8mm 0 5mm;line-height:1.4} h2{font-size:14pt;margin:7mm 0 0;font-weight:600} .li th{border-top:.6pt solid #444;border-bottom:.6pt solid #444;text-align:left;padding:3px 2px;font-weight:600} .li td{padding:4px 2px;vertical-align:top} .su{width:92mm;margin:4mm 0 0 auto;border-top:.6pt solid #444} .su td{padding:2.5px 2px} .su .x td{border-top:.6pt solid #444;border-bottom:1.6pt double #444;font-weight:600;font-size:11.5pt} .pa{margin-top:7mm} .rib{width:125mm;margin-top:3mm} .rib td,.rib th{border:.5pt solid #777;text-align:center;padding:2px 6px;font-size:9.5pt;font-weight:400} .ft{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:8.5pt;color:#444}',
    draw: (p) => {
      const { doc: d, random } = p
      const lines = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const paid = d.prepaid
        ? row([`Provision versée le ${p.date(d.orderDate)}`, `>– ${p.money(d.prepaid)}`])
        : ''
      const rate = p.number(d.taxes[0].rate)
      const { iban } = d.seller
      const parts = [iban.slice(4, 9), iban.slice(9, 14), iban.slice(14, 25), iban.slice(25)]
      const parcel = `section ${random.pick(listOf('AB|ZE|BK|AM'))} n° ${random.int(12, 480)}`
      return `<div class=h><b>${d.seller.name}</b><i>Géomètre-expert foncier – inscrit au tableau de l’Ordre sous le n° 05${random.digits(3)}</i>${d.seller.street}, ${d.seller.postCode} ${d.seller.town} – ${d.seller.telephone} – ${d.seller.mail}</div>
<div class=to>${d.buyer.name}<br>${address(d.buyer)}<p>${d.seller.town}, le ${p.date(d.issueDate)}</p></div>
<h2>NOTE D’HONORAIRES N° ${d.number}</h2>
<div class=ob>Dossier : ${d.customerNumber}<br>Objet : division et bornage d’une propriété cadastrée ${parcel}, commune de ${d.buyer.town}<br>Lettre de mission du ${p.date(d.from)}</div>
<table class=li>${heading(['Prestations', '>Quantité', 'Unité', '>Prix unitaire HT', '>Total HT'])}${lines.join('')}</table>
<table class=su>${row(['Montant hors taxes', `>${p.money(d.subtotal)}`])}${row([`TVA au taux de ${rate} %`, `>${p.money(d.tax)}`])}${row(['Montant toutes taxes comprises', `>${p.money(d.total)}`])}${paid}<tr class=x><td>Reste à payer</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<div class=pa>À régler par virement ou par chèque avant le ${p.date(d.dueDate)}.</div>
<table class=rib>${row(['Banque', 'Guichet', 'N° de compte', 'Clé'], 'th')}${row(parts)}<tr><td colspan=4>IBAN : ${grouped(iban)}</td></tr></table>
<div class=ft>${d.seller.name} – SIRET ${d.seller.vatId.slice(4)} ${random.digits(5)} – N° TVA ${d.seller.vatId}<br>Passé l’échéance : intérêts au taux légal majoré de 10 points et indemnité de recouvrement de 40 € (art. L441-10 C. com.). Escompte : néant.</div>`
    },
  },
  {
    name: 'fr-be-fleuriste-bons',
    plan: {
      ...between('FR', walloon, 'Fleurs|Art Floral|L’Atelier Fleuri'),
      currency: 'EUR',
      rates: [21, 6],
      lines: [5, 16],
      most: 8,
      charge: 0.3,
      days: [15, 30],
      items: itemsOf(
        'Vase verre cylindre 30 cm|pce|14|26;Cache-pot céramique anthracite|pce|19|38;Location palmier Kentia 180 cm|mois|22|34;Mousse et support de composition|pce|4|8;Ruban imprimé deuil|pce|9|15;Bouquet rond de saison|pce|28|48|1;Composition comptoir d’accueil|pce|45|70|1;Centre de table rond|pce|18|32|1;Gerbe de deuil blanche|pce|85|140|1;Roses Avalanche 60 cm|tige|1.5|3|1;Orchidée phalaenopsis 2 branches|pce|19|29|1;Azalée en pot 17 cm|pce|11|17|1;Sapin Nordmann 175/200|pce|38|59|1;Chrysanthème pomponette|pce|9|14|1'
      ),
      numbers: (random, year) => `${year}/${random.digits(5)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9.5pt "Open Sans"} .w{display:grid;grid-template-columns:1fr 78mm;gap:8mm} .lo{font:30pt "Z003";color:#7b2d52} .lo+div{font-size:8.5pt;line-height:1.4;margin-top:2mm} .to{margin-top:20mm;border-left:2pt solid #7b2d52;padding-left:4mm;line-height:1.4} .id{display:flex;margin:7mm 0 5mm;border:.6pt solid #7b2d52} .id div{flex:1;padding:1.5mm 3mm;border-left:.6pt solid #7b2d52} .id div:first-child{border:0;flex:.9;background:#7b2d52;color:#fff;font-size:13pt} .id small{color:#7b2d52;display:block} .g th{font-weight:600;text-align:left;border-bottom:.8pt solid #7b2d52;padding:3px 2px;font-size:8.5pt} .g td{padding:3px 2px;font-size:9pt} .b{display:flex;justify-content:space-between;align-items:flex-end;margin-top:8mm;border-top:.8pt solid #7b2d52;padding-top:3mm;break-inside:avoid} .b table{width:82mm} .b th{font-weight:400;text-align:left;padding:2px;font-size:8pt;color:#7b2d52} .b td{padding:2px} .b .a{width:64mm;font-size:12pt} .q{background:#f6edf2;padding:3mm 4mm;margin-top:6mm;line-height:1.5;break-inside:avoid} .c{font-size:7.5pt;color:#555;margin-top:4mm}',
    draw: (p) => {
      settleInBelgium(p, '081')
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const first = random.int(1200, 8000)
      const lines = p.lines((l, at) =>
        row([
          days[at],
          `B${first + at * 7}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const charge = d.charge
        ? row([
            '',
            '',
            'Livraisons du mois',
            '',
            '',
            '',
            `>${p.number(d.taxes[0].rate)} %`,
            `>${p.plain(d.charge)}`,
          ])
        : ''
      const rates = p.taxes((t) =>
        row([
          `${p.number(t.rate)} %`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(d.taxes.length === 1 ? d.tax : t.amount)}`,
        ])
      )
      const whole =
        d.taxes.length > 1 ? row(['Total', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`]) : ''
      return `<div class=w><div><div class=lo>${d.seller.name}</div><div>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>Tél. ${d.seller.telephone} – ${d.seller.mail}<br>TVA ${belgianVat(d.seller.vatId)} – RPM Liège, div. ${random.pick(listOf('Namur|Huy|Dinant'))}<br>Ouvert mardi–samedi 9h à 18h30, dim. 9h à 13h</div></div><div class=to>${d.buyer.name}<br>${address(d.buyer)}<br>TVA : ${belgianVat(d.buyer.vatId)}</div></div>
<div class=id><div>Facture</div><div><small>Numéro</small>${d.number}</div><div><small>Date</small>${p.date(d.issueDate)}</div><div><small>Échéance</small>${p.date(d.dueDate)}</div><div><small>N° client</small>${d.customerNumber}</div></div>
<table class=g>${heading(['Date', 'Bon', 'Article', '>Qté', '', '>P.U. HTVA', '>TVA', '>Total HTVA'])}${lines.join('')}${charge}</table>
<div class=b><table>${heading(['Taux', '>Base imposable', '>Montant TVA'])}${rates.join('')}${whole}</table><table class=a>${row(['Total TVAC', `><b>${p.plain(d.total)} EUR</b>`])}</table></div>
<div class=q>À verser sur le compte <b>${grouped(d.seller.iban)}</b> (BIC GKCCBEBB)<br>Communication structurée : <b>${structured(p)}</b></div>
<div class=c>Nos factures sont payables à Namur. À défaut de paiement à l’échéance, un intérêt de 10 % l’an et une indemnité forfaitaire de 12 % (minimum 50 €) sont dus de plein droit. Les végétaux voyagent aux risques du client. Réclamations dans les 24 heures.</div>`
    },
  },
  {
    name: 'fr-lu-centre-affaires',
    plan: {
      ...between('FR', luxembourger, 'Business Center|Office Services|Domiciliation'),
      currency: 'EUR',
      rates: [17],
      lines: [3, 9],
      isInOrder: true,
      isOnce: true,
      most: 6,
      allowance: 0.4,
      days: [7, 15, 30],
      items: itemsOf(
        'Bureau meublé, 2 postes de travail|mois|890|1450;Poste en espace partagé|mois|280|390;Domiciliation du siège social|mois|120|195;Emplacement de parking intérieur|mois|165|230;Salle de réunion « Vianden », demi-journée|unité|95|140;Ligne téléphonique et accueil personnalisé|mois|45|75;Réexpédition du courrier, port compris|unité|8|19;Impressions couleur A4, par 100|unité|12|18;Badge d’accès supplémentaire|unité|15|25;Nettoyage hors forfait|heure|29|36'
      ),
      numbers: (random, year) => `BC${year}${two(random.int(1, 12))}${random.digits(3)}`,
    },
    style: { ...comma, money: (plain) => `EUR ${plain}`, date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:9.5pt "Inter";color:#23303a;margin:0} .h{display:flex;justify-content:space-between;align-items:center} .h h1{font-size:23pt;font-weight:300;letter-spacing:2px;margin:0} .h .k{width:15mm;height:15mm;background:#1d5c63;transform:rotate(45deg);margin:4mm 4mm 0 0} .p{display:flex;gap:14mm;margin:11mm 0 8mm} .p>div{flex:1;line-height:1.45} .p h6,.y h6{font-size:7.5pt;margin:0 0 1.5mm;color:#1d5c63;text-transform:uppercase;letter-spacing:.5px} .m{display:grid;grid-template-columns:repeat(4,1fr);border-top:.6pt solid #1d5c63;border-bottom:.6pt solid #1d5c63;padding:2.5mm 0;margin-bottom:7mm} .m small{color:#6b7780;display:block;font-size:7.5pt} .l th{font-size:7.5pt;color:#6b7780;text-align:left;font-weight:500;padding:0 0 4px} .l td{padding:6px 0;border-top:.4pt solid #d3dadd} .s{width:80mm;margin:5mm 0 0 auto} .s td{padding:4px 6px} .s .x td{background:#1d5c63;color:#fff;font-weight:600} .y{display:flex;gap:14mm;margin-top:14mm;font-size:8.5pt;line-height:1.5} .y>div{flex:1} .f{position:fixed;bottom:0;font-size:7pt;color:#6b7780}',
    draw: (p) => {
      settleInLuxembourg(p)
      const { doc: d, random } = p
      const lines = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const less = d.allowance
        ? row(['Prestations', `>${p.plain(d.lineTotal)}`]) +
          row(['Remise engagement annuel', `>-${p.plain(d.allowance)}`])
        : ''
      const cells = [
        ['Facture n°', d.number],
        ['Date de facture', p.date(d.issueDate)],
        ['À payer pour le', p.date(d.dueDate)],
        ['Contrat', `${d.customerNumber} / ${d.orderNumber}`],
      ].map(([label, value]) => `<div><small>${label}</small>${value}</div>`)
      return `<div class=h><h1>FACTURE</h1><div class=k></div></div>
<div class=p><div><h6>Émetteur</h6><b>${d.seller.name}</b><br>${address(d.seller)}<br>TVA ${d.seller.vatId}<br>${d.seller.telephone}</div><div><h6>Client</h6><b>${d.buyer.name}</b><br>${address(d.buyer)}</div></div>
<div class=m>${cells.join('')}</div>
<div style="margin-bottom:4mm">Services rendus du ${p.date(d.from)} au ${p.date(d.until)}</div>
<table class=l>${heading(['Prestation', '>Nombre', 'Unité', '>Prix unitaire', '>TVA', '>Montant HT'])}${lines.join('')}</table>
<table class=s>${less}${row(['Total hors TVA', `>${p.plain(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate)}%`, `>${p.plain(d.tax)}`])}<tr class=x><td>Total TTC</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=y><div><h6>Coordonnées bancaires</h6>IBAN ${grouped(d.seller.iban)}<br>BIC ${random.pick(listOf('BCEELULL|BGLLLULL|CCRALULL'))}<br>Merci d’indiquer le numéro de facture.</div><div><h6>Conditions</h6>Paiement sans escompte. Préavis de résiliation de trois mois. Les services à la consommation sont facturés à terme échu.</div></div>
<div class=f>${d.seller.name} – R.C.S. Luxembourg B${random.digits(6)} – Autorisation d’établissement n° 100${random.digits(5)}/0 – ${d.seller.mail} – ${d.seller.site}</div>`
    },
  },
  {
    name: 'nl-taxi-ritten-maand',
    plan: {
      ...between('NL', dutch, 'Taxi|Taxicentrale|Personenvervoer'),
      currency: 'EUR',
      rates: [9],
      lines: [9, 44],
      most: 0,
      isGross: true,
      days: [14, 30],
      items: itemsOf(
        'Station – kantoor Zuiderval||9|16;Kantoor Zuiderval – station||9|16;Kantoor – Schiphol Vertrekhal 3||95|142;Schiphol Aankomst 2 – kantoor||95|142;Hotel De Keizerskroon – kantoor||11|19;Station – gerechtsgebouw||10|15;Gerechtsgebouw – kantoor Zuiderval||10|17;Kantoor – ziekenhuis poli Oost||14|24;Avondrit kantoor – woonadres||18|46;Koeriersrit stukken notaris||15|28;Groepsvervoer 8 pers. personeelsuitje||68|120;Wachttijd chauffeur||8|30'
      ),
      numbers: (random, year) => `${year}${two(random.int(1, 12))}.${random.digits(4)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dashed },
    css: 'body{font:9.5pt "Liberation Sans";margin:0} .t{background:#111;color:#ffd400;padding:4mm 6mm;display:flex;justify-content:space-between;align-items:center;-webkit-print-color-adjust:exact} .t b{font-size:16pt} .t span{font-size:15pt;font-weight:bold} .d{display:flex;justify-content:space-between;margin:8mm 0} .d .to{line-height:1.4} .d table{width:76mm} .d td{padding:1.5px 0} .r1 th{text-align:left;border-bottom:1.2pt solid #111;padding:3px 2px;font-size:8.5pt} .r1 td{padding:2.6px 2px;border-bottom:.3pt solid #ccc} tr{break-inside:avoid} .r1 .z td{border:0;padding-top:6px} .r1 .z b{font-size:11pt} .v{margin-top:6mm;break-inside:avoid;width:95mm} .v td,.v th{padding:2px 0;text-align:left;font-size:8.5pt} .bt{margin-top:7mm;break-inside:avoid} .a{margin-top:7mm;padding-top:2mm;border-top:1.2pt solid #111;font-size:8pt;display:flex;justify-content:space-between;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const first = random.int(10000, 70000)
      const names = listOf('Mw. Terpstra|Dhr. Bloem|Receptie|Dhr. J. Kramer|Mw. Oosting')
      const hours = p.lines(() => `${random.int(6, 23)}:${two(random.int(0, 59))}`)
      const lines = p.lines((l, at) =>
        row([
          days[at],
          hours[at].padStart(5, '0'),
          `${first + at * 13}`,
          l.description,
          random.pick(names),
          `>${p.plain(l.amount)}`,
        ])
      )
      const end = (label: string, value: string) =>
        `<tr class=z><td colspan=5 class=r>${label}</td><td class=r>${value}</td></tr>`
      return `<div class=t><b>${d.seller.name}</b><span>Verzamelfactuur</span></div>
<div class=d><div class=to>${d.buyer.name}<br>t.a.v. crediteurenadministratie<br>${address(d.buyer)}</div><table>${row(['Factuurnummer', d.number])}${row(['Factuurdatum', p.date(d.issueDate)])}${row(['Debiteurnummer', d.customerNumber])}${row(['Ritten van', `${p.date(d.from)} t/m ${p.date(d.until)}`])}${row(['Uw kenmerk', d.orderNumber])}</table></div>
<table class=r1>${heading(['Datum', 'Tijd', 'Ritnr.', 'Omschrijving', 'Besteld door', '>Bedrag incl. btw'])}${lines.join('')}${end('<b>Totaal te voldoen</b>', `<b>${p.money(d.amountDue)}</b>`)}</table>
<table class=v>${heading(['Btw-specificatie', '>Excl. btw', '>Btw', '>Incl. btw'])}${row([`Laag tarief ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.subtotal)}`, `>${p.money(d.tax)}`, `>${p.money(d.total)}`])}</table>
<div class=bt>Gelieve het bedrag vóór <b>${p.date(d.dueDate)}</b> over te maken op rekening <b>${grouped(d.seller.iban)}</b> onder vermelding van debiteur- en factuurnummer. Reclames over ritten binnen 8 dagen na factuurdatum.</div>
<div class=a><span>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</span><span>Centrale ${d.seller.telephone}<br>${d.seller.mail}</span><span>Btw-nr. ${d.seller.vatId}<br>KvK ${random.digits(8)}</span><span>Vervoersvergunning<br>P${random.digits(5)}</span></div>`
    },
  },
  {
    name: 'nl-steiger-verhuur',
    plan: {
      ...between('NL', dutch, 'Steigerbouw|Steigers|Steigerverhuur'),
      currency: 'EUR',
      rates: [21],
      lines: [3, 8],
      isInOrder: true,
      isOnce: true,
      most: 64,
      charge: 0.5,
      days: [14, 30],
      items: itemsOf(
        'Opbouw gevelsteiger klasse 3 voor- en achtergevel|m²|4|6.5;Afbouw gevelsteiger en afvoer|m²|2|3.5;Huur gevelsteiger, per week|m²|0.6|1.1;Huur rolsteiger 8,20 m, smal|dag|24|38;Huur steigernet fijnmazig|m²|0.4|0.9;Dakrandbeveiliging incl. montage|m1|11|17;Puinkoker met vultrechter, huur|week|19|28;Meerwerk monteurs|uur|46|58'
      ),
      numbers: (random, year) => `VF${year.slice(2)}-${random.digits(5)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dutchDay },
    css: 'body{font:10pt Carlito;font-size:11pt} .g{display:grid;grid-template-columns:1fr 52mm;gap:10mm} .lo{font-size:21pt;font-weight:bold;color:#c4471b;text-align:right;margin-bottom:7mm;line-height:1} .si{font-size:9pt;line-height:1.35;color:#444} .si b{display:block;margin-top:2.5mm;color:#c4471b;font-weight:normal} .to{line-height:1.35;padding-top:16mm} h1{font-size:17pt;margin:12mm 0 3mm} .i td{padding:1px 0} .i td:first-child{width:34mm} .l{margin-top:8mm} .l th{text-align:left;border-bottom:1pt solid #c4471b;padding:3px 0;font-size:10pt} .l td{padding:4px 0;vertical-align:top} .e td{border:0} .s td{padding:3px 0} .s{width:74mm;margin:4mm 0 0 auto;border-top:1pt solid #c4471b} .s tr:last-child td{font-weight:bold;border-top:.6pt solid #444} .o{margin-top:9mm;line-height:1.4}.ft{position:fixed;bottom:0;left:0;right:0;font-size:8pt;color:#555;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      const lines = p.lines((l) =>
        row([
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          l.description,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const charge = d.charge
        ? row(['Subtotaal', `>${p.money(d.lineTotal)}`]) +
          row(['Administratiekosten', `>${p.money(d.charge)}`])
        : ''
      const work = random.pick(
        listOf('Schilderwerk 12 woningen Lijsterhof|Dakrenovatie De Wilgen|Gevelrenovatie Kade 4')
      )
      return `<div class=lo>${d.seller.name}</div>
<div class=g><div><div class=to>${d.buyer.name}<br>Postbus ${random.int(11, 980)}<br>${d.buyer.postCode} ${d.buyer.town}</div><h1>Factuur</h1><table class=i>${row(['Factuurnummer', `: ${d.number}`])}${row(['Datum', `: ${p.date(d.issueDate)}`])}${row(['Vervaldatum', `: ${p.date(d.dueDate)}`])}${row(['Project', `: ${random.int(21, 26)}${random.digits(3)} ${work}`])}${row(['Uw opdracht', `: ${d.orderNumber} d.d. ${p.date(d.orderDate)}`])}</table></div>
<div class=si>${address(d.seller)}<b>Telefoon</b>${d.seller.telephone}<b>E-mail</b>${d.seller.mail}<b>Internet</b>${d.seller.site}<b>IBAN</b>${grouped(d.seller.iban)}<b>KvK</b>${random.digits(8)}<b>Btw</b>${d.seller.vatId}<b>VCA**</b>gecertificeerd</div></div>
<table class=l>${heading(['>Aantal', '', 'Omschrijving', '>Prijs', '>Bedrag'])}${lines.join('')}</table>
<table class=s>${charge}${row(['Totaal exclusief btw', `>${p.money(d.subtotal)}`])}${row([`${p.number(d.taxes[0].rate)}% btw`, `>${p.money(d.tax)}`])}${row(['Totaal inclusief btw', `>${p.money(d.total)}`])}</table>
<div class=o>Huurperiode loopt door tot de dag van schriftelijke afmelding. Betaling zonder korting of verrekening, met vermelding van het factuurnummer.</div>
<div class=ft>Op al onze aanbiedingen en overeenkomsten zijn de Algemene Verhuurvoorwaarden Steigers van toepassing, gedeponeerd bij de KvK.</div>`
    },
  },
  {
    name: 'nl-tuincentrum-bon',
    plan: {
      ...between('NL', dutch, 'Tuincentrum|Groencentrum|Tuinmarkt'),
      currency: 'EUR',
      kind: 'receipt',
      rates: [21, 9],
      lines: [3, 10],
      isOnce: true,
      most: 5,
      isGross: true,
      items: itemsOf(
        'Potgrond 40 ltr||5|8;Terracottapot 28 cm||9|15;Vogelvoer 4 seizoenen||6|11;Handschoen maat 9||5|9;Tuinslang 20 mtr||22|34;Kaars stomp ivoor||3|7;Gazonmest 10 kg||17|25;Onkruidkrabber||12|19;Viool sixpack||3|5|1;Hedera hangpot||8|13|1;Lavendel P12||4|6|1;Hortensia P23||14|22|1;Tulpenbollen 50 st||9|14|1;Kamerplant Monstera||19|32|1;Koffie + appeltaart||6|9|1'
      ),
      numbers: (random) => `${two(random.int(1, 9))}-${random.digits(3)}-${random.digits(6)}`,
    },
    style: { ...comma, date: dashed },
    page: '80mm 210mm',
    css: 'body{font:8.5pt "Noto Sans Mono";line-height:1.3;margin:0} .c{text-align:center} .c b{font-size:11pt} hr{border:0;border-top:1px dashed #000;margin:2mm 0} td{padding:0;vertical-align:top} .g td+td,.g th+th{padding-left:4px!important} .g th,.b th{font-weight:400;text-align:left} .t{font-size:11pt;font-weight:bold} .bar{height:11mm;margin:3mm 8mm 1mm;background:repeating-linear-gradient(90deg,#000 0 2px,#fff 2px 3px,#000 3px 4px,#fff 4px 7px)}',
    draw: (p) => {
      const { doc: d, random } = p
      const codeOf = (rate: number) => (rate === 21 ? 'H' : 'L')
      const lines = p.lines((l) =>
        row([
          p.number(l.quantity),
          l.description,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          codeOf(l.rate),
        ])
      )
      const rates = p.taxes((t) =>
        row([
          `${codeOf(t.rate)} ${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const whole =
        d.taxes.length > 1 ? row(['Totaal', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`]) : ''
      const time = `${random.int(9, 17)}:${two(random.int(0, 59))}`
      return `<div class=c><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone}<br>Btw ${d.seller.vatId}</div><hr>
Bon ${d.number}<br>${p.date(d.issueDate)} ${time.padStart(5, '0')}  Kassa ${random.int(1, 6)}<br>U bent geholpen door ${random.pick(listOf('Ilse|Ramon|Joke|Daan'))}<hr>
<table class=g>${heading(['#', 'Artikel', '>Prijs', '>Bedrag', ''])}${lines.join('')}</table><hr>
<table>${`<tr class=t><td>TOTAAL EUR</td><td class=r>${p.plain(d.total)}</td></tr>`}${row(['Pinnen', `>${p.plain(d.total)}`])}</table><hr>
<table class=b>${heading(['Btw', '>Excl.', '>Btw-bedrag'])}${rates.join('')}${whole}</table><hr>
Maestro ****${random.digits(4)} contactloos<br>Terminal ${random.digits(6)} Autorisatie ${random.digits(6)}<br>AKKOORD<hr>
<div class=c>Ruilen binnen 14 dagen met bon,<br>behalve kamer- en perkplanten.<br>Ma-za 9.00-18.00, zo 11.00-17.00<div class=bar></div>${random.digits(13)}</div>`
    },
  },
  {
    name: 'nl-be-garage-werkplaats',
    plan: {
      ...between('NL', flemish, 'Garage|Autobedrijf|Carrosserie'),
      currency: 'EUR',
      rates: [21],
      lines: [4, 14],
      isInOrder: true,
      isOnce: true,
      most: 4,
      lineDiscount: 0.3,
      days: [8, 14, 30],
      items: itemsOf(
        'Werkuren mecanicien|u|62|84;Werkuren diagnose|u|68|92;Werkuren plaatslager|u|58|78;Spuitcabine forfait|st|85|130;Motorolie 5W30 C3|l|9|16;Oliefilter|st|9|17;Luchtfilter|st|14|28;Interieurfilter actieve kool|st|18|36;Remschijf vooraan|st|48|95;Remblokken vooraan set|st|39|78;Ruitenwisserset vooraan|st|22|41;Lamp H7 55W|st|6|13;Batterij 70Ah EFB|st|125|185;Recytyre bijdrage band|st|1.5|2.5;Klein materiaal en milieubijdrage|st|4|9;Voorrijden autokeuring|st|35|55'
      ),
      numbers: (random, year) => `V${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9.2pt "DejaVu Sans Condensed";margin:0} .h{display:flex;justify-content:space-between;border-bottom:2pt solid #1b3f8b;padding-bottom:3mm} .h b{font-size:16pt;color:#1b3f8b} .h div+div{text-align:right;font-size:8.2pt;line-height:1.35} .x{display:grid;grid-template-columns:1fr 1fr;gap:6mm;margin:5mm 0} .bx{border:.7pt solid #1b3f8b;border-radius:1.5mm} .bx h6{background:#1b3f8b;color:#fff;margin:0;padding:1mm 3mm;font-size:8pt;font-weight:400} .bx div{padding:2mm 3mm;line-height:1.4} .bx td{padding:1px 3mm} .ti{font-size:14pt;font-weight:bold;margin:2mm 0} .l{border:.7pt solid #1b3f8b} .l th{border-bottom:.7pt solid #1b3f8b;background:#e5ebf7;text-align:left;padding:3px 4px;font-size:8.2pt} .l td{padding:3px 4px} .t{margin-top:4mm;text-align:center} .t th,.t td{border:.7pt solid #1b3f8b;padding:3px;text-align:center} .t th{background:#e5ebf7;font-size:8.2pt} .t td:last-child{font-weight:bold;font-size:11pt} .py{margin-top:5mm;line-height:1.5} .sm{font-size:7pt;color:#444;margin-top:6mm;column-count:2;column-gap:8mm}',
    draw: (p) => {
      settleInBelgium(p, '052')
      const { doc: d, random } = p
      const lines = p.lines((l, at) =>
        row([
          l.unit === 'u' ? 'UUR' : `${random.pick(listOf('A|F|K'))}${4410 + at * 318}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          l.discount ? `>${l.discount} %` : '',
          `>${p.plain(l.amount)}`,
        ])
      )
      const plate = `1-${random.pick(listOf('ABK|VTD|XGE|CLP'))}-${random.digits(3)}`
      const car = random.pick(
        listOf('Bestelwagen L2H2 2.0 diesel|Break 1.5 hybride|Stadswagen 1.2')
      )
      const [tax] = p.taxes((t) => t)
      const labels = ['Maatstaf van heffing', '% btw', 'Bedrag btw', 'Totaal incl. btw EUR']
      const sums = [p.plain(d.subtotal), p.number(tax.rate, 2), p.plain(d.tax), p.plain(d.total)]
      return `<div class=h><div><b>${d.seller.name}</b><br>Onderhoud – carrosserie – banden – alle merken</div><div>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} – ${d.seller.mail}<br>BTW ${belgianVat(d.seller.vatId)} – RPR Gent, afd. Dendermonde<br>IBAN ${grouped(d.seller.iban)} – BIC KREDBEBB</div></div>
<div class=x><div class=bx><h6>VOERTUIG</h6><table style="margin:1.5mm 0">${row(['Nummerplaat', plate])}${row(['Type', car])}${row(['Chassisnr.', `VF1${random.digits(4)}H${random.digits(9)}`])}${row(['Km-stand', `${random.int(18, 240)}.${random.digits(3)}`])}${row(['Binnen op', p.date(d.deliveryDate)])}</table></div><div class=bx><h6>KLANT ${d.customerNumber}</h6><div>${d.buyer.name}<br>${address(d.buyer)}<br>BTW ${belgianVat(d.buyer.vatId)}</div></div></div>
<div class=ti>FACTUUR ${d.number}</div>
<div style="margin-bottom:3mm">Factuurdatum: ${p.date(d.issueDate)} &emsp; Vervaldag: ${p.date(d.dueDate)} &emsp; Werkorder: ${random.digits(6)}</div>
<table class=l>${heading(['Artikel', 'Omschrijving', '>Aantal', 'Eh', '>Eenheidsprijs', '>Korting', '>Netto'])}${lines.join('')}</table>
<table class=t>${row(labels, 'th')}${row(sums)}</table>
<div class=py>Gelieve bij betaling volgende mededeling te vermelden: <b>${structured(p)}</b><br>Bij contante betaling of bancontact aan de balie geldt deze factuur na afstempeling als kwijting.</div>
<div class=sm>Klachten dienen binnen 8 dagen na ontvangst van de factuur aangetekend te worden gemeld. Bij niet-betaling op de vervaldag is van rechtswege een intrest van 10 % per jaar verschuldigd en een schadebeding van 10 % met een minimum van 65 EUR. Vervangen onderdelen worden 8 dagen bewaard. Alleen de rechtbanken van het arrondissement van onze zetel zijn bevoegd.</div>`
    },
  },
]
