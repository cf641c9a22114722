import { paged } from '../pages.ts'
import { itemsOf, townsWithCodes } from '../lists.ts'
import { partiesIn } from '../people.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import type { Person } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import {
  comma,
  dotted,
  grouped,
  heading,
  monthsIn,
  point,
  row,
  rowOf,
  townFirst,
  codeFirst,
} from '../print.ts'

const addressed = (who: Person, town: (who: Person) => string) =>
  `${who.name}<br>${who.street}<br>${town(who)}`
const english = monthsIn('US')

const american = {
  ...pools.US,
  first: ['Renee', 'Curtis', 'Shanice', 'Dale', 'Monica', 'Everett'],
  last: ['Bellweather', 'Crandall', 'Fontenot', 'Gustafson', 'Lindqvist', 'Ostrander', 'Yancey'],
  streets: [
    '3380 Commerce Pkwy, Bldg C',
    '112 N Depot St',
    '904 Old Stage Rd',
    'PO Box 1147',
    '6605 Wabash Ave, Ste 120',
    '47 Cannery Row',
  ],
  towns: townsWithCodes(
    'Peoria, IL|61602; Wichita, KS|67202; Lynchburg, VA|24504; Eau Claire, WI|54701; Tyler, TX|75702'
  ),
}

const agreement = itemsOf(`
  Managed Workstation - Standard||45|65; Managed Server||120|165;
  Business Email - Standard License||12|16; Email Security & Archiving||4|7;
  Endpoint Detection & Response||6|9; Cloud Backup - per Server||75|110;
  Managed Firewall||85|125; VoIP Seat||22|29`)
const products = itemsOf(`
  14" Laptop, i7, 16GB, 512GB, 3 Yr Onsite||1080|1460|1; USB-C Docking Station||165|229|1;
  27" Monitor QHD||249|335|1; Wireless Access Point, WiFi 6||139|199|1;
  CAT6 Patch Cable 7ft||4|8|1; 1500VA Battery Backup||189|265|1`)
const labor = itemsOf(`
  Remote Support - Help Desk||125|145; Onsite Engineering||155|175;
  After Hours Support||210|240; Project Management||140|165`)
const supportParts = [
  { title: 'Agreement: Complete Care, Monthly', items: agreement, unit: 'Quantity', each: 'Price' },
  { title: 'Products & Other Charges', items: products, unit: 'Quantity', each: 'Price' },
  { title: 'Additional Services', items: labor, unit: 'Hours', each: 'Rate' },
]

const wiring = itemsOf(`
  Electrician|hr|88|105; Apprentice electrician|hr|52|66; Call out fee incl. travel|ea|75|110;
  Electrical certificate of compliance|ea|35|60`)
const fittings = itemsOf(`
  TPS cable 2.5 mm² 2C+E|m|3|5; Double power point, white|ea|22|34; RCBO 20 A 30 mA|ea|58|84;
  LED downlight 9 W tri-colour|ea|19|29; Extractor fan 150 mm with ducting|ea|129|185;
  Heat pump isolator IP66|ea|48|69; Smoke alarm, 10 year photoelectric|ea|44|59;
  Cable clips and sundries|lot|12|28; Switchboard enclosure 12 way|ea|89|135;
  Outdoor sensor light, black|ea|74|118`)

const polish = {
  ...pools.PL,
  first: ['Halina', 'Rafał', 'Izabela', 'Zbigniew', 'Kinga', 'Dariusz'],
  last: ['Bednarek', 'Chmielewska', 'Głowacki', 'Jabłońska', 'Łuczak', 'Niemczyk', 'Rutkowski'],
  streets: [
    'ul. Warszawska 118',
    'ul. Ogrodowa 6/2',
    'ul. Fabryczna 23B',
    'Nowa Wieś 41',
    'al. Jana Pawła II 15',
  ],
  towns: townsWithCodes('Kielce|25-512; Opole|45-018; Gliwice|44-100; Słupsk|76-200; Płock|09-402'),
}

const cooling = itemsOf(`
  Przegląd okresowy agregatu chłodniczego|szt.|180|290; Robocizna serwisanta|rbh|110|150;
  Dojazd do klienta, strefa II|usł.|60|120; Kontrola szczelności z wpisem do CRO|szt.|140|220;
  Mycie i odgrzybianie skraplacza|szt.|90|140; Czynnik chłodniczy R449A|kg|210|340;
  Wentylator EBM 230 V 10 W|szt.|145|230; Sterownik z czujnikiem temperatury|szt.|289|420;
  Uszczelka drzwi szafy 1500x600|szt.|95|165; Filtr odwadniacz 10 mm|szt.|42|78;
  Stycznik 12 A|szt.|79|128; Oświetlenie LED regału 1200 mm|szt.|69|115;
  Azot techniczny, próba ciśnieniowa|usł.|60|110; Materiały drobne montażowe|kpl.|15|40`)

const digitWords = 'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć'.split(' ')
const spelled = (cents: number) =>
  `*${[...String(Math.floor(cents / 100))].map((digit) => digitWords[Number(digit)]).join('*')}* ${String(cents % 100).padStart(2, '0')}/100`
const accountOf = (iban: string) => `${iban.slice(2, 4)} ${grouped(iban.slice(4))}`

const german = {
  ...pools.DE,
  first: ['Marlies', 'Uwe', 'Heike', 'Jörg', 'Sigrid', 'Norbert'],
  last: ['Althoff', 'Bischoff', 'Dettmer', 'Fuhrmann', 'Heidenreich', 'Quast', 'Stöver', 'Wübben'],
  streets: [
    'Gutenbergstraße 17',
    'Am Stadtgraben 2',
    'Carl-Zeiss-Ring 44',
    'Mühlenweg 9 c',
    'Hauptstr. 206',
    'Theodor-Heuss-Platz 5',
  ],
  towns: townsWithCodes(
    'Göttingen|37073; Heilbronn|74072; Lüneburg|21335; Zwickau|08056; Trier|54290; Bocholt|46395'
  ),
}

/** English invoices from overseas, Polish and German ones. */
export const commonOceansVistula: Family[] = [
  {
    name: 'en-us-managed-support',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [0, 6.25],
      items: [...agreement, ...products, ...labor],
      lines: [4, 12],
      isInOrder: true,
      isOnce: true,
      most: 14,
      prepaid: 0.2,
      days: [10, 15, 30],
      pools: partiesIn('US', {
        ...american,
        trade: ['Network Solutions', 'Technology Partners', 'Dental Group', 'Insurance', 'IT'],
      }),
      numbers: (random) => String(random.int(11200, 48900)),
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (year, month, day) => `${month}/${day}/${year}`,
    },
    css: '@page{margin:14mm 16mm} body{font:9pt "Carlito";margin:0;line-height:1.3} .h{display:flex;justify-content:space-between} .h h1{font-size:24pt;margin:0;color:#1f5f8b;font-weight:400} .h b{font-size:12pt} .m{display:flex;gap:10mm;margin:7mm 0 4mm;align-items:flex-start} .m>div{flex:1} .m table{width:84mm} .m th,.q th{background:#1f5f8b;color:#fff;font-weight:400;padding:2px 5px;text-align:left} .m td{border:.5pt solid #b9c7d1;padding:2px 5px} .q{margin-bottom:5mm} .q th,.q td{border:.5pt solid #b9c7d1;padding:2px 5px;text-align:left} .x{margin-bottom:4mm;table-layout:fixed} .x th:first-child{width:50%} .x th{text-align:left;border-bottom:1pt solid #1f5f8b;padding:2px 4px} .x td{padding:2.5px 4px;border-bottom:.3pt solid #dde4e9} .x .s td{font-weight:bold;border:0} .e{display:flex;justify-content:space-between;align-items:flex-start} .e p{width:92mm;margin:0;font-size:8.5pt} .e table{width:70mm} .e td{padding:2px 5px} .e .b td{font-weight:bold;background:#e7eef3}',
    draw: (p) => {
      const { doc: d, random } = p
      const drawn = p.lines((l) => ({
        name: l.description.replaceAll('&amp;', '&'),
        amount: l.amount,
        cells: [
          l.description,
          `>${p.number(l.quantity, 2)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ],
      }))
      const parts = supportParts.map(({ title, items, unit, each }) => {
        const names = new Set(items.map(([name]) => name))
        const own = drawn.filter(({ name }) => names.has(name))
        if (!own.length) return ''
        const sum = own.reduce((whole, { amount }) => whole + amount, 0)
        const rows = own.map(({ cells }) => row(cells)).join('')
        const total = ['>Total ' + title.replace(/:.*/, ''), '', '', `>${p.money(sum)}`]
        const labels = [title, `>${unit}`, `>${each}`, '>Amount']
        return `<table class=x>${heading(labels)}${rows}${rowOf('s', total)}</table>`
      })
      const tech = random.pick(['Kyle M.', 'Priyanka S.', 'Dispatch'])
      const account = [d.customerNumber, d.orderNumber, random.digits(6), tech]
      const facts = row([p.date(d.issueDate), d.number, p.date(d.dueDate)])
      return `<div class=h><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${townFirst(d.seller)}<br>${d.seller.telephone}<br>${d.seller.mail}</div><h1>Invoice</h1></div>
<div class=m><div><b>Bill To:</b><br>${addressed(d.buyer, townFirst)}<br>Attn: Accounts Payable</div><table>${heading(['Date', 'Invoice', 'Due Date'])}${facts}</table></div>
<table class=q>${heading(['Account', 'PO Number', 'Ticket', 'Resource'])}${row(account)}</table>
${parts.join('')}
<div class=e><p>To pay by ACH or card, please sign in to the client portal: ${d.seller.site}<br>Checks are payable to ${d.seller.name}<br>A 3% convenience fee applies to credit cards. Past due balances accrue interest at 1.5% per month.</p><table>${row(['Invoice Subtotal:', `>${p.money(d.subtotal)}`])}${row(['Sales Tax:', `>${p.money(d.tax)}`])}${rowOf('b', ['Invoice Total:', `>${p.money(d.total)}`])}${row(['Payments:', `>${p.money(d.prepaid)}`])}${row(['Credits:', '>$0.00'])}${rowOf('b', ['Balance Due:', `>${p.money(d.amountDue)}`])}</table></div>`
    },
  },
  {
    name: 'en-us-lumber-yard',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [7],
      items: itemsOf(`
        2X4-8 #2 SPF KD STUD|EA|3|5; 2X4-16 #2 SPF KD|EA|8|12; 2X6-12 #2 SYP|EA|9|14;
        2X8-16 #2 SYP|EA|18|26; 2X10-16 #2 SYP|EA|26|37; 4X4-8 PT GROUND CONTACT|EA|11|17;
        6X6-12 PT GROUND CONTACT|EA|48|66; 5/4X6-16 PT DECKING PREM|EA|17|24;
        1X6-8 PINE SELECT|EA|21|33; 7/16 OSB 4X8|EA|11|19; 3/4 T&G OSB SUBFLOOR 4X8|EA|24|34;
        1/2 CDX PLYWOOD 4X8|EA|27|38; 1/2 DRYWALL 4X12 LITE|EA|14|21;
        JOINT COMPOUND ALL PURP 4.5 GAL|EA|15|22; PAPER JOINT TAPE 500'|RL|5|8;
        HOUSEWRAP 9X100|RL|89|129; R-13 BATT 15X93 KRAFT|BDL|52|74; R-30 BATT 24X48|BDL|68|92;
        16D SINKER NAIL 50#|BX|58|79; 8D RING SHANK COIL 2-3/8|BX|46|63;
        #9X3 DECK SCREW TAN 5#|BX|29|42; LUS28 JOIST HANGER|EA|1|3; H2.5 HURRICANE TIE|EA|1|2;
        SUBFLOOR ADHESIVE 28 OZ|TUB|6|10; 60# CONCRETE MIX|BAG|4|7; 5/8X10 ANCHOR BOLT W/NUT|EA|2|4;
        30YR ARCH SHINGLE WEATHERWOOD|BDL|34|45; 15# FELT 4SQ|RL|24|35; DRIP EDGE 10' WHITE|EA|7|11;
        36" 6-PANEL STEEL DOOR PH LH|EA|219|329; 2-0X4-0 DH VINYL WINDOW|EA|148|236;
        CAULK WHITE SILICONIZED 10.1OZ|EA|3|6; CONTRACTOR TRASH BAG 42 GAL 32CT|BX|18|27`),
      lines: [9, 110],
      isOnce: true,
      most: 24,
      charge: 0.5,
      days: [30],
      pools: partiesIn('US', {
        ...american,
        trade: ['Lumber', 'Building Supply', 'Construction', 'Homes', 'Remodeling', 'Builders'],
        forms: ['Co.', 'Inc.', 'LLC', 'Corp.'],
      }),
      numbers: (random) => `${random.pick(['A', 'B', 'K'])}${random.digits(5)}/1`,
    },
    style: { ...point, date: (y, m, d) => `${Number(m)}/${d}/${y.slice(2)}` },
    css: '@page{margin:10mm 12mm} body{font:8.5pt "Liberation Mono";margin:0;line-height:1.25} .g{height:256mm;position:relative} .g+.g{break-before:page} .h{text-align:center} .h b{font:bold 17pt "Liberation Serif";display:block} .n{display:flex;justify-content:space-between;margin:2mm 0} .b td,.b th{border:.6pt solid #000;padding:1px 4px;font-weight:400;text-align:left} .b th{font:7pt "Liberation Sans";border-bottom:0} .b td{border-top:0} .a{display:flex;gap:6mm;margin:3mm 0} .a div{flex:1;display:flex;gap:3mm} .a i{font:7pt "Liberation Sans";width:12mm} .i{border:.6pt solid #000;height:158mm;margin-top:3mm} .i th{font:7pt "Liberation Sans";border:.6pt solid #000;padding:1px 3px} .i td{border-left:.6pt solid #000;border-right:.6pt solid #000;padding:2.2px 4px} .i tr{height:1px} .i .f td{height:100%} .f .c{text-align:center;vertical-align:bottom;padding-bottom:3mm} .w{position:absolute;bottom:0;left:0;right:0;display:flex;gap:4mm} .w>div{flex:1;font:7.5pt "Liberation Sans"} .w table{width:72mm} .w td{border:.6pt solid #000;padding:1.5px 4px} .w td:first-child{font:7.5pt "Liberation Sans"} .w .t td{font-weight:bold} .v{border-bottom:.6pt solid #000;height:9mm;margin-bottom:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const list = p.lines((l, at) =>
        row([
          `>${at + 1}`,
          `>${p.number(l.quantity)}`,
          l.unit,
          random.pick(['', random.digits(6), `${random.digits(4)}SPF`]),
          l.description,
          `>${p.plain(l.price)} /${l.unit}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const pages = paged(list, 27, 24, 2)
      const labels = ['LINE', 'SHIPPED', 'U/M', 'SKU', 'DESCRIPTION', 'PRICE/PER', 'EXTENSION']
      const clerk = random.pick(['TJB', 'RS', 'MARLENE', 'DW'])
      const job = random.pick(['000', 'LOT 14', 'SHOP', '002'])
      const time = `${random.int(7, 11)}:${random.int(10, 59)}`
      const fields = ['CUST NO', 'JOB NO', 'PURCHASE ORDER', 'TERMS', 'CLERK', 'DATE', 'TIME']
      const facts = row([
        d.customerNumber,
        job,
        d.orderNumber,
        'NET 30',
        clerk,
        p.date(d.issueDate),
        time,
      ])
      const delivery = d.charge ? row(['DELIVERY', `>${p.plain(d.charge)}`]) : ''
      const sums = `${row(['MERCHANDISE', `>${p.plain(d.lineTotal)}`])}${delivery}${row(['TAXABLE', `>${p.plain(d.subtotal)}`])}${row(['NON-TAXABLE', '>0.00'])}${row(['SUBTOTAL', `>${p.plain(d.subtotal)}`])}${row(['TAX AMOUNT', `>${p.plain(d.tax)}`])}${rowOf('t', ['TOTAL AMOUNT', `>${p.plain(d.total)}`])}`
      return pages
        .map((rows, at) => {
          const isLast = at === pages.length - 1
          const note = isLast
            ? `** AMOUNT CHARGED TO STORE ACCOUNT **<br>DUE DATE: ${p.date(d.dueDate)}`
            : '** CONTINUED ON NEXT PAGE **'
          return `<div class=g><div class=h><b>${d.seller.name}</b>${d.seller.street} &nbsp; ${townFirst(d.seller)}<br>PHONE: ${d.seller.telephone}</div>
<div class=n><span>PAGE NO ${at + 1}</span><span>*** INVOICE ***</span><span>INVOICE NO ${d.number}</span></div>
<table class=b>${heading(fields)}${facts}</table>
<div class=a><div><i>SOLD TO</i><span>${addressed(d.buyer, townFirst)}</span></div><div><i>SHIP TO</i><span>${job === '000' ? 'SAME' : `${job}<br>${d.buyer.town}`}</span></div></div>
<table class=i>${heading(labels)}${rows.join('')}<tr class=f><td></td><td></td><td></td><td></td><td class=c>${note}</td><td></td><td></td></tr></table>
<div class=w><div>X<div class=v></div>RECEIVED BY<br><br>All claims and returned goods must be accompanied by this bill. Returns are subject to a 15% restocking charge; special orders are not returnable. A service charge of 1-1/2% per month (18% per annum) is added to accounts past due.</div>${isLast ? `<table>${sums}</table>` : ''}</div></div>`
        })
        .join('')
    },
  },
  {
    name: 'en-ca-ledger-form',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'CAD',
      rates: [13],
      items: itemsOf(`
        Height adjustable desk base, electric, black|Each|489|640;
        Laminate top 60 x 30, grey nebula|Each|165|225; Task chair, mesh back, adj. arms|Each|289|410;
        Guest chair, stackable, charcoal|Each|119|175; Lateral file, 4 drawer, letter/legal|Each|545|720;
        Mobile pedestal, box/box/file|Each|239|315; Monitor arm, dual, clamp mount|Each|149|210;
        Acoustic panel 48 x 24, slate|Each|88|129; Power bar, under desk, white|Each|39|62;
        Boardroom table 96 x 42, walnut|Each|1290|1740; Whiteboard, magnetic, 4 x 6 ft|Each|245|330;
        Installation and removal of packaging|Hour|72|95`),
      lines: [2, 9],
      isOnce: true,
      most: 8,
      charge: 0.4,
      prepaid: 0.6,
      days: [30],
      pools: partiesIn('US', {
        first: ['Simone', 'Brent', 'Anjali', 'Luc', 'Heather'],
        last: ['Beauchesne', 'Chartrand', 'Dhaliwal', 'MacIsaac', 'Pettigrew', 'Roszak', 'Tulk'],
        trade: ['Office Interiors', 'Business Furnishings', 'Physiotherapy', 'Realty', 'Millwork'],
        forms: ['Ltd.', 'Inc.', 'Limited'],
        streets: [
          '1450 Midland Ave., Unit 7',
          '86 Bayfield St. N.',
          '2051 Carling Ave., Suite 305',
          '319 King St. W.',
          'R.R. #2, 7718 Hwy 26',
        ],
        towns: townsWithCodes(
          'Barrie, Ontario|L4M 3B1; Kingston, Ontario|K7L 2X4; Ottawa, Ontario|K2A 1H2; Guelph, Ontario|N1H 5L8'
        ),
        country: 'Canada',
      }),
      numbers: (random) => String(random.int(1204, 19870)),
    },
    style: {
      ...point,
      date: (y, m, d) => `${english[Number(m) - 1].slice(0, 3)} ${d}, ${y}`,
    },
    css: '@page{margin:12mm 14mm} body{font:9pt "Liberation Sans";margin:0;line-height:1.3} .h{display:flex;justify-content:space-between} .h b{font-size:13pt} .h h1{font-size:17pt;margin:0 0 2mm;letter-spacing:3px} .h table{width:66mm} .h td{padding:1px 0} .a{display:flex;gap:8mm;margin:8mm 0 5mm} .a div{flex:1;min-height:22mm} .a i{font-weight:bold;font-style:normal;display:block;margin-bottom:1mm} .l td,.l th{border:.7pt solid #000;padding:2px 4px} .l th{font-weight:bold;background:#d9d9d9;text-align:center!important} .l td{border-top:0;border-bottom:0} .l{border:.7pt solid #000} .l tr{height:1px} .l .f td{height:42mm} .k{display:flex;border:.7pt solid #000;border-top:0} .k>div{flex:1;padding:1mm 2mm} .k table{width:70mm;border-left:.7pt solid #000} .k td{padding:2.2px 5px;border-bottom:.5pt solid #000} .k tr:last-child td{border-bottom:0;font-weight:bold}',
    draw: (p) => {
      const { doc: d, random } = p
      const registration = `${random.digits(5)} ${random.digits(4)} RT0001`
      d.seller.vatId = registration
      const list = p.lines((l) =>
        row([
          `${random.pick(['DSK', 'CHR', 'ST', 'ACC'])}-${random.digits(4)}`,
          l.unit,
          `>${p.number(l.quantity)}`,
          l.description,
          l.rate ? 'H' : '',
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const within = (label: string, amount = '') => row(['', '', '', label, '', '', `>${amount}`])
      const freight = d.charge ? row(['', '', '', 'Freight', 'H', '', `>${p.plain(d.charge)}`]) : ''
      const labels = ['Item No.', 'Unit', 'Quantity', 'Description', 'Tax', 'Unit Price', 'Amount']
      const facts = [
        row(['Invoice No.:', d.number]),
        row(['Date:', p.date(d.issueDate)]),
        row(['Ship Date:', p.date(d.deliveryDate)]),
        row(['Page:', '1']),
        row(['Re: Order No.', d.orderNumber]),
      ]
      const seller = random.pick(['Margaret', 'J. Cole', 'House account'])
      const sums = [
        row(['Total Amount', `>${p.plain(d.total)}`]),
        row(['Amount Paid', `>${p.plain(d.prepaid)}`]),
        row(['Amount Owing', `>${p.plain(d.amountDue)}`]),
      ]
      return `<div class=h><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${townFirst(d.seller)}<br>${d.seller.country}<br>Tel. ${d.seller.telephone}</div><div><h1>INVOICE</h1><table>${facts.join('')}</table></div></div>
<div class=a><div><i>Sold to:</i>${addressed(d.buyer, townFirst)}</div><div><i>Ship to:</i>${addressed(d.buyer, townFirst)}</div></div>
<div style="margin-bottom:2mm">Business No.: &nbsp; ${registration}</div>
<table class=l>${heading(labels)}${list.join('')}${freight}${within('&nbsp;')}${within('Subtotal:', p.plain(d.subtotal))}${within('H - HST 13%')}${within('&nbsp;&nbsp;HST', p.plain(d.tax))}<tr class=f>${'<td></td>'.repeat(7)}</tr></table>
<div class=k><div>Shipped By: ${random.pick(['Our truck', 'Customer pick-up', 'Courier'])}<br>Terms: Net 30. Due ${p.date(d.dueDate)}.<br><br>Comment: Thank you for your order. All amounts in Canadian dollars.<br>Sold By: ${seller}</div><table>${sums.join('')}</table></div>`
    },
  },
  {
    name: 'en-nz-job-summary',
    plan: {
      country: 'GB',
      currency: 'NZD',
      rates: [15],
      items: [...wiring, ...fittings],
      lines: [3, 12],
      isInOrder: true,
      isOnce: true,
      most: 9,
      prepaid: 0.25,
      days: [7, 14, 20],
      pools: partiesIn('GB', {
        first: ['Hemi', 'Kirsty', 'Craig', 'Ana', 'Logan'],
        last: ['Tamihana', 'McCorkindale', 'Ferris', 'Ngata', 'Vercoe', 'Whiting', 'Faleolo'],
        trade: ['Electrical', 'Sparks', 'Motel', 'Orchards', 'Property Management', 'Dairies'],
        forms: ['Limited', 'Ltd', '2019 Limited'],
        streets: [
          '41B Totara Street',
          '7 Karaka Place',
          '1268 State Highway 2, RD 3',
          'PO Box 8044',
          '163 Queens Drive',
        ],
        towns: townsWithCodes(
          'Tauranga|3110; Invercargill|9810; Palmerston North|4410; Whangārei|0110; Nelson|7010'
        ),
        country: 'New Zealand',
        tel: '+64 ',
      }),
      numbers: (random) => `INV-${random.int(1008, 7420)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${Number(d)} ${english[Number(m) - 1].slice(0, 3)} ${y}`,
    },
    css: 'body{font:9pt "Open Sans";margin:0;line-height:1.4;color:#222} .g{display:flex;gap:8mm} .g .x{flex:1} .g .y{width:50mm;background:#f0f4ec;padding:4mm;font-size:8.5pt} .y h1{font-size:15pt;margin:0 0 4mm;color:#4b7a24} .y dt{color:#666;font-size:7.5pt;margin-top:2mm} .y dd{margin:0;font-weight:600} .y .b{font-size:15pt} .y hr{border:0;border-top:.6pt solid #9db98a;margin:4mm 0} .o b{font-size:15pt;color:#4b7a24} .to{margin:7mm 0 5mm} .i h3{font-size:9.5pt;margin:4mm 0 1mm} .i th{font-size:7.5pt;text-align:left;color:#666;font-weight:400;border-bottom:.6pt solid #9db98a;padding:2px 0} .i td{padding:3px 0;border-bottom:.3pt solid #ddd} .i .s td{border:0;font-weight:600} .t{width:78mm;margin:5mm 0 0 auto} .t td{padding:2px 0} .t .b td{font-weight:700;border-top:1pt solid #4b7a24} .f{font-size:7.5pt;color:#555;margin-top:8mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const registration = `${random.int(100, 138)}-${random.digits(3)}-${random.digits(3)}`
      d.seller.vatId = registration
      const names = new Set(wiring.map(([name]) => name))
      const drawn = p.lines((l) => ({
        isLabour: names.has(l.description),
        amount: l.amount,
        cells: [
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ],
      }))
      const part = (title: string, isLabour: boolean) => {
        const own = drawn.filter((one) => one.isLabour === isLabour)
        if (!own.length) return ''
        const sum = own.reduce((whole, { amount }) => whole + amount, 0)
        const rows = own.map(({ cells }) => row(cells)).join('')
        const total = rowOf('s', [`${title} total`, '', '', `>${p.plain(sum)}`])
        return `<h3>${title}</h3><table>${heading(['Item', '>Qty', '>Rate', '>Amount'])}${rows}${total}</table>`
      }
      const job = random.pick([
        'Replace switchboard and fit RCD protection as quoted. Tested and left operational.',
        'Fault find on lighting circuit, rewire as found necessary, test and certify.',
        'Kitchen and laundry alterations. Power and lighting as discussed on site.',
      ])
      const sums = [
        row(['Total excl. GST', `>${p.money(d.subtotal)}`]),
        row(['GST 15%', `>${p.money(d.tax)}`]),
        rowOf('b', ['Total incl. GST', `>${p.money(d.total)}`]),
        d.prepaid ? row([`Deposit paid ${p.date(d.orderDate)}`, `>-${p.money(d.prepaid)}`]) : '',
        d.prepaid ? rowOf('b', ['Balance owing', `>${p.money(d.amountDue)}`]) : '',
      ]
      const bank = `${random.pick(['01', '02', '12', '38'])}-${random.digits(4)}-0${random.digits(6)}-00`
      const facts: [string, string][] = [
        ['Invoice number', d.number],
        ['Date', p.date(d.issueDate)],
        ['Job', `J${random.int(2100, 8900)}`],
        ['Completed', p.date(d.deliveryDate)],
        ['GST No.', registration],
      ]
      const list = facts.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')
      return `<div class=g><div class=x><div class=o><b>${d.seller.name}</b><br>${d.seller.street}, ${townFirst(d.seller)}<br>${d.seller.telephone} &nbsp; ${d.seller.mail}</div>
<div class=to>${addressed(d.buyer, townFirst)}</div><b>Job description</b><br>${job}
<div class=i>${part('Labour', true)}${part('Materials', false)}</div><table class=t>${sums.join('')}</table></div>
<div class=y><h1>TAX INVOICE</h1><dl>${list}</dl><hr><dl><dt>Amount due</dt><dd class=b>${p.money(d.amountDue)}</dd><dt>Please pay by</dt><dd>${p.date(d.dueDate)}</dd><dt>Bank account</dt><dd>${bank}</dd><dt>Reference</dt><dd>${d.number}</dd></dl><hr>Licensed and registered. Workmanship guaranteed for 12 months.</div></div>
<div class=f>Materials remain our property until paid for in full. Interest of 2% per month may be charged on overdue accounts, plus any debt collection costs.</div>`
    },
  },
  {
    name: 'pl-chlodnictwo-karta',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      items: cooling,
      lines: [4, 13],
      isInOrder: true,
      isOnce: true,
      most: 4,
      lineDiscount: 0.2,
      prepaid: 0.3,
      days: [3, 7, 14],
      pools: partiesIn('PL', {
        ...polish,
        trade: ['Chłodnictwo', 'Klimat-Serwis', 'Delikatesy', 'Market', 'Mrożonki'],
        forms: ['Sp. z o.o.', 'Sp. j.', 's.c.'],
      }),
      numbers: (random, year) => `${random.int(14, 890)}/0${random.int(1, 9)}/${year}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:8.5pt "Roboto Condensed";margin:0;line-height:1.35} .h{display:grid;grid-template-columns:1fr 1fr;border:1pt solid #222} .h>div{padding:2.5mm 3mm} .h>div+div{border-left:1pt solid #222} .h b{font-size:12pt} .h h1{font-size:14pt;margin:0 0 1mm} .n{display:grid;grid-template-columns:1fr 1fr;border:1pt solid #222;border-top:0} .n>div{padding:2mm 3mm} .n>div+div{border-left:1pt solid #222} .n i{color:#666;display:block;font-size:7.5pt} .n table td{padding:.5px 0} .i{margin-top:4mm} .i th{background:#222;color:#fff;font-weight:400;padding:2px 4px;text-align:left} .i td{border-bottom:.4pt solid #999;padding:2.5px 4px} .i .g td{background:#e4e4e4;font-weight:bold} .i .s td{text-align:right;border-bottom:1pt solid #222} .e{display:flex;gap:10mm;margin-top:5mm;align-items:flex-start} .e table{flex:1} .v th,.v td{border:.4pt solid #999;padding:2px 4px;font-weight:400} .d td{padding:2px 4px} .d .b td{font-size:13pt;font-weight:bold;border-top:1pt solid #222} .u{margin-top:5mm} .f{display:flex;justify-content:space-between;margin-top:18mm;font-size:7.5pt} .f span{border-top:.5pt solid #222;width:60mm;text-align:center;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const list = p.lines((l, at) =>
        row([
          String(at + 1),
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${l.discount}%` : '–'}`,
          `>${p.plain(l.amount)}`,
          `>${l.rate}%`,
        ])
      )
      const device = random.pick([
        'Komora mroźnicza nr 2',
        'Regał chłodniczy 3,75 m',
        'Lada mięsna',
      ])
      const technician = random.pick(['A. Sikora', 'M. Wilk', 'Ł. Pająk'])
      const labels = [
        'Lp.',
        'Nazwa towaru lub usługi',
        '>Ilość',
        'J.m.',
        '>Cena netto',
        '>Rabat',
        '>Wartość netto',
        '>VAT',
      ]
      const [tax] = p.taxes((t) => t.rate)
      const rates = row([
        `${tax}%`,
        `>${p.plain(d.subtotal)}`,
        `>${p.plain(d.tax)}`,
        `>${p.plain(d.total)}`,
      ])
      const paid = d.prepaid
        ? row(['Zapłacono (karta)', `>${p.plain(d.prepaid)}`]) +
          rowOf('b', ['Pozostaje do zapłaty', `>${p.plain(d.amountDue)} zł`])
        : rowOf('b', ['Do zapłaty', `>${p.plain(d.amountDue)} zł`])
      const order = [
        row(['Karta pracy', `KP/${random.digits(4)} z ${p.date(d.deliveryDate)}`]),
        row(['Urządzenie', device]),
        row(['Nr seryjny', `${random.digits(4)}-${random.digits(6)}`]),
        row(['Serwisant', technician]),
      ]
      return `<div class=h><div><b>${d.seller.name}</b><br>${d.seller.street}, ${codeFirst(d.seller)}<br>NIP ${d.seller.vatId.slice(2)} &nbsp; BDO ${random.digits(9)}<br>tel. ${d.seller.telephone}, ${d.seller.mail}</div><div><h1>FAKTURA nr ${d.number}</h1>Data wystawienia: ${p.date(d.issueDate)}<br>Data wykonania usługi: ${p.date(d.deliveryDate)}<br>Miejsce wystawienia: ${d.seller.town}</div></div>
<div class=n><div><i>NABYWCA</i>${addressed(d.buyer, codeFirst)}<br>NIP ${d.buyer.vatId.slice(2)}</div><div><table>${order.join('')}</table></div></div>
<table class=i>${heading(labels)}${list.join('')}</table>
<div class=e><table class=v>${heading(['Stawka', '>Netto', '>VAT', '>Brutto'])}${rates}</table><table class=d>${row(['Wartość faktury brutto', `>${p.plain(d.total)}`])}${paid}</table></div>
<div class=u>Płatność przelewem do ${p.date(d.dueDate)} na rachunek ${accountOf(d.seller.iban)}<br>Na wymienione części udzielamy 12 miesięcy gwarancji. Zgłoszenia awarii całodobowo: ${d.seller.telephone}</div>
<div class=f><span>wystawił(a)</span><span>odebrał(a)</span></div>`
    },
  },
  {
    name: 'pl-ksiazki-hurt',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 5],
      items: itemsOf(`
        Atlas grzybów Polski, opr. twarda|egz.|31|44|1; Zeszyt ćwiczeń do matematyki kl. 4|egz.|14|21|1;
        Słownik ortograficzny szkolny|egz.|24|36|1; Kuchnia na każdą porę roku|egz.|36|52|1;
        Bajki spod Giewontu|egz.|19|29|1; Historia w pytaniach. Matura|egz.|28|39|1;
        Przewodnik: Roztocze i Zamość|egz.|26|35|1; Angielski w 30 dni + audio|egz.|33|48|1;
        Kryminał: Cisza nad Sanem|egz.|27|38|1; Poezje wybrane, opr. miękka|egz.|18|26|1;
        Chemia. Zbiór zadań, t. 2|egz.|35|47|1; Kolorowanka wodna Zwierzęta|egz.|8|13|1;
        Wiersze dla najmłodszych|egz.|16|24|1; Ogród bez chemii|egz.|29|41|1;
        Saga: Córka młynarza, t. 1|egz.|28|38|1; Saga: Córka młynarza, t. 2|egz.|28|38|1;
        Biografia: Lot nad Andami|egz.|34|49|1; Mapa ścienna Polski, listwa|szt.|49|79|1;
        Puzzle 500 Morskie Oko|szt.|24|36; Gra planszowa Szlak bursztynowy|szt.|69|105;
        Gra karciana Pary leśne|szt.|18|29; Kalendarz ścienny na przyszły rok|szt.|14|24;
        Zakładka magnetyczna, display 24|kpl.|48|72; Torba bawełniana z nadrukiem|szt.|12|19;
        Notes A5 w linie, gumka|szt.|13|22; Kredki trójkątne 24 kolory|opak.|17|28;
        Legendy Beskidu Niskiego|egz.|25|37|1; Fizyka bez stresu, kl. 7|egz.|22|33|1;
        Baśnie i opowieści zimowe|egz.|31|45|1; Niemiecki. Fiszki A1–A2|kpl.|29|42|1;
        Reportaż: Wyspy za mgłą|egz.|32|44|1; Biologia na szóstkę, kl. 8|egz.|21|32|1;
        Chleb domowy. Poradnik|egz.|27|39|1; Komiks: Detektyw Żbik, t. 3|egz.|24|35|1;
        Plastelina 12 kolorów|opak.|9|16; Długopis żelowy, display 36|kpl.|62|95;
        Układanka drewniana Farma|szt.|34|52; Piórnik dwukomorowy|szt.|38|57;
        Plecak przedszkolny Lisek|szt.|58|86; Globus 25 cm podświetlany|szt.|88|129`),
      lines: [12, 90],
      isOnce: true,
      most: 15,
      lineDiscount: 0.7,
      days: [14, 30, 60],
      pools: partiesIn('PL', {
        ...polish,
        trade: ['Księgarnia', 'Dystrybucja Książek', 'Dom Książki', 'Papier i Zabawki'],
        forms: ['Sp. z o.o.', 'Sp. j.', 'S.A.', 'Sp. z o.o. Sp. k.'],
      }),
      numbers: (random, year) => `FVH/${random.digits(6)}/${year.slice(2)}`,
    },
    style: { ...comma, thousands: ' ', date: dotted },
    css: 'body{font:8pt "DejaVu Sans";margin:0;line-height:1.35} .g{height:262mm;position:relative} .g+.g{break-before:page} .t{display:flex;justify-content:space-between;border-bottom:.5pt solid #000;padding-bottom:1mm} .t b{font-size:11pt} .a{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4mm;margin:4mm 0} .a h4{margin:0 0 1mm;font-size:8pt;border-bottom:.5pt solid #000} .o{display:flex;justify-content:space-between;margin-bottom:3mm} .i{font-size:7.2pt} .i th{border:.5pt solid #000;padding:2px 3px;font-weight:400;text-align:center!important} .i td{border:.4pt solid #888;padding:3.2px 3px} .c td{border:0!important;font-style:italic} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:3mm} .e table{width:98mm} .e th{font-weight:400;border-bottom:.5pt solid #000;padding:1px 3px} .e td{padding:1px 3px} .e .b td{border-top:.5pt solid #000;font-weight:bold} .z{text-align:right} .z b{font-size:13pt} .f{position:absolute;bottom:0;left:0;right:0;border-top:.5pt solid #000;padding-top:1mm;font-size:6.5pt;display:flex;justify-content:space-between}',
    draw: (p) => {
      const { doc: d, random } = p
      let carried = 0
      const list = p.lines((l, at) => {
        carried += l.amount
        const cells = [
          `>${at + 1}`,
          `978${random.digits(10)}`,
          l.description,
          l.unit,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.discount, 1)}`,
          `>${p.plain(l.amount)}`,
          `>${l.rate}`,
        ]
        return { html: row(cells), carried }
      })
      const pages = paged(list, 30, 23, 2)
      const labels = [
        'Lp.',
        'ISBN / EAN',
        'Tytuł / nazwa towaru',
        'J.m.',
        'Ilość',
        'Cena netto',
        'Rabat %',
        'Wartość netto',
        'VAT %',
      ]
      const taxes = p.taxes((t) => {
        const [base, tax] = [baseOf(p, t), taxOf(p, t)]
        return row([
          `${t.rate}%`,
          `>${p.plain(base)}`,
          `>${p.plain(tax)}`,
          `>${p.plain(base + tax)}`,
        ])
      })
      const whole = rowOf('b', [
        'RAZEM',
        `>${p.plain(d.subtotal)}`,
        `>${p.plain(d.tax)}`,
        `>${p.plain(d.total)}`,
      ])
      const shop = random.pick(['Sklep nr 2', 'Magazyn, rampa B', 'Punkt sprzedaży – dworzec PKP'])
      const court = `KRS 0000${random.digits(6)}, REGON ${random.digits(9)}, kapitał zakładowy ${random.int(5, 90)}0 000 zł`
      const clerk = random.pick(['Ewa Sobczak', 'K. Mroczek', 'system WWW'])
      const carry = (label: string, sum: number) =>
        `<tr class=c><td colspan=7 class=r>${label}</td><td class=r>${p.plain(sum)}</td><td></td></tr>`
      const parties = `<div class=a><div><h4>Sprzedawca</h4>${addressed(d.seller, codeFirst)}<br>NIP: ${d.seller.vatId.slice(2)}</div><div><h4>Nabywca</h4>${addressed(d.buyer, codeFirst)}<br>NIP: ${d.buyer.vatId.slice(2)}</div><div><h4>Odbiorca</h4>${shop}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<div class=o><span>Zamówienie: ${d.orderNumber} z ${p.date(d.orderDate)}</span><span>Data dostawy: ${p.date(d.deliveryDate)}</span><span>Kod kontrahenta: ${d.customerNumber}</span></div>`
      const end = `<div class=e><table>${heading(['Stawka VAT', '>Wartość netto', '>Kwota VAT', '>Wartość brutto'])}${taxes.join('')}${whole}</table><div class=z>Razem do zapłaty<br><b>${p.plain(d.amountDue)} PLN</b></div></div>
<p>słownie złotych: ${spelled(d.amountDue)}<br>Forma płatności: przelew, termin płatności: <b>${p.date(d.dueDate)}</b><br>Nr rachunku: <b>${accountOf(d.seller.iban)}</b></p><p>Towar zamówiony z prawem zwrotu podlega zwrotowi w terminie 90 dni. Wystawił(a): ${clerk}</p>`
      return pages
        .map((rows, at) => {
          const isLast = at === pages.length - 1
          const before = at ? carry('Z przeniesienia', pages[at - 1].at(-1)!.carried) : ''
          const after = isLast ? '' : carry('Do przeniesienia', rows.at(-1)!.carried)
          return `<div class=g><div class=t><b>FAKTURA VAT ${d.number}</b><span>oryginał &nbsp;&nbsp; ${d.seller.town}, ${p.date(d.issueDate)}</span></div>${at ? '<br>' : parties}
<table class=i>${heading(labels)}${before}${rows.map(({ html }) => html).join('')}${after}</table>${isLast ? end : ''}<div class=f><span>${court}</span><span>Strona ${at + 1} z ${pages.length}</span></div></div>`
        })
        .join('')
    },
  },
  {
    name: 'de-objekt-reinigung',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      items: itemsOf(`
        Unterhaltsreinigung gem. Leistungsverzeichnis|Eins.|38|92;
        Glasreinigung innen und außen, mit Rahmen|m²|1.8|3.4; Treppenhausreinigung, 1 x wöchentlich|Eins.|24|46;
        Grundreinigung PVC-Boden inkl. Beschichtung|m²|4.5|7.9; Teppichreinigung Sprühextraktion|m²|3.2|5.6;
        Sonderreinigung nach Aufwand|Std.|26|34; Tagesfrau / Springkraft|Std.|25|32;
        Sanitärbedarf: Papierhandtücher 2-lagig|Karton|24|38; Sanitärbedarf: Seifencreme 950 ml|Fl.|5|9;
        Bereitstellung Schmutzfangmatte 90 x 150|Stück|11|19; Winterdienst, Räumen und Streuen|Eins.|39|68;
        Außenanlagenpflege, Kehren Zufahrt|Std.|29|38; Entsorgung Grünschnitt|m³|28|45`),
      lines: [3, 13],
      isOnce: true,
      most: 40,
      allowance: 0.25,
      days: [10, 14, 30],
      pools: partiesIn('DE', {
        ...german,
        trade: ['Gebäudedienste', 'Facility Service', 'Hausverwaltung', 'Immobilien'],
      }),
      numbers: (random, year) => `${year.slice(2)}-${random.digits(5)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:10pt "Carlito";margin:0;line-height:1.3} .g{height:266mm;position:relative} .lo{text-align:right;font:bold 18pt "Lato";color:#00659b;height:22mm} .lo i{display:inline-block;width:34mm;height:2.4mm;background:#8cc63f;margin-left:3mm} .ad{display:flex;justify-content:space-between} .ad u{font-size:7pt;display:block;white-space:nowrap;margin-bottom:2mm} .ad>div{width:85mm;height:38mm} .ad table{width:64mm;align-self:flex-start;font-size:9pt} .ad td{padding:.6px 0} h1{font-size:13pt;margin:6mm 0 3mm} p{margin:2mm 0} .i{font-size:9.5pt;margin-top:3mm} .i th{border-top:.8pt solid #00659b;border-bottom:.8pt solid #00659b;text-align:left;padding:2px 3px} .i td{padding:1.5px 3px;vertical-align:top} .i .o td{font-weight:bold;padding-top:6px} .i .z td{border-top:.4pt solid #777;text-align:right} .s{width:92mm;margin:4mm 0 4mm auto} .s td{padding:1.5px 3px} .s .b td{border-top:.8pt solid #00659b;border-bottom:2.2pt double #00659b;font-weight:bold} .f{position:absolute;bottom:0;left:0;right:0;border-top:.6pt solid #8cc63f;padding-top:1.5mm;font-size:7pt;display:flex;justify-content:space-between;color:#444}',
    draw: (p) => {
      const { doc: d, random } = p
      const places = [
        `Verwaltung, ${d.buyer.street}`,
        'Halle 2 und Sozialräume',
        'Außenstelle Nord',
      ]
      const count = Math.min(places.length, Math.ceil(d.lines.length / 3))
      let sum = 0
      const groupOf = (at: number) => Math.floor((at * count) / d.lines.length)
      let place = 0
      const list = p.lines((l, at) => {
        const group = groupOf(at)
        const isFirst = !at || group !== groupOf(at - 1)
        if (isFirst) [sum, place] = [0, 0]
        sum += l.amount
        const title = rowOf('o', [`${group + 1}`, `Objekt: ${places[group]}`, '', '', '', ''])
        const drawn = row([
          `${group + 1}.${++place}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
        const isLast = groupOf(at + 1) !== group
        const end = `<tr class=z><td colspan=5>Summe Objekt ${group + 1}</td><td>${p.plain(sum)}</td></tr>`
        return `${isFirst ? title : ''}${drawn}${isLast && count > 1 ? end : ''}`
      })
      const period = `${p.date(d.from)} – ${p.date(d.until)}`
      const facts = [
        row(['Rechnungsnummer', `>${d.number}`]),
        row(['Rechnungsdatum', `>${p.date(d.issueDate)}`]),
        row(['Kundennummer', `>${d.customerNumber}`]),
        row(['Leistungszeitraum', `>${period}`]),
        row(['Objektleitung', `>${random.pick(['Fr. Demir', 'Hr. Wolters', 'Fr. Nowak'])}`]),
      ]
      const sums = [
        d.allowance
          ? row(['Summe der Leistungen', '>EUR', `>${p.plain(d.lineTotal)}`]) +
            row(['abzgl. Rahmenvertragsrabatt', '>EUR', `>-${p.plain(d.allowance)}`])
          : '',
        row(['Gesamt netto', '>EUR', `>${p.plain(d.subtotal)}`]),
        row(['zzgl. 19,00 % MwSt.', '>EUR', `>${p.plain(d.tax)}`]),
        rowOf('b', ['Gesamtbetrag', '>EUR', `>${p.plain(d.total)}`]),
      ]
      const court = `HR${random.pick(['A', 'B'])} ${random.digits(5)}`
      const boss = `${random.pick(german.first)} ${random.pick(german.last)}`
      return `<div class=g><div class=lo>${d.seller.name}<br><i></i></div>
<div class=ad><div><u>${d.seller.name} · ${d.seller.street} · ${codeFirst(d.seller)}</u>${addressed(d.buyer, codeFirst)}</div><table>${facts.join('')}</table></div>
<h1>Rechnung</h1><p>Sehr geehrte Damen und Herren,</p><p>für die vereinbarungsgemäß ausgeführten Reinigungsarbeiten erlauben wir uns zu berechnen:</p>
<table class=i>${heading(['Pos.', 'Leistung', '>Menge', 'Einheit', '>EP €', '>GP €'])}${list.join('')}</table><table class=s>${sums.join('')}</table>
<p>Bitte überweisen Sie den Rechnungsbetrag ohne Abzug bis zum ${p.date(d.dueDate)} unter Angabe der Rechnungsnummer.</p><p>Mit freundlichen Grüßen<br>${d.seller.name}</p>
<div class=f><span>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}</span><span>Tel. ${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}</span><span>Amtsgericht ${d.seller.town}, ${court}<br>Vertreten durch: ${boss}<br>USt-IdNr. ${d.seller.vatId}</span><span>Volksbank ${d.seller.town}<br>IBAN ${grouped(d.seller.iban)}<br>St.-Nr. ${d.seller.taxNumber}</span></div></div>`
    },
  },
  {
    name: 'de-praxisbedarf-sammel',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19, 7],
      items: itemsOf(`
        NaCl-Lösung 0,9 % Infusionsflasche 10X500 ml||18|27; Einmalkanülen 0,8 x 40 mm grün 100 St||3|6;
        Mullkompressen steril 10 x 10 25X2 St||6|11; Fixierbinde elastisch 8 cm x 4 m 20 St||7|13;
        Händedesinfektion 1 l||8|14; Flächendesinfektion Tücher 100 St||7|12;
        Nitrilhandschuhe puderfrei Gr. M 200 St||11|18; Wundpflaster wasserfest 100 St||9|16;
        Lanzetten Sicherheits 21G 200 St||19|31; Blutzuckerteststreifen 50 St||22|34;
        Paracetamol 500 mg Tabletten 20 St||2|4; Ibuprofen 400 mg Filmtabletten 50 St||8|13;
        Lidocain-Spray 30 ml||16|25; Heparin-Salbe 60 000 I.E. 100 g||8|14;
        Dexpanthenol-Augensalbe 10 g||5|9; Kochsalz-Nasenspray 20 ml||4|7;
        Fieberthermometer digital 1 St||7|12; Ultraschallgel 5 l||14|22; Urinbecher 125 ml 100 St||9|15;
        Trinknahrung Vanille hochkalorisch 4X200 ml||11|17|1; Glucose-Lösung oGTT 300 ml||5|8|1;
        Kamillenblüten Arzneitee 100 g||4|7|1; Traubenzucker Täfelchen 17 St||1|3|1;
        Andickungspulver 300 g||12|19|1`),
      lines: [8, 40],
      isOnce: true,
      most: 6,
      isGross: true,
      allowance: 0.45,
      days: [8, 14, 21],
      pools: partiesIn('DE', {
        ...german,
        trade: ['Apotheke', 'Medizinbedarf', 'Pflegedienst', 'Gesundheitszentrum'],
        forms: ['e.K.', 'OHG', 'GmbH', 'e.Kfr.'],
      }),
      numbers: (random) => `SR${random.digits(6)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}.${m}.${y.slice(2)}` },
    css: 'body{font:8.5pt "Roboto";margin:0;line-height:1.3} .h{border:1pt solid #c00;padding:3mm;text-align:center} .h b{font-size:14pt;color:#c00;display:block} .a{display:flex;justify-content:space-between;margin:7mm 0 5mm;align-items:end} .a h1{margin:0;font-size:14pt} .a>div+div{text-align:right} .i th{border-bottom:1pt solid #000;text-align:left;padding:2px 3px;font-size:8pt} .i td{padding:2.4px 3px;border-bottom:.3pt dotted #888} .e{break-inside:avoid;margin-top:3mm} .e .s{width:80mm;margin-left:auto} .s td{padding:1.5px 3px} .s .b td{font-weight:bold;font-size:11pt;border-top:1pt solid #000} .v{width:112mm;margin-top:4mm} .v th{font-weight:400;text-align:left;border-bottom:.5pt solid #000} .v td,.v th{padding:1.5px 3px} .y{margin-top:5mm;border-top:.5pt solid #c00;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const codes: Record<number, string> = { 19: 'A', 7: 'B' }
      const list = p.lines((l, at) =>
        row([
          days[at],
          random.digits(8),
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          codes[l.rate],
        ])
      )
      const labels = ['Datum', 'PZN', 'Artikel', '>Anz.', '>Preis', '>Betrag EUR', 'St.']
      const taxes = p.taxes((t) => {
        const [base, tax] = [baseOf(p, t), taxOf(p, t)]
        return row([
          `${codes[t.rate]} = ${t.rate} %`,
          `>${p.plain(base + tax)}`,
          `>${p.plain(tax)}`,
          `>${p.plain(base)}`,
        ])
      })
      const whole = row([
        'gesamt',
        `>${p.plain(d.total)}`,
        `>${p.plain(d.tax)}`,
        `>${p.plain(d.subtotal)}`,
      ])
      const sums = [
        d.allowance
          ? row(['Summe', `>${p.plain(d.lineTotal)}`]) +
            row(['Nachlass Praxiskunde', `>-${p.plain(d.allowance)}`])
          : '',
        rowOf('b', ['Rechnungsbetrag', `>${p.plain(d.total)} EUR`]),
      ]
      const labelsOfTaxes = ['MwSt.', '>Brutto', '>enth. MwSt.', '>Netto']
      return `<div class=h><b>${d.seller.name}</b>${d.seller.street} · ${codeFirst(d.seller)} · Telefon ${d.seller.telephone} · ${d.seller.mail}</div>
<div class=a><div>${addressed(d.buyer, codeFirst)}</div><div><h1>Sammelrechnung</h1>Nr. ${d.number} vom ${p.date(d.issueDate)}<br>Kunde ${d.customerNumber}<br>Lieferungen ${p.date(d.from)} bis ${p.date(d.until)}</div></div>
<table class=i>${heading(labels)}${list.join('')}</table>
<div class=e><table class=s>${sums.join('')}</table><table class=v>${heading(labelsOfTaxes)}${taxes.join('')}${whole}</table>
<div class=y>Zahlbar bis ${p.date(d.dueDate)} auf unser Konto IBAN ${grouped(d.seller.iban)}, Apothekerbank. Bitte Rechnungsnummer angeben.<br>USt-IdNr. ${d.seller.vatId} · Steuernummer ${d.seller.taxNumber} · Alle Preise inklusive Mehrwertsteuer. Arzneimittel sind vom Umtausch ausgeschlossen.</div></div>`
    },
  },
]
