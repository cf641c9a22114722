import { renderSVG } from 'uqr'
import { dayAfter, daysBetween } from '../days.ts'
import { baseOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { asIrish, asSwiss } from '../irish_and_swiss.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import { paged } from '../pages.ts'
import { partiesIn } from '../people.ts'
import {
  britishVat,
  codeFirst,
  comma,
  dotted,
  euroAfter,
  grouped,
  heading,
  monthsIn,
  point,
  row,
  rowOf,
  slashed,
  type Print,
} from '../print.ts'
import type { Random } from '../random.ts'

const british = {
  first: listOf('Rowan|Isobel|Martyn|Gwen|Kieran|Philippa|Desmond'),
  last: listOf('Alderson|Birkett|Coverdale|Featherstone|Hesketh|Liddle|Raine|Tunstall|Whitfield'),
  streets: listOf(`
    Low Fold Farm, Back Lane|11 Bridge Street|Unit 9, Tees Court|The Old Dairy, Church Road|
    206 Yarm Road|4 Priory Mews|Thornfield House, 62 High Street`),
  towns: townsOf(`
    Barnard Castle=DL12 8QP|Darlington=DL1 4XB|Northallerton=DL7 8EJ|Hereford=HR2 6JR|
    Kettering=NN16 8PX|Ludlow=SY8 1AA|Taunton=TA1 2LR`),
}
const irish = {
  first: listOf('Aisling|Cormac|Sinéad|Eoin|Gráinne|Padraig|Orla'),
  last: listOf('Breslin|Cusack|Daly|Geraghty|Hanrahan|Lally|McEntee|Ó Murchú|Tierney'),
  streets: listOf(`
    3 Quay Lane|Cloonmore|17 St. Brigid’s Terrace|The Coach House, Mill Road|29 Ardilaun Drive|
    Knockbrack House|8 Bothar na Mara`),
  towns: townsOf(`
    Westport, Co. Mayo=F28 X7P2|Kinsale, Co. Cork=P17 HY63|Carlow=R93 D5W8|Athlone, Co. Westmeath=N37 E2V9|
    Ennis, Co. Clare=V95 KP14|Dundalk, Co. Louth=A91 R6T0`),
  country: 'Ireland',
  tel: '+353 ',
}
const german = {
  first: listOf('Annegret|Detlef|Ilona|Rüdiger|Friederike|Cem|Margot|Tobias'),
  last: listOf('Behnke|Dietze|Fassbender|Grothe|Hörmann|Krull|Mertens|Pohl|Ruppert|Stöhr'),
  streets: listOf(`
    Innstraße 40|Am Kirchplatz 2|Robert-Bosch-Straße 17|Dresdner Str. 118|Ludwigstraße 5 a|
    Schillerstraße 73|Zur Alten Mühle 11`),
  towns: townsOf(`
    Rosenheim=83022|Mühldorf a. Inn=84453|Chemnitz=09111|Paderborn=33098|Worms=67547|Celle=29221|
    Coburg=96450`),
}
const austrian = {
  first: listOf('Herbert|Christa|Manfred|Elfriede|Lukas|Bettina|Alois'),
  last: listOf('Angerer|Draxler|Gruber|Huemer|Kirchmair|Obermayr|Plank|Rainer|Wimmer'),
  streets: listOf(`
    Innstraße 12|Pfarrgasse 3|Dorfstraße 88|Am Bichl 4/2|Linzer Straße 57|Siedlungsweg 19|
    Oberer Stadtplatz 6`),
  towns: townsOf(`
    Schärding=4780|Braunau am Inn=5280|Schwaz=6130|Wörgl=6300|Imst=6460|Hall in Tirol=6060`),
}
const swiss = {
  first: listOf('Seraina|Reto|Flurina|Urs|Corinne|Beat|Madlaina'),
  last: listOf('Caduff|Egli|Gasser|Hunziker|Lutz|Nägeli|Rüegg|Zbinden|Zumstein'),
  streets: listOf(`
    Bahnhofstrasse 31|Rathausgasse 12|Technoparkstrasse 2|Sonnenweg 7|Hauptstrasse 140|
    Untere Gasse 9|Gewerbestrasse 5`),
  towns: townsOf('Chur=7000|Zug=6300|Langenthal=4900|Wil SG=9500|Burgdorf=3400|Uster=8610'),
  country: 'Schweiz',
  tel: '+41 ',
}

/** Names a company with one of a list of `name=domain`, and gives it the pages and mail of this name. */
function nameSeller({ doc, random }: Print, companies: string): void {
  const [name, domain] = random.pick(listOf(companies)).split('=')
  doc.seller.name = name
  doc.seller.mail = `${doc.seller.mail.split('@')[0]}@${domain}.example`
  doc.seller.site = `www.${domain}.example`
}

/** Gives the parties different streets. */
function moveApart({ doc, random }: Print, { streets }: { streets: string[] }): void {
  while (doc.seller.street === doc.buyer.street) doc.seller.street = random.pick(streets)
}

/** Gives a person who buys another name than that of the person who sells. */
function nameApart(
  { doc, random }: Print,
  { first, last }: { first: string[]; last: string[] }
): void {
  while (doc.seller.name === doc.buyer.name)
    doc.buyer.name = `${random.pick(first)} ${random.pick(last)}`
}

/** Whole prices, as people quote them, for documents of one tax rate and rows without other quantities than 1. */
function roundPrices({ doc }: Print, step: number, rate: number): void {
  let subtotal = 0
  for (const line of doc.lines) {
    const price = Math.round(line.amount / step) * step
    line.amount = price
    line.price = price
    subtotal += price
  }
  const tax = Math.round((subtotal * rate) / 100)
  const prepaid = doc.prepaid ? Math.max(10000, Math.round(subtotal / 20000) * 5000) : 0
  doc.subtotal = subtotal
  doc.tax = tax
  doc.total = subtotal + tax
  doc.prepaid = prepaid
  doc.amountDue = subtotal + tax - prepaid
}

/** The same code for the same goods. */
const codeOf = (name: string, from: number) =>
  from + [...name].reduce((code, letter) => (code * 29 + letter.charCodeAt(0)) % (from * 8), 3)

/** A day of the period for each line, in order; none is a Sunday. */
function workdaysOf(p: Print): string[] {
  const { from, until, lines } = p.doc
  const step = daysBetween(from, until) / lines.length
  return p.lines((_, at) => {
    const day = dayAfter(from, Math.floor(step * (at + p.random.next())))
    return p.date(new Date(day).getUTCDay() ? day : dayAfter(day, 1))
  })
}

const britishPhone = (random: Random) => `01${random.digits(3)} ${random.digits(6)}`
const sortCode = (random: Random) => `${random.int(11, 60)}-${random.digits(2)}-${random.digits(2)}`
const unescaped = (text: string) => text.replaceAll('&amp;', '&')

/** A Swiss reference number of 27 digits with its check digit, in groups. */
function swissReference(random: Random): string {
  const digits = `${random.int(10, 99)}0000${random.digits(20)}`
  let carry = 0
  for (const digit of digits) carry = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5][(carry + Number(digit)) % 10]
  return `${digits}${(10 - carry) % 10}`.replace(/(?<=^..(.{5})*)(?=.)/g, ' ').trim()
}

const plants = itemsOf(`
  Lavandula angustifolia 'Hidcote'|9cm|0.9|1.4; Lavandula angustifolia 'Munstead'|2L|2.6|3.8;
  Heuchera 'Palace Purple'|1L|1.9|2.9; Geranium 'Rozanne' (PBR)|2L|3.9|5.2;
  Salvia nemorosa 'Caradonna'|2L|2.9|3.8; Nepeta 'Six Hills Giant'|2L|2.6|3.5;
  Alchemilla mollis|1L|1.6|2.3; Hosta sieboldiana 'Elegans'|3L|4.5|6;
  Echinacea purpurea 'Magnus'|2L|2.9|3.9; Rudbeckia fulgida 'Goldsturm'|2L|2.7|3.6;
  Astilbe 'Fanal'|1L|1.9|2.7; Stipa tenuissima|2L|2.6|3.5; Carex oshimensis 'Evergold'|2L|2.8|3.7;
  Miscanthus sinensis 'Gracillimus'|3L|4.4|6.2; Buxus sempervirens 20/25|2L|3.2|4.6;
  Photinia x fraseri 'Red Robin'|3L|4.4|5.9; Prunus laurocerasus 'Rotundifolia' 60/80|5L|6.5|9;
  Viburnum tinus 'Eve Price'|3L|4.6|6; Hydrangea macrophylla mixed|3L|5.2|7.4;
  Clematis 'Nelly Moser'|2L|4.2|5.5; Rosa 'Iceberg' (climbing)|4L|6.4|8.5;
  Acer palmatum 'Bloodgood'|5L|14|21; Camellia japonica mixed|3L|6.9|9.5;
  Skimmia japonica 'Rubella'|2L|3.9|5.4; Hebe 'Red Edge'|1L|1.9|2.6;
  Bedding Geranium mixed, pack of 6|Pack|1.9|2.6; Petunia trailing mixed, pack of 6|Pack|1.8|2.5;
  Multi-purpose compost peat free 50L|Bag|3.4|4.8; Horticultural grit 20kg|Bag|2.4|3.6;
  Tomato 'Gardener's Delight'|9cm|0.8|1.2|1; Courgette 'Defender'|9cm|0.8|1.2|1;
  Runner bean 'Scarlet Emperor', strip|Strip|1.1|1.7|1; Lettuce mixed leaf, strip|Strip|1|1.5|1;
  Strawberry 'Cambridge Favourite', pack of 6|Pack|1.9|2.9|1; Mint 'Moroccan'|9cm|0.9|1.3|1;
  Rosemary officinalis|1L|1.6|2.2|1; Blackcurrant 'Ben Lomond'|3L|3.6|4.9|1;
  Apple 'Bramley's Seedling' M26|7L|11|15|1; Seed potato 'Charlotte' 2kg|Net|2.1|2.9|1;
  Onion sets 'Sturon' 500g|Net|1|1.5|1`)

const storeNumbers: Family['plan']['numbers'] = (random, year) =>
  `${year.slice(2)}${random.pick(['01', '02'])}-${random.digits(5)}`

/** British, Irish, German, Austrian and Swiss invoices that nobody examines. */
export const commonTeesInn: Family[] = [
  // A person without VAT who visits horses and writes a bill in a word processor.
  {
    name: 'en-gb-farrier-horses',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [0],
      lines: [2, 6],
      most: 0,
      isSellerPerson: true,
      isBuyerPerson: true,
      days: [7, 14],
      pools: partiesIn('GB', {
        ...british,
        trade: listOf('Livery Yard|Equestrian|Riding School|Stud'),
        forms: listOf('Ltd|LLP'),
      }),
      items: itemsOf(`
        Trim||32|42; Full set, new shoes||88|108; Refit, full set||72|86; Fronts only, new||58|70;
        Fronts, hinds trimmed||68|82; Replace lost shoe||20|30; Remedial fronts, bar shoes||125|160;
        Full set with stud holes||98|118`),
      numbers: (random) => `${random.int(112, 1860)}`,
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${Number(d)} ${monthsIn('GB')[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:11.5pt "Caladea";margin:4mm 8mm} .n{font-size:21pt;font-weight:bold;text-align:center} .c{text-align:center;line-height:1.45;border-bottom:2pt solid #000;padding-bottom:4mm} h2{font-size:14pt;margin:9mm 0 6mm;text-align:center;text-decoration:underline} .a{display:flex;justify-content:space-between;line-height:1.45;margin-bottom:9mm} th,td{border:.7pt solid #000;padding:4px 6px;text-align:left} .t td{font-weight:bold} .w{line-height:1.6;margin-top:8mm}',
    draw: (p) => {
      const { doc: d, random } = p
      moveApart(p, british)
      nameApart(p, british)
      roundPrices(p, 500, 0)
      const horses = listOf('Bramble|Jasper|Merlin|Dolly|Flash|Percy|Tilly|Captain')
      const first = random.int(0, 7)
      const visit = p.date(d.deliveryDate)
      const rows = p.lines((l, at) =>
        row([horses[(first + at) % 8], l.description, `>${p.money(l.amount)}`])
      )
      return `<div class=n>${d.seller.name}</div><div class=c>DipWCF &nbsp;–&nbsp; Registered Farrier<br>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>Tel. 07${random.digits(3)} ${random.digits(6)}</div>
<h2>INVOICE</h2>
<div class=a><div>To:<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div>Invoice no. ${d.number}<br>Date: ${p.date(d.issueDate)}</div></div>
<p>Shoeing carried out on ${visit}:</p>
<table>${row(['Horse', 'Work done', '>Amount'], 'th')}${rows.join('')}<tr class=t><td colspan=2>TOTAL</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=w>Please pay ${p.money(d.amountDue)} by ${p.date(d.dueDate)}, cash or bank transfer.<br>Sort code ${sortCode(random)} &nbsp; Account ${random.digits(8)} &nbsp; (${d.seller.name})<br><br>I am not registered for VAT.<br>Next visit due in ${random.int(6, 8)} weeks – please let me know if you need to change it. Thank you.</div>`
    },
  },
  // A grower that delivers to garden centres on trolleys: two or more pages, zero and standard rate.
  {
    name: 'en-gb-plant-nursery-trolleys',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20, 0],
      lines: [46, 80],
      isOnce: true,
      isInOrder: true,
      most: 48,
      days: [30],
      pools: partiesIn('GB', {
        ...british,
        trade: listOf('Garden Centre|Nurseries|Landscapes|Farm Shop|Home & Garden'),
        forms: listOf('Ltd|Limited|LLP'),
      }),
      items: plants,
      numbers: (random) => `SI${random.int(104000, 198000)}`,
    },
    style: { ...point, money: (plain) => `£${plain}`, date: slashed },
    css: 'body{font:8.6pt "Liberation Sans";margin:0 .3mm 0 0} .pg{position:relative;height:264mm;break-after:page} .pg:last-child{break-after:auto} .hd{display:flex;justify-content:space-between} .lg{font:bold 20pt "URW Bookman";color:#25582b;width:96mm;line-height:1.05} .ad{text-align:right;line-height:1.4;font-size:8pt} .bar{background:#25582b;color:#fff;font-weight:bold;font-size:11pt;padding:2mm 3mm;margin:4mm 0;display:flex;justify-content:space-between} .bx{display:flex;gap:4mm;margin-bottom:4mm} .bx div{flex:1;border:.6pt solid #25582b;padding:2mm 3mm;line-height:1.4;min-height:22mm} .bx i{font-style:normal;color:#25582b;font-size:7pt;display:block} .m td,.m th{border:.6pt solid #25582b;padding:2px 4px;font-size:8pt;text-align:left} .m th{font-weight:normal;color:#25582b;font-size:7pt} .l{margin-top:4mm} .l th:nth-child(2){width:84mm} .l th{text-align:left;border-bottom:1pt solid #25582b;font-size:7.6pt;padding:2px 3px} .l td{padding:2.2px 3px;border-bottom:.3pt solid #ccd} .cf{text-align:right;padding:3mm;font-style:italic} .en{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm} .vt{width:74mm} .vt th,.vt td{border:.6pt solid #25582b;padding:2px 4px;font-size:8pt;text-align:left} .to{width:64mm} .to td{padding:3px 4px;border-bottom:.5pt solid #25582b} .to .k td{font-weight:bold;font-size:11pt} .nt{margin-top:5mm;font-size:7.6pt;line-height:1.45} .ft{position:absolute;bottom:0;left:0;right:0;text-align:center;font-size:7pt;border-top:.5pt solid #25582b;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      moveApart(p, british)
      nameSeller(
        p,
        'Swaledale Growers Limited=swaledalegrowers|Hollin Bank Nurseries & Sons Ltd=hollinbank|RAINE HARDY PLANTS LTD=raineplants|Birkett & Liddle (Wholesale Plants) LLP=birkettliddle'
      )
      const s = d.seller
      const phone = britishPhone(random)
      const order = random.digits(5)
      const trolleys = random.int(1, 6)
      const rows = p.lines((l) =>
        row([
          codeOf(l.description, 10000),
          l.description,
          l.unit,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate, 1)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `${t.rate ? 'Standard' : 'Zero'} rated ${p.number(t.rate, 1)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const columns = heading([
        'Code',
        'Variety',
        'Pot / unit',
        '>Qty',
        '>Price £',
        '>Net £',
        '>VAT %',
      ])
      const parts = paged(rows, 35, 24)
      const end = `<div class=en><table class=vt>${row(['VAT analysis', '>Goods £', '>VAT £'], 'th')}${taxes.join('')}</table><table class=to>${row(['Total goods', `>${p.plain(d.subtotal)}`])}${row(['VAT', `>${p.plain(d.tax)}`])}${rowOf('k', ['Invoice total GBP', `>${p.plain(d.total)}`])}</table></div>
<div class=nt>Payment due by ${p.date(d.dueDate)}. Please pay ${p.money(d.amountDue)} to ${s.name}, IBAN ${grouped(s.iban)}, quoting ${d.number}.<br>CC trolleys delivered: ${trolleys} &nbsp; collected: ${random.int(0, trolleys)}. Trolleys remain our property; missing trolleys and shelves will be charged.<br>Shortages and damages must be notified within 48 hours of delivery. Goods remain the property of ${s.name} until paid for in full. All plants supplied with UK plant passport, reg. no. GB-${random.digits(5)}.</div>`
      const foot = `${s.name}. Registered in England and Wales No. 0${random.digits(7)}. VAT Reg. No. ${britishVat(s.vatId)}`
      const sheet = (part: string[], at: number) =>
        `<div class=pg><div class=hd><div class=lg>${s.name}</div><div class=ad>${s.street}<br>${s.town} ${s.postCode}<br>Tel: ${phone}<br>${s.mail}</div></div>
<div class=bar><span>SALES INVOICE</span><span>Page ${at + 1} of ${parts.length}</span></div>
<div class=bx><div><i>INVOICE TO</i>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><i>DELIVER TO</i>${d.buyer.name}<br>Plant area, goods in<br>${d.buyer.town}<br>${d.buyer.postCode}</div></div>
<table class=m>${row(['Invoice no.', 'Invoice / tax date', 'Account', 'Your order', 'Delivered', 'Route'], 'th')}${row([d.number, p.date(d.issueDate), d.customerNumber, order, p.date(d.deliveryDate), `${'ABC'[trolleys % 3]}${trolleys}`])}</table>
<table class=l>${columns}${part.join('')}</table>${at + 1 < parts.length ? '<div class=cf>Continued on next page …</div>' : end}
<div class=ft>${foot}</div></div>`
      return parts.map(sheet).join('')
    },
  },
  // A wedding photographer with a studio name: online accounts, booking fee and balance.
  {
    name: 'en-ie-wedding-photographer-balance',
    plan: {
      country: 'GB',
      currency: 'EUR',
      rates: [13.5],
      lines: [3, 7],
      isOnce: true,
      isInOrder: true,
      most: 1,
      isBuyerPerson: true,
      prepaid: 1,
      days: [14, 21, 30],
      pools: partiesIn('GB', {
        ...irish,
        trade: listOf('Events|Hospitality|Hotels'),
        forms: listOf('Ltd|DAC'),
      }),
      items: itemsOf(`
        Full-day wedding photography, bridal preparation to first dance|package|1650|2350;
        Second photographer, 8 hours|day|380|520; Engagement shoot, 1 hour|shoot|180|260;
        Fine art album 30x30 cm, 40 pages, linen cover|album|420|610;
        Parent albums 20x20 cm|set|240|320; Online gallery and USB box|set|95|150;
        Drone images (IAA registered operator)|item|160|240; Travel and overnight stay|item|110|190;
        20 thank-you cards with envelopes|set|45|65`),
      numbers: (random) => `INV-${random.int(1, 9)}${random.digits(3)}`,
    },
    style: {
      ...point,
      money: (plain) => `€${plain}`,
      date: (y, m, d) => `${Number(d)} ${monthsIn('GB')[Number(m) - 1].slice(0, 3)} ${y}`,
    },
    css: 'body{font:9.6pt "Inter";font-feature-settings:"calt" 0;color:#2d2a2a;margin:0} .t{display:flex;justify-content:space-between;align-items:flex-start} h1{font:300 25pt "Inter";margin:0 0 9mm} .lg{font:26pt "EB Garamond";letter-spacing:1px;text-align:right;width:92mm;line-height:1.05;color:#8a6a5b} .g{display:grid;grid-template-columns:78mm 46mm 1fr;gap:0 5mm;line-height:1.5;margin-top:4mm} .g b{display:block;margin-top:2.5mm;font-size:8.4pt} .g b:first-child{margin-top:0} .l{margin-top:12mm} .l th{text-align:left;border-bottom:1.2pt solid #2d2a2a;padding:5px 2px;font-size:8.6pt} .l td{padding:7px 2px;border-bottom:.4pt solid #ccc;vertical-align:top} .s{width:86mm;margin:3mm 0 0 auto} .s td{padding:4.5px 2px} .s .k td{border-top:1.2pt solid #2d2a2a;font-weight:bold} .d{margin-top:13mm;line-height:1.55} .d h3{font-size:11pt;margin:0 0 2mm} .ft{position:fixed;bottom:0;font-size:7.4pt;color:#777}',
    draw: (p) => {
      const { doc: d, random } = p
      moveApart(p, irish)
      nameSeller(
        p,
        'Hazel & Thorn Photography=hazelandthorn|Aisling Tierney Weddings Ltd=aislingtierney|Saltmarsh Studio=saltmarshstudio|Lally Lane Photography Limited=lallylane'
      )
      asIrish(p, 'AIBK93')
      const [first] = d.lines
      first.description = 'Full-day wedding photography, bridal preparation to first dance'
      first.amount = random.int(330, 470) * 500
      roundPrices(p, 500, 13.5)
      const wedding = p.date(dayAfter(d.dueDate, random.pick([14, 21, 28])))
      const paid = p.date(dayAfter(d.issueDate, -random.int(150, 320)))
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const [register, office] = / (Ltd|Limited)$/.test(d.seller.name)
        ? ['Company Registration No', 'Registered Office']
        : ['Registered Business Name No', 'Place of Business']
      const less = d.prepaid
        ? row([`Less booking fee received ${paid}`, `>${p.plain(d.prepaid)}`])
        : ''
      return `<div class=t><h1>INVOICE</h1><div class=lg>${d.seller.name}</div></div>
<div class=g><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town.toUpperCase()}<br>${d.buyer.postCode}<br>IRELAND</div><div><b>Invoice Date</b>${p.date(d.issueDate)}<b>Invoice Number</b>${d.number}<b>Reference</b>Wedding ${wedding}<b>VAT Number</b>${d.seller.vatId}</div><div>${d.seller.name}<br>${d.seller.street}<br>${d.seller.town.toUpperCase()}<br>${d.seller.postCode}<br>IRELAND</div></div>
<table class=l>${heading(['Description', '>Quantity', '>Unit Price', '>VAT', '>Amount EUR'])}${rows.join('')}</table>
<table class=s>${row(['>Subtotal', `>${p.plain(d.subtotal)}`])}${row([`>TOTAL VAT ${p.number(d.taxes[0].rate)}%`, `>${p.plain(d.tax)}`])}${rowOf('k', ['>TOTAL EUR', `>${p.plain(d.total)}`])}${less.replace('<td>', '<td class=r>')}${rowOf('k', ['>BALANCE DUE EUR', `>${p.plain(d.amountDue)}`])}</table>
<div class=d><h3>Due Date: ${p.date(d.dueDate)}</h3>Bank transfer: ${d.seller.name}, AIB, IBAN ${grouped(d.seller.iban)}, BIC AIBKIE2D<br>The balance is payable before the wedding day. The booking fee is non-refundable. Your gallery will be ready about eight weeks after the wedding.<br>We can’t wait to celebrate with you both!</div>
<div class=ft>${register}: ${random.int(5, 7)}${random.digits(5)}. ${office}: ${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}, Ireland.</div>`
    },
  },
  // A distributor of floor coverings takes back cut lengths: credit note of a desktop program.
  {
    name: 'en-gb-flooring-distributor-credit',
    plan: {
      country: 'GB',
      currency: 'GBP',
      kind: 'creditNote',
      rates: [20],
      lines: [1, 4],
      isOnce: true,
      most: 14,
      isPart: true,
      lineDiscount: 0.4,
      pools: partiesIn('GB', {
        ...british,
        trade: listOf('Carpets|Flooring|Interiors|Contracts|Furnishers'),
        forms: listOf('Ltd|Limited|LLP'),
      }),
      items: itemsOf(`
        Wool twist 50oz 4m Oatmeal|m|38|56; Berber loop 5m Flint|m|44|61; Saxony 4m Silver Birch|m|31|45;
        Cushion vinyl 3m Tuscan Slate|m|16|26; Safety vinyl 2m Graphite|m|28|39;
        LVT plank Rustic Oak|sqm|18|26; PU underlay 9mm|sqm|2|4; Stair runner 68cm Regency Red|m|21|34;
        Sisal boucle 4m Natural|m|33|48; Entrance matting 2m Charcoal|m|49|71`),
      numbers: (random) => `CR${random.int(2100, 9850)}`,
    },
    style: { ...point, date: slashed },
    css: 'body{font:9.2pt "Nimbus Sans";margin:0 .3mm 0 0} .h{display:flex;justify-content:space-between} .h b{font-size:15pt} .h div{line-height:1.4} h1{font-size:19pt;margin:9mm 0 5mm;text-align:right} .m{display:flex;justify-content:space-between;margin-bottom:8mm} .to{border:.8pt solid #000;border-radius:3mm;width:88mm;padding:4mm;line-height:1.45;min-height:28mm} .kv{width:76mm;align-self:flex-start} .kv td{border:.6pt solid #000;padding:3px 5px} .kv td:first-child{background:#e6e6e6} .l{border:.8pt solid #000;height:98mm} .l tr{height:1px} .l .z{height:100%} .l th{background:#e6e6e6;border:.8pt solid #000;padding:3px 5px;text-align:left;font-size:8.4pt} .l td{border-left:.6pt solid #999;padding:4px 5px;vertical-align:top} .e{display:flex;justify-content:space-between;margin-top:3mm} .rs{width:98mm;line-height:1.5;font-size:8.6pt} .s{width:72mm;align-self:flex-start} .s td{border:.6pt solid #000;padding:4px 6px} .s tr:last-child td{font-weight:bold;background:#e6e6e6} .f{position:fixed;bottom:0;font-size:7.6pt;line-height:1.5;width:100%;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      moveApart(p, british)
      nameSeller(
        p,
        'Coverdale Floorcoverings (Northern) Ltd=coverdalefloors|HESKETH CARPETS=heskethcarpets|Tunstall Bros. Limited=tunstallbros|Alderson & Whitfield Flooring Supplies Ltd=awflooring'
      )
      const s = d.seller
      const rows = p.lines((l) =>
        row([
          `${l.description.slice(0, 3).toUpperCase()}${codeOf(l.description, 100)}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.discount, 2)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate, 2)}`,
        ])
      )
      const reason = random.pick([
        'Shade variation against sample, lengths returned uncut',
        'Goods over-ordered, returned in original packaging',
        'Delivered in error – customer ordered other colour',
        'Pile reversal reported by fitter, inspected by our representative',
      ])
      const office = / (Ltd|Limited)$/.test(s.name)
        ? `Registered Office as above. Registered in England No. 0${random.digits(7)}.`
        : 'Business address as above.'
      return `<div class=h><div><b>${s.name}</b><br>${s.street}<br>${s.town}<br>${s.postCode}</div><div class=r>Tel: ${britishPhone(random)}<br>Sales ledger: ${s.mail}<br>${s.site}<br>VAT Reg No: ${britishVat(s.vatId)}</div></div>
<h1>Credit Note</h1>
<div class=m><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table class=kv>${row(['Credit Note No', d.number])}${row(['Date / Tax Point', p.date(d.issueDate)])}${row(['Account Ref', d.customerNumber])}${row(['Our Invoice No', random.int(41000, 98000)])}${row(['Returns Note', `RN${random.digits(5)}`])}</table></div>
<table class=l>${heading(['Stock Code', 'Description', '>Quantity', 'Unit', '>Unit Price', '>Disc %', '>Net Amt', '>VAT %'])}${rows.join('')}<tr class=z>${'<td></td>'.repeat(8)}</tr></table>
<div class=e><div class=rs><b>Reason for credit:</b> ${reason}.<br>Collected ${p.date(d.deliveryDate)} by our vehicle.<br><br>This credit has been posted to your account and may be deducted from your next payment. No refund will be issued unless requested.</div><table class=s>${row(['Total Net Amount', `>£ ${p.plain(d.subtotal)}`])}${row(['Total VAT Amount', `>£ ${p.plain(d.tax)}`])}${row(['Credit Total', `>£ ${p.plain(d.total)}`])}</table></div>
<div class=f>${office} E &amp; O E<br>All business is transacted subject to our conditions of sale, copies of which are available on request.</div>`
    },
  },
  // A master chimney sweep in his own name, with code for the banking app.
  {
    name: 'at-rauchfangkehrer-kehrung',
    plan: {
      country: 'AT',
      currency: 'EUR',
      rates: [20],
      lines: [3, 7],
      isOnce: true,
      isInOrder: true,
      most: 3,
      isSellerPerson: true,
      isBuyerPerson: true,
      days: [14],
      pools: partiesIn('AT', {
        ...austrian,
        trade: listOf('Gasthof|Hausverwaltung|Tischlerei|Bäckerei|Autohaus'),
        forms: listOf('GmbH|OG|KG|e.U.|GmbH & Co KG'),
      }),
      items: itemsOf(`
        Grundgebühr je Objekt|Obj.|11|16; Kehrung Rauchfang feste Brennstoffe|Stk.|13|19;
        Überprüfung Abgasfang Gas|Stk.|12|17; Kehrung Verbindungsstück|Stk.|6|10;
        Reinigung Festbrennstoffkessel|Stk.|34|52; Reinigung Kachelofen|Stk.|58|84;
        Abgasmessung lt. Heizungsanlagenverordnung|Stk.|42|61; Feuerbeschau, anteilig|Stk.|19|28;
        Dichtheitsprobe|Stk.|46|68; Anfahrt|Psch.|8|14`),
      numbers: (random, year) => `${year}/${random.int(1040, 7980)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dotted },
    css: 'body{font:10pt "Open Sans";margin:0 .3mm 0 0} .k{border-left:5mm solid #111;padding-left:5mm;line-height:1.4} .k b{font-size:16pt} .k span{color:#c00;font-weight:600} .a{margin:14mm 0 10mm;line-height:1.45} .h{display:flex;justify-content:space-between;border-bottom:1.4pt solid #111;padding-bottom:2mm;margin-bottom:4mm;align-items:flex-end} .h b{font-size:14pt} .l th{font-size:8.4pt;text-align:left;border-bottom:.6pt solid #111;padding:3px 2px} .l td{padding:4px 2px} .s{width:80mm;margin:4mm 0 8mm auto} .s td{padding:3px 2px;border-top:.5pt solid #999} .s tr:last-child td{border-top:1.2pt solid #111;border-bottom:2.4pt double #111;font-weight:bold} .q{display:flex;gap:6mm;align-items:center;border:.7pt solid #111;padding:4mm;line-height:1.5;margin-top:7mm;font-size:9pt} .q svg{width:30mm;height:30mm;flex:none} .f{position:fixed;bottom:0;left:0;right:0;font-size:7.6pt;text-align:center;border-top:.6pt solid #111;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      moveApart(p, austrian)
      nameApart(p, austrian)
      const s = d.seller
      const phone = `0${random.int(5000, 7999)} / ${random.digits(5)}`
      const rows = p.lines((l) =>
        row([
          `>${p.number(l.quantity)}`,
          l.unit,
          l.description,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const code = `BCD\n002\n1\nSCT\n\n${unescaped(s.name)}\n${s.iban}\nEUR${(d.amountDue / 100).toFixed(2)}\n\n\nRechnung ${d.number}`
      return `<div class=k><b>${s.name}</b><br><span>Rauchfangkehrermeisterbetrieb</span> · Brandschutz · Lüftungsreinigung<br>${s.street}, ${codeFirst(s)}<br>Tel. ${phone} · ${s.mail}</div>
<div class=a>${random.chance(0.5) ? 'Herrn/Frau/Firma<br>' : ''}${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div>
<div class=h><b>Rechnung Nr. ${d.number}</b><span>${s.town}, am ${p.date(d.issueDate)}</span></div>
<p>Objekt: ${d.buyer.street}, ${codeFirst(d.buyer)} &nbsp; Objekt-Nr. ${random.digits(4)} &nbsp; Leistungsdatum: ${p.date(d.deliveryDate)}</p>
<p>Für die ordnungsgemäß durchgeführten Arbeiten erlaube ich mir zu verrechnen:</p>
<table class=l>${heading(['>Anz.', 'EH', 'Leistung', '>Tarif €', '>Betrag €'])}${rows.join('')}</table>
<table class=s>${row(['Nettobetrag', `>${p.money(d.subtotal)}`])}${row([`${p.number(d.taxes[0].rate)} % Umsatzsteuer`, `>${p.money(d.tax)}`])}${row(['Gesamtbetrag', `>${p.money(d.total)}`])}</table>
<div>Nächster Kehrtermin laut Aushang bzw. nach Vereinbarung. Die Tarife entsprechen der geltenden Höchsttarifverordnung. Etwaige Mängel wurden im Kehrbuch vermerkt.</div>
<div class=q>${renderSVG(code, { border: 0 })}<div><b>Zahlen mit Code</b><br>Bitte überweisen Sie ${p.money(d.amountDue)} bis ${p.date(d.dueDate)} ohne Abzug.<br>Empfänger: ${s.name}<br>IBAN ${grouped(s.iban)}<br>Verwendungszweck: Rechnung ${d.number}</div></div>
<div class=f>${s.name}, öffentlich zugelassener Rauchfangkehrerbetrieb · UID ${s.vatId} · Gerichtsstand ${s.town}</div>`
    },
  },
  // A medical supply store invoices a private patient: gross prices, two rates.
  {
    name: 'de-sanitaetshaus-privatrezept',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19, 7],
      lines: [2, 6],
      isOnce: true,
      most: 2,
      isGross: true,
      isBuyerPerson: true,
      days: [14, 21],
      pools: partiesIn('DE', {
        ...german,
        trade: listOf('Pflegedienst|Seniorenheim|Praxis|Reha-Zentrum'),
        forms: listOf('GmbH|gGmbH|GbR|e.V.'),
      }),
      items: itemsOf(`
        Kompressionsstrumpf AD Kl. II, beige, Maß|Paar|68|98|1; Sporteinlagen langsohlig nach Abdruck|Paar|96|142|1;
        Kniebandage mit Silikonpelotte Gr. III|Stück|62|89|1; Unterarmgehstützen Softgriff|Paar|24|38|1;
        Rollator Leichtgewicht Carbon|Stück|249|389|1; Lumbalorthese Gr. M|Stück|118|164|1;
        Blutdruckmessgerät Oberarm|Stück|49|79; Duschhocker höhenverstellbar|Stück|42|64;
        Nackenkissen Viscoschaum|Stück|46|69; Anziehhilfe für Strümpfe|Stück|29|45;
        Massageball-Set|Set|14|22; Einmalhandschuhe Nitril, 100 Stück|Pack|8|13;
        Wärmflasche mit Bezug|Stück|12|19`),
      numbers: storeNumbers,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:9.4pt "Roboto";color:#1c2430;margin:0} .h{display:flex;justify-content:space-between;align-items:flex-start} .lg{font:bold 19pt "Roboto";color:#00796b;width:86mm;line-height:1.1} .lg small{display:block;font:9pt "Roboto";color:#1c2430;margin-top:1.5mm} .tc{font-size:8pt;line-height:1.5;text-align:right} .ab{font-size:6.8pt;text-decoration:underline;margin-top:9mm} .r1{display:flex;justify-content:space-between;margin-top:2mm;min-height:34mm} .to{line-height:1.45;font-size:10pt} .kv{width:68mm;align-self:flex-start} .kv td{padding:2px 0;font-size:8.8pt} h2{font-size:14pt;margin:5mm 0 3mm} .l{margin-top:4mm} .l th{background:#e0f2f1;text-align:left;font-size:8.2pt;padding:4px} .l td{padding:5px 4px;border-bottom:.4pt solid #b2dfdb;vertical-align:top} .g td{font-weight:bold;font-size:11pt;padding:6px 4px} .mw{width:112mm;margin:4mm 0 6mm} .mw th,.mw td{font-size:8.4pt;text-align:left;padding:2.5px 4px;border:.4pt solid #9cc} .p{line-height:1.5;margin:0 0 3mm} .f{position:fixed;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:7.2pt;line-height:1.45;border-top:1pt solid #00796b;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      moveApart(p, german)
      nameSeller(
        p,
        'Sanitätshaus Krull=sanitaetshaus-krull|Ruppert Orthopädietechnik GmbH & Co. KG=ruppert-ot|VITAMOBIL Sanitätshäuser GmbH=vitamobil|Gesundheitshaus Mertens e.K.=gh-mertens'
      )
      const s = d.seller
      const phone = `0${random.int(3000, 8999)} ${random.digits(5)}-0`
      const rows = p.lines((l, at) =>
        row([
          at + 1,
          codeOf(l.description, 100000),
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)} %`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      return `<div class=h><div class=lg>${s.name}<small>Sanitätsfachhandel · Orthopädie · Reha</small></div><div class=tc>${s.street}<br>${codeFirst(s)}<br>Telefon ${phone}<br>${s.mail}<br>Mo–Fr 9–18 Uhr, Sa 9–13 Uhr</div></div>
<div class=ab>${s.name}, ${s.street}, ${codeFirst(s)}</div>
<div class=r1><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div><table class=kv>${row(['Rechnungsnummer', `>${d.number}`])}${row(['Rechnungsdatum', `>${p.date(d.issueDate)}`])}${row(['Kundennummer', `>${d.customerNumber}`])}${row(['Verordnung vom', `>${p.date(d.orderDate)}`])}${row(['Lieferdatum', `>${p.date(d.deliveryDate)}`])}${row(['Es bediente Sie', `>Fr. ${random.pick(['Hahn', 'Scholz', 'Kaya'])}`])}</table></div>
<h2>Rechnung</h2><div class=p>gemäß Ihrer privatärztlichen Verordnung bzw. Ihrem Auftrag berechnen wir Ihnen:</div>
<table class=l>${heading(['Pos', 'Artikel-Nr.', 'Bezeichnung', '>Menge', '>Einzelpreis', '>MwSt', '>Gesamt EUR'])}${rows.join('')}<tr class=g><td colspan=6>Rechnungsbetrag inkl. MwSt.</td><td class=r>${p.money(d.total)}</td></tr></table>
<table class=mw>${row(['Im Betrag enthalten', '>Netto', '>MwSt', '>Brutto'], 'th')}${taxes.join('')}${row(['Summe', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
<div class=p>Bitte überweisen Sie ${p.money(d.amountDue)} bis zum ${p.date(d.dueDate)} ohne Abzug unter Angabe der Rechnungsnummer. Diese Rechnung können Sie bei Ihrer privaten Krankenversicherung oder Beihilfestelle einreichen.</div>
<div class=p>Angepasste und hygienisch sensible Artikel sind vom Umtausch ausgeschlossen. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.</div>
<div class=f><div>${s.name}<br>${s.street}<br>${codeFirst(s)}</div><div>Sparkasse ${s.town}<br>IBAN ${grouped(s.iban)}</div><div>USt-IdNr. ${s.vatId}<br>IK ${random.digits(9)}</div><div>${s.name.endsWith('Krull') ? 'Handwerkskammer' : 'Handelsregister'}<br>${s.town} Nr. ${random.digits(4)}</div></div>`
    },
  },
  // A testing organisation bills the vehicles of a fleet once a month and debits the sum.
  {
    name: 'de-pruefstelle-fahrzeugflotte',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [9, 36],
      most: 0,
      days: [10, 14],
      pools: partiesIn('DE', {
        ...german,
        trade: listOf('Spedition|Fuhrpark|Autohaus|Busreisen|Baugesellschaft|Pflegedienst'),
        forms: listOf('GmbH|GmbH & Co. KG|AG|e.K.'),
      }),
      items: itemsOf(`
        HU mit AU, Pkw (M1)||118|136; HU mit AU, Lkw bis 3,5 t (N1)||124|142; HU Anhänger bis 750 kg||38|46;
        HU Anhänger über 3,5 t (O4)||78|92; HU mit AU, Lkw über 12 t (N3)||168|196;
        Sicherheitsprüfung SP, Lkw||72|88; HU-Nachprüfung||16|24; HU mit AU, Kraftomnibus (M3)||182|210;
        Änderungsabnahme § 19 (3) StVZO||44|68; UVV-Prüfung DGUV V70||32|44;
        UVV-Prüfung Ladebordwand||48|66; Tachographenprüfung § 57b StVZO||92|118`),
      numbers: (random) => `7${random.digits(9)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:9.2pt "Liberation Sans";margin:0} .lg{display:flex;justify-content:space-between;align-items:center;gap:6mm} .lg b{background:#003a8c;color:#fff;font-size:15pt;padding:3mm 5mm;max-width:90mm} .lg span{font-size:8pt;color:#444;text-align:right} .tp{display:flex;justify-content:space-between;margin-top:12mm} .ab{font-size:6.2pt;white-space:nowrap;border-bottom:.4pt solid #000;padding-bottom:.5mm;margin-bottom:2mm} .to{width:85mm;line-height:1.4;min-height:38mm;font-size:10pt} .kv{width:74mm;align-self:flex-start} .kv td{padding:1.8px 0;font-size:8.6pt} h2{font-size:12pt;margin:7mm 0 2mm} .l{margin-top:4mm} .l th{text-align:left;font-size:8pt;border-top:.8pt solid #003a8c;border-bottom:.8pt solid #003a8c;padding:3px 2px} .l td{padding:3px 2px} .l tr{break-inside:avoid} .e{break-inside:avoid} .s{width:88mm;margin:3mm 0 6mm auto} .s td{padding:3px 2px} .s tr:last-child td{font-weight:bold;border-top:.8pt solid #003a8c;border-bottom:.8pt solid #003a8c} .p{line-height:1.5;margin-bottom:3mm} .f{margin-top:9mm;font-size:6.8pt;line-height:1.45;color:#333;display:flex;justify-content:space-between;border-top:.5pt solid #888;padding-top:2mm;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      moveApart(p, german)
      nameSeller(
        p,
        'PRÜFWERK Süd GmbH=pruefwerk-sued|Fahrzeugprüfung Grothe & Partner mbB=grothe-partner|AUTOCERT Sachverständige AG=autocert-sv|Technische Prüfgesellschaft Hörmann mbH=tp-hoermann'
      )
      const s = d.seller
      const area = random.pick(['RO', 'MÜ', 'CO', 'CE', 'PB'])
      const plates = p.lines(
        () =>
          `${area}-${random.pick(['KL', 'FP', 'TB', 'SR'])} ${random.int(1, 9)}${random.digits(2)}`
      )
      const days = workdaysOf(p)
      const rows = p.lines((l, at) =>
        row([
          at + 1,
          days[at],
          plates[at],
          l.description,
          random.digits(7),
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=lg><b>${s.name}</b><span>Amtliche Fahrzeuguntersuchungen · Gutachten · Arbeitssicherheit</span></div>
<div class=tp><div class=to><div class=ab>${s.name} · ${s.street} · ${codeFirst(s)}</div>${d.buyer.name}<br>${random.pick(['Fuhrparkverwaltung<br>', 'Rechnungswesen<br>', ''])}${d.buyer.street}<br>${codeFirst(d.buyer)}</div><table class=kv>${row(['Rechnungs-Nr.', `>${d.number}`])}${row(['Rechnungsdatum', `>${p.date(d.issueDate)}`])}${row(['Debitor', `>${d.customerNumber}`])}${row(['Leistungszeitraum', `>${p.date(d.from)} – ${p.date(d.until)}`])}${row(['Ansprechpartner', `>Frau ${random.pick(['Seidl', 'Vogt', 'Brandner'])}`])}${row(['Telefon', `>0800 ${random.digits(7)}`])}</table></div>
<h2>Sammelrechnung</h2><div class=p>Sehr geehrte Damen und Herren,<br>für die an Ihren Fahrzeugen durchgeführten Untersuchungen stellen wir Ihnen in Rechnung:</div>
<table class=l>${heading(['Pos.', 'Datum', 'Kennzeichen', 'Leistung', 'Bericht-Nr.', '>Entgelt EUR'])}${rows.join('')}</table>
<div class=e><table class=s>${row(['Summe netto', `>${p.plain(d.subtotal)}`])}${row([`Umsatzsteuer ${p.number(d.taxes[0].rate, 1)} %`, `>${p.plain(d.tax)}`])}${row(['Rechnungsbetrag EUR', `>${p.plain(d.total)}`])}</table>
<div class=p>Den Betrag von ${p.money(d.amountDue)} ziehen wir am ${p.date(d.dueDate)} mit SEPA-Firmenlastschrift von Ihrem Konto DE** **** **** **** ${random.digits(4)} ein. Mandatsreferenz ${random.digits(8)}, Gläubiger-ID DE${random.digits(2)}ZZZ0000${random.digits(7)}. Bitte sorgen Sie für ausreichende Deckung.</div>
<div class=p>Die Prüfberichte wurden Ihnen bereits übergeben. Einwendungen gegen diese Rechnung bitten wir innerhalb von 14 Tagen mitzuteilen. Diese Rechnung wurde maschinell erstellt und ist ohne Unterschrift gültig.</div></div>
<div class=f><div>${s.name}<br>${s.street}<br>${codeFirst(s)}</div><div>Sitz ${s.town}<br>Registergericht ${s.town}<br>Nr. ${random.digits(5)}</div><div>USt-IdNr. ${s.vatId}<br>Steuernummer ${s.taxNumber}</div><div>Bankverbindung<br>IBAN ${grouped(s.iban)}</div></div>`
    },
  },
  // Coffee and the rent of a machine for offices: two rates, rounding, payment part with QR code.
  {
    name: 'ch-buerokaffee-qr-rechnung',
    plan: {
      country: 'DE',
      currency: 'CHF',
      rates: [8.1, 2.6],
      lines: [3, 7],
      isOnce: true,
      isInOrder: true,
      most: 8,
      rounding: 1,
      days: [10, 20, 30],
      pools: partiesIn('DE', {
        ...swiss,
        trade: listOf('Treuhand|Architekten|Garage|Ingenieure|Versicherungsbroker|Kinderkrippe'),
        forms: listOf('AG|GmbH|Genossenschaft'),
      }),
      items: itemsOf(`
        Bohnenkaffee Espresso Forte|kg|22|31|1; Bohnenkaffee Crema Bio Fairtrade|kg|24|33|1;
        Schokoladenpulver 1 kg|Btl|11|15|1; Milchpulver Automat 500 g|Btl|7|10|1;
        Zuckersticks 4 g, 500 Stück|Krt|13|18|1; Kaffeerahmportionen 100 Stück|Krt|14|19|1;
        Teebeutel Kräuter, 25 Stück|Pk|5|8|1; Kartonbecher 2 dl, 50 Stück|Stg|5|8;
        Reinigungstabletten, Dose|Ds|18|26; Wasserfilter Claro|Stk|19|27;
        Miete Vollautomat|Mt|89|145; Servicepauschale inkl. Anfahrt|Mt|38|58`),
      numbers: (random) => `R-${random.int(20400, 68900)}`,
    },
    style: { decimal: '.', thousands: '’', date: dotted },
    css: '@page{margin:0} body{font:9pt "Lato";margin:0} .pp{padding:14mm 18mm 0 20mm;height:174mm;overflow:hidden} .h{display:flex;justify-content:space-between} .lg{font:bold 18pt "Lato";color:#5b3a1e;width:84mm;line-height:1.1} .ad{font-size:8pt;line-height:1.4;text-align:right} .to{margin:7mm 0 7mm 96mm;line-height:1.4;font-size:9.6pt} h2{font-size:13pt;margin:0 0 2mm;color:#5b3a1e} .m{width:128mm} .m td{padding:1.2px 0;font-size:8.6pt} .l{margin-top:4mm} .l th{border-bottom:1pt solid #5b3a1e;text-align:left;font-size:8pt;padding:2px} .l td{padding:2.4px 2px} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:3mm;border-top:1pt solid #5b3a1e;padding-top:2mm} .x{width:74mm} .x th{text-align:left;font-size:7.6pt;font-weight:normal;color:#666} .x td{font-size:8pt;padding:1px 0} .s{width:72mm} .s td{padding:1.6px 0} .s tr:last-child td{font-weight:bold;border-top:.8pt solid #000;font-size:10pt} .nt{font-size:8pt;margin-top:3mm} .qr{position:absolute;left:0;top:191.5mm;width:210mm;height:105mm;border-top:.5pt dashed #000;font-family:"Liberation Sans";display:flex;box-sizing:border-box} .em{width:62mm;box-sizing:border-box;border-right:.5pt dashed #000;padding:5mm;font-size:8pt;line-height:9pt} .zt{flex:1;padding:5mm;display:flex;gap:5mm;font-size:9.5pt;line-height:11pt} .ti{font-weight:bold;font-size:11pt;margin-bottom:3mm} .qr i{font-style:normal;font-weight:bold;font-size:6.5pt;line-height:9pt;display:block;margin-top:2mm} .zt i{font-size:8pt} .am{display:flex;gap:6mm;position:absolute;top:68mm} .an{position:absolute;top:82mm;left:36mm;font-weight:bold;font-size:6.5pt} .sc{position:absolute;top:-4mm;left:0;width:100%;text-align:center;font-size:6.5pt} .ir{margin-top:-2mm} .cd{position:relative;width:46mm;height:46mm;margin-top:2mm} .cd svg{width:46mm;height:46mm} .cd u{position:absolute;left:19.5mm;top:19.5mm;width:6mm;height:6mm;background:#000;border:.5mm solid #fff} .cd u:before{content:"";position:absolute;left:2.4mm;top:1mm;width:1.2mm;height:4mm;background:#fff} .cd u:after{content:"";position:absolute;left:1mm;top:2.4mm;width:4mm;height:1.2mm;background:#fff}',
    draw: (p) => {
      const { doc: d, random } = p
      moveApart(p, swiss)
      nameSeller(
        p,
        'Caffè Zumstein AG=caffe-zumstein|Rösterei Lutz & Co.=roesterei-lutz|BOHNENWERK GmbH=bohnenwerk|Pausenkaffee Graubünden AG=pausenkaffee-gr'
      )
      asSwiss(p, ['30', 100, 999])
      // The rates are those from 2024 on.
      if (d.issueDate < '2024') {
        d.issueDate = dayAfter(d.issueDate, 366)
        d.dueDate = dayAfter(d.dueDate, 366)
        d.deliveryDate = dayAfter(d.deliveryDate, 366)
      }
      const s = d.seller
      const b = d.buyer
      const reference = swissReference(random)
      const vat = s.vatId.replace(/^CHE(...)(...)(...)$/, 'CHE-$1.$2.$3 MWST')
      const rows = p.lines((l) =>
        row([
          codeOf(l.description, 1000),
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 1)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate, 1)} %`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])
      )
      const spaced = p.plain(d.amountDue).replace('’', ' ')
      const parts = (who: typeof s) => ['S', who.name, who.street, '', who.postCode, who.town, 'CH']
      const code = unescaped(
        [
          ...['SPC', '0200', '1', s.iban, ...parts(s), '', '', '', '', '', '', ''],
          ...[(d.amountDue / 100).toFixed(2), 'CHF', ...parts(b), 'QRR'],
          ...[reference.replaceAll(' ', ''), `Rechnung ${d.number}`, 'EPD'],
        ].join('\n')
      )
      const payee = `<i>Konto / Zahlbar an</i>${grouped(s.iban)}<br>${s.name}<br>${s.street}<br>${codeFirst(s)}<i>Referenz</i>${reference}`
      const payer = `<i>Zahlbar durch</i>${b.name}<br>${b.street}<br>${codeFirst(b)}`
      const amount = `<div class=am><div><i>Währung</i>CHF</div><div><i>Betrag</i>${spaced}</div></div>`
      const rounding = d.rounding ? row(['Rundungsdifferenz', `>${p.plain(d.rounding)}`]) : ''
      return `<div class=pp><div class=h><div class=lg>${s.name}</div><div class=ad>${s.street}<br>${codeFirst(s)}<br>T 0${random.int(41, 81)} ${random.digits(3)} ${random.digits(2)} ${random.digits(2)}<br>${s.mail}<br>${vat}</div></div>
<div class=to>${b.name}<br>${b.street}<br>${codeFirst(b)}</div>
<h2>Rechnung ${d.number}</h2><table class=m>${row(['Rechnungsdatum', p.date(d.issueDate), 'Kundennummer', d.customerNumber])}${row(['Zahlbar bis', p.date(d.dueDate), 'Lieferung vom', p.date(d.deliveryDate)])}</table>
<table class=l>${heading(['Art.-Nr.', 'Bezeichnung', '>Menge', 'Einh.', '>Preis', '>MWST %', '>Betrag CHF'])}${rows.join('')}</table>
<div class=e><table class=x>${row(['MWST-Satz', '>Basis CHF', '>MWST CHF'], 'th')}${taxes.join('')}</table><table class=s>${row(['Total exkl. MWST', `>${p.plain(d.subtotal)}`])}${row(['MWST', `>${p.plain(d.tax)}`])}${row(['Total inkl. MWST', `>${p.plain(d.total)}`])}${rounding}${row(['Zu bezahlen CHF', `>${p.plain(d.amountDue)}`])}</table></div>
<div class=nt>Besten Dank für Ihren Auftrag. Zahlbar rein netto. Leere Gebinde nimmt unser Fahrer gerne zurück.</div></div>
<div class=qr><div class=sc>Vor der Einzahlung abzutrennen</div><div class=em><div class=ti>Empfangsschein</div>${payee}${payer}${amount}<div class=an>Annahmestelle</div></div><div class=zt><div><div class=ti>Zahlteil</div><div class=cd>${renderSVG(code, { border: 0, ecc: 'M' })}<u></u></div>${amount}</div><div class=ir>${payee}<i>Zusätzliche Informationen</i>Rechnung ${d.number}${payer}</div></div></div>`
    },
  },
]
