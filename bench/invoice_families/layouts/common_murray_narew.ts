import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf, vatOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import type { Item } from '../make_document.ts'
import { paged } from '../pages.ts'
import { partiesIn, type Country, type Person } from '../people.ts'
import { polishWords } from '../polish_words.ts'
import {
  address,
  comma,
  dotted,
  grouped,
  heading,
  monthsIn,
  point,
  row,
  rowOf,
  slashed,
  townFirst,
  two,
  type Print,
} from '../print.ts'
import type { Random } from '../random.ts'

const parties = (country: Country, texts: string[], place?: [string, string]) => {
  const [first, last, trade, forms, streets] = texts.map(listOf)
  const own = { first, last, trade, forms, streets, towns: townsOf(texts[5]) }
  return partiesIn(country, place ? { ...own, country: place[0], tel: place[1] } : own)
}

const mazovian = (trades: string, forms: string) =>
  parties('PL', [
    'Bartłomiej|Halina|Radosław|Sylwia|Kamil|Justyna',
    'Chojnowski|Gutowska|Kossakowski|Rytel|Zalewski|Prusik|Olszewska|Żebrowski',
    trades,
    forms,
    'ul. Nadnarwiańska 14|ul. Piłsudskiego 31A|al. Legionów 152/6|Szosa Zambrowska 100|ul. Polowa 45 lok. 2|Nowe Piątnice 18',
    'Łomża=18-400|Ostrołęka=07-410|Pułtusk=06-100|Zambrów=18-300|Nasielsk=05-190|Różan=06-230',
  ])

/** A party with one of the names `name=site`. */
function named(random: Random, who: Person, names: string, box = 'biuro'): void {
  const [name, site] = random.pick(townsOf(names))
  Object.assign(who, { name, site: `www.${site}.example`, mail: `${box}@${site}.example` })
}

const phoneIn = (random: Random, area: string) =>
  `${area}${random.digits(2)} ${random.digits(2)} ${random.digits(2)}`
const nipOf = (who: Person) => who.vatId.slice(2)
const nipInGroups = (who: Person) => nipOf(who).replace(/^(...)(..)(..)(...)$/, '$1-$2-$3-$4')
const accountOf = (iban: string) => `${iban.slice(2, 4)} ${grouped(iban.slice(4))}`
const inWords = (cents: number) =>
  `${polishWords(Math.floor(cents / 100))} zł ${two(cents % 100)}/100`

/** One of the numbers `least-most/step`. */
function within(random: Random, range: string): number {
  const [span, step] = range.split('/')
  const [least, most] = span.split('-').map(Number)
  const count = Math.floor((most - least) / Number(step) + 1e-9)
  return Math.round((least + random.int(0, count) * Number(step)) * 100) / 100
}

/** Goods as `description|unit|prices|quantities`, whose documents have such prices and quantities. */
function goodsOf(text: string) {
  const all = text.split(';').map((one) => one.trim().split('|'))
  const items = all.map(([name, unit]): Item => [name, unit, 1, 2])
  const placeOf = (description: string) => all.findIndex(([name]) => name === description)
  /** Brings a document of one tax rate into line; an advance payment is a share of the total. */
  const settle = ({ doc, random }: Print, rate: number, share = 0) => {
    let base = 0
    for (const line of doc.lines) {
      const [, , prices, quantities] = all[placeOf(line.description)]
      const price = Math.round(within(random, prices) * 100)
      const quantity = within(random, quantities)
      const amount = Math.round(price * quantity)
      Object.assign(line, { price, quantity, amount })
      base += amount
    }
    const tax = Math.round((base * rate) / 100)
    const total = base + tax
    const prepaid = share ? Math.round((total * share) / 50_000) * 50_000 : 0
    Object.assign(doc.taxes[0], { base, amount: tax })
    Object.assign(doc, { lineTotal: base, subtotal: base, tax, total, prepaid })
    doc.amountDue = total - prepaid
  }
  return { items, settle, placeOf }
}

const interpreting =
  goodsOf(`Deposition, Ocampo v. Tri-Lakes Packing (Spanish)|hrs|72-88/4|2-6/0.25;
  Arraignment calendar, Dept. 4|hrs|72-88/4|2-4/0.5;
  Attorney-client meeting, county jail|hrs|72-88/4|2-3/0.25;
  Independent medical exam, claim 26-11873|hrs|72-88/4|2-4/0.25;
  Witness prep by video call|hrs|60-68/4|1-3/0.25;
  Recorded statement by phone|hrs|60-68/4|1-2/0.25;
  Mediation, Barrera matter|hrs|76-92/4|3-8/0.5;
  Workers' comp hearing|hrs|76-92/4|2-5/0.5;
  Late cancellation (under 24 hrs notice), 2 hr minimum|hrs|72-88/4|2-2/1;
  Sight translation of medical records|pages|14-18/1|3-22/1;
  Mileage at IRS rate|mi|0.67-0.7/0.03|38-264/1;
  Parking and tolls, receipts attached|ea|6-24/1.5|1-1/1`)

const drilling = goodsOf(`Mobilization of rotary rig and crew|LS|850-1400/50|1-1/1;
  Drilling 6 in. dia., overburden|ft|38-46/1|24-44/1;
  Drilling 6 in. dia., bedrock|ft|32-39/1|60-190/1;
  Steel casing 6-1/4 in. x 0.188 wall, welded|ft|34-42/1|46-70/2;
  Drive shoe, 6 in.|ea|185-240/5|1-1/1;
  Annular seal, bentonite grout|bag|28-36/1|8-22/1;
  Well development and 1 hr yield test|hr|260-320/10|2-4/1;
  Pitless adapter 1 in. brass, installed|ea|410-490/10|1-1/1;
  Submersible pump 3/4 hp 10 gpm|ea|1180-1490/10|1-1/1;
  Poly pipe 1 in. 160 psi and pump cable 12/3|ft|4.25-5.5/0.25|90-210/10;
  Pressure tank 36 gal with switch and gauge|ea|890-1090/10|1-1/1;
  Shock chlorination and bacteria sample|ea|145-190/5|1-1/1;
  Vermin-proof well cap, vented|ea|95-130/5|1-1/1`)

const tiles =
  goodsOf(`Terra Grigio porcelain 600x600 R10, batch 7K|m2|31.8-44.2/0.2|1.44-23.04/1.44;
  Kyneton bluestone look external 600x300 R11|m2|38.5-52.5/0.5|1.08-19.44/1.08;
  Gloss white subway 200x100|m2|24.6-29.8/0.2|1-14/1;
  Hexagon mosaic matt black 295x255 sheet|sht|14.5-19.5/0.25|4-38/1;
  Terrazzo Lido ivory 450x450|m2|46-61/0.5|1.22-17.08/1.22;
  Bullnose pool coping travertine 610x406|ea|36-44/0.5|3-26/1;
  Aluminium trim square 10 mm x 2.5 m, matt silver|len|13.8-18.6/0.2|2-15/1;
  Rubber modified adhesive 20 kg, off white|bag|29.5-38/0.5|2-18/1;
  Waterproofing membrane class III 15 L|pail|148-176/2|1-4/1;
  Levelling clips 2 mm (100 pk)|pk|14.2-17.6/0.2|1-8/1`)

const flying = goodsOf(`Spraying gorse and broom, 100 L/ha, AS350|ha|72-88/1|8-64/0.5;
  Spraying pasture desiccation, 80 L/ha, AS350|ha|48-58/1|14-92/0.5;
  Spraying winter feed brassica, insecticide|ha|44-52/1|9-38/0.5;
  Spreading urea, customer's product|t|185-225/5|4-26/0.5;
  Fencing materials lifted to site|hr|2150-2350/50|0.4-1.9/0.1;
  Ferry time from base|hr|1850-1950/50|0.2-0.7/0.1;
  Glyphosate 540 g/L|L|9.4-12.8/0.2|30-280/5;
  Metsulfuron-methyl 600 g/kg|kg|62-78/2|2-14/0.5;
  Triclopyr 600 g/L|L|34-41/0.5|20-140/5;
  Organosilicone penetrant|L|23-28/0.5|4-30/1;
  Lambda-cyhalothrin 250 g/L|L|58-66/1|1-6/0.5;
  Loader truck and mixer driver|hr|115-135/5|2-9/0.5;
  Drift plan and neighbour notification|ea|95-145/10|1-1/1`)
const flyingParts = ['Helicopter work', 'Product supplied', 'Ground support']
const flyingPartOf = (place: number) => (place < 6 ? 0 : place < 11 ? 1 : 2)

const coding =
  goodsOf(`Usługi programistyczne zgodnie z umową o współpracy B2B|godz.|115-185/5|112-184/1;
  Dyżur on-call poza godzinami pracy|doba|150-300/50|2-9/1;
  Warsztaty projektowe w siedzibie Zleceniodawcy|dzień|900-1400/100|1-2/1`)

/** The 20th of the month after a day. */
function twentiethAfter(day: string): string {
  const [year, month] = day.split('-').map(Number)
  return month === 12 ? `${year + 1}-01-20` : `${year}-${two(month + 1)}-20`
}

const laboratories = townsOf(
  `Powiatowa Stacja Sanitarno-Epidemiologiczna w Narwicy=Narwica=18-422|Powiatowa Stacja Sanitarno-Epidemiologiczna w Ruszkowie=Ruszków=07-428|Powiatowa Stacja Sanitarno-Epidemiologiczna w Lipowcu Kurpiowskim=Lipowiec Kurpiowski=06-417`
)

/** Public bodies that buy for one of their institutions. */
const publicBuyers = townsOf(
  `Powiat Narwicki=Dom Pomocy Społecznej „Nad Narwią”=Narwica=18-422|Gmina Ruszków=Żłobek Gminny „Biedronka”=Ruszków=07-428|Powiat Lipowiecki=Specjalny Ośrodek Szkolno-Wychowawczy=Lipowiec Kurpiowski=06-417|Miasto Narwica=Dzienny Dom Senior+=Narwica=18-422|Gmina i Miasto Brzeźno=Szkoła Podstawowa nr 2=Brzeźno=18-437`
)

/** Invoices of ordinary months between the Murray and the Narew. */
export const murrayNarew: Family[] = [
  {
    name: 'en-us-court-interpreter-month',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [0],
      lines: [9, 18],
      isInOrder: true,
      isOnce: true,
      isSellerPerson: true,
      days: [30],
      pools: parties('US', [
        'Marisol|Graciela|Octavio|Renata|Everett|Lorna',
        'Quintero|Villalobos|Ashworth|Benavides|Stroud|Palacios|Haywood',
        'Injury Law|Legal Group|Trial Attorneys|Defenders|Claims Services',
        'PLLC|LLP|P.C.|LLC',
        '1432 Larkspur Ct|608 E Yakima Ave Ste 300|PO Box 2217|77 Courthouse Sq|3901 Summitview Ave, Apt 14',
        'Yakima, WA=98901|Ellensburg, WA=98926|Pasco, WA=99301|Hermiston, OR=97838',
      ]),
      items: interpreting.items,
      numbers: (random, year) => `${year}-${two(random.int(4, 58))}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${monthsIn('US')[Number(m) - 1]} ${Number(d)}, ${y}`,
    },
    css: 'body{font:10.5pt "P052";color:#1c1c1c} .n{font-size:24pt;line-height:1;margin-bottom:1.5mm} .s{font-style:italic;color:#555} .c{color:#555;font-size:9.5pt;line-height:1.4;margin-top:2mm} hr{border:0;border-top:.8pt solid #8a6d3b;margin:6mm 0} .two{display:flex;justify-content:space-between;line-height:1.4} .k td{padding:1px 0} .k{width:78mm} .k td:last-child{text-align:right} h2{font:italic 16pt "P052";margin:0 0 2mm;color:#8a6d3b} .t{margin-top:8mm} .t th{font-weight:400;font-style:italic;text-align:left;border-bottom:.8pt solid #8a6d3b;padding:3px 2px;color:#555} .t td{padding:4px 2px;border-bottom:.3pt solid #d9cfbd;vertical-align:top} .t tr{break-inside:avoid} .t td:first-child{white-space:nowrap} .e{width:70mm;margin:4mm 0 0 auto} .e td{padding:3px 2px} .e .b td{font-size:14pt;border-top:.8pt solid #8a6d3b} .p{margin-top:8mm;line-height:1.45;font-size:9.5pt;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      interpreting.settle(p, 0)
      d.seller.telephone = `(509) 555-01${random.digits(2)}`
      const days = daysOf(p, d.from, d.until)
      const rows = p.lines((l, at) =>
        row([
          interpreting.placeOf(l.description) < 10 ? days[at] : '',
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      return `<div class=n>${d.seller.name}</div><div class=s>Court Certified Interpreter · Spanish–English · Certificate no. ${random.digits(5)}</div><div class=c>${d.seller.street}, ${townFirst(d.seller)}<br>${d.seller.telephone} · ${d.seller.mail}</div><hr>
<div class=two><div><h2>Bill to</h2>${d.buyer.name}<br>Attn: Accounts Payable<br>${d.buyer.street}<br>${townFirst(d.buyer)}</div><div><h2 style="text-align:right">Invoice</h2><table class=k>${row(['Invoice no.', d.number])}${row(['Date', p.date(d.issueDate)])}${row(['Services', `${p.date(d.from)} –<br>${p.date(d.until)}`])}${row(['Terms', 'Net 30'])}${row(['Due', p.date(d.dueDate)])}</table></div></div>
<table class=t>${heading(['Date', 'Assignment', '>Time / qty', '>Rate', '>Amount'])}${rows.join('')}</table>
<table class=e>${row(['Total', `>${p.money(d.total)}`])}${rowOf('b', ['Balance due', `>${p.money(d.amountDue)}`])}</table>
<div class=p>Please make checks payable to ${d.seller.name}. Zelle: ${d.seller.telephone}. W-9 on file; services are reportable on Form 1099-NEC.<br>On-site assignments are billed with a two-hour minimum, then in quarter hours. Balances unpaid after 30 days accrue 1.5% per month.<br><i>Thank you / Gracias.</i></div>`
    },
  },
  {
    name: 'en-ca-well-driller-deposit',
    plan: {
      country: 'US',
      currency: 'CAD',
      rates: [13],
      lines: [34, 50],
      isInOrder: true,
      isOnce: true,
      isBuyerPerson: true,
      days: [15, 21, 28],
      pools: parties(
        'US',
        [
          'Doug|Heather|Marc-André|Sukhdeep|Lorraine|Wayne',
          'Trudel|MacInnis|Van Dyk|Gill|Pettigrew|Hollingshead|Cormier',
          'Custom Homes|Cottage Builders|Contracting|Farms',
          'Ltd.|Inc.|Limited',
          '2284 Concession Rd 7|R.R. 3, 119 Mill Pond Lane|47 Bobcaygeon Rd|815 County Road 36|9 Shoreline Dr',
          'Lindsay ON=K9V 4R1|Havelock ON=K0L 1Z0|Minden ON=K0M 2K0|Tweed ON=K0K 3J0|Perth ON=K7H 3C8',
        ],
        ['Canada', '+1 ']
      ),
      /** Drilling and casing are on every invoice. */
      items: [1, 2, 3].flatMap(() => drilling.items.slice(0, 4)).concat(drilling.items),
      numbers: (random) => `W${random.int(3120, 8890)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${monthsIn('US')[Number(m) - 1].slice(0, 3)} ${Number(d)}, ${y}`,
    },
    css: 'body{font:9.5pt "Liberation Sans";margin:0 .4mm} .h{display:flex;gap:5mm;align-items:center;border-bottom:3pt solid #123f6d;padding-bottom:3mm} .h b{font:bold 19pt "Liberation Sans Narrow";color:#123f6d;display:block;line-height:1.05} .h small{font-size:8pt;line-height:1.4;display:block} .h h1{margin:0 0 0 auto;font:bold 26pt "Liberation Sans Narrow";color:#9ab3c9;letter-spacing:2px} .g{display:grid;grid-template-columns:1fr 1fr 62mm;gap:4mm;margin:5mm 0} .g>div{border:.7pt solid #123f6d} .g h4{margin:0;background:#123f6d;color:#fff;font-size:8pt;padding:1mm 2mm} .g p{margin:0;padding:2mm;line-height:1.4} .q td{padding:2px 2mm;border-bottom:.4pt solid #b9c8d6;font-size:8.8pt} .q td:last-child{text-align:right;font-weight:bold} .w{border:.7pt solid #123f6d;margin-bottom:5mm} .w td,.w th{font-size:8pt;text-align:center;padding:2px;border-left:.4pt solid #b9c8d6} .w th{font-weight:normal;background:#e9eff5} .l th{background:#123f6d;color:#fff;font-size:8.5pt;padding:3px 5px;text-align:left} .l td{padding:3.2px 5px;border:.4pt solid #b9c8d6} .z{display:flex;justify-content:space-between;gap:9mm;margin-top:4mm;break-inside:avoid} .z .a{font-size:8.2pt;line-height:1.45;flex:1} .z table{width:80mm;align-self:flex-start} .z td{padding:3px 5px;border:.4pt solid #b9c8d6} .z .d td{background:#123f6d;color:#fff;font-weight:bold;font-size:12pt} .f{font-size:7.6pt;margin-top:6mm;line-height:1.4;border-top:.5pt solid #123f6d;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        random,
        d.seller,
        'H. Vandermeer & Sons Well Drilling Ltd.=vandermeerwells|STONELEIGH DRILLING=stoneleighdrilling|Crowe River Wells & Pumps Inc.=croweriverwells|Aquifer North Water Systems=aquifernorth|Kimball Bros. Drilling (1974) Limited=kimballbros',
        'office'
      )
      d.seller.telephone = `705-555-01${random.digits(2)}`
      drilling.settle(p, 13, random.pick([0.3, 0.4, 0.5, 0.5]))
      const depth = d.lines
        .filter(({ description }) => description.startsWith('Drilling'))
        .reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
      const level = random.int(11, 42)
      const rows = p.lines((l) =>
        row([
          `>${p.number(l.quantity)}`,
          l.unit,
          l.description,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const deposit = d.prepaid
        ? row([
            `Deposit received ${p.date(d.orderDate)}, cheque ${random.digits(3)}`,
            `>-${p.plain(d.prepaid)}`,
          ])
        : ''
      return `<div class=h><svg width=44 height=52 viewBox="0 0 44 52"><path d="M22 2C14 15 8 22 8 31a14 14 0 0 0 28 0C36 22 30 15 22 2z" fill="#123f6d"/><path d="M19 20h6v28h-6z" fill="#fff"/></svg><div><b>${d.seller.name}</b><small>Water wells · Pumps · Pressure systems · Well decommissioning<br>${d.seller.street}, ${townFirst(d.seller)} · ${d.seller.telephone}<br>Well contractor licence ${random.digits(4)}</small></div><h1>INVOICE</h1></div>
<div class=g><div><h4>SOLD TO</h4><p>${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}</p></div><div><h4>WELL LOCATION</h4><p>Lot ${random.int(3, 31)}, Con. ${random.int(2, 14)}<br>${random.pick(['Twp. of Galway', 'Belmont Twp.', 'Former Snowdon Twp.'])}<br>Rig ${random.pick(['2', '3', 'T-4'])} / driller ${random.pick(['RV', 'JK', 'TM'])}</p></div><div><table class=q>${row(['Invoice #', d.number])}${row(['Invoice date', p.date(d.issueDate)])}${row(['Completed', p.date(d.deliveryDate)])}${row(['Quote #', d.orderNumber])}${row(['Payment due', p.date(d.dueDate)])}</table></div></div>
<table class=w>${heading(['Well tag', 'Total depth', 'Static level', 'Recommended rate', 'Pump set at', 'Kind of water'])}${row([`A${random.digits(6)}`, `${depth} ft`, `${level} ft`, `${random.int(4, 12)} gpm`, `${depth - random.int(12, 28)} ft`, 'Fresh, clear'])}</table>
<table class=l>${heading(['>Qty', 'Unit', 'Description', '>Unit price', '>Amount'])}${rows.join('')}</table>
<div class=z><div class=a>Well record filed with the Ministry within 14 days of completion. The quantity and quality of water cannot be guaranteed.<br><br>E-transfer: ${d.seller.mail}<br>Cheques payable to ${d.seller.name}<br>Visa and Mastercard to $2,500</div><table>${row(['Subtotal', `>${p.plain(d.subtotal)}`])}${row(['HST 13%', `>${p.plain(d.tax)}`])}${row(['<b>Total CAD</b>', `><b>${p.plain(d.total)}</b>`])}${deposit}${rowOf('d', ['BALANCE DUE', `>${p.money(d.amountDue)}`])}</table></div>
<div class=f>GST/HST registration ${random.digits(9)} RT0001. This is a proper invoice under the Construction Act, payable within 28 days of receipt at the latest. Overdue accounts: 2% per month (26.82% per annum). Equipment stays the property of the contractor until paid in full.</div>`
    },
  },
  {
    name: 'en-au-tile-showroom-returns',
    plan: {
      country: 'GB',
      currency: 'AUD',
      kind: 'creditNote',
      rates: [10],
      lines: [2, 6],
      isOnce: true,
      pools: parties(
        'GB',
        [
          'Shane|Kylie|Dimitri|Narelle|Brodie|Anh',
          'Papadakis|Nolan|Tran|Whelan|Rizzo|McArdle|Sergeant',
          'Bathrooms|Tiling|Homes|Pools & Landscapes',
          'Pty Ltd',
          '18-22 Dunlop Court|Unit 4, 61 Borella Rd|305 Sturt Highway|PO Box 914|7 Nowland Street',
          'Mildura VIC=3500|Albury NSW=2640|Echuca VIC=3564|Renmark SA=5341|Swan Hill VIC=3585',
        ],
        ['Australia', '+61 ']
      ),
      items: tiles.items,
      numbers: (random) => `CR0${random.digits(5)}`,
    },
    style: { ...point, money: (plain) => `$${plain}`, date: slashed },
    css: 'body{font:9pt "Roboto";margin:0 .4mm;color:#222} .a{display:flex;justify-content:space-between;align-items:flex-start} .lg{font:700 20pt "Roboto Condensed";text-transform:none;max-width:98mm;line-height:1.1} .sm{font-size:8pt;line-height:1.45;color:#444} .dt{text-align:right} .dt h1{font:700 22pt "Roboto Condensed";margin:0;color:#b3402a} .bx{display:flex;gap:5mm;margin:8mm 0 5mm} .bx>div{flex:1;border:.6pt solid #888;border-radius:2mm;padding:2.5mm 3mm;line-height:1.45;min-height:24mm} .bx span{display:block;font-size:7.5pt;color:#777} .r1 th{border:.6pt solid #888;background:#efe6e2;font-size:7.8pt;font-weight:500;padding:3px} .r1 td{border:.6pt solid #888;text-align:center;padding:4px} .t{margin-top:5mm} .t th{border:.6pt solid #888;background:#efe6e2;font-size:7.8pt;font-weight:500;padding:4px 5px;text-align:left} .t td{border-left:.6pt solid #888;border-right:.6pt solid #888;padding:5px} .t .x td{height:88mm;border-bottom:.6pt solid #888} .b{display:flex;gap:6mm} .b .c{flex:1;border:.6pt solid #888;border-top:0;padding:3mm;line-height:1.5;font-size:8.3pt} .b table{width:72mm;align-self:flex-start} .b table td{border:.6pt solid #888;border-top:0;padding:4px 5px} .b .g td{font-weight:700;font-size:11pt;background:#efe6e2} .n{margin-top:6mm;font-size:7.8pt;color:#444;line-height:1.45}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        random,
        d.seller,
        'Tolmer Tile & Stone Pty Ltd=tolmertile|RIVERBEND TILES=riverbendtiles|The Grout House Albury=grouthouse|Vella Ceramic Imports Pty. Ltd.=vellaceramics|Northside Floor & Wall=northsidefw',
        'sales'
      )
      d.seller.telephone = `(03) 5550 ${random.digits(4)}`
      named(
        random,
        d.buyer,
        'Lockrose Homes Pty Ltd=lockrose|D & K Papadakis Tiling=dkptiling|Murray Edge Bathrooms=murrayedge|The Trustee for Nolan Family Trust=nolan|B. Rizzo Pool Builders Pty Ltd=rizzo'
      )
      tiles.settle(p, 10)
      const abn = () =>
        `${random.int(11, 96)} ${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`
      const rows = p.lines((l) =>
        row([
          `>${p.number(l.quantity)}`,
          l.unit,
          `TL${random.digits(4)}`,
          l.description,
          `>${p.money(l.price)}`,
          'GST',
          `>${p.money(l.amount)}`,
        ])
      )
      const reason = random.pick([
        'Surplus to job, returned unopened',
        'Ordered in error, collected by our driver',
        'Job cancelled, goods back in saleable condition',
      ])
      return `<div class=a><div><div class=lg>${d.seller.name}</div><div class=sm>${d.seller.street}, ${townFirst(d.seller)}<br>Phone ${d.seller.telephone} &nbsp; ${d.seller.site}<br>ABN ${abn()}</div></div><div class=dt><h1>Credit Note</h1><div class=sm>Adjustment note for GST purposes<br>Page 1 of 1</div></div></div>
<div class=bx><div><span>Credit to:</span><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${townFirst(d.buyer)}</div><div><span>Goods returned to:</span>Trade counter, ${d.seller.street}<br>${townFirst(d.seller)}<br>Received ${p.date(d.deliveryDate)}</div></div>
<table class=r1>${heading(['Credit No.', 'Date', 'Account', 'Your order', 'Original tax invoice', 'Salesperson'])}${row([`<b>${d.number}</b>`, p.date(d.issueDate), d.customerNumber, d.orderNumber, `INV0${random.digits(5)}`, random.pick(['Shelley', 'Jarrod', 'Minh'])])}</table>
<table class=t>${heading(['>Qty', 'Unit', 'Item No.', 'Description', '>Unit price ex', 'Code', '>Amount ex'])}${rows.join('')}<tr class=x>${'<td></td>'.repeat(7)}</tr></table>
<div class=b><div class=c><b>Reason for credit:</b> ${reason}<br>This amount has been credited to your trade account. Please deduct it from your next payment; no refund is made in cash.</div><table>${row(['Sale amount', `>${p.money(d.subtotal)}`])}${row(['GST 10%', `>${p.money(d.tax)}`])}${rowOf('g', ['Total credit (AUD)', `>${p.money(d.total)}`])}</table></div>
<div class=n>Returns are accepted within 30 days in full, unopened boxes of a current batch. Cut tiles, clearance lines, adhesives and grouts past 7 days are not returnable. Terms of trade at ${d.seller.site}. Your ABN as recorded: ${abn()}.</div>`
    },
  },
  {
    name: 'en-nz-helicopter-spraying-jobs',
    plan: {
      country: 'GB',
      currency: 'NZD',
      rates: [15],
      lines: [8, 16],
      isInOrder: true,
      isOnce: true,
      days: [20],
      pools: parties(
        'GB',
        [
          'Hamish|Moana|Grant|Philippa|Tane|Rewi',
          'Halkett|Ruru|Sinclair|Parata|Ensor|McLeod|Tipene',
          'Station|Farming|Forests',
          'Limited',
          '611 Gorge Road, RD 2|Airfield Road, RD 14|PO Box 38|1840 Tuapeka West Rd, RD 1|27 Ferry St',
          'Rakaia=7784|Balclutha=9271|Waimate=7977|Fairlie=7949|Gore=9776',
        ],
        ['New Zealand', '+64 ']
      ),
      items: flying.items,
      numbers: (random) => `INV-${random.int(1180, 7960)}`,
    },
    style: {
      ...point,
      date: (y, m, d) => `${Number(d)} ${monthsIn('GB')[Number(m) - 1].slice(0, 3)} ${y}`,
    },
    css: 'body{font:9pt "Lato";color:#26313a;margin:0 .4mm} .h{display:flex;justify-content:space-between} h1{font:300 25pt "Lato";margin:0 0 7mm} .m{display:grid;grid-template-columns:78mm 1fr 1fr;gap:4mm;line-height:1.45} .m b{display:block} .m .v{margin-bottom:2mm} .lo{text-align:right;color:#256b45;font:900 13pt "Lato";max-width:62mm;line-height:1.15} .l{margin-top:9mm} .l th{text-align:left;border-bottom:1.2pt solid #26313a;padding:4px 2px;font-size:8.5pt} .l td{padding:4.4px 2px;border-bottom:.4pt solid #c8d0d6} .l .s td{font-weight:700;color:#256b45;padding-top:9px;border-bottom:.8pt solid #256b45} .e{width:84mm;margin:3mm 0 0 auto} .e td{padding:3.6px 2px} .e .t td{border-top:1pt solid #26313a;font-weight:700} .e .u td{border-top:1pt solid #26313a;border-bottom:2pt solid #26313a;font-weight:700;font-size:12pt} .no{margin-top:6mm;font-size:8.3pt;line-height:1.5;break-inside:avoid} .cut{border-top:1pt dashed #26313a;margin-top:9mm;padding-top:4mm;display:flex;justify-content:space-between;break-inside:avoid} .cut h2{font:300 15pt "Lato";margin:0 0 3mm} .cut table{width:84mm;align-self:flex-start} .cut td{padding:3px 0;border-bottom:.4pt solid #c8d0d6}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        random,
        d.seller,
        'Gorge Road Helicopters Limited=gorgeroadheli|SOUTHWARD AIR=southwardair|Tipene & Marsh Aviation Ltd=tipenemarsh|Clutha High Country Helicopters (2011) Limited=cluthaheli|Pisa Aerial Spraying=pisaaerial',
        'accounts'
      )
      d.seller.telephone = `03 555 ${random.digits(4)}`
      named(
        random,
        d.buyer,
        'Otarama Station Limited=otarama|R J & M T Halkett=halkett|Glenkerry Farming Partnership=glenkerry|Taieri Ridge Forests Ltd=taieri|The Ensor Family Trust=ensor'
      )
      flying.settle(p, 15)
      d.dueDate = twentiethAfter(d.issueDate)
      const lines = p.lines((l) => ({
        part: flyingPartOf(flying.placeOf(l.description)),
        amount: l.amount,
        html: row([
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ]),
      }))
      const parts = flyingParts.map((name, part) => {
        const own = lines.filter((line) => line.part === part)
        const title = rowOf('s', [name, '', '', '', ''])
        return own.length ? title + own.map(({ html }) => html).join('') : ''
      })
      const bank = `${random.pick(['03', '12', '06'])}-${random.digits(4)}-0${random.digits(6)}-00`
      const gst = `${random.int(48, 131)}-${random.digits(3)}-${random.digits(3)}`
      const block = random.pick(['Back Terraces', 'Long Spur', 'Dip Paddock and Hut Face'])
      return `<div class=h><h1>TAX INVOICE</h1><div class=lo>${d.seller.name}</div></div>
<div class=m><div>${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}<br>NEW ZEALAND</div><div><div class=v><b>Invoice Date</b>${p.date(d.issueDate)}</div><div class=v><b>Invoice Number</b>${d.number}</div><div class=v><b>Reference</b>${block}</div><div class=v><b>GST Number</b>${gst}</div></div><div>${d.seller.name}<br>${d.seller.street}<br>${townFirst(d.seller)}<br>${d.seller.telephone}</div></div>
<table class=l>${heading(['Description', '>Quantity', '', '>Unit Price', '>Amount NZD'])}${parts.join('')}</table>
<table class=e>${row(['Subtotal', `>${p.plain(d.subtotal)}`])}${row(['Total GST 15%', `>${p.plain(d.tax)}`])}${rowOf('t', ['Invoice Total NZD', `>${p.plain(d.total)}`])}${rowOf('u', ['Amount Due NZD', `>${p.plain(d.amountDue)}`])}</table>
<div class=no><b>Due Date: ${p.date(d.dueDate)}</b><br>Job sheet ${random.digits(4)}, pilot ${random.pick(['A. Ruru', 'C. Sinclair', 'K. McLeod'])}, last flown ${p.date(d.deliveryDate)}. Wind at start ${random.int(2, 9)} km/h ${random.pick(['NW', 'SE', 'E'])}. GPS flight records and agrichemical diary are sent with this invoice; keep stock off treated blocks for the withholding period on the label.<br>Payment by the 20th of the month following. Bank account ${bank}. Interest of 2% per month may be charged on overdue accounts.</div>
<div class=cut><div><h2>PAYMENT ADVICE</h2>To: ${d.seller.name}<br>${d.seller.street}<br>${townFirst(d.seller)}</div><table>${row(['Customer', `>${d.buyer.name}`])}${row(['Invoice Number', `>${d.number}`])}${row(['Amount Due', `>${p.plain(d.amountDue)}`])}${row(['Due Date', `>${p.date(d.dueDate)}`])}${row(['Amount Enclosed', '>&nbsp;'])}</table></div>`
    },
  },
  {
    name: 'pl-apteka-powiat-odbiorca',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [8, 23, 5],
      lines: [6, 19],
      isOnce: true,
      isGross: true,
      most: 12,
      days: [14, 21, 30],
      pools: mazovian('Apteka|Leki', 'Sp. z o.o.|S.C.'),
      items: itemsOf(`PARACETAMOL 500 mg tabl. 50 szt.|op|6|11;
        IBUPROFEN 200 mg tabl. powl. 60 szt.|op|14|21; WODA UTLENIONA 3% płyn 100 g|szt|3|5;
        OCTENIDYNA aerozol na skórę 250 ml|szt|38|49; MAŚĆ Z WIT. A 25 g|szt|4|7;
        NIFUROKSAZYD 200 mg kaps. 12 szt.|op|15|22; LAKTULOZA syrop 150 ml|szt|11|17;
        GAZA OPATR. JAŁOWA 1 m2|szt|4|6; BANDAŻ ELAST. 10 cm x 5 m|szt|4|8;
        PLASTRY Z OPATRUNKIEM 8 cm x 1 m|op|5|9; KOMPRESY GAZOWE 9x9 100 szt.|op|17|26;
        STRZYKAWKI 5 ml 100 szt.|op|21|29; RĘKAWICE NITRYL. M 100 szt.|op|18|27;
        PASKI DO GLUKOMETRU 50 szt.|op|39|52; PIELUCHOMAJTKI rozm. L 30 szt.|op|69|92;
        PODKŁADY HIGIEN. 60x90 30 szt.|op|34|46; KREM OCHRONNY Z CYNKIEM 500 ml|szt|32|44|1;
        PIANKA MYJĄCA DO CIAŁA 500 ml|szt|21|29|1; PŁYN DO DEZYNF. RĄK 500 ml|szt|18|26|1;
        MAGNEZ + B6 supl. 60 tabl.|op|13|22|1; TERMOMETR ELEKTRONICZNY|szt|16|29;
        DIETA WYSOKOBIAŁK. wanil. 4x125 ml|op|24|31|2; ZAGĘSZCZACZ DO NAPOJÓW 175 g|szt|37|46|2`),
      numbers: (random, year) => `${random.int(11, 780)}/A1/${year}`,
    },
    style: { ...comma, thousands: ' ', date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:8.4pt "Noto Mono";margin:0 .4mm;line-height:1.35} .h{display:flex;justify-content:space-between} .st{width:80mm;height:24mm;border:.6pt dotted #555;font-size:7pt;display:flex;align-items:flex-end;justify-content:center} h1{font:bold 13pt "DejaVu Sans Mono";margin:5mm 0 3mm;text-align:center} .p{border-top:.8pt solid #000;border-bottom:.8pt solid #000;padding:2.5mm 0;display:flex;gap:4mm} .p>div{flex:1} .p u{display:block;margin-bottom:1mm} .i{margin:3mm 0} .l th{border:.6pt solid #000;font-weight:normal;font-size:7.4pt;padding:2px 3px} .l td{border-left:.6pt solid #000;border-right:.6pt solid #000;padding:2px 3px} .l{border-bottom:.6pt solid #000} .v{width:112mm;margin:4mm 0 3mm auto;break-inside:avoid} .v th{font-weight:normal;border:.6pt solid #000;padding:2px 4px;font-size:7.4pt} .v td{border:.6pt solid #000;padding:2px 4px;text-align:right} .v td:first-child{text-align:center} .s{break-inside:avoid} .s b{font:bold 11pt "DejaVu Sans Mono"} .u{display:flex;justify-content:space-between;margin-top:17mm;font-size:7pt;text-align:center} .u div{width:62mm;border-top:.5pt dotted #000;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        random,
        d.seller,
        'Apteka „Pod Dębem” Sp. z o.o.=apteka-pod-debem|APTEKA DZIEWANNA Rytel i Wspólnicy S.J.=dziewanna|„Farm-Ryt” Gutowska, Prusik S.C.=farm-ryt|Apteka Stary Rynek Spółka z o.o.=starorynkowa'
      )
      const [name, home, town, postCode] = random.pick(publicBuyers)
      Object.assign(d.buyer, { name, town, postCode })
      d.seller.telephone = phoneIn(random, '86 2')
      const rows = p.lines((l, at) =>
        row([
          `>${at + 1}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) => {
        const base = baseOf(p, t)
        const tax = taxOf(p, t)
        return row([`${p.number(t.rate)}%`, p.plain(base), p.plain(tax), p.plain(base + tax)])
      })
      return `<div class=h><div class=st>(pieczęć apteki)</div><div style="text-align:right">${d.seller.town}, dnia ${p.date(d.issueDate)}<br>ORYGINAŁ<br>Data dokonania dostawy: ${p.date(d.deliveryDate)}</div></div>
<h1>FAKTURA nr ${d.number}</h1>
<div class=p><div><u>Sprzedawca:</u>${d.seller.name}<br>${address(d.seller)}<br>NIP: ${nipInGroups(d.seller)}<br>tel. ${d.seller.telephone}</div><div><u>Nabywca:</u>${d.buyer.name}<br>${address(d.buyer)}<br>NIP: ${nipInGroups(d.buyer)}<br><br><u>Odbiorca:</u>${home}<br>${d.buyer.town}</div></div>
<div class=i>Zezwolenie WIF nr ${random.digits(3)}/${random.digits(2)} &nbsp; Zamówienie: ${d.orderNumber} &nbsp; Sporządził: mgr farm. ${random.pick(['A. Cwalina', 'M. Dąbek', 'E. Sówka'])}</div>
<table class=l>${heading(['>Lp', 'Nazwa, postać, dawka, opakowanie', '>Ilość', 'Jm', '>Cena brutto', '>VAT', '>Wart. brutto'])}${rows.join('')}</table>
<table class=v>${heading(['Stawka VAT', 'Wart. netto', 'Kwota VAT', 'Wart. brutto'])}${taxes.join('')}${row(['RAZEM', p.plain(d.subtotal), p.plain(d.tax), p.plain(d.total)])}</table>
<div class=s><b>DO ZAPŁATY: ${p.plain(d.amountDue)} PLN</b><br>Słownie: ${inWords(d.amountDue)}<br>Sposób zapłaty: PRZELEW &nbsp; Termin: ${p.date(d.dueDate)}<br>Nr konta: ${accountOf(d.seller.iban)}<br><br>Leki wydane z apteki nie podlegają zwrotowi (art. 96 ust. 5 ustawy Prawo farmaceutyczne).<div class=u><div>osoba uprawniona do odbioru</div><div>osoba uprawniona do wystawienia</div></div></div>`
    },
  },
  {
    name: 'pl-hurt-ogrodnicza-wydruk',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 8],
      lines: [70, 115],
      isOnce: true,
      most: 36,
      lineDiscount: 0.35,
      days: [14, 30, 45],
      pools: mazovian('Ogród|Rolnik|Market Budowlany', 'Sp. z o.o.|s.c.|Sp. j.'),
      items:
        itemsOf(`Nasiona rzodkiewka Krakowianka 10 g|szt|1|2|1; Nasiona marchew Perfekcja 5 g|szt|1|2|1;
        Nasiona ogórek Śremski F1 5 g|szt|2|4|1; Nasiona fasola szparagowa 50 g|szt|2|4|1;
        Nasiona sałata Królowa Majowych 1 g|szt|1|2|1; Nasiona trawa uniwersalna 5 kg|szt|62|81|1;
        Nasiona trawa sportowa 1 kg|szt|15|21|1; Nasiona poplon łubin 10 kg|wor|41|56|1;
        Cebula dymka Stuttgarter 0,5 kg|szt|3|6|1; Ziemniak sadzeniak Denar 5 kg|wor|14|21|1;
        Nawóz do trawników jesienny 10 kg|szt|34|46|1; Nawóz do iglaków 3 kg|szt|13|19|1;
        Nawóz do borówek 1 kg|szt|7|11|1; Nawóz azofoska 25 kg|wor|92|118|1;
        Nawóz mocznik 46% 25 kg|wor|74|95|1; Wapno granulowane 15 kg|wor|13|19|1;
        Obornik bydlęcy granulat 10 kg|wor|18|26|1; Podłoże uniwersalne 50 l|wor|10|15|1;
        Torf kwaśny pH 3,5-4,5 80 l|wor|16|23|1; Podłoże do pomidorów 20 l|wor|6|9|1;
        Ziemia do storczyków 5 l|wor|5|8|1; Substrat kokosowy 650 g|szt|6|9|1;
        Kora sosnowa 0-4 cm 60 l|wor|9|14|1; Preparat na mszyce AL 750 ml|szt|15|22|1;
        Środek chwastobójczy 360 SL 1 l|szt|29|41|1; Preparat na ślimaki 250 g|szt|9|14|1;
        Doniczka prod. 12 cm terakota|szt|1|2; Skrzynka balkonowa 60 cm antracyt|szt|7|12;
        Osłonka Loft 20 cm|szt|11|18; Konewka 10 l zielona|szt|13|19;
        Wąż ogrodowy 1/2" 20 m|szt|38|54; Szybkozłączka 1/2" STOP|szt|4|7;
        Zraszacz pulsacyjny na kolcu|szt|16|25; Opryskiwacz ciśnieniowy 5 l|szt|47|66;
        Sekator nożycowy 21 cm|szt|24|38; Nożyce do żywopłotu|szt|41|59;
        Grabie wachlarzowe 22 zęby|szt|14|21; Szpadel prosty z trzonkiem|szt|33|47;
        Taczka 85 l ocynk|szt|148|189; Agrowłóknina biała P-17 3,2x10 m|szt|12|18;
        Agrotkanina czarna 1,6x50 m|rol|89|119; Folia tunelowa UV4 6 m|mb|9|13;
        Paliki bambusowe 120 cm (25 szt)|op|18|26; Sznurek jutowy 100 g|szt|4|6;
        Rękawice ogrodowe rozm. 9|par|3|6; Worki na liście 120 l (10 szt)|op|8|12;
        Karmnik drewniany średni|szt|29|44; Lampka solarna stalowa|szt|5|9`),
      numbers: (random, year) => `FS-${random.int(204, 6120)}/${year.slice(2)}/MAG1`,
    },
    style: { ...comma, thousands: ' ', date: dotted },
    css: 'body{font:8pt "Liberation Sans";margin:0 .4mm} .h{display:flex;justify-content:space-between;align-items:flex-start;border-bottom:1.5pt solid #2c6e2f;padding-bottom:2mm} .h b{font-size:13pt;color:#2c6e2f} .h .o{max-width:110mm;line-height:1.4} .q{text-align:right;line-height:1.5} .q b{font-size:12pt;color:#000} .tw{display:flex;gap:4mm;margin:3mm 0} .tw div{flex:1;border:.5pt solid #888;padding:2mm;line-height:1.4} .tw small{display:block;font-size:6.5pt;color:#555} .c{margin-bottom:3mm} .c td,.c th{border:.5pt solid #888;padding:2px 4px;text-align:center;font-size:7.5pt} .c th{background:#eee;font-weight:normal;font-size:6.5pt} .l th{border:.5pt solid #888;background:#eee;font-size:6.8pt;padding:2px 3px;text-align:left} .l td{border:.5pt solid #bbb;padding:2px 3px} .pg{break-before:page} .pn{display:flex;justify-content:space-between;font-size:7pt;border-bottom:.5pt solid #888;padding-bottom:1mm;margin-bottom:3mm} .z{display:flex;justify-content:space-between;gap:6mm;margin-top:4mm;align-items:flex-start;break-inside:avoid} .z .v{width:96mm} .v td,.v th{border:.5pt solid #888;padding:2px 4px;text-align:right} .v th{background:#eee;font-size:6.8pt;font-weight:normal} .k{flex:1;border:1pt solid #2c6e2f;padding:2mm 3mm;line-height:1.5} .k b{font-size:12pt} .w{margin-top:3mm;line-height:1.5;break-inside:avoid} .sg{display:flex;justify-content:space-between;margin-top:15mm;text-align:center;font-size:6.8pt} .sg div{width:58mm;border-top:.5pt solid #000}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        random,
        d.seller,
        'Hurtownia Ogrodnicza „Zielona Narew” Sp. z o.o.=zielonanarew|AGROPĄK Żebrowski i Synowie Sp.j.=agropak|P.P.H.U. „Kiełek” Olszewska & Rytel s.c.=kielek|SEMENA POLSKA=semenapolska'
      )
      named(
        random,
        d.buyer,
        'Centrum Ogrodnicze Malwa=malwa|F.H. „Stokrotka” Halina Prusik=stokrotka|GS „Samopomoc Chłopska” w Ruszkowie=gs-ruszkow|Market „U Rolnika” Kossakowscy Sp. z o.o.=urolnika|Zieleniec S.A.=zieleniec'
      )
      d.seller.telephone = phoneIn(random, '29 7')
      const rows = p.lines((l, at) =>
        row([
          `>${at + 1}`,
          `${l.description.slice(0, 2).toUpperCase()}-${random.digits(5)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount) : ''}`,
          `>${p.number(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const titles = heading([
        '>Lp.',
        'Indeks',
        'Nazwa towaru',
        '>Ilość',
        'J.m.',
        '>Cena netto',
        '>Rab.%',
        '>VAT%',
        '>Wartość netto',
      ])
      const taxes = p.taxes((t) => {
        const base = baseOf(p, t)
        const tax = taxOf(p, t)
        return row([`${p.number(t.rate)} %`, p.plain(base), p.plain(tax), p.plain(base + tax)])
      })
      const [first, ...rest] = paged(rows, 44, 29)
      const count = rest.length + 1
      const top = (at: number) =>
        `<div class=pn><span>${d.seller.name}</span><span>Faktura ${d.number} z dnia ${p.date(d.issueDate)}</span><span>Strona ${at} z ${count}</span></div>`
      const more = rest.map(
        (page, at) =>
          `<div class=pg>${top(at + 2)}<table class=l>${titles}${page.join('')}</table></div>`
      )
      return `<div class=h><div class=o><b>${d.seller.name}</b><br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town} · NIP ${nipOf(d.seller)} · BDO 000${random.digits(6)}<br>tel. ${d.seller.telephone} · ${d.seller.mail}</div><div class=q><b>Faktura ${d.number}</b><br>Data wystawienia: ${p.date(d.issueDate)}<br>Strona 1 z ${count}</div></div>
<div class=tw><div><small>Nabywca (płatnik)</small><b>${d.buyer.name}</b><br>${d.buyer.street}, ${d.buyer.postCode} ${d.buyer.town}<br>NIP ${nipOf(d.buyer)}</div><div><small>Miejsce dostawy</small>Sklep, ${d.buyer.street}<br>${d.buyer.town}</div></div>
<table class=c>${heading(['Data sprzedaży', 'Forma płatności', 'Termin płatności', 'Kod kontrahenta', 'Zamówienie', 'Dokument WZ', 'Trasa'])}${row([p.date(d.deliveryDate), 'Przelew', p.date(d.dueDate), d.customerNumber, d.orderNumber, `WZ ${random.digits(4)}/MAG1`, random.pick(['T2', 'T5', 'T7'])])}</table>
<table class=l>${titles}${first.join('')}</table>${more.join('')}
<div class=z><table class=v>${heading(['Stawka', 'Netto', 'VAT', 'Brutto'])}${taxes.join('')}${row(['<b>Razem</b>', p.plain(d.subtotal), p.plain(d.tax), p.plain(d.total)])}</table><div class=k>Do zapłaty<br><b>${p.plain(d.amountDue)} PLN</b><br>słownie: ${inWords(d.amountDue)}</div></div>
<div class=w>Rachunek bankowy: PL ${accountOf(d.seller.iban)}<br>Towar do czasu zapłaty pozostaje własnością sprzedawcy. Środki ochrony roślin wydano osobie pełnoletniej. Reklamacje ilościowe w dniu dostawy, jakościowe w terminie 7 dni. Palety EUR: wydano ${random.int(1, 4)}, zwrócono 0.<div class=sg><div>wystawił(a): ${random.pick(['Monika Cwalina', 'Piotr Sówka', 'Iwona Dąbek'])}</div><div>odebrał(a)</div></div></div>`
    },
  },
  {
    name: 'pl-programista-b2b-miesiac',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      lines: [1, 2],
      isInOrder: true,
      isOnce: true,
      isSellerPerson: true,
      days: [7, 14, 21],
      pools: mazovian('Software', 'Sp. z o.o.'),
      /** Hours are on nearly every invoice. */
      items: [...Array.from({ length: 9 }, () => coding.items[0]), ...coding.items],
      numbers: (random, year) => `FV ${random.int(1, 19)}/${year}`,
    },
    style: {
      ...comma,
      thousands: ' ',
      money: (plain) => `${plain} zł`,
      date: (y, m, d) => `${d}-${m}-${y}`,
    },
    css: 'body{font:9pt "Inter";color:#222;margin:0 .4mm} .h{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2pt solid #5b3fd6;padding-bottom:4mm} h1{font:700 17pt "Inter";margin:0} .h span{color:#777;font-size:8pt} .d{display:flex;gap:12mm;margin:5mm 0 8mm;font-size:8.5pt} .d b{display:block;font-size:9.5pt;margin-top:.7mm} .w{display:flex;gap:10mm} .w>div{flex:1;line-height:1.5} .w h3{font:600 8pt "Inter";color:#5b3fd6;text-transform:uppercase;margin:0 0 1.5mm;letter-spacing:.5px} .l{margin-top:10mm} .l th{background:#f2effc;font:600 7.5pt "Inter";text-align:left;padding:6px 5px} .l td{padding:7px 5px;border-bottom:.5pt solid #ddd;font-size:8.5pt;vertical-align:top} .l .s td{border-bottom:0;font-weight:600} .b{display:flex;justify-content:space-between;margin-top:10mm;gap:10mm} .b .i{flex:1;line-height:1.6;font-size:8.5pt} .x{width:78mm;background:#5b3fd6;color:#fff;border-radius:3mm;padding:5mm 6mm;align-self:flex-start} .x b{font-size:18pt;display:block;margin:1mm 0} .x small{font-size:7.6pt;line-height:1.4;display:block} .n{margin-top:9mm;font-size:8pt;color:#555;line-height:1.5} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7pt;color:#999}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        random,
        d.buyer,
        'Brightmoor Software Poland Sp. z o.o.=brightmoor|KODARIUM WEST S.A.=kodariumwest|Quant & Query Sp. z o.o. Sp. k.=quantquery|Nordwind Payments sp. z o.o.=nordwind|Fundacja Cyfrowe Jutro=cyfrowejutro'
      )
      coding.settle(p, 23)
      d.issueDate = `${d.issueDate.slice(0, 8)}0${random.int(1, 8)}`
      d.dueDate = dayAfter(d.issueDate, random.pick([7, 14, 21]))
      d.seller.mail = random.pick(['faktury@devnarew.example', 'kontakt@kodziarz.example'])
      const sale = dayAfter(`${d.issueDate.slice(0, 7)}-01`, -1)
      const rows = p.lines((l, at) =>
        row([
          `${at + 1}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(vatOf(l))}`,
          `>${p.plain(l.amount + vatOf(l))}`,
        ])
      )
      const sums = rowOf('s', [
        '',
        'Razem',
        '',
        '',
        '',
        `>${p.plain(d.subtotal)}`,
        '',
        `>${p.plain(d.tax)}`,
        `>${p.plain(d.total)}`,
      ])
      return `<div class=h><h1>Faktura nr ${d.number}</h1><span>oryginał</span></div>
<div class=d><div>Data wystawienia<b>${p.date(d.issueDate)}</b></div><div>Data zakończenia usługi<b>${p.date(sale)}</b></div><div>Termin płatności<b>${p.date(d.dueDate)}</b></div><div>Sposób płatności<b>przelew</b></div></div>
<div class=w><div><h3>Sprzedawca</h3><b>${d.seller.name}</b><br>${address(d.seller)}<br>NIP: ${nipOf(d.seller)}<br>${d.seller.mail}</div><div><h3>Nabywca</h3><b>${d.buyer.name}</b><br>${address(d.buyer)}<br>NIP: ${nipOf(d.buyer)}</div></div>
<table class=l>${heading(['Lp.', 'Nazwa towaru lub usługi', '>Ilość', 'Jedn.', '>Cena netto', '>Wartość netto', '>VAT', '>Kwota VAT', '>Wartość brutto'])}${rows.join('')}${sums}</table>
<div class=b><div class=i><b>Bank:</b> konto firmowe<br><b>Numer rachunku:</b><br>${accountOf(d.seller.iban)}<br><b>Tytuł przelewu:</b> faktura ${d.number}</div><div class=x>Do zapłaty<b>${p.money(d.amountDue)}</b><small>słownie: ${inWords(d.amountDue)}</small></div></div>
<div class=n><b>Uwagi:</b> Rozliczenie godzin według ewidencji czasu pracy zaakceptowanej przez Zleceniodawcę. Nr zamówienia: ${d.orderNumber}. PKWiU 62.01.11.0. Mechanizm podzielonej płatności nie jest wymagany.</div>
<div class=f>Wystawiono w programie do faktur online · strona 1 z 1 · ${random.digits(8)}</div>`
    },
  },
  {
    name: 'pl-sanepid-badania-wody',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      lines: [3, 9],
      isInOrder: true,
      isOnce: true,
      most: 6,
      days: [14],
      pools: mazovian('Wodociągi|Mleczarnia|Camping', 'Sp. z o.o.|S.A.'),
      items:
        itemsOf(`Pobranie próbki wody do badań mikrobiologicznych wraz z transportem|próbka|48|72;
        Ogólna liczba mikroorganizmów w 22 ± 2°C, PN-EN ISO 6222|oznacz.|38|54;
        Liczba bakterii grupy coli i Escherichia coli, PN-EN ISO 9308-1|oznacz.|62|84;
        Liczba enterokoków kałowych, PN-EN ISO 7899-2|oznacz.|52|71;
        Legionella sp. w wodzie ciepłej, PN-EN ISO 11731|oznacz.|168|212;
        Barwa, mętność, zapach, smak|oznacz.|36|51;
        Stężenie jonów wodoru (pH) i przewodność elektryczna|oznacz.|24|36;
        Żelazo ogólne metodą spektrofotometryczną|oznacz.|34|47;
        Mangan metodą spektrofotometryczną|oznacz.|36|49;
        Azotany i azotyny|oznacz.|58|77;
        Wydanie opinii sanitarnej o przydatności wody do spożycia|szt.|82|118`),
      numbers: (random, year) => `HKL/${random.int(14, 940)}/${year}`,
    },
    style: { ...comma, thousands: ' ', date: (y, m, d) => `${d}.${m}.${y} r.` },
    css: 'body{font:10pt "Liberation Serif";margin:0 .4mm} .h{display:flex;justify-content:space-between;align-items:flex-start} .h .a{width:82mm;text-align:center;line-height:1.35} .h .a b{font-size:12pt} .h .p{text-align:right} h1{font:bold 15pt "Liberation Serif";text-align:center;margin:9mm 0 1mm} .c{text-align:center;margin-bottom:7mm} .k{width:auto;margin-bottom:6mm} .k td{padding:2px 0;vertical-align:top;line-height:1.35} .k td:first-child{width:36mm} .l td,.l th{border:.6pt solid #000;padding:3px 5px;font-size:9.3pt;vertical-align:top} .l th{font-weight:bold;text-align:center!important;vertical-align:middle} .l .s td{font-weight:bold} .t{margin-top:5mm;line-height:1.55;break-inside:avoid} .t b{font-size:11.5pt} .g{display:flex;justify-content:space-between;margin-top:20mm;font-size:8.5pt;text-align:center;break-inside:avoid} .g div{width:66mm;border-top:.5pt dotted #000;padding-top:1mm} .f{position:fixed;bottom:0;left:0;right:0;border-top:.5pt solid #000;font-size:7.8pt;text-align:center;padding-top:1.5mm;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const [name, town, postCode] = random.pick(laboratories)
      d.seller.telephone = phoneIn(random, '86 2')
      Object.assign(d.seller, {
        name,
        town,
        postCode,
        street: random.pick(['ul. Stacha Konwy 6', 'ul. Lipowa 11', 'ul. Wojska Polskiego 20B']),
      })
      named(
        random,
        d.buyer,
        'Zakład Wodociągów i Kanalizacji Sp. z o.o.=zwik|Gminny Zakład Komunalny w Brzeźnie=gzk-brzezno|Ośrodek Wypoczynkowy „Rybitwa” Zalewski=rybitwa|Mleczarnia Kurpie S.A.=mleczarniakurpie|Spółka Wodna Ruszkowianka=ruszkowianka|Chojnowski & Prusik Pływalnie s.c.=plywalnie'
      )
      const rows = p.lines((l, at) =>
        row([
          `${at + 1}.`,
          l.description,
          l.unit,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}%`,
        ])
      )
      const inLines = d.seller.name.replace(' Sanitarno', '<br>Sanitarno').replace(' w ', '<br>w ')
      const report = `${random.digits(4)}/N/${p.number(random.int(1, 9))}`
      return `<div class=h><div class=a><b>${inLines}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIP ${nipInGroups(d.seller)}, REGON 000${random.digits(6)}</div><div class=p>${d.seller.town}, ${p.date(d.issueDate)}<br><br>Egz. nr 1</div></div>
<h1>FAKTURA nr ${d.number}</h1><div class=c>data wykonania usługi: ${p.date(d.deliveryDate)}</div>
<table class=k>${row(['Nabywca:', `<b>${d.buyer.name}</b><br>${address(d.buyer)}<br>NIP ${nipInGroups(d.buyer)}`])}${row(['Zlecenie:', `nr ${d.orderNumber} z dnia ${p.date(d.orderDate)}`])}${row(['Sprawozdanie:', `z badań nr ${report}`])}</table>
<table class=l>${heading(['Lp.', 'Rodzaj badania (usługi)', 'Jedn.', 'Liczba', 'Cena jedn. netto zł', 'Wartość netto zł', 'VAT'])}${rows.join('')}<tr class=s><td colspan=5 class=r>Razem netto</td><td class=r>${p.plain(d.subtotal)}</td><td></td></tr><tr><td colspan=5 class=r>Podatek VAT 23%</td><td class=r>${p.plain(d.tax)}</td><td></td></tr><tr class=s><td colspan=5 class=r>Razem brutto</td><td class=r>${p.plain(d.total)}</td><td></td></tr></table>
<div class=t><b>Do zapłaty: ${p.plain(d.amountDue)} zł</b><br>słownie: ${inWords(d.amountDue)}<br>Płatne przelewem w terminie do dnia ${p.date(d.dueDate)} na rachunek dochodów:<br>${accountOf(d.seller.iban)}<br>W tytule przelewu prosimy podać numer faktury. Za datę zapłaty uważa się dzień uznania rachunku.</div>
<div class=g><div>Główny Księgowy</div><div>osoba upoważniona do wystawienia faktury</div></div>
<div class=f>Opłaty pobrano na podstawie art. 36 ust. 1 ustawy z dnia 14 marca 1985 r. o Państwowej Inspekcji Sanitarnej.<br>Laboratorium akredytowane, nr AB ${random.digits(3)} · tel. ${d.seller.telephone} · ePUAP: /psse${random.digits(3)}/SkrytkaESP</div>`
    },
  },
]
