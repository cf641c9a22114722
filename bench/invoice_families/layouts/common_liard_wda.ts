import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import { partiesIn, type Country } from '../people.ts'
import { polishForm, polishWords } from '../polish_words.ts'
import {
  codeFirst,
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
import { squareCode } from '../square_code.ts'

const placesIn = (country: Country, streets: string, towns: string) =>
  partiesIn(country, { streets: listOf(streets), towns: townsOf(towns) })

/** A value of the document as it was before it was read for a page. */
const unescaped = (text: string) => text.replaceAll('&amp;', '&')

/** Gives a party one of the names of a list, with a mail and a site of that name. */
function call(p: Print, who: 'seller' | 'buyer', names: string) {
  const party = p.doc[who]
  const name = p.random.pick(listOf(names))
  const slug = name
    .normalize('NFKD')
    .replace(/ł/g, 'l')
    .replace(/Ł/g, 'L')
    .replace(/[^A-Za-z ]/g, '')
    .trim()
    .split(/ +/)
    .slice(0, 2)
    .join('-')
    .toLowerCase()
  party.name = name
  party.site = `${slug}.example`
  const box = party.country === 'Polska' ? 'kontakt' : p.random.pick(['accounts', 'office'])
  party.mail = `${box}@${slug}.example`
  if (who === 'buyer' && party.street === p.doc.seller.street)
    party.street = unescaped(party.street).replace(/\d+/, (house) => String(Number(house) + 14))
}

const northPhone = (random: Random, area: string) =>
  `(${area}) ${random.int(220, 989)}-${random.digits(4)}`
const polishPhone = (random: Random) =>
  `${random.int(501, 889)} ${random.digits(3)} ${random.digits(3)}`

/** An Australian business number with its check digits. */
function businessNumber(digits: string): string {
  const sum = [...digits].reduce((whole, digit, at) => whole + Number(digit) * (3 + 2 * at), 0)
  return `${99 - (sum % 89)} ${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`
}

/** The same number for the same goods. */
const numberOf = (name: string, size: number) =>
  String(
    [...name].reduce((code, letter) => (code * 37 + letter.charCodeAt(0)) % (9 * 10 ** size), 11) +
      10 ** size
  )

const nip = (id: string) => id.replace(/^PL(...)(...)(..)(..)$/, '$1-$2-$3-$4')
const nrb = (iban: string) => `${iban.slice(2, 4)} ${grouped(iban.slice(4))}`

function inWords(cents: number): string {
  const whole = Math.floor(cents / 100)
  return `${polishWords(whole)} ${polishForm(whole, ['złoty', 'złote', 'złotych'])} ${two(cents % 100)}/100`
}

const monthNames = monthsIn('GB')

const shoeColors = ['Black', 'Cognac', 'Navy', 'Bone', 'Pewter', 'Dark Brown', 'Taupe']
const shoeReasons = [
  'Defective - sole separation',
  'Wrong size shipped',
  'Unsold - end of season swap',
  'Shipped in error',
]

const kinderItems = itemsOf(`
  Blok rysunkowy biały A3 20 kartek|szt.|4|7; Papier kolorowy wycinanki A4 (10 ark.)|op.|3|5;
  Kredki ołówkowe trójkątne JUMBO 12 kol.|op.|16|24; Kredki świecowe 24 kolory|op.|9|15;
  Plastelina 12 kolorów 240 g|op.|8|13; Farby plakatowe 12 x 20 ml|op.|11|17;
  Pędzel szkolny okrągły nr 8|szt.|2|4; Klej w sztyfcie 21 g|szt.|3|5; Klej czarodziejski 1 l|szt.|19|28;
  Nożyczki dla leworęcznych 13 cm|szt.|5|9; Brystol biały B1 250 g|ark.|2|3; Bibuła marszczona mix (10 rolek)|kpl.|12|18;
  Folia do laminowania A4 100 mic. (100 szt.)|op.|34|48; Tablica korkowa 90 x 120 w ramie drewnianej|szt.|92|138;
  Klocki konstrukcyjne wafle mini 300 el.|zest.|78|119; Klocki drewniane naturalne 100 el.|zest.|124|189;
  Mozaika magnetyczna Zwierzęta|szt.|58|89; Liczydło drewniane stojące|szt.|42|69; Zestaw tangramów dla grupy (12 szt.)|kpl.|96|142;
  Tor sensoryczny - ścieżka 6 elementów|kpl.|389|540; Piłka gimnastyczna 65 cm|szt.|39|58; Szarfy gimnastyczne 4 kolory (24 szt.)|kpl.|64|92;
  Chusta animacyjna 3,5 m|szt.|118|169; Materac składany trzyczęściowy 180 x 60|szt.|189|265; Parawan - teatrzyk kukiełkowy|szt.|229|320;
  Pacynki Rodzina (6 szt.)|kpl.|134|188; Zestaw instrumentów perkusyjnych w walizce|zest.|248|349; Mata do kodowania 160 x 160|szt.|145|210;
  Krzesełko przedszkolne rozmiar 2 zielone|szt.|98|139; Szafka na czasopisma z szufladami|szt.|610|790;
  Karty pracy Pięciolatek - części 1-4|kpl.|58|84|1; Album Pory roku - plansze demonstracyjne|szt.|69|98|1;
  Książka Wiersze na każdy dzień (twarda opr.)|szt.|32|46|1; Poradnik Zajęcia rewalidacyjne - scenariusze|szt.|44|62|1; Lektura Bajki polskie, wyd. z audiobookiem|szt.|27|39|1`)

const farmItems = itemsOf(`
  Urea 46-0-0 Bulk|MT|690|812|1; MAP 11-52-0 Bulk|MT|980|1160|1; Potash 0-0-62 Bulk|MT|610|720|1; Ammonium Sulphate 21-0-0-24 Bulk|MT|520|598|1;
  Hybrid Canola Seed Trtd 22.7KG|BAG|715|860|1; Feed Barley Cert #1 Trtd 25KG|BAG|19|26|1; Forage Oats Cert #1 25KG|BAG|18|24|1;
  Alfalfa/Brome Pasture Mix 25KG|BAG|148|196|1; Inoculant Granular Pea/Lentil 18KG|BAG|112|148|1;
  Glyphosate 540 G/L 10L|JUG|84|118|1; Glyphosate 540 G/L 115L Drum|DRM|780|990|1; Clethodim 240 EC 3L|JUG|128|172|1; Bromoxynil/MCPA 8L|JUG|156|204|1;
  Non-Ionic Surfactant 10L|JUG|74|98|1; Beef Trace Mineral 2:1 25KG|BAG|38|52|1; Cattle Cube 14% Bulk|MT|395|468|1; Stock Salt Cobalt Block 20KG|EA|11|16|1;
  Custom Spreading - Floater|AC|9|12; Soil Sample Package 0-24in|EA|68|95; Twine Plastic 9000/130 Blue|BALE|49|66; Net Wrap 64in x 9840ft|ROLL|288|345;
  Grain Bag 10ft x 300ft 9mil|EA|1020|1240; Hyd Oil AW46 20L|PAIL|86|114; Diesel Exhaust Fluid 1040L Tote Fill|TOTE|740|895; Sprayer Tip Blue 110-03 Air Ind|EA|11|17;
  Camlock 2in Female x Hose Barb Poly|EA|12|19; Hose Suction EPDM 2in|FT|4|7; Nitrile Glove XL Box/100|BOX|19|27; T-Post 6.5ft Green|EA|8|11; Barbed Wire 12.5ga HT 1320ft|ROLL|98|132;
  Treated Post 4-5in x 7ft|EA|12|17; Aeration Fan Belt B68|EA|24|38; Tarp Strap 31in Rubber|EA|3|5; Round-Up Ready Canola Blend 10KG|BAG|298|372|1; Perennial Ryegrass 25KG|BAG|92|128|1; Liquid Boron 10% 10L|JUG|86|112|1; 28-0-0 UAN Bulk|MT|520|610|1;
  Calf Starter 20% Pellet 20KG|BAG|17|23|1; Horse Ration 12% Textured 20KG|BAG|18|25|1; Layer Crumble 17% 20KG|BAG|16|21|1; Milk Replacer 20-20 20KG|BAG|84|112|1; MCPA Ester 600 10L|JUG|118|152|1;
  Gate Tube 6-Bar 16ft Green|EA|228|298; Insulator Wood Post Screw-In Pk/25|PK|11|17; Fence Staple 1.75in 25KG|PAIL|98|132; Ear Tag Blank Lg Yellow Pk/25|PK|42|58; Grease Cartridge EP2 400G|EA|6|10;
  Poly Tank Valve Ball 2in|EA|44|66; Auger Flighting Oil 5L|JUG|31|44; Work Glove Lined Cowhide XL|PR|18|27; Bale Wrap 30in x 4920ft 1mil|ROLL|112|148`)

/** Invoices of ordinary months from North America, Oceania and Poland. */
export const liardWda: Family[] = [
  {
    name: 'en-us-footwear-rma-credit',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'USD',
      kind: 'creditNote',
      rates: [0],
      items: itemsOf(`
        HAVEN Slip-On Loafer M|PR|38|52; TRAIL RIDGE Hiker Mid WP|PR|64|88; BEXLEY Chelsea Boot W|PR|58|79;
        SUNNYSIDE Two-Strap Sandal|PR|22|34; OXLEY Plain Toe Oxford|PR|61|84; LITTLE STEPS Hook & Loop Sneaker T|PR|17|25;
        MARLOW Clog Wool Blend|PR|33|46; IRONWORKS 8" Composite Toe|PR|79|112; WREN Ballet Flat W|PR|26|37; DUNE Fisherman Sandal|PR|29|41`),
      lines: [2, 8],
      isOnce: true,
      most: 9,
      allowance: 0.5,
      pools: placesIn(
        'US',
        '780 Industrial Park Dr|1425 S Kingshighway Blvd|210 Main Street|66 Canal St, 4th Fl|8802 W Center Rd Ste 12',
        'St. Louis, MO=63110|Brockton, MA=02301|Red Wing, MN=55066|Omaha, NE=68124|Dover, NH=03820'
      ),
      numbers: (random) => `CM${random.int(18_000, 97_999)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${Number(m)}/${Number(d)}/${y}`,
    },
    css: '@page{margin:13mm 14mm} body{font:8.8pt "Open Sans";color:#333;margin:0} .h{display:flex;justify-content:space-between} .h .o{line-height:1.4;width:78mm} .h .o b{font:600 13pt "Open Sans";color:#111;display:block;line-height:1.15;margin-bottom:1.5mm} .h .t{text-align:right;line-height:1.4} .h h1{font:400 21pt "Open Sans";margin:0;color:#111} .h .n{font-size:11pt} .b{display:flex;margin-top:9mm;gap:6mm} .b>div{flex:1;line-height:1.45} .b i{font:600 8pt "Open Sans";color:#666;display:block} .b .a{background:#e9edf1;padding:3mm 4mm;text-align:right;flex:1.2} .b .a b{font:400 19pt "Open Sans";color:#111;display:block;line-height:1.3} .m{margin-top:7mm} .m th{background:#e9edf1;text-align:left;font-weight:600;font-size:7.8pt;padding:1.2mm 2mm} .m td{padding:1.6mm 2mm} .l{margin-top:4mm} .l th{background:#d3dae1;text-align:left;font-size:7.8pt;font-weight:600;padding:1.4mm 2mm} .l td{padding:1.7mm 2mm;border-bottom:.4pt solid #d3dae1;vertical-align:top} .l small{color:#666;font-size:7.6pt;display:block} .s{width:78mm;margin:3mm 0 0 auto;break-inside:avoid} .s td{padding:1mm 2mm} .s .z td{background:#e9edf1;font-weight:600;font-size:10pt;padding:1.7mm 2mm} .n2{margin-top:9mm;font-size:8pt;line-height:1.45;color:#555} .bc{font:7pt "Liberation Mono";margin-top:6mm;display:flex;align-items:center;gap:3mm}',
    draw: (p) => {
      const { doc: d, random } = p
      call(
        p,
        'seller',
        'Prairie Last Footwear Group, Inc.|MERIDIAN SHOE|Talbot & Greer Wholesale Footwear LLC|Northfield Bootmakers Co.|Lowell Street Brands Inc.|Kessler Family Shoe Company'
      )
      call(
        p,
        'buyer',
        'Sole Mates of Decorah|Brandt’s Shoe Store|FEET FIRST LLC|Pine & Harbor Outfitters, Inc.|Mulvaney Department Store|The Cobbler’s Bench Inc.|Western Work Wear #14'
      )
      const invoice = `INV${random.int(310_000, 489_999)}`
      const list = p.lines((l) => {
        const name = l.description
        const variant = `${random.pick(shoeColors)} / Style ${numberOf(name, 4)} / size ${random.int(6, 11)}`
        l.description = `${unescaped(name)} ${variant}`
        return row([
          `${name}<small>${variant}</small>`,
          random.pick(shoeReasons),
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      })
      const fee = d.allowance
        ? row(['Merchandise Returned', `>${p.money(d.lineTotal)}`]) +
          row(['Less Restocking Fee', `>(${p.money(d.allowance)})`])
        : ''
      const bars = Array.from({ length: 54 }, (_, at) =>
        random.chance(0.55) ? `<rect x="${at}" width="${random.pick([0.5, 0.9])}" height="9"/>` : ''
      ).join('')
      return `<div class=h><div class=o><b>${d.seller.name}</b>${d.seller.street}<br>${townFirst(d.seller)}<br>United States<br>${northPhone(random, random.pick(['314', '508', '651', '402']))}<br>${d.seller.site}</div><div class=t><h1>Credit Memo</h1><div class=n>#${d.number}</div>${p.date(d.issueDate)}</div></div>
<div class=b><div><i>Bill To</i>${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}<br>United States</div><div><i>Returned From</i>${random.pick(['Same as Bill To', 'Store receiving dock - same address'])}</div><div class=a>TOTAL CREDIT<b>${p.money(d.total)}</b>USD</div></div>
<table class=m>${heading(['Customer #', 'RMA #', 'Applies To Invoice', 'Invoice Date', 'Sales Rep', 'Received'])}${row([d.customerNumber, `RA-${random.digits(5)}`, invoice, p.date(dayAfter(d.issueDate, -random.int(35, 90))), random.pick(['T. Okafor', 'House', 'L. Brandvold', 'M. Castellano']), p.date(d.deliveryDate)])}</table>
<table class=l>${heading(['Item', 'Return Reason', '>Quantity', 'Units', '>Rate', '>Amount'])}${list.join('')}</table>
<table class=s>${fee}${row(['Subtotal', `>${p.money(d.subtotal)}`])}${row(['Tax (0%) - resale', `>${p.money(d.tax)}`])}${rowOf('z', ['Total Credit', `>${p.money(d.total)}`])}</table>
<div class=n2>This credit has been posted to your account and may be applied against open invoices. Please do not deduct from a remittance before a credit memo number has been issued. Returned footwear must be unworn and in its original box; freight on RMA shipments is the responsibility of the customer unless the return is due to our error. Questions: ${d.seller.mail}</div>
<div class=bc><svg viewBox="0 0 54 9" width="46mm" height="8mm" preserveAspectRatio="none">${bars}</svg>${d.number}</div>`
    },
  },
  {
    name: 'en-ca-farm-supply-tickets',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'CAD',
      rates: [5, 0],
      items: farmItems,
      lines: [80, 130],
      isOnce: true,
      most: 14,
      days: [20, 25, 30],
      pools: placesIn(
        'US',
        'Box 418|Hwy 16 & Range Rd 42|PO Box 1170, 5011 Railway Ave|RR 2 Site 8 Comp 14|Box 77, 110 Elevator Road',
        'Vegreville, AB=T9C 1R6|Vermilion, AB=T9X 2B3|Stettler, AB=T0C 2L0|Camrose, AB=T4V 1X4|Westlock, AB=T7P 1J8'
      ),
      numbers: (random) => `${random.int(20, 69)}${random.digits(4)}`,
    },
    style: {
      ...point,
      date: (y, m, d) => `${d}-${monthsIn('US')[Number(m) - 1].slice(0, 3)}-${y}`,
    },
    css: '@page{margin:11mm 13mm 14mm;@bottom-right{content:"Page " counter(page) " of " counter(pages);font:7.5pt "Liberation Sans"}} body{font:8.3pt "Liberation Sans";margin:0} .h{display:flex;justify-content:space-between;border-bottom:2.4pt solid #2c6b2f;padding-bottom:3mm} .h .o{display:flex;gap:4mm} .h b{font:bold 15pt "Liberation Sans";color:#2c6b2f;display:block;max-width:90mm;line-height:1.1;margin-bottom:1mm} .h .x{line-height:1.35} .k{width:62mm} .k td{padding:.5mm 1mm;border:.5pt solid #2c6b2f} .k td:first-child{background:#e6f0e4;width:27mm} .k caption{font:bold 14pt "Liberation Sans";text-align:right;padding-bottom:1.5mm} .a{display:flex;margin:5mm 0;gap:14mm;line-height:1.35} .a i{font:bold 7pt "Liberation Sans";display:block} .l th{background:#2c6b2f;color:#fff;font-size:7.6pt;text-align:left;padding:1mm 1.5mm} .l td{padding:.8mm 1.5mm;vertical-align:top} .l tr{break-inside:avoid} .l .t td{font-weight:bold;border-top:.5pt solid #8a8;background:#f2f7f1} .e{display:flex;justify-content:space-between;margin-top:4mm;break-inside:avoid;border-top:1pt solid #2c6b2f;padding-top:2mm} .e .w{width:96mm;font-size:7.6pt;line-height:1.4} .s{width:72mm;align-self:flex-start} .s td{padding:.9mm 1.5mm} .s .z td{font-weight:bold;font-size:10.5pt;border-top:1pt solid #000;border-bottom:2pt double #000}',
    draw: (p) => {
      const { doc: d, random } = p
      call(
        p,
        'seller',
        'Beaver Hills Agri Services Ltd.|PARKLAND CROP|Lakeland Co-operative Farm Supply Ltd.|Kowalchuk & Stang Fertilizers (1996) Ltd.|Battle River Ag Centre|Twin Butte Farm Supply Inc.'
      )
      call(
        p,
        'buyer',
        'Hryciw Farms Ltd.|Neil and Brenda Tomlinson|SHADY LANE HUTTERITE BRETHREN|Double J Ranch|Lefsrud Land & Cattle Corp.|Marcel Gosselin|1687450 Alberta Inc.'
      )
      const days = daysOf(p, dayAfter(d.issueDate, -29), dayAfter(d.issueDate, -1))
      const ticket = random.int(41_000, 88_000)
      const size = random.int(4, 7)
      const list = p.lines((l, at) => {
        const group = Math.floor(at / size)
        const head =
          at % size
            ? ''
            : `<tr class=t><td colspan=7>Ticket ${ticket + group * 23} &nbsp; ${days[at]} &nbsp; ${random.pick(['Picked up by customer', 'Delivered - yard', 'Delivered - field', 'Picked up by employee'])}</td></tr>`
        return (
          head +
          row([
            numberOf(l.description, 5),
            l.description,
            `>${p.number(l.quantity, 2)}`,
            l.unit,
            `>${p.plain(l.price)}`,
            `>${p.plain(l.amount)}`,
            l.rate ? 'G' : 'Z',
          ])
        )
      })
      const leaf =
        '<svg viewBox="0 0 40 40" width="17mm"><circle cx="20" cy="20" r="19" fill="#2c6b2f"/><path d="M20 36V13" stroke="#f4d35e" stroke-width="1.6"/><g fill="#f4d35e"><ellipse cx="20" cy="8" rx="2.6" ry="5"/><ellipse cx="14.500" cy="14" rx="2.400" ry="4.800" transform="rotate(-32 14.5 14)"/><ellipse cx="25.500" cy="14" rx="2.400" ry="4.800" transform="rotate(32 25.5 14)"/><ellipse cx="14.500" cy="21" rx="2.400" ry="4.800" transform="rotate(-32 14.5 21)"/><ellipse cx="25.500" cy="21" rx="2.400" ry="4.800" transform="rotate(32 25.5 21)"/></g></svg>'
      return `<div class=h><div class=o>${leaf}<div class=x><b>${d.seller.name}</b>${d.seller.street}, ${townFirst(d.seller)}<br>Ph ${northPhone(random, '780')} &nbsp; Fax ${northPhone(random, '780')}<br>GST Reg. No. ${random.digits(9)} RT0001</div></div><table class=k><caption>INVOICE</caption>${row(['Invoice No.', d.number])}${row(['Invoice Date', p.date(d.issueDate)])}${row(['Customer No.', d.customerNumber])}${row(['Terms', random.pick(['Charge account', 'Net, see due date'])])}${row(['Due Date', p.date(d.dueDate)])}</table></div>
<div class=a><div><i>SOLD TO</i>${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}</div><div><i>LAND LOCATION</i>${random.pick(['NE', 'SW', 'SE'])}-${random.int(1, 36)}-${random.int(44, 56)}-${random.int(6, 22)}-W4M</div><div><i>AGRONOMIST</i>${random.pick(['Shelby', 'Curtis', 'Dale', 'Janelle'])} ${random.pick(['Worobec', 'Fandrick', 'Ness'])}</div></div>
<table class=l>${heading(['Product', 'Description', '>Quantity', 'UOM', '>Unit Price', '>Amount', 'Tax'])}${list.join('')}</table>
<div class=e><div class=w>Tax: G = GST 5%, Z = zero-rated (0%)<br><br>Interest at 2% per month (26.82% per annum) is charged on overdue accounts. Title to goods remains with ${d.seller.name} until paid in full. No returns on treated seed or opened chemical. Grain cheque assignments accepted. E-transfers: ${d.seller.mail}</div><table class=s>${row(['Subtotal', `>${p.plain(d.subtotal)}`])}${row(['GST 5%', `>${p.plain(d.tax)}`])}${row(['Invoice Total (CAD)', `>${p.plain(d.total)}`])}${rowOf('z', ['Please Pay (CAD)', `>$${p.plain(d.amountDue)}`])}</table></div>`
    },
  },
  {
    name: 'en-au-labour-hire-week',
    plan: {
      country: 'GB',
      currency: 'AUD',
      rates: [10],
      items: itemsOf(`
        Forklift Operator LF - Ordinary|HRS|47|56; Forklift Operator LF - Night Shift|HRS|66|79; Storeperson Grade 2 - Ordinary|HRS|43|51;
        Storeperson Grade 2 - Sunday|HRS|81|97; Pick Packer - Afternoon Shift|HRS|48|57; HR Driver - Ordinary|HRS|51|60;
        Trades Assistant - Ordinary|HRS|46|55; Process Worker - Saturday|HRS|63|76; Process Worker - Ordinary|HRS|42|49`),
      lines: [3, 13],
      most: 38,
      isPart: true,
      days: [7, 14, 21],
      pools: placesIn(
        'GB',
        'Level 2, 91 Station Street|Unit 7/44 Frost Road|PO Box 3108|12-18 Distribution Drive|Suite 5, 230 Pitt Street',
        'MERRYLANDS NSW=2160|PENRITH NSW=2750|TRUGANINA VIC=3029|WACOL QLD=4076|WINGFIELD SA=5013'
      ),
      numbers: (random) => `000${random.int(10_200, 98_700)}`,
    },
    style: { ...point, money: (plain) => `$${plain}`, date: slashed },
    css: '@page{margin:12mm 14mm} body{font:9pt "Roboto";margin:0;color:#222} .h{background:#1d2b53;color:#fff;padding:6mm 7mm;display:flex;justify-content:space-between;align-items:center} .h b{font:900 18pt "Roboto";letter-spacing:-.3px;max-width:105mm;line-height:1.05} .h span{font:300 20pt "Roboto"} .q{display:flex;justify-content:space-between;margin:7mm 0} .q .c{line-height:1.5;width:80mm} .q .c i{font:500 7.5pt "Roboto";color:#c2410c;display:block} .q table{width:76mm;align-self:flex-start} .q td{padding:.9mm 0;border-bottom:.4pt solid #ccd} .q td:last-child{text-align:right;font-weight:500} .l th{text-align:left;font-weight:500;font-size:8pt;border-bottom:1.4pt solid #c2410c;padding:1.5mm 1mm} .l td{padding:1.6mm 1mm;border-bottom:.4pt solid #dde} .s{width:70mm;margin:4mm 0 0 auto;break-inside:avoid} .s td{padding:1.1mm 1mm} .s .z td{font-weight:700;font-size:11.5pt;background:#fdeee4;padding:2mm 1mm} .n{border:1pt solid #222;padding:3mm 4mm;margin-top:8mm;font-size:8.3pt;line-height:1.45;break-inside:avoid} .p{display:flex;gap:10mm;margin-top:5mm;font-size:8.5pt;line-height:1.5;break-inside:avoid} .p b{font-weight:500}',
    draw: (p) => {
      const { doc: d, random } = p
      call(
        p,
        'seller',
        'Ironbark Workforce Pty Ltd|SHIFTREADY PERSONNEL|Dunmore & Tsai Industrial Staffing Pty Ltd|Westlink Labour Hire Pty. Limited|Kestrel People|On Site Crews Australia Pty Ltd'
      )
      call(
        p,
        'buyer',
        'Harbourline Logistics Pty Ltd|Cosmo Kitchens (Aust) Pty Ltd|GREENFIELD PALLETS|Van Houten & Sons Transport Pty Ltd|Bluegum Packaging|Oasis Beverages Pty Limited|Vertex Racking Solutions'
      )
      const ending = p.date(dayAfter(d.issueDate, -(new Date(d.issueDate).getUTCDay() || 7)))
      const list = p.lines((l) =>
        row([
          random.pick([
            'Singh, H.',
            'Taufa, S.',
            'Nguyen, T.',
            'O’Rourke, D.',
            'Ahmadi, R.',
            'Costa, M.',
            'Walker, J.',
          ]),
          String(random.int(70_100, 79_900)),
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const financier = random.pick([
        'Tasman Receivables Finance Pty Ltd',
        'Cashbridge Debtor Finance Ltd',
      ])
      return `<div class=h><b>${d.seller.name}</b><span>Tax Invoice</span></div>
<div class=q><div class=c><i>INVOICE TO</i>Accounts Payable<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${townFirst(d.buyer)}</div><table>${row(['Invoice number', d.number])}${row(['Invoice date', p.date(d.issueDate)])}${row(['Week ending', ending])}${row(['Client code', d.customerNumber])}${row(['Purchase order', d.orderNumber])}${row(['Due date', p.date(d.dueDate)])}</table></div>
<table class=l>${heading(['Employee', 'Timesheet', 'Classification', '>Units', '', '>Rate', '>Amount ex GST'])}${list.join('')}</table>
<table class=s>${row(['Subtotal', `>${p.money(d.subtotal)}`])}${row(['GST (10%)', `>${p.money(d.tax)}`])}${row(['Total inc GST', `>${p.money(d.total)}`])}${rowOf('z', ['Balance due AUD', `>${p.money(d.amountDue)}`])}</table>
<div class=n><b>NOTICE OF ASSIGNMENT</b> – This debt has been assigned to ${financier}. Payment in full discharge of this invoice can only be made to the account below, quoting the client code. Any query or dispute must be notified within 7 days of the invoice date.</div>
<div class=p><div><b>Pay by EFT</b><br>${financier} ITF ${d.seller.name}<br>BSB 0${random.int(12, 84)}-${random.digits(3)} &nbsp; Account ${random.digits(4)} ${random.digits(4)}</div><div><b>${d.seller.name}</b> <br>ABN ${businessNumber(random.digits(9))}<br>${d.seller.street}, ${townFirst(d.seller)}<br>Labour Hire Licence ${random.pick(['VICLHL', 'LHL-'])}0${random.digits(4)} &nbsp; 1300 ${random.digits(3)} ${random.digits(3)}</div></div>`
    },
  },
  {
    name: 'en-nz-painter-payment-claim',
    plan: {
      country: 'GB',
      currency: 'NZD',
      rates: [15],
      items: itemsOf(`
        Waterblast and chemical wash exterior|m²|4|7; Scrape, sand and spot prime weatherboards|hr|52|65;
        Weatherboards - prime and two coats acrylic low sheen|m²|24|33; Fascia and soffit - two coats|lm|11|16;
        Window joinery - sand, prime, two coats enamel|ea|135|210; Balustrade and handrails - two coats|lm|19|28;
        Roof - two coats long-run iron paint|m²|17|24; Lead paint removal, masks and disposal|hr|62|75;
        Concrete block base - two coats masonry paint|m²|15|22; Variation 1 - gable end, extra coat and colour change|m²|12|18`),
      lines: [3, 7],
      isInOrder: true,
      isOnce: true,
      most: 42,
      prepaid: 0.85,
      isSellerPerson: true,
      isBuyerPerson: true,
      days: [5, 10, 20],
      pools: placesIn(
        'GB',
        '14 Rata Street|3/220 Fergusson Drive|87 Waimea Road|RD 4|29B Tukapa Street|1106 Cameron Road',
        'Upper Hutt=5018|Nelson=7010|New Plymouth=4310|Tauranga=3112|Masterton=5810'
      ),
      numbers: (random) => String(random.int(312, 2890)),
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${Number(d)} ${monthNames[Number(m) - 1]} ${y}`,
    },
    css: '@page{margin:18mm 20mm} body{font:10.5pt "Caladea";margin:0;line-height:1.35} .h{display:flex;justify-content:space-between;align-items:flex-end} .h b{font:italic bold 22pt "Caladea";color:#7b2d26} .h div:last-child{text-align:right;font-size:9.5pt} .u{height:3mm;background:linear-gradient(90deg,#7b2d26 0 25%,#d99b48 25% 50%,#4f7c6b 50% 75%,#2e4a62 75%);margin:3mm 0 8mm} h1{font:bold 14pt "Caladea";margin:7mm 0 3mm} .a{display:flex;justify-content:space-between} .k{width:auto} .k td{padding:.3mm 0} .k td:first-child{color:#555} .l th{text-align:left;border-top:.8pt solid #000;border-bottom:.8pt solid #000;padding:1.2mm 0;font-size:9.5pt} .l td{padding:1.3mm 0;vertical-align:top} .s td{padding:.9mm 0} .s{border-top:.8pt solid #000;break-inside:avoid} .s td:first-child{text-align:right;width:76%} .s .z td{font-weight:bold;font-size:12pt} .n{margin-top:7mm;font-size:9.5pt;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      call(
        p,
        'seller',
        'Gareth Pohatu|Wiremu Tamihana Painting|Shona McIlroy|Grant Vercoe, Painter & Decorator|L. J. Ruddock|Aleki Fonoti'
      )
      call(
        p,
        'buyer',
        'R. Haldane|Priyanka Deshmukh|St Barnabas Parish|Kevin Te Aho|Fern Grove Rest Home Ltd|Judith Macandrew|THE LOW FAMILY TRUST'
      )
      const list = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const couple = d.buyer.name === 'R. Haldane' ? 'Mr &amp; Mrs ' : ''
      const paid = d.prepaid
        ? row([
            `Less deposit received ${p.date(d.orderDate)}, with thanks`,
            `>-${p.money(d.prepaid)}`,
          ])
        : ''
      return `<div class=h><b>${d.seller.name}</b><div>Interior &amp; exterior painting, paperhanging<br>${d.seller.street}, ${townFirst(d.seller)}<br>Ph 02${random.pick(['1', '2', '7'])} ${random.int(201, 989)} ${random.digits(4)}<br>GST No. ${random.int(48, 136)}-${random.digits(3)}-${random.digits(3)}</div></div><div class=u></div>
<div class=a><div>${couple}${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}</div><table class=k>${row(['Invoice no.', d.number])}${row(['Date', p.date(d.issueDate)])}${row(['Quote', `Q${random.digits(3)}`])}</table></div>
<h1>Tax Invoice and Payment Claim</h1>
<p style="margin:0 0 4mm">Exterior repaint at the above address, work completed ${p.date(d.deliveryDate)}.</p>
<table class=l>${heading(['Work', '>Quantity', '>Rate', '>Amount (NZD)'])}${list.join('')}</table>
<table class=s>${row(['Total excluding GST', `>${p.money(d.subtotal)}`])}${row(['GST at 15%', `>${p.money(d.tax)}`])}${row(['Total including GST', `>${p.money(d.total)}`])}${paid}${rowOf('z', ['Amount payable', `>${p.money(d.amountDue)}`])}</table>
<div class=n>Please pay by <b>${p.date(d.dueDate)}</b> to ${random.pick(['12-3', '06-0', '38-9', '03-1'])}${random.digits(3)}-0${random.digits(6)}-00, with the invoice number as reference. No cheques please.<br><br>This is a payment claim made under the Construction Contracts Act 2002. If you dispute any part of it you need to give me a payment schedule in writing before the due date, saying how much you will pay and why. Form 1 (information about your rights) is attached.<br><br>Thanks for having me and the crew, and for all the cups of tea.</div>`
    },
  },
  {
    name: 'pl-pomoce-dydaktyczne-gmina',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 5],
      items: kinderItems,
      lines: [28, 60],
      isOnce: true,
      most: 15,
      lineDiscount: 0.3,
      days: [14, 21, 30],
      pools: placesIn(
        'PL',
        'ul. Szkolna 14|ul. Wojska Polskiego 63|Rynek 1|ul. Fabryczna 22 lok. 3|al. Jana Pawła II 9|ul. Leśna 7',
        'Rybnik=44-200|Nowy Targ=34-400|Ciechanów=06-400|Tczew=83-110|Jarocin=63-200'
      ),
      numbers: (random, year) => `FS-${random.int(112, 9870)}/${year.slice(2)}/HUR`,
    },
    style: { ...comma, thousands: ' ', date: (y, m, d) => `${y}-${m}-${d}` },
    css: '@page{margin:12mm 12mm 15mm;@bottom-center{content:"Strona " counter(page) " z " counter(pages);font:7pt "DejaVu Sans"}} body{font:7.4pt "DejaVu Sans";margin:0} .h{display:flex;justify-content:space-between;align-items:flex-start} .h b.o{font:bold 13pt "URW Gothic";color:#d6336c;display:block;max-width:92mm;margin-bottom:1mm} .h .d{text-align:right;line-height:1.5} .h .d b{font-size:11pt} .p{display:flex;gap:4mm;margin:5mm 0 4mm} .p div{flex:1;border:.5pt solid #888;border-radius:1.5mm;padding:2mm 3mm;line-height:1.5} .p i{font:bold 6.6pt "DejaVu Sans";color:#666;display:block} .l th{background:#fbe3ec;border:.5pt solid #888;font-size:6.6pt;padding:1mm;text-align:center} .l td{border:.5pt solid #bbb;padding:.9mm 1mm} .l tr{break-inside:avoid} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:4mm;break-inside:avoid} .v{width:98mm} .v th{background:#fbe3ec;border:.5pt solid #888;padding:.8mm;font-size:6.6pt} .v td{border:.5pt solid #bbb;padding:.9mm} .t{width:76mm;text-align:right;line-height:1.6} .t b{font-size:13pt} .w{margin-top:3mm;line-height:1.55;break-inside:avoid} .g{display:flex;justify-content:space-between;margin-top:14mm;font-size:6.6pt;text-align:center;break-inside:avoid} .g div{width:62mm;border-top:.5pt dotted #000;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      call(
        p,
        'seller',
        'Kredka i Spółka Sp. z o.o.|BAJKOWY ŚWIAT Pomoce Dydaktyczne s.c. A. Drewniak, P. Drewniak|Edukartel S.A.|Hurtownia Szkolna PIÓRNIK Halina Wąs|Mały Odkrywca Sp. z o.o. Sp. k.|Plus & Minus Sp. j.'
      )
      call(
        p,
        'buyer',
        'Gmina Raciechów|Miasto i Gmina Grabowiec|Fundacja Zielona Łąka|Akademia Smyka Sp. z o.o.|GMINA MIEJSKA STRZELINEK|Stowarzyszenie Rodziców „Iskierka”'
      )
      const list = p.lines((l, at) => [
        `>${at + 1}`,
        `${random.pick(['PD', 'MB', 'PL'])}-${numberOf(l.description, 4)}`,
        l.description,
        `>${p.number(l.quantity)}`,
        l.unit,
        `>${p.plain(l.price)}`,
        `>${l.discount ? p.number(l.discount, 1) : ''}`,
        `>${p.plain(l.amount)}`,
        `>${p.number(l.rate)}%`,
      ])
      const taxes = p.taxes((t) =>
        row([
          `>${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      return `<div class=h><div style="line-height:1.5"><b class=o>${d.seller.name}</b>${d.seller.street}, ${codeFirst(d.seller)}<br>tel. ${polishPhone(random)} &nbsp; ${d.seller.mail} &nbsp; ${d.seller.site}<br>BDO 000${random.digits(6)}</div><div class=d><b>Faktura ${d.number}</b><br>oryginał<br>Data wystawienia: ${p.date(d.issueDate)}, ${d.seller.town}<br>Data dokonania dostawy: ${p.date(d.deliveryDate)}</div></div>
<div class=p><div><i>Sprzedawca</i>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP ${nip(d.seller.vatId)}</div><div><i>Nabywca</i>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>NIP ${nip(d.buyer.vatId)}</div><div><i>Odbiorca</i>Przedszkole nr ${random.int(1, 14)} „${random.pick(['Pod Kasztanem', 'Słoneczko', 'Krasnal', 'Tęczowe'])}”<br>ul. ${random.pick(['Ogrodowa', 'Polna', 'Kościuszki'])} ${random.int(2, 48)}<br>${codeFirst(d.buyer)}</div></div>
<table class=l>${heading(['Lp.', 'Symbol', 'Nazwa towaru / usługi', 'Ilość', 'J.m.', 'Cena netto', 'Rabat %', 'Wartość netto', 'VAT'])}${list.map((cells) => row(cells)).join('')}</table>
<div style="break-inside:avoid"><div class=e><table class=v>${heading(['Stawka VAT', 'Wartość netto', 'Kwota VAT', 'Wartość brutto'])}${taxes.join('')}${row(['>Razem', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table><div class=t>Do zapłaty:<br><b>${p.plain(d.amountDue)} PLN</b><br>Sposób zapłaty: przelew, termin <b style="font-size:8pt">${p.date(d.dueDate)}</b></div></div>
<div class=w>Słownie: ${inWords(d.amountDue)}<br>Rachunek bankowy: ${nrb(d.seller.iban)} (${random.pick(['Bank Spółdzielczy', 'Bank Rzemieślniczy S.A.'])})<br>Zamówienie: ${d.orderNumber} &nbsp; WZ: WZ-${random.digits(4)}/${d.issueDate.slice(2, 4)} &nbsp; Przewoźnik: kurier, paczek: ${random.int(2, 9)}<br>Reklamacje ilościowe przyjmujemy w ciągu 7 dni od otrzymania przesyłki. Towar pozostaje własnością sprzedawcy do czasu całkowitej zapłaty.</div>
<div class=g><div>Osoba upoważniona do odbioru</div><div>Wystawił(a): ${random.pick(['Monika Tarnowska', 'Beata Sroka', 'Kamil Ożóg'])}</div></div></div>`
    },
  },
  {
    name: 'pl-restauracja-catering-biuro',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [8, 23],
      items: itemsOf(`
        Zestaw lunchowy mięsny (dowóz)|porcja|29|38; Zestaw lunchowy wegetariański (dowóz)|porcja|27|36; Bufet śniadaniowy|os.|38|55;
        Finger food - patera 40 szt.|szt.|178|249; Krem z pomidorów 5 l|termos|89|130; Pierogi z kapustą i grzybami|kg|42|56;
        Sałatka grecka - misa|szt.|72|98; Tarta szpinakowa cała|szt.|64|88; Przerwa kawowa ciągła|os.|24|36|1;
        Woda mineralna 0,5 l|szt.|4|6|1; Kawa z ekspresu przelewowego 5 l|termos|95|140|1; Sok pomarańczowy 1 l|szt.|12|17|1; Sernik domowy|porcja|13|18; Obsługa kelnerska|godz.|38|52|1`),
      lines: [4, 10],
      isOnce: true,
      most: 30,
      isGross: true,
      days: [7, 14],
      pools: placesIn(
        'PL',
        'ul. Mostowa 3|ul. Długa 41|pl. Wolności 6|ul. Inwestycyjna 18|ul. Piłsudskiego 77 lok. 2',
        'Bydgoszcz=85-110|Rzeszów=35-010|Gliwice=44-100|Olsztyn=10-516|Zielona Góra=65-048'
      ),
      numbers: (random, year) => `${random.int(3, 694)}/${year}/R`,
    },
    style: { ...comma, thousands: ' ', money: (plain) => `${plain} zł`, date: dotted },
    css: '@page{margin:16mm 18mm} body{font:10.5pt "EB Garamond";margin:0;color:#2b211a} *{font-variant-numeric:lining-nums!important} .h{text-align:center;border-bottom:.6pt solid #8a6d4b;padding-bottom:4mm} .h b{font:24pt "EB Garamond";letter-spacing:1.5px;display:block;line-height:1.1} .h small{font-size:9.5pt} .f{display:flex;justify-content:space-between;margin:7mm 0 5mm;align-items:baseline} .f h1{font:bold 15pt "EB Garamond";margin:0} .a{display:flex;gap:12mm;line-height:1.35;margin-bottom:6mm} .a div{flex:1} .a i{color:#8a6d4b;display:block} .l th{text-align:left;font-weight:normal;font-style:italic;border-bottom:.6pt solid #8a6d4b;padding:1mm 0} .l td{padding:1.1mm 0;border-bottom:.3pt dotted #bba} .e{display:flex;justify-content:space-between;margin-top:5mm;break-inside:avoid;align-items:flex-start} .v{width:88mm;font-size:9.3pt} .v th{font-weight:normal;font-style:italic;text-align:left} .v td,.v th{padding:.7mm 0} .v tr:last-child td{border-top:.6pt solid #8a6d4b;font-weight:bold} .z{text-align:right;line-height:1.4} .z b{font-size:17pt} .n{margin-top:7mm;line-height:1.45;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      call(
        p,
        'seller',
        'Pod Lipą|BISTRO KARMEL Sp. z o.o.|Gastronomia Bracia Hajduk Sp. j.|Restauracja Stary Młyn Ewa Kłos|Chochla & Widelec s.c.|Zajezdnia Smaku Sp. z o.o.'
      )
      call(
        p,
        'buyer',
        'Nordmar Inżynieria Sp. z o.o.|Izba Architektów Regionu|KANCELARIA ROGUSKI i WSPÓLNICY Sp. p.|Centrum Szkoleń Progres Dorota Malec|Softbryza S.A.|Wyższa Szkoła Logistyki Stosowanej'
      )
      const list = p.lines((l, at) =>
        row([
          `${at + 1}.`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const letter = (rate: number) => (rate === 8 ? 'B' : 'A')
      const taxes = p.taxes((t) =>
        row([
          `PTU ${letter(t.rate)} ${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      return `<div class=h><b>${d.seller.name}</b><small>${d.seller.street}, ${codeFirst(d.seller)} · NIP ${nip(d.seller.vatId)} · rezerwacje ${polishPhone(random)}</small></div>
<div class=f><h1>Faktura nr ${d.number}</h1><div>${d.seller.town}, ${p.date(d.issueDate)}</div></div>
<div class=a><div><i>Nabywca</i>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>NIP: ${nip(d.buyer.vatId)}</div><div><i>Dotyczy</i>catering, data usługi ${p.date(d.deliveryDate)}<br>dostawa na adres nabywcy, godz. ${random.int(8, 13)}:${random.pick(['00', '30'])}<br>zamówienie telefoniczne, p. ${random.pick(['Ola', 'Michał', 'Justyna'])}</div></div>
<table class=l>${heading(['', 'Nazwa', '>Ilość', 'Jm', '>Cena brutto', '>VAT', '>Wartość brutto'])}${list.join('')}</table>
<div class=e><table class=v>${heading(['Stawka', '>Netto', '>VAT', '>Brutto'])}${taxes.join('')}${row(['Razem', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table><div class=z>Do zapłaty<br><b>${p.money(d.amountDue)}</b></div></div>
<div class=n>Zapłata przelewem do ${p.date(d.dueDate)} na konto ${nrb(d.seller.iban)}<br>słownie: ${inWords(d.amountDue)}<br><br>Naczynia zwrotne (termosy, patery) prosimy przygotować do odbioru następnego dnia roboczego.<br>Fakturę wystawił(a): ${random.pick(['K. Hajduk', 'E. Kłos', 'kierownik zmiany'])} &nbsp;&nbsp; Dziękujemy i zapraszamy ponownie!</div>`
    },
  },
  {
    name: 'pl-parkieciarz-rozliczenie',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [8],
      items: itemsOf(`
        Demontaż starej podłogi z wyniesieniem|m²|18|32; Szlifowanie podłoża i gruntowanie|m²|14|24; Wylewka samopoziomująca do 5 mm|m²|34|52;
        Ułożenie parkietu dębowego w jodełkę z materiałem|m²|268|365; Cyklinowanie bezpyłowe - 3 przejścia|m²|42|58; Olejowanie podłogi - olejowosk 2 warstwy|m²|38|55;
        Listwa przypodłogowa dębowa z montażem|mb|32|49; Lakierowanie schodów i podestów|mb|64|95; Próg dylatacyjny mosiężny|mb|75|120`),
      lines: [3, 7],
      isInOrder: true,
      isOnce: true,
      most: 48,
      isPart: true,
      prepaid: 0.85,
      isSellerPerson: true,
      isBuyerPerson: true,
      days: [3, 7, 14],
      pools: placesIn(
        'PL',
        'ul. Sosnowa 5|Zalesie 31A|ul. Bohaterów Westerplatte 18/24|ul. Młyńska 40|os. Przyjaźni 12/6',
        'Wieliczka=32-020|Oborniki=64-600|Piaseczno=05-500|Rumia=84-230|Świdnik=21-040'
      ),
      numbers: (random, year) => `FK ${random.int(1, 58)}/${year}`,
    },
    style: { ...comma, thousands: ' ', date: (y, m, d) => `${d}-${m}-${y}` },
    css: '@page{margin:14mm 15mm} body{font:9pt "Inter";margin:0;color:#1f2933} .h{display:flex;justify-content:space-between;font-size:8.4pt;line-height:1.5;margin-bottom:8mm} .h .g{width:30mm;height:16mm} h1{font:600 15pt "Inter";text-align:center;margin:0 0 1mm} h2{font:400 9pt "Inter";text-align:center;margin:0 0 7mm;color:#62707d} .a{display:flex;gap:10mm;margin-bottom:7mm} .a div{flex:1;line-height:1.5;border-top:1.6pt solid #b08048;padding-top:2mm} .a i{font:600 8pt "Inter";color:#b08048;display:block} .l th{background:#f5efe7;text-align:left;font-weight:600;font-size:7.6pt;padding:1.6mm 1.5mm} .l td{padding:1.6mm 1.5mm;border-bottom:.4pt solid #e2d8ca} .s{width:116mm;margin:4mm 0 0 auto;break-inside:avoid} .s td{padding:1.2mm 1.5mm} .s .z td{background:#b08048;color:#fff;font-weight:600;font-size:11pt;padding:2mm 1.5mm} .n{margin-top:6mm;line-height:1.6;font-size:8.4pt;break-inside:avoid} .g2{display:flex;justify-content:space-between;margin-top:18mm;font-size:7.6pt;color:#62707d;break-inside:avoid} .g2 div{border-top:.5pt solid #9aa5b1;width:60mm;text-align:center;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      call(
        p,
        'seller',
        'Krzysztof Wojtas|PARKIETY Zbigniew Bąk|Usługi Parkieciarskie Marian Czyż|Daniel Rutka Podłogi Drewniane|Łukasz Pyrek|DĄB-POL Andrzej Sikora'
      )
      call(
        p,
        'buyer',
        'Aleksandra i Bartosz Nowiccy|Teresa Kuleszka|Hanna Zarębska-Lis|Ryszard Domański|Igor Mielcarek|Wspólnota Mieszkaniowa Sosnowa 9'
      )
      const list = p.lines((l, at) =>
        row([
          `${at + 1}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const advance = d.prepaid
        ? row([
            `Zaliczka - faktura nr FZ ${random.int(1, 58)}/${d.orderDate.slice(0, 4)} z dnia ${p.date(d.orderDate)}`,
            `>- ${p.plain(d.prepaid)}`,
          ])
        : ''
      const floor =
        '<svg class=g viewBox="0 0 60 32"><g fill="#b08048"><path d="M0 12 12 0l4 4L4 16zM10 22 22 10l4 4L14 26z"/></g><g fill="#d9b98c"><path d="m16 4 12 12-4 4L12 8zM26 14l12 12-4 4-12-12z"/></g><g fill="#8c6235"><path d="M28 12 40 0l4 4-12 12z"/></g></svg>'
      const final = d.prepaid ? 'Faktura końcowa' : 'Faktura'
      return `<div class=h>${floor}<div class=r>Miejsce wystawienia: ${d.seller.town}<br>Data wystawienia: <b>${p.date(d.issueDate)}</b><br>Data wykonania usługi: ${p.date(d.deliveryDate)}</div></div>
<h1>${final} nr ${d.number}</h1><h2>oryginał</h2>
<div class=a><div><i>Sprzedawca</i><b>${d.seller.name}</b><br>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP ${d.seller.vatId.slice(2)}<br>tel. ${polishPhone(random)}</div><div><i>Nabywca</i><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<table class=l>${heading(['Lp.', 'Nazwa usługi', '>Ilość', 'Jm', '>Cena netto', '>VAT', '>Wartość netto'])}${list.join('')}</table>
<table class=s>${row(['Razem netto', `>${p.plain(d.subtotal)}`])}${row(['VAT 8%', `>${p.plain(d.tax)}`])}${row(['<b>Razem brutto PLN</b>', `><b>${p.plain(d.total)}</b>`])}${advance}${rowOf('z', ['Pozostaje do zapłaty', `>${p.plain(d.amountDue)} PLN`])}</table>
<div class=n>Słownie do zapłaty: ${inWords(d.amountDue)}<br>Płatność: przelew &nbsp;|&nbsp; Termin: <b>${p.date(d.dueDate)}</b> &nbsp;|&nbsp; Konto: ${grouped(d.seller.iban)}<br>Uwagi: obiekt budownictwa objęty społecznym programem mieszkaniowym, art. 41 ust. 12 ustawy o VAT. Gwarancja na wykonane prace 24 miesiące przy wilgotności powietrza 45-60%.</div>
<div class=g2><div>imię i nazwisko odbiorcy</div><div>${random.pick(['wystawca', 'podpis wystawcy'])}</div></div>`
    },
  },
  {
    name: 'pl-toalety-przenosne-najem',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      items: itemsOf(`
        Najem kabiny WC Standard (28 dni)|szt.|165|239; Najem kabiny WC z umywalką (28 dni)|szt.|219|299; Najem kabiny dla niepełnosprawnych (28 dni)|szt.|310|420;
        Serwis cotygodniowy kabiny|usł.|38|56; Serwis dodatkowy poza harmonogramem|usł.|85|130; Najem kontenera sanitarnego 10' (28 dni)|szt.|890|1240;
        Najem zbiornika na ścieki 2 m³ (28 dni)|szt.|190|270; Opróżnienie zbiornika|usł.|160|230; Transport - dowóz|kurs|120|220; Ogrodzenie tymczasowe - przęsło 3,5 m|szt.|9|15`),
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 8,
      days: [7, 14, 21],
      pools: placesIn(
        'PL',
        'ul. Składowa 11|ul. Krakowska 214|ul. Portowa 6B|ul. Torowa 35|ul. Gen. Maczka 2/15',
        'Częstochowa=42-202|Szczecin=70-781|Legnica=59-220|Kielce=25-663|Warszawa=03-236'
      ),
      numbers: (random, year) => `S/${random.int(1020, 28_900)}/${year}`,
    },
    style: {
      ...comma,
      thousands: ' ',
      money: (plain) => `${plain} PLN`,
      date: (y, m, d) => `${y}.${m}.${d}`,
    },
    css: '@page{margin:12mm 14mm} body{font:8.6pt "Carlito";margin:0} .g{display:flex;justify-content:space-between;align-items:center;background:#0b7a75;color:#fff;padding:4mm 5mm} .g b{font:bold 17pt "Carlito";max-width:95mm;line-height:1.05} .g div{text-align:right;line-height:1.35} .d{display:grid;grid-template-columns:repeat(4,1fr);border:.6pt solid #0b7a75;border-top:0} .d div{padding:1.6mm 3mm;border-right:.4pt solid #9cc} .d div:last-child{border:0} .d small{display:block;color:#0b7a75;font-size:7.2pt} .a{display:flex;gap:8mm;margin:6mm 0 5mm} .a div{flex:1;line-height:1.4;font-size:9.4pt} .a small{color:#0b7a75;display:block;font-size:7.6pt;font-weight:bold} .l th{text-align:left;border-bottom:1.2pt solid #0b7a75;font-size:7.8pt;padding:1.2mm 1mm} .l td{padding:1.5mm 1mm;border-bottom:.4pt solid #cdd} .e{display:flex;justify-content:space-between;gap:10mm;margin-top:5mm;break-inside:avoid} .s{width:82mm;align-self:flex-start} .s td{padding:1.1mm 1mm} .s .z td{font:bold 13pt "Carlito";border-top:1.2pt solid #0b7a75;padding-top:2mm} .w{line-height:1.5;flex:1} .q{display:flex;gap:6mm;margin-top:7mm;font-size:7.8pt;line-height:1.45;break-inside:avoid} .f{position:fixed;bottom:0;left:0;right:0;font-size:7pt;text-align:center;border-top:.5pt solid #0b7a75;padding-top:1.5mm;color:#444}',
    draw: (p) => {
      const { doc: d, random } = p
      call(
        p,
        'seller',
        'Sanitrans Mobilne Toalety Sp. z o.o.|EKO KABINA|Wynajem Sanitariatów Drozd & Gil Sp. j.|Toi Serwis Południe S.A.|Zakład Usług Komunalnych „Czyścioch” Sp. z o.o.|Mobi-WC Roman Pestka'
      )
      call(
        p,
        'buyer',
        'Przedsiębiorstwo Budowlane Filar Sp. z o.o.|DROGMAR S.A.|Rusiecki Development Sp. z o.o. Sp. k.|Ośrodek Kultury i Rekreacji|Zakład Remontowy Jacek Budzisz|Kolejmost Sp. z o.o.|Parafia pw. św. Wawrzyńca'
      )
      const list = p.lines((l, at) =>
        row([
          `${at + 1}`,
          l.description,
          random.pick(['77.39.19', '81.29.19', '77.39.11']),
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const day = d.issueDate
      const ksef =
        day >= '2026-02-01'
          ? `<div class=q>${squareCode(random, '27mm')}<div><b>Sprawdź, czy Twoja faktura znajduje się w KSeF!</b><br>Numer KSeF: ${d.seller.vatId.slice(2)}-${day.replaceAll('-', '')}-${random.digits(6)}${random.pick(['A4', 'F0', 'C7'])}${random.digits(4)}-${random.pick(['3B', '9E', 'D1'])}<br>Zeskanuj kod QR, aby zweryfikować dokument.</div></div>`
          : `<div class=q>${squareCode(random, '24mm')}<div><b>Zapłać szybciej</b><br>Zeskanuj kod w aplikacji swojego banku - dane przelewu uzupełnią się same.</div></div>`
      const site = `${random.pick(['Budowa hali', 'Budowa osiedla', 'Przebudowa drogi', 'Remont elewacji'])}, ul. ${random.pick(['Nowa', 'Zielona', 'Przemysłowa', 'Wiejska'])} ${random.int(2, 88)}, ${d.buyer.town}`
      return `<div class=g><b>${d.seller.name}</b><div>FAKTURA VAT<br><b style="font-size:13pt">${d.number}</b></div></div>
<div class=d><div><small>Data wystawienia</small>${p.date(d.issueDate)}</div><div><small>Okres najmu</small>${p.date(d.from)} – ${p.date(dayAfter(d.from, 27))}</div><div><small>Nr umowy</small>U/${random.digits(5)}</div><div><small>Nr klienta</small>${d.customerNumber}</div></div>
<div class=a><div><small>SPRZEDAWCA</small>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP: PL${d.seller.vatId.slice(2)}</div><div><small>NABYWCA</small>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>NIP: ${d.buyer.vatId.slice(2)}</div><div><small>MIEJSCE USTAWIENIA</small>${site}</div></div>
<table class=l>${heading(['Lp.', 'Nazwa', 'PKWiU', '>Ilość', 'J.m.', '>Cena netto', '>VAT %', '>Wartość netto'])}${list.join('')}</table>
<div class=e><div class=w>Sposób płatności: przelew<br>Termin płatności: <b>${p.date(d.dueDate)}</b><br>Indywidualny rachunek do wpłat:<br><b>${grouped(d.seller.iban)}</b><br>Tytuł: ${d.number}</div><table class=s>${row(['Wartość netto', `>${p.money(d.subtotal)}`])}${row(['Podatek VAT 23%', `>${p.money(d.tax)}`])}${row(['Wartość brutto', `>${p.money(d.total)}`])}${rowOf('z', ['Do zapłaty', `>${p.money(d.amountDue)}`])}</table></div>
${ksef}
<p style="font-size:7.8pt;line-height:1.45">Odpowiedzialność za uszkodzenie lub utratę kabiny w okresie najmu ponosi Najemca. Rozwiązanie umowy wymaga zgłoszenia odbioru na ${d.seller.mail} z wyprzedzeniem 3 dni roboczych. W razie opóźnienia w płatności serwis może zostać wstrzymany.</p>
<div class=f>${d.seller.name} &nbsp; BDO 000${random.digits(6)} &nbsp; infolinia ${polishPhone(random)} &nbsp; ${d.seller.site}</div>`
    },
  },
]
