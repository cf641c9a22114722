import { renderSVG } from 'uqr'
import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { asIrish, asSwiss } from '../irish_and_swiss.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import { sumOf, type Plan } from '../make_document.ts'
import type { Person, Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import {
  comma,
  dotted,
  grouped,
  heading,
  monthsIn,
  point,
  row,
  slashed,
  britishVat,
} from '../print.ts'

const english = monthsIn('GB')

const irish = {
  ...pools.GB,
  first: listOf('Orla|Cathal|Sinéad|Donal|Gráinne|Eoin'),
  last: listOf('Brosnan|Clancy|Gilmartin|Hanrahan|Lyons|McGuane|Scanlon|Tierney'),
  streets: listOf(
    'Unit 9, Raheen Enterprise Park|31 O’Connell Street|Mill Road|4 The Mews|Kilbarry'
  ),
  towns: townsOf('Ennis, Co. Clare=V95 K6T3|Carlow=R93 E2N8|Dundalk=A91 W5F4|Castlebar=F23 H7C2'),
  country: 'Ireland',
  tel: '+353 ',
}
const british = {
  ...pools.GB,
  first: listOf('Rosalind|Neil|Anjali|Gareth|Frances|Dominic'),
  last: listOf('Attwell|Bickerstaff|Clegg|Dyson|Everitt|Hooper|Mott|Penrose|Radford|Whitlock'),
  streets: listOf(
    'Unit 21, Severnside Park|58 Foregate Street|The Malthouse|6 Quay Lane|119 Bath Road'
  ),
  towns: townsOf(
    'Worcester=WR1 2BT|Gloucester=GL1 3PX|Shrewsbury=SY1 1QU|Taunton=TA1 4LE|Hereford=HR4 9DN'
  ),
}
const german = {
  ...pools.DE,
  first: listOf('Marlies|Uwe|Cornelia|Frank|Heike|Tobias'),
  last: listOf('Buchholz|Diekmann|Engelke|Hartung|Krause|Lindemann|Noack|Schade|Winkler|Zander'),
  streets: listOf(
    'Spreeufer 17|Cottbuser Str. 202|Gewerbehof 4|An der Mühle 11|Karl-Marx-Allee 66'
  ),
  towns: townsOf('Cottbus=03046|Berlin=12459|Potsdam=14467|Lübbenau=03222|Braunschweig=38100'),
}
const austrian = {
  ...pools.AT,
  first: listOf('Elfriede|Markus|Verena|Leopold'),
  last: listOf('Binder|Eder|Fuchsbichler|Grabner|Hölzl|Leitgeb|Reisinger|Zehetner'),
  streets: listOf('Landstraße 73|Kirchenplatz 3|Technologiepark 8/2|Traungasse 19'),
  towns: townsOf('Steyr=4400|Leoben=8700|Klagenfurt=9020|Krems=3500|Wörgl=6300'),
}
const swiss = {
  ...pools.DE,
  first: listOf('Regula|Beat|Corina|Urs|Sandra|Reto'),
  last: listOf('Ackermann|Bühler|Eggimann|Hofstetter|Leuthold|Rüegg|Tschudi|Zbinden'),
  streets: listOf('Poststrasse 12|Schulhausstrasse 3|Rosenweg 27|Hauptstrasse 90'),
  towns: townsOf('Wil=9500|Uster=8610|Langenthal=4900|Sursee=6210|Wattwil=9630'),
  country: 'Schweiz',
  tel: '+41 ',
}

/** Sellers and buyers of one country, each with trades and legal forms of its own. */
function between(
  country: 'GB' | 'DE' | 'AT',
  people: Pools['GB'],
  [sellers, forms]: [string, string],
  [buyers, buyerForms]: [string, string],
  last = people.last
): Pick<Plan, 'country' | 'buyerCountry' | 'pools'> {
  const seller = { ...people, last, trade: listOf(sellers), forms: listOf(forms) }
  const buyer = { ...people, trade: listOf(buyers), forms: listOf(buyerForms) }
  return { country, buyerCountry: 'PT', pools: { ...pools, [country]: seller, PT: buyer } }
}

/** Splits rows into sheets; the last one has less room because of the totals. */
function sheetsOf<T>(rows: T[], full: number, last: number): T[][] {
  if (rows.length <= last) return [rows]
  const count = Math.min(full, rows.length - 3)
  return [rows.slice(0, count), ...sheetsOf(rows.slice(count), full, last)]
}

const inBritain = (of: Person) => `${of.name}<br>${of.street}<br>${of.town}<br>${of.postCode}`
const onContinent = (of: Person) => `${of.name}<br>${of.street}<br>${of.postCode} ${of.town}`
export const commonSevernSpree: Family[] = [
  {
    name: 'en-ie-hygiene-canteen-supplies',
    plan: {
      currency: 'EUR',
      rates: [23, 13.5, 0],
      lines: [9, 64],
      isOnce: true,
      most: 18,
      lineDiscount: 0.25,
      charge: 0.4,
      days: [30],
      ...between(
        'GB',
        irish,
        ['Hygiene|Supplies|Janitorial|Distributors', 'Ltd|Limited'],
        ['Hotels|Engineering|Nursing Home|Precision|Foods', 'Ltd|DAC|Limited']
      ),
      items: itemsOf(`
    Centrefeed roll 2ply blue 6x150m|CASE|14|22; Toilet roll 2ply 320 sheet|PK36|13|19;
    Hand towel V-fold white 2ply|CASE|18|27; Mini jumbo roll 12x150m|CASE|19|28;
    Nitrile gloves powder free L|BOX|5|9; Refuse sack heavy duty black 200|BOX|21|32;
    Pedal bin liner white 1000|BOX|11|17; Washing up liquid 5L|EA|6|11; Thick bleach 5L|EA|4|7;
    Bactericidal cleaner 750ml|EA|3|6; Floor gel lemon 5L|EA|9|15;
    Dishwasher tablets tub 150|EA|16|24; Microfibre cloth red|PK10|5|9;
    Mop head 12oz stay flat|EA|3|5; Paper cup double wall 8oz|CS500|38|54;
    Sip lid 8oz black|CS1000|26|37; Wooden stirrer 140mm|BX1000|4|8;
    Napkin 1ply white 33cm|CASE|24|36; Still water 500ml|TRAY24|6|9; Cola can 330ml|TRAY24|11|16;
    Hand sanitiser pump 500ml|EA|4|8; Tea biscuits assorted 1.5kg|TIN|9|14|1;
    Shortbread twin pack 100|CASE|17|25|1; Muffin blueberry wrapped|BX24|19|28|1;
    Tea bags one cup 1100|BOX|19|29|2; Instant coffee 750g|TIN|17|26|2;
    Ground coffee filter 50x70g|CASE|44|63|2; UHT milk pots 120|BOX|8|13|2;
    White sugar sachets 1000|BOX|9|14|2; Wholemeal crackers|CASE|12|18|2`),
      numbers: (random) => `SI${random.digits(6)}`,
    },
    style: { ...point, money: (plain) => `€${plain}`, date: slashed },
    css: '@page{margin:0} body{font:8.5pt "Liberation Sans";margin:0} .pg{height:296mm;position:relative;padding:11mm 13mm;box-sizing:border-box} .pg+.pg{break-before:page} .h{display:flex;justify-content:space-between;line-height:1.35} .h b{font-size:17pt;color:#00707a} .h h1{font-size:19pt;margin:0;letter-spacing:2px;text-align:right} .ad{display:flex;gap:4mm;margin:5mm 0 3mm} .ad div{flex:1;border:.7pt solid #00707a;border-radius:2mm;padding:2mm 3mm;height:25mm;line-height:1.35} .ad small{color:#00707a;display:block} .m th,.l th,.v th{background:#00707a;color:#fff;text-align:left;font-size:7.5pt;padding:2px 4px} .m td{padding:2px 4px;border:.5pt solid #00707a} .m{margin-bottom:3mm} .l td{padding:2.2px 4px} .l tr:nth-child(even) td{background:#eef6f6} .cont{text-align:right;margin-top:3mm;font-style:italic} .end{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm;border-top:.7pt solid #00707a;padding-top:3mm} .v{width:86mm} .v td{padding:2px 4px} .t{width:66mm} .t td{padding:2px 4px} .t tr:last-child td{font-weight:700;font-size:11pt;border-top:.7pt solid #00707a} .ft{position:absolute;left:13mm;right:13mm;bottom:9mm;font-size:7pt;text-align:center;color:#444;line-height:1.4}',
    draw: (p) => {
      asIrish(p, 'BOFI90')
      const { doc: d, random } = p
      const codes = new Map([
        [23, 'S'],
        [13.5, 'R'],
        [0, 'Z'],
      ])
      const note = random.int(40112, 98760)
      const company = random.digits(6)
      const rep = random.pick(['TMcG', 'House', 'DL', 'Office'])
      const rows = p.lines((l) =>
        row([
          `${random.pick(['HY', 'PP', 'CT', 'CH'])}${random.digits(4)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 2) : ''}`,
          `>${p.plain(l.amount)}`,
          codes.get(l.rate)!,
        ])
      )
      const vat = p.taxes((t) =>
        row([
          codes.get(t.rate)!,
          `>${p.number(t.rate, 2)}`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const carriage = d.charge
        ? row(['Goods', `>${p.plain(d.lineTotal)}`]) + row(['Carriage', `>${p.plain(d.charge)}`])
        : ''
      const sheets = sheetsOf(rows, 31, 26)
      const head = (at: number) =>
        `<div class=h><div><b>${d.seller.name}</b><br>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>Tel ${d.seller.telephone} &nbsp; ${d.seller.mail}<br>VAT Reg No. ${d.seller.vatId}</div><div><h1>INVOICE</h1><div class=r>Page ${at + 1} of ${sheets.length}</div></div></div>
<div class=ad><div><small>Invoice To</small>${inBritain(d.buyer)}</div><div><small>Deliver To</small>Goods Inwards<br>${d.buyer.street}<br>${d.buyer.town}</div></div>
<table class=m>${heading(['Invoice No', 'Invoice/Tax Date', 'Account', 'Your Order No', 'Docket', 'Rep', 'Due Date'])}${row([d.number, p.date(d.issueDate), d.customerNumber, d.orderNumber, note, rep, p.date(d.dueDate)])}</table>`
      const end = `<div class=end><table class=v>${heading(['Code', '>VAT %', '>Net', '>VAT'])}${vat.join('')}</table><table class=t>${carriage}${row(['Total Net', `>${p.plain(d.subtotal)}`])}${row(['Total VAT', `>${p.plain(d.tax)}`])}${row(['Invoice Total', `>${p.money(d.total)}`])}</table></div><p>EFT: Bank of the West, Ennis. IBAN ${grouped(d.seller.iban)} &nbsp; BIC BOFIIE2D. Please quote your account number.</p>`
      const columns = ['Code', 'Description', '>Qty', 'UOM', '>Price', '>Disc %', '>Net', 'VAT']
      return sheets
        .map(
          (sheet, at) =>
            `<div class=pg>${head(at)}<table class=l>${heading(columns)}${sheet.join('')}</table>${at === sheets.length - 1 ? end : '<div class=cont>Continued…</div>'}<div class=ft>Shortages and damages must be notified within 48 hours of delivery. Goods remain the property of the seller until paid for in full. Overdue accounts are subject to interest under S.I. 580 of 2012. Registered in Ireland No. ${company}.</div></div>`
        )
        .join('')
    },
  },
  {
    name: 'en-ie-groundworks-principal',
    plan: {
      currency: 'EUR',
      rates: [0],
      lines: [2, 8],
      isOnce: true,
      isInOrder: true,
      most: 24,
      isPart: true,
      prepaid: 0.4,
      days: [14, 30],
      ...between(
        'GB',
        irish,
        ['Groundworks|Plant & Civils|Excavations|Construction', 'Ltd|Limited'],
        ['Construction|Homes|Building Contractors|Developments', 'Ltd|Limited|DAC']
      ),
      items: itemsOf(`
    Hire of 13t excavator with driver|hrs|62|78; Hire of 6t dumper with driver|hrs|44|56;
    Excavate foundations to 900mm deep|m|19|34; Muck away to licensed tip|t|14|21;
    Supply and place 804 hardcore, compacted|t|18|27;
    Lay 100mm foul sewer incl. pea gravel|m|38|55; Lay 150mm storm sewer, twin wall|m|42|61;
    Geotextile membrane under hardcore|m2|2|4; Kerbs, precast half batter|m|26|39;
    Concrete 30N to footings, placed|m3|148|185; General operative|hrs|32|41;
    Mini digger and driver, snagging|hrs|48|60`),
      numbers: (random, year) => `${random.int(12, 210)}/${year.slice(2)}`,
    },
    style: {
      ...point,
      money: (plain) => `€${plain}`,
      date: (y, m, d) => `${Number(d)} ${english[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:11pt/1.35 "Caladea"} .h{text-align:center;border-bottom:3pt double #000;padding-bottom:3mm} .h b{font-size:20pt;letter-spacing:1px;text-transform:uppercase} h2{text-align:center;font-size:14pt;text-decoration:underline;margin:6mm 0} .two{display:flex;justify-content:space-between;align-items:flex-start} .two table{width:auto} .two td{padding:0 0 2px} .re{font-weight:700;margin:7mm 0 4mm} .l th,.l td{border:.7pt solid #000;padding:4px 7px;text-align:left} .l .n{border:0;text-align:right} .b td{font-weight:700} .p{margin-top:6mm} .rc{margin-top:5mm;font-weight:700}',
    draw: (p) => {
      asIrish(p, 'AIBK93')
      const { doc: d, random } = p
      const site = random.pick([
        'Cluain Ard, Phase 2',
        'New Primary School',
        'Units 4-9, Gort Road',
      ])
      const sum = (label: string, text: string, name = '') =>
        `<tr class="${name}"><td class=n colspan=4>${label}</td><td class=r>${text}</td></tr>`
      const onAccount = d.prepaid
        ? sum('Less received on account', `-${p.money(d.prepaid)}`) +
          sum('Balance now due', p.money(d.amountDue), 'b')
        : ''
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      return `<div class=h><b>${d.seller.name}</b><br>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>Mobile: ${d.seller.telephone} &nbsp; Email: ${d.seller.mail}</div><h2>INVOICE</h2>
<div class=two><div>To:<br>${inBritain(d.buyer)}</div><table>${row(['Invoice No:', d.number])}${row(['Date:', p.date(d.issueDate)])}${row(['Your PO:', d.orderNumber])}${row(['VAT No:', d.seller.vatId])}${row(['RCT Site ID:', `${random.digits(7)}K`])}</table></div>
<div class=re>Re: ${site} – works to ${p.date(d.until)}</div>
<table class=l>${row(['Description', '>Qty', 'Unit', '>Rate', '>Amount'], 'th')}${rows.join('')}${sum('Total excl. VAT', p.money(d.subtotal))}${sum('VAT', p.money(d.tax))}${sum('Total', p.money(d.total), 'b')}${onAccount}</table>
<div class=rc>VAT on this supply to be accounted for by the principal contractor.</div>
<div class=p>Payment by ${p.date(d.dueDate)} please.<br>Bank: Allied, Ennis Road branch &nbsp; IBAN: ${d.seller.iban} &nbsp; BIC: AIBKIE2D</div><p>Thank you for your business.</p>`
    },
  },
  {
    name: 'en-gb-copywriter-days',
    plan: {
      currency: 'GBP',
      rates: [20],
      lines: [1, 6],
      isOnce: true,
      isSellerPerson: true,
      most: 9,
      isPart: true,
      allowance: 0.3,
      days: [14, 30],
      ...between(
        'GB',
        british,
        ['Studios', 'Ltd'],
        ['Ceramics|Cider|Brand Consultants|Rowing Club|Architects', 'Ltd|Limited|LLP|CIC']
      ),
      items: itemsOf(`
    Website copy: home, about and contact pages|Days|340|425;
    Case study, interview and write-up|Days|340|425;
    Tone of voice workshop at your office|Days|520|680; Newsletter, autumn issue|Hours|48|60;
    Proofreading of annual report|Hours|38|48; Product descriptions, new range|Hours|48|60;
    Blog posts for spring campaign|Days|340|425; Amendments after second draft|Hours|48|60`),
      numbers: (random) => String(random.int(3, 418)).padStart(3, '0'),
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${d} ${english[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10pt/1.4 "Open Sans";color:#222;margin:0} .own{text-align:right;font-size:9pt} .own b{font-size:15pt;font-weight:400;color:#b0413e;display:block} .to{margin-top:4mm} h1{font-size:22pt;font-weight:300;margin:12mm 0 2mm} .k{width:auto;margin-bottom:9mm} .k td{padding:0 8mm 0 0} .k td:first-child{color:#777} .l th{text-align:left;font-weight:600;border-bottom:1.5pt solid #b0413e;padding:4px 0;font-size:9pt} .l td{padding:6px 0;border-bottom:.5pt solid #ddd;vertical-align:top} .l .s td{border:0;padding:3px 0} .l .g td{font-weight:600;font-size:12pt;border-top:1.5pt solid #b0413e;padding-top:6px} .ft{display:flex;gap:12mm;position:fixed;bottom:0;left:0;right:0;border-top:.5pt solid #bbb;padding-top:3mm;font-size:8.5pt} .ft div{flex:1} .ft b{display:block}',
    draw: (p) => {
      const { doc: d, random } = p
      const sum = (label: string, cents: number, name = 's') =>
        `<tr class=${name}><td colspan=4></td><td>${label}</td><td class=r>${p.money(cents)}</td></tr>`
      const rows = p.lines((l) =>
        row([
          p.number(l.quantity),
          l.unit,
          l.description,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const discount = d.allowance
        ? sum('Items', d.lineTotal) + sum('Discount', -d.allowance).replace('£-', '-£')
        : ''
      return `<div class=own><b>${d.seller.name}</b>Copywriter<br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>${d.seller.mail}<br>${d.seller.telephone}</div>
<div class=to>${inBritain(d.buyer)}</div><h1>Invoice ${d.number}</h1>
<table class=k>${row(['Invoice Date', p.date(d.issueDate)])}${row(['Payment Due', p.date(d.dueDate)])}${row(['PO Reference', d.orderNumber])}</table>
<table class=l>${heading(['Qty', '', 'Details', '>Unit Price', '>VAT', '>Net Subtotal'])}${rows.join('')}${discount}${sum('Net Total', d.subtotal)}${sum('VAT', d.tax)}${sum('GBP Total', d.total, 'g')}</table>
<div class=ft><div><b>Payment Details</b>Pay by bank transfer<br>Sort Code ${random.int(20, 77)}-${random.int(10, 98)}-${random.int(10, 98)}<br>Account ${random.digits(8)}<br>Payment Reference ${d.number}</div><div><b>Other Information</b>VAT Registration Number<br>${britishVat(d.seller.vatId)}</div><div><b>Notes</b>Thanks for the work. Late payment is charged at 8% above base rate.</div></div>`
    },
  },
  {
    name: 'en-gb-window-fitters-deposit',
    plan: {
      currency: 'GBP',
      rates: [20],
      lines: [4, 12],
      most: 3,
      isOnce: true,
      isInOrder: true,
      isBuyerPerson: true,
      allowance: 0.4,
      prepaid: 0.8,
      days: [7],
      ...between(
        'GB',
        british,
        ['Windows & Conservatories|Glazing|Home Improvements|Window Company', 'Ltd|Limited'],
        ['Lettings|Property|Care Homes', 'Ltd|LLP']
      ),
      items: itemsOf(`
    Casement window, top opener, white PVCu||380|620; Casement window, side hung pair||540|790;
    Bay window, 5 section, with pole jacks||1850|2900; Tilt and turn window, anthracite||610|890;
    Composite front door, Chartwell green||1150|1690; French doors, outward opening||1280|1760;
    Bifold door 3 pane, aluminium||2900|3900; Obscure glass to bathroom||35|60;
    Toughened safety unit below 800mm||55|95; Trickle vents||18|26; Georgian bar, per unit||42|75;
    Internal cill, 200mm||28|44; Removal and disposal of old frames||30|45;
    Making good plaster reveals||60|110; Building control registration||35|50`),
      numbers: (random) => `${random.pick(['W', 'C'])}${random.digits(5)}/2`,
    },
    style: { ...point, money: (plain) => `£${plain}`, date: slashed },
    css: '@page{margin:0} body{font:9.5pt/1.35 "Carlito";margin:0} .bar{background:#14324f;color:#fff;padding:9mm 15mm 6mm;display:flex;justify-content:space-between;align-items:flex-end} .bar b{font-size:17pt} .bar span{white-space:nowrap;padding-left:6mm;font-size:8.5pt;text-align:right} .in{padding:6mm 15mm} .c3{display:flex;gap:5mm;margin-bottom:6mm} .c3>div{flex:1} h4{margin:0 0 1mm;color:#14324f;border-bottom:1pt solid #d98e04;font-size:9pt} .c3 td{padding:0} .l th{background:#e5ebf1;text-align:left;padding:4px 6px;font-size:8.5pt} .l td{padding:4px 6px;border-bottom:.4pt solid #c5d0da} .b{display:flex;justify-content:space-between;margin-top:6mm;align-items:flex-start} .b>div{width:86mm;font-size:8.5pt} .t{width:76mm} .t td{padding:3px 6px} .t tr:last-child td{background:#14324f;color:#fff;font-weight:700;font-size:12pt} .t .u td{border-top:.8pt solid #14324f;font-weight:700} .ft{position:fixed;bottom:8mm;left:15mm;right:15mm;font-size:7.5pt;text-align:center;color:#444}',
    draw: (p) => {
      const { doc: d, random } = p
      const room = ['Lounge', 'Kitchen', 'Bed 1', 'Bed 2', 'Bathroom', 'Hall', 'Dining', 'Landing']
      const rows = p.lines((l, at) =>
        row([
          String(at + 1),
          room[Math.floor((at * 8) / 12)],
          l.description,
          /window|door/i.test(l.description)
            ? `${random.int(12, 42) * 50} x ${random.int(18, 43) * 50}`
            : '',
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const reduced = d.allowance
        ? row(['Contract items', `>${p.money(d.lineTotal)}`]) +
          row(['Less promotional discount', `>-${p.money(d.allowance)}`])
        : ''
      const deposit = d.prepaid
        ? row([`Less deposit paid ${p.date(d.orderDate)}`, `>-${p.money(d.prepaid)}`])
        : ''
      return `<div class=bar><b>${d.seller.name}</b><span>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>${d.seller.telephone} &nbsp;|&nbsp; ${d.seller.site}</span></div>
<div class=in><div class=c3><div><h4>Customer</h4>${inBritain(d.buyer)}</div><div><h4>Installation address</h4>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}<br>Fitted ${p.date(d.deliveryDate)}</div><div><h4>Final invoice</h4><table>${row(['Invoice no.', d.number])}${row(['Invoice date', p.date(d.issueDate)])}${row(['Contract', d.customerNumber])}${row(['Surveyor', random.pick(['M. Pugh', 'K. Oliver', 'T. Webb'])])}</table></div></div>
<table class=l>${heading(['#', 'Location', 'Item', 'W x H (mm)', '>Qty', '>Price ex VAT', '>Total ex VAT'])}${rows.join('')}</table>
<div class=b><div><h4>How to pay</h4>By bank transfer to ${d.seller.name}<br>Sort code 30-9${random.int(1, 9)}-${random.int(10, 98)} &nbsp; Account no. ${random.digits(8)}<br>or by debit card on ${d.seller.telephone}.<br>Payment is due by ${p.date(d.dueDate)}.<p>Your 10 year guarantee and compliance certificate are issued when the balance has been received.</div><table class=t>${reduced}${row(['Net', `>${p.money(d.subtotal)}`])}${row([`VAT @ ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}<tr class=u><td>Contract total</td><td class=r>${p.money(d.total)}</td></tr>${deposit}${row(['Balance due', `>${p.money(d.amountDue)}`])}</table></div></div>
<div class=ft>VAT No. ${britishVat(d.seller.vatId)}. Registered in England and Wales No. 0${random.digits(7)}. Registered office as above. Authorised for credit broking, not a lender.</div>`
    },
  },
  {
    name: 'de-flottenkarten-halbmonat',
    plan: {
      currency: 'EUR',
      rates: [19],
      lines: [11, 38],
      most: 68,
      isPart: true,
      days: [5, 10],
      ...between(
        'DE',
        german,
        ['Flottenservice|Tankkarten|Mobility Card|Energie Mobil', 'GmbH|AG|GmbH & Co. KG'],
        ['Elektroanlagen|Pflegedienst|Baugesellschaft|Kurierdienst|Dachbau', 'GmbH|KG|mbH|e.K.']
      ),
      items: itemsOf(`
    Diesel|Liter|1.25|1.45; Super E10|Liter|1.3|1.5; Diesel|Liter|1.25|1.45;
    Super E5|Liter|1.35|1.55; Premium Diesel|Liter|1.45|1.7; AdBlue Zapfsäule|Liter|0.7|0.95;
    Ladestrom AC|kWh|0.4|0.5; Ladestrom DC|kWh|0.5|0.7`),
      numbers: (random) => `${random.int(70, 79)}${random.digits(8)}`,
    },
    style: { ...comma, money: (plain) => `${plain} EUR`, date: dotted },
    css: '@page{margin:0} body{font:9pt/1.4 "Roboto";margin:0;color:#222} .pg{min-height:280mm;position:relative;padding:15mm 18mm 10mm 25mm;box-sizing:border-box} .logo{text-align:right;font-weight:700;font-size:16pt;color:#e2560c} .sm{font-size:6.5pt;text-decoration:underline;margin:15mm 0 3mm} .top{display:flex;justify-content:space-between;min-height:38mm} .top table{width:66mm} .top td{padding:0;font-size:8.5pt} h1{font-size:13pt;margin:10mm 0 4mm} .s td,.s th{padding:4px 6px;text-align:left;border-bottom:.4pt solid #bbb} .s th{background:#f3f3f3} .s .g td{font-weight:700;border-top:1pt solid #e2560c} .ft{position:absolute;top:262mm;left:25mm;right:18mm;display:flex;justify-content:space-between;font-size:6.5pt;color:#555;border-top:.4pt solid #999;padding-top:2mm} .tx{break-before:page;padding:15mm 18mm 10mm 25mm} .tx h2{font-size:11pt;margin:0 0 3mm} .d{font-size:8pt} .d th{text-align:left;border-bottom:1pt solid #e2560c;padding:3px} .d td{padding:2.2px 3px} .d .k td{font-weight:700;background:#f3f3f3;padding:3px} .d .z td{border-top:.4pt solid #999;font-style:italic;padding-bottom:8px} .d tr{break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const { seller } = d
      const days = daysOf(p, dayAfter(d.issueDate, -17), dayAfter(d.issueDate, -2))
      const cards = Math.ceil(d.lines.length / 6)
      const places = listOf('Cottbus Nord|Lübbenau A13|Berlin Adlershof|Königs Wusterhausen|Guben')
      const all = p.lines((l, at) => {
        const place = random.pick(places)
        const cells = [
          days[at],
          `0${random.int(6, 9)}:${random.int(10, 59)}`,
          place,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ]
        return row(cells)
      })
      const groups = Array.from({ length: cards }, (_, card) => {
        const from = Math.floor((card * all.length) / cards)
        const until = Math.floor(((card + 1) * all.length) / cards)
        const plate = `${random.pick(['CB', 'B', 'LDS'])}-${random.pick(['EK', 'MV', 'T'])} ${random.int(100, 989)}`
        const net = sumOf(d.lines.slice(from, until))
        const name = `Karte ${7002 + card} ${random.digits(6)} &nbsp; Kennzeichen ${plate}`
        return {
          plate,
          net,
          rows: `<tr class=k><td colspan=8>${name}</td></tr>${all.slice(from, until).join('')}<tr class=z><td colspan=7>Summe Karte ${7002 + card}</td><td class=r>${p.plain(net)}</td></tr>`,
        }
      })
      const sum = (label: string, cents: number, name = '') =>
        `<tr class="${name}"><td>${label}</td><td class=r>${p.money(cents)}</td></tr>`
      return `<div class=pg><div class=logo>${seller.name}</div><div class=sm>${seller.name} · ${seller.street} · ${seller.postCode} ${seller.town}</div>
<div class=top><div>${onContinent(d.buyer)}</div><table>${row(['Rechnungsnummer', `>${d.number}`])}${row(['Rechnungsdatum', `>${p.date(d.issueDate)}`])}${row(['Kundennummer', `>${d.customerNumber}`])}${row(['Mandatsreferenz', `>FK${random.digits(7)}`])}${row(['Servicetelefon', `>${seller.telephone}`])}</table></div>
<h1>Rechnung über Lieferungen auf Flottenkarten</h1>Abrechnungszeitraum ${p.date(dayAfter(d.issueDate, -17))} bis ${p.date(dayAfter(d.issueDate, -2))}<br><br>
<table class=s>${heading(['Fahrzeug', '>Nettobetrag'])}${groups.map(({ plate, net }) => sum(plate, net)).join('')}${sum('Summe netto', d.subtotal, 'g')}${sum(`zzgl. ${p.number(d.taxes[0].rate)} % Umsatzsteuer`, d.tax)}${sum('Rechnungsbetrag', d.total, 'g')}</table>
<p>Den Rechnungsbetrag ziehen wir am ${p.date(d.dueDate)} per SEPA-Firmenlastschrift von Ihrem uns bekannten Konto ein. Bitte sorgen Sie für ausreichende Deckung.</p><p>Die einzelnen Lieferungen finden Sie in der folgenden Aufstellung. Einwendungen bitte innerhalb von 14 Tagen.</p>
<div class=ft><div>${seller.name}<br>${seller.street}<br>${seller.postCode} ${seller.town}</div><div>Amtsgericht ${seller.town}<br>HRB ${random.digits(5)}<br>USt-IdNr. ${seller.vatId}</div><div>Geschäftsleitung<br>Dr. P. Wendt, S. Kramer</div><div>${seller.mail}<br>${seller.site}</div></div></div>
<div class=tx><h2>Einzelaufstellung zur Rechnung ${d.number}</h2><table class=d>${heading(['Datum', 'Zeit', 'Station', 'Produkt', '>Menge', 'Einh.', '>Preis netto', '>Netto EUR'])}${groups.map(({ rows }) => rows).join('')}</table></div>`
    },
  },
  {
    name: 'de-hausmeister-kleinunternehmer',
    plan: {
      currency: 'EUR',
      rates: [0],
      lines: [2, 9],
      most: 7,
      isPart: true,
      isSellerPerson: true,
      days: [10, 14],
      ...between(
        'DE',
        german,
        ['Service', 'e.K.'],
        ['Hausverwaltung|Immobilien|Wohnbau|Arztpraxis', 'GmbH|GbR|KG']
      ),
      items: itemsOf(`
    Rasen mähen und Kanten schneiden|Std.|26|34; Hecke schneiden|Std.|28|36;
    Treppenhaus und Kellerflur wischen|Std.|22|28; Mülltonnenplatz reinigen|Std.|22|28;
    Winterdienst Gehweg|Std.|28|38; Türschließer einstellen, Keller|Std.|28|36;
    Dachrinne reinigen|Std.|32|42; Grünschnitt abfahren|Std.|35|45; Streusplitt|Sack|6|9`),
      numbers: (random, year) => `${year}-${String(random.int(1, 140)).padStart(3, '0')}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: dotted },
    css: 'body{font:11pt/1.35 "Carlito"} .own{display:flex;justify-content:space-between;color:#33691e} .own b{font-size:19pt;display:block} .own span{text-align:right;font-size:9.5pt} hr{border:0;border-top:2pt solid #7cb342;margin:3mm 0 12mm} .to{min-height:26mm} .dt{text-align:right} h1{font-size:14pt;margin:4mm 0} .l{margin:5mm 0} .l th{background:#dcedc8;border:.5pt solid #7cb342;padding:3px 6px;text-align:left} .l td{border:.5pt solid #7cb342;padding:3px 6px} .l .g td{font-weight:700;font-size:12pt} .bank{margin-top:9mm;font-size:10pt;border-top:.5pt solid #7cb342;padding-top:2mm}',
    draw: (p) => {
      const { doc: d } = p
      const days = daysOf(p, d.from, d.until)
      const rows = p.lines((l, at) =>
        row([
          days[at],
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      return `<div class=own><div><b>${d.seller.name}</b>Hausmeisterservice und Gartenpflege</div><span>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Mobil ${d.seller.telephone}<br>${d.seller.mail}</span></div><hr>
<div class=to>${onContinent(d.buyer)}</div><div class=dt>${d.seller.town}, den ${p.date(d.issueDate)}</div>
<h1>Rechnung Nr. ${d.number}</h1>Sehr geehrte Damen und Herren,<br>für das Objekt ${d.buyer.street} stelle ich Ihnen folgende Arbeiten in Rechnung:
<table class=l>${heading(['Datum', 'Arbeit', '>Menge', '>Preis', '>Summe'])}${rows.join('')}<tr class=g><td colspan=4>Rechnungsbetrag</td><td class=r>${p.money(d.total)}</td></tr></table>
Gemäß § 19 UStG enthält der Rechnungsbetrag keine Umsatzsteuer.<p>Bitte überweisen Sie den Betrag bis zum ${p.date(d.dueDate)} auf mein unten genanntes Konto.</p><p>Vielen Dank für Ihren Auftrag!</p><p>Mit freundlichen Grüßen<br><br>${d.seller.name}</p>
<div class=bank>Sparkasse Spree-Neiße &nbsp; IBAN ${grouped(d.seller.iban)}<br>Steuernummer ${d.seller.taxNumber} &nbsp; Finanzamt ${d.seller.town}</div>`
    },
  },
  {
    name: 'at-glasfaser-zahlungsanweisung',
    plan: {
      currency: 'EUR',
      rates: [20],
      lines: [5, 16],
      isOnce: true,
      isInOrder: true,
      most: 5,
      lineDiscount: 0.2,
      allowance: 0.4,
      days: [14, 21],
      ...between(
        'AT',
        austrian,
        ['Telekom|Glasfaser|Datennetz|Kabelnetz', 'GmbH|GmbH & Co KG|AG'],
        ['Rechtsanwälte|Maschinenbau|Apotheke|Spenglerei|Touristik', 'GmbH|KG|OG|e.U.']
      ),
      items: itemsOf(`
    Internet Business 300/100|Stk.|49|72; Internet Backup 5G|Stk.|19|29; Fixe IP-Adresse|Stk.|6|9;
    Router Miete|Stk.|5|8; Cloud-Nebenstelle Komfort|Stk.|9|14; Rufnummernblock 10|Stk.|4|7;
    Mobil Business M, 40 GB|Stk.|18|27; Mobil Business L, unlimitiert|Stk.|29|41;
    E-Mail Postfach 50 GB|Stk.|4|6; Servicepauschale Priorität|Stk.|12|19;
    Gespräche Servicerufnummern 0820|Min.|0.2|0.4; Gespräche Ausland Zone 3|Min.|0.6|0.95;
    SMS Ausland|Stk.|0.2|0.35; Datenroaming Schweiz|GB|4|8; Technikereinsatz vor Ort|Std.|89|119`),
      numbers: (random, year) => `${year.slice(2)}${random.digits(3)}-${random.digits(6)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dotted },
    css: '@page{margin:0} body{font:9pt/1.4 "Inter";margin:0;color:#1d1d3a} .pg{height:296mm;position:relative;padding:14mm 15mm 0 20mm;box-sizing:border-box} .logo{font-size:17pt;font-weight:800;color:#5a2ca0} .to{position:absolute;left:20mm;top:48mm;font-size:10pt} .side{position:absolute;right:15mm;top:40mm;width:60mm;background:#f1ebfa;padding:4mm;border-radius:3mm;box-sizing:border-box} .side b{display:block;font-size:7.5pt;color:#5a2ca0;margin-top:2mm} .main{position:absolute;left:20mm;top:92mm;width:105mm} .main h1{font-size:15pt;margin:0 0 3mm} .main td{padding:4px 0;border-bottom:.4pt solid #cbbde3} .main .g td{font-weight:700;border-bottom:1.2pt solid #5a2ca0} .za{position:absolute;left:20mm;right:15mm;top:196mm;border:.8pt solid #c33;font-size:8.5pt} .za h4{margin:0;background:#f9dcdc;padding:1mm 3mm;font-size:9pt;letter-spacing:1px} .za div{border-top:.5pt solid #c33;padding:1mm 3mm} .za i{font-style:normal;font-size:6.5pt;color:#a33;display:block} .za .w{display:flex;padding:0} .za .w div{flex:1;border-top:0} .za .w div+div{border-left:.5pt solid #c33} .ft{position:absolute;left:20mm;right:15mm;bottom:9mm;font-size:6.5pt;color:#666} .p2{break-before:page;padding:14mm 15mm 10mm 20mm} .p2 th{text-align:left;font-size:7.5pt;color:#5a2ca0;border-bottom:.8pt solid #5a2ca0;padding:3px 0} .p2 td{padding:4px 0;border-bottom:.3pt solid #ddd} .p2 .k td{font-weight:700;padding-top:9px}',
    draw: (p) => {
      const { doc: d, random } = p
      const { seller } = d
      const isFixed = ({ unit, description }: { unit: string; description: string }) =>
        unit === 'Stk.' && description !== 'SMS Ausland'
      const period = `${p.date(d.from)} – ${p.date(d.until)}`
      const groups = [
        { name: 'Fixe Entgelte', lines: d.lines.filter((l) => isFixed(l)) },
        { name: 'Variable Entgelte', lines: d.lines.filter((l) => !isFixed(l)) },
      ].filter(({ lines }) => lines.length)
      const reference = random.digits(12)
      const drawn = groups.map(({ name, lines }) => {
        const rows = lines.map((l) =>
          row([
            l.description,
            `>${p.number(l.quantity)}`,
            l.unit,
            `>${p.plain(l.price)}`,
            `>${l.discount ? `-${p.number(l.discount)} %` : ''}`,
            `>${p.plain(l.amount)}`,
          ])
        )
        return `<tr class=k><td colspan=6>${name}</td></tr>${rows.join('')}`
      })
      const sum = (label: string, cents: number, name = '') =>
        `<tr class="${name}"><td>${label}</td><td class=r>${p.money(cents)}</td></tr>`
      const bonus = d.allowance ? sum('Treuebonus', -d.allowance).replace('€ -', '- € ') : ''
      return `<div class=pg><div class=logo>${seller.name}</div><div class=to>${onContinent(d.buyer)}</div>
<div class=side><b>Rechnungsnummer</b>${d.number}<b>Rechnungsdatum</b>${p.date(d.issueDate)}<b>Kundennummer</b>${d.customerNumber}<b>Leistungszeitraum</b>${period}<b>Fragen zur Rechnung?</b>${seller.telephone}<br>${seller.mail}<b>Zahlbar bis</b>${p.date(d.dueDate)}</div>
<div class=main><h1>Ihre Rechnung</h1><table>${groups.map(({ name, lines }) => sum(name, sumOf(lines))).join('')}${bonus}${sum('Summe exkl. USt', d.subtotal, 'g')}${sum(`${p.number(d.taxes[0].rate)} % Umsatzsteuer`, d.tax)}${sum('Gesamtbetrag inkl. USt', d.total, 'g')}</table><p>Alle Details zu Ihren Entgelten finden Sie auf der nächsten Seite. Einspruch ist binnen drei Monaten ab Erhalt schriftlich möglich.</p></div>
<div class=za><h4>ZAHLUNGSANWEISUNG</h4><div><i>EmpfängerIn Name/Firma</i>${seller.name}</div><div><i>IBAN EmpfängerIn</i>${grouped(seller.iban)}</div><div class=w><div><i>BIC (SWIFT-Code) der Empfängerbank</i>RZOOAT2L</div><div><i>EUR Betrag</i>${p.plain(d.amountDue)}</div></div><div><i>Zahlungsreferenz</i>${reference}</div><div><i>IBAN KontoinhaberIn/AuftraggeberIn</i>&nbsp;</div><div><i>KontoinhaberIn/AuftraggeberIn Name/Firma</i>${d.buyer.name}</div></div>
<div class=ft>${seller.name}, ${seller.street}, ${seller.postCode} ${seller.town} · FN ${random.digits(6)}k, Landesgericht · UID ${seller.vatId} · ${seller.site}</div></div>
<div class=p2><b>Rechnung ${d.number}</b> vom ${p.date(d.issueDate)}, Kunde ${d.customerNumber}<br><br><table>${heading(['Produkt', '>Menge', 'Einheit', '>Einzelpreis', '>Rabatt', '>EUR exkl. USt'])}${drawn.join('')}</table></div>`
    },
  },
  {
    name: 'ch-gemeindewerke-akonto',
    plan: {
      currency: 'CHF',
      rates: [8.1, 2.6],
      lines: [5, 9],
      isOnce: true,
      isInOrder: true,
      most: 140,
      prepaid: 0.6,
      rounding: 1,
      days: [30],
      ...between(
        'DE',
        swiss,
        ['Technische Betriebe|Gemeindewerke|Wasserwerk|Versorgung', 'AG'],
        ['Immobilien|Bäckerei|Garage|Coiffure|Gastro', 'AG|GmbH'],
        listOf('Toggenburg|Seetal|Oberaargau|Glattal|Linth|Lindenberg')
      ),
      items: itemsOf(`
    Wasser Verbrauch|m3|1.2|2.1|1; Wasser Grundgebühr Zähler DN 25|Tage|0.3|0.5|1;
    Löschwasserbeitrag|Tage|0.1|0.2|1; Abwasser Zuschlag Starkverschmutzer|kg|0.8|1.6;
    Abwasser Grundgebühr|Tage|0.3|0.6; Regenwasser versiegelte Fläche|m2|0.4|0.9;
    Kehricht Grundgebühr Gewerbe|Tage|0.2|0.5; Grüngut Container 240 l|Leerung|3|6;
    Karton Container 770 l|Leerung|4|8; Kommunikationsnetz Anschluss|Tage|0.4|0.7`),
      numbers: (random) => `${random.int(10, 19)}${random.digits(5)}`,
    },
    style: { ...point, thousands: "'", date: dotted },
    css: '@page{margin:0} body{font:9pt/1.35 "Nimbus Sans";margin:0} .pg{height:296mm;position:relative;padding:13mm 16mm 0 20mm;box-sizing:border-box} .pg+.pg{break-before:page} .h{border-left:3mm solid #0a7d4f;padding-left:3mm;width:80mm;line-height:1.4} .h b{font-size:13pt} .to{position:absolute;left:120mm;top:44mm;font-size:10pt} .in{position:absolute;left:20mm;top:44mm;width:86mm} .in td{padding:0} .in td:first-child{color:#555;width:34mm} h1{font-size:12.5pt;margin:48mm 0 2mm} .z,.l,.v{font-size:8pt} .z td,.z th,.l td,.l th,.v td,.v th{padding:1.6px 3px;text-align:left} .z{margin-bottom:3mm} .z th,.l th,.v th{border-bottom:.6pt solid #0a7d4f;font-weight:400;color:#555} .l .t td{border-top:.5pt solid #0a7d4f} .l .b td{font-weight:700} .v{width:96mm;margin-top:3mm} .co{font-size:8pt;margin-top:3mm} .qr{position:absolute;left:0;bottom:0;width:210mm;height:105mm;border-top:.5pt dashed #000;font:8pt/9.5pt "Liberation Sans"} .qr h3{font-size:11pt;margin:0 0 4mm} .qr b{font-size:6.5pt;display:block;margin-top:2mm} .qr div{position:absolute;box-sizing:border-box} .rec{left:0;top:0;width:62mm;height:105mm;padding:5mm;border-right:.5pt dashed #000} .pay{left:62mm;top:0;width:148mm;height:105mm;padding:5mm} .am{left:5mm;top:68mm;width:50mm} .am span{display:inline-block;margin-right:5mm} .acc{right:5mm;top:82mm} .inf{left:56mm;top:5mm;width:87mm;font-size:9pt;line-height:11pt} .qr svg{position:absolute;left:5mm;top:17mm;width:46mm;height:46mm} .x{position:absolute;left:24.5mm;top:36.5mm;width:7mm;height:7mm;background:linear-gradient(#fff,#fff) center/4.2mm 1.3mm no-repeat,linear-gradient(#fff,#fff) center/1.3mm 4.2mm no-repeat,#000;border:.5mm solid #fff;box-sizing:border-box}',
    draw: (p) => {
      asSwiss(p, ['00', 700, 790])
      const { doc: d, random } = p
      const { seller, buyer } = d
      const meter = random.int(212, 4890)
      const used = d.lines.find(({ unit }) => unit === 'm3')?.quantity ?? random.int(20, 90)
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const sum = (label: string, cents: number, name = '') =>
        `<tr class="${name}"><td colspan=5>${label}</td><td class=r>${p.plain(cents)}</td></tr>`
      const vat = p.taxes((t) =>
        row([
          `MWST ${p.number(t.rate)} %`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const akonto = d.prepaid ? sum('./. geleistete Akontozahlungen', -d.prepaid) : ''
      const rounding = d.rounding ? sum('Rundung', d.rounding) : ''
      const part = (of: Person) =>
        ['S', of.name, of.street, '', of.postCode, of.town, 'CH'].join('\n')
      const payload = `SPC\n0200\n1\n${seller.iban}\n${part(seller)}${'\n'.repeat(8)}${(d.amountDue / 100).toFixed(2)}\nCHF\n${part(buyer)}\nNON\n\nRechnung ${d.number}\nEPD`
      const code = renderSVG(payload.replaceAll('&amp;', '&'), { ecc: 'M', border: 0 })
      const money = `<div class=am><span><b>Währung</b>CHF</span><span><b>Betrag</b>${p.plain(d.amountDue).replace("'", ' ')}</span></div>`
      const account = `<b>Konto / Zahlbar an</b>${grouped(seller.iban)}<br>${onContinent(seller)}`
      const debtor = `<b>Zahlbar durch</b>${onContinent(buyer)}`
      const vatId = seller.vatId.replace(/^CHE(\d{3})(\d{3})(\d{3})$/, 'CHE-$1.$2.$3 MWST')
      return `<div class=pg><div class=h><b>${seller.name}</b><br>Kundendienst<br>${seller.street}, ${seller.postCode} ${seller.town}<br>${seller.telephone}, ${seller.mail}</div>
<table class=in>${row(['Rechnung', d.number])}${row(['Datum', p.date(d.issueDate)])}${row(['Kunde / Objekt', `${d.customerNumber} / ${random.digits(4)}`])}${row(['Objektadresse', buyer.street])}${row(['Ableseperiode', `${p.date(d.from)} - ${p.date(d.until)}`])}${row(['MWST-Nummer', vatId])}${row(['Fällig am', p.date(d.dueDate)])}</table><div class=to>${onContinent(buyer)}</div>
<h1>Gebührenrechnung Wasser, Abwasser, Entsorgung</h1>
<table class=z>${heading(['Zähler', '>Stand alt', '>Stand neu', '>Differenz m3'])}${row([`W ${random.digits(7)}`, `>${meter}`, `>${meter + used}`, `>${used}`])}</table>
<table class=l>${heading(['Leistung', '>Menge', 'Einheit', '>Ansatz', '>MWST %', '>Betrag CHF'])}${rows.join('')}${sum('Total exkl. MWST', d.subtotal, 't')}${sum('MWST', d.tax)}${sum('Total inkl. MWST', d.total, 'b t')}${akonto}${rounding}${sum('Zu bezahlen CHF', d.amountDue, 'b t')}</table>
${d.lines.length > 5 ? '<div class=co>Einzahlungsschein und MWST-Übersicht auf der nächsten Seite.</div></div><div class=pg>' : ''}<table class=v>${heading(['Satz', '>Basis', '>Steuer', '>Inkl. MWST'])}${vat.join('')}</table>
<div class=co>Gegen diese Rechnung kann innert 30 Tagen schriftlich Einsprache erhoben werden.</div>
<div class=qr><div class=rec><h3>Empfangsschein</h3>${account}${debtor}${money}<div class=acc><b>Annahmestelle</b></div></div><div class=pay><h3>Zahlteil</h3>${code}<i class=x></i>${money}<div class=inf>${account}<b>Zusätzliche Informationen</b>Rechnung ${d.number}${debtor}</div></div></div></div>`
    },
  },
]
