import { dayAfter, daysBetween } from '../days.ts'
import type { Family } from '../family.ts'
import type { Item } from '../make_document.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { grouped, heading, monthsIn, row } from '../print.ts'

const english = monthsIn('GB')

const british = {
  ...pools.GB,
  first: ['Gareth', 'Bethan', 'Mohammed', 'Lorna', 'Stuart', 'Anjali', 'Craig', 'Heather'],
  last: [
    'Hallam',
    'Stanforth',
    'Pickersgill',
    'Trevena',
    'Bowden',
    'Akhtar',
    'Cheadle',
    'Langrish',
    'Ormerod',
    'Rudkin',
  ],
  streets: [
    '212 Wakefield Road',
    'Units 3–5, Swan Lane Industrial Estate',
    '9 Orchard Street',
    'Brook House, Mill Bank',
    '45 Tenter Hill',
    '1 Sidings Way',
    'Plot 8, Eastgate Business Park',
  ],
  towns: [
    ['Huddersfield', 'HD5 9XT'],
    ['Taunton', 'TA1 2PX'],
    ['Kettering', 'NN16 8TD'],
    ['Stockport', 'SK3 0AG'],
    ['Wrexham', 'LL13 7YP'],
    ['Falkirk', 'FK2 7AA'],
    ['Chelmsford', 'CM2 6JL'],
  ],
}

const american = {
  ...pools.US,
  first: ['Brenda', 'Luis', 'Travis', 'Monica', 'Darnell', 'Heidi'],
  last: [
    'Brockway',
    'Escobedo',
    'Hollis',
    'Vandermeer',
    'Yoder',
    'Castellano',
    'Pruett',
    'Sizemore',
  ],
  streets: [
    '4875 Industrial Pkwy',
    'P.O. Box 1190',
    '602 N Commerce St',
    '15 Depot Rd, Bldg C',
    '2929 S 27th Ave',
    '780 County Road 40',
  ],
  towns: [
    ['Amarillo, TX', '79106'],
    ['Fort Wayne, IN', '46808'],
    ['Yakima, WA', '98902'],
    ['Chattanooga, TN', '37406'],
    ['Sioux Falls, SD', '57104'],
    ['Bakersfield, CA', '93307'],
  ],
}

const irish = {
  ...british,
  first: ['Niamh', 'Padraig', 'Ciara', 'Eoin', 'Maeve', 'Donal'],
  last: ['Lenihan', 'Rafferty', 'Cusack', 'O’Mahony', 'Breathnach', 'Geoghegan', 'Tuohy'],
  forms: ['Ltd', 'Limited', 'DAC'],
  streets: [
    'Creamery Road',
    'Ballymore',
    'Station Road',
    '14 Market Square',
    'Knockane',
    'The Mart Yard, Bridge Street',
  ],
  towns: [
    ['Nenagh, Co. Tipperary', 'E45 XR60'],
    ['Tuam, Co. Galway', 'H54 PK12'],
    ['Macroom, Co. Cork', 'P12 W8D4'],
    ['Carrickmacross, Co. Monaghan', 'A81 V2F3'],
    ['Kells, Co. Meath', 'A82 T6N9'],
  ],
  country: 'Ireland',
  tel: '+353 ',
}

/** The pools with the words that firms of a trade have in their names. */
function tradesIn(land: 'GB' | 'US' | 'IE', trade: string[]): Pools {
  if (land === 'US') return { ...pools, US: { ...american, trade } }
  return { ...pools, GB: { ...(land === 'GB' ? british : irish), trade } }
}

interface Stock {
  code: string
  item: Item
  group: string
  more: string
}

/** Articles, one a line: code, description, unit, lowest and highest price, index of the rate, group, small print. */
function stockOf(list: string): Stock[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [code, name, unit, least, most, rate = '0', group = '', more = ''] = line
        .trim()
        .split('|')
      return { code, item: [name, unit, Number(least), Number(most), Number(rate)], group, more }
    })
}

function itemsOf(stock: Stock[]): Item[] {
  return stock.map(({ item }) => item)
}

function articleOf(stock: Stock[], description: string): Stock {
  return stock.find(({ item }) => item[0] === description.replaceAll('&amp;', '&')) ?? stock[0]
}

/** A row or several that stay together, their height, and what they add to the sum. */
interface Part {
  html: string
  size: number
  sum?: number
  isHead?: boolean
}

/** Parts page by page; the last page has less room, and the first may have. */
function paged(parts: Part[], room: number, last: number, first = room): Part[][] {
  const pages: Part[][] = [[]]
  let left = first
  for (const [at, part] of parts.entries()) {
    const next = part.isHead ? parts[at + 1].size : 0
    if (left < part.size + next) {
      pages.push([])
      left = room
    }
    pages[pages.length - 1].push(part)
    left -= part.size
  }
  const end = pages[pages.length - 1]
  if (sizeOf(end) > last) pages.push(end.splice(end[end.length - 4]?.isHead ? -4 : -3))
  return pages
}

function htmlOf(parts: Part[]): string {
  return parts.map(({ html }) => html).join('')
}

function sumUntil(pages: Part[][], page: number): number {
  return pages
    .slice(0, page)
    .flat()
    .reduce((whole, { sum }) => whole + (sum ?? 0), 0)
}

function sizeOf(parts: Part[]): number {
  return parts.reduce((whole, { size }) => whole + size, 0)
}

/** The sort code and account number within a British IBAN. */
function accountIn(iban: string): [string, string] {
  return [(iban.slice(8, 14).match(/../g) ?? []).join('-'), iban.slice(14)]
}

const plainPoint = { decimal: '.', thousands: ',' } as const
const pounds = { ...plainPoint, money: (plain: string) => `£${plain}` } as const
const dollars = { ...plainPoint, money: (plain: string) => `$${plain}` } as const

const merchant = stockOf(`
  104772|C16 Regularised Carcassing 47x100mm 4.8m|LGTH|9|13
  104790|C24 Regularised Carcassing 47x150mm 4.8m|LGTH|14|19
  118203|Treated Roofing Batten 25x50mm BS5534|MTR|0.75|1.25
  120044|OSB3 Sheathing Board 2440x1220x18mm|SHT|21|29
  120110|WBP Hardwood Plywood 2440x1220x12mm|SHT|28|37
  130915|Plasterboard TE 2400x1200x12.5mm|SHT|8|11
  130921|Moisture Resistant Board TE 2400x1200x12.5mm|SHT|13|18
  131050|Multi Finish Plaster 25kg|BAG|8|11
  131077|Bonding Coat Plaster 25kg|BAG|10|13
  140002|General Purpose Cement 25kg plastic|BAG|5|7
  140016|Building Sand – bulk bag|BAG|48|62
  140018|20mm Ballast – bulk bag|BAG|50|66
  141230|Dense Concrete Block 7N 440x215x100mm|EA|1.25|2
  141388|Aircrete Block 3.6N 440x215x100mm|EA|2|3
  142007|LBC Rustic Antique 65mm|EA|0.75|1
  150334|Cavity Slab 100mm 455x1200mm (3.28m2)|PK|24|34
  150360|Loft Roll 44 170mm 6.47m2|ROLL|22|31
  150477|PIR Insulation Board 2400x1200x100mm|SHT|38|55
  161101|Lead Code 4 240mm x 6m|ROLL|62|84
  161240|Breathable Roof Membrane 1m x 50m|ROLL|42|68
  161803|Dry Verge Unit LH Slate Grey|EA|2|4
  170018|DPC 112.5mm x 30m|ROLL|6|9
  170096|1200g DPM Black 4m x 25m|ROLL|58|76
  180422|110mm Pipe Single Socket 3m Terracotta|LGTH|11|16
  180431|110mm 87.5° Bend D/S|EA|5|8
  180447|450mm Inspection Chamber Base|EA|44|60
  181330|112mm Half Round Gutter 4m Black|LGTH|9|13
  190071|Steel Lintel 100mm Cavity 1500mm|EA|48|66
  190240|Joist Hanger 47mm Long Leg|EA|1.5|3
  190255|Heavy Duty Restraint Strap 1000mm|EA|3|5
  200613|Turbo Gold Woodscrew 5.0x80mm (Box 100)|BOX|6|9
  200788|Ring Shank Nail 90mm 1st Fix (2200)|BOX|24|36
  210902|Frame Sealant Brown 310ml|TUBE|3|5
  210933|Expanding Foam Gun Grade 750ml|CAN|5|8
  210977|PVA Adhesive 5ltr|EA|9|13
  220150|Rubble Sack Blue (Roll 10)|ROLL|3|5`)

const larder = stockOf(`
  10432|Chopped Tomatoes in Juice|CS|11|16|1|AMBIENT|6 x 2.5kg
  10518|Plain Flour|EA|9|13|1|AMBIENT|16kg
  11207|Long Grain Rice, easy cook|EA|14|19|1|AMBIENT|10kg
  11344|Penne Pasta|CS|9|14|1|AMBIENT|4 x 3kg
  12096|Rapeseed Oil|EA|22|29|1|AMBIENT|20ltr
  12610|Light Mayonnaise|EA|11|15|1|AMBIENT|10ltr
  13002|Tea Bags, one cup|CS|14|22|1|AMBIENT|1100s
  13377|Ready Salted Crisps|CS|10|14|0|AMBIENT|48 x 32.5g
  13810|Cola, cans|CS|8|12|0|AMBIENT|24 x 330ml
  14400|Milk Chocolate Cake Covering|CS|24|36|0|AMBIENT|4 x 2.5kg
  30115|Mature Cheddar, grated white|CS|31|42|1|CHILLED|6 x 1kg
  30226|Unsalted Butter|CS|72|95|1|CHILLED|20 x 250g
  30480|Semi Skimmed Milk, poly|EA|1.5|2.5|1|CHILLED|2ltr
  30951|Back Bacon, rindless|CS|29|38|1|CHILLED|4 x 2.27kg
  31177|Free Range Eggs, medium|CS|28|37|1|CHILLED|15 doz
  31560|Whipping Cream|EA|7|10|1|CHILLED|2ltr
  31902|Beef Topside, rolled|KG|9|13|1|CHILLED|approx. 3kg
  60031|Chips, 14mm steak cut|CS|16|22|1|FROZEN|4 x 2.5kg
  60144|Garden Peas, choice|CS|11|16|1|FROZEN|10 x 1kg
  60377|Battered Cod Fillet|CS|46|62|1|FROZEN|24 x 170–200g
  60712|Vanilla Ice Cream, soft scoop|EA|5|9|0|FROZEN|4ltr
  60850|Sticky Toffee Pudding, portions|CS|14|21|0|FROZEN|12
  61219|Vegetarian Sausage|CS|13|18|1|FROZEN|60 x 57g
  90210|Centrefeed Blue Roll, 2 ply|CS|9|14|0|NON FOOD|6 x 150m
  90344|Food Container 1000cc, with lid|CS|21|30|0|NON FOOD|250s
  90518|Washing Up Liquid|CS|6|9|0|NON FOOD|2 x 5ltr
  90577|Vinyl Gloves, medium, powder free|CS|18|26|0|NON FOOD|10 x 100s`)

const pneumatic = stockOf(`
  DSNU-25-80|Round cylinder, double acting, bore 25 stroke 80|PC|48|72|0|DE|84123100
  KQ2H08-01|One-touch fitting, straight, R 1/8, tube 8 mm|PC|1.5|3|0|JP|73079980
  VUVG-L10-M52|Solenoid valve 5/2, M5, monostable, 24 V DC|PC|52|79|0|DE|84812090
  MS4-LFR-1/4|Filter regulator G1/4, 5 µm, with gauge|PC|68|96|0|DE|84811019
  PUN-8X1.25|Plastic tubing PU 8 x 1.25, blue|M|1|1.75|0|CZ|39173200
  SME-8M-PN|Proximity switch, magneto-resistive, 2.5 m cable|PC|31|44|0|HU|85365019
  GRLA-1/8-QS|One-way flow control valve, exhaust air|PC|9|15|0|DE|84818019
  U-1/4|Silencer, sintered bronze, G1/4|PC|3|6|0|IT|84219990
  NPT-ORK-20|O-ring kit NBR 70, 419 pieces|SET|19|28|0|GB|40169300
  SS-316-EL14|Elbow 90°, stainless steel 316, 1/4 BSPP|PC|11|17|0|TW|73072390
  CPX-CAB-5|Connecting cable M12, 5-pin, 5 m, straight/angled|PC|14|23|0|CZ|85444290
  HB-1000-BK|Foot mounting set for cylinder bore 25|SET|8|12|0|DE|84129040
  LT-243-50|Threadlocking adhesive, medium strength, 50 ml|BT|17|25|0|IE|35069190
  PM-63-G|Pressure gauge 63 mm, 0–10 bar, rear entry|PC|10|16|0|CN|90262040
  QS-4-TEE|Push-in T-connector 4 mm|PC|2|4|0|HU|39174000
  AS2201F-01-06|Speed controller elbow, R 1/8, tube 6 mm|PC|7|11|0|JP|84818019
  VAD-1/8|Vacuum generator, nominal size 0.5 mm|PC|24|36|0|DE|84141089
  ESS-20-SN|Suction cup 20 mm, nitrile, M5 connection|PC|4|7|0|CZ|40169997
  ADVU-32-25|Compact cylinder, bore 32 stroke 25, magnetic|PC|58|83|0|DE|84123100
  TUZ-RACK|Distributor block G1/4, 6 outlets, anodised|PC|17|26|0|IT|76169990
  SRV-CAL|Calibration of pressure gauge with certificate|PC|36|48`)

const electric = stockOf(`
  GB-HBL5262I|DUPLEX RECEPTACLE 15A 125V IVORY SPEC GRADE|EA|6|12
  EMT-075-10|3/4 IN EMT CONDUIT 10 FT LENGTH|EA|7|11
  TW-4SDEEP|4 IN SQUARE BOX 2-1/8 DEEP 1/2-3/4 KO|EA|3|5
  LV-SPD20-3P|SURGE PROTECTIVE DEVICE 20KA 3 PHASE 480V|EA|190|320
  BR-QO120|CIRCUIT BREAKER 1 POLE 20A PLUG-ON|EA|9|17
  WR-12THHN-BLK|12 AWG THHN STRANDED BLACK 500 FT SPOOL|RL|88|124
  WR-10-3MC|10/3 MC CABLE ALUMINUM ARMOR 250 FT COIL|CL|390|520
  LT-2X4-LED40|2X4 LED FLAT PANEL 40W 4000K DIMMABLE|EA|58|89
  PH-F32T8TL|FLUORESCENT LAMP F32T8 841 ALTO 30/CS|CS|72|98
  RC-RB50|RIGID BUSHING INSULATED 1/2 IN 100/BX|BX|24|39
  TB-WIRE-RED|WIRE CONNECTOR RED WING TYPE 500/BAG|BG|38|56
  3M-33-SUPER|VINYL ELECTRICAL TAPE 3/4 IN X 66 FT BLACK|RL|4|7
  SQ-8536SCO3|NEMA SIZE 1 STARTER 3P 27A 120V COIL|EA|280|410
  HF-GFTR20|GFCI RECEPTACLE 20A TAMPER RESISTANT WHITE|EA|19|29
  CAD-EMTC-12|CONDUIT HANGER 3/4 IN WITH BOLT|EA|1.25|2.5
  UN-P1000T|STRUT CHANNEL 1-5/8 SLOTTED 10 FT GALV|EA|28|41
  FL-T5PRO|VOLTAGE AND CURRENT TESTER 1000V|EA|130|180
  GR-ROD-588|GROUND ROD 5/8 IN X 8 FT COPPERBOND|EA|18|27`)

const repairs = stockOf(`
  7710|PM SERVICE LEVEL B – LUBE, OIL, FILTERS, INSPECT|HR|120|165|1|PREVENTIVE MAINTENANCE B
  LF14000NN|OIL FILTER LUBE SPIN-ON|EA|28|46|0|PREVENTIVE MAINTENANCE B
  FS20081|FUEL WATER SEPARATOR ELEMENT|EA|39|58|0|PREVENTIVE MAINTENANCE B
  15W40-BLK|ENGINE OIL 15W40 CK-4 BULK|QT|4|6|0|PREVENTIVE MAINTENANCE B
  7722|REPLACE LEFT STEER BRAKE CHAMBER AND ADJUST|HR|120|165|1|BRAKES – AIR LEAK AT L/F
  T24L-SC|BRAKE CHAMBER TYPE 24 LONG STROKE|EA|58|92|0|BRAKES – AIR LEAK AT L/F
  SA40-5228|SLACK ADJUSTER AUTOMATIC 28 SPLINE|EA|88|130|0|BRAKES – AIR LEAK AT L/F
  AH-38-100|AIR BRAKE HOSE 3/8 REUSABLE|FT|3|5|0|BRAKES – AIR LEAK AT L/F
  7745|DIAGNOSE DEF DOSING FAULT, REPLACE NOX SENSOR|HR|135|175|1|CHECK ENGINE LIGHT ON
  A2C95990|SENSOR NOX OUTLET 12V|EA|380|560|0|CHECK ENGINE LIGHT ON
  DEF-2.5|DIESEL EXHAUST FLUID 2.5 GAL|EA|11|18|0|CHECK ENGINE LIGHT ON
  7760|R AND R MARKER LAMPS, REPAIR WIRING AT REAR SILL|HR|110|150|1|LIGHTS INOPERATIVE
  M20-332R|LAMP MARKER LED RED 3/4|EA|6|11|0|LIGHTS INOPERATIVE
  HS-316-4|HEAT SHRINK BUTT CONNECTOR 16-14|EA|0.75|1.5|0|LIGHTS INOPERATIVE`)

const textiles = stockOf(`
  X935|Comfort Shirt LS|PC|0.5|1|0|0014 HOLLOWAY, J
  X945|Cargo Pant Navy|PC|0.75|1.25|0|0014 HOLLOWAY, J
  X677|Insulated Jacket|PC|1|1.5|0|0014 HOLLOWAY, J
  X936|Industrial Work Shirt SS|PC|0.5|1|0|0021 BARRIENTOS, M
  X912|FR Coverall Khaki|PC|2|3|0|0021 BARRIENTOS, M
  X946|Flat Front Work Pant|PC|0.75|1.25|0|0037 KEELEY, D
  X380|Lab Coat White 3/4|PC|1|1.75|0|0037 KEELEY, D
  M0310|3x10 Active Scraper Mat|EA|7|11|0|FACILITY SERVICES
  M0405|4x6 Logo Mat|EA|6|9|0|FACILITY SERVICES
  S2160|Shop Towel Red 18x18|EA|0.25|0.5|0|FACILITY SERVICES
  A9120|Auto Soap Dispenser Refill|EA|9|14|0|FACILITY SERVICES
  H1044|Wet Mop 24 oz|EA|3|5|0|FACILITY SERVICES
  CH01|Service Charge|EA|8|14|1|CHARGES
  CH07|Garment Protection Plan|EA|4|9|1|CHARGES
  CH12|Uniform Make-up Charge|EA|2|3.5|0|CHARGES`)

const farmshop = stockOf(`
  FD1180|Dairy Nuts 18% High Energy (Bulk)|T|340|420|2
  FD0225|Calf Starter Crunch 25kg|BAG|12|16|2
  FD0718|Ewe & Lamb Ration 25kg|BAG|11|14|2
  FT0027|CAN 27% + S 500kg Big Bag|BAG|180|240|2
  FT1025|10-10-20 Compound 500kg Big Bag|BAG|260|330|2
  SD0412|Permanent Pasture Mix 12.5kg|BAG|58|76|2
  OL0001|Marked Gas Oil 20L|DRUM|18|25|1
  OL0004|Kerosene, home heating 20L|DRUM|18|24|1
  FN2201|Sheep Wire HT 8/80/15 100m|ROLL|105|150
  FN2230|PDM Post 5' 6" x 3½"|EA|4|6
  FN2288|Barb Wire HT 2-ply 200m|ROLL|42|58
  VT5114|Pour-on Wormer 2.5L|EA|68|110
  HW0870|Galvanised Field Gate 12ft|EA|120|165
  HW1015|Nitrile Gloves L (Box 100)|BOX|9|13
  HW1442|Wellington Dunlop Purofort size 9|PR|65|88
  HW3377|Grease Cartridge EP2 400g|EA|3|5
  TM9920|Teat Dip Concentrate 25L|DRUM|58|82`)

const turf = stockOf(`
  PGP-04|Gear Drive Rotor 4" Adjustable|EA|14|22|0|Stage 1 – Front lawn
  PROS-04-PRS|Pop-up Spray Body 4" Pressure Regulated|EA|5|8|0|Stage 1 – Front lawn
  MP2000|Rotary Nozzle 90–210°|EA|6|9|0|Stage 1 – Front lawn
  LDP25-200|Low Density Poly Pipe 25mm x 200m|RL|118|160|0|Stage 1 – Front lawn
  PGV-101|Solenoid Valve 25mm with Flow Control|EA|21|32|0|Stage 2 – Valve station
  VB-1419|Valve Box Rectangular Jumbo|EA|24|36|0|Stage 2 – Valve station
  XC-801|Controller 8 Station Indoor|EA|118|170|0|Stage 2 – Valve station
  WC-3M|Waterproof Wire Connector|PK|8|13|0|Stage 2 – Valve station
  DL16-30|Drip Line 16mm 30cm Spacing 100m|RL|62|88|0|Stage 3 – Kitchen garden
  JST-4|Barbed Tee 16mm (Bag 25)|BG|6|10|0|Stage 3 – Kitchen garden
  SEED-VG5|Vegetable Seed Potatoes 5kg|BG|7|11|1|Stage 3 – Kitchen garden
  FERT-25|Slow Release Lawn Fertiliser 25kg|BG|34|48|0|Stage 3 – Kitchen garden`)

/** Invoices with rich tables of goods: merchants, wholesalers, dealers and rental firms. */
export const commonEnglish: Family[] = [
  /** A builders' merchant: a form with column rules, delivery notes, list and nett prices, a remittance slip. */
  {
    name: 'en-merchant-delivery-notes',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [8, 85],
      isOnce: true,
      most: 24,
      days: [30, 45, 60],
      pools: tradesIn('GB', ['Building Supplies', 'Timber', 'Construction', 'Homes', 'Roofing']),
      items: itemsOf(merchant),
      numbers: (random) =>
        `${random.digits(4)}/${random.digits(5)}${random.pick(['A', 'F', 'H', 'T'])}`,
    },
    style: { ...plainPoint, date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: 'body{font:8pt "Roboto";margin:0 .4mm;color:#111} .page{height:265mm;position:relative} .page+.page{break-before:page} .top{display:flex;justify-content:space-between;height:26mm} .logo{font-size:17pt;font-weight:900;color:#00457c;line-height:1.1;max-width:100mm} .word{font-size:18pt;font-weight:700;text-align:right;color:#00457c} .adr{display:flex;gap:6mm;height:27mm} .adr div{border:.6pt solid #00457c;border-radius:4px;flex:1;padding:1.5mm 2.5mm} .cap{font-size:6.5pt;color:#00457c;display:block} .band{margin:2.5mm 0} .band td,.band th{border:.6pt solid #00457c;text-align:left;padding:1px 4px} .band th{font-size:6.5pt;color:#00457c;font-weight:400} .list{border:.6pt solid #00457c;table-layout:fixed} .list th{background:#00457c;color:#fff;font-size:7pt;height:6mm;padding:0 2px;font-weight:500;text-align:left} .list td{height:4.6mm;padding:0 2px;white-space:nowrap;overflow:hidden;line-height:1} .list td+td,.list th+th{padding-left:3px!important;border-left:.6pt solid #00457c} .list .r{padding-right:3px} .note td:nth-child(2){font-weight:700} .note td:first-child{font-size:7pt} .sub td{font-style:italic} .end{position:absolute;left:0;right:0;bottom:0;height:58mm} .cols{display:flex;justify-content:space-between;align-items:flex-start} .vat{width:86mm} .vat th,.vat td{border:.6pt solid #00457c;padding:2px 4px;font-weight:400} .vat th{font-size:6.5pt;color:#00457c;text-align:left} .sum{width:66mm} .sum td{border:.6pt solid #00457c;padding:4px 5px} .slip{border-top:1pt dashed #555;margin-top:4mm;padding-top:2mm} .slip td{padding:1.5px 0;vertical-align:top}',
    draw: (p) => {
      const { doc: d, random } = p
      const branch = random.digits(4)
      const site = random.pick(['Plot 12 Weavers Croft', 'Old School Site', 'Yard', 'Phase 2 Link'])
      const count = d.lines.length
      const groups = Math.min(count, random.int(1, 4))
      const groupOf = (at: number) => Math.floor((at * groups) / count)
      const parts: Part[] = []
      let own = 0
      let slip = ''
      const rowOf = (kind: string, cells: string[]) =>
        row(cells).replace('<tr>', `<tr class=${kind}>`)
      p.lines((l, at) => {
        const { code } = articleOf(merchant, l.description)
        const isFirst = at === 0 || groupOf(at) !== groupOf(at - 1)
        if (isFirst) {
          slip = `${branch}${random.digits(6)}`
          own = 0
          const day = p.date(dayAfter(d.issueDate, groupOf(at) - groups - 1))
          const how = random.pick(['Delivered', 'Collected'])
          const html = `<tr class=note><td>DEL. NOTE</td><td colspan=6>${slip} of ${day} – ${how} – Your ref: ${site}</td><td></td><td></td></tr>`
          parts.push({ html, size: 4.6, isHead: true })
        }
        const less = random.pick([0, 20, 25, 35, 42.5])
        const list = Math.round(l.price / (1 - less / 100))
        own += l.amount
        const cells = [
          code,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(list)}`,
          `>${less ? p.number(less, 2) : ''}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate, 1)}`,
        ]
        parts.push({ html: row(cells), size: 4.6, sum: l.amount })
        if (groups > 1 && (at === count - 1 || groupOf(at + 1) !== groupOf(at))) {
          const totals = [
            '',
            `Total delivery note ${slip}`,
            '',
            '',
            '',
            '',
            '',
            `>${p.plain(own)}`,
            '',
          ]
          parts.push({ html: rowOf('sub', totals), size: 5 })
        }
      })
      const pages = paged(parts, 164, 108)
      const head = (page: number) =>
        `<div class=top><div><div class=logo>${d.seller.name}</div><div>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>Tel: ${d.seller.telephone} &nbsp; Credit control: accounts@${d.seller.site.replace('www.', '')}</div></div><div class=word>INVOICE<div style="font-size:8pt;font-weight:400;color:#111">Page ${page + 1} of ${pages.length}<br>VAT Reg. No. ${d.seller.vatId}</div></div></div>
<div class=adr><div><span class=cap>Invoice to</span>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><span class=cap>Deliver to</span>${site}<br>${d.buyer.town}<br><br>Sales branch: ${branch} ${d.seller.town}</div></div>
<table class=band>${heading(['Account no.', 'Invoice no.', 'Date / tax point', 'Your order no.', 'Payment due by'])}${row([d.customerNumber, `<b>${d.number}</b>`, p.date(d.issueDate), d.orderNumber, p.date(d.dueDate)])}</table>`
      const cols = [14, 66, 14, 11, 15, 12, 15, 19, 12].map((w) => `<col style="width:${w}mm">`)
      const brief = (text: string, cents: number) =>
        rowOf('note', ['', text, '', '', '', '', '', `>${p.plain(cents)}`, ''])
      const blank = (height: number) =>
        `<tr>${`<td style="height:${height}mm"></td>`.repeat(9)}</tr>`
      const [sort, account] = accountIn(d.seller.iban)
      const end = `<div class=end><div class=cols><table class=vat>${heading(['VAT %', '>Goods value', '>VAT amount'])}${p.taxes((t) => row([p.number(t.rate, 2), `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])).join('')}</table><table class=sum>${row(['Total goods', `>${p.plain(d.subtotal)}`])}${row(['Total VAT', `>${p.plain(d.tax)}`])}${row(['<b>INVOICE TOTAL £</b>', `><b>${p.plain(d.total)}</b>`])}</table></div>
<div style="font-size:7pt;margin-top:2mm">All goods remain the property of the company until paid for in full. Shortages must be notified within 3 working days. E.&amp;O.E.</div>
<div class=slip><b>REMITTANCE ADVICE</b> – please detach and return with your payment, or e-mail to our credit control<table style="margin-top:2mm">${row(['Customer', d.buyer.name, 'Invoice no.', d.number])}${row(['Account no.', d.customerNumber, 'Amount payable', `£${p.plain(d.amountDue)}`])}${row(['Pay to', d.seller.name, 'Amount paid', '£ .........................'])}${row(['Sort code / account', `${sort} / ${account}`, 'Cheque no.', '.............................'])}${row(['IBAN', grouped(d.seller.iban), 'Date', '.............................'])}</table></div></div>`
      return pages
        .map((part, page) => {
          const isLast = page === pages.length - 1
          const used = sizeOf(part) + (page ? 4.6 : 0)
          const top = page ? brief('Brought forward', sumUntil(pages, page)) : ''
          const bottom = isLast ? '' : brief('Carried forward', sumUntil(pages, page + 1))
          const fill = Math.max(1, (isLast ? 121 : 174) - used)
          return `<div class=page>${head(page)}<table class=list><colgroup>${cols.join('')}</colgroup>${heading(['Product', 'Description', '>Quantity', 'Unit', '>List price', '>Disc %', '>Nett price', '>Goods value', '>VAT %'])}${top}${htmlOf(part)}${blank(fill)}${bottom}</table>${isLast ? end : '<div style="text-align:right;margin-top:2mm">Continued overleaf</div>'}</div>`
        })
        .join('')
    },
  },
  /** A catering wholesaler: no rules, groups by temperature with totals, ordered and delivered, account ageing. */
  {
    name: 'en-foodservice-groups',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20, 0],
      lines: [6, 48],
      isInOrder: true,
      isOnce: true,
      most: 12,
      days: [7, 14, 21],
      pools: tradesIn('GB', ['Foodservice', 'Catering', 'Fine Foods', 'Kitchens', 'Inns']),
      items: itemsOf(larder),
      numbers: (random) => `7${random.digits(7)}`,
    },
    style: {
      ...pounds,
      date: (y, m, d) => `${d} ${english[Number(m) - 1].slice(0, 3)} ${y}`,
    },
    css: 'body{font:8pt "Inter";margin:0 .4mm;color:#1c1c1c;line-height:1.3} .page{height:265mm;position:relative} .page+.page{break-before:page} .head{display:flex;justify-content:space-between;height:20mm} .brand{font-size:20pt;font-weight:800;color:#3d7a2a;letter-spacing:-.5pt} .brand small{display:block;font-size:7.5pt;font-weight:400;color:#555;letter-spacing:0} .strip{display:flex;background:#eef4ea;height:11mm;padding:2mm 3mm 0;gap:5mm} .strip div{flex:1;white-space:nowrap} .strip span,.cap{display:block;font-size:6.5pt;color:#5f6f58} .adr{display:flex;gap:10mm;height:25mm;margin-top:3mm} .adr div{flex:1} .list th{font-size:6.5pt;font-weight:600;color:#5f6f58;text-align:left;height:6mm;white-space:nowrap} .list td{height:5mm;padding:0;white-space:nowrap} .g td{font-weight:700;color:#3d7a2a;font-size:8.5pt;height:7mm} .t td{font-weight:600;height:6mm} .n td{font-size:6.8pt;color:#777;font-style:italic;height:4mm} .end{position:absolute;bottom:13mm;left:0;right:0} .cols{display:flex;justify-content:space-between;align-items:flex-end} .vat{width:78mm} .vat th{font-size:6.5pt;text-align:left;color:#5f6f58;font-weight:600} .sum{width:62mm} .sum td{padding:1.5px 0} .big td{font-size:11pt;font-weight:700} .acc{background:#eef4ea;margin-top:5mm;padding:2.5mm 3mm} .acc th{font-size:6.5pt;font-weight:400;color:#5f6f58;text-align:right} .acc td{text-align:right;font-weight:600} .foot{position:absolute;bottom:0;left:0;right:0;font-size:6.5pt;color:#777;text-align:center;height:9mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const brand = random.pick(['Larder & Pass', 'Quarterhouse', 'Greenway Fresh'])
      const driver = random.pick(['Dave M', 'Kasia', 'Winston', 'Ash'])
      const run = random.int(2, 48)
      const parts: Part[] = []
      const groupAt = (at: number) => articleOf(larder, d.lines[at].description).group
      const count = d.lines.length
      let own = 0
      let number = 0
      p.lines((l, at) => {
        const article = articleOf(larder, l.description)
        if (at === 0 || groupAt(at - 1) !== article.group) {
          own = number = 0
          parts.push({
            html: `<tr class=g><td colspan=9>${article.group}</td></tr>`,
            size: 7,
            isHead: true,
          })
        }
        const short = random.chance(0.1) ? random.int(1, 2) : 0
        const delivered = l.quantity ?? 0
        own += l.amount
        number += 1
        const cells = [
          l.description,
          article.more,
          article.code,
          `>${delivered + short}`,
          `>${p.number(delivered)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          l.rate ? 'S' : 'Z',
          `>${p.plain(l.amount)}`,
        ]
        const note = short
          ? `<tr class=n><td colspan=9>&nbsp;&nbsp;&nbsp;${short} not delivered: out of stock, not charged</td></tr>`
          : ''
        parts.push({ html: row(cells) + note, size: short ? 9 : 5 })
        if (at === count - 1 || groupAt(at + 1) !== article.group) {
          const html = `<tr class=t><td colspan=8>${article.group.toLowerCase().replace(/^./, (one) => one.toUpperCase())} total (${number} ${number === 1 ? 'line' : 'lines'})</td><td class=r>${p.plain(own)}</td></tr>`
          parts.push({ html, size: 6 })
        }
      })
      const pages = paged(parts, 185, 124)
      const vat = p.taxes((t) =>
        row([
          t.rate ? 'S' : 'Z',
          t.rate ? 'Standard' : 'Zero',
          `>${p.number(t.rate, 1)}%`,
          `>${p.plain(t.base)}`,
          `>${p.plain(t.amount)}`,
        ])
      )
      const older = [random.int(0, 1) * random.int(9000, 80000), 0]
      const open = random.int(20000, 190000)
      const cell = (label: string, text: string) => `<div><span>${label}</span><b>${text}</b></div>`
      return pages
        .map((part, page) => {
          const isLast = page === pages.length - 1
          const end = `<div class=end><div class=cols><table class=vat>${heading(['Code', 'VAT', '>Rate', '>Goods', '>VAT'])}${vat.join('')}</table><table class=sum>${row(['Goods total', `>${p.money(d.subtotal)}`])}${row(['VAT', `>${p.money(d.tax)}`])}<tr class=big><td>Invoice total</td><td class=r>${p.money(d.total)}</td></tr></table></div>
<div style="margin-top:3mm">This invoice will be collected by Direct Debit on <b>${p.date(d.dueDate)}</b>. No action is needed.</div>
<div class=acc><b>Your account at ${p.date(d.issueDate)}</b> (including this invoice)<table>${heading(['Not yet due', '1–7 days overdue', '8–14 days overdue', 'Over 14 days', 'Account balance'])}${row([p.money(open + d.total), p.money(older[0]), p.money(older[1]), p.money(0), p.money(open + d.total + older[0])])}</table></div></div>`
          return `<div class=page><div class=head><div class=brand>${brand.replace('&', '&amp;')}<small>Foodservice · Order line ${d.seller.telephone} · ${d.seller.site}</small></div><div style="text-align:right"><b style="font-size:13pt">Invoice</b><br>Page ${page + 1} of ${pages.length}</div></div>
<div class=strip>${cell('Invoice', d.number)}${cell('Invoice date', p.date(d.issueDate))}${cell('Account', d.customerNumber)}${cell('Your order', d.orderNumber)}${cell('Delivered', p.date(dayAfter(d.issueDate, -1)))}${cell('Route / driver', `${run} / ${driver}`)}</div>
<div class=adr><div><span class=cap>Invoiced to</span>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div><div><span class=cap>Delivered to</span>Main Kitchen, rear entrance<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div></div>
<table class=list>${heading(['Description', 'Pack size', 'Code', '>Ord', '>Del', 'Unit', '>Price', 'VAT', '>Value'])}${htmlOf(part)}</table>${isLast ? end : ''}<div class=foot>${brand.replace('&', '&amp;')} is a trading name of ${d.seller.name}, ${d.seller.street}, ${d.seller.town} ${d.seller.postCode}. VAT No. ${d.seller.vatId}<br>Queries and returns within 24 hours of delivery. Title in the goods passes on payment.</div></div>`
        })
        .join('')
    },
  },
  /** An ERP print: positions of three text lines, customs data, carry-over sums, four-column footer. */
  {
    name: 'en-erp-positions',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [3, 32],
      isOnce: true,
      most: 24,
      lineDiscount: 0.35,
      allowance: 0.25,
      charge: 0.5,
      days: [14, 30, 45, 60],
      pools: tradesIn('GB', ['Automation', 'Fluid Power', 'Packaging Machinery', 'Controls']),
      items: itemsOf(pneumatic),
      numbers: (random) => `1900${random.digits(6)}`,
    },
    style: { ...plainPoint, date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:9pt "Liberation Sans";margin:0 .4mm;line-height:1.25} .page{height:265mm;position:relative} .page+.page{break-before:page} .logo{position:absolute;top:0;right:0;font-size:16pt;font-weight:bold;color:#c1121f;text-align:right} .send{position:absolute;top:26mm;font-size:6.5pt;text-decoration:underline} .to{position:absolute;top:31mm;line-height:1.35} .info{position:absolute;top:24mm;right:0;width:72mm} .info td{padding:.6px 0;vertical-align:top} .info td:first-child{width:32mm;color:#444} .word{position:absolute;top:68mm;font-size:14pt;font-weight:bold} .intro{position:absolute;top:77mm} .body{position:absolute;left:0;right:0} .list th{border-top:.8pt solid;border-bottom:.8pt solid;text-align:left;padding:2px 0;font-size:8.5pt} .list td{padding:0;height:4.2mm;vertical-align:top} .list .first td{padding-top:1.2mm} .small td{font-size:7.5pt;color:#444} .carry td{font-weight:bold;height:6mm;border-top:.4pt solid} .sum td{padding:1.5px 0} .last td{font-weight:bold;border-top:.8pt solid;border-bottom:2.2pt double} .foot{position:absolute;bottom:0;left:0;right:0;display:flex;justify-content:space-between;border-top:.5pt solid #c1121f;padding-top:1.5mm;font-size:6.8pt;color:#444;height:15mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const contact = random.pick(['Ms R. Dhillon', 'Mr P. Sykes', 'Ms C. Lacey'])
      const delivery = `80${random.digits(6)}`
      const parts: Part[] = p.lines((l, at) => {
        const { code, more, group } = articleOf(pneumatic, l.description)
        const yours = random.chance(0.4) ? `Your material no. ${random.digits(7)} &nbsp; ` : ''
        const customs = more
          ? `Commodity code ${more} &nbsp; Country of origin ${group}`
          : 'Service'
        const cells = [
          String(10 * (at + 1)).padStart(6, '0'),
          code,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount, 2)}-` : ''}`,
          `>${p.plain(l.amount)}`,
        ]
        const html = `${row(cells).replace('<tr>', '<tr class=first>')}<tr><td></td><td colspan=6>${l.description}</td></tr><tr class=small><td></td><td colspan=6>${yours}${customs}</td></tr>`
        return { html, size: 14, sum: l.amount }
      })
      const pages = paged(parts, 196, 96, 146)
      const days = daysBetween(d.issueDate, d.dueDate)
      const carry = (text: string, cents: number) =>
        `<tr class=carry><td></td><td colspan=5>${text}</td><td class=r>${p.plain(cents)}</td></tr>`
      const less = d.allowance ? row(['Order discount', '', `>-${p.plain(d.allowance)}`]) : ''
      const freight = d.charge ? row(['Freight and packing', '', `>${p.plain(d.charge)}`]) : ''
      const items =
        d.allowance || d.charge ? row(['Total of items', '', `>${p.plain(d.lineTotal)}`]) : ''
      const sums = `<div style="width:92mm;margin:4mm 0 0 auto"><table class=sum>${items}${less}${freight}${row(['Net amount', 'GBP', `>${p.plain(d.subtotal)}`])}${row([`Output tax ${p.number(d.taxes[0].rate, 2)} % on ${p.plain(d.taxes[0].base)}`, 'GBP', `>${p.plain(d.tax)}`])}<tr class=last><td>Final amount</td><td>GBP</td><td class=r>${p.plain(d.total)}</td></tr></table></div>
<div style="margin-top:6mm">Terms of payment: within ${days} days of the invoice date without deduction<br>Terms of delivery: DAP ${d.buyer.town}, Incoterms 2020<br>Date of supply: ${p.date(d.deliveryDate)}</div>`
      const info = (page: number) =>
        `<table class=info>${row(['Invoice no.', `<b>${d.number}</b>`])}${row(['Invoice date', p.date(d.issueDate)])}${row(['Customer no.', d.customerNumber])}${row(['Your order', `${d.orderNumber} / ${p.date(d.orderDate)}`])}${row(['Delivery note', delivery])}${row(['Contact', contact])}${row(['Telephone', d.seller.telephone])}${row(['Page', `${page + 1} / ${pages.length}`])}</table>`
      const foot = `<div class=foot><div>${d.seller.name}<br>${d.seller.street}<br>${d.seller.town}<br>${d.seller.postCode}</div><div>Tel ${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}</div><div>IBAN<br>${grouped(d.seller.iban)}</div><div>VAT reg. no.<br>${d.seller.vatId}<br>Registered in England</div></div>`
      return pages
        .map((part, page) => {
          const isLast = page === pages.length - 1
          const top = page ? carry('Amount brought forward', sumUntil(pages, page)) : ''
          const bottom = isLast ? '' : carry('Amount carried forward', sumUntil(pages, page + 1))
          const head = page
            ? `<div style="position:absolute;top:14mm">Invoice ${d.number} of ${p.date(d.issueDate)} &nbsp;–&nbsp; page ${page + 1} / ${pages.length}</div>`
            : `<div class=send>${d.seller.name} · ${d.seller.street} · ${d.seller.town} ${d.seller.postCode}</div><div class=to>${d.buyer.name}<br>Accounts Payable<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div>${info(page)}<div class=word>Invoice</div><div class=intro>For goods and services supplied with delivery note ${delivery} of ${p.date(d.deliveryDate)} we charge:</div>`
          return `<div class=page><div class=logo>${d.seller.name.replace(/ (Ltd|Limited|LLP|plc)$/, '')}</div>${head}<div class=body style="top:${page ? 22 : 85}mm"><table class=list>${heading(['Item', 'Material / description', '>Quantity', 'Unit', '>Unit price', '>Disc. %', '>Value GBP'])}${top}${htmlOf(part)}${bottom}</table>${isLast ? sums : ''}</div>${foot}</div>`
        })
        .join('')
    },
  },
  /** An American distributor: ordered, shipped and remaining, item ID above the description, bands of terms. */
  {
    name: 'en-us-supply-shipped',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [8.25],
      lines: [2, 30],
      isOnce: true,
      most: 24,
      charge: 0.6,
      days: [30, 45],
      pools: tradesIn('US', ['Electric Supply', 'Industrial Supply', 'Contractors', 'Controls']),
      items: itemsOf(electric),
      numbers: (random) => `S${random.digits(7)}.00${random.int(1, 3)}`,
    },
    style: { ...plainPoint, date: (y, m, d) => `${Number(m)}/${Number(d)}/${y}` },
    css: 'body{font:8.5pt "Nimbus Sans";margin:0 .4mm;line-height:1.2} .page{height:265mm;position:relative} .page+.page{break-before:page} .top{display:flex;justify-content:space-between;height:29mm} .top .co{font-size:13pt;font-weight:bold} .inv{border:1pt solid;width:62mm;height:24mm} .inv h1{font-size:14pt;margin:0;text-align:center;background:#ddd;padding:1mm} .inv td{padding:1.5px 4px} .inv td:first-child{width:24mm;white-space:nowrap} .adr{display:flex;height:28mm;gap:20mm} .adr div{flex:1;padding-left:14mm;position:relative} .adr i{position:absolute;left:0;top:0;font-style:normal;font-weight:bold;font-size:7.5pt;white-space:nowrap} .band{margin-bottom:-.8pt} .band th{font-size:7pt;background:#ddd;border:.8pt solid;padding:1px 4px} .band td{border:.8pt solid;text-align:center;padding:2px 4px} .list{margin-top:3mm} .list th{border:.8pt solid;background:#ddd;font-size:7pt;padding:1px 3px;height:7mm} .list td{padding:0 3px;vertical-align:top;height:4mm} .list .id td{padding-top:1.4mm} .id td.w{font-weight:bold} .list .n td{font-size:7.5pt;padding-top:1mm} .end{border-top:.8pt solid;margin-top:3mm;padding-top:2mm;display:flex;justify-content:space-between} .sum{width:74mm} .sum td{padding:1.5px 3px} .sum td:first-child{text-align:right} .foot{position:absolute;bottom:0;left:0;right:0;font-size:7pt;border-top:.8pt solid;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const via = random.pick(['OUR TRUCK', 'UPS GROUND', 'WILL CALL', 'FEDEX GROUND'])
      const rep = random.pick(['HOUSE', 'K. SWEENEY', 'TIM BARGER'])
      const taker = random.pick(['DLOPEZ', 'MHARPER', 'JKW'])
      const ticket = random.digits(7)
      const by = random.pick(['Maintenance', 'Purchasing'])
      const box = random.digits(5)
      const days = daysBetween(d.issueDate, d.dueDate)
      const parts: Part[] = p.lines((l) => {
        const { code } = articleOf(electric, l.description)
        const shipped = l.quantity ?? 0
        const open = random.chance(0.2) ? random.int(1, 20) : 0
        const cells = [
          `>${shipped + open}`,
          `>${p.number(shipped)}`,
          `>${open}`,
          l.unit,
          code,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ]
        const html = `${row(cells).replace('<tr>', '<tr class=id>')}<tr><td colspan=4></td><td colspan=3>${l.description}</td></tr>`
        return { html, size: 9.6 }
      })
      const notes = [
        `Deliver to receiving dock, ask for ${random.pick(['Ray', 'Dolores', 'the tool crib'])}`,
        'Partial shipment per customer request – balance to follow',
        `Job: ${random.pick(['Bldg 4 Retrofit', 'Lift Station 12', 'Line 3 MCC'])}`,
      ]
      const line = (text: string): Part => ({
        html: `<tr class=n><td colspan=4></td><td colspan=3>${text}</td></tr>`,
        size: 5,
      })
      parts.unshift(line(`Order Note: ${random.pick(notes)}`))
      if (via.includes('GROUND')) {
        parts.push(line(`Carrier: ${via} &nbsp; Tracking #: 1Z${random.digits(16)}`))
      }
      const pages = paged(parts, 158, 118)
      const freight = d.charge
        ? `${row(['MERCHANDISE:', `>${p.plain(d.lineTotal)}`])}${row(['FREIGHT:', `>${p.plain(d.charge)}`])}`
        : ''
      const sums = `<div class=end><div>Total Lines: ${d.lines.length}</div><table class=sum>${freight}${row(['SUB-TOTAL:', `>${p.plain(d.subtotal)}`])}${row([`SALES TAX (${p.number(d.taxes[0].rate)}%):`, `>${p.plain(d.tax)}`])}${row(['TOTAL:', `>${p.plain(d.total)}`])}${row(['<b>AMOUNT DUE:</b>', `><b>${p.money(d.amountDue)}</b>`])}<tr><td></td><td class=r>U.S. Dollars</td></tr></table></div>`
      return pages
        .map((part, page) => {
          const isLast = page === pages.length - 1
          return `<div class=page><div class=top><div><span class=co>${d.seller.name}</span><br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>Phone ${d.seller.telephone}<br>${d.seller.site}</div><div class=inv><h1>INVOICE</h1><table>${row(['Invoice Number', `<b>${d.number}</b>`])}${row(['Invoice Date', p.date(d.issueDate)])}${row(['Page', `${page + 1} of ${pages.length}`])}</table></div></div>
<div class=adr><div><i>Bill To:</i>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}<br>USA</div><div><i>Ship To:</i>${d.buyer.name}<br>ATTN: RECEIVING<br>${d.buyer.town} ${d.buyer.postCode}<br>Ordered By: ${by}</div></div>
<table class=band>${heading(['Customer ID', 'PO Number', 'Term Description', 'Net Due Date', 'Order Date'])}${row([d.customerNumber, d.orderNumber, `Net ${days} Days`, p.date(d.dueDate), p.date(d.orderDate)])}</table><table class=band>${heading(['Pick Ticket No', 'Ship Date', 'Ship Via', 'Primary Salesrep', 'Taker'])}${row([ticket, p.date(d.deliveryDate), via, rep, taker])}</table>
<table class=list><colgroup><col style="width:16mm"><col style="width:16mm"><col style="width:18mm"><col style="width:13mm"><col><col style="width:25mm"><col style="width:28mm"></colgroup>${heading(['>Ordered', '>Shipped', '>Remaining', 'UOM', 'Item ID<br>Item Description', '>Unit Price', '>Extended Price'])}${htmlOf(part)}</table>${isLast ? sums : '<div style="text-align:right;margin-top:4mm">* * * Continued * * *</div>'}<div class=foot>REMIT TO: ${d.seller.name}, P.O. Box ${box}, ${d.seller.town} ${d.seller.postCode}. &nbsp; Past due accounts are subject to a 1.5% monthly service charge. No returns without authorization; restocking charge may apply.</div></div>`
        })
        .join('')
    },
  },
  /** An American truck dealer's repair invoice in a typewriter font: operations with notes, labor and parts totals. */
  {
    name: 'en-us-repair-operations',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [7.5, 0],
      lines: [5, 18],
      isInOrder: true,
      isOnce: true,
      most: 8,
      charge: 0.5,
      prepaid: 0.3,
      days: [10, 15, 30],
      pools: tradesIn('US', ['Truck Center', 'Diesel', 'Equipment', 'Hauling', 'Freight Lines']),
      items: itemsOf(repairs),
      numbers: (random) => `R${random.digits(3)}0${random.digits(5)}:01`,
    },
    style: {
      ...dollars,
      date: (y, m, d) => `${d}${english[Number(m) - 1].slice(0, 3).toUpperCase()}${y}`,
    },
    css: 'body{font:8.5pt "Liberation Mono";margin:0 .4mm;line-height:1.25} .top{text-align:center;line-height:1.35} .top b{font-size:14pt} .grid td{border:.7pt solid;padding:1px 4px;vertical-align:top;line-height:1.15} .grid span{display:block;font-size:6.5pt} .grid{margin:3mm 0} .list th{border-top:.7pt solid;border-bottom:.7pt solid;text-align:left;font-weight:400;padding:2px 0} .list td{padding:.8px 0;vertical-align:top} .op td{font-weight:bold;padding-top:2.5mm} .t td{padding-top:1mm} .rule td{border-top:.7pt dashed} .end{display:flex;gap:6mm;margin-top:6mm;align-items:flex-start} .say{flex:1;border:.7pt solid;padding:2mm;font-size:7pt} .sum{width:84mm} .sum td{padding:1.5px 4px;border:.7pt solid} .sum .r{padding-right:4px} .sign{margin-top:6mm;font-size:7.5pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const unit = random.int(101, 480)
      const miles = random.int(182000, 690000)
      const make = random.pick([
        '2019 FREIGHTLINER CASCADIA',
        '2021 KENWORTH T680',
        '2018 INTL LT625',
      ])
      const causes: Record<string, [string, string]> = {
        'PREVENTIVE MAINTENANCE B': [
          'CUSTOMER REQUEST',
          'PERFORMED PM-B PER CHECKLIST, NO DEFECTS',
        ],
        'BRAKES – AIR LEAK AT L/F': [
          'DRIVER STATES LOSING AIR',
          'CHAMBER LEAKING AT CLAMP, REPLACED, TESTED OK',
        ],
        'CHECK ENGINE LIGHT ON': [
          'CODE SPN 3226 FMI 10 ACTIVE',
          'REPLACED OUTLET SENSOR, FORCED REGEN, CLEARED CODES',
        ],
        'LIGHTS INOPERATIVE': ['REAR MARKERS OUT', 'FOUND CORRODED SPLICE, REPAIRED'],
      }
      const count = d.lines.length
      const groupAt = (at: number) => articleOf(repairs, d.lines[at].description).group
      let own = 0
      let operation = 0
      let labor = 0
      const list = p.lines((l, at) => {
        const article = articleOf(repairs, l.description)
        const isLabor = article.item[4] === 1
        let html = ''
        if (at === 0 || groupAt(at - 1) !== article.group) {
          operation += 1
          own = 0
          const [complaint, correction] = causes[article.group]
          html += `<tr class=op><td colspan=7>OPERATION ${String(operation).padStart(2, '0')} &nbsp;${article.group}</td></tr><tr><td></td><td colspan=6>COMPLAINT: ${complaint}</td></tr><tr><td></td><td colspan=6>CORRECTION: ${correction}</td></tr>`
        }
        own += l.amount
        if (isLabor) labor += l.amount
        html += row([
          isLabor ? 'LAB' : 'PRT',
          article.code,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}${isLabor ? '&nbsp;' : 'T'}`,
        ])
        if (at === count - 1 || groupAt(at + 1) !== article.group) {
          html += `<tr class=t><td></td><td colspan=5 style="text-align:right">TOTAL OPERATION ${String(operation).padStart(2, '0')}</td><td class=r>${p.plain(own)}&nbsp;</td></tr>`
        }
        return html
      })
      const cell = (label: string, text: string, more = '') =>
        `<td ${more} style="padding-left:4px!important"><span>${label}</span>${text}</td>`
      const supplies = d.charge ? row(['SHOP SUPPLIES / HAZMAT', `>${p.plain(d.charge)}`]) : ''
      const deposit = d.prepaid ? row(['LESS DEPOSIT RECEIVED', `>${p.plain(-d.prepaid)}`]) : ''
      return `<div class=top><b>${d.seller.name}</b><br>PARTS – SALES – SERVICE – BODY SHOP<br>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>${d.seller.telephone}</div>
<table class=grid><tr>${cell('BILL TO', `${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}`, 'colspan=3 rowspan=2')}${cell('SERVICE INVOICE NO.', `<b>${d.number}</b>`)}${cell('INVOICE DATE', p.date(d.issueDate))}</tr><tr>${cell('CUSTOMER NO.', d.customerNumber)}${cell('PAYMENT DUE', p.date(d.dueDate))}</tr><tr>${cell('UNIT NO.', String(unit))}${cell('YEAR / MAKE / MODEL', make)}${cell('VIN', `1FUJ${random.pick(['A', 'G', 'H'])}BDV7${random.digits(7)}`)}${cell('MILEAGE IN / OUT', `${miles} / ${miles + random.int(1, 30)}`)}${cell('CUSTOMER PO', d.orderNumber)}</tr><tr>${cell('DATE IN', p.date(dayAfter(d.issueDate, -3)))}${cell('DATE COMPLETED', p.date(dayAfter(d.issueDate, -1)))}${cell('ADVISOR', random.pick(['4417 RUSS', '3090 TAMMY', '2256 ALVARO']))}${cell('TECH', random.digits(4))}${cell('TERMS', 'CHARGE')}</tr></table>
<table class=list>${heading(['TYP', 'PART/LABOR', 'DESCRIPTION', '>QTY', 'UM', '>NET', '>AMOUNT&nbsp;'])}${list.join('')}</table>
<div class=end><div class=say>DISCLAIMER OF WARRANTIES: ANY WARRANTIES ON THE PRODUCTS SOLD HEREBY ARE THOSE MADE BY THE MANUFACTURER. THE SELLER EXPRESSLY DISCLAIMS ALL WARRANTIES, EITHER EXPRESS OR IMPLIED. T = TAXABLE ITEM. USED PARTS ARE DISCARDED UNLESS REQUESTED.</div><table class=sum>${row(['LABOR AMOUNT', `>${p.plain(labor)}`])}${row(['PARTS AMOUNT', `>${p.plain(d.lineTotal - labor)}`])}${supplies}${row(['SUBTOTAL', `>${p.plain(d.subtotal)}`])}${row([`SALES TAX ${p.number(7.5, 3)}%`, `>${p.plain(d.tax)}`])}${row(['INVOICE TOTAL', `>${p.plain(d.total)}`])}${deposit}${row(['<b>PLEASE PAY THIS AMOUNT</b>', `><b>${p.money(d.amountDue)}</b>`])}</table></div>
<div class=sign>CUSTOMER SIGNATURE X_______________________________ &nbsp; DATE ____________<br><br>MAKE CHECKS PAYABLE TO ${d.seller.name}</div>`
    },
  },
  /** An American uniform rental: groups by wearer, account ageing, a payment stub below a perforation. */
  {
    name: 'en-us-uniform-stub',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [6.35, 0],
      lines: [5, 22],
      isInOrder: true,
      isOnce: true,
      most: 11,
      days: [10, 20, 30],
      pools: tradesIn('US', ['Uniform', 'Linen Service', 'Machine', 'Metal Works', 'Dairy']),
      items: itemsOf(textiles),
      numbers: (random) => `${random.pick(['141', '208', '327'])}${random.digits(7)}`,
    },
    style: { ...dollars, date: (y, m, d) => `${m}/${d}/${y}` },
    css: 'body{font:8.5pt "Open Sans";margin:0 .4mm;line-height:1.3} .top{display:flex;justify-content:space-between;align-items:flex-start} .logo{font-size:16pt;font-weight:800;color:#0b3c8c;line-height:1.1;max-width:90mm;margin-bottom:1.5mm} .meta{width:70mm} .meta td{padding:1px 0} .meta td:first-child{color:#0b3c8c;font-weight:600} .adr{display:flex;gap:12mm;margin:5mm 0} .adr div{flex:1} .adr b{display:block;color:#0b3c8c;font-size:7pt} .list th{border-bottom:1.2pt solid #0b3c8c;color:#0b3c8c;font-size:7pt;text-align:left;padding:2px 0} .list td{padding:.8px 0} .w td{background:#e8eef8;font-weight:600;padding:1px 3px;border-top:2mm solid #fff} .t td{font-weight:600;border-top:.4pt solid #999} .low{display:flex;justify-content:space-between;margin-top:4mm} .age{width:100mm;align-self:flex-end} .age th{font-size:6.5pt;border:.4pt solid #999;background:#f3f3f3;text-align:center;padding:1px 3px;font-weight:600} .age td{border:.4pt solid #999;text-align:center;padding:2px 3px} .sum{width:62mm} .sum td{padding:1px 0} .sum .b td{font-weight:700;border-top:.8pt solid} .stub{position:fixed;bottom:0;left:0;right:0;height:44mm;border-top:1pt dashed #666;padding-top:1mm} .stub .cut{text-align:center;font-size:6.5pt;color:#666;margin-bottom:2mm} .stub .in{display:flex;justify-content:space-between} .box{width:66mm} .box td{border:.4pt solid #999;padding:1.5px 4px}',
    draw: (p) => {
      const { doc: d, random } = p
      const route = `${random.int(10, 79)}-${random.pick(['MON', 'TUE', 'THU'])}`
      const count = d.lines.length
      const groupAt = (at: number) => articleOf(textiles, d.lines[at].description).group
      let own = 0
      const list = p.lines((l, at) => {
        const article = articleOf(textiles, l.description)
        const isWearer = /^\d/.test(article.group)
        let html = ''
        if (at === 0 || groupAt(at - 1) !== article.group) {
          own = 0
          html += `<tr class=w><td colspan=7>${isWearer ? 'WEARER ' : ''}${article.group}</td></tr>`
        }
        own += l.amount
        html += row([
          article.code,
          l.description,
          article.code.startsWith('CH') ? '' : '01',
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          article.item[4] ? 'N' : 'Y',
        ])
        if (at === count - 1 || groupAt(at + 1) !== article.group) {
          html += `<tr class=t><td></td><td colspan=4>${isWearer ? 'Wearer subtotal' : 'Subtotal'}</td><td class=r>${p.plain(own)}</td><td></td></tr>`
        }
        return html
      })
      const late = random.chance(0.4) ? random.int(3000, 22000) : 0
      return `<div class=top><div><div class=logo>${d.seller.name}</div>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>Customer Service: ${d.seller.telephone}</div><table class=meta>${row(['Invoice #', d.number])}${row(['Invoice Date', p.date(d.issueDate)])}${row(['Account #', d.customerNumber])}${row(['Route / Stop', `${route} / ${random.digits(3)}`])}${row(['Customer PO', d.orderNumber])}${row(['Delivery Frequency', 'Weekly'])}${row(['Payment Due', p.date(d.dueDate)])}</table></div>
<div class=adr><div><b>SOLD TO</b>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div><div><b>SERVICE LOCATION</b>Plant 2, side door<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div></div>
<table class=list>${heading(['Material', 'Description', 'Freq', '>Qty', '>Unit Price', '>Line Total', 'Tax'])}${list.join('')}</table>
<div class=low><table class=age><caption style="text-align:left;font-size:7pt">Account aging before this invoice</caption>${heading(['Current', '1–30 Days', '31–60 Days', '61–90 Days', 'Over 90'])}${row([random.int(4000, 60000), late, 0, 0, 0].map((cents) => p.plain(cents)))}</table><table class=sum>${row(['Subtotal', `>${p.money(d.subtotal)}`])}${row([`Tax (${p.number(6.35)}%)`, `>${p.money(d.tax)}`])}<tr class=b><td>Invoice Total</td><td class=r>${p.money(d.total)}</td></tr></table></div>
<div class=stub><div class=cut>PLEASE DETACH AND RETURN THIS PORTION WITH YOUR PAYMENT</div><div class=in><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}<br><br><span style="font-size:7pt">REMIT TO:</span><br>${d.seller.name}<br>P.O. Box ${random.digits(6)}<br>${d.seller.town} ${d.seller.postCode}</div><table class=box>${row(['Account #', d.customerNumber])}${row(['Invoice #', d.number])}${row(['Due Date', p.date(d.dueDate)])}${row(['<b>Amount Due</b>', `<b>${p.money(d.amountDue)}</b>`])}${row(['Amount Enclosed', '$'])}${row(['Check #', ''])}</table></div></div>`
    },
  },
  /** An Irish farm supplier: date and docket in each row, three VAT rates, account summary at the bottom. */
  {
    name: 'en-ie-farm-dockets',
    plan: {
      country: 'GB',
      currency: 'EUR',
      rates: [23, 13.5, 0],
      lines: [3, 26],
      isOnce: true,
      most: 12,
      lineDiscount: 0.15,
      days: [30],
      pools: tradesIn('IE', ['Agri Stores', 'Co-op Stores', 'Farm Services', 'Milling', 'Farms']),
      items: itemsOf(farmshop),
      numbers: (random) => `IN${random.digits(6)}`,
    },
    style: {
      ...plainPoint,
      money: (plain) => `€${plain}`,
      date: (y, m, d) => `${Number(d)}-${english[Number(m) - 1].slice(0, 3)}-${y.slice(2)}`,
    },
    css: 'body{font:9pt "Caladea";margin:0 .4mm;line-height:1.25} .top{border:1.2pt solid #234d20;text-align:center;padding:3mm;color:#234d20} .top b{font-size:18pt} .mid{display:flex;justify-content:space-between;margin:5mm 0} .to{border:.6pt solid #234d20;padding:2.5mm 4mm;width:80mm} .ids td{padding:1px 0} .ids{width:76mm} .list{border-top:1pt solid #234d20;border-bottom:1pt solid #234d20} .list th{text-align:left;font-size:8pt;padding:2px 0;color:#234d20;border-bottom:1pt solid #234d20} .list td{padding:1.6px 0;vertical-align:top;white-space:nowrap} .list td:nth-child(3){white-space:normal} .keep{break-inside:avoid} .cols{display:flex;justify-content:space-between;align-items:flex-start;margin-top:4mm} .vat{width:88mm} .vat th{font-size:8pt;text-align:left;color:#234d20} .vat td,.vat th{border:.5pt solid #234d20;padding:1.5px 5px} .sum{width:66mm} .sum td{padding:2px 0} .sum .b td{border-top:1pt solid;border-bottom:2.5pt double;font-weight:bold;font-size:10.5pt} .acc{margin-top:6mm;border:.8pt solid #234d20} .acc th,.acc td{border:.5pt solid #234d20;padding:2px 5px;text-align:center;font-size:8.5pt} .acc th{background:#e7efe4;color:#234d20;font-weight:400}',
    draw: (p) => {
      const { doc: d, random } = p
      const count = d.lines.length
      let docket = random.int(31000, 88000)
      let back = 28
      const list = p.lines((l, at) => {
        const isNew = at === 0 || random.chance(0.4)
        if (isNew) {
          docket += random.int(3, 60)
          back = Math.max(1, back - Math.ceil((27 / count) * random.int(1, 2)))
        }
        return row([
          isNew ? p.date(dayAfter(d.issueDate, -back)) : '',
          isNew ? String(docket) : '',
          l.description,
          articleOf(farmshop, l.description).code,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 1) : ''}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate, 1)}`,
        ])
      })
      const vat = p.taxes((t) =>
        row([`${p.number(t.rate, 1)}%`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])
      )
      const before = random.int(30000, 240000)
      const paid = random.chance(0.5) ? before : Math.round(before * 0.4)
      return `<div class=top><b>${d.seller.name}</b><br>Feeds · Fertiliser · Fuel · Hardware<br>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>Tel. ${d.seller.telephone} &nbsp; Email ${d.seller.mail}</div>
<div class=mid><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table class=ids><tr><td colspan=2 style="font-size:13pt;font-weight:bold;color:#234d20">VAT INVOICE</td></tr>${row(['Invoice No.', d.number])}${row(['Invoice Date', p.date(d.issueDate)])}${row(['Account No.', d.customerNumber])}${row(['Sales Rep', random.pick(['Seamus', 'Orla', 'J.P.'])])}${row(['Due Date', p.date(d.dueDate)])}</table></div>
<table class=list>${heading(['Date', 'Docket', 'Description', 'Code', '>Qty', 'Unit', '>Price', '>Disc%', '>Net €', '>VAT%'])}${list.join('')}</table>
<div class=keep><div class=cols><table class=vat>${heading(['VAT Rate', '>Goods €', '>VAT €'])}${vat.join('')}</table><table class=sum>${row(['Total Goods', `>${p.money(d.subtotal)}`])}${row(['Total VAT', `>${p.money(d.tax)}`])}<tr class=b><td>Invoice Total</td><td class=r>${p.money(d.total)}</td></tr></table></div>
<table class=acc><caption style="text-align:left;padding-bottom:1mm">Account summary</caption>${heading(['Balance last month', 'Payments received – thank you', 'This invoice', 'Account balance'])}${row([p.money(before), `-${p.money(paid)}`, p.money(d.total), p.money(before - paid + d.total)])}</table>
<div style="margin-top:3mm;font-size:8pt">Please quote your account number with all payments. Interest of 1.5% per month may be charged on overdue accounts. Feed and fertiliser are sold subject to our standard conditions of sale. Registered in Ireland No. ${random.digits(6)}.</div></div>`
    },
  },
  /** The item layout of an Australian accounting program, here with VAT: bands, header lines, subtotals, tax codes. */
  {
    name: 'en-item-layout-gross',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20, 0],
      lines: [3, 14],
      isInOrder: true,
      isOnce: true,
      most: 16,
      isGross: true,
      lineDiscount: 0.3,
      charge: 0.5,
      prepaid: 0.3,
      days: [7, 14, 30],
      pools: tradesIn('GB', ['Irrigation', 'Turf Supplies', 'Landscapes', 'Nurseries']),
      items: itemsOf(turf),
      numbers: (random) => `000${random.digits(5)}`,
    },
    style: { ...pounds, date: (y, m, d) => `${Number(d)}/${m}/${y}` },
    css: 'body{font:9.5pt "Liberation Serif";margin:0 .4mm;line-height:1.2} .top{display:flex;justify-content:space-between;align-items:flex-start} .top h1{font-size:20pt;margin:0 0 2mm;font-style:italic} .co{font-size:14pt;font-weight:bold} .inv{text-align:right} .inv td{padding:1px 0} .adr{display:flex;gap:8mm;margin:8mm 0 5mm} .adr div{flex:1;border:.7pt solid;min-height:23mm;padding:5mm 3mm 2mm;position:relative} .adr i{position:absolute;top:-2.2mm;left:3mm;background:#fff;padding:0 1.5mm;font-weight:bold;font-style:normal;font-size:8.5pt} .band th{font-size:7pt;border:.7pt solid;background:#e4e4e4;padding:1px 3px} .band td{border:.7pt solid;text-align:center;padding:2px 3px;font-size:9pt} .list{margin-top:4mm;border:.7pt solid} .list th{font-size:7.5pt;border-bottom:.7pt solid;background:#e4e4e4;padding:2px 4px;text-align:left} .list td{padding:1.5px 4px;vertical-align:top} .list td+td,.list th+th{border-left:.7pt solid} .list .r{padding-right:4px} .h td{font-weight:bold;padding-top:2mm} .st td{font-style:italic} .fill td{height:12mm} .low{display:flex;justify-content:space-between;gap:6mm;margin-top:4mm;align-items:flex-start} .left{width:92mm} .box{border:.7pt solid;padding:2mm 3mm;margin-bottom:3mm;min-height:14mm} .tax th{font-size:7.5pt;border:.7pt solid;background:#e4e4e4;padding:1px 4px} .tax td{border:.7pt solid;padding:1.5px 4px} .sum{width:76mm} .sum td{border:.7pt solid;padding:3px 5px} .sum td:first-child{font-size:8pt;background:#e4e4e4}',
    draw: (p) => {
      const { doc: d, random } = p
      const count = d.lines.length
      const groupAt = (at: number) => articleOf(turf, d.lines[at].description).group
      const days = daysBetween(d.issueDate, d.dueDate)
      const wide = (kind: string, text: string, amount = '') =>
        `<tr class=${kind}><td></td><td></td><td>${text}</td><td></td><td></td><td></td><td class=r>${amount}</td><td></td></tr>`
      let own = 0
      const list = p.lines((l, at) => {
        const article = articleOf(turf, l.description)
        let html = ''
        if (at === 0 || groupAt(at - 1) !== article.group) {
          own = 0
          html += wide('h', article.group)
        }
        own += l.amount
        html += row([
          `>${p.number(l.quantity)}`,
          article.code,
          l.description,
          `>${p.money(l.price)}`,
          l.unit,
          `>${l.discount ? `${p.number(l.discount)}%` : ''}`,
          `>${p.money(l.amount)}`,
          l.rate ? 'STD' : 'ZR',
        ])
        if (at === count - 1 || groupAt(at + 1) !== article.group) {
          html += wide('st', 'Subtotal', p.money(own))
        }
        return html
      })
      const vat = p.taxes((t) =>
        row([
          t.rate ? 'STD' : 'ZR',
          `>${p.number(t.rate)}%`,
          `>${p.money(t.amount)}`,
          `>${p.money(t.base)}`,
        ])
      )
      const [sort, account] = accountIn(d.seller.iban)
      const freight = d.charge ? row(['FREIGHT (INC-VAT)', `>${p.money(d.charge)}`]) : ''
      const paid = d.prepaid ? row(['PAID TODAY', `>${p.money(d.prepaid)}`]) : ''
      return `<div class=top><div><div class=co>${d.seller.name}</div>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>Phone: ${d.seller.telephone}<br>Email: ${d.seller.mail}<br>VAT No: ${d.seller.vatId}</div><div class=inv><h1>Tax Invoice</h1>Invoice No.: <b>${d.number}</b><br>Date: ${p.date(d.issueDate)}</div></div>
<div class=adr><div><i>Bill To:</i>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><i>Ship To:</i>${d.buyer.name}<br>${random.pick(['Gate 2, off the lane', 'Leave at site office', 'Customer to collect'])}<br>${d.buyer.town}</div></div>
<table class=band>${heading(['SALESPERSON', 'YOUR NO.', 'SHIP VIA', 'SHIP DATE', 'TERMS', 'PG.'])}${row([random.pick(['Wes', 'Tanya', 'Office']), d.orderNumber, random.pick(['Courier', 'Pallet', 'Pick up']), p.date(d.deliveryDate), `Net ${days} days`, '1'])}</table>
<table class=list>${heading(['>QTY', 'ITEM NO.', 'DESCRIPTION', '>PRICE (INC-VAT)', 'UNIT', '>DISC', '>EXTENDED (INC-VAT)', 'CODE'])}${list.join('')}<tr class=fill>${'<td></td>'.repeat(8)}</tr></table>
<div class=low><div class=left><div class=box><b>Comment:</b> ${random.pick(['Thank you for your custom!', 'Please check goods on arrival.', 'Goods remain our property until paid in full.'])}<br>Direct deposit: ${d.seller.name}<br>Sort code ${sort} &nbsp; Account ${account}<br>IBAN ${grouped(d.seller.iban)}</div><table class=tax>${heading(['CODE', '>RATE', '>VAT', '>SALE AMOUNT (EX-VAT)'])}${vat.join('')}${row(['Total', '', `>${p.money(d.tax)}`, `>${p.money(d.subtotal)}`])}</table></div><table class=sum>${row(['SALE AMOUNT (INC-VAT)', `>${p.money(d.lineTotal)}`])}${freight}${row(['TOTAL AMOUNT (INC-VAT)', `><b>${p.money(d.total)}</b>`])}${row(['VAT INCLUDED IN TOTAL', `>${p.money(d.tax)}`])}${paid}${row(['<b>BALANCE DUE</b>', `><b>${p.money(d.amountDue)}</b>`])}</table></div>`
    },
  },
]
