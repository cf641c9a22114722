import { phoneOf } from '../people.ts'
import { goods, places, words } from '../lists.ts'
import { structured } from '../check_digits.ts'
import { baseOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { sumOf, type Item, type Plan } from '../make_document.ts'
import type { Country } from '../people.ts'
import fictional from '../pools.json' with { type: 'json' }
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
  belgianVat,
  address,
  sirenOf,
} from '../print.ts'

const dutchMonths = monthsIn('NL')
const french = {
  ...fictional.FR,
  first: words('Nathalie|Gaël|Marion|Didier|Ludivine|Frédéric|Anaïs|Olivier'),
  last: words('Aubertin|Bonnefoy|Caradec|Daguerre|Fournel|Grandjean|Lhermitte|Rivoire|Tardieu'),
  trade: words('Garage|Constructions|Optique|Boulangerie|Immobilier|Carrosserie'),
  streets: words(
    '14 rue Ampère|ZI de la Petite Lande|88 avenue de la Libération|2 place Gambetta|31 bis rue des Lilas|5 allée des Frères Lumière'
  ),
  towns: places(
    'Montluçon = 03100|Lorient = 56100|Roanne = 42300|Saint-Dizier = 52100|Agen = 47000|Vitré = 35500|Le Creusot = 71200'
  ),
}
const walloon = {
  ...french,
  first: words('Bénédicte|Jean-Luc|Françoise|Grégory|Maud|Pascal'),
  last: words('Bodart|Closset|Dehousse|Lejeune|Marchal|Noël|Servais|Thiry'),
  forms: words('SRL|SA|SRL'),
  streets: words(
    'Rue du Progrès 18|Chaussée de Marche 402|Avenue Mascaux 65|Rue des Carmes 7 bte 4|Quai de Rome 29'
  ),
  towns: places('Charleroi = 6000|Fleurus = 6220|Seraing = 4100|Wavre = 1300|Arlon = 6700'),
  country: 'Belgique',
}
const dutch = {
  ...fictional.NL,
  first: words('Annelies|Bas|Heleen|Jeroen|Loes|Maarten'),
  last: words('Brouwer|Dijkgraaf|Hendriks|Koopmans|van der Wal|Smeets|Terpstra|Verhoeven'),
  trade: words('Metaalbewerking|Advies|Schilderwerken|Fysiotherapie|Makelaardij|Bouwbedrijf'),
  streets: words(
    'Energieweg 14|Marktstraat 63|De Corridor 21-c|Noordersingel 8|Burg. Kesselaarlaan 110'
  ),
  towns: places(
    'Deventer = 7411 KT|Oss = 5342 CW|Hoorn = 1621 AB|Gouda = 2801 JD|Assen = 9401 HZ|Sittard = 6131 EK'
  ),
}
const flemish = {
  ...dutch,
  first: words('Els|Stijn|Nele|Kris|Lieve|Tom'),
  last: words('Callens|Coppens|De Wilde|Lambrecht|Mertens|Desmet|Van Hecke|Wouters'),
  trade: words('Frituur|Eethuis|Schilderwerken|Boekhouding|Dakwerken'),
  forms: words('BV|NV|BV|CommV'),
  streets: words(
    'Rijksweg 88|Antwerpsesteenweg 231|Kapelstraat 16 bus 1|Heirbaan 5|Doornikserijksweg 349'
  ),
  towns: places('Kortrijk = 8500|Lier = 2500|Aalst = 9300|Genk = 3600|Ieper = 8900|Tienen = 3300'),
  country: 'België',
}

/** Sellers of these trades; the buyers have other trades and names, in the pool of a country that is not used. */
function between(
  country: Country,
  own: typeof french,
  trade: string,
  forms = own.forms
): Pick<Plan, 'country' | 'buyerCountry' | 'pools'> {
  const half = own.last.length / 2
  const seller = { ...own, last: own.last.slice(half), trade: words(trade), forms }
  const pools = { ...fictional, [country]: seller, AT: { ...own, last: own.last.slice(0, half) } }
  return { country, buyerCountry: 'AT', pools }
}

/** Gives both parties a Belgian VAT number and account. */
function settleInBelgium({ doc, random }: Print): void {
  for (const party of [doc.seller, doc.buyer]) {
    const company = `0${random.int(4, 7)}${random.digits(6)}`
    party.vatId = `BE${company}${two(97 - (Number(company) % 97))}`
    const account = `${random.pick(['00', '23', '36', '73'])}${random.digits(8)}`
    const whole = `${account}${two(Number(account) % 97 || 97)}`
    party.iban = `BE${two(98 - Number(BigInt(`${whole}111400`) % 97n))}${whole}`
  }
}

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

/** Rows on pages; the last page has less room. */
function paged<T>(rows: T[], full: number, last: number): T[][] {
  if (rows.length <= last) return [rows]
  const count = Math.min(full, rows.length - 3)
  return [rows.slice(0, count), ...paged(rows.slice(count), full, last)]
}

const dryLining: Record<string, Item[]> = {
  'CLOISONS ET DOUBLAGES': goods(`
    Cloison 72/48 BA13, laine minérale 45 mm = m² = 34 = 46 |
    Cloison 98/48, 2 BA13 par face = m² = 48 = 63 | Doublage collé 13+100 = m² = 29 = 38 |
    Contre-cloison sur ossature 48 mm = m² = 31 = 42 | Plus-value plaque hydrofuge = m² = 4 = 7 |
    Renfort bois pour meubles suspendus = ml = 11 = 18
  `),
  'PLAFONDS': goods(`
    Plafond BA13 sur fourrures F530 = m² = 33 = 44 | Plafond démontable 600 x 600 = m² = 29 = 41 |
    Jouée de plafond = ml = 24 = 36 | Trappe de visite 60 x 60 cm = u = 68 = 115
  `),
  'ISOLATION': goods(`
    Laine de verre 300 mm déroulée en combles = m² = 16 = 23 |
    Frein-vapeur, raccords adhésifs compris = m² = 4 = 8
  `),
  'DIVERS': goods(`
    Pose d’huisserie fournie par le lot menuiserie = u = 42 = 65 | Bande armée d’angle = ml = 3 = 6 |
    Heures de régie sur demande du conducteur = h = 40 = 48
  `),
}

const telecom: Record<string, Item[]> = {
  'Internet en vaste lijn': goods(`
    Business Fiber 500 Mbps =  = 49 = 79 | Vast IP-adres =  = 8 = 15 |
    Vaste lijn met onbeperkt bellen =  = 14 = 26 | Huur modem en wifi-punt =  = 3 = 7
  `),
  'Mobiele abonnementen': goods(`
    Mobiel Pro 15 GB =  = 14 = 21 | Mobiel Pro 40 GB =  = 22 = 31 |
    Mobiel Pro onbeperkt =  = 33 = 45 | Extra simkaart tablet =  = 4 = 9
  `),
  'Verbruik buiten bundel': goods(`
    Oproepen naar landen buiten de EU =  = 1 = 12 | Data in Zwitserland, dagpas =  = 3 = 8 |
    Sms naar betalende nummers =  = 0.5 = 3 | Oproepen naar 0900-nummers =  = 1 = 6
  `),
  'Eenmalige kosten': goods(`
    Activering mobiel nummer =  = 8 = 13 | Verplaatsing technicus =  = 49 = 75
  `),
}

/** Layouts of senders in France, Wallonia, the Netherlands and Flanders; they are only measured. */
export const commonFrenchBenelux: Family[] = [
  // Distributor of car parts: deliveries of two weeks, brands, discounts, carried sums.
  {
    name: 'fr-pieces-auto-livraisons',
    plan: {
      ...between('FR', french, 'Pièces Auto|Distribution Automobile|Auto Pièces', [
        'SAS',
        'SARL',
        'SA',
      ]),
      currency: 'EUR',
      rates: [20],
      lines: [9, 36],
      most: 4,
      lineDiscount: 0.8,
      charge: 0.4,
      days: [30, 45],
      items: goods(`
        FILTRE A HUILE =  = 7 = 16 | FILTRE HABITACLE CHARBON =  = 14 = 31 |
        JEU 4 PLAQUETTES AV =  = 32 = 78 | JEU 2 DISQUES AV VENTILES 280 =  = 74 = 139 |
        KIT DISTRIBUTION + POMPE A EAU =  = 139 = 248 | AMORTISSEUR AR GAZ =  = 46 = 92 |
        BIELLETTE BARRE STAB. =  = 13 = 28 | ROTULE DE DIRECTION G =  = 16 = 34 |
        BATTERIE 70AH 720A =  = 108 = 171 | BOUGIE PRECHAUFFAGE =  = 11 = 24 |
        ALTERNATEUR ECH. STD 120A =  = 189 = 320 | LAMPE H7 55W LONGUE DUREE =  = 6 = 13 |
        BALAI ESSUIE-GLACE 600MM =  = 11 = 22 | HUILE 5W30 C3 BIDON 5L =  = 36 = 62 |
        LIQUIDE REFROID. -25 5L =  = 12 = 21 | NETTOYANT FREINS 500ML =  = 4 = 8 |
        ROULEMENT ROUE AV ABS =  = 44 = 86 | SOUFFLET CARDAN COTE ROUE =  = 15 = 29 |
        VANNE EGR =  = 112 = 214
      `),
      numbers: (random, year) => `${year.slice(2)}${random.int(10, 24)}${random.digits(5)}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${d}.${m}.${y.slice(2)}` },
    css: 'body{font:9pt "Roboto Condensed";margin:0} .pg{height:264mm;position:relative} .pg+.pg{break-before:page} .hd{display:flex;justify-content:space-between} .hd b{font:italic 700 19pt "Nimbus Sans";color:#c8102e} .hd i{display:block;background:#1d1d1b;color:#fff;font-style:normal;padding:1px 5px;width:88mm;font-size:8pt} .bx{width:70mm;border:1pt solid #1d1d1b} .bx td{padding:1.5px 6px} .bx tr:first-child td{background:#c8102e;color:#fff;font-weight:bold;font-size:12pt} .to{margin:5mm 0 6mm 98mm;height:26mm;font-size:11pt;line-height:1.3} .l{height:150mm;border:1pt solid #1d1d1b} .l th{background:#1d1d1b;color:#fff;font-weight:400;padding:3px 5px;text-align:left} .l tr{height:1px} .l td{border-right:.4pt solid #1d1d1b;padding:.8px 5px;vertical-align:top} .l .n td{font-weight:bold;padding-top:3px} .l .f{height:100%} .s{margin-top:2mm} .s th{border:.6pt solid #1d1d1b;font-weight:400;font-size:7.5pt;background:#eee;padding:2px} .s td{border:.6pt solid #1d1d1b;text-align:center;padding:4px 2px;font-size:9.5pt} .s td:last-child{font-weight:bold;font-size:11pt} .ft{position:absolute;bottom:0;left:0;right:0;font-size:7pt;text-align:center;line-height:1.35}',
    draw: (p) => {
      const { doc: d, random } = p
      const empty = '<td></td>'
      const rows: { html: string; carried: number }[] = []
      let left = 0
      let day = random.int(12, 15)
      let carried = 0
      p.lines((l) => {
        if (!left--) {
          left = random.int(1, 5)
          day = Math.max(1, day - random.int(1, 3))
          const note = `BL ${random.digits(7)} du ${p.date(dayBefore(d.issueDate, day))}`
          const made = random.pick(['comptoir', 'tournée matin', 'tél. Ludo', 'web'])
          rows.push({
            html: `<tr class=n>${empty}<td>${note} &nbsp;(${made})</td>${empty.repeat(5)}</tr>`,
            carried,
          })
        }
        carried += l.amount
        const cells = [
          `${random.pick(['FDB', 'GDB', 'VKBA', 'OC', 'K0'])}${random.digits(4)}`,
          l.description,
          random.pick(['BOS', 'VLO', 'TRW', 'MHL', 'SNR']),
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 1) : ''}`,
          `>${p.plain(l.amount)}`,
        ]
        rows.push({ html: row(cells), carried })
      })
      const pages = paged(rows, 34, 31)
      const phone = phoneOf(random, '02 97')
      const capital = random.pick(['50 000', '180 000'])
      const siret = `${sirenOf(d.seller)} 000${random.int(12, 49)}`
      return pages
        .map((own, at) => {
          const top = `<div class=hd><div><b>${d.seller.name}</b><i>Pièces – Outillage – Peinture – Équipement de garage</i>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>Tél. ${phone} &nbsp; ${d.seller.mail}</div><table class=bx>${row(['FACTURE', `>${d.number}`])}${row(['Date', `>${p.date(d.issueDate)}`])}${row(['Compte client', `>${d.customerNumber}`])}${row(['Page', `>${at + 1} / ${pages.length}`])}</table></div><div class=to>${d.buyer.name}<br>${address(d.buyer).toUpperCase().replace('<BR>', '<br>')}</div>`
          const from = at
            ? row(['', 'Report', '', '', '', '', `>${p.plain(pages[at - 1].at(-1)!.carried)}`])
            : ''
          const isLast = at === pages.length - 1
          const to = isLast
            ? ''
            : row(['', 'À reporter', '', '', '', '', `>${p.plain(own.at(-1)!.carried)}`])
          const list = `<table class=l>${heading(['Référence', 'Désignation', 'Mq', '>Qté', '>Tarif HT', '>Rem. %', '>Montant HT'])}${from}${own.map(({ html }) => html).join('')}${to}<tr class=f>${empty.repeat(7)}</tr></table>`
          const labels = ['Total HT', 'Taux TVA', 'Montant TVA', 'Total TTC', 'Échéance']
          const sums = [
            p.plain(d.subtotal),
            `${p.number(d.taxes[0].rate, 2)} %`,
            p.plain(d.tax),
            p.plain(d.total),
            p.date(d.dueDate),
            `${p.plain(d.amountDue)} €`,
          ]
          if (d.charge) {
            labels.unshift('Marchandises HT', 'Port HT')
            sums.unshift(p.plain(d.lineTotal), p.plain(d.charge))
          }
          const end = isLast
            ? `<table class=s>${heading([...labels, 'NET À PAYER'])}${row(sums)}</table><div style="margin-top:1.5mm">Règlement : LCR magnétique à échéance. Pas d’escompte pour paiement anticipé. Retard : 3 fois le taux d’intérêt légal et indemnité forfaitaire de 40 €.</div>`
            : '<div style="text-align:right;margin-top:2mm">Suite page suivante</div>'
          return `<div class=pg>${top}${list}${end}<div class=ft>${d.seller.name} – capital ${capital} € – SIRET ${siret} – APE 4531Z – N° TVA ${d.seller.vatId}<br>Nos marchandises restent notre propriété jusqu’au paiement intégral (loi du 12 mai 1980). Les pièces commandées spécialement ne sont ni reprises ni échangées.</div></div>`
        })
        .join('')
    },
  },
  // Alarm monitoring: brand as logo, amount of the direct debit on top, legal name at the foot.
  {
    name: 'fr-telesurveillance-trimestre',
    plan: {
      ...between('FR', french, 'Sécurité|Protection|Télésurveillance', ['SAS', 'SA']),
      currency: 'EUR',
      rates: [20],
      lines: [2, 7],
      isInOrder: true,
      isOnce: true,
      most: 3,
      allowance: 0.4,
      days: [7, 10, 15],
      items: goods(`
        Abonnement télésurveillance 24h/24 – formule Pro =  = 84 = 147 |
        Location centrale et détecteurs =  = 57 = 126 | Option levée de doute vidéo =  = 24 = 45 |
        Carte SIM et communications GPRS =  = 14 = 24 |
        Maintenance préventive annuelle =  = 89 = 160 |
        Intervention agent de sécurité sur alarme =  = 49 = 78 | Badge supplémentaire =  = 9 = 19 |
        Remplacement pile lithium détecteur =  = 12 = 22
      `),
      numbers: (random, year) => `FAC-${year}-${random.digits(7)}`,
    },
    style: { decimal: ',', thousands: ' ', money: (plain) => `${plain} €`, date: slashed },
    css: 'body{font:9.5pt "Open Sans";margin:0;color:#222} .w{display:flex;gap:9mm} .a{width:48mm;font-size:8pt;line-height:1.5} .a h5{color:#00857c;font-size:8.5pt;margin:6mm 0 1mm;border-bottom:.6pt solid #00857c} .lg{font:800 21pt "Open Sans";color:#00857c;letter-spacing:-1px;margin-bottom:24mm} .lg span{color:#f08a00} .m{flex:1} .to{margin:20mm 0 14mm 38mm;font-size:10pt;line-height:1.4;height:24mm} h1{font-size:14pt;margin:0;font-weight:600} .am{background:#00857c;color:#fff;display:flex;justify-content:space-between;align-items:center;padding:3mm 4mm;border-radius:4px;margin:4mm 0 6mm} .am b{font-size:15pt} .d th{font-size:8pt;text-align:left;color:#00857c;border-bottom:1pt solid #00857c;padding:3px 0} .d td{padding:4px 0;border-bottom:.4pt solid #ccc;vertical-align:top} .d small{color:#777} .t{width:78mm;margin:4mm 0 0 auto} .t td{padding:3px 0} .t .g td{border-top:1pt solid #00857c;font-weight:700;font-size:11pt} .ft{position:fixed;bottom:0;left:0;right:0;font-size:6.8pt;color:#555;text-align:center;line-height:1.5;border-top:.5pt solid #bbb;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const start = `${dayBefore(`${d.issueDate.slice(0, 7)}-28`, -6).slice(0, 7)}-01`
      const end = dayBefore(`${dayBefore(start, -95).slice(0, 7)}-01`, 1)
      const rows = p.lines((l) => {
        const isTerm = /^(Abonn|Loc|Opt|Carte)/.test(l.description)
        const when = isTerm ? `du ${p.date(start)} au ${p.date(end)}` : ''
        return row([
          `${l.description}${when && `<br><small>${when}</small>`}`,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.money(l.amount)}`,
        ])
      })
      const less = d.allowance
        ? row(['Total avant remise', `>${p.money(d.lineTotal)}`]) +
          row(['Remise fidélité', `>${p.money(-d.allowance)}`])
        : ''
      const mandate = `${random.pick(['VGO', 'ORV'])}${random.digits(9)}`
      return `<div class=w><div class=a><div class=lg>orvéo<span>.</span></div><h5>Vos références</h5>N° de client : ${d.customerNumber}<br>Contrat : TS-${random.digits(6)}<br>Site protégé :<br>${address(d.buyer)}<h5>Nous contacter</h5>Service clients, du lundi au vendredi 9h-18h<br>${phoneOf(random, '09 69')}<br>Urgence alarme 24h/24 :<br>${phoneOf(random, '09 70')}<br>${d.seller.mail}<h5>Votre prélèvement</h5>Référence unique du mandat :<br>${mandate}<br>ICS : FR${random.digits(2)}ZZZ${random.digits(6)}<br>Compte débité :<br>FR76 **** **** **** ${random.digits(3)}</div>
<div class=m><div class=to>${d.buyer.name}<br>${address(d.buyer)}</div><h1>Facture ${d.number}</h1>du ${p.date(d.issueDate)} – échéance trimestrielle<div class=am><span>Montant prélevé le ${p.date(d.dueDate)}</span><b>${p.money(d.amountDue)}</b></div>
<table class=d>${heading(['Prestation', '>Qté', '>Prix HT', '>TVA', '>Montant HT'])}${rows.join('')}</table>
<table class=t>${less}${row(['Total HT', `>${p.money(d.subtotal)}`])}${row([`TVA ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}<tr class=g><td>Total TTC</td><td class=r>${p.money(d.total)}</td></tr></table>
<p style="font-size:7.5pt">TVA acquittée sur les débits. Aucun escompte en cas de paiement anticipé. Tout rejet de prélèvement entraîne des pénalités au taux de 12 % l’an et une indemnité forfaitaire pour frais de recouvrement de 40 €. Vos tarifs sont révisés chaque année au 1er janvier selon l’indice SYNTEC.</p></div></div>
<div class=ft>orvéo est une marque de<br><b>${d.seller.name}</b> au capital de ${random.pick(['1 250 000', '640 000'])} € – ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>RCS ${d.seller.town} ${sirenOf(d.seller)} – TVA intracommunautaire ${d.seller.vatId} – Autorisation CNAPS AUT-0${random.digits(2)}-2119-0${random.digits(1)}-14-2018${random.digits(7)}</div>`
    },
  },
  // Subcontractor in dry lining: statement of works in trades, tax owed by the buyer, money kept back.
  {
    name: 'fr-platrier-situation',
    plan: {
      ...between('FR', french, 'Plâtrerie|Isolation|Cloisons & Plafonds', ['SARL', 'EURL', 'SAS']),
      currency: 'EUR',
      rates: [0],
      lines: [5, 15],
      isInOrder: true,
      isOnce: true,
      most: 90,
      withheld: 5,
      days: [30, 45],
      items: Object.values(dryLining).flat(),
      numbers: (random, year) => `${year}/${two(random.int(1, 12))}-${random.digits(3)}`,
    },
    style: { decimal: ',', thousands: ' ', date: slashed },
    css: 'body{font:10pt "Carlito"} .h{display:flex;justify-content:space-between} .h .o{line-height:1.3} .h .o b{font-size:16pt} .h .o i{color:#8a5a00} .c{border:1pt solid #8a5a00;border-radius:10px;width:80mm;padding:4mm 5mm;margin-top:16mm;font-size:11pt;line-height:1.3;box-sizing:border-box} h2{font-size:15pt;margin:5mm 0 1mm} .f{line-height:1.45;margin-bottom:4mm} .l th{border:.7pt solid #8a5a00;background:#f6e7c8;padding:3px 5px} .l td{border-left:.7pt solid #8a5a00;border-right:.7pt solid #8a5a00;padding:2px 5px;vertical-align:top} .l .s td{font-weight:bold;text-decoration:underline;padding-top:6px} .l .u td{font-style:italic;text-align:right;padding-bottom:4px} .l{border-bottom:.7pt solid #8a5a00} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm;break-inside:avoid} .e>div{width:92mm;font-size:9pt;line-height:1.4} .t{width:74mm} .t td{border:.7pt solid #8a5a00;padding:3px 6px} .t .n td{background:#f6e7c8;font-weight:bold;font-size:12pt} .ft{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.5pt;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const sections = Object.entries(dryLining)
        .map(([title, items]) => {
          const names = items.map(([name]) => name)
          return { title, lines: d.lines.filter((l) => names.includes(l.description)) }
        })
        .filter(({ lines }) => lines.length)
      const empty = '<td></td>'
      const drawn = sections.map(({ title, lines }, at) => {
        const rows = lines.map((l, place) =>
          row([
            `${at + 1}.${place + 1}`,
            l.description,
            l.unit,
            `>${p.number(l.quantity, 2)}`,
            `>${p.plain(l.price)}`,
            `>${p.plain(l.amount)}`,
          ])
        )
        return `<tr class=s><td>${at + 1}</td><td>${title}</td>${empty.repeat(4)}</tr>${rows.join('')}<tr class=u>${empty}<td>Sous-total ${title.toLowerCase()}</td>${empty.repeat(3)}<td class=r>${p.plain(sumOf(lines))}</td></tr>`
      })
      const site = random.pick([
        'Construction de 24 logements, rue du Stade',
        'Extension du groupe scolaire Jules Ferry',
        'Réhabilitation de bureaux, plateau R+2',
      ])
      return `<div class=h><div class=o><b>${d.seller.name}</b><br><i>Plâtrerie sèche – Isolation – Faux plafonds – Bandes</i><br>${address(d.seller)}<br>Tél. : ${phoneOf(random, `06 ${random.digits(2)}`)}<br>${d.seller.mail}</div><div class=c>${d.buyer.name}<br>${address(d.buyer)}</div></div>
<h2>Facture n° ${d.number}</h2><div class=f>Date : ${p.date(d.issueDate)}<br>Situation de travaux n° ${random.int(1, 6)}, arrêtée au ${p.date(d.until)}<br>Chantier : ${site} – lot ${two(random.int(4, 9))}<br>Contrat de sous-traitance du ${p.date(d.from)}, réf. ${d.orderNumber}</div>
<table class=l>${heading(['N°', 'Désignation des ouvrages', 'U', '>Quantité', '>P.U. HT', '>Total HT'])}${drawn.join('')}</table>
<div class=e><div><b>Autoliquidation de la TVA</b> – TVA due par le preneur assujetti, article 283-2 nonies du CGI.<br><br>Règlement par virement, au plus tard le <b>${p.date(d.dueDate)}</b><br>IBAN : ${grouped(d.seller.iban)}<br>BIC : AGRIFRPP8${random.digits(2)}<br><br>Pénalités de retard : taux BCE + 10 points ; indemnité forfaitaire de recouvrement : 40 €. Escompte : néant.</div><table class=t>${row(['Total HT', `>${p.plain(d.subtotal)}`])}${row(['TVA 0 % (autoliquidation)', `>${p.plain(d.tax)}`])}${row(['Total TTC', `>${p.plain(d.total)}`])}${row(['Retenue de garantie 5 %', `>- ${p.plain(d.withheld)}`])}<tr class=n><td>Net à payer en €</td><td class=r>${p.plain(d.amountDue)}</td></tr></table></div>
<div class=ft>SIRET ${sirenOf(d.seller)} 000${random.int(12, 35)} – Code APE 4331Z – TVA intracom. ${d.seller.vatId}<br>Assurance décennale et responsabilité civile n° ${random.digits(8)} – Zone couverte : France métropolitaine</div>`
    },
  },
  // Work clothes: credit note for goods that came back, with sizes and colours.
  {
    name: 'fr-be-vetements-retour',
    plan: {
      ...between('FR', walloon, 'Workwear|Équipements|Vêtements Pro|Safety'),
      currency: 'EUR',
      kind: 'creditNote',
      rates: [21],
      lines: [1, 8],
      isOnce: true,
      most: 10,
      lineDiscount: 0.5,
      items: goods(`
        Pantalon multipoches canvas = pce = 49 = 84 | Veste softshell 3 couches = pce = 62 = 109 |
        Polo manches courtes 210 g = pce = 13 = 22 | T-shirt col rond coton = pce = 5 = 10 |
        Parka haute visibilité EN 20471 = pce = 79 = 142 |
        Chaussure de sécurité basse S3 = paire = 68 = 126 |
        Bottine de sécurité S3 ESD = paire = 84 = 149 | Gant nitrile enduit = paire = 2 = 6 |
        Bermuda de travail stretch = pce = 36 = 58 | Broderie logo cœur, 1 position = pce = 4 = 8
      `),
      numbers: (random, year) => `NC${year.slice(2)}/${random.digits(4)}`,
    },
    style: { ...euroAfter, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:9.5pt "Roboto";margin:0} .h{display:flex;justify-content:space-between;border-bottom:3pt solid #ffcd00;padding-bottom:3mm} .h h1{font-size:19pt;margin:0;font-weight:400} .h b{font:900 15pt "Roboto"} .k{display:flex;gap:8mm;margin:6mm 0} .k>div{flex:1;line-height:1.4} .k h6{margin:0 0 1mm;font-size:8pt;color:#777;font-weight:400} .k table td{padding:1px 0} .m{background:#f4f4f4;padding:2mm 3mm;margin-bottom:4mm} .l th{background:#2b2b2b;color:#fff;font-size:8pt;font-weight:400;text-align:left;padding:4px} .l td{padding:4px;border-bottom:.5pt solid #ddd} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:6mm} .v{width:84mm} .v th{font-size:8pt;color:#777;font-weight:400;text-align:left} .v td,.v th{padding:3px;border-bottom:.5pt solid #ddd} .t{width:72mm} .t td{padding:3px} .t .n td{background:#ffcd00;font-weight:bold;padding:5px 3px} .ft{position:fixed;bottom:0;left:0;right:0;font-size:7.5pt;display:flex;justify-content:space-between;border-top:.5pt solid #777;padding-top:2mm;line-height:1.45}',
    draw: (p) => {
      settleInBelgium(p)
      const { doc: d, random } = p
      const rows = p.lines((l) => {
        const isShoe = /Chaussure|Bottine/.test(l.description)
        const isPlain = /Broderie/.test(l.description)
        const size = isShoe ? String(random.int(39, 46)) : random.pick(['S', 'M', 'L', 'XL', '3XL'])
        return row([
          `${random.pick(['W', 'H', 'T'])}${random.digits(5)}`,
          l.description,
          isPlain ? '' : random.pick(['noir', 'marine', 'gris']),
          isPlain ? '' : size,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)} %` : ''}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const reason = random.pick([
        'Retour de marchandises – erreur de taille',
        'Retour de marchandises non conformes à la commande',
        'Retour de fin de collection, accord commercial',
      ])
      const facts = [
        ['Date', p.date(d.issueDate)],
        ['N° client', d.customerNumber],
        ['Votre TVA', belgianVat(d.buyer.vatId)],
        ['Bon de retour', `RET${random.digits(5)}`],
      ]
      return `<div class=h><h1>Note de crédit <b>${d.number}</b></h1><b>${d.seller.name}</b></div>
<div class=k><div><table>${facts.map((fact) => row(fact)).join('')}</table></div><div><h6>Livré à</h6>Magasin central<br>${address(d.buyer)}</div><div><h6>Facturé à</h6><b>${d.buyer.name}</b><br>${address(d.buyer)}<br>${d.buyer.country}</div></div>
<div class=m>Concerne notre facture FV${d.orderDate.slice(2, 4)}/${random.digits(5)} du ${p.date(d.orderDate)}. ${reason}.</div>
<table class=l>${heading(['Article', 'Description', 'Couleur', 'Taille', '>Qté', 'Un.', '>Prix unit.', '>Remise', '>Total HTVA'])}${rows.join('')}</table>
<div class=e><table class=v>${heading(['Code TVA', '>Base imposable', '>Taux', '>Montant TVA'])}${p.taxes((t) => row(['1', `>${p.plain(baseOf(p, t))}`, `>${p.number(t.rate)} %`, `>${p.plain(taxOf(p, t))}`])).join('')}</table><table class=t>${row(['Total HTVA', `>${p.money(d.subtotal)}`])}${row(['TVA', `>${p.money(d.tax)}`])}<tr class=n><td>Total TVAC en votre faveur</td><td class=r>${p.money(d.total)}</td></tr></table></div>
<p style="margin-top:10mm">TVA à reverser à l’État dans la mesure où elle a été initialement portée en déduction.<br>Ce montant sera déduit de votre prochain paiement ou remboursé sur simple demande.</p>
<div class=ft><div>${d.seller.name}<br>${d.seller.street}<br>B-${d.seller.postCode} ${d.seller.town}</div><div>Tél. ${phoneOf(random, '071', '.')}<br>${d.seller.mail}<br>${d.seller.site}</div><div>TVA ${belgianVat(d.seller.vatId)}<br>RPM ${random.pick(['Charleroi', 'Liège', 'Nivelles'])}</div><div>IBAN ${grouped(d.seller.iban)}<br>BIC GKCCBEBB</div></div>`
    },
  },
  // Waste collection of a month: groups by site, collected by direct debit.
  {
    name: 'nl-bedrijfsafval-ledigingen',
    plan: {
      ...between('NL', dutch, 'Milieu|Reiniging|Afvalbeheer|Recycling', ['B.V.', 'N.V.']),
      currency: 'EUR',
      rates: [21],
      lines: [5, 24],
      isOnce: true,
      most: 9,
      days: [14, 21],
      items: goods(`
        Lediging rolcontainer 1.100 l restafval = keer = 18 = 29 |
        Lediging rolcontainer 240 l restafval = keer = 7 = 12 |
        Lediging rolcontainer 1.100 l papier/karton = keer = 9 = 16 |
        Lediging rolcontainer 240 l GFT/swill = keer = 9 = 15 |
        Lediging rolcontainer 660 l PMD = keer = 10 = 17 |
        Huur rolcontainer 1.100 liter = stuks = 6 = 11 |
        Huur rolcontainer 240 liter = stuks = 2 = 4 | Huur perscontainer 20 m³ = stuks = 190 = 265 |
        Wisselen afzetcontainer 10 m³ = rit = 112 = 165 |
        Verwerking bouw- en sloopafval = ton = 148 = 212 |
        Verwerking hout B-kwaliteit = ton = 62 = 98 | Extra lediging op afroep = keer = 29 = 45 |
        Vertrouwelijk papier, rolemmer = keer = 24 = 38 |
        Begeleidingsbrief bedrijfsafval = stuks = 4 = 8 | Brandstoftoeslag = rit = 3 = 14
      `),
      numbers: (random) => `7${random.digits(7)}`,
    },
    style: { ...comma, date: (y, m, d) => `${Number(d)} ${dutchMonths[Number(m) - 1]} ${y}` },
    css: 'body{font:9.5pt "Inter";margin:0} .h{display:flex;justify-content:space-between;align-items:flex-start} .h svg{width:15mm} .h .n{font:700 13pt "Inter";color:#11623c;text-align:right;line-height:1.2} .ret{font-size:6.5pt;color:#555;margin:14mm 0 2mm} .p{display:flex;justify-content:space-between} .to{line-height:1.45;height:28mm;font-size:10pt} .i{width:78mm} .i td{padding:1.5px 0} .i td:first-child{color:#11623c;width:34mm} h1{font-size:15pt;color:#11623c;margin:3mm 0 5mm} .l th{text-align:left;font-size:8pt;color:#fff;background:#11623c;padding:4px} .l td{padding:2.6px 4px} .l .s td{font-weight:600;background:#e7f2ec;padding:4px} .l .u td{border-top:.5pt solid #11623c;padding-bottom:6px} .t{width:80mm;margin:5mm 0 0 auto;break-inside:avoid} .t td{padding:2.5px 4px} .t .g td{border-top:1.2pt solid #11623c;font-weight:700;font-size:11pt} .x{margin-top:7mm;line-height:1.5} .ft{position:fixed;bottom:0;left:0;right:0;font-size:7pt;color:#333;display:flex;justify-content:space-between;border-top:1pt solid #11623c;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const half = d.lines.length > 6 ? Math.ceil(d.lines.length * 0.6) : d.lines.length
      const other = random.pick(['Loods Handelskade 11', 'Werkplaats Ambachtstraat 4'])
      const groups = [
        {
          name: `Locatie 0001 – ${d.buyer.street}, ${d.buyer.town}`,
          lines: d.lines.slice(0, half),
        },
        { name: `Locatie 0002 – ${other}, ${d.buyer.town}`, lines: d.lines.slice(half) },
      ].filter(({ lines }) => lines.length)
      const drawn = groups.map(({ name, lines }) => {
        const rows = lines.map((l) =>
          row([
            l.description,
            `>${p.number(l.quantity)}`,
            l.unit,
            `>${p.plain(l.price)}`,
            `>${p.number(l.rate)}%`,
            `>${p.plain(l.amount)}`,
          ])
        )
        const sum = `<tr class=u><td colspan=5>Subtotaal locatie</td><td class=r>${p.plain(sumOf(lines))}</td></tr>`
        return `<tr class=s><td colspan=6>${name}</td></tr>${rows.join('')}${groups.length > 1 ? sum : ''}`
      })
      const past = dayBefore(`${d.issueDate.slice(0, 7)}-01`, 1)
      const month = `${dutchMonths[Number(past.slice(5, 7)) - 1]} ${past.slice(0, 4)}`
      const facts = [
        ['Factuurnummer', d.number],
        ['Factuurdatum', p.date(d.issueDate)],
        ['Debiteurnummer', d.customerNumber],
        ['Uw referentie', d.orderNumber],
        ['Contract', `RA-${random.digits(6)}`],
      ]
      return `<div class=h><svg viewBox="0 0 20 20"><path fill=#11623c d="M10 1 19 17H1z"/><path fill=#8cc63f d="M10 8 15 17H5z"/></svg><div class=n>${d.seller.name}</div></div>
<div class=ret>Retouradres: Postbus ${random.int(40, 980)}, ${d.seller.postCode} ${d.seller.town}</div><div class=p><div class=to>${d.buyer.name}<br>T.a.v. de crediteurenadministratie<br>${d.buyer.street}<br>${d.buyer.postCode} &nbsp;${d.buyer.town.toUpperCase()}</div><table class=i>${facts.map((fact) => row(fact)).join('')}</table></div>
<h1>Factuur afvalinzameling ${month}</h1>
<table class=l>${heading(['Omschrijving', '>Aantal', 'Eenheid', '>Tarief', '>Btw', '>Bedrag'])}${drawn.join('')}</table>
<table class=t>${row(['Totaal exclusief btw', '€', `>${p.plain(d.subtotal)}`])}${row([`Btw ${p.number(d.taxes[0].rate)}%`, '€', `>${p.plain(d.tax)}`])}<tr class=g><td>Totaal inclusief btw</td><td>€</td><td class=r>${p.plain(d.total)}</td></tr></table>
<div class=x>Het totaalbedrag van € ${p.plain(d.amountDue)} schrijven wij omstreeks ${p.date(d.dueDate)} af van uw rekening eindigend op ${random.digits(3)}.<br>Machtigingskenmerk M${random.digits(8)}, incassant-ID NL${random.digits(2)}ZZZ${random.digits(8)}0000.<br>Vragen over deze factuur? Bel ${phoneOf(random, '088 4')} of mail ${d.seller.mail}.</div>
<div class=ft><span>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</span><span>KvK ${random.digits(8)}<br>Btw-nr. ${d.seller.vatId}</span><span>IBAN ${grouped(d.seller.iban)}<br>BIC INGBNL2A</span><span>VIHB-nr. NL${random.digits(6)}VIHB<br>${d.seller.site}</span></div>`
    },
  },
  // Place for meetings: prices with tax of two rates, table of taxes, deposit.
  {
    name: 'nl-vergaderlocatie-arrangement',
    plan: {
      ...between('NL', dutch, 'Horeca|Landgoed|Congreslocatie|Buitenplaats', [
        'B.V.',
        'BV',
        'V.O.F.',
      ]),
      currency: 'EUR',
      rates: [21, 9],
      isGross: true,
      lines: [5, 14],
      isOnce: true,
      isInOrder: true,
      most: 36,
      prepaid: 0.6,
      days: [14],
      items: goods(`
        Zaalhuur, per persoon =  = 8 = 14 | Schrijfblok en pen =  = 2 = 4 | Parkeerkaart =  = 4 = 8 |
        Vergaderarrangement 8 uur, per persoon =  = 42 = 59 = 1 |
        Ontvangst met koffie, thee en vlaaitje =  = 6 = 9 = 1 | Lunchbuffet =  = 19 = 27 = 1 |
        Frisdranken naar verbruik =  = 2 = 4 = 1 | Bieren en wijnen naar verbruik =  = 3 = 6 |
        Borrelhapjes, per persoon =  = 8 = 13 = 1 | Driegangendiner =  = 36 = 49 = 1 |
        Dessertkoffie met bonbons =  = 4 = 7 = 1 | Garderobe, per persoon =  = 1 = 3
      `),
      numbers: (random, year) => `${year}${random.digits(4)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:10.5pt "EB Garamond";font-variant-numeric:lining-nums} .k{text-align:center;line-height:1.3} .k b{font-size:21pt;font-weight:500;letter-spacing:2px;color:#6b4a2b} .k hr{border:0;border-top:.6pt solid #6b4a2b;width:60mm} .a{margin:10mm 0 6mm;line-height:1.3} .g{display:flex;justify-content:space-between;margin-bottom:6mm} .g table{width:auto} .g td{padding:1px 0} .l th{border-bottom:.8pt solid #6b4a2b;font-weight:500;font-style:italic;text-align:left;padding:3px 0} .l td{padding:3px 0} .l tr:last-child td{border-bottom:.8pt solid #6b4a2b} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:4mm} .v{width:78mm;font-size:9.5pt} .v th{font-weight:500;font-style:italic;text-align:left} .s{width:84mm} .s td{padding:2px 0} .s .b td{font-weight:700;font-size:12pt;border-top:.8pt solid #6b4a2b} .ft{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:8.5pt;line-height:1.4;color:#6b4a2b}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          `>${p.number(l.quantity)} x`,
          l.description,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const sums = d.prepaid
        ? row([`Aanbetaling ontvangen ${p.date(d.orderDate)}`, `>-/- ${p.money(d.prepaid)}`])
        : ''
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const whole =
        taxes.length > 1
          ? row(['Totaal', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])
          : ''
      return `<div class=k><b>${d.seller.name}</b><br>vergaderen – vieren – dineren<hr>${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · ${d.seller.site}</div>
<div class=a>${d.buyer.name}<br>${address(d.buyer)}</div>
<div class=g><table>${row(['<b>Factuur</b>', `<b>${d.number}</b>`])}${row(['Datum', p.date(d.issueDate)])}${row(['Relatie', d.customerNumber])}</table><table>${row(['Reservering', `R${random.digits(5)}`])}${row(['Bijeenkomst', p.date(d.deliveryDate)])}${row(['Zaal', random.pick(['Koetshuis', 'Oranjerie', 'Tuinkamer'])])}</table></div>
<table class=l>${heading(['>Aantal', 'Omschrijving', '>Prijs', '>Btw', '>Bedrag incl. btw'])}${rows.join('')}</table>
<div class=e><table class=v>${heading(['Btw', '>Excl. btw', '>Btw-bedrag', '>Incl. btw'])}${taxes.join('')}${whole}</table><table class=s>${row(['Totaal incl. btw', `>${p.money(d.total)}`])}${sums}<tr class=b><td>Te voldoen</td><td class=r>${p.money(d.amountDue)}</td></tr></table></div>
<p>Wij danken u voor uw bezoek en ontvangen het te voldoene graag vóór ${p.date(d.dueDate)} op ${grouped(d.seller.iban)} t.n.v. ${d.seller.name}, onder vermelding van het factuurnummer.</p>
<div class=ft>${d.seller.telephone} · ${d.seller.mail}<br>KvK ${random.digits(8)} · btw ${d.seller.vatId} · op al onze overeenkomsten zijn de Uniforme Voorwaarden Horeca van toepassing</div>`
    },
  },
  // Wholesaler for chip shops: pages with many lines, three codes of tax, returnable crates.
  {
    name: 'nl-be-frituurgroothandel',
    plan: {
      ...between('NL', flemish, 'Foodservice|Diepvries|Horecaservice|Frigo'),
      currency: 'EUR',
      rates: [21, 6, 0],
      lines: [22, 110],
      isOnce: true,
      most: 12,
      days: [8, 14, 30],
      items: goods(`
        Verse frieten 10 mm 4x5 kg = ZAK = 14 = 22 = 1 | Frituurvet rund 10 kg = DOOS = 28 = 41 = 1 |
        Frituurolie plantaardig 15 l = BUS = 31 = 46 = 1 |
        Frikandel 85 g 40 st = DOOS = 15 = 24 = 1 | Rundburger 100 g 24 st = DOOS = 17 = 27 = 1 |
        Kippenworst 80 g 30 st = DOOS = 16 = 24 = 1 | Boulet 110 g 27 st = DOOS = 19 = 28 = 1 |
        Kaaskroket 70 g 24 st = DOOS = 14 = 23 = 1 | Garnaalkroket 65 g 24 st = DOOS = 29 = 44 = 1 |
        Kipnuggets 1 kg = ZAK = 7 = 12 = 1 | Berenpoot 135 g 20 st = DOOS = 21 = 31 = 1 |
        Loempidel 100 g 20 st = DOOS = 16 = 25 = 1 | Stoofvlees gegaard 2,5 kg = ZAK = 26 = 38 = 1 |
        Mayonaise 10 l = EMM = 24 = 37 = 1 | Andalouse 3 l = FLES = 11 = 17 = 1 |
        Samurai 3 l = FLES = 11 = 17 = 1 | Tartaar 3 l = FLES = 10 = 16 = 1 |
        Curryketchup 5 l = EMM = 12 = 19 = 1 | Hamburgerbroodjes 48 st = DOOS = 12 = 18 = 1 |
        Gesnipperde ajuin 2,5 kg = ZAK = 6 = 10 = 1 | Frietkruiden 1 kg = POT = 7 = 13 = 1 |
        Cola blik 33 cl 24 st = TRAY = 12 = 18 = 1 | Limonade sinaas 28 x 20 cl = BAK = 13 = 19 = 1 |
        Bruiswater 24 x 25 cl = BAK = 8 = 13 = 1 | Pils 24 x 25 cl = BAK = 16 = 23 |
        Pils blik 33 cl 24 st = TRAY = 15 = 22 | Frietzak nr 27 wit = PAK = 9 = 16 |
        Sausbakje 60 ml + deksel 1000 st = DOOS = 28 = 44 | Frietvorkje hout 1000 st = PAK = 4 = 8 |
        Draagtas papier bruin 250 st = DOOS = 24 = 38 | Servet 2-laags 33x33 = DOOS = 18 = 29 |
        Ontvetter keuken 5 l = BUS = 14 = 23 | Nitril handschoen M 100 st = PAK = 5 = 9 |
        Leeggoed bak 24 flesjes = BAK = 4.5 = 4.5 = 2 |
        Leeggoed bak 28 flesjes = BAK = 4.9 = 4.9 = 2
      `),
      numbers: (random, year) => `${year.slice(2)}0${random.digits(5)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.5pt "DejaVu Sans Condensed";margin:0} .pg{height:264mm;position:relative} .pg+.pg{break-before:page} .h{display:flex;justify-content:space-between;font-size:8pt;line-height:1.35} .h b{font:800 16pt "DejaVu Sans Condensed";color:#003a8c} .x{display:flex;justify-content:space-between;margin:3mm 0;align-items:flex-end} .x .q{width:86mm} .q td{border:.6pt solid #003a8c;padding:2px 5px} .q td:first-child{background:#e3ecf8;width:30mm} .to{width:82mm;border:.6pt solid #003a8c;padding:3mm 4mm;line-height:1.4;font-size:9.5pt;box-sizing:border-box;min-height:27mm} .l th{border-top:1.2pt solid #003a8c;border-bottom:.6pt solid #003a8c;text-align:left;font-size:7.5pt;padding:2px 4px} .l td{padding:1.15px 4px} .l .c td{font-weight:bold;border-top:.6pt solid #003a8c} .b{position:absolute;bottom:11mm;left:0;right:0} .v{width:96mm} .v td,.v th{border:.6pt solid #003a8c;padding:2px 5px;text-align:right} .v th{background:#e3ecf8;font-weight:400;font-size:7.5pt} .f{display:flex;justify-content:space-between;align-items:flex-end} .t{width:70mm} .t td{border:.6pt solid #003a8c;padding:3px 5px} .t .n td{font-weight:bold;font-size:11pt;background:#e3ecf8} .ft{position:absolute;bottom:0;left:0;right:0;font-size:6.5pt;line-height:1.35}',
    draw: (p) => {
      settleInBelgium(p)
      const { doc: d, random } = p
      const codes: Record<number, string> = { 0: '0', 6: '1', 21: '2' }
      let carried = 0
      const rows = p.lines((l) => {
        carried += l.amount
        const cells = [
          random.digits(5),
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          codes[l.rate],
        ]
        return { html: row(cells), carried }
      })
      const pages = paged(rows, 37, 27)
      const round = `${random.int(1, 9)}${random.pick(['A', 'B'])}`
      const note = random.digits(6)
      const message = structured(random)
      const phone = phoneOf(random, '053/70', '.').slice(0, -3)
      const permit = random.digits(4)
      return pages
        .map((own, at) => {
          const isLast = at === pages.length - 1
          const facts = [
            ['Factuurnr.', `<b>${d.number}</b>`],
            ['Factuurdatum', p.date(d.issueDate)],
            ['Klantnr. / ronde', `${d.customerNumber} / ${round}`],
            ['Uw BTW-nr.', belgianVat(d.buyer.vatId)],
            ['Leverbon', `${note} van ${p.date(d.deliveryDate)}`],
          ]
          const carry = (label: string, cents: number) =>
            `<tr class=c><td></td><td colspan=4>${label}</td><td class=r>${p.plain(cents)}</td><td></td></tr>`
          const end = isLast
            ? `<div class=b><div class=f><table class=v>${heading(['BTW-code', 'Tarief', 'Maatstaf', 'BTW'])}${p.taxes((t) => row([codes[t.rate], t.rate ? `${p.number(t.rate, 2)} %` : 'leeggoed', p.plain(baseOf(p, t)), p.plain(taxOf(p, t))])).join('')}</table><table class=t>${row(['Totaal excl. BTW', `>${p.plain(d.subtotal)}`])}${row(['Totaal BTW', `>${p.plain(d.tax)}`])}<tr class=n><td>TOTAAL INCL. BTW EUR</td><td class=r>${p.plain(d.total)}</td></tr></table></div><p>Vervaldag: <b>${p.date(d.dueDate)}</b> &nbsp; Mededeling: <b>${message}</b></p></div>`
            : '<div class=b style="text-align:right">Vervolg op volgend blad</div>'
          return `<div class=pg><div class=h><div><b>${d.seller.name}</b><br>Diepvries – sauzen – dranken – verpakking<br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}</div><div>Tel. ${phone} &nbsp; ${d.seller.mail}<br>BTW ${belgianVat(d.seller.vatId)} &nbsp; RPR ${d.seller.town}<br>IBAN ${grouped(d.seller.iban)}<br>FAVV-erkenning E${permit}</div></div>
<div class=x><table class=q>${facts.map((fact) => row(fact)).join('')}</table><div class=to>${d.buyer.name}<br>${address(d.buyer)}<br>${d.buyer.country}</div></div><div style="font-size:12pt;margin-bottom:1mm"><b>FACTUUR</b> <small>blad ${at + 1} van ${pages.length}</small></div>
<table class=l>${heading(['Art.nr.', 'Omschrijving', '>Aantal', 'Verp.', '>Prijs', '>Bedrag', 'BTW'])}${at ? carry('Overdracht', pages[at - 1].at(-1)!.carried) : ''}${own.map(({ html }) => html).join('')}${isLast ? '' : carry('Over te dragen', own.at(-1)!.carried)}</table>${end}
<div class=ft>Klachten dienen binnen 24 uur na levering gemeld te worden. Bij niet-betaling op de vervaldag is van rechtswege een intrest van 10 % per jaar verschuldigd, verhoogd met een schadebeding van 10 % met een minimum van 50 euro. Enkel de rechtbanken van onze zetel zijn bevoegd.</div></div>`
        })
        .join('')
    },
  },
  // Telephone and internet of a small firm: summary with transfer form, detail on the next page.
  {
    name: 'nl-be-telecom-overschrijving',
    plan: {
      ...between('NL', flemish, 'Telecom|Networks|Communicatie', ['NV', 'BV']),
      currency: 'EUR',
      rates: [21],
      lines: [6, 20],
      isInOrder: true,
      isOnce: true,
      most: 4,
      allowance: 0.4,
      days: [14, 20],
      items: Object.values(telecom).flat(),
      numbers: (random) => `20${random.digits(8)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: slashed },
    css: 'body{font:9.5pt "Lato";margin:0;color:#221b3a} .pg{height:266mm;position:relative} .pg+.pg{break-before:page} .h{display:flex;justify-content:space-between;align-items:flex-start} .lg{font:900 24pt "Lato";color:#5b2bd9} .lg i{color:#ff5c39;font-style:normal} .w{display:flex;justify-content:space-between;margin:8mm 0 6mm} .i td{padding:1.5px 0} .i{width:76mm} .to{width:80mm;margin-top:10mm;font-size:10pt;line-height:1.4} .d{display:flex;gap:4mm;margin:4mm 0} .d div{flex:1;background:#efeafd;border-radius:6px;padding:3mm 4mm} .d b{display:block;font-size:14pt;color:#5b2bd9} .s td{padding:3.5px 0;border-bottom:.5pt solid #d4cbf2} .s .g td{font-weight:bold;border-bottom:1.2pt solid #5b2bd9} .sm{font-size:7.2pt;line-height:1.4;color:#555} .o{position:absolute;bottom:0;left:0;right:0;background:#fdeee6;border:.8pt solid #d2622a;padding:3mm 4mm;font-size:8pt} .o table td{padding:2.5px 0;vertical-align:bottom} .o td:first-child{width:44mm;color:#a8461a} .o .y{font:10.5pt "Liberation Mono";border-bottom:.6pt solid #d2622a;letter-spacing:1px} .o h6{margin:0 0 1mm;font-size:9pt;color:#a8461a} .l th{font-size:8pt;text-align:left;color:#5b2bd9;border-bottom:1pt solid #5b2bd9;padding:3px 0} .l td{padding:3px 0} .l .k td{font-weight:bold;padding-top:8px} .l .u td{border-top:.5pt solid #d4cbf2;font-weight:bold}',
    draw: (p) => {
      settleInBelgium(p)
      const { doc: d, random } = p
      const groups = Object.entries(telecom)
        .map(([title, items]) => {
          const names = items.map(([name]) => name)
          return { title, lines: d.lines.filter((l) => names.includes(l.description)) }
        })
        .filter(({ lines }) => lines.length)
      const less = d.allowance
        ? row(['Korting loyaliteit', `>${p.money(d.allowance).replace('€ ', '€ -')}`])
        : ''
      const detail = groups.map(({ title, lines }) => {
        const rows = lines.map((l) =>
          row([
            l.description,
            `>${p.number(l.quantity)}`,
            `>${p.plain(l.price)}`,
            `>${p.plain(l.amount)}`,
          ])
        )
        return `<tr class=k><td colspan=4>${title}</td></tr>${rows.join('')}<tr class=u><td colspan=3>Totaal ${title.toLowerCase()}</td><td class=r>${p.plain(sumOf(lines))}</td></tr>`
      })
      const message = structured(random)
      const past = dayBefore(`${d.issueDate.slice(0, 7)}-01`, 1)
      const logo = '<div class=lg>zoefa<i>°</i></div>'
      const facts = [
        ['Klantnummer', d.customerNumber],
        ['Factuurnummer', d.number],
        ['Factuurdatum', p.date(d.issueDate)],
        ['Uw btw-nummer', belgianVat(d.buyer.vatId)],
        ['Periode', `${p.date(`${past.slice(0, 8)}01`)} – ${p.date(past)}`],
      ]
      const written = (label: string, value: string) =>
        `<tr><td>${label}</td><td class=y>${value}</td></tr>`
      return `<div class=pg><div class=h>${logo}<div class=sm style="text-align:right">Klantendienst 0800 ${random.digits(2)} ${random.digits(3)}<br>ma-vr 8-20 u, za 9-17 u<br>${d.seller.mail}</div></div>
<div class=w><table class=i>${facts.map((fact) => row(fact)).join('')}</table><div class=to>${d.buyer.name}<br>${address(d.buyer)}</div></div>
<b style="font-size:13pt">Uw factuur in het kort</b><div class=d><div>Te betalen<b>${p.money(d.amountDue)}</b></div><div>Ten laatste op<b>${p.date(d.dueDate)}</b></div></div>
<table class=s>${groups.map(({ title, lines }) => row([title, `>${p.money(sumOf(lines))}`])).join('')}${less}<tr class=g><td>Totaal excl. btw</td><td class=r>${p.money(d.subtotal)}</td></tr>${row([`Btw ${p.number(d.taxes[0].rate)} % op ${p.money(d.subtotal)}`, `>${p.money(d.tax)}`])}<tr class=g><td>Totaal incl. btw</td><td class=r>${p.money(d.total)}</td></tr></table>
<p class=sm>Bij laattijdige betaling rekenen wij voor de tweede herinnering € 7,50 aan. Betwistingen meldt u schriftelijk vóór de vervaldag. U kunt ook terecht bij de Ombudsdienst voor telecommunicatie, Koning Albert II-laan 8 bus 3, 1000 Brussel.<br><b>${d.seller.name}</b>, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} – BTW ${belgianVat(d.seller.vatId)} – RPR ${random.pick(['Gent', 'Antwerpen', 'Leuven'])} – zoefa is een handelsmerk van deze vennootschap.</p>
<div class=o><h6>OVERSCHRIJVINGSOPDRACHT</h6><table>${written('Bedrag EUR', p.plain(d.amountDue))}${written('Rekening opdrachtgever (IBAN)', '&nbsp;')}${written('Naam en adres opdrachtgever', '&nbsp;')}${written('Rekening begunstigde (IBAN)', grouped(d.seller.iban))}${written('BIC begunstigde', 'KREDBEBB')}${written('Naam en adres begunstigde', `${d.seller.name}<br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}`)}${written('Mededeling', message)}</table></div></div>
<div class=pg><div class=h>${logo}<div class=sm style="text-align:right">Factuur ${d.number}<br>Klantnummer ${d.customerNumber}<br>Blad 2/2</div></div><p><b style="font-size:13pt">Detail van uw diensten</b><br>Bedragen in euro, exclusief btw</p><table class=l>${heading(['Dienst', '>Aantal', '>Prijs', '>Bedrag'])}${detail.join('')}</table></div>`
    },
  },
]
