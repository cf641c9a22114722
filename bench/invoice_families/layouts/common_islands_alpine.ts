import { ibanOf } from '../check_digits.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import { renderSVG } from 'uqr'
import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import type { Plan } from '../make_document.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import {
  dotted,
  euroAfter,
  grouped,
  heading,
  monthsIn,
  point,
  row,
  slashed,
  britishVat,
} from '../print.ts'
import type { Print } from '../print.ts'

const english = monthsIn('GB')

const irish = {
  ...pools.GB,
  first: listOf('Aoife|Declan|Niamh|Brendan|Róisín|Fergal'),
  last: listOf('Colgan|Devane|Heffernan|Kinsella|Moriarty|Noone|Sheridan|Twomey'),
  streets: listOf(`
    Unit 14, Docks Business Park|8 Patrick Street|Ballymote Road|Block C, Western Retail Park|
    52 Lower Main Street`),
  towns: townsOf(`
    Sligo=F91 E4H2|Tralee, Co. Kerry=V92 X5P7|Mallow, Co. Cork=P51 W0D3|Navan, Co. Meath=C15 R8F4|
    Wexford=Y35 K2N9|Tullamore, Co. Offaly=R35 T6C1`),
  country: 'Ireland',
  tel: '+353 ',
}

const british = {
  ...pools.GB,
  first: listOf('Gemma|Stuart|Parveen|Hamish|Bronwen|Darren'),
  last: listOf('Bamford|Crossley|Dutton|Greenhalgh|Haworth|Ingram|Naylor|Shaw|Threlfall|Wragg'),
  streets: listOf(`
    Unit 2, Canalside|164 Chorley New Road|First Floor, 9 Wellington Court|31 Sheep Street|
    Brook Mill, Dale Street`),
  towns: townsOf(`
    Bolton=BL1 4QR|Northampton=NN1 2LT|Stirling=FK8 1AX|Wrexham=LL13 8BG|Colchester=CO1 1TP|
    Huddersfield=HD1 6NA`),
}

const germany = {
  ...pools.DE,
  first: listOf('Anke|Dieter|Nicole|Bernd|Sibylle|Oliver|Gudrun|Emre'),
  last: listOf('Achilles|Busse|Drews|Hellwig|Jansen|Kröger|Lohmann|Petersen|Sander|Wessels'),
  streets: listOf(`
    Hansestraße 21|Am Güterbahnhof 9|Bismarckstr. 130|Mühlenweg 3|Carl-Benz-Straße 18|Markt 6`),
  towns: townsOf(`
    Oldenburg=26122|Göttingen=37073|Gera=07545|Landshut=84028|Siegen=57072|Offenburg=77652`),
}

const austria = {
  ...pools.AT,
  first: listOf('Renate|Gerald|Ingrid|Werner|Theresa|Josef'),
  last: listOf('Ahrer|Dorfinger|Hofstätter|Kainz|Lettner|Neuhauser|Pölzl|Stadlbauer'),
  streets: listOf('Bundesstraße 61|Gewerbepark 5|Bahnhofstraße 14a|Mühlbachweg 2|Stadtplatz 20/1'),
  towns: townsOf(`
    Amstetten=3300|Ried im Innkreis=4910|Feldbach=8330|Spittal an der Drau=9800|Kufstein=6330`),
}

const swiss = {
  ...pools.DE,
  first: listOf('Ursina|Hansueli|Monika|Andri|Brigitte|Thomas'),
  last: listOf('Amstutz|Baumgartner|Frei|Inderbitzin|Knecht|Schläpfer|Stucki|Wüthrich'),
  streets: listOf('Kornhausstrasse 5|Industriestrasse 44|Dorfplatz 1|Seeweg 16|Obergasse 29'),
  towns: townsOf('Winterthur=8400|Thun=3600|Rapperswil=8640|Frauenfeld=8500|Olten=4600'),
  country: 'Schweiz',
  tel: '+41 ',
}

/** Sellers and buyers of one country, each with trades and legal forms of its own. */
function between(
  country: 'GB' | 'DE' | 'AT',
  people: Pools['GB'],
  [sellers, forms]: [string, string],
  [buyers, buyerForms]: [string, string]
): Pick<Plan, 'country' | 'buyerCountry' | 'pools'> {
  const seller = { ...people, trade: listOf(sellers), forms: listOf(forms) }
  const buyer = { ...people, trade: listOf(buyers), forms: listOf(buyerForms) }
  return { country, buyerCountry: 'PT', pools: { ...pools, [country]: seller, PT: buyer } }
}

/** Gives the seller an IBAN and a VAT number of Ireland, which has no entry in the pools. */
function asIrish({ doc, random }: Print, bank: string): void {
  const digits = `3${random.digits(6)}`
  const sum = [...digits].reduce((whole, digit, at) => whole + Number(digit) * (8 - at), 8 * 9)
  doc.seller.vatId = `IE${digits}${'WABCDEFGHIJKLMNOPQRSTUV'[sum % 23]}H`
  doc.seller.iban = ibanOf('IE', `${bank}${random.digits(8)}`)
}

/** Gives the seller an IBAN and a VAT number of Switzerland. */
function asSwiss({ doc, random }: Print): void {
  const weights = [5, 4, 3, 2, 7, 6, 5, 4]
  let digits = ''
  let check = 10
  while (check === 10) {
    digits = `4${random.digits(7)}`
    check = (11 - (weights.reduce((sum, by, at) => sum + by * Number(digits[at]), 0) % 11)) % 11
  }
  doc.seller.vatId = `CHE${digits}${check}`
  doc.seller.iban = ibanOf('CH', `00${random.int(700, 790)}${random.digits(12)}`)
}

const slots = listOf('06:45|07:20|08:10|09:35|10:50|12:15|13:05|14:40|16:25|17:10|17:50|18:30')
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** British, Irish, German, Austrian and Swiss invoices. */
export const commonIslandsAlpine: Family[] = [
  // Tyre depot: rows by vehicle, discounts, two rates and an analysis of them.
  {
    name: 'en-ie-tyre-depot-fleet',
    plan: {
      currency: 'EUR',
      rates: [23, 13.5],
      lines: [4, 19],
      most: 4,
      lineDiscount: 0.25,
      days: [14, 30],
      ...between(
        'GB',
        irish,
        ['Tyres|Tyre Centre|Tyre Services', 'Ltd|Limited'],
        ['Haulage|Couriers|Plant Hire|Civil Engineering|Foods', 'Ltd|DAC|Limited']
      ),
      items: itemsOf(`
    205/55R16 91V summer, mid range||68|94; 195/65R15 91H economy||52|71;
    225/45R17 94W XL premium||96|142; 215/65R16C 109T van||88|126;
    315/80R22.5 steer, new||295|420; 385/65R22.5 trailer, new||310|405;
    295/80R22.5 drive, remould||165|228; Recycling contribution, car tyre||2.8|2.8;
    Recycling contribution, truck tyre||7.5|9; Valve, rubber snap-in||1.5|3;
    Tube 10.0/75-15.3||21|29; Puncture repair, car||14|20|1; Puncture repair, truck||32|45|1;
    Fit and balance wheel||9|15|1; Four wheel alignment||48|65|1; Roadside call-out, day rate||75|110|1`),
      numbers: (random) => `${random.pick(['SI', 'D2'])}${random.digits(6)}`,
    },
    style: { ...point, money: (plain) => `€${plain}`, date: slashed },
    css: 'body{font:9pt "Nimbus Sans";margin:0} .h{text-align:center;line-height:1.35;border-bottom:2pt solid #1c3f7c;padding-bottom:2mm} .h b{font-size:21pt;color:#1c3f7c;text-transform:uppercase} .two{display:flex;justify-content:space-between;margin:5mm 0} .to{width:84mm;line-height:1.35} .to small{color:#1c3f7c;font-weight:700} .f{width:72mm;border:.8pt solid #1c3f7c} .f td{padding:2px 6px;border-bottom:.4pt solid #9db0d0} .f td:first-child{background:#e8edf6;width:32mm} .l th{background:#1c3f7c;color:#fff;text-align:left;padding:3px 5px;font-weight:400} .l td{padding:2px 5px} .l .v td{font-weight:700;padding-top:6px;border-top:.4pt solid #9db0d0} .end{display:flex;justify-content:space-between;align-items:flex-start;border-top:.8pt solid #1c3f7c;margin-top:3mm;padding-top:3mm;break-inside:avoid} .end table{width:74mm} .end th,.end td{padding:2px 5px;text-align:left} .an{border:.4pt solid #9db0d0} .an th{font-weight:400;background:#e8edf6} .end .s tr:last-child td{font-weight:700;font-size:11pt;border-top:.8pt solid #1c3f7c} .ft{margin-top:6mm;font-size:8pt;line-height:1.45}',
    draw: (p) => {
      asIrish(p, 'AIBK937045')
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const rows = p.lines((l, at) => {
        const county = random.pick(['SO', 'KY', 'C', 'MH', 'WX', 'OY', 'D'])
        const reg = `${random.int(14, 22)}${random.int(1, 2)}-${county}-${random.int(312, 6480)}`
        const head = `<tr class=v><td></td><td colspan=5>${reg} &nbsp; Docket ${random.int(20100, 78000)} &nbsp; ${days[at]} &nbsp; ${random.int(18, 410)},${random.digits(3)} km</td></tr>`
        const cells = [
          `>${p.number(l.quantity)}`,
          l.description,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 1) : ''}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate, 1)}`,
        ]
        return `${at % 3 ? '' : head}${row(cells)}`
      })
      const analysis = p.taxes((t) =>
        row([`${p.number(t.rate, 1)}%`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])
      )
      return `<div class=h><b>${d.seller.name}</b><br>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>Tel: ${d.seller.telephone} &nbsp; Email: ${d.seller.mail} &nbsp; VAT No: ${d.seller.vatId}<br>Car &bull; Van &bull; Truck &bull; Agri &bull; 24 hour breakdown</div>
<div class=two><div class=to><small>INVOICE TO</small><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table class=f>${row(['INVOICE', `<b>${d.number}</b>`])}${row(['Date', p.date(d.issueDate)])}${row(['A/C Code', d.customerNumber])}${row(['Your Order', d.orderNumber])}${row(['Due Date', p.date(d.dueDate)])}</table></div>
<table class=l>${heading(['>Qty', 'Description', '>Price', '>Disc %', '>Net', '>VAT %'])}${rows.join('')}</table>
<div class=end><table class=an>${heading(['VAT Rate', '>Goods', '>VAT'])}${analysis.join('')}</table><table class=s>${row(['Total Net', `>${p.plain(d.subtotal)}`])}${row(['Total VAT', `>${p.plain(d.tax)}`])}${row(['Invoice Total', `>${p.money(d.total)}`])}</table></div>
<div class=ft>Please pay by EFT to ${d.seller.name}, IBAN ${grouped(d.seller.iban)}, BIC AIBKIE2D, quoting your A/C code. Wheel nuts must be re-torqued after 50 km. Title to goods does not pass until paid for in full. Claims within 7 days. Registered in Ireland No. ${random.digits(6)}.</div>`
    },
  },

  // Local radio: a schedule of spots, a discount below it, bank details in a box.
  {
    name: 'en-ie-radio-airtime',
    plan: {
      currency: 'EUR',
      rates: [23],
      lines: [9, 34],
      most: 5,
      allowance: 0.6,
      days: [30, 45],
      ...between(
        'GB',
        irish,
        ['Radio|Local Radio|Broadcasting', 'Ltd|DAC|Limited'],
        ['Motors|Furniture|Credit Union|Garden Centre|Advertising', 'Ltd|Limited']
      ),
      items: itemsOf(`
    Breakfast Show 30 sec spot||38|56; Mid Morning Talk 30 sec spot||34|48;
    Mid Morning Talk 60 sec live read||85|120; Lunchtime News sponsorship sting||28|40;
    Afternoon 30 sec spot||19|28; Drivetime 30 sec spot||32|46; Drivetime 40 sec spot||40|58;
    Evening 30 sec spot||9|14; Weekend Sport 30 sec spot||22|31; Death Notices sponsorship sting||25|36`),
      numbers: (random, year) => `${year.slice(2)}${random.digits(2)}-${random.digits(4)}`,
    },
    style: {
      ...point,
      date: (y, m, d) => `${d} ${english[Number(m) - 1].slice(0, 3)} ${y}`,
    },
    css: 'body{font:9.5pt "Open Sans";margin:0} .top{display:flex;justify-content:space-between;align-items:flex-start} .top h1{margin:0;font-size:23pt;font-weight:300;letter-spacing:2px} .own{text-align:right;font-size:8.5pt;line-height:1.4} .own b{display:inline-block;background:#c2185b;color:#fff;font-size:14pt;padding:1.5mm 4mm;border-radius:4mm;margin-bottom:2mm} .bill{margin:7mm 0 6mm;line-height:1.4} .strip td,.strip th{border:.5pt solid #999;padding:3px 6px;text-align:left} .strip th{font-size:7.5pt;font-weight:400;color:#c2185b;border-bottom:0;padding-bottom:0} .strip td{border-top:0} .l{margin-top:6mm} .l th{border-bottom:1pt solid #c2185b;text-align:left;font-size:8pt;padding:3px 4px} .l td{padding:2.2px 4px;border-bottom:.3pt solid #ddd;font-size:8.5pt} .sum{width:86mm;margin:4mm 0 0 auto;break-inside:avoid} .sum td{padding:2.5px 4px} .sum tr:last-child td{background:#c2185b;color:#fff;font-weight:700} .bank{border:.5pt solid #999;padding:3mm 4mm;margin-top:6mm;font-size:8.5pt;line-height:1.5;break-inside:avoid} .fin{font-size:7.5pt;color:#555;margin-top:3mm}',
    draw: (p) => {
      asIrish(p, 'BOFI904517')
      const { doc: d, random } = p
      const first = Date.parse(d.from)
      const rows = p.lines((l, at) => {
        const past = Math.floor((at * (Date.parse(d.until) - first)) / 86_400_000 / d.lines.length)
        const day = dayAfter(d.from, past)
        return row([
          weekdays[new Date(day).getUTCDay()],
          p.date(day),
          random.pick(slots),
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const share = Math.round((100 * d.allowance) / d.lineTotal)
      const less = d.allowance
        ? `${row(['Total airtime', `>${p.plain(d.lineTotal)}`])}${row([`Less agreed discount ${share}%`, `>-${p.plain(d.allowance)}`])}`
        : ''
      const campaign = random.pick(['Spring sale', 'Always on', 'Late night shopping', 'Open day'])
      return `<div class=top><h1>INVOICE</h1><div class=own><b>${d.seller.name}</b><br>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>T ${d.seller.telephone}<br>sales${d.seller.mail.slice(d.seller.mail.indexOf('@'))} | ${d.seller.site}<br>VAT Registration ${d.seller.vatId}</div></div>
<div class=bill>Accounts Payable<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div>
<table class=strip>${heading(['Invoice No.', 'Invoice date', 'Client code', 'Contract', 'Campaign', 'Rep'])}${row([d.number, p.date(d.issueDate), d.customerNumber, d.orderNumber, campaign, random.pick(['Orla', 'Kev', 'House'])])}</table>
<table class=l>${heading(['Day', 'Date', 'From', 'Description', '>Spots', '>Rate €', '>Value €'])}${rows.join('')}</table>
<table class=sum>${less}${row(['Net', `>${p.plain(d.subtotal)}`])}${row([`VAT @ ${p.number(d.taxes[0].rate)}%`, `>${p.plain(d.tax)}`])}${row(['Total EUR', `>${p.plain(d.total)}`])}</table>
<div class=bank>Payment is due on <b>${p.date(d.dueDate)}</b>. Please make payment by bank transfer:<br>Account name: ${d.seller.name} &nbsp; BIC: BOFIIE2DXXX &nbsp; IBAN: ${grouped(d.seller.iban)}</div>
<div class=fin>Certificate of transmission available on request. All airtime is sold subject to our standard terms and conditions and to the codes of the regulator. Broadcast levy is included in the rates. Company no. ${random.digits(6)}.</div>`
    },
  },

  // Workwear: a credit note as an online bookkeeping program prints it, with a slip at the bottom.
  {
    name: 'en-gb-workwear-returned',
    plan: {
      kind: 'creditNote',
      currency: 'GBP',
      rates: [20, 0],
      lines: [1, 5],
      isOnce: true,
      most: 6,
      ...between(
        'GB',
        british,
        ['Workwear|Embroidery|Schoolwear|Uniforms', 'Limited|Ltd'],
        ['Roofing|Care Homes|Scaffolding|Academy Trust|Engineering', 'Ltd|Limited|LLP']
      ),
      items: itemsOf(`
    Polo shirt, navy, embroidered left chest (wrong thread colour)||9|14;
    Softshell jacket, black, size XL - returned unworn||28|41;
    Hi-vis waistcoat, yellow, printed back||5|9; Cargo trousers, 34 regular - faulty zip||17|26;
    Hooded sweatshirt, bottle green, two logos||18|25; Zip-neck fleece, charged in error||15|25;
    Safety boots S3, size 9||36|58|1; Safety helmet, white, vented||8|14|1;
    Junior sweatshirt, age 7-8, crest||8|12|1; Junior PE shorts, age 9-10||4|7|1`),
      numbers: (random) => `CN-${random.int(1, 4)}${random.digits(3)}`,
    },
    style: {
      ...point,
      date: (y, m, d) => `${Number(d)} ${english[Number(m) - 1].slice(0, 3)} ${y}`,
    },
    css: 'body{font:9.5pt/1.45 "Liberation Sans";margin:0} .logo{text-align:right;height:24mm} .logo span{display:inline-block;border:2.5pt solid #333;padding:4mm 5mm;font:700 17pt "URW Gothic"} .c{display:flex;gap:8mm;min-height:52mm} .c>div{width:46mm} .c>div:first-child{width:72mm} h1{font-size:20pt;font-weight:400;margin:0 0 7mm;line-height:1} .c b{display:block} .c p{margin:0 0 2.5mm} .l{margin-top:6mm} .l th{text-align:left;border-bottom:1.5pt solid #000;padding:5px 2px;font-size:9pt} .l td{padding:6px 2px;border-bottom:.4pt solid #ccc;vertical-align:top} .l .s td{border:0;padding:4px 2px} .l .t td{border-top:1.2pt solid #000;font-weight:700} .cut{position:fixed;bottom:9mm;left:0;right:0;border-top:1pt dashed #000;padding-top:6mm;display:flex;justify-content:space-between} .cut h2{font-size:16pt;font-weight:400;margin:0 0 3mm} .cut table{width:84mm} .cut td{padding:2.5px 0;vertical-align:top} .cut td:first-child{font-weight:700;width:38mm} .reg{position:fixed;bottom:0;font-size:7.5pt;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const rates = new Map([
        [20, '20%'],
        [0, 'Zero Rated'],
      ])
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${rates.get(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const sum = (label: string, cents: number, name = 's') =>
        `<tr class=${name}><td colspan=2></td><td colspan=2 class=r>${label}</td><td class=r>${p.plain(cents)}</td></tr>`
      const label = d.taxes[0].rate ? 'TOTAL VAT 20%' : 'TOTAL VAT'
      const initials = d.seller.name
        .replace(/&amp; /, '')
        .split(' ')
        .slice(0, 2)
      const own = `${d.seller.street}<br>${d.seller.town.toUpperCase()}<br>${d.seller.postCode}`
      return `<div class=logo><span>${initials.map((word) => word[0]).join('')}</span></div>
<div class=c><div><h1>CREDIT NOTE</h1>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town.toUpperCase()}<br>${d.buyer.postCode}<br>UNITED KINGDOM</div><div><p><b>Date</b>${p.date(d.issueDate)}</p><p><b>Credit Note Number</b>${d.number}</p><p><b>Reference</b>INV-${random.int(2100, 4800)}</p><p><b>VAT Number</b>${britishVat(d.seller.vatId)}</p></div><div>${d.seller.name}<br>${own}<br>${d.seller.telephone}<br>${d.seller.mail}</div></div>
<table class=l>${heading(['Description', '>Quantity', '>Unit Price', '>VAT', '>Amount GBP'])}${rows.join('')}${sum('Subtotal', d.subtotal)}${sum(label, d.tax)}${sum('TOTAL GBP', d.total, 's t')}</table>
<div class=cut><div><h2>CREDIT ADVICE</h2>This credit can be set against your account<br>or refunded on request.</div><table>${row(['Customer', d.buyer.name])}${row(['Credit Note Number', d.number])}${row(['Credit Amount', `<b>${p.plain(d.total)}</b>`])}</table></div>
<div class=reg>Company Registration No: 0${random.digits(7)}. Registered Office: ${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}, United Kingdom.</div>`
    },
  },

  // Web host: the invoice of a billing panel, with a ribbon, a grey box and the payments.
  {
    name: 'en-gb-web-host-panel',
    plan: {
      currency: 'GBP',
      rates: [20],
      lines: [1, 7],
      isOnce: true,
      most: 0,
      prepaid: 0.4,
      days: [7, 14],
      ...between(
        'GB',
        british,
        ['Hosting|Internet|Networks|Web Services', 'Ltd|Limited'],
        ['Interiors|Physiotherapy|Lettings|Bakery|Dog Grooming', 'Ltd|Limited|LLP']
      ),
      items: itemsOf(`
    Business Hosting (Monthly)||9|16; Managed VPS 4 GB (Monthly)||28|45;
    Domain Renewal .co.uk - 2 Years||17|24; Domain Registration .com - 1 Year||12|17;
    Domain Privacy - 1 Year||4|7; Hosted Mailbox 50 GB x 5 (Annually)||90|150;
    SSL Certificate, organisation validated - 1 Year||69|120; Daily off-site backup (Monthly)||5|9;
    WordPress Care Plan (Monthly)||39|65; Migration of mailboxes, one-off||60|95`),
      numbers: (random) => random.int(1, 9) + random.digits(4),
    },
    style: { ...point, money: (plain) => `£${plain} GBP`, date: slashed },
    css: 'body{font:9.5pt/1.45 "DejaVu Sans";font-size:8.5pt;margin:0;overflow:hidden} .rib{position:absolute;top:9mm;right:-14mm;width:62mm;text-align:center;background:#cc0000;color:#fff;font-weight:700;font-size:14pt;padding:1.5mm 0;transform:rotate(38deg)} .top{display:flex;justify-content:space-between;margin-right:34mm;min-height:32mm} .logo{font:italic 700 20pt "Lato";color:#2b7bb9} .own{font-size:8pt;text-align:right;margin-top:12mm} .box{background:#efefef;padding:3mm 4mm;margin:6mm 0} .box b{font-size:13pt;display:block} .to{margin-bottom:6mm} .l{width:99.7%} .l th{background:#efefef;border:.5pt solid #ccc;padding:4px 6px} .l td{border:.5pt solid #ccc;padding:4px 6px} .l .r{text-align:center!important;width:38mm} .l .s td{background:#efefef;font-weight:700} h4{margin:7mm 0 2mm;font-size:10pt} .x td,.x th{text-align:center} .n{margin-top:6mm} .gen{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7pt;color:#666}',
    draw: (p) => {
      const { doc: d, random } = p
      const sum = (label: string, cents: number) =>
        `<tr class=s><td style="text-align:right">${label}</td><td class=r>${p.money(cents)}</td></tr>`
      const payments = d.prepaid
        ? row([
            p.date(dayAfter(d.issueDate, random.int(0, 3))),
            random.pick(['Credit/Debit Card', 'PayPal', 'Direct Debit']),
            `${random.digits(8)}${random.pick(['X', 'K7', 'LT'])}`,
            p.money(d.prepaid),
          ])
        : '<tr><td colspan=4>No Related Transactions Found</td></tr>'
      const balance = `<tr class=s><td colspan=3 style="text-align:right">Balance</td><td>${p.money(d.amountDue)}</td></tr>`
      return `<div class=rib>UNPAID</div><div class=top><div class=logo>${d.seller.site.slice(4).replace('.example', '')}</div><div class=own>${d.seller.name}<br>${d.seller.street}<br>${d.seller.town}<br>${d.seller.postCode}<br>VAT: ${d.seller.vatId}</div></div>
<div class=box><b>Invoice #${d.number}</b>Invoice Date: ${p.date(d.issueDate)}<br>Due Date: ${p.date(d.dueDate)}</div>
<div class=to><b>Invoiced To</b><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}, ${d.buyer.postCode}<br>United Kingdom</div>
<table class=l>${heading(['Description', '>Total'])}${p.lines((l) => row([l.description, `>${p.money(l.amount)}`])).join('')}${sum('Sub Total', d.subtotal)}${sum('20.00% VAT', d.tax)}${sum('Total', d.total)}</table>
<h4>Transactions</h4><table class="l x">${heading(['Transaction Date', 'Gateway', 'Transaction ID', 'Amount'])}${payments}${balance}</table>
<div class=n>Payment by bank transfer: ${d.seller.name}, IBAN ${d.seller.iban}. Please use reference ${d.number}.</div>
<div class=gen>PDF Generated on ${p.date(dayAfter(d.issueDate, 3))}</div>`
    },
  },

  // Cleaning firm: the sender in a column on the right, services by building, a discount for haste.
  {
    name: 'de-gebaeudereinigung-objekte',
    plan: {
      currency: 'EUR',
      rates: [19],
      lines: [4, 16],
      most: 9,
      days: [14, 30],
      ...between(
        'DE',
        germany,
        ['Gebäudereinigung|Gebäudeservice|Glas- und Gebäudereinigung', 'GmbH|e.K.|GmbH & Co. KG'],
        ['Hausverwaltung|Maschinenbau|Logistik|Wohnbau|Druckerei', 'GmbH|AG|GmbH & Co. KG']
      ),
      items: itemsOf(`
    Unterhaltsreinigung Büroflächen lt. LV|Woche|120|290;
    Treppenhausreinigung mit Handlauf|Einsatz|45|90; Glasreinigung Außenfenster mit Rahmen|Std.|29|36;
    Sanitärreinigung, zusätzlich|Std.|25|31; Tagesreinigungskraft|Std.|24|30;
    Grundreinigung PVC-Boden inkl. Beschichtung|m²|4|7; Teppich-Sprühextraktion|m²|3|5;
    Handtuchpapier 2-lagig, Karton|Kt.|26|39; Müllsäcke 120 l, Rolle|Rolle|3|6;
    Winterdienst-Einsatz inkl. Streugut|Einsatz|38|62; Graffitientfernung Eingangsbereich|Std.|44|58`),
      numbers: (random, year) => `RE-${year}-${random.digits(4)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:9.5pt/1.4 "Roboto";margin:0} .side{position:absolute;right:0;top:0;width:41mm;font-size:7.5pt;line-height:1.5;border-left:1.5pt solid #00857c;padding-left:4mm;box-sizing:border-box} .side b{color:#00857c;font-size:11pt;line-height:1.2;display:block;margin-bottom:3mm} .side i{display:block;font-style:normal;color:#00857c;margin-top:3mm} .win{margin-top:27mm;height:40mm;width:85mm} .win u{font-size:6.5pt;display:block;margin-bottom:2mm} .k{width:118mm;margin:4mm 0 7mm} .k td{padding:0 6px 0 0;font-size:8.5pt} .k tr:first-child td{color:#666} h1{font-size:13pt;margin:0 0 3mm} .l{margin-top:5mm} .l th{background:#e3f1f0;text-align:left;font-weight:500;font-size:8.5pt;padding:4px} .l td{padding:3px 4px;vertical-align:top} .l .o td{font-weight:700;border-top:.5pt solid #00857c;padding-top:5px} .sum{width:88mm;margin:3mm 0 0 auto;break-inside:avoid} .sum td{padding:2px 4px} .sum tr:last-child td{border-top:.8pt solid #000;border-bottom:2.2pt double #000;font-weight:700} .end{margin-top:6mm;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const { seller, buyer } = d
      const places = ['Verwaltung', 'Halle 2', 'Wohnanlage Nordring 4–10', 'Ärztehaus', 'Filiale']
      const first = random.int(0, 4)
      const rows = p.lines((l, at) => {
        const place = `<tr class=o><td colspan=6>Objekt ${first + at / 4 + 101}: ${places[(first + at / 4) % 5]}</td></tr>`
        const cells = [
          at + 1,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ]
        return `${at % 4 ? '' : place}${row(cells)}`
      })
      const rate = p.number(d.taxes[0].rate)
      const less = `${p.money(Math.round(d.total * 0.02))} Skonto (2 %)`
      return `<div class=side><b>${seller.name}</b>${seller.street}<br>${seller.postCode} ${seller.town}<i>Kontakt</i>Tel. ${seller.telephone}<br>${seller.mail.replace('@', '@<wbr>')}<i>Bank</i>Volksbank ${seller.town}<br>IBAN<br>${grouped(seller.iban)}<br>BIC GENODEF1${random.pick(['OLD', 'SIE', 'OG2'])}<i>Steuer</i>St.-Nr. ${seller.taxNumber}<br>USt-IdNr.<br>${seller.vatId}<i>Meisterbetrieb</i>Mitglied der Gebäude&shy;reiniger-Innung</div>
<div class=win><u>${seller.name} · ${seller.street} · ${seller.postCode} ${seller.town}</u>${buyer.name}<br>${buyer.street}<br>${buyer.postCode} ${buyer.town}</div>
<h1>Rechnung ${d.number}</h1><table class=k>${row(['Datum', 'Kundennr.', 'Leistungszeitraum', 'Bearbeiter'])}${row([p.date(d.issueDate), d.customerNumber, `${p.date(d.from)} – ${p.date(d.until)}`, random.pick(['Fr. Thomsen', 'Hr. Nowak', 'Fr. Yıldız'])])}</table>
<p>Sehr geehrte Damen und Herren,<br>für die ausgeführten Reinigungsarbeiten<br>berechnen wir Ihnen wie vereinbart:</p><br><br>
<table class=l>${heading(['Pos.', 'Leistung', '>Menge', 'Einheit', '>Einzelpreis', '>Gesamt'])}${rows.join('')}</table>
<table class=sum>${row(['Nettobetrag', `>${p.money(d.subtotal)}`])}${row([`zzgl. ${rate} % Umsatzsteuer`, `>${p.money(d.tax)}`])}${row(['Rechnungsbetrag', `>${p.money(d.total)}`])}</table>
<div class=end>Zahlbar bis ${p.date(d.dueDate)} ohne Abzug. Bei Zahlung bis ${p.date(dayAfter(d.issueDate, 7))} gewähren wir ${less}.<br>Lohnanteil gemäß § 35a EStG auf Anfrage. Wir danken für Ihren Auftrag.</div>`
    },
  },

  // Pharmacy: a month's deliveries to a practice with prices that contain the tax.
  {
    name: 'de-apotheke-praxisbedarf',
    plan: {
      currency: 'EUR',
      rates: [19, 7],
      lines: [10, 36],
      most: 6,
      isGross: true,
      allowance: 0.4,
      days: [10, 14],
      ...between(
        'DE',
        germany,
        ['Apotheke|Stadtapotheke|Apotheke am Markt', 'e.K.|OHG|e.Kfr.'],
        ['Pflegedienst|Tagespflege|MVZ|Seniorenresidenz', 'GmbH|gGmbH']
      ),
      items: itemsOf(`
    Hautdesinfektion Spray 250 ml||7|11; Händedesinfektion 1000 ml||9|14;
    Flächendesinfektion Konzentrat 2 l||31|46; Kanülen 0,9 x 40 gelb 100 St||4|7;
    Spritzen 5 ml Luer 100 St||8|13; Kompressen 10x10 steril 25x2 St||6|10;
    Fixierbinde 8 cm x 4 m 20 St||9|15; Wundpflaster 6 cm x 5 m||5|9;
    Handschuhe Nitril M puderfrei 100 St||8|13; NaCl 0,9 % Infusionslösung 10x500 ml||19|29;
    Aqua ad injectabilia 20x10 ml||7|11; Lidocain 1 % Ampullen 10x5 ml||8|13;
    Blutdruckmessgerät Oberarm||45|79; Alkoholtupfer 100 St||3|5;
    Trinknahrung Vanille 4x200 ml||11|16|1; Fachzeitschrift Wundmanagement||9|14|1;
    Kräutertee Fenchel 20 Btl.||2|4|1; Verdickungspulver 300 g||12|18|1`),
      numbers: (random) => `${random.int(10, 49)}${random.digits(4)}`,
    },
    style: { ...euroAfter, date: (y, m, d) => `${d}.${m}.${y.slice(2)}` },
    css: 'body{font:9pt/1.35 "Liberation Sans";margin:0} .h{display:flex;align-items:center;gap:5mm;border-bottom:1pt solid #c00;padding-bottom:3mm} .h span{font:700 34pt "URW Bookman";color:#c00;line-height:1} .h b{font:700 16pt "Carlito";display:block} .w{display:flex;justify-content:space-between;margin:12mm 0 9mm;line-height:1.45} .w table{width:66mm} .w td{padding:1px 0} h1{font-size:12pt;margin:0 0 3mm} .l th{border-top:.8pt solid #000;border-bottom:.8pt solid #000;text-align:left;font-weight:400;padding:2px 4px} .l td{padding:1.6px 4px} .l tr:nth-child(even) td{background:#f5f5f5} .l .z td{border-top:.8pt solid #000;background:none} .t{display:flex;justify-content:space-between;align-items:flex-start;margin-top:4mm;break-inside:avoid} .t table{width:96mm} .t th{font-weight:400;text-align:left;border-bottom:.5pt solid #000} .t td,.t th{padding:1.5px 4px} .t .g{border:1.2pt solid #000;padding:2mm 4mm;font-size:11pt} .ft{margin-top:7mm;font-size:8.5pt;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const codes = new Map([
        [19, '1'],
        [7, '2'],
      ])
      const rows = p.lines((l, at) =>
        row([
          days[at],
          `0${random.digits(7)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          codes.get(l.rate)!,
        ])
      )
      const share = Math.round((100 * d.allowance) / d.lineTotal)
      const end = (label: string, cents: number, name = '') =>
        `<tr class=${name}><td colspan=5>${label}</td><td class=r>${p.plain(cents)}</td><td></td></tr>`
      const less = d.allowance
        ? `${end('Summe der Lieferungen', d.lineTotal, 'z')}${end(`abzüglich Kundenrabatt ${share} %`, -d.allowance)}`
        : ''
      const taxes = p.taxes((t) =>
        row([
          `${codes.get(t.rate)} = ${p.number(t.rate)} %`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const sum = row(['Summe', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`])
      return `<div class=h><span>A</span><div><b>${d.seller.name}</b>${d.seller.street} &nbsp;|&nbsp; ${d.seller.postCode} ${d.seller.town} &nbsp;|&nbsp; Telefon ${d.seller.telephone} &nbsp;|&nbsp; ${d.seller.mail}</div></div>
<div class=w><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table>${row(['Rechnungsnummer', `>${d.number}`])}${row(['Rechnungsdatum', `>${p.date(d.issueDate)}`])}${row(['Kundennummer', `>${d.customerNumber}`])}${row(['Lieferungen vom', `>${p.date(d.from)}`])}${row(['bis', `>${p.date(d.until)}`])}</table></div>
<h1>Sammelrechnung</h1><table class=l>${heading(['Datum', 'PZN', 'Artikel', '>Anz.', '>VK EUR', '>Gesamt EUR', 'M'])}${rows.join('')}${less}</table>
<div class=t><table>${heading(['Enthaltene MwSt.', '>Netto', '>MwSt.'])}${taxes.join('')}${d.taxes.length > 1 ? sum : ''}</table><div class=g>Rechnungsbetrag: <b>${p.money(d.total)}</b></div></div>
<div class=ft>Alle Preise inkl. gesetzlicher Mehrwertsteuer. Bitte überweisen Sie den Betrag bis spätestens ${p.date(d.dueDate)} unter Angabe von Kunden- und Rechnungsnummer.<br>Deutsche Apotheker- und Ärztekasse &nbsp; IBAN: ${d.seller.iban} &nbsp; USt-ID: ${d.seller.vatId} &nbsp; HRA ${random.digits(4)}<br>Arzneimittel sind vom Umtausch ausgeschlossen.</div>`
    },
  },

  // Garage: a box with the data of the car, labour and parts, a deposit.
  {
    name: 'at-kfz-werkstatt-auftrag',
    plan: {
      currency: 'EUR',
      rates: [20],
      lines: [3, 13],
      isInOrder: true,
      isOnce: true,
      most: 2,
      lineDiscount: 0.15,
      prepaid: 0.3,
      days: [7, 10, 14],
      ...between(
        'AT',
        austria,
        ['KFZ-Technik|Autohaus|Kfz-Werkstätte|Fahrzeugtechnik', 'GmbH|KG|e.U.|GmbH & Co KG'],
        ['Elektrotechnik|Dachdeckerei|Vermessung|Pflegedienste|Bäckerei', 'GmbH|KG|OG']
      ),
      items: itemsOf(`
    Service lt. Hersteller mit Ölwechsel|Std|98|118; Bremsen vorne erneuern|Std|98|118;
    Mängel lt. §57a-Gutachten beheben|Std|98|118; Fehlersuche mit Diagnosegerät|Std|105|125;
    Räder umstecken und wuchten|Std|88|98; Klimaanlage warten|Std|98|118;
    Motoröl 5W-30|Ltr|13|22; Ölfilter|Stk|11|19; Innenraumfilter Aktivkohle|Stk|22|38;
    Bremsscheibe vorne belüftet|Stk|58|99; Bremsbelagsatz vorne|Sat|49|82;
    Wischerblatt vorne|Stk|14|24; Batterie 70 Ah AGM|Stk|149|215; Glühlampe H7|Stk|7|13;
    Kältemittel R1234yf 100 g|Stk|14|22; Reifeneinlagerung Saison|Stk|15|19;
    Kleinmaterial, Altölentsorgung|Pau|6|12`),
      numbers: (random, year) => `${year.slice(2)}/${random.digits(5)}`,
    },
    style: { decimal: ',', thousands: '.', date: dotted },
    css: 'body{font:9.5pt/1.35 "Carlito";margin:0} .h{display:flex;justify-content:space-between;align-items:center;background:#222;color:#fff;padding:4mm 5mm;print-color-adjust:exact} .h b{font-size:18pt} .h span{font-size:8pt;text-align:right;color:#ddd} .w{display:flex;justify-content:space-between;margin:8mm 0 6mm} .to{width:88mm;padding-top:5mm;font-size:10.5pt} .w h1{margin:0 0 2mm;font-size:20pt;color:#b00;letter-spacing:3px;font-weight:400} .w table{width:74mm} .w td{padding:.5px 0} .car{border:.8pt solid #222;table-layout:fixed} .car td{border:.4pt solid #888;padding:1px 5px 3px;font-size:10pt} .car small{display:block;color:#666;font-size:7pt} .l{margin-top:5mm} .l th{text-align:left;border-bottom:1.5pt solid #b00;padding:3px 4px;font-size:8.5pt} .l td{padding:2.5px 4px} .l .sec td{font-weight:700;background:#eee;padding:3px 4px} .l .su td{border-top:.4pt solid #888;font-style:italic;padding-bottom:8px} .sum{border:.8pt solid #222;margin-top:4mm;break-inside:avoid} .sum th,.sum td{border-left:.4pt solid #888;padding:2px 6px;text-align:right} .sum th{font-size:7.5pt;font-weight:400;background:#eee} .sum td{font-size:10.5pt} .sum td:last-child{font-weight:700} .pay{margin-top:5mm;break-inside:avoid} .ft{position:fixed;bottom:0;left:0;right:0;border-top:.8pt solid #222;padding-top:2mm;font-size:7.5pt;text-align:center;line-height:1.45}',
    draw: (p) => {
      const { doc: d, random } = p
      const { seller, buyer } = d
      let section = ''
      let sum = 0
      const closing = () =>
        section
          ? `<tr class=su><td colspan=6>Summe ${section}</td><td class=r>${p.plain(sum)}</td></tr>`
          : ''
      const rows = p.lines((l, at) => {
        const own = l.unit === 'Std' ? 'Arbeit' : 'Material'
        const isNew = own !== section
        const before = isNew
          ? `${closing()}<tr class=sec><td colspan=7>${own.toUpperCase()}</td></tr>`
          : ''
        if (isNew) sum = 0
        section = own
        sum += l.amount
        const cells = [
          own === 'Arbeit'
            ? `A${1010 + at * 35}`
            : `${random.int(1, 9)}K0 ${random.digits(3)} ${random.digits(3)}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)} %` : ''}`,
          `>${p.plain(l.amount)}`,
        ]
        return before + row(cells)
      })
      const car = (label: string, value: string) => `<small>${label}</small>${value}`
      const vin = `WVWZZZ1KZ${random.pick(['8', 'A', 'F'])}W${random.digits(6)}`
      const plate = `${random.pick(['AM', 'RI', 'SO', 'SP', 'KU'])}-${random.int(112, 989)} ${random.pick(['BK', 'DT', 'HX'])}`
      const model = random.pick([
        'Kombi 2,0 TDI',
        'Transporter L2H1',
        'Kompakt 1,4 TSI',
        'Pick-up 4x4',
      ])
      const heads = ['>Netto EUR', `>MwSt ${p.number(d.taxes[0].rate)} %`, '>Gesamtbetrag EUR']
      const sums = [d.subtotal, d.tax, d.total]
      if (d.prepaid) {
        heads.push('>abzgl. Anzahlung', '>Offener Betrag EUR')
        sums.push(d.prepaid, d.amountDue)
      }
      return `<div class=h><b>${seller.name}</b><span>Meisterbetrieb &middot; Reparatur aller Marken<br>§57a &middot; Spengler &middot; Reifen &middot; Ersatzwagen</span></div>
<div class=w><div class=to>${buyer.name}<br>${buyer.street}<br>${buyer.postCode} ${buyer.town}</div><div><h1>RECHNUNG</h1><table>${row(['Rechnungs-Nr.:', d.number])}${row(['Rechnungsdatum:', p.date(d.issueDate)])}${row(['Auftrag-Nr.:', d.orderNumber])}${row(['Leistungsdatum:', p.date(d.deliveryDate)])}${row(['Kunden-Nr.:', d.customerNumber])}</table></div></div>
<table class=car>${row([car('Kennzeichen', plate), car('Type', model), car('Fahrgestellnummer', vin), car('Km-Stand', `${random.int(12, 230)}.${random.digits(3)}`)])}</table>
<table class=l>${heading(['Nummer', 'Bezeichnung', '>Menge', 'EH', '>Preis', '>Rabatt', '>Betrag'])}${rows.join('')}${closing()}</table>
<table class=sum>${row(heads, 'th')}${row(sums.map((cents) => `>${p.plain(cents)}`))}</table>
<div class=pay>Zahlbar bis ${p.date(d.dueDate)} netto ohne Abzug. Ausgebaute Altteile werden, sofern nicht anders vereinbart, entsorgt. Nächste §57a-Überprüfung bitte rechtzeitig vereinbaren. Wir wünschen eine gute und sichere Fahrt!</div>
<div class=ft>${seller.name} &middot; ${seller.street} &middot; ${seller.postCode} ${seller.town} &middot; Tel. ${seller.telephone} &middot; ${seller.mail}<br>Raiffeisenbank ${seller.town}, IBAN ${grouped(seller.iban)} &middot; UID-Nr. ${seller.vatId} &middot; FN ${random.digits(6)}${random.pick(['k', 'x', 'b'])} &middot; Gerichtsstand ${seller.town}</div>`
    },
  },

  // Wine merchant: codes and a table of two rates, rounding, and the payment part with its code.
  {
    name: 'ch-weinhandel-lieferung',
    plan: {
      currency: 'CHF',
      rates: [8.1, 2.6],
      lines: [3, 17],
      isOnce: true,
      most: 36,
      lineDiscount: 0.3,
      charge: 0.5,
      rounding: 1,
      days: [30],
      ...between(
        'DE',
        swiss,
        ['Weine|Weinhandel|Vinothek|Getränke', 'AG|GmbH'],
        ['Gastro|Hotel|Restaurant|Catering', 'AG|GmbH']
      ),
      items: itemsOf(`
    Féchy AOC La Côte 70 cl|Fl.|11|15; Malanser Blauburgunder 75 cl|Fl.|16|23;
    Merlot Ticino DOC 75 cl|Fl.|13|19; Fendant du Valais AOC 75 cl|Fl.|10|14;
    Primitivo di Manduria DOP 75 cl|Fl.|9|13; Rioja Crianza DOCa 75 cl|Fl.|10|15;
    Prosecco extra dry DOC 75 cl|Fl.|9|13; Hauswein rot Bag-in-Box 10 l|Box|58|79;
    Grappa di Merlot 50 cl|Fl.|27|39; Lagerbier hell Kasten 24x33 cl|Har|28|36;
    Weisswein-Gläser 35 cl, 6er Karton|Kt.|34|49; Bio-Apfelschorle Kasten 12x1 l|Har|19|26|1;
    Mineralwasser mit CO2 20x50 cl|Har|16|22|1; Olivenöl extra vergine 5 l|Kan|58|84|1;
    Traubensaft rot 1 l|Fl.|4|6|1; Aceto balsamico 50 cl|Fl.|9|15|1; Tonic Water 24x20 cl|Har|21|29|1`),
      numbers: (random) => `3${random.digits(5)}`,
    },
    style: { ...point, thousands: "'", date: dotted },
    css: '@page{margin:0} body{font:9pt/1.35 "Lato";margin:0} .pg{height:296mm;position:relative;padding:14mm 16mm 0 20mm;box-sizing:border-box} .pg+.pg{break-before:page} .h{text-align:right;font-size:8pt} .h b{font:20pt "P052";color:#6d1a36;display:block} .to{position:absolute;left:118mm;top:48mm;font-size:10pt} .in{position:absolute;left:20mm;top:48mm;width:80mm} .in td{padding:0} .in td:first-child{width:32mm} h1{font-size:13pt;margin:56mm 0 3mm} .l th{text-align:left;border-bottom:.8pt solid #6d1a36;font-size:8pt;padding:2px 3px} .l td{padding:2px 3px} .l .t td{border-top:.6pt solid #6d1a36} .l .b td{font-weight:700} .v{width:92mm;margin-top:4mm;font-size:8pt} .v td,.v th{padding:1px 3px;font-weight:400;text-align:left} .co{margin-top:4mm;font-size:8.5pt} .qr{position:absolute;left:0;bottom:0;width:210mm;height:105mm;border-top:.5pt dashed #000;font:8pt/9.5pt "Liberation Sans"} .qr h3{font-size:11pt;margin:0 0 4mm} .qr b{font-size:6.5pt;display:block;margin-top:2mm} .qr div{position:absolute;box-sizing:border-box} .rec{left:0;top:0;width:62mm;height:105mm;padding:5mm;border-right:.5pt dashed #000} .pay{left:62mm;top:0;width:148mm;height:105mm;padding:5mm} .am{left:5mm;top:68mm;width:50mm} .am span{display:inline-block;margin-right:5mm} .acc{right:5mm;top:82mm} .inf{left:56mm;top:5mm;width:87mm;font-size:9pt;line-height:11pt} .qr svg{position:absolute;left:5mm;top:17mm;width:46mm;height:46mm} .x{position:absolute;left:24.5mm;top:36.5mm;width:7mm;height:7mm;background:linear-gradient(#fff,#fff) center/4.2mm 1.3mm no-repeat,linear-gradient(#fff,#fff) center/1.3mm 4.2mm no-repeat,#000;border:.5mm solid #fff;box-sizing:border-box}',
    draw: (p) => {
      asSwiss(p)
      const { doc: d, random } = p
      const { seller, buyer } = d
      const codes = new Map([
        [8.1, '1'],
        [2.6, '2'],
      ])
      const rows = p.lines((l) =>
        row([
          random.digits(5),
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 1) : ''}`,
          `>${p.plain(l.amount)}`,
          `>${codes.get(l.rate)}`,
        ])
      )
      const sum = (label: string, cents: number, name = '', code = '') =>
        `<tr class="${name}"><td></td><td colspan=5>${label}</td><td class=r>${p.plain(cents)}</td><td class=r>${code}</td></tr>`
      const vat = p.taxes((t) =>
        row([
          codes.get(t.rate)!,
          `>${p.number(t.rate)} %`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const delivery = d.charge
        ? sum('Warenwert', d.lineTotal, 't') +
          sum('Lieferpauschale', d.charge, '', codes.get(d.taxes[0].rate))
        : ''
      const rounding = d.rounding ? sum('Rundungsdifferenz', d.rounding) : ''
      const own = `${seller.name}<br>${seller.street}<br>${seller.postCode} ${seller.town}`
      const payer = `${buyer.name}<br>${buyer.street}<br>${buyer.postCode} ${buyer.town}`
      const partOf = (of: typeof seller) =>
        ['S', of.name, of.street, '', of.postCode, of.town, 'CH'].join('\n')
      const amount = (d.amountDue / 100).toFixed(2)
      const payload = `SPC\n0200\n1\n${seller.iban}\n${partOf(seller)}${'\n'.repeat(8)}${amount}\nCHF\n${partOf(buyer)}\nNON\n\nRechnung ${d.number}\nEPD`
      const code = renderSVG(payload.replaceAll('&amp;', '&'), { ecc: 'M', border: 0 })
      const money = `<div class=am><span><b>Währung</b>CHF</span><span><b>Betrag</b>${p.plain(d.amountDue).replace("'", ' ')}</span></div>`
      const account = `<b>Konto / Zahlbar an</b>${grouped(seller.iban)}<br>${own}`
      const debtor = `<b>Zahlbar durch</b>${payer}`
      const vatId = seller.vatId.replace(/^CHE(\d{3})(\d{3})(\d{3})$/, 'CHE-$1.$2.$3 MWST')
      return `<div class=pg><div class=h><b>${seller.name}</b>${seller.street} | ${seller.postCode} ${seller.town} | Tel. ${seller.telephone} | ${seller.site}</div>
<table class=in>${row(['MWST-Nr.', vatId])}${row(['Kunden-Nr.', d.customerNumber])}${row(['Ihre Bestellung', p.date(d.orderDate)])}${row(['Lieferdatum', p.date(d.deliveryDate)])}${row(['Tour / Chauffeur', `${random.int(1, 9)} / ${random.pick(['Bruno', 'Dario', 'Sepp'])}`])}${row(['Datum', p.date(d.issueDate)])}</table><div class=to>${payer}</div>
<h1>Rechnung Nr. ${d.number}</h1>
<table class=l>${heading(['Artikel', 'Bezeichnung', '>Menge', 'Einh.', '>Preis', '>Rab. %', '>Betrag CHF', '>MC'])}${rows.join('')}${delivery}${sum('Total exkl. MWST', d.subtotal, 't')}${sum('MWST', d.tax)}${sum('Total inkl. MWST', d.total, 't')}${rounding}${sum('Rechnungsbetrag CHF', d.amountDue, 'b t')}</table>
<table class=v>${heading(['MC', '>MWST-Satz', '>Basis', '>Betrag'])}${vat.join('')}</table>
<div class=co>Zahlbar innert 30 Tagen netto, fällig am ${p.date(d.dueDate)}. Alkohol wird nicht an Personen unter 18 Jahren abgegeben. Zapfenwein vergüten wir innert 8 Tagen.</div>
${d.lines.length > (d.charge ? 4 : 5) ? '</div><div class=pg>' : ''}<div class=qr><div class=rec><h3>Empfangsschein</h3>${account}${debtor}${money}<div class=acc><b>Annahmestelle</b></div></div><div class=pay><h3>Zahlteil</h3>${code}<i class=x></i>${money}<div class=inf>${account}<b>Zusätzliche Informationen</b>Rechnung ${d.number}${debtor}</div></div></div></div>`
    },
  },
]
