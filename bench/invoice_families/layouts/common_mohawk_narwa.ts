import { dayAfter } from '../days.ts'
import { baseOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import type { Document, Item, Line } from '../make_document.ts'
import { partiesIn, type Country, type Pools } from '../people.ts'
import { codeFirst, grouped, heading, monthsIn, point, row, rowOf, townFirst } from '../print.ts'
import type { Print } from '../print.ts'
import type { Random } from '../random.ts'
import { polishWords } from '../polish_words.ts'
import { squareCode } from '../square_code.ts'

const rows = (facts: string[][]) => facts.map((cells) => row(cells)).join('')
const zloty = { decimal: ',', thousands: ' ' } as const
const months = monthsIn('GB')

/** Places of a country that the pools have or that stands for another. */
function placesIn(country: Country, streets: string, towns: string, own: Partial<Pools['US']>) {
  return partiesIn(country, { streets: listOf(streets), towns: townsOf(towns), ...own })
}

/** Gives a party one of the names, the address of its site, and one of the places `street=town=code`. */
function named({ doc, random }: Print, who: 'seller' | 'buyer', names: string, places = ''): void {
  const party = doc[who]
  const name = random.pick(listOf(names))
  const site = name
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replace(/(Sp\. .*|Ltd\.?|Inc\.?|LLC|Limited|S\.A\.|s\.c\.|Pty.*)$/, '')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 26)
    .replace(/-$/, '')
  if (places) {
    const [street, town, postCode] = random.pick(townsOf(places))
    Object.assign(party, { street, town, postCode })
  }
  party.name = name
  party.mail = `${random.pick(['office', 'info', 'accounts'])}@${site}.example`
  party.site = `www.${site}.example`
}

/** An Australian business number with its check digits. */
function businessNumber(random: Random): string {
  const own = random.digits(9)
  const weighed = [...own].reduce((sum, digit, at) => sum + Number(digit) * (3 + 2 * at), 0)
  return `${99 - (weighed % 89)} ${own.replace(/(...)(...)(...)/, '$1 $2 $3')}`
}

/** The number of a book with its check digit. */
function bookNumber(random: Random): string {
  const own = `9781${random.digits(8)}`
  const sum = [...own].reduce((whole, digit, at) => whole + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${own}${(10 - (sum % 10)) % 10}`
}

/** An amount in Polish words, with the hundredths in digits. */
const inWords = (cents: number) =>
  `${polishWords(Math.floor(cents / 100))} zł ${String(cents % 100).padStart(2, '0')}/100`

/** A drawing that looks like a bar code. */
function barCode(random: Random, width: string): string {
  let at = 0
  let path = ''
  while (at < 100) {
    const bar = random.int(1, 3)
    path += `M${at} 0h${bar}v14h-${bar}z`
    at += bar + random.int(1, 3)
  }
  return `<svg viewBox="0 0 102 14" width="${width}" shape-rendering="crispEdges"><path d="${path}"/></svg>`
}

const bookSeries: [string, number, number][] = [
  ['Northern Lights Reading', 18, 27],
  ['Number Trails Mathematics', 24, 39],
  ['Science in the Shield Country', 29, 44],
  ['Bonjour la classe! Cahier d’activités', 14, 19],
  ['Rivers and Treaties: Canadian History', 31, 48],
  ['Word Workshop Spelling', 11, 16],
]
const schoolBooks: Item[] = bookSeries.flatMap(([series, least, most]) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((grade): Item => [`${series}, Gr. ${grade}`, 'EA', least, most, 1])
)
const schoolSupplies = itemsOf(`
  Base Ten Blocks, Class Set|SET|58|94; Magnetic Fraction Circles|SET|21|33;
  Globe 30 cm, Political|EA|44|69; Dry Erase Lapboards, Pkg/24|PKG|52|78;
  Phonics Tiles with Tray|SET|17|26; Safety Goggles, Junior, Pkg/12|PKG|39|56;
  Wall Map of Canada, Laminated|EA|34|52; Geoboards 23 cm, Pkg/10|PKG|26|41;
  Student Whisper Phone|EA|4|8; Microscope Slides, Prepared, Box/25|BOX|31|47;
  Sentence Strips, White, Pkg/100|PKG|7|12; Colour Counting Bears, Tub|TUB|19|29`)

const heatItems = itemsOf(`
  Opłata stała za zamówioną moc cieplną|kW|11|16; Ciepło|GJ|62|98; Nośnik ciepła|m³|24|34;
  Opłata stała za usługi przesyłowe|kW|4|7; Opłata zmienna za usługi przesyłowe|GJ|19|31`)

/** Amounts and sums of lines whose quantities or prices were changed. */
function recount(d: Document, rateOf: (line: Line) => number, isGross = false): void {
  const amounts = d.lines.map((line) => {
    line.amount = Math.round((line.quantity ?? 1) * line.price)
    return { rate: rateOf(line), amount: line.amount }
  })
  const rates = [...new Set(amounts.map(({ rate }) => rate))].sort((a, b) => b - a)
  const taxes = rates.map((rate) => {
    const own = amounts.filter((one) => one.rate === rate)
    const whole = own.reduce((sum, { amount }) => sum + amount, 0)
    const amount = Math.round((whole * rate) / (isGross ? 100 + rate : 100))
    return { rate, base: isGross ? whole - amount : whole, amount }
  })
  const subtotal = taxes.reduce((sum, { base }) => sum + base, 0)
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0)
  const prepaid = d.prepaid ? Math.round((subtotal + tax) / 400) * 100 : 0
  Object.assign(d, { taxes, subtotal, tax, total: subtotal + tax, prepaid })
  d.amountDue = subtotal + tax - prepaid
}

/** Heat bills charge the same power and the same heat at several prices. */
function withSameMeters({ doc: d, random }: Print): number {
  const power = random.int(38, 160)
  const heat = random.int(90, 760) / 4
  const water = random.int(2, 9) / 2
  for (const line of d.lines)
    line.quantity = line.unit === 'kW' ? power : line.unit === 'GJ' ? heat : water
  recount(d, ({ rate }) => rate)
  return heat
}

/** Only hours and weights have fractions; goods are whole. */
function withWholePieces({ doc: d }: Print, parts: string[], rateOf: (line: Line) => number): void {
  for (const line of d.lines) {
    const many = line.quantity ?? 1
    const size = /^Gate/.test(line.description) || /coil|trip/.test(line.unit) ? 8 : 1
    if (line.unit === 'hrs') line.quantity = Math.max(3.5, many)
    if (!parts.includes(line.unit)) line.quantity = line.unit === 'lot' ? 1 : Math.ceil(many / size)
  }
  recount(d, rateOf)
}

const shopItems: Item[] = [
  ['Karma sucha dla psa, jagnięcina z ryżem 12 kg', 'szt.', 129, 219, 1],
  ['Karma mokra dla kota, tuńczyk 24 x 85 g', 'opak.', 64, 99, 1],
  ['Karma dla świnki morskiej z wit. C 2,5 kg', 'szt.', 31, 49, 1],
  ['Siano łąkowe z rumiankiem 5 kg', 'szt.', 42, 62, 1],
  ['Pokarm dla papug falistych 1 kg', 'szt.', 12, 19, 1],
  ['Żwirek bentonitowy zbrylający 10 l', 'szt.', 24, 39],
  ['Obroża przeciwkleszczowa 60 cm', 'szt.', 49, 94],
  ['Legowisko ortopedyczne 90x70 cm, szare', 'szt.', 149, 259],
  ['Szelki guard odblaskowe, rozm. M', 'szt.', 54, 89],
  ['Drapak sizalowy 112 cm', 'szt.', 119, 199],
  ['Filtr wewnętrzny do akwarium 60-100 l', 'szt.', 67, 118],
  ['Smycz przepinana 2,4 m', 'szt.', 28, 46],
  ['Przysmaki z kaczki, 500 g', 'opak.', 26, 41, 1],
  ['Dostawa – kurier pobranie', 'usł.', 16, 22],
]

const courses: Item[] = [
  ['Szkolenie „Prawo zamówień publicznych – zmiany i orzecznictwo”', 'os.', 520, 790],
  ['Szkolenie „Czas pracy i urlopy w praktyce”', 'os.', 480, 690],
  ['Szkolenie „Instrukcja kancelaryjna i archiwum zakładowe”', 'os.', 420, 590],
  ['Warsztaty „Excel – tabele przestawne i Power Query”', 'os.', 540, 820],
  ['Kurs „Inspektor ochrony danych” (2 dni)', 'os.', 890, 1350],
  ['Szkolenie „Dostępność cyfrowa dokumentów”', 'os.', 340, 480],
  ['Podręcznik „Zamówienia poniżej progu”, druk', 'egz.', 79, 129, 1],
  ['Podręcznik „Rozliczanie czasu pracy 2. wyd.”, druk', 'egz.', 69, 119, 1],
  ['Obiad w restauracji hotelowej', 'os.', 52, 78, 2],
]

const meats = itemsOf(`
  Kiełbasa śląska vac ok. 1 kg|kg|19|27; Szynka konserwowa blok|kg|22|31;
  Boczek wędzony parzony|kg|28|37; Polędwica sopocka|kg|31|42; Parówki z szynki 250 g|szt.|5|8;
  Kabanos wieprzowy suchy|kg|38|54; Pasztet pieczony z żurawiną|kg|21|29;
  Kaszanka gryczana|kg|10|15; Salceson wiejski|kg|17|24; Filet z kurczaka kl. A|kg|19|26;
  Podudzie z kurczaka, tacka|kg|8|12; Schab b/k świeży|kg|18|25; Karkówka b/k|kg|20|27;
  Łopatka wieprzowa b/k|kg|15|20; Mięso mielone wieprz.-woł. 500 g|szt.|10|15;
  Żeberka paski|kg|18|25; Smalec ze skwarkami 250 g|szt.|6|9; Pierogi z mięsem 1 kg|szt.|17|24;
  Musztarda sarepska 900 g|szt.|5|8|1; Osłonki białkowe fi 55, rolka|rol.|32|48|1;
  Folia spożywcza 45 cm x 300 m|szt.|29|44|1; Tacka styropianowa D2, karton|kart.|58|86|1`)

/** Shops, contractors, wholesalers and utilities of America, Oceania and Poland. */
export const commonMohawkNarwa: Family[] = [
  {
    name: 'en-us-bike-shop-receipt',
    page: '80mm 232mm',
    plan: {
      country: 'US',
      currency: 'USD',
      kind: 'receipt',
      rates: [8.25, 0],
      items: itemsOf(`
        TUBE 700X28-32 PRESTA 48MM|EA|8|12; TIRE 29X2.35 TUBELESS FOLDING|EA|58|84;
        CHAIN 11-SPD 116L|EA|34|52; BRAKE PADS DISC RESIN PR|PR|21|34; GRIPS LOCK-ON BLK|PR|24|38;
        HELMET MIPS ADULT M|EA|69|145; BOTTLE 24OZ SHOP LOGO|EA|11|16; CHAIN LUBE WET 4OZ|EA|10|15;
        LIGHT SET USB FRONT/REAR|SET|39|78; PEDALS FLAT ALLOY|PR|45|89;
        LABOR TUNE-UP STANDARD|EA|95|129|1; LABOR FLAT FIX|EA|15|20|1;
        LABOR WHEEL TRUE|EA|28|40|1; LABOR BRAKE BLEED PER END|EA|45|60|1`),
      lines: [2, 7],
      isOnce: true,
      most: 2,
      pools: placesIn(
        'US',
        '418 Cedar St|2715 Mission Ave|96 E Cotati Ave|1530 Olive Dr|771 Broad St',
        'Santa Cruz, CA=95060|Davis, CA=95616|Petaluma, CA=94952|Chico, CA=95928',
        { tel: '+1 7' }
      ),
      numbers: (random) => `220${random.digits(6)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (year, month, day) => `${month}/${day}/${year}`,
    },
    css: 'body{font:9.3pt "Inconsolata";margin:0;line-height:1.3;color:#000} .c{text-align:center} .c b{font:bold 14pt "Roboto Condensed";display:block;line-height:1.1;margin-bottom:1mm} h1{font:bold 11pt "Roboto Condensed";text-align:center;letter-spacing:2px;border-top:1pt dashed #000;border-bottom:1pt dashed #000;margin:3mm 0 2mm;padding:1mm 0} .k td{padding:0;vertical-align:top} .i{margin-top:2mm;border-top:1pt dashed #000} .i td{padding:1.4mm 0 0;vertical-align:top} .i .q td{padding-top:0;padding-left:3mm} .s{border-top:1pt dashed #000;margin-top:2.5mm;padding-top:1mm} .s td{padding:.4mm 0} .s .b td{font:bold 13pt "Roboto Condensed";padding:1mm 0} .p{border-top:1pt dashed #000;padding-top:1mm;margin-top:1mm} .n{font-size:7.8pt;text-align:center;margin-top:3mm;line-height:1.3}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Slack Tide Cyclery|BIG CHAINRING|Garrity & Moreno Bicycles|Two Creeks Bike Shop, LLC|The Spoke Depot|Hank’s Bikes, Inc.',
        '2030 Riverside Ave=Santa Cruz, CA=95060|330 G St=Davis, CA=95616|19 Western Ave, Ste B=Petaluma, CA=94952'
      )
      named(
        p,
        'buyer',
        'Yolanda Brightwell|Eric Sandstrom|Pete Okamura|Denise Fallon|River Loop Tours LLC|Marisol Vega-Trent'
      )
      let taxed = 0
      const list = p.lines((l) => {
        const isTaxed = !l.description.startsWith('LABOR')
        if (isTaxed) taxed += l.amount
        return (
          row([l.description, `>${p.plain(l.amount)}${isTaxed ? ' T' : '&nbsp;&nbsp;'}`]) +
          rowOf('q', [`${p.number(l.quantity)} ${l.unit} @ ${p.money(l.price)}`, ''])
        )
      })
      const clock = `${random.int(10, 11)}:${random.int(10, 58)} AM`
      const total = p.money(d.total)
      return `<div class=c><b>${d.seller.name}</b>${d.seller.street}<br>${townFirst(d.seller)}<br>${d.seller.telephone.slice(3)}<br>${d.seller.site}</div>
<h1>SALES RECEIPT</h1>
<table class=k>${rows([
        ['Ticket:', `>${d.number}`],
        ['Date:', `>${p.date(d.issueDate)} ${clock}`],
        ['Register:', `>Front ${random.int(1, 2)}`],
        ['Employee:', `>${random.pick(['Jess', 'Tyler', 'Mo', 'Ana'])}`],
        ['Customer:', `>${d.buyer.name}`],
        ['Work Order:', `>W-${random.int(3100, 9800)}`],
      ])}</table>
<table class=i>${list.join('')}</table>
<table class=s>${rows([
        ['Subtotal', `>${p.money(d.subtotal)}`],
        ['Taxable', `>${p.money(taxed)}`],
        ['Sales Tax 8.25%', `>${p.money(d.tax)}`],
      ])}${rowOf('b', ['TOTAL', `>${total}`])}</table>
<table class="s p">${rows([
        [`VISA ************${random.digits(4)}`, `>${total}`],
        [`Auth ${random.digits(6)} &nbsp; CHIP READ`, '>APPROVED'],
        ['Change', `>${p.money(0)}`],
      ])}</table>
<div class=n>Lines: ${d.lines.length} &nbsp; T = taxable<br>Returns within 30 days with this receipt, unused and in original packaging. No returns on special orders, helmets or electronics. Free 30-day adjustment after any tune-up.<br><br>Thanks for riding with us!<br><br>${barCode(random, '46mm')}</div>`
    },
  },
  {
    name: 'en-ca-school-books-order',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'CAD',
      rates: [13, 5],
      items: [...schoolBooks, ...schoolSupplies],
      lines: [44, 70],
      isInOrder: true,
      isOnce: true,
      most: 30,
      lineDiscount: 0.6,
      days: [30, 45],
      pools: placesIn(
        'US',
        '155 Advance Blvd, Unit 4|80 Northland Rd|2 Bloomfield Crt|1184 Talbot St W|PO Box 77, Stn Main',
        'Peterborough, ON=K9J 6X7|Guelph, ON=N1H 2T9|Sudbury, ON=P3A 4R6|Brantford, ON=N3R 5L2',
        { country: 'Canada', tel: '+1 7' }
      ),
      numbers: (random) => `IN${random.digits(6)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (year, month, day) => `${year}/${month}/${day}`,
    },
    css: '@page{margin:12mm 13mm} body{font:8.6pt "Liberation Sans";margin:0 .4mm;line-height:1.3} .h{display:grid;grid-template-columns:1fr 70mm;gap:6mm} .h b{font:bold 17pt "P052";color:#0c3f5e;line-height:1.1;display:block;margin-bottom:1.5mm} .h h1{font:bold 18pt "P052";margin:0 0 2mm;text-align:right;color:#0c3f5e} .k td{border:.5pt solid #7d98a8;padding:2px 5px} .k td:first-child{background:#e6eef3;width:30mm} .a{display:grid;grid-template-columns:1fr 1fr;gap:6mm;margin:5mm 0 4mm} .a div{border:.5pt solid #7d98a8;padding:2mm 3mm;min-height:23mm} .a i{font-style:normal;font-weight:bold;font-size:7.5pt;color:#0c3f5e;display:block;margin-bottom:1mm} .o th,.o td{border:.5pt solid #7d98a8;padding:2px 5px;text-align:center;font-size:8pt} .o th{background:#e6eef3;font-weight:normal} .i{margin-top:4mm} .i th{background:#0c3f5e;color:#fff;font-size:7.8pt;text-align:left;padding:3px 4px} .i td{padding:2.6px 4px;border-bottom:.4pt solid #c4d0d7} .i tr{break-inside:avoid} .e{display:grid;grid-template-columns:1fr 74mm;gap:8mm;margin-top:4mm;break-inside:avoid} .e .n{font-size:7.8pt;line-height:1.45} .m td{padding:2.5px 4px} .m .b td{background:#0c3f5e;color:#fff;font-weight:bold;font-size:11pt;padding:4px}',
    draw: (p) => {
      const { doc: d, random } = p
      const taxNumber = `${random.digits(9)} RT0001`
      d.seller.vatId = taxNumber
      named(
        p,
        'seller',
        'Loon Lake Learning Resources Ltd.|Maple & Birch Educational Inc.|SCHOLAR’S CORNER|Trent Valley School Supply Limited|Hollinger Book Wholesale Inc.',
        '155 Neal Dr, Unit 3=Peterborough, ON=K9J 6X8|6 Malcolm Rd=Guelph, ON=N1K 1A7|900 Barrydowne Rd=Sudbury, ON=P3A 3V7'
      )
      named(
        p,
        'buyer',
        'Otonabee District School Board|St. Brigid Catholic Elementary School|Kawartha Highlands Public School|Nipissing Shores Montessori Academy|Conseil scolaire des Rapides'
      )
      const list = p.lines((l) =>
        row([
          l.unit === 'EA' && l.rate === 5
            ? bookNumber(random)
            : `SUP-${random.digits(3)}-${random.digits(2)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)}%` : ''}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`HST ${p.number(t.rate)}% on ${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
      )
      const [town] = d.buyer.town.split(',')
      return `<div class=h><div><b>${d.seller.name}</b>${d.seller.street}, ${townFirst(d.seller)}<br>Tel ${d.seller.telephone.slice(3)} &nbsp; Orders: ${d.seller.mail}<br>GST/HST Reg. No. ${taxNumber}</div><div><h1>INVOICE</h1><table class=k>${rows(
        [
          ['Invoice No.', `>${d.number}`],
          ['Invoice Date', `>${p.date(d.issueDate)}`],
          ['Customer No.', `>${d.customerNumber}`],
          ['Payment Due', `>${p.date(d.dueDate)}`],
        ]
      )}</table></div></div>
<div class=a><div><i>SOLD TO</i>${d.buyer.name}<br>Attn: Accounts Payable<br>${d.buyer.street}<br>${townFirst(d.buyer)}</div><div><i>SHIP TO</i>Learning Commons, Receiving Door ${random.int(2, 6)}<br>Attn: ${random.pick(['Mrs. Lavallee', 'Mr. Pettigrew', 'Ms. Osei'])}<br>${random.int(12, 480)} ${random.pick(['Parkhill Rd', 'Queen St N', 'Concession 6'])}<br>${town}, ON</div></div>
<table class=o>${heading(['Purchase order', 'Order date', 'Ship date', 'Ship via', 'Cartons', 'Weight', 'Terms'])}${row([d.orderNumber, p.date(d.orderDate), p.date(d.deliveryDate), 'Ground prepaid', `${random.int(6, 19)}`, `${random.int(88, 260)} kg`, 'Net, no cash discount'])}</table>
<table class=i>${heading(['ISBN / Item', 'Title / Description', '>Qty', 'UM', '>List price', '>Disc.', '>HST', '>Extended'])}${list.join('')}</table>
<div class=e><div class=n>Point-of-sale rebate: the provincial part of the HST (8%) is not charged on printed books.<br>Claims for short or damaged goods must be made within 10 days of receipt. Returns need an authorization number and are subject to a 15% restocking fee. Consumables are not returnable.<br>Overdue accounts: interest of 1.5% per month (19.56% per year).<br><br>Please make cheques payable to ${d.seller.name}, or pay by EFT: Institution 00${random.int(1, 4)}, Transit ${random.digits(5)}, Account ${random.digits(7)}.</div><table class=m style="align-self:start">${row(['Merchandise total', `>${p.money(d.subtotal)}`])}${row(['Shipping (free over $500)', `>${p.money(0)}`])}${taxes.join('')}${row(['Total HST', `>${p.money(d.tax)}`])}${row(['<b>Invoice total</b>', `><b>${p.money(d.total)}</b>`])}${rowOf('b', ['Amount due (CAD)', `>${p.money(d.amountDue)}`])}</table></div>`
    },
  },
  {
    name: 'en-au-holiday-park-deposit',
    plan: {
      country: 'GB',
      currency: 'AUD',
      rates: [10],
      items: itemsOf(`
        Waterfront Cabin 2 bedroom, sleeps 5|night|179|265; Powered Site, drive-through slab|night|52|78;
        Unpowered Grass Site|night|34|48; Extra adult (16+)|night|15|22; Extra child (4-15)|night|8|12;
        Pet fee, powered sites only|stay|20|35; Linen pack, queen|pack|18|26; Late checkout until 2 pm|stay|40|55;
        Kayak hire, double, half day|hire|45|65; Firewood, 15 kg bag|bag|14|20; Boat trailer parking|night|8|14`),
      lines: [2, 7],
      isInOrder: true,
      isOnce: true,
      most: 7,
      isGross: true,
      prepaid: 0.8,
      isBuyerPerson: true,
      days: [14, 21, 28],
      pools: placesIn(
        'GB',
        '2 Foreshore Rd|61 Wattlebird Dr|14/220 Beach Pde|7 Illawong Ct|PO Box 54',
        'Forster NSW=2428|Lakes Entrance VIC=3909|Port Vincent SA=5581|Bargara QLD=4670|Shepparton VIC=3630',
        { country: 'Australia', tel: '+61 ' }
      ),
      numbers: (random) => `T${random.digits(5)}-${random.int(1, 3)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (year, month, day) =>
        `${Number(day)} ${months[Number(month) - 1].slice(0, 3)} ${year.slice(2)}`,
    },
    css: '@page{margin:0} body{font:9.5pt "Lato";margin:0 15mm;color:#26323a;line-height:1.4} .b{background:#0d7c86;color:#fff;margin:0 -15mm;padding:9mm 15mm 7mm;display:flex;justify-content:space-between;align-items:flex-end;-webkit-print-color-adjust:exact} .b b{font:900 21pt "Lato";line-height:1.05;max-width:105mm} .b span{text-align:right;font-size:8.5pt} .w{height:2.5mm;background:#f3b33d;margin:0 -15mm 8mm} .t{display:grid;grid-template-columns:1fr 1fr;gap:10mm} h1{font:300 19pt "Lato";margin:0 0 3mm;color:#0d7c86} .k td{padding:1.6px 0;vertical-align:top} .k td:first-child{color:#6d7b82;width:34mm} .y{background:#eef6f6;padding:3mm 4mm;border-radius:2mm} .i{margin-top:8mm} .i th{font-size:8pt;text-align:left;color:#0d7c86;border-bottom:1.5pt solid #0d7c86;padding:3px 2px} .i td{padding:5px 2px;border-bottom:.5pt solid #d5e0e2} .m{width:92mm;margin:4mm 0 0 auto} .m td{padding:3px 2px} .m .g td{color:#6d7b82;font-size:8.5pt} .m .d td{font-weight:900;font-size:12pt;border-top:1.5pt solid #f3b33d;padding-top:5px} .p{display:grid;grid-template-columns:1fr 1fr;gap:8mm;margin-top:9mm;font-size:8.6pt;break-inside:avoid} .p h3{margin:0 0 1mm;font-size:9.5pt;color:#0d7c86} .f{margin-top:7mm;font-size:7.6pt;color:#6d7b82;border-top:.5pt solid #d5e0e2;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Pelican Spit Holiday Park|Gumnut Grove Caravan & Camping Pty Ltd|LAKESIDE TOURIST PARK|Marram Dunes Holiday Village|Jarrah Bend Van Park Pty Ltd',
        '1 Point Rd=Hawks Nest NSW=2324|380 Marine Pde=Lakes Entrance VIC=3909|Cnr Ocean & Banksia Sts=Woodgate QLD=4660'
      )
      named(
        p,
        'buyer',
        'Graeme Tolhurst|Lee-Anne Poulos|Sanjay Wickram|Kirsty Dunbavin|Trevor & Pam Oakes|Mallee Ramblers Caravan Club Inc.'
      )
      const taxNumber = businessNumber(random)
      d.seller.vatId = taxNumber
      const nights = random.int(2, 7)
      const stay = d.lines[0]
      if (!/Cabin|Site/.test(stay.description))
        Object.assign(stay, {
          description: 'Powered Site, drive-through slab',
          unit: 'night',
          price: random.int(104, 156) * 50,
        })
      for (const line of d.lines) {
        if (line.unit === 'night') line.quantity = nights
        if (line.unit === 'stay') line.quantity = 1
        if ((line.quantity ?? 1) > 1) line.unit += 's'
      }
      recount(d, () => 10, true)
      const list = p.lines((l) => {
        return row([
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      })
      const arrival = dayAfter(d.dueDate, 14)
      const deposit = d.prepaid
        ? row([
            `Deposit received ${p.date(d.orderDate)} – Visa ${random.digits(4)}`,
            `>-${p.money(d.prepaid)}`,
          ])
        : ''
      return `<div class=b><b>${d.seller.name}</b><span>${d.seller.street}, ${townFirst(d.seller)}<br>Phone 1800 ${random.digits(3)} ${random.digits(3)}<br>${d.seller.site}<br>ABN ${taxNumber}</span></div><div class=w></div>
<div class=t><div><h1>Tax Invoice</h1>${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}<br>Mob 04${random.digits(2)} ${random.digits(3)} ${random.digits(3)}</div><div class=y><table class=k>${rows(
        [
          ['Invoice', d.number],
          ['Date', p.date(d.issueDate)],
          ['Booking ref.', `RMS ${random.digits(6)}`],
          ['Booked', p.date(d.orderDate)],
          ['Arrive', `${p.date(arrival)}, from 2 pm`],
          ['Depart', `${p.date(dayAfter(arrival, nights))}, by 10 am`],
          ['Guests', `${random.int(2, 4)} adults, ${random.int(0, 3)} children`],
        ]
      )}</table></div></div>
<table class=i>${heading(['Description', '>Quantity', '>Tariff (inc GST)', '>Amount (inc GST)'])}${list.join('')}</table>
<table class=m>${row(['Total charges (inc GST)', `>${p.money(d.total)}`])}${rowOf('g', ['GST included in total', `>${p.money(d.tax)}`])}${deposit}${rowOf('d', [`Balance due by ${p.date(d.dueDate)}`, `>${p.money(d.amountDue)}`])}</table>
<div class=p><div><h3>How to pay the balance</h3>Direct deposit: BSB ${random.digits(3)}-${random.digits(3)} &nbsp; Account ${random.digits(4)} ${random.digits(4)}<br>Reference: your surname and booking ref.<br>Card by phone: a surcharge of 1.2% applies (not included above).</div><div><h3>Before you arrive</h3>A key deposit of $50.00 is taken at check-in and refunded when you leave. All amounts in Australian dollars. Park map and gate code are sent by SMS on the day.</div></div>
<div class=f>Cancellation: more than 30 days before arrival, deposit refunded less $40 administration fee; 15 to 30 days, deposit kept as credit for 12 months; within 14 days, no refund. Peak season (Dec–Jan, Easter): no refunds on deposits.</div>`
    },
  },
  {
    name: 'en-nz-fencing-contractor',
    plan: {
      country: 'GB',
      currency: 'NZD',
      rates: [15],
      items: itemsOf(`
        Labour, post driving and wiring|hrs|55|72; Second man|hrs|38|48; Tractor and post driver|hrs|85|115;
        No. 2 round posts 1.8 m, H4|ea|17|24; Strainer posts 2.4 m|ea|58|79; 2.5 mm HT wire, 650 m coil|coil|145|189;
        Battens 1.2 m|ea|3|5; Gate 4.2 m galv. pipe, hung|ea|285|390; Staples and insulators|lot|45|120;
        Chainsaw work, clearing old line|hrs|60|75; Travel, per trip|trip|35|65`),
      lines: [3, 8],
      isInOrder: true,
      isOnce: true,
      most: 36,
      isPart: true,
      isSellerPerson: true,
      pools: placesIn(
        'GB',
        '318 Pukekaka Rd, RD 2|74 Makuri Valley Rd, RD 5|1092 State Highway 52|Private Bag 4|27 Albert St',
        'Pahiatua=4982|Wairoa=4193|Taumarunui=3994|Gore=9774|Geraldine=7992',
        { country: 'New Zealand', tel: '+64 ' }
      ),
      numbers: (random) => `${random.int(112, 948)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (year, month, day) => `${Number(day)} ${months[Number(month) - 1]} ${year}`,
    },
    css: 'body{font:11pt "Caladea";margin:4mm 6mm;line-height:1.4} .n{font:bold 22pt "Caladea"} .u{font-style:italic;border-bottom:2pt solid #3d5a2a;padding-bottom:2mm;margin-bottom:2mm} .c{font-size:9.5pt;text-align:right} .to{margin:13mm 0 9mm} .l{font-weight:bold;text-decoration:underline;margin-bottom:4mm;font-size:13pt} .i{margin-top:5mm} .i td{padding:3px 0;vertical-align:top} .i td:nth-child(2){color:#333;white-space:nowrap} .i .s td{border-top:.7pt solid #000;padding-top:6px} .i .b td{font-weight:bold;font-size:12.5pt;border-top:.7pt solid #000;border-bottom:2pt double #000;padding:5px 0} .p{margin-top:9mm} .z{margin-top:9mm;font:18pt "Z003"}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Craig Hamlin|Wiremu Paratene|Dougal McIvor|Shane Te Rangi|Neville Buick|Tania Rowntree',
        '44 Te Rimu Rd, RD 1=Pahiatua=4981|12 Kowhai St=Wairoa=4108|588 Glenaray Rd, RD 6=Gore=9776'
      )
      named(
        p,
        'buyer',
        'Mangatoro Station Ltd|R & J Ashcombe|Hillcrest Farms Partnership|The Trustees, Oporae Block|Bridget Fairlie|Kereru Downs Limited'
      )
      const taxNumber = `${random.int(102, 138)}-${random.digits(3)}-${random.digits(3)}`
      d.seller.vatId = taxNumber
      withWholePieces(p, ['hrs'], () => 15)
      const [year, month] = d.issueDate.split('-').map(Number)
      d.dueDate = new Date(Date.UTC(year, month, 20)).toISOString().slice(0, 10)
      const list = p.lines((l) =>
        row([
          l.description,
          `${p.number(l.quantity)} ${l.unit} @ ${p.money(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const [first, ...rest] = d.seller.name.split(' ')
      const bank = `0${random.int(1, 3)}-0${random.digits(3)}-0${random.digits(6)}-00`
      return `<div class=n>${d.seller.name}</div><div class=u>General fencing, yards and gates – sheep, cattle and deer</div>
<div class=c>${d.seller.street}, ${townFirst(d.seller)}<br>Ph 027 ${random.digits(3)} ${random.digits(4)} &nbsp;·&nbsp; ${first.toLowerCase()}.${rest.join('').toLowerCase()}@fencing.example</div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}</div>
<div style="text-align:right">${p.date(d.issueDate)}</div>
<div class=l>Tax Invoice No. ${d.number}</div>
GST No. ${taxNumber}<br><br>
To fencing work on the ${random.pick(['river paddock', 'back boundary', 'road frontage', 'lane by the woolshed'])}, about ${random.int(2, 11) * 60} metres, finished ${p.date(d.deliveryDate)}, as per my quote of ${p.date(d.orderDate)}:
<table class=i>${list.join('')}${rowOf('s', ['Total before GST', '', `>${p.plain(d.subtotal)}`])}${row(['GST at 15%', '', `>${p.plain(d.tax)}`])}${rowOf('b', ['Total including GST', '', `>${p.money(d.total)}`])}</table>
<div class=p>Please pay NZ${p.money(d.amountDue)} by ${p.date(d.dueDate)} (20th of the month following) to ${d.seller.name}, account ${bank}. Put the invoice number in the reference please. No cheques any more, sorry.<br><br>Left over: ${random.int(3, 14)} battens and part of a coil, stacked behind the shed, no charge for these.</div>
<div class=z>Thanks, ${first}</div>`
    },
  },
  {
    name: 'pl-cieplo-wezel-blankiet',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      items: heatItems,
      lines: [16, 24],
      isInOrder: true,
      isOnce: true,
      days: [14, 21],
      pools: placesIn(
        'PL',
        'ul. Ciepłownicza 1|ul. Lipowa 14|ul. Węglowa 22|ul. Rynek 3|ul. Batalionów Chłopskich 9A',
        'Ełk=19-300|Krosno=38-400|Świecie=86-100|Kutno=99-300|Żary=68-200',
        {}
      ),
      numbers: (random, year) => `C/${random.digits(5)}/${random.pick(['K', 'M', 'ZW'])}/${year}`,
    },
    style: {
      ...zloty,
      money: (plain) => `${plain} zł`,
      date: (year, month, day) => `${year}-${month}-${day}`,
    },
    css: '@page{margin:10mm 12mm} body{font:8.6pt "Open Sans";margin:0 .4mm;line-height:1.35} .h{display:grid;grid-template-columns:82mm 1fr;gap:8mm} .s b{font-size:11pt;display:block;line-height:1.2;color:#a3341c;margin-bottom:1mm} .t{border:1.2pt solid #a3341c;padding:2.5mm 4mm} .t h1{font-size:12.5pt;margin:0 0 1mm} .t td{padding:1px 0} .a{display:grid;grid-template-columns:1fr 84mm;gap:8mm;margin:5mm 0 4mm} .a i{font-style:normal;font-size:7.5pt;color:#a3341c;display:block} .a .w{font-size:10pt;border-left:2pt solid #a3341c;padding-left:3mm} .o td{padding:1px 4px;font-size:8pt} .i th{background:#a3341c;color:#fff;font-size:7.6pt;text-align:left;padding:3px 4px} .i td{padding:3px 4px;border-bottom:.4pt solid #caa} .x{display:grid;grid-template-columns:1fr 78mm;gap:6mm;margin-top:3mm} .v th{font-size:7.5pt;text-align:left;border-bottom:.7pt solid #a3341c;padding:2px 3px} .v td{padding:2px 3px} .d td{padding:3px;font-size:12pt;font-weight:bold;border-top:1pt solid #a3341c} .g{margin-top:3mm;font-size:7.8pt} .g td,.g th{padding:1.5px 4px;text-align:left;border-bottom:.4pt solid #bbb;font-weight:normal} .q{position:absolute;left:0;right:0;top:203mm;border-top:.8pt dashed #555;padding-top:3mm;display:grid;grid-template-columns:54mm 1fr;gap:4mm;font-size:8pt} .q div.c{border:.7pt solid #d45b3c;padding:.3mm 1.5mm 1mm;min-height:8mm} .q small{display:block;font-size:6.2pt;color:#b43} .q .l,.q .m{display:grid;gap:1.2mm;align-content:start} .q .n{display:grid;grid-template-columns:1fr 20mm 42mm;gap:1.2mm} .q .k{font:10pt "Noto Mono";letter-spacing:.6px}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Przedsiębiorstwo Energetyki Cieplnej „Zawada” Sp. z o.o.|Miejska Ciepłownia Komunalna S.A.|TERMO-MIASTO Sp. z o.o.|Zakład Ciepłowniczy Podgórze Sp. z o.o.',
        'ul. Elektrowniana 1=Ełk=19-300|ul. Składowa 40=Krosno=38-400|ul. Kotłowa 2=Świecie=86-105'
      )
      named(
        p,
        'buyer',
        'Wspólnota Mieszkaniowa Lipowa 14 A-C|Spółdzielnia Mieszkaniowa „Jutrzenka”|Hotel Bastion s.c. A. Rogala, M. Rogala|Przychodnia Rodzinna Sp. p.|PIEKARNIA KŁOSEK|Zarząd Nieruchomości Torkowska i Syn'
      )
      const heat = withSameMeters(p)
      const month = `${d.issueDate.slice(0, 8)}01`
      const dayOfEnd = Number(dayAfter(month, -1).slice(8))
      const earlier = [2, 3, 4, 5, 6, 7].map((back) => {
        const name = monthsIn('PL')[(Number(month.slice(5, 7)) + 23 - back) % 12]
        return [name.slice(0, 3), p.number(heat * (0.7 + 0.6 * random.next()), 1)]
      })
      const list = p.lines((l, at) =>
        row([
          `${at + 1}`,
          l.description,
          l.unit,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}%`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(d.total)}`,
        ])
      )
      const meter = random.int(11000, 48000) / 10
      const overdue = random.int(42000, 390000)
      const due = p.plain(d.amountDue)
      const digits = d.seller.iban.slice(2)
      const nrb = `${digits.slice(0, 2)} ${grouped(digits.slice(2))}`
      const slip = (label: string, value: string, kind = '') =>
        `<div class="c ${kind}"><small>${label}</small>${value}</div>`
      const payer = `${d.buyer.name}, ${d.buyer.street}, ${codeFirst(d.buyer)}`
      return `<div class=h><div class=s><b>${d.seller.name}</b>${d.seller.street}, ${codeFirst(d.seller)}<br>NIP ${d.seller.vatId.slice(2)} &nbsp; BDO 0000${random.digits(5)}<br>Pogotowie ciepłownicze: 993</div><div class=t><h1>Faktura nr ${d.number}</h1><table>${rows(
        [
          ['Data wystawienia', `>${p.date(d.issueDate)}`],
          [
            'Okres rozliczeniowy',
            `>${p.date(dayAfter(month, -dayOfEnd))} – ${p.date(dayAfter(month, -1))}`,
          ],
          ['Termin płatności', `><b>${p.date(d.dueDate)}</b>`],
        ]
      )}</table></div></div>
<div class=a><table class=o style="align-self:start">${rows([
        ['Nr odbiorcy / umowy', `${d.customerNumber} / ${random.digits(3)}-K`],
        ['Grupa taryfowa', random.pick(['A2', 'B1', 'C3'])],
        ['Punkt poboru', `węzeł nr ${random.int(104, 390)}, ${d.buyer.street}`],
        [
          'Ciepłomierz',
          `${random.digits(8)}, stan ${p.number(meter, 2)} → ${p.number(meter + heat, 2)} GJ`,
        ],
      ])}</table><div class=w><i>Nabywca</i><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>NIP ${d.buyer.vatId.slice(2)}</div></div>
<table class=i>${heading(['Lp.', 'Nazwa usługi / opłaty', 'J.m.', '>Ilość', '>Cena netto [zł]', '>Wartość netto [zł]', '>VAT'])}${list.join('')}</table>
<div class=x><div>Opłaty zgodne z taryfą zatwierdzoną decyzją Prezesa URE. Reklamacje nie wstrzymują obowiązku zapłaty. Od nieterminowych wpłat naliczane są odsetki ustawowe za opóźnienie.<br>Słownie: ${inWords(d.amountDue)}</div><div><table class=v>${heading(['Stawka', '>Netto', '>VAT', '>Brutto'])}${taxes.join('')}${row(['Razem', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table><table class=d>${row(['Do zapłaty', `>${due} zł`])}</table></div></div>
<table class=g><caption style="text-align:left">Informacja o saldzie konta na dzień wystawienia – kwoty <b>nieujęte</b> w niniejszej fakturze:</caption>${heading(['Dokument', 'Termin płatności', '>Kwota dokumentu', '>Wpłacono', '>Pozostaje'])}${row(['faktura za poprzedni okres', p.date(dayAfter(d.issueDate, -18)), `>${p.plain(overdue + 60000)}`, `>${p.plain(60000)}`, `>${p.plain(overdue)}`])}</table>
<table class=g style="margin-top:8mm;width:120mm"><caption style="text-align:left">Zużycie ciepła we wcześniejszych miesiącach [GJ]</caption>${row(earlier.map(([name]) => name))}${row(earlier.map(([, used]) => used))}</table>
<div class=msg style="margin-top:7mm">Biuro obsługi klienta: pon.–pt. 7:00–15:00, tel. ${d.seller.telephone.slice(4)}, ${d.seller.mail}. Stan konta i faktury także w eBOK. Administratorem danych osobowych jest sprzedawca.</div>
<div class=q><div class=l>${slip('odcinek dla zleceniodawcy – odbiorca', d.seller.name)}${slip('rachunek', nrb)}${slip('kwota', `${due} PLN`)}${slip('tytułem', d.number)}${slip('zleceniodawca', d.buyer.name)}</div><div class=m>${slip('nazwa odbiorcy', `${d.seller.name}, ${codeFirst(d.seller)}`)}${slip('nr rachunku odbiorcy', nrb, 'k')}<div class=n>${slip('W / P', 'polecenie przelewu')}${slip('waluta', 'PLN')}${slip('kwota', `<b>${due}</b>`)}</div>${slip('nazwa zleceniodawcy', payer)}${slip('tytułem', `${d.number}, odbiorca ${d.customerNumber}`)}${slip('pieczęć, data i podpis(y) zleceniodawcy / opłata', '&nbsp;')}</div></div>`
    },
  },
  {
    name: 'pl-zoologiczny-pobranie',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 8],
      items: shopItems,
      lines: [3, 10],
      isInOrder: true,
      isOnce: true,
      most: 4,
      isGross: true,
      isBuyerPerson: true,
      days: [3, 5, 7],
      pools: placesIn(
        'PL',
        'ul. Piaskowa 31|ul. Żeromskiego 6 m. 12|Stara Wieś 87|ul. Handlowa 2B|ul. Wąska 19/4',
        'Radom=26-600|Nowy Targ=34-400|Mława=06-500|Chojnice=89-600|Tychy=43-100',
        {}
      ),
      numbers: (random, year) => `${random.int(120, 9800)}/${random.pick(['S', 'WEB'])}/${year}`,
    },
    style: {
      ...zloty,
      thousands: '',
      date: (year, month, day) => `${day}.${month}.${year}`,
    },
    css: 'body{font:9.3pt "Roboto";margin:0;color:#222;line-height:1.4} .h{display:flex;justify-content:space-between;align-items:center;border-bottom:.6pt solid #bbb;padding-bottom:4mm} .h .l{font:bold 17pt "URW Gothic";color:#4e8f2b;max-width:95mm;line-height:1.1} .h .d{text-align:right;font-size:8.5pt;color:#555} h1{font:500 17pt "Roboto";margin:7mm 0 6mm} h1 small{font-size:9pt;color:#777;display:block} .a{display:grid;grid-template-columns:1fr 1fr;gap:10mm} .a h4{font-size:8.5pt;color:#4e8f2b;margin:0 0 1mm;border-bottom:1.2pt solid #4e8f2b} .i{margin-top:7mm} .i th{background:#f1f5ee;font-size:7.8pt;font-weight:500;text-align:left;padding:5px 4px;vertical-align:bottom} .i td{padding:5px 4px;border-bottom:.5pt solid #ddd;vertical-align:top} .i small{display:block;color:#888;font-size:7.3pt} .e{display:grid;grid-template-columns:1fr 92mm;gap:8mm;margin-top:5mm;break-inside:avoid} .v th{font-size:7.8pt;text-align:left;font-weight:500;color:#666;padding:2px 4px} .v td{padding:3px 4px;border-top:.5pt solid #ddd} .v .s td{font-weight:bold} .z{background:#4e8f2b;color:#fff;font-size:13pt;display:flex;justify-content:space-between;padding:2.5mm 4mm;margin-top:3mm} .o{font-size:8.4pt} .o td{padding:1.5px 0} .f{margin-top:9mm;font-size:7.6pt;color:#777;border-top:.5pt solid #ddd;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Cztery Łapy i Ogon Katarzyna Wilczek|ZOO-MARKET KACPER|Futrzak Sp. z o.o.|Sklep Zoologiczny Kanarek s.c. E. Duda, P. Duda|Akwa & Terra Sp. k.',
        'ul. Szewska 18=Radom=26-600|ul. Polna 3A=Tychy=43-100|ul. Kościuszki 77=Mława=06-500'
      )
      named(
        p,
        'buyer',
        'Urszula Gwóźdź|Marcin Bielecki|Fundacja Psia Przystań|Justyna Sroka-Maj|HODOWLA BERNARDYN|Wiesław Ochocki'
      )
      for (const line of d.lines) if (line.unit === 'usł.') line.quantity = 1
      recount(d, ({ rate }) => rate, true)
      const list = p.lines((l, at) =>
        row([
          `${at + 1}`,
          `${l.description}<small>${l.unit === 'usł.' ? 'Kod: USL-POB' : `EAN 590${random.digits(10)}`}</small>`,
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
        return row([
          `${p.number(t.rate)}%`,
          `>${p.plain(base)}`,
          `>${p.plain(tax)}`,
          `>${p.plain(base + tax)}`,
        ])
      })
      return `<div class=h><div class=l>${d.seller.name}</div><div class=d>Miejsce wystawienia: ${d.seller.town}<br>Data wystawienia: <b>${p.date(d.issueDate)}</b><br>Data sprzedaży: ${p.date(d.issueDate)}</div></div>
<h1>Faktura ${d.number}<small>Zamówienie nr ${random.digits(7)} z dnia ${p.date(dayAfter(d.issueDate, -random.int(0, 2)))}, login: klient${random.digits(4)}</small></h1>
<div class=a><div><h4>Sprzedawca</h4>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP: ${d.seller.vatId.slice(2)}<br>${d.seller.mail}, tel. ${d.seller.telephone.slice(4)}</div><div><h4>Nabywca</h4>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<table class=i>${heading(['Lp.', 'Nazwa towaru / usługi', '>Ilość', 'J.m.', '>Cena brutto', '>VAT', '>Wartość brutto'])}${list.join('')}</table>
<div class=e><table class=o style="align-self:start">${rows([
        ['Sposób płatności', 'za pobraniem'],
        ['Termin płatności', p.date(d.dueDate)],
        ['Przewoźnik', 'kurier, przesyłka'],
        ['', `6${random.digits(13)}`],
      ])}</table><div><table class=v>${heading(['Stawka VAT', '>Wartość netto', '>Kwota VAT', '>Wartość brutto'])}${taxes.join('')}${rowOf('s', ['Razem', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table><div class=z><span>Do zapłaty</span><b>${p.plain(d.amountDue)} PLN</b></div></div></div>
<div class=f>Faktura wystawiona elektronicznie, nie wymaga podpisu. Masz 30 dni na zwrot towaru bez podania przyczyny – formularz zwrotu w panelu klienta. Przy kolejnym zakupie powyżej 199,00 zł dostawa gratis. Dziękujemy za zakupy! ${d.seller.site}</div>`
    },
  },
  {
    name: 'pl-szkolenia-proforma',
    plan: {
      country: 'PL',
      currency: 'PLN',
      kind: 'proforma',
      rates: [23, 5, 8],
      items: courses,
      lines: [1, 6],
      isInOrder: true,
      isOnce: true,
      most: 5,
      days: [5, 7, 10],
      pools: placesIn(
        'PL',
        'ul. Akademicka 5 lok. 18|pl. Wolności 1|ul. Piłsudskiego 33|ul. Szkolna 2|al. Jana Pawła II 11',
        'Kielce=25-314|Zamość=22-400|Piła=64-920|Leszno=64-100|Białystok=15-062',
        {}
      ),
      numbers: (random, year) => `PF/${random.int(11, 870)}/SZK/${year}`,
    },
    style: {
      ...zloty,
      money: (plain) => `${plain} PLN`,
      date: (year, month, day) =>
        `${Number(day)} ${monthsIn('PL')[Number(month) - 1]} ${year}&nbsp;r.`,
    },
    css: '@page{margin:0} body{font:9.2pt "Inter";margin:0;line-height:1.4;color:#1d2433} .g{display:grid;grid-template-columns:62mm 1fr;gap:8mm;min-height:296mm} .y{background:#23345c;color:#fff;padding:15mm 6mm 10mm 10mm;-webkit-print-color-adjust:exact;font-size:7.9pt;line-height:1.5} .w{padding:15mm 14mm 10mm 0} .y b{font-size:10.5pt;display:block;line-height:1.25;margin-bottom:2mm} .y i{font-style:normal;color:#f4c04a;font-size:7pt;letter-spacing:1px;display:block;margin-top:7mm} .y hr{border:0;border-top:.5pt solid #7d8bb0;margin:6mm 0 0} h1{font:600 17pt "Inter";margin:0;color:#23345c} .u{color:#667;margin-bottom:7mm} .k{display:grid;grid-template-columns:1fr 1fr 1fr;gap:3mm;margin-bottom:8mm} .k div{border-top:1.5pt solid #f4c04a;padding-top:1mm;font-size:8.6pt} .k small{display:block;color:#667;font-size:7pt} .i th{font-size:7pt;color:#667;font-weight:500;text-align:left;border-bottom:1pt solid #23345c;padding:3px 2px;vertical-align:bottom} .i td{padding:5px 2px;border-bottom:.4pt solid #ccd;vertical-align:top;font-size:8.5pt} .v{width:86mm;margin:5mm 0 0 auto} .v th{font-size:7pt;color:#667;font-weight:500;text-align:left;padding:2px} .v td{padding:2.5px 2px;font-size:8.5pt} .v .s td{border-top:.6pt solid #23345c;font-weight:600} .z{margin:4mm 0 0 auto;width:86mm;background:#f4c04a;padding:2.5mm 3mm;display:flex;justify-content:space-between;font-weight:600;font-size:11pt;box-sizing:border-box} .n{margin-top:7mm;font-size:8pt;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Akademia Kadr i Prawa Sp. z o.o.|Centrum Szkoleń Samorządowych Bednarz i Wspólnicy Sp. k.|EDUKTOR PLUS|Monika Zielonka Szkolenia|Instytut Dobrej Administracji S.A.',
        'ul. Sienkiewicza 60 lok. 4=Kielce=25-501|ul. Wyszyńskiego 12=Białystok=15-888|ul. Słowiańska 9=Leszno=64-100'
      )
      named(
        p,
        'buyer',
        'Gmina Stare Olszyny|Powiat Bystrzycki|Zakład Usług Komunalnych w Topolnie Sp. z o.o.|Kancelaria Radcy Prawnego Iwo Marzec|LUMEN SERWIS|Szpital Powiatowy im. św. Łukasza SPZOZ'
      )
      const [main] = d.lines
      if (!/Szkolenie|Warsztaty|Kurs|Webinar/.test(main.description)) {
        const [description, unit, least, most] = random.pick(courses.slice(0, 5))
        const price = random.int(least, most) * 100
        Object.assign(main, { description, unit, price, rate: 23 })
      }
      recount(d, ({ rate }) => rate)
      const list = p.lines((l, at) =>
        row([
          `${at + 1}.`,
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) => {
        const base = baseOf(p, t)
        const tax = taxOf(p, t)
        return row([
          `${p.number(t.rate)}%`,
          `>${p.plain(base)}`,
          `>${p.plain(tax)}`,
          `>${p.plain(base + tax)}`,
        ])
      })
      const isPublic = /^(Gmina|Powiat) /.test(d.buyer.name)
      const receiver = isPublic
        ? `<i>ODBIORCA</i>${d.buyer.name.startsWith('Gmina') ? 'Urząd Gminy' : 'Starostwo Powiatowe'}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}`
        : ''
      const people = ['J. Wrzesień', 'A. Topolska', 'R. Malec', 'B. Hajduk', 'E. Pilch'].slice(
        0,
        main.quantity ?? 1
      )
      return `<div class=g><div class=y><b>${d.seller.name}</b>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP ${d.seller.vatId.slice(2)}<br>RIS 2.${random.digits(2)}/00${random.digits(3)}/${random.int(2011, 2021)}<hr><i>NABYWCA</i>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>NIP ${d.buyer.vatId.slice(2)}${receiver}<i>PRZELEW NA RACHUNEK</i>${grouped(d.seller.iban)}<br>tytułem: ${d.number}<i>KONTAKT</i>tel. ${d.seller.telephone}<br>${d.seller.mail}</div>
<div class=w><h1>Faktura pro forma</h1><div class=u>nr ${d.number}</div>
<div class=k><div><small>Data wystawienia</small>${p.date(d.issueDate)}</div><div><small>Termin płatności</small>${p.date(d.dueDate)}</div><div><small>Termin szkolenia</small>${p.date(dayAfter(d.dueDate, random.int(6, 25)))}</div></div>
<table class=i>${heading(['Lp.', 'Nazwa', '>Ilość', '>Cena netto', '>VAT', '>Wartość netto'])}${list.join('')}</table>
<table class=v>${heading(['Stawka', '>Netto', '>VAT', '>Brutto'])}${taxes.join('')}${rowOf('s', ['Razem', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
<div class=z><span>Do zapłaty</span><span>${p.money(d.amountDue)}</span></div>
<div class=n>Słownie: ${inWords(d.amountDue)}<br><br>Uczestnicy: ${people.join(', ')}.<br>Miejsce: ${random.pick(['Hotel Pod Wieżą, sala B', 'Hotel Kasztelan, sala konferencyjna', 'Zajazd Młyński, I piętro'])}.<br><br>Dokument nie jest fakturą w rozumieniu ustawy o VAT i nie stanowi podstawy do odliczenia podatku. Fakturę końcową wystawimy w ciągu 7 dni od wpływu należności. Bezpłatna rezygnacja możliwa do 5 dni roboczych przed terminem szkolenia; przy późniejszej pobieramy 50% ceny.<br><br>Wystawiła: ${random.pick(['Magdalena Sójka', 'Dorota Pająk'])}, dział organizacji</div></div></div>`
    },
  },
  {
    name: 'pl-hurt-wedliny-wz',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [5, 23],
      items: meats,
      lines: [52, 78],
      most: 40,
      isPart: true,
      days: [7, 14, 21],
      pools: placesIn(
        'PL',
        'ul. Rzeźnicka 4|Kolonia Brzeziny 15|ul. Targowa 61|ul. Dworcowa 7|ul. 1 Maja 118',
        'Łuków=21-400|Ostrołęka=07-410|Sieradz=98-200|Brodnica=87-300|Jasło=38-200',
        {}
      ),
      numbers: (random, year) =>
        `FS ${random.int(210, 4890)}/${random.pick(['MAG', 'H1'])}/${year}`,
    },
    style: {
      ...zloty,
      date: (year, month, day) => `${year}-${month}-${day}`,
    },
    css: '@page{margin:11mm 12mm} body{font:8pt "DejaVu Sans Condensed";margin:0 .4mm;line-height:1.25} .t{display:grid;grid-template-columns:1fr 62mm} .t>div,.a>div{border:.7pt solid #000;padding:2mm 3mm} .t>div+div,.a>div+div{border-left:0} .t h1{font-size:12.5pt;margin:0 0 .5mm} .d td{padding:1px 0} .a{display:grid;grid-template-columns:1fr 1fr} .a>div{border-top:0} .a u{font-size:7pt} .a b{font-size:9pt;display:block} .i{margin-top:3mm} .i th{border:.6pt solid #000;background:#e9e9e9;font-size:7pt;font-weight:normal;padding:2px 3px;text-align:center!important} .i td{border-left:.6pt solid #000;border-right:.6pt solid #000;border-bottom:.3pt solid #999;padding:1.7px 3px} .i tr{break-inside:avoid} .i .w td{background:#f5f5f5;font-style:italic;border-bottom:.6pt solid #000;break-after:avoid} .i .z td{border-top:.6pt solid #000;border-bottom:.6pt solid #000;font-weight:bold} .e{display:grid;grid-template-columns:1fr 88mm;gap:6mm;margin-top:3mm;break-inside:avoid} .v th{font-size:7pt;font-weight:normal;border:.5pt solid #000;background:#e9e9e9;padding:2px 3px;text-align:center!important} .v td{border:.5pt solid #000;padding:2px 3px} .p{font-size:13pt;font-weight:bold;border:1pt solid #000;margin-top:2mm;padding:1.5mm 3mm;display:flex;justify-content:space-between} .q{display:flex;gap:4mm;margin-top:4mm;font-size:7.2pt;break-inside:avoid} .f{display:grid;grid-template-columns:1fr 1fr;gap:30mm;margin-top:13mm;text-align:center;font-size:7pt;break-inside:avoid} .f div{border-top:.5pt dotted #000;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Zakłady Mięsne Rogoźnik Sp. z o.o.|Hurtownia Wędlin „SMACZEK” Bogdan Jurga|MASARNIA PODLASKA|Wędliniarstwo Kotwica & Synowie Sp. j.|Ubojnia i Przetwórstwo Mięsa Marian Gołąb',
        'ul. Przemysłowa 2=Łuków=21-400|Zalesie 41=Ostrołęka=07-410|ul. Bydgoska 130=Brodnica=87-300'
      )
      named(
        p,
        'buyer',
        'Delikatesy u Haliny Sp. j. H. Sobczak|Gminna Spółdzielnia „Samopomoc Chłopska” w Wierzbnie|Bar Mleczny Kogucik|ABC KUCHNIA Sp. z o.o.|Robert Szymczyk Handel Obwoźny|DOM SENIORA JODŁA'
      )
      withWholePieces(p, ['kg'], ({ rate }) => rate)
      const size = random.int(8, 13)
      const first = random.int(1400, 8800)
      const days = Math.ceil(d.lines.length / size)
      const list = p.lines((l, at) => {
        const note = at / size
        const day = dayAfter(d.issueDate, -1 - 2 * (days - 1 - Math.floor(note)))
        const mark = Number.isInteger(note)
          ? `<tr class=w><td></td><td colspan=6>WZ ${first + note * 37}/MAG z dnia ${p.date(day)}</td></tr>`
          : ''
        return (
          mark +
          row([
            `>${at + 1}`,
            l.description,
            `>${p.number(l.quantity, l.unit === 'kg' ? 3 : 2)}`,
            l.unit,
            `>${p.plain(l.price)}`,
            `>${p.number(l.rate)}%`,
            `>${p.plain(l.amount)}`,
          ])
        )
      })
      const taxes = p.taxes((t) => {
        const base = baseOf(p, t)
        const tax = taxOf(p, t)
        return row([
          `>${p.number(t.rate)}%`,
          `>${p.plain(base)}`,
          `>${p.plain(tax)}`,
          `>${p.plain(base + tax)}`,
        ])
      })
      const issued = d.issueDate
      const nip = d.seller.vatId.slice(2)
      const hex = () => random.int(4096, 65535).toString(16).toUpperCase()
      const ksef = `${nip}-${dayAfter(issued, 0).replaceAll('-', '')}-${hex()}${hex()}${hex()}-${hex().slice(2)}`
      const code =
        issued >= '2026-02-01' || random.chance(0.5)
          ? `<div class=q>${squareCode(random, '24mm', { dark: 0.5, margin: 0.5 })}<div>Sprawdź, czy Twoja faktura znajduje się w KSeF<br>Numer KSeF: ${ksef}</div></div>`
          : ''
      const crates = [random.int(8, 60), random.int(4, 40)]
      const back = random.int(2, crates[0])
      return `<div class=t><div><h1>Faktura VAT ${d.number}</h1>oryginał</div><div><table class=d>${rows(
        [
          ['Miejsce wystawienia', `>${d.seller.town}`],
          ['Data wystawienia', `>${p.date(issued)}`],
          ['Data zakończenia dostaw', `>${p.date(dayAfter(issued, -1))}`],
        ]
      )}</table></div></div>
<div class=a><div><u>Sprzedawca:</u><b>${d.seller.name}</b>${d.seller.street}, ${codeFirst(d.seller)}<br>NIP: ${nip} &nbsp; WNI ${random.digits(8)}<br>Bank: ${grouped(d.seller.iban)}</div><div><u>Nabywca:</u><b>${d.buyer.name}</b>${d.buyer.street}, ${codeFirst(d.buyer)}<br>NIP: ${d.buyer.vatId.slice(2)} &nbsp; Kod: ${d.customerNumber}</div></div>
<table class=i>${heading(['Lp.', 'Nazwa towaru', 'Ilość', 'J.m.', 'Cena netto', 'VAT', 'Wartość netto'])}${list.join('')}${rowOf('z', ['', 'Razem netto', '', '', '', '', `>${p.plain(d.subtotal)}`])}</table>
<div class=e><div>Forma płatności: przelew<br>Termin płatności: <b>${p.date(d.dueDate)}</b><br>Słownie: ${inWords(d.amountDue)}<br><br><table class=v>${heading(['Opakowania zwrotne (poza fakturą)', 'Wydano', 'Zwrócono', 'Saldo'])}${row(['Pojemnik E2', `>${crates[0]}`, `>${back}`, `>${crates[0] - back}`])}${row(['Pojemnik E1', `>${crates[1]}`, '>0', `>${crates[1]}`])}</table></div><div><table class=v>${heading(['Stawka VAT', 'Netto', 'Kwota VAT', 'Brutto'])}${taxes.join('')}${row(['<b>Razem</b>', `><b>${p.plain(d.subtotal)}</b>`, `><b>${p.plain(d.tax)}</b>`, `><b>${p.plain(d.total)}</b>`])}</table><div class=p><span>Do zapłaty</span><span>${p.plain(d.amountDue)} PLN</span></div></div></div>
${code}<div class=q><div>Reklamacje jakościowe i ilościowe przyjmujemy w dniu dostawy. Niezwrócone pojemniki obciążamy osobną notą (E2 – 28,00 zł, E1 – 24,00 zł za sztukę). Towar pozostaje własnością sprzedawcy do chwili zapłaty.</div></div>
<div class=f><div>osoba upoważniona do odbioru faktury</div><div>osoba upoważniona do wystawienia: ${random.pick(['Renata Bąk', 'Paweł Szulc'])}</div></div>`
    },
  },
]
