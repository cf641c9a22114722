import { dayAfter } from '../days.ts'
import { baseOf, taxOf, vatOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import { partiesIn } from '../people.ts'
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
  townFirst,
  two,
  type Print,
} from '../print.ts'
import type { Random } from '../random.ts'
import { polishForm, polishWords } from '../polish_words.ts'
import { squareCode } from '../square_code.ts'

const english = monthsIn('GB')
const rows = (facts: string[][]) => facts.map((cells) => row(cells)).join('')

/** Gives a party one of the names of a list, and pages and mails of that name. */
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
  const boxes = party.country === 'Polska' ? ['biuro', 'info'] : ['office', 'accounts', 'info']
  party.mail = `${p.random.pick(boxes)}@${slug}.example`
}

/** A telephone number of an area, in groups as its country writes them. */
const phone = (random: Random, area: string, groups: number[], sign: string) =>
  `${area} ${groups.map((size, at) => (at ? random.digits(size) : `${random.int(2, 9)}${random.digits(size - 1)}`)).join(sign)}`

/** The same task code for the same work. */
const taskOf = (work: string) =>
  `T${100_000 + [...work].reduce((code, letter) => (code * 37 + letter.charCodeAt(0)) % 399_983, 11)}`

/** An amount in Polish words: `sto dwa złote 15/100`. */
function inWords(cents: number): string {
  const whole = Math.floor(cents / 100)
  const currency = polishForm(whole, ['złoty', 'złote', 'złotych'])
  return `${polishWords(whole)} ${currency} ${two(cents % 100)}/100`
}

/** Splits rows into pages of a size; the last one has less room because of the sums. */
function paged<T>(list: T[], full: number, last: number): T[][] {
  const pages: T[][] = []
  let at = 0
  while (list.length - at > last) {
    const count = Math.min(full, list.length - at - 3)
    pages.push(list.slice(at, at + count))
    at += count
  }
  return [...pages, list.slice(at)]
}

const zloty = { ...comma, thousands: ' ', money: (plain: string) => `${plain} zł` } as const
const polishNip = (id: string) => id.replace(/^PL(...)(...)(..)(..)$/, '$1-$2-$3-$4')

/** Invoices of ordinary months from the United States, Canada, Australia, New Zealand and Poland. */
export const commonFraserNarew: Family[] = [
  {
    name: 'en-us-plumber-flat-rate',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [7],
      items: itemsOf(`
        Diagnostic fee - standard hours||79|99;
        Clear main sewer line through existing cleanout, up to 100 ft||289|459;
        Camera inspection of sewer line with recording||199|325;
        Rebuild toilet - fill valve, flush valve, flapper and supply line||265|389;
        Install customer supplied kitchen faucet||229|345;
        Replace garbage disposal, 1/2 HP, reuse existing wiring||389|529;
        Replace 50 gallon natural gas water heater, atmospheric vent, incl. permit and haul away||1795|2480;
        Install expansion tank at water heater||245|359;
        Replace main water shutoff with full port ball valve||345|498;
        Replace pressure reducing valve, 3/4 in.||465|640;
        Replace sump pump, 1/3 HP, with check valve||498|729;
        Frost free sill cock, 8 in., interior access||298|410`),
      lines: [2, 5],
      isInOrder: true,
      isOnce: true,
      most: 1,
      prepaid: 0.6,
      isBuyerPerson: true,
      days: [10, 15, 30],
      pools: partiesIn('US', {
        streets: listOf(
          '2218 E Euclid Ave|716 Burnett Ave|4401 Beaver Crest Dr|1305 SW Locust St|88 Hickory Ct NE'
        ),
        towns: townsOf(
          'Des Moines, IA=50317|Ames, IA=50010|Urbandale, IA=50322|Ankeny, IA=50021|Fort Dodge, IA=50501'
        ),
      }),
      numbers: (random) => `${random.int(41, 98)}${random.digits(6)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${Number(m)}/${Number(d)}/${y}`,
    },
    css: '@page{margin:13mm 14mm} body{font:9pt "Roboto";margin:0;line-height:1.4;color:#333} .h{display:flex;justify-content:space-between;align-items:flex-start} .lg{display:flex;gap:4mm;align-items:center} .lg b{font:900 17pt/1.05 "Roboto Condensed";color:#b3201d;max-width:74mm} .sm{font-size:8pt;color:#555;margin-top:2mm} .k{width:74mm;font-size:8.6pt} .k td{padding:.6mm 0} .k td:first-child{font-weight:500;color:#555} .k .n td{font-size:13pt;color:#b3201d;font-weight:700} .a{display:flex;margin:8mm 0 6mm} .a div{flex:1} .a i{font-style:normal;font-size:8pt;color:#777;display:block} .w{background:#f4f4f4;padding:2.5mm 3mm;margin-bottom:5mm} .w b{display:block} .i th{background:#3b3b3b;color:#fff;font-weight:500;font-size:8pt;text-align:left;padding:1.4mm 2mm} .i td{padding:2mm;border-bottom:.5pt solid #ccc;vertical-align:top} .e{display:flex;justify-content:space-between;margin-top:4mm;break-inside:avoid} .e .p{width:94mm;align-self:flex-start} .p caption{text-align:left;font-weight:500;padding-bottom:1mm} .p th{font-size:7.5pt;text-align:left;color:#777;border-bottom:.6pt solid #999;font-weight:400} .p td{font-size:8.4pt;padding:1mm 0;border-bottom:.4pt solid #ddd} .t{width:68mm} .t td{padding:.9mm 2mm} .t .b td{font-weight:700;font-size:11pt;border-top:1.2pt solid #b3201d} .u{font-size:7.4pt;color:#555;margin-top:7mm;line-height:1.35;break-inside:avoid} .u p{margin:0 0 2mm} .z{display:flex;gap:10mm;margin-top:9mm;font-size:8pt} .z div{border-top:.6pt solid #555;width:62mm;padding-top:1mm} .z div:last-child{width:34mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Hawkeye Drain & Plumbing|TALLGRASS PLUMBING|Mel Stockdale Plumbing, Heating & Cooling, Inc.|Prairie Rooter LLC|Two Rivers Pipe Co.|Lindqvist and Sons Plumbing'
      )
      named(
        p,
        'buyer',
        'Janelle Ostrem|Robert & Carol Dykstra|Hector Villalobos|Maple Bend Townhomes HOA|Susan Wieczorek|Grace Lutheran Church|Deshawn Pruett'
      )
      const list = p.lines((l) =>
        row([
          taskOf(l.description),
          l.description,
          `>${p.number(l.quantity, 2)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const work = random.pick([
        'Found the problem as described by the customer, presented options and completed approved repairs. Tested, no leaks at time of departure. Work area cleaned up.',
        'Customer reported slow drains and no hot water at upper bath. Options reviewed on the tablet and signed before starting. All work tested with customer present.',
        'Second visit to complete estimate approved by phone. Everything running properly when technician left. Recommended annual water heater flush.',
      ])
      const paidOn = p.date(d.deliveryDate)
      const card = random.pick(['Visa', 'MasterCard', 'Check'])
      const memo = card === 'Check' ? `#${random.digits(4)}` : `**** ${random.digits(4)}`
      const payments = d.prepaid
        ? `<table class=p><caption>Payments</caption>${heading(['Paid On', 'Type', 'Memo', '>Amount'])}${row([paidOn, card, memo, `>${p.money(d.prepaid)}`])}</table>`
        : `<div class=p>Pay online at ${d.seller.site}/pay or by check payable to ${d.seller.name.replace(/\.$/, '')}. A $35.00 fee applies to returned checks.</div>`
      const sums = [
        row(['Sub-Total', `>${p.money(d.subtotal)}`]),
        row([`Tax (IA ${p.number(d.taxes[0].rate)}%)`, `>${p.money(d.tax)}`]),
        row(['Total', `>${p.money(d.total)}`]),
        d.prepaid ? row(['Payment', `>-${p.money(d.prepaid)}`]) : '',
        rowOf('b', ['Balance Due', `>${p.money(d.amountDue)}`]),
      ]
      const drop =
        '<svg width="13mm" viewBox="0 0 30 36"><path d="M15 1C8 11 4 17 4 23a11 11 0 0 0 22 0C26 17 22 11 15 1z" fill="#b3201d"/><path d="M9 23a6 6 0 0 0 6 6" fill="none" stroke="#fff" stroke-width="2"/></svg>'
      return `<div class=h><div><div class=lg>${drop}<b>${d.seller.name}</b></div><div class=sm>${d.seller.street}, ${townFirst(d.seller)}<br>${phone(random, '(515)', [3, 4], '-')} &nbsp; ${d.seller.mail}<br>License # P-${random.digits(5)}</div></div><table class=k>${rowOf('n', ['Invoice', d.number])}${rows(
        [
          ['Invoice Date', p.date(d.issueDate)],
          ['Completed Date', paidOn],
          ['Technician', random.pick(['Cody H.', 'Marcus Bell', 'Tyler N.', 'Luis A.'])],
          ['Job #', random.digits(8)],
          ['Due Date', p.date(d.dueDate)],
        ]
      )}</table></div>
<div class=a><div><i>Billing Address</i>${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)} USA</div><div><i>Job Address</i>${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)} USA</div></div>
<div class=w><b>Description of work</b>${work}</div>
<table class=i>${heading(['Task #', 'Description', '>Quantity', '>Your Price', '>Your Total'])}${list.join('')}</table>
<div class=e>${payments}<table class=t>${sums.join('')}</table></div>
<div class=u><p>Thank you for choosing ${d.seller.name}! Drain cleaning carries a 30 day warranty on the line cleared; parts and labor on new installations are warranted for one year unless otherwise stated above. Past due balances are subject to a service charge of 1.5% per month.</p><p>I acknowledge satisfactory completion of the work described above and agree to pay the balance due. I find the price agreed upon and all work completed in a professional manner.</p><div class=z><div>Customer signature</div><div>Date</div></div></div>`
    },
  },
  {
    name: 'en-ca-massage-therapist-receipt',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'CAD',
      kind: 'receipt',
      rates: [13],
      items: itemsOf(`
        Massage Therapy - 30 minutes||62|75; Massage Therapy - 45 minutes||82|96;
        Massage Therapy - 60 minutes||98|118; Massage Therapy - 90 minutes||140|165;
        Initial Assessment and Treatment - 75 minutes||120|142;
        Prenatal Massage - 60 minutes||98|120; Hot Stone Massage - 60 minutes||115|138;
        Missed appointment fee||45|60`),
      lines: [1, 6],
      isOnce: true,
      most: 0,
      isSellerPerson: true,
      isBuyerPerson: true,
      pools: partiesIn('US', {
        streets: listOf(
          '214 Locke St S, Unit 2|1067 Bank Street|58 Ontario St N, 2nd Floor|390 Wellington Rd|77 Balsam Cres'
        ),
        towns: townsOf(
          'Hamilton, ON=L8P 4B7|Ottawa, ON=K1S 3W9|Kitchener, ON=N2H 4X6|London, ON=N6C 4P7'
        ),
        country: 'Canada',
      }),
      numbers: (random) => String(random.int(1043, 18760)),
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${english[Number(m) - 1]} ${Number(d)}, ${y}`,
    },
    css: '@page{margin:18mm 20mm} body{font:9.5pt "Inter";margin:0;line-height:1.45;color:#2b3a42} .h{text-align:center;border-bottom:2pt solid #57a99a;padding-bottom:5mm} .h b{font:600 17pt "Inter";display:block} .h span{color:#57a99a} .h small{display:block;font-size:8.3pt;color:#6b7a82;margin-top:1mm} .r{white-space:nowrap} .a{display:flex;justify-content:space-between;margin:8mm 0 9mm} .a h1{font:600 15pt "Inter";margin:0 0 1.5mm} .a i{font-style:normal;color:#6b7a82;font-size:8.3pt;display:block} .l th{text-align:left;font-weight:500;font-size:8.3pt;color:#6b7a82;border-bottom:.8pt solid #b9c7cc;padding:1.5mm 0} .l td{padding:2.3mm 0;border-bottom:.4pt solid #dfe6e8;vertical-align:top} .l small{display:block;color:#6b7a82;font-size:8pt} .s{width:96mm;margin:4mm 0 0 auto} .s td{padding:1mm 0;white-space:nowrap} .s .b td{font-weight:600;border-top:.8pt solid #2b3a42;font-size:11pt;padding-top:2mm} .s .g td{color:#2c8a72} .o{margin-top:12mm;font-size:8.3pt;color:#6b7a82} .z{display:flex;justify-content:space-between;align-items:flex-end;margin-top:14mm} .z .n{font:22pt "Z003";color:#23408a;border-bottom:.6pt solid #6b7a82;padding:0 8mm 1mm 2mm} .z small{display:block;font-size:8pt}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Priya Nandakumar|Gwen MacAlister|Jean-Marc Thibodeau|Simone Okonkwo-Reid|Tess Vandermeer|Darcy O’Halloran'
      )
      named(
        p,
        'buyer',
        'Brenda Kowalchuk|Amir Rezaei|Colleen Fitzsimmons|Xavier Baptiste|Hannah Sauvé|Wm. Dunphy|Leila Hadžić'
      )
      const registration = `${random.digits(5)} ${random.digits(4)} RT0001`
      d.seller.vatId = registration
      const { length } = d.lines
      const areas: Record<string, string> = { Ham: '905', Ott: '613', Kit: '519', Lon: '519' }
      const hour = () => `${random.int(9, 11)}:${random.pick(['00', '15', '30', '45'])} am`
      const list = p.lines((l, at) => {
        const day = dayAfter(d.issueDate, -7 * (length - 1 - at))
        return row([
          `${p.date(day)}<small>${hour()}</small>`,
          l.description,
          `>${p.money(l.amount)}`,
        ])
      })
      const total = p.money(d.total)
      const how = random.pick([
        `Visa ending ${random.digits(4)}`,
        'Interac debit',
        'Interac e-Transfer',
        `Mastercard ending ${random.digits(4)}`,
      ])
      const member = random.pick(['K', 'S', 'V', 'T'])
      return `<div class=h><b>${d.seller.name}</b><span>Registered Massage Therapist</span><small>${d.seller.street}, ${townFirst(d.seller)} &nbsp;·&nbsp; ${phone(random, areas[d.seller.town.slice(0, 3)], [3, 4], '-')} &nbsp;·&nbsp; ${d.seller.mail}<br>CMTO Registration # ${member}${random.digits(3)} &nbsp;·&nbsp; HST # ${registration}</small></div>
<div class=a><div><i>Client</i><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${townFirst(d.buyer)}</div><div style="text-align:right"><h1>Official Receipt</h1>Receipt # ${d.number}<br>${p.date(d.issueDate)}</div></div>
<table class=l>${heading(['Date of service', 'Treatment', '>Fee'])}${list.join('')}</table>
<table class=s>${row(['Subtotal', `>${p.money(d.subtotal)}`])}${row(['HST (13%)', `>${p.money(d.tax)}`])}${rowOf('b', ['Total (CAD)', `>${total}`])}${rowOf('g', [`Paid ${p.date(d.issueDate)}, ${how}`, `>${total}`])}</table>
<div class=o>Please submit this receipt to your extended health insurance plan. Massage therapy provided by a Registered Massage Therapist may be claimed as a medical expense. 24 hours’ notice is required to change or cancel an appointment. Missed appointment fees are not covered by insurers.</div>
<div class=z><div><div class=n>${d.seller.name}</div><small>${d.seller.name}, RMT</small></div><small>Thank you for your visit.</small></div>`
    },
  },
  {
    name: 'en-au-strata-levy-notice',
    plan: {
      country: 'GB',
      currency: 'AUD',
      rates: [10],
      items: itemsOf(`
        Administrative Fund||380|890; Capital Works Fund||140|520;
        Special Levy - Roof membrane replacement, instalment 2 of 4||450|1300;
        Special Levy - Fire safety upgrade (Order of Council)||210|640;
        Excess water usage, unit sub-meter||25|140; Security key fob replacement||55|85;
        By-law registration contribution||30|70`),
      lines: [5, 14],
      isInOrder: true,
      isOnce: true,
      most: 0,
      days: [28, 30, 31],
      pools: partiesIn('GB', {
        streets: listOf(
          'PO Box 1147|Unit 7, 22-26 Banksia Parade|14/193 Old South Head Road|3 Figtree Lane|Locked Bag 20'
        ),
        towns: townsOf(
          'CRONULLA NSW=2230|DEE WHY NSW=2099|NEWTOWN NSW=2042|GOSFORD NSW=2250|WOLLONGONG NSW=2500'
        ),
        country: 'Australia',
      }),
      numbers: (random) => `LN${random.digits(6)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${d}/${m}/${y}`,
    },
    css: '@page{margin:14mm 16mm 10mm} body{font:9pt "Liberation Sans";margin:0;line-height:1.35} .g{height:271mm;position:relative} .h{display:flex;justify-content:space-between;align-items:flex-start} .h h1{font-size:17pt;margin:0;color:#14375e} .h h2{font-size:10.5pt;margin:0 0 2mm;font-weight:normal} .o{width:88mm} .o b{font-size:11.5pt} .t{display:flex;justify-content:space-between;margin:10mm 0 7mm} .t .w{padding:6mm 0 0 6mm;font-size:10pt} .k{width:76mm} .k td{border:.6pt solid #14375e;padding:1.2mm 2mm} .k td:first-child{background:#dfe8f2;width:34mm} .q{border:.6pt solid #14375e;padding:1.5mm 3mm;margin-bottom:4mm} .l th{background:#14375e;color:#fff;font-size:8pt;text-align:left;padding:1.3mm 2mm} .l td{padding:1.5mm 2mm;border-bottom:.4pt solid #aab;vertical-align:top} .l .s td{font-weight:bold;border-top:1pt solid #14375e} .l .d td{font-weight:bold;font-size:11pt;background:#dfe8f2} .n{font-size:7.8pt;margin-top:4mm} .n p{margin:0 0 1.5mm} .f{position:absolute;bottom:0;left:0;right:0;border-top:1pt dashed #000;padding-top:3mm} .f .y{display:flex;gap:5mm;align-items:flex-start} .bp{border:1.2pt solid #0b2a6b;width:62mm;font-size:8pt} .bp .u{display:flex;align-items:center;gap:3mm;padding:1.5mm 2mm} .bp .u b.i{background:#0b2a6b;color:#fff;font:bold italic 12pt "Liberation Sans";padding:2mm 1.5mm} .bp p{margin:0;padding:1mm 2mm;border-top:.6pt solid #0b2a6b;font-size:7pt} .f .v{width:76mm;flex:none;margin-left:auto} .v td{white-space:nowrap} .v td{padding:.9mm 0;border-bottom:.4pt solid #999} .v tr:last-child td{font-weight:bold;font-size:11pt} .f small{font-size:7pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const plan = `${random.int(12, 98)}${random.digits(3)}`
      named(
        p,
        'seller',
        `The Owners - Strata Plan ${plan}|The Owners - Strata Plan No. ${plan}|THE OWNERS - STRATA PLAN ${plan}|The Owners Corporation SP ${plan}`
      )
      named(
        p,
        'buyer',
        'A & L Papadakis|Wei Zhang|Marlowe Property Investments Pty Ltd|Siobhan Keane|Tran Family Superannuation Pty Ltd|G T Hargreaves|Estate of Late M Borg'
      )
      const owner = d.buyer.name.replace(/^(?=Siobhan )/, 'Ms ')
      const abn = `${random.int(11, 96)} ${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`
      d.seller.vatId = abn
      const lot = random.int(2, 48)
      const agent = random.pick([
        'Bluegum Strata',
        'Kirra & Dale Strata Managers',
        'Domain Lane Strata',
      ])
      const month = Math.floor((Number(d.dueDate.slice(5, 7)) - 1) / 3) * 3 + 1
      const year = d.dueDate.slice(0, 4)
      const from = `${year}-${two(month)}-01`
      const until = `${year}-${two(month + 2)}-${month === 1 || month === 10 ? '31' : '30'}`
      let restOfTax = d.tax
      const { length } = d.lines
      const list = p.lines((l, at) => {
        const tax = at === length - 1 ? restOfTax : vatOf(l)
        restOfTax -= tax
        const isFund = l.description.includes('Fund')
        return row([
          l.description,
          isFund ? `<nobr>${p.date(from)} to ${p.date(until)}</nobr>` : '',
          `>${p.plain(l.amount)}`,
          `>${p.plain(tax)}`,
          `>${p.plain(l.amount + tax)}`,
        ])
      })
      const reference = `2${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`
      const labels = ['Details of levy', 'Period', '>Net $', '>GST 10% $', '>Total $']
      return `<div class=g><div class=h><div class=o><b>${d.seller.name}</b><br>ABN ${abn}<br>c/- ${agent}<br>${d.seller.street}<br>${townFirst(d.seller)}</div><div class=r><h1>TAX INVOICE</h1><h2>Levy Notice - Contributions</h2></div></div>
<div class=t><div class=w>${owner}<br>${d.buyer.street}<br>${townFirst(d.buyer)}</div><table class=k>${rows(
        [
          ['Date of notice', p.date(d.issueDate)],
          ['Invoice number', d.number],
          ['Lot / Unit', `${lot} / ${random.int(1, 6)}0${random.int(1, 8)}`],
          ['Unit entitlement', `${random.int(11, 64)} of 1000`],
          ['Due date', `<b>${p.date(d.dueDate)}</b>`],
        ]
      )}</table></div>
<div class=q>Notice to owner of Lot ${lot}, Strata Plan ${plan}: levies determined under s 81 Strata Schemes Management Act 2015 (NSW). All amounts are in Australian dollars.</div>
<table class=l>${heading(labels)}${row(['Balance brought forward', '', '', '', `>${p.plain(0)}`])}${list.join('')}${rowOf('s', ['Total levies this notice', '', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}${rowOf('d', ['Total amount due (AUD)', '', '', '', `>${p.money(d.amountDue)}`])}</table>
<div class=n><p>Interest at the rate of 10% per annum is payable on contributions not paid within one month of the due date. The owners corporation may recover unpaid contributions and its reasonable expenses as a debt.</p><p>Owners having difficulty paying may ask the owners corporation for a payment plan. Please tell us in writing of any change to your address for service of notices.</p><p>Enquiries: ${agent}, ${phone(random, '02', [4, 4], ' ')}, levies@${agent.replace(/[^A-Za-z]/g, '').toLowerCase()}.example</p></div>
<div class=f><div class=y><div><div class=bp><div class=u><b class=i>BPAY</b><div>Biller Code: <b>96503</b><br>Ref: <b>${reference}</b></div></div><p>Contact your bank or financial institution to make this payment from your cheque, savings, debit or transaction account.</p></div><br><small>Pay by phone or card: deft.example, reference ${reference}. A surcharge applies to card payments.</small></div>${squareCode(random, '21mm')}<table class=v>${rows(
        [
          ['Owner', `>${owner}`],
          ['Strata plan / Lot', `>${plan} / ${lot}`],
          ['Invoice', `>${d.number}`],
          ['Due date', `>${p.date(d.dueDate)}`],
          ['Amount due', `>${p.money(d.amountDue)}`],
        ]
      )}</table></div></div></div>`
    },
  },
  {
    name: 'en-nz-scaffold-hire-remittance',
    plan: {
      country: 'GB',
      currency: 'NZD',
      rates: [15],
      items: itemsOf(`
        Erect and dismantle scaffold, per elevation as quoted|Elev|850|2200;
        Weekly hire - perimeter scaffold|Week|140|420; Weekly hire - mobile tower 4.2m|Week|95|160;
        Weekly hire - edge protection per 10m bay|Bay|28|44; Weekly hire - stair access|Week|65|110;
        Shrink wrap to gable end, supply and fit|Roll|260|380; Plank loss|Each|38|62;
        Swivel coupler loss|Each|9|14; Alter lift for roofers|Hour|68|84;
        Hiab delivery and pick up|Trip|145|230; Weekly inspection and tag|Each|45|70`),
      lines: [5, 12],
      isInOrder: true,
      isOnce: true,
      most: 6,
      lineDiscount: 0.2,
      pools: partiesIn('GB', {
        streets: listOf(
          '18 Tarewa Road|PO Box 9031|6B Sawyers Arms Road|227 Great South Road|41 Rangiuru Street'
        ),
        towns: townsOf(
          'Whangārei=0110|Hamilton=3240|Christchurch=8052|Papakura=2110|Ōtaki=5512|Gisborne=4010'
        ),
        country: 'New Zealand',
      }),
      numbers: (random) => `000${random.digits(5)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${Number(d)}/${m}/${y}`,
    },
    css: '@page{margin:12mm 15mm} body{font:9.3pt "Carlito";margin:0;line-height:1.3} .g{height:272mm;position:relative} .h{display:flex;justify-content:space-between;align-items:center;border-bottom:3pt solid #f2b600;padding-bottom:3mm} .h .m{display:flex;gap:4mm;align-items:center} .h b{font:bold 18pt/1.05 "Carlito"} .h .c{font-size:8.6pt;text-align:right} h1{font:bold 20pt "Carlito";margin:6mm 0 4mm;text-align:right} .a{display:flex;gap:6mm} .a .b{flex:1;border:.6pt solid #888;min-height:27mm} .b i{display:block;background:#333;color:#fff;font-style:normal;padding:.7mm 2mm;font-size:8.4pt} .b p{margin:0;padding:1.5mm 2mm} .k{margin:4mm 0} .k th{background:#333;color:#fff;font-weight:normal;font-size:8.4pt;padding:.8mm 2mm;text-align:center} .k td{border:.6pt solid #888;text-align:center;padding:1.2mm} .l{border:.6pt solid #888} .l th{background:#f2b600;font-size:8.6pt;text-align:left;padding:1mm 2mm} .l td{padding:1.2mm 2mm;border-left:.4pt solid #bbb} .l small{color:#555} .e{display:flex;justify-content:space-between;margin-top:3mm} .e .n{width:98mm;font-size:8.3pt} .t{width:72mm} .t td{border:.6pt solid #888;padding:1.1mm 2mm} .t .y td{background:#f2b600;font-weight:bold;font-size:11.5pt} .f{position:absolute;bottom:0;left:0;right:0;border-top:1pt dashed #333;padding-top:2mm} .f h3{margin:0 0 2mm;font-size:12pt} .f .w{display:flex;justify-content:space-between} .f table{width:84mm} .f td{padding:.8mm 0;border-bottom:.4pt solid #aaa}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Kea Scaffolding Limited|TOPOUT SCAFFOLDS|Harakeke Access Ltd|McIvor & Tipene Scaffolding (2016) Limited|Northland Edge Protection|Stan Purcell Scaffold Hire'
      )
      named(
        p,
        'buyer',
        'Redpath Homes Limited|Coastline Roofing & Spouting Ltd|Aroha Kingi|P J Drummond Builders|Waipā Painting Contractors Ltd|Hillcrest School Board'
      )
      const gst = `${random.int(45, 129)}-${random.digits(3)}-${random.digits(3)}`
      d.seller.vatId = gst
      const [year, month] = d.issueDate.split('-').map(Number)
      d.dueDate = month === 12 ? `${year + 1}-01-20` : `${year}-${two(month + 1)}-20`
      const until = d.until
      const codes: Record<string, string> = { W: '09', P: '09', H: '07', C: '03', Ō: '06', G: '06' }
      const list = p.lines((l) => {
        const isHire = l.description.startsWith('Weekly hire') && l.unit === 'Week'
        const first = dayAfter(until, 1 - 7 * (l.quantity ?? 1))
        const name = l.description
        const period = isHire ? `${p.date(first)} to ${p.date(until)}` : ''
        if (period) l.description = `${name} ${period}`
        return row([
          `>${p.number(l.quantity)}`,
          l.unit,
          `${name}${period && `<br><small>${period}</small>`}`,
          `>${p.money(l.price)}`,
          `>${l.discount ? `${l.discount}%` : ''}`,
          `>${p.money(l.amount)}`,
        ])
      })
      const labels = ['>Qty', 'Unit', 'Description', '>Unit price', '>Disc', '>Amount']
      const bank = `${random.pick(['03', '06', '12', '38'])}-${random.digits(4)}-0${random.digits(6)}-00`
      const site = `${random.int(3, 210)} ${random.pick(['Kōwhai Street', 'Marine Parade', 'Tram Road', 'Ngata Crescent'])}`
      const frame =
        '<svg width="15mm" viewBox="0 0 40 40" fill="none" stroke="#333" stroke-width="2.4"><path d="M5 2v36M20 2v36M35 2v36M2 12h36M2 25h36M5 25L20 12M20 25L35 12"/><path d="M2 38h36" stroke="#f2b600" stroke-width="4"/></svg>'
      return `<div class=g><div class=h><div class=m>${frame}<b>${d.seller.name}</b></div><div class=c>${d.seller.street}, ${townFirst(d.seller)}<br>Ph ${phone(random, codes[d.seller.town[0]], [3, 4], ' ')} &nbsp; ${d.seller.mail}<br>GST No. ${gst}</div></div>
<h1>Tax Invoice</h1>
<div class=a><div class=b><i>Bill to</i><p>${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}</p></div><div class=b><i>Site</i><p>${site}<br>Job ${random.digits(4)}</p></div></div>
<table class=k>${heading(['Invoice No.', 'Date', 'Your order No.', 'Terms', 'Due date'])}${row([`<b>${d.number}</b>`, p.date(d.issueDate), d.orderNumber, '20th of month following', p.date(d.dueDate)])}</table>
<table class=l>${heading(labels)}${list.join('')}</table>
<div class=e><div class=n>Hire continues until off-hire is advised by phone or email. Scaffold must not be altered by anyone other than a certificated scaffolder. Interest of 2.5% per month is charged on overdue accounts. This is a payment claim under the Construction Contracts Act 2002.</div><table class=t>${row(['Sub total excl. GST', `>${p.money(d.subtotal)}`])}${row([`GST ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${rowOf('y', ['Total NZD incl. GST', `>${p.money(d.total)}`])}</table></div>
<div class=f><h3>Remittance advice</h3><div class=w><div>${d.seller.name}<br>${d.seller.street}<br>${townFirst(d.seller)}<br><br>Direct credit to account <b>${bank}</b><br>Please use the invoice number as reference.</div><table>${rows(
        [
          ['Customer', `>${d.buyer.name}`],
          ['Invoice No.', `>${d.number}`],
          ['Due date', `>${p.date(d.dueDate)}`],
          ['Amount due', `><b>${p.money(d.amountDue)}</b>`],
          ['Amount paid', '>$ ______________'],
        ]
      )}</table></div></div></div>`
    },
  },
  {
    name: 'pl-hurt-drogeria-strony',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 5],
      items: itemsOf(`
        Szampon do włosów suchych 400 ml|szt.|7|14; Szampon przeciwłupieżowy 250 ml|szt.|9|17;
        Odżywka z keratyną 200 ml|szt.|8|15; Farba do włosów 5.0 brąz|szt.|11|22;
        Farba do włosów 9.1 popielaty blond|szt.|11|22; Lakier do włosów mocny 250 ml|szt.|8|16;
        Żel pod prysznic oliwkowy 500 ml|szt.|6|12; Mydło w płynie zapas 1 l|szt.|5|9;
        Mydło kostka 100 g|szt.|2|4; Krem nawilżający na dzień 50 ml|szt.|9|24;
        Krem do rąk glicerynowy 100 ml|szt.|3|7; Balsam do ciała kakaowy 300 ml|szt.|9|18;
        Płyn micelarny 400 ml|szt.|8|15; Płatki kosmetyczne a'120|op.|3|6;
        Patyczki higieniczne a'200|op.|2|5; Dezodorant roll-on 50 ml|szt.|6|12;
        Antyperspirant spray 150 ml|szt.|8|15; Pianka do golenia 200 ml|szt.|7|13;
        Maszynki jednorazowe a'5|op.|6|14; Woda po goleniu 100 ml|szt.|9|19;
        Pasta do zębów 75 ml|szt.|5|11; Szczoteczka do zębów średnia|szt.|3|8;
        Płyn do płukania ust 500 ml|szt.|9|17; Zmywacz do paznokci 50 ml|szt.|2|5;
        Lakier do paznokci 8 ml kol. 14|szt.|5|10; Tusz do rzęs czarny 10 ml|szt.|12|27;
        Podpaski ze skrzydełkami a'10|op.|3|7|1; Wkładki higieniczne a'60|op.|5|9|1;
        Tampony normal a'16|op.|6|11|1; Pieluchy 4 maxi a'46|op.|28|44|1;
        Pieluchy 5 junior a'40|op.|29|46|1; Smoczek silikonowy 0-6 m|szt.|7|13|1;
        Papier toaletowy 3-w. a'8|op.|7|12; Ręcznik kuchenny a'2|op.|4|8;
        Chusteczki higieniczne 10x10|op.|3|6; Proszek do prania kolor 2,6 kg|op.|19|33;
        Żel do prania czarne 1,5 l|szt.|15|26; Płyn do płukania tkanin 2 l|szt.|9|16;
        Kapsułki do zmywarki a'50|op.|27|45; Płyn do naczyń 900 ml|szt.|5|9;
        Mleczko do czyszczenia 750 ml|szt.|6|11; Płyn do szyb 750 ml|szt.|4|8;
        Kostka WC zawieszka 40 g|szt.|3|6; Udrażniacz do rur granulki 400 g|szt.|8|14;
        Worki na śmieci 60 l a'20|rol.|4|7; Gąbki kuchenne a'5|op.|2|4;
        Świeca zapachowa 115 g|szt.|6|12; Odświeżacz powietrza wkład 250 ml|szt.|9|17`),
      lines: [64, 170],
      isOnce: true,
      most: 36,
      lineDiscount: 0.35,
      days: [14, 21, 30],
      pools: partiesIn('PL', {
        streets: listOf(
          'ul. Składowa 14|ul. Fabryczna 3 hala B|ul. Rynek 19|ul. Kościuszki 41A|ul. Obrońców Westerplatte 6|ul. Ogrodowa 2'
        ),
        towns: townsOf(
          'Kalisz=62-800|Radom=26-600|Nowy Sącz=33-300|Tomaszów Mazowiecki=97-200|Łomża=18-400'
        ),
      }),
      numbers: (random, year) => `FS ${random.int(212, 9840)}/MAG1/${year}`,
    },
    style: { ...zloty, date: (y, m, d) => `${y}-${m}-${d}` },
    css: '@page{margin:9mm 11mm} body{font:7.8pt "DejaVu Sans";margin:0;line-height:1.25} .g{height:278mm;position:relative} .g+.g{break-before:page} .h{display:flex;justify-content:space-between;align-items:flex-start} .h .n{font:bold 13pt "DejaVu Sans";color:#000;max-width:92mm;line-height:1.1} .d{border:.8pt solid #000;width:86mm} .d td{padding:.7mm 2mm} .d .f td{font-size:10.5pt;font-weight:bold;background:#e6e6e6;text-align:center} .a{display:flex;gap:4mm;margin:3mm 0} .a div{flex:1;border:.6pt solid #000;padding:1.5mm 2.5mm} .a i{font-size:6.5pt;font-style:normal;display:block;text-transform:uppercase} .l th{border:.5pt solid #000;background:#e6e6e6;font-size:6.6pt;padding:.8mm 1mm;text-align:center!important} .l td{border:.5pt solid #000;padding:.65mm 1mm;white-space:nowrap} .l td+td,.l th+th{padding-left:1mm!important} .l .c td{border:0;font-weight:bold;text-align:right} .e{display:flex;justify-content:space-between;margin-top:3mm;align-items:flex-start} .v{width:104mm} .v th,.v td,.y th,.y td{border:.5pt solid #000;padding:.8mm 1.5mm;font-weight:normal} .v th,.y th{background:#e6e6e6;font-size:6.6pt} .v .s td{font-weight:bold} .y{width:78mm} .z{border:.8pt solid #000;padding:2mm 3mm;margin-top:3mm} .z b{font-size:12pt} .u{display:flex;justify-content:space-between;margin-top:13mm} .u div{border-top:.5pt dotted #000;width:68mm;text-align:center;font-size:6.6pt;padding-top:.5mm} .p{position:absolute;bottom:0;left:0;right:0;border-top:.4pt solid #000;font-size:6.4pt;display:flex;justify-content:space-between;padding-top:.6mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Hurtownia Drogeryjna "BIELINEK" Sp. z o.o.|PERŁAN HURT Sp. j.|Drogeria-Serwis Wolniewicz i Wspólnicy Sp. k.|F.H.U. LAWENDA s.c. R. Czubak, M. Czubak|ALBINEX S.A.'
      )
      named(
        p,
        'buyer',
        'Sklep "U Basi" Barbara Kurzawa|P.P.H.U. Jaśmin Sp. z o.o.|Drogeria Kokardka Danuta Świst|GS "Samopomoc Chłopska" w Zawadach|MINI-MARKET Ryszard Pyziak|Hotel Podgrodzie Sp. z o.o.'
      )
      let carried = 0
      const list = p.lines((l, at) => {
        carried += l.amount
        const drawn = row([
          `>${at + 1}`,
          `590${random.digits(10)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 2) : ''}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}%`,
        ])
        return { drawn, carried }
      })
      const pages = paged(list, 39, 24)
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const labels = listOf(
        'Lp.|Kod kreskowy|Nazwa towaru|Ilość|J.m.|Cena netto|Rabat %|Wartość netto|VAT'
      )
      const carry = (label: string, sum: number) =>
        `<tr class=c><td colspan=7>${label}</td><td class=r>${p.plain(sum)}</td><td></td></tr>`
      const clerk = random.pick(['Sylwia Matczak', 'Kamil Rojek', 'Dorota Pietras'])
      const head = `<div class=h><div><div class=n>${d.seller.name}</div>${d.seller.street}, ${codeFirst(d.seller)}<br>NIP: ${polishNip(d.seller.vatId)} &nbsp; BDO: 000${random.digits(6)}<br>infolinia ${phone(random, '801', [3, 3], ' ')}, ${d.seller.mail}</div><table class=d><tr class=f><td colspan=2>Faktura VAT<br>${d.number}</td></tr>${rows(
        [
          ['Data wystawienia', p.date(d.issueDate)],
          ['Data dostawy', p.date(d.deliveryDate)],
          ['Miejsce wystawienia', d.seller.town],
          ['Dokument WZ', `WZ ${random.digits(5)}/MAG1`],
        ]
      )}</table></div>
<div class=a><div><i>Nabywca</i><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>NIP: ${polishNip(d.buyer.vatId)}</div><div><i>Odbiorca / miejsce dostawy</i>jak nabywca<br>Trasa: ${random.pick(['pn-07', 'śr-12', 'pt-03'])}, kierowca ${random.pick(['Zdzisław', 'Adrian', 'Leszek'])}<br>Nr kontrahenta: ${d.customerNumber}</div></div>`
      const total = p.plain(d.total)
      const end = `<div class=e><table class=v>${heading(['Stawka VAT', 'Wartość netto', 'Kwota VAT', 'Wartość brutto'])}${taxes.join('')}${rowOf('s', ['Razem', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${total}`])}</table><table class=y>${heading(['Forma płatności', 'Termin', 'Kwota'])}${row(['przelew', p.date(d.dueDate), `>${p.plain(d.amountDue)}`])}</table></div>
<div class=z>Do zapłaty: <b>${p.plain(d.amountDue)} PLN</b><br>Słownie: ${inWords(d.amountDue)}<br>Rachunek bankowy: ${d.seller.iban.slice(2, 4)} ${grouped(d.seller.iban.slice(4))}</div>
<div class=u><div>${clerk}<br>osoba upoważniona do wystawienia</div><div><br>osoba upoważniona do odbioru</div></div>`
      return pages
        .map((own, at) => {
          const isLast = at === pages.length - 1
          const next = `<div class=h style="margin-bottom:3mm"><b>${d.seller.name}</b><b>Faktura VAT ${d.number} z dnia ${p.date(d.issueDate)}</b></div>`
          const before = at ? carry('Z przeniesienia:', pages[at - 1].at(-1)!.carried) : ''
          const after = carry(isLast ? 'Razem netto:' : 'Do przeniesienia:', own.at(-1)!.carried)
          return `<div class=g>${at ? next : head}<table class=l>${heading(labels)}${before}${own.map(({ drawn }) => drawn).join('')}${after}</table>${isLast ? end : ''}<div class=p><span>Towar niezgodny z zamówieniem prosimy zgłaszać w ciągu 3 dni od dostawy.</span><span>Strona ${at + 1} z ${pages.length}</span></div></div>`
        })
        .join('')
    },
  },
  {
    name: 'pl-tlumacz-przysiegly-zw',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [0],
      items: itemsOf(`
        Tłumaczenie poświadczone z j. niemieckiego – umowa sprzedaży pojazdu|str.|48|65;
        Tłumaczenie poświadczone z j. niemieckiego – dowód rejestracyjny|str.|45|60;
        Tłumaczenie poświadczone na j. niemiecki – odpis z KRS|str.|55|75;
        Tłumaczenie poświadczone na j. niemiecki – świadectwo pracy|str.|52|70;
        Tłumaczenie zwykłe – korespondencja handlowa|str.|38|52;
        Tłumaczenie zwykłe – instrukcja obsługi prasy krawędziowej|str.|40|56;
        Tłumaczenie ustne – wizyta u notariusza|godz.|150|220;
        Dodatkowy egzemplarz poświadczony|egz.|20|35; Przesyłka kurierska|szt.|18|26`),
      lines: [2, 7],
      isInOrder: true,
      isOnce: true,
      most: 8,
      isSellerPerson: true,
      days: [3, 7, 14],
      pools: partiesIn('PL', {
        streets: listOf(
          'ul. Krasińskiego 7 m. 12|ul. Wąska 5/3|pl. Wolności 11/2|ul. Strefowa 20|ul. Narutowicza 88'
        ),
        towns: townsOf('Opole=45-060|Zielona Góra=65-058|Gliwice=44-100|Bolesławiec=59-700'),
      }),
      numbers: (random, year) => `${random.int(3, 94)}/${year}`,
    },
    style: { ...zloty, date: dotted },
    css: '@page{margin:20mm 20mm} body{font:10pt "Lato";margin:0;line-height:1.4;color:#222} .h{display:flex;justify-content:space-between;align-items:flex-start;margin-bottom:9mm} .h h1{font:300 22pt "Lato";margin:0} .h h1 b{font-weight:700} .h table{width:74mm;font-size:9pt} .h td{padding:.5mm 0} .h td:first-child{color:#777} .a{display:flex;gap:12mm;margin-bottom:9mm} .a div{flex:1} .a h3{font-size:8.5pt;letter-spacing:1px;text-transform:uppercase;color:#777;font-weight:400;border-bottom:.8pt solid #222;margin:0 0 2mm;padding-bottom:1mm} .l th{font-size:8.3pt;text-align:left;font-weight:700;border-bottom:1.2pt solid #222;padding:1.5mm 0} .l td{padding:2mm 0;border-bottom:.4pt solid #bbb;vertical-align:top} .l .s td{font-weight:700;border-bottom:0} .l td+td,.l th+th{padding-left:3mm!important} .e{display:flex;justify-content:space-between;margin-top:7mm} .e .k{width:96mm;font-size:9pt;align-self:flex-start} .k td{padding:.7mm 0;vertical-align:top} .k td:first-child{width:31mm;color:#777} .q{background:#222;color:#fff;padding:3mm 5mm;min-width:52mm;text-align:right;align-self:flex-start} .q b{display:block;font-size:16pt} .u{margin-top:9mm;font-size:8.6pt;color:#555} .z{margin-top:20mm;width:66mm;border-top:.5pt solid #222;text-align:center;font-size:8pt;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Katarzyna Wrzesień|Grzegorz Malinowski-Opitz|Iwona Stępniak|Bernard Kaczmarczyk|Łucja Hajduk'
      )
      named(
        p,
        'buyer',
        'AUTO-IMPORT Jezierski Sp. j.|Stal-Gięcie Sp. z o.o.|Kancelaria Radcy Prawnego Olga Bień|Marianna Kopeć|METALEX OPOLE S.A.|Zakład Stolarski Engel i Syn s.c.'
      )
      const list = p.lines((l, at) =>
        row([
          `${at + 1}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          l.rate ? `${p.number(l.rate)}%` : 'zw.',
          `>${p.plain(l.amount)}`,
        ])
      )
      const labels = [
        'Lp.',
        'Nazwa usługi',
        '>Ilość',
        'J.m.',
        '>Cena',
        '>Wartość netto',
        'VAT',
        '>Wartość brutto',
      ]
      const facts = [
        ['Data wystawienia', `>${p.date(d.issueDate)}`],
        ['Miejsce wystawienia', `>${d.seller.town}`],
        ['Data wykonania usługi', `>${p.date(d.deliveryDate)}`],
      ]
      const payment = [
        ['Forma płatności', 'przelew'],
        ['Termin płatności', p.date(d.dueDate)],
        ['Nr konta', grouped(d.seller.iban)],
        ['Słownie', inWords(d.amountDue)],
      ]
      const repertory = `${random.int(40, 980)}`
      return `<div class=h><h1>Faktura nr <b>${d.number}</b></h1><table>${rows(facts)}</table></div>
<div class=a><div><h3>Sprzedawca</h3><b>${d.seller.name}</b><br>Tłumacz przysięgły języka niemieckiego<br>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP ${d.seller.vatId.slice(2)}<br>tel. ${phone(random, '6', [2, 3, 3], ' ').replace(' ', '')}</div><div><h3>Nabywca</h3><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>NIP ${d.buyer.vatId.slice(2)}</div></div>
<table class=l>${heading(labels)}${list.join('')}${rowOf('s', ['', 'Razem', '', '', '', `>${p.plain(d.subtotal)}`, p.plain(d.tax), `>${p.plain(d.total)}`])}</table>
<div class=e><table class=k>${rows(payment)}</table><div class=q>Do zapłaty<b>${p.money(d.amountDue)}</b></div></div>
<div class=u>Zwolnienie z VAT na podstawie art. 113 ust. 1 i 9 ustawy o podatku od towarów i usług.<br>Strona tłumaczenia poświadczonego = 1125 znaków ze spacjami, strona tłumaczenia zwykłego = 1800 znaków. Pozycja w repertorium: ${repertory}.</div>
<div class=z>podpis wystawcy</div>`
    },
  },
  {
    name: 'pl-sala-weselna-koncowa',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [8, 23],
      items: itemsOf(`
        Menu weselne, osoba dorosła|os.|260|390; Menu weselne, dziecko do lat 10|os.|130|195;
        Poprawiny, bufet grillowy|os.|95|160; Nocleg ze śniadaniem|os.|90|150;
        Stół wiejski z wędlinami|os.|19|35; Tort weselny trzypiętrowy|porc.|9|14;
        Bar kawowy i słodki kącik|os.|18|32; Wódka weselna 0,5 l|but.|38|62|1;
        Wino białe półwytrawne 0,75 l|but.|39|65|1; Napoje gazowane bez limitu|os.|14|25|1;
        Pokrowce na krzesła z szarfą|szt.|7|12|1; Świecznik z kompozycją kwiatową|szt.|38|75|1;
        Winietki i menu drukowane|szt.|3|6|1`),
      lines: [9, 22],
      isInOrder: true,
      isOnce: true,
      most: 90,
      isGross: true,
      prepaid: 1,
      isBuyerPerson: true,
      days: [3, 5, 7],
      pools: partiesIn('PL', {
        streets: listOf(
          'Stare Rowiska 18|ul. Dworska 1|ul. Leśna 40|ul. Piłsudskiego 9/24|Wólka Podleśna 77|ul. Zachodnia 3'
        ),
        towns: townsOf('Rzeszów=35-001|Leżajsk=37-300|Jasło=38-200|Mielec=39-300|Dębica=39-200'),
      }),
      numbers: (random, year) => `FV/${random.int(11, 240)}/${year}`,
    },
    style: { ...zloty, date: dotted },
    css: '@page{margin:13mm 17mm} body{font:9.3pt "EB Garamond";margin:0;line-height:1.3;font-size:10.4pt} *{font-variant-numeric:lining-nums!important} .h{text-align:center;border-bottom:3pt double #8c6d3f;padding-bottom:4mm} .h b{font:italic 25pt "EB Garamond";color:#8c6d3f;display:block;line-height:1.1} h1{font:600 15pt "EB Garamond";text-align:center;margin:5mm 0 1mm} .c{text-align:center;margin-bottom:5mm} .a{display:flex;gap:8mm;margin-bottom:5mm} .a div{flex:1;background:#f7f2e9;padding:3mm 4mm} .a i{color:#8c6d3f;display:block} .l th{border-top:.8pt solid #8c6d3f;border-bottom:.8pt solid #8c6d3f;text-align:left;font-weight:600;padding:1.2mm 1mm} .l td{padding:1.1mm 1mm;border-bottom:.4pt solid #d9cdb8} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm;break-inside:avoid} .v{width:84mm} .v th{text-align:right;font-weight:400;font-style:italic;border-bottom:.6pt solid #8c6d3f} .v th:first-child{text-align:left} .v td{padding:.8mm 0} .v .s td{border-top:.6pt solid #8c6d3f;font-weight:600} .t{width:82mm;background:#f7f2e9} .t td{padding:1.1mm 3mm;vertical-align:top} .t .b td{background:#8c6d3f;color:#fff;font-size:13pt;font-weight:600} .u{margin-top:5mm;break-inside:avoid} .z{display:flex;justify-content:space-between;margin-top:16mm;break-inside:avoid} .z div{width:58mm;border-top:.5pt solid #555;text-align:center;font-size:8.6pt}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Dwór pod Kasztanami Sp. z o.o.|Zajazd „Rosa” Cecylia Bąk|DWOREK KALINA|Dom Weselny Magnolia Sp. j.|Karczma Hubert, Florek i Synowie s.c.'
      )
      named(
        p,
        'buyer',
        'Aleksandra Niemczyk|Dawid Skowron|Karolina Tomaszek i Paweł Gil|Monika Wójtowicz-Lech|Sebastian Rusin'
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
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const year = Number(d.issueDate.slice(0, 4)) - 1
      const advance = `${year}-${two(random.int(2, 11))}-${two(random.int(3, 27))}`
      const labels = ['Lp.', 'Nazwa', '>Ilość', 'J.m.', '>Cena brutto', '>VAT', '>Wartość brutto']
      return `<div class=h><b>${d.seller.name}</b>${d.seller.street}, ${codeFirst(d.seller)} · NIP ${d.seller.vatId.slice(2)}<br>tel. ${phone(random, '17', [3, 2, 2], ' ')} · ${d.seller.mail}</div>
<h1>Faktura końcowa nr ${d.number}</h1><div class=c>wystawiona w dniu ${p.date(d.issueDate)}, ${d.seller.town} &nbsp;·&nbsp; data zakończenia usługi: ${p.date(d.deliveryDate)}</div>
<div class=a><div><i>Sprzedawca</i>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}</div><div><i>Nabywca</i>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div></div>
<table class=l>${heading(labels)}${list.join('')}</table>
<div class=e><table class=v>${heading(['Stawka', 'Netto', 'VAT', 'Brutto'])}${taxes.join('')}${rowOf('s', ['Razem', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table><table class=t>${row(['Wartość całego przyjęcia', `>${p.money(d.total)}`])}${row([`Zaliczka wpłacona ${p.date(advance)}<br>(faktura zaliczkowa ${d.earlier})`, `>−${p.money(d.prepaid)}`])}${rowOf('b', ['Pozostało do zapłaty', `>${p.money(d.amountDue)}`])}</table></div>
<div class=u>Słownie do zapłaty: ${inWords(d.amountDue)}<br>Termin płatności: <b>${p.date(d.dueDate)}</b>, przelewem na konto ${grouped(d.seller.iban)}<br>Umowa rezerwacji sali nr ${random.int(12, 96)}/${year}. Dziękujemy, że świętowali Państwo z nami!</div>
<div class=z><div>podpis osoby wystawiającej</div><div>podpis odbiorcy</div></div>`
    },
  },
  {
    name: 'pl-szkola-najem-gmina',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      items: itemsOf(`
        Najem sali gimnastycznej dużej|godz.|80|130; Najem sali gimnastycznej małej|godz.|45|70;
        Najem boiska wielofunkcyjnego ze sztuczną nawierzchnią|godz.|60|110;
        Najem sali lekcyjnej nr 14|godz.|25|45; Najem pracowni komputerowej|godz.|40|70;
        Najem auli z nagłośnieniem|godz.|110|190; Najem stołówki szkolnej|godz.|70|120;
        Udostępnienie szatni i natrysków|godz.|15|25`),
      lines: [2, 5],
      isInOrder: true,
      isOnce: true,
      most: 24,
      days: [7, 14],
      pools: partiesIn('PL', {
        streets: listOf(
          'ul. Szkolna 1|ul. Urzędowa 4|Rynek 20|ul. Sportowa 15|ul. Mickiewicza 33/5'
        ),
        towns: townsOf(
          'Brzozowiec=63-724|Lipnik Dolny=28-114|Stara Kuźnica=98-216|Zalesie Wielkie=07-431'
        ),
      }),
      numbers: (random, year) => `${random.int(2, 138)}/SP/${year}`,
    },
    style: { ...zloty, date: (y, m, d) => `${d}.${m}.${y} r.` },
    css: '@page{margin:16mm 18mm} body{font:10.5pt "Liberation Serif";margin:0;line-height:1.3} .o{display:flex;justify-content:space-between;align-items:flex-start} .st{width:78mm;border:.5pt dotted #777;height:24mm;text-align:center;font-size:8.5pt;display:flex;align-items:center;justify-content:center;line-height:1.3} .dt{text-align:right} h1{font-size:16pt;text-align:center;margin:9mm 0 1mm} .g{text-align:center;margin-bottom:6mm;font-style:italic} .p td{border:.7pt solid #000;padding:1.5mm 2.5mm;vertical-align:top;width:50%} .p i{font-size:9pt;display:block} .f{margin:4mm 0} .f td{padding:.5mm 0} .f td:first-child{width:46mm} .l th{border:.7pt solid #000;font-size:9pt;padding:1mm;text-align:center!important;font-weight:bold} .l td{border:.7pt solid #000;padding:1.3mm 1.5mm;font-size:10pt} .l td+td{padding-left:1.5mm!important} .l .s td{font-weight:bold} .l .x{border:0!important} .w{margin:5mm 0} .w b{font-size:12.5pt} .z{display:flex;justify-content:space-between;margin-top:26mm} .z div{width:60mm;border-top:.7pt dotted #000;text-align:center;font-size:8.5pt;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        `Gmina ${d.seller.town}|Gmina Miejska ${d.seller.town}|Miasto i Gmina ${d.seller.town}|GMINA ${d.seller.town.toUpperCase()}`
      )
      named(
        p,
        'buyer',
        'Uczniowski Klub Sportowy „Orlik”|Akademia Tańca FLOW Natalia Sroka|Centrum Językowe Lingva Sp. z o.o.|Jerzy Lisiecki|Stowarzyszenie Siatkarskie As|KARATE KLUB SHIRO'
      )
      d.buyer.street = random.pick(
        listOf('ul. Polna 8|ul. Jana Pawła II 60/2|ul. Kolejowa 19|os. Młodych 7/31|ul. Cicha 4')
      )
      const school = `Szkoła Podstawowa nr ${random.int(1, 4)} im. ${random.pick(['Jana Brzechwy', 'Orła Białego', 'Polskich Noblistów'])}`
      const list = p.lines((l, at) => {
        const tax = at === d.lines.length - 1 ? 0 : vatOf(l)
        return { tax, l, at }
      })
      const before = list.reduce((sum, { tax }) => sum + tax, 0)
      const drawn = list.map(({ tax, l, at }) => {
        const own = at === list.length - 1 ? d.tax - before : tax
        return row([
          `${at + 1}`,
          l.description,
          l.unit,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(own)}`,
          `>${p.plain(l.amount + own)}`,
        ])
      })
      const labels = listOf(
        'Lp.|Nazwa usługi|J.m.|Ilość|Cena jedn. netto|Wartość netto|Stawka VAT|Kwota VAT|Wartość brutto'
      )
      const month = random.int(0, 11)
      const sums = `<tr class=s><td class=x colspan=4></td><td class=r>Razem</td><td class=r>${p.plain(d.subtotal)}</td><td class=r>${p.number(d.taxes[0].rate)}%</td><td class=r>${p.plain(d.tax)}</td><td class=r>${p.plain(d.total)}</td></tr>`
      return `<div class=o><div class=st>${school}<br>${d.seller.street}, ${codeFirst(d.seller)}<br>tel. ${phone(random, '62', [2, 2, 3], ' ')}, REGON 000${random.digits(6)}</div><div class=dt>${d.seller.town}, dnia ${p.date(d.issueDate)}</div></div>
<h1>FAKTURA nr ${d.number}</h1><div class=g>oryginał</div>
<table class=p><tr><td><i>Sprzedawca:</i><b>${d.seller.name}</b><br>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP: ${polishNip(d.seller.vatId)}<br><i style="margin-top:1.5mm">Wystawca: ${school}</i></td><td><i>Nabywca:</i><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>NIP: ${polishNip(d.buyer.vatId)}</td></tr></table>
<table class=f>${rows([
        ['Data wykonania usługi:', p.date(d.deliveryDate)],
        ['Podstawa:', `umowa najmu nr ${month + 3}/${random.int(2021, 2022)}`],
        ['Sposób zapłaty:', 'przelew'],
        ['Termin płatności:', `<b>${p.date(d.dueDate)}</b>`],
        ['Nr rachunku bankowego:', grouped(d.seller.iban)],
      ])}</table>
<table class=l>${heading(labels)}${drawn.join('')}${sums}</table>
<div class=w>Do zapłaty: <b>${p.money(d.amountDue)}</b><br>słownie: ${inWords(d.amountDue)}<br><br>W przypadku nieterminowej płatności naliczone zostaną odsetki ustawowe za opóźnienie.</div>
<div class=z><div>podpis osoby upoważnionej<br>do odbioru faktury</div><div>sporządził(a): ${random.pick(['Halina Wolska', 'Elżbieta Nurek', 'Robert Szulc'])}<br>samodzielny referent</div></div>`
    },
  },
]
