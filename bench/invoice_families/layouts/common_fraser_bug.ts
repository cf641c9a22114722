import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import { sumOf, type Document, type Line } from '../make_document.ts'
import { paged } from '../pages.ts'
import { partiesIn, type Country, type Person } from '../people.ts'
import { polishWords } from '../polish_words.ts'
import {
  codeFirst,
  comma,
  dashed,
  dotted,
  grouped,
  heading,
  monthsIn,
  point,
  row,
  slashed,
  townFirst,
} from '../print.ts'
import type { Random } from '../random.ts'
import { squareCode } from '../square_code.ts'

/** The parties of a country: first names, last names, trades, legal forms, streets and towns. */
function parties(country: Country, texts: string[], place?: [string, string]) {
  const [first, last, trade, forms, streets] = texts.map(listOf)
  const own = { first, last, trade, forms, streets, towns: townsOf(texts[5]) }
  return partiesIn(country, place ? { ...own, country: place[0], tel: place[1] } : own)
}

const polish = (trades: string, forms: string) =>
  parties('PL', [
    'Magdalena|Beata|Wioletta|Kinga|Urszula|Izabela',
    'Sobczyk|Kaczmarek|Wójcik|Duda|Zając|Marczak|Pietrzak|Michalik|Szulc',
    trades,
    forms,
    'ul. Wyszkowska 27|ul. Kościuszki 9 lok. 3|Brańszczyk, ul. Jana Pawła II 60|ul. Gen. J. Sowińskiego 53A|pl. Wolności 2|Budy-Grudzie 14',
    'Wyszków=07-200|Ostrów Mazowiecka=07-300|Małkinia Górna=07-320|Węgrów=07-100|Sokołów Podlaski=08-300|Siemiatycze=17-300',
  ])

/** Gives a party one of the names `name=site`. */
function named(random: Random, who: Person, names: string, box: string): void {
  const [name, site] = random.pick(townsOf(names))
  Object.assign(who, { name, site: `www.${site}.example`, mail: `${box}@${site}.example` })
}

const nipOf = (who: Person) => who.vatId.slice(2)
const nipInGroups = (who: Person) => nipOf(who).replace(/^(...)(...)(..)(..)$/, '$1-$2-$3-$4')
/** A Polish account without the country. */
const accountOf = (iban: string) => `${iban.slice(2, 4)} ${grouped(iban.slice(4))}`

/** Changes the quantities of lines and brings the sums of a document with net prices into line. */
function settle(d: Document, change: (line: Line) => number): void {
  for (const line of d.lines) {
    line.quantity = change(line)
    line.amount = Math.round(line.quantity * line.price)
  }
  let base = 0
  let tax = 0
  for (const sum of d.taxes) {
    const own = sumOf(d.lines.filter((line) => line.rate === sum.rate))
    const amount = Math.round((own * sum.rate) / 100)
    Object.assign(sum, { base: own, amount })
    base += own
    tax += amount
  }
  const total = base + tax
  const prepaid = d.prepaid ? Math.round((total * 0.3) / 10000) * 10000 : 0
  Object.assign(d, { lineTotal: base, subtotal: base, tax, total, prepaid })
  d.amountDue = total - prepaid
}

/** An Australian business number with its check digits. */
function abnOf(digits: string): string {
  const sum = [...digits].reduce((whole, digit, at) => whole + Number(digit) * (3 + 2 * at), 0)
  return `${99 - (sum % 89)} ${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`
}

const inWords = (cents: number) =>
  `${polishWords(Math.floor(cents / 100))} PLN ${String(cents % 100).padStart(2, '0')}/100`

const americanMonths = monthsIn('US')
const australianMonths = monthsIn('GB')

/** The departments of a distributor of natural foods, with their goods. */
const departments = [
  [
    'DRY BULK &amp; BAKING',
    `Oats rolled large flake organic 11.34 kg|BG|24|34|1; Flour whole wheat stone ground organic 20 kg|BG|31|42|1;
    Flour sprouted spelt 10 kg|BG|38|49|1; Rice brown short grain organic 11.34 kg|BG|46|58|1;
    Lentils red split organic 11.34 kg|BG|36|47|1; Black beans organic 11.34 kg|BG|44|56|1;
    Quinoa white Royal organic 11.34 kg|BG|71|92|1; Coconut shredded medium unsweetened 11.34 kg|BG|62|79|1;
    Almonds natural supreme 22.68 kg|BX|268|310|1; Cashew pieces LWP organic 22.68 kg|BX|284|336|1;
    Raisins Thompson organic 13.6 kg|BX|78|96|1; Chia seed black organic 11.34 kg|BG|69|88|1;
    Granola maple pecan bulk 5 kg|BX|39|51|1; Cane sugar organic fair trade 25 kg|BG|58|72|1`,
  ],
  [
    'GROCERY',
    `Garden Row tomatoes diced org 12/796 mL|CS|34|44|1; Garden Row chickpeas org 12/398 mL|CS|22|31|1;
    Alder & Ash olive oil EV 6/750 mL|CS|88|112|1; Alder & Ash balsamic vinegar 6/500 mL|CS|41|55|1;
    Pasta Nonna penne rigate GF 12/340 g|CS|37|48|1; Slocan Valley apple butter 6/375 mL|CS|29|38|1;
    Slocan Valley wildflower honey 12/500 g|CS|92|118|1; Two Paddles coffee dark whole bean 6/454 g|CS|71|86|1;
    Two Paddles coffee decaf swiss water 6/454 g|CS|76|90|1; Nettle & Rose peppermint tea 6/20 ct|CS|24|32|1;
    Nori Bay roasted seaweed snack 12/10 g|CS|18|26; Switchback kettle chips sea salt 12/220 g|CS|36|47;
    Switchback kettle chips malt vinegar 12/220 g|CS|36|47; Tin Lantern chocolate 72% 12/80 g|CS|44|57;
    Tin Lantern chocolate salted caramel 12/80 g|CS|44|57; Trailhead bar peanut choc 16/52 g|CS|27|35;
    Fizz Common kombucha ginger 12/473 mL|CS|33|42; Fizz Common kombucha hibiscus 12/473 mL|CS|33|42;
    Glacier Fold sparkling water lime 24/355 mL|CS|17|24; Coconut water pure 12/1 L|CS|43|54`,
  ],
  [
    'CHILLED',
    `Fern Hollow oat beverage barista 6/1 L|CS|22|29|1; Fern Hollow almond beverage unsw 6/946 mL|CS|19|26|1;
    Chilcotin Creamery yogurt plain 3.8% 6/650 g|CS|28|36|1; Chilcotin Creamery kefir plain 6/1 L|CS|33|41|1;
    Butter cultured unsalted org 20/250 g|CS|148|176|1; Eggs large free run org 15 doz|CS|96|118|1;
    Tofu extra firm organic 12/350 g|CS|35|44|1; Tempeh original 8/240 g|CS|31|39|1;
    Hummus roasted garlic 8/227 g|CS|27|35|1; Kimchi mild vegan 6/750 mL|CS|52|66|1;
    Sauerkraut raw dill 6/750 mL|CS|46|58|1; Cheddar aged 2 yr random wt 2.27 kg|EA|49|63|1`,
  ],
  [
    'FROZEN',
    `Blueberries wild organic 6/1.2 kg|CS|71|89|1; Peas petite organic 12/400 g|CS|32|41|1;
    Sourdough crust pizza margherita 8/390 g|CS|56|69|1; Perogies potato onion 12/800 g|CS|58|72|1;
    Veggie burger beet 8/284 g|CS|42|54|1; Salmon sockeye fillet 10/340 g|CS|118|142|1;
    Ice cream coconut vanilla 8/500 mL|CS|41|53; Fruit bars mango 12/4 ct|CS|38|49`,
  ],
  [
    'HEALTH &amp; HOUSEHOLD',
    `Cedar Mist castile soap peppermint 6/946 mL|CS|66|82; Cedar Mist hand soap refill 4/3.8 L|CS|72|94;
    Laundry liquid unscented 4/3.1 L|CS|58|74; Dish liquid citrus 6/739 mL|CS|27|36;
    Toothpaste fluoride free 12/100 g|CS|49|62; Deodorant stick sage 6/75 g|CS|44|56;
    Bath tissue recycled 2 ply 48 rolls|CS|29|38; Compost bags certified 12/10 ct|CS|38|49;
    Beeswax wraps assorted 6/3 ct|CS|61|78; Magnesium citrate 150 mg 6/90 caps|CS|84|108`,
  ],
].map(([name, goods]) => ({ name, items: itemsOf(goods) }))

const conveyancing = itemsOf(`
  Our professional fee - purchase of residential property|fee|780|1150;
  Contract and Section 32 review prior to signing|fee|180|290;
  Preparing and lodging stamp duty declaration|fee|90|165;
  Additional work: requisitions and negotiations with vendor's representative|fee|120|260;
  Attendance on first home owner concession application|fee|110|180;
  PEXA electronic lodgement and transaction fee|exp|118|152;
  Verification of identity (per person)|exp|38|59;
  Landata title and plan search|exp|24|47;
  Postage, petties and electronic storage|exp|35|75;
  Council - land information certificate|exp|27|31|1;
  Water authority - information statement|exp|39|64|1;
  Owners corporation certificate|exp|145|210|1;
  State Revenue Office - land tax clearance certificate|exp|16|32|1;
  Land Victoria - registration of transfer|exp|940|2150|1;
  Land Victoria - registration of mortgage|exp|119|126|1`)

const isFee = (line: Line) =>
  conveyancing.some(([name, unit]) => name === line.description && unit === 'fee')

/** Pages of North America, Australia and Poland that no family was made after. */
export const fraserBug: Family[] = [
  {
    name: 'en-us-piano-tuner-web-invoice',
    page: '216mm 279mm',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [0],
      lines: [1, 4],
      isOnce: true,
      most: 2,
      isSellerPerson: true,
      days: [0, 7, 14],
      pools: parties('US', [
        'Leland|Corinne|Everett|Joyce|Dale|Tamsin',
        'Voss|Ostergaard|Pettibone|Hallberg|Quigley|Nakagawa|Bressler',
        'Music Studio|Dance Academy|Supper Club|Recording',
        'LLC|Inc.',
        '418 Larch St|2206 Ridgeview Ct|77 Old Mill Rd|1530 SE Cora Ave, Apt 4|P.O. Box 212',
        'Decorah, IA=52101|La Crosse, WI=54601|Winona, MN=55987|Viroqua, WI=54665',
      ]),
      items: itemsOf(`
        Piano tuning - vertical|ea|135|165; Piano tuning - grand|ea|155|195; Pitch raise|ea|55|95;
        Replace broken bass string (universal)|ea|45|85; Regulation, key leveling and let-off|ea|180|320;
        Ease sticking keys / replace key bushings|ea|40|110; Hammer reshaping and voicing|ea|190|340;
        Humidity system pads and treatment, annual service|ea|48|65; Mileage outside service area|ea|20|45;
        Concert tuning, same day touch-up at intermission|ea|220|310`),
      numbers: (random) => `000${random.int(112, 986)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${americanMonths[Number(m) - 1]} ${Number(d)}, ${y}`,
    },
    css: '@page{margin:16mm 18mm} body{font:9.5pt/1.5 Inter;color:#1b1b1b;margin:0} .g{color:#6b6b6b} .h{display:flex;justify-content:space-between;font-size:9pt} h1{font:700 20pt Inter;margin:11mm 0 7mm;letter-spacing:-.3px} .c{display:flex;gap:8mm;border-top:.6pt solid #d5d5d5;padding-top:4mm;margin-bottom:9mm} .c div{flex:1} .c b{display:block} .l th{font-weight:500;text-align:left;color:#6b6b6b;font-size:8.5pt;border-bottom:1pt solid #1b1b1b;padding:2mm 0} .l td{padding:2.6mm 0;border-bottom:.5pt solid #e2e2e2} .s{width:78mm;margin:3mm 0 0 auto} .s td{padding:1.4mm 0} .s .t td{font-weight:700;font-size:12pt;border-top:1pt solid #1b1b1b;padding-top:2.4mm} .q{display:flex;gap:6mm;margin-top:20mm;align-items:center;font-size:8.5pt} .m{margin-top:9mm;font-size:9pt}',
    draw: (p) => {
      const { doc: d, random } = p
      if (random.chance(0.5))
        named(
          random,
          d.buyer,
          'Good Shepherd Lutheran Church=goodshepherd|Hawkeye Bluff Community Theatre=hawkeyebluff|Kickapoo Valley School District=kvsd|The Stockman & Lowe Supper Club=stockmanlowe',
          'office'
        )
      const phone = `(${random.pick(['563', '608', '507'])}) 555-01${random.digits(2)}`
      const list = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const code = Array.from({ length: 8 }, () => random.pick([...'aBdEkMpQrTxYz479'])).join('')
      return `<div class=h><div><b>${d.seller.name}</b><br><span class=g>Registered Piano Technician<br>${d.seller.street}<br>${townFirst(d.seller)}<br>${phone}<br>${d.seller.mail}</span></div><div class=r>Invoice #${d.number}<br><span class=g>Issued ${p.date(d.issueDate)}</span></div></div>
<h1>Piano service</h1>
<div class=c><div><b>Customer</b>${d.buyer.name}<br><span class=g>${d.buyer.street}<br>${townFirst(d.buyer)}</span></div><div><b>Invoice Details</b><span class=g>PDF created ${p.date(d.issueDate)}<br>Service date ${p.date(d.deliveryDate)}</span></div><div><b>Payment</b>Due ${p.date(d.dueDate)}<br>${p.money(d.amountDue)}</div></div>
<table class=l>${heading(['Items', '>Quantity', '>Price', '>Amount'])}${list.join('')}</table>
<table class=s>${row(['Subtotal', `>${p.money(d.subtotal)}`])}<tr class=t><td>Total Due</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=m>${random.pick(['A440 at departure. Please keep the room between 40 and 50% humidity.', 'Pitch was 18 cents flat; I recommend another tuning in 3 months.', 'Next tuning suggested in six months - I will send a reminder.'])} Checks are welcome, made out to me. Thank you!</div>
<div class=q>${squareCode(random, '22mm')}<div><b>Pay online</b><br><span class=g>To pay your invoice go to https://pay.example/u/${code}<br>Or open the camera on your mobile device and place the code in the camera’s view.</span></div></div>`
    },
  },
  {
    name: 'en-us-airfield-fuel-receipt',
    page: '140mm 216mm',
    plan: {
      country: 'US',
      currency: 'USD',
      kind: 'receipt',
      rates: [6.5, 0],
      lines: [3, 8],
      isInOrder: true,
      isOnce: true,
      most: 2,
      pools: parties('US', [
        'Rodney|Michelle|Stuart|Paige|Vernon',
        'Ainsworth|Birdwell|Castellano|Draeger|Hathcock|Lindqvist|Moseley',
        'Air Charter|Aviation Holdings|Land & Cattle|Crop Dusting|Medical Partners',
        'LLC|Inc.|LP',
        '2900 Hangar Rd|101 Airport Loop|PO Box 1180|8800 N Preston Pkwy, Ste 400',
        'Salina, KS=67401|Enid, OK=73703|Abilene, TX=79602|Pratt, KS=67124',
      ]),
      items: itemsOf(`
        Jet A with FSII|GAL|5|7|1; Avgas 100LL full service|GAL|6|8|1; Prist / additive upload|EA|12|24;
        Ramp / handling fee|EA|45|175; GPU start|EA|45|75; Overnight hangar, heated|NT|95|260;
        Overnight tie-down|NT|15|35; Lavatory service|EA|50|85; Oxygen service|EA|70|120;
        De-ice fluid Type I|GAL|16|22; Aeroshell W100 oil|QT|11|15; Ice, bag|EA|4|6; Newspapers|EA|2|4`),
      numbers: (random) => `FT-${random.int(20, 89)}${random.digits(4)}`,
    },
    style: { ...point, date: (y, m, d) => `${m}/${d}/${y}` },
    css: '@page{margin:8mm 10mm} body{font:8.5pt "Roboto Condensed";margin:0;color:#111} .h{text-align:center;line-height:1.35} .h b{font:bold 14pt "Roboto Condensed";letter-spacing:.6px} h1{font:bold 11pt "Roboto Condensed";text-align:center;background:#1f2f46;color:#fff;margin:3mm 0 2mm;padding:1mm;letter-spacing:2px} .k td{padding:.5mm 0;vertical-align:top} .k td:nth-child(odd){color:#555;width:21mm;white-space:nowrap} .l{margin-top:3mm} .l th{text-align:left;border-top:.8pt solid #000;border-bottom:.8pt solid #000;padding:1mm 0;font-size:7.8pt} .l td{padding:1mm 0;border-bottom:.3pt dotted #888} .s{width:62mm;margin:2mm 0 0 auto} .s td{padding:.7mm 0} .s .t td{font-weight:bold;font-size:11pt;border-top:.8pt solid #000} .p{border:.6pt solid #000;margin-top:4mm;padding:2mm 3mm;line-height:1.5} .x{border-top:.5pt solid #000;width:70mm;margin-top:12mm;font-size:7pt} .n{font-size:6.8pt;margin-top:3mm;text-align:center;color:#333}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        random,
        d.seller,
        'BLUESTEM AVIATION SERVICES=bluestemaviation|Chisholm Jet Center, Inc.=chisholmjet|Wheatbelt Flyers & Fuel LLC=wheatbeltfbo|PRAIRIE DOG AERO=prairiedogaero|Harmon-Tate Air Terminal=harmontate',
        'desk'
      )
      /** Each receipt has fuel. */
      if (!d.lines.some(({ unit }) => unit === 'GAL')) {
        const price = random.int(489, 689)
        Object.assign(d.lines[0], { description: 'Jet A with FSII', unit: 'GAL', price, rate: 0 })
        if (d.taxes.every(({ rate }) => rate)) d.taxes.push({ rate: 0, base: 0, amount: 0 })
      }
      settle(d, (l) =>
        l.unit === 'GAL'
          ? random.int(l.price > 1000 ? 80 : 210, l.price > 1000 ? 400 : 3900) / 10
          : (l.quantity ?? 1)
      )
      const phone = `(${random.pick(['785', '580', '325'])}) 555-01${random.digits(2)}`
      const tail = `N${random.int(112, 989)}${random.pick(['TW', 'KC', 'BP', 'SL', 'RH'])}`
      const list = p.lines((l) =>
        row([
          l.description,
          `>${l.unit === 'GAL' ? p.number(l.quantity, 1) : p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 2)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const four = (...cells: string[]) => row(cells)
      const time = `${random.int(7, 18)}:${random.int(10, 59)}`
      return `<div class=h><b>${d.seller.name}</b><br>${d.seller.street}, ${townFirst(d.seller)}<br>${phone} &nbsp;·&nbsp; UNICOM 122.${random.pick(['7', '95', '8'])} &nbsp;·&nbsp; ${d.seller.mail}</div>
<h1>SALES RECEIPT</h1>
<table class=k>${four('Receipt no.', `<b>${d.number}</b>`, 'Date / time', `${p.date(d.issueDate)} ${time} L`)}${four('Sold to', d.buyer.name, 'Tail no.', `<b>${tail}</b>`)}${four('', `${d.buyer.street}<br>${townFirst(d.buyer)}`, 'Aircraft', random.pick(['King Air B200', 'Citation CJ3', 'PC-12 NG', 'Cirrus SR22T']))}${four('CSR / line', `${random.pick(['Kayla', 'Brent', 'Tori'])} / ${random.pick(['Wes', 'Manny', 'JT'])}`, 'From / to', `${random.pick(['KICT', 'KDAL', 'KAPA'])} / ${random.pick(['KMKC', 'KOKC', 'KLBB'])}`)}</table>
<table class=l>${heading(['Item', '>Qty', 'UM', '>Price', '>Tax %', '>Extended'])}${list.join('')}</table>
<table class=s>${row(['Subtotal', `>${p.plain(d.subtotal)}`])}${row(['Sales tax', `>${p.plain(d.tax)}`])}<tr class=t><td>TOTAL USD</td><td class=r>$${p.plain(d.total)}</td></tr></table>
<div class=p><b>PAID - ${random.pick(['VISA', 'MASTERCARD', 'AMEX'])}</b> &nbsp; XXXX XXXX XXXX ${random.digits(4)} &nbsp; Auth ${random.digits(5)}${random.pick(['A', 'C', 'Z'])} &nbsp; CHIP READ<br>Amount charged $${p.plain(d.total)}</div>
<div class=x>Signature - pilot / crew</div>
<div class=n>Fuel prices include federal excise tax and state aviation fuel flowage fee. Ramp fee waived with minimum uplift. Not responsible for weather or theft. Thank you for flying with us - tailwinds!</div>`
    },
  },
  {
    name: 'en-ca-natural-foods-departments',
    page: '216mm 279mm',
    plan: {
      country: 'US',
      currency: 'CAD',
      rates: [5, 0],
      lines: [48, 84],
      isInOrder: true,
      isOnce: true,
      most: 6,
      charge: 0.6,
      days: [14, 21, 30],
      pools: parties(
        'US',
        [
          'Gurpreet|Andrea|Malcolm|Shelagh|Winston',
          'Bhullar|Fairbairn|Kowalenko|MacAulay|Sigurdson|Toews|Yip',
          'Whole Foods Market|Grocery|Bakery Café|Health Store|Co-op',
          'Ltd.|Inc.|Co-operative',
          '334 Baker Street|1250 Columbia Ave|Unit 9, 5650 198 St|45 Yale Road W|102 - 888 Lakeshore Dr',
          'Nelson, BC=V1L 4H9|Castlegar, BC=V1N 1H8|Chilliwack, BC=V2P 6B3|Salmon Arm, BC=V1E 4N2|Hope, BC=V0X 1L0',
        ],
        ['Canada', '+1 ']
      ),
      items: departments.flatMap(({ items }) => items),
      numbers: (random) => `SI-${random.int(310, 489)}${random.digits(3)}`,
    },
    style: { ...point, date: (y, m, d) => `${y}-${m}-${d}` },
    css: '@page{margin:10mm 12mm} body{font:8pt "Open Sans";margin:0} .h{display:flex;justify-content:space-between;align-items:flex-start} .h .o{line-height:1.4} .h .o b{font:bold 15pt P052;color:#3c5a2a} .h .i{width:72mm} .i td{border:.5pt solid #8a9a80;padding:.8mm 2mm} .i td:first-child{background:#eef2ea;width:30mm} .i .t td{background:#3c5a2a;color:#fff;font-weight:bold;font-size:11pt;text-align:center} .a{display:flex;gap:6mm;margin:4mm 0} .a div{flex:1;border:.5pt solid #8a9a80;padding:1.5mm 2.5mm;line-height:1.4} .a i{font-style:normal;font-size:6.5pt;color:#3c5a2a;font-weight:bold;display:block} .l th{font-size:6.8pt;text-align:left;border-bottom:1pt solid #3c5a2a;border-top:1pt solid #3c5a2a;padding:.8mm 0} .l td{padding:.35mm 0;font-size:7.6pt} .l .d td{font-weight:bold;font-size:7.2pt;color:#3c5a2a;padding-top:1.2mm;border-bottom:.4pt solid #8a9a80} .pb{break-before:page} .c{font-size:7pt;text-align:right;margin-top:1.5mm} .e{display:flex;justify-content:space-between;gap:8mm;margin-top:5mm} .e .n{flex:1;font-size:7pt;line-height:1.45} .s{width:74mm} .s td{padding:.9mm 2mm;border-bottom:.4pt solid #c5cfbd} .s .t td{background:#eef2ea;font-weight:bold;font-size:10pt} .s .u td{color:#555;font-size:7pt}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        random,
        d.seller,
        'Coquihalla Natural Distributors Ltd.=coquihallanatural|SKEENA PANTRY=skeenapantry|Larch & Lily Wholesale Foods Inc.=larchlily|Kootenay Common Harvest Workers’ Co-operative=commonharvest|Dhaliwal Bros. Organic Supply=dhaliwalorganic',
        'orders'
      )
      const gst = `${random.int(100, 899)}${random.digits(2)} ${random.digits(4)} RT0001`
      const items = p.lines((l) => {
        const shipped = l.quantity ?? 1
        const ordered = shipped + (random.chance(0.08) ? random.int(1, 3) : 0)
        const department = departments.findIndex((one) =>
          one.items.some(([name]) => name.replace('&', '&amp;') === l.description)
        )
        return {
          department,
          html: row([
            `>${ordered}`,
            `>${p.number(shipped)}`,
            l.unit,
            `${random.int(10, 98)}-${random.digits(4)}`,
            l.description,
            `>${p.number(l.rate)}%`,
            `>${p.plain(l.price)}`,
            `>${p.plain(l.amount)}`,
          ]),
        }
      })
      const rows = items.flatMap(({ department, html }, at) =>
        items[at - 1]?.department === department
          ? [html]
          : [`<tr class=d><td colspan=8>${departments[department].name}</td></tr>`, html]
      )
      const pages = paged(rows, 38, 30, 8)
      /** The name of a department stays with its goods. */
      pages.forEach((page, at) => {
        if (page.at(-1)?.startsWith('<tr class=d')) pages[at + 1].unshift(...page.splice(-1))
      })
      const table = (list: string[]) =>
        `<table class=l>${heading(['>Ord', '>Ship', 'UM', 'Item', 'Description', '>GST', '>Price', '>Extension'])}${list.join('')}</table>`
      const pageOf = (at: number) => `Page ${at + 1} of ${pages.length}`
      const invoice = `<table class=i><tr class=t><td colspan=2>INVOICE</td></tr>${row(['Invoice no.', `<b>${d.number}</b>`])}${row(['Invoice date', p.date(d.issueDate)])}${row(['Customer no.', d.customerNumber])}${row(['Your PO', d.orderNumber])}${row(['Route / stop', `${random.pick(['KOOT 2', 'OKAN 1', 'FRAS 4'])} / ${random.int(2, 19)}`])}${row(['Terms', `Net - due ${p.date(d.dueDate)}`])}</table>`
      const taxes = p
        .taxes((t) =>
          row([
            t.rate ? `Taxable at GST ${p.number(t.rate)}%` : 'Zero-rated (basic groceries)',
            `>${p.plain(baseOf(p, t))}`,
          ]).replace('<tr', '<tr class=u')
        )
        .join('')
      const charge = d.charge ? row(['Delivery and fuel surcharge', `>${p.plain(d.charge)}`]) : ''
      const goods = row(['Merchandise', `>${p.plain(d.lineTotal)}`])
      return pages
        .map((list, at) => {
          const head = at
            ? `<div class="h pb"><div class=o><b>${d.seller.name}</b></div><div class=r>Invoice ${d.number} &nbsp; ${p.date(d.issueDate)}<br>${d.buyer.name}<br>${pageOf(at)}</div></div><br>`
            : `<div class=h><div class=o><b>${d.seller.name}</b><br>${d.seller.street}, ${townFirst(d.seller)}<br>Orders 1-800-555-01${random.digits(2)} &nbsp; ${d.seller.mail}<br>GST registration ${gst} &nbsp; Certified organic handler PACS 16-${random.digits(3)}</div>${invoice}</div>
<div class=a><div><i>SOLD TO</i>${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}</div><div><i>SHIP TO</i>Same as above - rear door, receiving 6 am to 1 pm<br>Shipped ${p.date(dayAfter(d.issueDate, -1))} on our truck, ${random.int(2, 4)} pallets<br>Driver collects pallets and milk crates</div></div>`
          const last = at === pages.length - 1
          const end = last
            ? `<div class=e><div class=n><b>Quantities are billed as shipped.</b> Short or damaged goods must be reported within 48 hours of delivery with photos; credits are issued on a separate memo. Perishables cannot be returned. Interest of 2% per month (26.82% per annum) is charged on overdue accounts.<br><br>Pay by EFT or Interac e-Transfer to ${d.seller.mail}, or mail a cheque to the address above. Please quote invoice ${d.number}.<br><br>Received in good order: ______________________________</div><table class=s>${goods}${charge}${row(['Subtotal', `>${p.plain(d.subtotal)}`])}${taxes}${row(['GST', `>${p.plain(d.tax)}`])}<tr class=t><td>INVOICE TOTAL CAD</td><td class=r>$${p.plain(d.total)}</td></tr></table></div>`
            : '<div class=c>continued on next page</div>'
          return `${head}${table(list)}${end}${at ? '' : `<div class=c>${pageOf(at)}</div>`}`
        })
        .join('')
    },
  },
  {
    name: 'en-au-conveyancer-settlement-costs',
    plan: {
      country: 'GB',
      currency: 'AUD',
      rates: [10, 0],
      lines: [13, 24],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      prepaid: 0.8,
      days: [7, 14],
      pools: parties(
        'GB',
        [
          'Bronwyn|Darren|Minh|Kirsty|Anthony|Samira',
          'Tran|Papas|Gillespie|Haddad|Okafor|Stanhope|Wirth',
          'Property Group|Nominees|Holdings|Super Fund',
          'Pty Ltd',
          '18 Wattle Street|3/41 Station Street|207 Nepean Hwy|66 Old Geelong Road|Suite 1, 12 Main Street',
          'Mornington VIC=3931|Hoppers Crossing VIC=3029|Pakenham VIC=3810|Bendigo VIC=3550',
        ],
        ['Australia', '+61 ']
      ),
      items: conveyancing,
      numbers: (random, year) => `${year.slice(2)}${random.digits(3)}-${random.int(1, 3)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${Number(d)} ${australianMonths[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10pt/1.25 "EB Garamond";margin:0;color:#1d1d1d} .h{text-align:right;border-bottom:2pt solid #7a1f3d;padding-bottom:3mm} .h b{font:500 21pt "EB Garamond";color:#7a1f3d} .h span{font-size:9pt;display:block} .to{display:flex;justify-content:space-between;margin:7mm 0 5mm} .to td{padding:.4mm 0} .to table{width:72mm} h1{font:bold 15pt "EB Garamond";letter-spacing:1px;margin:0 0 1mm} .re{font-weight:bold;margin-bottom:5mm} .l th{text-align:left;border-bottom:.8pt solid #7a1f3d;padding:1mm 0} .l td{padding:.55mm 0;vertical-align:top} .l .s td{font-weight:bold;padding-top:2mm} .l .u td{border-top:.5pt solid #777;font-style:italic} .t{width:92mm;margin:4mm 0 0 auto;break-inside:avoid} .t td{padding:.55mm 0} .t .b td{font-weight:bold;border-top:.5pt solid #000} .t .d td{font-weight:bold;font-size:12pt;border-top:.8pt solid #7a1f3d;border-bottom:2.4pt double #7a1f3d} .p{border:.6pt solid #7a1f3d;padding:2mm 4mm;margin-top:5mm;font-size:9.5pt;break-inside:avoid} .n{font-size:8pt;line-height:1.35;margin-top:4mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        random,
        d.seller,
        'Keystone Bay Conveyancing Pty Ltd=keystonebay|Harcourt & Vella Property Law=harcourtvella|FERNTREE CONVEYANCERS=ferntreeconvey|Joanne Brandis Licensed Conveyancer=jbrandis|Settle Right Victoria Pty. Ltd.=settleright',
        'settlements'
      )
      const rows = p.lines((l) => ({
        isFee: isFee(l),
        amount: l.amount,
        html: row([
          l.description,
          l.rate ? `${p.number(l.rate)}%` : 'GST free',
          `>${p.money(l.amount)}`,
        ]),
      }))
      const part = (title: string, fee: boolean) => {
        const own = rows.filter((one) => one.isFee === fee)
        const sum = own.reduce((whole, { amount }) => whole + amount, 0)
        return own.length
          ? `<tr class=s><td colspan=3>${title}</td></tr>${own.map(({ html }) => html).join('')}<tr class=u><td>Total ${title.toLowerCase()}</td><td></td><td class=r>${p.money(sum)}</td></tr>`
          : ''
      }
      const matter = `${d.buyer.name
        .split(' ')
        .at(-1)
        ?.slice(0, 4)
        .toUpperCase()
        .replace(/[^A-Z]/g, 'X')}${random.digits(5)}`
      const land = `${random.int(2, 88)} ${random.pick(['Banksia Court', 'Cormorant Drive', 'Jells Road', 'Pioneer Way'])}, ${random.pick(['Clyde North', 'Tarneit', 'Rosebud', 'Epsom'])} VIC`
      const trust = d.prepaid
        ? row([
            `Less: paid from trust ${p.date(dayAfter(d.issueDate, -1))}`,
            `>-${p.money(d.prepaid)}`,
          ])
        : ''
      return `<div class=h><b>${d.seller.name}</b><span>ABN ${abnOf(`${random.int(1, 9)}${random.digits(8)}`)} &nbsp;|&nbsp; Licence No. 000${random.digits(3)}L</span><span>${d.seller.street}, ${townFirst(d.seller)} &nbsp;|&nbsp; (03) 5550 ${random.digits(4)} &nbsp;|&nbsp; ${d.seller.mail}</span></div>
<div class=to><div>${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}</div><table>${row(['Invoice number', `>${d.number}`])}${row(['Invoice date', `>${p.date(d.issueDate)}`])}${row(['Our reference', `>${matter}`])}${row(['Payment due', `>${p.date(d.dueDate)}`])}</table></div>
<h1>TAX INVOICE</h1><div class=re>Your purchase of ${land}<br>Settlement ${p.date(d.deliveryDate)}</div>
<table class=l>${heading(['Particulars', 'GST', '>Amount (excl. GST)'])}${part('Professional fees', true)}${part('Disbursements', false)}</table>
<table class=t>${row(['Total excluding GST', `>${p.money(d.subtotal)}`])}${row(['GST', `>${p.money(d.tax)}`])}<tr class=b><td>Total including GST</td><td class=r>${p.money(d.total)}</td></tr>${trust}<tr class=d><td>Balance payable (AUD)</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<div class=p><b>Payment by direct deposit</b><br>Account name: ${d.seller.name} Office Account<br>BSB 063-${random.digits(3)} &nbsp; Account 1${random.digits(7)} &nbsp; Reference ${matter}<br>Please ring us to confirm these details before you transfer money. We never change our bank account by email.</div>
<div class=n>Disbursements marked GST free are paid as your agent. A statement of adjustments was sent with our settlement letter. If you are not satisfied with this account you may, within 60 days, ask us for an itemised bill or contact Consumer Affairs Victoria. E. &amp; O. E.</div>`
    },
  },
  {
    name: 'pl-tartak-wiezba-wydanie',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 8],
      lines: [3, 9],
      isOnce: true,
      most: 40,
      prepaid: 0.5,
      days: [7, 14, 21],
      pools: polish(
        'Dachy|Ciesielstwo|Budownictwo|Domy z Drewna|Usługi',
        'Sp. z o.o.|s.c.|Sp. j.|Sp. k.'
      ),
      items: itemsOf(`
        Krokiew C24 8x18 dł. do 7 m, impregnowana|m³|1290|1480; Murłata C24 14x14 impregnowana|m³|1280|1440;
        Płatew C24 16x20 dł. 5 m|m³|1310|1490; Kantówka suszona strugana 10x10|m³|1750|2190;
        Łata dachowa 40x60|mb|3|4; Kontrłata 25x50|mb|1|2; Deska calówka 25 mm obrzynana kl. III|m³|890|1120;
        Deska szalunkowa 25 mm|m³|760|890; Deska elewacyjna modrzew syb. 20x140|m²|118|164;
        Podbitka świerk 19x96 kl. AB|m²|44|58; Podłoga sosna 28x116|m²|62|84;
        Stemple budowlane 3 m|szt.|9|14; Usługa impregnacji zanurzeniowej|m³|90|130;
        Transport HDS|km|5|8; Drewno opałowe – zrzyny sosnowe|mp|95|140|1;
        Drewno kominkowe buk, łupane 30 cm|mp|290|360|1; Brykiet drzewny RUF 10 kg|op.|11|16;
        Trociny luzem|mp|40|60|1`),
      numbers: (random, year) => `FS ${random.int(41, 1380)}/MAG/${year}`,
    },
    style: { ...comma, thousands: ' ', date: dashed },
    css: 'body{font:8.5pt "Nimbus Sans";margin:0} .d{display:flex;justify-content:space-between} .d table{width:74mm;text-align:center} .d td{border:.6pt solid #000;padding:1mm} .d i,.w i{font-style:normal;font-size:6.8pt;background:#e6e6e6;display:block;margin:-1mm -1mm .8mm;padding:.4mm} .d td+td i{margin-left:-7px;padding-left:0} .lg{font:bold 13pt "Nimbus Sans";max-width:92mm;line-height:1.15} .lg span{font:8pt "Nimbus Sans";display:block;margin-top:1mm} .p{display:flex;gap:5mm;margin:6mm 0 4mm} .p div{flex:1;border-top:1pt solid #000;padding-top:1mm;line-height:1.4} .p b{font-size:9.5pt} h1{font:bold 13pt "Nimbus Sans";text-align:center;background:#e6e6e6;border:.6pt solid #000;margin:0 0 3mm;padding:1.2mm} h1 small{font:8pt "Nimbus Sans";float:right;padding-top:1mm} .l th{border:.6pt solid #000;background:#e6e6e6;font:7pt "Nimbus Sans";padding:1mm;text-align:center!important} .l td{border:.6pt solid #000;padding:.9mm 1mm} .b{display:flex;justify-content:space-between;gap:8mm;margin-top:4mm;align-items:flex-start;break-inside:avoid} .b table{width:84mm} .b th{border:.6pt solid #000;background:#e6e6e6;font:7pt "Nimbus Sans";padding:.8mm} .b td{border:.6pt solid #000;padding:.8mm 1mm} .s{margin-top:4mm;font-size:9.5pt;line-height:1.6;break-inside:avoid} .s big{font:bold 14pt "Nimbus Sans"} .u{display:flex;justify-content:space-between;margin-top:19mm;break-inside:avoid} .u div{width:66mm;border-top:.6pt dotted #000;text-align:center;font-size:7pt} .n{font-size:7.5pt;margin-top:3mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        random,
        d.seller,
        'Tartak Nadbużański Sp. z o.o.=tartaknadbuzanski|TARTAK „BRÓK” Duda i Wspólnicy Sp. j.=tartakbrok|Przedsiębiorstwo Przerobu Drewna LIWIEC s.c. J. Zając, R. Zając=liwiecdrewno|Drew-Kar Kaczmarek=drewkar|ZAKŁAD DRZEWNY SZULC=zdszulc',
        'tartak'
      )
      settle(d, (l) => {
        if (l.unit === 'm³') return random.int(280, 5200) / 1000
        if (l.unit === 'mb') return random.int(12, 140) * 5
        return l.unit === 'km' ? random.int(14, 96) : (l.quantity ?? 1)
      })
      const list = p.lines((l, at) =>
        row([
          `>${at + 1}`,
          l.description,
          `>${p.number(l.quantity, l.unit === 'm³' ? 3 : 0)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const rates = p.taxes((t) =>
        row([
          `${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const words = inWords(d.amountDue)
      const paid = d.prepaid
        ? `Wpłacono gotówką przy zamówieniu w dniu ${p.date(d.orderDate)}: <b>${p.plain(d.prepaid)} PLN</b><br>`
        : ''
      return `<div class=d><div class=lg>${d.seller.name}<span>tarcica · więźby dachowe · drewno kominkowe</span></div><table><tr><td><i>Miejsce wystawienia</i>${d.seller.town}</td></tr><tr><td><i>Data wystawienia</i>${p.date(d.issueDate)}</td></tr><tr><td><i>Data zakończenia dostawy</i>${p.date(d.deliveryDate)}</td></tr></table></div>
<div class=p><div>Sprzedawca:<br><b>${d.seller.name}</b><br>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP: ${nipInGroups(d.seller)}<br>tel. 29 ${random.digits(3)} ${random.digits(2)} ${random.digits(2)}, ${d.seller.mail}</div><div>Nabywca:<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>NIP: ${nipInGroups(d.buyer)}</div></div>
<h1><small>oryginał</small>Faktura &nbsp;${d.number}</h1>
<table class=l>${heading(['Lp.', 'Nazwa towaru lub usługi', 'Ilość', 'Jm', 'Cena netto', 'Stawka VAT', 'Wartość netto'])}${list.join('')}</table>
<div class=b><table>${heading(['Forma płatności', 'Termin', 'Kwota', 'Waluta'])}${row(['Przelew', p.date(d.dueDate), `>${p.plain(d.amountDue)}`, 'PLN'])}</table><table>${heading(['Stawka', 'Netto', 'VAT', 'Brutto'])}${rates.join('')}${row(['<b>Razem</b>', `><b>${p.plain(d.subtotal)}</b>`, `><b>${p.plain(d.tax)}</b>`, `><b>${p.plain(d.total)}</b>`])}</table></div>
<div class=s>Wartość faktury brutto: <b>${p.plain(d.total)} PLN</b><br>${paid}<big>Do zapłaty: ${p.plain(d.amountDue)} PLN</big><br>Słownie: ${words}<br>Bank Spółdzielczy, nr rachunku: <b>${accountOf(d.seller.iban)}</b></div>
<div class=n>Dokument magazynowy: WZ ${random.int(200, 1900)}/MAG. Pojazd ${random.pick(['WWY', 'WOR', 'WSK'])} ${random.digits(5)}. Towar odebrano bez zastrzeżeń co do ilości; drewno mokre, tolerancja wymiarów wg PN-EN 336. Surowiec z certyfikatem FSC® 70% Mix.</div>
<div class=u><div>Podpis osoby upoważnionej do odbioru</div><div>Podpis osoby upoważnionej do wystawienia</div></div>`
    },
  },
  {
    name: 'pl-fotografka-sesja-zwolniona',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [0],
      lines: [1, 5],
      isOnce: true,
      most: 3,
      isSellerPerson: true,
      days: [3, 7, 14],
      pools: polish(
        'Kancelaria|Nieruchomości|Gabinety|Kawiarnia|Kosmetyka',
        'Sp. z o.o.|s.c.|Sp. k.'
      ),
      items: itemsOf(`
        Sesja biznesowa w siedzibie klienta, do 10 osób|usł.|690|1290; Portret wizerunkowy (1 osoba, 5 ujęć)|szt.|220|390;
        Reportaż z konferencji, do 4 godzin|usł.|890|1500; Sesja produktowa na białym tle|szt.|28|55;
        Sesja noworodkowa w domu|szt.|590|850; Sesja rodzinna w plenerze|szt.|420|690;
        Dodatkowe ujęcie po retuszu|szt.|30|60; Odbitki 15x21 cm w pudełku|kpl.|90|160;
        Fotoalbum 25x25 cm, 20 rozkładówek|szt.|390|620; Obróbka ekspresowa 24 h|usł.|100|200;
        Dojazd powyżej 30 km|usł.|60|140; Zdjęcia z drona, lot do 30 min|usł.|250|400`),
      numbers: (random, year) => `${random.int(3, 148)}/${year}`,
    },
    style: { ...comma, thousands: ' ', date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:9pt/1.45 Lato;margin:0;color:#333} .h{display:flex;justify-content:space-between;align-items:flex-end} .h em{font:30pt Z003;color:#b08968} .h .r{font-size:9pt} h1{font:300 22pt Lato;margin:12mm 0 8mm;border-bottom:.5pt solid #b08968;padding-bottom:3mm} .p{display:flex;gap:12mm;margin-bottom:9mm} .p div{flex:1} .p small{color:#b08968;text-transform:uppercase;letter-spacing:1px;display:block;margin-bottom:1mm} .l th{font:bold 7.5pt Lato;text-align:left;background:#f5efe8;padding:2mm 1.5mm} .l td{padding:2mm 1.5mm;border-bottom:.4pt solid #e3d5c6} .l .s td{font-weight:bold;border:0} .t{text-align:right;font-size:16pt;font-weight:300;margin-top:6mm} .t b{font-weight:bold} .t small{font-size:8.5pt;display:block;font-weight:400} .q{display:flex;gap:8mm;margin-top:14mm;align-items:flex-start} .q div{font-size:8.5pt} .n{margin-top:12mm;font-size:8pt;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const list = p.lines((l, at) =>
        row([
          at + 1,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          l.rate ? `>${p.number(l.rate)}%` : '>zw',
          `>${p.plain(l.amount)}`,
        ])
      )
      const name = d.seller.name
      const phone = `${random.int(501, 889)} ${random.digits(3)} ${random.digits(3)}`
      return `<div class=h><em>${random.pick(['Złota godzina', 'Migawka', 'Kadr i światło', 'Ciepłe światło'])}</em><div class=r>Miejsce wystawienia: ${d.seller.town}<br>Data wystawienia: <b>${p.date(d.issueDate)}</b><br>Data sprzedaży: ${p.date(d.deliveryDate)}</div></div>
<h1>Faktura nr ${d.number}</h1>
<div class=p><div><small>Sprzedawca</small><b>${name}</b><br>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP ${nipOf(d.seller)}<br>tel. ${phone}</div><div><small>Nabywca</small><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<table class=l>${heading(['Lp.', 'Nazwa', '>Ilość', 'Jedn.', '>Cena netto', '>Wartość netto', '>VAT', '>Wartość brutto'])}${list.join('')}<tr class=s><td></td><td></td><td></td><td></td><td class=r>Razem</td><td class=r>${p.plain(d.subtotal)}</td><td class=r>${p.plain(d.tax)}</td><td class=r>${p.plain(d.total)}</td></tr></table>
<div class=t>Do zapłaty <b>${p.plain(d.amountDue)} zł</b><small>Słownie: ${inWords(d.amountDue)}</small></div>
<div class=q>${squareCode(random, '26mm', { side: 33 })}<div><b>Płatność przelewem do ${p.date(d.dueDate)}</b><br>Nr konta: ${accountOf(d.seller.iban)}<br>Tytuł: faktura ${d.number}<br><br>Zeskanuj kod w aplikacji swojego banku, a dane do przelewu uzupełnią się same.</div></div>
<div class=n>Sprzedawca zwolniony podmiotowo z podatku od towarów i usług – art. 113 ust. 1 ustawy o VAT.<br>Licencja na wykorzystanie zdjęć zgodnie z umową. Pliki w galerii online będą dostępne przez 90 dni. Dziękuję za współpracę!</div>`
    },
  },
  {
    name: 'pl-plywalnia-tory-kluby',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [8, 23],
      lines: [2, 7],
      isOnce: true,
      most: 16,
      isPart: true,
      isGross: true,
      days: [7, 14],
      pools: polish(
        'Akademia Sportu|Szkoła Pływania|Fitness|Centrum Rehabilitacji',
        'Sp. z o.o.|s.c.|Sp. j.'
      ),
      items: itemsOf(`
        Wynajem toru pływackiego 25 m – nauka pływania|godz.|95|140; Wynajem toru pływackiego 25 m – sekcja młodzieżowa|godz.|80|110;
        Wynajem brodzika – zajęcia z niemowlętami|godz.|110|160; Wynajem hali sportowej, 1/3 boiska|godz.|60|90;
        Wynajem hali sportowej, całe boisko|godz.|140|210; Wynajem tafli lodowiska|godz.|320|450;
        Udostępnienie sali fitness|godz.|45|70; Najem powierzchni reklamowej na bandach|m²|60|95|1;
        Najem pomieszczenia magazynowego|m²|14|22|1; Najem sali konferencyjnej|godz.|60|95|1;
        Obsługa zegara i nagłośnienia|godz.|35|60|1; Wypożyczenie sprzętu do aqua aerobiku|godz.|15|30|1`),
      numbers: (random, year) => `${random.digits(4)}/${random.pick(['P', 'H', 'OS'])}/${year}`,
    },
    style: { ...comma, thousands: ' ', date: dotted },
    css: 'body{font:9pt Carlito;margin:0} .h{display:flex;gap:5mm;align-items:center;border-bottom:3pt solid #0083b0;padding-bottom:3mm} .h svg{flex:none} .h b{font-size:13pt;color:#00597a;display:block;max-width:90mm;line-height:1.1} .h .r{margin-left:auto;line-height:1.5} h1{font:bold 15pt Carlito;margin:6mm 0 1mm} .k{margin-bottom:5mm;line-height:1.5} .p{display:flex;gap:0;margin-bottom:6mm} .p div{flex:1;border:.6pt solid #0083b0;padding:2mm 3mm;line-height:1.4} .p div+div{border-left:0} .p i{font-style:normal;color:#00597a;font-weight:bold} .l th{background:#0083b0;color:#fff;padding:1.4mm 1mm;font-size:8pt;text-align:left} .l td{padding:1.3mm 1mm;border-bottom:.5pt solid #a9d3e2;vertical-align:top} .l small{color:#555} .b{display:flex;justify-content:space-between;gap:8mm;margin-top:5mm;break-inside:avoid} .v{width:92mm} .v th{font-size:8pt;text-align:right;border-bottom:.8pt solid #0083b0;padding:.8mm} .v td{text-align:right;padding:.8mm} .v .z td{border-top:.8pt solid #0083b0;font-weight:bold} .z2{background:#e3f3f9;padding:3mm 5mm;flex:1} .z2 b{font-size:15pt;display:block} .n{margin-top:7mm;line-height:1.5;font-size:8.5pt} .f{margin-top:14mm;display:flex;justify-content:space-between;font-size:8pt} .g{font-size:7pt;color:#444;margin-top:6mm;border-top:.4pt solid #999;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        random,
        d.seller,
        'Miejski Ośrodek Sportu i Rekreacji Sp. z o.o.=mosir-sport|Park Wodny „Delfinek” Sp. z o.o.=parkdelfinek|POWIATOWE CENTRUM SPORTU=pcs-powiat|Zespół Obiektów Sportowych „Fala”=zosfala',
        'faktury'
      )
      const list = p.lines((l, at) =>
        row([
          at + 1,
          `${l.description}`,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const rates = p.taxes((t) =>
        row([
          `${p.number(t.rate)}%`,
          p.plain(baseOf(p, t)),
          p.plain(taxOf(p, t)),
          p.plain(t.base + t.amount),
        ])
      )
      const wave =
        '<svg width="18mm" viewBox="0 0 36 26"><circle cx="25" cy="6" r="4" fill="#f7a600"/><path d="M1 17q5-6 10 0t10 0 10 0M1 23q5-6 10 0t10 0 10 0" fill="none" stroke="#0083b0" stroke-width="3"/></svg>'
      return `<div class=h>${wave}<b>${d.seller.name}</b><div class=r>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP ${nipOf(d.seller)}</div></div>
<h1>Faktura nr ${d.number}</h1>
<div class=k>Data wystawienia: ${p.date(d.issueDate)}, ${d.seller.town} &nbsp;|&nbsp; Okres świadczenia usług: ${p.date(d.from)} – ${p.date(d.until)} &nbsp;|&nbsp; Umowa nr ${random.int(3, 88)}/N/${random.pick(['2022', '2021'])}</div>
<div class=p><div><i>Nabywca</i><br>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>NIP ${nipOf(d.buyer)}</div><div><i>Płatność</i><br>Sposób zapłaty: przelew<br>Termin płatności: <b>${p.date(d.dueDate)}</b><br>Konto: ${accountOf(d.seller.iban)}<br>W tytule prosimy podać numer faktury</div></div>
<table class=l>${heading(['Lp.', 'Nazwa usługi', '>Ilość', 'J.m.', '>Cena brutto', '>Stawka VAT', '>Wartość brutto'])}${list.join('')}</table>
<div class=b><table class=v>${heading(['Stawka VAT', 'Wartość netto', 'Kwota VAT', 'Wartość brutto'])}${rates.join('')}<tr class=z><td>Ogółem</td><td>${p.plain(d.subtotal)}</td><td>${p.plain(d.tax)}</td><td>${p.plain(d.total)}</td></tr></table><div class=z2>Do zapłaty<b>${p.plain(d.amountDue)} zł</b>${inWords(d.amountDue)}</div></div>
<div class=n>Rozliczenie wg potwierdzonego harmonogramu zajęć. Rezerwacje odwołane później niż 48 godzin przed terminem są płatne w całości. Za opóźnienie w zapłacie naliczane są odsetki ustawowe za opóźnienie w transakcjach handlowych.</div>
<div class=f><span>Fakturę wystawiła: ${random.pick(['Grażyna Rek', 'Alicja Pokora', 'Ewa Świder'])}, dział rozliczeń</span><span>tel. 29 ${random.digits(3)} ${random.digits(2)} ${random.digits(2)} wew. ${random.int(11, 29)} &nbsp; ${d.seller.mail}</span></div>
<div class=g>Administratorem danych osobowych jest wystawca faktury. Szczegółowa informacja o przetwarzaniu danych: ${d.seller.site}/rodo. Regulamin obiektu dostępny w kasie i na stronie internetowej.</div>`
    },
  },
  {
    name: 'pl-zuraw-godziny-karty-pracy',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      lines: [2, 7],
      isPart: true,
      most: 14,
      days: [14, 30, 45, 60],
      pools: polish(
        'Konstrukcje Stalowe|Budownictwo|Prefabrykacja|Energetyka|Inżynieria',
        'Sp. z o.o.|S.A.|Sp. z o.o. Sp. k.'
      ),
      items: itemsOf(`
        Praca żurawia samojezdnego 40 t z operatorem|godz.|230|290; Praca żurawia samojezdnego 70 t z operatorem|godz.|310|390;
        Praca żurawia samojezdnego 130 t z operatorem|godz.|490|620; Praca HDS 18 tm|godz.|170|220;
        Praca podnośnika koszowego 32 m|godz.|190|260; Dojazd i powrót żurawia|kurs|350|900;
        Transport przeciwwagi (zestaw niskopodwoziowy)|kurs|600|1200; Najem trawersu 6 m|doba|120|190;
        Hakowy / sygnalista|godz.|65|85; Dopłata za pracę w dniu wolnym|godz.|60|110`),
      numbers: (random, year) => `F/${random.pick(['01', '02', '03'])}/${year}/${random.digits(6)}`,
    },
    style: { ...comma, thousands: ' ', date: slashed },
    css: 'body{font:8.5pt Roboto;margin:0;color:#111} .h{display:flex;justify-content:space-between;align-items:stretch} .h .o{background:#ffc400;padding:4mm 5mm;width:86mm;line-height:1.35} .h .o b{font:900 14pt Roboto;display:block;line-height:1.1} .h table{width:88mm} .h td{padding:.9mm 1mm;border-bottom:.4pt solid #bbb} .h .t td{font:bold 13pt Roboto;border-bottom:1.4pt solid #111} .p{display:flex;gap:6mm;margin:7mm 0 5mm;line-height:1.4} .p div{flex:1} .p i{font-style:normal;font-size:7pt;color:#666;display:block} .l th{background:#111;color:#fff;font:500 7.5pt Roboto;text-align:left;padding:1.5mm 1mm} .l td{padding:1.4mm 1mm;border-bottom:.4pt solid #999;vertical-align:top} .l small{color:#666;display:block} .b{display:flex;justify-content:space-between;margin-top:5mm;break-inside:avoid} .s{width:76mm} .s td{padding:1mm} .s .t td{background:#ffc400;font:bold 12pt Roboto} .m{font:bold 10pt Roboto;border:1pt solid #111;padding:1.5mm 3mm;display:inline-block;margin-bottom:2mm} .b .x{width:92mm;line-height:1.5} .k{display:flex;gap:5mm;margin-top:8mm;align-items:center;font-size:7.5pt;break-inside:avoid} .g{font-size:6.8pt;color:#444;border-top:1.4pt solid #111;margin-top:9mm;padding-top:1.5mm;line-height:1.4;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        random,
        d.seller,
        'DŹWIGI PODLASIE=dzwigipodlasie|Marczak Żurawie & Transport Sp. z o.o.=marczakzurawie|Polcran Usługi Dźwigowe Sp. z o.o. Sp. k.=polcran|Michalik i Synowie Sp. j.=michaliksynowie|BUG-CRANE S.A.=bugcrane',
        'dyspozytor'
      )
      /** A service has one price. */
      const prices = new Map<string, number>()
      settle(d, (l) => {
        l.price = prices.get(l.description) ?? l.price
        prices.set(l.description, l.price)
        const count = l.quantity ?? 1
        return l.unit === 'godz.' ? count : Math.ceil(count / 5)
      })
      const days = daysOf(p, d.from, d.until)
      const list = p.lines((l, at) => {
        const name = l.description
        const card = `karta pracy ${random.int(10, 99)}${random.digits(3)} z dn. ${days[at]}`
        l.description = `${name} ${card}`
        return row([
          at + 1,
          `${name}<small>${card}</small>`,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)} %`,
        ])
      })
      const issued = d.issueDate
      const split =
        d.total > 1500000 ? '<span class=m>Mechanizm podzielonej płatności</span><br>' : ''
      const mark = Array.from({ length: 12 }, () => random.pick([...'0123456789ABCDEF'])).join('')
      const ksef =
        issued > '2026-02'
          ? `<div class=k>${squareCode(random, '24mm', { side: 37 })}<div>Sprawdź, czy Twoja faktura znajduje się w KSeF!<br><b>${nipOf(d.seller)}-${issued.replaceAll('-', '')}-${mark}-${random.pick(['0A', '5D', 'F3'])}</b></div></div>`
          : ''
      return `<div class=h><div class=o><b>${d.seller.name}</b>${d.seller.street}, ${codeFirst(d.seller)}<br>dyspozytor 24 h: ${random.int(601, 889)} ${random.digits(3)} ${random.digits(3)}<br>${d.seller.mail}</div><table><tr class=t><td colspan=2>FAKTURA ${d.number}</td></tr>${row(['Data wystawienia', `>${p.date(issued)}`])}${row(['Data wykonania usługi', `>${p.date(d.until)}`])}${row(['Zamówienie', `>${d.orderNumber}`])}${row(['Forma i termin płatności', `>przelew, ${p.date(d.dueDate)}`])}</table></div>
<div class=p><div><i>SPRZEDAWCA</i><b>${d.seller.name}</b><br>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP PL${nipOf(d.seller)}</div><div><i>NABYWCA</i><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>NIP PL${nipOf(d.buyer)}</div><div><i>MIEJSCE PRACY</i>${random.pick(['Budowa hali magazynowej, etap II', 'Most na rzece Liwiec, DW 637', 'Farma wiatrowa, turbina T4', 'Remont suwnicy, hala B'])}<br>zgłosił: kier. ${random.pick(['Bober', 'Rosiak', 'Wilk'])}</div></div>
<table class=l>${heading(['Lp.', 'Nazwa usługi', '>Ilość', 'J.m.', '>Cena netto', '>Wartość netto', '>VAT'])}${list.join('')}</table>
<div class=b><div class=x>${split}Rachunek bankowy (biała lista VAT):<br><b>PL${accountOf(d.seller.iban)}</b><br>Słownie: ${inWords(d.amountDue)}<br>Czas pracy liczony od wyjazdu z bazy, co 15 minut.</div><table class=s>${row(['Razem netto', `>${p.plain(d.subtotal)} PLN`])}${row(['VAT', `>${p.plain(d.tax)} PLN`])}${row(['Razem brutto', `>${p.plain(d.total)} PLN`])}<tr class=t><td>Do zapłaty</td><td class=r>${p.plain(d.amountDue)} PLN</td></tr></table></div>
${ksef}
<div class=g>${d.seller.name}, wpis do rejestru przedsiębiorców KRS 0000${random.digits(6)}, Sąd Rejonowy XIV Wydział Gospodarczy KRS, BDO 000${random.digits(6)}. Urządzenia z decyzjami UDT. Reklamacje do 7 dni od daty otrzymania faktury. Podpis odbiorcy nie jest wymagany.</div>`
    },
  },
]
