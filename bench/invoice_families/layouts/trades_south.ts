import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import type { Item } from '../make_document.ts'
import type { Country, Person, Pools } from '../people.ts'
import usual from '../pools.json' with { type: 'json' }
import { comma, dotted, euroAfter, grouped, heading, monthsIn, row, slashed } from '../print.ts'
import type { Random } from '../random.ts'

const names: Partial<Record<Country, Pick<Pools['FR'], 'first' | 'last' | 'streets' | 'towns'>>> = {
  FR: {
    first: ['Bérengère', 'Fabrice', 'Noémie', 'Pascal', 'Ségolène', 'Olivier'],
    last: ['Abadie', 'Courtin', 'Feuillet', 'Le Goff', 'Mazières', 'Poncelet', 'Rigaud', 'Tessier'],
    streets: [
      '14 cours Gambetta',
      'ZI Nord, 6 rue Ampère',
      '2 allée des Peupliers',
      '118 avenue de Verdun',
      '21 quater rue Victor Hugo',
    ],
    towns: [
      ['Roanne', '42300'],
      ['Évreux', '27000'],
      ['Mont-de-Marsan', '40000'],
      ['La Roche-sur-Yon', '85000'],
      ['Montbéliard', '25200'],
    ],
  },
  IT: {
    first: ['Alessio', 'Donatella', 'Fabio', 'Ornella', 'Stefano', 'Lucrezia'],
    last: [
      'Bonfanti',
      'Carminati',
      'D’Amico',
      'Gavazzeni',
      'Locatelli',
      'Pozzi',
      'Rota',
      'Valsecchi',
    ],
    streets: [
      'Via Enrico Fermi, 31',
      'Via Provinciale 108',
      'Via delle Industrie, 5/C',
      'Viale della Stazione 12',
      'Località Ponte Nuovo snc',
    ],
    towns: [
      ['Dalmine, BG', '24044'],
      ['Castel San Pietro Terme, BO', '40024'],
      ['Schio, VI', '36015'],
      ['Voghera, PV', '27058'],
      ['Jesi, AN', '60035'],
    ],
  },
  ES: {
    first: ['Amparo', 'Héctor', 'Montserrat', 'Ramón', 'Yolanda', 'Andrés'],
    last: ['Barrera', 'Cabanillas', 'Espinosa', 'Landa', 'Muñiz', 'Pastor', 'Robledo', 'Villalba'],
    streets: [
      'Polígono Industrial El Pino, parcela 22',
      'C/ Doctor Fleming, 9, bajo',
      'Avda. del Mediterráneo, 144',
      'Ctra. N-340, km 612',
      'Plaza de los Fueros, 3, 2º D',
    ],
    towns: [
      ['Elche, Alicante', '03203'],
      ['Talavera de la Reina, Toledo', '45600'],
      ['Avilés, Asturias', '33401'],
      ['Lorca, Murcia', '30800'],
      ['Tudela, Navarra', '31500'],
    ],
  },
  PT: {
    first: ['Filipa', 'Henrique', 'Margarida', 'Vasco', 'Graça', 'Simão'],
    last: ['Abrantes', 'Caldeira', 'Fonseca', 'Lourenço', 'Nogueira', 'Rebelo', 'Travassos'],
    streets: [
      'Rua Dr. António Granjo, 57 - 1.º Dto.',
      'Avenida 25 de Abril, n.º 310, Loja B',
      'Rua da Liberdade, 22',
      'Zona Industrial da Maia, Lote 17',
    ],
    towns: [
      ['Caldas da Rainha', '2500-213'],
      ['Vila Real', '5000-651'],
      ['Portimão', '8500-540'],
      ['Santarém', '2000-092'],
    ],
  },
  PL: {
    first: ['Barbara', 'Jacek', 'Magdalena', 'Piotr', 'Urszula', 'Wojciech'],
    last: ['Bielecki', 'Czarnecka', 'Górski', 'Kubiak', 'Maciejewski', 'Nowicka', 'Sobczak'],
    streets: [
      'ul. Hutnicza 29',
      'ul. Mickiewicza 14 lok. 2',
      'al. Wojska Polskiego 71',
      'ul. Portowa 5',
      'Rynek 18',
    ],
    towns: [
      ['Gliwice', '44-100'],
      ['Koszalin', '75-215'],
      ['Nowy Sącz', '33-300'],
      ['Płock', '09-400'],
      ['Suwałki', '16-400'],
    ],
  },
}

function partiesIn(country: Country, trade: string[], forms: string[]): Pools {
  return { ...usual, [country]: { ...usual[country], ...names[country], trade, forms } }
}

/** Whether a name ends with a legal form; private customers have no tax number. */
function isFirm(name: string): boolean {
  return /\.$|[A-Z]{2}$|mbH$/.test(name)
}

function numberOf(buyer: Person, label: string): string {
  return isFirm(buyer.name) ? `<br>${label} ${buyer.vatId}` : ''
}

function inPages<T>(rows: T[], most: number, last: number): T[][] {
  const pages: T[][] = []
  let at = 0
  while (rows.length - at > last) {
    const count = Math.min(most, rows.length - at - 1)
    pages.push(rows.slice(at, at + count))
    at += count
  }
  return [...pages, rows.slice(at)]
}

/** Whether each line begins a new group of one up to `most` lines. */
function groupsOf(random: Random, count: number, most: number): boolean[] {
  let left = 0
  return Array.from({ length: count }, () => {
    if (left) {
      left -= 1
      return false
    }
    left = random.int(0, most - 1)
    return true
  })
}

/** Random squares with three corners, as a QR code. */
function qrCode(random: Random): string {
  const corners = [`M0 0`, `M18 0`, `M0 18`].map((at) => `${at}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`)
  const dots = Array.from({ length: 625 }, (_, at) => [at % 25, Math.floor(at / 25)])
    .filter(([x, y]) => !((x < 8 && (y < 8 || y > 16)) || (x > 16 && y < 8)) && random.chance(0.5))
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
  return `<svg viewBox="0 0 25 25" width=96 height=96><path fill-rule=evenodd d="${corners.join('')}${dots.join('')}"/></svg>`
}

const energyParts: { title: string; from: number }[] = [
  { title: 'Abonnement', from: 0 },
  { title: 'Consommation', from: 2 },
  { title: 'Acheminement', from: 6 },
  { title: 'Taxes et contributions', from: 9 },
]
const energyItems: Item[] = [
  ['Abonnement offre Pro Fixe 3 ans, 36 kVA', '', 34, 58, 1],
  ['Option énergie d’origine renouvelable', '', 4, 12, 1],
  ['Heures Pleines Saison Haute', '', 210, 980],
  ['Heures Creuses Saison Haute', '', 90, 420],
  ['Heures Pleines Saison Basse', '', 120, 640],
  ['Heures Creuses Saison Basse', '', 45, 260],
  ['Composante de gestion et de comptage', '', 16, 34],
  ['Composante de soutirage, part fixe', '', 60, 190],
  ['Composante de soutirage, part variable', '', 80, 310],
  ['Contribution tarifaire d’acheminement (CTA)', '', 9, 38, 1],
  ['Accise sur l’électricité', '', 40, 190],
]

const cities = ['BARI', 'VERONA', 'LIVORNO', 'UDINE', 'CUNEO', 'NOLA', 'PESCARA', 'TARANTO']
const rides: Item[] = [
  ...cities.flatMap((city): Item[] => [
    [`TRASPORTO COLLETTAME DEP. - ${city}`, 'QL', 6, 14],
    [`TRASPORTO PALLET 80X120 DEP. - ${city}`, 'PL', 28, 74],
  ]),
  ['NAVETTA STABILIMENTO - DEPOSITO', 'VG', 85, 160],
  ['CONSEGNA CON SPONDA IDRAULICA', 'NR', 18, 35],
  ['SOSTA SCARICO OLTRE 2 ORE', 'H', 32, 45],
  ['GIACENZA MERCE', 'GG', 6, 12],
]

const machinery: [string, string, number, number][] = [
  ['Plataforma tijera eléctrica 10 m', 'PTE', 42, 68],
  ['Plataforma articulada diésel 16 m', 'PAD', 88, 135],
  ['Miniexcavadora 1,8 t con cazo', 'MEX', 75, 110],
  ['Martillo hidráulico para miniexcavadora', 'MHI', 28, 45],
  ['Carretilla telescópica 7 m / 3 t', 'CTE', 105, 160],
  ['Grupo electrógeno insonorizado 60 kVA', 'GEI', 48, 79],
  ['Compresor portátil 5 m³/min', 'CPO', 39, 58],
  ['Bandeja vibrante reversible 300 kg', 'BVR', 24, 38],
  ['Torre de iluminación LED', 'TIL', 26, 41],
  ['Dumper articulado 3.000 kg', 'DAR', 69, 98],
  ['Caseta de obra 6 m con aseo', 'CAS', 9, 16],
  ['Valla trasladable, tramo de 50 m', 'VAL', 5, 11],
]
const machineCodes = new Map(machinery.map(([name, code]) => [name, code]))

const french = monthsIn('FR')
const spanish = monthsIn('ES')

/** Trades of southern countries and Poland, with senders beside, below or around the table. */
export const tradesSouth: Family[] = [
  {
    /** A dental laboratory that bills a month by patients; the sender fills a column on the left. */
    name: 'fr-labo-dentaire',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [0],
      lines: [7, 30],
      most: 3,
      allowance: 0.4,
      prepaid: 0.2,
      days: [15, 30],
      pools: partiesIn(
        'FR',
        ['Céramique Dentaire', 'Laboratoire', 'Prothèse', 'Centre Dentaire', 'Dentaire'],
        ['SARL', 'SELARL', 'SAS', 'EURL', 'SCM']
      ),
      items: [
        ['Couronne céramo-métallique', '', 92, 135],
        ['Couronne zircone monolithique', '', 88, 128],
        ['Élément de bridge céramique', '', 95, 140],
        ['Inlay-core à clavette', '', 34, 49],
        ['Onlay disilicate de lithium', '', 82, 110],
        ['Facette céramique pressée', '', 120, 165],
        ['Porte-empreinte individuel', '', 14, 21],
        ['Cire d’occlusion', '', 9, 15],
        ['Stellite, plaque métallique', '', 115, 160],
        ['Dent résine montée', '', 6, 11],
        ['Gouttière occlusale dure', '', 68, 95],
        ['Réparation avec empreinte', '', 28, 44],
        ['Pilier implantaire usiné titane', '', 110, 165],
      ],
      numbers: (random, year) => `${year.slice(2)}0${random.int(1, 9)}-${random.digits(3)}`,
    },
    style: { ...euroAfter, thousands: ' ', date: slashed },
    css: 'body{font:9.5pt/1.35 Lato;margin:0} .side{position:fixed;left:0;top:0;bottom:0;width:41mm;border-right:1.2pt solid #8a6d9e;font-size:7.5pt;color:#444;padding-right:3mm} .side b{font:700 13pt/1.15 Lato;color:#8a6d9e;display:block;margin-bottom:3mm} .side i{display:block;font-style:normal;color:#8a6d9e;margin-top:6mm} .main{margin-left:50mm} .fin{break-inside:avoid} .to{margin:12mm 0 12mm 36mm;font-size:10.5pt} h1{font-size:14pt;font-weight:400;margin:0 0 1mm} .list{margin-top:5mm} .list th{font-weight:700;font-size:8pt;text-align:left;border-bottom:.8pt solid #8a6d9e;padding:3px 0} .list td{padding:2px 0} .list .pt{break-after:avoid} .list .pt td{background:#f3eff6;font-size:8.5pt;padding:3px 4px} tr{break-inside:avoid} .sum{width:74mm;margin:5mm 0 0 auto;break-inside:avoid} .sum td{padding:2.5px 0} .sum .net td{border-top:1.2pt solid #8a6d9e;font-weight:700;font-size:11.5pt;padding-top:5px} .note{font-size:7.5pt;margin-top:8mm;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const isNew = groupsOf(random, d.lines.length, 4)
      const days = daysOf(p, d.from, d.until)
      const first = random.int(18_200, 41_000)
      const list = p.lines((l, at) => {
        const shade = random.pick(['A2', 'A3', 'A3,5', 'B2', 'C1'])
        const patient = `${random.pick(['M.', 'Mme'])} ${random.pick([...'ABCDFGLMRTV'])}.`
        const note = isNew[at]
          ? `<tr class=pt><td colspan=5>Bon ${first + 3 * at} livré le ${days[at]} – patient ${patient} réf. ${random.digits(4)}, teinte ${shade}</td></tr>`
          : ''
        const tooth = 10 * random.int(1, 4) + random.int(1, 5)
        const teeth = Array.from({ length: l.quantity ?? 1 }, (_, more) => tooth + more)
        const drawn = row([
          l.description,
          teeth.join(', '),
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
        return note + drawn
      })
      const less = d.allowance
        ? `${row(['Total des travaux', `>${p.money(d.lineTotal)}`])}${row(['Remise de fin de mois', `>${p.money(-d.allowance)}`])}`
        : ''
      const paid = d.prepaid
        ? `${row(['Total de la facture', `>${p.money(d.total)}`])}${row(['Acompte reçu', `>${p.money(-d.prepaid)}`])}`
        : ''
      const due = d.prepaid ? p.money(d.amountDue) : p.money(d.total)
      const siren = d.seller.vatId.slice(4)
      return `<div class=side><b>${d.seller.name}</b>Prothèse fixe et amovible<br>CFAO – Implantologie<i>Atelier</i>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<i>Contact</i>${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}<i>Horaires</i>Lundi au vendredi<br>8 h – 12 h / 13 h 30 – 18 h<i>Règlement</i>IBAN<br>${grouped(d.seller.iban).slice(0, 19)}<br>${grouped(d.seller.iban).slice(20)}<br>BIC AGRIFRPP842<i>Mentions</i>SIRET ${siren} 00024<br>RCS ${d.seller.town}<br>Capital 15 000 €<br>APE 3250A<br>TVA ${d.seller.vatId}</div>
<div class=main><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<h1>Facture n° ${d.number}</h1>du ${p.date(d.issueDate)} – code praticien ${d.customerNumber}<br>Travaux livrés du ${p.date(d.from)} au ${p.date(d.until)}
<table class=list>${heading(['Travaux', 'Dents', '>Qté', '>P.U.', '>Montant'])}${list.join('')}</table>
<div class=fin><table class=sum>${less}${paid}<tr class=net><td>Net à payer</td><td class=r>${due}</td></tr></table>
<div class=note>Exonération de TVA, article 261-4-1° du CGI.<br>À régler au plus tard le ${p.date(d.dueDate)}. Pas d’escompte pour paiement anticipé. Pénalités de retard : 3 fois le taux d’intérêt légal ; indemnité forfaitaire pour frais de recouvrement : 40 €.<br>Dispositifs médicaux sur mesure : les déclarations de conformité sont jointes à chaque bon de livraison.</div></div></div>`
    },
  },
  {
    /** Electricity for firms: sums of the parts on page one, the details on page two. */
    name: 'fr-electricite-pro',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20, 5.5],
      lines: [14, 26],
      isInOrder: true,
      isOnce: true,
      most: 0,
      prepaid: 0.35,
      days: [14, 21],
      pools: partiesIn('FR', ['Énergies', 'Services', 'Distribution', 'Ateliers'], ['SAS', 'SA']),
      items: energyItems,
      numbers: (random) => `10${random.digits(9)}`,
    },
    style: {
      ...euroAfter,
      thousands: ' ',
      date: (y, m, d) => `${d} ${french[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9pt/1.4 "Open Sans";margin:0;color:#1d2733} .pg{height:264mm;position:relative} .pg+.pg{break-before:page} .top{display:flex;justify-content:space-between} .logo{font:700 21pt "URW Gothic";color:#0b7a5b} .ref{width:66mm;font-size:8pt;line-height:1.45} .ref b{color:#0b7a5b} .to{position:absolute;left:95mm;top:40mm;font-size:10pt;line-height:1.35} .ttl{margin:42mm 0 1mm;border-bottom:2pt solid #0b7a5b;padding-bottom:1mm;font-size:13pt;font-weight:600} .cols{display:flex;gap:8mm;margin-top:5mm} .big{width:64mm;background:#e8f5f0;border-radius:3mm;padding:5mm;box-sizing:border-box;text-align:center} .big b{display:block;font-size:20pt;color:#0b7a5b;line-height:1.3} .sum{flex:1} .sum td{padding:3px 0;border-bottom:.5pt solid #cfd8d5} .sum .t td{font-weight:600} .pay{margin-top:6mm;border:.7pt solid #0b7a5b;padding:3mm 4mm;font-size:8.5pt} h3{font-size:10pt;color:#0b7a5b;margin:5mm 0 1mm} .det th{font-size:7.5pt;font-weight:600;text-align:left;border-bottom:.8pt solid #1d2733;padding:2px 0} .det td{padding:2px 0} .det td:nth-child(5),.det th:nth-child(5){padding-left:9mm!important} .det .h td{font-weight:600;padding-top:6px} .foot{position:absolute;bottom:0;left:0;right:0;font-size:6.5pt;color:#5d6b68;border-top:.5pt solid #b8c4c0;padding-top:1.5mm;line-height:1.35}',
    draw: (p) => {
      const { doc: d, random } = p
      const point = `${random.digits(4)}${random.digits(5)}${random.digits(5)}`
      const lines = p.lines((l) => ({
        at: energyItems.findIndex(([name]) => name === l.description),
        amount: l.amount,
        html: row([
          l.description,
          `${p.date(d.from)} – ${p.date(d.until)}`,
          `>${p.number(l.rate)} %`,
          `>${p.money(l.amount)}`,
        ]),
      }))
      const parts = energyParts.map(({ title, from }, at) => {
        const own = lines.filter(
          (line) => line.at >= from && line.at < (energyParts[at + 1]?.from ?? energyItems.length)
        )
        return {
          title,
          rows: own.map(({ html }) => html).join(''),
          sum: own.reduce((whole, { amount }) => whole + amount, 0),
        }
      })
      const filled = parts.filter(({ rows }) => rows)
      const meter = lines
        .filter(({ at }) => at > 1 && at < 6)
        .map(({ at, amount }) => {
          const before = random.int(12_000, 88_000)
          const used = Math.round(amount / random.int(14, 22))
          return row([
            ['HPH', 'HCH', 'HPB', 'HCB'][at - 2],
            `>${before}`,
            `>${before + used}`,
            `>${used}`,
            random.pick(['télérelevé', 'relevé', 'estimé']),
          ])
        })
      const bars = [...'JFMAMJJASOND'].map((month, at) => {
        const height = random.int(14, 60)
        return `<rect x=${at * 42} y=${62 - height} width=26 height=${height} fill="#7cc4ab"/><text x=${at * 42 + 9} y=74 font-size=9>${month}</text>`
      })
      const due = d.prepaid
        ? `${row(['Mensualités déjà facturées', `>${p.money(-d.prepaid)}`])}<tr class=t><td>Reste à payer</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      const shown = d.prepaid ? p.money(d.amountDue) : p.money(d.total)
      const foot = (at: number) =>
        `<div class=foot>Électricité fournie par ${d.seller.name}, capital de 2 450 000 €, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} – RCS ${d.seller.town} ${d.seller.vatId.slice(4)} – TVA ${d.seller.vatId}<br>Gestionnaire du réseau de distribution : Réseau Électrique du Val – Dépannage 24 h/24 : 09 70 00 41 52 – Médiateur national de l’énergie : Libre réponse n° 59252, 75443 Paris Cedex 09<br>Page ${at}/2</div>`
      return `<div class=pg><div class=top><div><div class=logo>lumévia pro</div></div><div class=ref><b>Vos références</b><br>N° client : ${d.customerNumber}<br>Compte de facturation : ${random.digits(10)}<br>Point de livraison : ${point}<br><b>Nous contacter</b><br>Espace client : ${d.seller.site}<br>${d.seller.telephone} (prix d’un appel local)</div></div>
<div class=to>${d.buyer.name}<br>${isFirm(d.buyer.name) ? 'Service comptabilité<br>' : ''}${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=ttl>Facture d’électricité du ${p.date(d.issueDate)}</div>N° de facture ${d.number}<br>Période du ${p.date(d.from)} au ${p.date(d.until)} – lieu de consommation : ${d.buyer.street}, ${d.buyer.postCode} ${d.buyer.town}
<div class=cols><div class=big>Montant à payer<b>${shown}</b>prélevé le ${p.date(d.dueDate)}</div>
<table class=sum>${filled.map(({ title, sum }) => row([title, `>${p.money(sum)}`])).join('')}<tr class=t><td>Total hors TVA</td><td class=r>${p.money(d.subtotal)}</td></tr>${p.taxes((t) => row([`TVA à ${p.number(t.rate)} % sur ${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])).join('')}<tr class=t><td>Total TTC</td><td class=r>${p.money(d.total)}</td></tr>${due}</table></div>
<div class=pay><b>Prélèvement automatique.</b> Le montant de ${shown} sera prélevé sur votre compte se terminant par ${random.digits(4)}. Référence unique du mandat : ++${random.digits(9)}. Prochaine relève vers le ${p.date(dayAfter(d.issueDate, 28))}. Aucun escompte pour paiement anticipé ; tout retard donne lieu à une pénalité au taux de la BCE majoré de 10 points et à une indemnité de 40 €.</div><h3>Évolution de votre consommation sur 12 mois</h3><svg width=510 height=78>${bars.join('')}</svg>${foot(1)}</div>
<div class=pg><div class=top><div class=logo style="font-size:13pt">lumévia pro</div><div>Facture ${d.number} du ${p.date(d.issueDate)}</div></div>
<h3>Le détail de votre facture</h3><table class=det>${heading(['', 'Période', '>TVA', '>Montant HT'])}${filled.map(({ title, rows, sum }) => `<tr class=h><td colspan=3>${title}</td><td class=r>${p.money(sum)}</td></tr>${rows}`).join('')}</table>
<h3>Vos index et consommations (kWh)</h3><table class=det>${heading(['Poste', '>Ancien index', '>Nouvel index', '>Consommation', 'Type de relevé'])}${meter.join('')}</table>
<h3>Votre contrat</h3>Puissance souscrite 36 kVA – Version de l’offre : Pro Fixe 3 ans – Tarif d’acheminement BT ≤ 36 kVA, courte utilisation 4 postes. Contrat sans engagement de durée pour le client, résiliable à tout moment.${foot(2)}</div>`
    },
  },
  {
    /** A haulier's list of deliveries, printed by an old program into a form of boxes. */
    name: 'it-autotrasporti-viaggi',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [9, 46],
      most: 14,
      charge: 0.5,
      days: [30, 60, 90],
      pools: partiesIn(
        'IT',
        ['AUTOTRASPORTI', 'LOGISTICA', 'TRASPORTI', 'DISTRIBUZIONE'],
        ['S.R.L.', 'S.N.C.', 'S.P.A.', 'S.A.S.']
      ),
      items: rides,
      numbers: (random) => `${random.int(1, 9)}${random.digits(3)}/01`,
    },
    style: { ...comma, date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: 'body{font:8.5pt/1.3 "Liberation Mono";margin:0} .pg{height:265mm;position:relative} .pg+.pg{break-before:page} .own{text-align:center;font:8pt/1.35 "Liberation Sans"} .own b{font:italic bold 19pt "Liberation Serif";letter-spacing:.5px} .two{display:flex;gap:3mm;margin:4mm 0 2mm} .two>div{border:.6pt solid #333;flex:1;padding:1mm 2mm;min-height:23mm} small{font:6pt "Liberation Sans";color:#444;display:block} .cells td{border:.6pt solid #333;padding:1px 5px;vertical-align:top} .list{border:.6pt solid #333;height:150mm;margin-top:2mm;font-size:8pt} .list th{font:7pt "Liberation Sans";border-bottom:.6pt solid #333;border-left:.6pt solid #333;text-align:left;padding:2px 4px} .list td{border-left:.6pt solid #999;padding:0 4px;white-space:nowrap;vertical-align:top} .list tr{height:1px} .list .fill{height:100%} .end{position:absolute;bottom:7mm;left:0;right:0} .end td{height:8mm} .tot{font-weight:bold;font-size:10.5pt} .foot{position:absolute;bottom:0;font:6.5pt "Liberation Sans"}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const first = random.int(2100, 6900)
      const rows = p.lines((l, at) =>
        row([
          days[at],
          String(first + at * 7),
          l.description,
          `>${random.int(1, 26)}`,
          l.unit,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const pages = inPages(rows, 42, 42)
      const bank = random.pick(['BANCA DI CREDITO COOP.', 'CASSA RURALE', 'BANCA POPOLARE'])
      const cell = (label: string, text = '') => `<small>${label}</small>${text || '&nbsp;'}`
      const labels = [
        'DATA',
        'N. BOLLA',
        'DESCRIZIONE',
        '>COLLI',
        'UM',
        '>Q.TA’',
        '>TARIFFA',
        '>IMPORTO',
      ]
      const own = `<div class=own><b>${d.seller.name}</b><br>TRASPORTI NAZIONALI ED INTERNAZIONALI - DEPOSITO E DISTRIBUZIONE<br>${d.seller.street} - ${d.seller.postCode} ${d.seller.town} - Tel. ${d.seller.telephone} - ${d.seller.mail}<br>Iscr. Albo Autotrasportatori BG/${random.digits(7)} - R.E.A. ${random.digits(6)} - Cap. Soc. € 46.800,00 i.v. - P.IVA e C.F. ${d.seller.vatId}</div>`
      const head = (at: number) =>
        `${own}<div class=two><div><small>Luogo di destinazione della corrispondenza</small>${d.buyer.name}<br>${isFirm(d.buyer.name) ? 'UFFICIO AMMINISTRAZIONE<br>' : ''}${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div><small>Spett.le</small>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}${numberOf(d.buyer, 'P.IVA')}</div></div>
<table class=cells><tr>${[cell('Tipo documento', 'FATTURA'), cell('Numero', d.number), cell('Data', p.date(d.issueDate)), cell('Cod. cliente', d.customerNumber), cell('Condizioni di pagamento', 'RI.BA. F.M.'), cell('Vs. banca di appoggio', bank), cell('Pag.', `${at + 1}`)].map((text) => `<td>${text}</td>`).join('')}</tr></table>`
      const spaces = row(['&nbsp;', '', '', '', '', '', '', '']).replace('<tr', '<tr class=fill')
      const empty = ['Totale trasporti', 'Spese', 'Imponibile', 'Imposta', 'Totale fattura EUR']
      const grid = (texts: string[]) => {
        const cells = texts.map((text) => `<td>${text}</td>`)
        return `<tr>${cells.join('')}</tr>`
      }
      const end = `<table class="cells end">${grid([cell('Totale trasporti', p.plain(d.lineTotal)), cell('Spese accessorie', d.charge ? p.plain(d.charge) : ''), cell('Imponibile', p.plain(d.subtotal)), cell('% IVA', p.number(d.taxes[0].rate)), cell('Imposta', p.plain(d.tax)), cell('Totale fattura EUR', `<span class=tot>${p.plain(d.total)}</span>`)])}<tr><td colspan=4>${cell('Scadenze', `${p.date(d.dueDate)} &nbsp; ${p.plain(d.total)}`)}</td><td colspan=2>${cell('Periodo', `${p.date(d.from)} - ${p.date(d.until)}`)}</td></tr></table>`
      const next = `<table class="cells end">${grid(empty.map((label, at) => cell(label, at === 4 ? 'SEGUE' : '')))}</table>`
      return pages
        .map((part, at) => {
          const isLast = at === pages.length - 1
          return `<div class=pg>${head(at)}<table class=list>${heading(labels)}${part.join('')}${spaces}</table>${isLast ? end : next}<div class=foot>Copia di cortesia della fattura elettronica. Contributo ambientale assolto ove dovuto. Reclami entro 8 giorni. Foro competente: Bergamo.</div></div>`
        })
        .join('')
    },
  },
  {
    /** A maker of machines who exports, with labels in two languages and firms of its group below. */
    name: 'it-macchine-saldo',
    plan: {
      country: 'IT',
      buyerCountry: 'DE',
      currency: 'EUR',
      rates: [0],
      lines: [2, 7],
      isInOrder: true,
      isOnce: true,
      most: 2,
      allowance: 0.3,
      prepaid: 0.85,
      days: [30, 60],
      pools: partiesIn(
        'IT',
        ['Macchine', 'Officine Meccaniche', 'Automazioni', 'Meccanica'],
        ['S.p.A.', 'S.r.l.']
      ),
      items: [
        ['Centro di foratura CNC FX-2500', 'NR', 38_000, 64_000],
        ['Linea di confezionamento verticale VK 90', 'NR', 29_000, 47_000],
        ['Nastro trasportatore motorizzato 3 m', 'NR', 2400, 4100],
        ['Gruppo mandrino di ricambio 7,5 kW', 'NR', 3100, 4900],
        ['Kit utensili diamantati', 'SET', 640, 1150],
        ['Quadro elettrico versione UL', 'NR', 1800, 2900],
        ['Installazione e collaudo presso cliente', 'GG', 680, 890],
        ['Corso di formazione operatori', 'GG', 590, 760],
      ],
      numbers: (random, year) => `${random.int(11, 790)}/E/${year}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:9pt/1.4 Roboto;margin:0;color:#222} .logo{position:absolute;right:0;top:0;text-align:right} .logo div{background:#c8102e;color:#fff;font:900 20pt Roboto;padding:2mm 6mm;display:inline-block;letter-spacing:3px} .win{margin-top:30mm;height:38mm;font-size:10pt} .win small{font-size:6.5pt;border-bottom:.4pt solid #222;display:inline-block;margin-bottom:2mm} .bar{background:#eee;margin-bottom:2mm} .bar td{padding:1.2mm 3mm;vertical-align:top} .bar i,.lb{font-style:normal;font-size:6.5pt;color:#777;display:block} h1{font-size:14pt;font-weight:700;margin:0 0 2mm} h1 span{font-weight:300} .list{margin-top:4mm} .list th{border-top:1.2pt solid #c8102e;border-bottom:.4pt solid #222;font-size:7.5pt;text-align:left;padding:2px 0;vertical-align:top} .list td{padding:4px 0 0;vertical-align:top} .list .n td{font-size:7.5pt;color:#555;padding:0 0 3px} .bot{display:flex;justify-content:space-between;margin-top:6mm;border-top:.4pt solid #222;padding-top:3mm} .pay{width:82mm;font-size:8.5pt} .sum{width:86mm;align-self:flex-start} .sum td{padding:2px 0} .sum .b td{font-weight:700} .sum .l td{border-top:1.2pt solid #c8102e;font-weight:700;font-size:11pt;padding-top:4px} .foot{position:fixed;bottom:0;left:0;right:0;font-size:6.5pt;line-height:1.4;display:flex;justify-content:space-between;border-top:1.2pt solid #c8102e;padding-top:2mm} .foot div{width:32%}',
    draw: (p) => {
      const { doc: d, random } = p
      const list = p.lines((l, at) => {
        const drawn = row([
          String(10 * (at + 1)),
          l.description,
          l.unit,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
        const serial = /GG/.test(drawn)
          ? `Rapporto di intervento / Service report ${random.digits(5)}`
          : `Matricola / Serial no. ${random.digits(2)}-${random.digits(4)} &nbsp; Cod. doganale / HS code 8465 9${random.digits(3)}`
        return `${drawn}<tr class=n><td></td><td colspan=5>${serial}</td></tr>`
      })
      const bar = [
        ['Numero / Number', d.number],
        ['Data / Date', p.date(d.issueDate)],
        ['Conferma d’ordine / Order conf.', `OC ${d.orderNumber} – ${p.date(d.orderDate)}`],
        ['Resa / Delivery terms', random.pick(['EXW', 'FCA Incoterms 2020', 'DAP'])],
        ['Cliente / Customer', d.customerNumber],
      ].map(([label, text]) => `<td><i>${label}</i>${text}</td>`)
      const less = d.allowance ? row(['Sconto / Discount', `>-${p.plain(d.allowance)}`]) : ''
      const paid = d.prepaid
        ? `${row([`Acconto ns. fatt. / Down payment inv. ${d.earlier}`, `>-${p.plain(d.prepaid)}`])}<tr class=l><td>Saldo a pagare / Balance due EUR</td><td class=r>${p.plain(d.amountDue)}</td></tr>`
        : ''
      const logo = d.seller.name
        .split(' ')
        .map((word) => word[0])
        .join('')
        .replace(/[^A-Z]/g, '')
        .slice(0, 2)
      return `<div class=logo><div>${logo}</div></div>
<div class=win><small>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</small><br>${d.buyer.name}<br>${d.buyer.street}<br>D-${d.buyer.postCode} ${d.buyer.town}<br>GERMANIA${numberOf(d.buyer, 'VAT no.')}</div>
<h1>Fattura <span>/ Invoice</span></h1><table class=bar><tr>${bar.join('')}</tr></table>
<table class=list>${heading(['Pos.', 'Descrizione<br>Description', 'UM<br>Unit', '>Quantità<br>Quantity', '>Prezzo EUR<br>Unit price', '>Importo EUR<br>Amount'])}${list.join('')}</table>
<div class=bot><div class=pay><span class=lb>Condizioni di pagamento / Terms of payment</span>Bonifico bancario / bank transfer, ${p.date(d.dueDate)}<br><span class=lb>Coordinate bancarie / Bank details</span>Banca Sella Valle, filiale di ${d.seller.town}<br>IBAN ${grouped(d.seller.iban)}<br>SWIFT BSVLIT22<br><span class=lb>Peso lordo / Gross weight – Colli / Packages</span>${p.number(random.int(800, 4200))} kg – ${random.int(2, 9)} casse / crates<br><br>Operazione non imponibile art. 41 D.L. 331/93 / VAT exempt intra-community supply. Merce di origine UE.</div>
<table class=sum>${row(['Totale merce / Goods', `>${p.plain(d.lineTotal)}`])}${less}${row(['Imponibile / Taxable amount', `>${p.plain(d.subtotal)}`])}${row(['IVA / VAT 0 %', `>${p.plain(d.tax)}`])}<tr class=b><td>Totale fattura / Invoice total</td><td class=r>${p.plain(d.total)}</td></tr>${paid}</table></div>
<div class=foot><div><b>${d.seller.name}</b><br>Sede legale e stabilimento: ${d.seller.street}<br>${d.seller.postCode} ${d.seller.town} – Italia<br>C.F. e P.IVA ${d.seller.vatId}</div><div><b>Vertrieb und Service Deutschland</b><br>Ostalpina Technik GmbH<br>Messerschmittring 40, 86343 Königsbrunn<br>Tel. +49 8231 555 0170</div><div>Società soggetta a direzione e coordinamento di Gruppo Tremonti Industrie Holding S.p.A., Milano<br>Cap. soc. € 1.200.000 i.v. – REA ${random.digits(6)}<br>${d.seller.telephone} – ${d.seller.site}</div></div>`
    },
  },
  {
    /** An electronic invoice as a viewer of a public registry prints it: pairs of label and value. */
    name: 'es-facturae-visor',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21, 10],
      lines: [2, 16],
      isOnce: true,
      most: 20,
      lineDiscount: 0.2,
      allowance: 0.3,
      prepaid: 0.2,
      days: [30, 60],
      pools: partiesIn(
        'ES',
        ['Servicios Integrales', 'Eventos', 'Suministros', 'Comercial', 'Fundación'],
        ['S.L.', 'S.A.', 'S.L.U.', 'S.COOP.']
      ),
      items: [
        ['Alquiler de carpa 10x20 m, montaje incluido', 'Unidades', 890, 1450],
        ['Sonorización de acto público', 'Horas', 65, 110],
        ['Técnico de iluminación', 'Horas', 26, 38],
        ['Servicio de catering, menú cóctel', 'Unidades', 18, 32, 1],
        ['Agua mineral 0,5 l, caja de 24', 'Cajas', 6, 10, 1],
        ['Café y bollería para pausas', 'Unidades', 3, 6, 1],
        ['Azafatas de congresos', 'Horas', 17, 25],
        ['Rotulación de vallas 3x2 m', 'Unidades', 95, 160],
        ['Limpieza posterior del recinto', 'Horas', 16, 22],
        ['Alquiler de sillas plegables', 'Unidades', 1, 3],
        ['Vigilancia sin armas', 'Horas', 19, 27],
        ['Transporte de material', 'Otros', 120, 260],
      ],
      numbers: (random, year) =>
        `${random.pick(['EMIT-', 'FE', 'A'])}${year.slice(2)}${random.digits(4)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:8.5pt/1.4 "DejaVu Sans";margin:0;color:#111} .bar{background:#1f4e79;color:#fff;padding:2mm 4mm;font-size:12pt;display:flex;justify-content:space-between} .bar small{font-size:7.5pt;align-self:center} h2{font-size:9pt;background:#dce6f1;color:#1f4e79;margin:4mm 0 1mm;padding:1mm 3mm;break-after:avoid} .two{display:flex;gap:4mm} .two>div{flex:1} .kv td{padding:1px 3mm;vertical-align:top;font-size:8pt} .kv td:first-child{width:38%;color:#555} .list th{font-size:7pt;text-align:left;border-bottom:.6pt solid #1f4e79;padding:2px;vertical-align:bottom} .list td{font-size:7.5pt;padding:3px 2px;border-bottom:.3pt solid #bbb;vertical-align:top} .list tr,.kv tr{break-inside:avoid} .tot{width:110mm;margin-left:auto} .tot td:first-child{white-space:nowrap} .tot .t td{font-weight:bold;color:#1f4e79} .sig{font-size:7pt;color:#555;margin-top:5mm;border-top:.4pt solid #999;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const pairs = (list: [string, string][]) =>
        `<table class=kv>${list.map(([label, text]) => row([`${label}:`, text])).join('')}</table>`
      const party = (one: Person, isCompany: boolean): [string, string][] => [
        ['Tipo de persona', isCompany ? 'Jurídica' : 'Física'],
        ['Residencia', 'Residente'],
        ...(isCompany ? ([['NIF', one.vatId]] as [string, string][]) : []),
        [isCompany ? 'Razón social' : 'Nombre y apellidos', one.name],
        ['Dirección', one.street],
        ['Código postal', one.postCode],
        ['Población', one.town.split(', ')[0]],
        ['Provincia', one.town.split(', ')[1]],
        ['País', 'ESP'],
        ['Correo electrónico', one.mail],
      ]
      const list = p.lines((l, at) =>
        row([
          String(at + 1),
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${l.discount ? `${p.number(l.discount, 2)} %` : ''}`,
          `>${p.number(l.rate, 2)} %`,
          `>${p.money(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          'IVA: Impuesto sobre el Valor Añadido',
          `>${p.number(t.rate, 2)} %`,
          `>${p.money(baseOf(p, t))}`,
          `>${p.money(taxOf(p, t))}`,
        ])
      )
      const less = d.allowance ? row(['Total descuentos', `>${p.money(d.allowance)}`]) : ''
      const paid = d.prepaid ? row(['Total anticipos', `>${p.money(d.prepaid)}`]) : ''
      return `<div class=bar><span>Factura electrónica</span><small>Facturae 3.2.2 · Modalidad individual</small></div>
<div class=two><div><h2>Datos del emisor</h2>${pairs(party(d.seller, true))}</div><div><h2>Datos del receptor</h2>${pairs(party(d.buyer, isFirm(d.buyer.name)))}</div></div>
<h2>Datos de la factura</h2><div class=two><div>${pairs([
        ['Número', d.number],
        ['Serie', ''],
        ['Tipo de documento', 'Factura completa u ordinaria'],
        ['Clase', 'Original'],
      ])}</div><div>${pairs([
        ['Fecha de expedición', p.date(d.issueDate)],
        ['Fecha de operación', p.date(d.deliveryDate)],
        ['Moneda', 'EUR · Euro'],
        ['Nº de expediente', `${random.digits(4)}/${d.orderNumber}`],
      ])}</div></div>
<h2>Detalle de la factura</h2><table class=list>${heading(['Nº', 'Descripción', '>Cantidad', 'Unidad de medida', '>Precio unitario<br>sin impuestos', '>Descuento', '>Tipo IVA', '>Importe<br>bruto'])}${list.join('')}</table>
<h2>Impuestos repercutidos</h2><table class=list>${heading(['Clase de impuesto', '>Tipo impositivo', '>Base imponible', '>Cuota'])}${taxes.join('')}</table>
<h2>Totales</h2><table class="kv tot">${row(['Total importe bruto', `>${p.money(d.lineTotal)}`])}${less}${row(['Total importe bruto antes de impuestos', `>${p.money(d.subtotal)}`])}${row(['Total impuestos repercutidos', `>${p.money(d.tax)}`])}<tr class=t><td>Total factura</td><td class=r>${p.money(d.total)}</td></tr>${paid}<tr class=t><td>Total a ejecutar</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<h2>Datos de pago</h2>${pairs([
        ['Medio de pago', '04 - Transferencia'],
        ['Fecha de vencimiento', p.date(d.dueDate)],
        ['Importe', p.money(d.amountDue)],
        ['Cuenta de abono (IBAN)', d.seller.iban],
      ])}
<div class=sig>Firma válida. Firmado por ${random.pick(['REPRESENTANTE PERSONA JURÍDICA', 'SELLO ELECTRÓNICO'])} · ${p.date(d.issueDate)} ${random.int(9, 18)}:${random.int(10, 59)} CET · Nº de registro REGAGE${d.issueDate.slice(2, 4)}e000${random.digits(8)}</div>`
    },
  },
  {
    /** Plant hire by contracts and days; the register text runs up the margin, branches stand below. */
    name: 'es-alquiler-maquinaria',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [3, 22],
      most: 24,
      lineDiscount: 0.35,
      allowance: 0.25,
      charge: 0.7,
      days: [30, 60],
      pools: partiesIn(
        'ES',
        ['Maquinaria', 'Alquileres', 'Obras', 'Excavaciones', 'Construcciones'],
        ['S.L.', 'S.A.', 'S.L.L.']
      ),
      items: machinery.map(([name, , least, most]): Item => [name, '', least, most]),
      numbers: (random, year) => `AL${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.5pt/1.35 "Open Sans";margin:0 0 0 7mm} .pg{min-height:263mm;display:flex;flex-direction:column} .reg{position:fixed;left:-1mm;top:60mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:6pt;color:#555} .top{display:flex;justify-content:space-between;align-items:flex-start} .top .n{background:#f5b400;font-size:15pt;font-weight:700;padding:3mm 5mm;max-width:86mm} .to{border-left:3pt solid #f5b400;padding-left:4mm;width:78mm;font-size:9.5pt;min-height:26mm} .facts{margin:5mm 0 4mm} .facts th{background:#333;color:#fff;font-weight:400;font-size:7.5pt;text-align:left;padding:2px 5px} .facts td{border:.5pt solid #333;padding:3px 5px} .list th{font-size:7.5pt;text-align:left;border-bottom:1.5pt solid #f5b400;padding:2px 0} .list td{padding:2.2px 0} .list .c td{font-weight:600;padding-top:5px;font-size:8pt} tr{break-inside:avoid} .end{margin-top:6mm;break-inside:avoid} .end th{background:#333;color:#fff;font-weight:400;font-size:7.5pt;padding:2px 5px;text-align:right} .end td{border:.5pt solid #333;padding:4px 5px;text-align:right} .end .t{background:#f5b400;font-weight:700;font-size:11pt} .pay{display:flex;gap:8mm;margin-top:3mm;font-size:8pt;break-inside:avoid} .dl{margin-top:auto;padding-top:2mm;border-top:.5pt solid #999;font-size:6.5pt;display:flex;gap:5mm;color:#444;break-inside:avoid} .dl div{flex:1}',
    draw: (p) => {
      const { doc: d, random } = p
      const isNew = groupsOf(random, d.lines.length, 5)
      const works = [
        'Urb. Los Almendros',
        'Nave Logística fase II',
        'Colector Norte',
        'Taller propio',
      ]
      const list = p.lines((l, at) => {
        const note = isNew[at]
          ? `<tr class=c><td colspan=8>Contrato ${random.int(21_000, 49_000)} · Obra: ${random.pick(works)} · S/ pedido ${random.digits(4)}</td></tr>`
          : ''
        const start = dayAfter(d.from, random.int(0, 6))
        const drawn = row([
          `${machineCodes.get(l.description)}${random.digits(3)}`,
          l.description,
          p.date(start),
          p.date(dayAfter(start, (l.quantity ?? 1) - 1)),
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount) : ''}`,
          `>${p.plain(l.amount)}`,
        ])
        return note + drawn
      })
      const [, month] = d.issueDate.split('-')
      const sums: [string, string][] = [
        ['Suma alquileres', p.plain(d.lineTotal)],
        ...(d.allowance ? ([['Dto. comercial', p.plain(-d.allowance)]] as [string, string][]) : []),
        ...(d.charge ? ([['Portes', p.plain(d.charge)]] as [string, string][]) : []),
        ['Base imponible', p.plain(d.subtotal)],
        ['% IVA', p.number(d.taxes[0].rate)],
        ['Cuota IVA', p.plain(d.tax)],
      ]
      return `<div class=reg>${d.seller.name} · Inscrita en el Registro Mercantil, tomo ${random.digits(4)}, folio ${random.int(20, 200)}, hoja ${random.digits(5)} · CIF ${d.seller.vatId}</div>
<div class=pg><div class=top><div><div class=n>${d.seller.name}</div>Alquiler de maquinaria y elevación<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} · ${d.seller.mail}</div><div class=to><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}${numberOf(d.buyer, 'CIF')}</div></div>
<table class=facts>${row(['Factura', 'Fecha', 'Cliente', 'Forma de pago', 'Delegación'], 'th')}${row([`<b>${d.number}</b>`, p.date(d.issueDate), d.customerNumber, random.pick(['Transferencia', 'Confirming', 'Pagaré a la orden']), d.seller.town.split(', ')[0]])}</table>
<div style="margin-bottom:3mm">Facturación de alquileres hasta ${spanish[Number(month) - 1]}</div>
<table class=list>${heading(['Máquina', 'Concepto', 'Desde', 'Hasta', '>Días', '>€/día', '>% Dto', '>Importe'])}${list.join('')}</table>
<table class=end><tr>${sums.map(([label]) => `<th>${label}</th>`).join('')}<th>TOTAL FACTURA €</th></tr><tr>${sums.map(([, text]) => `<td>${text}</td>`).join('')}<td class=t>${p.plain(d.total)}</td></tr></table>
<div class=pay><div><b>Vencimiento</b><br>${p.date(d.dueDate)} &nbsp; ${p.plain(d.total)} €</div><div><b>Nuestra cuenta</b><br><span style="white-space:nowrap">${grouped(d.seller.iban)}</span></div><div>Las averías por mal uso, los pinchazos y el combustible no están incluidos en el alquiler.</div></div>
<div class=dl><div><b>Central</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</div><div><b>Delegación Sur</b><br>P.I. La Negrilla, C/ Siderurgia 8<br>41016 Sevilla</div><div><b>Andamios y Encofrados Talasa, S.L.</b><br>Empresa del grupo<br>Ctra. de Valencia, km 9 · 50410 Cuarte</div><div><b>Formación Altura Segura, S.L.</b><br>Empresa del grupo<br>Centro homologado PEMP</div></div></div>`
    },
  },
  {
    /** Bookkeepers who also advance registry fees; invoice data and payment are in a panel on the right. */
    name: 'pt-gabinete-avenca',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23, 0],
      lines: [2, 9],
      isInOrder: true,
      isOnce: true,
      most: 6,
      lineDiscount: 0.15,
      prepaid: 0.15,
      days: [8, 15, 30],
      pools: partiesIn(
        'PT',
        ['Contabilidade', 'Gestão', 'Consultoria', 'Serviços', 'Assessoria'],
        ['Lda.', 'Unipessoal Lda.', 'S.A.']
      ),
      items: [
        ['Avença mensal de contabilidade', 'mês', 140, 320],
        ['Processamento de salários', 'un', 12, 19],
        ['Declaração periódica de IVA', 'un', 35, 60],
        ['Elaboração da IES e Modelo 22', 'un', 180, 290],
        ['Registo de contrato de trabalho', 'un', 20, 38],
        ['Apoio em inspeção tributária', 'h', 45, 70],
        ['Candidatura a apoio ao emprego', 'un', 150, 260],
        ['Certidão permanente (despesa por conta do cliente)', 'un', 25, 45, 1],
        ['Emolumentos do registo comercial', 'un', 100, 200, 1],
        ['Taxa de depósito de contas', 'un', 80, 90, 1],
      ],
      numbers: (random, year) => `FT ${random.pick(['', 'A'])}${year}/${random.int(12, 980)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:9pt/1.4 Carlito;margin:0} .pan{position:absolute;right:0;top:0;width:50mm;min-height:262mm;background:#f0ede6;padding:5mm;box-sizing:border-box;font-size:8.5pt} .pan h1{font-size:17pt;margin:0;font-weight:400;color:#6b4e2e} .pan dt{font-size:7pt;color:#7d7466;margin-top:2.5mm} .pan dd{margin:0} .pan .v{font-size:15pt;color:#6b4e2e} .pan hr{border:0;border-top:.6pt solid #b9ad98;margin:4mm 0} .mb{border:.6pt solid #6b4e2e;padding:2mm;background:#fff} .mb td{padding:0} .m{width:125mm} .own{font-size:8.5pt} .own b{font-size:14pt;color:#6b4e2e} .sl{font-size:6.5pt;margin-top:13mm;color:#555} .to{font-size:10pt;margin:1mm 0 12mm} .list th{font-size:7.5pt;text-align:left;border-bottom:.8pt solid #6b4e2e;padding:2px 0} .list td{padding:3px 0;vertical-align:top} .tx{margin-top:9mm} .tx th{font-size:7.5pt;font-weight:400;text-align:left;background:#f0ede6;padding:2px 3px} .tx td{padding:2px 3px;font-size:8pt} .sum{width:66mm;margin:5mm 0 0 auto} .sum td{padding:2px 0} .sum .t td{border-top:.8pt solid #6b4e2e;font-weight:bold;font-size:11pt} .ft{font-size:7pt;color:#555;margin-top:9mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const list = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)}%` : ''}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const letters = [...'bcdfghjkmnpqrtvwxyzBCDFGHJKLMNPQRST']
      const sign = Array.from({ length: 4 }, () => random.pick(letters)).join('')
      const series = Array.from({ length: 8 }, () => random.pick([...'BCDFGHJKMPRTVWX23456789']))
      const pairs = (entries: [string, string][]) =>
        entries.map(([label, text]) => `<dt>${label}</dt><dd>${text}</dd>`).join('')
      const taxes = p.taxes((t) =>
        row([
          `IVA ${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          t.rate ? '' : 'M01 – Artigo 16.º, n.º 6, do CIVA',
        ])
      )
      const paid = d.prepaid
        ? `${row(['Provisão recebida', `>${p.plain(-d.prepaid)}`])}<tr class=t><td>A pagar</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      const entity = random.pick(['21312', '11604', '20891'])
      const reference = `${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`
      const shown = d.prepaid ? p.money(d.amountDue) : p.money(d.total)
      return `<div class=pan><h1>Fatura</h1>Original<dl style="margin:0">${pairs([
        ['Documento n.º', `<b>${d.number}</b>`],
        ['Data de emissão', p.date(d.issueDate)],
        ['Data de vencimento', p.date(d.dueDate)],
        ['N.º de cliente', d.customerNumber],
        ['Contribuinte do cliente', isFirm(d.buyer.name) ? d.buyer.vatId : 'Consumidor final'],
        ['Condição de pagamento', 'Transferência ou Multibanco'],
      ])}</dl><hr><dt>Valor a pagar</dt><div class=v>${shown}</div><hr><div class=mb><b>Multibanco</b><table>${row(['Entidade', `>${entity}`])}${row(['Referência', `>${reference}`])}${row(['Montante', `>${shown}`])}</table></div><dl style="margin:0">${pairs([['IBAN', `${grouped(d.seller.iban).slice(0, 19)}<br>${grouped(d.seller.iban).slice(20)}`]])}</dl><hr>${qrCode(random)}<br>ATCUD:${series.join('')}-${random.int(10, 980)}</div>
<div class=m><div class=own><b>${d.seller.name}</b><br>Contabilidade, fiscalidade e recursos humanos<br>NIPC ${d.seller.vatId} · Tel. ${d.seller.telephone}</div>
<div class=sl>${d.seller.name} - ${d.seller.street} - ${d.seller.postCode} ${d.seller.town}</div><div class=to>Exmo.(s) Sr.(s)<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<table class=list>${heading(['Descrição', '>Qtd.', 'Un.', '>P. unit.', '>Desc.', '>IVA', '>Total'])}${list.join('')}</table>
<table class=tx>${heading(['Taxa', '>Incidência', '>Imposto', 'Motivo de isenção'])}${taxes.join('')}</table>
<table class=sum>${row(['Total ilíquido', `>${p.plain(d.subtotal)}`])}${row(['Total de IVA', `>${p.plain(d.tax)}`])}<tr class=t><td>Total do documento</td><td class=r>${p.money(d.total)}</td></tr>${paid}</table>
<div class=ft>${sign}-Processado por programa certificado n.º ${random.int(40, 2900)}/AT. Os serviços foram prestados na data da fatura.<br>Contabilista certificado n.º ${random.digits(5)} · Capital social 5.000 € · Matriculada na C.R.C. de ${d.seller.town} · ${d.seller.mail}</div></div>`
    },
  },
  {
    /** A supplier of restaurants: three rates, crates to return, and pages with a running head. */
    name: 'pl-gastro-dostawy',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 8, 5],
      lines: [12, 80],
      isOnce: true,
      most: 16,
      lineDiscount: 0.2,
      days: [7, 14, 21],
      pools: partiesIn(
        'PL',
        ['Gastro', 'Smak', 'Delikatesy', 'Catering', 'Hurt Spożywczy'],
        ['Sp. z o.o.', 'Sp. j.', 'Sp. k.', 'S.A.']
      ),
      items: [
        ['Płyn do naczyń gastro 5 l', 'szt', 24, 38],
        ['Ręcznik ZZ biały, karton 4000', 'kar', 52, 79],
        ['Cola 0,33 l puszka, zgrzewka 24', 'zgrz', 46, 68],
        ['Woda gazowana 0,3 l szkło, 12 szt.', 'skrz', 19, 31],
        ['Worki na odpady 120 l, 25 szt.', 'rol', 13, 22],
        ['Kawa ziarnista 1 kg', 'kg', 62, 98],
        ['Folia aluminiowa 45 cm x 150 m', 'szt', 38, 56],
        ['Keczup pikantny 5 kg', 'wiad', 34, 49, 1],
        ['Krewetki 16/20 mrożone 1 kg', 'kg', 58, 86],
        ['Sos sojowy jasny 1,8 l', 'szt', 22, 34, 1],
        ['Musztarda sarepska 3 kg', 'wiad', 19, 29, 1],
        ['Przyprawa do kurczaka 1 kg', 'op', 24, 36, 1],
        ['Filet z kurczaka świeży', 'kg', 21, 29, 2],
        ['Schab wieprzowy b/k', 'kg', 17, 25, 2],
        ['Mąka pszenna typ 00, 25 kg', 'wor', 58, 84, 2],
        ['Ser mozzarella wiórki 2 kg', 'op', 49, 72, 2],
        ['Śmietanka 36% 1 l', 'szt', 13, 19, 2],
        ['Masło extra 82% 500 g', 'szt', 17, 26, 2],
        ['Jaja kl. A rozm. L, 30 szt.', 'wyt', 22, 34, 2],
        ['Frytki 9 mm mrożone 2,5 kg', 'op', 18, 27, 2],
        ['Pomidory krojone puszka 2,5 kg', 'szt', 16, 24, 2],
        ['Ogórek kiszony 3 kg', 'wiad', 19, 28, 2],
        ['Makaron penne 5 kg', 'op', 27, 41, 2],
        ['Olej rzepakowy 10 l', 'kan', 62, 89, 2],
        ['Ryż jaśminowy 5 kg', 'wor', 33, 48, 2],
        ['Łosoś norweski filet', 'kg', 69, 98, 2],
        ['Pieczarka biała', 'kg', 8, 13, 2],
        ['Ziemniaki obrane, worek 10 kg', 'wor', 26, 39, 2],
        ['Sok pomarańczowy 100% 1 l', 'szt', 6, 10, 2],
        ['Bagietka do odpieku 280 g', 'szt', 2, 4, 2],
      ],
      numbers: (random, year) => `F-${random.int(1000, 48_000)}/${year.slice(2)}/H`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:8.5pt/1.35 "Roboto Condensed";margin:0} .pg{height:264mm;position:relative} .pg+.pg{break-before:page} .top{display:flex;justify-content:space-between;border-bottom:2.5pt solid #b3261e;padding-bottom:2mm} .top .n{font-size:15pt;font-weight:700;color:#b3261e} .doc{text-align:right;font-size:8.5pt} .doc b{font-size:13pt} .three{display:flex;gap:4mm;margin:4mm 0} .three>div{flex:1} .three u{text-decoration:none;font-size:7.5pt;color:#b3261e;display:block;border-bottom:.4pt solid #b3261e;margin-bottom:1mm} .nx{display:flex;justify-content:space-between;border-bottom:.6pt solid #333;padding-bottom:1mm;margin-bottom:2mm} .list th{background:#f2dedd;font-size:7.5pt;text-align:left;padding:2px 3px} .list td{padding:3.6px 3px;border-bottom:.3pt solid #ccc} .end{display:flex;justify-content:space-between;margin-top:4mm} .vat{width:92mm;align-self:flex-start} .vat th{font-size:7.5pt;font-weight:400;text-align:left;border-bottom:.5pt solid #333} .vat .s td{border-top:.5pt solid #333;font-weight:700} .due{width:76mm;background:#f2dedd;padding:3mm 4mm;box-sizing:border-box} .due b{font-size:14pt;display:block} .rt{margin-top:5mm;font-size:8pt} .rt table{width:110mm} .rt td,.rt th{border:.4pt solid #888;padding:1px 4px;font-weight:400;text-align:left} .ft{position:absolute;bottom:0;left:0;right:0;font-size:7pt;color:#555;border-top:.4pt solid #888;padding-top:1mm;display:flex;justify-content:space-between}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l, at) =>
        row([
          `>${at + 1}`,
          random.digits(5),
          l.description,
          `>${p.number(l.quantity, 3)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `-${p.number(l.discount)}%` : ''}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const pages = inPages(rows, 26, 16)
      const labels = [
        '>Lp.',
        'Indeks',
        'Nazwa',
        '>Ilość',
        'Jm',
        '>Cena netto',
        '>Rabat',
        '>VAT',
        '>Wartość netto',
      ]
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const crates = ['Skrzynka E2', 'Paleta EUR', 'Pojemnik termo'].map((name) => {
        const [given, taken] = [random.int(0, 9), random.int(0, 6)]
        return row([name, `>${given}`, `>${taken}`])
      })
      const driver = random.pick(['R. Kania', 'T. Mróz', 'S. Białek'])
      const first = `<div class=top><div><span class=n>${d.seller.name}</span><br>Zaopatrzenie gastronomii i hoteli<br>Biuro obsługi klienta ${d.seller.telephone}</div><div class=doc><b>Faktura ${d.number}</b><br>z dnia ${p.date(d.issueDate)}, ${d.seller.town}<br>Data dostawy: ${p.date(d.deliveryDate)}<br>Strona 1 z ${pages.length}</div></div>
<div class=three><div><u>Sprzedawca</u><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIP ${d.seller.vatId}<br>BDO 0000${random.digits(5)}</div><div><u>Nabywca</u><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}${numberOf(d.buyer, 'NIP')}</div><div><u>Odbiorca / miejsce dostawy</u>${random.pick(['Restauracja Pod Lipami', 'Bistro Młyn', 'Stołówka nr 2'])}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>Nr klienta ${d.customerNumber}<br>Trasa ${random.int(2, 28)}, kierowca ${driver}</div></div>`
      const end = `<div class=end><table class=vat>${heading(['Stawka VAT', '>Netto', '>VAT', '>Brutto'])}${taxes.join('')}<tr class=s><td>Razem</td><td class=r>${p.plain(d.subtotal)}</td><td class=r>${p.plain(d.tax)}</td><td class=r>${p.plain(d.total)}</td></tr></table><div class=due>Do zapłaty<b>${p.plain(d.amountDue)} PLN</b>Przelew, termin płatności ${p.date(d.dueDate)}<br>Konto: ${grouped(d.seller.iban)}<br>W tytule prosimy podać numer faktury.</div></div>
<div class=rt>Opakowania zwrotne<table>${heading(['Rodzaj', '>Wydano', '>Zwrócono'])}${crates.join('')}</table></div><div class=rt>Reklamacje ilościowe przyjmujemy przy dostawie, jakościowe w ciągu 24 godzin. Towar mrożony przechowywać w temp. –18°C.</div>`
      const foot = `<div class=ft><span>Kapitał zakładowy 150 000 zł · KRS 0000${random.digits(6)}</span><span>${d.seller.mail} · ${d.seller.site}</span></div>`
      return pages
        .map((own, at) => {
          const head = at
            ? `<div class=nx><span>Faktura ${d.number} z dnia ${p.date(d.issueDate)}</span><span>${d.buyer.name}</span><span>Strona ${at + 1} z ${pages.length}</span></div>`
            : first
          return `<div class=pg>${head}<table class=list>${heading(labels)}${own.join('')}</table>${at === pages.length - 1 ? end : ''}${foot}</div>`
        })
        .join('')
    },
  },
]
