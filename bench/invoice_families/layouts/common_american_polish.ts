import { vatOf } from '../everyday_parts.ts'
import { dayAfter, daysBetween } from '../days.ts'
import type { Family } from '../family.ts'
import { sumOf, type Item, type Line } from '../make_document.ts'
import type { Country, Pools } from '../people.ts'
import usual from '../pools.json' with { type: 'json' }
import { comma, grouped, heading, monthsIn, point, row, slashed } from '../print.ts'
import type { Random } from '../random.ts'

const listed = (text: string) => text.split('; ')
/** Towns with their post codes. */
const placed = (text: string) => listed(text).map((place) => place.split(' = '))

const american = {
  ...usual.US,
  first: ['Gwendolyn', 'Terrence', 'Maribel', 'Clifford', 'Joanna', 'Everett', 'Denise'],
  last: listed(
    'Applegate; Bergstrom; Calloway; Figueroa; Haverty; Lindqvist; McAllister; Rutledge'
  ),
  streets: listed(
    '1455 Magnolia Ave; 300 S Wacker Pl, Suite 1810; 27 Chestnut Hill Rd; 6120 Old Post Hwy; 918 E Third St, Fl 4'
  ),
  towns: placed(
    'Toledo, OH = 43604; Knoxville, TN = 37902; Spokane, WA = 99201; Lancaster, PA = 17603; Sioux Falls, SD = 57104'
  ),
}

const australian = {
  ...usual.GB,
  first: ['Bronwyn', 'Lachlan', 'Kirra', 'Darren', 'Shaun', 'Mei'],
  last: ['Barraclough', 'Dimitriou', 'Gallagher', 'McPhee', 'Nguyen', 'Pascoe', 'Thornbury'],
  streets: listed(
    'Unit 3, 41-45 Bridge Road; 112 Kingsford Street; 8 Enterprise Court; Lot 20, Old Coach Road'
  ),
  towns: placed(
    'Ballarat VIC = 3350; Toowoomba QLD = 4350; Wagga Wagga NSW = 2650; Mount Barker SA = 5251'
  ),
  country: 'Australia',
  tel: '+61 ',
}

const polish = {
  ...usual.PL,
  first: ['Aleksandra', 'Bartosz', 'Katarzyna', 'Łukasz', 'Renata', 'Wojciech', 'Elżbieta'],
  last: ['Chmielewski', 'Domańska', 'Gajda', 'Kubiak', 'Sikora', 'Świątek', 'Wilczyński', 'Żak'],
  streets: listed(
    'ul. Fabryczna 21; ul. Bolesława Prusa 6 m. 14; ul. Gen. Józefa Bema 70A; al. Wojska Polskiego 133'
  ),
  towns: placed(
    'Kalisz = 62-800; Nowy Sącz = 33-300; Częstochowa = 42-202; Gorzów Wielkopolski = 66-400'
  ),
}

const portuguese = {
  ...usual.PT,
  first: ['Joana', 'Henrique', 'Matilde', 'Vasco', 'Sofia', 'Bernardo'],
  last: ['Amorim', 'Calheiros', 'Lacerda', 'Noronha', 'Peixoto', 'Sarmento', 'Vilhena'],
  streets: listed(
    'Rua Dr. Manuel de Arriaga, 57; Zona Industrial, Lote 22; Avenida 25 de Abril, 310 - 1.º'
  ),
  towns: placed(
    'Vila Real = 5000-651; Lagos = 8600-315; Santarém = 2005-144; Peso da Régua = 5050-222'
  ),
}

const own = { US: american, GB: australian, PL: polish, PT: portuguese }

/** The parties of a country whose companies have trades and legal forms of their own. */
function partiesOf(country: Country & keyof typeof own, trade: string[], forms: string[]): Pools {
  return { ...usual, [country]: { ...own[country], trade, forms } }
}

const consonants = 'BCDFGHJKMNPQRTVWXY'

function signs(random: Random, count: number, from = `${consonants}2346789`): string {
  return Array.from({ length: count }, () => random.pick([...from])).join('')
}

/** A picture that looks like a QR code. */
function squareCode(random: Random, size: string): string {
  const at = [...Array(25).keys()]
  const dots = at.map((y) =>
    at.map((x) => (random.chance(0.5) ? `M${x} ${y}h1v1h-1z` : '')).join('')
  )
  const corners = [
    [0, 0],
    [18, 0],
    [0, 18],
  ].map(
    ([x, y]) =>
      `<rect x=${x - 1} y=${y - 1} width=9 height=9 fill="#fff" /><path fill-rule=evenodd d="M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z"/>`
  )
  return `<svg style="width:${size};height:${size}" viewBox="0 0 25 25" shape-rendering="crispEdges"><path d="${dots.join('')}"/>${corners.join('')}</svg>`
}

/** An Australian Business Number whose weighted sum is valid. */
function businessNumber(random: Random): string {
  for (;;) {
    const number = `${random.int(1, 9)}${random.digits(10)}`
    const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
    const sum = weights.reduce((whole, weight, at) => whole + weight * Number(number[at]), -10)
    if (sum % 89 === 0) return number.replace(/(?=(\d{3})+$)/g, ' ')
  }
}

/** The lines that have one of the items from one index up to another. */
function linesOf(lines: Line[], items: Item[], from: number, until: number): Line[] {
  const names = items.slice(from, until).map(([name]) => name)
  return lines.filter(({ description }) => names.includes(description.replaceAll('&amp;', '&')))
}

const digitWords = 'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć'.split(' ')

/** The digits of whole zlotys as words, as older programs write amounts. */
function wordsOf(cents: number): string {
  const words = [...String(Math.floor(cents / 100))].map((digit) => digitWords[Number(digit)])
  return `*${words.join('*')}* ${String(cents % 100).padStart(2, '0')}/100 PLN`
}

const funeralItems: Item[] = [
  ['Basic Services of Funeral Director and Staff', '', 1895, 2650],
  ['Embalming', '', 695, 995],
  ['Dressing, Casketing and Cosmetology', '', 225, 375],
  ['Use of Facilities and Staff for Visitation', '', 395, 650],
  ['Use of Facilities and Staff for Ceremony', '', 495, 750],
  ['Transfer of Remains to Funeral Home', '', 325, 495],
  ['Hearse (Casket Coach)', '', 295, 425],
  ['Lead Car / Clergy Car', '', 125, 195],
  ['Casket: 20 Gauge Steel, Silver Rose, Crepe', '', 1595, 2995, 1],
  ['Outer Burial Container: Concrete Grave Liner', '', 895, 1495, 1],
  ['Register Book & Memorial Folders (100)', '', 145, 225, 1],
  ['Acknowledgement Cards', '', 35, 60, 1],
  ['Opening and Closing of Grave', '', 800, 1350],
  ['Certified Copies of Death Certificate (6)', '', 72, 120],
  ['Newspaper Notice', '', 180, 460],
  ['Clergy Honorarium', '', 150, 250],
  ['Organist / Soloist', '', 100, 200],
]
const workshopItems: Item[] = [
  ['Wymiana rozrządu z pompą wody', 'rbg', 130, 180],
  ['Diagnostyka komputerowa', 'rbg', 110, 160],
  ['Wymiana klocków i tarcz – przód', 'rbg', 120, 170],
  ['Ustawienie zbieżności kół', 'rbg', 120, 160],
  ['Wymiana oleju i filtrów', 'rbg', 100, 150],
  ['Zestaw rozrządu z pompą', 'kpl.', 420, 890],
  ['Tarcza hamulcowa przód 280 mm', 'szt.', 135, 260],
  ['Klocki hamulcowe przód', 'kpl.', 98, 210],
  ['Olej silnikowy 5W-30', 'l', 32, 54],
  ['Filtr oleju', 'szt.', 24, 46],
  ['Filtr kabinowy węglowy', 'szt.', 45, 88],
  ['Końcówka drążka kierowniczego', 'szt.', 58, 120],
  ['Płyn chłodniczy G12+', 'l', 14, 24],
  ['Materiały pomocnicze, utylizacja', 'szt.', 15, 40],
]

/** American, Australian, Polish and Portuguese invoices of kinds of senders that no other family has. */
export const commonAmericanPolish: Family[] = [
  // Deposition agency: job box, lines by the page, late price, remittance part with a card form.
  {
    name: 'en-us-deposition-job',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [0],
      lines: [2, 9],
      isInOrder: true,
      isOnce: true,
      most: 190,
      prepaid: 0.25,
      days: [30, 45],
      pools: partiesOf(
        'US',
        ['Litigation Services', 'Legal Services', 'Legal Group', 'Reporting Associates'],
        ['LLC', 'Inc.', 'LLP']
      ),
      items: [
        ['Original and 1 Certified Transcript', 'Pages', 4, 6],
        ['Expedite, 3 Business Days', 'Pages', 1.5, 2.5],
        ['Rough Draft (ASCII)', 'Pages', 1.25, 2],
        ['Realtime Feed, 1 Connection', 'Pages', 1.5, 2.25],
        ['Interpreted / Technical Testimony', 'Pages', 0.5, 0.95],
        ['Exhibits, Scanned B&W', 'Pages', 0.35, 0.65],
        ['Exhibits, Color', 'Pages', 0.95, 1.5],
        ['Video Synchronization', 'Minutes', 1.5, 2.75],
      ],
      numbers: (random) => String(random.int(20_400, 398_000)),
    },
    style: { ...point, date: (y, m, d) => `${Number(m)}/${Number(d)}/${y}` },
    css: 'body{font:9.5pt "Liberation Sans";margin:0;line-height:1.25} .top{display:flex;justify-content:space-between} .own{width:84mm;font-size:8.5pt} .own b{font:bold 17pt "Caladea";color:#5a1f2b;display:block;line-height:1.05;margin-bottom:1mm} h1{font-size:19pt;text-align:center;letter-spacing:5px;margin:0 0 2mm} .job{width:92mm;text-align:center} .job td{border:.6pt solid #000;padding:1.2mm 1mm;width:33%} .job small,.rem small{display:block;font-weight:bold;font-size:8pt} .to{margin:6mm 0 5mm 10mm;min-height:19mm} .box{border:.8pt solid #000;min-height:80mm;box-sizing:border-box;padding:3mm 4mm;display:flex;flex-direction:column} .box td{padding:.5mm 0} .box .d{padding-left:9mm} .sum{width:104mm;margin:5mm 0 0 auto} .note{margin-top:auto;font-size:8.5pt} .tax{display:flex;justify-content:space-between;margin:1.5mm 0 3mm;font-size:8.5pt} .cut{border-top:.8pt dashed #000;text-align:center;font-style:italic;font-size:8pt;padding-top:1mm} .rem{display:flex;justify-content:space-between;margin-top:3mm;font-size:9pt} .rem table{width:auto} .rem td{padding:.3mm 1mm} .card{border:.6pt solid #000;padding:1.5mm 2mm;width:88mm;font-size:8pt;line-height:1.55;margin-top:3mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const job = random.int(8_100, 96_000)
      const suit = `${random.int(19, 25)}-CV-${random.digits(5)}`
      const names = american.last
      const style = `${random.pick(names)} v. ${random.pick(names)} ${random.pick(['Holdings, LLC', 'Medical Center, et al.', 'Transport Co.'])}`
      const witness = `${random.pick(american.first)} ${random.pick(names)}${random.pick(['', ', M.D.', ', Volume I'])}`
      const person = random.pick(['Raymond Ostrow, Esq.', 'Melissa Kane, Esq.', 'A. J. Devlin'])
      const counsel = /LLC|Inc|LLP/.test(d.buyer.name) ? `Attn: ${person}<br>` : ''
      const town = (one: typeof d.seller) => `${one.town} &nbsp;${one.postCode}`
      const lines = p.lines((l) =>
        row([
          `<span class=d>${l.description}</span>`,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          '@',
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const late = Math.round(d.amountDue * 1.1)
      const paid = d.prepaid
        ? `${row(['(-) Payments/Credits:', `>${p.plain(d.prepaid)}`])}${row(['(=) New Balance:', `><b>$${p.plain(d.amountDue)}</b>`])}`
        : ''
      return `<div class=top><div class=own><b>${d.seller.name}</b>${d.seller.street}<br>${town(d.seller)}<br>Phone: ${d.seller.telephone}<br>${d.seller.mail}</div><div><h1>INVOICE</h1><table class=job><tr><td><small>Invoice No.</small>${d.number}<td><small>Invoice Date</small>${p.date(d.issueDate)}<td><small>Job No.</small>${job}<tr><td><small>Job Date</small>${p.date(d.deliveryDate)}<td colspan=2><small>Case No.</small>${suit}<tr><td colspan=3><small>Case Name</small>${style}<tr><td colspan=3><small>Payment Terms</small>Net ${daysBetween(d.issueDate, d.dueDate)} - due ${p.date(d.dueDate)}</table></div></div>
<div class=to>${counsel}${d.buyer.name}<br>${d.buyer.street}<br>${town(d.buyer)}</div>
<div class=box><table><tr><td colspan=6><b>DEPOSITION TRANSCRIPT OF:</b><br>&nbsp;&nbsp;&nbsp;${witness}</td></tr>${lines.join('')}</table><table class=sum>${row(['<b>TOTAL DUE &nbsp;&gt;&gt;&gt;</b>', `><b>$${p.plain(d.total)}</b>`])}${paid}${row([`AFTER ${p.date(d.dueDate)} PAY`, `>$${p.plain(late)}`])}</table><div class=note>Location of job: &nbsp;${d.buyer.street}, ${d.buyer.town}<br>Thank you for your business. Transcripts are released upon payment for new accounts. Accounts past due bear a late charge of 10%.</div></div>
<div class=tax><span><b>Tax ID:</b> ${d.seller.vatId}</span><span>Fax: (555) ${random.digits(3)}-${random.digits(4)}</span></div>
<div class=cut>Please detach bottom portion and return with payment.</div>
<div class=rem><div>${counsel}${d.buyer.name}<br>${d.buyer.street}<br>${town(d.buyer)}<br><br><b>Remit To:</b><br>${d.seller.name}<br>${d.seller.street}<br>${town(d.seller)}</div><div><table>${row(['Invoice No.', `: ${d.number}`])}${row(['Invoice Date', `: ${p.date(d.issueDate)}`])}${row(['<b>Total Due</b>', `: <b>$${p.plain(d.amountDue)}</b>`])}${row(['Job No.', `: ${job}`])}${row(['Case No.', `: ${suit}`])}</table><div class=card><b>PAYMENT WITH CREDIT CARD</b><br>Cardholder's Name: _______________________________<br>Card Number: ____________________________________<br>Exp. Date: __________ &nbsp; Security Code: ____________<br>Amount to Charge: ________________________________<br>Signature: _______________________________________</div></div></div>`
    },
  },
  // Funeral home: two columns of sections with leaders, tax on merchandise, payment on account.
  {
    name: 'en-us-funeral-sections',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [0, 6.5],
      lines: [11, 26],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      prepaid: 0.7,
      days: [30],
      pools: partiesOf(
        'US',
        ['Funeral Home', 'Mortuary', 'Memorial Chapel', 'Cremation & Burial'],
        ['Inc.', 'LLC', 'Co.']
      ),
      items: funeralItems,
      numbers: (random, year) => `${year}-${random.int(12, 410)}`,
    },
    style: {
      ...point,
      date: (y, m, d) => `${monthsIn('US')[Number(m) - 1]} ${Number(d)}, ${y}`,
    },
    css: 'body{font:9pt "Caladea";margin:0;line-height:1.25} .head{text-align:center;border-bottom:1.6pt double #333;padding-bottom:2mm} .head b{font-size:22pt;letter-spacing:.5px;line-height:1.1} h1{font-size:13pt;text-align:center;margin:4mm 0 .5mm} .sub{text-align:center;font-style:italic;margin-bottom:4mm} .id{display:flex;gap:8mm;margin-bottom:5mm} .id>div{flex:1} .u{display:flex;gap:2mm;margin-bottom:1mm} .u span{flex:1;border-bottom:.5pt solid #333} .two{display:flex;gap:9mm} .two>div{flex:1} h3{font-size:10.5pt;background:#e9e6df;margin:0 0 1.5mm;padding:.5mm 2mm} .l{display:flex;margin-bottom:1mm;align-items:flex-end} .l span{max-width:64mm} .l i{flex:1;border-bottom:.8pt dotted #555;margin:0 1mm 1mm;min-width:4mm} .l.t{font-weight:bold;margin-bottom:4mm} .sum{border:.8pt solid #333;padding:2mm 3mm} .sum .l{margin-bottom:1.2mm} .due{font-weight:bold;font-size:12pt} .fine{font-size:8pt;margin-top:6mm;text-align:justify} .sg{display:flex;gap:12mm;margin-top:13mm;font-size:8.5pt} .sg div{flex:1;border-top:.5pt solid #333}',
    draw: (p) => {
      const { doc: d, random } = p
      const name = `${random.pick(american.first)} ${random.pick([...'ABEJLMRW'])}. ${random.pick(american.last)}`
      const sections = [
        ['A. Charges for Services Selected', 'Total Services', 0, 8],
        ['B. Charges for Merchandise Selected', 'Total Merchandise', 8, 12],
        ['C. Cash Advance Items', 'Total Cash Advances', 12, 17],
      ] as const
      const leader = (label: string, amount: string, kind = '') =>
        `<div class="l ${kind}"><span>${label}</span><i></i>$${amount}</div>`
      const drawn = sections.map(([title, total, from, until]) => {
        const lines = linesOf(d.lines, funeralItems, from, until)
        const list = lines.map((l) => leader(l.description, p.plain(l.amount)))
        const sum = p.plain(sumOf(lines))
        return {
          html: `<h3>${title}</h3>${list.join('')}${leader(total, sum, 't')}`,
          short: leader(total, sum),
        }
      })
      const paid = d.prepaid ? leader('Less: Payment Received', p.plain(d.prepaid)) : ''
      const filled = (label: string, value: string) =>
        `<div class=u>${label}<span>${value}</span></div>`
      const summary = `<div class=sum>${drawn.map(({ short }) => short).join('')}${leader('Subtotal', p.plain(d.subtotal))}${leader('Sales Tax (6.5% on Section B)', p.plain(d.tax))}${leader('TOTAL CHARGES', p.plain(d.total))}${paid}${leader('BALANCE DUE', p.plain(d.amountDue), 'due')}</div>`
      return `<div class=head><b>${d.seller.name}</b><br>${d.seller.street} &nbsp;•&nbsp; ${d.seller.town} ${d.seller.postCode} &nbsp;•&nbsp; ${d.seller.telephone}<br>${d.seller.site}</div>
<h1>INVOICE</h1><div class=sub>Statement of Funeral Goods and Services Selected</div>
<div class=id><div>${filled('Services for:', name)}${filled('Date of Death:', p.date(dayAfter(d.deliveryDate, -4)))}${filled('Date of Service:', p.date(d.deliveryDate))}${filled('Invoice No.:', d.number)}${filled('Invoice Date:', p.date(d.issueDate))}</div><div>${filled('Bill to:', d.buyer.name)}${filled('Address:', d.buyer.street)}${filled('&nbsp;', `${d.buyer.town} ${d.buyer.postCode}`)}${filled('Relationship:', random.pick(['Daughter', 'Son', 'Spouse', 'Niece']))}${filled('Arranged with:', random.pick(['C. Whitlow, Director', 'P. Sayre, Director']))}</div></div>
<div class=two><div>${drawn[0].html}${drawn[2].html}</div><div>${drawn[1].html}<h3>Summary of Charges</h3>${summary}<p>Balance is due by ${p.date(d.dueDate)}. A finance charge of 1.5% per month applies to unpaid balances after that date.<br>Please make checks payable to ${d.seller.name}</p></div></div>
<div class=fine>Charges are only for those items that you selected or that are required. If we are required by law or by a cemetery or crematory to use any items, we will explain the reasons in writing. We do not mark up cash advance items. Reason for embalming: ${random.pick(['viewing selected by family', 'authorized by next of kin'])}.</div>
<div class=sg><div>Signature of Purchaser</div><div>Funeral Director, License No. ${random.digits(5)}</div></div>`
    },
  },
  // Trade supplier: Australian credit note for returned goods.
  {
    name: 'en-au-adjustment-note',
    plan: {
      country: 'GB',
      currency: 'AUD',
      kind: 'creditNote',
      rates: [10],
      lines: [1, 8],
      isOnce: true,
      most: 12,
      lineDiscount: 0.4,
      pools: partiesOf(
        'GB',
        ['Irrigation Supplies', 'Pool & Pump', 'Plumbing', 'Water Systems', 'Landscapes'],
        ['Pty Ltd', 'Pty Limited', 'Pty. Ltd.']
      ),
      items: [
        ['PVC Pressure Pipe 50mm PN12 6m', 'LEN', 29, 44],
        ['Poly Pipe Rural 1.25in x 100m', 'ROLL', 168, 240],
        ['Solenoid Valve 25mm 24VAC BSP', 'EA', 32, 55],
        ['Pop-Up Sprinkler 100mm Half Circle', 'EA', 4, 8],
        ['Controller 8 Station Outdoor WiFi', 'EA', 210, 340],
        ['Pressure Pump 0.75kW Jet', 'EA', 420, 690],
        ['Ball Valve Brass 40mm Watermark', 'EA', 38, 61],
        ['Solvent Cement Type P Blue 500ml', 'TIN', 17, 26],
        ['Dripline 13mm 2.3L/h x 50m', 'ROLL', 42, 64],
        ['Sand Filter Media 20kg', 'BAG', 14, 22],
        ['Valve Box Rectangular Green Lid', 'EA', 21, 36],
      ],
      numbers: (random) => `CR${random.digits(6)}`,
    },
    style: { ...point, date: slashed },
    css: 'body{font:8.5pt "Open Sans";margin:0} .top{display:flex;justify-content:space-between;align-items:flex-start} .logo{display:flex;gap:4mm;align-items:center} .drop{width:13mm;height:13mm;border-radius:0 50% 50% 50%;transform:rotate(45deg);background:#0a7d8c;margin:3mm} .logo b{font-size:13pt;color:#0a5560;line-height:1.1} .ttl{text-align:right} .ttl{white-space:nowrap} .ttl h1{font-size:15pt;margin:0;color:#0a5560} .addr{display:flex;gap:5mm;margin:6mm 0 4mm} .addr>div{flex:1;border-top:1.5pt solid #0a7d8c;padding-top:1mm;line-height:1.4} .addr h4{margin:0;font-size:7.5pt;color:#666} .facts{width:100%} .facts td{padding:.3mm 0} .it th{background:#0a7d8c;color:#fff;text-align:left;font-weight:600;font-size:7.5pt;padding:1.3mm 1.5mm} .it td{padding:1.3mm 1.5mm;border-bottom:.4pt solid #bbb} .end{display:flex;justify-content:space-between;margin-top:5mm} .end p{width:92mm;margin:0;font-size:8pt} .tot{width:70mm} .tot td{padding:1mm 1.5mm} .tot .g td{background:#e2f1f3;font-weight:bold;font-size:10.5pt} .foot{position:fixed;bottom:0;left:0;right:0;border-top:.5pt solid #0a7d8c;padding-top:1.5mm;font-size:7pt;color:#444;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      const reasons = ['RTS', 'RTS', 'DMG', 'PRC', 'SHT']
      const sales = random.int(310_000, 980_000)
      const lines = p.lines((l) =>
        row([
          random.digits(7),
          l.description,
          random.pick(reasons),
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)}%` : ''}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const labels = [
        'Item',
        'Description',
        'Reason',
        '>Qty',
        'UOM',
        '>Unit Price',
        '>Disc',
        '>Total',
      ]
      /** True where it is read, but no European VAT number that has to be found. */
      const abn = businessNumber(random)
      Object.assign(d.seller, { vatId: abn.replaceAll(' ', '') })
      return `<div class=top><div class=logo><div class=drop></div><div><b>${d.seller.name}</b><br>ABN ${abn}<br>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>Ph ${d.seller.telephone} &nbsp; ${d.seller.mail}</div></div><div class=ttl><h1>ADJUSTMENT NOTE</h1>Credit for returned goods</div></div>
<div class=addr><div><h4>CREDIT TO</h4><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</div><div><h4>RETURNED TO</h4>${random.pick(['Branch 04 Trade Counter', 'Branch 11 Warehouse', 'Main Distribution Centre'])}<br>Received ${p.date(d.deliveryDate)}<br>Rec'd by ${random.pick(['Kev', 'Trish', 'Anil', 'Jono'])}</div><div><h4>DETAILS</h4><table class=facts>${row(['Credit Note No', `>${d.number}`])}${row(['Date', `>${p.date(d.issueDate)}`])}${row(['Original Tax Invoice', `>${sales}`])}${row(['Return Authority', `>RA${random.digits(5)}`])}${row(['Account', `>${d.customerNumber}`])}${row(['Your Ref', `>${d.orderNumber}`])}</table></div></div>
<table class=it>${heading(labels)}${lines.join('')}</table>
<div class=end><p>Reasons: RTS returned to stock, DMG damaged in transit, PRC price claim, SHT short supplied.<br>All prices exclude GST. This credit has been posted to your trading account and will appear on your next statement. It may be offset against open invoices; no cash refund is given on account purchases.</p><table class=tot>${row(['Sub Total (ex GST)', `>$${p.plain(d.subtotal)}`])}${row([`GST ${p.number(d.taxes[0].rate)}%`, `>$${p.plain(d.tax)}`])}<tr class=g><td>TOTAL CREDIT (inc GST)</td><td class=r>$${p.plain(d.total)}</td></tr></table></div>
<div class=foot>Trading terms: strictly 30 days from end of month. Goods remain the property of the supplier until paid in full. ${d.seller.site}</div>`
    },
  },
  // Pharmaceutical wholesaler: dense list on two pages with batches and expiry dates.
  {
    name: 'pl-hurt-leki-serie',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [8, 23, 5],
      lines: [30, 110],
      isOnce: true,
      most: 10,
      lineDiscount: 0.35,
      days: [14, 21, 30, 45],
      pools: partiesOf(
        'PL',
        ['Apteka', 'Farm', 'Medica', 'Zdrowie'],
        ['Sp. z o.o.', 'S.A.', 'Sp. j.', 's.c.']
      ),
      items: [
        ['Paracetamol 500 mg tabl. 20', 'op.', 4, 8],
        ['Ibuprofen 200 mg tabl. powl. 50', 'op.', 11, 18],
        ['Kwas acetylosal. 75 mg tabl. 60', 'op.', 8, 13],
        ['Omeprazol 20 mg kaps. 28', 'op.', 9, 15],
        ['Loratadyna 10 mg tabl. 30', 'op.', 10, 17],
        ['Cetyryzyna krople 10 mg/ml 20 ml', 'fl.', 12, 19],
        ['Amoksycylina 1 g tabl. 16', 'op.', 14, 23],
        ['Metformina 850 mg tabl. 60', 'op.', 9, 14],
        ['Ramipryl 5 mg tabl. 30', 'op.', 7, 14],
        ['Bisoprolol 2,5 mg tabl. 30', 'op.', 6, 11],
        ['Atorwastatyna 20 mg tabl. 30', 'op.', 11, 20],
        ['Lewotyroksyna 50 mcg tabl. 50', 'op.', 6, 10],
        ['Diosmina 500 mg tabl. 60', 'op.', 22, 36],
        ['Drotaweryna 40 mg tabl. 20', 'op.', 7, 12],
        ['Loperamid 2 mg kaps. 10', 'op.', 5, 9],
        ['Ambroksol syrop 30 mg/5 ml 150 ml', 'fl.', 9, 15],
        ['Ksylometazolina 0,1% aer. 10 ml', 'fl.', 10, 16],
        ['Dekspantenol 5% maść 30 g', 'tuba', 11, 18],
        ['Diklofenak żel 1% 100 g', 'tuba', 14, 23],
        ['Natrii chlorid. 0,9% 5 ml x 20', 'op.', 9, 14],
        ['Cholekalcyferol 2000 j.m. kaps. 60', 'op.', 14, 24],
        ['Heparyna żel 1000 j.m. 50 g', 'tuba', 15, 24],
        ['Plaster z opatrunkiem 6 cm x 1 m', 'szt.', 4, 8],
        ['Bandaż elast. 10 cm x 4 m', 'szt.', 3, 6],
        ['Glukometr paski testowe 50', 'op.', 29, 42],
        ['Krem ochronny SPF50 50 ml', 'szt.', 28, 54, 1],
        ['Szampon przeciwłupież. 200 ml', 'szt.', 19, 38, 1],
        ['Pasta do zębów wrażl. 75 ml', 'szt.', 9, 17, 1],
        ['Płyn micelarny 400 ml', 'szt.', 17, 32, 1],
        ['Magnez + B6 tabl. 60 suplement', 'op.', 13, 26, 1],
        ['Termometr bezdotykowy', 'szt.', 69, 120, 1],
        ['Mleko początkowe 800 g', 'szt.', 38, 56, 2],
        ['Kaszka ryżowa 200 g', 'szt.', 6, 11, 2],
        ['Preparat odżywczy 4 x 125 ml', 'op.', 24, 36, 2],
      ],
      numbers: (random, year) => `F/${random.digits(6)}/${random.pick(['01', '03', '07'])}/${year}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:8.3pt "Roboto Condensed";margin:0;line-height:1.22} .pg{height:264mm;position:relative} .pg+.pg{break-before:page} .top{display:flex;justify-content:space-between;border-bottom:1pt solid #000;padding-bottom:1.5mm} .top b{font-size:10.5pt} .fv{text-align:right} .fv h1{font-size:12pt;margin:0} .pp{display:flex;gap:3mm;margin:2mm 0} .pp>div{flex:1;border:.5pt solid #000;padding:1.2mm 2mm} .pp i{font-size:7pt} .pp b{font-size:9pt} .inf{margin-bottom:2mm} .inf th,.inf td,.li th,.li td,.vt th,.vt td{border:.4pt solid #000;padding:.75mm 1mm!important} .inf th,.li th,.vt th{background:#eee;font-weight:400;font-size:7pt;text-align:left} .li td:nth-child(6),.li td:nth-child(10){text-align:center} .nx{display:flex;justify-content:space-between;border-bottom:1pt solid #000;margin-bottom:2mm;padding-bottom:1mm} .en{display:flex;justify-content:space-between;margin-top:3mm;align-items:flex-start} .vt{width:84mm} .pay{width:88mm;font-size:8.5pt} .pay td{padding:.4mm 0} .big td{font-size:11pt;font-weight:bold;border-top:.8pt solid #000;border-bottom:.8pt solid #000;padding:1mm 0} .ft{position:absolute;bottom:0;left:0;right:0;border-top:.4pt solid #000;font-size:6.5pt;padding-top:.8mm;display:flex;justify-content:space-between} .sg{display:flex;justify-content:space-between;margin-top:15mm;text-align:center} .sg div{width:58mm;border-top:.4pt dotted #000}',
    draw: (p) => {
      const { doc: d, random } = p
      const year = Number(d.issueDate.slice(0, 4))
      const lines = p.lines((l, at) =>
        row([
          `>${at + 1}`,
          l.description,
          signs(random, 6),
          `${year + random.int(1, 3)}-${String(random.int(1, 12)).padStart(2, '0')}`,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 2) : ''}`,
          `>${p.plain(l.amount)}`,
          p.number(l.rate),
          `>${p.plain(Math.ceil(l.price * 1.25 * (1 + l.rate / 100)))}`,
        ])
      )
      const labels = listed(
        'Lp.; Nazwa, postać, opakowanie; Seria; Ważność; >Ilość; J.m.; >Cena netto; >Upust %; >Wartość netto; VAT %; >Cena det.'
      )
      const first = lines.length > 27 ? Math.min(36, lines.length - 3) : lines.length
      const rest = lines.slice(first)
      const count = rest.length ? 2 : 1
      const registry = `KRS 0000${random.digits(6)}, REGON ${random.digits(9)}, zezwolenie GIF nr ${random.int(11, 140)}/H`
      const foot = (at: number) =>
        `<div class=ft><span>${d.seller.name}, ${registry}</span><span>Strona ${at} z ${count}</span></div>`
      const vat = p.taxes((t) =>
        row([
          `${p.number(t.rate)}%`,
          `>${p.plain(t.base)}`,
          `>${p.plain(t.amount)}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const days = daysBetween(d.issueDate, d.dueDate)
      const pharmacist = random.pick(['mgr farm. D. Sowa', 'mgr farm. I. Kania'])
      const end = `<div class=en><table class=vt>${heading(['Stawka', '>Netto', '>VAT', '>Brutto'])}${vat.join('')}${row(['<b>Razem</b>', `><b>${p.plain(d.subtotal)}</b>`, `><b>${p.plain(d.tax)}</b>`, `><b>${p.plain(d.total)}</b>`])}</table><table class=pay><tr class=big><td>Do zapłaty</td><td class=r>${p.plain(d.amountDue)} PLN</td></tr>${row(['Forma i termin płatności:', `przelew ${days} dni, do ${p.date(d.dueDate)}`])}${row(['Rachunek:', grouped(d.seller.iban)])}${row(['Słownie:', wordsOf(d.amountDue)])}</table></div><div class=sg><div>Wystawił: ${random.pick(['system', 'E. Bąk', 'K. Nowicka'])}</div><div>Towar przyjął (podpis i pieczęć apteki)</div></div>`
      const table = (rows: string[]) =>
        rows.length ? `<table class=li>${heading(labels)}${rows.join('')}</table>` : ''
      return `<div class=pg><div class=top><div><b>${d.seller.name}</b><br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>NIP ${d.seller.vatId} &nbsp; tel. ${d.seller.telephone}</div><div class=fv><h1>FAKTURA VAT ${d.number}</h1>ORYGINAŁ<br>Data wystawienia: ${p.date(d.issueDate)} &nbsp; Data sprzedaży: ${p.date(d.issueDate)}</div></div>
<div class=pp><div><i>Nabywca (płatnik)</i><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIP ${d.buyer.vatId}</div><div><i>Miejsce dostawy</i><br>Apteka ogólnodostępna nr ${random.int(1, 6)}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>Kierownik: ${pharmacist}</div></div>
<table class=inf>${heading(['Nr odbiorcy', 'Zamówienie', 'Dokument WZ', 'Trasa / kurs', 'Przedstawiciel', 'Pojemniki'])}${row([d.customerNumber, d.orderNumber, `WZ ${random.digits(7)}`, `${random.int(101, 380)} / ${random.int(1, 3)}`, random.pick(['R. Hojnacki', 'S. Jawor', 'telesprzedaż']), `${random.int(2, 7)} szt.`])}</table>
${table(lines.slice(0, first))}${count === 1 ? end : ''}${foot(1)}</div>${count === 2 ? `<div class=pg><div class=nx><span>Faktura VAT <b>${d.number}</b> z dnia ${p.date(d.issueDate)}</span><span>Odbiorca ${d.customerNumber}</span></div>${table(rest)}${end}${foot(2)}</div>` : ''}`
    },
  },
  // Car workshop: job card data, separate tables of labour and parts, deposit.
  {
    name: 'pl-warsztat-zlecenie',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      lines: [4, 12],
      isInOrder: true,
      isOnce: true,
      most: 4,
      prepaid: 0.5,
      days: [3, 7, 14],
      pools: partiesOf(
        'PL',
        ['Auto Serwis', 'Auto-Naprawa', 'Moto Centrum', 'Trans'],
        ['s.c.', 'Sp. z o.o.', 'Sp. j.']
      ),
      items: workshopItems,
      numbers: (random, year) => `${random.int(14, 930)}/W/${year}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${d}.${m}.${y} r.` },
    css: 'body{font:9pt "Lato";margin:0;line-height:1.3} .hd{display:flex;gap:5mm;align-items:center;border-bottom:3pt solid #d35400;padding-bottom:3mm} .wh{width:17mm;height:17mm;border:4mm solid #2b2b2b;border-radius:50%;box-sizing:border-box;background:#d35400} .hd b{font-size:15pt} .hd .c{margin-left:auto;text-align:right;font-size:8.5pt} .ti{display:flex;justify-content:space-between;align-items:baseline;margin:5mm 0 3mm} .ti h1{font-size:15pt;margin:0} .ab{display:flex;gap:6mm} .ab>div{flex:1} .ab h4{margin:0 0 .5mm;color:#d35400;font-size:8.5pt;text-transform:uppercase} .car{background:#f4f0ec;margin:4mm 0;padding:2mm 3mm;display:grid;grid-template-columns:repeat(4,1fr);gap:1mm 4mm} .car small{display:block;color:#777;font-size:7pt} h3{font-size:9.5pt;margin:4mm 0 1mm} .li th{background:#2b2b2b;color:#fff;font-weight:400;font-size:7.5pt;text-align:left;padding:1mm 1.5mm} .li td{border-bottom:.4pt solid #ccc;padding:1mm 1.5mm} .li .s td{border:0;font-weight:bold} .dn{display:flex;justify-content:space-between;margin-top:6mm;align-items:flex-start} .vt{width:92mm} .vt th,.vt td{border:.4pt solid #999;padding:1mm 1.5mm;font-weight:400} .py{width:70mm} .py td{padding:.8mm 0} .py .k td{border-top:1.5pt solid #d35400;font-size:12.5pt;font-weight:bold} .nt{margin-top:6mm;font-size:8pt} .sg{display:flex;justify-content:space-between;margin-top:16mm;font-size:7.5pt;text-align:center} .sg div{width:60mm;border-top:.4pt solid #000;padding-top:.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const plate = `${random.pick(['PK', 'KN', 'SC', 'WS', 'FG'])} ${random.digits(4)}${random.pick([...'ACEHJLN'])}`
      const car = random.pick([
        'Skoda Octavia III 1.6 TDI',
        'Opel Astra J 1.4 T',
        'Toyota Yaris 1.33',
        'Ford Transit 2.0 TDCi',
      ])
      const table = (title: string, sum: string, from: number, until: number) => {
        const lines = linesOf(d.lines, workshopItems, from, until)
        if (!lines.length) return ''
        const rows = lines.map((l, at) =>
          row([
            at + 1,
            l.description,
            `>${p.number(l.quantity, 2)}`,
            l.unit,
            `>${p.plain(l.price)}`,
            `>${p.plain(l.amount)}`,
            `>${p.number(l.rate)}%`,
            `>${p.plain(l.amount + vatOf(l))}`,
          ])
        )
        return `<h3>${title}</h3><table class=li>${heading(['Lp.', 'Nazwa', '>Ilość', 'J.m.', '>Cena netto', '>Wart. netto', '>VAT', '>Wart. brutto'])}${rows.join('')}<tr class=s><td colspan=5 class=r>${sum}</td><td class=r>${p.plain(sumOf(lines))}</td><td></td><td></td></tr></table>`
      }
      const facts: [string, string][] = [
        ['Marka i model', car],
        ['Nr rejestracyjny', plate],
        ['Nr VIN', `TM${signs(random, 9)}${random.digits(6)}`],
        ['Przebieg', `${random.int(48, 290)} ${random.digits(3)} km`],
        ['Nr zlecenia', `ZL/${random.digits(4)}`],
        ['Data przyjęcia', p.date(dayAfter(d.deliveryDate, -2))],
        ['Data wykonania usługi', p.date(d.deliveryDate)],
        ['Doradca', random.pick(['Zbigniew', 'Kamil', 'Ola'])],
      ]
      const paid = d.prepaid ? row(['Wpłacona zaliczka', `>${p.plain(d.prepaid)} zł`]) : ''
      return `<div class=hd><div class=wh></div><div><b>${d.seller.name}</b><br>Mechanika • Elektryka • Klimatyzacja • Opony</div><div class=c>tel. ${d.seller.telephone}<br>${d.seller.mail}<br>pn–pt 8:00–17:00, sob. 8:00–13:00</div></div>
<div class=ti><h1>Faktura nr ${d.number}</h1><span>${d.seller.town}, ${p.date(d.issueDate)}</span></div>
<div class=ab><div><h4>Sprzedawca</h4><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIP: ${d.seller.vatId}</div><div><h4>Nabywca</h4><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIP: ${d.buyer.vatId}</div></div>
<div class=car>${facts.map(([label, value]) => `<div><small>${label}</small>${value}</div>`).join('')}</div>
${table('Robocizna', 'Razem robocizna:', 0, 5)}${table('Części i materiały', 'Razem części:', 5, workshopItems.length)}
<div class=dn><table class=vt>${row(['Stawka VAT', '>Wartość netto', '>Kwota VAT', '>Wartość brutto'], 'th')}${row([`${p.number(d.taxes[0].rate)}%`, `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table><table class=py>${row(['Razem brutto', `>${p.plain(d.total)} zł`])}${paid}<tr class=k><td>Do zapłaty</td><td class=r>${p.plain(d.amountDue)} zł</td></tr>${row(['Sposób zapłaty', '>przelew'])}${row(['Termin płatności', `>${p.date(d.dueDate)}`])}</table></div>
<div class=nt>Nr konta: ${grouped(d.seller.iban)}<br>Gwarancja na wykonane usługi: 12 miesięcy lub 20 000 km. Zużyte części pozostawiono do utylizacji za zgodą klienta. Zalecenia: ${random.pick(['wymiana amortyzatorów tył do 5 000 km', 'kontrola wycieku z miski olejowej', 'brak'])}.</div>
<div class=sg><div>wystawił</div><div>odebrał pojazd bez zastrzeżeń</div></div>`
    },
  },
  // Online shop: prices with VAT, carriage, the company only in the footer.
  {
    name: 'pl-sklep-rowery-brutto',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 5],
      lines: [1, 6],
      isOnce: true,
      most: 3,
      isGross: true,
      isBuyerPerson: true,
      charge: 0.75,
      pools: partiesOf(
        'PL',
        ['Rowery', 'Sport', 'Velo Trade', 'Turystyka'],
        ['Sp. z o.o.', 'Sp. k.', 'Sp. j.']
      ),
      items: [
        ['Opona 29x2.25 zwijana, czarna', '', 119, 219],
        ['Dętka 28" AV 40 mm', '', 22, 39],
        ['Łańcuch 11-rzędowy 118 ogniw', '', 99, 189],
        ['Kask MTB rozm. M (54–58 cm), grafit', '', 189, 420],
        ['Lampka przednia USB 800 lm', '', 149, 289],
        ['Sakwa tylna wodoodporna 20 l', '', 219, 349],
        ['Pompka podłogowa z manometrem', '', 109, 199],
        ['Błotniki 28" komplet', '', 79, 139],
        ['Okładziny hamulca tarczowego, para', '', 39, 79],
        ['Atlas szlaków rowerowych, wyd. 3', '', 34, 59, 1],
        ['Mapa foliowana 1:50 000', '', 18, 29, 1],
      ],
      numbers: (random, year) => `FA${random.digits(6)}/${year.slice(2)}`,
    },
    style: {
      decimal: ',',
      thousands: ' ',
      money: (plain) => `${plain} zł`,
      date: (y, m, d) => `${d}-${m}-${y}`,
    },
    css: 'body{font:9pt "DejaVu Sans";margin:0;line-height:1.4} .top{display:flex;justify-content:space-between;margin-bottom:9mm} .brand{font:bold 22pt "URW Gothic","Lato";color:#1c8a3c} .brand i{color:#333;font-style:normal;font-weight:normal} .fa{text-align:right;font-size:9pt;color:#444} .fa b{font-size:14pt;color:#000;text-transform:uppercase} .ad{display:flex;gap:10mm;margin-bottom:7mm} .ad>div{flex:1} .m{margin-bottom:6mm;text-align:center;font-size:8.5pt} .m th{background:#f0f0f0;font-size:8pt;padding:1.5mm} .m td{padding:1.5mm;border:.4pt solid #ddd} .li{font-size:8.5pt} .li th{background:#f0f0f0;font-size:8pt;padding:1.5mm;text-align:left} .li td{padding:1.8mm 1.5mm;border-bottom:.4pt solid #ddd} .dn{display:flex;justify-content:space-between;margin-top:6mm;align-items:flex-start} .dn table{font-size:8pt} .dn td,.dn th{padding:1.2mm 1.5mm;border:.4pt solid #ddd;font-weight:normal;text-align:left} .dn th{background:#f0f0f0} .l{width:88mm} .l table+table{margin-top:3mm} .t{width:78mm!important} .t td:first-child{background:#f0f0f0} .t .g td{font-weight:bold;font-size:10.5pt} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.5pt;color:#555}',
    draw: (p) => {
      const { random } = p
      /** Paid when it was ordered. */
      const d = Object.assign(p.doc, { prepaid: p.doc.total, amountDue: 0 })
      const brand = random.pick(['dwa<i>kółka</i>24', 'korba<i>shop</i>', 'na<i>szlak</i>.pl'])
      const order = signs(random, 9, consonants)
      const lines = p.lines((l) =>
        row([
          `${signs(random, 3)}-${random.digits(4)}`,
          l.description,
          `>${p.number(l.rate)} %`,
          `>${p.money(l.price)}`,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const home = `${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>Polska`
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate, 3)} %`, `>${p.money(t.base)}`, `>${p.money(t.amount)}`])
      )
      const carriage = d.charge ? p.money(d.charge) : 'Darmowa wysyłka'
      const pay = random.pick(['Przelewy online', 'BLIK', 'Karta płatnicza'])
      const by = random.pick(['Paczkomat', 'Kurier – doręczenie następnego dnia', 'Punkt odbioru'])
      return `<div class=top><div class=brand>${brand}</div><div class=fa><b>Faktura</b><br>${p.date(d.issueDate)}<br>#${d.number}</div></div>
<div class=ad><div><b>Adres dostawy</b><br>${home}</div><div><b>Adres rozliczeniowy</b><br>${home}<br>${random.digits(3)} ${random.digits(3)} ${random.digits(3)}</div></div>
<table class=m>${heading(['Numer faktury', 'Data faktury', 'Indeks zamówienia', 'Data zamówienia'])}${row([d.number, p.date(d.issueDate), order, p.date(d.orderDate)])}</table>
<table class=li>${heading(['Indeks', 'Produkt', '>Stawka podatku', '>Cena jednostkowa<br>(z VAT)', '>Ilość', '>Razem<br>(z VAT)'])}${lines.join('')}</table>
<div class=dn><div class=l><table>${row(['Szczegóły podatku', '>Cena netto', '>Kwota podatku'], 'th')}${taxes.join('')}</table><table>${row(['Metoda płatności', `${pay} (opłacone)`])}${row(['Przewoźnik', by])}</table></div><table class=t>${row(['Razem produkty', `>${p.money(d.lineTotal)}`])}${row(['Koszt wysyłki', `>${carriage}`])}${row(['Razem (netto)', `>${p.money(d.subtotal)}`])}${row(['Łącznie podatek', `>${p.money(d.tax)}`])}<tr class=g><td>Razem</td><td class=r>${p.money(d.total)}</td></tr></table></div>
<p style="font-size:8pt;margin-top:8mm">Zwrot towaru możliwy w ciągu 30 dni od otrzymania przesyłki. Dziękujemy za zakupy!</p>
<div class=foot>${d.seller.name} – ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} – NIP ${d.seller.vatId} – REGON ${random.digits(9)}<br>Potrzebujesz pomocy? Obsługa klienta: ${d.seller.telephone}, ${d.seller.mail}</div>`
    },
  },
  // Wine estate: estate as logo, cases and bottles, discounts, transport data, VAT summary.
  {
    name: 'pt-quinta-garrafas',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [13, 23, 6],
      lines: [2, 9],
      isOnce: true,
      most: 60,
      lineDiscount: 0.4,
      allowance: 0.5,
      charge: 0.5,
      days: [15, 30, 60],
      pools: partiesOf(
        'PT',
        ['Sociedade Agrícola', 'Vinhos', 'Garrafeira', 'Casa Agrícola'],
        ['Lda.', 'S.A.', 'Unipessoal, Lda.']
      ),
      items: [
        ['Douro DOC Tinto Colheita 0,75 L', 'GF', 4, 8],
        ['Douro DOC Tinto Reserva 0,75 L', 'GF', 9, 16],
        ['Douro DOC Branco 0,75 L', 'GF', 4, 8],
        ['Rosé 0,75 L', 'GF', 3, 6],
        ['Vinhas Velhas Tinto 1,5 L', 'GF', 38, 65],
        ['Regional Tinto Bag-in-Box 5 L', 'UN', 9, 14],
        ['Moscatel 0,50 L', 'GF', 7, 12],
        ['Azeite Virgem Extra 0,50 L', 'GF', 6, 10, 2],
        ['Aguardente Vínica Velha 0,50 L', 'GF', 18, 32, 1],
        ['Espumante Bruto 0,75 L', 'GF', 8, 14, 1],
        ['Caixa de madeira 3 garrafas', 'UN', 6, 11, 1],
        ['Prova comentada na adega', 'PAX', 15, 28, 1],
      ],
      numbers: (random, year) => `FT ${year}V/${random.int(18, 1640)}`,
    },
    style: { ...comma, thousands: ' ', date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:8.5pt "Nimbus Sans";margin:0;line-height:1.3} .lg{text-align:center;width:70mm} .lg b{font:italic 20pt "P052";color:#6b1230;display:block;line-height:1.1} .lg em{letter-spacing:3px;font-size:7pt;font-style:normal} .top{display:flex;justify-content:space-between} .cl{width:84mm;margin-top:16mm;line-height:1.4} .cl b{font-size:10pt} .own{margin-top:3mm;font-size:8pt} .dc{background:#6b1230;color:#fff;display:flex;justify-content:space-between;padding:1.5mm 3mm;margin-top:6mm;font-size:10.5pt} .mt{border-bottom:.5pt solid #6b1230;margin-bottom:4mm} .mt th{font-size:7pt;text-align:left;color:#6b1230;padding-top:1.2mm} .mt td{padding-bottom:1.2mm} .li th{text-align:left;border-bottom:1pt solid #6b1230;font-size:7.5pt;padding:1mm} .li td{padding:1.2mm 1mm} .li{border-bottom:.5pt solid #6b1230} .gap{height:30mm} .dn{display:flex;gap:5mm;align-items:flex-start;margin-top:4mm} .dn h5{margin:0 0 .8mm;font-size:7.5pt;color:#6b1230} .vt{width:66mm} .vt th{font-size:7pt;text-align:left;border-bottom:.4pt solid} .vt td{padding-top:.8mm} .tr{flex:1;font-size:7.5pt;line-height:1.4} .to{width:62mm} .to td{padding:.7mm 1mm} .to .g td{background:#6b1230;color:#fff;font-weight:bold;font-size:11pt;padding:1.5mm 1mm} .qr{display:flex;gap:3mm;align-items:center;margin-top:6mm;font-size:7.5pt} .ft{position:fixed;bottom:0;left:0;right:0;border-top:.5pt solid #6b1230;padding-top:1.2mm;font-size:7pt;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      const estate = random.pick(['Quinta da Fraga Alta', 'Casal dos Seixos', 'Herdade do Zimbro'])
      const lines = p.lines((l) =>
        row([
          `${signs(random, 2)}${random.digits(4)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 1) : ''}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate, 2)}%`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])
      )
      const percent = d.allowance ? Math.round((100 * d.allowance) / d.lineTotal) : 0
      const labels = [
        'Ref.',
        'Designação',
        '>Quant.',
        'Un.',
        '>Preço Unit.',
        '>Desc. %',
        '>Valor',
        '>IVA',
      ]
      const serial = /\d+$/.exec(d.number)?.[0] ?? random.int(18, 900)
      const extra = `${d.allowance ? row([`Desconto cliente ${percent}%`, `>-${p.plain(d.allowance)}`]) : ''}${d.charge ? row(['Portes', `>${p.plain(d.charge)}`]) : ''}`
      const gross = extra ? row(['Valor mercadoria', `>${p.plain(d.lineTotal)}`]) + extra : ''
      const hour = `${random.int(9, 17)}:${random.int(10, 59)}`
      return `<div class=top><div><div class=lg><b>${estate}</b><em>VINHOS &amp; AZEITES</em></div><div class=own>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Contribuinte: ${d.seller.vatId}<br>Tel. ${d.seller.telephone} (chamada para a rede fixa nacional)</div></div><div class=cl>Exmo.(s) Senhor(es)<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>Portugal</div></div>
<div class=dc><b>FATURA ${d.number}</b><span>Original</span></div><table class=mt>${heading(['Data', 'Vencimento', 'Cond. pagamento', 'N.º cliente', 'V/ Contribuinte', 'V/ Encomenda'])}${row([p.date(d.issueDate), p.date(d.dueDate), `${daysBetween(d.issueDate, d.dueDate)} dias`, d.customerNumber, d.buyer.vatId.slice(2), d.orderNumber])}</table>
<table class=li>${heading(labels)}${lines.join('')}</table><div class=gap></div>
<div class=dn><div class=vt><h5>Resumo de IVA</h5><table>${heading(['Taxa', '>Incidência', '>Valor IVA'])}${taxes.join('')}</table></div><div class=tr><h5>Transporte</h5>Carga: Adega, ${p.date(d.issueDate)} ${hour}<br>Descarga: Morada do cliente<br>Matrícula: ${random.digits(2)}-${signs(random, 2, consonants)}-${random.digits(2)}<br>Volumes: ${random.int(2, 24)}</div><table class=to>${gross}${row(['Total líquido', `>${p.plain(d.subtotal)}`])}${row(['Total IVA', `>${p.plain(d.tax)}`])}<tr class=g><td>TOTAL EUR</td><td class=r>${p.plain(d.total)}</td></tr></table></div>
<div class=qr>${squareCode(random, '27mm')}<div>ATCUD: ${signs(random, 8)}-${serial}<br>${signs(random, 4)}-Processado por programa certificado n.º ${random.int(110, 2980)}/AT<br><br>Pagamento por transferência bancária: IBAN ${grouped(d.seller.iban)}<br>Os bens foram colocados à disposição do adquirente na data do documento.</div></div>
<div class=ft>${d.seller.name} · Capital social 50 000,00 EUR · Matriculada na C.R.C. de ${d.seller.town} · ${d.seller.site}</div>`
    },
  },
  // Industrial laundry: side column with the sender, a month of pieces, payment reference box.
  {
    name: 'pt-lavandaria-pecas',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23],
      lines: [9, 24],
      isInOrder: true,
      isOnce: true,
      most: 640,
      allowance: 0.4,
      days: [15, 30],
      pools: partiesOf(
        'PT',
        ['Lavandarias', 'Hotelaria', 'Turismo', 'Têxteis do Lar'],
        ['Lda', 'Lda.', 'S.A.']
      ),
      items: [
        ['Lençol casal', 'un', 0.6, 0.95],
        ['Lençol solteiro', 'un', 0.5, 0.75],
        ['Capa de edredão', 'un', 0.95, 1.4],
        ['Fronha', 'un', 0.2, 0.35],
        ['Toalha de banho', 'un', 0.4, 0.6],
        ['Toalha de rosto', 'un', 0.25, 0.4],
        ['Tapete de banho', 'un', 0.3, 0.45],
        ['Toalha de piscina', 'un', 0.55, 0.85],
        ['Roupão turco', 'un', 1.3, 2.1],
        ['Toalha de mesa até 2 m', 'un', 0.9, 1.5],
        ['Guardanapo', 'un', 0.15, 0.3],
        ['Jaleca de cozinha', 'un', 1.4, 2.2],
        ['Calça de serviço', 'un', 1.3, 1.9],
        ['Roupa ao quilo, sem engomar', 'kg', 1.1, 1.7],
        ['Edredão, lavagem a seco', 'un', 5.5, 8],
      ],
      numbers: (random, year) => `FT A${year.slice(2)}/${random.int(31, 870)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:9pt "Inter";margin:0;line-height:1.4} .all{display:flex;gap:8mm;min-height:264mm} .side{width:44mm;background:#eaf3fa;padding:6mm 4mm;font-size:7.5pt;box-sizing:border-box} .side .dr{width:20mm;height:20mm;border-radius:50%;border:2.5mm solid #2f7fb8;box-sizing:border-box;margin-bottom:5mm} .side b{display:block;font-size:10pt;line-height:1.2;color:#1b5a88} .side h5{margin:6mm 0 .5mm;font-size:7.5pt;color:#2f7fb8} .main{flex:1;padding-top:5mm} h1{font-size:17pt;font-weight:600;margin:0;color:#1b5a88} .cl{margin:6mm 0 5mm} .kv{display:flex;gap:9mm;border-top:.5pt solid #9bc;border-bottom:.5pt solid #9bc;padding:2mm 0;margin-bottom:5mm} .kv small{display:block;color:#678;font-size:7pt} .li{font-size:8.2pt} .li th{text-align:left;color:#678;font-weight:500;font-size:7.3pt;border-bottom:.5pt solid #9bc;padding:1mm 0} .li td{padding:.9mm 0;border-bottom:.3pt solid #e0e8ee} .dn{display:flex;justify-content:space-between;margin-top:6mm;align-items:flex-start} .mb{border:.8pt solid #2f7fb8;border-radius:2mm;padding:2mm 3mm;width:50mm;font-size:8pt} .mb td{padding:.3mm 0} .to{width:62mm} .to td{padding:.7mm 0} .to .g td{font-size:12pt;font-weight:600;border-top:1pt solid #2f7fb8;padding-top:1.5mm} .nt{font-size:7.3pt;color:#567;margin-top:6mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const lines = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const facts: [string, string][] = [
        ['Data de emissão', p.date(d.issueDate)],
        ['Data de vencimento', p.date(d.dueDate)],
        ['Período', `${p.date(dayAfter(d.until, -29))} a ${p.date(d.until)}`],
      ]
      const less = d.allowance
        ? `${row(['Soma', `>${p.money(d.lineTotal)}`])}${row(['Desconto de quantidade', `>-${p.money(d.allowance)}`])}`
        : ''
      const serial = /\d+$/.exec(d.number)?.[0] ?? random.int(31, 800)
      const reference = `${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`
      return `<div class=all><div class=side><div class=dr></div><b>${d.seller.name}</b><h5>MORADA</h5>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<h5>CONTACTOS</h5>${d.seller.telephone}<br>${d.seller.site}<h5>NIF</h5>${d.seller.vatId}<h5>IBAN</h5>${grouped(d.seller.iban)}<h5>RECOLHAS</h5>Seg. a sáb., 7h–11h<br>Urgências até às 15h<div style="margin-top:14mm">${squareCode(random, '30mm')}</div>ATCUD: ${signs(random, 8)}-${serial}</div>
<div class=main><h1>Fatura ${d.number}</h1>Original<div class=cl><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF ${d.buyer.vatId.slice(2)}</div>
<div class=kv>${facts.map(([label, value]) => `<div><small>${label}</small>${value}</div>`).join('')}</div>
<table class=li>${heading(['Artigo', '>Qtd.', 'Un.', '>Preço', '>IVA', '>Total s/ IVA'])}${lines.join('')}</table>
<div class=dn><div class=mb><b>Pagamento por Multibanco</b><table>${row(['Entidade', `>${random.digits(5)}`])}${row(['Referência', `>${reference}`])}${row(['Valor', `>${p.money(d.amountDue)}`])}</table></div><table class=to>${less}${row(['Total sem IVA', `>${p.money(d.subtotal)}`])}${row([`IVA (${p.number(d.taxes[0].rate)}%)`, `>${p.money(d.tax)}`])}<tr class=g><td>Total</td><td class=r>${p.money(d.total)}</td></tr></table></div>
<div class=nt>Contagens conforme guias de recolha n.º ${random.int(2100, 2900)} a ${random.int(2910, 2990)}, assinadas pela governanta. Peças manchadas ou danificadas são devolvidas à parte.<br>${signs(random, 4)}-Processado por programa certificado n.º ${random.int(110, 2980)}/AT</div></div></div>`
    },
  },
]
