import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { asIrish, asSwiss } from '../irish_and_swiss.ts'
import type { Item } from '../make_document.ts'
import { partiesIn, type Country, type Person, type Pools } from '../people.ts'
import {
  address,
  britishVat,
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
  type Print,
} from '../print.ts'
import type { Random } from '../random.ts'
import { squareCode } from '../square_code.ts'

type Parties = Partial<Pools['GB']>

const listOf = (text: string, sign = ';') => text.split(sign).map((part) => part.trim())
const townsOf = (text: string) =>
  listOf(text).map((town) => listOf(town, '|')) as unknown as Pools['GB']['towns']

/** Items as `description|unit|lowest|highest|index of the rate`. */
const itemsOf = (text: string): Item[] =>
  listOf(text).map((item) => {
    const [name, unit, least, most, rate] = listOf(item, '|')
    return [name, unit, Number(least), Number(most), Number(rate ?? 0)]
  })

const british: Parties = {
  first: listOf('Gwen; Rhys; Imogen; Desmond; Farah; Alun; Josephine; Piers'),
  last: listOf(
    'Abernant; Birchall; Cadwallader; Dauncey; Godsall; Hopton; Merewether; Preece; Tudge; Yapp'
  ),
  streets: listOf(
    '9 Wyebank Terrace; The Old Forge, Bridge Street; Unit 11, Rotherwas Court; 132 Holme Lacy Road; 4a Castle Hill'
  ),
  towns: townsOf(
    'Hereford|HR2 6JL; Ross-on-Wye|HR9 7AE; Monmouth|NP25 3DQ; Cheltenham|GL50 1SH; Swansea|SA1 4PE'
  ),
}
const irish: Parties = {
  first: listOf('Bríd; Eamon; Niamh; Colm; Sheila; Diarmuid; Gráinne'),
  last: listOf(
    'Brosnan; Crehan; Dineen; Fahy; Geoghegan; Hanrahan; Keane; Lenihan; Nestor; O’Grady'
  ),
  streets: listOf('Kilrush Road; 17 Abbey Street; Lisheen; Ballymacurtain; 3 Fairgreen Terrace'),
  towns: townsOf(
    'Ennis, Co. Clare|V95 K6P2; Gort, Co. Galway|H91 T3FN; Nenagh, Co. Tipperary|E45 HW28; Listowel, Co. Kerry|V31 XD60'
  ),
  tel: '065 ',
}
const german: Parties = {
  first: listOf('Annegret; Tjark; Friederike; Malte; Silke; Henning; Wiebke; Levke'),
  last: listOf(
    'Bodenstedt; Düwel; Engelke; Fricke; Grote; Heuer; Könnecke; Meinecke; Oelkers; Rühmkorf'
  ),
  streets: listOf(
    'Groner Landstraße 41; Am Leinekanal 5; Hildesheimer Str. 210 b; Wiesenweg 18; Calenberger Esplanade 3'
  ),
  towns: townsOf(
    'Göttingen|37073; Hannover|30169; Northeim|37154; Alfeld (Leine)|31061; Neustadt am Rübenberge|31535'
  ),
}
const austrian: Parties = {
  first: listOf('Magdalena; Lukas; Theresa; Gernot; Viktoria; Reinhard'),
  last: listOf('Auer; Dirnberger; Feichtinger; Gruber; Lettner; Plank; Schachner; Wöhrer'),
  streets: listOf('Dorfstraße 21; Am Anger 4; Wiener Straße 88/2; Oberndorf 17; Mühlbachgasse 9'),
  towns: townsOf('Tulln|3430; Melk|3390; Amstetten|3300; Hollabrunn|2020; Freistadt|4240'),
}
const swiss: Parties = {
  first: listOf('Regula; Beat; Corinne; Urs; Nadja; Reto; Fabienne'),
  last: listOf('Ackermann; Bühlmann; Frei; Hodel; Käser; Lüthi; Steiner; Wyss; Zumstein'),
  streets: listOf(
    'Schulhausstrasse 12; Dorfplatz 1; Bernstrasse 54; Sonnhaldenweg 7; Im Lindenfeld 33'
  ),
  towns: townsOf('Langenthal|4900; Sursee|6210; Burgdorf|3400; Zofingen|4800; Wohlen AG|5610'),
}

/** Buyers of these trades, and persons with the names of a country. */
const among = (country: Country, own: Parties, trade: string, forms: string) => ({
  country,
  pools: partiesIn(country, { ...own, trade: listOf(trade, '|'), forms: listOf(forms, '|') }),
})

/** Names the seller after one of the patterns. */
function named({ doc, random }: Print, { first, last }: Parties, patterns: string): void {
  const name = random
    .pick(listOf(patterns, '|'))
    .replace(/\{(first|last)\}/g, (_, word) => random.pick((word === 'first' ? first : last)!))
  const site = name
    .normalize('NFKD')
    .replace(/-/g, ' ')
    .replace(/[^A-Za-z ]+/g, '')
    .trim()
    .split(/ +/)
    .slice(0, 2)
    .join('-')
    .toLowerCase()
  Object.assign(doc.seller, { name, mail: `info@${site}.example`, site: `www.${site}.example` })
}

const fact = (label: string, value: string) => row([label, value])
const amount = (label: string, value: string) => row([label, `>${value}`])
const pounds = (p: Print, cents: number) => `£${p.plain(cents)}`

const swissCross =
  '<path fill="#fff" d="M15 15h7v7h-7z"/><path d="M15.5 15.5h6v6h-6z"/><path fill="#fff" d="M18 16.5h1v1.5h1.5v1h-1.5v1.5h-1v-1.5h-1.5v-1h1.5z"/>'

/** A Swiss reference with its check digit, in groups. */
function referenceOf(random: Random): string {
  const table = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]
  const digits = `${random.digits(10)}000${random.digits(13)}`
  const carry = [...digits].reduce((rest, digit) => table[(rest + Number(digit)) % 10], 0)
  return `${digits}${(10 - carry) % 10}`.replace(/(.)(?=(.{5})+$)/g, '$1 ')
}

const swissAddress = (who: Person) => `${who.name}<br>${who.street}<br>${codeFirst(who)}`

const longDay = (year: string, month: string, day: string) =>
  `${Number(day)} ${monthsIn('GB')[Number(month) - 1]} ${year}`

const midwifeCodes: Record<string, string> = {
  'Beratung, auch telefonisch': '050',
  'Wochenbettbesuch nach der Geburt': '180',
  'Wochenbettbesuch mit Untersuchung des Kindes': '181',
  'Wochenbettbesuch mit erhöhtem Zeitaufwand': '181a',
  'Beratung bei Stillschwierigkeiten': '280',
  'Wegegeld': '310',
  'Materialpauschale Wochenbett': '380',
}

const laboratoryNumber = (name: string) =>
  10000 + [...name].reduce((code, letter) => (code * 37 + letter.charCodeAt(0)) % 89999, 11)

/** Invoices of the United Kingdom, Ireland, Germany, Austria and Switzerland. */
export const commonWyeLeine: Family[] = [
  // Fish wholesaler: page of a bookkeeping program with a VAT summary.
  {
    name: 'en-gb-fish-merchant-vat-summary',
    plan: {
      currency: 'GBP',
      rates: [0, 20],
      lines: [4, 15],
      most: 9,
      isPart: true,
      days: [7, 14],
      ...among('GB', british, 'Bistro|Hotel|Brasserie|Tapas|Catering', 'Ltd|Limited|LLP'),
      items: itemsOf(`
        Cod fillet, skin on, pin-boned|kg|13|17; Haddock fillet, large|kg|12|16;
        Monkfish tail, skinned|kg|19|26; Day-boat hake, gutted, 2-3 kg|kg|9|12;
        Brown crab meat 50/50|kg|24|31; Native lobster, live|kg|32|44;
        Rope-grown mussels, cleaned|kg|4|6; Wild sea bass, line caught|kg|23|30;
        Cold smoked salmon, long sliced|kg|27|35; Mackerel, whole|kg|5|7.5;
        Tiger prawns 16/20, shell on|kg|15|19; Plaice, whole, 400-600 g|kg|7|10;
        Flake ice|kg|0.3|0.6|1; Dry ice pellets|kg|2.4|3.5|1; Oak smoking chips|kg|3|5|1`),
      numbers: (random) => `${random.int(10210, 38900)}`,
    },
    style: { ...point, date: slashed },
    css: 'body{font:9.5pt/1.4 "Open Sans";color:#393a3d;margin:0} h1{font:400 21pt "Open Sans";color:#0f6b7d;margin:8mm 0 4mm} .co{display:flex;justify-content:space-between} .co b{font-size:11.5pt} .fish{width:30mm;height:16mm} .at{display:flex;justify-content:space-between;margin-bottom:7mm} .cap{font-size:8pt;color:#8d9096;letter-spacing:.3px} .kv{width:66mm} .kv td{padding:0 0 1px} .kv td:first-child{text-align:right;font-size:8pt;color:#8d9096;width:30mm} .l th{background:#d3e6ea;color:#0f6b7d;font-weight:400;font-size:8pt;text-align:left;padding:4px 5px} .l td{padding:4px 5px;vertical-align:top} .l tr{break-inside:avoid} .e{display:flex;justify-content:space-between;border-top:1pt dotted #bbb;margin-top:4mm;padding-top:3mm;break-inside:avoid} .e>div{width:82mm;font-size:8.5pt} .t{width:78mm} .t td{padding:2px 0} .t td:first-child{font-size:8.5pt;color:#8d9096} .t .k td{border-top:1pt dotted #bbb;padding-top:5px;font-size:13pt;font-weight:600} .t .k td:first-child{font-size:8.5pt} .v{break-inside:avoid;margin-top:7mm} .v p{text-align:center;color:#0f6b7d;margin:0 0 1mm;border-bottom:1pt solid #d3e6ea;font-size:8.5pt} .v th{font-weight:400;font-size:8pt;color:#8d9096;text-align:left} .v td,.v th{padding:2px 5px}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        british,
        '{last} & Daughters Fish Merchants|WYE SEAFOODS|{last}’s Wet Fish Ltd|Quayside Catch (Wales) Limited|Harbour Lane Fish Company Ltd'
      )
      const days = daysOf(p, dayAfter(d.issueDate, -7), d.issueDate)
      const rows = p.lines((l, at) =>
        row([
          days[at],
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 1)}% ${l.rate ? 'S' : 'Z'}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const vat = p.taxes((t) =>
        row([
          `VAT @ ${p.number(t.rate)}%${t.rate ? '' : ' (zero-rated)'}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(baseOf(p, t))}`,
        ])
      )
      return `<div class=co><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>${d.seller.telephone}<br>${d.seller.mail}<br>VAT Registration No.: ${britishVat(d.seller.vatId)}</div><svg class=fish viewBox="0 0 60 32"><path fill="#0f6b7d" d="M2 16C14 2 32 2 44 14L58 4V28L44 18C32 30 14 30 2 16z"/><circle cx="13" cy="14" r="2" fill="#fff"/></svg></div>
<h1>Invoice</h1>
<div class=at><div><div class=cap>INVOICE TO</div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table class=kv>${fact('INVOICE', d.number)}${fact('DATE', p.date(d.issueDate))}${fact('TERMS', 'Weekly account')}${fact('DUE DATE', p.date(d.dueDate))}</table></div>
<table class=l>${heading(['DATE', 'DESCRIPTION', '>QTY', 'UNIT', '>RATE', '>VAT', '>AMOUNT'])}${rows.join('')}</table>
<div class=e><div>Weights are as recorded at dispatch. Shortages and quality claims by telephone before 11 a.m. on the day of delivery, please.<br><br>BACS: sort code ${random.int(20, 60)}-${random.digits(2)}-${random.digits(2)}, account no. ${random.digits(8)}.<br>Fish remains our property until paid for in full.</div><table class=t>${amount('SUBTOTAL', p.plain(d.subtotal))}${amount('VAT TOTAL', p.plain(d.tax))}${amount('TOTAL', p.plain(d.total))}${rowOf('k', ['BALANCE DUE', `>${pounds(p, d.amountDue)}`])}</table></div>
<div class=v><p>VAT SUMMARY</p><table>${heading(['RATE', '>VAT', '>NET'])}${vat.join('')}</table></div>`
    },
  },
  // Locum optometrist: a page written with a word processor by a person without VAT.
  {
    name: 'en-gb-locum-optometrist-clinics',
    plan: {
      currency: 'GBP',
      rates: [0],
      lines: [3, 13],
      most: 0,
      isSellerPerson: true,
      days: [14, 30],
      ...among('GB', british, 'Opticians|Eyecare|Optical|Vision Centre', 'Ltd|LLP|Limited'),
      items: itemsOf(`
        Full day clinic, High Street practice||280|330; Full day clinic, retail park practice||290|345;
        Saturday clinic||310|360; Half day clinic (a.m.)||150|180; Half day clinic (p.m.)||150|180;
        Domiciliary visits, care home||260|320; Minor eye conditions session (evening)||120|150;
        Contact lens clinic, half day||155|190; Glaucoma repeat readings session||110|140`),
      numbers: (random) => `LOC${random.digits(3)}`,
    },
    style: { ...point, date: longDay },
    css: 'body{font:11pt/1.35 "Carlito";margin:0 6mm} .me{text-align:right;line-height:1.3} .me b{font-size:14pt} h1{font:bold 16pt "Carlito";text-decoration:underline;text-align:center;margin:9mm 0 7mm} .r2{display:flex;justify-content:space-between;margin-bottom:6mm} .l th{text-align:left;border:.75pt solid #000;padding:2px 6px;background:#e7e6e6} .l td{border:.75pt solid #000;padding:2px 6px} .l td:first-child{width:39mm} .tt td{font-weight:bold} p{margin:5mm 0 0}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const rows = p.lines((l, at) => row([days[at], l.description, `>${pounds(p, l.amount)}`]))
      return `<div class=me><b>${d.seller.name}</b> BSc (Hons) MCOptom<br>Locum Optometrist, GOC 01-${random.digits(5)}<br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>Mobile 07${random.digits(3)} ${random.digits(6)}</div>
<h1>INVOICE</h1>
<div class=r2><div>To:<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div>Invoice no: ${d.number}<br>Invoice date: ${p.date(d.issueDate)}<br>UTR: ${random.digits(10)}</div></div>
<table class=l>${heading(['Date', 'Description', '>Fee'])}${rows.join('')}<tr class=tt><td colspan=2 class=r>Total</td><td class=r>${pounds(p, d.total)}</td></tr></table>
<p>I am self-employed and responsible for my own tax and National Insurance. I am not registered for VAT.</p>
<p>Please pay <b>${pounds(p, d.amountDue)}</b> by <b>${p.date(d.dueDate)}</b> by bank transfer to:<br>Account name: ${d.seller.name}<br>Sort code: ${random.int(20, 60)}-${random.digits(2)}-${random.digits(2)}<br>Account number: ${random.digits(8)}<br>Reference: ${d.number}</p>
<p>Thank you for having me. For further dates please text or e-mail: ${d.seller.mail}</p>`
    },
  },
  // Lift maintenance: credit note on a boxed stationery form.
  {
    name: 'en-gb-lift-service-credit',
    plan: {
      kind: 'creditNote',
      currency: 'GBP',
      rates: [20],
      lines: [1, 5],
      isOnce: true,
      most: 4,
      ...among('GB', british, 'Property Management|Care Homes|Estates|Hotels', 'Ltd|plc|LLP'),
      items: itemsOf(`
        Passenger lift, comprehensive maintenance, quarter charged after termination|qtr|380|640;
        Goods lift, basic service, quarterly visit not made|visit|140|210;
        Call-out charged in error: fault covered by contract|call|165|240;
        Engineer’s time, overcharged|hrs|68|92; Door operator belt, returned unused|no.|34|58;
        Emergency autodialler line rental, quarter|qtr|42|66;
        LOLER thorough examination, cancelled|exam|190|260`),
      numbers: (random) => `CN${random.digits(5)}`,
    },
    style: { ...point, date: slashed },
    css: 'body{font:9.5pt "Liberation Sans";margin:0} .hd{display:flex;justify-content:space-between;align-items:flex-start} .hd .n{font:bold 17pt "Liberation Sans";color:#a11b22;line-height:1.15} .hd .a{text-align:right;font-size:8.5pt;line-height:1.4} h1{font:bold 20pt "Liberation Sans";text-align:right;margin:5mm 0 3mm} .b{display:flex;gap:4mm;height:42mm} .b>div{border:1pt solid #000;border-radius:3mm;padding:3mm 4mm;line-height:1.4} .ad{width:98mm} .b .kv{flex:1} .kv td{padding:2px 0} .kv td:last-child{text-align:right;font-weight:bold} .g{border:1pt solid #000;border-radius:3mm;margin-top:4mm;height:112mm} .l th{border-bottom:1pt solid #000;padding:5px 6px;text-align:left;font-size:8.5pt} .l td{padding:5px 6px;vertical-align:top} .f{display:flex;gap:4mm;margin-top:4mm} .re{flex:1;border:1pt solid #000;border-radius:3mm;padding:3mm 4mm;font-size:8.5pt;line-height:1.45} .s{border:1pt solid #000;border-radius:3mm;width:72mm;padding:1mm 3mm} .s td{padding:5px 2px} .s tr:last-child td{font-weight:bold;font-size:11.5pt;border-top:.6pt solid #000} .ft{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.5pt;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        british,
        '{last} Lift Services Ltd|MARCHES LIFTS|{last} & {last} Elevators LLP|Severnside Lift and Escalator Maintenance Limited|Ascent Lift Engineers Ltd'
      )
      const rows = p.lines((l) =>
        row([
          `>${p.number(l.quantity)}`,
          l.unit,
          l.description,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate, 2)}`,
        ])
      )
      const words = d.seller.name.split(' ')
      const half = Math.ceil(words.length / 2)
      const sign =
        words.length > 4
          ? `${words.slice(0, half).join(' ')}<br>${words.slice(half).join(' ')}`
          : words.join(' ')
      return `<div class=hd><div class=n>${sign}</div><div class=a>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>Tel. ${d.seller.telephone}<br>24 hr call-out 0800 ${random.digits(3)} ${random.digits(3)}<br>accounts@${d.seller.site.slice(4)}</div></div>
<h1>CREDIT NOTE</h1>
<div class=b><div class=ad>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div class=kv><table>${fact('Credit Note No.', d.number)}${fact('Date / Tax Point', p.date(d.issueDate))}${fact('Account Ref.', d.customerNumber)}${fact('Your Order No.', d.orderNumber)}${fact('Contract No.', `LM/${random.digits(4)}`)}${fact('Against Invoice', `${random.int(41000, 58900)}`)}</table></div></div>
<div class=g><table class=l>${heading(['>Qty', 'Unit', 'Details', '>Unit Price £', '>Net £', '>VAT %'])}${rows.join('')}</table></div>
<div class=f><div class=re><b>Reason for credit</b><br>${random.pick(['Contract ended by agreement; charges raised in advance are credited from the date of termination.', 'Charges raised in error following your query; see our letter enclosed.', 'Site closed for refurbishment. Visits not carried out are credited.'])}<br><br>The credit has been posted to your account and may be set against any open invoice. Please do not pay against this document.</div><div class=s><table>${amount('Total Net Amount', `£ ${p.plain(d.subtotal)}`)}${amount('Total VAT Amount', `£ ${p.plain(d.tax)}`)}${amount('Credit Total', `£ ${p.plain(d.total)}`)}</table></div></div>
<div class=ft>${d.seller.name} &nbsp;|&nbsp; Registered in England and Wales No. 0${random.digits(7)} &nbsp;|&nbsp; VAT Reg. No. ${britishVat(d.seller.vatId)}<br>Member of the Lift and Escalator Industry Association &nbsp;|&nbsp; ISO 9001 &nbsp;|&nbsp; SafeContractor approved</div>`
    },
  },
  // Monumental sculptor: prices with VAT, and a deposit.
  {
    name: 'en-ie-headstone-mason-deposit',
    plan: {
      currency: 'EUR',
      rates: [13.5],
      lines: [2, 7],
      isOnce: true,
      isInOrder: true,
      isGross: true,
      most: 0,
      isBuyerPerson: true,
      prepaid: 0.8,
      days: [0, 7, 14],
      ...among('GB', irish, 'Funeral Directors|Parish|Undertakers', 'Ltd|& Sons'),
      items: itemsOf(`
        Kilkenny limestone headstone, 3'6" x 2'3", rustic sides||1450|2100;
        Polished black granite headstone, ogee top||1650|2400;
        Base and plinth to match||380|560; Kerb surround, double plot||890|1290;
        Hand-carved Celtic cross panel||290|460; Inscription, cut and gilded||410|690;
        Ceramic oval photo plaque 9 x 12 cm||120|170; Reinforced concrete foundation||340|480;
        White marble chippings and membrane||110|190; Burial ground permit, as charged||90|150;
        Delivery and erection||260|380`),
      numbers: (random, year) => `${random.int(12, 198)}/${year.slice(2)}`,
    },
    style: { ...point, money: (plain) => `€${plain}`, date: longDay },
    css: 'body{font:10.5pt/1.4 "EB Garamond";color:#1c1c1c;margin:0} .hd{display:flex;align-items:center;gap:6mm;border-top:3pt solid #3b4a42;border-bottom:.8pt solid #3b4a42;padding:4mm 2mm} .hd b{font:bold 21pt "EB Garamond";letter-spacing:.6px;line-height:1.1} .hd i{font-size:11pt} .hd>div:last-child{margin-left:auto;text-align:right;font-size:9.5pt;line-height:1.35} .hd .st{width:11mm;height:16mm} .t{display:flex;justify-content:space-between;margin:9mm 0 5mm} .t h1{font:italic 20pt "EB Garamond";margin:0 0 1mm;text-align:right} .t .d{text-align:right} .mem{border:.6pt solid #888;padding:2.5mm 4mm;margin-bottom:6mm;font-style:italic} .l th{font-variant:small-caps;font-weight:normal;text-align:left;border-bottom:.8pt solid #3b4a42;padding:2px 2px;font-size:11pt} .l td{padding:5px 2px;border-bottom:.4pt dotted #888} .s{width:92mm;margin:4mm 0 0 auto;break-inside:avoid} .s td{padding:3px 2px} .s .g td{font-weight:bold;font-size:12pt;border-top:.8pt solid #3b4a42} .s .n td{font-size:9.5pt;font-style:italic;padding:1px 2px} .s .k td{font-weight:bold;font-size:13pt;border-top:.8pt solid #3b4a42;border-bottom:2.4pt double #3b4a42} .p{margin-top:9mm;font-size:9.8pt;display:flex;gap:10mm;break-inside:avoid} .p>div{flex:1} .ft{margin-top:9mm;font-size:9pt;text-align:center;border-top:.4pt solid #888;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      asIrish(p, 'BOFI90')
      named(
        p,
        irish,
        '{last} Memorials|{last} & Sons Monumental Sculptors|CLARE STONECRAFT|{first} {last} Stone Carvers Ltd|Burren Headstones & Memorials Limited'
      )
      const rows = p.lines((l, at) => row([`${at + 1}.`, l.description, `>${p.money(l.amount)}`]))
      const rest = d.prepaid
        ? `${amount(`Deposit received with order, ${p.date(d.orderDate)}`, `– ${p.money(d.prepaid)}`)}${rowOf('k', ['Balance due', `>${p.money(d.amountDue)}`])}`
        : rowOf('k', ['Amount due', `>${p.money(d.amountDue)}`])
      return `<div class=hd><svg class=st viewBox="0 0 22 32"><path fill="#3b4a42" d="M4 26V11a7 7 0 0 1 14 0v15h3v5H1v-5z"/><path fill="none" stroke="#fff" stroke-width="1.4" d="M11 9v11M7.5 13h7"/></svg><div><b>${d.seller.name}</b><br><i>Headstones · Inscriptions · Restoration</i></div><div>${d.seller.street}<br>${d.seller.town}<br>${d.seller.postCode}<br>Tel. ${d.seller.telephone}</div></div>
<div class=t><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div class=d><h1>Invoice</h1>No. ${d.number}<br>${p.date(d.issueDate)}<br>Order ref. ${d.orderNumber}</div></div>
<div class=mem>Memorial erected ${p.date(d.deliveryDate)} at ${random.pick(['Drumcliff Cemetery, section C', 'Kilmacduagh burial ground', 'St Senan’s new cemetery', 'Tyone Cemetery, row 14'])}, plot ${random.int(12, 240)}</div>
<table class=l>${heading(['', 'To supply and fix', '>Price incl. VAT'])}${rows.join('')}</table>
<table class=s>${rowOf('g', ['Total including VAT', `>${p.money(d.total)}`])}${rowOf('n', ['of which net', `>${p.money(d.subtotal)}`])}${rowOf('n', [`of which VAT at ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${rest}</table>
<div class=p><div><b>Payment</b> due by ${p.date(d.dueDate)}.<br>By cheque payable to ${d.seller.name}, or by bank transfer:<br>IBAN ${grouped(d.seller.iban)}<br>BIC BOFIIE2D</div><div>Gilding is guaranteed for five years. Please allow the foundation to settle for six months before planting. Additional inscriptions can be cut on site by appointment.</div></div>
<div class=ft>VAT No. ${d.seller.vatId} &nbsp;·&nbsp; ${d.seller.mail} &nbsp;·&nbsp; Showroom open Monday to Saturday, 10 to 4</div>`
    },
  },
  // Laboratory supplies: several pages with batches below the goods.
  {
    name: 'de-laborbedarf-chargen',
    plan: {
      currency: 'EUR',
      rates: [19],
      lines: [34, 64],
      isOnce: true,
      most: 12,
      lineDiscount: 0.4,
      charge: 0.6,
      days: [30],
      ...among('DE', german, 'Umweltanalytik|Institut|Biotech|Wasserlabor|Pharma', 'GmbH|AG|e.V.'),
      items: itemsOf(`
        Pipettenspitzen 200 µl, gelb, lose, 1000 St.|Btl|9|14; Pipettenspitzen 1000 µl, blau, gestapelt|Box|7|12;
        Reagenzgläser AR-Glas 16 x 160 mm, 100 St.|VE|19|27; Petrischalen PS 94 x 16 mm, steril, 480 St.|Ktn|38|52;
        Nitrilhandschuhe, puderfrei, Gr. M|Pack|6|9; Nitrilhandschuhe, puderfrei, Gr. L|Pack|6|9;
        Becherglas niedrige Form, 250 ml|St|2|3.6; Becherglas hohe Form, 600 ml|St|4|5.8;
        Erlenmeyerkolben, enghals, 300 ml|St|3|4.9; Messkolben Kl. A, 100 ml, NS 12/21|St|11|16;
        Messzylinder PP, 500 ml|St|9|13; Laborflasche GL 45, 1000 ml, blaue Kappe|St|8|11;
        Zentrifugenröhrchen 50 ml, steril, 25 St.|Pack|7|11; Reaktionsgefäße 1,5 ml, 500 St.|Btl|12|17;
        Kryoröhrchen 2 ml, Außengewinde, 50 St.|Pack|24|33; Faltenfilter 185 mm, mittelschnell, 100 St.|Pack|14|21;
        Membranfilter Cellulosenitrat 0,45 µm, 47 mm|Pack|48|69; Spritzenvorsatzfilter PTFE 0,2 µm, 50 St.|Pack|39|58;
        Ethanol 96 %, vergällt, 2,5 l|Fl|16|23; Aceton p.a., 2,5 l|Fl|21|29;
        Salzsäure 37 % reinst, 1 l|Fl|12|18; Natronlauge 1 mol/l, 1 l|Fl|9|14;
        Methanol HPLC-Qualität, 2,5 l|Fl|23|34; Pufferlösung pH 7,00, 500 ml|Fl|11|16;
        Pufferlösung pH 4,01, 500 ml|Fl|11|16; Natriumchlorid reinst, 1 kg|Ds|7|12;
        Plate-Count-Agar, 500 g|Ds|62|84; Küvetten PS 10 mm, 100 St.|Pack|8|13;
        Pasteurpipetten PE 3 ml, 500 St.|Pack|15|22; Parafilm 100 mm x 38 m|Rolle|29|41;
        Laborwischtücher, 280 St.|Box|4|6; Spatel Edelstahl, Doppelform, 185 mm|St|5|8;
        Magnetrührstäbchen PTFE, 30 mm|St|3|5; Glaswolle, 500 g|Btl|18|26;
        Indikatorpapier pH 1-14, Rolle mit Farbskala|St|6|9; Schutzbrille, klar, EN 166|St|5|8;
        Dispenserflasche Braunglas, 1000 ml|St|19|27; Autoklavenband 19 mm x 50 m|Rolle|9|14`),
      numbers: (random) => `RE-${random.int(410, 899)}${random.digits(3)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:8.8pt "Roboto";color:#111;margin:0} .w>tbody>tr>td{padding:0} .w>tfoot td{height:20mm} .lg{display:flex;justify-content:flex-end;gap:3mm;align-items:center;font:bold 16pt "Roboto Condensed";color:#00508c;height:16mm} .lg svg{width:11mm} .a{display:flex;justify-content:space-between;align-items:flex-start;margin:10mm 0 6.5mm} .to{width:88mm;font-size:10pt;line-height:1.4} .sm{font-size:6.5pt;text-decoration:underline;white-space:nowrap;margin-bottom:3mm} .kv{width:70mm;margin-top:3.5mm} .kv td{padding:1.3px 0;font-size:8.5pt} .kv td:last-child{text-align:right} h1{font:bold 13pt "Roboto";margin:0 0 3mm} .l th{border-top:.8pt solid #00508c;border-bottom:.8pt solid #00508c;text-align:left;font-size:7.8pt;padding:3px 2px;color:#00508c} .l td{padding:3px 2px;vertical-align:top} .l tr{break-inside:avoid} .l small{font-size:7pt;color:#555} .s{width:86mm;margin:4mm 0 0 auto;break-inside:avoid} .s td{padding:2px 2px} .s tr:last-child td{font-weight:bold;font-size:10.5pt;border-top:.8pt solid #00508c;border-bottom:2.2pt double #00508c} .z{margin-top:6mm;line-height:1.5;break-inside:avoid} .ft{position:fixed;bottom:0;left:0;right:0;display:flex;justify-content:space-between;gap:4mm;white-space:nowrap;border-top:.6pt solid #00508c;padding-top:1.5mm;font-size:6.3pt;line-height:1.4;color:#444} .ft>:first-child{white-space:normal;max-width:40mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        german,
        '{last} Laborbedarf GmbH|LEINE LABORTECHNIK|{last} & {last} Laborhandel GmbH & Co. KG|Glas und Chemie {last} e.K.|Niedersächsische Laborausstattungs-Gesellschaft mbH'
      )
      const rows = p.lines((l, at) => {
        const batch = /, (1|2,5) l$|lösung|Agar|chlorid|steril/.test(l.description)
          ? `<br><small>Ch.-B. ${random.pick(['K', 'L', 'M'])}${random.digits(7)}</small>`
          : ''
        return row([
          `${(at + 1) * 10}`,
          `${laboratoryNumber(l.description)}`,
          `${l.description}${batch}`,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          l.discount ? `>${p.number(l.discount)} %` : '',
          `>${p.plain(l.amount)}`,
        ])
      })
      const shipping = d.charge
        ? amount('Fracht und Gefahrgutzuschlag', p.plain(d.charge))
        : amount('Fracht', 'frei')
      const discount = Math.round(d.total * 0.02)
      return `<div class=ft><div>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}</div><div>Tel. ${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}</div><div>Bankverbindung<br>IBAN ${grouped(d.seller.iban)}<br>BIC NOLADE21GOE</div><div>USt-IdNr. ${d.seller.vatId}<br>Steuer-Nr. ${d.seller.taxNumber}<br>AG Göttingen HRB ${random.digits(5)}</div></div>
<table class=w><tfoot><tr><td></td></tr></tfoot><tbody><tr><td><div class=lg><svg viewBox="0 0 24 24"><path fill="none" stroke="#00508c" stroke-width="2" d="M9 2h6M10 2v7L3.5 20.5A1 1 0 0 0 4.5 22h15a1 1 0 0 0 .9-1.5L14 9V2"/><path fill="#00508c" d="M8 14h8l3.5 6.5h-15z"/></svg>${d.seller.name}</div>
<div class=a><div class=to><div class=sm>${d.seller.name} · ${d.seller.street} · ${codeFirst(d.seller)}</div>${d.buyer.name}<br>Wareneingang / Einkauf<br>${address(d.buyer)}</div><table class=kv>${fact('Beleg-Nr.', `<b>${d.number}</b>`)}${fact('Belegdatum', p.date(d.issueDate))}${fact('Kunden-Nr.', d.customerNumber)}${fact('Ihre Bestellung', d.orderNumber)}${fact('Bestelldatum', p.date(d.orderDate))}${fact('Lieferschein', `LS-${random.digits(6)}`)}${fact('Lieferdatum', p.date(d.deliveryDate))}${fact('Bearbeitung', random.pick(['Frau Heuer', 'Herr Düwel', 'Team Innendienst']))}</table></div>
<h1>Rechnung</h1>
<table class=l>${heading(['Pos', 'Art.-Nr.', 'Bezeichnung', '>Menge', 'ME', '>Einzelpreis', '>Rabatt', '>Gesamt EUR'])}${rows.join('')}</table>
<table class=s>${amount('Warenwert', p.plain(d.lineTotal))}${shipping}${amount('Nettosumme', p.plain(d.subtotal))}${amount(`Umsatzsteuer ${p.number(d.taxes[0].rate)} %`, p.plain(d.tax))}${amount('Rechnungsbetrag EUR', p.plain(d.total))}</table>
<div class=z>Zahlbar bis ${p.date(d.dueDate)} ohne Abzug. Bei Zahlung bis ${p.date(dayAfter(d.issueDate, 10))} gewähren wir 2 % Skonto (${p.plain(discount)} EUR).<br>Sicherheitsdatenblätter gemäß Verordnung (EG) Nr. 1907/2006 finden Sie auf ${d.seller.site}. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Chemikalien sind vom Umtausch ausgeschlossen.</div></td></tr></tbody></table>`
    },
  },
  // Riding stable: prices with tax, a table of the rates, and a payment order.
  {
    name: 'at-reitstall-einstellung-code',
    plan: {
      currency: 'EUR',
      rates: [20, 10],
      lines: [2, 8],
      isOnce: true,
      isInOrder: true,
      isGross: true,
      most: 3,
      isBuyerPerson: true,
      days: [5, 10, 14],
      ...among('AT', austrian, 'Pferdezucht|Therapiereiten|Sportpferde', 'OG|GmbH'),
      items: itemsOf(`
        Einstellgebühr Boxe mit Paddock|Pferd|390|520; Einstellgebühr Offenstall|Pferd|270|340;
        Koppelservice|Pferd|35|60; Schrittmaschine|Pferd|25|45; Ein- und Ausdecken, Pauschale|Pferd|20|35;
        Reitstunde Einzel, 45 min|Std.|42|58; Beritt durch Bereiter|Std.|35|50;
        Sattelschrank zusätzlich|Stk.|8|14; Heu, Zusatzballen|Ballen|5|8|1;
        Kraftfutter Hafer, 25 kg|Sack|12|18|1; Karotten, 15 kg|Sack|7|11|1; Mineralfutter, 5 kg|Kübel|24|36|1`),
      numbers: (random, year) => `${year.slice(2)}/${random.int(100, 899)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dotted },
    css: 'body{font:10pt/1.4 "Lato";color:#2b2b2b;margin:0} .top{text-align:center} .top b{font:600 22pt "URW Gothic";color:#7a4a1e} .bar{height:1.2mm;background:#7a4a1e;margin:2mm 0 7mm} .t{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:8mm} .t h1{font:700 15pt "Lato";margin:0 0 1mm} .l th{text-align:left;font-size:8.5pt;border-bottom:1.2pt solid #7a4a1e;padding:3px 3px} .l td{padding:4px 3px;border-bottom:.4pt solid #ddd0c4} .g td{font-size:13pt;font-weight:700;padding:6px 3px} .x{width:96mm;margin-top:5mm} .x th{text-align:left;font-weight:400;font-size:8.3pt;color:#777} .x td,.x th{font-size:8.8pt;padding:1.5px 3px} .x .z td{border-top:.5pt solid #999;font-weight:700} .no{margin:6mm 0 0;font-size:9pt} .za{position:fixed;bottom:0;left:0;right:0;background:#fdf3d4;border:.8pt solid #b79c4b;font:8pt "Liberation Sans"} .za h2{margin:0;background:#f3df9b;font:bold 9.5pt "Liberation Sans";padding:1.5mm 3mm;display:flex;justify-content:space-between} .za .in{display:flex;gap:5mm;padding:3mm} .za .in>table{flex:1} .za td{border:.6pt solid #b79c4b;background:#fff;padding:1mm 2mm} .za td small{display:block;font-size:6pt;color:#7d6a2c} .qr{width:29mm;text-align:center;font-size:6.5pt}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        austrian,
        'Reitstall {last}|Pferdehof {last} OG|REITHOF MOOSBACH|Gestüt Hof {last} & {last} KG|Einstellbetrieb {first} {last}'
      )
      const month = Number(d.issueDate.slice(5, 7)) - 1
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.money(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) => {
        const base = baseOf(p, t)
        const own = taxOf(p, t)
        return row([
          `${p.number(t.rate)} %`,
          `>${p.plain(base)}`,
          `>${p.plain(own)}`,
          `>${p.plain(base + own)}`,
        ])
      })
      const cell = (label: string, value: string) => `<small>${label}</small>${value}`
      return `<div class=top><b>${d.seller.name}</b><br>${d.seller.street} · ${codeFirst(d.seller)} · ${d.seller.telephone} · ${d.seller.mail}</div><div class=bar></div>
<div class=t><div>An<br>${d.buyer.name}<br>${address(d.buyer)}</div><div class=r><h1>Rechnung Nr. ${d.number}</h1>Datum: ${p.date(d.issueDate)}<br>Leistungszeitraum: ${monthsIn('AT')[month]} ${d.issueDate.slice(0, 4)}</div></div>
<table class=l>${heading(['Bezeichnung', '>Menge', 'Einheit', '>Preis inkl. USt', '>USt', '>Betrag inkl. USt'])}${rows.join('')}<tr class=g><td colspan=5>Rechnungsbetrag</td><td class=r>${p.money(d.total)}</td></tr></table>
<table class=x>${heading(['Steuersatz', '>Netto', '>USt', '>Brutto'])}${taxes.join('')}${rowOf('z', ['Summe', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
<div class=no>Bitte überweisen Sie den Betrag bis ${p.date(d.dueDate)}. Die Einstellgebühr gilt laut Einstellvertrag je Pferd und Monat.<br>UID: ${d.seller.vatId} · LFBIS-Nr. ${random.digits(7)}</div>
<div class=za><h2><span>ZAHLUNGSANWEISUNG</span><span>AT</span></h2><div class=in><table><tr><td colspan=2>${cell('EmpfängerIn Name / Firma', d.seller.name)}</td></tr><tr><td colspan=2>${cell('IBAN EmpfängerIn', grouped(d.seller.iban))}</td></tr><tr><td>${cell('BIC (SWIFT-Code) der Empfängerbank', `RLNWATW1${random.digits(3)}`)}</td><td>${cell('Betrag', `EUR &nbsp; <b>${p.plain(d.amountDue)}</b>`)}</td></tr><tr><td colspan=2>${cell('Verwendungszweck', `Rechnung ${d.number}, ${d.buyer.name}`)}</td></tr><tr><td colspan=2>${cell('IBAN KontoinhaberIn / AuftraggeberIn', '&nbsp;')}</td></tr></table><div class=qr>${squareCode(random, '27mm', { side: 37 })}<br>Zahlen mit Code</div></div></div>`
    },
  },
  // Music school: fees of a term without tax, and the slip of a QR bill.
  {
    name: 'ch-musikschule-semester-qr',
    page: 'A4',
    plan: {
      currency: 'CHF',
      rates: [0],
      lines: [1, 5],
      isOnce: true,
      isInOrder: true,
      most: 0,
      isBuyerPerson: true,
      allowance: 0.4,
      rounding: 1,
      days: [30],
      ...among('DE', swiss, 'Kulturstiftung|Jugendheim|Tagesschule', 'AG|GmbH'),
      items: itemsOf(`
        Klavier, Einzelunterricht 30 Min.||720|880; Violine, Einzelunterricht 40 Min.||940|1120;
        Gitarre, Gruppe zu zweit 40 Min.||480|590; Querflöte, Einzelunterricht 30 Min.||720|880;
        Schlagzeug, Einzelunterricht 30 Min.||720|880; Ensemble Streicher||90|140; Kinderchor||60|110;
        Miete Instrument ½ Violine, Semester||90|130; Notenmaterial und Kopien||15|30;
        Einschreibegebühr||25|40`),
      numbers: (random) => `${random.int(21, 79)}${random.digits(4)}`,
    },
    style: { decimal: '.', thousands: '’', date: dotted },
    css: 'body{font:10pt/1.4 "Inter";color:#111;margin:0} .pg{padding:10mm 16mm 0 18mm} .hd{display:flex;justify-content:space-between} .hd b{font:700 15pt "Inter";color:#c2255c;line-height:1.15;display:block;max-width:92mm} .hd .a{font-size:8.5pt;text-align:right} .to{margin:12mm 0 10mm 98mm} h1{font:700 13pt "Inter";margin:0 0 1mm} .kv{width:110mm;margin-bottom:5mm} .kv td{padding:.6px 0;font-size:9pt} .kv td:first-child{width:38mm;color:#666} .l th{text-align:left;font-size:8.5pt;border-bottom:1pt solid #c2255c;padding:3px 0} .l td{padding:3.5px 0} .l .u td{border-top:.5pt solid #999} .l .k td{font-weight:700;border-top:1pt solid #c2255c} .no{font-size:8.3pt;margin-top:4mm;color:#333} .qb{position:fixed;left:0;right:0;bottom:0;height:101mm;border-top:.6pt dashed #000;display:flex;font:8pt/1.3 "Liberation Sans";color:#000;background:#fff} .qb .e{width:52mm;border-right:.6pt dashed #000;padding:4mm 4mm 0 2mm;box-sizing:border-box} .qb .z{flex:1;display:flex;padding:4mm 2mm 0 5mm} .qb h2{font:bold 11pt "Liberation Sans";margin:0 0 3mm} .qb b{font-size:6.6pt;display:block;margin-top:2.2mm} .qb .z b{font-size:8pt;margin-top:2.6mm} .qb .z .i{flex:1;font-size:9.2pt;line-height:1.25} .qb .z .l1{width:55mm} .qb .am{display:flex;gap:6mm;margin-top:3mm}',
    draw: (p) => {
      const { doc: d, random } = p
      asSwiss(p, ['30', 100, 999])
      named(
        p,
        swiss,
        'Musikschule Oberes Wynental|Verein Musikschule Lindenfeld|MUSIKSCHULE AARETAL|Musikschule {last} & {last}|Regionale Musikschule Burgrain-Seetal'
      )
      const rows = p.lines((l) => row([l.description, `>${p.plain(l.amount)}`]))
      const year = Number(d.issueDate.slice(0, 4))
      const half = Number(d.issueDate.slice(5, 7)) < 7 ? '2. Semester' : '1. Semester'
      const start = half === '1. Semester' ? year : year - 1
      const reference = referenceOf(random)
      const less = d.allowance
        ? `${rowOf('u', ['Zwischentotal', `>${p.plain(d.lineTotal)}`])}${amount('Familienermässigung', p.plain(-d.allowance))}`
        : ''
      const pay = (label: string, value: string) => `<b>${label}</b>${value}`
      const account = pay(
        'Konto / Zahlbar an',
        `${grouped(d.seller.iban)}<br>${swissAddress(d.seller)}`
      )
      const debtor = pay('Zahlbar durch', swissAddress(d.buyer))
      const plain = p.plain(d.amountDue).replace('’', ' ')
      const sums = `<div class=am><div>${pay('Währung', 'CHF')}</div><div>${pay('Betrag', plain)}</div></div>`
      return `<div class=pg><div class=hd><b>${d.seller.name}</b><div class=a>Sekretariat<br>${d.seller.street}<br>${codeFirst(d.seller)}<br>${d.seller.mail}</div></div>
<div class=to>${swissAddress(d.buyer)}</div>
<h1>Schulgeldrechnung ${half} ${start}/${String(start + 1).slice(2)}</h1>
<table class=kv>${fact('Rechnungsnummer', d.number)}${fact('Rechnungsdatum', p.date(d.issueDate))}${fact('Zahlbar bis', p.date(d.dueDate))}${fact('Schüler/in', `${random.pick(['Lena', 'Noé', 'Mia', 'Jonas', 'Elin'])}, Nr. ${d.customerNumber}`)}</table>
<table class=l>${heading(['Fach / Leistung', '>CHF'])}${rows.join('')}${less}${rowOf('u', ['Total', `>${p.plain(d.total)}`])}${amount('Rundung', p.plain(d.rounding))}${rowOf('k', ['Zu bezahlen', `>${p.plain(d.amountDue)}`])}</table>
<div class=no>Von der MWST ausgenommen (Art. 21 Abs. 2 Ziff. 11 MWSTG). Abmeldungen sind schriftlich bis 31. Mai bzw. 30. November einzureichen. Ratenzahlung auf Anfrage.</div></div>
<div class=qb><div class=e><h2>Empfangsschein</h2>${account}${pay('Referenz', reference)}${debtor}${sums}<div style="text-align:right;margin-top:4mm"><b>Annahmestelle</b></div></div><div class=z><div class=l1><h2>Zahlteil</h2>${squareCode(random, '46mm', { side: 37, middle: swissCross })}${sums}</div><div class=i>${account}${pay('Referenz', reference)}${pay('Zusätzliche Informationen', `Rechnung ${d.number}`)}${debtor}</div></div></div>`
    },
  },
  // Midwife: a bill of a person by numbers of the tariff, free of tax.
  {
    name: 'de-hebamme-privatrechnung',
    plan: {
      currency: 'EUR',
      rates: [0],
      lines: [4, 16],
      most: 0,
      isSellerPerson: true,
      isBuyerPerson: true,
      days: [14, 21, 30],
      ...among('DE', german, 'Familienzentrum|Mutter-Kind-Haus|Frauenklinik', 'gGmbH|e.V.'),
      items: itemsOf(`
        Beratung, auch telefonisch||12|16;
        Wochenbettbesuch nach der Geburt||68|84; Wochenbettbesuch nach der Geburt||68|84;
        Wochenbettbesuch mit Untersuchung des Kindes||79|96; Wochenbettbesuch mit erhöhtem Zeitaufwand||78|98;
        Beratung bei Stillschwierigkeiten||62|80;
        Wegegeld||4|13; Materialpauschale Wochenbett||31|45`),
      numbers: (random, year) => `${year}-${random.int(11, 98)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: dotted },
    css: 'body{font:10pt/1.4 "C059";font-variant-ligatures:none;margin:0;color:#222} .lh{text-align:right;border-right:2.5pt solid #9a4d6f;padding-right:4mm;line-height:1.35} .lh b{font:bold 15pt "C059";color:#9a4d6f} .sm{font-size:7pt;color:#555;border-bottom:.4pt solid #777;display:inline-block;margin-bottom:2mm} .to{margin:6mm 0 10mm;line-height:1.4;min-height:28mm} .od{display:flex;justify-content:space-between;margin-bottom:2mm} h1{font:bold 13pt "C059";font-variant-ligatures:none;margin:0 0 4mm} .l{margin-top:4mm} .l th{font-size:8.5pt;text-align:left;border-top:.7pt solid #222;border-bottom:.7pt solid #222;padding:3px 2px} .l td{padding:2.6px 2px} .l tr{break-inside:avoid} .l .k td{border-top:.7pt solid #222;font-weight:bold;padding-top:5px} p{margin:4mm 0 0} .ft{margin-top:8mm;border-top:.4pt solid #9a4d6f;padding-top:2mm;font-size:8pt;display:flex;justify-content:space-between;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const rows = p.lines((l, at) =>
        row([
          days[at],
          midwifeCodes[l.description],
          l.description,
          /besuch|Still/.test(l.description)
            ? `${random.int(8, 17)}:${random.pick(['00', '15', '30', '45'])}`
            : '',
          `>${p.plain(l.amount)}`,
        ])
      )
      const child = random.pick(['Ida', 'Theo', 'Juna', 'Mattis', 'Frieda'])
      return `<div class=lh><b>${d.seller.name}</b><br>Hebamme · Still- und Laktationsberaterin<br>${d.seller.street}, ${codeFirst(d.seller)}<br>Mobil 01${random.int(51, 79)} ${random.digits(8)}<br>IK ${random.int(45, 46)}${random.digits(7)}</div>
<div class=to><div class=sm>${d.seller.name} · ${d.seller.street} · ${codeFirst(d.seller)}</div><br>${d.buyer.name}<br>${address(d.buyer)}</div>
<div class=od><h1>Rechnung Nr. ${d.number}</h1><div>${d.seller.town}, ${p.date(d.issueDate)}</div></div>
Für meine Leistungen im Wochenbett (Kind ${child}, geb. ${p.date(dayAfter(d.from, -1))}) erlaube ich mir nach der Privatgebührenordnung für Hebammen des Landes Niedersachsen zu berechnen:
<table class=l>${heading(['Datum', 'Ziffer', 'Leistung', 'Uhrzeit', '>Betrag €'])}${rows.join('')}<tr class=k><td colspan=4>Rechnungsbetrag</td><td class=r>${p.money(d.total)}</td></tr></table>
<p>Die Leistungen sind nach § 4 Nr. 14 Buchst. a UStG von der Umsatzsteuer befreit.</p>
<p>Bitte überweisen Sie ${p.money(d.amountDue)} bis zum ${p.date(d.dueDate)} unabhängig von der Erstattung durch Ihre Krankenversicherung oder Beihilfestelle auf mein unten genanntes Konto. Eine Zweitschrift zum Einreichen liegt bei.</p>
<p>Mit herzlichen Grüßen<br><span style="font:20pt Z003;color:#24408e">${d.seller.name}</span></p>
<div class=ft><div>Steuernummer ${d.seller.taxNumber}</div><div>IBAN ${grouped(d.seller.iban)}</div><div>Sparkasse ${d.seller.town}</div></div>`
    },
  },
]
