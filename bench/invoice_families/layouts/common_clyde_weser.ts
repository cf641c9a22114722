import { renderSVG } from 'uqr'
import { qrReference } from '../check_digits.ts'
import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { asIrish, asSwiss } from '../irish_and_swiss.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import type { Plan } from '../make_document.ts'
import type { Person, Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
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
  slashed,
  type Print,
} from '../print.ts'

const english = monthsIn('GB')
const german = monthsIn('DE')

const scottish = {
  ...pools.GB,
  first: listOf('Catriona|Euan|Mairi|Gordon|Sunita|Lewis|Fiona'),
  last: listOf('Abernethy|Buchan|Carmichael|Drummond|Galbraith|Kinloch|Lennox|Rennie|Struthers'),
  streets: listOf(
    'Old Mill Steading|61 Dumbarton Road|Flat 2/1, 18 Kelvin Drive|9 Braehead Rise|3 Shore Street'
  ),
  towns: townsOf('Helensburgh=G84 7QJ|Lanark=ML11 9DB|Biggar=ML12 6FP|Largs=KA30 8AR'),
}
const irish = {
  ...pools.GB,
  first: listOf('Orla|Cathal|Sinéad|Pádraig|Deirdre|Eoin'),
  last: listOf('Brosnan|Culhane|Duggan|Fahy|Geraghty|Hanratty|Looney|O’Dwyer|Scannell'),
  streets: listOf('Knockroe|Main Street|The Quay|Ballinacurra Lower|2 Church View|Coolagh Cross'),
  towns: townsOf(
    'Cahir, Co. Tipperary=E21 X4T0|Gort, Co. Galway=H91 RK65|Boyle, Co. Roscommon=F52 W7N3|Kilrush, Co. Clare=V15 P2H8'
  ),
  country: 'Ireland',
  tel: '+353 ',
}
const northGerman = {
  ...pools.DE,
  first: listOf('Wiebke|Torsten|Heike|Malte|Ilse|Karl-Heinz|Fatma'),
  last: listOf('Behrens|Cordes|Ehlers|Haase|Meinken|Osterholz|Rathjen|Schwarting|Tietjen'),
  streets: listOf('Weserstr. 88|Deichweg 4a|Am Wall 120|Bürgermeister-Smidt-Str. 31|Wallstraße 7'),
  towns: townsOf('Nienburg=31582|Bremerhaven=27568|Minden=32423|Verden=27283|Hameln=31785'),
}
const tyrolean = {
  ...pools.AT,
  first: listOf('Martina|Lukas|Elfriede|Hannes|Verena|Sepp'),
  last: listOf('Aschaber|Egger|Fankhauser|Gschwandtner|Hörl|Moser|Obermoser|Rieser|Thaler'),
  streets: listOf('Dorfstraße 12|Talstation 1|Oberau 77|Pass-Thurn-Straße 4|Unterdorf 9'),
  towns: townsOf('Mayrhofen=6290|Saalbach=5753|Kirchberg in Tirol=6365|Wagrain=5602'),
}
const swiss = {
  ...pools.DE,
  first: listOf('Regula|Beat|Flurina|Urs|Corinne|Reto'),
  last: listOf('Ammann|Bühler|Caflisch|Gerber|Hunziker|Lüthi|Niederberger|Zgraggen'),
  streets: listOf('Bahnhofstrasse 20|Im Rank 3|Lindenhalde 11|Zürcherstrasse 148|Via Nova 6'),
  towns: townsOf('Chur=7000|Schwyz=6430|Burgdorf=3400|Wil=9500|Baden=5400'),
  country: 'Schweiz',
  tel: '+41 ',
}

/** Sellers and buyers of one country, the latter with trades and legal forms of their own. */
function between(
  country: 'GB' | 'DE' | 'AT',
  people: Pools['GB'],
  trade = 'Services',
  forms = 'Ltd'
): Pick<Plan, 'country' | 'buyerCountry' | 'pools'> {
  const { streets } = people
  const seller = { ...people, streets: streets.slice(0, 2) }
  const buyer = { ...people, streets: streets.slice(2), trade: listOf(trade), forms: listOf(forms) }
  return { country, buyerCountry: 'PT', pools: { ...pools, [country]: seller, PT: buyer } }
}

/** Gives the seller one of the names, such as `{last} & Sons`, and addresses on the web that fit it. */
function trading({ doc, random }: Print, people: Pools['GB'], names: string): string {
  const name = random.pick(listOf(names)).replace(/\{(last|LAST)\}/g, (_, key) => {
    const last = random.pick(people.last)
    return key === 'LAST' ? last.toUpperCase() : last
  })
  const site = name
    .normalize('NFKD')
    .replace(/ (Ltd|Limited|GmbH|KG|AG|e\.K|& Co).*/, '')
    .replace(/[^A-Za-z]+/g, '')
    .toLowerCase()
  doc.seller.name = name
  doc.seller.mail = `office@${site}.example`
  doc.seller.site = `www.${site}.example`
  return site
}

/** A name in two lines of about the same length. */
function inTwoLines(name: string): string {
  const words = name.split(' ')
  if (words.length < 3) return name
  const half = Math.ceil(words.length / 2)
  const at = words[half - 1] === '&amp;' ? half - 1 : half
  return `${words.slice(0, at).join(' ')}<br>${words.slice(at).join(' ')}`
}

const withPounds = (p: Print, cents: number) =>
  cents < 0 ? `-£${p.plain(-cents)}` : `£${p.plain(cents)}`
const fact = (label: string, value: string) => row([label, value])
const sumRow = (label: string, value: string, kind = '') =>
  `<tr class="${kind}"><td>${label}</td><td class=r>${value}</td></tr>`
const unescaped = (text: string) => text.replaceAll('&amp;', '&')
const swissAddress = (who: Person) => `${who.name}<br>${who.street}<br>${codeFirst(who)}`
const longDay = (year: string, month: string, day: string) =>
  `${Number(day)} ${english[Number(month) - 1]} ${year}`

const funeralItems = itemsOf(`
  Kiefernsarg natur, gewachst, mit Beschlägen||690|1150;
  Sargausstattung: Decke, Kissen, Matratze||140|220;
  Hygienische Versorgung, Ankleiden und Einbetten||160|240;
  Überführung vom Sterbeort im Bestattungswagen, 2 Träger||210|340;
  Überführung zum Krematorium||180|290;
  Schmuckurne, Dekor Eichenlaub||120|260;
  Aufbahrung und Abschiednahme in unserem Haus||150|230;
  Erledigung der Formalitäten (Standesamt, Rententräger, Krankenkasse)||190|280;
  Trauerbriefe mit Umschlägen, 60 Stück||110|175;
  Organisation und Begleitung der Trauerfeier||180|320;
  Sargbukett, Rosen und Eukalyptus||165|290|1;
  Kranz mit Schleife „In stiller Trauer“||120|210|1;
  Urnenkranz, Wiesenblumen||70|120|1;
  Trauerredner/in, Honorar lt. Beleg||290|380|2;
  Standesamt: Sterbeurkunden (5 Stück)||36|52|2;
  Amtsärztliche Leichenschau vor Feuerbestattung||45|78|2;
  Friedhofsgebühren lt. Bescheid der Stadt||680|1240|2;
  Traueranzeige Tageszeitung, verauslagt||240|420|2`)
const funeralSections = [
  'Unsere Leistungen',
  'Floristik',
  'Durchlaufende Posten (in Ihrem Namen verauslagt)',
]

/** Invoices of the United Kingdom, Ireland, Germany, Austria and Switzerland. */
export const commonClydeWeser: Family[] = [
  // Kennels: prices with tax, deposit, and a small summary of the tax.
  {
    name: 'en-gb-kennels-stay',
    plan: {
      currency: 'GBP',
      rates: [20],
      lines: [2, 6],
      isOnce: true,
      isInOrder: true,
      most: 11,
      isGross: true,
      isBuyerPerson: true,
      prepaid: 0.8,
      days: [0, 7],
      ...between('GB', scottish, 'Gundogs|Rescue|Grooming', 'Ltd'),
      items: itemsOf(`
        Boarding, large breed, heated kennel|nights|21|27; Boarding, second dog sharing|nights|12|16;
        Cattery chalet, one cat|nights|12|15; Paddock play session (20 min)|sessions|4|6;
        Woodland walk, one to one|walks|8|11; Administering medication|doses|1|2;
        Collection and return, per mile|miles|0.9|1.2; Complete puppy food, own brand|tins|1.6|2.4`),
      numbers: (random) => `${random.int(2, 9)}${random.digits(3)}`,
    },
    style: { ...point, date: longDay },
    css: 'body{font:10pt/1.4 "P052";color:#2d3a2e;margin:0} .hd{text-align:center;border-bottom:2.5pt double #4b6b4f;padding-bottom:4mm} .hd b{font:bold 23pt "P052";color:#4b6b4f;letter-spacing:.5px} .hd small{font-size:8.5pt} .t{display:flex;justify-content:space-between;margin:8mm 0 6mm} .bk{width:82mm} .bk td{padding:1.5px 0} .bk td:first-child{color:#6d7c6e;width:31mm} .l th{font-weight:normal;font-style:italic;text-align:left;border-bottom:.7pt solid #4b6b4f;padding:3px 2px} .l td{padding:5px 2px;border-bottom:.4pt dotted #9aa89b} .s{width:84mm;margin:3mm 0 0 auto} .s td{padding:3px 2px} .s .b td{font-weight:bold;border-top:.7pt solid #4b6b4f} .s .k td{font-size:13pt;font-weight:bold;background:#e6eee6} .v{width:92mm;margin-top:8mm;font-size:8.5pt} .v th{text-align:left;font-weight:normal;color:#6d7c6e;border-bottom:.4pt solid #9aa89b} .v td,.v th{padding:2px 4px} .f{font-size:8.5pt;margin-top:8mm}',
    draw: (p) => {
      const { doc: d, random } = p
      trading(
        p,
        scottish,
        '{last}’s Kennels & Cattery|Braehoolie Boarding Kennels Ltd|MUIRFOOT PET HOTEL|{last} & {last} Kennels|The Wagging Gate'
      )
      const rows = p.lines((l) => ({
        nights: l.unit === 'nights' ? l.quantity! : 0,
        html: row([
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${withPounds(p, l.price)}`,
          `>${withPounds(p, l.amount)}`,
        ]),
      }))
      const nights = Math.max(...rows.map((one) => one.nights)) || random.int(2, 9)
      const end = dayAfter(d.issueDate, -random.int(0, 2))
      const pets = random.pick(['Bramble (Labrador)', 'Skye & Tess', 'Hamish', 'Mabel, Poppy'])
      const vat = p.taxes((t) =>
        row([
          `Standard ${p.number(t.rate)}%`,
          `>${withPounds(p, baseOf(p, t))}`,
          `>${withPounds(p, taxOf(p, t))}`,
        ])
      )
      const paid = d.prepaid
        ? sumRow('Less deposit paid on booking', withPounds(p, -d.prepaid))
        : ''
      return `<div class=hd><b>${d.seller.name}</b><br>${d.seller.street}, ${d.seller.town} ${d.seller.postCode} &nbsp;•&nbsp; ${d.seller.telephone}<br><small>Licensed under the Animal Boarding Establishments Act 1963, licence AB/${random.digits(4)} &nbsp;•&nbsp; VAT Reg. No. ${britishVat(d.seller.vatId)}</small></div>
<div class=t><div><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table class=bk>${fact('Invoice', `<b>${d.number}</b>`)}${fact('Date', p.date(d.issueDate))}${fact('Guest(s)', pets)}${fact('Arrived', p.date(dayAfter(end, -nights)))}${fact('Going home', p.date(end))}</table></div>
<table class=l>${heading(['Stay and extras', '>Quantity', '>Each', '>Amount'])}${rows.map(({ html }) => html).join('')}</table>
<table class=s>${sumRow('Total including VAT', withPounds(p, d.total), 'b')}${paid}${sumRow('Balance to pay', withPounds(p, d.amountDue), 'k')}</table>
<table class=v>${heading(['VAT included above', '>Net', '>VAT'])}${vat.join('')}</table>
<div class=f>Please settle by ${p.date(d.dueDate)}: cash, card at reception, or bank transfer to ${d.seller.name}, sort code ${random.int(80, 83)}-${random.digits(2)}-${random.digits(2)}, account ${random.digits(8)}.<br>Collection after 12 noon is charged as a further night (£${random.int(22, 27)}.00). Vaccination certificates must be shown on every visit.</div>`
    },
  },
  // Music teacher: a letter from a person who charges no VAT; the number is in the subject line.
  {
    name: 'en-gb-violin-teacher-term',
    plan: {
      currency: 'GBP',
      rates: [0],
      lines: [1, 4],
      isOnce: true,
      isInOrder: true,
      most: 0,
      isSellerPerson: true,
      isBuyerPerson: true,
      days: [10, 14, 21],
      ...between('GB', scottish, 'Academy|Nursery|House School', 'Ltd|Trust'),
      items: itemsOf(`
        Violin lessons, ten of 30 minutes||185|230; Viola lessons, ten of 45 minutes||270|330;
        Piano lessons, five of 40 minutes||120|150; Saturday string group, the term||55|80;
        Grade 4 exam entry, as paid to the board||58|71; Accompanist for the exam and one rehearsal||35|45;
        Half-size violin, hire for the term||28|36; New set of strings and bow rehair||38|62`),
      numbers: (random, year) => `${random.int(7, 64)}-${year.slice(2)}`,
    },
    style: { ...point, date: longDay },
    css: 'body{font:11.5pt/1.5 "EB Garamond";margin:6mm 12mm;color:#111} .me{text-align:right;line-height:1.35} .me b{font:24pt "Z003";font-weight:400} .dt{margin:9mm 0 7mm} h1{font-size:13pt;margin:9mm 0 3mm;text-decoration:underline;text-underline-offset:3px} .l{margin:5mm 0} .l td{padding:4px 0} .l .k td{border-top:.8pt solid #000;border-bottom:2.4pt double #000;font-weight:bold} .n{font-size:10.5pt} .sg{font:22pt "Z003";margin-top:7mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const pupil = random.pick(['Isla', 'Rory', 'Anna', 'Finlay', 'Zara'])
      const rows = p.lines((l) => sumRow(l.description, p.plain(l.amount)))
      const month = Number(dayAfter(d.issueDate, 0).slice(5, 7))
      const term = month < 4 ? 'spring' : month < 8 ? 'summer' : 'autumn'
      const before = dayAfter(d.issueDate, -random.int(88, 110))
      return `<div class=me><b>${d.seller.name}</b><br>BMus (Hons), LRSM – violin, viola and piano<br>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>${d.seller.telephone}</div>
<div class=dt>${p.date(d.issueDate)}</div>
<div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div>
<h1>Invoice ${d.number}: ${pupil}’s lessons, ${term} term</h1>
<div>Hello,</div><div>Thank you for another happy term. Here is what we agreed:</div>
<table class=l>${sumRow('', '£')}${rows.join('')}${sumRow('Total for the term', `£${p.plain(d.total)}`, 'k')}</table>
<div>Could I ask you to pay the £${p.plain(d.amountDue)} by <b>${p.date(d.dueDate)}</b>, please? A transfer is easiest: sort code 04-00-${random.digits(2)}, account ${random.digits(8)}, in my own name, with ${pupil}’s name as the reference. Cheques are still welcome.</div>
<p class=n>Your £${random.int(190, 320)}.00 for last term reached me on ${p.date(before)}, many thanks, so nothing is carried over. Lessons missed with less than 24 hours’ notice are charged; those that I miss are made up or taken off next term’s bill. I am not registered for VAT.</p>
<div>With best wishes,</div><div class=sg>${d.seller.name.split(' ')[0]}</div>`
    },
  },
  // Oil distributor: dockets, litres, two rates, analysis of the tax, and the account before this invoice.
  {
    name: 'en-ie-oil-depot-dockets',
    plan: {
      currency: 'EUR',
      rates: [13.5, 23],
      lines: [2, 6],
      most: 900,
      days: [14, 21, 30],
      ...between(
        'GB',
        irish,
        'Dairies|Agri Contractors|Nursing Home|Hotel|Joinery',
        'Ltd|Limited|DAC|& Sons'
      ),
      items: itemsOf(`
        KEROSENE (HOME HEATING OIL)||0.75|0.95; GAS OIL MARKED (GREEN DIESEL)||0.8|1;
        AUTO DIESEL DERV||1.2|1.45|1; ADBLUE BULK||0.4|0.6|1; HVO 100 MARKED||1.3|1.55`),
      numbers: (random) => `SI${random.digits(6)}`,
    },
    style: { ...point, date: slashed },
    css: 'body{font:9pt "Liberation Sans Narrow";margin:0} .a{display:flex;gap:5mm;align-items:stretch} .a>div{border:1pt solid #000;padding:3mm;line-height:1.35;flex:1} .nm{font:bold 17pt/1.1 "Liberation Sans Narrow"} .a h1{font:bold 15pt "Liberation Sans Narrow";margin:0 0 2mm;background:#000;color:#fff;text-align:center;padding:1mm} .kv td{padding:1px 0} .ad{display:flex;gap:5mm;margin:5mm 0} .ad>div{flex:1;border:.5pt solid #000;padding:2mm 3mm;min-height:24mm;line-height:1.35;font-size:10pt} .ad i{font-size:7.5pt;font-style:normal;display:block;color:#444} .l th,.x th{background:#ddd;border:.5pt solid #000;padding:2px 4px;font-size:8.5pt;text-align:left} .l td{border-left:.5pt solid #000;border-right:.5pt solid #000;padding:3px 4px;font-size:9.5pt} .l .fill td{height:34mm;border-bottom:.5pt solid #000} .b{display:flex;gap:5mm;margin-top:4mm;align-items:flex-start} .b>div{flex:1} .x td{border:.5pt solid #000;padding:2px 4px} .s td{border:.5pt solid #000;padding:3px 5px;font-size:10pt} .s .k td{font-weight:bold;background:#ddd;font-size:11.5pt} .ac{margin-top:5mm;border:.5pt dashed #000;padding:2mm 3mm} .ac td{padding:1px 0} .f{margin-top:5mm;font-size:8pt;line-height:1.4;border-top:1pt solid #000;padding-top:2mm}',
    draw: (p) => {
      asIrish(p, 'BOFI90')
      const { doc: d, random } = p
      trading(
        p,
        irish,
        '{LAST} OIL|{last} Fuels Limited|Four Parishes Oil Ltd|P. J. {last} & Sons (Fuels) Ltd|Loughside Home Heat'
      )
      const days = daysOf(p, dayAfter(d.issueDate, -9), d.issueDate)
      const rows = p.lines((l, at) =>
        row([
          days[at],
          `${random.int(4, 9)}${random.digits(4)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.number(l.price / 100, 4)}`,
          `>${p.number(l.rate, 2)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const vat = p.taxes((t) =>
        row([`${p.number(t.rate, 2)}%`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])
      )
      const opening = random.int(41000, 260000)
      const received = random.pick([20000, 30000, 40000])
      return `<div class=a><div style="flex:1.5"><div class=nm>${d.seller.name}</div>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>Depot ${d.seller.telephone} &nbsp; ${d.seller.mail}<br>Mineral Oil Trader’s Licence MOT${random.digits(5)}</div><div><h1>SALES INVOICE</h1><table class=kv>${fact('Invoice No.', `<b>${d.number}</b>`)}${fact('Invoice Date', p.date(d.issueDate))}${fact('A/C No.', d.customerNumber)}${fact('VAT Reg. No.', d.seller.vatId)}</table></div></div>
<div class=ad><div><i>INVOICE TO</i>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><i>DELIVERED TO</i>${random.pick(['Yard tank, rear of house', 'Main boiler house', 'Farmyard, second gate', 'As invoiced'])}<br>Driver: ${random.pick(['Mick', 'Tadhg', 'Seánie'])} &nbsp; Tanker ${random.int(15, 23)}1-G-${random.digits(4)}<br>Temp. compensated at 15 °C</div></div>
<table class=l>${heading(['Date', 'Docket', 'Product', '>Litres', '>€ per litre', '>VAT %', '>Net €'])}${rows.join('')}<tr class=fill><td></td><td></td><td></td><td></td><td></td><td></td><td></td></tr></table>
<div class=b><div><table class=x>${heading(['VAT analysis', '>Goods €', '>VAT €'])}${vat.join('')}</table></div><div><table class=s>${sumRow('Goods', p.plain(d.subtotal))}${sumRow('VAT', p.plain(d.tax))}${sumRow('Invoice Total', `€${p.plain(d.total)}`, 'k')}</table></div></div>
<div class=ac><b>Your account before this invoice (for information, see your statement)</b><table>${sumRow(`Balance at ${p.date(dayAfter(d.issueDate, -28))}`, p.plain(opening))}${sumRow(`Receipt ${p.date(dayAfter(d.issueDate, -13))}, thank you`, p.plain(-received))}${sumRow('Balance excluding this invoice', p.plain(opening - received))}</table></div>
<div class=f>The amount of €${p.plain(d.amountDue)} for this invoice is payable by ${p.date(d.dueDate)}. EFT: IBAN ${grouped(d.seller.iban)} &nbsp; BIC BOFIIE2D. Quote your A/C number.<br>Prices include Mineral Oil Tax, Carbon Charge and NORA levy where applicable. Marked gas oil must not be used as a propellant in road vehicles. Queries within 7 days. Ownership of goods passes on payment in full.</div>`
    },
  },
  // Returns of a bookshop: a credit note of several pages with books without tax and other goods.
  {
    name: 'en-gb-book-returns-credit',
    plan: {
      kind: 'creditNote',
      currency: 'GBP',
      rates: [0, 20],
      lines: [58, 130],
      isOnce: true,
      most: 6,
      ...between(
        'GB',
        {
          ...pools.GB,
          last: listOf('Ackroyd|Bellwether|Cotterill|Fothergill|Hebden|Mottram|Pickles|Wainwright'),
          streets: listOf(
            'Unit 3, Foxhills Distribution Park|17 Finkle Street|2 The Shambles|Dock Road'
          ),
          towns: townsOf('Grantham=NG31 7XF|Kendal=LA9 4AB|Skipton=BD23 1JH|Deal=CT14 6EW'),
        },
        'Books|Bookshop|Stationers|Museum Shop',
        'Ltd|LLP|CIC|Trading Ltd'
      ),
      items: itemsOf(`
        The Salt Marsh Atlas|pb|5|7; A Winter at Hollin Crag|pb|4|6; Small Boats, Cold Water|hb|9|13;
        Weeknight Suppers for Four|hb|11|15; The Locksmith of Leith|pb|4|6; Badger Counts to Ten|bd|3|5;
        Badger Goes to School|bd|3|5; Hedgerow: A Field Notebook|hb|8|11; The Third Sister|pb|4|6;
        Wool, Wheel and Weft|hb|12|16; The Canal Murders|pb|4|6; Dead Reckoning at Whitby|pb|4|6;
        Maths Catch-Up Age 7-8|pb|2|4; Spelling Catch-Up Age 8-9|pb|2|4; Night Trains of Europe|hb|10|14;
        How to Read a Chalk Hill|pb|5|7; Ordinary Time: Poems|pb|5|6; The Allotment Year|hb|9|12;
        Beginners’ Ukulele|pb|4|7; Dragons of Dale End 1|pb|3|5; Dragons of Dale End 2|pb|3|5;
        Dragons of Dale End 3|pb|3|5; Colour Me: Seaside|pb|2|3; The Marshal’s Daughter|pb|4|6;
        Bread Without Fuss|hb|10|14; Tides: A Memoir|pb|5|7;
        The Glass Ferryman|pb|4|6; A Short Walk to Nowhere|pb|5|7; Orchard Thieves|pb|4|6;
        Granny Pike’s Pickles|hb|8|12; Moths by Torchlight|hb|11|15; The Understudy Murders|pb|4|6;
        Phonics First: Book 1|pb|2|4; Phonics First: Book 2|pb|2|4; Phonics First: Book 3|pb|2|4;
        Goodnight, Digger|bd|3|5; Goodnight, Tractor|bd|3|5; The Paper Lighthouse|pb|4|6;
        Sourdough Year|hb|10|14; Brutal Britain: Concrete Towns|hb|14|19; Ten Bridges|hb|9|13;
        Letters from Skerry Farm|pb|4|6; The Cartographer’s Wife|pb|4|6; Stitch & Mend|pb|6|9;
        Pocket Guide to Pond Life|pb|3|5; Pocket Guide to Seashells|pb|3|5; Slow Cooker Sundays|hb|9|12;
        My First Bus Ride|bd|3|5; Ghosts of the Great North Road|pb|5|7; Quiz Night 1001|pb|3|5;
        Gardening on Clay|pb|7|10; The Kelpie’s Bargain|pb|4|6; Wild Swims of the Marches|pb|6|9;
        Chess in Thirty Days|pb|5|8; Knots for Sailors and Others|pb|4|6;
        Lakeland Wall Calendar|cal|4|6|1; Woodland Birds Jigsaw 500 pcs|toy|6|9|1;
        Bookish Canvas Tote|gft|3|5|1; Week-to-View Diary A5|dia|4|6|1; Reading Light, clip-on|gft|4|7|1`),
      numbers: (random) => `CR${random.int(3, 9)}${random.digits(6)}`,
    },
    style: {
      ...point,
      date: (y, m, d) => `${d}-${english[Number(m) - 1].slice(0, 3)}-${y.slice(2)}`,
    },
    css: 'body{font:8pt "Noto Sans Mono";margin:0} .h{display:flex;justify-content:space-between;margin-bottom:6mm} .h h1{font:bold 13pt "Noto Sans Mono";margin:0;letter-spacing:1px} .h>div{line-height:1.4} .m{width:100%;margin-bottom:5mm} .m th{text-align:left;font-weight:400;font-size:7pt;border-top:.6pt solid #000;padding-top:2px} .m td{font-weight:700;border-bottom:.6pt solid #000;padding-bottom:3px} .l th{text-align:left;border-bottom:.6pt solid #000;padding:2px 0;font-weight:700} .l td{padding:2px 0} .l tr{break-inside:avoid} .e{break-inside:avoid;margin-top:4mm;border-top:.6pt solid #000;padding-top:3mm;display:flex;gap:12mm;align-items:flex-start} .e td,.e th{padding:1.5px 0;text-align:left} .e th{font-weight:400} .e .k td{font-weight:700;border-top:.6pt solid #000} .f{margin-top:6mm;font-size:7.2pt;line-height:1.45;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      trading(
        p,
        { ...scottish, last: listOf('Tarn|Merrow|Quill|Thornbury') },
        '{last} Book Distribution Ltd|{LAST} & GREY|{last} Trade Services Limited|{last} House Wholesale plc'
      )
      const isbns = new Map<string, string>()
      const rows = p.lines((l) => {
        const title = l.description
        if (!isbns.has(title)) isbns.set(title, `97819${random.digits(8)}`)
        return row([
          isbns.get(title)!,
          title,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 1)}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const copies = d.lines.reduce((sum, { quantity }) => sum + quantity!, 0)
      const vat = p.taxes((t) =>
        row([`${p.number(t.rate, 1)}%`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])
      )
      return `<div class=h><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>Trade accounts ${d.seller.telephone}<br>VAT No ${britishVat(d.seller.vatId)}</div><div style="text-align:right"><h1>CREDIT NOTE</h1>RETURNS<br>All values in GBP</div></div>
<div class=h><div>Credit to:<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div>Returned from:<br>${d.buyer.town}, goods in<br>Cartons: ${random.int(2, 7)}</div></div>
<table class=m>${row(['Account', 'Credit no.', 'Tax point', 'Returns auth.', 'Orig. invoice', 'Your ref'], 'th')}${row([d.customerNumber, d.number, p.date(d.issueDate), `RA${random.digits(6)}`, `IN${random.digits(7)}`, d.orderNumber])}</table>
<table class=l>${heading(['ISBN / EAN', 'Title', '>Qty', '>Net price', '>VAT%', '>Credit'])}${rows.join('')}</table>
<div class=e><table>${heading(['VAT rate', '>Goods', '>VAT'])}${vat.join('')}</table><table>${sumRow('Copies credited', String(copies))}${sumRow('Goods value', p.plain(d.subtotal))}${sumRow('VAT', p.plain(d.tax))}${sumRow('TOTAL CREDIT GBP', p.plain(d.total), 'k')}</table></div>
<div class=f>This credit has been applied to your account and will show on your next statement. Please do not deduct it from a payment before then.<br>Titles returned outside the authorised period (3 to 15 months from invoice) or with shop stickers have been sent back at your cost and are not listed. The VAT shown is your output tax where you have reclaimed it on the original supply.</div>`
    },
  },
  // Undertaker: prices with tax in sections, passed-on costs without tax, table of the rates, GiroCode.
  {
    name: 'de-bestattung-auslagen',
    plan: {
      currency: 'EUR',
      rates: [19, 7, 0],
      lines: [16, 34],
      isOnce: true,
      isInOrder: true,
      most: 0,
      isGross: true,
      isBuyerPerson: true,
      prepaid: 0.4,
      days: [10, 14, 21],
      ...between('DE', northGerman, 'Stiftung|Seniorenheim|Nachlasspflege', 'gGmbH'),
      items: funeralItems,
      numbers: (random, year) => `${random.int(11, 298)}/${year.slice(2)}`,
    },
    style: { ...euroAfter, date: (y, m, d) => `${Number(d)}. ${german[Number(m) - 1]} ${y}` },
    css: 'body{font:10pt/1.35 "Caladea";color:#222;margin:0} .lg{text-align:center;letter-spacing:2px;font-size:17pt;color:#4a4458;line-height:1.15} .lg small{display:block;font-size:8.5pt;letter-spacing:1px;margin-top:1.5mm} .wn{display:flex;justify-content:space-between;margin:7mm 0 6mm} .ab{font-size:7pt;border-bottom:.4pt solid #888;margin-bottom:2mm;padding-bottom:.5mm} .rt{text-align:right;font-size:9pt} h1{font-size:13pt;margin:0 0 2mm} .l{margin-top:2mm} .l td{padding:1.9px 0} .l .g td{font-weight:bold;padding-top:5px;color:#4a4458;border-bottom:.5pt solid #4a4458} .l .z td{font-style:italic;border-top:.4pt solid #999} .e{break-inside:avoid;margin-top:4mm} .s{width:92mm;margin-left:auto} .s td{padding:3px 0} .s .k td{font-weight:bold;font-size:11.5pt;border-top:1pt solid #4a4458;border-bottom:1pt solid #4a4458} .v{font-size:8.5pt;width:118mm;margin:4mm 0} .v th{font-weight:normal;text-align:left;color:#666} .v td,.v th{padding:1.5px 0} .gi{display:flex;gap:5mm;align-items:center;break-inside:avoid;margin-top:3mm} .gi svg{width:24mm;height:24mm} .ft{margin-top:4mm;font-size:7.5pt;text-align:center;border-top:.4pt solid #888;padding-top:2mm;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      trading(
        p,
        northGerman,
        'Bestattungshaus {last} GmbH|{last} Bestattungen|Beerdigungsinstitut {last} & Sohn OHG|Bestattungen {last} Inh. Klaus Warnken e.K.|PIETÄT {LAST}'
      )
      const rows = p.lines((l) => ({
        section: l.rate === 19 ? 0 : l.rate === 7 ? 1 : 2,
        amount: l.amount,
        html: row([l.description, `>${p.number(l.rate)} %`, `>${p.money(l.amount)}`]),
      }))
      const sections = funeralSections.map((name, at) => {
        const own = rows.filter(({ section }) => section === at)
        const sum = own.reduce((all, { amount }) => all + amount, 0)
        return own.length
          ? `<tr class=g><td colspan=3>${name}</td></tr>${own.map(({ html }) => html).join('')}<tr class=z><td colspan=2>Zwischensumme</td><td class=r>${p.money(sum)}</td></tr>`
          : ''
      })
      const vat = p.taxes((t) =>
        row([
          t.rate ? `${p.number(t.rate)} %` : '0 % (durchlaufende Posten)',
          `>${p.money(baseOf(p, t))}`,
          `>${p.money(taxOf(p, t))}`,
          `>${p.money(t.base + t.amount)}`,
        ])
      )
      const dead = random.pick(['Herrn Alwin Poppe', 'Frau Hertha Poppe', 'Frau Margret Nolte'])
      const death = dayAfter(d.issueDate, -random.int(16, 26))
      const paid = d.prepaid
        ? sumRow(
            `abzüglich Ihrer Anzahlung vom ${p.date(dayAfter(death, 4))}`,
            `- ${p.money(d.prepaid)}`
          )
        : ''
      const due = d.prepaid ? d.amountDue : d.total
      const giro = `BCD\n002\n1\nSCT\n\n${d.seller.name}\n${d.seller.iban}\nEUR${(due / 100).toFixed(2)}\n\n\nRechnung ${d.number}`
      return `<div class=lg>${inTwoLines(d.seller.name)}<small>Erd-, Feuer- und Seebestattungen · Vorsorge · Tag und Nacht ${d.seller.telephone}</small></div>
<div class=wn><div><div class=ab>${d.seller.name} · ${d.seller.street} · ${codeFirst(d.seller)}</div>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div><div class=rt>${d.seller.town}, den ${p.date(d.issueDate)}<br>Steuer-Nr. ${d.seller.taxNumber}<br>USt-IdNr. ${d.seller.vatId}</div></div>
<h1>Rechnung Nr. ${d.number}</h1><div>über die Bestattung von ${dead}, verstorben am ${p.date(death)}.<br>Für das uns entgegengebrachte Vertrauen danken wir Ihnen. Gemäß Ihrem Auftrag berechnen wir (Preise einschließlich Umsatzsteuer):</div>
<table class=l><tr><td></td><td class=r><small>USt.</small></td><td class=r><small>Betrag</small></td></tr>${sections.join('')}</table>
<div class=e><table class=s>${sumRow('Rechnungsbetrag', p.money(d.total), 'k')}${paid}${d.prepaid ? sumRow('Noch zu zahlen', p.money(due), 'k') : ''}</table>
<table class=v>${heading(['Darin enthalten', '>Netto', '>USt.', '>Brutto'])}${vat.join('')}${row(['Summe', `>${p.money(d.subtotal)}`, `>${p.money(d.tax)}`, `>${p.money(d.total)}`])}</table></div>
<div class=gi>${renderSVG(unescaped(giro), { ecc: 'M', border: 0 })}<div>Bitte überweisen Sie bis zum ${p.date(d.dueDate)} auf unser Konto<br>IBAN ${grouped(d.seller.iban)}<br>Verwendungszweck: Rechnung ${d.number}<br>Leistungszeitraum: ${p.date(death)} bis ${p.date(dayAfter(d.issueDate, -3))}</div></div>
<div class=ft>${d.seller.street}, ${codeFirst(d.seller)} · ${d.seller.mail} · Mitglied im Bestatterverband · Die Belege der Auslagen sind beigefügt.</div>`
    },
  },
  // Card terminals: fees of a month by direct debit beside the turnover of the shop; parties at the right.
  {
    name: 'de-kartenterminal-lastschrift',
    plan: {
      currency: 'EUR',
      rates: [19],
      lines: [3, 8],
      isOnce: true,
      isInOrder: true,
      most: 340,
      days: [5, 7, 10],
      ...between(
        'DE',
        northGerman,
        'Bäckerei|Optik|Blumen|Gastronomie|Apotheke',
        'GmbH|e.K.|OHG|GmbH & Co. KG|UG (haftungsbeschränkt)'
      ),
      items: itemsOf(`
        Datenvolumen SIM-Karte, Zusatzpaket|MB|0.1|0.15; Beleg per SMS an den Karteninhaber|SMS|0.1|0.15;
        girocard-Autorisierung|Trx|0.05|0.1; Lastschrift mit Sperrdateiabfrage|Trx|0.1|0.2;
        Visa/Mastercard Debit|Trx|0.15|0.25; Visa/Mastercard Credit|Trx|0.25|0.4;
        Kassenschnitt|Stk|0.05|0.15; Händlerbeleg elektronisch, Archiv|Stk|0.05|0.1`),
      numbers: (random, year) => `NB${year.slice(2)}${random.digits(8)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:8.8pt/1.4 "Roboto";margin:0;color:#1d2433} .w{display:flex;gap:9mm} .mn{flex:1;min-width:0} .sd{width:41mm;border-left:2pt solid #00a08a;padding-left:4mm;font-size:7.8pt;line-height:1.45;overflow-wrap:anywhere} .sd b{display:block;color:#00a08a;font-weight:500;margin-top:3.5mm} .sd .lo{font:bold 15pt/1.1 "Roboto Condensed";color:#00a08a;margin-bottom:3mm} .to{margin:30mm 0 16mm;font-size:10pt;min-height:22mm} .to small{font-size:6.5pt;display:block;color:#666;margin-bottom:1mm} h1{font:500 15pt "Roboto";margin:0 0 3mm} .l{margin:4mm 0} .l th{text-align:left;font-weight:500;font-size:7.8pt;border-bottom:1pt solid #00a08a;padding:3px 0} .l td{padding:3.4px 0;border-bottom:.4pt solid #d8dee6} .s{width:74mm;margin-left:auto} .s td{padding:2.5px 0} .s .k td{font-weight:700;border-top:1pt solid #00a08a;font-size:10.5pt} .in{background:#eef7f5;padding:3mm 4mm;margin-top:6mm} .in td,.in th{padding:2px 0;font-size:8pt;text-align:left;font-weight:400} .in th{color:#667}',
    draw: (p) => {
      const { doc: d, random } = p
      trading(
        p,
        northGerman,
        'Paynetz Nord GmbH|{last} Zahlungssysteme GmbH & Co. KG|KASSA DIREKT|Girotec {last} AG|EC-Service {last} e.K.'
      )
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const end = dayAfter(`${d.issueDate.slice(0, 7)}-01`, -1)
      const month = `${german[Number(end.slice(5, 7)) - 1]} ${end.slice(0, 4)}`
      const sales = [random.int(410000, 1980000), random.int(90000, 640000)]
      return `<div class=w><div class=mn><div class=to><small>${d.seller.name}, ${d.seller.street}, ${codeFirst(d.seller)}</small>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div>
<h1>Rechnung Kartenzahlung ${month}</h1><div>Guten Tag, für Transaktionen an Ihren Terminals (Miete bis Jahresende vorausbezahlt) berechnen wir Ihnen im Leistungszeitraum ${p.date(`${end.slice(0, 7)}-01`)} bis ${p.date(end)}:</div>
<table class=l>${heading(['Leistung', '>Anzahl', 'Einheit', '>Preis EUR', '>Summe EUR'])}${rows.join('')}</table>
<table class=s>${sumRow('Nettobetrag', p.plain(d.subtotal))}${sumRow(`zzgl. ${p.number(d.taxes[0].rate)} % MwSt.`, p.plain(d.tax))}${sumRow('Bruttobetrag EUR', p.plain(d.total), 'k')}</table>
<p>Den Betrag von ${p.plain(d.amountDue)} EUR ziehen wir am ${p.date(d.dueDate)} per SEPA-Basislastschrift von Ihrem Konto DE** **** **** **** **${random.digits(2)} ${random.digits(2)} ein. Eine Überweisung ist nicht erforderlich.</p>
<div class=in><b>Ihre Kartenumsätze ${month}</b> (bereits ausgezahlt, keine Rechnungsposition)<table>${heading(['Zahlart', '>Umsatz EUR'])}${sumRow('girocard', p.plain(sales[0]))}${sumRow('Kreditkarten', p.plain(sales[1]))}${sumRow('Gesamtumsatz', p.plain(sales[0] + sales[1]))}</table></div></div>
<div class=sd><div class=lo>${inTwoLines(d.seller.name)}</div>${d.seller.street}<br>${codeFirst(d.seller)}<br>${d.seller.site}<b>Rechnungsnummer</b>${d.number}<b>Rechnungsdatum</b>${p.date(d.issueDate)}<b>Vertragskonto</b>${d.customerNumber}<b>Terminal-ID</b>5${random.digits(7)}<br>5${random.digits(7)}<b>Mandatsreferenz</b>M-${random.digits(7)}<b>Gläubiger-ID</b>DE${random.digits(2)}ZZZ0000${random.digits(7)}<b>Hotline</b>${d.seller.telephone}<br>${d.seller.mail}<b>USt-IdNr.</b>${d.seller.vatId}<b>Registergericht</b>Amtsgericht ${d.seller.town}<b>Bankverbindung</b>${grouped(d.seller.iban).replace(/^(.{14}) /, '$1<br>')}</div></div>`
    },
  },
  // Ski hire: a small sheet with prices that include two rates, signed by the cash register, paid by card.
  {
    name: 'at-skiverleih-signiert',
    page: '148mm 210mm',
    plan: {
      currency: 'EUR',
      rates: [20, 10],
      lines: [2, 7],
      isOnce: true,
      most: 5,
      isGross: true,
      isBuyerPerson: true,
      days: [0],
      ...between('AT', tyrolean, 'Reisen|Skiclub|Bau', 'GmbH|e.U.|KG'),
      items: itemsOf(`
        Allmountain-Ski Premium inkl. Stöcke, 6 Tage||148|189; Kinderski bis 130 cm, 6 Tage||62|84;
        Skischuh Damen/Herren, 6 Tage||49|68; Skihelm Leihe, 6 Tage||18|26;
        Snowboard-Set, 3 Tage||84|112; Rodel, 1 Tag||8|12; Skiservice: Kante + Wachs||29|39;
        Skidepot, je Tag||5|9; 6-Tages-Skipass Erwachsene (Vermittlung Bergbahn)||298|356|1;
        6-Tages-Skipass Kind||149|178|1; Punktekarte Übungslift||19|28|1`),
      numbers: (random, year) => `${year}-${random.int(2, 4)}-${random.digits(5)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:8.6pt/1.35 "Open Sans";margin:3mm} .h{display:flex;justify-content:space-between;border-bottom:2.5pt solid #c8102e;padding-bottom:2mm} .h b{font:bold 16pt/1.1 "Open Sans Condensed";color:#c8102e} .h div:last-child{text-align:right;font-size:7.4pt} .g{display:flex;justify-content:space-between;margin:5mm 0 4mm} .g table{width:56mm} .g td{padding:.6px 0} h1{font-size:12pt;margin:0 0 1mm} .l th{background:#c8102e;color:#fff;text-align:left;font-size:7.4pt;padding:2px 3px} .l td{padding:3px;border-bottom:.4pt solid #ccc} .s{width:66mm;margin:2mm 0 3mm auto} .s td{padding:2px 3px} .s .k td{font-weight:bold;font-size:11.5pt} .v{font-size:7.6pt;width:90mm} .v th{text-align:left;font-weight:400;border-bottom:.4pt solid #666} .v td,.v th{padding:1.3px 2px} .q{display:flex;gap:4mm;margin-top:4mm;font-size:7.4pt} .q svg{width:25mm;height:25mm;flex:none}',
    draw: (p) => {
      const { doc: d, random } = p
      d.issueDate = `${d.issueDate.slice(0, 4)}-0${random.int(1, 3)}-${random.int(10, 28)}`
      trading(
        p,
        tyrolean,
        'Sport {last} GmbH & Co KG|SKIVERLEIH {LAST}|Bergsport {last} e.U.|Sporthaus Talstation {last} KG|{last} & {last} Rentski'
      )
      const rows = p.lines((l) =>
        row([
          `${p.number(l.quantity)}`,
          l.description,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const vat = p.taxes((t) =>
        row([
          `USt. ${p.number(t.rate)}%`,
          `>${p.plain(t.base + t.amount)}`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const time = `${random.int(10, 17)}:${random.int(10, 59)}:${random.int(10, 59)}`
      const till = `KASSE-${random.int(1, 3)}`
      const signed = `_R1-AT1_${till}_${d.number}_${d.issueDate}T${time}_${(d.total / 100).toFixed(2).replace('.', ',')}_0,00_0,00_0,00_${random.digits(24)}_${random.digits(40)}`
      return `<div class=h><b>${d.seller.name}</b><div>${d.seller.street}, ${codeFirst(d.seller)}<br>${d.seller.telephone} · ${d.seller.site}<br>UID ${d.seller.vatId}</div></div>
<div class=g><div>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div><table>${fact('Kassa-ID', till)}${fact('Datum / Zeit', `${p.date(d.issueDate)} ${time}`)}${fact('Bedienung', random.pick(['Vroni', 'Florian', 'Gast 2']))}${fact('Verleihschein', `V${random.digits(5)}`)}</table></div>
<h1>Rechnung ${d.number}</h1>
<table class=l>${heading(['Anz.', 'Artikel', '>Preis inkl. USt', '>USt', '>Betrag €'])}${rows.join('')}</table>
<table class=s>${sumRow('Gesamtbetrag', p.money(d.total), 'k')}${sumRow('Zahlart', random.pick(['Bankomatkarte', 'Mastercard kontaktlos', 'Visa']))}</table>
<table class=v>${heading(['Steuersatz', '>Brutto', '>Netto', '>Steuer'])}${vat.join('')}${row(['Summe', `>${p.plain(d.total)}`, `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`])}</table>
<div class=q>${renderSVG(signed, { ecc: 'L', border: 0 })}<div>Betrag dankend erhalten. Leistungszeitraum: ${p.date(d.issueDate)} bis ${p.date(dayAfter(d.issueDate, 5))}.<br>Bei Diebstahl ohne Zusatzversicherung haftet der Mieter mit dem Zeitwert (Ski bis 690,00 €). Rückgabe am letzten Miettag bis 17:30 Uhr.<br>Skipässe: Beförderungsvertrag mit der Bergbahn. Kein Umtausch.</div></div>`
    },
  },
  // Magazine: a renewal with offers beside it, prices with tax, rounding, and a QR bill.
  {
    name: 'ch-zeitschrift-abo-qr',
    plan: {
      currency: 'CHF',
      rates: [2.6, 8.1],
      lines: [3, 6],
      isOnce: true,
      isInOrder: true,
      most: 1,
      isGross: true,
      isBuyerPerson: true,
      rounding: 1,
      days: [30],
      ...between('DE', swiss, 'Treuhand|Coiffure|Physiotherapie', 'AG|GmbH'),
      items: itemsOf(`
        Jahresabonnement Print, 10 Ausgaben||98|138; Zusatz E-Paper und Archiv, 12 Monate||24|36;
        Geschenkabonnement, 10 Ausgaben||89|118; Wandkalender, Vorzugspreis für Abonnenten||19|28;
        Sammelschuber, Leinen||21|32|1; Stofftasche „Gipfel“||12|18|1`),
      numbers: (random) => `${random.int(40, 89)}${random.digits(5)}`,
    },
    style: {
      ...point,
      thousands: '’',
      date: (y, m, d) => `${Number(d)}. ${german[Number(m) - 1]} ${y}`,
    },
    css: '@page{margin:0} body{font:9.5pt/1.4 "Inter";margin:0} .pg{height:296mm;position:relative;padding:14mm 18mm 0 22mm;box-sizing:border-box} .lo{font:900 22pt/1 "Lato";letter-spacing:-1px} .im{font-size:7pt;color:#555;margin-top:1.5mm} .to{position:absolute;left:118mm;top:42mm} .id{margin-top:19mm;width:84mm;font-size:8.5pt} .id td{padding:.6px 0} .id td:first-child{width:32mm;color:#555} h1{font:700 13pt "Lato";margin:9mm 0 1.5mm} .l{margin-top:3mm} .l td,.l th{padding:2.4px 0;font-size:8.8pt;text-align:left;font-weight:400} .l th{border-bottom:.8pt solid #000;color:#555;font-size:7.5pt} .l .t td{border-top:.8pt solid #000} .l .k td{font-weight:700} .v{width:96mm;margin-top:2.5mm} .v td,.v th{font-size:7.3pt;padding:.5px 0;text-align:left;font-weight:400;color:#444} .of{border:.6pt solid #000;padding:2mm 3mm;font-size:7.8pt;margin-top:3mm;line-height:1.35} .qr{position:absolute;left:0;bottom:0;width:210mm;height:105mm;border-top:.5pt dashed #000;font:8pt/9.5pt "Liberation Sans"} .qr h3{font-size:11pt;margin:0 0 4mm} .qr b{font-size:6.5pt;display:block;margin-top:2mm} .qr div{position:absolute;box-sizing:border-box} .rec{left:0;top:0;width:62mm;height:105mm;padding:5mm;border-right:.5pt dashed #000} .pay{left:62mm;top:0;width:148mm;height:105mm;padding:5mm} .am{left:5mm;top:68mm;width:50mm} .am span{display:inline-block;margin-right:5mm} .acc{right:5mm;top:82mm} .inf{left:56mm;top:5mm;width:87mm;font-size:9pt;line-height:11pt} .qr svg{position:absolute;left:5mm;top:17mm;width:46mm;height:46mm} .x{position:absolute;left:24.5mm;top:36.5mm;width:7mm;height:7mm;background:linear-gradient(#fff,#fff) center/4.2mm 1.3mm no-repeat,linear-gradient(#fff,#fff) center/1.3mm 4.2mm no-repeat,#000;border:.5mm solid #fff;box-sizing:border-box}',
    draw: (p) => {
      asSwiss(p, ['30', 100, 999])
      const { doc: d, random } = p
      trading(
        p,
        swiss,
        'Verlag Gratwärts AG|{last} Medien GmbH|Genossenschaft Alpenblatt|{last} & {last} Verlag|EDITION GRAT'
      )
      const { seller, buyer } = d
      const rows = p.lines((l) =>
        row([
          `${p.number(l.quantity)}`,
          l.description,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 1)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const sum = (label: string, cents: number, kind = '') =>
        `<tr class="${kind}"><td></td><td colspan=3>${label}</td><td class=r>${p.plain(cents)}</td></tr>`
      const vat = p.taxes((t) =>
        row([
          `${p.number(t.rate, 1)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const reference = qrReference(`${random.int(10, 98)}0000${random.digits(20)}`)
      const shown = `${reference.slice(0, 2)} ${reference.slice(2).replace(/(.{5})(?=.)/g, '$1 ')}`
      const party = (who: Person) =>
        ['S', who.name, who.street, '', who.postCode, who.town, 'CH'].join('\n')
      const payload = `SPC\n0200\n1\n${seller.iban}\n${party(seller)}${'\n'.repeat(8)}${(d.amountDue / 100).toFixed(2)}\nCHF\n${party(buyer)}\nQRR\n${reference}\n\nEPD`
      const code = renderSVG(unescaped(payload), { ecc: 'M', border: 0 })
      const money = `<div class=am><span><b>Währung</b>CHF</span><span><b>Betrag</b>${p.plain(d.amountDue).replace('’', ' ')}</span></div>`
      const account = `<b>Konto / Zahlbar an</b>${grouped(seller.iban)}<br>${swissAddress(seller)}<b>Referenz</b>${shown}`
      const debtor = `<b>Zahlbar durch</b>${swissAddress(buyer)}`
      const vatId = seller.vatId.replace(/^CHE(\d{3})(\d{3})(\d{3})$/, 'CHE-$1.$2.$3 MWST')
      return `<div class=pg><div class=lo>${random.pick(['GRAT&amp;TAL', 'gratwärts.', 'Das Alpenblatt'])}</div><div class=im>Eine Zeitschrift aus dem Hause ${seller.name} · ${seller.street} · ${codeFirst(seller)} · ${vatId}</div>
<div class=to>${swissAddress(buyer)}</div>
<table class=id>${fact('Rechnung', d.number)}${fact('vom', p.date(d.issueDate))}${fact('Abo-Nr.', d.customerNumber)}${fact('Zahlbar bis', p.date(d.dueDate))}${fact('Leserservice', seller.telephone)}</table>
<h1>Rechnung – Abonnement und Bestellungen</h1>
<table class=l>${heading(['Anz.', 'Bezeichnung', '>Preis CHF', '>MWST %', '>Betrag CHF'])}${rows.join('')}${sum('Total inkl. MWST', d.total, 't')}${d.rounding ? sum('Rundung', d.rounding) : ''}${sum('Rechnungsbetrag CHF', d.amountDue, 'k')}</table>
<table class=v>${heading(['enth. MWST', '>Netto', '>MWST', '>Brutto'])}${vat.join('')}${row(['Summe', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
<div class=of><b>Noch günstiger:</b> 2 Jahre für CHF ${random.int(196, 214)}.– statt CHF 240.–. Bestellen Sie unter ${seller.site}/abo, wir senden Ihnen eine neue Rechnung. Ohne Kündigung verlängern sich Abonnemente um ein Jahr.</div>
<div class=qr><div class=rec><h3>Empfangsschein</h3>${account}${debtor}${money}<div class=acc><b>Annahmestelle</b></div></div><div class=pay><h3>Zahlteil</h3>${code}<i class=x></i>${money}<div class=inf>${account}${debtor}</div></div></div></div>`
    },
  },
]
