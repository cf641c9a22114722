import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import { paged } from '../pages.ts'
import { partiesIn, type Country } from '../people.ts'
import { polishForm, polishWords } from '../polish_words.ts'
import { squareCode } from '../square_code.ts'
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
  rowOf,
  slashed,
  townFirst,
  two,
  type Print,
} from '../print.ts'
import type { Random } from '../random.ts'

/** Streets and towns of a region. */
const placesIn = (country: Country, streets: string, towns: string, name?: string) =>
  partiesIn(country, {
    streets: listOf(streets),
    towns: townsOf(towns),
    ...(name ? { country: name } : {}),
  })

/** Gives a party one of the names of a list, and a page and a mail of that name. */
function named(p: Print, who: 'seller' | 'buyer', names: string) {
  const party = p.doc[who]
  const name = p.random.pick(listOf(names))
  const slug = name
    .normalize('NFKD')
    .replace(/ł/gi, 'l')
    .replace(/[^A-Za-z ]/g, '')
    .trim()
    .split(/ +/)
    .slice(0, 2)
    .join('')
    .toLowerCase()
  party.name = name
  party.site = `www.${slug}.example`
  const boxes = party.country === 'Polska' ? ['biuro', 'faktury'] : ['office', 'accounts', 'info']
  party.mail = `${p.random.pick(boxes)}@${slug}.example`
  if (who === 'buyer' && party.street === p.doc.seller.street)
    party.street = party.street
      .replace('&amp;', '&')
      .replace(/\d+/, (house) => String(Number(house) + 18))
}

/** A telephone number of an area, in groups. */
const phone = (random: Random, area: string, groups: number[], sign = ' ') =>
  `${area} ${groups.map((size, at) => (at ? random.digits(size) : `${random.int(2, 9)}${random.digits(size - 1)}`)).join(sign)}`

/** The same article number for the same goods. */
const codeOf = (name: string) =>
  10_000 + [...name].reduce((code, letter) => (code * 33 + letter.charCodeAt(0)) % 89_989, 5)

/** An Australian business number with its check digits. */
function abnOf(digits: string): string {
  const sum = [...digits].reduce((whole, digit, at) => whole + Number(digit) * (3 + 2 * at), 0)
  return `${99 - (sum % 89)} ${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`
}

const accountOf = (iban: string) => `${iban.slice(2, 4)} ${grouped(iban.slice(4))}`
const nipOf = (id: string) => id.replace(/^PL(...)(...)(..)(..)$/, '$1-$2-$3-$4')

/** An amount in Polish words: `sto dwa złote 15/100`. */
function inWords(cents: number): string {
  const whole = Math.floor(cents / 100)
  return `${polishWords(whole)} ${polishForm(whole, ['złoty', 'złote', 'złotych'])} ${two(cents % 100)}/100`
}

const polishMonth = (day: string) =>
  'styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień'.split(
    '|'
  )[Number(day.slice(5, 7)) - 1]

const zloty = { ...comma, thousands: ' ', money: (plain: string) => `${plain} zł` } as const
const dollar = { ...point, money: (plain: string) => `$${plain}` } as const

const poolItems = itemsOf(`
  Monthly pool service - weekly visits, chemicals included||135|179|1;
  Spa service add-on||25|40|1;
  Filter clean - D.E. grids broken down and recharged||95|140|1;
  Extra visit - green pool treatment||85|145|1;
  Salt cell inspection and acid wash||65|95|1;
  Labor - replace pump motor and shaft seal||145|210|1;
  1.65 HP variable speed pump motor||389|520;
  Cartridge filter element, 420 sq. ft.||118|196;
  Pool salt, 40 lb. bags (6)||54|72;
  Phosphate remover, 1 qt.||29|44;
  Skimmer basket and weir door||24|38;
  Cleaner back-up valve||48|69`)
const taxedPoolItems = new Set(poolItems.filter(([, , , , rate]) => !rate).map(([name]) => name))

const canteenItems = itemsOf(`
  Apple & Blackcurrant Juice 99% 200mL x 24|CTN|17|22|1; Orange Juice 99% 200mL x 24|CTN|17|22|1;
  Tropical Juice Popper 250mL x 24|CTN|19|24|1; Spring Water 600mL x 24|CTN|9|13|1;
  Flavoured Milk Chocolate 300mL x 12|TRAY|18|23|1; Flavoured Milk Strawberry 300mL x 12|TRAY|18|23|1;
  Full Cream Milk 2L|EA|3|4|1; Tasty Cheese Slices 1.5kg|PKT|15|19|1; Shredded Mozzarella 2kg|BAG|19|25|1;
  Wholemeal Wraps 10" x 12|PKT|5|7|1; Lunch Rolls Par Baked 80g x 48|CTN|26|33|1;
  Chicken Breast Tenders Oven Ready 1kg|BAG|13|18|1; Popcorn Chicken Amber 1kg|BAG|14|18|1;
  Beef Burger Patty 90g x 48|CTN|42|54|1; Ham Shaved Reduced Salt 1kg|PKT|11|15|1;
  Hokkien Noodle Cup 200g x 12|CTN|29|36|1; Penne Pasta 5kg|BAG|11|15|1; Napoli Sauce 3kg|TIN|12|16|1;
  Tomato Sauce Squeeze 100 x 14g|CTN|17|23|1; Mayonnaise 97% Fat Free 2.4kg|TUB|14|19|1;
  Canola Spray 450g|CAN|6|9|1; Plain Flour 12.5kg|BAG|15|20|1; Diced Peaches in Juice 125g x 24|CTN|22|28|1;
  Yoghurt Pouch Vanilla 140g x 12|CTN|18|23|1; Garlic Bread Slices 100's|CTN|31|39|1;
  Beef Pie Reduced Salt 175g x 24|CTN|44|58; Sausage Roll 120g x 36|CTN|38|49; Cheese & Bacon Pizza Slab 130g x 24|CTN|41|52;
  Potato Gems 2kg x 6|CTN|36|44; Frozen Fruit Ice Tube 75mL x 48|CTN|27|36; Vanilla Ice Cream Cup 100mL x 24|CTN|22|30;
  Popcorn Lightly Salted 13g x 24|CTN|15|20; Rice Crackers Seaweed 20g x 24|CTN|20|27; Corn Chips Original 23g x 24|CTN|19|25;
  Muesli Bar Choc Chip 25g x 48|CTN|28|36; Banana Muffin 60g x 24|CTN|27|34; Anzac Cookie Wrapped 25g x 60|CTN|31|40;
  Brown Paper Bag No. 2 Flat x 500|PACK|13|18; Lunch Order Bag Printed x 500|PACK|19|26; Wooden Spoon x 1000|CTN|24|32;
  Noodle Box 16oz x 50|SLV|9|13; Foil Pie Sleeve x 250|PACK|14|19; Vinyl Gloves Medium Blue x 100|BOX|6|9;
  Cling Wrap 33cm x 600m|ROLL|15|20; Bench Sanitiser 5L|EA|18|25; Hand Towel Interleaved 16 x 150|CTN|34|43`)

const milkingCss =
  '@page{margin:20mm 22mm} body{font:11pt "Carlito";margin:0;line-height:1.35} .h{text-align:right;line-height:1.3} .h b{font-size:15pt} h1{font:bold 20pt "Carlito";letter-spacing:1px;margin:7mm 0 5mm} .a{display:flex;justify-content:space-between;margin-bottom:8mm} .k{width:auto} .k td{padding:.4mm 0} .l td,.l th{border:.5pt solid #000;padding:1.2mm 2mm} .l th{text-align:left;background:#e7e6e6} .l .n td{border:0} .l .n td.r{border:.5pt solid #000} .l .n td:nth-child(4){text-align:right;white-space:nowrap} .p{margin-top:9mm} .p td{padding:.3mm 0} .p table{width:auto}'

/** Invoices of ordinary months from the United States, Canada, Australia, New Zealand and Poland. */
export const nelsonRaba: Family[] = [
  {
    name: 'en-us-pool-route-coupon',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [7, 0],
      items: poolItems,
      lines: [3, 8],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      days: [10, 15, 20],
      pools: placesIn(
        'US',
        '4417 Sandpiper Ct|1290 NW Pelican Ln|806 Tarpon Bay Blvd|PO Box 2236|3155 Cypress Point Dr #104',
        'Bradenton, FL=34209|Venice, FL=34285|Port Charlotte, FL=33952|Sarasota, FL=34231|North Port, FL=34287'
      ),
      numbers: (random) => `${random.int(10, 99)}${random.digits(3)}`,
    },
    style: { ...dollar, date: (y, m, d) => `${m}/${d}/${y}` },
    css: '@page{margin:12mm 15mm 9mm} body{font:9.5pt "Liberation Sans";margin:0} .g{height:255mm;position:relative} .h{display:flex;justify-content:space-between;align-items:flex-start} .h b{font:bold 16pt "URW Gothic";color:#007a99;display:block;max-width:100mm} .h small{font-size:8.4pt;line-height:1.45;display:block;margin-top:1mm} .h h1{font:bold 22pt "Liberation Sans";margin:0 0 2mm;text-align:right;color:#007a99} .k{width:66mm;margin-left:auto} .k th{border:.6pt solid #007a99;background:#e2f3f6;font-size:8pt;padding:1mm} .k td{border:.6pt solid #007a99;text-align:center;padding:1.3mm} .w{display:flex;gap:12mm;margin:12mm 0 9mm} .w div{width:76mm;line-height:1.4} .w i{font:bold 8pt "Liberation Sans";color:#007a99;display:block} .l th{background:#007a99;color:#fff;text-align:left;font-size:8.5pt;padding:1.4mm 2mm} .l td{padding:1.6mm 2mm;border-bottom:.4pt solid #bcd} .s{width:78mm;margin:4mm 0 0 auto} .s td{padding:1mm 2mm} .s .b td{font-weight:bold;font-size:11.5pt;border-top:1pt solid #007a99} .n{font-size:8.2pt;margin-top:6mm;line-height:1.4;color:#333} .c{position:absolute;left:0;right:0;bottom:0;border-top:.8pt dashed #444;padding-top:2mm} .c p{text-align:center;font-size:7.5pt;margin:0 0 4mm} .c .y{display:flex;justify-content:space-between} .c .y div{line-height:1.4} .c table{width:78mm} .c td{border:.6pt solid #444;padding:1.2mm 2mm} .c td:first-child{white-space:nowrap}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Gulf Breeze Pool Care|BLUE HERON POOLS, LLC|Delmar & Sons Pool Service Inc.|Clearwater Kingdom Pool & Spa|Suncoast Pool Techs|Rick Vaughner Pool Maintenance'
      )
      named(
        p,
        'buyer',
        'Marjorie Eckhart|Tom and Linda Przybylski|Osprey Cove Condominium Assoc.|Delroy Simmons|Javier & Ana Quiroga|Palmetto Inn Motel|Kathleen D. Brubaker'
      )
      const days = daysOf(p, dayAfter(d.issueDate, -27), dayAfter(d.issueDate, -1))
      const list = p.lines((l, at) =>
        row([
          days[at],
          l.description,
          taxedPoolItems.has(l.description) ? 'T' : '',
          `>${p.plain(l.amount)}`,
        ])
      )
      const remit = `${d.seller.street}<br>${townFirst(d.seller)}`
      return `<div class=g><div class=h><div><b>${d.seller.name}</b><small>${remit}<br>${phone(random, '(941)', [3, 4], '-')}<br>${d.seller.mail}<br>Licensed &amp; Insured &nbsp; CPC145${random.digits(4)}</small></div><div><h1>INVOICE</h1><table class=k>${heading(['Date', 'Invoice #'])}${row([p.date(d.issueDate), d.number])}</table><table class=k style="margin-top:2mm">${heading(['Account #', 'Due Date'])}${row([d.customerNumber, p.date(d.dueDate)])}</table></div></div>
<div class=w><div><i>BILL TO</i>${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}</div><div><i>POOL LOCATION</i>${random.pick(['Same as billing - side gate, code on file', 'Same as billing - rear screen enclosure', 'Same as billing - dog in yard, text first'])}<br>Route: ${random.pick(['Monday', 'Tuesday', 'Wednesday', 'Thursday'])} ${random.pick(['A', 'B'])}<br>Technician: ${random.pick(['Dusty', 'Ramon', 'Kyle', 'Shane'])}</div></div>
<table class=l>${heading(['Serviced', 'Description', 'Tax', '>Amount'])}${list.join('')}</table>
<table class=s>${row(['Subtotal', `>${p.money(d.subtotal)}`])}${row(['Sales Tax (7% on items marked T)', `>${p.money(d.tax)}`])}${row(['Total', `>${p.money(d.total)}`])}${rowOf('b', ['Amount Due', `>${p.money(d.amountDue)}`])}</table>
<div class=n>Please keep water level at mid-tile and run the pump at least 8 hours a day. Accounts more than 30 days past due are subject to a 1.5% monthly late charge and suspension of service. Thank you for letting us take care of your pool!</div>
<div class=c><p>&#9986; &nbsp; PLEASE DETACH AND RETURN THIS PORTION WITH YOUR PAYMENT</p><div class=y><div>Make checks payable to:<br><b>${d.seller.name}</b><br>${remit}<br><br>&#9744; Change of address (write on back)<br>Or pay by card: ${d.seller.site}/pay</div><table>${row(['Customer', `>${d.buyer.name}`])}${row(['Invoice #', `>${d.number}`])}${row(['Due Date', `>${p.date(d.dueDate)}`])}${row(['Amount Due', `><b>${p.money(d.amountDue)}</b>`])}${row(['Amount Enclosed', '>$ ________'])}</table></div></div></div>`
    },
  },
  {
    name: 'en-ca-movers-crew-deposit',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'CAD',
      rates: [5],
      items: itemsOf(`
        3 movers and 26 ft truck, hourly|hrs|169|219; Travel time, depot to depot|hrs|95|129;
        Packing crew of 2|hrs|98|124; Stair carry, per flight|ea|35|55;
        Bulky item handling (treadmill, safe, upright freezer)|ea|75|120;
        Wardrobe carton with bar, used|ea|9|14; China carton, 5.2 cu ft|ea|7|10;
        Mattress bag, queen|ea|11|16; Packing paper, 25 lb bundle|ea|38|48;
        TV crate rental|ea|25|35; Shrink wrap, 18 in roll|ea|22|29`),
      lines: [4, 9],
      isInOrder: true,
      isOnce: true,
      most: 5,
      prepaid: 0.9,
      isBuyerPerson: true,
      days: [1, 3, 7],
      pools: placesIn(
        'US',
        '92 Bearspaw Dr NW|1418 - 17 Avenue SW, Suite 5|6011 Gateway Blvd|27 Kincora Heights|Bay 14, 2820 Centre Ave NE',
        'Calgary, AB=T2T 0C8|Edmonton, AB=T6H 2H3|Red Deer, AB=T4N 5E7|Airdrie, AB=T4B 2W1|Lethbridge, AB=T1J 4P3',
        'Canada'
      ),
      numbers: (random) => String(random.int(1102, 9840)),
    },
    style: {
      ...dollar,
      date: (y, m, d) => `${monthsIn('US')[Number(m) - 1]} ${Number(d)}, ${y}`,
    },
    css: '@page{margin:15mm 0 12mm} body{font:10pt "Open Sans";margin:0;color:#1c252c} .x{padding:0 16mm} .h{display:flex;justify-content:space-between;align-items:flex-start} .h h1{font:300 26pt "Open Sans";margin:0;text-align:right} .h .o{text-align:right;line-height:1.4;font-size:9.5pt;margin-top:1mm} .lg{width:42mm;height:30mm} hr{border:0;border-top:.6pt solid #d4dde3;margin:7mm 0} .a{display:flex;justify-content:space-between} .a .b{line-height:1.4} .a .b i{font-style:normal;color:#8497a3;display:block} .k{width:auto} .k td{padding:.6mm 0;font-weight:600;text-align:right} .k td+td{font-weight:400;text-align:left;white-space:nowrap} .k .q td{background:#f3f5f6;font-weight:600;padding:1mm 1mm} .l{margin-top:8mm} .l th{background:#d9541e;color:#fff;text-align:left;padding:2.4mm 2mm;font-weight:600} .l td{padding:2mm;vertical-align:top} .l td:first-child,.l th:first-child{padding-left:16mm} .l td:last-child,.l th:last-child{padding-right:16mm} .l th:nth-child(2),.l td:nth-child(2){text-align:center} .l tbody tr:last-child td{border-bottom:1.5pt solid #e8ecee} .s{width:100mm;margin:3mm 16mm 0 auto} .s td{padding:1.2mm 0} .s td:first-child{text-align:right} .s .g td{border-top:1.5pt solid #d4dde3;font-weight:600;padding-top:2mm} .n{font-size:9pt;margin-top:9mm;line-height:1.45} .n b{font-weight:600}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Chinook Moving & Storage Ltd.|TWO CANUCKS MOVING|Big Hill Movers Inc.|Parkland Relocation Services|Fournier & Daughters Moving|1984227 Alberta Ltd.'
      )
      named(
        p,
        'buyer',
        'Meera Subramaniam|Colin and Joyce Haverstock|Bow Valley Physiotherapy|Kateryna Melnyk|Gordon Whitecalf|Tanya Lefebvre-Chow|Foothills Alliance Church'
      )
      const list = p.lines((l) =>
        row([
          `<b style="font-weight:600">${l.description}</b>`,
          `${p.number(l.quantity)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const deposit = d.prepaid
        ? row([
            `Payment on ${p.date(d.orderDate)} using a credit card (booking deposit):`,
            `>-${p.money(d.prepaid)}`,
          ])
        : ''
      const due = p.money(d.amountDue)
      const trade = d.seller.name.startsWith('1984227') ? ' o/a Steady Hands Movers' : ''
      const truck =
        '<svg class=lg viewBox="0 0 84 60"><path fill="#d9541e" d="M2 12h48v30H2zM53 21h15l12 12v9H53z"/><path fill="#fff" d="M58 25h8l7 8H58z"/><circle cx="17" cy="45" r="7"/><circle cx="65" cy="45" r="7"/><circle cx="17" cy="45" r="3" fill="#fff"/><circle cx="65" cy="45" r="3" fill="#fff"/></svg>'
      return `<div class=x><div class=h>${truck}<div><h1>INVOICE</h1><div class=o><b>${d.seller.name}${trade}</b><br>${d.seller.street}<br>${townFirst(d.seller)}<br>Canada<br><br>${phone(random, `(${random.pick(['587', '825'])})`, [3, 4], '-')}<br>${d.seller.site}</div></div></div><hr>
<div class=a><div class=b><i>Bill to</i><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${townFirst(d.buyer)}<br>Canada</div><table class=k style="align-self:flex-start">${row(['Invoice Number:', d.number])}${row(['Estimate Number:', `E-${random.digits(4)}`])}${row(['Move Date:', p.date(d.deliveryDate)])}${row(['Invoice Date:', p.date(d.issueDate)])}${row(['Payment Due:', p.date(d.dueDate)])}${rowOf('q', ['Amount Due (CAD):', due])}</table></div></div>
<table class=l>${heading(['Services', 'Quantity', '>Price', '>Amount'])}${list.join('')}</table>
<table class=s>${row(['Subtotal:', `>${p.money(d.subtotal)}`])}${row([`GST 5% (${random.digits(9)} RT0001):`, `>${p.money(d.tax)}`])}${rowOf('g', ['Total:', `>${p.money(d.total)}`])}${deposit}${rowOf('g', ['Amount Due (CAD):', `>${due}`])}</table>
<div class="x n"><b>Notes / Terms</b><br>Hours are billed in full hours from arrival at the first address until the truck is empty. E-Transfer to ${d.seller.mail} (auto-deposit), debit or credit card to the crew lead on completion. Basic coverage $0.60 per lb per article; claims must be made in writing within 7 days of the move.</div>`
    },
  },
  {
    name: 'en-au-canteen-distributor-pages',
    plan: {
      country: 'GB',
      currency: 'AUD',
      rates: [10, 0],
      items: canteenItems,
      lines: [70, 150],
      isOnce: true,
      most: 6,
      days: [14, 21, 30],
      pools: placesIn(
        'GB',
        '48 Enterprise Circuit|Cnr Ballarat Rd & Duke St|2-14 Orchard Grove|115 Grand Junction Road|PO Box 661',
        'DANDENONG SOUTH VIC=3175|SUNSHINE VIC=3020|KILBURN SA=5084|BENDIGO VIC=3550|ELIZABETH SA=5112',
        'Australia'
      ),
      numbers: (random) => `SI0${random.digits(6)}`,
    },
    style: { ...dollar, date: slashed },
    css: '@page{margin:10mm 11mm} body{font:8pt "Nimbus Sans";margin:0} .pg{height:276mm;position:relative;break-after:page} .pg:last-child{break-after:auto} .h{display:flex;justify-content:space-between} .h b.o{font:bold 15pt "Nimbus Sans";display:block} .h .d{line-height:1.35} .h h1{font:bold 15pt "Nimbus Sans";margin:0 0 1.5mm;text-align:right} .k{width:66mm;margin-left:auto} .k td{padding:.5mm 1mm;border:.4pt solid #777} .k td:first-child{background:#eee;width:28mm} .a{display:flex;gap:6mm;margin:4mm 0 3mm} .a div{flex:1;border:.4pt solid #777;padding:1.5mm 2.5mm;line-height:1.35;min-height:17mm} .a i{font:bold 7pt "Nimbus Sans";display:block;margin-bottom:.5mm} .l th{border-top:.8pt solid #000;border-bottom:.8pt solid #000;text-align:left;padding:1mm .5mm;font-size:7.5pt} .l td{padding:.85mm .5mm;border-bottom:.3pt dotted #888} .l .z td{font-weight:bold;border:0;padding-top:2mm} .e{display:flex;justify-content:space-between;margin-top:4mm;align-items:flex-start} .g{width:92mm} .g th{border-bottom:.5pt solid #000;text-align:left;padding:.6mm} .g td{padding:.7mm} .t{width:70mm} .t td{padding:.9mm 1.5mm;border:.4pt solid #777} .t .b td{font-weight:bold;font-size:10pt;background:#eee} .f{position:absolute;bottom:0;left:0;right:0;font-size:7.2pt;line-height:1.4;border-top:.5pt solid #000;padding-top:1.5mm;display:flex;justify-content:space-between;gap:8mm} .f div:first-child{flex:none;max-width:78mm} .h b.o{max-width:88mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Tuckshop Direct Pty Ltd|SOUTHERN CANTEEN SUPPLIES|Lunchbell Foodservice Pty Ltd|Marchetti & Rowe Wholesale Foods Pty Ltd|Playtime Food Distributors|J. & M. Stavrou Pty. Ltd.'
      )
      named(
        p,
        'buyer',
        'Eastmoor Primary School Canteen|St Anselm’s College|Parkvale P-12 College Parents & Friends|Wattle Flat Public School P&C Association|Hillcrest Swim Centre Kiosk|Kaylene’s School Canteens Pty Ltd|Moana Heights Secondary College'
      )
      const abn = abnOf(random.digits(9))
      const list = p.lines((l) =>
        row([
          String(codeOf(l.description)),
          l.description,
          l.unit,
          `>${p.number((l.quantity ?? 0) + (random.chance(0.06) ? 1 : 0))}`,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          l.rate ? 'GST' : 'FRE',
          `>${p.plain(l.amount)}`,
        ])
      )
      const pages = paged(list, 34, 26)
      const taxes = p.taxes((t) =>
        row([
          t.rate ? 'GST  10% goods and services tax' : 'FRE  GST free food',
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(t.rate ? taxOf(p, t) : 0)}`,
        ])
      )
      const order = `PO ${random.digits(5)}`
      const run = `${random.pick(['N', 'E', 'W'])}${random.int(2, 19)} / ${random.pick(['Mon', 'Tue', 'Thu'])}`
      const account = `${random.pick(['SCH', 'CAN'])}${random.digits(4)}`
      const tel = phone(random, random.pick(['(03)', '(08)']), [4, 4])
      const bank = `BSB ${random.pick(['063', '083', '033'])}-${random.digits(3)} &nbsp; Account ${random.digits(4)} ${random.digits(4)}`
      const top = (at: number) =>
        `<div class=h><div class=d><b class=o>${d.seller.name}</b>ABN ${abn}<br>${d.seller.street}, ${townFirst(d.seller)}<br>Orders ${tel} &nbsp; ${d.seller.mail}</div><div><h1>TAX INVOICE</h1><table class=k>${row(['Invoice No.', `<b>${d.number}</b>`])}${row(['Invoice Date', p.date(d.issueDate)])}${row(['Account', account])}${row(['Page', `${at + 1} of ${pages.length}`])}</table></div></div>`
      const parties = `<div class=a><div><i>INVOICE TO</i>${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}</div><div><i>DELIVER TO</i>${random.pick(['Canteen door, enter via staff car park', 'As invoice address - canteen, ring bell', 'Kitchen loading bay before 10:30am'])}<br>Your order: ${order}<br>Run: ${run} &nbsp; Driver: ${random.pick(['Sione', 'Darren', 'Harpreet', 'Con'])}</div></div>`
      const labels = [
        'Code',
        'Description',
        'UOM',
        '>Ord',
        '>Supp',
        '>Unit Price ex',
        'Tax',
        '>Ext. Price ex',
      ]
      const sums = `<div class=e><table class=g>${heading(['Tax code', '>Value ex GST', '>GST'])}${taxes.join('')}</table><table class=t>${row(['Subtotal (ex GST)', `>${p.money(d.subtotal)}`])}${row(['GST', `>${p.money(d.tax)}`])}${row(['Invoice Total (inc GST)', `>${p.money(d.total)}`])}${rowOf('b', ['AMOUNT PAYABLE', `>${p.money(d.amountDue)}`])}${row(['Payment due by', `>${p.date(d.dueDate)}`])}</table></div><p style="margin-top:6mm">Goods received in good order and condition: ______________________ &nbsp; Print name: ______________________ &nbsp; Temp: ____ °C</p>`
      return pages
        .map((rows, at) => {
          const isLast = at === pages.length - 1
          const end = isLast
            ? sums
            : '<p style="text-align:right"><i>Continued on next page ...</i></p>'
          return `<div class=pg>${top(at)}${at ? '<p></p>' : parties}<table class=l>${heading(labels)}${rows.join('')}</table>${end}<div class=f><div>EFT: ${d.seller.name}<br>${bank}<br>Reference: ${account}</div><div>Claims for short or damaged stock must be made within 24 hours of delivery. Frozen and chilled goods cannot be returned. Ownership of goods does not pass until paid for in full. Prices exclude GST unless stated.</div></div></div>`
        })
        .join('')
    },
  },
  {
    name: 'en-nz-relief-milker-roster',
    plan: {
      country: 'GB',
      currency: 'NZD',
      rates: [15],
      items: itemsOf(`
        Morning milkings|each|95|130; Afternoon milkings|each|85|120;
        Weekend once-a-day milkings|each|140|175; Calf feeding and shed clean|hour|30|36;
        Shifting breaks and feeding out|hour|30|36; Teat sealing with vet team|hour|32|40;
        Fencing and trough repairs|hour|32|40; Use of own motorbike|day|20|30;
        Travel outside district|each|25|45`),
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 9,
      isSellerPerson: true,
      days: [7, 10, 20],
      pools: placesIn(
        'GB',
        '418 Tahuna Road, RD 3|27B Seddon Street|1160 Rakaia Barrhill Road|RD 14|93 Eltham Road',
        'Morrinsville=3373|Ashburton=7783|Hāwera=4672|Te Awamutu=3875|Winton=9781',
        'New Zealand'
      ),
      numbers: (random) => `${random.int(8, 164)}`,
    },
    style: {
      ...dollar,
      date: (y, m, d) => `${Number(d)} ${monthsIn('GB')[Number(m) - 1]} ${y}`,
    },
    css: milkingCss,
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Jodie Tūhoro|Bevan McKessar|Shayla Pukeroa|Craig & Tania Diprose|Nikau Harrison|Raewyn Van Beek'
      )
      named(
        p,
        'buyer',
        'Kereone Dairies Ltd|Willowbank Farm Trust|T & S Bolstad|Glenrae Dairying Limited Partnership|Murray Hoekstra|SINGH DAIRY FARMS LTD|Mangahoe Milk Company Limited'
      )
      const gst = `${random.int(52, 138)}-${random.digits(3)}-${random.digits(3)}`
      const from = p.date(dayAfter(d.issueDate, -14))
      const until = p.date(dayAfter(d.issueDate, -1))
      const list = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const bank = `${random.pick(['02', '03', '12', '38'])}-${random.digits(4)}-0${random.digits(6)}-00`
      const sum = (label: string, value: string) => rowOf('n', ['', '', '', label, `>${value}`])
      return `<div class=h><b>${d.seller.name}</b><br>Relief milking and farm work<br>${d.seller.street}<br>${townFirst(d.seller)}<br>${phone(random, '027', [3, 4])}</div>
<h1>TAX INVOICE</h1>
<div class=a><div>To:<br>${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}</div><table class=k style="align-self:flex-start">${row(['Invoice no:', d.number])}${row(['Date:', p.date(d.issueDate)])}${row(['GST no:', gst])}</table></div>
<p>Work done ${from} to ${until}${random.pick([', supply no. ', ', shed '])}${random.digits(5)}</p>
<table class=l>${heading(['Work', '>Qty', 'Per', '>Rate $', '>Amount $'])}${list.join('')}${sum('Subtotal', p.plain(d.subtotal))}${sum('GST 15%', p.plain(d.tax))}${sum('<b>Total NZD</b>', `<b>${p.plain(d.total)}</b>`)}</table>
<div class=p>Please pay <b>${p.money(d.amountDue)}</b> by <b>${p.date(d.dueDate)}</b> to:<br><br><table>${row(['Account name', d.seller.name])}${row(['Account no.', bank])}${row(['Reference', `Inv ${d.number}`])}</table><p>${random.pick(['Cheers, give me a text if anything does not look right.', 'Thanks for the work! I am free again from the start of next month.', 'Many thanks. Public holidays are at the normal rate as agreed.'])}</p></div>`
    },
  },
  {
    name: 'pl-maszyny-rolnicze-proforma',
    plan: {
      country: 'PL',
      currency: 'PLN',
      kind: 'proforma',
      rates: [23],
      items: itemsOf(`
        Agregat uprawowo-siewny 3,0 m z wałem Packera|szt.|38000|56000;
        Brona talerzowa hydraulicznie składana 4,0 m|szt.|33000|47000;
        Opryskiwacz zawieszany 1000 l, belka 15 m|szt.|24000|36000;
        Rozsiewacz nawozów dwutarczowy 1500 l|szt.|14500|22000;
        Przyczepa dwuosiowa wywrotka trójstronna 8 t|szt.|49000|68000;
        Owijarka do bel samozaładowcza|szt.|27000|39000; Ładowacz czołowy z kompletem łyżek|kpl.|19000|28500;
        Wał Cambridge 6,0 m|szt.|18500|26000; Wał przegubowo-teleskopowy 540 Nm|szt.|690|1150;
        Transport i pierwsze uruchomienie u klienta|usł.|600|1400`),
      lines: [1, 5],
      isInOrder: true,
      isOnce: true,
      most: 1,
      days: [7, 14],
      pools: placesIn(
        'PL',
        'ul. Mławska 33|Szosa Toruńska 12A|Kobylniki 4|ul. Wiejska 7/1|ul. Gen. Sikorskiego 61',
        'Ciechanów=06-400|Żuromin=09-300|Rypin=87-500|Gostyń=63-800|Kutno=99-300'
      ),
      numbers: (random, year) => `PRO/${random.int(12, 480)}/${year.slice(2)}`,
    },
    style: { ...zloty, date: dotted },
    css: '@page{margin:13mm 15mm} body{font:9.5pt "Roboto";margin:0;line-height:1.4} .h{display:flex;justify-content:space-between;border-bottom:3pt solid #2e7d32;padding-bottom:3mm} .h b{font:bold 17pt/1.1 "Roboto Condensed";color:#2e7d32;max-width:84mm} .h small{text-align:right;font-size:8pt;line-height:1.4} h1{font:bold 16pt "Roboto Condensed";margin:6mm 0 1mm;text-align:center} .m{text-align:center;font-size:9pt;margin-bottom:6mm} .a{display:flex;gap:8mm;margin-bottom:6mm} .a div{flex:1;background:#f1f6f1;padding:3mm 4mm} .a i{font-style:normal;font-size:8pt;color:#2e7d32;display:block;text-transform:uppercase} .l th{border:.5pt solid #2e7d32;background:#2e7d32;color:#fff;font-weight:500;font-size:8pt;padding:1.4mm} .l td{border:.5pt solid #9cb99d;padding:1.7mm 1.5mm} .x{width:116mm;margin:4mm 0 0 auto} .x th{font-size:8pt;text-align:left;font-weight:500;border-bottom:.6pt solid #555;padding:.8mm 1mm} .x td{padding:1mm} .x .b td{font-weight:bold;border-top:.6pt solid #555} .d{font-size:13pt;font-weight:bold;margin-top:6mm} .p{margin-top:4mm} .p td{padding:.6mm 0} .p td:first-child{width:46mm;color:#444} .n{font-size:8pt;margin-top:6mm;line-height:1.45} .z{display:flex;justify-content:space-between;margin-top:20mm;font-size:8pt} .z div{border-top:.5pt dotted #000;width:64mm;text-align:center;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'AGRO-ŻUROMIN Sp. z o.o.|Rolmasz Kujawy Sp. k.|Centrum Maszyn Rolniczych Sobieraj|Zalewski & Syn Technika Rolnicza Sp. j.|POLE I PLON Spółka z o.o.|PHU AGROTRAK Dorota Rutka'
      )
      named(
        p,
        'buyer',
        'Gospodarstwo Rolne Krzysztof Bartoszak|Rolnicza Spółdzielnia Produkcyjna „Przełom”|Ireneusz Wiliński|Ferma Drobiu Kaczorowscy s.c.|AGRO-POLANA Sp. z o.o.|Gospodarstwo Ogrodnicze Halina i Jan Mrozek'
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
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(baseOf(p, t) + taxOf(p, t))}`,
        ])
      )
      const bank = random.pick([
        'Bank Spółdzielczy',
        'Bank Rolny Kujawski',
        'Bank Ziemski, Oddział 2',
      ])
      return `<div class=h><b>${d.seller.name}</b><small>${d.seller.street}, ${codeFirst(d.seller)}<br>NIP ${nipOf(d.seller.vatId)}, REGON ${random.digits(9)}<br>tel. ${phone(random, '23', [3, 2, 2])}, ${d.seller.mail}</small></div>
<h1>FAKTURA PRO FORMA nr ${d.number}</h1><div class=m>${d.seller.town}, dnia ${p.date(d.issueDate)} r.</div>
<div class=a><div><i>Sprzedawca</i><b>${d.seller.name}</b><br>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP: ${nipOf(d.seller.vatId)}</div><div><i>Nabywca</i><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>NIP: ${nipOf(d.buyer.vatId)}</div></div>
<table class=l>${heading(['Lp.', 'Nazwa towaru / usługi', 'Ilość', 'J.m.', 'Cena netto', 'VAT', 'Wartość netto'])}${list.join('')}</table>
<table class=x>${heading(['Stawka VAT', '>Netto', '>Kwota VAT', '>Brutto'])}${taxes.join('')}${rowOf('b', ['Razem', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
<div class=d>Do zapłaty: ${p.money(d.amountDue)}</div><div>Słownie: ${inWords(d.amountDue)}</div>
<table class=p>${row(['Forma płatności', 'przelew'])}${row(['Termin płatności', p.date(d.dueDate)])}${row(['Bank', bank])}${row(['Nr rachunku', accountOf(d.seller.iban)])}${row(['Przewidywany termin dostawy', random.pick(['do 3 tygodni od zaksięgowania wpłaty', 'od ręki, odbiór z placu', 'do 6 tygodni od zaksięgowania wpłaty'])])}${row(['Opiekun handlowy', random.pick(['Sławomir Gęsicki', 'Anna Pawlikowska', 'Marcin Żebrowski'])])}</table>
<div class=n>Maszyny fabrycznie nowe, gwarancja 24 miesiące. Dokument wystawiono na wniosek Nabywcy w celu przedłożenia w banku lub ARiMR. Faktura pro forma nie jest fakturą w rozumieniu ustawy o podatku od towarów i usług i nie stanowi podstawy do odliczenia podatku VAT. Faktura VAT zostanie wystawiona po otrzymaniu zapłaty lub wydaniu towaru.</div>
<div class=z><div>osoba upoważniona do odbioru</div><div>osoba upoważniona do wystawienia</div></div>`
    },
  },
  {
    name: 'pl-dzwigi-konserwacja-osiedle',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [8, 23],
      items: itemsOf(`
        Konserwacja dźwigu, ul. Bajkowa 4 kl. A|mies.|180|260; Konserwacja dźwigu, ul. Bajkowa 4 kl. B|mies.|180|260;
        Konserwacja dźwigu, ul. Bajkowa 8|mies.|190|280; Konserwacja dźwigu, ul. Tęczowa 15 kl. I|mies.|190|280;
        Konserwacja dźwigu, ul. Tęczowa 15 kl. II|mies.|190|280; Konserwacja dźwigu, ul. Szybowników 22|mies.|210|310;
        Pogotowie dźwigowe 24 h – ryczałt|mies.|140|320; Pomiary elektryczne dźwigu (rezystancja, zerowanie)|szt.|110|170;
        Przygotowanie i udział w badaniu UDT|szt.|150|240; Wymiana rolek prowadnika drzwi kabinowych|kpl.|280|460;
        Naprawa sterowania po zalaniu szybu|szt.|620|1450; Konserwacja platformy, pawilon handlowy ul. Tęczowa 11|mies.|160|230|1;
        Moduł GSM łączności alarmowej|szt.|680|990|1; Karta SIM i monitoring łączności, lokal usługowy|mies.|25|45|1`),
      lines: [6, 14],
      isInOrder: true,
      isOnce: true,
      most: 1,
      days: [14, 21, 30],
      pools: placesIn(
        'PL',
        'ul. Składowa 9|ul. Piłsudskiego 18|os. Tysiąclecia 40|ul. Mickiewicza 2B|ul. Fabryczna 5 lok. 3',
        'Ostrowiec Świętokrzyski=27-400|Tarnobrzeg=39-400|Mielec=39-300|Jaworzno=43-600|Bochnia=32-700'
      ),
      numbers: (random, year) => `${random.int(41, 690)}/U/${year}`,
    },
    style: { ...zloty, date: dashed },
    css: '@page{margin:12mm} body{font:8.5pt "DejaVu Sans Condensed","DejaVu Sans";margin:0;line-height:1.35} .h{display:flex} .h>div{flex:1} .h .k{text-align:right} .h h1{font-size:14pt;margin:0} .h h1 small{font-size:8pt;font-weight:normal;display:block} .b{display:flex;border:.8pt solid #000;margin:4mm 0} .b>div{flex:1;padding:2mm 3mm} .b>div+div{border-left:.8pt solid #000} .b u{text-decoration:none;font-weight:bold;display:block;background:#e4e4e4;margin:-2mm -3mm 1.5mm;padding:.8mm 3mm;border-bottom:.8pt solid #000} .l th{border:.6pt solid #000;background:#e4e4e4;font-size:7.5pt;padding:1mm} .l td{border-left:.6pt solid #000;border-right:.6pt solid #000;padding:.9mm 1.2mm;vertical-align:top} .l tbody{border-bottom:.6pt solid #000} .v{width:106mm;margin:3mm 0 0 auto} .v th,.v td{border:.6pt solid #000;padding:.8mm 1.2mm;font-size:8pt} .v th{background:#e4e4e4;font-size:7.5pt} .v .s td{font-weight:bold} .p{display:flex;gap:6mm;margin-top:5mm;break-inside:avoid} .p>div:first-child{flex:1} .p .q{border:1.2pt solid #000;padding:2.5mm 4mm;font-size:12pt;font-weight:bold;width:72mm;box-sizing:border-box;align-self:flex-start;text-align:center} .n{margin-top:5mm;font-size:7.5pt} .z{display:flex;justify-content:space-between;margin-top:17mm;font-size:7pt;text-align:center;break-inside:avoid} .z div{width:72mm;border-top:.6pt solid #000;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'WIND-SERWIS Sp. z o.o.|Zakład Konserwacji Dźwigów Gądek i Wspólnicy Sp. j.|DŹWIGMONT Bochenek Sp. k.|Przedsiębiorstwo Usług Dźwigowych PION S.A.|ELWINDA Kazimierz Kuraś'
      )
      named(
        p,
        'buyer',
        'Spółdzielnia Mieszkaniowa „Hutnik”|Wspólnota Mieszkaniowa ul. Bajkowa 4-8|Spółdzielnia Mieszkaniowa Zgoda|Towarzystwo Budownictwa Społecznego Sp. z o.o.|Zarządca Nieruchomości DOMUS-ADM Renata Pyrek|Miejski Zarząd Budynków'
      )
      const list = p.lines((l, at) =>
        row([
          `>${at + 1}`,
          l.description,
          l.rate === 8 ? '33.12.15.0' : '',
          l.unit,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `>${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(baseOf(p, t) + taxOf(p, t))}`,
        ])
      )
      const party = (title: string, who: typeof d.seller, more: string) =>
        `<div><u>${title}</u><b>${who.name}</b><br>${who.street}<br>${codeFirst(who)}<br>NIP ${nipOf(who.vatId)}${more}</div>`
      return `<div class=h><div><h1>Faktura VAT ${d.number}<small>oryginał</small></h1></div><div class=k>Data wystawienia: <b>${p.date(d.issueDate)}</b><br>Miejsce wystawienia: ${d.seller.town}<br>Data zakończenia dostawy/usługi: ${p.date(d.until)}</div></div>
<div class=b>${party('Sprzedawca', d.seller, `<br>BDO 000${random.digits(6)}<br>tel. ${phone(random, '15', [3, 2, 2])}, pogotowie ${phone(random, '602', [3, 3])}`)}${party('Nabywca', d.buyer, `<br>Umowa nr ${random.int(2, 60)}/K/${random.int(2012, 2022)}`)}</div>
<table class=l>${heading(['Lp.', 'Nazwa towaru lub usługi', 'PKWiU', 'J.m.', 'Ilość', 'Cena netto', 'VAT %', 'Wartość netto'])}<tbody>${list.join('')}</tbody></table>
<table class=v>${heading(['Stawka', 'Wartość netto', 'Kwota VAT', 'Wartość brutto'])}${taxes.join('')}${rowOf('s', ['>RAZEM', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
<div class=p><div>Sposób zapłaty: <b>przelew</b>, termin: <b>${p.date(d.dueDate)}</b><br>Konto: ${accountOf(d.seller.iban)}<br>Słownie: ${inWords(d.amountDue)}</div><div class=q>Do zapłaty: ${p.plain(d.amountDue)} PLN</div></div>
<div class=n>Uwagi: konserwacja za m-c ${polishMonth(d.until)} ${d.until.slice(0, 4)}, protokoły z przeglądów w dziennikach konserwacji. Stawka 8% – obiekty zaliczone do społecznego programu mieszkaniowego (art. 41 ust. 12 ustawy o VAT). Po upływie terminu naliczamy odsetki ustawowe za opóźnienie w transakcjach handlowych.</div>
<div class=z><div>imię, nazwisko i podpis osoby<br>upoważnionej do odebrania dokumentu</div><div>${random.pick(['Bogumiła Sroka', 'Edyta Machnik', 'Dariusz Wójtowicz'])}<br>imię, nazwisko i podpis osoby upoważnionej do wystawienia</div></div>`
    },
  },
  {
    name: 'pl-stacja-paliw-rolka',
    page: '80mm 172mm',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      items: itemsOf(`
        ON B7|l|5.9|6.8; ON PREMIUM|l|6.3|7.2; BENZYNA PB95 E10|l|5.7|6.6; ADBLUE LUZ|l|3.1|4.2; LPG|l|2.6|3.3`),
      lines: [1, 3],
      isInOrder: true,
      isOnce: true,
      most: 58,
      isPart: true,
      isGross: true,
      pools: placesIn(
        'PL',
        'ul. Warszawska 204|Droga Krajowa 7, km 511|ul. Tarnowska 76|ul. Obwodnica 1|ul. Podgórska 38',
        'Jędrzejów=28-300|Nowy Targ=34-400|Myślenice=32-400|Dębica=39-200|Busko-Zdrój=28-100'
      ),
      numbers: (random, year) => `F${random.int(100, 1900)}/${random.digits(4)}/${year.slice(2)}`,
    },
    style: { ...comma, thousands: '', date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:8.2pt/1.32 "Liberation Mono";margin:0} .c{text-align:center} hr{border:0;border-top:.7pt dashed #000;margin:1.6mm 0} td{padding:0} .i{display:flex;justify-content:space-between} .i span{white-space:nowrap} .s{font-size:12pt;font-weight:bold} b.f{font-size:11pt}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'PETRO-GÓRA Sp. z o.o.|STACJA PALIW „ZAJAZD” Hebda Sp. j.|TRANS-OIL Śliwa i Śliwa s.c.|Andrzej Kuchta Paliwa-Hurt-Detal|NIDA PALIWA S.A.'
      )
      named(
        p,
        'buyer',
        'Usługi Ciesielskie Józef Gąsior|MAG-BUD Sp. z o.o.|Niepubliczne Przedszkole „Skrzat”|Kancelaria Adwokacka Ewa Lipnicka|Hydro-Term Pawlik Sp. j.|FIRMA HANDLOWA JUREX|Ochotnicza Straż Pożarna w Kozłowie'
      )
      const pair = (label: string, value: string, kind = '') =>
        `<div class="i ${kind}"><span>${label}</span><span>${value}</span></div>`
      const list = p.lines(
        (l) =>
          `<div>${l.description}</div>${pair(`&nbsp; ${p.number(l.quantity, 3)} ${l.unit} x ${p.plain(l.price)}`, `${p.plain(l.amount)}${l.rate === 23 ? 'A' : 'B'}`)}`
      )
      const clock = `${two(random.int(6, 21))}:${random.int(10, 59)}`
      const plate = `${random.pick(['TJE', 'KNT', 'KMY', 'RDE', 'TBU'])} ${random.digits(4)}${random.pick(['A', 'K', 'Y'])}`
      const how = random.pick(['KARTA', 'GOTÓWKA', 'BLIK'])
      return `<div class=c><b>${d.seller.name}</b><br>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP ${d.seller.vatId.slice(2)}<br>Stacja nr ${random.int(1, 9)} tel. ${phone(random, '41', [3, 2, 2])}</div><hr>
<div class=c><b class=f>FAKTURA</b><br>Nr ${d.number}</div>
${pair('Data wystawienia', p.date(d.issueDate))}${pair('Data sprzedaży', p.date(d.issueDate))}${pair('Nr rej.', plate)}<hr>
<div>Nabywca:<br>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div>${pair('NIP nabywcy', d.buyer.vatId.slice(2))}<hr>
${list.join('')}<hr>
${pair('Wartość netto A', p.plain(d.subtotal))}${pair('Kwota PTU A 23,00%', p.plain(d.tax))}${pair('Wartość brutto A', p.plain(d.total))}${pair('SUMA PTU', p.plain(d.tax))}
${pair('SUMA PLN', p.plain(d.total), 's')}<hr>
${pair('Do zapłaty PLN', p.plain(d.amountDue))}${pair('Sposób zapłaty', how)}
${pair(`${random.digits(6)} #${random.int(1, 4)}`, `Kasjer ${random.int(2, 24)} ${clock}`)}
<div style="word-break:break-all;font-size:7pt;margin-top:1mm">${Array.from({ length: 40 }, () => random.pick([...'0123456789ABCDEF'])).join('')}</div>
<div class=c><b>&#10038; PL &#10038; E${random.pick(['A', 'B', 'C'])}Y ${random.digits(10)}</b><br>Nr sys. ${random.digits(6)}<br>Ceny brutto. Zapraszamy ponownie!</div>`
    },
  },
  {
    name: 'pl-lektorka-firma-zw',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [0],
      items: itemsOf(`
        Język angielski – grupa A2, zarząd i asystentki|godz.|110|150;
        Język angielski – grupa B1, dział logistyki|godz.|110|150;
        Język angielski – grupa B2, dział sprzedaży|godz.|120|160;
        Konwersacje indywidualne online, 60 min|godz.|95|140;
        Business English – warsztat prezentacji|godz.|160|220;
        Test poziomujący z informacją zwrotną|os.|40|70;
        Zestaw materiałów dla kursantów|kpl.|35|55`),
      lines: [1, 4],
      isInOrder: true,
      isOnce: true,
      most: 9,
      isSellerPerson: true,
      days: [7, 10, 14],
      pools: placesIn(
        'PL',
        'ul. Chełmońskiego 20 m. 6|ul. Bałtycka 11|ul. Pszenna 3A/14|al. Wojska Polskiego 77|ul. Storczykowa 48',
        'Szczecin=70-470|Koszalin=75-251|Gorzów Wielkopolski=66-400|Piła=64-920|Goleniów=72-100'
      ),
      numbers: (random, year) => `${random.int(2, 46)}/${year}`,
    },
    style: {
      ...zloty,
      date: (y, m, d) => `${Number(d)} ${monthsIn('PL')[Number(m) - 1]} ${y}`,
    },
    css: '@page{margin:18mm 17mm} body{font:9.5pt "Lato";margin:0;color:#2c3345;line-height:1.45} .h{display:flex;justify-content:space-between;align-items:flex-end} .h h1{font:900 20pt "Lato";margin:0} .h h1 span{font-weight:300;display:block;font-size:13pt} .h .k{font-size:9pt;text-align:right} .a{display:flex;gap:10mm;margin:10mm 0} .a div{flex:1;border-left:2.5pt solid #f2a03d;padding-left:4mm} .a i{font-style:normal;color:#8a90a0;font-size:8.5pt;display:block} .l th{font-weight:400;color:#8a90a0;font-size:8.3pt;text-align:left;border-bottom:.8pt solid #2c3345;padding:1.5mm 0} .l td{padding:2.4mm 0;border-bottom:.4pt solid #d7dae2;vertical-align:top} .s{width:84mm;margin:4mm 0 0 auto} .s td{padding:.9mm 0} .q{display:flex;justify-content:space-between;align-items:center;background:#fdf3e4;padding:4mm 5mm;margin-top:7mm} .q b{font-size:17pt} .p{margin-top:7mm} .p td{padding:.8mm 0} .p td:first-child{color:#8a90a0;width:40mm} .n{margin-top:8mm;font-size:8.5pt;color:#555c6e} .o{display:flex;justify-content:space-between;align-items:flex-start} .o .p{width:118mm} .o .c{margin-top:7mm;text-align:center;font-size:7pt;color:#8a90a0} .z{margin-top:16mm;text-align:right;font-size:8.5pt}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Aleksandra Wolny|Marzena Chmura-Nowik|Daria Sitek|Judyta Lach English Corner|Oliwia Domagała|Barbara Hrycak Nauczanie Języków'
      )
      named(
        p,
        'buyer',
        'BALTIC PALLET Sp. z o.o.|Przedsiębiorstwo Spedycyjne Odra-Line S.A.|Stolarka Kozak & Wierzba Sp. j.|Nordfisk Polska Sp. z o.o.|Prywatna Klinika Weterynaryjna Łapka s.c.|Centrum Logistyczne GRYF'
      )
      const list = p.lines((l, at) =>
        row([
          String(at + 1),
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.plain(l.price)}`,
          `>${l.rate ? `${p.number(l.rate)}%` : 'zw.'}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=h><h1><span>Faktura</span>${d.number}</h1><div class=k>Wystawiono: <b>${p.date(d.issueDate)}</b>, ${d.seller.town}<br>Data wykonania usługi: <b>${p.date(d.until)}</b></div></div>
<div class=a><div><i>Sprzedawca</i><b>${d.seller.name}</b><br>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP ${d.seller.vatId.slice(2)}<br>${d.seller.mail}</div><div><i>Nabywca</i><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>NIP ${d.buyer.vatId.slice(2)}</div></div>
<table class=l>${heading(['Lp.', 'Nazwa usługi', '>Ilość', '>Cena netto', '>VAT', '>Wartość netto'])}${list.join('')}</table>
<table class=s>${row(['Razem netto', `>${p.money(d.subtotal)}`])}${row(['Podatek VAT (zw.)', `>${p.money(d.tax)}`])}${row(['Razem brutto', `>${p.money(d.total)}`])}</table>
<div class=q><div>Do zapłaty</div><b>${p.money(d.amountDue)}</b></div>
<div class=o><table class=p>${row(['Słownie', inWords(d.amountDue)])}${row(['Sposób płatności', 'Przelew'])}${row(['Termin płatności', p.date(d.dueDate)])}${row(['Numer konta', accountOf(d.seller.iban)])}</table><div class=c>${squareCode(random, '24mm')}<br>Zapłać z aplikacji banku</div></div>
<div class=n>Podstawa zwolnienia z VAT: art. 43 ust. 1 pkt 28 ustawy z dnia 11 marca 2004 r. o podatku od towarów i usług (nauczanie języków obcych).<br>Lista obecności za ${polishMonth(d.until)} w załączniku. Godzina lekcyjna = 60 minut.</div>
<div class=z>Osoba upoważniona do wystawienia:<br>${d.seller.name}</div>`
    },
  },
]
