import type { Family } from '../family.ts'
import { sumOf, type Line } from '../make_document.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { grouped, heading, monthsIn, row } from '../print.ts'

const english = monthsIn('GB')

const british = {
  ...pools.GB,
  first: ['Eleanor', 'Rhys', 'Farah', 'Duncan', 'Imogen', 'Kwame', 'Shona', 'Leonard'],
  last: [
    'Thackray',
    'Penhale',
    'Oduya',
    'Wragg',
    'Selwood',
    'Birtles',
    'Kaur',
    'Musgrove',
    'Tranter',
  ],
  trade: ['Meridian', 'Northgate', 'Beacon', 'Kestrel', 'Fourways'],
  streets: [
    '2nd Floor, 41 Cross Street',
    'Flat 9, Tannery Court',
    '118 Ecclesall Road',
    '7 Bishop’s Row',
    'The Old Maltings, Quay Street',
    '63a High Street',
  ],
  towns: [
    ['Exeter', 'EX4 3PQ'],
    ['Sheffield', 'S11 8TR'],
    ['Ipswich', 'IP1 2BX'],
    ['Swansea', 'SA1 3LF'],
    ['Newcastle upon Tyne', 'NE1 6AE'],
    ['Reading', 'RG1 4QD'],
  ],
}

const irish = {
  ...british,
  first: ['Aoife', 'Cormac', 'Sinéad', 'Declan', 'Gráinne', 'Fergal'],
  last: ['Mulcahy', 'O’Driscoll', 'Tierney', 'Hanrahan', 'Ní Bhriain', 'Kinsella'],
  trade: ['Veterinary', 'Animal Hospital', 'Veterinary Clinic'],
  forms: ['Limited', 'Ltd'],
  streets: [
    'Abbey Road',
    '12 Patrick Street',
    'Unit 4, The Crescent',
    'Main Street',
    '3 Friary Lane',
  ],
  towns: [
    ['Ennis', 'V95 K2X7'],
    ['Clonmel', 'E91 PW63'],
    ['Athlone', 'N37 H4D2'],
    ['Mallow', 'P51 Y9C8'],
  ],
  country: 'Ireland',
  tel: '+353 ',
}

const american = {
  ...pools.US,
  first: ['Renee', 'Marcus', 'Linda', 'Hector', 'Paige', 'Samir'],
  last: ['Kowalski', 'Beauchamp', 'Ortega', 'Lindqvist', 'Farrow', 'Nakamura', 'Stubbs'],
  trade: ['Pinnacle', 'Blue Ridge', 'Lakeshore', 'Keystone'],
  streets: ['1620 Larimer St, Apt 4C', '77 Canal Rd', '905 Maple Grove Ln', '3341 State Route 9'],
  towns: [
    ['Boulder, CO', '80302'],
    ['Dayton, OH', '45402'],
    ['Asheville, NC', '28801'],
    ['Duluth, MN', '55802'],
    ['Savannah, GA', '31401'],
  ],
}

const ours: Pools = { ...pools, GB: british, US: american }
const ofIreland: Pools = { ...pools, GB: irish }

const pounds = { decimal: '.', thousands: ',', money: (plain: string) => `£${plain}` } as const
const dollars = { decimal: '.', thousands: ',', money: (plain: string) => `$${plain}` } as const

/** The last Sunday before a day, some weeks earlier. */
function sundayBefore(day: string, weeks: number): string {
  const at = new Date(Date.parse(day))
  const back = (at.getUTCDay() || 7) + 7 * weeks
  return new Date(at.getTime() - back * 86_400_000).toISOString().slice(0, 10)
}

/** The first and last day of the month after a day. */
function monthAfter(day: string): [string, string] {
  const [year, month] = day.split('-').map(Number)
  const isoOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)
  return [isoOf(Date.UTC(year, month, 1)), isoOf(Date.UTC(year, month + 1, 0))]
}

/** Invoices and bills of an agency, a network, a studio, a vet, a managing agent and a consultant. */
export const usualEnglishServices: Family[] = [
  {
    name: 'en-agency-timesheets',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [2, 9],
      isInOrder: true,
      most: 40,
      isPart: true,
      days: [7, 14, 30],
      pools: ours,
      items: [
        ['Adeyemi, Tobi – Class 2 Driver', 'hrs', 19, 27],
        ['Bartlett, Joanne – Production Operative', 'hrs', 15, 19],
        ['Bartlett, Joanne – Production Operative (overtime x1.5)', 'hrs', 22, 28],
        ['Costache, Ionut – FLT Counterbalance', 'hrs', 17, 22],
        ['Greaves, Simon – Site Supervisor', 'hrs', 26, 38],
        ['Hussain, Nadia – Payroll Clerk (temp to perm)', 'hrs', 18, 25],
        ['Rowntree, Paul – Hygiene Operative, nights', 'hrs', 16, 21],
      ],
      numbers: (random) => `TMP${random.digits(6)}`,
    },
    style: { ...pounds, date: (y, m, d) => `${d}/${m}/${y}` },
    css: 'body{font:9pt "Open Sans";line-height:1.35} .top{display:flex;justify-content:space-between;align-items:flex-start;border-bottom:3pt solid #6a1b5d;padding-bottom:3mm} .logo{font-size:19pt;font-weight:700;color:#6a1b5d;line-height:1.15;max-width:105mm} .small{font-size:7.5pt;color:#444} .mid{display:flex;justify-content:space-between;margin:8mm 0 7mm} .mid table{width:76mm} .mid td{padding:1px 0;vertical-align:top} .mid td:first-child{font-weight:600;width:33mm} .list th{background:#6a1b5d;color:#fff;font-size:7.5pt;font-weight:600;text-align:left;padding:4px 3px} .list td{border-bottom:.4pt solid #ccc;padding:3px;vertical-align:top} .list .r{padding-right:3px} .hours td{font-weight:600;border-bottom:1pt solid #6a1b5d} .sum{width:70mm;margin:4mm 0 0 auto} .sum td{padding:2px 3px} .pay{margin-top:9mm;border:.6pt solid #6a1b5d;padding:3mm} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7pt;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const branch = random.pick(['Industrial', 'Driving & Logistics', 'Commercial'])
      const sheets = random.int(41000, 68000)
      const seen = new Map<string, number>()
      const list = p.lines((l, at) => {
        const worker = l.description
        const weeks = seen.get(worker) ?? 0
        seen.set(worker, weeks + 1)
        return row([
          sheets + 3 * at,
          worker,
          p.date(sundayBefore(d.issueDate, weeks)),
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const hours = p.lines((l) => l.quantity ?? 0).reduce((whole, own) => whole + own, 0)
      return `<div class=top><div class=logo>${d.seller.name}</div><div class=small style="text-align:right">${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>T ${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}</div></div>
<div class=mid><div>Purchase Ledger<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><div style="font-size:15pt;font-weight:600;margin-bottom:2mm">Sales Invoice</div><table>${row(['Invoice No', d.number])}${row(['Date / Tax Point', p.date(d.issueDate)])}${row(['Client A/C', d.customerNumber])}${row(['Your Order No', d.orderNumber])}${row(['Division', branch])}${row(['Due Date', p.date(d.dueDate)])}</table></div></div>
<div style="margin-bottom:2mm">Supply of temporary staff in accordance with our Terms of Business and authorised timesheets:</div>
<table class=list>${heading(['T/S No', 'Worker', 'Week Ending', '>Hours', '>Rate £', '>Charge £'])}${list.join('')}<tr class=hours><td></td><td>Total hours</td><td></td><td class=r>${p.number(hours, 2)}</td><td></td><td></td></tr></table>
<table class=sum>${row(['Net', `>${p.money(d.subtotal)}`])}${row([`VAT at ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}<tr style="font-weight:700;border-top:1pt solid #6a1b5d"><td>Invoice Total</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=pay><b>Payment by BACS please</b>, quoting ${d.number}.<br>Account name: ${d.seller.name} &nbsp; IBAN: ${grouped(d.seller.iban)}<br><span class=small>Queries must be raised with your consultant within 7 days of receipt. Interest may be charged on overdue accounts under the Late Payment of Commercial Debts (Interest) Act 1998.</span></div>
<div class=foot>${d.seller.name}. Registered in England and Wales. VAT Reg No. ${d.seller.vatId}. Acting as an employment business for temporary workers. Member of the REC.</div>`
    },
  },
  {
    name: 'en-broadband-bill',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [7.5],
      lines: [4, 9],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      days: [21],
      pools: {
        ...ours,
        US: { ...american, trade: ['Fiber', 'Broadband', 'Telephone Cooperative'] },
      },
      items: [
        ['Fiber Internet 500 Mbps', '', 59, 79],
        ['Whole-Home Wi-Fi, 2 pods', '', 8, 15],
        ['Modem/gateway rental', '', 10, 14],
        ['Digital Voice Unlimited', '', 19, 30],
        ['Voicemail to email', '', 2, 4],
        ['TV Local Choice (62 channels)', '', 35, 49],
        ['Professional installation', '', 75, 120],
        ['Service call – inside wiring', '', 45, 85],
        ['Directory assistance calls (411)', '', 2, 8],
      ],
      numbers: (random) => random.digits(10),
    },
    style: { ...dollars, date: (y, m, d) => `${m}/${d}/${y.slice(2)}` },
    css: 'body{font:9pt "Roboto";color:#222} .top{display:flex;justify-content:space-between} .logo{font-size:17pt;font-weight:900;color:#00798c;max-width:90mm;line-height:1.1} .id{width:72mm} .id td{padding:1px 0} .boxes{display:flex;gap:5mm;margin:7mm 0} .box{flex:1;border:1pt solid #00798c;border-radius:6px;overflow:hidden} .box h4{background:#00798c;color:#fff;margin:0;padding:4px 8px;font-size:9pt} .box table{margin:4px 8px;width:calc(100% - 16px)} .box td{padding:2px 0} .bold td{font-weight:700;border-top:.6pt solid #999} .due{flex:.7;background:#e6f3f5;text-align:center;border-radius:6px;padding:4mm 2mm} .due div{font-size:19pt;font-weight:700;margin:1mm 0 2mm} .list{margin-bottom:4mm} .list th{text-align:left;color:#00798c;border-bottom:1pt solid #00798c;padding:2px 0;font-size:10pt} .list td{padding:2px 0} .list .when{width:36mm;color:#555} .slip{position:fixed;bottom:0;left:0;right:0;border-top:1pt dashed #555;padding-top:4mm} .slip .note{font-size:7pt;text-align:center;margin-bottom:3mm} .slip .two{display:flex;justify-content:space-between;align-items:flex-start} .slip table{width:70mm} .slip td{padding:1.5px 0}',
    draw: (p) => {
      const { doc: d, random } = p
      const [start, end] = monthAfter(d.issueDate)
      const before = random.int(7800, 16400)
      const federal = Math.round(d.tax * 0.37)
      const isOnce = (line: Line) => /install|call/i.test(line.description)
      const monthly = d.lines.filter((line) => !isOnce(line))
      const once = d.lines.filter(isOnce)
      const period = `${p.date(start)} - ${p.date(end)}`
      const section = (title: string, lines: Line[], when: string, total: string) =>
        lines.length
          ? `<table class=list><thead><tr><th>${title}</th><th></th><th></th></tr></thead>${lines.map((l) => `<tr><td>${l.description}</td><td class=when>${when}</td><td class=r>${p.plain(l.amount)}</td></tr>`).join('')}<tr class=bold><td>${total}</td><td></td><td class=r>${p.money(sumOf(lines))}</td></tr></table>`
          : ''
      const summed = (title: string, lines: Line[]) =>
        lines.length ? row([title, `>${p.plain(sumOf(lines))}`]) : ''
      return `<div class=top><div class=logo>${d.seller.name}</div><table class=id>${row(['Account number', `>${d.customerNumber}`])}${row(['Bill number', `>${d.number}`])}${row(['Bill date', `>${p.date(d.issueDate)}`])}${row(['Service period', `>${period}`])}</table></div>
<div style="margin-top:6mm">Hello ${d.buyer.name},<br>thanks for choosing us. Here is your bill for service at ${d.buyer.street}, ${d.buyer.town}.</div>
<div class=boxes><div class=box><h4>Account summary</h4><table>${row(['Previous balance', `>${p.plain(before)}`])}${row([`Payment received – thank you`, `>${p.plain(-before)}`])}${row(['Balance forward', '>0.00'])}${row(['New charges', `>${p.plain(d.total)}`])}</table></div><div class=box><h4>New charges summary</h4><table>${summed('Monthly services', monthly)}${summed('One-time charges', once)}${row(['Taxes, fees & surcharges', `>${p.plain(d.tax)}`])}<tr class=bold><td>Total new charges</td><td class=r>${p.plain(d.total)}</td></tr></table></div><div class=due>Total due<div>${p.money(d.amountDue)}</div>Please pay by<br><b>${p.date(d.dueDate)}</b></div></div>
${section('Monthly services', monthly, period, 'Total monthly services')}${section('One-time charges and usage', once, p.date(d.deliveryDate), 'Total one-time charges')}
<table class=list><thead><tr><th>Taxes, fees &amp; surcharges</th><th></th><th></th></tr></thead><tr><td>Federal Universal Service Fund</td><td></td><td class=r>${p.plain(federal)}</td></tr><tr><td>State and local communications tax</td><td></td><td class=r>${p.plain(d.tax - federal)}</td></tr><tr class=bold><td>Total taxes, fees &amp; surcharges</td><td></td><td class=r>${p.money(d.tax)}</td></tr></table>
<div style="font-size:8pt">Questions? Call ${d.seller.telephone} or visit ${d.seller.site}. A late fee may apply to balances not paid by the due date.</div>
<div class=slip><div class=note>Please detach and return this portion with your check. Do not send cash. Do not staple.</div><div class=two><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}<br><br><br>Make check payable and mail to:<br>${d.seller.name}<br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}</div><table>${row(['Account number', `>${d.customerNumber}`])}${row(['Due date', `>${p.date(d.dueDate)}`])}${row(['<b>Amount due</b>', `><b>${p.money(d.amountDue)}</b>`])}${row(['Amount enclosed', '>$ ____________'])}</table></div></div>`
    },
  },
  {
    name: 'en-marketing-project',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [3, 6],
      isOnce: true,
      most: 8,
      isPart: true,
      allowance: 0.3,
      prepaid: 0.8,
      days: [14, 30],
      pools: { ...ours, GB: { ...british, trade: ['Kindred', 'Bright Field', 'Paper Boat'] } },
      items: [
        ['Brand workshop and positioning document', 'days', 480, 850],
        ['Paid social campaign set-up (Meta and LinkedIn)', 'days', 350, 600],
        ['Copywriting – landing pages', 'pages', 95, 180],
        ['Monthly SEO retainer incl. reporting call', 'months', 650, 1200],
        ['Photography half-day, on location, with edited images', 'sessions', 380, 560],
        ['Email newsletter design and build', 'emails', 140, 260],
      ],
      numbers: (random, year) => `#${year.slice(2)}${random.digits(3)}`,
    },
    style: {
      ...pounds,
      date: (y, m, d) => `${Number(d)} ${english[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9.5pt "Lato";color:#2b2b2b;line-height:1.4} h1{font-size:46pt;font-weight:900;color:#ff5a3c;margin:0 0 8mm;letter-spacing:-1pt;line-height:1} .cols{display:flex;gap:10mm} .side{width:46mm;flex:none;font-size:8.5pt} .side h5{color:#ff5a3c;font-size:8.5pt;margin:0 0 1mm} .side p{margin:0 0 5mm} .main{flex:1} .item{border-top:.6pt solid #ddd} .main th{text-align:left;font-size:8pt;color:#888;font-weight:400;padding:3px 0} .main td{padding:7px 0;vertical-align:top} .main .item td+td{padding-left:13px!important} .sum{background:#fdeeea;border-radius:8px;padding:4mm 5mm;margin:6mm 0 0 30mm} .sum td{padding:2.5px 0} .big td{font-size:13pt;font-weight:900;color:#ff5a3c;padding-top:6px} .foot{position:fixed;bottom:0;left:0;right:0;font-size:8pt;color:#888;border-top:.6pt solid #ddd;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const project = random.pick(['Spring relaunch', 'Website refresh', 'Trade show campaign'])
      const list = p.lines(
        (l) =>
          `<tr class=item><td><b>${l.description}</b></td><td class=r>${p.number(l.quantity)} ${l.unit}</td><td class=r>${p.money(l.price)}</td><td class=r>${p.money(l.amount)}</td></tr>`
      )
      const discount = d.allowance
        ? `${row(['Items', `>${p.money(d.lineTotal)}`])}${row(['Friends of the studio discount', `>-${p.money(d.allowance)}`])}`
        : ''
      const deposit = d.prepaid ? row(['Deposit paid', `>-${p.money(d.prepaid)}`]) : ''
      return `<h1>Invoice</h1><div class=cols><div class=side><h5>Billed to</h5><p>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</p><h5>From</h5><p>${d.seller.name}<br>${d.seller.street}<br>${d.seller.town}<br>${d.seller.postCode}<br>VAT ${d.seller.vatId}</p><h5>Invoice number</h5><p>${d.number}</p><h5>Issued</h5><p>${p.date(d.issueDate)}</p><h5>Due</h5><p>${p.date(d.dueDate)}</p><h5>How to pay</h5><p>Bank transfer to<br>${d.seller.name}<br>${grouped(d.seller.iban)}</p></div>
<div class=main><div style="font-size:13pt;margin-bottom:4mm">${project}</div><table>${heading(['What we did', '>Qty', '>Price', '>Total'])}${list.join('')}</table><div class=sum><table>${discount}${row(['Subtotal', `>${p.money(d.subtotal)}`])}${row([`VAT (${p.number(d.taxes[0].rate)}%)`, `>${p.money(d.tax)}`])}${row([d.prepaid ? 'Total inc. VAT' : '<b>Total inc. VAT</b>', `>${p.money(d.total)}`])}${deposit}<tr class=big><td>${d.prepaid ? 'Balance to pay' : 'To pay'}</td><td class=r>${p.money(d.amountDue)}</td></tr></table></div></div></div>
<div class=foot>${d.seller.site} &nbsp;·&nbsp; ${d.seller.mail} &nbsp;·&nbsp; ${d.seller.telephone}</div>`
    },
  },
  {
    name: 'en-vet-account',
    plan: {
      country: 'GB',
      currency: 'EUR',
      rates: [13.5, 23],
      lines: [4, 9],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isGross: true,
      isBuyerPerson: true,
      prepaid: 0.7,
      pools: ofIreland,
      items: [
        ['Consultation – Dr. Nolan', '', 45, 65],
        ['Annual booster L4 & DHP', '', 48, 62],
        ['Nurse clinic: bandage change', '', 18, 30],
        ['Blood profile, in-house (Chem 17)', '', 85, 130],
        ['General anaesthetic and monitoring', '', 120, 190],
        ['Dental scale & polish', '', 110, 180],
        ['Extraction, single rooted', '', 22, 40],
        ['Metacam oral suspension 32 ml', '', 19, 31, 1],
        ['Hill’s i/d Digestive Care 1.5 kg', '', 17, 24, 1],
        ['Buster collar size 15', '', 9, 14, 1],
      ],
      numbers: (random) => `A/${random.digits(5)}`,
    },
    style: {
      decimal: '.',
      thousands: ',',
      money: (plain) => `€${plain}`,
      date: (y, m, d) => `${d}-${english[Number(m) - 1].slice(0, 3)}-${y}`,
    },
    css: 'body{font:10.5pt "EB Garamond";font-variant-numeric:lining-nums} .head{text-align:center;line-height:1.3} .head b{font-size:20pt;font-weight:500;color:#1f4d3a} .ids{display:flex;justify-content:space-between;margin:9mm 0 6mm} .ids .num{text-align:right} .list th{text-align:left;border-bottom:.8pt solid #1f4d3a;border-top:.8pt solid #1f4d3a;font-weight:500;padding:3px 0} .list td{padding:2.5px 0;vertical-align:top} .tot td{border-top:.8pt solid #1f4d3a} .bal td{font-weight:700;border-top:.8pt solid;border-bottom:2pt double} .vat{width:84mm;margin-top:10mm;font-size:9pt} .vat th{font-weight:500;text-align:left;border-bottom:.4pt solid} .tail{margin-top:8mm;font-style:italic}',
    draw: (p) => {
      const { doc: d, random } = p
      const pet = random.pick(['Bramble', 'Oscar', 'Mitzi', 'Setanta'])
      const days = [d.orderDate, d.deliveryDate]
      const count = d.lines.length
      const list = p.lines((l, at) => {
        const half = Math.floor((2 * at) / count)
        const isNew = at === 0 || half !== Math.floor((2 * (at - 1)) / count)
        return row([
          isNew ? p.date(days[half]) : '',
          isNew ? pet : '',
          l.description,
          `>${p.number(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const paid = d.prepaid
        ? row([
            p.date(d.deliveryDate),
            '',
            'Payment – debit card, with thanks',
            '',
            `>${p.plain(-d.prepaid)}`,
          ])
        : ''
      const vat = p.taxes((t) =>
        row([
          `${p.number(t.rate)}%`,
          `>${p.plain(t.base)}`,
          `>${p.plain(t.amount)}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      return `<div class=head><b>${d.seller.name}</b><br>Small Animal &amp; Equine<br>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>Tel. ${d.seller.telephone} &nbsp;•&nbsp; Out of hours: same number</div>
<div class=ids><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div class=num>Account of treatment<br>Invoice ${d.number}<br>${p.date(d.issueDate)}<br>Client ${d.customerNumber}</div></div>
<table class=list>${heading(['Date', 'Animal', 'Treatment / Goods', '>VAT %', '>€ incl. VAT'])}${list.join('')}<tr class=tot><td></td><td></td><td>Total this invoice</td><td></td><td class=r>${p.plain(d.total)}</td></tr>${paid}<tr class=bal><td></td><td></td><td>Balance now due</td><td></td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<table class=vat>${heading(['VAT rate', '>Net', '>VAT', '>Gross'])}${vat.join('')}${row(['Total', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
<div class=tail>Accounts are payable at the time of treatment; outstanding balances by ${p.date(d.dueDate)}, please. Repeat prescriptions: 24 hours’ notice.</div>`
    },
  },
  {
    name: 'en-leasehold-demand',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [0],
      lines: [1, 5],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      days: [28, 30],
      pools: {
        ...ours,
        GB: { ...british, trade: ['Property Management', 'Estates', 'Block Management'] },
      },
      items: [
        ['Interim service charge on account', '', 480, 1250],
        ['Reserve fund contribution', '', 90, 320],
        ['Ground rent', '', 50, 150],
        ['Buildings insurance premium, your proportion', '', 110, 340],
        ['Water charges – apportioned', '', 35, 90],
        ['Administration fee: licence to sublet', '', 60, 120],
      ],
      numbers: (random, year) => `SC${year}/${random.digits(4)}`,
    },
    style: {
      ...pounds,
      date: (y, m, d) => `${d} ${english[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:9.5pt "Liberation Serif";line-height:1.25} .own{text-align:right;font-size:9pt} .own b{font-size:13pt} .to{margin:2mm 0 7mm} .t{font-weight:bold;text-align:center;font-size:12pt;margin:5mm 0 1mm} .sub{text-align:center;margin-bottom:4mm} .ref{margin-bottom:4mm} .ref td{padding:1px 0;vertical-align:top} .ref td:nth-child(odd){width:32mm} .box{border:.8pt solid} .box th{border-bottom:.8pt solid;text-align:left;padding:3px 5px} .box td{padding:3px 5px} .box .r{padding-right:5px} .last td{border-top:.8pt solid;font-weight:bold} .legal{font-size:8pt;text-align:justify} .legal p{margin:2mm 0} .slip{position:fixed;bottom:0;left:0;right:0;border-top:1pt dotted;padding-top:2mm} .slip table{border:.6pt solid;margin-top:2mm} .slip td{border:.6pt solid;padding:3px 5px!important;width:25%}',
    draw: (p) => {
      const { doc: d, random } = p
      const [year, month] = d.issueDate.split('-').map(Number)
      const [start, end] =
        month < 7 ? [`${year}-07-01`, `${year}-12-31`] : [`${year + 1}-01-01`, `${year + 1}-06-30`]
      const block = random.pick(['Harbour View', 'Admiral’s Reach', 'Linden House'])
      const arrears = random.chance(0.4)
        ? `Our records also show arrears of ${p.money(random.int(20000, 90000))} from earlier demands, about which we have written to you separately and which are not included above. `
        : ''
      const account = `${random.digits(8)}`
      const list = p.lines((l) =>
        row([
          l.description,
          /fee/.test(l.description) ? '' : `${p.date(start)} to ${p.date(end)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=own><b>${d.seller.name}</b><br>Managing Agents and Chartered Surveyors<br>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>${d.seller.telephone} | ${d.seller.mail}</div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div>
<div class=t>DEMAND FOR PAYMENT</div><div class=sub>Service charge, rent and other sums due under the lease</div>
<table class=ref>${row(['Demand number:', d.number, 'Property:', `${d.buyer.street}, ${d.buyer.town}`])}${row(['Date of demand:', p.date(d.issueDate), 'Tenant ref:', d.customerNumber])}${row(['Landlord:', `${block} (Freehold) Company`, 'Payable on or before:', p.date(d.dueDate)])}</table>
<table class=box><thead><tr><th>Description</th><th>Period</th><th class=r>£</th></tr></thead>${list.join('')}<tr class=last><td>Total now due</td><td></td><td class=r>${p.plain(d.total)}</td></tr></table>
<div class=legal><p>${arrears}If payment is not received by the date above, interest may be charged at 4% above the base rate of the Bank of England in accordance with your lease, and an administration fee of £60.00 may become payable for each reminder. Where arrears remain unpaid your mortgage lender may be notified and the matter referred to solicitors without further notice.</p><p>For the purposes of sections 47 and 48 of the Landlord and Tenant Act 1987 the address for service of notices on the Landlord is c/o ${d.seller.name}, ${d.seller.street}, ${d.seller.town} ${d.seller.postCode}. A summary of tenants’ rights and obligations is enclosed. No VAT is charged on this demand.</p><p>Bank transfer: Client Account, sort code 20-${account.slice(0, 2)}-${account.slice(2, 4)}, account number ${account}. Please use your tenant reference. Direct Debit forms are available on request.</p></div>
<div class=slip><b>REMITTANCE ADVICE</b> – please return with your cheque, made payable to ${d.seller.name}<table>${row(['Tenant ref', d.customerNumber, 'Demand', d.number])}${row(['Name', d.buyer.name, 'Amount due', p.money(d.amountDue)])}${row(['Due date', p.date(d.dueDate), 'Amount paid', '£'])}</table></div>`
    },
  },
  {
    name: 'en-consultant-hours',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [0],
      lines: [2, 6],
      isOnce: true,
      most: 24,
      isPart: true,
      isSellerPerson: true,
      days: [15, 30],
      pools: ours,
      items: [
        ['Stakeholder interviews and summary memo', 'hours', 95, 160],
        ['On-site facilitation, strategy retreat', 'hours', 120, 195],
        ['Grant application review and line edits', 'hours', 75, 120],
        ['Board presentation prep', 'hours', 95, 150],
        ['Data cleanup, donor database', 'hours', 60, 95],
        ['Conference calls (weekly check-in)', 'hours', 75, 130],
      ],
      numbers: (random) => `${random.int(101, 489)}`,
    },
    style: {
      ...dollars,
      date: (y, m, d) => `${english[Number(m) - 1]} ${Number(d)}, ${y}`,
    },
    css: 'body{font:11pt "Carlito";line-height:1.2} .top td{vertical-align:top;padding:0} .word{font-size:30pt;color:#8496b0;font-weight:bold;text-align:right;line-height:1} .slog{font-style:italic;color:#555;font-size:10pt} .who{margin:9mm 0 8mm} .who td{vertical-align:top;width:50%;padding:0} .list th{background:#d9e2f3;border:.5pt solid #8eaadb;font-size:10pt;padding:3px 5px;text-align:center} .list td{border:.5pt solid #8eaadb;padding:3px 5px;height:15px} .list td.n{border:0} .list .r{padding-right:5px} .end{margin-top:9mm} .thanks{text-align:center;font-weight:bold;margin-top:12mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const title = random.pick([
        'Nonprofit Strategy & Fundraising',
        'Independent Management Consultant',
      ])
      const engagement = random.pick(['Consulting services', 'Strategic planning, phase 2'])
      const blank = '<tr><td></td><td></td><td></td><td></td></tr>'
      const total = (label: string, amount: string) =>
        `<tr><td class=n></td><td class=n></td><td class="r n">${label}</td><td class=r>${amount}</td></tr>`
      return `<table class=top><tr><td><b style="font-size:14pt">${d.seller.name}</b><br><span class=slog>${title.replace('&', '&amp;')}</span><br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>Phone ${d.seller.telephone}<br>${d.seller.mail}</td><td><div class=word>INVOICE</div><div style="text-align:right;margin-top:3mm">INVOICE #${d.number}<br>DATE: ${p.date(d.issueDate)}</div></td></tr></table>
<table class=who><tr><td><b>TO:</b><br>${d.buyer.name}<br>Attn: Accounts Payable<br>${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}</td><td><b>FOR:</b><br>${engagement}<br>P.O. # ${d.orderNumber}</td></tr></table>
<table class=list><thead><tr><th>DESCRIPTION</th><th style="width:20mm">HOURS</th><th style="width:27mm">RATE</th><th style="width:30mm">AMOUNT</th></tr></thead>${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}${blank.repeat(4)}${total('SUBTOTAL', p.money(d.subtotal))}${total('SALES TAX', p.money(d.tax))}${total('<b>TOTAL</b>', `<b>${p.money(d.total)}</b>`)}</table>
<div class=end>Make all checks payable to <b>${d.seller.name}</b><br>Payment is due by ${p.date(d.dueDate)}.<br>Questions concerning this invoice? Contact ${d.seller.name}, ${d.seller.mail}</div>
<div class=thanks>THANK YOU FOR YOUR BUSINESS!</div>`
    },
  },
]
